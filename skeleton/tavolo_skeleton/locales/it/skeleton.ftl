# Skeleton: testi del gioco.

skeleton-name = Skeleton
skeleton-option-heap = pietre sul mucchio: { $value }
skeleton-move = Prendi { $stones }
skeleton-event-taken = { $player } ha preso { $stones ->
    [1] una pietra
   *[other] { $stones } pietre
}.
skeleton-event-resigned = { $player } ha abbandonato.
skeleton-end-taken = Il mucchio è vuoto.
skeleton-end-resigned = La partita finisce per abbandono.
skeleton-refusal-game-over = Questa partita è finita.
skeleton-refusal-not-your-turn = Tocca a { $owner }.
skeleton-refusal-number = Prendi almeno una pietra, e al massimo { $most }.
skeleton-refusal-unreadable = Scrivi quante pietre prendi: «prendi 2».
skeleton-typed-take = prendi
skeleton-changed-heap = { $stones ->
    [1] Ora c’è una pietra sul mucchio.
   *[other] Ora ci sono { $stones } pietre sul mucchio.
}
