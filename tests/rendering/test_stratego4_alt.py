"""What pictures of Stratego 4 say to those who do not see them."""

import pytest
from msgspec.structs import replace

from core.text import LOCALES, Locale
from rendering.boards.stratego4.alt import describe
from rendering.scene import ALT_LIMIT, SeatLabel
from tests.rendering.speech import speaker
from tests.rendering.stratego4_positions import (
    ALL,
    DEPLOYING,
    DEPLOYING_OWN,
    FINISHED_VIEW,
    LABELS,
    MIDDLE,
    MIDDLE_OWN,
    MIDDLE_PLAN,
    OPENING,
    PLANS,
    RESIGNED,
    SWAP,
    TEAMS,
    THREE,
)

say = speaker("en", LABELS)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", ALL)
def test_no_description_is_longer_than_the_limit_or_cut(name: str, locale: Locale) -> None:
    told = describe(ALL[name], speaker(locale, LABELS), PLANS.get(name))
    assert 200 < len(told) <= ALT_LIMIT
    assert not told.endswith("…")


def test_turn_duel_seats_flags_and_ranks_are_told() -> None:
    told = describe(MIDDLE, say)
    for part in (
        "Stratego 4, round 12: Bo is to play.",
        "Last: Dimitri's captain (6) on i7 attacked Ada's lieutenant (5) on the ring and won.",
        "Ada: 17 pieces, slider at IV; beaten: 6 4 1.",
        "The flag of Dimitri lies on i5.",
        "Ranks of Dimitri: 6 ring, 5 l6 and 3 j9.",
        "Unknown ranks of Ada: d1, d5,",
    ):
        assert part in told


def test_a_shot_and_a_borne_flag_are_told() -> None:
    told = describe(THREE, say)
    assert (
        "Last: Ada's cannon (1) on d3 hit Cleo's general (8) on the ring; both leave the board."
        in told
    )
    assert "The flag of Ada is borne by Bo on h2." in told
    assert "The flag of Cleo lies on h2." in told


def test_a_tie_and_a_defence_are_told() -> None:
    assert MIDDLE.last is not None
    tie = replace(MIDDLE, last=replace(MIDDLE.last, winner="nobody"))
    assert "on the ring; both fell." in describe(tie, say)
    defended = "Last: Ada's scout (3) on e7 attacked Bo's captain (6) on e9 and fell."
    assert defended in describe(MIDDLE_OWN, say)


def test_ranks_spaces_and_owners_have_the_words_of_the_texts() -> None:
    french = describe(THREE, speaker("fr", LABELS)).replace("\u00a0", " ")
    assert "Cleo sur l’enceinte et tire au canon (1) : le général (8) tombe" in french
    assert "Le drapeau d’Ada est porté par Bo en h2." in french
    assert "Le drapeau de Cleo est à terre en h2." in french
    italian = describe(THREE, speaker("it", LABELS))
    assert "Cleo sulla cinta: il generale (8) cade" in italian
    assert "La bandiera di Ada è portata da Bo in h2." in italian


def test_the_viewers_own_army_comes_first_with_its_ranks() -> None:
    told = describe(MIDDLE_OWN, say)
    assert told.index("Ranks of Cleo: 9 i12,") < told.index("Unknown ranks of Dimitri")
    assert told.index("Unknown ranks of Dimitri") < told.index("Unknown ranks of Ada")


def test_no_unknown_rank_is_told() -> None:
    assert "Ranks of" not in describe(OPENING, say)


def test_deploying_tells_who_is_ready_and_only_the_own_army() -> None:
    assert "all deploy their armies. Ready: Ada and Cleo." in describe(DEPLOYING, say)
    assert "Unknown" not in describe(DEPLOYING, say)
    assert "Ranks of Bo: 9 b9," in describe(DEPLOYING_OWN, say)
    nobody = tuple(replace(seat, ready=False) for seat in DEPLOYING.seats)
    assert "Nobody is ready yet." in describe(replace(DEPLOYING, seats=nobody), say)


def test_plans_are_told_early() -> None:
    told = describe(MIDDLE_OWN, say, MIDDLE_PLAN)
    assert "In hand: g9. Can go to or aim at: f9, h9, g10, ring and g11." in told[:130]
    assert "In hand: b8. Can go to or aim at: c5." in describe(DEPLOYING_OWN, say, SWAP)
    chosen = replace(MIDDLE_PLAN, selected=None)
    assert "To choose from: f9," in describe(MIDDLE_OWN, say, chosen)
    assert "Can go to or aim at: nothing." in describe(
        MIDDLE_OWN, say, replace(MIDDLE_PLAN, targets=())
    )


def test_a_recruitment_a_near_draw_and_a_resignation_are_told() -> None:
    recruiting = replace(MIDDLE, phase="recruiting")
    assert "Bo chooses which piece comes back." in describe(recruiting, say)
    assert "23 more turns without a beaten piece are a draw." in describe(TEAMS, say)
    assert "Bo: resigned; beaten: 5 4 3." in describe(RESIGNED, say)


def test_the_end_names_the_winner_or_the_draw() -> None:
    assert "finished in round 33. Won by Ada." in describe(FINISHED_VIEW, say)
    assert FINISHED_VIEW.outcome is not None
    draw = replace(FINISHED_VIEW.outcome, reason="quiet")
    assert "round 33: a draw." in describe(replace(FINISHED_VIEW, outcome=draw), say)


def test_what_does_not_fit_is_cut_between_words() -> None:
    names = tuple(SeatLabel(letter * 32) for letter in "ABCD")
    told = describe(FINISHED_VIEW, speaker("fr", names))
    assert told.endswith("…")
    assert ALT_LIMIT - 40 < len(told) <= ALT_LIMIT
    assert not told.endswith((" …", ",…"))
