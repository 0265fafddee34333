/// src/world/explore.c: walkers: which cells a player has seen, and which hidden cells had to be
/// decided to show them.
#include "../base/exact.h"

#include "cell_numbers.h"
#include "tilings/world_tiling.h"

#include <pave/explore.h>

struct pave_walker_private {
    pave_allocator allocator;
    pave_explore_cells decided;
    uint8_t *seen; ///< by cell index: whether it was visited
    int64_t seen_room;
    pave_cell *closure;
    int64_t closure_room;
};

// ---- Creation -----------------------------------------------------------------------------------

pave_result pave_walker_create(const pave_world *world, const pave_allocator *allocator,
                               pave_walker **out, pave_error *error)
{
    assert(world && out);
    *out = NULL;
    if (!world->way->fill_strip)
        return PAVE_FAIL(error, PAVE_UNSUPPORTED,
                         "worlds on multigrids have no walkers: use squares or another tiling");
    pave_walker *walker = pave_array_allocate(allocator, 1, sizeof *walker);
    struct pave_walker_private *own =
        walker ? pave_array_allocate(allocator, 1, sizeof *own) : NULL;
    if (!own) {
        pave_array_release(allocator, walker);
        return PAVE_FAIL(error, PAVE_NO_MEMORY, "not enough memory for a walker");
    }
    own->allocator = pave_allocator_or_default(allocator);
    own->decided.allocator = own->decided.index.allocator = own->allocator;
    own->decided.face_count = world->face_count;
    *walker = (pave_walker){.world = world, .own = own};
    *out = walker;
    return PAVE_OK;
}

void pave_walker_destroy(pave_walker *walker)
{
    if (!walker) return;
    struct pave_walker_private *own = walker->own;
    const pave_allocator allocator = own->allocator;
    PAVE_RELEASE(&allocator, own->closure, own->seen);
    pave_explore_release(&own->decided);
    PAVE_RELEASE(&allocator, own, walker);
}

// ---- Visits -------------------------------------------------------------------------------------

/// Reads the closure of a cell; returns its size, or -1 if out of memory.
static int64_t walker_close(pave_walker *walker, pave_cell cell)
{
    struct pave_walker_private *own = walker->own;
    int64_t count;
    if (pave_world_closure(walker->world, cell, own->closure, own->closure_room, &count) == PAVE_OK)
        return count;
    if (!pave_array_reserve(&own->allocator, &own->closure, &own->closure_room, count,
                            sizeof *own->closure))
        return -1;
    pave_world_closure(walker->world, cell, own->closure, own->closure_room, &count);
    return count;
}

/// Adds the new cells of the closure. Returns false if out of memory; the caller then removes them.
static bool walker_decide(struct pave_walker_private *own, int64_t count)
{
    for (int64_t i = 0; i < count; i++)
        if (pave_explore_find(&own->decided, own->closure[i]) < 0 &&
            !pave_explore_add(&own->decided, own->closure[i]))
            return false;
    return pave_array_reserve(&own->allocator, &own->seen, &own->seen_room, own->decided.count,
                              sizeof *own->seen);
}

pave_result pave_walker_visit(pave_walker *walker, pave_cell cell, pave_walk_visit *out)
{
    assert(walker && out);
    struct pave_walker_private *own = walker->own;
    const int64_t first = own->decided.count;
    if (!pave_world_has(walker->world, cell)) return PAVE_RANGE;
    int32_t number = pave_explore_find(&own->decided, cell);
    if (number < 0) {
        const int64_t count = walker_close(walker, cell);
        if (count < 0 || !walker_decide(own, count)) {
            pave_explore_cut(&own->decided, first);
            walker->cells = own->decided.cells; // the array may have moved
            return PAVE_NO_MEMORY;
        }
        for (int64_t i = first; i < own->decided.count; i++) own->seen[i] = 0;
        number = pave_explore_find(&own->decided, cell);
    }
    out->revealed = !own->seen[number];
    out->first = first;
    out->count = own->decided.count - first;
    own->seen[number] = 1;
    walker->at = cell;
    walker->seen_count += out->revealed;
    walker->count = own->decided.count;
    walker->cells = own->decided.cells;
    return PAVE_OK;
}

pave_walk_state pave_walker_state(const pave_walker *walker, pave_cell cell)
{
    const struct pave_walker_private *own = walker->own;
    const int32_t limit =
        PAVE_COORDINATE_MAX + 1024; // closures may extend a few cells beyond PAVE_COORDINATE_MAX
    if (cell.q < -limit || cell.q > limit || cell.r < -limit || cell.r > limit || cell.s < 0 ||
        cell.s >= own->decided.face_count)
        return PAVE_WALK_UNKNOWN;
    const int32_t number = pave_explore_find(&own->decided, cell);
    return number < 0 ? PAVE_WALK_UNKNOWN : own->seen[number] ? PAVE_WALK_SEEN : PAVE_WALK_HIDDEN;
}
