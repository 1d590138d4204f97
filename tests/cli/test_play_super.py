"""Colt Super Express in the terminal: the train with its queues, plans pick by pick, secrets."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest
from click.testing import CliRunner, Result
from rich.cells import cell_len

from coltexpress.bots.uniform import Uniform
from coltexpress.cli.glimpses import chapters
from coltexpress.cli.main import cli
from coltexpress.cli.picking import Picking, is_picked
from coltexpress.cli.saving import Seating
from coltexpress.cli.scene import scene_of
from coltexpress.cli.scene.scene import Scene
from coltexpress.cli.screen import Screen
from coltexpress.cli.session import Session
from coltexpress.games import GAMES
from coltexpress.games.super.printed import CARDS
from coltexpress.games.super.rulebook import state_of
from coltexpress.games.super.stacks import from_top
from coltexpress.games.super.state import queue_at
from coltexpress.i18n import LANGUAGES
from coltexpress.kernel.agenda import HIDDEN, NOBODY, Ask
from coltexpress.kernel.rows import row
from coltexpress.kernel.views import View, look
from coltexpress.library import Game, new
from coltexpress.notation import position
from coltexpress.telling.words import Words

MANY: Final = 200  # answers; more than any game asks one person
ENGLISH: Final = {"LANG": "en_US.UTF-8", "LC_ALL": "", "LC_MESSAGES": "", "COLUMNS": "80"}
BOTH: Final = ("--option", "reflex=true", "--option", "horse=true")
BOOK: Final = GAMES["super"]
HEAD: Final = "super players=4 reflex=true horse=true who=BODT"
REST: Final = "loot=-,$301,-,- plans=-,-,-,- shown=-,-,-,- agenda=plan:? sealed=-,-,-,-"
PLANNING: Final = f"{HEAD} phase=planning start=D train=-/<B(O>);-/-;(<D)/-;-/T>;-/-;x out=- {REST}"
PIECE: Final = re.compile(r"\(?(?:◄ ?[A-Z] ?| ?[A-Z] ?►)\)?")


def run(*arguments: str | Path, typed: str = "", env: dict[str, str] | None = None) -> Result:
    words = [str(argument) for argument in arguments]
    return CliRunner().invoke(cli, words, input=typed, env={**ENGLISH, **(env or {})})


def play(*arguments: str | Path, typed: str = "", env: dict[str, str] | None = None) -> str:
    result = run("play", "super", *arguments, typed=typed, env=env)
    assert result.exit_code == 0, result.output
    return result.output


def lines(*typed: str) -> str:
    return "".join(f"{one}\n" for one in typed)


def plans(*typed: str) -> str:
    """A bandit, and then these lines at every question for a plan."""
    return lines("belle", *list(typed) * MANY)


def played(players: int, seed: int, **settings: str) -> Game:
    game = new("super", players=players, seed=seed, **settings)
    bot = Uniform(seed)
    while not game.over:
        question = game.asks[0]
        game.play(question.seat, bot.choose(game.view(question.seat), question))
    return game


# From the first question to the end


@pytest.mark.parametrize("players", ["3", "4", "5", "6", "7"])
def test_every_number_of_players_can_play(players: str) -> None:
    output = play("--players", players, "--seed", "2", typed=plans("1"))
    assert "Final scoring" in output
    assert re.search(r"\w+ wins!|No one wins\.", output)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("plain", [[], ["--plain"]])
def test_a_whole_game_in_every_language(language: str, plain: list[str]) -> None:
    words = Words(language)
    fire, climb = words.say("super-card-fire"), words.say("super-card-climb")
    typed = plans(f"{fire}, {climb}", "turn", "")
    output = play("--players", "5", "--seed", "4", "--lang", language, *plain, *BOTH, typed=typed)
    if not plain:
        names = words.several([fire, climb, words.say("super-card-turn")])
        assert words.say("pick-whole", picks=names) in output
    assert words.say("cli-end-title") in output
    assert "{" not in output
    assert "super-" not in output


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_card_does_fits_on_its_line(language: str) -> None:
    output = play("--players", "3", "--lang", language, *BOTH, typed=lines("1"))
    words = Words(language)
    for card in CARDS:
        assert words.say(f"super-card-{card}-rule") in output


def test_two_may_play_if_that_is_allowed() -> None:
    output = play("--players", "2", "--option", "unofficial_two_players=true", typed=plans("1"))
    assert "Final scoring" in output


def test_who_was_lost_first_is_named_first_and_the_winner_last() -> None:
    game = played(6, 3)
    counts = scene_of("super").counts(Words("en"), game.view(NOBODY), game.events(NOBODY))
    named = [count.seat for count in sorted(counts, key=lambda one: one.order)]
    ranks = BOOK.ranks(game.state)
    assert [ranks[seat] for seat in named] == sorted(ranks, reverse=True)
    assert [named[-1]] == game.winners()


@pytest.mark.parametrize(
    ("train", "out", "loot", "reason"),
    [
        ("-/<G;-/-;-/-;-/-;x", "C/D", "-,$301,-", "The last bandit on the train."),
        ("<G/C>;x;x;x;x", "D", "$301$345,$389,$312", "The most loot cards: 2."),
        (
            *("<G/C>;x;x;x;x", "D", "$301$345,$312$389,-"),
            "As many loot cards as another player, but the best of them: $389.",
        ),
    ],
)
def test_the_end_says_what_decided(train: str, out: str, loot: str, reason: str) -> None:
    shown = "move-turn-fire,turn-climb-move,climb"
    g = position.read(
        f"super players=3 who=GCD phase=over start=G train={train} out={out} "
        f"loot={loot} plans=-,-,- shown={shown} agenda=-"
    )
    counts = scene_of("super").counts(Words("en"), look(g, NOBODY), [])
    reasons = {count.seat: count.lines[2:] for count in counts}
    assert [seat for seat, lines in reasons.items() if lines] == BOOK.winners(g)
    assert reasons[BOOK.winners(g)[0]] == [reason]


# The drawing


def picture(line: str, width: int = 80) -> list[str]:
    view = View(NOBODY, position.read(line), [])
    return [text.plain for text in scene_of("super").draw(Words("en"), view, width)]


def test_queues_facing_and_pose_can_be_seen() -> None:
    title, roof, top, inside, wheels, *_ = picture(PLANNING)
    assert title == "Round 2 of 5: Schemin'   Cars uncoupled: 5"
    assert roof.split("(")[1].startswith(" D ►)")
    assert re.findall(r"[^│]*[A-Z][^│]*", inside) == ["   ◄ T     ", "(◄ O )  B ►"]
    assert top.count("┌") == 5
    assert [one for one in wheels if one.isdigit()] == ["4", "3", "2", "1"]
    assert wheels.startswith("· · └o")
    assert wheels.endswith("o─o◣")


def test_plans_cars_and_the_start_player_are_in_the_panel() -> None:
    text = "\n".join(picture(PLANNING))
    assert re.search(r"B +Belle +– +–\n", text)
    assert re.search(r"O +Doc +– +\$301\n", text)
    assert "Django (first player)" in text


def test_a_plan_that_is_laid_is_seen_by_its_owner_only() -> None:
    game = new("super", players=4, seed=1, bandits=["belle", "doc", "django", "tuco"])
    game.play(1, game.asks[1].options[0])
    scene, words = scene_of("super"), Words("en")
    own = "\n".join(one.plain for one in scene.draw(words, game.view(1), 80))
    other = "\n".join(one.plain for one in scene.draw(words, game.view(0), 80))
    assert re.search(r"Doc \((first player, )?you\) +Flip  Change Floor  Move", own)
    assert "Flip" not in other
    assert re.search(r" O +Doc.* ▒▒  ▒▒  ▒▒", other)
    assert re.search(r"▸ B +Belle.* … ", other)
    assert "Doc, you. Loot cards: none. Plan: Flip, Change Floor, Move." in "\n".join(
        line.replace(", first player", "") for line in scene.read_aloud(words, game.view(1))
    )
    assert any("3 cards face down" in one for one in scene.read_aloud(words, game.view(0)))


def test_the_fallen_and_those_who_are_out_are_told() -> None:
    line = PLANNING.replace("-/T>;-/-;x out=-", "-/-;-/-;x out=T")
    assert re.search(r"T +Tuco \(eliminated\)", "\n".join(picture(line)))


def expected(view: View, roof: bool) -> list[str]:
    """The pieces of one floor, the rear first, as they must be drawn."""
    g = state_of(view.state)
    spots = g.board.roof if roof else g.board.inside
    pieces = []
    for spot in list(spots)[::-1]:
        for bandit in list(queue_at(g, spot))[::-1]:
            letter = BOOK.write_word(g, "bandit", bandit)
            piece = f"{letter}►" if g.facing[bandit] == 0 else f"◄{letter}"
            pieces.append(f"({piece})" if g.down[bandit] else piece)
    return pieces


@pytest.mark.parametrize("width", [40, 60, 80, 120])
def test_every_position_is_drawn_as_it_is(width: int) -> None:
    """Seven players, all cards: every piece once, in its order, and nothing too wide."""
    scene: Scene = scene_of("super")
    for seed in range(4):
        game = new("super", players=7, seed=seed, reflex="true", horse="true")
        bot = Uniform(seed)
        while not game.over:
            view = game.view(0)
            drawn = [one.plain for one in scene.draw(Words("en"), view, width)]
            assert all(cell_len(line) <= width for line in drawn)
            rows = [place for place, line in enumerate(drawn) if "┌" in line]
            for roof, offset in ((True, -1), (False, 1)):
                found = [p for row in rows for p in PIECE.findall(drawn[row + offset])]
                assert [p.replace(" ", "") for p in found] == (expected(view, roof) if rows else [])
            if width >= 80:
                assert len(rows) <= 1, "eight cars fit into one row"
            question = game.asks[0]
            game.play(question.seat, bot.choose(game.view(question.seat), question))


def test_in_a_crowd_the_cars_take_two_rows() -> None:
    line = (
        "super players=7 who=BODTGCM phase=planning start=B train="
        "-/(<B)(<O)(<D)(<T)(<G)(<C)(<M);-/-;-/-;-/-;-/-;-/-;-/-;-/-;-/- out=- "
        "loot=-,-,-,-,-,-,- plans=-,-,-,-,-,-,- shown=-,-,-,-,-,-,- agenda=plan:?"
        " sealed=-,-,-,-,-,-,-"
    )
    drawn = picture(line, 60)
    assert len([one for one in drawn if "┌" in one]) == 2
    assert "(M►)(C►)(G►)(T►)(D►)(O►)(B►)" in "".join(drawn).replace(" ", "")


# In the midst of a round


def test_a_round_is_told_lap_by_lap_with_a_glimpse_of_the_train() -> None:
    game = new("super", players=4, seed=2, bandits=["belle", "doc", "django", "tuco"])
    before = game.view(0).state
    for word in ("turn-climb-move", "climb-turn-move", "climb-turn-fire", "turn-climb-fire"):
        question = game.asks[0]
        game.play(question.seat, BOOK.read_word(game.state, "plan", word))
    events = game.events(0)
    since = [BOOK.events[one.kind].name for one in events].index("planned")
    found = chapters(BOOK, 0, before, events[since:])
    assert [one for chapter in found for one in chapter.events] == events[since:]
    assert [chapter.state is None for chapter in found] == [True, False, False]
    scene = scene_of("super")
    for lap, chapter in enumerate(found[1:], start=1):
        assert chapter.state is not None
        assert [len(from_top(cards)) for cards in state_of(chapter.state).shown] == [lap] * 4
        assert len(scene.glimpse(chapter.state, 80)) == 4


def test_whoever_listens_is_not_shown_glimpses() -> None:
    typed = lines("belle", "fmt", "1")
    drawn = play("--players", "5", "--seed", "3", typed=typed)
    assert drawn.count("┌") == 7 + 7 + 7 + 6, "the first table, two glimpses, the second table"
    aloud = play("--players", "5", "--seed", "3", "--plain", typed=typed)
    assert aloud.count("Round 2 of 6") == 1
    assert aloud.count("The last car is") == 2


def test_without_an_earlier_table_the_story_is_told_in_one_go() -> None:
    game = played(3, 1)
    events = game.events(0)
    assert chapters(BOOK, 0, None, events) == [(None, events)]


# Read aloud


def test_the_train_is_read_from_the_locomotive_back() -> None:
    result = run("show", PLANNING, "--plain")
    belle, doc = "Belle (facing the locomotive)", "Doc (facing the rear, knocked down)"
    assert result.output.splitlines()[1:7] == [
        "Round 2 of 5: Schemin'",
        f"Inside the locomotive, from front to rear: {belle}, {doc}.",
        "On the roof of car 2: Django (facing the locomotive, knocked down).",
        "Inside car 3: Tuco (facing the rear).",
        "The last car is car 4.",
        "Cars uncoupled: 5.",
    ]
    assert "Doc. Loot cards: $301." in result.output
    assert "Django, first player. Loot cards: none." in result.output


def test_a_position_lists_the_cards_and_not_every_plan() -> None:
    result = run("show", PLANNING, "--seat", "B")
    assert result.exit_code == 0, result.output
    assert "\n  Flip, Change Floor, Move, Fire, Reflex, Horse\n" in result.output
    assert len(result.output.splitlines()) < 24


def test_plain_mode_has_no_symbols() -> None:
    output = play("--players", "7", "--seed", "3", "--plain", *BOTH, typed=plans("?", "mtf", ""))
    assert not re.search("[►◄▒▸─┌│]", output)
    assert "Pick 1 of 3: " in output


# Picking a plan


def recorded(tmp_path: Path, *typed: str) -> str:
    """The record of a game after these lines at the first plan."""
    file = tmp_path / f"{len(list(tmp_path.iterdir()))}.txt"
    play("--players", "3", "--seed", "1", *BOTH, "--save", file, typed=lines("belle", *typed))
    return file.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "typed",
    [
        ["t", "m", "f", "1"],
        ["turn", "Move", "FIRE", ""],
        ["1", "2", "2", "yes"],
        ["t m f", "1"],
        ["tmf", "1"],
        ["134", "1"],
        ["1 3 4", "1"],
        ["turn-move-fire", "1"],
        ["Turn, Move, Fire", "ok"],
        ["t", "move fire", "1"],
        ["turn > re", "back", "mo", "c", "2", "f", "1"],
        ["fmt", "3", "tmf", "1"],
        ["fmt", "again", "c", "again", "t", "m", "f", "1"],
        ["f", "m", "t", "turn-move-fire", "1"],
    ],
)
def test_there_are_many_ways_to_say_a_plan(tmp_path: Path, typed: list[str]) -> None:
    assert "\nB which-plan turn-move-fire\n" in recorded(tmp_path, *typed)


def test_letters_of_the_names_will_do_as_well() -> None:
    typed = lines("belle", "vbs", "b", "sp", "t", "")
    output = play("--players", "3", "--seed", "1", "--lang", "sv", typed=typed)
    assert "vbs går inte att välja här." in output, "two names begin with s"
    assert "Byt nivå, Spring, Vänd om" in output


def test_a_plan_is_not_laid_before_it_is_confirmed(tmp_path: Path) -> None:
    assert "which-plan" not in recorded(tmp_path, "turn-move-fire")


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        (["x"], "x cannot be picked here. Type a number from 1 to 6"),
        (["0"], "0 cannot be picked here."),
        (["7"], "7 cannot be picked here."),
        (["99999999999999"], "99999999999999 cannot be picked here."),
        (["²"], "² cannot be picked here."),
        (["[red]"], "[red] cannot be picked here."),
        (["-"], "Type a number from 1 to 6, a first letter, or ? for help."),
        ([""], "Type a number from 1 to 6, a first letter, or ? for help."),
        (["t", "t"], "Flip is picked already."),
        (["tmt"], "Flip is picked already."),
        (["turn-turn-fire"], "Flip is picked already."),
        (["t", "6"], "6 cannot be picked here. Type a number from 1 to 5"),
        (["t m f c"], "Only 3 more can be picked."),
        (["t m", "f c"], "Only one more can be picked."),
        (["tmf", "4"], "Type 1 to confirm, 2 to take the last one back, or 3 to start over."),
        (["tmf", "t"], "Type 1 to confirm"),
        (["tmf", "maybe"], "Type 1 to confirm"),
    ],
)
def test_bad_picks_are_explained(typed: list[str], answer: str) -> None:
    output = play("--players", "3", "--seed", "1", *BOTH, typed=lines("belle", *typed))
    assert answer in output.replace("\n", " ").replace("  ", " ")


def test_taking_back_from_nothing_does_no_harm() -> None:
    output = play("--players", "3", "--seed", "1", typed=lines("belle", "back", "again", "t"))
    assert "So far: Flip, …, …" in output


def test_the_commands_work_while_picking(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    commands = ("t", "?", "why", "story", "hand", "table", f"save {file}", "quit")
    output = play("--players", "3", "--seed", "1", typed=lines("belle", *commands))
    assert "While picking" in output
    assert "back       take the last one back" in output
    assert "B► faces the locomotive" in output
    assert "purse" not in output
    assert "S-PLAN-02: Each player secretly picks exactly three of them." in output
    assert "  Fire: Knock down the first bandit ahead" in output
    assert output.count("So far: Flip, …, …") == 2
    assert f"Savedto{file}." in "".join(output.split())  # however long the path is
    assert output.endswith("Until next time.\n")


def test_only_plans_are_picked_card_by_card() -> None:
    kinds = {
        kind.name: is_picked(BOOK, Ask(0, n, row([]))) for n, kind in enumerate(BOOK.questions)
    }
    assert [name for name, picked in kinds.items() if picked] == ["which-plan"]
    classic = GAMES["classic"]
    assert not any(is_picked(classic, Ask(0, n, row([]))) for n in range(len(classic.questions)))


def test_every_option_can_be_picked() -> None:
    game = new("super", players=3, seed=1, reflex="true", horse="true", character_choice="random")
    question = game.asks[0]
    view = look(game.state, question.seat)
    prompt = Picking(Screen(Words("en"), plain=True), BOOK, view, question, [], lambda _: None)
    for option in question.options:
        prompt.picked = []
        prompt.picked = prompt.read(prompt.short(option))
        assert prompt.settled() == option


# Secrets


class Pages(Screen):
    """A screen that keeps every page and plays at random by itself."""

    def __init__(self, words: Words) -> None:
        super().__init__(words, plain=True)
        self.pages: list[list[str]] = [[]]
        self.bot = Uniform(5)
        self.plan = ""

    def show(self, line: object = "", style: str = "") -> None:
        self.pages[-1].append(str(line))

    def clear(self) -> None:
        self.pages.append([])

    def ask(self, prompt: str) -> str:
        self.pages[-1].append(prompt)
        return self.plan if "Pick 1 of 3" in prompt else "1"


class Watched(Session):
    """A session that notes who laid which plan on which page."""

    def __init__(self, screen: Pages, game: Game, seating: Seating) -> None:
        super().__init__(screen, game, seating, None)
        self.laid: list[tuple[int, int, str]] = []
        self.watched = screen

    def ask_person(self, question: Ask) -> int:
        if is_picked(BOOK, question):
            view = self.game.view(question.seat)
            choice = self.watched.bot.choose(view, question)
            self.watched.plan = BOOK.write_word(view.state, "plan", choice)
        choice = super().ask_person(question)
        if is_picked(BOOK, question):
            page = len(self.watched.pages) - 1
            self.laid.append((page, question.seat, self.words_of(choice)))
        return choice

    def words_of(self, plan: int) -> str:
        return self.scene.describe(self.words, self.game.view(NOBODY).state, "plan", plan)


@pytest.mark.parametrize("seed", range(4))
def test_a_plan_is_shown_to_nobody_else(seed: int) -> None:
    screen = Pages(Words("en"))
    screen.bot = Uniform(seed)
    game = new("super", players=5, seed=seed, horse="true", reflex="true")
    watched = Watched(screen, game, Seating(seed, [0, 1, 2]))
    watched.run()
    plans = [
        (move.seat, watched.words_of(move.choice))
        for move in game.match.moves
        if BOOK.questions[move.what].name == "which-plan"
    ]
    assert len(watched.laid) >= 3
    for page, seat, plan in watched.laid:
        text = "\n".join(screen.pages[page])
        assert f"Your plan: {plan}" in text
        own = [other for one, other in plans if one == seat]
        assert not [p for one, p in plans if one != seat and p not in own and p in text]
    pages_of = {page: {s for p, s, _ in watched.laid if p == page} for page, *_ in watched.laid}
    assert all(len(seats) == 1 for seats in pages_of.values())
    assert "has a plan: " not in "\n".join(screen.pages[-1])


@pytest.mark.parametrize("seed", range(3))
def test_no_view_draws_a_card_that_is_face_down(seed: int) -> None:
    """Whatever the others have laid, the drawing and the sentences are the same."""
    scene, words = scene_of("super"), Words("en")
    game = new("super", players=4, seed=seed)
    bot = Uniform(seed)
    while not game.over:
        question = game.asks[0]
        game.play(question.seat, bot.choose(game.view(question.seat), question))
        sealed = game.state.sealed
        if question.seat != 0 and len(sealed) > 0 and sealed[question.seat] >= 0:
            twin = game.state.copy()
            other = next(one for one in question.options if one != sealed[question.seat])
            twin.sealed[question.seat] = other
            mine, theirs = game.view(0), look(twin, 0)
            assert scene.read_aloud(words, mine) == scene.read_aloud(words, theirs)
            assert scene.draw(words, mine, 80) == scene.draw(words, theirs, 80)
            assert mine.state.sealed[question.seat] == HIDDEN


# Several people


def test_a_sealed_plan_can_be_changed_until_the_last_is_in(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    picked = lines("", "belle", "", "doc", "tmf", "1")
    typed = picked + lines("back", "", "3", "fmt", "1", "", "cmf", "1")
    arguments = ["--players", "3", "--name", "Ann", "--name", "Bob", "--seed", "1", *BOTH]
    output = play(*arguments, "--save", file, typed=typed)
    assert output.count("Or type back, and Doc (Bob) may change an answer.") == 2
    assert "Or type back, and Belle" not in output, "she has no answer to change"
    assert re.search(r"Doc \(you\) +Flip  Move  Fire", output)
    assert output.count("Your plan: Flip, Move, Fire") == 2, "the plan that lies there is shown"
    record = file.read_text(encoding="utf-8")
    assert "O which-plan turn-move-fire fire-move-turn\n" in record
    assert "Belle has a plan: Change Floor, Move, Fire." in output
    assert "Doc: Fire." in output
    assert Game.from_record(record).match.moves


def test_whoever_has_a_name_is_called_by_it() -> None:
    typed = lines("", "belle", "", "doc", "tmf", "1", "")
    output = play("--players", "3", "--name", "Ann", "--name", "Bob", "--seed", "1", typed=typed)
    assert re.search(r"Doc \(.*you\)", output)
    assert re.search(r"Belle \(.*Ann\)", output)


# Reading back


def test_a_record_is_watched_without_the_secrets(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(played(4, 6, reflex="true").record(), encoding="utf-8")
    everything = run("replay", file, "--seat", "all").output
    spectator = run("replay", file, "--seat", "nobody").output
    assert "has a plan: " in everything
    assert "has a plan" not in spectator
    assert "Final scoring" in spectator
    stepped = run("replay", file, "--step", "--seat", "nobody", typed="\n" * 300)
    assert stepped.exit_code == 0, stepped.output
    assert "▒▒  ▒▒  ▒▒" in stepped.output


def test_who_has_laid_a_plan_is_not_waited_for() -> None:
    line = PLANNING.replace("sealed=-,-,-,-", "sealed=-,turn-move-fire,-,-")
    output = run("show", line, "--seat", "nobody").output
    assert "Waiting for Belle." in output
    assert "Waiting for Doc." not in output
