# /tavolo help

help-heading = How to play here
help-start = **Open a table** with { $openings }. Others press **{ $join }**, you press **{ $start }** under **{ $seat }**, and a full table begins by itself. Invite a person by name and the game begins when they accept. Alone? Name a **computer**: easy, normal, hard or expert.
help-learn = **New to a game?** { $command_tavolo_learn } teaches it, move by move: a few small positions, just for you.
help-play = **Your turn?** **{ $play }** under the board shows only what you can do. Or type: { $moves }. There is no hurry; a game may last for days.
help-undo = **A mistake?** **{ $undo }** is under your move as long as nobody has moved since or learned anything from it; later { $command_table_undo } asks the others.
help-back = **What happened?** **{ $since }** under a call steps through the moves you have not seen; { $command_table_history } shows any position as you saw it then and, once the game is over, everything that was hidden. { $command_table_replay } shows the whole game as an animated picture. **{ $why }** has a computer explain its last move.
help-private = **What only you may see** reaches only you: by direct message, and any time under **{ $view }**. { $command_me_settings } stops the messages. { $command_table_note } keeps a note for you alone. { $command_me_privacy_about } says what I keep about you.
help-tables = **Several games at once?** { $command_me_tables } lists yours, those waiting for you first; { $command_me_games } lists those that are over. In every command you can name the table. { $command_table_leaderboard } shows the leaderboard of the server.
help-absent = **Somebody has no time?** Every move has a deadline, shown under the board; { $command_table_status } says what happens then. If somebody stays away, the others decide with { $command_table_vote }. { $command_table_pause } stops all clocks, { $command_me_away } gives you days off. { $command_table_resign } gives a game up, { $command_table_cancel } ends it without a result.
help-hosts = **Your table?** Until the game begins { $command_table_invite } keeps seats, { $command_table_remove } frees them, { $command_table_change } changes pace, seats and options; all of it also under **{ $seat }**. { $command_me_block } keeps somebody from inviting you.
help-people = **Somebody to play with?** Right-click a person (on a phone: hold their name), then Apps: **{ $person_play }** opens a table and invites them, **{ $person_games }** lists those of their games that you can see.
help-cups = **A cup?** { $command_cup_open } opens a tournament.
help-managers = **You manage the server?** { $command_table_manage_freeze } stops a game, { $command_table_manage_unfreeze } lets it go on, { $command_table_manage_host } makes somebody else the host. { $command_tavolo_ban } keeps somebody out of all its tables.
help-where = **The rules** are under { $command_tavolo_rules }, in your language. **{ $text }** says the whole board in words; **{ $closer }** under your own view draws a part of it larger. A table speaks the language named when it was opened, else the server's, else that of whoever opened it; what only you see is in yours.
