/// formats/tiled/tiled_input.h: the text that is being read, the place in it, and the failures that
/// name that place.
#ifndef PAVE_TILED_INPUT_H
#define PAVE_TILED_INPUT_H

#include <pave/base.h>

enum { PAVE_TILED_TRAIL_SIZE = 128 };

/// A text that is being read.
typedef struct pave_tiled_input {
    const char *path; ///< names it in errors; its relative paths are joined to this
    const pave_allocator *allocator;
    pave_error *error;                 ///< may be NULL
    bool alone;                        ///< files that it refers to are not opened
    bool named;                        ///< another file names this one: it must be a regular file
    int32_t line, column;              ///< the place in XML; 0 in JSON
    char trail[PAVE_TILED_TRAIL_SIZE]; ///< the place in JSON, such as tilesets[0].wangsets[1]; ""
                                       ///< in XML and at its top
} pave_tiled_input;

/// An input without a place. Clears the error.
pave_tiled_input pave_tiled_input_of(const char *path, const pave_allocator *allocator,
                                     pave_error *error);

/// Fills the input's error with its place and the message, and returns `result`.
pave_result pave_tiled_fail(const pave_tiled_input *input, pave_result result, const char *format,
                            ...) PAVE_PRINTF(3, 4);

/// PAVE_NO_MEMORY with its message.
pave_result pave_tiled_no_memory(const pave_tiled_input *input);

/// Extends the trail by `name` or, where `index` is not negative, by name[index]. Returns what
/// pave_tiled_trail_cut needs to undo it.
size_t pave_tiled_trail_extend(pave_tiled_input *input, const char *name, int64_t index);
void pave_tiled_trail_cut(pave_tiled_input *input, size_t length);

/// Reads a whole file of at most PAVE_TILED_FILE_SIZE_MAX bytes. `out` is *size bytes, a
/// pave_common_array; NULL when the file is empty. PAVE_IO, PAVE_UNSUPPORTED (too large) or
/// PAVE_NO_MEMORY with the input's error filled.
pave_result pave_tiled_file_read(const pave_tiled_input *input, unsigned char **out, size_t *size);

/// Pixels that a picture may have along a side, by the word of a tile set or of its own head.
enum { PAVE_TILED_PICTURE_SIZE_MAX = 1 << 24 };

/// Reads the size in pixels from the head of a PNG file. Returns PAVE_OK; PAVE_INVALID if the file
/// cannot be read, is not a PNG, or has a side of 0 or above the maximum; PAVE_NO_MEMORY.
pave_result pave_tiled_png_size(const char *path, int32_t *width, int32_t *height);

/// Reads #rrggbb, with or without the #, or #aarrggbb, whose alpha is dropped.
bool pave_tiled_rgb_read(const char *text, uint32_t *out);

#endif
