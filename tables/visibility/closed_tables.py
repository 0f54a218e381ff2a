"""Closed tables: what everybody may know of a game whose deal other tables play as well. Pure.

While the round lasts, only those who sit at such a table see its game. Everybody else knows who
sits there and how many public moves were made, and neither whose turn it is nor whether the game
has ended (decision 0127).
"""

import msgspec

from tables.model.letters import PublicLetter, SeatFacts, TableFacts
from tables.model.refusals import refused
from tables.model.table import FORMER_PLAYER, CupGame, Human, PlayerId, Status, Table


def is_closed(table: Table | TableFacts) -> bool:
    """Return whether only those who sit at the table may see its game, from its start on."""
    return table.cup is not None and table.cup.closed and table.status is not Status.LOBBY


def may_see(table: Table | TableFacts, player: PlayerId | None) -> bool:
    """Return whether this person may see the game: it is not closed, or they sit or sat there.

    ``player``: None for everybody.
    """
    if not is_closed(table):
        return True
    people = (*table.owners, *table.former) if isinstance(table, Table) else table.people
    return player not in (None, FORMER_PLAYER) and player in people


def must_see(table: Table | TableFacts, player: PlayerId | None) -> None:
    """Raise TableRefuses if this person may not see the game; always in the same words."""
    if not may_see(table, player):
        raise refused("table-refusal-closed", code=table.code)


def known_to_all(facts: TableFacts) -> TableFacts:
    """Return what everybody may know of a table; all of it unless its game is closed.

    The version stays, as letters are ordered by it; nobody is shown it.
    """
    if not is_closed(facts):
        return facts
    ended = facts.status is Status.FINISHED
    return msgspec.structs.replace(
        facts,
        status=Status.PLAYING if ended else facts.status,
        seats=tuple(map(_known_of, facts.seats)),
        outcome=None,
        seed=None,
        pause=None,
        cup=None if facts.cup is None else _known_of_cup(facts.cup),
        proposal=None,
        polls=(),
        calling_off=(),
        updated_at=0,
    )


def _known_of_cup(cup: CupGame) -> CupGame:
    return msgspec.structs.replace(cup, paused_for=0, away_for=0)


def _known_of(seat: SeatFacts) -> SeatFacts:
    """Return who sits and sat in a seat; not that somebody was banned who still has it."""
    former = tuple(player for player in seat.former if player != seat.owner)
    return SeatFacts(seat.seat, seat.occupant, None, None, former=former, held=seat.held)


def calling(facts: TableFacts, player: PlayerId) -> TableFacts:
    """Return what a post tells everybody that calls this person to their turn."""
    known = known_to_all(facts)
    if known is facts:
        return facts
    seats = tuple(
        msgspec.structs.replace(shown, asked=seat.asked, deadline=seat.deadline)
        if seat.occupant == Human(player)
        else shown
        for seat, shown in zip(facts.seats, known.seats, strict=True)
    )
    return msgspec.structs.replace(known, seats=seats)


def told_to_all(letter: PublicLetter) -> PublicLetter:
    """Return the letter to a table's channel; of a closed table it counts the moves, no more."""
    if not is_closed(letter.table):
        return letter
    return msgspec.structs.replace(
        letter,
        kind="cancelled" if letter.table.status is Status.CANCELLED else "board",
        table=known_to_all(letter.table),
        view=None,
        events=(),
        notices=(),
        ping=(),
        goes_on=None,
        held=0,
        agree=False,
        turns=(),
    )
