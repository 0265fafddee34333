# Each option of each command has a text in its help, and is in the man page and in the completion; each line of help fits a terminal of 80 columns, and
# examples 100. The
# commands are those that `pave --help` lists, so a new one is also tested.
pave --help >all.txt
sed -n 's/^  pave \([a-z]* \{0,1\}[a-z]*\).*/\1/p' all.txt | sed 's/ *$//' >commands.txt
sort -u commands.txt | wc -l
pave --generate manual >pave.1
pave --generate completion >pave.bash
# section TITLE: the part of the man page about a command, up to the next
section() { awk -v title=".Ss $1" '$0 == title { on = 1; next } /^\.S[sh]/ { on = 0 } on' pave.1; }
# words CASE: what the completion offers for a command's options
words() { grep -A 200 -F "    '$1" pave.bash | awk '/^        ;;/ { exit } { print }'; }
while read -r command; do
    # shellcheck disable=SC2086 # words
    pave $command --help >help.txt || echo "pave $command --help: exit code $?"
    # shellcheck disable=SC2086 # words
    pave $command -h | cmp - help.txt || echo "pave $command: -h and --help differ"
    for title in Usage: Options: Examples: 'Exit status:'; do
        grep -q "^$title" help.txt || echo "pave $command: no $title in its help"
    done
    awk -v command="$command" 'length > (/^  pave / ? 100 : 79) { print "pave " command ": too long: " $0 }' help.txt
    awk '/^Options:/ { on = 1; next } /^$/ { on = 0 } on' help.txt >options.txt
    section "pave $command" >section.txt
    [ -s section.txt ] || echo "pave $command: not in the man page"
    case $command in grid | tess) words "$command '*)" ;; *\ *) words "$command')" ;; *) words "$command'*)" ;; esac >words.txt
    awk 'match($0, /--[a-z][a-z-]*/) && substr($0, 1, RSTART - 1) ~ /^  (-[A-Za-z], |    )$/ {
            if (name != "" && text == "") print name, "without-text"
            name = substr($0, RSTART, RLENGTH)
            text = length($0) > 30 && substr($0, 29, 2) == "  " ? substr($0, 31) : ""
            print name
            next
        }
        { gsub(/^ +/, ""); text = text $0 }
        END { if (name != "" && text == "") print name, "without-text" }' options.txt >names.txt
    [ -s names.txt ] || echo "pave $command: no options"
    while read -r name fault; do
        [ -z "$fault" ] || echo "pave $command $name: no text"
        case $name in --help | --version) continue ;; esac
        grep -q "Fl Fl ${name#--}\( \|\$\)" section.txt || echo "pave $command $name: not in the man page"
        grep -A 1 "Fl Fl ${name#--}\( \|\$\)" section.txt | tail -n 1 | grep -q '^[^.]' || echo "pave $command $name: no text in the man page"
        grep -q -e "$name " words.txt || echo "pave $command $name: not in the completion"
    done <names.txt
done <commands.txt
# Version, and options before a command, on standard output.
try pave --version
try pave world fill --version
try pave -V
try pave world fill -h | head -n 2
try pave world --help
cat all.txt
awk 'length > 79 { print "too long: " $0 }' all.txt

exit
: <<'STDOUT'
35
$ pave --version
pave 1.0.0-rc1
$ pave world fill --version
pave 1.0.0-rc1
$ pave -V
pave 1.0.0-rc1
$ pave world fill -h
Usage: pave world fill [OPTION...] [FILE]
$ pave world --help
Usage: pave world COMMAND [OPTION...] [ARGUMENT...]

Worlds of Wang tiles, the same in any order of exploration

Commands:
  pave world fill         writes a part of a world as a map, a scene, a
                          picture, a table or a mask
  pave world at           the tile at a place
  pave world path         a shortest path through an endless world
  pave world bake         bakes a world into pictures for the web, or into
                          stores of ids
  pave world draw         draws a world on any grid
  pave world explore      a walk, move by move: which tiles fit, and why
  pave world new          makes a file that holds a world and its edits
  pave world edit         pins tiles and changes colours in a world file
  pave world undo         undoes an edit of a world
  pave world log          lists the edits of a world, the oldest first
  pave world herringbone  a world of herringbone tiles, which are twice as long
                          as wide, as a picture
  pave world verify       checks that neighbouring tiles of a map match, and
                          that the map is a world

"pave world COMMAND --help" describes each.
Usage: pave COMMAND [OPTION...] [ARGUMENT...]

Makes the ground that games are played on: grids, tiles of chosen adjacency,
and endless tiled worlds, each a pure function of its seed and the place.

Grids of squares, hexagons and triangles, and other tilings
  pave grid               answers a query about a grid: its parts, coordinates,
                          distances, lines, rings
  pave grid draw          draws a piece of a grid: its parts with their
                          coordinates, walls, a query and its answer

Tiles from chosen adjacency: boards and graphs become seamless polygons
  pave tess               makes tiles from chosen adjacency: boards and graphs
                          become polygons that share their sides
  pave tess at            the tile of a mesh under a point
  pave tess tile          a tile of a mesh: its corners, its neighbours, its
                          size

Wang tile sets: completeness, minimal sets, blank sheets, other formats
  pave wang check         whether a set is complete, and which combinations of
                          colours it lacks
  pave wang complete      the fewest tiles that make a complete set, if they
                          may be turned or mirrored
  pave wang convert       a tile set as JSON, as a TSX, as a C header or for
                          Godot
  pave wang template      a blank sheet of a complete set to paint over

Worlds of Wang tiles, the same in any order of exploration
  pave world fill         writes a part of a world as a map, a scene, a
                          picture, a table or a mask
  pave world at           the tile at a place
  pave world path         a shortest path through an endless world
  pave world bake         bakes a world into pictures for the web, or into
                          stores of ids
  pave world draw         draws a world on any grid
  pave world explore      a walk, move by move: which tiles fit, and why
  pave world new          makes a file that holds a world and its edits
  pave world edit         pins tiles and changes colours in a world file
  pave world undo         undoes an edit of a world
  pave world log          lists the edits of a world, the oldest first
  pave world herringbone  a world of herringbone tiles, which are twice as long
                          as wide, as a picture
  pave world verify       checks that neighbouring tiles of a map match, and
                          that the map is a world

Region maps: Schelling's segregation, Dice Wars, territories of given sizes
  pave region schelling   neighbourhoods by Schelling's segregation: the
                          unsatisfied move until all have enough neighbours of
                          their race
  pave region dicewars    maps of the game Dice Wars: territories with owners
                          and dice, on its own board or any other
  pave region grow        a given number of territories of given sizes:
                          compact, each in one piece
  pave region show        statistics of any map, and the map as a picture or in
                          another format

Tactics on triangles: distances, paths, movement by turns, attacks
  pave tactics field      the distances from a triangle to all others
  pave tactics path       a shortest path between two triangles
  pave tactics reach      where a unit can go with its points, in one turn or
                          several
  pave tactics range      cells covered by a ranged attack, with line of sight
                          between walls
  pave tactics lines      attacks along the 12 directions, and the walls that
                          stop them
  pave tactics creature   the path of a creature of many triangles, or the
                          maximum size that fits at each cell
  pave tactics formation  soldiers in ranks: orders and lines of attack
  pave tactics citadel    a fortified town on triangles, from a seed
  pave tactics nest       the triangle that contains a smaller one, and
                          hexagons and squares of triangles
  pave tactics terrain    terrain on triangles: heights, rivers that flow
                          downhill, lakes, coasts

"pave COMMAND --help" describes a command; "pave --version" prints the version.

Exit status:
  0  done
  1  the answer is negative: no path, no line of sight, an incomplete set,
     mismatches in a map
  2  the command line is wrong
  3  a file cannot be read, is invalid, or cannot be written, or a query of a
     batch is invalid
STDOUT
