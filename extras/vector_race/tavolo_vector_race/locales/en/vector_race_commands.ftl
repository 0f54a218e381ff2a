# /race: the names and descriptions of its commands.

command-vector-race-name = race
command-vector-race-description = { vector-race-name }: cars on squared paper, all moving at the same time. For two to five.

choice-vector-race-track-oval = Oval
choice-vector-race-track-elbow = Elbow
choice-vector-race-track-waist = Waist
choice-vector-race-track-horseshoe = Horseshoe
choice-vector-race-choices-nine = nine
choice-vector-race-choices-five = five, no diagonals
choice-vector-race-contact-scrape = they lose speed
choice-vector-race-contact-none = nothing happens
choice-vector-race-until-first = the first car finishes
choice-vector-race-until-all = one car is left
