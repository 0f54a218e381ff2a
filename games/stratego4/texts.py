"""Texts of Stratego 4 (core.texts.Words): keys of ``locales/*/stratego4.ftl``."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Final

from core.game import Seat
from core.texts import Facts, Importance, Line, Listing, Names, Player, Text, Value, lines, text
from games.stratego4.armies import FORMATIONS
from games.stratego4.board import (
    MOST_RETURNS,
    RANK_NAMES,
    RANKS,
    RING_NAME,
    SLIDER,
    SLOW_ROUNDS,
    SPACE_NAMES,
    TURRET_NAME,
    Rank,
    Space,
    board_for,
    rank_name,
)
from games.stratego4.moves import (
    ArmyArranged,
    ArmyLost,
    ArmyReady,
    Arrange,
    BattleBegan,
    BeReady,
    CannonFired,
    DeploymentBegan,
    DuelFought,
    Event,
    FireCannon,
    FlagLeft,
    FlagTaken,
    GameEnded,
    Move,
    MovePiece,
    PieceMoved,
    Recruit,
    RecruitDue,
    Recruited,
    RecruitLost,
    Resigned,
    SliderMoved,
    SwapPieces,
    TurnSkipped,
)
from games.stratego4.view import LastAction, PieceView, Plan, View

# -- Names -------------------------------------------------------------------------------------


def ranked(rank: Rank) -> Text:
    """Return a rank with its number: "captain (6)"."""
    return text("stratego4-ranked", rank=rank_name(rank), number=int(rank))


def space_name(space: Space) -> Text:
    """Return a space by its name: "f4", "the ring"."""
    return text("stratego4-space", space=SPACE_NAMES[space])


_WORDS: Final = (
    *("move", "fire", "leave", "flag", "recruit", "arrange", "swap", "ready"),
    *(RING_NAME, TURRET_NAME),
)

NAMES: Final[Names] = (
    *((rank_name(rank), RANK_NAMES[rank - 1]) for rank in RANKS),
    *((text(f"stratego4-typed-{word}"), word) for word in _WORDS),
    (text("stratego4-typed-nothing"), ""),
)
"""What may be typed: ranks, verbs, the flag, the two spaces of the castle."""


def place_on(space: Space) -> Text:
    """Return a space with its preposition: "on f4", "on the ring"."""
    return text("stratego4-on", space=SPACE_NAMES[space])


def place_from(space: Space) -> Text:
    """Return a space with its preposition: "from f4", "from the ring"."""
    return text("stratego4-from", space=SPACE_NAMES[space])


def way_to(space: Space) -> Text:
    """Return a space with its preposition: "to f4", "to the ring"."""
    return text("stratego4-to", space=SPACE_NAMES[space])


# -- Events ------------------------------------------------------------------------------------

FACTS: Final[Facts] = {}


def event_text(event: Event) -> Text:
    """Return one sentence that tells an event."""
    match event:
        case GameEnded():
            return text(f"stratego4-end-{event.reason}")
        case DeploymentBegan():
            return text("stratego4-event-deployment-began")
        case PieceMoved():
            return _moved_text(event)
        case DuelFought() | CannonFired():
            return _fought_text(event)
        case FlagLeft() | FlagTaken():
            return _flag_text(event)
        case SliderMoved() | RecruitDue() | RecruitLost() | Recruited():
            return _recruiting_text(event)
        case _:
            return _told_of_seat(event)


def _moved_text(event: PieceMoved) -> Text:
    values: dict[str, Value] = {"player": Player(event.seat)}
    values |= {"start": place_from(event.start), "to": way_to(event.to)}
    if event.flag is None:
        return Text("stratego4-event-piece-moved", values)
    if event.flag == event.seat:
        return Text("stratego4-event-own-flag-moved", values)
    return Text("stratego4-event-flag-moved", values | {"owner": Player(event.flag)})


def _fought_text(event: DuelFought | CannonFired) -> Text:
    player, rival = Player(event.seat), Player(event.rival)
    match event:
        case DuelFought():
            return text(
                "stratego4-event-duel-fought",
                player=player,
                rival=rival,
                start=place_on(event.start),
                to=place_on(event.to),
                attacker=ranked(event.attacker),
                defender=ranked(event.defender),
                winner=event.winner,
            )
        case CannonFired():
            return text(
                "stratego4-event-cannon-fired",
                player=player,
                rival=rival,
                start=place_on(event.start),
                target=place_on(event.target),
                victim=ranked(event.victim),
            )


def _flag_text(event: FlagLeft | FlagTaken) -> Text:
    values: dict[str, Value] = {"player": Player(event.seat), "place": place_on(event.space)}
    if isinstance(event, FlagTaken):
        values["source"] = event.source
    what = "flag-left" if isinstance(event, FlagLeft) else "flag-taken"
    if event.flag == event.seat:
        return Text(f"stratego4-event-own-{what}", values)
    return Text(f"stratego4-event-{what}", values | {"owner": Player(event.flag)})


def _recruiting_text(event: SliderMoved | RecruitDue | RecruitLost | Recruited) -> Text:
    player = Player(event.seat)
    match event:
        case SliderMoved():
            return text("stratego4-event-slider-moved", player=player, value=SLIDER[event.value])
        case RecruitDue():
            return text("stratego4-event-recruit-due", player=player, cause=event.cause)
        case RecruitLost():
            why, cause = event.why, event.cause
            return text("stratego4-event-recruit-lost", player=player, why=why, cause=cause)
        case Recruited():
            rank, place = ranked(event.rank), place_on(event.space)
            return text("stratego4-event-recruited", player=player, rank=rank, place=place)


def _told_of_seat(
    event: ArmyArranged | ArmyReady | BattleBegan | TurnSkipped | ArmyLost | Resigned,
) -> Text:
    match event:
        case BattleBegan():
            return text("stratego4-event-battle-began", player=Player(event.first))
        case ArmyReady():
            player, waiting = Player(event.seat), event.waiting
            return text("stratego4-event-army-ready", player=player, waiting=waiting)
        case ArmyArranged():
            return text("stratego4-event-army-arranged", player=Player(event.seat))
        case TurnSkipped():
            return text("stratego4-event-turn-skipped", player=Player(event.seat))
        case ArmyLost():
            return text("stratego4-event-army-lost", player=Player(event.seat))
        case Resigned():
            return text("stratego4-event-resigned", player=Player(event.seat))


# -- Moves and prompts -------------------------------------------------------------------------


def move_text(view: View, move: Move) -> Text:  # noqa: ARG001
    """Return a short label of a move."""
    match move:
        case Arrange():
            return text("stratego4-move-arrange", rows=_digits(move.ranks))
        case SwapPieces():
            first, second = space_name(move.first), space_name(move.second)
            return text("stratego4-move-swap", first=first, second=second)
        case BeReady():
            return text("stratego4-move-ready")
        case MovePiece():
            key = "stratego4-move-leave" if move.leave_flag else "stratego4-move"
            return text(key, start=place_from(move.start), to=way_to(move.to))
        case FireCannon():
            target = SPACE_NAMES[move.target]
            return text("stratego4-move-fire", start=place_from(move.start), target=target)
        case Recruit():
            return text("stratego4-move-recruit", rank=ranked(move.rank))


_ROWS = (slice(0, 7), slice(7, 13), slice(13, 20))
"""The rows of a zone without its recruitment space."""


def _digits(ranks: Sequence[Rank]) -> str:
    """Return the rows of a deployment from the front: "7453341 953286 5343411"."""
    return " ".join("".join(map(str, ranks[row])) for row in _ROWS)


def prompt_text(view: View) -> Text:
    """Return what the seat to act may do now."""
    if view.phase == "recruiting" and view.turn is not None:
        ranks = dict.fromkeys(view.seats[view.turn].lost)
        place = place_on(board_for(len(view.seats)).recruitment[view.turn])
        beaten = Listing(tuple(map(ranked, ranks)))
        return text("stratego4-prompt-recruiting", beaten=beaten, place=place)
    return text(f"stratego4-prompt-{view.phase}")


# -- The board in words ------------------------------------------------------------------------


def progress_text(view: View) -> Text | None:
    """Return the round of the battle, or the number of deployed armies."""
    if view.outcome is not None:
        return None
    if view.phase == "deploying":
        armies = [seat for seat in view.seats if not seat.out]
        ready = sum(seat.ready for seat in armies)
        return text("stratego4-progress-deploying", count=ready, most=len(armies))
    return text("stratego4-progress", round=view.round)


def board_text(view: View) -> tuple[Line, ...]:
    """Return everything public in lines: armies, flags, the last action, whose turn it is."""
    return tuple(_board_lines(view))


def _board_lines(view: View) -> Iterator[Line]:
    if view.options.teams:
        one, other = _people((Seat(0), Seat(2))), _people((Seat(1), Seat(3)))
        yield Line(text("stratego4-board-teams", one=one, other=other), Importance.SCORE)
    if view.phase == "deploying":
        yield from lines(Importance.TURN, _deploying_lines(view))
        if view.viewer is None:  # only ``reveal`` shows these pieces
            for seat in map(Seat, range(len(view.seats))):
                yield from lines(Importance.BOARD, _piece_lines(view, seat))
        return
    yield Line(text("stratego4-board-round", round=view.round), Importance.TURN)
    for seat in map(Seat, range(len(view.seats))):
        yield Line(_seat_line(view, seat), Importance.SCORE)
        yield from lines(Importance.BOARD, _piece_lines(view, seat))
        if beaten := view.seats[seat].lost:
            lost = text("stratego4-board-lost", player=Player(seat), beaten=_beaten(beaten))
            yield Line(lost, Importance.REST)
    yield from lines(Importance.SCORE, _flag_lines(view))
    if view.last is not None:
        yield Line(_last_text(view.last), Importance.LAST)
    yield from lines(Importance.TURN, _end_lines(view))


def plan_text(view: View, plan: Plan) -> Text:
    """Return the selected piece and its targets, or the pieces to choose from; and the marks."""
    if not plan.marks:
        return _thought_of(view, plan)
    taken_for = (
        text("stratego4-plan-mark", place=space_name(space), rank=ranked(rank))
        for space, rank in plan.marks
    )
    marks = text("stratego4-plan-marks", marks=Listing(tuple(taken_for)))
    if plan.selected is None and not plan.targets:
        return marks
    return text("stratego4-plan-and-marks", plan=_thought_of(view, plan), marks=marks)


def _thought_of(view: View, plan: Plan) -> Text:
    values: dict[str, Value] = {"count": len(plan.targets)}
    values["targets"] = Listing(tuple(map(space_name, plan.targets)))
    if plan.selected is None:
        return Text("stratego4-plan-choose", values)
    key = "stratego4-plan-swap" if view.phase == "deploying" else "stratego4-plan"
    return Text(key, values | {"start": space_name(plan.selected)})


def _people(seats: Iterable[Seat]) -> Listing:
    return Listing(tuple(map(Player, seats)))


def _deploying_lines(view: View) -> Iterator[Text]:
    armies = [(Seat(seat), seen.ready) for seat, seen in enumerate(view.seats) if not seen.out]
    ready = [seat for seat, is_ready in armies if is_ready]
    deploying = [seat for seat, is_ready in armies if not is_ready]
    if ready:
        yield text("stratego4-board-ready", people=_people(ready))
    yield text("stratego4-board-deploying", people=_people(deploying))
    for seat, seen in enumerate(view.seats):
        if seen.out:
            yield _seat_line(view, Seat(seat))


def _seat_line(view: View, seat: Seat) -> Text:
    of_seat, player = view.seats[seat], Player(seat)
    if of_seat.out:
        key = "stratego4-board-resigned" if of_seat.resigned else "stratego4-board-out"
        return text(key, player=player)
    pieces, slider = of_seat.pieces, SLIDER[of_seat.slider]
    return text("stratego4-board-seat", player=player, pieces=pieces, slider=slider)


def _piece_lines(view: View, seat: Seat) -> Iterator[Text]:
    """Iterate over where the pieces of a seat stand."""
    player = Player(seat)
    own = [piece for piece in view.pieces if piece.seat == seat]
    known = [piece for piece in own if _is_known(view, piece)]
    if known:
        yield text("stratego4-board-known", player=player, pieces=_by_rank(known))
    for key, moved in (("moved", True), ("unmoved", False)):
        hidden = [p for p in own if p.moved == moved and not _is_known(view, p)]
        if hidden:
            places = Listing(tuple(map(_hidden_place, hidden)))
            yield Text(f"stratego4-board-{key}", {"player": player, "places": places})


def _is_known(view: View, piece: PieceView) -> bool:
    """Whether the board's text tells the rank; the viewer's secret ranks are in the hand's."""
    if piece.rank is None:
        return False
    return piece.told or piece.seat != view.viewer or view.phase == "over"


def _by_rank(pieces: Iterable[PieceView]) -> Listing:
    """Return pieces of known rank with their spaces, highest rank first."""
    highest_first = sorted(pieces, key=lambda piece: (-(piece.rank or 0), piece.space))
    return Listing(tuple(map(_piece_text, highest_first)))


def _piece_text(piece: PieceView) -> Text:
    if piece.rank is None:
        return space_name(piece.space)
    return text("stratego4-board-piece", rank=ranked(piece.rank), place=place_on(piece.space))


def _hidden_place(piece: PieceView) -> Text:
    """Return the space of a piece of unknown rank, and its longest known move."""
    place = space_name(piece.space)
    if piece.turned:
        return text("stratego4-board-place-turned", place=place)
    if piece.longest > 1:
        return text("stratego4-board-place-straight", place=place, steps=piece.longest)
    return place


def _beaten(lost: Sequence[Rank]) -> Listing:
    counts = ((rank, len(list(same))) for rank, same in groupby(lost))
    return Listing(
        tuple(text("stratego4-board-count", rank=ranked(rank), count=n) for rank, n in counts)
    )


def _flag_lines(view: View) -> Iterator[Text]:
    for owner, flag in enumerate(view.flags):
        if flag.space is None:
            continue
        key = "stratego4-board-flag" if flag.bearer is not None else "stratego4-board-flag-lies"
        place, bearer = place_on(flag.space), Player(flag.last_bearer)
        yield text(key, owner=Player(owner), place=place, bearer=bearer)


def _last_text(last: LastAction) -> Text:
    """Return the last move, duel or shot, as it was told."""
    return text("stratego4-board-last", what=_told_last(last))


def _told_last(last: LastAction) -> Text:
    start, to, winner = last.path[0], last.path[-1], last.winner
    if last.rival is None or last.attacker is None or last.defender is None or winner is None:
        return _moved_text(PieceMoved(last.seat, start, to, None))
    if last.kind == "shot":
        return _fought_text(CannonFired(last.seat, start, to, last.rival, last.defender))
    ranks = last.attacker, last.rival, last.defender
    return _fought_text(DuelFought(last.seat, start, to, *ranks, winner))


def _end_lines(view: View) -> Iterator[Text]:
    if view.turn is None:
        yield text("stratego4-board-over")
        return
    if view.options.slow_start and view.round <= SLOW_ROUNDS:
        yield text("stratego4-board-slow-start", round=SLOW_ROUNDS + 1)
    left = view.quiet_turns_to_end - view.quiet_turns
    if left <= view.quiet_turns:
        yield text("stratego4-board-quiet", count=view.quiet_turns, left=left)
    player = Player(view.turn)
    if view.phase != "recruiting":
        yield text("stratego4-board-turn", player=player)
    elif view.next_turn is None:
        yield text("stratego4-board-recruiting", player=player)
    else:
        following = Player(view.next_turn)
        yield text("stratego4-board-recruiting-then", player=player, following=following)


# -- The own army in words ---------------------------------------------------------------------


def hand_text(view: View) -> tuple[Line, ...]:
    """Return the viewer's army with its ranks, row by row of its zone, then outside of it."""
    if view.viewer is None:
        return ()
    return tuple(lines(Importance.HAND, _hand_lines(view, view.viewer)))


def _hand_lines(view: View, viewer: Seat) -> Iterator[Text]:
    army = {piece.space: piece for piece in view.pieces if piece.seat == viewer}
    if not army:
        return
    yield _army_text(view, viewer, tuple(army.values()))
    board = board_for(len(view.seats))
    if view.phase == "deploying" and not view.seats[viewer].out:
        yield text("stratego4-hand-places", free=space_name(board.recruitment[viewer]))
    zone = list(board.zones[viewer])
    front, middle, back = (zone[row] for row in _ROWS)
    middle.insert(len(middle) // 2, board.recruitment[viewer])
    for name, row in (("front", front), ("middle", middle), ("back", back)):
        if standing := [army.pop(space) for space in row if space in army]:
            pieces = Listing(tuple(map(_piece_text, standing)))
            yield Text(f"stratego4-hand-{name}", {"pieces": pieces})
    if army:
        yield text("stratego4-hand-field", pieces=_by_rank(army.values()))
    yield from _return_lines(view, viewer)


def _army_text(view: View, viewer: Seat, army: Sequence[PieceView]) -> Text:
    """Return the first line, which must be enough where a picture shows the rest."""
    if view.phase == "deploying" and not view.seats[viewer].out:
        return _deployment_text(view, viewer, army)
    if view.options.memory or view.phase == "over":
        return text("stratego4-hand-army", count=len(army))
    hidden = sum(not piece.told for piece in army)
    return text("stratego4-hand-army-hidden", count=len(army), hidden=hidden)


def _deployment_text(view: View, viewer: Seat, army: Sequence[PieceView]) -> Text:
    """Return whether the viewer is ready, the formation if it is ready-made, and the bearer."""
    bearer = bearer_text(view, viewer)
    if view.seats[viewer].ready:
        return text("stratego4-hand-ready", bearer=bearer)
    ranks = {piece.space: piece.rank for piece in army}
    standing = tuple(ranks.get(space) for space in board_for(len(view.seats)).zones[viewer])
    for key, formation in FORMATIONS.items():
        if standing == formation:
            named = text(f"stratego4-formation-{key}")
            return text("stratego4-hand-deploying-as", formation=named, bearer=bearer)
    return text("stratego4-hand-deploying", bearer=bearer)


def bearer_text(view: View, viewer: Seat) -> Text:
    """Return which of the viewer's pieces will carry the flag: that on its flag space."""
    place = board_for(len(view.seats)).flags[viewer]
    (rank,) = (piece.rank for piece in view.pieces if piece.space == place)
    assert rank is not None, "everybody knows their own pieces"
    return text("stratego4-hand-bearer", rank=ranked(rank), place=place_on(place))


def _return_lines(view: View, viewer: Seat) -> Iterator[Text]:
    for piece in view.pieces:
        if piece.seat == viewer and piece.returns >= MOST_RETURNS and piece.came_from is not None:
            yield text(
                "stratego4-hand-no-return",
                place=place_on(piece.space),
                back=way_to(piece.came_from),
                count=piece.returns,
            )
