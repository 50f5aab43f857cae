"""The policy of a computer counts only where nobody but its administrators can have written it."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable
from pathlib import Path

import certifi
import pytest

from desktop_app.core.errors import PolicyBroken
from desktop_app.core.service.policy import NO_POLICY, Policy
from desktop_app.storage.machine.policy_file import machine_policy, policy_path

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="owners and rights as POSIX has them")
TEXT = "[keeping]\ndays = 30\n"


def read(path: Path, trusted: int | None = None) -> Policy:
    return machine_policy(path, {0, os.getuid() if trusted is None else trusted})


def written(folder: Path, text: str = TEXT) -> Path:
    folder.mkdir(mode=0o755, exist_ok=True)
    path = folder / "policy.toml"
    path.write_text(text, "utf-8")
    path.chmod(0o644)
    return path


def test_the_place_is_the_machines_and_no_variable_leads_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    before = policy_path()
    for name in ("HOME", "XDG_CONFIG_HOME", "XDG_CONFIG_DIRS", "ProgramData", "ALLUSERSPROFILE", "DIALPROOF_HOME"):
        monkeypatch.setenv(name, "/tmp/mine")  # noqa: S108 - nothing is written there
    assert policy_path() == before
    assert before.is_absolute()


def test_where_there_is_none_nothing_is_fixed(tmp_path: Path) -> None:
    assert read(tmp_path / "dialproof" / "policy.toml") == NO_POLICY
    (tmp_path / "file").touch()
    assert read(tmp_path / "file" / "policy.toml") == NO_POLICY


def test_an_administrators_file_is_read_with_those_it_names(tmp_path: Path) -> None:
    folder = tmp_path / "etc"
    profile = folder / "acme.toml"
    path = written(folder, f'[connection]\nbase_url = "https://a.example/v1"\ndialect_file = "{profile}"\n')
    profile.write_text('[answers]\ntask_id = "id"\n', "utf-8")
    assert read(path).profile == '[answers]\ntask_id = "id"\n'
    # AND a file that it names is looked at just as closely
    profile.chmod(0o666)
    with pytest.raises(PolicyBroken, match=r"acme.toml”: others than its owner may write"):
        read(path)


def _world_writable(path: Path) -> None:
    path.chmod(0o646)


def _folder_of_a_group(path: Path) -> None:
    path.parent.chmod(0o775)


def _linked_elsewhere(path: Path) -> None:
    real = path.with_name("real.toml")
    path.rename(real)
    real.chmod(0o666)
    path.symlink_to(real)


def _dangling(path: Path) -> None:
    path.unlink()
    path.symlink_to(path.with_name("gone.toml"))


def _a_folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


def _not_text(path: Path) -> None:
    path.write_bytes(b"\xff\xfe\x00")


def _huge(path: Path) -> None:
    path.write_bytes(b"#" * 1_000_001)


def _wrong(path: Path) -> None:
    path.write_text("[keeping]\ndays = 0\n")


def _no_certificates(path: Path) -> None:
    path.write_text(f'[network]\ncertificates = "{path.with_name("ca.pem")}"\n')
    path.with_name("ca.pem").write_text("-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n")


def test_only_the_certificates_of_a_pem_file_count(tmp_path: Path) -> None:
    # GIVEN an authority between lines for people, as whoever exported it writes them
    found = re.search("-----BEGIN.*?-----END CERTIFICATE-----", Path(certifi.where()).read_text("utf-8"), re.S)
    assert found is not None
    pem = found[0]
    path = written(tmp_path / "etc", f'[network]\ncertificates = "{tmp_path / "etc" / "ca.pem"}"\n')
    (tmp_path / "etc" / "ca.pem").write_text(f"# Főtanúsítvány\n{pem}\nvége\n", "utf-8")
    assert read(path).network.certificates == pem + "\n"


def _letters_in_a_certificate(path: Path) -> None:
    _no_certificates(path)
    path.with_name("ca.pem").write_text("-----BEGIN CERTIFICATE-----\nő\n-----END CERTIFICATE-----\n", "utf-8")


def _words_for_certificates(path: Path) -> None:
    _no_certificates(path)
    path.with_name("ca.pem").write_text("certificates\n")


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (_world_writable, "others than its owner may write"),
        (_folder_of_a_group, "others than its owner may write"),
        (_linked_elsewhere, "others than its owner may write"),
        (_dangling, "No such file"),
        (_a_folder, "it is not a file"),
        (_not_text, "not UTF-8"),
        (_huge, "too large"),
        (_wrong, "line 2: days"),
        (_no_certificates, "certificates: the file holds no certificates"),
        (_letters_in_a_certificate, "certificates: the file holds no certificates"),
        (_words_for_certificates, "certificates: the file holds no certificates"),
    ],
)
def test_what_cannot_be_trusted_or_read_keeps_the_program_from_starting(
    tmp_path: Path, spoil: Callable[[Path], None], said: str
) -> None:
    path = written(tmp_path / "etc")
    assert read(path).most_days == 30
    spoil(path)
    with pytest.raises(PolicyBroken) as broken:
        read(path)
    assert said in str(broken.value)
    assert str(path) in str(broken.value)
    assert broken.value.exit_code == 2


def test_a_file_of_somebody_else_is_not_trusted(tmp_path: Path) -> None:
    path = written(tmp_path / "etc")
    with pytest.raises(PolicyBroken, match="does not belong to root"):
        machine_policy(path, {os.getuid() + 1})


@pytest.mark.skipif(sys.platform != "win32" and os.getuid() != 0, reason="only root gives a link to somebody else")
def test_a_link_of_somebody_else_leads_nowhere(tmp_path: Path) -> None:
    # GIVEN two policies of root's, and links between them in a folder in which everybody may make some
    strict, loose = written(tmp_path / "strict"), written(tmp_path / "loose", "[keeping]\ndays = 300\n")
    shared = tmp_path / "shared"
    shared.mkdir()
    shared.chmod(0o1777)
    links = {
        shared / "policy.toml": loose,
        shared / "folder": loose.parent,
        shared / "relative": Path("../loose/policy.toml"),
        shared / "further": shared / "policy.toml",
    }
    for link, target in links.items():
        link.symlink_to(target)
    for link in (shared / "policy.toml", shared / "folder" / "policy.toml", shared / "relative", shared / "further"):
        assert read(link).most_days == 300
    # WHEN they are somebody else's
    for name in ("policy.toml", "folder", "relative"):
        os.chown(shared / name, 4_711, 4_711, follow_symlinks=False)
    # THEN none is followed, neither at the end nor on the way nor behind another
    for link in (shared / "policy.toml", shared / "folder" / "policy.toml", shared / "relative", shared / "further"):
        with pytest.raises(PolicyBroken, match="does not belong to root"):
            read(link, trusted=0)
    # AND so is one that a policy names
    named = written(tmp_path / "naming", f'[network]\ncertificates = "{shared / "relative"}"\n')
    with pytest.raises(PolicyBroken, match="does not belong to root"):
        read(named, trusted=0)
    assert read(strict).most_days == 30


def test_links_that_lead_in_a_circle_are_told(tmp_path: Path) -> None:
    path = written(tmp_path / "etc")
    path.unlink()
    path.symlink_to(path.with_name("other"))
    path.with_name("other").symlink_to(path)
    with pytest.raises(PolicyBroken):
        read(path)
