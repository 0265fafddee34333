/// formats/tiled/tiled_write_shared.h: code shared by the writers of maps: checking the definition,
/// and reading rows in blocks.
#ifndef PAVE_FORMATS_TILED_WRITE_SHARED_H
#define PAVE_FORMATS_TILED_WRITE_SHARED_H

#include "tiled_sheet_write.h"

#include <pave/window.h>

#include <pave/formats/tiled.h>

/// Sizes in pixels.
typedef struct pave_tiled_size {
    int32_t cell_width, cell_height;
    int32_t width, height; ///< size of a picture of the whole map
} pave_tiled_size;

/// Sizes of a staggered or hexagonal map in pixels, rounded as in Tiled: odd cell sizes lose a
/// pixel.
typedef struct pave_tiled_hexes {
    int32_t offset_x, offset_y; ///< from a cell's bounding box to its straight side
    int32_t column_width, row_height;
    int32_t step_x, step_y; ///< distance to the next cell of a row, and of a column
    int32_t pair_width;     ///< width of two columns
    int32_t box_height;     ///< height of a cell's bounding box
} pave_tiled_hexes;

pave_tiled_hexes pave_tiled_hexes_of(const pave_tiled_map_def *map, const pave_tiled_size *size);

/// Finds the size of a cell: from the map, otherwise from the tile set's grid, otherwise from the
/// tile. Tiled writes a grid of 1 x 1 for "none".
void pave_tiled_map_cell(const pave_tiled_map_def *map, pave_tiled_size *size);

/// Checks a map to write to `path`, and computes its size; with `size` NULL checks only what a
/// table of ids needs. Returns PAVE_OK; PAVE_RANGE; PAVE_INVALID; PAVE_UNSUPPORTED.
pave_result pave_tiled_map_measure(const pave_tiled_map_def *map, const char *path,
                                   pave_tiled_size *size, pave_error *error);

/// Maximum number of layers: the map's layer and a lower one.
enum { PAVE_TILED_LAYERS = 2 };

/// Checks a map, computes its size, and opens its file. See pave_output_open. If the map's tile set
/// files are written too, opens and writes them as companions of that file. `files` has
/// PAVE_TILED_LAYERS elements and must outlive the output. A table of ids has neither `size` nor
/// `files`: NULL.
pave_result pave_tiled_map_open(pave_output *output, const pave_tiled_map_def *map,
                                const char *path, const pave_batch *batch, pave_tiled_size *size,
                                pave_tiled_sheet_files *files, pave_error *error);

/// The lower layer of a map as a separate map. Its ids are above the ids of the map's tile set, so
/// the same functions can write both.
typedef struct pave_tiled_under {
    pave_tiled_map_def map;
    pave_tiled_tileset tileset; ///< its id range covers the shifted ids
    const pave_tiled_map_def *from;
    uint32_t first; ///< offset of its ids; its first gid is one more
} pave_tiled_under;

/// Makes the lower layer from map->under, which must not be NULL. `out` must not be moved.
void pave_tiled_under_make(const pave_tiled_map_def *map, pave_tiled_under *out);

/// Prints a property. If `place` is not NULL, the value is a path and is written relative to it.
typedef void pave_tiled_property_printer(pave_output *output, const pave_tiled_said *said,
                                         const char *place, bool first);

/// Prints all properties of a map written to `path`.
void pave_tiled_properties_write(pave_output *output, const pave_tiled_map_def *map,
                                 const char *path, pave_tiled_property_printer *printer);

/// Returns true if the tile set is embedded in the map: by choice, or because it has no file to
/// refer to.
bool pave_tiled_is_embedded(const pave_tiled_map_def *map);

/// Reads rows and checks the ids; the output fails on an error. `out` must hold at least count *
/// width elements.
void pave_tiled_rows_read(pave_output *output, const pave_tiled_map_def *map, int32_t first,
                          int32_t count, uint32_t *out);

/// Calls the progress callback; see pave_output_stopped.
void pave_tiled_progress(pave_output *output, const pave_tiled_map_def *map, int64_t rows_done);

/// Iterates over the rows of a map in blocks.
typedef struct pave_tiled_blocks {
    const pave_tiled_map_def *map;
    pave_output *output;
    uint32_t *ids;        ///< count * width local ids
    int32_t first, count; ///< rows of this block
    int32_t room;         ///< capacity in rows
    bool checks_later;    ///< the caller checks the ids
} pave_tiled_blocks;

/// Allocates the block. A failure is stored in the output; then there are no blocks.
void pave_tiled_blocks_begin(pave_tiled_blocks *blocks, const pave_tiled_map_def *map,
                             pave_output *output);

/// Reads the next block; returns false at the end, and after any failure of the output.
bool pave_tiled_blocks_next(pave_tiled_blocks *blocks);

void pave_tiled_blocks_end(pave_tiled_blocks *blocks);

/// Returns the gid of a local id in a map with one tile set: 0 for an empty cell; keeps the turn
/// bits.
static inline uint32_t pave_tiled_gid_of_id(uint32_t id)
{
    return id == PAVE_WANG_EMPTY ? 0
                                 : (id & ~PAVE_TILED_GID_MASK) | ((id & PAVE_TILED_GID_MASK) + 1);
}

/// Iterates over the chunks of an infinite map, row by row from the top, skipping those without
/// tiles.
typedef struct pave_tiled_cuts {
    const pave_tiled_map_def *map;
    pave_output *output;
    int32_t x, y;      ///< upper left cell of the chunk
    uint32_t ids[256]; ///< local ids, row by row
    // Buffer of rows.
    uint32_t *rows;
    int32_t left, top, right, bottom; ///< bounding box of all chunks
    int32_t next_x;                   ///< x of the next chunk
} pave_tiled_cuts;

/// Allocates a row of chunks. A failure is stored in the output; then there are no chunks.
void pave_tiled_cuts_begin(pave_tiled_cuts *cuts, const pave_tiled_map_def *map,
                           pave_output *output);

/// Reads the next chunk; returns false at the end, and after any failure of the output.
bool pave_tiled_cuts_next(pave_tiled_cuts *cuts);

void pave_tiled_cuts_end(pave_tiled_cuts *cuts);

enum { PAVE_TILED_CUT_SIDE = 16 };

/// Returns the cells of a map; for an infinite map, the bounding box of its chunks.
pave_rect pave_tiled_map_box(const pave_tiled_map_def *map);

/// Format of rows of numbers.
typedef struct pave_tiled_table_style {
    bool gids; ///< write 1-based gids instead of local ids
    const char *row_begin, *row_end,
        *row_join; ///< row_join separates two rows
} pave_tiled_table_style;

/// Writes all rows as decimal numbers separated by commas.
void pave_tiled_table_write(pave_output *output, const pave_tiled_map_def *map,
                            const pave_tiled_table_style *style);

/// Writes a row of numbers in the given style.
void pave_tiled_table_row(pave_output *output, const uint32_t *ids, int32_t count,
                          const pave_tiled_table_style *style);

/// State of writing base64; initialize with `output` only.
typedef struct pave_tiled_base64 {
    pave_output *output;
    uint32_t group; ///< bytes of an incomplete group of three
    int count;
} pave_tiled_base64;

void pave_tiled_base64_add(pave_tiled_base64 *state, const unsigned char *bytes, size_t size);

/// Writes the remaining bytes.
void pave_tiled_base64_end(pave_tiled_base64 *state);

/// Writes all rows as base64 of little-endian 32-bit gids, compressed as the map requires.
void pave_tiled_base64_write(pave_output *output, const pave_tiled_map_def *map);

/// Writes `count` local ids in the same way.
void pave_tiled_base64_ids(pave_output *output, const pave_tiled_map_def *map, const uint32_t *ids,
                           size_t count);

/// "zlib" or "zstd"; "" for no compression.
const char *pave_tiled_compression_text(pave_tiled_compression compression);

#endif
