# JSON has one kind of number: files in which integers are written 2.0, 20e-1 or 0.2e1, as other programs do, are read as if they were not.

pave tess --size 6x5 --remove 0.2 --seed 7 -o mesh.json --save-board board.json --save-graph graph.json
pave region grow --size 6x6 --areas 5 --seed 2 -o window.json >made
pave region dicewars --areas 9 --seed 2 -o dice.json >made
pave region grow --on mesh.json --areas 4 --seed 2 -o meshed.json >made
pave region grow --on graph.json --areas 4 --seed 2 -o graphed.json >made
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
both mesh pave region grow --areas 3 --hash --on
for name in window dice meshed graphed patch; do both $name pave region show --hash; done
both world pave world verify
both set pave wang check
both tiling pave region grow --size 3x2 --areas 2 --hash --grid

echo '-- what is not an integer'
for number in 1.5 -0.5 1e400 1e-1 1000000000000000000; do
    printf '{"grid":"hex","window":{"shape":"rectangle","size":[2,1]},"labels":[1,%s]}\n' $number >wrong.json
    try pave region show wrong.json
done

exit
: <<'STDOUT'
0x3d83966695d7f467
same: plain spelt
0x3d83966695d7f467
same: plain spelt
areas=3 sizes=9..11 within=yes land=30/30 pieces=1
0x7b34afd66475d104
same: plain spelt
kind           grow
cells          36, 36 of them land
labels         5
territories    5 in 1 piece
sizes          6 to 8, 7.2 on average; 10 % up to 6, 50 % up to 7, 90 % up to 8
neighbours     2 to 4, 2.8 on average; 10 % up to 2, 50 % up to 3, 90 % up to 4
articulations  0
bridges        0
colours        3, so that neighbours differ
segregation    dissimilarity 0.7865, isolation 0.7599, Moran's I 0.6017, interface density 0.3176
0x3c5ed9a9dc672be6
same: plain spelt
kind           dicewars
cells          896, 464 of them land
labels         9
territories    9 in 1 piece
sizes          36 to 68, 51.6 on average; 10 % up to 36, 50 % up to 51, 90 % up to 68
neighbours     1 to 4, 2.9 on average; 10 % up to 1, 50 % up to 3, 90 % up to 4
articulations  2: 3, 6
bridges        2: 1-6 (9 wide), 3-7 (3 wide)
colours        3, so that neighbours differ
player 0       territories 1, cells 50, dice 4; the largest group: territories 1, cells 50
player 1       territories 2, cells 125, dice 3; the largest group: territories 1, cells 68
player 2       territories 1, cells 51, dice 4; the largest group: territories 1, cells 51
player 3       territories 1, cells 36, dice 4; the largest group: territories 1, cells 36
player 4       territories 1, cells 54, dice 4; the largest group: territories 1, cells 54
player 5       territories 2, cells 104, dice 4; the largest group: territories 1, cells 68
player 6       territories 1, cells 44, dice 4; the largest group: territories 1, cells 44
segregation    dissimilarity 0.9614, isolation 0.9180, Moran's I 0.8832, interface density 0.1033
0x385ddd576000c4e1
same: plain spelt
kind           grow
cells          30, 30 of them land
labels         4
territories    4 in 1 piece
sizes          6 to 9, 7.5 on average; 10 % up to 6, 50 % up to 6, 90 % up to 9
neighbours     2 to 3, 2.5 on average; 10 % up to 2, 50 % up to 2, 90 % up to 3
articulations  0
bridges        0
colours        3, so that neighbours differ
segregation    dissimilarity 0.8296, isolation 0.8466, Moran's I 0.7093, interface density 0.2105
0xdb885bbd61cabf59
same: plain spelt
kind           grow
cells          56, 56 of them land
labels         4
territories    4 in 1 piece
sizes          12 to 16, 14.0 on average; 10 % up to 12, 50 % up to 12, 90 % up to 16
neighbours     2 to 3, 2.5 on average; 10 % up to 2, 50 % up to 2, 90 % up to 3
articulations  0
bridges        0
colours        3, so that neighbours differ
segregation    dissimilarity 0.8611, isolation 0.8730, Moran's I 0.7881, interface density 0.1575
0x972a48d4f2377e2d
same: plain spelt
kind           grow
cells          60, 60 of them land
labels         4
territories    4 in 1 piece
sizes          13 to 17, 15.0 on average; 10 % up to 13, 50 % up to 14, 90 % up to 17
neighbours     2 to 3, 2.5 on average; 10 % up to 2, 50 % up to 2, 90 % up to 3
articulations  0
bridges        0
colours        3, so that neighbours differ
segregation    dissimilarity 0.8721, isolation 0.8828, Moran's I 0.7912, interface density 0.1569
0x599195fd4bfad7c4
same: plain spelt
world.json, set "roads": 0 mismatches, 0 of 49 sides
same: plain spelt
set.json, "Pond": corner set, 1 colour, 15 tiles
  colours: 1 water
complete: 16 of 16 combinations, unset counted as a colour
  class overlay: complete with unset: patches or paths on a layer beneath
  a world by method blocks
same: plain spelt
areas=2 sizes=6..6 within=yes land=12/12 pieces=1
0x92f8d3be025b4667
same: plain spelt
-- what is not an integer
$ pave region show wrong.json
pave: wrong.json:1:71: the label of cell 1 must be an integer from 0 (empty) to 2147483647
-> 3
$ pave region show wrong.json
pave: wrong.json:1:71: the label of cell 1 must be an integer from 0 (empty) to 2147483647
-> 3
$ pave region show wrong.json
pave: wrong.json:1:71: the label of cell 1 must be an integer from 0 (empty) to 2147483647
-> 3
$ pave region show wrong.json
pave: wrong.json:1:71: the label of cell 1 must be an integer from 0 (empty) to 2147483647
-> 3
$ pave region show wrong.json
pave: wrong.json:1:71: the label of cell 1 must be an integer from 0 (empty) to 2147483647
-> 3
STDOUT
