# Names and descriptions of the commands of La Strada.
# Names: lower case, no spaces, at most 32 characters. Descriptions: at most 100.

# The same in every language.
command-la-strada-name = la-strada
command-la-strada-description = { la-strada-name }: build roads from your workshop to nineteen settlements. For two to four.
