"""The referee of Vector Race: a second implementation of its rules, from the rule page alone."""
