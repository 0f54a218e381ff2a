"""Makes an animated GIF with captions of a game's scenes.

May import: `rendering.scene`, `rendering.raster`.
"""
