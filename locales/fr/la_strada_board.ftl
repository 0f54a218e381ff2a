# Les mots dans les images de La Strada (courts : ils ont peu de place).

# What one road tile costs, in the legend; very short.
board-la-strada-cost = { $days } jours
# In a seat's panel, instead of its days.
board-la-strada-resigned = abandon
