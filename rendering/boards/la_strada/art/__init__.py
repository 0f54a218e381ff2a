"""La Strada's drawings: the ground, settlements and workshops."""
