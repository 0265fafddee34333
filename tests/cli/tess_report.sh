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
