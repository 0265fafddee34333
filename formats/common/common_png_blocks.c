/// formats/common/common_png_blocks.c: blocks of deflate, each with its own codes.
///
/// Based on: P. Deutsch, "RFC 1951: DEFLATE Compressed Data Format Specification", 1996.
#include "common_png_blocks.h"

#include <string.h>

enum {
    LENGTH_MIN = PAVE_PNG_LENGTH_MIN,
    LENGTH_MAX = 258,
    SYMBOLS = 286, ///< literals, the end of a block, and lengths
    DISTANCES = 30,
    END = 256,
    BITS_MAX = 15,
    SLACK = 1 << 12 ///< maximum bytes that a match or the codes may add
};

// ---- Bits ---------------------------------------------------------------------------------------

/// Appends up to 32 bits, least significant first. The buffer has capacity; see write_full.
static inline void put_bits(pave_png_blocks *to, uint32_t bits, int count)
{
    to->bits |= (uint64_t)bits << to->count;
    to->count += count;
    if (to->count < 32) return;
    for (int i = 0; i < 4; i++) to->at[i] = (uint8_t)(to->bits >> 8 * i);
    to->at += 4;
    to->bits >>= 32;
    to->count -= 32;
}

/// Makes space for `size` bytes. Returns false after a failure.
static bool make_space(pave_png_blocks *to, size_t size)
{
    pave_output *output = to->output;
    if (to->at && (size_t)(to->end - to->at) >= size) return true;
    if (to->at) output->used = (size_t)(to->at - (const uint8_t *)output->buffer);
    to->at = (uint8_t *)pave_output_room(output, size);
    to->end = (const uint8_t *)output->buffer + output->capacity;
    return to->at != NULL;
}

// ---- Codes --------------------------------------------------------------------------------------

typedef struct code {
    uint16_t bits[SYMBOLS];
    uint8_t length[SYMBOLS];
} code;

/// Computes the lengths of a minimum-redundancy code in place: ascending `weights` are replaced by
/// descending lengths. (A. Moffat, J. Katajainen, "In-Place Calculation of Minimum-Redundancy
/// Codes", 1995.)
static void find_lengths(uint32_t *weights, int count)
{
    int leaf = 0, root = 0;
    for (int next = 0; next < count - 1; next++) { // node weights, replaced by parents
        uint32_t sum = 0;
        for (int i = 0; i < 2; i++) {
            if (leaf >= count || (root < next && weights[root] < weights[leaf])) {
                sum += weights[root];
                weights[root++] = (uint32_t)next;
            } else {
                sum += weights[leaf++];
            }
        }
        weights[next] = sum;
    }
    weights[count - 2] = 0;
    for (int i = count - 3; i >= 0; i--) weights[i] = weights[weights[i]] + 1; // node depths
    int open = 1, depth = 0, out = count - 1;
    for (int node = count - 2; open > 0; depth++) {
        int inner = 0;
        for (; node >= 0 && (int)weights[node] == depth; node--) inner++;
        for (; open > inner; open--) weights[out--] = (uint32_t)depth;
        open = 2 * inner;
    }
}

/// Makes a code of at most BITS_MAX bits; at least two symbols must have a weight.
static void make_code(const uint32_t *weights, int count, code *out)
{
    int order[SYMBOLS], used = 0;
    uint32_t sorted[SYMBOLS], next = 0;
    for (int i = 0; i < count; i++) {
        int at = used;
        if (weights[i] == 0) continue;
        for (; at > 0 && weights[order[at - 1]] > weights[i]; at--) order[at] = order[at - 1];
        order[at] = i;
        used++;
    }
    // flatten the weights until the code fits
    for (int shift = 0; shift == 0 || sorted[0] > BITS_MAX; shift++) {
        for (int i = 0; i < used; i++) sorted[i] = (weights[order[i]] >> shift) + (shift > 0);
        find_lengths(sorted, used);
    }
    memset(out->length, 0, sizeof out->length);
    for (int i = 0; i < used; i++) out->length[order[i]] = (uint8_t)sorted[i];
    for (int length = 1; length <= BITS_MAX; length++, next <<= 1)
        for (int i = 0; i < count; i++) {
            if (out->length[i] != length) continue;
            out->bits[i] = 0; // the most significant bit is first
            for (int bit = 0; bit < length; bit++)
                out->bits[i] |= (uint16_t)((next >> bit & 1) << (length - 1 - bit));
            next++;
        }
}

/// Writes the lengths of both codes, with four bits per length.
static void put_codes(pave_png_blocks *to, const code *symbols, const code *distances)
{
    put_bits(to, SYMBOLS - 257, 5);
    put_bits(to, DISTANCES - 1, 5);
    put_bits(to, 19 - 4, 4);
    for (int i = 0; i < 19; i++) put_bits(to, i < 3 ? 0 : 4, 3); // the first three are for runs
    for (int i = 0; i < SYMBOLS + DISTANCES; i++) {
        const int length = i < SYMBOLS ? symbols->length[i] : distances->length[i - SYMBOLS];
        for (int bit = 3; bit >= 0; bit--) put_bits(to, (uint32_t)length >> bit & 1, 1);
    }
}

/// A number as a symbol and extra bits.
typedef struct parted {
    int symbol, extra;
    uint32_t bits;
} parted;

/// 2^`steps` symbols have the same number of extra bits.
static inline parted part(uint32_t number, int steps)
{
    int extra = 0;
#if defined(__GNUC__)
    extra = 31 - __builtin_clz(number | UINT32_C(1) << steps) - steps;
#else
    while (number >> extra >= UINT32_C(2) << steps) extra++;
#endif
    return (parted){(extra << steps) + (int)(number >> extra), extra,
                    number & ((UINT32_C(1) << extra) - 1)};
}

static inline parted part_length(int32_t length)
{
    parted out = part((uint32_t)length - LENGTH_MIN, 2);
    out.symbol += END + 1;
    return length == LENGTH_MAX ? (parted){SYMBOLS - 1, 0, 0} : out;
}

static inline parted part_distance(int32_t distance) { return part((uint32_t)distance - 1, 1); }

/// Splits a match that is too long: returns the next length.
static inline int32_t next_length(int32_t left)
{
    return left <= LENGTH_MAX               ? left
           : left < LENGTH_MAX + LENGTH_MIN ? left - LENGTH_MIN
                                            : LENGTH_MAX;
}

// ---- Blocks -------------------------------------------------------------------------------------

static void count_match(int32_t length, int32_t distance, uint32_t *symbols, uint32_t *distances)
{
    const int far = part_distance(distance).symbol;
    for (int32_t one; length > 0; length -= one) {
        one = next_length(length);
        symbols[part_length(one).symbol]++;
        distances[far]++;
    }
}

static void count_strip(const pave_png_strip *row, uint32_t *symbols, uint32_t *distances)
{
    const uint8_t *at = row->bytes;
    for (const pave_png_token *it = row->tokens; it < row->tokens + row->count; it++) {
        for (int k = 0; k < it->plain; k++) symbols[at[k]]++;
        at += it->plain + it->length;
        if (it->length) count_match(it->length, it->distance, symbols, distances);
    }
}

static inline void write_match(pave_png_blocks *to, int32_t length, int32_t distance,
                               const code *symbols, const code *distances)
{
    const parted far = part_distance(distance);
    for (int32_t one; length > 0; length -= one) {
        one = next_length(length);
        const parted wide = part_length(one);
        put_bits(to, symbols->bits[wide.symbol] | wide.bits << symbols->length[wide.symbol],
                 symbols->length[wide.symbol] + wide.extra);
        put_bits(to, distances->bits[far.symbol] | far.bits << distances->length[far.symbol],
                 distances->length[far.symbol] + far.extra);
    }
}

static inline void write_strip(pave_png_blocks *to, const pave_png_strip *row, const code *symbols,
                               const code *distances)
{
    const uint8_t *at = row->bytes;
    for (const pave_png_token *it = row->tokens; it < row->tokens + row->count; it++) {
        for (int k = 0; k < it->plain; k++)
            put_bits(to, symbols->bits[at[k]], symbols->length[at[k]]);
        at += it->plain + it->length;
        if (it->length) write_match(to, it->length, it->distance, symbols, distances);
    }
}

/// Returns the maximum number of bytes that a step adds.
static size_t step_bound(const pave_png_step *it)
{
    return SLACK + (it->strip ? 2 * (size_t)it->strip->size : 0);
}

void pave_png_blocks_add(pave_png_blocks *self, const pave_png_step *steps, int count)
{
    const pave_png_step *end = steps + count;
    // each code needs at least two symbols
    uint32_t symbols[SYMBOLS] = {1}, distances[DISTANCES] = {1, 1};
    code symbol_code, distance_code;
    pave_png_blocks to = *self; // a local copy: byte stores cannot alias it
    symbols[END] = 1;
    for (const pave_png_step *it = steps; it < end; it++)
        if (it->strip)
            count_strip(it->strip, symbols, distances);
        else
            count_match(it->length, it->distance, symbols, distances);
    make_code(symbols, SYMBOLS, &symbol_code);
    make_code(distances, DISTANCES, &distance_code);
    if (!make_space(&to, SLACK)) return;
    put_bits(&to, 2 << 1, 3);
    put_codes(&to, &symbol_code, &distance_code);
    for (const pave_png_step *it = steps; it < end && make_space(&to, step_bound(it)); it++)
        if (it->strip)
            write_strip(&to, it->strip, &symbol_code, &distance_code);
        else
            write_match(&to, it->length, it->distance, &symbol_code, &distance_code);
    if (!make_space(&to, SLACK)) return;
    put_bits(&to, symbol_code.bits[END], symbol_code.length[END]);
    *self = to;
}

void pave_png_blocks_end(pave_png_blocks *self)
{
    if (!make_space(self, SLACK)) return;
    put_bits(self, 0, 3);
    put_bits(self, 0, -self->count & 7);
    put_bits(self, 0, 16);
    put_bits(self, 0xffff, 16);
    for (; self->count > 0; self->count -= 8, self->bits >>= 8) *self->at++ = (uint8_t)self->bits;
    self->output->used = (size_t)(self->at - (const uint8_t *)self->output->buffer);
}
