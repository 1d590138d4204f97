"""Before the game: the few questions of a person who only typed `play`, and the options."""

from __future__ import annotations

from coltexpress.cli.bots import ALL_SORTS, LEVEL, OPPONENTS, level_key
from coltexpress.cli.saving import tidy
from coltexpress.cli.scene.paint import BRASS
from coltexpress.cli.screen import Screen
from coltexpress.games import OFFERED
from coltexpress.i18n import ENGLISH, LANGUAGES, language_called, name_of
from coltexpress.kernel.errors import Unreadable
from coltexpress.kernel.rules import Rulebook

PLAYERS = 4


def ask_number(screen: Screen, prompt: str, fewest: int, most: int, default: int) -> int:
    """A number from a range; Enter takes the default."""
    while True:
        typed = screen.ask(f"{prompt} [{default}] ")
        if not typed:
            return default
        if typed.isascii() and typed.isdigit() and fewest <= int(typed[:6]) <= most:
            return int(typed)
        screen.show(screen.words.say("cli-not-a-number", fewest=fewest, most=most))


def ask_language(screen: Screen) -> str:
    """One of the languages, by number or name; Enter takes English."""
    known = list(LANGUAGES)
    for number, language in enumerate(known, start=1):
        screen.show(f"{number:>2} {name_of(language)}")
    while True:
        typed = screen.ask(f"{screen.words.say('cli-ask-language')} [{LANGUAGES[ENGLISH]}] ")
        if not typed:
            return ENGLISH
        if typed.isascii() and typed.isdigit() and 0 < int(typed[:6]) <= len(known):
            return known[int(typed) - 1]
        called = language_called(typed)
        if called is not None:
            return called
        screen.show(screen.words.say("cli-not-a-language", languages=", ".join(known)))


def ask_game(screen: Screen) -> str:
    """One of the games that are offered; Enter takes the first."""
    for number, name in enumerate(OFFERED, start=1):
        title, tagline = (screen.words.say(f"{name}-{part}") for part in ("name", "tagline"))
        screen.show(screen.words.labelled(f"{number:>2} {title}", tagline))
    place = ask_number(screen, screen.words.say("cli-ask-game"), 1, len(OFFERED), 1)
    return OFFERED[place - 1]


def ask_players(screen: Screen, book: Rulebook) -> int:
    """How many players."""
    fewest, most = book.players[0], book.players[-1]
    prompt = screen.words.say("cli-ask-players", fewest=fewest, most=most)
    return ask_number(screen, prompt, fewest, most, PLAYERS)


def ask_people(screen: Screen, players: int) -> int:
    """How many of the players are people."""
    return ask_number(screen, screen.words.say("cli-ask-people"), 0, players, 1)


def ask_bots(screen: Screen, bots: int) -> list[str]:
    """How strong the bots are, or all sorts of them; Enter takes the usual level."""
    if not bots:
        return []
    say, levels = screen.words.say, list(OPPONENTS)
    rows = [(say(level_key(level)), say(about)) for level, about in OPPONENTS.items()]
    rows.append((say("bots-mixed"), say("bots-mixed-about")))
    for number, (title, about) in enumerate(rows, start=1):
        screen.show(screen.words.labelled(f"{number:>2} {title}", about))
    place = ask_number(screen, say("bots-ask"), 1, len(rows), levels.index(LEVEL) + 1) - 1
    return [levels[place]] if place < len(levels) else list(ALL_SORTS[:bots])


def ask_names(screen: Screen, people: int) -> dict[int, str]:
    """A name for each person who wants one, by seat."""
    names = {}
    for seat in range(people):
        name = tidy(screen.ask(f"{screen.words.say('cli-ask-name', number=seat + 1)} "))
        if name:
            names[seat] = name
    return names


def read_pairs(pairs: tuple[str, ...]) -> dict[str, str]:
    """Options from the command line, each a name and a value."""
    settings = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name or not value:
            raise Unreadable(f"{pair!r}: expected an option, = and a value")
        settings[name] = value
    return settings


def list_options(screen: Screen, book: Rulebook) -> None:
    """Everything that can be set in a game, with a sentence for each value."""
    words = screen.words
    title = words.say(f"{book.name}-name")
    screen.show(words.say("cli-options-title", game=title), f"bold {BRASS}")
    if book.presets:
        screen.show()
        screen.show(f"--edition  {words.say(f'{book.name}-edition')}", "bold")
        for place, preset in enumerate(book.presets):
            text = words.say(f"{book.name}-edition-{preset}")
            show_value(screen, preset, text, place == 0)
    for name, kind in book.options.items():
        screen.show()
        about = words.say(words.key(book.name, f"option-{name}"))
        screen.show(words.noted(f"{name}  {about}", kind.clause), "bold")
        for place, value in enumerate(kind.values):
            text = words.say(words.key(book.name, f"option-{name}-{value}"))
            show_value(screen, value, text, place == 0)


def show_value(screen: Screen, value: str, text: str, is_default: bool) -> None:
    """One value of an option."""
    if is_default:
        text = screen.words.say("cli-options-default", text=text)
    screen.show(f"  {value:<14} {text}")
