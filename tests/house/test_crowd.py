"""Under load, people's waits are measured apart from waits for a computer's moves."""

from pathlib import Path

from benchmarks.rig.crowd import AGAINST_COMPUTERS, Crowd
from benchmarks.rig.filling import Seated, fill_mixed, filler
from tables.model.table import Computer


async def test_a_board_that_waits_for_computers_is_none_of_people_among_themselves(
    tmp_path: Path,
) -> None:
    tables = await fill_mixed(tmp_path, 2, ("ruta",), computers=1)
    assert [table.computers for table in tables] == [0, 0, 1]
    crowd = Crowd()
    async with filler(tmp_path) as filling:
        crowd.sit_down(tables, filling.service)
        seats = (await filling.service.queries.watch(tables[2].code)).table.seats
    for table, waited in zip(tables, (0.25, 0.5, 8.0), strict=True):
        _post(crowd, table, waited)
    waits = crowd.all_waits()
    assert waits["all"].posted == waits["ruta"].posted == [0.25, 0.5]
    assert waits[AGAINST_COMPUTERS].posted == [8.0]
    those = [seat.occupant for seat in seats if isinstance(seat.occupant, Computer)]
    assert [computer.level for computer in those] == ["expert"], "it thinks as hard as any"


def _post(crowd: Crowd, table: Seated, waited: float) -> None:
    """The board tells of a move that was made so many seconds ago."""
    party = crowd.parties[table.code]
    party.unposted[1] = 10.0
    party.board(f"table {table.code} · move 1", 10.0 + waited, pictured=False)
