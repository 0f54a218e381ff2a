"""From a scene to a PNG. The only package that knows pixels.

May import: `rendering.scene`, Pillow.
"""
