"""Which agendas the rules can make, so that a position that was written by hand can be trusted.

Every agenda grows from one step. A rule that is carried out adds steps; the first of them is next,
and adds steps in its turn. So an agenda is, from its bottom: for each rule at work, what is left of
the steps that it added, and on top the step that asks, with its answers so far. To find out what
a rule adds it is carried out on a copy of the state, with every answer that it could be given.

The setup is checked in another way: it is played again with the answers that the state shows.
"""

from __future__ import annotations

from coltexpress.kernel.agenda import (
    BLANK,
    NOBODY,
    State,
    Step,
    agenda_of,
    answered,
    choose,
    next_step,
    reopen,
    step_of,
)
from coltexpress.kernel.errors import BadPosition
from coltexpress.kernel.rules import Rulebook
from coltexpress.kernel.vecs import i64, vec
from coltexpress.kernel.views import look


def check_agenda(book: Rulebook, g: State) -> None:
    """Raise BadPosition unless the rules can have made the agenda of this state, where it is."""
    if book.is_setting_up(g):
        set_up_again(book, g)
        return
    steps = agenda_of(g)
    if len(steps) == 0:
        return
    search = Search(book, g, steps)
    made = search.last_made(book.root(g), 0)
    if made is None:
        place = search.stranger()
        name = book.steps[steps[place].rule].name
        raise BadPosition("", "no_rule_left", place=place + 1, step=name)
    check_answers(book, g, made)


class Search:
    """Looks for the rules at work that left an agenda as it is."""

    def __init__(self, book: Rulebook, g: State, steps: list[Step]) -> None:
        self.book = book
        self.g = g
        self.steps = steps
        self.explained = 0  # so many steps, from the bottom, were added by a rule at work
        self.seen: set[tuple[Step, int]] = set()

    def last_made(self, at_work: Step, below: int) -> Step | None:
        """The last step as it was added by this rule, or by one that followed from it.

        So many steps lie below those that this rule added.
        """
        if (at_work, below) in self.seen:
            return None
        self.seen.add((at_work, below))
        for added in added_by(self.book, self.g, at_work):
            made = self.left_of(added, below)
            if made is not None:
                return made
        return None

    def left_of(self, added: list[Step], below: int) -> Step | None:
        """The last step as it was added, if the agenda goes on with what is left of these."""
        left = below
        for place in range(len(added) - 1, -1, -1):
            if left >= len(self.steps):
                return None
            if left == len(self.steps) - 1 and is_filled_in(added[place], self.steps[left]):
                return added[place]
            made = self.last_made(added[place], left)
            if made is not None:
                return made
            if self.steps[left] != added[place]:
                return None
            left += 1
            self.explained = max(self.explained, left)
        return None

    def stranger(self) -> int:
        """The place of the first step that no rule explains."""
        return min(self.explained, len(self.steps) - 1)


def is_filled_in(made: Step, step: Step) -> bool:
    """Is it the step that was made, perhaps with answers since?"""
    return all(was in (BLANK, is_now) for was, is_now in zip(made, step, strict=True))


def added_by(book: Rulebook, g: State, at_work: Step) -> list[list[Step]]:
    """All that a rule can have added, each time in the order in which it will be done."""
    found = book.as_found(g, at_work)
    if found is None:
        return []
    state, step = found
    results: list[list[Step]] = []
    waiting = [(state, step.number())]
    while waiting:
        now, number = waiting.pop()
        now.clear_asks()
        now.agenda = vec[i64]()
        now.current = number
        now.resolve(number)
        if now.asked == NOBODY:
            steps = [step_of(one) for one in now.agenda]
            if steps and steps not in results:
                results.append(steps)
            continue
        offered = sorted(set(now.among))
        waiting += [(now.copy(), answered(now.current, option)) for option in offered]
    return results


def check_answers(book: Rulebook, g: State, made: Step) -> None:
    """Ask for each blank of the last step as it was made: its answers must have been offered."""
    last = next_step(g)
    now = made.number()
    while now != last.number():
        trial = g.copy()
        trial.agenda[-1] = now
        reopen(trial)
        answer = last[list(step_of(now)).index(BLANK)]
        if trial.asked == NOBODY or answer not in trial.among:
            raise BadPosition("", "unoffered_answer", step=book.steps[last.rule].name)
        now = answered(now, answer)


def set_up_again(book: Rulebook, g: State, seat: int | None = None) -> State:
    """The setup played as far as the agenda says; it must look like this state, or like this view.

    What a view does not show may be anything that looks the same.
    """
    fresh = book.again(g)
    while list(fresh.agenda) != list(g.agenda):
        if not book.is_setting_up(fresh):
            raise BadPosition("", "setup_elsewhere")
        answer = book.set_up_answer(g, next_step(fresh), fresh.among)
        if fresh.asked == NOBODY or answer not in fresh.among:
            name = book.steps[next_step(fresh).rule].name
            raise BadPosition("", "setup_unanswered", step=name)
        choose(fresh, fresh.asked, answer)
    expected = book.write_fields(fresh if seat is None else look(fresh, seat).state)
    found = book.write_fields(g)
    for name, text in expected.items():
        if found[name] != text:
            values = {"field": name, "found": found[name], "expected": text}
            raise BadPosition("", "setup_differs", **values)
    return fresh
