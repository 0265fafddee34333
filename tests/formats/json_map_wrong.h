/// tests/formats/json_map_wrong.h: files that are not maps, and their messages.
#define GRAPH "\"graph\": {\"nodes\": [[0, 0], [1, 0]], \"edges\": [[0, 1]]}"
#define MESH                                                                                       \
    "\"mesh\": {\"vertices\": [[0, 0], [1, 0], [1, 1], [0, 1]], \"tiles\": [{\"ring\": [0, 1, 2, " \
    "3]}]}"

#define TWO_CELLS                                                                        \
    "{\"vertices\": [[0, 0], [1, 0], [1, 1], [0, 1], [2, 0], [2, 1]],\n \"cells\": [\n " \
    "{\"ring\": "                                                                        \
    "[0, 1, 2, 3]},\n "

static const wrong_file wrong_rows[] = {
    {"labels", "m.json:1:1: this is not well-formed JSON: an object is expected here",
     PAVE_INVALID},
    {"{}",
     "m.json:1:1: a map must have labels, one for each cell, such as \"labels\": [0, 1, 1, 2]",
     PAVE_INVALID},
    {"{" HEX "}",
     "m.json:1:1: a map must have labels, one for each cell, such as \"labels\": [0, 1, 1, 2]",
     PAVE_INVALID},
    {"{" HEX ",\n \"label\": []}",
     "m.json:2:2: a map has no \"label\"; its members are labels, territory, territories, arcs, "
     "kind, "
     "orientation, grid, window, contact, walls, mesh, patch, graph, names, y_up and players",
     PAVE_INVALID},
    {"{" HEX ",\n \"labels\": [1, 1, 1, 1, 1, 1, 1],\n \"labels\": []}",
     "m.json:3:2: \"labels\" is given twice; leave one out", PAVE_INVALID},
    {"{\"labels\": [1]}",
     "m.json:1:1: a map must have a ground: a grid and a window, such as \"grid\": \"hex\", "
     "\"window\": {\"shape\": \"hexagon\", \"radius\": 8}, a mesh, a patch or a graph",
     PAVE_INVALID},
    {"{" HEX ",\n \"arcs\": [{\"left\": 0}, [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[["
     "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[",
     "m.json:2:87: values are nested too deep", PAVE_UNSUPPORTED},
    {"{" HEX ",\n \"arcs\": [{\"left\" 0}], \"labels\": []}",
     "m.json:2:19: this is not well-formed JSON: a colon is expected here", PAVE_INVALID},
    // labels
    {"{" HEX ",\n \"labels\": 7}",
     "m.json:2:12: labels must be a list of integers, one for each cell, 0 for empty",
     PAVE_INVALID},
    {"{" HEX ",\n \"labels\": [1, 1, 1, 1, 1, 1]}",
     "m.json:2:12: there are 6 labels for the 7 cells of the window; give each one, 0 for empty",
     PAVE_INVALID},
    {"{" HEX ",\n \"labels\": [1, 1, 1, 1, 1, 1, 1,\n 2, 3]}",
     "m.json:3:2: there are 9 labels for the 7 cells of the window; remove those from here on, or "
     "make the ground larger",
     PAVE_INVALID},
    {"{" HEX ",\n \"labels\": [1, 1, 1, 1, -1, 1, 1]}",
     "m.json:2:25: the label of cell 4 must be an integer from 0 (empty) to 2147483647",
     PAVE_INVALID},
    {"{" HEX ",\n \"labels\": [1, 2147483648, 1, 1, 1, 1, 1]}",
     "m.json:2:16: the label of cell 1 must be an integer from 0 (empty) to 2147483647",
     PAVE_INVALID},
    {"{" HEX ",\n \"labels\": [1, 99999999999999999999, 1, 1, 1, 1, 1]}",
     "m.json:2:16: the label of cell 1 must be an integer from 0 (empty) to 2147483647",
     PAVE_INVALID},
    {"{" HEX ",\n \"labels\": [1, 1.5, 1, 1, 1, 1, 1]}",
     "m.json:2:16: the label of cell 1 must be an integer from 0 (empty) to 2147483647",
     PAVE_INVALID},
    {"{" HEX ",\n \"labels\": [1, null, 1, 1, 1, 1, 1]}",
     "m.json:2:16: the label of cell 1 must be an integer from 0 (empty) to 2147483647",
     PAVE_INVALID},
    {"{" HEX ",\n \"labels\": [1, 1",
     "m.json:2:17: this is not well-formed JSON: a comma or ] is expected here, but the file is "
     "cut "
     "off",
     PAVE_INVALID},
    {"{" GRAPH ",\n \"labels\": [1]}",
     "m.json:2:12: there are 1 labels for the 2 nodes of the graph; give each one, 0 for empty",
     PAVE_INVALID},
    {"{" GRAPH ",\n \"labels\": [1, 1, 1]}",
     "m.json:2:19: there are 3 labels for the 2 nodes of the graph; remove those from here on, or "
     "make the ground larger",
     PAVE_INVALID},
    {"{" MESH ",\n \"labels\": []}",
     "m.json:2:12: there are 0 labels for the 1 tiles of the mesh; give each one, 0 for empty",
     PAVE_INVALID},
    {"{" MESH ",\n \"labels\": [1, 1]}",
     "m.json:2:16: there are 2 labels for the 1 tiles of the mesh; remove those from here on, or "
     "make the ground larger",
     PAVE_INVALID},
    // the ground
    {"{\"grid\": \"hax\",\n \"labels\": []}",
     "m.json:1:10: unknown grid \"hax\": use square, hex, tri or another tiling that pave knows by "
     "name, or put a tiling object here",
     PAVE_NOT_FOUND},
    {"{\"grid\": 6,\n \"labels\": []}",
     "m.json:1:10: grid must be the name of a tiling, such as \"hex\", or an object with i, j and "
     "faces",
     PAVE_INVALID},
    {"{\"grid\":\n {\"i\": [1, 0], \"j\": [0, 1],\n \"faces\": [[[0, 0], [1, 0], [1, 2]]]}, "
     "\"labels\": []}",
     "m.json:3:12: face 0 overlaps its own repetition, at its side 1", PAVE_INVALID},
    {"{\"grid\":\n {\"i\": [1, 0], \"j\": [0, 1],\n \"faces\": 5}, \"labels\": []}",
     "m.json:3:11: faces must be a list of faces, each a list of corners", PAVE_INVALID},
    {"{\"grid\":\n {\"i\": [1, 0], \"j\" [0, 1]}, \"labels\": []}",
     "m.json:2:20: this is not well-formed JSON: a colon is expected here", PAVE_INVALID},
    {"{\"grid\": \"hex\",\n \"labels\": []}",
     "m.json:1:10: a grid must have a window; add one, such as \"window\": {\"shape\": "
     "\"hexagon\", \"radius\": 8}",
     PAVE_INVALID},
    {"{\"window\":\n {\"shape\": \"hexagon\", \"radius\": 1}, \"labels\": []}",
     "m.json:2:2: a window must have a grid; add one, such as \"grid\": \"hex\"", PAVE_INVALID},
    {"{\"grid\": \"hex\",\n \"window\": 8, \"labels\": []}",
     "m.json:2:12: window must be an object, such as {\"shape\": \"hexagon\", \"radius\": 8}",
     PAVE_INVALID},
    {"{\"grid\": \"hex\",\n \"window\": {\"radius\": 8}, \"labels\": []}",
     "m.json:2:12: a window must have a shape, such as \"shape\": \"hexagon\"", PAVE_INVALID},
    {"{\"grid\": \"hex\",\n \"window\": {}, \"labels\": []}",
     "m.json:2:12: a window must have a shape, such as \"shape\": \"hexagon\"", PAVE_INVALID},
    {"{\"grid\": \"hex\",\n \"window\": {\"shape\": \"circle\"}, \"labels\": []}",
     "m.json:2:22: shape must be one of \"rectangle\", \"parallelogram\", \"hexagon\", "
     "\"triangle\" and \"disk\"",
     PAVE_INVALID},
    {"{\"grid\": \"hex\",\n \"window\": {\"shape\": \"hexagon\"}, \"labels\": []}",
     "m.json:2:12: a hexagon must have a radius, such as \"radius\": 8", PAVE_INVALID},
    {"{\"grid\": \"hex\",\n \"window\": {\"shape\": \"rectangle\"}, \"labels\": []}",
     "m.json:2:12: a rectangle must have a size, such as \"size\": [28, 32]", PAVE_INVALID},
    {"{\"grid\": \"hex\",\n \"window\": {\"shape\": \"hexagon\", \"size\": [3, 3]}, \"labels\": "
     "[]}",
     "m.json:2:41: size is for rectangles and parallelograms; give a radius instead", PAVE_INVALID},
    {"{\"grid\": \"hex\",\n \"window\": {\"shape\": \"rectangle\", \"radius\": 3}, \"labels\": []}",
     "m.json:2:45: radius is for hexagons, triangles and disks; give a size instead", PAVE_INVALID},
    {"{\"grid\": \"hex\",\n \"window\": {\"shape\": \"hexagon\", \"radius\": -1}, \"labels\": []}",
     "m.json:2:43: radius must be an integer from 0 to 67108864, such as \"radius\": 8",
     PAVE_INVALID},
    {"{\"grid\": \"hex\",\n \"window\": {\"shape\": \"hexagon\", \"radius\": 1e-3}, \"labels\": "
     "[]}",
     "m.json:2:43: radius must be an integer from 0 to 67108864, such as \"radius\": 8",
     PAVE_INVALID},
    {"{\"grid\": \"hex\",\n \"window\": {\"shape\": \"hexagon\", \"radius\": 67108865}, "
     "\"labels\": []}",
     "m.json:2:43: radius must be an integer from 0 to 67108864, such as \"radius\": 8",
     PAVE_INVALID},
    {"{\"grid\": \"hex\",\n \"window\": {\"shape\": \"rectangle\", \"size\": [3]}, \"labels\": []}",
     "m.json:2:43: size must be two integers from 0, such as \"size\": [28, 32]", PAVE_INVALID},
    {"{\"grid\": \"hex\",\n \"window\": {\"shape\": \"rectangle\", \"size\": [-3, 3]}, \"labels\": "
     "[]}",
     "m.json:2:43: size must be two integers from 0, such as \"size\": [28, 32]", PAVE_INVALID},
    {"{\"grid\": \"square\",\n \"window\": {\"shape\": \"rectangle\", \"size\": [4, 1], "
     "\"system\": \"odd-r\"}, \"labels\": []}",
     "m.json:2:61: system is for rectangles of hexagons; leave it out", PAVE_INVALID},
    {"{\"grid\": \"square\",\n \"window\": {\"shape\": \"rectangle\", \"size\": [4, 1], "
     "\"metric\": \"4\"}, \"labels\": []}",
     "m.json:2:61: metric is for disks of squares, hexagons and triangles; leave it out",
     PAVE_INVALID},
    {"{\"grid\": \"square\",\n \"window\": {\"shape\": \"rectangle\", \"size\": [4, 1], "
     "\"orientation\": \"flat\"}, \"labels\": []}",
     "m.json:2:66: the orientation of a window is for rectangles of triangles; leave it out, or "
     "move it out of the window",
     PAVE_INVALID},
    {"{\"grid\": \"hex\",\n \"window\": {\"shape\": \"rectangle\", \"size\": [4, 1], \"system\": "
     "\"doubled\"}, \"labels\": []}",
     "m.json:2:61: system must be one of \"odd-r\", \"even-r\", \"odd-q\" and \"even-q\"",
     PAVE_INVALID},
    {"{\"grid\": \"hex\",\n \"window\": {\"shape\": \"disk\", \"radius\": 1, \"metric\": "
     "\"touch\"}, \"labels\": []}",
     "m.json:2:53: unknown metric: use 4, 8 or euclid on squares; steps or euclid on hexagons; "
     "edge, shortcut, touch, flank or euclid on triangles",
     PAVE_INVALID},
    {"{\"grid\": \"tri\",\n \"window\": {\"shape\": \"rectangle\", \"size\": [4, 1], "
     "\"orientation\": \"up\"}, \"labels\": []}",
     "m.json:2:66: orientation must be \"pointy\" or \"flat\"", PAVE_INVALID},
    {"{\"grid\": \"hex\",\n \"window\": {\"shape\": \"rectangle\", \"size\": [4, 1], \"at\": [1]}, "
     "\"labels\": []}",
     "m.json:2:57: at must be a cell, [q, r] or [q, r, s], such as \"at\": [0, 0]", PAVE_INVALID},
    {"{\"grid\": \"hex\",\n \"window\": {\"shape\": \"rectangle\", \"size\": [4, 1], \"at\": [1, "
     "2, 0, 0]}, \"labels\": []}",
     "m.json:2:57: at must be a cell, [q, r] or [q, r, s], such as \"at\": [0, 0]", PAVE_INVALID},
    {"{\"grid\": \"hex\",\n \"window\": {\"shape\": \"rectangle\", \"size\": [4, 1], \"at\": "
     "[536870912, 0]}, \"labels\": [1, 1, 1, 1]}",
     "m.json:2:12: the window leaves |q|, |r| <= 536870912: make it smaller or move it",
     PAVE_RANGE},
    {"{\"grid\": \"hex\",\n \"window\": {\"shape\": \"rectangle\", \"size\": [4, 1], \"wrap\": 1}, "
     "\"labels\": []}",
     "m.json:2:59: wrap must be true or false", PAVE_INVALID},
    {"{\"grid\": \"hex\",\n \"window\": {\"shape\": \"rectangle\", \"size\": [4, 1], \"wrap\": "
     "true}, \"labels\": [1, 1, 1, 1]}",
     "m.json:2:12: a rectangle of hexagons wraps only if its rows meet their own ends: give an "
     "even number of rows (odd-r, even-r) or columns (odd-q, even-q)",
     PAVE_UNSUPPORTED},
    {"{\"grid\": \"cairo\",\n \"window\": {\"shape\": \"hexagon\", \"radius\": 4}, \"labels\": [1, "
     "1, 1, 1]}",
     "m.json:2:12: the tiling cairo has no windows of the shape hexagon: use a rectangle or a "
     "parallelogram",
     PAVE_UNSUPPORTED},
    {"{\"grid\": \"square\",\n \"window\": {\"shape\": \"rectangle\", \"size\": [2147483647, "
     "2147483647]},\n \"labels\": [1]}",
     "m.json:3:12: there are 1 labels for the 4611686014132420609 cells of the window; give each "
     "one, 0 for empty",
     PAVE_INVALID},
    {"{\"grid\": \"square\",\n \"window\": {\"shape\": \"disk\", \"radius\": 67108864},\n "
     "\"labels\": [1]}",
     "m.json:3:12: there are 1 labels, too few for a disk of radius 67108864; give each cell one",
     PAVE_INVALID},
    {"{" ROW ",\n \"contact\": \"corner\", \"labels\": [1, 1, 1, 1]}",
     "m.json:2:13: contact must be \"edge\" or \"vertex\"", PAVE_INVALID},
    {"{" ROW ",\n \"walls\": [[0, 1], [4, 0]], \"labels\": [1, 1, 1, 1]}",
     "m.json:2:20: there is no cell with this number; cells are numbered from 0", PAVE_INVALID},
    {"{" ROW ",\n \"walls\": [[0, 1], [1, 4]], \"labels\": [1, 1, 1, 1]}",
     "m.json:2:20: the cell has no side with this number; sides are numbered from 0, clockwise",
     PAVE_INVALID},
    {"{" ROW ",\n \"walls\": [[0, 1], [-1, 0]], \"labels\": [1, 1, 1, 1]}",
     "m.json:2:20: there is no cell with this number; cells are numbered from 0", PAVE_INVALID},
    {"{" ROW ",\n \"walls\": [[0, 1], [1, -1]], \"labels\": [1, 1, 1, 1]}",
     "m.json:2:20: the cell has no side with this number; sides are numbered from 0, clockwise",
     PAVE_INVALID},
    {"{" ROW ",\n \"walls\": [[0, 1], [1, 3]], \"labels\": [1, 1, 1, 1]}",
     "m.json:2:20: this wall is listed twice; leave one out", PAVE_INVALID},
    {"{" ROW ",\n \"walls\": [0, 1], \"labels\": [1, 1, 1, 1]}",
     "m.json:2:12: a wall must be the number of a cell and of its side, such as [0, 2]",
     PAVE_INVALID},
    {"{" ROW ",\n \"walls\": 1, \"labels\": [1, 1, 1, 1]}",
     "m.json:2:11: walls must be a list of cells and their sides, such as \"walls\": [[0, 2], [7, "
     "1]]",
     PAVE_INVALID},
    {"{" ROW ", \"contact\": \"vertex\",\n \"walls\": [[0, 1]], \"labels\": [1, 1, 1, 1]}",
     "m.json:2:11: walls cannot be combined with contact \"vertex\"; leave one out",
     PAVE_UNSUPPORTED},
    {"{" ROW ",\n " GRAPH ", \"labels\": [1, 1, 1, 1]}",
     "m.json:1:30: a map has one ground: a grid and its window, a mesh, a patch or a graph; leave "
     "out the others",
     PAVE_INVALID},
    {"{" MESH ",\n " GRAPH ", \"labels\": [1, 1, 1, 1]}",
     "m.json:2:11: a map has one ground: a grid and its window, a mesh, a patch or a graph; leave "
     "out the others",
     PAVE_INVALID},
    {"{" GRAPH ",\n \"contact\": \"edge\", \"labels\": [1, 1]}",
     "m.json:2:13: a map has one ground: a grid and its window, a mesh, a patch or a graph; leave "
     "out the others",
     PAVE_INVALID},
    {"{\"patch\": " TWO_CELLS "{\"ring\": [1, 4, 5, 2]}]},\n " GRAPH ", \"labels\": [1, 1]}",
     "m.json:5:11: a map has one ground: a grid and its window, a mesh, a patch or a graph; leave "
     "out the others",
     PAVE_INVALID},
    {"{\"patch\": " TWO_CELLS
     "{\"ring\": [1, 4, 5, 2]}]},\n \"walls\": [[0, 1]], \"labels\": [1, 1]}",
     "m.json:5:11: a map has one ground: a grid and its window, a mesh, a patch or a graph; leave "
     "out the others",
     PAVE_INVALID},
    {"{\"patch\": " TWO_CELLS "{\"ring\": [1, 4, 5, 2]}]},\n \"labels\": [1, 1, 2]}",
     "m.json:5:19: there are 3 labels for the 2 cells of the patch; remove those from here on, or "
     "make the ground larger",
     PAVE_INVALID},
    {"{\"patch\": [],\n \"labels\": [1]}",
     "m.json:1:11: patch must be an object with vertices and cells", PAVE_INVALID},
    {"{\"patch\":\n {\"vertices\": []}, \"labels\": [1]}",
     "m.json:2:2: a patch must have vertices and cells", PAVE_INVALID},
    {"{\"patch\": {\"vertices\": [[0, 0],\n [1, true]], \"cells\": []}, \"labels\": []}",
     "m.json:2:2: vertex 1 must be two finite numbers, [x, y]", PAVE_INVALID},
    {"{\"patch\": {\"vertices\": [[0, 0],\n [1e200, 1]], \"cells\": []}, \"labels\": []}",
     "m.json:2:2: vertex 1 has no finite position up to 1e100: give it one", PAVE_RANGE},
    {"{\"patch\": {\"vertices\": [],\n \"cells\": {}}, \"labels\": []}",
     "m.json:2:11: cells must be a list of objects, such as [{\"ring\": [0, 1, 4, 3]}]",
     PAVE_INVALID},
    {"{\"patch\": {\"vertices\": [],\n \"tiles\": []}, \"labels\": []}",
     "m.json:2:2: a patch has no \"tiles\"; its members are vertices, cells, name and joins",
     PAVE_INVALID},
    {"{\"patch\": {\"name\": 7, \"vertices\": [], \"cells\": []}, \"labels\": []}",
     "m.json:1:20: the name of a patch must be a string of at most 63 characters, such as "
     "\"penrose\"",
     PAVE_INVALID},
    {"{\"patch\": {\"name\": \"a name of a patch that is far too long, for it has more than 63 "
     "letters\", \"vertices\": [], "
     "\"cells\": []}, \"labels\": []}",
     "m.json:1:20: the name of a patch must be a string of at most 63 characters, such as "
     "\"penrose\"",
     PAVE_INVALID},
    {"{\"patch\": " TWO_CELLS "[1, 4, 5, 2]]}, \"labels\": [1, 1]}",
     "m.json:4:2: cell 1 must be an object with a ring, such as {\"ring\": [0, 1, 4, 3]}",
     PAVE_INVALID},
    {"{\"patch\": " TWO_CELLS "{\"name\": [1, 2, 3]}]}, \"labels\": [1, 1]}",
     "m.json:4:2: cell 1 must have a ring, such as \"ring\": [0, 1, 4, 3]", PAVE_INVALID},
    {"{\"patch\": " TWO_CELLS "{\"id\": 1}]}, \"labels\": [1, 1]}",
     "m.json:4:3: a cell of a patch has no \"id\"; its members are ring and name", PAVE_INVALID},
    {"{\"patch\": " TWO_CELLS "{\"ring\": [1, 4.5]}]}, \"labels\": [1, 1]}",
     "m.json:4:15: ring must be a list of vertex indices, such as [0, 1, 4, 3]", PAVE_INVALID},
    {"{\"patch\": " TWO_CELLS "{\"name\": [1, 2], \"ring\": [1, 4, 5, 2]}]}, \"labels\": [1, 1]}",
     "m.json:4:11: the name of cell 1 must be [q, r, s], three integers", PAVE_INVALID},
    {"{\"patch\": " TWO_CELLS
     "{\"name\": [1, 2, 3, 4], \"ring\": [1, 4, 5, 2]}]}, \"labels\": [1, 1]}",
     "m.json:4:11: the name of cell 1 must be [q, r, s], three integers", PAVE_INVALID},
    {"{\"patch\": " TWO_CELLS
     "{\"name\": [0, 0, 0], \"ring\": [1, 4, 5, 2]}]}, \"labels\": [1, 1]}",
     "m.json:4:2: cells 0 and 1 have the same name 0,0,0: give each another", PAVE_INVALID},
    {"{\"patch\": " TWO_CELLS "{\"ring\": [1, 4]}]}, \"labels\": [1, 1]}",
     "m.json:4:2: cell 1 has 2 corners: give it 3 or more", PAVE_INVALID},
    {"{\"patch\": " TWO_CELLS "{\"ring\": [1, 4, 9, 2]}]}, \"labels\": [1, 1]}",
     "m.json:4:2: cell 1 has vertex 9, but vertices must be 0 to 5", PAVE_RANGE},
    {"{\"patch\": " TWO_CELLS "{\"ring\": [1, 2, 5, 4]}]}, \"labels\": [1, 1]}",
     "m.json:4:2: cell 1 has no positive area: list its corners clockwise on screen, where y "
     "points "
     "down",
     PAVE_INVALID},
    {"{\"mesh\": [],\n \"labels\": [1]}",
     "m.json:1:10: mesh must be an object with vertices and tiles", PAVE_INVALID},
    {"{\"mesh\":\n {\"vertices\": [[0, 0], [1, 0], [1, 1], [0, 1]],\n \"tiles\": [{\"ring\": [0, "
     "1, 3, 2]}]}, \"labels\": [1]}",
     "m.json:3:12: tile 0 is not star-shaped around the mean of its vertices, or too thin: split "
     "it, or move its vertices",
     PAVE_INVALID},
    {"{\"mesh\":\n {\"tiles\": []}, \"labels\": [1]}",
     "m.json:2:2: a mesh must have vertices and tiles", PAVE_INVALID},
    {"{\"graph\": [],\n \"labels\": [1]}",
     "m.json:1:11: graph must be an object with nodes and edges", PAVE_INVALID},
    {"{\"graph\":\n {\"nodes\": [[0, 0]]}, \"labels\": [1]}",
     "m.json:2:2: a graph must have edges, such as \"edges\": [[0, 1], [1, 2]], or neighbors",
     PAVE_INVALID},
    {"{\"graph\": {\"nodes\": [[0, 0], [1, 0]],\n \"edges\": [[0, 2]]}, \"labels\": [1, 1]}",
     "m.json:2:16: node 2 does not exist: nodes are 0 to 1; correct the number, or add it to nodes",
     PAVE_RANGE},
    {"{\"graph\": {\"nodes\": [[0, 0], [1, 0]],\n \"edges\": [[0, 1], [1, 0]]}, \"labels\": [1, "
     "1]}",
     "m.json:1:11: edges 0 and 1 both join the nodes 0 and 1: leave one out", PAVE_INVALID},
    {"{\"graph\": {\"nodes\": [[0, 0], [1, 0]],\n \"neighbors\": [[1], []]}, \"labels\": [1, 1]}",
     "m.json:1:11: node 0 lists 1 as a neighbour, but not the reverse; list both, or neither",
     PAVE_INVALID},
    // what must agree
    {"{" ROW ",\n \"labels\": [1, 1, 2, 2],\n \"territory\": [1, 1, 2]}",
     "m.json:3:15: territory has 3 numbers, but labels has 4; give each cell one, or leave "
     "territory out",
     PAVE_INVALID},
    {"{" ROW ",\n \"labels\": [1, 1, 2, 2],\n \"territory\": [1, 1, 2, 2, 2]}",
     "m.json:3:15: territory has 5 numbers, but labels has 4; give each cell one, or leave "
     "territory out",
     PAVE_INVALID},
    {"{" ROW ",\n \"labels\": [1, 1, 2, 2],\n \"territory\": [1, 1,\n 1, 2]}",
     "m.json:4:2: the labels put cell 2 in territory 2, not 1; correct the labels, or leave "
     "territory out",
     PAVE_INVALID},
    {"{" ROW ",\n \"labels\": [1, 2, 2, 1],\n \"territory\": [1, 2, 2, 1]}",
     "m.json:3:25: the labels put cell 3 in territory 3, not 1; correct the labels, or leave "
     "territory out",
     PAVE_INVALID},
    {"{" ROW ",\n \"labels\": [1, 1, 2, 2],\n \"territory\": [1, 1, 2, -2]}",
     "m.json:3:25: the territory of cell 3 must be an integer from 0 (none) to 2147483647",
     PAVE_INVALID},
    {"{" ROW ",\n \"labels\": [1, 1, 2, 2],\n \"territories\": 2}",
     "m.json:3:17: territories must be a list of objects, such as [{\"id\": 1, \"owner\": 0}]; it "
     "can be left out",
     PAVE_INVALID},
    {"{" ROW ",\n \"labels\": [1, 1, 2, 2],\n \"territories\": [1, 2]}",
     "m.json:3:18: a territory must be an object, such as {\"id\": 1, \"owner\": 0}", PAVE_INVALID},
    {"{" ROW ",\n \"labels\": [1, 1, 2, 2],\n \"territories\": [{\"id\": 1}]}",
     "m.json:3:17: the list has 1 territories, but the labels have 2; add the missing ones, or "
     "leave the list out",
     PAVE_INVALID},
    {"{" ROW
     ",\n \"labels\": [1, 1, 2, 2],\n \"territories\": [{\"id\": 1}, {\"id\": 2},\n {\"id\": 3}]}",
     "m.json:4:2: there are 3 territories, but the labels have 2; remove those from here on",
     PAVE_INVALID},
    {"{" ROW ",\n \"labels\": [1, 1, 2, 2],\n \"territories\": [{\"id\": 1},\n {\"id\": 1}]}",
     "m.json:4:2: by the labels the id of territory 2 is 2, not 1; correct it, or leave it out",
     PAVE_INVALID},
    {"{" ROW ",\n \"labels\": [1, 1, 2, 2],\n \"territories\": [{\"id\": 1, \"id\": 1}, {}]}",
     "m.json:3:28: \"id\" is given twice; leave one out", PAVE_INVALID},
    {"{" ROW ",\n \"labels\": [1, 1, 2, 2],\n \"territories\": [{\"label\": 1},\n {\"label\": 3}]}",
     "m.json:4:2: by the labels the label of territory 2 is 2, not 3; correct it, or leave it out",
     PAVE_INVALID},
    {"{" ROW ",\n \"labels\": [1, 1, 2, 2],\n \"territories\": [{\"size\": 1}, {}]}",
     "m.json:3:18: by the labels the size of territory 1 is 2, not 1; correct it, or leave it out",
     PAVE_INVALID},
    {"{" ROW ",\n \"labels\": [1, 1, 2, 2],\n \"territories\": [{\"center\": 2}, {}]}",
     "m.json:3:18: by the labels the center of territory 1 is 0, not 2; correct it, or leave it "
     "out",
     PAVE_INVALID},
    {"{" ROW ",\n \"labels\": [1, 1, 2, 2],\n \"territories\": [{\"center\": -7}, {}]}",
     "m.json:3:18: by the labels the center of territory 1 is 0, not -7; correct it, or leave it "
     "out",
     PAVE_INVALID},
    {"{" ROW ",\n \"labels\": [1, 1, 2, 2],\n \"territories\": [{\"coast\": 1}, {}]}",
     "m.json:3:18: by the labels the coast of territory 1 is 0, not 1; correct it, or leave it out",
     PAVE_INVALID},
    {"{" ROW ",\n \"labels\": [1, 1, 2, 2],\n \"territories\": [{\"neighbors\": [1]}, {}]}",
     "m.json:3:18: the neighbors of territory 1 do not match the labels; it has 1 neighbours, by "
     "increasing id: correct them, or leave them out",
     PAVE_INVALID},
    {"{" ROW ",\n \"labels\": [1, 1, 2, 2],\n \"territories\": [{\"neighbors\": [2, 2]}, {}]}",
     "m.json:3:18: the neighbors of territory 1 do not match the labels; it has 1 neighbours, by "
     "increasing id: correct them, or leave them out",
     PAVE_INVALID},
    {"{" ROW ",\n \"labels\": [1, 1, 2, 2],\n \"territories\": [{\"neighbors\": 2}, {}]}",
     "m.json:3:32: neighbors must be a list of the ids of territories, such as [2, 5]; it can be "
     "left out",
     PAVE_INVALID},
    {"{" ROW ",\n \"labels\": [1, 1, 2, 2],\n \"territories\": [{\"borders\": [2]}, {}]}",
     "m.json:3:18: the borders of territory 1 do not match the labels; it has 1 neighbours, by "
     "increasing id: correct them, or leave them out",
     PAVE_INVALID},
    {"{" ROW ",\n \"labels\": [1, 1, 2, 2],\n \"territories\": [{\"borders\": [true]}, {}]}",
     "m.json:3:31: borders must be a list of lengths, one for each neighbour, such as [10, 8]; it "
     "can be left out",
     PAVE_INVALID},
    {"{" ROW ",\n \"labels\": [1, 1, 2, 2],\n \"territories\": [{\"size\": 4294967298}, {}]}",
     "m.json:3:27: size must be an integer from -2147483648 to 2147483647", PAVE_INVALID},
    {"{" ROW ",\n \"labels\": [1, 1, 2, 2],\n \"territories\": [{\"box\": [0, 0, 1]}, {}]}",
     "m.json:3:26: box must be four finite numbers, [left, top, right, bottom]; it can be left out",
     PAVE_INVALID},
    {"{" ROW ",\n \"labels\": [1, 1, 2, 2],\n \"territories\": [{\"box\": [0, 0, 1, 1, 1]}, {}]}",
     "m.json:3:26: box must be four finite numbers, [left, top, right, bottom]; it can be left out",
     PAVE_INVALID},
    {"{" ROW ",\n \"labels\": [1, 1, 2, 2],\n \"territories\": [{\"box\": [0, 0, 1e999, 1]}, {}]}",
     "m.json:3:26: box must be four finite numbers, [left, top, right, bottom]; it can be left out",
     PAVE_INVALID},
    {"{" ROW ",\n \"labels\": [1, 1, 2, 2],\n \"territories\": [{\"box\": [0, 0, 1, 1e999]}, {}]}",
     "m.json:3:26: box must be four finite numbers, [left, top, right, bottom]; it can be left out",
     PAVE_INVALID},
    {"{" ROW ",\n \"labels\": [1, 1, 2, 2],\n \"territories\": [{\"box\": [-1e999, 0, 1, 1]}, {}]}",
     "m.json:3:26: box must be four finite numbers, [left, top, right, bottom]; it can be left out",
     PAVE_INVALID},
    {"{" ROW ",\n \"labels\": [1, 1, 2, 2],\n \"territories\": [{\"box\": {}}, {}]}",
     "m.json:3:26: box must be four finite numbers, [left, top, right, bottom]; it can be left out",
     PAVE_INVALID},
    {"{" ROW ",\n \"labels\": [1, 1, 2, 2],\n \"territories\": [{\"pole\": [0, 1e999]}, {}]}",
     "m.json:3:27: pole must be two finite numbers, [x, y]; it can be left out", PAVE_INVALID},
    {"{" ROW ",\n \"labels\": [1, 1, 2, 2],\n \"territories\": [{\"radius\": \"1\"}, {}]}",
     "m.json:3:29: radius must be a finite number; it can be left out", PAVE_INVALID},
    {"{" ROW ",\n \"labels\": [1, 1, 2, 2],\n \"territories\": [{\"mean\": [0, 1]}, {}]}",
     "m.json:3:19: a territory has no \"mean\"; its members are id, label, size, center, depth, "
     "border, "
     "coast, owner, dice, neighbors, borders, box, pole and radius",
     PAVE_INVALID},
    // players
    {"{" ROW ",\n \"labels\": [1, 1, 2, 2],\n \"territories\": [{},\n {\"owner\": 0}]}",
     "m.json:4:2: territory 2 belongs to player 0, but the map has no players; give their number, "
     "such as "
     "\"players\": 7",
     PAVE_RANGE},
    {"{" ROW
     ", \"players\": 2,\n \"labels\": [1, 1, 2, 2],\n \"territories\": [{},\n {\"owner\": 2}]}",
     "m.json:4:2: territory 2 belongs to player 2: owners are 0 to 1, or -1 for unowned",
     PAVE_RANGE},
    {"{" ROW
     ", \"players\": 2,\n \"labels\": [1, 1, 2, 2],\n \"territories\": [{},\n {\"owner\": -2}]}",
     "m.json:4:2: territory 2 belongs to player -2: owners are 0 to 1, or -1 for unowned",
     PAVE_RANGE},
    {"{" ROW
     ", \"players\": 2,\n \"labels\": [1, 1, 2, 2],\n \"territories\": [{},\n {\"dice\": -1}]}",
     "m.json:4:2: territory 2 has -1 dice; they must be 0 or more", PAVE_RANGE},
    {"{" ROW ",\n \"players\": -1, \"labels\": [1, 1, 2, 2]}",
     "m.json:2:13: players must be an integer from 0 to 1048576", PAVE_INVALID},
    {"{" ROW ",\n \"players\": 1048577, \"labels\": [1, 1, 2, 2]}",
     "m.json:2:13: players must be an integer from 0 to 1048576", PAVE_INVALID},
    {"{" ROW ",\n \"kind\": 5, \"labels\": [1, 1, 2, 2]}",
     "m.json:2:10: kind must be a string of at most 31 characters, such as \"dicewars\"",
     PAVE_INVALID},
    {"{" ROW
     ",\n \"kind\": \"a kind of map with a name that is too long\", \"labels\": [1, 1, 2, 2]}",
     "m.json:2:10: kind must be a string of at most 31 characters, such as \"dicewars\"",
     PAVE_INVALID},
    {"{" ROW ",\n \"orientation\": \"up\", \"labels\": [1, 1, 2, 2]}",
     "m.json:2:17: orientation must be \"pointy\" or \"flat\"", PAVE_INVALID},
};
