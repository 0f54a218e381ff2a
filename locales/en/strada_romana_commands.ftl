# Names and descriptions of the commands of Strada Romana and what they ask for.
# Names: lower case, no spaces, at most 32 characters. Descriptions: at most 100.

# The same in every language.
command-strada-romana-name = strada-romana
command-strada-romana-description = { strada-romana-name }: wagons between Ostia and Rome, goods and contracts. For two to five.
command-strada-romana-new-name = new
command-strada-romana-new-description = Open a table of { strada-romana-name } here
command-strada-romana-move-name = move
command-strada-romana-move-description = Run a wagon, or write your whole turn
command-strada-romana-buy-name = buy
command-strada-romana-buy-description = Pay for special movement before the first step of your turn
command-strada-romana-take-name = take
command-strada-romana-take-description = Take a tile or a cube from the wagon that has just run
command-strada-romana-wagon-tile-name = wagon-tile
command-strada-romana-wagon-tile-description = Look through the wagon tiles in secret and keep one
command-strada-romana-pass-name = pass
command-strada-romana-pass-description = Pass and take a coin
command-strada-romana-end-turn-name = end-turn
command-strada-romana-end-turn-description = Move no more and take nothing more in this turn

option-strada-romana-run-name = run
option-strada-romana-run-description = Such as Ballio 3H 4H; or a whole turn: Ballio 3H 4H; Sosia 9C +tile
option-strada-romana-special-name = special
option-strada-romana-special-description = Which special movement; each includes the cheaper ones
option-strada-romana-good-name = good
option-strada-romana-good-description = The tile of an area (III), or the cube beside a square (5H)
option-strada-romana-wagon-name = wagon
option-strada-romana-wagon-description = Whose tile you keep, once you look through the stack
option-strada-romana-idle-rounds-name = idle-rounds
option-strada-romana-idle-rounds-description = How many rounds without gain end the game
