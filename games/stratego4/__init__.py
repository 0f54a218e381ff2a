"""The rules of Stratego 4 (docs/rules/stratego4.md), as pure functions."""
