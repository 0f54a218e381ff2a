# /skeleton: the names and descriptions of its commands (step 4 of the guide).

# The same in every language.
command-skeleton-name = skeleton
command-skeleton-description = { skeleton-name }: a game for two.
