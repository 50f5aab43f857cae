"""What is made for macOS, as far as another system can look at it: nothing here has run there."""

from __future__ import annotations

import plistlib
import re
import shlex
from pathlib import Path

import pytest
from bundle import facts
from icons.containers import ICNS_NAMES
from macos import app, disk_image
from packaging.requirements import Requirement

from desktop_app.ui.text.languages import LANGUAGES
from tests.packaging.icon_files import from_icns, looks_alike

HERE = Path(app.__file__).parent
KEYS = {"DIALPROOF_NOTARY_KEY": "/key.p8", "DIALPROOF_NOTARY_KEY_ID": "ID", "DIALPROOF_NOTARY_ISSUER": "issuer"}
# A uniform type identifier: letters, digits, hyphens and dots.
_TYPE = re.compile(r"[a-z0-9-]+(\.[a-z0-9-]+){2,}|public\.[a-z-]+")
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
        *("plutil", "lipo", "ditto", "ditto", "codesign", "codesign"),
        *("ditto", "ditto", "ditto", "ditto", "ln", "hdiutil"),
    ]
    # AND the licences are in the .app before its seal, which is looked at before it is copied
    assert {Path(step[-1]).parent.name for step in plain[2:4]} == {"Resources"}
    assert plain[4] == ["codesign", "--force", "--sign", "-", str(MADE / "Dialproof.app")]
    assert plain[5][1] == "--verify"
    # AND nothing is deleted, and nothing written beside what the build made but the image
    assert not [step for step in plain if step[0] == "rm"]
    assert {Path(step[-1]).parent for step in plain[6:10]} == {PLACE}
    assert plain[-1][-1] == str(MADE / disk_image.image_name("arm64"))
    # GIVEN keys without an identity THEN nothing unsigned is sent to Apple
    assert disk_image.commands(MADE, PLACE, KEYS, "arm64") == plain
    # GIVEN an identity THEN the seal is Apple's, with what the hardened runtime allows
    sealing = disk_image.commands(MADE, PLACE, {app.IDENTITY: "Somebody"}, "arm64")[4]
    assert sealing[3] == "Somebody"
    assert {"--timestamp", "runtime", "--entitlements"} <= set(sealing)
    # GIVEN both THEN it is signed before it is notarised, and what Apple says is put into it
    signed = disk_image.commands(MADE, PLACE, {**KEYS, app.IDENTITY: "Somebody"}, "arm64")
    assert names(signed[len(plain) :]) == ["codesign", "notarytool", "stapler", "spctl"]
    assert not [part for step in signed for part in step if "password" in part]


def test_the_image_is_for_the_processor_that_it_is_named_after() -> None:
    for machine in ("arm64", "x86_64"):
        steps = disk_image.commands(MADE, PLACE, {}, machine)
        asked, image = steps[1], Path(steps[-1][-1])
        assert asked == ["lipo", str(MADE / "Dialproof.app/Contents/MacOS/dialproof"), "-verify_arch", machine]
        assert image.stem.endswith(machine)


def test_a_dry_run_tells_every_command_and_runs_none(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in {**KEYS, app.IDENTITY: "Somebody"}.items():
        monkeypatch.setenv(name, value)
    # None of the programs is there: a command that was run would fail.
    monkeypatch.setenv("PATH", str(tmp_path))
    assert disk_image.main([str(tmp_path), "--dry-run"]) == 0
    told = [shlex.split(line) for line in capsys.readouterr().err.splitlines()]
    assert names(told)[-4:] == ["codesign", "notarytool", "stapler", "spctl"]
    assert [*tmp_path.iterdir()] == []


def test_info_plist_has_keys_that_apple_knows_with_values_of_their_kind() -> None:
    # GIVEN the file as macOS would read it
    told = plistlib.loads(plistlib.dumps(app.info()))
    kinds = {
        "CFBundleDisplayName": str,
        "CFBundleDocumentTypes": list,
        "CFBundleLocalizations": list,
        "LSApplicationCategoryType": str,
        "LSMinimumSystemVersion": str,
        "NSHighResolutionCapable": bool,
        "NSHumanReadableCopyright": str,
        "NSRequiresAquaSystemAppearance": bool,
    }
    assert {key: type(value) for key, value in told.items()} == kinds
    assert re.fullmatch(r"\d+\.\d+", told["LSMinimumSystemVersion"])
    for document in told["CFBundleDocumentTypes"]:
        assert all(
            re.fullmatch(r"[a-z0-9-]+(\.[a-z0-9-]+){2,}|public\.[a-z-]+", name)
            for name in document["LSItemContentTypes"]
        )
        assert all(name.isalnum() for name in document["CFBundleTypeExtensions"])
    suffixes = [suffix for each in told["CFBundleDocumentTypes"] for suffix in each["CFBundleTypeExtensions"]]
    assert len(suffixes) == len(set(suffixes))
    # CFBundleIdentifier and CFBundleShortVersionString, which PyInstaller writes of these.
    assert re.fullmatch(r"[A-Za-z0-9-]+(\.[A-Za-z0-9-]+){2,}", facts.IDENTIFIER)
    assert re.match(r"\d+\.\d+\.\d+", facts.VERSION)


def test_the_oldest_system_is_said_alike_everywhere() -> None:
    oldest = app.OLDEST_SYSTEM.partition(".")[0]
    assert f"| macOS {oldest} or newer |" in (facts.ROOT / "docs" / "for-it.md").read_text("utf-8")


def test_both_kinds_of_processor_have_a_machine_and_a_locked_wheel_of_what_dropped_one() -> None:
    # GIVEN the machines of the workflow THEN one is of each kind
    text = (facts.ROOT / ".github" / "workflows" / "release.yml").read_text("utf-8")
    runners = re.findall(r"runner: (macos-\S+)", text)
    assert sorted(name.endswith("-intel") for name in runners) == [False, True]
    # AND cryptography, which has no wheel for Intel from 49 on, is in every lock for either, and holds no other back
    for lock in ("run", "dev", "bundle"):
        lines = (facts.ROOT / "packaging" / "locks" / f"{lock}.txt").read_text("utf-8")
        for arch, allowed in (("x86_64", range(49)), ("arm64", range(49, 99))):
            mac = {"sys_platform": "darwin", "platform_machine": arch}
            locked = map(Requirement, re.findall(r"^(cryptography==\S+(?: ; .*?)?) \\$", lines, re.MULTILINE))
            (version,) = (each.specifier for each in locked if each.marker is None or each.marker.evaluate(mac))
            assert int(str(version)[2:].partition(".")[0]) in allowed


def test_images_for_both_kinds_of_processor_differ_in_name() -> None:
    assert disk_image.image_name("arm64") == f"Dialproof-{facts.VERSION}-macos-arm64.dmg"
    assert disk_image.image_name("x86_64") != disk_image.image_name("arm64")


def test_the_icon_is_the_programs() -> None:
    pictures = from_icns((HERE / "dialproof.icns").read_bytes())
    assert set(pictures) == {name for several in ICNS_NAMES.values() for name in several}
    # The small ones are drawn by the same hand, and are quick to look at.
    assert all(looks_alike(pictures[ICNS_NAMES[side][0]], side, 0.04) for side in (32, 64, 128))
