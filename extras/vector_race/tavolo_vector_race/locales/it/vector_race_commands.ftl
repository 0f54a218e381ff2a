# /race: the names and descriptions of its commands.

command-vector-race-name = corsa
command-vector-race-description = { vector-race-name }: auto su carta a quadretti, tutte nello stesso momento. Da due a cinque.

choice-vector-race-track-oval = Ovale
choice-vector-race-track-elbow = Gomito
choice-vector-race-track-waist = Clessidra
choice-vector-race-track-horseshoe = Ferro di cavallo
choice-vector-race-choices-nine = nove
choice-vector-race-choices-five = cinque, senza diagonali
choice-vector-race-contact-scrape = perdono velocità
choice-vector-race-contact-none = non succede nulla
choice-vector-race-until-first = quando arriva la prima auto
choice-vector-race-until-all = quando resta una sola auto
