"""Who begins at the tables of a cup is evened out over its rounds."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from club.model.counted_game import CountedGame
from club.pairing.pairing import next_round
from core.game import Seat
from games.jacynth.game import JACYNTH
from games.la_strada.game import LA_STRADA
from games.ruta.game import RUTA
from games.strada_romana.game import STRADA_ROMANA
from games.stratego4.game import STRATEGO4
from games.stratego4.moves import BeReady
from tables.model import game_json
from tables.model.game_json import AnyGame
from tables.model.table import Human, Table
from tests.club.running_club import PLAYERS, Club, make_club

CUPS = 300
ENTRANTS = tuple(range(1, 9))
ROUNDS = 4
BEGINNER_WINS = 0.93
"""How often whoever begins wins La Strada for two, of 192 games between equal computers."""


def order_at(table: Table, game: AnyGame) -> tuple[Seat, ...]:
    assert table.state is not None
    state = game_json.decode_state(game, table.state)
    return game.order_of_play(len(table.seats), state)


async def begun(club: Club, game: AnyGame, people: int, size: int, **terms: object) -> list[Table]:
    """The tables of the first round of a cup."""
    code = await club.begin(
        *PLAYERS[:people],
        game=game.manifest.key,
        options=game_json.encode(game.manifest.options()),
        size=size,
        format="swiss",
        **terms,
    )
    return await club.tables(code)


@pytest.mark.parametrize(
    ("game", "people", "size"),
    [
        (LA_STRADA, 16, 2),
        (LA_STRADA, 15, 3),
        (LA_STRADA, 16, 4),
        (RUTA, 16, 2),
        (STRADA_ROMANA, 15, 5),
        (JACYNTH, 16, 2),
        (JACYNTH, 15, 3),
    ],
    ids=lambda value: value.manifest.key if hasattr(value, "manifest") else str(value),
)
async def test_people_play_in_the_order_in_which_the_cup_seats_them(
    tmp_path: Path, game: AnyGame, people: int, size: int
) -> None:
    async with make_club(tmp_path, **{game.manifest.key: game}) as club:
        tables = await begun(club, game, people, size)
        assert len(tables) == people // size
        assert {order_at(table, game) for table in tables} == {tuple(range(size))}
        assert len({table.seed for table in tables}) == len(tables)


async def test_a_game_that_draws_who_begins_later_keeps_its_first_seed(tmp_path: Path) -> None:
    """Nobody may know who begins before all armies stand; the cup does not either."""
    async with make_club(tmp_path, stratego4=STRATEGO4) as club:
        tables = await begun(club, STRATEGO4, 16, 4)
    first = set()
    for table in tables:
        assert order_at(table, STRATEGO4) == (0, 1, 2, 3)
        assert table.state is not None
        state = game_json.decode_state(STRATEGO4, table.state)
        for seat in map(Seat, range(4)):
            ready = next(m for m in STRATEGO4.legal_moves(state, seat) if isinstance(m, BeReady))
            state = STRATEGO4.apply(state, seat, ready).state
        first.add(state.first)
    assert len(first) > 1


async def test_in_a_cup_of_la_strada_nobody_begins_never_or_always(tmp_path: Path) -> None:
    began: Counter[object] = Counter()
    async with make_club(tmp_path, **{"la-strada": LA_STRADA}) as club:
        code = await club.begin(
            *PLAYERS[:8],
            game="la-strada",
            options=game_json.encode(LA_STRADA.manifest.options()),
            format="swiss",
        )
        for number in range(1, ROUNDS + 1):
            assert (await club.round(code)).number == number
            for table in await club.tables(code):
                first, *_ = order_at(table, LA_STRADA)
                occupant = table.seats[first].occupant
                assert isinstance(occupant, Human)
                began[occupant.player] += 1
                await club.finish(table.code, first)
            await club.service.advance()
    assert len(began) == 8
    assert set(began.values()) <= {1, 2, 3}


def test_in_300_cups_of_four_rounds_nobody_begins_never_or_always() -> None:
    times = Counter(began for seed in range(CUPS) for began in times_begun(seed))
    assert sum(times.values()) == CUPS * len(ENTRANTS)
    assert times.keys() <= {1, 2, 3}
    assert times[2] > times[1] + times[3]


def times_begun(seed: int) -> Iterator[int]:
    """How often each entrant of a Swiss cup began, where whoever begins nearly always wins."""
    chance, lot = Random(seed), seed.to_bytes(32, "big")
    rounds: list[tuple[CountedGame, ...]] = []
    while (groups := next_round("swiss", 2, ENTRANTS, ENTRANTS, rounds, lot, ROUNDS)) is not None:
        rounds.append(tuple(_played(group, chance) for group in groups))
    assert len(rounds) == ROUNDS
    began = Counter(game.entrants[0] for paired in rounds for game in paired)
    return (began[entrant] for entrant in ENTRANTS)


def _played(group: tuple[int, ...], chance: Random) -> CountedGame:
    first, second = group
    ranks = (1, 2) if chance.random() < BEGINNER_WINS else (2, 1)
    return CountedGame(((first, ranks[0], 0), (second, ranks[1], 0)))
