# La page sur laquelle on joue : ses mots fixes, que la page garde chacun sous son dernier mot.

web-word-board = Plateau
web-word-menu = Mes tables
web-word-back = Retour
web-word-send = Envoyer
web-word-others = Autres choix
web-word-undo = Reprendre
web-word-moves = Coups
web-word-text = Texte
web-word-closer = De près
# As in English.
web-word-post = Discord
web-word-touch = Touche ce qui est marqué sur le plateau.
web-word-which = Lequel ?
web-word-news = Il y a du nouveau ; ton choix est gardé.
web-word-lost = Pas de connexion. Je réessaie.
web-word-ended = Cet appareil n’est plus connecté.
web-word-yours = Tes tables, d’abord celles qui t’attendent.
web-word-none = Tu ne joues à aucune table.
web-word-signin = Tu vois ce que tous voient. Pour jouer ici : sur Discord, Jouer, puis Sur le plateau.

# What the server says: whose board a page shows, and why it refuses something.

web-board-own = Plateau : { $who }
web-board-public = Ce que tous voient
web-seat = { $who }
web-left = Encore { $time }
web-hardly-left = Le temps est presque écoulé
web-next = Ensuite : { $game }
web-agreed = C’est noté : tu es d’accord.
web-other-person = Cet appareil était connecté pour { $before }. Il montre désormais les plateaux de { $now }.
web-refusal-request = Je n’arrive pas à lire cette demande. Recharge la page, s’il te plaît.
web-refusal-device = Cet appareil n’est plus connecté.
web-refusal-ticket = Ce lien a déjà servi ou date de plus de dix minutes. Sur Discord, appuie de nouveau sur « Sur le plateau ».
web-refusal-too-much = C’était beaucoup à la fois. Cela reprend dans une seconde.
