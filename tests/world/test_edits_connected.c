// Edits of connected worlds: cells are cut off by rings of closed sides alone, nothing changes two
// sides away, undone all is as before, and pave_edits_cut counts what a flood fill finds.
#include "../test.h"
#include "edits_fixture.h"

#include <pave/graph.h>

enum { INNER = 10, WIDE = INNER + 12 };

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

/// The parts of a window: those that are joined, without the cells of those that touch its rim.
typedef struct parts {
    int32_t *of_cell, count;
    bool *outside; ///< by part
    int64_t cut;   ///< cells of the others
} parts;

static void close_parts(parts *of)
{
    free(of->of_cell);
    free(of->outside);
}

/// Those of the edited world; or those that the sides alone leave which edits close.
static parts find_parts(edited *e, const pave_window *window, bool by_edits)
{
    parts out = {.of_cell = calloc((size_t)window->count, sizeof *out.of_cell)};
    pave_mask *closed;
    naive n = open_naive(e);
    assert_ok(pave_mask_create(window, NULL, &closed, NULL));
    for (pave_window_walk walk = pave_window_begin(window); pave_window_next(&walk);) {
        uint8_t colors[PAVE_WANG_PLACES_MAX], color;
        pave_world_colors_at(pave_edits_world(e->edits), walk.cell, colors);
        for (int k = 0; k < pave_tiling_side_count(e->tiling, walk.cell.s); k++)
            if (by_edits ? naive_edit_color(&n, walk.cell, 2 * k, &color) && !e->def.passable[color]
                         : !e->def.passable[colors[2 * k]])
                assert_ok(pave_mask_set_side(closed, walk.index, k, true));
    }
    assert_ok(pave_mask_components(closed, NULL, out.of_cell, &out.count));
    out.outside = calloc((size_t)out.count, sizeof *out.outside);
    for (pave_window_walk walk = pave_window_begin(window); pave_window_next(&walk);)
        for (int k = 0; k < pave_tiling_side_count(e->tiling, walk.cell.s); k++)
            if (pave_window_index(window, pave_tiling_neighbors(e->tiling, walk.cell, k)) < 0)
                out.outside[out.of_cell[walk.index]] = true;
    for (int64_t i = 0; i < window->count; i++) out.cut += !out.outside[out.of_cell[i]];
    pave_mask_destroy(closed);
    close_naive(&n);
    return out;
}

/// Whether an edit is about a cell around a vertex of a cell: a pin, a colour, another ground.
static bool is_near_edit(const naive *n, pave_cell cell)
{
    naive_spot around[64], edge[64];
    const pave_tiling *tiling = n->e->tiling;
    uint32_t tile;
    uint8_t color;
    for (int k = 0; k < pave_tiling_side_count(tiling, cell.s); k++) {
        const int count = naive_around(tiling, cell, 2 * k + 1, around);
        for (int i = 0; i < count; i++) {
            if (naive_pin(n, around[i].cell, &tile)) return true;
            if (naive_area(n, around[i].cell) != naive_area(n, cell)) return true;
            for (int p = 0; p < 2 * pave_tiling_side_count(tiling, around[i].cell.s); p++) {
                const int spots = naive_around(tiling, around[i].cell, p, edge);
                if (naive_colored(n, edge, spots, &color)) return true;
            }
        }
    }
    return false;
}

/// Cells that no edit is near have the tiles of their ground. Cells are cut off by rings of sides
/// that edits close, and by nothing else. Returns how many.
static int64_t check_edited(edited *e, const pave_window *window)
{
    naive n = open_naive(e);
    for (pave_window_walk walk = pave_window_begin(window); pave_window_next(&walk);) {
        const pave_world *ground = naive_world(&n, naive_area(&n, walk.cell));
        if (pave_world_at(pave_edits_world(e->edits), walk.cell) !=
            pave_world_at(ground, walk.cell))
            assert_true(is_near_edit(&n, walk.cell));
    }
    close_naive(&n);
    parts world = find_parts(e, window, false), edits = find_parts(e, window, true);
    const int64_t cut = world.cut;
    for (int64_t i = 0; i < window->count; i++)
        assert_int_equal(world.outside[world.of_cell[i]], edits.outside[edits.of_cell[i]]);
    close_parts(&world);
    close_parts(&edits);
    return cut;
}

/// Random pins, colours and areas that overlap: many closed sides, so that there are rings as well.
TEST(test_rings)
{
    int64_t cut = 0;
    for (int32_t i = 0; i < PAVE_TILING_NAMES; i += SPARSE(2)) {
        edited *e = open_edited_connected(pave_tiling_name(i),
                                          i % 3 == 2 ? PAVE_WANG_MIXED : PAVE_WANG_EDGE,
                                          (uint64_t)(2 * i + i % 2));
        uint16_t levels[PAVE_BIAS_LEVELS * (PAVE_WANG_COLORS_MAX + 1)];
        const pave_bias bias = {
            .kind = PAVE_BIAS_NOISE, .weights = levels, .noise = {.scale = 20, .octaves = 2}};
        for (int k = 0; k < PAVE_BIAS_LEVELS * (PAVE_WANG_COLORS_MAX + 1); k++)
            levels[k] = (uint16_t)(k % 5 + 1);
        if (i % 4 == 2) {
            pave_edits_destroy(e->edits);
            e->def.bias = &bias;
            open_edits(e);
        }
        pave_window *window = open_window(e);
        assert_int_equal(check_edited(e, window), 0);
        for (int part = 0; part < 2 / SPARSE(2); part++) {
            make_random_edits(e, pave_cell_of(0, 0), INNER, 60);
            cut += check_edited(e, window);
            for (int k = 0; k < 10; k++) {
                pave_edit edit;
                if (pave_edits_next(e->edits, random_below(e, 60), &edit))
                    pave_edits_change(e->edits, NULL, 0, &edit.number, 1, NULL);
            }
            cut += check_edited(e, window);
        }
        undo_all(e);
        assert_int_equal(check_edited(e, window), 0);
        pave_window_destroy(window);
        close_edited(e);
    }
    assert_true(cut > 0);
}

/// A finite map: sides that are closed all around a window leave its cells in one part.
TEST(test_closed_rim)
{
    for (int32_t i = 0; i < PAVE_TILING_NAMES; i += SPARSE(3)) {
        edited *e = open_edited_connected(pave_tiling_name(i), PAVE_WANG_EDGE, (uint64_t)i);
        pave_window *window = open_window(e);
        pave_edit *list = calloc((size_t)window->count, sizeof *list);
        int64_t count = 0;
        assert_non_null(list);
        for (pave_window_walk walk = pave_window_begin(window); pave_window_next(&walk);)
            for (int k = 0; k < pave_tiling_side_count(e->tiling, walk.cell.s); k++)
                if (pave_window_index(window, pave_tiling_neighbors(e->tiling, walk.cell, k)) < 0)
                    list[count++] = (pave_edit){.kind = PAVE_EDIT_COLOR,
                                                .cell = walk.cell,
                                                .place = 2 * k,
                                                .color = e->def.passable[1] ? 2 : 1};
        assert_ok(pave_edits_change(e->edits, list, count, NULL, 0, NULL));
        parts of = find_parts(e, window, false), whole = find_parts(e, window, true);
        assert_int_equal(of.count, whole.count); // 1, and cells that no side joins
        assert_true(whole.count == 1 || e->tiling->face_count > 1);
        close_parts(&whole);
        close_parts(&of);
        free(list);
        pave_window_destroy(window);
        close_edited(e);
    }
}

// ---- What is cut off ----------------------------------------------------------------------------

/// The cells of the parts beside an edit that do not touch the rim; -1 where none of them does.
static int64_t flood(edited *e, const pave_window *window, const pave_edit *edit)
{
    parts of = find_parts(e, window, false);
    bool *beside = calloc((size_t)of.count, sizeof *beside), any = false;
    int64_t count = 0;
    beside[of.of_cell[pave_window_index(window, edit->cell)]] = true;
    for (int k = 0; k < pave_tiling_side_count(e->tiling, edit->cell.s); k++) {
        const pave_cell there = pave_tiling_neighbors(e->tiling, edit->cell, k);
        if (edit->kind != PAVE_EDIT_COLOR || edit->place == 2 * k)
            beside[of.of_cell[pave_window_index(window, there)]] = true;
    }
    for (int32_t p = 0; p < of.count; p++) any = any || (beside[p] && of.outside[p]);
    for (int64_t i = 0; i < window->count; i++)
        count += beside[of.of_cell[i]] && !of.outside[of.of_cell[i]];
    free(beside);
    close_parts(&of);
    return any ? count : -1;
}

static void expect_cut(edited *e, const pave_window *window, const pave_edit *edit, int64_t *sum)
{
    const int64_t found = flood(e, window, edit);
    int64_t count;
    assert_ok(pave_edits_cut(e->edits, edit, 1, &count));
    if (found >= 0) assert_int_equal(count, found);
    *sum += count;
}

/// A tile that is closed on all sides.
static uint32_t closed_tile(const edited *e, int32_t s)
{
    const pave_wang_set *set = set_of(e, s);
    for (uint32_t i = 0;; i++) {
        const uint8_t *colors = pave_wang_tile_colors(set, i);
        int k = 0;
        while (k < pave_wang_sides(set) && !e->def.passable[colors[2 * k]]) k++;
        if (k == pave_wang_sides(set)) return pave_wang_tile_id(set, i);
    }
}

TEST(test_cut)
{
    static const char *const names[] = {"square", "hex", "tri", "cairo", "snub-square"};
    int64_t cut = 0;
    for (int i = 0; i < 5; i++) {
        edited *e = open_edited_connected(names[i], PAVE_WANG_EDGE, (uint64_t)i);
        pave_window *window = open_window(e);
        for (int k = 0; k < 60 / SPARSE(2); k++) {
            pave_edit edit = random_edit(e, pave_cell_of(0, 0), 6);
            if (edit.kind == PAVE_EDIT_AREA) continue;
            if (edit.kind == PAVE_EDIT_COLOR) edit.place &= ~1;
            if (k % 2) edit = (pave_edit){.cell = edit.cell, .tile = closed_tile(e, edit.cell.s)};
            expect_cut(e, window, &edit, &cut);
            if (pave_edits_change(e->edits, &edit, 1, NULL, 0, NULL) == PAVE_OK)
                expect_cut(e, window, &edit, &cut);
        }
        pave_window_destroy(window);
        close_edited(e);
    }
    assert_true(cut > 0);
}

/// A house of closed walls cuts off its rooms, if these are not too large.
TEST(test_cut_house)
{
    static const int sides[] = {5, 65, 67}; // rooms of 9 and 3,969 cells, and of 4,225
    edited *e = open_edited_connected("square", PAVE_WANG_EDGE, 2);
    for (int i = 0; i < 3; i++) {
        const int side = sides[i];
        pave_cell cells[4 * 67];
        uint32_t tiles[4 * 67];
        pave_edit house = {.kind = PAVE_EDIT_PINS, .cells = cells, .tiles = tiles};
        for (int32_t q = 0; q < side; q++)
            for (int32_t r = 0; r < side; r++) {
                if (q % (side - 1) && r % (side - 1)) continue;
                tiles[house.count] = closed_tile(e, 0);
                cells[house.count++] = pave_cell_of(500 * side + q, r);
            }
        int64_t before, after;
        assert_ok(pave_edits_cut(e->edits, &house, 1, &before));
        assert_ok(pave_edits_change(e->edits, &house, 1, NULL, 0, NULL));
        assert_ok(pave_edits_cut(e->edits, &house, 1, &after));
        const int64_t rooms = (int64_t)(side - 2) * (side - 2);
        assert_int_equal(before, 0);
        assert_int_equal(after, house.count + (rooms < PAVE_EDIT_CUT_MAX ? rooms : 0));
    }
    pave_edit edit = {.cell = {0, 0, 1}};
    int64_t count;
    assert_int_equal(pave_edits_cut(e->edits, &edit, 1, &count), PAVE_RANGE);
    close_edited(e);
    e = open_edited("square", PAVE_WANG_EDGE, PAVE_WORLD_FEATURE, 2);
    assert_ok(pave_edits_cut(e->edits, &(pave_edit){.tile = random_tile(e, 0)}, 1, &count));
    assert_int_equal(count, 0);
    close_edited(e);
}

int main(void) { return run_all_tests(NULL, NULL); }
