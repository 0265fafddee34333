/// src/region/dicewars_simd.c: the loops that grow the areas of the game's board and that find the
/// way round them: plain C, AVX2 and AVX-512.
///
/// In plain C the cells that an area may take next, and the places to start, are bits by rank, so
/// that the first in the order is the lowest bit. Elsewhere places to start are bits by place, so
/// that all neighbours of a set are found at once, and its lowest rank by looking at all ranks
/// under a mask; and what touches the first cells of an area is some vectors of ranks.
#include "../base/exact.h"

#include "../base/bits.h"
#include "dicewars_board.h"

#include <string.h>

// ---- Plain --------------------------------------------------------------------------------------

enum {
    PAVE_RANK_WORDS = (PAVE_DICEWARS_NO_RANK + 1) / 64,
    PAVE_RANK_SUMMARY = (1 << PAVE_DICEWARS_CELLS / 64) - 1
};

/// A set of ranks as words; beside it goes a summary, whose bit w says that word w is not 0, as a
/// variable of its own, so that it stays in a register. PAVE_DICEWARS_NO_RANK may be put in and is
/// never found.
typedef struct pave_rank_set {
    uint64_t words[PAVE_RANK_WORDS];
} pave_rank_set;

/// The summary after a rank was put in.
static inline uint32_t rank_put(pave_rank_set *set, uint32_t summary, uint32_t rank)
{
    set->words[rank >> 6] |= UINT64_C(1) << (rank & 63);
    return summary | 1u << (rank >> 6);
}

static inline uint32_t rank_drop(pave_rank_set *set, uint32_t summary, uint32_t rank)
{
    uint64_t word = set->words[rank >> 6] &= ~(UINT64_C(1) << (rank & 63));
    return summary & ~((uint32_t)(word == 0) << (rank >> 6));
}

static inline bool rank_any(uint32_t summary) { return (summary & PAVE_RANK_SUMMARY) != 0; }

static inline uint32_t rank_lowest(const pave_rank_set *set, uint32_t summary)
{
    uint32_t word = (uint32_t)pave_bits_lowest(summary & PAVE_RANK_SUMMARY);
    return word << 6 | (uint32_t)pave_bits_lowest(set->words[word]);
}

/// Puts the ranks of the neighbours of a slot into a set.
static inline uint32_t rank_put_around(pave_rank_set *set, uint32_t summary, const uint16_t *rank,
                                       uint32_t slot)
{
    const int8_t *steps = pave_dicewars_steps[slot >> 5 & 1];
    for (int d = 0; d < 6; d++) summary = rank_put(set, summary, rank[(int32_t)slot + steps[d]]);
    return summary;
}

/// The cell of a rank becomes part of an area.
static inline uint32_t dicewars_take(pave_dicewars_draft *draft, uint32_t rank, int32_t id)
{
    uint32_t slot = draft->slot_of[rank];
    draft->rank[slot] = PAVE_DICEWARS_NO_RANK;
    draft->area[slot] = (uint8_t)id;
    draft->bits[id].rows[slot >> 5] |= 1u << (slot & 31);
    draft->bits[id].span |= UINT64_C(1) << (slot >> 5);
    return slot;
}

/// Grows an area from the lowest rank of the places to start. Returns their summary, as it is then.
static uint32_t dicewars_grow_one(pave_dicewars_draft *draft, int32_t id, pave_rank_set *open,
                                  uint32_t places)
{
    pave_rank_set edge = {.words = {0}};
    uint16_t ring[PAVE_DICEWARS_CELLS];
    int32_t ring_count = 0;
    uint32_t summary = rank_put(&edge, 0, rank_lowest(open, places));
    for (int32_t size = 0; size < PAVE_DICEWARS_CORE && rank_any(summary); size++) {
        uint32_t rank = rank_lowest(&edge, summary);
        summary = rank_drop(&edge, summary, rank);
        places = rank_drop(open, places, rank);
        summary = rank_put_around(&edge, summary, draft->rank, dicewars_take(draft, rank, id));
    }
    while (rank_any(summary)) {
        uint32_t rank = rank_lowest(&edge, summary);
        summary = rank_drop(&edge, summary, rank);
        places = rank_drop(open, places, rank);
        ring[ring_count++] = (uint16_t)dicewars_take(draft, rank, id);
    }
    for (int32_t i = 0; i < ring_count; i++)
        places = rank_put_around(open, places, draft->rank, ring[i]);
    return places;
}

static void dicewars_grow_plain(pave_dicewars_draft *draft, int32_t start)
{
    pave_rank_set open = {.words = {0}};
    uint32_t places = rank_put(&open, 0, draft->rank[start]);
    memset(draft->area, PAVE_DICEWARS_OUTSIDE, sizeof draft->area);
    for (int y = PAVE_DICEWARS_TOP; y <= PAVE_DICEWARS_BOTTOM; y++)
        memset(draft->area + y * PAVE_DICEWARS_STRIDE, 0, PAVE_DICEWARS_WIDTH);
    memset(draft->bits, 0, sizeof draft->bits);
    for (draft->grown = 0; draft->grown < PAVE_DICEWARS_AREAS_MAX && rank_any(places);)
        places = dicewars_grow_one(draft, ++draft->grown, &open, places);
    for (int y = PAVE_DICEWARS_TOP; y <= PAVE_DICEWARS_BOTTOM; y++)
        for (int x = 0; x < PAVE_DICEWARS_WIDTH; x++)
            draft->bits[0].rows[y] |= (uint32_t)(draft->area[y * PAVE_DICEWARS_STRIDE + x] != 0)
                                      << x;
}

// ---- What an area is like -----------------------------------------------------------------------

/// A cost is at most that, so that it stands above the number of a cell in 16 bits.
enum { PAVE_DICEWARS_COST_SHIFT = 10, PAVE_DICEWARS_COST_MAX = 63 };

static inline int32_t dicewars_apart(int32_t a, int32_t b) { return a < b ? b - a : a - b; }

static uint32_t dicewars_joins(const pave_dicewars_sight *sight)
{
    uint32_t joins = 0;
    for (int y = sight->top - 1; y <= sight->bottom + 1; y++)
        for (uint64_t cells = sight->near[y]; cells; cells &= cells - 1)
            joins |= 1u << sight->area[y * PAVE_DICEWARS_STRIDE + pave_bits_lowest(cells)];
    return joins;
}

static void dicewars_look_plain(const pave_dicewars_sight *sight, uint32_t *joins, int16_t *center)
{
    uint32_t best = UINT32_MAX;
    for (int y = sight->top; y <= sight->bottom; y++) {
        for (uint64_t cells = sight->own[y]; cells; cells &= cells - 1) {
            int32_t x = pave_bits_lowest(cells), is_border = (int32_t)(sight->border[y] >> x & 1);
            int32_t cost = dicewars_apart(x, sight->column) + dicewars_apart(y, sight->row) +
                           PAVE_DICEWARS_BORDER_COST * is_border;
            uint32_t key = (uint32_t)cost << PAVE_DICEWARS_COST_SHIFT |
                           (uint32_t)((y - PAVE_DICEWARS_TOP) * PAVE_DICEWARS_WIDTH + x);
            assert(cost <= PAVE_DICEWARS_COST_MAX);
            if (key < best) best = key;
        }
    }
    *joins = dicewars_joins(sight);
    *center = (int16_t)(best & ((1 << PAVE_DICEWARS_COST_SHIFT) - 1));
}

// ---- The way round areas ------------------------------------------------------------------------

/// Side d of a slot is followed by the next one clockwise; but where the neighbour beyond that is
/// of the same area, by the neighbour's side that looks at what side d looks at.
static PAVE_ALWAYS_INLINE void dicewars_link(const uint16_t *restrict area,
                                             uint16_t *restrict links)
{
    for (int d = 0; d < 6; d++) {
        int turned = (d + 1) % 6, back = (d + 5) % 6;
        for (int32_t y = PAVE_DICEWARS_TOP; y <= PAVE_DICEWARS_BOTTOM; y++) {
            int32_t first = y * PAVE_DICEWARS_STRIDE, step = pave_dicewars_steps[y & 1][turned];
            const uint16_t *own = area + first, *next = own + step;
            uint16_t here = (uint16_t)(turned * PAVE_DICEWARS_SLOTS + first),
                     there = (uint16_t)(back * PAVE_DICEWARS_SLOTS + first + step);
            uint16_t *out = links + d * PAVE_DICEWARS_SLOTS + first;
            for (int x = 0; x < PAVE_DICEWARS_STRIDE; x++)
                out[x] = (uint16_t)((own[x] == next[x] ? there : here) + x);
        }
    }
}

PAVE_VECTORIZE static void dicewars_link_plain(const uint16_t *area, uint16_t *links)
{
    dicewars_link(area, links);
}

#if PAVE_X86

PAVE_VECTORIZE PAVE_TARGET_AVX2 static void dicewars_link_avx2(const uint16_t *area,
                                                               uint16_t *links)
{
    dicewars_link(area, links);
}

PAVE_VECTORIZE PAVE_TARGET_AVX512 static void dicewars_link_avx512(const uint16_t *area,
                                                                   uint16_t *links)
{
    dicewars_link(area, links);
}

// ---- AVX2 ---------------------------------------------------------------------------------------

/// The ranks of the six neighbours of a slot; lanes that are none hold the greatest number.
PAVE_TARGET_AVX2 static PAVE_ALWAYS_INLINE __m128i dicewars_ranks_around(const uint16_t *rank,
                                                                         uint32_t slot)
{
    const uint16_t *at = rank + slot, *left = at - (~(slot >> 5) & 1);
    __m128i others = _mm_unpacklo_epi32(_mm_loadu_si32(left - PAVE_DICEWARS_STRIDE),
                                        _mm_loadu_si32(left + PAVE_DICEWARS_STRIDE));
    __m128i row = _mm_or_si128(
        _mm_loadl_epi64((const __m128i *)(at - 1)),
        _mm_setr_epi16(0, -1, 0, -1, 0, 0, 0, 0)); // itself, and what is two steps right
    return _mm_unpacklo_epi64(others, row);
}

/// The first cells of an area, as in plain C. What touches them is kept as vectors of ranks, one
/// for each of them, from which those that are taken are struck out.
PAVE_TARGET_AVX2 static PAVE_ALWAYS_INLINE int dicewars_core_avx2(const pave_dicewars_draft *draft,
                                                                  uint32_t rank, uint32_t *slots)
{
    __m128i edge[PAVE_DICEWARS_CORE], taken[PAVE_DICEWARS_CORE],
        lowest = _mm_cvtsi32_si128((int32_t)rank);
#pragma GCC unroll 8
    for (int k = 0; k < PAVE_DICEWARS_CORE; k++) {
        slots[k] = draft->slot_of[(uint32_t)_mm_cvtsi128_si32(lowest) & 0xffff];
        taken[k] = _mm_broadcastw_epi16(lowest);
        edge[k] = dicewars_ranks_around(draft->rank, slots[k]);
        __m128i struck = _mm_setzero_si128();
        for (int i = 0; i < k; i++)
            struck = _mm_or_si128(struck, _mm_cmpeq_epi16(edge[k], taken[i]));
        for (int i = 0; i < k; i++)
            edge[i] = _mm_or_si128(edge[i], _mm_cmpeq_epi16(edge[i], taken[k]));
        edge[k] = _mm_or_si128(edge[k], struck);
        __m128i least = edge[0];
        for (int i = 1; i <= k; i++) least = _mm_min_epu16(least, edge[i]);
        lowest = _mm_minpos_epu16(least);
        if (((uint32_t)_mm_cvtsi128_si32(lowest) & 0xffff) >= PAVE_DICEWARS_CELLS) return k + 1;
    }
    return PAVE_DICEWARS_CORE;
}

/// The cells that touch some of the set; cells of the set may be among them.
PAVE_VECTORIZE PAVE_TARGET_AVX2 static PAVE_ALWAYS_INLINE void dicewars_around(
    const pave_dicewars_bits *set, pave_dicewars_bits *out)
{
    const uint32_t *rows = set->rows + PAVE_DICEWARS_TOP;
    for (int y = 0; y < PAVE_DICEWARS_HEIGHT; y++) {
        uint32_t beside = rows[y - 1] | rows[y + 1], even = (uint32_t)(y & 1) - 1;
        out->rows[PAVE_DICEWARS_TOP + y] =
            (rows[y] << 1 | rows[y] >> 1 | beside | (beside << 1 & even) | (beside >> 1 & ~even)) &
            PAVE_DICEWARS_COLUMNS;
    }
}

/// The bit of each column of half a row.
PAVE_TARGET_AVX2 static PAVE_ALWAYS_INLINE __m256i dicewars_columns(void)
{
    return _mm256_setr_epi16(1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384,
                             INT16_MIN);
}

/// The smallest rank of a set; above all ranks for an empty set.
PAVE_TARGET_AVX2 static PAVE_ALWAYS_INLINE uint32_t dicewars_lowest(const uint16_t *rank,
                                                                    const pave_dicewars_bits *set)
{
    const __m256i columns = dicewars_columns(), zero = _mm256_setzero_si256();
    __m256i low[2] = {_mm256_set1_epi16(-1), _mm256_set1_epi16(-1)};
    for (int y = PAVE_DICEWARS_TOP; y <= PAVE_DICEWARS_BOTTOM; y++)
        for (int half = 0; half < 2; half++) {
            __m256i ranks =
                _mm256_loadu_si256((const __m256i *)(rank + y * PAVE_DICEWARS_STRIDE + 16 * half));
            __m256i bits = _mm256_set1_epi16((int16_t)(set->rows[y] >> 16 * half));
            __m256i is_out = _mm256_cmpeq_epi16(_mm256_and_si256(bits, columns), zero);
            low[half] = _mm256_min_epu16(low[half], _mm256_or_si256(ranks, is_out));
        }
    __m256i all = _mm256_min_epu16(low[0], low[1]);
    __m128i half = _mm_min_epu16(_mm256_castsi256_si128(all), _mm256_extracti128_si256(all, 1));
    return (uint32_t)_mm_cvtsi128_si32(_mm_minpos_epu16(half)) & 0xffff;
}

/// The cells of an area become its own: they have no rank any more.
PAVE_TARGET_AVX2 static PAVE_ALWAYS_INLINE void dicewars_settle(const pave_dicewars_bits *own,
                                                                int32_t id, uint16_t *rank,
                                                                uint16_t *area)
{
    const __m256i columns = dicewars_columns(), none = _mm256_set1_epi16(PAVE_DICEWARS_NO_RANK),
                  number = _mm256_set1_epi16((int16_t)id);
    int top = pave_bits_lowest(own->span);
    for (int i = 2 * top; i < 2 * (top + PAVE_DICEWARS_ROWS_MAX); i++) {
        __m256i bits = _mm256_set1_epi16((int16_t)(own->rows[i / 2] >> i % 2 * 16));
        __m256i is_own = _mm256_cmpeq_epi16(_mm256_and_si256(bits, columns), columns);
        __m256i *ranks = (__m256i *)(rank + 16 * i), *areas = (__m256i *)(area + 16 * i);
        _mm256_storeu_si256(
            ranks, _mm256_or_si256(_mm256_loadu_si256(ranks),
                                   _mm256_and_si256(is_own, none))); // all bits of ranks are set
        _mm256_storeu_si256(
            areas, _mm256_or_si256(_mm256_loadu_si256(areas), _mm256_and_si256(is_own, number)));
    }
}

/// Areas as bytes, and what is beside the board.
PAVE_VECTORIZE PAVE_TARGET_AVX2 static PAVE_ALWAYS_INLINE void dicewars_spell(const uint16_t *area,
                                                                              uint8_t *out)
{
    memset(out, PAVE_DICEWARS_OUTSIDE, PAVE_DICEWARS_SLOTS);
    for (int y = PAVE_DICEWARS_TOP; y <= PAVE_DICEWARS_BOTTOM; y++)
        for (int x = 0; x < PAVE_DICEWARS_WIDTH; x++)
            out[y * PAVE_DICEWARS_STRIDE + x] = (uint8_t)area[y * PAVE_DICEWARS_STRIDE + x];
}

/// Adds the ring to the first cells, which `own` holds, and finds new places to start.
PAVE_VECTORIZE PAVE_TARGET_AVX2 static PAVE_ALWAYS_INLINE void dicewars_add_ring(
    pave_dicewars_bits *own, pave_dicewars_bits *all, pave_dicewars_bits *open,
    pave_dicewars_bits *places)
{
    pave_dicewars_bits ring, near;
    ring.rows[PAVE_DICEWARS_TOP - 1] = ring.rows[PAVE_DICEWARS_BOTTOM + 1] = 0;
    dicewars_around(own, &near);
    for (int y = PAVE_DICEWARS_TOP; y <= PAVE_DICEWARS_BOTTOM; y++) {
        ring.rows[y] = near.rows[y] & ~all->rows[y] & ~own->rows[y];
        own->rows[y] |= ring.rows[y];
        all->rows[y] |= own->rows[y];
    }
    dicewars_around(&ring, &near);
    for (int y = PAVE_DICEWARS_TOP; y <= PAVE_DICEWARS_BOTTOM; y++) {
        open->rows[y] |= near.rows[y];
        places->rows[y] = open->rows[y] & ~all->rows[y];
    }
    own->span = 0;
    for (int y = PAVE_DICEWARS_TOP; y <= PAVE_DICEWARS_BOTTOM; y++)
        own->span |= (uint64_t)(own->rows[y] != 0) << y;
}

PAVE_VECTORIZE PAVE_TARGET_AVX2 static void dicewars_grow_avx2(pave_dicewars_draft *draft,
                                                               int32_t start)
{
    pave_dicewars_bits *all = &draft->bits[0], open, places;
    uint16_t area[PAVE_DICEWARS_SLOTS + PAVE_DICEWARS_ROWS_MAX * PAVE_DICEWARS_STRIDE];
    uint32_t lowest = draft->rank[start], slots[PAVE_DICEWARS_CORE];
    memset(area, 0, sizeof area);
    memset(all, 0, sizeof *all);
    memset(&open, 0, sizeof open);
    for (draft->grown = 0;
         draft->grown < PAVE_DICEWARS_AREAS_MAX && lowest < PAVE_DICEWARS_CELLS;) {
        pave_dicewars_bits *own = &draft->bits[++draft->grown];
        memset(own, 0, sizeof *own);
        for (int i = dicewars_core_avx2(draft, lowest, slots) - 1; i >= 0; i--)
            own->rows[slots[i] >> 5] |= 1u << (slots[i] & 31);
        dicewars_add_ring(own, all, &open, &places);
        lowest = dicewars_lowest(draft->rank, &places);
        dicewars_settle(own, draft->grown, draft->rank, area);
    }
    dicewars_spell(area, draft->area);
}

/// The areas of those cells of a row that count, as bits: those of found[i] are the areas 8 i +
/// 0..7.
PAVE_TARGET_AVX2 static PAVE_ALWAYS_INLINE void dicewars_find_areas(__m256i areas, uint32_t bits,
                                                                    __m256i *found)
{
    const __m256i one_of_eight = _mm256_set1_epi64x(INT64_C(-0x7fbfdfeff7fbfdff)),
                  seven = _mm256_set1_epi8(7); // bytes 1, 2, 4 .. 128
    const __m256i spread = _mm256_setr_epi64x(
        0, INT64_C(0x0101010101010101), INT64_C(0x0202020202020202), INT64_C(0x0303030303030303));
    __m256i counts = _mm256_and_si256(_mm256_shuffle_epi8(_mm256_set1_epi32((int32_t)bits), spread),
                                      one_of_eight);
    __m256i bit =
        _mm256_and_si256(_mm256_shuffle_epi8(one_of_eight, _mm256_and_si256(areas, seven)),
                         _mm256_cmpeq_epi8(counts, one_of_eight));
    __m256i part = _mm256_and_si256(_mm256_srli_epi16(areas, 3), seven);
    for (int i = 0; i < 4; i++)
        found[i] = _mm256_or_si256(
            found[i], _mm256_and_si256(bit, _mm256_cmpeq_epi8(part, _mm256_set1_epi8((char)i))));
}

/// All bits that some byte has.
PAVE_TARGET_AVX2 static PAVE_ALWAYS_INLINE uint32_t dicewars_any_bits(__m256i bytes)
{
    __m128i half = _mm_or_si128(_mm256_castsi256_si128(bytes), _mm256_extracti128_si256(bytes, 1));
    uint64_t word;
    _mm_storeu_si64(&word, _mm_or_si128(half, _mm_srli_si128(half, 8)));
    word |= word >> 32;
    word |= word >> 16;
    return (uint32_t)(word | word >> 8) & 0xff;
}

/// The key of the best own cell of half a row, beside those of other rows.
PAVE_TARGET_AVX2 static PAVE_ALWAYS_INLINE __m256i dicewars_best_of_half(__m256i best, __m256i keys,
                                                                         uint32_t own,
                                                                         uint32_t border)
{
    const __m256i columns = dicewars_columns(),
                  more = _mm256_set1_epi16(PAVE_DICEWARS_BORDER_COST << PAVE_DICEWARS_COST_SHIFT);
    __m256i is_out = _mm256_cmpeq_epi16(_mm256_and_si256(_mm256_set1_epi16((int16_t)own), columns),
                                        _mm256_setzero_si256());
    __m256i is_border =
        _mm256_cmpeq_epi16(_mm256_and_si256(_mm256_set1_epi16((int16_t)border), columns), columns);
    return _mm256_min_epu16(
        best, _mm256_or_si256(_mm256_add_epi16(keys, _mm256_and_si256(is_border, more)), is_out));
}

PAVE_TARGET_AVX2 static void dicewars_look_avx2(const pave_dicewars_sight *sight, uint32_t *joins,
                                                int16_t *center)
{
    const __m256i sixteen = _mm256_set1_epi16(16);
    __m256i column = _mm256_setr_epi16(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15),
            keys[2], best = _mm256_set1_epi16(-1);
    __m256i found[4] = {_mm256_setzero_si256(), _mm256_setzero_si256(), _mm256_setzero_si256(),
                        _mm256_setzero_si256()};
    for (int half = 0; half < 2; half++, column = _mm256_add_epi16(column, sixteen)) {
        __m256i aside =
            _mm256_abs_epi16(_mm256_sub_epi16(column, _mm256_set1_epi16((int16_t)sight->column)));
        keys[half] = _mm256_or_si256(_mm256_slli_epi16(aside, PAVE_DICEWARS_COST_SHIFT), column);
    }
    for (int y = sight->top - 1; y <= sight->bottom + 1; y++)
        dicewars_find_areas(
            _mm256_loadu_si256((const __m256i *)(sight->area + y * PAVE_DICEWARS_STRIDE)),
            sight->near[y], found);
    for (int y = sight->top; y <= sight->bottom; y++) {
        int32_t apart = dicewars_apart(y, sight->row);
        __m256i base = _mm256_set1_epi16((int16_t)((apart << PAVE_DICEWARS_COST_SHIFT) +
                                                   (y - PAVE_DICEWARS_TOP) * PAVE_DICEWARS_WIDTH));
        for (int half = 0; half < 2; half++)
            best = dicewars_best_of_half(best, _mm256_add_epi16(keys[half], base),
                                         sight->own[y] >> 16 * half, sight->border[y] >> 16 * half);
    }
    *joins = 0;
    for (int i = 0; i < 4; i++) *joins |= dicewars_any_bits(found[i]) << 8 * i;
    __m128i least = _mm_min_epu16(_mm256_castsi256_si128(best), _mm256_extracti128_si256(best, 1));
    *center = (int16_t)(_mm_cvtsi128_si32(_mm_minpos_epu16(least)) &
                        ((1 << PAVE_DICEWARS_COST_SHIFT) - 1));
}

// ---- AVX-512 ------------------------------------------------------------------------------------

/// Bits of cells by rows: the upper 16 rows and the lower 16.
typedef struct pave_dicewars_rows {
    __m512i upper, lower;
} pave_dicewars_rows;

/// As dicewars_around.
PAVE_TARGET_AVX512 static PAVE_ALWAYS_INLINE pave_dicewars_rows
dicewars_rows_around(pave_dicewars_rows set)
{
    const __m512i zero = _mm512_setzero_si512(), columns = _mm512_set1_epi32(PAVE_DICEWARS_COLUMNS);
    const __m512i left = _mm512_set1_epi64(1),
                  right = _mm512_set1_epi64(
                      UINT64_C(1) << 32); // even rows lie half a cell further left than odd ones
    __m512i above_upper = _mm512_alignr_epi32(set.upper, zero, 15),
            below_upper = _mm512_alignr_epi32(set.lower, set.upper, 1);
    __m512i above_lower = _mm512_alignr_epi32(set.lower, set.upper, 15),
            below_lower = _mm512_alignr_epi32(zero, set.lower, 1);
    __m512i beside_upper = _mm512_or_si512(above_upper, below_upper),
            beside_lower = _mm512_or_si512(above_lower, below_lower);
    pave_dicewars_rows out;
    out.upper = _mm512_or_si512(_mm512_slli_epi32(set.upper, 1), _mm512_srli_epi32(set.upper, 1));
    out.lower = _mm512_or_si512(_mm512_slli_epi32(set.lower, 1), _mm512_srli_epi32(set.lower, 1));
    out.upper = _mm512_ternarylogic_epi32(out.upper, _mm512_sllv_epi32(beside_upper, left),
                                          _mm512_srlv_epi32(beside_upper, right), 0xfe);
    out.lower = _mm512_ternarylogic_epi32(out.lower, _mm512_sllv_epi32(beside_lower, left),
                                          _mm512_srlv_epi32(beside_lower, right), 0xfe);
    out.upper = _mm512_and_si512(out.upper, columns);
    out.lower = _mm512_and_si512(out.lower, columns);
    return out;
}

/// The least of 32 numbers.
PAVE_TARGET_AVX512 static PAVE_ALWAYS_INLINE uint32_t dicewars_least(__m512i all)
{
    __m256i half = _mm256_min_epu16(_mm512_castsi512_si256(all), _mm512_extracti64x4_epi64(all, 1));
    __m128i quarter =
        _mm_min_epu16(_mm256_castsi256_si128(half), _mm256_extracti128_si256(half, 1));
    return (uint32_t)_mm_cvtsi128_si32(_mm_minpos_epu16(quarter)) & 0xffff;
}

/// Row by row: the keys of plain C for all cells of a row, of which those count that are of the
/// area; and the areas of those near.
PAVE_TARGET_AVX512 static void dicewars_look_avx512(const pave_dicewars_sight *sight,
                                                    uint32_t *joins, int16_t *center)
{
    const __m512i column =
        _mm512_set_epi16(31, 30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13,
                         12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
    __m512i aside =
        _mm512_abs_epi16(_mm512_sub_epi16(column, _mm512_set1_epi16((int16_t)sight->column)));
    __m512i keys = _mm512_or_si512(_mm512_slli_epi16(aside, PAVE_DICEWARS_COST_SHIFT), column),
            best = _mm512_set1_epi16(-1);
    __m512i found = _mm512_setzero_si512(), one = _mm512_set1_epi32(1);
    for (int y = sight->top - 1; y <= sight->bottom + 1; y++) {
        __m256i row = _mm256_loadu_si256((const __m256i *)(sight->area + y * PAVE_DICEWARS_STRIDE));
        __m512i left = _mm512_sllv_epi32(one, _mm512_cvtepu8_epi32(_mm256_castsi256_si128(row)));
        __m512i right =
            _mm512_sllv_epi32(one, _mm512_cvtepu8_epi32(_mm256_extracti128_si256(row, 1)));
        found = _mm512_mask_or_epi32(found, (__mmask16)sight->near[y], found, left);
        found = _mm512_mask_or_epi32(found, (__mmask16)(sight->near[y] >> 16), found, right);
    }
    for (int y = sight->top; y <= sight->bottom; y++) {
        int32_t base = (dicewars_apart(y, sight->row) << PAVE_DICEWARS_COST_SHIFT) +
                       (y - PAVE_DICEWARS_TOP) * PAVE_DICEWARS_WIDTH;
        __m512i row = _mm512_add_epi16(keys, _mm512_set1_epi16((int16_t)base));
        row = _mm512_mask_add_epi16(
            row, sight->border[y], row,
            _mm512_set1_epi16(PAVE_DICEWARS_BORDER_COST << PAVE_DICEWARS_COST_SHIFT));
        best = _mm512_mask_min_epu16(best, sight->own[y], best, row);
    }
    *joins = (uint32_t)_mm512_reduce_or_epi32(found);
    *center = (int16_t)(dicewars_least(best) & ((1 << PAVE_DICEWARS_COST_SHIFT) - 1));
}

/// The smallest rank of a set; above all ranks for an empty set.
PAVE_TARGET_AVX512 static PAVE_ALWAYS_INLINE uint32_t
dicewars_rows_lowest(const uint16_t *rank, const pave_dicewars_bits *bits)
{
    __m512i low[4];
    for (int i = 0; i < 4; i++) low[i] = _mm512_set1_epi16(-1);
    for (int y = 0; y < PAVE_DICEWARS_HEIGHT; y += 4)
        for (int i = 0; i < 4; i++)
            low[i] = _mm512_mask_min_epu16(
                low[i], bits->rows[PAVE_DICEWARS_TOP + y + i], low[i],
                _mm512_loadu_si512(rank + (PAVE_DICEWARS_TOP + y + i) * PAVE_DICEWARS_STRIDE));
    return dicewars_least(
        _mm512_min_epu16(_mm512_min_epu16(low[0], low[1]), _mm512_min_epu16(low[2], low[3])));
}

/// Makes one slot a cell of the set.
PAVE_TARGET_AVX512 static PAVE_ALWAYS_INLINE void dicewars_rows_put(pave_dicewars_rows *set,
                                                                    uint32_t slot)
{
    const __m512i first = _mm512_setr_epi32(2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17);
    __m512i row = _mm512_set1_epi32((int32_t)(slot >> 5)),
            bit = _mm512_set1_epi32((int32_t)(1u << (slot & 31)));
    __mmask16 is_upper = _mm512_cmpeq_epi32_mask(row, first);
    __mmask16 is_lower =
        _mm512_cmpeq_epi32_mask(row, _mm512_add_epi32(first, _mm512_set1_epi32(16)));
    set->upper = _mm512_mask_or_epi32(set->upper, is_upper, set->upper, bit);
    set->lower = _mm512_mask_or_epi32(set->lower, is_lower, set->lower, bit);
}

/// The bytes of areas from the bits of their numbers.
PAVE_TARGET_AVX512 static PAVE_ALWAYS_INLINE void dicewars_rows_spell(
    const pave_dicewars_bits *planes, uint8_t *area)
{
    const __m256i outside = _mm256_setr_epi32(0, 0, 0, 0, 0, 0, 0, -1);
    memset(area, PAVE_DICEWARS_OUTSIDE, PAVE_DICEWARS_SLOTS);
    for (int y = 0; y < PAVE_DICEWARS_HEIGHT; y++) {
        __m256i row = outside;
        for (int bit = 0; bit < 5; bit++)
            row = _mm256_mask_add_epi8(row, planes[bit].rows[PAVE_DICEWARS_TOP + y], row,
                                       _mm256_set1_epi8((char)(1 << bit)));
        _mm256_storeu_si256((__m256i *)(area + (PAVE_DICEWARS_TOP + y) * PAVE_DICEWARS_STRIDE),
                            row);
    }
}

PAVE_TARGET_AVX512 static PAVE_ALWAYS_INLINE void dicewars_rows_store(pave_dicewars_rows set,
                                                                      pave_dicewars_bits *out)
{
    _mm_storeu_si64(out->rows, _mm_setzero_si128());
    _mm512_storeu_si512(out->rows + PAVE_DICEWARS_TOP, set.upper);
    _mm512_storeu_si512(out->rows + PAVE_DICEWARS_TOP + 16, set.lower);
    _mm512_storeu_si512(out->rows + PAVE_DICEWARS_BOTTOM + 1, _mm512_setzero_si512());
    out->span = (uint64_t)_mm512_test_epi32_mask(set.lower, set.lower) << (PAVE_DICEWARS_TOP + 16) |
                (uint64_t)_mm512_test_epi32_mask(set.upper, set.upper) << PAVE_DICEWARS_TOP;
}

/// Strikes out the ranks of an area.
PAVE_TARGET_AVX512 static PAVE_ALWAYS_INLINE void dicewars_rows_strike(
    pave_dicewars_draft *draft, const pave_dicewars_bits *bits)
{
    int top = pave_bits_lowest(bits->span);
    uint16_t *rank = draft->rank + top * PAVE_DICEWARS_STRIDE;
    const uint32_t *rows = bits->rows + top;
    for (int y = 0; y < PAVE_DICEWARS_ROWS_MAX; y++)
        _mm512_mask_storeu_epi16(rank + y * PAVE_DICEWARS_STRIDE, rows[y],
                                 _mm512_set1_epi16(PAVE_DICEWARS_NO_RANK));
}

PAVE_TARGET_AVX512 static void dicewars_grow_avx512(pave_dicewars_draft *draft, int32_t start)
{
    pave_dicewars_rows all = {_mm512_setzero_si512(), _mm512_setzero_si512()}, open = all,
                       plane[5] = {all, all, all, all, all};
    pave_dicewars_bits places, planes[5];
    uint32_t lowest = draft->rank[start], slots[PAVE_DICEWARS_CORE];
    for (draft->grown = 0; lowest < PAVE_DICEWARS_CELLS;) {
        int32_t id = ++draft->grown;
        pave_dicewars_rows core = {_mm512_setzero_si512(), _mm512_setzero_si512()}, edge, own, ring;
        int count = dicewars_core_avx2(draft, lowest, slots);
        for (int i = 0; i < PAVE_DICEWARS_CORE && i < count; i++)
            dicewars_rows_put(&core, slots[i]);
        edge = dicewars_rows_around(core);
        ring.upper = _mm512_ternarylogic_epi32(edge.upper, all.upper, core.upper,
                                               0x10); // edge & ~all & ~core
        ring.lower = _mm512_ternarylogic_epi32(edge.lower, all.lower, core.lower, 0x10);
        own.upper = _mm512_or_si512(core.upper, ring.upper);
        own.lower = _mm512_or_si512(core.lower, ring.lower);
        all.upper = _mm512_or_si512(all.upper, own.upper);
        all.lower = _mm512_or_si512(all.lower, own.lower);
        ring = dicewars_rows_around(ring);
        open.upper = _mm512_or_si512(open.upper, ring.upper);
        open.lower = _mm512_or_si512(open.lower, ring.lower);
        pave_dicewars_rows free = {_mm512_andnot_si512(all.upper, open.upper),
                                   _mm512_andnot_si512(all.lower, open.lower)};
        dicewars_rows_store(free, &places);
        lowest = dicewars_rows_lowest(draft->rank, &places);
        pave_dicewars_bits *bits = &draft->bits[id];
        dicewars_rows_store(own, bits);
        dicewars_rows_strike(draft, bits);
        for (int bit = 0; bit < 5; bit++) {
            __m512i has = _mm512_set1_epi32(-(id >> bit & 1));
            plane[bit].upper = _mm512_ternarylogic_epi32(plane[bit].upper, own.upper, has,
                                                         0xf8); // plane | own & has
            plane[bit].lower = _mm512_ternarylogic_epi32(plane[bit].lower, own.lower, has, 0xf8);
        }
        if (id == PAVE_DICEWARS_AREAS_MAX) break;
    }
    for (int bit = 0; bit < 5; bit++) dicewars_rows_store(plane[bit], &planes[bit]);
    dicewars_rows_spell(planes, draft->area);
    dicewars_rows_store(all, &draft->bits[0]);
}

#endif

// ---- Which run here -----------------------------------------------------------------------------

static const pave_dicewars_kernel dicewars_entries[] = {
    {{"plain", PAVE_ISA_PLAIN},
     pave_run_by_call_plain,
     dicewars_grow_plain,
     dicewars_look_plain,
     dicewars_link_plain},
#if PAVE_X86
    {{"avx2", PAVE_ISA_AVX2},
     pave_run_by_call_avx2,
     dicewars_grow_avx2,
     dicewars_look_avx2,
     dicewars_link_avx2},
    {{"avx512", PAVE_ISA_AVX512},
     pave_run_by_call_avx512,
     dicewars_grow_avx512,
     dicewars_look_avx512,
     dicewars_link_avx512},
#endif
};

const pave_kernel_table pave_dicewars_kernels = PAVE_KERNEL_TABLE(dicewars_entries);
