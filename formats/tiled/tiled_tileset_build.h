/// formats/tiled/tiled_tileset_build.h: builds a tile set from its elements, in any format, and
/// checks it.
///
/// Call begin, then image, tiles and wang sets in the order of the file, then finish. Checks that
/// need the complete set (ids against the count, the count against the picture) are made by finish;
/// their errors have the recorded positions.
#ifndef PAVE_FORMATS_TILED_TILESET_BUILD_H
#define PAVE_FORMATS_TILED_TILESET_BUILD_H

#include "../common/common_list.h"
#include "tiled_record.h"

#include <pave/formats/tiled.h>

/// A tile mentioned in the file.
typedef struct pave_tiled_tile_draft {
    pave_tiled_tile tile;
    int32_t line, column;
    bool has_terrain;
    int16_t terrain[4]; ///< TL, TR, BL, BR; 0-based; -1: none
} pave_tiled_tile_draft;

typedef struct pave_tiled_wangtile_draft {
    pave_tiled_wangtile tile;
    int32_t line, column;
} pave_tiled_wangtile_draft;

/// A wang set while reading. Before 1.5, edges and corners had separate lists of colours; the two
/// maps convert these to new numbers.
typedef struct pave_tiled_wangset_draft {
    char *name;
    int kind; ///< pave_wang_kind, or -1: not given
    int32_t line, column, tile;
    pave_common_list colors; ///< pave_tiled_color elements
    pave_common_list tiles;  ///< pave_tiled_wangtile_draft elements
    int edge_colors, corner_colors;
    uint8_t edge_map[PAVE_WANG_COLORS_MAX], corner_map[PAVE_WANG_COLORS_MAX];
} pave_tiled_wangset_draft;

/// A tile set while reading; {0} before begin.
typedef struct pave_tiled_builder {
    pave_tiled_input *input;
    pave_tiled_tileset *tileset;
    int32_t line, column;
    bool has_count, has_columns;
    pave_common_list tiles;            ///< pave_tiled_tile_draft elements
    pave_tiled_wangset_draft terrains; ///< as a wang set
    pave_common_list wangsets;         ///< pave_tiled_wangset_draft elements
} pave_tiled_builder;

/// Begins a tile set with the values of its element.
pave_result pave_tiled_build_begin(pave_tiled_builder *builder, pave_tiled_input *input,
                                   const pave_tiled_record *record, bool embedded);

/// Adds a part to a tile set.
typedef pave_result pave_tiled_build(pave_tiled_builder *builder, const pave_tiled_record *record);

pave_result pave_tiled_build_symmetries(pave_tiled_builder *builder,
                                        const pave_tiled_record *record);
pave_result pave_tiled_build_offset(pave_tiled_builder *builder, const pave_tiled_record *record);
pave_result pave_tiled_build_grid(pave_tiled_builder *builder, const pave_tiled_record *record);

/// Adds the sheet; in JSON its values are in the tile set's object.
pave_result pave_tiled_build_sheet(pave_tiled_builder *builder, const pave_tiled_record *record);

/// Adds a tile; `id` is used unless the record has one.
pave_result pave_tiled_build_tile(pave_tiled_builder *builder, const pave_tiled_record *record,
                                  int64_t id);

/// Adds the picture of the last tile.
pave_result pave_tiled_build_tile_image(pave_tiled_builder *builder,
                                        const pave_tiled_record *record);

/// Adds a terrain colour (before 1.5).
pave_result pave_tiled_build_terrain(pave_tiled_builder *builder, const pave_tiled_record *record);

/// Adds a wang set; its colours and tiles follow.
pave_result pave_tiled_build_wangset(pave_tiled_builder *builder, const pave_tiled_record *record);

/// Adds a colour of the current single list, or of one of the two lists before 1.5.
pave_result pave_tiled_build_color(pave_tiled_builder *builder, const pave_tiled_record *record);
pave_result pave_tiled_build_edge_color(pave_tiled_builder *builder,
                                        const pave_tiled_record *record);
pave_result pave_tiled_build_corner_color(pave_tiled_builder *builder,
                                          const pave_tiled_record *record);
pave_result pave_tiled_build_wangtile(pave_tiled_builder *builder, const pave_tiled_record *record);

/// Checks everything and moves the tile set to `out`. The builder is always empty afterwards.
pave_result pave_tiled_build_finish(pave_tiled_builder *builder, pave_tiled_tileset **out);

/// Releases a builder's contents.
void pave_tiled_build_abandon(pave_tiled_builder *builder);

// ---- Shared by the sources of the builder -------------------------------------------------------

/// Returns an empty draft of a wang set at the place of the input.
pave_tiled_wangset_draft pave_tiled_wangset_draft_of(const pave_tiled_input *input);

/// Makes the wang sets of the tile set from their drafts, the terrains first. `tileset` must
/// already have its tiles.
pave_result pave_tiled_build_wangsets_finish(pave_tiled_builder *builder);

/// Returns the highest id in the drafts of wang sets, terrains excluded; -1 if there are no tiles.
int64_t pave_tiled_build_highest_wangtile(const pave_tiled_builder *builder);

/// Releases the drafts of wang sets.
void pave_tiled_build_wangsets_abandon(pave_tiled_builder *builder);

/// Returns true if the tile set has a tile with that id: below the count or, with one picture per
/// tile, listed.
bool pave_tiled_tileset_has(const pave_tiled_tileset *tileset, uint32_t id);

/// Returns the number of tiles of `size` that fit in `length` pixels of a sheet.
int64_t pave_tiled_tileset_fitting(const pave_tiled_tileset *tileset, int32_t length, int32_t size);

/// Returns the listed tile with that id, or NULL.
const pave_tiled_tile *pave_tiled_tileset_tile(const pave_tiled_tileset *tileset, uint32_t id);

/// Returns the effective kind of a wang set: a mixed set whose tiles have only side colours is an
/// edge set; with only corner colours, a corner set.
pave_wang_kind pave_tiled_wangset_acts(const pave_tiled_wangset *wangset);

/// Releases a wang set's contents.
void pave_tiled_wangset_release(const pave_allocator *allocator, pave_tiled_wangset *wangset);

#endif
