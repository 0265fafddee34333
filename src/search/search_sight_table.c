/// src/search/search_sight_table.c: creates sight tables. Walks every segment to a target, and adds
/// the target to the shadow of each cell and side on it. Three passes compute the extents of the
/// rows, then the number of words of each shadow, and then the shadows.
#include "../base/exact.h"

#include "../base/bits.h"
#include "../base/memory.h"
#include "search_sight_line.h"
#include "search_sight_table.h"

/// One of the passes over all segments of a face.
typedef struct pave_sight_pass {
    pave_sight *sight;
    pave_sight_face_table *face;
    pave_cell from;
    /// Called for each cell (with side -1) and each side on a segment to `target`; in the first
    /// pass also for the two ends.
    void (*meet)(struct pave_sight_pass *pass, pave_cell cell, int side, pave_cell target,
                 pave_sight_nudge nudge);
    int64_t *low, *high; ///< first pass: range of slots of each row
} pave_sight_pass;

// ---- Passes over all segments -------------------------------------------------------------------

static void sight_pass_walk(pave_sight_pass *pass, const pave_sight_line *line, pave_cell from,
                            pave_cell target, pave_sight_nudge nudge)
{
    pave_sight_walk walk = pave_sight_walk_of(line, nudge);
    bool turned = !pave_cell_equal(line->a, from);
    do {
        if (walk.side >= 0) {
            int side = turned ? pave_tiling_side_of(line->tiling, walk.before.s, walk.side)->twin
                              : walk.side;
            pass->meet(pass, turned ? walk.cell : walk.before, side, target, nudge);
        }
        pass->meet(pass, walk.cell, -1, target, nudge);
    } while (pave_sight_walk_next(&walk));
}

static void sight_pass_run(pave_sight_pass *pass)
{
    const pave_sight_reach *reach = &pass->sight->reach;
    pave_cell from = pass->from, to;
    pave_sight_line line;
    for (to.r = (int32_t)-reach->r; to.r <= reach->r; to.r++) {
        for (to.q = (int32_t)-reach->q; to.q <= reach->q; to.q++) {
            for (to.s = 0; to.s < reach->tiling->face_count; to.s++) {
                if (!pave_sight_reach_has(reach, from, to)) continue;
                pass->meet(pass, to, -1, to, PAVE_SIGHT_LEFT);
                if (pave_cell_equal(from, to)) continue;
                pave_sight_line_of(reach->tiling, reach->grid, from, to, &line);
                sight_pass_walk(pass, &line, from, to, PAVE_SIGHT_LEFT);
                sight_pass_walk(pass, &line, from, to, PAVE_SIGHT_RIGHT);
            }
        }
    }
}

// ---- The first pass: rows -----------------------------------------------------------------------

static void sight_meet_row(pave_sight_pass *pass, pave_cell cell, int side, pave_cell target,
                           pave_sight_nudge nudge)
{
    int64_t slot = (int64_t)cell.q * pass->sight->tiling->face_count + cell.s,
            row = (int64_t)cell.r - pass->face->r;
    (void)side, (void)target, (void)nudge;
    assert(row >= 0 && row < pass->face->row_count);
    if (slot < pass->low[row]) pass->low[row] = slot;
    if (slot > pass->high[row]) pass->high[row] = slot;
}

/// Returns the number of rows beyond the targets that a segment can reach: the distance of a corner
/// from its unit cell, plus one.
static int32_t sight_margin(const pave_tiling *tiling)
{
    int32_t margin = 0;
    for (int32_t i = 0; i < tiling->side_start[tiling->face_count]; i++) {
        const pave_tiling_side *side = &tiling->sides[i];
        int32_t far = side->vertex_r < 0 ? -side->vertex_r : side->vertex_r,
                across = side->r < 0 ? -side->r : side->r;
        margin = far > margin ? far : margin;
        margin = across > margin ? across : margin;
    }
    return 2 * margin + 1;
}

static pave_result sight_number_rows(pave_sight_pass *pass)
{
    pave_sight_face_table *face = pass->face;
    int64_t count = 0;
    for (int32_t row = 0; row < face->row_count; row++) {
        int64_t length =
            pass->high[row] < pass->low[row] ? 0 : pass->high[row] - pass->low[row] + 1;
        face->rows[row].slot = length == 0 ? 0 : pass->low[row];
        face->rows[row].start = (int32_t)count;
        face->rows[row].length = (int32_t)length;
        count += length;
        if (count > PAVE_SIGHT_CELLS_MAX) return PAVE_RANGE;
    }
    face->count = (int32_t)count;
    face->words = (face->count + 63) / 64;
    return PAVE_OK;
}

/// Returns whether more cells are within the radius than a table may hold. Checked before any
/// segment is walked.
static bool sight_is_crowded(const pave_sight_pass *pass)
{
    const pave_sight_reach *reach = &pass->sight->reach;
    int64_t count = 0;
    for (int64_t r = -reach->r; r <= reach->r; r++) {
        for (int64_t q = -reach->q; q <= reach->q && count <= PAVE_SIGHT_CELLS_MAX; q++) {
            for (int32_t s = 0; s < reach->tiling->face_count; s++)
                count +=
                    pave_sight_reach_has(reach, pass->from, (pave_cell){(int32_t)q, (int32_t)r, s});
        }
    }
    return count > PAVE_SIGHT_CELLS_MAX;
}

static pave_result sight_find_rows(pave_sight_pass *pass)
{
    pave_sight_face_table *face = pass->face;
    const pave_allocator *memory = &pass->sight->allocator;
    int32_t margin = sight_margin(pass->sight->tiling);
    size_t rows;
    pave_result result = PAVE_NO_MEMORY;
    if (sight_is_crowded(pass)) return PAVE_RANGE;
    face->r = (int32_t)-pass->sight->reach.r - margin;
    face->row_count = 1 - 2 * face->r;
    rows = (size_t)face->row_count;
    face->rows = pave_array_allocate(memory, rows, sizeof *face->rows);
    pass->low = pave_array_allocate(memory, 2 * rows, sizeof *pass->low);
    if (face->rows && pass->low) {
        pass->high = pass->low + rows;
        for (size_t row = 0; row < rows; row++)
            pass->low[row] = INT64_MAX, pass->high[row] = INT64_MIN;
        pass->meet = sight_meet_row;
        sight_pass_run(pass);
        result = sight_number_rows(pass);
    }
    pave_array_release(memory, pass->low);
    return result;
}

// ---- The second pass: the sizes of shadows ------------------------------------------------------

/// Returns the shadow of a cell or side. Returns NULL for the two ends of a segment, which have no
/// shadow.
static pave_sight_shadow *sight_shadow_of(const pave_sight_pass *pass, pave_cell cell, int side,
                                          pave_cell target)
{
    int32_t number = pave_sight_number(pass->sight, pass->face, cell.q, cell.r, cell.s);
    assert(number >= 0);
    if (side >= 0) return &pass->face->sides[(int64_t)number * pass->sight->stride + side];
    if (pave_cell_equal(cell, target) || pave_cell_equal(cell, pass->from)) return NULL;
    return &pass->face->cells[number];
}

/// During this pass, `count` is the last word plus 1.
static void sight_meet_size(pave_sight_pass *pass, pave_cell cell, int side, pave_cell target,
                            pave_sight_nudge nudge)
{
    pave_sight_shadow *shadow = sight_shadow_of(pass, cell, side, target);
    int32_t word = pave_sight_number(pass->sight, pass->face, target.q, target.r, target.s) / 64;
    (void)nudge;
    if (!shadow) return;
    if (shadow->count == 0 || word < shadow->first) shadow->first = (uint16_t)word;
    if (word >= shadow->count) shadow->count = (uint16_t)(word + 1);
}

/// Assigns offsets to the shadows. Returns the total size so far.
static size_t sight_place(pave_sight_shadow *shadows, int64_t count, size_t at)
{
    for (int64_t i = 0; i < count; i++) {
        if (shadows[i].count == 0) continue;
        shadows[i].count = (uint16_t)(shadows[i].count - shadows[i].first);
        shadows[i].at = (uint32_t)at;
        at += shadows[i].count;
    }
    return at;
}

static pave_result sight_find_sizes(pave_sight_pass *pass)
{
    pave_sight_face_table *face = pass->face;
    const pave_allocator *memory = &pass->sight->allocator;
    size_t count = (size_t)face->count, side_count = count * (size_t)pass->sight->stride,
           words = (size_t)face->words;
    face->cells = pave_array_allocate(memory, count, sizeof *face->cells);
    face->sides = pave_array_allocate(memory, side_count, sizeof *face->sides);
    face->targets = pave_array_allocate(memory, words, sizeof *face->targets);
    face->casts = pave_array_allocate(memory, words, sizeof *face->casts);
    if (!face->cells || !face->sides || !face->targets || !face->casts) return PAVE_NO_MEMORY;
    pass->meet = sight_meet_size;
    sight_pass_run(pass);
    for (int32_t i = 0; i < face->count; i++) {
        if (face->cells[i].count) pave_bits_set(face->casts, i);
    }
    face->pair_count = sight_place(face->cells, (int64_t)count, 0);
    face->pair_count = sight_place(face->sides, (int64_t)side_count, face->pair_count);
    if (face->pair_count > UINT32_MAX) return PAVE_RANGE;
    face->pairs = pave_array_allocate(memory, 2 * face->pair_count, sizeof *face->pairs);
    return face->pairs ? PAVE_OK : PAVE_NO_MEMORY;
}

// ---- The third pass: shadows --------------------------------------------------------------------

static void sight_meet_fill(pave_sight_pass *pass, pave_cell cell, int side, pave_cell target,
                            pave_sight_nudge nudge)
{
    const pave_sight_shadow *shadow = sight_shadow_of(pass, cell, side, target);
    int32_t number = pave_sight_number(pass->sight, pass->face, target.q, target.r, target.s);
    pave_bits_set(pass->face->targets, number);
    if (!shadow) return;
    pass->face->pairs[2 * (shadow->at + (size_t)(number / 64 - shadow->first)) + (size_t)nudge] |=
        UINT64_C(1) << (number % 64);
}

// ---- Creation -----------------------------------------------------------------------------------

static pave_result sight_face_make(pave_sight *sight, int32_t s)
{
    pave_sight_pass pass = {sight, &sight->faces[s], {0, 0, s}, NULL, NULL, NULL};
    pave_result result = sight_find_rows(&pass);
    if (result == PAVE_OK) result = sight_find_sizes(&pass);
    if (result != PAVE_OK) return result;
    pass.meet = sight_meet_fill;
    sight_pass_run(&pass);
    return PAVE_OK;
}

pave_result pave_sight_create(const pave_tiling *tiling, int32_t radius, int32_t metric,
                              const pave_allocator *allocator, pave_sight **out, pave_error *error)
{
    pave_allocator memory = pave_allocator_or_default(allocator);
    pave_sight_reach reach;
    pave_sight *sight;
    pave_result result = pave_sight_reach_of(tiling, radius, metric, &reach, error);
    *out = NULL;
    if (result != PAVE_OK) return result;
    if (radius > PAVE_SIGHT_RADIUS_MAX)
        return PAVE_FAIL(error, PAVE_RANGE, "the radius must be 0 to %d",
                         (int)PAVE_SIGHT_RADIUS_MAX);
    sight = pave_array_allocate(&memory, 1, sizeof *sight);
    if (!sight) return PAVE_FAIL(error, PAVE_NO_MEMORY, "not enough memory for a table of sight");
    sight->allocator = memory;
    sight->tiling = tiling;
    sight->reach = reach;
    sight->stride = tiling->sides_max;
    sight->faces = pave_array_allocate(&memory, (size_t)tiling->face_count, sizeof *sight->faces);
    if (!sight->faces) result = PAVE_NO_MEMORY;
    for (int32_t s = 0; s < tiling->face_count && result == PAVE_OK; s++)
        result = sight_face_make(sight, s);
    if (result == PAVE_OK) {
        *out = sight;
        return PAVE_OK;
    }
    pave_sight_destroy(sight);
    if (result == PAVE_RANGE)
        return PAVE_FAIL(error, result,
                         "more than %d cells are within the radius: use a smaller one",
                         (int)PAVE_SIGHT_CELLS_MAX);
    return PAVE_FAIL(error, result, "not enough memory for a table of sight: use a smaller radius");
}

static void sight_face_release(const pave_sight *sight, pave_sight_face_table *face)
{
    const pave_allocator *memory = &sight->allocator;
    PAVE_RELEASE(memory, face->pairs, face->casts, face->targets, face->sides, face->cells,
                 face->rows);
}

void pave_sight_destroy(pave_sight *sight)
{
    if (!sight) return;
    pave_allocator memory = sight->allocator;
    for (int32_t s = 0; sight->faces && s < sight->tiling->face_count; s++)
        sight_face_release(sight, &sight->faces[s]);
    PAVE_RELEASE(&memory, sight->faces, sight);
}
