"""Reading the scene of Couriers & Armored Train: the base game's, and what the expansion adds."""

from __future__ import annotations

from typing import Final

from coltexpress.games.armored.cards import PROFESSORE as HIS
from coltexpress.games.armored.game import RULEBOOK, table_of
from coltexpress.games.armored.rulebook import Armored
from coltexpress.games.armored.state import may_talk, professore_team, team_of
from coltexpress.games.armored.steps import STEPS
from coltexpress.games.classic.rulebook import Classic
from coltexpress.games.classic.scene import fields as classic
from coltexpress.games.classic.scene.fields import (
    SHARED,
    ClassicReader,
    actor,
)
from coltexpress.games.classic.state import OVER
from coltexpress.kernel.agenda import BLANK, State
from coltexpress.kernel.vecs import i64, vec
from coltexpress.table.cards import NEUTRAL
from coltexpress.wire.reader import (
    FLAG,
    NUMBER,
    NUMBERS,
    PROFESSORE,
    ROWS,
    Field,
    first_args,
    one,
)
from coltexpress.wire.values import Row

UNDER: Final = 28
COURIER: Final = 29
BONUS: Final = 30
HEALED: Final = 31
DIVERTED: Final = 32
MAY_TALK: Final = 33
BUNCH: Final = 34
BUNCH_COUNT: Final = 35
PROFESSORE_BULLETS: Final = 36
LADDER: Final = 37
BOXED: Final = 38
ADVANCES: Final = 39
X: Final = 40
OPPOSITE: Final = 41
TEAM: Final = 42
THE_PROFESSORE: Final = 43

FIELDS: Final = (
    *classic.FIELDS,
    Field("under", ROWS, veiled=True),
    Field("courier", NUMBERS),
    Field("bonus", NUMBERS),
    Field("healed", NUMBERS),
    Field("diverted", NUMBER),
    Field("may_talk", FLAG),
    Field("bunch", NUMBERS),
    Field("bunch_count", NUMBERS),
    Field("professore_bullets", NUMBER),
    Field("ladder", NUMBER),
    Field("boxed", NUMBERS),
    Field("advances", NUMBER),
    Field("x", NUMBERS),
    Field("opposite", NUMBERS),
    Field("team", NUMBERS),
    Field("professore", NUMBER),
)
FIRSTS: Final = first_args(STEPS)


class ArmoredReader(ClassicReader):
    """Reads tables of the expansion."""

    def numbers(self, g: State, field: i64, row: i64) -> vec[i64]:
        if field < SHARED:
            return super().numbers(g, field, row)
        assert isinstance(g, Armored)
        if field == UNDER:
            return g.under[row]
        if field == COURIER:
            return g.courier
        if field == BONUS:
            return g.bonus
        if field == HEALED:
            return g.healed
        if field == DIVERTED:
            return one(g.diverted)
        if field == MAY_TALK:
            return one(1 if may_talk(g) else 0)
        if field == BUNCH:
            return g.bunch
        if field == BUNCH_COUNT:
            return bunch_count(g)
        if field == PROFESSORE_BULLETS:
            return one(g.professore_bullets)
        if field == LADDER:
            return one(g.ladder)
        if field == BOXED:
            return g.boxed
        if field == ADVANCES:
            return one(g.advances)
        if field == X:
            return g.trains.x
        if field == OPPOSITE:
            return g.trains.opposite
        if field == TEAM:
            return vec[i64]([team_of(g, place) for place in range(g.places)])
        if field == THE_PROFESSORE:
            return one(g.players if g.rules.professore else BLANK)
        raise AssertionError(f"no field has the number {field}")

    def places(self, g: Classic) -> i64:
        """Il Professore has a place too."""
        assert isinstance(g, Armored)
        return g.places

    def row_of(self, g: State, way: i64, number: i64) -> i64:
        if way == PROFESSORE:
            assert isinstance(g, Armored)
            return g.players
        return super().row_of(g, way, number)

    def stands(self, g: State) -> Row:
        table = table_of(g)
        over = table.phase == OVER
        return {
            "actor": actor(table, FIRSTS),
            "winners": RULEBOOK.winners(g) if over else [],
            "scores": RULEBOOK.scores(g) if over else [],
        }


def bunch_count(g: Armored) -> vec[i64]:
    """By team: its bullets under the Wild Bunch token. [A-SCORE-05, A-RULE-43]"""
    counts = vec[i64]([0, 0])
    for source in g.bunch:
        his = source in (HIS, NEUTRAL)
        counts[professore_team(g) if his else team_of(g, g.player_of[source])] += 1
    return counts


READER: Final = ArmoredReader(FIELDS, RULEBOOK)
