"""The bot checks whether an awaited person is still there after part of their time."""

from model.table import Pace
from tests.tables.sample_tables import ANNA, BRUNO, CLUB
from tests.tables.test_departures import told
from tests.workers.running_office import Office
from workers.deadlines import Attendance

ASKS = Pace(hours=24, late="ask")


class Register:
    """Knows who is in which server; ``gone``: who is in none."""

    def __init__(self, *gone: int) -> None:
        self.gone = gone
        self.asked: list[tuple[int, int]] = []

    async def is_here(self, guild: int, player: int) -> bool:
        self.asked.append((guild, player))
        return player not in self.gone


class Silent:
    """Never answers."""

    async def is_here(self, _guild: int, _player: int) -> bool:
        raise TimeoutError


async def half_time(office: Office, register: Register | Silent) -> None:
    """Bruno's half time goes by."""
    timers = await office.house.timers()
    timer = next(t for t in timers if (t.kind, t.seat) == ("halfway", 1))
    office.house.clock.instant = timer.due_at
    await Attendance(office.service, register).fire(timer)


async def test_whoever_has_left_is_asked_about_and_not_reminded(office: Office) -> None:
    await office.house.begin(ANNA, BRUNO, pace=ASKS)
    register = Register(BRUNO.id)
    await half_time(office, register)
    assert register.asked == [(CLUB, BRUNO.id)]
    assert await told(office.house) == ["asks", "table-gone", "table-gone-ask"]


async def test_whoever_is_there_is_reminded(office: Office) -> None:
    await office.house.begin(ANNA, BRUNO, pace=ASKS)
    await half_time(office, Register())
    assert [kind for kind, _ in await office.house.addressed()] == ["reminder", "reminder"]


async def test_where_nobody_can_say_nobody_is_gone(office: Office) -> None:
    code = await office.house.begin(ANNA, BRUNO, pace=ASKS)
    await half_time(office, Silent())
    assert (await office.house.table(code)).seats[1].presence == "here"
