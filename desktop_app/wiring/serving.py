"""Implements `dialproof serve`: the local service for a team."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable

from desktop_app.core.numbering.areas import load_areas_with
from desktop_app.core.service.policy import Feature
from desktop_app.local_service.serving import serve as serve_local
from desktop_app.storage.machine.home import open_home
from desktop_app.storage.machine.numbering_files import kept_areas
from desktop_app.storage.machine.policy_file import machine_policy
from desktop_app.wiring.given_key import take_given_key


def serve(arguments: argparse.Namespace, announce: Callable[[str], None]) -> int:
    """Serve the local service over HTTP on loopback until interrupted."""

    take_given_key()  # the key is for another service
    machine_policy().require(Feature.LOCAL_SERVICE)
    home = open_home(arguments.home)
    if home.exposed is not None:
        print(f"dialproof: {home.exposed.sentence}", file=sys.stderr)

    def listening(base_url: str, api_key: str) -> None:
        announce(json.dumps({"base_url": base_url, "api_key": api_key}))

    load_areas_with(kept_areas)
    serve_local(home.local_service, arguments.port, listening)
    return 0
