/// tests/region/test_label_part.c: the components of labels on ranks against those of the whole:
/// all grids and shapes, wraps, strips that begin at any row, more ranks than rows; failures.
#include "../failing.h"
#include "../ranks.h"

#include <pave/random.h>
#include <pave/region.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>

#include <cmocka.h>

enum { CELLS_MAX = 20000, CUT_RANDOM = -1, CUT_EVEN = -2 };

typedef struct labels_job {
    pave_label_part_def def; ///< without rows
    int64_t row[RANKS_MOST], row_count[RANKS_MOST], first[RANKS_MOST];
    const int32_t *labels;
    int64_t *of_cell;
    int64_t count[RANKS_MOST];
    pave_result result[RANKS_MOST];
    pave_error error[RANKS_MOST];
    pave_allocator *allocators; ///< one each, or NULL
} labels_job;

static int32_t labels[CELLS_MAX], expected[CELLS_MAX];
static int64_t found[CELLS_MAX];

static void label_on_rank(const pave_ranks *ranks, void *context)
{
    labels_job *job = context;
    const int32_t k = ranks->rank;
    pave_label_part_def def = job->def;
    def.row = job->row[k];
    def.row_count = job->row_count[k];
    job->count[k] = -1;
    job->result[k] = pave_label_components_part(
        &def, ranks, job->labels + job->first[k], job->allocators ? &job->allocators[k] : NULL,
        job->of_cell + job->first[k], &job->count[k], &job->error[k]);
}

static uint32_t draw(uint32_t below)
{
    static int32_t next;
    const pave_random_words words = pave_random_at(77, PAVE_STREAM_USER, next++, 0, 0, 0);
    return pave_random_below(words.word[0], below);
}

/// Deals the rows of a window: at random, some ranks having none, or evenly.
static void deal(labels_job *job, const pave_window *window, int32_t ranks, int cut)
{
    int64_t ends[RANKS_MOST];
    for (int32_t k = 0; k < ranks; k++) {
        ends[k] = draw((uint32_t)window->row_count + 1);
        if (k == ranks - 1) ends[k] = window->row_count;
        for (int32_t i = k; i > 0 && ends[i - 1] > ends[i]; i--) {
            const int64_t end = ends[i];
            ends[i] = ends[i - 1];
            ends[i - 1] = end;
        }
    }
    for (int32_t k = 0; k < ranks; k++) {
        job->row[k] = k ? ends[k - 1] : 0;
        job->row_count[k] = ends[k] - job->row[k];
        job->first[k] = window->rows[job->row[k]].start;
        if (cut != CUT_EVEN) continue;
        pave_label_strip strip;
        assert_int_equal(pave_label_strip_of(&job->def.window, k, ranks, &strip, NULL), PAVE_OK);
        job->row[k] = strip.row;
        job->row_count[k] = strip.row_count;
        job->first[k] = strip.first;
        assert_int_equal(strip.first, window->rows[strip.row].start);
        assert_int_equal(strip.count,
                         window->rows[strip.row + strip.row_count].start - strip.first);
    }
}

static ranks_cost compare(labels_job *job, const pave_window *window, int32_t ranks, int32_t pieces,
                          const char *what)
{
    job->labels = labels;
    job->of_cell = found;
    for (int64_t i = 0; i < window->count; i++) found[i] = -7;
    const ranks_cost cost = ranks_play(ranks, label_on_rank, job);
    for (int32_t k = 0; k < ranks; k++) {
        if (job->result[k] != PAVE_OK) fail_msg("%s: %s", what, job->error[k].message);
        assert_int_equal(job->count[k], pieces);
    }
    for (int64_t i = 0; i < window->count; i++)
        if (found[i] != expected[i])
            fail_msg("%s on %d ranks: cell %d has %d, not %d", what, (int)ranks, (int)i,
                     (int)found[i], (int)expected[i]);
    return cost;
}

/// Labels of which `none` of 100 are 0, else 1..kinds.
static void draw_labels(int64_t count, uint32_t none, uint32_t kinds)
{
    for (int64_t i = 0; i < count; i++) labels[i] = draw(100) < none ? 0 : 1 + (int32_t)draw(kinds);
}

static void check(const pave_window_def *def, pave_contact contact, const char *what)
{
    static const uint32_t mixes[][2] = {{41, 1}, {0, 2}, {60, 1}, {20, 3}, {0, 1}, {100, 1}};
    pave_window *window = NULL;
    assert_int_equal(pave_window_create(def, NULL, &window, NULL), PAVE_OK);
    assert_true(window->count <= CELLS_MAX);
    const pave_ground ground = {.window = window, .contact = contact};
    for (size_t mix = 0; mix < sizeof mixes / sizeof *mixes; mix++) {
        labels_job job = {.def = {.window = *def, .contact = contact, .with_none = mix % 2 == 1}};
        int32_t pieces = 0;
        draw_labels(window->count, mixes[mix][0], mixes[mix][1]);
        assert_int_equal(
            pave_label_components(&ground, labels, job.def.with_none, NULL, expected, &pieces),
            PAVE_OK);
        for (int32_t ranks = 1; ranks <= 5; ranks++) {
            deal(&job, window, ranks, ranks % 2 ? CUT_RANDOM : CUT_EVEN);
            compare(&job, window, ranks, pieces, what);
        }
        if (mix != 0 && mix != 3) continue;
        deal(&job, window, RANKS_MOST, CUT_RANDOM);
        compare(&job, window, RANKS_MOST, pieces, what);
    }
    pave_window_destroy(window);
}

// ---- Every window -------------------------------------------------------------------------------

static const int32_t sizes[][2] = {{1, 1},  {1, 9},  {2, 2},   {7, 1},  {64, 2},  {2, 30},
                                   {13, 7}, {70, 5}, {30, 40}, {4, 12}, {130, 3}, {6, 4}};
enum { SIZES = sizeof sizes / sizeof *sizes };

static void check_sizes(pave_window_def def, pave_contact contact, const char *what)
{
    for (int i = 0; i < SIZES; i++)
        for (int32_t r = -1; r <= 2; r++) {
            pave_window *window = NULL;
            def.width = sizes[i][0];
            def.height = sizes[i][1];
            def.at = pave_cell_of(3 * r, r);
            def.wrap = r & 1;
            if (pave_window_create(&def, NULL, &window, NULL) != PAVE_OK) def.wrap = false;
            pave_window_destroy(window);
            check(&def, contact, what);
        }
}

static void test_squares(void **state)
{
    (void)state;
    check_sizes((pave_window_def){0}, PAVE_CONTACT_EDGE, "squares");
    check_sizes((pave_window_def){0}, PAVE_CONTACT_VERTEX, "squares, 8 neighbours");
    for (int32_t radius = 0; radius < 12; radius += 3)
        for (int metric = 0; metric < 3; metric++)
            for (int contact = 0; contact < 2; contact++)
                check(&(pave_window_def){.shape = PAVE_WINDOW_DISK,
                                         .radius = radius,
                                         .metric = metric},
                      (pave_contact)contact, "disk of squares");
}

static void test_hexagons(void **state)
{
    (void)state;
    const pave_tiling *hex = pave_tiling_hex();
    for (int contact = 0; contact < 2; contact++) {
        const pave_contact c = (pave_contact)contact;
        check_sizes((pave_window_def){.tiling = hex, .system = PAVE_HEX_ODD_R}, c, "odd-r");
        check_sizes((pave_window_def){.tiling = hex, .system = PAVE_HEX_EVEN_R}, c, "even-r");
        check_sizes((pave_window_def){.tiling = hex, .shape = PAVE_WINDOW_PARALLELOGRAM}, c,
                    "parallelogram of hexagons");
    }
    static const pave_window_shape shapes[] = {PAVE_WINDOW_HEXAGON, PAVE_WINDOW_TRIANGLE,
                                               PAVE_WINDOW_DISK};
    for (int i = 0; i < 3; i++)
        for (int32_t radius = 0; radius < 20; radius += 9)
            check(&(pave_window_def){.tiling = hex, .shape = shapes[i], .radius = radius},
                  PAVE_CONTACT_EDGE, "hexagons");
    check(&(pave_window_def){.tiling = hex, .width = 11, .height = 9, .system = PAVE_HEX_ODD_Q},
          PAVE_CONTACT_EDGE, "columns");
}

static void test_triangles(void **state)
{
    (void)state;
    const pave_tiling *tri = pave_tiling_tri();
    check_sizes((pave_window_def){.tiling = tri}, PAVE_CONTACT_EDGE, "rectangle of triangles");
    check_sizes((pave_window_def){.tiling = tri, .shape = PAVE_WINDOW_PARALLELOGRAM},
                PAVE_CONTACT_EDGE, "parallelogram of triangles");
    for (int32_t s = 0; s < 2; s++)
        check(
            &(pave_window_def){
                .tiling = tri, .shape = PAVE_WINDOW_TRIANGLE, .radius = 17, .at = {2, -3, s}},
            PAVE_CONTACT_EDGE, "triangle");
    check(&(pave_window_def){.tiling = tri, .shape = PAVE_WINDOW_HEXAGON, .radius = 9},
          PAVE_CONTACT_EDGE, "hexagon of triangles");
    check(&(pave_window_def){.tiling = tri, .width = 9, .height = 8, .orientation = PAVE_FLAT},
          PAVE_CONTACT_EDGE, "flat triangles");
}

/// A spiral and a comb, whose components cross every border again and again.
static void test_winding(void **state)
{
    (void)state;
    enum { SIDE = 61 };
    labels_job job = {.def = {.window = {.width = SIDE, .height = SIDE}}};
    pave_window *window = NULL;
    assert_int_equal(pave_window_create(&job.def.window, NULL, &window, NULL), PAVE_OK);
    const pave_ground ground = pave_ground_of_window(window);
    for (int form = 0; form < 3; form++) {
        int32_t pieces = 0;
        for (int32_t i = 0; i < SIDE * SIDE; i++) {
            const int32_t x = i % SIDE, y = i / SIDE, u = x < SIDE - 1 - x ? x : SIDE - 1 - x,
                          v = y < SIDE - 1 - y ? y : SIDE - 1 - y, ring = u < v ? u : v;
            const bool gap = x == ring - 1 && y == ring;
            labels[i] = form == 0 ? ring % 2 == 0 || gap
                                  : x % 2 == 0 || y == (form == 1 ? SIDE - 1 : x % 4);
        }
        assert_int_equal(pave_label_components(&ground, labels, false, NULL, expected, &pieces),
                         PAVE_OK);
        for (int32_t ranks = 1; ranks <= RANKS_MOST; ranks += 5) {
            deal(&job, window, ranks, CUT_EVEN);
            compare(&job, window, ranks, pieces, "winding");
        }
    }
    pave_window_destroy(window);
}

// ---- What is sent -------------------------------------------------------------------------------

/// A row each, and pairs: no more, whatever the height.
static void test_cost(void **state)
{
    (void)state;
    enum { WIDTH = 100, HEIGHT = 200, RANKS = 4 };
    labels_job job = {.def = {.window = {.width = WIDTH, .height = HEIGHT}}};
    pave_window *window = NULL;
    int32_t pieces = 0;
    assert_int_equal(pave_window_create(&job.def.window, NULL, &window, NULL), PAVE_OK);
    const pave_ground ground = pave_ground_of_window(window);
    draw_labels(window->count, 41, 1);
    assert_int_equal(pave_label_components(&ground, labels, false, NULL, expected, &pieces),
                     PAVE_OK);
    deal(&job, window, RANKS, CUT_EVEN);
    const ranks_cost cost = compare(&job, window, RANKS, pieces, "cost");
    print_message("labels of %d x %d on %d ranks: %d calls, %d bytes\n", WIDTH, HEIGHT, RANKS,
                  (int)cost.calls, (int)cost.bytes);
    assert_int_equal(cost.calls, 6);
    assert_true(cost.bytes < (RANKS - 1) * 8 * WIDTH + RANKS * (RANKS - 1) * 8 * (WIDTH / 2 + 8));
    pave_window_destroy(window);
}

// ---- Failures -----------------------------------------------------------------------------------

/// Memory fails on one rank: all return that, and nothing is lost.
static void test_memory(void **state)
{
    (void)state;
    enum { RANKS = 3 };
    failing states[RANKS];
    pave_allocator allocators[RANKS];
    labels_job job = {.def = {.window = {.width = 20, .height = 12, .wrap = true}}};
    pave_window *window = NULL;
    assert_int_equal(pave_window_create(&job.def.window, NULL, &window, NULL), PAVE_OK);
    draw_labels(window->count, 30, 2);
    deal(&job, window, RANKS, CUT_EVEN);
    job.labels = labels;
    job.of_cell = found;
    job.allocators = allocators;
    for (int victim = 0; victim < RANKS; victim++)
        for (int64_t fail_at = 0;; fail_at++) {
            for (int k = 0; k < RANKS; k++) {
                states[k] = (failing){.fail_at = k == victim ? fail_at : -1};
                allocators[k] = failing_allocator(&states[k]);
                job.error[k] = (pave_error){0};
            }
            ranks_play(RANKS, label_on_rank, &job);
            for (int k = 0; k < RANKS; k++) {
                assert_int_equal(states[k].alive, 0);
                assert_int_equal(states[k].bytes, 0);
            }
            if (states[victim].count <= fail_at) break;
            for (int k = 0; k < RANKS; k++) {
                assert_int_equal(job.result[k], PAVE_NO_MEMORY);
                assert_int_equal(job.error[k].result, PAVE_NO_MEMORY);
                assert_int_equal(job.count[k], -1);
            }
            assert_true(fail_at < 60);
        }
    for (int k = 0; k < RANKS; k++) assert_int_equal(job.result[k], PAVE_OK);
    pave_window_destroy(window);
}

static void refuse(labels_job *job, int32_t ranks, pave_result result)
{
    job->labels = labels;
    job->of_cell = found;
    for (int32_t k = 0; k < ranks; k++) job->error[k] = (pave_error){0};
    ranks_play(ranks, label_on_rank, job);
    for (int32_t k = 0; k < ranks; k++) {
        assert_int_equal(job->result[k], result);
        assert_int_equal(job->error[k].result, result);
        assert_true(job->error[k].message[0] != '\0');
        assert_int_equal(job->count[k], -1);
    }
}

/// Strips that overlap, leave a row out, or lie elsewhere; what has no strips.
static void test_refused(void **state)
{
    (void)state;
    labels_job job = {.def = {.window = {.width = 4, .height = 6}}};
    static const int64_t cuts[][4] = {{0, 3, 2, 4}, {0, 2, 3, 3}, {3, 3, 0, 3}, {0, 3, 3, 2}};
    for (size_t i = 0; i < sizeof cuts / sizeof *cuts; i++) {
        for (int k = 0; k < 2; k++) {
            job.row[k] = cuts[i][2 * k];
            job.row_count[k] = cuts[i][2 * k + 1];
        }
        refuse(&job, 2, PAVE_INVALID);
    }
    job.row[0] = 0, job.row_count[0] = 3, job.row[1] = 3, job.row_count[1] = 4;
    refuse(&job, 2, PAVE_RANGE); // of one rank alone
    job.row_count[1] = 3;
    job.def.contact = (pave_contact)2;
    refuse(&job, 2, PAVE_RANGE);
    job.def.contact = PAVE_CONTACT_EDGE;
    const pave_window_def whole = job.def.window;
    job.def.window.width = -1;
    refuse(&job, 2, PAVE_RANGE);
    job.def.window = whole;
    job.def.window.at.q = PAVE_COORDINATE_MAX;
    refuse(&job, 2, PAVE_RANGE);
    job.def.window = whole;
    job.def.window.tiling = pave_tiling_hex();
    job.def.window.system = PAVE_HEX_ODD_Q;
    job.def.window.wrap = true;
    refuse(&job, 2, PAVE_UNSUPPORTED);
    job.def.window.tiling = pave_tiling_tri();
    job.def.contact = PAVE_CONTACT_VERTEX;
    refuse(&job, 2, PAVE_UNSUPPORTED);
    job.def.contact = PAVE_CONTACT_EDGE;
    job.def.window =
        (pave_window_def){.tiling = pave_tiling_tri(), .shape = PAVE_WINDOW_DISK, .radius = 3};
    refuse(&job, 2, PAVE_UNSUPPORTED);
    pave_label_strip strip = {.row = -5};
    assert_int_equal(pave_label_strip_of(&job.def.window, 0, 2, &strip, NULL), PAVE_UNSUPPORTED);
    assert_int_equal(strip.row, -5);
}

/// An empty map; and one rank alone, without functions.
static void test_nothing(void **state)
{
    (void)state;
    int64_t count = -1;
    pave_label_part_def def = {0};
    assert_int_equal(pave_label_components_part(&def, NULL, NULL, NULL, NULL, &count, NULL),
                     PAVE_OK);
    assert_int_equal(count, 0);
    labels_job job = {.def = def};
    job.labels = labels;
    job.of_cell = found;
    ranks_play(3, label_on_rank, &job);
    for (int k = 0; k < 3; k++) assert_int_equal(job.count[k], 0);
    def = (pave_label_part_def){.window = {.width = 2, .height = 2}, .row_count = 2};
    static const int32_t few[] = {5, 0, 0, 5};
    static const int64_t numbers[] = {1, 0, 0, 2};
    assert_int_equal(pave_label_components_part(&def, NULL, few, NULL, found, &count, NULL),
                     PAVE_OK);
    assert_int_equal(count, 2);
    assert_memory_equal(found, numbers, sizeof numbers);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_squares),   cmocka_unit_test(test_hexagons),
        cmocka_unit_test(test_triangles), cmocka_unit_test(test_winding),
        cmocka_unit_test(test_cost),      cmocka_unit_test(test_memory),
        cmocka_unit_test(test_refused),   cmocka_unit_test(test_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
