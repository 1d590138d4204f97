"""Make the pictures in docs/screenshots: every screen on a desk and a phone, by day and by night.

python scripts/make_screenshots.py            all of them
python scripts/make_screenshots.py room      those whose name holds this word
"""

from __future__ import annotations

import sys
import tempfile
from base64 import b64decode, b64encode
from collections.abc import Callable
from pathlib import Path
from typing import Final

import chromium
import page
import playground
from playground import DESK, GAMES, PHONE, Person, Theme
from playwright.sync_api import Browser, ViewportSize

FOLDER: Final = page.ROOT / "docs" / "screenshots"
NAMES: Final = {"en": "Ada", "ja": "はな", "sv": "Ebba", "pl": "Zofia", "zh-Hant": "小美"}
CHOICES: Final = {"classic": 13, "armored": 12, "super": 4}  # until there is something to see
SMOOTH: Final = 0.8  # of 1: paper and flat colours bear it
Way = Callable[[Person, dict[str, str]], None]


def home(ada: Person, codes: dict[str, str]) -> None:
    ada.go("/")
    ada.page.locator(".hero .train").wait_for()


def lobby(ada: Person, codes: dict[str, str]) -> None:
    name = NAMES[ada.language]
    ada.go(f"/table/{ada.new_room('classic', open_seats=1, bots=2, level='outlaw', name=name)}")


def casting(ada: Person, codes: dict[str, str]) -> None:
    ada.sit_down("classic", name=NAMES[ada.language])
    ada.look()


def room(game: str) -> Way:
    """The board, in the middle of a game, while something is asked."""

    def way(ada: Person, codes: dict[str, str]) -> None:
        ada.sit_down(game, bots=3, level="outlaw", name=NAMES[ada.language])
        ada.to_the_board()
        ada.play(CHOICES[game])
        ada.to_the_board()

    return way


def count(ada: Person, codes: dict[str, str]) -> None:
    ada.go(f"/table/{codes['classic']}")
    ada.page.locator(".ceremony .verdict").wait_for()


def replay(ada: Person, codes: dict[str, str]) -> None:
    ada.go(f"/replay/{codes['armored']}?at=150")


WAYS: Final[dict[str, Way]] = {
    "home": home,
    "lobby": lobby,
    "casting": casting,
    **{f"table-{game}": room(game) for game in GAMES},
    "count": count,
    "replay": replay,
}
"""How to come to each screen."""

DEVICES: Final[dict[str, ViewportSize]] = {"desk": DESK, "phone": PHONE}
THEMES: Final[dict[str, Theme]] = {"day": "light", "night": "dark"}

# Everything once in English on a desk by day, and then enough to see that all of it holds.
WANTED: Final = [
    *(f"{name}-{device}-en-day" for name in WAYS for device in DEVICES),
    *(f"{name}-desk-en-night" for name in ("home", "table-classic", "table-armored")),
    *(f"{name}-phone-en-night" for name in ("home", "table-super")),
    *(f"{name}-desk-ja-day" for name in ("home", "table-classic", "count")),
    *(f"{name}-phone-ja-night" for name in ("lobby", "table-armored", "replay")),
    *(f"home-phone-{language}-day" for language in ("zh-Hant", "sv", "pl", "ja")),
    *(f"table-classic-phone-{language}-day" for language in ("zh-Hant", "sv", "pl", "ja")),
]


def main(arguments: list[str]) -> int:
    if not page.is_fresh():
        page.build()
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        playground.serving(Path(folder)) as address,
        chromium.launched() as browser,
    ):
        ada = Person(browser, address)
        codes = {game: ada.finished(game, 4) for game in GAMES}
        ada.close()
        for name in WANTED:
            if all(word in name for word in arguments):
                size = take(browser, address, name, codes)
                print(f"{name}: {size / 1000:.0f} kB")
    total = sum(path.stat().st_size for path in FOLDER.iterdir())
    print(f"all together {total / 1e6:.2f} MB")
    return 0


def take(browser: Browser, address: str, name: str, codes: dict[str, str]) -> int:
    """Take one picture: its size in bytes."""
    screen, device, language, theme = parts_of(name)
    ada = Person(
        browser,
        address,
        screen=DEVICES[device],
        touch=device == "phone",
        theme=THEMES[theme],
        language=language,
    )
    WAYS[screen](ada, codes)
    ada.page.wait_for_timeout(700)  # whatever was moving has come to rest
    path = FOLDER / f"{name}.webp"
    path.write_bytes(webp(browser, ada.page.screenshot()))
    ada.close()
    return path.stat().st_size


def parts_of(name: str) -> tuple[str, str, str, str]:
    """The screen, the device, the language and the light."""
    for screen in WAYS:
        if name.startswith(f"{screen}-"):
            device, _, rest = name.removeprefix(f"{screen}-").partition("-")
            language, _, theme = rest.rpartition("-")
            return screen, device, language, theme
    raise ValueError(name)


SMALLER: Final = """
async ([png, quality]) => {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes]));
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  canvas.getContext("2d").drawImage(picture, 0, 0);
  const blob = await canvas.convertToBlob({type: "image/webp", quality});
  const made = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(made, (byte) => String.fromCharCode(byte)).join(""));
}
"""


def webp(browser: Browser, png: bytes) -> bytes:
    """The same picture at a fifth of the size; the browser knows how."""
    sheet = browser.new_page()
    made = sheet.evaluate(SMALLER, [b64encode(png).decode(), SMOOTH])
    sheet.close()
    return b64decode(made)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
