/// pave/patch.h: finite pieces of ground that are not windows of a tiling: rhombs of a multigrid
/// (multigrid.h), hats and spectres (monotile.h), relaxed quads (quads.h), or your own polygons.
/// Their cells have names and outlines.
///
/// The cells of a patch are numbered 0..n-1. A patch has the names of the cells, outlines that
/// share vertices, and a graph. Searches, segregation, territories, Dice Wars, colourings and
/// meshes use the graph; pave_map and pave_picture_patch draw the patch.
///
/// Functions take cells by index, 0..n-1; asserts check this.
///
/// Examples: patch_hat.c (a path), patch_dicewars.c (a map), picture_patch.c (a picture).
#ifndef PAVE_PATCH_H
#define PAVE_PATCH_H

#include <pave/adjacency.h>
#include <pave/multigrid.h>
#include <pave/polygons.h>

#ifdef __cplusplus
extern "C" {
#endif

enum {
    PAVE_PATCH_NAME_SIZE = 64
}; ///< size of a patch's name in characters, including the final zero

/// The definition of a patch: polygons that share vertices.
typedef struct pave_patch_def {
    const char *name; ///< name of the grid of the piece, such as "penrose"; NULL: ""
    int32_t cell_count, vertex_count;
    const pave_cell *cells;    ///< cell_count distinct names; NULL: (index, 0, 0)
    const pave_vec2 *vertices; ///< vertex_count finite positions, y down
    const int64_t *start; ///< cell_count + 1 elements, with start[0] = 0: the corners of cell i are
                          ///< corners[start[i]] to corners[start[i + 1] - 1], at least three
    const int32_t *corners; ///< indices of vertices, clockwise on screen; side k runs from corner k
                            ///< to the next corner
    int32_t join_count;
    const int32_t (*joins)[2]; ///< join_count pairs of cells that are neighbours without a common
                               ///< side, such as islands
} pave_patch_def;

/// A patch. Read-only; made by the functions below and by monotile.h and quads.h.
typedef struct pave_patch {
    char name[PAVE_PATCH_NAME_SIZE];
    int32_t cell_count;
    const pave_cell *cells;        ///< cell_count names of cells
    const pave_polygons *polygons; ///< outlines of the cells, with the neighbour across each side
    /// neighbours of each cell across its sides, in order, then by joins; positions are centroids,
    /// or a point inside the cell if its centroid is outside
    const pave_graph *graph;
    int32_t join_count;
    const int32_t (*joins)[2]; ///< as in pave_patch_def
    pave_box bounds;           ///< bounding box of all vertices; {0} for an empty patch
    pave_allocator allocator;
    struct pave_patch_private *own;
} pave_patch;

/// Makes a patch from polygons; copies everything. Two cells are neighbours if one has a side from
/// vertex a to b and the other from b to a. Returns PAVE_OK; PAVE_INVALID if a name is repeated, a
/// ring has fewer than three corners, a repeated corner or no positive area, a side from a to b is
/// repeated, or cells meet along part of a side; PAVE_RANGE if a count is out of range, a corner is
/// not a vertex, a position is not finite, a join is not a pair of different cells, or the name has
/// PAVE_PATCH_NAME_SIZE or more characters; PAVE_NO_MEMORY. On failure `out` is NULL, and `error`
/// (may be NULL) names the cell. Linear time on average.
PAVE_API pave_result pave_patch_create(const pave_patch_def *def, const pave_allocator *allocator,
                                       pave_patch **out, pave_error *error);

/// Renames a patch, for example to "penrose:7". Returns PAVE_OK; PAVE_RANGE if the name has
/// PAVE_PATCH_NAME_SIZE or more characters, with nothing changed. Linear in the length of the name.
PAVE_API pave_result pave_patch_rename(pave_patch *patch, const char *name);

/// Releases a patch; NULL is allowed.
PAVE_API void pave_patch_destroy(pave_patch *patch);

/// Makes a patch of the cells of a multigrid whose centres are in `area`, ordered by y of the
/// centre, then x. The patch has the name of the multigrid. Returns PAVE_OK; PAVE_RANGE if the area
/// is not finite, exceeds PAVE_MULTIGRID_FAR or contains more than INT32_MAX / 4 cells;
/// PAVE_NO_MEMORY. On failure `out` is NULL, and `error` (may be NULL) says why. O(n log n).
PAVE_API pave_result pave_patch_create_from_multigrid(const pave_multigrid *multigrid,
                                                      const pave_area *area,
                                                      const pave_allocator *allocator,
                                                      pave_patch **out, pave_error *error);

/// Makes a patch of some cells of another patch: the cells with keep[i] true, with the same names
/// and in the same order. `keep` must hold at least cell_count elements. Returns PAVE_OK;
/// PAVE_NO_MEMORY, with `out` NULL and a message in `error` (may be NULL). Linear time.
PAVE_API pave_result pave_patch_create_part(const pave_patch *patch, const bool *keep,
                                            const pave_allocator *allocator, pave_patch **out,
                                            pave_error *error);

/// Sets keep[i] for the cells of a piece that can become a mesh: the largest connected component
/// (the first one, if several are equal), without cells that touch the rest only in a vertex. Holes
/// remain. `keep` must hold at least cell_count elements. Returns PAVE_OK or PAVE_NO_MEMORY. Linear
/// time for each round that removes cells, usually one or two rounds.
PAVE_API pave_result pave_patch_solid(const pave_patch *patch, const pave_allocator *allocator,
                                      bool *keep);

/// Makes the adjacency of some cells of a patch. The tiles are the cells with tiles[i] true, which
/// must be a solid piece, and the cells enclosed by them. `tiles` must hold at least cell_count
/// elements. Other cells that touch a tile become the border, so the patch should extend beyond the
/// piece. The nodes are the tiles, then the border, each in the order of cells. Returns PAVE_OK;
/// the errors of pave_adjacency_create; PAVE_NO_MEMORY. On failure `out` is NULL, and `error` (may
/// be NULL) says why. Linear time.
PAVE_API pave_result pave_patch_to_adjacency(const pave_patch *patch, const bool *tiles,
                                             const pave_allocator *allocator, pave_adjacency **out,
                                             pave_error *error);

/// The index of the cell with a name, or -1. Constant time on average.
PAVE_API int32_t pave_patch_index(const pave_patch *patch, pave_cell name);

/// The index of the cell under a point, or -1 outside all cells. On a side or vertex, it is one of
/// the adjacent cells, always the same one. Constant time on average.
PAVE_API int32_t pave_patch_at(const pave_patch *patch, pave_vec2 point);

/// Makes a graph of a patch. With PAVE_CONTACT_EDGE, the arcs of a cell cross its sides, in order;
/// there is an arc for each common side. With PAVE_CONTACT_VERTEX, they lead to all cells that
/// share a vertex, once each, clockwise from corner 0. Arcs to joined cells follow. `blocked` (may
/// be NULL) must hold at least cell_count elements: blocked cells have no arcs, and steps across a
/// vertex may pass them. The graph has the rim (ground.h) of the patch. Returns PAVE_OK; PAVE_RANGE
/// beyond INT32_MAX arcs; PAVE_NO_MEMORY. On failure `out` is NULL. Linear time.
PAVE_API pave_result pave_patch_graph(const pave_patch *patch, pave_contact contact,
                                      const bool *blocked, const pave_allocator *allocator,
                                      pave_graph **out);

/// Makes the mesh of a patch; tile i is cell i. Returns the results of pave_mesh_create_from_rings
/// for the outlines of the cells.
PAVE_API pave_result pave_patch_mesh(const pave_patch *patch, const pave_allocator *allocator,
                                     pave_mesh **out, pave_error *error);

/// The hash of a patch: its names, corners and the bits of its vertex positions. Linear time.
PAVE_API uint64_t pave_patch_hash(const pave_patch *patch);

#ifdef __cplusplus
}
#endif
#endif
