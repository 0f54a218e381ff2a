# A rehearsal on the real Discord: /tavolo rehearse.

rehearsal-running = Rehearsing: I make a thread in this channel, do in it what games do, and delete it. That takes about a minute.
rehearsal-thread = I rehearse here for about a minute; then this thread is deleted. Nothing in it can be pressed.
rehearsal-letter = A rehearsal: this message is deleted at once.
rehearsal-file = The file has every belief, what Discord answered and the rate limits it named. It names nobody: attach it when you report a difference.
rehearsal-broke-off = ⚠️ Discord could not be reached any more, so I did not come to the end.
rehearsal-left-behind = ⚠️ Not everything could be deleted. Please look for the thread “{ $name }” and delete it.
rehearsal-differs = ❌ { $key } · believed: { $believed } · seen: { $seen } · see { $file }
rehearsal-heading = { $count ->
    [0] Rehearsal: Discord answers as I believe
    [1] Rehearsal: Discord differs in one thing
   *[other] Rehearsal: Discord differs in { $count } things
}
rehearsal-more = { $count ->
    [1] … and one more difference in the file.
   *[other] … and { $count } more differences in the file.
}
rehearsal-group = { $state ->
    [well] ✅
   *[ill] ⚠️
} { $group }: { $well } of { $count } as believed
rehearsal-group-posts = Posts
rehearsal-group-limits = Limits of texts, buttons and menus
rehearsal-group-components = Messages made of components
rehearsal-group-private = Private answers and direct messages
rehearsal-group-places = Threads and forums
rehearsal-group-uploads = Files of 50 kB, 1 MB and 8 MB
rehearsal-group-discord = Commands and rate limits
rehearsal-not-seen = ➖ Not looked at: { $count } ({ $reason })
rehearsal-unseen-client = only a person’s app shows it
rehearsal-unseen-press = somebody would have to press or type
rehearsal-unseen-time = it takes longer than a rehearsal
rehearsal-unseen-registration = my commands would have to be registered anew
rehearsal-unseen-permission = it shows itself only to a bot that may do less
rehearsal-unseen-circumstances = it takes another person, or another server
rehearsal-unseen-unused = nothing I do reaches it
rehearsal-unseen-no-command = it needs the command, and this was the command line
rehearsal-unseen-forum = only in a channel that is no forum
rehearsal-unseen-no-forum = only in a forum, and one that requires a tag
rehearsal-unseen-nobody = I know nobody to write to
rehearsal-unseen-door-open = you do take direct messages from me
rehearsal-unseen-door-closed = you take no direct messages from me
rehearsal-unseen-more-granted = this server takes larger files
rehearsal-unseen-no-headers = no answer named a limit
rehearsal-unseen-no-answer = Discord could not be reached any more
rehearsal-unseen-not-sent = what it rests on was refused before
rehearsal-refusal = Only those who manage this server, or my owner, can ask me to rehearse.
rehearsal-refusal-server = I rehearse in servers only: ask me in a channel.
rehearsal-refusal-place = I rehearse in a thread, and here I can make none: ask me in a text channel or a forum.
rehearsal-refusal-permission = For a rehearsal I lack these permissions in this channel: { $permissions }. Nothing was done. Grant them in the settings of the channel; I need Manage Threads only to delete the thread afterwards, and you can take it away again.
rehearsal-refusal-running = A rehearsal is going on in this server already. It takes about a minute.
rehearsal-refusal-again = The last rehearsal in this server was a moment ago. I can do it again { $at }.
rehearsal-refusal-thread = Discord did not let me make a thread in this channel (code { $code }). Nothing was done.
rehearsal-refusal-no-answer = Discord could not be reached, or let me wait too long, so I gave the rehearsal up. Whatever I had made is deleted.
