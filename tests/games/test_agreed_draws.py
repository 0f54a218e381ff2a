"""A draw by agreement in every game: the rules need not know of it, and all that reads an end does.

Where a game is not for two, nobody can offer one.
"""

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest

from cogs.ui.messages import content_of
from core.texts import LOCALES, Importance, Locale, Text, text
from model import game_json
from model.commands import Answer, Propose
from model.letters import PrivateLetter, PublicLetter
from model.log import AGREED_DRAW, DRAWN
from model.refusals import TableRefuses
from model.table import PlayerProfile, Status
from tables.decisions.transitions import Transition
from tables.history.moments import AllOpen, DrawAgreedThen, Story, eyes_for_all
from tables.history.records import (
    GameRecord,
    RecordedMove,
    examine,
    file_of,
    read_record,
    record_of,
)
from tables.notifications import posted
from tables.visibility import Look, facts_of
from tests.games.catalogue import EVERY_GAME, texts
from tests.games.played_tables import PLAYERS, Played, played
from tests.games.subjects import EVERY_SUBJECT, WHOLE_GAMES, Subject, subject_of
from tests.games.test_positions import story_of
from tests.games.whole_games import Journey, travel
from tests.pages.whole_pages import Elements, page_of
from tests.tables.sample_tables import ANNA, BRUNO
from tests.tables.shown_boards import shown
from tests.tables.written_letters import written
from tests.workers.test_notifications import presenter
from workers.sentences import seen

MOST_LINES = 12
"""So many moves are played before the draw is offered."""

every_game = pytest.mark.parametrize("subject", EVERY_SUBJECT, ids=lambda subject: subject.key)
every_whole_game = pytest.mark.parametrize("subject", WHOLE_GAMES, ids=lambda subject: subject.key)


@cache
def whole(key: str) -> Journey:
    """One whole game, for two if it can be."""
    subject = subject_of(key)
    seats, habit = min(subject.seat_counts), next(iter(subject.choosers))
    return travel(subject, seats, subject.options[0], 1, (habit,) * seats)


@cache
def underway(key: str) -> Played:
    """A game in progress, for two if it can be; a few moves have been made."""
    journey = whole(key)
    game, options = journey.subject.game, journey.start.state.options
    return played(game, journey.seats, options, journey.seed, _some_lines(journey))


def _some_lines(journey: Journey) -> list[Any]:
    stops = journey.stops[: min(MOST_LINES, len(journey.stops) // 2)]
    return [(stop.seat, journey.subject.game.notate(stop.move)) for stop in stops]


@cache
def drawn(key: str) -> Played | None:
    """The same game, ended by agreement; None if it is not for two."""
    course = underway(key)
    if len(course.table.seats) != 2:
        return None
    at_table = Played(course.game, course.table, [*course.log], [*course.records], [*course.seen])
    at_table.do(Propose(ANNA, "draw"))
    wish = at_table.table.proposal
    assert wish is not None
    at_table.do(Answer(BRUNO, wish.number, "yes"))
    return at_table


def drawn_by_two(subject: Subject) -> Played:
    """The same. Skips the test if the game is not for two."""
    if (at_table := drawn(subject.key)) is None:
        pytest.skip("not for two")
    return at_table


@every_game
def test_two_people_can_end_any_game_for_two_as_a_draw(subject: Subject) -> None:
    at_table = drawn(subject.key)
    if at_table is None:
        with pytest.raises(TableRefuses, match="draw-refusal-two"):
            underway(subject.key).do(Propose(ANNA, "draw"))
        return
    table, before = at_table.table, underway(subject.key).table
    assert (table.status, table.outcome) == (Status.FINISHED, DRAWN)
    assert (table.state, table.open_moves) == (before.state, before.open_moves)
    assert at_table.log[-1].notation == AGREED_DRAW


@every_game
def test_the_record_of_an_agreed_draw_can_be_verified_and_no_other_passes(subject: Subject) -> None:
    at_table = drawn_by_two(subject)
    record = read_record(file_of(record_of(at_table.table, at_table.log)))
    assert examine(record, subject.game).all_well
    *moves, end = record.moves
    assert not _is_well(record, subject, *moves), "without the line that says so"
    assert not _is_well(record, subject, *moves, end, end), "nothing follows it"
    assert not _is_well(record, subject, *moves, end, *moves[:1])
    elsewhere = msgspec.structs.replace(end, fingerprint="0" * 16)
    assert not _is_well(record, subject, *moves, elsewhere)
    won = msgspec.structs.replace(DRAWN, standings=tuple(reversed(DRAWN.standings)))
    assert not examine(msgspec.structs.replace(record, outcome=won), subject.game).all_well


def _is_well(record: GameRecord, subject: Subject, *moves: RecordedMove) -> bool:
    changed = msgspec.structs.replace(record, moves=moves)
    return examine(changed, subject.game).all_well


@every_game
def test_a_game_that_is_over_by_its_rules_is_not_drawn_as_well(subject: Subject) -> None:
    at_table = drawn_by_two(subject)
    journey = whole(subject.key)
    lines = [(stop.seat, subject.game.notate(stop.move)) for stop in journey.stops]
    over = played(subject.game, 2, journey.start.state.options, journey.seed, lines)
    record = record_of(over.table, over.log)
    end = RecordedMove(at_table.log[-1].seat, AGREED_DRAW, record.moves[-1].fingerprint)
    drawn_too = msgspec.structs.replace(record, moves=(*record.moves, end), outcome=DRAWN)
    assert examine(record, subject.game).all_well
    assert not examine(drawn_too, subject.game).all_well


@every_game
def test_all_who_look_back_are_told_of_it_and_everything_is_open(subject: Subject) -> None:
    at_table = drawn_by_two(subject)
    story: Story = story_of(at_table)
    eyes = eyes_for_all(at_table.table)
    assert eyes == AllOpen(DRAWN)
    for viewer in (*at_table.viewers, eyes):
        *before, end = story.moments_of(viewer)
        assert (end.events, end.outcome, end.number) == ((DrawAgreedThen(),), DRAWN, None)
        assert end.seat == at_table.log[-1].seat
        assert all(moment.outcome is None for moment in before)
    state = game_json.state_of(subject.game, at_table.table)
    assert story.view(len(at_table.log), eyes) == subject.game.reveal(state)


@pytest.mark.long
@every_whole_game
def test_the_page_of_an_agreed_draw_says_how_it_ended(subject: Subject) -> None:
    at_table = drawn_by_two(subject)
    story = Elements(page_of(record_of(at_table.table, at_table.log))).story
    for ending in ("draw-agreed", "replay-drawn"):
        assert said("en", text(ending)) in story["sentences"]


@every_whole_game
@pytest.mark.parametrize("locale", LOCALES)
async def test_the_last_post_and_letter_say_that_both_agreed(
    subject: Subject, locale: Locale
) -> None:
    at_table = drawn_by_two(subject)
    people = {each.id: PlayerProfile(each.id, each.name, locale) for each in PLAYERS[:2]}
    verdict = f"{said(locale, text('result-drawn'))} {said(locale, text('draw-agreed'))}"
    for letter in _letters(at_table, locale):
        if isinstance(letter, PublicLetter):
            post = await presenter().public(letter, people, drawn=False)
        else:
            post = await presenter().private(letter, people, drawn=False)
        assert verdict in content_of(post).split("\n\n")[0], "also on a lock screen"


def _letters(at_table: Played, locale: Locale) -> Iterator[PublicLetter | PrivateLetter]:
    before = underway(at_table.table.game).table
    after = posted(before, Transition(at_table.table, at_table.log[-1]))
    log = at_table.records[-3:]
    letters = [one for one, *_ in written(before, after, BRUNO.id, log, at_table.game)]
    assert len(letters) == 2, "to both"
    board = shown(before, after, BRUNO.id, log, game=at_table.game)
    table = msgspec.structs.replace(board.table, locale=locale)
    yield msgspec.structs.replace(board, table=table)
    for letter in letters:
        yield msgspec.structs.replace(letter, table=table)


@every_whole_game
@pytest.mark.parametrize("locale", LOCALES)
def test_no_description_says_that_somebody_is_still_to_move(
    subject: Subject, locale: Locale
) -> None:
    at_table = drawn_by_two(subject)
    words, table = EVERY_GAME[subject.key].words, facts_of(at_table.table)
    state = game_json.state_of(subject.game, at_table.table)
    for viewer in at_table.viewers:
        view = subject.game.view_for(state, viewer)
        turns = [line.text for line in words.board_text(view) if line.importance is Importance.TURN]
        first, *rest = seen(words, view, outcome=table.outcome)
        assert (first.text, first.importance) == (text("result-drawn"), Importance.TURN)
        assert not any(line.text in turns for line in rest)
        shown = presenter().as_text(Look(table, viewer, None, view, ()), {}, locale)
        assert not {said(locale, line) for line in turns} & {*shown.lines}
        assert said(locale, text("result-drawn")) in shown.lines


@every_whole_game
@pytest.mark.parametrize("locale", LOCALES)
def test_the_record_in_words_says_who_agreed_and_why_it_is_over(
    subject: Subject, locale: Locale
) -> None:
    at_table = drawn_by_two(subject)
    record = record_of(at_table.table, at_table.log)
    told = presenter().record(record, locale)
    assert said(locale, text("record-agrees-to-draw")) in told
    assert said(locale, text("draw-agreed")) in told
    assert said(locale, text("replay-drawn")) in told


def said(locale: Locale, words: Text) -> str:
    return str(texts().voice(locale).say(words))
