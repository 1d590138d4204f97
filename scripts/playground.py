"""A server of our own and people in the browser, for the tests, the pictures and the measurements.

with serving(folder) as address, chromium.launched() as browser:
    person = Person(browser, address)
    person.sit_down("classic", bots=2)
    person.play()
"""

from __future__ import annotations

import json
import os
import queue
import re
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import IO, TYPE_CHECKING, Any, Final, Literal

import page as building
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from coltexpress.games import OFFERED

if TYPE_CHECKING:
    from playwright.sync_api import Browser, ConsoleMessage, Page, ViewportSize, WebSocketRoute

PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
DESK: Final[ViewportSize] = {"width": 1440, "height": 900}
GAMES: Final = OFFERED
PATIENCE: Final = 30_000  # milliseconds for whatever should come at once
UP: Final = 60  # seconds until the server must answer
SEED: Final = "COLTEXPRESS_SEED"  # who wishes for the same room is dealt the same, by this number
LONGEST: Final = 600  # choices in a game

Newcomer = Callable[..., "Person"]  # makes people, as they are wished for
Theme = Literal["light", "dark"]

# The server --------------------------------------------------------------------------------------


@contextmanager
def serving(folder: Path, *options: str) -> Iterator[str]:
    """A server with bots in a hurry, which keeps its rooms in this folder: its address."""
    command = [
        sys.executable,
        "-m",
        "coltexpress",
        *(
            "serve",
            "--no-browser",
            "--developer",
            "--host",
            "127.0.0.1",
            "--port",
            "0",
            "--lang",
            "en",
        ),
        *("--database", str(folder / "rooms.sqlite"), "--workers", "1"),
        *("--bot-pause", "0", "--generosity", "1000"),
        *("--seed", seed(), *options),
    ]
    with (
        (folder / "server.log").open("w", encoding="utf-8") as log,
        subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=log, text=True, cwd=building.ROOT
        ) as server,
    ):
        assert server.stdout is not None
        try:
            yield address_in(server.stdout, folder / "server.log")
        finally:
            server.terminate()
            try:
                server.wait(10)
            except subprocess.TimeoutExpired:
                server.kill()


def seed() -> str:
    """What deals follow from; another one shows what other deals do to the page."""
    return os.environ.get(SEED, "1")


def address_in(words: IO[str], log: Path) -> str:
    """Where the server says that it is; whatever it says later is read and forgotten."""
    said: queue.Queue[str] = queue.Queue()

    def listen() -> None:
        for line in words:
            said.put(line)
        said.put("")

    threading.Thread(target=listen, daemon=True).start()
    told = ""
    while line := said.get(timeout=UP):
        told += line
        found = re.search(r"http://\S+", line)
        if found:
            return found[0].rstrip("/")
    raise RuntimeError(f"the server does not start:\n{told}{log.read_text(encoding='utf-8')}")


# People ------------------------------------------------------------------------------------------

# What a page must never do; read from every page that a person opens.
WATCH: Final = """
addEventListener("securitypolicyviolation", (event) =>
  console.error(`forbidden by the policy: ${event.violatedDirective} ${event.blockedURI}`));
addEventListener("unhandledrejection", (event) =>
  console.error(`nobody caught: ${event.reason?.stack ?? event.reason}`));
"""

SETTLED: Final = """
() => document.querySelector("main h1, main h2") && !document.querySelector(".loading")
"""

# Everything that is lit: answers, things on the board and in the hand, bandits to be picked.
LIT: Final = "[data-option]:enabled, [data-target]:enabled, .gang button:enabled"
BOARD: Final = ".board[data-number]"
CONFIRM: Final = ".prompt .ways .primary:enabled, .planner .ways .primary:enabled"

# What can be done now, and where: in the middle of what is lit and not covered by anything else.
LOOK: Final = """
({lit, confirm, everything}) => {
  const all = (what) => [...document.querySelectorAll(what)].filter(
    (one) => one.getClientRects().length > 0);
  const places = (what) => all(what).flatMap((one) => {
    const {x, y, width, height} = one.getBoundingClientRect();
    const open = [0.5, 0.2, 0.8].map((part) => ({x: x + width * part, y: y + height / 2}))
      .find((at) => one.contains(document.elementFromPoint(at.x, at.y)));
    return open ? [open] : [];
  });
  if (all("dialog[open] #curtain").length)
    return {what: "curtain", places: places("dialog[open] .primary")};
  if (all(".ceremony").length) return {what: "over", places: [], hidden: 0};
  if (!everything && all(".animation[data-busy=true]").length)
    return {what: "animation", places: []};
  const ways = places(confirm);
  if (ways.length) return {what: "confirm", places: ways};
  const found = all(lit);
  if (!found.length) return null;
  return {what: "asked", places: places(lit), hidden: found.length};
}
"""


@dataclass
class Person:
    """Somebody with a browser of their own, who plays by clicking what is lit."""

    browser: Browser
    address: str
    screen: ViewportSize = field(default_factory=lambda: DESK)
    theme: Theme = "light"
    language: str = "en"
    speed: float = 4
    reduced: bool = True
    touch: bool = False
    tapped: bool = False  # the line to the server can be cut, and what goes out be changed
    seed: int = 1
    complaints: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.random = Random(self.seed)
        self.context = self.browser.new_context(
            base_url=self.address,
            viewport=self.screen,
            color_scheme=self.theme,
            reduced_motion="reduce" if self.reduced else "no-preference",
            locale=self.language,
            has_touch=self.touch,
        )
        self.context.set_default_timeout(PATIENCE)
        kept = json.dumps({"language": self.language, "speed": self.speed})
        self.context.add_init_script(
            f"localStorage.coltexpress ??= {json.dumps(kept)};{WATCH}",
        )
        self.lines: list[WebSocketRoute] = []
        self.is_cut = False
        self.held: list[tuple[WebSocketRoute, str]] | None = None
        self.forge: Callable[[str], str] = str
        if self.tapped:
            self.context.route_web_socket("**", self.tap)
        self.page = self.watched(self.context.new_page())

    def watched(self, page: Page) -> Page:
        """Note down what a good page never says."""

        def hear(message: ConsoleMessage) -> None:
            if message.type in ("error", "warning"):
                self.complaints.append(f"{message.type}: {message.text}")

        page.on("console", hear)
        page.on("pageerror", lambda error: self.complaints.append(f"uncaught: {error}"))
        return page

    def close(self) -> None:
        self.context.close()

    # The line

    def tap(self, line: WebSocketRoute) -> None:
        """Stand between the page and the server."""
        if self.is_cut:
            line.close()
            return
        server = line.connect_to_server()
        line.on_message(lambda words: server.send(self.forge(str(words))))
        server.on_message(lambda words: self.pass_on(line, str(words)))
        self.lines.append(line)

    def pass_on(self, line: WebSocketRoute, words: str) -> None:
        """What the server says; news are kept back while they are held."""
        if self.held is not None and json.loads(words)["type"] == "update":
            self.held.append((line, words))
        else:
            line.send(words)

    def hold(self) -> None:
        """Keep the news back."""
        self.held = []

    def release(self) -> None:
        """Let the news through again."""
        held, self.held = self.held or [], None
        for line, words in held:
            line.send(words)

    def cut(self) -> None:
        """Break the line, and every one that is dialled from now on."""
        self.is_cut = True
        while self.lines:
            self.lines.pop().close(code=3001)

    def mend(self) -> None:
        """Let the next line that is dialled hold."""
        self.is_cut = False

    # Coming to a room

    def go(self, path: str) -> None:
        """Open a screen and wait until it is there."""
        self.page.goto(path)
        self.settle()

    def settle(self) -> None:
        """Wait until a screen is there, with its letters."""
        self.page.wait_for_function(SETTLED)
        self.page.evaluate("document.fonts.ready.then(() => undefined)")

    def become(self, name: str) -> None:
        """Be a guest of the server, by name."""
        self.post("/api/guest", {"name": name})

    def post(self, path: str, body: dict[str, Any]) -> Any:  # noqa: ANN401 - it is JSON
        answer = self.context.request.post(path, data=body, headers={"origin": self.address})
        assert answer.ok, f"{path}: {answer.status} {answer.text()}"
        return answer.json()

    def new_room(
        self,
        game: str,
        *,
        people: int = 1,
        bots: int = 2,
        level: str = "greenhorn",
        open_seats: int = 0,
        name: str = "Ada",
        **more: object,
    ) -> str:
        """A new room with these seats: its code. It begins at once if no seat is open."""
        self.become(name)
        seats: list[dict[str, object]] = [{"kind": "person"}]
        seats += [{"kind": "person", "name": f"Guest {n}"} for n in range(2, people + 1)]
        seats += [{"kind": "open"}] * open_seats
        seats += [{"kind": "bot", "level": level}] * bots
        room = {
            "game": game,
            "settings": {"players": str(len(seats))},
            "seats": seats,
            "start": open_seats == 0,
        }
        return str(self.post("/api/rooms", room | more)["code"])

    def sit_down(self, game: str, **plan: Any) -> str:  # noqa: ANN401 - see new_room
        """Begin a game with bots and look at it: the code of its room."""
        code = self.new_room(game, **plan)
        self.go(f"/table/{code}")
        return code

    def finished(self, game: str, seats: int = 3, level: str = "greenhorn") -> str:
        """A game that bots have played among themselves: the code of its room."""
        self.become("Ada")
        plan = {
            "game": game,
            "settings": {"players": str(seats)},
            "seats": [{"kind": "bot", "level": level}] * seats,
            "start": True,
        }
        code = str(self.post("/api/rooms", plan)["code"])
        end = time.monotonic() + UP
        while self.context.request.get(f"/api/rooms/{code}").json()["status"] != "over":
            assert time.monotonic() < end, f"the game at {code} does not end"
            time.sleep(0.05)
        return code

    # Playing

    @property
    def number(self) -> int:
        """How many choices the room has had, as far as the board knows."""
        return int(self.page.locator(BOARD).get_attribute("data-number") or -1)

    def glance(self) -> dict[str, Any] | None:
        """What can be done at this moment, and where."""
        given = {"lit": LIT, "confirm": CONFIRM, "everything": False}
        found = self.page.evaluate(LOOK, given)
        assert found is None or isinstance(found, dict)
        return found

    def look(self, *, everything: bool = False) -> dict[str, Any]:
        """Wait until something can be done: what, and where; animations are skipped or seen."""
        given = {"lit": LIT, "confirm": CONFIRM, "everything": everything}
        found = self.page.wait_for_function(LOOK, arg=given, polling=30).json_value()
        assert isinstance(found, dict)
        return found

    def to_the_board(self) -> None:
        """Pick a bandit, and whatever else comes before the board is seen and something asked."""
        while True:
            seen = self.look()
            assert seen["what"] != "over", "the game ended before the board was seen"
            if seen["what"] == "asked" and self.page.locator(BOARD).count():
                return
            self.act(seen)

    def play(self, until: int = LONGEST, *, everything: bool = False) -> int:
        """Click what is lit until the game is over, or so many choices are made: how many."""
        made = 0
        while made < until:
            seen = self.look(everything=everything)
            if seen["what"] == "over":
                break
            self.act(seen)
            made += seen["what"] == "asked"
        return made

    def act(self, seen: dict[str, Any]) -> None:
        """Do one of the things that can be done."""
        if seen["what"] == "animation":
            self.page.keyboard.press("s")
        elif seen["places"]:
            self.click(self.random.choice(seen["places"]))
        else:  # further down, or beyond the edge; gone, if the game has moved on
            with suppress(PlaywrightTimeout):
                self.page.locator(LIT).locator("visible=true").last.click(timeout=2000)

    def click(self, place: dict[str, float]) -> None:
        if self.touch:
            self.page.touchscreen.tap(place["x"], place["y"])
        else:
            self.page.mouse.click(place["x"], place["y"])
