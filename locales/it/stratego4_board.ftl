# Le parole nelle immagini di Stratego 4 (brevi: hanno poco spazio).

# The two spaces of the castle, on narrow stones; very short.
board-stratego4-ring = cinta
board-stratego4-turret = torre
# In a seat's panel, instead of its slider; short.
board-stratego4-resigned = abbandono
board-stratego4-out = fuori gioco
board-stratego4-ready = pronto
board-stratego4-deploying = sta schierando
# Below the board, each in a third of its width.
board-stratego4-round = Giro { $round }
board-stratego4-stage-deploying = Pronti: { $ready } su { $seats }
# Beside a pale disc: such ranks were told to everybody.
board-stratego4-told = grado noto a tutti
# Beside the back of a piece.
board-stratego4-unknown = grado ignoto
board-stratego4-memory = Gioco di memoria
# Beside an hourglass: so many turns without a beaten piece are left until the draw.
board-stratego4-draw = { $turns ->
    [one] patta fra { $turns } turno
   *[other] patta fra { $turns } turni
}
