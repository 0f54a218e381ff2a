## /my privacy: what is kept of a person, and being forgotten

privacy-heading = What I keep about you
privacy-kept-person = **You:** your name as I saw it last, your language and your settings. I need them to speak with you and to leave you in peace. Whoever has taken part in no game and does not come back is, as a rule, forgotten after { $days } days.
privacy-kept-games = **Your games:** where you sat, what you moved and when, what all were told of you at the table, how they ended, and your ratings. Finished games stay, so that results can be looked up and checked; a table called off before its game goes after { $lobbies } days.
privacy-kept-others = **What is yours alone:** whom you have blocked, which tables you follow, your notes, what you have planned or tried. Whom you invited I know for a day.
privacy-kept-devices = **Your devices:** on which you are signed in to the boards, since when, and the day they were last seen. One that is not seen for { $days } days is signed out.
privacy-device = 📱 Signed in { $since }, seen { $seen }.
privacy-kept-bans = **Whether you may play:** if a server, or whoever runs this bot, keeps you out of its tables, I remember that until they let you back in. It outlasts being forgotten, as a number that names nobody.
privacy-kept-letters = **Messages to you:** until they have reached you. Where they stand among your direct messages I forget { $letters } days after the game, or after I sent a daily one.
privacy-kept-copies = **Copies:** one a day, kept for a week; one more before an update, kept for { $days } days at most. Whoever runs this bot can read all of it.
privacy-not-kept = **Not kept:** what you write to others, when you are online, who your friends are. I do not see any of that.
privacy-export-button = Everything as a file
privacy-ask-button = Forget me
privacy-forget-button = Forget me for good
privacy-out-button = Sign my devices out
privacy-out = Done: all your devices are signed out.
privacy-export = All that I keep about you
privacy-export-said = Only you see this file. What games hide until they are over is not in it, nor what others have chosen about you.
privacy-refusal-not-yours = This button is somebody else’s. Yours are under { $command_me_privacy }.
privacy-refusal-old = This question is a while old, and your tables may have changed. Please ask again with { $command_me_privacy }.
being-forgotten = I am forgetting you at this moment; it takes a minute. After that you are welcome as somebody new.
forget-sure = Shall I forget you for good?
# A table in a list of several: the game, and the code of the table.
forget-table = { $game } ({ $code })
forget-resigned = { $count ->
    [1] A running game is resigned: { $tables }.
   *[other] { $count } running games are resigned: { $tables }.
}
forget-tended = { $count ->
    [1] In a game the computer that plays for you goes on, and anybody may take the seat: { $tables }.
   *[other] In { $count } games the computer that plays for you goes on, and anybody may take the seat: { $tables }.
}
forget-left = { $count ->
    [1] You leave a table before its game: { $tables }.
   *[other] You leave { $count } tables before their games: { $tables }.
}
forget-closed = { $count ->
    [1] A table is called off, as nobody else sits there: { $tables }.
   *[other] { $count } tables are called off, as nobody else sits there: { $tables }.
}
forget-invitations = { $count ->
    [1] An invitation is declined.
   *[other] { $count } invitations are declined.
}
forget-kept = { $count ->
    [1] A game that is over stays, with "Former player" in your seat.
   *[other] { $count } games that are over stay, with "Former player" in your seat.
}
forget-deleted = I delete your name, your settings, whom you block, what you follow and have noted, your ratings and, as far as I can, my direct messages to you.
forget-posts = What I have posted in channels, and written to others, stays there; whoever manages the server can delete posts in channels.
forget-for-good = This cannot be taken back. Whoever wanted no invitations from you still gets none if you come back.
forget-done = I am forgetting you
forget-done-said = In a minute nothing I keep names you any more; the last copy that does is gone after { $days } days. Thank you for having played. If you ever come back, we begin anew.
