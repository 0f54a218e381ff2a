"""From Discord's languages to ours."""

from core.text import Locale


def locale_of(code: str) -> Locale:
    """The language to speak with somebody whose client says ``code``; English for all others."""
    if code.startswith("fr"):
        return "fr"
    return "it" if code.startswith("it") else "en"
