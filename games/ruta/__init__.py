"""Ruta, by Gene Moore: two players claim routes on a map of cards."""
