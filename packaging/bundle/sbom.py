"""What is in the bundle, for whoever has to know: a bill of materials as CycloneDX (ECMA-424), version 1.6."""

from __future__ import annotations

import uuid
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path

from cyclonedx.contrib.license.factories import LicenseFactory
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.model.license import LicenseExpression
from cyclonedx.output.json import JsonV1Dot6
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
from packageurl import PackageURL

from bundle import facts
from bundle.licences import Part

FILE = "sbom.cdx.json"


class NotValid(Exception):
    """The bill doesn't fit CycloneDX's own schema."""


def write(out: Path, found: Iterable[Part], epoch: int) -> Path:
    """Write the bill of these parts; the same parts give the same file. `epoch`: its time, seconds since 1970."""
    program = Component(
        name=facts.PROGRAM,
        version=facts.VERSION,
        type=ComponentType.APPLICATION,
        licenses=[LicenseExpression(facts.LICENCE)],
        bom_ref="program",
    )
    components = [_component(part) for part in found]
    bom = Bom(components=components)
    bom.metadata.component = program
    bom.metadata.timestamp = datetime.fromtimestamp(epoch, UTC)
    bom.register_dependency(program, components)
    named = "\n".join(sorted(str(each.purl) for each in components))
    bom.serial_number = uuid.uuid5(uuid.NAMESPACE_DNS, f"{facts.IDENTIFIER} {facts.VERSION} {epoch}\n{named}")
    text = JsonV1Dot6(bom).output_as_string(indent=1)
    if wrong := JsonStrictValidator(SchemaVersion.V1_6).validate_str(text):
        raise NotValid(str(wrong))
    path = out / FILE
    path.write_text(text + "\n", "utf-8", newline="\n")
    return path


def _component(part: Part) -> Component:
    url = PackageURL(part.kind, "debian" if part.kind == "deb" else None, part.name, part.version)
    licences = [LicenseFactory().make_from_string(part.licence)]
    library = ComponentType.FRAMEWORK if part.name == "python" else ComponentType.LIBRARY
    return Component(
        name=part.name, version=part.version, type=library, purl=url, licenses=licences, bom_ref=url.to_string()
    )
