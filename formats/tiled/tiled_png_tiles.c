/// formats/tiled/tiled_png_tiles.c: writes a PNG of tiles that cover their cells.
#include "tiled_png_tiles.h"

#include "../common/common_memory.h"

#include <string.h>
#include <zlib.h>

enum {
    WINDOW = 32768, ///< maximum distance of a match
    LENGTH_MIN = 3,
    LENGTH_MAX = 258,
    SYMBOLS = 286, ///< literals, the end of a block, and lengths
    DISTANCES = 30,
    END = 256,
    BITS_MAX = 15,
    NEAR = 32, ///< search distance within a row of a tile, in pixels
    STEPS = 1 << 14,
    KNOWN = 1 << 14,
    BAND_SIZE = 1 << 20,
    TOGETHER_MAX = 1 << 16, ///< bytes of a step
    SLACK = 1 << 12,        ///< maximum bytes that a step or the codes may add
    ADLER = 65521
};

/// Literal bytes, followed by a match.
typedef struct token {
    uint16_t plain, length, distance;
} token;

/// One row of a tile's pixels.
typedef struct strip {
    const uint8_t *bytes;
    const token *tokens; ///< tokens of the row, encoded separately
    int32_t count;
    uint32_t sum, sums; ///< its contribution to Adler-32: the sum of its bytes, and their sum
                        ///< weighted by distance from the end
    uint32_t number;    ///< index of its last position
} strip;

typedef struct pave_png_tile {
    int32_t height;
    strip *rows[]; ///< strips of this tile, or of another tile with equal rows
} pave_png_tile;

/// A strip, or a match.
typedef struct step {
    const strip *strip; ///< NULL: a match
    int32_t length, distance;
} step;

/// Packs bits into bytes.
typedef struct bit_writer {
    uint64_t bits;
    int count;
    uint8_t *at;
    const uint8_t *end; ///< of the buffer
} bit_writer;

struct pave_png_state {
    strip filter;        ///< the filter byte before a row of pixels: 0, no filter
    strip *known[KNOWN]; ///< most recent strips by hash
    uint32_t strips;     ///< number of strips
    int32_t channels;
    int32_t band_rows;     ///< rows of tiles in a band
    const uint32_t *slots; ///< rows of tiles to write
    int32_t rows;          ///< number of these rows
};

/// A band that is being written.
typedef struct band {
    pave_output *output;
    uint64_t place;     ///< position in the band, from 1
    uint32_t sum, sums; ///< Adler-32 so far
    bit_writer out;
    int32_t step_count;
    step steps[STEPS];
    uint64_t places[]; ///< last positions of the strips; 0: not yet used
} band;

// ---- Bits ---------------------------------------------------------------------------------------

/// Appends up to 32 bits, least significant first. The buffer has capacity; see write_full.
static inline void put_bits(bit_writer *to, uint32_t bits, int count)
{
    to->bits |= (uint64_t)bits << to->count;
    to->count += count;
    if (to->count < 32) return;
    for (int i = 0; i < 4; i++) to->at[i] = (uint8_t)(to->bits >> 8 * i);
    to->at += 4;
    to->bits >>= 32;
    to->count -= 32;
}

/// Makes space for SLACK bytes. Returns false after a failure.
static bool make_space(bit_writer *to, pave_output *output)
{
    if (to->at && to->end - to->at >= SLACK) return true;
    if (to->at) output->used = (size_t)(to->at - (const uint8_t *)output->buffer);
    to->at = (uint8_t *)pave_output_room(output, SLACK);
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
static void put_codes(bit_writer *to, const code *symbols, const code *distances)
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

static void count_strip(const strip *row, uint32_t *symbols, uint32_t *distances)
{
    const uint8_t *at = row->bytes;
    for (const token *it = row->tokens; it < row->tokens + row->count; it++) {
        for (int k = 0; k < it->plain; k++) symbols[at[k]]++;
        at += it->plain + it->length;
        if (it->length) count_match(it->length, it->distance, symbols, distances);
    }
}

static inline void write_match(bit_writer *to, int32_t length, int32_t distance,
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

static inline void write_strip(bit_writer *to, const strip *row, const code *symbols,
                               const code *distances)
{
    const uint8_t *at = row->bytes;
    for (const token *it = row->tokens; it < row->tokens + row->count; it++) {
        for (int k = 0; k < it->plain; k++)
            put_bits(to, symbols->bits[at[k]], symbols->length[at[k]]);
        at += it->plain + it->length;
        if (it->length) write_match(to, it->length, it->distance, symbols, distances);
    }
}

static void write_block(band *self)
{
    const step *end = self->steps + self->step_count;
    // each code needs at least two symbols
    uint32_t symbols[SYMBOLS] = {1}, distances[DISTANCES] = {1, 1};
    code symbol_code, distance_code;
    bit_writer to = self->out; // a local copy: byte stores cannot alias it
    symbols[END] = 1;
    self->step_count = 0;
    for (const step *it = self->steps; it < end; it++)
        if (it->strip)
            count_strip(it->strip, symbols, distances);
        else
            count_match(it->length, it->distance, symbols, distances);
    make_code(symbols, SYMBOLS, &symbol_code);
    make_code(distances, DISTANCES, &distance_code);
    if (!make_space(&to, self->output)) return;
    put_bits(&to, 2 << 1, 3);
    put_codes(&to, &symbol_code, &distance_code);
    for (const step *it = self->steps; it < end && make_space(&to, self->output); it++)
        if (it->strip)
            write_strip(&to, it->strip, &symbol_code, &distance_code);
        else
            write_match(&to, it->length, it->distance, &symbol_code, &distance_code);
    if (!make_space(&to, self->output)) return;
    put_bits(&to, symbol_code.bits[END], symbol_code.length[END]);
    self->out = to;
}

/// Ends the band at a byte, with an empty block.
static void write_end(band *self)
{
    bit_writer *to = &self->out;
    if (!make_space(to, self->output)) return;
    put_bits(to, 0, 3);
    put_bits(to, 0, -to->count & 7);
    put_bits(to, 0, 16);
    put_bits(to, 0xffff, 16);
    for (; to->count > 0; to->count -= 8, to->bits >>= 8) *to->at++ = (uint8_t)to->bits;
    self->output->used = (size_t)(to->at - (const uint8_t *)self->output->buffer);
}

// ---- Tiles --------------------------------------------------------------------------------------

/// Returns how many bytes from `at` on equal the bytes `distance` earlier.
static int32_t count_same(const uint8_t *at, int32_t distance, int32_t count)
{
    int32_t same = 0;
    while (same < count && at[same] == at[same - distance]) same++;
    return same;
}

/// Encodes a row as tokens without reference to other rows. Greedy: takes the longest match near
/// each pixel. Returns the number of tokens.
static int32_t find_tokens(const uint8_t *bytes, int32_t size, int32_t channels, token *out)
{
    int32_t count = 0, plain = 0;
    for (int32_t at = 0; at < size;) {
        int32_t best = 0, distance = 0;
        for (int32_t back = channels; back <= at && back <= NEAR * channels; back += channels) {
            const int32_t same = count_same(bytes + at, back, size - at) / channels * channels;
            if (same > best) best = same, distance = back;
        }
        if (best > channels && best >= LENGTH_MIN) {
            out[count++] = (token){(uint16_t)plain, (uint16_t)best, (uint16_t)distance};
            at += best;
            plain = 0;
        } else {
            at += channels;
            plain += channels;
        }
    }
    if (plain > 0) out[count++] = (token){(uint16_t)plain, 0, 0};
    return count;
}

static void sum_up(strip *row, int32_t size)
{
    for (int32_t i = 0; i < size; i++) {
        row->sum += row->bytes[i];
        row->sums = (row->sums + (uint32_t)(size - i) * row->bytes[i]) % ADLER;
    }
    row->sum %= ADLER;
}

/// Finds an earlier strip with the same bytes, or adds this one.
static strip *find_strip(struct pave_png_state *state, strip *row, int32_t size)
{
    const uint32_t hash = (uint32_t)crc32(0, row->bytes, (uInt)size) % KNOWN;
    strip **known = &state->known[hash];
    if (*known && memcmp((*known)->bytes, row->bytes, (size_t)size) == 0) return *known;
    row->number = state->strips++;
    return *known = row;
}

void pave_png_tiles_add(pave_png_tiles *self, uint32_t slot, const uint8_t *rgba)
{
    const int32_t width = self->tile_width, height = self->tile_height,
                  row_size = self->state->channels * width;
    const size_t channels = (size_t)self->state->channels, pixels = (size_t)width * (size_t)height,
                 tokens = (size_t)(width + 1) / 2 + 1,
                 size = sizeof(pave_png_tile) + pixels * channels +
                        (size_t)height * (sizeof(strip *) + sizeof(strip) + tokens * sizeof(token));
    pave_png_tile *tile = pave_common_array(self->output->allocator, size, 1);
    if (!tile) {
        pave_output_no_memory(self->output);
        return;
    }
    tile->height = height;
    strip *rows = (strip *)(tile->rows + height);
    token *list = (token *)(rows + height);
    uint8_t *bytes = (uint8_t *)(list + (size_t)height * tokens);
    for (size_t i = 0; i < pixels; i++)
        if (self->palette)
            bytes[i] = (uint8_t)pave_png_color_number(self->palette, pave_png_color(rgba + 4 * i));
        else
            memcpy(bytes + channels * i, rgba + 4 * i, channels);
    for (int32_t y = 0; y < height; y++, list += tokens, bytes += row_size) {
        rows[y] = (strip){.bytes = bytes, .tokens = list};
        rows[y].count = find_tokens(bytes, row_size, self->state->channels, list);
        sum_up(&rows[y], row_size);
        tile->rows[y] = find_strip(self->state, &rows[y], row_size);
    }
    self->tiles[slot] = tile;
}

// ---- Rows ---------------------------------------------------------------------------------------

static void add_step(band *self, step next)
{
    if (self->step_count == STEPS) write_block(self);
    self->steps[self->step_count++] = next;
}

/// Adds a row of a tile, as a match if the row occurred within the window.
static void add_strip(band *self, const strip *row, int32_t size)
{
    uint64_t *place = &self->places[row->number];
    const uint64_t distance = self->place - *place;
    step *last = self->step_count > 0 ? &self->steps[self->step_count - 1] : NULL;
    if (*place == 0 || distance > WINDOW || size < LENGTH_MIN)
        add_step(self, (step){.strip = row});
    else if (last && !last->strip && last->distance == (int32_t)distance &&
             last->length < TOGETHER_MAX)
        last->length += size;
    else
        add_step(self, (step){.length = size, .distance = (int32_t)distance});
    *place = self->place;
    self->place += (uint64_t)size;
    self->sums = (uint32_t)((self->sums + (uint64_t)size * self->sum + row->sums) % ADLER);
    self->sum = (self->sum + row->sum) % ADLER;
}

/// Adds a row of tiles.
static void add_row(band *self, const pave_png_tiles *tiles, const uint32_t *slots)
{
    const int32_t size = tiles->state->channels * tiles->tile_width;
    for (int32_t y = 0; y < tiles->tile_height && self->output->result == PAVE_OK; y++) {
        add_strip(self, &tiles->state->filter, 1);
        for (int32_t x = 0; x < tiles->columns; x++)
            add_strip(self, tiles->tiles[slots[x]]->rows[y], size);
    }
}

static void make_band(void *job, int64_t index, pave_png_band *out)
{
    const pave_png_tiles *tiles = job;
    const struct pave_png_state *state = tiles->state;
    const pave_allocator *allocator = tiles->output->allocator;
    const int32_t first = (int32_t)index * state->band_rows, left = state->rows - first,
                  count = left < state->band_rows ? left : state->band_rows;
    band *self =
        pave_common_array(allocator, 1, sizeof *self + state->strips * sizeof self->places[0]);
    if (!self) {
        pave_output_no_memory(out->blocks);
        return;
    }
    self->output = out->blocks;
    self->place = self->sum = 1;
    for (int32_t y = first; y < first + count; y++)
        add_row(self, tiles, state->slots + (size_t)y * (size_t)tiles->columns);
    write_block(self);
    write_end(self);
    out->adler = self->sums << 16 | self->sum;
    out->size = self->place - 1;
    pave_common_free(allocator, self);
}

void pave_png_tiles_rows(pave_png_tiles *self, const uint32_t *slots, int32_t count)
{
    struct pave_png_state *state = self->state;
    if (self->output->result != PAVE_OK) return;
    state->slots = slots;
    state->rows = count;
    pave_png_writer_bands(&self->png, (count + state->band_rows - 1) / state->band_rows, make_band,
                          self);
}

void pave_png_tiles_begin(pave_png_tiles *self)
{
    static const token one = {1, 0, 0};
    pave_output *output = self->output;
    const int32_t width = self->columns * self->tile_width, channels = self->palette ? 1 : 3;
    pave_png_writer_begin(&self->png, output, width, self->rows * self->tile_height, channels,
                          self->palette);
    self->tiles = pave_common_array(output->allocator, self->slots, sizeof(pave_png_tile *));
    self->state = pave_common_array(output->allocator, 1, sizeof *self->state);
    if (!self->tiles || !self->state) {
        pave_output_no_memory(output);
        return;
    }
    const int64_t row_size = (int64_t)self->tile_height * width * channels;
    self->state->filter = (strip){.bytes = (const uint8_t *)"", .tokens = &one, .count = 1};
    self->state->strips = 1; // the filter byte
    self->state->channels = channels;
    self->state->band_rows = row_size < BAND_SIZE ? (int32_t)(BAND_SIZE / row_size) : 1;
}

void pave_png_tiles_end(pave_png_tiles *self)
{
    const pave_allocator *allocator = self->output->allocator;
    pave_png_writer_end(&self->png);
    for (uint32_t i = 0; self->tiles && i < self->slots; i++)
        pave_common_free(allocator, self->tiles[i]);
    PAVE_COMMON_FREE(allocator, self->tiles, self->state);
}
