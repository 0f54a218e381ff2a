"""La Strada's drawings: the ground, and what people have built on it."""
