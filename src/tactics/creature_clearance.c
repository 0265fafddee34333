/// src/tactics/creature_clearance.c: clearance maps: the maximum size that fits at each anchor,
/// computed in one pass over the cells per form.
///
/// For k above 2, a body of size k fits where bodies of size k - 1 fit at the neighbouring anchors,
/// because these cover its cells and inner sides; for size 2 a few edges are also tested. So the
/// size at an anchor is one more than the minimum over certain neighbours. docs/proofs/tactics.md
/// has the argument.
/// Based on: A. Rosenfeld, J. Pfaltz, "Sequential Operations in Digital Picture Processing", 1966
/// (distances in two passes).
#include "../base/exact.h"

#include "creature_shape.h"

// ---- Open cells and edges -----------------------------------------------------------------------

/// Finds the range of unit cells in a row of the window: the first q, and the end.
static void site_span(const pave_window *window, int32_t row, int64_t out[2])
{
    out[0] = out[1] = 0;
    if (row < 0 || row >= window->row_count ||
        window->rows[row].start == window->rows[row + 1].start)
        return;
    out[0] = pave_window_cell(window, window->rows[row].start).q;
    out[1] = (int64_t)pave_window_cell(window, window->rows[row + 1].start - 1).q + 1;
}

/// Allocates rows: row i covers the range of q of the rows up to PAVE_CREATURE_MARGIN away from it,
/// plus the margin.
static void site_rows(pave_creature_site *site)
{
    for (int32_t i = 0; i < site->row_count; i++)
        site_span(site->window, i - PAVE_CREATURE_MARGIN, site->spans[i]);
    for (int32_t i = 0; i < site->row_count; i++) {
        int64_t first = INT64_MAX, end = INT64_MIN;
        for (int32_t j = i - PAVE_CREATURE_MARGIN; j <= i + PAVE_CREATURE_MARGIN; j++) {
            if (j < 0 || j >= site->row_count || site->spans[j][0] == site->spans[j][1]) continue;
            first = site->spans[j][0] < first ? site->spans[j][0] : first;
            end = site->spans[j][1] > end ? site->spans[j][1] : end;
        }
        if (first >= end) first = end = 0;
        site->rows[i] = site->count - (first - PAVE_CREATURE_MARGIN);
        site->count += end - first + 2 * PAVE_CREATURE_MARGIN;
    }
}

static void site_faces(const pave_creature_site *site, const pave_mask *walls)
{
    for (pave_window_walk walk = pave_window_begin(site->window); pave_window_next(&walk);)
        if (!pave_mask_cell(walls, walk.index))
            site->open[pave_creature_site_row(site, walk.cell.r) + walk.cell.q] |=
                (uint8_t)(PAVE_CREATURE_L << walk.cell.s);
}

/// Fills in the edges of each L: E and its R, N and the R above, W and the R on the left.
static void site_edges(const pave_creature_site *site, const pave_mask *walls)
{
    static const int8_t side[3] = {1, 0, 2}; // the side of an L, by the kind of edge
    for (pave_window_walk walk = pave_window_begin(site->window); pave_window_next(&walk);) {
        const int64_t at = pave_creature_site_row(site, walk.cell.r) + walk.cell.q;
        const int64_t across[3] = {at, pave_creature_site_row(site, walk.cell.r - 1) + walk.cell.q,
                                   at - 1};
        if (walk.cell.s != PAVE_TRI_L || !(site->open[at] & PAVE_CREATURE_L)) continue;
        for (int e = 0; e < 3; e++)
            if ((site->open[across[e]] & PAVE_CREATURE_R) &&
                !(walls->sides && pave_mask_side(walls, walk.index, side[e])))
                site->open[at] |= pave_creature_edge(e);
    }
}

pave_result pave_creature_site_make(const pave_mask *walls, const pave_allocator *allocator,
                                    pave_creature_site *out)
{
    const pave_window *window = walls->window;
    *out = (pave_creature_site){.window = window,
                                .r = window->r - PAVE_CREATURE_MARGIN,
                                .row_count = window->row_count + 2 * PAVE_CREATURE_MARGIN};
    out->rows = pave_array_take(allocator, (size_t)out->row_count, sizeof *out->rows);
    out->spans = pave_array_take(allocator, (size_t)out->row_count, sizeof *out->spans);
    if (!out->rows || !out->spans) return PAVE_NO_MEMORY;
    site_rows(out);
    out->open = pave_array_allocate(allocator, (size_t)out->count, sizeof *out->open);
    if (!out->open) return PAVE_NO_MEMORY;
    site_faces(out, walls);
    site_edges(out, walls);
    return PAVE_OK;
}

void pave_creature_site_release(pave_creature_site *site, const pave_allocator *allocator)
{
    PAVE_RELEASE(allocator, site->open, site->spans, site->rows);
}

// ---- One pass -----------------------------------------------------------------------------------
// A row with the rows above and below it, as bits and as map values.

typedef struct pave_site_row {
    int64_t first, end; ///< range of q in the window
    const uint8_t *above, *open, *below;
    int32_t *over, *map, *under;
} pave_site_row;

static pave_site_row site_row_of(const pave_creature_site *site, int32_t *map, int32_t i)
{
    const int64_t *rows = site->rows;
    assert(i >= 1 && i + 1 < site->row_count);
    return (pave_site_row){site->spans[i][0],    site->spans[i][1],        site->open + rows[i - 1],
                           site->open + rows[i], site->open + rows[i + 1], map + rows[i - 1],
                           map + rows[i],        map + rows[i + 1]};
}

static inline int32_t site_least(int32_t a, int32_t b) { return a < b ? a : b; }

/// Returns whether the six edges at a vertex are open, and therefore the six faces around it.
/// `open` is the row of the vertex (q, ...), `above` the row above it.
static inline bool site_vertex(const uint8_t *above, const uint8_t *open, int64_t q)
{
    enum { E = PAVE_CREATURE_EDGES, N = E << 1, W = E << 2 };
    return (above[q] & (E | W)) == (E | W) && (open[q] & (N | W)) == (N | W) &&
           (open[q - 1] & (E | N)) == (E | N);
}

/// Computes the clearance of triangles that point down. From size 3, three triangles of size k - 1
/// in the corners cover one of size k.
static void site_down(const pave_creature_site *site, int32_t *map)
{
    for (int32_t i = site->row_count - PAVE_CREATURE_MARGIN; i-- > PAVE_CREATURE_MARGIN;) {
        const pave_site_row row = site_row_of(site, map, i);
        for (int64_t q = row.end; q-- > row.first;) {
            const bool two = (row.open[q] & pave_creature_edge(PAVE_TRI_EDGE_E)) &&
                             (row.open[q + 1] & pave_creature_edge(PAVE_TRI_EDGE_W)) &&
                             (row.below[q] & pave_creature_edge(PAVE_TRI_EDGE_N));
            row.map[q] =
                two ? 1 + site_least(row.map[q + 1], row.under[q]) : row.open[q] & PAVE_CREATURE_L;
        }
    }
}

/// Computes the clearance of triangles that point up, indexed by their tops. For size 2, the middle
/// cell is the L below the top.
static void site_up(const pave_creature_site *site, int32_t *map)
{
    for (int32_t i = site->row_count - PAVE_CREATURE_MARGIN; i-- > PAVE_CREATURE_MARGIN;) {
        const pave_site_row row = site_row_of(site, map, i);
        for (int64_t q = row.end; q-- > row.first;)
            row.map[q] = (row.below[q] & PAVE_CREATURE_ALL) == PAVE_CREATURE_ALL
                             ? 1 + site_least(row.under[q - 1], row.under[q])
                             : (row.open[q] & PAVE_CREATURE_R) != 0;
    }
}

/// Computes the clearance of triangles that point up, indexed by their left corners: element (q, r)
/// belongs to the R of that unit cell.
static void site_up_left(const pave_creature_site *site, int32_t *map)
{
    for (int32_t i = PAVE_CREATURE_MARGIN; i < site->row_count - PAVE_CREATURE_MARGIN; i++) {
        const pave_site_row row = site_row_of(site, map, i);
        for (int64_t q = row.end; q-- > row.first;)
            row.map[q] = (row.open[q + 1] & PAVE_CREATURE_ALL) == PAVE_CREATURE_ALL
                             ? 1 + site_least(row.map[q + 1], row.over[q + 1])
                             : (row.open[q] & PAVE_CREATURE_R) != 0;
    }
}

/// Computes the clearance of hexagons: the distance from a vertex to the nearest vertex that is not
/// open, in two passes.
static void site_hexagons(const pave_creature_site *site, int32_t *map)
{
    for (int32_t i = PAVE_CREATURE_MARGIN; i < site->row_count - PAVE_CREATURE_MARGIN; i++) {
        const pave_site_row row = site_row_of(site, map, i);
        for (int64_t q = row.first; q < row.end; q++)
            if (site_vertex(row.above, row.open, q))
                row.map[q] =
                    1 + site_least(row.map[q - 1], site_least(row.over[q], row.over[q + 1]));
    }
    for (int32_t i = site->row_count - PAVE_CREATURE_MARGIN; i-- > PAVE_CREATURE_MARGIN;) {
        const pave_site_row row = site_row_of(site, map, i);
        for (int64_t q = row.end; q-- > row.first;) {
            const int32_t beside =
                1 + site_least(row.map[q + 1], site_least(row.under[q], row.under[q - 1]));
            row.map[q] = site_least(row.map[q], beside);
        }
    }
}

/// Computes the clearance of rhombi of the stances E and W, indexed by the corner between their
/// upper and left edges. From size 3, four rhombi of size k - 1 cover one of size k; size 2 has a
/// vertex in the middle.
static void site_rhombi(const pave_creature_site *site, pave_tri_edge_kind stance, int32_t *map)
{
    const int64_t slant = stance == PAVE_TRI_EDGE_W ? -1 : 0; // offset of the left edge
    for (int32_t i = site->row_count - PAVE_CREATURE_MARGIN; i-- > PAVE_CREATURE_MARGIN;) {
        const pave_site_row row = site_row_of(site, map, i);
        for (int64_t q = row.end; q-- > row.first;) {
            if (!(row.open[q] & pave_creature_edge((int)stance))) continue;
            row.map[q] = 1;
            if (site_vertex(row.open, row.below, q + 1 + slant))
                row.map[q] += site_least(
                    row.map[q + 1], site_least(row.under[q + slant], row.under[q + slant + 1]));
        }
    }
}

/// Computes the clearance of rhombi of the stance N: a triangle that points down, a triangle above
/// it that points up, and the edges between them, of which the first `run` are open. `map` has the
/// lower triangles; `up` has the upper ones, one row higher.
static void site_rhombi_n(const pave_creature_site *site, int32_t *map, int32_t *up)
{
    site_down(site, map);
    site_up_left(site, up);
    for (int32_t i = PAVE_CREATURE_MARGIN; i < site->row_count - PAVE_CREATURE_MARGIN; i++) {
        const pave_site_row row = site_row_of(site, map, i);
        const int32_t *over = up + site->rows[i - 1];
        int32_t run = 0;
        for (int64_t q = row.end; q-- > row.first;) {
            run = row.open[q] & pave_creature_edge(PAVE_TRI_EDGE_N) ? run + 1 : 0;
            row.map[q] = site_least(run, site_least(row.map[q], over[q]));
        }
    }
}

void pave_creature_site_clearance(const pave_creature_site *site, pave_creature_kind kind,
                                  pave_tri_edge_kind stance, int32_t *map, int32_t *other)
{
    if (kind == PAVE_CREATURE_HEXAGON) {
        site_hexagons(site, map);
    } else if (kind == PAVE_CREATURE_TRIANGLE) {
        site_down(site, map);
        site_up(site, other);
    } else if (stance == PAVE_TRI_EDGE_N) {
        site_rhombi_n(site, map, other);
    } else {
        site_rhombi(site, stance, map);
    }
}

// ---- Maps ---------------------------------------------------------------------------------------

/// Converts maps of unit cells to cells of the window.
static void site_read(const pave_creature_site *site, const int32_t *down, const int32_t *up,
                      int32_t *out)
{
    for (pave_window_walk walk = pave_window_begin(site->window); pave_window_next(&walk);) {
        const int32_t *map = walk.cell.s == PAVE_TRI_L ? down : up;
        out[walk.index] = map ? map[pave_creature_site_row(site, walk.cell.r) + walk.cell.q] : 0;
    }
}

static pave_result clearance_check(const pave_mask *walls, pave_creature_kind kind,
                                   pave_tri_edge_kind stance, pave_error *error)
{
    if (!pave_word(pave_creature_kind_words, kind) || (int)stance < 0 ||
        (int)stance >= pave_creature_stance_count(kind))
        return PAVE_FAIL(error, PAVE_RANGE, "kind %d of creature with stance %d does not exist",
                         (int)kind, (int)stance);
    return pave_creature_window_check(walls->window, error);
}

pave_result pave_creature_clearance(const pave_mask *walls, pave_creature_kind kind,
                                    pave_tri_edge_kind stance, const pave_allocator *allocator,
                                    int32_t *out, pave_error *error)
{
    pave_creature_site site;
    pave_result result = clearance_check(walls, kind, stance, error);
    if (result != PAVE_OK) return result;
    int32_t *maps[2] = {NULL, NULL};
    const int count = pave_creature_needs_other(kind, stance) ? 2 : 1;
    result = pave_creature_site_make(walls, allocator, &site);
    for (int i = 0; i < count && result == PAVE_OK; i++) {
        maps[i] = pave_array_allocate(allocator, (size_t)site.count, sizeof *maps[i]);
        result = maps[i] ? PAVE_OK : PAVE_NO_MEMORY;
    }
    if (result == PAVE_OK) {
        pave_creature_site_clearance(&site, kind, stance, maps[0], maps[1]);
        site_read(&site, maps[0], kind == PAVE_CREATURE_TRIANGLE ? maps[1] : NULL, out);
    } else {
        PAVE_FAIL(error, result, "not enough memory for a clearance map");
    }
    for (int i = count; i-- > 0;) pave_array_release(allocator, maps[i]);
    pave_creature_site_release(&site, allocator);
    return result;
}
