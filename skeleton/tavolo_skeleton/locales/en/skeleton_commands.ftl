# /skeleton: the names and descriptions of its commands (step 8 of the guide).

# The same in every language.
command-skeleton-name = skeleton
command-skeleton-description = { skeleton-name }: a game for two.
command-skeleton-new-name = new
command-skeleton-new-description = Open a table of { skeleton-name } here
command-skeleton-take-name = take
command-skeleton-take-description = Take stones from the heap
option-skeleton-stones-name = stones
option-skeleton-stones-description = How many you take
option-skeleton-heap-name = heap
option-skeleton-heap-description = How many stones lie on the heap
