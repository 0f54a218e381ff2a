"""Ruta, by Gene Moore: two merchants claim the routes of a kingdom of cards."""
