# /tavolo help

help-heading = Comment jouer ici
help-start = **Ouvre une table** avec { $openings }. Les autres appuient sur **{ $join }**, tu appuies sur **{ $start }** sous **{ $seat }**, et une table complète commence d’elle-même. Invite une personne par son nom, et la partie commence quand elle accepte. Personne sous la main ? Choisis un **ordinateur** : facile, normal ou difficile.
help-learn = **Un jeu que tu ne connais pas ?** { $command_tavolo_learn } te l’apprend, coup par coup : quelques petites positions, rien que pour toi.
help-play = **À toi de jouer ?** **{ $play }**, sous le plateau, ne montre que ce que tu peux faire. Ou tape : { $moves }. Rien ne presse ; une partie peut durer des jours.
help-undo = **Un faux pas ?** Sous ton coup se trouve **{ $undo }**, tant que personne n’a joué depuis ni rien appris grâce à lui ; plus tard, { $command_table_undo } demande aux autres.
help-private = **Ce qui n’est que pour tes yeux** n’arrive qu’à toi : en message privé, et à tout moment sous **{ $view }**. { $command_me_settings } arrête les messages.
help-tables = **Plusieurs parties à la fois ?** { $command_me_tables } liste les tiennes, d’abord celles qui t’attendent. Dans chaque commande, tu peux indiquer la table.
help-absent = **Quelqu’un n’a pas le temps ?** Chaque coup a une échéance, indiquée sous le plateau ; { $command_table_status } dit ce qui se passe après. Si quelqu’un ne vient plus, les autres décident avec { $command_table_vote }. { $command_table_pause } arrête toutes les horloges, { $command_me_away } te donne des jours de repos. { $command_table_resign } renonce à une partie, { $command_table_cancel } la termine sans résultat.
help-hosts = **Ta table ?** Avant la partie, { $command_table_invite } garde des places, { $command_table_remove } en libère, { $command_table_change } change le rythme, le nombre de places et les options ; tout cela aussi sous **{ $seat }**. { $command_me_block } empêche quelqu’un de t’inviter.
help-managers = **Tu gères le serveur ?** { $command_table_manage_freeze } arrête une partie, { $command_table_manage_unfreeze } la laisse reprendre, { $command_table_manage_host } confie la table à quelqu’un d’autre.
help-where = **Les règles** se trouvent sous { $command_tavolo_rules }, dans ta langue. **{ $text }** décrit tout le plateau en mots ; **{ $closer }**, sous ton jeu, en dessine une partie en plus grand. Une table parle la langue choisie à son ouverture, sinon celle du serveur, sinon celle de la personne qui l’a ouverte ; ce qui n’est que pour tes yeux est dans la tienne.
