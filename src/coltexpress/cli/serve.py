"""The `serve` command: rooms for friends, on this machine."""

from __future__ import annotations

import webbrowser
from threading import Thread
from typing import TYPE_CHECKING

import click

from coltexpress.cli.commands import command, database_option, networks_option, option
from coltexpress.cli.help import hint, spoken
from coltexpress.telling.words import Words

if TYPE_CHECKING:
    from coltexpress.server.addresses import Network

EVERYBODY = "0.0.0.0"


@command("serve", about=hint("cli-command-serve"))
@option(
    "--host",
    metavar="address",
    default=EVERYBODY,
    show_default=True,
    help=hint("cli-help-host"),
)
@option("--port", type=click.IntRange(0, 65535), help=hint("cli-help-port"))
@database_option(help=hint("cli-help-database"))
@option("--no-browser", is_flag=True, help=hint("cli-help-no-browser"))
@option("--origin", "origins", multiple=True, help=hint("cli-help-origin"))
@option("--host-name", "host_names", multiple=True, help=hint("cli-help-host-name"))
@networks_option("--behind-proxy", "proxies", help=hint("cli-help-behind-proxy"))
@option("--node-address", metavar="address", default="", help=hint("cli-help-node-address"))
@networks_option("--metrics-from", "readers", help=hint("cli-help-metrics-from"))
@option("--sockets", type=click.IntRange(1, 1_000_000), help=hint("cli-help-sockets"))
@option("--workers", type=click.IntRange(0, 256), default=0, help=hint("cli-help-workers"))
@option("--bot-pause", type=click.FloatRange(0, 10), help=hint("cli-help-bot-pause"))
@option("--generosity", type=click.FloatRange(1, 1e6), default=1.0, hidden=True)
@option("--seed", type=int, hidden=True)
@option("--developer", is_flag=True, help=hint("cli-help-developer"))
@option("--verbose", is_flag=True, help=hint("cli-help-verbose"))
def serve(
    host: str,
    port: int | None,
    database: str | None,
    no_browser: bool,
    origins: tuple[str, ...],
    host_names: tuple[str, ...],
    proxies: tuple[str, ...],
    node_address: str,
    readers: tuple[str, ...],
    sockets: int | None,
    workers: int,
    bot_pause: float | None,
    generosity: float,
    seed: int | None,
    developer: bool,
    verbose: bool,
) -> None:
    from coltexpress.server import serving
    from coltexpress.server.logs import set_logging
    from coltexpress.server.settings import PORT, Settings

    words = spoken()
    given = {
        "database": database,
        "bot_pause": bot_pause,
        "port": PORT if port is None else port,
        "sockets": sockets,
    }
    settings = Settings(
        host=host,
        origins=origins,
        host_names=host_names,
        proxies=networks(words, proxies, "--behind-proxy"),
        metrics_from=networks(words, readers, "--metrics-from"),
        node_address=checked_place(words, node_address),
        workers=workers,
        generosity=generosity,
        developer=developer,
        seed=seed if developer else None,
        **{name: value for name, value in given.items() if value is not None},  # type: ignore[arg-type]
    )
    set_logging(verbose=verbose)

    try:
        place = serving.listen(settings.host, settings.port)
        addresses = with_ports(place.getsockname()[1], host, serving.local_addresses())

        def when_up() -> None:
            has_page = serving.has_page(settings)
            if not has_page:
                click.echo(words.say("cli-serve-no-page"), err=True)
            announce(words, addresses)
            if has_page and not no_browser:
                Thread(target=webbrowser.open, args=[addresses[0]], daemon=True).start()

        serving.serve(settings, place, when_up)
    except serving.PortTaken as error:
        raise click.ClickException(words.say("cli-serve-taken", port=str(error))) from error
    except serving.FileTaken as error:
        raise click.ClickException(words.say("cli-serve-in-use", file=str(error))) from error
    except serving.CannotServe as error:
        raise click.ClickException(words.say("cli-serve-failed", reason=str(error))) from error


def networks(words: Words, texts: tuple[str, ...], option: str) -> tuple[Network, ...]:
    """The addresses that an option names; refused if one is none."""
    from coltexpress.server.addresses import read_networks

    try:
        return read_networks(texts)
    except ValueError as error:
        reason = words.say("cli-serve-no-network", reason=str(error))
        raise click.BadParameter(reason, param_hint=option) from error


def checked_place(words: Words, text: str) -> str:
    """Host and port; refused if it is not both."""
    host, _, port = text.rpartition(":")
    if text and not (host and port.isdecimal()):
        reason = words.say("cli-serve-no-node-address", reason=text)
        raise click.BadParameter(reason, param_hint="--node-address")
    return text


def with_ports(port: int, host: str, others: list[str]) -> list[str]:
    """Where the rooms are: first for this machine, then for others on its network."""
    names = ["localhost", *others] if host == EVERYBODY else [host]
    return [f"http://{f'[{name}]' if ':' in name else name}:{port}/" for name in names]


def announce(words: Words, addresses: list[str]) -> None:
    """Say where the rooms are."""
    click.echo(words.say("cli-serve-here", address=addresses[0]))
    for address in addresses[1:]:
        click.echo(words.say("cli-serve-there", address=address))
    click.echo(words.say("cli-serve-stop"))
