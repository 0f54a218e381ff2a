"""Playing Stratego 4 with buttons and menus: which piece, where to, what becomes of its flag."""

import re
from collections.abc import Sequence
from typing import Any, TypeAlias, TypeVar

import discord
from discord import ui

from cogs.ui import stratego4_deploying as deploying
from cogs.ui.layout import Rows
from cogs.ui.steps import MENU_LIMIT, OPTION_LIMIT, Question, Say, Step
from cogs.ui.stratego4_words import (
    Names,
    flag_name,
    key_of,
    lost_name,
    own_pieces,
    piece_at,
    piece_name,
    space_named,
    target_name,
    target_words,
)
from core.text import Locale, Text, text
from games.stratego4.board import Rank, Space
from games.stratego4.moves import FireCannon, Move, MovePiece, Recruit
from games.stratego4.notation import notate
from games.stratego4.view import PieceView, Plan, View
from games.stratego4.words import place_on, way_to
from i18n import Translator
from tables.service import Look

GAME = deploying.GAME

Shown: TypeAlias = tuple[Sequence[Text], Rows, Plan | None]
"""What is said above the picture, what can be pressed below it, what the picture marks."""

AnyMove = TypeVar("AnyMove", bound=Move)

_BUTTONS_A_ROW = 5


class Stratego4Controls:
    """Lays out what a seat may do now."""

    def __init__(self, translator: Translator) -> None:
        self._translator = translator

    def say(self, locale: Locale) -> Say:
        """Says the game's texts in this language; people stand in them by name already."""
        said: Say = self._translator.voice(locale).say
        return said

    def controls(self, look: Look, locale: Locale) -> Rows:
        """The pieces that can act; before the battle the army, after a duel the beaten."""
        if look.asked is None:
            return ()
        question, say = Question(look.table.code, look.asked), self.say(locale)
        if look.view.phase == "deploying":
            return deploying.rows(look, question, say)
        if look.view.phase == "recruiting":
            return self._recruit_rows(look, question, say)
        return self._piece_rows(look, question, say)

    def piece(
        self, look: Look, question: Question, start: Space, names: Names, locale: Locale
    ) -> Shown:
        """Where a piece can go, what it can attack, what it can fire at."""
        say, view = self.say(locale), look.view
        piece = _own_piece(view, start)
        goals, shots = goals_of(look, start), shots_of(look, start)
        targets = tuple(sorted({*goals, *shots}))
        rows = [*self.target_rows(look, question, start, names, say), _row(_back(question, say))]
        words = [text("stratego4-play-where", piece=piece_name(piece))]
        if piece.flag is not None:
            flag = flag_name(view, piece.flag, names)
            words.append(text("stratego4-play-bears", flag=flag))
        return words, rows, Plan(start, targets)

    def target_rows(
        self, look: Look, question: Question, start: Space, names: Names, say: Say
    ) -> list[ui.ActionRow[Any]]:
        """Menus of what a piece can do: shots, attacks, then free spaces."""
        view, goals = look.view, goals_of(look, start)
        attacks = [at for at in goals if piece_at(view, at) is not None]
        free = [at for at in goals if piece_at(view, at) is None]
        menus = (
            ("at", "shots", shots_of(look, start)),
            ("attack", "attacks", attacks),
            ("to", "targets", free),
        )
        return [
            _row(self._target_menu(view, step, hint, start, batch, names, question, say))
            for step, hint, found in menus
            for batch in _batches(found)
        ]

    def move(
        self,
        look: Look,
        question: Question,
        moves: Sequence[MovePiece],
        names: Names,
        locale: Locale,
    ) -> Shown:
        """A move that is thought of: whom it attacks, and what becomes of the flag."""
        say, view, move = self.say(locale), look.view, moves[0]
        piece = _own_piece(view, move.start)
        named = piece_name(piece)
        if piece_at(view, move.to) is None:
            words = [text("stratego4-play-move-sure", piece=named, way=way_to(move.to))]
        else:
            target = target_name(view, move.to, names)
            words = [
                text("stratego4-play-attack-sure", piece=named, target=target),
                target_words(view, move.to, names),
                text("stratego4-play-told"),
            ]
        if piece.flag is not None:
            key = "only-leave" if all(one.leave_flag for one in moves) else "leave-sure"
            flag, place = flag_name(view, piece.flag, names), place_on(move.start)
            words.append(text(f"stratego4-play-{key}", flag=flag, place=place))
        buttons = [self._move_button(view, one, question, say) for one in moves]
        rows = (_row(*buttons, _back(question, say)),)
        return words, rows, Plan(move.start, (move.to,))

    def shot(
        self, look: Look, question: Question, shot: FireCannon, names: Names, locale: Locale
    ) -> Shown:
        """A shot that is thought of: it gives the cannon away."""
        say, view = self.say(locale), look.view
        piece = _own_piece(view, shot.start)
        target = target_name(view, shot.target, names)
        words = [
            text("stratego4-play-fire-sure", piece=piece_name(piece), target=target),
            target_words(view, shot.target, names),
            text("stratego4-play-fire-cost"),
        ]
        if piece.flag is not None:
            flag, place = flag_name(view, piece.flag, names), place_on(shot.start)
            words.append(text("stratego4-play-fire-leaves", flag=flag, place=place))
        label = say(text("stratego4-play-fire-button"))
        button = go_button(shot, question, label, discord.ButtonStyle.danger)
        return words, (_row(button, _back(question, say)),), Plan(shot.start, (shot.target,))

    def leaving(self, look: Look, question: Question, names: Names, locale: Locale) -> Rows:
        """For each of one's pieces that bears a flag, where it can go without it."""
        say, rows = self.say(locale), []
        for piece in own_pieces(look.view):
            moves = moves_among(look, MovePiece)
            found = [m.to for m in moves if m.leave_flag and m.start == piece.space]
            hint = say(text("stratego4-play-leave-with", piece=piece_name(piece)))
            for batch in _batches(found):
                options = [self._target_option(look.view, to, names, say) for to in batch]
                of = f"{key_of(piece.space)} {key_of(batch[0])}"
                rows.append(_row(Step.menu(GAME, "leave", question, options, hint, of=of)))
        return rows

    # --- the parts ---------------------------------------------------------------------------

    def _piece_rows(self, look: Look, question: Question, say: Say) -> Rows:
        view = look.view
        able = {m.start for m in look.legal if isinstance(m, MovePiece | FireCannon)}
        options = [
            discord.SelectOption(
                label=say(piece_name(piece))[:OPTION_LIMIT],
                description=say(_reach(look, piece))[:OPTION_LIMIT],
                value=key_of(piece.space),
            )
            for piece in own_pieces(view)
            if piece.space in able
        ]
        if not options:
            return ()
        menu = Step.menu(GAME, "piece", question, options, say(text("stratego4-play-pieces")))
        return (_row(menu),)

    def _recruit_rows(self, look: Look, question: Question, say: Say) -> Rows:
        lost = look.view.seats[look.view.viewer].lost
        buttons = [
            go_button(move, question, say(lost_name(move.rank, lost.count(move.rank))))
            for move in moves_among(look, Recruit)
        ]
        starts = range(0, len(buttons), _BUTTONS_A_ROW)
        return [_row(*buttons[start : start + _BUTTONS_A_ROW]) for start in starts]

    def _target_menu(
        self,
        view: View,
        step: str,
        hint: str,
        start: Space,
        batch: Sequence[Space],
        names: Names,
        question: Question,
        say: Say,
    ) -> Step:
        options = [self._target_option(view, to, names, say) for to in batch]
        of = f"{key_of(start)} {key_of(batch[0])}"
        words = say(text(f"stratego4-play-{hint}"))
        return Step.menu(GAME, step, question, options, words, of=of)

    def _target_option(self, view: View, to: Space, names: Names, say: Say) -> discord.SelectOption:
        return discord.SelectOption(
            label=say(target_name(view, to, names))[:OPTION_LIMIT],
            description=say(target_words(view, to, names))[:OPTION_LIMIT],
            value=key_of(to),
        )

    def _move_button(self, view: View, move: MovePiece, question: Question, say: Say) -> Step:
        """Attacks are red; a bearer's buttons say what becomes of the flag."""
        attack = piece_at(view, move.to) is not None
        style = discord.ButtonStyle.danger if attack else discord.ButtonStyle.success
        if _own_piece(view, move.start).flag is None:
            label = text(f"stratego4-play-{'attack' if attack else 'move'}-button")
        elif move.leave_flag:
            label = text("stratego4-play-leave-button")
        else:
            label = text("stratego4-play-take-button")
        return go_button(move, question, say(label), style)


def go_button(
    move: Move,
    question: Question,
    label: str,
    style: discord.ButtonStyle = discord.ButtonStyle.success,
) -> Step:
    """The button that makes this move."""
    return Step.button(GAME, "go", question, notate(move), label, style)


def _row(*parts: Step) -> ui.ActionRow[Any]:
    row: ui.ActionRow[Any] = ui.ActionRow(*parts)
    return row


def _back(question: Question, say: Say) -> Step:
    return Step.button(GAME, "back", question, "", say(text("stratego4-play-back-button")))


def _batches(found: Sequence[Space]) -> list[Sequence[Space]]:
    """As many menus as the spaces need."""
    return [found[start : start + MENU_LIMIT] for start in range(0, len(found), MENU_LIMIT)]


# --- what can be done ----------------------------------------------------------------------------


def moves_among(look: Look, kind: type[AnyMove]) -> list[AnyMove]:
    """The legal moves of one kind, in their order."""
    return [move for move in look.legal if isinstance(move, kind)]


def able_pieces(look: Look) -> list[PieceView]:
    """One's own pieces that can move or attack, the highest first."""
    able = {move.start for move in moves_among(look, MovePiece)}
    return [piece for piece in own_pieces(look.view) if piece.space in able]


def loaded_cannons(look: Look) -> list[PieceView]:
    """One's own cannons that have a target."""
    able = {shot.start for shot in moves_among(look, FireCannon)}
    return [piece for piece in own_pieces(look.view) if piece.space in able]


def moves_to(look: Look, start: Space, to: Space) -> list[MovePiece]:
    """The ways to go there: with the flag and without it, if the piece bears one."""
    return [m for m in moves_among(look, MovePiece) if (m.start, m.to) == (start, to)]


def goals_of(look: Look, start: Space) -> list[Space]:
    """The spaces a piece can move to or attack, each once."""
    return sorted({move.to for move in moves_among(look, MovePiece) if move.start == start})


def shots_of(look: Look, start: Space) -> list[Space]:
    """The spaces a cannon can fire at."""
    return [shot.target for shot in moves_among(look, FireCannon) if shot.start == start]


def piece_named(look: Look, typed: str) -> Space | None:
    """The first space that was written, if a piece of one's own on it can do something."""
    able = {move.start for move in look.legal if isinstance(move, MovePiece | FireCannon)}
    for word in re.split(r"[^a-z0-9]+|(?<=\d)x", typed.casefold()):
        space = space_named(look.view, word)
        if space is not None:
            return space if space in able else None
    return None


def is_plain(view: View, moves: Sequence[MovePiece]) -> bool:
    """Whether a move gives nothing away and leaves nothing to choose."""
    return len(moves) == 1 and not moves[0].leave_flag and piece_at(view, moves[0].to) is None


def _own_piece(view: View, space: Space) -> PieceView:
    piece = piece_at(view, space)
    assert piece is not None, "moves begin with a piece"
    assert piece.seat == view.viewer, "nobody moves the pieces of others"
    return piece


# --- words ---------------------------------------------------------------------------------------


def recruit_label(rank: Rank, view: View) -> Text:
    """A beaten piece one may bring back."""
    assert view.viewer is not None, "only a player recruits"
    return lost_name(rank, view.seats[view.viewer].lost.count(rank))


def _reach(look: Look, piece: PieceView) -> Text:
    """How much a piece can do."""
    goals = goals_of(look, piece.space)
    attacks = sum(piece_at(look.view, to) is not None for to in goals)
    words = text(
        "stratego4-play-reach",
        free=len(goals) - attacks,
        attacks=attacks,
        shots=len(shots_of(look, piece.space)),
    )
    return words if piece.flag is None else text("stratego4-play-reach-flag", reach=words)
