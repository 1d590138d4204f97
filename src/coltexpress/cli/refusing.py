"""What is wrong with a command line, in words."""

from __future__ import annotations

from difflib import get_close_matches
from pathlib import Path
from typing import Any

import click

from coltexpress.i18n import LANGUAGES, language_called
from coltexpress.telling.words import Words


class Language(click.ParamType[str]):
    """A language that we speak, by any of its names."""

    name = "language"

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        return language_called(value) or self.fail(value, param, ctx)


def sentence(words: Words, error: click.ClickException) -> str:
    """Why the line cannot be used."""
    match error:
        case click.MissingParameter(param=click.Parameter() as param):
            return missing(words, param, error.ctx)
        case click.BadParameter(param=click.Parameter() as param):
            name = name_of(param, error.ctx)
            return words.say("cli-line-invalid", name=name, why=error.message)
        case click.NoSuchOption():
            no = words.say("cli-line-no-option", name=error.option_name)
            return with_near(words, no, error.possibilities or [])
        case click.exceptions.NoSuchCommand(
            ctx=click.Context(command=click.Group() as group) as ctx
        ):
            no = words.say("cli-line-no-command", name=error.command_name)
            known = group.list_commands(ctx)
            return with_near(words, no, get_close_matches(error.command_name, known))
        case click.BadOptionUsage():
            key = "cli-line-no-value" if is_flag(error) else "cli-line-needs-value"
            return words.say(key, name=error.option_name)
    return error.format_message()


def missing(words: Words, param: click.Parameter, ctx: click.Context | None) -> str:
    """A parameter that must be given was not."""
    is_option = isinstance(param, click.Option)
    key = "cli-line-missing-option" if is_option else "cli-line-missing-argument"
    found = [words.say(key, name=name_of(param, ctx))]
    if isinstance(param.type, click.Choice):
        found.append(words.say("cli-line-choices", choices=listed(words, param.type)))
    return words.sentences(found)


def name_of(param: click.Parameter, ctx: click.Context | None) -> str:
    """What a parameter is called on the line."""
    if isinstance(param, click.Option) or ctx is None:
        return " / ".join(param.opts)
    with ctx.scope(cleanup=False):
        return param.make_metavar(ctx).strip("[].")


def with_near(words: Words, no: str, near: list[str]) -> str:
    """A refusal, with names that may have been meant."""
    if not near:
        return no
    return words.sentences([no, words.say("cli-rules-near", names=words.several(near))])


def is_flag(error: click.BadOptionUsage) -> bool:
    """Does the option that was used wrongly take no value?"""
    params = error.ctx.command.get_params(error.ctx) if error.ctx else []
    flags = [param for param in params if isinstance(param, click.Option) and param.is_flag]
    return any(error.option_name in flag.opts for flag in flags)


def refusal(
    words: Words,
    kind: click.ParamType[Any],
    value: object,
    param: click.Parameter,
    ctx: click.Context,
) -> str | None:
    """Why a value cannot be one of this kind; nothing if it can."""
    try:
        kind(value, param, ctx)
    except click.BadParameter as error:
        return reason(words, kind, str(value)) or error.message
    return None


def reason(words: Words, kind: click.ParamType[Any], value: str) -> str | None:
    """Why a value that cannot be used is refused."""
    match kind:
        case Language():
            return words.say("cli-not-a-language", languages=", ".join(LANGUAGES))
        case click.Choice():
            return words.say("cli-line-not-a-choice", value=value, choices=listed(words, kind))
        case click.IntRange() | click.FloatRange():
            return beyond(words, kind, value)
        case click.Path():
            return no_path(words, kind, value)
    return not_a_number(words, kind, value)


def not_a_number(words: Words, kind: click.ParamType[Any], value: str) -> str | None:
    """The value is no number of this kind, if it is to be one."""
    if kind.name.startswith("integer"):
        return words.say("cli-line-not-whole", value=value)
    return words.say("cli-line-not-a-number", value=value) if "float" in kind.name else None


def beyond(words: Words, kind: click.IntRange | click.FloatRange, value: str) -> str | None:
    """The value is too small or too large, or no number."""
    try:
        int(value) if isinstance(kind, click.IntRange) else float(value)
    except ValueError:
        return not_a_number(words, kind, value)
    if kind.max is None:
        return words.say("cli-line-too-small", value=value, fewest=str(kind.min))
    return words.say("cli-line-beyond", value=value, fewest=str(kind.min), most=str(kind.max))


def no_path(words: Words, kind: click.Path[Any], value: str) -> str:
    """There is no such file or folder, or it is the other of the two."""
    if not Path(value).exists():
        return words.say("cli-line-nothing-there", file=value)
    if Path(value).is_dir() and not kind.dir_okay:
        return words.say("cli-line-is-folder", file=value)
    if Path(value).is_file() and not kind.file_okay:
        return words.say("cli-line-is-file", file=value)
    return words.say("cli-line-locked", file=value)


def listed(words: Words, kind: click.Choice[Any]) -> str:
    """What one may choose from."""
    return words.several([str(choice) for choice in kind.choices])
