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

## Plusieurs tables de la même donne

page-tables-heading = { $game } : { $count ->
    [1] une table
   *[other] { $count } tables côte à côte
}
# Below the heading: where the tables were played.
page-tables-cup = Coupe { $code } · ronde { $round } · la même donne à chaque table
# The name of the group of buttons that show and hide tables.
# As in English.
page-tables = Tables
# As in English.
page-table = Table { $code }
page-table-own = Table { $code } (la tienne)
page-table-judged = Inachevée à la fin de la ronde : pour la coupe, elle compte selon la règle des parties inachevées.
page-table-unfinished = Cette partie n’a pas été jouée jusqu’au bout. On la voit telle que tout le monde l’a vue.
page-tables-keys = Les flèches du clavier, un glissement du doigt sur un plateau ou un coup d’une liste te font parcourir toutes les tables à la fois.
# Said at moves that this table did not reach.
page-table-over = Cette partie est finie.
page-table-no-further = Cette partie n’est pas allée plus loin.
page-tables-fewer-eyes = Avec la vue de chaque place, le fichier serait trop lourd ou trop long à faire : chaque partie est montrée à découvert.
page-tables-left-out = { $count ->
    [1] Une autre table de la ronde n’est pas dans ce fichier.
   *[other] { $count } autres tables de la ronde ne sont pas dans ce fichier.
}
page-results = Résultats
page-results-said = Chaque colonne réunit celles et ceux qui ont eu la même main ; le meilleur résultat est en gras, et le rang dans la partie entre parenthèses.
# The heading of the column with the tables' names.
# As in English.
page-results-table = Table
page-result-points = { $points } ({ $rank })
page-result-rank = rang { $rank }
page-result-none = inachevée
page-result-named = { $name } : { $result }

## Refus

page-refusal-too-large = La page de cette partie serait trop lourde pour un seul fichier.
page-refusal-not-now = Je ne peux pas faire la page en ce moment. Redemande dans une minute.
page-refusal-other-result = Les coups de cette partie ne mènent pas au résultat enregistré, donc il n’y en a pas de page.
