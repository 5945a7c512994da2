"""WebKit, the engine of Safari: the small browser of WebKitGTK, driven by Selenium under Xvfb.

A driven WebKit tells nobody what its console says, so we listen to errors by a script, from the
moment on at which a page is loaded. What a page complains of while it loads is told by the same
browser when nobody drives it: it loads each page once more, and its console is our stderr.
"""

from __future__ import annotations

import os
import re
import subprocess
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from selenium.webdriver import WebKitGTK
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from browsers.window import LIMIT_SECONDS, Missing, Size, program

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

SCREEN: Final = "1600x1200x24"
THIN: Final = "* { min-width: 0; margin: 0; border: 0; padding: 0; }"
"""Its toolbar would not let a window be as narrow as a telephone."""
ERROR: Final = re.compile(r"CONSOLE (?:\w+ )*ERROR (.*)")
HEARD: Final = """
  if (!window.heardByTests) {
    const heard = (window.heardByTests = []);
    const hear = (what) => heard.push(String(what));
    addEventListener("error", (event) => hear(event.message ?? event.target), true);
    addEventListener("unhandledrejection", ({ reason }) => hear(reason));
    document.addEventListener("securitypolicyviolation", (event) =>
      hear(`${event.violatedDirective} forbids ${event.blockedURI}`));
    const { error } = console;
    console.error = (...what) => { hear(what.join(" ")); error.apply(console, what); };
  }
"""


class WebKit:
    """A page in WebKit."""

    def __init__(self, driver: WebKitGTK, small_browser: str, env: Mapping[str, str]) -> None:
        self.driver = driver
        self.small_browser = small_browser
        self.env = env
        self.version: str = driver.capabilities["browserVersion"]
        self.complaints: list[str] = []
        driver.set_page_load_timeout(LIMIT_SECONDS)
        driver.set_script_timeout(LIMIT_SECONDS)

    def go(self, address: str) -> None:
        """Load a page, here and where its console is heard."""
        self.driver.get(address)
        self.complaints += self._complaints_while_loading(address)

    def _complaints_while_loading(self, address: str) -> list[str]:
        command = [self.small_browser, "--enable-write-console-messages-to-stdout=true"]
        done = subprocess.run(
            [*command, "--exit-after-load", address],
            env=self.env,
            capture_output=True,
            text=True,
            timeout=LIMIT_SECONDS,
            check=False,
        )
        return ERROR.findall(done.stdout + done.stderr)

    def resize(self, size: Size) -> None:
        """Show so much of it: the window is higher than the page, by its toolbar."""
        for _ in range(2):
            seen = Size(*self.value("[innerWidth, innerHeight]"))
            window = self.driver.get_window_size()
            width = window["width"] + size.width - seen.width
            height = window["height"] + size.height - seen.height
            # Before its first layout a page may say that it is wider than any window.
            self.driver.set_window_size(max(width, size.width), max(height, size.height))

    def value(self, expression: str) -> Any:  # noqa: ANN401 - any JSON
        """What a script finds; what was heard since the last one comes along."""
        script = f"{HEARD} return [window.heardByTests.splice(0), {expression}];"
        heard, found = self.driver.execute_script(script)
        self.complaints += heard
        return found

    def press(self, x: int, y: int) -> None:
        """Click there with the mouse."""
        deeds = ActionBuilder(self.driver)
        mouse = deeds.pointer_action
        mouse.move_to_location(x, y).click()  # type: ignore[no-untyped-call]  # Selenium's own lack
        deeds.perform()

    def picture(self) -> bytes:
        """What is seen, as a PNG."""
        return self.driver.get_screenshot_as_png()

    def lacks(self) -> list[str]:
        """Chromium alone is asked."""
        return []


@contextmanager
def screen(folder: Path) -> Iterator[str]:
    """The name of a screen that nobody sees."""
    command = [program("Xvfb", "Xvfb"), "-displayfd", "1", "-screen", "0", SCREEN]
    with (
        (folder / "xvfb.txt").open("w") as stderr,
        subprocess.Popen(
            [*command, "-nolisten", "tcp"], stdout=subprocess.PIPE, stderr=stderr, text=True
        ) as process,
    ):
        try:
            assert process.stdout is not None
            number = process.stdout.readline().strip()
            if not number:
                raise Missing("Xvfb does not start; Xvfb -displayfd 1 may tell why.")
            yield f":{number}"
        finally:
            process.terminate()


def small_browser() -> str:
    """The small browser that comes with WebKitGTK."""
    places = ("lib/*/webkit2gtk-4.*", "libexec/webkit2gtk-4.*", "lib*/webkit2gtk-4.*")
    found = (path for place in places for path in sorted(Path("/usr").glob(f"{place}/MiniBrowser")))
    path = next(found, None)
    if path is None:
        raise Missing("WebKit's MiniBrowser is missing; Debian has it in libwebkit2gtk-4.1-0.")
    return str(path)


@contextmanager
def opened(folder: Path) -> Iterator[WebKit]:
    """A page in a WebKit of its own."""
    driver_path = program("WebKit's driver", "WebKitWebDriver")
    options = Options()
    options.binary_location = small_browser()
    options.add_argument("--automation")
    home = folder / "webkit"
    style = home / "gtk-3.0" / "gtk.css"
    style.parent.mkdir(parents=True)
    style.write_text(THIN)
    with screen(folder) as display:
        own = {"DISPLAY": display, "GDK_BACKEND": "x11"}
        own |= {f"XDG_{kind}_HOME": str(home) for kind in ("CACHE", "CONFIG", "DATA")}
        env = os.environ | own
        service = Service(driver_path, log_output=str(folder / "webkit.txt"), env=env)
        driver = WebKitGTK(options=options, service=service)
        try:
            yield WebKit(driver, options.binary_location, env)
        finally:
            driver.quit()
