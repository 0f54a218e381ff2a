"""Whom the sealed lot alone parts from others is told so; and what leaving a cup costs."""

from collections.abc import Sequence

import msgspec
import pytest

from club.decisions.letters import letters_of_end
from club.model.cup import Cup, CupFacts, CupStatus, Entrant, Placing, Round
from core.languages import LOCALES, Locale
from core.translatable_text import Text, text
from rendering.club.standings import in_words
from tables.model.letters import PrivateLetter
from tables.model.table import FORMER_PLAYER, PlayerId, PlayerProfile
from tests.games.catalogue import texts
from tests.tables.sample_tables import NOON
from tests.workers.sample_cups import LOT, computer, cup, pairing, person, shown
from workers.painting.cup_picture_rows import standings_table
from workers.wording import cup_lines
from workers.wording.cup_lines import CupShown

RUTA = text("ruta-name")
FOUR = (computer(1), person(2), person(3), person(4))
CIRCLE = (((1, 2), (3, 4)), ((1, 3), (4, 2)), ((1, 4), (2, 3)))
"""The winner of each game first: the computer wins all; three people beat each other in turn."""

NO_CIRCLE = (((1, 2), (3, 4)), ((1, 3), (2, 4)), ((1, 4), (2, 3)))


def say(locale: Locale, told: Text) -> str:
    return texts().voice(locale).say(told)


def after(
    games: Sequence[Sequence[tuple[int, int]]], *entrants: Entrant, **fields: object
) -> CupFacts:
    """A cup whose games ended so, and which is over if nothing else is said."""
    rounds = tuple(
        Round(
            number,
            NOON + number,
            None,
            tuple(
                pairing(table, Placing(won, 1), Placing(lost, 2))
                for table, (won, lost) in enumerate(tables, 1)
            ),
            ended_at=NOON + number + 1,
        )
        for number, tables in enumerate(games, 1)
    )
    given = {"status": CupStatus.FINISHED, "planned_rounds": 3, "lot": LOT.hex(), **fields}
    return cup(*entrants, rounds=rounds, **given)


def left(entrant: Entrant, at: int) -> Entrant:
    return msgspec.structs.replace(entrant, left_at=at, left_because="left")


def end_letters(facts: CupFacts) -> tuple[PrivateLetter, ...]:
    kept = {name: getattr(facts, name) for name in Cup.__struct_fields__ if name != "lot"}
    known = {
        e.player: PlayerProfile(e.player, f"Person {e.number}")
        for e in facts.entrants
        if e.player is not None
    }
    letters = letters_of_end(Cup(**kept, lot=LOT), known, RUTA)
    assert all(isinstance(letter, PrivateLetter) for letter in letters)
    return tuple(letter for letter in letters if isinstance(letter, PrivateLetter))


def lines(shown_cup: CupShown, locale: Locale) -> dict[int, str]:
    """The lines of the standings, by entrant."""
    return {
        row.entrant: say(locale, cup_lines.standing(shown_cup, row))
        for row in shown_cup.public.standings
    }


def by_lot(locale: Locale) -> str:
    """What stands behind an entrant whose place the lot decided."""
    return say(locale, text("cup-standing-lot", standing=text("cup-more", count=1))).removeprefix(
        say(locale, text("cup-more", count=1))
    )


@pytest.mark.parametrize("locale", LOCALES)
def test_a_title_that_the_lot_decided_is_said_to_be_so(locale: Locale) -> None:
    look = shown(after(CIRCLE, *FOUR, locale=locale))
    champion, *equal = (row.entrant for row in look.public.standings[1:])
    assert look.public.champion == champion
    said = say(locale, cup_lines.call(look))
    assert all(f"Person {number}" in said for number in (champion, *equal))
    ending = by_lot(locale)
    ends = {number: line.endswith(ending) for number, line in lines(look, locale).items()}
    assert ends == {1: False, 2: True, 3: True, 4: True}
    for letter in end_letters(look.facts):
        assert [notice.key for notice in letter.notices] == ["club-told-best", "club-told-lot"]


def test_pictures_and_their_words_say_so_too() -> None:
    voice = texts().voice("en").say
    table = standings_table(shown(after(CIRCLE, *FOUR)).public, {}, RUTA, voice)
    assert table.tie_break is None
    assert {row.number for row in table.rows if row.by_lot} == {2, 3, 4}
    assert in_words(table, voice).count(voice(text("cup-picture-lot"))) == 3


@pytest.mark.parametrize("locale", LOCALES)
def test_where_something_else_decides_nobody_speaks_of_the_lot(locale: Locale) -> None:
    look = shown(after(NO_CIRCLE, *FOUR, locale=locale))
    assert say(locale, cup_lines.call(look)) == say(
        locale, text("cup-call-best", who=look.name(2), first=look.name(1))
    )
    assert not any(line.endswith(by_lot(locale)) for line in lines(look, locale).values())
    assert {len(letter.notices) for letter in end_letters(look.facts)} == {1}


def test_before_the_end_nobody_speaks_of_the_lot() -> None:
    look = shown(after(CIRCLE, *FOUR, status=CupStatus.PLAYING, lot=None))
    assert not any(line.endswith(by_lot("en")) for line in lines(look, "en").values())


def test_whoever_gave_up_is_not_said_to_be_equal_to_the_champion() -> None:
    three = [row.entrant for row in shown(after(CIRCLE, *FOUR)).public.standings[1:]]
    gone = three[1]
    entrants = [left(one, NOON + 2) if one.number == gone else one for one in FOUR]
    look = shown(after(CIRCLE, *entrants))
    said = say("en", cup_lines.call(look))
    assert f"Person {gone}" not in said
    assert all(f"Person {number}" in said for number in three if number != gone)
    assert "(left)" in lines(look, "en")[gone]


@pytest.mark.parametrize("locale", LOCALES)
def test_whoever_left_after_their_last_pairing_stands_as_if_they_had_stayed(locale: Locale) -> None:
    stayed = shown(after(NO_CIRCLE, *FOUR, locale=locale))
    entrants = [left(one, NOON + 9) if one.number == 2 else one for one in FOUR]
    look = shown(after(NO_CIRCLE, *entrants, locale=locale))
    assert lines(look, locale) == lines(stayed, locale)
    assert look.public.champion == stayed.public.champion == 2
    voice = texts().voice(locale).say
    tables = [standings_table(each.public, {}, RUTA, voice) for each in (look, stayed)]
    assert tables[0] == tables[1]
    assert [letter.to for letter in end_letters(look.facts)] == [102, 103, 104]


def test_whoever_is_being_forgotten_is_neither_named_nor_written_to() -> None:
    facts = after(NO_CIRCLE, FOUR[0], left(FOUR[1], NOON + 9), *FOUR[2:])
    kept = {name: getattr(facts, name) for name in Cup.__struct_fields__ if name != "lot"}
    going = PlayerProfile(person(2).player or FORMER_PLAYER, "Person 2", forgetting=NOON)
    letters = letters_of_end(Cup(**kept, lot=LOT), {going.id: going}, RUTA)
    told = [(letter.to, letter.notices[0].key) for letter in letters if hasattr(letter, "to")]
    assert told == [(103, "club-told-ended"), (104, "club-told-ended")]


def test_the_words_of_leaving_are_true_for_whoever_has_nothing_left_to_play() -> None:
    playing = {"status": CupStatus.PLAYING, "lot": None}
    for rounds, key in ((2, "cup-quit-said"), (3, "cup-quit-done")):
        facts = after(NO_CIRCLE[:rounds], *FOUR, **playing)
        (told,) = cup_lines.quitting(facts, PlayerId(102), None)
        assert told.key == key
