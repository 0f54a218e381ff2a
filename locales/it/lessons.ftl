# /tavolo impara: quello che le lezioni di tutti i giochi hanno in comune.

lesson-choose = Impara un gioco
lesson-choose-how = Alcune piccole posizioni, un minuto ciascuna: guarda, scegli una mossa, scopri che cosa succede. Le vedi solo tu, non conta nulla, e puoi smettere quando vuoi.
lesson-game = { $game } · { $count } passi
lesson-heading = { $game } · { $number } di { $count } · { $title }
rules-learn-button = Prova, mossa per mossa
lesson-ask = 👉 **{ $ask }**
lesson-right = ✅ { $said }
lesson-not-yet = 💡 { $said }
lesson-refused = 🚫 { $refusal }
lesson-back-button = ‹ Indietro
lesson-type-button = Scrivi una mossa
lesson-show-button = Fammi vedere
lesson-next-button = Avanti ›
lesson-end-button = Fine
lesson-again-button = Dall’inizio
lesson-form-title = La tua mossa
lesson-form-field = Mossa
lesson-form-field-hint = Come la scriveresti a un tavolo
lesson-done = Adesso sai giocare { TO($game) }
lesson-done-play = **Gioca** in un canale: { $command } apre un tavolo; scegli un computer facile come avversario.
lesson-done-read = **Leggi** il resto quando ti serve: { $command_tavolo_rules }.
