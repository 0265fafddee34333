# pave grid draw on windows that wrap: a path leaves and enters again, and marks outside are drawn at their image.

printf 'grid square\nwindow rectangle 4x3 wrap\nrows\n.#..\n.#..\n.#..\n' >walls.mask
for query in 'path 0,1 2,1' 'path -8,1 6,5 vertex' 'sight -1,1 0,1' 'view 4,4 1' 'tree' 'neighbors 0,0'; do
    try pave grid draw --grid square --walls walls.mask --labels none --show "$query" --caption none --scale 16 -o - --format svg
done
printf 'grid hex\nwindow hexagon 1 wrap\ncells -1,0 0,1\n' >walls.mask
try pave grid draw --grid hex --walls walls.mask --labels none --show 'path -1,1 1,0' --caption none --scale 16 -o - --format svg
rm walls.mask
ls
