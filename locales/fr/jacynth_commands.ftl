# Noms et descriptions des commandes de Jacynth et de leurs options.
# Noms : en minuscules, sans espace, 32 caractères au plus. Descriptions : 100 au plus.

command-jacynth-name = jacynth
command-jacynth-description = { jacynth-name } : bâtir une ville de cartes et en contrôler les quartiers. À deux ou trois.
command-jacynth-new-name = nouvelle
command-jacynth-new-description = Ouvrir ici une table { OF(jacynth-name) }
command-jacynth-play-name = jouer
command-jacynth-play-description = Poser une carte dans la ville, avec un jeton si tu veux

option-jacynth-card-name = carte
option-jacynth-card-description = Une carte de ta main, ou le tour entier, par exemple pacte b4 jeton c4
option-jacynth-place-name = lieu
option-jacynth-place-description = Où la poser, par exemple b4 ; sans elle, un menu te propose les cases
option-jacynth-token-name = jeton
option-jacynth-token-description = La carte qui reçoit un jeton, par exemple c4 ; sans elle, aucun jeton
option-jacynth-layout-name = disposition
option-jacynth-layout-description = Où se trouvent les premières cartes
option-jacynth-extended-name = paquet-étendu
option-jacynth-extended-description = Jouer avec Pions, Cours et Excuse : 45 cartes au lieu de 36

choice-jacynth-layout-razeway = Grand-Rue (six cartes en diagonale)
choice-jacynth-layout-towers = Tours (quatre cartes éloignées ; à trois, la troisième personne a un tour de moins)
choice-jacynth-layout-oldcity = Vieille Ville (six cartes dispersées)
