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

## Rifiuti

page-refusal-too-large = La pagina di questa partita sarebbe troppo grande per un solo file.
page-refusal-not-now = In questo momento non riesco a fare la pagina. Chiedi di nuovo tra un minuto.
page-refusal-other-result = Le mosse di questa partita non portano al risultato registrato, quindi non ce n’è una pagina.
