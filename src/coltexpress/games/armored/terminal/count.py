"""The count at the end of Couriers & Armored Train: team by team, then who has won."""

from __future__ import annotations

from coltexpress.cli.scene.scene import Count
from coltexpress.games.armored.events import BUNCH_PAID, ELIMINATED, LADDER_PAID, TEAM_COUNTED
from coltexpress.games.armored.printed import DOCUMENT_PRIZE, EMPTY_BARREL
from coltexpress.games.armored.rulebook import Armored
from coltexpress.games.armored.scoring import holds_document
from coltexpress.games.armored.state import BLUE, RED, TEAMS, team_bandits
from coltexpress.games.armored.terminal.words import describe
from coltexpress.games.classic.events import BECAME_GUNSLINGER, WON
from coltexpress.games.classic.terminal.plain import loot_words
from coltexpress.kernel.events import Event
from coltexpress.telling.words import Words, capital


def team_counts(words: Words, g: Armored, events: list[Event]) -> list[Count]:
    """What each team has: its bandits on the Starting Train, and what it earned together."""
    return [team_count(words, g, team, events) for team in (BLUE, RED)]


def team_count(words: Words, g: Armored, team: int, events: list[Event]) -> Count:
    """One team."""
    left = told(events, ELIMINATED)
    empty = told(events, BECAME_GUNSLINGER)
    lines: list[str] = []
    for bandit in team_bandits(g, team):
        lines += bandit_lines(words, g, bandit, bandit in left, bandit in empty)
    for kind, key in ((LADDER_PAID, "ladder"), (BUNCH_PAID, "bunch")):
        for event in events:
            if event.kind == kind and event.args[0] == team:
                money = words.money(event.args[1])
                lines.append(words.say(f"armored-end-{key}", money=money))
    hits = sum(len(g.wounds[bandit]) for bandit in team_bandits(g, team))
    lines.append(words.say("cli-end-hits", number=hits))
    total = money_of(events, team)
    name = capital(describe(words, g, "team", team))
    return Count(team, lines, words.money(total), (total, -hits), name)


def bandit_lines(words: Words, g: Armored, bandit: int, left: bool, empty: bool) -> list[str]:
    """The loot and prizes of a bandit; who was left on the armored train counts for nobody."""
    name = describe(words, g, "bandit", bandit)
    if left:
        return [words.say("armored-end-eliminated", bandit=name)]
    lines = [words.say("cli-end-loot", bandit=name, loot=loot_words(words, g.held[bandit]))]
    if holds_document(g, bandit):
        prize = words.money(DOCUMENT_PRIZE)
        lines.append(words.say("armored-end-document", bandit=name, prize=prize))
    if empty:
        prize = words.money(EMPTY_BARREL)
        lines.append(words.say("armored-end-barrel", bandit=name, prize=prize))
    return lines


def told(events: list[Event], kind: int) -> list[int]:
    """The bandits of whom something was told."""
    return [event.args[0] for event in events if event.kind == kind]


def money_of(events: list[Event], team: int) -> int:
    """The total of a team, as it was told."""
    return next(
        event.args[1] for event in events if event.kind == TEAM_COUNTED and event.args[0] == team
    )


def verdict(words: Words, g: Armored, events: list[Event]) -> str:
    """Who has won: a team, both, or single bandits after a betrayal. [A-CAVALRY-02]"""
    winners = told(events, WON)
    names = words.together([describe(words, g, "player", one) for one in winners])
    for team in (BLUE, RED):
        if winners == list(team_bandits(g, team)):
            money = words.money(money_of(events, team))
            return words.say("armored-end-team", team=TEAMS[team], money=money, bandits=names)
    if not winners:
        return words.say("cli-end-nobody")
    if winners == [*team_bandits(g, BLUE), *team_bandits(g, RED)]:
        return words.say("armored-end-both", money=words.money(money_of(events, BLUE)))
    return words.say("cli-end-wins", player=names)
