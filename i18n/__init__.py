"""Words in a language: from core.text to a sentence for one reader."""
