"""La Strada: roads from a workshop to villages and cities, for two to four merchants."""
