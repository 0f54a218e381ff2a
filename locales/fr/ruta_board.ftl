# Les mots dans les images de Ruta (courts : ils ont peu de place).

# As in English.
# The number stands beside it.
board-ruta-points = { $points ->
    [one] point
   *[other] points
}
board-ruta-your-hand = Ta main : { $count }
board-ruta-draw-pile = Pioche
# One of the two cards that lie open; { $slot } is its number, as in the commands.
board-ruta-face-up = Visible { $slot }
board-ruta-discard = Défausse
# How many places the seat's longest chain of routes links.
board-ruta-longest = chemin { $count }
# Beside the name: an Ace was used, the draw is still to come.
board-ruta-draw-owed = doit piocher
# Beside the name: paid exactly and has another turn.
board-ruta-plays-again = rejoue
# What a green frame round a route's price means.
board-ruta-payable = tu peux payer

board-ruta-alt-turn = Ruta après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} : c’est à { $who } de jouer.
board-ruta-alt-won = Ruta, partie terminée après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}. Victoire : { $winners }.
board-ruta-alt-seat = { $who } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $tokens ->
    [0] plus aucun jeton
    [one] { $tokens } jeton restant
   *[other] { $tokens } jetons restants
}, { $cards ->
    [0] aucune carte
    [one] { $cards } carte
   *[other] { $cards } cartes
} en main, { $places ->
    [0] pas encore de route
   *[other] plus long chemin : { $places } lieux
}.
board-ruta-alt-hand = Ta main : { $cards }.
board-ruta-alt-draft = Cartes visibles : { $cards }.
board-ruta-alt-pile = { $count ->
    [0] La pioche est vide.
    [one] { $count } carte dans la pioche.
   *[other] { $count } cartes dans la pioche.
}
board-ruta-alt-discard = Sur la défausse ({ $count }) : { $card }.
board-ruta-alt-last-route = Dernière route prise : { $route }.
board-ruta-alt-routes = Routes { OF($who) } : { $routes }.
board-ruta-alt-known = Cartes connues dans la main { OF($who) } : { $cards }.
board-ruta-alt-jokers = Jokers { OF($who) } : { $cards }.
