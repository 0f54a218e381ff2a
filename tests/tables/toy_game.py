"""Pebbles: the smallest game with everything that makes a table difficult.

Everybody holds three secret pebbles and lays one, all at the same time. When the last one lies all
are shown; whoever laid the highest keeps a point or gives it to the next seat, and everybody draws
a pebble. So there are hidden hands, simultaneous questions, a seat that is asked twice in a row,
private news for those who did not move, and chance. And whoever has not laid yet may shift the
pebbles in the hand, which nobody else hears of.
"""

from collections.abc import Iterator
from typing import TypeAlias, TypeVar

import msgspec

from core.errors import IllegalMove, Refusal, UnreadableMove
from core.game import (
    EVERYONE,
    Count,
    Game,
    Manifest,
    Outcome,
    ScorePart,
    Seat,
    Standing,
    Step,
    Told,
    Viewer,
    only,
)
from core.rng import Rng
from core.texts import Importance, Line, Player, Text, text

T = TypeVar("T")

PEBBLES = tuple(range(1, 21))
HAND = 3


class Options(msgspec.Struct, frozen=True):
    """The number of rounds."""

    rounds: int = 2


class Lay(msgspec.Struct, frozen=True, tag="lay"):
    """Lay a pebble face down."""

    pebble: int


class Keep(msgspec.Struct, frozen=True, tag="keep"):
    """Keep the point."""


class Give(msgspec.Struct, frozen=True, tag="give"):
    """Give the point to the next seat."""


class Shift(msgspec.Struct, frozen=True, tag="shift"):
    """Reorder one's pebbles secretly; never listed as a legal move."""


Move: TypeAlias = Lay | Keep | Give | Shift


class Dealt(msgspec.Struct, frozen=True, tag="dealt"):
    """A seat's first hand; told to that seat alone."""

    seat: Seat
    hand: tuple[int, ...]


class Begun(msgspec.Struct, frozen=True, tag="begun"):
    """The bag is shuffled."""

    seats: int


class Laid(msgspec.Struct, frozen=True, tag="laid"):
    """A seat has laid a pebble; which one stays hidden."""

    seat: Seat


class Shown(msgspec.Struct, frozen=True, tag="shown"):
    """All pebbles are revealed; 0 for a seat that laid none."""

    pebbles: tuple[int, ...]


class Drawn(msgspec.Struct, frozen=True, tag="drawn"):
    """A seat drew a pebble; told to that seat alone."""

    seat: Seat
    pebble: int


class Shifted(msgspec.Struct, frozen=True, tag="shifted"):
    """A seat has reordered its pebbles; told to that seat alone."""

    seat: Seat


class Scored(msgspec.Struct, frozen=True, tag="scored"):
    """A seat gains a point."""

    seat: Seat


class Gone(msgspec.Struct, frozen=True, tag="gone"):
    """A seat has resigned."""

    seat: Seat


Event: TypeAlias = Dealt | Begun | Laid | Shown | Drawn | Shifted | Scored | Gone


class State(msgspec.Struct, frozen=True):
    """The full state. ``laid``: 0: nothing yet. ``chooser``: who may keep or give the point."""

    options: Options
    rng: Rng
    bag: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    laid: tuple[int, ...]
    scores: tuple[int, ...]
    gone: tuple[bool, ...]
    chooser: Seat | None = None
    rounds_over: int = 0


class View(msgspec.Struct, frozen=True):
    """What a viewer may know; ``hand`` and ``pebble`` are the viewer's own."""

    viewer: Viewer
    options: Options
    hand: tuple[int, ...]
    pebble: int
    hand_sizes: tuple[int, ...]
    has_laid: tuple[bool, ...]
    shown: tuple[int, ...] | None
    bag_left: int
    scores: tuple[int, ...]
    gone: tuple[bool, ...]
    chooser: Viewer
    rounds_over: int


class Pebbles:
    """The rules of Pebbles."""

    def initial_state(self, seats: int, options: Options, seed: bytes) -> Step[State, Event]:
        if not 2 <= seats <= 4:
            raise ValueError("Pebbles is a game for two to four")
        bag, rng = Rng(seed).shuffled(PEBBLES)
        hands = tuple(tuple(sorted(bag[i * HAND : (i + 1) * HAND])) for i in range(seats))
        nothing = (0,) * seats
        state = State(options, rng, bag[seats * HAND :], hands, nothing, nothing, (False,) * seats)
        told: list[Told[Event]] = [Told(Begun(seats), EVERYONE)]
        told += [Told(Dealt(Seat(i), hand), only(Seat(i))) for i, hand in enumerate(hands)]
        return Step(state, tuple(told))

    def to_act(self, state: State) -> frozenset[Seat]:
        if self.outcome(state) is not None:
            return frozenset()
        if state.chooser is not None:
            return frozenset((state.chooser,))
        return frozenset(s for s in _staying(state) if not state.laid[s])

    def check(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        if seat not in self.to_act(state):
            return Refusal("pebbles-refusal-not-asked")
        if isinstance(move, Shift) and state.chooser is None:
            return None
        if move not in self.legal_moves(state, seat):
            return Refusal("pebbles-refusal-not-yours")
        return None

    def legal_moves(self, state: State, seat: Seat) -> Iterator[Move]:
        if seat not in self.to_act(state):
            return
        if state.chooser == seat:
            yield from (Give(), Keep())
        else:
            yield from (Lay(pebble) for pebble in state.hands[seat])

    def apply(self, state: State, seat: Seat, move: Move) -> Step[State, Event]:
        if (refusal := self.check(state, seat, move)) is not None:
            raise IllegalMove(refusal)
        if isinstance(move, Lay):
            return _shown_when_all_lie(_lay(state, seat, move.pebble), (_laid(seat),))
        if isinstance(move, Shift):
            first, *others = state.hands[seat]
            hands = _put(state.hands, seat, (*others, first))
            shifted: Told[Event] = Told(Shifted(seat), only(seat))
            return Step(msgspec.structs.replace(state, hands=hands), (shifted,))
        lucky = seat if isinstance(move, Keep) else _next(state, seat)
        scores = _put(state.scores, lucky, state.scores[lucky] + 1)
        return _next_round(
            msgspec.structs.replace(state, scores=scores), (Told(Scored(lucky), EVERYONE),)
        )

    def fallback_move(self, state: State, seat: Seat) -> Move:
        return Give() if state.chooser == seat else Lay(state.hands[seat][0])

    def withdraw(self, state: State, seat: Seat) -> Step[State, Event]:
        if state.gone[seat] or self.outcome(state) is not None:
            raise IllegalMove(Refusal("pebbles-refusal-gone"))
        left = msgspec.structs.replace(state, gone=_put(state.gone, seat, True))
        told: tuple[Told[Event], ...] = (Told(Gone(seat), EVERYONE),)
        if state.chooser == seat:
            return _next_round(left, told)
        if state.chooser is not None or self.outcome(left) is not None:
            return Step(left, told)
        return _shown_when_all_lie(left, told)

    def outcome(self, state: State) -> Outcome | None:
        alone = len(_staying(state)) < 2
        if not alone and state.rounds_over < state.options.rounds:
            return None
        standings = sorted((_standing(state, Seat(s)) for s in _seats(state)), key=_best_first)
        return Outcome(tuple(standings), "alone" if alone else "rounds")

    def view_for(self, state: State, viewer: Viewer) -> View:
        return View(
            viewer=viewer,
            options=state.options,
            hand=() if viewer is None else state.hands[viewer],
            pebble=0 if viewer is None else state.laid[viewer],
            hand_sizes=tuple(map(len, state.hands)),
            has_laid=tuple(map(bool, state.laid)),
            shown=None if state.chooser is None else state.laid,
            bag_left=len(state.bag),
            scores=state.scores,
            gone=state.gone,
            chooser=state.chooser,
            rounds_over=state.rounds_over,
        )

    def reveal(self, state: State) -> View:
        """All pebbles that lie, and all hands as one."""
        view = self.view_for(state, None)
        hands = tuple(pebble for hand in state.hands for pebble in hand)
        return msgspec.structs.replace(view, hand=hands, shown=state.laid)

    def tally(self, view: View) -> tuple[Count, ...]:
        return (Count("points", view.scores),)

    def imagine(self, view: View, rng: Rng) -> State:
        """Deal what the viewer cannot see from the pebbles the viewer does not see."""
        seen = {*view.hand, view.pebble, *(view.shown or ())}
        unseen, rng = rng.shuffled([p for p in PEBBLES if p not in seen])
        rest = iter(unseen)
        hands = tuple(
            view.hand if seat == view.viewer else tuple(sorted(next(rest) for _ in range(size)))
            for seat, size in enumerate(view.hand_sizes)
        )
        laid = view.shown or tuple(
            view.pebble if seat == view.viewer else next(rest) if has_laid else 0
            for seat, has_laid in enumerate(view.has_laid)
        )
        return State(
            options=view.options,
            rng=rng,
            bag=tuple(next(rest) for _ in range(view.bag_left)),
            hands=hands,
            laid=laid,
            scores=view.scores,
            gone=view.gone,
            chooser=view.chooser,
            rounds_over=view.rounds_over,
        )

    def parse(self, view: View, text: str) -> Move:
        match text.split():
            case ["keep"]:
                return Keep()
            case ["give"]:
                return Give()
            case ["shift"]:
                return Shift()
            case ["lay", number] if number.isdecimal():
                return Lay(int(number))
        raise UnreadableMove(Refusal("pebbles-refusal-unreadable"))

    def notate(self, move: Move) -> str:
        return f"lay {move.pebble}" if isinstance(move, Lay) else type(move).__name__.lower()


def game_of(pebbles: Pebbles) -> Game[State, Move, Event, View, Options]:
    """The game with these rules."""
    return Game(
        Manifest(
            key="pebbles",
            fewest_seats=2,
            most_seats=4,
            rules_version=3,
            state_version=5,
            options=Options,
            state=State,
            move=Move,
            event=Event,
            view=View,
        ),
        initial_state=pebbles.initial_state,
        to_act=pebbles.to_act,
        check=pebbles.check,
        legal_moves=pebbles.legal_moves,
        fallback_move=pebbles.fallback_move,
        apply=pebbles.apply,
        withdraw=pebbles.withdraw,
        outcome=pebbles.outcome,
        view_for=pebbles.view_for,
        reveal=pebbles.reveal,
        tally=pebbles.tally,
        imagine=pebbles.imagine,
        parse=pebbles.parse,
        read_back=pebbles.parse,
        notate=pebbles.notate,
    )


def _seats(state: State) -> range:
    return range(len(state.hands))


def _staying(state: State) -> tuple[Seat, ...]:
    return tuple(Seat(s) for s in _seats(state) if not state.gone[s])


def _next(state: State, seat: Seat) -> Seat:
    staying = _staying(state)
    return staying[(staying.index(seat) + 1) % len(staying)]


def _put(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    return (*values[:place], value, *values[place + 1 :])


def _lay(state: State, seat: Seat, pebble: int) -> State:
    hand = tuple(p for p in state.hands[seat] if p != pebble)
    return msgspec.structs.replace(
        state, hands=_put(state.hands, seat, hand), laid=_put(state.laid, seat, pebble)
    )


def _laid(seat: Seat) -> Told[Event]:
    return Told(Laid(seat), EVERYONE)


def _shown_when_all_lie(state: State, told: tuple[Told[Event], ...]) -> Step[State, Event]:
    if not all(state.laid[s] for s in _staying(state)):
        return Step(state, told)
    chooser = max(_staying(state), key=lambda s: state.laid[s])
    shown: Told[Event] = Told(Shown(state.laid), EVERYONE, shows=EVERYONE)
    return Step(msgspec.structs.replace(state, chooser=chooser), (*told, shown))


def _next_round(state: State, told: tuple[Told[Event], ...]) -> Step[State, Event]:
    """The shown pebbles go back into the bag, and everybody who stays draws one."""
    bag, rng = state.rng.shuffled([*state.bag, *(p for p in state.laid if p)])
    hands, drawn = list(state.hands), list(told)
    for seat in _staying(state):
        pebble, bag = bag[0], bag[1:]
        hands[seat] = tuple(sorted((*hands[seat], pebble)))
        drawn.append(Told(Drawn(seat, pebble), only(seat), shows=only(seat)))
    fresh = msgspec.structs.replace(
        state,
        rng=rng,
        bag=bag,
        hands=tuple(hands),
        laid=(0,) * len(state.laid),
        chooser=None,
        rounds_over=state.rounds_over + 1,
    )
    return Step(fresh, tuple(drawn))


def _standing(state: State, seat: Seat) -> Standing:
    better = sum(_worth(state, s) > _worth(state, seat) for s in _seats(state))
    points = state.scores[seat]
    return Standing(seat, better + 1, points, (ScorePart("points", points),))


def _worth(state: State, seat: int) -> tuple[bool, int]:
    return not state.gone[seat], state.scores[seat]


def _best_first(standing: Standing) -> tuple[int, int]:
    return standing.rank, standing.seat


PEBBLES_GAME = game_of(Pebbles())


class Words:
    """The texts of Pebbles."""

    def event_text(self, event: Event) -> Text:
        if isinstance(event, Begun | Shown):
            return text(f"pebbles-{type(event).__name__.lower()}")
        return text(f"pebbles-{type(event).__name__.lower()}", who=Player(event.seat))

    def move_text(self, view: View, move: Move) -> Text:
        return text("pebbles-move", notation=PEBBLES_GAME.notate(move))

    def prompt_text(self, view: View) -> Text:
        return text("pebbles-prompt-choose" if view.shown else "pebbles-prompt-lay")

    def progress_text(self, view: View) -> Text | None:
        return None if sum(view.scores) == 0 else text("pebbles-progress", count=sum(view.scores))

    def board_text(self, view: View) -> tuple[Line, ...]:
        return tuple(
            Line(text("pebbles-score", who=Player(seat), points=points), Importance.SCORE)
            for seat, points in enumerate(view.scores)
        )

    def hand_text(self, view: View) -> tuple[Line, ...]:
        return tuple(Line(text("pebbles-pebble", pebble=pebble)) for pebble in view.hand)

    def plan_text(self, view: View, plan: int) -> Text:
        return text("pebbles-plan", pebble=plan)
