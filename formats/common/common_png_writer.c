/// formats/common/common_png_writer.c: writes a PNG in bands.
#include "common_png_writer.h"

#include "common_memory.h"

#include <string.h>
#include <zlib.h>

// Tiles repeat, and without a filter zlib finds the repetitions, so output is fast and small.
// Compression takes nearly all the time. On worlds of tiles of 4 to 32 pixels, level 6 takes 2 to 3
// times as long as level 3 for files 6 to 20 % smaller; the filters Sub and Up are slower and give
// larger files.
enum { LEVEL = 3, BAND_SIZE = 1 << 18, BANDS = 8, WINDOW = 1 << 15, CHUNK_HEAD = 8 };

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

static void *on_allocate(void *allocator, unsigned count, unsigned size)
{
    return pave_common_malloc(allocator, (size_t)count * size);
}

static void on_release(void *allocator, void *memory) { pave_common_free(allocator, memory); }

/// Compresses a band of the rows in memory; the rows before it are its dictionary.
static void make_band(void *job, int64_t index, pave_png_band *band)
{
    enum { RAW = -15, MEMORY = 8, SLACK = 64 };
    const pave_png_writer *self = job;
    pave_output *out = band->blocks;
    const size_t row = row_size(self), rows = (size_t)rows_of(self, BAND_SIZE),
                 first = (size_t)index * rows, left = (size_t)self->count - first,
                 before = first * row < WINDOW ? first * row : WINDOW;
    Bytef *bytes = self->rows + first * row;
    z_stream stream = {
        .zalloc = on_allocate, .zfree = on_release, .opaque = (void *)(uintptr_t)out->allocator};
    band->size = row * (left < rows ? left : rows);
    band->adler = (uint32_t)adler32_z(1, bytes, band->size);
    if (deflateInit2(&stream, LEVEL, Z_DEFLATED, RAW, MEMORY, Z_DEFAULT_STRATEGY) != Z_OK) {
        pave_output_no_memory(out);
        return;
    }
    const size_t bound = deflateBound(&stream, band->size) + SLACK;
    if (before > 0) deflateSetDictionary(&stream, bytes - before, (uInt)before);
    stream.next_in = bytes;
    stream.avail_in = (uInt)band->size;
    stream.next_out = (Bytef *)pave_output_room(out, bound);
    stream.avail_out = (uInt)bound;
    if (stream.next_out) {
        deflate(&stream, Z_SYNC_FLUSH);
        out->used += bound - stream.avail_out;
    }
    deflateEnd(&stream);
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
        for (int32_t x = 0; x < writer->width; x++, rgba += 4, out += channels)
            memcpy(out, rgba, channels);
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
