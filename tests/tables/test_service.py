"""The service over a real store: idempotent and atomic."""

import asyncio
from collections.abc import Awaitable, Sequence

import pytest

from core.errors import IllegalMove, PlayerError
from core.game import Seat
from model.commands import Leave, Person, Play, Resign
from model.letters import PublicLetter, TableFacts
from model.refusals import StaleQuestion, TableRefuses
from model.table import Computer, Human, Pace, PlayerId, RequestId, Status, TableCode
from storage.errors import DuplicateRequest, StaleVersion
from tables.notification_settings import TRIED_AGAIN_AFTER
from tables.people.bans import MOST_TABLES_AT_ONCE
from tables.service import OutOfCodes
from tables.visibility import Look
from tests.tables.running_service import House, opening
from tests.tables.sample_tables import (
    ANNA,
    BRUNO,
    CAFFE,
    CARLA,
    CLUB,
    DINO,
    ELSA,
    PIAZZA,
    DisturbedStore,
    changed,
    keys,
)
from tests.tables.toy_game import Dealt, Drawn, Laid, Shown

LIVING = (Status.LOBBY, Status.PLAYING)
OVER = (Status.FINISHED, Status.CANCELLED)


async def refusal(happening: Awaitable[object]) -> str:
    """The code of the refusal something ends with."""
    with pytest.raises(PlayerError) as refused:
        await happening
    return refused.value.refusal.code


def lay(look: Look, place: int) -> Play:
    """Anna's press on one of the pebbles she was shown."""
    return Play(ANNA, f"lay {look.view.hand[place]}", look.asked)


# --- opening ---------------------------------------------------------------------------------


async def test_an_opened_table_waits_with_its_host(house: House) -> None:
    done = await house.service.open(house.request(), opening(ANNA, BRUNO, CARLA, size=4))
    assert not done.again
    assert (done.look.seat, done.look.view, done.look.legal) == (0, None, ())
    facts = done.look.table
    assert (facts.status, facts.host, facts.invited) == (
        Status.LOBBY,
        ANNA.id,
        (BRUNO.id, CARLA.id),
    )
    assert await house.addressed() == [
        ("lobby", None),
        ("invitation", BRUNO.id),
        ("invitation", CARLA.id),
    ]
    assert house.rings == 1


async def test_a_guest_named_twice_and_the_host_themselves_are_not_invited(house: House) -> None:
    code = await house.open(ANNA, BRUNO, ANNA, BRUNO)
    assert (await house.table(code)).invited == (BRUNO.id,)
    letter, *_ = await house.letters()
    assert keys(letter.notices) == ["table-opened", "table-invited"]
    assert isinstance(letter, PublicLetter)
    assert letter.ping == (BRUNO.id,)


async def test_more_guests_than_seats_are_refused(house: House) -> None:
    wish = opening(ANNA, BRUNO, CARLA)
    assert await refusal(house.service.open(house.request(), wish)) == "table-refusal-full"
    assert await house.letters() == []


async def test_an_unknown_game_is_refused(house: House) -> None:
    wish = opening(ANNA, game="chess")
    code = await refusal(house.service.open(house.request(), wish))
    assert code == "table-refusal-unknown-game"


async def test_a_table_is_opened_once_however_often_the_request_arrives(house: House) -> None:
    request = house.request()
    first = await house.service.open(request, opening(ANNA, BRUNO))
    again = await house.service.open(request, opening(ANNA, BRUNO))
    assert again == changed(first, again=True)
    assert len(await house.service.queries.tables_of(ANNA.id, LIVING)) == 1
    assert len(await house.letters()) == 2


async def test_the_same_opening_twice_at_the_same_time_opens_one_table(house: House) -> None:
    request = house.request()
    both = await asyncio.gather(
        *(house.service.open(request, opening(ANNA)) for _ in range(2)),
    )
    assert sorted(done.again for done in both) == [False, True]
    assert len({done.look.table.code for done in both}) == 1


async def test_a_code_that_is_taken_is_drawn_again(house: House) -> None:
    house.entropy.codes = ["AAAA", "AAAA", "AAAA", "BBBB"]
    assert await house.open(ANNA) == "AAAA"
    assert await house.open(BRUNO) == "BBBB"


async def test_a_chance_without_codes_left_ends_in_a_fault_and_not_in_a_loop(house: House) -> None:
    house.entropy.codes = ["AAAA"] * 100
    await house.open(ANNA)
    with pytest.raises(OutOfCodes):
        await house.open(BRUNO)
    assert await house.service.queries.tables_of(BRUNO.id, LIVING) == []


async def test_nobody_sits_at_more_tables_than_a_menu_shows(house: House) -> None:
    for n in range(MOST_TABLES_AT_ONCE):
        host = Person(PlayerId(1000 + n), "Host")
        code = await house.open(host, size=3)
        await house.service.join(house.request(), code, ANNA, PIAZZA)
    wish = opening(ANNA)
    assert await refusal(house.service.open(house.request(), wish)) == "table-refusal-too-many"
    other = await house.open(BRUNO)
    joined = house.service.join(house.request(), other, ANNA, PIAZZA)
    assert await refusal(joined) == "table-refusal-too-many"


async def test_invitations_from_others_take_nobodys_tables_away(house: House) -> None:
    for n in range(MOST_TABLES_AT_ONCE):
        await house.open(Person(PlayerId(1000 + n), "Host"), ANNA)
    assert await house.open(ANNA)


# --- commands --------------------------------------------------------------------------------


async def test_an_unknown_code_is_refused_everywhere(house: House) -> None:
    nowhere = TableCode("ZZZZ")
    service = house.service
    for happening in (
        service.queries.look(nowhere, ANNA.id),
        service.queries.watch(nowhere),
        service.past.history(nowhere, ANNA.id),
        service.join(house.request(), nowhere, ANNA, PIAZZA),
        service.start(house.request(), nowhere, ANNA),
        service.rematch(house.request(), nowhere, ANNA),
        service.carry_out(house.request(), nowhere, Resign(ANNA)),
    ):
        assert await refusal(happening) == "table-refusal-unknown"


async def test_a_code_may_be_typed_in_small_letters(house: House) -> None:
    code = await house.open(ANNA)
    look = await house.service.queries.look(TableCode(code.lower()), ANNA.id)
    assert look.table.code == code


async def test_the_last_guest_begins_the_game_and_sees_the_hand_at_once(house: House) -> None:
    code = await house.open(ANNA, BRUNO)
    done = await house.service.join(house.request(), code, BRUNO, PIAZZA)
    assert done.look.table.status is Status.PLAYING
    assert len(done.look.view.hand) == 3
    assert [type(e).__name__ for e in done.events] == ["Begun", "Dealt"]
    assert done.events[1] == Dealt(Seat(1), done.look.view.hand)
    assert await house.addressed() == [
        ("board", None),
        ("turn", ANNA.id),
        ("turn", BRUNO.id),
    ]


async def test_a_start_by_hand_needs_nobodys_invitation(house: House) -> None:
    code = await house.open(ANNA, size=3)
    await house.service.join(house.request(), code, BRUNO, PIAZZA)
    done = await house.service.start(house.request(), code, ANNA)
    assert (done.look.table.status, done.look.table.size) == (Status.PLAYING, 2)


async def test_two_games_begin_from_different_seeds(house: House) -> None:
    one, other = await house.begin(ANNA, BRUNO), await house.begin(ANNA, BRUNO)
    assert (await house.table(one)).seed != (await house.table(other)).seed


async def test_who_leaves_sees_the_table_as_a_spectator(house: House) -> None:
    code = await house.open(ANNA, size=3)
    await house.service.join(house.request(), code, BRUNO, PIAZZA)
    done = await house.order(code, Leave(BRUNO))
    assert (done.look.seat, done.look.asked) == (None, None)


async def test_a_move_is_answered_with_what_its_maker_was_told(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    first = await house.lay(code, ANNA)
    assert first.events == (Laid(Seat(0)),)
    second = await house.lay(code, BRUNO)
    assert [type(e) for e in second.events] == [Laid, Shown]


async def test_a_repeated_move_is_answered_again_and_changes_nothing(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    look = await house.service.queries.look(code, ANNA.id)
    order = lay(look, 0)
    request = house.request()
    await house.service.carry_out(request, code, order)
    table, letters = await house.table(code), await house.letters()
    again = await house.service.carry_out(request, code, order)
    assert (again.again, again.events) == (True, ())
    assert again.look == await house.service.queries.look(code, ANNA.id)
    assert await house.table(code) == table
    assert [letter.kind for letter in letters] == ["board", "rest"]
    assert await house.letters() == []
    assert len(await house.moves(code)) == 1


@pytest.mark.parametrize("wanted", ["join", "start", "leave"])
async def test_a_repeated_command_is_answered_again_and_changes_nothing(
    house: House, wanted: str
) -> None:
    code = await house.open(ANNA, size=4)
    await house.service.join(house.request(), code, BRUNO, PIAZZA)
    request = house.request()

    async def ask() -> bool:
        if wanted == "join":
            return (await house.service.join(request, code, CARLA, PIAZZA)).again
        if wanted == "start":
            return (await house.service.start(request, code, ANNA)).again
        return (await house.service.carry_out(request, code, Leave(BRUNO))).again

    assert not await ask()
    await house.letters()
    table = await house.table(code)
    assert await ask()
    assert await house.table(code) == table
    assert await house.letters() == []


async def test_a_refused_request_may_be_made_again(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    request = house.request()
    with pytest.raises(IllegalMove):
        await house.service.carry_out(request, code, Play(ANNA, "keep", None))
    look = await house.service.queries.look(code, ANNA.id)
    assert not (await house.service.carry_out(request, code, lay(look, 0))).again


async def test_a_refusal_leaves_nothing_behind(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    table, rings = await house.table(code), house.rings
    with pytest.raises(IllegalMove):
        await house.order(code, Play(ANNA, "keep", None))
    assert await house.table(code) == table
    assert await house.moves(code) == []
    assert await house.letters() == []
    assert house.rings == rings


async def test_a_button_of_an_answered_question_is_stale(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    look = await house.service.queries.look(code, ANNA.id)
    await house.lay(code, ANNA)
    late = lay(look, 1)
    with pytest.raises(StaleQuestion):
        await house.order(code, late)
    assert len(await house.moves(code)) == 1


async def test_of_two_clicks_on_one_question_one_is_the_move(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    look = await house.service.queries.look(code, ANNA.id)
    clicks = [house.order(code, lay(look, place)) for place in range(3)]
    results = await asyncio.gather(*clicks, return_exceptions=True)
    assert sum(isinstance(r, StaleQuestion) for r in results) == 2
    assert len(await house.moves(code)) == 1
    assert [letter.kind for letter in await house.letters()] == ["board", "rest"]


async def test_one_click_delivered_three_times_is_one_move(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    look = await house.service.queries.look(code, ANNA.id)
    order = lay(look, 0)
    request = house.request()
    done = await asyncio.gather(
        *(house.service.carry_out(request, code, order) for _ in range(3)),
    )
    assert sorted(d.again for d in done) == [False, True, True]
    assert len(await house.moves(code)) == 1


async def test_clicks_of_all_seats_at_once_are_all_moves(house: House) -> None:
    people = (ANNA, BRUNO, CARLA, DINO)
    code = await house.begin(*people)
    await asyncio.gather(*(house.lay(code, person) for person in people))
    assert [m.seq for m in await house.moves(code)] == [1, 2, 3, 4]
    assert {m.actor for m in await house.moves(code)} == {p.id for p in people}
    assert len((await house.table(code)).to_act) == 1


@pytest.mark.parametrize("disturbance", [StaleVersion(), DuplicateRequest()])
async def test_a_lost_race_is_run_again(house: House, disturbance: Exception) -> None:
    code = await house.open(ANNA, size=3)
    service = house.service_over(DisturbedStore(house.store, disturbance, disturbance))
    done = await service.join(house.request(), code, BRUNO, PIAZZA)
    assert done.look.seat == 1


async def test_a_race_that_is_always_lost_is_a_fault(house: House) -> None:
    code = await house.open(ANNA, size=3)
    rings = house.rings
    service = house.service_over(DisturbedStore(house.store, *[StaleVersion()] * 3))
    with pytest.raises(StaleVersion):
        await service.join(house.request(), code, BRUNO, PIAZZA)
    assert house.rings == rings


# --- looking ---------------------------------------------------------------------------------


async def test_everybody_looks_through_their_own_eyes(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    anna, bruno = [await house.service.queries.look(code, p.id) for p in (ANNA, BRUNO)]
    stranger, public = (
        await house.service.queries.look(code, ELSA.id),
        await house.service.queries.watch(code),
    )
    assert anna.view.hand != bruno.view.hand
    assert len(anna.legal) == len(bruno.legal) == 3
    assert stranger == public
    assert (public.seat, public.asked, public.legal, public.view.hand) == (None, None, (), ())


async def test_who_is_not_asked_has_no_moves(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    look = (await house.lay(code, ANNA)).look
    assert (look.asked, look.legal) == (None, ())
    assert look.view.pebble > 0


async def test_tables_are_listed_by_place_person_and_server_newest_first(house: House) -> None:
    first = await house.open(ANNA, BRUNO)
    house.clock.pass_by(1)
    second = await house.open(BRUNO, place=CAFFE)
    house.clock.pass_by(1)
    third = await house.open(CARLA, guild=None)
    service = house.service

    def codes(found: Sequence[TableFacts]) -> list[TableCode]:
        return [facts.code for facts in found]

    assert codes(await service.queries.tables_at(PIAZZA, LIVING)) == [third, first]
    assert codes(await service.queries.tables_of(BRUNO.id, LIVING)) == [second, first]
    assert codes(await house.tables_in(CLUB)) == [second, first]
    assert codes(await service.queries.tables_at(PIAZZA, OVER)) == []
    house.clock.pass_by(1)
    await house.service.join(house.request(), first, BRUNO, PIAZZA)
    assert codes(await service.queries.tables_at(PIAZZA, LIVING)) == [first, third]


async def test_history_tells_everybody_their_own_story(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    await house.finish(code, (ANNA, BRUNO))
    anna = await house.service.past.history(code, ANNA.id)
    public = await house.service.past.history(code, ELSA.id)
    assert [number for number, *_ in anna] == list(range(7))
    assert [type(e).__name__ for e in anna[0][1]] == ["Begun", "Dealt"]
    assert [type(e).__name__ for e in public[0][1]] == ["Begun"]
    mine = [e for _, events, _ in anna for e in events]
    assert {e.seat for e in mine if isinstance(e, Drawn | Dealt)} == {0}
    assert not [e for _, events, _ in public for e in events if isinstance(e, Drawn | Dealt)]


async def test_history_tells_no_secret_move(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    look = await house.service.queries.look(code, ANNA.id)
    await house.lay(code, ANNA)
    told = repr(await house.service.past.history(code, BRUNO.id))
    assert f"lay {look.view.hand[0]}" not in told
    assert (await house.moves(code))[0].state_hash not in told


async def test_history_leaves_out_a_move_that_told_the_reader_nothing(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    await house.lay(code, ANNA)
    await house.lay(code, BRUNO)
    await house.whisper(code, 2, Seat(1))
    assert [number for number, *_ in await house.service.past.history(code, BRUNO.id)] == [
        0,
        1,
        None,
    ]
    for reader in (ANNA, ELSA):
        assert [number for number, *_ in await house.service.past.history(code, reader.id)] == [
            0,
            1,
        ]


async def test_a_secret_move_has_no_number_and_leaves_no_gap(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    for _ in range(3):
        await house.order(code, Play(ANNA, "shift", None))
    await house.lay(code, BRUNO)
    await house.order(code, Play(ANNA, "shift", None))
    await house.lay(code, ANNA)
    own = await house.service.past.history(code, ANNA.id)
    assert [number for number, *_ in own] == [0, None, None, None, 1, None, 2]
    for reader in (BRUNO, ELSA):
        assert [number for number, *_ in await house.service.past.history(code, reader.id)] == [
            0,
            1,
            2,
        ]


async def test_a_resignation_has_no_number(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    await house.lay(code, ANNA)
    await house.order(code, Resign(BRUNO))
    told = await house.service.past.history(code, ELSA.id)
    assert [number for number, *_ in told] == [0, 1, None]


async def test_a_table_that_has_not_begun_has_no_history(house: House) -> None:
    assert await house.service.past.history(await house.open(ANNA), ANNA.id) == []


# --- rematch ---------------------------------------------------------------------------------


async def over(house: House, **fields: object) -> TableCode:
    await house.remember(ANNA, BRUNO)
    code = await house.begin(ANNA, BRUNO, **fields)
    await house.finish(code, (ANNA, BRUNO))
    await house.letters()
    return code


async def test_a_rematch_is_a_table_like_the_old_one_for_the_same_people(house: House) -> None:
    code = await over(house, place=CAFFE, locale="it", pace=Pace(24, "play"))
    done = await house.service.rematch(house.request(), code, BRUNO)
    old, new = await house.table(code), await house.table(done.look.table.code)
    assert new.code != old.code
    assert (new.host, new.invited) == (BRUNO.id, (ANNA.id,))
    for table in (old, new):
        assert (table.place, table.locale, table.size) == (CAFFE, "it", 2)
        assert (table.pace, table.options) == (Pace(24, "play"), old.options)
    assert await house.addressed() == [("lobby", None), ("invitation", ANNA.id)]


async def test_the_other_who_asks_for_a_rematch_accepts_it(house: House) -> None:
    code = await over(house)
    opened = await house.service.rematch(house.request(), code, ANNA)
    accepted = await house.service.rematch(house.request(), code, BRUNO)
    assert accepted.look.table.code == opened.look.table.code
    assert accepted.look.table.status is Status.PLAYING


async def test_both_ask_for_a_rematch_at_once_and_get_one_table(house: House) -> None:
    code = await over(house)
    await asyncio.gather(
        *(house.service.rematch(house.request(), code, person) for person in (ANNA, BRUNO))
    )
    (table,) = await house.service.queries.tables_of(ANNA.id, LIVING)
    assert table.status is Status.PLAYING


async def test_asking_for_a_rematch_twice_shows_the_table_that_waits(house: House) -> None:
    code = await over(house)
    request = house.request()
    opened = await house.service.rematch(request, code, ANNA)
    for repeated in (request, house.request()):
        again = await house.service.rematch(repeated, code, ANNA)
        assert again == changed(opened, again=True)
    assert len(await house.service.queries.tables_of(ANNA.id, LIVING)) == 1


async def test_asking_for_a_rematch_that_is_being_played_opens_no_third_game(
    house: House,
) -> None:
    code = await over(house)
    for person in (ANNA, BRUNO):
        await house.service.rematch(house.request(), code, person)
    late = await house.service.rematch(house.request(), code, ANNA)
    assert (late.again, late.look.table.status) == (True, Status.PLAYING)
    assert len(await house.service.queries.tables_of(ANNA.id, LIVING)) == 1


async def test_a_table_of_ones_own_that_waits_is_no_rematch_against_a_computer(
    house: House,
) -> None:
    robot = Computer("pebbles", "easy")
    code = await house.open(ANNA, computers=(robot,))
    await house.order(code, Resign(ANNA))
    await house.open(ANNA)
    done = await house.service.rematch(house.request(), code, ANNA)
    assert (done.again, done.look.table.status) == (False, Status.PLAYING)
    assert [s.occupant for s in done.look.table.seats] == [Human(ANNA.id), robot]


async def test_only_people_of_a_table_that_is_over_get_a_rematch(house: House) -> None:
    code = await over(house)
    stranger = house.service.rematch(house.request(), code, ELSA)
    assert await refusal(stranger) == "table-refusal-not-of-rematch"
    playing = await house.begin(CARLA, DINO)
    onlooker = house.service.rematch(house.request(), playing, ELSA)
    assert await refusal(onlooker) == "table-refusal-not-seated"
    early = house.service.rematch(house.request(), playing, CARLA)
    assert await refusal(early) == "table-refusal-started-already"
    waiting = await house.open(ELSA)
    earlier = house.service.rematch(house.request(), waiting, ELSA)
    assert await refusal(earlier) == "table-refusal-not-started"


# --- versions and faults ---------------------------------------------------------------------


async def test_a_table_of_another_state_version_is_kept_safe(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    await house.stamp(code, 4)
    table = await house.table(code)
    refusing = house.service.queries.look(code, ANNA.id)
    assert await refusal(refusing) == "table-refusal-other-version"
    with pytest.raises(TableRefuses):
        await house.order(code, Resign(ANNA))
    assert await house.table(code) == table
    assert len(await house.service.queries.tables_of(ANNA.id, LIVING)) == 1


async def test_people_are_remembered_and_whether_they_refuse_direct_messages(house: House) -> None:
    await house.remember(ANNA)
    await house.service.note_direct_message(ANNA.id, refused=True)
    await house.service.note_direct_message(ELSA.id, refused=True)
    profile = await house.service.queries.profile(ANNA.id)
    assert profile is not None
    assert (profile.dms_closed, profile.knock_at) == (True, house.clock.now() + TRIED_AGAIN_AFTER)
    assert await house.service.queries.profiles([ANNA.id, ELSA.id]) == {ANNA.id: profile}
    await house.service.note_direct_message(ANNA.id, refused=False)
    assert await house.service.queries.profile(ANNA.id) == changed(
        profile, dms_closed=False, knock_at=0
    )


async def test_a_request_is_known_whichever_table_it_names_now(house: House) -> None:
    one, other = await house.open(ANNA, size=3), await house.open(ELSA, size=3)
    request = RequestId(999)
    await house.service.join(request, one, BRUNO, PIAZZA)
    assert (await house.service.join(request, other, BRUNO, PIAZZA)).again
    assert (await house.table(other)).people == (ELSA.id,)
