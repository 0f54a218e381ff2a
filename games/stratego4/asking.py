"""Guided play of Stratego 4: an army to deploy, which piece, where to, what becomes of its flag."""

from collections.abc import Sequence
from typing import TypeAlias

from core.asking import Ask, Field, Form, Go, Menu, Option, Press, Style, UnknownStep, Where
from core.text import Text, text
from games.stratego4.board import Space
from games.stratego4.choices import (
    among,
    board_of,
    flag_name,
    flags_words,
    formation_name,
    formations,
    goals_of,
    grid_of,
    key_of,
    others_for,
    own_pieces,
    piece_at,
    piece_meant,
    piece_name,
    rank_icon,
    rank_of,
    ranks_of,
    reach_words,
    recruit_name,
    shots_of,
    space_named,
    target_name,
    target_words,
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
from games.stratego4.notation import parse
from games.stratego4.view import PieceView, Plan, View
from games.stratego4.words import place_on, way_to

Screen: TypeAlias = Ask[Move]

_BUTTONS_A_ROW = 5
_MIRRORED = "mirrored"


def ask(view: View, legal: Sequence[Move], where: Where) -> Screen | Form | Go[Move]:
    """What follows at a place; raises UnknownStep, and UnreadableMove for an army written wrong."""
    if where.step == "":
        return _beginning(view, legal)
    if view.phase == "deploying":
        return _deploying(view, where)
    return _acting(view, legal, where)


def go(view: View, moves: tuple[Move, ...]) -> Go[Move]:
    """A move as something about to be made."""
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
    """What the piece that was meant can do."""
    start = piece_meant(view, legal, typed)
    return None if start is None else _piece(view, legal, _own_piece(view, start))


def _beginning(view: View, legal: Sequence[Move]) -> Screen:
    """The pieces that can act; before the battle the army, after a duel the beaten."""
    if view.phase == "deploying":
        return _army(view)
    if view.phase == "recruiting":
        presses = tuple(_recruit_press(view, move) for move in among(legal, Recruit))
        starts = range(0, len(presses), _BUTTONS_A_ROW)
        return Ask(tuple(presses[start : start + _BUTTONS_A_ROW] for start in starts))
    return Ask(_piece_menu(view, legal))


def _recruit_press(view: View, move: Recruit) -> Press[Move]:
    going, icon = go(view, (move,)), rank_icon(move.rank)
    return Press(recruit_name(view, move), going, "success", at=_arrival(view), icon=icon)


def _arrival(view: View) -> str:
    """Where one's recruits come to stand."""
    assert view.viewer is not None, "the public recruits nobody"
    return f"space {key_of(board_of(view).recruitment[view.viewer])}"


# --- deploying -----------------------------------------------------------------------------------


def _deploying(view: View, where: Where) -> Screen | Form | Go[Move]:
    match where:
        case Where(step="formation", chosen=(*turned, key)) if turned in ([], [_MIRRORED]):
            return go(view, (_formation(key, mirror=bool(turned)),))
        case Where(step="swap", chosen=(first,)):
            return _swapping(view, _own_piece(view, _space(view, first)))
        case Where(step="other", chosen=(first, other)):
            able = {piece.space for piece in others_for(view, _space(view, first))}
            if _space(view, other) not in able:
                raise UnknownStep(other)
            return go(view, (parse(view, f"swap {first} {other}"),))
        case Where(step="ready", chosen=()):
            return _readying(view)
        case Where(step="grid", chosen=()):
            return _grid(view)
        case Where(step="arrange", chosen=(written,)):
            return go(view, (parse(view, f"arrange {' '.join(written.split())}"),))
    raise UnknownStep(where.step)


def _army(view: View) -> Screen:
    """Formations, pieces to swap, writing the army down, and being ready."""
    plain: list[Option] = []
    turned: list[Option] = []
    for key, mirror, move in formations():
        shown = text("stratego4-play-rows", rows=" / ".join(grid_of(move.ranks)))
        option = Option(key, formation_name(key, mirror=mirror), shown)
        (turned if mirror else plain).append(option)
    swap = Menu(
        "swap",
        tuple(map(_piece_option, own_pieces(view))),
        text("stratego4-play-swap"),
    )
    write = Press[Move](text("stratego4-play-grid-button"), Where("grid"), opens_form=True)
    ready = Press[Move](text("stratego4-play-ready-button"), _readying(view), "success")
    return Ask(
        (
            Menu("formation", tuple(plain), text("stratego4-play-formations")),
            Menu(
                "formation",
                tuple(turned),
                text("stratego4-play-formations-mirrored"),
                of=(_MIRRORED,),
            ),
            swap,
            (write, ready),
        )
    )


def _formation(key: str, *, mirror: bool) -> Arrange:
    found = next((m for k, turned, m in formations() if (k, turned) == (key, mirror)), None)
    if found is None:
        raise UnknownStep(key)
    return found


def _swapping(view: View, piece: PieceView) -> Screen:
    """The pieces that can change places with one."""
    others = others_for(view, piece.space)
    menu = Menu(
        "other",
        tuple(map(_piece_option, others)),
        text("stratego4-play-swap-with"),
        of=(key_of(piece.space),),
    )
    words = (text("stratego4-play-swap-which", piece=piece_name(piece)),)
    return Ask((menu,), words, Plan(piece.space, tuple(other.space for other in others)))


def _grid(view: View) -> Form:
    """Where an army is written down, rank by rank; it opens with the army as it stands."""
    label, hint = text("stratego4-play-grid-field"), text("stratego4-play-grid-field-hint")
    written = "\n".join(grid_of(ranks_of(view)))
    field = Field("ranks", label, written, many_lines=True, hint=hint)
    return Form("arrange", text("stratego4-play-grid-title"), (field,))


def _readying(view: View) -> Go[Move]:
    """A second thought before the army goes to battle."""
    bearer = piece_at(view, board_of(view).flags[view.viewer or 0])
    assert bearer is not None, "somebody stands on the flag space"
    words = (
        text("stratego4-play-ready-sure"),
        text("stratego4-play-ready-flag", piece=piece_name(bearer)),
    )
    label = text("stratego4-play-ready-sure-button")
    return Go((BeReady(),), label, words, style="danger", costly=True)


def _rows_told(move: Arrange) -> tuple[Text, ...]:
    return tuple(text("stratego4-play-rows", rows=row) for row in grid_of(move.ranks))


# --- moving, attacking, firing -------------------------------------------------------------------


def _acting(view: View, legal: Sequence[Move], where: Where) -> Screen | Go[Move]:
    match where:
        case Where(step="piece", chosen=(start,)):
            return _piece(view, legal, _own_piece(view, _space(view, start)))
        case Where(step="to" | "attack", chosen=(start, to)):
            return _going(view, _moves(view, legal, start, to))
        case Where(step="leave", chosen=(start, to)):
            found = [move for move in _moves(view, legal, start, to) if move.leave_flag]
            return _going(view, found)
        case Where(step="at", chosen=(start, to)):
            shot = FireCannon(_space(view, start), _space(view, to))
            if shot not in legal:
                raise UnknownStep(to)
            return go(view, (shot,))
        case Where(step="flags", chosen=()):
            return Ask(_leaving(view, legal), flags_words(view))
    raise UnknownStep(where.step)


def _piece_menu(view: View, legal: Sequence[Move]) -> tuple[Menu, ...]:
    able = {move.start for move in legal if isinstance(move, MovePiece | FireCannon)}
    options = tuple(
        _piece_option(piece, reach_words(view, legal, piece))
        for piece in own_pieces(view)
        if piece.space in able
    )
    return (Menu("piece", options, text("stratego4-play-pieces")),) if options else ()


def _piece_option(piece: PieceView, hint: Text | None = None) -> Option:
    key = key_of(piece.space)
    icon = rank_icon(rank_of(piece))
    return Option(key, piece_name(piece), hint, at=f"space {key}", icon=icon)


def _piece(view: View, legal: Sequence[Move], piece: PieceView) -> Screen:
    """Where a piece can go, what it can attack, what it can fire at."""
    start = piece.space
    goals, shots = goals_of(legal, start), shots_of(legal, start)
    if not goals and not shots:
        raise UnknownStep(key_of(start))
    words = [text("stratego4-play-where", piece=piece_name(piece))]
    if piece.flag is not None:
        words.append(text("stratego4-play-bears", flag=flag_name(view, piece.flag)))
    attacks = [at for at in goals if piece_at(view, at) is not None]
    free = [at for at in goals if piece_at(view, at) is None]
    menus = (
        ("at", "shots", shots),
        ("attack", "attacks", attacks),
        ("to", "targets", free),
    )
    rows = tuple(_target_menu(view, step, hint, start, at) for step, hint, at in menus if at)
    return Ask(rows, tuple(words), Plan(start, tuple(sorted({*goals, *shots}))))


def _target_menu(view: View, step: str, hint: str, start: Space, found: Sequence[Space]) -> Menu:
    options = tuple(_target_option(view, start, to) for to in found)
    return Menu(step, options, text(f"stratego4-play-{hint}"), (key_of(start),))


def _target_option(view: View, start: Space, to: Space) -> Option:
    key = key_of(to)
    piece = piece_at(view, to)
    icon = "" if piece is None else rank_icon(piece.rank)
    way = way_words(view, start, to)
    return Option(key, target_name(view, to), way, at=f"space {key}", icon=icon)


def _leaving(view: View, legal: Sequence[Move]) -> tuple[Menu, ...]:
    """For each of one's pieces that bears a flag, where it can go without it."""
    menus = []
    for piece in own_pieces(view):
        found = [m.to for m in among(legal, MovePiece) if m.leave_flag and m.start == piece.space]
        if found:
            options = tuple(_target_option(view, piece.space, to) for to in found)
            hint = text("stratego4-play-leave-with", piece=piece_name(piece))
            menus.append(Menu("leave", options, hint, (key_of(piece.space),)))
    return tuple(menus)


def _going(view: View, moves: Sequence[MovePiece]) -> Screen | Go[Move]:
    """The one way to go there, or a choice of what becomes of the flag."""
    if len(moves) == 1:
        return _moving(view, moves[0], moves)
    ways = [_moving(view, move, moves, said=True) for move in moves]
    presses = tuple(Press(way.label, way, way.style) for way in ways)
    back = Where("piece", (key_of(moves[0].start),))
    return Ask((presses,), ways[0].words, ways[0].plan, back)


def _moving(
    view: View, move: MovePiece, ways: Sequence[MovePiece], *, said: bool = False
) -> Go[Move]:
    """A move that is thought of: whom it attacks, and what becomes of the flag.

    ``ways``: all the ways to make it that are chosen from.
    """
    piece = _own_piece(view, move.start)
    attack = piece_at(view, move.to) is not None
    words = [*_attacked(view, piece, move.to)] if attack else [_moved(piece, move.to)]
    if piece.flag is not None:
        key = "only-leave" if all(way.leave_flag for way in ways) else "leave-sure"
        flag, place = flag_name(view, piece.flag), place_on(move.start)
        words.append(text(f"stratego4-play-{key}", flag=flag, place=place))
    style: Style = "danger" if attack else "success"
    plan, costly = Plan(move.start, (move.to,)), attack or piece.flag is not None
    label = _move_label(piece, move, attack=attack)
    return Go((move,), label, tuple(words), plan, style, costly=costly, said=said)


def _move_label(piece: PieceView, move: MovePiece, *, attack: bool) -> Text:
    """A bearer's button says what becomes of the flag."""
    if piece.flag is None:
        return text(f"stratego4-play-{'attack' if attack else 'move'}-button")
    return text(f"stratego4-play-{'leave' if move.leave_flag else 'take'}-button")


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
    """A shot that is thought of: it gives the cannon away."""
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
    label = text("stratego4-play-fire-button")
    return Go((shot,), label, tuple(words), plan, "danger", costly=True)


# --- the parts -----------------------------------------------------------------------------------


def _moves(view: View, legal: Sequence[Move], start: str, to: str) -> list[MovePiece]:
    """The ways to go there: with the flag and without it, if the piece bears one."""
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
    """One's own piece on a space."""
    piece = piece_at(view, space)
    if piece is None or piece.seat != view.viewer:
        raise UnknownStep(key_of(space))
    return piece
