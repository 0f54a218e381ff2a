"""What a game may say so that its players can think ahead: planned moves and the try board.

Imports ``core.game`` and what that imports.
"""
