"""All languages, switched without loading the page again."""

from __future__ import annotations

import pytest
from browser.inspecting import raw_words
from playground import Person
from playwright.sync_api import expect

from coltexpress.games import OFFERED
from coltexpress.i18n import LANGUAGES
from coltexpress.telling.words import Words

# Notes down every language and title that the document ever had, beginning with its first bytes.
NOTES = """
window.seen = { langs: new Set(), titles: new Set() };
new MutationObserver(() => {
  if (document.documentElement) seen.langs.add(document.documentElement.lang);
  if (document.title) seen.titles.add(document.title);
}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
"""


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


@pytest.mark.parametrize("game", OFFERED)
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


@pytest.mark.parametrize("language", ["ja", "pl"])
def test_a_picked_language_is_there_from_the_first_byte(ada: Person, language: str) -> None:
    """Also where the browser would like another one: nothing is ever shown in that."""
    words = Words(language)
    ada.go("/")
    assert 'lang="en"' in ada.page.request.get("/").text()
    ada.page.get_by_role("banner").get_by_role("combobox").select_option(language)
    expect(ada.page.locator("html")).to_have_attribute("lang", language)
    assert described(ada) == {
        "title": words.say("web-title-home"),
        "description": words.say("web-tagline"),
        "manifest": f"/manifest.{language}.webmanifest",
    }
    ada.page.add_init_script(NOTES)
    response = ada.page.goto("/")
    assert response is not None
    first = response.text()
    assert f'<html lang="{language}">' in first
    assert f"<title>{words.say('web-title-home')}</title>" in first
    assert f'name="description" content="{words.say("web-tagline")}"' in first
    assert f'href="/manifest.{language}.webmanifest"' in first
    expect(ada.page.locator(".go button")).to_be_visible()
    assert ada.page.evaluate("[...seen.langs]") == [language]
    assert ada.page.evaluate("[...seen.titles]") == [words.say("web-title-home")]
    manifest = ada.page.request.get(f"/manifest.{language}.webmanifest").json()
    assert manifest["lang"] == language
    assert manifest["name"] == words.say("web-title-home")
    assert manifest["description"] == words.say("web-tagline")


def test_the_title_follows_the_screen_and_the_language(ada: Person) -> None:
    ada.go("/join")
    expect(ada.page).to_have_title(Words("en").say("web-title-join"))
    ada.page.get_by_role("banner").get_by_role("combobox").select_option("sv")
    expect(ada.page).to_have_title(Words("sv").say("web-title-join"))
    ada.go("/learn")
    expect(ada.page).to_have_title(Words("sv").say("web-title-learn"))


def described(person: Person) -> object:
    """What the document says of itself."""
    return person.page.evaluate("""() => ({
      title: document.title,
      description: document.querySelector('meta[name="description"]').content,
      manifest: new URL(document.querySelector('link[rel="manifest"]').href).pathname,
    })""")
