# Noms et descriptions des commandes de Strada Romana.
# Noms : en minuscules, sans espace, 32 caractères au plus. Descriptions : 100 au plus.

command-strada-romana-name = strada-romana
command-strada-romana-description = { strada-romana-name } : chariots entre Ostie et Rome, marchandises, contrats. De deux à cinq.
