"""The program's icon in the forms that Windows and macOS want, made from resources/icons/app.svg.

`PYTHONPATH=packaging .venv/bin/python -m icons` writes `windows/dialproof.ico` and `macos/dialproof.icns`. They are
kept with the sources, so that whoever builds an installer needs no Qt for it; a test sees that they are the icon's.
"""
