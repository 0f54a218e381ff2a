# Promemoria per chi deve giocare, uguali per ogni gioco.

## Quanto tempo è passato

table-reminder-halfway = Al tavolo { $code } è passata metà del tuo tempo. Nessuna fretta: gioca quando ti fa comodo.
table-reminder-nearly = Al tavolo { $code } il tuo tempo sta per scadere.

## Nel canale del tavolo

call-reminder = { $people }, un piccolo promemoria.

## Il titolo del messaggio diretto

letter-reminder = { $game } · tavolo { $code } · un promemoria
