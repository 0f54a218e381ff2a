# Noms et descriptions des commandes, tels que Discord les montre.

# As in English.
command-table-name = table
command-table-description = Tes tables, quel que soit le jeu
command-table-list-name = liste
command-table-list-description = Voir les tables de ce serveur
command-table-join-name = rejoindre
command-table-join-description = Prendre place à une table
command-table-leave-name = quitter
command-table-leave-description = Rendre sa place avant le début de la partie
command-table-start-name = commencer
command-table-start-description = Commencer la partie avec les personnes à table
command-table-board-name = plateau
command-table-board-description = Voir le plateau comme tout le monde le voit
command-table-mine-name = mon-jeu
command-table-mine-description = Voir la table de ma place, avec ce que je peux faire
command-table-status-name = état
command-table-status-description = Qui doit jouer, et jusqu’à quand
command-table-resign-name = abandonner
command-table-resign-description = Abandonner une partie
# As in English.
command-table-pause-name = pause
command-table-pause-description = Arrêter toutes les horloges d’une partie
command-table-resume-name = reprendre
command-table-resume-description = Faire repartir les horloges d’une partie en pause
command-table-pace-name = rythme
command-table-pace-description = Proposer un autre rythme pour une partie en cours
option-new-pace-name = rythme
option-new-pace-description = Combien de temps un coup peut prendre (comme maintenant)
command-me-away-name = absence
command-me-away-description = Jours de repos : tes horloges s’arrêtent à toutes les tables
option-days-name = jours
option-days-description = Pour combien de jours dès maintenant ; 0 : te revoilà
command-table-cancel-name = annuler
command-table-cancel-description = Annuler une table ; une partie en cours, seulement si tous sont d’accord
command-table-history-name = historique
command-table-history-description = Ce qui s’est passé à une table
command-table-computer-name = ordinateur
command-table-computer-description = Ajouter un ordinateur à une place libre de ta table
command-table-verify-name = vérifier
command-table-verify-description = Vérifier qu’une partie finie a été distribuée et jouée loyalement

command-me-name = moi
command-me-description = Tes tables et tes réglages
# As in English.
command-me-tables-name = tables
command-me-tables-description = Toutes tes tables, d’abord celles qui t’attendent
command-me-settings-name = réglages
command-me-settings-description = Ta langue et tes messages privés

command-tavolo-name = tavolo
command-tavolo-description = Ce bot et ses jeux
command-tavolo-help-name = aide
command-tavolo-help-description = Comment jouer ici
command-tavolo-rules-name = règles
command-tavolo-rules-description = Les règles d’un jeu, chapitre par chapitre
command-tavolo-learn-name = apprendre
command-tavolo-learn-description = Apprendre un jeu, coup par coup

# As in English.
option-table-name = table
option-table-description = Quelle table ; seulement si plusieurs sont possibles
# As in English.
option-table-code-name = table
option-table-code-description = Le code de la table finie, par exemple K7QD
option-opponent-name = adversaire
option-opponent-description = Inviter quelqu’un ; sinon, tout le monde peut rejoindre
option-computer-name = ordinateur
option-computer-description = Jouer tout de suite contre un ordinateur
option-players-name = joueurs
option-players-description = À combien on joue (toutes les personnes nommées ; sinon autant qu’on peut)
option-second-opponent-name = deuxième-adversaire
option-second-opponent-description = Inviter une autre personne
option-third-opponent-name = troisième-adversaire
option-third-opponent-description = Inviter une troisième personne
option-fourth-opponent-name = quatrième-adversaire
option-fourth-opponent-description = Inviter une quatrième personne
option-computers-name = ordinateurs
option-computers-description = Combien d’ordinateurs jouent (autant que de places libres)
option-level-name = niveau
option-level-description = La force de l’ordinateur
option-fill-name = remplir
option-fill-description = Laisser des ordinateurs prendre toutes les places libres (non)
option-pace-name = rythme
option-pace-description = Combien de temps un coup peut prendre (trois jours)
option-reserve-name = réserve
option-reserve-description = Du temps où puiser quand un coup est plus long (aucun)
option-late-name = retard
option-late-description = Ce qui se passe quand le temps est écoulé (la table attend)
option-thread-name = fil
option-thread-description = Jouer dans un nouveau fil plutôt que dans ce salon (non)
option-table-language-name = langue
option-table-language-description = La langue des messages de la table (celle du serveur)
option-language-name = langue
option-language-description = La langue dans laquelle je te parle
# As in English.
option-letters-name = messages
option-letters-description = Quand je peux t’écrire en privé
option-confirm-name = confirmer
option-confirm-description = Quand te montrer un coup et demander avant de le jouer
option-game-name = jeu
option-game-description = Quel jeu
option-chapter-name = chapitre
option-chapter-description = Quel chapitre ; tape un mot pour le chercher

choice-pace-live = En direct : dix minutes
choice-pace-12 = Douze heures
choice-pace-24 = Un jour
choice-pace-72 = Trois jours
choice-pace-168 = Une semaine
choice-pace-0 = Autant qu’on veut
choice-level-easy = Facile
# As in English.
choice-level-normal = Normal
choice-level-hard = Difficile
choice-reserve-small = Petite : le temps d’un coup, un douzième de plus à chaque coup
choice-reserve-large = Grande : le temps de trois coups, un quart de plus à chaque coup
choice-late-wait = La table attend
choice-late-play = La maison joue un coup discret
choice-late-resign = La personne en retard abandonne
choice-language-auto = Comme dans mon Discord
choice-letters-all = Quand quelque chose me concerne
choice-letters-off = Jamais
choice-confirm-always = Avant chaque coup
choice-confirm-usual = Quand un coup coûte quelque chose
choice-confirm-never = Jamais
