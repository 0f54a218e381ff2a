"""From a scene to SVG: shapes as text that every browser draws, and the letters it needs for that.

May import: `rendering.scene`. Knows no pixels.
"""
