# Noms et descriptions des commandes de Ruta et de leurs options.
# Noms : en minuscules, sans espace, 32 caractères au plus. Descriptions : 100 au plus.

command-ruta-name = ruta
command-ruta-description = { ruta-name } : prendre les routes d’un royaume de cartes. À deux.
command-ruta-new-name = nouvelle
command-ruta-new-description = Ouvrir ici une table { OF(ruta-name) }
command-ruta-draw-name = piocher
command-ruta-draw-description = Prendre une des deux cartes visibles, ou celle du dessus de la pioche
command-ruta-ace-name = as
command-ruta-ace-description = Utiliser un As visible : le donner ou le garder, puis piocher
# As in English.
command-ruta-excuse-name = excuse
command-ruta-excuse-description = Défausser l’Excuse et reprendre une carte de la défausse
command-ruta-claim-name = route
command-ruta-claim-description = Prendre une route et la payer
command-ruta-pass-name = passer
command-ruta-pass-description = Passer, quand rien d’autre n’est possible

option-ruta-draw-name = carte
option-ruta-draw-description = Une carte visible, ou la pioche
option-ruta-ace-name = as
option-ruta-ace-description = Quel As, et qu’en faire
option-ruta-fetch-name = carte
option-ruta-fetch-description = La carte de la défausse que tu veux
# As in English.
option-ruta-route-name = route
option-ruta-route-description = La route que tu veux
option-ruta-payment-name = paiement
option-ruta-payment-description = Les cartes avec lesquelles tu paies ; sans elles, un menu t’en propose
# As in English.
option-ruta-excuse-name = excuse
option-ruta-excuse-description = Jouer avec l’Excuse, qui reprend une carte dans la défausse
option-ruta-joker-aces-name = as-jokers
option-ruta-joker-aces-description = Variante : trois As chacun ; chacun fait payer une route dans n’importe quelle couleur
option-ruta-each-scores-longest-name = deux-chemins
option-ruta-each-scores-longest-description = Chacun marque son propre plus long chemin
