"""Translates texts (``core.texts``) to sentences in one reader's language."""

from i18n.translator import MissingText, Translator, Voice

__all__ = ["MissingText", "Translator", "Voice"]
