/// formats/common/common_png_blocks.h: writes blocks of deflate from literal bytes and matches that
/// the caller has found.
#ifndef PAVE_FORMATS_COMMON_PNG_BLOCKS_H
#define PAVE_FORMATS_COMMON_PNG_BLOCKS_H

#include "common_output.h"

enum {
    PAVE_PNG_WINDOW = 1 << 15, ///< maximum distance of a match
    PAVE_PNG_LENGTH_MIN = 3,
    PAVE_PNG_LENGTH_MAX = 1 << 16 ///< maximum length of a step's match
};

/// Literal bytes, followed by a match; length 0: no match.
typedef struct pave_png_token {
    uint16_t plain, length, distance;
} pave_png_token;

/// Bytes as tokens.
typedef struct pave_png_strip {
    const uint8_t *bytes;
    const pave_png_token *tokens;
    int32_t size, count; ///< bytes, and tokens
} pave_png_strip;

/// A strip, or a match.
typedef struct pave_png_step {
    const pave_png_strip *strip; ///< NULL: a match
    int32_t length, distance;
} pave_png_step;

/// Writes to an output in memory. Initialize to {output}.
typedef struct pave_png_blocks {
    pave_output *output;
    uint64_t bits;
    int count;
    uint8_t *at;
    const uint8_t *end; ///< of the buffer
} pave_png_blocks;

/// Adds a block. Does nothing if the output has failed.
void pave_png_blocks_add(pave_png_blocks *self, const pave_png_step *steps, int count);

/// Adds an empty block that ends at a byte, and gives all bytes to the output.
void pave_png_blocks_end(pave_png_blocks *self);

#endif
