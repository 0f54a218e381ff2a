"""Votes about a late player, and their consequences."""

from collections import Counter
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.game import Seat
from core.texts import Player, text
from model.commands import (
    Answer,
    Expire,
    Freeze,
    PauseAlone,
    Person,
    Play,
    Propose,
    Unfreeze,
)
from model.table import (
    HOUR,
    Ballot,
    Choice,
    Computer,
    Human,
    Motion,
    Pace,
    PlayerId,
    PlayerProfile,
    Status,
    Table,
)
from tables.decisions import lifecycle
from tables.decisions import motions as polls
from tables.decisions.transitions import Occasion, Transition
from tables.paces import POLL_LASTS
from tests import sample_motions
from tests.sample_motions import answer
from tests.tables import sample_tables
from tests.tables.sample_tables import (
    ANNA,
    BRUNO,
    CARLA,
    CLUB,
    DINO,
    NOON,
    called,
    changed,
    hand,
    keys,
    lay,
    occasion,
    playing,
)
from tests.tables.shown_boards import shown
from tests.tables.written_letters import written

ASKS = Pace(hours=48, late="ask")
LATE = NOON + 50 * HOUR


do = partial(sample_tables.decided, now=LATE)
refusal = partial(sample_tables.refusal, now=LATE)


def late(table: Table, seat: int, now: int = LATE) -> Transition:
    """The time of this seat has run out."""
    asked = table.seats[seat].asked
    assert asked is not None
    return do(table, Expire(Seat(seat), asked), now=now)


def asked_about(*people: Person, seat: int = 1) -> Table:
    """The others of these people are asked what to do about the one in this seat."""
    table = playing(*people, pace=ASKS)
    return called(late(table, seat).table)


def poll_in(table: Table) -> Motion:
    (poll,) = table.polls
    return poll


def asked_again(poll: Motion) -> Motion:
    """The poll as one about a question that has lapsed for the second time."""
    return changed(poll, about=changed(poll.about, lapse=2))


def vote(table: Table, by: Person, choice: Choice) -> Transition:
    return do(table, Answer(by, poll_in(table).number, choice))


# --- the question --------------------------------------------------------------------------------


def test_whoever_is_late_is_asked_about_for_a_day() -> None:
    before = playing(ANNA, BRUNO, CARLA, pace=ASKS)
    after = late(before, 1)
    poll, seat = poll_in(after.table), after.table.seats[1]
    assert after.notices == (), "posts show what is asked"
    assert polls.voters(after.table, poll) == (ANNA.id, CARLA.id)
    assert poll.choices == ("wait", "computer", "substitute", "end")
    assert (seat.left, seat.lapsed) == (POLL_LASTS, 1)
    assert seat.asked == before.seats[1].asked, "the question may be answered all the while"


def test_computers_are_not_asked_and_where_nobody_is_left_the_table_waits() -> None:
    table = playing(ANNA, BRUNO, pace=ASKS)
    computer = changed(table.seats[0], occupant=Computer("pebbles", "easy"))
    after = late(changed(table, seats=(computer, table.seats[1])), 1)
    assert after.table.polls == ()
    assert keys(after.notices) == ["table-late-wait"]


def test_the_late_one_may_play_and_the_question_is_gone() -> None:
    table = asked_about(ANNA, BRUNO, CARLA)
    after = do(table, Play(BRUNO, f"lay {hand(table, 1)[0]}", table.seats[1].asked))
    assert after.table.polls == ()
    assert not after.secret, "all see that there is nothing left to decide"


def test_the_late_one_has_no_vote_and_a_stranger_has_none() -> None:
    table = asked_about(ANNA, BRUNO, CARLA)
    number = poll_in(table).number
    assert refusal(table, Answer(BRUNO, number, "wait")) == "table-refusal-not-voting"
    assert refusal(table, Answer(DINO, number, "wait")) == "table-refusal-not-seated"
    assert refusal(table, Answer(ANNA, number + 1, "wait")) == "table-refusal-decided"


def test_several_may_be_late_and_each_is_asked_about() -> None:
    table = called(late(asked_about(ANNA, BRUNO, CARLA), 0).table)
    first, second = table.polls
    assert first.number != second.number
    assert polls.voters(table, first) == polls.voters(table, second) == (CARLA.id,)
    after = do(table, answer(table, CARLA, "computer"))
    assert after.table.polls == (second,), "each is decided by itself"


def test_another_pace_all_agree_on_begins_for_everybody() -> None:
    table = asked_about(ANNA, BRUNO)
    asked = do(table, Propose(ANNA, "pace", Pace(72, "wait"))).table
    agreed = do(asked, Propose(BRUNO, "pace", Pace(72, "wait"))).table
    assert agreed.polls == ()
    assert agreed.seats[1].left == 72 * HOUR


# --- the answers ---------------------------------------------------------------------------------


def test_the_one_person_left_decides_at_once() -> None:
    after = vote(asked_about(ANNA, BRUNO), ANNA, "computer")
    assert after.table.polls == ()
    assert after.table.seats[1].occupant == Computer("pebbles", "normal", BRUNO.id)


def test_an_answer_is_kept_and_may_be_changed_until_it_is_decided() -> None:
    table = asked_about(ANNA, BRUNO, CARLA)
    first = vote(table, ANNA, "end")
    assert first.notices == (), "no new post for each answer"
    assert polls.answered(first.table, poll_in(first.table)) == (ANNA.id,)
    second = vote(first.table, ANNA, "wait")
    assert poll_in(second.table).ballots == (Ballot(ANNA.id, "wait"),)
    third = vote(second.table, CARLA, "wait")
    assert third.table.polls == ()
    assert keys(third.notices) == ["table-decided-wait"]


def test_waiting_gives_as_much_time_again_and_then_the_others_are_asked_again() -> None:
    table = called(vote(asked_about(ANNA, BRUNO), ANNA, "wait").table)
    seat = table.seats[1]
    assert seat.deadline == LATE + 48 * HOUR
    again = late(table, 1, LATE + 49 * HOUR).table
    assert (again.seats[1].lapsed, poll_in(again).ballots) == (2, ())


def test_when_a_day_is_over_more_than_half_of_the_answers_decide() -> None:
    table = asked_about(ANNA, BRUNO, CARLA, DINO)
    table = vote(table, ANNA, "end").table
    over = late(table, 1, LATE + 25 * HOUR)
    assert over.table.status is Status.CANCELLED
    assert keys(over.notices) == ["table-decided-end"]


def test_without_a_majority_the_table_waits() -> None:
    table = asked_about(ANNA, BRUNO, CARLA, DINO)
    table = vote(vote(table, ANNA, "end").table, CARLA, "computer").table
    assert keys(late(table, 1, LATE + 25 * HOUR).notices) == ["table-decided-tie"]


def test_where_nobody_answers_nobody_is_asked_for_ever() -> None:
    """After growing pauses the table falls silent, as one does at which nobody is asked."""
    table, now, asked = playing(ANNA, BRUNO), LATE, 0
    table = changed(table, seats=tuple(changed(s, left=None) for s in table.seats))
    while (deadline := table.seats[1].deadline) is not None:
        now = max(now, deadline) + HOUR
        table = called(late(table, 1, now).table)
        asked += bool(table.polls)
    assert asked <= 4


def test_a_game_of_two_can_be_claimed_from_the_second_lapse_on() -> None:
    table = asked_about(ANNA, BRUNO)
    assert refusal(table, answer(table, ANNA, "claim")) == "table-refusal-decided"
    table = called(vote(table, ANNA, "wait").table)
    table = called(late(table, 1, LATE + 49 * HOUR).table)
    after = vote(table, ANNA, "claim")
    assert after.table.status is Status.FINISHED
    assert after.table.outcome is not None
    assert after.table.outcome.winners == (0,)
    assert keys(after.notices) == ["table-decided-claim"]


def test_in_a_game_of_three_nobody_claims() -> None:
    table = called(vote_all(asked_about(ANNA, BRUNO, CARLA), "wait"))
    table = late(table, 1, LATE + 49 * HOUR).table
    assert "claim" not in poll_in(table).choices


def vote_all(table: Table, choice: Choice) -> Table:
    """Everybody who may gives this answer."""
    for player in polls.voters(table, poll_in(table)):
        if table.polls:
            table = do(table, answer(table, Person(player, ""), choice)).table
    return table


# --- while clocks stand --------------------------------------------------------------------------


def paused(table: Table, *people: Person) -> Table:
    """The table after all of these people have wished for a pause."""
    for person in people:
        table = do(table, Propose(person, "pause")).table
    assert table.pause is not None
    return table


def test_nothing_is_decided_in_a_pause_and_the_vote_goes_on_after_it() -> None:
    table = paused(asked_about(ANNA, BRUNO), ANNA, BRUNO)
    table = vote(table, ANNA, "end").table
    assert poll_in(table).ballots == (Ballot(ANNA.id, "end"),)
    assert do(table, Play(BRUNO, f"lay {hand(table, 1)[0]}", None)).table.polls == ()
    for person in (ANNA, BRUNO):
        table = do(table, Propose(person, "resume")).table
    table = called(table)
    assert (table.status, table.seats[1].deadline) == (Status.PLAYING, LATE + POLL_LASTS)
    assert late(table, 1, LATE + POLL_LASTS).table.status is Status.CANCELLED


def test_nor_at_a_frozen_table_where_nobody_votes() -> None:
    table = do(asked_about(ANNA, BRUNO), Freeze(DINO, CLUB)).table
    assert refusal(table, answer(table, ANNA, "end")) == "table-refusal-frozen"
    table = called(do(table, Unfreeze(DINO, CLUB)).table)
    assert vote(table, ANNA, "end").table.status is Status.CANCELLED


def off(*people: Person, until: int = LATE + 72 * HOUR) -> Occasion:
    """An occasion when these people are away."""
    absent = {p.id: PlayerProfile(p.id, p.name, away_until=until) for p in people}
    return changed(occasion(LATE), people=absent)


def test_nor_while_the_late_one_is_away_unless_they_cannot_be_reached() -> None:
    table = asked_about(ANNA, BRUNO)
    order = Answer(ANNA, poll_in(table).number, "end")
    after = lifecycle.decide(table, order, off(BRUNO)).table
    assert (after.status, poll_in(after).ballots) == (Status.PLAYING, (Ballot(ANNA.id, "end"),))
    assert lifecycle.decide(after, order, off(BRUNO, until=LATE)).table.status is Status.CANCELLED
    seats = (table.seats[0], changed(table.seats[1], presence="gone"))
    gone = lifecycle.decide(changed(table, seats=seats), order, off(BRUNO)).table
    assert gone.status is Status.CANCELLED


def test_whoever_is_away_when_a_day_is_over_has_not_left_it_to_the_others() -> None:
    table = vote(asked_about(ANNA, BRUNO, CARLA), ANNA, "end").table
    at = changed(off(CARLA), now=LATE + 25 * HOUR)
    expire = Expire(Seat(1), table.seats[1].asked or 0)
    over = lifecycle.decide(table, expire, at)
    assert (over.table.status, keys(over.notices)) == (Status.PLAYING, ["table-decided-tie"])


def test_who_is_late_pauses_nothing_alone_but_may_ask_for_it() -> None:
    table = asked_about(ANNA, BRUNO, CARLA)
    assert refusal(table, PauseAlone(BRUNO)) == "table-refusal-pause-late"
    assert do(table, Propose(BRUNO, "pause")).table.proposal is not None
    stopped = do(table, PauseAlone(CARLA)).table
    assert stopped.pause is not None
    assert vote(vote(stopped, ANNA, "end").table, CARLA, "end").table.polls != ()


CHOICES = st.sampled_from(polls.USUAL)


@given(st.lists(st.tuples(st.integers(0, 3), CHOICES), max_size=12), st.booleans())
def test_what_is_decided_has_more_than_half(votes: list[tuple[int, Choice]], over: bool) -> None:
    people = [PlayerId(number) for number in range(1, 5)]
    table = asked_about(ANNA, BRUNO, CARLA, DINO)
    seats = [
        changed(table.seats[0], seat=Seat(n), occupant=Human(player))
        for n, player in enumerate([*people, BRUNO.id])
    ]
    poll = sample_motions.asked_about(1, 4, 1)
    for who, choice in votes:
        poll = polls.cast(poll, people[who], choice)
    asked = changed(table, seats=tuple(seats), motions=(poll,))
    last = {people[who]: choice for who, choice in votes}
    counts = Counter(last.values())
    electorate = len(last) if over else len(people)
    winner = next((c for c, n in counts.items() if n * 2 > electorate), None)
    away = () if over else None
    assert polls.decide(poll, polls.voters(asked, poll), away) == winner


# --- letters -------------------------------------------------------------------------------------


def test_everybody_who_is_asked_is_called_and_written_once() -> None:
    before = called(lay(playing(ANNA, BRUNO, CARLA, pace=ASKS), ANNA).table)
    after = late(before, 1)
    assert set(shown(before, after, None).ping) == {ANNA.id, BRUNO.id, CARLA.id}
    kinds = {letter.to: letter.kind for letter, *_ in written(before, after, None)}
    assert kinds == {ANNA.id: "agree", BRUNO.id: "turn", CARLA.id: "agree"}


def test_when_it_is_decided_the_letters_ask_no_more() -> None:
    before = called(lay(asked_about(ANNA, BRUNO), ANNA).table)
    after = vote(before, ANNA, "wait")
    ((letter, way, _),) = written(before, after, ANNA.id)
    assert (letter.to, letter.kind, way) == (ANNA.id, "rest", "edit")


def test_whatever_a_vote_comes_to_is_said_to_be_its_result() -> None:
    table = vote(asked_about(ANNA, BRUNO, CARLA), ANNA, "computer").table
    (told,) = vote(table, CARLA, "computer").notices
    assert told.key == "table-decided-computer"
    assert told.values["who"] == Player(1, text("player-number", number=2)), "nobody's computer"
    again = changed(table, motions=(asked_again(poll_in(table)),))
    split = vote(again, CARLA, "end").table
    assert keys(late(split, 1, LATE + 25 * HOUR).notices) == ["table-decided-split"]


def test_that_nobody_has_answered_is_told() -> None:
    told = keys(late(asked_about(ANNA, BRUNO, CARLA), 1, LATE + 25 * HOUR).notices)
    assert told == ["table-vote-unanswered", "table-late-wait-still"]


@pytest.mark.parametrize(("people", "needed"), [(2, 1), (3, 2), (4, 2)])
def test_so_many_answers_alike_decide_at_once(people: int, needed: int) -> None:
    seated = (ANNA, BRUNO, CARLA, DINO)[:people]
    table = asked_about(*seated)
    assert polls.needed(table, poll_in(table)) == needed
    for number, each in enumerate((seated[0], *seated[2:])[:needed], 1):
        table = vote(table, each, "computer").table
        assert bool(table.polls) == (number < needed)
