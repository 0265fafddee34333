/// formats/bare/bare_png_write.c: writes a PNG row by row with only zlib, for builds without
/// libpng. Based on: PNG (Portable Network Graphics) Specification, second edition, W3C, 2003.
#include "../common/common_memory.h"
#include "../common/common_png_writer.h"

#include <string.h>
#include <zlib.h>

enum { LEVEL = 3, PACKED_SIZE = 1 << 13, CHUNK_HEAD = 8 };

typedef struct bare_png {
    const pave_allocator *allocator;
    z_stream stream;
    size_t width, channels;
    uint8_t *row;
    uint8_t chunk[CHUNK_HEAD + PACKED_SIZE];
} bare_png;

static void *on_allocate(void *self, unsigned count, unsigned size)
{
    return pave_common_malloc(((const bare_png *)self)->allocator, (size_t)count * size);
}

static void on_release(void *self, void *memory)
{
    pave_common_free(((const bare_png *)self)->allocator, memory);
}

static void put_big(uint8_t *out, uint32_t number)
{
    for (int k = 0; k < 4; k++) out[k] = (uint8_t)(number >> (24 - 8 * k));
}

/// Writes a chunk whose content, of `size` bytes, is at chunk + CHUNK_HEAD.
static void put_chunk(pave_output *output, uint8_t *chunk, const char *name, size_t size)
{
    uint8_t sum[4];
    put_big(chunk, (uint32_t)size);
    memcpy(chunk + 4, name, 4);
    put_big(sum, (uint32_t)crc32(0, chunk + 4, (uInt)size + 4));
    pave_output_bytes(output, chunk, CHUNK_HEAD + size);
    pave_output_bytes(output, sum, sizeof sum);
}

void pave_png_writer_begin(pave_png_writer *writer, pave_output *output, int32_t width,
                           int32_t height, bool opaque)
{
    assert(width > 0 && height > 0);
    *writer = (pave_png_writer){.output = output};
    if (output->result != PAVE_OK) return;
    bare_png *self = pave_common_array(output->allocator, 1, sizeof *self);
    writer->png = self;
    if (!self) {
        pave_output_no_memory(output);
        return;
    }
    self->allocator = output->allocator;
    self->width = (size_t)width;
    self->channels = opaque ? 3 : 4;
    self->row = pave_common_array(output->allocator, 1 + self->width, self->channels);
    self->stream = (z_stream){.zalloc = on_allocate, .zfree = on_release, .opaque = self};
    if (!self->row || deflateInit(&self->stream, LEVEL) != Z_OK) {
        pave_output_no_memory(output);
        return;
    }
    uint8_t *head = self->chunk + CHUNK_HEAD;
    put_big(head, (uint32_t)width);
    put_big(head + 4, (uint32_t)height);
    memcpy(head + 8, opaque ? "\10\2\0\0" : "\10\6\0\0", 5); // RGB or RGBA, 8 bits per channel
    pave_output_bytes(output, "\211PNG\r\n\032\n", 8);
    put_chunk(output, self->chunk, "IHDR", 13);
}

/// Compresses bytes; pass Z_FINISH as `flush` at the end.
static void pack(bare_png *self, pave_output *output, uint8_t *bytes, size_t size, int flush)
{
    self->stream.next_in = bytes;
    self->stream.avail_in = (uInt)size;
    do {
        self->stream.next_out = self->chunk + CHUNK_HEAD;
        self->stream.avail_out = PACKED_SIZE;
        deflate(&self->stream, flush);
        const size_t packed = PACKED_SIZE - self->stream.avail_out;
        if (packed > 0) put_chunk(output, self->chunk, "IDAT", packed);
    } while (self->stream.avail_out == 0);
}

void pave_png_writer_rows(pave_png_writer *writer, const uint8_t *rgba, int32_t count)
{
    bare_png *self = writer->png;
    for (int32_t y = 0; y < count && writer->output->result == PAVE_OK; y++) {
        uint8_t *out = self->row;
        *out++ = 0; // no filter
        for (size_t x = 0; x < self->width; x++, rgba += 4, out += self->channels)
            memcpy(out, rgba, self->channels);
        pack(self, writer->output, self->row, 1 + self->width * self->channels, Z_NO_FLUSH);
    }
}

void pave_png_writer_end(pave_png_writer *writer)
{
    bare_png *self = writer->png;
    if (!self) return;
    if (writer->output->result == PAVE_OK) {
        pack(self, writer->output, NULL, 0, Z_FINISH);
        put_chunk(writer->output, self->chunk, "IEND", 0);
    }
    deflateEnd(&self->stream);
    pave_common_free(self->allocator, self->row);
    pave_common_free(self->allocator, self);
    writer->png = NULL;
}
