/// tests/world/test_world_tilings.c: worlds on every tiling with a name: the same in any order, all
/// edges and vertices match, closures are correct.
#include "../sparse.h"
#include "../test.h"
#include "src/world/tilings/world_tiling.h"
#include "tiling_fixture.h"

static uint32_t draw(uint32_t *counter, uint32_t below)
{
    return pave_random_below(
        pave_random_at(98, PAVE_STREAM_USER, (int32_t)(*counter)++, 0, 0, 0).word[0], below);
}

// ---- Any order ----------------------------------------------------------------------------------

/// A rectangle, as a whole, in chunks, as a list that is shuffled, and as a window.
static void look_at_orders(tiling_fixture *f, const char *name, uint64_t seed)
{
    const int32_t faces = f->tiling->face_count, width = 150 / faces + 20, height = 21;
    static const int32_t starts[][2] = {{-17, -9},
                                        {-PAVE_COORDINATE_MAX, PAVE_COORDINATE_MAX - 20},
                                        {PAVE_COORDINATE_MAX - 169, -PAVE_COORDINATE_MAX}};
    uint32_t counter = (uint32_t)seed * 1000;
    const int32_t count = width * faces * height;
    uint32_t *whole = malloc((size_t)count * sizeof *whole);
    uint32_t *other = malloc((size_t)count * sizeof *other);
    pave_cell *cells = malloc((size_t)count * sizeof *cells);
    for (int start = (int)(seed % SPARSE(3)); start < 3; start += SPARSE(3)) {
        const pave_rect rect = pave_rect_of(starts[start][0], starts[start][1], width, height);
        assert_ok(pave_world_fill(f->world, rect, NULL, whole, width * faces));
        for (int32_t y = 0; y < height; y += 8)
            for (int32_t x = 0; x < width; x += 7) {
                const int32_t w = width - x < 7 ? width - x : 7,
                              h = height - y < 8 ? height - y : 8;
                assert_ok(pave_world_fill(f->world, pave_rect_of(rect.q + x, rect.r + y, w, h),
                                          NULL, other + (y * width + x) * faces, width * faces));
            }
        if (memcmp(whole, other, (size_t)count * sizeof *whole) != 0)
            fail_msg("%s: chunks differ", name);
        for (int32_t i = 0; i < count; i++) {
            const int32_t j = (int32_t)draw(&counter, (uint32_t)i + 1);
            cells[i] = cells[j];
            cells[j] =
                (pave_cell){rect.q + i / faces % width, rect.r + i / faces / width, i % faces};
        }
        assert_ok(pave_world_fill_cells(f->world, cells, count, NULL, other));
        for (int32_t i = 0; i < count; i++) {
            const int64_t at =
                ((int64_t)(cells[i].r - rect.r) * width + cells[i].q - rect.q) * faces + cells[i].s;
            if (whole[at] != other[i])
                fail_msg("%s: cell %d,%d,%d differs", name, cells[i].q, cells[i].r, cells[i].s);
        }
    }
    free(cells);
    free(other);
    free(whole);
}

TEST(test_any_order) { for_each_law(look_at_orders); }

// ---- All tiles match ----------------------------------------------------------------------------

static pave_window *open_window(const pave_tiling *tiling, int32_t width, int32_t height,
                                pave_cell at)
{
    pave_window *window;
    const pave_window_def def = {.tiling = tiling,
                                 .shape = PAVE_WINDOW_PARALLELOGRAM,
                                 .width = width,
                                 .height = height,
                                 .at = at};
    assert_ok(pave_window_create(&def, NULL, &window, NULL));
    return window;
}

/// A cell with another tile than before, whose colours differ from those of the old one.
static uint32_t another_tile(const pave_wang_set *set, uint32_t id)
{
    const uint32_t old = pave_wang_tile_index(set, id);
    for (uint32_t i = 0; i < pave_wang_tile_count(set); i++)
        if (memcmp(pave_wang_tile_colors(set, i), pave_wang_tile_colors(set, old),
                   PAVE_WANG_PLACES_MAX) != 0)
            return pave_wang_tile_id(set, i);
    return id;
}

static void look_at_matches(tiling_fixture *f, const char *name, uint64_t seed)
{
    const pave_wang_set *set = f->sets[0];
    pave_window *window = open_window(f->tiling, 24, 19, pave_cell_of(-11, -8));
    uint32_t *ids = malloc((size_t)window->count * sizeof *ids);
    pave_world_verdict verdict;
    (void)seed;
    assert_ok(pave_world_fill_window(f->world, window, NULL, ids));
    for (int64_t i = 0; i < window->count; i++)
        assert_int_equal(ids[i], pave_world_at(f->world, pave_window_cell(window, i)));
    assert_ok(pave_world_verify(window, NULL, f->sets, ids, &verdict, NULL));
    if (verdict.edge_mismatches || verdict.vertex_mismatches || verdict.foreign || verdict.empty)
        fail_msg("%s, %s: %d edges and %d vertices do not match", name,
                 pave_word(pave_wang_kind_words, pave_wang_kind_of(set)),
                 (int)verdict.edge_mismatches, (int)verdict.vertex_mismatches);
    assert_true((verdict.edges > 0) == (pave_wang_kind_of(set) != PAVE_WANG_CORNER));
    assert_true((verdict.vertices > 0) == (pave_wang_kind_of(set) != PAVE_WANG_EDGE));
    const int64_t middle = window->count / 2;
    const pave_cell at = pave_window_cell(window, middle);
    const uint32_t wrong = another_tile(f->sets[at.s], ids[middle]);
    if (wrong != ids[middle]) {
        ids[middle] = wrong;
        assert_ok(pave_world_verify(window, NULL, f->sets, ids, &verdict, NULL));
        assert_true(verdict.found && verdict.edge_mismatches + verdict.vertex_mismatches > 0);
    }
    free(ids);
    pave_window_destroy(window);
}

TEST(test_all_tiles_match) { for_each_law(look_at_matches); }

// ---- Closures -----------------------------------------------------------------------------------

/// The cells that a cell needs, found again: of every feature the cell of lowest class around it.
static void need(const tiling_fixture *f, pave_cell cell, pave_cell *found, int32_t *count)
{
    const pave_tiling *tiling = f->tiling;
    const pave_wang_kind kind = pave_wang_kind_of(f->sets[0]);
    for (int32_t i = 0; i < *count; i++)
        if (found[i].q == cell.q && found[i].r == cell.r && found[i].s == cell.s) return;
    found[(*count)++] = cell;
    const int sides = pave_tiling_side_count(tiling, cell.s);
    for (int k = 0; k < sides && kind != PAVE_WANG_CORNER; k++) {
        const pave_cell other = pave_tiling_neighbors(tiling, cell, k);
        if (pave_world_class_at(f->world, other) < pave_world_class_at(f->world, cell))
            need(f, other, found, count);
    }
    for (int k = 0; k < sides && kind != PAVE_WANG_EDGE; k++) {
        const pave_tiling_side *mine = pave_tiling_side_of(tiling, cell.s, k);
        pave_cell least = cell;
        for (int t = 0; t < pave_tiling_touching_count(tiling, cell.s); t++) {
            const pave_cell other = pave_tiling_touching(tiling, cell, t);
            for (int l = 0; l < pave_tiling_side_count(tiling, other.s); l++) {
                const pave_tiling_side *side = pave_tiling_side_of(tiling, other.s, l);
                if (side->vertex == mine->vertex &&
                    other.q + side->vertex_q == cell.q + mine->vertex_q &&
                    other.r + side->vertex_r == cell.r + mine->vertex_r &&
                    pave_world_class_at(f->world, other) < pave_world_class_at(f->world, least))
                    least = other;
            }
        }
        need(f, least, found, count);
    }
}

static void look_at_closures(tiling_fixture *f, const char *name, uint64_t seed)
{
    static pave_cell closure[1024], found[1024];
    (void)seed;
    for (int32_t r = -3; r < 3; r++)
        for (int32_t q = -3; q < 3; q++)
            for (int32_t s = 0; s < f->tiling->face_count; s++) {
                const pave_cell cell = {q, r, s};
                int32_t needed = 0;
                int64_t count = 0;
                assert_int_equal(pave_world_closure(f->world, cell, closure, 0, &count),
                                 PAVE_CAPACITY);
                assert_ok(pave_world_closure(f->world, cell, closure, 1024, &count));
                assert_memory_equal(&closure[count - 1], &cell, sizeof cell);
                if (pave_world_method_of(f->world) == PAVE_WORLD_FEATURE) {
                    assert_int_equal(count, 1);
                    continue;
                }
                need(f, cell, found, &needed);
                if (needed != count)
                    fail_msg("%s: %d,%d,%d needs %d cells, not %d", name, q, r, s, needed,
                             (int)count);
                for (int64_t i = 0; i + 1 < count; i++)
                    assert_true(pave_world_class_at(f->world, closure[i]) <=
                                pave_world_class_at(f->world, closure[i + 1]));
            }
}

TEST(test_closures) { for_each_law(look_at_closures); }

/// How many cells are decided for one, by its class. (Triangles of corner sets need 3 or 4.)
TEST(test_sizes_of_closures)
{
    static const struct {
        const char *name;
        pave_wang_kind kind;
        int classes, least[6], most[6];
    } known[] = {
        {"square", PAVE_WANG_EDGE, 2, {1, 5}, {1, 5}},
        {"square", PAVE_WANG_CORNER, 2, {1, 3}, {1, 5}},
        {"square", PAVE_WANG_MIXED, 3, {1, 5, 9}, {1, 5, 9}},
        {"hex", PAVE_WANG_EDGE, 3, {1, 4, 10}, {1, 4, 10}},
        {"hex", PAVE_WANG_CORNER, 3, {1, 4, 4}, {1, 4, 4}},
        {"tri", PAVE_WANG_EDGE, 2, {1, 4}, {1, 4}},
        {"tri", PAVE_WANG_CORNER, 6, {1, 3, 3, 3, 3, 3}, {1, 4, 4, 4, 4, 4}},
    };
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        const scene_set set = {known[i].kind, 2, 1, false};
        for (int32_t origin = 0; origin < 4; origin++) {
            const pave_cell from = pave_cell_of(origin & 1, origin >> 1);
            tiling_fixture f = open_named(known[i].name, set, PAVE_WORLD_PHASE, 5, from);
            assert_int_equal(pave_world_class_at(f.world, from), 0);
            int64_t least[6], most[6] = {0}, count;
            for (int k = 0; k < 6; k++) least[k] = 1000;
            for (int32_t j = 0; j < 12 * 12 * f.tiling->face_count; j++) {
                const pave_cell cell = {j % 12 - 6, j / 12 % 12 - 6, j / 144};
                const int k = pave_world_class_at(f.world, cell);
                assert_true(k < known[i].classes);
                pave_world_closure(f.world, cell, NULL, 0, &count);
                least[k] = count < least[k] ? count : least[k];
                most[k] = count > most[k] ? count : most[k];
            }
            for (int k = 0; k < known[i].classes; k++)
                if (least[k] < known[i].least[k] || most[k] > known[i].most[k] ||
                    least[k] > known[i].least[k] + 1)
                    fail_msg("%s, kind %d, class %d: %d..%d cells", known[i].name,
                             (int)known[i].kind, k, (int)least[k], (int)most[k]);
            close_tiling(f);
        }
    }
}

int main(void) { return run_all_tests(NULL, NULL); }
