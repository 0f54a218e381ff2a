"""The lobby: seats, invitations, hosts, the start."""

import dataclasses
from typing import Any

import pytest

from core.game import Seat
from core.texts import Listing, text
from model import game_json
from model.commands import (
    Cancel,
    Change,
    Command,
    Free,
    Invite,
    Leave,
    Person,
    Remove,
    SeatComputer,
    Start,
)
from model.refusals import LeavesOut, StaleQuestion, TableRefuses
from model.table import (
    Computer,
    Human,
    Occupant,
    Pace,
    PlayerProfile,
    Status,
    Table,
    TableCode,
    TableSeat,
)
from model.table_creation import fresh_table, people_of, rematch_of, teams_of, with_room
from tables.decisions import lifecycle
from tables.decisions.transitions import Transition
from tables.visibility import facts_of
from tests.tables.sample_tables import (
    ANNA,
    BRUNO,
    CARLA,
    CLUB,
    DINO,
    ELSA,
    GAME,
    NOON,
    SEED,
    changed,
    joining,
    keys,
    lobby,
    occasion,
    playing,
    state_of,
)


def join(table: Table, by: Person) -> Transition:
    return lifecycle.decide(table, joining(by), occasion())


def leave(table: Table, by: Person) -> Transition:
    return lifecycle.decide(table, Leave(by), occasion())


def test_seats_are_taken_in_order_round_the_table() -> None:
    table = join(join(lobby(ANNA, size=4), BRUNO).table, CARLA).table
    assert table.people == (ANNA.id, BRUNO.id, CARLA.id)
    assert [s.seat for s in table.seats] == [0, 1, 2]
    assert table.seats[2].joined_at == occasion().now


def test_a_table_that_is_full_begins_by_itself() -> None:
    after = join(lobby(ANNA), BRUNO)
    assert after.table.status is Status.PLAYING
    assert keys(after.notices) == ["table-joined", "table-started"]


def test_the_last_guest_to_accept_starts_the_game() -> None:
    table = lobby(ANNA, size=3, invited=[BRUNO, CARLA])
    first = join(table, CARLA)
    assert first.table.status is Status.LOBBY
    assert first.table.invited == (BRUNO.id,)
    last = join(first.table, BRUNO)
    assert last.table.status is Status.PLAYING
    assert last.table.version == first.table.version + 1, "it is one transition"
    assert keys(last.notices) == ["table-joined", "table-started"]
    assert last.table.people == (ANNA.id, CARLA.id, BRUNO.id)


def test_the_last_guest_does_not_start_a_game_that_still_has_a_free_seat() -> None:
    table = lobby(ANNA, size=3, invited=[BRUNO])
    assert join(table, BRUNO).table.status is Status.LOBBY


def test_free_seats_beside_kept_ones_are_for_everybody() -> None:
    table = join(lobby(ANNA, size=3, invited=[BRUNO]), CARLA).table
    assert join(table, BRUNO).table.status is Status.PLAYING


def test_whoever_declines_an_invitation_frees_the_seat() -> None:
    after = leave(lobby(ANNA, invited=[BRUNO]), BRUNO)
    assert after.table.invited == ()
    assert keys(after.notices) == ["table-kept-seat-free"]
    assert join(after.table, CARLA).table.people == (ANNA.id, CARLA.id)


def test_seats_close_up_when_somebody_leaves() -> None:
    after = leave(lobby(ANNA, BRUNO, CARLA, size=4), BRUNO)
    assert [(s.seat, s.occupant) for s in after.table.seats] == [
        (0, Human(ANNA.id)),
        (1, Human(CARLA.id)),
    ]
    assert keys(after.notices) == ["table-left"]


def test_a_leaving_host_passes_the_place_to_the_longest_seated() -> None:
    table = leave(lobby(ANNA, BRUNO, CARLA, size=4), ANNA).table
    assert table.host == BRUNO.id
    assert leave(table, CARLA).table.host == BRUNO.id


def test_a_table_that_everybody_has_left_is_cleared_away_with_its_invitations() -> None:
    after = leave(lobby(ANNA, size=4, invited=[BRUNO]), ANNA)
    assert after.table.status is Status.CANCELLED
    assert after.table.invited == ()
    assert keys(after.notices) == ["table-left", "table-cancelled-empty"]


def test_the_host_may_invite_and_nobody_twice() -> None:
    table = lobby(ANNA, BRUNO, size=4, invited=[DINO])
    invite = Invite(ANNA, (CARLA, BRUNO, CARLA, DINO))
    after = lifecycle.decide(table, invite, occasion())
    assert after.table.invited == (DINO.id, CARLA.id)
    assert keys(after.notices) == ["table-invited"]


def test_an_invitation_counts_seats_kept_already() -> None:
    table = lobby(ANNA, size=3, invited=[BRUNO])
    assert lifecycle.decide(table, Invite(ANNA, (CARLA,)), occasion()).table.invited == (
        BRUNO.id,
        CARLA.id,
    )


def test_the_host_is_asked_once_whom_the_start_leaves_out() -> None:
    table = lobby(ANNA, BRUNO, CARLA, size=4, invited=[DINO])
    with pytest.raises(LeavesOut) as asked:
        lifecycle.decide(table, Start(ANNA, SEED), occasion())
    assert (asked.value.invited, asked.value.version) == ((DINO.id,), table.version)
    with pytest.raises(LeavesOut):
        lifecycle.decide(table, Start(ANNA, SEED, seen=table.version - 1), occasion())


@pytest.mark.parametrize(
    ("invited", "code"),
    [([DINO], "table-refusal-awaited"), ([], "table-refusal-seats-free")],
)
def test_a_guest_does_not_start_while_somebody_may_come(invited: list[Person], code: str) -> None:
    table = lobby(ANNA, BRUNO, CARLA, size=4, invited=invited)
    with pytest.raises(TableRefuses) as refusal:
        lifecycle.decide(table, Start(BRUNO, SEED, seen=table.version), occasion())
    assert refusal.value.refusal.code == code


def test_anybody_seated_starts_a_full_table_that_has_waited_since_before() -> None:
    after = lifecycle.decide(lobby(ANNA, BRUNO), Start(BRUNO, SEED), occasion())
    assert after.table.status is Status.PLAYING


def test_the_host_starts_with_those_who_sit() -> None:
    table = lobby(ANNA, BRUNO, CARLA, size=4, invited=[DINO])
    after = lifecycle.decide(table, Start(ANNA, SEED, seen=table.version), occasion())
    assert (after.table.status, after.table.size) == (Status.PLAYING, 3)
    assert after.table.invited == ()
    assert after.table.seed == SEED
    assert len(state_of(after.table).hands) == 3
    assert len(after.told) == 4, "the bag is shuffled, three hands are dealt"
    assert keys(after.notices) == ["table-started"]


def test_the_same_seed_gives_the_same_game() -> None:
    assert playing(ANNA, BRUNO).state == playing(ANNA, BRUNO).state


def test_at_the_start_everybody_who_must_decide_is_asked_until_the_deadline() -> None:
    table = playing(ANNA, BRUNO)
    assert {(s.asked, s.deadline) for s in table.seats} == {(1, occasion().now + 72 * 3_600_000)}


def test_a_table_opened_before_an_update_plays_by_the_rules_it_starts_with() -> None:
    table = playing(ANNA, BRUNO, rules_version=1, state_version=1)
    assert (table.rules_version, table.state_version) == (3, 5)


@pytest.mark.parametrize("by", [ANNA, ELSA])
def test_the_host_or_a_server_manager_clears_a_lobby_away(by: Person) -> None:
    table = lobby(ANNA, BRUNO, size=4, invited=[CARLA])
    after = lifecycle.decide(table, Cancel(by, CLUB if by is ELSA else None), occasion())
    assert after.table.status is Status.CANCELLED
    assert after.table.invited == ()
    assert keys(after.notices) == ["table-cancelled"]


def test_a_cleared_lobby_keeps_who_sat_there() -> None:
    table = lobby(ANNA, BRUNO)
    after = lifecycle.decide(table, Cancel(ANNA), occasion()).table
    assert changed(after, status=table.status, version=table.version, updated_at=0) == changed(
        table, updated_at=0
    )


def change(table: Table, by: Person = ANNA, **wishes: Any) -> Transition:
    return lifecycle.decide(table, Change(by, SEED, **wishes), occasion())


def test_the_host_chooses_pace_seats_and_options_anew() -> None:
    before = lobby(ANNA, BRUNO, size=4, invited=[CARLA])
    after = change(before, pace=Pace(24, "wait"), size=3, options={"rounds": 3}, locale="fr")
    assert (after.table.pace, after.table.size) == (Pace(24, "wait"), 3)
    assert after.table.locale == "fr"
    assert game_json.decode_options(GAME, after.table.options).rounds == 3
    what = after.notices[0].values["what"]
    assert isinstance(what, Listing)
    assert what.items == tuple(
        text(f"table-changed-{p}") for p in ("pace", "seats", "options", "language")
    )


def test_what_is_not_chosen_anew_stays_and_is_not_told() -> None:
    before = lobby(ANNA, BRUNO, size=4)
    after = change(before, size=3)
    assert (after.table.pace, after.table.options) == (before.pace, before.options)
    assert after.notices[0].values["what"] == Listing((text("table-changed-seats"),))


def test_a_table_that_is_full_with_fewer_seats_begins_by_itself() -> None:
    after = change(lobby(ANNA, BRUNO, size=4), size=2)
    assert after.table.status is Status.PLAYING
    assert keys(after.notices) == ["table-changed", "table-started"]


@pytest.mark.parametrize("wishes", [{"pace": Pace(12, "resign")}, {"options": {"rounds": 3}}])
def test_nobody_plays_by_what_they_have_not_agreed_to(wishes: dict[str, Any]) -> None:
    after = change(lobby(ANNA, BRUNO, size=4), size=2, **wishes)
    assert after.table.status is Status.LOBBY
    assert (after.table.people, after.table.invited) == ((ANNA.id,), (BRUNO.id,))
    assert keys(after.notices) == ["table-changed", "table-asked-again"]


@pytest.mark.parametrize(
    ("wishes", "why"),
    [
        ({}, "table-refusal-chosen-already"),
        ({"size": 4, "pace": Pace()}, "table-refusal-chosen-already"),
        ({"size": 2}, "table-refusal-seats-taken"),
        ({"size": 5}, "table-refusal-no-such-seats"),
        ({"size": 1}, "table-refusal-no-such-seats"),
        ({"options": {"no such": True}}, "table-refusal-no-such-option"),
        ({"options": {"rounds": "perhaps"}}, "table-refusal-no-such-option"),
    ],
)
def test_what_cannot_be_chosen_is_refused(wishes: dict[str, Any], why: str) -> None:
    with pytest.raises(TableRefuses) as refusal:
        change(lobby(ANNA, BRUNO, size=4, invited=[CARLA]), **wishes)
    assert refusal.value.refusal.code == why


def test_options_that_need_all_seats_bring_them_and_keep_them() -> None:
    manifest = changed(GAME.manifest, full_table_options=("rounds",))
    at = changed(occasion(), game=dataclasses.replace(GAME, manifest=manifest))
    wish = Change(ANNA, SEED, options={"rounds": 3})
    after = lifecycle.decide(lobby(ANNA, size=3), wish, at)
    assert after.table.size == manifest.most_seats
    with pytest.raises(TableRefuses) as refusal:
        lifecycle.decide(after.table, Change(ANNA, SEED, size=3), at)
    assert refusal.value.refusal.code == "table-refusal-only-seats"


def test_another_language_is_told_and_asks_nobody_again() -> None:
    after = change(lobby(ANNA, BRUNO, size=4), locale="it")
    assert (after.table.locale, after.table.people) == ("it", (ANNA.id, BRUNO.id))
    assert after.notices[0].values["what"] == Listing((text("table-changed-language"),))


# --- who was taken out of a seat -----------------------------------------------------------------


def test_who_was_taken_out_of_a_seat_sits_down_again_by_invitation_only() -> None:
    def does(table: Table, *commands: Command) -> Table:
        for command in commands:
            table = lifecycle.decide(table, command, occasion()).table
        return table

    table = does(lobby(ANNA, BRUNO, size=3), Remove(ANNA, BRUNO.id))
    with pytest.raises(TableRefuses, match="table-refusal-removed"):
        does(table, joining(BRUNO))
    assert does(table, joining(CARLA)).people == (ANNA.id, CARLA.id)
    invited = does(table, Invite(ANNA, (BRUNO,)))
    with pytest.raises(TableRefuses, match="table-refusal-removed"):
        does(invited, Remove(ANNA, BRUNO.id), joining(BRUNO))
    again = does(invited, joining(BRUNO))
    assert (again.people, again.removed) == ((ANNA.id, BRUNO.id), ())
    begun = does(table, joining(CARLA), Start(ANNA, SEED))
    wanted = does(begun, Free(DINO, Seat(1), CLUB))
    with pytest.raises(TableRefuses, match="table-refusal-removed"):
        does(wanted, joining(BRUNO))
    assert does(wanted, Invite(ANNA, (BRUNO,)), joining(BRUNO)).people == (ANNA.id, BRUNO.id)


# --- teams ---------------------------------------------------------------------------------------

TEAMS = dataclasses.replace(GAME, side=lambda _, seat: seat % 2)
"""A game in which those who sit opposite each other play together."""

COMPUTER = Computer("pebbles", "easy")


def in_teams(table: Table, command: Command) -> Transition:
    return lifecycle.decide(table, command, changed(occasion(), game=TEAMS))


def takes_side(table: Table, by: Person, side: int) -> Transition:
    return in_teams(table, changed(joining(by), side=side))


def refused_in_teams(table: Table, command: Command) -> str:
    with pytest.raises(TableRefuses) as refusal:
        in_teams(table, command)
    return refusal.value.refusal.code


def test_whoever_joins_a_team_sits_opposite_a_partner_when_the_game_begins() -> None:
    table = takes_side(lobby(ANNA, size=4), BRUNO, 0).table
    assert table.people == (ANNA.id, BRUNO.id), "in the order of joining until then"
    table = in_teams(table, joining(CARLA)).table
    begun = in_teams(table, joining(DINO)).table
    assert begun.status is Status.PLAYING
    assert begun.people == (ANNA.id, CARLA.id, BRUNO.id, DINO.id)
    assert [seat.seat for seat in begun.seats] == [0, 1, 2, 3]
    assert begun.sides == ()


def test_computers_fill_what_the_people_have_left() -> None:
    table = lobby(ANNA, size=4, invited=[BRUNO])
    for _ in range(2):
        table = in_teams(table, SeatComputer(ANNA, COMPUTER, SEED)).table
    begun = takes_side(table, BRUNO, 0).table
    assert [seat.occupant for seat in begun.seats] == [
        *(Human(ANNA.id), COMPUTER, Human(BRUNO.id), COMPUTER)
    ]


def test_one_changes_to_the_other_team_and_the_others_stay_where_they_are() -> None:
    three = lobby(ANNA, BRUNO, CARLA, size=4)
    assert refused_in_teams(three, changed(joining(BRUNO), side=0)) == "table-refusal-team-full"
    chosen_already = refused_in_teams(three, changed(joining(BRUNO), side=1))
    assert chosen_already == "table-refusal-chosen-already"
    after = takes_side(three, CARLA, 1)
    assert keys(after.notices) == ["table-changed-sides"]
    table = takes_side(after.table, BRUNO, 0).table
    begun = in_teams(table, joining(DINO)).table
    assert begun.people == (ANNA.id, CARLA.id, BRUNO.id, DINO.id)


def test_nobody_changes_sides_where_there_are_none() -> None:
    named = changed(joining(ANNA), side=1)
    with pytest.raises(TableRefuses) as refusal:
        lifecycle.decide(lobby(ANNA, size=4), named, occasion())
    assert refusal.value.refusal.code == "table-refusal-already-seated"
    with pytest.raises(StaleQuestion):
        takes_side(lobby(ANNA, size=4), BRUNO, 2)


def test_whoever_leaves_or_is_removed_has_no_side_any_more() -> None:
    table = takes_side(lobby(ANNA, BRUNO, size=4), BRUNO, 0).table
    assert dict(table.sides) == {ANNA.id: 0, BRUNO.id: 0}
    for command in (Leave(BRUNO), Remove(ANNA, person=BRUNO.id)):
        assert dict(in_teams(table, command).table.sides) == {ANNA.id: 0}


def test_a_rematch_keeps_the_teams() -> None:
    occupants: list[Occupant] = [COMPUTER, Human(ANNA.id), COMPUTER, Human(BRUNO.id)]
    ended = changed(
        lobby(ANNA, size=4),
        status=Status.FINISHED,
        seats=tuple(TableSeat(Seat(n), one, NOON) for n, one in enumerate(occupants)),
    )
    people = {one.id: PlayerProfile(one.id, one.name) for one in (ANNA, BRUNO)}
    wish = rematch_of(ended, BRUNO, people, TEAMS)
    table = fresh_table(wish, TEAMS.manifest, TableCode("K7QE"), NOON)
    for computer in wish.computers:
        table = in_teams(table, SeatComputer(BRUNO, computer, SEED)).table
    for begun in (in_teams(table, joining(ANNA)).table, takes_side(table, ANNA, 1).table):
        assert [seat.occupant for seat in begun.seats] == [
            *(COMPUTER, Human(BRUNO.id), COMPUTER, Human(ANNA.id))
        ]


def test_whoever_is_awaited_in_a_team_keeps_that_place_from_others() -> None:
    table = lobby(ANNA, size=4, invited=[BRUNO])
    table = changed(table, sides=((ANNA.id, 0), (BRUNO.id, 0)))
    assert refused_in_teams(table, changed(joining(CARLA), side=0)) == "table-refusal-team-full"
    assert dict(takes_side(table, BRUNO, 0).table.sides) == {ANNA.id: 0, BRUNO.id: 0}


def test_whoever_joins_without_choosing_takes_no_place_that_is_kept_in_a_team() -> None:
    table = lobby(ANNA, size=4, invited=[BRUNO, CARLA])
    table = changed(table, sides=((ANNA.id, 1), (BRUNO.id, 0), (CARLA.id, 0)))
    table = in_teams(table, joining(DINO)).table
    people = people_of(table, teams_of(table, TEAMS, 4))
    assert tuple(map(set, people)) == ({BRUNO.id, CARLA.id}, {ANNA.id, DINO.id})
    assert refused_in_teams(table, changed(joining(ANNA), side=0)) == "table-refusal-team-full"
    for guest in (BRUNO, CARLA):
        table = in_teams(table, joining(guest)).table
    assert [seat.seat % 2 for seat in table.seats if seat.owner == DINO.id] == [1]


@pytest.mark.parametrize(
    ("computers", "sides", "offered"),
    [
        (2, {ANNA: 1, BRUNO: 1}, (1,)),
        (2, {ANNA: 1, BRUNO: 0}, (0,)),
        (2, {ANNA: 1}, (0, 1)),
        (1, {ANNA: 1, BRUNO: 1}, (0, 1)),
    ],
)
def test_a_post_offers_the_teams_in_which_somebody_can_sit(
    computers: int, sides: dict[Person, int], offered: tuple[int, ...]
) -> None:
    table = lobby(ANNA, size=4, invited=[BRUNO])
    for _ in range(computers):
        table = in_teams(table, SeatComputer(ANNA, COMPUTER, SEED)).table
    table = changed(table, sides=tuple((one.id, side) for one, side in sides.items()))
    assert with_room(facts_of(table), TEAMS, None) == offered
