/// src/mesh/dense/lattice.c: the lattice of a board: its memory, the kinds of slots, the positions
/// of singles, and whether inner tiles hang together.
#include "../../base/exact.h"

#include "../../base/batch.h"
#include "../../base/bits.h"
#include "../../base/memory.h"
#include "../mesh_geometry.h"
#include "lattice_faces.h"
#include "lattice_forms.h"
#include "lattice_kernel.h"
#include "lattice_walk.h"

#include <string.h>

const pave_lattice_corner_of pave_lattice_corners[2][6] = {
    {{5, 0}, {0, 1}, {6, 0}, {6, 1}, {4, 0}, {5, 1}},
    {{5, 1}, {0, 0}, {6, 1}, {6, 0}, {4, 1}, {5, 0}}};

// ---- Memory -------------------------------------------------------------------------------------

enum {
    PAVE_PLANE_STRIDE = 1024
}; ///< planes whose distance is a multiple of this many bytes get in each other's way in the cache

void *pave_lattice_take_plane(const pave_lattice *lattice, int64_t planes, size_t size)
{
    size_t count = (size_t)(planes * lattice->plane + 2 * PAVE_LATTICE_PAD);
    unsigned char *memory = pave_array_take(&lattice->allocator, count, size);
    return memory ? memory + PAVE_LATTICE_PAD * size : NULL;
}

void pave_lattice_release_plane(const pave_lattice *lattice, void *plane, int64_t planes,
                                size_t size)
{
    size_t count = (size_t)(planes * lattice->plane + 2 * PAVE_LATTICE_PAD);
    if (plane)
        pave_array_release(&lattice->allocator, (unsigned char *)plane - PAVE_LATTICE_PAD * size,
                           count, size);
}

void pave_lattice_release_multis(pave_lattice *lattice)
{
    pave_array_release(&lattice->allocator, lattice->multi_tiles, (size_t)lattice->multi_count,
                       sizeof *lattice->multi_tiles);
    pave_array_release(&lattice->allocator, lattice->multi_slots, (size_t)lattice->multi_slot_count,
                       sizeof *lattice->multi_slots);
    pave_array_release(&lattice->allocator, lattice->multi_start, (size_t)lattice->multi_count + 1,
                       sizeof *lattice->multi_start);
    pave_array_release(&lattice->allocator, lattice->forms, 1, sizeof *lattice->forms);
    lattice->forms = NULL;
    lattice->multi_tiles = NULL;
    lattice->multi_slots = lattice->multi_start = NULL;
}

void pave_lattice_release_y(pave_lattice *lattice)
{
    pave_lattice_release_plane(lattice, lattice->y, 2, sizeof *lattice->y);
    pave_lattice_release_plane(lattice, lattice->kinds, 2, 1);
    lattice->y = NULL;
    lattice->kinds = NULL;
}

void pave_lattice_release(pave_lattice *lattice)
{
    pave_lattice_release_multis(lattice);
    pave_lattice_release_y(lattice);
    pave_lattice_release_plane(lattice, lattice->x, 2, sizeof *lattice->x);
    pave_lattice_release_plane(lattice, lattice->links, 1, 1);
    *lattice = (pave_lattice){0};
}

/// What a board's lattice is, before any memory is taken.
static pave_lattice pave_lattice_begin(const pave_board *board, const pave_allocator *allocator)
{
    pave_lattice lattice = {.board = board,
                            .pitch = board->pitch,
                            .rows = board->height + 2,
                            .by_columns = pave_board_flat(board),
                            .shoved = (int32_t)board->system & 1,
                            .allocator = pave_allocator_or_default(allocator)};
    for (int side = 0; side < 2; side++)
        for (int k = 0; k < PAVE_BOARD_NEIGHBORS_MAX; k++) {
            int32_t at = ((int32_t)board->system ^ side) & 1;
            pave_board_tile from = pave_board_at(at, at), to = pave_board_neighbor(board, from, k);
            assert(pave_board_shoved(board, from) == (side == 1));
            lattice.offset[side][k] =
                (int64_t)(to.row - from.row) * board->pitch + to.col - from.col;
        }
    lattice.plane = ((int64_t)board->place_count + 2 * PAVE_LATTICE_PAD - 1) / PAVE_LATTICE_PAD *
                    PAVE_LATTICE_PAD;
    if (lattice.plane % PAVE_PLANE_STRIDE == 0) lattice.plane += PAVE_LATTICE_PAD;
    return lattice;
}

static bool pave_lattice_take(pave_lattice *lattice)
{
    lattice->links = pave_lattice_take_plane(lattice, 1, 1);
    lattice->kinds = pave_lattice_take_plane(lattice, 2, 1);
    lattice->x = pave_lattice_take_plane(lattice, 2, sizeof *lattice->x);
    lattice->y = pave_lattice_take_plane(lattice, 2, sizeof *lattice->y);
    return lattice->links && lattice->kinds && lattice->x && lattice->y;
}

/// What no row fills may be read, too: so it holds something.
static void pave_lattice_clear_pads(pave_lattice *lattice)
{
    int64_t used = (int64_t)lattice->rows * lattice->pitch, pad = PAVE_LATTICE_PAD;
    memset(lattice->links - pad, 0, (size_t)pad);
    memset(lattice->links + used, 0, (size_t)(lattice->plane - used + pad));
    memset(lattice->kinds - pad, 0, (size_t)pad);
    memset(lattice->x - pad, 0, (size_t)pad * sizeof *lattice->x);
    memset(lattice->y - pad, 0, (size_t)pad * sizeof *lattice->y);
    for (int slot = 0; slot < 2; slot++) {
        int64_t from = slot * lattice->plane + used, count = lattice->plane - used + slot * pad;
        memset(lattice->kinds + from, 0, (size_t)count);
        memset(lattice->x + from, 0, (size_t)count * sizeof *lattice->x);
        memset(lattice->y + from, 0, (size_t)count * sizeof *lattice->y);
    }
}

// ---- Kinds --------------------------------------------------------------------------------------

static bool pave_lattice_in_border(const pave_lattice *lattice, int64_t row, int64_t column)
{
    return row == 0 || column == 0 || row == lattice->rows - 1 || column == lattice->pitch - 1;
}

/// The kind of a slot anywhere, and which edges are missing; `leads` says whether it may lead a
/// multi.
static uint8_t pave_lattice_kind_at(const pave_lattice *lattice, int32_t row, int32_t column,
                                    int slot, bool *leads)
{
    int side = pave_lattice_side(lattice, row, column),
        border = pave_lattice_in_border(lattice, row, column);
    pave_board_tile tile = pave_board_at(column - 1, row - 1);
    pave_lattice_at at = {
        .place = row * lattice->pitch + column, .side = (int8_t)side, .slot = (int8_t)slot};
    *leads = false;
    for (int which = 0; which < 2; which++) {
        pave_board_tile other = pave_board_neighbor(
            lattice->board, tile, pave_lattice_others[lattice->by_columns][slot][which]);
        if (!pave_board_contains(lattice->board, other)) return PAVE_SLOT_NONE;
        border += !pave_board_inner(lattice->board, other);
    }
    if (border == 3) return PAVE_SLOT_NONE;
    uint32_t missing = pave_lattice_missing_of(lattice, at);
    if (!missing) return border > 0 ? PAVE_SLOT_RIM : PAVE_SLOT_SINGLE;
    *leads = true;
    for (int edge = 0, entered; edge < 3; edge++)
        if (missing >> edge & 1 && pave_lattice_rank(pave_lattice_cross(
                                       lattice, at, edge, &entered)) < pave_lattice_rank(at))
            *leads = false;
    return (uint8_t)(PAVE_SLOT_MULTI | missing << PAVE_SLOT_MISSING);
}

/// The places first..last of a row by pave_lattice_kind_at, and no links for those of the border.
static void pave_lattice_edge_places(const pave_lattice *lattice, int32_t row, int32_t first,
                                     int32_t last, uint64_t *leads)
{
    int64_t words = pave_lattice_lead_words(lattice);
    for (int32_t column = first; column <= last; column++) {
        int64_t place = (int64_t)row * lattice->pitch + column;
        if (pave_lattice_in_border(lattice, row, column)) lattice->links[place] = 0;
        for (int slot = 0; slot < 2; slot++) {
            bool lead;
            lattice->kinds[slot * lattice->plane + place] =
                pave_lattice_kind_at(lattice, row, column, slot, &lead);
            pave_bits_put(leads + slot * words, column, lead);
        }
    }
}

/// The bits behind the last place of a row, which the kernel may have set.
static void pave_lattice_trim_leads(const pave_lattice *lattice, uint64_t *leads)
{
    int64_t words = pave_lattice_lead_words(lattice);
    uint64_t behind = (lattice->pitch & 63) ? ~UINT64_C(0) << (lattice->pitch & 63) : 0;
    leads[words - 1] &= ~behind;
    leads[2 * words - 1] &= ~behind;
}

/// Links, kinds and leads of a row.
static void pave_lattice_fill_kinds(const pave_lattice *lattice, const pave_lattice_kernel *kernel,
                                    int32_t row, uint64_t *leads)
{
    int32_t last = lattice->pitch - 1;
    if (row == 0 || row == lattice->rows - 1)
        memset(leads, 0, 2 * (size_t)pave_lattice_lead_words(lattice) * sizeof *leads);
    else
        kernel->row(lattice, row, leads);
    pave_lattice_trim_leads(lattice, leads);
    if (row < 2 || row >= lattice->rows - 2 || lattice->pitch < 6) {
        pave_lattice_edge_places(lattice, row, 0, last, leads);
    } else {
        pave_lattice_edge_places(lattice, row, 0, 1, leads);
        pave_lattice_edge_places(lattice, row, last - 1, last, leads);
    }
}

// ---- Positions of singles -----------------------------------------------------------------------

static void pave_lattice_ramp(int32_t *out, int32_t first, int32_t step, int32_t count)
{
    for (int32_t i = 0; i < count; i++) out[i] = first + i * step;
}

static void pave_lattice_level(int32_t *out, int32_t value, int32_t count)
{
    for (int32_t i = 0; i < count; i++) out[i] = value;
}

/// Every slot of a row gets the mean of its three tiles. That of slot 0 lies a half step from its
/// tile along rows (r layouts) and a third of a long one across; that of slot 1 two thirds of a
/// long one across.
static void pave_lattice_place_row_of_rows(pave_lattice *lattice, int32_t row)
{
    int32_t half = lattice->board->unit_x, whole = lattice->board->unit_y, count = lattice->pitch;
    int64_t at = (int64_t)row * count;
    int32_t x = (2 * -1 + pave_lattice_side(lattice, row, 0)) * half, y = (row - 1) * whole;
    for (int slot = 0; slot < 2; slot++, at += lattice->plane) {
        pave_lattice_ramp(lattice->x + at, x + pave_mean_of((slot ? 0 : 3) * (int64_t)half, 3),
                          2 * half, count);
        pave_lattice_level(lattice->y + at, y + pave_mean_of((slot ? 2 : 1) * (int64_t)whole, 3),
                           count);
    }
}

static void pave_lattice_place_row_of_columns(pave_lattice *lattice, int32_t row)
{
    int32_t half = lattice->board->unit_y, whole = lattice->board->unit_x, count = lattice->pitch;
    int64_t at = (int64_t)row * count;
    int32_t y = 2 * (row - 1) * half;
    for (int slot = 0; slot < 2; slot++, at += lattice->plane) {
        int32_t level[2], *out = lattice->y + at;
        for (int column = 0; column < 2; column++)
            level[column] = y + pave_lattice_side(lattice, row, column) * half +
                            pave_mean_of((slot ? 0 : 3) * (int64_t)half, 3);
        for (int32_t i = 0; i < count; i++) out[i] = level[i & 1];
        pave_lattice_ramp(lattice->x + at,
                          -whole + pave_mean_of((slot ? 2 : 1) * (int64_t)whole, 3), whole, count);
    }
}

void pave_lattice_place_singles(pave_lattice *lattice, int32_t row)
{
    if (lattice->by_columns)
        pave_lattice_place_row_of_columns(lattice, row);
    else
        pave_lattice_place_row_of_rows(lattice, row);
}

// ---- Strips -------------------------------------------------------------------------------------

typedef struct pave_lattice_job {
    pave_lattice *lattice;
    const pave_lattice_kernel *kernel;
    uint64_t *leads;             ///< of all rows
    pave_lattice_tally *tallies; ///< of each strip
} pave_lattice_job;

static void pave_lattice_kinds_strip(void *context, int32_t index)
{
    pave_lattice_job *job = context;
    pave_lattice *lattice = job->lattice;
    int32_t first = index * PAVE_LATTICE_STRIP_ROWS, end = first + PAVE_LATTICE_STRIP_ROWS;
    pave_lattice_tally tally = {0};
    for (int32_t row = first; row < end && row < lattice->rows; row++) {
        pave_lattice_fill_kinds(lattice, job->kernel, row,
                                job->leads + 2 * row * pave_lattice_lead_words(lattice));
        job->kernel->count(lattice, row, &tally);
    }
    job->tallies[index] = tally;
}

/// Links between inner tiles and those of the border.
static int64_t pave_lattice_rim_edges(const pave_lattice *lattice)
{
    int64_t count = 0;
    for (int32_t row = 1; row < lattice->rows - 1; row++)
        for (int32_t column = 1; column < lattice->pitch - 1; column++) {
            if (row > 1 && row < lattice->rows - 2 && column == 2 && lattice->pitch > 4)
                column = lattice->pitch - 2;
            pave_board_tile tile = pave_board_at(column - 1, row - 1);
            uint32_t links = lattice->links[(int64_t)row * lattice->pitch + column];
            for (int k = 0; k < PAVE_BOARD_NEIGHBORS_MAX; k++)
                count +=
                    links >> k & 1 &&
                    !pave_board_inner(lattice->board, pave_board_neighbor(lattice->board, tile, k));
        }
    return count;
}

/// Whether inner tiles hang together, by Euler: tiles - links + faces without a border tile = the
/// number of parts. And whether each face of the rim has one run of border tiles: going round,
/// there is one such face behind each of the `rim` links between an inner and a border tile.
static bool pave_lattice_sound(const pave_lattice *lattice, int64_t inner, int64_t rim)
{
    return pave_board_tile_count(lattice->board) - inner +
                   (lattice->vertex_count - lattice->rim_count) ==
               1 &&
           rim == lattice->rim_count;
}

static pave_result pave_lattice_fill(pave_lattice_job *job, const pave_batch *batch)
{
    pave_lattice *lattice = job->lattice;
    pave_lattice_tally sum = {0};
    pave_lattice_clear_pads(lattice);
    pave_result result = pave_lattice_strips(lattice, batch, pave_lattice_kinds_strip, job);
    if (result != PAVE_OK) return result;
    for (int32_t i = 0; i < pave_lattice_strip_count(lattice); i++) {
        const pave_lattice_tally *tally = &job->tallies[i];
        sum.singles += tally->singles;
        sum.rims += tally->rims;
        sum.multi_slots += tally->multi_slots;
        sum.corners += tally->corners;
        sum.few += tally->few;
    }
    if (sum.few > 0) return PAVE_NOT_FOUND;
    lattice->vertex_count = sum.singles + sum.rims;
    lattice->rim_count = sum.rims;
    lattice->corner_count = sum.corners;
    int64_t tiles = pave_board_tile_count(lattice->board), rim = pave_lattice_rim_edges(lattice),
            inner = (sum.corners - rim) / 2;
    int64_t missing = 6 * tiles - lattice->board->inner_edges - (inner + rim);
    result =
        pave_lattice_find_multis(lattice, job->leads, sum.multi_slots, sum.multi_slots - missing,
                                 batch); // a tree has one slot more than edges
    if (result != PAVE_OK) return result;
    return pave_lattice_sound(lattice, inner, rim) ? PAVE_OK : PAVE_NOT_FOUND;
}

pave_result pave_lattice_create_by(const pave_lattice_kernel *kernel, const pave_board *board,
                                   const pave_batch *batch, const pave_allocator *allocator,
                                   pave_lattice *out)
{
    *out = pave_lattice_begin(board, allocator);
    size_t words = 2 * (size_t)out->rows * (size_t)pave_lattice_lead_words(out),
           strips = (size_t)pave_lattice_strip_count(out);
    pave_lattice_job job = {.lattice = out, .kernel = kernel};
    job.leads = pave_array_take(&out->allocator, words, sizeof *job.leads);
    job.tallies = pave_array_take(&out->allocator, strips, sizeof *job.tallies);
    bool taken = pave_lattice_take(out) && job.leads && job.tallies;
    pave_result result = taken ? pave_lattice_fill(&job, batch) : PAVE_NO_MEMORY;
    pave_array_release(&out->allocator, job.tallies, strips, sizeof *job.tallies);
    pave_array_release(&out->allocator, job.leads, words, sizeof *job.leads);
    if (result != PAVE_OK) pave_lattice_release(out);
    return result;
}

pave_result pave_lattice_create(const pave_board *board, const pave_batch *batch,
                                const pave_allocator *allocator, pave_lattice *out)
{
    return pave_lattice_create_by(pave_lattice_kernel_get(pave_lattice_kernel_best()), board, batch,
                                  allocator, out);
}

// ---- Strips by a batch --------------------------------------------------------------------------

enum {
    PAVE_LATTICE_ROUND_ALONE = 1 << 22,
    PAVE_LATTICE_ROUND_SHARED = 1 << 24
}; ///< about so many places between two reports of progress

typedef struct pave_strips_job {
    void (*strip)(void *job, int32_t index);
    void *job;
    int32_t first;
} pave_strips_job;

static void pave_strips_one(void *context, int32_t index)
{
    const pave_strips_job *strips = context;
    strips->strip(strips->job, strips->first + index);
}

pave_result pave_lattice_strips(const pave_lattice *lattice, const pave_batch *batch,
                                void (*strip)(void *job, int32_t index), void *job)
{
    int32_t count = pave_lattice_strip_count(lattice);
    int64_t strip_places = PAVE_LATTICE_STRIP_ROWS * (int64_t)lattice->pitch;
    int32_t per_round = (int32_t)((pave_batch_shared(batch) ? PAVE_LATTICE_ROUND_SHARED
                                                            : PAVE_LATTICE_ROUND_ALONE) /
                                  strip_places) +
                        1;
    pave_strips_job strips = {strip, job, 0};
    for (; strips.first < count; strips.first += per_round) {
        int32_t here = count - strips.first < per_round ? count - strips.first : per_round;
        if (pave_batch_stop(batch, (int64_t)strips.first * PAVE_LATTICE_STRIP_ROWS, lattice->rows))
            return PAVE_STOPPED;
        pave_batch_run(batch, here, pave_strips_one, &strips);
    }
    (void)pave_batch_stop(batch, lattice->rows,
                          lattice->rows); // all is done: stopping now would change nothing
    return PAVE_OK;
}
