"""What is shown of a cup: how it stands, with the posts of a new round's tables, and its end."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

import msgspec

from model.cup import Cup, CupId, CupStatus
from model.letters import BoardPost
from model.message import Message, Subject
from model.table import TableId
from tests.tables.sample_tables import NOON, FixedClock
from tests.tables.sample_tables import PIAZZA as PLACE
from tests.workers.sample_cups import played, ruta_cup, seat, table_of
from workers.cup_posts import CupShown
from workers.cups import BOARD_COMES, BOARDS_COME, END_TRIED_FOR, CupMessages
from workers.message_updates import Sight
from workers.post_model import Instead, Post

FIRST = Message(Subject("cup", 1), PLACE, NOON, wanted=1)
LATER = msgspec.structs.replace(FIRST, message=5)


class Surroundings:
    """One cup, the newest posts of its tables, and what is written of it."""

    def __init__(self, cup: Cup | None) -> None:
        self.cup = cup
        self.posts: dict[TableId, BoardPost] = {}
        self.delivery = self.queries = self
        self.clock = FixedClock()

    async def by_id(self, _cup: CupId) -> Cup | None:
        return self.cup

    async def board_posts(self, tables: Sequence[TableId]) -> Mapping[TableId, BoardPost]:
        return {table: post for table, post in self.posts.items() if table in tables}

    async def profiles(self, _people: Sequence[int]) -> Mapping[int, Any]:
        return {}

    def post(self, shown: CupShown, *, silent: bool) -> Post:
        return Post(heading=f"cup {shown.cup.version}", silent=silent)

    async def end(self, shown: CupShown) -> Post:
        return Post(heading=f"end {shown.cup.version}", silent=True)

    def overtaken(self, _shown: CupShown) -> Instead:
        return Instead("newer below")

    async def sight(self, message: Message = FIRST) -> Sight:
        """What the message shows now."""
        here = cast(Any, self)
        sight = await CupMessages(here, here, here, self.clock).see(message)
        assert sight is not None
        return sight


async def test_the_first_message_sounds_and_later_ones_are_silent() -> None:
    here = Surroundings(ruta_cup(2))
    first, later = await here.sight(), await here.sight(LATER)
    assert await first.post() == Post(heading="cup 1", silent=False)
    assert await later.post() == Post(heading="cup 1", silent=True)
    assert (first.waits_until, first.tried_until) == (None, None)
    assert first.overtaken(FIRST) == Instead("newer below")


async def test_the_end_is_tried_for_a_day() -> None:
    ended = msgspec.structs.replace(ruta_cup(2), status=CupStatus.FINISHED, ended_at=NOON)
    sight = await Surroundings(ended).sight(LATER)
    assert (await sight.post()).heading == "end 1"
    assert sight.tried_until == NOON + END_TRIED_FOR


async def test_a_cup_that_is_gone_is_not_shown() -> None:
    here = cast(Any, Surroundings(None))
    assert await CupMessages(here, here, here, here.clock).see(FIRST) is None


async def test_a_new_round_waits_for_the_posts_of_its_tables_but_not_for_long() -> None:
    here = Surroundings(ruta_cup(2, played(table_of(1, *seat(1, 2)))))
    assert (await here.sight(LATER)).waits_until == NOON + BOARDS_COME
    assert (await here.sight()).waits_until is None, "the first message does not wait"
    here.posts[TableId(1)] = BoardPost(TableId(1), PLACE, 99)
    assert (await here.sight(LATER)).waits_until is None
    here.posts.clear()
    here.clock.pass_by(BOARDS_COME)
    assert (await here.sight(LATER)).waits_until is None
    many = played(*(table_of(n, *seat(2 * n - 1, 2 * n)) for n in range(1, 33)))
    crowd = Surroundings(ruta_cup(64, many))
    assert (await crowd.sight(LATER)).waits_until == NOON + 32 * BOARD_COMES
