/// formats/tiled/tiled_map_write.h: what the writers of maps have in common: the check of what they
/// are asked, and the rows in blocks.
#ifndef PAVE_FORMATS_TILED_MAP_WRITE_H
#define PAVE_FORMATS_TILED_MAP_WRITE_H

#include "tiled_tileset_make.h"

#include <pave/window.h>

#include <pave/formats/tiled.h>

/// Pixels.
typedef struct pave_tiled_size {
    int32_t cell_width, cell_height;
    int32_t width, height; ///< of the whole map as a picture
} pave_tiled_size;

/// The measures of a staggered or hexagonal map, in pixels, as Tiled takes them; cells of odd sizes
/// lose a pixel.
typedef struct pave_tiled_hexes {
    int32_t offset_x, offset_y; ///< from the box of a cell to its straight side
    int32_t column_width, row_height;
    int32_t step_x, step_y; ///< to the next cell of a row, and of a column
    int32_t pair_width;     ///< of two columns
    int32_t box_height;     ///< of a cell
} pave_tiled_hexes;

pave_tiled_hexes pave_tiled_hexes_of(const pave_tiled_map_def *map, const pave_tiled_size *size);

/// Finds the size of a cell: that of the map, or the tile set's grid, else the tile. A grid of 1 x
/// 1 is what Tiled writes for "none".
void pave_tiled_map_cell(const pave_tiled_map_def *map, pave_tiled_size *size);

/// Checks a map that is to be written to `path`, and measures it; with `size` NULL only what
/// concerns a table of ids. Returns PAVE_OK; PAVE_RANGE; PAVE_INVALID; PAVE_UNSUPPORTED.
pave_result pave_tiled_map_measure(const pave_tiled_map_def *map, const char *path,
                                   pave_tiled_size *size, pave_error *error);

/// Checks and measures a map, and opens its file. See pave_output_open.
pave_result pave_tiled_map_open(pave_output *output, const pave_tiled_map_def *map,
                                const char *path, const pave_batch *batch, pave_tiled_size *size,
                                pave_error *error);

/// A map that is written has at most a layer and one beneath.
enum { PAVE_TILED_LAYERS = 2 };

/// Where the map brings the files of its tile sets, opens and writes them, as companions of the
/// map's. `files` has PAVE_TILED_LAYERS elements and must stay as long as the output.
void pave_tiled_map_bring(pave_output *output, const pave_tiled_map_def *map,
                          pave_tiled_sheet_files *files);

/// The layer beneath a map as a map of its own, with ids above those of the map's tile set, so that
/// the same functions write both.
typedef struct pave_tiled_under {
    pave_tiled_map_def map;
    pave_tiled_tileset tileset; ///< as large as the ids need
    const pave_tiled_map_def *from;
    uint32_t first; ///< what is added to its ids; its first gid is one more
} pave_tiled_under;

/// Makes it of map->under, which is there. `out` must stay where it is.
void pave_tiled_under_make(const pave_tiled_map_def *map, pave_tiled_under *out);

/// Prints a property. `place`: its value is a path, to be written relative to that; else NULL.
typedef void pave_tiled_property_printer(pave_output *output, const pave_tiled_said *said,
                                         const char *place, bool first);

/// Prints all properties of a map that is written to `path`.
void pave_tiled_properties_write(pave_output *output, const pave_tiled_map_def *map,
                                 const char *path, pave_tiled_property_printer *printer);

/// Whether the tile set goes into the map: by wish, or because it has no file of its own that could
/// be named.
bool pave_tiled_is_embedded(const pave_tiled_map_def *map);

/// Reads rows and checks the ids; the output fails with what went wrong. `out` must hold at least
/// count * width elements.
void pave_tiled_rows_read(pave_output *output, const pave_tiled_map_def *map, int32_t first,
                          int32_t count, uint32_t *out);

/// Calls the progress callback; see pave_output_stopped.
void pave_tiled_progress(pave_output *output, const pave_tiled_map_def *map, int64_t rows_done);

/// The rows of a map one block after the other.
typedef struct pave_tiled_blocks {
    const pave_tiled_map_def *map;
    pave_output *output;
    uint32_t *ids;        ///< count * width local ids
    int32_t first, count; ///< the rows of this block
    int32_t room;         ///< rows
} pave_tiled_blocks;

/// Takes memory for the blocks. After a failure, which the output keeps, there is no block.
void pave_tiled_blocks_begin(pave_tiled_blocks *blocks, const pave_tiled_map_def *map,
                             pave_output *output);

/// Reads the next block; false at the end, and after any failure of the output.
bool pave_tiled_blocks_next(pave_tiled_blocks *blocks);

void pave_tiled_blocks_end(pave_tiled_blocks *blocks);

/// The gid of a local id in a map of one tile set: 0 for an empty cell; the bits that turn it stay.
static inline uint32_t pave_tiled_gid_of_id(uint32_t id)
{
    return id == PAVE_WANG_EMPTY ? 0
                                 : (id & ~PAVE_TILED_GID_MASK) | ((id & PAVE_TILED_GID_MASK) + 1);
}

/// The chunks of an infinite map in turn: rows of them from the top, those without tiles left out.
typedef struct pave_tiled_cuts {
    const pave_tiled_map_def *map;
    pave_output *output;
    int32_t x, y;      ///< the upper left cell of the chunk
    uint32_t ids[256]; ///< local ids, row by row
    // The rows that are read.
    uint32_t *rows;
    int32_t left, top, right, bottom; ///< the box of all chunks
    int32_t next_x;                   ///< of the next chunk
} pave_tiled_cuts;

/// Takes memory for a row of chunks. After a failure, which the output keeps, there is no chunk.
void pave_tiled_cuts_begin(pave_tiled_cuts *cuts, const pave_tiled_map_def *map,
                           pave_output *output);

/// Reads the next chunk; false at the end, and after any failure of the output.
bool pave_tiled_cuts_next(pave_tiled_cuts *cuts);

void pave_tiled_cuts_end(pave_tiled_cuts *cuts);

enum { PAVE_TILED_CUT_SIDE = 16 };

/// The cells that a map has: of an infinite one the box of its chunks.
pave_rect pave_tiled_map_box(const pave_tiled_map_def *map);

/// How rows of numbers are written.
typedef struct pave_tiled_table_style {
    bool gids; ///< as gids, from 1, instead of local ids
    const char *row_begin, *row_end,
        *row_join; ///< row_join stands between a row's end and the next one's beginning
} pave_tiled_table_style;

/// Writes all rows as decimal numbers with commas between those of a row.
void pave_tiled_table_write(pave_output *output, const pave_tiled_map_def *map,
                            const pave_tiled_table_style *style);

/// Writes a row of numbers as the style says.
void pave_tiled_table_row(pave_output *output, const uint32_t *ids, int32_t count,
                          const pave_tiled_table_style *style);

/// Bytes that are written as base64; begin with `output` alone.
typedef struct pave_tiled_base64 {
    pave_output *output;
    uint32_t group; ///< the bytes that wait for a third
    int count;
} pave_tiled_base64;

void pave_tiled_base64_add(pave_tiled_base64 *state, const unsigned char *bytes, size_t size);

/// Writes what is left.
void pave_tiled_base64_end(pave_tiled_base64 *state);

/// Writes all rows as base64 of little-endian 32-bit gids, compressed as the map says.
void pave_tiled_base64_write(pave_output *output, const pave_tiled_map_def *map);

/// The same of some local ids.
void pave_tiled_base64_ids(pave_output *output, const pave_tiled_map_def *map, const uint32_t *ids,
                           size_t count);

/// "zlib" or "zstd"; "" for none.
const char *pave_tiled_compression_text(pave_tiled_compression compression);

#endif
