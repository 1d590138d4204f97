"""From Markdown to HTML: headings that can be linked to, coloured code, clauses that are links."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from html import escape
from itertools import pairwise
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token
from markdown_it.utils import EnvType, OptionsDict
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import get_lexer_by_name
from pygments.util import ClassNotFound

from coltexpress.ledger import ID

SCHEME: Final = re.compile(r"[a-z]+:")
PROMPT: Final = ">>> "
COLOURS: Final = HtmlFormatter(nowrap=True)
DEEPEST: Final = 3  # headings of a page that are listed beside it

Address = Callable[[str], str]  # of a link in this document
Called = Callable[[str], str]  # the title of the page that a link leads to; "" if it is none
Clause = Callable[[str], str]  # where a clause stands, from this document; "" if nowhere


@dataclass
class Section:
    """A heading and the text below it, as the search knows it."""

    level: int
    title: str
    anchor: str
    words: list[str] = field(default_factory=list)


@dataclass
class Rendered:
    """A document as HTML."""

    body: str
    sections: list[Section]

    @property
    def title(self) -> str:
        """The first heading."""
        return self.sections[0].title if self.sections else ""


class Renderer(RendererHTML):
    """HTML as the site has it: tables scroll, code is coloured, clauses are links."""

    def table_open(self, *_: object) -> str:
        """A wide table scrolls by itself, also by keyboard."""
        return '<div class="wide" tabindex="0" role="group" aria-label="table"><table>\n'

    def table_close(self, *_: object) -> str:
        """The end of both."""
        return "</table></div>\n"

    def fence(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: EnvType) -> str:
        """Code in the colours of its language."""
        code = coloured(tokens[idx].content, tokens[idx].info)
        return f'<pre tabindex="0"><code>{code}</code></pre>\n'

    def code_block(
        self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: EnvType
    ) -> str:
        """Text as it is."""
        return f'<pre tabindex="0"><code>{escape(tokens[idx].content)}</code></pre>\n'

    def code_inline(
        self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: EnvType
    ) -> str:
        """A word of a program; if it is a clause it is a link."""
        content = tokens[idx].content
        where = env["clause"](content) if ID.fullmatch(content) else ""
        return linked(where, f"<code>{escape(content)}</code>")

    def text(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: EnvType) -> str:
        """Words; clauses among them are links."""
        words = escape(tokens[idx].content)
        if env["in_link"]:
            return words
        return ID.sub(lambda found: linked(env["clause"](found[0]), found[0]), words)

    def link_open(
        self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: EnvType
    ) -> str:
        """Nothing inside a link is one more link."""
        env["in_link"] = True
        return self.renderToken(tokens, idx, options, env)

    def link_close(
        self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: EnvType
    ) -> str:
        """The end of it."""
        env["in_link"] = False
        return self.renderToken(tokens, idx, options, env)


def rendered(text: str, address: Address, called: Called, clause: Clause) -> Rendered:
    """A document as HTML."""
    parser = MarkdownIt("commonmark", {"html": True}, renderer_cls=Renderer).enable("table")
    tokens = parser.parse(text)
    sections = with_anchors(tokens)
    for token in tokens:
        for child, inside in pairwise(token.children or []):
            if child.type == "link_open":
                link = str(child.attrs["href"])
                child.attrs["href"] = address(link)
                path = link.partition("#")[0]
                if inside.content.endswith(".md") and path.endswith(inside.content):
                    inside.content = called(path) or inside.content  # here it is a page
    mark_clauses(tokens)
    environment = {"clause": clause, "in_link": False}
    return Rendered(parser.renderer.render(tokens, parser.options, environment), sections)


def with_anchors(tokens: list[Token]) -> list[Section]:
    """Give each heading an anchor, named as forges name it; and cut the text at them."""
    sections: list[Section] = []
    taken = Counter[str]()
    for place, token in enumerate(tokens):
        if token.type == "heading_open":
            title = plain(tokens[place + 1])
            anchor = slug(title)
            taken[anchor] += 1
            if taken[anchor] > 1:
                anchor = f"{anchor}-{taken[anchor] - 1}"
            token.attrs["id"] = anchor
            sections.append(Section(int(token.tag[1]), title, anchor))
        elif token.type in ("inline", "fence", "code_block") and sections:
            sections[-1].words.append(plain(token))
    return sections


def plain(token: Token) -> str:
    """The words of a token without marks."""
    if token.children is None:
        return token.content
    said = [" " if child.type == "softbreak" else child.content for child in token.children]
    return "".join(said)


def slug(title: str) -> str:
    """The anchor of a heading."""
    return re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")


def mark_clauses(tokens: list[Token]) -> None:
    """Give the row that defines a clause the clause as its anchor."""
    for place, token in enumerate(tokens):
        if token.type == "tr_open" and tokens[place + 1].type == "td_open":
            first = tokens[place + 2].content
            if ID.fullmatch(first):
                token.attrs["id"] = first
                tokens[place + 2].children = None
                tokens[place + 2].type, tokens[place + 2].content = "html_inline", self_link(first)


def self_link(id: str) -> str:
    """The clause as a link to itself, for whoever wants to point at it."""
    return f'<a class="clause" href="#{id}">{id}</a>'


def linked(where: str, words: str) -> str:
    """Words as a link, if they lead anywhere."""
    return f'<a class="clause" href="{where}">{words}</a>' if where else words


def coloured(code: str, language: str) -> str:
    """Code with its parts marked; a conversation with Python is one, whatever it is called."""
    name = "pycon" if code.startswith(PROMPT) else language.strip()
    try:
        lexer = get_lexer_by_name(name)
    except ClassNotFound:
        return escape(code.rstrip("\n"))
    return str(highlight(code.rstrip("\n"), lexer, COLOURS)).rstrip("\n")
