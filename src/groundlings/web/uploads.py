"""Uploads: what a form with a file in it sends, part by part."""

from __future__ import annotations

from email import policy
from email.errors import MessageError
from email.parser import BytesParser
from typing import Final

from groundlings.stage.refusals import Wrong

UNREADABLE: Final = "this is no form: send its parts as multipart/form-data, text as UTF-8"
BYTE_ORDER_MARK: Final = "\ufeff"
"""Some editors begin a file with it."""


def parts_of(body: bytes, kind: str) -> list[tuple[str, str]]:
    """Each part by its name, as text; the line that names the parts comes with the request."""
    head = b"Content-Type: " + kind.encode("latin-1", "replace") + b"\r\n\r\n"
    try:
        whole = BytesParser(policy=policy.HTTP).parsebytes(head + body)
    except (MessageError, ValueError):
        raise Wrong(UNREADABLE) from None
    if not whole.is_multipart():
        raise Wrong(UNREADABLE)
    found = []
    for part in whole.iter_parts():
        name = part.get_param("name", header="content-disposition")
        content = part.get_payload(decode=True)
        if not isinstance(name, str) or not isinstance(content, bytes):
            raise Wrong(UNREADABLE)
        try:
            found.append((name, content.decode().removeprefix(BYTE_ORDER_MARK)))
        except UnicodeDecodeError:
            raise Wrong(UNREADABLE) from None
    return found
