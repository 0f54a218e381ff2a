"""/tavolo doctor: whether the bot can do in this place what it should, and how it is doing."""

from collections.abc import Callable, Iterator

from cogs.command_sync import CommandsState
from cogs.desk import Desk
from cogs.discord_messenger import needed_in, permission_name
from cogs.permissions import IN_THREADS, invite_link
from cogs.visitors import Asking, Visitor
from core.text import Listing, Moment, Text, text
from tables.errors import refused
from tables.figures import LEAST_FREE, Figures
from tables.model import HOUR, Status
from workers.ports import Post
from workers.vitals import Condition, Vitals

OLD_COPY = 48 * HOUR
"""Milliseconds after which a daily copy should long have been followed by another."""

WRONG_CLOCK = 5
"""Seconds; a clock that differs so much from Discord's makes deadlines wrong that people see."""


class Doctor:
    """Examines the house for those who may know.

    ``commands``: what Discord has said of the commands. ``is_owner``: whether a person
    owns the application. ``servers``: how many it is in.
    """

    def __init__(
        self,
        desk: Desk,
        vitals: Vitals,
        commands: Callable[[], CommandsState],
        is_owner: Callable[[int], bool],
        servers: Callable[[], int],
    ) -> None:
        self._desk = desk
        self._vitals = vitals
        self._commands = commands
        self._is_owner = is_owner
        self._servers = servers

    async def examine(self, asking: Asking, visitor: Visitor) -> Post:
        """What was found. Raises TableRefuses for whoever may not know."""
        is_owner = self._is_owner(visitor.id)
        if not is_owner and (asking.guild_id is None or not asking.permissions.manage_guild):
            raise refused("doctor-refusal")
        arrived = asking.created_at.timestamp()
        seconds = round(abs(self._vitals.now() / 1000 - arrived))
        condition = await self._vitals.condition()
        figures = await self._vitals.figures() if condition.database else None
        lines = [*self._here(asking), *self._of_house(condition, figures, seconds)]
        if is_owner:
            lines.append(text("doctor-invite", link=invite_link(asking.application_id)))
        if is_owner and figures is not None:
            lines += self._for_owner(figures)
        say = self._desk.voice(visitor.locale)
        return Post(heading=say(text("doctor-heading")), lines=tuple(map(say, lines)))

    def _here(self, asking: Asking) -> Iterator[Text]:
        if asking.guild_id is None:
            return
        granted = asking.app_permissions
        wanted = dict.fromkeys((*needed_in(asking.channel), *IN_THREADS))
        missing = [permission_name(name) for name in wanted if not getattr(granted, name)]
        if missing:
            yield text("doctor-permissions-ill", permissions=Listing(tuple(missing)))
        else:
            yield text("doctor-permissions-well")

    def _of_house(
        self, condition: Condition, figures: Figures | None, seconds: int
    ) -> Iterator[Text]:
        yield text("doctor-database-well" if condition.database else "doctor-database-ill")
        yield text(f"doctor-commands-{self._commands()}")
        if figures is None:
            return
        yield _of_letters(figures)
        yield _of_clocks(condition, figures, seconds)
        yield _of_copies(figures, self._vitals.now())

    def _for_owner(self, figures: Figures) -> Iterator[Text]:
        counts = {str(status): figures.tables.get(status, 0) for status in Status}
        shown = {name: counts[name] for name in ("playing", "lobby", "finished")}
        yield text("doctor-house", servers=self._servers(), **shown)
        if figures.free_bytes is not None:
            low = figures.free_bytes < LEAST_FREE
            megabytes = figures.free_bytes // 1_000_000
            yield text("doctor-disk-low" if low else "doctor-disk", megabytes=megabytes)


def _of_letters(figures: Figures) -> Text:
    if figures.oldest_letter is None:
        return text("doctor-letters-well")
    since = Moment(figures.oldest_letter)
    return text("doctor-letters-ill", count=figures.letters, since=since)


def _of_clocks(condition: Condition, figures: Figures, seconds: int) -> Text:
    if not condition.clocks:
        return text("doctor-clocks-ill")
    if figures.late_timers:
        return text("doctor-clocks-late", count=figures.late_timers)
    if seconds >= WRONG_CLOCK:
        return text("doctor-clocks-wrong", seconds=seconds)
    return text("doctor-clocks-well")


def _of_copies(figures: Figures, now: int) -> Text:
    if figures.free_bytes is None:
        return text("doctor-copy-server")
    if figures.copied_at is None:
        return text("doctor-copy-none")
    old = now - figures.copied_at > OLD_COPY
    return text("doctor-copy-old" if old else "doctor-copy-well", at=Moment(figures.copied_at))
