# Skeleton : textes du jeu.

skeleton-name = Skeleton
skeleton-option-heap = pierres sur le tas :
skeleton-option-heap-what = Combien de pierres il y a sur le tas.
skeleton-move = Prendre { $stones }
skeleton-event-laid = { $stones } pierres sont sur le tas.
skeleton-event-taken = { $player } a pris { $stones ->
    [1] une pierre
   *[other] { $stones } pierres
}.
skeleton-event-resigned = { $player } a abandonné.
skeleton-end-taken = Le tas est vide.
skeleton-end-resigned = La partie se termine par abandon.
skeleton-refusal-game-over = Cette partie est terminée.
skeleton-refusal-not-your-turn = C’est le tour { OF($owner) }.
skeleton-refusal-number = Prends au moins une pierre, et au plus { $most }.
skeleton-refusal-unreadable = Écris combien de pierres tu prends, par exemple « prendre 2 » ou juste « 2 ».
skeleton-refusal-how-many = Dis combien de pierres : « prendre 1 », ou « prendre 3 ».
skeleton-refusal-unknown-verb = Un coup commence par prendre, retirer ou enlever, pas par « { $words } ».
skeleton-typed-take = prendre, retirer, enlever
