"""Recorded games replay to the same end, for as long as the rules stand."""

from dataclasses import replace
from pathlib import Path

import pytest

from tables.history.records import examine, file_of, read_record
from tests.games.subjects import EVERY_SUBJECT, OF_THE_TESTS, Subject
from tests.replays.record import record
from tests.replays.recording import (
    exported,
    points_and_ranks,
    recordings,
    recordings_in,
    states_of,
)

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
def test_a_record_of_each_is_written_read_back_and_verified(subject: Subject) -> None:
    dealt = [each for each in recordings(subject).values() if each.seed]
    assert dealt
    for recording in dealt:
        written = file_of(exported(subject, recording))
        record = read_record(written)
        assert file_of(record) == written
        assert examine(record, subject.game).all_well
        assert (record.outcome.reason, record.undone) == (recording.reason, 1)


@pytest.mark.parametrize("subject", EVERY_SUBJECT, ids=lambda subject: subject.key)
def test_each_way_a_game_can_end_is_recorded(subject: Subject) -> None:
    recorded = {recording.reason for recording in recordings(subject).values()}
    assert recorded == set(subject.endings), f"python -m tests.replays.record {subject.key}"


@pytest.mark.parametrize("subject", EVERY_SUBJECT, ids=lambda subject: subject.key)
def test_each_way_a_game_was_dealt_is_recorded(subject: Subject) -> None:
    dealt = {each.rules_version for each in recordings(subject).values() if each.seed}
    assert dealt >= set(subject.game.former_deals)


@pytest.mark.parametrize("subject", OF_THE_TESTS, ids=lambda subject: subject.key)
def test_recordings_are_written_for_each_ending_once(subject: Subject, tmp_path: Path) -> None:
    folder = tmp_path / "new"
    assert record(subject, folder) == set()
    written = recordings_in(folder)
    assert sorted(r.reason for r in written.values()) == sorted(subject.endings)
    for recording in written.values():
        outcome = subject.game.outcome(states_of(subject, recording)[-1])
        assert outcome is not None
        assert outcome.reason == recording.reason
        assert points_and_ranks(outcome) == (recording.points, recording.ranks)
    record(subject, folder)
    assert recordings_in(folder) == written


def test_an_ending_that_no_game_meets_is_named(tmp_path: Path) -> None:
    subject = replace(OF_THE_TESTS[0], endings=("resigned", "struck by lightning"))
    assert record(subject, tmp_path) == {"struck by lightning"}
