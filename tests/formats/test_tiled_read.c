/// tests/formats/test_tiled_read.c: reading files: what they refer to, the known facts of real
/// ones, wang sets by name and as sets of the core. What stands in a single text, good or bad, is
/// tested by test_tiled_corpus.c.
#define _POSIX_C_SOURCE 200809L // setenv, mkdtemp

#include <pave/formats/tiled.h>

#include <locale.h>

#include "../test.h"
#include "formats/tiled/tiled_document.h"

#define DATA PAVE_SOURCE_DIR "/tests/data/tiled"
#define EXAMPLES "/usr/share/doc/tiled/examples"

static bool there_is(const char *path)
{
    FILE *stream = fopen(path, "rb");
    if (stream != NULL) {
        fclose(stream);
    }
    return stream != NULL;
}

static pave_tiled_tileset *read_tileset(const char *path)
{
    pave_tiled_tileset *tileset = NULL;
    pave_error error = {0};
    char text[PAVE_ERROR_TEXT_SIZE];
    if (pave_tiled_tileset_read(path, NULL, NULL, &tileset, &error) != PAVE_OK) {
        fail_msg("%s", pave_error_text(&error, text));
    }
    assert_ok(error.result);
    return tileset;
}

// ---- What files refer to ------------------------------------------------------------------------

TEST(test_paths)
{
    pave_tiled_tileset *tileset = read_tileset(DATA "/set.tsx");
    assert_string_equal(tileset->path, DATA "/set.tsx");
    assert_string_equal(tileset->image.path, DATA "/sheet.png");
    assert_false(tileset->embedded);
    assert_int_equal(tileset->grid, PAVE_TILED_ORTHOGONAL);
    assert_int_equal(tileset->grid_width, 0);
    pave_tiled_tileset_destroy(tileset);

    tileset = read_tileset(
        DATA "/folder/map.tmx"); // through a map in another folder, whose grid it takes
    assert_string_equal(tileset->path, DATA "/folder/../set.tsx");
    assert_string_equal(tileset->image.path, DATA "/folder/../sheet.png");
    assert_false(tileset->embedded);
    assert_false(tileset->has_grid);
    assert_int_equal(tileset->grid, PAVE_TILED_ISOMETRIC);
    assert_int_equal(tileset->grid_width, 4);
    assert_int_equal(tileset->grid_height, 2);
    pave_tiled_tileset_destroy(tileset);
}

// A text has only the folder of the path that is given with it; absolute names stay.
TEST(test_joined_paths)
{
    static const struct {
        const char *path, *source, *joined;
    } rows[] = {
        {"a.tsx", "b.png", "b.png"},
        {"x/a.tsx", "b.png", "x/b.png"},
        {"x/y/a.tsx", "../b.png", "x/y/../b.png"},
        {"/a.tsx", "b.png", "/b.png"},
        {"x/a.tsx", "/b.png", "/b.png"},
        {NULL, "b.png", "b.png"},
        {"./a.tsx", "c/b.png", "./c/b.png"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        char text[300];
        pave_tiled_tileset *tileset = NULL;
        snprintf(text, sizeof text,
                 "<tileset tilewidth='1' tileheight='1'><image source='%s' width='1' "
                 "height='1'/></tileset>",
                 rows[i].source);
        assert_ok(
            pave_tiled_tileset_parse(text, strlen(text), rows[i].path, true, NULL, &tileset, NULL));
        assert_string_equal(tileset->image.path, rows[i].joined);
        assert_null(tileset->name);
        assert_true((tileset->path == NULL) == (rows[i].path == NULL));
        pave_tiled_tileset_destroy(tileset);
    }
}

// Files of before 0.9 leave the size of their picture to the picture.
TEST(test_size_from_picture)
{
    pave_tiled_tileset *tileset = read_tileset(DATA "/old.tsx");
    assert_int_equal(tileset->image.width, 16);
    assert_int_equal(tileset->image.height, 16);
    assert_int_equal(tileset->columns, 4);
    assert_int_equal(tileset->tile_count, 16);
    pave_tiled_tileset_destroy(tileset);
}

// Of several tile sets, the first with a wang set, or with the one of that name.
TEST(test_tileset_of_map)
{
    pave_tiled_tileset *tileset = read_tileset(DATA "/map.tmx");
    assert_string_equal(tileset->name, "set");
    pave_tiled_tileset_destroy(tileset);
    assert_ok(pave_tiled_tileset_read(PAVE_BINARY_DIR "/inputs/tmx/two_tilesets.tmx", "s", NULL,
                                      &tileset, NULL));
    assert_true(tileset->embedded);
    assert_int_equal(tileset->wangset_count, 1);
    pave_tiled_tileset_destroy(tileset);
    assert_ok(pave_tiled_tileset_read(DATA "/map.tmx", "no such set", NULL, &tileset, NULL));
    assert_string_equal(tileset->name, "set"); // the error belongs to pave_tiled_wangset_find
    pave_tiled_tileset_destroy(tileset);
}

TEST(test_map)
{
    pave_tiled_map *map = NULL;
    assert_ok(pave_tiled_map_read(DATA "/map.tmx", NULL, NULL, &map, NULL));
    assert_int_equal(map->tileset_count, 2);
    assert_int_equal(map->first_gids[0], 1);
    assert_int_equal(map->first_gids[1], 17);
    assert_string_equal(map->tilesets[1]->name, "set");
    assert_int_equal(map->layer_count, 1);
    assert_int_equal(map->layers[0].chunks[0].gids[3], 1);
    pave_tiled_map_destroy(map);
    pave_tiled_map_destroy(NULL);
    pave_tiled_tileset_destroy(NULL);
}

TEST(test_bad_files)
{
    static const struct {
        const char *path;
        pave_result result;
        const char *file; ///< that the error names
        int32_t line;
        const char *part; ///< of its message
    } rows[] = {
        {"/nowhere.tsx", PAVE_IO, "/nowhere.tsx", 0, "No such file"},
        {"", PAVE_IO, "", 0, "directory"},
        {"/missing.tmx", PAVE_IO, "/missing.tmx", 3,
         "nowhere.tsx: the file cannot be read (No such file"},
        {"/chain.tmx", PAVE_UNSUPPORTED, "/chain.tsx", 2, "only refers to another file"},
        {"/map_as_tileset.tmx", PAVE_INVALID, "/map.tmx", 0, "this is a map"},
        {"/itself.tmx", PAVE_INVALID, "/itself.tmx", 0, "this is a map"},
        {"/damaged.tmx", PAVE_INVALID, "/damaged.tsx", 2, "not well-formed XML"},
        {"/none.tmx", PAVE_INVALID, "/none.tmx", 0, "has no tile set"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        char path[400], file[400];
        pave_tiled_tileset *tileset =
            (pave_tiled_tileset *)&tileset; // to see that it is set to NULL
        pave_error error = {0};
        snprintf(path, sizeof path, "%s%s", DATA, rows[i].path);
        snprintf(file, sizeof file, "%s%s", DATA, rows[i].file);
        assert_int_equal(pave_tiled_tileset_read(path, NULL, NULL, &tileset, &error),
                         rows[i].result);
        assert_null(tileset);
        assert_int_equal(error.result, rows[i].result);
        assert_string_equal(error.file, file);
        assert_int_equal(error.line, rows[i].line);
        if (strstr(error.message, rows[i].part) == NULL) {
            fail_msg("%s: %s", rows[i].path, error.message);
        }
        assert_int_equal(pave_tiled_tileset_read(path, NULL, NULL, &tileset, NULL),
                         rows[i].result); // and without an error
    }
}

// A file that an error message could not hold.
TEST(test_long_names)
{
    static char text[5000];
    pave_tiled_tileset *tileset = NULL;
    pave_error error = {0};
    memset(text, 'x', sizeof text - 1);
    memcpy(text, "<tileset name='t' tilewidth='", 29);
    memcpy(text + 4980, "' tileheight='1'/>", 19);
    assert_int_equal(
        pave_tiled_tileset_parse(text, strlen(text), text, true, NULL, &tileset, &error),
        PAVE_INVALID);
    assert_true(strlen(error.message) < 200);
}

// ---- Wang sets ----------------------------------------------------------------------------------

TEST(test_find)
{
    pave_tiled_tileset *tileset = read_tileset(PAVE_BINARY_DIR "/inputs/tsx/two_sets.tsx");
    const pave_tiled_wangset *wangset = NULL;
    pave_error error = {0};
    assert_ok(pave_tiled_wangset_find(tileset, NULL, &wangset, &error));
    assert_ptr_equal(wangset, &tileset->wangsets[1]); // the first is empty
    assert_ok(pave_tiled_wangset_find(tileset, "first", &wangset, &error));
    assert_ptr_equal(wangset, &tileset->wangsets[0]);
    assert_ok(pave_tiled_wangset_find(tileset, "#1", &wangset, &error));
    assert_ptr_equal(wangset, &tileset->wangsets[0]);
    assert_ok(pave_tiled_wangset_find(tileset, "#2", &wangset, &error));
    assert_ptr_equal(wangset, &tileset->wangsets[1]);
    static const char *const strangers[] = {"#0", "#3", "#", "#-1", "2", "#2 ", ""};
    for (size_t i = 0; i < sizeof strangers / sizeof *strangers; i++)
        assert_int_equal(pave_tiled_wangset_find(tileset, strangers[i], &wangset, &error),
                         PAVE_NOT_FOUND);
    assert_ok(pave_tiled_wangset_find(tileset, "second", &wangset, &error));
    assert_ptr_equal(wangset, &tileset->wangsets[1]);
    assert_int_equal(pave_tiled_wangset_find(tileset, "third", &wangset, &error), PAVE_NOT_FOUND);
    assert_null(wangset);
    assert_string_equal(error.message,
                        "there is no wang set \"third\"; there are \"first\", \"second\"");
    assert_string_equal(error.file, tileset->path);
    pave_tiled_tileset_destroy(tileset);

    tileset = read_tileset(DATA "/bare.tsx");
    assert_int_equal(pave_tiled_wangset_find(tileset, NULL, &wangset, &error), PAVE_NOT_FOUND);
    assert_non_null(strstr(error.message, "has no wang set"));
    pave_tiled_tileset_destroy(tileset);
}

static pave_tiled_tileset *parse_set(const char *text)
{
    pave_tiled_tileset *tileset = NULL;
    pave_error error = {0};
    if (pave_tiled_tileset_parse(text, strlen(text), "a", true, NULL, &tileset, &error) != PAVE_OK)
        fail_msg("%s", error.message);
    return tileset;
}

// tilecount is no law: the picture and the highest id count.
TEST(test_counts)
{
    static const struct {
        const char *said, *rest;
        uint32_t count, said_count;
    } cases[] = {{"tilecount='16'", "", 16, 0},
                 {"tilecount='3'", "", 16, 3},
                 {"tilecount='40' columns='7'", "", 16, 40},
                 {"", "<tile id='20'/>", 21, 0},
                 {"tilecount='3'",
                  "<wangsets><wangset name='w' type='edge'><wangcolor name='a'/>"
                  "<wangtile tileid='522' wangid='1,0,1,0,1,0,1,0'/></wangset></wangsets>",
                  523, 3}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char text[600];
        snprintf(text, sizeof text,
                 "<tileset name='t' tilewidth='16' tileheight='16' %s><image source='s.png' "
                 "width='64' height='64'/>%s</tileset>",
                 cases[i].said, cases[i].rest);
        pave_tiled_tileset *tileset = parse_set(text);
        assert_int_equal(tileset->tile_count, cases[i].count);
        assert_int_equal(tileset->said_count, cases[i].said_count);
        assert_int_equal(tileset->columns, 4);
        pave_tiled_tileset_destroy(tileset);
    }
}

// A mixed set that has colours on one kind of place acts as a set of that kind.
TEST(test_acting_kinds)
{
    static const struct {
        const char *ids[2];
        pave_wang_kind kind;
    } cases[] = {{{"1,0,1,0,1,0,1,0", "1,0,0,0,0,0,0,0"}, PAVE_WANG_EDGE},
                 {{"0,1,0,1,0,1,0,1", "0,1,0,0,0,0,0,1"}, PAVE_WANG_CORNER},
                 {{"1,1,1,1,1,1,1,1", "1,0,0,0,0,0,0,0"}, PAVE_WANG_MIXED},
                 {{"1,0,1,0,1,0,1,0", "0,1,0,1,0,1,0,1"}, PAVE_WANG_MIXED}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char text[700];
        pave_wang_set *set = NULL;
        snprintf(text, sizeof text,
                 "<tileset name='t' tilewidth='1' tileheight='1'><image source='s.png' width='4' "
                 "height='1'/><wangsets><wangset name='w' type='mixed'><wangcolor name='a'/>"
                 "<wangtile tileid='0' wangid='%s'/><wangtile tileid='1' wangid='%s'/>"
                 "</wangset></wangsets></tileset>",
                 cases[i].ids[0], cases[i].ids[1]);
        pave_tiled_tileset *tileset = parse_set(text);
        assert_int_equal(tileset->wangsets[0].kind, PAVE_WANG_MIXED); // as the file has it
        assert_ok(pave_tiled_wangset_create(tileset, tileset->wangsets, NULL, &set, NULL));
        assert_int_equal(pave_wang_kind_of(set), cases[i].kind);
        pave_wang_destroy(set);
        pave_tiled_tileset_destroy(tileset);
    }
}

// What Tiled exports as JavaScript: the object inside is read.
TEST(test_javascript)
{
    pave_tiled_tileset *tileset = parse_set(
        "(function(name,data){\n if(typeof onTileMapLoaded === 'undefined') {\n  "
        "TileMaps[name] = data;\n }})(\"a \\\"b\",\n{\"tilewidth\":16, \"tileheight\":16, "
        "\"image\":\"s.png\", \"imagewidth\":64, \"imageheight\":64, \"name\":\"js\"});");
    assert_string_equal(tileset->name, "js");
    assert_int_equal(tileset->tile_count, 16);
    pave_tiled_tileset_destroy(tileset);
    pave_error error = {0};
    static const char cut[] = "(function(name,data){ }})(\"a\", 5";
    assert_int_equal(pave_tiled_tileset_parse(cut, strlen(cut), "a", true, NULL, &tileset, &error),
                     PAVE_INVALID);
}

// The weight of a tile is its probability times those of its colours at the places that the kind
// uses.
TEST(test_weights)
{
    static const char text[] =
        "<tileset name='t' tilewidth='1' tileheight='1' tilecount='4' columns='4'><image "
        "source='s.png' width='4' height='1'/>"
        "<tile id='1' probability='0.5'/><tile id='3' probability='0'/>"
        "<wangsets><wangset name='w' type='edge'>"
        "<wangcolor name='a' probability='3'/><wangcolor name='b' probability='0.25'/>"
        "<wangtile tileid='3' wangid='1,0,1,0,1,0,1,0'/><wangtile tileid='0' "
        "wangid='1,2,1,2,1,2,2,2'/>"
        "<wangtile tileid='1' wangid='2,0,0,0,2,0,1,0'/></wangset></wangsets></tileset>";
    pave_tiled_tileset *tileset = NULL;
    pave_wang_set *set = NULL;
    assert_ok(pave_tiled_tileset_parse(text, strlen(text), NULL, true, NULL, &tileset, NULL));
    assert_ok(pave_tiled_wangset_create(tileset, &tileset->wangsets[0], NULL, &set, NULL));
    assert_int_equal(pave_wang_tile_count(set), 3);
    uint32_t zero = pave_wang_tile_index(set, 0), one = pave_wang_tile_index(set, 1),
             three = pave_wang_tile_index(set, 3);
    double ratio =
        (double)pave_wang_tile_weight(set, zero) / (double)pave_wang_tile_weight(set, one);
    assert_true(ratio > 71.99 && ratio < 72.01); // 3*3*3*0.25 against 0.5*0.25*0.25*3
    assert_int_equal(pave_wang_tile_weight(set, three), 0);
    pave_wang_destroy(set);
    pave_tiled_tileset_destroy(tileset);
}

// Sets a locale with a decimal comma that is made in `folder`.
static bool set_comma_locale(const char *folder)
{
    char command[400];
    snprintf(command, sizeof command,
             "localedef --no-archive -i de_DE -f UTF-8 '%s/de_DE.UTF-8' >/dev/null 2>&1", folder);
    bool made = setlocale(LC_ALL, "de_DE.UTF-8") != NULL; // ctest knows where one is
    if (!made)
        made = system(command) == 0 && setenv("LOCPATH", folder, 1) == 0 &&
               setlocale(LC_ALL, "de_DE.UTF-8") != NULL;
    return made && strcmp(localeconv()->decimal_point, ",") == 0;
}

// Decimals have a point, whatever the locale says, in XML and in JSON.
TEST(test_locale)
{
    char folder[] = "/tmp/pave-locale-XXXXXX", command[100];
    static const char *const texts[] = {"<tileset tilewidth='1' tileheight='1' tilecount='1' "
                                        "columns='1'><image source='s.png'/><tile "
                                        "id='0' probability='0.125'/></tileset>",
                                        "{\"tilewidth\":1,\"tileheight\":1,\"tilecount\":1,"
                                        "\"columns\":1,\"image\":\"s.png\",\"tiles\":[{"
                                        "\"id\":0,\"probability\":0.125}]}"};
    assert_non_null(mkdtemp(folder));
    bool comma = set_comma_locale(folder);
    for (size_t i = 0; i < 2; i++) {
        pave_tiled_tileset *tileset = NULL;
        assert_ok(
            pave_tiled_tileset_parse(texts[i], strlen(texts[i]), NULL, true, NULL, &tileset, NULL));
        assert_true(tileset->listed[0].probability == 0.125);
        pave_tiled_tileset_destroy(tileset);
    }
    setlocale(LC_ALL, "C");
    snprintf(command, sizeof command, "rm -r '%s'", folder);
    if (system(command) != 0) {
        print_message("%s is left behind\n", folder);
    }
    if (!comma) {
        print_message("skipped: localedef could not make a locale with a decimal comma; the plain "
                      "one was tried\n");
        skip();
    }
}

// Text is UTF-8, whatever the file writes it in.
TEST(test_texts)
{
    static const char *const texts[] = {
        "<tileset name='Gr\xc3\xa4ser &amp; &#x1F333;' tilewidth='1' tileheight='1'/>",
        "{\"name\":\"Gr\\u00e4ser & \\ud83c\\udf33\",\"tilewidth\":1,\"tileheight\":1}",
        "{\"name\":\"Gr\xc3\xa4ser \\u0026 \xf0\x9f\x8c\xb3\",\"tilewidth\":1,\"tileheight\":1}",
    };
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        pave_tiled_tileset *tileset = NULL;
        assert_ok(
            pave_tiled_tileset_parse(texts[i], strlen(texts[i]), NULL, true, NULL, &tileset, NULL));
        assert_string_equal(tileset->name, "Gr\xc3\xa4ser & \xf0\x9f\x8c\xb3");
        pave_tiled_tileset_destroy(tileset);
    }
}

// What JSON must not hold.
TEST(test_bad_json)
{
    static const char *const names[] = {
        "\\ud83c",
        "\\ud83cx",
        "\\ud83c\\n",
        "\\udf33",
        "\\ud83c\\u0041",
        "\\u00g0",
        "\\u12",
        "\\x41",
        "\\",
        "\x80",
        "\xc3",
        "\xc0\xaf",
        "\xc1\xbf",
        "\xe0\x80\x80",
        "\xe0\x9f\xbf",
        "\xe2\x82",
        "\xed\xa0\x80",
        "\xf0\x80\x80\x80",
        "\xf0\x8f\xbf\xbf",
        "\xf4\x90\x80\x80",
        "\xf5\x80\x80\x80",
        "\xff",
        "\n",
        "\x1f",
        "\\u0000",
    };
    static const char *const values[] = {
        "",           "01",    "-",         "1.",   ".5",    "+1",  "1e",      "1e+",      "0x1",
        "nul",        "truex", "'a'",       "[1,]", "[1 2]", "{,}", "{\"a\"}", "{\"a\":}", "{a:1}",
        "{\"a\":1,}", "[1}",   "{\"a\":1]", "]",    "\"a",   "NaN", "1,,2"};
    char text[200];
    pave_tiled_tileset *tileset = NULL;
    for (size_t i = 0; i < sizeof names / sizeof names[0] + sizeof values / sizeof values[0]; i++) {
        size_t count = sizeof names / sizeof names[0];
        pave_error error = {0};
        snprintf(text, sizeof text,
                 i < count ? "{\"tilewidth\":1,\"tileheight\":1,\"a\":\"%s\"}"
                           : "{\"tilewidth\":1,\"tileheight\":1,\"a\":%s}",
                 i < count ? names[i] : values[i - count]);
        if (pave_tiled_tileset_parse(text, strlen(text), NULL, true, NULL, &tileset, &error) !=
            PAVE_INVALID) {
            fail_msg("taken: %s", text);
        }
        assert_non_null(strstr(error.message, "not well-formed JSON"));
        assert_int_equal(error.line, 1);
        assert_true(error.column > 30);
    }
}

// ---- Real files ---------------------------------------------------------------------------------

static void check_facts(const char *path, const char *name, int colors, uint32_t tiles,
                        uint64_t distinct, uint64_t total, pave_tiled_orientation grid)
{
    pave_wang_set *set = NULL;
    const pave_tiled_wangset *wangset = NULL;
    if (!there_is(path)) {
        print_message("skipped: there is no %s\n", path);
        skip();
    }
    pave_tiled_tileset *tileset = read_tileset(path);
    assert_ok(pave_tiled_wangset_find(tileset, name, &wangset, NULL));
    assert_int_equal(wangset->kind, PAVE_WANG_CORNER);
    assert_int_equal(wangset->color_count, colors);
    assert_int_equal(wangset->tile_count, tiles);
    assert_int_equal(tileset->grid, grid);
    assert_ok(pave_tiled_wangset_create(tileset, wangset, NULL, &set, NULL));
    pave_wang_census census = pave_wang_take_census(set);
    assert_int_equal(census.distinct, distinct);
    assert_int_equal(census.total, total);
    assert_true(census.complete == (distinct == total));
    pave_wang_destroy(set);
    pave_tiled_tileset_destroy(tileset);
}

TEST(test_grass_and_water)
{
    check_facts(EXAMPLES "/isometric_grass_and_water.tmx", "Grass and Water", 2, 24, 16, 16,
                PAVE_TILED_ISOMETRIC);
}

TEST(test_desert)
{
    check_facts(EXAMPLES "/desert.tsx", "Desert", 4, 48, 40, 256, PAVE_TILED_ORTHOGONAL);
}

TEST(test_grass_biome)
{
    const char *shared = getenv("PAVE_SHARED_TILES");
    char path[400];
    snprintf(path, sizeof path, "%s/debroglie_grass/grass_biome.tsx",
             shared != NULL ? shared : PAVE_SOURCE_DIR "/../shared/data/tiles");
    check_facts(path, "Terrains", 5, 57, 41, 625, PAVE_TILED_ORTHOGONAL);
}

int main(void) { return run_all_tests(NULL, NULL); }
