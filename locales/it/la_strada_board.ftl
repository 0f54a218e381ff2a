# Le parole nelle immagini di La Strada (brevi: hanno poco spazio).

# What one road tile costs, in the legend; very short.
board-la-strada-cost = { $days } giorni
# In a seat's panel, instead of its days.
board-la-strada-resigned = abbandono
