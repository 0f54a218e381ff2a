# Noms et descriptions des commandes de Jacynth.
# Noms : en minuscules, sans espace, 32 caractères au plus. Descriptions : 100 au plus.

command-jacynth-name = jacynth
command-jacynth-description = { jacynth-name } : bâtir une ville de cartes et en contrôler les quartiers. À deux ou trois.

choice-jacynth-layout-razeway = Grand-Rue (six cartes en diagonale)
choice-jacynth-layout-towers = Tours (quatre cartes éloignées ; à trois, la troisième personne a un tour de moins)
choice-jacynth-layout-oldcity = Vieille Ville (six cartes dispersées)
