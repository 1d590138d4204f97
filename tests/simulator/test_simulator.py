"""Simulated worlds: whatever fails, the server keeps every secret and its word."""

from __future__ import annotations

import gc
from collections.abc import Iterable
from pathlib import Path

import pytest
from done import keep_done
from simulate import PIECE, Seeds, Seen, earlier, run, to_do
from simulator.mutants import MUTANTS, Mistake
from simulator.node_mutants import NODE_MUTANTS
from simulator.truth import Wrong
from simulator.world import simulate

from coltexpress.server.hosting.node import Elsewhere
from coltexpress.server.refusals import Refused

EACH = 25  # worlds in a test
FIRST = range(4 * EACH)  # of them with one server
FIRST_OF_SEVERAL = range(EACH)  # and of those with several
NODES = 3  # servers in worlds of several


def worlds(seeds: Iterable[int], *, nodes: int = 1) -> None:
    """Some worlds; the first that goes wrong is named, with the way to see it again."""
    for seed in seeds:
        try:
            simulate(seed, nodes=nodes)
        except Exception as error:
            again = f"python3 scripts/simulate.py --seed {seed} --nodes {nodes} --trace"
            raise AssertionError(f"{error}; again with: {again}") from error


def telling(mistakes: dict[str, Mistake], others: range) -> list[int]:
    """The worlds beside these in which a mistake would be noticed."""
    return sorted({mistake.world for mistake in mistakes.values()} - set(others))


@pytest.mark.slow
@pytest.mark.parametrize("first", FIRST[::EACH])
def test_many_worlds(first: int) -> None:
    worlds(range(first, first + EACH))


@pytest.mark.slow
@pytest.mark.parametrize("half", [0, 1])
def test_worlds_of_several_servers(half: int) -> None:
    worlds(FIRST_OF_SEVERAL[half::2], nodes=NODES)


@pytest.mark.slow
def test_worlds_in_which_a_mistake_would_be_noticed() -> None:
    worlds(telling(MUTANTS, FIRST))
    worlds(telling(NODE_MUTANTS, FIRST_OF_SEVERAL), nodes=NODES)


def test_what_comes_late_is_held_against_the_time_when_it_was_said() -> None:
    """A server stood still while another's clocks began anew after an outage; both news wait."""
    worlds([284], nodes=NODES)


def test_a_server_that_is_just_starting_takes_nobody_yet() -> None:
    """One that is cut off asked it between the start of its process and that of the server."""
    worlds([6771], nodes=NODES)


def test_a_part_counts_after_a_hello_that_was_refused() -> None:
    """Somebody who was passed on asked for a seat of somebody else, and was nowhere afterwards."""
    worlds([1063357], nodes=NODES)


def test_nothing_is_taken_back_in_a_game_that_a_bot_has_just_ended() -> None:
    """It ended while the record was read, and a row came after the end."""
    worlds([1092982], nodes=NODES)


def test_a_server_that_ends_shows_no_room_that_another_has_by_now() -> None:
    """It read the room again when a write was fenced, and its clock began anew there."""
    worlds([1047412], nodes=NODES)


def test_whoever_looks_for_a_room_elsewhere_leaves_nothing_behind() -> None:
    """Servers stay up for months: an exception that is kept keeps all that it has come through."""
    for seed in range(3):
        simulate(seed, nodes=NODES)
    gc.collect()
    kept = [thing for thing in gc.get_objects() if isinstance(thing, Elsewhere | Refused)]
    assert kept == []


@pytest.mark.parametrize(("seed", "nodes"), [(3, 1), (3, NODES), (1, NODES)])
def test_a_world_is_the_same_each_time(
    seed: int, nodes: int, capsys: pytest.CaptureFixture[str]
) -> None:
    one = simulate(seed, nodes=nodes, trace=True)
    told = capsys.readouterr().out
    two = simulate(seed, nodes=nodes, trace=True)
    assert capsys.readouterr().out == told
    assert one.agenda.seq == two.agenda.seq
    assert one.witness.kept == two.witness.kept
    assert one.witness.checked == two.witness.checked
    assert [room.rows for room in one.witness.rooms.values()] == [
        room.rows for room in two.witness.rooms.values()
    ]


def test_worlds_that_were_run_are_not_run_again(tmp_path: Path) -> None:
    file, wanted = tmp_path / "worlds.txt", Seeds(0, 2 * PIECE + 3, 1)
    pieces = list(to_do(wanted, []))
    assert pieces == [Seeds(0, PIECE, 1), Seeds(PIECE, PIECE, 1), Seeds(2 * PIECE, 3, 1)]
    keep_done(file, Seen(pieces[1], messages=7))
    keep_done(file, Seen(Seeds(0, PIECE, 3)))  # other worlds
    with file.open("ab") as lines:
        lines.write(b'\n{"seeds":[100,')  # cut off by a kill
    done = earlier(file, 1)
    assert [one.messages for one in done] == [7]
    assert list(to_do(wanted, done)) == [pieces[0], pieces[2]]
    keep_done(file, Seen(pieces[2]))
    assert list(to_do(wanted, earlier(file, 1))) == [pieces[0]]


def test_worlds_that_went_wrong_are_run_once_more(tmp_path: Path) -> None:
    file, wanted = tmp_path / "worlds.txt", Seeds(0, PIECE, 1)
    keep_done(file, Seen(wanted, failures={4: "a choice is lost", 7: "another"}))
    keep_done(file, Seen(Seeds(7, 1, 1)))
    done = earlier(file, 1)
    assert list(to_do(wanted, done)) == [Seeds(4, 1, 1)]
    assert sum(len(one.well) for one in done) == PIECE - 1


@pytest.mark.parametrize("go_on", [False, True])
def test_a_world_that_goes_wrong_stops_the_run_unless_it_is_to_go_on(
    monkeypatch: pytest.MonkeyPatch, *, go_on: bool
) -> None:
    def go_wrong(seed: int, **_: object) -> object:
        raise Wrong(f"{seed} is wrong")

    monkeypatch.setattr("simulate.simulate", go_wrong)
    seen = run(Seeds(5, 3, 1), go_on=go_on)
    assert list(seen.failures) == ([5, 6, 7] if go_on else [5])
    assert "--seed 5 --nodes 1 --trace" in seen.failures[5]
