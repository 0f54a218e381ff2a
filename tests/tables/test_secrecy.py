"""No letter depends on what its reader cannot know, byte for byte."""

from base64 import b64encode
from collections.abc import Iterator, Sequence
from random import Random
from typing import get_args

import msgspec
import pytest

from core.errors import PlayerError
from core.game import Seat, Told, Viewer
from model import game_json
from model.commands import (
    Answer,
    Cancel,
    Command,
    Expire,
    Free,
    Join,
    Person,
    Play,
    PlayFor,
    Propose,
    Resign,
    Start,
    Undo,
)
from model.letters import Letter, PrivateLetter, PublicLetter
from model.log import heard_by, is_move, records_of, still_true, takes_back
from model.table import (
    HOUR,
    Computer,
    EventRecord,
    LatePolicy,
    MoveRecord,
    Pace,
    PlayerId,
    Status,
    Table,
    TableSeat,
)
from tables.decisions import lifecycle, motions
from tables.decisions.transitions import Transition
from tables.direct_messages import Told as Knows
from tables.direct_messages import followed, letter_to
from tables.history.moments import lines_in
from tables.history.records import file_of, public_record_of, tellings
from tables.notifications import calls_to
from tables.visibility import facts_of
from tests.tables.sample_tables import (
    ANNA,
    BRUNO,
    CLUB,
    DINO,
    ELSA,
    GAME,
    NAMED,
    NOON,
    PEOPLE,
    called,
    changed,
    hand,
    lobby,
    occasion,
    person_in,
    playing,
    twin_of,
)
from tests.tables.shown_boards import shown
from tests.tables.toy_game import Drawn
from tests.tables.written_letters import standing, written

POLICIES: tuple[LatePolicy, ...] = get_args(LatePolicy)
WATCHER = PlayerId(999)
"""A spectator who follows every table."""

ELSEWHERE = Drawn(Seat(0), 99)
"""Put in the place of everything somebody was not told; it could as well have been anything."""


class Page(msgspec.Struct, frozen=True):
    """One transition of a game, with what was told so far, and all lines of the log."""

    before: Table
    after: Transition
    log: tuple[EventRecord, ...]
    lines: tuple[MoveRecord, ...]


def games(numbers: Sequence[int]) -> Iterator[Page]:
    """All transitions of some random games.

    Deadlines, resignations, callings off and moves that are taken back are among them.
    """
    for number in numbers:
        yield from _game(number)


def _game(number: int) -> Iterator[Page]:
    chance = Random(number)
    people = PEOPLE[: 2 + number % 3]
    pace = Pace(hours=24, late=POLICIES[number % len(POLICIES)])
    table = lobby(*people, size=len(people), pace=pace)
    command: Command = Start(people[0], number.to_bytes(32, "big"))
    log: tuple[EventRecord, ...] = ()
    lines: tuple[MoveRecord, ...] = ()
    for _ in range(30):
        at = changed(occasion(_when(table, command)), log=lines)
        try:
            after = lifecycle.decide(called(table), command, at)
        except PlayerError:
            after = None
        if after is not None:
            lines = lines if after.move is None else (*lines, after.move)
            yield Page(table, after, log, lines)
            log = (*log, *records_of(after.told, after.table.moves))
            table = after.table
        if table.status is not Status.PLAYING:
            return
        command = _any_command(table, chance)


def _when(table: Table, command: Command) -> int:
    """An hour after the opening; a deadline passes in its time."""
    deadline = table.seats[command.seat].deadline if isinstance(command, Expire) else None
    return NOON + HOUR if deadline is None else deadline


def _any_command(table: Table, chance: Random) -> Command:
    answer = _any_answer(table, chance)
    if answer is not None:
        return answer
    if any(seat.wanted for seat in table.seats) and table.seat_of(ELSA.id) is None:
        return Join(ELSA, b"", table.place)
    seat = chance.choice(table.to_act)
    if chance.random() < 0.03:
        return Free(DINO, seat.seat, CLUB)
    notation = chance.choice(_notations(table, seat.seat))
    if isinstance(seat.occupant, Computer):
        return PlayFor(seat.seat, seat.asked or 0, notation)
    by = person_in(table, seat.seat)
    kind = chance.random()
    if kind < 0.05:
        return Resign(by)
    if kind < 0.1:
        return Cancel(by)
    if kind < 0.25:
        return _second_thought(table, chance)
    if kind < 0.4:
        return Expire(seat.seat, seat.asked or 0)
    return Play(by, notation, seat.asked)


def _any_answer(table: Table, chance: Random) -> Command | None:
    """Somebody answers what is proposed, or votes about who is late."""
    if (wish := table.proposal) is not None and chance.random() < 0.9:
        other = next((p for p in table.people if p not in wish.agreed), None)
        if other is not None:
            return Answer(NAMED[other], wish.number, "yes")
    if table.polls and chance.random() < 0.5:
        poll = table.polls[0]
        voter = next(iter(motions.voters(table, poll)), None)
        if voter is not None:
            return Answer(NAMED[voter], poll.number, chance.choice(poll.choices))
    return None


def _second_thought(table: Table, chance: Random) -> Command:
    """Somebody takes a move back, or asks the others to agree to it."""
    by = NAMED[chance.choice(table.people)]
    return chance.choice((Undo(by), Propose(by, "undo")))


def _notations(table: Table, seat: Seat) -> list[str]:
    state = game_json.state_of(GAME, table)
    return [GAME.notate(move) for move in GAME.legal_moves(state, seat)]


def _letters(page: Page) -> tuple[Letter, ...]:
    """What the place, a follower, and people are shown, these in each way in which they may be."""
    log = (*page.log, *records_of(page.after.told, page.after.table.moves))
    news = still_true(log, page.lines)
    letters: list[Letter] = [one.letter for one in written(page.before, page.after, None, news)]
    if not page.after.secret:
        public = shown(page.before, page.after, None, news)
        letters += [public, followed(facts_of(page.after.table), WATCHER, public)]
    for seat in page.after.table.seats:
        if seat.owner is not None:
            letters += _in_each_way(page, seat, seat.owner, news)
    return tuple(letters)


def _in_each_way(
    page: Page, seat: TableSeat, person: PlayerId, news: Sequence[EventRecord]
) -> Iterator[PrivateLetter]:
    """A message that calls, one that does not, and a reminder."""
    table, tells = page.after.table, standing(page.before, person).tells
    for calls, rings in ((True, ()), (False, ()), (True, calls_to(seat, "reminder"))):
        told = Knows(news, (), rings, {})
        yield letter_to(person, table, GAME, tells, told, anew=True, calls=calls)


def _for(viewer: Viewer, letters: Sequence[Letter]) -> list[bytes]:
    return [
        game_json.encode(letter)
        for letter in letters
        if (viewer is None if isinstance(letter, PublicLetter) else letter.seat == viewer)
    ]


def _as_if(page: Page, viewer: Viewer, number: int) -> Page:
    """The same page in a world where everything hidden from this viewer lies otherwise."""
    told = tuple(t if t.reaches(viewer) else Told(ELSEWHERE, t.to) for t in page.after.told)
    before = page.before
    if before.state is not None:
        before = twin_of(before, viewer, number)
    after = changed(page.after, table=twin_of(page.after.table, viewer, number), told=told)
    log = tuple(
        r if heard_by(viewer, [r]) else changed(r, payload=game_json.raw(ELSEWHERE))
        for r in page.log
    )
    return Page(before, after, log, page.lines)


def _viewers(table: Table) -> tuple[Viewer, ...]:
    return (None, *(s.seat for s in table.seats))


@pytest.mark.long
def test_no_letter_depends_on_what_its_reader_cannot_know() -> None:
    differing = compared = 0
    for number, page in enumerate(games(range(60))):
        letters = _letters(page)
        for viewer in _viewers(page.after.table):
            other = _as_if(page, viewer, number)
            differing += other.after.table.state != page.after.table.state
            compared += len(_for(viewer, letters))
            assert _for(viewer, _letters(other)) == _for(viewer, letters)
    assert differing > 500
    assert compared > 500


def test_moves_are_taken_back_in_these_games() -> None:
    taken_back = [p.after for p in games(range(60)) if p.after.move and takes_back(p.after.move)]
    assert len(taken_back) > 10
    assert {after.move.notation.count("-") for after in taken_back if after.move} == {0, 1}


def test_a_follower_reads_what_the_place_is_shown() -> None:
    read = 0
    for page in games(range(30)):
        letters = _letters(page)
        public = [one for one in letters if isinstance(one, PublicLetter)]
        theirs = [one for one in letters if isinstance(one, PrivateLetter) and one.to == WATCHER]
        assert len(theirs) == (not page.after.secret), "nothing that the place is not shown"
        for board, letter in zip(public, theirs, strict=True):
            read += 1
            assert (letter.view, letter.events) == (board.view, board.events)
    assert read > 100


def test_a_letter_that_told_a_rivals_hand_would_be_found_out() -> None:
    """The test of the test above: what another seat is written does differ between the worlds."""
    found_out = 0
    for number, page in enumerate(games(range(30))):
        other = _as_if(page, Seat(0), number)
        found_out += _for(Seat(1), _letters(other)) != _for(Seat(1), _letters(page))
    assert found_out > 30


def _public_record(page: Page, viewer: Viewer = None) -> bytes:
    """What anybody may take home of the game now, or what it were with somebody's own view."""
    table = page.after.table
    told = (*page.log, *records_of(page.after.told, table.moves))
    view = GAME.view_for(game_json.state_of(GAME, table), viewer)
    return file_of(public_record_of(table, lines_in(page.lines, told), game_json.raw(view)))


def _hidden(page: Page) -> Page:
    """The same page where moves are written otherwise: no notation is for everybody."""
    lines = tuple(
        changed(line, notation="elsewhere" if is_move(line) else line.notation, state_hash="0")
        for line in page.lines
    )
    return changed(page, lines=lines)


def test_the_record_of_a_running_game_is_made_of_what_everybody_knows() -> None:
    differing = 0
    for number, page in enumerate(games(range(60))):
        table = page.after.table
        written, other = _public_record(page), _hidden(_as_if(page, None, number))
        assert _public_record(other) == written
        differing += other.after.table.state != table.state
        assert table.seed is not None
        assert table.seed.hex().encode() not in written
        assert not any(line.state_hash.encode() in written for line in page.lines)
    assert differing > 500


def test_a_record_with_a_hand_or_a_move_in_it_would_be_found_out() -> None:
    hands = moves = 0
    for number, page in enumerate(games(range(10))):
        other = _hidden(_as_if(page, None, number))
        hands += _public_record(other, Seat(1)) != _public_record(page, Seat(1))
        moves += game_json.encode(other.lines) != game_json.encode(page.lines)
    assert hands > 50
    assert moves > 50


def test_the_record_of_a_running_game_says_what_was_taken_back() -> None:
    taken_back = 0
    for page in games(range(60)):
        told = (*page.log, *records_of(page.after.told, page.after.table.moves))
        said = [one for _, one in tellings(lines_in(page.lines, told))]
        assert [one.number for one in said[:1]] == [0]
        gone = [place for one in said for place in one.takes_back]
        assert len(gone) == len(set(gone)), "nothing is taken back twice"
        assert all(one.takes_back for one in said if not one.events)
        stand = [e for n, one in enumerate(said) if n not in gone for e in one.events]
        assert stand == [*heard_by(None, still_true(told, page.lines))]
        taken_back += bool(gone)
    assert taken_back > 90


def test_no_letter_has_the_state_and_none_the_seed_before_the_end() -> None:
    for page in games(range(60)):
        table = page.after.table
        assert table.seed is not None
        assert table.state is not None
        seed = b64encode(table.seed).rstrip(b"=")
        assert seed in table.state, "the seed is not written as this test expects"
        over = table.status is Status.FINISHED
        for letter in map(game_json.encode, _letters(page)):
            assert seed not in letter
            assert (table.seed.hex().encode() in letter) == over, "the seed is told at the end"
            assert table.state not in letter
            assert b'"rng"' not in letter
            assert b'"bag":' not in letter


def test_a_seat_is_told_nothing_addressed_to_others() -> None:
    for page in games(range(30)):
        for letter in _letters(page):
            viewer = None if isinstance(letter, PublicLetter) else letter.seat
            for event in (game_json.decode_event(GAME, e) for e in letter.events):
                if type(event).__name__ in ("Drawn", "Dealt"):
                    assert event.seat == viewer


def test_a_refusal_does_not_depend_on_hidden_things() -> None:
    table = playing(ANNA, BRUNO)
    rivals = hand(table, 1)
    for number in range(50):
        twin = twin_of(table, Seat(0), number)
        for pebble in rivals:
            assert _refusal(twin, ANNA, f"lay {pebble}") == _refusal(table, ANNA, f"lay {pebble}")
        assert _refusal(twin, ANNA, "keep") == _refusal(table, ANNA, "keep")


def _refusal(table: Table, by: Person, notation: str) -> bytes:
    try:
        lifecycle.decide(table, Play(by, notation, None), occasion())
    except PlayerError as fault:
        return game_json.encode(fault.refusal)
    raise AssertionError("this move should have been refused")
