"""What the end of a game says about ratings."""

from core.translatable_text import Listing, Player, Text, text
from tables.history.absences import who_vanished
from tables.history.rated_games import FEWEST_MOVES_A_SEAT
from tables.model.letters import TableFacts
from tables.model.seat_names import person_name
from tables.model.table import Human
from workers.post_model import Profiles


def rating_remarks(table: TableFacts, profiles: Profiles) -> list[Text]:
    """Return who has lost by staying away, and for whom the game does not count, as far as the
    table shows: it does not show how many moves a substitute made."""
    if table.moves < FEWEST_MOVES_A_SEAT * len(table.seats):
        return [text("result-unrated-short")]
    vanished = {s.seat: who_vanished((*s.held, s.occupant), s.former) for s in table.seats}
    taken = [seat for seat in table.seats if seat.former]
    left_out = [seat for seat in taken if vanished[seat.seat] is None]
    alone = len(table.seats) - len(left_out) < 2  # nobody is left to be rated against
    people = [
        Player(s.seat) for s in (table.seats if alone else taken) if isinstance(s.occupant, Human)
    ]
    said = [text("result-unrated-handed", people=Listing(tuple(people)))] if people else []
    names = [
        Player(seat.seat, person_name(player, seat.seat, profiles))
        for seat in table.seats
        if (player := vanished[seat.seat]) is not None
    ]
    if not names or alone or len(names) == len(table.seats):
        return said
    return [text("result-vanished", people=Listing(tuple(names))), *said]
