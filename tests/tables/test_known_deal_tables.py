"""A table plays the deal of a cup's round again: the same game, for no rating, for nobody else."""

from pathlib import Path
from typing import Any

import pytest

from core.game import Seat
from tables.cup_tables.seated_tables import SeatedOpening
from tables.interfaces import Transaction
from tables.model import game_json
from tables.model.commands import Free, Resign, Undo
from tables.model.letters import PublicLetter
from tables.model.refusals import TableRefuses
from tables.model.rematch import is_rematch, rematch_of
from tables.model.table import Computer, CupGame, Human, Pace, RoundDeal, Status, Table
from tables.model.table_creation import KnownDeal
from tables.people.open_table_limits import MOST_OPENINGS
from tests.games.catalogue import EVERY_KEY
from tests.tables.running_service import House, make_house
from tests.tables.sample_tables import ANNA, CLUB, DINO, GAME, PEOPLE, PIAZZA, changed
from tests.tables.test_closed_twins import GAMES
from tests.tables.test_results import kept, play_with_computers, ratings
from tests.tables.toy_game import Options

OF = RoundDeal("CVPA", 1)
SEED = bytes(range(32))


async def of_round(house: House, game: str, size: int, *, closed: bool = False) -> Table:
    """A table of the round, whose game has begun."""
    options = Options() if game == "pebbles" else house.games[game].manifest.options()
    opening = SeatedOpening(
        game,
        game_json.encode(options),
        CLUB,
        PIAZZA,
        "en",
        Pace(),
        tuple(Human(person.id) for person in PEOPLE[:size]),
        SEED,
        CupGame(OF.cup, OF.round, closed=closed),
    )

    def work(tx: Transaction) -> Table:
        return house.service.seated_tables.open(tx, opening, house.clock.now())

    return await house.store.transact(work)


async def again(house: House, table: Table, seat: int = 0, **fields: Any) -> Table:
    """Anna plays the deal of this table in a seat, against computers."""
    computers = (Computer(table.game, "easy"),) * (table.size - 1)
    deal = KnownDeal(SEED, Seat(seat), OF, table.id)
    terms = {"game": table.game, "size": table.size, "options": table.options, **fields}
    return await house.table(await house.open(ANNA, computers=computers, deal=deal, **terms))


@pytest.mark.parametrize("key", EVERY_KEY)
async def test_law_every_hand_of_every_game_is_that_of_the_round(tmp_path: Path, key: str) -> None:
    async with make_house(tmp_path, **GAMES) as house:
        await house.remember(*PEOPLE)
        manifest = house.games[key].manifest
        sizes = [size for size in manifest.seats_for(manifest.options()) if size > 1]
        for size in {sizes[0], sizes[-1]} & set(range(2, len(PEOPLE) + 1)):
            played = await of_round(house, key, size)
            for seat in {0, size - 1}:
                table = await again(house, played, seat)
                assert (table.seed, table.state) == (played.seed, played.state)
                assert (table.status, table.deal_of, table.cup) == (Status.PLAYING, OF, None)
                assert table.host == ANNA.id
                assert [one.owner for one in table.seats].index(ANNA.id) == seat
                assert len(table.owners) == 1
                look = await house.service.queries.look(table.code, ANNA.id)
                held = await house.service.queries.look(played.code, PEOPLE[seat].id)
                assert game_json.encode(look.view) == game_json.encode(held.view)


async def test_the_first_post_says_who_has_opened_it_and_who_sits_there(house: House) -> None:
    await again(house, await of_round(house, "pebbles", 3), 1)
    letters = [x for x in await house.letters() if x.table.deal_of == OF]
    (told,) = (letter for letter in letters if isinstance(letter, PublicLetter))
    keys = [notice.key for notice in told.notices]
    assert keys == ["table-opened", "table-joined", "table-joined", "table-started"]


async def test_it_is_dealt_under_the_rules_of_the_round(tmp_path: Path) -> None:
    async with make_house(tmp_path, **GAMES) as house:
        await house.remember(*PEOPLE)
        played, game = await of_round(house, "stratego4", 3), house.games["stratego4"]
        await _dealt_under(house, played, 1)
        table, former = await again(house, played), game.deal_under(1)
        assert former is not None
        dealt = former(3, game_json.decode_options(game, played.options), SEED)
        assert (table.rules_version, table.state) == (1, game_json.encode(dealt.state))
        assert table.state != played.state


async def _dealt_under(house: House, played: Table, rules: int) -> None:
    """Make a table one that began under an earlier version of the rules."""
    older = changed(played, rules_version=rules, version=played.version + 1)
    await house.store.transact(lambda tx: tx.tables.save(older, played.version))


@pytest.mark.parametrize("closed", [True, False], ids=["closed", "other rules"])
async def test_a_deal_that_is_secret_or_of_other_rules_is_refused(
    house: House, closed: bool
) -> None:
    played = await of_round(house, "pebbles", 2, closed=closed)
    if not closed:
        await _dealt_under(house, played, 0)
    reason = "cup-refusal-deal-not-told" if closed else "cup-refusal-deal-of-other-rules"
    with pytest.raises(TableRefuses, match=reason):
        await again(house, played)
    assert len(await house.service.queries.tables_of(ANNA.id, (Status.PLAYING,))) == 1


async def test_it_counts_for_the_limits_as_any_table_does(house: House) -> None:
    played = await of_round(house, "pebbles", 2)
    for _ in range(MOST_OPENINGS):
        table = await again(house, played)
        await house.order(table.code, Resign(ANNA))
    with pytest.raises(TableRefuses, match="table-refusal-too-hasty"):
        await again(house, played)


async def test_a_second_press_begins_no_second_game(house: House) -> None:
    """Another hand is another game, and after a move the same one can be begun again."""
    played = await of_round(house, "pebbles", 2)
    table = await again(house, played)
    with pytest.raises(TableRefuses, match="cup-refusal-deal-begun"):
        await again(house, played)
    assert (await again(house, played, 1)).code != table.code
    while ANNA.id not in [seat.owner for seat in (await house.table(table.code)).to_act]:
        await _computer_lays(house, table)
    await house.lay(table.code, ANNA)
    assert (await again(house, played)).code != table.code


async def test_nobody_else_gets_a_seat(house: House) -> None:
    table = await again(house, await of_round(house, "pebbles", 2))
    with pytest.raises(TableRefuses, match="table-refusal-known-deal"):
        await house.order(table.code, Free(DINO, Seat(0), CLUB))
    with pytest.raises(TableRefuses, match="table-refusal-started-already"):
        await house.service.join(house.request(), table.code, DINO, PIAZZA)


@pytest.mark.parametrize("undone", [False, True])
async def test_the_game_is_rated_for_nobody_also_when_all_is_rated_anew(
    house: House, undone: bool
) -> None:
    table = await again(house, await of_round(house, "pebbles", 2), 1)
    if undone:
        while ANNA.id not in [seat.owner for seat in table.to_act]:
            await _computer_lays(house, table)
            table = await house.table(table.code)
        await house.lay(table.code, ANNA)
        await house.order(table.code, Undo(ANNA))
    await play_with_computers(house, table.code, ANNA)
    found = await kept(house, table.code)
    assert found is not None
    assert found.unrated == "known-deal"
    assert await ratings(house, ANNA) == []
    assert await house.service.archive.recount(house.clock.now())
    assert await kept(house, table.code) == found


async def _computer_lays(house: House, table: Table) -> None:
    timers = await house.timers()
    timer = next(t for t in timers if t.kind == "computer" and t.table == table.id)
    await house.service.timers.answer_for_computer(timer, None)


async def test_a_rematch_is_an_ordinary_table_and_never_the_same_deal_again(house: House) -> None:
    table = await again(house, await of_round(house, "pebbles", 2))
    ended = changed(table, status=Status.FINISHED)
    wish = rematch_of(ended, ANNA, {}, GAME)
    assert (wish.deal, wish.size, wish.computers) == (None, 2, (Computer("pebbles", "easy"),))
    assert not is_rematch(table, ended)
    assert is_rematch(changed(table, deal_of=None), ended)
