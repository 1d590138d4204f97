"""The documents of the repository as a site: every Markdown file, with search, in one folder.

Pages lie where their sources lie, so that a link works on a forge and on the site alike. Nothing is
fetched when the site is built or read.

    pages           which documents there are, where they go, and the contents in docs/README.md
    markdown        from Markdown to HTML: headings, code, links, clauses of the rules
    checking        every link of the site leads somewhere
    building        all of it, with the frame around each page
    page.html, style.css, script.js     the frame, its look, search and light
"""

from __future__ import annotations

from manual.building import build

__all__ = ["build"]
