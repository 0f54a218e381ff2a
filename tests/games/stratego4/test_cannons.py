"""R-5: cannons."""

from games.stratego4.board import Rank
from games.stratego4.moves import CannonFired, SliderMoved
from games.stratego4.view import Options
from tests.games.stratego4.positions import (
    ME,
    RIVAL,
    THIRD,
    code,
    events,
    fire,
    play,
    refusal,
    shots,
    space,
    stands,
    step,
    view,
    world,
)


def test_r_5_1_a_cannon_fires_at_exactly_the_third_space_in_any_direction() -> None:
    state = world({ME: "1e5", RIVAL: "9e8 8e2 7h5 7b5 5a9"})
    assert shots(state, "e5") == {"e8", "e2", "h5", "b5"}
    state = world({ME: "1e5", RIVAL: "9e7 8e1 7g5"})
    assert shots(state, "e5") == set()
    assert refusal(state, fire("e5 e7")).values == {"distance": 2}
    assert refusal(state, fire("e5 e1")).values == {"distance": 4}
    assert code(state, fire("e5 e8")) == "nobody-there"
    assert code(world({ME: "1e5", RIVAL: "9f9"}), fire("e5 f9")) == "shot-line"
    assert code(world({ME: "7e5", RIVAL: "9e8"}), fire("e5 e8")) == "no-cannon"


def test_r_5_2_the_first_two_spaces_are_free_of_pieces_but_ponds_count() -> None:
    assert shots(world({ME: "1f3", RIVAL: "9ring 5a9"}), "f3") == {"ring"}
    for between in ("e6", "e7"):
        state = world({ME: "1e5", RIVAL: f"9e8 5{between} 5a9"})
        assert shots(state, "e5") == set()
        assert code(state, fire("e5 e8")) == "shot-blocked"
    own = world({ME: "1e5 5e6", RIVAL: "9e8"})
    assert code(own, fire("e5 e8")) == "shot-blocked"


def test_r_5_3_nobody_fires_over_the_castle() -> None:
    state = world({ME: "1g5", RIVAL: "9turret 8g9 5a9"})
    assert shots(state, "g5") == set()
    assert code(state, fire("g5 turret")) == "shot-distance"
    assert code(state, fire("g5 g9")) == "shot-line"
    assert shots(world({ME: "1g4", RIVAL: "9turret 5a9"}), "g4") == {"turret"}
    blocked = world({ME: "1g4", RIVAL: "9turret 5ring 5a9"})
    assert code(blocked, fire("g4 turret")) == "shot-blocked"
    assert shots(world({ME: "1g3", RIVAL: "9ring 5a9"}), "g3") == {"ring"}


def test_r_5_4_from_the_ring_it_fires_outward_and_from_the_turret_not_at_all() -> None:
    state = world({ME: "1ring", RIVAL: "9g3 8e10 7b6 5e5"})
    assert shots(state, "ring") == {"g3"}
    assert shots(world({ME: "1ring", RIVAL: "9c6 8g11"}), "ring") == {"c6", "g11"}
    state = world({ME: "1turret", RIVAL: "9g4 5a9"})
    assert shots(state, "turret") == set()
    assert code(state, fire("turret g4")) == "shot-from-turret"


def test_r_5_5_a_shot_beats_any_piece_and_both_leave_the_board() -> None:
    state = world({ME: "1e5 5d1", RIVAL: "9e8 5a9"})
    (shot, *_) = step(state, fire("e5 e8")).told
    assert shot.event == CannonFired(ME, space("e5"), space("e8"), RIVAL, Rank(9))
    assert shot.reaches(None)
    after = play(state, fire("e5 e8"))
    assert (stands(after, "e5"), stands(after, "e8")) == (None, None)
    lost = [view(after).seats[seat].lost for seat in (ME, RIVAL)]
    assert (lost[ME].count(Rank(1)), lost[RIVAL].count(Rank(9))) == (3, 1)
    last = view(after).last
    assert last is not None
    assert (last.kind, last.attacker, last.defender) == ("shot", 1, 9)
    assert last.path == tuple(map(space, ("e5", "e6", "e7", "e8")))


def test_r_5_6_a_shot_is_a_duel_won() -> None:
    state = world({ME: "1e5 5d1", RIVAL: "9e8 5a9"}, sliders={ME: 3})
    assert SliderMoved(ME, 4) in events(state, fire("e5 e8"))


def test_r_5_7_nobody_fires_at_a_partner() -> None:
    army = {ME: "1e5", THIRD: "9e8 5g13"}
    assert shots(world(army), "e5") == {"e8"}
    teams = world(army, options=Options(teams=True))
    assert shots(teams, "e5") == set()
    assert code(teams, fire("e5 e8")) == "partner-there"
    assert code(world({ME: "1e5 5e8"}), fire("e5 e8")) == "own-there"
