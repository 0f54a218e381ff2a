# The lesson of Bidding.

bidding-picture-table = Les lots dévoilés jusqu’ici et, pour chaque joueur, sa marque, son nom et ses points ; un signe plus à côté de qui a misé.

bidding-lesson-highest-title = La plus haute mise
bidding-lesson-highest = La plus haute carte gagne le lot. Le rival a 2 et 4 ; dans la main : 1 et 5.
bidding-lesson-highest-ask = Trois points sont en jeu : prends-les.
bidding-lesson-highest-low = Un 1 perd contre les deux cartes du rival.
bidding-lesson-highest-right = Aucune carte du rival ne bat un 5.
bidding-lesson-highest-hint = Laquelle de tes cartes dépasse 2 et 4 ?

bidding-lesson-alone-title = Seule
bidding-lesson-alone = Les cartes égales ne comptent pas. Le rival a 1 et 2 ; dans la main : 2 et 3.
bidding-lesson-alone-ask = Mise la carte qui gagne à coup sûr.
bidding-lesson-alone-alike = Si le rival mise 2 lui aussi, personne ne prend le lot.
bidding-lesson-alone-right = Il ne reste aucun autre 3, ni rien de plus haut.
bidding-lesson-alone-hint = Cherche la carte que le rival ne peut pas égaler.

bidding-lesson-save-title = Ce qu’il faut garder
bidding-lesson-save = Chaque carte se mise une seule fois. Un point est en jeu, et le dernier lot vaudra 5.
bidding-lesson-save-ask = Mise de façon à garder la meilleure carte.
bidding-lesson-save-wasted = Le point est gagné, mais pas le dernier lot, qui vaut 5.
bidding-lesson-save-right = Un point est perdu, et le 5 reste pour le dernier lot.
bidding-lesson-save-hint = Quel lot vaut davantage : celui-ci ou le dernier ?

bidding-lesson-carried-title = Ce qui reste
bidding-lesson-carried = Quand aucune mise n’est seule, le lot s’ajoute au suivant : neuf points sont maintenant en jeu. Le rival a 2 et 4.
bidding-lesson-carried-ask = Prends les neuf points.
bidding-lesson-carried-little = Un 1 ne bat ni 2 ni 4.
bidding-lesson-carried-right = Neuf points pour une carte.
bidding-lesson-carried-hint = Mise la plus haute carte de la main.

bidding-lesson-spent-title = Cartes jouées
bidding-lesson-spent = Une carte misée ne revient pas. C’est la dernière manche.
bidding-lesson-spent-ask = Mise la carte qui reste.
bidding-lesson-spent-gone = Le 4 a été misé à la manche précédente.
bidding-lesson-spent-right = C’était la dernière carte : la partie est finie.
bidding-lesson-spent-hint = Il ne reste qu’une carte dans la main.
