"""The record of a finished game: seal, seed, replay."""

from dataclasses import replace

import msgspec
import pytest

from model.commands import Resign
from model.refusals import TableRefuses
from tables.history.records import GameRecord, examine, seal_of
from tests.tables.running_service import House
from tests.tables.sample_tables import ANNA, BRUNO, GAME


async def finished(house: House) -> GameRecord:
    await house.remember(ANNA, BRUNO)
    code = await house.begin(ANNA, BRUNO)
    await house.finish(code, [ANNA, BRUNO])
    record, found = await house.service.past.verify(code)
    assert found.all_well
    return record


async def test_a_finished_game_is_dealt_and_played_again_to_the_same_end(house: House) -> None:
    record = await finished(house)
    assert len(record.moves) > 3
    assert record.seal == seal_of(bytes.fromhex(record.seed))


async def test_a_resignation_is_replayed_too(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    await house.order(code, Resign(ANNA))
    _, found = await house.service.past.verify(code)
    assert found.all_well


async def test_the_seed_stays_sealed_until_the_game_is_over(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    with pytest.raises(TableRefuses) as refused:
        await house.service.past.verify(code)
    assert refused.value.refusal.code == "table-refusal-not-finished"
    look = await house.service.queries.look(code, ANNA.id)
    assert look.table.seed is None
    assert look.table.seal is not None
    await house.finish(code, [ANNA, BRUNO])
    after = await house.service.queries.look(code, ANNA.id)
    assert after.table.seed is not None
    assert seal_of(bytes.fromhex(after.table.seed)) == look.table.seal


async def test_another_seed_does_not_fit_the_seal(house: House) -> None:
    record = await finished(house)
    forged = msgspec.structs.replace(record, seed=bytes(32).hex())
    assert not examine(forged, GAME).seal_fits


async def test_a_check_by_newer_rules_says_so(house: House) -> None:
    record = await finished(house)
    assert not examine(record, GAME).rules_changed
    newer = msgspec.structs.replace(GAME.manifest, rules_version=record.rules_version + 1)
    former = {record.rules_version: GAME.initial_state}
    found = examine(record, replace(GAME, manifest=newer, former_deals=former))
    assert (found.all_well, found.rules_changed) == (True, True)


async def test_a_changed_move_is_found_by_its_number(house: House) -> None:
    record = await finished(house)
    moves = list(record.moves)
    moves[2] = msgspec.structs.replace(moves[2], fingerprint="0" * 16)
    found = examine(msgspec.structs.replace(record, moves=tuple(moves)), GAME)
    assert found.wrong_move == 3
    assert not found.all_well


async def test_a_move_the_rules_refuse_is_found(house: House) -> None:
    record = await finished(house)
    moves = (record.moves[0], record.moves[0], *record.moves[1:])
    assert examine(msgspec.structs.replace(record, moves=moves), GAME).wrong_move == 2


async def test_a_changed_result_is_found(house: House) -> None:
    record = await finished(house)
    last_first = tuple(reversed(record.outcome.standings))
    outcome = msgspec.structs.replace(record.outcome, standings=last_first)
    found = examine(msgspec.structs.replace(record, outcome=outcome), GAME)
    assert found.wrong_move is None
    assert not found.outcome_fits


async def test_a_record_survives_json(house: House) -> None:
    record = await finished(house)
    again = msgspec.json.decode(msgspec.json.encode(record), type=GameRecord)
    assert examine(again, GAME).all_well
