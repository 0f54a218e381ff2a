# Words inside the pictures of La Strada (short: they have little room).

# What one road tile costs, in the legend; very short.
board-la-strada-cost = { $days } days
# In a seat's panel, instead of its days.
board-la-strada-resigned = resigned
