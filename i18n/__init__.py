"""Translates texts (``core.translatable_text``) to sentences in one reader's language."""

from i18n.translator import MissingText, Translator, Voice

__all__ = ["MissingText", "Translator", "Voice"]
