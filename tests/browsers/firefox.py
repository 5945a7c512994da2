"""Firefox, driven over WebDriver BiDi: its own WebSocket, and no driver between."""

from __future__ import annotations

import base64
import json
import re
import subprocess
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

from websockets.sync.client import connect

from browsers.window import LIMIT_SECONDS, Missing, Size, program

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from websockets.sync.client import ClientConnection

LISTENS: Final = re.compile(r"^WebDriver BiDi listening on (ws://\S+)$")

MOUSE: Final = 'user_pref("ui.primaryPointerCapabilities", 6);'
"""Fine, and it hovers (2 + 4): without a screen Firefox believes that there is no mouse."""


class Firefox:
    """A page in Firefox."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.asked = 0
        self.complaints: list[str] = []
        begun = self.ask("session.new", capabilities={})
        self.version: str = begun["capabilities"]["browserVersion"]
        self.ask("session.subscribe", events=["log.entryAdded"])
        self.page: str = self.ask("browsingContext.getTree")["contexts"][0]["context"]

    def ask(self, method: str, **given: object) -> dict[str, Any]:
        """Give an order and wait for its answer; what is told meanwhile is heard."""
        self.asked += 1
        self.line.send(json.dumps({"id": self.asked, "method": method, "params": given}))
        while True:
            answer = json.loads(self.line.recv(timeout=LIMIT_SECONDS))
            if answer.get("method") == "log.entryAdded":
                self._hear(answer["params"])
            if answer.get("id") == self.asked:
                break
        if answer["type"] == "error":
            raise RuntimeError(f"Firefox does not {method}: {answer['message']}")
        found: dict[str, Any] = answer["result"]
        return found

    def _hear(self, entry: dict[str, Any]) -> None:
        if entry["level"] == "error":
            self.complaints.append(entry["text"])

    def go(self, address: str) -> None:
        """Load a page."""
        self.ask("browsingContext.navigate", context=self.page, url=address, wait="complete")

    def resize(self, size: Size) -> None:
        """Show so much of it."""
        self.ask("browsingContext.setViewport", context=self.page, viewport=size._asdict())

    def value(self, expression: str) -> Any:  # noqa: ANN401 - any JSON
        """What a script finds."""
        target = {"context": self.page}
        told = self.ask("script.evaluate", expression=expression, target=target, awaitPromise=False)
        if told["type"] == "exception":
            raise RuntimeError(told["exceptionDetails"]["text"])
        return told["result"].get("value")

    def press(self, x: int, y: int) -> None:
        """Click there with the mouse."""
        deeds = [
            {"type": "pointerMove", "x": x, "y": y},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "actions": deeds}
        self.ask("input.performActions", context=self.page, actions=[mouse])

    def picture(self) -> bytes:
        """What is seen, as a PNG."""
        found = self.ask("browsingContext.captureScreenshot", context=self.page)
        return base64.b64decode(found["data"])

    def lacks(self) -> list[str]:
        """Chromium alone is asked."""
        return []


@contextmanager
def opened(folder: Path) -> Iterator[Firefox]:
    """A page in a Firefox of its own."""
    profile = folder / "firefox"
    profile.mkdir()
    (profile / "user.js").write_text(MOUSE)
    path = program("Firefox", "firefox-esr", "firefox")
    command = [path, "--headless", "--no-remote", "--profile", str(profile)]
    command += ["--remote-debugging-port", "0"]
    said = folder / "firefox.txt"
    with (
        said.open("w") as stdout,
        subprocess.Popen(command, stdout=stdout, stderr=subprocess.PIPE, text=True) as process,
    ):
        try:
            assert process.stderr is not None
            listens = next(filter(None, map(LISTENS.match, process.stderr)), None)
            if listens is None:
                raise Missing("Firefox does not start; firefox-esr --headless may tell why.")
            # A proxy of the machine's is not meant for its own loopback.
            with connect(f"{listens[1]}/session", max_size=None, proxy=None) as line:
                firefox = Firefox(line)
                yield firefox
                firefox.ask("browser.close")
            process.wait(LIMIT_SECONDS)
        finally:
            process.kill()
