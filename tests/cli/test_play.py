"""Whole games in the terminal: people and bots, saved and resumed, drawn and read aloud."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

import pytest
from click.testing import CliRunner, Result
from scenario import given

from coltexpress.bots.uniform import Uniform
from coltexpress.cli import session as session_module
from coltexpress.cli.ceremony import ceremony
from coltexpress.cli.main import cli
from coltexpress.cli.saving import Seating, read_seating, tidy
from coltexpress.cli.screen import Screen
from coltexpress.cli.session import Session
from coltexpress.games import GAMES
from coltexpress.i18n import FOLDER, LANGUAGES
from coltexpress.kernel.agenda import Ask
from coltexpress.kernel.errors import Unreadable
from coltexpress.library import Game, new
from coltexpress.telling.words import Words

MANY: Final = 600  # answers; more than any game asks one person
ENGLISH: Final = {"LANG": "en_US.UTF-8", "LC_ALL": "", "LC_MESSAGES": "", "COLUMNS": "80"}
FOLDERS: Final = [name for name in LANGUAGES if (FOLDER / name).is_dir()]
COLTEXPRESS: Final = "from coltexpress.cli.main import main; main()"


def run(*arguments: str | Path, typed: str = "", env: dict[str, str] | None = None) -> Result:
    words = [str(argument) for argument in arguments]
    return CliRunner().invoke(cli, words, input=typed, env={**ENGLISH, **(env or {})})


def answers(*typed: str) -> str:
    """These lines, and then the first answer to everything."""
    return "\n".join([*typed, *["1"] * MANY, ""])


# From the first question to the count


@pytest.mark.parametrize("name", GAMES)
def test_a_game_against_bots_is_played_to_its_end(name: str) -> None:
    result = run("play", name, "--players", "4", "--seed", "5", typed=answers())
    assert result.exit_code == 0, result.output
    assert "One player against 3 bots." in result.output
    assert "Final scoring" in result.output
    assert re.search(r"\w+ wins", result.output) or "No one wins." in result.output


@pytest.mark.parametrize("language", ["zh-Hant", "ja"])
@pytest.mark.parametrize("name", GAMES)
def test_wide_letters_are_followed_by_wide_marks(language: str, name: str) -> None:
    players = str(min(5, GAMES[name].players[-1]))
    arguments = ("--people", "1", "--seed", "5", "--plain", "--bots", "uniform")
    typed = answers("?", "why", "1", "hand", "table", "story")
    result = run("play", name, "--players", players, *arguments, "--lang", language, typed=typed)
    assert result.exit_code == 0, result.output
    assert re.findall(r".*[\u3040-\u30ff\u4e00-\u9fff」）] ?[,:;.(].*", result.output) == []


def test_a_hint_says_what_is_good_about_some_answers() -> None:
    arguments = ("--players", "4", "--seed", "5", "--people", "1", "--bots", "uniform", "--plain")
    result = run("play", "classic", *arguments, typed="hint\n1\nhint\n1\nhint\nquit\n")
    assert result.exit_code == 0, result.output
    assert "The coach has nothing to say here." in result.output, "of whom to play"
    assert re.search(r"The coach says\n  Play [^:]+: .+\.", result.output)


def test_enter_enter_enter_starts_a_game_against_three_bots() -> None:
    result = run("play", typed="\n\n\n\n\n")
    assert result.exit_code == 0, result.output
    assert "One player against 3 bots." in result.output
    assert "who will you be?" in result.output


def test_without_a_language_it_is_asked_for() -> None:
    result = run("play", typed="klingon\n2\n", env={"LANG": "C"})
    assert "繁體中文" in result.output
    assert "Please type one of these" in result.output
    assert run("play", typed="日本語\nja\n", env={"LANG": "C"}).exit_code == 0


def test_numbers_out_of_range_are_asked_for_again() -> None:
    result = run("play", "classic", typed="9\nmany\n3\n4\n2\nAnn\nBob\n\n")
    assert result.output.count("Please type a number from 2 to 6.") == 2
    assert "Please type a number from 0 to 3." in result.output
    assert "2 players and a bot." in result.output
    assert "Hand over to Ann." in result.output


@pytest.mark.parametrize("players", ["2", "3", "4", "5", "6"])
def test_every_number_of_players_can_play(players: str) -> None:
    result = run("play", "classic", "--players", players, "--seed", "1", typed=answers())
    assert result.exit_code == 0, result.output
    assert "Final scoring" in result.output


@pytest.mark.parametrize("edition", ["zh", "sv"])
def test_editions_and_options_can_be_chosen(edition: str) -> None:
    arguments = ["--edition", edition, "--option", "expert_variant=true"]
    arguments += ["--option", "purse_pick=token", "--option", "guest_bandits=true"]
    result = run("play", "classic", "--players", "3", "--seed", "2", *arguments, typed=answers())
    assert result.exit_code == 0, result.output
    assert "Final scoring" in result.output


def test_bots_play_among_themselves() -> None:
    result = run("play", "classic", "--people", "0", "--seed", "8")
    assert "4 bots play. Sit back." in result.output
    assert "Round 5 begins." in result.output
    assert "Final scoring" in result.output


def test_a_shared_win_is_called_one(capsys: pytest.CaptureFixture[str]) -> None:
    t = given("-/*;-/-;-/-;-/-;-/TGBO", held={"T": "$450j", "G": "j$450", "B": "$250"})
    t.go("count_money")
    ceremony(Screen(Words("en"), plain=True), Game(GAMES["classic"], t.g, None))
    assert "Tuco and Ghost share the win with $1950 each!" in capsys.readouterr().out


def test_the_poorest_is_counted_first() -> None:
    output = run("play", "classic", "--people", "0", "--seed", "9").output
    totals = re.findall(
        r"^[A-Z]\w+: \$([\d,]+)$", output.partition("Final scoring")[2], re.MULTILINE
    )
    money = [int(total.replace(",", "")) for total in totals]
    assert len(money) == 4
    assert money == sorted(money)
    assert f"wins with ${totals[-1]}!" in output
    assert "Gunslinger: " in output


# What can be typed


def test_bad_answers_are_explained() -> None:
    typed = answers("0", "7", "-1", "", "m m", "99999999999", "[red]", "²", "ghost")
    output = run("play", "classic", "--players", "3", "--seed", "1", typed=typed).output
    assert "0 is not a choice here. Type a number from 1 to 6, or ? for help." in output
    assert "[red] is not a choice here." in output
    assert "² is not a choice here." in output
    assert "Type a number from 1 to 6, or ? for help." in output
    assert "Player 1 plays Ghost." in output


def test_an_answer_may_be_a_word_of_the_notation() -> None:
    typed = "belle\n?\nDRAW\nquit\n"
    output = run("play", "classic", "--players", "3", "--seed", "1", typed=typed).output
    assert "Belle draws 3 cards: " in output


def test_the_prompt_knows_some_commands(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    typed = f"1\n?\nwhy\nstory\nhand\ntable\nsave {file}\nsave {tmp_path}/no/where\nquit\n"
    output = run("play", "classic", "--players", "3", "--seed", "1", typed=typed).output
    assert "What you can type" in output
    assert "Ghost: May play face down in the first turn of each round." in output
    assert "C-PLAN-02: The player must do one of two things: play a card or draw." in output
    assert "Log\nPlayer 1 plays Ghost." in output
    assert re.search(r"  Move: Inside: one car|  Fire: Give one|  Robbery: Take one", output)
    assert output.count("Ghost, your turn: play a card or draw three.") == 2
    assert f"Savedto{file}." in "".join(output.split())  # however long the path is
    assert f"To go on later: coltexpress play --save {file}" in output
    assert "Could not save to" in output
    assert output.endswith("The bandits tip their hats. Until next time.\n")
    assert file.read_text(encoding="utf-8").startswith("coltexpress record 1\n")


def test_the_options_are_listed() -> None:
    for name, book in GAMES.items():
        output = run("play", name, "--options").output
        for option in book.options:
            assert f"\n{option}  " in output
        for preset in book.presets:
            assert f"\n  {preset} " in output


@pytest.mark.parametrize(
    ("arguments", "hint"),
    [
        (["chess"], "there is no game 'chess'"),
        (["classic", "--players", "9"], "2 to 6"),
        (["classic", "--people", "5"], "at most 4 people"),
        (["classic", "--people", "1", "--option", "speed=high"], "there is no option 'speed'"),
        (["classic", "--people", "1", "--option", "speed"], "expected an option, = and a value"),
        (["classic", "--people", "1", "--edition", "de"], "edition=de"),
        (["--lang", "tlh"], "Invalid value for '--lang'"),
        (["--seed", "x"], "is not a whole number"),
    ],
)
def test_a_slip_on_the_command_line_is_one_clear_line(arguments: list[str], hint: str) -> None:
    result = run("play", *arguments)
    assert result.exit_code == 2
    assert hint in result.output
    assert "Traceback" not in result.output


# Plain text


@pytest.mark.parametrize("name", GAMES)
def test_plain_mode_is_lines_of_text_alone(name: str) -> None:
    arguments = ["play", name, "--plain", "--players", "4", "--people", "2", "--seed", "5"]
    result = run(*arguments, typed=answers(), env={"FORCE_COLOR": "1"})
    assert result.exit_code == 0, result.output
    assert "\x1b" not in result.output
    assert not re.search("[┌│└═▒█★◆▣•▸□■]", result.output)


def test_colours_are_used_where_there_are_any() -> None:
    result = run("play", "classic", "--players", "3", typed="1\n", env={"FORCE_COLOR": "1"})
    assert "\x1b[" in result.output


@pytest.mark.parametrize("columns", ["80", "100", "200"])
def test_no_drawn_line_is_wider_than_the_screen(columns: str) -> None:
    from rich.cells import cell_len

    arguments = ["play", "classic", "--players", "6", "--seed", "3"]
    result = run(*arguments, typed=answers(), env={"COLUMNS": columns})
    assert max(cell_len(line) for line in result.output.splitlines()) <= int(columns)


def test_on_a_narrow_screen_the_train_takes_two_rows() -> None:
    arguments = ["play", "classic", "--players", "6", "--seed", "3"]
    output = run(*arguments, typed="1\n", env={"COLUMNS": "50"}).output
    assert "6i" not in next(line for line in output.splitlines() if "0i" in line)


# Secrets


class Pages(Screen):
    """A screen that keeps every page and answers by itself: the first option, at the prompt."""

    def __init__(self, words: Words) -> None:
        super().__init__(words, plain=True)
        self.pages: list[list[str]] = [[]]

    def show(self, line: object = "", style: str = "") -> None:
        self.pages[-1].append(str(line))

    def clear(self) -> None:
        self.pages.append([])

    def ask(self, prompt: str) -> str:
        self.pages[-1].append(prompt)
        return "1"


class Watched(Session):
    """A session that notes who was asked on which page."""

    def __init__(self, screen: Pages, game: Game, seating: Seating) -> None:
        super().__init__(screen, game, seating, None)
        self.asked: list[tuple[int, int, list[str]]] = []
        self.watched = screen

    def ask_person(self, question: Ask) -> int:
        choice = super().ask_person(question)
        hand = self.game.view(question.seat).state.hand[question.seat]  # type: ignore[attr-defined]  # a table of the base game
        names = [self.scene.describe(self.words, self.game.view(0).state, "card", c) for c in hand]
        self.asked.append((len(self.watched.pages) - 1, question.seat, names))
        return choice


def test_no_page_shows_the_secrets_of_two_people() -> None:
    screen = Pages(Words("en"))
    seating = Seating(4, [0, 1, 2], {0: "Ann", 2: "Cem"})
    watched = Watched(screen, new("classic", players=4, seed=4), seating)
    watched.run()
    seats_on = {page: {s for p, s, _ in watched.asked if p == page} for page, *_ in watched.asked}
    assert all(len(seats) == 1 for seats in seats_on.values())
    names = ["Ghost", "Cheyenne", "Django", "Belle"]
    for page, seat, hand in watched.asked:
        text = "\n".join(screen.pages[page])
        others = [name for place, name in enumerate(names) if place != seat]
        assert not [n for n in others if re.search(rf"{n} draws \d cards?:", text)]
        assert not [n for n in others if re.search(rf"{n} takes a purse worth", text)]
        assert "'s hand: " not in text
        if hand:
            assert f"Your hand: {', '.join(hand)}." in text
    shown = sum("Your hand: " in line for page in screen.pages for line in page)
    assert shown > 20


def test_between_two_people_the_screen_is_cleared() -> None:
    screen = Pages(Words("en"))
    Session(screen, new("classic", players=2, seed=4), Seating(4, [0, 1]), None).run()
    curtains = [page for page in screen.pages if any("Hand over to" in line for line in page)]
    assert len(curtains) > 10
    for page in curtains:
        assert len(page) == 2
    sealed = [page for page in screen.pages if "Everyone answers in secret" in " ".join(page)]
    assert len(sealed) == 2


def test_what_is_shown_never_comes_from_the_state() -> None:
    """Only what reads positions and records may look at a whole state; the others have a view's."""
    folder = Path(session_module.__file__).parent
    for name in ("session", "prompt", "ceremony", "screen", "setting"):
        text = (folder / f"{name}.py").read_text(encoding="utf-8")
        of_a_view = re.sub(r"(view(\(\w+\))?|chapter)\.state\b", "", text)
        assert ".state" not in of_a_view, name


def test_a_bot_gets_a_view_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[bool] = []
    choose = Uniform.choose

    def noting(self: Uniform, view: object, question: Ask) -> int:
        seen.append(type(view).__name__ == "View")
        return choose(self, view, question)  # type: ignore[arg-type]  # it is a view

    monkeypatch.setattr(Uniform, "choose", noting)
    run("play", "classic", "--people", "0", "--seed", "1")
    assert len(seen) > 50
    assert all(seen)


# Files


def test_a_saved_game_goes_on_where_it_was_left(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.txt", tmp_path / "parts.txt"
    arguments = ["--players", "4", "--name", "Ann", "--seed", "6", "--save"]
    run("play", "classic", *arguments, whole, typed=answers())
    typed = "1\n" * 7
    first = run("play", "classic", *arguments, parts, typed=typed)
    assert f"To go on later: coltexpress play --save {parts}" in first.output
    for _ in range(3):
        result = run("play", "--save", parts, typed=typed)
        assert "Going on with the game in" in result.output
        assert result.exit_code == 0
    last = run("play", "--save", parts, typed=answers())
    assert "Ghost (Ann): $" in last.output
    assert parts.read_text(encoding="utf-8") == whole.read_text(encoding="utf-8")
    assert Game.from_record(whole.read_text(encoding="utf-8")).over
    assert sorted(path.name for path in tmp_path.iterdir()) == ["parts.txt", "whole.txt"]


def test_a_finished_game_in_a_file_is_counted_again(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    run("play", "super", "--players", "3", "--people", "0", "--seed", "6", "--save", file)
    assert "Final scoring" in run("play", "--save", file).output


def test_the_header_says_who_plays(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    arguments = ["--name", "Ann, the  Fox\x07", "--name", "", "--people", "2", "--seed", "6"]
    run("play", "classic", *arguments, "--save", file, typed="\n1\n")
    header = file.read_text(encoding="utf-8").partition("\n\n")[0].splitlines()
    assert "names: Ann the Fox, -" in header
    assert "people: 1, 2" in header
    assert "seed: 6" in header


def test_names_are_tidied() -> None:
    assert tidy(" Ann\n,of\tthe North ") == "Annofthe North"
    assert len(tidy("x" * 99)) == 20


@pytest.mark.parametrize("people", ["0", "5", "1, 1", "x"])
def test_a_header_with_impossible_seats_is_refused(people: str) -> None:
    with pytest.raises(Unreadable):
        read_seating({"people": people}, 4)


def test_a_file_that_is_no_record_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text("dear diary\n", encoding="utf-8")
    result = run("play", "--save", file)
    assert result.exit_code == 2
    assert "line 1: expected coltexpress record 1" in result.output
    file.write_bytes(b"\xff\xfe\x00")
    assert run("play", "--save", file).exit_code == 2
    assert file.read_bytes() == b"\xff\xfe\x00"


def start(*arguments: str | Path) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-c", COLTEXPRESS, "play", *[str(one) for one in arguments]]
    pipe = subprocess.PIPE
    env = {**os.environ, **ENGLISH}
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, env=env)


def wait_for(process: subprocess.Popen[bytes], words: bytes) -> None:
    assert process.stdout is not None
    seen = b""
    while words not in seen:
        piece = os.read(process.stdout.fileno(), 65536)
        assert piece, f"it stopped before it said {words!r}"
        seen += piece


def test_a_killed_game_is_still_in_its_file(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    with start("classic", "--players", "3", "--seed", "1", "--save", file) as process:
        assert process.stdin is not None
        process.stdin.write(b"1\n1\n1\n")
        process.stdin.flush()
        wait_for(process, b"Turn 2")
        process.kill()
    saved = file.read_text(encoding="utf-8")
    assert Game.from_record(saved).asks
    result = run("play", "--save", file, typed=answers())
    assert "Final scoring" in result.output
    assert file.read_text(encoding="utf-8").startswith(saved.rstrip())


def test_ctrl_c_ends_quietly() -> None:
    with start("classic", "--players", "3", "--seed", "1") as process:
        wait_for(process, b"> ")
        time.sleep(0.1)
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=20)
    assert process.returncode == 130
    assert errors.decode().split() == ["Stopped."]


# Languages


@pytest.mark.parametrize("language", FOLDERS)
@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_in_every_language(language: str, name: str) -> None:
    players = str(min(5, GAMES[name].players[-1]))
    arguments = ["play", name, "--players", players, "--seed", "3", "--lang", language]
    result = run(*arguments, typed=answers("?", "why"))
    assert result.exit_code == 0, result.output
    assert Words(language).say("cli-end-title") in result.output
    assert "{" not in result.output


def test_help_is_fast_and_complete() -> None:
    result = run("--help")
    assert result.exit_code == 0
    for command in ("play", "show", "replay", "rules", "perft"):
        assert f"\n  {command} " in result.output
    loaded = (
        "import sys; sys.argv=['coltexpress', '--help']\n"
        "from coltexpress.cli.main import main\n"
        "try: main()\n"
        "except SystemExit: print('coltexpress.games' in sys.modules, 'rich' in sys.modules)"
    )
    answer = subprocess.run(
        [sys.executable, "-c", loaded], capture_output=True, text=True, check=True
    )
    assert answer.stdout.splitlines()[-1].split()[-1] == "False"
