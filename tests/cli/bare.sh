# Without a command, help goes to standard error and the call is wrong.
for command in '' wang world; do
    # shellcheck disable=SC2086 # words
    pave $command >out
    printf -- '-> %s, %s bytes on standard output\n' $? "$(wc -c <out)" >&2
done
# A group that is a command itself says in one line what is missing.
for command in tess grid; do
    pave $command >out
    printf -- '-> %s, %s bytes on standard output\n' $? "$(wc -c <out)" >&2
done

exit
: <<'STDERR'
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
-> 2, 0 bytes on standard output
Usage: pave wang COMMAND [OPTION...] [ARGUMENT...]

Wang tile sets: completeness, minimal sets, blank sheets, other formats

Commands:
  pave wang check         whether a set is complete, and which combinations of
                          colours it lacks
  pave wang complete      the fewest tiles that make a complete set, if they
                          may be turned or mirrored
  pave wang convert       a tile set as JSON, as a TSX, as a C header or for
                          Godot
  pave wang template      a blank sheet of a complete set to paint over

"pave wang COMMAND --help" describes each.
-> 2, 0 bytes on standard output
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
-> 2, 0 bytes on standard output
pave: nothing to do; give a file, such as -o tiles.svg, or --report or --hash ("pave tess --help" lists all options)
-> 2, 0 bytes on standard output
pave: GRID is missing; a query is GRID QUERY ARGS..., such as hex neighbors 0,0
-> 2, 0 bytes on standard output
STDERR
