"""Dialproof on macOS: what the .app says of itself, and the .dmg that it is handed on in.

    app.py               Info.plist, document types, and how the program is signed
    entitlements.plist   what the hardened runtime has to allow; app.py has the reasons
    disk_image.py        the .dmg: made, signed and notarised where keys are given
    dialproof.icns       made by packaging/icons

Installed by drawing Dialproof.app to Applications; by IT with
`hdiutil attach -nobrowse FILE.dmg`, `ditto` and `hdiutil detach`.
"""
