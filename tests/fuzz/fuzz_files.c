/// tests/fuzz/fuzz_files.c: a map, a TSX, a TSJ and two PNGs that name each other, as the parts of
/// one input; lines of `--8<--` are between them. Each layer is verified by each Wang set, each
/// tile set is drawn, written and read again.
#define _XOPEN_SOURCE 700 // mkdtemp
#include "limited.h"
#include "png_mend.h"

#include <pave/formats/tiled.h>
#include <stdio.h>
#include <unistd.h>

enum { FILES = 5, PATH = 64, SIDE = 4, CELL_MAX = 64 };

static const char *const names[FILES] = {"map.tmx", "a.tsx", "b.tsj", "c.png", "d.png"};
static char folder[] = "/tmp/pave_fuzz_files_XXXXXX";

static void remove_folder(void)
{
    char path[PATH];
    for (int i = 0; i < FILES; i++) {
        snprintf(path, sizeof path, "%s/%s", folder, names[i]);
        unlink(path);
    }
    snprintf(path, sizeof path, "%s/out.tsx", folder);
    unlink(path);
    rmdir(folder);
}

/// Puts the parts of the input into the folder, pictures with the right checksums.
static void write_files(const uint8_t *data, size_t size)
{
    static const char mark[] = "\n--8<--\n";
    static bool made;
    if (!made) must(mkdtemp(folder) != NULL && atexit(remove_folder) == 0);
    made = true;
    for (int i = 0; i < FILES; i++) {
        size_t end = 0;
        char path[PATH];
        while (end < size &&
               (size - end < sizeof mark - 1 || memcmp(data + end, mark, sizeof mark - 1) != 0))
            end++;
        uint8_t *part = malloc(end + 1);
        must(part != NULL);
        memcpy(part, data, end);
        if (i >= 3) png_mend(part, end);
        snprintf(path, sizeof path, "%s/%s", folder, names[i]);
        FILE *file = fopen(path, "wb");
        must(file && fwrite(part, 1, end, file) == end && fclose(file) == 0);
        free(part);
        if (end < size) end += sizeof mark - 1;
        data += end;
        size -= end;
    }
}

/// Draws the first tiles, turned.
static void draw(const pave_tiled_tileset *tileset)
{
    pave_tiled_painter *painter = NULL;
    pave_error error = {0};
    const pave_result result = pave_tiled_painter_create(tileset, &painter, &error);
    must(error.result == result && (result == PAVE_OK) == (painter != NULL));
    must(!tileset->fault || result != PAVE_OK);
    if (painter && painter->cell_width <= CELL_MAX && painter->cell_height <= CELL_MAX) {
        uint32_t ids[SIDE * SIDE];
        for (uint32_t i = 0; i < SIDE * SIDE; i++) ids[i] = i << 28 | i;
        const pave_tiled_part part = {.ids = ids,
                                      .columns = SIDE,
                                      .rows = SIDE,
                                      .width = SIDE * painter->cell_width,
                                      .height = SIDE * painter->cell_height};
        uint8_t *out = calloc((size_t)part.width * (size_t)part.height, 4);
        must(out != NULL);
        pave_tiled_painter_draw(painter, &part, out, &error);
        free(out);
    }
    pave_tiled_painter_destroy(painter);
}

/// Converts the set to pave's own format and back, and reads its pictures.
static void convert(const pave_tiled_tileset *tileset, const pave_tiled_wangset *wangset)
{
    pave_json_wang *file = NULL;
    pave_tiled_pictures *pictures = NULL;
    pave_tiled_tileset *back = NULL;
    pave_error error = {0};
    pave_result result =
        pave_tiled_wangset_to_file(tileset, wangset, tileset->allocator, &file, &error);
    must(result == PAVE_OK || result == PAVE_NO_MEMORY);
    if (result == PAVE_OK) {
        pave_tiled_pictures_read(file, NULL, tileset->allocator, &pictures, &error);
        pave_tiled_tileset_from_file(file, false, tileset->allocator, &back, &error);
        must(!back || back->wangsets[0].tile_count <= wangset->tile_count);
    }
    pave_tiled_tileset_destroy(back);
    pave_tiled_pictures_destroy(pictures);
    pave_json_wang_destroy(file);
}

/// Writes the tile set and reads it back, with the same tile size and number of sets.
static void write_again(const pave_tiled_tileset *tileset)
{
    char path[PATH];
    pave_tiled_tileset *again = NULL;
    pave_error error = {0};
    snprintf(path, sizeof path, "%s/out.tsx", folder);
    if (tileset->tile_width == 0 || pave_tiled_write_tsx(tileset, path, &error) != PAVE_OK) return;
    const pave_result result =
        pave_tiled_tileset_read(path, NULL, tileset->allocator, &again, &error);
    must(result == PAVE_OK || result == PAVE_NO_MEMORY || result == PAVE_UNSUPPORTED);
    must(!again || (again->wangset_count == tileset->wangset_count &&
                    again->tile_width == tileset->tile_width));
    must(!again || !again->image.path || (again->image.width > 0 && again->image.height > 0));
    pave_tiled_tileset_destroy(again);
}

static void check_tileset(const pave_tiled_tileset *tileset)
{
    must((tileset->tile_width > 0) || (tileset->fault && tileset->wangset_count == 0));
    draw(tileset);
    write_again(tileset);
    for (uint32_t k = 0; k < tileset->wangset_count; k++) convert(tileset, &tileset->wangsets[k]);
}

static bool want_rows(void *context, const pave_tiled_map *map, const pave_tiled_layer *layer)
{
    return context && map->layer_count == 0 && layer->chunk_count == 1;
}

static pave_result take_row(void *context, int32_t y, const uint32_t *gids)
{
    *(int64_t *)context += (int64_t)y + gids[0];
    return PAVE_OK;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char path[PATH];
    size_t used = 0;
    pave_allocator allocator = {.resize = limited_resize, .context = &used};
    pave_tiled_map *map = NULL;
    pave_tiled_tileset *tileset = NULL;
    pave_error error = {0};
    write_files(data, size);
    snprintf(path, sizeof path, "%s/map.tmx", folder);
    const pave_result result = pave_tiled_map_read(path, NULL, &allocator, &map, &error);
    must((result == PAVE_OK) == (map != NULL) && error.result == result);
    for (uint32_t i = 0; map && i < map->tileset_count; i++) check_tileset(map->tilesets[i]);
    pave_tiled_map_destroy(map);
    int64_t sum = 0;
    const pave_tiled_map_rows rows = {want_rows, take_row, &sum};
    const pave_result by_rows = pave_tiled_map_read(path, &rows, &allocator, &map, &error);
    must((by_rows == PAVE_OK) == (map != NULL) && error.result == by_rows);
    must((by_rows == PAVE_OK) == (result == PAVE_OK) || by_rows == PAVE_UNSUPPORTED ||
         by_rows == PAVE_NO_MEMORY || result == PAVE_NO_MEMORY);
    pave_tiled_map_destroy(map);
    pave_tiled_tileset_read(path, NULL, &allocator, &tileset, &error);
    must((error.result == PAVE_OK) == (tileset != NULL));
    pave_tiled_tileset_destroy(tileset);
    must(used == 0);
    return 0;
}
