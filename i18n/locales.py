"""Maps Discord's locales to ours."""

from core.translatable_text import Locale


def locale_of(code: str) -> Locale:
    """Return our language for a client's locale ``code``; English if we do not have it."""
    if code.startswith("fr"):
        return "fr"
    return "it" if code.startswith("it") else "en"
