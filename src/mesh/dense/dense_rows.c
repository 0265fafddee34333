/// src/mesh/dense/dense_rows.c: the hot loops of the dense path, one row at a time: classify slots,
/// count them, write vertices, write rings.
#include "../../base/exact.h"

#include "dense_rows.h"

#include <string.h>

// ---- Eight places at a time ---------------------------------------------------------------------
// Each place is one byte of a word, in order from the lowest byte.

#define PAVE_EACH_BYTE(byte) (UINT64_C(0x0101010101010101) * (byte))

static inline uint64_t pave_eight_swap(uint64_t word)
{
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    return __builtin_bswap64(word);
#else
    return word;
#endif
}

static inline uint64_t pave_eight_load(const uint8_t *bytes)
{
    uint64_t word;
    memcpy(&word, bytes, sizeof word);
    return pave_eight_swap(word);
}

/// Like pave_eight_load, but reads only `count` bytes, because another strip may be writing the
/// rest. The remaining bytes of the result are 0.
static inline uint64_t pave_eight_load_some(const uint8_t *bytes, int64_t count)
{
    uint64_t word = 0;
    if (count >= 8) return pave_eight_load(bytes);
    memcpy(&word, bytes, (size_t)count);
    return pave_eight_swap(word);
}

static inline void pave_eight_store(uint8_t *bytes, uint64_t word, int64_t count)
{
    word = pave_eight_swap(word);
    if (count >= 8)
        memcpy(bytes, &word, sizeof word);
    else
        memcpy(bytes, &word, (size_t)count);
}

/// Packs the top bits of the bytes into bits 0..7.
static inline uint64_t pave_eight_tops(uint64_t word)
{
    return (word >> 7 & PAVE_EACH_BYTE(1)) * UINT64_C(0x0102040810204080) >> 56;
}

static inline int pave_eight_count(uint64_t word)
{
#if defined(__GNUC__)
    return __builtin_popcountll(word);
#else
    word = word - (word >> 1 & PAVE_EACH_BYTE(0x55));
    word = (word & PAVE_EACH_BYTE(0x33)) + (word >> 2 & PAVE_EACH_BYTE(0x33));
    return (int)(((word + (word >> 4)) & PAVE_EACH_BYTE(0x0f)) * PAVE_EACH_BYTE(1) >> 56);
#endif
}

/// Returns the links of eight places that their neighbours own. In q layouts every other place is
/// shifted (all bits set in `shifted`), and the bytes come from two rows.
static inline uint64_t pave_eight_beside(const uint8_t *own, int64_t plain, int64_t if_shifted,
                                         uint64_t shifted)
{
    return (pave_eight_load(own + plain) & ~shifted) |
           (pave_eight_load(own + if_shifted) & shifted);
}

/// The links of eight places, and the missing edges of their slots.
typedef struct pave_eight {
    uint64_t links, missing[2];
} pave_eight;

static inline pave_eight pave_eight_of_row(const uint8_t *own, const int64_t *to)
{
    uint64_t here = pave_eight_load(own), east = pave_eight_load(own + 1),
             southwest = pave_eight_load(own + to[3]);
    pave_eight eight;
    eight.links = (here & PAVE_EACH_BYTE(7)) << 1 |
                  (pave_eight_load(own - 1) & PAVE_EACH_BYTE(1)) << 4 |
                  (pave_eight_load(own + to[5]) & PAVE_EACH_BYTE(2)) << 4 |
                  (pave_eight_load(own + to[0]) & PAVE_EACH_BYTE(4)) >> 2;
    eight.missing[0] = (~here & PAVE_EACH_BYTE(3)) | (~east & PAVE_EACH_BYTE(4));
    eight.missing[1] = (~here >> 1 & PAVE_EACH_BYTE(3)) | (~southwest & PAVE_EACH_BYTE(1)) << 2;
    return eight;
}

static inline pave_eight pave_eight_of_columns(const uint8_t *own, const int64_t *plain,
                                               const int64_t *if_shifted, uint64_t shifted)
{
    uint64_t here = pave_eight_load(own), south = pave_eight_load(own + plain[3]),
             north = pave_eight_load(own + plain[0]);
    uint64_t upper_right = pave_eight_beside(own, plain[1], if_shifted[1], shifted),
             lower_left = pave_eight_beside(own, plain[4], if_shifted[4], shifted);
    uint64_t upper_left = pave_eight_beside(own, plain[5], if_shifted[5], shifted);
    pave_eight eight;
    eight.links = (north & PAVE_EACH_BYTE(1)) | (here & PAVE_EACH_BYTE(4)) >> 1 |
                  (here & PAVE_EACH_BYTE(2)) << 1 | (here & PAVE_EACH_BYTE(1)) << 3 |
                  (lower_left & PAVE_EACH_BYTE(4)) << 2 | (upper_left & PAVE_EACH_BYTE(2)) << 4;
    eight.missing[0] = (~here & PAVE_EACH_BYTE(3)) | (~south & PAVE_EACH_BYTE(4));
    eight.missing[1] = (~here >> 1 & PAVE_EACH_BYTE(3)) | (~upper_right & PAVE_EACH_BYTE(1)) << 2;
    return eight;
}

/// Sets the top bit of each nonzero byte. Bytes must be below 128.
static inline uint64_t pave_eight_some(uint64_t word)
{
    return (word + PAVE_EACH_BYTE(0x7f)) & PAVE_EACH_BYTE(0x80);
}

// ---- Rows ---------------------------------------------------------------------------------------

void pave_dense_row(const pave_dense *dense, int32_t row, uint64_t *leads)
{
    int64_t first = (int64_t)row * dense->pitch, words = pave_dense_lead_words(dense);
    const uint8_t *own = dense->board->links + first;
    const int64_t *to = dense->offset[pave_dense_side(dense, row, 0)],
                  *odd = dense->offset[!pave_dense_side(dense, row, 0)];
    uint64_t shifted = dense->shifted ? UINT64_C(0xff00ff00ff00ff00) : UINT64_C(0x00ff00ff00ff00ff);
    // r layouts: edge 0 of slot 0; edges 0 and 1 of slot 1. q layouts: the same, except that in
    // shifted columns slot 1 has only edge 0; see the tables.
    uint64_t lower[2] = {PAVE_EACH_BYTE(1), PAVE_EACH_BYTE(3)};
    if (dense->by_columns) {
        lower[0] = ~shifted & PAVE_EACH_BYTE(1);
        lower[1] = PAVE_EACH_BYTE(3) | (~shifted & PAVE_EACH_BYTE(4));
        to = dense->offset[0];
        odd = dense->offset[1];
    }
    for (int64_t i = 0; i < dense->pitch; i += 8) {
        pave_eight eight = dense->by_columns ? pave_eight_of_columns(own + i, to, odd, shifted)
                                             : pave_eight_of_row(own + i, to);
        int64_t count = dense->pitch - i;
        pave_eight_store(dense->links + first + i, eight.links, count);
        for (int slot = 0; slot < 2; slot++) {
            uint64_t some = pave_eight_some(eight.missing[slot]),
                     low = pave_eight_some(eight.missing[slot] & lower[slot]);
            uint64_t *word = &leads[slot * words + i / 64], bits = pave_eight_tops(some & ~low)
                                                                   << (i & 63);
            pave_eight_store(dense->kinds + slot * dense->plane + first + i,
                             PAVE_EACH_BYTE(PAVE_SLOT_SINGLE) | some >> 6 |
                                 eight.missing[slot] << PAVE_SLOT_MISSING,
                             count);
            *word = (i & 63) ? *word | bits : bits;
        }
    }
}

static inline void pave_dense_count_kinds(const uint8_t *kinds, int32_t count,
                                          pave_dense_tally *tally)
{
    for (int32_t i = 0; i < count; i += 8) {
        uint64_t word = pave_eight_load_some(kinds + i, count - i), low = word & PAVE_EACH_BYTE(1),
                 high = word >> 1 & PAVE_EACH_BYTE(1);
        tally->singles += pave_eight_count(low & ~high);
        tally->rims += pave_eight_count(high & ~low);
        tally->multi_slots += pave_eight_count(low & high);
    }
}

static inline void pave_dense_count_links(const uint8_t *links, int32_t count,
                                          pave_dense_tally *tally)
{
    for (int32_t i = 0; i < count; i += 8) {
        uint64_t word = pave_eight_load_some(links + i, count - i),
                 behind = count - i < 8 ? ~UINT64_C(0) << 8 * (count - i) : 0;
        tally->corners += pave_eight_count(word);
        word = (word | behind) & PAVE_EACH_BYTE(0x3f);
        word -= word >> 1 & PAVE_EACH_BYTE(0x55);
        word = (word & PAVE_EACH_BYTE(0x33)) + (word >> 2 & PAVE_EACH_BYTE(0x33));
        word = (word + (word >> 4)) & PAVE_EACH_BYTE(0x0f);
        tally->few += pave_eight_count(~(word + PAVE_EACH_BYTE(0x80 - 3)) & PAVE_EACH_BYTE(0x80));
    }
}

void pave_dense_count(const pave_dense *dense, int32_t row, pave_dense_tally *tally)
{
    int64_t first = (int64_t)row * dense->pitch;
    for (int slot = 0; slot < 2; slot++)
        pave_dense_count_kinds(dense->kinds + slot * dense->plane + first, dense->pitch, tally);
    if (row > 0 && row < dense->rows - 1)
        pave_dense_count_links(dense->links + first + 1, dense->pitch - 2, tally);
}

// ---- Vertices -----------------------------------------------------------------------------------

/// Maximum extent of scratch writes for the slots of a place: four tiles from the start of the
/// second slot's list, which is preceded by at most UINT8_MAX tiles of the first.
enum { PAVE_VERTEX_SLACK = UINT8_MAX + 4 };

/// Writes a slot as a vertex. If the slot is not a leader, the next one overwrites it.
static inline void pave_dense_vertex(const pave_dense_vertex_row *row, int slot, int32_t i,
                                     const int32_t *order, int64_t *vertex, int64_t *at)
{
    uint8_t met = row->met[slot][i];
    int32_t tiles[4], tile = row->tile + i;
    row->vertices[*vertex] = (pave_point){row->x[slot][i], row->y[slot][i]};
    row->vertex_start[*vertex] = (uint32_t)*at;
    for (int k = 0; k < 4; k++) tiles[k] = tile + order[k];
    memcpy(row->vertex_tiles + *at, tiles, sizeof tiles);
    row->numbers[slot][i] = (int32_t)*vertex;
    *vertex += met > 0;
    *at += met;
}

int32_t pave_dense_vertices(pave_dense_vertex_row *row)
{
    int64_t vertex = row->vertex, at = row->tile_at;
    int32_t i = 0;
    for (;
         i < row->count && vertex + 2 <= row->vertex_end && at + PAVE_VERTEX_SLACK <= row->tile_end;
         i++)
        for (int slot = 0; slot < 2; slot++)
            pave_dense_vertex(row, slot, i, row->order[i & 1][slot], &vertex, &at);
    row->vertex = vertex;
    row->tile_at = at;
    return i;
}

// ---- Rings --------------------------------------------------------------------------------------

int64_t pave_dense_rings(const pave_dense_ring_row *row)
{
    int64_t at = row->at;
    int32_t i = 0;
    for (; i < row->count && at + PAVE_BOARD_NEIGHBORS_MAX <= row->end; i++) {
        const int32_t *const *corner = row->corner[i & 1];
        uint32_t links = row->links[i];
        row->start[i] = (uint32_t)at;
        for (int k = 0; k < PAVE_BOARD_NEIGHBORS_MAX;
             k++) { // branch-free: an element that is not a corner is overwritten by the next
            row->rings[at] = corner[k][i];
            at += links >> k & 1;
        }
    }
    for (; i < row->count; i++) {
        row->start[i] = (uint32_t)at;
        for (int k = 0; k < PAVE_BOARD_NEIGHBORS_MAX; k++)
            if (row->links[i] >> k & 1) row->rings[at++] = row->corner[i & 1][k][i];
    }
    return at;
}
