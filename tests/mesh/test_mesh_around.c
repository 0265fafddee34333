/// tests/mesh/test_mesh_around.c: relaxation of a neighbourhood: what may move and what may not,
/// the whole mesh as a neighbourhood, undone with the edit before it, failing allocations, and how
/// much it takes.
#include "../test.h"
#include "edit_fixture.h"
#include "src/mesh/mesh_edit.h"
#include "src/mesh/mesh_parts.h"

#include <math.h>

static const pave_relax_kind kinds[] = {PAVE_RELAX_EVEN, PAVE_RELAX_PUSH, PAVE_RELAX_ANGLE,
                                        PAVE_RELAX_LLOYD, PAVE_RELAX_REAPPLY};
enum { KINDS = sizeof kinds / sizeof *kinds };

/// Which vertices may move, found by looking at all tiles again for each ring.
static bool *movable(const pave_mesh *mesh, int32_t tile, int32_t rings)
{
    bool *moves = calloc((size_t)mesh->vertex_count, sizeof *moves);
    bool *next = calloc((size_t)mesh->vertex_count, sizeof *next);
    int32_t count;
    const int32_t *ring = pave_mesh_ring(mesh, tile, &count);
    for (int32_t k = 0; rings > 0 && k < count; k++) moves[ring[k]] = true;
    for (int32_t i = 1; i < rings; i++) {
        memcpy(next, moves, (size_t)mesh->vertex_count * sizeof *next);
        for (int32_t t = 0; t < mesh->tile_count; t++) {
            bool meets = false;
            ring = pave_mesh_ring(mesh, t, &count);
            for (int32_t k = 0; k < count; k++) meets |= moves[ring[k]];
            for (int32_t k = 0; meets && k < count; k++) next[ring[k]] = true;
        }
        memcpy(moves, next, (size_t)mesh->vertex_count * sizeof *next);
    }
    for (int32_t v = 0; v < mesh->vertex_count; v++) moves[v] &= !pave_mesh_on_rim(mesh, v);
    free(next);
    return moves;
}

static void check_moved(const pave_mesh *mesh, const pave_point *before, const bool *may,
                        const pave_mesh_patch *patch)
{
    int32_t moved = 0, tiles = 0;
    for (int32_t v = 0; v < mesh->vertex_count; v++) {
        const bool moves = !same_point(before[v], mesh->vertices[v]);
        const bool named = moved < patch->moved_count && patch->moved[moved] == v;
        assert_int_equal(moves, named);
        assert_true(!moves || may[v]);
        moved += named;
    }
    for (int32_t tile = 0, count; tile < mesh->tile_count; tile++) {
        const int32_t *ring = pave_mesh_ring(mesh, tile, &count);
        bool changed = false;
        for (int32_t k = 0; k < count; k++)
            changed |= !same_point(before[ring[k]], mesh->vertices[ring[k]]);
        const bool named = tiles < patch->tile_count && patch->tiles[tiles] == tile;
        assert_int_equal(changed, named);
        tiles += named;
    }
    assert_int_equal(moved, patch->moved_count);
    assert_int_equal(tiles, patch->tile_count);
    assert_true(patch->vertices[0] == -1 && patch->pair[0] == -1 && !patch->restored);
}

static void check_sound(const bed *b)
{
    pave_mesh_faults faults;
    assert_ok(pave_mesh_check(b->mesh, NULL, &faults));
}

TEST(only_the_neighbourhood_moves)
{
    int64_t moved = 0;
    for (int number = 0; number < BEDS; number++) {
        bed b;
        pave_locator *locator = NULL;
        if (!any_bed(number, &b)) continue;
        must(pave_locator_create(b.mesh, NULL, &locator, NULL), "locator");
        pave_point *before = calloc((size_t)b.mesh->vertex_count, sizeof *before);
        for (int i = 0; i < 20; i++) {
            const pave_relax_def def = {.kind = kinds[i % KINDS],
                                        .steps = 1 + i % 4,
                                        .rim = i % 3 ? PAVE_RIM_STAY : PAVE_RIM_FREE};
            const int32_t tile = (int32_t)(draw(&b) % (uint32_t)b.mesh->tile_count);
            const pave_mesh_stats made = b.mesh->made;
            bool *may = movable(b.mesh, tile, i % 5);
            pave_mesh_patch patch;
            memcpy(before, b.mesh->vertices, (size_t)b.mesh->vertex_count * sizeof *before);
            must(pave_mesh_relax_around(b.mesh, tile, i % 5, &def, &patch, NULL), "relaxation");
            check_moved(b.mesh, before, may, &patch);
            assert_memory_equal(&made, &b.mesh->made, sizeof made);
            moved += patch.moved_count;
            must(pave_locator_update(locator, &patch), "update");
            for (int32_t t = 0; t < b.mesh->tile_count; t++)
                assert_int_equal(pave_locator_find(locator, pave_mesh_center(b.mesh, t)), t);
            free(may);
        }
        check_sound(&b);
        free(before);
        pave_locator_destroy(locator);
        bed_end(&b);
    }
    print_message("%d moves\n", (int)moved);
    assert_true(moved > 2000);
}

/// The neighbourhood that is the whole mesh is relaxed as by pave_mesh_relax, bit for bit.
TEST(all_of_it_is_the_whole)
{
    for (int number = 0; number < 8; number++)
        for (int kind = 0; kind < KINDS; kind++) {
            bed b;
            pave_mesh *copy = NULL;
            if (!any_bed(number, &b)) continue;
            double *weights = calloc((size_t)b.mesh->tile_count, sizeof *weights);
            for (int32_t tile = 0; tile < b.mesh->tile_count; tile++) weights[tile] = 1 + tile % 3;
            const pave_relax_def def = {
                .kind = kinds[kind], .steps = 7, .weights = number % 2 ? weights : NULL};
            must(pave_mesh_copy(b.mesh, NULL, &copy, NULL), "copy");
            must(pave_mesh_relax(copy, &def, NULL, NULL), "the whole");
            must(
                pave_mesh_relax_around(b.mesh, b.mesh->tile_count / 2, INT32_MAX, &def, NULL, NULL),
                "around");
            assert_int_equal(pave_mesh_hash(b.mesh), pave_mesh_hash(copy));
            free(weights);
            pave_mesh_destroy(copy);
            bed_end(&b);
        }
}

/// Each vertex that may move goes where it would go in the whole mesh, if all others were fixed.
/// (By kinds that do not look at the mean area; where the guard has to act its floor differs.)
TEST(as_if_all_others_were_fixed)
{
    int compared = 0;
    for (int number = 0; number < BEDS; number++) {
        bed b;
        if (!any_bed(number, &b)) continue;
        for (int i = 0; i < 8; i++) {
            const pave_relax_def def = {
                .kind = kinds[1 + i % 4], .steps = 2, .min_radius = 0.8 + 0.1 * (i % 3)};
            const int32_t tile = (int32_t)(draw(&b) % (uint32_t)b.mesh->tile_count);
            pave_mesh *copy = NULL, *around = NULL;
            must(pave_mesh_copy(b.mesh, NULL, &copy, NULL), "copy");
            must(pave_mesh_copy(b.mesh, NULL, &around, NULL), "copy");
            bool *may = movable(copy, tile, 1 + i % 3);
            for (int32_t v = 0; v < copy->vertex_count; v++)
                if (!may[v]) copy->fixed[v / 64] |= UINT64_C(1) << v % 64;
            copy->made.guarded = 0;
            must(pave_mesh_relax(copy, &def, NULL, NULL), "with fixed ones");
            must(pave_mesh_relax_around(around, tile, 1 + i % 3, &def, NULL, NULL), "around");
            if (copy->made.guarded == 0) {
                assert_int_equal(pave_mesh_hash(copy), pave_mesh_hash(around));
                compared++;
            }
            free(may);
            pave_mesh_destroy(around);
            pave_mesh_destroy(copy);
        }
        bed_end(&b);
    }
    print_message("%d compared\n", compared);
    assert_true(compared > 60);
}

/// The deviation of the areas of some tiles, by their mean.
static double spread(const pave_mesh *mesh, const int32_t *tiles, int32_t count)
{
    double sum = 0, squares = 0;
    for (int32_t i = 0; i < count; i++) {
        const double area = pave_mesh_area(mesh, tiles[i]);
        sum += area;
        squares += area * area;
    }
    return sqrt(squares / count - sum / count * (sum / count)) / (sum / count);
}

TEST(what_an_edit_left_is_evened)
{
    const pave_relax_def relax = {.steps = 20}, some = {.steps = 10};
    bed b = board_bed(20, 20, PAVE_HEX_ODD_R, 0.2, PAVE_VERTEX_MEAN, &relax);
    double before = 0, after = 0;
    int edits = 0;
    for (int i = 0; i < 200; i++) {
        pave_mesh_patch patch;
        int32_t tiles[64], count = 0;
        if (edit_any(&b, &patch) != PAVE_OK || patch.pair[1] < 0) continue;
        for (; count < patch.tile_count && count < 64; count++) tiles[count] = patch.tiles[count];
        before += spread(b.mesh, tiles, count);
        must(pave_mesh_relax_around(b.mesh, patch.pair[0], 3, &some, NULL, NULL), "relaxation");
        after += spread(b.mesh, tiles, count);
        edits++;
    }
    print_message("%d edits: spread %.3f, after relaxation %.3f\n", edits, before / edits,
                  after / edits);
    assert_true(edits > 50 && after < 0.7 * before);
    check_sound(&b);
    bed_end(&b);
}

// ---- Undone with the edit -----------------------------------------------------------------------

static pave_result flip(bed *b, int32_t arc, pave_mesh_patch *patch)
{
    return edit(b, arc, !pave_adjacency_is_cut(b->adjacency, arc), patch, NULL);
}

TEST(the_edit_back_undoes_both)
{
    int64_t edits = 0;
    for (int number = 0; number < BEDS; number++) {
        bed b;
        if (!any_bed(number, &b)) continue;
        for (int i = 0; i < 60; i++) {
            const int32_t arc = random_arc(&b);
            const uint64_t hash = pave_mesh_hash(b.mesh);
            pave_mesh_patch patch;
            if (flip(&b, arc, &patch) != PAVE_OK) continue;
            const int32_t pair[2] = {patch.pair[0], patch.pair[1]};
            for (int k = 0; k <= i % 3; k++) {
                const pave_relax_def def = {.kind = kinds[(i + k) % KINDS], .steps = 3};
                const int32_t tile = pair[1] >= 0 ? pair[k % 2] : pair[0];
                must(pave_mesh_relax_around(b.mesh, tile, 1 + (i + k) % 4, &def, NULL, NULL),
                     "relaxation");
            }
            const uint64_t there = pave_mesh_hash(b.mesh);
            for (int k = 0; k < 4; k++) {
                must(flip(&b, arc, &patch), "back");
                assert_true(patch.restored);
                assert_int_equal(pave_mesh_hash(b.mesh), k % 2 ? there : hash);
            }
            edits++;
        }
        check_sound(&b);
        bed_end(&b);
    }
    print_message("%d edits\n", (int)edits);
    assert_true(edits > 400);
}

/// Edits that are each relaxed around, undone in reverse order.
TEST(in_reverse_order)
{
    enum { EDITS = 60 };
    int64_t all = 0;
    for (int number = 0; number < BEDS; number++) {
        bed b;
        uint64_t hashes[EDITS + 1];
        int32_t arcs[EDITS], count = 0;
        if (!any_bed(number, &b)) continue;
        bool *used = calloc((size_t)b.adjacency->graph->arc_count, sizeof *used);
        hashes[0] = pave_mesh_hash(b.mesh);
        for (int i = 0; i < EDITS; i++) {
            const pave_relax_def def = {.steps = 4};
            const int32_t arc = random_arc(&b), twin = b.adjacency->graph->twin[arc];
            pave_mesh_patch patch;
            if (used[arc] || flip(&b, arc, &patch) != PAVE_OK) continue;
            used[arc] = used[twin] = true;
            must(pave_mesh_relax_around(b.mesh, patch.pair[0], 2, &def, NULL, NULL), "relaxation");
            arcs[count++] = arc;
            hashes[count] = pave_mesh_hash(b.mesh);
        }
        all += count;
        while (count-- > 0) {
            pave_mesh_patch patch;
            must(flip(&b, arcs[count], &patch), "back");
            assert_true(patch.restored);
            assert_int_equal(pave_mesh_hash(b.mesh), hashes[count]);
        }
        free(used);
        bed_end(&b);
    }
    print_message("%d edits\n", (int)all);
    assert_true(all > 300);
}

/// Around another tile, or after another change, it is a change like any other.
TEST(what_is_no_part_of_the_edit)
{
    const pave_relax_def def = {.steps = 5};
    for (int way = 0; way < 3; way++) {
        bed b = board_bed(16, 16, PAVE_HEX_EVEN_R, 0.2, PAVE_VERTEX_MEAN, NULL);
        const pave_board_tile tile = pave_board_at(8, 8);
        const int32_t here = pave_board_node(b.board, tile), far = 0;
        pave_mesh_patch patch;
        int k = 0;
        while (k < 5 &&
               pave_mesh_edit_board(b.mesh, b.board, tile, k, !pave_board_has(b.board, tile, k),
                                    &patch, NULL) != PAVE_OK)
            k++;
        if (way == 2) must(pave_mesh_relax(b.mesh, &def, NULL, NULL), "the whole");
        if (way > 0) must(pave_mesh_relax_around(b.mesh, here, 2, &def, NULL, NULL), "here");
        must(pave_mesh_relax_around(b.mesh, far, 2, &def, NULL, NULL), "far away");
        const uint64_t then = pave_mesh_hash(b.mesh);
        const pave_point corner = b.mesh->vertices[pave_mesh_ring(b.mesh, far, &(int32_t){0})[3]];
        must(pave_mesh_edit_board(b.mesh, b.board, tile, k, !pave_board_has(b.board, tile, k),
                                  &patch, NULL),
             "back");
        assert_int_equal(patch.restored, way < 2);
        assert_true(
            same_point(corner, b.mesh->vertices[pave_mesh_ring(b.mesh, far, &(int32_t){0})[3]]));
        if (way < 2) {
            must(pave_mesh_edit_board(b.mesh, b.board, tile, k, !pave_board_has(b.board, tile, k),
                                      &patch, NULL),
                 "again");
            assert_int_equal(pave_mesh_hash(b.mesh), then);
        }
        bed_end(&b);
    }
}

// ---- Wrong calls and memory ---------------------------------------------------------------------

TEST(wrong_calls)
{
    pave_error error;
    pave_mesh_patch patch;
    bed b = board_bed(6, 5, PAVE_HEX_ODD_Q, 0.3, PAVE_VERTEX_MEAN, NULL);
    const uint64_t hash = pave_mesh_hash(b.mesh);
    const pave_relax_def wrong[] = {
        {.steps = -1}, {.kind = (pave_relax_kind)99, .steps = 1}, {.steps = 1, .until = -1}};
    assert_int_equal(
        pave_mesh_relax_around(b.mesh, 3, -1, &(pave_relax_def){.steps = 1}, &patch, &error),
        PAVE_RANGE);
    assert_string_equal(error.message, "the number of rings");
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        assert_int_equal(pave_mesh_relax_around(b.mesh, 3, 2, &wrong[i], &patch, &error),
                         PAVE_RANGE);
    must(pave_mesh_relax_around(b.mesh, 3, 0, &(pave_relax_def){.steps = 9}, &patch, &error),
         "nothing moves");
    must(pave_mesh_relax_around(b.mesh, 3, 2, &(pave_relax_def){.steps = 0}, &patch, &error),
         "no steps");
    assert_true(patch.tile_count == 0 && patch.moved_count == 0);
    assert_int_equal(pave_mesh_hash(b.mesh), hash);
    bed_end(&b);
}

TEST(failing_allocations)
{
    failing memory = {.fail_at = -1};
    const pave_allocator allocator = failing_allocator(&memory);
    bed b = board_bed(9, 8, PAVE_HEX_EVEN_Q, 0.4, PAVE_VERTEX_MEAN, NULL);
    pave_mesh_destroy(b.mesh);
    must(pave_mesh_create_from_board(b.board, NULL, &allocator, NULL, &b.mesh, NULL), "mesh");
    int64_t failures = 0;
    for (int i = 0; i < 40; i++) {
        const pave_relax_def def = {.kind = kinds[i % KINDS], .steps = 2};
        const int32_t arc = random_arc(&b);
        const uint64_t first = pave_mesh_hash(b.mesh);
        pave_mesh_patch patch;
        const bool edited = i > 3 && flip(&b, arc, &patch) == PAVE_OK;
        const int32_t tile = edited ? patch.pair[0] : 7;
        const uint64_t hash = pave_mesh_hash(b.mesh);
        pave_result result = PAVE_NO_MEMORY;
        for (int64_t fail_at = 0; result == PAVE_NO_MEMORY; fail_at++) {
            pave_error error;
            memory.fail_at = memory.count + fail_at;
            result = pave_mesh_relax_around(b.mesh, tile, 2, &def, &patch, &error);
            memory.fail_at = -1;
            if (result != PAVE_NO_MEMORY) break;
            assert_string_equal(error.message,
                                "not enough memory to relax a part of the mesh: free some");
            assert_int_equal(pave_mesh_hash(b.mesh), hash);
            failures++;
        }
        must(result, "relaxation");
        if (!edited || i % 2) continue;
        must(flip(&b, arc, &patch), "back");
        assert_true(patch.restored && pave_mesh_hash(b.mesh) == first);
    }
    print_message("%d failures\n", (int)failures);
    assert_true(failures > 300);
    pave_mesh_destroy(b.mesh);
    b.mesh = NULL;
    assert_true(memory.alive == 0 && memory.bytes == 0);
    bed_end(&b);
}

/// The same neighbourhood in a small mesh and in a large one takes as many allocations.
TEST(the_size_of_the_mesh_does_not_matter)
{
    int64_t counts[2];
    for (int large = 0; large < 2; large++) {
        failing memory = {.fail_at = -1};
        const pave_allocator allocator = failing_allocator(&memory);
        const pave_relax_def def = {.steps = 3};
        const int32_t side = large ? 300 : 16;
        bed b = board_bed(side, side, PAVE_HEX_ODD_R, 0, PAVE_VERTEX_MEAN, NULL);
        pave_mesh_destroy(b.mesh);
        must(pave_mesh_create_from_board(b.board, NULL, &allocator, NULL, &b.mesh, NULL), "mesh");
        const int64_t count = memory.count, bytes = memory.bytes;
        must(pave_mesh_relax_around(b.mesh, side * 8 + 8, 3, &def, NULL, NULL), "relaxation");
        counts[large] = memory.count - count;
        assert_true(memory.bytes - bytes < 4096);
        bed_end(&b);
    }
    assert_int_equal(counts[0], counts[1]);
}

int main(void) { return run_all_tests(NULL, NULL); }
