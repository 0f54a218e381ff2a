# The rules of Bidding, chapter by chapter.

bidding-credit = Le jeu de stratégie pure (Goofspiel), avec cinq cartes.

bidding-rules-1-title = Les mises
bidding-rules-1 =
    Chaque joueur a cinq cartes, de 1 à 5. Cinq lots, de 1 à 5, sont dévoilés l’un après l’autre. Pour chacun, tout le monde mise une carte en secret, en même temps.
    Quand plus personne ne doit de mise, toutes sont montrées : la plus haute carte que personne d’autre n’a misée prend le lot. Quand aucune mise n’est seule, le lot s’ajoute au suivant, sauf si la table a décidé qu’il est perdu.
    Au clavier : **miser 1**, **miser 2**, **miser 3**, **miser 4**, **miser 5**, ou seulement le nombre.
bidding-rules-2-title = La fin
bidding-rules-2 =
    Après cinq lots, le plus grand nombre de points gagne. Qui abandonne reprend sans la montrer une mise déjà posée.
