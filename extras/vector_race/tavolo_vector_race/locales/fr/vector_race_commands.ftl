# /race: the names and descriptions of its commands.

command-vector-race-name = course
command-vector-race-description = { vector-race-name } : des voitures sur papier quadrillé, toutes en même temps. De deux à cinq.

choice-vector-race-track-oval = Ovale
choice-vector-race-track-elbow = Coude
choice-vector-race-track-waist = Sablier
choice-vector-race-track-horseshoe = Fer à cheval
choice-vector-race-choices-nine = neuf
choice-vector-race-choices-five = cinq, sans diagonales
choice-vector-race-contact-scrape = elles perdent de la vitesse
choice-vector-race-contact-none = rien ne se passe
choice-vector-race-until-first = à la première arrivée
choice-vector-race-until-all = quand il reste une seule voiture
