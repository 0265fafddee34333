/// tests/world/test_chunks.c: the hash of a rectangle by its chunks against a naive twin, on any
/// number of ranks and threads; its leaves; failures.
#include "../ranks.h"
#include "../sparse.h"
#include "../test.h"
#include "second_chunks.h"
#include "strip_threads.h"
#include "tiling_fixture.h"

#include <pave/builtin.h>
#include <pave/edits.h>
#include <pave/world.h>

static const pave_rect rects[] = {
    {0, 0, 1, 1},       {-3, 5, 256, 256}, {7, -9, 257, 300}, {-1000, 411, 1300, 255},
    {63, 0, 1024, 257}, {5, 5, 1, 700},    {5, 5, 900, 1},    {-70000, -1, 777, 600},
    {0, 0, 0, 9},
};
enum { RECTS = sizeof rects / sizeof *rects };

static const pave_rect corners[] = {
    {PAVE_COORDINATE_MAX - 299, PAVE_COORDINATE_MAX - 270, 300, 271},
    {-PAVE_COORDINATE_MAX, PAVE_COORDINATE_MAX - 9, 520, 10},
    {-PAVE_COORDINATE_MAX, -PAVE_COORDINATE_MAX, 260, 260},
};
enum { CORNERS = sizeof corners / sizeof *corners };

// ---- Against the naive twin ---------------------------------------------------------------------

static uint64_t twin_of(const pave_world *world, pave_rect rect, int32_t faces)
{
    const size_t row = (size_t)rect.width * (size_t)faces;
    uint32_t *ids = malloc((row * (size_t)rect.height + 1) * sizeof *ids);
    assert_non_null(ids);
    assert_ok(pave_world_fill(world, rect, NULL, ids, (ptrdiff_t)row));
    const uint64_t hash = second_chunks(rect.width, rect.height, faces, ids);
    free(ids);
    return hash;
}

static void check(const pave_world *world, pave_rect rect, int32_t faces)
{
    uint64_t hash = 1;
    assert_ok(pave_world_hash_chunks(world, rect, NULL, NULL, NULL, &hash));
    if (hash != twin_of(world, rect, faces))
        fail_msg("%d,%d %dx%d of %d faces", (int)rect.q, (int)rect.r, (int)rect.width,
                 (int)rect.height, (int)faces);
}

static void check_rects(const pave_world *world, int32_t faces)
{
    for (int i = 0; i < RECTS; i++) check(world, rects[i], faces);
    for (int i = 0; i < CORNERS; i++) check(world, corners[i], faces);
}

TEST(test_squares)
{
    for (int method = PAVE_WORLD_FEATURE; method <= PAVE_WORLD_PHASE; method++) {
        const fixture f =
            open_world((scene_set){PAVE_WANG_EDGE, 2, 2, false}, (pave_world_method)method, 7);
        check_rects(f.world, 1);
        close_world(f);
    }
}

/// Faces of 1, 2 and more a unit cell, up to where a band is a row or two.
TEST(test_tilings)
{
    static const pave_rect few[] = {{-3, 4, 300, 259}, {0, -700, 1030, 3}, {1, 1, 513, 2}};
    for (int32_t i = 1; i < PAVE_TILING_NAMES; i++) {
        const char *name = pave_tiling_name(i);
        tiling_fixture f = open_named(name, scene_tiling_set(name, PAVE_WANG_CORNER, 1),
                                      PAVE_WORLD_FEATURE, 3, pave_cell_of(0, 0));
        for (size_t k = (size_t)i % SPARSE(2); k < sizeof few / sizeof *few; k += SPARSE(2))
            check(f.world, few[k], f.tiling->face_count);
        if (i % SPARSE(3) == 0) check(f.world, corners[0], f.tiling->face_count);
        close_tiling(f);
    }
}

/// The page's own numbers.
TEST(test_page)
{
    fixture f = {0};
    uint64_t hash, leaf;
    assert_ok(pave_builtin_create(PAVE_BUILTIN_ROADS, NULL, &f.set, NULL));
    const pave_world_def def = {.set = f.set, .seed = 7, .method = PAVE_WORLD_FEATURE};
    assert_ok(pave_world_create(&def, NULL, &f.world, NULL));
    const pave_rect rect = {0, 0, 300, 700};
    assert_ok(pave_world_hash_chunks(f.world, rect, NULL, NULL, NULL, &hash));
    assert_ok(pave_world_leaves(f.world, rect, 0, 1, NULL, NULL, &leaf));
    assert_true(hash == UINT64_C(0xebcbdad442c3e819));
    assert_true(leaf == UINT64_C(0x47a9098b8e8906d8));
    close_world(f);
}

// ---- Ranks and runners --------------------------------------------------------------------------

typedef struct shared_hash {
    const pave_world *world;
    pave_rect rect;
    const pave_batch *batch;
    pave_allocator *allocators; ///< one each, or NULL
    uint64_t hash[RANKS_MOST];
    pave_result result[RANKS_MOST];
} shared_hash;

static void hash_on_rank(const pave_ranks *ranks, void *context)
{
    shared_hash *s = context;
    const int32_t k = ranks->rank;
    s->hash[k] = 1;
    s->result[k] =
        pave_world_hash_chunks(s->world, s->rect, ranks, s->allocators ? &s->allocators[k] : NULL,
                               s->batch ? &s->batch[k] : NULL, &s->hash[k]);
}

TEST(test_ranks)
{
    const fixture f =
        open_world((scene_set){PAVE_WANG_CORNER, 2, 1, false}, PAVE_WORLD_FEATURE, 99);
    for (int i = 0; i < RECTS; i++) {
        shared_hash s = {.world = f.world, .rect = rects[i]};
        const uint64_t expected = twin_of(f.world, rects[i], 1);
        for (int32_t count = 1; count <= 5; count++) {
            ranks_play(count, hash_on_rank, &s);
            for (int32_t k = 0; k < count; k++) {
                assert_ok(s.result[k]);
                assert_true(s.hash[k] == expected);
            }
        }
    }
    close_world(f);
}

static uint64_t head_of(int32_t a, int32_t b, int32_t c, int32_t d)
{
    const uint32_t words[4] = {(uint32_t)a, (uint32_t)b, (uint32_t)c, (uint32_t)d};
    return pave_hash(PAVE_HASH_START, words, 4);
}

/// More chunks than ranks have in a round; eight bytes are sent for a chunk, and a few a round.
TEST(test_rounds)
{
    // 16 by 40 chunks, or as many below each other that are narrow.
    enum { NARROW = SPARSE(2), CHUNKS = 16 * 40 };
    enum { WIDTH = NARROW > 1 ? 5 : 16 * 256 - 5, HEIGHT = 256 * (NARROW > 1 ? CHUNKS : 40) - 1 };
    const fixture f = open_world((scene_set){PAVE_WANG_EDGE, 2, 1, false}, PAVE_WORLD_FEATURE, 5);
    shared_hash s = {.world = f.world, .rect = {-17, 3, WIDTH, HEIGHT}};
    uint64_t alone, leaves[CHUNKS];
    assert_ok(pave_world_hash_chunks(f.world, s.rect, NULL, NULL, NULL, &alone));
    assert_int_equal(pave_chunk_count(s.rect), CHUNKS);
    assert_ok(pave_world_leaves(f.world, s.rect, 0, CHUNKS, NULL, NULL, leaves));
    uint64_t hash = head_of(WIDTH, HEIGHT, PAVE_CHUNK_SIZE, PAVE_CHUNK_SIZE);
    for (int i = 0; i < CHUNKS; i++)
        hash =
            pave_hash_word(pave_hash_word(hash, (uint32_t)leaves[i]), (uint32_t)(leaves[i] >> 32));
    assert_true(hash == alone);
    const ranks_cost cost = ranks_play(2, hash_on_rank, &s);
    assert_true(s.hash[0] == alone && s.hash[1] == alone);
    assert_true(cost.bytes < 2 * (CHUNKS + 200) * 8);
    close_world(f);
}

TEST(test_runners)
{
    const fixture f = open_world((scene_set){PAVE_WANG_EDGE, 3, 1, false}, PAVE_WORLD_PHASE, 1);
    for (int i = 0; i < RECTS; i++) {
        const uint64_t expected = twin_of(f.world, rects[i], 1);
        for (int32_t threads = 1; threads <= 3; threads++) {
            uint64_t hash = 1;
            const pave_batch batch = {.runner = {run_threads, &threads}};
            assert_ok(pave_world_hash_chunks(f.world, rects[i], NULL, NULL, &batch, &hash));
            assert_true(hash == expected);
        }
    }
    close_world(f);
}

// ---- Leaves -------------------------------------------------------------------------------------

/// Any part of the leaves is that of the whole, and a leaf is that of the chunk's ids.
TEST(test_leaves)
{
    const pave_rect rect = {-5, 9, 1500, 600};
    enum { CHUNKS = 6 * 3 };
    uint64_t all[CHUNKS], some[CHUNKS];
    const fixture f = open_world((scene_set){PAVE_WANG_EDGE, 2, 3, false}, PAVE_WORLD_FEATURE, 11);
    assert_int_equal(pave_chunk_count(rect), CHUNKS);
    assert_ok(pave_world_leaves(f.world, rect, 0, CHUNKS, NULL, NULL, all));
    for (int64_t i = 0; i < CHUNKS; i++) {
        const pave_rect chunk = pave_chunk_rect(rect, i);
        uint32_t *ids = fill_new(f.world, chunk);
        const uint64_t head =
            head_of((int32_t)(i % 6), (int32_t)(i / 6), chunk.width, chunk.height);
        assert_true(all[i] == pave_hash(head, ids, pave_rect_count(chunk)));
        free(ids);
        for (int64_t end = i; end <= CHUNKS; end += SPARSE(7)) {
            assert_ok(pave_world_leaves(f.world, rect, i, end - i, NULL, NULL, some));
            assert_memory_equal(some, all + i, (size_t)(end - i) * sizeof *some);
        }
    }
    close_world(f);
}

/// One tile that is another one changes one leaf: that of its chunk.
TEST(test_one_tile)
{
    const pave_rect rect = {-300, -300, 1100, 700};
    enum { CHUNKS = 5 * 3 };
    uint64_t before[CHUNKS], after[CHUNKS], whole, other;
    const fixture f = open_world((scene_set){PAVE_WANG_EDGE, 2, 2, false}, PAVE_WORLD_FEATURE, 2);
    const pave_cell cell = {-300 + 2 * 256 + 200, -300 + 256 + 250, 0};
    pave_edits *edits = NULL;
    const pave_world_def def = {.set = f.set, .seed = 2, .method = PAVE_WORLD_FEATURE};
    assert_ok(pave_edits_create(&def, NULL, &edits, NULL));
    const pave_world *edited = pave_edits_world(edits);
    assert_ok(pave_world_leaves(edited, rect, 0, CHUNKS, NULL, NULL, before));
    assert_ok(pave_world_hash_chunks(f.world, rect, NULL, NULL, NULL, &whole));
    pave_cell like = cell; // of another tile; pins change the neighbours too
    while (pave_world_at(f.world, like) == pave_world_at(f.world, cell)) like.q++;
    const pave_edit pin = {.cell = cell, .tile = pave_world_at(f.world, like)};
    assert_ok(pave_edits_change(edits, &pin, 1, NULL, 0, NULL));
    assert_ok(pave_world_leaves(edited, rect, 0, CHUNKS, NULL, NULL, after));
    for (int i = 0; i < CHUNKS; i++) assert_int_equal(before[i] != after[i], i == 1 * 5 + 2);
    assert_true(pave_rect_contains(pave_chunk_rect(rect, 1 * 5 + 2), cell));
    assert_ok(pave_world_hash_chunks(edited, rect, NULL, NULL, NULL, &other));
    assert_true(other != whole);
    pave_edits_destroy(edits);
    close_world(f);
}

// ---- Failures -----------------------------------------------------------------------------------

TEST(test_ranges)
{
    uint64_t hash = 1, leaf = 1;
    const fixture f = open_world((scene_set){PAVE_WANG_EDGE, 2, 1, false}, PAVE_WORLD_FEATURE, 2);
    static const pave_rect far[] = {{PAVE_COORDINATE_MAX, 0, 2, 1}, {0, 0, -1, 1}};
    for (int i = 0; i < 2; i++) {
        assert_int_equal(pave_world_hash_chunks(f.world, far[i], NULL, NULL, NULL, &hash),
                         PAVE_RANGE);
        assert_int_equal(pave_world_leaves(f.world, far[i], 0, 0, NULL, NULL, &leaf), PAVE_RANGE);
    }
    static const int64_t parts[][2] = {{-1, 1}, {0, 5}, {4, 1}, {5, 0}, {1, INT64_MAX}, {0, -1}};
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
        assert_int_equal(pave_world_leaves(f.world, pave_rect_of(0, 0, 257, 257), parts[i][0],
                                           parts[i][1], NULL, NULL, &leaf),
                         PAVE_RANGE);
    assert_true(hash == 1 && leaf == 1);
    close_world(f);
}

/// Memory fails on one rank: all return that, and nothing is lost.
TEST(test_memory)
{
    enum { COUNT = 3 };
    failing states[COUNT];
    pave_allocator allocators[COUNT];
    const fixture f = open_world((scene_set){PAVE_WANG_EDGE, 2, 1, false}, PAVE_WORLD_FEATURE, 2);
    shared_hash s = {.world = f.world, .rect = {0, 0, 300, 300}, .allocators = allocators};
    for (int64_t fail_at = 0;; fail_at++) {
        for (int k = 0; k < COUNT; k++) {
            states[k] = (failing){.fail_at = k == 1 ? fail_at : -1};
            allocators[k] = failing_allocator(&states[k]);
        }
        ranks_play(COUNT, hash_on_rank, &s);
        for (int k = 0; k < COUNT; k++) assert_int_equal(states[k].alive, 0);
        if (states[1].count <= fail_at) break;
        for (int k = 0; k < COUNT; k++) {
            assert_int_equal(s.result[k], PAVE_NO_MEMORY);
            assert_true(s.hash[k] == 1);
        }
    }
    assert_ok(s.result[0]);
    close_world(f);
}

typedef struct watch {
    int64_t stop_at, last, total;
    int calls;
} watch;

static bool look(void *context, int64_t done, int64_t total)
{
    watch *w = context;
    assert_true(done >= w->last && done <= total && total == w->total);
    assert_true(w->calls > 0 || done == 0);
    w->last = done;
    w->calls++;
    return done >= w->stop_at;
}

/// Progress goes from none to all of the cells; what one rank stops, all stop.
TEST(test_progress)
{
    // Of 257 by 5 chunks, or as many below each other that are narrow.
    enum { COUNT = 3, NARROW = SPARSE(5) };
    enum { WIDTH = NARROW > 1 ? 5 : 257 * 256, HEIGHT = 256 * (NARROW > 1 ? 257 * 5 : 5) - 255 };
    const fixture f = open_world((scene_set){PAVE_WANG_EDGE, 2, 1, false}, PAVE_WORLD_FEATURE, 2);
    const pave_rect rect = {0, 0, WIDTH, HEIGHT};
    const int64_t cells = pave_rect_count(rect);
    watch watches[COUNT];
    pave_batch batches[COUNT];
    shared_hash s = {.world = f.world, .rect = rect, .batch = batches};
    for (int pass = 0; pass < 2; pass++) {
        for (int k = 0; k < COUNT; k++) {
            watches[k] = (watch){pass == 1 && k == 2 ? 1 : cells, 0, cells, 0};
            batches[k] = (pave_batch){.progress = {look, &watches[k]}};
        }
        ranks_play(COUNT, hash_on_rank, &s);
        for (int k = 0; k < COUNT; k++) {
            assert_int_equal(s.result[k], pass == 0 ? PAVE_OK : PAVE_STOPPED);
            assert_true(watches[k].calls == (pass == 0 ? 3 : 2));
            assert_true((watches[k].last == cells) == (pass == 0));
        }
    }
    uint64_t leaves[300];
    watch alone = {cells, 0, 256 * (NARROW > 1 ? 257 * 5 : 257 * 256), 0};
    const pave_batch batch = {.progress = {look, &alone}};
    assert_ok(pave_world_leaves(f.world, rect, 257, 257, NULL, &batch, leaves));
    assert_true(alone.calls == 3 && alone.last == alone.total);
    alone = (watch){1, 0, alone.total, 0};
    assert_int_equal(pave_world_leaves(f.world, rect, 257, 257, NULL, &batch, leaves),
                     PAVE_STOPPED);
    close_world(f);
}

int main(void) { return run_all_tests(NULL, NULL); }
