/// formats/tiled/tiled_decode.h: the gids of a layer from the text that stands for them.
#ifndef PAVE_FORMATS_TILED_DECODE_H
#define PAVE_FORMATS_TILED_DECODE_H

#include "tiled_input.h"

typedef enum pave_tiled_encoding_read {
    PAVE_TILED_READ_LIST,
    PAVE_TILED_READ_CSV,
    PAVE_TILED_READ_BASE64
} pave_tiled_encoding_read;

typedef enum pave_tiled_compression_read {
    PAVE_TILED_READ_PLAIN,
    PAVE_TILED_READ_DEFLATE, ///< gzip and zlib, told apart by their heads
    PAVE_TILED_READ_ZSTD
} pave_tiled_compression_read;

/// Reads `cells` numbers separated by commas. `out` is a pave_common_array of that many, NULL after
/// a failure. Errors count lines from the input's line on.
pave_result pave_tiled_decode_csv(pave_tiled_input *input, const char *text, size_t size,
                                  int64_t cells, uint32_t **out);

/// Reads `cells` numbers of four bytes, lowest first, maybe compressed, written as base64. `out` as
/// above. Nothing is allocated before the text is known to be long enough, at the best ratio of its
/// compression.
pave_result pave_tiled_decode_base64(pave_tiled_input *input, const char *text, size_t size,
                                     pave_tiled_compression_read compression, int64_t cells,
                                     uint32_t **out);

#endif
