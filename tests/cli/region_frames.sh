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
for seconds in 2 40; do # the second time on a busy machine
    rm -rf long
    timeout --preserve-status --signal=INT --kill-after=60 $seconds pave region schelling --ratio 1 --seed 1 --frames long
    ended=$?
    [ "$(find long -name 'step-*.png' | wc -l)" -gt 2 ] && break
done
echo "frames -> $ended"
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
    timeout --preserve-status --signal=INT --kill-after=60 0.4 pave region $words
    echo "$words -> $?"
done
ls -A

exit
: <<'STDOUT'
$ pave region schelling --races 4 --seed 2 --frames film --width 80
status=satisfied steps=19 satisfied=168/168 satisfaction=100% territories=10
20
film/step-00000.png
film/step-00019.png
80x72
$ pave region schelling --races 4 --seed 2 --steps 2 --frames short --width 80
status=limit steps=2 satisfied=101/168 satisfaction=60.11% territories=41
-> 1
short/step-00000.png
short/step-00001.png
short/step-00002.png
same: film/step-00000.png short/step-00000.png
same: film/step-00001.png short/step-00001.png
same: film/step-00002.png short/step-00002.png
$ pave region schelling --races 4 --seed 2 --steps 1 --frames short --width 80
pave: --frames: short has pictures of an earlier film; remove them, or choose another folder
-> 2
short/step-00000.png
short/step-00001.png
short/step-00002.png
$ pave region schelling --frames short -o short/step-00000.png
pave: -o short/step-00000.png: a picture of --frames has this name; choose another name
-> 2
$ pave region schelling --races 4 --radius 12 --frames even
status=satisfied steps=19 satisfied=350/350 satisfaction=100% territories=22
1024x904
$ pave region schelling --vacancy 0 --frames still --width 80
status=frozen steps=0 satisfied=4/217 satisfaction=1.84% territories=163
-> 1
still/step-00000.png
frames -> 130
several
IEND
-- a run without end: the film has one
$ pave region schelling --radius 5 --frames many --width 8
status=limit steps=20000 satisfied=78/83 satisfaction=93.97% territories=13
frames=1001, of the first 1000 steps, after which 6 agents were unsatisfied; --steps draws more
-> 1
1001
$ pave region schelling --radius 5 --steps 3 --frames asked --width 8 --json
{"status":"limit","steps":3,"moves":24,"cells":91,"agents":83,"vacancies":8,"satisfied":3,"unsatisfied":80,"territories":67,"satisfaction":3.61,"frames":4
-> 1
4
schelling --ratio 1 --radius 200 -o map.json -> 130
schelling --ratio 1 --order sequential --radius 60 -o map.png -> 130
grow --radius 900 --areas 4000 -o map.json -> 130
dicewars --best 1000000 -o map.svg -> 130
even
film
short
still
STDOUT
