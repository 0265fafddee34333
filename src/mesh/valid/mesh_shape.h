/// src/mesh/valid/mesh_shape.h: an abstract mesh for local repair and the guard. A few functions
/// hide whether it is stored as the arrays of a pave_mesh or as the triangles of a dense board.
/// They are called only for bad tiles and their neighbours, so the cost of indirect calls is
/// negligible.
///
/// A tile is *sound* if every triangle (centre, vertex, next vertex) of it is positive (pave_turn
/// above 0); the centre is pave_mean_of over its ring. Soundness depends only on the tile's own
/// ring. Vertices are any unique int32_t numbers from 0; tiles are 0..n-1. The proof is in
/// docs/proofs/meshes.md.
#ifndef PAVE_SRC_MESH_SHAPE_H
#define PAVE_SRC_MESH_SHAPE_H

#include "../mesh_geometry.h"

#include <pave/mesh.h>

enum {
    PAVE_SHAPE_ROOM = 6,         ///< capacity of the `room` parameter of `ring`
    PAVE_REPAIR_ROUNDS = 64,     ///< rounds of local repair before untangling
    PAVE_REPAIR_FINE_ROUNDS = 8, ///< rounds in which slivers count as bad
    PAVE_REPAIR_RIM_ROUNDS = 8,  ///< rounds before the rim of a tile with inner vertices may move
    PAVE_GUARD_HALVINGS = 6      ///< rounds of the guard that halve moves; later ones undo them
};

/// A growing list of integers. {.allocator = ...} is empty.
typedef struct pave_shape_list {
    int32_t *items;
    int32_t count;
    int64_t room;
    pave_allocator allocator;
} pave_shape_list;

/// Reserves capacity for `more` items. Returns false, with the list unchanged, if out of memory or
/// beyond the maximum size.
bool pave_shape_list_grow(pave_shape_list *list, int64_t more);
/// Appends an item. Returns false, with the list unchanged, if out of memory or full.
bool pave_shape_list_add(pave_shape_list *list, int32_t item);
/// Sorts the items and removes duplicates.
void pave_shape_list_sort(pave_shape_list *list);
/// Returns whether a sorted list contains an item. Logarithmic time.
bool pave_shape_list_has(const pave_shape_list *list, int32_t item);
/// Frees the items and leaves the list empty.
void pave_shape_list_free(pave_shape_list *list);

typedef struct pave_shape {
    void *self;
    /// Returns the ring of a tile: `count` vertices, clockwise on screen. The result is `room`
    /// itself, which has capacity for PAVE_SHAPE_ROOM vertices, or another array. Valid until the
    /// next call.
    const int32_t *(*ring)(void *self, int32_t tile, int32_t *room, int32_t *count);
    /// Adds the inner tiles at a vertex to the list, each once, in any order. Returns false if out
    /// of memory.
    bool (*tiles)(void *self, int32_t vertex, pave_shape_list *list);
    bool (*fixed)(void *self, int32_t vertex);     ///< on the rim
    pave_point (*get)(void *self, int32_t vertex); ///< its current position
    /// Moves a vertex. The guard never moves fixed vertices; repair may.
    void (*set)(void *self, int32_t vertex, pave_point at);
    /// Its position before the guarded step; may be NULL for repair.
    pave_point (*before)(void *self, int32_t vertex);
    /// Tests whether the rim is currently a simple polygon. Returns PAVE_OK or PAVE_NO_MEMORY.
    /// Called only by repair, after it has moved the rim.
    pave_result (*rim_is_simple)(void *self, bool *simple);
} pave_shape;

/// Returns the minimum pave_turn over the triangles of a tile, with the current positions or, if
/// `before` is set, the positions before the step. INT64_MAX for an empty ring. Linear in the
/// number of corners.
int64_t pave_shape_turn_min(const pave_shape *shape, int32_t tile, bool before);

/// Statistics of a repair.
typedef struct pave_shape_repaired {
    int32_t tiles; ///< tiles that were initially unsound
    int32_t rounds;
    int32_t displaced; ///< moved vertices
    int32_t rim;       ///< moved vertices on the rim
} pave_shape_repaired;

/// Local repair. `bad` must contain all unsound tiles; sound ones are ignored. In each round, every
/// movable vertex of a bad tile moves to the mean of its adjacent vertices (in the rings of its
/// tiles) and the centres of its tiles, all at their old positions; then the tiles at the moved
/// vertices are tested again. In the first PAVE_REPAIR_FINE_ROUNDS rounds, an initially bad tile
/// stays bad while any of its triangles is smaller than 1/8 of its mean triangle.
///
/// Vertices that are not fixed are movable. In a bad tile without movable vertices, and in every
/// bad tile after PAVE_REPAIR_RIM_ROUNDS rounds, rim vertices of at least two tiles are movable as
/// well.
///
/// Tiles that are still bad after PAVE_REPAIR_ROUNDS rounds are untangled in increasing order. If
/// the rim is no longer simple, it is restored first, and the tiles that are then bad are untangled
/// as well. The rim is simple at the end. If the rim is not simple at the start (`simple` is
/// false), only pave_shape_draw_truncated helps; it is also tried before untangling.
///
/// Returns PAVE_OK if all tiles are sound; PAVE_NOT_FOUND on failure, with all positions restored;
/// PAVE_NO_MEMORY, with positions undefined. The result depends neither on the order of `bad` nor
/// on vertex numbers. Time per round: linear in the number of corners of the tiles at moved
/// vertices. For the time of untangling see pave_shape_untangle.
pave_result pave_shape_repair(const pave_shape *shape, const int32_t *bad, int32_t count,
                              bool simple, const pave_allocator *allocator,
                              pave_shape_repaired *out);

/// Access to the initial positions of vertices, and a function to move them.
typedef struct pave_shape_mover {
    void *self;
    pave_point (*home)(void *self, int32_t vertex);         ///< its initial position
    bool (*set)(void *self, int32_t vertex, pave_point at); ///< returns false if out of memory
} pave_shape_mover;

/// Untangles the patch around an unsound tile (mesh_knot.h): all tiles within one step of it and of
/// other bad tiles in that range; if that fails, within 2, 4, 8 ... steps. For each patch, the rim
/// is first kept in place, except in tiles with all vertices on it; then the rim vertices of all
/// bad tiles may move, held back by springs. A rim that is no longer simple is restored. Returns
/// PAVE_OK if all tiles of the patch are sound and adjacent ones have stayed sound; PAVE_NOT_FOUND,
/// with nothing changed, if the whole mesh cannot be untangled or a patch has a fault that rules
/// out any drawing, such as two faces that share two edges; PAVE_NO_MEMORY. Time: linear in the
/// size of the patch per descent step.
pave_result pave_shape_untangle(const pave_shape *shape, int32_t tile,
                                const pave_shape_mover *mover, const pave_allocator *allocator);

/// Redraws the parts of the mesh that are connected to bad tiles by movable vertices: inner ones,
/// and rim vertices of at least two tiles. Applies only if at least a quarter of these tiles are
/// within one step of the bad tiles and more than half are cut-off corners
/// (mesh_knot_cut_corners.c). Returns PAVE_OK if the rim is simple and all tiles are sound, except
/// for a few that are too small for fixed-point coordinates; PAVE_NOT_FOUND, with nothing changed,
/// if it does not apply; PAVE_NO_MEMORY. Linear time.
pave_result pave_shape_draw_truncated(const pave_shape *shape, const int32_t *bad, int32_t count,
                                      const pave_shape_mover *mover,
                                      const pave_allocator *allocator);

/// Like pave_shape_untangle, but the patch is everything connected to the tile by inner vertices.
pave_result pave_shape_untangle_all(const pave_shape *shape, int32_t tile,
                                    const pave_shape_mover *mover, const pave_allocator *allocator);

/// Guards one step. Before the step every tile must have been sound. `candidates` must contain all
/// tiles that are not good now; good ones are ignored. A tile is *good* if it is sound and has
/// either no triangle with a turn below the floor or at least the minimum turn that
/// pave_guard_least requires. In each round, the moves of all vertices of bad tiles are halved
/// toward zero, each vertex once; after PAVE_GUARD_HALVINGS rounds they are undone instead, until
/// no tile is bad. This terminates, because a tile with all vertices restored is good. Adds the
/// tiles at changed vertices to `changed` and sorts it. Increases `guarded` (may be NULL) by the
/// number of changed vertices. Returns PAVE_OK or PAVE_NO_MEMORY; in the latter case tiles may be
/// bad, and the caller must undo the step.
pave_result pave_shape_guard(const pave_shape *shape, pave_guard_floors floors,
                             const int32_t *candidates, int32_t count,
                             const pave_allocator *allocator, pave_shape_list *changed,
                             int64_t *guarded);

// ---- Meshes as shapes ---------------------------------------------------------------------------

typedef struct pave_mesh_view {
    pave_mesh *mesh;
    const pave_point *before; ///< vertex_count elements: positions before the step, or NULL
} pave_mesh_view;

/// Returns the view as a shape; the view must outlive it.
pave_shape pave_mesh_shape(pave_mesh_view *view);

/// Returns the centre of a tile with vertex positions `points`.
pave_point pave_mesh_center_of(const pave_mesh *mesh, const pave_point *points, int32_t tile);

/// Returns the minimum turn of a tile with vertex positions `points`.
int64_t pave_mesh_turn_min(const pave_mesh *mesh, const pave_point *points, int32_t tile);

/// Returns twice the area inside the rim; at most 2^63. For a part of a mesh, which has no rim,
/// returns twice the area of its tiles.
uint64_t pave_mesh_rim_turns(const pave_mesh *mesh);

/// Adds all tiles that have a triangle with a turn below `floor` (1: unsound tiles) to the list, in
/// increasing order. Runs in strips on `batch` (may be NULL), without progress reports. Returns
/// false if out of memory.
bool pave_mesh_below(const pave_mesh *mesh, int64_t floor, const pave_batch *batch,
                     pave_shape_list *list);

/// Local repair of a whole mesh with initial vertex positions. Fills repaired_tiles, repair_rounds
/// and displaced of mesh->made. Returns PAVE_OK if every tile is sound; PAVE_NOT_FOUND if the rim
/// is not simple at the start or repair fails; PAVE_NO_MEMORY. `batch`: see pave_mesh_below.
pave_result pave_mesh_repair(pave_mesh *mesh, const pave_batch *batch);

/// Redraws the whole mesh (mesh_redraw.c): puts the rim on an ellipse and untangles everything
/// inside. Returns PAVE_OK if every tile is sound; PAVE_INVALID if fixed-point coordinates are too
/// coarse for some tiles, which are listed in `left`; PAVE_NO_MEMORY. On failure positions are
/// undefined.
pave_result pave_mesh_solve(pave_mesh *mesh, pave_shape_list *left);

/// Makes all tiles valid. The mesh must have rings, vertex_tiles, rim, fixed and initial positions.
/// Tests all tiles, repairs locally, and redraws the mesh if that fails (mesh_redraw.c). Fills
/// repaired_tiles, repair_rounds, displaced and solved of mesh->made. Returns PAVE_INVALID if
/// fixed-point coordinates are too coarse for some tiles, which `error` names; PAVE_NO_MEMORY.
pave_result pave_mesh_make_sound(pave_mesh *mesh, pave_error *error);

#endif
