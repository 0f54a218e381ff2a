# La pagina su cui si gioca: le sue parole fisse, che la pagina tiene ciascuna sotto l’ultima parola.

web-word-board = Tabellone
web-word-menu = I miei tavoli
web-word-back = Indietro
web-word-send = Invia
web-word-others = Altre scelte
web-word-undo = Ritira
web-word-moves = Mosse
web-word-text = Testo
web-word-closer = Da vicino
# As in English.
web-word-post = Discord
web-word-touch = Tocca ciò che è segnato sul tabellone.
web-word-which = Quale?
web-word-news = Ci sono novità; la tua scelta resta.
web-word-lost = Nessuna connessione. Continuo a provare.
web-word-ended = Questo dispositivo non è più collegato.
web-word-yours = I tuoi tavoli, prima quelli che ti aspettano.
web-word-none = Ora non giochi a nessun tavolo.
web-word-signin = Vedi ciò che vedono tutti. Per giocare qui: su Discord premi Gioca, poi Sul tabellone.

# What the server says: whose board a page shows, and why it refuses something.

web-board-own = Tabellone: { $who }
web-board-public = Ciò che vedono tutti
web-seat = { $who }
web-left = Ancora { $time }
web-hardly-left = Il tempo è quasi scaduto
web-next = Poi: { $game }
web-agreed = Annotato: sei d’accordo.
web-other-person = Questo dispositivo era collegato come { $before }. D’ora in poi mostra i tabelloni di { $now }.
web-refusal-request = Non riesco a leggere questa richiesta. Ricarica la pagina, per favore.
web-refusal-device = Questo dispositivo non è più collegato.
web-refusal-ticket = Questo link è già stato usato o ha più di dieci minuti. Su Discord premi di nuovo «Sul tabellone».
web-refusal-too-much = Era molto in una volta. Tra un secondo si va avanti.
