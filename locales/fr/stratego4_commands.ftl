# Noms et descriptions des commandes de Stratego 4.
# Noms : en minuscules, sans espace, 32 caractères au plus. Descriptions : 100 au plus.

command-stratego4-name = stratego
command-stratego4-description = { stratego4-name } : porter son drapeau au donjon, au milieu. À trois, à quatre ou en équipes.
