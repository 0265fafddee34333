/// src/mesh/dense/dense_faces.c: finds the faces of a dense board that have several slots. These
/// faces are connected components of triangles across missing edges.
///
/// A face is walked from each candidate leader, that is, each slot with no missing edge to a lower
/// slot. Usually a face has only one. If a walk meets a slot lower than its start, the start is not
/// the leader, and another walk finds the face. So walks need no marks, and strips can walk
/// concurrently. In a tree no walk visits a slot twice. A face that is not a tree surrounds an
/// isolated group of tiles; its walk would not terminate and is aborted.
#include "../../base/exact.h"

#include "../../base/batch.h"
#include "../../base/bits.h"
#include "../../base/memory.h"
#include "../../board/board_parts.h"
#include "../mesh_geometry.h"
#include "dense_forms.h"
#include "dense_rows.h"
#include "dense_walk.h"

#include <string.h>

// ---- The vertex of a face -----------------------------------------------------------------------

/// Computes pave_mean_of without a division, for count <= 16 and means below 2^24: 2^36 / (2
/// count), rounded up, is exact enough for numbers below 2^30.
static int32_t face_small_mean(int64_t sum, int32_t count)
{
    static const uint64_t inverse[17] = {0,          0,          0,          0,          8589934593,
                                         6871947674, 5726623062, 4908534053, 4294967297, 3817748708,
                                         3435973837, 3123612579, 2863311531, 2643056798, 2454267027,
                                         2290649225, 2147483649};
    const int32_t lift = 1 << 24;
    return (int32_t)((uint64_t)(2 * (sum + (int64_t)lift * count) + count) * inverse[count] >> 36) -
           lift;
}

static int32_t face_mean(int64_t sum, int32_t count)
{
    return count <= 16 ? face_small_mean(sum, count) : pave_mean_of(sum, count);
}

static pave_point dense_tile_at(const pave_dense *dense, int64_t place)
{
    pave_board_tile tile = pave_board_slot_tile(dense->board, (int32_t)place);
    const pave_point at = {pave_board_x(dense->board, tile), pave_board_y(dense->board, tile)};
    return at;
}

/// Walks around a face near the border. Returns the number of its inner tiles. If the face has
/// border tiles, stores in `mean` the mean of the border tiles and the inner tiles adjacent to
/// them.
static int32_t face_of_rim(const pave_dense *dense, const pave_face *face, pave_point *mean)
{
    int32_t places[PAVE_FACE_SLOTS_MAX + 2], count = face->count + 2, inner = 0, used = 0;
    bool border[PAVE_FACE_SLOTS_MAX + 2];
    int64_t x = 0, y = 0;
    const pave_face_slot *leaf = &face->slots[face->count - 1];
    pave_dense_tour tour = {{leaf->place, leaf->side, leaf->slot}, 0};
    while (pave_dense_missing(dense, tour.at) >> tour.edge & 1) tour.edge++;
    for (int32_t i = 0; i < count; i++, pave_dense_tour_next(dense, &tour)) {
        places[i] = (int32_t)pave_dense_tour_place(dense, &tour);
        border[i] = !pave_board_inner(dense->board, pave_board_slot_tile(dense->board, places[i]));
        inner += !border[i];
    }
    if (inner == count) return inner;
    for (int32_t i = 0; i < count; i++) {
        if (!border[i] && !border[i ? i - 1 : count - 1] && !border[i + 1 < count ? i + 1 : 0])
            continue;
        pave_point at = dense_tile_at(dense, places[i]);
        x += at.x;
        y += at.y;
        used++;
    }
    mean->x = pave_mean_of(x, used);
    mean->y = pave_mean_of(y, used);
    return inner;
}

/// Returns whether a face may have a border tile. Every tile is within (number of slots + 1) steps
/// of the leader's tile.
static bool face_near_rim(const pave_dense *dense, const pave_face *face, int32_t row,
                          int32_t column)
{
    int32_t reach = face->count + 1;
    return row <= reach || column <= reach || row >= dense->rows - 1 - reach ||
           column >= dense->pitch - 1 - reach;
}

// ---- All faces ----------------------------------------------------------------------------------

/// Results of a strip.
typedef struct pave_multi_strip {
    int64_t multis, slots; ///< counts first, then the next indices to write
    int64_t slots_end;     ///< end of the strip's slots
    int64_t begin;         ///< start of the strip's slots
    int64_t rims;
    bool failed;
} pave_multi_strip;

typedef struct pave_multi_job {
    pave_dense *dense;
    const uint64_t *leads;
    pave_multi_strip *strips;
    pave_face_strides strides;
    pave_point alone[2]; ///< [slot]: offset from t to the vertex of a single
    bool write;          ///< whether to write; if false, only counts
    bool in_order;       ///< strips run in order: each begins where the previous one ended
    int32_t placed;      ///< used with in_order: number of rows whose slots have positions as
                         ///< singles
    bool *again;         ///< used with in_order: set if a face has slots in rows that have not been
                         ///< placed
} pave_multi_job;

/// Returns the position of the vertex shared by `count` tiles, given the sum of their offsets from
/// t.
static pave_point multi_mean(const pave_dense *dense, int32_t half_steps, int32_t long_steps,
                             int32_t count)
{
    const pave_board *board = dense->board;
    int64_t x = dense->by_columns ? long_steps : half_steps,
            y = dense->by_columns ? half_steps : long_steps;
    const pave_point mean = {face_mean(x * board->unit_x, count),
                             face_mean(y * board->unit_y, count)};
    return mean;
}

static void multi_write(const pave_multi_job *job, const pave_face *face, int32_t row,
                        int32_t column, pave_multi_strip *strip)
{
    pave_dense *dense = job->dense;
    int32_t tiles = face->count + 2, slot = face->slots[0].slot;
    uint32_t fixed = 0;
    int64_t leader = slot * dense->plane + face->slots[0].place;
    pave_point mean = multi_mean(dense, face->half_steps, face->long_steps, tiles);
    mean.x += dense->x[leader] - job->alone[slot].x;
    mean.y += dense->y[leader] - job->alone[slot].y;
    if (face_near_rim(dense, face, row, column)) {
        int32_t inner = face_of_rim(dense, face, &mean);
        fixed = inner < tiles ? PAVE_MULTI_FIXED : 0;
        tiles = inner;
        strip->rims += fixed != 0;
    }
    dense->multi_start[strip->multis] = (int32_t)strip->slots;
    dense->multi_tiles[strip->multis] = (uint32_t)tiles | fixed;
    for (int32_t i = 0; i < face->count; i++) {
        int64_t at = face->slots[i].slot * dense->plane + face->slots[i].place;
        dense->multi_slots[strip->slots + i] = (int32_t)at;
        dense->x[at] = mean.x;
        dense->y[at] = mean.y;
        if (job->in_order && face->slots[i].place >= (int64_t)job->placed * dense->pitch)
            *job->again = true;
    }
}

/// Like multi_write, for a face that has a form and is far from the rim. Always writes four slots,
/// which covers most faces.
static void multi_write_form(const pave_multi_job *job, int32_t number, int64_t leader,
                             const pave_multi_strip *strip)
{
    pave_dense *dense = job->dense;
    const pave_form *form = &dense->forms->forms[number];
    int32_t *slots = dense->multi_slots + strip->slots, x = dense->x[leader] + form->move.x,
            y = dense->y[leader] + form->move.y;
    dense->multi_start[strip->multis] = (int32_t)strip->slots;
    dense->multi_tiles[strip->multis] = (uint32_t)(form->count + 2) | (uint32_t)number
                                                                          << PAVE_MULTI_FORM;
    for (int i = 0; i < 4; i++) {
        int32_t slot = (int32_t)leader + form->slots[i];
        slots[i] = slot;
        dense->x[slot] = x;
        dense->y[slot] = y;
    }
    for (int32_t i = 4; i < form->count; i++) {
        int32_t slot = slots[i] = (int32_t)leader + form->slots[i];
        dense->x[slot] = x;
        dense->y[slot] = y;
    }
}

/// Walks the face of a candidate leader. Returns false if the board cannot be a dense board.
static bool multi_walk(const pave_multi_job *job, pave_dense_at lead, int32_t row, int32_t column,
                       pave_face *face, pave_multi_strip *strip)
{
    const pave_dense *dense = job->dense;
    switch (pave_face_walk(dense, &job->strides, lead, 0, face)) {
    case PAVE_WALK_ENDLESS: return false;
    case PAVE_WALK_LOWER: return true;
    case PAVE_WALK_DONE: break;
    }
    if (job->write) {
        if (strip->multis >= dense->multi_count ||
            strip->slots + face->count > dense->multi_slot_count)
            return false;
        multi_write(job, face, row, column, strip);
    }
    strip->multis++;
    strip->slots += face->count;
    return true;
}

/// Spreads the bits of a word's lower half to the even bit positions.
static uint64_t multi_spread(uint64_t word)
{
    word &= UINT32_MAX;
    word = (word | word << 16) & UINT64_C(0x0000ffff0000ffff);
    word = (word | word << 8) & UINT64_C(0x00ff00ff00ff00ff);
    word = (word | word << 4) & UINT64_C(0x0f0f0f0f0f0f0f0f);
    word = (word | word << 2) & UINT64_C(0x3333333333333333);
    return (word | word << 1) & UINT64_C(0x5555555555555555);
}

enum {
    PAVE_LEAD_PLACES = 512, ///< places of a row processed at a time
    /// Almost all faces that begin in a row end within this many rows; faces with forms always do.
    /// These rows must fit in the cache together.
    PAVE_PLACE_ROWS = 16
};

/// The candidate leaders in a part of a row.
typedef struct pave_multi_leads {
    int32_t row, first, count;
    int32_t keys[2 * PAVE_LEAD_PLACES];  ///< 2 * column + slot
    int32_t looks[2 * PAVE_LEAD_PLACES]; ///< results of pave_forms_begin
} pave_multi_leads;

static void multi_gather(const pave_multi_job *job, pave_multi_leads *leads)
{
    const pave_dense *dense = job->dense;
    int64_t words = pave_dense_lead_words(dense);
    const uint64_t *bits = job->leads + 2 * words * leads->row;
    leads->count = 0;
    for (int32_t first = leads->first;
         first < dense->pitch && first < leads->first + PAVE_LEAD_PLACES; first += 32) {
        uint64_t low = bits[first / 64] >> (first & 63),
                 high = bits[words + first / 64] >> (first & 63);
        for (uint64_t both = multi_spread(low) | multi_spread(high) << 1; both; both &= both - 1)
            leads->keys[leads->count++] = 2 * first + pave_bits_lowest(both);
    }
}

static void multi_look(const pave_multi_job *job, pave_multi_leads *leads)
{
    const pave_dense *dense = job->dense;
    const pave_forms *forms = dense->forms;
    const uint8_t *kinds = dense->kinds + (int64_t)leads->row * dense->pitch;
    const int64_t plane = dense->plane;
    int16_t first[4];
    for (int i = 0; i < 4; i++)
        first[i] = forms->first[2 * pave_dense_side(dense, leads->row, i / 2) +
                                i % 2]; // indexed by the last two bits of the key
    for (int32_t i = 0; i < leads->count; i++) {
        int32_t key = leads->keys[i];
        leads->looks[i] =
            pave_forms_begin(forms, kinds + (key & 1) * plane + key / 2, first[key & 3]);
    }
}

/// Processes a face that has a form, or returns true if the slot is not its leader. Returns false
/// if the face must be walked.
static inline bool multi_take_form(const pave_multi_job *job, pave_dense_at lead, int32_t column,
                                   int32_t look, pave_multi_strip *strip)
{
    const int32_t reach = PAVE_FORM_SLOTS + 1;
    const pave_dense *dense = job->dense;
    if (strip->slots + PAVE_FORM_SLOTS > strip->slots_end || strip->multis >= dense->multi_count)
        return false;
    if (column <= reach || column >= dense->pitch - 1 - reach) return false;
    int64_t leader = lead.slot * dense->plane + lead.place;
    int32_t number = pave_forms_end(dense->forms, dense->kinds + leader, look),
            count = dense->forms->forms[number].count;
    if (count == 0) return number == PAVE_FORM_LOWER;
    if (job->write) multi_write_form(job, number, leader, strip);
    strip->multis++;
    strip->slots += count;
    return true;
}

static bool multi_row(const pave_multi_job *job, int32_t row, pave_face *face,
                      pave_multi_strip *strip)
{
    const int32_t reach = PAVE_FORM_SLOTS + 1;
    const pave_dense *dense = job->dense;
    const bool forms = row > reach && row < dense->rows - 1 - reach; // otherwise they might extend
                                                                     // beyond the board
    pave_multi_leads leads;
    leads.row = row;
    for (leads.first = 0; leads.first < dense->pitch; leads.first += PAVE_LEAD_PLACES) {
        multi_gather(job, &leads);
        if (forms) multi_look(job, &leads);
        for (int32_t i = 0; i < leads.count; i++) {
            int32_t column = leads.keys[i] / 2;
            pave_dense_at lead = {row * dense->pitch + column,
                                  (int8_t)pave_dense_side(dense, row, column),
                                  (int8_t)(leads.keys[i] & 1)};
            if (forms && multi_take_form(job, lead, column, leads.looks[i], strip)) continue;
            if (!multi_walk(job, lead, row, column, face, strip)) return false;
        }
    }
    return true;
}

static void multi_place_to(pave_multi_job *job, int32_t row)
{
    for (; job->placed <= row && job->placed < job->dense->rows; job->placed++)
        pave_dense_place_singles(job->dense, job->placed);
}

/// Sets the slots of a strip to their positions as singles.
static void multi_place_strip(void *context, int32_t index)
{
    const pave_multi_job *job = context;
    int32_t first = index * PAVE_DENSE_STRIP_ROWS, end = first + PAVE_DENSE_STRIP_ROWS;
    for (int32_t row = first; row < end && row < job->dense->rows; row++)
        pave_dense_place_singles(job->dense, row);
}

/// Writes the leader's position to the slots of faces without forms again, because placing later
/// rows has overwritten it.
static void multi_place_again(const pave_dense *dense)
{
    for (int32_t multi = 0; multi < dense->multi_count; multi++) {
        if ((dense->multi_tiles[multi] & ~PAVE_MULTI_FIXED) >> PAVE_MULTI_FORM) continue;
        const int32_t *slots = dense->multi_slots + dense->multi_start[multi],
                      *end = dense->multi_slots + dense->multi_start[multi + 1];
        for (const int32_t *slot = slots + 1; slot < end; slot++) {
            dense->x[*slot] = dense->x[*slots];
            dense->y[*slot] = dense->y[*slots];
        }
    }
}

static void multi_strip_run(void *context, int32_t index)
{
    pave_multi_job *job = context;
    const pave_dense *dense = job->dense;
    int32_t first = index * PAVE_DENSE_STRIP_ROWS, end = first + PAVE_DENSE_STRIP_ROWS;
    pave_face face;
    pave_multi_strip strip = job->strips[index];
    if (job->write && job->in_order && index > 0) {
        strip = job->strips[index - 1];
        strip.rims = 0;
    }
    strip.slots_end = dense->multi_slot_count;
    if (job->write && !job->in_order && index + 1 < pave_dense_strip_count(dense))
        strip.slots_end = job->strips[index + 1].begin;
    for (int32_t row = first; row < end && row < dense->rows && !strip.failed; row++) {
        if (job->write && job->in_order) multi_place_to(job, row + PAVE_PLACE_ROWS);
        strip.failed = !multi_row(job, row, &face, &strip);
    }
    job->strips[index].multis = strip.multis; // not `begin`: another strip may be reading it
    job->strips[index].slots = strip.slots;
    job->strips[index].rims = strip.rims;
    job->strips[index].failed = strip.failed;
}

/// Counts the multis and slots of each strip, and converts the counts to start indices.
static pave_result multi_count(pave_multi_job *job, const pave_batch *batch)
{
    int32_t count = pave_dense_strip_count(job->dense);
    int64_t multis = 0, slots = 0;
    pave_result result = pave_dense_strips(job->dense, batch, multi_strip_run, job);
    for (int32_t i = 0; i < count && result == PAVE_OK; i++) {
        pave_multi_strip found = job->strips[i];
        job->strips[i] = (pave_multi_strip){.multis = multis, .slots = slots, .begin = slots};
        multis += found.multis;
        slots += found.slots;
        if (found.failed) result = PAVE_NOT_FOUND;
    }
    if (result == PAVE_OK &&
        (multis != job->dense->multi_count || slots != job->dense->multi_slot_count))
        result = PAVE_NOT_FOUND;
    return result;
}

static pave_result multi_fill(pave_multi_job *job, const pave_batch *batch)
{
    pave_dense *dense = job->dense;
    int32_t count = pave_dense_strip_count(dense);
    pave_result result = PAVE_OK;
    bool again = false;
    job->again = &again;
    const pave_batch quiet = {.runner = batch ? batch->runner : (pave_runner){0}};
    if (!job->in_order) result = multi_count(job, &quiet);
    if (!job->in_order && result == PAVE_OK)
        result = pave_dense_strips(dense, &quiet, multi_place_strip, job);
    job->write = true;
    if (result == PAVE_OK) result = pave_dense_strips(dense, batch, multi_strip_run, job);
    for (int32_t i = 0; i < count && result == PAVE_OK; i++) {
        if (job->strips[i].failed) result = PAVE_NOT_FOUND;
        dense->rim_count += job->strips[i].rims;
    }
    if (result != PAVE_OK) return result;
    if (job->strips[count - 1].multis != dense->multi_count ||
        job->strips[count - 1].slots != dense->multi_slot_count)
        return PAVE_NOT_FOUND;
    dense->multi_start[dense->multi_count] = (int32_t)dense->multi_slot_count;
    if (again) multi_place_again(dense);
    dense->vertex_count += dense->multi_count;
    return PAVE_OK;
}

pave_result pave_dense_find_multis(pave_dense *dense, const uint64_t *leads, int64_t slots,
                                   int64_t multis, const pave_batch *batch)
{
    if (multis < 0 || slots < 2 * multis) return PAVE_NOT_FOUND;
    pave_multi_job job = {.dense = dense, .leads = leads, .in_order = !pave_batch_shared(batch)};
    size_t strips = (size_t)pave_dense_strip_count(dense);
    pave_face_strides_make(dense, &job.strides);
    for (int slot = 0; slot < 2; slot++)
        job.alone[slot] =
            pave_dense_mean_of(dense, pave_dense_sums[slot][0], pave_dense_sums[slot][1], 3);
    dense->multi_count = (int32_t)multis;
    dense->multi_slot_count = slots;
    dense->forms = pave_array_take(&dense->allocator, 1, sizeof *dense->forms);
    job.strips = pave_array_allocate(&dense->allocator, strips, sizeof *job.strips);
    dense->multi_start =
        pave_array_take(&dense->allocator, (size_t)multis + 1, sizeof *dense->multi_start);
    dense->multi_slots =
        pave_array_take(&dense->allocator, (size_t)slots, sizeof *dense->multi_slots);
    dense->multi_tiles =
        pave_array_take(&dense->allocator, (size_t)multis, sizeof *dense->multi_tiles);
    bool taken = job.strips && dense->forms && dense->multi_start && dense->multi_slots &&
                 dense->multi_tiles;
    if (dense->forms) pave_forms_make(dense, dense->forms);
    pave_result result = taken ? multi_fill(&job, batch) : PAVE_NO_MEMORY;
    pave_array_release(&dense->allocator, job.strips);
    return result;
}
