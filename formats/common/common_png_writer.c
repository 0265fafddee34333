/// formats/common/common_png_writer.c: writes a PNG in bands.
#include "common_png_writer.h"

#include "common_memory.h"
#include "common_png_blocks.h"

#include <string.h>
#include <zlib.h>

enum {
    BAND_SIZE = 1 << 18,
    BANDS = 8,
    CHUNK_HEAD = 8,
    HASH_BITS = 15,
    WORD = 8,
    LENGTH_MAX = UINT16_MAX / 2 ///< a match may begin as many literal bytes earlier
};

// ---- Chunks -------------------------------------------------------------------------------------

static void put_big(void *out, size_t number)
{
    uint8_t *bytes = out;
    for (int i = 0; i < 4; i++) bytes[i] = (uint8_t)(number >> (24 - 8 * i));
}

static void put_chunk(pave_output *output, const char *name, const void *data, size_t size)
{
    uint8_t head[CHUNK_HEAD], sum[4];
    put_big(head, size);
    memcpy(head + 4, name, 4);
    put_big(sum, crc32(crc32(0, head + 4, 4), data, (uInt)size));
    pave_output_bytes(output, head, sizeof head);
    pave_output_bytes(output, data, size);
    pave_output_bytes(output, sum, sizeof sum);
}

static void put_palette(pave_output *output, const pave_png_palette *palette)
{
    uint8_t colors[3 * PAVE_PNG_COLORS_MAX], alphas[PAVE_PNG_COLORS_MAX];
    const size_t count = (size_t)palette->count;
    pave_png_palette_data(palette, colors, alphas);
    put_chunk(output, "PLTE", colors, 3 * count);
    if (memchr(alphas, 0, count)) put_chunk(output, "tRNS", alphas, count);
}

// ---- Bands --------------------------------------------------------------------------------------

typedef struct bands {
    void (*make)(void *job, int64_t index, pave_png_band *band);
    void *job;
    pave_png_band list[PAVE_PNG_BANDS_MAX];
} bands;

static void write_band(void *job, int64_t index, pave_output *part)
{
    bands *self = job;
    uint8_t sum[4];
    self->list[index].blocks = part;
    pave_output_bytes(part, "\0\0\0\0IDAT", CHUNK_HEAD);
    self->make(self->job, index, &self->list[index]);
    if (part->result != PAVE_OK) return;
    put_big(part->buffer, part->used - CHUNK_HEAD);
    put_big(sum, crc32(0, (const Bytef *)part->buffer + 4, (uInt)part->used - 4));
    pave_output_bytes(part, sum, sizeof sum);
}

void pave_png_writer_bands(pave_png_writer *writer, int32_t count,
                           void (*make)(void *job, int64_t index, pave_png_band *band), void *job)
{
    assert(count <= PAVE_PNG_BANDS_MAX);
    bands self = {.make = make, .job = job};
    pave_output_parts(writer->output, count, write_band, &self);
    for (int32_t i = 0; i < count && writer->output->result == PAVE_OK; i++)
        writer->adler = (uint32_t)adler32_combine(writer->adler, self.list[i].adler,
                                                  (z_off_t)self.list[i].size);
}

// ---- Rows ---------------------------------------------------------------------------------------

static size_t row_size(const pave_png_writer *writer)
{
    return 1 + (size_t)writer->channels * (size_t)writer->width;
}

static int32_t rows_of(const pave_png_writer *writer, size_t size)
{
    const size_t rows = size / row_size(writer);
    return rows < 1 ? 1 : (int32_t)rows;
}

/// Finds matches between pixels of a band, and with the row above. Rows have no filter, because
/// tiles and colours repeat.
typedef struct finder {
    const uint8_t *rows, *end;        ///< all rows in memory; the end of the band
    ptrdiff_t row, pixel;             ///< bytes
    uint32_t last[2][1 << HASH_BITS]; ///< last positions of a pixel, and of two pixels, by hash
    pave_png_token tokens[];
} finder;

typedef struct match {
    ptrdiff_t length, distance;
} match;

/// Replaces a match by that at another distance, if it is longer and has at least `least` bytes.
static inline void offer(const finder *self, const uint8_t *at, ptrdiff_t distance, ptrdiff_t least,
                         match *best)
{
    if (distance <= 0 || distance > PAVE_PNG_WINDOW || distance > at - self->rows) return;
    const uint8_t *from = at - distance, *to = at, *end = self->end;
    if (end - at > LENGTH_MAX) end = at + LENGTH_MAX;
    if (end - at <= best->length || at[best->length] != from[best->length]) return;
    for (; end - to >= WORD && memcmp(to, from, WORD) == 0; to += WORD) from += WORD;
    while (to < end && *to == *from) to++, from++;
    if (to - at >= least && to - at > best->length) *best = (match){to - at, distance};
}

/// Sets the last position of one or two pixels, and returns the earlier one.
static inline uint32_t put_last(finder *self, const uint8_t *at, int pixels)
{
    uint64_t bytes = 0;
    for (int i = 0; i < WORD; i++) bytes |= (uint64_t)at[i] << 8 * i;
    bytes <<= 8 * (WORD - pixels * (int)self->pixel);
    uint32_t *last =
        &self->last[pixels - 1][bytes * UINT64_C(0x9e3779b97f4a7c15) >> (64 - HASH_BITS)];
    const uint32_t place = *last;
    *last = (uint32_t)(at - self->rows);
    return place;
}

/// Encodes the band from `at` on, and returns the number of tokens.
static int32_t find_tokens(finder *self, const uint8_t *at)
{
    enum { FAR_MIN = 9 };
    pave_png_token *out = self->tokens;
    for (const uint8_t *from = at, *row = at; at < self->end;) { // literal bytes begin at `from`
        const ptrdiff_t place = at - self->rows, step = at == row ? 1 : self->pixel;
        match best = {0, 0};
        if (step > 1 && self->end - at >= WORD) {
            offer(self, at, place - put_last(self, at, 2), PAVE_PNG_LENGTH_MIN, &best);
            offer(self, at, place - put_last(self, at, 1), PAVE_PNG_LENGTH_MIN, &best);
        }
        offer(self, at, self->row, FAR_MIN, &best);
        const uint8_t *end = at + best.length;
        if (best.length == 0 && at - from < LENGTH_MAX) {
            at += step;
        } else {
            const uint8_t *start = at;
            while (best.length > 0 && start > from && start - best.distance > self->rows &&
                   start[-1] == start[-1 - best.distance])
                start--;
            *out++ = (pave_png_token){(uint16_t)(start - from), (uint16_t)(end - start),
                                      (uint16_t)best.distance};
            for (at += step; at < end && self->end - at >= WORD; at += self->pixel) {
                put_last(self, at, 1);
                put_last(self, at, 2);
            }
            from = end;
            while (end - row >= self->row) row += self->row;
            at = end == row ? row
                            : row + 1 + (end - row - 2 + self->pixel) / self->pixel * self->pixel;
        }
        if (at - row == self->row) row = at;
        if (at == self->end && from < at) *out++ = (pave_png_token){(uint16_t)(at - from), 0, 0};
    }
    return (int32_t)(out - self->tokens);
}

/// Compresses a band of the rows in memory.
static void make_band(void *job, int64_t index, pave_png_band *band)
{
    const pave_png_writer *self = job;
    const pave_allocator *allocator = band->blocks->allocator;
    const size_t row = row_size(self), rows = (size_t)rows_of(self, BAND_SIZE),
                 first = (size_t)index * rows, left = (size_t)self->count - first,
                 size = row * (left < rows ? left : rows);
    const uint8_t *bytes = self->rows + first * row;
    finder *found =
        pave_common_array(allocator, 1,
                          sizeof *found + (size / PAVE_PNG_LENGTH_MIN + size / LENGTH_MAX + 2) *
                                              sizeof(pave_png_token));
    if (!found) {
        pave_output_no_memory(band->blocks);
        return;
    }
    found->rows = self->rows;
    found->end = bytes + size;
    found->row = (ptrdiff_t)row;
    found->pixel = self->channels;
    const pave_png_strip strip = {bytes, found->tokens, (int32_t)size, find_tokens(found, bytes)};
    pave_png_blocks blocks = {.output = band->blocks};
    pave_png_blocks_add(&blocks, &(pave_png_step){.strip = &strip}, 1);
    pave_png_blocks_end(&blocks);
    pave_common_free(allocator, found);
    band->size = size;
    band->adler = (uint32_t)adler32_z(1, bytes, size);
}

static void write_rows(pave_png_writer *writer)
{
    const int32_t rows = rows_of(writer, BAND_SIZE);
    pave_png_writer_bands(writer, (writer->count + rows - 1) / rows, make_band, writer);
    writer->count = 0;
}

void pave_png_writer_rows(pave_png_writer *writer, const uint8_t *rgba, int32_t count)
{
    const size_t channels = (size_t)writer->channels;
    if (!writer->rows && writer->output->result == PAVE_OK) {
        writer->rows =
            pave_common_array(writer->output->allocator, (size_t)writer->room, row_size(writer));
        if (!writer->rows) pave_output_no_memory(writer->output);
    }
    for (int32_t y = 0; y < count && writer->output->result == PAVE_OK; y++) {
        uint8_t *out = writer->rows + (size_t)writer->count++ * row_size(writer);
        *out++ = 0; // no filter
        if (channels == 4) {
            memcpy(out, rgba, 4 * (size_t)writer->width);
            rgba += 4 * (size_t)writer->width;
        } else {
            for (int32_t x = 0; x < writer->width; x++, rgba += 4, out += 3) memcpy(out, rgba, 3);
        }
        if (writer->count == writer->room) write_rows(writer);
    }
}

// ---- Files --------------------------------------------------------------------------------------

void pave_png_writer_begin(pave_png_writer *writer, pave_output *output, int32_t width,
                           int32_t height, int channels, const pave_png_palette *palette)
{
    static const uint8_t kinds[] = {[1] = 3, [3] = 2, [4] = 6};
    assert(width > 0 && height > 0);
    *writer = (pave_png_writer){.output = output, .width = width, .channels = channels, .adler = 1};
    writer->room = rows_of(writer, (size_t)BANDS * BAND_SIZE);
    if (writer->room > height) writer->room = height;
    uint8_t head[13] = {[8] = 8, [9] = kinds[channels]};
    put_big(head, (size_t)width);
    put_big(head + 4, (size_t)height);
    pave_output_bytes(output, "\211PNG\r\n\032\n", 8);
    put_chunk(output, "IHDR", head, sizeof head);
    if (palette) put_palette(output, palette);
    put_chunk(output, "IDAT", "\x78\x01", 2); // zlib header, a window of 32 kB
}

void pave_png_writer_end(pave_png_writer *writer)
{
    uint8_t last[] = {3, 0, 0, 0, 0, 0}; // an empty last block, and the checksum
    if (writer->count > 0 && writer->output->result == PAVE_OK) write_rows(writer);
    put_big(last + 2, writer->adler);
    put_chunk(writer->output, "IDAT", last, sizeof last);
    put_chunk(writer->output, "IEND", "", 0);
    pave_common_free(writer->output->allocator, writer->rows);
    writer->rows = NULL;
}
