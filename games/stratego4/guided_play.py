"""Guided play of Stratego 4: deploy an army; choose a piece, its target, and what its flag does."""

import re
from collections.abc import Sequence
from typing import Final, TypeAlias

import msgspec

from core.game import Seat
from core.guided_play import (
    CHANCE,
    Ask,
    Field,
    Form,
    Go,
    Menu,
    Option,
    Press,
    Style,
    UnknownStep,
    Where,
)
from core.rng import Rng
from core.texts import Text, text
from games.stratego4.armies import FORMATIONS, drawn, mirrored
from games.stratego4.board import Rank, Space
from games.stratego4.choices import (
    among,
    board_of,
    flag_name,
    formation_words,
    goals_of,
    grid_of,
    key_of,
    known_words,
    others_for,
    own_pieces,
    piece_at,
    piece_button,
    piece_meant,
    piece_name,
    rank_icon,
    rank_of,
    ranks_of,
    reach_words,
    recruit_name,
    space_named,
    target_name,
    target_words,
    way_of,
    way_words,
)
from games.stratego4.moves import (
    Arrange,
    BeReady,
    FireCannon,
    Move,
    MovePiece,
    Recruit,
    SwapPieces,
)
from games.stratego4.notation import ARRANGING, parse
from games.stratego4.texts import bearer_text, place_on, space_name, way_to
from games.stratego4.view import PieceView, Plan, View, are_together

Screen: TypeAlias = Ask[Move]
Presses: TypeAlias = tuple[Press[Move], ...]

MOST_TARGET_BUTTONS: Final = 15
"""A piece with more moves has a menu on the first screen, which takes no more presses."""

MOST_PIECE_BUTTONS: Final = 15
"""With more pieces that can act the first screen has a menu of them."""

_BUTTONS_A_ROW = 5

_DRAWN: Final = re.compile("[0-9a-f]{64}")
"""What stands for ``CHANCE`` when a button is used."""

_ROW: Final = "/"
"""Separates the rows of an army in the id of a button."""

_MOST_MENDED: Final = 60
"""The most characters of a wrong army offered for correction; an id has 100, an army 23."""


def ask(view: View, legal: Sequence[Move], where: Where) -> Screen | Form | Go[Move]:
    """Return what follows at a place. Raises UnknownStep, or UnreadableMove for a wrong army."""
    if where.step == "":
        return _beginning(view, legal)
    if view.phase == "deploying":
        return _deploying(view, where)
    return _acting(view, legal, where)


def go(view: View, moves: tuple[Move, ...]) -> Go[Move]:
    """Return the ``Go`` for one move."""
    (move,) = moves
    match move:
        case MovePiece():
            return _moving(view, move, (move,))
        case FireCannon():
            return _firing(view, move)
        case BeReady():
            return _readying(view)
        case Recruit():
            return Go(moves, recruit_name(view, move))
        case SwapPieces():
            first, second = key_of(move.first), key_of(move.second)
            label = text("stratego4-play-swap-sure", first=first, second=second)
            return Go(moves, label, plan=Plan(move.first, (move.second,)))
        case Arrange():
            return Go(moves, text("stratego4-play-arrange-sure"), _rows_told(move))


def instead(view: View, legal: Sequence[Move], typed: str) -> Screen | None:
    """Return the named piece's screen; while deploying, a form to correct the army."""
    if view.phase == "deploying":
        return _mending(typed)
    start = piece_meant(view, legal, typed)
    return None if start is None else _piece(view, legal, _own_piece(view, start))


def _beginning(view: View, legal: Sequence[Move]) -> Screen:
    """Return the first screen: pieces that can act, the own army, or the pieces to recruit."""
    if view.phase == "deploying":
        return _army(view)
    if view.phase == "recruiting":
        return Ask(_in_rows([_recruit_press(view, move) for move in among(legal, Recruit)]))
    return Ask((*_piece_rows(view, legal), *_far_menus(view, legal)))


def _recruit_press(view: View, move: Recruit) -> Press[Move]:
    going, icon = go(view, (move,)), rank_icon(move.rank)
    return Press(recruit_name(view, move), going, "success", at=_arrival(view), icon=icon)


def _arrival(view: View) -> str:
    """Return the painter's name of the space where the viewer's recruits appear."""
    assert view.viewer is not None, "the public recruits nobody"
    return f"space {key_of(board_of(view).recruitment[view.viewer])}"


# --- deploying -----------------------------------------------------------------------------------


def _deploying(view: View, where: Where) -> Screen | Form | Go[Move]:
    match where:
        case Where(step="swap", chosen=(first,)):
            return _swapping(view, _own_piece(view, _space(view, first)))
        case Where(step="other", chosen=(first, other)):
            able = {piece.space for piece in others_for(view, _space(view, first))}
            if _space(view, other) not in able:
                raise UnknownStep(other)
            return go(view, (parse(view, f"swap {first} {other}"),))
        case Where(step="typed", chosen=(line,)) if line.startswith("swap "):
            return _swapping(view, _own_piece(view, _space(view, line.removeprefix("swap "))))
        case Where(step="ready", chosen=()) | Where(step="typed", chosen=("ready",)):
            return _readying(view)
        case Where(step="grid", chosen=()):
            return _grid(grid_of(ranks_of(view)))
        case Where(step="grid", chosen=(written,)):
            return _grid(written.split(_ROW))
        case Where(step="arrange", chosen=(written,)):
            return go(view, (parse(view, f"arrange {' '.join(written.split())}"),))
    return go(view, (Arrange(_whole_army(view, where)),))


def _whole_army(view: View, where: Where) -> tuple[Rank, ...]:
    """Return a formation, the own army mirrored, or one that is drawn."""
    match where:
        case Where(step="formation", chosen=(key,)) if key in FORMATIONS:
            return FORMATIONS[key]
        case Where(step="mirror", chosen=()):
            return mirrored(ranks_of(view))
        case Where(step="draw", chosen=(word,)) if word == CHANCE or _DRAWN.fullmatch(word):
            return drawn(board_of(view), Rng(word.encode()))[0]
    raise UnknownStep(where.step)


def _army(view: View) -> Screen:
    """Return the screen of a deployment: formations, swaps, the army as text, and being ready."""
    ready_made = tuple(Option(key, *formation_words(key)) for key in FORMATIONS)
    swap = Menu(
        "swap",
        tuple(map(_piece_option, own_pieces(view))),
        text("stratego4-play-swap"),
    )
    write = Press[Move](text("stratego4-play-grid-button"), Where("grid"), opens_form=True)
    mirror = Press[Move](text("stratego4-play-mirror-button"), Where("mirror"))
    draw = Press[Move](text("stratego4-play-draw-button"), Where("draw", (CHANCE,)))
    ready = Press[Move](text("stratego4-play-ready-button"), _readying(view), "success")
    formation = Menu("formation", ready_made, text("stratego4-play-formations"))
    return Ask((formation, swap, (mirror, draw, write, ready)))


def _swapping(view: View, piece: PieceView) -> Screen:
    """Return the screen of the pieces that can change places with this one."""
    others = others_for(view, piece.space)
    menu = Menu(
        "other",
        tuple(map(_piece_option, others)),
        text("stratego4-play-swap-with"),
        of=(key_of(piece.space),),
    )
    words = (text("stratego4-play-swap-which", piece=piece_name(piece)),)
    return Ask((menu,), words, Plan(piece.space, tuple(other.space for other in others)))


def _mending(typed: str) -> Screen | None:
    """Return a screen with a button to the form, filled with the typed army; None if it is none.

    The army is stored in the button's id, so it loses blanks and signs with a meaning there.
    """
    first, *rest = typed.split(maxsplit=1) or ("",)
    army = "".join(rest) if first.lower() in ARRANGING else typed
    if not army.strip()[:1].isdigit():
        return None
    rows = ("".join(filter(_is_kept, row)) for row in army.splitlines())
    where = Where("grid", (_ROW.join(filter(None, rows))[:_MOST_MENDED],))
    again = Press[Move](text("stratego4-play-grid-again"), where, "primary", opens_form=True)
    return Ask(((again,),))


def _is_kept(sign: str) -> bool:
    return sign.isalnum() or sign in "./-"


def _grid(rows: Sequence[str]) -> Form:
    """Return the form for an army, rank by rank, filled with these rows."""
    label, hint = text("stratego4-play-grid-field"), text("stratego4-play-grid-field-hint")
    field = Field("ranks", label, "\n".join(rows), many_lines=True, hint=hint)
    return Form("arrange", text("stratego4-play-grid-title"), (field,))


def _readying(view: View) -> Go[Move]:
    """Return the confirmation of being ready."""
    words = (text("stratego4-play-ready-sure"), bearer_text(view, view.viewer or Seat(0)))
    label = text("stratego4-play-ready-sure-button")
    return Go((BeReady(),), label, words, style="danger", costly=True)


def _rows_told(move: Arrange) -> tuple[Text, ...]:
    return tuple(text("stratego4-play-rows", rows=row) for row in grid_of(move.ranks))


# --- moving, attacking, firing -------------------------------------------------------------------


def _acting(view: View, legal: Sequence[Move], where: Where) -> Screen | Go[Move]:
    match where:
        case Where(step="typed", chosen=(line,)):
            alone = line.removeprefix("move ").removeprefix("fire ")
            return _piece(view, legal, _own_piece(view, _space(view, alone)))
        case Where(step="piece", chosen=(start,)):
            return _piece(view, legal, _own_piece(view, _space(view, start)))
        case Where(step="to", chosen=(start, to)):
            return _going(view, _moves(view, legal, start, to))
    raise UnknownStep(where.step)


def _piece_rows(view: View, legal: Sequence[Move]) -> tuple[Presses | Menu, ...]:
    """Return a button for each piece that can act, or a menu where they are too many."""
    deeds = [move for move in legal if isinstance(move, MovePiece | FireCannon)]
    able, wins = {deed.start for deed in deeds}, {d.start for d in deeds if _wins(view, d)}
    pieces = [piece for piece in own_pieces(view) if piece.space in able]
    pieces.sort(key=lambda piece: piece.space not in wins)
    if len(pieces) <= MOST_PIECE_BUTTONS:
        return _in_rows([*map(_piece_press, pieces)])
    options = tuple(_piece_option(piece, reach_words(view, legal, piece)) for piece in pieces)
    return (Menu("piece", options, text("stratego4-play-pieces")),)


def _piece_press(piece: PieceView) -> Press[Move]:
    key, icon = key_of(piece.space), rank_icon(rank_of(piece))
    to = Where("piece", (key,))
    return Press(piece_button(piece), to, "primary", at=f"space {key}", icon=icon)


def _piece_option(piece: PieceView, hint: Text | None = None) -> Option:
    key = key_of(piece.space)
    icon = rank_icon(rank_of(piece))
    return Option(key, piece_name(piece), hint, at=f"space {key}", icon=icon)


def _far_menus(view: View, legal: Sequence[Move]) -> tuple[Menu, ...]:
    """Return a menu of moves for each piece with more targets than buttons, as shortcuts."""
    return tuple(
        msgspec.structs.replace(_target_menu(view, piece, goals), shortcut=True)
        for piece in own_pieces(view)
        if not _has_few_targets(legal, piece) and (goals := goals_of(legal, piece.space))
    )


def _has_few_targets(legal: Sequence[Move], piece: PieceView) -> bool:
    """Whether each target of a piece can have its own button."""
    return len(_deeds(legal, piece.space)) <= MOST_TARGET_BUTTONS


def _deeds(legal: Sequence[Move], start: Space) -> list[MovePiece | FireCannon]:
    """Return all actions of a piece: shots, then moves by target."""
    shots: list[MovePiece | FireCannon] = [s for s in among(legal, FireCannon) if s.start == start]
    moves = [move for move in among(legal, MovePiece) if move.start == start]
    return shots + sorted(moves, key=lambda move: (move.to, move.leave_flag))


def _piece(view: View, legal: Sequence[Move], piece: PieceView) -> Screen:
    """Return the screen of a piece: a button for each target, attacks in rows of their own.

    The page says what an attack or shot reveals and costs, so no confirmation follows, and the
    picture shows the piece and its targets alone, so that all fits a phone.
    """
    start = piece.space
    deeds = _deeds(legal, start)
    if not deeds:
        raise UnknownStep(key_of(start))
    wins = [deed for deed in deeds if _wins(view, deed)]
    fights = [deed for deed in deeds if _is_fight(view, deed)]
    others = [deed for deed in deeds if deed not in (*wins, *fights)]
    rows: tuple[Presses | Menu, ...] = _in_rows([_deed_press(view, deed) for deed in wins])
    rows += _in_rows([_deed_press(view, deed) for deed in fights])
    if _has_few_targets(legal, piece):
        rows += _in_rows([_deed_press(view, deed) for deed in others])
    else:
        rows += (_target_menu(view, piece, goals_of(legal, start)),)
    targets = sorted({_target(deed) for deed in deeds})
    words = (*_piece_words(view, piece), *_fight_words(view, fights))
    return Ask(rows, words, Plan(start, tuple(targets)), is_last=True)


def _piece_words(view: View, piece: PieceView) -> tuple[Text, ...]:
    where = text("stratego4-play-where", piece=piece_name(piece))
    if piece.flag is None:
        return (where,)
    return where, text("stratego4-play-bears", flag=flag_name(view, piece.flag))


def _fight_words(view: View, fights: Sequence[MovePiece | FireCannon]) -> tuple[Text, ...]:
    """Return what is known of the possible targets, and what a fight would reveal and cost."""
    if not fights:
        return ()
    shoots = any(isinstance(deed, FireCannon) for deed in fights)
    shots = (text("stratego4-play-fire-cost"),) if shoots else ()
    known = known_words(view, tuple(dict.fromkeys(map(_target, fights))))
    return (*known, text("stratego4-play-told"), *shots)


def _wins(view: View, deed: MovePiece | FireCannon) -> bool:
    """Whether a step flies a flag of the own side on the free turret, which wins. R-8.1, R-8.2."""
    turret = board_of(view).turret
    if isinstance(deed, FireCannon) or deed.to != turret or piece_at(view, turret) is not None:
        return False
    borne = None if deed.leave_flag else _own_piece(view, deed.start).flag
    flags = (borne, *(owner for space, owner in view.loose if space == turret))
    return any(are_together(view, view.viewer, flag) for flag in flags)


def _is_fight(view: View, deed: MovePiece | FireCannon) -> bool:
    return isinstance(deed, FireCannon) or piece_at(view, deed.to) is not None


def _target(deed: MovePiece | FireCannon) -> Space:
    return deed.target if isinstance(deed, FireCannon) else deed.to


def _deed_press(view: View, deed: MovePiece | FireCannon) -> Press[Move]:
    """Return a button that names the action, its target, and what happens to a flag.

    Whose piece is attacked stands in the words above: with long names the page would not fit a
    phone.
    """
    target = _target(deed)
    going, there = go(view, (deed,)), piece_at(view, target)
    label = _deed_label(view, deed, text("stratego4-play-target", space=space_name(target)))
    icon = "" if there is None else rank_icon(there.rank)
    style: Style = "danger" if _is_fight(view, deed) else "success"
    at = f"space {key_of(target)}"
    return Press(label, msgspec.structs.replace(going, said=True), style, at=at, icon=icon)


def _deed_label(view: View, deed: MovePiece | FireCannon, target: Text) -> Text:
    """Return what a button says that makes this move, attack or shot; ``target``: its name."""
    way = way_of(view, deed.start, _target(deed))
    return text(f"stratego4-play-{_deed_name(view, deed)}-to", target=target, way=way)


def _deed_name(view: View, deed: MovePiece | FireCannon) -> str:
    if isinstance(deed, FireCannon):
        return "fire"
    if _wins(view, deed):
        return "win"
    attacks = piece_at(view, deed.to) is not None
    if _own_piece(view, deed.start).flag is None:
        return "attack" if attacks else "move"
    bearing = "leave" if deed.leave_flag else "take"
    return f"{bearing}-attack" if attacks else bearing


def _in_rows(presses: Sequence[Press[Move]]) -> tuple[Presses, ...]:
    """Split the buttons into rows of at most five."""
    starts = range(0, len(presses), _BUTTONS_A_ROW)
    return tuple(tuple(presses[start : start + _BUTTONS_A_ROW]) for start in starts)


def _target_menu(view: View, piece: PieceView, found: Sequence[Space]) -> Menu:
    first = sorted(found, key=lambda to: not _wins(view, MovePiece(piece.space, to)))
    options = tuple(_target_option(view, piece.space, to) for to in first)
    said = text("stratego4-play-targets", piece=piece_name(piece))
    return Menu("to", options, said, (key_of(piece.space),))


def _target_option(view: View, start: Space, to: Space) -> Option:
    key = key_of(to)
    piece = piece_at(view, to)
    icon = "" if piece is None else rank_icon(piece.rank)
    way = way_words(view, start, to)
    return Option(key, target_name(view, to), way, at=f"space {key}", icon=icon)


def _going(view: View, moves: Sequence[MovePiece]) -> Screen | Go[Move]:
    """Return the only way to go there, or the screen to choose what happens to the flag."""
    if len(moves) == 1:
        return _moving(view, moves[0], moves)
    ways = [_moving(view, move, moves, said=True) for move in moves]
    presses = tuple(Press(way.label, way, way.style) for way in ways)
    back = Where("piece", (key_of(moves[0].start),))
    return Ask((presses,), ways[0].words, ways[0].plan, back)


def _moving(
    view: View, move: MovePiece, ways: Sequence[MovePiece], *, said: bool = False
) -> Go[Move]:
    """Return the ``Go`` of a move, with the piece it attacks and what happens to the flag.

    ``ways``: all the ways to make this move.
    """
    piece = _own_piece(view, move.start)
    attack = piece_at(view, move.to) is not None
    words = [*_attacked(view, piece, move.to)] if attack else [_moved(piece, move.to)]
    if piece.flag is not None:
        key = "only-leave" if all(way.leave_flag for way in ways) else "leave-sure"
        flag, place = flag_name(view, piece.flag), place_on(move.start)
        words.append(text(f"stratego4-play-{key}", flag=flag, place=place))
    words += [text("stratego4-play-wins")] * _wins(view, move)
    style: Style = "danger" if attack else "success"
    plan, costly = Plan(move.start, (move.to,)), attack or piece.flag is not None
    is_plain = not attack and piece.flag is None
    label = text("stratego4-play-move-button")
    if not is_plain:
        label = _deed_label(view, move, target_name(view, move.to))
    return Go((move,), label, tuple(words), plan, style, costly=costly, said=said)


def _moved(piece: PieceView, to: Space) -> Text:
    return text("stratego4-play-move-sure", piece=piece_name(piece), way=way_to(to))


def _attacked(view: View, piece: PieceView, to: Space) -> tuple[Text, ...]:
    target = target_name(view, to)
    return (
        text("stratego4-play-attack-sure", piece=piece_name(piece), target=target),
        target_words(view, to),
        text("stratego4-play-told"),
    )


def _firing(view: View, shot: FireCannon) -> Go[Move]:
    """Return the ``Go`` of a shot, which costs the cannon."""
    piece = _own_piece(view, shot.start)
    target = target_name(view, shot.target)
    words = [
        text("stratego4-play-fire-sure", piece=piece_name(piece), target=target),
        target_words(view, shot.target),
        text("stratego4-play-fire-cost"),
    ]
    if piece.flag is not None:
        flag, place = flag_name(view, piece.flag), place_on(shot.start)
        words.append(text("stratego4-play-fire-leaves", flag=flag, place=place))
    plan = Plan(shot.start, (shot.target,))
    label = _deed_label(view, shot, target)
    return Go((shot,), label, tuple(words), plan, "danger", costly=True)


# --- the parts -----------------------------------------------------------------------------------


def _moves(view: View, legal: Sequence[Move], start: str, to: str) -> list[MovePiece]:
    """Return the ways to go there: with the flag and without it, if the piece bears one."""
    way = _space(view, start), _space(view, to)
    found = [move for move in among(legal, MovePiece) if (move.start, move.to) == way]
    if not found:
        raise UnknownStep(to)
    return found


def _space(view: View, key: str) -> Space:
    found = space_named(view, key)
    if found is None:
        raise UnknownStep(key)
    return found


def _own_piece(view: View, space: Space) -> PieceView:
    """Return the viewer's own piece on a space. Raises UnknownStep."""
    piece = piece_at(view, space)
    if piece is None or piece.seat != view.viewer:
        raise UnknownStep(key_of(space))
    return piece
