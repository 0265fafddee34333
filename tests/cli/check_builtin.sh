# The sets that are built in are complete.
try pave wang check
try pave wang check --set meadow
try pave wang check --set roads --json
try pave wang check --json --set meadow --limit 0
