"""Components, map and setup. Rules: R-1, R-2, R-3."""

from collections import Counter
from itertools import product

import pytest

from core.rng import Rng
from games.la_strada.board import (
    HEX_AT,
    HEX_NAMES,
    KINDS,
    NEIGHBOURS,
    PIECES,
    RINGS,
    SPOT,
    TERRAINS,
    Hex,
    direction,
    ground_of,
    spots_touch,
    wedge_cell,
)
from games.la_strada.game import LA_STRADA
from games.la_strada.moves import GameBegan, SettlementsRevealed
from games.la_strada.state import State, lay_map
from games.la_strada.view import Options
from tests.games.la_strada.positions import at
from tests.games.whole_games import encoded, seed_from


def _begun(number: int, seats: int = 3, options: Options | None = None) -> State:
    return LA_STRADA.initial_state(seats, options or Options(), seed_from(number)).state


CENTRE = HEX_AT[0, 0]
WEDGES: dict[Hex, int] = {CENTRE: 0} | {
    wedge_cell(wedge, ring, place): wedge
    for wedge in range(6)
    for ring in range(1, RINGS + 1)
    for place in range(ring)
}
"""In which of the six places of the frame each hex lies; the centre belongs to the start piece."""

MANY = [_begun(number, 2 + number % 3) for number in range(60)]


def test_r_1_1_two_three_or_four_play() -> None:
    assert [len(_begun(1, seats).order) for seats in (2, 3, 4)] == [2, 3, 4]
    for seats in (1, 5):
        with pytest.raises(ValueError, match="two, three or four"):
            _begun(1, seats)


def test_r_1_2_everybody_has_18_plain_8_forest_and_5_hill_tiles() -> None:
    for state in MANY:
        assert state.tiles == ((18, 8, 5),) * len(state.order)


def test_r_1_3_everybody_has_twelve_cubes() -> None:
    for state in MANY:
        shown = LA_STRADA.view_for(state, None)
        assert [seat.cubes_left for seat in shown.seats] == [12] * len(state.order)


def test_r_1_4_all_see_the_same_and_only_face_down_settlements_are_hidden() -> None:
    for late in (False, True):
        state = _begun(7, options=Options(late_reveal=late))
        views = [LA_STRADA.view_for(state, viewer) for viewer in (None, *state.order)]  # type: ignore[arg-type]
        alike = {encoded(view).partition(b",")[2] for view in views}
        assert len(alike) == 1
        assert all((s.kind is None) == late for s in views[0].settlements)


def test_r_2_1_127_hexes_in_six_pieces_one_of_them_one_hex_longer() -> None:
    assert len(HEX_NAMES) == 127
    sizes = Counter(WEDGES.values())
    assert [sizes[wedge] for wedge in range(6)] == [22, 21, 21, 21, 21, 21]
    assert WEDGES[CENTRE] == 0


def test_r_2_2_the_pieces_bear_60_plains_30_forests_18_hills_and_18_dots() -> None:
    signs = Counter(sign for piece in PIECES for row in piece for sign in row)
    assert [signs[terrain] for terrain in range(len(TERRAINS))] == [60, 30, 18]
    assert signs[SPOT] == 18
    for state in MANY:
        ground = ground_of(state.laid)
        assert len(ground.spots) == 19
        assert CENTRE in ground.spots


def test_r_2_3_the_start_piece_lies_fixed_and_the_others_anyhow() -> None:
    assert {state.laid[0] for state in MANY} == {0}
    for state in MANY:
        assert sorted(piece // 3 for piece in state.laid) == [0, 1, 2, 3, 4, 5]
    for wedge in range(1, 6):
        lying = {state.laid[wedge] for state in MANY}
        assert {piece // 3 for piece in lying} == {1, 2, 3, 4, 5}
        assert {piece % 3 for piece in lying} == {0, 1, 2}


def test_r_2_3_a_turned_piece_brings_each_corner_to_the_place_of_the_next() -> None:
    """The tip goes to one end of the rim, that end to the other end, that one to the tip."""
    for wedge in range(6):
        tip, left, right = (wedge_cell(wedge, *cell) for cell in ((1, 0), (6, 0), (6, 5)))
        unturned = ground_of((*(0,) * wedge, 12, *(0,) * (5 - wedge))).terrain
        turned = ground_of((*(0,) * wedge, 13, *(0,) * (5 - wedge))).terrain
        twice = ground_of((*(0,) * wedge, 14, *(0,) * (5 - wedge))).terrain
        corners = [unturned[tip], unturned[left], unturned[right]]
        assert [turned[right], turned[tip], turned[left]] == corners
        assert [twice[left], twice[right], twice[tip]] == corners


def test_r_2_3_turning_a_piece_keeps_neighbours_neighbours() -> None:
    """Whatever lies beside what on a piece does so however the piece is turned."""
    for piece in range(1, 6):
        for wedge in range(1, 6):
            unturned, once, twice = (_beside(3 * piece + turned, wedge) for turned in range(3))
            assert unturned == once == twice


def _beside(piece: int, wedge: int) -> Counter[tuple[int, ...]]:
    """For every hex of a piece laid there its ground and, sorted, those beside it on the piece."""
    terrain = ground_of((*(0,) * wedge, piece, *(0,) * (5 - wedge))).terrain
    own = [at for at, lies_in in WEDGES.items() if lies_in == wedge]
    return Counter((terrain[at], *sorted(_inside(terrain, at))) for at in own)


def _inside(terrain: tuple[int, ...], spot: Hex) -> list[int]:
    """The grounds beside a hex within its own piece."""
    sides = [side for side in NEIGHBOURS[spot] if side >= 0 and WEDGES[Hex(side)] == WEDGES[spot]]
    return [terrain[side] for side in sides if side != CENTRE]


def test_r_2_4_no_two_settlements_touch() -> None:
    for state in MANY:
        assert not spots_touch(ground_of(state.laid))


def test_r_2_4_a_map_with_touching_dots_is_laid_anew() -> None:
    """With the last piece turned once, E6 and E7 would touch."""
    assert spots_touch(ground_of((0, 3, 6, 9, 12, 16)))
    tried, rng = 0, Rng(bytes(32))
    while tried < 200:
        laid, rng = lay_map(rng)
        assert not spots_touch(ground_of(laid))
        tried += 1


def test_r_2_5_five_hamlets_villages_and_towns_and_four_cities_are_turned_up_first() -> None:
    for number in range(20):
        step = LA_STRADA.initial_state(3, Options(), seed_from(number))
        assert [type(told.event) for told in step.told] == [GameBegan, SettlementsRevealed]
        shown = LA_STRADA.view_for(step.state, None)
        kinds = Counter(settlement.kind for settlement in shown.settlements)
        assert kinds == {"hamlet": 5, "village": 5, "town": 5, "city": 4}
        assert step.told[1].event == SettlementsRevealed(
            tuple(KINDS[kind] for kind in step.state.kinds)
        )


def test_r_2_5_each_kind_comes_to_lie_on_every_dot() -> None:
    seen = {(spot, kind) for state in MANY for spot, kind in enumerate(state.kinds)}
    assert seen == set(product(range(19), range(4)))


def test_r_2_6_rows_are_a_to_n_without_i_and_o_and_hexes_are_counted_from_the_left() -> None:
    rows = Counter(name[0] for name in HEX_NAMES)
    assert "".join(rows) == "ABCDEFGHJKLMN"
    assert list(rows.values()) == [7, 8, 9, 10, 11, 12, 13, 12, 11, 10, 9, 8, 7]
    assert HEX_NAMES[0] == "A1"
    assert HEX_NAMES[CENTRE] == "G7"
    assert HEX_NAMES[-1] == "N7"
    assert len(set(HEX_NAMES)) == 127


def test_r_2_6_neighbours_of_named_hexes() -> None:
    """East, south-east, south-west, west, north-west, north-east."""
    found = [HEX_NAMES[side] for side in NEIGHBOURS[at("G7")]]
    assert found == ["G8", "H7", "H6", "G6", "F6", "F7"]
    assert [HEX_NAMES[s] for s in NEIGHBOURS[at("A1")] if s >= 0] == ["A2", "B2", "B1"]
    assert direction(at("A1"), at("A3")) is None


def test_r_3_1_each_seat_may_be_first_and_the_others_follow_clockwise() -> None:
    for state in MANY:
        seats = len(state.order)
        assert state.order == tuple((state.order[0] + n) % seats for n in range(seats))
        assert LA_STRADA.order_of_play(seats, state) == state.order
    for seats in (2, 3, 4):
        firsts = {state.order[0] for state in MANY if len(state.order) == seats}
        assert firsts == set(range(seats))


def test_r_3_2_one_workshop_each_and_with_two_players_two() -> None:
    for state in MANY:
        each = 2 if len(state.order) == 2 else 1
        assert Counter(state.placing) == dict.fromkeys(state.order, each)


def test_r_3_3_nobody_has_a_day_at_first() -> None:
    for state in MANY:
        assert state.days == (0,) * len(state.order)
