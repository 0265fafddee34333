# pave region grow: exactly so many territories, of sizes within the tolerance, on every ground; and what is locked stays.

for areas in 1 2 7 30 217; do try pave region grow --areas $areas --seed 1; done
try pave region grow --areas 7 --seed 1 --json --hash
try pave region grow --areas 7 --seed 1 --tolerance 0
try pave region grow --areas 7 --seed 1 --tolerance 2
try pave region grow --grid triakis-triangular --areas 5
try pave region grow --areas 7 --seed 1 --roughness 1
try pave region grow --areas 4 --seed 1 --shares 4,2,1,1 --json
try pave region grow --areas 7 --seed 1 --land 0.6
try pave region grow --areas 7 --seed 1 --land 0.4 --islands
try pave region grow --grid square --size 60x40 --areas 20 --seed 2
try pave region grow --grid square --size 20x20 --contact vertex --areas 9 --seed 2
try pave region grow --grid tri --radius 12 --areas 9 --seed 2
try pave region grow --grid cairo --size 10x10 --areas 9 --seed 2
try pave region grow --size 20x20 --wrap --areas 9 --seed 2
pave tess --size 12x9 --remove 0.2 --seed 7 --repair -o mesh.json
try pave region grow --on mesh.json --areas 8 --seed 2 -o countries.json
printf '{"nodes":[[0,0],[1,0],[2,0],[1,1],[1,-1]],"edges":[[0,1],[1,2],[1,3],[1,4]]}' >star.json
try pave region grow --on star.json --areas 2 -o star-map.json
try pave region show star-map.json

echo '-- locked'
try pave region grow --areas 6 --seed 3 --radius 4 -o old.json
try pave region grow --locked old.json --keep 2,5 --areas 6 --seed 4 -o new.json
try pave region grow --locked old.json --areas 6 --seed 5 --hash
try pave region grow --locked countries.json --keep 1 --areas 8 --seed 9 -o again.json
python3 - <<'PYTHON'
import json
for before, after, keep in (("old.json", "new.json", (2, 5)), ("countries.json", "again.json", (1,))):
    old, new = json.load(open(before)), json.load(open(after))
    for number, id in enumerate(keep, 1):
        same = [t == id for t in old["territory"]] == [label == number for label in new["labels"]]
        print(before, id, "stays" if same else "moved")
    print(after, len(new["territories"]), "territories")
PYTHON

exit
: <<'STDOUT'
$ pave region grow --areas 1 --seed 1
areas=1 sizes=217..217 within=yes land=217/217 pieces=1
$ pave region grow --areas 2 --seed 1
areas=2 sizes=108..109 within=yes land=217/217 pieces=1
$ pave region grow --areas 7 --seed 1
areas=7 sizes=28..33 within=yes land=217/217 pieces=1
$ pave region grow --areas 30 --seed 1
areas=30 sizes=6..8 within=yes land=217/217 pieces=1
$ pave region grow --areas 217 --seed 1
areas=217 sizes=1..1 within=yes land=217/217 pieces=1
$ pave region grow --areas 7 --seed 1 --json --hash
{"areas":7,"cells":217,"land":217,"sea":0,"size_min":28,"size_max":33,"share_min":0.9032258064516129,"share_max":1.064516129032258,"within":true,"pieces":1,"rounds":7,"compactness":25.292914187618617,"spikes":0,"hash":"0xb7d752e9a6648265"}
$ pave region grow --areas 7 --seed 1 --tolerance 0
areas=7 sizes=31..31 within=yes land=217/217 pieces=1
$ pave region grow --areas 7 --seed 1 --tolerance 2
areas=7 sizes=22..38 within=yes land=217/217 pieces=1
$ pave region grow --grid triakis-triangular --areas 5
pave: the open ground has 25 connected components, more than the 5 areas can cover: request more areas, close the small components, or request sea (land 0.99)
-> 2
$ pave region grow --areas 7 --seed 1 --roughness 1
areas=7 sizes=28..35 within=yes land=217/217 pieces=1
$ pave region grow --areas 4 --seed 1 --shares 4,2,1,1 --json
{"areas":4,"cells":217,"land":217,"sea":0,"size_min":24,"size_max":118,"share_min":0.8847926267281107,"share_max":1.087557603686636,"within":true,"pieces":1,"rounds":8,"compactness":17.09244546453233,"spikes":0}
$ pave region grow --areas 7 --seed 1 --land 0.6
areas=7 sizes=16..21 within=yes land=130/217 pieces=1
$ pave region grow --areas 7 --seed 1 --land 0.4 --islands
areas=7 sizes=11..14 within=yes land=87/217 pieces=2
$ pave region grow --grid square --size 60x40 --areas 20 --seed 2
areas=20 sizes=108..132 within=yes land=2400/2400 pieces=1
$ pave region grow --grid square --size 20x20 --contact vertex --areas 9 --seed 2
areas=9 sizes=41..49 within=yes land=400/400 pieces=1
$ pave region grow --grid tri --radius 12 --areas 9 --seed 2
areas=9 sizes=86..106 within=yes land=864/864 pieces=1
$ pave region grow --grid cairo --size 10x10 --areas 9 --seed 2
areas=9 sizes=40..49 within=yes land=400/400 pieces=1
$ pave region grow --size 20x20 --wrap --areas 9 --seed 2
areas=9 sizes=40..49 within=yes land=400/400 pieces=1
$ pave region grow --on mesh.json --areas 8 --seed 2 -o countries.json
areas=8 sizes=12..15 within=yes land=108/108 pieces=1
$ pave region grow --on star.json --areas 2 -o star-map.json
areas=2 sizes=1..4 within=no land=5/5 pieces=1
-> 1
$ pave region show star-map.json
kind           grow
cells          5, 5 of them land
labels         2
territories    2 in 1 piece
sizes          1 to 4, 2.5 on average; 10 % up to 1, 50 % up to 1, 90 % up to 4
neighbours     1 to 1, 1.0 on average; 10 % up to 1, 50 % up to 1, 90 % up to 1
articulations  0
bridges        1: 1-2 (1 wide)
colours        2, so that neighbours differ
segregation    dissimilarity 0.5625, isolation 0.8600, Moran's I -0.0625, interface density 0.2500
-- locked
$ pave region grow --areas 6 --seed 3 --radius 4 -o old.json
areas=6 sizes=9..11 within=yes land=61/61 pieces=1
$ pave region grow --locked old.json --keep 2,5 --areas 6 --seed 4 -o new.json
areas=6 sizes=9..12 within=yes land=61/61 pieces=1
$ pave region grow --locked old.json --areas 6 --seed 5 --hash
areas=6 sizes=9..11 within=yes land=61/61 pieces=1
0x3168b5c2d26014bf
$ pave region grow --locked countries.json --keep 1 --areas 8 --seed 9 -o again.json
areas=8 sizes=12..15 within=yes land=108/108 pieces=1
old.json 2 stays
old.json 5 stays
new.json 6 territories
countries.json 1 stays
again.json 8 territories
STDOUT
