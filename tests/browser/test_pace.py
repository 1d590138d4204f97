"""A card takes no more than two taps, and one for whoever does not confirm moves."""

from __future__ import annotations

import pytest
from playground import PHONE, Newcomer
from playwright.sync_api import expect

KEEP = """
(confirm) => localStorage.setItem("coltexpress", JSON.stringify(
  {...JSON.parse(localStorage.getItem("coltexpress") ?? "{}"), confirm}))
"""
CARD = ".hand button[data-target]"


@pytest.mark.parametrize("confirm", [True, False])
def test_a_card_is_played_with_two_taps_or_with_one(newcomer: Newcomer, confirm: bool) -> None:
    ada = newcomer(screen=PHONE, touch=True)
    ada.go("/")
    ada.page.evaluate(KEEP, confirm)
    ada.sit_down("classic")
    ada.to_the_board()
    expect(ada.page.locator(CARD).first).to_be_visible()
    number = ada.number
    ada.page.locator(CARD).first.tap()
    if confirm:
        expect(ada.page.locator(f"{CARD}[aria-pressed=true]")).to_have_count(1)
        assert ada.number == number, "the first tap only tries"
        ada.page.locator(f"{CARD}[aria-pressed=true]").tap()
    ada.page.wait_for_function(
        "(before) => Number(document.querySelector('.board').dataset.number) > before", arg=number
    )
