# Ce qui figure sur la page d’une partie, un fichier HTML.

# The heading of the page of a game that is not over, made for one seat.
page-own = { $game } : une partie inachevée, telle que la voit le joueur { $number }
page-set-up = Mise en place
page-move = Coup { $number }
page-moves = Coups
page-course = Le fil de la partie
page-keys = Les flèches du clavier, un glissement du doigt sur le plateau ou un coup de cette liste te font parcourir la partie.
page-needs = Pour parcourir la partie, cette page a besoin de JavaScript et d’un navigateur de 2023 ou plus récent.

## Commandes

# As in English.
page-place = Position
page-first = Première position
page-back = Un pas en arrière
page-on = Un pas en avant
page-last = Dernière position
page-theme = Clair ou sombre
# Whose view the board shows.
page-sees = Vu par
page-sees-open = Tout découvert
page-sees-public = Tout le monde

page-without-seats = La vue de chaque place n’est pas dans ce fichier : avec elle, il serait trop lourd.

## Refus

page-refusal-too-large = La page de cette partie serait trop lourde pour un seul fichier.
page-refusal-not-now = Je ne peux pas faire la page en ce moment. Redemande dans une minute.
page-refusal-other-result = Les coups de cette partie ne mènent pas au résultat enregistré, donc il n’y en a pas de page.
