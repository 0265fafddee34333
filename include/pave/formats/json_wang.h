/// pave/formats/json_wang.h: pave's own tile-set file, for Wang tiles of every shape. It can be
/// read, written, converted to sets of the core, and written as a C header that a game compiles in,
/// so that it parses nothing. Part of pave_json.
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
/// docs/files-sets.md describes the members. The rules of json.h for readers and writers apply here
/// too.
///
/// Example: wang_header.c.
#ifndef PAVE_FORMATS_JSON_WANG_H
#define PAVE_FORMATS_JSON_WANG_H

#include <pave/wang.h>

#ifdef __cplusplus
extern "C" {
#endif

enum {
    PAVE_JSON_WANG_SIZE_MAX = 1 << 28, ///< maximum size of the text in bytes
    PAVE_JSON_WANG_FACES_MAX = 256     ///< maximum number of lists of tiles
};

// Plain structs that you may read, and fill for the writers. Text is UTF-8; NULL means "absent".
// Paths are relative to the working directory: paths in a file have been joined to its folder.

/// A colour.
typedef struct pave_json_wang_color {
    char *name;
    uint32_t rgb;   ///< 0xRRGGBB
    double weight;  ///< default 1
    uint8_t mirror; ///< mirrored colour, 1-based; default: itself
} pave_json_wang_color;

/// A tile.
typedef struct pave_json_wang_tile {
    uint32_t id;                           ///< default: its 0-based index in the list
    uint8_t colors[PAVE_WANG_PLACES_MAX];  ///< colours by place; 0: unset or not used
    double weight;                         ///< default 1
    bool own_symmetries;                   ///< whether `symmetries` replaces the file's symmetries
    uint8_t symmetries;                    ///< sum of PAVE_WANG_ROTATE and so on
    char *image;                           ///< separate picture of the tile; NULL: in the sheet
    bool has_rect;                         ///< whether it shows only a rectangle of its picture
    int32_t rect_x, rect_y, width, height; ///< the rectangle in pixels
} pave_json_wang_tile;

/// The tiles of one face of a tiling.
typedef struct pave_json_wang_face {
    int sides;
    int mirror_sum; ///< as in pave_wang_def; 0: the default
    uint32_t tile_count;
    pave_json_wang_tile *tiles;
} pave_json_wang_face;

/// A picture of many tiles: tile `id` is in column id % columns and row id / columns, unless the
/// tile has a rectangle.
typedef struct pave_json_wang_sheet {
    char *image;                      ///< NULL: no sheet
    int32_t tile_width, tile_height;  ///< pixels; 0: only rectangles
    int32_t columns, margin, spacing; ///< margin and spacing in pixels
} pave_json_wang_sheet;

/// A file of tile sets: one for each face of a tiling, or one for all faces.
typedef struct pave_json_wang {
    char *path; ///< NULL: none yet
    char *name;
    char *grid; ///< "square", "hex", "tri" or the name of a tiling; NULL: absent
    pave_wang_kind kind;
    uint32_t symmetries; ///< sum of PAVE_WANG_ROTATE and so on
    pave_json_wang_sheet sheet;
    int32_t color_count;
    pave_json_wang_color *colors;
    int32_t face_count; ///< number of faces; 1: the same tiles for all faces
    pave_json_wang_face *faces;
    const pave_allocator *allocator; ///< allocator of this object
} pave_json_wang;

/// Reads a tile-set file; release it with pave_json_wang_destroy. pave_json_wang_create checks
/// whether the tiles form a set. Linear in the length of the text.
PAVE_API pave_result pave_json_wang_read(const char *path, const pave_allocator *allocator,
                                         pave_json_wang **out, pave_error *error);

/// Like pave_json_wang_read, but from memory.
PAVE_API pave_result pave_json_wang_parse(const char *text, size_t size, const char *path,
                                          const pave_allocator *allocator, pave_json_wang **out,
                                          pave_error *error);

/// Releases a file that was read or created by this library. NULL is allowed.
PAVE_API void pave_json_wang_destroy(pave_json_wang *file);

/// Creates the core's set of a face, 0..face_count-1. Release it with pave_wang_destroy. Returns
/// the results of pave_wang_create; PAVE_RANGE for a face without tiles. O(n log n) for n poses.
PAVE_API pave_result pave_json_wang_create(const pave_json_wang *file, int32_t face,
                                           const pave_allocator *allocator, pave_wang_set **out,
                                           pave_error *error);

/// Writes the file so that the reader accepts it, one tile per line, with relative paths to its
/// pictures. Also returns PAVE_INVALID for a string that is not UTF-8.
PAVE_API pave_result pave_json_wang_write(const pave_json_wang *file, const char *path,
                                          const pave_allocator *allocator, pave_error *error);

/// A function that receives the text in pieces; it returns false to stop the writer.
typedef struct pave_json_sink {
    bool (*write)(void *context, const char *bytes, size_t size);
    void *context;
} pave_json_sink;

/// Writes the text of pave_json_wang_write to a sink; paths to pictures are relative to the file
/// `path`. Also returns PAVE_STOPPED if the sink stops it.
PAVE_API pave_result pave_json_wang_print(const pave_json_wang *file, const char *path,
                                          pave_json_sink sink, const pave_allocator *allocator,
                                          pave_error *error);

/// Writes the file as a C header that includes only pave/wang.h: constant tables, and a constant
/// pave_wang_def, or a list of them for several faces. It is called NAME_def, where NAME is the
/// file's name in lower case. If that has no letters a to z, NAME comes from the header's name, or
/// is `tiles`. The same text is valid C and C++20. It also has the names of the colours, their
/// 0xRRGGBB, and the rectangles of the tiles, if the file has them. Also returns PAVE_INVALID for a
/// face without tiles.
PAVE_API pave_result pave_json_wang_write_header(const pave_json_wang *file, const char *path,
                                                 const pave_allocator *allocator,
                                                 pave_error *error);

#ifdef __cplusplus
}
#endif
#endif
