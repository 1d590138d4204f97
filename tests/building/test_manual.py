"""The site of the documents: whole, with every link leading somewhere."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import manual
import pytest
from manual import markdown, pages

ROOT: Final = Path(__file__).parents[2]
README: Final = "# Small\n\n[Tour](docs/tour.md#one-more)\n"
CONTENTS: Final = "# Contents\n\n## All\n\n- [Small](../README.md)\n- [Tour](tour.md)\n"
TOUR: Final = "# Tour\n\n## One more!\n\nC-FIRE-01 and `C-FIRE-01`; [back](../README.md).\n"
LEDGER: Final = "# Rules\n\n| ID | Clause |\n|---|---|\n| C-FIRE-01 | One shot, see C-FIRE-01. |\n"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site of this repository."""
    target = tmp_path_factory.mktemp("site")
    assert manual.build(ROOT, target) == []
    return target


def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def test_every_document_is_a_page(site: Path) -> None:
    names = pages.documents(ROOT)
    assert len(names) > 40
    assert [name for name in names if not (site / pages.address(name)).is_file()] == []


def test_ledgers_know_each_other_in_all_languages(site: Path) -> None:
    text = text_of(site / "docs/rules/de/classic.html")
    assert '<html lang="de">' in text
    assert '<a href="../ja/classic.html" lang="ja" hreflang="ja">日本語</a>' in text
    assert '<a href="../classic.html" aria-current="page">Colt Express</a>' in text


def test_a_clause_is_a_place_and_its_mention_a_link(site: Path) -> None:
    assert '<tr id="C-FIRE-08">' in text_of(site / "docs/rules/pl/classic.html")
    assert '<a class="clause" href="classic.html#C-' in text_of(site / "docs/rules/armored.html")
    assert '<a class="clause" href="classic.html#C-' in text_of(site / "docs/rules/de/armored.html")


def test_the_search_knows_every_page_in_its_language(site: Path) -> None:
    for tag in pages.languages(ROOT):
        text = text_of(site / f"search-{tag}.js")
        sections = json.loads(text.removeprefix("found(").removesuffix(");\n"))
        found = {page for page, *_ in sections}
        tags = pages.languages(ROOT)
        assert found >= {
            pages.address(name)
            for name in pages.documents(ROOT)
            if pages.language_of(name, tags) == tag
        }


def test_code_is_coloured_and_a_conversation_is_known(site: Path) -> None:
    assert '<span class="gp">&gt;&gt;&gt; </span>' in text_of(site / "docs/library.html")


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A repository of four documents."""
    files = {
        "README.md": README,
        "docs/README.md": CONTENTS,
        "docs/tour.md": TOUR,
        "docs/rules/classic.md": LEDGER,
        "src/coltexpress/i18n/languages.json": '{"en": "English", "sv": "Svenska"}',
        "docs/rules/sv/classic.md": LEDGER.replace("One shot", "Ett skott"),
        "web/src/styles/tokens.css": "",
        "web/public/icons/icon.svg": "<svg/>",
    }
    add(tmp_path, "docs/README.md", "- [Rules](rules/classic.md)\n")
    for name, text in files.items():
        add(tmp_path, name, text)
    return tmp_path


def add(root: Path, name: str, text: str) -> None:
    """Write so much more into a document."""
    path = root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    before = text_of(path) if path.exists() else ""
    path.write_text(text + before, encoding="utf-8")


def wrong(root: Path) -> list[str]:
    return manual.build(root, root / "build")


def test_a_whole_site_has_no_problems(small: Path) -> None:
    assert wrong(small) == []
    tour = text_of(small / "build/docs/tour.html")
    assert (
        '<a class="clause" href="rules/classic.html#C-FIRE-01"><code>C-FIRE-01</code></a>' in tour
    )
    assert 'href="#C-FIRE-01">C-FIRE-01</a>' in text_of(small / "build/docs/rules/sv/classic.html")


@pytest.mark.parametrize("link", ["[tour.md](tour.md)", "[docs/tour.md](../docs/tour.md#code)"])
def test_a_link_that_names_a_file_names_its_page(small: Path, link: str) -> None:
    add(small, "docs/tour.md", f"# A way in\n\nSee {link}, [it](tour.md).\n\n## Code\n\n")
    assert wrong(small) == []
    tour = text_of(small / "build/docs/tour.html")
    assert '">Tour</a>, <a href="tour.html">it</a>.' in tour


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        ("[gone](gone.md)\n\n", "index.html: gone.md leads nowhere"),
        ("[gone](docs/tour.md#gone)\n\n", "index.html: docs/tour.html#gone has no such heading"),
        ("[gone](#gone)\n\n", "index.html: #gone has no such heading"),
        ("![gone](gone.png)\n\n", "index.html: gone.png leads nowhere"),
        ('<img src="gone.png">\n\n', "index.html: gone.png leads nowhere"),
        (
            "![far](https://example.org/far.png)\n\n",
            "index.html: https://example.org/far.png would be fetched from elsewhere",
        ),
    ],
)
def test_a_link_that_leads_nowhere_is_a_problem(small: Path, words: str, problem: str) -> None:
    add(small, "README.md", words)
    assert wrong(small) == [problem]


def test_a_page_that_the_contents_forget_is_a_problem(small: Path) -> None:
    add(small, "docs/more.md", "# More\n")
    assert wrong(small) == ["docs/more.md is not in docs/README.md"]


def test_contents_that_name_no_page_are_a_problem(small: Path) -> None:
    (small / "docs/tour.md").unlink()
    (small / "README.md").write_text("# Small\n", encoding="utf-8")
    assert wrong(small)[0] == "docs/README.md lists docs/tour.md, which is not there"


def test_links_to_the_world_and_to_files_stay(small: Path) -> None:
    add(small, "README.md", "[far](https://example.org) [own](LICENSE)\n\n")
    add(small, "LICENSE", "free")
    assert wrong(small) == []
    assert text_of(small / "build/LICENSE.txt") == "free"


@pytest.mark.parametrize(
    ("title", "anchor"),
    [
        ("Names once, words at the edge", "names-once-words-at-the-edge"),
        ("`play`: a choice", "play-a-choice"),
        ("A2 Vorbereitung, drei", "a2-vorbereitung-drei"),
        ("卡牌", "卡牌"),
    ],
)
def test_anchors_are_those_of_forges(title: str, anchor: str) -> None:
    page = markdown.rendered(f"# {title}\n\n# {title}\n", str, str, lambda _: "")
    assert [one.anchor for one in page.sections] == [anchor, f"{anchor}-1"]
