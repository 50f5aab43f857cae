"""Dialproof on Linux: a .tar.xz that anybody can unpack, and a .deb for Debian, Ubuntu and their relatives.

    making.py      `python -m linux OUT`: both, of the bundle in OUT
    desktop.py     menu entries, icons and metainfo, as desktops and software centres look for them
    command_line.py the manual page and what bash completes, made of the command line's parser
    needs.py       the packages of the system that the bundle's libraries are looked for in
    debian.py      the .deb: the program in /opt/dialproof, the rest in /usr
    archive.py     the .tar.xz: the same files in one folder, with `install-for-me`
    files/         what is filled in and copied into them

There are no maintainer scripts: the caches of menus, icons and MIME types are brought up to date by the triggers of the
packages that they belong to, and nothing is written outside of the package. Silent: `apt-get install -y ./FILE.deb`,
`apt-get remove -y dialproof`; what people did with the program stays in their own folders.
"""
