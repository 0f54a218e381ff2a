"""Undo: when it is free, whose consent it needs otherwise, and its effects. Pure.

An undo is free for the person who made the last move if nobody has learned anything hidden by it
and it was made before its deadline, three times a turn. Simultaneous choices of others, owed
already, do not prevent it: each may reconsider until somebody has learned what was chosen. Any
other undo needs the consent of the other people and takes back everything played since.
"""

from collections.abc import Iterator, Sequence
from itertools import chain, pairwise, takewhile
from typing import Any, Final

import msgspec

from core.game import NO_ONE, Audience, Everyone, Seat, is_among
from core.texts import Listing, Player, Text, text
from model import game_json, log
from model.commands import Answer, Command, Propose, Undo
from model.letters import TAKEN_BACK
from model.log import Replay, Stood, heard_by, records_of
from model.refusals import TableRefuses, refused, stale
from model.table import About, Human, Motion, MoveRecord, PlayerId, Status, Table, TableSeat
from tables import clocks
from tables.decisions import motions
from tables.decisions.transitions import (
    Occasion,
    Transition,
    ask,
    asked_anew,
    is_told_to_all,
    judged,
    must_sit,
    unasked,
)
from tables.paces import UNDO_LAPSES_AFTER

MOST_REFUSED: Final = 3
"""A person who was refused this often in a game may propose no more undos."""


MOST_FREE: Final = 3
"""Free undos of public moves in one turn; several undos in a row count as one."""

MOST_LINES_A_TURN: Final = 200
"""Log lines since another seat's last move beyond which no undo is free, as all these lines are
replayed each time."""


_SEATS: Final = 16
"""More than a table has."""


class UndoForeseen(msgspec.Struct, frozen=True):
    """What an undo of one's last move would need.

    ``awaited``: whose consent is needed; empty if it is free or only computers play. ``asked``: the
    question that its button answers. ``often``: consent is needed only because this person undid so
    often in this turn. ``moves``: how many of their moves go back: all that one interaction made.
    ``answered``: somebody has made a public move since; ``shown``: a move to be taken back revealed
    something hidden.
    """

    awaited: tuple[PlayerId, ...]
    asked: int
    often: bool = False
    moves: int = 1
    answered: bool = False
    shown: bool = False


class TakenBack(msgspec.Struct, frozen=True):
    """Log lines to be taken back, the state without them, and whether that is free.

    ``own``: how many of these lines, from the first, are the moves of one interaction. ``secret``:
    nobody else knows of the move, so nobody is told of the undo. ``often``: it would be free if
    this seat had not undone so often in this turn. ``again``: it has undone before in this turn.
    """

    lines: tuple[Stood, ...]
    state: Any
    free: bool
    secret: bool
    own: int = 1
    often: bool = False
    again: bool = False

    @property
    def notation(self) -> str:
        """The notation of the undo in the log."""
        return log.taking_back(self.lines[0].number, self.lines[-1].number)


def needs_log(table: Table, command: Command) -> bool:
    """Return whether the decision about this command needs the table's log."""
    match command:
        case Undo():
            return True
        case Propose(kind=kind):
            return kind == "undo"
        case Answer(choice="yes"):
            return table.proposal is not None and table.proposal.kind == "undo"
    return False


def foresee(table: Table, command: Undo, occasion: Occasion) -> UndoForeseen:
    """Return what an undo would need, without doing it. Raises TableRefuses if it is impossible."""
    seat = must_sit(table, command.by.id)
    if command.asked not in (None, seat.questions):
        raise stale(table.code)
    back = _last_move_of(table, seat, command.by.id, occasion)
    awaited = () if back.free else _asked_for_consent(table, command.by.id)
    if awaited:
        _must_not_insist(seat)
    answered, shown = bool(_seats_moving_since(back)), has_shown_something(back.lines)
    return UndoForeseen(
        awaited, seat.questions, back.often, moves=back.own, answered=answered, shown=shown
    )


def may_be_alone(table: Table, command: Undo, occasion: Occasion) -> bool:
    """Return False if the log alone shows that an undo needs consent, or is impossible.

    A look asks this first, since ``foresee`` replays the game.
    """
    if all(player == command.by.id for player in table.present):
        return True
    seat, answered = must_sit(table, command.by.id).seat, False
    newest_first = log.standing_backwards(occasion.log)
    for line in newest_first:
        if line.seat == seat:
            is_own = log.is_move(line) and line.actor == command.by.id and not _came_late(line)
            return is_own and not (answered and _had_the_turn_alone(line, newest_first, occasion))
        if not log.is_move(line):
            return False
        answered = True
    return False


def _had_the_turn_alone(
    last: MoveRecord, earlier: Iterator[MoveRecord], occasion: Occasion
) -> bool:
    """Return whether no other seat was to act when one interaction made its moves up to ``last``,
    so that any line since answers them. ``earlier``: the lines before it, the newest first.
    """
    simultaneous = occasion.game.manifest.simultaneous
    if simultaneous is None or _verb_of(last) in simultaneous:
        return False
    for line in earlier:
        if not _is_one_choice(line, last):
            return True
        if _verb_of(line) in simultaneous:
            return False
        last = line
    return True


def _verb_of(move: MoveRecord) -> str:
    return move.notation.partition(" ")[0]


def _offered(after: Transition) -> TableSeat | None:
    """Return the seat whose person can undo this alone.

    None if it is no move of a person, or its undo needs the consent of others.
    """
    move, table = after.move, after.table
    if move is None or not log.is_move(move) or table.status is not Status.PLAYING:
        return None
    seat = table.seats[move.seat]
    if move.actor is None or seat.occupant != Human(move.actor) or _came_late(move):
        return None
    others_learned = after.learned != NO_ONE and set(table.owners) != {move.actor}
    return None if others_learned else seat


def button_after(before: Table, after: Transition) -> int | None:
    """Return the number of the button below the table's posts that undoes its last public move.

    None if nobody can undo it alone. Everybody sees the number, so it is made of the moves that all
    were told of: the numbers of the seat's questions would tell how many moves were secret.
    """
    if after.move is not None:
        back = _offered(after)
        return None if back is None else after.table.open_moves * _SEATS + back.seat
    if before.undo is None:
        return None
    seat, _ = meant_by(before.undo)
    stays = after.table.seats[seat].occupant == before.seats[seat].occupant
    return before.undo if stays else None


def meant_by(button: int) -> tuple[Seat, int]:
    """Return the seat of the button of this number, and how many moves had been told of."""
    moves, seat = divmod(button, _SEATS)
    return Seat(seat), moves


def undo(table: Table, command: Undo, occasion: Occasion) -> Transition:
    """Take back one's last move. Raises TableRefuses if that needs the consent of others."""
    seat = must_sit(table, command.by.id)
    if command.asked not in (None, seat.questions):
        raise stale(table.code)
    back = _last_move_of(table, seat, command.by.id, occasion)
    if not back.free and _asked_for_consent(table, command.by.id):
        raise _needs_consent(back)
    return _take_back(table, seat, back, occasion, asker=command.by.id)


def wished(table: Table, command: Propose, occasion: Occasion) -> Motion:
    """Return the proposal to take back one's last move and everything played since."""
    seat = must_sit(table, command.by.id)
    _must_not_insist(seat)
    back = _last_move_of(table, seat, command.by.id, occasion)
    about = About(
        move=back.lines[0].number,
        undoes=_public_events_of(back),
        since=_seats_moving_since(back),
        seen=any(_is_told_alone(each.step.learned, seat.seat) for each in back.lines),
    )
    until = occasion.now + UNDO_LAPSES_AFTER
    return motions.proposed(table, "undo", command.by.id, about, until)


def _public_events_of(back: TakenBack) -> tuple[msgspec.Raw, ...]:
    """Return the events of the asker's own moves that everybody was told."""
    return tuple(chain.from_iterable(map(_told_to_all, back.lines[: back.own])))


def _told_to_all(line: Stood) -> tuple[msgspec.Raw, ...]:
    """Return the events of a move that everybody was told."""
    return heard_by(None, records_of(line.step.told, line.number))


def _is_told_alone(learned: Audience, seat: Seat) -> bool:
    """Return whether this seat has learned something hidden that not everybody has."""
    return not isinstance(learned, Everyone) and is_among(learned, seat)


def _seats_moving_since(back: TakenBack) -> tuple[Seat, ...]:
    """Return the other seats that have made public moves since."""
    mine, *since = back.lines
    seats = {each.line.seat for each in since if is_told_to_all(each.step)}
    return tuple(sorted(seats - {mine.line.seat}))


def agreed(table: Table, wish: Motion, occasion: Occasion) -> Transition:
    """Carry out an undo that all people have agreed to. Raises TableRefuses if it is outdated."""
    stood = _played_again(table, occasion, len(occasion.log)).replay.stood
    lines = [each for each in stood if each.number >= wish.about.move]
    seat = None if wish.by is None else table.seat_of(wish.by)
    if seat is None or not lines or lines[0].number != wish.about.move:
        raise refused("table-refusal-decided")
    own = _choice_beginning(lines, occasion.log)
    return _take_back(table, seat, _by_consent(lines, own), occasion)


# --- what can be taken back ----------------------------------------------------------------------


class _Course(msgspec.Struct):
    """A game replayed from its deal.

    ``takes``: how often the seat has undone public moves in this turn. ``goes_on``: its last action
    was an undo, so that one more belongs to the same.
    """

    replay: Replay
    takes: int = 0
    goes_on: bool = False


def _played_again(table: Table, occasion: Occasion, turn: int, seat: Seat | None = None) -> _Course:
    """Replay the game from its deal, with all lines after number ``turn``, undone ones included.

    Up to ``turn`` only lines in force are replayed, so that undos of earlier turns cost no time.
    ``seat``: whose undos are counted. Raises TableRefuses if these rules cannot replay the game.
    """
    game = occasion.game
    deal = game.deal_under(table.rules_version)
    if deal is not None and table.seed is not None:
        options = game_json.decode_options(game, table.options)
        course = _Course(Replay(game, deal(len(table.seats), options, table.seed).state))
        again = course.replay.add_standing(occasion.log[:turn]) and all(
            _goes_on(course, line, seat) for line in occasion.log[turn:]
        )
        if again and course.replay.state == game_json.state_of(game, table):
            return course
    raise refused("undo-refusal-other-rules")


def _goes_on(course: _Course, line: MoveRecord, seat: Seat | None) -> bool:
    """Replay one more line, and count it if it undoes public moves. Returns False if refused."""
    back = log.taken_back_by(line)
    if line.seat == seat:
        seen = any(
            each.number in back and is_told_to_all(each.step) for each in course.replay.stood
        )
        course.takes += seen and not course.goes_on
        course.goes_on = bool(back) and (seen or course.goes_on)
    return course.replay.add(line.seq, line)


def _turn_began(lines: Sequence[MoveRecord], seat: Seat) -> int:
    """Return the number of another seat's last standing line before this seat's last; else 0."""
    stands = log.standing(lines)
    own = next((n for n in reversed(stands) if lines[n - 1].seat == seat), 0)
    return max((n for n in stands if n < own and lines[n - 1].seat != seat), default=0)


def _last_move_of(table: Table, seat: TableSeat, player: PlayerId, occasion: Occasion) -> TakenBack:
    """Return what an undo of this seat's last move takes back: free if possible."""
    if table.moves >= log.MOST_LINES:
        raise refused("undo-refusal-too-long")
    turn = _turn_began(occasion.log, seat.seat)
    is_long = len(occasion.log) - turn > MOST_LINES_A_TURN
    course = _played_again(table, occasion, len(occasion.log) if is_long else turn, seat.seat)
    stood = list(course.replay.stood)
    places = [n for n, each in enumerate(stood) if each.line.seat == seat.seat]
    if not places or not log.is_move(stood[places[-1]].line):
        raise refused("undo-refusal-nothing")
    chosen = _choice_ending_at(places[-1], stood, occasion.log)
    free = _most_for_free(course.replay, chosen, player, occasion)
    often = is_long or course.takes + (not course.goes_on) > MOST_FREE
    if free is None or (often and (is_long or not free.secret)):
        by_consent = _by_consent(stood[chosen.start :], len(chosen))
        return msgspec.structs.replace(by_consent, often=free is not None)
    return msgspec.structs.replace(free, again=course.takes > 0)


def _choice_ending_at(last: int, stood: Sequence[Stood], lines: Sequence[MoveRecord]) -> range:
    """Return the indices of the moves made by one interaction, of which ``last`` is the last."""
    first = last
    while first and _is_one_choice(
        lines[stood[first - 1].number - 1], lines[stood[first].number - 1]
    ):
        first -= 1
    return range(first, last + 1)


def _choice_beginning(stood: Sequence[Stood], lines: Sequence[MoveRecord]) -> int:
    """Return how many moves, from the first, were made by one interaction."""
    records = [lines[each.number - 1] for each in stood]
    return 1 + sum(1 for _ in takewhile(lambda pair: _is_one_choice(*pair), pairwise(records)))


def _is_one_choice(before: MoveRecord, after: MoveRecord) -> bool:
    """Return whether a move was made by the same interaction as the move before it."""
    same = (before.seat, before.actor) == (after.seat, after.actor)
    return same and log.is_next_part(before.request, after.request)


def _most_for_free(
    replay: Replay, chosen: range, player: PlayerId, occasion: Occasion
) -> TakenBack | None:
    """Return the free undo of as many of one interaction's last moves as possible, None if none."""
    whole = replay.stood
    for first in chosen:
        replay.stood = [*whole]
        found = _for_free(replay, range(first, chosen.stop), player, occasion)
        if found is not None:
            return found
    return None


def _for_free(
    replay: Replay, places: range, player: PlayerId, occasion: Occasion
) -> TakenBack | None:
    """Return the undo of only these moves; None if they came late, were answered or revealed."""
    game, now = occasion.game, replay.state
    mine, since = replay.stood[places.start : places.stop], replay.stood[places.stop :]
    seat, owed = mine[0].line.seat, game.to_act(mine[0].before)
    records = [occasion.log[each.number - 1] for each in mine]
    if any(each.actor != player or _came_late(each) for each in records):
        return None
    if has_shown_something((*mine, *since)):
        return None
    if not all(each.line.seat in owed and log.is_move(each.line) for each in since):
        return None
    if not replay.without({each.number for each in mine}):
        return None
    if since and game.to_act(replay.state) - {seat} != game.to_act(now) - {seat}:
        return None
    alone = all(
        not is_told_to_all(each.step) and game.to_act(each.step.state) <= owed for each in mine
    )
    return TakenBack(tuple(mine), replay.state, free=True, secret=alone, own=len(mine))


def has_shown_something(lines: Sequence[Stood]) -> bool:
    """Return whether anybody has learned something hidden by one of these lines."""
    return any(each.step.learned != NO_ONE for each in lines)


def _came_late(move: MoveRecord) -> bool:
    """Return whether the others were already voting about this seat; no undo is free then."""
    return move.left == 0


def _by_consent(lines: Sequence[Stood], own: int) -> TakenBack:
    """Return the undo of one interaction's moves (``own`` of them) and all lines since.

    Raises TableRefuses if somebody has resigned since.
    """
    if not all(log.is_move(each.line) for each in lines):
        raise refused("undo-refusal-resigned")
    return TakenBack(tuple(lines), lines[0].before, free=False, secret=False, own=own)


# --- the table afterwards ------------------------------------------------------------------------


def _take_back(
    table: Table,
    seat: TableSeat,
    back: TakenBack,
    occasion: Occasion,
    asker: PlayerId | None = None,
) -> Transition:
    """Return the table without these lines. ``asker``: who requests it now and sees it at once."""
    assert isinstance(seat.occupant, Human), "computers stand by what they play"
    state = game_json.encode(back.state)
    record = MoveRecord(
        seq=table.moves + 1,
        seat=seat.seat,
        actor=seat.occupant.player,
        request=occasion.request,
        notation=back.notation,
        state_hash=log.fingerprint(state),
        at=occasion.now,
    )
    after = msgspec.structs.replace(
        _asked_again(table, seat, back, occasion, at_once=asker is not None),
        version=table.version + 1,
        state=state,
        moves=record.seq,
    )
    if back.secret:
        return Transition(after, record, secret=True)
    shown = msgspec.structs.replace(
        after,
        updated_at=occasion.now,
        open_moves=table.open_moves - sum(is_told_to_all(each.step) for each in back.lines),
        motions=motions.after_move(table.motions, None, seat.occupant.player),
    )
    shown = judged(shown, back.state, occasion)
    return Transition(shown, record, notices=(_notice(shown, back, agreed=asker is None),))


def _notice(after: Table, back: TakenBack, *, agreed: bool) -> Text:
    """Return the public notice of an undo, as data from which the reader's text is made.

    ``undone``: JSON of the public events of the asker's moves, empty if they had none; a question
    to the others names the same. ``since``: the other seats that had made public moves since.
    ``after``: number of public moves then in force; it gives the notice its place among the turns
    that a post tells.
    """
    since = _seats_moving_since(back)
    return text(
        "table-undone-agreed" if agreed else TAKEN_BACK,
        who=Player(back.lines[0].line.seat),
        undone=game_json.encode(_public_events_of(back)).decode(),
        count=len(since),
        since=Listing(tuple(map(Player, since))),
        after=after.open_moves,
    )


def _asked_again(
    table: Table, seat: TableSeat, back: TakenBack, occasion: Occasion, *, at_once: bool
) -> Table:
    """Ask the seats that are to act again, each with the time it had left or time to notice.

    If only one's own move is taken back, others keep their questions, and nobody is notified twice
    of the same turn. From the second undo of a turn on, the time since the move counts as one's
    own.
    """
    if back.secret and seat.asked is not None:
        return asked_anew(table, seat.seat)
    everybody = tuple(clocks.uncalled(unasked(one)) for one in table.seats)
    before = table if back.free else msgspec.structs.replace(table, seats=everybody)
    asked = ask(before, occasion.game.to_act(back.state), seat.seat, occasion)
    records = {each.line.seat: occasion.log[each.number - 1] for each in reversed(back.lines)}
    seats = []
    for was, one in zip(table.seats, asked.seats, strict=True):
        is_askers = at_once and one.seat == seat.seat
        if (record := records.get(one.seat)) is not None:
            again = occasion.now - record.at if back.again else 0
            spent = again if is_askers else None
            one = clocks.had_before(table, one, record, occasion.now, occasion.people, spent=spent)
        elif one.asked != was.asked and was.asked is not None:
            one = clocks.goes_on(table, was, one, occasion.now, occasion.people)
        if is_askers and table.pause is None:
            one = clocks.runs(table.pace, one, occasion.now, occasion.people)
        seats.append(one)
    return msgspec.structs.replace(asked, seats=tuple(seats))


def _asked_for_consent(table: Table, player: PlayerId) -> tuple[PlayerId, ...]:
    """Return the other people whose consent is needed; empty if only computers play.

    Raises TableRefuses if there are others, but none of them can be asked.
    """
    others = tuple(other for other in table.present if other != player)
    if table.away and not others:
        raise refused("undo-refusal-away")
    return others


def _needs_consent(back: TakenBack) -> TableRefuses:
    if back.often:
        return refused("undo-refusal-often", most=MOST_FREE)
    return refused("undo-refusal-consent")


def _must_not_insist(seat: TableSeat) -> None:
    if seat.refused >= MOST_REFUSED:
        raise refused("undo-refusal-refused", most=MOST_REFUSED)
