"""Records as text: of each game, finished and running, in each language."""

import pytest

from core.texts import LOCALES, Locale
from model.game_json import decode_options, raw
from model.log import records_of
from model.table import MoveRecord, Status
from tables.history.moments import lines_in, played
from tables.history.records import GameRecord, PublicRecord, tellings
from tests.games.catalogue import EVERY_GAME, texts
from tests.games.subjects import WHOLE_GAMES, Subject, subject_of
from tests.replays.recording import exported, recordings
from workers.record_text import record_text

every_game = pytest.mark.parametrize("subject", WHOLE_GAMES, ids=lambda subject: subject.key)


def resigned(subject: Subject) -> GameRecord:
    """A game that ends by resignation, its first move made twice."""
    found = recordings(subject).values()
    return exported(subject, next(r for r in found if r.reason == "resigned" and r.seed))


def as_all_heard_it(subject: Subject, whole: GameRecord) -> PublicRecord:
    """The same game before its last line, as everybody knows it."""
    game = subject.game
    deal = game.deal_under(whole.rules_version)
    assert deal is not None
    dealt = deal(whole.seats, decode_options(game, whole.options), bytes.fromhex(whole.seed))
    log = [
        MoveRecord(seq, line.seat, None, None, line.notation, line.fingerprint, 0)
        for seq, line in enumerate(whole.moves[:-1], 1)
    ]
    steps = [*played(game, dealt, whole.seats, log)]
    events = [one for seq, step in enumerate(steps) for one in records_of(step.told, seq)]
    return PublicRecord(
        game=whole.game,
        rules_version=whole.rules_version,
        seats=whole.seats,
        options=whole.options,
        seal=whole.seal,
        status=Status.PLAYING,
        told=tuple(one for _, one in tellings(lines_in(log, events))),
        view=raw(game.view_for(steps[-1].state, None)),
    )


def said(subject: Subject, record: GameRecord | PublicRecord, locale: Locale = "en") -> str:
    return record_text(record, EVERY_GAME[subject.key], texts(), locale)


@every_game
@pytest.mark.parametrize("locale", LOCALES)
def test_every_record_can_be_read_in_every_language(subject: Subject, locale: Locale) -> None:
    whole = resigned(subject)
    public = as_all_heard_it(subject, whole)
    for record in (whole, public):
        text = said(subject, record, locale)
        assert "**" not in text
        assert "\\" not in text
        assert text.endswith("\n")
        assert said(subject, record, locale) == text
        assert text.count("[") == text.count("]")
    assert whole.seed not in said(subject, public, locale)
    assert whole.seal in said(subject, public, locale)


def test_a_whole_game_stands_turn_by_turn() -> None:
    subject = subject_of("ruta")
    whole = resigned(subject)
    assert (
        said(subject, whole)
        == f"""Ruta: a whole game
2 players
Seal of the shuffle: {whole.seal}
Seed of the shuffle: {whole.seed}
File: tavolo-record 2, rules 1
Each line is a turn: the number of its first move, then its moves in the notation of the game. \
In square brackets: moves that were taken back.

1. Player 1: [draw 1]; takes back 1; draw 1
3. Player 2: claim penitent/desert: pact
4. Player 1: draw 2
5. Player 2: draw pile
6. Player 1: keep ace 2; draw 1
8. Player 2: claim sailor/forest: end
9. Player 1: claim forest/mountain: huntress
10. Player 2: draw 1
– Player 1: resigns

The game ends by resignation.
🏆 Player 2 wins!
1. Player 2: 4 points
2. Player 1: 3 points
In the same order: routes (2, 1), longest-chain bonus (2, 2)
"""
    )


def test_of_a_running_game_everything_told_stands_there_and_how_it_stands() -> None:
    subject = subject_of("ruta")
    lines = said(subject, as_all_heard_it(subject, resigned(subject))).splitlines()
    first = lines.index("") + 1
    assert lines[first].startswith("0. ")
    assert lines[first + 1].startswith("1. [Player 1 ")
    assert lines[first + 2] == "– Player 1 took a move back."
    assert lines[first + 3].startswith("1. Player 1 ")
    assert "The game is on." in lines
    assert lines[-1] == "Player 1 is to play."
