"""Cups for the storage tests."""

from club.model.cup import Cup, CupCode, CupId, CupStatus, Entrant, Pairing, Placing, Round
from tables.model.table import FORMER_PLAYER, Bank, Pace, TableCode, TableId
from tests.storage.sample_rows import ANNA, BRUNO, CARLA, CLUB, NOON, PIAZZA


def fresh_cup(code: str = "CVPA") -> Cup:
    """A cup that nobody has entered yet."""
    return Cup(
        id=CupId(0),
        code=CupCode(code),
        guild=CLUB,
        place=PIAZZA,
        locale="it",
        name="Coppa d'autunno",
        game="pebbles",
        options=b'{"pebbles":7}',
        pace=Pace(hours=1, late="resign", minutes=2, bank=Bank(3, 4, 5)),
        size=2,
        format="swiss",
        most=9,
        closes_at=NOON + 10,
        round_days=11,
        opened_by=ANNA,
        created_at=NOON,
        lot=bytes(range(32)),
    )


def full_cup(cup: Cup, table: TableId) -> Cup:
    """The cup later: no field has the value that another one, or a default, could lend it."""
    played = Pairing(
        1,
        (Placing(1, 2, 12, judged=True), Placing(4, 1, None)),
        table,
        TableCode("F0LL"),
        runs=True,
    )
    bye = Pairing(2, (Placing(2, 1),))
    first = Round(1, NOON + 20, NOON + 21, (played, bye), NOON + 22, 23)
    second = Round(2, NOON + 30, None, (Pairing(1, (Placing(2), Placing(1))),))
    entrants = (
        Entrant(1, ANNA, None, NOON + 1),
        Entrant(2, BRUNO, None, NOON + 2),
        Entrant(3, FORMER_PLAYER, None, NOON + 3, NOON + 4, "forgotten"),
        Entrant(4, None, "hard", NOON + 5),
        Entrant(5, CARLA, None, NOON + 6, NOON + 7, "removed"),
    )
    return Cup(
        **{name: getattr(cup, name) for name in cup.__struct_fields__}
        | {
            "status": CupStatus.PLAYING,
            "version": 40,
            "ended_at": NOON + 41,
            "planned_rounds": 42,
            "post": 43,
            "posted_version": 39,
            "lost_at": NOON + 44,
            "waits_until": NOON + 47,
            "failing_since": NOON + 45,
            "closes_at": NOON + 47,
            "stood_until": NOON + 46,
            "entrants": entrants,
            "rounds": (first, second),
        }
    )
