# Names and descriptions of the commands of Stratego 4.
# Names: lower case, no spaces, at most 32 characters. Descriptions: at most 100.

# The same in every language.
command-stratego4-name = stratego
command-stratego4-description = { stratego4-name }: carry your flag to the turret in the middle. For three, four or two teams.
