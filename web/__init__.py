"""The page on which boards are touched: its server, its answers, who is signed in, its news.

A person's view comes from ``look`` of the person whose device asks, and from nowhere else.
May import: `pages`, `workers`, and what these may.
"""
