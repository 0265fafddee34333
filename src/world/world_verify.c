/// src/world/world_verify.c: whether the colours of neighbouring tiles agree, on any tiling.
#include "../base/exact.h"

#include "wang_set.h"

#include <pave/world.h>
#include <string.h>

/// A window, the tiles in it, and what has been found.
typedef struct pave_verify {
    const pave_window *window;
    const pave_mask *within; ///< NULL: all of it
    const pave_wang_set *const *sets;
    const uint32_t *ids;
    pave_world_verdict *verdict;
} pave_verify;

// ---- Cells --------------------------------------------------------------------------------------

/// The colour of a cell at a place; -1 where the cell is outside or its tile foreign. `index` gets
/// the number of the cell.
static int pave_verify_color(const pave_verify *v, pave_cell cell, int place, int64_t *index)
{
    *index = pave_window_wrapped(v->window, cell);
    if (*index < 0 || (v->within && !pave_mask_cell(v->within, *index))) return -1;
    const uint32_t id = v->ids[*index];
    if (id == PAVE_WANG_EMPTY) return 0;
    const pave_wang_set *set = v->sets[cell.s];
    const uint32_t tile = pave_wang_tile_index(set, id);
    return tile == UINT32_MAX ? -1 : set->tiles[tile].colors[place];
}

static void pave_verify_note(pave_verify *v, pave_cell cell, int place)
{
    if (v->verdict->found) return;
    v->verdict->found = true;
    v->verdict->cell = cell;
    v->verdict->place = place;
}

// ---- Edges and vertices -------------------------------------------------------------------------

/// Side k of a cell, if the cell across has a higher number, or the same and a later side.
static void pave_verify_edge(pave_verify *v, pave_cell cell, int64_t index, int color, int k)
{
    const pave_tiling *tiling = v->window->tiling;
    const pave_tiling_side *side = pave_tiling_side_of(tiling, cell.s, k);
    int64_t other;
    const int theirs =
        pave_verify_color(v, pave_tiling_neighbors(tiling, cell, k), 2 * side->twin, &other);
    if (theirs < 0 || other < index || (other == index && side->twin < k)) return;
    v->verdict->edges++;
    if (color >= 0 && theirs == v->sets[cell.s]->color_mirror[color]) return;
    v->verdict->edge_mismatches++;
    pave_verify_note(v, cell, 2 * k);
}

/// The next corner around a vertex: across the side that begins at it, counter-clockwise about
/// the cell.
static int pave_verify_turn(const pave_tiling *tiling, pave_cell *cell, int corner)
{
    const pave_tiling_side *side = pave_tiling_side_of(tiling, cell->s, corner);
    *cell = pave_tiling_neighbors(tiling, *cell, corner);
    return (side->twin + 1) % pave_tiling_side_count(tiling, cell->s);
}

/// The vertex where side k of a cell ends, if no cell around it has a lower number.
static void pave_verify_vertex(pave_verify *v, pave_cell cell, int64_t index, int color, int k)
{
    const pave_tiling *tiling = v->window->tiling;
    const int first = (k + 1) % pave_tiling_side_count(tiling, cell.s);
    pave_cell at = cell;
    bool others = false, differs = false;
    for (int corner = pave_verify_turn(tiling, &at, first);
         at.q != cell.q || at.r != cell.r || at.s != cell.s || corner != first;
         corner = pave_verify_turn(tiling, &at, corner)) {
        const int count = pave_tiling_side_count(tiling, at.s);
        int64_t other;
        const int theirs = pave_verify_color(v, at, 2 * ((corner + count - 1) % count) + 1, &other);
        if (theirs < 0) continue;
        if (other < index) return;
        others = true;
        differs = differs || theirs != color;
    }
    if (!others) return;
    v->verdict->vertices++;
    if (!differs) return;
    v->verdict->vertex_mismatches++;
    pave_verify_note(v, cell, 2 * k + 1);
}

static void pave_verify_cell(pave_verify *v, pave_cell cell, int64_t index)
{
    const pave_wang_set *set = v->sets[cell.s];
    int64_t same;
    v->verdict->empty += v->ids[index] == PAVE_WANG_EMPTY;
    if (pave_verify_color(v, cell, 0, &same) < 0) {
        v->verdict->foreign++;
        return;
    }
    for (int k = 0; k < set->sides; k++) {
        if (set->kind != PAVE_WANG_CORNER)
            pave_verify_edge(v, cell, index, pave_verify_color(v, cell, 2 * k, &same), k);
        if (set->kind != PAVE_WANG_EDGE)
            pave_verify_vertex(v, cell, index, pave_verify_color(v, cell, 2 * k + 1, &same), k);
    }
}

// ---- The whole ----------------------------------------------------------------------------------

pave_result pave_world_verify(const pave_window *window, const pave_mask *within,
                              const pave_wang_set *const *sets, const uint32_t *ids,
                              pave_world_verdict *out, pave_error *error)
{
    assert(window && (!within || within->window == window) && sets && (ids || window->count == 0) &&
           out);
    memset(out, 0, sizeof *out);
    for (int32_t s = 0; s < window->face_count; s++) {
        const int sides = pave_tiling_side_count(window->tiling, s);
        if (sets[s]->sides != sides)
            return pave_error_set(error, PAVE_INVALID, NULL, 0, 0,
                                  "face %d has %d sides, the tiles of its set %d: give a set of "
                                  "such tiles",
                                  (int)s, sides, sets[s]->sides);
        if (sets[s]->kind != sets[0]->kind)
            return pave_error_set(error, PAVE_INVALID, NULL, 0, 0,
                                  "face %d has a set of kind %s, face 0 one of kind %s: use one "
                                  "kind",
                                  (int)s, pave_wang_kind_name(sets[s]->kind),
                                  pave_wang_kind_name(sets[0]->kind));
    }
    pave_verify v = {window, within, sets, ids, out};
    pave_window_walk walk = pave_window_begin(window);
    while (pave_window_next(&walk))
        if (!within || pave_mask_cell(within, walk.index))
            pave_verify_cell(&v, walk.cell, walk.index);
    return PAVE_OK;
}
