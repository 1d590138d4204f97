"""Couriers & Armored Train in the terminal: two trains, two teams, Il Professore, data files."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Final

import pytest
from click.testing import CliRunner, Result
from rich.cells import cell_len

from coltexpress.bots.uniform import Uniform
from coltexpress.cli.main import cli
from coltexpress.cli.saving import Seating
from coltexpress.cli.scene import scene_of
from coltexpress.cli.screen import Screen
from coltexpress.cli.session import Session
from coltexpress.games import GAMES
from coltexpress.games.armored.printed import BOX
from coltexpress.games.armored.rulebook import Armored, state_of
from coltexpress.games.armored.trains import NAMES, trains_after
from coltexpress.i18n import LANGUAGES
from coltexpress.kernel.agenda import NOBODY
from coltexpress.kernel.views import View, look
from coltexpress.library import Game, new
from coltexpress.notation import position
from coltexpress.telling.sentences import Told
from coltexpress.telling.words import Words

MANY: Final = 400  # answers; more than any game asks one person
ENGLISH: Final = {"LANG": "en_US.UTF-8", "LC_ALL": "", "LC_MESSAGES": "", "COLUMNS": "80"}
BOOK: Final = GAMES["armored"]
SCENE: Final = scene_of("armored")
EN: Final = Words("en")
OWN_CARDS: Final = {"gorge": "help", "old_mill": None, "curve": "heal", "pass": None}
DRAWN: Final = re.compile("[┌│└═▒░█★◆▣•▸□■●▲▤╦↕]")


def run(*arguments: str | Path, typed: str = "", env: dict[str, str] | None = None) -> Result:
    words = [str(argument) for argument in arguments]
    return CliRunner().invoke(cli, words, input=typed, env={**ENGLISH, **(env or {})})


def play(*arguments: str | Path, typed: str | None = None) -> str:
    answers = "1\n" * MANY if typed is None else typed
    result = run("play", "armored", *arguments, typed=answers)
    assert result.exit_code == 0, result.output
    return result.output


def played(players: int, seed: int, moves: int = 10_000, **settings: str) -> Game:
    game = new("armored", players=players, seed=seed, **settings)
    bot = Uniform(seed)
    while not game.over and len(game.match.moves) < moves:
        question = game.asks[0]
        game.play(question.seat, bot.choose(game.view(question.seat), question))
    return game


def picture(view: View, width: int = 80, words: Words = EN) -> str:
    return "\n".join(line.plain for line in SCENE.draw(words, view, width))


def aloud(view: View, words: Words = EN) -> str:
    return "\n".join(SCENE.read_aloud(words, view))


# From the first question to the count


@pytest.mark.slow
@pytest.mark.parametrize("players", ["2", "3", "5", "8"])
@pytest.mark.parametrize("people", ["1", "2"])
def test_every_number_of_players_can_play(players: str, people: str) -> None:
    output = play("--players", players, "--people", people, "--seed", "2")
    assert "Final scoring" in output
    assert re.search(r"The (blue|red) team wins with \$[\d,]+: |Both teams share", output)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("plain", [[], ["--plain"]])
def test_a_whole_game_in_every_language(language: str, plain: list[str]) -> None:
    words = Words(language)
    typed = "?\nwhy\nhand\nstory\n" + "1\n" * MANY
    output = play("--players", "3", "--seed", "4", "--lang", language, *plain, typed=typed)
    assert words.say("cli-end-title") in output
    assert words.say("armored-professore") in output
    assert "{" not in output
    assert "armored-" not in output


@pytest.mark.slow
@pytest.mark.parametrize("players", ["4", "5"])
def test_a_game_with_betrayal_ends_with_single_bandits_or_a_team(players: str) -> None:
    arguments = ["--players", players, "--option", "mode=betrayal"]
    outputs = [play(*arguments, "--seed", str(seed)) for seed in range(4)]
    assert any(re.search(r"Cavalry Charge: (Survival|Double)", output) for output in outputs)
    assert all(re.search(r"wins?!|wins? with|share|No one wins", output) for output in outputs)


def test_betrayal_needs_four_players() -> None:
    result = run("play", "armored", "--players", "3", "--option", "mode=betrayal")
    assert result.exit_code == 2
    assert "A-CAVALRY-03" in result.output


@pytest.mark.parametrize("players", ["3", "8"])
def test_the_polish_edition_can_be_chosen(players: str) -> None:
    output = play("--players", players, "--seed", "6", "--edition", "pl")
    assert "Final scoring" in output


def test_the_rules_of_the_base_game_can_be_changed_too() -> None:
    arguments = ["--option", "expert_variant=true", "--option", "purse_pick=token"]
    assert "Final scoring" in play("--players", "4", "--seed", "2", *arguments)


def test_both_games_know_their_options() -> None:
    output = play("--options", typed="")
    assert "The Expert variant. (" not in output
    assert "Two players always use it" not in output
    assert "Whom Tuco's ability reaches." in output
    assert "As in the Polish rulebook." in output


def test_spectators_are_told_the_whole_story() -> None:
    output = " ".join(play("--players", "5", "--people", "0", "--seed", "3").split())
    assert "Il Professore joins the smaller team." in output
    assert "The trains slide on by two cars." in output
    assert "Cavalry Charge" in output


def test_poorer_teams_are_counted_first() -> None:
    for seed in range(3):
        output = play("--players", "7", "--people", "0", "--seed", str(seed))
        count = output.partition("Final scoring")[2]
        totals = re.findall(r"^The (blue|red) team: \$([\d,]+)$", count, re.MULTILINE)
        money = [int(total.replace(",", "")) for _, total in totals]
        assert sorted(name for name, _ in totals) == ["blue", "red"]
        assert money == sorted(money)
        assert f"The {totals[-1][0]} team wins with ${totals[-1][1]}: " in count


# The drawing


def rows(text: str) -> list[str]:
    return text.splitlines()


def car_codes(line: str) -> dict[str, int]:
    """Where the codes of the cars stand in a line of wheels."""
    return {found[0][:2]: found.start() for found in re.finditer(r"[SA]\di?", line)}


@pytest.mark.parametrize("advances", range(5))
def test_cars_that_are_opposite_each_other_stand_in_one_column(advances: int) -> None:
    """Held for every round. [A-GEO-01]"""
    game = played(4, 1, moves=30)
    state = state_of(game.view(NOBODY).state).copy()
    state.advances = advances
    state.train = state.trains = trains_after(advances)
    lines = rows(picture(View(NOBODY, state, []), 120))
    wheels = [car_codes(line) for line in lines if "└o" in line]
    top = next(codes for codes in wheels if "S0" in codes)
    below = next(codes for codes in wheels if "A0" in codes)
    link = next(line for line in lines if "↕" in line)
    for number, name in enumerate(NAMES[:4]):
        other = 2 * advances - number
        if 0 <= other <= 6:
            assert abs(top[name] - below[f"A{other}"]) <= 1
    assert link.count("↕") == len([k for k in range(4) if 0 <= 2 * advances - k <= 6])
    assert top["S3"] < top["S0"]
    assert below["A0"] < below["A6"]


def test_when_the_trains_are_clear_they_are_drawn_apart() -> None:
    view = played(4, 1).view(NOBODY)
    assert "↕" not in picture(view)
    assert "No cars are opposite each other." in aloud(view)
    codes = [car_codes(line) for line in rows(picture(view)) if "└o" in line]
    assert [sorted(one) for one in codes] == [list(NAMES[4:]), list(NAMES[:4])]


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("width", [60, 80, 120])
def test_everything_is_drawn_once_and_nothing_is_too_wide(language: str, width: int) -> None:
    words = Words(language)
    for players, seed in ((2, 1), (5, 2), (10, 3)):
        game = new("armored", players=players, seed=seed)
        bot = Uniform(seed)
        while not game.over:
            question = game.asks[0]
            view = look(game.state, question.seat)
            lines = rows(picture(view, width, words))
            trains = [line for line in lines if re.search("[┌│└]|▐▌|╦|★|[(]|[\\[]", line)]
            assert max([0, *[cell_len(line) for line in trains]]) <= width
            check_trains(state_of(view.state), lines)
            game.play(question.seat, bot.choose(view, question))


def check_trains(g: Armored, lines: list[str]) -> None:
    """Every bandit, courier and Gatling stands on the drawn trains exactly once."""
    if g.courier[0] < 0 or g.at[0] < 0:
        return
    first = next(place for place, line in enumerate(lines) if "▐▌" in line)
    last = max(place for place, line in enumerate(lines) if "└o" in line)
    drawn = "\n".join(lines[first - 1 : last + 1])
    assert drawn.count("★") == 3
    assert drawn.count("╦") == 2
    groups = re.findall(r"\(([A-Z]+)\)|\[([A-Z]+)\]", drawn)
    for team in (0, 1):
        letters = sorted("".join(group[team] for group in groups))
        names = [BOOK.write_word(g, "bandit", one) for one in range(g.bandits) if one % 2 == team]
        assert letters == sorted(names)


def test_the_tender_has_coal_where_others_have_an_inside() -> None:
    text = picture(played(3, 1, moves=20).view(NOBODY))
    assert text.count("│░") == 2


def test_teams_are_told_apart_without_colour() -> None:
    view = played(4, 1, moves=20).view(0)
    text = picture(view)
    assert re.search(r" \([A-Z]\)  \w+ \(blue", text.replace("▸", " "))
    assert re.search(r" \[[A-Z]\]  \w+ \(red", text.replace("▸", " "))
    assert re.search(r"\w+ \(blue\), ", aloud(view))


def test_il_professore_his_ladder_and_the_wild_bunch_are_on_the_table() -> None:
    game = played(5, 3, moves=80)
    state = state_of(game.state)
    text = picture(game.view(0))
    assert f"[{EN.money(state.printed.ladder[state.ladder])}]" in text
    assert re.search(r"\[P\]  Il Professore \(red\) .*•×\d+", text)
    assert re.search(r"Wild Bunch  blue \d+  red \d+   (Teammates may talk|No one may talk)", text)
    assert re.search(
        r"Il Professore \(red\): \$[\d,]+, space \d of 6\. Bullets: \d+\.", aloud(game.view(0))
    )
    assert "Il Professore" not in picture(played(4, 3, moves=80).view(0))


def test_plain_mode_is_lines_of_text_alone() -> None:
    for players in ("2", "5"):
        output = play("--plain", "--players", players, "--people", "2", "--seed", "5")
        assert "\x1b" not in output
        assert not DRAWN.search(output)
        assert "Opposite each other: the locomotive and the Armored Train's locomotive." in output
        assert "and the Tender (roofs only)" in output
        assert "A Gatling stands on the roof of the Armory." in output


# Seats and secrets


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


def test_two_players_lead_two_bandits_each() -> None:
    screen = Pages(Words("en"))
    game = new("armored", players=2, seed=4)
    Session(screen, game, Seating(4, [0, 1], {0: "Ann"}), None).run()
    assert SCENE.describe(EN, game.state, "seat", 0) == "Ghost and Django"
    text = "\n".join("\n".join(page) for page in screen.pages)
    assert "Ann, who will you be on the blue team?" in text
    assert "Hand over to Ghost and Django (Ann)." in text
    assert "Ghost, your turn: play a card or draw three." in text
    assert "Django, your turn: play a card or draw three." in text
    for page in screen.pages:
        hands = set(re.findall(r"^(\w+)'s hand: ", "\n".join(page), re.MULTILINE))
        assert hands <= {"Ghost", "Django"} or hands <= {"Cheyenne", "Belle"}


def test_no_page_shows_the_secrets_of_two_people() -> None:
    screen = Pages(Words("en"))
    Session(screen, new("armored", players=5, seed=4), Seating(4, [0, 1, 2]), None).run()
    told: list[str] = []
    for page in screen.pages[:-1]:
        text = "\n".join(page)
        names = set(re.findall(r"(\w+) draws \d+ cards?: ", text))
        names |= set(re.findall(r"(\w+) (?:takes?|drops?) a (?:Gold )?\w+ worth", text))
        names |= set(re.findall(r"(\w+) reads? the ", text))
        assert len(names) <= 1, text
        assert "'s hand: " not in text
        told += names
    assert set(told) == {"Ghost", "Cheyenne", "Django"}


def test_a_view_never_names_a_document_or_a_card_that_it_hides() -> None:
    for seed in range(6):
        game = played(5, seed, moves=90)
        for seat in range(5):
            view = game.view(seat)
            g = state_of(view.state)
            text = aloud(view)
            own = [token for one in range(5) if g.seat_of[one] == seat for token in g.held[one]]
            if not any(token > 18 for token in own):
                assert "Documents:" not in text
            assert text.count("Your hand: ") <= 1
            assert "'s hand: " not in text
        told = Told(EN, BOOK, game.view(NOBODY).state).story(game.events(NOBODY))
        text = "\n".join(" ".join(paragraph) for paragraph in told)
        assert not re.search(r"(blue|red) Secret Document|the decoy", text)
        assert not re.search(r"draws \d+ cards?: |worth \$(?!250)", text)


def test_whoever_reads_a_document_is_told_what_it_is() -> None:
    private: list[str] = []
    public: list[str] = []
    for seed in range(12):
        game = played(5, seed)
        for seat in (*range(5), NOBODY):
            told = Told(EN, BOOK, game.view(NOBODY).state).story(game.events(seat))
            text = " ".join(sentence for paragraph in told for sentence in paragraph)
            found = re.findall(r"\w+ reads? (.+?) and (?:keeps? it|puts? it back)\.", text)
            (public if seat == NOBODY else private).extend(found)
    assert set(public) == {"a Secret Document"}
    assert {"the blue Secret Document", "the red Secret Document", "the decoy"} <= set(private)


# Files: records, positions, printed parts


def parts(**changes: object) -> dict[str, object]:
    """A data file with round cards of its own."""
    cards = [
        {"id": name, "turns": ["standard", "speeding_up"], "event": event}
        for name, event in (
            ("gorge", "help"),
            ("old_mill", None),
            ("curve", "heal"),
            ("pass", None),
        )
    ]
    large = [{**card, "id": f"{card['id']}5"} for card in cards]
    found: dict[str, object] = {
        "game": "armored",
        "ladder": {"designed": False, "spaces": [0, 100, 900]},
        "round_cards": {"designed": False, "2-4": cards, "5+": large},
    }
    return {**found, **changes}


def written(path: Path, content: dict[str, object]) -> Path:
    path.write_text(json.dumps(content, indent=1), encoding="utf-8")
    return path


def test_a_data_file_replaces_printed_parts(tmp_path: Path) -> None:
    data = written(tmp_path / "mine.json", parts())
    output = play("--players", "3", "--seed", "2", "--data", data)
    assert "The round card is Old mill." in output or "The round card is Pass." in output
    assert "[$0] $100  $900" in output
    assert "Final scoring" in output


def test_a_game_with_a_data_file_goes_on_only_with_it(tmp_path: Path) -> None:
    data, file = written(tmp_path / "mine.json", parts()), tmp_path / "game.txt"
    other = written(tmp_path / "other.json", parts(ladder={"designed": False, "spaces": [0, 50]}))
    output = play("--players", "3", "--seed", "2", "--data", data, "--save", file, typed="1\n")
    assert f"coltexpress play --save {file} --data {data}" in output
    assert re.search(r"^data: [0-9a-f]{12}$", file.read_text(encoding="utf-8"), re.MULTILINE)
    refused = run("play", "--save", file, "--data", other)
    assert refused.exit_code == 2
    assert "The game was begun without this data file, or with another one." in refused.output
    assert "Final scoring" in play("--save", file, "--data", data)
    assert "Final scoring" in run("replay", file, "--data", data).output
    line = Game.from_record(file.read_text(encoding="utf-8")).line()
    assert run("show", line, "--data", data).exit_code == 0


def broken(path: Path, text: str) -> Path:
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("content", "hint"),
    [
        ('{\n "game": "armored",\n "ladder": {"designed": true, "spaces": [5]}}', "line 3, ladder"),
        ('{\n "game": "armored",\n "colour": 1}', "colour"),
        ('{\n "game": "classic"}', "line 2, game: expected armored"),
        ('{\n "game": \n', "line"),
    ],
)
def test_a_bad_data_file_is_refused_with_line_and_field(
    tmp_path: Path, content: str, hint: str
) -> None:
    data = broken(tmp_path / "mine.json", content)
    result = run("play", "armored", "--players", "3", "--data", data)
    assert result.exit_code == 2
    assert hint in result.output
    assert "mine.json" in result.output
    assert "Traceback" not in result.output


def test_a_data_file_must_be_there_and_belongs_to_this_game(tmp_path: Path) -> None:
    missing = run("play", "armored", "--players", "3", "--data", tmp_path / "none.json")
    assert missing.exit_code == 2
    assert "There is no file" in missing.output
    data = written(tmp_path / "mine.json", parts())
    elsewhere = run("play", "classic", "--players", "3", "--data", data)
    assert elsewhere.exit_code == 2
    assert "Colt Express has no parts that a data file could replace." in elsewhere.output
    unread = run("play", "armored", "--people", "1", "--option", "data=0123456789ab")
    assert unread.exit_code == 2
    assert "give the same file" in unread.output


@pytest.mark.slow
def test_saved_games_go_on_and_are_replayed(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    play("--players", "5", "--name", "Ann", "--seed", "6", "--save", file, typed="1\n" * 12)
    assert "Going on with the game in" in run("play", "--save", file, typed="1\n" * 9).output
    assert "Final scoring" in run("play", "--save", file, typed="1\n" * MANY).output
    assert Game.from_record(file.read_text(encoding="utf-8")).over
    for arguments in ([], ["--seat", "1"], ["--move", "60"], ["--seat", "nobody"]):
        result = run("replay", file, *arguments)
        assert result.exit_code == 0, result.output
    assert run("replay", file, "--step", typed="\n" * 40).exit_code == 0


def test_positions_and_views_are_shown() -> None:
    game = played(5, 3, moves=60)
    line = game.line()
    everything = run("show", line)
    assert everything.exit_code == 0, everything.output
    assert "Everything face up" in everything.output
    own = run("show", line, "--seat", "1", "--plain").output
    assert "Your hand: " in own
    assert run("show", position.line_of_view(BOOK, game.view(0))).exit_code == 0


def test_help_explains_cards_places_and_powers() -> None:
    output = play("--players", "3", "--seed", "4", typed="cheyenne\n?\nhand\nquit\n")
    for words in ("Nudge: Give a teammate", "Binoculars: A teammate", "Tender: It has a roof"):
        assert words in output
    assert "May keep the purse or bag" in output
    assert "╦ Gatling" in output


def test_the_words_of_the_box_all_have_cards() -> None:
    ids = [card.id for card in [*BOX.round_cards.small, *BOX.round_cards.large]]
    g = state_of(new("armored", players=4, seed=1).state)
    names = {SCENE.describe(EN, g, "round_card", g.printed.round_cards.index(one)) for one in ids}
    assert names == {
        *("Couriers in movement", "Heavy fire", "Swivel Arm", "Help!", "Heal", "Long Tunnel"),
        "Coordinated Action plan",
    }
