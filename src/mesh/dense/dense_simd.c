/// src/mesh/dense/dense_simd.c: the loops over rows of a dense board: one always-inline body each,
/// compiled for several instruction sets and chosen at run time from a const table.
#include "../../base/exact.h"

#include "dense_kernel.h"

#include <string.h>

#if PAVE_X86
#include <immintrin.h>
#endif

// ---- Eight places at a time ---------------------------------------------------------------------
// A place is a byte of a word, the first one the lowest.

#define PAVE_EACH_BYTE(byte) (UINT64_C(0x0101010101010101) * (byte))

static PAVE_ALWAYS_INLINE uint64_t pave_eight_swap(uint64_t word)
{
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    return __builtin_bswap64(word);
#else
    return word;
#endif
}

static PAVE_ALWAYS_INLINE uint64_t pave_eight_load(const uint8_t *bytes)
{
    uint64_t word;
    memcpy(&word, bytes, sizeof word);
    return pave_eight_swap(word);
}

/// The same where perhaps only `count` are there to be read: what lies behind a strip belongs to
/// another, which may be writing it. The rest is 0.
static PAVE_ALWAYS_INLINE uint64_t pave_eight_load_some(const uint8_t *bytes, int64_t count)
{
    uint64_t word = 0;
    if (count >= 8) return pave_eight_load(bytes);
    memcpy(&word, bytes, (size_t)count);
    return pave_eight_swap(word);
}

static PAVE_ALWAYS_INLINE void pave_eight_store(uint8_t *bytes, uint64_t word, int64_t count)
{
    word = pave_eight_swap(word);
    if (count >= 8)
        memcpy(bytes, &word, sizeof word);
    else
        memcpy(bytes, &word, (size_t)count);
}

/// The top bits of the bytes, as bits 0..7.
static PAVE_ALWAYS_INLINE uint64_t pave_eight_tops(uint64_t word)
{
    return (word >> 7 & PAVE_EACH_BYTE(1)) * UINT64_C(0x0102040810204080) >> 56;
}

static PAVE_ALWAYS_INLINE int pave_eight_count(uint64_t word)
{
#if defined(__GNUC__)
    return __builtin_popcountll(word);
#else
    word = word - (word >> 1 & PAVE_EACH_BYTE(0x55));
    word = (word & PAVE_EACH_BYTE(0x33)) + (word >> 2 & PAVE_EACH_BYTE(0x33));
    return (int)(((word + (word >> 4)) & PAVE_EACH_BYTE(0x0f)) * PAVE_EACH_BYTE(1) >> 56);
#endif
}

/// What the neighbours of eight places own: in q layouts, where every other place is shifted
/// (`shifted` has all bits of those), from two rows.
static PAVE_ALWAYS_INLINE uint64_t pave_eight_beside(const uint8_t *own, int64_t plain,
                                                     int64_t if_shifted, uint64_t shifted)
{
    return (pave_eight_load(own + plain) & ~shifted) |
           (pave_eight_load(own + if_shifted) & shifted);
}

/// The links of eight places, and which edges of their slots are missing.
typedef struct pave_eight {
    uint64_t links, missing[2];
} pave_eight;

static PAVE_ALWAYS_INLINE pave_eight pave_eight_of_row(const uint8_t *own, const int64_t *to)
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

static PAVE_ALWAYS_INLINE pave_eight pave_eight_of_columns(const uint8_t *own, const int64_t *plain,
                                                           const int64_t *if_shifted,
                                                           uint64_t shifted)
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

/// Bytes that are not 0 get their top bit. They must be below 128.
static PAVE_ALWAYS_INLINE uint64_t pave_eight_some(uint64_t word)
{
    return (word + PAVE_EACH_BYTE(0x7f)) & PAVE_EACH_BYTE(0x80);
}

// ---- Rows ---------------------------------------------------------------------------------------

/// Which edges lead to lower slots, of the slots of eight places.
typedef struct pave_eight_lower {
    uint64_t edges[2];
} pave_eight_lower;

static PAVE_ALWAYS_INLINE void pave_dense_row_body(const pave_dense *dense, int32_t row,
                                                   uint64_t *leads)
{
    int64_t first = (int64_t)row * dense->pitch, words = pave_dense_lead_words(dense);
    const uint8_t *own = dense->board->links + first;
    const int64_t *to = dense->offset[pave_dense_side(dense, row, 0)],
                  *odd = dense->offset[!pave_dense_side(dense, row, 0)];
    uint64_t shifted = dense->shifted ? UINT64_C(0xff00ff00ff00ff00) : UINT64_C(0x00ff00ff00ff00ff);
    // r layouts: edge 0 of slot 0; edges 0 and 1 of slot 1. q layouts: the same, where the column
    // is shifted only edge 0 of slot 1 ... see the tables.
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

static PAVE_ALWAYS_INLINE void pave_dense_count_kinds(const uint8_t *kinds, int32_t count,
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

static PAVE_ALWAYS_INLINE void pave_dense_count_links(const uint8_t *links, int32_t count,
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

static PAVE_ALWAYS_INLINE void pave_dense_count_body(const pave_dense *dense, int32_t row,
                                                     pave_dense_tally *tally)
{
    int64_t first = (int64_t)row * dense->pitch;
    for (int slot = 0; slot < 2; slot++)
        pave_dense_count_kinds(dense->kinds + slot * dense->plane + first, dense->pitch, tally);
    if (row > 0 && row < dense->rows - 1)
        pave_dense_count_links(dense->links + first + 1, dense->pitch - 2, tally);
}

// ---- Vertices -----------------------------------------------------------------------------------

/// What the slots of a place may write: four tiles from where the second begins, before which the
/// first has up to as many as a byte can tell.
enum { PAVE_VERTEX_SLACK = UINT8_MAX + 4 };

/// Makes a slot a vertex, if it leads a face; else what is written will be written over.
static PAVE_ALWAYS_INLINE void pave_dense_vertex(const pave_dense_vertex_row *row, int slot,
                                                 int32_t i, const int32_t *order, int64_t *vertex,
                                                 int64_t *at)
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

static int32_t pave_dense_vertices_plain(pave_dense_vertex_row *row)
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

#if PAVE_X86

/// The same for a place, `order` and what is written being local.
#define PAVE_VERTEX_WRITE(slot, i, order)                                               \
    do {                                                                                \
        uint64_t met = met##slot[i];                                                    \
        __m128i point = _mm_insert_epi32(_mm_cvtsi32_si128(x##slot[i]), y##slot[i], 1); \
        _mm_storel_epi64((__m128i *)(vertices + vertex), point);                        \
        starts[vertex] = (uint32_t)at;                                                  \
        _mm_storeu_si128((__m128i *)(tiles + at), _mm_add_epi32(tile, order));          \
        numbers##slot[i] = (int32_t)vertex;                                             \
        vertex += met > 0;                                                              \
        at += met;                                                                      \
    } while (0)

PAVE_TARGET_AVX2 static int32_t pave_dense_vertices_avx2(pave_dense_vertex_row *row)
{
    const uint8_t *met0 = row->met[0], *met1 = row->met[1];
    const int32_t *x0 = row->x[0], *x1 = row->x[1], *y0 = row->y[0], *y1 = row->y[1];
    int32_t *numbers0 = row->numbers[0], *numbers1 = row->numbers[1], *tiles = row->vertex_tiles,
            i = 0;
    pave_point *vertices = row->vertices;
    uint32_t *starts = row->vertex_start;
    uint64_t vertex = (uint64_t)row->vertex, at = (uint64_t)row->tile_at;
    const uint64_t vertex_end = (uint64_t)row->vertex_end, tile_end = (uint64_t)row->tile_end;
    const __m128i even0 = _mm_loadu_si128((const __m128i *)row->order[0][0]),
                  even1 = _mm_loadu_si128((const __m128i *)row->order[0][1]);
    const __m128i odd0 = _mm_loadu_si128((const __m128i *)row->order[1][0]),
                  odd1 = _mm_loadu_si128((const __m128i *)row->order[1][1]);
    const __m128i one = _mm_set1_epi32(1);
    __m128i tile = _mm_set1_epi32(row->tile);
    for (;
         i + 2 <= row->count && vertex + 4 <= vertex_end && at + 2 * PAVE_VERTEX_SLACK <= tile_end;
         i += 2) {
        PAVE_VERTEX_WRITE(0, i, even0);
        PAVE_VERTEX_WRITE(1, i, even1);
        tile = _mm_add_epi32(tile, one);
        PAVE_VERTEX_WRITE(0, i + 1, odd0);
        PAVE_VERTEX_WRITE(1, i + 1, odd1);
        tile = _mm_add_epi32(tile, one);
    }
    row->vertex = (int64_t)vertex;
    row->tile_at = (int64_t)at;
    return i;
}

#endif

// ---- Rings --------------------------------------------------------------------------------------

/// The rings of tiles from i on, in order; near the end nothing is written that is not
/// of the row. Returns where the row ends.
static PAVE_ALWAYS_INLINE int64_t pave_dense_rings_from(const pave_dense_ring_row *row, int32_t i,
                                                        int64_t at)
{
    for (; i < row->count && at + PAVE_BOARD_NEIGHBORS_MAX <= row->end; i++) {
        const int32_t *const *corner = row->corner[i & 1];
        uint32_t links = row->links[i];
        row->start[i] = (uint32_t)at;
        for (int k = 0; k < PAVE_BOARD_NEIGHBORS_MAX;
             k++) { // no branch: what is no corner is written over
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

#if PAVE_X86

/// For each set of links, which lanes of a vector of a tile's corners its ring is, from the first
/// one on: a byte for each. Of tiles whose corners 4 and 5 are in lanes 4 and 5, and of those where
/// they are in lanes 6 and 7.
typedef struct pave_ring_lanes {
    uint64_t lanes[2][64];
} pave_ring_lanes;

#define PAVE_LANE(links, k, lane, rest) ((links) >> (k)&1 ? (uint64_t)(lane) | (rest) << 8 : (rest))
#define PAVE_LANES_FROM_4(links, high) \
    PAVE_LANE(links, 4, 4 + (high), PAVE_LANE(links, 5, 5 + (high), UINT64_C(0)))
#define PAVE_LANES_FROM_2(links, high) \
    PAVE_LANE(links, 2, 2, PAVE_LANE(links, 3, 3, PAVE_LANES_FROM_4(links, high)))
#define PAVE_LANES(links, high) \
    PAVE_LANE(links, 0, 0, PAVE_LANE(links, 1, 1, PAVE_LANES_FROM_2(links, high)))
#define PAVE_LANES_4(links, high)                                                          \
    PAVE_LANES(links, high), PAVE_LANES((links) + 1, high), PAVE_LANES((links) + 2, high), \
        PAVE_LANES((links) + 3, high)
#define PAVE_LANES_16(links, high)                                                               \
    PAVE_LANES_4(links, high), PAVE_LANES_4((links) + 4, high), PAVE_LANES_4((links) + 8, high), \
        PAVE_LANES_4((links) + 12, high)
#define PAVE_LANES_64(high)                                                   \
    PAVE_LANES_16(0, high), PAVE_LANES_16(16, high), PAVE_LANES_16(32, high), \
        PAVE_LANES_16(48, high)

static const pave_ring_lanes pave_ring_lanes_of = {{{PAVE_LANES_64(0)}, {PAVE_LANES_64(2)}}};

PAVE_TARGET_AVX2 static inline __m256i pave_ring_corner(const pave_dense_ring_row *row, int k,
                                                        int32_t i)
{
    __m256i even = _mm256_loadu_si256((const __m256i *)(row->corner[0][k] + i));
    if (!row->blended) return even;
    return _mm256_blend_epi32(even, _mm256_loadu_si256((const __m256i *)(row->corner[1][k] + i)),
                              0xaa);
}

/// Writes the ring of a tile whose corners 0..3 are in a half of `four` and whose corners 4 and 5
/// are in that half of `two`; `half` is 0x20 or 0x31.
#define PAVE_RING_WRITE(tile, four, two, half, high)                                   \
    do {                                                                               \
        uint32_t links = row->links[i + (tile)];                                       \
        __m256i lanes = _mm256_cvtepu8_epi32(                                          \
            _mm_loadl_epi64((const __m128i *)&pave_ring_lanes_of.lanes[high][links])); \
        __m256i corners = _mm256_permute2x128_si256(four, two, half);                  \
        _mm256_storeu_si256((__m256i *)(row->rings + at),                              \
                            _mm256_permutevar8x32_epi32(corners, lanes));              \
        row->start[i + (tile)] = (uint32_t)at;                                         \
        at += __builtin_popcount(links);                                               \
    } while (0)

PAVE_TARGET_AVX2 static int64_t pave_dense_rings_avx2(const pave_dense_ring_row *row)
{
    int64_t at = row->at;
    int32_t i = 0;
    for (; i + 8 <= row->count && at + 8 * PAVE_BOARD_NEIGHBORS_MAX + 8 <= row->end; i += 8) {
        __m256i a = pave_ring_corner(row, 0, i), b = pave_ring_corner(row, 1, i),
                c = pave_ring_corner(row, 2, i), d = pave_ring_corner(row, 3, i);
        __m256i e = pave_ring_corner(row, 4, i), f = pave_ring_corner(row, 5, i);
        __m256i ab_low = _mm256_unpacklo_epi32(a, b),
                ab_high = _mm256_unpackhi_epi32(a, b); // tiles 0 1, 4 5; and 2 3, 6 7
        __m256i cd_low = _mm256_unpacklo_epi32(c, d), cd_high = _mm256_unpackhi_epi32(c, d);
        __m256i ef_low = _mm256_unpacklo_epi32(e, f), ef_high = _mm256_unpackhi_epi32(e, f);
        __m256i four_0 = _mm256_unpacklo_epi64(ab_low, cd_low),
                four_1 = _mm256_unpackhi_epi64(ab_low, cd_low); // tiles 0, 4; and 1, 5
        __m256i four_2 = _mm256_unpacklo_epi64(ab_high, cd_high),
                four_3 = _mm256_unpackhi_epi64(ab_high, cd_high);
        PAVE_RING_WRITE(0, four_0, ef_low, 0x20, 0);
        PAVE_RING_WRITE(1, four_1, ef_low, 0x20, 1);
        PAVE_RING_WRITE(2, four_2, ef_high, 0x20, 0);
        PAVE_RING_WRITE(3, four_3, ef_high, 0x20, 1);
        PAVE_RING_WRITE(4, four_0, ef_low, 0x31, 0);
        PAVE_RING_WRITE(5, four_1, ef_low, 0x31, 1);
        PAVE_RING_WRITE(6, four_2, ef_high, 0x31, 0);
        PAVE_RING_WRITE(7, four_3, ef_high, 0x31, 1);
    }
    return pave_dense_rings_from(row, i, at);
}

#endif

// ---- Compiled for each instruction set ----------------------------------------------------------

#define PAVE_DENSE_COMPILE(isa, target)                                                            \
    target static void pave_dense_row_##isa(const pave_dense *dense, int32_t row, uint64_t *leads) \
    {                                                                                              \
        pave_dense_row_body(dense, row, leads);                                                    \
    }                                                                                              \
    target static void pave_dense_count_##isa(const pave_dense *dense, int32_t row,                \
                                              pave_dense_tally *tally)                             \
    {                                                                                              \
        pave_dense_count_body(dense, row, tally);                                                  \
    }

PAVE_DENSE_COMPILE(plain, )

static int64_t pave_dense_rings_plain(const pave_dense_ring_row *row)
{
    return pave_dense_rings_from(row, 0, row->at);
}

#if PAVE_X86

PAVE_DENSE_COMPILE(avx2, PAVE_TARGET_AVX2)

#endif

static const pave_dense_kernel pave_dense_entries[] = {
    {{"plain", PAVE_ISA_PLAIN},
     pave_dense_row_plain,
     pave_dense_count_plain,
     pave_dense_vertices_plain,
     pave_dense_rings_plain},
#if PAVE_X86
    {{"avx2", PAVE_ISA_AVX2},
     pave_dense_row_avx2,
     pave_dense_count_avx2,
     pave_dense_vertices_avx2,
     pave_dense_rings_avx2},
#endif
};

const pave_kernel_table pave_dense_kernels = PAVE_KERNEL_TABLE(pave_dense_entries);
