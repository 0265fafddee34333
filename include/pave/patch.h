/// pave/patch.h: patches: finite pieces of ground whose cells have names and outlines, and that no
/// window of a tiling holds: rhombs of a multigrid (multigrid.h), hats and spectres (monotile.h),
/// relaxed quads (quads.h), or your own polygons.
///
/// A patch numbers its cells 0..n-1. It has the name of each, outlines that share vertices, and a
/// graph; so searches, segregation, territories, Dice Wars, colourings and meshes run on it as on
/// any graph, and pave_map and pave_picture_patch draw it.
///
/// Cells are given by their index, 0..n-1; asserts check that.
///
/// Examples: patch_hat.c (a way), patch_dicewars.c (a map), picture_patch.c (sight).
#ifndef PAVE_PATCH_H
#define PAVE_PATCH_H

#include <pave/adjacency.h>
#include <pave/multigrid.h>
#include <pave/polygons.h>

#ifdef __cplusplus
extern "C" {
#endif

enum { PAVE_PATCH_NAME_SIZE = 64 }; ///< characters of a patch's name, the final zero included

/// What a patch is made from: polygons that share vertices, by index.
typedef struct pave_patch_def {
    const char *name; ///< the grid that it is a piece of, such as "penrose"; NULL: ""
    int32_t cell_count, vertex_count;
    const pave_cell *cells;    ///< cell_count different names; NULL: (index, 0, 0)
    const pave_vec2 *vertices; ///< vertex_count, finite, y down
    const int64_t *start;      ///< cell_count + 1, from start[0] = 0: the corners of cell i are
                               ///< corners[start[i]] to corners[start[i + 1] - 1], three or more
    const int32_t
        *corners; ///< vertices, clockwise on screen; side k runs from corner k to the next
    int32_t join_count;
    const int32_t (*joins)[2]; ///< join_count pairs of cells that are neighbours without a side
                               ///< between them, such as islands of one country
} pave_patch_def;

/// A patch. Read only; made by the functions below and the makers of other headers.
typedef struct pave_patch {
    char name[PAVE_PATCH_NAME_SIZE];
    int32_t cell_count;
    const pave_cell *cells; ///< cell_count: the name of each cell
    const pave_polygons
        *polygons;           ///< the outlines of its cells, with the neighbour across each side
    const pave_graph *graph; ///< across sides, in their order, then joins; at the middle of each
                             ///< cell: its centroid or, where that is outside, a point inside
    int32_t join_count;
    const int32_t (*joins)[2]; ///< as in pave_patch_def
    pave_box bounds;           ///< of all vertices; {0} for an empty patch
    pave_allocator allocator;
    struct pave_patch_private *own;
} pave_patch;

/// Makes a patch of polygons; everything is copied. Two cells are neighbours where one has a side
/// from vertex a to vertex b and the other from b to a. Returns PAVE_OK; PAVE_INVALID where a name
/// comes twice, a ring has fewer than three corners, a corner twice or no positive area, a side
/// from a to b comes twice, or cells meet along a part of a side; PAVE_RANGE for bad counts,
/// corners that are not vertices, positions that are not finite, joins of no two cells, and a name
/// of PAVE_PATCH_NAME_SIZE or more characters; PAVE_NO_MEMORY. On failure `out` is NULL and `error`
/// (may be NULL) names the cell. Linear time on average.
PAVE_API pave_result pave_patch_create(const pave_patch_def *def, const pave_allocator *allocator,
                                       pave_patch **out, pave_error *error);

/// Gives a patch another name, such as "penrose:7". Returns PAVE_OK; PAVE_RANGE for one of
/// PAVE_PATCH_NAME_SIZE or more characters: then nothing changes. Linear in the name.
PAVE_API pave_result pave_patch_rename(pave_patch *patch, const char *name);

/// Releases a patch; NULL is allowed.
PAVE_API void pave_patch_destroy(pave_patch *patch);

/// Makes the patch of the cells of a multigrid whose centres lie in `area`, by increasing y, then x
/// of their centres. Its name is that of the multigrid. Returns PAVE_OK; PAVE_RANGE where the area
/// is not finite, reaches beyond PAVE_MULTIGRID_FAR or holds more than INT32_MAX / 4 cells;
/// PAVE_NO_MEMORY. On failure `out` is NULL and `error` (may be NULL) says why. O(n log n).
PAVE_API pave_result pave_patch_create_from_multigrid(const pave_multigrid *multigrid,
                                                      const pave_area *area,
                                                      const pave_allocator *allocator,
                                                      pave_patch **out, pave_error *error);

/// Makes the patch of some cells of another: those with keep[i] true; `keep` has cell_count
/// elements. Names stay, and the order. Returns PAVE_OK or PAVE_NO_MEMORY; then `out` is NULL and
/// `error` (may be NULL) says why. Linear time.
PAVE_API pave_result pave_patch_create_part(const pave_patch *patch, const bool *keep,
                                            const pave_allocator *allocator, pave_patch **out,
                                            pave_error *error);

/// Marks in `keep`, which must hold cell_count elements, the cells of a piece that can be a mesh:
/// the largest connected piece (of equal ones that with the first cell), without cells that only
/// touch the rest in a vertex; holes stay holes. Returns PAVE_OK or PAVE_NO_MEMORY. Linear time for
/// each round in which such cells are found, mostly one or two.
PAVE_API pave_result pave_patch_solid(const pave_patch *patch, const pave_allocator *allocator,
                                      bool *keep);

/// Makes the adjacency of some cells of a patch, which become tiles: those with tiles[i] true, a
/// solid piece, and those that have only these around them. `tiles` has cell_count elements. Cells
/// that touch a tile are its border, so the patch should reach beyond the piece. Nodes are the
/// tiles, then the border, each in the order of cells. Returns PAVE_OK; as pave_adjacency_create;
/// PAVE_NO_MEMORY. On failure `out` is NULL and `error` (may be NULL) says why. Linear time.
PAVE_API pave_result pave_patch_to_adjacency(const pave_patch *patch, const bool *tiles,
                                             const pave_allocator *allocator, pave_adjacency **out,
                                             pave_error *error);

/// The index of the cell of that name, or -1. Constant time on average.
PAVE_API int32_t pave_patch_index(const pave_patch *patch, pave_cell name);

/// The index of the cell under a point, or -1 beyond all cells. On a side or vertex it is one of
/// the cells there, always the same. Constant time on average.
PAVE_API int32_t pave_patch_at(const pave_patch *patch, pave_vec2 point);

/// Makes a graph of a patch: across sides, in their order, or to all cells that share a vertex,
/// clockwise from corner 0 on; then to those that are joined. A cell is joined by an arc for each
/// side, but once across vertices. `blocked` (may be NULL) has cell_count elements: these cells
/// have no arcs; steps past them, across a vertex, are open. Its rim (ground.h) is that of the
/// patch. Returns PAVE_OK; PAVE_RANGE beyond INT32_MAX arcs; PAVE_NO_MEMORY. On failure `out` is
/// NULL. Linear time.
PAVE_API pave_result pave_patch_graph(const pave_patch *patch, pave_contact contact,
                                      const bool *blocked, const pave_allocator *allocator,
                                      pave_graph **out);

/// The cells under the straight line between the middles of two cells, in order, both included;
/// from b to a the same backwards. A line through a vertex passes it on one side. A cell that is
/// not convex may be there twice. `out` must hold at least `capacity` elements. Returns PAVE_OK;
/// PAVE_CAPACITY with the need in `count`; PAVE_NOT_FOUND where the line leaves the patch: then
/// `count` cells from the lower of a and b up to there are in `out`. Time: the cells times their
/// sides.
PAVE_API pave_result pave_patch_line(const pave_patch *patch, int32_t a, int32_t b, int32_t *out,
                                     int64_t capacity, int64_t *count);

/// Whether cell b is visible from cell a: the line between their middles stays in the patch, and
/// all cells under it but a and b are free. It is the same from b to a. `blocked` has cell_count
/// elements; NULL: none is. Time as pave_patch_line.
PAVE_API bool pave_patch_sees(const pave_patch *patch, const bool *blocked, int32_t a, int32_t b);

/// Marks in `seen`, which must hold cell_count elements, the cells that are visible from cell a:
/// those whose middles are within `radius` of its own (world units; 0: all) for which
/// pave_patch_sees. Time: the cells, and for each within the radius its line.
PAVE_API void pave_patch_view(const pave_patch *patch, const bool *blocked, int32_t a,
                              double radius, bool *seen);

/// Makes the mesh of a patch whose cells pave_mesh_create_from_rings takes; tile i is cell i.
/// Returns what that returns.
PAVE_API pave_result pave_patch_mesh(const pave_patch *patch, const pave_allocator *allocator,
                                     pave_mesh **out, pave_error *error);

/// The hash of a patch: of names, corners and the bits of the positions of its vertices. Linear
/// time.
PAVE_API uint64_t pave_patch_hash(const pave_patch *patch);

#ifdef __cplusplus
}
#endif
#endif
