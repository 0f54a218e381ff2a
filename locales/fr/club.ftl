### Refusals

club-refusal-unknown = Cette coupe n’existe pas ici.
club-refusal-entries-closed = Les inscriptions sont closes : la coupe a commencé, ou elle est finie.
club-refusal-entered = Tu es déjà de la partie.
club-refusal-removed = L’organisation t’a retiré la place dans cette coupe : tu ne peux plus t’y inscrire.
club-refusal-full = La coupe est complète.
club-refusal-somebody = Tu ne peux pas t’inscrire à cette coupe : quelqu’un qui y est et toi ne jouez pas ensemble.
club-refusal-not-entered = Tu n’es pas dans cette coupe.
club-refusal-nobody = Personne dans la coupe ne porte ce numéro.
club-refusal-over = La coupe est finie.
club-refusal-not-organiser = Seule la personne qui a ouvert la coupe, ou quelqu’un qui gère ce serveur, peut faire cela.
club-refusal-too-few = Il n’y a pas encore assez de monde : une coupe demande au moins deux personnes et trois joueurs, et de quoi remplir une table.
club-refusal-has-begun = Le premier tour a commencé : seule une personne qui gère ce serveur peut encore annuler la coupe.
club-refusal-too-many = Tu as { $most } coupes ouvertes à la fois. Laisse d’abord l’une d’elles se terminer.
club-refusal-seats = À une table de ce jeu, on joue de { $fewest } à { $most }.
club-refusal-places = Une coupe a de { $fewest } à { $most } places.
club-refusal-no-pace = Une coupe demande une limite de temps pour chaque coup.
club-refusal-closes = Les inscriptions se terminent dans le futur, d’ici { $days } jours au plus.
club-refusal-days = Un tour dure d’un jour à { $most } jours.
club-refusal-name = Le nom d’une coupe a { $most } caractères au plus.
club-refusal-computers = Laisse des places pour deux personnes au moins.

## At the table of a cup

club-refusal-end = Une partie de coupe ne s’annule pas. Tu peux abandonner.
club-refusal-substitute = Dans une coupe, personne ne joue à la place de quelqu’un d’autre.
club-refusal-pace = Le rythme est le même à toutes les tables de la coupe.
club-refusal-undo = Dans une coupe, un coup reste joué dès que quelqu’un a pu le voir.

## Direct messages about a cup

letter-cup = { $game } · coupe { $code }
letter-cup-where = La coupe est dans { $place }
club-told-too-few = La coupe « { $cup } » n’a pas lieu : il y a trop peu d’inscriptions. Tu n’as rien à faire.
club-told-called-off = La coupe « { $cup } » est annulée. Les parties commencées continuent comme des parties ordinaires.
club-told-removed = L’organisation t’a retiré la place dans la coupe « { $cup } » : { $reason }
club-told-ended = La coupe « { $cup } » est finie. Merci d’avoir joué.
club-told-won = La coupe « { $cup } » est finie, et { $who } la remporte. Merci d’avoir joué.

### Pictures

cup-picture-note = { $game } · { $how }
cup-picture-how = { $format ->
    [all-play-all] toutes rondes
    [swiss] système suisse
   *[knock-out] élimination, deux vies
} · { $state }
cup-picture-places = { $note } · places { $first } à { $last } sur { $count }
cup-picture-entry = qui joue ?
cup-picture-round = ronde { $round }
cup-picture-round-of = ronde { $round } sur { $rounds }
cup-picture-final = classement final
cup-picture-called-off = annulée
cup-picture-tie = { $tie ->
    [meetings] Résultats directs
    [buchholz] Buchholz
    [sonneborn-berger] Sonneborn-Berger
   *[games-with-more-points] Parties avec plus de points
}
cup-picture-decimal = { $whole },{ $hundredths }
# As in English.
cup-picture-points = Points
cup-picture-last = Dernières parties
cup-picture-lives = Vies
cup-picture-lives-left = { $count ->
    [0] hors jeu
    [1] 1 vie
   *[other] { $count } vies
}
cup-picture-bye = exemption, vaut une victoire
cup-picture-missed = n’a pas joué
cup-picture-open = en cours
cup-picture-left = a quitté
cup-picture-won = titre de champion
cup-picture-ahead = nombre de fois devant l’autre
cup-picture-row = { $rank } { $name } { $score }.
cup-picture-row-more = { $rank } { $name } { $score } ({ $more }).
cup-picture-titles = En tête de chaque jeu
cup-picture-best = En tête de la saison
cup-picture-champion = Titre de champion · { $season }
cup-picture-champion-alt = { $season }, titre de champion : { $name }.
cup-picture-title-alt = { $game } : { $name }.
