"""Autocompletion for the options of /la-strada."""

from typing import TypeAlias

from core.guided_play import Offered
from core.guided_play import Typing as AnyTyping
from core.translatable_text import text
from games.la_strada import choices as play
from games.la_strada.board import HEX_NAMES
from games.la_strada.moves import Move
from games.la_strada.view import View

Typing: TypeAlias = AnyTyping[View, Move]


def sites(typing: Typing) -> Offered:
    """Suggest places for a workshop, the best first."""
    view = typing.view
    return [
        (text("guide-pair", one=HEX_NAMES[at], other=play.near_words(view, at)), HEX_NAMES[at])
        for at in play.best_sites(view, play.sites_among(typing.legal))
    ]


def goals(typing: Typing) -> Offered:
    """Suggest settlements; once something is typed, whole roads as well."""
    view, roads = typing.view, play.links_among(typing.legal)
    found = [(play.goal_label(goal), HEX_NAMES[goal.hex]) for goal in play.goals(view, roads)]
    if not typing.typed.strip():
        return found
    return [*found, *((play.way_label(way, view), play.path_key(way)) for way in roads)]


def ways(typing: Typing) -> Offered:
    """Suggest the roads to the settlement that the other option names."""
    view, meant = typing.view, play.hexes_in(typing.beside)
    found = play.goals(view, play.links_among(typing.legal))
    roads = [way for goal in found if goal.hex in meant[-1:] for way in goal.ways]
    return [(play.way_label(way, view), play.path_key(way)) for way in roads]
