# What the server says: whose board a page shows, and why it refuses something.

web-board-own = Le plateau de { $who }
web-board-public = Ce que tous voient
web-seat = { $who }
web-left = Encore { $time }
web-hardly-left = Le temps est presque écoulé
web-next = Ensuite : { $game }
web-agreed = C’est noté : tu es d’accord.
web-refusal-request = Je n’arrive pas à lire cette demande. Recharge la page, s’il te plaît.
web-refusal-device = Cet appareil n’est plus connecté.
web-refusal-ticket = Ce lien a déjà servi ou date de plus de dix minutes. Sur Discord, appuie de nouveau sur « Sur le plateau ».
web-refusal-too-much = C’était beaucoup à la fois. Cela reprend dans une seconde.
