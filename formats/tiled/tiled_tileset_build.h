/// formats/tiled/tiled_tileset_build.h: puts a tile set together from its elements, whichever
/// format they come from, and checks it.
///
/// The order of calls is that of Tiled's files: begin, then image, tiles and wang sets as they
/// come, then finish. What can only be judged when all is known (ids against the count, the count
/// against the picture) is judged by finish, with the places that were noted.
#ifndef PAVE_FORMATS_TILED_TILESET_BUILD_H
#define PAVE_FORMATS_TILED_TILESET_BUILD_H

#include "../common/common_list.h"
#include "tiled_record.h"

#include <pave/formats/tiled.h>

/// A tile that the file says something about.
typedef struct pave_tiled_tile_draft {
    pave_tiled_tile tile;
    int32_t line, column;
    bool has_terrain;
    int16_t terrain[4]; ///< TL, TR, BL, BR, from 0; -1 none
} pave_tiled_tile_draft;

typedef struct pave_tiled_wangtile_draft {
    pave_tiled_wangtile tile;
    int32_t line, column;
} pave_tiled_wangtile_draft;

/// A wang set while it is read. Before 1.5 edges and corners had lists of colours of their own; the
/// maps say what has become of them.
typedef struct pave_tiled_wangset_draft {
    char *name;
    bool open; ///< between begin and end
    int kind;  ///< pave_wang_kind, or -1: not said
    int32_t line, column, tile;
    pave_common_list colors;
    pave_common_list tiles; ///< pave_tiled_wangtile_draft
    int edge_colors, corner_colors;
    uint8_t edge_map[PAVE_WANG_COLORS_MAX], corner_map[PAVE_WANG_COLORS_MAX];
} pave_tiled_wangset_draft;

/// A tile set while it is read. {0} until begin.
typedef struct pave_tiled_builder {
    pave_tiled_input *input;
    pave_tiled_tileset *tileset;
    int32_t line, column;
    bool has_count, has_columns;
    pave_common_list tiles;         ///< pave_tiled_tile_draft
    pave_common_list terrains;      ///< pave_tiled_color
    pave_common_list wangsets;      ///< pave_tiled_wangset
    pave_common_list wangset_marks; ///< for each, the pave_common_list of its drafts of tiles
    pave_tiled_wangset_draft wangset;
} pave_tiled_builder;

/// Begins a tile set with the values of its own element.
pave_result pave_tiled_build_begin(pave_tiled_builder *builder, pave_tiled_input *input,
                                   const pave_tiled_record *record, bool embedded);

/// Takes a part of a tile set.
typedef pave_result pave_tiled_build(pave_tiled_builder *builder, const pave_tiled_record *record);

pave_result pave_tiled_build_symmetries(pave_tiled_builder *builder,
                                        const pave_tiled_record *record);
pave_result pave_tiled_build_offset(pave_tiled_builder *builder, const pave_tiled_record *record);
pave_result pave_tiled_build_grid(pave_tiled_builder *builder, const pave_tiled_record *record);

/// The sheet; in JSON its values stand in the tile set's object.
pave_result pave_tiled_build_sheet(pave_tiled_builder *builder, const pave_tiled_record *record);

/// A tile, whose id is given unless the record has it.
pave_result pave_tiled_build_tile(pave_tiled_builder *builder, const pave_tiled_record *record,
                                  int64_t id);

/// The picture of the tile that came last.
pave_result pave_tiled_build_tile_image(pave_tiled_builder *builder,
                                        const pave_tiled_record *record);

/// A colour of the terrains of before 1.5.
pave_result pave_tiled_build_terrain(pave_tiled_builder *builder, const pave_tiled_record *record);

pave_result pave_tiled_build_wangset_begin(pave_tiled_builder *builder,
                                           const pave_tiled_record *record);
/// A colour of the one list of today, or of one of the two of before 1.5.
pave_result pave_tiled_build_color(pave_tiled_builder *builder, const pave_tiled_record *record);
pave_result pave_tiled_build_edge_color(pave_tiled_builder *builder,
                                        const pave_tiled_record *record);
pave_result pave_tiled_build_corner_color(pave_tiled_builder *builder,
                                          const pave_tiled_record *record);
pave_result pave_tiled_build_wangtile(pave_tiled_builder *builder, const pave_tiled_record *record);
pave_result pave_tiled_build_wangset_end(pave_tiled_builder *builder);

/// Checks it all and hands the tile set over. The builder is empty afterwards, whatever happened.
pave_result pave_tiled_build_finish(pave_tiled_builder *builder, pave_tiled_tileset **out);

/// Releases what a builder holds.
void pave_tiled_build_abandon(pave_tiled_builder *builder);

// ---- Between the two sources of the builder -----------------------------------------------------

/// Makes the wang sets of the tile set from their drafts, the terrains first. The tiles must stand
/// in `tileset` already.
pave_result pave_tiled_build_wangsets_finish(pave_tiled_builder *builder);

/// The highest id in the drafts of wang sets, terrains not among them; -1 where there is no tile.
int64_t pave_tiled_build_highest_wangtile(const pave_tiled_builder *builder);

/// Releases the drafts of wang sets.
void pave_tiled_build_wangsets_abandon(pave_tiled_builder *builder);

/// Whether the tile set has a tile of that id: below the count or, in a set of one picture a tile,
/// listed.
bool pave_tiled_tileset_has(const pave_tiled_tileset *tileset, uint32_t id);

/// The listed tile of that id, or NULL.
const pave_tiled_tile *pave_tiled_tileset_tile(const pave_tiled_tileset *tileset, uint32_t id);

/// The kind that a wang set acts as: that of a mixed set whose tiles have colours on their sides
/// alone is edge, in their corners alone corner.
pave_wang_kind pave_tiled_wangset_acts(const pave_tiled_wangset *wangset);

/// Releases what a wang set holds.
void pave_tiled_wangset_release(const pave_allocator *allocator, pave_tiled_wangset *wangset);

#endif
