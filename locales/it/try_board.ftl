# Il tabellone di prova: si provano mosse su una posizione immaginata, per sé, e niente viene giocato.

try-button = Prova
try-heading = Provato, non giocato · { $game } · tavolo { $code }
# Nell’immagine.
try-mark = Provato, non giocato
try-alt = Provato, non giocato: un tabellone immaginato.
try-nothing-yet = Prova qui quello che vuoi: nessun altro lo vede, e niente viene giocato.
try-told = { $told }
try-told-left-open = { $told } Non si sa che cosa verrebbe scoperto: qui la posizione resta vuota.
try-assumed = { $told } (supposto)
try-guessed = { $told } (secondo un computer)
try-stood = { $who } salta il turno.
try-unseen = { $who } fa qualcosa che non vedi.
try-your-move = **Qui tocca a te.** { $prompt }
try-others-move = Qui toccherebbe { TO($people) }.
try-ends-over = Qui la partita sarebbe finita.
try-ends-others = Qui toccherebbe { TO($people) }, e non si sa niente di quello che può venire. La prova finisce qui.
try-ends-learning-own = Poi giocheresti: { $move }. Questa mossa svela qualcosa che non puoi ancora sapere: la prova finisce qui. Con **{ try-back-button }** provi altro.
try-ends-learning = Poi { $who } giocherebbe: { $move }. Questa mossa svela qualcosa che non puoi ancora sapere: la prova finisce qui. Con **{ try-back-button }** provi altro.

# Pulsanti e menu

try-stand-button = Vai al mio turno
try-may = Che cosa può fare { $who }?
try-guess-button = Come farebbe un computer
try-back-button = Indietro di una mossa
try-again-button = Ricomincia
try-forget-button = Dimentica
try-plan-button = Gioca così al mio turno
tried-button = La mia prova
try-plan-how = Scegli la mossa che devo giocare quando toccherà a te, poi premi **{ try-plan-button }**. Ora non si gioca niente.
try-plan-another = Hai già pianificato qualcosa. Aggiungo questo, per il caso in cui l’altro giochi ciò che hai supposto qui?
try-plan-beside-button = Aggiungi a ciò che è pianificato
try-plan-instead-button = Sostituisci ciò che è pianificato
try-replies = Che cosa può fare qui { $who }, per quel che vedi. Ciò che non vedi, come un pagamento, è solo un esempio:
try-replies-menu = Scegli una mossa
try-no-guess = Niente da indovinare qui: quello che farebbe un computer non si vede dal tuo posto, o ci ha messo troppo.

# Rifiuti

try-refusal-over = Questa partita è finita: non c’è più niente da provare.
try-refusal-ended = La prova finisce lì: si svelerebbe qualcosa. Torna indietro di una mossa per provare altro.
try-refusal-long = Una prova ha al massimo { $most } mosse. Torna indietro, o ricomincia.
try-refusal-impossible = Per quel che vedi, lì non è possibile.
