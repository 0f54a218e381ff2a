# Names and descriptions of the commands of Ruta.
# Names: lower case, no spaces, at most 32 characters. Descriptions: at most 100.

# The same in every language.
command-ruta-name = ruta
command-ruta-description = { ruta-name }: claim the trade routes of a kingdom of cards. For two.
