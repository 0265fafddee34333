/// formats/tiled/tiled_tileset_build.c: builds tile sets from their elements: the sheet and the
/// tiles. Wang sets are in tiled_wangset_build.c.
#include "tiled_tileset_build.h"

#include "tiled_tsx_write.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Limits of the sizes that a file may declare; pictures that are read have other limits.
enum {
    SIZE_MAX_SAID = PAVE_TILED_PICTURE_SIZE_MAX,
    OFFSET_MAX = 1 << 20,
    TILE_MAX = PAVE_TILED_TILE_SIZE_MAX
};

static pave_result read_layout(pave_tiled_builder *builder, const pave_tiled_record *record)
{
    pave_tiled_tileset *tileset = builder->tileset;
    int32_t count = 0, columns = 0;
    const pave_tiled_number numbers[] = {
        {"tilewidth", 1, TILE_MAX, PAVE_TILED_REQUIRED, &tileset->tile_width},
        {"tileheight", 1, TILE_MAX, PAVE_TILED_REQUIRED, &tileset->tile_height},
        {"spacing", 0, TILE_MAX, 0, &tileset->spacing},
        {"margin", 0, TILE_MAX, 0, &tileset->margin},
        {"tilecount", 0, PAVE_TILED_TILES_MAX, 0, &count},
        {"columns", 0, PAVE_TILED_TILES_MAX, 0, &columns}};
    const pave_result result = pave_tiled_record_numbers(record, numbers, 6);
    tileset->tile_count = (uint32_t)count;
    tileset->columns = (uint32_t)columns;
    builder->has_count = pave_tiled_record_has(record, "tilecount");
    builder->has_columns = columns > 0;
    return result;
}

pave_result pave_tiled_build_begin(pave_tiled_builder *builder, pave_tiled_input *input,
                                   const pave_tiled_record *record, bool embedded)
{
    assert(builder->tileset == NULL);
    const pave_allocator *allocator = input->allocator;
    *builder = (pave_tiled_builder){
        .input = input,
        .line = input->line,
        .column = input->column,
        .tileset = pave_common_array(allocator, 1, sizeof(pave_tiled_tileset)),
        .tiles.element_size = sizeof(pave_tiled_tile_draft),
        .terrains = pave_tiled_wangset_draft_of(input),
        .wangsets.element_size = sizeof(pave_tiled_wangset_draft),
    };
    if (builder->tileset == NULL) return pave_tiled_no_memory(input);
    builder->tileset->allocator = allocator;
    builder->tileset->embedded = embedded;
    if (input->path != NULL) {
        builder->tileset->path = pave_common_text_copy(allocator, input->path, strlen(input->path));
        if (builder->tileset->path == NULL) return pave_tiled_no_memory(input);
    }
    pave_result result = pave_tiled_record_copy(record, "name", &builder->tileset->name);
    return result == PAVE_OK ? read_layout(builder, record) : result;
}

pave_result pave_tiled_build_offset(pave_tiled_builder *builder, const pave_tiled_record *record)
{
    const pave_tiled_number numbers[] = {
        {"x", -OFFSET_MAX, OFFSET_MAX, 0, &builder->tileset->offset_x},
        {"y", -OFFSET_MAX, OFFSET_MAX, 0, &builder->tileset->offset_y}};
    return pave_tiled_record_numbers(record, numbers, 2);
}

pave_result pave_tiled_build_grid(pave_tiled_builder *builder, const pave_tiled_record *record)
{
    static const pave_tiled_word words[] = {
        {"orthogonal", PAVE_TILED_ORTHOGONAL}, {"isometric", PAVE_TILED_ISOMETRIC}, {NULL, 0}};
    pave_tiled_tileset *tileset = builder->tileset;
    int orientation = PAVE_TILED_ORTHOGONAL;
    pave_result result =
        pave_tiled_record_word(record, "orientation", words, PAVE_INVALID, &orientation);
    const pave_tiled_number numbers[] = {
        {"width", 1, TILE_MAX, PAVE_TILED_REQUIRED, &tileset->grid_width},
        {"height", 1, TILE_MAX, PAVE_TILED_REQUIRED, &tileset->grid_height}};
    if (result == PAVE_OK) result = pave_tiled_record_numbers(record, numbers, 2);
    tileset->has_grid = true;
    tileset->grid = (pave_tiled_orientation)orientation;
    return result;
}

pave_result pave_tiled_build_symmetries(pave_tiled_builder *builder,
                                        const pave_tiled_record *record)
{
    static const struct {
        const char *name;
        uint32_t symmetry;
    } flags[] = {{"hflip", PAVE_WANG_MIRROR},
                 {"vflip", PAVE_WANG_FLIP},
                 {"rotate", PAVE_WANG_ROTATE},
                 {"preferuntransformed", PAVE_WANG_PREFER_PLAIN}};
    for (size_t i = 0; i < sizeof flags / sizeof flags[0]; i++) {
        bool allowed = false;
        pave_result result = pave_tiled_record_flag(record, flags[i].name, &allowed);
        if (result != PAVE_OK) return result;
        if (allowed) builder->tileset->symmetries |= flags[i].symmetry;
    }
    return PAVE_OK;
}

// ---- Pictures -----------------------------------------------------------------------------------

// Records why the tile set's pictures cannot be drawn, for the functions that draw them. Returns
// PAVE_OK or PAVE_NO_MEMORY.
static pave_result note_fault(const pave_tiled_builder *builder, pave_result fault,
                              const char *message)
{
    pave_tiled_tileset *tileset = builder->tileset;
    pave_tiled_input input = *builder->input;
    if (tileset->fault != NULL) return PAVE_OK;
    tileset->fault = pave_common_array(tileset->allocator, 1, sizeof *tileset->fault);
    if (tileset->fault == NULL) return pave_tiled_no_memory(builder->input);
    input.error = tileset->fault;
    pave_tiled_fail(&input, fault, "%s", message);
    return PAVE_OK;
}

// Names of a picture's values, in <image> and in the JSON object that has a picture.
typedef struct image_names {
    const char *path, *width, *height, *key;
} image_names;

static const image_names xml_image = {"source", "width", "height", "trans"};
static const image_names json_image = {"image", "imagewidth", "imageheight", "transparentcolor"};

static pave_result read_image(pave_tiled_builder *builder, const pave_tiled_record *record,
                              pave_tiled_image *image)
{
    const image_names *names = record->object != NULL ? &json_image : &xml_image;
    const char *source = NULL;
    pave_result result = pave_tiled_record_text(record, names->path, &source);
    if (result == PAVE_OK && image->path != NULL)
        return pave_tiled_record_fail(record, PAVE_INVALID, "there is a picture already; keep one");
    if (result == PAVE_OK && (source == NULL || source[0] == 0))
        return note_fault(builder, PAVE_UNSUPPORTED,
                          "the picture is inside the file; save it as a PNG, and name that");
    const pave_tiled_number sizes[] = {{names->width, 0, SIZE_MAX_SAID, 0, &image->width},
                                       {names->height, 0, SIZE_MAX_SAID, 0, &image->height}};
    if (result == PAVE_OK) result = pave_tiled_record_numbers(record, sizes, 2);
    if (result == PAVE_OK)
        result = pave_tiled_record_rgb(record, names->key, &image->has_key, &image->key);
    if (result != PAVE_OK) return result;
    image->line = builder->input->line;
    image->path = pave_common_path_join(builder->input->allocator, builder->input->path, source);
    return image->path == NULL ? pave_tiled_no_memory(builder->input) : PAVE_OK;
}

pave_result pave_tiled_build_sheet(pave_tiled_builder *builder, const pave_tiled_record *record)
{
    return read_image(builder, record, &builder->tileset->image);
}

pave_result pave_tiled_build_tile_image(pave_tiled_builder *builder,
                                        const pave_tiled_record *record)
{
    pave_tiled_tile_draft *drafts = builder->tiles.elements;
    assert(builder->tiles.count > 0);
    return read_image(builder, record, &drafts[builder->tiles.count - 1].tile.image);
}

// ---- Tiles --------------------------------------------------------------------------------------

// Reads the four terrains of a tile: "0,0,,1" in XML, [0, 0, -1, 1] in JSON.
static pave_result read_terrain(const pave_tiled_record *record, pave_tiled_tile_draft *draft)
{
    const char *text = pave_tiled_record_attribute(record, "terrain");
    const pave_tiled_node *list = pave_tiled_record_member(record, "terrain");
    draft->has_terrain = (text != NULL && text[0] != 0) || list != NULL;
    if (!draft->has_terrain) return PAVE_OK;
    int64_t numbers[4] = {-1, -1, -1, -1};
    bool well = text != NULL ? pave_tiled_integers_read(text, 4, true, numbers)
                             : pave_tiled_node_integers(list, 4, INT64_MIN, INT64_MAX, numbers);
    for (int i = 0; i < 4 && well; i++) {
        well = numbers[i] >= -1 && numbers[i] < PAVE_WANG_COLORS_MAX;
        draft->terrain[i] = (int16_t)numbers[i];
    }
    if (!well)
        return pave_tiled_record_fail(
            record, PAVE_INVALID,
            "terrain must be four numbers from 0 (or nothing) to %d: top left, top right, bottom "
            "left, bottom right",
            PAVE_WANG_COLORS_MAX - 1);
    return PAVE_OK;
}

pave_result pave_tiled_build_tile(pave_tiled_builder *builder, const pave_tiled_record *record,
                                  int64_t id)
{
    // In a set with one picture per tile, ids may have gaps and exceed the count.
    pave_result result =
        pave_tiled_record_integer(record, "id", 0, PAVE_TILED_GID_MASK - 1, id, &id);
    if (result != PAVE_OK) return result;
    pave_tiled_tile_draft *draft =
        pave_common_list_add(&builder->tiles, builder->input->allocator, 1);
    if (draft == NULL) return pave_tiled_no_memory(builder->input);
    draft->tile.id = (uint32_t)id;
    draft->line = builder->input->line;
    draft->column = builder->input->column;
    const pave_tiled_number part[] = {{"x", 0, SIZE_MAX_SAID, 0, &draft->tile.x}, // since 1.9
                                      {"y", 0, SIZE_MAX_SAID, 0, &draft->tile.y},
                                      {"width", 0, SIZE_MAX_SAID, 0, &draft->tile.width},
                                      {"height", 0, SIZE_MAX_SAID, 0, &draft->tile.height}};
    result = pave_tiled_record_numbers(record, part, 4);
    if (result == PAVE_OK)
        result = pave_tiled_record_weight(record, "probability", &draft->tile.probability);
    return result == PAVE_OK ? read_terrain(record, draft) : result;
}

bool pave_tiled_tileset_has(const pave_tiled_tileset *tileset, uint32_t id)
{
    return pave_tiled_has_picture(tileset) && tileset->image.path == NULL
               ? pave_tiled_tileset_tile(tileset, id) != NULL
               : id < tileset->tile_count;
}

const pave_tiled_tile *pave_tiled_tileset_tile(const pave_tiled_tileset *tileset, uint32_t id)
{
    uint32_t low = 0, high = tileset->listed_count;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        if (tileset->listed[middle].id < id)
            low = middle + 1;
        else
            high = middle;
    }
    return low < tileset->listed_count && tileset->listed[low].id == id ? &tileset->listed[low]
                                                                        : NULL;
}

// ---- Finishing ----------------------------------------------------------------------------------

int64_t pave_tiled_tileset_fitting(const pave_tiled_tileset *tileset, int32_t length, int32_t size)
{
    int64_t room = (int64_t)length - tileset->margin + tileset->spacing;
    return room < size + tileset->spacing ? 0 : room / (size + tileset->spacing);
}

// Sets columns and count of a sheet: from the file, checked against the picture's size, or from
// that size.
static pave_result check_sheet(pave_tiled_builder *builder)
{
    pave_tiled_tileset *tileset = builder->tileset;
    bool sized = tileset->image.width > 0 && tileset->image.height > 0;
    bool laid_out = builder->has_columns && builder->has_count;
    if (!sized && !laid_out &&
        !builder->input->alone) { // files from before 0.9 omit the size, which only the picture has
        pave_result result =
            pave_tiled_png_size(tileset->image.path, &tileset->image.width, &tileset->image.height);
        if (result == PAVE_NO_MEMORY) return pave_tiled_no_memory(builder->input);
        sized = result == PAVE_OK;
    }
    int64_t columns =
        pave_tiled_tileset_fitting(tileset, tileset->image.width, tileset->tile_width);
    int64_t rows = pave_tiled_tileset_fitting(tileset, tileset->image.height, tileset->tile_height);
    char why[PAVE_ERROR_MESSAGE_SIZE];
    if (!sized && !laid_out) {
        snprintf(why, sizeof why,
                 "neither columns and tilecount nor the width and height of the picture are given, "
                 "and %.120s is not a PNG that gives them; open the tile set in Tiled and save it",
                 tileset->image.path);
    } else if (sized && (columns == 0 || rows == 0)) {
        snprintf(why, sizeof why,
                 "the picture of %d x %d pixels holds no tile of %d x %d; correct the sizes",
                 tileset->image.width, tileset->image.height, tileset->tile_width,
                 tileset->tile_height);
    } else if (!sized) {
        return PAVE_OK;
    }
    if (!sized || columns == 0 || rows == 0) {
        tileset->columns += tileset->columns == 0;
        return note_fault(builder, PAVE_INVALID, why);
    }
    if (columns > PAVE_TILED_TILES_MAX / rows)
        return pave_tiled_fail(builder->input, PAVE_UNSUPPORTED,
                               "the picture holds more than %d tiles; split it",
                               PAVE_TILED_TILES_MAX);
    tileset->columns = (uint32_t)columns;
    tileset->tile_count = (uint32_t)(columns * rows);
    return PAVE_OK;
}

// Sets the tile count of a sheet. The count in the file is not binding: Tiled shows the tiles in
// the picture, and stores data of further tiles. Records a wrong count.
static pave_result settle_count(pave_tiled_builder *builder, uint32_t said)
{
    pave_tiled_tileset *tileset = builder->tileset;
    const pave_tiled_tile_draft *drafts = builder->tiles.elements;
    for (size_t i = 0; i < builder->tiles.count && tileset->image.path == NULL; i++)
        if (drafts[i].tile.image.path != NULL) return PAVE_OK;
    int64_t highest = pave_tiled_build_highest_wangtile(builder);
    for (size_t i = 0; i < builder->tiles.count; i++)
        highest = drafts[i].tile.id > highest ? drafts[i].tile.id : highest;
    if (highest >= PAVE_TILED_TILES_MAX)
        return pave_tiled_fail(builder->input, PAVE_UNSUPPORTED,
                               "the tile %u is listed, but ids of a sheet go up to %d",
                               (unsigned)highest, PAVE_TILED_TILES_MAX - 1);
    if (highest >= tileset->tile_count) tileset->tile_count = (uint32_t)highest + 1;
    if (builder->has_count && said != tileset->tile_count) tileset->said_count = said;
    return PAVE_OK;
}

static int compare_tiles(const void *a, const void *b)
{
    uint32_t left = ((const pave_tiled_tile_draft *)a)->tile.id;
    uint32_t right = ((const pave_tiled_tile_draft *)b)->tile.id;
    return (left > right) - (left < right);
}

static pave_result check_tiles(pave_tiled_builder *builder)
{
    const pave_tiled_tileset *tileset = builder->tileset;
    const pave_tiled_tile_draft *drafts = builder->tiles.elements;
    for (size_t i = 0; i < builder->tiles.count; i++) {
        builder->input->line = drafts[i].line;
        builder->input->column = drafts[i].column;
        if (i > 0 && drafts[i].tile.id == drafts[i - 1].tile.id)
            return pave_tiled_fail(builder->input, PAVE_INVALID,
                                   "tile %u is listed twice; keep one",
                                   (unsigned)drafts[i].tile.id);
        if (tileset->image.path != NULL && drafts[i].tile.image.path != NULL)
            return pave_tiled_fail(
                builder->input, PAVE_INVALID,
                "tile %u has a picture of its own, but the set has one for all; keep one kind",
                (unsigned)drafts[i].tile.id);
    }
    return PAVE_OK;
}

static pave_result finish_tiles(pave_tiled_builder *builder)
{
    pave_tiled_tileset *tileset = builder->tileset;
    pave_tiled_tile_draft *drafts = builder->tiles.elements;
    if (builder->tiles.count == 0) return PAVE_OK;
    if (builder->tiles.count > PAVE_TILED_TILES_MAX)
        return pave_tiled_fail(builder->input, PAVE_UNSUPPORTED,
                               "more than %d tiles are listed; split the tile set",
                               PAVE_TILED_TILES_MAX);
    qsort(drafts, builder->tiles.count, sizeof *drafts, compare_tiles);
    pave_result result = check_tiles(builder);
    if (result != PAVE_OK) return result;
    tileset->listed =
        pave_common_array(tileset->allocator, builder->tiles.count, sizeof *tileset->listed);
    if (tileset->listed == NULL) return pave_tiled_no_memory(builder->input);
    tileset->listed_count = (uint32_t)builder->tiles.count;
    for (uint32_t i = 0; i < tileset->listed_count; i++) {
        tileset->listed[i] = drafts[i].tile;
        drafts[i].tile.image.path = NULL; // ownership has moved
    }
    return PAVE_OK;
}

// Checks a set without a sheet: its tiles have separate pictures, and its count may be missing.
static pave_result check_collection(pave_tiled_builder *builder)
{
    pave_tiled_tileset *tileset = builder->tileset;
    const pave_tiled_tile_draft *drafts = builder->tiles.elements;
    bool pictured = false;
    for (size_t i = 0; i < builder->tiles.count && !pictured; i++)
        pictured = drafts[i].tile.image.path != NULL;
    pave_result result = PAVE_OK;
    if (!pictured && (tileset->tile_count > 0 || builder->tiles.count > 0))
        result = note_fault(builder, PAVE_INVALID,
                            "the tile set names no picture; give it an image or one for each tile");
    tileset->columns = 0;
    if (tileset->grid == PAVE_TILED_ORTHOGONAL && tileset->grid_width == 1 &&
        tileset->grid_height == 1) {
        tileset->has_grid = false; // Tiled writes a grid for all such sets, where it has no meaning
        tileset->grid_width = 0;
        tileset->grid_height = 0;
    }
    if (!builder->has_count) tileset->tile_count = (uint32_t)builder->tiles.count;
    return result;
}

pave_result pave_tiled_build_finish(pave_tiled_builder *builder, pave_tiled_tileset **out)
{
    pave_tiled_tileset *tileset = builder->tileset;
    assert(tileset != NULL);
    builder->input->line = builder->line;
    builder->input->column = builder->column;
    const uint32_t said = tileset->tile_count;
    pave_result result =
        tileset->image.path != NULL ? check_sheet(builder) : check_collection(builder);
    if (result == PAVE_OK) result = settle_count(builder, said);
    if (result == PAVE_OK) result = finish_tiles(builder);
    if (result == PAVE_OK) result = pave_tiled_build_wangsets_finish(builder);
    if (result == PAVE_OK) {
        *out = tileset;
        builder->tileset = NULL;
    }
    pave_tiled_build_abandon(builder);
    return result;
}

void pave_tiled_build_abandon(pave_tiled_builder *builder)
{
    if (builder->input == NULL) return;
    const pave_allocator *allocator = builder->input->allocator;
    pave_tiled_tile_draft *drafts = builder->tiles.elements;
    pave_tiled_build_wangsets_abandon(builder);
    for (size_t i = 0; i < builder->tiles.count; i++)
        pave_common_free(allocator, drafts[i].tile.image.path);
    pave_common_list_release(&builder->tiles, allocator);
    pave_tiled_tileset_destroy(builder->tileset);
    *builder = (pave_tiled_builder){0};
}
