"""The command line: every command in its own module, loaded when it is wanted."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Final

import click
from click.exceptions import NoArgsIsHelpError

from coltexpress import __version__
from coltexpress.cli.commands import Group, Option
from coltexpress.cli.help import hint, language
from coltexpress.i18n import ENGLISH
from coltexpress.kernel.errors import ColtExpressError

COMMANDS: Final = (
    "play",
    "serve",
    "worker",
    "show",
    "replay",
    "study",
    "puzzles",
    "rules",
    "arena",
    "perft",
    "bench",
    "backup",
    "verify",
)


class Refused(click.ClickException):
    """What was given cannot be used; the words say why."""

    exit_code = 2


class Commands(Group):
    """A group that knows the names of its commands and imports one when it is called."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [name for name in COMMANDS if find_spec(f"coltexpress.cli.{name}")]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.list_commands(ctx):
            return None
        command = getattr(import_module(f"coltexpress.cli.{cmd_name}"), cmd_name)
        assert isinstance(command, click.Command), f"{cmd_name} is no command"
        return command

    def invoke(self, ctx: click.Context) -> object:
        """What the library refuses is one clear line."""
        try:
            return super().invoke(ctx)
        except ColtExpressError as error:
            raise Refused(error.said(language() or ENGLISH)) from error


@click.group(cls=Commands, about=hint("cli-about"))
@click.version_option(
    __version__, cls=Option, message="%(prog)s %(version)s", help=hint("cli-line-version")
)
@click.pass_context
def cli(ctx: click.Context) -> None:
    if ctx.invoked_subcommand is None:
        raise NoArgsIsHelpError(ctx)


def main() -> None:
    """Run the command line."""
    cli.main(prog_name="coltexpress")
