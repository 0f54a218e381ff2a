"""Common tests of every game, run on whole games of all move choosers."""

import json
import os
import subprocess
import sys
from functools import cache
from itertools import islice, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.errors import IllegalMove
from core.game import Outcome, Seat
from core.rng import Rng
from tests.games.digest import digest
from tests.games.subjects import EVERY_SUBJECT, Subject
from tests.games.whole_games import (
    MOST_MOVES_LISTED,
    Stop,
    all_stops,
    encoded,
    journeys,
    seed_from,
    some_stops,
    travel,
)

every_game = pytest.mark.parametrize("subject", EVERY_SUBJECT, ids=lambda subject: subject.key)


@every_game
def test_the_same_move_gives_the_same_twice_and_changes_nothing(subject: Subject) -> None:
    for _, stop in all_stops(subject.key):
        before = encoded(stop.state)
        again = subject.game.apply(stop.state, stop.seat, stop.move)
        assert encoded(again) == encoded(stop.step)
        assert encoded(stop.state) == before


@every_game
def test_the_same_seed_sets_up_the_same_game(subject: Subject) -> None:
    for journey in journeys(subject.key):
        options = journey.start.state.options
        again = subject.game.initial_state(journey.seats, options, journey.seed)
        assert encoded(again) == encoded(journey.start)


@every_game
def test_a_game_says_its_usual_turns_for_each_number_of_seats_or_for_none(subject: Subject) -> None:
    manifest = subject.game.manifest
    seats = manifest.most_seats - manifest.fewest_seats + 1
    assert len(manifest.usual_turns) in (0, seats)
    assert all(turns > 0 for turns in manifest.usual_turns)


@every_game
def test_a_deal_says_in_which_order_the_seats_play_and_can_let_the_first_begin(
    subject: Subject,
) -> None:
    """As the deals of cups do, which so even out who begins."""
    for seats in subject.seat_counts:
        orders = [
            subject.game.order_of_play(
                seats, subject.game.initial_state(seats, subject.options[0], seed_from(n)).state
            )
            for n in range(100)
        ]
        assert all(sorted(order) == list(range(seats)) for order in orders)
        assert any(order[0] == 0 for order in orders)


@every_game
def test_options_for_a_full_table_are_dropped_by_any_other_and_only_those(
    subject: Subject,
) -> None:
    manifest = subject.game.manifest
    for seats, options in product(subject.seat_counts, subject.options):
        kept = subject.game.initial_state(seats, options, bytes(32)).state.options
        lost = {n for n in options.__struct_fields__ if getattr(options, n) != getattr(kept, n)}
        has_seats = seats in manifest.seats_for(options)
        assert lost == (set() if has_seats else set(manifest.needing_all_seats(options)))


@every_game
def test_listed_moves_are_accepted_and_played(subject: Subject) -> None:
    for _, stop in some_stops(subject.key, 600):
        for move in islice(subject.game.legal_moves(stop.state, stop.seat), 40):
            assert subject.game.check(stop.state, stop.seat, move) is None
            subject.game.apply(stop.state, stop.seat, move)


@every_game
def test_check_and_apply_agree_on_any_move(subject: Subject) -> None:
    stops = some_stops(subject.key, 500)

    @settings(max_examples=400)
    @given(stop=st.sampled_from(stops), move=subject.any_move)
    def agree(stop: tuple[object, Stop], move: object) -> None:
        _agree(subject, stop[1], move)

    agree()


def _agree(subject: Subject, stop: Stop, move: object) -> None:
    refusal = subject.game.check(stop.state, stop.seat, move)
    if refusal is None:
        subject.game.apply(stop.state, stop.seat, move)
        return
    before = encoded(stop.state)
    with pytest.raises(IllegalMove) as caught:
        subject.game.apply(stop.state, stop.seat, move)
    assert caught.value.refusal == refusal
    assert encoded(stop.state) == before
    assert move not in list(islice(subject.game.legal_moves(stop.state, stop.seat), 4000))


@every_game
def test_only_seats_to_act_have_moves_and_each_of_them_has_one(subject: Subject) -> None:
    for journey, stop in all_stops(subject.key):
        to_act = subject.game.to_act(stop.state)
        assert not to_act & subject.game.beaten(stop.state)
        for seat in map(Seat, range(journey.seats)):
            has_move = next(subject.game.legal_moves(stop.state, seat), None) is not None
            assert has_move == (seat in to_act)
            if seat not in to_act:
                assert subject.game.check(stop.state, seat, stop.move) is not None


@every_game
def test_a_game_says_which_moves_are_made_while_others_are_to_act(subject: Subject) -> None:
    told, made = subject.game.manifest.simultaneous, set[str]()
    for _, stop in all_stops(subject.key):
        if len(subject.game.to_act(stop.state)) > 1:
            legal = islice(subject.game.legal_moves(stop.state, stop.seat), MOST_MOVES_LISTED)
            made |= {subject.game.notate(move).split()[0] for move in (stop.move, *legal)}
    assert told is None or made == told


@every_game
def test_nobody_is_to_act_exactly_when_there_is_an_outcome(subject: Subject) -> None:
    for journey in journeys(subject.key):
        for state in journey.states:
            assert bool(subject.game.to_act(state)) == (subject.game.outcome(state) is None)


@every_game
def test_nothing_can_be_done_after_the_end(subject: Subject) -> None:
    for journey in journeys(subject.key):
        for seat in map(Seat, range(journey.seats)):
            assert not list(subject.game.legal_moves(journey.end, seat))
            with pytest.raises(IllegalMove):
                subject.game.apply(journey.end, seat, journey.stops[-1].move)
            with pytest.raises(IllegalMove):
                subject.game.withdraw(journey.end, seat)


@every_game
def test_every_game_ends_whatever_the_habits(subject: Subject) -> None:
    habits = st.sampled_from(sorted(subject.choosers))

    @settings(max_examples=40)
    @given(
        seats=st.sampled_from(subject.seat_counts),
        options=st.sampled_from(subject.options),
        number=st.integers(0, 10**6),
        mixed=st.lists(
            habits, min_size=max(subject.seat_counts), max_size=max(subject.seat_counts)
        ),
    )
    def ends(seats: int, options: object, number: int, mixed: list[str]) -> None:
        journey = travel(subject, seats, options, number, tuple(mixed))
        _assert_everybody_ranked(subject.game.outcome(journey.end), journey.seats)

    ends()


def _assert_everybody_ranked(outcome: Outcome | None, seats: int) -> None:
    assert outcome is not None
    ranks = [standing.rank for standing in outcome.standings]
    assert sorted(standing.seat for standing in outcome.standings) == list(range(seats))
    assert ranks == sorted(ranks)
    for standing in outcome.standings:
        assert standing.rank == 1 + sum(rank < standing.rank for rank in ranks)
        assert standing.points == sum(part.points for part in standing.parts)


@every_game
def test_everybody_is_ranked_and_the_ending_is_one_of_those_announced(subject: Subject) -> None:
    for journey in journeys(subject.key):
        outcome = subject.game.outcome(journey.end)
        _assert_everybody_ranked(outcome, journey.seats)
        assert outcome is not None
        assert outcome.reason in subject.endings


@every_game
def test_who_wins_together_has_one_place(subject: Subject) -> None:
    for journey in journeys(subject.key):
        outcome, options = subject.game.outcome(journey.end), journey.start.state.options
        assert outcome is not None
        sided = {(subject.game.side(options, s.seat), s.rank) for s in outcome.standings}
        assert len({side for side, _ in sided}) == len(sided) > 1


@every_game
def test_the_tally_is_the_same_for_all_eyes_and_comes_to_the_points(subject: Subject) -> None:
    game = subject.game
    for journey in journeys(subject.key):
        for state in (*journey.states[::9], journey.end):
            tallies = [game.tally(game.view_for(state, viewer)) for viewer in journey.viewers]
            assert all(tally == tallies[0] for tally in tallies)
            assert all(len(count.values) == journey.seats for count in tallies[0])
        outcome = game.outcome(journey.end)
        assert outcome is not None
        if any(standing.parts for standing in outcome.standings):
            points = {standing.seat: standing.points for standing in outcome.standings}
            final = game.tally(game.view_for(journey.end, None))[0].values
            assert dict(enumerate(final)) == points


@every_game
def test_legal_moves_stand_in_canonical_order_each_once(subject: Subject) -> None:
    for _, stop in some_stops(subject.key, 800):
        moves = islice(subject.game.legal_moves(stop.state, stop.seat), MOST_MOVES_LISTED)
        places = [subject.order(move) for move in moves]
        assert places == sorted(places)
        assert len(set(places)) == len(places)


@every_game
def test_a_move_written_and_read_again_is_the_same_move(subject: Subject) -> None:
    for _, stop in some_stops(subject.key, 600):
        view = subject.game.view_for(stop.state, stop.seat)
        moves = list(islice(subject.game.legal_moves(stop.state, stop.seat), 60))
        for move in (*moves, stop.move):
            assert subject.game.parse(view, subject.game.notate(move)) == move


@every_game
def test_no_two_legal_moves_are_written_alike(subject: Subject) -> None:
    for _, stop in some_stops(subject.key, 600):
        moves = islice(subject.game.legal_moves(stop.state, stop.seat), MOST_MOVES_LISTED)
        written = [subject.game.notate(move) for move in moves]
        assert len(set(written)) == len(written)
        assert all(line == line.lower().strip() for line in written)


@every_game
def test_the_fallback_move_is_legal(subject: Subject) -> None:
    for journey, stop in all_stops(subject.key):
        for seat in map(Seat, range(journey.seats)):
            if seat in subject.game.to_act(stop.state):
                move = subject.game.fallback_move(stop.state, seat)
                assert subject.game.check(stop.state, seat, move) is None


@pytest.mark.long
@every_game
def test_nothing_is_lost_or_doubled(subject: Subject) -> None:
    for journey in journeys(subject.key):
        for state in journey.states:
            subject.assert_conserved(state)


@every_game
def test_any_seat_may_withdraw_at_any_moment_and_the_game_stays_sound(subject: Subject) -> None:
    for journey, stop in some_stops(subject.key, 400):
        for seat in map(Seat, range(journey.seats)):
            after = subject.game.withdraw(stop.state, seat).state
            subject.assert_conserved(after)
            assert seat not in subject.game.to_act(after)
            outcome = subject.game.outcome(after)
            if outcome is None:
                assert subject.game.to_act(after)
            else:
                _assert_everybody_ranked(outcome, journey.seats)
                assert seat not in outcome.winners


@pytest.mark.long
@every_game
def test_an_imagined_state_fits_the_view_and_is_sound(subject: Subject) -> None:
    for journey in journeys(subject.key):
        for state in (*journey.states[::9], journey.end):
            for viewer in journey.viewers:
                view = subject.game.view_for(state, viewer)
                imagined = subject.game.imagine(view, Rng(bytes(32)))
                assert subject.game.view_for(imagined, viewer) == view
                assert subject.game.to_act(imagined) == subject.game.to_act(state)
                subject.assert_conserved(imagined)


@every_game
def test_imagination_leads_to_playable_states_and_varies_with_chance(subject: Subject) -> None:
    varied = False
    for _, stop in some_stops(subject.key, 100):
        view = subject.game.view_for(stop.state, stop.seat)
        worlds = [subject.game.imagine(view, Rng(bytes([n]) * 32)) for n in (1, 2)]
        varied = varied or encoded(worlds[0]) != encoded(worlds[1])
        for world in worlds:
            same = islice(subject.game.legal_moves(world, stop.seat), 50)
            true = islice(subject.game.legal_moves(stop.state, stop.seat), 50)
            assert list(same) == list(true)
            subject.assert_conserved(subject.game.apply(world, stop.seat, stop.move).state)
    assert varied


@cache
def digests_of_another_process() -> dict[str, str]:
    """The digest of each game where hashes are other ones."""
    told = subprocess.run(
        [sys.executable, "-m", "tests.games.digest"],
        env={**os.environ, "PYTHONHASHSEED": "4242"},
        capture_output=True,
        text=True,
        check=True,
    )
    found: dict[str, str] = json.loads(told.stdout)
    return found


@pytest.mark.long
@every_game
def test_another_process_with_another_hash_seed_plays_the_same(subject: Subject) -> None:
    assert digests_of_another_process()[subject.key] == digest(journeys(subject.key))
