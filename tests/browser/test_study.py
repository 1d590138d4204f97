"""Positions set up by hand, the opening book, and passkeys, in the browser."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playground import Person
from playwright.sync_api import Browser, expect


def test_a_position_is_set_up_and_judged(ada: Person) -> None:
    ada.go("/study")
    ada.page.get_by_label("Game", exact=True).select_option("Colt Super Express")
    ada.page.get_by_role("button", name="New position").click()
    cars = ada.page.get_by_label("Cars left")
    most = cars.input_value()
    with ada.page.expect_response("**/api/study/edit"):
        cars.select_option(index=0)
    expect(cars.locator("option:checked")).to_have_text("1")
    with ada.page.expect_response("**/api/study/edit"):
        ada.page.get_by_role("button", name="Take back").click()
    expect(cars).to_have_value(most)
    ada.page.get_by_role("button", name="Analyze it").click()
    heading = ada.page.get_by_role("heading", name="Chance to win, by seat")
    expect(heading).to_be_visible(timeout=120_000)
    assert "line=super" in ada.page.url


def test_the_opening_book_is_read_by_bandit(ada: Person) -> None:
    ada.go("/study/book")
    expect(ada.page.get_by_role("row")).not_to_have_count(0)
    ada.page.get_by_label("Bandit").select_option("Belle")
    ada.page.wait_for_url("**bandit=belle")


@pytest.fixture
def eve(browser: Browser, address: str) -> Iterator[Person]:
    """Somebody who calls the server by a name: passkeys are for names."""
    person = Person(browser, address.replace("127.0.0.1", "localhost"))
    yield person
    person.close()
    assert not person.complaints


def test_somebody_comes_back_with_a_passkey(eve: Person) -> None:
    tool = eve.context.new_cdp_session(eve.page)
    tool.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
    }
    tool.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    eve.go("/settings")
    eve.page.get_by_label("Your name", exact=True).fill("Eve")
    eve.page.get_by_role("button", name="Save").click()
    eve.page.get_by_role("button", name="Add a passkey").click()
    expect(eve.page.get_by_text("The passkey is kept.")).to_be_visible()
    eve.page.get_by_role("button", name="Remove my data from this device").click()
    expect(eve.page.get_by_text("Your data was removed.")).to_be_visible()
    eve.page.get_by_role("button", name="Sign in with a passkey").click()
    expect(eve.page.get_by_text("Welcome back, Eve.")).to_be_visible()
    assert eve.context.request.get("/api/guest").json()["name"] == "Eve"
