"""The guided play of Stratego 4: deploying in private, then pieces, targets, flags, cannons."""
