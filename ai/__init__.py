"""Computer players. They see what a person in their seat would see, and decide from that alone."""
