"""Autocompletion for the options of /la-strada."""

from typing import TypeAlias

from core.guided_play import Offered
from core.guided_play import Typing as AnyTyping
from core.translatable_text import text
from games.la_strada import best_choices
from games.la_strada.best_choices import (
    best_sites,
    hexes_in,
    links_among,
    path_key,
    sites_among,
)
from games.la_strada.board import HEX_NAMES
from games.la_strada.choice_texts import goal_label, near_words, way_label
from games.la_strada.moves import Move
from games.la_strada.view import View

Typing: TypeAlias = AnyTyping[View, Move]


def sites(typing: Typing) -> Offered:
    """Suggest places for a workshop, the best first."""
    view = typing.view
    return [
        (text("guide-pair", one=HEX_NAMES[at], other=near_words(view, at)), HEX_NAMES[at])
        for at in best_sites(view, sites_among(typing.legal))
    ]


def goals(typing: Typing) -> Offered:
    """Suggest settlements; once something is typed, whole roads as well."""
    view, roads = typing.view, links_among(typing.legal)
    found = [(goal_label(goal), HEX_NAMES[goal.hex]) for goal in best_choices.goals(view, roads)]
    if not typing.typed.strip():
        return found
    return [*found, *((way_label(way, view), path_key(way)) for way in roads)]


def ways(typing: Typing) -> Offered:
    """Suggest the roads to the settlement that the other option names."""
    view, meant = typing.view, hexes_in(typing.beside)
    found = best_choices.goals(view, links_among(typing.legal))
    roads = [way for goal in found if goal.hex in meant[-1:] for way in goal.ways]
    return [(way_label(way, view), path_key(way)) for way in roads]
