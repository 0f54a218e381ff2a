"""The number of lines of play from fixed positions does not change."""

import pytest

from tests.games.subjects import EVERY_SUBJECT, OF_THE_TESTS, Subject
from tests.perft.perft import Position, perft, positions
from tests.perft.record import MOST_LINES, count
from tests.replays.recording import recordings, states_of

ALL_POSITIONS = [
    (subject, position) for subject in EVERY_SUBJECT for position in positions(subject.key)
]


def _name(part: Subject | Position) -> str:
    return f"{part.replay}-{part.after_moves}" if isinstance(part, Position) else part.key


@pytest.mark.parametrize(("subject", "position"), ALL_POSITIONS, ids=_name)
def test_the_lines_of_play_are_as_many_as_ever(subject: Subject, position: Position) -> None:
    states = states_of(subject, recordings(subject)[position.replay])
    state = states[position.after_moves]
    counted = tuple(perft(subject.game, state, d + 1) for d in range(len(position.lines)))
    assert counted == position.lines


@pytest.mark.parametrize("subject", EVERY_SUBJECT, ids=lambda subject: subject.key)
def test_start_middle_and_end_of_games_are_counted(subject: Subject) -> None:
    counted = positions(subject.key)
    assert len(counted) >= 8, f"python -m tests.perft.record {subject.key}"
    assert any(position.after_moves == 0 for position in counted)


@pytest.mark.parametrize("subject", OF_THE_TESTS, ids=lambda subject: subject.key)
def test_positions_are_chosen_from_recordings_and_counted(subject: Subject) -> None:
    counted = count(subject)
    assert len(counted) >= 8
    assert {0} < {position.after_moves for position in counted}
    for position in counted:
        state = states_of(subject, recordings(subject)[position.replay])[position.after_moves]
        depths = range(1, 1 + len(position.lines[:2]))
        assert position.lines[:2] == tuple(perft(subject.game, state, d) for d in depths)
        assert max(position.lines) <= MOST_LINES


def test_a_game_without_a_file_has_no_positions() -> None:
    assert positions("a-fifth") == ()
