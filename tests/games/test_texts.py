"""Every text of a game exists in English, complete and short enough."""

import inspect
import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from types import ModuleType
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.errors import UnreadableMove
from core.game import Seat
from core.texts import Text
from tests.games.english_texts import file_of, has_key, say
from tests.games.subjects import WHOLE_GAMES, Subject
from tests.games.whole_games import Stop, journeys, some_stops

every_game = pytest.mark.parametrize("subject", WHOLE_GAMES, ids=lambda subject: subject.key)

LONGEST_LABEL = 100


@pytest.mark.long
@every_game
def test_every_event_that_happens_can_be_told(subject: Subject) -> None:
    for journey in journeys(subject.key):
        steps = [journey.start, *(stop.step for stop in journey.stops)]
        for told in (told for step in steps for told in step.told):
            assert say(subject.key, subject.words.event_text(told.event))
        for seat in map(Seat, range(journey.seats)):
            for told in subject.game.withdraw(journey.start.state, seat).told:
                assert say(subject.key, subject.words.event_text(told.event))


@every_game
def test_every_move_has_a_label_that_fits_a_menu(subject: Subject) -> None:
    for _, stop in some_stops(subject.key, 400):
        view = subject.game.view_for(stop.state, stop.seat)
        for move in (*islice(subject.game.legal_moves(stop.state, stop.seat), 50), stop.move):
            label = say(subject.key, subject.words.move_text(view, move))
            assert 0 < len(label) <= LONGEST_LABEL, label


@pytest.mark.long
@every_game
def test_every_view_can_be_said_in_lines(subject: Subject) -> None:
    for journey in journeys(subject.key):
        for state in (*journey.states[::24], journey.end):
            for viewer in journey.viewers:
                view = subject.game.view_for(state, viewer)
                assert say(subject.key, subject.words.prompt_text(view))
                board = [say(subject.key, line.text) for line in subject.words.board_text(view)]
                hand = [say(subject.key, line.text) for line in subject.words.hand_text(view)]
                assert all(board)
                assert all(hand)
                assert viewer is not None or not hand, "the public has no hand"


@every_game
def test_how_far_a_game_has_come_is_the_same_for_everybody(subject: Subject) -> None:
    for journey in journeys(subject.key):
        for state in (*journey.states[::24], journey.end):
            views = [subject.game.view_for(state, viewer) for viewer in journey.viewers]
            told = [subject.words.progress_text(view) for view in views]
            assert all(one == told[0] for one in told)
            if told[0] is not None:
                assert re.search(r"\d", say(subject.key, told[0])), "it counts something"
        assert subject.words.progress_text(subject.game.view_for(journey.end, None)) is None


@every_game
def test_every_refusal_that_occurs_has_words(subject: Subject) -> None:
    stops = some_stops(subject.key, 500)

    @settings(max_examples=400)
    @given(stop=st.sampled_from(stops), move=subject.any_move)
    def has_words(stop: tuple[object, Stop], move: object) -> None:
        refusal = subject.game.check(stop[1].state, stop[1].seat, move)
        assert refusal is None or say(subject.key, refusal.text)

    has_words()


@every_game
def test_what_cannot_be_read_is_refused_in_words(subject: Subject) -> None:
    _, stop = some_stops(subject.key, 3)[1]
    view = subject.game.view_for(stop.state, stop.seat)
    vocabulary = sorted({w for _, s in some_stops(subject.key, 40) for w in _words(subject, s)})
    lines = st.lists(st.sampled_from(vocabulary) | st.text(max_size=9), max_size=7).map(" ".join)

    @settings(max_examples=300)
    @given(line=lines)
    def is_refused(line: str) -> None:
        assert say(subject.key, _answer(subject, view, line))

    is_refused()


def _answer(subject: Subject, view: object, line: str) -> Text:
    """What somebody who writes this line is told."""
    try:
        return subject.words.move_text(view, subject.game.parse(view, line))
    except UnreadableMove as error:
        return error.refusal.text


def _words(subject: Subject, stop: Stop) -> list[str]:
    return subject.game.notate(stop.move).split()


def _sources(subject: Subject) -> Iterator[Path]:
    """The files of the game's rules and words."""
    return Path(inspect.getfile(cast(ModuleType, subject.words))).parent.glob("*.py")


@every_game
def test_every_key_written_in_the_rules_has_a_text(subject: Subject) -> None:
    for source in _sources(subject):
        for key in re.findall(rf'"({subject.key}-[a-z0-9-]+[a-z0-9])"', source.read_text("utf-8")):
            assert has_key(subject.key, key), f"{source.name}: {key}"


@every_game
def test_scores_counts_endings_options_and_the_game_itself_are_named(subject: Subject) -> None:
    keys = ["name", "credit"]
    keys += [f"end-{reason}" for reason in subject.endings]
    outcome = subject.game.outcome(journeys(subject.key)[0].end)
    assert outcome is not None
    keys += [f"score-{part.name}" for part in outcome.standings[0].parts]
    view = subject.game.view_for(journeys(subject.key)[0].end, None)
    keys += [f"tally-{count.name}" for count in subject.game.tally(view)]
    for option in subject.game.manifest.options.__struct_fields__:  # type: ignore[attr-defined]
        name = option.replace("_", "-")
        keys += (f"option-{name}", f"option-{name}-what")
    for key in keys:
        assert say(subject.key, Text(f"{subject.key}-{key}"))


@every_game
def test_the_rules_are_told_in_chapters(subject: Subject) -> None:
    chapters = 0
    while has_key(subject.key, f"{subject.key}-rules-{chapters + 1}"):
        chapters += 1
        assert say(subject.key, Text(f"{subject.key}-rules-{chapters}-title"))
        assert say(subject.key, Text(f"{subject.key}-rules-{chapters}", dict(subject.words.FACTS)))
    assert chapters


@every_game
def test_no_english_text_stands_unused(subject: Subject) -> None:
    """A key is used when the rules write it, or when it is built from a stem they write."""
    texts = file_of(subject.key).read_text("utf-8")
    sources = "\n".join(source.read_text("utf-8") for source in _sources(subject))
    house = ("name", "credit", "option-", "score-", "tally-", "end-", "rules-", "refusal-")
    written = set(re.findall(rf'"{subject.key}-([a-z0-9-]+)', sources))
    for key in re.findall(rf"^{subject.key}-([a-z0-9-]+) =", texts, re.MULTILINE):
        assert key.startswith((*house, *written)), key
