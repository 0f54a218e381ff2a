# Reminders to whoever is to play, the same for every game.

## How much time has gone by

table-reminder-halfway = Half of your time at table { $code } has passed. No hurry: play when it suits you.
table-reminder-nearly = Your time at table { $code } is nearly over.

## In the table's channel

call-reminder = { $people }, a gentle reminder.

## The heading of the direct message

letter-reminder = { $game } · table { $code } · a reminder
