/// src/mesh/mesh_edit_rings.c: two vertices become one, or one becomes two: rings, lists of tiles,
/// numbers and the rim. What is changed is noted.
#include "../base/exact.h"

#include "../base/bits.h"
#include "mesh_edit.h"

static void pave_edit_write(pave_edit *edit, int32_t *at, int32_t value)
{
    pave_edits_note(edit->edits, at, sizeof *at);
    *at = value;
}

// ---- Rings --------------------------------------------------------------------------------------

static void pave_edit_replace(pave_edit *edit, int32_t tile, int32_t vertex, int32_t by)
{
    const int32_t k = pave_edit_corner(edit->mesh, tile, vertex);
    assert(k >= 0);
    pave_edit_write(edit, &edit->mesh->rings[edit->mesh->ring_start[tile] + (uint32_t)k], by);
}

static void pave_edit_add_corners(pave_edit *edit, int32_t more)
{
    pave_edits_note(edit->edits, &edit->mesh->corner_count, sizeof edit->mesh->corner_count);
    edit->mesh->corner_count += more;
}

/// Corners k and the next one of a tile become one.
static void pave_edit_ring_close(pave_edit *edit, int32_t tile, int32_t k, int32_t vertex)
{
    int32_t *ring = edit->mesh->rings + edit->mesh->ring_start[tile],
            count = edit->mesh->ring_count[tile];
    pave_edit_write(edit, &ring[k + 1 < count ? k + 1 : 0], vertex);
    for (int32_t i = k; i + 1 < count; i++) pave_edit_write(edit, &ring[i], ring[i + 1]);
    pave_edit_write(edit, &edit->mesh->ring_count[tile], count - 1);
    pave_edit_add_corners(edit, -1);
}

/// The corner from which side k shall begin becomes two: that side runs from one to the other.
static void pave_edit_ring_open(pave_edit *edit, int32_t tile, int32_t k, int32_t from, int32_t to)
{
    int32_t *ring = edit->mesh->rings + edit->mesh->ring_start[tile],
            count = edit->mesh->ring_count[tile];
    assert(edit->mesh->ring_start[tile] + (uint32_t)count < edit->mesh->ring_start[tile + 1]);
    pave_edit_write(edit, &ring[k < count ? k : 0], to);
    for (int32_t i = count; i > k; i--) pave_edit_write(edit, &ring[i], ring[i - 1]);
    pave_edit_write(edit, &ring[k], from);
    pave_edit_write(edit, &edit->mesh->ring_count[tile], count + 1);
    pave_edit_add_corners(edit, 1);
}

// ---- Lists of tiles -----------------------------------------------------------------------------

/// Begins a list at the end of all; what is written there needs no note.
static int32_t *pave_edit_list_begin(pave_edit *edit, int32_t vertex)
{
    pave_edits_note(edit->edits, &edit->mesh->vertex_start[vertex],
                    sizeof *edit->mesh->vertex_start);
    edit->mesh->vertex_start[vertex] = (uint32_t)edit->edits->list_end;
    return edit->mesh->vertex_tiles + edit->edits->list_end;
}

static void pave_edit_list_end(pave_edit *edit, int32_t vertex, int32_t count)
{
    pave_edit_write(edit, &edit->mesh->vertex_tile_count[vertex], count);
    pave_edits_note(edit->edits, &edit->edits->list_end, sizeof edit->edits->list_end);
    edit->edits->list_end += count;
    assert(edit->edits->list_end <= edit->edits->list_room);
}

/// The vertex `keep` gets the tiles of both.
static void pave_edit_list_merge(pave_edit *edit, int32_t keep, int32_t gone)
{
    int32_t count_a, count_b, count = 0;
    const int32_t *a = pave_mesh_tiles_at(edit->mesh, keep, &count_a),
                  *b = pave_mesh_tiles_at(edit->mesh, gone, &count_b);
    int32_t *out = pave_edit_list_begin(edit, keep);
    for (int32_t i = 0, j = 0; i < count_a || j < count_b;) {
        const int32_t tile = j == count_b || (i < count_a && a[i] <= b[j]) ? a[i] : b[j];
        i += i < count_a && a[i] == tile;
        j += j < count_b && b[j] == tile;
        out[count++] = tile;
    }
    pave_edit_list_end(edit, keep, count);
}

/// The rings tell which tiles of the vertex `old` stay at it, and which are at the new one.
static void pave_edit_list_split(pave_edit *edit, int32_t old, int32_t fresh)
{
    int32_t count;
    const int32_t *tiles = pave_mesh_tiles_at(edit->mesh, old, &count);
    for (int part = 0; part < 2; part++) {
        const int32_t vertex = part == 0 ? fresh : old;
        int32_t *out = pave_edit_list_begin(edit, vertex), kept = 0;
        for (int32_t i = 0; i < count; i++)
            if (pave_edit_corner(edit->mesh, tiles[i], vertex) >= 0) out[kept++] = tiles[i];
        pave_edit_list_end(edit, vertex, kept);
    }
}

// ---- The rim ------------------------------------------------------------------------------------

static void pave_edit_set_fixed(pave_edit *edit, int32_t vertex, bool fixed)
{
    pave_edits_note(edit->edits, &edit->mesh->fixed[vertex / 64], sizeof *edit->mesh->fixed);
    pave_bits_put(edit->mesh->fixed, vertex, fixed);
}

static void pave_edit_rim_put(pave_edit *edit, int32_t place, int32_t vertex)
{
    pave_edit_write(edit, &edit->mesh->rim[place], vertex);
    pave_edit_write(edit, &edit->edits->rim_place[vertex], place);
}

static void pave_edit_rim_remove(pave_edit *edit, int32_t vertex)
{
    const int32_t count = edit->mesh->rim_count;
    for (int32_t i = edit->edits->rim_place[vertex]; i + 1 < count; i++)
        pave_edit_rim_put(edit, i, edit->mesh->rim[i + 1]);
    pave_edit_write(edit, &edit->mesh->rim_count, count - 1);
    pave_edit_set_fixed(edit, vertex, false);
}

static void pave_edit_rim_insert(pave_edit *edit, int32_t after, int32_t vertex)
{
    const int32_t count = edit->mesh->rim_count, place = edit->edits->rim_place[after] + 1;
    assert(count < edit->edits->rim_room);
    for (int32_t i = count; i > place; i--) pave_edit_rim_put(edit, i, edit->mesh->rim[i - 1]);
    pave_edit_rim_put(edit, place, vertex);
    pave_edit_write(edit, &edit->mesh->rim_count, count + 1);
    pave_edit_set_fixed(edit, vertex, true);
}

// ---- Cutting ------------------------------------------------------------------------------------

/// The last vertex gets the number of one that is gone.
static void pave_edit_renumber(pave_edit *edit, int32_t gone)
{
    pave_mesh *mesh = edit->mesh;
    const int32_t last = mesh->vertex_count - 1;
    int32_t count;
    const int32_t *tiles = pave_mesh_tiles_at(mesh, last, &count);
    pave_edit_write(edit, &mesh->vertex_count, last);
    if (last == gone) return;
    for (int32_t i = 0; i < count; i++) pave_edit_replace(edit, tiles[i], last, gone);
    pave_edits_note(edit->edits, &mesh->vertex_start[gone], sizeof *mesh->vertex_start);
    mesh->vertex_start[gone] = mesh->vertex_start[last];
    pave_edit_write(edit, &mesh->vertex_tile_count[gone], count);
    pave_edits_note(edit->edits, &mesh->vertices[gone], sizeof *mesh->vertices);
    mesh->vertices[gone] = mesh->vertices[last];
    if (!pave_bits_test(mesh->fixed, last)) return;
    pave_edit_set_fixed(edit, last, false);
    pave_edit_set_fixed(edit, gone, true);
    pave_edit_rim_put(edit, edit->edits->rim_place[last], gone);
}

void pave_edit_cut_rings(pave_edit *edit)
{
    pave_mesh *mesh = edit->mesh;
    int32_t count;
    const int32_t *ring = pave_mesh_ring(mesh, edit->a, &count),
                  k = pave_drawing_rank(&edit->drawing, edit->arc);
    const int32_t u = ring[k], v = ring[k + 1 < count ? k + 1 : 0];
    const bool rim_u = pave_mesh_on_rim(mesh, u), rim_v = pave_mesh_on_rim(mesh, v);
    const int32_t keep = rim_u != rim_v ? (rim_u ? u : v) : u < v ? u : v, gone = keep == u ? v : u;
    const int32_t *tiles = pave_mesh_tiles_at(mesh, gone, &count);
    for (int32_t i = 0; i < count; i++)
        if (tiles[i] != edit->a && tiles[i] != edit->b)
            pave_edit_replace(edit, tiles[i], gone, keep);
    pave_edit_ring_close(edit, edit->a, k, keep);
    if (edit->b >= 0)
        pave_edit_ring_close(edit, edit->b, pave_drawing_rank(&edit->drawing, edit->twin), keep);
    pave_edit_list_merge(edit, keep, gone);
    if (edit->b < 0) pave_edit_rim_remove(edit, gone);
    const int32_t last = mesh->vertex_count - 1;
    pave_edit_renumber(edit, gone);
    edit->patch.vertices[0] = keep == last ? gone : keep;
    edit->patch.renumbered = gone == last ? -1 : gone;
}

// ---- Joining ------------------------------------------------------------------------------------

static bool pave_edit_face_has_border(const pave_drawing *drawing, int32_t start)
{
    int32_t arc = start;
    do {
        if (pave_drawing_is_border(drawing, pave_drawing_from(drawing, arc))) return true;
        arc = pave_drawing_next(drawing, arc);
    } while (arc != start);
    return false;
}

/// Those tiles at the face of an arc that are no ends of the edge get another number for it.
static void pave_edit_replace_round(pave_edit *edit, int32_t start, int32_t vertex, int32_t by)
{
    int32_t arc = start;
    do {
        const int32_t node = pave_drawing_from(&edit->drawing, arc);
        const int32_t tile =
            pave_drawing_is_border(&edit->drawing, node) ? -1 : pave_mesh_tile_of(edit->mesh, node);
        if (tile >= 0 && tile != edit->a && tile != edit->b)
            pave_edit_replace(edit, tile, vertex, by);
        arc = pave_drawing_next(&edit->drawing, arc);
    } while (arc != start);
}

void pave_edit_join_rings(pave_edit *edit)
{
    pave_mesh *mesh = edit->mesh;
    int32_t count;
    const int32_t k = pave_drawing_rank(&edit->drawing, edit->arc),
                  *ring = pave_mesh_ring(mesh, edit->a, &count);
    const int32_t old = ring[k < count ? k : 0], fresh = mesh->vertex_count;
    const bool swap = edit->b >= 0 && pave_mesh_on_rim(mesh, old) &&
                      !pave_edit_face_has_border(&edit->drawing, edit->arc);
    const int32_t left = swap ? fresh : old, right = swap ? old : fresh; // of the arc
    pave_edit_write(edit, &mesh->vertex_count, fresh + 1);
    pave_edit_replace_round(edit, swap ? edit->arc : edit->twin, old, fresh);
    pave_edit_ring_open(edit, edit->a, k, left, right);
    if (edit->b >= 0)
        pave_edit_ring_open(edit, edit->b, pave_drawing_rank(&edit->drawing, edit->twin), right,
                            left);
    pave_edit_list_split(edit, old, fresh);
    if (edit->b < 0) pave_edit_rim_insert(edit, left, right);
    edit->patch.vertices[0] = left;
    edit->patch.vertices[1] = right;
}

// ---- What that asks for -------------------------------------------------------------------------

void pave_edit_needs(const pave_edit *edit, bool join, int64_t *tiles, int64_t *notes)
{
    enum { FEW = 64 };
    const pave_mesh *mesh = edit->mesh;
    int32_t count, at_u, at_v = 2, at_last;
    const int32_t k = pave_drawing_rank(&edit->drawing, edit->arc),
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
