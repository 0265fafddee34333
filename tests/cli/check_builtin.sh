# The sets that are built in are complete.
try pave wang check
try pave wang check --set meadow
try pave wang check --set roads --json
try pave wang check --json --set meadow --limit 0
try pave wang check --set cave
try pave wang check --set dungeon
try pave wang check --set maze --json
try pave wang check --set river
