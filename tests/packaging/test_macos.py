"""What is made for macOS, as far as another system can look at it: nothing here has run there."""

from __future__ import annotations

import plistlib
from pathlib import Path

from bundle import facts
from icons.containers import ICNS_NAMES
from macos import app, disk_image

from desktop_app.ui.text.languages import LANGUAGES
from tests.packaging.icon_files import from_icns, looks_alike

HERE = Path(app.__file__).parent
KEYS = {"DIALPROOF_NOTARY_KEY": "/key.p8", "DIALPROOF_NOTARY_KEY_ID": "ID", "DIALPROOF_NOTARY_ISSUER": "issuer"}
MADE, PLACE = Path("/made"), Path("/empty")


def names(steps: list[list[str]]) -> list[str]:
    return [step[1] if step[0] == "xcrun" else step[0] for step in steps]


def test_lists_are_offered_to_open_with_it_and_keep_their_default() -> None:
    documents = plistlib.loads(plistlib.dumps(app.info()))["CFBundleDocumentTypes"]
    assert {each["LSHandlerRank"] for each in documents} == {"Alternate"}
    assert {each["CFBundleTypeRole"] for each in documents} == {"Viewer"}
    suffixes = {suffix for each in documents for suffix in each["CFBundleTypeExtensions"]}
    assert suffixes == {"xlsx", "xlsm", "xls", "xlsb", "ods", "csv", "tsv", "txt"}


def test_the_app_says_which_languages_it_has() -> None:
    by_apple = {"pt_BR": "pt-BR", "zh_CN": "zh-Hans"}
    assert set(app.info()["CFBundleLocalizations"]) == {by_apple.get(code, code) for code in LANGUAGES}


def test_the_hardened_runtime_allows_two_things_and_no_more() -> None:
    content = (HERE / "entitlements.plist").read_bytes()
    # A debugger's and a virtual machine's rights have no business in it; comments make codesign refuse the file.
    assert plistlib.loads(content) == {
        "com.apple.security.cs.allow-unsigned-executable-memory": True,
        "com.apple.security.cs.disable-library-validation": True,
    }
    assert b"<!--" not in content


def test_the_app_is_signed_only_with_an_identity() -> None:
    assert app.signing({}) == {}
    signed = app.signing({app.IDENTITY: "Developer ID Application: Somebody"})
    assert signed["codesign_identity"] == "Developer ID Application: Somebody"
    assert Path(signed["entitlements_file"]).is_file()


def test_an_image_is_made_without_keys_and_signed_and_notarised_with_them() -> None:
    # GIVEN no keys THEN the app is looked at and put into an image, nothing else
    plain = disk_image.commands(MADE, PLACE, {}, "arm64")
    assert names(plain) == [
        *("ditto", "ditto", "codesign", "codesign"),
        *("ditto", "ditto", "ditto", "ditto", "ln", "hdiutil"),
    ]
    # AND the licences are in the .app before its seal, which is looked at before it is copied
    assert {Path(step[-1]).parent.name for step in plain[:2]} == {"Resources"}
    assert plain[2] == ["codesign", "--force", "--sign", "-", str(MADE / "Dialproof.app")]
    assert plain[3][1] == "--verify"
    # AND nothing is deleted, and nothing written beside what the build made but the image
    assert not [step for step in plain if step[0] == "rm"]
    assert {Path(step[-1]).parent for step in plain[4:8]} == {PLACE}
    assert plain[-1][-1] == str(MADE / disk_image.image_name("arm64"))
    # GIVEN keys without an identity THEN nothing unsigned is sent to Apple
    assert disk_image.commands(MADE, PLACE, KEYS, "arm64") == plain
    # GIVEN an identity THEN the seal is Apple's, with what the hardened runtime allows
    sealing = disk_image.commands(MADE, PLACE, {app.IDENTITY: "Somebody"}, "arm64")[2]
    assert sealing[3] == "Somebody"
    assert {"--timestamp", "runtime", "--entitlements"} <= set(sealing)
    # GIVEN both THEN it is signed before it is notarised, and what Apple says is put into it
    signed = disk_image.commands(MADE, PLACE, {**KEYS, app.IDENTITY: "Somebody"}, "arm64")
    assert names(signed[len(plain) :]) == ["codesign", "notarytool", "stapler", "spctl"]
    assert not [part for step in signed for part in step if "password" in part]


def test_images_for_both_kinds_of_processor_differ_in_name() -> None:
    assert disk_image.image_name("arm64") == f"Dialproof-{facts.VERSION}-macos-arm64.dmg"
    assert disk_image.image_name("x86_64") != disk_image.image_name("arm64")


def test_the_icon_is_the_programs() -> None:
    pictures = from_icns((HERE / "dialproof.icns").read_bytes())
    assert set(pictures) == {name for several in ICNS_NAMES.values() for name in several}
    # The small ones are drawn by the same hand, and are quick to look at.
    assert all(looks_alike(pictures[ICNS_NAMES[side][0]], side, 0.04) for side in (32, 64, 128))
