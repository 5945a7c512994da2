"""Logs: what the house says to its host, in lines for people or for programs.

Keys, tokens, invitations and seeds are in no message of ours. Whatever looks like one is struck
out all the same, tracebacks too: an error may repeat anything.
"""

from __future__ import annotations

import json
import logging
import re
import sys
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from typing import TextIO

TEXT, JSON = "text", "json"
SECRETS: Final = re.compile(r"(?<![0-9A-Za-z])[0-9a-z]{26,}(?![0-9A-Za-z])")
"""A key, a token, an invitation, a seed, a salt, a nonce, a hash: no word is as long."""
STRUCK: Final = "…"


def struck(text: str) -> str:
    """A text without anything that looks like a secret."""
    return SECRETS.sub(STRUCK, text)


class Lines(logging.Formatter):
    """A line for people; what went wrong below it."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        """One message."""
        return struck(super().format(record))


class Objects(logging.Formatter):
    """A JSON object in a line, for programs."""

    default_time_format = "%Y-%m-%dT%H:%M:%S"
    default_msec_format = "%s.%03d"

    def format(self, record: logging.LogRecord) -> str:
        """One message."""
        told = {
            "time": self.formatTime(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": struck(record.getMessage()),
        }
        if record.exc_info:
            told["trace"] = struck(self.formatException(record.exc_info))
        return json.dumps(told, ensure_ascii=False)


def kept(kind: str, stream: TextIO | None = None) -> logging.Handler:
    """Where messages go from now on: to standard error."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(Objects() if kind == JSON else Lines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("groundlings").setLevel(logging.INFO if kind == JSON else logging.WARNING)
    return handler
