"""Score history: a count for each move that stands, and finally the outcome's."""

from tables.history.moments import story_of
from tables.visibility import facts_of
from tests.games.played_tables import played_at_random
from tests.games.subjects import PEBBLES
from tests.games.whole_games import journeys
from tests.rendering.scenes import LABELS
from workers.record_text import course_of, plots_of


def test_a_course_has_a_tally_for_each_move_that_was_not_taken_back() -> None:
    game = PEBBLES.game
    for journey in journeys(PEBBLES.key)[:6]:
        played = played_at_random(journey)
        story = story_of(played.table, game, played.log, played.records)
        moments = story.seen_by(None, facts_of(played.table), None)
        course = course_of(game, moments)
        assert len(course) == moments.moments[-1].moves + 1
        assert course[0][0].values == (0,) * journey.seats
        outcome = game.outcome(journey.end)
        assert outcome is not None
        points = {standing.seat: standing.points for standing in outcome.standings}
        assert dict(enumerate(course[-1][0].values)) == points
        (plot,) = plots_of("pebbles", course, LABELS[: journey.seats])
        assert [series.values[-1] for series in plot.series] == list(course[-1][0].values)
        assert {len(series.values) for series in plot.series} == {len(course)}
