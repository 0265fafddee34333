/// src/mesh/dense/lattice_push_shape.c: a lattice as a shape, for repair and the guard: for the few
/// tiles that are bad.
#include "../../base/exact.h"

#include "lattice_push_work.h"
#include "lattice_walk.h"

#include "../../base/memory.h"
#include "../mesh_rim.h"

// ---- Slots of a vertex --------------------------------------------------------------------------

/// All slots of the vertex: `count`, in `room` of PAVE_FACE_SLOTS_MAX, for lattices have no larger
/// faces. They are found by walking: what lies beside a slot is in the cache, and lists of multis
/// are not.
static void pave_view_slots(const pave_lattice *lattice, int32_t vertex, int32_t *room,
                            int32_t *count)
{
    *count = pave_lattice_face(lattice, vertex, room, PAVE_FACE_SLOTS_MAX);
    assert(*count <= PAVE_FACE_SLOTS_MAX);
}

/// Whether a tile of a slot is in the border.
static bool pave_view_at_border(const pave_lattice *lattice, int32_t slot)
{
    const pave_board *board = lattice->board;
    pave_board_tile own = pave_board_place_tile(
        board, (int32_t)(slot >= lattice->plane ? slot - lattice->plane : slot));
    if (own.row > 0 && own.row < board->height - 1 && own.col > 0 && own.col < board->width - 1)
        return false;
    const pave_push_flag *flags =
        &pave_push_flags[lattice->by_columns][slot >= lattice->plane ? 3 : 0];
    for (int tile = 0; tile < 3; tile++)
        if (!pave_board_inner(board, flags[tile].neighbor != PAVE_LATTICE_SELF
                                         ? pave_board_neighbor(board, own, flags[tile].neighbor)
                                         : own))
            return true;
    return false;
}

// ---- Rings --------------------------------------------------------------------------------------

/// A ring that was found before; those that are looked at are few, and are looked at often.
struct pave_lattice_ring {
    int32_t tile; ///< and 1; 0: none
    int32_t count, ring[6];
};

void pave_lattice_view_open(pave_lattice_view *view, pave_lattice *lattice)
{
    int64_t room = 256;
    while (room < pave_board_tile_count(lattice->board) / 64) room *= 2;
    *view = (pave_lattice_view){.lattice = lattice, .ring_room = room};
    view->rings = pave_array_allocate(&lattice->allocator, (size_t)room, sizeof *view->rings);
}

void pave_lattice_view_close(pave_lattice_view *view)
{
    pave_array_release(&view->lattice->allocator, view->rings, (size_t)view->ring_room,
                       sizeof *view->rings);
    view->rings = NULL;
}

static int32_t pave_view_find_ring(const pave_lattice *lattice, int32_t tile, int32_t *ring)
{
    int32_t width = lattice->board->width, count = 0;
    int64_t row = tile / width + 1, column = tile % width + 1,
            place = row * lattice->pitch + column;
    int side = pave_lattice_side(lattice, row, column);
    for (int k = 0; k < 6; k++)
        if (lattice->links[place] >> k & 1)
            ring[count++] =
                (int32_t)pave_lattice_leader(lattice, pave_lattice_corner(lattice, place, side, k));
    return count;
}

static const int32_t *pave_lattice_view_ring(void *self, int32_t tile, int32_t *room,
                                             int32_t *count)
{
    const pave_lattice_view *view = self;
    if (!view->rings) {
        *count = pave_view_find_ring(view->lattice, tile, room);
        return room;
    }
    struct pave_lattice_ring *ring = &view->rings[tile & (view->ring_room - 1)];
    if (ring->tile != tile + 1) {
        ring->count = pave_view_find_ring(view->lattice, tile, ring->ring);
        ring->tile = tile + 1;
    }
    *count = ring->count;
    return ring->ring;
}

// ---- The other functions of the shape -----------------------------------------------------------

static const pave_lattice *pave_view_lattice(void *self)
{
    return ((const pave_lattice_view *)self)->lattice;
}

static bool pave_lattice_view_tiles(void *self, int32_t vertex, pave_shape_list *list)
{
    const pave_lattice *lattice = pave_view_lattice(self);
    const pave_board *board = lattice->board;
    int32_t slots[PAVE_FACE_SLOTS_MAX], count, plane = (int32_t)lattice->plane;
    pave_view_slots(lattice, vertex, slots, &count);
    if (!pave_shape_list_grow(list, (int64_t)3 * count)) return false;
    for (int32_t i = 0; i < count; i++) {
        bool second = slots[i] >= plane;
        pave_board_tile own = pave_board_place_tile(board, second ? slots[i] - plane : slots[i]);
        for (int tile = 0; tile < 3;
             tile++) { // each counts where its run begins; tiles of the border have no links
            pave_push_flag flag = pave_push_flags[lattice->by_columns][3 * second + tile];
            pave_board_tile at = flag.neighbor != PAVE_LATTICE_SELF
                                     ? pave_board_neighbor(board, own, flag.neighbor)
                                     : own;
            if (lattice->links[pave_board_place(board, at)] >> flag.edge & 1)
                list->items[list->count++] = at.row * board->width + at.col;
        }
    }
    return true;
}

static bool pave_lattice_view_fixed(void *self, int32_t vertex)
{
    const pave_lattice *lattice = pave_view_lattice(self);
    pave_slot_kind kind = pave_lattice_kind(lattice, vertex);
    if (kind != PAVE_SLOT_MULTI) return kind == PAVE_SLOT_RIM;
    int32_t slots[PAVE_FACE_SLOTS_MAX], count;
    pave_view_slots(lattice, vertex, slots, &count);
    for (int32_t i = 0; i < count; i++)
        if (pave_view_at_border(lattice, slots[i])) return true;
    return false;
}

static pave_point pave_lattice_view_get(void *self, int32_t vertex)
{
    const pave_lattice *lattice = pave_view_lattice(self);
    return (pave_point){lattice->x[vertex], lattice->y[vertex]};
}

static void pave_lattice_view_set(void *self, int32_t vertex, pave_point at)
{
    const pave_lattice *lattice = pave_view_lattice(self);
    int32_t slots[PAVE_FACE_SLOTS_MAX], count;
    pave_view_slots(lattice, vertex, slots, &count);
    for (int32_t i = 0; i < count; i++) {
        lattice->x[slots[i]] = at.x;
        lattice->y[slots[i]] = at.y;
    }
}

static pave_point pave_lattice_view_before(void *self, int32_t vertex)
{
    const pave_lattice_view *view = self;
    return (pave_point){view->before_x[vertex], view->before_y[vertex]};
}

static pave_result pave_lattice_view_rim_is_simple(void *self, bool *simple)
{
    const pave_lattice *lattice = pave_view_lattice(self);
    size_t count = (size_t)lattice->rim_count;
    pave_point *points = pave_array_take(&lattice->allocator, count, sizeof *points);
    if (!points) return PAVE_NO_MEMORY;
    pave_lattice_rim_side side = pave_lattice_rim_first(lattice);
    for (size_t i = 0; i < count; i++, side = pave_lattice_rim_next(lattice, side)) {
        int64_t slot = pave_lattice_rim_slot(lattice, side);
        points[i] = (pave_point){lattice->x[slot], lattice->y[slot]};
    }
    pave_result result = pave_rim_is_simple(points, (int32_t)count, &lattice->allocator, simple);
    pave_array_release(&lattice->allocator, points, count, sizeof *points);
    return result;
}

pave_shape pave_lattice_shape(pave_lattice_view *view)
{
    return (pave_shape){.self = view,
                        .ring = pave_lattice_view_ring,
                        .tiles = pave_lattice_view_tiles,
                        .fixed = pave_lattice_view_fixed,
                        .get = pave_lattice_view_get,
                        .set = pave_lattice_view_set,
                        .before = view->before_x ? pave_lattice_view_before : NULL,
                        .rim_is_simple = pave_lattice_view_rim_is_simple};
}
