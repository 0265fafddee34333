/// tests/world/second_chunks.h: the hash of chunks by the second implementation, written from
/// docs/determinism.md alone.
#ifndef PAVE_TESTS_SECOND_CHUNKS_H
#define PAVE_TESTS_SECOND_CHUNKS_H

#include <stdint.h>

static inline void add_word(uint64_t *hash, uint32_t word)
{
    *hash = (*hash ^ word) * UINT64_C(0xff51afd7ed558ccd);
    *hash ^= *hash >> 32;
}

/// The hash of four numbers, as each leaf and the whole begin.
static inline uint64_t begin_hash(int32_t a, int32_t b, int32_t c, int32_t d)
{
    uint64_t hash = UINT64_C(0x9e3779b97f4a7c15);
    add_word(&hash, (uint32_t)a);
    add_word(&hash, (uint32_t)b);
    add_word(&hash, (uint32_t)c);
    add_word(&hash, (uint32_t)d);
    return hash;
}

/// The leaf of the chunk that begins at unit cell x0, y0 of a rectangle. `ids` are those of the
/// whole rectangle, row by row.
static inline uint64_t second_leaf(int32_t x0, int32_t y0, int32_t width, int32_t height,
                                   int32_t faces, const uint32_t *ids)
{
    const int32_t x1 = x0 + 256 < width ? x0 + 256 : width,
                  y1 = y0 + 256 < height ? y0 + 256 : height;
    uint64_t hash = begin_hash(x0 / 256, y0 / 256, x1 - x0, y1 - y0);
    for (int32_t y = y0; y < y1; y++)
        for (int32_t x = x0; x < x1; x++)
            for (int32_t s = 0; s < faces; s++)
                add_word(&hash, ids[((int64_t)y * width + x) * faces + s]);
    return hash;
}

static inline uint64_t second_chunks(int32_t width, int32_t height, int32_t faces,
                                     const uint32_t *ids)
{
    uint64_t hash = begin_hash(width, height, 256, 256);
    for (int32_t y = 0; y < height; y += 256)
        for (int32_t x = 0; x < width; x += 256) {
            const uint64_t leaf = second_leaf(x, y, width, height, faces, ids);
            add_word(&hash, (uint32_t)leaf);
            add_word(&hash, (uint32_t)(leaf >> 32));
        }
    return hash;
}

#endif
