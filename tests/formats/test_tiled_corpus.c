/// tests/formats/test_tiled_corpus.c: every file of tests/fuzz/corpus is read, and its result
/// is compared with tests/golden/tiled_corpus.tsv: the whole of the error, or what stands in the
/// file. A file is added by putting it into the corpus and running
///
///     PAVE_GOLDEN_WRITE=1 test_tiled_corpus
///
/// which writes the golden file anew; then read what has changed.
#define _POSIX_C_SOURCE 200809L // opendir

#include "../test.h"
#include "formats/tiled/tiled_document.h"
#include "formats/tiled/tiled_png.h"

#include <pave/formats/tiled.h>

#include <dirent.h>

#define CORPUS PAVE_BINARY_DIR "/inputs"
#define GOLDEN PAVE_SOURCE_DIR "/tests/golden/tiled_corpus.tsv"

enum { FILES_MAX = 2000, NAME_SIZE = 128, TEXT_SIZE = 1024 };

static char names[FILES_MAX][NAME_SIZE];
static int name_count;

static int compare_names(const void *a, const void *b) { return strcmp(a, b); }

static void list_room(const char *room)
{
    char path[512];
    snprintf(path, sizeof path, "%s/%s", CORPUS, room);
    DIR *folder = opendir(path);
    assert_non_null(folder);
    for (struct dirent *entry = readdir(folder); entry != NULL; entry = readdir(folder)) {
        if (entry->d_name[0] != '.') {
            assert_true(name_count < FILES_MAX);
            int length = snprintf(names[name_count++], NAME_SIZE, "%s/%.100s", room, entry->d_name);
            assert_true(length > 0 && length < NAME_SIZE);
        }
    }
    closedir(folder);
}

static unsigned char *read_bytes(const char *name, size_t *size)
{
    char path[512];
    unsigned char *bytes = malloc(1 << 20);
    snprintf(path, sizeof path, "%s/%s", CORPUS, name);
    FILE *stream = fopen(path, "rb");
    assert_non_null(bytes);
    assert_non_null(stream);
    *size = fread(bytes, 1, 1 << 20, stream);
    assert_true(*size < 1 << 20);
    fclose(stream);
    return bytes;
}

// ---- What stands in a file ----------------------------------------------------------------------

// snprintf to the end of a text of TEXT_SIZE.
PAVE_PRINTF(2, 3) static void add(char *out, const char *format, ...)
{
    va_list arguments;
    size_t length = strlen(out);
    va_start(arguments, format);
    vsnprintf(out + length, TEXT_SIZE - length, format, arguments);
    va_end(arguments);
}

static void add_wangset(char *out, const pave_tiled_tileset *tileset,
                        const pave_tiled_wangset *wangset)
{
    pave_wang_set *set = NULL;
    pave_error error = {0};
    char text[PAVE_ERROR_TEXT_SIZE];
    uint64_t hash = PAVE_HASH_START;
    for (uint32_t i = 0; i < wangset->tile_count; i++) {
        hash = pave_hash_word(hash, wangset->tiles[i].id);
        for (int place = 0; place < PAVE_WANG_PLACES_SQUARE; place++) {
            hash = pave_hash_word(hash, wangset->tiles[i].colors[place]);
        }
    }
    add(out, "; set \"%s\" %s line %d tile %d, %d colours", wangset->name,
        pave_word(pave_wang_kind_words, wangset->kind), wangset->line, wangset->tile,
        wangset->color_count);
    for (int i = 0; i < wangset->color_count && i < 4; i++) {
        const pave_tiled_color *color = &wangset->colors[i];
        add(out, " (%s #%06x %.15g %d)", color->name, (unsigned)color->rgb, color->probability,
            color->tile);
    }
    add(out, ", %u tiles %016llx", (unsigned)wangset->tile_count, (unsigned long long)hash);
    if (pave_tiled_wangset_create(tileset, wangset, NULL, &set, &error) != PAVE_OK) {
        add(out, ", but %s", pave_error_text(&error, text));
        return;
    }
    pave_wang_census census = pave_wang_take_census(set);
    add(out, ", %llu of %s", (unsigned long long)census.distinct, census.total_text);
    pave_wang_destroy(set);
}

static void add_tileset(char *out, const pave_tiled_tileset *t)
{
    add(out,
        "tile set \"%s\" of %d x %d, spacing %d, margin %d, %u tiles, %u columns, offset %d,%d, "
        "grid %d %d %d x %d",
        t->name == NULL ? "" : t->name, t->tile_width, t->tile_height, t->spacing, t->margin,
        (unsigned)t->tile_count, (unsigned)t->columns, t->offset_x, t->offset_y, t->has_grid,
        (int)t->grid, t->grid_width, t->grid_height);
    if (t->image.path != NULL) {
        add(out, ", sheet %s %d x %d", t->image.path, t->image.width, t->image.height);
    }
    if (t->image.has_key) {
        add(out, " key #%06x", (unsigned)t->image.key);
    }
    for (uint32_t i = 0; i < t->listed_count; i++) {
        const pave_tiled_tile *tile = &t->listed[i];
        add(out, ", tile %u %.15g", (unsigned)tile->id, tile->probability);
        if (tile->image.path != NULL) {
            add(out, " %s %d x %d", tile->image.path, tile->image.width, tile->image.height);
        }
        if (tile->x || tile->y || tile->width || tile->height) {
            add(out, " from %d,%d on %d x %d", tile->x, tile->y, tile->width, tile->height);
        }
    }
    if (t->fault != NULL) {
        char text[PAVE_ERROR_TEXT_SIZE];
        add(out, ", fault %d %s", (int)t->fault->result, pave_error_text(t->fault, text));
    }
    for (uint32_t i = 0; i < t->wangset_count; i++) {
        add_wangset(out, t, &t->wangsets[i]);
    }
}

static void add_map(char *out, const pave_tiled_map *map)
{
    add(out, "map orientation %d, infinite %d, %d x %d of %d x %d, tile sets",
        (int)map->orientation, map->infinite, map->width, map->height, map->tile_width,
        map->tile_height);
    for (uint32_t i = 0; i < map->tileset_count; i++) {
        add(out, " %u", (unsigned)map->first_gids[i]);
    }
    for (uint32_t i = 0; i < map->layer_count; i++) {
        const pave_tiled_layer *layer = &map->layers[i];
        add(out, "; layer \"%s\"", layer->name);
        for (uint32_t k = 0; k < layer->chunk_count; k++) {
            const pave_tiled_chunk *chunk = &layer->chunks[k];
            const uint64_t hash =
                pave_hash(PAVE_HASH_START, chunk->gids, (int64_t)chunk->width * chunk->height);
            add(out, " at %d,%d %d x %d %016llx", chunk->x, chunk->y, chunk->width, chunk->height,
                (unsigned long long)hash);
        }
    }
}

static void add_picture(char *out, const pave_tiled_pixels *pixels)
{
    uint64_t hash = PAVE_HASH_START;
    for (size_t i = 0; i < 4 * (size_t)pixels->width * (size_t)pixels->height; i++) {
        hash = pave_hash_word(hash, pixels->rgba[i]);
    }
    add(out, "picture %d x %d %016llx, first %d,%d,%d,%d", pixels->width, pixels->height,
        (unsigned long long)hash, pixels->rgba[0], pixels->rgba[1], pixels->rgba[2],
        pixels->rgba[3]);
}

// `out` must hold at least TEXT_SIZE characters.
static void describe(const char *name, char *out)
{
    size_t size = 0;
    unsigned char *bytes = read_bytes(name, &size);
    pave_error error = {0};
    pave_tiled_tileset *tileset = NULL;
    pave_tiled_map *map = NULL;
    pave_tiled_pixels pixels = {0};
    pave_result result = PAVE_OK;
    out[0] = 0;
    if (strncmp(name, "tsx/", 4) == 0) {
        result = pave_tiled_tileset_parse(bytes, size, name + 4, true, NULL, &tileset, &error);
        assert_true((result == PAVE_OK) == (tileset != NULL));
    } else if (strncmp(name, "tmx/", 4) == 0) {
        result = pave_tiled_map_parse(bytes, size, name + 4, true, NULL, &map, &error);
        assert_true((result == PAVE_OK) == (map != NULL));
    } else {
        result = pave_tiled_png_parse(bytes, size, name + 4, NULL, &pixels, &error);
        assert_true((result == PAVE_OK) == (pixels.rgba != NULL));
    }
    assert_int_equal(result, error.result);
    if (tileset != NULL) {
        add_tileset(out, tileset);
    } else if (map != NULL) {
        add_map(out, map);
    } else if (pixels.rgba != NULL) {
        add_picture(out, &pixels);
    } else {
        char text[PAVE_ERROR_TEXT_SIZE];
        add(out, "%d %s", (int)result, pave_error_text(&error, text));
    }
    pave_tiled_tileset_destroy(tileset);
    pave_tiled_map_destroy(map);
    pave_tiled_pixels_destroy(&pixels);
    free(bytes);
}

// ---- The golden file ----------------------------------------------------------------------------

static void write_golden(void)
{
    char text[TEXT_SIZE];
    FILE *golden = fopen(GOLDEN, "w");
    assert_non_null(golden);
    for (int i = 0; i < name_count; i++) {
        describe(names[i], text);
        fprintf(golden, "%s\t%s\n", names[i], text);
    }
    assert_int_equal(fclose(golden), 0);
    print_message("wrote %d lines to %s\n", name_count, GOLDEN);
}

TEST(test_corpus)
{
    char line[TEXT_SIZE + NAME_SIZE + 2], text[TEXT_SIZE];
    int checked = 0;
    FILE *golden = fopen(GOLDEN, "r");
    assert_non_null(golden);
    while (fgets(line, sizeof line, golden) != NULL) {
        char *tab = strchr(line, '\t');
        assert_non_null(tab);
        *tab = 0;
        tab[1 + strcspn(tab + 1, "\n")] = 0;
        assert_true(checked < name_count);
        assert_string_equal(line, names[checked]); // each file of the corpus has its line
        describe(line, text);
        if (strcmp(text, tab + 1) != 0) {
            print_message("%s\n", line);
        }
        assert_string_equal(text, tab + 1);
        checked++;
    }
    fclose(golden);
    assert_int_equal(checked, name_count);
}

int main(void)
{
    list_room("png");
    list_room("tmx");
    list_room("tsx");
    qsort(names, (size_t)name_count, NAME_SIZE, compare_names);
    if (getenv("PAVE_GOLDEN_WRITE") != NULL) {
        write_golden();
        return 0;
    }
    return run_all_tests(NULL, NULL);
}
