"""Dialproof on Windows: what its executables say of themselves, and the installer that Inno Setup makes of the bundle.

    version_information.py   name, version and publisher, as the Explorer and IT's inventories show them
    dialproof.iss            the installer: for one person, or with /ALLUSERS for the machine
    installer.py             signs where a certificate is given, and runs Inno Setup
    dialproof.ico            made by packaging/icons
    wine_python.py           makes a CPython for Windows on Linux, with the stubs in wine/; by_wine.py runs it
    wine_tests.py            `dev.py test --windows`

Silent: `Dialproof-…-setup.exe /VERYSILENT /SUPPRESSMSGBOXES /NORESTART /LOG=FILE`, with `/MERGETASKS=!desktopicon`
where no shortcut is wanted on the desktop, `/DIR=FOLDER` for another folder, `/ALLUSERS` for every user of the machine.
"""
