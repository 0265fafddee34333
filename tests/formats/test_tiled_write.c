/// tests/formats/test_tiled_write.c: maps, tile sets and tables as they are written: their text,
/// streaming, errors.

#include "../calls.h"
#include "../sparse.h"
#include "../test.h"
#include "tiled_scratch.h"

#include <pave/pave.h>

typedef pave_result (*map_writer)(const pave_tiled_map_def *, const char *, const pave_batch *,
                                  pave_error *);

static const struct format {
    const char *file;
    map_writer write;
} formats[] = {{"out.tmx", pave_tiled_write_tmx},
               {"out.tmj", pave_tiled_write_tmj},
               {"out.csv", pave_tiled_write_csv},
               {"out.json", pave_tiled_write_json},
               {"out.png", pave_tiled_write_png}};

enum { FORMATS = sizeof formats / sizeof *formats, MAPS = 2 };

static pave_error error;

static void expect(pave_result result, pave_result expected)
{
    if (result != expected)
        fail_msg("%s, not %s: %s", pave_result_text(result), pave_result_text(expected),
                 error.message);
}

// ---- A small tile set, by hand ------------------------------------------------------------------

static pave_tiled_color small_colors[] = {
    {.name = "grass & <hay>", .rgb = 0x00ff7f, .probability = 1, .tile = -1},
    {.name = "\"road\"", .rgb = 0x102030, .probability = 0.25, .tile = 1}};
static pave_tiled_wangtile small_wangtiles[] = {{0, {1, 0, 1, 0, 2, 0, 1, 0}},
                                                {1, {2, 0, 2, 0, 2, 0, 2, 0}}};
static pave_tiled_wangset small_wangsets[] = {{.name = "roads",
                                               .kind = PAVE_WANG_EDGE,
                                               .tile = 0,
                                               .color_count = 2,
                                               .colors = small_colors,
                                               .tile_count = 2,
                                               .tiles = small_wangtiles},
                                              {.name = NULL, .kind = PAVE_WANG_MIXED, .tile = -1}};
static pave_tiled_tile small_listed[] = {{.id = 0, .probability = 1},
                                         {.id = 1, .probability = 0.1}};

/// A set of two tiles of 8 x 8 with all that can be said about one. `png` and `tsx` are its files.
static pave_tiled_tileset small_set(char *png, char *tsx)
{
    return (pave_tiled_tileset){
        .path = tsx,
        .name = "small",
        .tile_width = 8,
        .tile_height = 8,
        .spacing = 1,
        .margin = 2,
        .tile_count = 2,
        .columns = 2,
        .offset_x = 3,
        .offset_y = -4,
        .has_grid = true,
        .grid = PAVE_TILED_ISOMETRIC,
        .grid_width = 16,
        .grid_height = 8,
        .image = {.path = png, .width = 21, .height = 12, .has_key = true, .key = 0x00ff00},
        .listed_count = 2,
        .listed = small_listed,
        .wangset_count = 2,
        .wangsets = small_wangsets};
}

static void write_small_picture(const char *path)
{
    uint8_t rgba[4 * 21 * 12];
    for (size_t i = 0; i < sizeof rgba; i++) rgba[i] = (uint8_t)(i * 37);
    pixels_write(path, rgba, 21, 12);
}

/// Paths in the scratch folder that last as long as a test.
static char small_png[2 * SCRATCH_PATH_SIZE], small_tsx[2 * SCRATCH_PATH_SIZE];

static pave_tiled_tileset begin_small(void)
{
    scratch_begin("write");
    snprintf(small_png, sizeof small_png, "%s", scratch("small.png"));
    snprintf(small_tsx, sizeof small_tsx, "%s", scratch("small.tsx"));
    write_small_picture(small_png);
    return small_set(small_png, small_tsx);
}

static pave_tiled_map_def define(const pave_tiled_tileset *tileset, thrown_tiles *tiles,
                                 int32_t width, int32_t height)
{
    *tiles = (thrown_tiles){.width = width, .tiles = tileset->tile_count};
    return (pave_tiled_map_def){.tileset = tileset,
                                .rows = {throw_rows, tiles},
                                .width = width,
                                .height = height,
                                .at_q = -5,
                                .at_r = 6,
                                .seed = UINT64_MAX};
}

// ---- The text -----------------------------------------------------------------------------------

#define SMALL_WANGSETS_XML                                                           \
    "<wangsets>\n"                                                                   \
    "%s <wangset name=\"roads\" type=\"edge\" tile=\"0\">\n"                         \
    "%s  <wangcolor name=\"grass &amp; &lt;hay&gt;\" color=\"#00ff7f\" tile=\"-1\" " \
    "probability=\"1\"/>\n"                                                          \
    "%s  <wangcolor name=\"&quot;road&quot;\" color=\"#102030\" tile=\"1\" "         \
    "probability=\"0.25\"/>\n"                                                       \
    "%s  <wangtile tileid=\"0\" wangid=\"1,0,1,0,2,0,1,0\"/>\n"                      \
    "%s  <wangtile tileid=\"1\" wangid=\"2,0,2,0,2,0,2,0\"/>\n"                      \
    "%s </wangset>\n"                                                                \
    "%s <wangset name=\"\" type=\"mixed\" tile=\"-1\">\n"                            \
    "%s </wangset>\n"                                                                \
    "%s</wangsets>\n"

TEST(a_tile_set_as_text)
{
    pave_tiled_tileset small = begin_small();
    expect(pave_tiled_write_tsx(&small, small_tsx, &error), PAVE_OK);
    char expected[4000];
    snprintf(expected, sizeof expected,
             "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
             "<tileset version=\"1.8\" name=\"small\" tilewidth=\"8\" tileheight=\"8\" "
             "spacing=\"1\" margin=\"2\" tilecount=\"2\" "
             "columns=\"2\">\n"
             " <tileoffset x=\"3\" y=\"-4\"/>\n"
             " <grid orientation=\"isometric\" width=\"16\" height=\"8\"/>\n"
             " <image source=\"small.png\" trans=\"00ff00\" width=\"21\" height=\"12\"/>\n"
             " <tile id=\"1\" probability=\"0.1\"/>\n"
             " " SMALL_WANGSETS_XML "</tileset>\n",
             " ", " ", " ", " ", " ", " ", " ", " ", " ");
    assert_file(small_tsx, expected);
}

/// All that a tile set says must come back, whichever way it was written.
static void assert_same_set(const pave_tiled_tileset *got)
{
    assert_string_equal(got->name, "small");
    assert_true(got->tile_width == 8 && got->tile_height == 8 && got->spacing == 1 &&
                got->margin == 2);
    assert_true(got->tile_count == 2 && got->columns == 2 && got->offset_x == 3 &&
                got->offset_y == -4);
    assert_true(got->has_grid && got->grid == PAVE_TILED_ISOMETRIC && got->grid_width == 16 &&
                got->grid_height == 8);
    assert_true(got->image.width == 21 && got->image.height == 12 && got->image.has_key &&
                got->image.key == 0x00ff00);
    assert_int_equal(access(got->image.path, R_OK), 0);
    assert_int_equal(got->wangset_count, 2);
    const pave_tiled_wangset *set = &got->wangsets[0];
    assert_true(set->kind == PAVE_WANG_EDGE && set->tile == 0 && set->color_count == 2 &&
                set->tile_count == 2);
    for (int i = 0; i < 2; i++) {
        assert_string_equal(set->colors[i].name, small_colors[i].name);
        assert_true(set->colors[i].rgb == small_colors[i].rgb &&
                    set->colors[i].tile == small_colors[i].tile);
        assert_memory_equal(&set->colors[i].probability, &small_colors[i].probability,
                            sizeof(double));
    }
    assert_true(got->listed_count >= 1);
    assert_true(got->listed[got->listed_count - 1].id == 1 &&
                got->listed[got->listed_count - 1].probability > 0.0999);
}

TEST(a_map_as_xml)
{
    pave_tiled_tileset small = begin_small();
    thrown_tiles tiles;
    pave_tiled_map_def map = define(&small, &tiles, 3, 2);
    char expected[4000];
    int a[6];
    for (int i = 0; i < 6; i++) a[i] = (int)thrown_tile(&tiles, i % 3, i / 3) + 1;
    static const char format[] =
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        "<map version=\"1.8\" orientation=\"orthogonal\" renderorder=\"right-down\" width=\"3\" "
        "height=\"2\" tilewidth=\"16\" "
        "tileheight=\"8\" infinite=\"0\" nextlayerid=\"2\" nextobjectid=\"1\">\n"
        " <properties>\n"
        "  <property name=\"method\" value=\"phase\"/>\n"
        "  <property name=\"q\" type=\"int\" value=\"-5\"/>\n"
        "  <property name=\"r\" type=\"int\" value=\"6\"/>\n"
        "  <property name=\"seed\" value=\"18446744073709551615\"/>\n"
        "  <property name=\"set\" value=\"A &amp; B\"/>\n"
        " </properties>\n"
        " <tileset firstgid=\"1\" source=\"../small.tsx\"/>\n"
        " <layer id=\"1\" name=\"world\" width=\"3\" height=\"2\">\n"
        "  <data encoding=\"csv\">\n%d,%d,%d,\n%d,%d,%d\n</data>\n </layer>\n</map>\n";
    snprintf(expected, sizeof expected, format, a[0], a[1], a[2], a[3], a[4], a[5]);
    map.set = "A & B";
    map.method = "phase";
    mkdir(scratch("below"), 0777);
    expect(pave_tiled_write_tmx(&map, scratch("below/map.tmx"), NULL, &error), PAVE_OK);
    assert_file(scratch("below/map.tmx"), expected);
}

TEST(tables_of_ids)
{
    pave_tiled_tileset small = begin_small();
    thrown_tiles tiles;
    pave_tiled_map_def map = define(&small, &tiles, 3, 2);
    int a[6];
    char expected[300];
    for (int i = 0; i < 6; i++) a[i] = (int)thrown_tile(&tiles, i % 3, i / 3);
    expect(pave_tiled_write_csv(&map, scratch("out.csv"), NULL, &error), PAVE_OK);
    snprintf(expected, sizeof expected, "%d,%d,%d\n%d,%d,%d\n", a[0], a[1], a[2], a[3], a[4], a[5]);
    assert_file(scratch("out.csv"), expected);
    map.set = "A \"set\"";
    expect(pave_tiled_write_json(&map, scratch("out.json"), NULL, &error), PAVE_OK);
    snprintf(expected, sizeof expected,
             "{\"set\":\"A \\\"set\\\"\",\"seed\":\"18446744073709551615\",\"at\":[-5,6],"
             "\"width\":3,\"height\":2,\"tiles\":[\n[%d,%d,%d],\n[%d,%d,%d]]}\n",
             a[0], a[1], a[2], a[3], a[4], a[5]);
    assert_file(scratch("out.json"), expected);
}

/// Reads a map that was written and compares every gid.
static void assert_map(const char *path, const pave_tiled_map_def *map)
{
    pave_tiled_map *got = NULL;
    expect(pave_tiled_map_read(path, NULL, NULL, &got, &error), PAVE_OK);
    assert_true(got->width == map->width && got->height == map->height && got->layer_count == 1 &&
                got->tileset_count == 1);
    assert_string_equal(got->layers[0].name, "world");
    assert_int_equal(got->orientation, map->orientation);
    assert_int_equal(got->first_gids[0], 1);
    const thrown_tiles *tiles = map->rows.context;
    for (int32_t y = 0; y < map->height; y++)
        for (int32_t x = 0; x < map->width; x++)
            if (got->layers[0].chunks[0].gids[(int64_t)y * map->width + x] !=
                thrown_tile(tiles, x, y) + 1)
                fail_msg("%s: wrong gid at %d,%d", path, (int)x, (int)y);
    if (map->tileset->wangsets == small_wangsets) assert_same_set(got->tilesets[0]);
    assert_int_equal(got->tilesets[0]->embedded, map->embed);
    pave_tiled_map_destroy(got);
}

static const struct {
    pave_tiled_encoding encoding;
    pave_tiled_compression compression;
} codings[] = {{PAVE_TILED_CSV, PAVE_TILED_UNCOMPRESSED},
               {PAVE_TILED_BASE64, PAVE_TILED_UNCOMPRESSED},
               {PAVE_TILED_BASE64, PAVE_TILED_ZLIB},
               {PAVE_TILED_BASE64, PAVE_TILED_ZSTD}};

TEST(maps_read_back)
{
    pave_tiled_tileset small = begin_small();
    expect(pave_tiled_write_tsx(&small, small_tsx, &error), PAVE_OK);
    static const int32_t sizes[][2] = {{1, 1},     {2, 1},    {1, 2},    {7, 5},
                                       {131, 257}, {2048, 3}, {5000, 1}, {1, 5000}};
    for (size_t s = 0; s < sizeof sizes / sizeof *sizes; s++)
        for (int i = (int)s % SPARSE(3); i < 16; i += SPARSE(3)) {
            thrown_tiles tiles;
            pave_tiled_map_def map = define(&small, &tiles, sizes[s][0], sizes[s][1]);
            map.encoding = codings[i % 4].encoding;
            map.compression = codings[i % 4].compression;
            map.embed = i / 4 % 2 == 1;
            map.orientation = i / 8 ? PAVE_TILED_ISOMETRIC : PAVE_TILED_ORTHOGONAL;
            for (int k = 0; k < MAPS; k++) {
                expect(formats[k].write(&map, scratch(formats[k].file), NULL, &error), PAVE_OK);
                assert_map(scratch(formats[k].file), &map);
            }
        }
}

TEST(a_set_inside_a_map_is_always_embedded)
{
    pave_tiled_tileset small = begin_small();
    thrown_tiles tiles;
    pave_tiled_map_def map = define(&small, &tiles, 4, 4);
    for (int i = 0; i < 2; i++) {
        small.embedded = i == 0;
        small.path = i == 0 ? small_tsx : NULL;
        for (int k = 0; k < MAPS; k++) {
            map.embed = false;
            expect(formats[k].write(&map, scratch(formats[k].file), NULL, &error), PAVE_OK);
            map.embed = true; // what is expected
            assert_map(scratch(formats[k].file), &map);
        }
    }
}

TEST(the_same_bytes_every_time_and_by_any_runner)
{
    const pave_batch backwards = {.runner = {run_backwards, NULL}};
    pave_tiled_tileset small = begin_small();
    thrown_tiles tiles;
    pave_tiled_map_def map = define(&small, &tiles, 300, 200);
    for (int compression = -1; compression < 3; compression++)
        for (int k = 0; k < FORMATS; k++) {
            map.encoding = compression < 0 ? PAVE_TILED_CSV : PAVE_TILED_BASE64;
            map.compression =
                compression < 0 ? PAVE_TILED_UNCOMPRESSED : (pave_tiled_compression)compression;
            char *texts[2];
            size_t sizes[2];
            for (int i = 0; i < 2; i++) {
                const pave_batch *batch = i == 0 ? NULL : &backwards;
                expect(formats[k].write(&map, scratch(formats[k].file), batch, &error), PAVE_OK);
                texts[i] = file_text(scratch(formats[k].file), &sizes[i]);
            }
            assert_int_equal(sizes[0], sizes[1]);
            assert_memory_equal(texts[0], texts[1], sizes[0]);
            free(texts[0]);
            free(texts[1]);
        }
}

// ---- Streaming ----------------------------------------------------------------------------------

/// An allocator that notes the most bytes that were alive at a time.
typedef struct peak_memory {
    failing memory;
    int64_t peak;
} peak_memory;

static void *peak_resize(void *context, void *memory, size_t old_size, size_t new_size)
{
    peak_memory *state = context;
    void *result = failing_resize(&state->memory, memory, old_size, new_size);
    if (state->memory.bytes > state->peak) state->peak = state->memory.bytes;
    return result;
}

TEST(memory_does_not_grow_with_the_map)
{
    enum { MILLION = 1000000 / SPARSE(4), MEGABYTE = 1 << 20 };
    pave_tiled_tileset small = begin_small();
    small.tile_width = small.tile_height =
        2; // pictures of up to a million tiles, 2 million pixels wide or high
    small.spacing = small.margin = 0;
    small.image.width = 4;
    small.image.height = 2;
    small.has_grid = false;
    small.grid_width = small.grid_height = 0;
    static const int32_t sizes[][3] = {{MILLION, 1, 64 / SPARSE(4)},
                                       {1, MILLION, 12 / SPARSE(12)},
                                       {3000 / SPARSE(6), 3000, 27 / SPARSE(3)}}; // and megabytes
    for (size_t s = 0; s < 3; s++)
        for (int k = 0; k < FORMATS; k++) {
            if (((int)s + k) % SPARSE(2)) continue;
            peak_memory peak = {.memory = {.fail_at = -1}};
            pave_allocator allocator = {peak_resize, &peak};
            small.allocator = &allocator;
            thrown_tiles tiles;
            pave_tiled_map_def map = define(&small, &tiles, sizes[s][0], sizes[s][1]);
            map.encoding = PAVE_TILED_BASE64;
            map.compression = PAVE_TILED_ZLIB;
            expect(formats[k].write(&map, scratch(formats[k].file), NULL, &error), PAVE_OK);
            assert_int_equal(peak.memory.alive, 0);
            assert_int_equal(peak.memory.bytes, 0);
            if (peak.peak > sizes[s][2] * (int64_t)MEGABYTE)
                fail_msg("%s, map %d: %ld bytes", formats[k].file, (int)s, (long)peak.peak);
            small.allocator = NULL;
            if (k < MAPS && s < 2) {
                map.embed = true;
                expect(formats[k].write(&map, scratch(formats[k].file), NULL, &error), PAVE_OK);
                pave_tiled_map *got = NULL;
                expect(pave_tiled_map_read(scratch(formats[k].file), NULL, NULL, &got, &error),
                       PAVE_OK);
                assert_int_equal(got->layers[0].chunks[0].gids[MILLION - 1],
                                 thrown_tile(&tiles, sizes[s][0] - 1, sizes[s][1] - 1) + 1);
                pave_tiled_map_destroy(got);
            }
        }
}

// ---- What cannot be written ---------------------------------------------------------------------

static pave_result no_rows(void *context, int32_t first, int32_t count, uint32_t *out)
{
    (void)context, (void)count, (void)out;
    return first > 0 ? PAVE_RANGE : PAVE_OK;
}

static pave_result foreign_rows(void *context, int32_t first, int32_t count, uint32_t *out)
{
    (void)first;
    const int32_t *width = context;
    for (int32_t i = 0; i < count * *width; i++)
        out[i] = i == 5 ? 2 : 1; // the small set has the tiles 0 and 1
    return PAVE_OK;
}

/// Every writer refuses the map with that result, in one line that says `part`; the old file stays.
static void assert_refused(const pave_tiled_map_def *map, int first_format, int last_format,
                           pave_result expected, const char *part)
{
    for (int k = first_format; k <= last_format; k++) {
        file_write(scratch(formats[k].file), "before", 6);
        int files = scratch_count();
        pave_error refused = {0};
        pave_result result = formats[k].write(map, scratch(formats[k].file), NULL, &refused);
        if (result != expected)
            fail_msg("%s: %s, not %s: %s", formats[k].file, pave_result_text(result),
                     pave_result_text(expected), refused.message);
        assert_int_equal(refused.result, expected);
        if (!strstr(refused.message, part))
            fail_msg("%s: \"%s\" does not say \"%s\"", formats[k].file, refused.message, part);
        assert_null(strchr(refused.message, '\n'));
        assert_int_equal(scratch_count(), files);
        assert_file(scratch(formats[k].file), "before");
        assert_int_equal(formats[k].write(map, scratch(formats[k].file), NULL, NULL),
                         expected); // `error` may be NULL
    }
}

TEST(maps_out_of_range_are_refused)
{
    enum { TABLES = 2, LAST = FORMATS - 1, PNG = FORMATS - 1 };
    pave_tiled_tileset small = begin_small();
    thrown_tiles tiles;
    static const int32_t sizes[][2] = {{0, 1}, {1, 0}, {-3, 4}, {4, INT32_MIN}};
    for (size_t i = 0; i < 4; i++) {
        pave_tiled_map_def map = define(&small, &tiles, sizes[i][0], sizes[i][1]);
        assert_refused(&map, 0, LAST, PAVE_RANGE, "at least");
    }
    pave_tiled_map_def map = define(&small, &tiles, PAVE_TILED_WRITE_WIDTH_MAX + 1, 2);
    assert_refused(&map, 0, LAST, PAVE_RANGE, "4194305 cells wide: the maximum is 4194304");
    map = define(&small, &tiles, PAVE_TILED_WRITE_PIXELS_WIDE_MAX / 16 + 1, 2);
    assert_refused(&map, PNG, PNG, PAVE_RANGE, "4194320 pixels wide: the maximum is 4194304");
    map = define(&small, &tiles, 1 << 14, 1 << 14);
    map.orientation = PAVE_TILED_ISOMETRIC;
    map.cell_width = 2;
    map.cell_height = 1;
    assert_refused(&map, PNG, PNG, PAVE_RANGE, "at most 67108864 cells can be kept");
    map = define(&small, &tiles, 1 << 22, 1 << 6); // tiles of 8 pixels reach over many cells of 1
    map.cell_width = map.cell_height = 1;
    assert_refused(&map, PNG, PNG, PAVE_RANGE, "at most 67108864 cells can be kept");
    map = define(&small, &tiles, 2, 1 << 28); // 2^31 pixels
    assert_refused(&map, 0, MAPS - 1, PAVE_RANGE, "more than 2^31 - 1 pixels");
    assert_refused(&map, PNG, PNG, PAVE_RANGE, "more than 2^31 - 1 pixels");
    map = define(&small, &tiles, 4, 4);
    map.cell_width = -1;
    assert_refused(&map, 0, LAST, PAVE_RANGE, "at least");
    map.cell_width = PAVE_TILED_TILE_SIZE_MAX + 1;
    assert_refused(&map, PNG, PNG, PAVE_RANGE, "pixels");
    map = define(&small, &tiles, 4, 4);
    map.orientation = (pave_tiled_orientation)(PAVE_TILED_HEXAGONAL + 1);
    assert_refused(&map, 0, MAPS - 1, PAVE_RANGE, "orthogonal, isometric, staggered or hexagonal");
    map.orientation = PAVE_TILED_HEXAGONAL;
    map.cell_width = map.cell_height = 8;
    map.stagger.hex_side = 9;
    assert_refused(&map, 0, MAPS - 1, PAVE_RANGE, "0 to 8");
    map.stagger.hex_side = -1;
    assert_refused(&map, 0, MAPS - 1, PAVE_RANGE, "0 to 8");
    map = define(&small, &tiles, (1 << 18) + 1, 4);
    map.infinite = true;
    assert_refused(&map, 0, MAPS - 1, PAVE_RANGE, "at most 262144 cells wide");
    map = define(&small, &tiles, 4, 4);
    map.infinite = true;
    map.at_r = -(1 << 29);
    assert_refused(&map, 0, MAPS - 1, PAVE_RANGE, "within 2^31 - 1 pixels");
    map = define(&small, &tiles, 4, 4);
    map.compression = PAVE_TILED_ZLIB;
    assert_refused(&map, 0, MAPS - 1, PAVE_INVALID, "csv cannot be compressed");
    map = define(&small, &tiles, 3, 300);
    map.rows = (pave_tiled_rows){no_rows, NULL};
    map.width = 1 << 16; // so that not all rows come at once
    small.grid_width = small.grid_height = 2;
    assert_refused(&map, 0, LAST, PAVE_RANGE, "the tiles of rows");
    int32_t width = 4;
    map = define(&small, &tiles, width, 4);
    map.rows = (pave_tiled_rows){foreign_rows, &width};
    assert_refused(&map, 0, LAST, PAVE_INVALID, "the tile 2");
}

TEST(what_the_map_is_made_of_is_not_overwritten)
{
    pave_tiled_tileset small = begin_small();
    thrown_tiles tiles;
    pave_tiled_map_def map = define(&small, &tiles, 4, 4);
    pave_tiled_tile listed[] = {{.id = 1, .probability = 1, .image = {.path = small_png}}};
    expect(pave_tiled_write_tsx(&small, small_tsx, &error), PAVE_OK);
    size_t sizes[3];
    char *before = file_text(small_png, &sizes[0]), *text = file_text(small_tsx, &sizes[1]);
    for (int k = 0; k < FORMATS; k++) {
        expect(formats[k].write(&map, small_png, NULL, &error), PAVE_INVALID);
        assert_non_null(strstr(error.message, "choose another name"));
        expect(formats[k].write(&map, small_tsx, NULL, &error), PAVE_INVALID);
        small.image.path = NULL;
        small.listed = listed;
        expect(formats[k].write(&map, scratch("./small.png"), NULL, &error), PAVE_INVALID);
        small = small_set(small_png, small_tsx);
    }
    char *after = file_text(small_png, &sizes[2]);
    assert_int_equal(sizes[0], sizes[2]);
    assert_memory_equal(before, after, sizes[0]);
    assert_file(small_tsx, text);
    assert_int_equal(scratch_count(), 2);
    free(after);
    free(text);
    free(before);
}

TEST(a_set_without_any_file_is_refused)
{
    scratch_begin("write");
    pave_tiled_tileset *made = NULL;
    expect(pave_tiled_builtin(PAVE_BUILTIN_MEADOW, PAVE_ORTHOGONAL, 16, NULL, &made, &error),
           PAVE_OK);
    thrown_tiles tiles;
    pave_tiled_map_def map = define(made, &tiles, 4, 4);
    assert_refused(&map, 0, MAPS - 1, PAVE_INVALID, "write its sheet first");
    expect(pave_tiled_write_csv(&map, scratch("out.csv"), NULL, &error),
           PAVE_OK); // which names no file
    pave_tiled_tileset_destroy(made);
}

TEST(names_that_are_no_text_are_refused)
{
    char bad[] = "latin \xe4";
    pave_tiled_tileset small = begin_small();
    small.name = bad;
    thrown_tiles tiles;
    pave_tiled_map_def map = define(&small, &tiles, 4, 4);
    map.embed = true;
    assert_refused(&map, 0, MAPS - 1, PAVE_INVALID, "UTF-8");
    expect(pave_tiled_write_tsx(&small, scratch("bad.tsx"), &error), PAVE_INVALID);
    assert_int_not_equal(access(scratch("bad.tsx"), F_OK), 0);
}

TEST(bad_pictures_are_refused)
{
    enum { PNG = FORMATS - 1 };
    pave_tiled_tileset small = begin_small();
    thrown_tiles tiles;
    pave_tiled_map_def map = define(&small, &tiles, 4, 4);
    expect(pave_tiled_write_png(&map, scratch("out.png"), NULL, &error), PAVE_OK);

    small.image.width = 22;
    assert_refused(&map, PNG, PNG, PAVE_INVALID, "21 x 12 pixels, but the tile set says 22 x 12");
    small.image.width = small.image.height = 0;
    small.tile_count = 3;
    tiles.tiles = 3;
    assert_refused(&map, PNG, PNG, PAVE_INVALID, "the tile 2 at column");
    tiles.tiles = 2;
    small.tile_count = 2;

    size_t size = 0;
    char *bytes = file_text(small_png, &size);
    for (size_t cut = 0; cut < size - 12;
         cut += 97) { // the last 12 are the end mark, which holds no pixel
        file_write(small_png, bytes, cut);
        assert_refused(&map, PNG, PNG, PAVE_INVALID, "");
    }
    free(bytes);
    expect(pave_tiled_write_tsx(&small, small_tsx, &error), PAVE_OK);
    unlink(small_png);
    assert_refused(&map, PNG, PNG, PAVE_IO, "small.png: the file cannot be read");

    pave_tiled_tileset *read = NULL; // a file that is read knows the line that names the picture
    expect(pave_tiled_tileset_read(small_tsx, NULL, NULL, &read, &error), PAVE_OK);
    map.tileset = read;
    expect(pave_tiled_write_png(&map, scratch("out.png"), NULL, &error), PAVE_IO);
    assert_string_equal(error.file, small_tsx);
    assert_int_equal(error.line, read->image.line);
    char *text = file_text(small_tsx, NULL), *line = text;
    for (int i = 1; i < error.line; i++) line = strchr(line, '\n') + 1;
    assert_int_equal(strncmp(line, " <image source=", 15), 0);
    free(text);
    pave_tiled_tileset_destroy(read);
    map.tileset = &small;
    small.image.path = NULL;
    assert_refused(&map, PNG, PNG, PAVE_INVALID, "names no picture");
}

TEST(an_unlisted_tile_of_a_collection_is_refused)
{
    enum { PNG = FORMATS - 1 };
    pave_tiled_tileset small = begin_small();
    pave_tiled_tile listed[] = {{.id = 1, .probability = 1, .image = {.path = small_png}}};
    small.image = (pave_tiled_image){0};
    small.columns = 0;
    small.listed = listed;
    small.listed_count = 1;
    int32_t width = 4;
    thrown_tiles tiles;
    pave_tiled_map_def map = define(&small, &tiles, width, 4);
    map.rows = (pave_tiled_rows){foreign_rows, &width};
    assert_refused(&map, PNG, PNG, PAVE_INVALID, "the tile 2 at column 1, row 1 has no picture");
}

int main(void) { return run_all_tests(NULL, NULL); }
