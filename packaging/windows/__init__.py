"""Dialproof on Windows: what its executables say of themselves, and the MSI that is made of the bundle.

    version_information.py   name, version and publisher, as the Explorer and IT's inventories show them
    msi_source.py            what the MSI installs, as WiX's XML: for one person, or for the machine
    msi.py                   makes it with wixl, and mends its tables
    installer.py             `python -m windows OUT`: the MSI of a bundle; on Windows signs what is there
    try_msi.py               installs and removes it on a real Windows, for the release workflow
    dialproof.ico            made by packaging/icons
    wine_python.py           makes a CPython for Windows on Linux, with the stubs in wine/; by_wine.py runs it
    wine_bundle.py           `dev.py bundle --windows`: the bundle by that Python, for trying
    wine_tests.py            `dev.py test --windows`

Silent: `msiexec /i Dialproof-….msi /qn`, with `MSIINSTALLPERUSER=""` for every user of the machine,
`ADDLOCAL=Program` where no shortcut is wanted on the desktop, `INSTALLFOLDER=…` for another folder.
"""
