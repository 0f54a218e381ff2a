"""Buttons, selects and modals; layout of messages; names of commands and autocompletion."""
