/// Relaxation of meshes: five kinds, every step sound, the same by any runner.
#include "../calls.h"
#include "../sparse.h"
#include "../test.h"
#include "mesh_plan.h"

#include "src/mesh/relax/mesh_relax.h"

static pave_mesh *sound_mesh(int32_t width, int32_t height, int pattern, uint64_t seed,
                             double share)
{
    pave_mesh *m = plan_random_mesh(width, height, pattern, seed, share);
    assert_ok(pave_mesh_make_sound(m, NULL));
    return m;
}

static const pave_relax_kind ways[] = {PAVE_RELAX_EVEN, PAVE_RELAX_PUSH, PAVE_RELAX_ANGLE,
                                       PAVE_RELAX_LLOYD, PAVE_RELAX_REAPPLY};
enum { WAYS = sizeof ways / sizeof *ways };

static pave_relax_def def_of(int way, int32_t steps)
{
    return (pave_relax_def){.kind = ways[way], .steps = steps};
}

// ---- The guarantee ------------------------------------------------------------------------------

TEST(every_step_is_sound)
{
    int64_t guarded = 0;
    for (uint64_t seed = 0; seed < 48; seed++) {
        pave_random_words words = pave_random_at(seed, 0x8001, 1, 0, 0, 0);
        int32_t width = 3 + (int32_t)(words.word[0] % 16),
                height = 3 + (int32_t)(words.word[1] % 16);
        for (int way = 0; way < WAYS; way++) {
            pave_mesh *m = sound_mesh(width, height, (int)(seed % 12 < 10 ? 0 : seed % 12 - 9),
                                      seed, (double)(words.word[2] % 11) / 10);
            pave_relax_def def = def_of(way, 1);
            size_t size = (size_t)m->vertex_count * sizeof *m->vertices;
            pave_point *raw = malloc(size);
            memcpy(raw, m->vertices, size);
            for (int32_t step = 0; step < 12; step++) {
                assert_ok(pave_mesh_relax(m, &def, NULL, NULL));
                assert_int_equal(plan_bad_tiles(m), 0);
                assert_int_equal(m->made.steps, step + 1);
            }
            for (int32_t i = 0; i < m->rim_count; i++)
                assert_true(pave_point_equal(raw[m->rim[i]], m->vertices[m->rim[i]]));
            guarded += m->made.guarded;
            pave_mesh_faults faults;
            assert_ok(pave_mesh_check(m, NULL, &faults));
            free(raw);
            plan_mesh_free(m);
        }
    }
    print_message("held back: %ld\n", (long)guarded);
    assert_true(guarded > 1000);
}

/// Without the guard the same steps leave tiles that are not positive.
TEST(pushes_alone_would_break_tiles)
{
    int32_t broken = 0;
    for (uint64_t seed = 0; seed < 4; seed++) {
        pave_mesh *m = sound_mesh(30, 30, 0, seed, 1);
        float radius = 70000;
        pave_point *next = malloc((size_t)m->vertex_count * sizeof *next);
        for (int step = 0; step < 5; step++) {
            for (int32_t v = 0; v < m->vertex_count; v++) {
                int32_t count;
                const int32_t *tiles = pave_mesh_tiles_at(m, v, &count);
                int64_t x = 0, y = 0;
                for (int32_t i = 0; i < count; i++) {
                    pave_point center = pave_mesh_center_of(m, m->vertices, tiles[i]);
                    pave_point push =
                        pave_push(m->vertices[v].x - center.x, m->vertices[v].y - center.y, radius,
                                  radius * radius);
                    x += push.x, y += push.y;
                }
                next[v] = m->vertices[v];
                if (pave_mesh_on_rim(m, v)) continue;
                next[v].x += pave_push_move(x, pave_push_weight(count));
                next[v].y += pave_push_move(y, pave_push_weight(count));
            }
            memcpy(m->vertices, next, (size_t)m->vertex_count * sizeof *next);
        }
        broken += plan_bad_tiles(m);
        free(next);
        plan_mesh_free(m);
    }
    assert_true(broken > 0);
}

// ---- What a step does ---------------------------------------------------------------------------

/// Where the first step of pushes leads, beside an own sum, where nothing is held back.
TEST(a_push_is_the_mean_of_its_tiles)
{
    pave_mesh *m = sound_mesh(12, 12, 0, 2, .1), *was = sound_mesh(12, 12, 0, 2, .1);
    pave_relax_def def = {.kind = PAVE_RELAX_PUSH, .steps = 1, .min_radius = 1};
    assert_ok(pave_mesh_relax(m, &def, NULL, NULL));
    assert_int_equal(m->made.guarded, 0);
    double farthest = 0;
    int32_t moved = 0;
    for (int32_t v = 0; v < m->vertex_count; v++) {
        int32_t count;
        const int32_t *tiles = pave_mesh_tiles_at(was, v, &count);
        double x = 0, y = 0;
        for (int32_t i = 0; i < count; i++) {
            pave_point center = pave_mesh_center_of(was, was->vertices, tiles[i]);
            double dx = (double)was->vertices[v].x - center.x,
                   dy = (double)was->vertices[v].y - center.y, length = hypot(dx, dy);
            if (length >= 65536) continue;
            x += dx / length * (65536 - length);
            y += dy / length * (65536 - length);
        }
        double went_x = (double)m->vertices[v].x - was->vertices[v].x,
               went_y = (double)m->vertices[v].y - was->vertices[v].y;
        double far = sqrt(went_x * went_x + went_y * went_y);
        farthest = far > farthest ? far : farthest;
        moved += far > 100;
        if (pave_mesh_on_rim(m, v))
            assert_true(far == 0);
        else
            assert_true(fabs(went_x - x / count) < 12 &&
                        fabs(went_y - y / count) < 12); // weights are 4096ths
    }
    assert_true(moved > 10);
    assert_true(m->made.moved == farthest * m->step);
    plan_mesh_free(m);
    plan_mesh_free(was);
}

TEST(regular_boards_stay)
{
    // Inside a board of hexagons each vertex is where every kind would put it, except for rounding.
    for (int way = 0; way < WAYS; way++) {
        pave_mesh *m = sound_mesh(9, 9, 0, 0, 0), *was = sound_mesh(9, 9, 0, 0, 0);
        pave_relax_def def = def_of(way, 5);
        assert_ok(pave_mesh_relax(m, &def, NULL, NULL));
        for (int32_t v = 0; v < m->vertex_count; v++)
            assert_true(abs(m->vertices[v].x - was->vertices[v].x) < 8 &&
                        abs(m->vertices[v].y - was->vertices[v].y) < 8);
        assert_int_equal(m->made.guarded, 0);
        plan_mesh_free(m);
        plan_mesh_free(was);
    }
}

/// The mean over tiles of 4 pi area / perimeter^2, 1 for a circle.
static double roundness(const pave_mesh *m)
{
    double sum = 0;
    for (int32_t t = 0; t < m->tile_count; t++) {
        double length = pave_mesh_perimeter(m, t);
        sum += 12.566370614359172 * pave_mesh_area(m, t) / (length * length);
    }
    return sum / m->tile_count;
}

static double area_spread(const pave_mesh *m)
{
    double sum = 0, squares = 0;
    for (int32_t t = 0; t < m->tile_count; t++) {
        double area = pave_mesh_area(m, t);
        sum += area, squares += area * area;
    }
    sum /= m->tile_count;
    return sqrt(squares / m->tile_count - sum * sum) / sum;
}

TEST(kinds_do_what_they_are_for)
{
    for (int way = 0; way < WAYS; way++) {
        pave_mesh *m = sound_mesh(30, 30, 0, 3, .2);
        pave_relax_def def = def_of(way, 10);
        double round_before = roundness(m), spread_before = area_spread(m);
        assert_ok(pave_mesh_relax(m, &def, NULL, NULL));
        double first = m->made.moved;
        print_message("way %d: roundness %.4f -> %.4f, spread of areas %.4f -> %.4f", way,
                      round_before, roundness(m), spread_before, area_spread(m));
        if (ways[way] != PAVE_RELAX_EVEN) assert_true(roundness(m) > round_before);
        if (ways[way] == PAVE_RELAX_PUSH) assert_true(area_spread(m) < spread_before);
        if (ways[way] == PAVE_RELAX_EVEN) assert_true(area_spread(m) < spread_before / 2);
        def.steps = 200;
        assert_ok(pave_mesh_relax(m, &def, NULL, NULL));
        print_message(", last move %.4f, then %.4f\n", first, m->made.moved);
        assert_true(m->made.moved < first / 2); // it settles
        plan_mesh_free(m);
    }
}

// ---- Around it ----------------------------------------------------------------------------------

TEST(any_runner_gives_the_same)
{
    for (int way = 0; way < WAYS; way++) {
        pave_mesh *a = sound_mesh(170 / SPARSE(2), 170, 0, 4, .4),
                  *b = sound_mesh(170 / SPARSE(2), 170, 0, 4, .4);
        int64_t strips = 0;
        pave_batch batch = {.runner = {run_backwards, &strips}};
        pave_relax_def def = def_of(way, 3), one = def_of(way, 1);
        assert_ok(pave_mesh_relax(a, &def, NULL, NULL));
        if (ways[way] == PAVE_RELAX_EVEN) // it has momentum
            assert_ok(pave_mesh_relax(b, &def, &batch, NULL));
        for (int step = 0; step < 3 && ways[way] != PAVE_RELAX_EVEN; step++)
            assert_ok(pave_mesh_relax(b, &one, &batch, NULL)); // and steps add up
        assert_true(strips > 3 * 4);
        assert_true(plan_hash(a) == plan_hash(b));
        assert_int_equal(a->made.guarded, b->made.guarded);
        assert_true(a->made.moved == b->made.moved);
        plan_mesh_free(a);
        plan_mesh_free(b);
    }
}

TEST(progress_is_told_and_can_stop)
{
    pave_mesh *m = sound_mesh(12, 12, 0, 3, .3), *four = sound_mesh(12, 12, 0, 3, .3);
    told t = {.stop_at = 4};
    pave_batch batch = {.progress = {tell, &t}};
    pave_relax_def def = {.kind = PAVE_RELAX_LLOYD, .steps = 7};
    pave_error error;
    assert_int_equal(pave_mesh_relax(m, &def, &batch, &error), PAVE_STOPPED);
    assert_int_equal(m->made.steps, 4);
    def.steps = 4;
    assert_ok(pave_mesh_relax(four, &def, NULL, NULL));
    assert_true(plan_hash(m) == plan_hash(four));
    t = (told){.stop_at = 7};
    def.steps = 7;
    assert_ok(pave_mesh_relax(m, &def, &batch, &error)); // all is done
    assert_true(!t.wrong && t.done == 7);
    plan_mesh_free(m);
    plan_mesh_free(four);
}

static bool is_at(void *context, int64_t done, int64_t total)
{
    (void)total;
    return done == *(const int64_t *)context;
}

/// What is said of the last step of three, against a mesh that was stopped before it.
TEST(the_last_move_is_measured)
{
    for (int way = 0; way < WAYS; way++)
        for (int rim = 0; rim < 3; rim++) {
            pave_mesh *m = sound_mesh(30, 20, 0, 3, .2), *before = sound_mesh(30, 20, 0, 3, .2);
            pave_relax_def def = def_of(way, 3);
            int64_t at = 2;
            const pave_batch batch = {.progress = {is_at, &at}};
            double farthest = 0;
            def.rim = (pave_rim_kind)rim;
            assert_ok(pave_mesh_relax(m, &def, NULL, NULL));
            assert_int_equal(pave_mesh_relax(before, &def, &batch, NULL), PAVE_STOPPED);
            assert_int_equal(before->made.steps, 2);
            assert_true(before->made.moved > 0);
            for (int32_t v = 0; v < m->vertex_count; v++) {
                const double x = (double)m->vertices[v].x - before->vertices[v].x,
                             y = (double)m->vertices[v].y - before->vertices[v].y,
                             far = sqrt(x * x + y * y);
                farthest = far > farthest ? far : farthest;
            }
            assert_true(farthest > 0 && m->made.moved == farthest * m->step);
            plan_mesh_free(m);
            plan_mesh_free(before);
        }
}

TEST(until_ends_it)
{
    pave_mesh *m = sound_mesh(15, 15, 0, 3, .2), *steps = sound_mesh(15, 15, 0, 3, .2);
    pave_relax_def def = {.kind = PAVE_RELAX_LLOYD, .steps = 10000, .until = .01};
    assert_ok(pave_mesh_relax(m, &def, NULL, NULL));
    assert_in_range(m->made.steps, 2, 1000);
    assert_true(m->made.moved <= .01);
    def.until = 0;
    def.steps = m->made.steps - 1;
    assert_ok(pave_mesh_relax(steps, &def, NULL, NULL));
    assert_true(steps->made.moved > .01);
    plan_mesh_free(m);
    plan_mesh_free(steps);
}

TEST(what_is_out_of_range_is_said)
{
    pave_mesh *m = sound_mesh(5, 5, 0, 3, .2);
    const pave_relax_def wrong[] = {{.kind = (pave_relax_kind)5, .steps = 1},
                                    {.steps = -1},
                                    {.steps = 1, .until = -1},
                                    {.steps = 1, .until = NAN},
                                    {.steps = 1, .min_radius = -.5},
                                    {.steps = 1, .min_radius = INFINITY},
                                    {.steps = 1, .wanted = -.1},
                                    {.steps = 1, .wanted = 1.1},
                                    {.steps = 1, .weights = (const double[25]){1, 2, 0}}};
    uint64_t hash = plan_hash(m);
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        pave_error error = {0};
        assert_int_equal(pave_mesh_relax(m, &wrong[i], NULL, &error), PAVE_RANGE);
        assert_int_equal(error.result, PAVE_RANGE);
        assert_true(strlen(error.message) > 10);
    }
    const pave_relax_def none = {0},
                         huge = {.kind = PAVE_RELAX_PUSH, .steps = 3, .min_radius = 1e300};
    assert_ok(pave_mesh_relax(m, &none, NULL, NULL));
    assert_true(plan_hash(m) == hash);
    assert_ok(pave_mesh_relax(m, &huge, NULL, NULL)); // as far as pushes reach
    assert_int_equal(plan_bad_tiles(m), 0);
    plan_mesh_free(m);
}

TEST(failing_allocations)
{
    for (int way = 0; way < WAYS; way++) {
        for (int64_t fail_at = 0;; fail_at++) {
            failing counts = {.fail_at = fail_at};
            pave_mesh *m = sound_mesh(12, 12, 0, 3, 1);
            m->allocator = failing_allocator(&counts);
            pave_relax_def def = def_of(way, 3);
            pave_error error = {0};
            pave_result result = pave_mesh_relax(m, &def, NULL, &error);
            assert_int_equal(counts.alive, 0);
            assert_int_equal(counts.bytes, 0);
            assert_int_equal(plan_bad_tiles(m), 0); // as after the last whole step
            bool done = counts.count <= fail_at;
            assert_int_equal(result, done ? PAVE_OK : PAVE_NO_MEMORY);
            plan_mesh_free(m);
            if (done) break;
            assert_true(fail_at < 3000);
        }
    }
}

int main(void) { return run_all_tests(NULL, NULL); }
