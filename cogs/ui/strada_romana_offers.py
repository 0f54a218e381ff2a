"""What the options of /strada-romana offer while they are typed."""

from cogs.ui import strada_romana_choices as play
from cogs.ui.offers import Offered, Reader
from core.text import text
from games.strada_romana.board import WAGONS, wagon_name
from games.strada_romana.moves import BuySpecial, ChooseWagonTile, RunWagon
from games.strada_romana.notation import notate


def runs(reader: Reader) -> Offered:
    """Runs, the most rewarding first; of those that are told alike, the shortest."""
    view, found = reader.look.view, dict[str, str]()
    for run in play.best_runs(view, play.moves_among(reader.look, RunWagon)):
        found.setdefault(play.run_label(view, run, reader.say), notate(run))
    return found


def goods(reader: Reader) -> Offered:
    """What may be taken from the wagon that has just run."""
    view, say = reader.look.view, reader.say
    takes = [move for move in reader.look.legal if isinstance(move, play.Take)]
    return {say(play.take_name(view, take)): notate(take) for take in takes}


def specials(reader: Reader) -> Offered:
    """Special movement that can be bought now."""
    return {
        reader.say(
            text("strada-romana-play-buy", special=buy.special, price=play.price_of(buy))
        ): str(buy.special)
        for buy in play.moves_among(reader.look, BuySpecial)
    }


def wagon_tiles(reader: Reader) -> Offered:
    """The wagon tiles of the stack, to whoever looks through it."""
    choices = play.moves_among(reader.look, ChooseWagonTile)
    return {reader.say(wagon_name(move.wagon)): WAGONS[move.wagon] for move in choices}
