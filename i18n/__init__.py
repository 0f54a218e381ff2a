"""Words in a language: from core.text to a sentence for one reader."""

from i18n.translator import MissingText, Translator, Voice

__all__ = ["MissingText", "Translator", "Voice"]
