/// tests/world/test_explore.c: walks of thousands of moves beside a twin that follows the text word
/// by word.
#include "../test.h"
#include "tiling_fixture.h"

#include <pave/builtin.h>
#include <pave/edits.h>
#include <pave/explore.h>

static uint32_t draw(uint32_t *counter, uint32_t below)
{
    return pave_random_below(
        pave_random_at(55, PAVE_STREAM_USER, (int32_t)(*counter)++, 0, 0, 0).word[0], below);
}

static bool same(pave_cell a, pave_cell b) { return a.q == b.q && a.r == b.r && a.s == b.s; }

// ---- The twin -----------------------------------------------------------------------------------
// A list, searched from its end, and the rules of the text: before a cell is decided, its
// neighbours of lower class are, and before these theirs.

enum { TWIN_MAX = 60000 };

typedef struct twin {
    const pave_world *world;
    const pave_tiling *tiling;
    bool corners; ///< of corner sets: neighbours share a vertex
    int count;
    pave_cell cells[TWIN_MAX];
    bool seen[TWIN_MAX];
} twin;

static int twin_find(const twin *t, pave_cell cell)
{
    for (int i = t->count - 1; i >= 0; i--)
        if (same(t->cells[i], cell)) return i;
    return -1;
}

static int twin_class(const twin *t, pave_cell cell) { return pave_world_class_at(t->world, cell); }

static void twin_decide(twin *t, pave_cell cell)
{
    if (twin_find(t, cell) >= 0) return;
    const int sides = pave_tiling_side_count(t->tiling, cell.s);
    for (int k = 0; k < sides && pave_world_method_of(t->world) == PAVE_WORLD_PHASE; k++) {
        const pave_cell near = pave_tiling_neighbors(t->tiling, cell, k);
        if (twin_class(t, near) < twin_class(t, cell)) twin_decide(t, near);
    }
    assert_true(t->count < TWIN_MAX);
    t->cells[t->count] = cell;
    t->seen[t->count++] = false;
}

/// What the text says of a cell that has just been decided: of its neighbours those of lower class
/// are there, and those of higher class are not.
static void look_around(const twin *t, int number)
{
    const pave_cell cell = t->cells[number];
    const int sides = pave_tiling_side_count(t->tiling, cell.s);
    for (int k = 0; k < sides; k++) {
        const pave_cell near = pave_tiling_neighbors(t->tiling, cell, k);
        const int other = twin_find(t, near);
        if (twin_class(t, near) < twin_class(t, cell))
            assert_true(other >= 0 && other < number);
        else if (twin_class(t, near) > twin_class(t, cell))
            assert_true(other < 0 || other > number);
    }
}

/// Walks at random, with jumps now and then, and compares each move.
static void walk_beside(const pave_world *world, const pave_tiling *tiling, int moves, bool orders)
{
    twin *t = calloc(1, sizeof *t);
    pave_walker *walker;
    uint32_t counter = (uint32_t)pave_world_hash(world);
    assert_non_null(t);
    t->world = world;
    t->tiling = tiling;
    assert_ok(pave_walker_create(world, NULL, &walker, NULL));
    assert_true(walker->world == world && walker->count == 0 && walker->seen_count == 0);
    pave_cell at = pave_cell_of(0, 0);
    int64_t seen = 0;
    for (int move = 0; move < moves; move++) {
        pave_walk_visit visit;
        const int first = t->count;
        twin_decide(t, at);
        const int me = twin_find(t, at);
        assert_ok(pave_walker_visit(walker, at, &visit));
        assert_true(same(walker->at, at));
        assert_int_equal(visit.revealed, !t->seen[me]);
        assert_int_equal(visit.first, first);
        assert_int_equal(visit.first + visit.count, t->count);
        assert_int_equal(walker->count, t->count);
        seen += !t->seen[me];
        t->seen[me] = true;
        assert_int_equal(walker->seen_count, seen);
        for (int64_t i = visit.first; i < visit.first + visit.count; i++) {
            const int twin_number = twin_find(t, walker->cells[i]);
            assert_true(twin_number >= first); // the same cells; white ones may come in any order
            if (orders) assert_true(same(walker->cells[i], t->cells[i]));
        }
        if (visit.count > 0) assert_true(same(walker->cells[t->count - 1], at));
        at = pave_tiling_neighbors(
            tiling, at, (int)draw(&counter, (uint32_t)pave_tiling_side_count(tiling, at.s)));
        if (draw(&counter, 300) == 0) at.q += (int32_t)draw(&counter, 200) - 100;
    }
    for (int i = 0; i < t->count; i++) {
        assert_int_equal(pave_walker_state(walker, t->cells[i]),
                         t->seen[i] ? PAVE_WALK_SEEN : PAVE_WALK_HIDDEN);
        if (i % 16 == 0) look_around(t, i);
        const int sides = pave_tiling_side_count(tiling, t->cells[i].s);
        for (int k = 0; k < sides && i % 8 == 0; k++) {
            const pave_cell near = pave_tiling_neighbors(tiling, t->cells[i], k);
            assert_true((pave_walker_state(walker, near) == PAVE_WALK_UNKNOWN) ==
                        (twin_find(t, near) < 0));
        }
    }
    pave_walker_destroy(walker);
    free(t);
}

TEST(test_ten_thousand_moves)
{
    static const pave_world_method methods[] = {PAVE_WORLD_PHASE, PAVE_WORLD_FEATURE};
    for (int i = 0; i < 2; i++) {
        fixture f = open_world((scene_set){PAVE_WANG_EDGE, 2, 1, false}, methods[i], 7);
        walk_beside(f.world, pave_tiling_square(), 10000, false);
        close_world(f);
        for (int k = 0; k < 2; k++) {
            tiling_fixture g =
                open_named(k ? "tri" : "hex", (scene_set){PAVE_WANG_EDGE, 2, 1, false}, methods[i],
                           8, pave_cell_of(0, 0));
            walk_beside(g.world, g.tiling, 10000, false);
            close_tiling(g);
        }
    }
}

/// All tilings, in edge sets, by either method.
TEST(test_every_tiling)
{
    for (int32_t i = 1; i < PAVE_TILING_NAMES; i++)
        for (int method = PAVE_WORLD_FEATURE; method <= PAVE_WORLD_PHASE; method++) {
            const char *name = pave_tiling_name(i);
            tiling_fixture f = open_named(name, scene_tiling_set(name, PAVE_WANG_EDGE, 1),
                                          (pave_world_method)method, 9, pave_cell_of(3, -2));
            walk_beside(f.world, f.tiling, 400, false);
            close_tiling(f);
        }
}

// ---- Corner and mixed sets ----------------------------------------------------------------------

/// The cells that were decided are the union of the closures of those that were seen.
static void look_at_union(tiling_fixture *f, const char *name, uint64_t seed)
{
    pave_walker *walker;
    pave_cell at = pave_cell_of(0, 0), closure[128];
    uint32_t counter = (uint32_t)seed;
    assert_ok(pave_walker_create(f->world, NULL, &walker, NULL));
    for (int move = 0; move < 300; move++) {
        pave_walk_visit visit;
        int64_t count, hidden = 0;
        assert_ok(pave_world_closure(f->world, at, closure, 128, &count));
        for (int64_t i = 0; i < count; i++)
            hidden += pave_walker_state(walker, closure[i]) == PAVE_WALK_UNKNOWN;
        assert_ok(pave_walker_visit(walker, at, &visit));
        if (visit.count != hidden) fail_msg("%s: another count of cells", name);
        for (int64_t i = 0, next = visit.first; i < count; i++) {
            assert_true(pave_walker_state(walker, closure[i]) != PAVE_WALK_UNKNOWN);
            if (next < walker->count && same(walker->cells[next], closure[i])) next++;
            if (i == count - 1) assert_int_equal(next, walker->count);
        }
        assert_int_equal(pave_walker_state(walker, at), PAVE_WALK_SEEN);
        at = pave_tiling_neighbors(
            f->tiling, at, (int)draw(&counter, (uint32_t)pave_tiling_side_count(f->tiling, at.s)));
    }
    pave_walker_destroy(walker);
}

TEST(test_all_kinds) { for_each_law(look_at_union); }

/// Whatever the order of a walk, a cell has the tile of the world: the walker keeps none.
TEST(test_orders)
{
    fixture f = open_world((scene_set){PAVE_WANG_EDGE, 2, 1, false}, PAVE_WORLD_PHASE, 3);
    pave_walker *forth, *back;
    pave_walk_visit visit;
    enum { SIDE = 40 };
    assert_ok(pave_walker_create(f.world, NULL, &forth, NULL));
    assert_ok(pave_walker_create(f.world, NULL, &back, NULL));
    for (int32_t i = 0; i < SIDE * SIDE; i++) {
        const int32_t j = SIDE * SIDE - 1 - i;
        pave_walker_visit(forth, pave_cell_of(i % SIDE, i / SIDE), &visit);
        pave_walker_visit(back, pave_cell_of(j / SIDE, j % SIDE), &visit);
    }
    assert_int_equal(forth->count, back->count);
    assert_int_equal(forth->seen_count, back->seen_count);
    for (int64_t i = 0; i < forth->count; i++)
        assert_int_equal(pave_walker_state(forth, forth->cells[i]),
                         pave_walker_state(back, forth->cells[i]));
    pave_walker_destroy(back);
    pave_walker_destroy(forth);
    close_world(f);
}

/// A world with edits is walked like the one of its seed: the same cells are decided for it.
TEST(test_edited)
{
    pave_wang_set *roads;
    pave_edits *edits;
    pave_walker *walker;
    assert_ok(pave_builtin_create(PAVE_BUILTIN_ROADS, NULL, &roads, NULL));
    const pave_world_def def = {.set = roads, .seed = 7, .method = PAVE_WORLD_PHASE};
    assert_ok(pave_edits_create(&def, NULL, &edits, NULL));
    const pave_edit edit = {.cell = {2, 0, 0}, .tile = 15};
    assert_ok(pave_edits_change(edits, &edit, 1, NULL, 0, NULL));
    const pave_world *worlds[] = {pave_edits_base(edits), pave_edits_world(edits)};
    int64_t counts[2];
    for (int i = 0; i < 2; i++) {
        pave_walk_visit visit;
        assert_ok(pave_walker_create(worlds[i], NULL, &walker, NULL));
        for (int32_t q = 0; q < 6; q++)
            assert_ok(pave_walker_visit(walker, pave_cell_of(q, 0), &visit));
        counts[i] = walker->count;
        pave_walker_destroy(walker);
    }
    assert_int_equal(counts[0], counts[1]);
    assert_int_equal(pave_world_at(worlds[1], pave_cell_of(2, 0)), 15);
    pave_edits_destroy(edits);
    pave_wang_destroy(roads);
}

TEST(test_limits)
{
    fixture f = open_world((scene_set){PAVE_WANG_EDGE, 2, 1, false}, PAVE_WORLD_PHASE, 3);
    pave_walker *walker;
    pave_walk_visit visit;
    const int32_t end = PAVE_COORDINATE_MAX;
    const pave_cell wrong[] = {
        {end + 1, 0, 0}, {0, -end - 1, 0}, {0, 0, 1}, {0, 0, -1}, {INT32_MAX, INT32_MIN, 0}};
    assert_ok(pave_walker_create(f.world, NULL, &walker, NULL));
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        assert_int_equal(pave_walker_visit(walker, wrong[i], &visit), PAVE_RANGE);
        assert_int_equal(pave_walker_state(walker, wrong[i]), PAVE_WALK_UNKNOWN);
    }
    assert_int_equal(walker->count, 0);
    assert_ok(pave_walker_visit(walker, pave_cell_of(0, 0), &visit));
    assert_ok(pave_walker_visit(walker, pave_cell_of(1, 0), &visit));
    for (int32_t s = -70; s < 70; s++) // where the numbers of other cells are
        assert_int_equal(pave_walker_state(walker, (pave_cell){0, 0, s}),
                         s == 0 ? PAVE_WALK_SEEN : PAVE_WALK_UNKNOWN);
    for (int k = 0; k < 8; k++) { // the corners of the world, either class
        const pave_cell at = {k & 1 ? end - (k >> 2) : -end, k & 2 ? end : -end + (k >> 2), 0};
        assert_ok(pave_walker_visit(walker, at, &visit));
        assert_int_equal(pave_walker_state(walker, at), PAVE_WALK_SEEN);
    }
    for (int64_t i = 0; i < walker->count; i++) // some lie one step beyond
        assert_true(pave_walker_state(walker, walker->cells[i]) != PAVE_WALK_UNKNOWN);
    pave_walker_destroy(walker);
    pave_walker_destroy(NULL);
    close_world(f);
}

TEST(test_walker_memory)
{
    fixture f = open_world((scene_set){PAVE_WANG_EDGE, 2, 1, false}, PAVE_WORLD_PHASE, 3);
    for (int64_t fail_at = 0;; fail_at++) {
        failing memory = {.fail_at = fail_at};
        const pave_allocator allocator = failing_allocator(&memory);
        pave_walker *walker;
        pave_error error = {0};
        pave_walk_visit visit;
        bool failed = pave_walker_create(f.world, &allocator, &walker, &error) != PAVE_OK;
        if (failed) assert_true(!walker && error.result == PAVE_NO_MEMORY);
        for (int32_t i = 0; i < 100 && !failed; i++) {
            const int64_t before = walker->count;
            const pave_result result = pave_walker_visit(walker, pave_cell_of(i, i * i), &visit);
            failed = result != PAVE_OK;
            if (!failed) continue;
            assert_int_equal(result, PAVE_NO_MEMORY);
            assert_int_equal(walker->count, before);
            assert_int_equal(pave_walker_state(walker, pave_cell_of(i, i * i)), PAVE_WALK_UNKNOWN);
            for (int64_t k = 0; k < before; k++)
                assert_true(pave_walker_state(walker, walker->cells[k]) != PAVE_WALK_UNKNOWN);
            assert_ok(pave_walker_visit(walker, pave_cell_of(i, i * i), &visit));
            assert_int_equal(visit.first, before);
            assert_true(visit.revealed);
        }
        pave_walker_destroy(walker);
        assert_int_equal(memory.alive, 0);
        assert_int_equal(memory.bytes, 0);
        if (!failed) break;
    }
    close_world(f);
}

int main(void) { return run_all_tests(NULL, NULL); }
