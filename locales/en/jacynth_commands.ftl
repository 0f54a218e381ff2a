# Names and descriptions of the commands of Jacynth.
# Names: lower case, no spaces, at most 32 characters. Descriptions: at most 100.

# The same in every language.
command-jacynth-name = jacynth
command-jacynth-description = { jacynth-name }: build a city of cards and control its districts. For two or three.

choice-jacynth-layout-razeway = Razeway (six cards on a diagonal)
choice-jacynth-layout-towers = Towers (four cards apart; with three players, the third has one turn less)
choice-jacynth-layout-oldcity = Old City (six scattered cards)
