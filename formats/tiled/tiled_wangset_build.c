/// formats/tiled/tiled_wangset_build.c: builds wang sets from their elements, in the current format
/// and in the format before 1.5.
#include "tiled_tileset_build.h"

#include <stdlib.h>
#include <string.h>

// Colours for terrains from before 1.5, which had no colours; reused in turn.
static const uint32_t terrain_rgb[] = {0x2f9e44, 0x1c7ed6, 0xe8590c, 0xffd43b,
                                       0x9c36b5, 0xe03131, 0x0c8599, 0x868e96};

// ---- Terrains (before 1.5) ----------------------------------------------------------------------

// Reads the id of a representative tile; -1 if the file names no tile.
static pave_result read_stand_in(const pave_tiled_record *record, int32_t *out)
{
    return pave_tiled_record_int32(record, "tile", INT32_MIN + 1, INT32_MAX, -1, out);
}

pave_result pave_tiled_build_terrain(pave_tiled_builder *builder, const pave_tiled_record *record)
{
    pave_common_list *colors = &builder->terrains.colors;
    size_t index = colors->count;
    if (index == PAVE_WANG_COLORS_MAX)
        return pave_tiled_record_fail(record, PAVE_UNSUPPORTED,
                                      "there are more than %d terrains; split the tile set",
                                      PAVE_WANG_COLORS_MAX);
    pave_tiled_color *color = pave_common_list_add(colors, builder->input->allocator, 1);
    if (color == NULL) return pave_tiled_no_memory(builder->input);
    color->probability = 1;
    color->rgb = terrain_rgb[index % (sizeof terrain_rgb / sizeof terrain_rgb[0])];
    pave_result result = pave_tiled_record_copy(record, "name", &color->name);
    return result == PAVE_OK ? read_stand_in(record, &color->tile) : result;
}

// ---- Wang sets ----------------------------------------------------------------------------------

pave_tiled_wangset_draft pave_tiled_wangset_draft_of(const pave_tiled_input *input)
{
    return (pave_tiled_wangset_draft){.kind = -1,
                                      .line = input->line,
                                      .column = input->column,
                                      .tile = -1,
                                      .colors.element_size = sizeof(pave_tiled_color),
                                      .tiles.element_size = sizeof(pave_tiled_wangtile_draft)};
}

// Returns the draft of the last wang set.
static pave_tiled_wangset_draft *last_draft(const pave_tiled_builder *builder)
{
    pave_tiled_wangset_draft *drafts = builder->wangsets.elements;
    assert(builder->wangsets.count > 0);
    return &drafts[builder->wangsets.count - 1];
}

pave_result pave_tiled_build_wangset(pave_tiled_builder *builder, const pave_tiled_record *record)
{
    static const pave_tiled_word words[] = {{"corner", PAVE_WANG_CORNER},
                                            {"edge", PAVE_WANG_EDGE},
                                            {"mixed", PAVE_WANG_MIXED},
                                            {NULL, 0}};
    pave_tiled_wangset_draft *draft =
        pave_common_list_add(&builder->wangsets, builder->input->allocator, 1);
    if (draft == NULL) return pave_tiled_no_memory(builder->input);
    *draft = pave_tiled_wangset_draft_of(builder->input);
    pave_result result = pave_tiled_record_copy(record, "name", &draft->name);
    if (result == PAVE_OK)
        result = pave_tiled_record_word(record, "type", words, PAVE_INVALID, &draft->kind);
    return result == PAVE_OK ? read_stand_in(record, &draft->tile) : result;
}

pave_result pave_tiled_build_color(pave_tiled_builder *builder, const pave_tiled_record *record)
{
    pave_tiled_wangset_draft *draft = last_draft(builder);
    bool has_rgb = false;
    if (draft->colors.count == PAVE_WANG_COLORS_MAX)
        return pave_tiled_record_fail(record, PAVE_UNSUPPORTED,
                                      "the wang set has more than %d colours; split it",
                                      PAVE_WANG_COLORS_MAX);
    pave_tiled_color *color = pave_common_list_add(&draft->colors, builder->input->allocator, 1);
    if (color == NULL) return pave_tiled_no_memory(builder->input);
    pave_result result = pave_tiled_record_copy(record, "name", &color->name);
    if (result == PAVE_OK) result = pave_tiled_record_rgb(record, "color", &has_rgb, &color->rgb);
    if (result == PAVE_OK)
        result = pave_tiled_record_weight(record, "probability", &color->probability);
    return result == PAVE_OK ? read_stand_in(record, &color->tile) : result;
}

pave_result pave_tiled_build_edge_color(pave_tiled_builder *builder,
                                        const pave_tiled_record *record)
{
    pave_tiled_wangset_draft *draft = last_draft(builder);
    const pave_result result = pave_tiled_build_color(builder, record);
    if (result == PAVE_OK) draft->edge_map[draft->edge_colors++] = (uint8_t)draft->colors.count;
    return result;
}

pave_result pave_tiled_build_corner_color(pave_tiled_builder *builder,
                                          const pave_tiled_record *record)
{
    pave_tiled_wangset_draft *draft = last_draft(builder);
    const pave_result result = pave_tiled_build_color(builder, record);
    if (result == PAVE_OK) draft->corner_map[draft->corner_colors++] = (uint8_t)draft->colors.count;
    return result;
}

// ---- Wang tiles ---------------------------------------------------------------------------------

// Parses 0xCECECECE: four bits per colour, corners C and edges E, TL first and T last.
static bool read_id_hex(const char *text, int64_t colors[PAVE_WANG_PLACES_SQUARE])
{
    uint32_t value = 0;
    if (text[0] != '0' || (text[1] != 'x' && text[1] != 'X') ||
        !pave_common_hex_read(text + 2, strlen(text + 2), &value))
        return false;
    for (int i = 0; i < PAVE_WANG_PLACES_SQUARE; i++) colors[i] = value >> (4 * i) & 15;
    return true;
}

static pave_result read_wangid(const pave_tiled_record *record,
                               int64_t colors[PAVE_WANG_PLACES_SQUARE])
{
    const char *text = pave_tiled_record_attribute(record, "wangid");
    bool well = false;
    if (text == NULL) {
        well = pave_tiled_node_integers(pave_tiled_record_member(record, "wangid"),
                                        PAVE_WANG_PLACES_SQUARE, INT64_MIN, INT64_MAX, colors);
    } else {
        well = pave_tiled_integers_read(text, PAVE_WANG_PLACES_SQUARE, false, colors) ||
               read_id_hex(text, colors);
    }
    if (!well && record->object == NULL && text == NULL)
        return pave_tiled_record_fail(
            record, PAVE_INVALID,
            "wangid is missing; give it as 8 colours such as 0,1,0,2,0,1,0,1");
    if (!well && text != NULL)
        return pave_tiled_record_fail(
            record, PAVE_INVALID,
            "wangid is \"%.40s\", but must be 8 colours such as 0,1,0,2,0,1,0,1", text);
    return well ? PAVE_OK
                : pave_tiled_record_fail(
                      record, PAVE_INVALID,
                      "wangid must be a list of 8 colours such as [0,1,0,2,0,1,0,1]");
}

// Maps the file's colours to indices of the single list, and checks them.
static pave_result take_colors(const pave_tiled_wangset_draft *draft,
                               const pave_tiled_record *record,
                               const int64_t colors[PAVE_WANG_PLACES_SQUARE], uint8_t *out)
{
    bool legacy = draft->edge_colors + draft->corner_colors > 0;
    for (int i = 0; i < PAVE_WANG_PLACES_SQUARE; i++) {
        bool edge = i % 2 == 0;
        int64_t count = legacy ? (edge ? draft->edge_colors : draft->corner_colors)
                               : (int64_t)draft->colors.count;
        const char *kind = legacy ? (edge ? "edge " : "corner ") : "";
        if (colors[i] < 0)
            return pave_tiled_record_fail(record, PAVE_INVALID,
                                          "wangid has the colour %lld, but colours are numbered "
                                          "from 1, and 0 is unset; correct the wangid",
                                          (long long)colors[i]);
        if (colors[i] > count)
            return pave_tiled_record_fail(record, PAVE_INVALID,
                                          "wangid has the colour %lld, but the wang set \"%.40s\" "
                                          "has %lld %scolour%s before it, "
                                          "numbered from 1; correct the wangid or add the colour",
                                          (long long)colors[i],
                                          draft->name == NULL ? "" : draft->name, (long long)count,
                                          kind, count == 1 ? "" : "s");
        out[i] = (uint8_t)colors[i];
        if (legacy && colors[i] > 0)
            out[i] = edge ? draft->edge_map[colors[i] - 1] : draft->corner_map[colors[i] - 1];
    }
    return PAVE_OK;
}

// Before 1.5 a wang tile could be a turned tile. Such a tile has no local id, so it cannot be in
// the set.
static pave_result refuse_flips(const pave_tiled_record *record)
{
    static const char *const names[] = {"hflip", "vflip", "dflip"};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        bool flipped = false;
        pave_result result = pave_tiled_record_flag(record, names[i], &flipped);
        if (result != PAVE_OK) return result;
        if (flipped)
            return pave_tiled_record_fail(record, PAVE_UNSUPPORTED,
                                          "%s turns the tile, which Tiled dropped in 1.5; add the "
                                          "turned picture as a tile of its own",
                                          names[i]);
    }
    return PAVE_OK;
}

static pave_result add_wangtile(pave_tiled_builder *builder, pave_common_list *tiles, uint32_t id,
                                const uint8_t *colors)
{
    static const uint8_t unset[PAVE_WANG_PLACES_SQUARE];
    if (memcmp(colors, unset, sizeof unset) == 0) {
        return PAVE_OK; // Tiled drops such a tile from the set too
    }
    pave_tiled_wangtile_draft *draft = pave_common_list_add(tiles, builder->input->allocator, 1);
    if (draft == NULL) return pave_tiled_no_memory(builder->input);
    draft->tile.id = id;
    draft->line = builder->input->line;
    draft->column = builder->input->column;
    memcpy(draft->tile.colors, colors, PAVE_WANG_PLACES_SQUARE);
    return PAVE_OK;
}

pave_result pave_tiled_build_wangtile(pave_tiled_builder *builder, const pave_tiled_record *record)
{
    int64_t id = 0;
    int64_t said[PAVE_WANG_PLACES_SQUARE];
    uint8_t colors[PAVE_WANG_PLACES_SQUARE];
    pave_tiled_wangset_draft *draft = last_draft(builder);
    pave_result result = pave_tiled_record_integer(record, "tileid", 0, PAVE_TILED_GID_MASK - 1,
                                                   PAVE_TILED_REQUIRED, &id);
    if (result == PAVE_OK) result = refuse_flips(record);
    if (result == PAVE_OK) result = read_wangid(record, said);
    if (result == PAVE_OK) result = take_colors(draft, record, said, colors);
    return result == PAVE_OK ? add_wangtile(builder, &draft->tiles, (uint32_t)id, colors) : result;
}

// ---- Finishing ----------------------------------------------------------------------------------

// Derives the kind of a set if the file does not give it: from the two lists before 1.5, otherwise
// from the positions that its tiles use.
static pave_wang_kind derive_kind(const pave_tiled_wangset_draft *draft)
{
    const pave_tiled_wangtile_draft *tiles = draft->tiles.elements;
    bool edges = false, corners = false;
    if (draft->edge_colors + draft->corner_colors > 0)
        return draft->corner_colors == 0 ? PAVE_WANG_EDGE
               : draft->edge_colors == 0 ? PAVE_WANG_CORNER
                                         : PAVE_WANG_MIXED;
    for (size_t i = 0; i < draft->tiles.count; i++) {
        for (int place = 0; place < PAVE_WANG_PLACES_SQUARE; place++) {
            edges = edges || (place % 2 == 0 && tiles[i].tile.colors[place] != 0);
            corners = corners || (place % 2 == 1 && tiles[i].tile.colors[place] != 0);
        }
    }
    return edges == corners ? PAVE_WANG_MIXED : edges ? PAVE_WANG_EDGE : PAVE_WANG_CORNER;
}

static void release_colors(const pave_allocator *allocator, pave_tiled_color *colors, size_t count)
{
    for (size_t i = 0; i < count; i++) pave_common_free(allocator, colors[i].name);
}

void pave_tiled_wangset_release(const pave_allocator *allocator, pave_tiled_wangset *wangset)
{
    pave_common_free(allocator, wangset->name);
    release_colors(allocator, wangset->colors, (size_t)wangset->color_count);
    PAVE_COMMON_FREE(allocator, wangset->colors, wangset->tiles);
}

static void release_draft(const pave_allocator *allocator, pave_tiled_wangset_draft *draft)
{
    pave_common_free(allocator, draft->name);
    release_colors(allocator, draft->colors.elements, draft->colors.count);
    pave_common_list_release(&draft->colors, allocator);
    pave_common_list_release(&draft->tiles, allocator);
}

// Converts the four terrains of a tile to its colours.
static pave_result take_terrain(pave_tiled_builder *builder, const pave_tiled_tile_draft *tile,
                                size_t color_count)
{
    static const int places[4] = {PAVE_WANG_TL, PAVE_WANG_TR, PAVE_WANG_BL, PAVE_WANG_BR};
    uint8_t colors[PAVE_WANG_PLACES_SQUARE] = {0};
    builder->input->line = tile->line;
    builder->input->column = tile->column;
    for (int i = 0; i < 4; i++) {
        if (tile->terrain[i] >= (int)color_count)
            return pave_tiled_fail(builder->input, PAVE_INVALID,
                                   "tile %u has the terrain %d, counted from 0, but the number of "
                                   "terrains is %zu; correct one of them",
                                   (unsigned)tile->tile.id, tile->terrain[i], color_count);
        colors[places[i]] = (uint8_t)(tile->terrain[i] + 1);
    }
    return add_wangtile(builder, &builder->terrains.tiles, tile->tile.id, colors);
}

// Converts the terrains from before 1.5 to the corner set "Terrains".
static pave_result take_terrains(pave_tiled_builder *builder)
{
    const pave_tiled_tile_draft *tiles = builder->tiles.elements;
    pave_tiled_wangset_draft *draft = &builder->terrains;
    for (size_t i = 0; i < builder->tiles.count; i++) {
        pave_result result =
            tiles[i].has_terrain ? take_terrain(builder, &tiles[i], draft->colors.count) : PAVE_OK;
        if (result != PAVE_OK) return result;
    }
    if (draft->colors.count == 0) return PAVE_OK;
    draft->kind = PAVE_WANG_CORNER;
    draft->name = pave_common_text_copy(builder->input->allocator, "Terrains", strlen("Terrains"));
    return draft->name == NULL ? pave_tiled_no_memory(builder->input) : PAVE_OK;
}

static int compare_wangtiles(const void *a, const void *b)
{
    const pave_tiled_wangtile_draft *left = a, *right = b;
    if (left->tile.id != right->tile.id) return left->tile.id < right->tile.id ? -1 : 1;
    return (left->line > right->line) - (left->line < right->line);
}

// Sorts the tiles of a wang set and checks their ids. Duplicates with the same colours are merged.
static pave_result finish_tiles(pave_tiled_builder *builder, pave_tiled_wangset *wangset,
                                const pave_common_list *mark)
{
    const pave_tiled_tileset *tileset = builder->tileset;
    pave_tiled_wangtile_draft *drafts = mark->elements;
    pave_common_list tiles = {.element_size = sizeof(pave_tiled_wangtile)};
    pave_tiled_wangtile *last =
        mark->count == 0 ? NULL : pave_common_list_add(&tiles, tileset->allocator, mark->count);
    const char *name = wangset->name == NULL ? "" : wangset->name;
    pave_result result = PAVE_OK;
    void *taken = NULL;
    if (mark->count > 0 && last == NULL) return pave_tiled_no_memory(builder->input);
    tiles.count = 0;
    if (mark->count > 0) qsort(drafts, mark->count, sizeof *drafts, compare_wangtiles);
    for (size_t i = 0; i < mark->count && result == PAVE_OK; i++) {
        builder->input->line = drafts[i].line;
        builder->input->column = drafts[i].column;
        if (!pave_tiled_tileset_has(tileset, drafts[i].tile.id)) {
            result = pave_tiled_fail(
                builder->input, PAVE_INVALID,
                "the wang set \"%.40s\" names the tile %u, which the tile set does not have "
                "(it has %u); correct the id",
                name, (unsigned)drafts[i].tile.id, (unsigned)tileset->tile_count);
        } else if (i == 0 || drafts[i].tile.id != drafts[i - 1].tile.id) {
            *last++ = drafts[i].tile;
            tiles.count++;
        } else if (memcmp(drafts[i].tile.colors, drafts[i - 1].tile.colors,
                          PAVE_WANG_PLACES_SQUARE) != 0) {
            result =
                pave_tiled_fail(builder->input, PAVE_INVALID,
                                "the wang set \"%.40s\" gives the tile %u two wangids; keep one",
                                name, (unsigned)drafts[i].tile.id);
        }
    }
    wangset->tile_count = (uint32_t)tiles.count;
    if (result == PAVE_OK && !pave_common_list_take(&tiles, tileset->allocator, &taken))
        result = pave_tiled_no_memory(builder->input);
    wangset->tiles = taken;
    if (result != PAVE_OK) wangset->tile_count = 0;
    pave_common_list_release(&tiles, tileset->allocator);
    return result;
}

// Replaces representative tiles that do not exist by -1, since they are only decoration.
static void finish_stand_ins(const pave_tiled_tileset *tileset, pave_tiled_wangset *wangset)
{
    if (wangset->tile < 0 || !pave_tiled_tileset_has(tileset, (uint32_t)wangset->tile))
        wangset->tile = -1;
    for (int32_t i = 0; i < wangset->color_count; i++) {
        pave_tiled_color *color = &wangset->colors[i];
        if (color->tile < 0 || !pave_tiled_tileset_has(tileset, (uint32_t)color->tile))
            color->tile = -1;
    }
}

// Moves a draft to the end of the tile set's wang sets.
static pave_result finish_wangset(pave_tiled_builder *builder, pave_tiled_wangset_draft *draft)
{
    pave_tiled_tileset *tileset = builder->tileset;
    pave_tiled_wangset *wangset = &tileset->wangsets[tileset->wangset_count++];
    const size_t color_count = draft->colors.count;
    void *colors = NULL;
    wangset->name = draft->name;
    draft->name = NULL;
    wangset->kind = draft->kind < 0 || draft->edge_colors + draft->corner_colors > 0
                        ? derive_kind(draft)
                        : (pave_wang_kind)draft->kind;
    wangset->line = draft->line;
    wangset->tile = draft->tile;
    if (!pave_common_list_take(&draft->colors, tileset->allocator, &colors))
        return pave_tiled_no_memory(builder->input);
    wangset->color_count = (int32_t)color_count;
    wangset->colors = colors;
    finish_stand_ins(tileset, wangset);
    return finish_tiles(builder, wangset, &draft->tiles);
}

pave_result pave_tiled_build_wangsets_finish(pave_tiled_builder *builder)
{
    pave_tiled_tileset *tileset = builder->tileset;
    pave_tiled_wangset_draft *drafts = builder->wangsets.elements;
    const bool has_terrains = builder->terrains.colors.count > 0;
    const size_t count = builder->wangsets.count + has_terrains;
    pave_result result = take_terrains(builder);
    if (result != PAVE_OK || count == 0) return result;
    tileset->wangsets = pave_common_array(tileset->allocator, count, sizeof *tileset->wangsets);
    if (tileset->wangsets == NULL) return pave_tiled_no_memory(builder->input);
    // Tiled lists the terrains first
    if (has_terrains) result = finish_wangset(builder, &builder->terrains);
    for (size_t i = 0; i < builder->wangsets.count && result == PAVE_OK; i++)
        result = finish_wangset(builder, &drafts[i]);
    return result;
}

int64_t pave_tiled_build_highest_wangtile(const pave_tiled_builder *builder)
{
    const pave_tiled_wangset_draft *sets = builder->wangsets.elements;
    int64_t highest = -1;
    for (size_t i = 0; i < builder->wangsets.count; i++) {
        const pave_tiled_wangtile_draft *tiles = sets[i].tiles.elements;
        for (size_t k = 0; k < sets[i].tiles.count; k++)
            highest = tiles[k].tile.id > highest ? tiles[k].tile.id : highest;
    }
    return highest;
}

void pave_tiled_build_wangsets_abandon(pave_tiled_builder *builder)
{
    const pave_allocator *allocator = builder->input->allocator;
    pave_tiled_wangset_draft *drafts = builder->wangsets.elements;
    for (size_t i = 0; i < builder->wangsets.count; i++) release_draft(allocator, &drafts[i]);
    release_draft(allocator, &builder->terrains);
    pave_common_list_release(&builder->wangsets, allocator);
}
