"""Drawings of Strada Romana: goods, wagons, the country and its two cities."""
