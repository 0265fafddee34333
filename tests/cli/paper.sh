# Pictures on paper: sizes of pages, lengths of cells, several pages, and what is refused.

# pages FILE: the boxes of its pages, in points.
pages() { grep -ao 'MediaBox \[[^]]*\]' "$1" | sort | uniq -c | tr -s ' '; }
# size FILE: the size of an SVG.
size() { grep -o ' width="[^"]*" height="[^"]*"' "$1" | head -1; }
board='grid draw --grid square --size 20x14 --labels none'
pave $board --paper A4,landscape -o a4.pdf && pages a4.pdf
pave $board --paper letter,margin=0mm --unit 1in -o inches.pdf && pages inches.pdf
pave $board --unit 2.54cm -o exact.pdf && pages exact.pdf # 20 x 14 inches and the margin of a picture
pave $board --paper A3,landscape,margin=5mm --unit 18mm -o one.svg && size one.svg
# A hexagon is an inch across its flats: neighbours in a row are 96 pixels apart.
pave grid draw --grid hex --size 3x1 --unit 1in -o hex.svg && size hex.svg
sed -n 's/.*<text x="\([^"]*\)".*/\1/p' hex.svg | tr '\n' ' ' && echo
# edges FILE: the lengths of the sides of its polygons, in pixels, without those of the page.
edges() {
    sed -n '/fill="#ffffff"/d; s/.*<polygon points="\([^"]*\)".*/\1/p' "$1" | awk '
        { n = split($0, p, " "); for (i = 1; i <= n; i++) { split(p[i], a, ","); split(p[i % n + 1], b, ","); e[int(sqrt((a[1] - b[1]) ^ 2 + (a[2] - b[2]) ^ 2) + .5)]++ } }
        END { for (k in e) print k }' | sort -n | tr '\n' ' ' && echo
}
# So it is in tiles, in maps of them, and with some adjacencies removed: the sides are 96 / sqrt 3 pixels. Other tiles have sides of an inch on average.
for of in '--size 12x9' '--grid hex --size 3x2' '--size 6x4 --relax 5' '--grid tri --radius 3' '--grid square --size 2x2' '--grid truncated-square --size 3x3'; do
    # shellcheck disable=SC2086 # words
    pave tess $of --unit 1in -o tiles.svg && edges tiles.svg
done
pave tess --size 12x9 -o tiles.json && pave region grow --on tiles.json --areas 3 --smooth 0 --unit 1in -o map.svg >said.txt && edges map.svg
pave tess --size 12x9 --remove 0.2 --seed 1 --repair --unit 1in -o tiles.svg && edges tiles.svg | tr ' ' '\n' | grep -x 55
pave world draw --set meadow --size 6x4 --paper A5,landscape -o world.svg && size world.svg
pave tess --size 3x2 --first 1 -o - --format svg | sed -n 's/.*<text.*>\(.*\)<\/text>/\1/p' | tr '\n' ' ' && echo
pave tess --size 8x5 --labels --paper A5,landscape -o tess.pdf && pages tess.pdf
pave tactics citadel --size 12 --paper A5 -o citadel.svg && size citadel.svg
pave tactics terrain --size 40x20 --paper tabloid,landscape -o terrain.svg && size terrain.svg
pave region dicewars --paper legal -o dice.svg && size dice.svg
# A legend is below the picture, and of several pages on the key page alone.
pave tactics citadel --size 12 --legend -o legend.svg && sed -n '/id="legend"/,$s/.*<text.*>\(.*\)<\/text>/\1/p' legend.svg | tr '\n' ' ' && echo
for of in 'tess --size 6x5 --remove 0.3 --seed 2 --repair' 'tess --size 6x5 --fill area' 'grid draw --grid square --size 9x9 --show "line 1,1 5,4"' 'tactics terrain --seed 12 --size 16x8 --prisms'; do
    eval "pave $of --legend --force -o legend.svg" >/dev/null && sed -n '/id="legend"/,$s/.*<text.*>\(.*\)<\/text>/\1/p' legend.svg | tr '\n' ' ' && echo
done
pave tess --size 6x5 --fill colors --legend -o legend.svg
pave tactics citadel --size 12 --legend --moat --paper A5 --unit 1in -o legend.pdf && pages legend.pdf
# Over a citadel each word of it stands beside the colour of its zone; a second map has more labels than a legend lists.
pave tactics citadel --seed 7 --size 12 --outline hexagon --moat -o town.json >said.txt
pave tactics reach --on town.json --from 0,0,L --budget 2 --legend -o over.svg >said.txt
sed -n '/id="legend"/,$s/.*fill="\(#[^"]*\)" stroke=.*/\1/p; /id="legend"/,$s/.*<text.*>\(.*\)<\/text>/\1;/p' over.svg | tr '\n' ' ' && echo
pave region schelling --radius 8 --races 90 --steps 1 --legend -o many.svg >said.txt
sed -n '/id="legend"/,$s/.*<text.*>\(.*\)<\/text>/\1/p' many.svg | tail -3
pave tactics field --size 17x9 --from 2,4,L --metric shortcut --against touch --legend -o ratio.svg >said.txt
sed -n '/id="legend"/,$s/.*<text.*>\(.*\)<\/text>/\1/p' ratio.svg | tr '\n' ' ' && echo
# Walls are in the legend if there are any.
pave region grow -n 5 --grid hex --size 12x8 --seed 3 -o map.json >said.txt
printf 'grid hex\nwindow rectangle 12x8\nedges 0,1,W\n' >sides.mask
for on in map.json sides.mask; do
    pave grid draw --grid hex --on "$on" --show 'path 0,0 8,5' --legend -o walls.svg && sed -n '/id="legend"/,$s/.*<text.*>\(.*\)<\/text>/\1/p' walls.svg | tr '\n' ' ' && echo
done
try pave world draw --set roads --legend -o x.svg
try pave tactics reach --size 4x4 --from 0,0,L --legend
for words in '--paper A4 --unit 3in -o x.svg' '--paper A4 -o x.png' '--unit 1in -o x.png' '--paper A9 -o x.pdf' '--paper A4,sideways -o x.pdf' \
    '--paper A4,margin=-1mm -o x.pdf' '--paper A4,margin=12 -o x.pdf' '--paper A5,margin=80mm -o x.pdf' '--unit 1 -o x.pdf' '--unit 0in -o x.pdf' '--unit 1ft -o x.pdf' \
    '--paper A4 --width 9 -o x.pdf' '--unit 1in --scale 9 -o x.svg' '--paper A5 --unit 9cm,1 -o x.pdf' '--paper A5,overlap=70mm --unit 9cm -o x.pdf' '--paper A5,overlap=9mm -o x.pdf' '--paper A5 --unit 90cm -o x.pdf'; do
    # shellcheck disable=SC2086 # words
    try pave $board $words
done

exit
: <<'STDOUT'
 1 MediaBox [ 0 0 841.889764 595.275591 ]
 7 MediaBox [ 0 0 612 792 ]
 1 MediaBox [ 0 0 1478.88 1046.88 ]
 width="420mm" height="297mm"
 width="84.119mm" height="37.248mm"
62.965 158.965 254.965 
55 
55 
55 
93 94 103 
96 
75 106 
55 
55
 width="210mm" height="148mm"
1 2 3 4 5 6 
 1 MediaBox [ 0 0 595.275591 419.527559 ]
hexagon of seed 0, 12 rows across, in 49x20 triangles: 6 bastions, 1 of 6 gates, 4 houses; streets rings, shore river
gates    14,7,R
 width="148mm" height="210mm"
cells=800 sea=20% lakes=0 rivers=0 longest=0 heights=-2.62..3.50
 width="431.8mm" height="279.4mm"
areas=26 players=7 sizes=12..25 land=481/896 fairness=0.898 seed=0
 width="215.9mm" height="355.6mm"
hexagon of seed 0, 12 rows across, in 49x20 triangles: 6 bastions, 1 of 6 gates, 4 houses; streets rings, shore river
gates    14,7,R
glacis road water street square garden house wall bastion tower gate keep 
triangle quadrilateral pentagon hexagon 
equal areas 
asked about path 
sea beach grass forest rock snow 
hexagon of seed 0, 12 rows across, in 49x20 triangles: 6 bastions, 1 of 6 gates, 4 houses; streets rings, shore river
gates    14,7,R
 19 MediaBox [ 0 0 419.527559 595.275591 ]
#9fb573 ground; #a9bb79 glacis; #c4bd8e covered way; #5b8fb3 moat; #9aa072 bastion; #a89c88 wall; #d2c4a6 street; #5d6b7a keep; #b5654a house; #6f7f8c church; #dccfb4 square; #8f5b48 tower; #7d6b58 gate; #a5835b bridge; #cdbb98 road; #58a9d0 turn 1; 
race 63
more races
empty
1.0 times 1.2 times 1.4 times 1.6 times 1.8 times 2.0 times 
asked about path 
asked about path wall 
$ pave world draw --set roads --legend -o x.svg
pave: --legend: no colours of this picture need a legend; leave it out
-> 2
$ pave tactics reach --size 4x4 --from 0,0,L --legend
pave: --legend: only pictures (.svg, .pdf, .png) show them; leave it out
-> 2
$ pave grid draw --grid square --size 20x14 --labels none --paper A4 --unit 3in -o x.svg
pave: -o: the picture takes 45 pages, and an SVG has one; write a PDF, or choose larger paper or smaller cells
-> 2
$ pave grid draw --grid square --size 20x14 --labels none --paper A4 -o x.png
pave: --paper: only SVG and PDF are printed on paper; leave it out
-> 2
$ pave grid draw --grid square --size 20x14 --labels none --unit 1in -o x.png
pave: --unit: only SVG and PDF are printed on paper; leave it out
-> 2
$ pave grid draw --grid square --size 20x14 --labels none --paper A9 -o x.pdf
pave: --paper: "A9" is not a sheet of paper; give one such as A4, or A3,landscape,margin=5mm
-> 2
$ pave grid draw --grid square --size 20x14 --labels none --paper A4,sideways -o x.pdf
pave: --paper: "A4,sideways" is not a sheet of paper; give one such as A4, or A3,landscape,margin=5mm
-> 2
$ pave grid draw --grid square --size 20x14 --labels none --paper A4,margin=-1mm -o x.pdf
pave: --paper: A4,margin=-1mm is out of range; margins must be 0 to 1000000 mm
-> 2
$ pave grid draw --grid square --size 20x14 --labels none --paper A4,margin=12 -o x.pdf
pave: --paper: "A4,margin=12" is not a sheet of paper; give one such as A4, or A3,landscape,margin=5mm
-> 2
$ pave grid draw --grid square --size 20x14 --labels none --paper A5,margin=80mm -o x.pdf
pave: -o: the paper has no room between its margins; give larger paper
-> 2
$ pave grid draw --grid square --size 20x14 --labels none --unit 1 -o x.pdf
pave: --unit: "1" is not a length; give one in mm, cm or in, such as 25mm
-> 2
$ pave grid draw --grid square --size 20x14 --labels none --unit 0in -o x.pdf
pave: --unit: 0in is out of range; must be above 0 mm, up to 1000000 mm
-> 2
$ pave grid draw --grid square --size 20x14 --labels none --unit 1ft -o x.pdf
pave: --unit: "1ft" is not a length; give one in mm, cm or in, such as 25mm
-> 2
$ pave grid draw --grid square --size 20x14 --labels none --paper A4 --width 9 -o x.pdf
pave: --width: --paper and --unit give the size; leave it out
-> 2
$ pave grid draw --grid square --size 20x14 --labels none --unit 1in --scale 9 -o x.svg
pave: --scale: --paper and --unit give the size; leave it out
-> 2
$ pave grid draw --grid square --size 20x14 --labels none --paper A5 --unit 9cm,1 -o x.pdf
pave: --unit: "9cm,1" is not a length; give one in mm, cm or in, such as 25mm
-> 2
$ pave grid draw --grid square --size 20x14 --labels none --paper A5,overlap=70mm --unit 9cm -o x.pdf
pave: -o: the paper has no room between its margins; give larger paper
-> 2
$ pave grid draw --grid square --size 20x14 --labels none --paper A5,overlap=9mm -o x.pdf
pave: --paper: without --unit the picture fills one page, and no pages overlap; leave out overlap=, or give --unit
-> 2
$ pave grid draw --grid square --size 20x14 --labels none --paper A5 --unit 90cm -o x.pdf
pave: -o: the picture would take 1000 pages or more; give larger paper, or smaller cells
-> 2
STDOUT
: <<'STDERR'
pave: --legend: no colours of this picture need a legend; leave it out
STDERR
