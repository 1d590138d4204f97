"""The end: what everybody has is counted, the poorest first."""

from __future__ import annotations

from coltexpress.cli.scene import scene_of
from coltexpress.cli.scene.paint import BRASS
from coltexpress.cli.scene.scene import Count
from coltexpress.cli.screen import Screen
from coltexpress.kernel.agenda import NOBODY
from coltexpress.library import Game

READING = 4  # sentences that one count is worth when the story is told at a pace


def ceremony(screen: Screen, game: Game) -> None:
    """Count seat by seat, then name the winner."""
    words = screen.words
    scene = scene_of(game.book.name)
    view = game.view(NOBODY)
    counts = scene.counts(words, view, game.events(NOBODY))
    screen.show()
    screen.show(words.say("cli-end-title"), f"bold {BRASS}")
    for count in sorted(counts, key=lambda one: one.order):
        show_count(screen, count.team or seat_words(screen, game, count.seat), count)
    screen.show()
    screen.rest(2 * READING)
    verdict = scene.verdict(words, view, game.events(NOBODY))
    screen.show(verdict or winner_words(screen, game, counts), f"bold {BRASS}")


def seat_words(screen: Screen, game: Game, seat: int) -> str:
    """The bandit or bandits of a seat, and who plays them."""
    name = scene_of(game.book.name).describe(screen.words, game.view(NOBODY).state, "seat", seat)
    person = screen.words.people.get(seat)
    return screen.words.say("player-named", bandit=name, name=person) if person else name


def show_count(screen: Screen, name: str, count: Count) -> None:
    """What one seat or team has."""
    screen.show()
    if not count.total:  # nothing is added up, so the name comes first
        screen.show(name, "bold")
    for line in count.lines:
        screen.show(f"  {line}")
        screen.rest(READING)
    if count.total:
        total = screen.words.say("cli-end-total", player=name, money=count.total)
        screen.show(total, "bold")
    if screen.pause:
        screen.wait("cli-end-enter")


def winner_words(screen: Screen, game: Game, counts: list[Count]) -> str:
    """Who has won, alone or together, or nobody."""
    words = screen.words
    scene = scene_of(game.book.name)
    state = game.view(NOBODY).state
    winners = game.winners()
    names = [scene.describe(words, state, "seat", seat) for seat in winners]
    totals = [count.total for count in counts if count.seat in winners]
    if not winners:
        return words.say("cli-end-nobody")
    if not totals[0]:
        return words.say("cli-end-wins", player=words.together(names))
    if len(winners) == 1:
        return words.say("cli-end-winner", player=names[0], money=totals[0])
    return words.say("cli-end-shared", players=words.together(names), money=totals[0])
