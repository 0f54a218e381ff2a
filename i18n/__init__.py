"""Translates texts (``core.text``) to sentences in one reader's language."""

from i18n.translator import MissingText, Translator, Voice

__all__ = ["MissingText", "Translator", "Voice"]
