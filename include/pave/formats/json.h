/// pave/formats/json.h: pave's own files, in JSON: tilings, boards, graphs, meshes, maps; meshes
/// and maps as GeoJSON. (Graphs and meshes as OBJ and OFF: obj.h, in the same library.)
///
/// Each is one JSON object, described below with the functions that read it, and in docs/files.md
/// at more length. No member may stand there twice, and none that is not described. Files are read
/// in UTF-8, with or without a byte order mark.
///
/// What is wrong with a file is told in a pave_error (which may be NULL) with the file, the line
/// and the column. Readers return PAVE_OK; PAVE_IO when the file cannot be read; PAVE_UNSUPPORTED
/// when it is too large (or, of tilings, nested too deeply); PAVE_NO_MEMORY; PAVE_INVALID and
/// PAVE_RANGE when it is no such file. Then `out` is NULL, or zeros. Writers return PAVE_OK;
/// PAVE_IO; PAVE_NO_MEMORY; and what is said there. Each reader exists for a file and for a text of
/// `size` bytes, which `path` (may be NULL) names in errors. The path
/// "-" of a writer is standard output. A file is there whole or not at all. No locale changes
/// anything.
///
/// Examples: json_tiling.c, json_board.c, json_graph.c, json_mesh.c (GeoJSON, too), json_map.c (the
/// same).
#ifndef PAVE_FORMATS_JSON_H
#define PAVE_FORMATS_JSON_H

#include <pave/map.h>
#include <pave/mesh.h>
#include <pave/tiling.h>

#ifdef __cplusplus
extern "C" {
#endif

enum {
    PAVE_JSON_SIZE_MAX = 1 << 22,      ///< bytes of a tiling's text; a larger one is refused
    PAVE_JSON_LARGE_SIZE_MAX = 1 << 30 ///< the same of boards, graphs, meshes and maps
};

// ---- Tilings ------------------------------------------------------------------------------------
//     {
//         "name": "bricks",
//         "i": [2, 0],
//         "j": [1, 1],
//         "faces": [
//             [[0, 0], [1, 0], [2, 0], [2, 1], [1, 1], [0, 1]]
//         ]
//     }
//
// `i` and `j` are the lattice vectors, and each face of a unit cell is the list of its corners,
// either way round; x points right and y down. What the faces must be, is said at
// pave_tiling_create. `name` may be left out. Of a number 15 digits count.

/// Reads a tiling; give it to pave_tiling_destroy. Also returns whatever pave_tiling_create says;
/// then `error` has the place of the value or face, and names the face and the side, both counted
/// from 0.
PAVE_API pave_result pave_json_tiling_read(const char *path, const pave_allocator *allocator,
                                           pave_tiling **out, pave_error *error);

/// The same from a text.
PAVE_API pave_result pave_json_tiling_parse(const char *text, size_t size, const char *path,
                                            const pave_allocator *allocator, pave_tiling **out,
                                            pave_error *error);

/// Writes a tiling as a file that the reader takes, with one face a line: also those that pave
/// knows by name, to begin one's own with. Also PAVE_INVALID, when the name is no UTF-8.
PAVE_API pave_result pave_json_tiling_write(const pave_tiling *tiling, const char *path,
                                            const pave_allocator *allocator, pave_error *error);

// ---- Boards -------------------------------------------------------------------------------------
//     {
//         "layout": "even-q",
//         "size": [8, 6],
//         "pattern": "hex",
//         "cuts": [
//             [[0, 0], [1, 0]],
//             [[3, 2], [3, 3]]
//         ],
//         "joins": []
//     }
//
// `layout` is odd-r, even-r, odd-q or even-q (else even-q), `size` the inner tiles in columns and
// rows, `pattern` hex, quad or triangle (else hex): who is adjacent at first. `cuts` are pairs of
// tiles, each [column, row], which the pattern makes adjacent and which shall not be, `joins` those
// that shall be and that the pattern does not make adjacent. One tile of a pair may be of the
// border (column -1 or that of the width, row -1 or that of the height). All but `size` may be left
// out.

/// Reads a board; give it to pave_board_destroy. Refused are also pairs that are no neighbours,
/// that are both of the border, that lie outside the board, that stand there twice, or that would
/// change nothing. Whether tiles can be made of the board is another matter: pave_board_check.
/// Linear time.
PAVE_API pave_result pave_json_board_read(const char *path, const pave_allocator *allocator,
                                          pave_board **out, pave_error *error);

/// The same from a text.
PAVE_API pave_result pave_json_board_parse(const char *text, size_t size, const char *path,
                                           const pave_allocator *allocator, pave_board **out,
                                           pave_error *error);

/// Writes a board as a file that the reader takes: the pattern that it was made by, and what
/// differs, row by row, one pair a line. Linear time.
PAVE_API pave_result pave_json_board_write(const pave_board *board, const char *path,
                                           const pave_allocator *allocator, pave_error *error);

// ---- Graphs -------------------------------------------------------------------------------------
//     {
//         "nodes": [[0, 0], [1, 0], [0.5, 1]],
//         "edges": [[0, 1], [1, 2], [2, 0]],
//         "border": [0, 1, 2]
//     }
//
// `nodes` are the positions, x right and y down, and node numbers count from 0. Instead of `edges`
// there may be `neighbors`, a list of node numbers for each node; who is named must name back.
// `border` may be left out: then it is the outer nodes.

/// Nodes and edges as a file has them. It may be filled by hand, too.
typedef struct pave_edge_list {
    int32_t node_count, edge_count, border_count, fault_count;
    pave_vec2 *positions; ///< node_count
    int32_t (*edges)[2];  ///< edge_count pairs of nodes
    int32_t *border;      ///< border_count nodes; NULL: those of the outer faces
    pave_fault *faults; ///< fault_count, PAVE_FAULT_ASYMMETRIC: each node that names one that does
                        ///< not name it, in order
    pave_allocator allocator;
} pave_edge_list;

/// Releases the arrays, and makes the list empty.
PAVE_API void pave_edge_list_release(pave_edge_list *list);

/// Reads a graph; give it to pave_edge_list_release. Every number of a node is one of the file's
/// nodes, every position is finite, no node stands twice in `border`. Neighbour lists become edges:
/// each pair once, or as often as one names the other. Whether there can be tiles is another
/// matter: pave_edge_list_to_adjacency. Linear time; it needs no more memory than the text and
/// three times the arrays.
PAVE_API pave_result pave_json_graph_read(const char *path, const pave_allocator *allocator,
                                          pave_edge_list *out, pave_error *error);

/// The same from a text.
PAVE_API pave_result pave_json_graph_parse(const char *text, size_t size, const char *path,
                                           const pave_allocator *allocator, pave_edge_list *out,
                                           pave_error *error);

/// Writes nodes, edges and border as a file that the reader takes; faults are left out. Also
/// PAVE_RANGE, when a position is not finite.
PAVE_API pave_result pave_json_graph_write(const pave_edge_list *list, const char *path,
                                           const pave_allocator *allocator, pave_error *error);

/// Makes the adjacency of a list, with its graph: give it to pave_adjacency_destroy. Returns
/// PAVE_OK; PAVE_INVALID when there is a fault of the kinds 1 to 5: the first of list->faults, else
/// of pave_edges_check, is in `fault` (may be NULL), and `error` (may be NULL) names its tiles; or
/// when the border is none; PAVE_RANGE; PAVE_NO_MEMORY. On failure `out` is NULL; where it is for
/// no fault, its kind is PAVE_FAULT_NONE. What else must hold: pave_adjacency_check. Cost: that of
/// pave_edges_check.
PAVE_API pave_result pave_edge_list_to_adjacency(const pave_edge_list *list,
                                                 const pave_allocator *allocator,
                                                 pave_adjacency **out, pave_fault *fault,
                                                 pave_error *error);

// ---- Meshes -------------------------------------------------------------------------------------
//     {
//         "step": 0.0000152587890625,
//         "vertices": [[-0.5, -0.8660125732421875], ...],
//         "tiles": [
//             {"id": 0, "center": [0, 0], "ring": [0, 1, 4, 3, 2, 5], "neighbors": [3, 1]},
//             ...
//         ]
//     }
//
// `id` is the node of the adjacency that the tile is (of a board the number of the tile), `ring`
// its vertices, clockwise on screen, `neighbors` the ids of the tiles that it is adjacent to, in
// the order of the ring: each shares a side with it. `step` and, where it is not [0, 0], `origin`
// are the lattice on which the vertices lie. Numbers have the digits that make them read back as
// they were.

/// Reads a mesh; give it to pave_mesh_destroy. All that pave_mesh_create_from_rings demands must
/// hold, and ids must increase. `step` and `origin` may be left out; so may `id` of all tiles (they
/// count from 0), and `center` and `neighbors`, which follow from the rings and are not looked at.
/// The mesh is that which was written: its vertices, rings and ids, but not how it was made.
PAVE_API pave_result pave_json_mesh_read(const char *path, const pave_allocator *allocator,
                                         pave_mesh **out, pave_error *error);

/// The same from a text.
PAVE_API pave_result pave_json_mesh_parse(const char *text, size_t size, const char *path,
                                          const pave_allocator *allocator, pave_mesh **out,
                                          pave_error *error);

/// Writes a mesh as a file that the reader takes, one vertex and one tile a line. `progress` (may
/// be NULL) is told of vertices and tiles; also PAVE_STOPPED. Linear time, in memory that does not
/// grow with the mesh.
PAVE_API pave_result pave_json_mesh_write(const pave_mesh *mesh, const char *path,
                                          const pave_allocator *allocator, const pave_batch *batch,
                                          pave_error *error);

/// Writes a mesh as GeoJSON: a FeatureCollection with one Polygon for each tile, closed,
/// counterclockwise in the coordinates as they are written, with the properties `id`, `neighbors`
/// and `vertices` (the ring's numbers, as pave_json_mesh_write has them). Vertices that tiles share
/// have the same digits in each. x and y are written as they are: y points down. Otherwise as
/// pave_json_mesh_write. (H. Butler, M. Daly, A. Doyle, S. Gillies, S. Hagen, T. Schaub, "RFC 7946:
/// The GeoJSON Format", 2016.)
PAVE_API pave_result pave_json_geojson_write(const pave_mesh *mesh, const char *path,
                                             const pave_allocator *allocator,
                                             const pave_batch *batch, pave_error *error);

// ---- Maps ---------------------------------------------------------------------------------------
//     {
//         "kind": "dicewars", "orientation": "pointy",
//         "grid": "hex", "window": {"shape": "rectangle", "size": [28, 32], "system": "odd-r"},
//         "labels": [0, 0, 1, 1, ...],
//         "territory": [0, 0, 1, 1, ...],
//         "players": 7,
//         "territories": [
//             {"id": 1, "label": 1, "size": 21, "center": 45, "depth": 3, "border": 24, "coast": 6,
//              "neighbors": [2, 5], "borders": [10, 8], "owner": 0, "dice": 3},
//             ...
//         ]
//     }
//
// `labels` has one whole number from 0 for each cell, 0 being nobody (empty, sea); `territory` the
// id of its territory, 0: none. Of a territory `center` is a cell, `neighbors` are ids, without the
// sea, and `borders` how many edges each shares with it; `depth`, `border` and `coast` are those of
// pave_territory. `owner`, where there are players, counts from 0; -1, or none, is nobody. Only
// `labels` and the ground must be there: the rest follows from them, but for players and dice.
//
// The ground is one of
//   * `grid`, a name or the object of a tiling (above), and `window`: its `shape`, and as it needs
//   them `size` [width, height] or `radius`,
//     `at` [q, r] or [q, r, s], `system` (odd-r, even-r, odd-q, even-q), `metric` (of squares 4, 8,
//     euclid; of hexagons steps, euclid; of triangles edge, shortcut, touch, flank, euclid),
//     `orientation` (of a rectangle of triangles), `wrap` true. They mean what pave_window_def
//     says. Also `contact` "vertex", where cells count as neighbours that share only a vertex, and
//     `walls`, pairs [cell, side] of what is not crossed;
//   * `mesh`, the object of a mesh: its tiles, in order, are the cells;
//   * `graph`, the object of a graph, without faults: its nodes are the cells; `border` says
//   nothing here.
//
// Where outlines are known there are also `box` [left, top, right, bottom], `pole` [x, y] and
// `radius`: the circle that fits best into the territory. These are read past.

/// Reads a map; give it to pave_map_destroy. It owns its ground. Refused are, with line and column,
/// also labels that are more or fewer than cells; ids, sizes, neighbours and the like that are not
/// what the labels make of them (and centres that lie elsewhere); owners that are no players. Also
/// returns what pave_window_create, pave_tiling_create, pave_mesh_create_from_rings and
/// pave_graph_create_from_edges say. All but linear time, and about 50 ns a cell.
PAVE_API pave_result pave_json_map_read(const char *path, const pave_allocator *allocator,
                                        pave_map **out, pave_error *error);

/// The same from a text.
PAVE_API pave_result pave_json_map_parse(const char *text, size_t size, const char *path,
                                         const pave_allocator *allocator, pave_map **out,
                                         pave_error *error);

/// Writes a map as a file that the reader takes: what is read from it is equal. `borders` (may be
/// NULL) are those of the map's territories, however smooth: then these have `box`, `pole` and
/// `radius`, where the borders lie. `progress` (may be NULL) is told of cells and territories; also
/// PAVE_STOPPED; PAVE_UNSUPPORTED, where there is no such file: a graph without positions, one of
/// edges that join the same nodes or leave one in the same direction, a window with walls round
/// corners. About linear time, in memory that does not grow with the cells but for graphs.
PAVE_API pave_result pave_json_map_write(const pave_map *map, const pave_borders *borders,
                                         const char *path, const pave_allocator *allocator,
                                         const pave_batch *batch, pave_error *error);

/// Writes a map as GeoJSON: a FeatureCollection with one Polygon, or MultiPolygon, for each
/// territory, in order, with the properties `id`, `label`, `size`, `neighbors` (ids), `pole`, and
/// where there are such `owner` and `dice`. `borders` are those of the map, perhaps smooth; points
/// that neighbours share have the same digits in each. Rings are closed, outer ones
/// counterclockwise in the coordinates as they are written, holes clockwise. x and y are written as
/// they are: y points down. Otherwise as pave_json_map_write. (RFC 7946.)
PAVE_API pave_result pave_json_map_geojson_write(const pave_map *map, const pave_borders *borders,
                                                 const char *path, const pave_allocator *allocator,
                                                 const pave_batch *batch, pave_error *error);

#ifdef __cplusplus
}
#endif
#endif
