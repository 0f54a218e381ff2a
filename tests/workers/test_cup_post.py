"""What the posts of a cup say, in every phase and language, within what Discord accepts."""

import re
from fractions import Fraction
from typing import Any, cast, get_args

import msgspec
import pytest

from catalog import CATALOG
from club.model.cup import CupFacts, CupStatus, Entrant, Placing
from club.standings.tie_breaks import TieBreakName
from cogs.lobby.option_values import possible_values
from cogs.ui.component_message import TEXT_BUDGET
from cogs.ui.markup_and_escaping import DiscordMarkup
from cogs.ui.plain_message import CONTENT_BUDGET, content_of
from core.translatable_text import LOCALES, Locale, text
from tables.model import game_json
from tables.model.seat_names import at_level, numbered_name
from tables.model.table import FORMER_PLAYER, Computer, CupGame, Status
from tests.games.catalogue import texts
from tests.games.subjects import subject_of
from tests.tables.sample_tables import NOON, changed
from tests.workers.sample_cups import (
    CODE,
    DAY,
    LOT,
    computer,
    cup,
    first_round,
    in_language,
    pairing,
    person,
    playing,
    shown,
)
from tests.workers.test_notifications import post_of, public, some_states, table_of
from workers.post_model import Picture
from workers.posts.cup_post import MOST_IN_STANDINGS, CupPresenter, named, tables_of
from workers.posts.guided_play_checks import Guide
from workers.utf16_length import length
from workers.wording.cup_lines import score_said
from workers.wording.cup_terms import terms
from workers.wording.sentences import option_said

STRICT = texts()
GUIDE = Guide(cast(Any, CATALOG))
every_language = pytest.mark.parametrize("locale", LOCALES)
TIES = get_args(TieBreakName)
THREE = (person(1), person(2), computer(3))


def presenter() -> CupPresenter:
    return CupPresenter(STRICT, DiscordMarkup(), GUIDE)


def say(locale: Locale, key: str, **values: object) -> str:
    return STRICT.voice(locale).say(text(key, **values))  # type: ignore[arg-type]


def written(facts: CupFacts, locale: Locale = "en") -> str:
    return content_of(presenter().post(shown(in_language(facts, locale))))


def won_by_first() -> tuple[Placing, Placing]:
    return Placing(1, 1, 30), Placing(2, 2, 20)


@every_language
def test_a_cup_that_gathers_asks_first_and_says_in_few_lines_what_one_agrees_to(
    locale: Locale,
) -> None:
    post = presenter().post(shown(in_language(cup(*THREE), locale)))
    content = content_of(post)
    first, *below = content.splitlines()
    assert say(locale, "ruta-name") in first
    assert CODE in first
    assert below[0].startswith(say(locale, "cup-call-entry", count=13))
    assert f"<t:{(NOON + 3 * DAY) // 1000}:f>" in below[0]
    assert say(locale, "cup-consent") in content
    assert say(locale, "cup-unfinished-brief", count=14) in content
    assert say(locale, "cup-format-brief", format="swiss") in content
    for tie in TIES:
        assert say(locale, "cup-tie-brief", tie=tie) in content
    assert cup().lot_seal in content
    assert "Person 1, Person 2" in content
    assert [action.name for action in post.actions] == [
        "cup-enter",
        "cup-leave",
        "cup-open",
        "cup-rules",
    ]
    assert post.pings == ()


@every_language
def test_a_cup_says_which_options_are_agreed_and_asks_for_consent_to_these(
    locale: Locale,
) -> None:
    usual = in_language(cup(*THREE), locale)
    options = say(locale, "agreed", options="").strip()
    assert options not in content_of(presenter().post(shown(usual)))
    chosen = changed(usual, options=b'{"joker_aces":true}')
    with_aces = STRICT.voice(locale).say(option_said("ruta", "joker_aces", value=True))
    post = presenter().post(shown(chosen))
    assert f"{options} {with_aces}" in content_of(post)
    told = GUIDE.agreed("ruta", chosen.options)
    assert told in [*terms(chosen, told, 2)]
    marks = [each.actions[0].number for each in (post, presenter().post(shown(usual)))]
    assert marks == [chosen.options_mark, usual.options_mark]


@every_language
@pytest.mark.parametrize("form", ["all-play-all", "knock-out"])
@pytest.mark.parametrize("game", GUIDE.games)
def test_all_options_of_a_game_fit_above_the_button_to_enter(
    locale: Locale, game: str, form: str
) -> None:
    usual = GUIDE.manifest(game).options()
    others = {
        field.name: next(
            value for value in possible_values(field.type) if value != getattr(usual, field.name)
        )
        for field in msgspec.structs.fields(usual)
    }
    options = game_json.encode(changed(usual, **others))
    people = [person(number) for number in range(1, 57)]
    computers = [computer(n, "easy" if n % 2 else "hard") for n in range(57, 65)]
    facts = cup(
        *people,
        *computers,
        game=game,
        options=options,
        locale=locale,
        name="W" * 60,
        size=5,
        most=64,
        format=form,
    )
    content = content_of(presenter().post(shown(facts, names=["𝔘" * 32] * 56)))
    assert length(content) <= CONTENT_BUDGET
    told = GUIDE.agreed(game, options)
    assert told is None or STRICT.voice(locale).say(told) in content
    assert say(locale, "cup-tie-brief", tie="lot") in content


@every_language
@pytest.mark.parametrize(
    ("fields", "key", "numbers"),
    [
        ({}, "cup-rounds-between", {"fewest": 3, "most": 5}),
        ({"most": 3}, "cup-rounds", {"count": 3}),
        ({"format": "all-play-all"}, "cup-rounds-between", {"fewest": 3, "most": 15}),
        ({"format": "knock-out"}, "cup-rounds-open", {"fewest": 2}),
        ({"format": "knock-out", "game": "stratego4"}, "cup-rounds-open", {"fewest": 3}),
        ({"planned_rounds": 4, "status": CupStatus.PLAYING}, "cup-rounds", {"count": 4}),
    ],
)
def test_whoever_enters_is_told_how_many_rounds_there_will_be(
    locale: Locale, fields: dict[str, Any], key: str, numbers: dict[str, object]
) -> None:
    facts = cup(**fields)
    said = say(locale, key, **numbers)
    rules_page = [*map(STRICT.voice(locale).say, terms(facts, None, fewest_of(facts)))]
    assert rules_page[0].endswith(said)
    assert (said in written(facts, locale)) == (facts.status is CupStatus.ENTRY)


def fewest_of(facts: CupFacts) -> int | None:
    return GUIDE.fewest_seats(facts.game, facts.options)


def test_a_cup_whose_game_is_not_loaded_says_nothing_of_its_options() -> None:
    content = written(cup(*THREE, game="gone", options=b'{"new":true}'))
    assert say("en", "agreed", options="").strip() not in content


@every_language
def test_a_cup_without_its_channel_says_until_when_it_can_go_on(locale: Locale) -> None:
    lost = playing(*THREE, rounds=[first_round([pairing(1, Placing(1, 1))], ended_at=NOON)])
    for facts in (changed(lost, lost_at=0), changed(cup(*THREE), lost_at=0)):
        end = "<t:604800:F>"
        assert say(locale, "cup-call-lost", until=end).split(end)[0] in written(facts, locale)
    refused = presenter().refused(shown(cup(locale=locale)), text("place-gone"))
    assert refused.lines == (say(locale, "cup-refused-gone", days=7),)


@every_language
def test_a_named_cup_is_called_by_its_name_without_its_markup(locale: Locale) -> None:
    content = written(cup(name="**Winter** @everyone"), locale)
    assert r"\*\*Winter\*\*" in content
    assert "@everyone" not in content
    assert say(locale, "cup-entrants", count=0, most=16, people="") in content


def test_before_the_first_round_is_over_there_are_no_standings_but_tables_with_links() -> None:
    tables = [pairing(1, Placing(1), Placing(2)), pairing(2, Placing(3))]
    post = presenter().post(shown(playing(*THREE, rounds=[first_round(tables)])))
    content = content_of(post)
    assert "Standings" not in content
    assert "[T001](https://discord.com/channels/7000/8000/1000000000000000001)" in content
    assert "Person 1 and Person 2" in content
    assert "Livia 🤖 has a bye" in content
    assert [a.name for a in post.actions] == [
        "cup-standings",
        "cup-round",
        "cup-open",
        "cup-rules",
    ]
    assert "lot" not in content


@every_language
@pytest.mark.parametrize("form", ["swiss", "knock-out"])
def test_whoever_is_at_no_table_of_a_round_is_named(locale: Locale, form: str) -> None:
    """But not in a knock-out, where they are out or sit the round out."""
    tables = [pairing(1, Placing(1), Placing(2))]
    facts = in_language(playing(*THREE, rounds=[first_round(tables)], format=form), locale)
    line = say(locale, "cup-without-table", people="Livia 🤖")
    assert (line in written(facts, locale)) == (form == "swiss")


def test_a_table_without_a_post_is_named_without_a_link() -> None:
    tables = [pairing(1, Placing(1), Placing(2))]
    seen = shown(playing(*THREE, rounds=[first_round(tables)]), linked=False)
    assert "\nT001 · Person 1 and Person 2" in content_of(presenter().post(seen))


def test_between_rounds_the_standings_tell_who_is_ahead() -> None:
    over = first_round(
        [pairing(1, *won_by_first()), pairing(2, Placing(3, 1, 0))], ended_at=NOON + DAY
    )
    content = written(playing(*THREE, rounds=[over]))
    assert "The next round is about to begin." in content
    assert "**Standings (points)**\n1\\. Livia 🤖 · 1\n2\\. Person 1 · 1" in content
    assert r"3\. Person 2 · 0" in content


def test_a_judged_game_says_so_and_a_counted_one_tells_the_places() -> None:
    judged = (Placing(1, 1, None, judged=True), Placing(2, 1, None, judged=True))
    four = (*THREE, person(4))
    tables = [pairing(1, *judged), pairing(2, Placing(4, 2, 1), Placing(3, 1, 2))]
    content = written(playing(*four, rounds=[first_round(tables)]))
    assert "1. Person 1, 1. Person 2 · unfinished, shared" in content
    assert "1. Livia 🤖, 2. Person 4" in content


def test_a_judged_game_says_who_comes_behind_as_they_took_far_more_time() -> None:
    judged = (Placing(1, 2, judged=True, slow=True), Placing(2, 1, judged=True))
    tables = [pairing(1, *judged), pairing(2, Placing(4, 2, 1), Placing(3, 1, 2))]
    content = written(playing(*THREE, person(4), rounds=[first_round(tables)]))
    assert "1. Person 2, 2. Person 1 · unfinished; Person 1 took far more time" in content


def test_whoever_has_left_stays_in_the_standings_and_the_forgotten_have_no_name() -> None:
    gone = msgspec.structs.replace(person(2), left_at=NOON, left_because="vanished")
    forgotten = Entrant(3, FORMER_PLAYER, None, NOON, NOON, "forgotten")
    over = first_round([pairing(1, *won_by_first())], ended_at=NOON + DAY)
    content = written(playing(person(1), gone, forgotten, rounds=[over]))
    assert "Person 2 (ran out of time) · 0" in content
    assert "Former player (left)" in content


def test_a_knock_out_tells_who_has_one_life_left() -> None:
    over = first_round([pairing(1, *won_by_first())], ended_at=NOON + DAY)
    facts = playing(person(1), person(2), rounds=[over], format="knock-out")
    content = written(facts)
    assert r"2\. Person 2 · 0 · last life" in content
    assert "1\\. Person 1 · 1\n" in content


@every_language
async def test_at_the_end_the_best_person_has_won_and_the_lot_is_told(locale: Locale) -> None:
    beaten = (Placing(3, 1, 9), Placing(1, 2, 1))
    over = first_round([pairing(1, *beaten), pairing(2, Placing(2, 2), Placing(4, 1))])
    ended = msgspec.structs.replace(over, ended_at=NOON + DAY)
    facts = playing(*THREE, person(4), rounds=[ended], locale=locale)
    facts = msgspec.structs.replace(facts, status=CupStatus.FINISHED, lot=LOT.hex())
    post = await presenter().end(shown(facts))
    content = content_of(post)
    assert "Person 4" in content.splitlines()[1]
    assert LOT.hex() in content
    assert post.silent


@every_language
@pytest.mark.parametrize("number", [2, 3])
def test_whoever_wins_behind_a_computer_is_not_said_to_be_the_first(
    locale: Locale, number: int
) -> None:
    over = first_round([pairing(1, Placing(number, 1, 9), Placing(1, 2, 1))], ended_at=NOON + DAY)
    facts = playing(*THREE, rounds=[over], format="knock-out", locale=locale)
    finished = shown(msgspec.structs.replace(facts, status=CupStatus.FINISHED, lot=LOT.hex()))
    call = content_of(presenter().post(finished)).splitlines()[1]
    best = f"Person {finished.public.champion}"
    behind = say(locale, "cup-call-best", who=best, first=numbered_name(1))
    assert call == (behind if number == 3 else say(locale, "cup-call-won", who=best))


@every_language
def test_the_ranks_are_no_list_of_markdown(locale: Locale) -> None:
    over = first_round([pairing(1, *won_by_first())], ended_at=NOON + DAY)
    content = written(playing(*THREE, rounds=[over]), locale)
    assert r"1\. " in content
    assert not re.search(r"^\d+\. ", content, re.MULTILINE), "what follows would be indented"


@every_language
def test_only_a_cup_with_computers_says_what_they_can_win(locale: Locale) -> None:
    rule = say(locale, "cup-computers")
    assert rule in written(cup(*THREE), locale)
    assert rule not in written(cup(person(1), person(2)), locale)


@every_language
def test_the_level_of_computers_is_said_once_if_all_play_alike_and_else_after_each(
    locale: Locale,
) -> None:
    once = say(locale, "cup-computers-level", level="normal")
    alike = written(cup(person(1), computer(2), computer(3)), locale)
    assert once in alike
    assert ", Livia 🤖, Marcus 🤖" in alike
    differ = cup(person(1), computer(2), computer(3, "easy"))
    content = written(differ, locale)
    assert once not in content
    for number, played in ((1, Computer("ruta", "normal")), (2, Computer("ruta", "easy"))):
        named = at_level(played, numbered_name(number))
        assert STRICT.voice(locale).say(named) in content


async def test_the_end_has_the_picture_that_the_port_draws() -> None:
    class Draws:
        names: dict[int, str]

        async def standings(self, _look: object, names: dict[int, str], locale: str) -> Picture:
            self.names = names
            return Picture(f"{locale}.png", b"", "")

    draws = Draws()
    drawing = CupPresenter(STRICT, DiscordMarkup(), GUIDE, draws)  # type: ignore[arg-type]
    facts = msgspec.structs.replace(cup(*THREE), status=CupStatus.FINISHED)
    post = await drawing.end(shown(facts))
    assert post.picture == Picture("en.png", b"", "")
    assert draws.names == {1: "Person 1", 2: "Person 2", 3: "Livia 🤖"}


@every_language
@pytest.mark.parametrize("form", ["all-play-all", "knock-out"])
@pytest.mark.parametrize("size", [2, 5])
def test_the_largest_cup_fits_and_what_one_agrees_to_is_whole(
    locale: Locale, size: int, form: str
) -> None:
    names = ["𝔘" * 32] * 64
    entrants = [person(number) for number in range(1, 65)]
    terms = {"size": size, "most": 64, "format": form}
    gathering = cup(*entrants, name="W" * 60, **terms)
    numbers = iter(range(1, 65))
    groups = [[Placing(number) for number in each] for each in zip(*[numbers] * size, strict=False)]
    tables = [pairing(n, *group) for n, group in enumerate(groups, 1)]
    under_way = playing(*entrants, rounds=[first_round(tables)], name="W" * 60, **terms)
    won = [pairing(n, *(Placing(p.entrant, 1, 0) for p in g)) for n, g in enumerate(groups, 1)]
    over = first_round(won, ended_at=NOON + DAY)
    later = msgspec.structs.replace(first_round(tables), number=2)
    second = playing(*entrants, rounds=[over, later], name="W" * 60, **terms)
    for facts in (gathering, under_way, second):
        seen = shown(in_language(facts, locale), names=names)
        content = content_of(presenter().post(seen))
        assert length(content) <= CONTENT_BUDGET
        assert not any(line == "…" for line in content.splitlines()[:4]), "nothing is cut above"
    assert say(locale, "cup-tie-brief", tie="lot") in written(gathering, locale)


@pytest.mark.parametrize(("count", "linked"), [(4, True), (64, False)])
def test_the_page_of_a_round_names_every_table_and_links_them_if_there_is_room(
    count: int, linked: bool
) -> None:
    entrants = [person(number) for number in range(1, count + 1)]
    pairs = zip(entrants[::2], entrants[1::2], strict=True)
    tables = [pairing(n, *(Placing(e.number) for e in two)) for n, two in enumerate(pairs, 1)]
    played = first_round(tables)
    seen = shown(playing(*entrants, rounds=[played], most=64), names=["W" * 32] * count)
    lines = tables_of(seen, played, DiscordMarkup(), STRICT.voice("en"))
    assert len(lines) == count // 2
    assert all(("https://" in line) == linked for line in lines)
    assert sum(map(len, lines)) < TEXT_BUDGET


@every_language
@pytest.mark.parametrize("name", ["_" * 32, "W" * 32, "I"])
def test_who_is_in_is_said_however_long_64_names_are(locale: Locale, name: str) -> None:
    entrants = [person(number) for number in range(1, 65)]
    facts = in_language(cup(*entrants, most=64), locale)
    line = named(shown(facts, names=[name] * 64), STRICT.voice(locale, quote=DiscordMarkup().quote))
    assert line.count(DiscordMarkup().quote(name)) >= 4
    assert length(line) <= 500


def test_a_page_of_a_round_of_which_not_all_has_room_names_the_best_tables() -> None:
    entrants = [person(number) for number in range(1, 65)]
    tables = [pairing(n, Placing(2 * n - 1), Placing(2 * n)) for n in range(1, 33)]
    played = first_round(tables)
    seen = shown(playing(*entrants, rounds=[played], most=64), names=["_" * 32] * 64)
    voice = STRICT.voice("en", quote=DiscordMarkup().quote)
    lines = tables_of(seen, played, DiscordMarkup(), voice)
    assert lines[0].startswith("T001 ")
    assert lines[-1] == f"{32 - len(lines) + 1} more tables"
    assert sum(map(length, lines)) + len(lines) < TEXT_BUDGET


def test_no_more_than_so_many_stand_in_the_standings_of_a_post() -> None:
    entrants = [person(number) for number in range(1, 21)]
    over = first_round([pairing(1, *won_by_first())], ended_at=NOON + DAY)
    lines = written(playing(*entrants, rounds=[over], most=64)).splitlines()
    assert sum(line[:1].isdigit() for line in lines) == MOST_IN_STANDINGS
    assert "…" in lines


@pytest.mark.parametrize(
    ("score", "words"),
    [
        (Fraction(0), "0"),
        (Fraction(1, 2), "½"),
        (Fraction(5, 2), "2½"),
        (Fraction(7, 3), "2⅓"),
        (Fraction(29, 24), "1 5⁄24"),
        (Fraction(12), "12"),
    ],
)
def test_a_score_is_written_in_halves_and_thirds(score: Fraction, words: str) -> None:
    assert score_said(score).words == words


@every_language
async def test_a_table_of_a_cup_names_it_and_its_round_in_each_post(locale: Locale) -> None:
    subject = subject_of("ruta")
    state = some_states(subject)[0]
    table = table_of(subject, state, locale, (0,), cup=CupGame(CODE, 2))
    post = await post_of(public(subject, state, table), locale)
    assert say(locale, "table-cup", code=CODE, round=2) in (post.small or "")
    alone = await post_of(public(subject, state, table_of(subject, state, locale, (0,))), locale)
    assert "🏆" not in content_of(alone)


@every_language
async def test_the_end_of_a_game_of_a_cup_says_what_follows_and_asks_nobody_for_a_rematch(
    locale: Locale,
) -> None:
    subject = subject_of("ruta")
    state = some_states(subject)[-1]
    finished = table_of(subject, state, locale, (), status=Status.FINISHED)
    alone, of_cup = [
        await post_of(public(subject, state, table, kind="final"), locale)
        for table in (finished, changed(finished, cup=CupGame(CODE, 2)))
    ]
    asked = say(locale, "call-finished", people="").strip(" :\u00a0")
    follows = say(locale, "call-finished-in-cup", code=CODE, round=2)
    assert (asked in content_of(alone), asked in content_of(of_cup)) == (True, False)
    assert (follows in content_of(alone), follows in content_of(of_cup)) == (False, True)
    assert ("<@" in content_of(alone), "<@" in content_of(of_cup)) == (True, False)
    assert [action.name for action in alone.actions[:2]] == ["rematch", "replay"]
    assert of_cup.actions == alone.actions[1:]


@every_language
def test_nobody_is_told_that_a_cup_without_people_is_called_off(locale: Locale) -> None:
    asked = say(locale, "cup-end-said", count=0)
    assert "0" not in asked
    assert asked not in (say(locale, "cup-end-said", count=1), "")
