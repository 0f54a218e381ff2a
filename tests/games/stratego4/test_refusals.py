"""Refusals that no other file tests: armies, and wordings that would leak."""

import pytest

from games.stratego4.board import ARMY, Rank, Space
from games.stratego4.moves import Arrange, Move, SwapPieces
from games.stratego4.state import State
from tests.games.english_texts import say
from tests.games.stratego4.positions import (
    ME,
    RIVAL,
    begun,
    code,
    fire,
    move,
    recruit,
    refusal,
    space,
    swap,
    world,
)


def _said(state: State, made: Move) -> str:
    return say("stratego4", refusal(state, made).text)


def _with(*changes: tuple[int, int]) -> Arrange:
    """The army with these ranks in place of those."""
    army = list(ARMY)
    for old, new in changes:
        army[army.index(Rank(old))] = Rank(new)
    return Arrange(tuple(army))


def test_an_army_of_wrong_pieces_is_refused_with_those_too_many_and_missing() -> None:
    assert _said(begun(), _with((4, 9), (3, 1))) == (
        "These are not the right 20 pieces. "
        "Too many: 1 × marshal (9), 1 × cannon (1). Missing: 1 × sergeant (4), 1 × scout (3)."
    )


@pytest.mark.parametrize(
    ("made", "why"),
    [
        (swap("d3 d4"), "swap-outside"),
        (swap("d3 g2"), "swap-outside"),
        (swap("d3 a5"), "swap-outside"),
        (swap("d3 d3"), "swap-same"),
        (SwapPieces(space("d3"), Space(999)), "no-such-space"),
        (move("g3 g4"), "deploy-first"),
        (fire("g3 ring"), "deploy-first"),
        (recruit(9), "no-recruit-due"),
    ],
)
def test_while_deploying_only_armies_are_arranged(made: Move, why: str) -> None:
    assert code(begun(), made) == why


@pytest.mark.parametrize("made", [move("e5 e7"), move("e5 c7"), fire("e5 e8"), move("e5 e8")])
def test_a_refusal_is_the_same_whatever_the_rivals_piece_is(made: Move) -> None:
    said = {
        _said(world({ME: "5e5", RIVAL: f"{rank}e8 {other}e6 5a9"}), made)
        for rank, other in ((9, 1), (1, 3), (3, 8))
    }
    assert len(said) == 1
