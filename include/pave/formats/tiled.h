/// pave/formats/tiled.h: the files of Tiled (mapeditor.org): reads tile sets and maps (TSX, TSJ,
/// TMX, TMJ), writes maps, tile sets, tables of tiles and pictures. Library pave_tiled (expat,
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
// Plain structs that you may read, and fill for the writers. Text is UTF-8; NULL means "absent".
// Paths are relative to the working directory: those inside a file have been joined to the folder
// of that file.
//
// Memory comes from the allocator. expat and zstd take theirs from malloc, since their interfaces
// have no other way, and release it before the reading function returns.

enum {
    PAVE_TILED_TILES_MAX = 1 << 20,      ///< tiles of one tile set
    PAVE_TILED_TILE_SIZE_MAX = 1 << 14,  ///< pixels, in each direction
    PAVE_TILED_FILE_SIZE_MAX = 1 << 28,  ///< bytes of a file that is read
    PAVE_TILED_JSON_SIZE_MAX = 1 << 26,  ///< bytes of JSON; reading takes up to 17 times as much
    PAVE_TILED_IMAGE_SIZE_MAX = 1 << 15, ///< pixels of a picture that is read, in each direction
    PAVE_TILED_PIXELS_MAX = 1 << 28,     ///< pixels of a picture that is read, in all
    PAVE_TILED_CELLS_MAX = 1 << 28,      ///< cells of a map that is read, over all its layers

    /// Cells of a row that is written; a writer keeps at least one row, 16 MB.
    PAVE_TILED_WRITE_WIDTH_MAX = 1 << 22,

    /// Pixels of a row of a picture that is written; the writer keeps a few rows, 16 MB each.
    PAVE_TILED_WRITE_PIXELS_WIDE_MAX = 1 << 22,

    /// Cells that a picture may need at a time, 256 MB; see pave_tiled_write_png.
    PAVE_TILED_WRITE_KEPT_MAX = 1 << 26
};

/// A picture that a file names.
typedef struct pave_tiled_image {
    char *path;            ///< NULL: no picture
    int32_t line;          ///< its line in the file; 0: unknown
    int32_t width, height; ///< pixels, if the file has them; else 0
    bool has_key;          ///< whether `key` is transparent
    uint32_t key;          ///< 0xRRGGBB
} pave_tiled_image;

/// What a file says about one tile.
typedef struct pave_tiled_tile {
    uint32_t id;            ///< local id
    double probability;     ///< default 1
    pave_tiled_image image; ///< in sets of one picture a tile
    /// The part of that picture that it shows, in pixels; a width or height of 0: up to the end.
    int32_t x, y, width, height;
} pave_tiled_tile;

/// A colour of a wang set.
typedef struct pave_tiled_color {
    char *name;
    uint32_t rgb;       ///< 0xRRGGBB
    double probability; ///< default 1
    int32_t tile;       ///< local id of the tile that represents it, or -1
} pave_tiled_color;

/// The colours of a tile.
typedef struct pave_tiled_wangtile {
    uint32_t id;                             ///< local id
    uint8_t colors[PAVE_WANG_PLACES_SQUARE]; ///< T,TR,R,BR,B,BL,L,TL; 0 unset
} pave_tiled_wangtile;

/// A wang set.
typedef struct pave_tiled_wangset {
    char *name;
    pave_wang_kind kind;
    int32_t line; ///< its line in the file; 0: unknown
    int32_t tile; ///< local id of the tile that represents it, or -1
    int32_t color_count;
    pave_tiled_color *colors;
    uint32_t tile_count;
    /// Ascending by id, each once. Tiles without any colour are left out.
    pave_tiled_wangtile *tiles;
} pave_tiled_wangset;

/// The projection of a map or of a tile set's grid.
typedef enum pave_tiled_orientation {
    PAVE_TILED_ORTHOGONAL = 0,
    PAVE_TILED_ISOMETRIC = 1,
    PAVE_TILED_STAGGERED = 2,
    PAVE_TILED_HEXAGONAL = 3
} pave_tiled_orientation;

/// How a staggered or hexagonal map shifts its rows or columns by half a cell.
typedef struct pave_tiled_stagger {
    bool columns;     ///< whether columns are shifted down (staggeraxis x), instead of rows right
    bool even;        ///< whether those of even numbers are (staggerindex even), instead of odd
    int32_t hex_side; ///< hexagonal: pixels of the side that lies along the axis
} pave_tiled_stagger;

/// The cell of a world of squares that stands at a cell of a staggered map, whose diamonds are seen
/// as squares: their upper right side is T, the lower right one R. 0,0 stays. x and y are within
/// PAVE_COORDINATE_MAX; the result may be beyond. Constant time.
PAVE_API pave_cell pave_tiled_stagger_cell(pave_tiled_stagger stagger, int32_t x, int32_t y);

/// A tile set.
typedef struct pave_tiled_tileset {
    char *path;    ///< its file: .tsx, .tsj, or the map that embeds it; NULL: none yet
    bool embedded; ///< whether `path` is a map
    char *name;
    int32_t tile_width, tile_height; ///< pixels
    int32_t spacing, margin;         ///< pixels
    /// Columns 0: a separate picture for each tile. Ids may then be above the count, with gaps. Of
    /// a sheet it is what the picture has room for, and no id is above it, whatever tilecount says.
    uint32_t tile_count, columns;
    uint32_t said_count;        ///< tilecount as the file has it, where that is wrong; else 0
    int32_t offset_x, offset_y; ///< pixels by which each tile is moved when drawn
    bool has_grid;              ///< whether the file has a <grid>
    /// Of <grid>; else of the map that refers to the set; else orthogonal.
    pave_tiled_orientation grid;
    /// Of <grid>; else the cell of the map that refers to the set; else 0.
    int32_t grid_width, grid_height;
    uint32_t
        symmetries; ///< of <transformations>, as pave_wang_def: rotate, hflip (PAVE_WANG_MIRROR),
                    ///< vflip (PAVE_WANG_FLIP), preferuntransformed (PAVE_WANG_PREFER_PLAIN)
    pave_tiled_stagger stagger; ///< of the staggered or hexagonal map that refers to the set
    pave_tiled_image image;     ///< the sheet; path NULL: a separate picture for each tile
    uint32_t listed_count;      ///< tiles that the file describes
    pave_tiled_tile *listed;    ///< ascending by id
    uint32_t wangset_count;
    pave_tiled_wangset *wangsets;
    /// Why its pictures cannot be drawn, as far as its file tells; where a map names a file that
    /// cannot be read, why not: the set is then empty, its tile_width 0. NULL: nothing is wrong.
    pave_error *fault;
    const pave_allocator *allocator; ///< what it was made with
} pave_tiled_tileset;

/// Reads a tile set ("-": from standard input): a .tsx or .tsj, or one of those of a .tmx or .tmj:
/// the first with the wang set `wangset` (see pave_tiled_wangset_find); else, or for NULL, the
/// first with a wang set that has tiles, the first with any, the first (docs/files-tiled.md). Give
/// it to pave_tiled_tileset_destroy. What is wrong with its pictures is kept as `fault`. Returns
/// PAVE_OK; PAVE_IO if a file cannot be read; PAVE_INVALID if it is wrong; PAVE_UNSUPPORTED for
/// entity declarations, sizes above the limits and flipped wang tiles of before 1.5;
/// PAVE_NO_MEMORY. On failure `out` is NULL; `error` has file, line and column, or in JSON a path
/// such as tilesets[0].wangsets[1]. O(n log n).
PAVE_API pave_result pave_tiled_tileset_read(const char *path, const char *wangset,
                                             const pave_allocator *allocator,
                                             pave_tiled_tileset **out, pave_error *error);

/// Releases a tile set that was read or made by this library; NULL is allowed.
PAVE_API void pave_tiled_tileset_destroy(pave_tiled_tileset *tileset);

/// Finds the first wang set of that name, else for "#N" the N-th, from 1; NULL: the first that has
/// tiles and colours, else the first. Returns PAVE_OK; PAVE_NOT_FOUND, and then `error` lists the
/// names.
PAVE_API pave_result pave_tiled_wangset_find(const pave_tiled_tileset *tileset, const char *name,
                                             const pave_tiled_wangset **out, pave_error *error);

/// Makes the core's set of a wang set, with the probabilities of tiles and colours as weights,
/// local ids as ids, and the symmetries of the tile set: its tiles then have the bits of
/// pave_wang_pose_of in their ids, which the writers below take. A mixed set that has colours on
/// sides alone, or in corners alone, becomes an edge or a corner set. Results as pave_wang_create;
/// PAVE_RANGE for a set without colours or tiles.
PAVE_API pave_result pave_tiled_wangset_create(const pave_tiled_tileset *tileset,
                                               const pave_tiled_wangset *wangset,
                                               const pave_allocator *allocator, pave_wang_set **out,
                                               pave_error *error);

/// Makes pave's own tile-set file of a wang set (see json_wang.h), with its symmetries, weights and
/// pictures; grids and offsets are left out. Give it to pave_json_wang_destroy, also after a
/// failure. Returns PAVE_OK; PAVE_NO_MEMORY. Linear in the tiles.
PAVE_API pave_result pave_tiled_wangset_to_file(const pave_tiled_tileset *tileset,
                                                const pave_tiled_wangset *wangset,
                                                const pave_allocator *allocator,
                                                pave_json_wang **out, pave_error *error);

/// Makes a tile set of the first face of a file, with one wang set. If `whole`, it must have all of
/// the file; else what Tiled has no form for is left out: mirrors of colours, symmetries of single
/// tiles, half turns; tiles that are not squares are there with all colours unset. Returns PAVE_OK;
/// PAVE_UNSUPPORTED where `whole` is not possible; PAVE_RANGE for a file without colours or tiles;
/// PAVE_NO_MEMORY. Where each tile has a picture, the first is read for its size.
PAVE_API pave_result pave_tiled_tileset_from_file(const pave_json_wang *file, bool whole,
                                                  const pave_allocator *allocator,
                                                  pave_tiled_tileset **out, pave_error *error);

/// Makes the tile set of a built-in Wang set: name, colours, one wang set, a sheet of 4 x 4 tiles
/// of `tile_size` pixels; isometric tiles are diamonds of tile_size x tile_size / 2. Its paths are
/// NULL until pave_tiled_builtin_write. Returns PAVE_OK; PAVE_RANGE for a tile size that
/// pave_builtin_paint refuses; PAVE_NO_MEMORY.
PAVE_API pave_result pave_tiled_builtin(pave_builtin builtin, pave_projection projection,
                                        int tile_size, const pave_allocator *allocator,
                                        pave_tiled_tileset **out, pave_error *error);

// ---- Maps that are read -------------------------------------------------------------------------

/// The bits of a gid that flip or rotate its tile; the rest is the number.
#define PAVE_TILED_FLIP_HORIZONTAL UINT32_C(0x80000000)
#define PAVE_TILED_FLIP_VERTICAL UINT32_C(0x40000000)
#define PAVE_TILED_FLIP_DIAGONAL UINT32_C(0x20000000)
#define PAVE_TILED_ROTATE_120 UINT32_C(0x10000000)
#define PAVE_TILED_GID_MASK UINT32_C(0x0fffffff)

/// A rectangle of cells.
typedef struct pave_tiled_chunk {
    int32_t x, y;          ///< the cell of the first gid; far cells are within PAVE_COORDINATE_MAX
    int32_t width, height; ///< cells, at least 1
    uint32_t *gids;        ///< width * height, row by row; 0 is empty
} pave_tiled_chunk;

/// A tile layer: one rectangle from (0, 0) on, or of an infinite map those that are painted.
typedef struct pave_tiled_layer {
    char *name;
    uint32_t chunk_count;
    pave_tiled_chunk *chunks; ///< ascending by y, then x; none overlaps another
} pave_tiled_layer;

/// A property of a map.
typedef struct pave_tiled_property {
    char *name;
    char *value; ///< as text; NULL: a text of several lines, a class, or a fraction in JSON
} pave_tiled_property;

/// A map.
typedef struct pave_tiled_map {
    char *path;
    pave_tiled_orientation orientation;
    pave_tiled_stagger stagger; ///< of staggered and hexagonal maps
    bool infinite;
    int32_t width, height, tile_width, tile_height;
    uint32_t property_count;
    pave_tiled_property *properties; ///< of the map itself, as they stand there
    uint32_t tileset_count;
    uint32_t *first_gids; ///< ascending
    pave_tiled_tileset **tilesets;
    uint32_t layer_count; ///< tile layers, also those inside groups
    pave_tiled_layer *layers;
    const pave_allocator *allocator;
} pave_tiled_map;

/// What takes the cells of a layer while a map is read, so that the map need not hold them: rows
/// from the top, of a map in chunks those of one chunk after the other, as they are in the file.
typedef struct pave_tiled_map_rows {
    int32_t layer; ///< the number of the layer; -1: none
    /// Takes the chunk->width gids of row y. Any result but PAVE_OK ends the reading.
    pave_result (*take)(void *context, const pave_tiled_chunk *chunk, int32_t y,
                        const uint32_t *gids);
    void *context;
} pave_tiled_map_rows;

/// Reads a map ("-": from standard input), .tmx or .tmj: its properties, tile sets and tile layers
/// (XML tiles, csv, base64 with gzip, zlib, zstd or no compression; finite, or in chunks, which may
/// lie anywhere but not overlap). With `rows` (may be NULL) all gids of `out` are NULL, and of csv
/// in TMX one row is held. A gid may be beyond all tile sets; a set whose file cannot be read is
/// empty, with its `fault`. Results as pave_tiled_tileset_read, and what `rows` returns; give `out`
/// to pave_tiled_map_destroy. No allocation for a layer exceeds twice what its text can decompress
/// to. Linear in the file and the cells.
PAVE_API pave_result pave_tiled_map_read(const char *path, const pave_tiled_map_rows *rows,
                                         const pave_allocator *allocator, pave_tiled_map **out,
                                         pave_error *error);

/// Releases a map; NULL is allowed.
PAVE_API void pave_tiled_map_destroy(pave_tiled_map *map);

/// The value of the map's property of that name, the last of several; NULL where the map has no
/// such property. Linear in the properties.
PAVE_API const char *pave_tiled_map_property(const pave_tiled_map *map, const char *name);

// ---- Writing ------------------------------------------------------------------------------------
// A file is written beside its target and renamed when it is complete. On failure, including
// PAVE_STOPPED, the target is unchanged and no other file is left; so a command that may be
// interrupted lets its progress callback stop the writer. The path "-" is standard output; devices
// and pipes are written directly.

/// The source of tiles for the writers: `read` writes the local tile ids of `count` rows from row
/// `first` on, `width` ids a row, without gaps. An id may have the bits of PAVE_TILED_FLIP_... that
/// turn its tile; PAVE_WANG_EMPTY is an empty cell. `out` holds count * width elements: at most
/// 2^20, or one row. Rows are requested in ascending order, each at most once, on the thread that
/// called the writer; a picture skips rows that it does not show. Any result but PAVE_OK ends the
/// writing.
typedef struct pave_tiled_rows {
    pave_result (*read)(void *context, int32_t first, int32_t count, uint32_t *out);
    void *context;
} pave_tiled_rows;

/// How the tiles of a layer are written.
typedef enum pave_tiled_encoding { PAVE_TILED_CSV = 0, PAVE_TILED_BASE64 = 1 } pave_tiled_encoding;
/// How base64 is compressed.
typedef enum pave_tiled_compression {
    PAVE_TILED_UNCOMPRESSED = 0,
    PAVE_TILED_ZLIB = 1,
    PAVE_TILED_ZSTD = 2
} pave_tiled_compression;

/// A property to be written; the name is a word.
typedef struct pave_tiled_said {
    const char *name, *value;
    bool whole; ///< whether the value is a whole number of 32 bits, and written as such
} pave_tiled_said;

/// A map to be written.
typedef struct pave_tiled_map_def {
    const pave_tiled_tileset *tileset;
    pave_tiled_rows rows;
    int32_t width, height; ///< cells, at least 1; the width at most PAVE_TILED_WRITE_WIDTH_MAX
    bool filled;           ///< PNG: no cell is empty, so a picture of opaque tiles has no alpha
    /// Which part of which world it is, kept as map properties `q`, `r`, `seed`, `set`, `method`
    /// and `world`: the cell at the upper left; the names of its Wang set and method, NULL: left
    /// out; its fingerprint (see pave_world_hash), 0: left out.
    int32_t at_q, at_r;
    uint64_t seed, world;
    const char *set, *method;
    pave_cell origin; ///< of its phases: property `origin`, a text `q,r`; 0,0: left out
    /// The world file, or the tile-set file of pave's own, that the tiles come from: in TMX and TMJ
    /// property `tiles`, in JSON member `from`, a path relative to what is written; NULL: none.
    const char *tiles;
    int32_t property_count;
    const pave_tiled_said *properties; ///< further ones; in JSON members, of which json.h has some
    pave_tiled_orientation orientation;
    pave_tiled_stagger stagger; ///< staggered and hexagonal; the side not above the cell's size
    /// TMX and TMJ: an infinite map, in chunks of 16 x 16 cells that are aligned to multiples of
    /// 16; the upper left cell is at_q, at_r of the map too, and its properties `q` and `r` are 0.
    /// At most PAVE_TILED_WRITE_WIDTH_MAX / 16 cells wide.
    bool infinite;
    /// Pixels of a cell; 0: the tile set's grid if it is larger than 1 x 1, else its tile size
    /// (isometric: the height is half the width).
    int32_t cell_width, cell_height;
    pave_tiled_encoding encoding;
    pave_tiled_compression compression; ///< only with base64
    bool embed;                         ///< the tile set inside the map instead of a reference
    /// TMX and TMJ of a built-in set whose paths are set: its sheet and TSX or TSJ are written too.
    /// All files are replaced, the map last, or none.
    bool bring;
    /// TMX: where the file will lie, if it is moved there: the names of other files in it lead on
    /// from there. NULL: where it is written.
    const char *place;
    /// TMX, TMJ and PNG: a layer beneath, whose tile set, rows and `bring` are used; NULL: none. It
    /// is called "under", the other one "world". Where it has a `set`, that, method, seed, world
    /// and tiles are kept as properties `under`, `under_method` and so on.
    const struct pave_tiled_map_def *under;
} pave_tiled_map_def;

/// Writes a map as TMX or TMJ, with a relative path to its tile set; a tile set that is in a map or
/// in no file is embedded. Progress counts rows. Streams: memory does not grow with the height.
/// Returns PAVE_OK; PAVE_IO; PAVE_RANGE for a size below 1, a width above
/// PAVE_TILED_WRITE_WIDTH_MAX, more than 2^31 - 1 pixels, or an orientation or hexagon that does
/// not exist; PAVE_INVALID for csv with compression, an id that is not in the tile set, a name or
/// path that is not UTF-8, or a target that is a file of the tile set; PAVE_STOPPED;
/// PAVE_NO_MEMORY; and what the rows return. Linear in the cells.
PAVE_API pave_result pave_tiled_write_tmx(const pave_tiled_map_def *map, const char *path,
                                          const pave_batch *batch, pave_error *error);
PAVE_API pave_result pave_tiled_write_tmj(const pave_tiled_map_def *map, const char *path,
                                          const pave_batch *batch, pave_error *error);

/// Writes rows of local tile ids, separated by commas, one row a line; with the bits that turn
/// them, and -1 for an empty cell. Memory and results as pave_tiled_write_tmx; the size in pixels
/// is not limited.
PAVE_API pave_result pave_tiled_write_csv(const pave_tiled_map_def *map, const char *path,
                                          const pave_batch *batch, pave_error *error);

/// Writes {"set":..,"method":..,"seed":"..","world":"0x..","at":[q,r],"width":..,"height":..,
/// "tiles":[[row]..]}, before "at" also "origin" and the further properties; seed and fingerprint
/// are text, as numbers of JSON have 53 bits. Memory and results as pave_tiled_write_csv.
PAVE_API pave_result pave_tiled_write_json(const pave_tiled_map_def *map, const char *path,
                                           const pave_batch *batch, pave_error *error);

/// Writes the picture of the map as Tiled 1.8 draws it: RGBA, streamed by rows of pixels, each tile
/// with its lower left corner in that of its cell, clipped at the picture's edge; colour keys of
/// sheets only. docs/files-sets.md says where pixels may differ from Tiled's. Results as
/// pave_tiled_write_tmx, and PAVE_IO or PAVE_INVALID if a picture is missing, damaged or smaller
/// than the tile set says; PAVE_RANGE above PAVE_TILED_WRITE_PIXELS_WIDE_MAX. A row of pixels needs
/// the rows of cells that reach it; an isometric picture as many as the lesser of width and height.
/// If these have more than PAVE_TILED_WRITE_KEPT_MAX cells: PAVE_RANGE. Linear in the pixels.
PAVE_API pave_result pave_tiled_write_png(const pave_tiled_map_def *map, const char *path,
                                          const pave_batch *batch, pave_error *error);

/// Writes a map as a scene of Godot 4.3 or later (.tscn): a TileMapLayer whose cells have the
/// numbers of the world, from at_q, at_r on, with its TileSet inside and what turns its tiles; the
/// properties are its metadata. A layer beneath is a second TileMapLayer. Squares have their wang
/// set `set` as terrains. Returns as pave_tiled_write_tmx; PAVE_RANGE for cells beyond 16 bits;
/// PAVE_UNSUPPORTED for pictures tile by tile and for turned hexagons.
PAVE_API pave_result pave_tiled_write_tscn(const pave_tiled_map_def *map, const char *path,
                                           const pave_batch *batch, pave_error *error);

/// Draws parts of an orthogonal map into memory: the pixels that pave_tiled_write_png writes. Read
/// only after it is made: any number of threads may draw with one painter.
typedef struct pave_tiled_painter {
    int32_t cell_width, cell_height; ///< pixels of a cell: the tile set's grid, or its tile size
    const pave_allocator *allocator; ///< that of the tile set
    struct pave_tiled_painter_private *own;
} pave_tiled_painter;

/// What a painter draws: a box of pixels, and cells that lie about it.
typedef struct pave_tiled_part {
    const uint32_t *ids;   ///< columns * rows tiles as of pave_tiled_rows, row by row
    int32_t columns, rows; ///< 0 or more; the sum of their pixels is below 2^31 each way
    int32_t x, y;          ///< where the box begins, in pixels from the first cell's upper left
    int32_t width, height; ///< pixels of the box, 0 or more
} pave_tiled_part;

/// Makes a painter: reads the pictures of a tile set; those of a built-in set without paths are
/// painted. The tile set may be destroyed after it. Returns PAVE_OK and the painter in `out`, to be
/// given to pave_tiled_painter_destroy; the `fault` of the tile set; PAVE_IO or PAVE_INVALID if a
/// picture is missing, damaged or smaller than the tile set says, or no tile has one;
/// PAVE_UNSUPPORTED above PAVE_TILED_PIXELS_MAX; PAVE_NO_MEMORY. On failure `out` is NULL. Linear
/// in the pixels.
PAVE_API pave_result pave_tiled_painter_create(const pave_tiled_tileset *tileset,
                                               pave_tiled_painter **out, pave_error *error);

/// Releases a painter; NULL is allowed.
PAVE_API void pave_tiled_painter_destroy(pave_tiled_painter *painter);

/// How far a tile reaches out of its cell at most, in cells: to the left, up, right and down. So a
/// box of pixels needs that many columns on its right for what reaches to the left, and so on.
/// `out` must hold at least 4 elements. Constant time.
PAVE_API void pave_tiled_painter_reach(const pave_tiled_painter *painter, int32_t out[4]);

/// Draws a box: pixels of RGBA, rows from the top without gaps, alpha not premultiplied; where no
/// tile is all four are 0. `out` must hold at least 4 * width * height elements. Cells beside the
/// box are drawn as far as they reach into it. Returns PAVE_OK; PAVE_INVALID for a tile without a
/// picture. Allocates nothing. Linear in the pixels and the cells.
PAVE_API pave_result pave_tiled_painter_draw(const pave_tiled_painter *painter,
                                             const pave_tiled_part *part, uint8_t *out,
                                             pave_error *error);

/// Writes a tile set as TSX or TSJ, with relative paths to its pictures, and their sizes: as they
/// are in the tile set, else as their files say, else what the tiles need. Returns PAVE_OK; the
/// `fault` of a tile set that names no picture; PAVE_IO; PAVE_INVALID for a name or path that is
/// not UTF-8; PAVE_NO_MEMORY. Linear in the tiles.
PAVE_API pave_result pave_tiled_write_tsx(const pave_tiled_tileset *tileset, const char *path,
                                          pave_error *error);
/// Writes a tile set of one sheet as a TileSet resource of Godot 4 (.tres): an atlas source, the
/// wang set as its terrain set, with the peering bits of each tile, and probabilities of tiles. The
/// middle of a tile gets the colour of most of its places. Turned tiles and weights of colours are
/// left out. The wang set is of the tile set. `hexagons` is the file that a tile set of hexagons
/// was made of, which has their colours; NULL: squares. Returns PAVE_OK; PAVE_UNSUPPORTED for
/// pictures tile by tile, hexagons without their file, colours with mirrors and other shapes; and
/// as pave_tiled_write_tsx. Linear in the tiles.
PAVE_API pave_result pave_tiled_write_tres(const pave_tiled_tileset *tileset,
                                           const pave_tiled_wangset *wangset,
                                           const pave_json_wang *hexagons, const char *path,
                                           pave_error *error);

/// Sets the paths of a built-in set (made by pave_tiled_builtin): of its sheet, and of its TSX, or
/// TSJ where the name ends so (NULL: it has none). Writes nothing. Returns PAVE_OK; PAVE_INVALID
/// for two equal names; PAVE_NO_MEMORY. Constant time.
PAVE_API pave_result pave_tiled_builtin_place(pave_tiled_tileset *tileset, const char *png_path,
                                              const char *tsx_path, pave_error *error);

/// Whether the files of a built-in set, as far as they are there, are as pave writes them, of any
/// tile size and view: a sheet may have been painted over, a TSX edited (`tsx_path` may be NULL).
/// Returns PAVE_OK; PAVE_INVALID, and `error` names the file that differs; PAVE_NO_MEMORY. Linear
/// in the files.
PAVE_API pave_result pave_tiled_builtin_check(pave_builtin builtin, const char *png_path,
                                              const char *tsx_path, pave_error *error);

/// Sets the paths as pave_tiled_builtin_place does, paints the sheet and writes the TSX. Returns
/// PAVE_OK; PAVE_IO; PAVE_INVALID for a name that is not UTF-8, or two equal names; PAVE_NO_MEMORY.
/// Both files are written, or neither.
PAVE_API pave_result pave_tiled_builtin_write(pave_tiled_tileset *tileset, const char *png_path,
                                              const char *tsx_path, pave_error *error);

/// A template to be written.
typedef struct pave_tiled_template_def {
    pave_wang_kind kind;  ///< edge or corner; any where `tiles` are given
    int colors;           ///< 1 to 15; with `rgb` to 254
    int tile_size;        ///< pixels, 8 to 256
    const char *png_path; ///< the sheet: at most PAVE_TILED_IMAGE_SIZE_MAX pixels each way, and
                          ///< PAVE_TILED_PIXELS_MAX in all
    const char *tsx_path; ///< its tile set; NULL, where `tiles` are given: none
    /// tile_count * 2 * sides: the tiles of the sheet, as of pave_wang_def; NULL: all combinations
    /// of squares. They stand row by row in the fewest columns that make the sheet no higher than
    /// wide in tiles. A tile is a regular polygon as wide as `tile_size`, the axis of its mirror
    /// upright.
    const uint8_t *tiles;
    uint32_t tile_count;
    int sides;                ///< 3..PAVE_WANG_SIDES_MAX; 0: 4
    int mirror_sum;           ///< as of pave_wang_def
    uint32_t symmetries;      ///< of the tile set
    const uint32_t *rgb;      ///< `colors` of them; NULL: those of templates, up to 15
    const char *const *names; ///< the same of names
    /// With `tiles` and without a TSX: tiles of another shape, numbered on and drawn below in the
    /// same picture, by its kind, colors, tile_size, tiles and what follows; at most
    /// PAVE_WANG_SIDES_MAX shapes in all. NULL: none.
    const struct pave_tiled_template_def *next;
} pave_tiled_template_def;

/// The rectangle of a tile in the sheet of a list of tiles, in pixels: x, y, width and height.
/// Tiles are counted from 0, on through `next`. Linear in the square root of the tiles.
PAVE_API void pave_tiled_template_rect(const pave_tiled_template_def *def, uint32_t tile,
                                       int32_t out[4]);

/// Writes a sheet of the complete set of a kind, or of a list of tiles, to paint over, and its tile
/// set (of other shapes than squares with all colours unset: Tiled has none): each tile shows
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

/// Reads a PNG of any kind as RGBA of 8 bits; 16 bits are rounded, gamma and colour profiles
/// ignored. Returns PAVE_OK; PAVE_IO if the file cannot be read; PAVE_INVALID if it is not a PNG,
/// damaged or truncated; PAVE_UNSUPPORTED above PAVE_TILED_IMAGE_SIZE_MAX or PAVE_TILED_PIXELS_MAX;
/// PAVE_NO_MEMORY. Give `out` to pave_tiled_pixels_destroy; it is {0} on failure. Linear in the
/// pixels.
PAVE_API pave_result pave_tiled_png_read(const char *path, const pave_allocator *allocator,
                                         pave_tiled_pixels *out, pave_error *error);

/// Releases the pixels; {0} is allowed.
PAVE_API void pave_tiled_pixels_destroy(pave_tiled_pixels *pixels);

/// The pictures of a tile-set file, as pave_picture_world lays them over the cells of any tiling.
typedef struct pave_tiled_pictures {
    int32_t face_count;
    pave_picture_tile_list *lists; ///< face_count: those of the faces of the file
    const pave_allocator *allocator;
    struct pave_tiled_pictures_private *own;
} pave_tiled_pictures;

/// Reads the sheet and the pictures that a file names. Tiles that have none are not in the lists,
/// nor are those whose number is beyond the sheet. `key` (may be NULL) is a colour of the sheet,
/// 0xRRGGBB, that is transparent; a tile set of Tiled comes through pave_tiled_wangset_to_file.
/// Returns PAVE_OK; PAVE_INVALID when a rectangle reaches beyond the sheet, or no tile has a
/// picture; what pave_tiled_png_read returns; PAVE_NO_MEMORY. On failure `out` is NULL. Give `out`
/// to pave_tiled_pictures_destroy. Linear in the pixels, O(n log n) in the tiles.
PAVE_API pave_result pave_tiled_pictures_read(const pave_json_wang *file, const uint32_t *key,
                                              const pave_allocator *allocator,
                                              pave_tiled_pictures **out, pave_error *error);

/// Releases the pictures; NULL is allowed.
PAVE_API void pave_tiled_pictures_destroy(pave_tiled_pictures *pictures);
/// The source of pixels for the writer: `read` writes `count` rows from row `first` on, 4 * width
/// RGBA bytes a row, without gaps: at most 2^20 pixels, or one row. Rows are requested in ascending
/// order, each once, on the thread that called the writer. Any result but PAVE_OK ends the writing.
typedef struct pave_tiled_pixel_rows {
    pave_result (*read)(void *context, int32_t first, int32_t count, uint8_t *out);
    void *context;
} pave_tiled_pixel_rows;

/// A picture to be written.
typedef struct pave_tiled_picture_def {
    int32_t width, height; ///< pixels; the width 1..PAVE_TILED_WRITE_PIXELS_WIDE_MAX
    pave_tiled_pixel_rows rows;
} pave_tiled_picture_def;

/// Writes a picture as PNG, RGBA of 8 bits. Progress counts rows. Streams: memory does not grow
/// with the height. Returns PAVE_OK; PAVE_IO; PAVE_RANGE for a size; PAVE_STOPPED; PAVE_NO_MEMORY;
/// and what the rows return. Linear in the pixels.
PAVE_API pave_result pave_tiled_picture_write(const pave_tiled_picture_def *def, const char *path,
                                              const pave_allocator *allocator,
                                              const pave_batch *batch, pave_error *error);

// ---- Heights ------------------------------------------------------------------------------------
// Heights for terrain.h, from PNG and raw files. Part of the library pave_tiled, whose reader of
// PNG it is.

/// How the pixels of a picture mean heights.
typedef enum pave_height_encoding {
    PAVE_HEIGHTS_GREY = 0,        ///< black is lowest, white is highest; colours are refused
    PAVE_HEIGHTS_BRIGHTNESS = 1,  ///< the same of colours: .2126 red + .7152 green + .0722 blue
    PAVE_HEIGHTS_TERRAIN_RGB = 2, ///< Mapbox: (65536 red + 256 green + blue) / 10 - 10000 metres
    PAVE_HEIGHTS_TERRARIUM = 3    ///< Mapzen: 256 red + green + blue / 256 - 32768 metres
} pave_height_encoding;

/// A picture of heights, row by row from the top: 0 is the lowest, 65535 the highest.
typedef struct pave_height_map {
    int32_t width, height;
    uint16_t *values; ///< width * height
    double low, high; ///< metres of 0 and 65535, where the encoding has metres; else 0
    const pave_allocator *allocator;
} pave_height_map;

/// Reads a PNG of any kind as heights, or a .r16 or .raw file: a square of 16-bit numbers, the low
/// byte first. Grey of 16 bits is taken as it is, of 8 and fewer bits it is spread over the range;
/// metres are spread over it from the lowest to the highest of the picture. Transparency, gamma and
/// colour profiles are ignored. Returns as pave_tiled_png_read; PAVE_UNSUPPORTED for colours as
/// grey. Give `out` to pave_height_map_release; it is {0} on failure. Linear time; 8 bytes a pixel,
/// of which 2 stay.
PAVE_API pave_result pave_heights_read(const char *path, pave_height_encoding encoding,
                                       const pave_allocator *allocator, pave_height_map *out,
                                       pave_error *error);

/// Releases what was read and makes it {0}.
PAVE_API void pave_height_map_release(pave_height_map *map);

#ifdef __cplusplus
}
#endif
#endif
