"""Reads the announcement of a new version from its configured address."""

from __future__ import annotations

import asyncio

import httpx

from desktop_app.api.bodies import Body, BodyBroken, BodyTooLarge
from desktop_app.api.exchange import new_client
from desktop_app.api.failures import words
from desktop_app.core.errors import UpdateNotRead
from desktop_app.core.service.policy import Network
from desktop_app.core.text.translatable import tr_text

LARGEST = 16 * 1024  # bytes, unpacked
SECONDS = 15.0  # in all


class HttpReleases:
    """Implements `services.program.updating.ReadReleases` over the proxy and certificates set for this computer.

    Each request has a client of its own: no key, no cookie, no redirect, and nothing that identifies the sender.
    """

    def __init__(self, network: Network) -> None:
        self._network = network

    async def __call__(self, address: str) -> bytes:
        """Return the announcement's bytes. Raise `UpdateNotRead`."""
        try:
            async with (
                asyncio.timeout(SECONDS),
                new_client(
                    transport=None, loopback_host="", connections=1, keepalive=False, network=self._network
                ) as client,
                client.stream("GET", address) as response,
            ):
                if response.status_code != httpx.codes.OK:
                    raise UpdateNotRead(reason=tr_text("status {status}", status=str(response.status_code)))
                return await Body(response, LARGEST).whole()
        except TimeoutError:
            reason: str = tr_text("no answer within {seconds} seconds", seconds=SECONDS)
        except BodyTooLarge:
            reason = tr_text("the answer is too large")
        except BodyBroken as error:
            reason = str(error)
        except (httpx.HTTPError, httpx.StreamError, httpx.InvalidURL, OSError, UnicodeError) as error:
            reason = words(error)
        except (ImportError, ValueError):
            reason = tr_text("the proxy setting of this computer can't be used")
        raise UpdateNotRead(reason=reason)
