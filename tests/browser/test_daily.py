"""The daily robbery, ratings and everything about me, in the browser."""

from __future__ import annotations

import re

from playground import Newcomer, Person
from playwright.sync_api import expect


def test_todays_robbery_is_begun_once_and_gone_on_with(ada: Person) -> None:
    ada.go("/")
    ada.page.get_by_role("link", name="The daily robbery").click()
    ada.page.get_by_role("button", name="Start today's robbery").click()
    ada.page.wait_for_url("**/table/*")
    room = ada.page.url
    ada.go("/daily")
    ada.page.get_by_role("button", name="Continue your try").click()
    expect(ada.page).to_have_url(room)


def test_yesterdays_robbery_is_practised(ada: Person) -> None:
    ada.go("/daily")
    ada.page.get_by_role("button", name="Practice an earlier robbery").click()
    ada.page.wait_for_url("**/table/*")
    code = ada.page.url.rstrip("/").rpartition("/")[2]
    room = ada.context.request.get(f"/api/rooms/{code}").json()
    assert room["practice"]


def test_the_seal_of_the_day_is_folded_until_somebody_asks(ada: Person) -> None:
    ada.go("/daily")
    seal = ada.page.locator("code").filter(has_text=re.compile("^[0-9a-f]{64}$"))
    expect(seal).to_be_hidden()
    ada.page.get_by_text("Today's seal").click()
    expect(seal).to_be_visible()


def test_nobody_is_listed_before_the_switch_is_turned(ada: Person) -> None:
    ada.go("/ladder?game=armored")
    expect(ada.page.locator(".backdrop .people .art-figure")).to_have_count(3)  # the courier, too
    switch = ada.page.get_by_role("switch", name="Show my name in results and ladders")
    expect(switch).not_to_be_checked()
    with ada.page.expect_response(lambda answer: answer.request.method == "PATCH"):
        switch.click()
    expect(switch).to_be_checked()
    ada.go("/settings")
    expect(ada.page.get_by_role("switch", name=re.compile("Show my name"))).to_be_checked()
    assert ada.context.request.get("/api/guest").json()["listed"]


def test_everything_about_me_is_taken_home_and_deleted(newcomer: Newcomer) -> None:
    eve = newcomer()
    eve.go("/settings")
    eve.page.get_by_label("Your name", exact=True).fill("Eve")
    eve.page.get_by_role("button", name="Save").click()
    with eve.page.expect_download() as taken:
        eve.page.get_by_role("link", name="Download my data").click()
    assert taken.value.suggested_filename == "coltexpress-me.json"
    eve.page.get_by_role("button", name="Delete everything…").click()
    for_good = eve.page.get_by_role("button", name="Delete for good")
    expect(for_good).to_be_disabled()
    eve.page.get_by_role("dialog").get_by_label("Your name").fill("Eve")
    for_good.click()
    expect(eve.page.get_by_text("Everything about you was deleted.")).to_be_visible()
    assert eve.context.request.get("/api/guest").status == 204


def test_the_judge_is_asked_beside_a_replay(ada: Person, finished: dict[str, str]) -> None:
    ada.go(f"/replay/{finished['super']}?at=12")
    ada.page.get_by_role("button", name="Analysis").click()
    panel = ada.page.get_by_role("complementary", name="Analysis")
    expect(panel.get_by_role("heading", name="Skill and luck")).to_be_visible(timeout=120_000)
    bars = panel.locator(".bars li")
    expect(bars).not_to_have_count(0)
    before = bars.first.inner_text(), ada.page.get_by_role("slider", name="Step").input_value()
    panel.get_by_role("button", name="Next choice").click()
    after = bars.first.inner_text(), ada.page.get_by_role("slider", name="Step").input_value()
    assert before != after
    panel.get_by_role("button", name="Close").click()
    expect(panel).to_have_count(0)
