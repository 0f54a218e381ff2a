"""What a cup says of its rules: in few lines before anybody enters, and all of them on a page."""

import pytest

from club.decisions.progress import DAY
from club.decisions.waiting import SHORT_ABSENCE
from club.model.cup import Placing
from core.languages import Locale
from tests.workers.sample_cups import cup, first_round, in_language, pairing, playing
from tests.workers.test_cup_post import STRICT, THREE, TIES, every_language, say, written
from workers.wording.cup_terms import rules


@every_language
def test_no_rules_of_points_and_absence_stand_before_the_button_to_enter(locale: Locale) -> None:
    content = written(cup(*THREE, format="all-play-all"), locale)
    for key in ("cup-scoring-two", "cup-away-all-play-all", "cup-vanished"):
        assert say(locale, key) not in content
    assert sum(bool(line) for line in content.splitlines()) <= 11


@every_language
def test_the_rules_say_how_points_count_and_who_is_out(locale: Locale) -> None:
    told = list(map(STRICT.voice(locale).say, rules(cup(*THREE))))
    assert say(locale, "cup-blocks") in told
    assert say(locale, "cup-away", days=SHORT_ABSENCE // DAY) in told
    for key in ("cup-consent", "cup-scoring-two", "cup-vanished"):
        assert say(locale, key) in told
    assert any(say(locale, "cup-computers") in line for line in told)
    assert say(locale, "cup-unfinished", count=14) in told
    assert say(locale, "cup-slow", hours=12) in told
    assert say(locale, "cup-pause", days=14) in told
    assert all(say(locale, "cup-tie", tie=tie) in told[-1] for tie in TIES)


@every_language
@pytest.mark.parametrize("size", [2, 3, 4, 5])
def test_a_knock_out_says_who_loses_a_life_and_shares_no_place(locale: Locale, size: int) -> None:
    facts = in_language(cup(*THREE, format="knock-out", size=size), locale)
    told = list(map(STRICT.voice(locale).say, rules(facts)))
    assert say(locale, "cup-lives", size=size) in told
    assert say(locale, "cup-lives-unfinished", count=14) in told
    away = say(locale, "cup-lives-away", days=SHORT_ABSENCE // DAY)
    assert away in told
    for key in ("cup-lives-level", "cup-lives-order"):
        assert say(locale, key) in told
    post = written(facts, locale)
    assert say(locale, "cup-lives", size=size) in post
    assert say(locale, "cup-lives-brief") in post
    assert say(locale, "cup-lives-unfinished-brief", count=14) in post
    assert say(locale, "cup-lives-ties-brief", ties="").strip(" .") in post
    for shared in ("cup-unfinished", "cup-unfinished-brief"):
        assert say(locale, shared, count=14) not in (*told, post)
    assert say(locale, "cup-away", days=SHORT_ABSENCE // DAY) not in told


@every_language
@pytest.mark.parametrize("form", ["swiss", "all-play-all"])
def test_only_a_knock_out_speaks_of_lives(locale: Locale, form: str) -> None:
    facts = in_language(cup(*THREE, format=form), locale)
    told = list(map(STRICT.voice(locale).say, rules(facts)))
    assert say(locale, "cup-lives", size=2) not in (*told, *written(facts, locale).splitlines())
    assert say(locale, "cup-lives-order") not in told


@every_language
def test_an_unfinished_game_of_a_knock_out_is_decided_by_lot(locale: Locale) -> None:
    judged = pairing(1, Placing(1, 1, judged=True), Placing(2, 1, judged=True))
    for form, key in (("knock-out", "cup-judged-lot"), ("swiss", "cup-judged")):
        facts = in_language(playing(*THREE, rounds=[first_round([judged])], format=form), locale)
        assert say(locale, key, pairing="").strip() in written(facts, locale)


@every_language
@pytest.mark.parametrize("form", ["knock-out", "swiss"])
def test_only_a_knock_out_with_computers_says_that_they_do_not_play_on_alone(
    locale: Locale, form: str
) -> None:
    for entrants, told in ((THREE, form == "knock-out"), (THREE[:2], False)):
        lines = map(STRICT.voice(locale).say, rules(cup(*entrants, format=form)))
        assert (say(locale, "cup-lives-computers") in lines) == told
