"""How the private page of a cup tells its reader where they stand."""

import msgspec
import pytest

from club.model.cup import CupFacts, CupStatus, Placing
from cogs.ui.markup_and_escaping import DiscordMarkup
from core.translatable_text import LOCALES, Locale, text
from tables.model.letters import TableFacts
from tables.model.table import Pause, PlayerId, Status
from tests.games.catalogue import texts
from tests.games.subjects import subject_of
from tests.tables.sample_tables import NOON
from tests.workers.sample_cups import DAY, cup, first_round, pairing, person, playing, shown
from tests.workers.test_notifications import some_states, table_of
from workers.wording.cup_lines import about_reader, pairings

STRICT = texts()
ADA, BRUNO, CHLOE = (PlayerId(number) for number in (101, 102, 103))
PEOPLE = (person(1), person(2), person(3))
PLAYED = first_round([pairing(1, Placing(1), Placing(2)), pairing(2, Placing(3))])


def told(
    facts: CupFacts, player: PlayerId, table: TableFacts | None = None, locale: Locale = "en"
) -> list[str]:
    lines = about_reader(shown(facts), player, table, DiscordMarkup())
    return list(map(STRICT.voice(locale).say, lines))


def own_table(**fields: object) -> TableFacts:
    """A table of Ada and another, at which Ada is asked."""
    subject = subject_of("ruta")
    facts = table_of(subject, some_states(subject)[0], "en", (0,))
    seats = tuple(
        msgspec.structs.replace(
            seat,
            asked=1 if seat.seat == 0 else None,
            occupant=msgspec.structs.replace(seat.occupant, player=PlayerId(101 + seat.seat)),
        )
        for seat in facts.seats
    )
    return msgspec.structs.replace(facts, seats=seats, status=Status.PLAYING, **fields)


def test_while_a_cup_gathers_it_says_only_who_is_in() -> None:
    assert told(cup(person(1)), ADA) == ["You are in."]
    assert told(cup(person(1)), BRUNO) == ["You are not in this cup."]


@pytest.mark.parametrize("because", ["left", "removed", "vanished"])
@pytest.mark.parametrize("locale", LOCALES)
def test_whoever_is_in_no_more_learns_why(locale: Locale, because: str) -> None:
    gone = msgspec.structs.replace(person(2), left_at=NOON, left_because=because)
    (line,) = told(playing(person(1), gone, person(3), rounds=[PLAYED]), BRUNO, locale=locale)
    assert line == STRICT.voice(locale).say(text("cup-you-are-out", because=because))
    assert line != STRICT.voice(locale).say(text("cup-you-are-out", because="never"))


def test_the_table_of_the_round_is_linked_and_waits_for_whom_it_asks() -> None:
    facts, table = playing(*PEOPLE, rounds=[PLAYED]), own_table()
    link = "[T001](https://discord.com/channels/7000/8000/1000000000000000001)"
    assert told(facts, ADA, table)[1].startswith(f"Your table waits for you: {link}")
    assert told(facts, BRUNO, table)[1].startswith(f"Your table: {link}")
    paused = own_table(pause=Pause(NOON + DAY))
    assert told(facts, ADA, paused)[1].startswith(f"Your table: {link}")


def test_a_game_that_is_over_or_gone_waits_for_nobody() -> None:
    facts = playing(*PEOPLE, rounds=[PLAYED])
    ended = msgspec.structs.replace(own_table(), status=Status.FINISHED)
    for table in (ended, None):
        assert told(facts, ADA, table)[1].startswith("Your game of this round is over: [T001]")


def test_a_bye_and_a_round_sat_out_are_said() -> None:
    assert told(playing(*PEOPLE, rounds=[PLAYED]), CHLOE)[1:] == ["You have a bye in this round."]
    late = playing(*PEOPLE, person(4), rounds=[PLAYED])
    assert told(late, PlayerId(104))[1:] == ["You sit this round out."]


def test_whoever_is_away_from_a_knock_out_learns_what_it_costs() -> None:
    played = first_round([pairing(1, Placing(1), Placing(2)), pairing(2, Placing(3, rank=2))])
    facts = playing(*PEOPLE, rounds=[played], format="knock-out")
    (line,) = told(facts, CHLOE)[1:]
    assert (
        line
        == "You were away when this round began, so you sit it out, and at its end you lose a life."
    )
    lines = [STRICT.voice("en").say(line) for line in pairings(shown(facts), played, None)]
    assert lines[1:] == ["Person 3 sits out: away, one life less"]


def test_a_knock_out_tells_the_lives_that_are_left() -> None:
    lost = Placing(1, 1, 9), Placing(2, 2, 1)
    over = first_round([pairing(1, *lost)], ended_at=NOON + DAY)
    again = msgspec.structs.replace(over, number=2)
    facts = playing(person(1), person(2), rounds=[over], format="knock-out")
    assert told(facts, ADA) == ["You are in, with 2 lives."]
    assert told(facts, BRUNO) == ["You are in, on your last life."]
    out = playing(person(1), person(2), rounds=[over, again], format="knock-out")
    assert told(out, BRUNO) == ["You have no life left: you are out of the cup."]


def test_a_cup_that_is_over_says_nothing_of_tables_to_come() -> None:
    assert told(cup(person(1), status=CupStatus.FINISHED), ADA) == []
