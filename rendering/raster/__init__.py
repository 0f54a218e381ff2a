"""Rasterizes scenes to PNG; the only package that handles pixels.

May import: `rendering.scene`, Pillow.
"""
