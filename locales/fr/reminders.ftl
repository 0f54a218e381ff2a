# Rappels à qui doit jouer, les mêmes pour tous les jeux.

## Le temps passé

table-reminder-halfway = La moitié de ton temps est passée à la table { $code }. Rien ne presse : joue quand tu veux.
table-reminder-nearly = Ton temps à la table { $code } est presque écoulé.

## Dans le salon de la table

call-reminder = { $people }, un petit rappel.

## Le titre du message privé

letter-reminder = { $game } · table { $code } · petit rappel
