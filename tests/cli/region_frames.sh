# pave region schelling --frames: a picture for the start and one for each step; nothing half-written when it is stopped.

try pave region schelling --races 4 --seed 2 --frames film --width 80
find film -type f | wc -l
find film -type f | sort | sed -n '1p;$p'
for picture in film/*; do size_of_png "$picture"; done | sort -u
try pave region schelling --races 4 --seed 2 --steps 2 --frames short --width 80
find short -type f | sort
for step in 0 1 2; do same_file film/step-0000$step.png short/step-0000$step.png; done
try pave region schelling --races 4 --seed 2 --steps 1 --frames short --width 80
find short -type f | sort
try pave region schelling --frames short -o short/step-00000.png
try pave region schelling --races 4 --radius 12 --frames even
for picture in even/*; do size_of_png "$picture"; done | sort -u
try pave region schelling --vacancy 0 --frames still --width 80
find still -type f | sort
timeout --preserve-status --signal=INT --kill-after=60 2 pave region schelling --ratio 1 --seed 1 --frames long
echo "frames -> $?"
find long -name '.*' -o -name '*.part'
[ "$(find long -name 'step-*.png' | wc -l)" -gt 2 ] && echo several
for picture in long/*; do tail -c 8 "$picture" | head -c 4; done | sort -u | sed 's/\(IEND\)*/IEND/'
rm -r long
echo '-- a run without end: the film has one'
try pave region schelling --radius 5 --frames many --width 8
find many -type f | wc -l
rm -r many
try pave region schelling --radius 5 --steps 3 --frames asked --width 8 --json | sed 's|"history.*\("frames\)|\1|; s|\("frames":[0-9]*\).*|\1|'
find asked -type f | wc -l
rm -r asked
for words in 'schelling --ratio 1 --radius 200 -o map.json' 'schelling --ratio 1 --order sequential --radius 60 -o map.png' 'grow --radius 900 --areas 4000 -o map.json' 'dicewars --best 1000000 -o map.svg'; do
    # shellcheck disable=SC2086 # words
    timeout --preserve-status --signal=INT --kill-after=60 1 pave region $words
    echo "$words -> $?"
done
ls -A
