/// pave/formats/json.h: pave's own files. So far: tilings of one's own.
///
/// A tiling is one JSON object:
///
///     {
///         "name": "bricks",
///         "i": [2, 0],
///         "j": [1, 1],
///         "faces": [
///             [[0, 0], [1, 0], [2, 0], [2, 1], [1, 1], [0, 1]]
///         ]
///     }
///
/// `i` and `j` are the lattice vectors, and each face of a unit cell is the list of its corners, either way round; x points right and y down.
/// What the faces must be, is said at pave_tiling_create. `name` may be left out. Nothing else may stand in the object, and nothing twice. Of a number 15 digits
/// count. docs/files.md tells the same at more length.
///
/// Example: json_tiling.c.
#ifndef PAVE_FORMATS_JSON_H
#define PAVE_FORMATS_JSON_H

#include <pave/tiling.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Bytes of a text that is read; a larger one is refused.
enum { PAVE_JSON_SIZE_MAX = 1 << 22 };

/// Reads a tiling from a file; give it to pave_tiling_destroy. Returns PAVE_OK; PAVE_IO; PAVE_UNSUPPORTED (too large, or nested too deeply);
/// PAVE_NO_MEMORY; PAVE_INVALID when it is no such JSON, and whatever pave_tiling_create says. Then `error`, which may be NULL, has the file, the
/// line and the column of the value or face, and names the face and the side, both counted from 0. On failure `out` is NULL.
PAVE_API pave_result pave_json_tiling_read(const char *path, const pave_allocator *allocator, pave_tiling **out, pave_error *error);

/// The same from a text of `size` bytes; `path`, which may be NULL, names it in errors.
PAVE_API pave_result pave_json_tiling_parse(const char *text, size_t size, const char *path, const pave_allocator *allocator, pave_tiling **out,
                                            pave_error *error);

/// Writes a tiling as a file that the reader takes, with one face a line: also those that pave knows by name, to begin one's own with. "-" is
/// standard output. The file is there whole or not at all.
/// Returns PAVE_OK; PAVE_IO; PAVE_INVALID when the name is no UTF-8; PAVE_NO_MEMORY; with `error`, which may be NULL, filled.
PAVE_API pave_result pave_json_tiling_write(const pave_tiling *tiling, const char *path, const pave_allocator *allocator, pave_error *error);

#ifdef __cplusplus
}
#endif
#endif
