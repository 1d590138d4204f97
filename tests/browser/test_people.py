"""Several people: at two devices, at one, and looking on."""

from __future__ import annotations

import re

from playground import BOARD, PHONE, Newcomer, Person
from playwright.sync_api import expect


def begin_together(host: Person, guest: Person) -> str:
    """A room of two people and a bot, where the guest comes with the code."""
    code = host.new_room("classic", people=1, open_seats=1, bots=1)
    host.go(f"/table/{code}")
    guest.go("/")
    guest.page.get_by_role("textbox").first.fill(code)
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_url(f"**/table/{code}")
    guest.page.get_by_role("button", name="Take a seat").click()
    name = guest.page.get_by_role("dialog").get_by_role("textbox")
    name.fill("Grace")
    name.press("Enter")
    expect(host.page.locator(".seats")).to_contain_text("Grace")
    host.page.get_by_role("button", name="Start game").click()
    expect(host.page.locator(".casting, .board").first).to_be_visible()
    expect(guest.page.locator(".casting, .board").first).to_be_visible()
    return code


def take_turns(people: list[Person], choices: int) -> None:
    """Everybody answers what they are asked until so many choices are made."""
    while choices > 0:
        for person in people:
            seen = person.glance()
            if seen and seen["what"] != "over":
                person.act(seen)
                choices -= seen["what"] == "asked"
        people[0].page.wait_for_timeout(20)


def agree(one: Person, other: Person) -> bool:
    """Do both boards come to the same number, once the bots have chosen?"""
    for _ in range(100):
        if one.number == other.number:
            return True
        one.page.wait_for_timeout(100)
    return False


def test_one_of_two_browsers_drops_and_returns(newcomer: Newcomer) -> None:
    host, guest = newcomer(), newcomer(screen=PHONE, touch=True, seed=2, tapped=True)
    begin_together(host, guest)
    take_turns([host, guest], 6)
    guest.cut()
    expect(guest.page.locator(".banner")).to_be_visible()  # it says so
    before = host.number
    host.page.wait_for_timeout(300)
    guest.mend()
    expect(guest.page.locator(".banner")).to_have_count(0)
    take_turns([host, guest], 6)
    assert host.number > before
    assert agree(host, guest)


def test_people_at_one_device_draw_the_curtain_between_them(ada: Person) -> None:
    ada.sit_down("super", people=3, bots=0)
    curtains = 0
    for _ in range(40):
        seen = ada.look()
        if seen["what"] == "over":
            break
        if seen["what"] == "curtain":
            curtains += 1
            covered = ada.page.evaluate(
                "() => !!document.elementFromPoint(innerWidth / 2, innerHeight - 40)"
                ".closest('dialog')"
            )
            assert covered
            ada.page.keyboard.press("Escape")  # it does not fall by itself
            expect(ada.page.locator("#curtain")).to_be_visible()
        ada.act(seen)
    assert curtains >= 3


def test_somebody_looks_on_and_sees_no_hand(newcomer: Newcomer) -> None:
    ada, stranger = newcomer(), newcomer(seed=3)
    code = ada.sit_down("classic")
    ada.to_the_board()
    stranger.go(f"/table/{code}")
    expect(stranger.page.locator(BOARD)).to_be_visible()
    ada.play(8)
    assert agree(ada, stranger)
    expect(stranger.page.locator(".hand [data-target], [data-option]")).to_have_count(0)
    expect(stranger.page.locator(".hand li")).to_have_count(0)


DRAWN = re.compile(r"^(?P<who>.+?) draws (?:a card|\d+ cards): ", re.MULTILINE)


def test_people_at_one_device_read_only_their_own_draws(ada: Person) -> None:
    ada.sit_down("classic", people=2, bots=1)
    ada.to_the_board()
    read: dict[str, int] = {}
    for _ in range(60):
        seen = ada.look()
        if seen["what"] == "asked":
            me = ada.page.locator(".side li.mine strong").first.inner_text()
            drawn = {found["who"] for found in DRAWN.finditer(ada.page.inner_text(".story"))}
            assert drawn <= {me}, f"{me} reads what {drawn} drew"
            read[me] = read.get(me, 0) + len(drawn)
        if len(read) > 1 and all(read.values()):
            return
        ada.act(seen)
    raise AssertionError(f"nobody was told of a draw: {read}")


def test_two_people_and_the_server_shuffle_together(newcomer: Newcomer) -> None:
    host, guest = newcomer(), newcomer(seed=2)
    code = host.new_room("super", people=1, open_seats=1, bots=1)
    host.go(f"/table/{code}")
    expect(host.page.locator(".fair")).to_contain_text("The shuffle is sealed")
    guest.become("Grace")
    guest.post(f"/api/rooms/{code}/join", {})
    guest.go(f"/table/{code}")
    expect(host.page.get_by_text("So far: 2")).to_be_visible()
    host.page.get_by_role("button", name="Start game").click()
    expect(guest.page.locator(".casting, .board").first).to_be_visible()
    seats = host.context.request.get(f"/api/rooms/{code}").json()["seats"]
    assert all(seat["part"] for seat in seats if seat["kind"] == "person")
    for person, seat in ((host, 0), (guest, 1)):
        person.post(f"/api/rooms/{code}/resign", {"seat": seat})
    while host.context.request.get(f"/api/rooms/{code}").json()["status"] != "over":
        host.page.wait_for_timeout(50)
    host.go(f"/table/{code}")
    expect(host.page.get_by_text("anyone can check the shuffle")).to_be_visible()
    expect(host.page.locator(".doubt")).to_have_count(0)


def test_a_game_against_bots_is_shuffled_together(ada: Person) -> None:
    ada.go("/")
    ada.page.get_by_role("button", name="Play now").first.click()
    ada.page.wait_for_url("**/table/*")
    expect(ada.page.locator(".casting, .board").first).to_be_visible()
    code = ada.page.url.rstrip("/").rpartition("/")[2]
    room = ada.context.request.get(f"/api/rooms/{code}").json()
    assert [bool(seat["part"]) for seat in room["seats"] if seat["kind"] == "person"] == [True]
