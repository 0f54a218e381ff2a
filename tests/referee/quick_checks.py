"""The suite's checks as functions ("nets"): each takes an engine and raises what it finds.

They are the checks of the other tests, with fewer games: common tests, perft counts and recorded
games. A subject carries the engine to test.
"""

from collections.abc import Callable, Iterable
from dataclasses import replace

from core.rng import Rng
from games import AnyGame
from tests.games.hiding import moves_tell_nothing, views_tell_nothing
from tests.games.subjects import Subject, subject_of
from tests.games.whole_games import Journey
from tests.perft.perft import perft, positions
from tests.replays.recording import points_and_ranks, recordings, states_of

Net = Callable[[AnyGame], None]
"""Raises whatever a faulty engine raises, AssertionError where it only answers wrongly."""

MOST_MOVES = 40


def of_journeys(key: str, journeys: Callable[[Subject], list[Journey]]) -> tuple[Net, Net]:
    """The laws of all games, and that nobody learns what they cannot know.

    ``journeys``: a few games of those who reach the corners, played by the subject's engine.
    """
    sound = subject_of(key)

    def laws(game: AnyGame) -> None:
        _laws(journeys(replace(sound, game=game)))

    def hidden(game: AnyGame) -> None:
        _hidden(journeys(replace(sound, game=game)))

    return laws, hidden


def of_records(key: str, most_lines: int) -> tuple[Net, Net]:
    """The counted lines of play, where there are no more than so many; the recorded games."""
    sound = subject_of(key)

    def counted_lines(game: AnyGame) -> None:
        _counted_lines(replace(sound, game=game), most_lines)

    def recorded_games(game: AnyGame) -> None:
        _recorded_games(replace(sound, game=game))

    return counted_lines, recorded_games


def _laws(journeys: Iterable[Journey]) -> None:
    """Nothing is lost, what is listed is accepted and stands in order, each state can be stored."""
    for journey in journeys:
        subject = journey.subject
        for state in journey.states:
            subject.assert_conserved(state)
        for stop in journey.stops:
            moves = list(subject.game.legal_moves(stop.state, stop.seat))[:MOST_MOVES]
            assert all(subject.game.check(stop.state, stop.seat, move) is None for move in moves)
            places = [subject.order(move) for move in moves]
            assert places == sorted(set(places))
            fallback = subject.game.fallback_move(stop.state, stop.seat)
            assert subject.game.check(stop.state, stop.seat, fallback) is None


def _hidden(journeys: Iterable[Journey]) -> None:
    """No view, and nothing told, depends on what the viewer cannot know."""
    stops = [(journey, stop) for journey in journeys for stop in journey.stops[::3]]
    views_tell_nothing(stops)
    moves_tell_nothing(stops)
    for journey, stop in stops:
        game = journey.subject.game
        for viewer in journey.viewers:
            view = game.view_for(stop.state, viewer)
            assert game.view_for(game.imagine(view, Rng(bytes(32))), viewer) == view


def _counted_lines(subject: Subject, most_lines: int) -> None:
    """There are as many lines of play as ever."""
    sound = subject_of(subject.key)
    played = recordings(sound)
    for position in positions(subject.key):
        # The position is the sound engine's: this net counts, and does not replay.
        state = states_of(sound, played[position.replay])[position.after_moves]
        for depth, lines in enumerate(position.lines, start=1):
            assert lines > most_lines or perft(subject.game, state, depth) == lines


def _recorded_games(subject: Subject) -> None:
    """Recorded games play again to the same end."""
    for recording in recordings(subject).values():
        states = states_of(subject, recording)
        outcome = subject.game.outcome(states[-1])
        assert outcome is not None
        assert subject.game.outcome(states[-2]) is None
        assert outcome.reason == recording.reason
        assert points_and_ranks(outcome) == (recording.points, recording.ranks)
