# /tavolo aide

help-heading = Comment jouer ici
help-start = **Ouvre une table** avec /ruta nouvelle, /la-strada nouvelle, /strada-romana nouvelle ou /stratego nouvelle. Les autres appuient sur **Rejoindre**, quelqu’un appuie sur **Commencer**. Invite une personne par son nom, et la partie commence quand elle accepte. Personne sous la main ? Choisis un **ordinateur** : facile, normal ou difficile.
help-play = **Joue** avec le bouton sous le plateau : il ne montre que ce que tu peux faire. Ou tape : /ruta piocher, /la-strada construire, /strada-romana avancer, /stratego bouger. Rien ne presse ; une partie peut durer des jours.
help-private = **Ce qui n’est que pour tes yeux** n’arrive qu’à toi : en message privé, et à tout moment sous **Mon jeu**. /moi réglages arrête les messages.
help-tables = **Plusieurs parties à la fois ?** /moi tables liste les tiennes, d’abord celles qui t’attendent. L’option « table » en désigne une.
help-absent = **Quelqu’un n’a pas le temps ?** Chaque coup a une échéance, indiquée sous le plateau ; /table état dit ce qui se passe ensuite. /table abandonner renonce à une partie, /table annuler la termine sans résultat.
help-where = **Les règles** se trouvent sous /tavolo règles, dans ta langue. **Plateau en texte** dit tout le plateau en mots.
