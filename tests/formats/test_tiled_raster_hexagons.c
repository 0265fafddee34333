/// tests/formats/test_tiled_raster_hexagons.c: worlds of hexagons as maps of Tiled: in the picture,
/// each side of each cell must show the colour that the world has there, with tiles that are turned
/// and mirrored. pave draws them, and Debian's Tiled where it is installed.
#define _XOPEN_SOURCE 700
#include "../test.h"
#include "tiled_raster.h"

enum { SIDES = 6, WIDE = 34, HIGH = 39, COLUMNS = 5, MAP_WIDTH = 13, MAP_HEIGHT = 11 };

static const uint32_t rgb[3] = {0, 0x3060c0, 0xd0a040}; // of the colours 1 and 2

// ---- Tiles --------------------------------------------------------------------------------------

/// The middle of side k, clockwise from the upper right one, seen from the middle of the hexagon.
static pave_vec2 towards(int k, bool flat)
{
    const double half = 0.5, root = 0.86602540378443865;
    const pave_vec2 pointy[SIDES] = {{half, -root}, {1, 0},  {half, root},
                                     {-half, root}, {-1, 0}, {-half, -root}},
                    lying[SIDES] = {{root, -half}, {root, half},   {0, 1},
                                    {-root, half}, {-root, -half}, {0, -1}};
    return flat ? lying[k] : pointy[k];
}

/// The least of the turned (and mirrored) forms of six colours, as bits.
static int least_form(int bits, bool mirror)
{
    int least = bits;
    for (int m = 0; m <= mirror; m++) {
        int form = bits;
        for (int k = 0; k < SIDES && m; k++)
            form = (form & ~(1 << k)) | (bits >> (SIDES - 1 - k) & 1) << k;
        for (int k = 0; k < SIDES; k++) {
            form = (form << 1 & 63) | form >> 5;
            least = form < least ? form : least;
        }
    }
    return least;
}

/// Paints a tile: each pixel has the colour of the side that it is nearest to.
static void paint(uint8_t *rgba, int32_t stride, int32_t wide, int32_t high, int bits, bool flat)
{
    for (int32_t y = 0; y < high; y++) {
        for (int32_t x = 0; x < wide; x++) {
            int best = 0;
            double most = -1;
            for (int k = 0; k < SIDES; k++) {
                const pave_vec2 to = towards(k, flat);
                const double reach = (x + 0.5 - wide / 2.0) * to.x + (y + 0.5 - high / 2.0) * to.y;
                if (reach > most) best = k;
                if (reach > most) most = reach;
            }
            const uint32_t color = most > WIDE / 2.0 ? 0 : rgb[1 + (bits >> best & 1)] << 8 | 255;
            for (int c = 0; c < 4; c++)
                rgba[4 * (y * stride + x) + c] = (uint8_t)(color >> (24 - 8 * c));
        }
    }
}

/// A complete set of two colours with its sheet, in pave's own file.
static pave_json_wang *make_file(bool flat, bool mirror)
{
    static char text[4096];
    static uint8_t sheet[4 * COLUMNS * HIGH * 4 * HIGH];
    const int32_t wide = flat ? HIGH : WIDE, high = flat ? WIDE : HIGH, stride = COLUMNS * wide;
    int count = 0, used;
    memset(sheet, 0, sizeof sheet);
    used = snprintf(text, sizeof text,
                    "{\"grid\": \"hex\", \"kind\": \"edge\", \"symmetries\": [\"rotate\"%s], "
                    "\"sheet\": {\"image\": \"hexagons.png\", \"tile\": [%d, %d], \"columns\": "
                    "%d}, \"mirror_sum\": %d, \"colors\": [{}, {}], \"tiles\": [",
                    mirror ? ", \"mirror\"" : "", (int)wide, (int)high, COLUMNS, flat ? 4 : 5);
    for (int bits = 0; bits < 64; bits++) {
        if (least_form(bits, mirror) != bits) continue;
        paint(sheet + 4 * ((count / COLUMNS * high) * stride + count % COLUMNS * wide), stride,
              wide, high, bits, flat);
        used += snprintf(text + used, sizeof text - (size_t)used, "%s{\"colors\": [",
                         count++ ? ", " : "");
        for (int k = 0; k < SIDES; k++)
            used += snprintf(text + used, sizeof text - (size_t)used, "%s%d", k ? ", " : "",
                             1 + (bits >> k & 1));
        used += snprintf(text + used, sizeof text - (size_t)used, "]}");
    }
    snprintf(text + used, sizeof text - (size_t)used, "]}");
    pixels_write(scratch("hexagons.png"), sheet, stride, 4 * high);
    pave_json_wang *file = NULL;
    char path[SCRATCH_PATH_SIZE];
    snprintf(path, sizeof path, "%s", scratch("hexagons.json"));
    if (pave_json_wang_parse(text, strlen(text), path, NULL, &file, &error) != PAVE_OK)
        fail_msg("%s", error.message);
    assert_int_equal(count, mirror ? 13 : 14);
    return file;
}

// ---- Worlds -------------------------------------------------------------------------------------

typedef struct hexagons {
    pave_world *world;
    bool flat, even;
} hexagons;

static pave_cell cell_of(const hexagons *self, int32_t x, int32_t y)
{
    const pave_hex_system system = self->flat ? (self->even ? PAVE_HEX_EVEN_Q : PAVE_HEX_ODD_Q)
                                              : (self->even ? PAVE_HEX_EVEN_R : PAVE_HEX_ODD_R);
    return pave_hex_from_offset((pave_hex_offset){x, y}, system);
}

static pave_result hexagon_rows(void *context, int32_t first, int32_t count, uint32_t *out)
{
    const hexagons *self = context;
    for (int32_t y = first; y < first + count; y++)
        for (int32_t x = 0; x < MAP_WIDTH; x++)
            *out++ = pave_world_at(self->world, cell_of(self, x, y));
    return PAVE_OK;
}

/// The middle of a cell in the picture.
static pave_vec2 middle_of(const hexagons *self, int32_t x, int32_t y)
{
    const int32_t along = (HIGH & ~1) / 4 * 3 + 1, // 28: as far apart as the sides say below
        shifted = ((self->flat ? x : y) & 1) != self->even;
    return self->flat ? pave_vec2_of(x * along + HIGH / 2.0, y * WIDE + shifted * 17 + WIDE / 2.0)
                      : pave_vec2_of(x * WIDE + shifted * 17 + WIDE / 2.0, y * along + HIGH / 2.0);
}

/// Every side of every cell, a little inside.
static void check_picture(const hexagons *self, const char *name)
{
    pave_tiled_pixels pixels = {0};
    int turned = 0;
    if (pave_tiled_png_read(scratch(name), NULL, &pixels, &error) != PAVE_OK)
        fail_msg("%s: %s", name, error.message);
    for (int32_t i = 0; i < MAP_WIDTH * MAP_HEIGHT; i++) {
        const int32_t x = i % MAP_WIDTH, y = i / MAP_WIDTH;
        const pave_vec2 middle = middle_of(self, x, y);
        uint8_t colors[PAVE_WANG_PLACES_MAX];
        pave_world_colors_at(self->world, cell_of(self, x, y), colors);
        turned += (pave_world_at(self->world, cell_of(self, x, y)) & 0xf0000000) != 0;
        for (int k = 0; k < SIDES; k++) {
            const pave_vec2 to = towards(k, self->flat);
            const int64_t px = (int64_t)(middle.x + 12 * to.x),
                          py = (int64_t)(middle.y + 12 * to.y);
            assert_true(px < pixels.width && py < pixels.height);
            const uint8_t *p = pixels.rgba + 4 * (py * pixels.width + px);
            const uint32_t seen = (uint32_t)p[0] << 16 | (uint32_t)p[1] << 8 | p[2];
            if (p[3] != 255 || seen != rgb[colors[2 * k]])
                fail_msg("%s: side %d of the cell %d,%d is %06x, not %06x", name, k, (int)x, (int)y,
                         (unsigned)seen, (unsigned)rgb[colors[2 * k]]);
        }
    }
    assert_true(turned > MAP_WIDTH * MAP_HEIGHT / 2);
    pave_tiled_pixels_destroy(&pixels);
}

static void check(bool flat, bool even, bool mirror)
{
    pave_json_wang *file = make_file(flat, mirror);
    pave_wang_set *set = NULL;
    pave_tiled_tileset *tileset = NULL;
    hexagons self = {.flat = flat, .even = even};
    assert_ok(pave_json_wang_create(file, 0, NULL, &set, &error));
    const pave_world_def def = {.set = set, .tiling = pave_tiling_hex(), .seed = 11};
    assert_ok(pave_world_create(&def, NULL, &self.world, &error));
    assert_ok(pave_tiled_tileset_from_file(file, false, NULL, &tileset, &error));
    // 28 pixels from row to row: (39 & ~1) - 18 = 20, half of it, and 18
    const pave_tiled_map_def map = {.tileset = tileset,
                                    .rows = {hexagon_rows, &self},
                                    .width = MAP_WIDTH,
                                    .height = MAP_HEIGHT,
                                    .orientation = PAVE_TILED_HEXAGONAL,
                                    .stagger = {.columns = flat, .even = even, .hex_side = 18}};
    write_ok(pave_tiled_write_png, &map, "ours.png");
    check_picture(&self, "ours.png");
    write_ok(pave_tiled_write_tmx, &map, "map.tmx");
    if (tiled_is_here()) {
        rasterize("map.tmx", "tiled.png");
        check_picture(&self, "tiled.png");
    }
    pave_tiled_tileset_destroy(tileset);
    pave_world_destroy(self.world);
    pave_wang_destroy(set);
    pave_json_wang_destroy(file);
}

TEST(sides_show_the_colours_of_the_world)
{
    for (int i = 0; i < 4; i++) check(i & 1, i & 2, false);
}

TEST(mirrored_tiles_do_so_as_well)
{
    for (int i = 0; i < 4; i++) check(i & 1, i & 2, true);
}

int main(void)
{
    raster_begin("raster-hexagons");
    return run_all_tests(NULL, NULL);
}
