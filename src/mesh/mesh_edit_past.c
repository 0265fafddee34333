/// src/mesh/mesh_edit_past.c: remembers where an edit moved vertices, so that the opposite edit
/// restores the former mesh.
///
/// An edited edge has a *past*: the vertices that its last edit changed, their positions while the
/// edge was cut and while it was whole, and a hash of all other data of the tiles at these
/// vertices. A past applies if all of that is unchanged; other changes of the mesh do not matter.
/// The inverse edit then restores these vertices, and the past is kept. Vertex numbers may have
/// changed by then, so a vertex is identified as the start of a side between two tiles.
/// (docs/decisions/0015-why-every-mesh-is-valid.md)
#include "../base/exact.h"

#include "../base/array.h"
#include "../base/sort.h"
#include "mesh_edit.h"
#include "mesh_parts.h"

#include <string.h>

// ---- Vertices -----------------------------------------------------------------------------------

void pave_reshape_faces(const pave_reshape *edit, bool whole, int32_t out[2])
{
    int32_t count;
    const int32_t *ring = pave_mesh_ring(edit->mesh, edit->a, &count),
                  k = pave_embedding_rank(&edit->embedding, edit->arc);
    out[0] = ring[k < count ? k : 0];
    out[1] = whole ? ring[k + 1 < count ? k + 1 : 0] : out[0];
}

static uint64_t past_around(const pave_mesh *mesh, int32_t vertex, uint64_t hash)
{
    int32_t count;
    const int32_t *tiles = pave_mesh_tiles_at(mesh, vertex, &count);
    hash = pave_hash_word(hash, (uint32_t)count);
    for (int32_t i = 0; i < count; i++) hash = pave_hash_word(hash, (uint32_t)tiles[i]);
    return hash;
}

/// Returns the current state of the edge's faces.
static pave_past_side past_look(const pave_reshape *edit, bool whole)
{
    const pave_mesh *mesh = edit->mesh;
    int32_t faces[2];
    pave_past_side side = {.around = PAVE_HASH_START};
    pave_reshape_faces(edit, whole, faces);
    for (int i = 0; i < 2; i++) {
        side.at[i] = mesh->vertices[faces[i]];
        side.around = past_around(mesh, faces[i], side.around);
    }
    side.around = pave_hash_word(side.around, (uint32_t)pave_mesh_side_count(mesh, edit->a));
    if (edit->b >= 0)
        side.around = pave_hash_word(side.around, (uint32_t)pave_mesh_side_count(mesh, edit->b));
    return side;
}

/// Identifies a vertex by a side that starts there. Returns false if only one tile is at the
/// vertex, so that no such side is between two tiles.
static bool past_name(const pave_mesh *mesh, int32_t vertex, pave_past_place *out)
{
    int32_t count;
    const int32_t *tiles = pave_mesh_tiles_at(mesh, vertex, &count);
    for (int32_t i = 0; i < count; i++) {
        out->tile = tiles[i];
        out->other =
            pave_mesh_neighbor(mesh, tiles[i], pave_reshape_corner(mesh, tiles[i], vertex));
        if (out->other >= 0) return true;
    }
    return false;
}

int32_t pave_past_vertex(const pave_mesh *mesh, const pave_past_place *place)
{
    int32_t count;
    const int32_t side = pave_mesh_shared_side(mesh, place->tile, place->other);
    return side < 0 ? -1 : pave_mesh_ring(mesh, place->tile, &count)[side];
}

// ---- Context of a past --------------------------------------------------------------------------

/// Adds the tiles at a vertex that has not been seen yet. Returns false if out of memory.
static bool past_see(pave_mesh *mesh, int32_t vertex, uint32_t round)
{
    struct pave_mesh_private *edits = mesh->own;
    int32_t count;
    const int32_t *tiles = pave_mesh_tiles_at(mesh, vertex, &count);
    if (edits->seen[vertex] == round) return true;
    edits->seen[vertex] = round;
    for (int32_t i = 0; i < count; i++)
        if (!pave_shape_list_add(&edits->around, tiles[i])) return false;
    return true;
}

/// Returns a hash of the listed tiles and of their vertices that were not yet seen in the round.
static uint64_t past_unseen(const pave_mesh *mesh, uint32_t round)
{
    const struct pave_mesh_private *edits = mesh->own;
    uint64_t hash = PAVE_HASH_START;
    for (int32_t i = 0; i < edits->around.count; i++) {
        int32_t count;
        const int32_t *ring = pave_mesh_ring(mesh, edits->around.items[i], &count);
        hash = pave_hash_word(hash, (uint32_t)edits->around.items[i]);
        for (int32_t k = 0; k < count; k++) {
            if (edits->seen[ring[k]] == round) continue;
            hash = pave_hash_word(hash, (uint32_t)mesh->vertices[ring[k]].x);
            hash = pave_hash_word(hash, (uint32_t)mesh->vertices[ring[k]].y);
        }
    }
    return hash;
}

/// Hashes the other vertices of the tiles at a past's vertices; the edit does not change them.
/// `faces` are the vertices of the faces. Returns false if out of memory.
static bool past_context(pave_mesh *mesh, const pave_past *past, const int32_t faces[2],
                         uint64_t *out)
{
    const uint32_t round = pave_reshapes_round(mesh);
    mesh->own->around.count = 0;
    if (!past_see(mesh, faces[0], round) || !past_see(mesh, faces[1], round)) return false;
    for (int64_t i = 0; i < past->place_count; i++)
        if (!past_see(mesh, pave_past_vertex(mesh, &past->places[i]), round)) return false;
    pave_shape_list_sort(&mesh->own->around);
    *out = past_unseen(mesh, round);
    return true;
}

// ---- Finding a past -----------------------------------------------------------------------------

/// Returns whether a past applies to the current state of the edge. Also returns false if out of
/// memory.
static bool past_fits(pave_reshape *edit, const pave_past *past, bool whole)
{
    const pave_mesh *mesh = edit->mesh;
    const pave_past_side *then = &past->sides[whole], *now = &edit->was;
    int32_t faces[2];
    uint64_t context;
    if (past->a != edit->a || past->b != edit->b || then->around != now->around ||
        !pave_point_equal(then->at[0], now->at[0]) || !pave_point_equal(then->at[1], now->at[1]))
        return false;
    for (int64_t i = 0; i < past->place_count; i++) {
        const pave_past_place *place = &past->places[i];
        const int32_t vertex = pave_past_vertex(mesh, place);
        if (vertex < 0 || !pave_point_equal(mesh->vertices[vertex], place->at[whole]) ||
            past_around(mesh, vertex, PAVE_HASH_START) != place->around)
            return false;
    }
    pave_reshape_faces(edit, whole, faces);
    edit->no_memory |= !past_context(edit->mesh, past, faces, &context);
    return !edit->no_memory && context == past->context;
}

bool pave_past_find(pave_reshape *edit, bool whole)
{
    const pave_pasts *pasts = &edit->edits->pasts;
    edit->was = past_look(edit, whole);
    edit->past = pave_index_get(&pasts->by_arc, (uint32_t)edit->arc);
    if (edit->past >= 0 && !past_fits(edit, &pasts->items[edit->past], whole)) edit->past = -1;
    return !edit->no_memory;
}

// ---- Keeping a past -----------------------------------------------------------------------------

static bool past_is_face(const pave_reshape *edit, int32_t vertex)
{
    return vertex == edit->patch.vertices[0] || vertex == edit->patch.vertices[1];
}

/// Adds a vertex with its positions before and after the edit. Returns false if out of memory.
static bool past_add(const pave_mesh *mesh, pave_past *past, int32_t vertex, pave_point was,
                     pave_point is, bool whole)
{
    pave_past_place place = {.around = past_around(mesh, vertex, PAVE_HASH_START)};
    place.at[whole] = is;
    place.at[!whole] = was;
    if (!past_name(mesh, vertex, &place)) {
        assert(false); // the vertices of a single tile are on the rim and never move
        return true;
    }
    if (!pave_array_reserve(&mesh->allocator, &past->places, &past->place_room,
                            past->place_count + 1, sizeof *past->places))
        return false;
    past->places[past->place_count++] = place;
    return true;
}

/// Records the context and all vertices moved by repair, using the notes of their positions.
static bool past_fill(pave_reshape *edit, pave_past *past, bool whole)
{
    const struct pave_mesh_private *edits = edit->edits;
    const pave_point *vertices = edit->mesh->vertices;
    int32_t faces[2];
    for (int64_t i = edit->placed; i < edits->note_count; i++) {
        const pave_reshape_note *note = &edits->notes[i];
        const pave_point *at = note->at;
        if (note->size != sizeof *at || at < vertices || at >= vertices + edit->mesh->vertex_count)
            continue;
        const int32_t vertex = (int32_t)(at - vertices);
        pave_point was;
        memcpy(&was, &note->was, sizeof was);
        if (!past_is_face(edit, vertex) &&
            !past_add(edit->mesh, past, vertex, was, vertices[vertex], whole))
            return false;
    }
    pave_reshape_faces(edit, whole, faces);
    return past_context(edit->mesh, past, faces, &past->context);
}

static void past_release(const pave_mesh *mesh, pave_past *past)
{
    pave_array_release(&mesh->allocator, past->places);
}

/// Returns the index of an edge's past, which is empty if new; -1 if out of memory.
static int32_t past_take(pave_mesh *mesh, int32_t arc)
{
    pave_pasts *pasts = &mesh->own->pasts;
    const int32_t known = pave_index_get(&pasts->by_arc, (uint32_t)arc),
                  fresh = (int32_t)pasts->by_arc.count;
    if (known >= 0) return known;
    if (!pave_array_reserve(&mesh->allocator, &pasts->items, &pasts->room, (int64_t)fresh + 1,
                            sizeof *pasts->items) ||
        !pave_index_put(&pasts->by_arc, (uint32_t)arc, fresh))
        return -1;
    pasts->items[fresh] = (pave_past){.a = -1, .b = -1};
    return fresh;
}

/// Records the last edit.
static void past_set_last(pave_reshape *edit, bool whole)
{
    pave_past_last *last = &edit->edits->last;
    *last = (pave_past_last){.past = edit->past, .whole = whole};
    pave_reshape_faces(edit, whole, last->faces);
}

bool pave_past_keep(pave_reshape *edit, bool whole)
{
    pave_pasts *pasts = &edit->edits->pasts;
    if (!edit->patch.restored) {
        pave_past past = {.a = edit->a, .b = edit->b};
        past.sides[!whole] = edit->was;
        past.sides[whole] = past_look(edit, whole);
        edit->past = past_fill(edit, &past, whole) ? past_take(edit->mesh, edit->arc) : -1;
        if (edit->past < 0) {
            past_release(edit->mesh, &past);
            return false;
        }
        past_release(edit->mesh, &pasts->items[edit->past]);
        pasts->items[edit->past] = past;
    }
    past_set_last(edit, whole);
    return true;
}

// ---- After the last edit ------------------------------------------------------------------------

/// Returns the index of a vertex among the moves, or -1.
static int32_t past_moves_find(const pave_past_moves *moves, int32_t vertex)
{
    return pave_sorted_find(moves->vertices, moves->count, vertex);
}

void pave_past_forget_last(pave_mesh *mesh)
{
    if (mesh->own) mesh->own->last.past = -1;
    mesh->changes += 2; // more changes than a locator can follow
}

bool pave_past_is_of_last(const pave_mesh *mesh, int32_t tile)
{
    const struct pave_mesh_private *edits = mesh->own;
    if (!edits || !edits->ready || edits->last.past < 0) return false;
    const pave_past *past = &edits->pasts.items[edits->last.past];
    return tile == past->a || tile == past->b;
}

/// Updates the new positions of vertices that are already in a past, and marks these vertices.
/// `moved` is in increasing order; `to` has the positions.
static void past_redirect(pave_mesh *mesh, pave_past *past, const pave_past_moves *moves,
                          uint32_t round)
{
    const pave_past_last *last = &mesh->own->last;
    for (int i = 0; i < 2; i++) {
        const int32_t at = past_moves_find(moves, last->faces[i]);
        if (at < 0) continue;
        mesh->own->seen[last->faces[i]] = round;
        past->sides[last->whole].at[i] = moves->to[at];
    }
    for (int64_t i = 0; i < past->place_count; i++) {
        const int32_t vertex = pave_past_vertex(mesh, &past->places[i]),
                      at = past_moves_find(moves, vertex);
        if (at < 0) continue;
        mesh->own->seen[vertex] = round;
        past->places[i].at[last->whole] = moves->to[at];
    }
}

/// Copies a past and adds moves to the copy. Returns false if out of memory. The caller must
/// release the copy in any case.
static bool past_extend(pave_mesh *mesh, const pave_past_moves *moves, pave_past *past)
{
    const pave_past_last *last = &mesh->own->last;
    const pave_past *old = &mesh->own->pasts.items[last->past];
    const uint32_t round = pave_reshapes_round(mesh);
    *past = *old;
    past->places = NULL;
    past->place_room = 0;
    if (!pave_array_reserve(&mesh->allocator, &past->places, &past->place_room,
                            old->place_count + moves->count, sizeof *past->places))
        return false;
    for (int64_t i = 0; i < old->place_count; i++) past->places[i] = old->places[i];
    past_redirect(mesh, past, moves, round);
    for (int32_t i = 0; i < moves->count; i++) {
        const int32_t vertex = moves->vertices[i];
        if (mesh->own->seen[vertex] != round &&
            !past_add(mesh, past, vertex, mesh->vertices[vertex], moves->to[i], last->whole))
            return false;
    }
    return past_context(mesh, past, last->faces, &past->context);
}

bool pave_past_join_last(pave_mesh *mesh, const pave_past_moves *moves)
{
    pave_past past, *old = &mesh->own->pasts.items[mesh->own->last.past];
    if (!past_extend(mesh, moves, &past)) {
        past_release(mesh, &past);
        return false;
    }
    past_release(mesh, old);
    *old = past;
    return true;
}

void pave_pasts_free(pave_mesh *mesh)
{
    pave_pasts *pasts = &mesh->own->pasts;
    for (int64_t i = 0; i < pasts->by_arc.count; i++) past_release(mesh, &pasts->items[i]);
    pave_array_release(&mesh->allocator, pasts->items);
    pave_index_release(&pasts->by_arc);
}
