"""Lines tried at random on a try board, and all that a person is shown of them."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from catalog import Entry
from cogs.thinking_ahead import replies, standing
from core.game import Seat
from core.guided_play import BEGINNING, Ask, Menu
from core.texts import Locale, Text
from rendering.scene.shapes import Scene
from rendering.scene.text import with_tried_mark
from tables.ahead.imagined_game import PASSED, ImaginedGame, TriedMove, TriedPosition
from tests.games.whole_games import encoded
from tests.rendering.scenes import LABELS, voice


class Shown(NamedTuple):
    """What a person is shown of a line: data, words of all its screens, picture."""

    position: bytes
    words: tuple[str, ...]
    scene: Scene


def trial_of(entry: Entry, view: Any, seed: bytes) -> ImaginedGame:
    """The board of whoever has this view."""
    return ImaginedGame(entry.game, view, view.viewer, seed)


def walk(entry: Entry, view: Any, seed: bytes, random: Random, most: int) -> list[TriedPosition]:
    """Try up to so many moves by lot; where the line stood before and after each."""
    trial = trial_of(entry, view, seed)
    stood = [trial.position()]
    while stood[-1].end is None and len(stood) <= most:
        step(entry, trial, random)
        stood.append(trial.position())
    return stood


def step(entry: Entry, trial: ImaginedGame, random: Random) -> None:
    """Try one move by lot."""
    position = trial.position()
    if position.legal:
        trial.move(entry.game.notate(random.choice(position.legal)))
        return
    tried = random.choice([*_of_others(entry, position)])
    trial.replay((tried,))


def _of_others(entry: Entry, position: TriedPosition) -> Iterator[TriedMove]:
    for seat, moves in position.replies.items():
        yield from (TriedMove(seat, entry.game.notate(move)) for move in moves)
    yield from (TriedMove(seat, PASSED) for seat in position.may_stand)


def shown(entry: Entry, position: TriedPosition, locale: Locale) -> Shown:
    """All that the person is shown where a line stands."""
    own = entry.asking.ask(position.view, position.legal, BEGINNING) if position.legal else None
    assert own is None or isinstance(own, Ask)
    first, say = standing(entry, position, own), voice(locale)
    screens = (first, *(replies(entry, position, seat) for seat in position.replies))
    words = tuple(say(text) for screen in screens for text in texts_of(screen))
    labels = LABELS[: len(position.view.seats)]
    scene = entry.painter.compose(position.view, labels, say, first.plan, first.places)
    told = (position.view, position.steps, position.legal, position.to_act, position.end)
    others = sorted(position.replies.items()), sorted(position.may_stand)
    return Shown(encoded((told, others)), words, with_tried_mark(scene, say(Text("try-mark"))))


def texts_of(screen: Ask[Any]) -> Iterator[Text]:
    """All that a screen says."""
    yield from screen.words
    for row in screen.rows:
        if isinstance(row, Menu):
            yield from (option.label for option in row.options)
        else:
            yield from (press.label for press in row)


def seat_of(view: Any) -> Seat:
    """The seat whose view this is."""
    assert view.viewer is not None
    return Seat(view.viewer)
