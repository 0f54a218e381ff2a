"""Games recorded once must play again to the same end, for as long as the rules stand."""

import pytest

from tests.games.subjects import EVERY_SUBJECT, Subject
from tests.replays.recording import points_and_ranks, recordings, states_of

ALL_RECORDINGS = [(subject, name) for subject in EVERY_SUBJECT for name in recordings(subject)]


@pytest.mark.parametrize(
    ("subject", "name"), ALL_RECORDINGS, ids=lambda part: getattr(part, "key", part)
)
def test_a_recorded_game_plays_again_to_the_same_end(subject: Subject, name: str) -> None:
    recording = recordings(subject)[name]
    states = states_of(subject, recording)
    outcome = subject.game.outcome(states[-1])
    assert outcome is not None
    assert subject.game.outcome(states[-2]) is None
    assert outcome.reason == recording.reason
    assert points_and_ranks(outcome) == (recording.points, recording.ranks)


@pytest.mark.parametrize("subject", EVERY_SUBJECT, ids=lambda subject: subject.key)
def test_each_way_a_game_can_end_is_recorded(subject: Subject) -> None:
    recorded = {recording.reason for recording in recordings(subject).values()}
    assert recorded == set(subject.endings)


@pytest.mark.parametrize("subject", EVERY_SUBJECT, ids=lambda subject: subject.key)
def test_each_way_a_game_was_dealt_is_recorded(subject: Subject) -> None:
    dealt = {each.rules_version for each in recordings(subject).values() if each.seed}
    assert dealt >= set(subject.game.manifest.former_deals)
