## Les saisons

season-name = { $quarter ->
    [1] Hiver { $year }
    [2] Printemps { $year }
    [3] Été { $year }
   *[other] Automne { $year }
}
season-over-heading = { $season } : la saison est finie
season-heading = { $season } : la saison jusqu’ici
season-champion = 🏆 Titre de la saison : { $who }
season-champion-of = 🏆 { $game } : { $who }
season-best = En tête, tous jeux réunis :
season-best-of = En tête à { $game } :
season-line = **{ $rank }** · { $who } · { $points ->
    [one] **{ $points }** point
   *[other] **{ $points }** points
} · { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
season-you = Toi : rang { $rank }, { $points ->
    [one] **{ $points }** point
   *[other] **{ $points }** points
} en { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
season-remark = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
season-empty = Cette saison, personne n’a encore fini de partie qui compte pour la cote, jouée avec d’autres personnes.
season-ends = Elle se termine : { $when }.
season-rule = Les parties de ce serveur qui comptent pour la cote, jouées avec d’autres personnes, rapportent des points : 100 à qui finit devant tous les autres, moins à qui n’en devance que certains. On retient les { $best } meilleures de chaque personne. Les ordinateurs ne rapportent rien. Pour le titre, il faut au moins { $games } parties.
season-next = La saison suivante a commencé d’elle-même : chaque partie qui compte pour la cote rapporte des points.
stats-titles = 🏆 Titres : { $titles }
stats-title = { $season }
stats-title-all = { $season } (tous jeux réunis)
leaderboard-champions = 🏆 { $champions }
leaderboard-champion = { $season } : { $who }
