/// tests/mesh/test_mesh_edit.c: one adjacency changed in a mesh: 100,000 random toggles on boards
/// and graphs against new meshes, what may move and what may not, what is refused, what is
/// reported, failing allocations, and how much is touched.
#include "../sparse.h"
#include "../test.h"
#include "edit_fixture.h"
#include "mesh_exact.h"
#include "src/board/adjacency_parts.h"
#include "src/mesh/mesh_edit.h"
#include "src/mesh/mesh_parts.h"

// ---- Looking at it ------------------------------------------------------------------------------

/// The neighbours by every query are those of the adjacency.
static void check_queries(const bed *b)
{
    const pave_graph *graph = b->adjacency->graph;
    const pave_mesh *mesh = b->mesh;
    int32_t beyond[4096];
    for (int32_t tile = 0, count; tile < mesh->tile_count; tile++) {
        (void)pave_mesh_ring(mesh, tile, &count);
        assert_int_equal(count, pave_adjacency_degree(b->adjacency, pave_mesh_node(mesh, tile)));
        pave_mesh_neighbors(mesh, tile, beyond);
        for (int32_t k = 0; k < count; k++) {
            const int32_t node = graph->to[bed_arc(b, tile, k)];
            assert_int_equal(beyond[k], pave_adjacency_is_border(b->adjacency, node)
                                            ? -1
                                            : pave_mesh_tile_of(mesh, node));
            if (beyond[k] >= 0) assert_int_equal(pave_mesh_shared_side(mesh, tile, beyond[k]), k);
        }
    }
}

/// Each ring of one mesh is that of the other, except for the numbers of vertices: other[v] is the
/// number of vertex v there.
static void match_rings(const pave_mesh *mesh, const pave_mesh *anew, int32_t *other)
{
    int32_t *back = calloc((size_t)anew->vertex_count, sizeof *back);
    assert_int_equal(mesh->tile_count, anew->tile_count);
    assert_int_equal(mesh->vertex_count, anew->vertex_count);
    assert_int_equal(mesh->corner_count, anew->corner_count);
    for (int32_t v = 0; v < mesh->vertex_count; v++) other[v] = back[v] = -1;
    for (int32_t tile = 0, count, count_anew; tile < mesh->tile_count; tile++) {
        const int32_t *ring = pave_mesh_ring(mesh, tile, &count),
                      *ring_anew = pave_mesh_ring(anew, tile, &count_anew);
        assert_int_equal(count, count_anew);
        for (int32_t k = 0; k < count; k++) {
            assert_true(other[ring[k]] < 0 || other[ring[k]] == ring_anew[k]);
            assert_true(back[ring_anew[k]] < 0 || back[ring_anew[k]] == ring[k]);
            other[ring[k]] = ring_anew[k];
            back[ring_anew[k]] = ring[k];
        }
    }
    free(back);
}

/// The rims are the same lines, wherever they begin.
static void match_rims(const pave_mesh *mesh, const pave_mesh *anew, const int32_t *other)
{
    int32_t from = 0;
    assert_int_equal(mesh->rim_count, anew->rim_count);
    while (anew->rim[from] != other[mesh->rim[0]]) assert_true(++from < anew->rim_count);
    for (int32_t i = 0; i < mesh->rim_count; i++) {
        assert_int_equal(other[mesh->rim[i]], anew->rim[(from + i) % anew->rim_count]);
        assert_int_equal(mesh->own->rim_place[mesh->rim[i]], i);
    }
    for (int32_t v = 0; v < mesh->vertex_count; v++)
        assert_int_equal(pave_mesh_on_rim(mesh, v), pave_mesh_on_rim(anew, other[v]));
}

/// The mesh is sound, and equals a new one, except for the numbers and positions of vertices that
/// were moved.
static void checkpoint(const bed *b)
{
    pave_mesh *anew = NULL;
    const pave_mesh_def def = {.vertex_rule = b->rule};
    pave_error error = {0};
    pave_mesh_faults faults;
    assert_ok(pave_mesh_check(b->mesh, NULL, &faults));
    pave_result result =
        b->board ? pave_mesh_create_from_board(b->board, &def, NULL, NULL, &anew, &error)
                 : pave_mesh_create_from_adjacency(b->adjacency, &def, NULL, NULL, &anew, &error);
    if (result != PAVE_OK) fail_msg("%s", error.message);
    int32_t *other = calloc((size_t)b->mesh->vertex_count, sizeof *other), same = 0, moved = 0;
    pave_point *places = bed_places(b);
    match_rings(b->mesh, anew, other);
    if (b->mesh->own) match_rims(b->mesh, anew, other);
    for (int32_t v = 0; v < b->mesh->vertex_count; v++) {
        const pave_point here = b->mesh->vertices[v], there = anew->vertices[other[v]];
        if (!b->moved[v] && !same_point(here, places[v])) fail_msg("vertex %d has moved", (int)v);
        if (anew->made.repaired_tiles == 0 && anew->made.repair_rounds == 0)
            assert_true(same_point(there, places[v]));
        if (same_point(there, places[v]) && !b->moved[v]) assert_true(same_point(here, there));
        same += same_point(here, there);
        moved += b->moved[v] || !same_point(there, places[v]);
    }
    assert_true(same + moved >= b->mesh->vertex_count);
    if (moved == 0) assert_int_equal(pave_mesh_hash(b->mesh), pave_mesh_hash(anew));
    free(places);
    free(other);
    pave_mesh_destroy(anew);
}

// ---- Toggling -----------------------------------------------------------------------------------

/// Checks that the report of an edit matches the changes, and updates b->moved.
static void follow(bed *b, const pave_mesh_patch *patch, int32_t before, bool cut, bool rim_edge)
{
    const int32_t now = b->mesh->vertex_count;
    assert_int_equal(now, before + (cut ? -1 : 1));
    if (patch->renumbered >= 0) {
        assert_true(cut && patch->renumbered < now);
        b->moved[patch->renumbered] = b->moved[now];
    }
    for (int i = 0; i < (cut ? 1 : 2); i++) {
        const int32_t v = patch->vertices[i];
        assert_true(v >= 0 && v < now);
        if (patch->restored)
            b->moved[v] = true; // maybe; test_mesh_undo.c looks at these
        else if (rim_edge || !pave_mesh_on_rim(b->mesh, v))
            b->moved[v] = false;
    }
    if (cut) assert_int_equal(patch->vertices[1], -1);
    for (int32_t i = 0; i < patch->moved_count; i++) {
        assert_true(patch->moved[i] >= 0 && patch->moved[i] < now &&
                    (i == 0 || patch->moved[i] > patch->moved[i - 1]));
        b->moved[patch->moved[i]] = true;
    }
    assert_true(patch->repaired_tiles == 0 || patch->moved_count > 0);
    b->restored += patch->restored;
    b->repaired += patch->repair_rounds > 0;
}

/// Toggles the edge of an arc. Refused is just what would make a fault.
static pave_result toggle(bed *b, int32_t arc)
{
    const bool cut = !pave_adjacency_is_cut(b->adjacency, arc);
    const int32_t before = b->mesh->vertex_count;
    const bool look = draw(b) % 16 == 0;
    const uint64_t hash = look ? pave_mesh_hash(b->mesh) : 0;
    const bool can = !cut || fixture_can_cut(b->adjacency, arc);
    pave_mesh_patch patch;
    pave_error error = {0};
    const pave_result result = edit(b, arc, cut, &patch, &error);
    assert_int_equal(pave_adjacency_is_cut(b->adjacency, arc), (result == PAVE_OK) == cut);
    if (result == PAVE_OK) {
        assert_true(can && patch.fault.kind == PAVE_FAULT_NONE);
        follow(b, &patch, before, cut, joins_border(b, arc));
        b->done++;
        return result;
    }
    assert_true(patch.vertices[0] == -1 && patch.renumbered == -1 && patch.moved_count == 0);
    assert_true(error.message[0] != '\0' && b->mesh->vertex_count == before);
    if (look) assert_int_equal(pave_mesh_hash(b->mesh), hash);
    if (result == PAVE_NOT_FOUND) {
        assert_true(can && patch.fault.kind == PAVE_FAULT_NONE);
        b->given_up++;
    } else {
        assert_int_equal(result, PAVE_INVALID);
        if (can) fail_msg("%s", error.message);
        assert_true(patch.fault.kind != PAVE_FAULT_NONE);
        b->refused++;
    }
    return result;
}

static void toggle_many(bed *b, int32_t count, int32_t every)
{
    for (int32_t i = 0; i < count; i++) {
        (void)toggle(b, random_arc(b));
        if (i % every == every - 1) checkpoint(b);
    }
    checkpoint(b);
    check_queries(b);
}

typedef struct totals {
    int64_t done, refused, given_up, repaired, restored;
} totals;

static void add_totals(totals *all, const bed *b)
{
    all->done += b->done;
    all->refused += b->refused;
    all->given_up += b->given_up;
    all->repaired += b->repaired;
    all->restored += b->restored;
}

static void print_totals(const char *what, const totals *all)
{
    print_message("%s: %d done (%d with repair, %d back), %d refused, %d given up\n", what,
                  (int)all->done, (int)all->repaired, (int)all->restored, (int)all->refused,
                  (int)all->given_up);
}

TEST(boards_of_all_layouts)
{
    static const int32_t sizes[][3] = {{12, 9, 6000}, {3, 3, 2000}, {1, 7, 1500},  {8, 1, 1500},
                                       {1, 1, 300},   {2, 2, 1000}, {40, 30, 5000}};
    totals all = {0};
    for (int system = PAVE_HEX_ODD_R; system <= PAVE_HEX_EVEN_Q; system++)
        for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
            bed b = board_bed(sizes[i][0], sizes[i][1], (pave_hex_system)system, i % 2 ? 0.3 : 0,
                              PAVE_VERTEX_MEAN, NULL);
            toggle_many(&b, sizes[i][2] / SPARSE(4), sizes[i][2] / 40);
            add_totals(&all, &b);
            bed_end(&b);
        }
    print_totals("boards", &all);
    assert_true(all.done > 30000 / SPARSE(4) && all.refused > 5000 / SPARSE(4) &&
                all.repaired > 500 / SPARSE(4) && all.given_up < 10);
}

TEST(other_rules_and_tilings)
{
    totals all = {0};
    for (int number = 0; number < ALL_TILINGS; number++) {
        bed b = {.rule = (pave_vertex_rule)(number % 3)};
        b.adjacency = window_adjacency(number, 9, 8, &b.tiling, &b.window);
        int64_t count = 0;
        if (b.adjacency) {
            pave_result result = pave_adjacency_repair(b.adjacency, NULL, NULL, 0, &count);
            if (result == PAVE_OK && b.adjacency->inner_count > 0) {
                bed_begin(&b, NULL);
                toggle_many(&b, 2000 / SPARSE(2), 50);
                add_totals(&all, &b);
            }
        }
        bed_end(&b);
    }
    print_totals("tilings", &all);
    assert_true(all.done > 10000 / SPARSE(2) && all.refused > 2000 / SPARSE(2) &&
                all.repaired > 100 / SPARSE(2) && all.given_up < 10);
}

// ---- Relaxed meshes -----------------------------------------------------------------------------

/// Each vertex outside the patch stays, bit for bit.
static void toggle_and_compare(bed *b, int32_t arc)
{
    const int32_t count = b->mesh->vertex_count;
    const bool cut = !pave_adjacency_is_cut(b->adjacency, arc);
    pave_point *before = calloc((size_t)count + 1, sizeof *before);
    bool *patched = calloc((size_t)count + 1, sizeof *patched);
    pave_mesh_patch patch;
    memcpy(before, b->mesh->vertices, (size_t)count * sizeof *before);
    const pave_result result = edit(b, arc, cut, &patch, NULL);
    if (result == PAVE_OK) {
        follow(b, &patch, count, cut, joins_border(b, arc));
        b->done++;
        if (patch.renumbered >= 0) before[patch.renumbered] = before[count - 1];
        for (int i = 0; i < 2; i++)
            if (patch.vertices[i] >= 0) patched[patch.vertices[i]] = true;
        for (int32_t i = 0; i < patch.moved_count; i++) patched[patch.moved[i]] = true;
    }
    for (int32_t v = 0; v < b->mesh->vertex_count; v++)
        assert_true(patched[v] || same_point(before[v], b->mesh->vertices[v]));
    free(patched);
    free(before);
}

TEST(relaxed_meshes_stay_outside_the_patch)
{
    for (int kind = PAVE_RELAX_EVEN; kind <= PAVE_RELAX_REAPPLY; kind++)
        for (int system = PAVE_HEX_ODD_R; system <= PAVE_HEX_EVEN_Q; system++) {
            const pave_relax_def relax = {.kind = (pave_relax_kind)kind, .steps = 8};
            bed b = board_bed(14, 11, (pave_hex_system)system, 0.2, (pave_vertex_rule)(kind % 3),
                              &relax);
            for (int i = 0; i < 700; i++) {
                toggle_and_compare(&b, random_arc(&b));
                if (i % 50 == 0) checkpoint(&b);
                if (i == 350) { // edits and relaxation take turns
                    must(pave_mesh_relax(b.mesh, &relax, NULL, NULL), "relaxation");
                    for (int32_t v = 0; v < b.mesh->vertex_count; v++) b.moved[v] = true;
                    checkpoint(&b);
                }
            }
            checkpoint(&b);
            check_queries(&b);
            assert_true(b.done > 300);
            bed_end(&b);
        }
}

// ---- What is refused ----------------------------------------------------------------------------

static bool same_nodes(const pave_fault *a, const pave_fault *b, int count)
{
    for (int i = 0; i < count; i++) {
        bool found = false;
        for (int j = 0; j < count; j++) found |= a->nodes[i] == b->nodes[j];
        if (!found) return false;
    }
    return true;
}

/// Whether a fault is among those that the check finds, its nodes in any order.
static bool is_found(const pave_fault *fault, const pave_fault *found, int32_t count)
{
    static const int nodes[] = {[PAVE_FAULT_DISCONNECTED] = 0,
                                [PAVE_FAULT_FEW_NEIGHBORS] = 3,
                                [PAVE_FAULT_BRIDGE] = 2,
                                [PAVE_FAULT_FACE_TWICE] = 3,
                                [PAVE_FAULT_SHARED_TWICE] = 4};
    for (int32_t i = 0; i < count; i++)
        if (found[i].kind == fault->kind && same_nodes(fault, &found[i], nodes[fault->kind]))
            return true;
    return false;
}

static bool same_tile(pave_board_tile a, pave_board_tile b)
{
    return a.col == b.col && a.row == b.row;
}

/// Whether a tile is at most two steps from the tile (6, 6).
static bool in_block(const pave_board *board, pave_board_tile tile)
{
    const pave_board_tile middle = {6, 6};
    bool inside = same_tile(tile, middle);
    for (int k = 0; k < PAVE_BOARD_NEIGHBORS_MAX; k++) {
        const pave_board_tile near = pave_board_neighbor(board, tile, k);
        inside |= same_tile(near, middle) || pave_board_between(board, near, middle) >= 0;
    }
    return inside;
}

/// Cuts a block of tiles off, as far as possible, except for one tile at its side, which will meet
/// both faces of the last edge.
static void cut_block_off(bed *b)
{
    const pave_graph *graph = b->adjacency->graph;
    for (int32_t arc = 0; arc < graph->arc_count; arc++) {
        const pave_board_tile tile = pave_board_node_tile(b->board, graph->to[graph->twin[arc]]),
                              there = pave_board_node_tile(b->board, graph->to[arc]);
        const bool kept = (tile.col == 6 && tile.row == 4) || !pave_board_inner(b->board, there);
        if (in_block(b->board, tile) && !in_block(b->board, there) && !kept &&
            !pave_adjacency_is_cut(b->adjacency, arc))
            (void)toggle(b, arc);
    }
}

/// Each edge of a board in turn: it is refused exactly where the full check would find a fault, and
/// that fault is reported.
TEST(refused_is_what_the_check_finds)
{
    int64_t kinds[PAVE_FAULT_SHARED_TWICE + 1] = {0};
    for (int round = 0; round < 60; round += SPARSE(11)) {
        const int32_t more = round % 3 == 0 ? 8 : 0;
        bed b = board_bed(3 + round % 4 + more, 2 + round % 5 + more,
                          (pave_hex_system)(PAVE_HEX_ODD_R + round % 4),
                          more ? 0 : (round % 7) / 6.0, PAVE_VERTEX_MEAN, NULL);
        if (more > 0)
            cut_block_off(&b);
        else
            for (int i = 0; i < 30; i++) (void)toggle(&b, random_arc(&b));
        for (int i = 0; more > 0 && round % 2 && i < 3000; i++) { // nearly all is cut that can be
            const int32_t arc = random_arc(&b);
            if (!pave_adjacency_is_cut(b.adjacency, arc)) (void)toggle(&b, arc);
        }
        for (int32_t arc = 0; arc < b.adjacency->graph->arc_count; arc++) {
            pave_fault found[256];
            int64_t count;
            pave_mesh_patch patch;
            const bool cut = !pave_adjacency_is_cut(b.adjacency, arc);
            if (pave_adjacency_set_cut(b.adjacency, arc, cut) != PAVE_OK) continue;
            must(pave_adjacency_check(b.adjacency, NULL, found, 256, &count), "check");
            must(pave_adjacency_set_cut(b.adjacency, arc, !cut), "as it was");
            const pave_result result = edit(&b, arc, cut, &patch, NULL);
            if (result == PAVE_INVALID) {
                if (!is_found(&patch.fault, found, (int32_t)count))
                    fail_msg("fault %d of %d, %d", patch.fault.kind, (int)patch.fault.nodes[0],
                             (int)patch.fault.nodes[1]);
                kinds[patch.fault.kind]++;
            } else {
                assert_int_equal(count, 0);
                if (result == PAVE_OK)
                    assert_int_not_equal(edit(&b, arc, !cut, NULL, NULL), PAVE_INVALID);
            }
        }
        bed_end(&b);
    }
    print_message("few %d, apart %d, a face twice %d, two faces share two %d\n",
                  (int)kinds[PAVE_FAULT_FEW_NEIGHBORS], (int)kinds[PAVE_FAULT_DISCONNECTED],
                  (int)kinds[PAVE_FAULT_FACE_TWICE], (int)kinds[PAVE_FAULT_SHARED_TWICE]);
    assert_true(kinds[PAVE_FAULT_FEW_NEIGHBORS] > 0 && kinds[PAVE_FAULT_DISCONNECTED] > 0 &&
                kinds[PAVE_FAULT_FACE_TWICE] > 0 && kinds[PAVE_FAULT_SHARED_TWICE] > 0);
}

TEST(wrong_calls)
{
    pave_mesh_patch patch;
    pave_error error;
    bed b = board_bed(5, 4, PAVE_HEX_ODD_R, 0, PAVE_VERTEX_MEAN, NULL),
        other = board_bed(5, 4, PAVE_HEX_ODD_R, 0.4, PAVE_VERTEX_MEAN, NULL);
    const uint64_t hash = pave_mesh_hash(b.mesh);
    assert_int_equal(
        pave_mesh_edit_board(b.mesh, b.board, pave_board_at(9, 9), 0, false, &patch, &error),
        PAVE_RANGE);
    assert_int_equal(
        pave_mesh_edit_board(b.mesh, b.board, pave_board_at(0, 0), 6, false, &patch, &error),
        PAVE_RANGE);
    assert_int_equal(
        pave_mesh_edit_board(b.mesh, b.board, pave_board_at(0, 0), -1, false, NULL, NULL),
        PAVE_RANGE);
    assert_int_equal(
        pave_mesh_edit_board(b.mesh, b.board, pave_board_at(-1, -1), 0, false, &patch, &error),
        PAVE_RANGE);
    assert_int_equal(
        pave_mesh_edit_board(b.mesh, b.board, pave_board_at(-1, -1), 1, false, &patch, &error),
        PAVE_INVALID);
    assert_string_equal(error.message, "border tiles are always adjacent to each other");
    assert_ok(pave_mesh_edit_board(b.mesh, b.board, pave_board_at(1, 1), 1, true, &patch, &error));
    assert_true(patch.vertices[0] == -1 && !b.mesh->own); // nothing was to be done
    assert_int_equal(pave_mesh_edit_board(b.mesh, other.board, pave_board_at(2, 2), 1,
                                          !pave_board_has(other.board, pave_board_at(2, 2), 1),
                                          &patch, &error),
                     PAVE_INVALID);
    assert_string_equal(error.message,
                        "the mesh was not made from this board: edit the one that was");
    assert_null(b.mesh->own);
    // Other tiles than those of the edit, or the position, make it another mesh too.
    for (int k = 0; k < 4; k++) {
        if (k == 0) must(pave_board_set(b.board, pave_board_at(1, 1), 1, false), "elsewhere");
        b.mesh->origin.x += k == 1;
        b.mesh->origin.y += k == 2;
        b.mesh->step *= k == 3 ? 2 : 1;
        assert_int_equal(
            pave_mesh_edit_board(b.mesh, b.board, pave_board_at(3, 2), 0, false, &patch, &error),
            PAVE_INVALID);
        assert_string_equal(error.message,
                            "the mesh was not made from this board: edit the one that was");
        assert_null(b.mesh->own);
        if (k == 0) must(pave_board_set(b.board, pave_board_at(1, 1), 1, true), "as it was");
        b.mesh->origin.x -= k == 1;
        b.mesh->origin.y -= k == 2;
        b.mesh->step /= k == 3 ? 2 : 1;
    }
    int32_t arc = 0;
    const pave_graph *graph = b.adjacency->graph;
    while (!pave_adjacency_is_border(b.adjacency, graph->to[arc]) ||
           !pave_adjacency_is_border(b.adjacency, graph->to[graph->twin[arc]]))
        arc++;
    assert_int_equal(pave_mesh_edit_adjacency(b.mesh, b.adjacency, arc, true, &patch, &error),
                     PAVE_INVALID);
    assert_int_equal(pave_mesh_hash(b.mesh), hash);
    // An edit that is refused, and its message.
    for (int k = 0; k < 3; k++)
        must(pave_mesh_edit_board(b.mesh, b.board, pave_board_at(2, 2), k, false, NULL, NULL),
             "cut");
    assert_int_equal(
        pave_mesh_edit_board(b.mesh, b.board, pave_board_at(2, 2), 3, false, &patch, &error),
        PAVE_INVALID);
    assert_int_equal(patch.fault.kind, PAVE_FAULT_FEW_NEIGHBORS);
    assert_string_equal(
        error.message,
        "tiles 12 and 16 must stay adjacent: tile 12: a tile has fewer than three neighbours");
    // A board that was changed without its mesh is refused.
    must(pave_board_set(b.board, pave_board_at(2, 2), 0, true), "behind the mesh's back");
    assert_int_equal(
        pave_mesh_edit_board(b.mesh, b.board, pave_board_at(2, 2), 3, false, &patch, &error),
        PAVE_INVALID);
    assert_string_equal(error.message,
                        "the mesh was not made from this board: edit the one that was");
    bed_end(&other);
    bed_end(&b);
}

// ---- Memory -------------------------------------------------------------------------------------

/// Every allocation of a number of edits fails once; then all is as it was, and the same edit works
/// the next time.
TEST(failing_allocations)
{
    failing memory = {.fail_at = -1};
    const pave_allocator allocator = failing_allocator(&memory);
    bed b = board_bed(9, 7, PAVE_HEX_EVEN_Q, 0.3, PAVE_VERTEX_MEAN, NULL);
    pave_mesh_destroy(b.mesh);
    must(pave_mesh_create_from_board(b.board, NULL, &allocator, NULL, &b.mesh, NULL), "mesh");
    int64_t failures = 0;
    for (int i = 0; i < 400; i++) {
        const int32_t arc = random_arc(&b);
        const bool cut = !pave_adjacency_is_cut(b.adjacency, arc);
        const uint64_t hash = pave_mesh_hash(b.mesh);
        const int32_t vertices = b.mesh->vertex_count;
        pave_result result = PAVE_NO_MEMORY;
        for (int64_t fail_at = 0; result == PAVE_NO_MEMORY; fail_at++) {
            pave_mesh_faults faults;
            pave_error error = {0};
            memory.fail_at = memory.count + fail_at;
            result = edit(&b, arc, cut, NULL, &error);
            memory.fail_at = -1;
            if (result != PAVE_NO_MEMORY) break;
            failures++;
            assert_true(pave_mesh_hash(b.mesh) == hash && b.mesh->vertex_count == vertices);
            assert_string_equal(error.message,
                                "not enough memory to change the mesh: free some, then edit again");
            assert_ok(pave_mesh_check(b.mesh, NULL, &faults));
        }
    }
    for (int32_t v = 0; v < b.mesh->vertex_count; v++) b.moved[v] = true; // follow() was not called
    checkpoint(&b);
    assert_true(failures > 100);
    pave_mesh_destroy(b.mesh);
    b.mesh = NULL;
    assert_true(memory.alive == 0 && memory.bytes == 0);
    bed_end(&b);
}

/// The same edits in the middle of a small board and of a large one need the same room and touch as
/// much.
TEST(the_size_of_the_mesh_does_not_matter)
{
    int64_t notes[2], rounds[2], ends[2];
    for (int large = 0; large < 2; large++) {
        failing memory = {.fail_at = -1};
        const pave_allocator allocator = failing_allocator(&memory);
        const int32_t side = large ? 400 / SPARSE(2) : 20;
        bed b = board_bed(side, side, PAVE_HEX_ODD_R, 0, PAVE_VERTEX_MEAN, NULL);
        pave_mesh_destroy(b.mesh);
        must(pave_mesh_create_from_board(b.board, NULL, &allocator, NULL, &b.mesh, NULL), "mesh");
        must(pave_mesh_edit_board(b.mesh, b.board, pave_board_at(side / 2, side / 2), 0, false,
                                  NULL, NULL),
             "the first one");
        const int64_t count = memory.count, bytes = memory.bytes;
        rounds[large] = 0;
        for (uint32_t i = 0; i < 60; i++) {
            const uint32_t word = pave_random_at(3, 0x8000, (int32_t)i, 0, 0, 0).word[0];
            const pave_board_tile tile = pave_board_at(side / 2 + (int32_t)(word % 7) - 3,
                                                       side / 2 + (int32_t)(word / 7 % 7) - 3);
            pave_mesh_patch patch;
            pave_result result = pave_mesh_edit_board(
                b.mesh, b.board, tile, (int)(word / 64 % 6),
                !pave_board_has(b.board, tile, (int)(word / 64 % 6)), &patch, NULL);
            rounds[large] +=
                patch.repair_rounds + 100 * patch.moved_count + 10000 * (result == PAVE_OK);
        }
        assert_true(memory.count - count < 200 && memory.bytes - bytes < 20000);
        notes[large] = b.mesh->own->note_room;
        ends[large] = b.mesh->own->list_end - b.mesh->corner_count;
        bed_end(&b);
    }
    assert_int_equal(rounds[0], rounds[1]);
    assert_int_equal(notes[0], notes[1]);
    assert_true(ends[0] <= ends[1]); // lists were built again in the small one, or not
}

/// A copy lies close, can be edited by itself, and its rim and lists are the same.
TEST(copies_can_be_edited)
{
    bed b = board_bed(10, 8, PAVE_HEX_ODD_Q, 0.2, PAVE_VERTEX_MEAN, NULL);
    for (int i = 0; i < 300; i++) (void)toggle(&b, random_arc(&b));
    pave_mesh *copy = NULL;
    pave_mesh_faults faults;
    must(pave_mesh_copy(b.mesh, NULL, &copy, NULL), "copy");
    assert_true(!copy->own && !copy->ring_count && pave_mesh_ring_room(copy) == copy->corner_count);
    assert_int_equal(pave_mesh_hash(copy), pave_mesh_hash(b.mesh));
    pave_mesh_destroy(b.mesh);
    b.mesh = copy;
    toggle_many(&b, 300, 50);
    pave_graph *graph = NULL;
    pave_locator *locator = NULL;
    must(pave_mesh_to_graph(b.mesh, NULL, &graph, NULL), "graph");
    must(pave_locator_create(b.mesh, NULL, &locator, NULL), "locator");
    for (int32_t tile = 0; tile < b.mesh->tile_count; tile++)
        assert_int_equal(pave_locator_find(locator, pave_mesh_center(b.mesh, tile)), tile);
    assert_ok(pave_mesh_check(b.mesh, NULL, &faults));
    pave_locator_destroy(locator);
    pave_graph_destroy(graph);
    bed_end(&b);
}

int main(void) { return run_all_tests(NULL, NULL); }
