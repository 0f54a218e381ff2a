# Jacynth : coups, récit, ville, refus.
# Une case porte le nom de sa colonne et de sa rangée (« b4 »).
# Le nom d’une carte est sans article ; là où la phrase en veut un, THE() le prend dans .the.

jacynth-name = Jacynth

## Cartes

# Une carte avec son rang et ses couleurs : « Pacte (9, Lunes et Soleils) ».
jacynth-card-face = { $card } ({ $rank }, { $suits })
    .the = { THE($card) } ({ $rank }, { $suits })
jacynth-rank = { $kind ->
    [ace] As
    [crown] Couronne
    [pawn] Pion
    [court] Cour
    [excuse] Excuse
   *[number] { $number }
}
jacynth-laid = { $card } ({ $place })
    .the = { THE($card) } ({ $place })

## Options d’une table, comme dans « avec le paquet étendu » ; un choix suit ses deux-points

jacynth-option-layout = disposition :
jacynth-option-layout-what = Où se trouvent les premières cartes.
jacynth-option-extended = le paquet étendu
jacynth-option-extended-what = Jouer avec Pions, Cours et Excuse : 45 cartes au lieu de 36.

## Coups, en libellés d’au plus cent caractères

jacynth-move-card = { $card } en { $place }
jacynth-move-influence = { $card } en { $place }, jeton en { $target }

## Ce qui s’est passé

jacynth-event-dealt = Les cartes sont distribuées. Ordre de jeu : { $players }.
jacynth-event-city-begun = La ville commence avec { $cards }.
jacynth-event-hand-dealt = { $player } reçoit { $cards }.
jacynth-event-card-played = { $player } pose { THE($card) } en { $place }.
jacynth-event-control-taken = { $owner } contrôle maintenant un quartier de { $size } cartes ({ $suit }), dont une partie était à { $losers }.
jacynth-event-influence-placed = { $player } met un jeton sur { THE($card) } ({ $place }).
jacynth-event-pile-drawn = { $player } pioche une carte.
jacynth-event-card-drawn = C’est { THE($card) }.
jacynth-event-resigned = { $player } abandonne.
jacynth-event-hand-returned = { $pile ->
    [1] La main { OF($player) } forme la nouvelle pioche : une carte.
   *[other] La main { OF($player) } est mélangée à la pioche, qui compte maintenant { $pile } cartes.
}

## Un tour en une ligne : ce que fait quelqu’un, une chose après l’autre

jacynth-turn = { $player } { $deeds }.
jacynth-turn-played = pose { THE($card) } en { $place }
jacynth-turn-took = prend à { $losers } le contrôle d’un quartier, qui compte maintenant { $size } cartes ({ $suit })
jacynth-turn-gave = laisse { $owner } prendre à { $losers } le contrôle d’un quartier, qui compte maintenant { $size } cartes ({ $suit })
jacynth-turn-influence = met un jeton sur { THE($card) }
jacynth-turn-drew = pioche { THE($card) }

## Pourquoi un ordinateur a joué ce coup

jacynth-why-won = La ville est complète, et la partie est gagnée.
jacynth-why-taken = Le contrôle d’un quartier est pris à { $losers } : il compte maintenant { $size } cartes ({ $suit }).
jacynth-why-influence = { $points ->
    [1] Le jeton rapporte tout de suite un point, et davantage si les quartiers grandissent.
   *[other] Cela rapporte tout de suite { $points } points, et davantage si les quartiers grandissent.
}
jacynth-why-growth = { $points ->
    [1] Ses quartiers gagnent un point, et aucun jeton n’est dépensé.
   *[other] Ses quartiers gagnent { $points } points, sans dépenser de jeton.
}
jacynth-why-cut = { $rival } ne peut plus agrandir de ce côté un quartier ({ $suit }).
jacynth-why-free = { $size } cartes ({ $suit }) se touchent maintenant, et personne ne les contrôle encore.
jacynth-why-quiet = Cela ne donne rien à personne, et garde les jetons pour plus tard.

## Que faire maintenant

jacynth-prompt-first-token = Pose une carte à côté d’une autre ; sans jeton, les cartes ne rapportent rien.
jacynth-prompt-turn = Pose une carte à côté d’une autre, puis un jeton si tu veux.
jacynth-prompt-no-token = Pose une carte à côté d’une autre ; tu n’as plus de jeton.
jacynth-prompt-over = La partie est finie.
jacynth-progress = Cartes dans la ville : { $laid } sur { $most }.

## Le plateau en mots

# Une rangée de la ville, de a à f ; les cases vides ne sont pas nommées.
jacynth-board-row = Rangée { $row } : { $cards }.
jacynth-board-card = { $place } { $card }
jacynth-board-card-token = { $place } { $card } avec un jeton { OF($owner) }
jacynth-board-districts = Quartiers de { $suit } : { $districts }.
# La carte dont le jeton décide du contrôle suit.
jacynth-board-owned = { $size ->
    [1] une carte à { $owner } (jeton sur { THE($card) })
   *[other] { $size } cartes à { $owner } (jeton sur { THE($card) })
}
jacynth-board-free = { $size } cartes libres ({ $places })
jacynth-board-last = Dernière carte posée : { $card }.
jacynth-board-last-influence = Dernière carte posée : { $card }, avec un jeton sur { THE($target) }.
jacynth-board-pile = { $pile ->
    [0] La pioche est vide.
    [1] Une carte dans la pioche.
   *[other] { $pile } cartes dans la pioche.
}
jacynth-board-seat = { $player } : { $points ->
    [0] aucun point
    [1] un point
   *[other] { $points } points
}, { $tokens ->
    [0] plus de jeton
    [1] un jeton restant
   *[other] { $tokens } jetons restants
}, { $hand ->
    [0] aucune carte
    [1] une carte
   *[other] { $hand } cartes
} en main.
jacynth-board-resigned = { $player } a abandonné, avec { $points ->
    [0] zéro point
    [1] un point
   *[other] { $points } points
}.
jacynth-board-turn = C’est à { $player } de jouer.
jacynth-board-over = La partie est finie.

# Ce que la personne a choisi jusqu’ici.
jacynth-plan-card = En projet : { $card }.
jacynth-plan-place = En projet : { $card } en { $place }.
jacynth-plan-influence = En projet : { $card } en { $place }, jeton en { $target }.

## La main en mots

jacynth-hand-cards = { $count ->
    [1] Ta main, une carte : { $cards }.
   *[other] Ta main, { $count } cartes : { $cards }.
}
jacynth-hand-places = Une carte peut se poser en : { $places }.
jacynth-hand-claimable = Ton jeton pourrait aller ici, si la carte posée n’y change rien : { $places }.
jacynth-hand-unseen = { $count ->
    [1] Une carte que tu n’as pas encore vue : { $cards }.
   *[other] { $count } cartes que tu n’as pas encore vues : { $cards }.
}

## Fin et score

jacynth-score-moons = { decktet-suit-moons }
jacynth-score-suns = { decktet-suit-suns }
jacynth-score-waves = { decktet-suit-waves }
jacynth-score-leaves = { decktet-suit-leaves }
jacynth-score-wyrms = { decktet-suit-wyrms }
jacynth-score-knots = { decktet-suit-knots }
# As in English.
jacynth-tally-points = Points
jacynth-end-full = La ville est complète.
jacynth-end-resigned = La partie se termine par abandon.

## Ce qui a changé depuis qu’un coup est prévu

jacynth-changed-empty = La case { $place } est de nouveau vide.
jacynth-changed-card-there = En { $place } se trouve maintenant { THE($card) }.
jacynth-changed-token = Il y a maintenant un jeton { OF($owner) } sur { THE($card) } ({ $place }).
jacynth-changed-control = { $owner } contrôle maintenant le quartier qui passe par { $place } ({ $suit }).
jacynth-changed-no-control = Personne ne contrôle plus le quartier qui passe par { $place } ({ $suit }).

## Refus : ce que les règles ne permettent pas

jacynth-refusal-game-over = Cette partie est finie.
jacynth-refusal-already-resigned = Tu as déjà abandonné.
jacynth-refusal-not-your-turn = Ce n’est pas à toi de jouer, mais à { $owner }.
jacynth-refusal-no-such-card = Cette carte n’existe pas.
jacynth-refusal-card-not-in-hand = Tu n’as pas { THE($card) } en main.
jacynth-refusal-no-such-place = Cette case n’existe pas : les colonnes vont de a à f, les rangées de 1 à 6.
jacynth-refusal-place-taken = En { $place } se trouve déjà { THE($card) }.
jacynth-refusal-not-adjacent = Aucune carte ne touche { $place } : pose la tienne à côté d’une carte de la ville.
jacynth-refusal-no-token-left = Tu n’as plus de jeton : tous sont posés.
jacynth-refusal-no-card-there = Il n’y a pas de carte en { $place } : un jeton ne peut pas y aller.
jacynth-refusal-bears-no-token = Les Pions, les Cours et l’Excuse ne portent jamais de jeton : impossible d’en mettre un sur { THE($card) }.
jacynth-refusal-token-there = Il y a déjà un jeton { OF($owner) } sur { THE($card) }.
jacynth-refusal-controlled = { $owner } contrôle un quartier de cette carte ({ $suit }) : tu ne peux pas mettre de jeton sur { THE($card) }.

## Refus : ce qui ne se lit pas comme un coup

# Une carte et une case comme on les tape.
jacynth-example = { $card } { $place }

jacynth-refusal-nothing-written = Écris une carte et une case, par exemple « pacte b4 », et pour un jeton « pacte b4 jeton c4 ».
jacynth-refusal-unknown-verb = Un coup commence par jouer, poser ou placer, pas par « { $words } ». La carte et la case suffisent : « { $example } ».
jacynth-refusal-unknown-card = Aucune carte ne s’appelle « { $words } ».
jacynth-refusal-unknown-place = Il n’y a pas de case « { $words } » : les colonnes vont de a à f, les rangées de 1 à 6.
jacynth-refusal-which-card = Quelle carte poser, et où ? Écris les deux, par exemple « { $example } ».
jacynth-refusal-suit-named = { $suit } est le nom d’une couleur : écris celui d’une carte, comme dans « { $example } ».
jacynth-refusal-one-card-wanted = Il faut ici une seule carte, pas « { $words } ».
jacynth-refusal-which-place = Où poser { THE($card) } ? Écris une case après la carte, par exemple b4.
jacynth-refusal-one-place-wanted = Il faut ici une seule case, pas « { $words } ». Avant la case d’un jeton, écris le mot jeton : « pacte b4 jeton c4 ».
jacynth-refusal-which-influence = Quelle carte reçoit le jeton ? Écris sa case, comme dans « marin c2 jeton d2 ».
jacynth-refusal-not-in-city = On ne trouve pas { THE($card) } dans la ville.

## Mots qu’on peut taper : les manières de les écrire, séparées par des virgules

jacynth-typed-play = jouer, joue, poser, pose, placer
jacynth-typed-influence = influence, jeton, avec un jeton, avec jeton, avec influence, influencer
# Ce qui ne dit rien.
jacynth-typed-nothing = carte, case, en, sur, vers
