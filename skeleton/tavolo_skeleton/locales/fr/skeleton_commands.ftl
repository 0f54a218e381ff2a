# /skeleton : noms et descriptions des commandes.

command-skeleton-name = skeleton
command-skeleton-description = { skeleton-name } : un jeu pour deux.
command-skeleton-new-name = ouvrir
command-skeleton-new-description = Ouvrir ici une table { OF(skeleton-name) }
command-skeleton-take-name = prendre
command-skeleton-take-description = Prendre des pierres du tas
option-skeleton-stones-name = pierres
option-skeleton-stones-description = Combien tu en prends
option-skeleton-heap-name = tas
option-skeleton-heap-description = Combien de pierres il y a sur le tas
