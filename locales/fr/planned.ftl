## Les coups prévus : ce qu’une personne laisse à jouer quand ce sera son tour ; elle seule les lit

planned-line =
    { $more ->
        [0] Prévu : { $moves } ({ $guard }).
        [1] Prévu : { $moves } ({ $guard }). Un autre tour suit.
       *[other] Prévu : { $moves } ({ $guard }). { $more } autres tours suivent.
    }
planned-branch =
    { $more ->
        [0] Si { $other } joue « { $after } » : { $moves } ({ $guard }).
        [1] Si { $other } joue « { $after } » : { $moves } ({ $guard }). Un autre tour suit.
       *[other] Si { $other } joue « { $after } » : { $moves } ({ $guard }). { $more } autres tours suivent.
    }
planned-guard-legal = quoi qu’il arrive, si c’est encore permis
planned-guard-undisturbed = sauf si ce dont il dépend change
planned-guard-unchanged = seulement si rien d’autre n’arrive
planned-played = Ton coup prévu a été joué : { $moves }.

## Pourquoi un coup prévu a été mis de côté

planned-gone-moves = { $said } Tu avais prévu : { $moves }.
planned-gone-refused = Ton coup prévu a été mis de côté. { $why }
planned-gone-changed = Ton coup prévu a été mis de côté. { $what }
planned-gone-rest = La suite de ton tour prévu a été mise de côté : { $moves }. { $why }
planned-cut-short = { $played } { $rest }
planned-gone-ends =
    { $before ->
        [ended] Ton coup prévu a été mis de côté : il finirait la partie à une moins bonne place pour toi que prévu.
       *[went-on] Ton coup prévu a été mis de côté : maintenant, il finirait la partie.
    }
planned-gone-otherwise = Ton coup prévu a été mis de côté : l’autre a joué autre chose.
planned-gone-tended = Ton coup prévu a été mis de côté, car un ordinateur joue pour toi.
planned-gone-absent = Ton coup prévu a été mis de côté : je ne pouvais plus te joindre.
planned-gone-by-hand = Tu as joué toi-même : ce que tu avais prévu a été mis de côté.
planned-gone-undone = Un coup a été repris : ce que tu avais prévu a été mis de côté.
planned-gone-fault = Ton coup prévu a été mis de côté : je n’ai pas pu savoir s’il tient encore.
planned-gone-proposed = Ton coup prévu a été mis de côté : il trancherait une proposition en cours, et c’est à toi de décider.
planned-something-changed = Autre chose s’est passé depuis.
planned-other-move = Les mêmes mots sont maintenant un autre coup.
planned-other-version = Il date d’une version antérieure du jeu.

## Ce qui ne peut pas être prévu

planned-refusal-over = Cette partie est finie : il n’y a plus rien à prévoir.
planned-refusal-your-turn = C’est déjà ton tour : joue directement.
planned-refusal-waits = Ce que tu avais prévu pour ce tour va être joué. Annule-le d’abord, ou prévois la suite une fois que ce sera fait.
planned-refusal-empty = Quel coup dois-je jouer quand ce sera ton tour ?
planned-refusal-branches-of-two = On ne peut prévoir plusieurs coups au choix que dans une partie à deux.
planned-refusal-many-branches = On peut prévoir { $most } coups au choix, pas plus.
planned-refusal-many-turns = On ne peut pas prévoir si loin : { $most } tours de suite, pas plus.
planned-refusal-many-moves = Un tour prévu compte { $most } coups, pas plus.

## /my plan, et les boutons dessous

planned-title = Ce que tu as prévu à la table { $code }
planned-kept = C’est noté : je le jouerai quand ce sera ton tour. Personne d’autre ne le voit.
planned-replaced = Cela remplace ce que tu avais prévu avant.
planned-part = Ce n’est pas tout ton tour : je t’appellerai ensuite pour le reste.
planned-none = Rien n’est prévu.
planned-how = Pour prévoir un coup, choisis-le avec **{ try-button }** puis **{ try-plan-button }**, ou écris-le avec { $command_me_plan }.
planned-dropped = C’est annulé : plus rien n’est prévu.
planned-outdated = Ce bouton concerne ce qui était prévu avant : rien n’a été modifié. Voici ce qui est prévu maintenant :
planned-outdated-none = Ce bouton concerne ce qui était prévu avant : rien n’a été modifié. Rien n’est prévu maintenant.
planned-wait = Quand ce sera ton tour, j’attendrai quelques minutes avant de le jouer, pour que personne ne devine qu’il était prévu : { $most } au plus, et davantage seulement pendant tes heures calmes.
planned-wait-none = Je le jouerai dès que ce sera ton tour, comme le veulent tes réglages.
planned-due = Moment prévu : { $at }, à moins que tu ne joues avant.
planned-guards = **Et si quelque chose a changé d’ici là ?**
planned-means-legal =
    { $chosen ->
        [yes] ✅ **{ planned-legal-button }** : quoi qu’il soit arrivé d’autre.
       *[no] ▫️ **{ planned-legal-button }** : quoi qu’il soit arrivé d’autre.
    }
planned-means-undisturbed =
    { $chosen ->
        [yes] ✅ **{ planned-undisturbed-button }** : pas si quelque chose dont un de ses coups dépend a changé. Ce qu’il rapporte peut avoir changé.
       *[no] ▫️ **{ planned-undisturbed-button }** : pas si quelque chose dont un de ses coups dépend a changé. Ce qu’il rapporte peut avoir changé.
    }
planned-means-unchanged =
    { $chosen ->
        [yes] ✅ **{ planned-unchanged-button }** : pas si quelque chose sur le plateau n’est pas comme tu t’y attendais.
       *[no] ▫️ **{ planned-unchanged-button }** : pas si quelque chose sur le plateau n’est pas comme tu t’y attendais.
    }
planned-means-always = Dans tous les cas, je le mets de côté s’il devient entre-temps un autre coup que celui que tu voulais, ou s’il finit alors la partie de façon inattendue ou à un moins bon rang pour toi.
planned-show-button = Mes coups prévus
planned-begin-button = Prévoir mon prochain coup
planned-drop-button = Annuler ce qui est prévu
planned-legal-button = Si c’est encore permis
planned-undisturbed-button = Sauf si ce dont il dépend change
planned-unchanged-button = Seulement si rien d’autre n’arrive

## Dans un message privé, que d’autres peuvent lire sur un écran verrouillé

planned-letter-waits = Ce que tu as prévu va être joué. Mon jeu le montre.
planned-letter-stands = Ce que tu as prévu pour ton prochain tour tient toujours. Mon jeu le montre.
planned-letter-played = Ce que tu avais prévu a été joué.
planned-letter-gone = Ce que tu avais prévu a été mis de côté. Mon jeu dit pourquoi.
