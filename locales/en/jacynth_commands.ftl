# Names and descriptions of the commands of Jacynth and what they ask for.
# Names: lower case, no spaces, at most 32 characters. Descriptions: at most 100.

# The same in every language.
command-jacynth-name = jacynth
command-jacynth-description = { jacynth-name }: build a city of cards and control its districts. For two or three.
command-jacynth-new-name = new
command-jacynth-new-description = Open a table of { jacynth-name } here
command-jacynth-play-name = play
command-jacynth-play-description = Lay a card in the city, with a token if you like

option-jacynth-card-name = card
option-jacynth-card-description = A card of your hand, or the whole turn, such as pact b4 token c4
option-jacynth-place-name = place
option-jacynth-place-description = Where to lay it, such as b4; leave it out to choose from a menu
option-jacynth-token-name = token
option-jacynth-token-description = The card that gets a token, such as c4; leave it out for none
option-jacynth-layout-name = layout
option-jacynth-layout-description = Where the first cards lie
option-jacynth-extended-name = extended-deck
option-jacynth-extended-description = Play with Pawns, Courts and the Excuse: 45 cards instead of 36

choice-jacynth-layout-razeway = Razeway (six cards on a diagonal)
choice-jacynth-layout-towers = Towers (four cards apart; with three players, the third has one turn less)
choice-jacynth-layout-oldcity = Old City (six scattered cards)
