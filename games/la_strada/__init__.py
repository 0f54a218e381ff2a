"""La Strada: build roads from a workshop to villages and cities; for two to four players."""
