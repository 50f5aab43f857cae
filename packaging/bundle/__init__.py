"""The program as people install it: a folder that needs no Python, made for the system it is made on.

`python3 packaging/dev.py bundle` makes `build/bundle/`:

    dialproof/                   the program; its executable is `dialproof` (Windows: `.exe`, and `dialproofw.exe`)
    Dialproof.app                the same on macOS, besides the folder
    THIRD-PARTY-LICENCES/        a folder for each part with its licence texts, and index.txt
    sbom.cdx.json                every part with version and licence, as CycloneDX
    files.txt                    every file of the program with its SHA-256

Nothing of it names folders of the machine that builds, but for Python's own record of how it was made
(`_sysconfigdata…`), which has the prefix of the Python that was used.

What makes installers of the folder stands beside this package, a folder for each system. Nothing here is imported by
the program.
"""
