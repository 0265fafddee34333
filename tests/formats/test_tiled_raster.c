/// tests/formats/test_tiled_raster.c: an independent reader of what we write: Debian's Tiled. Its
/// tmxrasterizer draws the TMX and TMJ of pave, and every pixel must be that of the PNG of pave;
/// its own exports must hold the same tile ids and wang tiles. Skipped with a message where Tiled
/// is not installed.
#define _XOPEN_SOURCE 700
#include "../sparse.h"
#include "../test.h"
#include "tiled_raster.h"

#define DEBIAN_EXAMPLES "/usr/share/doc/tiled/examples/"

// ---- Tile sets ----------------------------------------------------------------------------------

static pave_tiled_tileset *make_builtin(pave_builtin builtin, pave_projection projection,
                                        const char *name)
{
    pave_tiled_tileset *tileset = NULL;
    char png[64], tsx[64];
    snprintf(png, sizeof png, "%s.png", name);
    snprintf(tsx, sizeof tsx, "%s.tsx", name);
    assert_ok(pave_tiled_builtin(builtin, projection, 32, NULL, &tileset, &error));
    assert_ok(pave_tiled_builtin_write(tileset, scratch(png), scratch(tsx), &error));
    return tileset;
}

static pave_tiled_tileset *make_roads(void)
{
    return make_builtin(PAVE_BUILTIN_ROADS, PAVE_ORTHOGONAL, "roads");
}
static pave_tiled_tileset *make_meadow(void)
{
    return make_builtin(PAVE_BUILTIN_MEADOW, PAVE_ISOMETRIC, "meadow iso");
}
static pave_tiled_tileset *make_desert(void) { return read_tileset(DEBIAN_EXAMPLES "desert.tsx"); }
static pave_tiled_tileset *make_grass(void)
{
    return read_tileset(DEBIAN_EXAMPLES "isometric_grass_and_water.tmx");
}

/// One picture a tile, of several sizes, ids with gaps.
static pave_tiled_tileset *make_collection(void)
{
    static const char text[] =
        "<tileset version=\"1.8\" name=\"collection\" tilewidth=\"50\" tileheight=\"60\" "
        "tilecount=\"3\" columns=\"0\">"
        "<grid orientation=\"orthogonal\" width=\"1\" height=\"1\"/>"
        "<tile id=\"2\"><image width=\"30\" height=\"60\" source=\"one.png\"/></tile>"
        "<tile id=\"5\" probability=\"0.25\"><image width=\"50\" height=\"20\" source=\"two.png\" "
        "trans=\"102030\"/></tile>"
        "<tile id=\"9\"><image width=\"17\" height=\"33\" source=\"three.png\"/></tile></tileset>";
    write_noise(scratch("one.png"), 30, 60, 2, 0);
    write_noise(scratch("two.png"), 50, 20, 3, 0x102030);
    write_noise(scratch("three.png"), 17, 33, 4, 0);
    file_write(scratch("collection.tsx"), text, strlen(text));
    return read_tileset(scratch("collection.tsx"));
}

static const uint32_t collection_ids[] = {2, 5, 9};

/// Tiles in every pose, those of bit 28 as well, which means nothing here.
static const uint32_t turned_ids[] = {
    0x00000000, 0x10000005, 0x2000000a, 0x30000003, 0x40000008, 0x50000001, 0x60000006, 0x7000000b,
    0x80000004, 0x90000009, 0xa0000002, 0xb0000007, 0xc0000000, 0xd0000005, 0xe000000a, 0xf0000003,
    0x00000008, 0x10000001, 0x20000006, 0x3000000b, 0x40000004, 0x50000009, 0x60000002, 0x70000007,
    0x80000000, 0x90000005, 0xa000000a, 0xb0000003, 0xc0000008, 0xd0000001, 0xe0000006, 0xf000000b};
static const uint32_t turned_collection_ids[] = {
    0x00000002, 0x10000009, 0x20000005, 0x30000002, 0x40000009, 0x50000005, 0x60000002, 0x70000009,
    0x80000005, 0x90000002, 0xa0000009, 0xb0000005, 0xc0000002, 0xd0000009, 0xe0000005, 0xf0000002,
    0x00000009, 0x10000005, 0x20000002, 0x30000009, 0x40000005, 0x50000002, 0x60000009, 0x70000005,
    0x80000002, 0x90000009, 0xa0000005, 0xb0000002, 0xc0000009, 0xd0000005, 0xe0000002, 0xf0000009};

static pave_tiled_tileset *make_turned(void)
{
    pave_tiled_tileset *tileset = make_noise();
    tileset->symmetries = PAVE_WANG_ROTATE | PAVE_WANG_MIRROR | PAVE_WANG_FLIP;
    return tileset;
}

static pave_tiled_tileset *make_turned_collection(void)
{
    pave_tiled_tileset *tileset = make_collection();
    tileset->symmetries = PAVE_WANG_ROTATE | PAVE_WANG_MIRROR | PAVE_WANG_FLIP;
    return tileset;
}

static const struct raster_set {
    const char *name;
    pave_tiled_tileset *(*make)(void);
    const uint32_t *ids;
    uint32_t id_count;
    bool whole_matrix;               ///< every encoding, not only csv
    int32_t cell_width, cell_height; ///< 0: the default
} raster_sets[] = {
    {"roads", make_roads, NULL, 16, true, 0, 0},
    {"meadow iso", make_meadow, NULL, 16, true, 0, 0},
    {"desert", make_desert, NULL, 48, false, 0, 0},
    {"grass", make_grass, NULL, 24, true, 0, 0},
    {"noise", make_noise, NULL, 12, false, 20, 14},
    {"noise sparse", make_noise, NULL, 12, false, 64, 48},
    {"collection", make_collection, collection_ids, 3, false, 32, 16},
    {"turned", make_turned, turned_ids, 32, true, 20, 14},
    {"turned collection", make_turned_collection, turned_collection_ids, 32, false, 32, 16},
};

// ---- One map in all its forms -------------------------------------------------------------------

static const struct form {
    pave_tiled_encoding encoding;
    pave_tiled_compression compression;
    const char *name;
} forms[] = {{PAVE_TILED_CSV, PAVE_TILED_UNCOMPRESSED, "csv"},
             {PAVE_TILED_BASE64, PAVE_TILED_UNCOMPRESSED, "base64"},
             {PAVE_TILED_BASE64, PAVE_TILED_ZLIB, "zlib"},
             {PAVE_TILED_BASE64, PAVE_TILED_ZSTD, "zstd"}};

static pave_tiled_map_def define_map(const struct raster_set *set,
                                     const pave_tiled_tileset *tileset, thrown_tiles *tiles,
                                     int32_t width, int32_t height)
{
    *tiles = (thrown_tiles){.width = width, .tiles = set->id_count, .ids = set->ids};
    return (pave_tiled_map_def){.tileset = tileset,
                                .rows = {throw_rows, tiles},
                                .width = width,
                                .height = height,
                                .at_q = -3,
                                .at_r = 4,
                                .seed = UINT64_MAX,
                                .cell_width = set->cell_width,
                                .cell_height = set->cell_height};
}

static void check_form(const pave_tiled_map_def *map, const char *set, const char *form)
{
    const struct {
        const char *file;
        pave_result (*write)(const pave_tiled_map_def *, const char *, const pave_batch *,
                             pave_error *);
    } kinds[] = {{"map.tmx", pave_tiled_write_tmx}, {"map.tmj", pave_tiled_write_tmj}};
    for (size_t i = 0; i < 2; i++) {
        write_ok(kinds[i].write, map, kinds[i].file);
        rasterize(kinds[i].file, "tiled.png");
        difference d = compare(scratch("ours.png"), scratch("tiled.png"));
        if (!d.same_size || d.pixels > 0)
            fail_msg("%s, %s, %s, %s%s: %s, %ld pixels differ, by up to %d", set, kinds[i].file,
                     map->orientation ? "isometric" : "orthogonal", form,
                     map->embed ? ", embedded" : "", d.same_size ? "same size" : "other size",
                     (long)d.pixels, d.largest);
        if (d.drawn < 1000)
            fail_msg("%s: only %ld pixels are drawn: nothing was compared", set, (long)d.drawn);
    }
}

static void check_set(const struct raster_set *set)
{
    pave_tiled_tileset *tileset = set->make();
    if (!tileset) {
        print_message("skip: %s: not installed here\n", set->name);
        return;
    }
    for (int orientation = PAVE_TILED_ORTHOGONAL; orientation <= PAVE_TILED_ISOMETRIC;
         orientation++) {
        thrown_tiles tiles;
        pave_tiled_map_def map = define_map(set, tileset, &tiles, 13, 9);
        map.orientation = (pave_tiled_orientation)orientation;
        write_ok(pave_tiled_write_png, &map, "ours.png");
        for (size_t i = set->whole_matrix ? (size_t)orientation % SPARSE(2) : 0;
             i < (set->whole_matrix ? 4 : 1); i += SPARSE(2)) {
            map.encoding = forms[i].encoding;
            map.compression = forms[i].compression;
            for (int embed = (int)i / 2 % SPARSE(2); embed < 2; embed += SPARSE(2)) {
                map.embed = embed == 1;
                check_form(&map, set->name, forms[i].name);
            }
        }
    }
    pave_tiled_tileset_destroy(tileset);
}

TEST(tiled_draws_the_same_pixels)
{
    for (size_t i = 0; i < sizeof raster_sets / sizeof *raster_sets; i++)
        check_set(&raster_sets[i]);
}

/// Long and narrow maps, whose diagonals are cut off early; cells of odd sizes, which Tiled rounds
/// in its own way.
TEST(all_shapes_are_drawn_the_same)
{
    static const int32_t sizes[][2] = {{1, 1}, {1, 40}, {40, 1}, {3, 30}, {30, 3}, {5, 4}, {4, 5}};
    static const int32_t cells[][2] = {{20, 14}, {33, 21}, {31, 22}, {22, 15}, {5, 3}, {64, 48}};
    enum { SIZES = sizeof sizes / sizeof *sizes, CELLS = sizeof cells / sizeof *cells };
    const struct raster_set *set = &raster_sets[4];
    pave_tiled_tileset *tileset = set->make();
    for (int i = 0; i < SIZES * CELLS * 2; i += SPARSE(11)) {
        thrown_tiles tiles;
        const int32_t *size = sizes[i % SIZES], *cell = cells[i / SIZES % CELLS];
        pave_tiled_map_def map = define_map(set, tileset, &tiles, size[0], size[1]);
        map.orientation = i / SIZES / CELLS ? PAVE_TILED_ISOMETRIC : PAVE_TILED_ORTHOGONAL;
        map.cell_width = cell[0];
        map.cell_height = cell[1];
        write_ok(pave_tiled_write_png, &map, "ours.png");
        write_ok(pave_tiled_write_tmx, &map, "map.tmx");
        rasterize("map.tmx", "tiled.png");
        difference d = compare(scratch("ours.png"), scratch("tiled.png"));
        if (!d.same_size || d.pixels > 0 || d.drawn == 0)
            fail_msg("%d x %d cells of %d x %d, orientation %d: %ld pixels differ, by up to %d",
                     (int)size[0], (int)size[1], (int)cell[0], (int)cell[1], (int)map.orientation,
                     (long)d.pixels, d.largest);
    }
    pave_tiled_tileset_destroy(tileset);
}

// ---- Whether the oracle sees anything -----------------------------------------------------------

/// Adds one to the last gid of a map in csv, or takes one away.
static void tamper(const char *path)
{
    char *text = file_text(path, NULL);
    assert_non_null(text);
    char *end = strstr(text, "\n</data>");
    assert_non_null(end);
    end[-1] = end[-1] == '1' ? '2' : '1';
    file_write(path, text, strlen(text));
    free(text);
}

TEST(one_wrong_gid_is_seen)
{
    pave_tiled_tileset *tileset = make_roads();
    thrown_tiles tiles;
    pave_tiled_map_def map = define_map(&raster_sets[0], tileset, &tiles, 13, 9);
    write_ok(pave_tiled_write_png, &map, "ours.png");
    write_ok(pave_tiled_write_tmx, &map, "map.tmx");
    tamper(scratch("map.tmx"));
    rasterize("map.tmx", "tiled.png");
    difference d = compare(scratch("ours.png"), scratch("tiled.png"));
    assert_true(d.same_size);
    assert_true(d.pixels > 10 && d.pixels <= 32 * 32);
    pave_tiled_tileset_destroy(tileset);
}

/// A map as Tiled draws it if Qt uses all features of the processor.
static difference compare_with_default_qt(const struct raster_set *set,
                                          pave_tiled_orientation orientation)
{
    pave_tiled_tileset *tileset = set->make();
    if (!tileset) return (difference){0};
    thrown_tiles tiles;
    pave_tiled_map_def map = define_map(set, tileset, &tiles, 20, 20);
    map.orientation = orientation;
    write_ok(pave_tiled_write_png, &map, "ours.png");
    write_ok(pave_tiled_write_tmx, &map, "map.tmx");
    unsetenv("QT_NO_CPU_FEATURE");
    rasterize("map.tmx", "tiled.png");
    setenv("QT_NO_CPU_FEATURE", "sse4.1", 1);
    pave_tiled_tileset_destroy(tileset);
    return compare(scratch("ours.png"), scratch("tiled.png"));
}

TEST(without_half_transparency_every_processor_agrees)
{
    for (size_t i = 0; i < 2; i++) { // the built-in sets
        difference d = compare_with_default_qt(&raster_sets[i], i == 1 ? PAVE_TILED_ISOMETRIC
                                                                       : PAVE_TILED_ORTHOGONAL);
        assert_true(d.same_size && d.pixels == 0 && d.drawn > 1000 && d.blended == 0);
    }
}

/// Half transparent pixels differ only where approximate reciprocals round the other way.
TEST(reciprocals_change_the_last_bit_only)
{
    difference d = compare_with_default_qt(&raster_sets[3], PAVE_TILED_ISOMETRIC);
    if (!d.same_size && d.drawn == 0) {
        print_message("skip: Debian's examples of Tiled are not installed\n");
        return;
    }
    print_message("default Qt: %ld of %ld half transparent pixels differ, by up to %d\n",
                  (long)d.pixels, (long)d.blended, d.largest);
    assert_true(d.same_size && d.largest <= 4 && 4 * d.pixels < d.blended);
}

// ---- Tiled's exports ----------------------------------------------------------------------------

static void check_wangtiles(const char *path, const pave_tiled_tileset *tileset)
{
    char *text = file_text(scratch(path), NULL);
    assert_non_null(text);
    uint32_t expected = 0;
    for (uint32_t i = 0; i < tileset->wangset_count; i++)
        expected += tileset->wangsets[i].tile_count;
    assert_true(expected > 0);
    int found = count_text(text, "<wangtile "), sets = count_text(text, "<wangset ");
    if (found != (int)expected || sets != (int)tileset->wangset_count)
        fail_msg("%s: %d wang tiles of %u survive", path, found, (unsigned)expected);
    free(text);
}

/// Tiled reads a map of pave and writes it again, in another format and back: nothing of the wang
/// sets is lost, and the ids are the same.
static void check_export(const struct raster_set *set, bool embed)
{
    pave_tiled_tileset *tileset = set->make();
    if (!tileset) return;
    thrown_tiles tiles;
    pave_tiled_map_def map = define_map(set, tileset, &tiles, 13, 9);
    map.embed = embed;
    write_ok(pave_tiled_write_tmx, &map, "map.tmx");
    write_ok(pave_tiled_write_tmj, &map, "map.tmj");
    write_ok(pave_tiled_write_csv, &map, "ours.csv");
    const char *const sources[] = {"map.tmx", "map.tmj"};
    for (size_t i = 0; i < 2; i++) {
        char command[256];
        unlink(scratch("out.csv"));
        unlink(scratch("out.tmx"));
        snprintf(command, sizeof command,
                 "tiled --export-map --embed-tilesets tmx %s out.tmx && tiled --export-map csv %s "
                 "out.csv",
                 sources[i], sources[i]);
        run_tiled(command);
        check_wangtiles("out.tmx", tileset);
        char *ours = file_text(scratch("ours.csv"), NULL),
             *theirs = file_text(scratch("out.csv"), NULL);
        assert_non_null(ours);
        assert_non_null(theirs);
        assert_string_equal(ours, theirs);
        free(ours);
        free(theirs);
    }
    pave_tiled_tileset_destroy(tileset);
}

TEST(tiled_exports_what_we_wrote)
{
    for (size_t i = 0; i < 4; i++)
        for (int embed = (int)i % SPARSE(2); embed < 2; embed += SPARSE(2))
            check_export(&raster_sets[i], embed == 1);
}

TEST(tiled_reads_our_templates)
{
    for (int kind = PAVE_WANG_EDGE; kind <= PAVE_WANG_CORNER; kind++) {
        assert_ok(
            pave_tiled_template_write(&(pave_tiled_template_def){.kind = (pave_wang_kind)kind,
                                                                 .colors = 3,
                                                                 .tile_size = 32,
                                                                 .png_path = scratch("sheet.png"),
                                                                 .tsx_path = scratch("sheet.tsx")},
                                      NULL, NULL, &error));
        pave_tiled_tileset *tileset = read_tileset(scratch("sheet.tsx"));
        unlink(scratch("out.tsx"));
        run_tiled("tiled --export-tileset tsx sheet.tsx out.tsx");
        assert_int_equal(tileset->wangsets[0].tile_count, 81);
        check_wangtiles("out.tsx", tileset);
        pave_tiled_tileset_destroy(tileset);
    }
}

// ---- Main ---------------------------------------------------------------------------------------

int main(void)
{
    if (!tiled_is_here()) return 77;
    raster_begin("raster");
    return run_all_tests(NULL, NULL);
}
