/// Local repair, the guard, rims and lists: on boards that are made the simple way.
#include "../sparse.h"
#include "../test.h"
#include "mesh_plan.h"

#include "src/mesh/valid/line_is_simple.h"
#include "src/mesh/valid/mesh_shape.h"

static int64_t floor_of(const pave_mesh *m)
{
    return pave_guard_floor(pave_mesh_rim_turns(m), m->corner_count);
}

// ---- Lists --------------------------------------------------------------------------------------

TEST(lists_grow_and_sort)
{
    for (int32_t count = 0; count < 300; count += 37) {
        failing counts = {.fail_at = -1};
        pave_shape_list list = {.allocator = failing_allocator(&counts)};
        for (int32_t i = 0; i < count; i++)
            assert_true(pave_shape_list_add(&list, (i * 7919) % 101 - 50));
        assert_int_equal(list.count, count);
        pave_shape_list_sort(&list);
        assert_int_equal(list.count, count < 101 ? count : 101);
        for (int32_t i = 1; i < list.count; i++) assert_true(list.items[i - 1] < list.items[i]);
        if (count > 0) assert_false(pave_shape_list_grow(&list, INT32_MAX));
        pave_shape_list_free(&list);
        assert_int_equal(counts.alive, 0);
        assert_int_equal(counts.bytes, 0);
    }
}

// ---- Rims ---------------------------------------------------------------------------------------

static bool simple(const pave_point *points, int32_t count)
{
    bool answer;
    assert_ok(pave_rim_is_simple(points, count, NULL, &answer));
    return answer;
}

TEST(rims_by_hand)
{
    const pave_point square[] = {{0, 0}, {4, 0}, {4, 4}, {0, 4}},
                     crossed[] = {{0, 0}, {4, 4}, {4, 0}, {0, 4}};
    const pave_point touch[] = {{0, 0}, {8, 0}, {8, 8}, {4, 0}, {0, 8}},
                     twice[] = {{0, 0}, {4, 0}, {4, 4}, {4, 0}, {0, 4}};
    const pave_point back[] = {{0, 0}, {4, 0}, {2, 0}, {2, 4}}, flat[] = {{0, 0}, {4, 0}, {8, 0}},
                     same[] = {{0, 0}, {0, 0}, {4, 4}};
    const pave_point line[] = {{0, 0}, {2, 0}, {4, 0}, {4, 4}};
    const int32_t far = PAVE_MESH_COORDINATE_MAX;
    const pave_point large[] = {{-far, -far}, {far, -far}, {far, far}, {-far, far}};
    const pave_point notch[] = {{-far, -far}, {far, -far}, {far, far}, {0, 0}, {-far, far}};
    const pave_point over[] = {{-far, -far}, {far, -far}, {far, far}, {1, -far}, {-far, far}};
    assert_true(simple(square, 4));
    assert_false(simple(crossed, 4));
    assert_false(simple(touch, 5));
    assert_false(simple(twice, 5));
    assert_false(simple(back, 4));
    assert_false(simple(flat, 3));
    assert_false(simple(same, 3));
    assert_true(simple(line, 4));
    assert_true(simple(large, 4));
    assert_true(simple(notch, 5));
    assert_false(simple(over, 5));
    assert_false(simple(square, 2));
}

static bool naive_touch(pave_point a, pave_point b, pave_point c, pave_point d)
{
    int abc = plan_sign(a, b, c), abd = plan_sign(a, b, d), cda = plan_sign(c, d, a),
        cdb = plan_sign(c, d, b);
    if (abc || abd || cda || cdb) return abc * abd <= 0 && cda * cdb <= 0;
    int32_t ax = a.x < b.x ? a.x : b.x, bx = a.x + b.x - ax, cx = c.x < d.x ? c.x : d.x,
            dx = c.x + d.x - cx;
    int32_t ay = a.y < b.y ? a.y : b.y, by = a.y + b.y - ay, cy = c.y < d.y ? c.y : d.y,
            dy = c.y + d.y - cy;
    return ax <= dx && cx <= bx && ay <= dy && cy <= by;
}

/// Every pair of segments; those beside each other by their three points.
static bool naive_simple(const pave_point *p, int32_t n)
{
    for (int32_t i = 0; i < n; i++) {
        pave_point a = p[i], b = p[(i + 1) % n], c = p[(i + 2) % n];
        if (pave_point_equal(a, b)) return false;
        int64_t ahead = ((int64_t)b.x - a.x) * ((int64_t)c.x - b.x) +
                        ((int64_t)b.y - a.y) * ((int64_t)c.y - b.y);
        if (plan_sign(a, b, c) == 0 && ahead < 0) return false;
        for (int32_t j = i + 2; j < n; j++)
            if (!(i == 0 && j == n - 1) && naive_touch(a, b, p[j], p[(j + 1) % n])) return false;
    }
    return true;
}

TEST(rims_at_random)
{
    int32_t good = 0;
    for (int32_t seed = 0; seed < 4000; seed++) {
        pave_point p[9];
        pave_random_words words = pave_random_at(11, 0x8000, seed, 0, 0, 0);
        int32_t n = 3 + (int32_t)(words.word[0] % 7);
        for (int32_t i = 0; i < n; i++) {
            words = pave_random_at(11, 0x8000, seed, i, 0, 1);
            p[i] = (pave_point){(int32_t)(words.word[0] % 9), (int32_t)(words.word[1] % 9)};
        }
        bool expected = naive_simple(p, n);
        good += expected;
        if (simple(p, n) != expected)
            fail_msg("seed %d of %d points: expected %d", (int)seed, (int)n, expected);
    }
    assert_in_range(good, 100, 3900);
}

TEST(long_rims)
{
    enum { TEETH = 50000 };
    pave_point *comb = malloc(sizeof *comb * (2 * TEETH + 2));
    for (int32_t i = 0; i < TEETH; i++) {
        comb[2 * i] = (pave_point){4 * i, 1000};
        comb[2 * i + 1] = (pave_point){4 * i + 2, 0};
    }
    comb[2 * TEETH] = (pave_point){4 * TEETH, 2000};
    comb[2 * TEETH + 1] = (pave_point){0, 2000};
    assert_true(simple(comb, 2 * TEETH + 2));
    comb[TEETH + 1].x -= 4;
    assert_false(simple(comb, 2 * TEETH + 2));
    failing counts = {.fail_at = 0};
    pave_allocator allocator = failing_allocator(&counts);
    bool answer;
    assert_int_equal(pave_rim_is_simple(comb, TEETH, &allocator, &answer), PAVE_NO_MEMORY);
    assert_int_equal(counts.alive, 0);
    free(comb);
}

// ---- Turns --------------------------------------------------------------------------------------

TEST(least_turns_are_those_of_the_arrays)
{
    pave_mesh *m = plan_random_mesh(14, 11, 0, 5, 1);
    pave_mesh_view view = {m, m->vertices};
    pave_shape shape = pave_mesh_shape(&view);
    for (int32_t t = 0; t < m->tile_count; t++) {
        assert_int_equal(pave_shape_turn_min(&shape, t, false),
                         pave_mesh_turn_min(m, m->vertices, t));
        assert_int_equal(pave_shape_turn_min(&shape, t, true),
                         pave_mesh_turn_min(m, m->vertices, t));
    }
    plan_mesh_free(m);
}

// ---- Repair -------------------------------------------------------------------------------------

TEST(repair_makes_random_boards_sound)
{
    int32_t bad = 0, rounds = 0, solved = 0, moved_rims = 0;
    for (uint64_t seed = 0; seed < 240; seed++) {
        pave_random_words words = pave_random_at(seed, 0x8001, 0, 0, 0, 0);
        int32_t width = 3 + (int32_t)(words.word[0] % 20),
                height = 3 + (int32_t)(words.word[1] % 20);
        pave_mesh *m = plan_random_mesh(width, height, (int)(seed % 8 < 6 ? 0 : seed % 8 - 5), seed,
                                        (double)(words.word[2] % 11) / 10);
        int32_t before = plan_bad_tiles(m);
        pave_point corner = m->vertices[m->rim[0]];
        pave_error error = {0};
        if (pave_mesh_make_sound(m, &error) != PAVE_OK)
            fail_msg("seed %d: %s", (int)seed, error.message);
        assert_int_equal(plan_bad_tiles(m), 0);
        assert_true(m->made.solved || m->made.repaired_tiles == before);
        bad += before;
        if (m->made.repair_rounds > rounds) rounds = m->made.repair_rounds;
        solved += m->made.solved;
        moved_rims += !pave_point_equal(corner, m->vertices[m->rim[0]]);
        pave_mesh_faults faults;
        assert_ok(pave_mesh_check(m, NULL, &faults));
        plan_mesh_free(m);
    }
    print_message(
        "%d bad tiles, at most %d rounds, %d solved, %d rims moved at their first vertex\n",
        (int)bad, (int)rounds, (int)solved, (int)moved_rims);
    assert_true(bad > 500);
    assert_true(solved < 10);
    assert_true(rounds < 1000);
}

/// The tiles that are bad, in another order.
static void shuffle(pave_shape_list *list, uint64_t seed)
{
    for (int32_t i = list->count - 1; i > 0; i--) {
        int32_t j = (int32_t)pave_random_below(pave_random_at(seed, 0x8002, i, 0, 0, 0).word[0],
                                               (uint32_t)i + 1),
                kept = list->items[i];
        list->items[i] = list->items[j];
        list->items[j] = kept;
    }
}

/// Rounds are not enough for some of these boards, or leave a rim that crosses itself.
TEST(patches_mend_what_rounds_do_not)
{
    int32_t patched = 0, rims = 0, left = 0;
    for (uint64_t seed = 0; seed < 300; seed += SPARSE(3)) {
        pave_mesh *m = plan_random_mesh(30, 30, 0, seed, 1);
        pave_mesh_view view = {m, NULL};
        pave_shape shape = pave_mesh_shape(&view);
        pave_shape_list bad = {.count = 0};
        pave_shape_repaired repaired;
        bool simple = false;
        assert_ok(shape.rim_is_simple(shape.self, &simple));
        assert_true(simple);
        assert_true(pave_mesh_below(m, 1, NULL, &bad));
        shuffle(&bad, seed);
        if (pave_shape_repair(&shape, bad.items, bad.count, true, NULL, &repaired) == PAVE_OK) {
            pave_mesh_faults faults;
            assert_int_equal(plan_bad_tiles(m), 0);
            assert_ok(shape.rim_is_simple(shape.self, &simple));
            assert_true(simple);
            assert_ok(pave_mesh_check(m, NULL, &faults));
            patched += repaired.rounds == PAVE_REPAIR_ROUNDS;
            rims += repaired.rim > 0;
        } else {
            left++;
        }
        pave_shape_list_free(&bad);
        plan_mesh_free(m);
    }
    print_message("%d with patches after all rounds, %d with rims that moved, %d left to the solve "
                  "of the whole\n",
                  (int)patched, (int)rims, (int)left);
    assert_true(rims > 0);
    assert_in_range(left, 0, 1);
}

TEST(repair_is_local_and_knows_no_order)
{
    uint64_t hash = 0;
    for (uint64_t turn = 0; turn < 4; turn++) {
        pave_mesh *m = plan_random_mesh(40, 40, 0, 9, .3),
                  *raw = plan_random_mesh(40, 40, 0, 9, .3);
        pave_mesh_view view = {m, NULL};
        pave_shape shape = pave_mesh_shape(&view);
        pave_shape_list bad = {.count = 0};
        pave_shape_repaired repaired;
        assert_true(pave_mesh_below(m, 1, NULL, &bad));
        if (turn > 0) shuffle(&bad, turn);
        if (turn == 3) { // sound ones are let go
            bad.count = 0;
            for (int32_t t = m->tile_count - 1; t >= 0; t--)
                assert_true(pave_shape_list_add(&bad, t));
        }
        assert_ok(pave_shape_repair(&shape, bad.items, bad.count, true, NULL, &repaired));
        assert_int_equal(plan_bad_tiles(m), 0);
        assert_true(repaired.tiles > 0 && repaired.tiles == plan_bad_tiles(raw) &&
                    repaired.rounds > 0);
        int32_t moved = 0;
        for (int32_t v = 0; v < m->vertex_count; v++)
            moved += !pave_point_equal(m->vertices[v], raw->vertices[v]);
        assert_in_range(moved, 1, m->vertex_count / 10);
        if (turn == 0) hash = plan_hash(m);
        assert_true(plan_hash(m) == hash);
        pave_shape_list_free(&bad);
        plan_mesh_free(m);
        plan_mesh_free(raw);
    }
}

/// One tile in the middle, turned inside out.
TEST(repair_turns_a_tile_back)
{
    pave_mesh *m = plan_random_mesh(9, 9, 0, 0, 0);
    int32_t count, tile = 40;
    const int32_t *ring = pave_mesh_ring(m, tile, &count);
    pave_point center = pave_mesh_center_of(m, m->vertices, tile);
    for (int32_t k = 0; k < count; k++) {
        pave_point *at = &m->vertices[ring[k]];
        *at = (pave_point){2 * center.x - at->x, at->y};
    }
    assert_true(plan_bad_tiles(m) > 0);
    pave_error error;
    assert_ok(pave_mesh_make_sound(m, &error));
    assert_int_equal(plan_bad_tiles(m), 0);
    assert_false(m->made.solved);
    plan_mesh_free(m);
}

/// A tile all of whose vertices lie on the rim: those at which a second tile is move from the first
/// round on, so few rounds are enough.
TEST(repair_moves_the_rim_of_a_tile_that_is_shut_in)
{
    pave_mesh *m = plan_random_mesh(3, 1, 0, 0, 0);
    int32_t moved = -1;
    for (int32_t v = 0; v < m->vertex_count; v++) {
        int32_t count;
        const int32_t *tiles = pave_mesh_tiles_at(m, v, &count);
        assert_true(pave_mesh_on_rim(m, v));
        if (count == 2 && tiles[0] == 0) moved = v;
    }
    assert_true(moved >= 0);
    const pave_point to = pave_mesh_center_of(m, m->vertices, 1);
    m->vertices[moved].x = to.x + (to.x - m->vertices[moved].x) / 2; // beyond the centre of tile 1
    m->vertices[moved].y = to.y + (to.y - m->vertices[moved].y) / 16;
    pave_shape_list bad = {0};
    assert_true(pave_mesh_below(m, 1, NULL, &bad) && bad.count > 0);
    pave_mesh_view view = {m, NULL};
    const pave_shape shape = pave_mesh_shape(&view);
    pave_shape_repaired done;
    assert_ok(pave_shape_repair(&shape, bad.items, bad.count, true, NULL, &done));
    assert_true(done.rim > 0 && done.rounds > 0 && done.rounds <= PAVE_REPAIR_RIM_ROUNDS);
    assert_int_equal(plan_bad_tiles(m), 0);
    pave_shape_list_free(&bad);
    plan_mesh_free(m);
}

TEST(failing_allocations)
{
    for (int64_t fail_at = 0;; fail_at++) {
        failing counts = {.fail_at = fail_at};
        pave_mesh *m = plan_random_mesh(16, 16, 0, 3, .6);
        m->allocator = failing_allocator(&counts);
        pave_error error = {0};
        pave_result result = pave_mesh_make_sound(m, &error);
        assert_int_equal(counts.alive, 0);
        assert_int_equal(counts.bytes, 0);
        bool done = counts.count <= fail_at;
        assert_int_equal(result, done ? PAVE_OK : PAVE_NO_MEMORY);
        assert_int_equal(error.result, result);
        plan_mesh_free(m);
        if (done) break;
        assert_true(fail_at < 1000);
    }
}

// ---- The guard ----------------------------------------------------------------------------------

/// Moves the vertices at random by up to `far` fixed-point units.
static void throw_about(pave_mesh *m, uint64_t seed, uint32_t far)
{
    for (int32_t v = 0; v < m->vertex_count; v++) {
        if (pave_mesh_on_rim(m, v)) continue;
        pave_random_words words = pave_random_at(seed, 0x8003, v, 0, 0, 0);
        m->vertices[v].x += (int32_t)(words.word[0] % (2 * far + 1)) - (int32_t)far;
        m->vertices[v].y += (int32_t)(words.word[1] % (2 * far + 1)) - (int32_t)far;
    }
}

static void guarded(pave_mesh *m, const pave_point *before, int64_t floor, uint64_t order,
                    int64_t *held, pave_shape_list *changed)
{
    pave_mesh_view view = {m, before};
    pave_shape shape = pave_mesh_shape(&view);
    pave_shape_list all = {.count = 0};
    for (int32_t t = 0; t < m->tile_count; t++) assert_true(pave_shape_list_add(&all, t));
    if (order > 0) shuffle(&all, order);
    assert_ok(pave_shape_guard(&shape, (pave_guard_floors){floor, floor}, all.items, all.count,
                               NULL, changed, held));
    pave_shape_list_free(&all);
}

TEST(the_guard_keeps_every_tile_sound)
{
    int64_t held = 0;
    for (uint64_t seed = 0; seed < 40; seed++) {
        pave_mesh *m = plan_random_mesh(17, 13, 0, seed, .5);
        assert_ok(pave_mesh_make_sound(m, NULL));
        size_t size = (size_t)m->vertex_count * sizeof *m->vertices;
        pave_point *before = malloc(size), *thrown = malloc(size), *first = malloc(size);
        int64_t floor = floor_of(m), was = held;
        for (int32_t step = 0; step < 4; step++) {
            pave_shape_list changed = {.count = 0};
            memcpy(before, m->vertices, size);
            throw_about(m, 100 * seed + (uint64_t)step, 30000u << (seed % 3));
            memcpy(thrown, m->vertices, size);
            assert_true(plan_bad_tiles(m) > 0);
            guarded(m, before, floor, 0, &held, &changed);
            memcpy(first, m->vertices, size);
            assert_int_equal(plan_bad_tiles(m), 0);
            int32_t set = 0;
            for (int32_t v = 0; v < m->vertex_count; v++) {
                // A vertex is on the path that it was sent along, and where it was held its tiles
                // are among the changed.
                assert_true(labs(first[v].x - before[v].x) <= labs(thrown[v].x - before[v].x));
                assert_true(labs(first[v].y - before[v].y) <= labs(thrown[v].y - before[v].y));
                if (pave_point_equal(thrown[v], first[v])) continue;
                set++;
                int32_t count;
                const int32_t *tiles = pave_mesh_tiles_at(m, v, &count);
                for (int32_t i = 0; i < count; i++)
                    assert_non_null(bsearch(&tiles[i], changed.items, (size_t)changed.count,
                                            sizeof *tiles, plan_compare_numbers));
            }
            assert_true(set > 0);
            for (int32_t t = 0; t < m->tile_count; t++) {
                int64_t turn = pave_mesh_turn_min(m, m->vertices, t);
                assert_true(turn >= floor || turn >= pave_mesh_turn_min(m, before, t));
            }
            // Any order of candidates gives the same.
            memcpy(m->vertices, thrown, size);
            pave_shape_list again = {.count = 0};
            guarded(m, before, floor, seed + 1, &held, &again);
            assert_memory_equal(m->vertices, first, size);
            assert_int_equal(again.count, changed.count);
            pave_shape_list_free(&again);
            pave_shape_list_free(&changed);
        }
        assert_true(held > was);
        free(before), free(thrown), free(first);
        plan_mesh_free(m);
    }
}

/// A vertex that is sent across its tile goes half the path, repeatedly, and no farther than it
/// must.
TEST(the_guard_halves)
{
    pave_mesh *m = plan_random_mesh(7, 7, 0, 0, 0);
    int32_t count, vertex = pave_mesh_ring(m, 24, &count)[0];
    pave_point *before = malloc((size_t)m->vertex_count * sizeof *before),
               was = m->vertices[vertex];
    memcpy(before, m->vertices, (size_t)m->vertex_count * sizeof *before);
    m->vertices[vertex].x += 3 * 65536;
    int64_t held = 0;
    pave_shape_list changed = {.count = 0};
    guarded(m, before, floor_of(m), 0, &held, &changed);
    int32_t went = m->vertices[vertex].x - was.x;
    assert_int_equal(held, 1);
    assert_true(went == 3 * 65536 / 4 || went == 3 * 65536 / 8);
    assert_int_equal(plan_bad_tiles(m), 0);
    m->vertices[vertex].x = was.x + 2 * went; // what it would not have
    assert_true(plan_bad_tiles(m) > 0 || pave_mesh_turn_min(m, m->vertices, 24) < floor_of(m) ||
                went == 3 * 65536 / 8);
    pave_shape_list_free(&changed);
    free(before);
    plan_mesh_free(m);
}

TEST(the_guard_lets_slivers_grow)
{
    // All tiles are slivers by this floor: a step that makes none of them worse passes, one that
    // makes one worse does not.
    pave_mesh *m = plan_random_mesh(7, 7, 0, 0, 0);
    size_t size = (size_t)m->vertex_count * sizeof *m->vertices;
    pave_point *before = malloc(size);
    memcpy(before, m->vertices, size);
    int64_t held = 0;
    pave_shape_list changed = {.count = 0};
    guarded(m, before, INT64_MAX, 0, &held, &changed);
    assert_int_equal(held, 0);
    int32_t count, vertex = pave_mesh_ring(m, 24, &count)[0];
    m->vertices[vertex].x += 100;
    guarded(m, before, INT64_MAX, 0, &held, &changed);
    assert_int_equal(held, 1);
    assert_memory_equal(m->vertices, before, size);
    pave_shape_list_free(&changed);
    free(before);
    plan_mesh_free(m);
}

TEST(the_guard_without_memory)
{
    pave_mesh *m = plan_random_mesh(12, 12, 0, 1, .3);
    assert_ok(pave_mesh_make_sound(m, NULL));
    size_t size = (size_t)m->vertex_count * sizeof *m->vertices;
    pave_point *before = malloc(size);
    memcpy(before, m->vertices, size);
    for (failing counts = each_failing; failing_next(&counts);) {
        pave_mesh_view view = {m, before};
        pave_shape shape = pave_mesh_shape(&view);
        pave_shape_list changed = {.allocator = counts.allocator}, all = {.count = 0};
        for (int32_t t = 0; t < m->tile_count; t++) assert_true(pave_shape_list_add(&all, t));
        throw_about(m, 7, 60000);
        pave_result result =
            pave_shape_guard(&shape, (pave_guard_floors){floor_of(m), floor_of(m)}, all.items,
                             all.count, &counts.allocator, &changed, NULL);
        memcpy(m->vertices, before, size);
        pave_shape_list_free(&changed);
        pave_shape_list_free(&all);
        assert_told(counts, result);
    }
    free(before);
    plan_mesh_free(m);
}

int main(void) { return run_all_tests(NULL, NULL); }
