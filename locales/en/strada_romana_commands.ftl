# Names and descriptions of the commands of Strada Romana.
# Names: lower case, no spaces, at most 32 characters. Descriptions: at most 100.

# The same in every language.
command-strada-romana-name = strada-romana
command-strada-romana-description = { strada-romana-name }: wagons between Ostia and Rome, goods and contracts. For two to five.
