/// src/segregation/segregation_part_halo.c: the rows beside a strip, which other ranks have: as
/// many on each side as the reach, of as many ranks as have them.
///
/// Every rank knows how the board is cut, so it knows which of its rows each other rank needs, and
/// in which order: that of the other rank's window. Rows of its own, which a board that wraps may
/// have beside a strip, go the same way.
#include "../base/exact.h"

#include "segregation_part_model.h"

#include <string.h>

static pave_halo_piece halo_piece_of(const pave_segregation_part *part, int64_t row)
{
    return (pave_halo_piece){.slot = pave_part_slot(part, row),
                             .count = part->rows[row + 1].start - part->rows[row].start};
}

/// Lists the rows beside the strip of rank `to` that rank `from` has, one of which is this rank, as
/// slots of this rank: to send them, or to receive them. Returns their count; `out` NULL: they are
/// only counted.
static int64_t halo_rows(const pave_segregation_part *part, int32_t to, int32_t from, bool sends,
                         pave_halo_piece *out)
{
    const int64_t reach = part->strip->def.reach, first = part->row_of[to],
                  end = part->row_of[to + 1], away = part->own_row - part->row_of[part->rank];
    int64_t count = 0;
    for (int64_t row = first - reach; first < end && row < end + reach; row++) {
        if (row == first) row = end;
        const int64_t whole = pave_part_wrapped(part, row);
        if (whole < part->row_of[from] || whole >= part->row_of[from + 1]) continue;
        if (out) out[count] = halo_piece_of(part, (sends ? whole : row) + away);
        count++;
    }
    return count;
}

static int64_t halo_cells(const pave_halo_piece *pieces, int64_t count)
{
    int64_t cells = 0;
    for (int64_t i = 0; i < count; i++) cells += pieces[i].count;
    return cells;
}

/// Lists the rows that go to all ranks, or come from them, and the bytes of each rank.
static int64_t halo_list(const pave_segregation_part *part, bool sends, pave_halo_piece *out,
                         int64_t *sizes)
{
    int64_t count = 0;
    for (int32_t rank = 0; rank < part->rank_count; rank++) {
        pave_halo_piece *pieces = out ? out + count : NULL;
        const int64_t here = sends ? halo_rows(part, rank, part->rank, true, pieces)
                                   : halo_rows(part, part->rank, rank, false, pieces);
        if (pieces) sizes[rank] = halo_cells(pieces, here);
        count += here;
    }
    return count;
}

pave_result pave_halo_make(pave_segregation_part *part)
{
    pave_halo *halo = &part->halo;
    const pave_allocator *allocator = &part->allocator;
    const size_t ranks = (size_t)part->rank_count;
    halo->out_count = halo_list(part, true, NULL, NULL);
    halo->in_count = halo_list(part, false, NULL, NULL);
    halo->out = pave_array_take(allocator, (size_t)halo->out_count, sizeof *halo->out);
    halo->in = pave_array_take(allocator, (size_t)halo->in_count, sizeof *halo->in);
    halo->out_sizes = pave_array_take(allocator, ranks, sizeof *halo->out_sizes);
    halo->in_sizes = pave_array_take(allocator, ranks, sizeof *halo->in_sizes);
    if (!halo->out || !halo->in || !halo->out_sizes || !halo->in_sizes) return PAVE_NO_MEMORY;
    halo_list(part, true, halo->out, halo->out_sizes);
    halo_list(part, false, halo->in, halo->in_sizes);
    halo->out_bytes = halo_cells(halo->out, halo->out_count);
    halo->in_bytes = halo_cells(halo->in, halo->in_count);
    halo->sent = pave_array_take(allocator, (size_t)halo->out_bytes, 1);
    halo->received = pave_array_take(allocator, (size_t)halo->in_bytes, 1);
    return halo->sent && halo->received ? PAVE_OK : PAVE_NO_MEMORY;
}

void pave_halo_release(pave_segregation_part *part)
{
    pave_halo *halo = &part->halo;
    const pave_allocator *allocator = &part->allocator;
    const size_t ranks = (size_t)part->rank_count;
    pave_array_release(allocator, halo->received, (size_t)halo->in_bytes, 1);
    pave_array_release(allocator, halo->sent, (size_t)halo->out_bytes, 1);
    pave_array_release(allocator, halo->in_sizes, ranks, sizeof *halo->in_sizes);
    pave_array_release(allocator, halo->out_sizes, ranks, sizeof *halo->out_sizes);
    pave_array_release(allocator, halo->in, (size_t)halo->in_count, sizeof *halo->in);
    pave_array_release(allocator, halo->out, (size_t)halo->out_count, sizeof *halo->out);
}

pave_result pave_halo_exchange(pave_segregation_part *part)
{
    const pave_halo *halo = &part->halo;
    uint8_t *cells = part->strip->cells, *sent = halo->sent;
    const uint8_t *received = halo->received;
    for (int64_t i = 0; i < halo->out_count; sent += halo->out[i++].count)
        memcpy(sent, cells + halo->out[i].slot, (size_t)halo->out[i].count);
    const pave_result result =
        pave_part_exchange(part, halo->sent, halo->out_sizes, halo->received, halo->in_sizes);
    if (result != PAVE_OK) return result;
    for (int64_t i = 0; i < halo->in_count; received += halo->in[i++].count)
        memcpy(cells + halo->in[i].slot, received, (size_t)halo->in[i].count);
    return PAVE_OK;
}
