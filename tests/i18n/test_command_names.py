"""The bot's command names do not collide with those of Discord's client."""

import pytest

from core.discord_limits import BUILT_IN_COMMANDS
from core.texts import LOCALES, Locale
from tests.i18n.texts_on_disk import command_paths, messages, prose


def typed_names(locale: Locale) -> set[str]:
    """What is typed behind the slash: the first part of every command."""
    keys = {key for key in messages(locale) if key.startswith("command-") and key.endswith("-name")}
    groups = {key.removeprefix("command-").removesuffix("-name") for key in keys}
    inner = command_paths() | {
        group for group in groups if any(group.startswith(f"{outer}-") for outer in groups)
    }
    return {prose(messages(locale)[f"command-{group}-name"]) for group in groups - inner}


@pytest.mark.parametrize("locale", LOCALES)
def test_no_command_begins_like_one_of_discords_own(locale: Locale) -> None:
    """Whoever types ``/nickname`` gets ``/nick`` with the text ``name``, in every language."""
    names = typed_names(locale)
    assert len(names) > 5
    assert [name for name in sorted(names) if name.startswith(BUILT_IN_COMMANDS)] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_no_command_of_a_group_begins_with_the_words_of_another(locale: Locale) -> None:
    """Whoever types the first words of one would be offered the other first."""
    groups: dict[str, list[str]] = {}
    for path in command_paths():
        parts = path.split("-")
        outer = ["-".join(parts[:end]) for end in range(1, len(parts))]
        group = next(g for g in reversed(outer) if f"command-{g}-name" in messages(locale))
        own, of_every_game = f"command-{path}-name", f"command-game-{parts[-1]}-name"
        name = messages(locale).get(own) or messages(locale)[of_every_game]
        groups.setdefault(group, []).append(prose(name))
    assert len(groups["table"]) == 12
    alike = [
        (one, other)
        for names in groups.values()
        for one in names
        for other in names
        if other.startswith(f"{one}-")
    ]
    assert alike == []
