/// tests/fuzz/fuzz_png.c: any bytes as a PNG.
///
/// Checksums keep a fuzzer out: so that it gets in, the bytes are read twice, as they are and with
/// the right checksums put in.
#include "limited.h"

#include <pave/formats/tiled.h>

#include <string.h>
#include <zlib.h>

static uint32_t get_32(const uint8_t *bytes)
{
    return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

// Puts the right checksum at the end of every chunk that is whole.
static void mend(uint8_t *bytes, size_t size)
{
    enum { SIGNATURE = 8, AROUND = 12 };
    size_t at = SIGNATURE;
    while (at < size && size - at >= AROUND && get_32(bytes + at) <= size - at - AROUND) {
        uint32_t length = get_32(bytes + at);
        uint32_t sum = (uint32_t)crc32(0, bytes + at + 4, length + 4);
        uint8_t *end = bytes + at + 8 + length;
        for (int i = 0; i < 4; i++) end[i] = (uint8_t)(sum >> (24 - 8 * i));
        at += AROUND + length;
    }
}

static void read_png(const uint8_t *data, size_t size)
{
    size_t used = 0;
    pave_allocator allocator = {.resize = limited_resize, .context = &used};
    pave_tiled_pixels pixels = {0};
    pave_error error = {0};
    pave_result result = pave_tiled_png_parse(data, size, "in.png", &allocator, &pixels, &error);
    must((result == PAVE_OK) == (pixels.rgba != NULL) && error.result == result);
    must((result == PAVE_OK) == (error.message[0] == 0));
    if (pixels.rgba != NULL) {
        uint64_t sum = 0;
        must(pixels.width >= 1 && pixels.height >= 1 &&
             used == 4 * (size_t)pixels.width * (size_t)pixels.height);
        for (size_t i = 0; i < used; i++) sum += pixels.rgba[i]; // every byte is there
        must(sum <= 255 * (uint64_t)used);
    }
    pave_tiled_pixels_destroy(&pixels);
    must(used == 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    uint8_t *mended = malloc(size + 1);
    if (mended == NULL) return 0;
    memcpy(mended, data, size);
    mend(mended, size);
    read_png(data, size);
    if (memcmp(mended, data, size) != 0) read_png(mended, size);
    free(mended);
    return 0;
}
