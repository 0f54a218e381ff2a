# Noms et descriptions des commandes de Ruta.
# Noms : en minuscules, sans espace, 32 caractères au plus. Descriptions : 100 au plus.

command-ruta-name = ruta
command-ruta-description = { ruta-name } : prendre les routes d’un royaume de cartes. À deux.
