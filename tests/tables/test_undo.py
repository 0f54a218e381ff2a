"""Undo: what is free, what others must agree to, and the clocks afterwards."""

from collections.abc import Sequence

import msgspec
import pytest

from core.errors import PlayerError
from core.game import Seat
from core.texts import Listing, Player
from model import game_json, log
from model.commands import (
    Answer,
    Expire,
    Order,
    PauseAlone,
    Person,
    Play,
    Propose,
    Resign,
    Undo,
)
from model.letters import ASKS, Letter, PrivateLetter, PublicLetter
from model.table import HOUR, MINUTE, Bank, Computer, Pace, Status, Table, TableCode
from tables.clocks import timers_of
from tables.decisions import undo
from tables.decisions.undo import MOST_FREE, MOST_REFUSED
from tables.history.moments import TakenBackThen
from tables.history.records import RecordedMove, examine
from tables.paces import UNDO_LAPSES_AFTER
from tests.tables.running_service import House, deadline_of, opening
from tests.tables.sample_tables import (
    ANNA,
    BRUNO,
    CARLA,
    ELSA,
    GAME,
    changed,
    keys,
    person_in,
    state_of,
)
from tests.tables.toy_game import Laid

SHIFT = "shift"
"""A move nobody else hears of."""

BANKED = Pace(24, "wait", bank=Bank(60, 30, 120))


async def lay(house: House, code: TableCode, *people: Person) -> None:
    """Each lays the lowest pebble."""
    for person in people:
        await house.lay(code, person)


async def play(house: House, code: TableCode, by: Person, notation: str) -> None:
    await house.order(code, Play(by, notation, None))


async def refusal(house: House, code: TableCode, order: Order) -> str:
    before = await house.table(code)
    with pytest.raises(PlayerError) as caught:
        await house.order(code, order)
    assert await house.table(code) == before
    return caught.value.refusal.code


async def chooser(house: House, code: TableCode) -> Person:
    """The one person who is asked to keep or give the point."""
    table = await house.table(code)
    (seat,) = table.to_act
    return person_in(table, seat.seat)


async def shown(house: House, code: TableCode, *people: Person) -> Person:
    """All lay: the pebbles are shown, and one of the people must choose."""
    await lay(house, code, *people)
    return await chooser(house, code)


def public(letters: Sequence[Letter]) -> list[PublicLetter]:
    return [letter for letter in letters if isinstance(letter, PublicLetter)]


async def agree(house: House, code: TableCode, by: Person, *, agrees: bool = True) -> None:
    table = await house.table(code)
    assert table.proposal is not None
    await house.order(code, Answer(by, table.proposal.number, "yes" if agrees else "no"))


def seen(table: Table) -> list[bytes]:
    """What everybody sees, and may do."""
    state = state_of(table)
    viewers = (*(seat.seat for seat in table.seats), None)
    views = [game_json.encode(GAME.view_for(state, viewer)) for viewer in viewers]
    legal = [game_json.encode(tuple(GAME.legal_moves(state, s.seat))) for s in table.seats]
    return views + legal


# --- free ----------------------------------------------------------------------------------------


async def test_ones_last_move_is_taken_back_as_if_it_had_not_been_made(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    before = await house.table(code)
    await house.order(code, Play(ANNA, f"lay {state_of(before).hands[0][0]}", None))
    assert (await house.table(code)).undo == 1 << 4, "one public move, of the first seat"
    await house.order(code, Undo(ANNA, 1))
    after = await house.table(code)
    assert after.state == before.state
    assert seen(after) == seen(before)
    assert (after.open_moves, after.moves) == (0, 2)
    assert [s.asked for s in after.seats] == [2, before.seats[1].asked]
    line = (await house.moves(code))[-1]
    assert (line.notation, line.seat, line.actor) == ("undo 1", 0, ANNA.id)


async def test_others_may_have_chosen_in_secret_meanwhile(house: House) -> None:
    code = await house.begin(ANNA, BRUNO, CARLA)
    fresh = await house.table(code)
    await lay(house, code, ANNA, BRUNO)
    await house.order(code, Undo(ANNA))
    table = await house.table(code)
    assert state_of(table).laid == (0, state_of(fresh).hands[1][0], 0)
    assert [s.asked for s in table.seats] == [2, None, 1]
    await lay(house, code, ANNA, CARLA)
    assert state_of(await house.table(code)).chooser is not None


async def test_a_choice_that_was_shown_needs_the_consent_of_the_others(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    await lay(house, code, ANNA)
    look = await house.service.queries.look(code, BRUNO.id)
    await house.order(code, Play(BRUNO, GAME.notate(look.legal[0]), None))
    assert (await house.table(code)).undo is None, "the pebbles are shown"
    for person in (ANNA, BRUNO):
        assert await refusal(house, code, Undo(person)) == "undo-refusal-consent"
        foreseen = await house.service.queries.foresee_undo(code, Undo(person))
        assert foreseen.awaited == tuple(p.id for p in (ANNA, BRUNO) if p != person)
        assert (foreseen.answered, foreseen.shown) == (person == ANNA, True)


async def test_a_drawn_pebble_needs_consent(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    by = await shown(house, code, ANNA, BRUNO)
    await house.order(code, Play(by, "keep", None))
    assert (await house.table(code)).undo is None
    assert await refusal(house, code, Undo(by)) == "undo-refusal-consent"


async def test_a_button_of_an_earlier_question_is_stale(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    look = await house.service.queries.look(code, ANNA.id)
    await house.order(code, Play(ANNA, GAME.notate(look.legal[0]), look.asked))
    await house.order(code, Undo(ANNA, look.asked))
    assert await refusal(house, code, Undo(ANNA, look.asked)) == "table-refusal-stale"
    older = Play(ANNA, GAME.notate(look.legal[0]), look.asked)
    assert await refusal(house, code, older) == "table-refusal-stale"


async def test_the_same_request_takes_back_once(house: House) -> None:
    code = await house.begin(ANNA, BRUNO, CARLA)
    await play(house, code, ANNA, SHIFT)
    await lay(house, code, ANNA)
    request = house.request()
    await house.service.carry_out(request, code, Undo(ANNA))
    assert (await house.service.carry_out(request, code, Undo(ANNA))).again
    assert len(await house.moves(code)) == 3


async def test_several_moves_are_taken_back_one_by_one(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    before = await house.table(code)
    await play(house, code, ANNA, SHIFT)
    await lay(house, code, ANNA)
    for _ in range(2):
        await house.order(code, Undo(ANNA))
    assert (await house.table(code)).state == before.state
    assert await refusal(house, code, Undo(ANNA)) == "undo-refusal-nothing"
    assert [m.notation for m in await house.moves(code)][-2:] == ["undo 2", "undo 1"]


async def at_once(house: House, code: TableCode, by: Person, *notations: str) -> None:
    """Somebody makes several moves with one press."""
    press = int(house.request()) * 1000
    for part, notation in enumerate(notations):
        request = log.request_of_part(press, part)
        await house.service.carry_out(request, code, Play(by, notation, None))


async def test_moves_made_with_one_press_are_taken_back_with_one(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    await play(house, code, ANNA, SHIFT)
    before = await house.table(code)
    pebble = state_of(before).hands[0][0]
    await at_once(house, code, ANNA, SHIFT, SHIFT, f"lay {pebble}")
    foreseen = await house.service.queries.foresee_undo(code, Undo(ANNA))
    assert (foreseen.awaited, foreseen.moves) == ((), 3)
    await house.order(code, Undo(ANNA, foreseen.asked))
    assert (await house.table(code)).state == before.state
    assert (await house.moves(code))[-1].notation == "undo 2-4"
    assert (await house.service.queries.foresee_undo(code, Undo(ANNA))).moves == 1


async def test_moves_of_one_press_that_were_answered_go_back_together_by_consent(
    house: House,
) -> None:
    code = await house.begin(ANNA, BRUNO)
    before = await house.table(code)
    await at_once(house, code, ANNA, SHIFT, f"lay {state_of(before).hands[0][0]}")
    await lay(house, code, BRUNO)
    foreseen = await house.service.queries.foresee_undo(code, Undo(ANNA))
    assert (foreseen.awaited, foreseen.moves) == ((BRUNO.id,), 2)
    await house.order(code, Propose(ANNA, "undo"))
    proposal = (await house.table(code)).proposal
    assert proposal is not None
    assert proposal.about.since == (Seat(1),)
    await house.letters()
    await agree(house, code, BRUNO)
    assert (await house.table(code)).state == before.state
    (post,) = public(await house.letters())
    (told,) = post.notices
    undone = msgspec.json.decode(str(told.values["undone"]), type=list[msgspec.Raw])
    assert undone
    named = tuple(map(bytes, proposal.about.undoes))
    assert tuple(map(bytes, undone)) == named, "all of them are named"


async def test_of_one_press_that_showed_something_what_came_after_is_free(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    by = await shown(house, code, ANNA, BRUNO)
    await at_once(house, code, by, "keep", SHIFT)
    foreseen = await house.service.queries.foresee_undo(code, Undo(by))
    assert (foreseen.awaited, foreseen.moves) == ((), 1)


async def test_what_is_no_move_of_ones_own_is_not_taken_back(house: House) -> None:
    code = await house.begin(ANNA, BRUNO, CARLA)
    await lay(house, code, ANNA)
    assert await refusal(house, code, Undo(BRUNO)) == "undo-refusal-nothing"
    assert await refusal(house, code, Undo(ELSA)) == "table-refusal-not-seated"
    await house.order(code, Resign(ANNA))
    assert await refusal(house, code, Undo(ANNA)) == "undo-refusal-nothing"


async def test_nothing_goes_back_beyond_a_resignation(house: House) -> None:
    code = await house.begin(ANNA, BRUNO, CARLA)
    await lay(house, code, ANNA)
    await house.order(code, Resign(CARLA))
    assert await refusal(house, code, Undo(ANNA)) == "undo-refusal-resigned"


async def test_a_game_that_is_over_stays_as_it_is(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    await house.finish(code, [ANNA, BRUNO])
    assert await refusal(house, code, Undo(ANNA)) == "table-refusal-over"
    with pytest.raises(PlayerError):
        await house.service.queries.foresee_undo(code, Undo(ANNA))


async def test_what_the_house_played_for_somebody_late_needs_consent(house: House) -> None:
    code = await house.begin(ANNA, BRUNO, pace=Pace(24, "play"))
    house.clock.pass_by(25 * HOUR)
    (first, *_) = [t for t in (await house.service.timers.agenda()).due if t.kind == "deadline"]
    await house.service.timers.fire(first)
    late = person_in(await house.table(code), first.seat)
    assert await refusal(house, code, Undo(late)) == "undo-refusal-consent"


async def test_no_undo_is_offered_under_a_move_that_came_late(house: House) -> None:
    code = await house.begin(ANNA, BRUNO, CARLA, pace=Pace(24, "ask"))
    house.clock.pass_by(25 * HOUR)
    table = await house.table(code)
    await house.service.timers.fire(deadline_of(table.id, await house.timers(), 0))
    await house.lay(code, ANNA)
    assert (await house.table(code)).undo is None
    assert await refusal(house, code, Undo(ANNA)) == "undo-refusal-consent"


# --- how often -----------------------------------------------------------------------------------


async def lay_and_take_back(house: House, code: TableCode, by: Person, times: int) -> None:
    for _ in range(times):
        await lay(house, code, by)
        await house.order(code, Undo(by))


async def test_three_times_a_turn_it_is_free_and_then_the_others_decide(house: House) -> None:
    code = await house.begin(ANNA, BRUNO, CARLA)
    await lay_and_take_back(house, code, ANNA, MOST_FREE)
    await lay(house, code, ANNA)
    assert await refusal(house, code, Undo(ANNA)) == "undo-refusal-often"
    foreseen = await house.service.queries.foresee_undo(code, Undo(ANNA))
    assert (foreseen.awaited, foreseen.often) == ((BRUNO.id, CARLA.id), True)
    await house.order(code, Propose(ANNA, "undo"))
    for person in (BRUNO, CARLA):
        await agree(house, code, person)
    assert state_of(await house.table(code)).laid == (0, 0, 0)


async def test_each_counts_for_themselves_and_anew_in_the_next_turn(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    await lay_and_take_back(house, code, ANNA, MOST_FREE)
    await lay_and_take_back(house, code, BRUNO, 1)
    by = await shown(house, code, ANNA, BRUNO)
    await play(house, code, by, "keep")
    await lay_and_take_back(house, code, ANNA, MOST_FREE)


async def test_several_moves_taken_back_in_one_go_count_once(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    for _ in range(MOST_FREE):
        await play(house, code, ANNA, SHIFT)
        await lay(house, code, ANNA)
        for _ in range(2):
            await house.order(code, Undo(ANNA))
    await lay(house, code, ANNA)
    assert await refusal(house, code, Undo(ANNA)) == "undo-refusal-often"


async def test_what_nobody_has_seen_is_taken_back_as_often_as_one_likes(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    for _ in range(2 * MOST_FREE):
        await play(house, code, ANNA, SHIFT)
        await house.order(code, Undo(ANNA))
    await lay_and_take_back(house, code, ANNA, 1)


async def test_alone_with_computers_one_thinks_again_as_often_as_one_likes(house: House) -> None:
    alone = opening(ANNA, size=2, computers=(Computer("pebbles", "easy"),))
    code = (await house.service.open(house.request(), alone)).look.table.code
    await lay_and_take_back(house, code, ANNA, 2 * MOST_FREE)


async def test_what_was_taken_back_in_earlier_turns_is_not_played_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = await house.begin(ANNA, BRUNO)
    await lay_and_take_back(house, code, ANNA, MOST_FREE)
    by = await shown(house, code, ANNA, BRUNO)
    await play(house, code, by, "keep")
    await lay(house, code, ANNA)
    played, add = list[str](), log.Replay.add

    def counted(replay: log.Replay, number: int, line: log.LogLine) -> bool:
        played.append(line.notation)
        return add(replay, number, line)

    monkeypatch.setattr(log.Replay, "add", counted)
    assert (await house.service.queries.foresee_undo(code, Undo(ANNA))).awaited == ()
    assert len(played) == 4, "what stands: two pebbles, a choice, a pebble"


async def test_who_has_made_so_many_lines_in_a_turn_takes_none_back_alone(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(undo, "MOST_LINES_A_TURN", 4)
    code = await house.begin(ANNA, BRUNO)
    for _ in range(2):
        await play(house, code, ANNA, SHIFT)
        await house.order(code, Undo(ANNA))
    await play(house, code, ANNA, SHIFT)
    assert await refusal(house, code, Undo(ANNA)) == "undo-refusal-often"


async def test_in_a_log_that_has_no_numbers_left_everything_stands(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = await house.begin(ANNA, BRUNO)
    await lay(house, code, ANNA)
    monkeypatch.setattr(log, "MOST_LINES", 2)
    await house.order(code, Undo(ANNA))
    await lay(house, code, ANNA)
    assert await refusal(house, code, Undo(ANNA)) == "undo-refusal-too-long"
    assert await refusal(house, code, Propose(ANNA, "undo")) == "undo-refusal-too-long"


def test_the_last_line_that_can_be_taken_back_can_be_named() -> None:
    last = log.MOST_LINES
    line = RecordedMove(Seat(0), log.taking_back(last, last), "")
    assert log.taken_back_by(line) == range(last, last + 1)
    beyond = RecordedMove(Seat(0), log.taking_back(last + 1, last + 1), "")
    assert not log.takes_back(beyond)


# --- secrecy -------------------------------------------------------------------------------------


async def test_nobody_hears_that_a_secret_move_is_taken_back(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    quiet = await house.table(code)
    await play(house, code, ANNA, SHIFT)
    await house.letters()
    await house.order(code, Undo(ANNA))
    assert {getattr(x, "to", None) for x in await house.letters()} <= {ANNA.id}
    after = await house.table(code)
    assert (after.updated_at, after.open_moves) == (quiet.updated_at, 0)
    assert after.seats[0].deadline == quiet.seats[0].deadline
    assert after.seats[1] == quiet.seats[1]
    assert len(await house.service.past.history(code, BRUNO.id)) == 1
    told = (await house.service.past.history(code, ANNA.id))[-1]
    assert told == (None, (TakenBackThen(Seat(0)),), ())


async def test_a_proposal_does_not_tell_how_many_secret_moves_there_are(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    by = await shown(house, code, ANNA, BRUNO)
    await house.order(code, Propose(by, "undo"))
    table = await house.table(code)
    assert table.proposal is not None
    assert table.proposal.about.move > 0
    look, letters = await house.service.queries.look(code, ELSA.id), await house.letters()
    told = [x.table.proposal for x in (look, *letters) if x.table.proposal is not None]
    assert len(told) >= 2
    assert [wish.about.move for wish in told] == [0] * len(told)


# --- by consent ----------------------------------------------------------------------------------


async def test_with_the_consent_of_all_what_came_after_is_taken_back_too(house: House) -> None:
    code = await house.begin(ANNA, BRUNO, CARLA)
    before = await house.table(code)
    await shown(house, code, ANNA, BRUNO, CARLA)
    await house.letters()
    await house.order(code, Propose(ANNA, "undo"))
    (asking,) = public(await house.letters())
    assert asking.ping == (BRUNO.id, CARLA.id)
    assert asking.notices == (ASKS,)
    wish = asking.table.proposal
    assert wish is not None
    assert (wish.about.move, wish.about.since, wish.about.seen) == (0, (1, 2), False), (
        "how many secret moves there are stays unknown"
    )
    assert [game_json.decode_event(GAME, each) for each in wish.about.undoes] == [Laid(Seat(0))]
    await agree(house, code, BRUNO)
    assert (await house.table(code)).moves == 3
    await house.letters()
    await agree(house, code, CARLA)
    after = await house.table(code)
    assert (after.state, after.open_moves, after.proposal) == (before.state, 0, None)
    line = (await house.moves(code))[-1]
    assert (line.notation, line.seat, line.actor) == ("undo 1-3", 0, ANNA.id)
    (post,) = public(await house.letters())
    (told,) = post.notices
    assert told.key == "table-undone-agreed"
    since = told.values["since"]
    assert isinstance(since, Listing)
    whose = [one.seat for one in since.items if isinstance(one, Player)]
    assert whose == [1, 2], "whose moves went with it"
    assert told.values["after"] == 0
    (undone,) = msgspec.json.decode(str(told.values["undone"]), type=list[msgspec.Raw])
    assert game_json.decode_event(GAME, undone) == Laid(Seat(0))
    assert set(post.ping) == {ANNA.id, BRUNO.id}, "Carla has just agreed"
    assert post.events == (), "what was taken back is no news"
    questions = [s.questions for s in before.seats]
    assert all(s.asked > n for s, n in zip(after.to_act, questions, strict=True) if s.asked)


async def test_a_question_of_the_time_that_was_taken_back_is_stale(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    by = await shown(house, code, ANNA, BRUNO)
    (old,) = [s.asked for s in (await house.table(code)).to_act]
    await house.order(code, Propose(ANNA, "undo"))
    await agree(house, code, BRUNO)
    assert await refusal(house, code, Play(by, "keep", old)) == "table-refusal-stale"
    numbers = [s.questions for s in (await house.table(code)).seats]
    assert all(s.asked == n for s, n in zip((await house.table(code)).seats, numbers, strict=True))


async def test_who_is_asked_for_consent_reads_that_the_asker_has_seen_something(
    house: House,
) -> None:
    code = await house.begin(ANNA, BRUNO)
    by = await shown(house, code, ANNA, BRUNO)
    await house.order(code, Play(by, "keep", None))
    await house.letters()
    await house.order(code, Propose(by, "undo"))
    (asking,) = public(await house.letters())
    wish = asking.table.proposal
    assert wish is not None
    assert wish.about.seen


async def test_the_next_move_ends_the_asking(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    by = await shown(house, code, ANNA, BRUNO)
    other = ANNA if by == BRUNO else BRUNO
    await house.order(code, Propose(other, "undo"))
    number = (await house.table(code)).proposal
    assert number is not None
    await play(house, code, by, "keep")
    assert (await house.table(code)).proposal is None
    late = Answer(by, number.number, "yes")
    assert await refusal(house, code, late) == "table-refusal-decided"


async def test_after_a_day_nobody_need_answer_any_more(house: House) -> None:
    code = await house.begin(ANNA, BRUNO, pace=Pace(None))
    await shown(house, code, ANNA, BRUNO)
    await house.order(code, Propose(ANNA, "undo"))
    await house.letters()
    house.clock.pass_by(UNDO_LAPSES_AFTER - 1)
    assert (await house.service.timers.agenda()).due == []
    house.clock.pass_by(1)
    (timer,) = (await house.service.timers.agenda()).due
    await house.service.timers.fire(timer)
    assert (await house.table(code)).proposal is None
    (post,) = public(await house.letters())
    assert (post.amends, post.ping, post.notices) == (True, (), ())


async def asked_in_vain(house: House, refuses: Person) -> TableCode:
    """Anna has asked to take a move back as often as she may, and this person has refused."""
    code = await house.begin(ANNA, BRUNO)
    await shown(house, code, ANNA, BRUNO)
    for _ in range(MOST_REFUSED):
        await house.order(code, Propose(ANNA, "undo"))
        await agree(house, code, refuses, agrees=False)
    return code


async def test_who_was_refused_three_times_asks_no_more(house: House) -> None:
    code = await asked_in_vain(house, BRUNO)
    assert await refusal(house, code, Propose(ANNA, "undo")) == "undo-refusal-refused"
    with pytest.raises(PlayerError):
        await house.service.queries.foresee_undo(code, Undo(ANNA))
    await house.order(code, Propose(BRUNO, "undo"))


async def test_who_thinks_better_of_it_was_refused_by_nobody(house: House) -> None:
    code = await asked_in_vain(house, ANNA)
    await house.order(code, Propose(ANNA, "undo"))
    assert (await house.table(code)).proposal is not None


async def test_what_is_free_is_done_at_once_however_it_is_asked(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    before = await house.table(code)
    await lay(house, code, ANNA)
    await house.order(code, Propose(ANNA, "undo"))
    after = await house.table(code)
    assert (after.state, after.proposal) == (before.state, None)


async def test_computers_do_not_mind(house: House) -> None:
    robot = Computer("pebbles", "easy")
    alone = opening(ANNA, size=2, computers=(robot,))
    code = (await house.service.open(house.request(), alone)).look.table.code
    before = await house.table(code)
    await lay(house, code, ANNA)
    (timer,) = [t for t in await house.timers() if t.kind == "computer"]
    lowest = state_of(before).hands[1][0]
    house.clock.pass_by(MINUTE)
    await house.service.timers.answer_for_computer(timer, f"lay {lowest}")
    assert (await house.service.queries.foresee_undo(code, Undo(ANNA))).awaited == ()
    await house.order(code, Undo(ANNA))
    after = await house.table(code)
    assert after.state == before.state
    (again,) = [t for t in await house.timers() if t.kind == "computer"]
    assert again.asked != timer.asked, "what it was thinking of is past"


# --- the time ------------------------------------------------------------------------------------


async def test_who_is_asked_again_has_the_time_they_had(house: House) -> None:
    code = await house.begin(ANNA, BRUNO, pace=BANKED)
    house.clock.pass_by(10 * HOUR)
    await lay(house, code, ANNA)
    assert (await house.table(code)).seats[0].bank == 90 * MINUTE
    house.clock.pass_by(3 * HOUR)
    await house.order(code, Undo(ANNA))
    table = await house.table(code)
    anna, bruno = table.seats
    assert anna.deadline == house.clock.now() + 15 * HOUR, "14 hours and what is in reserve"
    assert (anna.bank, anna.left) == (60 * MINUTE, None)
    assert bruno.deadline == house.clock.now() + 12 * HOUR
    assert {t.due_at for t in timers_of(table, house.clock.now()) if t.kind == "deadline"} == {
        anna.deadline,
        bruno.deadline,
    }


async def test_time_is_not_won_by_thinking_again(house: House) -> None:
    code = await house.begin(ANNA, BRUNO, pace=Pace(24))
    deadline = (await house.table(code)).seats[0].deadline
    for _ in range(3):
        await lay(house, code, ANNA)
        await house.order(code, Undo(ANNA))
    assert (await house.table(code)).seats[0].deadline == deadline


async def test_who_thinks_again_once_more_has_only_the_time_that_is_left(house: House) -> None:
    code = await house.begin(ANNA, BRUNO, pace=Pace(24))
    start = house.clock.now()
    for hours, left in ((3, 24), (3, 21), (30, 1)):
        await lay(house, code, ANNA)
        house.clock.pass_by(hours * HOUR)
        await house.order(code, Undo(ANNA))
        deadline = (await house.table(code)).seats[0].deadline
        assert deadline == house.clock.now() + left * HOUR, (hours, house.clock.now() - start)


async def test_by_consent_all_have_the_time_they_had_when_they_are_called(house: House) -> None:
    code = await house.begin(ANNA, BRUNO, pace=Pace(24))
    house.clock.pass_by(4 * HOUR)
    await lay(house, code, ANNA)
    house.clock.pass_by(6 * HOUR)
    await lay(house, code, BRUNO)
    house.clock.pass_by(7 * HOUR)
    await house.order(code, Propose(ANNA, "undo"))
    await agree(house, code, BRUNO)
    assert [s.left for s in (await house.table(code)).seats] == [20 * HOUR, 14 * HOUR]
    await house.letters()
    now = house.clock.now()
    deadlines = [s.deadline for s in (await house.table(code)).seats]
    assert deadlines == [now + 20 * HOUR, now + 14 * HOUR]


async def test_in_a_pause_the_clock_of_who_is_asked_again_stands(house: House) -> None:
    code = await house.begin(ANNA, BRUNO, pace=Pace(24))
    await lay(house, code, ANNA)
    await house.order(code, PauseAlone(BRUNO))
    await house.order(code, Undo(ANNA))
    anna = (await house.table(code)).seats[0]
    assert (anna.left, anna.deadline) == (24 * HOUR, None)


async def test_a_deadline_of_the_time_that_was_taken_back_is_stale(house: House) -> None:
    code = await house.begin(ANNA, BRUNO, pace=Pace(24, "resign"))
    by = await shown(house, code, ANNA, BRUNO)
    await house.letters()
    (old,) = [t for t in await house.timers() if t.kind == "deadline"]
    await house.order(code, Propose(by, "undo"))
    await agree(house, code, ANNA if by == BRUNO else BRUNO)
    await house.letters()
    house.clock.pass_by(48 * HOUR)
    await house.service.timers.fire(old)
    assert (await house.table(code)).status is Status.PLAYING
    assert Expire(old.seat, old.asked).asked != (await house.table(code)).seats[old.seat].asked


# --- what is told --------------------------------------------------------------------------------


async def test_the_post_that_told_of_the_move_tells_that_it_is_taken_back(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    by = await shown(house, code, ANNA, BRUNO)
    await play(house, code, by, "keep")
    await house.letters()
    table = await house.table(code)
    first, second = (person_in(table, seat.seat) for seat in table.seats)
    await lay(house, code, first)
    await house.letters()
    await house.order(code, Undo(first))
    letters = await house.letters()
    (post,) = public(letters)
    assert (post.amends, post.ping) == (True, ())
    assert [n.key for n in post.notices] == ["table-undone"]
    laid = [e for e in post.events if isinstance(game_json.decode_event(GAME, e), Laid)]
    assert len(laid) == 2, "those of the round before"
    assert post.table.moves == table.open_moves
    await lay(house, code, first, second)
    *_, last = public(await house.letters())
    names = [type(game_json.decode_event(GAME, event)).__name__ for event in last.events]
    assert names[-3:] == ["Laid", "Laid", "Shown"], "each once"


async def test_a_post_tells_of_each_seat_only_what_it_took_back_last(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    for _ in range(2):
        await lay(house, code, ANNA)
        await house.order(code, Undo(ANNA))
        *_, post = public(await house.letters())
        assert keys(post.notices).count("table-undone") == 1


async def test_no_letter_goes_on_showing_what_was_taken_back(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    by = await shown(house, code, ANNA, BRUNO)
    other = ANNA if by == BRUNO else BRUNO
    await play(house, code, by, "give")
    await house.letters()
    await house.order(code, Propose(by, "undo"))
    await house.letters()
    await agree(house, code, other)
    private = [x for x in await house.letters() if isinstance(x, PrivateLetter)]
    assert {(x.kind, x.to) for x in private} == {("turn", by.id), ("hand", other.id)}


async def test_the_history_tells_what_was_played_and_that_it_was_taken_back(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    await lay(house, code, ANNA)
    await house.order(code, Undo(ANNA))
    await lay(house, code, ANNA)
    told = await house.service.past.history(code, ELSA.id)
    assert [number for number, *_ in told] == [0, 1, None, 1]
    assert told[2][1] == (TakenBackThen(Seat(0)),)


async def test_a_game_with_moves_taken_back_can_be_verified(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    await lay(house, code, ANNA)
    await house.order(code, Undo(ANNA))
    await shown(house, code, ANNA, BRUNO)
    await house.order(code, Propose(BRUNO, "undo"))
    await agree(house, code, ANNA)
    await house.finish(code, [ANNA, BRUNO])
    record, found = await house.service.past.verify(code)
    assert found.all_well
    assert (record.undone, len(record.moves) - record.played) == (2, 2)
    lines = list(record.moves)
    place = next(n for n, line in enumerate(lines) if line.notation == "undo 1")
    lines[place] = changed(lines[place], notation="undo 2")
    assert examine(changed(record, moves=tuple(lines)), GAME).wrong_move == 1


async def test_of_rules_that_cannot_deal_again_nothing_is_taken_back(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    await lay(house, code, ANNA)
    await house.deal_by(code, rules_version=1)
    assert await refusal(house, code, Undo(ANNA)) == "undo-refusal-other-rules"
