"""The site of the documents in a browser: readable on a desk and on a phone, with a search."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import manual
import page
import pytest
from browser.inspecting import DRAWN
from playwright.sync_api import Browser, Page, expect

PAGES = ("index.html", "docs/library.html", "docs/reference.html", "docs/rules/ja/classic.html")
SIZES = {"desk": (1440, 900), "phone": (390, 844)}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The site as files: it needs no server."""
    target = tmp_path_factory.mktemp("site")
    assert manual.build(page.ROOT, target) == []
    return Path(target).as_uri()


@pytest.fixture
def reader(browser: Browser, site: str, request: pytest.FixtureRequest) -> Iterator[Page]:
    """Somebody who reads, on a screen of this size, in this light."""
    size, light = request.param
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height}, color_scheme=light, base_url=f"{site}/"
    )
    opened = context.new_page()
    wrong: list[str] = []
    opened.on("pageerror", lambda error: wrong.append(str(error)))
    opened.on("requestfailed", lambda failed: wrong.append(failed.url))
    opened.on(
        "request", lambda asked: None if asked.url.startswith(site) else wrong.append(asked.url)
    )
    yield opened
    context.close()
    assert wrong == []


@pytest.mark.parametrize("reader", [("desk", "light"), ("phone", "dark")], indirect=True)
@pytest.mark.parametrize("name", PAGES)
def test_a_page_fits_and_shuts_nobody_out(reader: Page, site: str, name: str, axe: str) -> None:
    reader.goto(f"{site}/{name}")
    reader.evaluate(DRAWN)
    assert reader.evaluate("document.documentElement.scrollWidth <= innerWidth")
    reader.evaluate(axe)
    found = reader.evaluate("axe.run({preload: false})")["violations"]
    assert [f"{one['id']}: {one['nodes'][0]['html'][:200]}" for one in found] == []


@pytest.mark.parametrize("reader", [("desk", "light"), ("phone", "light")], indirect=True)
def test_the_search_leads_to_a_section(reader: Page, site: str) -> None:
    reader.goto(f"{site}/docs/library.html")
    reader.keyboard.press("/")
    reader.keyboard.type("setup punch tuco")
    found = reader.get_by_role("list", name="Found").get_by_role("link")
    expect(found.first).to_contain_text("Reference: Setup")
    reader.keyboard.press("ArrowDown")
    reader.keyboard.press("Enter")
    expect(reader).to_have_url(f"{site}/docs/reference.html#setup")
    expect(reader.get_by_role("heading", name="Setup", exact=True)).to_be_in_viewport()


@pytest.mark.parametrize("reader", [("desk", "light")], indirect=True)
def test_what_is_nowhere_is_said_to_be_nowhere(reader: Page, site: str) -> None:
    reader.goto(f"{site}/docs/rules/de/classic.html")
    reader.get_by_role("searchbox").fill("nirgendwo xyz")
    expect(reader.get_by_role("list", name="Found")).to_have_text("Nothing found")
    reader.get_by_role("searchbox").fill("Geldkassetten")
    expect(reader.get_by_role("list", name="Found").get_by_role("link").first).to_be_visible()


@pytest.mark.parametrize("reader", [("desk", "light")], indirect=True)
def test_the_light_is_kept_from_page_to_page(reader: Page, site: str) -> None:
    reader.goto(f"{site}/index.html")
    reader.get_by_role("button", name="Light or dark").click()
    reader.goto(f"{site}/docs/library.html")
    assert reader.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(29, 26, 38)"


@pytest.mark.parametrize("reader", [("phone", "light")], indirect=True)
def test_on_a_phone_the_contents_unfold(reader: Page, site: str) -> None:
    reader.goto(f"{site}/index.html")
    link = reader.locator("nav").get_by_role("link", name="A tour for researchers")
    expect(link).to_be_hidden()
    reader.get_by_text("Contents", exact=True).click()
    link.click()
    expect(reader).to_have_url(f"{site}/docs/research.html")
