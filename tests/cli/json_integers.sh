# JSON has one kind of number: files in which integers are written 2.0, 20e-1 or 0.2e1, as other programs do, are read as if they were not.

pave tess --size 6x5 --remove 0.2 --seed 7 -o mesh.json --save-board board.json --save-graph graph.json
pave region grow --size 6x6 --areas 5 --seed 2 -o window.json >made
pave region dicewars --areas 9 --seed 2 -o dice.json >made
pave region grow --mesh mesh.json --areas 4 --seed 2 -o meshed.json >made
pave region grow --graph graph.json --areas 4 --seed 2 -o graphed.json >made
pave region grow --grid penrose --radius 4 --areas 4 --seed 2 -o patch.json >made
pave world fill --set roads --seed 7 --size 6x5 -o world.json
pave wang convert "$DATA/pond.tsx" -o set.json
printf '{"i":[1,0],"j":[0,2],"faces":[[[0,0],[1,0],[1,1],[0,1]],[[0,1],[1,1],[1,2],[0,2]]]}\n' >tiling.json
python3 - *.json <<'PYTHON'
import re, sys
forms, zeros = ("%s.0", "%s0e-1", "%s00.0E-2", "%s.00e+0"), ("0.0", "0e5", "-0.0", "-0E-3")
for name in sys.argv[1:]:
    count = [0]
    def spell(match):
        if not re.fullmatch(r"-?\d+", match[0]): return match[0]
        count[0] += 1
        return zeros[count[0] % 4] if match[0] == "0" else forms[count[0] % 4] % match[0]
    with open(name) as file: text = file.read()
    with open(name.replace(".json", "_.json"), "w") as file:
        file.write(re.sub(r'"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?', spell, text))
PYTHON

# both FILE COMMAND...: what the command prints of FILE.json, and whether it prints the same of FILE_.json.
both() {
    local name=$1
    shift
    try "$@" "$name.json" | grep -v '^\$' >plain
    try "$@" "${name}_.json" | grep -v '^\$' | sed "s/${name}_/$name/" >spelt
    cat plain
    same_file plain spelt
}
both board pave tess --hash --board
both graph pave tess --hash --graph
both mesh pave region grow --areas 3 --hash --mesh
for name in window dice meshed graphed patch; do both $name pave region show --hash; done
both world pave world verify
both set pave wang check
both tiling pave region grow --size 3x2 --areas 2 --hash --grid

echo '-- what is no integer'
for number in 1.5 -0.5 1e400 1e-1 1000000000000000000; do
    printf '{"grid":"hex","window":{"shape":"rectangle","size":[2,1]},"labels":[1,%s]}\n' $number >wrong.json
    try pave region show wrong.json
done
