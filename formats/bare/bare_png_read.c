/// formats/bare/bare_png_read.c: decodes PNGs to RGBA with only zlib, for builds without libpng.
/// Interlaced PNGs are refused. Based on: PNG (Portable Network Graphics) Specification, second
/// edition, W3C, 2003.
#include "../common/common_memory.h"
#include "../tiled/tiled_png.h"

#include <stdlib.h>
#include <string.h>
#include <zlib.h>

enum { GRAY = 0, RGB = 2, PALETTE = 3, GRAY_ALPHA = 4, RGBA = 6 };
enum { CHUNK_SIZE = 12, HEAD_SIZE = 13, DEFLATE_RATIO = 1032 };

typedef struct picture {
    const pave_tiled_input *input;
    uint32_t width, height, row; ///< row: number of finished rows
    int depth, kind, channels;
    size_t stride, step; ///< bytes of a row, and of a pixel, at least 1
    bool deep, keyed;
    uint32_t key[3]; ///< samples of the transparent colour
    uint8_t colors[256][4];
    int color_count;
    z_stream stream;
    uint8_t *lines; ///< the previous and the current row, each after its filter byte
    uint8_t *rgba;
} picture;

static void *on_allocate(void *input, unsigned count, unsigned size)
{
    return pave_common_malloc(((const pave_tiled_input *)input)->allocator, (size_t)count * size);
}

static void on_release(void *input, void *memory)
{
    pave_common_free(((const pave_tiled_input *)input)->allocator, memory);
}

static pave_result damaged(const picture *self, const char *what)
{
    return pave_tiled_fail(self->input, PAVE_INVALID,
                           "the PNG is damaged or cut off (%s); save it again", what);
}

static uint32_t big(const uint8_t *bytes)
{
    return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

// ---- Rows ---------------------------------------------------------------------------------------

static uint8_t *line_of(const picture *self, int which)
{
    return self->lines + (size_t)which * (self->stride + 1);
}

static uint8_t nearest(int left, int up, int corner)
{
    const int guess = left + up - corner;
    const int a = abs(guess - left), b = abs(guess - up), c = abs(guess - corner);
    return (uint8_t)(a <= b && a <= c ? left : b <= c ? up : corner);
}

/// Undoes the filter of the row; false if it is unknown.
static bool unfilter(const picture *self)
{
    const uint8_t *before = line_of(self, 0) + 1;
    uint8_t *line = line_of(self, 1) + 1;
    const int filter = line[-1];
    for (size_t i = 0; i < self->stride; i++) {
        const int left = i < self->step ? 0 : line[i - self->step], up = before[i],
                  corner = i < self->step ? 0 : before[i - self->step];
        const int add[] = {0, left, up, (left + up) / 2, nearest(left, up, corner)};
        if (filter > 4) return false;
        line[i] = (uint8_t)(line[i] + add[filter]);
    }
    return true;
}

/// Returns sample `index` of the row as stored.
static uint32_t sample(const picture *self, const uint8_t *line, size_t index)
{
    if (self->depth == 16) return (uint32_t)line[2 * index] << 8 | line[2 * index + 1];
    const size_t bit = index * (size_t)self->depth;
    return line[bit / 8] >> (8 - self->depth - (int)(bit % 8)) & ((1u << self->depth) - 1);
}

/// Scales a sample to 8 bits (16 if `deep`). 16-bit samples are rounded.
static uint32_t scaled(const picture *self, uint32_t value)
{
    const uint32_t most = (1u << self->depth) - 1;
    if (self->depth < 16) return value * ((self->deep ? 0xffff : 0xff) / most);
    return self->deep ? value : (value * 255 + 32895) >> 16;
}

static void put(const picture *self, uint8_t *out, int channel, uint32_t value)
{
    if (!self->deep) {
        out[channel] = (uint8_t)value;
        return;
    }
    out[2 * channel] = (uint8_t)(value >> 8);
    out[2 * channel + 1] = (uint8_t)value;
}

/// Writes a pixel; false if its colour is not in the palette.
static bool convert(const picture *self, const uint8_t *line, size_t x, uint8_t *out)
{
    uint32_t raw[4] = {0};
    bool hidden = self->keyed;
    for (int c = 0; c < self->channels; c++)
        raw[c] = sample(self, line, x * (size_t)self->channels + (size_t)c);
    if (self->kind == PALETTE) {
        if (raw[0] >= (uint32_t)self->color_count) return false;
        const uint8_t *color = self->colors[raw[0]];
        for (int c = 0; c < 4; c++) put(self, out, c, color[c] * (self->deep ? 257u : 1u));
        return true;
    }
    const bool gray = self->channels < 3;
    for (int c = 0; c < 3; c++) {
        const uint32_t value = raw[gray ? 0 : c];
        hidden = hidden && value == self->key[c];
        put(self, out, c, scaled(self, value));
    }
    const uint32_t solid = self->deep ? 0xffff : 0xff;
    const bool alpha = self->channels == 2 || self->channels == 4;
    put(self, out, 3, hidden ? 0 : alpha ? scaled(self, raw[self->channels - 1]) : solid);
    return true;
}

/// Finishes a complete row. Returns NULL, or the reason of failure.
static const char *finish_row(picture *self)
{
    const size_t size = self->deep ? 8 : 4;
    uint8_t *out = self->rgba + size * self->width * self->row;
    const uint8_t *line = line_of(self, 1);
    if (!unfilter(self)) return "unknown filter";
    for (uint32_t x = 0; x < self->width; x++, out += size)
        if (!convert(self, line + 1, x, out)) return "a colour is not in the palette";
    memcpy(line_of(self, 0), line, self->stride + 1);
    self->row++;
    return NULL;
}

static void next_row(picture *self)
{
    self->stream.next_out = line_of(self, 1);
    self->stream.avail_out = (uInt)self->stride + 1;
}

/// Decompresses a piece of the rows.
static pave_result take_rows(picture *self, const uint8_t *bytes, size_t size)
{
    self->stream.next_in = (uint8_t *)bytes;
    self->stream.avail_in = (uInt)size;
    for (int status = Z_OK; status == Z_OK && self->row < self->height;) {
        status = inflate(&self->stream, Z_NO_FLUSH);
        if (status == Z_MEM_ERROR) return pave_tiled_no_memory(self->input);
        if (status == Z_BUF_ERROR) break; // the next piece continues
        if (status != Z_OK && status != Z_STREAM_END) return damaged(self, "bad compressed data");
        if (self->stream.avail_out > 0) continue;
        const char *wrong = finish_row(self);
        if (wrong) return damaged(self, wrong);
        next_row(self);
    }
    return PAVE_OK;
}

// ---- Chunks -------------------------------------------------------------------------------------

static bool known(int kind, int depth)
{
    if (kind == GRAY) return depth == 1 || depth == 2 || depth == 4 || depth == 8 || depth == 16;
    if (kind == PALETTE) return depth == 1 || depth == 2 || depth == 4 || depth == 8;
    return (kind == RGB || kind == GRAY_ALPHA || kind == RGBA) && (depth == 8 || depth == 16);
}

static pave_result take_head(picture *self, const uint8_t *head, size_t size, size_t whole)
{
    static const int channels[] = {
        [GRAY] = 1, [RGB] = 3, [PALETTE] = 1, [GRAY_ALPHA] = 2, [RGBA] = 4};
    const pave_allocator *allocator = self->input->allocator;
    if (size != HEAD_SIZE || head[10] != 0 || head[11] != 0 || head[12] > 1 ||
        !known(head[9], head[8]))
        return damaged(self, "bad header");
    self->width = big(head), self->height = big(head + 4);
    self->depth = head[8], self->kind = head[9], self->channels = channels[head[9]];
    if (self->width == 0 || self->height == 0) return damaged(self, "no pixels");
    if (self->width > PAVE_TILED_IMAGE_SIZE_MAX || self->height > PAVE_TILED_IMAGE_SIZE_MAX ||
        (uint64_t)self->width * self->height > PAVE_TILED_PIXELS_MAX)
        return pave_tiled_fail(self->input, PAVE_UNSUPPORTED,
                               "the picture has %u x %u pixels, but at most %d each way and %d in "
                               "all are read; split it",
                               (unsigned)self->width, (unsigned)self->height,
                               PAVE_TILED_IMAGE_SIZE_MAX, PAVE_TILED_PIXELS_MAX);
    if (head[12] == 1)
        return pave_tiled_fail(self->input, PAVE_UNSUPPORTED,
                               "the PNG is interlaced, which needs libpng, and this build of pave "
                               "lacks it; save it without interlacing");
    const size_t bits = (size_t)self->depth * (size_t)self->channels;
    self->stride = (self->width * bits + 7) / 8;
    self->step = bits < 8 ? 1 : bits / 8;
    if (self->stride * self->height / DEFLATE_RATIO > whole)
        return damaged(self, "it is too short for its size");
    const size_t pixel = self->deep ? 8 : 4;
    self->lines = pave_common_array(allocator, 2, self->stride + 1);
    self->rgba = pave_common_array(allocator, self->height, self->width * pixel);
    self->stream =
        (z_stream){.zalloc = on_allocate, .zfree = on_release, .opaque = (void *)self->input};
    if (!self->lines || !self->rgba || inflateInit(&self->stream) != Z_OK)
        return pave_tiled_no_memory(self->input);
    memset(line_of(self, 0), 0, self->stride + 1);
    next_row(self);
    return PAVE_OK;
}

static pave_result take_palette(picture *self, const uint8_t *bytes, size_t size)
{
    if (size % 3 != 0 || size > sizeof self->colors / 4 * 3) return damaged(self, "bad palette");
    self->color_count = (int)(size / 3);
    for (int i = 0; i < self->color_count; i++) {
        memcpy(self->colors[i], bytes + 3 * i, 3);
        self->colors[i][3] = 0xff;
    }
    return PAVE_OK;
}

static void take_transparency(picture *self, const uint8_t *bytes, size_t size)
{
    if (self->kind == PALETTE) {
        if (size > (size_t)self->color_count) return; // the same as libpng
        for (size_t i = 0; i < size; i++) self->colors[i][3] = bytes[i];
        return;
    }
    self->keyed = (self->kind == GRAY && size == 2) || (self->kind == RGB && size == 6);
    for (size_t c = 0; self->keyed && c < 3; c++) {
        const uint8_t *at = bytes + (self->kind == GRAY ? 0 : 2 * c);
        self->key[c] = ((uint32_t)at[0] << 8 | at[1]) & ((1u << self->depth) - 1);
    }
}

static pave_result take_chunks(picture *self, const uint8_t *bytes, size_t size)
{
    const uint8_t *at = bytes + 8, *end = bytes + size;
    pave_result result = PAVE_OK;
    for (bool first = true; result == PAVE_OK; first = false) {
        if (end - at < CHUNK_SIZE || big(at) > (size_t)(end - at) - CHUNK_SIZE)
            return damaged(self, "it ends too early");
        const size_t length = big(at);
        const uint8_t *name = at + 4, *data = at + 8;
        if (crc32(0, name, (uInt)length + 4) != big(data + length))
            return damaged(self, "bad checksum");
        if (first != (memcmp(name, "IHDR", 4) == 0)) return damaged(self, "bad header");
        if (first)
            result = take_head(self, data, length, size);
        else if (memcmp(name, "PLTE", 4) == 0)
            result = take_palette(self, data, length);
        else if (memcmp(name, "tRNS", 4) == 0)
            take_transparency(self, data, length);
        else if (memcmp(name, "IDAT", 4) == 0)
            result = take_rows(self, data, length);
        else if (memcmp(name, "IEND", 4) == 0)
            return self->row == self->height ? PAVE_OK : damaged(self, "rows are missing");
        else if (!(name[0] & 0x20)) // a critical chunk must not be skipped
            return damaged(self, "unknown chunk");
        at = data + length + 4;
    }
    return result;
}

pave_result pave_tiled_png_decode(const pave_tiled_input *input, const void *bytes, size_t size,
                                  bool deep, pave_tiled_pixels *out)
{
    picture self = {.input = input, .deep = deep};
    *out = (pave_tiled_pixels){0};
    if (size < 8 || memcmp(bytes, "\211PNG\r\n\032\n", 8) != 0)
        return pave_tiled_fail(input, PAVE_INVALID, "this is not a PNG; save the picture as one");
    const pave_result result = take_chunks(&self, bytes, size);
    if (self.stream.zalloc) inflateEnd(&self.stream);
    pave_common_free(input->allocator, self.lines);
    if (result == PAVE_OK)
        *out = (pave_tiled_pixels){.width = (int32_t)self.width,
                                   .height = (int32_t)self.height,
                                   .rgba = self.rgba,
                                   .allocator = input->allocator};
    else
        pave_common_free(input->allocator, self.rgba);
    return result;
}
