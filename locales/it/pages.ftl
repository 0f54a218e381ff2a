# Ciò che sta sulla pagina di una partita, un file HTML.

# The heading of the page of a game that is not over, made for one seat.
page-own = { $game }: una partita non finita, come la vede il giocatore { $number }
page-set-up = Preparazione
page-move = Mossa { $number }
page-moves = Mosse
page-course = L’andamento della partita
page-keys = Le frecce della tastiera, un dito che scorre sul tabellone o una mossa di questa lista ti portano attraverso la partita.
page-needs = Per scorrere la partita questa pagina ha bisogno di JavaScript e di un browser del 2023 o più recente.

## Comandi

page-place = Posizione
page-first = Prima posizione
page-back = Un passo indietro
page-on = Un passo avanti
page-last = Ultima posizione
page-theme = Chiaro o scuro
# Whose view the board shows.
page-sees = Visto da
page-sees-open = Tutto scoperto
page-sees-public = Tutti

page-without-seats = Qui manca la vista dei singoli posti: con essa il file sarebbe troppo grande.

## Più tavoli della stessa distribuzione

page-tables-heading = { $game }: { $count ->
    [1] un tavolo
   *[other] { $count } tavoli fianco a fianco
}
# Below the heading: where the tables were played.
page-tables-cup = Coppa { $code } · turno { $round } · la stessa distribuzione a ogni tavolo
# The name of the group of buttons that show and hide tables.
page-tables = Tavoli
page-table = Tavolo { $code }
page-table-own = Tavolo { $code } (il tuo)
page-table-judged = Non finita alla fine del turno: nella coppa conta secondo la regola delle partite non finite.
page-table-unfinished = Questa partita non è stata giocata fino in fondo. Si vede come l’hanno vista tutti.
page-tables-keys = Le frecce della tastiera, un dito che scorre su un tabellone o una mossa di un elenco ti portano attraverso tutti i tavoli insieme.
# Said at moves that this table did not reach.
page-table-over = Questa partita è finita.
page-table-no-further = Questa partita non è andata oltre.
page-tables-fewer-eyes = Con la vista di ogni posto il file sarebbe troppo grande, o ci vorrebbe troppo per farlo: ogni partita è mostrata scoperta.
page-tables-left-out = { $count ->
    [1] Un altro tavolo del turno non è in questo file.
   *[other] Altri { $count } tavoli del turno non sono in questo file.
}
page-results = Risultati
page-results-said = Ogni colonna riunisce chi ha avuto la stessa mano; il risultato migliore è in grassetto, e il posto in quella partita tra parentesi.
# The heading of the column with the tables' names.
page-results-table = Tavolo
page-result-points = { $points } ({ $rank })
page-result-rank = { $rank }º posto
page-result-none = non finita
page-result-named = { $name }: { $result }

## Rifiuti

page-refusal-too-large = La pagina di questa partita sarebbe troppo grande per un solo file.
page-refusal-not-now = In questo momento non riesco a fare la pagina. Chiedi di nuovo tra un minuto.
page-refusal-other-result = Le mosse di questa partita non portano al risultato registrato, quindi non ce n’è una pagina.
