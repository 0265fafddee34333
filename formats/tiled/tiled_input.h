/// formats/tiled/tiled_input.h: the text being read, the current position in it, and errors at that
/// position.
#ifndef PAVE_TILED_INPUT_H
#define PAVE_TILED_INPUT_H

#include <pave/base.h>

enum { PAVE_TILED_TRAIL_SIZE = 128 };

/// State of a reader.
typedef struct pave_tiled_input {
    const char *path; ///< names the text in errors; relative paths are joined to it
    const pave_allocator *allocator;
    pave_error *error;                 ///< may be NULL
    bool alone;                        ///< do not open other files
    bool named;                        ///< named by another file: it must be a regular file
    int32_t line, column;              ///< position in XML; 0 in JSON
    char trail[PAVE_TILED_TRAIL_SIZE]; ///< position in JSON, such as tilesets[0].wangsets[1]; "" in
                                       ///< XML and at the top level
} pave_tiled_input;

/// Makes an input without a position. Clears the error.
pave_tiled_input pave_tiled_input_of(const char *path, const pave_allocator *allocator,
                                     pave_error *error);

/// Fills the input's error with its position and the message, and returns `result`.
pave_result pave_tiled_fail(const pave_tiled_input *input, pave_result result, const char *format,
                            ...) PAVE_PRINTF(3, 4);

/// Reports PAVE_NO_MEMORY.
pave_result pave_tiled_no_memory(const pave_tiled_input *input);

/// Appends `name`, or name[index] if `index` is not negative, to the trail. Returns the value that
/// pave_tiled_trail_cut needs to undo it.
size_t pave_tiled_trail_extend(pave_tiled_input *input, const char *name, int64_t index);
void pave_tiled_trail_cut(pave_tiled_input *input, size_t length);

/// Reads a whole file of at most PAVE_TILED_FILE_SIZE_MAX bytes. `out` is an array of *size bytes
/// from pave_common_array; NULL if the file is empty. Returns PAVE_IO, PAVE_UNSUPPORTED (too large)
/// or PAVE_NO_MEMORY and fills the input's error.
pave_result pave_tiled_file_read(const pave_tiled_input *input, unsigned char **out, size_t *size);

/// Maximum side of a picture in pixels, as given by a tile set or by the picture's header.
enum { PAVE_TILED_PICTURE_SIZE_MAX = 1 << 24 };

/// Reads the size in pixels from the header of a PNG file. Returns PAVE_OK; PAVE_INVALID if the
/// file cannot be read, is not a PNG, or has a side of 0 or above the maximum; PAVE_NO_MEMORY.
pave_result pave_tiled_png_size(const char *path, int32_t *width, int32_t *height);

/// Parses #rrggbb, the # optional, or #aarrggbb, ignoring the alpha.
bool pave_tiled_rgb_read(const char *text, uint32_t *out);

#endif
