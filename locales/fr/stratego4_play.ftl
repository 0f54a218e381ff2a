# Jouer à Stratego 4 avec des boutons et des menus.

## Déployer une armée

stratego4-play-formations = Prendre une formation…
stratego4-play-mirror-button = Refléter
stratego4-play-draw-button = Tirer au sort
stratego4-play-swap = Échanger une pièce…
stratego4-play-swap-which = { $piece } : avec quelle pièce l’échanger ?
stratego4-play-swap-with = … avec
stratego4-play-swap-sure = Échanger { $first } et { $second }
stratego4-play-arrange-sure = Déployer ainsi
stratego4-play-rows = { $rows }
stratego4-play-grid-button = Écrire
stratego4-play-grid-again = Corriger ce que tu as écrit
stratego4-play-grid-title = Ton armée, grade par grade
stratego4-play-grid-field = Grades de tes pièces
stratego4-play-grid-field-hint = Rang par rang depuis l’avant, chacun de gauche à droite
stratego4-play-ready-button = J’ai fini
stratego4-play-ready-sure = Ton armée est-elle prête ? Elle partira au combat comme elle est.
stratego4-play-ready-sure-button = Au combat

## Se déplacer, attaquer, tirer

# « f3 · capitaine (6) »
stratego4-play-piece = { $space } · { $rank }
stratego4-play-pieces = Choisir une pièce…
stratego4-play-reach = { $attacks ->
    [0] { $shots ->
        [0] Cases libres à portée : { $free }
       *[other] Cases libres à portée : { $free } · tirs possibles : { $shots }
    }
   *[other] { $shots ->
        [0] Cases libres à portée : { $free } · attaques possibles : { $attacks }
       *[other] Cases libres à portée : { $free } · attaques possibles : { $attacks } · tirs possibles : { $shots }
    }
}
stratego4-play-reach-flag = Porte un drapeau · { $reach }
stratego4-play-where = { $piece } : où aller ?
stratego4-play-bears = Cette pièce porte { $flag }. Avec lui, elle fait un pas ; elle peut aussi le laisser sur place.
# Buttons, at most 34 characters: "Attack d5 · Bruno".
stratego4-play-move-to = { $way ->
    [inward] { $target }, en dedans
    [outward] { $target }, en dehors
    [past] { $target }, au-delà du château
   *[aside] { $target }, de côté
}
stratego4-play-win-to = { $target }, avec le drapeau : tu gagnes
stratego4-play-wins = Le drapeau sur le donjon termine la partie : tu gagnes.
stratego4-play-take-to = { $target }, avec le drapeau
stratego4-play-leave-to = { $target }, sans le drapeau
stratego4-play-attack-to = Attaquer { $target }
stratego4-play-take-attack-to = Attaquer { $target } avec drapeau
stratego4-play-leave-attack-to = Attaquer { $target } sans drapeau
stratego4-play-fire-to = Tirer sur { $target }
stratego4-play-targets = { $piece } : aller en…
stratego4-play-target = { $space }
stratego4-play-rival = { $space } · { $owner }
stratego4-play-way = { $found } · { $steps ->
    [one] à { $steps } pas
   *[other] à { $steps } pas
} { $way ->
    [inward] vers le château
    [outward] en s’éloignant du château
    [past] en dépassant le château
   *[aside] sur le côté
}
stratego4-play-free = Libre
stratego4-play-free-flag = Libre ; il s’y trouve { $flags }
stratego4-play-unknown = grade inconnu
stratego4-play-stands = { $moved ->
    [yes] { $rank }
   *[no] { $rank }, jamais bougé
}
stratego4-play-stands-flag = { $rank }, porte { $flag }
stratego4-play-move-sure = { $piece } : bouger { $way } ?
stratego4-play-attack-sure = Attaquer { $target } avec { $piece } ?
stratego4-play-told = Les deux grades seront révélés à tout le monde.
stratego4-play-leave-sure = Cette pièce porte { $flag }. L’emporter, ou le laisser { $place } ?
stratego4-play-only-leave = Cette pièce porte { $flag }, et ne peut y aller que sans lui : il reste { $place }.
stratego4-play-move-button = Bouger
stratego4-play-fire-sure = Tirer sur { $target } avec { $piece } ?
stratego4-play-fire-cost = Le tir bat n’importe quelle pièce. Les deux grades seront révélés à tout le monde, et le canon ne tire qu’une fois : il quitte le plateau lui aussi.
stratego4-play-fire-leaves = Le canon porte { $flag }, qui reste { $place }.

## Drapeaux

stratego4-play-flag-own = ton drapeau
stratego4-play-flag-of = le drapeau { OF($owner) }

## Pièces battues

stratego4-play-lost = { $count ->
    [1] { $rank }
   *[other] { $count } × { $rank }
}

## Marques sur des pièces cachées

stratego4-mark-which = Quelle pièce veux-tu marquer ? Personne d’autre ne voit tes marques. Chacune suit sa pièce, jusqu’à ce que son grade soit annoncé.
stratego4-mark-count = { $count ->
    [1] Une pièce est marquée.
   *[other] { $count } pièces sont marquées.
}
stratego4-mark-whose = Une pièce { OF($owner) }…
stratego4-mark-as-what = { $piece } : quel grade lui prêtes-tu ?
stratego4-mark-ranks = Son grade…
stratego4-mark-taken-for = marquée : { $rank }
stratego4-mark-clear = enlever la marque
stratego4-mark-made = { $piece } porte maintenant la marque { $rank }.
stratego4-mark-cleared = { $piece } ne porte plus de marque.
