# Les règles de Jacynth pour qui joue, chapitre par chapitre (/tavolo règles). Nos propres mots.

jacynth-credit = Jacynth et le Decktet sont de P. D. Magnus, decktet.com (CC BY-NC-SA).

jacynth-rules-1-title = De quoi s’agit-il ?
jacynth-rules-1 =
    Deux ou trois familles bâtissent ensemble une ville, carte après carte, jusqu’à ce qu’elle en compte 36. Les cartes d’une même couleur qui se touchent forment un quartier. Avec quatre jetons chacune, elles prennent le contrôle de quartiers ; chaque carte d’un quartier que tu contrôles vaut un point. Qui a le plus de points gagne.
jacynth-rules-2-title = Cartes et ville
jacynth-rules-2 =
    Le Decktet a six couleurs : Lunes 🌙, Soleils ☀️, Vagues 🌊, Feuilles 🍃, Wyrms 🐉 et Nœuds 🪢. Les cartes de rang 2 à 9 en portent deux, les As et les Couronnes une. L’As est le rang le plus bas, la Couronne le plus haut ; chaque couleur a chaque rang une fois.
    La ville a six colonnes, de a à f, et six rangées, de 1 à 6 en partant du bas. Au début, six cartes se trouvent sur une diagonale. Chacun a trois cartes en main, le reste forme la pioche, et le sort dit qui commence.
jacynth-rules-3-title = Ton tour
jacynth-rules-3 =
    Pose une carte de ta main sur une case vide à côté d’une carte de la ville ; la diagonale ne compte pas. Toute carte convient : peu importent sa couleur et son rang. Puis tu peux mettre un jeton. À la fin, tu pioches une carte, tant qu’il y en a.
    Au clavier, dans l’option *carte* : la carte et sa case, par exemple **pacte b4** ou **marin c2**.
jacynth-rules-4-title = Quartiers
jacynth-rules-4 =
    Un quartier réunit toutes les cartes qui portent une même couleur et se touchent par un bord. Il s’arrête aux vides et aux cartes sans cette couleur. Une carte seule peut former un quartier.
    Une carte à deux couleurs appartient à deux quartiers, un pour chaque couleur, même si les deux ont les mêmes cartes.
jacynth-rules-5-title = Mettre un jeton
jacynth-rules-5 =
    Après avoir posé ta carte, tu peux mettre un de tes quatre jetons, sur la nouvelle carte ou sur n’importe quelle autre de la ville. Cette carte ne doit pas encore en porter, et aucun de ses quartiers ne doit être contrôlé par quelqu’un d’autre, une fois ta carte posée. Tes propres quartiers ne gênent pas. Un jeton ne bouge plus.
    Au clavier, à la suite : le mot jeton, puis la case ou le nom de la carte : **pacte b4 jeton c4**, **marin c2 jeton c2**, **château d5 jeton château**.
jacynth-rules-6-title = Contrôle
jacynth-rules-6 =
    Un quartier est à toi si ton jeton se trouve sur sa carte de plus haut rang, parmi ses cartes qui portent un jeton. Une seule carte haute l’emporte sur plusieurs basses.
    Si une nouvelle carte réunit des quartiers, le contrôle se décide aussitôt à nouveau, pour chaque couleur à part : la plus haute carte à jeton emporte tout le quartier. L’autre couleur d’une carte peut très bien te rester.
jacynth-rules-7-title = Fin et points
jacynth-rules-7 =
    Quand la 36e carte est posée, la partie est finie. Chaque quartier donne un point par carte à qui le contrôle. Une carte compte donc deux fois si ses deux quartiers sont à toi. Les jetons restants ne valent rien.
    À égalité de points, on partage le rang. Qui abandonne est dernier ; à trois, ses jetons restent dans la ville, ses cartes retournent dans la pioche, et les autres continuent.
jacynth-rules-8-title = Qui sait quoi
jacynth-rules-8 =
    Seuls les mains et l’ordre de la pioche sont secrets. La ville, les jetons et le nombre de cartes de la pioche et des mains sont visibles de tous. La liste des cartes que tu n’as pas encore vues se trouve sous ta main, dans *Plateau en texte*.
jacynth-rules-9-title = Variantes
jacynth-rules-9 =
    { "" }**Disposition** : Tours commence avec quatre cartes éloignées, en b2, b5, e2 et e5. Il y a alors 32 cartes à poser, si bien qu’à trois la troisième personne joue une fois de moins. Vieille Ville commence avec six cartes dispersées.
    { "" }**Paquet étendu** : quatre Pions et quatre Cours, à trois couleurs, et l’Excuse, qui n’en a pas. Ils se posent comme les autres cartes et comptent dans leurs quartiers, mais ne portent jamais de jeton. L’Excuse ne fait partie d’aucun quartier et sépare ce qui l’entoure. À la fin, neuf cartes restent.
