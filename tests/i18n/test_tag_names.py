"""Names of forum tags, for games and statuses, in every language."""

import pytest

from core.texts import LOCALES, Locale, text
from i18n import Translator
from rehearsal.discord_assumptions import limit
from tests.games.catalogue import EVERY_GAME, FOLDERS

KEYS = ("tag-open", "tag-playing", "tag-over", *(f"{game}-name" for game in EVERY_GAME))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", KEYS)
def test_the_name_of_a_tag_fits_into_it(key: str, locale: Locale) -> None:
    said = Translator(*FOLDERS).voice(locale).say(text(key))
    assert 0 < len(said) <= limit("tag-name-length")
