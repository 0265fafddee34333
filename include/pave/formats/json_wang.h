/// pave/formats/json_wang.h: pave's own tile-set file, for Wang tiles of every shape: read,
/// written, made into sets of the core, and written as a C header that a game compiles in, so that
/// it parses nothing. Part of pave_json.
///
///     {
///         "name": "roads",
///         "grid": "hex",
///         "kind": "edge",
///         "symmetries": ["rotate", "mirror"],
///         "sheet": {"image": "roads.png", "tile": [32, 37], "columns": 4},
///         "colors": [
///             {"name": "grass", "rgb": "#5fb04a"},
///             {"name": "road", "rgb": "#8e939c", "weight": 0.5}
///         ],
///         "tiles": [
///             {"id": 0, "colors": [1, 1, 1, 1, 1, 1], "weight": 3},
///             {"id": 1, "colors": [2, 1, 1, 2, 1, 1], "symmetries": ["rotate"]}
///         ]
///     }
///
/// docs/files-sets.md describes the members. json.h describes readers and writers.
///
/// Example: wang_header.c.
#ifndef PAVE_FORMATS_JSON_WANG_H
#define PAVE_FORMATS_JSON_WANG_H

#include <pave/wang.h>

#ifdef __cplusplus
extern "C" {
#endif

enum {
    PAVE_JSON_WANG_SIZE_MAX = 1 << 28, ///< bytes of a text; a larger one is refused
    PAVE_JSON_WANG_FACES_MAX = 256     ///< lists of tiles
};

// Plain structs that you may read, and fill for the writers. Text is UTF-8; NULL means "absent".
// Paths are relative to the working directory: those inside a file have been joined to its folder.

/// A colour.
typedef struct pave_json_wang_color {
    char *name;
    uint32_t rgb;   ///< 0xRRGGBB
    double weight;  ///< default 1
    uint8_t mirror; ///< its mirror, from 1; default itself
} pave_json_wang_color;

/// A tile.
typedef struct pave_json_wang_tile {
    uint32_t id;                           ///< default: its number in the list, from 0
    uint8_t colors[PAVE_WANG_PLACES_MAX];  ///< by place; 0 unset or not used
    double weight;                         ///< default 1
    bool own_symmetries;                   ///< whether `symmetries` count, instead of the file's
    uint8_t symmetries;                    ///< PAVE_WANG_ROTATE and so on
    char *image;                           ///< a picture of its own; NULL: in the sheet
    bool has_rect;                         ///< whether it shows a rectangle of its picture alone
    int32_t rect_x, rect_y, width, height; ///< which, in pixels
} pave_json_wang_tile;

/// The tiles of one face of a tiling.
typedef struct pave_json_wang_face {
    int sides;
    int mirror_sum; ///< as pave_wang_def; 0: the usual
    uint32_t tile_count;
    pave_json_wang_tile *tiles;
} pave_json_wang_face;

/// A picture of many tiles: tile `id` is in column id % columns and row id / columns, where it has
/// no rectangle of its own.
typedef struct pave_json_wang_sheet {
    char *image;                      ///< NULL: no sheet
    int32_t tile_width, tile_height;  ///< pixels; 0: only rectangles
    int32_t columns, margin, spacing; ///< margin and spacing in pixels
} pave_json_wang_sheet;

/// A file of tile sets: one for each face of a tiling, or one for all.
typedef struct pave_json_wang {
    char *path; ///< NULL: none yet
    char *name;
    char *grid; ///< "square", "hex", "tri" or the name of a tiling; NULL: not said
    pave_wang_kind kind;
    uint32_t symmetries; ///< PAVE_WANG_ROTATE and so on
    pave_json_wang_sheet sheet;
    int32_t color_count;
    pave_json_wang_color *colors;
    int32_t face_count; ///< 1: the same tiles for all faces
    pave_json_wang_face *faces;
    const pave_allocator *allocator; ///< what it was made with
} pave_json_wang;

/// Reads a tile-set file; give it to pave_json_wang_destroy. Whether the tiles make a set is for
/// pave_json_wang_create to say. O(n) in the text.
PAVE_API pave_result pave_json_wang_read(const char *path, const pave_allocator *allocator,
                                         pave_json_wang **out, pave_error *error);

/// The same for a text.
PAVE_API pave_result pave_json_wang_parse(const char *text, size_t size, const char *path,
                                          const pave_allocator *allocator, pave_json_wang **out,
                                          pave_error *error);

/// Releases a file that was read or made by this library; NULL is allowed.
PAVE_API void pave_json_wang_destroy(pave_json_wang *file);

/// Makes the core's set of a face, 0..face_count - 1. Destroy it with pave_wang_destroy. Results as
/// pave_wang_create; PAVE_RANGE for a face without tiles. O(n log n) in the poses.
PAVE_API pave_result pave_json_wang_create(const pave_json_wang *file, int32_t face,
                                           const pave_allocator *allocator, pave_wang_set **out,
                                           pave_error *error);

/// Writes the file so that the reader accepts it, a tile a line, with relative paths to its
/// pictures. Also returns PAVE_INVALID for a text that is not UTF-8.
PAVE_API pave_result pave_json_wang_write(const pave_json_wang *file, const char *path,
                                          const pave_allocator *allocator, pave_error *error);

/// A function that takes a text piece by piece; it returns false to stop the writer.
typedef struct pave_json_sink {
    bool (*write)(void *context, const char *bytes, size_t size);
    void *context;
} pave_json_sink;

/// Gives the text of pave_json_wang_write to a sink; paths to pictures are as from the file `path`.
/// Also returns PAVE_STOPPED when the sink stops it.
PAVE_API pave_result pave_json_wang_print(const pave_json_wang *file, const char *path,
                                          pave_json_sink sink, const pave_allocator *allocator,
                                          pave_error *error);

/// Writes it as a C header that includes pave/wang.h alone: constant tables, and a constant
/// pave_wang_def called NAME_def after the file's name, in small letters; of several faces a list.
/// Where that name has no letters a to z, it is the name of the header, or `tiles`. The same text
/// is C and C++20. It also has the names of the colours, their 0xRRGGBB, and the rectangles of the
/// tiles, where the file says them. Also returns PAVE_INVALID for a face without tiles.
PAVE_API pave_result pave_json_wang_write_header(const pave_json_wang *file, const char *path,
                                                 const pave_allocator *allocator,
                                                 pave_error *error);

#ifdef __cplusplus
}
#endif
#endif
