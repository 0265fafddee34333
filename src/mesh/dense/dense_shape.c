/// src/mesh/dense/dense_shape.c: a dense board as a shape, for repair and the guard: for the
/// few tiles that are bad.
#include "../../base/exact.h"

#include "dense_push_work.h"
#include "dense_walk.h"

#include "../../base/memory.h"
#include "../../board/board_parts.h"
#include "../mesh_rim.h"

// ---- Slots of a vertex --------------------------------------------------------------------------

/// All slots of the vertex: `count`, in `room` of PAVE_FACE_SLOTS_MAX, for dense boards have no
/// larger faces. They are found by walking: what lies beside a slot is in the cache, and lists of
/// multis are not.
static void view_slots(const pave_dense *dense, int32_t vertex, int32_t *room, int32_t *count)
{
    *count = pave_dense_face(dense, vertex, room, PAVE_FACE_SLOTS_MAX);
    assert(*count <= PAVE_FACE_SLOTS_MAX);
}

/// Whether a tile of a slot is in the border.
static bool view_at_border(const pave_dense *dense, int32_t slot)
{
    const pave_board *board = dense->board;
    pave_board_tile own =
        pave_board_slot_tile(board, (int32_t)(slot >= dense->plane ? slot - dense->plane : slot));
    if (own.row > 0 && own.row < board->height - 1 && own.col > 0 && own.col < board->width - 1)
        return false;
    const pave_push_flag *flags = &pave_push_flags[dense->by_columns][slot >= dense->plane ? 3 : 0];
    for (int tile = 0; tile < 3; tile++)
        if (!pave_board_inner(board, flags[tile].neighbor != PAVE_DENSE_SELF
                                         ? pave_board_neighbor(board, own, flags[tile].neighbor)
                                         : own))
            return true;
    return false;
}

// ---- Rings --------------------------------------------------------------------------------------

/// A ring that was found before; those that are looked at are looked at often.
struct pave_dense_ring {
    int32_t tile; ///< and 1; 0: none
    int32_t count, ring[6];
};

void pave_dense_view_open(pave_dense_view *view, pave_dense *dense, int64_t tiles)
{
    const int64_t most = pave_board_tile_count(dense->board) / 4;
    int64_t room = 256;
    while (room < tiles && room < most) room *= 2;
    *view = (pave_dense_view){.dense = dense, .ring_room = room};
    view->rings = pave_array_allocate(&dense->allocator, (size_t)room, sizeof *view->rings);
}

void pave_dense_view_close(pave_dense_view *view)
{
    pave_array_release(&view->dense->allocator, view->rings, (size_t)view->ring_room,
                       sizeof *view->rings);
    view->rings = NULL;
}

static int32_t view_find_ring(const pave_dense *dense, int32_t tile, int32_t *ring)
{
    int32_t width = dense->board->width, count = 0;
    int64_t row = tile / width + 1, column = tile % width + 1, place = row * dense->pitch + column;
    int side = pave_dense_side(dense, row, column);
    for (int k = 0; k < 6; k++)
        if (dense->links[place] >> k & 1)
            ring[count++] =
                (int32_t)pave_dense_leader(dense, pave_dense_corner(dense, place, side, k));
    return count;
}

static const int32_t *dense_view_ring(void *self, int32_t tile, int32_t *room, int32_t *count)
{
    const pave_dense_view *view = self;
    if (!view->rings) {
        *count = view_find_ring(view->dense, tile, room);
        return room;
    }
    struct pave_dense_ring *ring = &view->rings[tile & (view->ring_room - 1)];
    if (ring->tile != tile + 1) {
        ring->count = view_find_ring(view->dense, tile, ring->ring);
        ring->tile = tile + 1;
    }
    *count = ring->count;
    return ring->ring;
}

// ---- The other functions of the shape -----------------------------------------------------------

static const pave_dense *view_dense(void *self) { return ((const pave_dense_view *)self)->dense; }

static bool dense_view_tiles(void *self, int32_t vertex, pave_shape_list *list)
{
    const pave_dense *dense = view_dense(self);
    const pave_board *board = dense->board;
    int32_t slots[PAVE_FACE_SLOTS_MAX], count, plane = (int32_t)dense->plane;
    view_slots(dense, vertex, slots, &count);
    if (!pave_shape_list_grow(list, (int64_t)3 * count)) return false;
    for (int32_t i = 0; i < count; i++) {
        bool second = slots[i] >= plane;
        pave_board_tile own = pave_board_slot_tile(board, second ? slots[i] - plane : slots[i]);
        for (int tile = 0; tile < 3;
             tile++) { // each counts where its run begins; tiles of the border have no links
            pave_push_flag flag = pave_push_flags[dense->by_columns][3 * second + tile];
            pave_board_tile at = flag.neighbor != PAVE_DENSE_SELF
                                     ? pave_board_neighbor(board, own, flag.neighbor)
                                     : own;
            if (dense->links[pave_board_slot(board, at)] >> flag.edge & 1)
                list->items[list->count++] = at.row * board->width + at.col;
        }
    }
    return true;
}

static bool dense_view_fixed(void *self, int32_t vertex)
{
    const pave_dense *dense = view_dense(self);
    pave_slot_kind kind = pave_dense_kind(dense, vertex);
    if (kind != PAVE_SLOT_MULTI) return kind == PAVE_SLOT_RIM;
    int32_t slots[PAVE_FACE_SLOTS_MAX], count;
    view_slots(dense, vertex, slots, &count);
    for (int32_t i = 0; i < count; i++)
        if (view_at_border(dense, slots[i])) return true;
    return false;
}

static pave_point dense_view_get(void *self, int32_t vertex)
{
    const pave_dense *dense = view_dense(self);
    return (pave_point){dense->x[vertex], dense->y[vertex]};
}

static void dense_view_set(void *self, int32_t vertex, pave_point at)
{
    const pave_dense *dense = view_dense(self);
    int32_t slots[PAVE_FACE_SLOTS_MAX], count;
    view_slots(dense, vertex, slots, &count);
    for (int32_t i = 0; i < count; i++) {
        dense->x[slots[i]] = at.x;
        dense->y[slots[i]] = at.y;
    }
}

static pave_point dense_view_before(void *self, int32_t vertex)
{
    const pave_dense_view *view = self;
    return (pave_point){view->before_x[vertex], view->before_y[vertex]};
}

static pave_result dense_view_rim_is_simple(void *self, bool *simple)
{
    const pave_dense *dense = view_dense(self);
    size_t count = (size_t)dense->rim_count;
    pave_point *points = pave_array_take(&dense->allocator, count, sizeof *points);
    if (!points) return PAVE_NO_MEMORY;
    pave_dense_rim_side side = pave_dense_rim_first(dense);
    for (size_t i = 0; i < count; i++, side = pave_dense_rim_next(dense, side)) {
        int64_t slot = pave_dense_rim_slot(dense, side);
        points[i] = (pave_point){dense->x[slot], dense->y[slot]};
    }
    pave_result result = pave_rim_is_simple(points, (int32_t)count, &dense->allocator, simple);
    pave_array_release(&dense->allocator, points, count, sizeof *points);
    return result;
}

pave_shape pave_dense_shape(pave_dense_view *view)
{
    return (pave_shape){.self = view,
                        .ring = dense_view_ring,
                        .tiles = dense_view_tiles,
                        .fixed = dense_view_fixed,
                        .get = dense_view_get,
                        .set = dense_view_set,
                        .before = view->before_x ? dense_view_before : NULL,
                        .rim_is_simple = dense_view_rim_is_simple};
}
