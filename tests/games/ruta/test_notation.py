"""Notation: written in one exact form, read leniently."""

import pytest

from core.errors import UnreadableMove
from core.texts import Verbatim
from games.ruta.game import RUTA
from games.ruta.moves import DrawPile, DrawSlot, GiveAce, KeepAce, Move, Pass, PlayExcuse
from games.ruta.view import Options, View
from tests.games.ruta.positions import card, claim, world

VIEW: View = RUTA.view_for(world(draft="ace-moons chance-meeting", pile="end"), None)
JOKERS: View = RUTA.view_for(world(draft="sea bard", options=Options(joker_aces=True)), None)

CONSUL_HARVEST = claim("harvest/consul", "huntress pact author")


@pytest.mark.parametrize(
    ("written", "move"),
    [
        ("draw 1", DrawSlot(0)),
        ("draw pile", DrawPile()),
        ("give ace 2", GiveAce(1)),
        ("keep ace 1", KeepAce(0)),
        ("excuse chance-meeting", PlayExcuse(card("chance-meeting"))),
        ("claim harvest/consul: author pact huntress", CONSUL_HARVEST),
        ("pass", Pass()),
    ],
)
def test_a_move_is_written_like_this_for_ever(written: str, move: Move) -> None:
    assert RUTA.notate(move) == written
    assert RUTA.read_back(VIEW, written) == move


@pytest.mark.parametrize(
    "paid", ["bard sea", "with bard, sea", "with bard with sea", "bard sea with"]
)
def test_with_is_a_filler_unless_one_ace_follows(paid: str) -> None:
    for view in (VIEW, JOKERS):
        assert RUTA.parse(view, f"claim harvest consul {paid}") == claim(
            "harvest/consul", "bard sea"
        )


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("  DRAW   2 ", DrawSlot(1)),
        ("Take the Chance Meeting", DrawSlot(1)),
        ("draw chancemeeting", DrawSlot(1)),
        ("draw 1", KeepAce(0)),
        ("take ace", KeepAce(0)),
        ("Take the Ace of Moons", KeepAce(0)),
        ("draw from the pile", DrawPile()),
        ("take deck", DrawPile()),
        ("give ace", GiveAce(0)),
        ("Give the Ace of Moons", GiveAce(0)),
        ("keep 1", KeepAce(0)),
        ("excuse: the Light–Keeper", PlayExcuse(card("light-keeper"))),
        ("claim consul/harvest: huntress pact author", CONSUL_HARVEST),
        ("Claim Harvest – Consul, Huntress, Pact and Author", CONSUL_HARVEST),
        ("claim the route from the harvest to the consul for author,pact,huntress", CONSUL_HARVEST),
        ("claim light keeper — mill: sea", claim("mill/light-keeper", "sea")),
        ("claim: claim mill/light-keeper, sea", claim("mill/light-keeper", "sea")),
        ("give moons", GiveAce(0)),
        ("draw la #2", DrawSlot(1)),
        ("pass please", Pass()),
        ("Pass, I can do nothing!", Pass()),
    ],
)
def test_a_move_may_be_written_freely(line: str, move: Move) -> None:
    assert RUTA.parse(VIEW, line) == move


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("", "nothing-written"),
        ("  –  ", "nothing-written"),
        ("fly away", "unknown-verb"),
        ("pass draw", "just-pass"),
        ("pass 1", "just-pass"),
        ("draw", "which-card"),
        ("draw 3", "unknown-slot"),
        ("draw 0", "unknown-slot"),
        ("draw -1", "unknown-slot"),
        ("draw −2", "unknown-slot"),
        ("draw: -1!", "unknown-slot"),
        ("keep ace -1", "unknown-slot"),
        ("draw " + "9" * 5000, "unknown-slot"),
        ("give ace " + "9" * 5000, "unknown-slot"),
        ("draw 1 2", "unknown-card"),
        ("draw bard", "not-face-up"),
        ("draw wizard", "unknown-card"),
        ("draw bard sea", "one-card-wanted"),
        ("excuse", "which-discarded"),
        ("ace 1", "give-or-keep"),
        ("draw ace 2", "no-ace-there"),
        ("excuse bard sea", "one-card-wanted"),
        ("claim", "which-route"),
        ("claim harvest", "which-route"),
        ("claim harvest/island: bard", "not-a-route"),
        ("claim harvest/consul: bard bard", "card-twice"),
        ("claim harvest/consul: bard wizard", "unknown-card"),
    ],
)
def test_what_cannot_be_read_is_named(line: str, code: str) -> None:
    with pytest.raises(UnreadableMove) as caught:
        RUTA.parse(VIEW, line)
    assert caught.value.refusal.code == f"ruta-refusal-{code}"


def test_the_unknown_word_is_quoted_and_no_more_than_a_glance_of_it() -> None:
    with pytest.raises(UnreadableMove) as caught:
        RUTA.parse(VIEW, "claim harvest/consul: " + "w" * 500)
    assert caught.value.refusal.values["words"] == Verbatim("w" * 60)


def test_an_ace_must_be_named_when_two_or_none_lie_face_up() -> None:
    for draft in ("ace-moons ace-suns", "bard sea"):
        view = RUTA.view_for(world(draft=draft), None)
        with pytest.raises(UnreadableMove) as caught:
            RUTA.parse(view, "keep ace")
        assert caught.value.refusal.code == "ruta-refusal-which-ace"
