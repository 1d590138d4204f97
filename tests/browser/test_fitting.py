"""The longest names and sentences of every language, whatever is dealt: all of it can be read."""

from __future__ import annotations

from browser.measuring import LAID_OUT, SIZES, misplaced, speak
from playground import Person

from coltexpress.i18n import ENGLISH, LANGUAGES, keys
from coltexpress.telling.words import Words
from coltexpress.train.bandits import NAMES

PERSON = "Bartholomew Wintergreen"
NAMED = ("action", "bandit", "giver", "player", "seat", "target")  # by what is asked or warned of

# Put names into the rows of the players, and a sentence where the question stands.
PUT = """
({bandit, person, sentence, warning}) => {
  const put = (which, text) => {
    for (const one of document.querySelectorAll(which)) one.firstChild.data = text;
  };
  put(".players .head strong", bandit);
  put(".players .head .human", person);
  put(".prompt .sentence", sentence);
  document.querySelector(".prompt .warning")?.remove();
  if (!warning) return;
  const asked = document.querySelector(".prompt .sentence");
  const before = asked.cloneNode();
  before.classList.replace("sentence", "warning");
  before.textContent = warning;
  asked.before(before);
}
"""


# What sticks out of the question while something is confirmed.
WHOLE = """
(prompt) => [...prompt.querySelectorAll(".ways .primary, .words")]
  .filter((one) => !(prompt.dataset.size === "alone" && one.matches(".words")))
  .filter((one) => one.offsetHeight > prompt.clientHeight || one.scrollWidth > one.clientWidth)
  .map((one) => `${one.className} ${one.offsetHeight} ${one.scrollWidth} of ${prompt.clientHeight}`)
"""


def longest(words: Words, part: str) -> list[str]:
    """Sentences of this kind, with the longest name wherever one is named; the longest first."""
    names = dict.fromkeys(NAMED, longest_name(words))
    said = [words.say(key, drawing=3, section=3, **names) for key in keys(ENGLISH) if part in key]
    return sorted(said, key=len, reverse=True)


def longest_name(words: Words) -> str:
    return max((words.say(f"bandit-{one}") for one in NAMES), key=len)


def test_what_is_confirmed_can_be_read_whole(ada: Person) -> None:
    ada.sit_down("classic", bots=3)
    ada.to_the_board()
    ada.play(1)
    ada.to_the_board()
    found = []
    for language in LANGUAGES:
        speak(ada.page, language)
        for wide, high in SIZES:
            ada.page.set_viewport_size({"width": wide, "height": high})
            ada.page.evaluate(LAID_OUT)
            if not ada.page.locator(".prompt .ways .primary").count():
                ada.page.locator(".hand button").first.click()
                ada.page.mouse.move(0, 0)
            where = f"{wide}x{high} {language}"
            found += [f"{where}: {one}" for one in misplaced(ada.page)]
            told = ada.page.locator(".prompt").evaluate(WHOLE)
            found += [f"{where}: {one}" for one in told]
    assert not found, f"{len(found)} of them:\n" + "\n".join(found[:40])


def test_the_longest_names_and_sentences_can_be_read_whole(ada: Person) -> None:
    ada.sit_down("classic", bots=4)
    ada.to_the_board()
    found = []
    for language in LANGUAGES:
        speak(ada.page, language)
        words = Words(language)
        questions, warnings = longest(words, "-question-"), longest(words, "-warning-")
        usual = words.say("classic-question-play-or-draw", player=longest_name(words), drawing=3)
        for wide, high in SIZES:
            ada.page.set_viewport_size({"width": wide, "height": high})
            for sentence, warning in [(questions[0], ""), (questions[1], ""), (usual, warnings[0])]:
                put = {
                    "bandit": longest_name(words),
                    "person": PERSON,
                    "sentence": sentence,
                    "warning": warning,
                }
                ada.page.evaluate(LAID_OUT)
                ada.page.evaluate(PUT, put)
                where = f"{wide}x{high} {language}"
                found += [f"{where}: {one}" for one in misplaced(ada.page)]
    assert not found, f"{len(found)} of them:\n" + "\n".join(found[:40])
