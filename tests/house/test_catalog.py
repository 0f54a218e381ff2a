"""The catalogue rejects a game that the product cannot host, with the reason."""

import pytest
from msgspec.structs import replace

import catalog
from catalog import CATALOG, GAMES, MOST_SEATS, Entry, must_fit
from cogs.ui.guided_play_controls import Meaning
from core.game_places import GamePlaces

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


def test_every_game_that_is_offered_fits() -> None:
    for key, entry in CATALOG.items():
        must_fit(entry.game.manifest, key)
        assert 2 <= entry.game.manifest.most_seats <= MOST_SEATS
