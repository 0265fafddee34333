# pave tess --report: as a table and in JSON, for each source; what removal, repair and relaxation report; the hash.

try pave tess --size 12x9 --report
try pave tess --size 12x9 --remove 0.3 --seed 7 --repair --relax 20 --report
try pave tess --size 12x9 --remove 0.5 --seed 3 --max-degree any --repair --until 0.01 --report --json --hash
try pave tess --pattern quad --relax 10 --report
for rules in '--max-degree any' '--max-degree any --min-sides 4' '' '--max-degree 8' '--max-degree 5' '--max-degree 5 --min-sides 4'; do
    for source in '--size 30x30' '--grid square --size 15x15' '--grid truncated-square --size 9x9'; do
        try pave tess $source --remove 1 --seed 1 $rules --repair --hash
    done
done
try pave tess --pattern triangle --layout odd-r --report
try pave tess --size 4x4 --cut 0,0:1,0 --report --json
try pave tess --grid cairo --size 3x3 --remove 0.2 --repair --report
try pave tess --voronoi 50 --size 20x10 --lloyd 2 --seed 5 --report
try pave tess --size 3x3 --cut 4:1 --cut 4:3 --cut 4:5 --cut 4:7 --repair --report

# What --json prints is an object with these keys, whatever the locale.
pave tess --size 9x9 --remove 0.4 --repair --relax 5 --report --json >report.json
for key in tiles vertices edges euler inverted self_intersecting not_star_shaped min_area area_cv min_angle coverage_error sides moved removed_share repaired; do
    grep -q "\"$key\":" report.json || echo "lacks $key"
done
LC_ALL=de_DE.UTF-8 pave tess --size 9x9 --remove 0.4 --repair --relax 5 --report --json | cmp - report.json

# Each kind, rule and layout is another mesh; threads change nothing.
for kind in push angle lloyd reapply; do try pave tess --remove 0.3 --seed 7 --relax 5 --kind $kind --hash; done
for rule in mean centroid circumcentre; do try pave tess --remove 0.3 --seed 7 --vertex $rule --hash; done
for layout in odd-r even-r odd-q even-q; do try pave tess --remove 0.3 --seed 4 --repair --layout $layout --hash; done
for threads in 1 2 3; do pave tess --size 200x200 --remove 0.2 --repair --relax 10 --threads $threads --hash; done | uniq -c | awk '{ print $1 " alike" }'

# How the order of cuts goes: joins after cuts; and an adjacency may be requested that is already there.
pave tess --cut 0,0:1,0 --hash >cut
pave tess --cut 0:1 --cut 1:0 --hash | cmp - cut
pave tess --cut 0:1 --join 1:0 --hash >joined
pave tess --hash | cmp - joined
try pave tess --pattern quad --join 0,0:1,1 --hash

exit
: <<'STDOUT'
$ pave tess --size 12x9 --report
tiles       108
vertices    258, 82 of them on the rim
edges       365; vertices - edges + faces is 2
sides       6: 108
invalid     0 inverted, 0 self-intersecting, 0 not star-shaped
area        2.59808 on average, from 2.59808 to 2.59808; minimum / mean 1.0000, coefficient of variation 0.0000
circle      at least 1.000 of a regular tile's; without the worst 1 % 1.000, 10 % 1.000
angle       at least 120.00 degrees; without the worst 1 % 120.00; below 20 in 0.00 % of tiles, below 25 in 0.00 %
concave     0.00 % of tiles
aspect      1.155 on average, at most 1.155
coverage    the areas of the tiles add up to the area inside the rim, with a relative error of 0
$ pave tess --size 12x9 --remove 0.3 --seed 7 --repair --relax 20 --report
tiles       108
vertices    183, 82 of them on the rim
edges       290; vertices - edges + faces is 2
sides       3: 10  4: 40  5: 40  6: 18
invalid     0 inverted, 0 self-intersecting, 0 not star-shaped
area        2.59808 on average, from 1.41413 to 3.69128; minimum / mean 0.5443, coefficient of variation 0.1877
circle      at least 0.571 of a regular tile's; without the worst 1 % 0.635, 10 % 0.722
angle       at least 33.62 degrees; without the worst 1 % 35.73; below 20 in 0.00 % of tiles, below 25 in 0.00 %
concave     0.00 % of tiles
aspect      2.308 on average, at most 3.949
coverage    the areas of the tiles add up to the area inside the rim, with a relative error of 0
relaxed     20 steps; the last one moved vertices by at most 0.0343
removed     75 of 283 adjacencies, 26.50 %; 87 were attempted
repaired    no adjacency had to be restored
$ pave tess --size 12x9 --remove 0.5 --seed 3 --max-degree any --repair --until 0.01 --report --json --hash
{"tiles":108,"vertices":146,"edges":253,"euler":2,"rim":82,"inverted":0,"self_intersecting":0,"not_star_shaped":0,"area":279.6022048825398,"mean_area":2.588909304467961,"min_area":0.1913228299235925,"max_area":7.708513571997173,"area_cv":0.4227964004072818,"min_share":0.07390093951665513,"min_circle":0.12113818114235314,"circle_1":0.2900230794759483,"circle_10":0.5161744395188068,"min_angle":7.072681524354556,"angle_1":11.629609099903849,"under_20":0.09259259259259259,"under_25":0.18518518518518517,"concave":0.018518518518518517,"mean_aspect":4.056889202121713,"max_aspect":17.94566951088357,"coverage_error":0,"sides":{"3":46,"4":35,"5":16,"6":11},"steps":42,"moved":0.009046493238916424,"guarded":0,"off_frame_count":0,"off_frame":0,"removed_share":0.3992932862190813,"removed_edges":113,"outer_nodes":0,"repaired":[[47,59]],"repaired_tiles":2,"displaced":5,"solved":false,"hash":"0x3c9eb0918e53112e"}
$ pave tess --pattern quad --relax 10 --report
tiles       108
vertices    130, 42 of them on the rim
edges       237; vertices - edges + faces is 2
sides       4: 108
invalid     0 inverted, 0 self-intersecting, 0 not star-shaped
area        2.58806 on average, from 2.35341 to 2.66658; minimum / mean 0.9093, coefficient of variation 0.0142
circle      at least 0.908 of a regular tile's; without the worst 1 % 0.908, 10 % 0.924
angle       at least 76.08 degrees; without the worst 1 % 76.08; below 20 in 0.00 % of tiles, below 25 in 0.00 %
concave     0.00 % of tiles
aspect      1.543 on average, at most 1.725
coverage    the areas of the tiles add up to the area inside the rim, with a relative error of 0
relaxed     10 steps; the last one moved vertices by at most 0.0083
$ pave tess --size 30x30 --remove 1 --seed 1 --max-degree any --repair --hash
0x96ab38a145d60c37
$ pave tess --grid square --size 15x15 --remove 1 --seed 1 --max-degree any --repair --hash
0x9529228d20a111ff
$ pave tess --grid truncated-square --size 9x9 --remove 1 --seed 1 --max-degree any --repair --hash
0x387f11b43560dc69
$ pave tess --size 30x30 --remove 1 --seed 1 --max-degree any --min-sides 4 --repair --hash
0x3eda9b271b86afc5
$ pave tess --grid square --size 15x15 --remove 1 --seed 1 --max-degree any --min-sides 4 --repair --hash
pave: --remove: nothing was removed: --min-sides 4 allows none of the 420 attempts
0xd884f35a9b2b8206
$ pave tess --grid truncated-square --size 9x9 --remove 1 --seed 1 --max-degree any --min-sides 4 --repair --hash
0xd0c41d87c74b8136
$ pave tess --size 30x30 --remove 1 --seed 1 --repair --hash
0x1669964e1dd344ed
$ pave tess --grid square --size 15x15 --remove 1 --seed 1 --repair --hash
0xd1bfe836a8fefece
$ pave tess --grid truncated-square --size 9x9 --remove 1 --seed 1 --repair --hash
0x64ecf1de6b31cf81
$ pave tess --size 30x30 --remove 1 --seed 1 --max-degree 8 --repair --hash
0x44e65deac0aa94d3
$ pave tess --grid square --size 15x15 --remove 1 --seed 1 --max-degree 8 --repair --hash
0xa1b0030e2c4f9df4
$ pave tess --grid truncated-square --size 9x9 --remove 1 --seed 1 --max-degree 8 --repair --hash
0x78802d24c329ee5d
$ pave tess --size 30x30 --remove 1 --seed 1 --max-degree 5 --repair --hash
0x84091baee24fa769
$ pave tess --grid square --size 15x15 --remove 1 --seed 1 --max-degree 5 --repair --hash
pave: --remove: nothing was removed: --min-sides 3 and --max-degree 5 allow none of the 420 attempts
0xd884f35a9b2b8206
$ pave tess --grid truncated-square --size 9x9 --remove 1 --seed 1 --max-degree 5 --repair --hash
0xdef8e3d066d0890c
$ pave tess --size 30x30 --remove 1 --seed 1 --max-degree 5 --min-sides 4 --repair --hash
0x1ed80222513bf4e2
$ pave tess --grid square --size 15x15 --remove 1 --seed 1 --max-degree 5 --min-sides 4 --repair --hash
pave: --remove: nothing was removed: --min-sides 4 and --max-degree 5 allow none of the 420 attempts
0xd884f35a9b2b8206
$ pave tess --grid truncated-square --size 9x9 --remove 1 --seed 1 --max-degree 5 --min-sides 4 --repair --hash
0xb60d0748eeb79b43
$ pave tess --pattern triangle --layout odd-r --report
tiles       108
vertices    71, 32 of them on the rim
edges       178; vertices - edges + faces is 2
sides       3: 108
invalid     0 inverted, 0 self-intersecting, 0 not star-shaped
area        2.58886 on average, from 1.73206 to 3.6806; minimum / mean 0.6690, coefficient of variation 0.2263
circle      at least 0.798 of a regular tile's; without the worst 1 % 0.798, 10 % 0.806
angle       at least 33.00 degrees; without the worst 1 % 33.00; below 20 in 0.00 % of tiles, below 25 in 0.00 %
concave     0.00 % of tiles
aspect      3.101 on average, at most 4.163
coverage    the areas of the tiles add up to the area inside the rim, with a relative error of 0
$ pave tess --size 4x4 --cut 0,0:1,0 --report --json
{"tiles":16,"vertices":47,"edges":62,"euler":2,"rim":30,"inverted":0,"self_intersecting":0,"not_star_shaped":0,"area":41.5693359375,"mean_area":2.59808349609375,"min_area":2.165069580078125,"max_area":3.464111328125,"area_cv":0.10206207261596574,"min_share":0.8333333333333334,"min_circle":0.8056623841193017,"circle_1":0.8056623841193017,"circle_10":0.8056636243924553,"min_angle":59.9999304359018,"angle_1":59.9999304359018,"under_20":0,"under_25":0,"concave":0,"mean_aspect":1.2714158279610606,"max_aspect":2.116966528577876,"coverage_error":0,"sides":{"5":2,"6":14},"steps":0,"moved":0,"guarded":0,"off_frame_count":0,"off_frame":0,"removed_share":0,"removed_edges":0,"outer_nodes":0,"repaired":[],"repaired_tiles":0,"displaced":0,"solved":false}
$ pave tess --grid cairo --size 3x3 --remove 0.2 --repair --report
tiles       36
vertices    62, 36 of them on the rim
edges       97; vertices - edges + faces is 2
sides       3: 4  4: 14  5: 18
invalid     0 inverted, 0 self-intersecting, 0 not star-shaped
area        0.933012 on average, from 0.271822 to 2.1939; minimum / mean 0.2913, coefficient of variation 0.3706
circle      at least 0.373 of a regular tile's; without the worst 1 % 0.373, 10 % 0.691
angle       at least 30.23 degrees; without the worst 1 % 30.23; below 20 in 0.00 % of tiles, below 25 in 0.00 %
concave     2.78 % of tiles
aspect      2.226 on average, at most 5.245
coverage    the areas of the tiles add up to the area inside the rim, with a relative error of 0
removed     11 of 72 adjacencies, 15.28 %; 16 were attempted
repaired    no adjacency had to be restored
$ pave tess --voronoi 50 --size 20x10 --lloyd 2 --seed 5 --report
tiles       50
vertices    102, 27 of them on the rim
edges       151; vertices - edges + faces is 2
sides       4: 6  5: 23  6: 14  7: 4  8: 3
invalid     0 inverted, 0 self-intersecting, 0 not star-shaped
area        4 on average, from 1.78537 to 9.76383; minimum / mean 0.4463, coefficient of variation 0.3623
circle      at least 0.515 of a regular tile's; without the worst 1 % 0.515, 10 % 0.612
angle       at least 37.49 degrees; without the worst 1 % 37.49; below 20 in 0.00 % of tiles, below 25 in 0.00 %
concave     0.00 % of tiles
aspect      2.140 on average, at most 3.585
coverage    the areas of the tiles add up to the area inside the rim, with a relative error of 0
$ pave tess --size 3x3 --cut 4:1 --cut 4:3 --cut 4:5 --cut 4:7 --repair --report
tiles       9
vertices    27, 22 of them on the rim
edges       35; vertices - edges + faces is 2
sides       3: 1  5: 3  6: 5
invalid     0 inverted, 0 self-intersecting, 0 not star-shaped
area        2.59808 on average, from 0.974281 to 3.57236; minimum / mean 0.3750, coefficient of variation 0.3155
circle      at least 0.507 of a regular tile's; without the worst 1 % 0.507, 10 % 0.507
angle       at least 60.00 degrees; without the worst 1 % 60.00; below 20 in 0.00 % of tiles, below 25 in 0.00 %
concave     0.00 % of tiles
aspect      1.468 on average, at most 2.000
coverage    the areas of the tiles add up to the area inside the rim, with a relative error of 0
repaired    1 adjacency restored: 4:7
$ pave tess --remove 0.3 --seed 7 --relax 5 --kind push --hash
0x138cb27ad7da5cc4
$ pave tess --remove 0.3 --seed 7 --relax 5 --kind angle --hash
0x7d65fa58efbed655
$ pave tess --remove 0.3 --seed 7 --relax 5 --kind lloyd --hash
0x724e097c8e7bddf4
$ pave tess --remove 0.3 --seed 7 --relax 5 --kind reapply --hash
0x577eda50b2098b5e
$ pave tess --remove 0.3 --seed 7 --vertex mean --hash
0x6e8525c20dabb9be
$ pave tess --remove 0.3 --seed 7 --vertex centroid --hash
0xf4a82ce03c844a1b
$ pave tess --remove 0.3 --seed 7 --vertex circumcentre --hash
0x6e8525c20dabb9be
$ pave tess --remove 0.3 --seed 4 --repair --layout odd-r --hash
0xf15aa86c2f105eec
$ pave tess --remove 0.3 --seed 4 --repair --layout even-r --hash
0xbd4071bcc0933cd6
$ pave tess --remove 0.3 --seed 4 --repair --layout odd-q --hash
0x6fcf4a1c2d34507a
$ pave tess --remove 0.3 --seed 4 --repair --layout even-q --hash
0x65762898cef2225e
3 alike
$ pave tess --pattern quad --join 0,0:1,1 --hash
0x7390f0b6c8355b92
STDOUT
