"""Several commands under one name, such as `puzzles today`."""

from __future__ import annotations

from typing import Any

import click

from coltexpress.cli.commands import Group
from coltexpress.cli.help import hint, spoken


class Family(Group):
    """Commands with a name of their own each; a line without one is for the usual command."""

    def __init__(self, *args: Any, usual: str = "", **attrs: Any) -> None:  # noqa: ANN401  # click's
        super().__init__(*args, **attrs)
        self.usual = usual

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        named = bool(args) and (args[0] in self.commands or args[0] in ctx.help_option_names)
        if self.usual and args and not named:
            args = [self.usual, *args]
        return super().parse_args(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        rows = [(name, str(hint(f"cli-command-{self.name}-{name}"))) for name in self.commands]
        with formatter.section(spoken().say("cli-line-commands")):
            formatter.write_dl(rows)
