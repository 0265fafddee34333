/// tests/mesh/test_mesh_undo.c: edits back: each edge of many boards and tilings and again, edits
/// undone in reverse order and in any order, the same after thousands of others, what is not
/// undone, and failing allocations.
#include "../test.h"
#include "edit_fixture.h"
#include "src/mesh/mesh_edit.h"

enum { UNDO_BEDS = 24 + ALL_TILINGS };

/// Boards of all layouts at all shares, relaxed in all ways or not at all; then tilings.
static bool undo_bed(int number, bed *out)
{
    static const double shares[] = {0, .1, .3, .6, 1};
    if (number >= 24) return any_bed(number - 20, out);
    const pave_relax_def relax = {.kind = (pave_relax_kind)(number / 4 % 4), .steps = 5};
    *out =
        board_bed(9 + number % 5, 6 + number % 3, (pave_hex_system)(PAVE_HEX_ODD_R + number % 4),
                  shares[number % 5], (pave_vertex_rule)(number % 3), number >= 8 ? &relax : NULL);
    return true;
}

static bool any_arc_is_edited(const bed *b, int32_t arc)
{
    const pave_graph *graph = b->adjacency->graph;
    return arc < graph->twin[arc] &&
           (!pave_adjacency_is_border(b->adjacency, graph->to[arc]) ||
            !pave_adjacency_is_border(b->adjacency, graph->to[graph->twin[arc]]));
}

static pave_result flip(bed *b, int32_t arc, pave_mesh_patch *patch)
{
    return edit(b, arc, !pave_adjacency_is_cut(b->adjacency, arc), patch, NULL);
}

static void check_sound(const bed *b)
{
    pave_mesh_faults faults;
    assert_ok(pave_mesh_check(b->mesh, NULL, &faults));
}

/// Each edge in turn: there, back, and there again. All come back; without a memory of edits about
/// a fifth do.
TEST(each_edge_there_and_back)
{
    int64_t edits = 0, cuts = 0;
    for (int number = 0; number < UNDO_BEDS; number++) {
        bed b;
        if (!undo_bed(number, &b)) continue;
        const uint64_t hash = pave_mesh_hash(b.mesh);
        for (int32_t arc = 0; arc < b.adjacency->graph->arc_count; arc++) {
            pave_mesh_patch patch;
            if (!any_arc_is_edited(&b, arc) || flip(&b, arc, &patch) != PAVE_OK) continue;
            assert_false(patch.restored);
            const uint64_t there = pave_mesh_hash(b.mesh);
            for (int i = 0; i < 3; i++) {
                must(flip(&b, arc, &patch), "back");
                assert_true(patch.restored);
                assert_int_equal(pave_mesh_hash(b.mesh), i % 2 ? there : hash);
            }
            edits++;
            cuts += pave_adjacency_is_cut(b.adjacency, arc) == 0;
        }
        check_sound(&b);
        bed_end(&b);
    }
    print_message("%d edges, %d of them whole in the beginning\n", (int)edits, (int)cuts);
    assert_true(edits > 2000 && cuts > 800 && edits - cuts > 800);
}

/// Hundreds of edits, of which many touch each other, undone in reverse order, and done again.
TEST(in_reverse_order)
{
    enum { EDITS = 200 };
    int64_t all = 0;
    for (int number = 0; number < UNDO_BEDS; number++) {
        bed b;
        if (!undo_bed(number, &b)) continue;
        uint64_t hashes[EDITS + 1];
        int32_t arcs[EDITS], count = 0;
        bool *used = calloc((size_t)b.adjacency->graph->arc_count, sizeof *used);
        hashes[0] = pave_mesh_hash(b.mesh);
        for (int i = 0; i < EDITS; i++) {
            pave_mesh_patch patch;
            arcs[count] = random_arc(&b);
            if (used[arcs[count]]) continue;
            used[arcs[count]] = used[b.adjacency->graph->twin[arcs[count]]] = true;
            if (flip(&b, arcs[count], &patch) == PAVE_OK) hashes[++count] = pave_mesh_hash(b.mesh);
        }
        check_sound(&b);
        for (int32_t i = count; i-- > 0;) {
            pave_mesh_patch patch;
            must(flip(&b, arcs[i], &patch), "back");
            assert_true(patch.restored);
            if (pave_mesh_hash(b.mesh) != hashes[i]) fail_msg("bed %d, edit %d", number, (int)i);
        }
        for (int32_t i = 0; i < count; i++) {
            pave_mesh_patch patch;
            must(flip(&b, arcs[i], &patch), "again");
            assert_true(patch.restored);
            if (pave_mesh_hash(b.mesh) != hashes[i + 1])
                fail_msg("bed %d, redo %d", number, (int)i);
        }
        all += count;
        free(used);
        bed_end(&b);
    }
    print_message("%d edits undone and done again\n", (int)all);
    assert_true(all > 3000);
}

/// Edits that have no tile in common, undone in another order.
TEST(in_any_order_where_they_do_not_touch)
{
    int64_t all = 0;
    for (int number = 0; number < UNDO_BEDS; number++) {
        bed b;
        if (!undo_bed(number, &b)) continue;
        const uint64_t hash = pave_mesh_hash(b.mesh);
        bool *taken = calloc((size_t)b.mesh->tile_count, sizeof *taken);
        int32_t arcs[64], count = 0;
        for (int i = 0; i < 400 && count < 64; i++) {
            pave_mesh_patch patch;
            bool touches = false;
            arcs[count] = random_arc(&b);
            if (flip(&b, arcs[count], &patch) != PAVE_OK) continue;
            for (int32_t k = 0; k < patch.tile_count; k++) touches |= taken[patch.tiles[k]];
            for (int32_t k = 0; !touches && k < patch.tile_count; k++) taken[patch.tiles[k]] = true;
            if (touches)
                must(flip(&b, arcs[count], &patch), "back at once");
            else
                count++;
        }
        all += count;
        while (count > 0) {
            pave_mesh_patch patch;
            const int32_t i = (int32_t)(draw(&b) % (uint32_t)count);
            must(flip(&b, arcs[i], &patch), "back");
            assert_true(patch.restored);
            arcs[i] = arcs[--count];
        }
        assert_int_equal(pave_mesh_hash(b.mesh), hash);
        free(taken);
        bed_end(&b);
    }
    print_message("%d edits\n", (int)all);
    assert_true(all > 150);
}

/// The tiles of a patch, before and after its edit.
typedef struct remembered {
    tile_copy *before, *after;
    int32_t arc, *tiles, tile_count;
} remembered;

/// Whether these tiles have the same polygons and neighbours in two copies.
static bool same_tiles(const remembered *one, const tile_copy *a, const tile_copy *b)
{
    bool same = true;
    for (int32_t i = 0; same && i < one->tile_count; i++) {
        const int32_t tile = one->tiles[i];
        same = same_polygon(&a[tile], &b[tile]) && same_neighbors(&a[tile], &b[tile]);
    }
    return same;
}

/// Among random edits: wherever the tiles of an edit are as it left them, whatever else was done,
/// its edit back gives what was there; where they are not, the mesh is sound all the same.
TEST(whatever_else_was_done)
{
    int64_t due = 0, others = 0;
    for (int number = 0; number < UNDO_BEDS; number++) {
        bed b;
        if (!undo_bed(number, &b)) continue;
        for (int round = 0; round < 12; round++) {
            remembered one = {.arc = random_arc(&b)};
            pave_mesh_patch patch;
            one.before = copy_tiles(b.mesh);
            const bool done = flip(&b, one.arc, &patch) == PAVE_OK;
            one.after = copy_tiles(b.mesh);
            one.tile_count = patch.tile_count;
            one.tiles = calloc((size_t)patch.tile_count + 1, sizeof *one.tiles);
            for (int32_t i = 0; i < patch.tile_count; i++) one.tiles[i] = patch.tiles[i];
            bool again = false;
            for (int i = 0; i < round; i++) {
                const int32_t arc = random_arc(&b);
                again |= arc == one.arc || arc == b.adjacency->graph->twin[one.arc];
                (void)flip(&b, arc, &patch);
            }
            tile_copy *now = copy_tiles(b.mesh);
            const bool is_due = done && !again && same_tiles(&one, one.after, now);
            const pave_result result = flip(&b, one.arc, &patch);
            if (is_due) {
                assert_true(result == PAVE_OK && patch.restored);
                tile_copy *then = copy_tiles(b.mesh);
                assert_true(same_tiles(&one, one.before, then));
                for (int32_t tile = 0; tile < b.mesh->tile_count; tile++) {
                    bool named = false;
                    for (int32_t i = 0; i < one.tile_count; i++) named |= one.tiles[i] == tile;
                    if (!named) assert_true(same_polygon(&now[tile], &then[tile]));
                }
                free_tiles(then, b.mesh->tile_count);
            }
            due += is_due;
            others += !is_due;
            check_sound(&b);
            free_tiles(now, b.mesh->tile_count);
            free_tiles(one.after, b.mesh->tile_count);
            free_tiles(one.before, b.mesh->tile_count);
            free(one.tiles);
        }
        bed_end(&b);
    }
    print_message("%d undone, %d changed since\n", (int)due, (int)others);
    assert_true(due > 100 && others > 50);
}

/// Thousands of edits elsewhere, and lists of vertices that are built again meanwhile.
TEST(much_later)
{
    const pave_relax_def relax = {.steps = 5};
    bed b = board_bed(30, 30, PAVE_HEX_EVEN_Q, 0.2, PAVE_VERTEX_MEAN, &relax);
    const pave_board_tile tile = pave_board_at(3, 3);
    pave_mesh_patch patch;
    int k = 0;
    while (k < PAVE_BOARD_NEIGHBORS_MAX - 1 &&
           pave_mesh_edit_board(b.mesh, b.board, tile, k, !pave_board_has(b.board, tile, k), &patch,
                                NULL) != PAVE_OK)
        k++;
    const bool made = pave_board_has(b.board, tile, k);
    tile_copy *first = copy_tiles(b.mesh), *last = NULL;
    for (int i = 0; i < 6000; i++) {
        const pave_board_tile there =
            pave_board_at(8 + (int32_t)(draw(&b) % 22), 8 + (int32_t)(draw(&b) % 22));
        const int way = (int)(draw(&b) % 6);
        (void)pave_mesh_edit_board(b.mesh, b.board, there, way,
                                   !pave_board_has(b.board, there, way), NULL, NULL);
    }
    must(pave_mesh_edit_board(b.mesh, b.board, tile, k, !made, &patch, NULL), "back");
    assert_true(patch.restored);
    must(pave_mesh_edit_board(b.mesh, b.board, tile, k, made, &patch, NULL), "and there");
    last = copy_tiles(b.mesh);
    for (int32_t i = 0; i < patch.tile_count; i++)
        assert_true(same_polygon(&first[patch.tiles[i]], &last[patch.tiles[i]]));
    check_sound(&b);
    free_tiles(first, b.mesh->tile_count);
    free_tiles(last, b.mesh->tile_count);
    bed_end(&b);
}

/// The first arc between two tiles whose edge can be cut.
static int32_t first_cut(bed *b)
{
    for (int32_t arc = 0; arc < b->adjacency->graph->arc_count; arc++) {
        if (joins_border(b, arc) || pave_adjacency_is_cut(b->adjacency, arc)) continue;
        if (fixture_can_cut(b->adjacency, arc)) return arc;
    }
    fail_msg("nothing can be cut");
    return -1;
}

/// A mesh that was relaxed since is not what the edit left; a copy remembers nothing.
TEST(what_is_not_undone)
{
    const pave_relax_def relax = {.kind = PAVE_RELAX_LLOYD, .steps = 1};
    bed b = board_bed(12, 10, PAVE_HEX_ODD_R, 0.3, PAVE_VERTEX_MEAN, &relax);
    pave_mesh *copy = NULL;
    pave_mesh_patch patch;
    const int32_t arc = first_cut(&b), a = b.adjacency->graph->to[b.adjacency->graph->twin[arc]],
                  c = b.adjacency->graph->to[arc];
    const pave_board_tile tile = pave_board_node_tile(b.board, a);
    const int k = pave_board_between(b.board, tile, pave_board_node_tile(b.board, c));
    must(flip(&b, arc, &patch), "edit");
    must(pave_mesh_copy(b.mesh, NULL, &copy, NULL), "copy");
    must(pave_mesh_relax(b.mesh, &relax, NULL, NULL), "relaxation");
    for (int i = 0; i < 2; i++) {
        pave_board *board = NULL;
        must(pave_board_copy(b.board, NULL, &board, NULL), "board");
        must(pave_mesh_edit_board(i == 0 ? b.mesh : copy, board, tile, k,
                                  !pave_board_has(board, tile, k), &patch, NULL),
             "an edit like any other");
        assert_false(patch.restored);
        pave_board_destroy(board);
    }
    check_sound(&b);
    pave_mesh_destroy(copy);
    bed_end(&b);
}

/// An edge has one past, that of its last edit, however often it is edited.
TEST(an_edge_has_one_past)
{
    const pave_relax_def relax = {.kind = PAVE_RELAX_LLOYD, .steps = 1};
    bed b = board_bed(12, 10, PAVE_HEX_ODD_R, 0.3, PAVE_VERTEX_MEAN, NULL);
    const int32_t arc = first_cut(&b);
    pave_mesh_patch patch;
    int edits = 0;
    for (int i = 0; i < 40; i++) {
        must(flip(&b, arc, &patch), "edit");
        edits += !patch.restored;
        assert_int_equal(b.mesh->own->pasts.by_arc.count, 1);
        const uint64_t hash = pave_mesh_hash(b.mesh);
        for (int j = 0; j < 2; j++) {
            must(flip(&b, arc, &patch), "there and back");
            assert_true(patch.restored);
        }
        assert_int_equal(pave_mesh_hash(b.mesh), hash);
        must(pave_mesh_relax(b.mesh, &relax, NULL, NULL), "relaxation");
    }
    assert_true(edits > 20);
    bed_end(&b);
}

/// Each allocation of edits there and back fails once; then the mesh is as it was, and the edit
/// back still undoes.
TEST(failing_allocations)
{
    failing memory = {.fail_at = -1};
    const pave_allocator allocator = failing_allocator(&memory);
    const pave_mesh_def def = {.relax = {.steps = 4}};
    bed b = board_bed(9, 8, PAVE_HEX_EVEN_Q, 0.5, PAVE_VERTEX_MEAN, NULL);
    pave_mesh_destroy(b.mesh);
    must(pave_mesh_create_from_board(b.board, &def, &allocator, NULL, &b.mesh, NULL), "mesh");
    int64_t failures = 0, backs = 0;
    for (int i = 0; i < 500; i++) {
        const int32_t arc = random_arc(&b);
        const uint64_t hash = pave_mesh_hash(b.mesh);
        pave_mesh_patch patch;
        bool done = true;
        for (int way = 0; done && way < 2; way++) {
            const uint64_t before = pave_mesh_hash(b.mesh);
            pave_result result = PAVE_NO_MEMORY;
            for (int64_t fail_at = 0; result == PAVE_NO_MEMORY; fail_at++) {
                memory.fail_at = memory.count + fail_at;
                result = flip(&b, arc, &patch);
                memory.fail_at = -1;
                if (result != PAVE_NO_MEMORY) break;
                assert_int_equal(pave_mesh_hash(b.mesh), before);
                failures++;
            }
            done = result == PAVE_OK;
            if (way == 0 || !done) continue;
            assert_true(patch.restored && pave_mesh_hash(b.mesh) == hash);
            backs++;
        }
        if (i % 3 == 0) (void)flip(&b, arc, &patch); // and on from there
    }
    print_message("%d failures, %d edits back\n", (int)failures, (int)backs);
    assert_true(failures > 100 && backs > 100);
    pave_mesh_destroy(b.mesh);
    b.mesh = NULL;
    assert_true(memory.alive == 0 && memory.bytes == 0);
    bed_end(&b);
}

int main(void) { return run_all_tests(NULL, NULL); }
