"""Opens the tables of a cup's round in the caller's transaction."""

from club.decisions import progress
from club.decisions.lives import sitting_out
from club.interfaces import ClubTransaction
from club.model.cup import Cup, CupDetails, Entrant, Pairing, Placing
from tables.cup_tables.seated_tables import SeatedOpening, SeatedTables
from tables.model.table import Computer, CupGame, Human, Occupant, PlayerId


class RoundTables:
    """Opens the tables of rounds."""

    def __init__(self, tables: SeatedTables) -> None:
        self._tables = tables

    def with_round(
        self,
        tx: ClubTransaction,
        cup: Cup,
        groups: tuple[progress.Group, ...],
        present: tuple[int, ...],
        now: int,
    ) -> Cup:
        """Open the tables of a round in this transaction, and return the cup with it.

        ``present``: the numbers of the entrants who are not away.
        """
        pairings = [
            progress.bye(n, group[0]) if len(group) == 1 else self._paired(tx, cup, n, group, now)
            for n, group in enumerate(groups, 1)
        ]
        pairings += sitting_out(cup, present, len(pairings))
        return progress.with_round(cup, pairings, now)

    def _paired(
        self,
        tx: ClubTransaction,
        cup: Cup,
        number: int,
        group: progress.Group,
        now: int,
    ) -> Pairing:
        entrants = [entrant for each in group if (entrant := cup.entrant(each)) is not None]
        table = self._tables.open(
            tx,
            SeatedOpening(
                game=cup.game,
                options=cup.options,
                guild=cup.guild,
                place=cup.place,
                locale=cup.locale,
                pace=cup.pace,
                occupants=tuple(_occupant(cup, entrant) for entrant in entrants),
                seed=self._tables.seed_for(cup.game, cup.options, len(group)),
                cup=CupGame(cup.code, len(cup.rounds) + 1),
            ),
            now,
        )
        places = tuple(map(Placing, group))
        return Pairing(number, places, table.id, table.code, runs=True)


def fewest_seats(tables: SeatedTables, cup: CupDetails) -> int:
    """Return the fewest seats of a table of this cup.

    Raises TableRefuses if its game is not loaded, or does not know its options any more.
    """
    return max(2, tables.seats_for(cup.game, cup.options)[0])


def _occupant(cup: Cup, entrant: Entrant) -> Occupant:
    if entrant.player is None:
        called = cup.name_number(entrant)
        return Computer(cup.game, entrant.level or "normal", called=called)
    return Human(PlayerId(entrant.player))
