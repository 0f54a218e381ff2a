"""What the options of /la-strada offer while they are typed."""

from cogs.ui import la_strada_choices as play
from cogs.ui.offers import Offered, Reader
from games.la_strada.board import HEX_NAMES


def sites(reader: Reader) -> Offered:
    """Places for a workshop, the best first."""
    view, say = reader.look.view, reader.say
    found = play.best_sites(view, play.sites_among(reader.look.legal))
    return {f"{HEX_NAMES[at]} · {say(play.near_words(view, at))}": HEX_NAMES[at] for at in found}


def goals(reader: Reader) -> Offered:
    """Settlements; and whole roads as soon as something is typed."""
    view, say = reader.look.view, reader.say
    roads = play.links_among(reader.look.legal)
    found = {play.goal_label(goal, say): HEX_NAMES[goal.hex] for goal in play.goals(view, roads)}
    if not reader.typed.strip():
        return found
    return found | {play.way_label(way, view, say): play.path_key(way) for way in roads}


def ways(reader: Reader) -> Offered:
    """The ways to the settlement that is named beside."""
    view, say = reader.look.view, reader.say
    meant = play.hexes_in(reader.beside)
    found = play.goals(view, play.links_among(reader.look.legal))
    roads = [way for goal in found if goal.hex in meant[-1:] for way in goal.ways]
    return {play.way_label(way, view, say): play.path_key(way) for way in roads}
