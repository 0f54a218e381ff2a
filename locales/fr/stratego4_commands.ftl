# Noms et descriptions des commandes de Stratego 4 et de leurs options.
# Noms : en minuscules, sans espace, 32 caractères au plus. Descriptions : 100 au plus.

command-stratego4-name = stratego
command-stratego4-description = Stratego 4 : porter son drapeau au donjon, au milieu. À trois, à quatre ou en équipes.
command-stratego4-new-name = nouvelle
command-stratego4-new-description = Ouvrir ici une table de Stratego 4
command-stratego4-deploy-name = déployer
command-stratego4-deploy-description = Déployer ton armée avant la bataille ; personne d’autre ne la voit
command-stratego4-move-name = bouger
command-stratego4-move-description = Déplacer une pièce, ou attaquer avec elle
command-stratego4-fire-name = tirer
command-stratego4-fire-description = Tirer au canon sur une pièce, à trois cases
command-stratego4-flag-name = drapeau
command-stratego4-flag-description = Où sont les drapeaux, et comment en laisser un sur place
command-stratego4-recruit-name = repêcher
command-stratego4-recruit-description = Repêcher une pièce battue, quand on te le demande
command-stratego4-army-name = armée
command-stratego4-army-description = Voir mon armée, de mon côté du plateau

option-stratego4-teams-name = équipes
option-stratego4-teams-description = Deux contre deux, partenaires face à face ; à quatre seulement (non)
option-stratego4-memory-name = mémoire
option-stratego4-memory-description = Les grades révélés en duel ne restent pas sur les pièces ; le salon, lui, garde ses mots (non)
option-stratego4-slow-start-name = début-lent
option-stratego4-slow-start-description = Aucun drapeau n’entre dans le château pendant les cinq premiers tours de table (non)
option-stratego4-quiet-rounds-name = tours-calmes
option-stratego4-quiet-rounds-description = Après combien de tours de table sans pièce battue la partie est nulle (cinquante)
# As in English.
option-stratego4-formation-name = formation
option-stratego4-formation-description = Une armée toute prête, ou son reflet
option-stratego4-swap-name = échanger
option-stratego4-swap-description = La pièce à échanger, par exemple d3
option-stratego4-with-name = avec
option-stratego4-with-description = La pièce dont elle prend la place
option-stratego4-ranks-name = grades
option-stratego4-ranks-description = Vingt grades, rang par rang depuis l’avant, de gauche à droite : 9768543 …
option-stratego4-ready-name = prêt
option-stratego4-ready-description = Finir le déploiement ; on te le redemande une fois (non)
option-stratego4-from-name = de
option-stratego4-from-description = La pièce, par exemple f3 ; ou le coup entier : f3 f4, f3xf5
option-stratego4-to-name = à
option-stratego4-to-description = Où elle va ou attaque ; sans cela, l’image te montre les possibilités
option-stratego4-flag-name = drapeau
option-stratego4-flag-description = Si elle porte un drapeau : ce qu’il devient (elle l’emporte)
option-stratego4-cannon-name = de
option-stratego4-cannon-description = Le canon, par exemple f3 ; ou le tir entier : f3 enceinte
option-stratego4-at-name = cible
option-stratego4-at-description = Sur quoi il tire, à trois cases
option-stratego4-rank-name = grade
option-stratego4-rank-description = Quelle pièce battue revient
choice-stratego4-flag-take = L’emporter
choice-stratego4-flag-leave = Le laisser sur place
