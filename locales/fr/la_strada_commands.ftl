# Noms et descriptions des commandes de La Strada.
# Noms : en minuscules, sans espace, 32 caractères au plus. Descriptions : 100 au plus.

command-la-strada-name = la-strada
command-la-strada-description = { la-strada-name } : des routes, de ton atelier vers dix-neuf localités. De deux à quatre.
