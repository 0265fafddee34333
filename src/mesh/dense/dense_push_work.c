/// src/mesh/dense/dense_push_work.c: what the steps of pushes on a dense board work with: memory,
/// flags, and which strip may do what when.
#include "../../base/exact.h"

#include "../../base/array.h"
#include "dense_push_work.h"

#include <string.h>

// ---- Flags --------------------------------------------------------------------------------------

/// By pave_dense_corners: the slot is the corner behind that edge.
const pave_push_flag pave_push_flags[2][6] = {{{6, 1}, {1, 3}, {2, 5}, {6, 2}, {2, 4}, {3, 0}},
                                              {{6, 2}, {3, 0}, {2, 4}, {6, 1}, {2, 5}, {1, 3}}};

/// Which edge of a slot (dense_walk.h) each of its three bits is about. [by_columns][bit].
static const int8_t push_flag_edges[2][3] = {{0, 2, 1}, {1, 0, 2}};

/// The flags of places by the kinds of their slots, which have the edges that are missing.
static void push_fill_flags(const pave_push_work *work)
{
    const pave_dense *dense = work->dense;
    uint8_t flags[2][1 << (PAVE_SLOT_MISSING + 3)] = {{0}};
    for (int slot = 0; slot < 2; slot++)
        for (int kind = 0; kind < 1 << (PAVE_SLOT_MISSING + 3); kind++) {
            int out = kind & 1 ? 0
                      : slot   ? PAVE_PUSH_FIXED1
                               : PAVE_PUSH_FIXED0; // PAVE_SLOT_NONE and PAVE_SLOT_RIM are even
            for (int bit = 0; bit < 3; bit++)
                out |= (~kind >> (PAVE_SLOT_MISSING + push_flag_edges[dense->by_columns][bit]) & 1)
                       << (3 * slot + bit);
            flags[slot][kind] = (uint8_t)out;
        }
    const uint8_t *first = dense->kinds, *second = first + dense->plane;
    for (int64_t place = dense->pitch; place < (int64_t)(dense->rows - 1) * dense->pitch; place++)
        work->flags[place] = flags[0][first[place]] | flags[1][second[place]];
}

static void push_fix_multi(const pave_push_work *work, int32_t multi)
{
    const pave_dense *dense = work->dense;
    for (int32_t i = dense->multi_start[multi]; i < dense->multi_start[multi + 1]; i++) {
        int64_t slot = dense->multi_slots[i];
        bool second = slot >= dense->plane;
        work->flags[slot - (second ? dense->plane : 0)] |=
            (uint8_t)(second ? PAVE_PUSH_FIXED1 : PAVE_PUSH_FIXED0);
    }
}

// ---- Who waits for what -------------------------------------------------------------------------

static int64_t push_slot_place(const pave_dense *dense, int64_t slot)
{
    return slot >= dense->plane ? slot - dense->plane : slot;
}

/// The rows (of inner tiles; -1 is that of the border) of the first and last slot of a multi.
typedef struct pave_push_extent {
    int32_t first, last;
} pave_push_extent;

static pave_push_extent push_multi_extent(const pave_dense *dense, int32_t multi)
{
    int64_t low = push_slot_place(dense, dense->multi_slots[dense->multi_start[multi]]), high = low;
    for (int32_t i = dense->multi_start[multi] + 1; i < dense->multi_start[multi + 1]; i++) {
        int64_t place = push_slot_place(dense, dense->multi_slots[i]);
        if (place > high) high = place;
    }
    return (pave_push_extent){(int32_t)(low / dense->pitch) - 1,
                              (int32_t)(high / dense->pitch) - 1};
}

/// Keeps strips from finding centres of tiles that a crossing multi touches.
static bool push_add_crossing(pave_push_work *work, int32_t multi, pave_push_extent rows)
{
    const pave_dense *dense = work->dense;
    int32_t from = rows.first / work->strip_rows, to = rows.last / work->strip_rows;
    for (int32_t i = from; i <= to; i++) {
        pave_push_strip *strip = &work->strips[i];
        int32_t end = pave_push_strip_end(work, i);
        int32_t before = i == from ? rows.first - dense->by_columns : strip->star_first,
                behind = i == to ? rows.last + 2 : end;
        if (i == from && strip->star_end > before) strip->star_end = before;
        if (i > from && strip->star_first < behind) strip->star_first = behind < end ? behind : end;
    }
    if (!pave_array_reserve(&dense->allocator, &work->crossing, &work->crossing_room,
                            (int64_t)work->crossing_count + 1, sizeof *work->crossing))
        return false;
    work->crossing[work->crossing_count++] = multi;
    return true;
}

static void push_begin_strips(const pave_push_work *work)
{
    for (int32_t i = 0; i < work->strip_count; i++) {
        pave_push_strip *strip = &work->strips[i];
        strip->star_first = i > 0 ? i * work->strip_rows + 1 : 0;
        strip->star_end = pave_push_strip_end(work, i);
    }
}

/// Now that all multis are known: up to which row of tiles centres can be found when a row is
/// pushed.
static void push_end_strips(const pave_push_work *work)
{
    const pave_dense *dense = work->dense;
    for (int32_t row = 0; row < dense->board->height; row++) {
        int32_t end = row + 1 < work->ready[row].star_end
                          ? row + 1
                          : work->ready[row].star_end; // slots of rows before this are final
        int32_t most = work->strips[row / work->strip_rows].star_end;
        end -= dense->by_columns; // whose tiles have corners in the row below
        work->ready[row].star_end = end < most ? end : most;
    }
    for (int32_t i = 0; i < work->strip_count;
         i++) { // what its last row allows is all that a strip can do
        pave_push_strip *strip = &work->strips[i];
        int32_t last = work->ready[pave_push_strip_end(work, i) - 1].star_end;
        strip->star_end = last > strip->star_first ? last : strip->star_first;
    }
}

static int push_list_of(int32_t slot_count)
{
    return slot_count - 2 < PAVE_PUSH_OTHERS ? slot_count - 2 : PAVE_PUSH_OTHERS;
}

/// Adds a multi that lies in one strip to its list.
static void push_add_multi(pave_push_work *work, int32_t multi, int32_t *counts)
{
    const pave_dense *dense = work->dense;
    const int32_t *slots = dense->multi_slots + dense->multi_start[multi];
    int32_t count = dense->multi_start[multi + 1] - dense->multi_start[multi];
    assert((int64_t)(dense->multi_tiles[multi] & PAVE_MULTI_TILES) == count + 2);
    int list = push_list_of(count);
    int32_t *out = work->lists[list] + counts[list];
    if (list == PAVE_PUSH_OTHERS) *out++ = count;
    memcpy(out, slots, (size_t)count * sizeof *slots);
    counts[list] += count + (list == PAVE_PUSH_OTHERS);
}

/// Goes through all multis once: which list they are in, who lies in several strips, and after
/// which row those before each have all their sums.
static bool push_plan(pave_push_work *work)
{
    const pave_dense *dense = work->dense;
    int32_t height = dense->board->height, strip = -1, row = 0,
            counts[PAVE_PUSH_LISTS] = {0}; // ready[row..] are not known yet
    push_begin_strips(work);
    for (int32_t multi = 0; multi < dense->multi_count; multi++) {
        if (dense->multi_tiles[multi] & PAVE_MULTI_FIXED) {
            push_fix_multi(work, multi);
            continue;
        }
        pave_push_extent rows = push_multi_extent(dense, multi);
        while (strip < rows.first / work->strip_rows)
            memcpy(work->strips[++strip].first, counts, sizeof counts);
        if (rows.last / work->strip_rows > strip) {
            if (!push_add_crossing(work, multi, rows)) return false;
            continue;
        }
        for (; row < rows.last; row++) { // it is the first that these rows do not complete
            memcpy(work->ready[row].end, counts, sizeof counts);
            work->ready[row].star_end = rows.first;
        }
        push_add_multi(work, multi, counts);
    }
    while (strip < work->strip_count - 1)
        memcpy(work->strips[++strip].first, counts, sizeof counts);
    for (; row < height; row++) {
        memcpy(work->ready[row].end, counts, sizeof counts);
        work->ready[row].star_end = height;
    }
    push_end_strips(work);
    return true;
}

// ---- Memory -------------------------------------------------------------------------------------

static bool push_take_lists(pave_push_work *work)
{
    const int32_t *start = work->dense->multi_start;
    bool room = true;
    for (int32_t multi = 0; multi < work->dense->multi_count; multi++) {
        int32_t count = start[multi + 1] - start[multi];
        int list = push_list_of(count);
        work->room[list] += count + (list == PAVE_PUSH_OTHERS);
    }
    for (int list = 0; list < PAVE_PUSH_LISTS; list++) {
        work->lists[list] =
            pave_array_take(&work->dense->allocator, (size_t)work->room[list], sizeof(int32_t));
        room = room && work->lists[list];
    }
    return room;
}

/// What no row writes is read as well: slots and tiles of the border, and what lies behind the last
/// place.
static void push_fill_frame(const pave_push_work *work)
{
    const pave_dense *dense = work->dense;
    int64_t pitch = dense->pitch, used = (int64_t)dense->rows * pitch, pad = PAVE_DENSE_PAD;
    for (int64_t place = -pad; place < dense->plane + pad; place++) {
        if (place >= pitch && place < used - pitch && place % pitch != 0)
            place += pitch - 1 - place % pitch; // to the last place of the row
        work->center_x[place] = work->center_y[place] = 0;
        work->flags[place] = 0;
    }
    for (int64_t at = -pad; at < 2 * dense->plane + pad; at++) {
        int64_t place = at >= dense->plane ? at - dense->plane : at;
        if (place >= pitch && place < used - pitch && place % pitch != 0)
            at += pitch - 1 - place % pitch;
        work->x[at] = dense->x[at];
        work->y[at] = dense->y[at];
    }
}

pave_result pave_push_work_create(pave_push_work *work)
{
    const pave_dense *dense = work->dense;
    const pave_board *board = dense->board;
    const pave_allocator *allocator = &dense->allocator;
    work->stride = (board->width + 15) / 16 * 2;
    work->strip_count = (board->height + work->strip_rows - 1) / work->strip_rows;
    work->push.count = board->width;
    work->push.blended = dense->by_columns;
    pave_dense_view_open(&work->view, work->dense, pave_board_tile_count(board) / 64);
    work->x = pave_dense_take_plane(dense, 2, sizeof *work->x);
    work->y = pave_dense_take_plane(dense, 2, sizeof *work->y);
    work->center_x = pave_dense_take_plane(dense, 1, sizeof *work->center_x);
    work->center_y = pave_dense_take_plane(dense, 1, sizeof *work->center_y);
    work->flags = pave_dense_take_plane(dense, 1, 1);
    work->doubts = pave_array_allocate(allocator, (size_t)(work->stride * board->height), 1);
    work->doubted = pave_array_allocate(allocator, (size_t)board->height, 1);
    bool room = push_take_lists(work);
    work->strips = pave_array_allocate(allocator, (size_t)work->strip_count, sizeof *work->strips);
    work->ready = pave_array_allocate(allocator, (size_t)board->height, sizeof *work->ready);
    if (!room || !work->x || !work->y || !work->center_x || !work->center_y || !work->flags ||
        !work->doubts || !work->doubted || !work->strips || !work->ready)
        return PAVE_NO_MEMORY;
    push_fill_frame(work);
    push_fill_flags(work);
    return push_plan(work) ? PAVE_OK : PAVE_NO_MEMORY;
}

void pave_push_work_release(pave_push_work *work)
{
    const pave_dense *dense = work->dense;
    const pave_allocator *allocator = &dense->allocator;
    pave_array_release(allocator, work->crossing, (size_t)work->crossing_room,
                       sizeof *work->crossing);
    pave_array_release(allocator, work->ready, (size_t)dense->board->height, sizeof *work->ready);
    pave_array_release(allocator, work->strips, (size_t)work->strip_count, sizeof *work->strips);
    for (int list = 0; list < PAVE_PUSH_LISTS; list++)
        pave_array_release(allocator, work->lists[list], (size_t)work->room[list], sizeof(int32_t));
    pave_array_release(allocator, work->doubted, (size_t)dense->board->height, 1);
    pave_array_release(allocator, work->doubts, (size_t)(work->stride * dense->board->height), 1);
    pave_dense_release_plane(dense, work->flags, 1, 1);
    pave_dense_release_plane(dense, work->center_y, 1, sizeof *work->center_y);
    pave_dense_release_plane(dense, work->center_x, 1, sizeof *work->center_x);
    pave_dense_release_plane(dense, work->y, 2, sizeof *work->y);
    pave_dense_release_plane(dense, work->x, 2, sizeof *work->x);
    pave_dense_view_close(&work->view);
}
