/// pave/formats/tiled.h: the files of Tiled (mapeditor.org). Reads tile sets and maps (TSX, TSJ,
/// TMX, TMJ); writes maps, tile sets, tables of tiles and pictures. Library pave_tiled (expat,
/// zlib, zstd, libpng).
///
/// Based on: T. Lindeijer and others, "TMX Map Format" and "JSON Map Format", 1.0 to 1.10.
///
/// Example: tiled_world_map.c.
#ifndef PAVE_FORMATS_TILED_H
#define PAVE_FORMATS_TILED_H

#include <pave/base.h>
#include <pave/builtin.h>
#include <pave/formats/json_wang.h>
#include <pave/picture.h>
#include <pave/world.h>

#ifdef __cplusplus
extern "C" {
#endif

// ---- Tile sets ----------------------------------------------------------------------------------
// These structs are plain: you may read them, and fill them for the writers. Text is UTF-8; NULL
// means "absent". Paths are relative to the working directory: paths in a file have been joined to
// its folder.
//
// Memory comes from the allocator. expat and zstd use malloc, since their interfaces offer no
// alternative, and release it before the reading function returns.

enum {
    PAVE_TILED_TILES_MAX = 1 << 20,     ///< maximum number of tiles of a tile set
    PAVE_TILED_TILE_SIZE_MAX = 1 << 14, ///< maximum width and height of a tile in pixels
    PAVE_TILED_FILE_SIZE_MAX = 1 << 28, ///< maximum size of an input file in bytes
    /// Maximum size of JSON in bytes; reading takes up to 17 times this memory.
    PAVE_TILED_JSON_SIZE_MAX = 1 << 26,
    PAVE_TILED_IMAGE_SIZE_MAX = 1 << 15, ///< maximum width and height of an input picture in pixels
    PAVE_TILED_PIXELS_MAX = 1 << 28,     ///< maximum total pixels of an input picture
    /// Maximum number of cells of an input map, over all its layers.
    PAVE_TILED_CELLS_MAX = 1 << 28,

    /// Maximum number of cells in a written row; a writer keeps at least one row, 16 MB.
    PAVE_TILED_WRITE_WIDTH_MAX = 1 << 22,

    /// Maximum number of pixels in a row of a written picture; the writer keeps a few rows, 16 MB
    /// each.
    PAVE_TILED_WRITE_PIXELS_WIDE_MAX = 1 << 22,

    /// Maximum number of cells kept for a picture (256 MB); see pave_tiled_write_png.
    PAVE_TILED_WRITE_KEPT_MAX = 1 << 26
};

/// A reference to a picture in a file.
typedef struct pave_tiled_image {
    char *path;            ///< NULL: no picture
    int32_t line;          ///< line in the file; 0: unknown
    int32_t width, height; ///< pixels, if the file has them; otherwise 0
    bool has_key;          ///< whether `key` is transparent
    uint32_t key;          ///< 0xRRGGBB
} pave_tiled_image;

/// Data of one tile in a file.
typedef struct pave_tiled_tile {
    uint32_t id;            ///< local id
    double probability;     ///< default 1
    pave_tiled_image image; ///< in sets with one picture per tile
    /// The part of that picture to show, in pixels; a width or height of 0: up to the end.
    int32_t x, y, width, height;
} pave_tiled_tile;

/// A colour of a wang set.
typedef struct pave_tiled_color {
    char *name;
    uint32_t rgb;       ///< 0xRRGGBB
    double probability; ///< default 1
    int32_t tile;       ///< local id of the tile that represents it; -1: none
} pave_tiled_color;

/// The colours of a tile.
typedef struct pave_tiled_wangtile {
    uint32_t id;                             ///< local id
    uint8_t colors[PAVE_WANG_PLACES_SQUARE]; ///< T,TR,R,BR,B,BL,L,TL; 0: unset
} pave_tiled_wangtile;

/// A wang set.
typedef struct pave_tiled_wangset {
    char *name;
    pave_wang_kind kind;
    int32_t line; ///< line in the file; 0: unknown
    int32_t tile; ///< local id of the tile that represents it; -1: none
    int32_t color_count;
    pave_tiled_color *colors;
    uint32_t tile_count;
    /// Ascending by id, without duplicates. Tiles without any colour are omitted.
    pave_tiled_wangtile *tiles;
} pave_tiled_wangset;

/// Projection of a map or of a tile set's grid.
typedef enum pave_tiled_orientation {
    PAVE_TILED_ORTHOGONAL = 0,
    PAVE_TILED_ISOMETRIC = 1,
    PAVE_TILED_STAGGERED = 2,
    PAVE_TILED_HEXAGONAL = 3
} pave_tiled_orientation;

/// Half-cell shift of the rows or columns of a staggered or hexagonal map.
typedef struct pave_tiled_stagger {
    bool columns; ///< true: columns are shifted down (staggeraxis x); false: rows are shifted right
    bool even; ///< true: even rows or columns are shifted (staggerindex even); false: odd rows or
               ///< columns
    int32_t hex_side; ///< hexagonal: length in pixels of the side along the axis
} pave_tiled_stagger;

/// Returns the cell of a world of squares at a cell of a staggered map, whose diamonds count as
/// squares: the upper right side is T, the lower right one R. 0,0 maps to itself. x and y must be
/// within PAVE_COORDINATE_MAX; the result may be beyond. Constant time.
PAVE_API pave_cell pave_tiled_stagger_cell(pave_tiled_stagger stagger, int32_t x, int32_t y);

/// A tile set.
typedef struct pave_tiled_tileset {
    char *path;    ///< its file: .tsx, .tsj, or the map that embeds it; NULL: none yet
    bool embedded; ///< whether `path` is a map
    char *name;
    int32_t tile_width, tile_height; ///< pixels
    int32_t spacing, margin;         ///< pixels
    /// `columns` 0: one picture per tile; ids may have gaps and exceed the count. With a sheet,
    /// tile_count is the number of tiles that fit on it, whatever tilecount says, and every id is
    /// below it.
    uint32_t tile_count, columns;
    uint32_t said_count;        ///< tilecount of the file if it is incorrect, otherwise 0
    int32_t offset_x, offset_y; ///< drawing offset of each tile in pixels
    bool has_grid;              ///< whether the file has a <grid>
    /// From <grid>; otherwise from the map that refers to the set; otherwise orthogonal.
    pave_tiled_orientation grid;
    /// From <grid>; otherwise the cell of the map that refers to the set; otherwise 0.
    int32_t grid_width, grid_height;
    uint32_t symmetries; ///< from <transformations>, as in pave_wang_def: rotate, hflip
                         ///< (PAVE_WANG_MIRROR), vflip (PAVE_WANG_FLIP), preferuntransformed
                         ///< (PAVE_WANG_PREFER_PLAIN)
    /// Stagger of the staggered or hexagonal map that refers to the set.
    pave_tiled_stagger stagger;
    pave_tiled_image image;  ///< the sheet; path NULL: one picture per tile
    uint32_t listed_count;   ///< number of tiles described in the file
    pave_tiled_tile *listed; ///< ascending by id
    uint32_t wangset_count;
    pave_tiled_wangset *wangsets;
    /// Reason why its pictures cannot be drawn, as far as the tile-set file shows. If a map names a
    /// tile-set file that cannot be read, the reason for that; the set is then empty and tile_width
    /// is 0. NULL: no fault.
    pave_error *fault;
    const pave_allocator *allocator; ///< allocator of this object
} pave_tiled_tileset;

/// Reads a tile set ("-": standard input): a .tsx or .tsj, or one tile set of a .tmx or .tmj: the
/// first with the wang set `wangset` (see pave_tiled_wangset_find). Without a match, or for NULL:
/// the first whose wang set has tiles, otherwise the first with any wang set, otherwise the first
/// (docs/files-tiled.md). Release it with pave_tiled_tileset_destroy. Errors of its pictures are
/// stored in `fault`. Returns PAVE_OK; PAVE_IO if a file cannot be read; PAVE_INVALID if a file is
/// invalid; PAVE_UNSUPPORTED for entity declarations, sizes above the limits and flipped wang tiles
/// from before 1.5; PAVE_NO_MEMORY. On failure `out` is NULL; `error` has file, line and column, or
/// in JSON a path such as tilesets[0].wangsets[1]. O(n log n).
PAVE_API pave_result pave_tiled_tileset_read(const char *path, const char *wangset,
                                             const pave_allocator *allocator,
                                             pave_tiled_tileset **out, pave_error *error);

/// Releases a tile set that was read or created by this library. NULL is allowed.
PAVE_API void pave_tiled_tileset_destroy(pave_tiled_tileset *tileset);

/// Finds the first wang set with a name, or for "#N" the N-th (1-based). NULL: the first that has
/// tiles and colours, otherwise the first. Returns PAVE_OK; PAVE_NOT_FOUND (`error` lists the
/// names).
PAVE_API pave_result pave_tiled_wangset_find(const pave_tiled_tileset *tileset, const char *name,
                                             const pave_tiled_wangset **out, pave_error *error);

/// Creates the core's set of a wang set, with the probabilities of tiles and colours as weights,
/// local ids as ids, and the symmetries of the tile set: ids then contain the bits of
/// pave_wang_pose_of, which the writers below accept. A mixed set with colours only on sides, or
/// only in corners, becomes an edge or a corner set. Returns the results of pave_wang_create;
/// PAVE_RANGE for a set without colours or tiles.
PAVE_API pave_result pave_tiled_wangset_create(const pave_tiled_tileset *tileset,
                                               const pave_tiled_wangset *wangset,
                                               const pave_allocator *allocator, pave_wang_set **out,
                                               pave_error *error);

/// Creates pave's own tile-set file of a wang set (json_wang.h), with its symmetries, weights and
/// pictures; grids and offsets are omitted. Release it with pave_json_wang_destroy, also after a
/// failure. Returns PAVE_OK; PAVE_NO_MEMORY. Linear in the number of tiles.
PAVE_API pave_result pave_tiled_wangset_to_file(const pave_tiled_tileset *tileset,
                                                const pave_tiled_wangset *wangset,
                                                const pave_allocator *allocator,
                                                pave_json_wang **out, pave_error *error);

/// Creates a tile set of the first face of a file, with one wang set. With `whole`, it must
/// represent the whole file. Otherwise it omits mirrors of colours, symmetries of single tiles and
/// half turns, which Tiled cannot represent; tiles that are not squares have all colours unset.
/// Returns PAVE_OK; PAVE_UNSUPPORTED if `whole` is not possible; PAVE_RANGE for a file without
/// colours or tiles; PAVE_NO_MEMORY. If each tile has a picture, the first is read for its size.
PAVE_API pave_result pave_tiled_tileset_from_file(const pave_json_wang *file, bool whole,
                                                  const pave_allocator *allocator,
                                                  pave_tiled_tileset **out, pave_error *error);

/// Creates the tile set of a built-in Wang set: name, colours, one wang set, a sheet of 4 x 4 tiles
/// of `tile_size` pixels; isometric tiles are diamonds of tile_size x tile_size / 2. Its paths are
/// NULL until pave_tiled_builtin_write. Returns PAVE_OK; PAVE_RANGE for a tile size that
/// pave_builtin_paint refuses; PAVE_NO_MEMORY.
PAVE_API pave_result pave_tiled_builtin(pave_builtin builtin, pave_projection projection,
                                        int tile_size, const pave_allocator *allocator,
                                        pave_tiled_tileset **out, pave_error *error);

// ---- Reading maps -------------------------------------------------------------------------------

/// Bits of a gid that flip or rotate its tile; the other bits are the number.
#define PAVE_TILED_FLIP_HORIZONTAL UINT32_C(0x80000000)
#define PAVE_TILED_FLIP_VERTICAL UINT32_C(0x40000000)
#define PAVE_TILED_FLIP_DIAGONAL UINT32_C(0x20000000)
#define PAVE_TILED_ROTATE_120 UINT32_C(0x10000000)
#define PAVE_TILED_GID_MASK UINT32_C(0x0fffffff)

/// A rectangle of cells.
typedef struct pave_tiled_chunk {
    int32_t x, y;          ///< cell of the first gid; far cells are within PAVE_COORDINATE_MAX
    int32_t width, height; ///< cells, at least 1
    uint32_t *gids;        ///< width * height gids, row by row; 0: empty
} pave_tiled_chunk;

/// A tile layer: one rectangle from (0, 0), or the painted rectangles of an infinite map.
typedef struct pave_tiled_layer {
    char *name;
    uint32_t chunk_count;
    pave_tiled_chunk *chunks; ///< ascending by y, then x, without overlaps
} pave_tiled_layer;

/// A property of a map.
typedef struct pave_tiled_property {
    char *name;
    char *value; ///< as text; NULL: a string of several lines, a class, or a fraction in JSON
} pave_tiled_property;

/// A map.
typedef struct pave_tiled_map {
    char *path;
    pave_tiled_orientation orientation;
    pave_tiled_stagger stagger; ///< stagger of a staggered or hexagonal map
    bool infinite;
    int32_t width, height, tile_width, tile_height;
    uint32_t property_count;
    pave_tiled_property *properties; ///< properties of the map itself, unchanged
    uint32_t tileset_count;
    uint32_t *first_gids; ///< ascending
    pave_tiled_tileset **tilesets;
    uint32_t layer_count; ///< tile layers, including those in groups
    pave_tiled_layer *layers;
    const pave_allocator *allocator;
} pave_tiled_map;

/// Receives the cells of layers while a map is read, so that the map need not store them.
typedef struct pave_tiled_map_rows {
    /// Returns whether to pass on the rows of a layer, which has the size of its single chunk.
    /// Called at each csv layer without chunks in TMX. `map`, without its layers, and the layer's
    /// name are valid as long as the map is read, and so are the tile sets and texts of `map` until
    /// the map is destroyed.
    bool (*want)(void *context, const pave_tiled_map *map, const pave_tiled_layer *layer);
    /// Receives row y of the layer, from the top on: as many gids as its chunk is wide, valid
    /// during the call. Any result other than PAVE_OK stops the reader.
    pave_result (*take)(void *context, int32_t y, const uint32_t *gids);
    void *context;
} pave_tiled_map_rows;

/// Reads a map ("-": standard input), .tmx or .tmj: its properties, tile sets and tile layers (XML
/// tiles, csv, base64 with gzip, zlib, zstd or no compression; finite, or in chunks at any position
/// without overlaps). A gid may be beyond all tile sets; a set whose file cannot be read is empty,
/// with a `fault`. Rows that `rows` (may be NULL) wants are passed on, and the layer's `gids` are
/// NULL; properties and tile sets after such a layer are PAVE_UNSUPPORTED. Returns the results of
/// pave_tiled_tileset_read, and of `rows`; release `out` with pave_tiled_map_destroy. No allocation
/// for a layer exceeds twice the possible decompressed size of its text. Linear in the size of the
/// file and the number of cells.
PAVE_API pave_result pave_tiled_map_read(const char *path, const pave_tiled_map_rows *rows,
                                         const pave_allocator *allocator, pave_tiled_map **out,
                                         pave_error *error);

/// Releases a map. NULL is allowed.
PAVE_API void pave_tiled_map_destroy(pave_tiled_map *map);

/// Returns the value of a map property by name, the last one if there are several, or NULL. Linear
/// in the number of properties.
PAVE_API const char *pave_tiled_map_property(const pave_tiled_map *map, const char *name);

// ---- Writing ------------------------------------------------------------------------------------
// A file is written under a temporary name and renamed when complete. On failure, including
// PAVE_STOPPED, the target is unchanged and no other file remains; so a command that may be
// interrupted should stop the writer through its progress callback. The path "-" is standard
// output; devices and pipes are written directly. If the batch has a runner, tables of tiles and
// pictures are made in parallel, with the same bytes; the tile set's allocator is then called on
// the runner's threads.

/// Source of tiles for the writers: `read` writes the local tile ids of `count` rows from row
/// `first`, `width` ids per row, without gaps. An id may have the PAVE_TILED_FLIP_... bits that
/// turn its tile; PAVE_WANG_EMPTY is an empty cell. `out` holds count * width elements: at most
/// 2^20, or one row. Rows are requested in ascending order, each at most once, on the thread that
/// called the writer; a picture skips rows that it does not show. Any result other than
/// PAVE_OK stops the writer.
typedef struct pave_tiled_rows {
    pave_result (*read)(void *context, int32_t first, int32_t count, uint32_t *out);
    void *context;
} pave_tiled_rows;

/// Encoding of the tiles of a layer.
typedef enum pave_tiled_encoding { PAVE_TILED_CSV = 0, PAVE_TILED_BASE64 = 1 } pave_tiled_encoding;
/// Compression of base64.
typedef enum pave_tiled_compression {
    PAVE_TILED_UNCOMPRESSED = 0,
    PAVE_TILED_ZLIB = 1,
    PAVE_TILED_ZSTD = 2
} pave_tiled_compression;

/// A property to write; its name must be a single word.
typedef struct pave_tiled_said {
    const char *name, *value;
    bool whole; ///< whether the value is a 32-bit integer and is written as one
} pave_tiled_said;

/// Parameters of the writers of maps.
typedef struct pave_tiled_map_def {
    const pave_tiled_tileset *tileset;
    pave_tiled_rows rows;
    int32_t width, height; ///< cells, at least 1; width at most PAVE_TILED_WRITE_WIDTH_MAX
    bool filled;           ///< PNG: no cell is empty, so a picture of opaque tiles has no alpha
    /// The part of a world, stored as map properties `q`, `r`, `seed`, `set`, `method` and `world`:
    /// the upper left cell; the names of the Wang set and method, NULL: omitted; the fingerprint
    /// (see pave_world_hash), 0: omitted.
    int32_t at_q, at_r;
    uint64_t seed, world;
    const char *set, *method;
    pave_cell origin; ///< origin of the phases: property `origin`, a string `q,r`; 0,0: omitted
    /// The world file, or pave's own tile-set file, that the tiles come from: property `tiles` in
    /// TMX and TMJ, member `from` in JSON, as a path relative to the output; NULL: none.
    const char *tiles;
    int32_t property_count;
    /// property_count more properties; in JSON they are members, see json.h.
    const pave_tiled_said *properties;
    pave_tiled_orientation orientation;
    pave_tiled_stagger stagger; ///< staggered and hexagonal; hex_side at most the size of the cell
    /// TMX and TMJ: an infinite map, in chunks of 16 x 16 cells aligned to multiples of 16. The
    /// upper left cell is at_q, at_r of the map too, and its properties `q` and `r` are 0. At most
    /// PAVE_TILED_WRITE_WIDTH_MAX / 16 cells wide.
    bool infinite;
    /// Pixels of a cell; 0: the tile set's grid if it is larger than 1 x 1, otherwise its tile size
    /// (isometric: the height is half the width).
    int32_t cell_width, cell_height;
    pave_tiled_encoding encoding;
    pave_tiled_compression compression; ///< only with base64
    bool embed;                         ///< the tile set is inside the map instead of a reference
    /// TMX and TMJ with a built-in set whose paths are set: its sheet and TSX or TSJ are written
    /// too. All files are replaced, the map last, or none.
    bool bring;
    /// TMX: final path of the file if it will be moved; paths to other files are relative to it.
    /// NULL: the output path.
    const char *place;
    /// TMX, TMJ and PNG: a lower layer with its tile set, rows and `bring`; NULL: none. It is
    /// called "under", and the upper one "world". If it has a `set`, its set, method, seed, world
    /// and tiles are stored as properties `under`, `under_method` and so on.
    const struct pave_tiled_map_def *under;
} pave_tiled_map_def;

/// Writes a map as TMX or TMJ, with a relative path to its tile set; a tile set that is embedded in
/// another map, or has no file, is embedded. Progress counts rows. Streams: memory does not grow
/// with the height. Returns PAVE_OK; PAVE_IO; PAVE_RANGE for a size below 1, a width above
/// PAVE_TILED_WRITE_WIDTH_MAX, more than 2^31 - 1 pixels, or an unknown orientation or hexagon;
/// PAVE_INVALID for csv with compression, an id that is not in the tile set, a name or path that is
/// not UTF-8, or a target that is a file of the tile set; PAVE_STOPPED; PAVE_NO_MEMORY; and the
/// results of `rows`. Linear in the number of cells.
PAVE_API pave_result pave_tiled_write_tmx(const pave_tiled_map_def *map, const char *path,
                                          const pave_batch *batch, pave_error *error);
PAVE_API pave_result pave_tiled_write_tmj(const pave_tiled_map_def *map, const char *path,
                                          const pave_batch *batch, pave_error *error);

/// Writes local tile ids with their flip flags, comma-separated, one row per line; -1 for an empty
/// cell. Memory and results as in pave_tiled_write_tmx; the size in pixels is not limited.
PAVE_API pave_result pave_tiled_write_csv(const pave_tiled_map_def *map, const char *path,
                                          const pave_batch *batch, pave_error *error);

/// Writes {"set":..,"method":..,"seed":"..","world":"0x..","at":[q,r],"width":..,"height":..,
/// "tiles":[[row]..]}, with "origin" and the further properties before "at". The seed and the
/// fingerprint are strings, since JSON integers are often limited to 53 bits. Memory and results as
/// in pave_tiled_write_csv.
PAVE_API pave_result pave_tiled_write_json(const pave_tiled_map_def *map, const char *path,
                                           const pave_batch *batch, pave_error *error);

/// Writes the picture of the map as Tiled 1.8 draws it: RGBA, streamed by rows of pixels. The lower
/// left corners of a tile and its cell coincide; tiles are clipped at the edge of the picture. Only
/// the colour keys of sheets are used. docs/files-sets.md lists possible differences from Tiled.
/// Returns the results of pave_tiled_write_tmx; PAVE_IO or PAVE_INVALID if a picture is missing,
/// damaged or smaller than the tile set says; PAVE_RANGE above PAVE_TILED_WRITE_PIXELS_WIDE_MAX, or
/// if a row of pixels needs more than PAVE_TILED_WRITE_KEPT_MAX cells. A row of pixels needs the
/// rows of cells that reach it, up to min(width, height) in an isometric picture. Linear in the
/// number of pixels.
PAVE_API pave_result pave_tiled_write_png(const pave_tiled_map_def *map, const char *path,
                                          const pave_batch *batch, pave_error *error);

/// Writes a map as a scene of Godot 4.3 or later (.tscn): a TileMapLayer whose cells have the
/// coordinates of the world, from at_q, at_r, with its TileSet and the alternatives that turn
/// tiles; the properties are its metadata. The layer `under` becomes a second TileMapLayer. For
/// squares the wang set `set` becomes terrains. Returns the results of pave_tiled_write_tmx;
/// PAVE_RANGE for cells beyond 16 bits; PAVE_UNSUPPORTED for sets with one picture per tile and for
/// turned hexagons.
PAVE_API pave_result pave_tiled_write_tscn(const pave_tiled_map_def *map, const char *path,
                                           const pave_batch *batch, pave_error *error);

/// Draws parts of an orthogonal map to memory: the pixels that pave_tiled_write_png writes. Read
/// only; any number of threads may draw with one painter.
typedef struct pave_tiled_painter {
    int32_t cell_width,
        cell_height; ///< size of a cell in pixels: the tile set's grid, or its tile size
    const pave_allocator *allocator; ///< allocator of the tile set
    struct pave_tiled_painter_private *own;
} pave_tiled_painter;

/// A part for a painter to draw: a box of pixels, and the cells around it.
typedef struct pave_tiled_part {
    const uint32_t *ids;   ///< columns * rows tiles, as in pave_tiled_rows, row by row
    int32_t columns, rows; ///< 0 or more; the total pixels are below 2^31 in each direction
    int32_t x,
        y; ///< upper left corner of the box, in pixels from the upper left corner of the first cell
    int32_t width, height; ///< size of the box in pixels, 0 or more
} pave_tiled_part;

/// Creates a painter: reads the pictures of a tile set, or paints the pictures of a built-in set
/// without paths. The tile set may be destroyed after the call. Returns PAVE_OK and the painter in
/// `out`, to be released by pave_tiled_painter_destroy; the `fault` of the tile set; PAVE_IO or
/// PAVE_INVALID if a picture is missing, damaged or smaller than the tile set says, or no tile has
/// one; PAVE_UNSUPPORTED above PAVE_TILED_PIXELS_MAX; PAVE_NO_MEMORY. On failure `out` is NULL.
/// Linear in the number of pixels.
PAVE_API pave_result pave_tiled_painter_create(const pave_tiled_tileset *tileset,
                                               pave_tiled_painter **out, pave_error *error);

/// Releases a painter. NULL is allowed.
PAVE_API void pave_tiled_painter_destroy(pave_tiled_painter *painter);

/// Writes the maximum extent of tiles beyond their cells, in cells: to the left, up, right and
/// down. For example, a box of pixels needs extra columns on its right for tiles that extend to the
/// left. `out` must hold at least 4 elements. Constant time.
PAVE_API void pave_tiled_painter_reach(const pave_tiled_painter *painter, int32_t out[4]);

/// Draws a box: RGBA pixels, rows from the top without gaps, alpha not premultiplied; all 0 where
/// no tile is drawn. `out` must hold at least 4 * width * height elements. Cells outside the box
/// are drawn as far as they extend into it. Returns PAVE_OK; PAVE_INVALID for a tile without a
/// picture. Allocates nothing. Linear in the number of pixels and cells.
PAVE_API pave_result pave_tiled_painter_draw(const pave_tiled_painter *painter,
                                             const pave_tiled_part *part, uint8_t *out,
                                             pave_error *error);

/// Writes a tile set as TSX or TSJ, with relative paths to its pictures and their sizes. A size
/// comes from the tile set, otherwise from the picture file, otherwise it is the minimum for the
/// tiles. Returns PAVE_OK; the `fault` of a tile set without a picture; PAVE_IO; PAVE_INVALID for a
/// name or path that is not UTF-8; PAVE_NO_MEMORY. Linear in the number of tiles.
PAVE_API pave_result pave_tiled_write_tsx(const pave_tiled_tileset *tileset, const char *path,
                                          pave_error *error);
/// Writes a tile set of one sheet as a TileSet resource of Godot 4 (.tres): an atlas source, the
/// wang set as its terrain set, with the peering bits of each tile, and probabilities of tiles. The
/// centre of a tile gets the most frequent colour of its places. Turned tiles and weights of
/// colours are omitted. `wangset` must belong to the tile set. `hexagons` is the file from which a
/// hexagonal tile set was made; it holds the colours. NULL for squares. Returns PAVE_OK;
/// PAVE_UNSUPPORTED if the set has one picture per tile, `hexagons` is NULL for a hexagonal set,
/// colours have mirrors, or tiles have other shapes; the results of pave_tiled_write_tsx. Linear in
/// the number of tiles.
PAVE_API pave_result pave_tiled_write_tres(const pave_tiled_tileset *tileset,
                                           const pave_tiled_wangset *wangset,
                                           const pave_json_wang *hexagons, const char *path,
                                           pave_error *error);

/// Sets the paths of a built-in set (made by pave_tiled_builtin): its sheet, and its TSX or TSJ, by
/// the ending (NULL: none). Writes nothing. Returns PAVE_OK; PAVE_INVALID for two equal names;
/// PAVE_NO_MEMORY. Constant time.
PAVE_API pave_result pave_tiled_builtin_place(pave_tiled_tileset *tileset, const char *png_path,
                                              const char *tsx_path, pave_error *error);

/// Checks whether the existing files of a built-in set are as pave writes them, in any tile size
/// and view: the sheet may have been painted over, or the TSX edited (`tsx_path` may be NULL).
/// Returns PAVE_OK; PAVE_INVALID (`error` names the file that differs); PAVE_NO_MEMORY. Linear in
/// the total size of the files.
PAVE_API pave_result pave_tiled_builtin_check(pave_builtin builtin, const char *png_path,
                                              const char *tsx_path, pave_error *error);

/// Sets the paths like pave_tiled_builtin_place, paints the sheet and writes the TSX. Returns
/// PAVE_OK; PAVE_IO; PAVE_INVALID for a name that is not UTF-8, or two equal names; PAVE_NO_MEMORY.
/// Both files are written, or neither.
PAVE_API pave_result pave_tiled_builtin_write(pave_tiled_tileset *tileset, const char *png_path,
                                              const char *tsx_path, pave_error *error);

/// Parameters of pave_tiled_template_write.
typedef struct pave_tiled_template_def {
    pave_wang_kind kind;  ///< edge or corner; any with `tiles`
    int colors;           ///< number of colours, 1..15; up to 254 with `rgb`
    int tile_size;        ///< pixels, 8..256
    const char *png_path; ///< path of the sheet, of at most PAVE_TILED_IMAGE_SIZE_MAX pixels in
                          ///< each direction and PAVE_TILED_PIXELS_MAX in total
    const char *tsx_path; ///< path of its tile set; NULL, allowed with `tiles`: none
    /// tile_count * 2 * sides colours: the tiles of the sheet, as in pave_wang_def; NULL: all
    /// combinations of squares. Tiles are arranged row by row, in the fewest columns that make the
    /// sheet no higher than wide in tiles. A tile is a regular polygon as wide as `tile_size`, with
    /// the axis of its mirror upright.
    const uint8_t *tiles;
    uint32_t tile_count;
    int sides;                ///< 3..PAVE_WANG_SIDES_MAX; 0 means 4
    int mirror_sum;           ///< as in pave_wang_def
    uint32_t symmetries;      ///< symmetries of the tile set
    const uint32_t *rgb;      ///< `colors` values; NULL: the default colours, up to 15
    const char *const *names; ///< `colors` names; NULL: the default names
    const char *name;         ///< with `tiles`: name of the tile set; NULL: "template"
    const double *weights;    ///< with `tiles`: `colors` probabilities; NULL: 1 each
    /// With `tiles` and without a TSX: tiles of another shape, drawn below in the same picture;
    /// their numbers continue after this list. Its kind, colors, tile_size, tiles and later fields
    /// are used; at most PAVE_WANG_SIDES_MAX shapes in total. NULL: none.
    const struct pave_tiled_template_def *next;
} pave_tiled_template_def;

/// Gets the rectangle of a tile in the sheet that is written for `def`, in pixels: x, y, width and
/// height. Tiles are counted from 0, continuing through `next`. Linear in the square root of the
/// number of tiles.
PAVE_API void pave_tiled_template_rect(const pave_tiled_template_def *def, uint32_t tile,
                                       int32_t out[4]);

/// Writes a sheet of the complete set of a kind, or of a list of tiles, to paint over, and its tile
/// set (with all colours unset for shapes other than squares, because Tiled lacks them). Each tile
/// shows its colours along its edges or in its corners. Progress counts rows of pixels. Returns
/// PAVE_OK; PAVE_RANGE; PAVE_IO; PAVE_INVALID for a name that is not UTF-8, or two equal names;
/// PAVE_STOPPED; PAVE_NO_MEMORY. Both files are written, or neither. Linear in the number of
/// pixels.
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

/// Reads a PNG of any kind as 8-bit RGBA; 16 bits are rounded, gamma and colour profiles are
/// ignored. Returns PAVE_OK; PAVE_IO if the file cannot be read; PAVE_INVALID if it is not a PNG,
/// damaged or truncated; PAVE_UNSUPPORTED above PAVE_TILED_IMAGE_SIZE_MAX or PAVE_TILED_PIXELS_MAX;
/// PAVE_NO_MEMORY. Release `out` with pave_tiled_pixels_destroy; it is {0} on failure. Linear in
/// the number of pixels.
PAVE_API pave_result pave_tiled_png_read(const char *path, const pave_allocator *allocator,
                                         pave_tiled_pixels *out, pave_error *error);

/// Releases the pixels. {0} is allowed.
PAVE_API void pave_tiled_pixels_destroy(pave_tiled_pixels *pixels);

/// The pictures of a tile-set file, for pave_picture_world on any tiling.
typedef struct pave_tiled_pictures {
    int32_t face_count;
    pave_picture_tile_list *lists; ///< face_count lists, one per face of the file
    const pave_allocator *allocator;
    struct pave_tiled_pictures_private *own;
} pave_tiled_pictures;

/// Reads the sheet and the pictures that a file names. Tiles without a picture, or beyond the
/// sheet, are not in the lists. `key` (may be NULL) is a transparent colour of the sheet, 0xRRGGBB.
/// Convert a tile set of Tiled with pave_tiled_wangset_to_file first. Returns PAVE_OK; PAVE_INVALID
/// if a rectangle extends beyond the sheet, or no tile has a picture; the results of
/// pave_tiled_png_read; PAVE_NO_MEMORY. On failure `out` is NULL. Release `out` with
/// pave_tiled_pictures_destroy. Linear in the number of pixels, plus O(n log n) for n tiles.
PAVE_API pave_result pave_tiled_pictures_read(const pave_json_wang *file, const uint32_t *key,
                                              const pave_allocator *allocator,
                                              pave_tiled_pictures **out, pave_error *error);

/// Releases the pictures. NULL is allowed.
PAVE_API void pave_tiled_pictures_destroy(pave_tiled_pictures *pictures);
/// Source of pixels for the writer: `read` writes `count` rows from row `first`, 4 * width RGBA
/// bytes per row, without gaps: at most 2^20 pixels, or one row. Rows are requested in ascending
/// order, each once, on the thread that called the writer. Any result other than PAVE_OK stops the
/// writer.
typedef struct pave_tiled_pixel_rows {
    pave_result (*read)(void *context, int32_t first, int32_t count, uint8_t *out);
    void *context;
} pave_tiled_pixel_rows;

/// Parameters of pave_tiled_picture_write.
typedef struct pave_tiled_picture_def {
    int32_t width, height; ///< pixels; width 1..PAVE_TILED_WRITE_PIXELS_WIDE_MAX
    pave_tiled_pixel_rows rows;
} pave_tiled_picture_def;

/// Writes a picture as 8-bit RGBA PNG. Progress counts rows. Streams: memory does not grow with the
/// height. Returns PAVE_OK; PAVE_IO; PAVE_RANGE for a size; PAVE_STOPPED; PAVE_NO_MEMORY; and the
/// results of `rows`. Linear in the number of pixels.
PAVE_API pave_result pave_tiled_picture_write(const pave_tiled_picture_def *def, const char *path,
                                              const pave_allocator *allocator,
                                              const pave_batch *batch, pave_error *error);

// ---- Heights ------------------------------------------------------------------------------------
// Reads heights for terrain.h from PNG and raw files. Part of the library pave_tiled, which has the
// PNG reader.

/// Encoding of heights in pixels.
typedef enum pave_height_encoding {
    PAVE_HEIGHTS_GREY = 0,        ///< black is lowest, white is highest; colours are refused
    PAVE_HEIGHTS_BRIGHTNESS = 1,  ///< the same with colours: .2126 red + .7152 green + .0722 blue
    PAVE_HEIGHTS_TERRAIN_RGB = 2, ///< Mapbox: (65536 red + 256 green + blue) / 10 - 10000 metres
    PAVE_HEIGHTS_TERRARIUM = 3    ///< Mapzen: 256 red + green + blue / 256 - 32768 metres
} pave_height_encoding;

/// A picture of heights, row by row from the top: 0 is the lowest, 65535 the highest.
typedef struct pave_height_map {
    int32_t width, height;
    uint16_t *values; ///< width * height values
    double low, high; ///< heights in metres of the values 0 and 65535 if the encoding is in metres,
                      ///< otherwise 0
    int64_t empty;    ///< number of transparent pixels; their values are 0
    const pave_allocator *allocator;
} pave_height_map;

/// Reads a PNG of any kind as heights, or a .r16 or .raw file: a square of 16-bit numbers, low byte
/// first. 16-bit grey values are kept; values of 8 bits or fewer are scaled to the full range;
/// metres are scaled so that the minimum and maximum over the opaque pixels become 0 and 65535.
/// Partial transparency, gamma and colour profiles are ignored. Returns the results of
/// pave_tiled_png_read; PAVE_UNSUPPORTED for a coloured picture with PAVE_HEIGHTS_GREY. Release
/// `out` with pave_height_map_release; it is {0} on failure. Linear time. Memory: 8 bytes per
/// pixel, and 2 after the call.
PAVE_API pave_result pave_heights_read(const char *path, pave_height_encoding encoding,
                                       const pave_allocator *allocator, pave_height_map *out,
                                       pave_error *error);

/// Releases the heights and resets the map to {0}.
PAVE_API void pave_height_map_release(pave_height_map *map);

#ifdef __cplusplus
}
#endif
#endif
