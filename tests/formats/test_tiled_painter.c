/// tests/formats/test_tiled_painter.c: parts of maps in memory: however a map is cut into boxes,
/// all pixels are those of the picture that is written; what is refused; every allocation failing
/// once.
#define _XOPEN_SOURCE 700
#include "../test.h"
#include "tiled_raster.h"

// ---- Tile sets ----------------------------------------------------------------------------------

static pave_tiled_tileset *make_builtin(pave_builtin builtin, int size)
{
    pave_tiled_tileset *tileset = NULL;
    assert_ok(pave_tiled_builtin(builtin, PAVE_ORTHOGONAL, size, NULL, &tileset, &error));
    return tileset;
}

static pave_tiled_tileset *make_roads(void) { return make_builtin(PAVE_BUILTIN_ROADS, 32); }
static pave_tiled_tileset *make_land(void) { return make_builtin(PAVE_BUILTIN_LAND, 13); }

/// One picture a tile, of several sizes, ids with gaps; a cell is smaller than most of them.
static pave_tiled_tileset *make_collection(void)
{
    static const char text[] =
        "<tileset version=\"1.8\" name=\"collection\" tilewidth=\"300\" tileheight=\"60\" "
        "tilecount=\"3\" columns=\"0\">"
        "<grid orientation=\"orthogonal\" width=\"20\" height=\"16\"/>"
        "<tile id=\"2\"><image width=\"30\" height=\"60\" source=\"one.png\"/></tile>"
        "<tile id=\"5\"><image width=\"300\" height=\"20\" source=\"two.png\"/></tile>"
        "<tile id=\"9\"><image width=\"17\" height=\"33\" source=\"three.png\"/></tile></tileset>";
    write_noise(scratch("one.png"), 30, 60, 2, 0);
    write_noise(scratch("two.png"), 300, 20, 3, 0);
    write_noise(scratch("three.png"), 17, 33, 4, 0);
    file_write(scratch("collection.tsx"), text, strlen(text));
    return read_tileset(scratch("collection.tsx"));
}

/// Opaque tiles that fill their cells.
static pave_tiled_tileset *make_opaque(void)
{
    static const char text[] =
        "<tileset version=\"1.8\" name=\"opaque\" tilewidth=\"16\" tileheight=\"16\" "
        "tilecount=\"6\" columns=\"3\"><image source=\"opaque.png\"/></tileset>";
    enum { WIDTH = 48, HEIGHT = 32 };
    uint8_t rgba[4 * WIDTH * HEIGHT];
    for (size_t i = 0; i < sizeof rgba; i++)
        rgba[i] = i % 4 == 3 ? 255 : (uint8_t)pave_hash_word(5, (uint32_t)i);
    pixels_write(scratch("opaque.png"), rgba, WIDTH, HEIGHT);
    file_write(scratch("opaque.tsx"), text, strlen(text));
    return read_tileset(scratch("opaque.tsx"));
}

static const uint32_t collection_ids[] = {2, 5, 9, PAVE_WANG_EMPTY};
static const uint32_t turned_collection_ids[] = {2,          0x20000002, 0x40000009, 0x60000005,
                                                 0x80000002, 0xa0000009, 0xc0000002, 0xe0000005};
static const uint32_t turned_ids[] = {0,          0x20000001, 0x40000002, 0x60000003,
                                      0x80000004, 0xa0000005, 0xc0000000, 0xe0000001};
static const uint32_t thin_ids[] = {0, 1, 2, 3, PAVE_WANG_EMPTY};

static const struct painted_set {
    const char *name;
    pave_tiled_tileset *(*make)(void);
    const uint32_t *ids;
    uint32_t id_count;
} painted_sets[] = {
    {"roads", make_roads, NULL, 16},
    {"land", make_land, NULL, 256},
    {"opaque", make_opaque, NULL, 6},
    {"opaque with gaps", make_opaque, thin_ids, 5},
    {"opaque turned", make_opaque, turned_ids, 8},
    {"noise", make_noise, NULL, 12},
    {"noise turned", make_noise, turned_ids, 8},
    {"collection", make_collection, collection_ids, 4},
    {"collection turned", make_collection, turned_collection_ids, 8},
};
enum { SETS = sizeof painted_sets / sizeof *painted_sets, COLUMNS = 23, ROWS = 19 };

// ---- Boxes --------------------------------------------------------------------------------------

typedef struct painted {
    const struct painted_set *set;
    pave_tiled_tileset *tileset;
    pave_tiled_painter *painter;
    thrown_tiles tiles;
    pave_tiled_pixels whole; ///< the picture that is written
} painted;

static void painted_open(painted *self, const struct painted_set *set)
{
    *self = (painted){.set = set, .tileset = set->make()};
    self->tiles = (thrown_tiles){.width = COLUMNS, .tiles = set->id_count, .ids = set->ids};
    const pave_tiled_map_def map = {.tileset = self->tileset,
                                    .rows = {throw_rows, &self->tiles},
                                    .width = COLUMNS,
                                    .height = ROWS};
    write_ok(pave_tiled_write_png, &map, "whole.png");
    assert_ok(pave_tiled_png_read(scratch("whole.png"), NULL, &self->whole, &error));
    if (pave_tiled_painter_create(self->tileset, &self->painter, &error) != PAVE_OK)
        fail_msg("%s: %s", set->name, error.message);
    pave_tiled_tileset_destroy(self->tileset); // a painter needs it no longer
    assert_int_equal(self->painter->cell_width * COLUMNS, self->whole.width);
    assert_int_equal(self->painter->cell_height * ROWS, self->whole.height);
}

static void painted_close(painted *self)
{
    pave_tiled_painter_destroy(self->painter);
    pave_tiled_pixels_destroy(&self->whole);
}

static int32_t at_least_0(int32_t value) { return value < 0 ? 0 : value; }
static int32_t least(int32_t a, int32_t b) { return a < b ? a : b; }

/// Draws a box of the map with no more cells than reach into it, and compares it.
static void check_box(const painted *self, int32_t x, int32_t y, int32_t width, int32_t height)
{
    static uint32_t ids[COLUMNS * ROWS];
    const int32_t cell_width = self->painter->cell_width, cell_height = self->painter->cell_height;
    int32_t reach[4];
    pave_tiled_painter_reach(self->painter, reach);
    const int32_t q0 = at_least_0(x / cell_width - reach[2]),
                  r0 = at_least_0(y / cell_height - reach[3]),
                  q1 = least((x + width - 1) / cell_width + 1 + reach[0], COLUMNS),
                  r1 = least((y + height - 1) / cell_height + 1 + reach[1], ROWS);
    const pave_tiled_part part = {.ids = ids,
                                  .columns = q1 - q0,
                                  .rows = r1 - r0,
                                  .x = x - q0 * cell_width,
                                  .y = y - r0 * cell_height,
                                  .width = width,
                                  .height = height};
    for (int32_t r = r0; r < r1; r++)
        for (int32_t q = q0; q < q1; q++)
            ids[(r - r0) * part.columns + q - q0] = thrown_tile(&self->tiles, q, r);
    const size_t stride = 4 * (size_t)width;
    uint8_t *out = malloc(stride * (size_t)height);
    assert_non_null(out);
    memset(out, 0x5a, stride * (size_t)height);
    if (pave_tiled_painter_draw(self->painter, &part, out, &error) != PAVE_OK)
        fail_msg("%s: %s", self->set->name, error.message);
    for (int32_t k = 0; k < height; k++) {
        const uint8_t *there =
            self->whole.rgba + 4 * ((size_t)(y + k) * (size_t)self->whole.width + (size_t)x);
        if (memcmp(out + (size_t)k * stride, there, stride) != 0)
            fail_msg("%s: row %d of the box %d,%d %dx%d differs", self->set->name, (int)k, (int)x,
                     (int)y, (int)width, (int)height);
    }
    free(out);
}

TEST(every_box_has_the_pixels_of_the_picture)
{
    for (int i = 0; i < SETS; i++) {
        painted self;
        painted_open(&self, &painted_sets[i]);
        uint64_t words = 77;
        const int32_t wide = self.whole.width, high = self.whole.height;
        check_box(&self, 0, 0, wide, high);
        for (int32_t y = 0; y < high; y += 50)
            for (int32_t x = 0; x < wide; x += 50)
                check_box(&self, x, y, least(50, wide - x), least(50, high - y));
        for (int n = 0; n < 60 / SPARSE(3); n++) {
            int32_t box[4];
            for (int k = 0; k < 4; k++) {
                words = pave_hash_word(words, (uint32_t)n);
                const int32_t room =
                    k < 2 ? (k ? high : wide) : (k == 3 ? high : wide) - box[k - 2];
                box[k] = (int32_t)(words >> 33) % room + (k >= 2);
                if (k >= 2 && box[k] > room) box[k] = room;
            }
            check_box(&self, box[0], box[1], box[2], box[3]);
        }
        painted_close(&self);
    }
}

/// A built-in set is painted as its sheet is.
TEST(a_sheet_and_its_paint_are_the_same)
{
    pave_tiled_tileset *tileset = make_builtin(PAVE_BUILTIN_MEADOW, 24);
    pave_tiled_painter *made = NULL, *read = NULL;
    enum { SIZE = 24 * 4 };
    uint32_t ids[16];
    uint8_t pixels[2][4 * SIZE * SIZE];
    for (uint32_t i = 0; i < 16; i++) ids[i] = i;
    const pave_tiled_part part = {ids, 4, 4, 0, 0, SIZE, SIZE};
    assert_ok(pave_tiled_painter_create(tileset, &made, &error));
    assert_ok(pave_tiled_builtin_write(tileset, scratch("meadow.png"), NULL, &error));
    assert_ok(pave_tiled_painter_create(tileset, &read, &error));
    assert_ok(pave_tiled_painter_draw(made, &part, pixels[0], NULL));
    assert_ok(pave_tiled_painter_draw(read, &part, pixels[1], NULL));
    assert_memory_equal(pixels[0], pixels[1], sizeof pixels[0]);
    pave_tiled_painter_destroy(made);
    pave_tiled_painter_destroy(read);
    pave_tiled_tileset_destroy(tileset);
}

TEST(tiles_reach_out_of_their_cells)
{
    static const struct {
        pave_tiled_tileset *(*make)(void);
        int32_t reach[4];
    } rows[] = {
        {make_roads, {0, 0, 0, 0}},
        {make_noise, {1, 0, 1, 1}},       // 24 x 40 moved by -7, 9
        {make_collection, {0, 18, 14, 0}} // 300 and turned 300 in cells of 20 x 16
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        pave_tiled_tileset *tileset = rows[i].make();
        pave_tiled_painter *painter = NULL;
        int32_t reach[4];
        assert_ok(pave_tiled_painter_create(tileset, &painter, &error));
        pave_tiled_painter_reach(painter, reach);
        for (int k = 0; k < 4; k++) assert_int_equal(reach[k], rows[i].reach[k]);
        pave_tiled_painter_destroy(painter);
        pave_tiled_tileset_destroy(tileset);
    }
}

// ---- What is refused ----------------------------------------------------------------------------

TEST(what_has_no_picture_is_refused)
{
    pave_tiled_painter *painter = (pave_tiled_painter *)(uintptr_t)1;
    pave_tiled_tileset *tileset = make_builtin(PAVE_BUILTIN_LAND, 1024);
    assert_int_equal(pave_tiled_painter_create(tileset, &painter, &error), PAVE_UNSUPPORTED);
    assert_null(painter);
    pave_tiled_tileset_destroy(tileset);

    tileset = make_collection();
    assert_ok(pave_tiled_painter_create(tileset, &painter, &error));
    static const uint32_t ids[] = {2, 3};
    uint8_t pixels[4];
    const pave_tiled_part part = {ids, 2, 1, 0, 0, 1, 1};
    assert_int_equal(pave_tiled_painter_draw(painter, &part, pixels, &error), PAVE_INVALID);
    assert_non_null(strstr(error.message, "tile 3"));
    pave_tiled_painter_destroy(painter);
    remove(scratch("two.png"));
    assert_int_equal(pave_tiled_painter_create(tileset, &painter, &error), PAVE_IO);
    assert_null(painter);
    pave_tiled_tileset_destroy(tileset);
    pave_tiled_painter_destroy(NULL);
}

TEST(every_allocation_fails_once)
{
    for (int builtin = 0; builtin < 2; builtin++) {
        pave_tiled_tileset *tileset = builtin ? make_roads() : make_opaque();
        const pave_allocator *own = tileset->allocator;
        for (failing memory = each_failing; failing_next(&memory);) {
            pave_tiled_painter *painter = NULL;
            tileset->allocator = &memory.allocator;
            const pave_result result = pave_tiled_painter_create(tileset, &painter, &error);
            assert_int_equal(painter != NULL, result == PAVE_OK);
            pave_tiled_painter_destroy(painter);
            assert_true(result == PAVE_OK ? memory.fail_at > 3 : result == PAVE_NO_MEMORY);
            assert_told(memory, result);
        }
        tileset->allocator = own;
        pave_tiled_tileset_destroy(tileset);
    }
}

int main(void)
{
    scratch_begin("painter");
    return run_all_tests(NULL, NULL);
}
