/// tests/formats/test_tiled_wang.c: tile sets of Tiled as pave's own tile-set files, and back.
#include "../sparse.h"
#include "../test.h"
#include "formats/tiled/tiled_document.h"
#include "tiled_scratch.h"

#include <math.h>

static pave_error error;

static const char flat[] =
    "<tileset version=\"1.10\" name=\"a\" tilewidth=\"16\" tileheight=\"8\" spacing=\"1\" "
    "margin=\"2\" tilecount=\"9\" columns=\"3\">"
    "<transformations hflip=\"1\" vflip=\"0\" rotate=\"1\" preferuntransformed=\"1\"/>"
    "<image source=\"sheet.png\" width=\"60\" height=\"40\"/><tile id=\"4\" probability=\"0.25\"/>"
    "<wangsets><wangset name=\"b\" type=\"edge\" tile=\"-1\">"
    "<wangcolor name=\"x\" color=\"#010203\" tile=\"-1\" probability=\"1\"/>"
    "<wangcolor name=\"\" color=\"#ff0000\" tile=\"-1\" probability=\"0.5\"/>"
    "<wangtile tileid=\"4\" wangid=\"1,0,2,0,1,0,1,0\"/>"
    "<wangtile tileid=\"7\" wangid=\"1,0,1,0,1,0,1,0\"/></wangset></wangsets></tileset>";

static pave_tiled_tileset *parse(const char *text)
{
    pave_tiled_tileset *tileset = NULL;
    if (pave_tiled_tileset_parse(text, strlen(text), scratch("a.tsx"), true, NULL, &tileset,
                                 &error))
        fail_msg("%s", error.message);
    return tileset;
}

static pave_json_wang *to_file(const pave_tiled_tileset *tileset)
{
    pave_json_wang *file = NULL;
    assert_ok(pave_tiled_wangset_to_file(tileset, tileset->wangsets, NULL, &file, &error));
    return file;
}

static void same_set(const pave_wang_set *a, const pave_wang_set *b)
{
    assert_int_equal(pave_wang_tile_count(a), pave_wang_tile_count(b));
    assert_true(pave_wang_hash(a) == pave_wang_hash(b));
}

TEST(test_there_and_back)
{
    pave_tiled_tileset *tileset = parse(flat), *back = NULL;
    pave_wang_set *sets[3];
    assert_int_equal(tileset->symmetries,
                     PAVE_WANG_MIRROR | PAVE_WANG_ROTATE | PAVE_WANG_PREFER_PLAIN);
    pave_json_wang *file = to_file(tileset);
    assert_string_equal(file->name, "b");
    assert_string_equal(file->sheet.image, tileset->image.path);
    assert_int_equal(file->sheet.spacing, 1);
    assert_true(file->faces[0].tiles[0].weight == 0.25);
    assert_ok(pave_tiled_tileset_from_file(file, true, NULL, &back, &error));
    assert_int_equal(back->tile_count, 9);
    assert_int_equal(back->columns, 3);
    assert_int_equal(back->tile_height, 8);
    assert_int_equal(back->margin, 2);
    assert_string_equal(back->image.path, tileset->image.path);
    assert_int_equal(back->symmetries, tileset->symmetries);
    assert_ok(pave_tiled_wangset_create(tileset, tileset->wangsets, NULL, &sets[0], &error));
    assert_ok(pave_tiled_wangset_create(back, back->wangsets, NULL, &sets[1], &error));
    assert_ok(pave_json_wang_create(file, 0, NULL, &sets[2], &error));
    same_set(sets[0], sets[1]);
    same_set(sets[0], sets[2]);
    for (int i = 0; i < 3; i++) pave_wang_destroy(sets[i]);
    pave_tiled_tileset_destroy(back);
    pave_json_wang_destroy(file);
    pave_tiled_tileset_destroy(tileset);
}

TEST(test_pictures_of_their_own)
{
    static const char text[] =
        "<tileset version=\"1.10\" name=\"c\" tilewidth=\"5\" tileheight=\"6\" tilecount=\"2\" "
        "columns=\"0\"><tile id=\"9\"><image source=\"nine.png\"/></tile>"
        "<tile id=\"3\" probability=\"2\"><image source=\"three.png\"/></tile>"
        "<wangsets><wangset name=\"\" type=\"corner\" tile=\"-1\">"
        "<wangcolor name=\"x\" color=\"#010203\" tile=\"-1\" probability=\"1\"/>"
        "<wangtile tileid=\"3\" wangid=\"0,1,0,1,0,1,0,1\"/>"
        "<wangtile tileid=\"9\" wangid=\"0,1,0,1,0,1,0,1\"/></wangset></wangsets></tileset>";
    static const uint8_t pixels[4 * 7 * 4];
    pave_tiled_tileset *tileset = parse(text), *back = NULL;
    pixels_write(scratch("three.png"), pixels, 7, 4);
    pave_json_wang *file = to_file(tileset);
    assert_string_equal(file->name, "c");
    assert_string_equal(file->faces[0].tiles[1].image, scratch("nine.png"));
    assert_ok(pave_tiled_tileset_from_file(file, true, NULL, &back, &error));
    assert_int_equal(back->columns, 0);
    assert_int_equal(back->tile_width, 7); // of the picture
    assert_int_equal(back->tile_height, 4);
    assert_int_equal(back->listed[1].id, 9);
    assert_string_equal(back->listed[1].image.path, scratch("nine.png"));
    pave_tiled_tileset_destroy(back);
    pave_json_wang_destroy(file);
    pave_tiled_tileset_destroy(tileset);
}

TEST(test_what_tiled_has_no_form_for)
{
    static const struct {
        const char *members, *tile, *what;
        pave_result result;
    } cases[] = {
        {"\"sides\":6", "\"colors\":[1,1,1,1,1,1]", "not squares", PAVE_UNSUPPORTED},
        {"\"sides\":4,\"symmetries\":[\"half-turn\"]", "\"colors\":[1,1,1,1]", "half-turn",
         PAVE_UNSUPPORTED},
        {"\"sides\":4,\"mirror_sum\":2", "\"colors\":[1,1,1,1]", "mirror", PAVE_UNSUPPORTED},
        {"\"sides\":4,\"mirror_sum\":3,\"symmetries\":[\"mirror\"]", "\"colors\":[1,1,1,1]",
         "mirror", PAVE_UNSUPPORTED},
        {"\"sides\":4", "\"colors\":[1,1,1,1],\"symmetries\":[\"flip\"]", "single tiles",
         PAVE_UNSUPPORTED},
        {"\"sides\":4", "\"colors\":[1,1,1,1],\"rect\":[0,0,1,1]", "rectangles", PAVE_UNSUPPORTED},
        {"\"sides\":4", "\"colors\":[1,1,1,1]", "without a picture", PAVE_UNSUPPORTED},
        {"\"sides\":4", "\"colors\":[1,1,1,1],\"id\":2000000", "2^20", PAVE_UNSUPPORTED},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char text[512];
        pave_json_wang *file = NULL;
        pave_tiled_tileset *tileset = NULL;
        snprintf(text, sizeof text, "{%s,\"kind\":\"edge\",\"colors\":[{}],\"tiles\":[{%s}]}",
                 cases[i].members, cases[i].tile);
        assert_ok(pave_json_wang_parse(text, strlen(text), "f.json", NULL, &file, &error));
        assert_int_equal(pave_tiled_tileset_from_file(file, true, NULL, &tileset, &error),
                         cases[i].result);
        assert_null(tileset);
        if (!strstr(error.message, cases[i].what)) fail_msg("%s", error.message);
        assert_ok(pave_tiled_tileset_from_file(file, false, NULL, &tileset, &error));
        assert_int_equal(tileset->wangsets->tile_count, 1);
        pave_tiled_tileset_destroy(tileset);
        pave_json_wang_destroy(file);
    }
    pave_json_wang empty = {.face_count = 1, .faces = &(pave_json_wang_face){.sides = 4}};
    pave_tiled_tileset *tileset = NULL;
    assert_int_equal(pave_tiled_tileset_from_file(&empty, true, NULL, &tileset, &error),
                     PAVE_RANGE);
}

// ---- Sheets -------------------------------------------------------------------------------------

/// The colour of a sheet at a point, in pixels.
static uint32_t rgb_at(const pave_tiled_pixels *pixels, double x, double y)
{
    const uint8_t *rgba = pixels->rgba + 4 * ((int)y * pixels->width + (int)x);
    return rgba[3] == 255 ? (uint32_t)rgba[0] << 16 | (uint32_t)rgba[1] << 8 | rgba[2] : 0;
}

/// The corners of the polygon of a tile: measured from the angle of its sides, y down.
static void corners_of(int sides, int sum, double size, double (*out)[2])
{
    const double half = acos(-1) / sides;
    double low_x = 1e9, low_y = 1e9, high_x = -1e9;
    for (int k = 0; k < sides; k++) {
        const double angle = half * (sides - sum - 1 + 2 * k);
        out[k][0] = sin(angle);
        out[k][1] = -cos(angle);
        low_x = out[k][0] < low_x ? out[k][0] : low_x;
        low_y = out[k][1] < low_y ? out[k][1] : low_y;
        high_x = out[k][0] > high_x ? out[k][0] : high_x;
    }
    for (int k = 0; k < sides; k++) {
        out[k][0] = (out[k][0] - low_x) * size / (high_x - low_x);
        out[k][1] = (out[k][1] - low_y) * size / (high_x - low_x);
    }
}

/// Each mark of a tile has its colour, a little inside of its side or corner.
static void check_marks(const pave_tiled_template_def *def, const pave_tiled_pixels *pixels)
{
    const int columns = 2, height = pixels->height / 2;
    double corner[PAVE_WANG_SIDES_MAX][2], middle[2] = {0, 0};
    const int sum = def->mirror_sum                      ? def->mirror_sum
                    : def->sides == 3 || def->sides == 6 ? def->sides - 1
                                                         : def->sides;
    corners_of(def->sides, sum, def->tile_size, corner);
    for (int k = 0; k < def->sides; k++)
        for (int c = 0; c < 2; c++) middle[c] += corner[k][c] / def->sides;
    for (uint32_t i = 0; i < def->tile_count; i++)
        for (int p = 0; p < 2 * def->sides; p++) {
            const double *a = corner[p / 2], *b = corner[(p / 2 + 1) % def->sides];
            double at[2];
            for (int c = 0; c < 2; c++) {
                const double mark = p % 2 ? b[c] : (a[c] + b[c]) / 2;
                at[c] = mark + (middle[c] - mark) * 0.06;
            }
            const int color = def->tiles[(int)i * 2 * def->sides + p];
            if (color == 0) continue;
            const uint32_t rgb = rgb_at(pixels, at[0] + (int)i % columns * def->tile_size,
                                        at[1] + (int)i / columns * height);
            if (rgb != def->rgb[color - 1])
                fail_msg("%d sides, sum %d, tile %d, place %d: %06x, not %06x", def->sides, sum,
                         (int)i, p, (unsigned)rgb, (unsigned)def->rgb[color - 1]);
        }
}

TEST(test_sheets)
{
    static const uint32_t rgb[] = {0x102030, 0xff0000, 0x00ff80};
    uint8_t tiles[4 * PAVE_WANG_PLACES_MAX];
    for (int sides = 3; sides <= PAVE_WANG_SIDES_MAX; sides++)
        for (int kind = PAVE_WANG_EDGE; kind <= PAVE_WANG_MIXED; kind++)
            for (int sum = 0; sum <= sides; sum += sides - 1) {
                if ((sides + kind + (sum > 0)) % SPARSE(2)) continue;
                pave_tiled_template_def def = {.kind = (pave_wang_kind)kind,
                                               .colors = 3,
                                               .tile_size = 120,
                                               .png_path = scratch("list.png"),
                                               .tiles = tiles,
                                               .tile_count = 4,
                                               .sides = sides,
                                               .mirror_sum = sum,
                                               .rgb = rgb};
                for (int i = 0; i < 8 * sides; i++)
                    tiles[i] = kind == PAVE_WANG_MIXED || i % 2 == kind
                                   ? (uint8_t)((i * i + i / 5) % 4)
                                   : 0;
                pave_tiled_pixels pixels;
                if (pave_tiled_template_write(&def, NULL, NULL, &error))
                    fail_msg("%s", error.message);
                assert_ok(pave_tiled_png_read(def.png_path, NULL, &pixels, NULL));
                assert_int_equal(pixels.width, 240);
                check_marks(&def, &pixels);
                pave_tiled_pixels_destroy(&pixels);
            }
}

TEST(test_sheets_that_are_refused)
{
    static const uint8_t tiles[8] = {1, 0, 1, 0, 1, 0, 1, 0};
    static const uint32_t rgb[255];
    pave_tiled_template_def def = {
        .colors = 3, .tile_size = 32, .png_path = scratch("no.png"), .tiles = tiles};
    assert_int_equal(pave_tiled_template_write(&def, NULL, NULL, &error), PAVE_RANGE);
    assert_non_null(strstr(error.message, "0 tiles"));
    def.tile_count = 1;
    def.colors = 16;
    assert_int_equal(pave_tiled_template_write(&def, NULL, NULL, &error), PAVE_RANGE);
    def.rgb = rgb;
    assert_ok(pave_tiled_template_write(&def, NULL, NULL, &error));
    def.colors = 255;
    assert_int_equal(pave_tiled_template_write(&def, NULL, NULL, &error), PAVE_RANGE);
    def.colors = 3;
    def.tile_count = PAVE_TILED_TILES_MAX;
    assert_int_equal(pave_tiled_template_write(&def, NULL, NULL, &error), PAVE_RANGE);
    assert_non_null(strstr(error.message, "too large a picture"));
}

TEST(test_no_memory)
{
    pave_tiled_tileset *tileset = parse(flat);
    pave_result result = PAVE_NO_MEMORY;
    for (failing memory = each_failing; failing_next(&memory);) {
        pave_json_wang *file = NULL;
        pave_tiled_tileset *back = NULL;
        result = pave_tiled_wangset_to_file(tileset, tileset->wangsets, &memory.allocator, &file,
                                            &error);
        if (!result)
            result = pave_tiled_tileset_from_file(file, true, &memory.allocator, &back, &error);
        assert_told(memory, result);
        pave_tiled_tileset_destroy(back);
        pave_json_wang_destroy(file);
    }
    pave_tiled_tileset_destroy(tileset);
}

int main(void)
{
    scratch_begin("tiled_wang");
    return run_all_tests(NULL, NULL);
}
