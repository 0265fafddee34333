/// tests/world/test_second_tilings.c: the second implementation of worlds on tilings agrees with
/// the library, without a bias and with one, and with the table of tiles on its page.
#include "../sparse.h"
#include "../test.h"
#include "second_random.h"
#include "second_tilings.h"

static void compare_places(const char *name, const tiling_fixture *f, second *w, int32_t count)
{
    static const int32_t from[][2] = {
        {-3, -18}, {PAVE_COORDINATE_MAX - 4, -PAVE_COORDINATE_MAX}, {-PAVE_COORDINATE_MAX, 14}};
    for (int32_t i = 0; i < count; i++)
        for (int32_t s = 0; s < f->tiling->face_count; s++) {
            const pave_cell cell = {from[i % 3][0] + i / 3, from[i % 3][1] + i / 6, s};
            if (w->bias)
                assert_int_equal(pave_world_level_at(f->world, cell), level_of_cell(w, cell));
            if (pave_world_at(f->world, cell) != second_at(w, cell))
                fail_msg("%s: %d,%d,%d", name, cell.q, cell.r, cell.s);
        }
}

static void compare(const char *name, scene_set set, pave_world_method method, pave_cell origin)
{
    const uint64_t seed = UINT64_C(0xfedcba9876543210);
    tiling_fixture f = open_named(name, set, method, seed, origin);
    second w = second_of(&f, method, seed, origin);
    compare_places(name, &f, &w, 15);
    pave_coloring_release(&w.coloring, NULL);
    close_tiling(f);
}

static void for_each_set(void (*look)(const char *, scene_set, pave_world_method, pave_cell))
{
    for (int32_t i = 1; i < PAVE_TILING_NAMES; i++)
        for (int law = i % SPARSE(3); law < 6; law += SPARSE(3)) {
            const char *name = pave_tiling_name(i);
            pave_tiling *tiling;
            assert_ok(pave_tiling_create_named(name, NULL, &tiling, NULL));
            const bool large = tiling->sides_max > 6;
            pave_tiling_destroy(tiling);
            const pave_wang_kind kind = (pave_wang_kind)(law % 3);
            scene_set set = scene_tiling_set(name, kind, 2);
            if (kind != PAVE_WANG_MIXED && large) set.variants = 1; // 4096 combinations are enough
            if (kind == PAVE_WANG_EDGE && i > 2 && !large) set.colors = 2;
            look(name, set, law < 3 ? PAVE_WORLD_FEATURE : PAVE_WORLD_PHASE,
                 pave_cell_of(law, i % 2));
        }
}

TEST(test_second) { for_each_set(compare); }

// ---- With a bias --------------------------------------------------------------------------------

static void colors_beneath(const void *world, int32_t q, int32_t r, uint8_t *colors)
{
    pave_world_colors_at(world, pave_cell_of(q, r), colors);
}

static void compare_biased(const char *name, scene_set set, pave_world_method method,
                           pave_cell origin)
{
    static random_bias bias;
    static int next;
    const pave_bias_kind kind = (pave_bias_kind)(next++ % 4);
    const fixture beneath =
        open_world((scene_set){PAVE_WANG_CORNER, 3, 1, false}, PAVE_WORLD_FEATURE, 4);
    tiling_fixture f = open_named(name, set, method, 5, origin);
    pave_world_destroy(f.world);
    draw_bias(kind, set.colors, false, f.tiling->i, f.tiling->j, &bias);
    if (kind == PAVE_BIAS_WORLD) {
        bias.def.world = bias.other.beneath_world = beneath.world;
        bias.other.beneath = colors_beneath;
        bias.other.beneath_kind = PAVE_WANG_CORNER;
    }
    const pave_world_def def = {.tiling = f.tiling,
                                .sets = f.sets,
                                .seed = 5,
                                .method = method,
                                .origin = origin,
                                .bias = &bias.def};
    assert_ok(pave_world_create(&def, NULL, &f.world, NULL));
    second w = second_of(&f, method, 5, origin);
    w.bias = &bias.other;
    compare_places(name, &f, &w, 6);
    pave_coloring_release(&w.coloring, NULL);
    close_tiling(f);
    close_world(beneath);
}

TEST(test_biased) { for_each_set(compare_biased); }

// ---- The page's own tiles -----------------------------------------------------------------------

/// The rows of the table on the page: tiling, kind, method, tiles.
static const struct {
    const char *name;
    pave_wang_kind kind;
    pave_world_method method;
} rows[] = {
    {"hex", PAVE_WANG_EDGE, PAVE_WORLD_FEATURE},
    {"hex", PAVE_WANG_EDGE, PAVE_WORLD_PHASE},
    {"hex", PAVE_WANG_CORNER, PAVE_WORLD_FEATURE},
    {"hex", PAVE_WANG_CORNER, PAVE_WORLD_PHASE},
    {"tri", PAVE_WANG_EDGE, PAVE_WORLD_FEATURE},
    {"tri", PAVE_WANG_EDGE, PAVE_WORLD_PHASE},
    {"tri", PAVE_WANG_MIXED, PAVE_WORLD_FEATURE},
    {"tri", PAVE_WANG_MIXED, PAVE_WORLD_PHASE},
    {"snub-square", PAVE_WANG_CORNER, PAVE_WORLD_FEATURE},
    {"snub-square", PAVE_WANG_CORNER, PAVE_WORLD_PHASE},
};

TEST(test_rows_of_the_page)
{
    static char line[1024], page[1 << 17];
    FILE *file = fopen(PAVE_SOURCE_DIR "/docs/determinism.md", "r");
    assert_non_null(file);
    const size_t length = fread(page, 1, sizeof page - 1, file);
    fclose(file);
    assert_true(length > 0 && length < sizeof page - 1);
    int wrong = 0;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        tiling_fixture f = open_named(rows[i].name, scene_tiling_set(rows[i].name, rows[i].kind, 2),
                                      rows[i].method, 7, pave_cell_of(0, 0));
        second w = second_of(&f, rows[i].method, 7, pave_cell_of(0, 0));
        int used = snprintf(line, sizeof line, "| %s | %s | %s | `", rows[i].name,
                            pave_word(pave_wang_kind_words, rows[i].kind),
                            pave_word(pave_world_method_words, rows[i].method));
        for (int32_t k = 0; k < 8; k++) {
            const pave_cell cell = {-4 + k / f.tiling->face_count, -1, k % f.tiling->face_count};
            used += snprintf(line + used, sizeof line - (size_t)used, "%s%u", k ? " " : "",
                             second_at(&w, cell));
        }
        snprintf(line + used, sizeof line - (size_t)used, "` |");
        if (!strstr(page, line)) print_message("missing: %s\n", line);
        wrong += !strstr(page, line);
        pave_coloring_release(&w.coloring, NULL);
        close_tiling(f);
    }
    assert_int_equal(wrong, 0);
}

int main(void) { return run_all_tests(NULL, NULL); }
