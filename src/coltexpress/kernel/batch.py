"""Many games at once, one choice in each at a time, in compiled code.

Every game has a generator of its own, which follows from the seed and the number of the game: what
happens in it does not depend on how many others there are. A game that ends is told and begins
anew, so there is always somebody to choose for.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from coltexpress.kernel.agenda import NOBODY, State, choose, first_waiting, is_over
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.errors import IllegalChoice
from coltexpress.kernel.observation import Observation
from coltexpress.kernel.rows import empty_rows, place_of
from coltexpress.kernel.rules import Rulebook
from coltexpress.kernel.vecs import append, i64, u8, vec

STRIDE: Final = 0x9E3779B1  # between the seeds of games


class Batch:
    """So many games, their rows and masks; what is read here is only valid until the next step."""

    def __init__(
        self,
        book: Rulebook,
        sight: Observation,
        like: State,
        games: int,
        seed: int,
        drawn: Sequence[str] = (),
    ) -> None:
        self.book = book
        self.is_drawn = [kind.name in drawn for kind in book.questions]
        self.draws = True in self.is_drawn
        self.sight = sight
        self.like = like
        self.games: i64 = games
        self.seats: i64 = like.seats
        self.dice = [Dice(seed * STRIDE + number) for number in range(games)]
        self.states = [book.again(like, dice) for dice in self.dice]
        self.rows = vec[u8](bytes(games * int(sight.width)))
        self.mask = vec[u8](bytes(games * int(sight.actions)))
        self.seat = vec[i64]([0] * games)  # by game: who is asked
        self.over = vec[u8](bytes(games))  # by game: 1 if the last step ended one
        self.won = vec[u8](bytes(games * like.seats))  # by game and seat: 1 for who won it
        self.scores = vec[i64](
            [0] * (games * like.seats)
        )  # by game and seat, of the one that ended
        self.options = empty_rows(games)  # by game: what can be chosen,
        self.offered = empty_rows(games)  # and the same as actions
        for number in range(games):
            self.draw(number)
            self.show(number)

    def step(self, actions: vec[i64]) -> None:
        """One choice in each game."""
        if len(actions) != self.games:
            raise IllegalChoice(f"{len(actions)} actions for {self.games} games")
        for number in range(self.games):
            self.check(number, actions[number])
        for number in range(self.games):
            self.choose(number, actions[number])

    def play(self, dice: Dice, steps: i64) -> None:
        """So many choices at random in each game."""
        actions = vec[i64]([0] * self.games)
        for _ in range(steps):
            for number in range(self.games):
                actions[number] = dice.answer(self.offered[number])
            self.step(actions)

    def check(self, number: i64, action: i64) -> None:
        """Raise IllegalChoice unless the action is on offer in this game."""
        if action not in self.offered[number]:
            offered = ", ".join([str(one) for one in self.offered[number]])
            raise IllegalChoice(
                f"game {number}: {action} is not an action of seat {self.seat[number]} now;"
                f" offered: {offered}"
            )

    def choose(self, number: i64, action: i64) -> None:
        """Choose in one game, begin it anew if it is over, and show it."""
        state = self.states[number]
        place = place_of(self.offered[number], action)
        choose(state, self.seat[number], self.options[number][place])
        self.over[number] = 0
        if is_over(state):
            self.end(number, state)
            self.states[number] = self.book.again(self.like, self.dice[number])
        self.draw(number)
        self.show(number)

    def draw(self, number: i64) -> None:
        """Answer the questions that are left to luck; a game never ends with one of them."""
        state = self.states[number]
        while self.draws:
            question = first_waiting(state)
            if not self.is_drawn[question.what]:
                return
            choose(state, question.seat, self.dice[number].answer(question.options))

    def end(self, number: i64, state: State) -> None:
        """Note how a game ended."""
        self.over[number] = 1
        at = number * self.seats
        for seat in range(self.seats):
            self.won[at + seat] = 0
        for seat in self.book.who_won(state):
            self.won[at + seat] = 1
        for seat, score in enumerate(self.book.scores(state)):
            self.scores[at + seat] = score

    def show(self, number: i64) -> None:
        """Write the row and the mask of whoever chooses next in a game."""
        state = self.states[number]
        if state.asked != NOBODY:
            seat, what, among = state.asked, state.about, state.among
        else:
            question = first_waiting(state)
            seat, what, among = question.seat, question.what, question.options
        sight = self.sight
        mask_at = number * sight.actions
        for action in self.offered[number]:
            self.mask[mask_at + action] = 0
        offered = vec[i64](capacity=len(among))
        for option in among:
            action = sight.action(state, seat, what, option)
            offered = append(offered, action)
            self.mask[mask_at + action] = 1
        self.seat[number] = seat
        self.options[number] = among
        self.offered[number] = offered
        sight.write(state, seat, what, self.rows, number * sight.width)
