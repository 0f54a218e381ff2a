"""Command names in the reader's language."""

from typing import Any

from playroom.web.sandbox_session import in_words_of

NEW = {
    "name": "new",
    "name_localizations": {"fr": "nouvelle"},
    "description": "Open a table",
    "description_localizations": {"fr": "Ouvrir une table"},
    "options": [
        {
            "name": "pace",
            "name_localizations": {"fr": "rythme"},
            "description": "How fast",
            "choices": [
                {"name": "slow", "name_localizations": {"fr": "lent"}, "value": 7},
                {"name": "3", "value": 3},
            ],
        }
    ],
}
REGISTERED = {"id": "5", "name": "ruta", "description": "A game", "options": [NEW]}
LISTED = {
    "state": "available",
    "entries": [
        {
            "key": "5:ruta.new",
            "commandId": "5",
            "path": ["ruta", "new"],
            "invocation": "ruta new",
            "description": "Open a table",
            "schemaFingerprint": "sf",
            "options": [{"name": "pace", "type": "integer", "description": "How fast"}],
        }
    ],
}


def entry(locale: str) -> dict[str, Any]:
    catalog = in_words_of(locale, LISTED, [REGISTERED])
    assert catalog["state"] == "available"
    (only,) = catalog["entries"]
    return dict(only)


def test_a_command_is_called_as_its_reader_calls_it() -> None:
    shown = entry("fr")
    assert (shown["invocation"], shown["description"]) == ("ruta nouvelle", "Ouvrir une table")


def test_what_is_sent_to_the_bot_stays_as_it_was_registered() -> None:
    shown = entry("fr")
    assert (shown["path"], shown["schemaFingerprint"]) == (["ruta", "new"], "sf")
    assert [option["name"] for option in shown["options"]] == ["pace"]
