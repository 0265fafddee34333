/// src/mesh/dense/dense_create.c: builds the dense board of a board (dense.h): allocates it,
/// classifies its slots, places the vertices of single triangles, and rejects boards whose inner
/// tiles are not connected.
#include "../../base/exact.h"

#include "../../base/batch.h"
#include "../../base/bits.h"
#include "../../base/memory.h"
#include "../../board/board_parts.h"
#include "../mesh_geometry.h"
#include "dense.h"
#include "dense_forms.h"
#include "dense_rows.h"
#include "dense_walk.h"

#include <string.h>

const pave_dense_corner_of pave_dense_corners[2][6] = {
    {{5, 0}, {0, 1}, {6, 0}, {6, 1}, {4, 0}, {5, 1}},
    {{5, 1}, {0, 0}, {6, 1}, {6, 0}, {4, 1}, {5, 0}}};

// ---- Memory -------------------------------------------------------------------------------------

enum {
    PAVE_PLANE_STRIDE = 1024
}; ///< planes whose distance is a multiple of this many bytes compete for the same cache lines

void *pave_dense_take_plane(const pave_dense *dense, int64_t planes, size_t size)
{
    size_t count = (size_t)(planes * dense->plane + 2 * PAVE_DENSE_PAD);
    unsigned char *memory = pave_array_take(&dense->allocator, count, size);
    return memory ? memory + PAVE_DENSE_PAD * size : NULL;
}

void pave_dense_release_plane(const pave_dense *dense, void *plane, size_t size)
{
    if (plane)
        pave_array_release(&dense->allocator, (unsigned char *)plane - PAVE_DENSE_PAD * size);
}

void pave_dense_release_multis(pave_dense *dense)
{
    PAVE_RELEASE(&dense->allocator, dense->multi_tiles, dense->multi_slots, dense->multi_start,
                 dense->forms);
    dense->forms = NULL;
    dense->multi_tiles = NULL;
    dense->multi_slots = dense->multi_start = NULL;
}

void pave_dense_release_y(pave_dense *dense)
{
    pave_dense_release_plane(dense, dense->y, sizeof *dense->y);
    pave_dense_release_plane(dense, dense->kinds, 1);
    dense->y = NULL;
    dense->kinds = NULL;
}

void pave_dense_release(pave_dense *dense)
{
    pave_dense_release_multis(dense);
    pave_dense_release_y(dense);
    pave_dense_release_plane(dense, dense->x, sizeof *dense->x);
    pave_dense_release_plane(dense, dense->links, 1);
    *dense = (pave_dense){0};
}

/// Initializes a dense board, before any memory is allocated.
static pave_dense dense_begin(const pave_board *board, const pave_allocator *allocator)
{
    pave_dense dense = {.board = board,
                        .pitch = board->pitch,
                        .rows = board->height + 2,
                        .by_columns = pave_board_flat(board),
                        .shifted = (int32_t)board->system & 1,
                        .allocator = pave_allocator_or_default(allocator)};
    for (int side = 0; side < 2; side++)
        for (int k = 0; k < PAVE_BOARD_NEIGHBORS_MAX; k++) {
            int32_t at = ((int32_t)board->system ^ side) & 1;
            pave_board_tile from = pave_board_at(at, at), to = pave_board_neighbor(board, from, k);
            assert(pave_board_shifted(board, from) == (side == 1));
            dense.offset[side][k] = (int64_t)(to.row - from.row) * board->pitch + to.col - from.col;
        }
    dense.plane =
        ((int64_t)board->slot_count + 2 * PAVE_DENSE_PAD - 1) / PAVE_DENSE_PAD * PAVE_DENSE_PAD;
    if (dense.plane % PAVE_PLANE_STRIDE == 0) dense.plane += PAVE_DENSE_PAD;
    return dense;
}

static bool dense_take(pave_dense *dense)
{
    dense->links = pave_dense_take_plane(dense, 1, 1);
    dense->kinds = pave_dense_take_plane(dense, 2, 1);
    dense->x = pave_dense_take_plane(dense, 2, sizeof *dense->x);
    dense->y = pave_dense_take_plane(dense, 2, sizeof *dense->y);
    return dense->links && dense->kinds && dense->x && dense->y;
}

/// Initializes elements, such as padding, that may be read although no row writes them.
static void dense_clear_pads(pave_dense *dense)
{
    int64_t used = (int64_t)dense->rows * dense->pitch, pad = PAVE_DENSE_PAD;
    memset(dense->links - pad, 0, (size_t)pad);
    memset(dense->links + used, 0, (size_t)(dense->plane - used + pad));
    memset(dense->kinds - pad, 0, (size_t)pad);
    memset(dense->x - pad, 0, (size_t)pad * sizeof *dense->x);
    memset(dense->y - pad, 0, (size_t)pad * sizeof *dense->y);
    for (int slot = 0; slot < 2; slot++) {
        int64_t from = slot * dense->plane + used, count = dense->plane - used + slot * pad;
        memset(dense->kinds + from, 0, (size_t)count);
        memset(dense->x + from, 0, (size_t)count * sizeof *dense->x);
        memset(dense->y + from, 0, (size_t)count * sizeof *dense->y);
    }
}

// ---- Kinds --------------------------------------------------------------------------------------

static bool dense_in_border(const pave_dense *dense, int64_t row, int64_t column)
{
    return row == 0 || column == 0 || row == dense->rows - 1 || column == dense->pitch - 1;
}

/// Computes the kind of any slot and its missing edges. `leads` receives whether the slot may lead
/// a multi.
static uint8_t dense_kind_at(const pave_dense *dense, int32_t row, int32_t column, int slot,
                             bool *leads)
{
    int side = pave_dense_side(dense, row, column), border = dense_in_border(dense, row, column);
    pave_board_tile tile = pave_board_at(column - 1, row - 1);
    pave_dense_at at = {
        .place = row * dense->pitch + column, .side = (int8_t)side, .slot = (int8_t)slot};
    *leads = false;
    for (int which = 0; which < 2; which++) {
        pave_board_tile other = pave_board_neighbor(
            dense->board, tile, pave_dense_others[dense->by_columns][slot][which]);
        if (!pave_board_contains(dense->board, other)) return PAVE_SLOT_NONE;
        border += !pave_board_inner(dense->board, other);
    }
    if (border == 3) return PAVE_SLOT_NONE;
    uint32_t missing = pave_dense_missing_of(dense, at);
    if (!missing) return border > 0 ? PAVE_SLOT_RIM : PAVE_SLOT_SINGLE;
    *leads = true;
    for (int edge = 0, entered; edge < 3; edge++)
        if (missing >> edge & 1 &&
            pave_dense_rank(pave_dense_cross(dense, at, edge, &entered)) < pave_dense_rank(at))
            *leads = false;
    return (uint8_t)(PAVE_SLOT_MULTI | missing << PAVE_SLOT_MISSING);
}

/// Fills the places first..last of a row using dense_kind_at, and clears the links of border
/// places.
static void dense_edge_places(const pave_dense *dense, int32_t row, int32_t first, int32_t last,
                              uint64_t *leads)
{
    int64_t words = pave_dense_lead_words(dense);
    for (int32_t column = first; column <= last; column++) {
        int64_t place = (int64_t)row * dense->pitch + column;
        if (dense_in_border(dense, row, column)) dense->links[place] = 0;
        for (int slot = 0; slot < 2; slot++) {
            bool lead;
            dense->kinds[slot * dense->plane + place] =
                dense_kind_at(dense, row, column, slot, &lead);
            pave_bits_put(leads + slot * words, column, lead);
        }
    }
}

/// Clears the bits past the end of a row; pave_dense_row may have set them.
static void dense_trim_leads(const pave_dense *dense, uint64_t *leads)
{
    int64_t words = pave_dense_lead_words(dense);
    uint64_t behind = (dense->pitch & 63) ? ~UINT64_C(0) << (dense->pitch & 63) : 0;
    leads[words - 1] &= ~behind;
    leads[2 * words - 1] &= ~behind;
}

/// Fills the links, kinds and leads of a row.
static void dense_fill_kinds(const pave_dense *dense, int32_t row, uint64_t *leads)
{
    int32_t last = dense->pitch - 1;
    if (row == 0 || row == dense->rows - 1)
        memset(leads, 0, 2 * (size_t)pave_dense_lead_words(dense) * sizeof *leads);
    else
        pave_dense_row(dense, row, leads);
    dense_trim_leads(dense, leads);
    if (row < 2 || row >= dense->rows - 2 || dense->pitch < 6) {
        dense_edge_places(dense, row, 0, last, leads);
    } else {
        dense_edge_places(dense, row, 0, 1, leads);
        dense_edge_places(dense, row, last - 1, last, leads);
    }
}

// ---- Positions of singles -----------------------------------------------------------------------

static void dense_ramp(int32_t *out, int32_t first, int32_t step, int32_t count)
{
    for (int32_t i = 0; i < count; i++) out[i] = first + i * step;
}

static void dense_level(int32_t *out, int32_t value, int32_t count)
{
    for (int32_t i = 0; i < count; i++) out[i] = value;
}

/// Sets the position of every slot of a row to the mean of its three tiles. In r layouts, slot 0 is
/// half a step along the row from its tile and 1/3 of a long step across; slot 1 is 2/3 of a long
/// step across.
static void dense_place_row_of_rows(pave_dense *dense, int32_t row)
{
    int32_t half = dense->board->unit_x, whole = dense->board->unit_y, count = dense->pitch;
    int64_t at = (int64_t)row * count;
    int32_t x = (2 * -1 + pave_dense_side(dense, row, 0)) * half, y = (row - 1) * whole;
    for (int slot = 0; slot < 2; slot++, at += dense->plane) {
        dense_ramp(dense->x + at, x + pave_mean_of((slot ? 0 : 3) * (int64_t)half, 3), 2 * half,
                   count);
        dense_level(dense->y + at, y + pave_mean_of((slot ? 2 : 1) * (int64_t)whole, 3), count);
    }
}

static void dense_place_row_of_columns(pave_dense *dense, int32_t row)
{
    int32_t half = dense->board->unit_y, whole = dense->board->unit_x, count = dense->pitch;
    int64_t at = (int64_t)row * count;
    int32_t y = 2 * (row - 1) * half;
    for (int slot = 0; slot < 2; slot++, at += dense->plane) {
        int32_t level[2], *out = dense->y + at;
        for (int column = 0; column < 2; column++)
            level[column] = y + pave_dense_side(dense, row, column) * half +
                            pave_mean_of((slot ? 0 : 3) * (int64_t)half, 3);
        for (int32_t i = 0; i < count; i++) out[i] = level[i & 1];
        dense_ramp(dense->x + at, -whole + pave_mean_of((slot ? 2 : 1) * (int64_t)whole, 3), whole,
                   count);
    }
}

void pave_dense_place_singles(pave_dense *dense, int32_t row)
{
    if (dense->by_columns)
        dense_place_row_of_columns(dense, row);
    else
        dense_place_row_of_rows(dense, row);
}

// ---- Strips -------------------------------------------------------------------------------------

typedef struct pave_dense_job {
    pave_dense *dense;
    uint64_t *leads;           ///< lead bits of all rows
    pave_dense_tally *tallies; ///< one per strip
} pave_dense_job;

static void dense_kinds_strip(void *context, int32_t index)
{
    pave_dense_job *job = context;
    pave_dense *dense = job->dense;
    int32_t first = index * PAVE_DENSE_STRIP_ROWS, end = first + PAVE_DENSE_STRIP_ROWS;
    pave_dense_tally tally = {0};
    for (int32_t row = first; row < end && row < dense->rows; row++) {
        dense_fill_kinds(dense, row, job->leads + 2 * row * pave_dense_lead_words(dense));
        pave_dense_count(dense, row, &tally);
    }
    job->tallies[index] = tally;
}

/// Returns the number of links between inner and border tiles.
static int64_t dense_rim_edges(const pave_dense *dense)
{
    int64_t count = 0;
    for (int32_t row = 1; row < dense->rows - 1; row++)
        for (int32_t column = 1; column < dense->pitch - 1; column++) {
            if (row > 1 && row < dense->rows - 2 && column == 2 && dense->pitch > 4)
                column = dense->pitch - 2;
            pave_board_tile tile = pave_board_at(column - 1, row - 1);
            uint32_t links = dense->links[(int64_t)row * dense->pitch + column];
            for (int k = 0; k < PAVE_BOARD_NEIGHBORS_MAX; k++)
                count +=
                    links >> k & 1 &&
                    !pave_board_inner(dense->board, pave_board_neighbor(dense->board, tile, k));
        }
    return count;
}

/// Checks that inner tiles are connected, by Euler's formula: tiles - links + faces without a
/// border tile = number of components. Also checks that each face of the rim has a single run of
/// border tiles: each of the `rim` links between an inner and a border tile must be followed by one
/// such face.
static bool dense_sound(const pave_dense *dense, int64_t inner, int64_t rim)
{
    return pave_board_tile_count(dense->board) - inner + (dense->vertex_count - dense->rim_count) ==
               1 &&
           rim == dense->rim_count;
}

static pave_result dense_fill(pave_dense_job *job, const pave_batch *batch)
{
    pave_dense *dense = job->dense;
    pave_dense_tally sum = {0};
    dense_clear_pads(dense);
    pave_result result = pave_dense_strips(dense, batch, dense_kinds_strip, job);
    if (result != PAVE_OK) return result;
    for (int32_t i = 0; i < pave_dense_strip_count(dense); i++) {
        const pave_dense_tally *tally = &job->tallies[i];
        sum.singles += tally->singles;
        sum.rims += tally->rims;
        sum.multi_slots += tally->multi_slots;
        sum.corners += tally->corners;
        sum.few += tally->few;
    }
    if (sum.few > 0) return PAVE_NOT_FOUND;
    dense->vertex_count = sum.singles + sum.rims;
    dense->rim_count = sum.rims;
    dense->corner_count = sum.corners;
    int64_t tiles = pave_board_tile_count(dense->board), rim = dense_rim_edges(dense),
            inner = (sum.corners - rim) / 2;
    int64_t missing = 6 * tiles - dense->board->inner_edges - (inner + rim);
    result = pave_dense_find_multis(dense, job->leads, sum.multi_slots, sum.multi_slots - missing,
                                    batch); // a tree has one more slot than edges
    if (result != PAVE_OK) return result;
    return dense_sound(dense, inner, rim) ? PAVE_OK : PAVE_NOT_FOUND;
}

pave_result pave_dense_create(const pave_board *board, const pave_batch *batch,
                              const pave_allocator *allocator, pave_dense *out)
{
    *out = dense_begin(board, allocator);
    size_t words = 2 * (size_t)out->rows * (size_t)pave_dense_lead_words(out),
           strips = (size_t)pave_dense_strip_count(out);
    pave_dense_job job = {.dense = out};
    job.leads = pave_array_take(&out->allocator, words, sizeof *job.leads);
    job.tallies = pave_array_take(&out->allocator, strips, sizeof *job.tallies);
    bool taken = dense_take(out) && job.leads && job.tallies;
    pave_result result = taken ? dense_fill(&job, batch) : PAVE_NO_MEMORY;
    PAVE_RELEASE(&out->allocator, job.tallies, job.leads);
    if (result != PAVE_OK) pave_dense_release(out);
    return result;
}

// ---- Strips by a batch --------------------------------------------------------------------------

enum {
    PAVE_DENSE_ROUND_ALONE = 1 << 22,
    PAVE_DENSE_ROUND_SHARED = 1 << 24
}; ///< approximate number of places between two progress reports

typedef struct pave_strips_job {
    void (*strip)(void *job, int32_t index);
    void *job;
    int32_t first;
} pave_strips_job;

static void strips_one(void *context, int32_t index)
{
    const pave_strips_job *strips = context;
    strips->strip(strips->job, strips->first + index);
}

pave_result pave_dense_strips(const pave_dense *dense, const pave_batch *batch,
                              void (*strip)(void *job, int32_t index), void *job)
{
    int32_t count = pave_dense_strip_count(dense);
    int64_t strip_places = PAVE_DENSE_STRIP_ROWS * (int64_t)dense->pitch;
    int32_t per_round =
        (int32_t)((pave_batch_shared(batch) ? PAVE_DENSE_ROUND_SHARED : PAVE_DENSE_ROUND_ALONE) /
                  strip_places) +
        1;
    pave_strips_job strips = {strip, job, 0};
    for (; strips.first < count; strips.first += per_round) {
        int32_t here = count - strips.first < per_round ? count - strips.first : per_round;
        if (pave_batch_stop(batch, (int64_t)strips.first * PAVE_DENSE_STRIP_ROWS, dense->rows))
            return PAVE_STOPPED;
        pave_batch_run(batch, here, strips_one, &strips);
    }
    (void)pave_batch_stop(batch, dense->rows,
                          dense->rows); // completed: a request to stop would have no effect
    return PAVE_OK;
}

// ---- The rim ------------------------------------------------------------------------------------

static bool rim_faces_border(const pave_dense *dense, pave_dense_rim_side side)
{
    return !pave_board_inner(dense->board, pave_board_neighbor(dense->board, side.tile, side.k));
}

static uint32_t rim_links(const pave_dense *dense, pave_board_tile tile)
{
    return dense->links[pave_board_slot(dense->board, tile)];
}

/// Returns the next side clockwise around the tile.
static pave_dense_rim_side rim_turn(const pave_dense *dense, pave_dense_rim_side side)
{
    uint32_t links = rim_links(dense, side.tile);
    do side.k = side.k == 5 ? 0 : side.k + 1;
    while (!(links >> side.k & 1));
    return side;
}

pave_dense_rim_side pave_dense_rim_first(const pave_dense *dense)
{
    pave_dense_rim_side side = {pave_board_at(0, 0), 0};
    assert(dense->rim_count > 0);
    for (;; side.tile.col++) {
        if (side.tile.col == dense->board->width) side.tile = pave_board_at(0, side.tile.row + 1);
        uint32_t links = rim_links(dense, side.tile);
        for (side.k = 0; side.k < PAVE_BOARD_NEIGHBORS_MAX; side.k++)
            if (links >> side.k & 1 && rim_faces_border(dense, side)) return side;
    }
}

/// Turns around the end of the side, through the tiles that meet there.
pave_dense_rim_side pave_dense_rim_next(const pave_dense *dense, pave_dense_rim_side side)
{
    side = rim_turn(dense, side);
    while (!rim_faces_border(dense, side)) {
        side.tile = pave_board_neighbor(dense->board, side.tile, side.k);
        side.k = (side.k + 3) % PAVE_BOARD_NEIGHBORS_MAX;
        side = rim_turn(dense, side);
    }
    return side;
}

int64_t pave_dense_rim_slot(const pave_dense *dense, pave_dense_rim_side side)
{
    int64_t place = pave_board_slot(dense->board, side.tile);
    return pave_dense_corner(dense, place, pave_dense_place_side(dense, place), side.k);
}
