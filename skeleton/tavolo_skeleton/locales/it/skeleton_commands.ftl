# /skeleton: nomi e descrizioni dei comandi.

command-skeleton-name = skeleton
command-skeleton-description = { skeleton-name }: un gioco per due.
command-skeleton-new-name = nuovo
command-skeleton-new-description = Apri qui un tavolo di { skeleton-name }
command-skeleton-take-name = prendi
command-skeleton-take-description = Prendi pietre dal mucchio
option-skeleton-stones-name = pietre
option-skeleton-stones-description = Quante ne prendi
option-skeleton-heap-name = mucchio
option-skeleton-heap-description = Quante pietre ci sono sul mucchio
