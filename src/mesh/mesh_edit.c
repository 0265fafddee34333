/// src/mesh/mesh_edit.c: cuts or restores one adjacency, both in a mesh and in its board or
/// adjacency.
///
/// The edit is checked first. Then both are changed, and the old value of each changed byte of the
/// mesh is saved. The affected vertices get new positions, and tiles that are then not positive are
/// repaired. If that fails, the saved values restore everything.
#include "../base/exact.h"

#include "../board/adjacency_parts.h"
#include "mesh_edit.h"
#include "mesh_parts.h"

#include <inttypes.h>

// ---- Checks -------------------------------------------------------------------------------------

static pave_fault reshape_no_fault(void) { return pave_fault_of(PAVE_FAULT_NONE, -1, -1, -1, -1); }

int32_t pave_reshape_corner(const pave_mesh *mesh, int32_t tile, int32_t vertex)
{
    int32_t count;
    const int32_t *ring = pave_mesh_ring(mesh, tile, &count);
    for (int32_t k = 0; k < count; k++)
        if (ring[k] == vertex) return k;
    return -1;
}

/// Returns the node across side k of a tile, which may be a border node.
static int32_t reshape_beyond(const pave_reshape *edit, int32_t tile, int32_t k)
{
    return pave_embedding_to(
        &edit->embedding,
        pave_embedding_at_rank(&edit->embedding, pave_mesh_node(edit->mesh, tile), k));
}

static pave_fault reshape_few(const pave_reshape *edit, int32_t tile, int32_t arc)
{
    if (tile < 0 || pave_mesh_side_count(edit->mesh, tile) > 3) return reshape_no_fault();
    const int32_t one = pave_embedding_successor(&edit->embedding, arc),
                  two = pave_embedding_successor(&edit->embedding, one);
    return pave_fault_of(PAVE_FAULT_FEW_NEIGHBORS, pave_mesh_node(edit->mesh, tile),
                         pave_embedding_to(&edit->embedding, one),
                         pave_embedding_to(&edit->embedding, two), -1);
}

/// Finds a tile, other than the ends of the edge, that meets both faces.
static pave_fault reshape_tile_twice(const pave_reshape *edit, int32_t u, int32_t v)
{
    int32_t count_u, count_v;
    const int32_t *at_u = pave_mesh_tiles_at(edit->mesh, u, &count_u),
                  *at_v = pave_mesh_tiles_at(edit->mesh, v, &count_v);
    for (int32_t i = 0, j = 0; i < count_u && j < count_v;) {
        const int32_t tile = at_u[i];
        if (tile < at_v[j]) {
            i++;
        } else if (tile > at_v[j]) {
            j++;
        } else {
            i++;
            j++;
            if (tile == edit->a || tile == edit->b) continue;
            const int32_t one = pave_reshape_corner(edit->mesh, tile, u),
                          two = pave_reshape_corner(edit->mesh, tile, v);
            return pave_fault_of(PAVE_FAULT_FACE_TWICE, pave_mesh_node(edit->mesh, tile),
                                 reshape_beyond(edit, tile, one), reshape_beyond(edit, tile, two),
                                 -1);
        }
    }
    return reshape_no_fault();
}

/// Finds a side of `tile` from `vertex` to a vertex seen in the round or, if `round` is 0, to
/// `*other`. Stores that vertex in `other`. Returns -1 if not found.
static int32_t reshape_side_to(const pave_reshape *edit, int32_t tile, int32_t vertex,
                               uint32_t round, int32_t *other)
{
    int32_t count;
    const int32_t *ring = pave_mesh_ring(edit->mesh, tile, &count),
                  k = pave_reshape_corner(edit->mesh, tile, vertex);
    const int32_t after = k + 1 < count ? k + 1 : 0, before = k > 0 ? k - 1 : count - 1;
    for (int i = 0; i < 2; i++) {
        const int32_t end = ring[i == 0 ? after : before];
        if (round > 0 ? edit->edits->seen[end] != round : end != *other) continue;
        *other = end;
        return i == 0 ? k : before;
    }
    return -1;
}

/// Stores the edge crossed by the side from u to another vertex.
static void reshape_name_side(const pave_reshape *edit, int32_t u, int32_t other, int32_t *out)
{
    int32_t count;
    const int32_t *tiles = pave_mesh_tiles_at(edit->mesh, u, &count);
    for (int32_t i = 0; i < count; i++) {
        const int32_t k = reshape_side_to(edit, tiles[i], u, 0, &other);
        if (k < 0) continue;
        out[0] = pave_mesh_node(edit->mesh, tiles[i]);
        out[1] = reshape_beyond(edit, tiles[i], k);
        return;
    }
}

/// Finds a third vertex that has sides to both u and v.
static pave_fault reshape_side_twice(pave_reshape *edit, int32_t u, int32_t v)
{
    const uint32_t round = pave_reshapes_round(edit->mesh);
    int32_t count, sides, other = -1;
    const int32_t *tiles = pave_mesh_tiles_at(edit->mesh, u, &count);
    for (int32_t i = 0; i < count; i++) {
        const int32_t *ring = pave_mesh_ring(edit->mesh, tiles[i], &sides),
                      k = pave_reshape_corner(edit->mesh, tiles[i], u);
        edit->edits->seen[ring[k + 1 < sides ? k + 1 : 0]] = round;
        edit->edits->seen[ring[k > 0 ? k - 1 : sides - 1]] = round;
    }
    tiles = pave_mesh_tiles_at(edit->mesh, v, &count);
    for (int32_t i = 0; i < count; i++) {
        const int32_t k = reshape_side_to(edit, tiles[i], v, round, &other);
        if (k < 0) continue;
        pave_fault fault =
            pave_fault_of(PAVE_FAULT_SHARED_TWICE, -1, -1, pave_mesh_node(edit->mesh, tiles[i]),
                          reshape_beyond(edit, tiles[i], k));
        reshape_name_side(edit, u, other, fault.nodes);
        return fault;
    }
    return reshape_no_fault();
}

pave_fault pave_reshape_cut_fault(pave_reshape *edit)
{
    const pave_mesh *mesh = edit->mesh;
    int32_t count;
    const int32_t *ring = pave_mesh_ring(mesh, edit->a, &count),
                  k = pave_embedding_rank(&edit->embedding, edit->arc);
    const int32_t u = ring[k], v = ring[k + 1 < count ? k + 1 : 0];
    pave_fault fault = reshape_few(edit, edit->a, edit->arc);
    if (fault.kind == PAVE_FAULT_NONE) fault = reshape_few(edit, edit->b, edit->twin);
    if (fault.kind != PAVE_FAULT_NONE) return fault;
    if (edit->b >= 0 && pave_mesh_on_rim(mesh, u) && pave_mesh_on_rim(mesh, v))
        return pave_fault_of(PAVE_FAULT_DISCONNECTED, pave_mesh_node(mesh, edit->a),
                             pave_mesh_node(mesh, edit->b), -1, -1);
    fault = reshape_tile_twice(edit, u, v);
    return fault.kind == PAVE_FAULT_NONE ? reshape_side_twice(edit, u, v) : fault;
}

pave_fault pave_reshape_join_fault(const pave_reshape *edit)
{
    const pave_embedding *embedding = &edit->embedding;
    const int32_t start = pave_embedding_successor(embedding, edit->arc),
                  end = pave_embedding_successor(embedding, edit->twin);
    int32_t arc = start;
    do {
        if (arc == end) return reshape_no_fault();
        arc = pave_embedding_next(embedding, arc);
    } while (arc != start);
    return pave_fault_of(PAVE_FAULT_BRIDGE, pave_embedding_from(embedding, edit->arc),
                         pave_embedding_to(embedding, edit->arc), -1, -1);
}

// ---- Errors -------------------------------------------------------------------------------------

static pave_result reshape_no_memory(pave_error *error)
{
    return PAVE_FAIL(error, PAVE_NO_MEMORY,
                     "not enough memory to change the mesh: free some, then edit again");
}

static pave_result reshape_refuse(const pave_reshape *edit, bool join, pave_error *error)
{
    char names[PAVE_MESH_FAULT_NAME];
    pave_mesh_name_fault(&edit->patch.fault, names, sizeof names);
    return PAVE_FAIL(error, PAVE_INVALID, "tiles %" PRId32 " and %" PRId32 " %s: %s: %s",
                     pave_embedding_from(&edit->embedding, edit->arc),
                     pave_embedding_to(&edit->embedding, edit->arc),
                     join ? "cannot touch" : "must stay adjacent", names,
                     pave_fault_text(edit->patch.fault.kind));
}

static pave_result reshape_give_up(const pave_reshape *edit, bool rim, pave_error *error)
{
    return PAVE_FAIL(error, PAVE_NOT_FOUND,
                     "cannot change tiles %" PRId32 " and %" PRId32
                     ": %s: make a new mesh, or change the tiles around them first",
                     pave_embedding_from(&edit->embedding, edit->arc),
                     pave_embedding_to(&edit->embedding, edit->arc),
                     rim ? "the rim would cross itself"
                         : "local repair would leave a tile that is not positive");
}

// ---- Positions ----------------------------------------------------------------------------------

/// Queues the tiles at a vertex for testing.
static bool reshape_look_round(pave_reshape *edit, int32_t vertex)
{
    int32_t count;
    const int32_t *tiles = pave_mesh_tiles_at(edit->mesh, vertex, &count);
    for (int32_t i = 0; i < count; i++)
        if (!pave_shape_list_add(&edit->edits->tiles, tiles[i])) return false;
    return true;
}

/// Puts the vertex of an arc's face at the position given by the placement rule. Rim vertices move
/// only if the edge leads to a border node.
static void reshape_place(pave_reshape *edit, int32_t vertex, int32_t arc)
{
    if (edit->b >= 0 && pave_mesh_on_rim(edit->mesh, vertex)) return;
    pave_reshapes_note(edit->edits, &edit->mesh->vertices[vertex], sizeof *edit->mesh->vertices);
    edit->mesh->vertices[vertex] =
        pave_embedding_place(&edit->embedding, arc, edit->mesh->made.vertex_rule);
}

/// Places the vertices and lists their tiles.
static bool reshape_place_all(pave_reshape *edit, bool join)
{
    const int32_t *vertices = edit->patch.vertices;
    edit->edits->tiles.count = 0;
    reshape_place(edit, vertices[0],
                  join ? edit->arc : pave_embedding_successor(&edit->embedding, edit->arc));
    if (join) reshape_place(edit, vertices[1], edit->twin);
    if (!reshape_look_round(edit, vertices[0]) || (join && !reshape_look_round(edit, vertices[1])))
        return false;
    pave_shape_list_sort(&edit->edits->tiles);
    return true;
}

// ---- Repair -------------------------------------------------------------------------------------

/// Sets a vertex for repair; saves its position the first time.
static void reshape_set(void *self, int32_t vertex, pave_point at)
{
    pave_reshape *edit = self;
    struct pave_mesh_private *edits = edit->edits;
    if (edits->seen[vertex] != edit->round) {
        edit->no_memory |=
            !pave_reshapes_reserve(edit->mesh, 0, 1) || !pave_shape_list_add(&edits->moved, vertex);
        if (edit->no_memory) return;
        edits->seen[vertex] = edit->round;
        pave_reshapes_note(edits, &edit->mesh->vertices[vertex], sizeof at);
    }
    edit->mesh->vertices[vertex] = at;
}

/// Checks the rim if it has changed.
static pave_result reshape_check_rim(pave_reshape *edit)
{
    const pave_result result = pave_mesh_rim_check(edit->mesh, &edit->mesh->allocator);
    if (result != PAVE_OK) return result;
    pave_reshapes_note(edit->edits, &edit->edits->turns, sizeof edit->edits->turns);
    edit->edits->turns = pave_mesh_rim_turns(edit->mesh);
    return PAVE_OK;
}

/// Checks that the rim is simple, and repairs the bad tiles among those listed. Returns
/// PAVE_NOT_FOUND if repair fails; PAVE_INVALID if the rim crosses itself.
static pave_result reshape_repair(pave_reshape *edit)
{
    struct pave_mesh_private *edits = edit->edits;
    const pave_shape_list *tiles = &edits->tiles;
    pave_shape_repaired repaired;
    pave_shape shape = pave_mesh_shape(&edit->view);
    pave_result result = edit->b < 0 ? reshape_check_rim(edit) : PAVE_OK;
    if (result != PAVE_OK) return result;
    edit->placed = edits->note_count;
    shape.set = reshape_set;
    edits->moved.count = 0;
    edit->round = pave_reshapes_round(edit->mesh);
    result = pave_shape_repair(&shape, tiles->items, tiles->count, true, &edit->mesh->allocator,
                               &repaired);
    if (edit->no_memory) return PAVE_NO_MEMORY;
    if (result == PAVE_OK && repaired.rim > 0) result = reshape_check_rim(edit);
    if (result != PAVE_OK) return result;
    pave_shape_list_sort(&edits->moved);
    edit->patch.repaired_tiles = repaired.tiles;
    edit->patch.repair_rounds = repaired.rounds;
    return PAVE_OK;
}

/// Lists the tiles and vertices that the edit has changed. Returns false if out of memory.
static bool reshape_report(pave_reshape *edit)
{
    struct pave_mesh_private *edits = edit->edits;
    for (int32_t i = 0; i < edits->moved.count; i++)
        if (!reshape_look_round(edit, edits->moved.items[i])) return false;
    pave_shape_list_sort(&edits->tiles);
    edit->patch.pair[0] = edit->a;
    edit->patch.pair[1] = edit->b;
    edit->patch.moved = edits->moved.items;
    edit->patch.moved_count = edits->moved.count;
    edit->patch.tiles = edits->tiles.items;
    edit->patch.tile_count = edits->tiles.count;
    return true;
}

// ---- Restoring ----------------------------------------------------------------------------------

/// Restores a vertex. Capacity for a note must be reserved. Returns whether the vertex moves.
static bool reshape_put_back(pave_reshape *edit, int32_t vertex, pave_point at)
{
    pave_point *here = &edit->mesh->vertices[vertex];
    if (pave_point_equal(*here, at)) return false;
    pave_reshapes_note(edit->edits, here, sizeof *here);
    *here = at;
    return true;
}

/// Restores the vertices of the record. Stores in `rim` whether any of them is on the rim.
static bool reshape_put_all_back(pave_reshape *edit, bool whole, bool *rim)
{
    struct pave_mesh_private *edits = edit->edits;
    const pave_past *past = &edits->pasts.items[edit->past];
    edits->moved.count = edits->tiles.count = 0;
    if (!pave_reshapes_reserve(edit->mesh, 0, past->place_count + 3)) return false;
    for (int i = 0; i <= whole; i++) {
        const int32_t vertex = edit->patch.vertices[i];
        *rim |= reshape_put_back(edit, vertex, past->sides[whole].at[i]) &&
                pave_mesh_on_rim(edit->mesh, vertex);
        if (!reshape_look_round(edit, vertex)) return false;
    }
    for (int64_t i = 0; i < past->place_count; i++) {
        const int32_t vertex = pave_past_vertex(edit->mesh, &past->places[i]);
        if (!reshape_put_back(edit, vertex, past->places[i].at[whole])) continue;
        *rim |= pave_mesh_on_rim(edit->mesh, vertex);
        if (!pave_shape_list_add(&edits->moved, vertex) || !reshape_look_round(edit, vertex))
            return false;
    }
    pave_shape_list_sort(&edits->moved);
    pave_shape_list_sort(&edits->tiles);
    return true;
}

/// Restores everything changed by the last edit of the edge. Returns PAVE_NOT_FOUND if there is no
/// record, if a tile would not be positive because of later changes, or if the rim would cross
/// itself.
static pave_result reshape_go_back(pave_reshape *edit, bool whole)
{
    const struct pave_mesh_private *edits = edit->edits;
    bool rim = edit->b < 0;
    if (edit->past < 0) return PAVE_NOT_FOUND;
    if (!reshape_put_all_back(edit, whole, &rim)) return PAVE_NO_MEMORY;
    for (int32_t i = 0; i < edits->tiles.count; i++)
        if (pave_mesh_turn_min(edit->mesh, edit->mesh->vertices, edits->tiles.items[i]) <= 0)
            return PAVE_NOT_FOUND;
    const pave_result result = rim ? reshape_check_rim(edit) : PAVE_OK;
    edit->patch.restored = result == PAVE_OK;
    return result == PAVE_INVALID ? PAVE_NOT_FOUND : result;
}

// ---- One edit -----------------------------------------------------------------------------------

pave_mesh_patch pave_reshape_no_patch(void)
{
    return (pave_mesh_patch){.vertices = {-1, -1},
                             .renumbered = -1,
                             .pair = {-1, -1},
                             .fault = {PAVE_FAULT_NONE, {-1, -1, -1, -1}}};
}

/// Sets the edge from one of its arcs; at least one end must be an inner node.
static void reshape_take(pave_reshape *edit, int32_t arc)
{
    const pave_embedding *embedding = &edit->embedding;
    const int32_t from = pave_embedding_from(embedding, arc),
                  to = pave_embedding_to(embedding, arc),
                  twin = pave_embedding_twin(embedding, arc);
    const bool border =
        pave_embedding_is_border(embedding, from) || pave_embedding_is_border(embedding, to);
    const bool turn = pave_embedding_is_border(embedding, from) || (!border && to < from);
    edit->arc = turn ? twin : arc;
    edit->twin = turn ? arc : twin;
    edit->a = pave_mesh_tile_of(edit->mesh, turn ? to : from);
    edit->b = border ? -1 : pave_mesh_tile_of(edit->mesh, turn ? from : to);
    edit->edits = edit->mesh->own;
    edit->view.mesh = edit->mesh;
    edit->patch = pave_reshape_no_patch();
}

/// Checks that the edge's tiles still match the embedding. (Only the first edit checks all tiles.)
static bool reshape_agrees(const pave_reshape *edit)
{
    const pave_mesh *mesh = edit->mesh;
    for (int i = 0; i < 2; i++) {
        const int32_t tile = i == 0 ? edit->a : edit->b;
        if (tile >= 0 && pave_mesh_side_count(mesh, tile) !=
                             pave_embedding_degree(&edit->embedding, pave_mesh_node(mesh, tile)))
            return false;
    }
    return true;
}

static pave_result reshape_not_of_it(const pave_embedding *embedding, pave_error *error)
{
    return PAVE_FAIL(error, PAVE_INVALID,
                     "the mesh was not made from this %s: edit the one that was",
                     embedding->board ? "board" : "adjacency");
}

/// Checks the edit and reserves memory, before any change.
static pave_result reshape_prepare(pave_reshape *edit, bool join, pave_error *error)
{
    int64_t tiles, notes;
    if (!reshape_agrees(edit)) return reshape_not_of_it(&edit->embedding, error);
    edit->patch.fault = join ? pave_reshape_join_fault(edit) : pave_reshape_cut_fault(edit);
    if (edit->patch.fault.kind != PAVE_FAULT_NONE) return reshape_refuse(edit, join, error);
    pave_reshape_needs(edit, join, &tiles, &notes);
    return pave_reshapes_reserve(edit->mesh, tiles, notes) ? PAVE_OK : reshape_no_memory(error);
}

/// Positions the vertices: restores their former positions if recorded, otherwise computes new
/// ones.
static pave_result reshape_settle(pave_reshape *edit, bool join)
{
    const int64_t notes = edit->edits->note_count;
    pave_result result = reshape_go_back(edit, join);
    if (result == PAVE_NOT_FOUND) {
        pave_reshapes_undo(edit->edits, notes);
        result = reshape_place_all(edit, join) ? reshape_repair(edit) : PAVE_NO_MEMORY;
    }
    if (result != PAVE_OK) return result;
    return reshape_report(edit) && pave_past_keep(edit, join) ? PAVE_OK : PAVE_NO_MEMORY;
}

/// Changes the mesh; the embedding must already have the new state. Restores the mesh on failure.
static pave_result reshape_run(pave_reshape *edit, bool join, pave_error *error)
{
    if (!pave_past_find(edit, !join)) return reshape_no_memory(error);
    if (join)
        pave_reshape_join_rings(edit);
    else
        pave_reshape_cut_rings(edit);
    const pave_result result = reshape_settle(edit, join);
    if (result == PAVE_OK) {
        pave_reshapes_keep(edit->edits);
        edit->mesh->changes++;
        return PAVE_OK;
    }
    pave_reshapes_undo(edit->edits, 0);
    edit->patch = pave_reshape_no_patch();
    return result == PAVE_NO_MEMORY ? reshape_no_memory(error)
                                    : reshape_give_up(edit, result == PAVE_INVALID, error);
}

// ---- Boards and adjacencies ---------------------------------------------------------------------

static pave_embedding reshape_of_board(const pave_board *board)
{
    return (pave_embedding){.board = board, .frame = {.step = board->step}};
}

static pave_embedding reshape_of_adjacency(const pave_mesh *mesh, const pave_adjacency *adjacency)
{
    const bool begun = mesh->own && mesh->own->ready;
    return (pave_embedding){.adjacency = adjacency,
                            .frame = begun ? (pave_fixed_frame){mesh->step, mesh->origin}
                                           : pave_fixed_frame_of_graph(adjacency->graph)};
}

static pave_result reshape_ready(pave_mesh *mesh, const pave_embedding *embedding,
                                 pave_error *error)
{
    const pave_result result = pave_reshapes_begin(mesh, embedding);
    if (result == PAVE_NO_MEMORY) return reshape_no_memory(error);
    return result == PAVE_OK ? PAVE_OK : reshape_not_of_it(embedding, error);
}

pave_result pave_mesh_prepare_edits(pave_mesh *mesh, const pave_board *board,
                                    const pave_adjacency *adjacency, pave_error *error)
{
    assert(mesh && !board != !adjacency);
    const pave_embedding embedding =
        board ? reshape_of_board(board) : reshape_of_adjacency(mesh, adjacency);
    return reshape_ready(mesh, &embedding, error);
}

static pave_result reshape_begin(pave_reshape *edit, int32_t arc, pave_error *error)
{
    const pave_result result = reshape_ready(edit->mesh, &edit->embedding, error);
    if (result == PAVE_OK) reshape_take(edit, arc);
    return result;
}

pave_result pave_mesh_edit_board(pave_mesh *mesh, pave_board *board, pave_board_tile tile, int k,
                                 bool adjacent, pave_mesh_patch *patch, pave_error *error)
{
    assert(mesh && board);
    pave_reshape edit = {
        .mesh = mesh, .embedding = reshape_of_board(board), .patch = pave_reshape_no_patch()};
    if (patch) *patch = edit.patch;
    if (k < 0 || k >= PAVE_BOARD_NEIGHBORS_MAX || !pave_board_contains(board, tile) ||
        !pave_board_contains(board, pave_board_neighbor(board, tile, k)))
        return PAVE_FAIL(error, PAVE_RANGE,
                         "the board has no neighbour %d of tile %" PRId32 ",%" PRId32, k, tile.col,
                         tile.row);
    if (!pave_board_inner(board, tile) &&
        !pave_board_inner(board, pave_board_neighbor(board, tile, k)))
        return PAVE_FAIL(error, PAVE_INVALID, "border tiles are always adjacent to each other");
    if (pave_board_has(board, tile, k) == adjacent) return PAVE_OK;
    pave_result result = reshape_begin(&edit, pave_embedding_board_arc(board, tile, k), error);
    if (result == PAVE_OK) result = reshape_prepare(&edit, adjacent, error);
    if (result == PAVE_OK) {
        (void)pave_board_set(board, tile, k, adjacent);
        result = reshape_run(&edit, adjacent, error);
        if (result != PAVE_OK) (void)pave_board_set(board, tile, k, !adjacent);
    }
    if (patch) *patch = edit.patch;
    return result;
}

pave_result pave_mesh_edit_adjacency(pave_mesh *mesh, pave_adjacency *adjacency, int32_t arc,
                                     bool cut, pave_mesh_patch *patch, pave_error *error)
{
    assert(mesh && adjacency && arc >= 0 && arc < adjacency->graph->arc_count);
    pave_reshape edit = {.mesh = mesh,
                         .embedding = reshape_of_adjacency(mesh, adjacency),
                         .patch = pave_reshape_no_patch()};
    if (patch) *patch = edit.patch;
    if (pave_embedding_is_border(&edit.embedding, pave_embedding_from(&edit.embedding, arc)) &&
        pave_embedding_is_border(&edit.embedding, adjacency->graph->to[arc]))
        return PAVE_FAIL(error, PAVE_INVALID, "an edge between two border nodes cannot be cut");
    if (pave_adjacency_is_cut(adjacency, arc) == cut) return PAVE_OK;
    pave_result result = reshape_begin(&edit, arc, error);
    if (result == PAVE_OK) result = reshape_prepare(&edit, !cut, error);
    if (result == PAVE_OK) {
        (void)pave_adjacency_set_cut(adjacency, arc, cut);
        result = reshape_run(&edit, !cut, error);
        if (result != PAVE_OK) (void)pave_adjacency_set_cut(adjacency, arc, !cut);
    }
    if (patch) *patch = edit.patch;
    return result;
}
