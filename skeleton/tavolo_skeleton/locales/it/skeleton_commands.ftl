# /skeleton: nomi e descrizioni dei comandi.

command-skeleton-name = skeleton
command-skeleton-description = { skeleton-name }: un gioco per due.
