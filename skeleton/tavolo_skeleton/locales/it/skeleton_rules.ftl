# Le regole di Skeleton per i giocatori.

skeleton-credit = Un esempio.
skeleton-rules-1-title = { skeleton-name }
skeleton-rules-1 =
    A turno ciascuno prende da una a tre pietre; chi prende l’ultima ha vinto.

    Da tastiera: **prendi 1**, **prendi 2**, **prendi 3**, **2** o **3**.
