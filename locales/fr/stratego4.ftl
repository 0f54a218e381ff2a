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
# As in English.
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
# As in English.
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
stratego4-formation-phalanx-about = Le maréchal au milieu du front, le drapeau bien gardé
stratego4-formation-hammer = Le marteau
stratego4-formation-hammer-about = Forte à gauche, faible à droite
stratego4-formation-patience = La patience
stratego4-formation-patience-about = Faible devant, les plus forts attendent au fond
stratego4-formation-thunder = Le tonnerre
stratego4-formation-thunder-about = Les plus forts devant, peu de choses derrière
stratego4-formation-fox = Le renard
stratego4-formation-fox-about = Maréchal et général derrière le front, à gauche
stratego4-formation-oak = Le chêne
stratego4-formation-oak-about = Le maréchal reste près du drapeau

## Options d'une table, comme dans « avec … »

stratego4-option-teams = équipes de deux
stratego4-option-teams-what = Deux contre deux, partenaires face à face ; à quatre seulement.
stratego4-option-memory = jeu de mémoire
stratego4-option-memory-what = Les grades révélés en duel ne restent pas sur les pièces ; le salon, lui, n’oublie rien.
stratego4-option-slow-start = début lent
stratego4-option-slow-start-what = Aucun drapeau ne monte sur l’enceinte pendant les cinq premiers tours de table.
stratego4-option-quiet-rounds = tours de table sans pièce battue avant la partie nulle :
stratego4-option-quiet-rounds-what = Après combien de tours de table sans pièce battue la partie est nulle.

## Coups, en libellés d'au plus cent caractères

stratego4-move-arrange = Déployer, depuis l’avant : { $rows }
stratego4-move-swap = Échanger { $first } et { $second }
stratego4-move-ready = Déploiement fini : au combat
# « Aller de f3 sur l'enceinte »
stratego4-move = Bouger { $start } { $to }
stratego4-move-leave = Bouger { $start } { $to }, en laissant le drapeau
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
    [1] { $player } a fini ; une armée se déploie encore.
   *[other] { $player } a fini ; { $waiting } armées se déploient encore.
}
stratego4-event-battle-began = La bataille commence. Le sort donne le premier tour à { $player }.
stratego4-event-piece-moved = { $player } bouge une pièce { $start } { $to }.
stratego4-event-own-flag-moved = { $player } porte son propre drapeau { $start } { $to }.
stratego4-event-flag-moved = { $player } porte le drapeau { OF($owner) } { $start } { $to }.
# $start et $to sont « en f4 », « sur l'enceinte » ; les grades ont leur numéro.
stratego4-event-duel-fought = { $winner ->
    [attacker] { $player }, { $start }, attaque { $rival } { $to } : { THE($attacker) } bat { THE($defender) }.
    [defender] { $player }, { $start }, attaque { $rival } { $to } : { THE($attacker) } tombe devant { THE($defender) }.
   *[nobody] { $player }, { $start }, attaque { $rival } { $to } : { $attacker } contre { $defender }, les deux pièces tombent.
}
stratego4-event-cannon-fired = { $player }, { $start }, vise { $rival } { $target } et tire au canon (1) : { THE($victim) } tombe, et les deux pièces quittent le plateau.
stratego4-event-own-flag-left = Le drapeau { OF($player) } reste { $place }, sans porteur.
stratego4-event-flag-left = Le drapeau { OF($owner) }, que portait { $player }, reste { $place }, sans porteur.
stratego4-event-own-flag-taken = { $source ->
    [ground] { $player } ramasse son propre drapeau { $place }.
   *[duel] { $player } reprend son propre drapeau { $place }.
}
stratego4-event-flag-taken = { $source ->
    [ground] { $player } ramasse le drapeau { OF($owner) } { $place }.
   *[duel] { $player } gagne le drapeau { OF($owner) } dans ce duel et le porte { $place }.
}
stratego4-event-slider-moved = { $value ->
    [VI] { $player } avance son curseur jusqu’à VI, et il revient à 0.
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

## Un tour en une ligne : ce que fait quelqu'un, et ce qui en résulte

stratego4-turn = { $player } : { $deeds }
stratego4-turn-moved = { $start } { $to }
stratego4-turn-own-flag-moved = son propre drapeau porté { $start } { $to }
stratego4-turn-flag-moved = le drapeau { OF($owner) } porté { $start } { $to }
# $start et $to sont « en f4 », « sur l'enceinte » ; les grades ont leur numéro.
stratego4-turn-duel = { $winner ->
    [attacker] { THE($attacker) } { $start } bat { THE($defender) } { OF($rival) } { $to }
    [defender] { THE($attacker) } { $start } tombe devant { THE($defender) } { OF($rival) } { $to }
   *[nobody] { THE($attacker) } { $start } et { THE($defender) } { OF($rival) } { $to } tombent tous deux
}
stratego4-turn-fired = le canon (1) { $start } touche { THE($victim) } { OF($rival) } { $target }, les deux pièces tombent
stratego4-turn-flag-left = le drapeau { OF($owner) } reste { $place }
stratego4-turn-own-flag-left = son propre drapeau reste { $place }
stratego4-turn-own-flag-taken = son propre drapeau repris
stratego4-turn-flag-taken = le drapeau { OF($owner) } pris
stratego4-turn-flag-lost = le drapeau { OF($owner) } perdu
stratego4-turn-own-flag-lost = son propre drapeau perdu
stratego4-turn-recruit-due = une pièce à repêcher
stratego4-turn-recruited = { $rank } de retour { $place }
stratego4-turn-arranged = armée réarrangée, personne d’autre ne voit comment
stratego4-turn-ready = { $count ->
    [1] { $waiting ->
        [1] { $people } a fini ; une armée se déploie encore.
       *[other] { $people } a fini ; { $waiting } armées se déploient encore.
    }
   *[other] { $waiting ->
        [1] { $people } ont fini ; une armée se déploie encore.
       *[other] { $people } ont fini ; { $waiting } armées se déploient encore.
    }
}
stratego4-turn-all-ready = Toutes les armées sont en place ; le sort donne le premier tour à { $first }.

## Pourquoi un ordinateur a joué ce coup

stratego4-why-army = La place de ses pièces est son secret, et toute raison en trahirait un peu.
stratego4-why-won = Le drapeau est sur le donjon : c’est gagné.
stratego4-why-march = { $steps ->
    [1] Le drapeau n’est plus qu’à un pas du donjon.
   *[other] Le drapeau n’est plus qu’à { $steps } pas du donjon.
}
stratego4-why-flag-safe = Le drapeau y sera plus à l’abri.
stratego4-why-held = Tant que le drapeau { OF($owner) } est entre d’autres mains, la victoire lui échappe.
stratego4-why-flag-back = Sans son propre drapeau, on ne gagne pas au donjon.
stratego4-why-alarm = { $steps ->
    [1] Le drapeau { OF($rival) } est à un pas du donjon : il faut l’arrêter.
   *[other] Le drapeau { OF($rival) } est à { $steps } pas du donjon : il faut l’arrêter.
}
stratego4-why-away = Juste à côté, { $rival } avait { THE($rank) }.
stratego4-why-castle = Plus près du château, où tout se décide.
stratego4-why-use = De là, cette pièce peut servir davantage.
stratego4-why-stop = C’est là qu’on portait le drapeau { OF($owner) }.
stratego4-why-known = Tout le monde savait qui était là : { THE($rank) }.
stratego4-why-unknown = Personne ne savait ce qui s’y trouvait ; maintenant si.
stratego4-why-duel = Un duel gagné fait avancer le curseur.
stratego4-why-shot = Un tir touche toujours, quelle que soit la pièce.
stratego4-why-strongest = C’est la pièce la plus forte parmi ses pertes.
stratego4-why-needed = En ce moment, { THE($rank) } sert plus qu’un grade plus élevé.

## Que faire maintenant

stratego4-prompt-deploying = Déploie ton armée, et dis quand elle est prête.
stratego4-prompt-battle = Déplace une pièce, attaque, ou tire au canon.
stratego4-prompt-recruiting = Choisis la pièce qui revient { $place } : { $beaten }.
stratego4-prompt-over = La partie est finie.
stratego4-progress = Bataille : tour de table { $round }.
stratego4-progress-deploying = Armées en place : { $count } sur { $most }.

## Le plateau en texte

stratego4-board-teams = Équipes : { $one }, contre { $other }.
stratego4-board-ready = En place : { $people }.
stratego4-board-deploying = Déploiement en cours : { $people }.
stratego4-board-round = Tour de table { $round }.
stratego4-board-seat = { $pieces ->
    [one] { $player } : { $pieces } pièce sur le plateau ; curseur à { $slider } sur VI.
   *[other] { $player } : { $pieces } pièces sur le plateau ; curseur à { $slider } sur VI.
}
stratego4-board-out = { $player } : hors jeu, sans aucune pièce.
stratego4-board-resigned = { $player } : abandon.
stratego4-board-known = Pièces connues { OF($player) } : { $pieces }.
stratego4-board-moved = Grades inconnus { OF($player) }, pièces qui ont bougé : { $places }.
stratego4-board-unmoved = Grades inconnus { OF($player) }, pièces qui n’ont jamais bougé : { $places }.
stratego4-board-lost = Pièces battues { OF($player) } : { $beaten }.
stratego4-board-piece = { $rank } { $place }
# Le plus de pas qu'une pièce a faits d'un coup en ligne droite.
stratego4-board-place-straight = { $steps ->
    [one] { $place } ({ $steps } pas)
   *[other] { $place } ({ $steps } pas tout droit)
}
stratego4-board-place-turned = { $place } (2 pas en tournant)
stratego4-board-count = { $count ->
    [1] { $rank }
   *[other] { $count } × { $rank }
}
stratego4-board-flag = Drapeau { OF($owner) } : { $place }, porté par { $bearer }.
stratego4-board-flag-lies = Drapeau { OF($owner) } : { $place }, sans porteur ; porté en dernier par { $bearer }.
stratego4-board-last = Dernière action : { $what }
stratego4-board-slow-start = Aucun drapeau ne peut monter sur l’enceinte avant le tour de table { $round }.
stratego4-board-quiet = { $left ->
    [1] Tours sans pièce battue : { $count }. Encore un, et la partie est nulle.
   *[other] Tours sans pièce battue : { $count }. Encore { $left }, et la partie est nulle.
}
stratego4-board-turn = C’est à { $player } de jouer.
stratego4-board-recruiting = { $player } choisit la pièce battue qui revient.
stratego4-board-recruiting-then = { $player } choisit la pièce battue qui revient ; ce sera ensuite à { $following } de jouer.
stratego4-board-over = La partie est finie.

stratego4-plan-choose = Au choix : { $count ->
    [0] rien
   *[other] { $targets }
}.
stratego4-plan = Case choisie : { $start }. À portée : { $count ->
    [0] rien
   *[other] { $targets }
}.
stratego4-plan-swap = Case choisie : { $start }. Échange possible avec : { $count ->
    [0] rien
   *[other] { $targets }
}.

## Sa propre armée en texte

stratego4-hand-deploying = Ton armée n’est pas encore en place : dispose-la à ton goût, puis dis-le. { $bearer }
stratego4-hand-deploying-as = Disposition de ton armée : { $formation }. Elle n’est pas encore en place : change-la à ton goût, puis dis-le. { $bearer }
stratego4-hand-ready = Ton armée est en place. { $bearer }
# "This piece will carry your flag: lieutenant (5) on g1."
stratego4-hand-bearer = Cette pièce portera ton drapeau : { $rank } { $place }.
stratego4-hand-army = { $count ->
    [one] Ton armée : { $count } pièce.
   *[other] Ton armée : { $count } pièces.
}
stratego4-hand-army-hidden = { $count ->
    [one] Ton armée : { $count } pièce ; grades que les autres ne connaissent pas : { $hidden }.
   *[other] Ton armée : { $count } pièces ; grades que les autres ne connaissent pas : { $hidden }.
}
stratego4-hand-places = La case { $free } reste libre pour le repêchage.
stratego4-hand-front = Premier rang, depuis ta gauche : { $pieces }.
stratego4-hand-middle = Rang du milieu : { $pieces }.
stratego4-hand-back = Dernier rang : { $pieces }.
stratego4-hand-field = En campagne : { $pieces }.
stratego4-hand-no-return = La pièce { $place } est revenue aussitôt { $count } fois de suite : déplace-la ailleurs, ou attaque avec elle, avant qu’elle retourne { $back }.

## Ce qui a changé depuis qu’un coup est prévu

stratego4-changed-free = Il n’y a plus de pièce { $place }.
stratego4-changed-piece = Il y a maintenant une pièce { OF($owner) } { $place }.
stratego4-changed-rank = Il y a maintenant une pièce { OF($owner) } { $place } : { $rank }.
stratego4-changed-flag = { $there ->
    [yes] Le drapeau { OF($owner) } est maintenant posé { $place }.
   *[no] Le drapeau { OF($owner) } n’est plus posé { $place }.
}

## La fin et les points

stratego4-end-turret = Un drapeau flotte sur le château.
stratego4-end-last = Il ne reste aucune pièce en face.
stratego4-end-quiet = Aucune pièce battue depuis trop longtemps.
stratego4-end-blocked = Aucune armée ne peut plus bouger.
stratego4-end-nobody = Il ne reste aucune pièce sur le plateau.
stratego4-end-resigned = La partie se termine par abandon.
stratego4-tally-pieces = Pièces sur le plateau

# Refusals

stratego4-refusal-game-over = Cette partie est finie.
stratego4-refusal-out = Tu ne participes plus à cette bataille.
stratego4-refusal-already-resigned = Tu as déjà abandonné.
stratego4-refusal-not-your-turn = Ce n’est pas à toi de jouer, mais à { $owner }.
stratego4-refusal-other-recruits = C’est d’abord à { $owner } de choisir la pièce battue qui revient.
stratego4-refusal-ready = Ton armée est en place ; les autres préparent encore la leur.
stratego4-refusal-deploy-first = Les armées se mettent encore en place : dispose la tienne et annonce que c’est fait.
stratego4-refusal-deployed = La bataille a commencé : plus personne ne dispose son armée.
stratego4-refusal-recruit = Choisis d’abord laquelle de tes pièces battues revient.
stratego4-refusal-no-recruit-due = Aucune de tes pièces ne revient maintenant.
stratego4-refusal-no-such-space = Cette case n’existe pas sur ce plateau.
stratego4-refusal-no-such-rank = Ce grade n’existe pas : ils vont de 1, le canon, à 9, le maréchal.
stratego4-refusal-pond = Case { $space } : c’est un étang, rien ne s’y pose.
stratego4-refusal-empty-space = Il n’y a pas de pièce { $place }.
stratego4-refusal-not-your-piece = La pièce { $place } n’est pas à toi : elle appartient à { $owner }.
stratego4-refusal-same-space = La pièce se trouve déjà { $place }.
stratego4-refusal-own-there = Une de tes pièces se trouve { $place }.
stratego4-refusal-partner-there = { $owner } joue avec toi, et a une pièce { $place }.
stratego4-refusal-no-flag = La pièce { $place } ne porte pas de drapeau à laisser.
stratego4-refusal-bearer-goes-one = Une pièce qui porte un drapeau avance d’une case. Elle peut le laisser sur place et avancer selon son grade.
stratego4-refusal-goes-one = Cette pièce ({ $piece }) avance d’une case, vers une case voisine.
stratego4-refusal-turret = On n’entre au donjon, et on ne l’attaque, que depuis l’enceinte.
stratego4-refusal-scout-line = Un éclaireur va tout droit, sans franchir d’étang ni le château : il n’arrive pas ainsi { $start } { $to }.
stratego4-refusal-scout-blocked = Un éclaireur ne passe par-dessus aucune pièce : il y en a une { $place }.
stratego4-refusal-captain-far = Un capitaine fait un ou deux pas : il n’arrive pas { $start } { $to }.
stratego4-refusal-captain-blocked = Le premier pas d’un capitaine mène à une case libre et sans drapeau ; ce n’est pas le cas ici : { $over }.
stratego4-refusal-slow-start = Début lent : aucun drapeau ne monte sur l’enceinte pendant les { $rounds } premiers tours de table.
stratego4-refusal-sixth-return = La pièce { $place } est revenue { $most } fois de suite sur ses pas : elle ne peut pas retourner { $to } avant un autre déplacement ou une attaque.
stratego4-refusal-no-cannon = Seul un canon tire ; la pièce { $place } n’en est pas un ({ $piece }).
stratego4-refusal-nobody-there = Il n’y a pas de pièce à viser { $place }.
stratego4-refusal-shot-blocked = Aucune pièce ne doit se trouver sur les deux premières cases : il y en a une { $place }.
stratego4-refusal-shot-from-turret = Depuis le donjon, un canon ne peut pas tirer : l’enceinte est devant lui.
stratego4-refusal-shot-line = Un canon tire tout droit, et pas par-dessus le château : aucune ligne ne mène { $start } { $to }.
stratego4-refusal-shot-distance = Le tir atteint exactement la troisième case ; celle-ci est la case numéro { $distance }.
stratego4-refusal-not-lost = Aucune de tes pièces battues n’a ce grade : { $rank }.
stratego4-refusal-so-many = { $count } × { $rank } ({ $number })
stratego4-refusal-army-both = { $given ->
    [20] Ce ne sont pas les { $pieces } bonnes pièces. En trop : { $over }. Il manque : { $under }.
   *[other] Ce n’est pas une armée de { $pieces } pièces, il y en a { $given }. En trop : { $over }. Il manque : { $under }.
}
stratego4-refusal-army-over = Ce n’est pas une armée de { $pieces } pièces, il y en a { $given }. En trop : { $over }.
stratego4-refusal-army-under = Ce n’est pas une armée de { $pieces } pièces, il y en a { $given }. Il manque : { $under }.
stratego4-refusal-swap-outside = Seules tes propres pièces changent de place ; il n’y en a pas { $place }.
stratego4-refusal-swap-same = Indique deux cases différentes : c’était deux fois la pièce { $place }.
stratego4-refusal-nothing-written = Écris un coup, par exemple « f3 f4 », « f3 f4 laisser », « tirer f3 enceinte », « repêcher 7 », « échanger d3 e3 » ou « prêt ».
stratego4-refusal-unknown-verb = Un coup commence par une case ou par bouger, tirer, repêcher, armée, échanger ou prêt, pas par « { $words } ».
stratego4-refusal-just-ready = Quand ton armée est prête, écris seulement « prêt ».
stratego4-refusal-two-spaces = Indique deux cases, par exemple « f3 f4 » ou « tirer f3 enceinte ».
stratego4-refusal-unknown-space = Il n’y a pas de case « { $words } » sur ce plateau. Les cases se désignent comme aux échecs : « f3 » ; celles du château sont l’enceinte et le donjon.
stratego4-refusal-which-army = Écris les grades de ton armée en chiffres de 1 à 9, rang par rang depuis l’avant, chaque rang depuis ta gauche.
stratego4-refusal-which-rank = Indique par son numéro le grade qui revient : « repêcher 7 ».

## Mots qu'on peut taper : les manières de les écrire, séparées par des virgules

stratego4-typed-move = bouger, bouge, aller, va, avancer, attaquer, attaque
stratego4-typed-fire = tirer, tire, tir, tirer sur
stratego4-typed-leave = laisser, laisse, laisser drapeau, laisse drapeau, sans drapeau
stratego4-typed-flag = drapeau
stratego4-typed-recruit = repêcher, repêche, recruter, recrute
stratego4-typed-arrange = armée, déployer, disposer
stratego4-typed-swap = échanger, échange
stratego4-typed-ready = prêt, prête, fini
stratego4-typed-ring = enceinte, rempart, château
stratego4-typed-turret = donjon
# Ce qui ne dit rien.
stratego4-typed-nothing = pièce, ma, sur, vers, dans, en, avec
stratego4-refusal-mark-piece = On ne marque qu’une pièce adverse dont on ne connaît pas le grade.
stratego4-refusal-mark-rank = Indique un grade, de maréchal (9) à canon (1), ou enlève la marque.
stratego4-plan-mark = { $place } comme { $rank }
stratego4-plan-marks = Tes marques : { $marks }.
stratego4-plan-and-marks = { $plan } { $marks }
