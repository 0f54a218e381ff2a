# /skeleton : noms et descriptions des commandes.

command-skeleton-name = skeleton
command-skeleton-description = { skeleton-name } : un jeu pour deux.
