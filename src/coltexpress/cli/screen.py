"""The screen: lines on a terminal, with colour or plain, and what a person types."""

from __future__ import annotations

import shutil
import sys
import time

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from coltexpress.cli.scene.paint import dyed
from coltexpress.telling.words import Words

CLEAR = "\x1b[2J\x1b[3J\x1b[H"  # the screen and what was scrolled off it
SLOWEST = 2.0  # seconds that a paragraph of the story may hold the game up
NARROWEST = 40


class Quit(Exception):
    """The person leaves the game."""


class Screen:
    """Where everything is shown. Plain means lines of text alone, without colour."""

    def __init__(
        self, words: Words, *, plain: bool = False, speed: float = 0, pause: bool = False
    ) -> None:
        self.words = words
        self.plain = plain
        self.speed = speed if sys.stdout.isatty() else 0
        self.pause = pause
        self.console = Console(
            highlight=False, no_color=plain or None, color_system=None if plain else "auto"
        )

    @property
    def width(self) -> int:
        """How many columns there are."""
        return max(NARROWEST, self.console.width)

    def show(self, line: Text | str = "", style: str = "") -> None:
        """One line, wrapped where it is too long; a plain line is left to the reader."""
        if self.plain:
            print(line.plain.rstrip() if isinstance(line, Text) else line, flush=True)
        else:
            text = line if isinstance(line, Text) else dyed(line, style)
            self.console.print(text, soft_wrap=False)

    def whole(self, line: str) -> None:
        """A line that is not wrapped, so that it can be copied."""
        print(line, flush=True)

    def boxed(self, text: str) -> None:
        """A sentence that stands alone on the screen."""
        if self.plain:
            self.show(text)
            return
        edge = "─" * (cell_len(text) + 4)
        self.show("\n\n")
        self.show(f"  ┌{edge}┐")
        self.show(Text("  │  ") + dyed(text, "bold") + Text("  │"))
        self.show(f"  └{edge}┘")
        self.show()

    def lines(self, lines: list[Text]) -> None:
        """Lines one under the other."""
        for line in lines:
            line.rstrip()
            self.show(line)

    def clear(self) -> None:
        """Nothing that was shown before can be seen any more, nor be scrolled back to."""
        # Plain text that is wanted in colour is still text where nobody looks at a screen.
        is_screen = sys.stdout.isatty() if self.plain else self.console.is_terminal
        if is_screen and not self.console.is_dumb_terminal:
            print(CLEAR, end="", flush=True)
        elif self.plain or is_screen:
            print("\n" * shutil.get_terminal_size().lines, flush=True)

    def tell(self, paragraphs: list[list[str]]) -> None:
        """The story: a paragraph a line, or a sentence a line where it is listened to."""
        for sentences in paragraphs:
            if self.plain:
                for sentence in sentences:
                    self.show(sentence)
            else:
                self.show(self.paragraph(sentences))
            self.rest(len(sentences))
        if paragraphs:
            self.show()
        if paragraphs and self.pause:
            self.wait("cli-prompt-more")

    def paragraph(self, sentences: list[str]) -> Text:
        """Sentences one after the other, the first one a little louder."""
        text = dyed(sentences[0], "bold")
        rest = self.words.sentences(["", *sentences[1:]])
        return text + Text(rest if len(sentences) > 1 else "")

    def rest(self, sentences: int) -> None:
        """Time to read, if the story is told at a pace."""
        if self.speed > 0:
            time.sleep(min(SLOWEST, sentences / self.speed))

    def ask(self, prompt: str) -> str:
        """What the person types; the end of the input means goodbye."""
        try:
            return input(prompt).strip()
        except EOFError:
            print()
            raise Quit from None

    def wait(self, key: str) -> None:
        """Until Enter."""
        self.ask(f"[{self.words.say(key)}] ")
