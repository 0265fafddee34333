/// src/scene/scene_svg_image.c: an image inside an SVG, as a base64 PNG. The core has no
/// compression, so the rows are stored uncompressed. This is larger, but every reader supports it.
///
/// Based on: "Portable Network Graphics (PNG) Specification (Second Edition)", W3C, 2003; P.
/// Deutsch, "DEFLATE Compressed Data Format Specification", RFC 1951, 1996 (stored blocks); P.
/// Deutsch, J.-L. Gailly, "ZLIB Compressed Data Format Specification", RFC 1950, 1996.
#include "../base/exact.h"

#include "scene_svg.h"

#include <string.h>

enum { PAVE_SVG_STORED_MAX = 65535, PAVE_SVG_ADLER = 65521 };

typedef struct pave_svg_image {
    pave_svg *svg;
    uint8_t pending[3]; ///< bytes of an incomplete group of three
    int pending_count;
    uint32_t crc;       ///< CRC of the chunk so far
    uint32_t low, high; ///< the two sums of Adler-32 over the rows
} pave_svg_image;

static void svg_image_base64(pave_svg_image *image, const uint8_t *three, int count)
{
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    uint32_t bits = (uint32_t)three[0] << 16 | (uint32_t)three[1] << 8 | three[2];
    char text[4];
    for (int i = 0; i < 4; i++) text[i] = i <= count ? digits[bits >> (18 - 6 * i) & 63] : '=';
    pave_svg_bytes(image->svg, text, 4);
}

static void svg_image_byte(pave_svg_image *image, uint8_t byte)
{
    static const uint32_t table[16] = {0x00000000, 0x1db71064, 0x3b6e20c8, 0x26d930ac,
                                       0x76dc4190, 0x6b6b51f4, 0x4db26158, 0x5005713c,
                                       0xedb88320, 0xf00f9344, 0xd6d6a3e8, 0xcb61b38c,
                                       0x9b64c2b0, 0x86d3d2d4, 0xa00ae278, 0xbdbdf21c};
    image->crc ^= byte;
    image->crc = image->crc >> 4 ^ table[image->crc & 15];
    image->crc = image->crc >> 4 ^ table[image->crc & 15];
    image->pending[image->pending_count++] = byte;
    if (image->pending_count < 3) return;
    svg_image_base64(image, image->pending, 3);
    image->pending_count = 0;
}

static void svg_image_bytes(pave_svg_image *image, const void *bytes, size_t size)
{
    for (size_t i = 0; i < size; i++) svg_image_byte(image, ((const uint8_t *)bytes)[i]);
}

static void svg_image_number(pave_svg_image *image, uint32_t number)
{
    for (int shift = 24; shift >= 0; shift -= 8) svg_image_byte(image, (uint8_t)(number >> shift));
}

static void svg_image_chunk_begin(pave_svg_image *image, uint32_t size, const char *type)
{
    svg_image_number(image, size);
    image->crc = 0xffffffff;
    svg_image_bytes(image, type, 4);
}

static void svg_image_chunk_end(pave_svg_image *image)
{
    svg_image_number(image, image->crc ^ 0xffffffff);
}

/// Writes bytes of the rows and adds them to the Adler-32 sums.
static void svg_image_row_bytes(pave_svg_image *image, const uint8_t *bytes, size_t size)
{
    svg_image_bytes(image, bytes, size);
    for (size_t i = 0; i < size; i++) {
        image->low += bytes[i];
        image->low -= image->low >= PAVE_SVG_ADLER ? PAVE_SVG_ADLER : 0;
        image->high += image->low;
        image->high -= image->high >= PAVE_SVG_ADLER ? PAVE_SVG_ADLER : 0;
    }
}

static void svg_image_block(pave_svg_image *image, size_t size, bool last)
{
    const uint8_t head[] = {last, (uint8_t)size, (uint8_t)(size >> 8), (uint8_t)~size,
                            (uint8_t)(~size >> 8)};
    svg_image_bytes(image, head, sizeof head);
}

/// Writes a chunk for each row: its filter (none) and its pixels as stored blocks. The first chunk
/// starts with the zlib header, the last one ends with the checksum.
static void svg_image_row(pave_svg_image *image, const uint8_t *pixels, size_t size, bool first,
                          bool last)
{
    size_t blocks = size / PAVE_SVG_STORED_MAX + 1; // enough for 1 + size bytes
    svg_image_chunk_begin(
        image, (uint32_t)(1 + size + 5 * blocks + (first ? 2 : 0) + (last ? 4 : 0)), "IDAT");
    if (first) svg_image_bytes(image, "\x78\x01", 2);
    size_t part = size < PAVE_SVG_STORED_MAX ? size : PAVE_SVG_STORED_MAX - 1, done = 0;
    for (size_t block = 1; block <= blocks; block++) {
        svg_image_block(image, part + (block == 1), last && block == blocks);
        if (block == 1) svg_image_row_bytes(image, (const uint8_t[]){0}, 1);
        svg_image_row_bytes(image, pixels + done, part);
        done += part;
        part = size - done < PAVE_SVG_STORED_MAX ? size - done : PAVE_SVG_STORED_MAX;
    }
    if (last) svg_image_number(image, image->high << 16 | image->low);
    svg_image_chunk_end(image);
}

void pave_svg_png(pave_svg *svg, const pave_scene_item *item)
{
    pave_svg_image image = {.svg = svg, .low = 1};
    size_t row = 4 * (size_t)item->width;
    pave_svg_text(svg, "data:image/png;base64,");
    svg_image_bytes(&image, "\x89PNG\r\n\x1a\n", 8);
    svg_image_chunk_begin(&image, 13, "IHDR");
    svg_image_number(&image, (uint32_t)item->width);
    svg_image_number(&image, (uint32_t)item->height);
    svg_image_bytes(&image, "\x08\x06\0\0",
                    5); // 8 bits per channel, RGBA; for the other fields only one method exists
    svg_image_chunk_end(&image);
    for (int32_t y = 0; y < item->height && !svg->stopped; y++)
        svg_image_row(&image, item->rgba + (size_t)y * row, row, y == 0, y + 1 == item->height);
    svg_image_chunk_begin(&image, 0, "IEND");
    svg_image_chunk_end(&image);
    if (image.pending_count == 0) return;
    for (int i = image.pending_count; i < 3; i++) image.pending[i] = 0;
    svg_image_base64(&image, image.pending, image.pending_count);
}
