"""The page calls whoever is waited for: by its title, by notifications, and from its worker."""

from __future__ import annotations

import json
import re

from browser.measuring import LAID_OUT
from browser.test_people import begin_together
from playground import PHONE, Newcomer, Person
from playwright.sync_api import CDPSession, expect

# The page believes that it is out of sight.
HIDE = """
Object.defineProperty(document, "hidden", {get: () => window.isAway ?? false});
"""
LOOK_AWAY = """
(away) => {
  window.isAway = away;
  document.dispatchEvent(new Event("visibilitychange"));
}
"""
# A shelf for notifications: browsers without a window have none, or forget what is on it.
SHELF = """
self.asked = [];
self.shelf = [];
Object.assign(ServiceWorkerRegistration.prototype, {
  async showNotification(title, {body, tag}) {
    self.asked.push(`show ${title}`);
    const close = () => {
      self.asked.push(`close ${title}`);
      self.shelf = self.shelf.filter((one) => one.tag !== tag);
    };
    self.shelf = [...self.shelf.filter((one) => one.tag !== tag), {title, body, tag, close}];
  },
  async getNotifications({tag}) {
    return self.shelf.filter((one) => one.tag === tag);
  },
});
"""
MAY = """
Object.defineProperty(Notification, "permission", {get: () => "granted"});
Notification.requestPermission = async () => "granted";
"""
# A browser that can be woken: its push service is never asked for anything here.
CAN_BE_WOKEN = """
const letters = (bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes)))
  .replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
let made = null;
PushManager.prototype.getSubscription = async () => made;
PushManager.prototype.subscribe = async ({applicationServerKey, userVisibleOnly}) => {
  const {publicKey} = await crypto.subtle.generateKey(
    {name: "ECDH", namedCurve: "P-256"}, false, ["deriveBits"]);
  const p256dh = letters(await crypto.subtle.exportKey("raw", publicKey));
  window.subscribed = {applicationServerKey, userVisibleOnly};
  made = {
    toJSON: () => ({endpoint: "https://push.example.org/1", keys: {p256dh, auth: "A".repeat(22)}}),
    unsubscribe: async () => { made = null; return true; },
  };
  return made;
};
"""


def call_me(person: Person) -> None:
    """Allow notifications, and switch them on."""
    person.page.add_init_script(HIDE + SHELF + MAY + CAN_BE_WOKEN)
    person.become("Ada")
    person.go("/settings")
    switch = person.page.get_by_role("switch", name="Notifications")
    switch.click()
    expect(switch).to_be_checked()
    expect(switch).to_be_enabled()


def test_the_title_says_whose_turn_it_is(newcomer: Newcomer) -> None:
    host, guest = newcomer(), newcomer(seed=2)
    begin_together(host, guest)
    titles = [re.compile("Your turn"), re.compile("^Table")]
    expect(host.page).to_have_title(titles[0])
    expect(guest.page).to_have_title(titles[1])
    host.page.locator(".gang button:enabled").first.click()
    expect(guest.page).to_have_title(titles[0])
    expect(host.page).to_have_title(titles[1])
    guest.go("/")
    expect(guest.page).to_have_title("Colt Express")


def test_whoever_looks_elsewhere_gets_a_notification_until_they_look(newcomer: Newcomer) -> None:
    host, guest = newcomer(), newcomer(seed=2)
    call_me(guest)
    begin_together(host, guest)
    guest.page.evaluate(LOOK_AWAY, True)
    host.page.locator(".gang button:enabled").first.click()
    expect(guest.page).to_have_title(re.compile("Your turn"))
    guest.page.wait_for_function("() => asked.length > 0")
    guest.page.get_by_role("button", name="Sound").first.click()  # calls nobody again
    guest.page.evaluate(LAID_OUT)
    assert guest.page.evaluate("asked") == ["show Your turn"]
    guest.page.evaluate(LOOK_AWAY, False)
    guest.page.wait_for_function("() => asked.length > 1")
    assert guest.page.evaluate("asked") == ["show Your turn", "close Your turn"]


def test_the_server_learns_how_to_wake_the_browser(ada: Person) -> None:
    sent: list[tuple[str, int]] = []
    ada.page.on(
        "response",
        lambda answer: (
            sent.append((answer.request.method, answer.status))
            if answer.url.endswith("/api/guest/push")
            else None
        ),
    )
    call_me(ada)
    assert sent == [("PUT", 204)]
    key = ada.context.request.get("/api/push").json()["key"]
    told = ada.page.evaluate("subscribed")
    assert told == {"applicationServerKey": key, "userVisibleOnly": True}
    ada.page.get_by_role("switch", name="Notifications").click()
    expect(ada.page.get_by_role("switch", name="Notifications")).not_to_be_checked()
    expect(ada.page.get_by_role("switch", name="Notifications")).to_be_enabled()
    assert sent[1:] == [("DELETE", 204)]


def test_the_worker_shows_what_the_server_sends(ada: Person) -> None:
    call_me(ada)
    [worker] = ada.context.service_workers
    worker.evaluate(f"() => {{ {SHELF} }}")
    session = ada.context.new_cdp_session(ada.page)
    registration = registration_of(session, ada)
    told = {"title": "It is your turn", "body": "Round 2", "url": "/table/ABCDEF", "tag": "ABCDEF"}
    wrong = ("{}", "nonsense", json.dumps(told | {"url": "//elsewhere.org", "tag": "other"}))
    for data in (*wrong, json.dumps(told)):
        session.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": ada.address, "registrationId": registration, "data": data},
        )
    while not worker.evaluate("() => self.shelf.length"):
        ada.page.wait_for_timeout(50)
    shown = worker.evaluate("() => self.shelf.map(({title, body, tag}) => ({title, body, tag}))")
    assert shown == [{"title": "It is your turn", "body": "Round 2", "tag": "ABCDEF"}]


def registration_of(session: CDPSession, person: Person) -> str:
    """By which the browser knows the worker of the page."""
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    while not found:
        person.page.wait_for_timeout(50)
    return found[0]


def test_a_page_that_may_not_notify_says_so(ada: Person) -> None:
    ada.page.add_init_script(
        "Object.defineProperty(Notification, 'permission', {get: () => 'denied'});"
    )
    ada.go("/settings")
    expect(ada.page.get_by_text("Your browser blocks notifications")).to_be_visible()


def test_lines_of_chat_that_nobody_read_are_marked(newcomer: Newcomer) -> None:
    host, guest = newcomer(), newcomer(seed=2, screen=PHONE)
    begin_together(host, guest)
    for person in (host, guest, host, guest):
        while person.page.locator(".casting").count():
            picks = person.page.locator(".gang button:enabled")
            if picks.count():
                picks.first.click()
            person.page.wait_for_timeout(50)
            if not person.page.locator(".gang button:enabled").count():
                break
    for person in (host, guest):
        expect(person.page.locator(".board[data-number]")).to_be_visible()
    host.page.get_by_role("button", name="Chat").click()
    line = host.page.get_by_role("textbox")
    for text in ("Howdy", "Nice hat"):
        line.fill(text)
        line.press("Enter")
        expect(host.page.get_by_text(text)).to_be_visible()
    expect(host.page.locator(".mark")).to_have_count(0)
    chat = guest.page.get_by_role("button", name="Chat, 2 new messages")
    expect(chat.locator(".mark")).to_have_text("2")
    chat.click()
    expect(guest.page.get_by_text("Nice hat")).to_be_visible()
    guest.page.get_by_role("button", name="Close").click()
    expect(guest.page.locator(".mark")).to_have_count(0)
    guest.page.reload()
    expect(guest.page.locator(".board[data-number]")).to_be_visible()
    expect(guest.page.locator(".mark")).to_have_count(0)
