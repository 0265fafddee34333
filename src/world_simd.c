/// src/world_simd.c: whole strips of a world. One body, compiled for several instruction sets and chosen at run time from a const table;
/// it decides the same as world_at.c, but a row of features at a time: colours first, then codes, then tiles.
///
/// A strip is cut into pieces of up to PAVE_STEP columns. Index 0 of every row is the piece's `base`, a multiple of 16, so that calls
/// that serve 16 neighbours begin there. Rows have room for what is computed past their end.
#include "exact.h"

#include "world_model.h"
#include "world_philox.h"

#include <string.h>

enum {
    PAVE_SPAN = 512,                       ///< cells that a row has room for, and 32 more
    PAVE_STEP = PAVE_SPAN - 16,            ///< columns of a piece that another one follows
    PAVE_BLOCK = 32,                       ///< the width of inner loops, constant so that they become vectors at any -O
    PAVE_WHITES = PAVE_SPAN / 2 + 32,      ///< cells of the first class in a row: q >> 1 of the base stands at PAVE_WHITE_LEAD
    PAVE_WHITE_LEAD = 8,
    PAVE_STEPS_MAX = 24                    ///< with more steps than this, colours are looked up byte by byte
};

/// A row of early cells under PHASE: their fillers, and their colours at each place.
typedef struct pave_white_row {
    uint32_t filler[PAVE_WHITES];
    uint8_t color[PAVE_WANG_PLACES_SQUARE][PAVE_WHITES];
} pave_white_row;

/// What is remembered while a piece is filled from its top to its bottom.
typedef struct pave_rows {
    const pave_world *world;
    pave_philox_keys keys;
    int32_t base;                          ///< q of index 0
    int32_t count;                         ///< cells from base to the last
    uint8_t north[2][PAVE_SPAN + 32];      ///< colours of the edges q,r,N: of the row, and of the next
    uint8_t west[PAVE_SPAN + 32];          ///< of the edges q,r,W
    uint8_t vertex[2][PAVE_SPAN + 32];     ///< of the vertices q,r: of the row, and of the next
    int32_t north_block;                   ///< r >> 4 of what is in north_colors
    bool has_north_block;
    uint32_t north_words[4 * PAVE_SPAN];   ///< sixteen rows of north edges: word j of each column, its bytes colours
    pave_white_row white[2];               ///< PHASE: the row, and the next
    pave_white_row corner_owner;           ///< PHASE: the cells whose corners are all there are, of row corner_row
    int32_t corner_row;
    bool has_corner_row;
    uint32_t words[4 * PAVE_SPAN];         ///< scratch
    uint8_t marks[4 * PAVE_SPAN];          ///< scratch
    uint32_t codes[PAVE_SPAN + 32];        ///< scratch
    uint8_t narrow[PAVE_SPAN + 32];        ///< scratch: codes of up to 8 bits
} pave_rows;

// ---- What differs between instruction sets ----------------------------------------------------------------------------------

static PAVE_ALWAYS_INLINE int32_t pave_round_up(int32_t count, int32_t multiple) { return (count + multiple - 1) / multiple * multiple; }

static PAVE_ALWAYS_INLINE void pave_run_by_call(pave_isa isa, pave_call_run run, uint32_t *out)
{
    run.count = pave_round_up(run.count, PAVE_RUN_MULTIPLE);
#if PAVE_X86
    if (isa == PAVE_ISA_AVX2) {
        pave_run_by_call_avx2(&run, out);
        return;
    }
    if (isa == PAVE_ISA_AVX512) {
        pave_run_by_call_avx512(&run, out);
        return;
    }
#endif
    (void)isa;
    pave_run_by_call_plain(&run, out);
}

static PAVE_ALWAYS_INLINE void pave_run_by_word(pave_isa isa, pave_call_run run, uint32_t *out, int32_t stride)
{
    run.count = pave_round_up(run.count, PAVE_RUN_MULTIPLE);
#if PAVE_X86
    if (isa == PAVE_ISA_AVX2) {
        pave_run_by_word_avx2(&run, out, stride);
        return;
    }
    if (isa == PAVE_ISA_AVX512) {
        pave_run_by_word_avx512(&run, out, stride);
        return;
    }
#endif
    (void)isa;
    pave_run_by_word_plain(&run, out, stride);
}

#if PAVE_X86

PAVE_TARGET_AVX2 static int32_t pave_look_up_16_avx2(const uint8_t *codes, const uint32_t *table, int32_t count, uint32_t *out)
{
    __m256i low = _mm256_loadu_si256((const __m256i *)table), high = _mm256_loadu_si256((const __m256i *)(table + 8));
    int32_t i = 0;
    for (; i + 8 <= count; i += 8) {
        __m256i code = _mm256_cvtepu8_epi32(_mm_loadl_epi64((const __m128i *)(codes + i)));
        __m256 from_low = _mm256_castsi256_ps(_mm256_permutevar8x32_epi32(low, code));
        __m256 from_high = _mm256_castsi256_ps(_mm256_permutevar8x32_epi32(high, code));
        __m256 is_high = _mm256_castsi256_ps(_mm256_slli_epi32(code, 28)); // bit 3 becomes the sign, which blendv reads
        _mm256_storeu_si256((__m256i *)(out + i), _mm256_castps_si256(_mm256_blendv_ps(from_low, from_high, is_high)));
    }
    return i;
}

PAVE_TARGET_AVX512 static int32_t pave_look_up_16_avx512(const uint8_t *codes, const uint32_t *table, int32_t count, uint32_t *out)
{
    __m512i all = _mm512_loadu_si512(table);
    int32_t i = 0;
    for (; i + 16 <= count; i += 16) {
        __m512i code = _mm512_cvtepu8_epi32(_mm_loadu_si128((const __m128i *)(codes + i)));
        _mm512_storeu_si512(out + i, _mm512_permutexvar_epi32(code, all));
    }
    return i;
}

#endif

/// table[codes[i]] for a table of 16; returns how many are done, and the rest is the caller's.
static PAVE_ALWAYS_INLINE int32_t pave_look_up_16(pave_isa isa, const uint8_t *codes, const uint32_t *table, int32_t count, uint32_t *out)
{
#if PAVE_X86
    if (isa == PAVE_ISA_AVX2) return pave_look_up_16_avx2(codes, table, count, out);
    if (isa == PAVE_ISA_AVX512) return pave_look_up_16_avx512(codes, table, count, out);
#endif
    (void)isa, (void)codes, (void)table, (void)count, (void)out;
    return 0;
}

// ---- Bytes and colours ------------------------------------------------------------------------------------------------------

/// Where byte b of a word stands in memory is b on little-endian machines; on others the words are turned round first.
static PAVE_ALWAYS_INLINE void pave_order_bytes(uint32_t *words, int32_t count)
{
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    for (int32_t i = 0; i < count; i++) words[i] = __builtin_bswap32(words[i]);
#else
    (void)words, (void)count;
#endif
}

/// The shift that brings the byte at place b in memory to the bottom of its word.
static PAVE_ALWAYS_INLINE int pave_byte_shift(int b)
{
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    return 24 - 8 * b;
#else
    return 8 * b;
#endif
}

/// Bytes to be turned into colours, and the places that they decide: byte i is at (q + (i >> log_rows), r + (i & ((1 << log_rows) - 1))).
typedef struct pave_byte_run {
    const uint8_t *bytes;
    uint8_t *colors;
    int32_t count;  ///< a multiple of PAVE_BLOCK
    uint32_t stream, s;
    int32_t q, r;
    int log_rows;
} pave_byte_run;

static void pave_color_byte(const pave_world *world, const pave_law *law, const pave_byte_run *run, int32_t i)
{
    int32_t q = run->q + (i >> run->log_rows), r = run->r + (i & ((1 << run->log_rows) - 1));
    run->colors[i] = pave_law_color(law, world->seed, run->stream, q, r, run->s, run->bytes[i]);
}

static PAVE_ALWAYS_INLINE void pave_first_step(const uint8_t *restrict bytes, uint8_t step, int32_t count, uint8_t *restrict colors)
{
    for (int32_t first = 0; first < count; first += PAVE_BLOCK)
        for (int i = 0; i < PAVE_BLOCK; i++) colors[first + i] = bytes[first + i] >= step;
}

static PAVE_ALWAYS_INLINE void pave_next_step(const uint8_t *restrict bytes, uint8_t step, int32_t count, uint8_t *restrict colors)
{
    for (int32_t first = 0; first < count; first += PAVE_BLOCK)
        for (int i = 0; i < PAVE_BLOCK; i++) colors[first + i] = (uint8_t)(colors[first + i] + (bytes[first + i] >= step));
}

/// Settles the bytes that are in doubt, which are few.
static PAVE_ALWAYS_INLINE void pave_settle_doubts(const pave_world *world, const pave_law *law, const pave_byte_run *run, uint8_t *restrict marks)
{
    memset(marks, 0, (size_t)run->count);
    for (uint32_t d = 0; d < law->doubt_count; d++) {
        uint8_t doubt = law->doubt[d];
        const uint8_t *restrict bytes = run->bytes;
        for (int32_t first = 0; first < run->count; first += PAVE_BLOCK)
            for (int i = 0; i < PAVE_BLOCK; i++) marks[first + i] |= bytes[first + i] == doubt;
    }
    for (int32_t first = 0; first < run->count; first += 8) {
        uint64_t any;
        memcpy(&any, marks + first, sizeof any);
        for (int32_t i = first; any && i < first + 8; i++)
            if (marks[i]) pave_color_byte(world, law, run, i);
    }
}

/// `marks` must hold at least run->count bytes.
static PAVE_ALWAYS_INLINE void pave_color_bytes(const pave_world *world, const pave_law *law, const pave_byte_run *run, uint8_t *marks)
{
    if (law->byte_step_count > PAVE_STEPS_MAX) {
        for (int32_t i = 0; i < run->count; i++) pave_color_byte(world, law, run, i);
        return;
    }
    if (law->byte_step_count == 0) memset(run->colors, 0, (size_t)run->count);
    for (uint32_t step = 0; step < law->byte_step_count; step++)
        (step ? pave_next_step : pave_first_step)(run->bytes, law->byte_step[step], run->count, run->colors);
    if (law->doubt_count > 0) pave_settle_doubts(world, law, run, marks);
}

// ---- Rows of features under FEATURE -----------------------------------------------------------------------------------------

/// A row of features of which sixteen neighbours share a call: west edges or vertices.
static PAVE_ALWAYS_INLINE void pave_draw_row(pave_isa isa, pave_rows *rows, pave_stream stream, const pave_law *law, int32_t r, uint8_t *out)
{
    int32_t bytes = pave_round_up(rows->count + 1, PAVE_BLOCK);
    pave_call_run calls = {&rows->keys, stream, 0, rows->base >> 4, r, bytes / 16};
    pave_run_by_call(isa, calls, rows->words);
    pave_order_bytes(rows->words, bytes / 4);
    pave_byte_run run = {(const uint8_t *)rows->words, out, bytes, stream, 0, rows->base, r, 0};
    pave_color_bytes(rows->world, law, &run, rows->marks);
}

/// The sixteen rows of north edges that share the calls of a block.
static PAVE_ALWAYS_INLINE void pave_draw_north_block(pave_isa isa, pave_rows *rows, int32_t block)
{
    int32_t columns = pave_round_up(rows->count, PAVE_BLOCK);
    pave_call_run calls = {&rows->keys, PAVE_STREAM_EDGE_COLOR, 1, rows->base, block, columns};
    pave_run_by_word(isa, calls, rows->words, PAVE_SPAN);
    for (int j = 0; j < 4; j++) {
        uint32_t *words = rows->words + j * PAVE_SPAN;
        pave_order_bytes(words, columns);
        pave_byte_run run = {.bytes = (const uint8_t *)words,
                             .colors = (uint8_t *)(rows->north_words + j * PAVE_SPAN),
                             .count = 4 * columns,
                             .stream = PAVE_STREAM_EDGE_COLOR,
                             .s = 1,
                             .q = rows->base,
                             .r = block * 16 + 4 * j,
                             .log_rows = 2};
        pave_color_bytes(rows->world, &rows->world->edge[1], &run, rows->marks);
    }
    rows->north_block = block;
    rows->has_north_block = true;
}

/// out[i] = words[i] >> shift & mask.
static PAVE_ALWAYS_INLINE void pave_take_byte(const uint32_t *restrict words, int shift, uint32_t mask, int32_t count, uint8_t *restrict out)
{
    for (int32_t first = 0; first < count; first += PAVE_BLOCK)
        for (int i = 0; i < PAVE_BLOCK; i++) out[first + i] = (uint8_t)(words[first + i] >> shift & mask);
}

static PAVE_ALWAYS_INLINE void pave_draw_north(pave_isa isa, pave_rows *rows, int32_t r, uint8_t *out)
{
    if (!rows->has_north_block || rows->north_block != r >> 4) pave_draw_north_block(isa, rows, r >> 4);
    pave_take_byte(rows->north_words + (r >> 2 & 3) * PAVE_SPAN, pave_byte_shift(r & 3), UINT8_MAX, rows->count, out);
}

// ---- Rows of features under PHASE -------------------------------------------------------------------------------------------

/// The fillers of the first class in row r, where q >> 1 counts up. Corner and mixed sets ask for even rows only.
static PAVE_ALWAYS_INLINE void pave_draw_first_class(pave_isa isa, pave_rows *rows, int32_t r, pave_white_row *white)
{
    const pave_world *world = rows->world;
    int32_t whites = pave_round_up(rows->count / 2 + 2 * PAVE_WHITE_LEAD, PAVE_BLOCK);
    pave_call_run calls = {&rows->keys, PAVE_STREAM_PHASE_TILE, 0, (rows->base >> 3) - PAVE_WHITE_LEAD / 4, r, whites / 4};
    pave_run_by_call(isa, calls, rows->words);
    if (world->whole_is_even) {
        for (int32_t first = 0; first < whites; first += PAVE_BLOCK)
            for (int i = 0; i < PAVE_BLOCK; i++) white->filler[first + i] = pave_random_below(rows->words[first + i], world->filler_count);
        return;
    }
    for (int32_t i = 0; i < whites; i++) white->filler[i] = pave_alias_pick(world->whole, world->filler_count, rows->words[i]);
}

/// The fillers of the second class of mixed sets, q and r odd, one by one.
static void pave_draw_second_class(pave_rows *rows, int32_t r, pave_white_row *white)
{
    int32_t whites = rows->count / 2 + 2 * PAVE_WHITE_LEAD, q = rows->base - 2 * PAVE_WHITE_LEAD + 1;
    for (int32_t i = 0; i < whites; i++) white->filler[i] = pave_world_white_filler(rows->world, q + 2 * i, r);
}

static PAVE_ALWAYS_INLINE void pave_split_colors(pave_rows *rows, pave_white_row *white)
{
    const pave_world *world = rows->world;
    int32_t whites = pave_round_up(rows->count / 2 + 2 * PAVE_WHITE_LEAD, PAVE_BLOCK);
    bool identity = world->filler_count == world->code_count; // a complete set without variants or gaps between its codes
    const uint32_t *codes = identity ? white->filler : rows->codes;
    for (int32_t i = 0; i < whites && !identity; i++) rows->codes[i] = world->filler_code[white->filler[i]];
    for (int place = world->kind == PAVE_WANG_CORNER; place < PAVE_WANG_PLACES_SQUARE; place += world->kind == PAVE_WANG_MIXED ? 1 : 2)
        pave_take_byte(codes, world->shift[place], world->mask, whites, white->color[place]);
}

/// The white cells of row r of an edge or mixed set: q = 2 * (q >> 1) + (r & 1).
static PAVE_ALWAYS_INLINE void pave_draw_whites(pave_isa isa, pave_rows *rows, int32_t r, pave_white_row *white)
{
    if (rows->world->kind == PAVE_WANG_MIXED && (r & 1)) {
        memset(white->filler, 0, sizeof white->filler);
        pave_draw_second_class(rows, r, white);
    } else {
        pave_draw_first_class(isa, rows, r, white);
    }
    pave_split_colors(rows, white);
}

/// out[2k] = even[k], out[2k + 1] = odd[k].
static PAVE_ALWAYS_INLINE void pave_interleave(const uint8_t *restrict even, const uint8_t *restrict odd, int32_t count, uint8_t *restrict out)
{
    for (int32_t first = 0; 2 * first < count; first += PAVE_BLOCK / 2)
        for (int i = 0; i < PAVE_BLOCK / 2; i++) {
            out[2 * (first + i)] = even[first + i];
            out[2 * (first + i) + 1] = odd[first + i];
        }
}

/// North edges of row r lie between the white cells of rows r - 1 (`above`) and r (`white`).
static PAVE_ALWAYS_INLINE void pave_phase_north(pave_rows *rows, int32_t r, const pave_white_row *above, const pave_white_row *white, uint8_t *out)
{
    const uint8_t *bottom = above->color[PAVE_WANG_B] + PAVE_WHITE_LEAD, *top = white->color[PAVE_WANG_T] + PAVE_WHITE_LEAD;
    pave_interleave(r & 1 ? bottom : top, r & 1 ? top : bottom, rows->count + 1, out);
}

/// West edges of row r lie between a white cell and the black one before or after it.
static PAVE_ALWAYS_INLINE void pave_phase_west(pave_rows *rows, int32_t r, const pave_white_row *white, uint8_t *out)
{
    const uint8_t *left = white->color[PAVE_WANG_L] + PAVE_WHITE_LEAD, *right = white->color[PAVE_WANG_R] + PAVE_WHITE_LEAD;
    pave_interleave(r & 1 ? right - 1 : left, r & 1 ? left : right, rows->count + 1, out);
}

/// Vertices of row r are corners of the cells of row r & ~1.
static PAVE_ALWAYS_INLINE void pave_phase_vertex(pave_isa isa, pave_rows *rows, int32_t r, uint8_t *out)
{
    pave_white_row *owner = &rows->corner_owner;
    if (!rows->has_corner_row || rows->corner_row != (r & ~1)) {
        pave_draw_first_class(isa, rows, r & ~1, owner);
        pave_split_colors(rows, owner);
        rows->corner_row = r & ~1;
        rows->has_corner_row = true;
    }
    const uint8_t *left = owner->color[r & 1 ? PAVE_WANG_BL : PAVE_WANG_TL] + PAVE_WHITE_LEAD;
    const uint8_t *right = owner->color[r & 1 ? PAVE_WANG_BR : PAVE_WANG_TR] + PAVE_WHITE_LEAD;
    pave_interleave(left, right, rows->count + 1, out);
}

// ---- Rows of features, whichever method -------------------------------------------------------------------------------------

/// Whether the kind has edges, corners.
static PAVE_ALWAYS_INLINE bool pave_rows_edges(const pave_rows *rows) { return rows->world->kind != PAVE_WANG_CORNER; }
static PAVE_ALWAYS_INLINE bool pave_rows_corners(const pave_rows *rows) { return rows->world->kind != PAVE_WANG_EDGE; }

/// Before the first row: its upper features.
static PAVE_ALWAYS_INLINE void pave_rows_begin(pave_isa isa, pave_rows *rows, int32_t r)
{
    bool phase = rows->world->method == PAVE_WORLD_PHASE;
    if (pave_rows_edges(rows) && phase) {
        pave_draw_whites(isa, rows, r - 1, &rows->white[1]);
        pave_draw_whites(isa, rows, r, &rows->white[0]);
        pave_phase_north(rows, r, &rows->white[1], &rows->white[0], rows->north[0]);
    } else if (pave_rows_edges(rows)) {
        pave_draw_north(isa, rows, r, rows->north[0]);
    }
    if (pave_rows_corners(rows) && phase)
        pave_phase_vertex(isa, rows, r, rows->vertex[0]);
    else if (pave_rows_corners(rows))
        pave_draw_row(isa, rows, PAVE_STREAM_VERTEX_COLOR, &rows->world->vertex, r, rows->vertex[0]);
}

/// The features of row r that are not there yet: its west edges and what lies below it. `even` says which of each pair is the row's.
static PAVE_ALWAYS_INLINE void pave_rows_draw(pave_isa isa, pave_rows *rows, int32_t r, int now)
{
    bool phase = rows->world->method == PAVE_WORLD_PHASE;
    if (pave_rows_edges(rows) && phase) {
        pave_draw_whites(isa, rows, r + 1, &rows->white[!now]);
        pave_phase_west(rows, r, &rows->white[now], rows->west);
        pave_phase_north(rows, r + 1, &rows->white[now], &rows->white[!now], rows->north[!now]);
    } else if (pave_rows_edges(rows)) {
        pave_draw_row(isa, rows, PAVE_STREAM_EDGE_COLOR, &rows->world->edge[0], r, rows->west);
        pave_draw_north(isa, rows, r + 1, rows->north[!now]);
    }
    if (pave_rows_corners(rows) && phase)
        pave_phase_vertex(isa, rows, r + 1, rows->vertex[!now]);
    else if (pave_rows_corners(rows))
        pave_draw_row(isa, rows, PAVE_STREAM_VERTEX_COLOR, &rows->world->vertex, r + 1, rows->vertex[!now]);
}

/// Where the colours of each place of the cells of a row are, in the order of a code.
static PAVE_ALWAYS_INLINE int pave_rows_sources(const pave_rows *rows, int now, const uint8_t **sources)
{
    const uint8_t *all[PAVE_WANG_PLACES_SQUARE] = {rows->north[now],       rows->vertex[now] + 1, rows->west + 1, rows->vertex[!now] + 1,
                                                   rows->north[!now],      rows->vertex[!now],    rows->west,     rows->vertex[now]};
    int count = 0;
    for (int place = 0; place < PAVE_WANG_PLACES_SQUARE; place++)
        if (place % 2 ? pave_rows_corners(rows) : pave_rows_edges(rows)) sources[count++] = all[place];
    return count;
}

// ---- Codes and tiles --------------------------------------------------------------------------------------------------------

/// Codes of four places that fit a byte.
static PAVE_ALWAYS_INLINE void pave_code_narrow(int bits, const uint8_t *restrict a, const uint8_t *restrict b, const uint8_t *restrict c,
                                                const uint8_t *restrict d, int32_t count, uint8_t *restrict out)
{
    for (int32_t first = 0; first < count; first += PAVE_BLOCK)
        for (int i = 0; i < PAVE_BLOCK; i++)
            out[first + i] = (uint8_t)(a[first + i] << 3 * bits | b[first + i] << 2 * bits | c[first + i] << bits | d[first + i]);
}

static PAVE_ALWAYS_INLINE void pave_code_wide(const pave_rows *rows, const uint8_t *const *sources, int places, uint32_t *restrict out)
{
    int bits = rows->world->bits;
    for (int32_t i = 0; i < rows->count; i++) {
        uint32_t code = 0;
        for (int k = 0; k < places; k++) code = code << bits | sources[k][i];
        out[i] = code;
    }
}

/// Tiles where several may fit: cells `from`..count-1 by their variant words, then those that PHASE decided early.
static PAVE_ALWAYS_INLINE void pave_rows_variants(pave_isa isa, pave_rows *rows, int32_t r, int now, int32_t from, uint32_t *out)
{
    const pave_world *world = rows->world;
    pave_call_run calls = {&rows->keys, PAVE_STREAM_VARIANT, 0, rows->base >> 2, r, pave_round_up(rows->count, 4) / 4};
    pave_run_by_call(isa, calls, rows->words);
    for (int32_t i = from; i < rows->count; i++) {
        uint32_t code = rows->codes[i];
        bool single = world->by_code[code].count == 1;
        out[i] = single ? world->id_of_code[code] : world->filler_id[pave_world_variant(world, code, rows->words[i])];
    }
    if (world->method != PAVE_WORLD_PHASE || (world->kind == PAVE_WANG_CORNER && (r & 1))) return;
    const pave_white_row *early = &rows->white[now];
    if (world->kind == PAVE_WANG_CORNER) {
        pave_draw_first_class(isa, rows, r, &rows->white[0]); // the owner row may be the next one's by now
        early = &rows->white[0];
    }
    int32_t parity = world->kind == PAVE_WANG_CORNER ? 0 : r & 1;
    for (int32_t i = parity; i < rows->count; i += 2)
        if (i >= from) out[i] = world->filler_id[early->filler[i / 2 + PAVE_WHITE_LEAD]];
}

/// The tiles of a row: index `from` goes to out[from].
static PAVE_ALWAYS_INLINE void pave_rows_emit(pave_isa isa, pave_rows *rows, int32_t r, int now, int32_t from, uint32_t *out)
{
    const pave_world *world = rows->world;
    const uint8_t *sources[PAVE_WANG_PLACES_SQUARE];
    int places = pave_rows_sources(rows, now, sources);
    if (!world->has_variants && world->code_count <= 256 && places == 4) {
        if (world->bits == 1)
            pave_code_narrow(1, sources[0], sources[1], sources[2], sources[3], rows->count, rows->narrow);
        else
            pave_code_narrow(2, sources[0], sources[1], sources[2], sources[3], rows->count, rows->narrow);
        int32_t i = from;
        if (world->code_count == 16) i += pave_look_up_16(isa, rows->narrow + i, world->id_of_code, rows->count - i, out + i);
        for (; i < rows->count; i++) out[i] = world->id_of_code[rows->narrow[i]];
        return;
    }
    pave_code_wide(rows, sources, places, rows->codes);
    if (world->has_variants) {
        pave_rows_variants(isa, rows, r, now, from, out);
        return;
    }
    for (int32_t i = from; i < rows->count; i++) out[i] = world->id_of_code[rows->codes[i]];
}

// ---- Strips -----------------------------------------------------------------------------------------------------------------

/// A piece of a strip, at most PAVE_SPAN - 1 cells from its base on.
static PAVE_ALWAYS_INLINE void pave_fill_piece(pave_isa isa, const pave_world *world, pave_rect rect, uint32_t *out, ptrdiff_t stride)
{
    pave_rows rows;
    int32_t from = rect.q & 15;
    rows.world = world;
    pave_philox_schedule(world->seed, &rows.keys);
    rows.base = rect.q - from;
    rows.count = from + rect.width;
    rows.has_north_block = rows.has_corner_row = false;
    assert(rows.count < PAVE_SPAN);
    pave_rows_begin(isa, &rows, rect.r);
    for (int32_t y = 0; y < rect.height; y++) {
        pave_rows_draw(isa, &rows, rect.r + y, y & 1);
        pave_rows_emit(isa, &rows, rect.r + y, y & 1, from, out + y * stride - from);
    }
}

static PAVE_ALWAYS_INLINE void pave_fill_strip_body(pave_isa isa, const pave_world *world, pave_rect rect, uint32_t *out, ptrdiff_t stride)
{
    for (int32_t done = 0, width; done < rect.width; done += width) {
        int32_t q = rect.q + done, room = PAVE_STEP - (q & 15);
        width = rect.width - done;
        if (width > room) width = room;
        pave_fill_piece(isa, world, pave_rect_of(q, rect.r, width, rect.height), out + done, stride);
    }
}

static void pave_fill_strip_plain(const pave_world *world, pave_rect rect, uint32_t *out, ptrdiff_t stride)
{
    pave_fill_strip_body(PAVE_ISA_PLAIN, world, rect, out, stride);
}

static bool pave_runs_everywhere(void) { return true; }

#if PAVE_X86

PAVE_TARGET_AVX2 static void pave_fill_strip_avx2(const pave_world *world, pave_rect rect, uint32_t *out, ptrdiff_t stride)
{
    pave_fill_strip_body(PAVE_ISA_AVX2, world, rect, out, stride);
}

PAVE_TARGET_AVX512 static void pave_fill_strip_avx512(const pave_world *world, pave_rect rect, uint32_t *out, ptrdiff_t stride)
{
    pave_fill_strip_body(PAVE_ISA_AVX512, world, rect, out, stride);
}

static bool pave_runs_avx2(void) { return __builtin_cpu_supports("avx2") != 0; }

static bool pave_runs_avx512(void)
{
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
           __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl");
}

#endif

static const pave_world_kernel pave_world_kernels[] = {
    {"plain", pave_runs_everywhere, pave_fill_strip_plain},
#if PAVE_X86
    {"avx2", pave_runs_avx2, pave_fill_strip_avx2},
    {"avx512", pave_runs_avx512, pave_fill_strip_avx512},
#endif
};

int pave_world_kernel_count(void) { return (int)(sizeof pave_world_kernels / sizeof *pave_world_kernels); }

const pave_world_kernel *pave_world_kernel_get(int index)
{
    assert(index >= 0 && index < pave_world_kernel_count());
    return &pave_world_kernels[index];
}

int pave_world_kernel_best(void)
{
    int best = pave_world_kernel_count() - 1;
    while (best > 0 && !pave_world_kernel_get(best)->runs_here()) best--;
    return best;
}

void pave_world_use_kernel(pave_world *world, int kernel)
{
    assert(pave_world_kernel_get(kernel)->runs_here());
    world->kernel = kernel;
}
