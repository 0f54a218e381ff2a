"""The rules of Strada Romana (docs/rules/strada_romana.md), as pure functions."""
