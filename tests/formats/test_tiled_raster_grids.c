/// tests/formats/test_tiled_raster_grids.c: Debian's Tiled draws the staggered, hexagonal and
/// infinite maps of pave, with turned tiles and empty cells: every pixel must be that of the PNG of
/// pave, and its exports must hold the same. Skipped with a message where Tiled is not installed.
#define _XOPEN_SOURCE 700
#include "../sparse.h"
#include "../test.h"
#include "tiled_raster.h"

// ---- Maps ---------------------------------------------------------------------------------------

/// Thrown tiles, of which some cells are empty, turned by some of the bits.
typedef struct turned_tiles {
    thrown_tiles tiles;
    uint32_t bits;  ///< those that may be set
    bool has_empty; ///< every fifth cell or so
} turned_tiles;

static uint32_t turned_tile(const turned_tiles *self, int32_t x, int32_t y)
{
    uint64_t hash = pave_hash_word(pave_hash_word(PAVE_HASH_START, (uint32_t)y), (uint32_t)x);
    const uint32_t word = (uint32_t)(pave_hash_word(hash, 1) >> 20);
    if (self->has_empty && word % 5 == 0) return PAVE_WANG_EMPTY;
    return thrown_tile(&self->tiles, x, y) | (word << 8 & self->bits);
}

static pave_result turned_rows(void *context, int32_t first, int32_t count, uint32_t *out)
{
    const turned_tiles *self = context;
    for (int32_t y = first; y < first + count; y++)
        for (int32_t x = 0; x < self->tiles.width; x++) *out++ = turned_tile(self, x, y);
    return PAVE_OK;
}

static pave_tiled_map_def define_map(const pave_tiled_tileset *tileset, turned_tiles *tiles,
                                     int32_t width, int32_t height)
{
    tiles->tiles = (thrown_tiles){.width = width, .tiles = tileset->tile_count};
    return (pave_tiled_map_def){
        .tileset = tileset, .rows = {turned_rows, tiles}, .width = width, .height = height};
}

/// Draws a map with Tiled, TMX and TMJ or in turn one of them, and with pave. Returns how many
/// pixels differ in the worse.
static int64_t differing(const pave_tiled_map_def *map, const char *what)
{
    static int turn;
    int64_t worst = 0;
    write_ok(pave_tiled_write_png, map, "ours.png");
    write_ok(pave_tiled_write_tmx, map, "map.tmx");
    write_ok(pave_tiled_write_tmj, map, "map.tmj");
    const char *const files[] = {"map.tmx", "map.tmj"};
    for (int i = turn++ % SPARSE(2); i < 2; i += SPARSE(2)) {
        rasterize(files[i], "tiled.png");
        const difference d = compare(scratch("ours.png"), scratch("tiled.png"));
        if (!d.same_size) fail_msg("%s, %s: pictures of other sizes", what, files[i]);
        if (d.drawn < 100) fail_msg("%s: only %ld pixels are drawn", what, (long)d.drawn);
        worst = d.pixels > worst ? d.pixels : worst;
    }
    return worst;
}

static const uint32_t mirrors = PAVE_TILED_FLIP_HORIZONTAL | PAVE_TILED_FLIP_VERTICAL,
                      all_bits = PAVE_TILED_FLIP_HORIZONTAL | PAVE_TILED_FLIP_VERTICAL |
                                 PAVE_TILED_FLIP_DIAGONAL | PAVE_TILED_ROTATE_120;

static void describe(const pave_tiled_map_def *map, char out[160])
{
    snprintf(out, 160, "orientation %d, %d x %d cells of %d x %d, axis %s, %s, side %d",
             (int)map->orientation, (int)map->width, (int)map->height, (int)map->cell_width,
             (int)map->cell_height, map->stagger.columns ? "x" : "y",
             map->stagger.even ? "even" : "odd", (int)map->stagger.hex_side);
}

// ---- Tests --------------------------------------------------------------------------------------

/// Both axes, both indices, even and odd cells and sides, tiles larger than their cells.
TEST(staggered_and_hexagonal_maps_are_drawn_the_same)
{
    static const int32_t cells[][3] = {{20, 14, 4}, {33, 21, 8},  {31, 22, 7},
                                       {18, 18, 6}, {24, 40, 12}, {28, 12, 0}};
    static const int32_t sizes[][2] = {{7, 6}, {1, 9}, {8, 1}, {1, 1}, {5, 8}};
    pave_tiled_tileset *tileset = make_noise();
    for (int i = 0; i < 2 * 4 * 6; i += SPARSE(7)) {
        char text[160];
        turned_tiles tiles = {.has_empty = i % 3 == 0, .bits = i % 2 ? mirrors : 0};
        const int32_t *cell = cells[i / 8], *size = sizes[i % 5];
        pave_tiled_map_def map = define_map(tileset, &tiles, size[0], size[1]);
        if (map.width * map.height < 12) tiles.has_empty = false;
        map.orientation = i % 2 ? PAVE_TILED_HEXAGONAL : PAVE_TILED_STAGGERED;
        map.cell_width = cell[0];
        map.cell_height = cell[1];
        map.stagger = (pave_tiled_stagger){
            .columns = i / 2 % 2 == 1, .even = i / 4 % 2 == 1, .hex_side = i % 2 ? cell[2] : 0};
        if (map.stagger.columns) // with odd ones Tiled begins a pixel aside for larger tiles
            map.stagger.hex_side += map.stagger.hex_side & 1;
        describe(&map, text);
        const int64_t pixels = differing(&map, text);
        if (pixels > 0) fail_msg("%s: %ld pixels differ", text, (long)pixels);
    }
    pave_tiled_tileset_destroy(tileset);
}

/// All 16 combinations of bits on maps of squares, with tiles that are higher than wide.
TEST(turned_tiles_are_drawn_the_same)
{
    pave_tiled_tileset *tileset = make_noise();
    for (int orientation = PAVE_TILED_ORTHOGONAL; orientation <= PAVE_TILED_STAGGERED;
         orientation++) {
        char text[160];
        turned_tiles tiles = {.bits = all_bits, .has_empty = true};
        pave_tiled_map_def map = define_map(tileset, &tiles, 14, 13);
        map.orientation = (pave_tiled_orientation)orientation;
        map.cell_width = 44;
        map.cell_height = 44;
        describe(&map, text);
        const int64_t pixels = differing(&map, text);
        if (pixels > 0) fail_msg("%s: %ld pixels differ", text, (long)pixels);
    }
    pave_tiled_tileset_destroy(tileset);
}

/// A hexagon that is rotated by 60 degrees is sampled; Qt rounds otherwise at some pixels.
TEST(rotated_hexagons_are_drawn_nearly_the_same)
{
    pave_tiled_tileset *tileset = make_noise();
    turned_tiles tiles = {.bits = all_bits};
    pave_tiled_map_def map = define_map(tileset, &tiles, 9, 9);
    map.orientation = PAVE_TILED_HEXAGONAL;
    map.cell_width = 60;
    map.cell_height = 56;
    map.stagger.hex_side = 30;
    const int64_t pixels = differing(&map, "rotated hexagons");
    print_message("rotated hexagons: %ld pixels differ\n", (long)pixels);
    assert_true(pixels < 2000);
    pave_tiled_tileset_destroy(tileset);
}

// ---- Infinite maps ------------------------------------------------------------------------------

static pave_tiled_map *read_map(const char *name)
{
    pave_tiled_map *map = NULL;
    if (pave_tiled_map_read(scratch(name), NULL, NULL, &map, &error) != PAVE_OK)
        fail_msg("%s: %s", name, error.message);
    return map;
}

static uint32_t gid_at(const pave_tiled_map *map, int32_t x, int32_t y)
{
    const pave_tiled_layer *layer = &map->layers[0];
    for (uint32_t i = 0; i < layer->chunk_count; i++) {
        const pave_tiled_chunk *chunk = &layer->chunks[i];
        if (x >= chunk->x && x < chunk->x + chunk->width && y >= chunk->y &&
            y < chunk->y + chunk->height)
            return chunk->gids[(y - chunk->y) * chunk->width + (x - chunk->x)];
    }
    return 0;
}

static void check_infinite(const char *file, const pave_tiled_map_def *map,
                           const turned_tiles *tiles)
{
    pave_tiled_map *got = read_map(file);
    assert_true(got->infinite);
    assert_string_equal(pave_tiled_map_property(got, "q"), "0");
    for (int32_t y = -40; y < map->height + 40; y++) {
        for (int32_t x = -40; x < map->width + 40; x++) {
            const bool inside = x >= 0 && x < map->width && y >= 0 && y < map->height;
            const uint32_t id = inside ? turned_tile(tiles, x, y) : PAVE_WANG_EMPTY;
            const uint32_t gid = id == PAVE_WANG_EMPTY ? 0 : id + 1;
            if (gid_at(got, map->at_q + x, map->at_r + y) != gid)
                fail_msg("%s: other tiles at %d,%d", file, (int)x, (int)y);
        }
    }
    for (uint32_t i = 0; i < got->layers[0].chunk_count; i++) {
        const pave_tiled_chunk *chunk = &got->layers[0].chunks[i];
        assert_true(chunk->width == 16 && chunk->height == 16);
        assert_true((chunk->x & 15) == 0 && (chunk->y & 15) == 0);
    }
    pave_tiled_map_destroy(got);
}

/// Written in aligned chunks, read back, exported by Tiled and read again: the same tiles at the
/// same cells, in every encoding; and Tiled draws them.
TEST(infinite_maps_hold_the_same)
{
    static const int32_t places[][4] = {{-21, -5, 40, 23}, {0, 0, 16, 16}, {100, -300, 1, 50}};
    pave_tiled_tileset *tileset = make_noise();
    for (int i = 0; i < 4 * 3; i++) {
        const int32_t *place = places[i % 3];
        if (i % 3 != i / 3 % 3 && SPARSE(2) > 1) continue;
        turned_tiles tiles = {.bits = all_bits, .has_empty = true};
        pave_tiled_map_def map = define_map(tileset, &tiles, place[2], place[3]);
        map.infinite = true;
        map.at_q = place[0];
        map.at_r = place[1];
        map.encoding = i / 3 > 0 ? PAVE_TILED_BASE64 : PAVE_TILED_CSV;
        map.compression = i / 3 > 1 ? (pave_tiled_compression)(i / 3 - 1) : PAVE_TILED_UNCOMPRESSED;
        write_ok(pave_tiled_write_tmx, &map, "map.tmx");
        write_ok(pave_tiled_write_tmj, &map, "map.tmj");
        check_infinite("map.tmx", &map, &tiles);
        check_infinite("map.tmj", &map, &tiles);
        run_tiled(
            "tiled --export-map json map.tmx out.tmj && tiled --export-map tmx map.tmj out.tmx");
        check_infinite("out.tmx", &map, &tiles);
        check_infinite("out.tmj", &map, &tiles);
    }
    pave_tiled_tileset_destroy(tileset);
}

/// An infinite map whose box is whole chunks is drawn as the finite one.
TEST(infinite_maps_are_drawn_the_same)
{
    pave_tiled_tileset *tileset = make_noise();
    for (int orientation = PAVE_TILED_ORTHOGONAL; orientation <= PAVE_TILED_HEXAGONAL;
         orientation++) {
        char text[160];
        turned_tiles tiles = {.bits = mirrors};
        pave_tiled_map_def map = define_map(tileset, &tiles, 32, 16);
        map.orientation = (pave_tiled_orientation)orientation;
        map.cell_width = 24;
        map.cell_height = 40;
        map.stagger.hex_side = orientation == PAVE_TILED_HEXAGONAL ? 10 : 0;
        map.infinite = true;
        describe(&map, text);
        const int64_t pixels = differing(&map, text);
        if (pixels > 0) fail_msg("infinite, %s: %ld pixels differ", text, (long)pixels);
    }
    pave_tiled_tileset_destroy(tileset);
}

// ---- Exports ------------------------------------------------------------------------------------

/// Tiled reads the TSJ of pave and writes it as TSX, and what pave reads of both is the same.
TEST(tiled_reads_our_tsj)
{
    pave_tiled_tileset *tileset = NULL;
    assert_ok(pave_tiled_builtin(PAVE_BUILTIN_MEADOW, PAVE_ISOMETRIC, 32, NULL, &tileset, &error));
    tileset->symmetries = PAVE_WANG_MIRROR | PAVE_WANG_ROTATE;
    assert_ok(
        pave_tiled_builtin_write(tileset, scratch("meadow.png"), scratch("meadow.tsj"), &error));
    run_tiled("tiled --export-tileset tsx meadow.tsj out.tsx && "
              "tiled --export-tileset json out.tsx out.tsj");
    static const char *const files[] = {"meadow.tsj", "out.tsx", "out.tsj"};
    for (size_t i = 0; i < 3; i++) {
        pave_tiled_tileset *got = read_tileset(scratch(files[i]));
        pave_wang_set *a = NULL, *b = NULL;
        assert_int_equal(got->symmetries, tileset->symmetries);
        assert_int_equal(pave_tiled_wangset_create(tileset, tileset->wangsets, NULL, &a, NULL), 0);
        assert_int_equal(pave_tiled_wangset_create(got, got->wangsets, NULL, &b, NULL), 0);
        assert_true(pave_wang_hash(a) == pave_wang_hash(b));
        assert_int_equal(got->wangsets[0].tile_count, 16);
        pave_wang_destroy(a);
        pave_wang_destroy(b);
        pave_tiled_tileset_destroy(got);
    }
    pave_tiled_tileset_destroy(tileset);
}

int main(void)
{
    if (!tiled_is_here()) return 77;
    raster_begin("raster-grids");
    return run_all_tests(NULL, NULL);
}
