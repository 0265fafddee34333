/// tests/fuzz/png_mend.h: checksums keep a fuzzer of pictures out: so that it gets in, the bytes
/// are read twice, as they are and with the right checksums put in.
#ifndef PAVE_TESTS_PNG_MEND_H
#define PAVE_TESTS_PNG_MEND_H

#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

static inline uint32_t png_get_32(const uint8_t *bytes)
{
    return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

/// Puts the right checksum at the end of every chunk that is whole.
static inline void png_mend(uint8_t *bytes, size_t size)
{
    enum { SIGNATURE = 8, AROUND = 12 };
    size_t at = SIGNATURE;
    while (at < size && size - at >= AROUND && png_get_32(bytes + at) <= size - at - AROUND) {
        uint32_t length = png_get_32(bytes + at);
        uint32_t sum = (uint32_t)crc32(0, bytes + at + 4, length + 4);
        uint8_t *end = bytes + at + 8 + length;
        for (int i = 0; i < 4; i++) end[i] = (uint8_t)(sum >> (24 - 8 * i));
        at += AROUND + length;
    }
}

/// Reads the bytes, and where they differ the mended ones.
static inline void png_read_twice(const uint8_t *data, size_t size,
                                  void (*read)(const uint8_t *data, size_t size))
{
    uint8_t *mended = malloc(size + 1);
    if (!mended) return;
    if (size > 0) memcpy(mended, data, size);
    png_mend(mended, size);
    read(data, size);
    if (size > 0 && memcmp(mended, data, size) != 0) read(mended, size);
    free(mended);
}

#endif
