"""History: each past position is shown as each viewer saw it then, byte for byte."""

from functools import cache

import pytest
from msgspec.structs import replace

from core.game import Viewer
from model import game_json, log
from model.log import taken_back_by, takes_back
from model.refusals import TableRefuses
from model.table import Status
from tables.history import moments as past
from tables.history.moments import AllOpen, Moments, Story, TakenBackThen, eyes_for_all
from tables.visibility import facts_of
from tests.games.hiding import twin_of
from tests.games.played_tables import Played, played_as_recorded, played_at_random
from tests.games.subjects import EVERY_SUBJECT, Subject
from tests.games.whole_games import encoded, journeys, some_stops
from tests.replays.recording import recordings

every_game = pytest.mark.parametrize("subject", EVERY_SUBJECT, ids=lambda subject: subject.key)


@cache
def games(key: str) -> tuple[tuple[Played, Story], ...]:
    """All recorded games and one at random, played at tables, with their stories."""
    subject = next(subject for subject in EVERY_SUBJECT if subject.key == key)
    recorded = [played_as_recorded(subject, one) for one in recordings(subject).values()]
    at_random = min(journeys(subject.key), key=lambda journey: len(journey.stops))
    at_tables = (*recorded, played_at_random(at_random))
    return tuple((played, story_of(played)) for played in at_tables)


def story_of(played: Played) -> Story:
    return past.story_of(played.table, played.game, played.log, played.records)


def look_back(played: Played, story: Story, viewer: Viewer) -> Moments:
    return story.seen_by(viewer, facts_of(played.table), viewer)


@every_game
def test_each_position_is_shown_as_each_viewer_saw_it_then(subject: Subject) -> None:
    for played, story in games(subject.key):
        for viewer in played.viewers:
            moments = look_back(played, story, viewer)
            places = {moment.seq: place for place, moment in enumerate(moments.moments)}
            for seq, seen in enumerate(played.seen):
                if seq in places:
                    assert encoded(moments.view(places[seq])) == seen[viewer]
                else:
                    assert seen[viewer] == played.seen[seq - 1][viewer]


@every_game
def test_each_viewer_hears_again_what_they_heard_then_and_nothing_else(subject: Subject) -> None:
    for played, story in games(subject.key):
        for viewer in played.viewers:
            told = {
                moment.seq: moment.events for moment in look_back(played, story, viewer).moments
            }
            for seq, line in enumerate((None, *played.log)):
                then = [record for record in played.records if record.seq == seq]
                heard = log.heard_by(viewer, then)
                if line is not None and takes_back(line):
                    knew = any(told.get(n) for n in taken_back_by(line))
                    assert told.get(seq, ()) == ((TakenBackThen(line.seat),) if knew else ())
                else:
                    assert tuple(map(game_json.raw, told.get(seq, ()))) == heard


@every_game
def test_all_is_open_only_when_the_game_is_over(subject: Subject) -> None:
    for played, _ in games(subject.key)[:2]:
        over = played.table
        assert isinstance(eyes_for_all(over), AllOpen)
        for status in set(Status) - {Status.FINISHED}:
            with pytest.raises(TableRefuses):
                eyes_for_all(replace(over, status=status))


@every_game
def test_where_all_is_open_there_is_all_that_any_seat_can_see(subject: Subject) -> None:
    """Wherever a twin looks otherwise to one of the seats, it looks otherwise here."""
    game, told = subject.game, 0
    for number, (journey, stop) in enumerate(some_stops(subject.key, 200)):
        twin = twin_of(subject, stop.state, None, number)
        differs = any(
            game.view_for(twin, viewer) != game.view_for(stop.state, viewer)
            for viewer in journey.viewers
        )
        told += differs
        assert not differs or encoded(game.reveal(twin)) != encoded(game.reveal(stop.state))
    assert told or not subject.seats_have_secrets
