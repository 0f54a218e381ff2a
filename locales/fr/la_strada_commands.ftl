# Noms et descriptions des commandes de La Strada et de leurs options.
# Noms : en minuscules, sans espace, 32 caractères au plus. Descriptions : 100 au plus.

command-la-strada-name = la-strada
command-la-strada-description = { la-strada-name } : des routes, de ton atelier vers dix-neuf localités. De deux à quatre.
command-la-strada-new-name = nouvelle
command-la-strada-new-description = Ouvrir ici une table { OF(la-strada-name) }
command-la-strada-workshop-name = atelier
command-la-strada-workshop-description = Poser ton atelier
command-la-strada-build-name = construire
command-la-strada-build-description = Construire une route vers une localité ; plusieurs par tour
command-la-strada-end-turn-name = finir-le-tour
command-la-strada-end-turn-description = Ne plus rien construire pendant ce tour et garder tes jours
command-la-strada-days-name = jours
command-la-strada-days-description = Voir ce que je peux atteindre maintenant et au prochain tour

option-la-strada-place-name = lieu
option-la-strada-place-description = Un hexagone de plaine libre, comme D7
option-la-strada-to-name = vers
option-la-strada-to-description = La localité, ou toute une route comme C3-D4-E4
option-la-strada-way-name = chemin
option-la-strada-way-description = Par quel chemin ; sans cela, la carte te montre les possibilités
option-la-strada-balanced-start-name = départ-équilibré
option-la-strada-balanced-start-description = Compenser l’avantage du premier tour
option-la-strada-late-reveal-name = dévoiler-après
option-la-strada-late-reveal-description = Ne dévoiler les localités que quand tous les ateliers sont posés
option-la-strada-ten-kept-name = dix-gardés
option-la-strada-ten-kept-description = Garder jusqu’à dix jours et en ajouter six : jusqu’à seize dans un tour
