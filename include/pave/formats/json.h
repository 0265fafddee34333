/// pave/formats/json.h: pave's own files in JSON: tilings, boards, graphs, meshes, maps and
/// citadels. Meshes and maps are also written as GeoJSON. Library pave_json, which needs only libc;
/// obj.h is part of it.
///
/// Each file is one JSON object in UTF-8; a byte order mark is allowed. The comments below and
/// docs/files.md describe its members. Unknown and duplicate members are refused. Numbers do not
/// depend on the locale. An integer has at most 18 digits and may be written 2, 2.0 or 20e-1.
///
/// There is a reader for a file, where the path "-" is standard input, and one for `size` bytes of
/// text; `path` (may be NULL) names the text in errors. Readers return PAVE_OK; PAVE_IO if the file
/// cannot be read; PAVE_UNSUPPORTED if it is too large; PAVE_INVALID or PAVE_RANGE if its content
/// is invalid; PAVE_NO_MEMORY. On failure `out` is NULL or zeroed, and `error` (may be NULL) has
/// the file, line and column.
///
/// Writers return PAVE_OK; PAVE_IO; PAVE_NO_MEMORY; PAVE_STOPPED if the progress callback of
/// `batch` (may be NULL) returned true; and the results listed in their comments. The path "-" is
/// standard output. A file is written completely or not at all.
///
/// Example: json_map.c.
#ifndef PAVE_FORMATS_JSON_H
#define PAVE_FORMATS_JSON_H

#include <pave/citadel.h>
#include <pave/formats/json_wang.h>
#include <pave/map.h>
#include <pave/mesh.h>
#include <pave/tiling.h>
#include <pave/world.h>

#ifdef __cplusplus
extern "C" {
#endif

enum {
    PAVE_JSON_SIZE_MAX = 1 << 22,      ///< maximum size of a tiling's text in bytes
    PAVE_JSON_LARGE_SIZE_MAX = 1 << 30 ///< maximum size of boards, graphs, meshes and maps in bytes
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
// `i` and `j` are the lattice vectors. Each face of the unit cell is a list of corners, in either
// direction; x points right and y down. pave_tiling_create describes which faces form a tiling.
// `name` is optional.

/// Reads a tiling; release it with pave_tiling_destroy. Also returns the results of
/// pave_tiling_create; `error` then has the position of the value or face, and names the face and
/// the side by their 0-based indices.
PAVE_API pave_result pave_json_tiling_read(const char *path, const pave_allocator *allocator,
                                           pave_tiling **out, pave_error *error);

/// Like pave_json_tiling_read, but from memory.
PAVE_API pave_result pave_json_tiling_parse(const char *text, size_t size, const char *path,
                                            const pave_allocator *allocator, pave_tiling **out,
                                            pave_error *error);

/// Writes the text of a tiling to a sink (json_wang.h). Also returns PAVE_STOPPED if the sink stops
/// it.
PAVE_API pave_result pave_json_tiling_print(const pave_tiling *tiling, pave_json_sink sink,
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
// `layout` is the offset system: odd-r, even-r, odd-q or even-q (the default). `size` is the number
// of columns and rows of inner tiles. `pattern` is the initial adjacency: hex (the default), quad
// or triangle. `cuts` are pairs of tiles, each [column, row], that are adjacent in the pattern and
// cut here; `joins` are pairs of neighbours that are not adjacent in the pattern and joined here.
// One tile of a pair may be a border tile (column -1 or the width, row -1 or the height). Only
// `size` is required.

/// Reads a board; release it with pave_board_destroy. Also refuses pairs that are not neighbours,
/// are both border tiles, are outside the board, are duplicates, or change nothing.
/// pave_board_check finds whether the board can become a mesh. Linear time.
PAVE_API pave_result pave_json_board_read(const char *path, const pave_allocator *allocator,
                                          pave_board **out, pave_error *error);

/// Writes a board so that the reader accepts it: its pattern, and the differences from it row by
/// row, one pair per line. Linear time.
PAVE_API pave_result pave_json_board_write(const pave_board *board, const char *path,
                                           const pave_allocator *allocator, pave_error *error);

// ---- Graphs -------------------------------------------------------------------------------------
//     {
//         "nodes": [[0, 0], [1, 0], [0.5, 1]],
//         "edges": [[0, 1], [1, 2], [2, 0]],
//         "border": [0, 1, 2]
//     }
//
// `nodes` are the positions, x right and y down; nodes are numbered from 0. `neighbors` may replace
// `edges`: a list of nodes for each node; neighbours must name each other. `border` is optional. By
// default, or as "outer", it is the nodes of the outer face, which do not become tiles. "ring" adds
// a border around the graph, so all nodes become tiles (pave_border_rule). [] or "none": no border
// nodes. `nodes` may be missing: then nodes have no positions, and pave tess --embed draws them.

/// The up axis of a file with three coordinates.
typedef enum pave_up {
    PAVE_UP_FLATTER = 0, ///< the axis, y or z, along which the vertices extend less; z if equal
    PAVE_UP_Y = 1,
    PAVE_UP_Z = 2
} pave_up;

/// Nodes and edges of a file. You may also fill it yourself.
typedef struct pave_edge_list {
    int32_t node_count, edge_count, border_count, fault_count;
    pave_vec2 *positions;         ///< node_count positions; NULL if the file has none
    int32_t (*edges)[2];          ///< edge_count pairs of nodes
    int32_t *border;              ///< border_count nodes; if 0, from border_rule
    pave_border_rule border_rule; ///< PAVE_BORDER_NONE for [] in a file
    pave_up up;         ///< OBJ and OFF: the axis chosen as up, if the file does not define one
    pave_fault *faults; ///< fault_count faults of kind PAVE_FAULT_ASYMMETRIC: pairs of nodes in
                        ///< which only the first names the second, in order
    pave_allocator allocator;
} pave_edge_list;

/// Releases the arrays of a list made by these functions, and makes it empty.
PAVE_API void pave_edge_list_release(pave_edge_list *list);

/// Reads a graph; release it with pave_edge_list_release. Nodes must exist, positions must be
/// finite, and no node may be in `border` twice. Neighbour lists become edges: each pair once, or
/// as often as one node names the other. Without `nodes`, edges and neighbours define the number of
/// nodes, up to 2^24. pave_edge_list_to_adjacency checks whether the graph can become tiles. Linear
/// time. Memory: the text and three times the arrays.
PAVE_API pave_result pave_json_graph_read(const char *path, const pave_allocator *allocator,
                                          pave_edge_list *out, pave_error *error);

/// Creates an edge list from an adjacency: its nodes, its uncut edges (sorted by lower node) and
/// its border (in increasing order). Release it with pave_edge_list_release.
/// pave_edge_list_to_adjacency restores the adjacency, with the arcs of each node clockwise from
/// north. Returns PAVE_OK; PAVE_NO_MEMORY. Linear time.
PAVE_API pave_result pave_edge_list_from_adjacency(const pave_adjacency *adjacency,
                                                   const pave_allocator *allocator,
                                                   pave_edge_list *out, pave_error *error);

/// Writes nodes, edges and border so that the reader accepts them; faults are omitted. Also returns
/// PAVE_RANGE if a position is not finite.
PAVE_API pave_result pave_json_graph_write(const pave_edge_list *list, const char *path,
                                           const pave_allocator *allocator, pave_error *error);

/// Creates the adjacency of a list, with its graph; release it with pave_adjacency_destroy. Returns
/// PAVE_OK; PAVE_INVALID for a fault of kinds 1 to 5, an invalid border, or a ring that
/// pave_adjacency_create cannot make; PAVE_RANGE; PAVE_NO_MEMORY. `fault` (may be NULL) receives
/// the first of list->faults, otherwise the first of pave_edges_check; its kind is PAVE_FAULT_NONE
/// if the failure is not a fault. `error` (may be NULL) names the tiles. On failure `out` is NULL.
/// pave_adjacency_check has the other conditions. Takes the time of pave_edges_check.
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
// `id` is the node of the adjacency that became the tile; for a board, the index of the tile.
// `ring` is its vertices, clockwise on screen. `neighbors` are the ids of the tiles that share a
// side with it, in the order of the ring. `step` and `origin` (default [0, 0]) are the unit and
// origin of the fixed-point coordinates of the vertices. Numbers are written with enough digits to
// be read back exactly.

/// Reads a mesh; release it with pave_mesh_destroy. The rings must satisfy
/// pave_mesh_create_from_rings, and ids must increase. `step` and `origin` are optional, and so is
/// `id` for all tiles (numbered from 0 then). `center` and `neighbors` follow from the rings and
/// are skipped. The result has the vertices, rings and ids of the written mesh, without its
/// construction statistics.
PAVE_API pave_result pave_json_mesh_read(const char *path, const pave_allocator *allocator,
                                         pave_mesh **out, pave_error *error);

/// Writes a mesh so that the reader accepts it, one vertex and one tile per line. Progress counts
/// vertices and tiles. Linear time; memory does not grow with the mesh.
PAVE_API pave_result pave_json_mesh_write(const pave_mesh *mesh, const char *path,
                                          const pave_allocator *allocator, const pave_batch *batch,
                                          pave_error *error);

/// Writes a mesh as GeoJSON: a FeatureCollection with one closed Polygon per tile, counterclockwise
/// in the written coordinates, with the properties `id`, `neighbors` and `vertices` (the ring). A
/// vertex has the same digits in each tile. y points down, as in the mesh. Progress counts tiles.
/// Otherwise like pave_json_mesh_write. Based on: H. Butler and others, "RFC 7946: The GeoJSON
/// Format", 2016.
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
// `labels` has an integer, 0 or more, for each cell; 0 is empty (sea, a vacancy). `territory` has
// the id of the cell's territory; 0: none. `center` of a territory is a cell, `neighbors` are ids,
// without the sea, and `borders` the number of edges shared with each. `depth`, `border` and
// `coast` are as in pave_territory. `owner` counts players from 0; -1, or no `owner`, is unowned.
// Only `labels` and the ground are required: everything but players and dice follows from them.
//
// The ground is one of
//   * `grid`, a name or the object of a tiling (above), and `window`: its `shape` and, depending on
//     the shape, `size` [width, height] or `radius`, `at` [q, r] or [q, r, s], `system` (odd-r,
//     even-r, odd-q, even-q), `metric` (of squares 4, 8, euclid; of hexagons steps, euclid; of
//     triangles edge, shortcut, touch, flank, euclid), `orientation` (of a rectangle of triangles),
//     `wrap` true, as in pave_window_def. Also `contact` "vertex", if cells that share a vertex are
//     neighbours, and `walls`, pairs [cell, side] of sides that cannot be crossed;
//   * `mesh`, the object of a mesh: its tiles, in order, are the cells;
//   * `patch`, a patch as a whole: `name`, `vertices` [[x, y], ...] and `cells`, each with its
//     `name` [q, r, s] (default [index, 0, 0]) and `ring`, its vertices clockwise on screen;
//     `joins`, pairs of cells that are neighbours without a side between them. Also `contact`
//     "vertex";
//   * `graph`, the object of a graph without faults: its nodes are the cells; `border` is skipped.
//
// `names` has the names of labels, starting with label 1. `y_up` true: y pointed up in the source
// of the cells, and points up again in GeoJSON.
//
// If outlines are known there are also `box` [left, top, right, bottom], `pole` [x, y] and
// `radius`: the largest circle inside the territory. The reader skips them.

/// Reads a map; release it with pave_map_destroy. The map owns its ground. Also refuses a wrong
/// number of labels; ids, sizes, neighbours, centres or other values that do not match the labels;
/// and owners that are not players. Also returns the results of pave_window_create,
/// pave_tiling_create, pave_mesh_create_from_rings, pave_patch_create and
/// pave_graph_create_from_edges. Nearly linear time.
PAVE_API pave_result pave_json_map_read(const char *path, const pave_allocator *allocator,
                                        pave_map **out, pave_error *error);

/// Like pave_json_map_read, but from memory.
PAVE_API pave_result pave_json_map_parse(const char *text, size_t size, const char *path,
                                         const pave_allocator *allocator, pave_map **out,
                                         pave_error *error);

/// Writes a map. Reading the file gives an equal map. `borders` (may be NULL) are the borders of
/// the map's territories, smooth or not; they add `box`, `pole` and `radius`, which the batch's
/// runner computes with the allocator of the borders. Progress counts cells and territories. Also
/// returns PAVE_UNSUPPORTED for a map that files cannot represent: a graph without positions, with
/// parallel edges, or with two edges that leave a node in one direction; a window with walls around
/// corners; a patch whose neighbours are neither all across edges nor all around corners. Nearly
/// linear time; memory grows only with the cells of graphs and patches.
PAVE_API pave_result pave_json_map_write(const pave_map *map, const pave_borders *borders,
                                         const char *path, const pave_allocator *allocator,
                                         const pave_batch *batch, pave_error *error);

/// Writes a map as GeoJSON: a FeatureCollection with one Polygon or MultiPolygon per territory, in
/// order, with the properties `id`, `label`, `size`, `neighbors` (ids), `pole`, and `name`, `owner`
/// and `dice` if the map has them. `borders` are the map's borders, smooth or not; shared points
/// have the same digits in each polygon. Outer rings are counterclockwise in the written
/// coordinates, holes clockwise; y points down, or up if it did in the source (map->y_up).
/// Otherwise like pave_json_map_write. Based on: RFC 7946, as above.
PAVE_API pave_result pave_json_map_geojson_write(const pave_map *map, const pave_borders *borders,
                                                 const char *path, const pave_allocator *allocator,
                                                 const pave_batch *batch, pave_error *error);

// ---- Citadels -----------------------------------------------------------------------------------
//     {
//         "type": "citadel",
//         "grid": "tri",
//         "window": {"shape": "rectangle", "size": [105, 62]},
//         "seed": "7", "size": 40, "outline": "hexagon",
//         "gates": [
//             {"cell": "1,20,R", "inside": "2,20,L", "outside": "0,20,L"}
//         ],
//         "cells": [
//             {"cell": "0,0,L", "zone": "ground"},
//             {"cell": "9,14,R", "zone": "house", "house": 3}
//         ]
//     }
//
// The cells are all cells of the citadel's window, by index; `window` is as in maps. Cells of
// houses and the church also have the index of the house (`house`), cells of bastions and ravelins
// the index of the work (`work`), and cells of gates the index of the gate (`gate`). `pave tactics
// citadel --on` writes the cells of the whole land in the same way.

/// Writes a citadel, one cell per line. pave_json_any_read reads its window and zones; its seed and
/// definition recreate it.
PAVE_API pave_result pave_json_citadel_write(const pave_citadel *citadel, const char *path,
                                             const pave_allocator *allocator, pave_error *error);

// ---- Terrains -----------------------------------------------------------------------------------
//     {
//         "type": "terrain",
//         "grid": "tri",
//         "window": {"shape": "rectangle", "size": [2, 1]},
//         "seed": "7", "dry": true, "sea": 0, "river": 60, "lake": 10, "hills": 40, "beach": 3,
//         "snow": 90, "steep": 192,
//         "heights": [0, 12, 7, 30, 41],
//         "zones": ["sea", "lake", "river", "beach", "grass", "forest", "rock", "snow"],
//         "cells": [4, 5]
//     }
//
// The members from `seed` to `steep` are the fields of pave_terrain_def. `heights` has the heights
// of the vertices, in order (terrain.h), after erosion; they restore the terrain. `cells` has the
// zone of each cell, an index in `zones`; a reader may use only these. `zones`, `cells` and numbers
// with defaults are optional.

/// Writes a terrain. Reading the file with pave_json_any_read gives an equal terrain. Linear time.
PAVE_API pave_result pave_json_terrain_write(const pave_terrain *terrain, const char *path,
                                             const pave_allocator *allocator, pave_error *error);

// ---- Files of any type --------------------------------------------------------------------------

/// Type of a file that defines a ground.
typedef enum pave_json_type {
    PAVE_JSON_MASK = 0, ///< "mask": text, not JSON
    PAVE_JSON_MAP,      ///< "map"
    PAVE_JSON_MESH,     ///< "mesh"
    PAVE_JSON_BOARD,    ///< "board"
    PAVE_JSON_GRAPH,    ///< "graph"
    PAVE_JSON_CITADEL,  ///< "citadel"
    PAVE_JSON_TERRAIN   ///< "terrain"
} pave_json_type;

/// Names of the pave_json_type values.
PAVE_API extern const char *const pave_json_type_words[];

/// Projection of longitudes and latitudes to positions.
typedef enum pave_json_projection {
    PAVE_JSON_AS_IS = 0,       ///< unchanged, as x and y
    PAVE_JSON_EQUIRECTANGULAR, ///< correct scale at the middle latitude
    PAVE_JSON_MERCATOR         ///< correct angles; latitudes are clamped to 85.051 degrees
} pave_json_projection;

/// Parameters of pave_json_any_read. {0} are the defaults.
typedef struct pave_json_any_def {
    const pave_tiling *tiling; ///< as in pave_mask_read
    bool points;               ///< read a file of points into `points`
    // The following fields are for GeoJSON and WKT. With other files the result is
    // PAVE_UNSUPPORTED, and error->file is empty.
    pave_json_projection projection;
    double snap; ///< as in pave_planar_def, in units of the projected coordinates
    bool close;  ///< as in pave_planar_def
} pave_json_any_def;

enum { PAVE_JSON_NOTES_SIZE = 512 };

/// Points of a file: GeoJSON features (Point, MultiPoint), where y points up; or CSV, with commas,
/// semicolons, tabs or spaces between x, y and a name, and # before comments. A header, if any,
/// must name the columns of x (x, lon, lng, long or longitude) and y (y, lat or latitude); names
/// are in the column name, otherwise label, otherwise id. y points up if the header names
/// latitudes.
typedef struct pave_json_points {
    int32_t count;
    pave_vec2 *positions; ///< count positions, y down
    char **names;         ///< count names; NULL elements: none
    int32_t *lines;       ///< count 1-based line numbers in the file
    bool y_up;            ///< whether y points up in the file
} pave_json_points;

/// Contents of a file: the field of its type is set, all others are NULL.
typedef struct pave_json_any {
    pave_json_type type;
    pave_mask *mask;
    pave_map *map;
    pave_mesh *mesh;
    pave_board *board;
    pave_edge_list graph;
    pave_terrain *terrain;
    pave_window *window;     ///< window of a citadel or a terrain
    uint8_t *zones;          ///< citadel: window->count elements of pave_citadel_zone
    pave_json_points points; ///< set with def->points; `type` is meaningless then
    /// Notes of a reader of GeoJSON or WKT about changes and omissions, one per line; "": none.
    char notes[PAVE_JSON_NOTES_SIZE];
    pave_allocator allocator;
} pave_json_any;

/// Reads a file of any type: an object with a member `type`, or with members that only one type
/// has; a list of WKT; otherwise a mask. `def` may be NULL. Release the result with
/// pave_json_any_release. GeoJSON (a FeatureCollection, Feature, Polygon, MultiPolygon or
/// GeometryCollection) and WKT (POLYGON and MULTIPOLYGON, each with an optional name before it)
/// become a map on a patch, made by pave_planar_create. Feature n of the file is label n, named by
/// its property `name`, otherwise by its id. Returns the results of the reader of the type, and of
/// pave_planar_create for polygons; PAVE_UNSUPPORTED for other files of pave. On failure `out` is
/// empty. Based on: OGC 06-103r4, "Simple Feature Access", 2011 (WKT).
PAVE_API pave_result pave_json_any_read(const char *path, const pave_json_any_def *def,
                                        const pave_allocator *allocator, pave_json_any *out,
                                        pave_error *error);

/// Releases the contents.
PAVE_API void pave_json_any_release(pave_json_any *any);

// ---- Tiles of worlds ----------------------------------------------------------------------------
//     {
//         "grid": "hex", "set": "roads", "method": "feature", "seed": "7",
//         "world": "0x63e873be5ef283fb", "at": [-2, 0], "width": 3, "height": 2,
//         "tiles": [
//             [null, 5, 61],
//             [12, 0, -1]
//         ]
//     }
//
// `grid` is a name or the object of a tiling (above); without it, the file has squares, as from
// pave_tiled_write_json. `tiles` has one row per r, from at[1], with width * face_count cells in
// the order of q, from at[0], then s. -1 is an empty cell; null a cell that does not belong to the
// file. `set`, `method`, `seed` and `world`, the fingerprint, name the source of the tiles;
// `origin`, a list q, r, s, is where phases begin; method "painted" means painted terrain. `only`,
// `base`, `shares`, `bias` and `connected`, texts, and `patch`, a number, are options of a world as
// in pave world fill. All are optional.
//
// On a multigrid `grid` is its name, `offsets` has its offsets times 2^32, and `cells` replaces the
// rows, width and height: a list q, r, s, tile for each cell.
//
//     {
//         "grid": "penrose", "offsets": [2749961185, 1, 5, 3, 1545006102], "set": "roads",
//         "cells": [
//             [0, -1, 3, 9],
//             [2, 0, 7, 14]
//         ]
//     }

/// Parameters of pave_json_world_write.
typedef struct pave_json_world_def {
    const pave_window *window;
    const pave_mask *within;  ///< cells of the window to write; NULL: all
    const uint32_t *ids;      ///< tile ids of the cells by index; PAVE_WANG_EMPTY: empty
    const char *set;          ///< name of the set; NULL: omitted
    pave_world_method method; ///< AUTO: omitted
    bool painted;             ///< true: method "painted" instead
    uint64_t seed, world;     ///< seed and fingerprint; omitted if `world` is 0
    pave_cell origin;         ///< origin of the phases
    const char *only, *base, *shares, *bias, *connected; ///< options of the world; NULL: omitted
    int32_t patch;                                       ///< 0: omitted
    /// The world file or tile-set file; written relative to `path`. NULL: omitted.
    const char *from;
    /// Replaces the window, which must then be NULL: cell_count cells of a multigrid, at least one;
    /// `ids` are in the same order.
    const pave_multigrid *multigrid;
    const pave_cell *cells;
    int64_t cell_count;
} pave_json_world_def;

/// Writes tiles so that the reader accepts them. Each row has all unit cells of the window's width,
/// so the rows of a slanted window have null at their ends. Progress counts cells. Also returns
/// PAVE_RANGE for a window without cells; PAVE_STOPPED. Linear time; memory does not grow with the
/// window.
PAVE_API pave_result pave_json_world_write(const pave_json_world_def *def, const char *path,
                                           const pave_allocator *allocator, const pave_batch *batch,
                                           pave_error *error);

/// Writes only the ids: the same rows, one per line, with commas between the cells. -1 is an empty
/// cell; a cell outside the written part leaves an empty field. For a multigrid the first line is
/// q,r,s,tile, and each further line has these four numbers for one cell. Otherwise like
/// pave_json_world_write.
PAVE_API pave_result pave_json_world_csv_write(const pave_json_world_def *def, const char *path,
                                               const pave_allocator *allocator,
                                               const pave_batch *batch, pave_error *error);

/// Contents of a file of tiles. Read only.
typedef struct pave_json_world {
    const pave_tiling *tiling; ///< NULL with a multigrid
    /// Parallelogram of unit cells that covers the rows; NULL with a multigrid.
    pave_window *window;
    pave_mask *within;        ///< cells that are not null; NULL: all
    uint32_t *ids;            ///< tile ids of the cells by index; PAVE_WANG_EMPTY if empty or null
    char *set;                ///< NULL: not given
    pave_world_method method; ///< AUTO: not given
    bool painted;             ///< whether the method is "painted"
    bool seeded;              ///< whether there is a seed
    uint64_t seed, world;     ///< world 0: no fingerprint
    pave_cell origin;         ///< origin of the phases; 0,0,0 if not given
    char *only, *base, *shares, *bias, *connected; ///< options of the world; NULL: not given
    int32_t patch;                                 ///< 4..64; 0: not given
    char *from; ///< the world file or tile-set file, relative to this file; NULL: not given
    pave_multigrid multigrid; ///< families is 0 with a tiling
    pave_cell *cells;         ///< multigrid: cell_count cells, in range; duplicates are allowed
    int64_t cell_count;
    pave_tiling *own;         ///< private
    pave_allocator allocator; ///< allocator of this object
} pave_json_world;

/// Reads a file of tiles; release it with pave_json_world_destroy. Also refuses rows whose number
/// or length does not match width and height, cells that are not in the multigrid, and ids beyond
/// 32 bits. Also returns the results of pave_tiling_create and pave_window_create. Linear time.
PAVE_API pave_result pave_json_world_read(const char *path, const pave_allocator *allocator,
                                          pave_json_world **out, pave_error *error);

/// Releases the contents. NULL is allowed.
PAVE_API void pave_json_world_destroy(pave_json_world *world);

#ifdef __cplusplus
}
#endif
#endif
