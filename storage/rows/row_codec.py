"""Converts rows to values, and values to rows."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec
from sqlalchemy import Row

from core.game import Outcome, ScorePart, Seat
from core.translatable_text import Text
from storage.rows.schema import ASIDE, PLACE
from tables.history.ratings import Ranked, Rating
from tables.history.results import Rated, Result, SeatResult
from tables.model.letters import (
    BoardPost,
    ClaimedLetter,
    DirectMessage,
    Letter,
    LetterId,
    LetterPost,
    OldPost,
    PublicLetter,
    is_aside,
    telling_before,
)
from tables.model.planned_moves import PlannedMoves, PlannedTurn
from tables.model.table import (
    FORMER_PLAYER,
    JSON,
    Appeal,
    Approach,
    Ban,
    Bank,
    Computer,
    CupGame,
    EventRecord,
    Former,
    GuildId,
    Human,
    Listed,
    MoveRecord,
    Notebook,
    Occupant,
    Pace,
    Pause,
    PlaceId,
    PlayerId,
    PlayerProfile,
    Poll,
    Proposal,
    RequestId,
    RoundDeal,
    Status,
    Table,
    TableCode,
    TableId,
    TableSeat,
    Tenure,
    Timer,
)
from tables.model.tried_line import TriedLine

AnyRow = Row[Any]
Values = dict[str, Any]

_KEPT: Final = 1024
"""LRU cache size: decoded rows kept, since autocompletion reads the same ones at each key press. An
outline takes about 4 KB: four times as many would hold 15 MB more on a host with many tables."""

_encode = msgspec.json.Encoder().encode
_decode_letter = msgspec.json.Decoder[Letter](Letter).decode
_decode_outcome = msgspec.json.Decoder(Outcome).decode
_decode_seats = msgspec.json.Decoder(tuple[Seat, ...]).decode
_decode_bank = msgspec.json.Decoder(Bank).decode
_decode_cup = msgspec.json.Decoder(CupGame).decode
_decode_round_deal = msgspec.json.Decoder(RoundDeal).decode
_decode_pause = msgspec.json.Decoder(Pause).decode
_decode_proposal = msgspec.json.Decoder(Proposal).decode
_decode_polls = msgspec.json.Decoder(tuple[Poll, ...]).decode
_decode_parts = msgspec.json.Decoder(tuple[ScorePart, ...]).decode
_decode_appeals = msgspec.json.Decoder(tuple[Appeal, ...]).decode
_decode_held = msgspec.json.Decoder(tuple[Tenure, ...]).decode
_decode_players = msgspec.json.Decoder(tuple[PlayerId, ...]).decode
_decode_texts = msgspec.json.Decoder(tuple[Text, ...]).decode
_decode_old_posts = msgspec.json.Decoder(tuple[OldPost, ...]).decode
_decode_text = msgspec.json.Decoder(Text).decode
_decode_planned = msgspec.json.Decoder(tuple[PlannedTurn, ...]).decode
_decode_instants = msgspec.json.Decoder(tuple[int, ...]).decode


def table_values(table: Table) -> Values:
    """Return the columns of a table's own row, without its id."""
    return {
        "code": table.code,
        "game": table.game,
        "rules_version": table.rules_version,
        "state_version": table.state_version,
        "guild_id": table.guild,
        "place_id": table.place,
        "locale": table.locale,
        "status": table.status.value,
        "version": table.version,
        "host_id": table.host,
        "size": table.size,
        "calling_off": _encode(table.calling_off).decode(),
        "pace_hours": table.pace.hours,
        "pace_late": table.pace.late,
        "pace_minutes": table.pace.minutes,
        "pace_bank": _json(table.pace.bank),
        "pause": _json(table.pause),
        "proposal": _json(table.proposal),
        "codec": table.codec,
        "options": table.options,
        "seed": table.seed,
        "state": table.state,
        "moves": table.moves,
        "open_moves": table.open_moves,
        "told_from": table.told_from,
        "told_to": table.told_to,
        "outcome": None if table.outcome is None else _encode(table.outcome),
        "created_at": table.created_at,
        "updated_at": table.updated_at,
        "stood_until": table.stood_until,
        "polls": _encode(table.polls).decode(),
        "idle_from": table.idle_from,
        "removed": _encode(table.removed).decode(),
        "brought": _encode(table.brought).decode(),
        "cup": _json(table.cup),
        "deal_of": _json(table.deal_of),
    }


def seat_values(table: TableId, seats: Sequence[TableSeat]) -> list[Values]:
    """Return the rows of a table's seats."""
    return [
        {
            "table_id": table,
            "seat": seat.seat,
            **_occupant_values(seat.occupant),
            "joined_at": seat.joined_at,
            "asked": seat.asked,
            "deadline": seat.deadline,
            "last_move": seat.last_move,
            "lapsed": seat.lapsed,
            "questions": seat.questions,
            "time_left": seat.left,
            "reminded": seat.reminded,
            "timed": seat.timed,
            "bank": seat.bank,
            "pauses": seat.pauses,
            "refused": seat.refused,
            "tended": seat.tended,
            "former": _encode(seat.former).decode(),
            "wanted": seat.wanted,
            "presence": seat.presence,
            "appeals": _encode(seat.appeals).decode(),
            "resigned": seat.resigned,
            "beaten": seat.beaten,
            "quiet_left": seat.quiet_left,
            "promised": seat.promised,
            "called_at": seat.called_at,
            "held": _encode(seat.held).decode(),
        }
        for seat in seats
    ]


def saved_seat_values(table: TableId, seats: Sequence[TableSeat]) -> list[Values]:
    """Return the columns of a table's seats, as parameters of an UPDATE."""
    keys = {"table_id": "the_table", "seat": "the_seat"}
    rows = seat_values(table, seats)
    return [{keys.get(name, name): value for name, value in row.items()} for row in rows]


def clock_values(table: TableId, seats: Sequence[TableSeat]) -> list[Values]:
    """Return the clock columns of a table's seats, as parameters of an UPDATE."""
    return [
        {
            "the_table": table,
            "the_seat": seat.seat,
            "deadline": seat.deadline,
            "time_left": seat.left,
            "reminded": seat.reminded,
            "quiet_left": seat.quiet_left,
            "called_at": seat.called_at,
        }
        for seat in seats
    ]


def invitation_values(table: TableId, invited: Sequence[PlayerId]) -> list[Values]:
    """Return the rows of a table's invitations; ``n`` keeps their order."""
    return [{"table_id": table, "player_id": p, "n": n} for n, p in enumerate(invited)]


def tables_from(
    rows: Sequence[AnyRow], seats: Iterable[AnyRow], invitations: Iterable[AnyRow]
) -> list[Table]:
    """Return tables in the order of ``rows``; seats and invitations must be sorted already."""
    return [_table_from(*parts) for parts in _parts(rows, seats, invitations)]


def outlines_from(
    rows: Sequence[AnyRow], seats: Iterable[AnyRow], invitations: Iterable[AnyRow]
) -> list[Table]:
    """Return tables in outline; cached, since most are unchanged since they were last listed."""
    return [_outline_from(*parts) for parts in _parts(rows, seats, invitations)]


def listed_from(rows: Iterable[AnyRow], owed: Iterable[AnyRow]) -> list[Listed]:
    """Return list entries in the order of ``rows``; ``owed``: tables that wait for the person."""
    deadlines = {row.table_id: row.deadline for row in owed}
    return [
        Listed(
            TableId(row.id),
            PlaceId(row.place_id),
            bool(row.own),
            row.id in deadlines,
            deadlines.get(row.id),
        )
        for row in rows
    ]


def _parts(
    rows: Sequence[AnyRow], seats: Iterable[AnyRow], invitations: Iterable[AnyRow]
) -> Iterator[tuple[AnyRow, tuple[TableSeat, ...], tuple[PlayerId, ...]]]:
    """Return each table's row with its seats and invited people."""
    seats_of: dict[int, list[TableSeat]] = {row.id: [] for row in rows}
    invited_to: dict[int, list[PlayerId]] = {row.id: [] for row in rows}
    for row in seats:
        seats_of[row.table_id].append(_seat_from(row))
    for row in invitations:
        invited_to[row.table_id].append(PlayerId(row.player_id))
    return ((r, tuple(seats_of[r.id]), tuple(invited_to[r.id])) for r in rows)


def _table_from(row: AnyRow, seats: tuple[TableSeat, ...], invited: tuple[PlayerId, ...]) -> Table:
    is_told = row.codec == JSON and row.outcome is not None
    return Table(
        id=TableId(row.id),
        code=TableCode(row.code),
        game=row.game,
        rules_version=row.rules_version,
        state_version=row.state_version,
        guild=None if row.guild_id is None else GuildId(row.guild_id),
        place=PlaceId(row.place_id),
        locale=row.locale,
        status=Status(row.status),
        version=row.version,
        host=PlayerId(row.host_id),
        size=row.size,
        seats=seats,
        invited=invited,
        options=_bytes(row.options),
        pace=_pace_from(row),
        seed=row.seed,
        state=None if row.state is None else _bytes(row.state),
        moves=row.moves,
        outcome=_decode_outcome(row.outcome) if is_told else None,
        created_at=row.created_at,
        updated_at=row.updated_at,
        calling_off=_decode_players(row.calling_off),
        codec=row.codec,
        open_moves=row.open_moves,
        stood_until=row.stood_until,
        pause=None if row.pause is None else _decode_pause(row.pause),
        proposal=None if row.proposal is None else _decode_proposal(row.proposal),
        told_from=row.told_from,
        told_to=row.told_to,
        polls=_decode_polls(row.polls),
        idle_from=row.idle_from,
        removed=_decode_players(row.removed),
        brought=_decode_instants(row.brought),
        cup=None if row.cup is None else _decode_cup(row.cup),
        deal_of=None if row.deal_of is None else _decode_round_deal(row.deal_of),
    )


_outline_from = lru_cache(_KEPT)(_table_from)


def _json(value: object) -> str | None:
    return None if value is None else _encode(value).decode()


def _pace_from(row: AnyRow) -> Pace:
    bank = None if row.pace_bank is None else _decode_bank(row.pace_bank)
    return Pace(row.pace_hours, row.pace_late, row.pace_minutes, bank)


def _bytes(column: bytes | str) -> bytes:
    """Return bytes; SQLite returns str where text was put into the column by hand."""
    return column.encode() if isinstance(column, str) else column


def _occupant_values(occupant: Occupant) -> Values:
    if not isinstance(occupant, Computer):
        player = occupant.player if isinstance(occupant, Human) else FORMER_PLAYER
        return {
            "player_id": player,
            "agent": None,
            "level": None,
            "stands_for": None,
            "called": None,
        }
    return {
        "player_id": None,
        "agent": occupant.agent,
        "level": occupant.level,
        "stands_for": occupant.stands_for,
        "called": occupant.called,
    }


@lru_cache(_KEPT)
def _seat_from(row: AnyRow) -> TableSeat:
    occupant: Occupant
    if row.player_id == FORMER_PLAYER:
        occupant = Former()
    elif row.player_id is not None:
        occupant = Human(PlayerId(row.player_id))
    else:
        stands_for = None if row.stands_for is None else PlayerId(row.stands_for)
        occupant = Computer(row.agent, row.level, stands_for, row.called)
    return TableSeat(
        Seat(row.seat),
        occupant,
        row.joined_at,
        row.asked,
        row.deadline,
        row.last_move,
        row.lapsed,
        row.questions,
        row.time_left,
        row.reminded,
        row.timed,
        row.bank,
        row.pauses,
        row.refused,
        row.tended,
        _decode_players(row.former),
        bool(row.wanted),
        row.presence,
        _decode_appeals(row.appeals),
        bool(row.resigned),
        bool(row.beaten),
        row.quiet_left,
        None if row.promised is None else PlayerId(row.promised),
        row.called_at,
        _decode_held(row.held),
    )


def move_values(table: TableId, move: MoveRecord) -> Values:
    """Return the row of a line of the log."""
    return {
        "table_id": table,
        "seq": move.seq,
        "seat": move.seat,
        "actor_id": move.actor,
        "request_id": move.request,
        "notation": move.notation,
        "state_hash": move.state_hash,
        "created_at": move.at,
        "time_left": move.left,
        "bank": move.bank,
    }


def move_from(row: AnyRow) -> MoveRecord:
    """Return the line of the log in a row."""
    return MoveRecord(
        seq=row.seq,
        seat=Seat(row.seat),
        actor=None if row.actor_id is None else PlayerId(row.actor_id),
        request=None if row.request_id is None else RequestId(row.request_id),
        notation=row.notation,
        state_hash=row.state_hash,
        at=row.created_at,
        left=row.time_left,
        bank=row.bank,
    )


def event_values(table: TableId, event: EventRecord) -> Values:
    """Return the row of an event; NULL seats means everyone, an empty list nobody."""
    return {
        "table_id": table,
        "seq": event.seq,
        "n": event.n,
        "seats": None if event.seats is None else _encode(event.seats).decode(),
        "payload": bytes(event.payload),
    }


def event_from(row: AnyRow) -> EventRecord:
    """Return the event in a row."""
    seats = None if row.seats is None else _decode_seats(row.seats)
    return EventRecord(row.seq, row.n, seats, msgspec.Raw(row.payload))


def timer_values(timer: Timer) -> Values:
    """Return the row of a timer."""
    return {
        "table_id": timer.table,
        "kind": timer.kind,
        "seat": timer.seat,
        "due_at": timer.due_at,
        "asked": timer.asked,
    }


def timer_from(row: AnyRow) -> Timer:
    """Return the timer in a row."""
    return Timer(TableId(row.table_id), row.kind, Seat(row.seat), row.due_at, row.asked)


def approach_values(approach: Approach) -> Values:
    """Return the row of an opening (``to_id`` 0) or an invitation."""
    return {
        "by_id": approach.by,
        "to_id": approach.to or 0,
        "table_id": approach.table,
        "created_at": approach.at,
    }


def approach_from(row: AnyRow) -> Approach:
    """Return the opening or invitation in a row."""
    to = PlayerId(row.to_id) if row.to_id else None
    return Approach(PlayerId(row.by_id), to, row.table_id, row.created_at)


def ban_from(row: AnyRow) -> Ban:
    """Return the ban in a row."""
    return Ban(PlayerId(row.player_id), row.created_at)


def player_values(profile: PlayerProfile) -> Values:
    """Return the row of a person without ``forgetting``, which saving a profile must not clear."""
    return {k: v for k, v in msgspec.structs.asdict(profile).items() if k != "forgetting"}


@lru_cache(_KEPT)
def player_from(row: AnyRow) -> PlayerProfile:
    """Return the profile in a row."""
    return PlayerProfile(
        PlayerId(row.id),
        row.name,
        row.locale,
        row.seen_locale,
        row.letters,
        row.dms_closed,
        row.confirm,
        row.away_until,
        row.rested_at,
        row.calls,
        row.zone,
        row.quiet_from,
        row.quiet_to,
        row.digest_at,
        row.digest_due,
        row.knock_at,
        bool(row.missed),
        row.invitations,
        row.seen_on,
        row.forgetting,
        row.leaderboard,
        row.planned,
    )


def notebook_values(table: TableId, player: PlayerId, notebook: Notebook) -> Values:
    """Return the row of a person's private note and marks."""
    marks = msgspec.json.encode(notebook.marks, order="deterministic").decode()
    return {"table_id": table, "player_id": player, "note": notebook.note, "marks": marks}


def notebook_from(row: AnyRow) -> Notebook:
    """Return the private note and marks in a row."""
    return Notebook(row.note, msgspec.json.decode(row.marks, type=dict[str, str]))


def planned_values(table: TableId, player: PlayerId, planned: PlannedMoves) -> Values:
    """Return the row of a person's planned moves."""
    return {
        "table_id": table,
        "player_id": player,
        "seat": planned.seat,
        "turns": _encode(planned.turns),
        "chance": planned.chance,
        "question": planned.question,
        "due_at": planned.due_at,
        "said": _json(planned.said),
    }


def planned_from(row: AnyRow) -> PlannedMoves:
    """Return the planned moves in a row."""
    return PlannedMoves(
        Seat(row.seat),
        _decode_planned(row.turns),
        row.chance,
        row.question,
        row.due_at,
        None if row.said is None else _decode_text(row.said),
    )


def planned_by_owner(rows: Iterable[AnyRow]) -> dict[PlayerId, PlannedMoves]:
    """Return the planned moves in the rows of one table, by their owners."""
    return {PlayerId(row.player_id): planned_from(row) for row in rows}


def tried_values(table: TableId, player: PlayerId, tried: TriedLine) -> Values:
    """Return the row of the line that a person tries."""
    whose = {"table_id": table, "player_id": player}
    return {**whose, **msgspec.structs.asdict(tried), "line": bytes(tried.line)}


def tried_from(row: AnyRow) -> TriedLine:
    """Return the line in a row that a person tries."""
    begun = (row.began_after, row.began_from)
    return TriedLine(Seat(row.seat), *begun, row.seed, msgspec.Raw(row.line))


def result_values(result: Result) -> Values:
    """Return the row of a finished game."""
    return {
        "table_id": result.table,
        "game": result.game,
        "guild_id": result.guild,
        "options": result.options,
        "moves": result.moves,
        "began_at": result.began_at,
        "ended_at": result.ended_at,
        "reason": result.reason,
        "unrated": result.unrated,
    }


def result_seat_values(result: Result) -> list[Values]:
    """Return the rows of a finished game's seats."""
    return [
        {
            "table_id": result.table,
            "seat": seat.seat,
            "player_id": seat.player,
            "level": seat.level,
            "side": seat.side,
            "place": seat.rank,
            "points": seat.points,
            "parts": _encode(seat.parts).decode(),
            "tended": seat.tended,
            "handed": seat.handed,
            "resigned": seat.resigned,
            "vanished": seat.vanished,
            "substituted": seat.substituted,
        }
        for seat in result.seats
    ]


def result_rating_values(result: Result) -> list[Values]:
    """Return the rows of the ratings after a finished game."""
    return [
        {
            "table_id": result.table,
            "player_id": seat.rated_for,
            **msgspec.structs.asdict(seat.rated),
        }
        for seat in result.seats
        if seat.rated is not None
    ]


def results_from(
    rows: Sequence[AnyRow], seats: Iterable[AnyRow], ratings: Iterable[AnyRow]
) -> list[Result]:
    """Return results in the order of ``rows``; ``seats`` must be sorted by seat."""
    rated = {(row.table_id, row.player_id): _rated_from(row) for row in ratings}
    seats_of: dict[int, list[SeatResult]] = {row.table_id: [] for row in rows}
    for row in seats:
        seat = _seat_result_from(row)
        known = rated.get((row.table_id, seat.rated_for))
        seats_of[row.table_id].append(msgspec.structs.replace(seat, rated=known))
    return [
        Result(
            TableId(row.table_id),
            TableCode(row.code),
            row.game,
            None if row.guild_id is None else GuildId(row.guild_id),
            _bytes(row.options),
            row.moves,
            row.began_at,
            row.ended_at,
            row.reason,
            tuple(seats_of[row.table_id]),
            row.unrated,
        )
        for row in rows
    ]


def _seat_result_from(row: AnyRow) -> SeatResult:
    return SeatResult(
        Seat(row.seat),
        PlayerId(row.player_id) if row.player_id else None,  # None for FORMER_PLAYER, 0
        row.level,
        row.side,
        row.place,
        row.points,
        _decode_parts(row.parts),
        bool(row.tended),
        bool(row.handed),
        bool(row.resigned),
        vanished=None if row.vanished is None else PlayerId(row.vanished),
        substituted=row.substituted,
    )


def _rated_from(row: AnyRow) -> Rated:
    return Rated(row.mu, row.sigma, row.games, row.with_people)


def rating_values(rating: Rating) -> Values:
    """Return the row of a person's rating."""
    return {"player_id": rating.player, "game": rating.game, **msgspec.structs.asdict(rating.rated)}


def rating_from(row: AnyRow) -> Rating:
    """Return the rating in a row."""
    return Rating(PlayerId(row.player_id), row.game, _rated_from(row))


def ranked_from(row: AnyRow) -> Ranked:
    """Return the rating in a row of a leaderboard."""
    return Ranked(rating_from(row), row.among)


def letter_post_values(post: LetterPost) -> Values:
    """Return the row of a letter in a person's direct messages."""
    return {
        "table_id": post.table,
        "player_id": post.player,
        "place_id": post.place,
        "message_id": post.message,
        "asks": post.asks,
    }


def letter_post_from(row: AnyRow) -> LetterPost:
    """Return the place of a letter in a person's direct messages."""
    table, player, place = TableId(row.table_id), PlayerId(row.player_id), PlaceId(row.place_id)
    return LetterPost(table, player, place, row.message_id, row.asks)


def direct_message_values(message: DirectMessage) -> Values:
    """Return the row of a direct message about no single table."""
    return {
        "player_id": message.player,
        "place_id": message.place,
        "message_id": message.message,
        "sent_at": message.sent_at,
    }


def direct_message_from(row: AnyRow) -> DirectMessage:
    """Return where a direct message about no single table stands."""
    return DirectMessage(
        PlayerId(row.player_id), PlaceId(row.place_id), row.message_id, row.sent_at
    )


def board_post_values(post: BoardPost) -> Values:
    """Return the row of a table's newest post."""
    return {
        "table_id": post.table,
        "place_id": post.place,
        "message_id": post.message,
        "posted_at": post.posted_at,
        "told": _encode(post.told).decode(),
        "told_since": post.told_since,
        "overtaken": _encode(post.overtaken).decode(),
    }


def board_post_from(row: AnyRow) -> BoardPost:
    """Return the place of a table's newest post."""
    table, place = TableId(row.table_id), PlaceId(row.place_id)
    told = _decode_texts(row.told)
    overtaken = _decode_old_posts(row.overtaken)
    return BoardPost(table, place, row.message_id, row.posted_at, told, row.told_since, overtaken)


def letter_values(letter: Letter, queued_at: int, due_at: int) -> Values:
    """Return the row of a new letter.

    Its view has its own column: msgspec cannot decode a field that is raw JSON or None.
    """
    return {
        "lane": lane_of(letter),
        "table_id": letter.table.id,
        "payload": _encode(msgspec.structs.replace(letter, view=None)),
        "view": None if letter.view is None else bytes(letter.view),
        "queued_at": queued_at,
        "due_at": due_at,
        "attempts": 0,
        "amends": is_amendment(letter),
    }


def letter_from(row: AnyRow) -> Letter:
    """Return the letter in a row. Raises msgspec.ValidationError for one of another version."""
    letter: Letter = _decode_letter(row.payload)
    if row.view is not None:
        letter = msgspec.structs.replace(letter, view=msgspec.Raw(row.view))
    return letter


def claimed_from(row: AnyRow) -> ClaimedLetter:
    """Return a claimed letter. Raises msgspec.ValidationError for one of another version."""
    way = (row.attempts, row.queued_at, bool(row.overtaken))
    return ClaimedLetter(LetterId(row.id), letter_from(row), *way)


def is_amendment(letter: Letter) -> bool:
    """Whether a letter only edits an existing message, so that others may go before it.

    It is dropped once a newer letter shows the board of its table.
    """
    return letter.amends and (letter.tells_the_board or letter.illustrates > 0)


def tells_more(waiting: Letter, letter: Letter) -> bool:
    """Whether a queued letter shows a newer board of the same table."""
    return waiting.tells_the_board and waiting.table.version > letter.table.version


def overtaking(letter: Letter, dropped: Letter) -> Letter:
    """Return the letter with the notices of an amendment that it replaces.

    An amendment that only adds a picture has no notices to keep.
    """
    return letter if dropped.illustrates else telling_before(letter, dropped.notices)


def is_same_call(one: Letter, other: Letter) -> bool:
    """Whether both letters call the same person to the same turn or agreement at the same table."""
    calls = one.kind == "call" == other.kind and one.table.id == other.table.id
    return calls and _called(one) == _called(other)


def _called(letter: Letter) -> object:
    if isinstance(letter, PublicLetter):
        return letter.ping, letter.agree
    return letter.to, letter.amends, letter.lasts


def lane_of(letter: Letter) -> str:
    """Return a letter's lane: one for each place, and two for each person (player, follower)."""
    if isinstance(letter, PublicLetter):
        return f"{PLACE}{letter.table.place}"
    if is_aside(letter):
        return f"{ASIDE}{letter.to}"
    return mailbox_of(letter.to)


def mailbox_of(player: PlayerId) -> str:
    """Return the lane of letters to a person who plays."""
    return f"{_MAILBOX}{player}"


def reader_of(lane: str) -> PlayerId | None:
    """Return the person whose letters this lane holds; None for a place's lane."""
    for prefix in (_MAILBOX, ASIDE):
        if (person := lane.removeprefix(prefix)) != lane:
            return PlayerId(int(person))
    return None


_MAILBOX = "dm:"
