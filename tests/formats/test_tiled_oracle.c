/// tests/formats/test_tiled_oracle.c: Tiled converts tile sets and maps; its files must read the
/// same as the originals. Tests are skipped with a message if Tiled or the files that they need are
/// missing.
#define _POSIX_C_SOURCE 200809L // mkdtemp, setenv

#include <pave/formats/tiled.h>

#include <unistd.h>

#include "../test.h"

#define EXAMPLES "/usr/share/doc/tiled/examples"

enum { PATH_SIZE = 600, SKIPPED_EXIT = 77 };

static char folder[PATH_SIZE - 200] = "/tmp/pave-oracle-XXXXXX";

// ---- Files --------------------------------------------------------------------------------------

PAVE_PRINTF(2, 3) static char *path_of(char *out, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    int length = vsnprintf(out, PATH_SIZE, format, arguments);
    va_end(arguments);
    assert_true(length > 0 && length < PATH_SIZE);
    return out;
}

static void copy_file(const char *from, const char *to)
{
    char block[4096];
    FILE *in = fopen(from, "rb"), *out = fopen(to, "wb");
    assert_non_null(in);
    assert_non_null(out);
    for (size_t got = fread(block, 1, sizeof block, in); got > 0;
         got = fread(block, 1, sizeof block, in)) {
        assert_int_equal(fwrite(block, 1, got, out), got);
    }
    fclose(in);
    assert_int_equal(fclose(out), 0);
}

static bool there_is(const char *path) { return access(path, R_OK) == 0; }

// Runs Tiled; what it prints is of no use.
static void convert(const char *how, const char *format, const char *from, const char *to)
{
    char command[3 * PATH_SIZE];
    snprintf(command, sizeof command, "tiled %s %s '%s' '%s' >/dev/null 2>&1", how, format, from,
             to);
    remove(to);
    if (system(command) != 0 || !there_is(to)) {
        fail_msg("failed: %s", command);
    }
}

// ---- Tile sets ----------------------------------------------------------------------------------

static pave_tiled_tileset *read_tileset(const char *path)
{
    pave_tiled_tileset *tileset = NULL;
    pave_error error = {0};
    char text[PAVE_ERROR_TEXT_SIZE];
    if (pave_tiled_tileset_read(path, NULL, NULL, &tileset, &error) != PAVE_OK) {
        fail_msg("%s", pave_error_text(&error, text));
    }
    return tileset;
}

static double probability_of(const pave_tiled_tileset *tileset, uint32_t id)
{
    for (uint32_t i = 0; i < tileset->listed_count; i++) {
        if (tileset->listed[i].id == id) {
            return tileset->listed[i].probability;
        }
    }
    return 1;
}

static void same_wangset(const pave_tiled_wangset *a, const pave_tiled_wangset *b)
{
    bool terrains =
        strcmp(a->name, "Terrains") == 0; // which had no colours: Tiled's and ours differ
    assert_string_equal(a->name, b->name);
    assert_int_equal(a->kind, b->kind);
    assert_int_equal(a->color_count, b->color_count);
    assert_int_equal(a->tile_count, b->tile_count);
    for (int32_t i = 0; i < a->color_count; i++) {
        assert_string_equal(a->colors[i].name, b->colors[i].name);
        assert_true(a->colors[i].probability == b->colors[i].probability);
        assert_true(terrains || a->colors[i].rgb == b->colors[i].rgb);
        assert_int_equal(a->colors[i].tile, b->colors[i].tile);
    }
    for (uint32_t i = 0; i < a->tile_count; i++) {
        assert_int_equal(a->tiles[i].id, b->tiles[i].id);
        assert_memory_equal(a->tiles[i].colors, b->tiles[i].colors, PAVE_WANG_PLACES_SQUARE);
    }
}

static void same_tileset(const pave_tiled_tileset *a, const pave_tiled_tileset *b)
{
    assert_string_equal(a->name, b->name);
    assert_int_equal(a->tile_width, b->tile_width);
    assert_int_equal(a->tile_height, b->tile_height);
    assert_int_equal(a->spacing, b->spacing);
    assert_int_equal(a->margin, b->margin);
    assert_int_equal(a->tile_count, b->tile_count);
    assert_int_equal(a->columns, b->columns);
    assert_int_equal(a->offset_x, b->offset_x);
    assert_int_equal(a->offset_y, b->offset_y);
    assert_int_equal(a->grid, b->grid);
    assert_int_equal(a->image.has_key, b->image.has_key);
    assert_int_equal(a->image.key, b->image.key);
    for (uint32_t id = 0; id < a->tile_count; id++) {
        assert_true(probability_of(a, id) == probability_of(b, id));
    }
    assert_int_equal(a->wangset_count, b->wangset_count);
    for (uint32_t i = 0; i < a->wangset_count; i++) {
        same_wangset(&a->wangsets[i], &b->wangsets[i]);
    }
}

// Returns what pave read of the original, for more checks.
static pave_tiled_tileset *check_tileset(const char *path)
{
    static const char *const formats[] = {"tsx", "json"};
    char out[PATH_SIZE];
    pave_tiled_tileset *original = read_tileset(path);
    for (size_t i = 0; i < 2; i++) {
        convert("--export-tileset", formats[i], path,
                path_of(out, "%s/out.%s", folder, formats[i]));
        pave_tiled_tileset *converted = read_tileset(out);
        same_tileset(original, converted);
        pave_tiled_tileset_destroy(converted);
    }
    return original;
}

// Every way to write a wang set that Tiled takes, from our own corpus. (Two defaults of ours differ
// from those of its code, and no file of Tiled's own shows them: a set without a type is mixed
// there, a colour without a probability has 0.)
TEST(test_own_tilesets)
{
    static const char *const names[] = {
        "edges_complete",    "corners_complete", "corners_without_one", "mixed",   "hex_corner",
        "hex_edge",          "hex_both",         "hex_not_flipped",     "terrain", "weights",
        "wangtile_repeated", "wangid_unset",     "colors_254",          "doctype", "extras"};
    char path[PATH_SIZE], copy[PATH_SIZE];
    copy_file(PAVE_SOURCE_DIR "/tests/data/tiled/sheet64.png",
              path_of(path, "%s/sheet.png", folder));
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        copy_file(path_of(path, "%s/inputs/tsx/%s.tsx", PAVE_BINARY_DIR, names[i]),
                  path_of(copy, "%s/in.tsx", folder));
        pave_tiled_tileset_destroy(check_tileset(copy));
    }
}

// The legacy terrains of a real tile set. Its file is not part of the project.
TEST(test_grass_biome)
{
    const char *shared = getenv("PAVE_SHARED_TILES");
    char path[PATH_SIZE];
    path_of(path, "%s/debroglie_grass/grass_biome.tsx",
            shared != NULL ? shared : PAVE_SOURCE_DIR "/../shared/data/tiles");
    if (!there_is(path)) {
        print_message("skipped: there is no %s; PAVE_SHARED_TILES may name its folder\n", path);
        skip();
    }
    pave_tiled_tileset *tileset = check_tileset(path);
    assert_int_equal(tileset->wangset_count, 1);
    assert_int_equal(tileset->wangsets[0].tile_count, 57);
    pave_tiled_tileset_destroy(tileset);
}

// ---- Maps ---------------------------------------------------------------------------------------

static pave_tiled_map *read_map(const char *path)
{
    pave_tiled_map *map = NULL;
    pave_error error = {0};
    char text[PAVE_ERROR_TEXT_SIZE];
    if (pave_tiled_map_read(path, NULL, NULL, &map, &error) != PAVE_OK) {
        fail_msg("%s", pave_error_text(&error, text));
    }
    return map;
}

static uint32_t gid_at(const pave_tiled_layer *layer, int32_t x, int32_t y)
{
    for (uint32_t i = 0; i < layer->chunk_count; i++) {
        const pave_tiled_chunk *chunk = &layer->chunks[i];
        if (x < chunk->x || y < chunk->y || x - chunk->x >= chunk->width ||
            y - chunk->y >= chunk->height)
            continue;
        return chunk->gids[(size_t)(y - chunk->y) * (size_t)chunk->width + (size_t)(x - chunk->x)];
    }
    return 0;
}

// All cells of `a` are in `b`; Tiled may cut an infinite map into other chunks.
static void covers(const pave_tiled_layer *a, const pave_tiled_layer *b)
{
    for (uint32_t i = 0; i < a->chunk_count; i++) {
        const pave_tiled_chunk *chunk = &a->chunks[i];
        for (int32_t y = chunk->y; y < chunk->y + chunk->height; y++) {
            for (int32_t x = chunk->x; x < chunk->x + chunk->width; x++) {
                assert_int_equal(gid_at(a, x, y), gid_at(b, x, y));
            }
        }
    }
}

static void same_map(const pave_tiled_map *a, const pave_tiled_map *b)
{
    assert_int_equal(a->orientation, b->orientation);
    assert_int_equal(a->infinite, b->infinite);
    assert_int_equal(a->tile_width, b->tile_width);
    assert_int_equal(a->tile_height, b->tile_height);
    assert_int_equal(a->tileset_count, b->tileset_count);
    for (uint32_t i = 0; i < a->tileset_count; i++) {
        assert_int_equal(a->first_gids[i], b->first_gids[i]);
        same_tileset(a->tilesets[i], b->tilesets[i]);
    }
    assert_memory_equal(&a->stagger, &b->stagger, sizeof a->stagger);
    assert_int_equal(a->property_count, b->property_count);
    for (uint32_t i = 0; i < a->property_count; i++) {
        const char *value = pave_tiled_map_property(b, a->properties[i].name);
        assert_true((value == NULL) == (a->properties[i].value == NULL));
        if (value != NULL) assert_string_equal(value, a->properties[i].value);
    }
    assert_int_equal(a->layer_count, b->layer_count);
    for (uint32_t i = 0; i < a->layer_count; i++) {
        assert_string_equal(a->layers[i].name, b->layers[i].name);
        covers(&a->layers[i], &b->layers[i]);
        covers(&b->layers[i], &a->layers[i]);
    }
}

static void check_map(const char *path)
{
    static const char *const formats[] = {"tmx", "json"};
    char out[PATH_SIZE];
    pave_tiled_map *original = read_map(path);
    for (size_t i = 0; i < 2; i++) {
        convert("--export-map", formats[i], path, path_of(out, "%s/out.%s", folder, formats[i]));
        pave_tiled_map *converted = read_map(out);
        same_map(original, converted);
        pave_tiled_map_destroy(converted);
    }
    pave_tiled_map_destroy(original);
}

// Every encoding, from the corpus of the project.
TEST(test_own_maps)
{
    static const char *const names[] = {"csv.tmx",         "csv_turned.tmx",   "xml_tiles.tmx",
                                        "base64.tmx",      "zlib.tmx",         "gzip.tmx",
                                        "zstd.tmx",        "zstd_unsized.tmx", "chunks.tmx",
                                        "chunks_zlib.tmx", "chunks_xml.tmx",   "group.tmx",
                                        "isometric.tmx",   "two_tilesets.tmx", "json_list.tmj",
                                        "json_zlib.tmj",   "json_zstd.tmj",    "json_chunks.tmj"};
    char path[PATH_SIZE], copy[PATH_SIZE];
    copy_file(PAVE_SOURCE_DIR "/tests/data/tiled/sheet64.png",
              path_of(path, "%s/sheet.png", folder));
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        copy_file(path_of(path, "%s/inputs/tmx/%s", PAVE_BINARY_DIR, names[i]),
                  path_of(copy, "%s/in%s", folder, strrchr(names[i], '.')));
        check_map(copy);
    }
}

TEST(test_examples)
{
    static const char *const names[] = {"desert.tmx",
                                        "hexagonal-mini.tmx",
                                        "isometric_grass_and_water.tmx",
                                        "perspective_walls.tmx",
                                        "sewers.tmx",
                                        "rpg/island.tmx",
                                        "sewer_automap/rule_007.tmx",
                                        "test_hexagonal_tile_60x60x30.tmx"};
    char path[PATH_SIZE];
    if (!there_is(EXAMPLES "/desert.tmx")) {
        print_message("skipped: the examples of Tiled are not installed\n");
        skip();
    }
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        check_map(path_of(path, "%s/%s", EXAMPLES, names[i]));
    }
}

static void clean_up(void)
{
    char command[PATH_SIZE];
    snprintf(command, sizeof command, "rm -rf '%s'", folder);
    if (system(command) != 0) {
        print_message("%s is left behind\n", folder);
    }
}

int main(void)
{
    if (system("command -v tiled >/dev/null") != 0) {
        print_message("skipped: Tiled is not installed (apt-get install tiled)\n");
        return SKIPPED_EXIT;
    }
    if (mkdtemp(folder) == NULL || setenv("QT_QPA_PLATFORM", "offscreen", 1) != 0 ||
        setenv("XDG_RUNTIME_DIR", folder, 1) != 0 || setenv("XDG_CONFIG_HOME", folder, 1) != 0) {
        return EXIT_FAILURE;
    }
    int failed = run_all_tests(NULL, NULL);
    clean_up();
    return failed;
}
