/// src/mesh/mesh_edit_arrays.c: changes a mesh's arrays during an edit, and saves the old bytes so
/// that the edit can be rolled back.
#include "../base/exact.h"

#include "../base/array.h"
#include "../base/bits.h"
#include "../board/board_parts.h"
#include "mesh_edit.h"
#include "mesh_parts.h"

#include <string.h>

int64_t pave_mesh_ring_room(const pave_mesh *mesh)
{
    return mesh->own ? mesh->own->ring_room : mesh->corner_count;
}

// ---- Arrays per vertex --------------------------------------------------------------------------

typedef struct pave_reshape_arrays {
    pave_point *vertices;
    uint64_t *fixed;
    uint32_t *start;
    int32_t *count, *tiles;
    int32_t *rim_place;
    uint32_t *seen;
} pave_reshape_arrays;

static void reshape_arrays_release(const pave_reshape_arrays *arrays,
                                   const pave_allocator *allocator)
{
    PAVE_RELEASE(allocator, arrays->seen, arrays->rim_place, arrays->tiles, arrays->count,
                 arrays->start, arrays->fixed, arrays->vertices);
}

static bool reshape_arrays_take(pave_reshape_arrays *arrays, int32_t room, int64_t list_room,
                                const pave_allocator *allocator)
{
    const size_t vertices = (size_t)room;
    arrays->vertices = pave_array_allocate(allocator, vertices, sizeof *arrays->vertices);
    arrays->fixed = pave_array_allocate(allocator, pave_bits_words(room), sizeof *arrays->fixed);
    arrays->start = pave_array_allocate(allocator, vertices + 1, sizeof *arrays->start);
    arrays->count = pave_array_allocate(allocator, vertices, sizeof *arrays->count);
    arrays->tiles = pave_array_allocate(allocator, (size_t)list_room, sizeof *arrays->tiles);
    arrays->rim_place = pave_array_allocate(allocator, vertices, sizeof *arrays->rim_place);
    arrays->seen = pave_array_allocate(allocator, vertices, sizeof *arrays->seen);
    if (arrays->vertices && arrays->fixed && arrays->start && arrays->count && arrays->tiles &&
        arrays->rim_place && arrays->seen)
        return true;
    reshape_arrays_release(arrays, allocator);
    return false;
}

static int64_t reshape_arrays_fill(const pave_reshape_arrays *arrays, const pave_mesh *mesh)
{
    int64_t end = 0;
    const size_t vertices = (size_t)mesh->vertex_count;
    if (vertices > 0) memcpy(arrays->vertices, mesh->vertices, vertices * sizeof *arrays->vertices);
    if (vertices > 0)
        memcpy(arrays->fixed, mesh->fixed,
               pave_bits_words(mesh->vertex_count) * sizeof *arrays->fixed);
    for (int32_t vertex = 0; vertex < mesh->vertex_count; vertex++) {
        const int32_t *tiles = pave_mesh_tiles_at(mesh, vertex, &arrays->count[vertex]);
        arrays->start[vertex] = (uint32_t)end;
        memcpy(arrays->tiles + end, tiles, (size_t)arrays->count[vertex] * sizeof *tiles);
        end += arrays->count[vertex];
    }
    for (int32_t i = 0; i < mesh->rim_count; i++) arrays->rim_place[mesh->rim[i]] = i;
    return end;
}

/// Reallocates all per-vertex arrays with the given capacity and packs the lists. Returns false,
/// with no change, if out of memory.
static bool reshape_resize(pave_mesh *mesh, struct pave_mesh_private *edits, int32_t vertex_room,
                           int64_t list_room)
{
    const pave_reshape_arrays old = {
        mesh->vertices,     mesh->fixed,      mesh->vertex_start, mesh->vertex_tile_count,
        mesh->vertex_tiles, edits->rim_place, edits->seen};
    pave_reshape_arrays arrays = {0};
    assert(edits->note_count == 0);
    if (list_room > UINT32_MAX ||
        !reshape_arrays_take(&arrays, vertex_room, list_room, &mesh->allocator))
        return false;
    edits->list_end = reshape_arrays_fill(&arrays, mesh);
    mesh->vertices = arrays.vertices;
    mesh->fixed = arrays.fixed;
    mesh->vertex_start = arrays.start;
    mesh->vertex_tile_count = arrays.count;
    mesh->vertex_tiles = arrays.tiles;
    edits->list_room = list_room;
    edits->rim_place = arrays.rim_place;
    edits->seen = arrays.seen;
    edits->round = 0;
    edits->vertex_room = vertex_room;
    reshape_arrays_release(&old, &mesh->allocator);
    return true;
}

// ---- The first edit -----------------------------------------------------------------------------

/// Checks that the tiles are the inner nodes, and that each has as many sides as its node has
/// neighbours.
static bool reshape_matches(const pave_mesh *mesh, const pave_embedding *embedding)
{
    const pave_adjacency *adjacency = embedding->adjacency;
    const int32_t inner =
        embedding->board ? pave_board_tile_count(embedding->board) : adjacency->inner_count;
    const int32_t nodes =
        embedding->board ? embedding->board->slot_count : adjacency->graph->node_count;
    if (mesh->tile_count != inner || mesh->step != embedding->frame.step ||
        mesh->origin.x != embedding->frame.origin.x || mesh->origin.y != embedding->frame.origin.y)
        return false;
    for (int32_t tile = 0; tile < inner; tile++) {
        const int32_t node = pave_mesh_node(mesh, tile);
        if (node >= nodes || pave_embedding_is_border(embedding, node)) return false;
        if (pave_mesh_side_count(mesh, tile) != pave_embedding_degree(embedding, node))
            return false;
    }
    return true;
}

/// Moves the rings apart so that each has capacity for all neighbours of its node. Returns false,
/// with no change, if out of memory.
static bool reshape_spread_rings(pave_mesh *mesh, const pave_embedding *embedding)
{
    const size_t tiles = (size_t)mesh->tile_count;
    int64_t room = 0;
    for (int32_t tile = 0; tile < mesh->tile_count; tile++)
        room += pave_embedding_arcs(embedding, pave_mesh_node(mesh, tile));
    int32_t *rings = pave_array_allocate(&mesh->allocator, (size_t)room, sizeof *rings);
    uint32_t *start = pave_array_allocate(&mesh->allocator, tiles + 1, sizeof *start);
    int32_t *count = pave_array_allocate(&mesh->allocator, tiles, sizeof *count);
    const bool whole = rings && start && count;
    for (int32_t tile = 0; whole && tile < mesh->tile_count; tile++) {
        const int32_t *ring = pave_mesh_ring(mesh, tile, &count[tile]);
        memcpy(rings + start[tile], ring, (size_t)count[tile] * sizeof *ring);
        start[tile + 1] =
            start[tile] + (uint32_t)pave_embedding_arcs(embedding, pave_mesh_node(mesh, tile));
    }
    PAVE_RELEASE(&mesh->allocator, whole ? mesh->ring_count : count,
                 whole ? mesh->ring_start : start, whole ? mesh->rings : rings);
    if (!whole) return false;
    mesh->rings = rings;
    mesh->ring_start = start;
    mesh->ring_count = count;
    mesh->own->ring_room = room;
    return true;
}

/// Reserves 1/8 more vertices, up to the maximum, and 1/4 more list elements.
static bool reshape_take_room(pave_mesh *mesh, struct pave_mesh_private *edits, int64_t tiles)
{
    enum { LEAST = 64 };
    const int64_t vertices = (int64_t)mesh->vertex_count + mesh->vertex_count / 8 + LEAST;
    return reshape_resize(mesh, edits, vertices < INT32_MAX ? (int32_t)vertices : INT32_MAX,
                          mesh->corner_count + mesh->corner_count / 4 + tiles + LEAST);
}

bool pave_reshapes_own(pave_mesh *mesh)
{
    if (mesh->own) return true;
    struct pave_mesh_private *edits = pave_array_allocate(&mesh->allocator, 1, sizeof *edits);
    if (!edits) return false;
    edits->ring_room = edits->list_room = mesh->corner_count;
    edits->vertex_room = mesh->vertex_count;
    edits->rim_room = mesh->rim_count;
    edits->moved.allocator = edits->tiles.allocator = mesh->allocator;
    edits->around.allocator = edits->pasts.by_arc.allocator = mesh->allocator;
    edits->last.past = -1;
    mesh->own = edits;
    return true;
}

pave_result pave_reshapes_begin(pave_mesh *mesh, const pave_embedding *embedding)
{
    if (mesh->own && mesh->own->ready) return PAVE_OK;
    if (!reshape_matches(mesh, embedding)) return PAVE_INVALID;
    if (!pave_reshapes_own(mesh)) return PAVE_NO_MEMORY;
    struct pave_mesh_private *edits = mesh->own;
    edits->turns = pave_mesh_rim_turns(mesh);
    edits->ready = reshape_spread_rings(mesh, embedding) && reshape_take_room(mesh, edits, 0);
    return edits->ready ? PAVE_OK : PAVE_NO_MEMORY;
}

void pave_reshapes_free(pave_mesh *mesh)
{
    struct pave_mesh_private *edits = mesh->own;
    if (!edits) return;
    pave_pasts_free(mesh);
    pave_shape_list_free(&edits->around);
    pave_shape_list_free(&edits->tiles);
    pave_shape_list_free(&edits->moved);
    PAVE_RELEASE(&mesh->allocator, edits->notes, edits->seen, edits->rim_place, edits);
    mesh->own = NULL;
}

// ---- Every edit ---------------------------------------------------------------------------------

bool pave_reshapes_reserve(pave_mesh *mesh, int64_t tiles, int64_t notes)
{
    struct pave_mesh_private *edits = mesh->own;
    if (!pave_array_reserve(&mesh->allocator, &edits->notes, &edits->note_room,
                            edits->note_count + notes, sizeof *edits->notes))
        return false;
    if (tiles == 0) return true; // only notes are requested
    if (!pave_array_reserve(&mesh->allocator, &mesh->rim, &edits->rim_room,
                            (int64_t)mesh->rim_count + 1, sizeof *mesh->rim))
        return false;
    if (mesh->vertex_count < edits->vertex_room && edits->list_end + tiles <= edits->list_room)
        return true;
    return mesh->vertex_count < INT32_MAX && reshape_take_room(mesh, edits, tiles);
}

uint32_t pave_reshapes_round(pave_mesh *mesh)
{
    struct pave_mesh_private *edits = mesh->own;
    if (edits->round == UINT32_MAX) {
        memset(edits->seen, 0, (size_t)edits->vertex_room * sizeof *edits->seen);
        edits->round = 0;
    }
    return ++edits->round;
}

void pave_reshapes_note(struct pave_mesh_private *edits, void *at, size_t size)
{
    pave_reshape_note *note = &edits->notes[edits->note_count++];
    assert(edits->note_count <= edits->note_room && size <= sizeof note->was);
    note->at = at;
    note->size = size;
    memcpy(&note->was, at, size);
}

void pave_reshapes_undo(struct pave_mesh_private *edits, int64_t to)
{
    while (edits->note_count > to) {
        const pave_reshape_note *note = &edits->notes[--edits->note_count];
        memcpy(note->at, &note->was, note->size);
    }
}

void pave_reshapes_keep(struct pave_mesh_private *edits) { edits->note_count = 0; }

static void reshape_write(pave_reshape *edit, int32_t *at, int32_t value)
{
    pave_reshapes_note(edit->edits, at, sizeof *at);
    *at = value;
}

// ---- Rings --------------------------------------------------------------------------------------

static void reshape_replace(pave_reshape *edit, int32_t tile, int32_t vertex, int32_t by)
{
    const int32_t k = pave_reshape_corner(edit->mesh, tile, vertex);
    assert(k >= 0);
    reshape_write(edit, &edit->mesh->rings[edit->mesh->ring_start[tile] + (uint32_t)k], by);
}

static void reshape_add_corners(pave_reshape *edit, int32_t more)
{
    pave_reshapes_note(edit->edits, &edit->mesh->corner_count, sizeof edit->mesh->corner_count);
    edit->mesh->corner_count += more;
}

/// Merges corner k of a tile with the next one.
static void reshape_ring_close(pave_reshape *edit, int32_t tile, int32_t k, int32_t vertex)
{
    int32_t *ring = edit->mesh->rings + edit->mesh->ring_start[tile],
            count = edit->mesh->ring_count[tile];
    reshape_write(edit, &ring[k + 1 < count ? k + 1 : 0], vertex);
    for (int32_t i = k; i + 1 < count; i++) reshape_write(edit, &ring[i], ring[i + 1]);
    reshape_write(edit, &edit->mesh->ring_count[tile], count - 1);
    reshape_add_corners(edit, -1);
}

/// Splits a corner of a tile in two; the side between the two becomes side k.
static void reshape_ring_open(pave_reshape *edit, int32_t tile, int32_t k, int32_t from, int32_t to)
{
    int32_t *ring = edit->mesh->rings + edit->mesh->ring_start[tile],
            count = edit->mesh->ring_count[tile];
    assert(edit->mesh->ring_start[tile] + (uint32_t)count < edit->mesh->ring_start[tile + 1]);
    reshape_write(edit, &ring[k < count ? k : 0], to);
    for (int32_t i = count; i > k; i--) reshape_write(edit, &ring[i], ring[i - 1]);
    reshape_write(edit, &ring[k], from);
    reshape_write(edit, &edit->mesh->ring_count[tile], count + 1);
    reshape_add_corners(edit, 1);
}

// ---- Lists of tiles -----------------------------------------------------------------------------

/// Begins a list at the end of vertex_tiles. Elements written there need no note.
static int32_t *reshape_list_begin(pave_reshape *edit, int32_t vertex)
{
    pave_reshapes_note(edit->edits, &edit->mesh->vertex_start[vertex],
                       sizeof *edit->mesh->vertex_start);
    edit->mesh->vertex_start[vertex] = (uint32_t)edit->edits->list_end;
    return edit->mesh->vertex_tiles + edit->edits->list_end;
}

static void reshape_list_end(pave_reshape *edit, int32_t vertex, int32_t count)
{
    reshape_write(edit, &edit->mesh->vertex_tile_count[vertex], count);
    pave_reshapes_note(edit->edits, &edit->edits->list_end, sizeof edit->edits->list_end);
    edit->edits->list_end += count;
    assert(edit->edits->list_end <= edit->edits->list_room);
}

/// Merges the tile lists of both vertices into the list of `keep`.
static void reshape_list_merge(pave_reshape *edit, int32_t keep, int32_t gone)
{
    int32_t count_a, count_b, count = 0;
    const int32_t *a = pave_mesh_tiles_at(edit->mesh, keep, &count_a),
                  *b = pave_mesh_tiles_at(edit->mesh, gone, &count_b);
    int32_t *out = reshape_list_begin(edit, keep);
    for (int32_t i = 0, j = 0; i < count_a || j < count_b;) {
        const int32_t tile = j == count_b || (i < count_a && a[i] <= b[j]) ? a[i] : b[j];
        i += i < count_a && a[i] == tile;
        j += j < count_b && b[j] == tile;
        out[count++] = tile;
    }
    reshape_list_end(edit, keep, count);
}

/// Splits the tile list of vertex `old` according to the rings: each tile stays at `old` or moves
/// to the new vertex.
static void reshape_list_split(pave_reshape *edit, int32_t old, int32_t fresh)
{
    int32_t count;
    const int32_t *tiles = pave_mesh_tiles_at(edit->mesh, old, &count);
    for (int part = 0; part < 2; part++) {
        const int32_t vertex = part == 0 ? fresh : old;
        int32_t *out = reshape_list_begin(edit, vertex), kept = 0;
        for (int32_t i = 0; i < count; i++)
            if (pave_reshape_corner(edit->mesh, tiles[i], vertex) >= 0) out[kept++] = tiles[i];
        reshape_list_end(edit, vertex, kept);
    }
}

// ---- The rim ------------------------------------------------------------------------------------

static void reshape_set_fixed(pave_reshape *edit, int32_t vertex, bool fixed)
{
    pave_reshapes_note(edit->edits, &edit->mesh->fixed[vertex / 64], sizeof *edit->mesh->fixed);
    pave_bits_put(edit->mesh->fixed, vertex, fixed);
}

static void reshape_rim_put(pave_reshape *edit, int32_t place, int32_t vertex)
{
    reshape_write(edit, &edit->mesh->rim[place], vertex);
    reshape_write(edit, &edit->edits->rim_place[vertex], place);
}

static void reshape_rim_remove(pave_reshape *edit, int32_t vertex)
{
    const int32_t count = edit->mesh->rim_count;
    for (int32_t i = edit->edits->rim_place[vertex]; i + 1 < count; i++)
        reshape_rim_put(edit, i, edit->mesh->rim[i + 1]);
    reshape_write(edit, &edit->mesh->rim_count, count - 1);
    reshape_set_fixed(edit, vertex, false);
}

static void reshape_rim_insert(pave_reshape *edit, int32_t after, int32_t vertex)
{
    const int32_t count = edit->mesh->rim_count, place = edit->edits->rim_place[after] + 1;
    assert(count < edit->edits->rim_room);
    for (int32_t i = count; i > place; i--) reshape_rim_put(edit, i, edit->mesh->rim[i - 1]);
    reshape_rim_put(edit, place, vertex);
    reshape_write(edit, &edit->mesh->rim_count, count + 1);
    reshape_set_fixed(edit, vertex, true);
}

// ---- Cutting ------------------------------------------------------------------------------------

/// Gives the last vertex the number of a removed vertex.
static void reshape_renumber(pave_reshape *edit, int32_t gone)
{
    pave_mesh *mesh = edit->mesh;
    const int32_t last = mesh->vertex_count - 1;
    int32_t count;
    const int32_t *tiles = pave_mesh_tiles_at(mesh, last, &count);
    reshape_write(edit, &mesh->vertex_count, last);
    if (last == gone) return;
    for (int32_t i = 0; i < count; i++) reshape_replace(edit, tiles[i], last, gone);
    pave_reshapes_note(edit->edits, &mesh->vertex_start[gone], sizeof *mesh->vertex_start);
    mesh->vertex_start[gone] = mesh->vertex_start[last];
    reshape_write(edit, &mesh->vertex_tile_count[gone], count);
    pave_reshapes_note(edit->edits, &mesh->vertices[gone], sizeof *mesh->vertices);
    mesh->vertices[gone] = mesh->vertices[last];
    if (!pave_bits_test(mesh->fixed, last)) return;
    reshape_set_fixed(edit, last, false);
    reshape_set_fixed(edit, gone, true);
    reshape_rim_put(edit, edit->edits->rim_place[last], gone);
}

void pave_reshape_cut_rings(pave_reshape *edit)
{
    pave_mesh *mesh = edit->mesh;
    int32_t count;
    const int32_t *ring = pave_mesh_ring(mesh, edit->a, &count),
                  k = pave_embedding_rank(&edit->embedding, edit->arc);
    const int32_t u = ring[k], v = ring[k + 1 < count ? k + 1 : 0];
    const bool rim_u = pave_mesh_on_rim(mesh, u), rim_v = pave_mesh_on_rim(mesh, v);
    const int32_t keep = rim_u != rim_v ? (rim_u ? u : v) : u < v ? u : v, gone = keep == u ? v : u;
    const int32_t *tiles = pave_mesh_tiles_at(mesh, gone, &count);
    for (int32_t i = 0; i < count; i++)
        if (tiles[i] != edit->a && tiles[i] != edit->b) reshape_replace(edit, tiles[i], gone, keep);
    reshape_ring_close(edit, edit->a, k, keep);
    if (edit->b >= 0)
        reshape_ring_close(edit, edit->b, pave_embedding_rank(&edit->embedding, edit->twin), keep);
    reshape_list_merge(edit, keep, gone);
    if (edit->b < 0) reshape_rim_remove(edit, gone);
    const int32_t last = mesh->vertex_count - 1;
    reshape_renumber(edit, gone);
    edit->patch.vertices[0] = keep == last ? gone : keep;
    edit->patch.renumbered = gone == last ? -1 : gone;
}

// ---- Joins --------------------------------------------------------------------------------------

static bool reshape_face_has_border(const pave_embedding *embedding, int32_t start)
{
    int32_t arc = start;
    do {
        if (pave_embedding_is_border(embedding, pave_embedding_from(embedding, arc))) return true;
        arc = pave_embedding_next(embedding, arc);
    } while (arc != start);
    return false;
}

/// Replaces the vertex in the tiles at an arc's face, except the two ends of the edge.
static void reshape_replace_round(pave_reshape *edit, int32_t start, int32_t vertex, int32_t by)
{
    int32_t arc = start;
    do {
        const int32_t node = pave_embedding_from(&edit->embedding, arc);
        const int32_t tile = pave_embedding_is_border(&edit->embedding, node)
                                 ? -1
                                 : pave_mesh_tile_of(edit->mesh, node);
        if (tile >= 0 && tile != edit->a && tile != edit->b)
            reshape_replace(edit, tile, vertex, by);
        arc = pave_embedding_next(&edit->embedding, arc);
    } while (arc != start);
}

void pave_reshape_join_rings(pave_reshape *edit)
{
    pave_mesh *mesh = edit->mesh;
    int32_t count;
    const int32_t k = pave_embedding_rank(&edit->embedding, edit->arc),
                  *ring = pave_mesh_ring(mesh, edit->a, &count);
    const int32_t old = ring[k < count ? k : 0], fresh = mesh->vertex_count;
    const bool swap = edit->b >= 0 && pave_mesh_on_rim(mesh, old) &&
                      !reshape_face_has_border(&edit->embedding, edit->arc);
    // left and right of the arc
    const int32_t left = swap ? fresh : old, right = swap ? old : fresh;
    reshape_write(edit, &mesh->vertex_count, fresh + 1);
    reshape_replace_round(edit, swap ? edit->arc : edit->twin, old, fresh);
    reshape_ring_open(edit, edit->a, k, left, right);
    if (edit->b >= 0)
        reshape_ring_open(edit, edit->b, pave_embedding_rank(&edit->embedding, edit->twin), right,
                          left);
    reshape_list_split(edit, old, fresh);
    if (edit->b < 0) reshape_rim_insert(edit, left, right);
    edit->patch.vertices[0] = left;
    edit->patch.vertices[1] = right;
}

// ---- Memory needs of an edit --------------------------------------------------------------------

void pave_reshape_needs(const pave_reshape *edit, bool join, int64_t *tiles, int64_t *notes)
{
    enum { FEW = 64 };
    const pave_mesh *mesh = edit->mesh;
    int32_t count, at_u, at_v = 2, at_last;
    const int32_t k = pave_embedding_rank(&edit->embedding, edit->arc),
                  *ring = pave_mesh_ring(mesh, edit->a, &count);
    (void)pave_mesh_tiles_at(mesh, ring[k < count ? k : 0], &at_u);
    if (!join) (void)pave_mesh_tiles_at(mesh, ring[k + 1 < count ? k + 1 : 0], &at_v);
    (void)pave_mesh_tiles_at(mesh, mesh->vertex_count - 1, &at_last);
    *tiles = (int64_t)at_u + at_v;
    *notes = 2 * *tiles + at_last + count + FEW;
    if (edit->b >= 0)
        *notes += pave_mesh_side_count(mesh, edit->b);
    else
        *notes += 2 * (int64_t)mesh->rim_count;
}
