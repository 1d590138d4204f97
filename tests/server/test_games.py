"""What is told of the games: the shelf, the boxes and the rules."""

from __future__ import annotations

import pytest
from server.running import Guest, Json, Server

from coltexpress import ledger
from coltexpress.bots.levels import LEVELS, YARDSTICKS
from coltexpress.games import GAMES
from coltexpress.i18n import LANGUAGES
from coltexpress.protocol.box import catalogue

NAMES = sorted(GAMES)


def clauses_told(guest: Guest, name: str) -> dict[str, str]:
    return clauses_of(guest.get(f"/api/rules/{name}").json())


def clauses_of(told: Json) -> dict[str, str]:
    return {one["id"]: one["text"] for chapter in told["chapters"] for one in chapter["clauses"]}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_the_rules_are_told_clause_by_clause(ada: Guest, name: str, language: str) -> None:
    told = ada.get(f"/api/rules/{name}?lang={language}").json()
    assert (told["game"], told["language"]) == (name, language)
    titles = [chapter["title"] for chapter in told["chapters"]]
    assert len(set(titles)) == len(titles)
    valid = [clause for clause in ledger.load(name, language).values() if not clause.withdrawn]
    assert titles == list(dict.fromkeys(clause.section for clause in valid))
    assert clauses_of(told) == {clause.id: clause.text for clause in valid}


@pytest.mark.parametrize(
    ("wish", "language"), [("", "zh-Hant"), ("?lang=sv", "sv"), ("?lang=xx", "en")]
)
def test_rules_come_in_the_language_wished_for(server: Server, wish: str, language: str) -> None:
    with Guest(server, None, language="zh-TW") as anybody:
        answer = anybody.get(f"/api/rules/super{wish}")
    assert answer.json()["language"] == language
    assert {"Accept-Language", "Cookie"} <= set(answer.headers["vary"].split(", "))


@pytest.fixture(scope="module")
def told(server: Server) -> dict[str, dict[str, str]]:
    """All rules by the first letter of their clauses."""
    with Guest(server, None) as anybody:
        return {next(iter(one))[0]: one for one in (clauses_told(anybody, name) for name in NAMES)}


@pytest.mark.parametrize("name", NAMES)
def test_whatever_is_cited_can_be_looked_up(told: dict[str, dict[str, str]], name: str) -> None:
    named = catalogue(name)
    cited = {option.clause for option in named.options}
    cited |= {one for event in named.events for one in event.clauses}
    cited |= {one for question in named.questions for one in question.clauses}
    for one in cited:
        assert one in told[one[0]], "the first letter of a clause names its rules"


@pytest.mark.parametrize("path", ["/api/games", "/api/rules/classic", "/api/openapi.json"])
def test_what_stays_the_same_is_sent_once(ada: Guest, path: str) -> None:
    first = ada.get(path)
    assert first.headers["cache-control"] == "no-cache"
    assert first.headers["content-encoding"] == "gzip"
    again = ada.http.get(path, headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("path", ["/api/rules/chess", "/api/rules/README", "/api/box/chess"])
def test_of_other_games_nothing_is_known(ada: Guest, path: str) -> None:
    answer = ada.get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "no_such_page")


def test_yardsticks_are_not_offered_as_opponents(ada: Guest) -> None:
    offered = [one["name"] for one in ada.get("/api/games").json()["bots"]]
    assert offered == [level for level in LEVELS if level not in YARDSTICKS]
    assert {"legend", "sharp"} < set(offered)
