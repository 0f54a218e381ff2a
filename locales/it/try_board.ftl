# Il tabellone di prova: si provano mosse su una posizione immaginata, per sé, e niente viene giocato.

try-button = Prova
try-heading = Provato, non giocato · { $game } · tavolo { $code }
# Nell’immagine.
try-mark = Provato, non giocato
try-alt = Provato, non giocato: un tabellone immaginato.
try-nothing-yet = Prova qui quello che vuoi: nessun altro lo vede, e niente viene giocato.
try-told = { $told }
try-guessed = { $told } (secondo un computer)
try-stood = { $who } lascia passare il turno.
try-unseen = { $who } fa qualcosa che non vedi.
try-your-move = **Qui tocca a te.** { $prompt }
try-others-move = Qui la mossa sarebbe di { $people }.
try-ends-over = Qui la partita sarebbe finita.
try-ends-others = Qui la mossa sarebbe di { $people }, e non si sa niente di quello che può venire. La prova finisce qui.
try-ends-learning-own = Poi giocheresti: { $move }. Questa mossa svela qualcosa che non puoi ancora sapere: la prova finisce qui.
try-ends-learning = Poi { $who } giocherebbe: { $move }. Questa mossa svela qualcosa che non puoi ancora sapere: la prova finisce qui.

# Pulsanti e menu

try-stand-button = Lasciali passare
try-may = Che cosa può fare { $who }?
try-guess-button = Come un computer
try-back-button = Un passo indietro
try-again-button = Ricomincia
try-forget-button = Dimentica
try-plan-button = Giocalo al mio turno
tried-button = La mia sequenza provata
try-plan-another = Qualcosa è già previsto. Aggiungo questa variante, per il caso in cui l’altro giochi ciò che hai supposto qui?
try-plan-beside-button = Aggiungi come variante
try-plan-instead-button = Al posto dell’altra
try-replies = Che cosa può fare qui { $who }, per quel che vedi:
try-replies-menu = Scegli una mossa
try-no-guess = Niente da indovinare qui: quello che farebbe un computer non si vede dal tuo posto, o ci ha messo troppo.

# Rifiuti

try-refusal-over = Questa partita è finita: non c’è più niente da provare.
try-refusal-ended = La prova finisce lì: si svelerebbe qualcosa. Torna indietro di un passo per provare altro.
try-refusal-long = Una prova ha al massimo { $most } mosse. Torna indietro, o ricomincia.
try-refusal-impossible = Per quel che vedi, lì non è possibile.
