// Edits of connected worlds with rock and opened dead ends: pins and colours that are not beside
// each other, and areas, cut no cell off; nothing changes far away; undone all is as before; and
// pave_edits_cut counts what a flood fill finds.
#include "../test.h"
#include "edits_fixture.h"
#include "src/world/wang/wang_set.h"

#include <pave/graph.h>

enum { INNER = 18, WIDE = INNER + 20, NEAR = 5 };

/// The kinds of worlds: solid cells, with opened dead ends; corners, with posts along a bias.
enum { SOLID, SOLID_OPENED, OPENED, CORNERS, CORNERS_BIASED, KINDS };

static uint16_t levels[PAVE_BIAS_LEVELS * (PAVE_WANG_COLORS_MAX + 1)];
static const pave_bias bias = {
    .kind = PAVE_BIAS_NOISE, .weights = levels, .noise = {.scale = 20, .octaves = 2}};

static edited *open_rocky(const char *name, int kind, uint64_t seed)
{
    edited *e =
        open_edited_connected(name, kind < CORNERS ? PAVE_WANG_EDGE : PAVE_WANG_CORNER, seed);
    for (int k = 0; k < PAVE_BIAS_LEVELS * (PAVE_WANG_COLORS_MAX + 1); k++)
        levels[k] = (uint16_t)(k % 5 + 1);
    pave_edits_destroy(e->edits);
    if (kind == SOLID || kind == SOLID_OPENED) e->def.solid = seed % 3 ? .6 : .9;
    if (kind == SOLID_OPENED || kind == OPENED) e->def.opened = seed % 2 ? .5 : 1;
    if (kind == SOLID) e->def.mesh = 4;
    if (kind == CORNERS_BIASED) e->def.bias = &bias, e->def.mesh = 8;
    open_edits(e);
    return e;
}

static pave_window *open_window(const edited *e)
{
    const pave_window_def def = {.tiling = e->tiling,
                                 .shape = PAVE_WINDOW_PARALLELOGRAM,
                                 .width = WIDE * (e->tiling->letters ? 2 : 1),
                                 .height = WIDE,
                                 .at = pave_cell_of((INNER - WIDE) / 2, (INNER - WIDE) / 2)};
    pave_window *window;
    assert_ok(pave_window_create(&def, NULL, &window, NULL));
    return window;
}

/// A window of an edited world: the tiles, those of the grounds, and the parts that the cells fall
/// into, some of which touch the rim.
typedef struct seen {
    edited *e;
    const pave_window *window;
    naive n;
    uint32_t *ids, *grounds;
    int32_t *of_cell, count;
    bool *outside; ///< by part
} seen;

static uint32_t open_sides(const seen *of, const uint32_t *ids, pave_cell cell)
{
    return pave_wang_open_sides(set_of(of->e, cell.s), ids[pave_window_index(of->window, cell)],
                                of->e->def.passable);
}

static void close_seen(seen *of)
{
    close_naive(&of->n);
    free(of->ids);
    free(of->grounds);
    free(of->of_cell);
    free(of->outside);
}

/// The tiles of the grounds, each where it counts.
static void fill_grounds(seen *of)
{
    uint32_t *ids = calloc((size_t)of->window->count, sizeof *ids);
    for (int64_t i = -1; i < of->n.count; i++) {
        if (i >= 0 && of->n.list[i].kind != PAVE_EDIT_AREA) continue;
        assert_ok(pave_world_fill_window(naive_world(&of->n, i), of->window, NULL, ids));
        for (pave_window_walk walk = pave_window_begin(of->window); pave_window_next(&walk);)
            if (naive_area(&of->n, walk.cell) == i) of->grounds[walk.index] = ids[walk.index];
    }
    free(ids);
}

static seen look(edited *e, const pave_window *window)
{
    seen out = {.e = e, .window = window, .n = open_naive(e)};
    const size_t count = (size_t)window->count;
    out.ids = calloc(count, sizeof *out.ids);
    out.grounds = calloc(count, sizeof *out.grounds);
    out.of_cell = calloc(count, sizeof *out.of_cell);
    pave_mask *closed;
    fill_grounds(&out);
    assert_ok(pave_world_fill_window(pave_edits_world(e->edits), window, NULL, out.ids));
    assert_ok(pave_mask_create(window, NULL, &closed, NULL));
    for (pave_window_walk walk = pave_window_begin(window); pave_window_next(&walk);) {
        const uint32_t open = open_sides(&out, out.ids, walk.cell);
        for (int k = 0; k < pave_tiling_side_count(e->tiling, walk.cell.s); k++)
            if (!(open >> k & 1)) assert_ok(pave_mask_set_side(closed, walk.index, k, true));
    }
    assert_ok(pave_mask_components(closed, NULL, out.of_cell, &out.count));
    out.outside = calloc((size_t)out.count, sizeof *out.outside);
    for (pave_window_walk walk = pave_window_begin(window); pave_window_next(&walk);)
        for (int k = 0; k < pave_tiling_side_count(e->tiling, walk.cell.s); k++)
            if (pave_window_index(window, pave_tiling_neighbors(e->tiling, walk.cell, k)) < 0)
                out.outside[out.of_cell[walk.index]] = true;
    pave_mask_destroy(closed);
    return out;
}

/// Whether an edit, or the rim of an area, is within some unit cells of a cell.
static bool is_near_edit(const naive *n, pave_cell cell, int32_t reach)
{
    for (int64_t i = 0; i < n->count; i++) {
        const pave_edit *edit = &n->list[i];
        const pave_rect rect = edit->kind == PAVE_EDIT_AREA
                                   ? edit->rect
                                   : pave_rect_of(edit->cell.q, edit->cell.r, 1, 1);
        const pave_rect around = pave_rect_of(rect.q - reach, rect.r - reach,
                                              rect.width + 2 * reach, rect.height + 2 * reach),
                        inside = pave_rect_of(rect.q + reach, rect.r + reach,
                                              rect.width - 2 * reach, rect.height - 2 * reach);
        const pave_cell unit = pave_cell_of(cell.q, cell.r);
        const bool deep = inside.width > 0 && inside.height > 0 && pave_rect_contains(inside, unit);
        if (pave_rect_contains(around, unit) && !deep) return true;
    }
    return false;
}

/// The same edits in one step make the same tiles.
static void check_one_step(const seen *of)
{
    pave_edits *again;
    uint32_t *ids = calloc((size_t)of->window->count, sizeof *ids);
    assert_ok(pave_edits_create(&of->e->def, NULL, &again, NULL));
    assert_ok(pave_edits_change(again, of->n.list, of->n.count, NULL, 0, NULL));
    assert_ok(pave_world_fill_window(pave_edits_world(again), of->window, NULL, ids));
    assert_memory_equal(ids, of->ids, (size_t)of->window->count * sizeof *ids);
    pave_edits_destroy(again);
    free(ids);
}

/// Far from edits a cell has the tile of its ground. What is free without edits and not pinned is
/// cut off nowhere. No tiles mismatch, and single cells are as in the fill. Returns how many cells
/// are cut off, of the others.
static int64_t check(edited *e, const pave_window *window)
{
    seen of = look(e, window);
    const pave_wang_set *sets[PAVE_TILING_FACES_MAX];
    pave_world_verdict verdict;
    int64_t cut = 0;
    for (int32_t s = 0; s < e->tiling->face_count; s++) sets[s] = set_of(e, s);
    assert_ok(pave_world_verify(window, NULL, sets, of.ids, &verdict, NULL));
    assert_int_equal(verdict.edge_mismatches + verdict.vertex_mismatches + verdict.foreign, 0);
    check_one_step(&of);
    for (pave_window_walk walk = pave_window_begin(window); pave_window_next(&walk);) {
        uint32_t tile;
        if (of.ids[walk.index] != of.grounds[walk.index] && !is_near_edit(&of.n, walk.cell, NEAR))
            fail_msg("%d,%d,%d has changed far from edits", walk.cell.q, walk.cell.r, walk.cell.s);
        if (random_below(e, 64) == 0)
            assert_int_equal(pave_world_at(pave_edits_world(e->edits), walk.cell),
                             of.ids[walk.index]);
        if (of.outside[of.of_cell[walk.index]] || !open_sides(&of, of.ids, walk.cell)) continue;
        cut++;
        if (open_sides(&of, of.grounds, walk.cell) && !naive_pin(&of.n, walk.cell, &tile))
            fail_msg("%d,%d,%d is cut off", walk.cell.q, walk.cell.r, walk.cell.s);
    }
    close_seen(&of);
    return cut;
}

/// The cells of the parts beside an edit that do not touch the rim, without what is rock.
static int64_t flood(edited *e, const pave_window *window, const pave_edit *edit)
{
    seen of = look(e, window);
    const bool corners = pave_wang_kind_of(set_of(e, 0)) == PAVE_WANG_CORNER;
    bool *beside = calloc((size_t)of.count, sizeof *beside);
    int64_t count = 0;
    beside[of.of_cell[pave_window_index(window, edit->cell)]] = true;
    for (int k = 0; k < pave_tiling_side_count(e->tiling, edit->cell.s); k++)
        if (edit->kind != PAVE_EDIT_COLOR || edit->place == 2 * k)
            beside[of.of_cell[pave_window_index(
                window, pave_tiling_neighbors(e->tiling, edit->cell, k))]] = true;
    for (pave_window_walk walk = pave_window_begin(window); pave_window_next(&walk);) {
        const int32_t part = of.of_cell[walk.index];
        const bool rock =
            !open_sides(&of, of.ids, walk.cell) &&
            (corners || (e->def.solid > 0 && !open_sides(&of, of.grounds, walk.cell)));
        count += beside[part] && !of.outside[part] && !rock;
    }
    free(beside);
    close_seen(&of);
    return count;
}

static int64_t make(edited *e, const pave_window *window, const pave_edit *edit)
{
    int64_t count = 0;
    const pave_result result = pave_edits_change(e->edits, edit, 1, NULL, 0, NULL);
    if (result || (edit->kind == PAVE_EDIT_COLOR && edit->place % 2)) return 0;
    assert_ok(pave_edits_cut(e->edits, edit, 1, &count));
    if (window) assert_int_equal(count, flood(e, window, edit));
    return count;
}

static void make_areas(edited *e, int32_t i)
{
    const pave_edit list[] = {
        {.kind = PAVE_EDIT_AREA, .rect = {2, 3, 9, 8}, .seed = (uint64_t)(i % 3)},
        {.kind = PAVE_EDIT_AREA, .rect = {7, 6, 8, 9}, .seed = (uint64_t)(i % 2)}};
    assert_ok(pave_edits_change(e->edits, list, 1, NULL, 0, NULL));
    assert_ok(pave_edits_change(e->edits, list + 1, 1, NULL, 0, NULL));
}

TEST(test_scattered_edits)
{
    int64_t cut = 0, pinned_cut = 0;
    for (int32_t i = 0; i < PAVE_TILING_NAMES; i += SPARSE(4))
        for (int kind = i % SPARSE(5); kind < KINDS; kind += SPARSE(5)) {
            edited *e = open_rocky(pave_tiling_name(i), kind, (uint64_t)(3 * i + kind));
            pave_window *window = open_window(e);
            const bool areas = (i + kind) % 2;
            if (areas && i % 3) make_areas(e, i);
            assert_int_equal(check(e, window), 0);
            for (int32_t r = 0; r < INNER; r += 6)
                for (int32_t q = 0; q < INNER; q += 6) {
                    pave_edit edit = {.cell = random_cell(e, pave_cell_of(q, r), 2)};
                    edit.tile = random_tile(e, edit.cell.s);
                    const bool colors = random_below(e, 3) == 0;
                    if (colors) edit.kind = PAVE_EDIT_COLOR;
                    if (colors) edit.place = (int32_t)(kind >= CORNERS);
                    if (colors) edit.color = 1 + (int)random_below(e, 2);
                    pinned_cut += make(e, areas ? NULL : window, &edit);
                }
            if (areas && i % 3 == 0) make_areas(e, i);
            cut += check(e, window);
            for (int64_t k = 0; k < 12; k += 3) {
                pave_edit edit;
                if (pave_edits_next(e->edits, k, &edit))
                    pave_edits_change(e->edits, NULL, 0, &edit.number, 1, NULL);
            }
            cut += check(e, window);
            undo_all(e);
            assert_int_equal(check(e, window), 0);
            pave_window_destroy(window);
            close_edited(e);
        }
    assert_true(cut > 0 && pinned_cut > 0);
}

/// Many pins beside each other close rings with rock: what they cut off is counted all the same.
TEST(test_crowded_edits)
{
    static const char *const names[] = {"square", "hex", "tri", "cairo"};
    int64_t cut = 0;
    for (int i = 0; i < 4 * KINDS; i += SPARSE(9)) {
        edited *e = open_rocky(names[i % 4], i / 4, (uint64_t)i);
        pave_window *window = open_window(e);
        for (int k = 0; k < 40; k++) {
            pave_edit edit = random_edit(e, pave_cell_of(5, 5), 7);
            cut += make(e, edit.kind == PAVE_EDIT_AREA || k % 3 ? NULL : window, &edit);
        }
        seen of = look(e, window);
        check_one_step(&of);
        close_seen(&of);
        undo_all(e);
        assert_int_equal(check(e, window), 0);
        pave_window_destroy(window);
        close_edited(e);
    }
    assert_true(cut > 0);
}

int main(void) { return run_all_tests(NULL, NULL); }
