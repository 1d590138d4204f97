"""All languages, switched without loading the page again."""

from __future__ import annotations

import pytest
from browser.inspecting import raw_words
from playground import Person
from playwright.sync_api import expect

from coltexpress.i18n import LANGUAGES


def test_a_language_is_switched_without_loading_the_page_again(ada: Person) -> None:
    ada.go("/")
    ada.page.evaluate("window.still = 'the same page'")
    titles = set()
    for language in LANGUAGES:
        ada.page.get_by_role("banner").get_by_role("combobox").select_option(language)
        expect(ada.page.locator("html")).to_have_attribute("lang", language)
        titles.add(ada.page.locator(".go button").inner_text())
        assert not raw_words(ada.page)
        assert ada.page.evaluate("document.fonts.ready.then(() => document.fonts.status)")
    assert len(titles) == len(LANGUAGES), titles
    assert ada.page.evaluate("window.still") == "the same page"
    ada.page.reload()
    expect(ada.page.locator("html")).to_have_attribute("lang", language)  # it is remembered


@pytest.mark.parametrize("game", ["classic", "armored", "super"])
def test_a_room_speaks_all_languages(ada: Person, game: str) -> None:
    ada.sit_down(game)
    ada.to_the_board()
    told = set()
    for language in LANGUAGES:
        ada.page.locator(".board .top").get_by_role("combobox").select_option(language)
        expect(ada.page.locator("html")).to_have_attribute("lang", language)
        told.add(ada.page.locator(".prompt .sentence").inner_text())
        assert not raw_words(ada.page)
    assert len(told) == len(LANGUAGES), told
