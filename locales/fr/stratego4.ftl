# Stratego 4 : noms, coups, récit, plateau, refus.

stratego4-name = Stratego 4

## Grades : en entier, en abrégé, avec le numéro

stratego4-rank-marshal = maréchal
    .the = le maréchal
stratego4-rank-general = général
    .the = le général
stratego4-rank-major = commandant
    .the = le commandant
stratego4-rank-captain = capitaine
    .the = le capitaine
stratego4-rank-lieutenant = lieutenant
    .the = le lieutenant
stratego4-rank-sergeant = sergent
    .the = le sergent
stratego4-rank-scout = éclaireur
    .the = l’éclaireur
stratego4-rank-spy = espion
    .the = l’espion
stratego4-rank-cannon = canon
    .the = le canon

stratego4-rank-marshal-short = Mal
stratego4-rank-general-short = Gal
stratego4-rank-major-short = Cdt
stratego4-rank-captain-short = Cne
stratego4-rank-lieutenant-short = Ltn
stratego4-rank-sergeant-short = Sgt
stratego4-rank-scout-short = Écl
stratego4-rank-spy-short = Esp
stratego4-rank-cannon-short = Can

stratego4-ranked = { $rank } ({ $number })
    .the = { THE($rank) } ({ $number })

## Cases : leur nom, et avec une préposition

stratego4-space = { $space ->
    [ring] l’enceinte
    [turret] le donjon
   *[field] { $space }
}
stratego4-on = { $space ->
    [ring] sur l’enceinte
    [turret] sur le donjon
   *[field] en { $space }
}
stratego4-from = { $space ->
    [ring] de l’enceinte
    [turret] du donjon
   *[field] de { $space }
}
stratego4-to = { $space ->
    [ring] sur l’enceinte
    [turret] sur le donjon
   *[field] en { $space }
}

## Formations

stratego4-formation-phalanx = La phalange
stratego4-formation-vanguard = L’avant-garde
stratego4-formation-bastion = Le bastion
stratego4-formation-hammer = Le marteau
stratego4-formation-anvil = L’enclume
stratego4-formation-crescent = Le croissant de lune
stratego4-formation-wedge = Le coin
stratego4-formation-gatehouse = Le châtelet
stratego4-formation-ambush = L’embuscade
stratego4-formation-palisade = La palissade
stratego4-formation-stockade = Le camp retranché
stratego4-formation-pincers = La tenaille
stratego4-formation-watchtower = La tour de guet
stratego4-formation-harvest = La moisson
stratego4-formation-longbow = Le grand arc
stratego4-formation-citadel = La citadelle
stratego4-formation-avalanche = L’avalanche
stratego4-formation-patience = La patience
stratego4-formation-drawbridge = Le pont-levis
stratego4-formation-labyrinth = Le labyrinthe
stratego4-formation-lantern = La lanterne
stratego4-formation-thunder = Le tonnerre
stratego4-formation-fox = Le renard
stratego4-formation-oak = Le chêne

## Options d'une table, comme dans « avec … »

stratego4-option-teams = équipes de deux
stratego4-option-memory = jeu de mémoire
stratego4-option-slow-start = début lent
stratego4-option-quiet-rounds = tours de table sans pièce battue avant la partie nulle :

## Coups, en libellés d'au plus cent caractères

stratego4-move-arrange = Déployer, depuis l’avant : { $rows }
stratego4-move-swap = Échanger { $first } et { $second }
stratego4-move-ready = Déploiement fini : au combat
# « Aller de f3 sur l'enceinte »
stratego4-move = Aller { $start } { $to }
stratego4-move-leave = Aller { $start } { $to }, en laissant le drapeau
stratego4-move-fire = { $target ->
    [ring] Tirer { $start } sur l’enceinte
    [turret] Tirer { $start } sur le donjon
   *[field] Tirer { $start } sur { $target }
}
stratego4-move-recruit = Repêcher : { $rank }

## Ce qui s'est passé

stratego4-event-deployment-began = Les armées sont distribuées. Le déploiement se fait en secret.
stratego4-event-army-arranged = { $player } réarrange son armée ; personne d’autre ne voit comment.
stratego4-event-army-ready = { $waiting ->
    [0] { $player } a fini : toutes les armées sont en place.
    [one] { $player } a fini ; une armée se déploie encore.
   *[other] { $player } a fini ; { $waiting } armées se déploient encore.
}
stratego4-event-battle-began = La bataille commence. Le sort donne le premier tour à { $player }.
stratego4-event-piece-moved = { $player } se déplace { $start } { $to }.
stratego4-event-own-flag-moved = { $player } porte son propre drapeau { $start } { $to }.
stratego4-event-flag-moved = { $player } porte le drapeau ({ $owner }) { $start } { $to }.
# $start et $to sont « en f4 », « sur l'enceinte » ; les grades ont leur numéro.
stratego4-event-duel-fought = { $winner ->
    [attacker] { $player }, { $start }, attaque { $rival } { $to } : { THE($attacker) } bat { THE($defender) }.
    [defender] { $player }, { $start }, attaque { $rival } { $to } : { THE($attacker) } tombe devant { THE($defender) }.
   *[nobody] { $player }, { $start }, attaque { $rival } { $to } : { $attacker } contre { $defender }, les deux pièces tombent.
}
stratego4-event-cannon-fired = { $player }, { $start }, vise { $rival } { $target } et tire au canon (1) : { THE($victim) } tombe, et les deux pièces quittent le plateau.
stratego4-event-own-flag-left = Le drapeau ({ $player }) reste { $place }, sans porteur.
stratego4-event-flag-left = Le drapeau ({ $owner }), que portait { $player }, reste { $place }, sans porteur.
stratego4-event-own-flag-taken = { $source ->
    [ground] { $player } ramasse son propre drapeau { $place }.
   *[duel] { $player } reprend son propre drapeau { $place }.
}
stratego4-event-flag-taken = { $source ->
    [ground] { $player } ramasse le drapeau ({ $owner }) { $place }.
   *[duel] { $player } gagne le drapeau ({ $owner }) dans ce duel et le porte { $place }.
}
stratego4-event-slider-moved = { $value ->
    [6] { $player } avance son curseur jusqu’à VI ; il revient à 0.
   *[other] { $player } avance son curseur à { $value } sur VI.
}
stratego4-event-recruit-due = { $cause ->
    [flag] Pour le drapeau, { $player } repêche une pièce battue et choisit laquelle.
   *[slider] Pour le sixième duel gagné, { $player } repêche une pièce battue et choisit laquelle.
}
stratego4-event-recruit-lost = { $why ->
    [occupied] { $cause ->
        [flag] Pour le drapeau, { $player } pourrait repêcher une pièce, mais la case de repêchage est occupée.
       *[slider] Pour le sixième duel gagné, { $player } pourrait repêcher une pièce, mais la case de repêchage est occupée.
    }
   *[nobody-lost] { $cause ->
        [flag] Pour le drapeau, { $player } pourrait repêcher une pièce, mais aucune n’a été battue.
       *[slider] Pour le sixième duel gagné, { $player } pourrait repêcher une pièce, mais aucune n’a été battue.
    }
}
stratego4-event-recruited = { $player } repêche une pièce : { $rank } { $place }.
stratego4-event-turn-skipped = { $player } ne peut bouger aucune pièce et passe son tour.
stratego4-event-army-lost = { $player } n’a plus aucune pièce et quitte la bataille.
stratego4-event-resigned = { $player } abandonne. Ses pièces quittent le plateau.

## Que faire maintenant

stratego4-prompt-deploying = Déploie ton armée : prends une formation, échange des pièces, et dis quand tout est en place.
stratego4-prompt-battle = Déplace une pièce, attaque, ou tire au canon.
stratego4-prompt-recruiting = Choisis la pièce qui revient { $place } : { $beaten }.
stratego4-prompt-over = La partie est finie.

## Le plateau en texte

stratego4-board-teams = Équipes : { $one }, contre { $other }
stratego4-board-ready = En place : { $people }
stratego4-board-deploying = Déploiement en cours : { $people }
stratego4-board-round = Tour de table { $round }
stratego4-board-seat = { $pieces ->
    [one] { $player } : { $pieces } pièce sur le plateau ; curseur à { $slider } sur VI
   *[other] { $player } : { $pieces } pièces sur le plateau ; curseur à { $slider } sur VI
}
stratego4-board-out = { $player } : hors jeu, sans aucune pièce
stratego4-board-resigned = { $player } : abandon
stratego4-board-known = Pièces connues ({ $player }) : { $pieces }
stratego4-board-moved = Grades cachés ({ $player }), pièces qui ont bougé : { $places }
stratego4-board-unmoved = Grades cachés ({ $player }), pièces qui n’ont jamais bougé : { $places }
stratego4-board-lost = Pièces battues ({ $player }) : { $beaten }
stratego4-board-piece = { $rank } { $place }
# Le plus de pas qu'une pièce a faits d'un coup en ligne droite.
stratego4-board-place-straight = { $steps ->
    [one] { $place } ({ $steps } pas)
   *[other] { $place } ({ $steps } pas tout droit)
}
stratego4-board-place-turned = { $place } (2 pas en tournant)
stratego4-board-count = { $count ->
    [one] { $rank }
   *[other] { $count } × { $rank }
}
stratego4-board-flag = Drapeau ({ $owner }) : { $place }, porté par { $bearer }
stratego4-board-flag-lies = Drapeau ({ $owner }) : { $place }, sans porteur ; porté en dernier par { $bearer }
stratego4-board-last = Dernière action : { $what }
stratego4-board-slow-start = Aucun drapeau ne peut entrer sur l’enceinte avant le tour de table { $round }.
stratego4-board-quiet = { $left ->
    [one] Tours sans pièce battue : { $count }. Encore un, et la partie est nulle.
   *[other] Tours sans pièce battue : { $count }. Encore { $left }, et la partie est nulle.
}
stratego4-board-turn = C’est à { $player } de jouer.
stratego4-board-recruiting = { $player } choisit la pièce battue qui revient.
stratego4-board-recruiting-then = { $player } choisit la pièce battue qui revient ; ce sera ensuite à { $following } de jouer.
stratego4-board-over = La partie est finie.

## Sa propre armée en texte

stratego4-hand-deploying = Ton armée n’est pas encore prête : arrange-la à ton goût, puis dis-le.
stratego4-hand-ready = Ton armée est en place et prête.
stratego4-hand-empty = Il ne te reste aucune pièce sur le plateau.
stratego4-hand-army = { $count ->
    [one] Ton armée : { $count } pièce
   *[other] Ton armée : { $count } pièces
}
stratego4-hand-army-hidden = { $count ->
    [one] Ton armée : { $count } pièce ; grades que les autres ne connaissent pas : { $hidden }
   *[other] Ton armée : { $count } pièces ; grades que les autres ne connaissent pas : { $hidden }
}
stratego4-hand-places = La pièce { $flag } porte ton drapeau ; { $free } reste libre pour le repêchage.
stratego4-hand-front = Premier rang, depuis ta gauche : { $pieces }
stratego4-hand-middle = Rang du milieu : { $pieces }
stratego4-hand-back = Dernier rang : { $pieces }
stratego4-hand-field = En campagne : { $pieces }
stratego4-hand-no-return = La pièce { $place } est revenue aussitôt { $count } fois de suite : déplace-la ailleurs, ou attaque avec elle, avant qu’elle retourne { $back }.

## La fin et les points

stratego4-end-turret = Un drapeau flotte sur le château : la bataille est finie.
stratego4-end-last = Il ne reste aucune pièce en face : la bataille est finie.
stratego4-end-quiet = Aucune pièce battue depuis trop longtemps : la bataille est nulle.
stratego4-end-blocked = Aucune armée ne peut plus bouger : la bataille est nulle.
stratego4-end-nobody = Il ne reste aucune pièce sur le plateau : personne ne gagne.
stratego4-end-resigned = La partie finit par abandon.
