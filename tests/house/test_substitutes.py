"""In every game, a seat's view goes to its present holder and to nobody else."""

from pathlib import Path

import pytest

from core.game import Seat
from model import game_json
from model.commands import Free, Person, Play
from model.letters import Letter, PrivateLetter
from model.table import PlayerId, TableCode
from tests.games.catalogue import EVERY_GAME
from tests.house.test_old_databases import choice
from tests.storage.new_stores import make_store
from tests.tables.running_service import House
from tests.tables.sample_tables import CLUB, ELSA, PEOPLE, PIAZZA

MANAGER = Person(PlayerId(106), "Fausta")


@pytest.mark.parametrize("game", EVERY_GAME)
async def test_who_takes_over_sees_the_seats_private_side_and_the_former_one_only_the_public(
    tmp_path: Path, game: str
) -> None:
    rules = EVERY_GAME[game].game
    seats = rules.manifest.most_seats
    people = PEOPLE[: min(seats, len(PEOPLE))]
    former, seat = people[1], Seat(1)
    async with make_store(tmp_path) as store:
        house = House(store, {game: rules})
        await house.remember(*people, ELSA)
        options = game_json.encode(rules.manifest.options())
        code = await house.begin(*people, game=game, options=options, size=len(people))
        await house.order(code, Free(MANAGER, seat, CLUB))
        letters = await house.letters()
        done = await house.service.join(house.request(), code, ELSA, PIAZZA)
        letters += await house.letters()
        state = game_json.state_of(rules, await house.table(code))
        own, public = rules.view_for(state, seat), rules.view_for(state, None)
        assert done.look.view == own
        assert (await house.service.queries.look(code, ELSA.id)).view == own
        assert (await house.service.queries.look(code, former.id)).view == public
        assert (await house.service.queries.look(code, former.id)).legal == ()
        letters += await play_a_while(house, code)
        assert_for_whoever_holds_it(letters, seat, former.id)
        heard = await house.service.past.history(code, former.id)
        assert heard == await house.service.past.history(code, PlayerId(1)), "a stranger's"


async def play_a_while(house: House, code: TableCode) -> list[Letter]:
    """A few decisions of people, and what is written about them."""
    letters: list[Letter] = []
    for _ in range(12):
        table = await house.table(code)
        for asked in table.to_act[:1]:
            person = next(p for p in (*PEOPLE, ELSA) if p.id == asked.owner)
            look = await house.service.queries.look(code, person.id)
            await house.order(code, Play(person, choice(look), look.asked))
            letters += await house.letters()
    return letters


def assert_for_whoever_holds_it(letters: list[Letter], seat: Seat, former: int) -> None:
    private = [letter for letter in letters if isinstance(letter, PrivateLetter)]
    to_former = [letter for letter in private if letter.to == former]
    assert [letter.kind for letter in to_former] == ["relieved"]
    assert all(letter.view is None and not letter.events for letter in to_former)
    shown = [letter for letter in private if letter.seat == seat and letter.view is not None]
    assert {letter.to for letter in shown} <= {ELSA.id}
