"""The catalogue rejects a game that the product cannot host, with the reason."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

import bot
import catalog
from catalog import CATALOG, GAMES, MOST_SEATS, Entry, must_fit
from cogs.ui.guided_play import Meaning
from core.game_places import GamePlaces
from i18n.entries import name_games
from settings import SettingsFault, read_settings
from tests.i18n.texts_on_disk import command_paths

MANIFEST = CATALOG[GAMES[0]].game.manifest


@pytest.mark.parametrize("key", ["Strada", "strada--2", "strada_2", "2-strada", "strada-", ""])
def test_a_key_that_controls_could_not_bear_is_turned_away(key: str) -> None:
    with pytest.raises(ValueError, match="a key is"):
        must_fit(replace(MANIFEST, key=key), key)


@pytest.mark.parametrize("key", ["strada", "strada-2", "la-strada-nuova", "go9x9", *GAMES])
def test_controls_of_a_game_lead_back_to_it_whatever_its_key(key: str) -> None:
    must_fit(replace(MANIFEST, key=key), key)
    meant = Meaning.read(f"{key}-claim:K7QD:12:harvest/consul|2")
    assert meant is not None
    assert (meant.game, meant.step, meant.of) == (key, "claim", ("harvest/consul", "2"))


def test_a_game_is_looked_for_by_its_own_key() -> None:
    with pytest.raises(ValueError, match=r"other: .* calls itself ruta"):
        must_fit(MANIFEST, "other")


def test_a_part_that_is_missing_is_named_with_the_guide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalog, "places_of", lambda _: GamePlaces.in_rooms("a_fifth"))
    with pytest.raises(ModuleNotFoundError, match="games/a_fifth/game is missing: docs/adding"):
        Entry.of("a-fifth")


def test_what_a_part_misses_itself_is_not_taken_for_the_part(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def without_numpy(path: str) -> None:
        raise ModuleNotFoundError("No module named 'numpy'", name="numpy")

    monkeypatch.setattr(catalog, "import_module", without_numpy)
    monkeypatch.setattr(catalog, "places_of", lambda _: GamePlaces.in_rooms("a_fifth"))
    with pytest.raises(ModuleNotFoundError, match="No module named 'numpy'"):
        Entry.of("a-fifth")


@pytest.mark.parametrize("seats", [(2, MOST_SEATS + 1), (1, 2), (3, 2)])
def test_more_seats_than_the_house_has_marks_for_are_turned_away(seats: tuple[int, int]) -> None:
    fewest, most = seats
    with pytest.raises(ValueError, match=f"room for 2 to {MOST_SEATS} seats"):
        must_fit(replace(MANIFEST, fewest_seats=fewest, most_seats=most), MANIFEST.key)


# --- other names ---------------------------------------------------------------------------------


@pytest.fixture
def names_are_taken_back() -> Iterator[None]:
    """Other tests call the games by their usual names."""
    yield
    name_games({})


@pytest.mark.usefixtures("names_are_taken_back")
@pytest.mark.parametrize(
    ("names", "told"),
    [
        ("stratgo4=Castle War", "names stratgo4, which is no game on offer"),
        ("stratego4=Ruta", "leads to two commands /ruta: give stratego4 another name"),
        ("ruta=Castle War; la-strada=castle-war", "two commands /castle-war: give la-strada"),
        ("stratego4=War/Table/Guerra", "leads to two commands /table: give stratego4"),
        ("stratego4=Kick Off", "leads to /kick-off, which Discord takes for its own"),
    ],
)
def test_names_that_nobody_could_tell_apart_are_refused_at_the_start(names: str, told: str) -> None:
    settings = read_settings({"GAME_NAMES": names}, Path("no-such-file"))
    with pytest.raises(SettingsFault, match=rf"^GAME_NAMES .*{re.escape(told)}.*\.$"):
        bot.games_of(settings)


@pytest.mark.usefixtures("names_are_taken_back")
def test_the_page_of_rights_suggests_names_that_can_be_used() -> None:
    page = (Path(__file__).parents[2] / "docs" / "rights.md").read_text(encoding="utf-8")
    (suggested,) = re.findall(r"^GAME_NAMES='(.+)'$", page, re.MULTILINE)
    settings = read_settings({"GAME_NAMES": suggested}, Path("no-such-file"))
    bot.games_of(settings)
    assert {key for key, _ in settings.game_names} == set(GAMES)


@pytest.mark.usefixtures("names_are_taken_back")
def test_a_game_that_is_switched_off_may_have_a_name() -> None:
    settings = read_settings({"GAMES": "ruta", "GAME_NAMES": "jacynth=City"}, Path("no-such-file"))
    assert [*bot.games_of(settings)] == ["ruta"]


def test_the_commands_of_no_game_are_known_by_name() -> None:
    groups = {path.partition("-")[0] for path in command_paths()}
    of_games = {key.partition("-")[0] for key in GAMES}
    assert groups - of_games == set(catalog.OWN_COMMANDS)


# --- seats ---------------------------------------------------------------------------------------


def test_every_game_that_is_offered_fits() -> None:
    for key, entry in CATALOG.items():
        must_fit(entry.game.manifest, key)
        assert 2 <= entry.game.manifest.most_seats <= MOST_SEATS
