"""The invented people of the simulated server."""

import msgspec


class Persona(msgspec.Struct, frozen=True):
    """An invented person in the simulated server."""

    key: str
    """Lower-case name, unique: also the user name."""
    name: str
    """The display name."""
    locale: str
    """The language of this person's Discord client, as Discord writes it."""
    colour: str
    """For the page only: ``#rrggbb``, readable behind white letters."""


PEOPLE = (
    Persona("ada", "Ada", "en-GB", "#a8600c"),
    Persona("bruno", "Bruno", "it", "#2f6db4"),
    Persona("chloe", "Chloé", "fr", "#6a4fa8"),
    Persona("dario", "Dario", "it", "#2b7a52"),
    Persona("elena", "Elena", "fr", "#a03a6e"),
)
"""The first one owns the server. As many as the largest table seats; a table of four leaves one
person free to take over a seat."""

BOT_COLOUR = "#b4442f"

PORTRAIT = "portrait"
"""Used instead of an avatar's hash."""
