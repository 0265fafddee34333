/// tests/mesh/test_dense_push.c: guarded pushes on dense boards: every entry of the table against a
/// step that is written straight from what mesh_geometry.h says, on random boards of all layouts;
/// and that no step leaves a tile that is not sound.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "../failing.h"
#include "src/mesh/dense/dense_push.h"
#include "src/mesh/mesh_unit.h"

#include <stdlib.h>
#include <string.h>

// ---- The naive way ------------------------------------------------------------------------------

enum { RING_MAX = 6 };

typedef struct naive_tile {
    int count;
    int32_t ring[RING_MAX];
} naive_tile;

/// A mesh by vertices that are roots of slots: nothing of it is known to dense_push.
typedef struct naive {
    int32_t tile_count;
    int64_t slots;
    naive_tile *tiles;
    int32_t *root;    ///< of each slot
    int32_t *meeting; ///< of roots: how many inner tiles
    bool *fixed;      ///< of roots
    pave_point *now, *before;
    int64_t corners, guarded;
    double step;
} naive;

static int32_t naive_find(int32_t *root, int32_t slot)
{
    while (root[slot] != slot) slot = root[slot] = root[root[slot]];
    return slot;
}

static naive naive_make(const pave_dense *dense)
{
    const pave_board *board = dense->board;
    naive out = {
        .tile_count = pave_board_tile_count(board), .slots = 2 * dense->plane, .step = board->step};
    size_t slots = (size_t)out.slots;
    out.tiles = calloc((size_t)out.tile_count, sizeof *out.tiles);
    out.root = calloc(slots, sizeof *out.root);
    out.meeting = calloc(slots, sizeof *out.meeting);
    out.fixed = calloc(slots, sizeof *out.fixed);
    out.now = calloc(slots, sizeof *out.now);
    out.before = calloc(slots, sizeof *out.before);
    for (int32_t i = 0; i < (int32_t)slots; i++) out.root[i] = i;
    for (int pass = 0; pass < 2; pass++)
        for (int32_t tile = 0; tile < out.tile_count; tile++) {
            pave_board_tile at = pave_board_node_tile(board, tile);
            int64_t place = pave_board_slot(board, at);
            int side = pave_dense_side(dense, at.row + 1, at.col + 1);
            for (int k = 0; k < 6; k++) {
                int32_t here = (int32_t)pave_dense_corner(dense, place, side, k),
                        next = (int32_t)pave_dense_corner(dense, place, side, (k + 1) % 6);
                if (pass == 0 && !pave_board_has(board, at, k))
                    out.root[naive_find(out.root, here)] = naive_find(out.root, next);
                if (pass == 0) continue;
                int32_t root = naive_find(out.root, here);
                if (!pave_board_inner(
                        board, pave_board_neighbor(
                                   board, at, k))) { // the corners at both ends of a border edge
                    out.fixed[root] = true;
                    out.fixed[naive_find(out.root, next)] = true;
                }
                out.now[root] = (pave_point){dense->x[root], dense->y[root]};
                if (!pave_board_has(board, at, k)) continue;
                out.tiles[tile].ring[out.tiles[tile].count++] = root;
                out.meeting[root]++;
                out.corners++;
            }
        }
    return out;
}

static void naive_free(naive *mesh)
{
    free(mesh->tiles);
    free(mesh->root);
    free(mesh->meeting);
    free(mesh->fixed);
    free(mesh->now);
    free(mesh->before);
}

static pave_point naive_center(const naive_tile *tile, const pave_point *at)
{
    int64_t x = 0, y = 0;
    for (int k = 0; k < tile->count; k++) {
        x += at[tile->ring[k]].x;
        y += at[tile->ring[k]].y;
    }
    return (pave_point){pave_mean_of(x, tile->count), pave_mean_of(y, tile->count)};
}

static int64_t naive_least(const naive_tile *tile, const pave_point *at)
{
    pave_point center = naive_center(tile, at);
    int64_t least = INT64_MAX;
    for (int k = 0; k < tile->count; k++) {
        pave_point a = at[tile->ring[k]], b = at[tile->ring[(k + 1) % tile->count]];
        int64_t turn = ((int64_t)a.x - center.x) * ((int64_t)b.y - center.y) -
                       ((int64_t)a.y - center.y) * ((int64_t)b.x - center.x);
        if (turn < least) least = turn;
    }
    return least;
}

/// Twice the area of all tiles.
static uint64_t naive_turns(const naive *mesh)
{
    int64_t sum = 0;
    for (int32_t t = 0; t < mesh->tile_count; t++) {
        const naive_tile *tile = &mesh->tiles[t];
        pave_point center = naive_center(tile, mesh->now);
        for (int k = 0; k < tile->count; k++)
            sum += pave_turn(center, mesh->now[tile->ring[k]],
                             mesh->now[tile->ring[(k + 1) % tile->count]]);
    }
    return (uint64_t)sum;
}

static bool naive_bad(const naive *mesh, int32_t tile, int64_t floor)
{
    int64_t least = naive_least(&mesh->tiles[tile], mesh->now);
    return least <= 0 || (least < floor && least < naive_least(&mesh->tiles[tile], mesh->before));
}

static void naive_guard(naive *mesh, int64_t floor)
{
    bool *chosen = calloc((size_t)mesh->slots, 1), *ever = calloc((size_t)mesh->slots, 1);
    for (int round = 0;; round++) {
        bool any = false;
        memset(chosen, 0, (size_t)mesh->slots);
        for (int32_t t = 0; t < mesh->tile_count; t++)
            if (naive_bad(mesh, t, floor)) {
                any = true;
                for (int k = 0; k < mesh->tiles[t].count; k++)
                    chosen[mesh->tiles[t].ring[k]] = true;
            }
        if (!any) break;
        for (int64_t i = 0; i < mesh->slots; i++) {
            pave_point *now = &mesh->now[i], was = mesh->before[i];
            if (!chosen[i] || pave_point_equal(*now, was)) continue;
            ever[i] = true;
            now->x = round < 6 ? was.x + (now->x - was.x) / 2 : was.x;
            now->y = round < 6 ? was.y + (now->y - was.y) / 2 : was.y;
        }
    }
    for (int64_t i = 0; i < mesh->slots; i++) mesh->guarded += ever[i];
    free(chosen);
    free(ever);
}

/// One step; returns the farthest move in world units.
static double naive_step(naive *mesh, float radius, int64_t floor)
{
    int64_t(*sums)[2] = calloc((size_t)mesh->slots, sizeof *sums);
    memcpy(mesh->before, mesh->now, (size_t)mesh->slots * sizeof *mesh->now);
    for (int32_t t = 0; t < mesh->tile_count; t++) {
        pave_point center = naive_center(&mesh->tiles[t], mesh->before);
        for (int k = 0; k < mesh->tiles[t].count; k++) {
            int32_t vertex = mesh->tiles[t].ring[k];
            pave_point at = mesh->before[vertex],
                       push = pave_push(at.x - center.x, at.y - center.y, radius, radius * radius);
            sums[vertex][0] += push.x;
            sums[vertex][1] += push.y;
        }
    }
    for (int64_t i = 0; i < mesh->slots; i++) {
        if (mesh->meeting[i] == 0 || mesh->fixed[i]) continue;
        mesh->now[i].x += pave_push_move(sums[i][0], pave_push_weight(mesh->meeting[i]));
        mesh->now[i].y += pave_push_move(sums[i][1], pave_push_weight(mesh->meeting[i]));
    }
    free(sums);
    naive_guard(mesh, floor);
    double most = 0;
    for (int64_t i = 0; i < mesh->slots; i++) {
        double x = mesh->now[i].x - mesh->before[i].x, y = mesh->now[i].y - mesh->before[i].y;
        if (x * x + y * y > most) most = x * x + y * y;
    }
    return sqrt(most) * mesh->step;
}

// ---- Boards -------------------------------------------------------------------------------------

typedef struct case_of {
    pave_board *board;
    pave_dense dense;
} case_of;

/// Tiles at the edge keep all their neighbours, so that few boards fall into parts.
static void join_edge(pave_board *board)
{
    for (int32_t row = 0; row < board->height; row++)
        for (int32_t col = 0; col < board->width; col++) {
            bool inside = row > 0 && col > 0 && row < board->height - 1 && col < board->width - 1;
            for (int k = 0; k < 6 && !inside; k++)
                assert_int_equal(pave_board_set(board, pave_board_at(col, row), k, true), PAVE_OK);
        }
}

/// A board with sound tiles; false where there is no dense board of it, or local repair does not
/// do.
static bool make(pave_board_def def, uint64_t seed, double share, const pave_allocator *allocator,
                 case_of *out)
{
    assert_int_equal(pave_board_create(&def, NULL, &out->board, NULL), PAVE_OK);
    if (share > 0)
        assert_int_equal(
            pave_board_remove_random(
                out->board,
                &(pave_removal_def){.seed = seed, .share = share, .max_degree = PAVE_REMOVAL_ANY},
                NULL, NULL, NULL),
            PAVE_OK);
    join_edge(out->board);
    pave_result result = pave_dense_create(out->board, NULL, allocator, &out->dense);
    if (result == PAVE_OK) {
        pave_shape_list bad = {.count = 0};
        pave_shape_repaired repaired;
        pave_dense_view view = {.dense = &out->dense};
        pave_shape shape = pave_dense_shape(&view);
        assert_int_equal(pave_dense_bad_tiles(&out->dense, 1, NULL, &bad), PAVE_OK);
        result = pave_shape_repair(&shape, bad.items, bad.count, true, NULL, &repaired);
        pave_shape_list_free(&bad);
        if (result != PAVE_OK) pave_dense_release(&out->dense);
    }
    if (result != PAVE_OK) pave_board_destroy(out->board);
    return result == PAVE_OK;
}

static void unmake(case_of *made)
{
    pave_dense_release(&made->dense);
    pave_board_destroy(made->board);
}

static void assert_same(const pave_dense *dense, const naive *mesh)
{
    for (int32_t slot = 0; slot < 2 * dense->plane; slot++) {
        int32_t root = mesh->root[slot];
        if (pave_dense_kind(dense, slot) == PAVE_SLOT_NONE) continue;
        while (mesh->root[root] != root) root = mesh->root[root];
        assert_int_equal(dense->x[slot], mesh->now[root].x);
        assert_int_equal(dense->y[slot], mesh->now[root].y);
    }
}

static void assert_sound(const naive *mesh)
{
    for (int32_t t = 0; t < mesh->tile_count; t++)
        assert_true(naive_least(&mesh->tiles[t], mesh->now) > 0);
}

// ---- Steps --------------------------------------------------------------------------------------

static float radius_of(const naive *mesh, double min_radius)
{
    double turns = (double)naive_turns(mesh), dense_radius = min_radius / mesh->step;
    if (min_radius == 0)
        dense_radius =
            PAVE_RADIUS_SHARE *
            sqrt(turns / ((double)mesh->corners * pave_unit_at(mesh->tile_count, mesh->corners).y));
    return (float)(dense_radius < PAVE_PUSH_RADIUS_MAX ? dense_radius : PAVE_PUSH_RADIUS_MAX);
}

/// Each entry of the table, from the same start, as often as `steps` says. Returns how many
/// vertices were held back.
static int64_t compare_board(pave_board_def def, uint64_t seed, double share, double min_radius,
                             int32_t steps)
{
    int64_t guarded = 0;
    for (int entry = 0; entry < pave_push_kernels.count; entry++) {
        case_of made;
        const pave_push_kernel *kernel = pave_kernel_get(&pave_push_kernels, entry);
        if (!pave_kernel_runs(kernel)) continue;
        if (!make(def, seed, share, NULL, &made)) return -1;
        naive mesh = naive_make(&made.dense);
        float radius = radius_of(&mesh, min_radius);
        int64_t floor = pave_guard_floor(naive_turns(&mesh), mesh.corners);
        pave_mesh_story story = {0};
        double moved = 0;
        assert_true(pave_dense_rim_turns(&made.dense) == naive_turns(&mesh));
        for (int32_t round = 0; round < 2; round++) { // one step, and then all others in one call
            int32_t here = round == 0 ? 1 : steps - 1;
            pave_relax_def relax = {
                .kind = PAVE_RELAX_PUSH, .steps = here, .min_radius = min_radius};
            assert_int_equal(pave_dense_push_by(kernel, &made.dense, &relax, NULL, &story),
                             PAVE_OK);
            for (int32_t step = 0; step < here; step++) {
                moved = naive_step(&mesh, radius, floor);
                assert_sound(&mesh);
            }
            assert_same(&made.dense, &mesh);
        }
        assert_int_equal(story.steps, steps);
        assert_int_equal(story.guarded, mesh.guarded);
        assert_true(story.moved == moved);
        guarded = mesh.guarded;
        naive_free(&mesh);
        unmake(&made);
    }
    return guarded;
}

static void test_equals_the_naive_way(void **state)
{
    static const int32_t sizes[][2] = {{1, 1},   {1, 7},  {5, 1},   {3, 3},   {4, 5},
                                       {16, 16}, {17, 9}, {31, 20}, {40, 66}, {33, 140}};
    static const double shares[] = {0, .1, .2, .3, .5, 1};
    int64_t compared = 0, guarded = 0;
    (void)state;
    for (size_t size = 0; size < sizeof sizes / sizeof *sizes; size++)
        for (int system = 0; system < 4; system++)
            for (size_t share = 0; share < sizeof shares / sizeof *shares; share++)
                for (int wide = 0; wide < 2; wide++) {
                    pave_board_def def = {.width = sizes[size][0],
                                          .height = sizes[size][1],
                                          .system = (pave_hex_system)system};
                    int64_t held =
                        compare_board(def, 100 * size + share, shares[share], wide ? 1.6 : 0, 6);
                    compared += held >= 0;
                    guarded += held > 0;
                }
    assert_true(compared >
                200); // of 480; the others have no dense board, or need more than local repair
    assert_true(guarded > 50);
}

// ---- Batches ------------------------------------------------------------------------------------

/// Runs strips from the last to the first.
static void run_backwards(void *context, int32_t count, void (*strip)(void *job, int32_t index),
                          void *job)
{
    ++*(int *)context;
    for (int32_t i = count - 1; i >= 0; i--) strip(job, i);
}

/// Odd ones first, from both ends.
static void run_mixed(void *context, int32_t count, void (*strip)(void *job, int32_t index),
                      void *job)
{
    ++*(int *)context;
    for (int32_t i = 1; i < count; i += 2) strip(job, i);
    for (int32_t i = (count - 1) / 2 * 2; i >= 0; i -= 2) strip(job, i);
}

static uint64_t hash_of(const pave_dense *dense)
{
    uint64_t hash = PAVE_HASH_START;
    for (int64_t slot = 0; slot < 2 * dense->plane; slot++) {
        if (pave_dense_kind(dense, slot) == PAVE_SLOT_NONE) continue;
        hash = pave_hash_word(hash, (uint32_t)dense->x[slot]);
        hash = pave_hash_word(hash, (uint32_t)dense->y[slot]);
    }
    return hash;
}

static void test_any_runner_gives_the_same(void **state)
{
    static void (*const runs[])(void *, int32_t, void (*)(void *, int32_t),
                                void *) = {NULL, run_backwards, run_mixed};
    (void)state;
    for (int system = 0; system < 4; system++)
        for (int entry = 0; entry < pave_push_kernels.count; entry++) {
            uint64_t hashes[3];
            const pave_push_kernel *kernel = pave_kernel_get(&pave_push_kernels, entry);
            if (!pave_kernel_runs(kernel)) continue;
            for (int run = 0; run < 3; run++) {
                case_of made;
                int calls = 0;
                pave_batch batch = {.runner = {runs[run], &calls}};
                pave_mesh_story story = {0};
                pave_shape_list bad = {.count = 0};
                assert_true(make(
                    (pave_board_def){.width = 35, .height = 300, .system = (pave_hex_system)system},
                    3, .3, NULL, &made));
                assert_int_equal(
                    pave_dense_push_by(
                        kernel, &made.dense,
                        &(pave_relax_def){.kind = PAVE_RELAX_PUSH, .steps = 5, .min_radius = 1.5},
                        &batch, &story),
                    PAVE_OK);
                assert_int_equal(pave_dense_bad_tiles_by(kernel, &made.dense, 1, &batch, &bad),
                                 PAVE_OK);
                assert_int_equal(bad.count, 0);
                assert_true(story.guarded > 0);
                assert_true(run == 0 || calls >= 12); // twice a step at least
                hashes[run] = hash_of(&made.dense);
                unmake(&made);
            }
            assert_true(hashes[0] == hashes[1] && hashes[0] == hashes[2]);
        }
}

typedef struct told_of {
    int64_t first, last, total, calls, stop_at;
} told_of;

static bool tell(void *context, int64_t done, int64_t total)
{
    told_of *told = context;
    if (told->calls++ == 0) told->first = done;
    assert_true(told->calls == 1 || done >= told->last);
    told->last = done;
    told->total = total;
    return done >= told->stop_at;
}

static void test_progress_is_told_and_stops(void **state)
{
    const pave_board_def def = {.width = 20, .height = 100};
    (void)state;
    told_of told = {.stop_at = INT64_MAX};
    pave_batch batch = {.progress = {tell, &told}};
    pave_mesh_story story = {0};
    case_of made;
    assert_true(make(def, 5, .2, NULL, &made));
    assert_int_equal(pave_dense_push(&made.dense,
                                     &(pave_relax_def){.kind = PAVE_RELAX_PUSH, .steps = 4}, &batch,
                                     &story),
                     PAVE_OK);
    assert_true(told.first == 0 && told.last == told.total && told.total > 0 && told.calls >= 5);
    unmake(&made);
    for (int64_t after = 0; after < 4; after++) { // stopped, it is as after the last whole step
        uint64_t hashes[2];
        for (int run = 0; run < 2; run++) {
            told_of stopped = {.stop_at = run ? INT64_MAX : after * (told.total / 4)};
            pave_batch stopping = {.progress = {tell, &stopped}};
            pave_relax_def relax = {.kind = PAVE_RELAX_PUSH, .steps = run ? (int32_t)after : 4};
            story = (pave_mesh_story){0};
            assert_true(make(def, 5, .2, NULL, &made));
            assert_int_equal(pave_dense_push(&made.dense, &relax, &stopping, &story),
                             run ? PAVE_OK : PAVE_STOPPED);
            assert_int_equal(story.steps, after);
            hashes[run] = hash_of(&made.dense);
            unmake(&made);
        }
        assert_true(hashes[0] == hashes[1]);
    }
}

// ---- Ends ---------------------------------------------------------------------------------------

static void test_until(void **state)
{
    const pave_board_def def = {.width = 30, .height = 30};
    double moved[60];
    case_of made;
    (void)state;
    for (int32_t steps = 1; steps <= 20; steps++) {
        pave_mesh_story story = {0};
        assert_true(make(def, 8, .2, NULL, &made));
        assert_int_equal(pave_dense_push(&made.dense,
                                         &(pave_relax_def){.kind = PAVE_RELAX_PUSH, .steps = steps},
                                         NULL, &story),
                         PAVE_OK);
        moved[steps] = story.moved;
        unmake(&made);
    }
    assert_true(moved[1] > moved[10] && moved[10] > 0);
    for (int32_t until = 2; until <= 20; until++) {
        int32_t expected = 1;
        pave_mesh_story story = {0};
        while (moved[expected] > moved[until]) expected++;
        assert_true(make(def, 8, .2, NULL, &made));
        assert_int_equal(
            pave_dense_push(
                &made.dense,
                &(pave_relax_def){.kind = PAVE_RELAX_PUSH, .steps = 50, .until = moved[until]},
                NULL, &story),
            PAVE_OK);
        assert_int_equal(story.steps, expected);
        assert_true(story.moved == moved[expected]);
        unmake(&made);
    }
}

static void test_no_steps_change_nothing(void **state)
{
    case_of made;
    pave_mesh_story story = {0};
    (void)state;
    assert_true(make((pave_board_def){.width = 9, .height = 9}, 1, .2, NULL, &made));
    uint64_t before = hash_of(&made.dense);
    assert_int_equal(pave_dense_push(&made.dense,
                                     &(pave_relax_def){.kind = PAVE_RELAX_PUSH, .steps = 0}, NULL,
                                     &story),
                     PAVE_OK);
    assert_true(before == hash_of(&made.dense) && story.steps == 0);
    unmake(&made);
}

static void test_no_memory(void **state)
{
    const pave_board_def def = {.width = 24, .height = 140, .system = PAVE_HEX_EVEN_Q};
    const pave_relax_def relax = {.kind = PAVE_RELAX_PUSH, .steps = 3, .min_radius = 1.6};
    bool failed = true;
    int64_t refused = 0;
    (void)state;
    for (int64_t at = 0; failed; at++) {
        failing memory = {.fail_at = -1};
        pave_allocator allocator = failing_allocator(&memory);
        pave_mesh_story story = {0};
        case_of made, twin;
        assert_true(make(def, 4, .4, &allocator, &made));
        memory.count = 0;
        memory.fail_at = at;
        pave_result result = pave_dense_push(&made.dense, &relax, NULL, &story);
        failed = memory.count > at;
        refused += result == PAVE_NO_MEMORY;
        assert_true(result == PAVE_OK ||
                    (failed && result == PAVE_NO_MEMORY)); // a list of rings is no need
        assert_true(result != PAVE_OK || story.steps == relax.steps);
        assert_true(make(def, 4, .4, NULL, &twin)); // as after the last whole step
        pave_mesh_story twin_story = {0};
        assert_int_equal(
            pave_dense_push(
                &twin.dense,
                &(pave_relax_def){.kind = PAVE_RELAX_PUSH, .steps = story.steps, .min_radius = 1.6},
                NULL, &twin_story),
            PAVE_OK);
        assert_true(hash_of(&made.dense) == hash_of(&twin.dense));
        unmake(&made);
        unmake(&twin);
        assert_int_equal(memory.alive, 0);
        assert_int_equal(memory.bytes, 0);
    }
    assert_true(refused > 15);
}

static void test_bad_tiles_without_memory(void **state)
{
    (void)state;
    for (int64_t at = 0; at < 2; at++) {
        failing memory = {.fail_at = -1};
        pave_allocator allocator = failing_allocator(&memory);
        pave_shape_list bad = {.count = 0};
        case_of made;
        assert_true(make((pave_board_def){.width = 9, .height = 70}, 1, .2, &allocator, &made));
        memory.count = 0;
        memory.fail_at = at;
        assert_int_equal(pave_dense_bad_tiles(&made.dense, 1, NULL, &bad), PAVE_NO_MEMORY);
        unmake(&made);
        assert_int_equal(memory.alive, 0);
    }
}

// ---- Bad tiles ----------------------------------------------------------------------------------

/// Vertices anywhere: those of the singles are thrown far and near, so that tiles are bad, and
/// corners beyond the reach of the floats.
static void test_bad_tiles_equal_the_naive_ones(void **state)
{
    int64_t found = 0;
    (void)state;
    for (int system = 0; system < 4; system++)
        for (int32_t round = 0; round < 12; round++) {
            case_of made;
            assert_true(
                make((pave_board_def){.width = 37, .height = 21, .system = (pave_hex_system)system},
                     (uint64_t)round, .1, NULL, &made));
            pave_dense *dense = &made.dense;
            int32_t far = 1 << (12 + round % 6 * 2); // 2^12 .. 2^22
            for (int64_t slot = 0; slot < 2 * dense->plane; slot++) {
                pave_random_words words =
                    pave_random_at(7, PAVE_STREAM_USER, (int32_t)slot, round, 0, 0);
                if (pave_dense_kind(dense, slot) != PAVE_SLOT_SINGLE || words.word[2] % 4 != 0)
                    continue;
                dense->x[slot] += (int32_t)(words.word[0] % (uint32_t)(2 * far)) - far;
                dense->y[slot] += (int32_t)(words.word[1] % (uint32_t)(2 * far)) - far;
            }
            naive mesh = naive_make(dense);
            int64_t floor = round % 2 ? 1 : 150000000;
            for (int entry = 0; entry < pave_push_kernels.count; entry++) {
                const pave_push_kernel *kernel = pave_kernel_get(&pave_push_kernels, entry);
                pave_shape_list bad = {.count = 0};
                int32_t next = 0;
                if (!pave_kernel_runs(kernel)) continue;
                assert_int_equal(pave_dense_bad_tiles_by(kernel, dense, floor, NULL, &bad),
                                 PAVE_OK);
                for (int32_t tile = 0; tile < mesh.tile_count; tile++) {
                    if (naive_least(&mesh.tiles[tile], mesh.now) >= floor) continue;
                    assert_true(next < bad.count);
                    assert_int_equal(bad.items[next++], tile);
                }
                assert_int_equal(next, bad.count);
                found += next;
                pave_shape_list_free(&bad);
            }
            naive_free(&mesh);
            unmake(&made);
        }
    assert_true(found > 1000);
}

// ---- Stars --------------------------------------------------------------------------------------

enum { STAR_WIDTH = 37 };

/// The first `count` tiles of a row by one entry: a tile in doubt is one that is bad, or has a
/// corner out of reach, or is so near to the floor that floats may not tell; all others have their
/// exact centres. Returns how many are in doubt.
static int check_star_row(const pave_push_kernel *kernel, const pave_dense *dense, int64_t floor,
                          int32_t index, int32_t count)
{
    enum { MOST_BYTES = (STAR_WIDTH + 15) / 16 * 2 };
    const int32_t bytes = (count + 15) / 16 * 2;
    const pave_board *board = dense->board;
    int32_t centers[2][STAR_WIDTH + 16], found = 0;
    uint8_t doubts[MOST_BYTES + 2];
    memset(centers, 0x5a, sizeof centers);
    memset(doubts, 0x5a, sizeof doubts);
    pave_star_row row = {.center_x = centers[0], .center_y = centers[1], .doubts = doubts};
    pave_star_row_begin(dense, floor, &row);
    pave_star_row_set(dense, dense->x, dense->y, index, &row);
    assert_int_equal(row.count, STAR_WIDTH);
    row.count = count;
    const double error = (double)row.reach * row.reach / (1 << 19);
    const bool any = kernel->star(&row);
    for (int32_t col = 0; col < count; col++) {
        pave_board_tile tile = pave_board_at(col, index);
        int64_t place = pave_board_slot(board, tile);
        int side = pave_dense_side(dense, index + 1, col + 1);
        bool doubt = doubts[col / 8] >> (col & 7) & 1, within = true;
        for (int k = 0; k < 6; k++) {
            int64_t slot = pave_dense_corner(dense, place, side, k);
            int64_t x = (int64_t)dense->x[slot] - pave_board_x(board, tile),
                    y = (int64_t)dense->y[slot] - pave_board_y(board, tile);
            within = within && x >= -row.reach && x < row.reach && y >= -row.reach && y < row.reach;
        }
        pave_star star = pave_dense_star(dense, dense->x, dense->y, place, side);
        if (!within || star.least < floor) assert_true(doubt);
        if (within && (double)star.least > (double)floor + 2.2 * error) assert_false(doubt);
        found += doubt;
        if (doubt) continue;
        assert_int_equal(centers[0][col], star.center.x);
        assert_int_equal(centers[1][col], star.center.y);
    }
    for (int32_t col = count; col < 8 * bytes; col++)
        assert_false(doubts[col / 8] >> (col & 7) & 1);
    assert_int_equal(any, found > 0);
    for (int i = 0; i < 16; i++) { // nothing is written behind the row
        assert_int_equal(centers[0][count + i], 0x5a5a5a5a);
        assert_int_equal(centers[1][count + i], 0x5a5a5a5a);
    }
    assert_true(doubts[bytes] == 0x5a && doubts[bytes + 1] == 0x5a);
    return found;
}

/// The same for all entries that run here; how many are in doubt by the last.
static int check_stars(const pave_dense *dense, int64_t floor, int32_t index, int32_t count)
{
    int found = 0;
    for (int entry = 0; entry < pave_push_kernels.count; entry++) {
        const pave_push_kernel *kernel = pave_kernel_get(&pave_push_kernels, entry);
        if (pave_kernel_runs(kernel)) found = check_star_row(kernel, dense, floor, index, count);
    }
    return found;
}

static void test_ordinary_boards_raise_no_doubt(void **state)
{
    static const double shares[] = {0, .1, .3};
    (void)state;
    for (int system = 0; system < 4; system++)
        for (int share = 0; share < 3; share++) {
            const pave_board_def def = {
                .width = STAR_WIDTH, .height = 9, .system = (pave_hex_system)system};
            case_of made;
            assert_true(make(def, 2, shares[share], NULL, &made));
            const pave_dense *dense = &made.dense;
            int64_t floor = pave_guard_floor(pave_dense_rim_turns(dense), dense->corner_count);
            for (int32_t row = 0; row < def.height; row++) {
                int found = check_stars(dense, floor, row, STAR_WIDTH);
                if (share == 0) assert_int_equal(found, 0);
                for (int32_t col = 0; col < STAR_WIDTH; col++) { // each tile at the floor
                    int64_t place = pave_board_slot(dense->board, pave_board_at(col, row));
                    pave_star star = pave_dense_star(dense, dense->x, dense->y, place,
                                                     pave_dense_side(dense, row + 1, col + 1));
                    assert_true(check_stars(dense, star.least + 1, row, STAR_WIDTH) > 0);
                    check_stars(dense, star.least - 300000, row, STAR_WIDTH);
                }
            }
            unmake(&made);
        }
}

/// Rows of any length: with the least floor no tile is in doubt, and with a huge one each.
static void test_stars_of_short_rows(void **state)
{
    (void)state;
    for (int system = 0; system < 4; system++) {
        case_of made;
        assert_true(make(
            (pave_board_def){.width = STAR_WIDTH, .height = 2, .system = (pave_hex_system)system},
            1, 0, NULL, &made));
        for (int32_t count = 1; count <= STAR_WIDTH; count++)
            for (int32_t row = 0; row < 2; row++) {
                assert_int_equal(check_stars(&made.dense, 1, row, count), 0);
                assert_int_equal(check_stars(&made.dense, INT64_C(1) << 50, row, count), count);
            }
        unmake(&made);
    }
}

/// Each corner of each tile goes to the bounds of what is in reach of the tile, and one unit
/// beyond.
static void test_reach_of_stars(void **state)
{
    int clear = 0, doubted = 0;
    (void)state;
    for (int system = 0; system < 4; system++) {
        const pave_board_def def = {
            .width = STAR_WIDTH, .height = 2, .system = (pave_hex_system)system};
        case_of made;
        pave_star_row known = {0};
        assert_true(make(def, 2, .1, NULL, &made));
        pave_dense *dense = &made.dense;
        pave_star_row_begin(dense, 1, &known);
        assert_int_equal(known.reach, 1 << 18);
        for (int32_t i = 0; i < STAR_WIDTH * def.height * 6; i++) {
            pave_board_tile tile = pave_board_at(i / 6 % STAR_WIDTH, i / 6 / STAR_WIDTH);
            int side = pave_dense_side(dense, tile.row + 1, tile.col + 1);
            int64_t slot =
                pave_dense_corner(dense, pave_board_slot(dense->board, tile), side, i % 6);
            if (pave_dense_kind(dense, slot) != PAVE_SLOT_SINGLE) continue;
            pave_point was = {dense->x[slot], dense->y[slot]},
                       anchor = {pave_board_x(dense->board, tile),
                                 pave_board_y(dense->board, tile)};
            for (int to = 0; to < 8; to++) {
                const int32_t offset =
                    (to & 1 ? known.reach - 1 : -known.reach) + (to & 2 ? (to & 1 ? 1 : -1) : 0);
                if (to & 4)
                    dense->x[slot] = anchor.x + offset;
                else
                    dense->y[slot] = anchor.y + offset;
                int found = check_stars(dense, 1, tile.row, STAR_WIDTH);
                doubted += found > 0;
                clear += found == 0;
                dense->x[slot] = was.x;
                dense->y[slot] = was.y;
            }
        }
        unmake(&made);
    }
    assert_true(doubted > 1000);

    assert_true(clear > 500);
}

/// On long boards a unit is larger, and as many fewer of them are in reach.
static void test_reach_of_long_boards(void **state)
{
    (void)state;
    for (int32_t width = 1000; width < 200000; width *= 3) {
        case_of made;
        pave_star_row row = {0};
        assert_true(make((pave_board_def){.width = width, .height = 1}, 1, 0, NULL, &made));
        pave_star_row_begin(&made.dense, 0, &row);
        assert_true(row.reach * made.board->step == 4);
        assert_int_equal(row.floor, 1);
        unmake(&made);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_equals_the_naive_way),
        cmocka_unit_test(test_any_runner_gives_the_same),
        cmocka_unit_test(test_progress_is_told_and_stops),
        cmocka_unit_test(test_until),
        cmocka_unit_test(test_no_steps_change_nothing),
        cmocka_unit_test(test_no_memory),
        cmocka_unit_test(test_bad_tiles_without_memory),
        cmocka_unit_test(test_bad_tiles_equal_the_naive_ones),
        cmocka_unit_test(test_ordinary_boards_raise_no_doubt),
        cmocka_unit_test(test_stars_of_short_rows),
        cmocka_unit_test(test_reach_of_stars),
        cmocka_unit_test(test_reach_of_long_boards),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
