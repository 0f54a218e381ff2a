"""Drawings of Stratego 4."""
