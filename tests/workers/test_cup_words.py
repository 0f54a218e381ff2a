"""What a cup is called, who has left it, and which buttons stand under it, in every language."""

from typing import Any

import msgspec
import pytest

from club.decisions.default_cup_names import default_name
from club.decisions.letters import letter_of_removal, letters_to_all
from club.model.cup import Cup, CupStatus, ListedCup, Placing
from core.languages import LOCALES, Locale
from core.translatable_text import Text, text
from tables.model.letters import PrivateLetter
from tests.games.catalogue import texts
from tests.tables.sample_tables import NOON
from tests.workers.sample_cups import (
    CODE,
    DAY,
    LOT,
    cup,
    first_round,
    in_language,
    pairing,
    person,
    playing,
    shown,
)
from tests.workers.test_cup_post import presenter
from workers.painting.cup_picture_rows import standings_table
from workers.wording import cup_lines

RUTA = text("ruta-name")
FIVE = tuple(person(number) for number in range(1, 6))


def say(locale: Locale, told: Text) -> str:
    return texts().voice(locale).say(told)


def stored(**fields: Any) -> Cup:
    """A cup of five as the club has it."""
    facts = cup(*FIVE, **fields)
    kept = {name: getattr(facts, name) for name in Cup.__struct_fields__ if name != "lot"}
    return Cup(**kept, lot=LOT)


def title(facts: Any, locale: Locale) -> tuple[str, str]:
    """The title of the picture and what stands below it."""
    table = standings_table(shown(facts).public, {}, RUTA, texts().voice(locale).say)
    return table.heading.title, table.heading.note


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("form", ["swiss", "all-play-all", "knock-out"])
def test_a_cup_without_a_name_is_called_by_its_game_and_format(locale: Locale, form: Any) -> None:
    facts = in_language(cup(*FIVE, format=form), locale)
    called = say(locale, default_name("cup-named", facts, RUTA))
    assert say(locale, RUTA) in called
    assert say(locale, text("cup-format-name", format=form)) in called
    assert called in presenter().post(shown(facts)).heading
    assert title(facts, locale)[0] == called
    listed = ListedCup(
        facts.id, CODE, facts.place, "", "ruta", form, CupStatus.ENTRY, 16, 5, 0, own=True
    )
    assert called in say(locale, cup_lines.in_one(listed, RUTA))
    letters = letters_to_all(stored(format=form), "club-told-ended", RUTA)
    (told,) = letters[0].notices
    assert called.casefold() in say(locale, told).casefold()
    assert CODE not in say(locale, told)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_name_is_told_in_quotation_marks(locale: Locale) -> None:
    (letter, *_) = letters_to_all(stored(name="Friday"), "club-told-ended", RUTA)
    said = say(locale, letter.notices[0])
    assert any(f"{mark}Friday" in said for mark in ("“", "«", "«\N{NO-BREAK SPACE}"))


@pytest.mark.parametrize("locale", LOCALES)
def test_whoever_is_removed_is_told_by_whom_and_nobody_else_that_they_were(locale: Locale) -> None:
    (letter,) = letter_of_removal(stored(), FIVE[1], "late twice", RUTA)
    assert isinstance(letter, PrivateLetter)
    _, why = letter.notices
    assert say(locale, why).endswith("late twice")
    assert letter_of_removal(stored(), FIVE[1], None, RUTA)[0].notices == letter.notices[:1]
    for key in ("club-told-removed", "club-refusal-removed"):
        words = say(locale, Text(key, {"cup": "", "reason": ""})).casefold()
        assert "organis" not in words
        assert locale != "en" or "somebody who manages" in words, "it says who may have done it"
    gone = [
        msgspec.structs.replace(FIVE[1], left_at=1, left_because=because)
        for because in ("left", "removed", "forgotten")
    ]
    tables = [pairing(1, Placing(1), Placing(3))]
    lines = set()
    for one in gone:
        facts = playing(FIVE[0], one, *FIVE[2:], rounds=[first_round(tables, ended_at=9)])
        look = shown(in_language(facts, locale))
        row = next(row for row in look.public.standings if row.entrant == one.number)
        lines.add(say(locale, cup_lines.standing(look, row)))
    assert len(lines) == 1


@pytest.mark.parametrize("locale", LOCALES)
def test_a_knock_out_promises_no_number_of_rounds(locale: Locale) -> None:
    rounds = [first_round([])]
    for form, told in (("knock-out", False), ("swiss", True)):
        facts = playing(*FIVE, rounds=rounds, planned_rounds=8, format=form)
        assert ("8" in title(facts, locale)[1]) == told, form
    longer = playing(*FIVE, rounds=rounds * 3, planned_rounds=2, format="all-play-all")
    assert "2" not in title(longer, locale)[1], "games made up later are in further rounds"


def test_the_buttons_of_a_post_fit_how_far_its_cup_is() -> None:
    full, begun = {"most": 5}, first_round([pairing(1, Placing(1), Placing(2))])
    for facts, buttons in (
        (cup(*FIVE), ["cup-enter", "cup-leave", "cup-open", "cup-rules"]),
        (cup(*FIVE, **full), ["cup-leave", "cup-open", "cup-rules"]),
        (playing(*FIVE, rounds=[]), ["cup-open", "cup-rules"]),
        (playing(*FIVE, rounds=[begun]), ["cup-standings", "cup-round", "cup-open", "cup-rules"]),
        (cup(*FIVE, status=CupStatus.CALLED_OFF), ["cup-open", "cup-rules"]),
    ):
        assert [one.name for one in presenter().post(shown(facts)).actions] == buttons


@pytest.mark.parametrize("locale", LOCALES)
def test_between_the_last_entry_and_the_first_round_no_round_is_called_the_next(
    locale: Locale,
) -> None:
    call = presenter().post(shown(in_language(playing(*FIVE, rounds=[]), locale))).call
    assert call == say(locale, text("cup-call-begins"))


@pytest.mark.parametrize("locale", LOCALES)
def test_a_cup_whose_game_is_not_loaded_is_called_by_its_format_alone(locale: Locale) -> None:
    """What stands for the name of such a game is no name, so no sentence is made of it."""
    gone = text("game-unknown")
    facts = in_language(cup(*FIVE, game="gone", name="", format="swiss"), locale)
    (letter, *_) = letters_to_all(stored(game="gone", name=""), "club-told-ended", gone)
    assert isinstance(letter, PrivateLetter)
    told = (say(locale, letter.notices[0]), presenter().post(shown(facts)).heading)
    for words in told:
        assert say(locale, gone) not in words
        assert say(locale, text("cup-format-name", format=facts.format)) in words


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("rounds", [0, 1])
def test_a_cup_that_waits_for_people_who_are_away_says_until_when(
    locale: Locale, rounds: int
) -> None:
    over = first_round([pairing(1, Placing(1, 1, 3), Placing(2, 2, 1))], ended_at=NOON)
    facts = in_language(playing(*FIVE, rounds=[over] * rounds), locale)
    begins = "cup-call-between" if rounds else "cup-call-begins"
    assert presenter().post(shown(facts)).call == say(locale, text(begins))
    waits = msgspec.structs.replace(facts, waits_until=NOON + 5 * DAY)
    call = presenter().post(shown(waits)).call
    assert call is not None
    assert f"<t:{(NOON + 5 * DAY) // 1000}:f>" in call
    assert str(rounds + 1) in call
    assert say(locale, text(begins)) not in call
