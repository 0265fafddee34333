/// src/mesh/valid/mesh_valid.h: a mesh as those see it who keep it sound: local repair and the
/// guard. A few functions, whatever stores the mesh: the arrays of a pave_mesh or the triangles of
/// a dense board. They are called only for the few tiles that are bad and those beside them, so
/// calls through pointers cost nothing.
///
/// A tile is *sound* when every triangle (centre, vertex, next vertex) of it is positive (pave_turn
/// above 0), its centre being pave_mean_of over its ring. So whether a tile is sound depends on its
/// own ring alone. Vertices are any int32_t from 0 that names them uniquely; tiles are 0..n-1.
/// docs/decisions/0015-why-every-mesh-is-valid.md has the argument.
#ifndef PAVE_SRC_MESH_VALID_H
#define PAVE_SRC_MESH_VALID_H

#include "../mesh_geometry.h"

#include <pave/mesh.h>

enum {
    PAVE_SHAPE_ROOM = 6,         ///< vertices that `ring` may write into its room
    PAVE_REPAIR_ROUNDS = 64,     ///< rounds of local repair, before knots
    PAVE_REPAIR_FINE_ROUNDS = 8, ///< rounds of it in which slivers count as bad
    PAVE_REPAIR_RIM_ROUNDS = 8,  ///< rounds of it before the rim moves where it need not at once
    PAVE_GUARD_HALVINGS =
        6 ///< rounds of the guard that halve moves, before those that take them back
};

/// A list of numbers that grows. {.allocator = ...} is empty.
typedef struct pave_shape_list {
    int32_t *items;
    int32_t count;
    int64_t room;
    pave_allocator allocator;
} pave_shape_list;

/// Makes room for `more` items behind the count. False: no memory, or too many; the list is as it
/// was.
bool pave_shape_list_grow(pave_shape_list *list, int64_t more);
/// Adds one; false as above.
bool pave_shape_list_add(pave_shape_list *list, int32_t item);
/// Sorts the items, and keeps one of those that are the same.
void pave_shape_list_sort(pave_shape_list *list);
/// Whether a sorted list has an item. Logarithmic time.
bool pave_shape_list_has(const pave_shape_list *list, int32_t item);
/// Releases the items; the list is empty.
void pave_shape_list_free(pave_shape_list *list);

typedef struct pave_shape {
    void *self;
    /// The ring of a tile: `count` vertices clockwise on screen. It may write up to PAVE_SHAPE_ROOM
    /// of them into `room` and return that, or return a separate array. Holds until the next
    /// call.
    const int32_t *(*ring)(void *self, int32_t tile, int32_t *room, int32_t *count);
    /// Adds the inner tiles at a vertex to the list, each once, in any order. False: no memory.
    bool (*tiles)(void *self, int32_t vertex, pave_shape_list *list);
    bool (*fixed)(void *self, int32_t vertex);     ///< on the rim: never set
    pave_point (*get)(void *self, int32_t vertex); ///< where it is now
    void (*set)(void *self, int32_t vertex,
                pave_point at); ///< the guard does not call it for fixed ones, repair may
    pave_point (*before)(
        void *self,
        int32_t vertex); ///< where it was before the step that is guarded; may be NULL for repair
    /// Whether the rim is a simple polygon now. PAVE_OK or PAVE_NO_MEMORY. Only repair calls it,
    /// where it has moved the rim.
    pave_result (*rim_is_simple)(void *self, bool *simple);
} pave_shape;

/// The least pave_turn of the triangles of a tile now (or, where `before`, before the step).
/// INT64_MAX for a ring that is empty. Linear in its ring.
int64_t pave_shape_turn_min(const pave_shape *shape, int32_t tile, bool before);

/// What repair has done.
typedef struct pave_shape_repaired {
    int32_t tiles; ///< that were not sound in the beginning
    int32_t rounds;
    int32_t displaced; ///< vertices that are not where they were
    int32_t rim;       ///< those of them that are on the rim
} pave_shape_repaired;

/// Local repair. `bad` are the tiles that are not sound (others among them are let go). In a round
/// every vertex of a bad tile that may move goes to the mean of what it is joined to: its adjacent
/// vertices (those beside it in the rings of its tiles) and the centres of its tiles, all from old
/// positions; then the tiles at these vertices are looked at again. In the first
/// PAVE_REPAIR_FINE_ROUNDS a tile that was bad in the beginning is bad as long as one of its
/// triangles is below 1/8 of its mean one. Vertices that are not fixed may move; of a bad tile that
/// has none of these, and after PAVE_REPAIR_RIM_ROUNDS rounds of every bad tile, also those on the
/// rim at which two tiles or more meet. What is bad after PAVE_REPAIR_ROUNDS rounds, or when the
/// rim is put back because it is not simple after them, is untangled, in increasing order of tiles.
/// The rim is simple in the end. Where it is not in the beginning (`simple` is false), only
/// pave_shape_draw_truncated helps, which is also tried before knots. Returns PAVE_OK when all
/// tiles are sound; PAVE_NOT_FOUND when that has not come about: then all positions are as they
/// were; PAVE_NO_MEMORY: positions are anything. Nothing depends on the order of `bad`, nor on the
/// numbers of vertices. Time: for each round linear in the rings of the tiles at the vertices that
/// move; of knots see pave_shape_untangle.
pave_result pave_shape_repair(const pave_shape *shape, const int32_t *bad, int32_t count,
                              bool simple, const pave_allocator *allocator,
                              pave_shape_repaired *out);

/// Where vertices belong, and who moves them.
typedef struct pave_shape_mover {
    void *self;
    pave_point (*home)(void *self, int32_t vertex);         ///< where it was in the beginning
    bool (*set)(void *self, int32_t vertex, pave_point at); ///< false: no memory
} pave_shape_mover;

/// Untangles the patch around a tile that is not sound (mesh_knot.h): everything within one step of
/// it, and of the bad tiles there, then within 2, 4, 8 ..., until that comes about. In each of
/// these patches the rim stays at first, except for tiles of which all vertices lie on it; then
/// those of all bad tiles may move, held back by springs. A rim that is not simple any more is put
/// back. PAVE_OK: all tiles of the patch are sound, and so are those beside it that were;
/// PAVE_NOT_FOUND: it has not come about in the whole mesh either, or a patch has a fault, such as
/// two faces that share two edges, so that no drawing exists; and nothing was set;
/// PAVE_NO_MEMORY. Time: linear in the patch for each step of the way down.
pave_result pave_shape_untangle(const pave_shape *shape, int32_t tile,
                                const pave_shape_mover *mover, const pave_allocator *allocator);

/// Draws everything anew that is connected with the bad tiles by vertices that may move, which are
/// those inside and those of the rim at which two tiles or more meet, where within one step of the
/// bad tiles is a quarter of that or more, and more than half of it are corners that were cut off
/// tiles (mesh_knot_cut_corners.c). PAVE_OK: all tiles are sound, except a few which are so small
/// that fixed-point coordinates do not tell their vertices apart; the rim is simple.
/// PAVE_NOT_FOUND: it is none of that kind, and nothing was set; PAVE_NO_MEMORY. Linear time.
pave_result pave_shape_draw_truncated(const pave_shape *shape, const int32_t *bad, int32_t count,
                                      const pave_shape_mover *mover,
                                      const pave_allocator *allocator);

/// As pave_shape_untangle, at once for everything that is connected with the tile by vertices
/// inside.
pave_result pave_shape_untangle_all(const pave_shape *shape, int32_t tile,
                                    const pave_shape_mover *mover, const pave_allocator *allocator);

/// The guard of one step. Before the step every tile was sound. `candidates` hold at least all
/// tiles that are not good now; good ones among them are let go. A tile is *good* when it is sound
/// and no triangle of it has a turn below the floor, unless its least turn is at least what
/// pave_guard_least leaves of the one before. All bad tiles of a round together: the moves of all
/// their vertices (now less before) are halved toward zero, each vertex once a round; after
/// PAVE_GUARD_HALVINGS rounds they are taken back whole; until none is bad. It ends, for a tile
/// whose vertices are all back is good. `changed` gets the tiles at vertices that were set, in
/// increasing order (it need not be empty, and is then joined with what it held). `guarded` (may be
/// NULL) is increased by the number of vertices that were set. Returns PAVE_OK, or PAVE_NO_MEMORY:
/// then tiles may be bad, and the caller must take back the step.
pave_result pave_shape_guard(const pave_shape *shape, pave_guard_floors floors,
                             const int32_t *candidates, int32_t count,
                             const pave_allocator *allocator, pave_shape_list *changed,
                             int64_t *guarded);

// ---- Meshes as shapes ---------------------------------------------------------------------------

typedef struct pave_mesh_view {
    pave_mesh *mesh;
    const pave_point
        *before; ///< vertex_count: where vertices were before the step; NULL outside steps
} pave_mesh_view;

/// The view as a shape; it must live as long.
pave_shape pave_mesh_shape(pave_mesh_view *view);

/// The centre of a tile whose vertices lie at `points`.
pave_point pave_mesh_center_of(const pave_mesh *mesh, const pave_point *points, int32_t tile);

/// The least turn of a tile whose vertices lie at `points`.
int64_t pave_mesh_turn_min(const pave_mesh *mesh, const pave_point *points, int32_t tile);

/// Twice the area inside the rim; at most 2^63. Of a part of a mesh, which has no rim: twice that
/// of its tiles.
uint64_t pave_mesh_rim_turns(const pave_mesh *mesh);

/// Adds the tiles of which a triangle has a turn below `floor` (1: that are not sound) to the list,
/// in increasing order. In strips by `batch` (may be NULL); without progress. False: no memory.
bool pave_mesh_below(const pave_mesh *mesh, int64_t floor, const pave_batch *batch,
                     pave_shape_list *list);

/// Local repair of a whole mesh whose raw vertices are there. Fills repaired_tiles, repair_rounds
/// and displaced of mesh->made. PAVE_OK: every tile is sound; PAVE_NOT_FOUND where the rim is not
/// simple to begin with, or repair does not end; PAVE_NO_MEMORY. `batch` as above.
pave_result pave_mesh_repair(pave_mesh *mesh, const pave_batch *batch);

/// Draws the whole anew (mesh_redraw.c): the rim goes onto an ellipse, and all inside is untangled.
/// Returns PAVE_OK when every tile is sound; PAVE_INVALID when some do not fit fixed-point
/// coordinates; `left` has them then; PAVE_NO_MEMORY. Positions are anything on failure.
pave_result pave_mesh_solve(pave_mesh *mesh, pave_shape_list *left);

/// Makes a mesh sound whose ring, vertex_tiles, rim, fixed and raw vertices are there: looks at all
/// tiles, repairs locally, and where that does not end solves the whole (mesh_redraw.c). Fills
/// repaired_tiles, repair_rounds, displaced and solved of mesh->made. PAVE_INVALID: some tiles do
/// not fit the fixed-point coordinates, and `error` names them; PAVE_NO_MEMORY.
pave_result pave_mesh_make_sound(pave_mesh *mesh, pave_error *error);

#endif
