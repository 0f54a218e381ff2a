"""A table where several seats must act at once: any order, lateness, resignation, a restart."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from core.game import Seat
from model import game_json
from model.commands import Play, Resign
from model.letters import Letter, PrivateLetter, PublicLetter
from model.refusals import StaleQuestion
from model.table import HOUR, LatePolicy, Pace, Status, TableCode
from tests.games.bidding.game import BIDDING
from tests.games.bidding.moves import BidLaid, BidsShown, Event, Resigned
from tests.games.bidding.view import Options
from tests.tables.running_service import House, make_house
from tests.tables.sample_tables import ANNA, BRUNO, CARLA, ELSA

PEOPLE = (ANNA, BRUNO, CARLA)
DAY = 24 * HOUR


async def begun(house: House, late: LatePolicy = "wait", size: int = 3) -> TableCode:
    """A table with its first question asked of everybody; its letters are out."""
    options, pace = game_json.encode(Options()), Pace(hours=24, late=late)
    code = await house.begin(*PEOPLE[:size], game="bidding", options=options, pace=pace)
    await house.letters()
    return code


async def bid(house: House, code: TableCode, seat: int, card: int) -> None:
    """Who sits there bids a card, by a button that is up to date."""
    person = PEOPLE[seat]
    look = await house.service.queries.look(code, person.id)
    await house.order(code, Play(person, f"bid {card}", look.asked))


async def pass_by(house: House, time: int) -> list[Letter]:
    """Time goes by, and all that is due is done, one after the other; the letters of it."""
    letters: list[Letter] = []
    house.clock.pass_by(time)
    while due := (await house.service.timers.agenda()).due:
        await house.service.timers.fire(due[0])
        letters += await house.letters()
    return letters


def events_in(letters: Sequence[Letter]) -> list[Event]:
    """What the channel is told."""
    public = [letter for letter in letters if isinstance(letter, PublicLetter)]
    return [game_json.decode_event(BIDDING, event) for each in public for event in each.events]


def kinds_to(letters: Sequence[Letter]) -> list[tuple[str, int | None]]:
    return [(x.kind, x.seat if isinstance(x, PrivateLetter) else None) for x in letters]


async def owing(house: House, code: TableCode) -> list[int]:
    return [seat.seat for seat in (await house.table(code)).to_act]


async def test_all_are_asked_at_once_and_a_bid_is_posted_nowhere(tmp_path: Path) -> None:
    async with make_house(tmp_path, bidding=BIDDING) as house:
        code = await begun(house)
        assert await owing(house, code) == [0, 1, 2]
        await bid(house, code, 1, 4)
        assert await owing(house, code) == [0, 2]
        assert kinds_to(await house.letters()) == [("rest", 1)], "only Bruno's own letter changes"
        for reader in (ANNA, ELSA):
            assert "4" not in repr((await house.service.past.history(code, reader.id))[1:])
        assert len(await house.service.past.history(code, BRUNO.id)) == 2


async def test_the_last_bid_posts_the_round_and_asks_all_anew(tmp_path: Path) -> None:
    async with make_house(tmp_path, bidding=BIDDING) as house:
        code = await begun(house)
        for seat, card in ((2, 1), (0, 5), (1, 3)):
            await bid(house, code, seat, card)
        letters = await house.letters()
        turns_of_all = [("turn", 0), ("turn", 1), ("turn", 2)]
        assert kinds_to(letters) == [("board", None), *turns_of_all]
        board, turns = letters[0], letters[1:]
        assert isinstance(board, PublicLetter)
        assert board.ping == (ANNA.id, BRUNO.id, CARLA.id), "all are called, the last to bid too"
        assert not any(house.is_edit(x) for x in turns)
        shown = [event for event in events_in(letters) if isinstance(event, BidsShown)]
        assert [event.bids for event in shown] == [(5, 3, 1)]
        assert await owing(house, code) == [0, 1, 2]


async def test_a_button_of_the_round_before_is_stale_and_one_pressed_twice_bids_once(
    tmp_path: Path,
) -> None:
    async with make_house(tmp_path, bidding=BIDDING) as house:
        code = await begun(house, size=2)
        old = (await house.service.queries.look(code, ANNA.id)).asked
        request, play = house.request(), Play(ANNA, "bid 2", old)
        await house.service.carry_out(request, code, play)
        assert (await house.service.carry_out(request, code, play)).again
        await bid(house, code, 1, 5)
        with pytest.raises(StaleQuestion):
            await house.order(code, Play(ANNA, "bid 3", old))
        assert await owing(house, code) == [0, 1]


async def test_who_is_late_is_played_for_by_lot_and_the_last_completes_the_round(
    tmp_path: Path,
) -> None:
    async with make_house(tmp_path, bidding=BIDDING) as house:
        code = await begun(house, late="play")
        await bid(house, code, 0, 2)
        await house.letters()
        letters = await pass_by(house, DAY)
        assert len(await house.moves(code)) == 3, "the house has bid for two"
        *before, last = [letter for letter in letters if isinstance(letter, PublicLetter)]
        assert not [e for e in events_in(before) if isinstance(e, BidLaid | BidsShown)]
        (shown,) = [e for e in events_in([last]) if isinstance(e, BidsShown)]
        assert shown.bids[0] == 2
        assert all(shown.bids)
        assert await owing(house, code) == [0, 1, 2]


@pytest.mark.parametrize("late", ["wait", "resign"])
async def test_a_resignation_of_the_last_that_owed_shows_the_round(
    tmp_path: Path, late: LatePolicy
) -> None:
    async with make_house(tmp_path, bidding=BIDDING) as house:
        code = await begun(house, late=late)
        await bid(house, code, 0, 2)
        await bid(house, code, 2, 4)
        await house.letters()
        if late == "wait":
            await house.order(code, Resign(BRUNO))
            told = events_in(await house.letters())
        else:
            told = events_in(await pass_by(house, DAY))
        assert Resigned(Seat(1)) in told
        assert [event.bids for event in told if isinstance(event, BidsShown)] == [(2, 0, 4)]
        assert await owing(house, code) == [0, 2]


async def test_bids_lie_as_they_lay_after_a_restart_and_the_game_is_played_to_its_end(
    tmp_path: Path,
) -> None:
    async with make_house(tmp_path, bidding=BIDDING) as house:
        code = await begun(house, size=2)
        await bid(house, code, 0, 5)
        last = house.request()
    async with make_house(tmp_path, bidding=BIDDING) as house:
        while house.request() < last:
            """Discord never gives a number twice."""
        assert await owing(house, code) == [1]
        for card in (5, 4, 3, 2, 1):
            for seat in await owing(house, code):
                await bid(house, code, seat, card)
        table = await house.table(code)
        assert table.status is Status.FINISHED
        assert table.outcome is not None
        assert table.outcome.winners == (0, 1), "they were even in every round"
        record, _ = await house.service.past.verify(code)
        assert len(record.moves) == 10


async def _while_a_bid_lies(folder: Path, card: int) -> tuple[list[bytes], bytes]:
    """What the others are written and see while Anna's bid lies, and what she sees."""
    async with make_house(folder, bidding=BIDDING) as house:
        code = await begun(house, late="play")
        await bid(house, code, 0, card)
        letters = [*await house.letters(), *await pass_by(house, 13 * HOUR)]
        await bid(house, code, 2, 3)
        await house.order(code, Resign(CARLA))
        letters += await house.letters()
        others = [x for x in letters if isinstance(x, PublicLetter) or x.to != ANNA.id]
        looks = [
            await house.service.queries.look(code, person.id) for person in (BRUNO, CARLA, ELSA)
        ]
        seen = [game_json.encode((look.view, look.legal)) for look in looks]
        own = (await house.service.queries.look(code, ANNA.id)).view
        assert await owing(house, code) == [1]
        return [*map(game_json.encode, others), *seen], game_json.encode(own)


async def test_what_lies_cannot_be_told_by_anything_anybody_else_receives(tmp_path: Path) -> None:
    received = []
    for card in (1, 4):
        folder = tmp_path / str(card)
        folder.mkdir()
        received.append(await _while_a_bid_lies(folder, card))
    (one, own), (other, others_own) = received
    assert len(one) > 5
    assert one == other
    assert own != others_own
