/// src/mesh/mesh_edit_memory.c: the room that edits need, and how one is undone.
#include "../base/exact.h"

#include "mesh_edit.h"
#include "mesh_parts.h"

#include "../base/bits.h"
#include "../base/memory.h"

#include <string.h>

int64_t pave_mesh_ring_room(const pave_mesh *mesh)
{
    return mesh->own ? mesh->own->ring_room : mesh->corner_count;
}

int64_t pave_mesh_list_room(const pave_mesh *mesh)
{
    return mesh->own ? mesh->own->list_room : mesh->corner_count;
}

int32_t pave_mesh_vertex_room(const pave_mesh *mesh)
{
    return mesh->own ? mesh->own->vertex_room : mesh->vertex_count;
}

int32_t pave_mesh_rim_room(const pave_mesh *mesh)
{
    return mesh->own ? mesh->own->rim_room : mesh->rim_count;
}

// ---- What there is for each vertex --------------------------------------------------------------

typedef struct pave_edit_arrays {
    pave_point *vertices;
    uint64_t *fixed;
    uint32_t *start;
    int32_t *count, *tiles;
    int32_t *rim_place;
    uint32_t *seen;
} pave_edit_arrays;

static void pave_edit_arrays_release(const pave_edit_arrays *arrays, int32_t room,
                                     int64_t list_room, const pave_allocator *allocator)
{
    const size_t vertices = (size_t)room;
    pave_array_release(allocator, arrays->seen, vertices, sizeof *arrays->seen);
    pave_array_release(allocator, arrays->rim_place, vertices, sizeof *arrays->rim_place);
    pave_array_release(allocator, arrays->tiles, (size_t)list_room, sizeof *arrays->tiles);
    pave_array_release(allocator, arrays->count, vertices, sizeof *arrays->count);
    pave_array_release(allocator, arrays->start, vertices + 1, sizeof *arrays->start);
    pave_array_release(allocator, arrays->fixed, pave_bits_words(room), sizeof *arrays->fixed);
    pave_array_release(allocator, arrays->vertices, vertices, sizeof *arrays->vertices);
}

static bool pave_edit_arrays_take(pave_edit_arrays *arrays, int32_t room, int64_t list_room,
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
    pave_edit_arrays_release(arrays, room, list_room, allocator);
    return false;
}

static int64_t pave_edit_arrays_fill(const pave_edit_arrays *arrays, const pave_mesh *mesh)
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

/// Puts everything that there is for each vertex into arrays of the given room, lists close to each
/// other. False: no memory, no change.
static bool pave_edit_resize(pave_mesh *mesh, struct pave_mesh_private *edits, int32_t vertex_room,
                             int64_t list_room)
{
    const pave_edit_arrays old = {
        mesh->vertices,     mesh->fixed,      mesh->vertex_start, mesh->vertex_tile_count,
        mesh->vertex_tiles, edits->rim_place, edits->seen};
    const int32_t old_room = edits->vertex_room;
    const int64_t old_list_room = edits->list_room;
    pave_edit_arrays arrays = {0};
    assert(edits->note_count == 0);
    if (list_room > UINT32_MAX ||
        !pave_edit_arrays_take(&arrays, vertex_room, list_room, &mesh->allocator))
        return false;
    edits->list_end = pave_edit_arrays_fill(&arrays, mesh);
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
    pave_edit_arrays_release(&old, old_room, old_list_room, &mesh->allocator);
    return true;
}

// ---- The first edit -----------------------------------------------------------------------------

/// Whether the tiles are the inner nodes, and have as many sides as these have neighbours.
static bool pave_edit_matches(const pave_mesh *mesh, const pave_drawing *drawing)
{
    const pave_adjacency *adjacency = drawing->adjacency;
    const int32_t inner =
        drawing->board ? pave_board_tile_count(drawing->board) : adjacency->inner_count;
    const int32_t nodes =
        drawing->board ? drawing->board->place_count : adjacency->graph->node_count;
    if (mesh->tile_count != inner || mesh->step != drawing->frame.step ||
        mesh->origin.x != drawing->frame.origin.x || mesh->origin.y != drawing->frame.origin.y)
        return false;
    for (int32_t tile = 0; tile < inner; tile++) {
        const int32_t node = pave_mesh_node(mesh, tile);
        if (node >= nodes || pave_drawing_is_border(drawing, node)) return false;
        if (pave_mesh_side_count(mesh, tile) != pave_drawing_degree(drawing, node)) return false;
    }
    return true;
}

/// Moves the rings to where each has room for all neighbours. False: no memory, no change.
static bool pave_edit_spread_rings(pave_mesh *mesh, const pave_drawing *drawing)
{
    const size_t tiles = (size_t)mesh->tile_count;
    int64_t room = 0;
    for (int32_t tile = 0; tile < mesh->tile_count; tile++)
        room += pave_drawing_arcs(drawing, pave_mesh_node(mesh, tile));
    int32_t *rings = pave_array_allocate(&mesh->allocator, (size_t)room, sizeof *rings);
    uint32_t *start = pave_array_allocate(&mesh->allocator, tiles + 1, sizeof *start);
    int32_t *count = pave_array_allocate(&mesh->allocator, tiles, sizeof *count);
    const bool whole = rings && start && count;
    for (int32_t tile = 0; whole && tile < mesh->tile_count; tile++) {
        const int32_t *ring = pave_mesh_ring(mesh, tile, &count[tile]);
        memcpy(rings + start[tile], ring, (size_t)count[tile] * sizeof *ring);
        start[tile + 1] =
            start[tile] + (uint32_t)pave_drawing_arcs(drawing, pave_mesh_node(mesh, tile));
    }
    pave_array_release(&mesh->allocator, whole ? mesh->ring_count : count, tiles, sizeof *count);
    pave_array_release(&mesh->allocator, whole ? mesh->ring_start : start, tiles + 1,
                       sizeof *start);
    pave_array_release(&mesh->allocator, whole ? mesh->rings : rings,
                       (size_t)(whole ? mesh->own->ring_room : room), sizeof *rings);
    if (!whole) return false;
    mesh->rings = rings;
    mesh->ring_start = start;
    mesh->ring_count = count;
    mesh->own->ring_room = room;
    return true;
}

/// Room for an eighth more vertices, at most what there can be, and a quarter of the lists.
static bool pave_edit_take_room(pave_mesh *mesh, struct pave_mesh_private *edits, int64_t tiles)
{
    enum { LEAST = 64 };
    const int64_t vertices = (int64_t)mesh->vertex_count + mesh->vertex_count / 8 + LEAST;
    return pave_edit_resize(mesh, edits, vertices < INT32_MAX ? (int32_t)vertices : INT32_MAX,
                            mesh->corner_count + mesh->corner_count / 4 + tiles + LEAST);
}

pave_result pave_edits_begin(pave_mesh *mesh, const pave_drawing *drawing)
{
    if (mesh->own && mesh->own->ready) return PAVE_OK;
    if (!pave_edit_matches(mesh, drawing)) return PAVE_INVALID;
    struct pave_mesh_private *edits = mesh->own;
    if (!edits) edits = pave_array_allocate(&mesh->allocator, 1, sizeof *edits);
    if (!edits) return PAVE_NO_MEMORY;
    if (!mesh->own) {
        edits->ring_room = edits->list_room = mesh->corner_count;
        edits->vertex_room = mesh->vertex_count;
        edits->rim_room = mesh->rim_count;
        edits->moved.allocator = edits->tiles.allocator = mesh->allocator;
        mesh->own = edits;
    }
    edits->turns = pave_mesh_rim_turns(mesh);
    edits->ready = pave_edit_spread_rings(mesh, drawing) && pave_edit_take_room(mesh, edits, 0);
    return edits->ready ? PAVE_OK : PAVE_NO_MEMORY;
}

void pave_edits_free(pave_mesh *mesh)
{
    struct pave_mesh_private *edits = mesh->own;
    if (!edits) return;
    pave_shape_list_free(&edits->tiles);
    pave_shape_list_free(&edits->moved);
    pave_array_release(&mesh->allocator, edits->notes, (size_t)edits->note_room,
                       sizeof *edits->notes);
    pave_array_release(&mesh->allocator, edits->seen, (size_t)edits->vertex_room,
                       sizeof *edits->seen);
    pave_array_release(&mesh->allocator, edits->rim_place, (size_t)edits->vertex_room,
                       sizeof *edits->rim_place);
    pave_array_release(&mesh->allocator, edits, 1, sizeof *edits);
    mesh->own = NULL;
}

// ---- Every edit ---------------------------------------------------------------------------------

/// An array of more elements, with what the old one has; NULL: no memory, and the old one is as it
/// was.
static void *pave_edit_grow(const pave_mesh *mesh, void *old, int64_t old_room, int64_t room,
                            size_t size)
{
    void *array = pave_array_allocate(&mesh->allocator, (size_t)room, size);
    if (!array) return NULL;
    if (old_room > 0) memcpy(array, old, (size_t)old_room * size);
    pave_array_release(&mesh->allocator, old, (size_t)old_room, size);
    return array;
}

static bool pave_edit_grow_rim(pave_mesh *mesh)
{
    struct pave_mesh_private *edits = mesh->own;
    if (mesh->rim_count < edits->rim_room) return true;
    const int32_t room = edits->rim_room + edits->rim_room / 2 + 8;
    int32_t *rim = pave_edit_grow(mesh, mesh->rim, edits->rim_room, room, sizeof *rim);
    if (!rim) return false;
    mesh->rim = rim;
    edits->rim_room = room;
    return true;
}

static bool pave_edit_grow_notes(const pave_mesh *mesh, int64_t need)
{
    struct pave_mesh_private *edits = mesh->own;
    if (need <= edits->note_room) return true;
    const int64_t room = need + need / 2 + 64;
    pave_edit_note *notes =
        pave_edit_grow(mesh, edits->notes, edits->note_room, room, sizeof *notes);
    if (!notes) return false;
    edits->notes = notes;
    edits->note_room = room;
    return true;
}

bool pave_edits_reserve(pave_mesh *mesh, int64_t tiles, int64_t notes)
{
    struct pave_mesh_private *edits = mesh->own;
    if (!pave_edit_grow_notes(mesh, edits->note_count + notes)) return false;
    if (tiles == 0) return true; // only notes are asked for
    if (!pave_edit_grow_rim(mesh)) return false;
    if (mesh->vertex_count < edits->vertex_room && edits->list_end + tiles <= edits->list_room)
        return true;
    return mesh->vertex_count < INT32_MAX && pave_edit_take_room(mesh, edits, tiles);
}

uint32_t pave_edits_round(pave_mesh *mesh)
{
    struct pave_mesh_private *edits = mesh->own;
    if (edits->round == UINT32_MAX) {
        memset(edits->seen, 0, (size_t)edits->vertex_room * sizeof *edits->seen);
        edits->round = 0;
    }
    return ++edits->round;
}

void pave_edits_note(struct pave_mesh_private *edits, void *at, size_t size)
{
    pave_edit_note *note = &edits->notes[edits->note_count++];
    assert(edits->note_count <= edits->note_room && size <= sizeof note->was);
    note->at = at;
    note->size = size;
    memcpy(&note->was, at, size);
}

void pave_edits_undo(struct pave_mesh_private *edits, int64_t to)
{
    while (edits->note_count > to) {
        const pave_edit_note *note = &edits->notes[--edits->note_count];
        memcpy(note->at, &note->was, note->size);
    }
}

void pave_edits_keep(struct pave_mesh_private *edits) { edits->note_count = 0; }
