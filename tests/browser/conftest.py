"""A server, a browser, and people who come and go; a page that complains fails the test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import chromium
import page
import playground
import pytest
from playground import Newcomer, Person
from playwright.sync_api import Browser, expect

expect.set_options(timeout=playground.PATIENCE)


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with the page as its source is now."""
    if not page.is_fresh():
        page.build()
    folder = tmp_path_factory.mktemp("server")
    with playground.serving(folder) as found:
        yield found
    log = (folder / "server.log").read_text(encoding="utf-8")
    assert '"level": "error"' not in log, log


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium.launched() as launched:
        yield launched


@pytest.fixture
def newcomer(browser: Browser, address: str) -> Iterator[Newcomer]:
    """Makes people, each with a browser profile of their own."""
    people: list[Person] = []

    def come(**wishes: object) -> Person:
        person = Person(browser, address, **wishes)  # type: ignore[arg-type]
        people.append(person)
        return person

    yield come
    for person in people:
        person.close()
    complaints = [words for person in people for words in person.complaints]
    assert not complaints, complaints


@pytest.fixture
def ada(newcomer: Newcomer) -> Person:
    """Somebody at a desk."""
    return newcomer()


@pytest.fixture(scope="session")
def finished(browser: Browser, address: str) -> dict[str, str]:
    """A game of each kind that is over, by the code of its room."""
    ada = Person(browser, address)
    codes = {game: ada.finished(game) for game in playground.GAMES}
    ada.close()
    return codes


@pytest.fixture(scope="session")
def axe() -> str:
    """The program that looks for what shuts people out."""
    return Path(page.WEB, "node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
