/// src/mesh/dense/dense_mesh.c: converts the slots of a dense board to the arrays of a mesh.
///
/// First, row by row, each leader becomes a vertex: its vertex number replaces its x, and the tiles
/// of singles are written. Then the vertex number of each multi is written to its slots, and its
/// tiles are written. Finally the vertex numbers at each tile's corners are written as its ring.
/// Data is freed as soon as it is no longer needed.
#include "../../base/exact.h"

#include "../../base/batch.h"
#include "../../base/bits.h"
#include "../../base/memory.h"
#include "../../board/board_parts.h"
#include "dense_forms.h"
#include "dense_rows.h"
#include "dense_walk.h"

#include <string.h>

enum { PAVE_EMIT_PLACES = 512 }; ///< places of a row processed at a time; must be even

/// Start of a strip in the mesh's arrays.
typedef struct pave_emit_strip {
    int64_t vertex, tile, corner; ///< indices into vertices, vertex_tiles and rings
} pave_emit_strip;

/// [side][slot]: the three tiles of a single in increasing order, relative to its own tile. The
/// fourth element is padding.
typedef struct pave_emit_order {
    int32_t tiles[2][2][4];
} pave_emit_order;

typedef struct pave_emit_job {
    pave_dense *dense;
    pave_mesh *mesh;
    int32_t *numbers; ///< vertex numbers of slots; shares memory with x
    pave_emit_order order;
    pave_emit_strip *strips; ///< one element more than there are strips
    bool in_order;           ///< strips run in order: each passes its end to the next as its start
} pave_emit_job;

// ---- Tile counts --------------------------------------------------------------------------------

/// Returns the first multi whose leader is at `place` or after it.
static int32_t emit_first_multi(const pave_dense *dense, int64_t place)
{
    int32_t low = 0, high = dense->multi_count;
    while (low < high) {
        int32_t middle = low + (high - low) / 2;
        int64_t slot = dense->multi_slots[dense->multi_start[middle]],
                at = slot >= dense->plane ? slot - dense->plane : slot;
        if (at < place)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

/// Lists the inner tiles of a slot in increasing order. Returns their number.
static int emit_inner_tiles(const pave_dense *dense, int64_t slot, int32_t *out)
{
    pave_dense_at at = pave_dense_at_slot(dense, slot);
    int64_t places[3] = {at.place, pave_dense_other(dense, at, 0), pave_dense_other(dense, at, 1)};
    int count = 0;
    for (int i = 0; i < 3; i++) {
        pave_board_tile tile = pave_board_slot_tile(dense->board, (int32_t)places[i]);
        if (!pave_board_inner(dense->board, tile)) continue;
        int32_t number = tile.row * dense->board->width + tile.col;
        int to = count++;
        for (; to > 0 && out[to - 1] > number; to--) out[to] = out[to - 1];
        out[to] = number;
    }
    return count;
}

/// Part of a row: for each slot, the number of tiles at the vertex that it leads, or 0 if it is not
/// a leader.
typedef struct pave_emit_part {
    int32_t row, first, count, multi; ///< multi: the next multi whose leader has not been reached
    uint8_t tiles[2][PAVE_EMIT_PLACES];
} pave_emit_part;

/// Returns the next place of a part after place i that may be at the rim. In most rows only the
/// first and the last are.
static int32_t emit_next_edge(const pave_dense *dense, const pave_emit_part *part, int32_t i)
{
    int32_t column = part->first + i + 1, last = dense->pitch - 2;
    if (part->row >= 2 && part->row < dense->rows - 2 && column >= 2 && column < last)
        column = last;
    return column - part->first;
}

PAVE_VECTORIZE static void emit_count_singles(const uint8_t *kinds, int32_t count, uint8_t *tiles)
{
    for (int32_t i = 0; i < count; i++) tiles[i] = kinds[i] == PAVE_SLOT_SINGLE ? 3 : 0;
}

static void emit_count_tiles(const pave_dense *dense, pave_emit_part *part)
{
    int64_t from = (int64_t)part->row * dense->pitch + part->first, end = from + part->count;
    for (int slot = 0; slot < 2; slot++) {
        const uint8_t *kinds = dense->kinds + slot * dense->plane + from;
        emit_count_singles(kinds, part->count, part->tiles[slot]);
        for (int32_t i = emit_next_edge(dense, part, -1); i < part->count;
             i = emit_next_edge(dense, part, i)) {
            int32_t inner[3];
            if (kinds[i] == PAVE_SLOT_RIM)
                part->tiles[slot][i] =
                    (uint8_t)emit_inner_tiles(dense, slot * dense->plane + from + i, inner);
        }
    }
    for (; part->multi < dense->multi_count; part->multi++) {
        int64_t slot = dense->multi_slots[dense->multi_start[part->multi]],
                kind = slot >= dense->plane, place = slot - kind * dense->plane;
        if (place >= end) break;
        part->tiles[kind][place - from] =
            (uint8_t)(dense->multi_tiles[part->multi] & PAVE_MULTI_TILES);
    }
}

// ---- Vertices -----------------------------------------------------------------------------------

static pave_emit_order emit_order_of(const pave_dense *dense)
{
    pave_face_strides strides;
    pave_emit_order order;
    pave_face_strides_make(dense, &strides);
    for (int side = 0; side < 2; side++)
        for (int slot = 0; slot < 2; slot++) {
            int32_t *tiles = order.tiles[side][slot],
                    far[3] = {0, strides.others[side][slot][0], strides.others[side][slot][1]};
            for (int i = 0; i < 3; i++)
                tiles[(far[i] > far[(i + 1) % 3]) + (far[i] > far[(i + 2) % 3])] = far[i];
            tiles[3] = 0;
        }
    return order;
}

/// If the slot at `index` leads a face of `count` tiles, writes its vertex, without scratch writes
/// past it. Used at the ends of the arrays.
static void emit_last_slot(const pave_emit_job *job, int64_t index, int32_t count, int32_t tile,
                           const int32_t *order, pave_emit_strip *at)
{
    if (count == 0) return;
    pave_mesh *mesh = job->mesh;
    mesh->vertices[at->vertex] = (pave_point){job->dense->x[index], job->dense->y[index]};
    mesh->vertex_start[at->vertex] = (uint32_t)at->tile;
    for (int k = 0; k < 3 && k < count; k++) mesh->vertex_tiles[at->tile + k] = tile + order[k];
    job->numbers[index] = (int32_t)at->vertex;
    at->vertex++;
    at->tile += count;
}

/// Writes the vertices of the leaders of a part. The tiles of multis are written later.
static void emit_vertices(const pave_emit_job *job, const pave_emit_part *part,
                          const pave_emit_strip *end, pave_emit_strip *at)
{
    const pave_dense *dense = job->dense;
    const int64_t place = (int64_t)part->row * dense->pitch + part->first;
    pave_dense_vertex_row row = {.count = part->count,
                                 .tile = (part->row - 1) * dense->board->width + part->first - 1,
                                 .vertices = job->mesh->vertices,
                                 .vertex_start = job->mesh->vertex_start,
                                 .vertex_tiles = job->mesh->vertex_tiles,
                                 .vertex = at->vertex,
                                 .tile_at = at->tile,
                                 .vertex_end = end->vertex,
                                 .tile_end = end->tile};
    for (int slot = 0; slot < 2; slot++) {
        row.met[slot] = part->tiles[slot];
        row.x[slot] = dense->x + slot * dense->plane + place;
        row.y[slot] = dense->y + slot * dense->plane + place;
        row.numbers[slot] = job->numbers + slot * dense->plane + place;
        for (int odd = 0; odd < 2; odd++)
            memcpy(row.order[odd][slot],
                   job->order.tiles[pave_dense_side(dense, part->row, part->first + odd)][slot],
                   sizeof row.order[odd][slot]);
    }
    int32_t i = pave_dense_vertices(&row);
    at->vertex = row.vertex;
    at->tile = row.tile_at;
    for (; i < part->count; i++)
        for (int slot = 0; slot < 2; slot++)
            emit_last_slot(job, slot * dense->plane + place + i, part->tiles[slot][i], row.tile + i,
                           row.order[i & 1][slot], at);
}

/// Writes the tiles at the vertices of RIM slots.
static void emit_rims(const pave_emit_job *job, const pave_emit_part *part)
{
    for (int32_t i = emit_next_edge(job->dense, part, -1); i < part->count;
         i = emit_next_edge(job->dense, part, i))
        for (int slot = 0; slot < 2; slot++) {
            int64_t index =
                slot * job->dense->plane + (int64_t)part->row * job->dense->pitch + part->first + i;
            if (pave_dense_kind(job->dense, index) != PAVE_SLOT_RIM) continue;
            (void)emit_inner_tiles(job->dense, index,
                                   job->mesh->vertex_tiles +
                                       job->mesh->vertex_start[job->numbers[index]]);
        }
}

static void emit_vertex_strip(void *context, int32_t index)
{
    pave_emit_job *job = context;
    const pave_dense *dense = job->dense;
    pave_emit_strip at = job->strips[index], end = {dense->vertex_count, dense->corner_count, 0};
    pave_emit_part part;
    int32_t first = index * PAVE_DENSE_STRIP_ROWS, last = first + PAVE_DENSE_STRIP_ROWS;
    if (!job->in_order) end = job->strips[index + 1];
    part.multi = emit_first_multi(dense, (int64_t)first * dense->pitch);
    for (part.row = first; part.row < last && part.row < dense->rows; part.row++)
        for (part.first = 0; part.first < dense->pitch; part.first += PAVE_EMIT_PLACES) {
            part.count = dense->pitch - part.first < PAVE_EMIT_PLACES ? dense->pitch - part.first
                                                                      : PAVE_EMIT_PLACES;
            emit_count_tiles(dense, &part);
            emit_vertices(job, &part, &end, &at);
            emit_rims(job, &part);
        }
    if (job->in_order) {
        job->strips[index + 1].vertex = at.vertex;
        job->strips[index + 1].tile = at.tile;
    }
}

// ---- Multis -------------------------------------------------------------------------------------

/// Divides places by the pitch using multiplication. (T. Granlund, P. Montgomery, "Division by
/// Invariant Integers using Multiplication", 1994.)
typedef struct pave_emit_divide {
    uint64_t factor;
    int shift;
} pave_emit_divide;

/// Places are below 2^29: the factor 2^shift / pitch, rounded up, is exact if 2^shift >= 2^29
/// pitch.
static pave_emit_divide emit_divide_by(int32_t pitch)
{
    pave_emit_divide divide = {.shift = 29};
    while (INT64_C(1) << (divide.shift - 29) < pitch) divide.shift++;
    divide.factor = ((UINT64_C(1) << divide.shift) + (uint64_t)pitch - 1) / (uint64_t)pitch;
    return divide;
}

/// Repeats the last found tile until there are `met` tiles. A face that meets a tile twice counts
/// it twice, but such a board never becomes a mesh.
static void emit_repeat(int32_t *tiles, int32_t found, int32_t met)
{
    for (; found < met; found++) tiles[found] = tiles[found - 1];
}

/// Lists the distinct inner tiles of arbitrary slots in increasing order, padded to `met`.
static void emit_any_tiles(const pave_dense *dense, const int32_t *slots, int32_t count,
                           int32_t met, int32_t *out)
{
    int32_t found = 0;
    for (int32_t i = 0; i < count; i++) {
        int32_t tiles[3], inner = emit_inner_tiles(dense, slots[i], tiles);
        for (int32_t k = 0; k < inner; k++) {
            int32_t to = found;
            while (to > 0 && out[to - 1] > tiles[k]) to--;
            if (to > 0 && out[to - 1] == tiles[k]) continue;
            memmove(out + to + 1, out + to, (size_t)(found - to) * sizeof *out);
            out[to] = tiles[k];
            found++;
        }
    }
    emit_repeat(out, found, met);
}

/// A window of 8 x 8 tiles around a leader's tile, as the bits of a word. Used to sort tiles and
/// remove duplicates.
enum { PAVE_WINDOW_LEFT = 3, PAVE_WINDOW_ABOVE = 1, PAVE_WINDOW_SIZE = 8 };

/// [side][slot]: the three tiles of a slot of the leader's place.
typedef struct pave_emit_marks {
    uint64_t tiles[2][2];
} pave_emit_marks;

static pave_emit_marks emit_marks_of(const pave_dense *dense)
{
    pave_emit_marks marks = {{{0}}};
    for (int side = 0; side < 2; side++)
        for (int slot = 0; slot < 2; slot++)
            for (int i = 0; i < 3; i++) {
                int32_t at = ((int32_t)dense->board->system ^ side) & 1;
                pave_board_tile from = pave_board_at(at, at), to = from;
                if (i > 0)
                    to = pave_board_neighbor(dense->board, from,
                                             pave_dense_others[dense->by_columns][slot][i - 1]);
                marks.tiles[side][slot] |=
                    UINT64_C(1) << (PAVE_WINDOW_SIZE * (PAVE_WINDOW_ABOVE + to.row - from.row) +
                                    PAVE_WINDOW_LEFT + to.col - from.col);
            }
    return marks;
}

/// Context for writing the tiles of multis.
typedef struct pave_emit_multis {
    const pave_dense *dense;
    pave_emit_divide by_pitch;
    pave_emit_marks marks;
} pave_emit_multis;

static inline pave_dense_at emit_at(const pave_emit_multis *multis, int32_t slot, int32_t *row,
                                    int32_t *column)
{
    const pave_dense *dense = multis->dense;
    pave_dense_at at;
    at.slot = slot >= dense->plane;
    at.place = slot - (int32_t)(at.slot ? dense->plane : 0);
    *row = (int32_t)((uint64_t)at.place * multis->by_pitch.factor >> multis->by_pitch.shift);
    *column = at.place - *row * dense->pitch;
    at.side = (int8_t)pave_dense_side(dense, *row, *column);
    return at;
}

/// Lists the count + 2 distinct tiles of a face without border tiles, in increasing order.
static void emit_multi_tiles(const pave_emit_multis *multis, const int32_t *slots, int32_t count,
                             int32_t *out)
{
    const int32_t width = multis->dense->board->width;
    int32_t row, column, other_row, other_column;
    pave_dense_at at = emit_at(multis, slots[0], &row, &column);
    uint64_t window = multis->marks.tiles[at.side][at.slot];
    for (int32_t i = 1; i < count; i++) {
        at = emit_at(multis, slots[i], &other_row, &other_column);
        int32_t down = other_row - row, right = other_column - column;
        if ((uint32_t)(right + PAVE_WINDOW_LEFT - 1) > PAVE_WINDOW_SIZE - 3 ||
            down > PAVE_WINDOW_SIZE - 3) {
            emit_any_tiles(multis->dense, slots, count, count + 2, out);
            return;
        }
        window |= multis->marks.tiles[at.side][at.slot] << (PAVE_WINDOW_SIZE * down + right);
    }
    int32_t from = (row - 1 - PAVE_WINDOW_ABOVE) * width + column - 1 - PAVE_WINDOW_LEFT;
    int32_t found = 0;
    for (; window; window &= window - 1) {
        int bit = pave_bits_lowest(window);
        out[found++] = from + (bit / PAVE_WINDOW_SIZE) * width + bit % PAVE_WINDOW_SIZE;
    }
    emit_repeat(out, found, count + 2);
}

/// Writes the vertex number to the slots of a face that has a form, and writes the tiles of the
/// vertex.
static inline void emit_form(const pave_emit_multis *multis, const pave_form *form, int32_t leader,
                             int32_t *numbers, int32_t *out)
{
    int32_t row, column, number = numbers[leader];
    (void)emit_at(multis, leader, &row, &column);
    int32_t tile = (row - 1) * multis->dense->board->width + column - 1;
    for (int i = 1; i < 4; i++)
        numbers[leader + form->slots[i]] = number; // unused entries are 0, that is, the leader
                                                   // again
    for (int i = 0; i < 4; i++) out[i] = tile + form->tiles[i];
    for (int32_t i = 4; i < form->count; i++) numbers[leader + form->slots[i]] = number;
    for (int32_t i = 4; i < form->count + 2; i++) out[i] = tile + form->tiles[i];
}

static void emit_multi_strip(void *context, int32_t index)
{
    const pave_emit_job *job = context;
    const pave_dense *dense = job->dense;
    const pave_emit_multis multis = {dense, emit_divide_by(dense->pitch), emit_marks_of(dense)};
    int64_t places = PAVE_DENSE_STRIP_ROWS * (int64_t)dense->pitch;
    int32_t multi = emit_first_multi(dense, index * places),
            end = emit_first_multi(dense, (index + 1) * places);
    for (; multi < end; multi++) {
        const int32_t *slots = dense->multi_slots + dense->multi_start[multi];
        int32_t count = dense->multi_start[multi + 1] - dense->multi_start[multi],
                number = job->numbers[slots[0]];
        int32_t *tiles = job->mesh->vertex_tiles + job->mesh->vertex_start[number];
        uint32_t met = dense->multi_tiles[multi],
                 form = (met & ~PAVE_MULTI_FIXED) >> PAVE_MULTI_FORM;
        if (form) {
            emit_form(&multis, &dense->forms->forms[form], slots[0], job->numbers, tiles);
            continue;
        }
        for (int32_t i = 1; i < count; i++) job->numbers[slots[i]] = number;
        if (met & PAVE_MULTI_FIXED)
            emit_any_tiles(dense, slots, count, (int32_t)(met & PAVE_MULTI_TILES), tiles);
        else
            emit_multi_tiles(&multis, slots, count, tiles);
    }
}

// ---- Rings --------------------------------------------------------------------------------------

static void emit_ring_row(const pave_emit_job *job, int32_t index, const pave_emit_strip *end,
                          pave_emit_strip *at)
{
    const pave_dense *dense = job->dense;
    int64_t place = (int64_t)index * dense->pitch + 1,
            tile = (int64_t)(index - 1) * dense->board->width;
    pave_dense_ring_row row = {.count = dense->board->width,
                               .links = dense->links + place,
                               .rings = job->mesh->rings,
                               .start = job->mesh->ring_start + tile,
                               .at = at->corner,
                               .end = end->corner};
    for (int odd = 0; odd < 2; odd++)
        for (int k = 0; k < PAVE_BOARD_NEIGHBORS_MAX; k++)
            row.corner[odd][k] =
                job->numbers +
                pave_dense_corner(dense, place, pave_dense_side(dense, index, 1 + odd), k);
    at->corner = pave_dense_rings(&row);
}

static void emit_ring_strip(void *context, int32_t index)
{
    pave_emit_job *job = context;
    const pave_dense *dense = job->dense;
    pave_emit_strip at = job->strips[index], end = {.corner = dense->corner_count};
    int32_t first = index * PAVE_DENSE_STRIP_ROWS, last = first + PAVE_DENSE_STRIP_ROWS;
    if (!job->in_order) end = job->strips[index + 1];
    for (int32_t row = first; row < last && row < dense->rows - 1; row++)
        if (row > 0) emit_ring_row(job, row, &end, &at);
    if (job->in_order) job->strips[index + 1].corner = at.corner;
}

// ---- The rim ------------------------------------------------------------------------------------

static int32_t emit_side_vertex(const pave_emit_job *job, pave_dense_rim_side side)
{
    return job->numbers[pave_dense_rim_slot(job->dense, side)];
}

static void emit_rim(const pave_emit_job *job)
{
    const pave_dense *dense = job->dense;
    pave_mesh *mesh = job->mesh;
    pave_dense_rim_side side = pave_dense_rim_first(dense), lowest = side;
    for (int32_t i = 0; i < mesh->rim_count; i++, side = pave_dense_rim_next(dense, side))
        if (emit_side_vertex(job, side) < emit_side_vertex(job, lowest)) lowest = side;
    for (int32_t i = 0; i < mesh->rim_count; i++, lowest = pave_dense_rim_next(dense, lowest)) {
        mesh->rim[i] = emit_side_vertex(job, lowest);
        pave_bits_set(mesh->fixed, mesh->rim[i]);
    }
}

// ---- The mesh -----------------------------------------------------------------------------------

/// Counts the elements of a strip, so that strips can run in any order.
static void emit_count_strip(void *context, int32_t index)
{
    pave_emit_job *job = context;
    const pave_dense *dense = job->dense;
    pave_emit_strip sum = {0, 0, 0};
    pave_dense_tally tally = {0};
    pave_emit_part part;
    int32_t first = index * PAVE_DENSE_STRIP_ROWS, end = first + PAVE_DENSE_STRIP_ROWS;
    part.multi = emit_first_multi(dense, (int64_t)first * dense->pitch);
    for (part.row = first; part.row < end && part.row < dense->rows; part.row++) {
        pave_dense_count(dense, part.row, &tally);
        for (part.first = 0; part.first < dense->pitch; part.first += PAVE_EMIT_PLACES) {
            part.count = dense->pitch - part.first < PAVE_EMIT_PLACES ? dense->pitch - part.first
                                                                      : PAVE_EMIT_PLACES;
            emit_count_tiles(dense, &part);
            for (int slot = 0; slot < 2; slot++)
                for (int32_t i = 0; i < part.count; i++) {
                    sum.tile += part.tiles[slot][i];
                    sum.vertex += part.tiles[slot][i] > 0;
                }
        }
    }
    sum.corner = tally.corners;
    job->strips[index] = sum;
}

static void emit_add_up(const pave_emit_job *job)
{
    pave_emit_strip sum = {0, 0, 0};
    for (int32_t i = 0; i <= pave_dense_strip_count(job->dense); i++) {
        pave_emit_strip here = job->strips[i];
        job->strips[i] = sum;
        sum.vertex += here.vertex;
        sum.tile += here.tile;
        sum.corner += here.corner;
    }
}

static bool emit_take_vertices(const pave_emit_job *job)
{
    pave_mesh *mesh = job->mesh;
    size_t vertices = (size_t)mesh->vertex_count;
    mesh->vertices = pave_array_take(&mesh->allocator, vertices, sizeof *mesh->vertices);
    mesh->vertex_start =
        pave_array_take(&mesh->allocator, vertices + 1, sizeof *mesh->vertex_start);
    mesh->vertex_tiles =
        pave_array_take(&mesh->allocator, (size_t)mesh->corner_count, sizeof *mesh->vertex_tiles);
    mesh->fixed = pave_array_allocate(&mesh->allocator, pave_bits_words(mesh->vertex_count),
                                      sizeof *mesh->fixed);
    mesh->rim = pave_array_take(&mesh->allocator, (size_t)mesh->rim_count, sizeof *mesh->rim);
    return mesh->vertices && mesh->vertex_start && mesh->vertex_tiles && mesh->fixed && mesh->rim;
}

static bool emit_take_rings(const pave_emit_job *job)
{
    pave_mesh *mesh = job->mesh;
    mesh->ring_start =
        pave_array_take(&mesh->allocator, (size_t)mesh->tile_count + 1, sizeof *mesh->ring_start);
    mesh->rings =
        pave_array_take(&mesh->allocator, (size_t)mesh->corner_count, sizeof *mesh->rings);
    return mesh->ring_start && mesh->rings;
}

static pave_result emit_fill(pave_emit_job *job, const pave_batch *batch)
{
    pave_dense *dense = job->dense;
    pave_mesh *mesh = job->mesh;
    pave_result result = PAVE_OK;
    if (!emit_take_vertices(job)) return PAVE_NO_MEMORY;
    if (!job->in_order) {
        const pave_batch quiet = {.runner = batch->runner};
        result = pave_dense_strips(dense, &quiet, emit_count_strip, job);
        emit_add_up(job);
    }
    if (result == PAVE_OK) result = pave_dense_strips(dense, batch, emit_vertex_strip, job);
    if (result != PAVE_OK) return result;
    mesh->vertex_start[mesh->vertex_count] = (uint32_t)mesh->corner_count;
    pave_dense_release_y(dense);
    result = pave_dense_strips(dense, batch, emit_multi_strip, job);
    if (result != PAVE_OK) return result;
    pave_dense_release_multis(dense);
    if (!emit_take_rings(job)) return PAVE_NO_MEMORY;
    result = pave_dense_strips(dense, batch, emit_ring_strip, job);
    mesh->ring_start[mesh->tile_count] = (uint32_t)mesh->corner_count;
    if (result == PAVE_OK) emit_rim(job);
    return result;
}

pave_result pave_dense_to_mesh(pave_dense *dense, const pave_batch *batch,
                               const pave_allocator *allocator, pave_mesh **out)
{
    pave_allocator from = pave_allocator_or_default(allocator);
    pave_mesh *mesh = pave_array_allocate(&from, 1, sizeof *mesh);
    size_t strips = (size_t)pave_dense_strip_count(dense) + 1;
    pave_emit_job job = {
        .dense = dense, .mesh = mesh, .numbers = dense->x, .in_order = !pave_batch_shared(batch)};
    pave_result result = PAVE_NO_MEMORY;
    *out = NULL;
    if (mesh) {
        mesh->allocator = from;
        mesh->tile_count = pave_board_tile_count(dense->board);
        mesh->vertex_count = (int32_t)dense->vertex_count;
        mesh->rim_count = (int32_t)dense->rim_count;
        mesh->corner_count = dense->corner_count;
        mesh->step = dense->board->step;
        job.strips = pave_array_allocate(&dense->allocator, strips, sizeof *job.strips);
        job.order = emit_order_of(dense);
        if (job.strips) result = emit_fill(&job, batch);
        pave_array_release(&dense->allocator, job.strips);
    }
    pave_dense_release(dense);
    if (result == PAVE_OK)
        *out = mesh;
    else
        pave_mesh_destroy(mesh);
    return result;
}
