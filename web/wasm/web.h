/// web/wasm/web.h: what JavaScript calls beside the public functions of pave: parts of grids, and
/// arrays in place of structs that would be walked through. abi.mjs makes the plain loops.
///
/// A part is three numbers, as pave_cell has them: of vertices of squares and triangles the third
/// is 0. Grids are those of pave_window_grid. Buffers hold as many elements as their comment says;
/// what is out of range was refused before, in TypeScript.
#ifndef PAVE_WEB_H
#define PAVE_WEB_H

#include <pave/pave.h>

/// Sizes and offsets of all structs, in the order of the headers; made by abi.mjs.
extern const uint32_t pave_web_layout[];

/// In the whole module alone, not in its parts.
extern const uint32_t pave_web_whole;

// ---- Parts of grids -----------------------------------------------------------------------------

/// The relations of square.h, hex.h and tri.h.
typedef enum pave_web_relation {
    PAVE_WEB_NEIGHBORS = 0,
    PAVE_WEB_BORDERS,
    PAVE_WEB_CORNERS,
    PAVE_WEB_JOINS,
    PAVE_WEB_CONTINUES,
    PAVE_WEB_ENDPOINTS,
    PAVE_WEB_TOUCHES,
    PAVE_WEB_PROTRUDES,
    PAVE_WEB_ADJACENT,
    PAVE_WEB_DIAGONALS,
    PAVE_WEB_TOUCHING,
    PAVE_WEB_MEETS,
    PAVE_WEB_SURROUNDING
} pave_web_relation;

typedef enum pave_web_part { PAVE_WEB_FACE = 0, PAVE_WEB_EDGE, PAVE_WEB_VERTEX } pave_web_part;

/// How many parts a relation leads to; 0 where the grid does not have it.
int32_t pave_web_relation_size(pave_window_grid grid, pave_web_relation relation);

/// `out` must hold at least count * pave_web_relation_size parts.
void pave_web_relate(pave_window_grid grid, pave_web_relation relation, const pave_cell *parts,
                     int32_t count, pave_cell *out);

/// The middle of each part: count points.
void pave_web_part_points(pave_window_grid grid, pave_web_part kind, const pave_layout *layout,
                          const pave_cell *parts, int32_t count, pave_vec2 *out);

/// The part at, or nearest to, each point: count parts.
void pave_web_parts_at(pave_window_grid grid, pave_web_part kind, const pave_layout *layout,
                       const pave_vec2 *points, int32_t count, pave_cell *out);

/// The corners of each face, clockwise: count * (4, 6 or 3) points.
void pave_web_outlines(pave_window_grid grid, const pave_layout *layout, const pave_cell *faces,
                       int32_t count, pave_vec2 *out);

/// Turns faces about a face or a vertex; false where that maps no faces to faces.
bool pave_web_rotate(pave_window_grid grid, const pave_cell *faces, int32_t count, int32_t turns,
                     pave_web_part kind, const pave_cell *about, pave_cell *out);

/// Mirrors faces in a line through the middle of a face, or through a vertex.
void pave_web_reflect(pave_window_grid grid, const pave_cell *faces, int32_t count, int32_t axis,
                      pave_web_part kind, const pave_cell *about, pave_cell *out);

/// The distance from each a[i] to b[i], in steps of a metric of the grid: count elements.
void pave_web_distances(pave_window_grid grid, int32_t metric, const pave_cell *a,
                        const pave_cell *b, int32_t count, double *out);

/// The squared straight distance, where neighbors have distance 1 (on triangles see tri.h).
void pave_web_norms(pave_window_grid grid, const pave_cell *a, const pave_cell *b, int32_t count,
                    double *out);

/// The cells 0 to count - 1 of a ray.
void pave_web_ray(pave_window_grid grid, const pave_cell *face, int32_t direction, int32_t count,
                  pave_cell *out);

/// Other coordinates of faces. Hexagons: a pave_hex_system (column, row, 0), or 6: cube. Triangles:
/// 0: lanes; 1: doubled (q, r, 0). Returns how many of the first are valid: count, unless `back`.
int32_t pave_web_coordinates(pave_window_grid grid, int32_t system, bool back, const pave_cell *in,
                             int32_t count, pave_cell *out);

// ---- Windows, masks, boards ---------------------------------------------------------------------

/// window->count cells.
void pave_web_window_cells(const pave_window *window, pave_cell *out);

/// The index of each cell, of its image where the window wraps; -1 outside.
void pave_web_window_indices(const pave_window *window, const pave_cell *cells, int32_t count,
                             int32_t *out);

/// Of each cell the bits of its sides: window->count elements.
void pave_web_mask_sides(const pave_mask *mask, uint32_t *out);

/// Sets or clears cells by index.
void pave_web_mask_set_cells(pave_mask *mask, const int32_t *cells, int32_t count, bool set);

/// Sets or clears sides: pairs of an index and a side.
pave_result pave_web_mask_set_sides(pave_mask *mask, const int32_t *sides, int32_t count, bool set);

/// For each node of a board, inner tiles first, the bits of its adjacencies.
void pave_web_board_links(const pave_board *board, uint8_t *out);

/// The world position of each node.
void pave_web_board_positions(const pave_board *board, pave_vec2 *out);

/// The node of a tile, -1 outside.
int32_t pave_web_board_node(const pave_board *board, int32_t col, int32_t row);

/// The neighbour k of a node, -1 outside.
int32_t pave_web_board_neighbor(const pave_board *board, int32_t node, int32_t k);

// ---- Meshes -------------------------------------------------------------------------------------

/// The rings without gaps: tile_count + 1 starts, corner_count vertices.
void pave_web_mesh_rings(const pave_mesh *mesh, int32_t *start, int32_t *rings);

/// The tiles at a vertex: returns their number; at most `capacity` are written.
int32_t pave_web_mesh_tiles_at(const pave_mesh *mesh, int32_t vertex, int32_t *out,
                               int32_t capacity);

/// A triangle list of all tiles, three corners of two floats each: 6 * corner_count floats; and the
/// tile of each corner: 3 * corner_count.
void pave_web_mesh_triangles(const pave_mesh *mesh, float *out, int32_t *tiles);

// ---- Multigrids ---------------------------------------------------------------------------------

/// How many cells come before the first that is not valid: count where all are.
int32_t pave_web_multigrid_valid(const pave_multigrid *multigrid, const pave_cell *cells,
                                 int32_t count);

// ---- Terrain and solids -------------------------------------------------------------------------

/// vertex_count parts.
void pave_web_terrain_vertices(const pave_terrain *terrain, pave_cell *out);

/// x, y, z of each point: 3 * point_count floats.
void pave_web_solid_positions(const pave_solid *solid, float *out);

// ---- Names --------------------------------------------------------------------------------------

/// Names of faces in a picture, `count` of them, by r, then q, then s; other faces, edges and
/// vertices have the names of their grid.
typedef struct pave_web_names {
    const pave_tiling *tiling;
    const pave_cell *cells;
    const char *const *texts;
    int32_t count;
} pave_web_names;

/// The `write` of pave_picture_names, as a number, whose context is a pave_web_names.
uint32_t pave_web_namer(void);

// ---- Scenes -------------------------------------------------------------------------------------

/// Writes a scene as SVG into memory that malloc made and the caller frees; its length is in
/// `size`.
pave_result pave_web_svg(const pave_scene *scene, const pave_scene_size *size, char **out,
                         int32_t *length, pave_error *error);

#endif
