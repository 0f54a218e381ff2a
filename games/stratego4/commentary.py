"""Comments on a game of Stratego 4 (core.commentary): its turns in lines, reasons, tie-breaks."""

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

from core.commentary import Criterion, Turn
from core.game import Seat
from core.texts import Listing, Player, Text, Value, text
from games.stratego4.board import Board, Rank, Space, board_for, rank_name, steps_between
from games.stratego4.moves import (
    ArmyArranged,
    ArmyLost,
    ArmyReady,
    BattleBegan,
    CannonFired,
    DeploymentBegan,
    DuelFought,
    Event,
    FlagLeft,
    FlagTaken,
    GameEnded,
    PieceMoved,
    RecruitDue,
    Recruited,
    RecruitLost,
    Resigned,
    TurnSkipped,
)
from games.stratego4.texts import event_text, place_from, place_on, ranked, way_to
from games.stratego4.view import PieceView, View, are_together

Deed: TypeAlias = (
    PieceMoved
    | DuelFought
    | CannonFired
    | FlagTaken
    | FlagLeft
    | RecruitDue
    | Recruited
    | ArmyArranged
)
"""Events that are part of a turn's line; sliders are left to the picture."""

_Deployment: TypeAlias = ArmyReady | BattleBegan
_Alone: TypeAlias = DeploymentBegan | RecruitLost | TurnSkipped | ArmyLost | Resigned | GameEnded


def turn_lines(turns: Sequence[Turn[Event]]) -> tuple[Text, ...]:
    """Return each turn's action with its consequences; ready armies share one line.

    Once the battle has begun, the lines about handing out armies are left out; once somebody has
    moved in it, also those about who was ready and who begins.
    """
    began = next((n for n, turn in enumerate(turns) if _begins_battle(turn)), len(turns))
    ready = [e for turn in turns for e in turn.events if isinstance(e, _Deployment)]
    last = max((n for n, turn in enumerate(turns) if _deploys(turn)), default=None)
    is_news = began >= len(turns) - 1
    lines: list[Text] = []
    for number, turn in enumerate(turns):
        lines += [_ready(ready)] if number == last and is_news else []
        lines += _lines(turn if began == len(turns) else _without_handing_out(turn))
    return tuple(lines)


def _begins_battle(turn: Turn[Event]) -> bool:
    return any(isinstance(event, BattleBegan) for event in turn.events)


def _without_handing_out(turn: Turn[Event]) -> Turn[Event]:
    events = (event for event in turn.events if not isinstance(event, DeploymentBegan))
    return Turn(turn.seat, tuple(events))


def _deploys(turn: Turn[Event]) -> bool:
    return any(isinstance(event, _Deployment) for event in turn.events)


def _ready(events: Sequence[_Deployment]) -> Text:
    """Return who is ready or, if all are, who begins."""
    for event in events:
        if isinstance(event, BattleBegan):
            return text("stratego4-turn-all-ready", first=Player(event.first))
    seats = dict.fromkeys(event.seat for event in events if isinstance(event, ArmyReady))
    waiting = min(event.waiting for event in events if isinstance(event, ArmyReady))
    people = Listing(tuple(map(Player, seats)))
    return text("stratego4-turn-ready", people=people, count=len(seats), waiting=waiting)


def _lines(turn: Turn[Event]) -> Iterator[Text]:
    """Yield the lines in the order of the events; deeds share the line of the first of them."""
    done = [e for e in turn.events if isinstance(e, Deed) and not _is_own_line(e, turn.seat)]
    for event in turn.events:
        if _is_own_line(event, turn.seat):
            yield event_text(event)
        elif turn.seat is not None and done and event is done[0]:
            deeds = tuple(_deed(event, turn.seat) for event in _worth_telling(done))
            yield text("stratego4-turn", player=Player(turn.seat), deeds=Listing(deeds, "comma"))


def _is_own_line(event: Event, mover: Seat | None) -> bool:
    """Whether an event needs a line of its own: important, or a rival's recruitment."""
    is_rivals = isinstance(event, RecruitDue) and event.seat != mover
    return is_rivals or isinstance(event, _Alone)


def _worth_telling(events: Sequence[Deed]) -> Sequence[Deed]:
    """Return the events without those that another event makes redundant."""
    if any(isinstance(event, Recruited) for event in events):
        events = [event for event in events if not isinstance(event, RecruitDue)]
    told = [event for event in events if not isinstance(event, ArmyArranged)]
    return told or events[-1:]


def _deed(event: Deed, mover: Seat) -> Text:
    """Return what the seat did, or what followed from it."""
    match event:
        case PieceMoved():
            return _moved(event)
        case DuelFought() | CannonFired():
            return _fought(event)
        case FlagTaken() | FlagLeft():
            return _flag(event, mover)
        case RecruitDue():
            return text("stratego4-turn-recruit-due")
        case Recruited():
            rank, place = ranked(event.rank), place_on(event.space)
            return text("stratego4-turn-recruited", rank=rank, place=place)
        case ArmyArranged():
            return text("stratego4-turn-arranged")


def _moved(event: PieceMoved) -> Text:
    values: dict[str, Value] = {"start": place_from(event.start), "to": way_to(event.to)}
    if event.flag is None:
        return Text("stratego4-turn-moved", values)
    if event.flag == event.seat:
        return Text("stratego4-turn-own-flag-moved", values)
    return Text("stratego4-turn-flag-moved", values | {"owner": Player(event.flag)})


def _fought(event: DuelFought | CannonFired) -> Text:
    values: dict[str, Value] = {"rival": Player(event.rival), "start": place_on(event.start)}
    if isinstance(event, CannonFired):
        values |= {"target": place_on(event.target), "victim": ranked(event.victim)}
        return Text("stratego4-turn-fired", values)
    values |= {"to": place_on(event.to), "winner": event.winner}
    values |= {"attacker": ranked(event.attacker), "defender": ranked(event.defender)}
    return Text("stratego4-turn-duel", values)


def _flag(event: FlagTaken | FlagLeft, mover: Seat) -> Text:
    """Return whose flag has another bearer, or none."""
    own = event.flag == mover
    values: dict[str, Value] = {} if own else {"owner": Player(event.flag)}
    if isinstance(event, FlagLeft):
        place = {"place": place_on(event.space)}
        key = "stratego4-turn-own-flag-left" if own else "stratego4-turn-flag-left"
        return Text(key, values | place)
    if event.seat == mover:
        return Text("stratego4-turn-own-flag-taken" if own else "stratego4-turn-flag-taken", values)
    return Text("stratego4-turn-own-flag-lost" if own else "stratego4-turn-flag-lost", values)


# Reasons for moves of Stratego 4, from what everybody sees: no secret rank.

_ALARMING: Final = 4
"""Greatest distance of a flag from the turret, in steps, that alarms the others."""


def reason(before: View, events: Sequence[Event], after: View) -> Text | None:
    """Return the reason for the move that these events tell; None if there is none."""
    for event in events:
        match event:
            case PieceMoved():
                return _for_moving(before, event, events, after)
            case DuelFought():
                return _for_attacking(before, event, events)
            case CannonFired():
                return _for_firing(before, event)
            case Recruited():
                return _for_recruiting(before, event)
            case ArmyReady():
                return text("stratego4-why-army")
            case _:
                continue
    return None


# --- moves ---------------------------------------------------------------------------------------


def _for_moving(before: View, event: PieceMoved, events: Sequence[Event], after: View) -> Text:
    if event.flag is not None:
        return _for_bearing(before, event, event.flag, after)
    found = _taken_flag(events)
    if found is not None:
        return found
    board, seat = _board(before), event.seat
    bearer = _frightening(before, seat)
    if bearer is not None and _nearer(board, event, bearer.space):
        steps = steps_between(board, bearer.space, board.turret)
        return text("stratego4-why-alarm", rival=Player(bearer.seat), steps=steps)
    if (known := _known_beside(before, seat, event.start)) is not None:
        return text("stratego4-why-away", rival=Player(known[0]), rank=ranked(known[1]))
    towards = _nearer(board, event, board.turret)
    return text("stratego4-why-castle" if towards else "stratego4-why-use")


def _for_bearing(before: View, event: PieceMoved, flag: Seat, after: View) -> Text:
    """Return the reason for moving a flag: to safety, to victory, or away from its owner."""
    if after.outcome is not None and event.seat in after.outcome.winners:
        return text("stratego4-why-won")
    if not are_together(before, event.seat, flag):
        return text("stratego4-why-held", owner=Player(flag))
    board = _board(before)
    if not _nearer(board, event, board.turret):
        return text("stratego4-why-flag-safe")
    steps = steps_between(board, event.to, board.turret)
    return text("stratego4-why-march", steps=steps)


def _taken_flag(events: Sequence[Event]) -> Text | None:
    """Return the reason for taking a flag, by its owner; None if none was taken."""
    taken = next((each for each in events if isinstance(each, FlagTaken)), None)
    if taken is None:
        return None
    if taken.flag == taken.seat:
        return text("stratego4-why-flag-back")
    return text("stratego4-why-held", owner=Player(taken.flag))


# --- duels and shots -----------------------------------------------------------------------------


def _for_attacking(before: View, event: DuelFought, events: Sequence[Event]) -> Text:
    found = _taken_flag(events)
    if found is not None:
        return found
    victim = _at(before, event.to)
    if victim.flag is not None:
        return text("stratego4-why-stop", owner=Player(victim.flag))
    if victim.rank is not None:
        return text("stratego4-why-known", rank=rank_name(victim.rank))
    return text("stratego4-why-duel" if before.options.memory else "stratego4-why-unknown")


def _for_firing(before: View, event: CannonFired) -> Text:
    victim = _at(before, event.target)
    if victim.flag is not None:
        return text("stratego4-why-stop", owner=Player(victim.flag))
    if victim.rank is not None:
        return text("stratego4-why-known", rank=rank_name(victim.rank))
    return text("stratego4-why-shot")


def _for_recruiting(before: View, event: Recruited) -> Text:
    strongest = max(before.seats[event.seat].lost)
    if event.rank == strongest:
        return text("stratego4-why-strongest")
    return text("stratego4-why-needed", rank=rank_name(event.rank))


# --- what is seen --------------------------------------------------------------------------------


def _board(view: View) -> Board:
    return board_for(len(view.seats))


def _at(view: View, space: Space) -> PieceView:
    return next(piece for piece in view.pieces if piece.space == space)


def _nearer(board: Board, event: PieceMoved, goal: Space) -> bool:
    return steps_between(board, event.to, goal) < steps_between(board, event.start, goal)


def _frightening(view: View, seat: Seat) -> PieceView | None:
    """Return the rival's piece nearest to victory with its flag, None if none is near."""
    board = _board(view)
    found = [
        (steps_between(board, piece.space, board.turret), piece)
        for piece in view.pieces
        if piece.flag is not None
        and are_together(view, piece.seat, piece.flag)
        and not are_together(view, piece.seat, seat)
    ]
    steps, piece = min(found, key=lambda each: each[0], default=(_ALARMING + 1, None))
    return piece if steps <= _ALARMING else None


def _known_beside(view: View, seat: Seat, space: Space) -> tuple[Seat, Rank] | None:
    """Return the rival and rank of the highest publicly known piece next to a space, or None."""
    beside = _board(view).beside[space]
    known = [
        (piece.rank, piece.seat)
        for piece in view.pieces
        if piece.space in beside
        and piece.rank is not None
        and not are_together(view, piece.seat, seat)
    ]
    if not known:
        return None
    rank, rival = max(known)
    return rival, rank


def tie_breaks(_view: View) -> tuple[Criterion, ...]:
    """Return none: only places count."""
    return ()
