"""Three weeks of a table with a rhythm: every deadline, call and reminder, checked by hand.

Four people in three time zones; moves are due at nine in Rome, on weekdays. Between them lie two
weekends and the night in which Rome's clocks go back, a pause and an outage.
"""

from collections.abc import Sequence
from datetime import datetime
from zoneinfo import ZoneInfo

from model.commands import Order, PauseAlone, Person
from model.letters import PublicLetter
from model.table import MINUTE, Pace, PlayerId, PlayerProfile, TableCode
from tests.tables.sample_tables import ANNA, BRUNO, CARLA, DINO, reach_of
from tests.workers.running_office import Office
from workers.deadlines import Timekeeper

ROME = ZoneInfo("Europe/Rome")
ZONES = {ANNA: "Europe/Rome", BRUNO: "America/New_York", CARLA: "Asia/Tokyo", DINO: "Europe/Rome"}
NAMES = {person.id: person.name for person in ZONES}
STEP = 10 * MINUTE
BEGINS = datetime(2026, 10, 15, 12, 0, tzinfo=ROME)
"""A Thursday."""


THREE_WEEKS = """
Thu 15 12:00 board calls Anna, Bruno, Carla, Dino
Thu 15 12:00 due Thu 15 21:00: Anna, Bruno, Carla, Dino
Thu 15 14:00 moved: Anna, Bruno, Dino
Thu 15 17:00 reminder calls Carla
Thu 15 20:20 reminder calls Carla
Thu 15 21:00 board calls Carla
Thu 15 21:00 due Fri 16 21:00: Carla
Thu 15 22:00 moved: Carla
Thu 15 22:00 due Fri 16 21:00: Carla
Fri 16 17:00 reminder calls Carla
Fri 16 20:20 reminder calls Carla
Fri 16 20:50 moved: Carla
Fri 16 20:50 board calls Anna, Bruno, Carla, Dino
Fri 16 20:50 due Mon 19 21:00: Anna, Bruno, Carla, Dino
Mon 19 17:00 reminder calls Anna, Bruno, Carla, Dino
Mon 19 20:00 moved: Anna, Bruno, Carla, Dino
Mon 19 20:00 board calls Bruno
Mon 19 20:00 due Tue 20 21:00: Bruno
Tue 20 10:00 Anna pauses
Wed 21 10:00 due Wed 21 21:00: Bruno
Wed 21 17:00 reminder calls Bruno
Wed 21 18:00 moved: Bruno
Wed 21 18:00 board calls Anna, Bruno, Carla, Dino
Wed 21 18:00 due Thu 22 21:00: Anna, Bruno, Carla, Dino
Fri 23 06:00 due Fri 23 21:00: Anna, Bruno, Carla, Dino
Fri 23 17:00 reminder calls Anna, Bruno, Carla, Dino
Fri 23 20:20 reminder calls Anna, Bruno, Carla, Dino
Fri 23 20:20 moved: Anna, Bruno, Carla, Dino
Fri 23 20:20 board calls Bruno
Fri 23 20:20 due Mon 26 21:00: Bruno
Mon 26 17:00 reminder calls Bruno
Mon 26 20:20 reminder calls Bruno
Mon 26 21:00 board calls Bruno
Mon 26 21:00 due Tue 27 21:00: Bruno
Tue 27 12:00 moved: Bruno
Tue 27 12:00 board calls Anna, Bruno, Carla, Dino
Tue 27 12:00 due Tue 27 21:00: Anna, Bruno, Carla, Dino
Tue 27 17:00 reminder calls Anna, Bruno, Carla, Dino
Tue 27 18:00 moved: Anna, Bruno, Carla, Dino
Tue 27 18:00 due Wed 28 21:00: Dino
Wed 28 14:00 moved: Dino
Wed 28 14:00 board calls Anna, Bruno, Carla, Dino
Wed 28 14:00 due Thu 29 21:00: Anna, Bruno, Carla, Dino
Thu 29 17:00 reminder calls Anna, Bruno, Carla, Dino
Thu 29 20:00 moved: Anna, Bruno, Carla, Dino
Thu 29 20:00 board calls Bruno
Thu 29 20:00 due Fri 30 21:00: Bruno
Fri 30 15:00 moved: Bruno
Fri 30 15:00 board calls Anna, Bruno, Carla, Dino
Fri 30 15:00 due Mon 02 21:00: Anna, Bruno, Carla, Dino
Mon 02 12:00 moved: Anna, Bruno, Carla
Mon 02 17:00 reminder calls Dino
Mon 02 20:20 reminder calls Dino
Mon 02 21:00 board calls Dino
Mon 02 21:00 due Tue 03 21:00: Dino
Tue 03 09:00 moved: Dino
Tue 03 09:00 board calls Bruno
Tue 03 09:00 due Tue 03 21:00: Bruno
Tue 03 17:00 reminder calls Bruno
Tue 03 20:20 reminder calls Bruno
Tue 03 21:00 board calls Anna, Carla, Dino, Bruno
Tue 03 21:00 due Wed 04 21:00: Bruno
Wed 04 21:00 board calls Bruno
Wed 04 21:00 due Fri 06 21:00: Bruno
"""
"""All hours are Rome's: what is called is said first, then what is due from then on."""


class Weeks:
    """A game as time goes by, with what happened, in the words of a table."""

    def __init__(self, office: Office, timekeeper: Timekeeper) -> None:
        self.house, self._timekeeper = office.house, timekeeper
        self.told: list[str] = []
        self._due = set[tuple[int, int | None, int | None]]()
        self.code = TableCode("")

    async def begin(self) -> None:
        self.house.clock.instant = int(BEGINS.timestamp()) * 1000
        for person, zone in ZONES.items():
            profile = PlayerProfile(person.id, person.name, zone=zone, calls="channel")
            await self.house.service.remember(profile)
        pace = Pace(hour=21 * 60, free=(5, 6), zone="Europe/Rome", forgives=True)
        first, *others = ZONES
        self.code = await self.house.open(
            first, *others, size=4, pace=pace, options=b'{"rounds":6}'
        )
        for guest in others:
            await self.house.service.join(self.house.request(), self.code, guest, None)
        await self.look()

    async def until(self, moment: str) -> None:
        """The house works until this moment in Rome, as "10-15 13:00"."""
        end = self._instant(moment)
        while (now := self.house.clock.now()) < end:
            self.house.clock.pass_by(min(STEP, end - now))
            await self._mark_alive()
            await self._timekeeper.work()
            await self.look()

    async def down_until(self, moment: str) -> None:
        """The bot is down until this moment, then starts again."""
        await self._mark_alive()
        self.house.clock.instant = self._instant(moment)
        await self.house.service.outages.wake_up()
        await self.look()

    async def lay(self, *people: Person) -> None:
        for person in people:
            await self.house.lay(self.code, person)
        self._tell(f"moved: {_listed(people)}")
        await self.look()

    async def order(self, order: Order, told: str) -> None:
        await self.house.order(self.code, order)
        self._tell(told)
        await self.look()

    async def _mark_alive(self) -> None:
        now = self.house.clock.now()
        await self.house.store.transact(lambda tx: tx.timers.mark_alive(now))

    def _instant(self, moment: str) -> int:
        return int(datetime.fromisoformat(f"2026-{moment}").replace(tzinfo=ROME).timestamp()) * 1000

    async def look(self) -> None:
        """Deliver what is told; note who was called, and what is due."""
        called = dict[str, list[str]]()
        while letters := await self.house.letters():
            posts = [letter for letter in letters if isinstance(letter, PublicLetter)]
            for letter in posts:
                called.setdefault(letter.kind, []).extend(NAMES[p] for p in letter.ping)
            await self._timekeeper.work()
        for kind, names in called.items():
            if names:
                self._tell(f"{kind} calls {', '.join(names)}")
        due = dict[str, list[str]]()
        for seat in (await self.house.table(self.code)).seats:
            key = (seat.seat, seat.asked, seat.deadline)
            if seat.deadline is not None and key not in self._due:
                self._due.add(key)
                due.setdefault(self._hour(seat.deadline), []).append(self._name(seat.owner))
        for hour, names in due.items():
            self._tell(f"due {hour}: {', '.join(names)}")

    def _tell(self, what: str) -> None:
        self.told.append(f"{self._hour(self.house.clock.now())} {what}")

    def _name(self, player: PlayerId | None) -> str:
        return "nobody" if player is None else NAMES[player]

    def _hour(self, at: int) -> str:
        return datetime.fromtimestamp(at / 1000, ROME).strftime("%a %d %H:%M")


def _listed(people: Sequence[Person]) -> str:
    return ", ".join(person.name for person in people)


async def chooser(weeks: Weeks) -> Person:
    (seat,) = (await weeks.house.table(weeks.code)).to_act
    return next(person for person in ZONES if person.id == seat.owner)


async def test_three_weeks(office: Office) -> None:
    timekeeper = Timekeeper(office.service, office.house.clock, lambda: reach_of(None))
    weeks = Weeks(office, timekeeper)
    await weeks.begin()
    await weeks.until("10-15 14:00")
    await weeks.lay(ANNA, BRUNO, DINO)
    await weeks.until("10-15 22:00")
    await weeks.lay(CARLA)
    await weeks.until("10-16 20:50")
    await weeks.lay(await chooser(weeks))
    await weeks.until("10-19 20:00")
    await weeks.lay(ANNA, BRUNO, CARLA, DINO)
    await weeks.until("10-20 10:00")
    await weeks.order(PauseAlone(ANNA), "Anna pauses")
    await weeks.until("10-21 18:00")
    await weeks.lay(await chooser(weeks))
    await weeks.until("10-22 12:00")
    await weeks.down_until("10-23 06:00")
    await weeks.until("10-23 20:20")
    await weeks.lay(ANNA, BRUNO, CARLA, DINO)
    await weeks.until("10-27 12:00")
    await weeks.lay(await chooser(weeks))
    await weeks.until("10-27 18:00")
    await weeks.lay(ANNA, BRUNO, CARLA, DINO)
    await weeks.until("10-28 14:00")
    await weeks.lay(await chooser(weeks))
    await weeks.until("10-29 20:00")
    await weeks.lay(ANNA, BRUNO, CARLA, DINO)
    await weeks.until("10-30 15:00")
    await weeks.lay(await chooser(weeks))
    await weeks.until("11-02 12:00")
    await weeks.lay(ANNA, BRUNO, CARLA)
    await weeks.until("11-03 09:00")
    await weeks.lay(DINO)
    await weeks.until("11-05 12:00")
    assert weeks.told == THREE_WEEKS.strip().split("\n")
