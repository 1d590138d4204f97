"""Commands that speak the language of whoever types them: click's own words are messages, too.

The root of a command line finds the language once, before anything else is read: the last `--lang`
on it, else the environment. Every command has `--lang`.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

import click
from click.exceptions import NoArgsIsHelpError

from coltexpress.cli.formatter import Formatter
from coltexpress.cli.help import LANGUAGE, Hint, hint, spoken
from coltexpress.cli.refusing import Language, refusal, sentence
from coltexpress.i18n import ENGLISH, LANGUAGES
from coltexpress.telling.words import Words, chosen_language

INTERRUPTED: Final = 130
DATABASE: Final = "COLTEXPRESS_DATABASE"  # names it without showing a password to `ps`
METAVARS: Final = {  # by what a parameter calls its values, else by what click calls their type
    "address": "cli-metavar-address",
    "date": "cli-metavar-date",
    "directory": "cli-metavar-folder",
    "file": "cli-metavar-file",
    "float": "cli-metavar-number",
    "float range": "cli-metavar-number",
    "game": "cli-metavar-game",
    "id": "cli-metavar-id",
    "integer": "cli-metavar-number",
    "integer range": "cli-metavar-number",
    "language": "cli-metavar-language",
    "network": "cli-metavar-network",
    "path": "cli-metavar-file",
    "position": "cli-metavar-position",
    "record": "cli-metavar-record",
    "setting": "cli-metavar-setting",
    "text": "cli-metavar-text",
}


class Context(click.Context):
    """What click knows while a command runs."""

    formatter_class = Formatter


class Parameter(click.Parameter):
    """What options and arguments share."""

    def __init__(self, *args: Any, **attrs: Any) -> None:  # noqa: ANN401  # click's
        self.hint: Hint | None = attrs.pop("help", None)
        super().__init__(*args, **attrs)

    def named(self) -> str | None:
        """What its values are called, if they are not a list of choices."""
        key = METAVARS.get(self.metavar or self.type.name)
        return key and spoken().say(key)

    def type_cast_value(self, ctx: click.Context, value: Any) -> object:  # noqa: ANN401  # click's
        """The value as it is used; one that cannot be used is refused in our words."""
        try:
            return super().type_cast_value(ctx, value)
        except click.BadParameter:
            many = self.multiple or self.nargs != 1
            for one in value if many else [value]:
                why = refusal(spoken(), self.type, one, self, ctx)
                if why is not None:
                    raise click.BadParameter(why, ctx, self) from None
            raise


class Option(Parameter, click.Option):
    """An option whose help is said when it is read."""

    def make_metavar(self, ctx: click.Context) -> str:
        return self.named() or super().make_metavar(ctx)

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        """Its names and its help, with what it is without being given."""
        if self.hidden:
            return None
        extra = self.get_help_extra(ctx)
        notes = []
        if "default" in extra:
            notes.append(spoken().say("cli-line-default", value=extra["default"]))
        if "range" in extra:
            notes.append(extra["range"])
        if "required" in extra:
            notes.append(spoken().say("cli-line-required"))
        text = self.help or ""
        return self.get_help_spec(ctx), f"{text}  [{'; '.join(notes)}]" if notes else text


class Argument(Parameter, click.Argument):
    """An argument whose help is said when it is read."""

    def make_metavar(self, ctx: click.Context) -> str:
        name = self.named()
        if name is None:
            return super().make_metavar(ctx)
        return (name if self.required else f"[{name}]") + ("..." if self.nargs != 1 else "")


class Command(click.Command):
    """A command, in the language of whoever types it."""

    context_class = Context

    def __init__(self, *args: Any, about: Hint, **attrs: Any) -> None:  # noqa: ANN401  # click's
        super().__init__(*args, **attrs)
        self.about = about
        about_lang = hint("cli-help-lang", languages=", ".join(LANGUAGES))
        self.params.append(Option(["--lang"], help=about_lang, type=Language(), expose_value=False))

    def main(  # type: ignore[override]  # click's has one form for each kind of standalone_mode
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        **extra: Any,  # noqa: ANN401  # click's
    ) -> object:
        """Run the command; what goes wrong is said, and Ctrl-C ends it quietly."""
        typed = list(sys.argv[1:] if args is None else args)
        said = Words(chosen_language(typed, os.environ) or ENGLISH)
        try:
            code = super().main(args, prog_name, complete_var, standalone_mode=False, **extra)
        except click.Abort:
            if not standalone_mode:
                raise
            click.echo(f"\n{said.say('cli-interrupted')}", err=True)
            sys.exit(INTERRUPTED)
        except click.ClickException as error:
            if not standalone_mode:
                raise
            show(said, error)
            sys.exit(error.exit_code)
        if not standalone_mode:
            return code
        sys.exit(code if isinstance(code, int) else 0)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Find the language, then read the line; what is wrong with it knows where it is."""
        if ctx.parent is None:
            ctx.meta[LANGUAGE] = chosen_language(args, os.environ)
        alone = not ctx.allow_extra_args
        ctx.allow_extra_args = True  # click would complain of them in words of its own
        try:
            rest = super().parse_args(ctx, args)
        except click.UsageError as error:
            error.ctx = error.ctx or ctx
            raise
        if rest and alone and not ctx.resilient_parsing:
            raise click.UsageError(spoken().say("cli-line-extra", arguments=" ".join(rest)), ctx)
        return rest

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        """All parameters, with their help in the language of this context."""
        found = super().get_params(ctx)
        for param in found:
            if isinstance(param, Parameter) and param.hint is not None:
                param.help = str(param.hint)
        return found

    def get_short_help_str(self, limit: int = 45) -> str:
        return str(self.about)

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        self.options_metavar = spoken().say("cli-line-any-options")
        return super().collect_usage_pieces(ctx)

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        found = super().get_help_option(ctx)
        if found is not None:
            found.help = spoken().say("cli-line-help")
        return found

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(str(self.about))

    def format_arguments(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        found = [param for param in self.get_params(ctx) if isinstance(param, Argument)]
        if found:
            with formatter.section(spoken().say("cli-line-arguments")):
                formatter.write_dl([param.get_help_record(ctx) for param in found])

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        found = [param for param in self.get_params(ctx) if isinstance(param, click.Option)]
        with formatter.section(spoken().say("cli-line-options")):
            formatter.write_dl(
                [row for param in found if (row := param.get_help_record(ctx)) is not None]
            )


class Group(Command, click.Group):
    """Several commands under one name; alone it shows its help."""

    def __init__(self, *args: Any, **attrs: Any) -> None:  # noqa: ANN401  # click's
        super().__init__(*args, invoke_without_command=True, **attrs)

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        self.subcommand_metavar = spoken().say("cli-line-any-command")
        return super().collect_usage_pieces(ctx)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        self.format_commands(ctx, formatter)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The list of commands, without importing them."""
        rows = [(name, str(hint(f"cli-command-{name}"))) for name in self.list_commands(ctx)]
        with formatter.section(spoken().say("cli-line-commands")):
            formatter.write_dl(rows)


def command(name: str, about: Hint) -> Callable[[Callable[..., None]], Command]:
    """Make a function a command."""
    return click.command(name, cls=Command, about=about)


option: Final = partial(click.option, cls=Option)
count_option: Final = partial(option, type=click.IntRange(1), show_default=True)
database_option: Final = partial(option, "--database", metavar="address", envvar=DATABASE)
networks_option: Final = partial(option, multiple=True, metavar="network")
argument: Final = partial(click.argument, cls=Argument)


def show(said: Words, error: click.ClickException) -> None:
    """Say what went wrong and, if the line was wrong, how the command is called."""
    if isinstance(error, NoArgsIsHelpError):
        click.echo(error.format_message(), err=True)
        return
    if isinstance(error, click.UsageError) and error.ctx is not None:
        command = f"{error.ctx.command_path} --help"
        with error.ctx.scope(cleanup=False):
            click.echo(error.ctx.get_usage(), err=True)
        click.echo(said.say("cli-line-try", command=command) + "\n", err=True)
    click.echo(said.say("cli-line-error", why=sentence(said, error)), err=True)
