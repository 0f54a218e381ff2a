# Skeleton: testi del gioco.

skeleton-name = Skeleton
skeleton-option-heap = pietre sul mucchio:
skeleton-option-heap-what = Quante pietre ci sono sul mucchio.
skeleton-move = Prendi { $stones }
skeleton-event-laid = Sul mucchio ci sono { $stones } pietre.
skeleton-event-taken = { $player } ha preso { $stones ->
    [1] una pietra
   *[other] { $stones } pietre
}.
skeleton-event-resigned = { $player } ha abbandonato.
skeleton-end-taken = Il mucchio è vuoto.
skeleton-end-resigned = La partita finisce per abbandono.
skeleton-refusal-game-over = Questa partita è finita.
skeleton-refusal-not-your-turn = Tocca { TO($owner) }.
skeleton-refusal-number = Prendi almeno una pietra, e al massimo { $most }.
skeleton-refusal-unreadable = Scrivi quante pietre prendi, per esempio «prendi 2» o solo «2».
skeleton-refusal-how-many = Di’ quante pietre: «prendi 1», o «prendi 3».
skeleton-refusal-unknown-verb = Una mossa inizia con prendi, togli o leva, non con «{ $words }».
skeleton-typed-take = prendi, togli, leva
