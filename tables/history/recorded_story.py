"""The past positions of a game, from its record alone: no table, no store, no people."""

from collections.abc import Iterator

from model.event_audience import records_of
from model.game_json import AnyGame
from model.log import Replay
from model.table import EventRecord, MoveRecord
from tables.history.positions import LogDoesNotFit, PastPosition, Story, positions_along
from tables.history.record import GameRecord, UnreadableRecord, dealt_from


def story_of(record: GameRecord, game: AnyGame) -> Story:
    """Replay a whole game. Raises UnreadableRecord if the rules do not lead along its moves."""
    return Story(game, positions_of_record(record, game))


def positions_of_record(record: GameRecord, game: AnyGame) -> tuple[PastPosition, ...]:
    """Return the deal and the position after each line. Raises UnreadableRecord as ``story_of``."""
    log = [
        MoveRecord(seq, line.seat, None, None, line.notation, line.fingerprint, 0)
        for seq, line in enumerate(record.moves, 1)
    ]
    try:
        told = tuple(_told(record, game, log))
        dealt = dealt_from(record, game).state
        return tuple(positions_along(Replay(game, dealt), log, told))
    except LogDoesNotFit as fault:
        raise UnreadableRecord(f"Its line {fault} does not follow from those before it.") from fault


def _told(record: GameRecord, game: AnyGame, log: list[MoveRecord]) -> Iterator[EventRecord]:
    """Yield the events of the deal and of each line, as they were told."""
    dealt = dealt_from(record, game)
    yield from records_of(dealt.told, 0)
    replay = Replay(game, dealt.state)
    for line in log:
        stood = len(replay.stood)
        sits = 0 <= line.seat < record.seats
        if not sits or not replay.add(line.seq, line):
            raise LogDoesNotFit(line.seq)
        if len(replay.stood) > stood:
            yield from records_of(replay.stood[-1].step.told, line.seq)
