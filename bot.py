"""The entry point: reads the settings, wires the rooms, connects and runs. No logic lives here.

python bot.py
"""

import gc

# What is loaded here is never freed. Scanning it takes the garbage collector a quarter of the
# start, and later a tenth of a second each time, during which the event loop stands still.
gc.disable()

import asyncio
import contextlib
import logging
import os
import secrets
import signal
import sys
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable
from functools import partial
from itertools import chain
from typing import TYPE_CHECKING, TypeAlias, cast

import aiohttp
import discord
from discord import app_commands
from discord.ext import commands

import logs
from catalog import GAMES, Catalog, all_icons, amiss_in, load_games
from cogs.cups import CupCommands
from cogs.discord import requests
from cogs.discord.application import CommandLinks, CommandsState, CommandSync, DiscordEmoji
from cogs.discord.channels import invite_link, is_lost, reopened
from cogs.discord.forums import PostTags
from cogs.discord.interaction_user import Asking
from cogs.discord.messenger import DiscordMessenger
from cogs.discord.requests import TokenWatch, headers_heard, send_requests_to
from cogs.doctor import Doctor, tell_owner
from cogs.interaction.access import DiscordMembers
from cogs.interaction.error_replies import answer_error
from cogs.interaction.front_desk import Desk
from cogs.my_commands import MyCommands, PersonMenu
from cogs.new_threads import threads_of_round
from cogs.play import game_commands
from cogs.rehearsal import RehearsalCommand, running_versions
from cogs.table_commands import TableCommands
from cogs.tavolo_commands import TavoloCommands
from cogs.ui.command_texts import CommandTranslator
from computer_players import think
from core.game_places import PackageFault
from core.texts import LOCALES
from cups.service import CupService
from i18n import Translator
from i18n.entries import name_games
from i18n.translator import command_text
from model.letters import TableFacts
from model.shards import ProcessShards
from model.table import PlayerId, TableCode
from model.table_creation import drawn_code
from pages.page_making import PageProcess
from rendering.scene.shapes import Symbol
from settings import (
    TOKEN_REFUSED,
    Settings,
    SettingsFault,
    is_open_to_others,
    read_settings,
    unknown_names,
)
from storage.database.error_messages import CannotOpen
from storage.database.process_lock import AlreadyInUse, alone_on
from storage.privacy.erasure import PersonalData
from storage.rows.key_values import KeyValues
from storage.store import Store, figures_of, open_store
from tables.interfaces import Entropy
from tables.outages import remember_games_away
from tables.people.devices import Devices
from tables.people.forget import Forgetting
from tables.server_settings import Servers
from tables.service import LIVING, TableService
from workers.computers import Computers, HouseThinker, ProcessThinker, guess
from workers.cup_posts import CupPresenter
from workers.cups import CUPS_REST, CupMessages, CupRounds, cup_picture
from workers.deadlines import LEAST_PAUSE, Attendance, Timekeeper
from workers.guided_play import Guide
from workers.health import Health, Silences
from workers.history_posts import HistoryPosts
from workers.lessons import LessonPresenter
from workers.maintenance import Alerts, DiskWatch, ForgettingQueue, Maintenance
from workers.message_updates import MESSAGES_AT_ONCE, MessageUpdates, Subjects
from workers.metrics import ThoughtCounts
from workers.painting.emoji import ApplicationEmoji
from workers.painting.render_queue import ProcessRenderer, Renderer, RenderQueue, ThreadedRenderer
from workers.post_model import HouseTime, MakePage
from workers.presenter import Presenter
from workers.replays import ReplayProcess, Replays
from workers.table_messages import DailyMessages, DirectMessages, RefusedChannelPosts, TableMessages
from workers.work_loop import Bell, keep_going, look_again

if TYPE_CHECKING:
    from web.server import Server
    from workers.health_page import HealthPage

gc.freeze()
gc.set_threshold(10_000, 20, 20)  # collect seldom: a full collection delays answers
gc.enable()

_log = logging.getLogger("tavolo")

FIRST_STEPS = (
    "first start, what to do next: 1. open the invite link and choose your server",
    "2. in a channel there type /tavolo doctor: it says whether anything is missing",
    "3. type /tavolo rehearse: in a minute it tries out all that a game needs of Discord",
    "4. open the first table with /{command} new; /tavolo help tells everything else",
)
"""Logged once, after ``ready``, by a bot with a new database."""

SEE_TO_IT, TRY_AGAIN = 2, 75
"""Exit statuses; the second is the usual one for a temporary failure (EX_TEMPFAIL)."""

_CONTEXTS = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
_INSTALLS = app_commands.AppInstallationType(guild=True, user=False)
"""Commands are offered in servers that have the bot, and in direct messages with it."""

_ANSWERING = ("CommandTree-invoker", "discord-ui-", "discord.py: on_interaction")
"""How the names of the tasks begin that discord.py makes for commands, buttons, menus and forms."""

_AUTHENTICATION_FAILED = 4004
"""The gateway's close code for an invalid token."""

NEWS_REST = 500
"""Milliseconds between two looks whether open pages have news."""

SECONDS_TO_ANSWER = 2
"""How long the end of the process waits for interactions that are under way."""

DrawIcon: TypeAlias = Callable[[Symbol], bytes]


class RealTime:
    """The system's clock."""

    def now(self) -> int:
        """Return the current time in Unix milliseconds UTC."""
        return time.time_ns() // 1_000_000

    async def wait(self, woken: asyncio.Event, until: int | None) -> None:
        """Return when ``woken`` is set or at ``until`` (Unix milliseconds), whichever is first."""
        seconds = None if until is None else max(0.0, (until - self.now()) / 1000)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await woken.wait()


class SystemEntropy:
    """Randomness from the operating system."""

    def seed(self) -> bytes:
        """Return 32 random bytes that nobody can guess."""
        return secrets.token_bytes(32)

    def aside(self) -> bytes:
        """Return 32 random bytes that nobody can guess."""
        return secrets.token_bytes(32)

    def code(self) -> TableCode:
        """Return four random letters and digits."""
        return drawn_code(secrets.choice)


class Tavolo(commands.AutoShardedBot):
    """The bot: a Discord client with its rooms wired."""

    def __init__(
        self,
        settings: Settings,
        house_time: HouseTime,
        entropy: Entropy | None = None,
        renderer: Renderer | None = None,
        thinker: HouseThinker | None = None,
        studio: ReplayProcess | None = None,
        draw_icon: DrawIcon | None = None,
        make_page: MakePage | None = None,
        store: Store | None = None,
    ) -> None:
        """``draw_icon``: makes a PNG file of an icon; None: menus have no icons.

        ``store``: open already, to be closed by this bot; None: it opens its own.
        """
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            allowed_contexts=_CONTEXTS,
            allowed_installs=_INSTALLS,
            intents=discord.Intents(guilds=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            allowed_mentions=discord.AllowedMentions.none(),
            shard_count=settings.shard_count,
            shard_ids=cast("list[int]", settings.shard_ids and list(settings.shard_ids)),
            http_trace=requests.told_at_once(headers_heard()),
        )
        self._settings = settings
        self._time = house_time
        self._entropy = entropy or SystemEntropy()
        self._renderer = renderer or ThreadedRenderer()
        self.thought_counts = ThoughtCounts()
        """Thoughts of computers since the start."""
        counts = self.thought_counts
        self._thinker = thinker or ProcessThinker(think, self._entropy, counts=counts)
        self._games = games_of(settings)
        self._replay_process, self._page_process = ReplayProcess(), PageProcess()
        self._studio = studio or self._replay_process
        self._make_page = make_page or self._page_process.page
        self._draw_icon = draw_icon
        self._replays: Replays | None = None
        self._command_links = CommandLinks()
        self._translator = Translator(command=self._command_links.write)
        self._store = store
        self._workers: list[asyncio.Task[None]] = []
        self._bells = defaultdict[str, list[Bell]](list)
        self._page_server: Server | None = None
        self._lost_shards: dict[int, int] = {}
        self._silences: Silences | None = None
        self._health_page: HealthPage | None = None
        self._alerts: Alerts | None = None
        self._stopping: asyncio.Task[None] | None = None
        self._command_sync: CommandSync | None = None
        self._token_watch = TokenWatch()
        self.desk: Desk
        """Set once it is wired."""
        self.has_begun = asyncio.Event()
        """Set when it is ready for the first time."""
        self._is_new = False
        """Whether its database was created at this start."""

    async def start(self, token: str, *, reconnect: bool = True) -> None:
        """Log in and stay until it is closed.

        Raises LoginFailure if Discord refuses the token, at login or later.
        """
        staying = asyncio.create_task(super().start(token, reconnect=reconnect))
        refused = asyncio.create_task(self._token_watch.until_refused())
        try:
            await asyncio.wait({staying, refused}, return_when=asyncio.FIRST_COMPLETED)
            if refused.done():
                raise discord.LoginFailure("the token was refused")
        finally:
            refused.cancel()
            staying.cancel()
            await asyncio.wait({staying})
        try:
            staying.result()
        except discord.ConnectionClosed as fault:
            if fault.code == _AUTHENTICATION_FAILED:
                raise discord.LoginFailure("the token was refused") from fault
            raise

    async def setup_hook(self) -> None:
        """Open the store, wire the rooms and start the workers, without any request to Discord."""
        self._token_watch.begin(self.http)
        store = self._store = self._store or await open_store(self._settings.database_url)
        wake_timers = partial(self._ring, "deadlines", "computers", "pages")
        wake = partial(wake_timers, "digests", "cups", "messages")
        service = TableService(
            store,
            {key: entry.game for key, entry in self._games.items()},
            self._time,
            self._entropy,
            wake,
            {key: entry.strengths for key, entry in self._games.items()},
            wake_timers,
        )

        cups = CupService(
            store,
            self._time,
            self._entropy,
            wake,
            partial(self._ring, "cups"),
            service.seated_tables,
            partial(threads_of_round, self, self._translator),
        )
        service.outages.include(cups.timed)
        render_queue = RenderQueue(self._renderer)
        guide = Guide(self._games, self._entropy.aside)
        presenter = Presenter(
            self._games,
            self._translator,
            render_queue,
            self._time,
            service.past,
            guide,
            self._settings.page_url,
        )
        names, pictures = presenter.speaker_names, presenter.pictures
        replays = self._replays = Replays(self._games, names, self._studio, self._time)
        lesson_presenter = LessonPresenter(self._games, self._translator, render_queue)
        messenger, notes = DiscordMessenger(self), KeyValues(store.database)
        command_sync = CommandSync(self, notes, self._time, self._command_links)
        self._command_sync = command_sync
        servers = Servers(notes)
        history_posts = HistoryPosts(self._games, names, pictures)
        icons, members = self._icons_of(notes), DiscordMembers(self, self._time)
        desk = self.desk = Desk(
            service,
            presenter,
            lesson_presenter,
            guide,
            self._translator,
            servers,
            history_posts,
            replays,
            self._make_page,
            icons,
            partial(guess, self._thinker),
            cups,
            members,
            messenger,
            self._settings.page_url,
        )
        self.add_listener(members.meet, "on_interaction")
        attendance = Attendance(service, members)
        timekeeper = Timekeeper(service, self._time, self._reach, attendance.fire)
        health = self._vitals_of(store, notes, timekeeper)
        memory = PersonalData(store.database)
        forgetting = Forgetting(store, memory, self._time, partial(self._ring, "forgetting"))
        await self._open_cogs(health, forgetting)
        await remember_games_away(service.outages, notes)
        await service.outages.wake_up(self._reach())
        await service.archive.recount(self._time.now())
        await store.release_all()
        tags = PostTags(self, desk.replies.forums)

        def has_arrived(table: TableFacts) -> None:
            tags.show(table)
            if table.cup is not None:
                self._ring("messages")

        refused = RefusedChannelPosts(service, self._time)
        computers = Computers(service, self._thinker, self._time, self._reach, self.thought_counts)
        self._start("deadlines", timekeeper.work, LEAST_PAUSE)
        self._start("computers", computers.work, LEAST_PAUSE)
        draw = partial(cup_picture, self._translator, render_queue)
        cup_writer = CupPresenter(self._translator, guide, draw)
        subjects: dict[str, Subjects] = {
            "cup": CupMessages(cups, service, cup_writer, self._time),
            "day": DailyMessages(service, presenter, self._time),
            "person": DirectMessages(service, presenter, self._time, members),
            "table": TableMessages(service, presenter, messenger, self._time, refused, has_arrived),
        }
        reopen = partial(reopened, self)
        updates = MessageUpdates(store, subjects, messenger, self._time, reopen, wake)
        for _ in range(MESSAGES_AT_ONCE):
            self._start("messages", updates.work)
        self._start("digests", service.timers.send_digests, LEAST_PAUSE)
        cup_rounds = CupRounds(
            cups, self._time, partial(is_lost, self), service.outages, self._reach
        )
        self._start("cups", cup_rounds.work, CUPS_REST)
        self._watch_places(cup_rounds)
        forgetting_queue = ForgettingQueue(memory, service, messenger, self._time)
        self._start("forgetting", forgetting_queue.work)
        await self._let_watch(health, notes)
        await self._open_page(store.is_shared)
        maintenance = Maintenance(store.clear_away, store.back_up, notes, self._time)
        self._start("housekeeping", maintenance.work)
        if store.is_shared:
            self._start("others", partial(look_again, wake, self._time))
        await command_sync.prepare()
        self._is_new = command_sync.is_first
        self._start("commands", command_sync.work)

    def _watch_places(self, cups: CupRounds) -> None:
        """Have the places of cups looked at when a channel, a thread or a server is gone."""

        async def gone(_place: object) -> None:
            cups.doubt_places()
            self._ring("cups")

        for event in ("on_guild_remove", "on_guild_channel_delete", "on_thread_delete"):
            self.add_listener(gone, event)

    async def _let_watch(self, health: Health, notes: KeyValues) -> None:
        """Start the health page, if the host wants one, and alerts to the owner."""
        if self._settings.health_port is not None:
            await self._open_health_page(health, self._settings.health_port)
        self._alerts = Alerts(
            notes, self._time, partial(tell_owner, self, self.desk), partial(self._ring, "alerts")
        )
        logging.getLogger().addHandler(self._alerts)
        self._start("alerts", self._alerts.work)
        self._start("disk", DiskWatch(health.figures, self._time).work)

    async def _open_page(self, is_shared: bool) -> None:
        """Serve the page on which boards are touched, if the host wants it."""
        if (url := self._settings.page_url) is None:
            return
        from web.server import Server  # which few hosts want

        async def sees(table: TableFacts, player: PlayerId | None) -> bool:
            return await self.desk.members.surely_sees(table.guild, table.place, player)

        parts = url, self.desk.service, self._games, self.desk.guide, self._translator
        server = Server(*parts, sees, self._time, polls=is_shared)
        host, port = self._settings.page_listen
        try:
            await server.open(host, port)
        except OSError as fault:
            said = f"PAGE_LISTEN cannot be used ({fault.strerror}): name another port."
            raise SettingsFault(said) from fault
        self._page_server = server
        self._start("pages", server.news.work, NEWS_REST)

    def _icons_of(self, notes: KeyValues) -> ApplicationEmoji:
        """Return the icons of all games, and start to keep them as emoji of the application."""
        shelf, wake = DiscordEmoji(self), partial(self._ring, "icons")
        icons = ApplicationEmoji(
            partial(all_icons, self._games), self._draw_icon, shelf, notes, self._time, wake
        )

        async def keep() -> int | None:
            assert self.application_id is not None, "the bot has logged in"
            return await icons.keep(self.application_id)

        if self._draw_icon is not None:
            self._start("icons", keep)
        return icons

    def _vitals_of(self, store: Store, notes: KeyValues, timekeeper: Timekeeper) -> Health:
        def give_back(shard: int, since: int) -> None:
            timekeeper.were_out_of_reach(shard, since)
            self._ring("deadlines")

        silences = Silences(self._time, self._reach, self._renew_session, give_back)
        self._silences = silences
        self._start("silences", silences.work)
        return Health(
            self._time,
            partial(figures_of, store.database),
            partial(notes.write, "written-at"),
            lambda: self._lost_since() if self.is_ready() else 0,
            lambda: timekeeper.busy_since,
            silences,
        )

    async def _open_health_page(self, health: Health, port: int) -> None:
        from workers.health_page import HealthPage  # a web server, which few hosts want

        page = self._health_page = HealthPage(health, port)
        try:
            await page.open()
        except OSError as fault:
            said = f"HEALTH_PORT cannot be used ({fault.strerror}): name another port."
            raise SettingsFault(said) from fault

    async def on_ready(self) -> None:
        """Log that the bot is ready and how many servers and open tables it has.

        This comes with every new session; versions and invite link are logged with the first.
        """
        is_first = not self.has_begun.is_set()
        self.has_begun.set()
        if self._store is not None:
            tables = await self._store.read(lambda reader: reader.tables.count(LIVING))
            if is_first:
                _log.info("versions: %s", ", ".join(running_versions()))
            _log.info("ready; servers: %d, living tables: %d", len(self.guilds), tables)
            if is_first:
                self._say_how_to_invite()

    def _say_how_to_invite(self) -> None:
        """Log the invite link and, at the very first start, the next steps."""
        assert self.application_id is not None, "the bot has logged in"
        _log.info("invite link: %s", invite_link(self.application_id))
        command = command_text(f"command-{next(iter(self._games))}-name", LOCALES[0])
        for step in FIRST_STEPS if self._is_new else ():
            _log.info(step.format(command=command))
        self._is_new = False

    async def on_shard_disconnect(self, shard: int) -> None:
        """Stop all clocks: commands and buttons do not work until the shard is back."""
        self._lost_shards.setdefault(shard, self._time.now())
        self._ring("deadlines")

    async def on_shard_connect(self, shard: int) -> None:
        """Note that a shard is back with a new session."""
        if self._silences is not None:
            self._silences.session_begins(shard)
        self._is_back(shard)

    async def on_shard_resumed(self, shard: int) -> None:
        """Note that a shard has resumed its session."""
        self._is_back(shard)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Note that Discord delivers what people press and type."""
        if self._page_server is not None:
            self._page_server.presses.make_way()
        if self._silences is not None:
            self._silences.hear(self._reach().shard_of(interaction.guild_id), interaction.user.id)

    async def _renew_session(self, shard: int) -> None:
        """Leave the session of a shard and begin a new one, which takes some seconds."""
        info = self.get_shard(shard)
        if info is not None and shard not in self._lost_shards:
            await info.reconnect()

    def _is_back(self, shard: int) -> None:
        self._lost_shards.pop(shard, None)
        self._ring("deadlines", "computers")

    def _lost_since(self) -> int | None:
        """Return since when (Unix milliseconds) a shard has been disconnected; None if none is."""
        return min(self._lost_shards.values(), default=None)

    def _reach(self) -> ProcessShards:
        """Return this process's shards, and which are disconnected; until known, shard 0 of 1."""
        count = self.shard_count or 1
        mine = frozenset(range(count) if self.shard_ids is None else self.shard_ids)
        return ProcessShards(count, mine - self._lost_shards.keys(), dict(self._lost_shards))

    async def board_link(self, player: int, code: str) -> str | None:
        """Return the link with which a person touches a board, for the sandbox; None without it."""
        if self._store is None or self._settings.page_url is None:
            return None
        link, whose = f"{self._settings.page_url}/t/{code}", PlayerId(player)
        if await self._store.read(lambda r: r.people.profile(whose)) is None:
            return link
        return f"{link}#{await Devices(self._store, self._time).ticket(whose)}"

    async def close(self) -> None:
        """Stop; every later call waits for the same end."""
        if self._stopping is None:
            self._stopping = asyncio.create_task(self._stop())
        await asyncio.shield(self._stopping)

    async def _stop(self) -> None:
        """Take no more interactions, answer the present ones, then stop the workers, close the
        session and the store; unsent messages are kept.
        """
        if self._alerts is not None:
            logging.getLogger().removeHandler(self._alerts)
        if self._health_page is not None:
            await self._health_page.close()
        if self._page_server is not None:
            await self._page_server.close()
        await self._leave_gateway()
        await _answer_in_time(_interactions_under_way())
        for worker in self._workers:
            worker.cancel()
        await asyncio.gather(*self._workers, return_exceptions=True)
        await super().close()
        await self._thinker.close()
        if self._replays is not None:
            await self._replays.close()
        await self._replay_process.close()
        await self._page_process.close()
        if self._store is not None:
            await self._store.close()
            self._store = None

    async def _leave_gateway(self) -> None:
        """Disconnect all shards: no interaction comes any more, and requests are still possible."""
        for shard in self.shards.values():
            await shard.disconnect()

    async def _open_cogs(self, health: Health, forgetting: Forgetting) -> None:
        desk = self.desk
        await self.tree.set_translator(CommandTranslator())

        @self.tree.error
        async def answer(interaction: Asking, fault: app_commands.AppCommandError) -> None:
            await answer_error(desk, interaction, fault)

        await self.add_cog(TableCommands(self, desk))
        await self.add_cog(CupCommands(desk))
        await self.add_cog(PersonMenu(self, desk))
        await self.add_cog(MyCommands(self, desk, forgetting))
        doctor = Doctor(desk, health, self._commands_state, self.thought_counts)
        await self.add_cog(TavoloCommands(self, desk, doctor, RehearsalCommand(self, desk)))
        for key, entry in self._games.items():
            await self.add_cog(game_commands(key)(self, desk, entry.game.manifest))

    def _commands_state(self) -> CommandsState:
        """Return what Discord has said of the commands so far."""
        return "ill" if self._command_sync is None else self._command_sync.state

    def _ring(self, *names: str) -> None:
        """Wake the workers of these names; one that has not started yet looks by itself."""
        for bell in chain.from_iterable(self._bells[name] for name in names):
            bell.ring()

    def _start(self, name: str, work: Callable[[], Awaitable[int | None]], rest: int = 0) -> None:
        """Start a worker. ``rest``: the least milliseconds between two rounds of its work."""
        bell = Bell(self._time, rest)
        self._bells[name].append(bell)
        worker = asyncio.create_task(self._after_ready(work, bell), name=name)
        worker.add_done_callback(_report)
        self._workers.append(worker)

    async def _after_ready(self, work: Callable[[], Awaitable[int | None]], bell: Bell) -> None:
        await self.wait_until_ready()
        await keep_going(work, bell)


def _interactions_under_way() -> set[asyncio.Task[None]]:
    """Return the tasks in which discord.py has interactions answered; their names tell."""
    return {task for task in asyncio.all_tasks() if task.get_name().startswith(_ANSWERING)}


async def _answer_in_time(interactions: set[asyncio.Task[None]]) -> None:
    """Let interactions be answered; cut off and log those that are not after SECONDS_TO_ANSWER.

    What they have stored by then stays, and their people see the next board.
    """
    if not interactions:
        return
    _, late = await asyncio.wait(interactions, timeout=SECONDS_TO_ANSWER)
    if late:
        _log.warning("interactions that could not be answered before the end: %d", len(late))
        for task in late:
            task.cancel()
        await asyncio.wait(late)


def games_of(settings: Settings) -> Catalog:
    """Return the games that the host offers, loaded, and have them called as the host wishes.

    Raises PackageFault if one cannot be used, SettingsFault if one cannot be called that.
    """
    games, names = load_games(settings.games or GAMES), dict(settings.game_names)
    name_games(names)
    if (amiss := amiss_in(names, games)) is not None:
        raise SettingsFault(f"GAME_NAMES {amiss}.")
    return games


def _report(worker: asyncio.Task[None]) -> None:
    """Log that a worker has failed: it should never end by itself."""
    if not worker.cancelled() and (fault := worker.exception()) is not None:
        _log.critical("the %s worker has stopped", worker.get_name(), exc_info=fault)


async def run(settings: Settings, house_time: HouseTime | None = None) -> None:
    """Run until a signal stops the process.

    Raises CannotOpen before any request to Discord, and what discord.py and aiohttp raise if
    Discord cannot be reached at the start. Later discord.py connects again by itself.
    """
    send_requests_to(settings.discord_rest)
    renderer = ProcessRenderer()
    beginning = asyncio.create_task(renderer.begin())  # it starts while the store is opened
    try:
        store = await open_store(settings.database_url)
        time_here = house_time or RealTime()
        bot = Tavolo(settings, time_here, renderer=renderer, draw_icon=_draw_icon, store=store)
        await _live(bot, settings.discord_token)
    finally:
        await renderer.close()
        await asyncio.gather(beginning, return_exceptions=True)  # the first picture tells a fault


def _draw_icon(icon: Symbol) -> bytes:
    from rendering.rasterizer import icon_file  # Pillow is needed at the first start only

    return icon_file(icon)


async def _settle_in(bot: Tavolo) -> None:
    """Once the bot is connected, draw what pictures share, and spare collections what is loaded."""
    await bot.has_begun.wait()
    bot.desk.presenter.pictures.paint_first_boards()
    gc.freeze()


async def _live(bot: Tavolo, token: str) -> None:
    """Run the bot until SIGTERM, or SIGINT, which asyncio turns into a cancellation."""
    settling = asyncio.create_task(_settle_in(bot), name="settling in")
    async with bot:
        staying = asyncio.create_task(bot.start(token))
        with contextlib.suppress(NotImplementedError):  # Windows has no signal handlers
            asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, staying.cancel)
        try:
            with contextlib.suppress(asyncio.CancelledError):
                await staying
        finally:
            settling.cancel()
            await bot.close()


async def _run_alone(settings: Settings) -> None:
    """Run under the process lock. Raises AlreadyInUse if another process runs."""
    async with alone_on(settings.database_url, settings.shard_ids):
        await run(settings)


def main() -> int:
    """Start the bot; return the process's exit status.

    2: an operator must act on what stderr says. 75: a temporary failure, so that a restart makes
    sense.
    """
    os.umask(0o077)
    try:
        settings = read_settings()
        if not settings.discord_token:
            raise SettingsFault("DISCORD_TOKEN is missing: copy .env.example to .env, fill it in.")
    except SettingsFault as fault:
        return _give_up(str(fault))
    logs.set_up(settings.log_level, log_format=settings.log_format)
    if is_open_to_others():
        _log.warning(".env holds the bot's token and others can read it: chmod 600 .env")
    for line in unknown_names():
        _log.warning(line)
    try:
        _load_games(settings)
        asyncio.run(_run_alone(settings))
    except AlreadyInUse as fault:
        return _give_up(
            f"Another Tavolo is running on {fault.where}: stop it first, or give this one a "
            "DATABASE_URL of its own.",
            TRY_AGAIN if fault.passing else SEE_TO_IT,
        )
    except (SettingsFault, PackageFault) as fault:
        return _give_up(str(fault))
    except CannotOpen as fault:
        return _give_up(str(fault), TRY_AGAIN if fault.passing else SEE_TO_IT)
    except discord.LoginFailure:
        return _give_up(TOKEN_REFUSED)
    except (TimeoutError, aiohttp.ClientError, discord.DiscordException) as fault:
        said = f"status {fault.status}" if isinstance(fault, discord.HTTPException) else fault
        return _give_up(f"Discord cannot be reached, or lets nobody in ({said}).", TRY_AGAIN)
    return 0


def _load_games(settings: Settings) -> None:
    """Load the games that the host offers, which are never freed. Raises PackageFault."""
    gc.disable()
    games_of(settings)
    gc.freeze()
    gc.enable()


def _give_up(sentence: str, status: int = SEE_TO_IT) -> int:
    sys.stderr.write(f"{sentence}\n")
    return status


if __name__ == "__main__":
    sys.exit(main())
