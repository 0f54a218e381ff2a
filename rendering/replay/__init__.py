"""From the scenes of a game to an animated GIF with captions.

May import: `rendering.scene`, `rendering.raster`.
"""
