# Les règles de Skeleton pour les joueurs.

skeleton-credit = Un exemple.
skeleton-rules-1-title = { skeleton-name }
skeleton-rules-1 =
    À tour de rôle, chacun prend une à trois pierres ; qui prend la dernière a gagné.

    Au clavier : **prendre 1**, **prendre 2**, **prendre 3**, **2** ou **3**.
