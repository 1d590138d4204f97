"""Who is likely to win on the armored train: the money that each team will bring home."""

from __future__ import annotations

from typing import Final

from coltexpress.bots.judge import likely_winners, settled
from coltexpress.games.armored import scoring
from coltexpress.games.armored.printed import DOCUMENT_PRIZE, EMPTY_BARREL, WILD_BUNCH_PRIZE
from coltexpress.games.armored.questions import KEEP_WHICH, LAY_DOWN_WHICH
from coltexpress.games.armored.rulebook import state_of
from coltexpress.games.armored.state import DOCUMENT_OF, ArmoredState, professore_team, team_of
from coltexpress.games.classic.bots.judge import RICH, ClassicJudge, best_of, led_by, rounds_left
from coltexpress.games.classic.printed import BULLETS
from coltexpress.games.classic.state import OVER
from coltexpress.kernel.agenda import Ask, State
from coltexpress.kernel.vecs import i64
from coltexpress.train.cards import DONE
from coltexpress.train.loot import DOCUMENT, KIND_OF, worth

# The weights, in dollars where nothing else is said.
HERE: Final = 0.30  # of the best token where one stands
NEAR: Final = 0.12  # of the best one within a Move
HOME: Final = [1.0, 0.93, 0.88, 0.86, 0.85, 0.85]  # chance to end there from the Starting Train
AWAY: Final = [0.0, 0.30, 0.62, 0.76, 0.82, 0.82]  # and from the armored one, by rounds left
BARREL: Final = [0.0, 0.55, 0.45, 0.40, 0.35, 0.30]  # chance per bullet fired to go on to the next
LEAD: Final = 0.3  # of the Wild Bunch prize for each bullet that a team is ahead
WOUND: Final = 60.0  # lost for each bullet taken and each round to come
UNCLAIMED: Final = 500.0  # of a document that lies where a bandit stands
SPREAD: Final = [250.0, 1500.0, 2100.0, 2500.0, 2800.0, 3000.0]  # of luck, by rounds left
OWN_SHARE: Final = 0.35  # of the chances in betrayal that are one's own and not the team's


class ArmoredJudge(ClassicJudge):
    """Expected money of the teams, and from it the chances of their seats."""

    def chances(self, g: State) -> list[float]:
        state = state_of(g)
        left = rounds_left(state)
        hopes = [bandit_hope(state, bandit, left) for bandit in range(state.bandits)]
        teams = likely_winners(team_hopes(state, hopes, left), SPREAD[left])
        nearly = [teams[team_of(state, seat)] for seat in range(state.seats)]
        if state.rules.mode == "betrayal":
            nearly = with_own_share(state, nearly, hopes, left)
        if state.phase != OVER:
            return nearly
        winners = scoring.winners(state)
        if not winners:
            return nearly
        return settled(state.seats, winners, nearly)

    def seen(self, g: State, question: Ask, choice: i64, observer: i64) -> i64:
        if question.seat != observer:
            if question.what == KEEP_WHICH and choice != DONE:
                return 0
            if question.what == LAY_DOWN_WHICH and not state_of(g).told_apart:
                return KIND_OF[choice]
        return super().seen(g, question, choice, observer)

    def wealth(self, g: State, seat: i64) -> float:
        state = state_of(g)
        return sum([float(worth(state.held[one])) for one in led_by(state, seat)]) / RICH


def team_hopes(g: ArmoredState, hopes: list[float], left: i64) -> list[float]:
    """By team: the money that it can expect."""
    totals = [0.0, 0.0]
    for bandit in range(g.bandits):
        totals[team_of(g, g.player_of[bandit])] += hopes[bandit]
    if g.rules.professore:
        totals[professore_team(g)] += float(g.printed.ladder[g.ladder])
    if len(g.bunch) > 0:
        ahead = scoring.bunch_team(g)
        if ahead != scoring.NO_TEAM:
            totals[ahead] += WILD_BUNCH_PRIZE * (1.0 if left == 0 else LEAD)
    return totals


def bandit_hope(g: ArmoredState, bandit: i64, left: i64) -> float:
    """What a bandit can expect to bring home."""
    here = g.at[bandit]
    if here < 0:
        return 0.0
    held = g.held[bandit]
    carried = float(worth(held))
    if DOCUMENT_OF[team_of(g, g.player_of[bandit])] in held:
        carried += DOCUMENT_PRIZE
    carried += EMPTY_BARREL * barrel_hope(g.bullets[bandit], left)
    home = HOME[left] if g.trains.starting[here] == 1 else AWAY[left]
    total = carried * home
    if left > 0:
        total += promise(g, here) - WOUND * float(left) * float(len(g.wounds[bandit]))
    return total


def barrel_hope(bullets: i64, left: i64) -> float:
    """The chance to fire the bullets that are left."""
    if bullets == 0:
        return 1.0
    if left == 0:
        return 0.0
    hope: float = BARREL[left] ** (float(bullets) / float(left + 1))
    return hope * float(BULLETS - bullets + 1) / float(BULLETS + 1)


def promise(g: ArmoredState, here: i64) -> float:
    """What a place promises."""
    near: i64 = 0
    for spot in g.train.reach[here]:
        near = max(near, best_of(g.floor[spot]))
    total = HERE * float(best_of(g.floor[here])) + NEAR * float(near)
    for token in g.floor[here]:
        if KIND_OF[token] == DOCUMENT:
            total += UNCLAIMED
    return total


def with_own_share(
    g: ArmoredState, nearly: list[float], hopes: list[float], left: i64
) -> list[float]:
    """In betrayal a single bandit can win: part of the chances follow one's own money."""
    own = likely_winners(hopes, SPREAD[left] / 2)
    shares = [0.0] * g.seats
    for bandit in range(g.bandits):
        shares[g.seat_of[g.player_of[bandit]]] += own[bandit]
    return [(1 - OWN_SHARE) * nearly[seat] + OWN_SHARE * shares[seat] for seat in range(g.seats)]


JUDGE: Final = ArmoredJudge()
