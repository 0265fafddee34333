# pave region show: reports of maps, merged and in other formats, also from a pipe.

printf '{"grid":"hex","window":{"shape":"hexagon","radius":2},"labels":[1,1,0, 1,2,1,0, 1,1,1,3,3, 4,1,3,3, 4,4,0]}' >map.json
try pave region show map.json
try pave region show map.json --json
pave region show - --hash <map.json | tail -n 1
try pave region show map.json --fill-holes
try pave region show map.json --fill-empty --min-size 4 --fill-holes --json
try pave region show map.json --min-size 4 -o merged.json --hash
try pave region show merged.json --hash
printf '{"grid":"square","window":{"shape":"rectangle","size":[4,1]},"labels":[0,0,0,0]}' >sea.json
try pave region show sea.json
try pave region show sea.json --json
printf '{"grid":"square","window":{"shape":"rectangle","size":[3,2]},"labels":[1,2,3,1,2,3],"players":2,"territories":[{"id":1,"owner":0,"dice":3},{"id":2,"owner":1,"dice":8},{"id":3,"owner":0,"dice":9}]}' >players.json
try pave region show players.json
try pave region show players.json --json
try pave region show players.json --min-size 3 -o - --format json

