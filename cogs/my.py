"""/my: a person's own tables and wishes."""

from typing import Literal, get_args

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from cogs.blocking import Blocked, Blocking
from cogs.calling import Calling, Zone, calls_told
from cogs.desk import Desk
from cogs.errors import answer_error
from cogs.finding import NamedGame
from cogs.lists import MINE, Lists
from cogs.past_games import PastGames
from cogs.privacy import Privacy, PrivacyButton
from cogs.stats import Stats
from cogs.ui.offers import Choices
from cogs.visitors import AnyBot, Asking
from cogs.wording import command, options, said, value_of
from core.text import Locale, Moment, text
from tables.absences import MOST_DAYS, days_left
from tables.forgetting import Forgetting
from tables.model import CallWish, ConfirmWish, InvitationWish, LeaderboardWish, PlayerId
from workers.ports import Post

_LANGUAGES = [
    app_commands.Choice(name=said("choice-language-auto"), value="auto"),
    app_commands.Choice(name="English", value="en"),
    app_commands.Choice(name="Français", value="fr"),
    app_commands.Choice(name="Italiano", value="it"),
]
_LETTERS = [
    app_commands.Choice(name=said("choice-letters-all"), value="all"),
    app_commands.Choice(name=said("choice-letters-off"), value="off"),
]
_CALLS = [
    app_commands.Choice(name=said(f"choice-calls-{wish}"), value=wish)
    for wish in get_args(CallWish)
]
_QUIET_HOURS = (
    (20, 7), (20, 8), (21, 6), (21, 7), (21, 8), (22, 6), (22, 7), (22, 8), (22, 9), (23, 6),
    (23, 7), (23, 8), (23, 9), (0, 6), (0, 7), (0, 8), (0, 9), (0, 10), (1, 8), (1, 9), (1, 10),
    (8, 18), (9, 17),
)  # fmt: skip
"""Hours in which people sleep, or work."""

_QUIET = [
    app_commands.Choice(name=said("choice-quiet-never"), value="never"),
    *(
        app_commands.Choice(name=f"{begin:02}:00 - {end:02}:00", value=f"{begin}-{end}")
        for begin, end in _QUIET_HOURS
    ),
]
_HOURS = [app_commands.Choice(name=f"{hour:02}:00", value=hour) for hour in range(24)]
_INVITATIONS = [
    app_commands.Choice(name=said(f"choice-invitations-{wish}"), value=wish)
    for wish in get_args(InvitationWish)
]
_LEADERBOARD = [
    app_commands.Choice(name=said(f"choice-leaderboard-{wish}"), value=wish)
    for wish in get_args(LeaderboardWish)
]
_CONFIRMING = [
    app_commands.Choice(name=said(f"choice-confirm-{wish}"), value=wish)
    for wish in get_args(ConfirmWish)
]


class My(
    commands.GroupCog,
    name="my",
    group_name=said("command-me-name"),
    group_description=said("command-me-description"),
):
    """Commands about oneself."""

    def __init__(self, bot: AnyBot, desk: Desk, forgetting: Forgetting) -> None:
        self._bot = bot
        self._desk = desk
        self._lists = Lists(desk)
        self._blocking = Blocking(desk)
        self._past = PastGames(desk)
        self._stats = Stats(desk)
        self._privacy = Privacy(desk, forgetting)
        own = self.app_command
        assert own is not None, "the commands about oneself are a group"
        own.add_command(self._privacy)

    async def cog_load(self) -> None:
        """Buttons of answers from before a restart work again."""
        self._bot.add_dynamic_items(PrivacyButton)

    async def wish(self, interaction: Asking, button: PrivacyButton) -> None:
        """A button about one's own data was pressed."""
        try:
            await self._privacy.press(interaction, button)
        except Exception as fault:
            await answer_error(self._desk, interaction, fault)

    @command("me-tables")
    async def tables(self, interaction: Asking) -> None:
        """All one's tables, those waiting for oneself first."""
        await self._desk.acknowledge(interaction)
        visitor = await self._desk.visitor(interaction)
        await self._lists.show(interaction, visitor, MINE)

    @command("me-games")
    async def games(self, interaction: Asking) -> None:
        """What one has played to its end."""
        await self._desk.acknowledge(interaction)
        visitor = await self._desk.visitor(interaction)
        await self._past.show(interaction, visitor)

    @command("me-stats")
    @options(game="option-game")
    async def stats(self, interaction: Asking, game: NamedGame | None = None) -> None:
        """How one has played at a game: the named one, else that which one plays most."""
        await self._desk.acknowledge(interaction)
        visitor = await self._desk.visitor(interaction)
        if game is None:
            await self._stats.show(interaction, visitor)
        else:
            meant = self._desk.game_named(game, visitor.locale)
            await self._stats.show_game(interaction, visitor, meant)

    async def games_offered(self, interaction: Asking, current: str) -> Choices:
        """Games by their names."""
        return await self._desk.games_offered(interaction, current)

    @command("me-settings")
    @options(
        calls="option-calls",
        quiet="option-quiet",
        time="option-time",
        digest="option-digest",
        language="option-language",
        letters="option-letters",
        invitations="option-invitations",
        confirm="option-confirm",
        leaderboard="option-leaderboard",
    )
    @app_commands.choices(calls=_CALLS, quiet=_QUIET, digest=_HOURS)
    @app_commands.choices(language=_LANGUAGES, letters=_LETTERS, confirm=_CONFIRMING)
    @app_commands.choices(invitations=_INVITATIONS, leaderboard=_LEADERBOARD)
    async def settings(
        self,
        interaction: Asking,
        calls: app_commands.Choice[str] | None = None,
        quiet: app_commands.Choice[str] | None = None,
        time: Zone | None = None,
        digest: app_commands.Choice[int] | None = None,
        language: app_commands.Choice[str] | None = None,
        letters: app_commands.Choice[str] | None = None,
        invitations: app_commands.Choice[str] | None = None,
        confirm: app_commands.Choice[str] | None = None,
        leaderboard: app_commands.Choice[str] | None = None,
    ) -> None:
        """Show one's wishes, and change those that are named."""
        await self._desk.acknowledge(interaction)
        visitor = await self._desk.visitor(interaction)
        profile = visitor.profile
        if language is not None:
            wanted = None if language.value == "auto" else _locale(language.value)
            profile = msgspec.structs.replace(profile, locale=wanted)
        if letters is not None:
            wish: Literal["all", "off"] = "off" if letters.value == "off" else "all"
            profile = msgspec.structs.replace(profile, letters=wish, dms_closed=False)
        called = Calling(value_of(calls), value_of(quiet), time, value_of(digest))
        profile = called.applied_to(profile, int(interaction.created_at.timestamp() * 1000))
        if confirm is not None:
            asks = next(one for one in get_args(ConfirmWish) if one == confirm.value)
            profile = msgspec.structs.replace(profile, confirm=asks)
        if invitations is not None:
            known = get_args(InvitationWish)
            wanted_by = next(one for one in known if one == invitations.value)
            profile = msgspec.structs.replace(profile, invitations=wanted_by)
        if leaderboard is not None:
            seen: LeaderboardWish = "hidden" if leaderboard.value == "hidden" else "shown"
            profile = msgspec.structs.replace(profile, leaderboard=seen)
        too_late = False
        if profile != visitor.profile:
            too_late = await self._desk.service.remember(profile, visitor.profile)
        say = self._desk.voice(profile.speaks)
        chosen = "auto" if profile.locale is None else profile.locale
        lines: tuple[str, ...] = (
            *(say(told) for told in calls_told(profile, interaction.created_at)),
            say(text("settings-language", language=chosen, spoken=profile.speaks)),
            say(text("settings-letters", letters=profile.letters)),
            say(text("settings-invitations", invitations=profile.invitations)),
            say(text("settings-confirm", confirm=profile.confirm)),
            say(text("settings-leaderboard", leaderboard=profile.leaderboard)),
        )
        if too_late:
            lines = (*lines, say(text("settings-quiet-next")))
        if profile.dms_closed:
            lines = (*lines, say(text("door-closed")))
        heading, hint = say(text("settings-heading")), say(text("settings-change"))
        await self._desk.show(interaction, Post(heading=heading, lines=lines, small=hint))

    @command("me-block")
    @options(person="option-block-person")
    async def block(self, interaction: Asking, person: discord.User | None = None) -> None:
        """Be invited by somebody no more; without a name, whom that holds for."""
        await self._desk.acknowledge(interaction)
        visitor = await self._desk.visitor(interaction)
        if person is None:
            await self._blocking.show(interaction, visitor)
        else:
            await self._blocking.block(interaction, visitor, PlayerId(person.id))

    @command("me-unblock")
    @options(person="option-unblock-person")
    async def unblock(self, interaction: Asking, person: Blocked) -> None:
        """Let somebody invite again."""
        await self._desk.acknowledge(interaction)
        visitor = await self._desk.visitor(interaction)
        await self._blocking.unblock(interaction, visitor, person)

    async def blocked_offered(self, interaction: Asking, current: str) -> Choices:
        """Whom one has blocked: Discord itself would offer nobody else in a private channel."""
        return await self._blocking.offered(await self._desk.glimpse(interaction), current)

    @command("me-away")
    @options(days="option-days")
    async def away(
        self, interaction: Asking, days: app_commands.Range[int, 0, MOST_DAYS] | None = None
    ) -> None:
        """Be away from all tables for so many days; 0: be back; none: what there is."""
        await self._desk.acknowledge(interaction)
        visitor = await self._desk.visitor(interaction)
        profile = visitor.profile
        if days is not None:
            profile = await self._desk.service.absences.go(visitor.person, days)
        say = self._desk.voice(profile.speaks)
        now = self._desk.service.now()
        left, heading = days_left(profile, now), text("away-not")
        is_away = profile.away_until > now
        if is_away:
            heading = text("away-until", until=Moment(profile.away_until))
        lines = (say(text("away-left-after" if is_away else "away-left", days=left)),)
        hint = say(text("away-change"))
        await self._desk.show(interaction, Post(heading=say(heading), lines=lines, small=hint))


def _locale(value: str) -> Locale:
    if value == "fr":
        return "fr"
    return "it" if value == "it" else "en"
