# Skeleton : textes du jeu.

skeleton-name = Skeleton
skeleton-option-heap = pierres sur le tas : { $value }
skeleton-move = Prendre { $stones }
skeleton-event-taken = { $player } a pris { $stones ->
    [1] une pierre
   *[other] { $stones } pierres
}.
skeleton-event-resigned = { $player } a abandonné.
skeleton-end-taken = Le tas est vide.
skeleton-end-resigned = La partie se termine par abandon.
skeleton-refusal-game-over = Cette partie est terminée.
skeleton-refusal-not-your-turn = C’est le tour de { $owner }.
skeleton-refusal-number = Prenez au moins une pierre, et au plus { $most }.
skeleton-refusal-unreadable = Écrivez combien de pierres vous prenez : « prendre 2 ».
skeleton-typed-take = prendre
skeleton-changed-heap = { $stones ->
    [one] Il y a maintenant { $stones } pierre sur le tas.
   *[other] Il y a maintenant { $stones } pierres sur le tas.
}
