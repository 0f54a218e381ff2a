# Ruta : noms, coups, récit, plateau, refus.
# Le nom d’une carte est sans article ; là où la phrase en veut un, THE() le prend dans .the.

ruta-name = Ruta

## Cartes

# Une carte avec sa valeur et ses couleurs : « Pacte (9, Lunes et Soleils) ».
ruta-card-face = { $card } ({ $value }, { $suits })
    .the = { THE($card) } ({ $value }, { $suits })

## Routes

ruta-route = { $one } – { $other }
ruta-route-priced = { $route } ({ $price }, { $suits })

## Options d'une table, comme dans « avec As jokers »

ruta-option-excuse = l’Excuse
ruta-option-excuse-what = Jouer avec l’Excuse, qui reprend une carte dans la défausse.
ruta-option-joker-aces = As jokers
ruta-option-joker-aces-what = Variante : trois As chacun ; chacun fait payer une route dans n’importe quelle couleur.
ruta-option-each-scores-longest = les deux plus longs chemins comptés
ruta-option-each-scores-longest-what = Chacun marque son propre plus long chemin.

## Coups, en libellés d'au plus cent caractères

ruta-move-excuse = Jouer l’Excuse pour { THE($card) }
ruta-move-claim = { $route } : { $cards }
ruta-move-claim-joker = { $route } : { $cards } + { $joker }
ruta-move-claim-many = { $route } : { $count } cartes valant { $paid }
ruta-move-claim-many-joker = { $route } : { $count } cartes valant { $paid } + { $joker }
ruta-move-pass = Passer

## Ce qui s'est passé

ruta-event-dealt = Les cartes sont distribuées. { $player } commence.
ruta-event-hand-dealt = { $player } reçoit : { $cards }.
ruta-event-jokers-dealt = { $player } a comme jokers : { $cards }.
ruta-event-slot-drawn = { $player } prend { THE($card) }.
ruta-event-pile-drawn = { $player } pioche une carte.
ruta-event-card-drawn = C’est { THE($card) }.
ruta-event-ace-given = { $player } donne { THE($card) } à { $rival } et doit encore piocher.
ruta-event-ace-kept = { $player } garde { THE($card) } et doit encore piocher.
ruta-event-excuse-played = { $player } joue l’Excuse et reprend { THE($card) } dans la défausse.
ruta-event-route-claimed = { $exact ->
    [yes] { $player } prend la route { $route } pour { $price } exactement : { $cards }.
   *[no] { $player } prend la route { $route } pour { $price } en payant { $paid } : { $cards }.
}
ruta-event-route-claimed-joker = { $exact ->
    [yes] { $player } prend la route { $route } pour { $price } exactement avec { THE($joker) } comme joker : { $cards }.
   *[no] { $player } prend la route { $route } pour { $price } en payant { $paid } avec { THE($joker) } comme joker : { $cards }.
}
ruta-event-slot-filled = Nouvelle carte visible { $slot } : { $card }.
ruta-event-reshuffled = { $count ->
    [1] La défausse devient la nouvelle pioche : une carte.
   *[other] La défausse est mélangée en une nouvelle pioche de { $count } cartes.
}
ruta-event-passed = { $player } ne peut rien faire et passe.
ruta-event-resigned = { $player } abandonne.

## Un tour en une ligne : ce que fait quelqu'un, une chose après l'autre

ruta-turn = { $player } { $deeds }.
ruta-turn-took = prend { THE($card) }
ruta-turn-drew = pioche une carte
ruta-turn-drew-card = pioche { THE($card) }
ruta-turn-gave = donne { $cards } à { $rival }
ruta-turn-kept = garde { THE($card) }
ruta-turn-excused = reprend { THE($card) } contre l’Excuse
ruta-turn-claimed = prend la route { $route } ({ $cards })
ruta-turn-claimed-many = prend la route { $route } ({ $count } cartes qui valent { $paid })
ruta-turn-claimed-many-joker = prend la route { $route } ({ $count } cartes qui valent { $paid }, { $joker } comme joker)
ruta-turn-passed = ne peut rien faire

## Pourquoi un ordinateur a joué ce coup

ruta-why-won = Le dernier jeton est posé : c’est gagné.
ruta-why-longer = Son plus long chemin relie maintenant { $places } lieux.
ruta-why-denied = { $rival } aurait pu allonger son chemin avec.
ruta-why-exact = Somme exacte : cela fait rejouer aussitôt.
ruta-why-token = { $tokens ->
    [1] Un jeton de plus est posé : il en reste un.
   *[other] Un jeton de plus est posé : il en reste { $tokens }.
}
ruta-why-ace = Une carte de plus, et il reste encore à piocher.
ruta-why-pile = Aucune carte visible ne valait mieux que la pioche.
ruta-why-card-longer = Avec { THE($card) } on peut payer { $route }, qui allongerait son plus long chemin.
ruta-why-card = { $count ->
    [0] Prendre { THE($card) }, c’est en priver l’adversaire.
    [1] Avec { THE($card) } on peut payer une route encore libre.
   *[other] Avec { THE($card) } on peut payer { $count } routes encore libres.
}

## Que faire maintenant

ruta-prompt-turn = Pioche une carte ou prends une route.
ruta-prompt-again = Somme exacte : tu rejoues ! Pioche une carte ou prends une route.
ruta-prompt-draw-owed = Après l’As, il reste à piocher : prends une carte visible ou celle du dessus de la pioche.
ruta-prompt-no-card-left = Il n’y a plus de carte à piocher : prends une route, ou passe si tu ne peux en payer aucune.
ruta-prompt-over = La partie est finie.
ruta-progress = Jetons posés, sur { $most } chacun : { $seats }.
ruta-progress-seat = { $player } { $count }

## Le plateau en mots

ruta-board-slot = Carte visible { $slot } : { $card }.
ruta-board-slot-empty = Carte visible { $slot } : aucune.
ruta-board-piles = { $pile ->
    [0] La pioche est vide. Défausse, la dernière d’abord : { $cards }.
    [1] Une carte dans la pioche. Défausse, la dernière d’abord : { $cards }.
   *[other] { $pile } cartes dans la pioche. Défausse, la dernière d’abord : { $cards }.
}
ruta-board-piles-no-discard = { $pile ->
    [0] La pioche et la défausse sont vides.
    [1] Une carte dans la pioche, aucune dans la défausse.
   *[other] { $pile } cartes dans la pioche, aucune dans la défausse.
}
ruta-board-seat = { $player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $tokens ->
    [0] plus aucun jeton
    [1] un jeton restant
   *[other] { $tokens } jetons restants
}, { $hand ->
    [0] aucune carte
    [1] une carte
   *[other] { $hand } cartes
} en main, { $longest ->
    [0] pas encore de route
   *[other] plus long chemin : { $longest } lieux
}.
ruta-board-known = Cartes connues dans la main { OF($player) } : { $cards }.
ruta-board-jokers = { $player } a encore comme jokers : { $cards }.
ruta-board-routes = Routes { OF($player) } : { $routes }.
ruta-board-free = Routes libres : { $routes }.
ruta-board-last-route = Dernière route prise : { $route }.
ruta-board-turn = C’est à { $player } de jouer.
ruta-board-over = La partie est finie.

## La main en mots

ruta-plan = En projet : { $routes }.

ruta-hand-cards = { $count ->
    [1] Ta main, une carte : { $cards }.
   *[other] Ta main, { $count } cartes : { $cards }.
}
ruta-hand-suits = Valeur par couleur : { $suits }.
ruta-hand-suit = { $suit } { $worth }
ruta-hand-payable = Tu peux payer : { $routes }.

## Fin et score

# As in English.
ruta-score-tokens = routes
ruta-score-longest = bonus du plus long chemin
ruta-tie-longest = lieux du plus long chemin
# As in English.
ruta-tally-points = Points
ruta-end-tokens = Le dernier jeton est posé.
ruta-end-stuck = Plus personne ne peut rien faire.
ruta-end-resigned = La partie se termine par abandon.

## Ce qui a changé depuis qu’un coup est prévu

ruta-changed-slot = Carte visible { $slot } : maintenant { THE($card) }.
ruta-changed-slot-empty = L’emplacement { $slot } est maintenant vide.

## Refus : ce que les règles ne permettent pas

ruta-refusal-game-over = Cette partie est finie.
ruta-refusal-not-your-turn = Ce n’est pas à toi de jouer, mais à { $owner }.
ruta-refusal-draw-owed = Après l’As, il reste à piocher : prends d’abord une carte visible ou celle du dessus de la pioche.
ruta-refusal-no-such-slot = Cette carte visible n’existe pas : elles portent les numéros 1 et 2.
ruta-refusal-slot-empty = Il n’y a pas de carte à l’emplacement { $slot }.
ruta-refusal-no-ace-there = La carte visible { $slot } n’est pas un As.
ruta-refusal-no-card-after-ace = Après l’As, il ne resterait aucune carte à piocher. Tu peux simplement prendre l’As.
ruta-refusal-no-card-left = La pioche et la défausse sont vides.
ruta-refusal-no-such-card = Cette carte n’existe pas.
ruta-refusal-no-such-route = Cette route n’existe pas.
ruta-refusal-excuse-not-in-hand = Tu n’as pas l’Excuse en main.
ruta-refusal-excuse-nothing-discarded = La défausse est vide : l’Excuse n’a rien à y reprendre.
ruta-refusal-excuse-not-discarded = La défausse ne contient pas { THE($card) }.
ruta-refusal-excuse-pays-nothing = L’Excuse n’a ni couleur ni valeur : elle ne paie rien.
ruta-refusal-route-taken = { $route } appartient déjà à { $owner }.
ruta-refusal-card-not-in-hand = Tu n’as pas { THE($card) } en main.
ruta-refusal-wrong-suit = Avec { THE($card) }, on ne peut pas payer { $route }, qui demande : { $suits }.
ruta-refusal-payment-too-low = { $route } coûte { $price }, et ces cartes valent { $paid }.
ruta-refusal-hand-too-low = { $route } coûte { $price }, et toutes tes cartes qui conviennent valent ensemble { $paid }.
ruta-refusal-no-payment = { $route } coûte { $price }. Indique les cartes avec lesquelles tu paies : celles qui conviennent valent ensemble { $paid }.
ruta-refusal-payment-out-of-order = Indique chaque carte une seule fois, dans l’ordre du paquet.
ruta-refusal-joker-not-yours = Parmi tes jokers, il n’y a pas { THE($card) }.
ruta-refusal-joker-wrong-suit = Tu ne peux pas prendre { THE($card) } comme joker pour { $route }, qui demande : { $suits }.
ruta-refusal-must-not-pass = Tu peux encore piocher ou prendre une route : tu ne peux donc pas passer.

## Refus : ce qui ne se lit pas comme un coup

ruta-refusal-nothing-written = Écris un coup, par exemple « piocher 1 », « prendre la pioche » ou « route moisson/consul : auteur pacte chasseresse ».
ruta-refusal-unknown-verb = Un coup commence par piocher, donner, garder, excuse, route ou passer, pas par « { $words } ».
ruta-refusal-just-pass = Pour passer, écris seulement « passer ».
ruta-refusal-unknown-card = Aucune carte ne s’appelle « { $words } ».
ruta-refusal-one-card-wanted = Il faut ici une seule carte, pas « { $words } ».
ruta-refusal-card-twice = La même carte est nommée deux fois.
ruta-refusal-unknown-slot = Les cartes visibles portent les numéros 1 et 2 ; il n’y a pas de « { $words } ».
ruta-refusal-not-face-up = Parmi les cartes visibles, il n’y a pas { THE($card) }.
ruta-refusal-which-card = Quelle carte prendre ? Écris « piocher 1 », « piocher 2 » ou « prendre la pioche ».
ruta-refusal-which-ace = Quel As ? Écris son emplacement, par exemple « donner as 1 ».
ruta-refusal-give-or-keep = Donner l’As, ou le garder ? Écris « donner as 1 » ou « garder as 1 ».
ruta-refusal-which-discarded = Quelle carte de la défausse ? Écris son nom, par exemple « excuse pacte ».
ruta-refusal-which-route = Indique les deux lieux de la route, puis les cartes : « route moisson/consul : auteur pacte chasseresse ».
ruta-refusal-not-a-route = Aucune route ne relie { $one } et { $other }.

## Mots qu'on peut taper : les manières de les écrire, séparées par des virgules

ruta-typed-draw = piocher, prendre, prends, tirer, tire
ruta-typed-pile = pioche, dessus de la pioche, carte du dessus, carte du dessus de la pioche
ruta-typed-give = donner, donne, céder, cède
ruta-typed-keep = garder, garde
ruta-typed-claim = route, approprier, s’approprier, prendre la route, prends la route
ruta-typed-with = avec, avec joker, joker, comme joker
ruta-typed-pass = passer, passe, je passe
# Ce qui ne dit rien.
ruta-typed-nothing = carte, visible, carte visible, emplacement, numéro, pour
