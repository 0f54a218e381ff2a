### Refusals

club-refusal-options-unknown = Le jeu de la coupe a été mis à jour et n’a plus les options convenues. Rien n’a changé.
club-refusal-unreadable-over = La coupe { $code } est finie et n’est plus lisible. La personne qui gère ce bot est prévenue.
club-refusal-unreadable = La coupe { $code } n’est plus lisible ; toutes les autres continuent. La personne qui gère ce bot est prévenue. Si la coupe n’est pas réparée d’ici une semaine, elle est annulée, et toutes les personnes inscrites sont prévenues.
club-refusal-unknown = Cette coupe n’existe pas ici.
club-refusal-entries-closed = Les inscriptions sont closes : la coupe a commencé, ou elle est finie.
club-refusal-entered = Tu participes déjà à cette coupe.
club-refusal-removed = La personne qui a ouvert cette coupe, ou quelqu’un qui gère ce serveur, t’a retiré ta place. Tu ne peux plus t’y inscrire.
club-refusal-options-changed = Les options viennent de changer. Regarde-les avant de t’inscrire : les voici.
club-refusal-options-agreed = Quelqu’un d’autre s’est déjà inscrit avec ces options : elles restent. Qui a ouvert la coupe peut l’annuler et en ouvrir une autre.
club-refusal-full = La coupe est complète.
club-refusal-not-entered = Tu ne participes pas à cette coupe.
club-refusal-nobody = Personne dans la coupe ne porte ce numéro.
club-refusal-over = La coupe est finie.
club-refusal-no-reason = Écris la raison, en quelques mots. Personne n’a encore perdu sa place.
club-refusal-not-organiser = Seule la personne qui a ouvert la coupe, ou quelqu’un qui gère ce serveur, peut faire cela.
club-refusal-too-few = Il n’y a pas encore assez de monde : une coupe demande au moins deux personnes, trois inscriptions en comptant les ordinateurs, et de quoi remplir une table.
club-refusal-has-begun = La première ronde a commencé : seule une personne qui gère ce serveur peut encore annuler la coupe.
club-refusal-too-many = Tu as déjà { $most } coupes ouvertes. Laisse d’abord l’une d’elles se terminer.
club-refusal-seats = À une table de ce jeu, on joue de { $fewest } à { $most }.
club-refusal-places = Une coupe a de { $fewest } à { $most } places.
club-refusal-no-pace = Une coupe demande une limite de temps pour chaque coup.
club-refusal-closes = La fin des inscriptions doit être à venir, dans { $days } jours au plus.
club-refusal-days = Une ronde dure d’un jour à { $most } jours.
club-refusal-name = Le nom d’une coupe a { $most } caractères au plus.
club-refusal-computers = Laisse des places pour deux personnes au moins.
club-refusal-many-computers = Une coupe accueille { $most } ordinateurs au plus.
club-refusal-too-hasty = Tu as ouvert { $most } coupes en une heure. Dans un petit moment, tu pourras ouvrir la suivante.

## At the table of a cup

club-refusal-end = Une partie de coupe ne s’annule pas. Tu peux abandonner.
club-refusal-own-cup = Tu joues ou as joué dans cette coupe : c’est à quelqu’un d’autre qui gère ce serveur d’en décider.
club-refusal-substitute = Dans une coupe, personne ne joue à la place de quelqu’un d’autre.
club-refusal-pace = Le rythme est le même à toutes les tables de la coupe.
club-refusal-undo = Dans une coupe, un coup ne se reprend plus dès que quelqu’un a pu le voir.

## Demandé avant un abandon à une table de coupe

club-resign-lost = La partie compte comme perdue dans la ronde { $round } de la coupe { $code }.
# Plus de deux personnes sont à la table.
club-resign-counts = La partie compte dans la ronde { $round } de la coupe { $code }, et qui abandonne finit le plus souvent au dernier rang.
club-resign-uncounted = Cela ne change plus rien dans la coupe { $code } : la ronde { $round } s’est terminée sans cette partie.
club-resign-life = { $lives ->
    [1] Tu y perds ta dernière vie : la coupe sera alors finie pour toi.
   *[other] Tu y perds une de tes { $lives } vies.
}
club-resign-risk = { $lives ->
    [1] Tu peux y perdre ta dernière vie, et la coupe serait finie pour toi.
   *[other] Tu peux y perdre une de tes { $lives } vies.
}

## Direct messages about a cup

letter-cup = { $game } · coupe { $code }
letter-cup-where = La coupe est dans { $place }
club-told-too-few = { $cup } n’a pas lieu : il y a trop peu d’inscriptions. Tu n’as rien à faire.
club-told-called-off = { $cup } est annulée. Les parties commencées continuent comme des parties ordinaires.
club-told-place-gone = { $cup } est annulée, car je n’ai plus accès à son salon. Les parties commencées continuent comme des parties ordinaires.
club-told-failing = { $cup } est annulée : depuis une semaine, je ne peux plus la faire avancer, par exemple parce que son jeu manque ou a changé. Les parties commencées continuent comme des parties ordinaires.
club-told-removed = { $cup } : la personne qui l’a ouverte, ou quelqu’un qui gère le serveur, t’a retiré ta place.
club-told-reason = La raison : { $reason }
club-told-ended = { $cup } est finie. Merci d’avoir joué.
club-told-best = { $cup } est finie. Un ordinateur finit à la première place, et { $who } remporte la coupe : c’est la personne la mieux classée. Merci d’avoir joué.
club-told-won = { $cup } est finie : { $who } la remporte. Merci d’avoir joué.
club-told-lot = Quelqu’un d’autre était à égalité en tout : le tirage scellé a départagé.

### Pictures

cup-picture-note = { $game } · { $how }
cup-picture-how = { $format ->
    [all-play-all] tous contre tous
    [swiss] système suisse
   *[knock-out] élimination, deux vies
} · { $state }
# The alt text begins with it.
cup-picture-heading = { $title } : { $note }.
cup-picture-places = { $note } · places { $first } à { $last } sur { $count }
cup-picture-entry = qui joue ?
cup-picture-round = ronde { $round }
cup-picture-round-of = ronde { $round } sur { $rounds }
cup-picture-final = classement final
cup-picture-called-off = annulée
cup-picture-tie = { $tie ->
    [meetings] Rencontres directes
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
    [0] hors course
    [1] 1 vie
   *[other] { $count } vies
}
cup-picture-bye = exemption, vaut une victoire
cup-picture-missed = n’a pas joué
cup-picture-open = en cours
cup-picture-left = a quitté la coupe
cup-picture-lot = par tirage
cup-picture-won = remporte la coupe
cup-picture-ahead = nombre de fois devant l’autre
cup-picture-row = { $rank } { $name } { $score }.
cup-picture-row-more = { $rank } { $name } { $score } ({ $more }).

## Titre et appel du message d’une coupe

cup-heading = 🏆 { $cup } · { $code }
cup-heading-named = 🏆 { $name } · { $game } · coupe { $code }
cup-call-entry = Qui joue ? { $count ->
    [1] Il reste une place.
   *[other] Il reste { $count } places.
} Un appui, et tu participes.
cup-call-entry-until = Qui joue ? { $count ->
    [1] Il reste une place.
   *[other] Il reste { $count } places.
} Un appui, et tu participes. La coupe commence quand elle est pleine ; fin des inscriptions au plus tard : { $until }
# On the private page of whoever has entered.
cup-waits = { $count ->
    [1] Il reste une place.
   *[other] Il reste { $count } places.
}
cup-waits-until = { $count ->
    [1] Il reste une place.
   *[other] Il reste { $count } places.
} La coupe commence quand elle est pleine ; fin des inscriptions au plus tard : { $until }
cup-call-round = La ronde { $round } est en cours. Elle finit avec sa dernière partie.
cup-call-round-until = La ronde { $round } est en cours. Elle finit avec sa dernière partie, au plus tard : { $until }
cup-call-begins = Les inscriptions sont closes : la première ronde va commencer.
cup-call-between = La prochaine ronde va commencer.
cup-call-waits = La ronde { $round } attend des personnes en jours de repos et commence dès qu’assez d’entre elles sont de retour ; au plus tard : { $until }
cup-call-lost = Le salon de la coupe a été supprimé : aucune ronde n’y commence plus. La coupe sera annulée : { $until }
cup-call-failing = Je n’arrive pas à faire avancer la coupe en ce moment, mais je continue d’essayer. Si rien ne change, elle sera annulée : { $until }
# A computer has more points than any person.
cup-call-best = { $who } remporte la coupe : c’est la personne la mieux classée. { $first } finit à la première place.
cup-call-won = { $who } remporte la coupe !
cup-call-lot = À égalité avec { $people } : le tirage scellé a départagé.
cup-call-over = La coupe est finie.
cup-call-called-off = La coupe a été annulée.
cup-overtaken = Cette coupe a un message plus récent ci-dessous.
cup-refused = Le message de la coupe ne peut donc pas y figurer. La coupe continue tout de même : { $command_club_show } la montre.
cup-refused-gone = Le salon de ta coupe a été supprimé : aucune ronde n’y commence plus, et dans { $days } jours la coupe sera annulée. Les parties commencées continuent par message privé.

## Ses conditions et ses règles, écrites avant le premier coup

cup-format = { $format ->
    [all-play-all] Tous contre tous : tout le monde rencontre tout le monde, autant que possible le même nombre de fois.
    [swiss] Système suisse : on rencontre des adversaires qui ont à peu près autant de points, et jamais deux fois les mêmes si cela peut s’éviter.
   *[knock-out] Élimination avec une seconde vie : à la deuxième défaite, c’est fini.
}
cup-format-brief = { $format ->
    [all-play-all] Tous contre tous.
    [swiss] Système suisse : on rencontre des adversaires qui ont à peu près autant de points.
   *[knock-out] Élimination avec une seconde vie : à la deuxième défaite, c’est fini.
}
cup-rounds = { $count ->
    [1] Une ronde.
   *[other] { $count } rondes.
}
cup-rounds-between = { $fewest } à { $most } rondes, selon le nombre d’inscriptions.
# In a knock-out nobody knows before how many rounds there will be.
cup-rounds-open = { $fewest ->
    [2] Les rondes se suivent jusqu’à ce qu’il ne reste qu’un nom.
   *[other] Les rondes se suivent jusqu’à ce qu’il reste moins de { $fewest } noms.
}
cup-seats = Tables de { $count }.
cup-consent = Les tables de chaque ronde s’ouvrent d’elles-mêmes, et chaque personne inscrite y a sa place.
cup-blocks = Bloquer quelqu’un ne ferme une coupe à personne : cela vaut pour les invitations, et l’on peut y rencontrer toute personne inscrite. Qui ne le veut pas peut la quitter.
cup-scoring = Une table donne 1 point au premier rang et 0 au dernier, à intervalles réguliers entre les deux ; à égalité, on partage. Une ronde sans adversaire (exemption) vaut une victoire.
cup-scoring-two = Une victoire vaut 1 point, une nulle ½. Une ronde sans adversaire (exemption) vaut une victoire.
cup-begins = Sur l’ensemble des rondes, tout le monde commence à peu près aussi souvent, sauf si le jeu ne le tire au sort que plus tard.
cup-unfinished = { $count ->
    [1] Une ronde dure un jour au plus. Qui joue encore à ce moment partage le rang, comme pour une nulle, mais qui a pris plus du double du temps de chacun des autres passe derrière eux ; la partie peut continuer, mais ne compte plus pour la coupe.
   *[other] Une ronde dure { $count } jours au plus. Qui joue encore à ce moment partage le rang, comme pour une nulle, mais qui a pris plus du double du temps de chacun des autres passe derrière eux ; la partie peut continuer, mais ne compte plus pour la coupe.
}
cup-slow = Le temps est celui des horloges, sans les pauses, les jours de repos ni les pannes ; à moins de { $hours } heures en tout, personne ne passe derrière. Les personnes se comparent entre elles ; face à des ordinateurs seulement, on passe derrière à partir de { $hours } heures. Si à la fin la partie n’attend plus qu’une personne, en jours de repos, celle-ci passe aussi derrière.
cup-pause = Si une partie est inachevée, sa pause ou les jours de repos de qui la joue allongent la ronde d’autant, de { $days } jours au plus en tout.
cup-unfinished-brief = { $count ->
    [1] Une ronde dure un jour au plus ; qui joue encore à ce moment partage le rang, mais qui a pris plus du double du temps des autres passe derrière.
   *[other] Une ronde dure { $count } jours au plus ; qui joue encore à ce moment partage le rang, mais qui a pris plus du double du temps des autres passe derrière.
}
cup-away = Une ronde attend qui revient dans les { $days } jours après la précédente ; qui est en jours de repos plus longtemps ({ $command_me_away }) la saute, sans point.
cup-computers-level = { $level ->
    [easy] Niveau des ordinateurs : facile.
    [hard] Niveau des ordinateurs : difficile.
    [expert] Niveau des ordinateurs : expert.
   *[normal] Niveau des ordinateurs : normal.
}
cup-computers = Un ordinateur peut finir à la première place ; la personne la mieux classée remporte alors la coupe.
cup-away-all-play-all = Qui est en jours de repos ({ $command_me_away }) au début d’une ronde la saute, sans point ; ses parties viennent plus tard, dans des rondes supplémentaires.
cup-vanished = Qui perd deux parties au temps ne fait plus partie de la coupe.
# Knock-outs only, all that begins with cup-lives.
cup-lives = Tout le monde a deux vies. { $size ->
    [2] Qui perd une partie en perd une.
    [3] À chaque table, tout le monde en perd une, sauf la première place.
    [4] À une table de quatre, tout le monde en perd une, sauf les deux premières places ; à une table plus petite, sauf la première.
    [5] À une table de quatre ou cinq, tout le monde en perd une, sauf les deux premières places ; à une table plus petite, sauf la première.
   *[other] À chaque table, la meilleure moitié n’en perd pas, et le reste de la table en perd une ; à trois, cinq ou sept, la place du milieu en perd une aussi.
}
cup-lives-level = Une vie ne se partage pas : à égalité, qui a le moins de points dans la partie passe derrière, et à points égaux le tirage scellé décide.
cup-lives-unfinished = { $count ->
    [1] Une ronde dure un jour au plus. Dans une partie inachevée à ce moment, qui a pris plus du double du temps de chacun des autres passe derrière eux ; les autres qui jouent encore sont à égalité, et le tirage scellé les départage ; la partie peut continuer, mais ne compte plus pour la coupe.
   *[other] Une ronde dure { $count } jours au plus. Dans une partie inachevée à ce moment, qui a pris plus du double du temps de chacun des autres passe derrière eux ; les autres qui jouent encore sont à égalité, et le tirage scellé les départage ; la partie peut continuer, mais ne compte plus pour la coupe.
}
cup-lives-unfinished-brief = { $count ->
    [1] Une ronde dure un jour au plus ; dans une partie inachevée à ce moment, qui a pris plus du double du temps des autres passe derrière, et pour le reste le tirage scellé décide qui perd une vie.
   *[other] Une ronde dure { $count } jours au plus ; dans une partie inachevée à ce moment, qui a pris plus du double du temps des autres passe derrière, et pour le reste le tirage scellé décide qui perd une vie.
}
cup-lives-away = Une ronde attend qui revient dans les { $days } jours après la précédente ; qui est en jours de repos plus longtemps ({ $command_me_away }) la saute et perd une vie.
cup-lives-computers = Quand il ne reste que des ordinateurs, la coupe est finie.
cup-lives-order = Au classement, les vies comptent d’abord ; une fois hors course, qui a tenu jusqu’à une ronde plus tardive passe devant ; puis viennent les points.
cup-lives-brief = À égalité, qui a le moins de points passe derrière, puis le tirage scellé décide ; une ronde sautée pour jours de repos coûte aussi une vie.
cup-lives-ties-brief = Les vies d’abord, puis les points ; à égalité de points : { $ties }.
cup-ties = Ordre de départage à égalité de points : { $ties }.
cup-tie = { $tie ->
    [meetings] les rencontres directes
    [buchholz] les points des adversaires rencontrés (Buchholz)
    [sonneborn-berger] les points des adversaires battus (Sonneborn-Berger)
    [games-with-more-points] le nombre de parties où l’on a eu le plus de points
   *[lot] un tirage au sort scellé avant la première inscription
}
cup-ties-brief = À égalité de points : { $ties }.
cup-tie-brief = { $tie ->
    [meetings] rencontres directes
    [buchholz] Buchholz
    [sonneborn-berger] Sonneborn-Berger
    [games-with-more-points] parties avec plus de points
   *[lot] tirage scellé
}
cup-seal = Tirage scellé { $seal }
cup-lot = Le tirage était { $lot }

## Qui est inscrit

cup-entrants = { $count ->
    [0] Inscriptions (0 sur { $most }) : personne pour l’instant
   *[other] Inscriptions ({ $count } sur { $most }) : { $people }
}
cup-more = et { $count } de plus
cup-left = { $because ->
    [vanished] { $who } (à court de temps)
   *[left] { $who } (départ)
}

## Classement et rondes

cup-standings = Classement (points)
cup-standing = { $rank }\. { $who } · { $score }
cup-standing-lot = { $standing } · par tirage
cup-standing-life = { $lives ->
    [0] { $standing } · hors course
    [1] { $standing } · dernière vie
   *[other] { $standing }
}
cup-round = Ronde { $round }
cup-round-ended = Ronde { $round } · finie
cup-table = { $table } · { $people }
cup-table-linked = [{ $table }]({ $link }) · { $people }
cup-place = { $rank }. { $who }
cup-judged = { $pairing } · inachevée, rang partagé
cup-judged-slow = { $pairing } · inachevée ; { $who } a pris bien plus de temps
cup-judged-lot = { $pairing } · inachevée, tirage au sort
cup-bye = { $who } : exemption
cup-sits-out = { $who } saute la ronde : jours de repos, une vie de moins
# Those who are in, but play in no game of the round: they are away, or have met all the others.
cup-without-table = Sans table : { $people }
cup-tables-more = { $count ->
    [1] Encore une table
   *[other] Encore { $count } tables
}
cup-no-standings = Aucune ronde n’est encore finie.
cup-no-round = Aucune ronde n’a encore commencé.

## La page privée d’une coupe, et ses pages

cup-you-are-in = Tu participes à cette coupe.
cup-your-lives = { $lives ->
    [0] Tu n’as plus de vie : la coupe est finie pour toi.
    [1] Tu participes, avec ta dernière vie.
   *[other] Tu participes, avec { $lives } vies.
}
cup-you-are-out = { $because ->
    [removed] Tu ne participes plus à cette coupe : ta place t’a été retirée.
    [vanished] Tu ne participes plus à cette coupe : ton temps s’est écoulé dans deux parties.
    [left] Tu as quitté cette coupe.
   *[never] Tu ne participes pas à cette coupe.
}
cup-you-have-a-bye = Cette ronde, tu n’as pas d’adversaire (exemption).
cup-you-sit-out = Tu sautes cette ronde.
cup-you-lose-a-life = Tu étais en jours de repos au début de cette ronde : tu la sautes, et à sa fin tu perds une vie.
cup-your-table = Ta table : { $pairing }
cup-your-table-waits = Ta table t’attend : { $pairing }
cup-your-game-is-over = Ta partie de cette ronde est finie : { $pairing }
cup-where = Message dans { $place }
cup-standings-heading = Coupe { $code } · classement
cup-rules-heading = Coupe { $code } · règles
cup-cross-table-heading = Coupe { $code } · tableau croisé
cup-options-heading = Coupe { $code } · options du jeu
cup-options-usual = Convenu : le jeu dans sa version habituelle.
cup-options-said = On peut les changer jusqu’à ce que quelqu’un d’autre s’inscrive ; s’inscrire, c’est les accepter.
cup-options-left-out = Ce qui manque ici ne va pas avec le nombre de places d’une table, ou avec les ordinateurs de cette coupe.
cup-round-heading = Coupe { $code } · ronde { $round }
cup-open-button = Voir la coupe
cup-rules-button = Règles de la coupe
cup-enter-button = Je joue
cup-leave-button = Quitter
cup-quit-button = Quitter la coupe
cup-begin-button = Commencer
cup-standings-button = Classement
cup-cross-table-button = Tableau croisé
cup-round-button = Rondes
cup-options-button = Options du jeu
cup-remove-button = Retirer quelqu’un
cup-call-off-button = Annuler
cup-end-button = Annuler la coupe
cup-back-button = Retour
cup-next-button = Suite

## La liste des coupes d’un serveur

cup-list = Coupes de ce serveur
cup-list-own = Tes coupes
cup-list-line = { $code } · { $cup } · { $state }
cup-list-open = Voir une coupe…
cup-list-empty = Pas encore de coupe ici. { $command_club_cup } en ouvre une.
cup-list-own-empty = Tu ne participes à aucune coupe en ce moment. Sur un serveur, { $command_club_show } montre celles qui existent.
cup-named = { $known ->
    [no] Coupe ({ $format })
   *[yes] Coupe { $game } ({ $format })
}
cup-the-named = La coupe « { $name } »
cup-the-unnamed = { $known ->
    [no] La coupe ({ $format })
   *[yes] La coupe { $game } ({ $format })
}
cup-format-name = { $format ->
    [all-play-all] tous contre tous
    [swiss] système suisse
   *[knock-out] élimination
}
cup-state-entry = qui joue ? ({ $count } sur { $most })
cup-state-playing = ronde { $round }
cup-state-best = personne la mieux classée : { $who }
cup-state-finished = victoire : { $who }
cup-state-over = finie
cup-state-called-off = annulée
cup-mine = 🏆 { $line }
cup-mine-linked = 🏆 { $line } · [message]({ $link })
label-cup = coupe { $code }, ronde { $round }
# Dans les messages d’une table.
table-cup = 🏆 Coupe { $code }, ronde { $round }
table-cup-linked = 🏆 [Coupe { $code }]({ $link }), ronde { $round }

## C’est fait

# turns: of a whole game, more than ten. span, each: durations, as "14 days", "2 hours".
cup-days-short = Les rondes sont courtes pour ce jeu : une partie compte environ { $turns } tours, soit { $each } pour chaque tour en { $span }. Beaucoup de parties resteraient inachevées.
done-cup-opened = La coupe est ouverte : on s’inscrit sous son message, qui reste à jour de lui-même.
done-cup-entered = C’est fait : à chaque ronde, ta table t’appelle d’elle-même.
done-cup-left = Tu as quitté la coupe.
done-cup-begun = C’est fait : la coupe commence.
done-cup-removed = { $told ->
    [yes] { $who } ne participe plus à la coupe : je le lui dis.
   *[no] { $who } ne participe plus à la coupe.
}
done-cup-called-off = C’est fait : chaque personne inscrite reçoit un message.

## Avant ce qui est grave

cup-quit-sure = Quitter la coupe { $code } ?
cup-quit-said = Tu n’auras plus de table, et tu ne pourras pas revenir. Tes résultats restent au classement, mais tu ne pourras plus remporter la coupe.
cup-quit-done = Aucune autre table ne t’attend dans cette coupe. Partir n’y change rien : ta place au classement te reste, et la coupe aussi si tu la remportes.
cup-quit-game = Ta partie à la table { $table } continue et compte encore pour la ronde { $round } : joue-la jusqu’au bout, ou abandonne-la là-bas.
cup-end-sure = Annuler la coupe { $code } ?
cup-end-said = { $count ->
    [0] Personne ne participe.
    [1] Une personne participe et reçoit un message.
   *[other] { $count } personnes participent, et chacune reçoit un message.
}
cup-end-games = Les parties commencées continuent comme des parties ordinaires.
cup-remove-which = Qui doit quitter la coupe { $code } ?
cup-remove-said = Je te demande ensuite la raison. Je ne la montre qu’à la personne que tu retires.
cup-remove-hint = Retirer…
cup-remove-title = Retirer de la coupe { $code }
cup-remove-field = La raison
cup-remove-field-hint = Je ne la montre qu’à la personne que tu retires

## Ce qui est refusé à l’entrée

cup-refusal-unknown = Cette coupe n’existe pas ici. { $command_club_show } montre celles qui existent.
cup-refusal-only-in-server = Une coupe appartient à un serveur. Va dans un salon d’un serveur où je suis, et tape là-bas la même commande.
cup-refusal-stale = La coupe a avancé depuis ce bouton. Rien n’est perdu : voici où elle en est.
cup-refusal-level-at = Choisis le niveau en dessous : si quelqu’un part, une ronde de cette coupe peut avoir des tables de { $seats }, où « { $level } » ne joue pas mieux.
