"""Buttons, selects and modals."""
