/// tests/mesh/test_mesh_patch.c: what a patch names is all that has changed; locators that are
/// updated against new ones; and edits that were prepared.
#define _XOPEN_SOURCE 700 // fork
#include "../sparse.h"
#include "../test.h"
#include "edit_fixture.h"
#include "src/mesh/mesh_edit.h"
#include "src/mesh/mesh_parts.h"

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

// ---- Patches ------------------------------------------------------------------------------------

/// Only the named tiles differ, in shape, and only the pair in its neighbours.
static int32_t check_patch(const tile_copy *before, const pave_mesh *mesh,
                           const pave_mesh_patch *patch)
{
    tile_copy *after = copy_tiles(mesh);
    int32_t i = 0, reshaped = 0;
    for (int32_t tile = 0; tile < mesh->tile_count; tile++) {
        const bool named = i < patch->tile_count && patch->tiles[i] == tile,
                   pair = tile == patch->pair[0] || tile == patch->pair[1];
        i += named;
        reshaped += !same_polygon(&before[tile], &after[tile]);
        if (!named) assert_true(same_polygon(&before[tile], &after[tile]));
        assert_int_equal(same_neighbors(&before[tile], &after[tile]), !pair);
        if (pair) assert_true(named);
    }
    assert_int_equal(i, patch->tile_count); // in order, and each once
    free_tiles(after, mesh->tile_count);
    return reshaped;
}

TEST(patches_name_what_has_changed)
{
    int64_t edits = 0, named = 0, reshaped = 0, borders = 0;
    for (int number = 0; number < BEDS; number++) {
        bed b;
        if (!any_bed(number, &b)) continue;
        for (int i = 0; i < 300 / SPARSE(2); i++) {
            pave_mesh_patch patch;
            tile_copy *before = copy_tiles(b.mesh);
            const pave_result result = edit_any(&b, &patch);
            if (result != PAVE_OK)
                assert_true(patch.pair[0] == -1 && patch.pair[1] == -1 && patch.tile_count == 0);
            else
                assert_true(patch.pair[0] >= 0 && patch.tile_count > 0);
            reshaped += check_patch(before, b.mesh, &patch);
            edits += result == PAVE_OK;
            borders += result == PAVE_OK && patch.pair[1] == -1;
            named += patch.tile_count;
            if (patch.pair[1] >= 0) assert_true(patch.pair[0] < patch.pair[1]);
            free_tiles(before, b.mesh->tile_count);
        }
        bed_end(&b);
    }
    print_message("%d edits, %d at the border: %d tiles named, %d reshaped\n", (int)edits,
                  (int)borders, (int)named, (int)reshaped);
    assert_true(edits > 2000 / SPARSE(2) && borders > 100 / SPARSE(2) &&
                named < reshaped + reshaped / 4);
}

// ---- Locators -----------------------------------------------------------------------------------

static int64_t compared;

static void compare_at(const pave_locator *one, const pave_locator *other, pave_point at)
{
    const pave_mesh *mesh = one->mesh;
    const pave_vec2 place = pave_mesh_world(mesh, at);
    assert_int_equal(pave_locator_find(one, place), pave_locator_find(other, place));
    compared++;
}

/// At all vertices and centres, where sides are, around all of it, and at random places.
static void compare_locators(bed *b, const pave_locator *one)
{
    const pave_mesh *mesh = b->mesh;
    pave_locator *other = NULL;
    pave_point_box box = pave_point_box_none;
    must(pave_locator_create(mesh, NULL, &other, NULL), "a new one");
    for (int32_t v = 0; v < mesh->vertex_count; v++) {
        compare_at(one, other, mesh->vertices[v]);
        box = pave_point_box_add(box, mesh->vertices[v]);
    }
    for (int32_t tile = 0, count; tile < mesh->tile_count; tile++) {
        const int32_t *ring = pave_mesh_ring(mesh, tile, &count);
        const pave_point to = mesh->vertices[ring[0]], from = mesh->vertices[ring[count - 1]];
        compare_at(one, other, pave_mesh_center_point(mesh, tile));
        compare_at(one, other,
                   (pave_point){from.x + (to.x - from.x) / 2, from.y + (to.y - from.y) / 2});
    }
    const int64_t width = (int64_t)box.max.x - box.min.x, height = (int64_t)box.max.y - box.min.y;
    for (int i = 0; i < 60; i++)
        compare_at(
            one, other,
            (pave_point){
                (int32_t)(box.min.x - width / 8 + width / 4 * 5 * (draw(b) % 1000) / 1000),
                (int32_t)(box.min.y - height / 8 + height / 4 * 5 * (draw(b) % 1000) / 1000)});
    pave_locator_destroy(other);
}

TEST(locators_that_are_updated_answer_like_new_ones)
{
    int64_t edits = 0, entries = 0;
    for (int number = 0; number < BEDS; number++) {
        bed b;
        pave_locator *locator = NULL;
        if (!any_bed(number, &b)) continue;
        must(pave_locator_create(b.mesh, NULL, &locator, NULL), "locator");
        for (int i = 0; i < 500; i++) {
            pave_mesh_patch patch;
            edits += edit_any(&b, &patch) == PAVE_OK;
            must(pave_locator_update(locator, &patch), "update");
            if (i % (number < 4 ? SPARSE(3) : 4 * SPARSE(2)) == 0) compare_locators(&b, locator);
        }
        entries += locator->entry_count;
        pave_locator_destroy(locator);
        bed_end(&b);
    }
    print_message("%d edits, %d places compared, %d entries\n", (int)edits, (int)compared,
                  (int)entries);
    assert_true(edits > 4000 && entries > 500);
}

/// A bucket has a tile once, however often it comes back.
TEST(a_locator_does_not_grow_with_edits)
{
    bed b = board_bed(20, 20, PAVE_HEX_EVEN_Q, 0, PAVE_VERTEX_MEAN, NULL);
    pave_locator *locator = NULL;
    must(pave_locator_create(b.mesh, NULL, &locator, NULL), "locator");
    int64_t entries = -1;
    for (int i = 0; i < 4000; i++) {
        pave_mesh_patch patch;
        const pave_board_tile tile = pave_board_at(9 + i / 2 % 3, 9);
        must(pave_mesh_edit_board(b.mesh, b.board, tile, i / 6 % 6, i % 2, &patch, NULL), "edit");
        must(pave_locator_update(locator, &patch), "update");
        if (i == 100) entries = locator->entry_count;
    }
    assert_true(entries > 0);
    assert_int_equal(locator->entry_count, entries);
    pave_locator_destroy(locator);
    bed_end(&b);
}

/// Each allocation of updates fails once; the same update then works.
TEST(updates_fail_and_are_called_again)
{
    failing memory = {.fail_at = -1};
    const pave_allocator allocator = failing_allocator(&memory);
    bed b = board_bed(9, 8, PAVE_HEX_ODD_R, 0.2, PAVE_VERTEX_MEAN, NULL);
    pave_locator *locator = NULL;
    must(pave_locator_create(b.mesh, &allocator, &locator, NULL), "locator");
    int failures = 0;
    for (int i = 0; i < 400; i++) {
        pave_mesh_patch patch;
        (void)edit_any(&b, &patch);
        for (;;) {
            memory.fail_at = memory.count;
            const pave_result result = pave_locator_update(locator, &patch);
            memory.fail_at = -1;
            if (result == PAVE_OK) break;
            assert_int_equal(result, PAVE_NO_MEMORY);
            failures++;
            memory.fail_at = memory.count + 1; // the first works, the next one fails
            if (pave_locator_update(locator, &patch) == PAVE_OK) break;
            failures++;
            memory.fail_at = -1;
            must(pave_locator_update(locator, &patch), "update");
            break;
        }
        memory.fail_at = -1;
        compare_locators(&b, locator);
    }
    assert_true(failures > 5);
    pave_locator_destroy(locator);
    assert_true(memory.alive == 0 && memory.bytes == 0);
    bed_end(&b);
}

// ---- Prepared edits -----------------------------------------------------------------------------

static int64_t bytes_of_the_first_edit(bool prepared)
{
    failing memory = {.fail_at = -1};
    const pave_allocator allocator = failing_allocator(&memory);
    bed b = board_bed(60, 60, PAVE_HEX_EVEN_R, 0, PAVE_VERTEX_MEAN, NULL);
    pave_mesh_destroy(b.mesh);
    must(pave_mesh_create_from_board(b.board, NULL, &allocator, NULL, &b.mesh, NULL), "mesh");
    const uint64_t hash = pave_mesh_hash(b.mesh);
    for (int i = 0; prepared && i < 2; i++) { // the second time nothing is left to do
        const int64_t count = memory.count;
        must(pave_mesh_prepare_edits(b.mesh, b.board, NULL, NULL), "preparation");
        assert_int_equal(pave_mesh_hash(b.mesh), hash);
        assert_int_equal(memory.count > count, i == 0);
    }
    const int64_t bytes = memory.bytes;
    must(pave_mesh_edit_board(b.mesh, b.board, pave_board_at(30, 30), 0, false, NULL, NULL),
         "edit");
    const int64_t more = memory.bytes - bytes;
    pave_mesh_destroy(b.mesh);
    b.mesh = NULL;
    assert_int_equal(memory.bytes, 0);
    bed_end(&b);
    return more;
}

TEST(prepared_edits_take_little)
{
    assert_true(bytes_of_the_first_edit(false) > 60 * 60);
    assert_true(bytes_of_the_first_edit(true) < 8192);
    pave_error error;
    bed b = board_bed(6, 5, PAVE_HEX_ODD_R, 0, PAVE_VERTEX_MEAN, NULL),
        other = board_bed(6, 5, PAVE_HEX_ODD_R, 0.4, PAVE_VERTEX_MEAN, NULL);
    assert_int_equal(pave_mesh_prepare_edits(b.mesh, other.board, NULL, &error), PAVE_INVALID);
    assert_string_equal(error.message,
                        "the mesh was not made from this board: edit the one that was");
    assert_int_equal(pave_mesh_prepare_edits(b.mesh, NULL, other.adjacency, &error), PAVE_INVALID);
    assert_null(b.mesh->own);
    must(pave_mesh_prepare_edits(b.mesh, NULL, b.adjacency, NULL), "by the adjacency");
    assert_true(b.mesh->own->ready);
    bed_end(&other);
    bed_end(&b);
}

TEST(preparation_that_fails_changes_nothing)
{
    failing memory = {.fail_at = -1};
    const pave_allocator allocator = failing_allocator(&memory);
    bed b = board_bed(7, 6, PAVE_HEX_EVEN_Q, 0.2, PAVE_VERTEX_MEAN, NULL);
    pave_mesh_destroy(b.mesh);
    must(pave_mesh_create_from_board(b.board, NULL, &allocator, NULL, &b.mesh, NULL), "mesh");
    const uint64_t hash = pave_mesh_hash(b.mesh);
    int failures = 0;
    pave_result result = PAVE_NO_MEMORY;
    for (; result == PAVE_NO_MEMORY; failures++) {
        memory.fail_at = memory.count + failures;
        result = pave_mesh_prepare_edits(b.mesh, b.board, NULL, NULL);
        memory.fail_at = -1;
        assert_int_equal(pave_mesh_hash(b.mesh), hash);
        pave_mesh_faults faults;
        must(pave_mesh_check(b.mesh, NULL, &faults), "check");
    }
    must(result, "preparation");
    assert_true(failures > 5);
    pave_mesh_destroy(b.mesh);
    b.mesh = NULL;
    assert_true(memory.alive == 0 && memory.bytes == 0);
    bed_end(&b);
}

// ---- Sides and directions -----------------------------------------------------------------------

// ---- Locators that have missed a change ---------------------------------------------------------

/// Whether a locator asserts that it is out of date, in a process of its own; with `patch`, when it
/// is updated by that. Where asserts are left out nothing can be said: true.
static bool is_refused(pave_locator *locator, const pave_mesh_patch *patch)
{
#ifdef NDEBUG
    (void)locator, (void)patch;
    return true;
#else
    int status = 0;
    fflush(NULL);
    const pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        signal(SIGABRT, SIG_DFL);
        close(STDERR_FILENO);
        if (patch) (void)pave_locator_update(locator, patch);
        (void)pave_locator_find(locator, pave_vec2_of(1, 1));
        _exit(0);
    }
    assert_int_equal(waitpid(child, &status, 0), child);
    return WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT;
#endif
}

#ifdef NDEBUG
enum { ASSERTS = false };
#else
enum { ASSERTS = true };
#endif

TEST(locators_that_have_missed_a_change_assert)
{
    bed b;
    pave_mesh_patch patch, none = {.tile_count = 0};
    pave_locator *locator = NULL;
    const pave_relax_def relax = {.steps = 2}, nothing = {.steps = 0};
    assert_true(any_bed(0, &b));
    must(pave_locator_create(b.mesh, NULL, &locator, NULL), "a locator");
    assert_true(!ASSERTS || !is_refused(locator, &none));
    while (edit_any(&b, &patch) != PAVE_OK) continue;
    assert_true(is_refused(locator, NULL));
    must(pave_locator_update(locator, &patch), "an update");
    assert_true(!ASSERTS || !is_refused(locator, NULL));
    while (edit_any(&b, &patch) != PAVE_OK) continue; // this one is missed
    while (edit_any(&b, &patch) != PAVE_OK) continue;
    assert_true(is_refused(locator, &patch));
    pave_locator_destroy(locator);

    must(pave_locator_create(b.mesh, NULL, &locator, NULL), "a locator");
    must(pave_mesh_relax_around(b.mesh, 0, 3, &relax, &patch, NULL), "a part");
    assert_true(is_refused(locator, NULL));
    must(pave_locator_update(locator, &patch), "an update");
    must(pave_mesh_relax(b.mesh, &nothing, NULL, NULL), "no step");
    assert_true(!ASSERTS || !is_refused(locator, NULL));
    must(pave_mesh_relax(b.mesh, &relax, NULL, NULL), "all of it");
    assert_true(is_refused(locator, NULL));
    assert_true(is_refused(locator, &none)); // no patch says what relaxation has moved
    pave_locator_destroy(locator);
    bed_end(&b);
}

/// The sides of a tile face the neighbours of the board that it is joined to, in order.
TEST(sides_face_neighbors_of_the_board)
{
    for (int number = 0; number < 4; number++) {
        bed b;
        (void)any_bed(number, &b);
        for (int32_t tile = 0; tile < b.mesh->tile_count; tile++) {
            const pave_board_tile at = pave_board_node_tile(b.board, tile);
            int side = 0;
            for (int k = 0; k < PAVE_BOARD_NEIGHBORS_MAX; k++) {
                if (!pave_board_has(b.board, at, k)) continue;
                const pave_board_tile there = pave_board_neighbor(b.board, at, k);
                assert_int_equal(pave_mesh_neighbor(b.mesh, tile, side++),
                                 pave_board_inner(b.board, there) ? pave_board_node(b.board, there)
                                                                  : -1);
            }
            assert_int_equal(side, pave_mesh_side_count(b.mesh, tile));
        }
        bed_end(&b);
    }
}

int main(void) { return run_all_tests(NULL, NULL); }
