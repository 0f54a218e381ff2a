"""Alt texts of pictures: common tests of every game.

They run on the positions kept for pictures and on moments of many games, for every viewer.
"""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import cycle
from typing import Any

import msgspec
import pytest

from core.game import Outcome, Seat, Viewer
from core.rng import Rng
from core.texts import LOCALES, Importance, Line, Listing, Player, Say, Text, text
from model.log import DRAWN
from tests.games.catalogue import EVERY_GAME, texts
from tests.games.subjects import WHOLE_GAMES, Subject
from tests.games.whole_games import journeys, seed_from, some_stops
from tests.rendering.scenes import LABELS, POSITIONS, voice
from workers.post_model import ALT_LIMIT
from workers.sentences import as_ended, described, seen

every_game = pytest.mark.parametrize("subject", WHOLE_GAMES, ids=lambda subject: subject.key)

STRICT = texts()
NAMES = ("Ümit", "o’Brien", "Éa", "X", "Zoë")
MORE = text("picture-more", button=text("text-button"))
MOMENTS = 80


def _short(seat: int) -> str:
    return NAMES[seat]


def _long(seat: int) -> str:
    """As long as Discord lets a name be."""
    return f"{NAMES[seat]} {'von und zu Hohenstein-Wiesenburg'}"[:32]


@cache
def _speaker_names() -> tuple[tuple[Say, Callable[[int], str]], ...]:
    return tuple(
        (STRICT.voice(locale, people=people).say, people)
        for people in (_short, _long)
        for locale in LOCALES
    )


def _moments(subject: Subject) -> Iterator[tuple[Any, Viewer]]:
    """States with somebody who looks at them: the first, many on the way, the last."""
    whole = journeys(subject.key)
    for journey in whole[:: max(1, len(whole) // 12)]:
        for state in (journey.start.state, journey.end):
            yield from ((state, viewer) for viewer in journey.viewers)
    for journey, stop in some_stops(subject.key, MOMENTS):
        yield from ((stop.state, viewer) for viewer in journey.viewers)


def _lines(subject: Subject, state: Any, viewer: Viewer) -> list[Line]:
    view, outcome = subject.game.view_for(state, viewer), subject.game.outcome(state)
    return list(seen(subject.words, view, outcome=outcome))


def _named(value: Any) -> set[int]:
    """The seats that a text names."""
    match value:
        case Player():
            return {value.seat}
        case Text():
            return set().union(*map(_named, value.values.values()))
        case Listing():
            return set().union(*map(_named, value.items))
        case _:
            return set()


def _assert_well_said(lines: list[Line], say: Say) -> str:
    """The description of these lines: whole sentences that fit, the important ones among them."""
    for line in lines:
        said = say(line.text)
        assert said.endswith((".", "!")), f"each line is a whole sentence, unlike: {said}"
        assert ".." not in said, said
        assert "  " not in said, said
    told = described(lines, say, more=MORE)
    assert 0 < len(told) <= ALT_LIMIT
    pieces = [say(line.text) for line in sorted(lines, key=lambda line: line.importance)]
    rest, left_out = told, 0
    for piece in pieces:
        if rest.startswith(piece):
            rest = rest.removeprefix(piece).lstrip(" ")
        else:
            left_out += 1
    assert rest == (say(MORE) if left_out else "")
    return told


@pytest.mark.long
@every_game
def test_a_description_fits_and_says_in_whole_sentences_who_is_to_play(subject: Subject) -> None:
    speaker_names = cycle(_speaker_names())
    for (state, viewer), (say, people) in zip(_moments(subject), speaker_names, strict=False):
        lines = _lines(subject, state, viewer)
        told = _assert_well_said(lines, say)
        turn = [line.text for line in lines if line.importance is Importance.TURN]
        assert all(say(line) in told for line in turn)
        awaited = subject.game.to_act(state)
        assert awaited <= set().union(*map(_named, turn)), "who is to act stands in a line of TURN"
        assert all(people(seat) in told for seat in awaited)
        outcome = subject.game.outcome(state)
        assert outcome is None or all(people(seat) in told for seat in outcome.winners)


@every_game
def test_how_each_seat_stands_and_what_the_viewer_holds_is_never_left_out(
    subject: Subject,
) -> None:
    """With names as most people have them; very long ones may push a flag out."""
    usual = cycle(_speaker_names()[: len(LOCALES)])
    for (state, viewer), (say, _) in zip(_moments(subject), usual, strict=False):
        lines = _lines(subject, state, viewer)
        told = described(lines, say, more=MORE)
        for line in lines:
            if line.importance is Importance.SCORE:
                assert say(line.text) in told, "a line of SCORE is pushed out by longer ones"
        hand = [line for line in lines if line.importance is Importance.HAND]
        assert not hand or say(hand[0].text) in told, "the first line of HAND is pushed out"
        assert viewer is not None or not hand, "the public has no hand"


@pytest.mark.long
@every_game
def test_a_description_does_not_depend_on_hidden_things(subject: Subject) -> None:
    say, _ = _speaker_names()[0]
    for number, (journey, stop) in enumerate(some_stops(subject.key, MOMENTS)):
        for viewer in journey.viewers:
            rng = Rng(bytes([number % 256]) * 32)
            twin = subject.permute_hidden(stop.state, viewer, rng, None)
            told = described(_lines(subject, stop.state, viewer), say)
            assert described(_lines(subject, twin, viewer), say) == told


@pytest.mark.parametrize("key", POSITIONS)
def test_the_positions_kept_for_pictures_are_described_with_their_plans(key: str) -> None:
    words, known = EVERY_GAME[key].words, POSITIONS[key]
    for name, view in known.ALL.items():
        plan = getattr(known, "PLANS", {}).get(name)
        outcome: Outcome | None = view.outcome
        for say, _ in _speaker_names():
            told = _assert_well_said(list(seen(words, view, plan, outcome)), say)
            if plan is not None:
                assert say(words.plan_text(view, plan)) in told[:250], "a plan is told early"


@pytest.mark.parametrize("key", EVERY_GAME)
def test_the_picture_of_an_agreed_draw_marks_nobody_as_the_one_to_move(key: str) -> None:
    entry = EVERY_GAME[key]
    game, seats = entry.game, entry.game.manifest.fewest_seats
    state = game.initial_state(seats, game.manifest.options(), seed_from(1)).state
    view = game.view_for(state, None)
    if not hasattr(view, "turn"):
        assert as_ended(view, DRAWN) is view
        return
    scenes = [
        entry.painter.compose(
            as_ended(msgspec.structs.replace(view, turn=turn), DRAWN), LABELS[:seats], voice("en")
        )
        for turn in (None, *map(Seat, range(seats)))
    ]
    assert all(scene == scenes[0] for scene in scenes)
    assert as_ended(view, None) is view
