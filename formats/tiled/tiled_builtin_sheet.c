/// formats/tiled/tiled_builtin_sheet.c: writes the built-in Wang sets as tile sets with a sheet.
#include "../common/common_file.h"
#include "../common/common_list.h"
#include "../common/common_memory.h"
#include "../common/common_png_writer.h"
#include "tiled_document.h"
#include "tiled_sheet_write.h"
#include "tiled_tsx_write.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/// Tiles per row of a sheet: each variant fills one or more rows.
static uint32_t columns_of(uint32_t tiles)
{
    return tiles == 11 ? 11 : tiles == 16 ? 4 : tiles == 48 ? 16 : tiles == 768 ? 32 : 27;
}

static bool fill_colors(pave_tiled_tileset *tileset, pave_builtin builtin)
{
    pave_tiled_wangset *set = tileset->wangsets;
    for (int i = 0; i < set->color_count; i++) {
        pave_tiled_color *color = &set->colors[i];
        *color = (pave_tiled_color){.rgb = pave_builtin_color_rgb(builtin, i + 1),
                                    .probability = pave_builtin_color_weight(builtin, i + 1),
                                    .tile = -1};
        const char *name = pave_builtin_color_name(builtin, i + 1);
        color->name = pave_common_text_copy(tileset->allocator, name, strlen(name));
        if (!color->name) return false;
    }
    return true;
}

static void fill_tiles(pave_tiled_wangset *set, const pave_wang_set *from)
{
    for (uint32_t i = 0; i < set->tile_count; i++) {
        set->tiles[i].id = pave_wang_tile_id(from, i);
        memcpy(set->tiles[i].colors, pave_wang_tile_colors(from, i), PAVE_WANG_PLACES_SQUARE);
    }
}

/// Collects the weights of the tiles; leaves the array NULL if all are equal.
static bool fill_weights(pave_tiled_tileset *tileset, pave_builtin builtin)
{
    const uint32_t tiles = pave_builtin_tile_count(builtin);
    if (pave_builtin_variant_count(builtin) == 1) return true;
    tileset->listed = pave_common_array(tileset->allocator, tiles, sizeof *tileset->listed);
    if (!tileset->listed) return false;
    tileset->listed_count = tiles;
    for (uint32_t id = 0; id < tiles; id++)
        tileset->listed[id] =
            (pave_tiled_tile){.id = id, .probability = pave_builtin_tile_weight(builtin, id)};
    return true;
}

static bool fill(pave_tiled_tileset *tileset, pave_builtin builtin, const pave_wang_set *from,
                 pave_projection projection, int tile_size)
{
    const char *name = pave_word(pave_builtin_words, builtin);
    if (!pave_tiled_tileset_make_wangset(tileset, name, pave_wang_kind_of(from),
                                         pave_wang_color_count(from), pave_wang_tile_count(from)))
        return false;
    if (!fill_colors(tileset, builtin) || !fill_weights(tileset, builtin)) return false;
    fill_tiles(tileset->wangsets, from);
    tileset->name = pave_common_text_copy(tileset->allocator, name, strlen(name));
    bool isometric = projection == PAVE_ISOMETRIC;
    tileset->tile_width = tile_size;
    tileset->tile_height = isometric ? tile_size / 2 : tile_size;
    const uint32_t tiles = pave_builtin_tile_count(builtin), columns = columns_of(tiles);
    assert(tiles % columns == 0);
    tileset->tile_count = tiles;
    tileset->columns = columns;
    tileset->image.width = (int32_t)columns * tileset->tile_width;
    tileset->image.height = (int32_t)(tiles / columns) * tileset->tile_height;
    tileset->has_grid = isometric;
    tileset->grid = isometric ? PAVE_TILED_ISOMETRIC : PAVE_TILED_ORTHOGONAL;
    tileset->grid_width = isometric ? tileset->tile_width : 0;
    tileset->grid_height = isometric ? tileset->tile_height : 0;
    return tileset->name != NULL;
}

pave_result pave_tiled_builtin(pave_builtin builtin, pave_projection projection, int tile_size,
                               const pave_allocator *allocator, pave_tiled_tileset **out,
                               pave_error *error)
{
    assert(out && builtin >= 0 && builtin < PAVE_BUILTIN_COUNT);
    *out = NULL;
    if (tile_size < PAVE_PAINT_SIZE_MIN || tile_size > PAVE_PAINT_SIZE_MAX ||
        (projection == PAVE_ISOMETRIC && tile_size % 2 != 0))
        return PAVE_FAIL(error, PAVE_RANGE,
                         "tiles of %d pixels cannot be painted: give %d to %d, and an even number "
                         "for isometric tiles",
                         tile_size, PAVE_PAINT_SIZE_MIN, PAVE_PAINT_SIZE_MAX);
    pave_wang_set *from = NULL;
    pave_result result = pave_builtin_create(builtin, allocator, &from, NULL);
    pave_tiled_tileset *tileset = result == PAVE_OK ? pave_tiled_tileset_make(allocator) : NULL;
    if (tileset && fill(tileset, builtin, from, projection, tile_size))
        *out = tileset;
    else
        pave_tiled_tileset_destroy(tileset);
    pave_wang_destroy(from);
    return *out ? PAVE_OK
                : PAVE_FAIL(error, PAVE_NO_MEMORY,
                            "out of memory for a tile set; close other programs");
}

// ---- The sheet ----------------------------------------------------------------------------------

/// Returns the built-in set that a tile set was made from, according to its name.
static pave_builtin builtin_of(const pave_tiled_tileset *tileset)
{
    const int number = tileset->name ? pave_word_number(pave_builtin_words, tileset->name) : -1;
    return number >= 0 ? (pave_builtin)number : PAVE_BUILTIN_COUNT;
}

bool pave_tiled_is_builtin(const pave_tiled_tileset *tileset, pave_builtin *out)
{
    *out = builtin_of(tileset);
    return !tileset->path && !tileset->image.path && *out != PAVE_BUILTIN_COUNT &&
           tileset->tile_count == pave_builtin_tile_count(*out) &&
           tileset->columns == columns_of(tileset->tile_count) &&
           tileset->tile_width >= PAVE_PAINT_SIZE_MIN && tileset->tile_width <= PAVE_PAINT_SIZE_MAX;
}

typedef struct painter {
    const pave_tiled_tileset *tileset;
    pave_builtin builtin;
} painter;

static void paint_sheet(void *context, pave_png_writer *png)
{
    const painter *self = context;
    const pave_tiled_tileset *tileset = self->tileset;
    pave_projection projection = tileset->has_grid ? PAVE_ISOMETRIC : PAVE_ORTHOGONAL;
    size_t stride = 4 * (size_t)tileset->image.width, size = stride * (size_t)tileset->tile_height;
    uint8_t *band = pave_common_array(png->output->allocator, size, 1);
    if (!band) {
        pave_output_no_memory(png->output);
        return;
    }
    const uint32_t columns = tileset->columns;
    for (uint32_t id = 0; id < tileset->tile_count; id++) {
        size_t left = 4 * (size_t)(id % columns) * (size_t)tileset->tile_width;
        pave_builtin_paint(self->builtin, id, projection, tileset->tile_width, band + left,
                           (ptrdiff_t)stride);
        if (id % columns == columns - 1) pave_png_writer_rows(png, band, tileset->tile_height);
    }
    pave_common_free(png->output->allocator, band);
}

pave_result pave_tiled_builtin_open(pave_tiled_sheet_files *files,
                                    const pave_tiled_tileset *tileset, pave_output **out,
                                    pave_error *error)
{
    painter self = {tileset, builtin_of(tileset)};
    assert(self.builtin != PAVE_BUILTIN_COUNT &&
           tileset->tile_count == pave_builtin_tile_count(self.builtin) &&
           tileset->columns == columns_of(tileset->tile_count));
    return pave_tiled_sheet_open(files, tileset, paint_sheet, &self, out, error);
}

pave_result pave_tiled_builtin_place(pave_tiled_tileset *tileset, const char *png_path,
                                     const char *tsx_path, pave_error *error)
{
    assert(tileset && png_path);
    return pave_tiled_sheet_place(tileset, png_path, tsx_path, error);
}

pave_result pave_tiled_builtin_write(pave_tiled_tileset *tileset, const char *png_path,
                                     const char *tsx_path, pave_error *error)
{
    pave_tiled_sheet_files files;
    pave_output *output;
    pave_result result = pave_tiled_builtin_place(tileset, png_path, tsx_path, error);
    if (result == PAVE_OK) result = pave_tiled_builtin_open(&files, tileset, &output, error);
    return result == PAVE_OK ? pave_output_close(output) : result;
}

// ---- Detecting edited files ---------------------------------------------------------------------

/// Returns true if a picture is the sheet of a built-in set as painted here, at any size.
static bool is_painted_here(pave_builtin builtin, const pave_tiled_pixels *picture)
{
    const uint32_t tiles = pave_builtin_tile_count(builtin), columns = columns_of(tiles);
    const int32_t width = picture->width / (int32_t)columns,
                  height = picture->height / (int32_t)(tiles / columns);
    const pave_projection projection = width == height ? PAVE_ORTHOGONAL : PAVE_ISOMETRIC;
    const size_t row = 4 * (size_t)width, stride = columns * row;
    bool same = picture->width == (int32_t)columns * width &&
                picture->height == (int32_t)(tiles / columns) * height &&
                (width == height || (width == 2 * height && width % 2 == 0)) &&
                width >= PAVE_PAINT_SIZE_MIN && width <= PAVE_PAINT_SIZE_MAX;
    uint8_t *tile = same ? malloc(row * (size_t)height) : NULL;
    for (uint32_t id = 0; same && tile && id < tiles; id++) {
        const uint8_t *there =
            picture->rgba + id / columns * (size_t)height * stride + id % columns * row;
        pave_builtin_paint(builtin, id, projection, width, tile, (ptrdiff_t)row);
        for (int32_t y = 0; same && y < height; y++)
            same = memcmp(tile + (size_t)y * row, there + (size_t)y * stride, row) == 0;
    }
    same = same && tile;
    free(tile);
    return same;
}

/// State of a comparison of `text` with the output.
typedef struct comparison {
    const char *text;
    size_t left;
} comparison;

static bool compare(void *context, const char *bytes, size_t size)
{
    comparison *self = context;
    if (size > self->left || memcmp(self->text, bytes, size) != 0) return false;
    self->text += size;
    self->left -= size;
    return true;
}

/// Returns true if the text is the TSX of a built-in set as written here.
static bool is_written_here(pave_builtin builtin, const pave_common_text *text,
                            const char *png_path, const char *tsx_path)
{
    pave_tiled_tileset *there = NULL, *made = NULL;
    pave_output output;
    comparison rest = {text->text, text->size};
    bool same = pave_tiled_tileset_parse(text->text, text->size, tsx_path, true, NULL, &there,
                                         NULL) == PAVE_OK &&
                pave_tiled_builtin(builtin, there->has_grid ? PAVE_ISOMETRIC : PAVE_ORTHOGONAL,
                                   there->tile_width, NULL, &made, NULL) == PAVE_OK &&
                pave_tiled_builtin_place(made, png_path, tsx_path, NULL) == PAVE_OK &&
                pave_output_open_function(&output, compare, &rest, NULL, NULL) == PAVE_OK;
    if (same) {
        pave_tiled_tileset_text(&output, made, tsx_path);
        same = pave_output_close(&output) == PAVE_OK && rest.left == 0;
    }
    pave_tiled_tileset_destroy(there);
    pave_tiled_tileset_destroy(made);
    return same;
}

/// Returns true if the file exists. `strange` receives whether it cannot be read as a whole, like a
/// pipe.
static bool is_there(const char *path, bool *strange)
{
    struct stat status;
    const bool there = stat(path, &status) == 0;
    *strange = there && !S_ISREG(status.st_mode);
    return there;
}

pave_result pave_tiled_builtin_check(pave_builtin builtin, const char *png_path,
                                     const char *tsx_path, pave_error *error)
{
    assert(png_path && builtin >= 0 && builtin < PAVE_BUILTIN_COUNT);
    bool strange;
    if (is_there(png_path, &strange)) {
        pave_tiled_pixels picture = {0};
        pave_result result =
            strange ? PAVE_INVALID : pave_tiled_png_read(png_path, NULL, &picture, error);
        const bool same = result == PAVE_OK && is_painted_here(builtin, &picture);
        pave_tiled_pixels_destroy(&picture);
        if (result == PAVE_NO_MEMORY) return result;
        if (!same)
            return pave_error_set(error, PAVE_INVALID, png_path, 0, 0,
                                  "this sheet has been painted over, or was not made by pave");
    }
    if (tsx_path && is_there(tsx_path, &strange)) {
        pave_common_text text = {.text = ""};
        pave_result result =
            strange ? PAVE_INVALID
                    : pave_common_text_read(tsx_path, PAVE_TILED_FILE_SIZE_MAX, NULL, &text, error);
        const bool same = result == PAVE_OK && is_written_here(builtin, &text, png_path, tsx_path);
        pave_common_text_release(&text, NULL);
        if (result == PAVE_NO_MEMORY) return result;
        if (!same)
            return pave_error_set(error, PAVE_INVALID, tsx_path, 0, 0,
                                  "this tile set has been edited, or was not made by pave");
    }
    if (error) *error = (pave_error){0};
    return PAVE_OK;
}
