"""The version resource of the executables (VS_VERSIONINFO), written as PyInstaller reads it."""

from __future__ import annotations

from pathlib import Path

from bundle import facts

# US English and Unicode: what Windows falls back to in every other language.
_LANGUAGE, _CODE_PAGE = 0x0409, 0x04B0
_RESOURCE = """VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0x0, OS=0x40004, fileType=0x1),
  kids=[
    StringFileInfo([StringTable('{table}', [{strings}])]),
    VarFileInfo([VarStruct('Translation', [{language}, {code_page}])]),
  ],
)
"""


def strings(program: str = facts.PROGRAM) -> dict[str, str]:
    """What the Properties of the executable say, by Windows' own names for it."""
    return {
        "CompanyName": facts.PUBLISHER,
        # The Task Manager, the firewall and “Open with” show this one as the program's name.
        "FileDescription": facts.NAME,
        "FileVersion": facts.VERSION,
        "InternalName": program,
        "LegalCopyright": facts.COPYRIGHT,
        "OriginalFilename": f"{program}.exe",
        "ProductName": facts.NAME,
        "ProductVersion": facts.VERSION,
    }


def text(program: str = facts.PROGRAM) -> str:
    """The resource of an executable, as PyInstaller's versioninfo module evaluates it."""
    return _RESOURCE.format(
        numbers=facts.four_numbers(),
        table=f"{_LANGUAGE:04x}{_CODE_PAGE:04x}",
        strings=", ".join(f"StringStruct({name!r}, {value!r})" for name, value in strings(program).items()),
        language=_LANGUAGE,
        code_page=_CODE_PAGE,
    )


def write(work: Path, program: str = facts.PROGRAM) -> Path:
    """The same as a file in the build's folder of work."""
    path = work / f"{program}-version.txt"
    path.write_text(text(program), "utf-8", newline="\n")
    return path


def icon(_work: Path) -> Path:
    """The icon of the executables."""
    return Path(__file__).with_name("dialproof.ico")
