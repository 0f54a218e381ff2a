"""Finds the facts that have changed since the last look: tables, threads, phones."""

from collections.abc import Iterator

from model.table import LIVING, Computer, Human, Motion, Table, TableSeat
from playroom.notifications import Notification
from tests.e2e.running_bot import House
from tests.scenes.sights import Sights


class Facts:
    """What was so at the last look, by the names of ``sights``."""

    def __init__(self, house: House, sights: Sights) -> None:
        self._house = house
        self._backend = house.env.backend
        self._sights = sights
        self._masks = sights.masks
        self._tables: dict[str, Table] = {}
        self._threads: dict[int, str] = {}
        self._rung = 0
        self._heard: set[int] = set()
        self.rings: list[Notification] = []
        """The notifications since the look before the last."""

    async def changes(self) -> list[str]:
        """Return the facts that have changed, one in a line."""
        tables = await self._changed_tables()
        return [f"  * {fact}" for fact in (*tables, *self._changed_threads(), *self._phones())]

    async def _changed_tables(self) -> list[str]:
        told = []
        for number, code in enumerate(self._house.dice.codes, 1):
            table = await self._house.store.read(
                lambda reader, code=code: reader.tables.by_code(code)  # type: ignore[misc]
            )
            before = self._tables.pop(code, None)
            if table is not None:
                self._tables[code] = table
            if _stands(before) != _stands(table):
                told.append(f"T{number} {'is gone' if table is None else self._line(table)}")
        return told

    def _line(self, table: Table) -> str:
        person = self._masks.person
        seats = ", ".join(map(self._seat, table.seats)) or "nobody"
        parts = [f"{table.game} {table.status}: {seats}"]
        if table.invited:
            parts.append(f"invited {', '.join(map(person, table.invited))}")
        if table.status in LIVING:
            pace = table.pace
            at = None if pace.hour is None else f"due at {pace.hour // 60:02}:00"
            parts.append(at or f"{pace.hours or 'no'} h a move")
        if table.moves:
            parts.append(f"{table.moves} moves")
        if table.to_act:
            parts.append(f"to act {', '.join(map(self._asked, table.to_act))}")
        parts += map(self._motion, table.motions)
        if table.pause is not None:
            kind = "frozen" if table.pause.frozen else "paused"
            parts.append(f"{kind} until {self._moment(table.pause.until)}")
        if table.outcome is not None:
            winners = [self._seat(table.seats[winner]) for winner in table.outcome.winners]
            parts.append(f"won by {', '.join(winners) or 'nobody'}")
        return " · ".join(parts)

    def _seat(self, seat: TableSeat) -> str:
        match seat.occupant:
            case Human(player=player):
                name = self._masks.person(player)
            case Computer(level=level):
                name = f"a computer ({level})"
            case _:
                name = "nobody"
        marks = {"out": seat.is_out, "gone": seat.presence == "gone", "wanted": seat.wanted}
        return name + "".join(f" ({mark})" for mark, holds in marks.items() if holds)

    def _asked(self, seat: TableSeat) -> str:
        by = "" if seat.deadline is None else f" by {self._moment(seat.deadline)}"
        return self._seat(seat) + by

    def _motion(self, motion: Motion) -> str:
        answers = (f"{self._masks.person(one.by)} {one.choice}" for one in motion.ballots)
        return ", ".join((f"open: {motion.kind}", *answers))

    def _moment(self, at: int) -> str:
        return self._masks.moment(at // 1000)

    def _changed_threads(self) -> Iterator[str]:
        for channel in self._backend.channels.values():
            if not channel.is_thread or channel.thread_metadata is None:
                continue
            state, parent = channel.thread_metadata, self._backend.channels[channel.parent_id or 0]
            tags = {int(tag["id"]): str(tag["name"]) for tag in parent.available_tags}
            told = [
                f"“{self._masks.hide(channel.name or '')}”",
                *["archived"] * state.archived,
                *["locked"] * state.locked,
                *(f"tagged {tags[tag]}" for tag in channel.applied_tags),
            ]
            words = ", ".join(told)
            if self._threads.get(channel.id) != words:
                self._threads[channel.id] = words
                yield f"thread {self._masks.places[channel.id]} {words}"

    def _phones(self) -> Iterator[str]:
        """Whose phone rings, and what comes into a mailbox without a sound."""
        sent = self._house.env.rules.notifications.sent
        self.rings = sent[self._rung :]
        self._rung = len(sent)
        person = self._masks.person
        rung = [f"{person(one.person)} ({self._post(one.message)})" for one in self.rings]
        if rung:
            yield f"rings: {', '.join(rung)}"
        loud = {one.message for one in sent}
        new = [message for message in self._sights.places_of if message not in self._heard]
        self._heard.update(new)
        silent = [self._post(message) for message in new if message not in loud]
        if mail := [post for post in silent if "@mail" in post]:
            yield f"in silence: {', '.join(mail)}"

    def _post(self, message: int) -> str:
        place = self._sights.places_of.get(message)
        number = self._masks.posts.get(message)
        return (
            "a message that is gone" if place is None else f"{self._masks.places[place]} {number}"
        )


def _stands(table: Table | None) -> object:
    """Return what a line tells of a table."""
    if table is None:
        return None
    seats = [(one.occupant, one.is_out, one.presence, one.wanted) for one in table.seats]
    asked = [(one.seat, one.deadline) for one in table.to_act]
    return (
        *(table.status, seats, asked, table.invited, table.pace, table.moves),
        *(table.motions, table.pause, table.outcome),
    )
