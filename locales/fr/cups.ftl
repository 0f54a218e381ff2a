### Refus

cup-refusal-unknown = Cette coupe n’existe pas ici. { $command_cup_show } montre celles qui existent.
cup-refusal-unreadable = La coupe { $code } n’est pas lisible en ce moment ; toutes les autres continuent. Mon journal le dit à la personne qui gère ce bot.
cup-refusal-only-in-server = Une coupe appartient à un serveur. Va dans un salon d’un serveur où je suis, et tape là-bas la même commande.
cup-refusal-stale = La coupe a avancé depuis ce bouton. Rien n’est perdu : voici où elle en est.
cup-refusal-options-unknown = Le jeu de la coupe a été mis à jour et n’a plus les options convenues. Rien n’a changé.
cup-refusal-entries-closed = Les inscriptions sont closes : la coupe a commencé, ou elle est finie.
cup-refusal-removed = Ta place dans cette coupe t’a été retirée : tu ne peux plus t’y inscrire.
cup-refusal-full = La coupe est complète.
cup-refusal-not-entered = Tu ne participes pas à cette coupe.
cup-refusal-nobody = Cette personne ne participe pas à la coupe.
cup-refusal-over = La coupe est finie.
cup-refusal-not-organiser = Seule la personne qui a ouvert la coupe, ou quelqu’un qui gère ce serveur, peut faire cela.
cup-refusal-own-cup = Tu joues ou as joué dans cette coupe : c’est à quelqu’un d’autre qui gère ce serveur d’en décider.
cup-refusal-too-few = Il n’y a pas encore assez de monde : une coupe demande au moins trois personnes, et de quoi remplir une table.
cup-refusal-has-begun = La première ronde a commencé : seule une personne qui gère ce serveur peut encore annuler la coupe.
cup-refusal-too-many = Tu as déjà { $most } coupes ouvertes. Laisse d’abord l’une d’elles se terminer.
cup-refusal-too-hasty = Tu as ouvert { $most } coupes en une heure. Dans un petit moment, tu pourras ouvrir la suivante.
cup-refusal-seats = À une table de ce jeu, on joue de { $fewest } à { $most }.
cup-refusal-places = Une coupe a de { $fewest } à { $most } places.
cup-refusal-no-pace = Une coupe demande une limite de temps pour chaque coup.
cup-refusal-closes = La fin des inscriptions doit être à venir, dans { $days } jours au plus.
cup-refusal-days = Une ronde dure d’un jour à { $most } jours.
cup-refusal-name = Le nom d’une coupe a { $most } caractères au plus.

## En tête du message d’une coupe

cup-heading = 🏆 { $cup } · { $code }
cup-title = Coupe { $game } ({ $format ->
    [all-play-all] tous contre tous
   *[swiss] système suisse
})
cup-title-named = { $name } · { $game }
cup-call-entry = Qui joue ? La coupe commence quand elle est pleine ; fin des inscriptions au plus tard : { $until }
cup-call-round = La ronde { $round } sur { $rounds } est en cours. Elle finit avec sa dernière partie, au plus tard : { $until }
cup-call-next = La ronde { $round } va commencer.
cup-call-won = { $count ->
    [1] { $people } remporte la coupe !
   *[other] Le premier rang est partagé : { $people } !
}
cup-decided = À égalité de points avec { $who }, départage par { $by ->
    [games] les rencontres directes
    [met] les points des adversaires rencontrés
   *[beaten] les points des adversaires battus
}.
cup-call-called-off = La coupe a été annulée. Les parties commencées continuent comme des parties ordinaires.
cup-overtaken = Cette coupe a un message plus récent ci-dessous.
cup-was-knock-out = { $begun ->
    [yes] Cette coupe a commencé comme une élimination. Je n’en organise plus : aucune autre ronde ne suit, et les points décident, un par victoire.
   *[no] Cette coupe devait être une élimination. Je n’en organise plus : elle suit maintenant le système suisse. Si tu n’en as pas envie, quitte-la.
}

## Ce qui est convenu, écrit avant les inscriptions

cup-kind = { $format ->
    [all-play-all] Tous contre tous : tout le monde rencontre tout le monde, autant que possible le même nombre de fois.
   *[swiss] Système suisse : on rencontre des adversaires qui ont à peu près autant de points.
}
cup-rounds = { $count } rondes de { $span } au plus : { $total }.
cup-rounds-between = { $fewest } à { $most } rondes, selon le nombre d’inscriptions, de { $span } au plus : jusqu’à { $total }.
cup-seats = Tables de { $count }.
cup-consent = Les tables de chaque ronde s’ouvrent d’elles-mêmes, et chaque personne inscrite y a sa place.
cup-unfinished = Une ronde dure { $span } au plus. Une partie encore en cours vaut alors une nulle, mais qui est en retard passe derrière les autres ; elle peut continuer, sans compter pour la coupe.
cup-ties = À égalité de points : d’abord les rencontres directes, puis les points des adversaires rencontrés, puis ceux des adversaires battus.
cup-ties-in-full = { cup-ties } Qui reste à égalité partage le rang.
cup-away = Qui est en jours de repos ({ $command_me_away }) au début d’une ronde la saute, sans point. Qui quitte la coupe n’a plus de table et garde ses résultats ; qui perd deux parties au temps n’en fait plus partie.
cup-scoring = Une table donne 1 point au premier rang et 0 au dernier, à intervalles réguliers entre les deux ; à égalité, on partage. Une ronde sans adversaire (exemption) vaut une victoire.
cup-scoring-two = Une victoire vaut 1 point, une nulle ½. Une ronde sans adversaire (exemption) vaut une victoire.
cup-begins = Sur l’ensemble des rondes, tout le monde commence à peu près aussi souvent, sauf si le jeu ne le tire au sort que plus tard.
cup-blocks = Bloquer quelqu’un ne ferme une coupe à personne : cela vaut pour les invitations, et l’on peut y rencontrer toute personne inscrite. Qui ne le veut pas peut la quitter.

## Inscriptions, classement, tables

cup-entrants = { $count ->
    [0] Inscriptions (0 sur { $most }) : personne pour l’instant
   *[other] Inscriptions ({ $count } sur { $most }) : { $people }
}
cup-more = et { $count } de plus
cup-computer = un ordinateur
cup-left = { $who } (hors course)
cup-standings = Classement (points)
cup-standing = { $rank }\. { $who } · { $points }
cup-round = Ronde { $round }
cup-table = { $table } · { $people }
cup-table-linked = [{ $table }]({ $link }) · { $people }
cup-place = { $rank }. { $who }
cup-bye = { $who } : exemption
cup-without-table = Sans table : { $people }

## La page privée

cup-you = { $because ->
    [left] Tu as quitté cette coupe.
    [removed] Ta place dans cette coupe t’a été retirée.
    [vanished] Tu ne participes plus à cette coupe : ton temps s’est écoulé dans deux parties.
   *[plays] Tu participes.
}
cup-your-place = Ton rang : { $rank }, points : { $points }
cup-you-sit-out = Tu sautes cette ronde.
cup-your-bye = Tu n’as pas d’adversaire à cette ronde (exemption) ; elle vaut une victoire.
cup-organiser-plays = Tu joues ou as joué dans cette coupe : c’est à quelqu’un d’autre qui gère ce serveur de retirer quelqu’un ou de l’annuler.
cup-your-table = { $state ->
    [waits] Ta table t’attend : { $pairing }
    [over] Ta partie de cette ronde est finie : { $pairing }
   *[runs] Ta table : { $pairing }
}
cup-where = Message dans { $place }
cup-where-linked = [Son message]({ $link }) dans { $place }
cup-open-button = Voir la coupe
cup-rules-button = Règles de la coupe
cup-enter-button = Je joue
cup-leave-button = Quitter
cup-quit-button = Quitter la coupe
cup-begin-button = Commencer
cup-remove-button = Retirer quelqu’un
cup-call-off-button = Annuler la coupe
cup-end-button = Annuler la coupe
cup-rules-heading = Coupe { $code } · règles
cup-quit-sure = Quitter la coupe { $code } ?
cup-quit-said = Tu n’auras plus de table, et tu ne pourras pas revenir ; tes résultats restent au classement. Une partie à toi qui est en cours continue et compte : joue-la jusqu’au bout, ou abandonne-la là-bas.
cup-end-sure = Annuler la coupe { $code } ?
cup-end-said = Son message le dira. Les parties commencées continuent comme des parties ordinaires.
cup-remove-which = Qui doit quitter la coupe { $code } ?
cup-remove-said = Ton choix vaut aussitôt. La personne retirée ne peut plus s’inscrire à cette coupe.
cup-remove-hint = Retirer…

## La liste des coupes

cup-list = Coupes
cup-list-line = { $code } · { $cup } · { $state }
cup-list-open = Voir une coupe…
cup-list-empty = Pas encore de coupe ici. { $command_cup_open } en ouvre une dans un salon.
cup-state = { $status ->
    [entry] qui joue ? ({ $count } sur { $most })
    [playing] ronde { $round }
    [called-off] annulée
   *[finished] finie
}

## Aux tables

label-cup = coupe { $code }, ronde { $round }
table-cup = 🏆 Coupe { $code }, ronde { $round }

## C’est fait

done-cup-opened = La coupe est ouverte : on s’inscrit sous son message, qui reste à jour de lui-même.
cup-days-short = Les rondes sont courtes pour ce jeu : une partie compte environ { $turns } tours, soit { $each } pour chacun en { $span }. Beaucoup de parties pourraient rester inachevées.
done-cup-entered = C’est fait : à chaque ronde, ta table t’appelle d’elle-même.
cup-organiser-enters = Une fois la première ronde commencée, c’est à quelqu’un d’autre qui gère ce serveur de retirer quelqu’un ou d’annuler la coupe.
done-cup-left = Tu as quitté la coupe.
done-cup = C’est fait.

## L’image du classement final

cup-picture-note = Classement final
cup-picture-more = { $note } · { $count } de plus hors de l’image
cup-picture-heading = { $title } : { $note }.
cup-picture-row = { $rank } { $name } { $points }.
# As in English.
cup-picture-points = Points
cup-picture-left = hors course
cup-picture-last = { $all ->
    [yes] Rondes
   *[no] Dernières rondes
}
cup-picture-bye = exemption, vaut une victoire
cup-picture-missed = n’a pas joué
