/// formats/tiled/tiled_png_tiles.c: writes a PNG of tiles that cover their cells.
#include "tiled_png_tiles.h"

#include "../common/common_memory.h"
#include "../common/common_png_blocks.h"

#include <string.h>
#include <zlib.h>

enum {
    NEAR = 32, ///< search distance within a row of a tile, in pixels
    STEPS = 1 << 14,
    KNOWN = 1 << 14,
    BAND_SIZE = 1 << 20,
    ADLER = 65521
};

/// One row of a tile's pixels.
typedef struct strip {
    pave_png_strip data; ///< encoded separately
    uint32_t sum, sums;  ///< its contribution to Adler-32: the sum of its bytes, and their sum
                         ///< weighted by distance from the end
    uint32_t number;     ///< index of its last position
} strip;

typedef struct pave_png_tile {
    int32_t height;
    strip *rows[]; ///< strips of this tile, or of another tile with equal rows
} pave_png_tile;

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
    uint64_t place;     ///< position in the band, from 1
    uint32_t sum, sums; ///< Adler-32 so far
    pave_png_blocks out;
    int32_t step_count;
    pave_png_step steps[STEPS];
    uint64_t places[]; ///< last positions of the strips; 0: not yet used
} band;

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
static int32_t find_tokens(const uint8_t *bytes, int32_t size, int32_t channels,
                           pave_png_token *out)
{
    int32_t count = 0, plain = 0;
    for (int32_t at = 0; at < size;) {
        int32_t best = 0, distance = 0;
        for (int32_t back = channels; back <= at && back <= NEAR * channels; back += channels) {
            const int32_t same = count_same(bytes + at, back, size - at) / channels * channels;
            if (same > best) best = same, distance = back;
        }
        if (best > channels && best >= PAVE_PNG_LENGTH_MIN) {
            out[count++] = (pave_png_token){(uint16_t)plain, (uint16_t)best, (uint16_t)distance};
            at += best;
            plain = 0;
        } else {
            at += channels;
            plain += channels;
        }
    }
    if (plain > 0) out[count++] = (pave_png_token){(uint16_t)plain, 0, 0};
    return count;
}

static void sum_up(strip *row, int32_t size)
{
    for (int32_t i = 0; i < size; i++) {
        row->sum += row->data.bytes[i];
        row->sums = (row->sums + (uint32_t)(size - i) * row->data.bytes[i]) % ADLER;
    }
    row->sum %= ADLER;
}

/// Finds an earlier strip with the same bytes, or adds this one.
static strip *find_strip(struct pave_png_state *state, strip *row, int32_t size)
{
    const uint32_t hash = (uint32_t)crc32(0, row->data.bytes, (uInt)size) % KNOWN;
    strip **known = &state->known[hash];
    if (*known && memcmp((*known)->data.bytes, row->data.bytes, (size_t)size) == 0) return *known;
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
                        (size_t)height *
                            (sizeof(strip *) + sizeof(strip) + tokens * sizeof(pave_png_token));
    pave_png_tile *tile = pave_common_array(self->output->allocator, size, 1);
    if (!tile) {
        pave_output_no_memory(self->output);
        return;
    }
    tile->height = height;
    strip *rows = (strip *)(tile->rows + height);
    pave_png_token *list = (pave_png_token *)(rows + height);
    uint8_t *bytes = (uint8_t *)(list + (size_t)height * tokens);
    for (size_t i = 0; i < pixels; i++)
        if (self->palette)
            bytes[i] = (uint8_t)pave_png_color_number(self->palette, pave_png_color(rgba + 4 * i));
        else
            memcpy(bytes + channels * i, rgba + 4 * i, channels);
    for (int32_t y = 0; y < height; y++, list += tokens, bytes += row_size) {
        rows[y] = (strip){.data = {.bytes = bytes, .tokens = list, .size = row_size}};
        rows[y].data.count = find_tokens(bytes, row_size, self->state->channels, list);
        sum_up(&rows[y], row_size);
        tile->rows[y] = find_strip(self->state, &rows[y], row_size);
    }
    self->tiles[slot] = tile;
}

// ---- Rows ---------------------------------------------------------------------------------------

static void write_block(band *self)
{
    pave_png_blocks_add(&self->out, self->steps, self->step_count);
    self->step_count = 0;
}

static void add_step(band *self, pave_png_step next)
{
    if (self->step_count == STEPS) write_block(self);
    self->steps[self->step_count++] = next;
}

/// Adds a row of a tile, as a match if the row occurred within the window.
static void add_strip(band *self, const strip *row, int32_t size)
{
    uint64_t *place = &self->places[row->number];
    const uint64_t distance = self->place - *place;
    pave_png_step *last = self->step_count > 0 ? &self->steps[self->step_count - 1] : NULL;
    if (*place == 0 || distance > PAVE_PNG_WINDOW || size < PAVE_PNG_LENGTH_MIN)
        add_step(self, (pave_png_step){.strip = &row->data});
    else if (last && !last->strip && last->distance == (int32_t)distance &&
             last->length < PAVE_PNG_LENGTH_MAX)
        last->length += size;
    else
        add_step(self, (pave_png_step){.length = size, .distance = (int32_t)distance});
    *place = self->place;
    self->place += (uint64_t)size;
    self->sums = (uint32_t)((self->sums + (uint64_t)size * self->sum + row->sums) % ADLER);
    self->sum = (self->sum + row->sum) % ADLER;
}

/// Adds a row of tiles.
static void add_row(band *self, const pave_png_tiles *tiles, const uint32_t *slots)
{
    const int32_t size = tiles->state->channels * tiles->tile_width;
    for (int32_t y = 0; y < tiles->tile_height && self->out.output->result == PAVE_OK; y++) {
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
    self->out.output = out->blocks;
    self->place = self->sum = 1;
    for (int32_t y = first; y < first + count; y++)
        add_row(self, tiles, state->slots + (size_t)y * (size_t)tiles->columns);
    write_block(self);
    pave_png_blocks_end(&self->out);
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
    static const pave_png_token one = {1, 0, 0};
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
    self->state->filter = (strip){.data = {(const uint8_t *)"", &one, 1, 1}};
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
