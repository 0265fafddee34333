# The sets that are built in are complete.
try pave wang check
try pave wang check --set meadow
try pave wang check --set roads --json
try pave wang check --json --set meadow --limit 0
try pave wang check --set cave
try pave wang check --set dungeon
try pave wang check --set maze --json
try pave wang check --set river

exit
: <<'STDOUT'
$ pave wang check
roads: edge set, 2 colours, 16 tiles
  colours: 1 grass, 2 road
complete: 16 of 16 combinations
$ pave wang check --set meadow
meadow: corner set, 2 colours, 16 tiles
  colours: 1 grass, 2 water
complete: 16 of 16 combinations
$ pave wang check --set roads --json
{"type":"edge","colors":2,"tiles":16,"distinct":16,"never":0,"total":16,"missing_count":0,"sets":[{"name":"roads","type":"edge","colors":2,"tiles":16,"chosen":true}],"class":"complete","unset":false,"ground":1,"world":"feature","lacks":0,"missing":[]}
$ pave wang check --json --set meadow --limit 0
{"type":"corner","colors":2,"tiles":16,"distinct":16,"never":0,"total":16,"missing_count":0,"sets":[{"name":"meadow","type":"corner","colors":2,"tiles":16,"chosen":true}],"class":"complete","unset":false,"ground":1,"world":"feature","lacks":0,"missing":[]}
$ pave wang check --set cave
cave: corner set, 2 colours, 48 tiles
  colours: 1 floor, 2 rock
complete: 16 of 16 combinations
$ pave wang check --set dungeon
dungeon: edge set, 3 colours, 243 tiles
  colours: 1 wall, 2 door, 3 hall
complete: 81 of 81 combinations
$ pave wang check --set maze --json
{"type":"edge","colors":2,"tiles":48,"distinct":16,"never":0,"total":16,"missing_count":0,"sets":[{"name":"maze","type":"edge","colors":2,"tiles":48,"chosen":true}],"class":"complete","unset":false,"ground":1,"world":"feature","lacks":0,"missing":[]}
$ pave wang check --set river
river: corner set, 2 colours, 48 tiles
  colours: 1 grass, 2 meadow
complete: 16 of 16 combinations
STDOUT
