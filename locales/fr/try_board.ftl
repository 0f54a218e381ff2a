# Le plateau d’essai : on essaie des coups sur une position imaginée, pour soi, et rien n’est joué.

try-button = Essayer
try-heading = Essayé, pas joué · { $game } · table { $code }
# Dans l’image.
try-mark = Essayé, pas joué
try-alt = Essayé, pas joué : un plateau imaginé.
try-nothing-yet = Essaie ici ce que tu veux : personne d’autre ne le voit, et rien n’est joué.
try-told = { $told }
try-told-left-open = { $told } Ce qui serait dévoilé n’est pas connu : l’emplacement reste vide ici.
try-assumed = { $told } (supposé)
try-guessed = { $told } (deviné par un ordinateur)
try-stood = { $who } passe son tour.
try-unseen = { $who } fait quelque chose que tu ne vois pas.
try-your-move = **Ici, à toi de jouer.** { $prompt }
try-others-move = Ici, ce serait à { $people } de jouer.
try-ends-over = Ici, la partie serait finie.
try-ends-others = Ici, ce serait à { $people } de jouer, et on ne sait rien de ce qui peut venir. L’essai s’arrête là.
try-ends-learning-own = Puis tu jouerais : { $move }. Ce coup dévoile quelque chose que tu ne peux pas encore savoir : l’essai s’arrête là. **{ try-back-button }** permet d’essayer autre chose.
try-ends-learning = Puis { $who } jouerait : { $move }. Ce coup dévoile quelque chose que tu ne peux pas encore savoir : l’essai s’arrête là. **{ try-back-button }** permet d’essayer autre chose.

# Boutons et menus

try-stand-button = Aller à mon tour
try-may = Que peut faire { $who } ?
try-guess-button = Comme le ferait un ordinateur
try-back-button = Un coup en arrière
try-again-button = Recommencer
try-forget-button = Oublier
try-plan-button = Jouer ainsi à mon tour
tried-button = Mon essai
try-plan-how = Choisis le coup que je jouerai quand ce sera ton tour, puis appuie sur **{ try-plan-button }**. Rien n’est joué maintenant.
try-plan-another = Tu as déjà prévu quelque chose. Faut-il ajouter ceci, pour le cas où l’autre joue ce que tu as supposé ici ?
try-plan-beside-button = Ajouter à ce qui est prévu
try-plan-instead-button = Remplacer ce qui est prévu
try-replies = Les coups possibles ici pour { $who }, d’après ce que tu vois. Ce que tu ne vois pas, comme un paiement, n’est qu’un exemple :
try-replies-menu = Choisis un coup
try-no-guess = Rien à deviner ici : ce que ferait un ordinateur ne se voit pas de ta place, ou il a réfléchi trop longtemps.

# Refus

try-refusal-over = Cette partie est finie : il n’y a plus rien à essayer.
try-refusal-ended = L’essai s’arrête là : quelque chose se dévoilerait. Reviens un coup en arrière pour essayer autre chose.
try-refusal-long = Un essai a au plus { $most } coups. Reviens en arrière, ou recommence.
try-refusal-impossible = D’après ce que tu vois, ce n’est pas possible là.
