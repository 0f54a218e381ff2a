"""A secret army does not leak at a table: letters, history, log."""

from pathlib import Path

from core.game import Seat
from games.stratego4.game import STRATEGO4
from games.stratego4.view import Options
from model import game_json
from model.commands import Play
from model.letters import PrivateLetter, PublicLetter
from model.table import Human, TableCode
from tests.tables.running_service import House, make_house
from tests.tables.sample_tables import ANNA, BRUNO, CARLA, ELSA

PEOPLE = (ANNA, BRUNO, CARLA)
SWAP = "swap a3 b3"


async def _begun(house: House) -> TableCode:
    code = await house.begin(*PEOPLE, game="stratego4", options=game_json.encode(Options()))
    await house.letters()
    return code


async def _play(house: House, code: TableCode, seat: int, line: str) -> None:
    table = await house.table(code)
    occupant = table.seats[seat].occupant
    assert isinstance(occupant, Human)
    person = next(p for p in PEOPLE if p.id == occupant.player)
    await house.service.carry_out(house.request(), code, Play(person, line, None))


async def test_an_army_arranged_in_secret_is_posted_nowhere(tmp_path: Path) -> None:
    async with make_house(tmp_path, stratego4=STRATEGO4) as house:
        code = await _begun(house)
        await _play(house, code, 0, SWAP)
        await _play(house, code, 0, "arrange 74191563524833574613")
        assert {getattr(x, "to", None) for x in await house.letters()} == {ANNA.id}
        await _play(house, code, 0, "ready")
        letter, own = await house.letters()
        assert isinstance(own, PrivateLetter)
        assert (own.kind, own.to) == ("rest", ANNA.id)
        assert isinstance(letter, PublicLetter)
        assert (letter.kind, letter.ping) == ("board", ())
        assert b"arranged" not in b"".join(map(bytes, letter.events))


async def test_the_history_of_others_does_not_have_what_was_arranged(tmp_path: Path) -> None:
    async with make_house(tmp_path, stratego4=STRATEGO4) as house:
        code = await _begun(house)
        await _play(house, code, 0, SWAP)
        await _play(house, code, 0, "ready")
        for reader in (BRUNO, ELSA):
            history = await house.service.past.history(code, reader.id)
            assert [number for number, *_ in history] == [0, 1], "no gap tells of a swap"
            assert "swap" not in repr(history)
        assert [n for n, *_ in await house.service.past.history(code, ANNA.id)] == [0, None, 1]


async def test_when_the_last_is_ready_the_battle_is_posted_and_one_is_asked(
    tmp_path: Path,
) -> None:
    async with make_house(tmp_path, stratego4=STRATEGO4) as house:
        code = await _begun(house)
        for seat in (2, 1, 0):
            await _play(house, code, seat, "ready")
        letters = await house.letters()
        posted = [letter for letter in letters if isinstance(letter, PublicLetter)]
        assert [letter.kind for letter in posted] == ["board"], "the battle, and all that led to it"
        turns = [
            letter.seat
            for letter in letters
            if isinstance(letter, PrivateLetter) and letter.kind != "rest"
        ]
        turn = (await house.service.queries.watch(code)).view.turn
        assert turn != Seat(0), "who said so last would see it at once"
        assert turns == [turn]
