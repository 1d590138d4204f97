"""Around both trains: the teams, Il Professore's plan, the Wild Bunch, what each bandit has."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from coltexpress.cli.scene.paint import (
    BRASS,
    BULLET_IN,
    DIM,
    LOOT_STYLES,
    LOOT_SYMBOLS,
    NOW,
    dyed,
    grid,
    joined,
    wrapped,
)
from coltexpress.cli.scene.scene import Scene
from coltexpress.games.armored.cards import PROFESSORE
from coltexpress.games.armored.rulebook import Armored
from coltexpress.games.armored.state import (
    TEAMS,
    may_talk,
    professore_place,
    professore_team,
    team_of,
)
from coltexpress.games.armored.terminal import words as armored_words
from coltexpress.games.armored.terminal.train import TEAM_STYLES
from coltexpress.games.classic.state import OVER
from coltexpress.games.classic.terminal.panel import bandit_cells, heads, player_cells
from coltexpress.kernel.views import View
from coltexpress.telling.words import Words
from coltexpress.train.cards import NEUTRAL
from coltexpress.train.loot import DOCUMENT

EMPTY: Final = "–"


def table_lines(words: Words, g: Armored, width: int) -> list[Text]:
    """May people talk, how many bullets are under the Wild Bunch token, how far is the plan?"""
    counts = [
        dyed(words.say("armored-bullets-of", team=TEAMS[team], number=number), TEAM_STYLES[team])
        for team, number in enumerate(bunch_counts(g))
    ]
    if g.phase != OVER:
        counts.append(dyed(f" {talk(words, g)}", DIM))
    lines = wrapped(dyed(f"{words.say('armored-wild-bunch')}  ", DIM), counts, width)
    return lines + (plan_lines(words, g, width) if g.rules.professore else [])


def bunch_counts(g: Armored) -> list[int]:
    """The bullets of each team under the Wild Bunch token. [A-SCORE-05, A-RULE-43]"""
    counts = [0, 0]
    for source in g.bunch:
        his = source in (PROFESSORE, NEUTRAL)
        counts[professore_team(g) if his else team_of(g, g.player_of[source])] += 1
    return counts


def talk(words: Words, g: Armored) -> str:
    """May team-mates talk now? [A-TALK-01, A-TALK-02]"""
    return words.say("armored-talk-free" if may_talk(g) else "armored-talk-silent")


def plan_lines(words: Words, g: Armored, width: int) -> list[Text]:
    """The ladder of Il Professore's plan, with his marker. [A-PROF-03, A-PROF-16]"""
    spaces = []
    for place, money in enumerate(g.printed.ladder):
        text = words.money(money)
        spaces.append(dyed(f"[{text}]", NOW) if place == g.ladder else Text(f" {text} "))
    return wrapped(dyed(f"{words.say('armored-plan')} ", DIM), spaces, width, "")


def bandit_lines(
    scene: Scene, words: Words, g: Armored, view: View, width: int, chips: list[Text]
) -> list[Text]:
    """What each bandit has, and what Il Professore has."""
    rows = [heads(words, g)]
    for bandit in range(g.bandits):
        about = [words.say("armored-team-short", team=TEAMS[team_of(g, g.player_of[bandit])])]
        if g.bonus[g.player_of[bandit]]:
            about.append(f"+{g.bonus[g.player_of[bandit]]}")
        row = bandit_cells(scene, words, g, bandit, view, chips[bandit], tuple(about))
        row[3] = worth_cell(words, g, bandit, row[3])
        rows.append(row + player_cells(g, g.player_of[bandit]))
    if g.rules.professore:
        rows.append(professore_cells(words, g, chips[-1]))
    return grid(rows, width)


def worth_cell(words: Words, g: Armored, bandit: int, money: Text) -> Text:
    """What the loot is worth, if that is known, and which documents are in it."""
    parts = [money] if money else []
    colours = armored_words.known_documents(words, g.held[bandit])
    symbol = LOOT_SYMBOLS[DOCUMENT]
    return joined(
        [*parts, *[dyed(f"{symbol} {one}", LOOT_STYLES[DOCUMENT]) for one in colours]], " "
    )


def professore_cells(words: Words, g: Armored, chip: Text) -> list[Text]:
    """The cells of Il Professore."""
    place = professore_place(g)
    name = Text(words.say("armored-professore"))
    team = words.say("armored-team-short", team=TEAMS[professore_team(g)])
    name.append(words.noted("", team), DIM)
    left = g.professore_bullets
    return [
        Text(" ") + chip,
        name,
        dyed(EMPTY, DIM),
        dyed(words.money(g.printed.ladder[g.ladder]), BRASS),
        Text(f"{BULLET_IN}×{left}") if left else dyed(EMPTY, DIM),
        dyed(EMPTY, DIM),
        dyed(EMPTY, DIM),
        Text(str(len(g.deck[place]))),
    ]
