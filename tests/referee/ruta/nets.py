"""The quick checks of the suite as nets: each is given an engine and says what it caught.

They are the checks of the other tests, with fewer games: the lockstep with the referee, the laws
of all games, the test of hidden things, the counted lines and the recorded games.
"""

from collections.abc import Callable
from dataclasses import replace
from random import Random

from core.rng import Rng
from games.ruta.view import Options
from tests.games.journeys import Journey, encoded, travel
from tests.games.subjects import SUBJECTS, Subject
from tests.perft.perft import perft, positions
from tests.referee.ruta.lockstep import Lockstep, RutaGame, Setting, play_whole_game
from tests.referee.ruta.players import PLAYERS, blocker, rusher
from tests.referee.ruta.scattered import scattered
from tests.referee.ruta.translation import call_referee
from tests.replays.recording import points_and_ranks, recordings, states_of

Net = Callable[[RutaGame], None]
"""Raises whatever a faulty engine raises, AssertionError where it only answers wrongly."""

RUTA = next(subject for subject in SUBJECTS if subject.key == "ruta")
HABITS = (
    ("hoarder", "spendthrift"),
    ("hoarder", "hoarder"),
    ("trickster", "rusher"),
    ("trickster", "trickster"),
    ("trickster", "spendthrift"),
    ("random", "exact payer"),
)
SCATTERED = 60
MOST_LINES = 3000


def lockstep(game: RutaGame) -> None:
    """The referee agrees, in whole games and from positions no deal leads to."""
    for number in range(SCATTERED):
        state, chance = scattered(number), Random(number)
        pair = Lockstep(game, state, call_referee(state), chance)
        pair.play((chance.choice(PLAYERS), chance.choice(PLAYERS)), most_moves=4)
    for number, players in enumerate(((rusher, rusher), (blocker, rusher), PLAYERS[2:4])):
        play_whole_game(game, Setting(number, Options(), (players[0], players[1])))


def laws(game: RutaGame) -> None:
    """Nothing is lost, what is listed is accepted and stands in order, each state can be stored."""
    for journey in _journeys(game):
        for state in journey.states:
            journey.subject.assert_conserved(state)
        for stop in journey.stops:
            moves = list(game.legal_moves(stop.state, stop.seat))[:40]
            assert all(game.check(stop.state, stop.seat, move) is None for move in moves)
            places = [journey.subject.order(move) for move in moves]
            assert places == sorted(set(places))
            fallback = game.fallback_move(stop.state, stop.seat)
            assert game.check(stop.state, stop.seat, fallback) is None


def hidden(game: RutaGame) -> None:
    """No view, and nothing told, depends on what the viewer cannot know."""
    for journey in _journeys(game):
        for number, stop in enumerate(journey.stops[::3]):
            rng = Rng(bytes([number]) * 32)
            for viewer in journey.viewers:
                twin = journey.subject.permute_hidden(stop.state, viewer, rng, stop.move)
                seen = encoded(game.view_for(stop.state, viewer))
                assert encoded(game.view_for(twin, viewer)) == seen
                imagined = game.imagine(game.view_for(stop.state, viewer), rng)
                assert encoded(game.view_for(imagined, viewer)) == seen
                told = game.apply(twin, stop.seat, stop.move).told
                heard = [each.event for each in stop.step.told if each.reaches(viewer)]
                assert [each.event for each in told if each.reaches(viewer)] == heard


def counted_lines(game: RutaGame) -> None:
    """There are as many lines of play as ever."""
    subject = _subject(game)
    sound = recordings(RUTA)
    for position in positions("ruta"):
        # The position is the sound engine's: this net counts, and does not replay.
        state = states_of(RUTA, sound[position.replay])[position.after_moves]
        for depth, lines in enumerate(position.lines, start=1):
            assert lines > MOST_LINES or perft(subject.game, state, depth) == lines


def recorded_games(game: RutaGame) -> None:
    """Recorded games play again to the same end."""
    subject = _subject(game)
    for recording in recordings(subject).values():
        states = states_of(subject, recording)
        outcome = game.outcome(states[-1])
        assert outcome is not None
        assert game.outcome(states[-2]) is None
        assert points_and_ranks(outcome) == (recording.points, recording.ranks)


NETS: tuple[Net, ...] = (lockstep, laws, hidden, counted_lines, recorded_games)


def _subject(game: RutaGame) -> Subject:
    return replace(RUTA, game=game)


def _journeys(game: RutaGame) -> list[Journey]:
    """A few games of those who reach the corners, played by this engine."""
    subject = _subject(game)
    return [travel(subject, 2, Options(), number, habits) for number, habits in enumerate(HABITS)]
