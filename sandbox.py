"""Runs the bot in a simulated Discord in the browser, without a token or a network.

python sandbox.py [--port 8765] [--no-browser] [--keep [FOLDER]] [--games KEY,KEY] [--host ADDRESS]
"""

import argparse
import asyncio
import contextlib
import logging
import re
import socket
import sys
import tempfile
import webbrowser
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import msgspec

from bot import Tavolo
from catalog import CATALOG, GAMES, Entry, load_games
from core.game_places import PackageFault
from core.texts import LOCALES, ORIGINAL, Locale
from i18n import Translator
from i18n.grammar import listed
from playroom.saved_state import InUse, KeptDiscord, Unreadable
from playroom.server import AnyBot, MakeBot, SimulatedServer
from playroom.web.games_on_offer import GamesOnOffer
from playroom.web.next_steps import NextSteps
from playroom.web.page_server import EVERY_ADDRESS, LOOPBACK, PageServer
from playroom.web.sandbox_session import SandboxHouse
from settings import HIGHEST_PORT, Settings, SettingsFault
from workers.painting.render_queue import Renderer, ThreadedRenderer
from workers.post_model import HouseTime

PORT = 8765
KEPT_HERE = Path("sandbox-data")
FOR_TWO = 2


def first_steps(
    locale: Locale = ORIGINAL,
    games: Mapping[str, Entry] = CATALOG,
    translator: Translator | None = None,
) -> tuple[str, ...]:
    """Return the first steps in the sandbox; a game for two is the quickest to begin.

    ``locale``: the language of command names; all else is English. ``games``: those on offer.
    """
    command = (translator or Translator()).command
    seats = {key: entry.game.manifest for key, entry in games.items()}
    new = {key: f"`{command(locale, f'{key}-new')}`" for key in games}
    first, *others = sorted(games, key=lambda key: seats[key].fewest_seats > FOR_TWO)
    for_two = [new[key] for key in others if seats[key].fewest_seats <= FOR_TWO]
    for_more = [new[key] for key in games if seats[key].fewest_seats > FOR_TWO]
    or_others = f" (Or {listed(for_two, ORIGINAL, 'or')}.)" if for_two else ""
    return (
        "In the empty channel #games, press what you want to play, and whom with.",
        f"Or type {new[first]} and run it.{or_others}",
        "Become another person, press Join: a full table begins. (Or My seat, Add a computer.)",
        "Whoever has a red number is called: become that person, press Play.",
        *((f"For at least three: {listed(for_more, ORIGINAL)}.",) if for_more else ()),
        f"New to a game? `{command(locale, 'tavolo-learn')}` teaches it, move by move.",
    )


@asynccontextmanager
async def open_sandbox(
    make_bot: MakeBot,
    *,
    port: int = PORT,
    keep: Path | None = None,
    games: Mapping[str, Entry] = CATALOG,
    renderer: Renderer | None = None,
    host: str = LOOPBACK,
) -> AsyncIterator[PageServer]:
    """Open the simulated server with the bot in it, and the page that shows it.

    ``keep``: the folder that keeps both for the next start; None: all is deleted at the end.
    ``renderer``: what paints the boards of the games on offer; None: one of its own. ``host``: the
    address to listen on. Raises OSError when the port is taken (port 0 takes a free one),
    ``kept_discord.InUse`` when the folder is, ``kept_discord.Unreadable`` when another version
    wrote it.
    """
    async with AsyncExitStack() as cleanup:
        if keep is None:
            thrown_away = tempfile.TemporaryDirectory(prefix="tavolo-sandbox-")
            folder, kept = Path(cleanup.enter_context(thrown_away)), None
        else:
            folder, kept = keep, KeptDiscord.open(keep)
            cleanup.callback(kept.close)
        server = await SimulatedServer.open(
            make_bot, folder, starts_at=datetime.now(UTC), kept=kept
        )
        for channel in server.channels:
            server.allow_bot(channel, manage_threads=True)  # needed for a rehearsal
        house = SandboxHouse(server)
        cleanup.push_async_callback(house.close)
        translator = Translator()
        page = PageServer(
            house,
            {locale: first_steps(locale, games, translator) for locale in LOCALES},
            GamesOnOffer(games, translator, (renderer or ThreadedRenderer()).render),
            NextSteps(server, translator),
            port,
            host,
            partial(_board_link, server),
        )
        cleanup.push_async_callback(page.stop)
        heartbeat = asyncio.create_task(house.beat_forever())
        cleanup.push_async_callback(_end, heartbeat)
        await page.start()
        yield page


async def _board_link(server: SimulatedServer, player: int, code: str) -> str | None:
    running = server.env.bot
    return await running.board_link(player, code) if isinstance(running, Tavolo) else None


async def _end(task: asyncio.Task[None]) -> None:
    task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await task


async def make_tavolo(
    time: HouseTime,
    folder: Path,
    games: tuple[str, ...] | None = None,
    renderer: Renderer | None = None,
    boards: tuple[str, int] | None = None,
) -> AnyBot:
    """Make the real bot with simulated time, real randomness, and its data in this folder.

    ``games``: the keys of those on offer; None: those of the house. ``renderer``: None: its own.
    ``boards``: address and port of the page on which boards are touched; None: no such page.
    """
    settings = Settings(database_url=f"sqlite:///{folder / 'tavolo.sqlite3'}", games=games)
    if boards is not None:
        url = f"http://{LOOPBACK}:{boards[1]}"
        settings = msgspec.structs.replace(settings, page_url=url, page_listen=boards)
    return Tavolo(settings, time, renderer=renderer)


def free_port() -> int:
    """Return a port of the loopback address that nobody listens on."""
    with socket.create_server((LOOPBACK, 0)) as listening:
        port: int = listening.getsockname()[1]
    return port


async def run(
    port: int, keep: Path | None, games: tuple[str, ...], host: str, *, with_browser: bool
) -> None:
    """Open the sandbox, print its address and the first steps, and stay until interrupted."""
    renderer, offered = ThreadedRenderer(), load_games(games)
    boards = host, port + 1 if port else free_port()
    make_bot = partial(make_tavolo, games=games, renderer=renderer, boards=boards)
    async with open_sandbox(
        make_bot, port=port, keep=keep, games=offered, renderer=renderer, host=host
    ) as page:
        print(f"\n  Tavolo's sandbox is open:  {page.address}\n")
        for number, step in enumerate(first_steps(games=offered), 1):
            print(f"  {number}. {step.replace('`', '')}")
        after = "nothing is kept" if keep is None else f"all is kept in {keep}"
        print(f"\n  Ctrl+C closes it; {after}.\n", flush=True)
        if with_browser:
            webbrowser.open(page.address)
        await asyncio.Event().wait()


def _port(given: str) -> int:
    """Return a port of the command line. Raises ArgumentTypeError if it is none."""
    if not re.fullmatch("[0-9]{1,5}", given) or int(given) >= HIGHEST_PORT:
        raise argparse.ArgumentTypeError("a port is a number from 0 to 65535")
    return int(given)


def main() -> int:
    """Read the command line and run; return the exit status."""
    parser = argparse.ArgumentParser(description="Play with Tavolo in a simulated Discord.")
    parser.add_argument("--port", type=_port, default=PORT, help="0 takes a free port")
    parser.add_argument("--no-browser", action="store_true", help="only print the address")
    parser.add_argument(
        "--keep",
        type=Path,
        nargs="?",
        const=KEPT_HERE,
        metavar="FOLDER",
        help=f"go on where the last start with this folder ended (default: {KEPT_HERE})",
    )
    parser.add_argument(
        "--games",
        type=lambda keys: tuple(keys.split(",")),
        default=GAMES,
        metavar="KEYS",
        help="the games on offer, such as ruta,hex (default: those of the house)",
    )
    parser.add_argument(
        "--host",
        choices=(LOOPBACK, EVERY_ADDRESS),
        default=LOOPBACK,
        help=f"the address to listen on; {EVERY_ADDRESS} only inside a container",
    )
    chosen = parser.parse_args()
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    try:
        browser = not chosen.no_browser
        asyncio.run(run(chosen.port, chosen.keep, chosen.games, chosen.host, with_browser=browser))
    except KeyboardInterrupt:
        print()
    except PackageFault as fault:
        print(fault)
        return 1
    except InUse:
        print(f"A sandbox is already running in {chosen.keep}.")
        return 1
    except Unreadable:
        print(f"Another version wrote {chosen.keep}. Delete that folder, or take another: --keep.")
        return 1
    except SettingsFault:
        print(f"Port {chosen.port + 1}, for the boards, cannot be used. Take another pair:")
        print(f"make play PORT={PORT + 2}, or sandbox.py --port {PORT + 2}")
        return 1
    except OSError as fault:
        print(f"Port {chosen.port} cannot be used ({fault.strerror}). Take another:")
        print(f"make play PORT={PORT + 2}, or sandbox.py --port {PORT + 2}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
