"""Autocompletion for the options of /strada-romana."""

from typing import TypeAlias

from core.guided_play import Offered
from core.guided_play import Typing as AnyTyping
from core.translatable_text import text
from games.strada_romana.best_choices import Take, best_runs, price_of
from games.strada_romana.board import WAGONS, wagon_name
from games.strada_romana.choice_texts import run_label, take_name
from games.strada_romana.guided_play import among
from games.strada_romana.moves import BuySpecial, ChooseWagonTile, Move, RunWagon
from games.strada_romana.notation import notate
from games.strada_romana.view import View

Typing: TypeAlias = AnyTyping[View, Move]


def runs(typing: Typing) -> Offered:
    """Suggest runs, the most rewarding first; of those with equal labels, the shortest."""
    found = best_runs(typing.view, among(typing.legal, RunWagon))
    return [(run_label(typing.view, run), notate(run)) for run in found]


def goods(typing: Typing) -> Offered:
    """Suggest what may be taken from the wagon that has just run."""
    takes = [move for move in typing.legal if isinstance(move, Take)]
    return [(take_name(typing.view, take), notate(take)) for take in takes]


def specials(typing: Typing) -> Offered:
    """Suggest special movement that can be bought now."""
    return [
        (text("strada-romana-play-buy", special=buy.special, price=price_of(buy)), buy.special)
        for buy in among(typing.legal, BuySpecial)
    ]


def wagon_tiles(typing: Typing) -> Offered:
    """Suggest the wagon tiles of the stack, to the seat that looks through it."""
    choices = among(typing.legal, ChooseWagonTile)
    return [(wagon_name(move.wagon), WAGONS[move.wagon]) for move in choices]
