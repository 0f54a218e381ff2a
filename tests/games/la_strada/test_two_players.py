"""The game for two. Rule: R-10."""

from msgspec.structs import replace

from core.game import Seat
from core.guided_play import BEGINNING
from core.texts import text
from games.la_strada.game import LA_STRADA
from games.la_strada.guided_play import ask
from games.la_strada.moves import CutOff, GameEnded, LinkBuilt, TurnBegan, TurnEnded
from games.la_strada.state import State
from games.la_strada.view import Options
from tests.games.english_texts import say
from tests.games.la_strada.positions import (
    END,
    ME,
    RIVAL,
    at,
    build,
    code,
    cost,
    events,
    is_allowed,
    path,
    play,
    refusal,
    roads_of,
    settlements,
    view,
    world,
)
from tests.games.whole_games import seed_from

SHOPS = ("G6 C3", "L7 D9")
OTHERS = "A5 B3 B8 D2 D7 F3 F8 G2 G7"
NO_TILES = ((0, 0, 0), (0, 0, 0))


def test_r_10_1_each_has_two_workshops_and_builds_from_both() -> None:
    state = world(shops=SHOPS)
    assert {road.split("-")[0] for road in roads_of(state)} == {"G6", "C3"}
    assert view(state).seats[ME].starts == (at("C3"), at("G6"))


def test_r_10_2_workshops_are_placed_by_turns_and_the_second_player_begins() -> None:
    state = LA_STRADA.initial_state(2, Options(), seed_from(3)).state
    first, second = state.placing[:2]
    assert state.placing == (first, second, first, second)
    assert state.order == (second, first)
    while state.placing:
        state = play(state, next(LA_STRADA.legal_moves(state, Seat(state.turn))))
    assert (state.turn, state.days[second], state.days[first]) == (second, 6, 0)
    assert [len(shops) for shops in state.workshops] == [2, 2]


def test_r_10_3_a_settlement_takes_one_cube() -> None:
    state = world(shops=SHOPS, cubes={1: "E6"})
    found = refusal(state, build("G6-F6-E6"))
    assert found.code == "la-strada-refusal-occupied"
    assert found.values == {"settlement": text("la-strada-settlement-village", hex="E6")}
    assert not any(road.endswith("E6") for road in roads_of(state))


def test_r_10_3_whoever_chooses_reads_which_settlements_are_left_out() -> None:
    def said(state: State) -> list[str]:
        seen, legal = LA_STRADA.view_for(state, ME), list(LA_STRADA.legal_moves(state, ME))
        return [say("la-strada", line) for line in ask(seen, legal, BEGINNING).words]

    kinds = {"E6": "village"}
    told = "For two players a settlement takes only one cube. Taken already: village E6."
    assert said(world(shops=SHOPS, cubes={1: "E6"}, kinds=kinds)) == [told]
    assert not said(world(shops=SHOPS, cubes={0: "E6"}, kinds=kinds)), "their own is no news"
    assert not said(world(shops=SHOPS, cubes={1: "E6"}, kinds=kinds, days=(1, 0))), "out of reach"
    assert not said(world(cubes={1: "E6"}, kinds=kinds)), "for three there is room"


def test_r_10_4_a_road_passes_a_rivals_settlement_and_goes_on_to_a_free_one() -> None:
    state = world(shops=SHOPS, cubes={1: "E6"}, kinds={"F8": "town"})
    told = events(state, build("G6-F6-E6-F7-F8"))
    assert told[0] == LinkBuilt(
        seat=ME,
        path=path("G6-F6-E6-F7-F8"),
        transits=(at("E6"),),
        kind="town",
        cubes=1,
        gold=4,
        cost=4,
        days=2,
    )
    after = play(state, build("G6-F6-E6-F7-F8"))
    assert after.cubes == (settlements("F8"), settlements("E6"))


def test_r_10_4_transit_turns_as_it_likes_in_the_settlement() -> None:
    """Into E6 over F6 and out over F7, which touches F6."""
    assert "G6-F6-E6-F7-G7" in roads_of(world(shops=SHOPS, cubes={1: "E6"}))


def test_r_10_4_roads_may_start_there_from_then_on() -> None:
    state = world(shops=SHOPS, cubes={1: "E6"})
    assert code(state, build("E6-D6-D7")) == "start-not-linked"
    after = play(replace(state, days=(10, 0)), build("G6-F6-E6-F7-F8"))
    assert at("E6") in view(after).seats[ME].starts
    assert at("E6") not in view(after).seats[ME].settlements
    assert is_allowed(after, build("E6-D6-D7"))


def test_r_10_4_a_settlement_is_not_passed_twice_nor_a_free_or_an_own_one() -> None:
    state = world(shops=SHOPS, cubes={1: "E6"}, passed="E6")
    assert code(state, build("G6-F6-E6-F7-F8")) == "already-linked"
    assert code(world(shops=SHOPS), build("G6-F6-E6-F7-F8")) == "passes-settlement"
    own = world(shops=SHOPS, cubes={0: "E6"})
    assert code(own, build("G6-F6-E6-F7-F8")) == "already-linked"


def test_r_10_4_the_whole_way_is_paid_in_one_move() -> None:
    state = world(shops=SHOPS, cubes={1: "E6"}, days=(3, 0))
    assert cost("G6-F6-E6-F7-F8") == 4
    assert code(state, build("G6-F6-E6-F7-F8")) == "too-few-days"


def test_r_10_4_several_settlements_may_be_passed() -> None:
    state = world(shops=SHOPS, cubes={1: "E6 F8"}, days=(8, 0))
    assert events(state, build("G6-F6-E6-F7-F8-G9-H8"))[0] == LinkBuilt(
        seat=ME,
        path=path("G6-F6-E6-F7-F8-G9-H8"),
        transits=(at("E6"), at("F8")),
        kind="town",
        cubes=1,
        gold=4,
        cost=6,
        days=2,
    )


def test_r_10_5_each_cube_brings_what_a_single_one_brings() -> None:
    kinds = {"E6": "city", "F8": "town", "G7": "village", "D7": "hamlet"}
    state = world(shops=SHOPS, cubes={0: "E6 D7", 1: "F8 G7"}, kinds=kinds)
    assert [seat.gold for seat in view(state).seats] == [7, 7]
    shown = {s.hex: (s.gold, s.gold_shared) for s in view(state).settlements}
    assert shown[at("E6")] == (5, None)


def _one_free(free: str) -> State:
    rivals = "H5 H8 H10 J3 K5 L2 L6 L9 N3 E6"
    mine = " ".join(name for name in OTHERS.split() if name != free)
    return world(shops=SHOPS, cubes={0: mine, 1: rivals}, days=(6, 4))


def test_r_10_6_the_game_ends_at_once_when_all_settlements_are_occupied() -> None:
    state = _one_free("F3")
    told = events(state, build("G6-F5-F4-F3"))
    assert told[1:] == [GameEnded("occupied")]
    outcome = LA_STRADA.outcome(play(state, build("G6-F5-F4-F3")))
    assert outcome is not None
    assert outcome.reason == "occupied"


def test_r_10_7_a_player_who_can_link_nothing_is_passed_over() -> None:
    state = replace(world(shops=SHOPS), tiles=((18, 8, 5), (0, 0, 0)))
    told = events(state, END)
    assert told[1:] == [TurnBegan(RIVAL, 6, 6), CutOff(RIVAL, "ways"), TurnBegan(ME, 4, 10)]
    assert play(state, END).idle == 2
    assert play(state, END, END).ended == "stalled"


def test_r_10_7_when_the_rival_can_link_nothing_either_the_game_ends() -> None:
    state = replace(world(shops=SHOPS), tiles=NO_TILES)
    told = events(state, END)
    assert told[1:] == [
        TurnBegan(RIVAL, 6, 6),
        CutOff(RIVAL, "ways"),
        GameEnded("cut-off", (ME, RIVAL)),
    ]


def test_r_10_7_a_rival_who_only_lacks_days_is_not_cut_off() -> None:
    """After my link I have no day, but with ten I could go on; so only the rival is passed over."""
    state = replace(world(shops=SHOPS, days=(3, 0)), tiles=((18, 8, 5), (0, 0, 0)))
    told = events(state, build("G6-F6-E6"))
    assert told[1:] == [
        TurnEnded(ME, 1, 1, by_itself=True),
        TurnBegan(RIVAL, 6, 6),
        CutOff(RIVAL, "ways"),
        TurnBegan(ME, 6, 7),
    ]
