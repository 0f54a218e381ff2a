## Les coups prévus : ce qu’une personne laisse à jouer quand ce sera son tour ; elle seule les lit

planned-line =
    { $more ->
        [0] Prévu : { $moves }, { $guard }.
        [1] Prévu : { $moves }, { $guard }. Un autre tour suit.
       *[other] Prévu : { $moves }, { $guard }. { $more } autres tours suivent.
    }
planned-line-after = Si avant : { $after }. { $line }
planned-guard-legal = quoi qu’il arrive, si c’est encore permis
planned-guard-undisturbed = sauf si quelque chose change à proximité
planned-guard-unchanged = seulement si rien d’autre ne se passe
planned-played = Ton coup prévu a été joué : { $moves }.

## Pourquoi un coup prévu a été mis de côté

planned-gone-refused = Ton coup prévu a été mis de côté. { $why }
planned-gone-changed = Ton coup prévu a été mis de côté. { $what }
planned-gone-rest = La suite de ton tour prévu a été mise de côté ({ $moves }). { $why }
planned-gone-tended = Ton coup prévu a été mis de côté, car un ordinateur joue pour toi.
planned-gone-absent = Ton coup prévu a été mis de côté : je ne pouvais plus te joindre.
planned-gone-by-hand = C’est toi qui as joué : ce que tu avais prévu a été mis de côté.
planned-gone-undone = Un coup a été repris : ce que tu avais prévu a été mis de côté.
planned-gone-fault = Ton coup prévu a été mis de côté : je n’ai pas pu savoir s’il tient encore.
planned-gone-proposed = Ton coup prévu a été mis de côté : un coup trancherait une demande en cours, et c’est à toi de décider.
planned-something-changed = Autre chose s’est passé depuis.
planned-other-version = Il date d’une version antérieure du jeu.

## Ce qui ne peut pas être prévu

planned-refusal-over = Cette partie est finie : il n’y a plus rien à prévoir.
planned-refusal-your-turn = C’est à toi : joue donc tout de suite.
planned-refusal-waits = Ce que tu avais prévu pour ce tour va être joué. Retire-le d’abord, ou prévois la suite après.
planned-refusal-none = Tu n’as rien prévu ici.
planned-refusal-empty = Quel coup dois-je jouer quand ce sera ton tour ?
planned-refusal-branches-of-two = On ne peut prévoir plusieurs coups au choix que dans une partie à deux.
planned-refusal-many-branches = On peut prévoir { $most } coups au choix, pas plus.
planned-refusal-many-turns = Je ne peux pas prévoir si loin : { $most } tours de suite, pas plus.
planned-refusal-many-moves = Un tour prévu compte { $most } coups, pas plus.

## /my plan, et les boutons dessous

planned-title = Ce que tu as prévu à la table { $code }
planned-kept = C’est noté. Toi seul le sais ; je le joue quand ce sera ton tour.
planned-none = Rien n’est prévu.
planned-dropped = C’est retiré : plus rien n’est prévu.
planned-drop-button = Retirer ce qui est prévu
planned-legal-button = Le jouer si c’est encore permis
planned-undisturbed-button = Sauf changement à proximité
planned-unchanged-button = Seulement si rien d’autre n’arrive

## Dans un message privé, que d’autres peuvent lire sur un écran verrouillé

planned-letter-waits = Ce que tu as prévu va être joué. Mon jeu le montre.
planned-letter-stands = Ce que tu as prévu pour ton prochain tour tient toujours. Mon jeu le montre.
planned-letter-played = Ce que tu avais prévu a été joué.
planned-letter-gone = Ce que tu avais prévu a été mis de côté. Mon jeu dit pourquoi.
