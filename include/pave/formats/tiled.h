/// pave/formats/tiled.h: the files of Tiled (mapeditor.org): reads tile sets and maps (TSX, TSJ,
/// TMX, TMJ), writes maps, tile sets, tables of tiles and pictures. Library pave_tiled (expat,
/// jansson, zlib, zstd, libpng).
///
/// Based on: T. Lindeijer and others, "TMX Map Format" and "JSON Map Format", 1.0 to 1.10.
///
/// Examples: tiled_tileset.c, tiled_tiny_map.c and tiled_pixels.c (reading), tiled_world_map.c,
/// tiled_own_tiles.c, tiled_tables.c, tiled_describe.c and tiled_template.c (writing),
/// tiled_round_trip.c (both).
#ifndef PAVE_FORMATS_TILED_H
#define PAVE_FORMATS_TILED_H

#include <pave/base.h>
#include <pave/builtin.h>
#include <pave/wang.h>

#ifdef __cplusplus
extern "C" {
#endif

// ---- Tile sets ----------------------------------------------------------------------------------
// Plain structs that you may read, and fill yourself for the writers. Text is UTF-8; NULL stands
// for "not there". Paths are as seen from the working directory: those inside a file have been
// joined to the folder of that file.
//
// What is read comes from the allocator, but for the own memory of expat, zstd and jansson (trees),
// whose interfaces cannot hand one through: that is malloc's. All of it is released before the
// reading function returns.

enum {
    PAVE_TILED_TILES_MAX = 1 << 20,     ///< tiles of one tile set
    PAVE_TILED_TILE_SIZE_MAX = 1 << 14, ///< pixels, each way
    PAVE_TILED_FILE_SIZE_MAX = 1 << 28, ///< bytes of a text that is read; a larger file is refused
    PAVE_TILED_JSON_SIZE_MAX =
        1 << 26, ///< the same of JSON, whose reading takes about 25 bytes of memory for one of text
    PAVE_TILED_IMAGE_SIZE_MAX = 1 << 15, ///< pixels of a picture that is read, each way
    PAVE_TILED_PIXELS_MAX = 1 << 28,     ///< pixels of a picture that is read, in all
    PAVE_TILED_CELLS_MAX = 1 << 28,      ///< cells of a map that is read, over all its layers
    PAVE_TILED_WRITE_WIDTH_MAX =
        1 << 22, ///< cells of a row that is written; writers keep a row at least, 16 MB
    PAVE_TILED_WRITE_PIXELS_WIDE_MAX =
        1
        << 22, ///< pixels of a row of a picture that is written; the writer keeps a few, 16 MB each
    PAVE_TILED_WRITE_KEPT_MAX =
        1 << 26 ///< cells that a picture may need at a time, 256 MB; see pave_tiled_write_png
};

typedef struct pave_tiled_image {
    char *path;            ///< NULL: no picture
    int32_t line;          ///< where it is named in its file; 0: nowhere
    int32_t width, height; ///< pixels as the file says; 0: it does not
    bool has_key;          ///< whether `key` is transparent
    uint32_t key;          ///< 0xRRGGBB
} pave_tiled_image;

typedef struct pave_tiled_tile {
    uint32_t id;            ///< local id
    double probability;     ///< default 1
    pave_tiled_image image; ///< in sets of one picture a tile
} pave_tiled_tile;

typedef struct pave_tiled_color {
    char *name;
    uint32_t rgb;       ///< 0xRRGGBB
    double probability; ///< default 1
    int32_t tile; ///< local id of the tile that stands for it, or -1 (also where the file names
                  ///< none that there is)
} pave_tiled_color;

typedef struct pave_tiled_wangtile {
    uint32_t id;                             ///< local id
    uint8_t colors[PAVE_WANG_PLACES_SQUARE]; ///< T,TR,R,BR,B,BL,L,TL; 0 unset
} pave_tiled_wangtile;

typedef struct pave_tiled_wangset {
    char *name;
    pave_wang_kind kind;
    int32_t line; ///< where it stands in its file; 0: nowhere
    int32_t tile; ///< local id of the tile that stands for it, or -1
    int32_t color_count;
    pave_tiled_color *colors;
    uint32_t tile_count;
    pave_tiled_wangtile
        *tiles; ///< ascending by id, each once; tiles whose colours are all unset are left out
} pave_tiled_wangset;

typedef enum pave_tiled_orientation {
    PAVE_TILED_ORTHOGONAL = 0,
    PAVE_TILED_ISOMETRIC = 1,
    PAVE_TILED_STAGGERED = 2, ///< read, not written
    PAVE_TILED_HEXAGONAL = 3  ///< read, not written
} pave_tiled_orientation;

typedef struct pave_tiled_tileset {
    char *path;    ///< the file it stands in: .tsx, .tsj, or the map that embeds it; NULL: none yet
    bool embedded; ///< whether `path` is a map
    char *name;
    int32_t tile_width, tile_height; ///< pixels
    int32_t spacing, margin;         ///< pixels
    uint32_t tile_count, columns;    ///< columns 0: one picture a tile; then ids may be above the
                                     ///< count, for some may be left out
    int32_t offset_x, offset_y;      ///< pixels that every tile is moved when drawn
    bool has_grid;                   ///< whether the file has a <grid>
    pave_tiled_orientation grid; ///< of <grid>; else of the map that it came in; else orthogonal
    int32_t grid_width,
        grid_height;         ///< of <grid>; else the cell of the map that it came in; else 0
    pave_tiled_image image;  ///< the sheet; path NULL: one picture a tile
    uint32_t listed_count;   ///< tiles that the file says something about
    pave_tiled_tile *listed; ///< ascending by id
    uint32_t wangset_count;
    pave_tiled_wangset *wangsets;
    const pave_allocator *allocator; ///< what it was made with
} pave_tiled_tileset;

/// Reads a tile set: a .tsx or .tsj, or the tile sets of a .tmx or .tmj (embedded or referred to).
/// The format is told from the content. Of several tile sets in a map, the first that has a wang
/// set is taken (else the first). Wang ids may be text or the hexadecimal form of before 1.5 (whose
/// edge and corner colours make a mixed, edge or corner set); the <terraintypes> of 1.0 to 1.4
/// become a corner set called "Terrains", the first. A wang set without a type gets the one that
/// its tiles' colours show. The picture is not read, but for its size where the file says neither
/// columns and count nor that size. Elements and attributes that are unknown are passed over.
/// Returns PAVE_OK and the tile set in `out`, to be given to pave_tiled_tileset_destroy; PAVE_IO
/// when a file cannot be read; PAVE_INVALID when it is none or contradicts itself (a colour above
/// the count, an id above the count, ...); PAVE_UNSUPPORTED for entity declarations, sizes above
/// the limits, flipped wang tiles of before 1.5, pictures inside the file and tiles that show a
/// part of their picture; PAVE_NO_MEMORY. `out` is NULL unless PAVE_OK is returned. `error`, which
/// may be NULL, has the file, line and column; in JSON the message begins with the place, such as
/// tilesets[0].wangsets[1]. Time O(n log n) in the file, linear where the tiles stand in order.
PAVE_API pave_result pave_tiled_tileset_read(const char *path, const pave_allocator *allocator,
                                             pave_tiled_tileset **out, pave_error *error);

/// The same, but of several tile sets in a map the first that has a wang set called `wangset`;
/// where none has, or for NULL, as above.
PAVE_API pave_result pave_tiled_tileset_read_set(const char *path, const char *wangset,
                                                 const pave_allocator *allocator,
                                                 pave_tiled_tileset **out, pave_error *error);

/// The same from memory. `path` names the text in errors and is what its relative paths are joined
/// to; `bytes` must hold at least size bytes. With `alone` nothing is opened, and a tile set in
/// another file is PAVE_UNSUPPORTED.
PAVE_API pave_result pave_tiled_tileset_parse(const void *bytes, size_t size, const char *path,
                                              bool alone, const pave_allocator *allocator,
                                              pave_tiled_tileset **out, pave_error *error);

/// Releases a tile set that was read or made by this library; NULL is allowed.
PAVE_API void pave_tiled_tileset_destroy(pave_tiled_tileset *tileset);

/// The wang set of that name; NULL: the first. Returns PAVE_OK and it in `out`; PAVE_NOT_FOUND, and
/// the error lists the names that there are.
PAVE_API pave_result pave_tiled_wangset_find(const pave_tiled_tileset *tileset, const char *name,
                                             const pave_tiled_wangset **out, pave_error *error);

/// Makes the core's set of a wang set, with tile and colour probabilities as weights and local ids
/// as ids. Results as pave_wang_create; PAVE_RANGE for a set without colours or tiles.
PAVE_API pave_result pave_tiled_wangset_create(const pave_tiled_tileset *tileset,
                                               const pave_tiled_wangset *wangset,
                                               const pave_allocator *allocator, pave_wang_set **out,
                                               pave_error *error);

/// The tile set of a built-in Wang set: name, colours, one wang set, a sheet of 4 x 4 tiles of
/// `tile_size` pixels (isometric: diamonds of tile_size x tile_size / 2, with their <grid>). It has
/// no path yet; its image path is NULL until pave_tiled_builtin_write. Returns PAVE_OK; PAVE_RANGE
/// for a tile size that pave_builtin_paint does not take; PAVE_NO_MEMORY.
PAVE_API pave_result pave_tiled_builtin(pave_builtin builtin, pave_projection projection,
                                        int tile_size, const pave_allocator *allocator,
                                        pave_tiled_tileset **out, pave_error *error);

// ---- Maps that are read -------------------------------------------------------------------------

/// The bits of a gid that turn its tile; the rest is the number.
#define PAVE_TILED_FLIP_HORIZONTAL UINT32_C(0x80000000)
#define PAVE_TILED_FLIP_VERTICAL UINT32_C(0x40000000)
#define PAVE_TILED_FLIP_DIAGONAL UINT32_C(0x20000000)
#define PAVE_TILED_ROTATE_120 UINT32_C(0x10000000)
#define PAVE_TILED_GID_MASK UINT32_C(0x0fffffff)

typedef struct pave_tiled_layer {
    char *name;
    int32_t x, y;          ///< the cell of the first gid; (0, 0) unless the map is infinite
    int32_t width, height; ///< cells; of an infinite map, what its chunks span
    uint32_t *gids;        ///< width * height, row by row; 0 is empty
} pave_tiled_layer;

typedef struct pave_tiled_map {
    char *path;
    pave_tiled_orientation orientation;
    bool infinite;
    int32_t width, height, tile_width, tile_height;
    uint32_t tileset_count;
    uint32_t *first_gids; ///< ascending
    pave_tiled_tileset **tilesets;
    uint32_t layer_count; ///< tile layers, those inside groups too
    pave_tiled_layer *layers;
    const pave_allocator *allocator;
} pave_tiled_map;

/// Reads a map, .tmx or .tmj: its tile layers (XML tiles, csv, base64 with gzip, zlib, zstd or
/// none; finite or in chunks) and tile sets. Every gid is empty or a tile of one of them. Results
/// as pave_tiled_tileset_read; `out` is to be given to pave_tiled_map_destroy. An allocation for a
/// layer is never larger than what its text can stand for at the best ratio of its compression.
/// Linear in the file and the cells.
PAVE_API pave_result pave_tiled_map_read(const char *path, const pave_allocator *allocator,
                                         pave_tiled_map **out, pave_error *error);

/// The same from memory; see pave_tiled_tileset_parse.
PAVE_API pave_result pave_tiled_map_parse(const void *bytes, size_t size, const char *path,
                                          bool alone, const pave_allocator *allocator,
                                          pave_tiled_map **out, pave_error *error);

/// Releases a map; NULL is allowed.
PAVE_API void pave_tiled_map_destroy(pave_tiled_map *map);

/// What pave_tiled_map_verify counts. Cells that are empty take no part; edge sets have no corners
/// to compare, corner sets no sides.
typedef struct pave_tiled_verdict {
    int64_t mismatches; ///< sides + corners
    int64_t sides;      ///< sides between two tiles whose colours differ
    int64_t corners;    ///< corners around which the colours of the tiles differ; each counts once
    int64_t checked_sides;   ///< sides that were compared: those between two tiles
    int64_t checked_corners; ///< corners that were compared: those that at least two tiles share
    int64_t empty;           ///< cells that are empty
    int64_t
        foreign; ///< cells whose tile is not in the wang set: compared with all its colours unset
    bool found;  ///< whether there is any mismatch; then:
    int32_t first_x,
        first_y; ///< the first cell, row by row from the left, whose tile does not match one before
                 ///< it: at a side or corner that it shares with the tile to its left, upper left,
                 ///< above it or to its upper right; counted as the layer's x and y are
} pave_tiled_verdict;

/// Compares the colours of all neighbouring tiles of a layer (orthogonal or isometric map), flips
/// and rotations included. `layer` and `wangset` belong to the map. Returns PAVE_OK, however many
/// mismatches; PAVE_UNSUPPORTED for other maps; PAVE_NOT_FOUND for a wang set of elsewhere;
/// PAVE_NO_MEMORY (it needs two rows). `error` may be NULL. Time O(log n) a cell in the tiles of
/// the set.
PAVE_API pave_result pave_tiled_map_verify(const pave_tiled_map *map, const pave_tiled_layer *layer,
                                           const pave_tiled_wangset *wangset,
                                           pave_tiled_verdict *verdict, pave_error *error);

// ---- Writing ------------------------------------------------------------------------------------
// Every file is written beside its target and renamed when whole; on failure, PAVE_STOPPED
// included, the target is as it was and nothing else is left behind: a command that may be
// interrupted lets its progress callback stop the writer. The path "-" is standard output; devices
// and pipes are written as they are.

/// Where the writers get their tiles: writes the local tile ids of `count` rows from row `first`
/// on, `width` a row, without gaps. `out` holds count * width elements: at most 2^20, or one row.
/// No row is asked for twice, nor after a later one, and all on the thread that called the writer;
/// a picture leaves out rows that it does not show. Anything but PAVE_OK ends the writing.
typedef struct pave_tiled_rows {
    pave_result (*read)(void *context, int32_t first, int32_t count, uint32_t *out);
    void *context;
} pave_tiled_rows;

typedef enum pave_tiled_encoding { PAVE_TILED_CSV = 0, PAVE_TILED_BASE64 = 1 } pave_tiled_encoding;
typedef enum pave_tiled_compression {
    PAVE_TILED_UNCOMPRESSED = 0,
    PAVE_TILED_ZLIB = 1,
    PAVE_TILED_ZSTD = 2
} pave_tiled_compression;

/// A map to be written.
typedef struct pave_tiled_map_def {
    const pave_tiled_tileset *tileset;
    pave_tiled_rows rows;
    int32_t width, height; ///< cells, at least 1; the width at most PAVE_TILED_WRITE_WIDTH_MAX
    int32_t at_q,
        at_r;      ///< the world's cell at the upper left: noted as map properties, and in JSON
    uint64_t seed; ///< noted as a map property, and in JSON
    pave_tiled_orientation orientation; ///< orthogonal or isometric
    int32_t cell_width, cell_height; ///< pixels of a cell; 0: the tile set's grid (1 x 1 is none),
                                     ///< else its tile size (isometric: height is half the width)
    pave_tiled_encoding encoding;
    pave_tiled_compression compression; ///< only with base64
    bool embed;                         ///< the tile set inside the map instead of a reference
} pave_tiled_map_def;

/// Writes a map as TMX or TMJ, naming its tile set by a path relative to the target. Streams:
/// memory does not grow with the height, and is below 40 MB. A tile set that stands in a map, or in
/// no file, is always embedded. The same bytes for the same input. Returns PAVE_OK; PAVE_IO;
/// PAVE_RANGE for a size below 1, a width above PAVE_TILED_WRITE_WIDTH_MAX or a picture beyond 2^31
/// - 1 pixels; PAVE_INVALID for csv with compression, an id that the tile set has not, a name or
/// path that is no UTF-8, or a target that belongs to the tile set; PAVE_UNSUPPORTED for other
/// orientations; PAVE_STOPPED; PAVE_NO_MEMORY; and what the rows return. Linear in the cells.
PAVE_API pave_result pave_tiled_write_tmx(const pave_tiled_map_def *map, const char *path,
                                          const pave_batch *batch, pave_error *error);
PAVE_API pave_result pave_tiled_write_tmj(const pave_tiled_map_def *map, const char *path,
                                          const pave_batch *batch, pave_error *error);

/// Writes rows of local tile ids, separated by commas; a line a row. Memory and results as
/// pave_tiled_write_tmx, but that no picture is thought of.
PAVE_API pave_result pave_tiled_write_csv(const pave_tiled_map_def *map, const char *path,
                                          const pave_batch *batch, pave_error *error);

/// Writes {"at":[q,r],"width":..,"height":..,"seed":..,"tiles":[[row]..]}. Memory and results as
/// pave_tiled_write_csv.
PAVE_API pave_result pave_tiled_write_json(const pave_tiled_map_def *map, const char *path,
                                           const pave_batch *batch, pave_error *error);

/// Writes the picture of the map as Tiled 1.8 draws it, RGBA, composed from the tile set's pictures
/// and streamed by rows of pixels: each tile with its lower left corner in that of its cell, cut
/// off at the picture's edge; colour keys of sheets only. Every pixel is Tiled's, but for one
/// thing: where Qt divides by the approximate reciprocals of SSE 4.1, half transparent pixels there
/// depend on the processor's maker, and may differ from these in the last bit. Results as
/// pave_tiled_write_tmx, and PAVE_IO or PAVE_INVALID where a picture is missing, is no PNG, is
/// smaller than the tile set says, or a tile has none; and PAVE_RANGE above
/// PAVE_TILED_WRITE_PIXELS_WIDE_MAX. A row of pixels needs the rows of cells that reach it, a few
/// where tiles are no higher than cells; an isometric picture needs as many as the map is wide or
/// high, whichever is less. Where these have more than PAVE_TILED_WRITE_KEPT_MAX cells, PAVE_RANGE
/// is returned. On a Zen 5 core about 13 ns a pixel with the built-in tiles of 32 pixels, 17 with
/// those of 4, 26 with large half transparent ones; nine tenths of that is compression.
PAVE_API pave_result pave_tiled_write_png(const pave_tiled_map_def *map, const char *path,
                                          const pave_batch *batch, pave_error *error);

/// Writes a tile set as TSX. Its pictures are named relative to the target. Returns PAVE_OK;
/// PAVE_IO; PAVE_INVALID for a name or path that is no UTF-8; PAVE_NO_MEMORY. Linear in the tiles.
PAVE_API pave_result pave_tiled_write_tsx(const pave_tiled_tileset *tileset, const char *path,
                                          pave_error *error);

/// Paints the sheet of a built-in set (made by pave_tiled_builtin) to `png_path` and, unless
/// tsx_path is NULL, writes its TSX; sets the paths in `tileset`. Returns PAVE_OK; PAVE_IO;
/// PAVE_INVALID for a name that is no UTF-8, or two that are one; PAVE_NO_MEMORY. Both files are
/// written, or neither.
PAVE_API pave_result pave_tiled_builtin_write(pave_tiled_tileset *tileset, const char *png_path,
                                              const char *tsx_path, pave_error *error);

/// A template to be written.
typedef struct pave_tiled_template_def {
    pave_wang_kind kind;  ///< edge or corner
    int colors;           ///< 1 to 15
    int tile_size;        ///< pixels, 8 to 256
    const char *png_path; ///< the sheet: at most PAVE_TILED_IMAGE_SIZE_MAX pixels each way, and
                          ///< PAVE_TILED_PIXELS_MAX in all
    const char *tsx_path; ///< its tile set
} pave_tiled_template_def;

/// Writes a sheet of the complete set of a kind to paint over, and its tile set: each tile shows
/// its colours along its edges or in its corners. Progress counts rows of pixels. Returns PAVE_OK;
/// PAVE_RANGE; PAVE_IO; PAVE_INVALID for a name that is not UTF-8, or two equal names;
/// PAVE_STOPPED; PAVE_NO_MEMORY. Both files are written, or neither. Linear in the pixels.
PAVE_API pave_result pave_tiled_template_write(const pave_tiled_template_def *def,
                                               const pave_allocator *allocator,
                                               const pave_batch *batch, pave_error *error);

// ---- Pictures -----------------------------------------------------------------------------------

/// A picture in memory: RGBA bytes, rows from the top, without gaps.
typedef struct pave_tiled_pixels {
    int32_t width, height;
    uint8_t *rgba; ///< 4 * width * height bytes
    const pave_allocator *allocator;
} pave_tiled_pixels;

/// Reads a PNG of any kind as RGBA of 8 bits (16 are rounded; no gamma, no colour profile). Returns
/// PAVE_OK; PAVE_IO when the file cannot be read; PAVE_INVALID when it is no PNG, damaged or cut
/// off; PAVE_UNSUPPORTED above PAVE_TILED_IMAGE_SIZE_MAX or PAVE_TILED_PIXELS_MAX; PAVE_NO_MEMORY.
/// `out` is to be given to pave_tiled_pixels_destroy; it is {0} unless PAVE_OK is returned. Nothing
/// is printed. Linear in the pixels.
PAVE_API pave_result pave_tiled_png_read(const char *path, const pave_allocator *allocator,
                                         pave_tiled_pixels *out, pave_error *error);

/// The same from memory. `bytes` must hold at least size bytes.
PAVE_API pave_result pave_tiled_png_parse(const void *bytes, size_t size, const char *path,
                                          const pave_allocator *allocator, pave_tiled_pixels *out,
                                          pave_error *error);

/// Releases the pixels; {0} is allowed.
PAVE_API void pave_tiled_pixels_destroy(pave_tiled_pixels *pixels);

#ifdef __cplusplus
}
#endif
#endif
