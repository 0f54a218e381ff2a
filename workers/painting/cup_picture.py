"""The picture of a cup's final standings."""

import msgspec

from core.translatable_text import Say, Text, text
from cups.standings import Row, points_of
from i18n import Translator
from model.cup import Round
from rendering.cup_standings import (
    BYE,
    LAST_ROUNDS,
    MISSED,
    MOST_ROWS,
    StandingsRow,
    StandingsTable,
    cup_standings,
    in_words,
)
from workers.painting.render_queue import RenderQueue
from workers.post_model import Picture
from workers.wording.cup_lines import CupShown, score_words, title


async def cup_picture(
    translator: Translator, render_queue: RenderQueue, shown: CupShown
) -> Picture | None:
    """Draw the final standings of a cup; None if drawing fails."""
    say, key = translator.voice(shown.cup.locale).say, f"{shown.cup.game}-name"
    game = text(key if translator.has(key) else "game-unknown")
    table = standings_table(shown, game, say)
    alts = in_words(table, say), in_words(table, say, briefly=True)
    return await render_queue.optional("standings.png", cup_standings(table, say), *alts)


def standings_table(shown: CupShown, game: Text, say: Say) -> StandingsTable:
    """Return the first rows of the standings, as many as a picture holds."""
    more = len(shown.rows) - MOST_ROWS
    note = text("cup-picture-note")
    if more > 0:
        note = text("cup-picture-more", note=note, count=more)
    rows = tuple(_row(shown, row, say) for row in shown.rows[:MOST_ROWS])
    has_more = len(shown.cup.rounds) > LAST_ROUNDS
    return StandingsTable(say(title(shown.cup, game)), say(note), rows, has_more)


def _row(shown: CupShown, row: Row, say: Say) -> StandingsRow:
    last = shown.cup.rounds[-LAST_ROUNDS:]
    return StandingsRow(
        rank=row.rank,
        number=row.entrant,
        name=shown.plain_name(row.entrant, say),
        points=score_words(row.points),
        results=tuple(_result(shown, played, row.entrant) for played in last),
        has_left=row.has_left,
        has_won=row.entrant in shown.winners,
    )


def _result(shown: CupShown, played: Round, entrant: int) -> str:
    """Return what an entrant got in a round."""
    seated = (p for p in played.pairings if any(place.entrant == entrant for place in p.places))
    paired = next(seated, None)
    if paired is None or paired.table is None:
        return BYE if paired is not None and paired.is_bye else MISSED
    alone = msgspec.structs.replace(shown.cup, rounds=(played,))
    return score_words(points_of(alone)[entrant])
