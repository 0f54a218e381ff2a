"""Summaries of turns of Stratego 4, in one line each (core.turn_summaries)."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from core.game import Seat
from core.translatable_text import Listing, Player, Text, Value, text
from core.turn_summaries import Turn
from games.stratego4.events import (
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
