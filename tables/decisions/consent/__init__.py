"""What players agree on together: pauses, paces, undos and draws that somebody proposes. Pure.

``proposals.py`` makes, answers and carries out proposals; ``pauses.py`` and ``draws.py`` say when
those two kinds may be proposed and what they do.
"""
