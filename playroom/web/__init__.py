"""The sandbox's web page: windows into the simulated Discord, one for each person and place.

May import: `playroom`, simcord's previews.
"""
