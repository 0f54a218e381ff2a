"""Buttons, selects and modals; layout of messages, escaping of names; autocompletion."""
