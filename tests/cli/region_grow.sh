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
try pave region grow --mesh mesh.json --areas 8 --seed 2 -o countries.json
printf '{"nodes":[[0,0],[1,0],[2,0],[1,1],[1,-1]],"edges":[[0,1],[1,2],[1,3],[1,4]]}' >star.json
try pave region grow --graph star.json --areas 2 -o star-map.json
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
