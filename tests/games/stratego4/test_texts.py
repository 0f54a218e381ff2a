"""Texts of Stratego 4, word for word where it matters."""

from collections.abc import Iterable

import msgspec
import pytest

from core.game import Seat
from core.texts import LOCALES, Locale, Player, Text
from games.stratego4.board import (
    ARMY,
    CANNON,
    CAPTAIN,
    CROSS,
    MARSHAL,
    SCOUT,
    SPY,
    Board,
    Rank,
    Space,
)
from games.stratego4.game import STRATEGO4
from games.stratego4.guided_play import go
from games.stratego4.moves import (
    ArmyArranged,
    ArmyReady,
    Arrange,
    BattleBegan,
    BeReady,
    DuelFought,
    Event,
    FireCannon,
    FlagLeft,
    FlagTaken,
    Move,
    MovePiece,
    PieceMoved,
    Recruit,
    RecruitDue,
    Recruited,
    RecruitLost,
    Resigned,
    SliderMoved,
    SwapPieces,
    Winner,
)
from games.stratego4.texts import (
    board_text,
    event_text,
    hand_text,
    move_text,
    plan_text,
    space_name,
)
from games.stratego4.view import FlagView, LastAction, Options, PieceView, Plan, SeatView, View
from i18n import Translator
from tests.games.english_texts import say
from tests.games.stratego4.positions import fire, move, world

ME, RIVAL, THIRD, FOURTH = map(Seat, range(4))
ROOM = 3_800
"""Characters a message holds."""

STRICT = Translator(strict=True)
RING = {"en": "the ring", "fr": "l’enceinte", "it": "la cinta"}
NAMES = ("Ada", "Bo", "Cy", "Di")


def _said(text: Text) -> str:
    return say("stratego4", text)


def _in(locale: Locale, text: Text, name: str = "") -> str:
    return STRICT.voice(locale, people=lambda seat: name or NAMES[seat]).say(text)


def _at(name: str, board: Board = CROSS) -> Space:
    return board.space(name)


def _duel(attacker: Rank, defender: Rank, winner: Winner, to: str = "f5") -> DuelFought:
    return DuelFought(ME, _at("e5"), _at(to), attacker, RIVAL, defender, winner)


# -- Events ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("winner", "end"),
    [("attacker", " and won."), ("defender", " and fell."), ("nobody", "; both fell.")],
)
def test_a_duel_is_told_with_both_ranks_and_spaces(winner: Winner, end: str) -> None:
    told = _said(event_text(_duel(SCOUT, CAPTAIN, winner)))
    assert told == "Player 1's scout (3) on e5 attacked Player 2's captain (6) on f5" + end


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (PieceMoved(ME, _at("f5"), _at("ring"), None), "Player 1 moved from f5 to the ring."),
        (
            PieceMoved(ME, _at("ring"), _at("turret"), ME),
            "Player 1 carried their own flag from the ring to the turret.",
        ),
        (
            PieceMoved(ME, _at("f3"), _at("f2"), RIVAL),
            "Player 1 carried Player 2's flag from f3 to f2.",
        ),
        (FlagLeft(ME, ME, _at("g1")), "Player 1's flag was left lying on g1."),
        (
            FlagLeft(ME, RIVAL, _at("g1")),
            "Player 2's flag, which Player 1 carried, was left lying on g1.",
        ),
        (FlagTaken(ME, ME, _at("g1"), "ground"), "Player 1 picked up their own flag on g1."),
        (FlagTaken(ME, ME, _at("g1"), "duel"), "Player 1 won back their own flag on g1."),
        (FlagTaken(ME, RIVAL, _at("b7"), "ground"), "Player 1 picked up Player 2's flag on b7."),
        (
            FlagTaken(ME, RIVAL, _at("b7"), "duel"),
            "Player 1 won Player 2's flag in the duel and carried it on b7.",
        ),
        (SliderMoved(ME, 3), "Player 1's slider went to III of VI."),
        (SliderMoved(ME, 6), "Player 1's slider reached VI and went back to 0."),
        (
            RecruitDue(ME, "flag"),
            "For the flag, Player 1 got back a beaten piece of their choice.",
        ),
        (
            RecruitLost(ME, "slider", "occupied"),
            "For the sixth duel won, Player 1 would have brought back a piece, "
            "but the recruitment space was occupied.",
        ),
        (
            RecruitLost(ME, "flag", "nobody-lost"),
            "For the flag, Player 1 would have brought back a piece, but none had been beaten.",
        ),
        (
            Recruited(ME, CAPTAIN, _at("g2")),
            "Player 1 brought a piece back into the battle: captain (6) on g2.",
        ),
        (ArmyReady(ME, 2), "Player 1 was ready; 2 armies were still being deployed."),
        (BattleBegan(RIVAL), "The battle began. The lot gave Player 2 the first move."),
        (Resigned(ME), "Player 1 resigned. Their pieces left the board."),
    ],
)
def test_events_are_told(event: Event, told: str) -> None:
    assert _said(event_text(event)) == told


def test_what_is_arranged_is_not_told_even_to_its_player() -> None:
    """The hand shows it; the line in the history says only that it happened."""
    assert event_text(ArmyArranged(ME)).values == {"player": Player(0)}


@pytest.mark.parametrize("locale", RING)
def test_a_space_with_a_name_is_told_with_its_article(locale: Locale) -> None:
    assert _in(locale, space_name(CROSS.ring)) == RING[locale]


# -- Moves -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("move", "label"),
    [
        (Arrange(ARMY), "Deploy, from the front: 9877665 554443 3332111"),
        (SwapPieces(_at("g1"), _at("f1")), "Swap g1 and f1"),
        (BeReady(), "Ready for battle"),
        (MovePiece(_at("f5"), _at("ring")), "Move from f5 to the ring"),
        (MovePiece(_at("f3"), _at("f4"), True), "Move from f3 to f4, leaving the flag"),
        (FireCannon(_at("f3"), _at("ring")), "Fire from f3 at the ring"),
        (FireCannon(_at("f3"), _at("e5")), "Fire from f3 at e5"),
        (Recruit(CANNON), "Bring back: cannon (1)"),
    ],
)
def test_labels_of_moves(move: Move, label: str) -> None:
    assert _said(move_text(MIDGAME, move)) == label


# -- Views -------------------------------------------------------------------------------------


def _piece(name: str, seat: Seat, rank: Rank | None = None, **more: object) -> PieceView:
    piece = PieceView(_at(name), seat, rank, False, None, False, 0, False, None, 0)
    return msgspec.structs.replace(piece, **more)


def _battle(pieces: Iterable[PieceView], **more: object) -> View:
    """A battle on the cross in which ME is to play."""
    standing = tuple(sorted(pieces, key=lambda piece: piece.space))
    view = View(
        viewer=ME,
        options=Options(),
        board="cross",
        phase="battle",
        turn=ME,
        first=ME,
        next_turn=None,
        recruit_cause=None,
        pieces=standing,
        flags=tuple(FlagView(CROSS.flags[s], Seat(s), Seat(s)) for s in range(4)),
        loose=(),
        seats=tuple(
            SeatView(True, 0, (), sum(piece.seat == seat for piece in standing), False, False)
            for seat in range(4)
        ),
        round=3,
        quiet_turns=0,
        quiet_turns_to_end=200,
        last=None,
        resigned=(),
        outcome=None,
    )
    return msgspec.structs.replace(view, **more)


def _seat(view: View, seat: Seat, **more: object) -> View:
    seats = list(view.seats)
    seats[seat] = msgspec.structs.replace(seats[seat], **more)
    return msgspec.structs.replace(view, seats=tuple(seats))


MIDGAME = _battle(
    [
        _piece("d3", ME, SCOUT),
        _piece("g2", ME, CANNON),
        _piece("g5", ME, CAPTAIN, told=True, moved=True, longest=1),
        _piece("ring", ME, SPY, moved=True, longest=1),
        _piece("e6", RIVAL, MARSHAL, told=True, moved=True, longest=1),
        _piece("c8", RIVAL),
        _piece("c9", RIVAL, moved=True, longest=1),
        _piece("e9", RIVAL, moved=True, longest=4),
        _piece("f9", THIRD, moved=True, longest=2, turned=True),
    ],
    flags=(
        FlagView(_at("g1"), None, ME),
        FlagView(_at("e6"), RIVAL, RIVAL),
        FlagView(_at("ring"), ME, ME),
        FlagView(_at("m7"), FOURTH, FOURTH),
    ),
    last=LastAction("duel", RIVAL, (_at("d6"), _at("e6")), ME, MARSHAL, Rank(7), winner="attacker"),
)


def test_the_board_can_be_played_from_its_lines_alone() -> None:
    view = _seat(MIDGAME, RIVAL, slider=2, lost=(CAPTAIN, SCOUT, SCOUT))
    lines = [_said(line.text) for line in board_text(_seat(view, FOURTH, out=True, resigned=True))]
    assert lines == [
        "Round 3.",
        "Player 1: 4 pieces on the board; slider at 0 of VI.",
        "Known pieces of Player 1: captain (6) on g5.",
        "Hidden ranks of Player 1, moved: the ring.",
        "Hidden ranks of Player 1, never moved: d3, g2.",
        "Player 2: 4 pieces on the board; slider at II of VI.",
        "Known pieces of Player 2: marshal (9) on e6.",
        "Hidden ranks of Player 2, moved: c9, e9 (4 steps straight).",
        "Hidden ranks of Player 2, never moved: c8.",
        "Beaten pieces of Player 2: captain (6), 2 × scout (3).",
        "Player 3: one piece on the board; slider at 0 of VI.",
        "Hidden ranks of Player 3, moved: f9 (2 steps with a turn).",
        "Player 4: resigned.",
        "Flag of Player 1: lies on g1, last carried by Player 1.",
        "Flag of Player 2: on e6, carried by Player 2.",
        "Flag of Player 3: on the ring, carried by Player 1.",
        "Flag of Player 4: on m7, carried by Player 4.",
        "Last: Player 2's marshal (9) on d6 attacked Player 1's major (7) on e6 and won.",
        "Player 1 is to play.",
    ]


def test_the_hand_tells_the_own_ranks_row_by_row() -> None:
    assert [_said(line.text) for line in hand_text(MIDGAME)] == [
        "Your army: 4 pieces; ranks the others do not know: 3.",
        "Front row, from your left: scout (3) on d3.",
        "Middle row: cannon (1) on g2.",
        "In the field: captain (6) on g5, spy (2) on the ring.",
    ]


def test_a_piece_in_hand_is_told_with_what_it_can_do() -> None:
    plan = Plan(_at("g5"), (_at("g9"), _at("ring")))
    assert _said(plan_text(MIDGAME, plan)) == ("Chosen: g5. Can go to or aim at: g9, the ring.")
    assert _said(plan_text(MIDGAME, Plan(None, ()))) == "To choose from: nothing."
    swap = _battle([], phase="deploying", turn=None)
    assert _said(plan_text(swap, Plan(_at("g5"), (_at("g1"),)))) == (
        "Chosen: g5. Can change places with: g1."
    )


def test_secrets_of_the_viewer_stand_in_the_hand_only() -> None:
    mine = {line.text.key for line in hand_text(MIDGAME)}
    public = msgspec.structs.replace(MIDGAME, viewer=None)
    assert mine
    assert hand_text(public) == ()
    board = " ".join(_said(line.text) for line in board_text(MIDGAME))
    assert "spy" not in board
    assert "cannon" not in board


def test_in_the_memory_game_nothing_is_said_of_what_others_remember() -> None:
    pieces = [_piece("g5", ME, CAPTAIN, moved=True)]
    view = _battle(pieces, options=Options(memory=True))
    assert _said(hand_text(view)[0].text) == "Your army: one piece."
    assert "Hidden ranks of Player 1, moved: g5." in [_said(line.text) for line in board_text(view)]


def test_while_deploying_only_readiness_is_told() -> None:
    army = [_piece(CROSS.names[s], ME, r) for s, r in zip(CROSS.zones[ME], ARMY, strict=True)]
    flags = tuple(FlagView(None, None, Seat(seat)) for seat in range(4))
    view = _battle(army, phase="deploying", turn=None, first=None, round=0, flags=flags)
    for seat in (ME, THIRD, FOURTH):
        view = _seat(view, seat, ready=False)
    assert [_said(line.text) for line in board_text(view)] == [
        "Ready: Player 2.",
        "Still deploying: Player 1, Player 3, Player 4.",
    ]
    lines = [_said(line.text) for line in hand_text(view)]
    assert lines[:2] == [
        "Your army is not ready yet: arrange it as you like, then say so. "
        "This piece will carry your flag: spy (2) on g1.",
        "The space g2 stays free for recruiting.",
    ]
    assert lines[2].startswith("Front row, from your left: marshal (9) on d3, general (8) on e3,")
    assert lines[3].endswith("sergeant (4) on h2, sergeant (4) on i2, scout (3) on j2.")
    assert _said(hand_text(_seat(view, ME, ready=True))[0].text) == (
        "Your army is deployed and ready. This piece will carry your flag: spy (2) on g1."
    )


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("phase", ["battle", "over"])
def test_the_fullest_board_fits_a_message(locale: Locale, phase: str) -> None:
    """All four armies at full strength; at the end all ranks are written out."""
    everybody = [
        _piece(CROSS.names[space], Seat(seat), rank if phase == "over" or seat == ME else None)
        for seat, zone in enumerate(CROSS.zones)
        for space, rank in zip(zone, ARMY, strict=True)
    ]
    view = _battle(everybody, phase=phase, last=MIDGAME.last)
    lines = [
        _in(locale, t.text, "🟥 **" + "N" * 20 + "**")
        for t in (*board_text(view), *hand_text(view))
    ]
    assert sum(len(line) + 1 for line in lines) < ROOM - 250, "room for heading, call and result"


@pytest.mark.parametrize(
    ("going", "label"),
    [
        (move("d5 e5"), "Attack e5 · Player 2"),
        (move("d5 d6"), "Move"),
        (fire("e4 e8"), "Fire at e8 · Player 3"),
        (move("d4 d3"), "d3, with the flag"),
    ],
)
def test_the_button_that_confirms_says_what_it_does(going: Move, label: str) -> None:
    state = world({ME: "7d5 1e4 5d4", RIVAL: "4e5", THIRD: "4e8"}, flags={ME: "d4"})
    assert _said(go(STRATEGO4.view_for(state, ME), (going,)).label) == label
