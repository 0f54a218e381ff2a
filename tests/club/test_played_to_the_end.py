"""Whoever has had their last pairing keeps rank and title, also if they leave before the end."""

import pytest

from club.decisions.entry import without
from club.decisions.lives import people_play
from club.decisions.progress import has_had_last_pairing
from club.decisions.public_cup import PublicCup
from club.model.cup import Cup, CupCode, CupStatus, Format, Pairing
from tests.club.running_club import PLAYERS, Club
from tests.tables.sample_tables import NOON, changed

THREE_ROUNDS = ("swiss", "all-play-all")


def with_entrant(pairings: list[Pairing], number: int) -> Pairing:
    return next(p for p in pairings if any(place.entrant == number for place in p.places))


async def win(club: Club, code: CupCode, number: int) -> None:
    """The entrant of this number wins their game of this round."""
    pairing = with_entrant(await club.games(code), number)
    assert pairing.code is not None
    seat = next(s for s, place in enumerate(pairing.places) if place.entrant == number)
    await club.finish(pairing.code, seat)


async def begun(club: Club, format: Format) -> CupCode:  # noqa: A002
    """A cup of four people, of three rounds."""
    await club.house.remember(*PLAYERS[:4])
    code = await club.open(*PLAYERS[:4], most=4, format=format)
    await club.service.advance()
    return code


async def in_the_last_round(club: Club, format: Format) -> CupCode:  # noqa: A002
    """The same in its last round, of which entrant 1 has won every game."""
    code = await begun(club, format)
    for number in (1, 2, 3):
        assert (await club.round(code)).number == number
        await win(club, code, 1)
        if number < 3:
            await club.play_round(code)
    return code


def left(public: PublicCup) -> list[int]:
    return [e.number for e in public.facts.entrants if not e.plays]


@pytest.mark.parametrize("form", THREE_ROUNDS)
async def test_who_leaves_after_the_last_game_is_champion_and_told_so(
    club: Club, form: Format
) -> None:
    code = await in_the_last_round(club, form)
    await club.leave(code, PLAYERS[0])
    await club.house.letters()
    await club.play_round(code)
    public = await club.service.queries.cup(code)
    assert public.facts.status is CupStatus.FINISHED
    assert (left(public), public.champion, public.standings[0].entrant) == ([1], 1, 1)
    told = [("club-told-won", person.id) for person in PLAYERS[:4]]
    assert sorted(await club.told()) == sorted(told)


@pytest.mark.parametrize("form", THREE_ROUNDS)
async def test_so_is_who_leaves_while_the_last_game_is_played(club: Club, form: Format) -> None:
    code = await begun(club, form)
    for _ in (1, 2):
        await win(club, code, 1)
        await club.play_round(code)
    await club.leave(code, PLAYERS[0])
    await win(club, code, 1)
    await club.play_round(code)
    public = await club.service.queries.cup(code)
    assert (public.facts.status, public.champion) == (CupStatus.FINISHED, 1)


@pytest.mark.parametrize("form", THREE_ROUNDS)
async def test_a_game_between_two_who_have_left_counts_to_the_end(club: Club, form: Format) -> None:
    code = await begun(club, form)
    for _ in (1, 2):
        await win(club, code, 1)
        await club.play_round(code)
    last = with_entrant(await club.games(code), 1)
    for place in last.places:
        await club.leave(code, PLAYERS[place.entrant - 1])
    await win(club, code, 1)
    await club.play_round(code)
    public = await club.service.queries.cup(code)
    assert (public.facts.status, public.champion) == (CupStatus.FINISHED, 1)
    assert public.standings[0].score == 3


@pytest.mark.parametrize("form", THREE_ROUNDS)
async def test_a_cup_that_all_leave_in_the_last_round_has_its_champion(
    club: Club, form: Format
) -> None:
    code = await in_the_last_round(club, form)
    for person in PLAYERS[:4]:
        await club.leave(code, person)
    await club.play_round(code)
    public = await club.service.queries.cup(code)
    assert (public.facts.status, public.champion) == (CupStatus.FINISHED, 1)


@pytest.mark.parametrize("form", THREE_ROUNDS)
async def test_who_leaves_before_the_last_pairing_wins_no_title(club: Club, form: Format) -> None:
    code = await begun(club, form)
    await win(club, code, 1)
    await club.play_round(code)
    await win(club, code, 1)
    await club.leave(code, PLAYERS[0])
    public = await club.play_to_the_end(code)
    assert public.facts.status is CupStatus.FINISHED
    assert public.champion is not None
    assert public.champion != 1


async def test_who_ends_a_cup_by_leaving_it_wins_no_title(club: Club) -> None:
    """Entrant 1 leads after two of three rounds; the other two have met, so the cup is over."""
    await club.house.remember(*PLAYERS[:3])
    code = await club.open(*PLAYERS[:3], most=3, format="swiss")
    await club.service.advance()
    first = await club.round(code)
    idle = next(pairing.places[0].entrant for pairing in first.pairings if pairing.is_bye)
    await club.play_round(code)
    await win(club, code, idle)
    await club.leave(code, PLAYERS[idle - 1])
    await club.service.advance()
    public = await club.service.queries.cup(code)
    assert public.facts.status is CupStatus.FINISHED
    assert (len(public.facts.rounds), public.facts.planned_rounds) == (2, 3)
    assert public.standings[0].entrant == idle
    assert public.champion == public.standings[1].entrant


async def test_where_all_play_all_who_owes_a_game_has_not_had_the_last_pairing(
    club: Club,
) -> None:
    """One of two people has missed a game with a computer; it comes in an extra round."""
    one, two = PLAYERS[:2]
    await club.house.remember(one, two)
    code = await club.open(one, two, most=4, computers=("easy", "easy"))
    await club.service.advance()
    for _ in (1, 2):
        await club.play_round(code)
    cup = await club.cup(code)
    assert len(cup.rounds) == 3
    owing, done = (entrant for entrant in cup.entrants if not entrant.is_computer)
    assert has_had_last_pairing(cup, owing)
    owed = without_a_game(cup, owing.number, done.number)
    assert not has_had_last_pairing(owed, owing)
    assert has_had_last_pairing(owed, done)
    assert people_play(without(owed, (done.number,), "left", NOON))
    assert not people_play(without(owed, (owing.number,), "left", NOON))


def without_a_game(cup: Cup, owing: int, other: int) -> Cup:
    """The same cup, as if the first of them had no table in a round in which they do not meet."""
    rounds = list(cup.rounds)
    games = [with_entrant([*played.pairings], owing) for played in rounds]
    at = next(n for n, game in enumerate(games) if all(p.entrant != other for p in game.places))
    kept = tuple(pairing for pairing in rounds[at].pairings if pairing != games[at])
    rounds[at] = changed(rounds[at], pairings=kept)
    return changed(cup, rounds=tuple(rounds))
