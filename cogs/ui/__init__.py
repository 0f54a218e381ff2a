"""Buttons, selects and modals; layout of messages, markup, escaping of names; autocompletion."""
