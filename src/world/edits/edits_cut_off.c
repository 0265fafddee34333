/// src/world/edits/edits_cut_off.c: counts the cells that edits cut off in a connected world.
/// Components grow in parallel from the cells near the edits until they meet or are complete.
#include "../../base/exact.h"

#include "../cell_numbers.h"
#include "edits_model.h"

/// A reached cell. The first cell of a part also stores the state of the part.
typedef struct pave_edit_part {
    /// parent: a cell of the same part, nearer to its first cell; the first cell is its own parent
    int32_t up;
    /// number of cells; number of cells whose neighbours have not been visited
    int32_t size, waiting;
    bool free; ///< whether one of its cells was not rock before the edits
} pave_edit_part;

typedef struct pave_edit_flood {
    const pave_edits *edits;
    pave_explore_cells cells;
    pave_edit_part *parts; ///< by cell index
    int64_t capacity;
    int64_t growing, free; ///< number of parts with waiting cells; number of these that are free
    /// a cell of a part that is too large to count as cut off; PAVE_EDIT_NONE: none
    int32_t large;
} pave_edit_flood;

static int32_t flood_first(pave_edit_flood *flood, int32_t cell)
{
    pave_edit_part *parts = flood->parts;
    while (parts[cell].up != cell) cell = parts[cell].up = parts[parts[cell].up].up;
    return cell;
}

static void flood_join(pave_edit_flood *flood, int32_t a, int32_t b)
{
    pave_edit_part *parts = flood->parts;
    a = flood_first(flood, a);
    b = flood_first(flood, b);
    if (a == b) return;
    parts[b].up = a;
    parts[a].size += parts[b].size;
    parts[a].waiting += parts[b].waiting;
    flood->growing--;
    flood->free -= parts[a].free && parts[b].free;
    parts[a].free |= parts[b].free;
    if (parts[a].size < PAVE_EDIT_CUT_MAX) return;
    if (flood->large == PAVE_EDIT_NONE) flood->large = a;
    flood_join(flood, flood->large, a);
}

static uint32_t flood_open(const pave_edit_flood *flood, const pave_world *world, pave_cell cell)
{
    return pave_wang_open_sides(flood->edits->sets[cell.s], pave_world_at(world, cell),
                                flood->edits->passable);
}

/// Returns whether a cell was not rock before the edits.
static bool flood_is_free(const pave_edit_flood *flood, pave_cell cell)
{
    const pave_edits *edits = flood->edits;
    pave_world_view view;
    return !edits->rocks ||
           flood_open(flood,
                      pave_edits_ground(edits, pave_edits_area_at(edits, cell.q, cell.r), &view),
                      cell) != 0;
}

/// Marks a cell as reached from another cell, or as the first of a new part. Returns false if out
/// of memory.
static bool flood_reach(pave_edit_flood *flood, pave_cell cell, int32_t from)
{
    if (!pave_cell_in_range(cell)) return true; // not a cell of the world
    int32_t number = pave_explore_find(&flood->cells, cell);
    if (number < 0) {
        number = (int32_t)flood->cells.count;
        if (!pave_array_reserve(&flood->edits->allocator, &flood->parts, &flood->capacity,
                                number + 1, sizeof *flood->parts) ||
            !pave_explore_add(&flood->cells, cell))
            return false;
        flood->parts[number] = (pave_edit_part){number, 1, 1, flood_is_free(flood, cell)};
        flood->growing++;
        flood->free += flood->parts[number].free;
    }
    if (from != PAVE_EDIT_NONE) flood_join(flood, from, number);
    return true;
}

/// Starts parts at a cell and at its neighbours: across the sides at `place`, or across all sides
/// if it is -1.
static bool flood_start(pave_edit_flood *flood, pave_cell cell, int32_t place)
{
    const pave_tiling *tiling = flood->edits->tiling;
    bool fine = flood_reach(flood, cell, PAVE_EDIT_NONE);
    for (int k = 0; k < pave_tiling_side_count(tiling, cell.s) && fine; k++)
        if (place < 0 || place == 2 * k)
            fine = flood_reach(flood, pave_tiling_neighbors(tiling, cell, k), PAVE_EDIT_NONE);
    return fine;
}

static bool flood_begin_edit(pave_edit_flood *flood, const pave_edit *edit)
{
    bool fine = true;
    if (edit->kind == PAVE_EDIT_COLOR)
        return edit->place % 2 == 1 || flood_start(flood, edit->cell, edit->place);
    if (edit->kind == PAVE_EDIT_PIN || edit->kind == PAVE_EDIT_CLEAR)
        return flood_start(flood, edit->cell, -1);
    for (int64_t i = 0; edit->kind == PAVE_EDIT_PINS && i < edit->count && fine; i++)
        fine = flood_start(flood, edit->cells[i], -1);
    return fine;
}

/// Visits the neighbours of a cell. A rock cell is excluded from the count.
static bool flood_grow(pave_edit_flood *flood, int32_t number, int64_t *count)
{
    const pave_edits *edits = flood->edits;
    const pave_cell cell = flood->cells.cells[number];
    const uint32_t open = flood_open(flood, &edits->edited.world, cell);
    bool fine = true;
    for (int k = 0; k < pave_tiling_side_count(edits->tiling, cell.s) && fine; k++)
        if (open >> k & 1)
            fine = flood_reach(flood, pave_tiling_neighbors(edits->tiling, cell, k), number);
    *count -= open == 0 && edits->rocks && (!edits->rocks->cells || !flood->parts[number].free);
    return fine;
}

/// Grows all parts until at most one of them, a free one, can still grow. Counts the cells of the
/// completed parts.
static bool flood_count(pave_edit_flood *flood, int64_t *count)
{
    for (int32_t i = 0; i < flood->cells.count && flood->growing > (flood->free > 0); i++) {
        if (flood->large != PAVE_EDIT_NONE &&
            flood_first(flood, i) == flood_first(flood, flood->large))
            continue;
        if (!flood_grow(flood, i, count)) return false;
        pave_edit_part *part = &flood->parts[flood_first(flood, i)];
        if (--part->waiting > 0) continue;
        flood->growing--;
        flood->free -= part->free;
        *count += part->size;
    }
    return true;
}

pave_result pave_edits_cut(const pave_edits *edits, const pave_edit *list, int64_t count,
                           int64_t *out)
{
    assert(edits && out && count >= 0 && (list || count == 0));
    pave_edit_flood flood = {.edits = edits, .large = PAVE_EDIT_NONE};
    flood.cells.allocator = flood.cells.index.allocator = edits->allocator;
    flood.cells.face_count = edits->face_count;
    bool fine = true;
    *out = 0;
    for (int64_t i = 0; i < count; i++) {
        const pave_result result = pave_edits_check(edits, &list[i], INT64_MIN, NULL);
        if (result) return result;
    }
    if (!edits->connected) return PAVE_OK;
    for (int64_t i = 0; i < count && fine; i++) fine = flood_begin_edit(&flood, &list[i]);
    fine = fine && flood_count(&flood, out);
    pave_explore_release(&flood.cells);
    pave_array_release(&edits->allocator, flood.parts);
    if (!fine) *out = 0;
    return fine ? PAVE_OK : PAVE_NO_MEMORY;
}
