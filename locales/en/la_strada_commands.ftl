# Names and descriptions of the commands of La Strada and what they ask for.
# Names: lower case, no spaces, at most 32 characters. Descriptions: at most 100.

# The same in every language.
command-la-strada-name = la-strada
command-la-strada-description = { la-strada-name }: build roads from your workshop to nineteen settlements. For two to four.
command-la-strada-new-name = new
command-la-strada-new-description = Open a table of { la-strada-name } here
command-la-strada-workshop-name = workshop
command-la-strada-workshop-description = Place your workshop
command-la-strada-build-name = build
command-la-strada-build-description = Build a road to a settlement; several in a turn
command-la-strada-end-turn-name = end-turn
command-la-strada-end-turn-description = Build no more in this turn and keep your days
command-la-strada-days-name = days
command-la-strada-days-description = Show me what I can reach now and in my next turn

option-la-strada-place-name = place
option-la-strada-place-description = A free plain hex, such as D7
option-la-strada-to-name = to
option-la-strada-to-description = The settlement, or a whole road such as C3-D4-E4
option-la-strada-way-name = way
option-la-strada-way-description = Which way there; leave it out to see the ways on the map
option-la-strada-balanced-start-name = balanced-start
option-la-strada-balanced-start-description = Make up for the advantage of the first turn
option-la-strada-late-reveal-name = late-reveal
option-la-strada-late-reveal-description = Turn the settlements up only when all workshops stand
option-la-strada-ten-kept-name = ten-kept
option-la-strada-ten-kept-description = Ten days may be kept and six are added to them: up to sixteen in a turn
