/// tests/formats/test_tiled_verify.c: pave_tiled_map_verify against a plain twin that turns
/// pictures of the tiles, on random maps with flips and holes; and on worlds, which must be right
/// everywhere until a tile is changed.
#include <pave/formats/tiled.h>
#include <pave/world.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { SIDE_MAX = 12, TILES = 20 };

/// The test's own source of numbers. Based on: S. Vigna, "splitmix64", 2015.
static uint64_t next_number(uint64_t *state)
{
    uint64_t z = *state += UINT64_C(0x9e3779b97f4a7c15);
    z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
    return z ^ (z >> 31);
}

// ---- The twin -----------------------------------------------------------------------------------
// A tile is a picture of 3 x 3 pixels: corners in the corners, edges between them.

typedef struct picture {
    bool empty, foreign;
    int pixels[3][3]; ///< row, column; -1 what the kind does not use
} picture;

static const int place_rows[8] = {0, 0, 1, 2, 2, 2, 1, 0},
                 place_columns[8] = {1, 2, 2, 2, 1, 0, 0, 0};

static picture picture_of(const pave_tiled_map *map, const pave_tiled_wangset *wangset,
                          uint32_t gid)
{
    uint32_t number = gid & PAVE_TILED_GID_MASK;
    picture p = {.empty = number == 0, .foreign = true};
    for (uint32_t i = 0; i < wangset->tile_count; i++) {
        if (!p.empty && wangset->tiles[i].id == number - map->first_gids[1]) {
            p.foreign = false;
            for (int place = 0; place < 8; place++) {
                p.pixels[place_rows[place]][place_columns[place]] = wangset->tiles[i].colors[place];
            }
        }
    }
    picture t = p; // transposed, then mirrored, as Tiled draws it
    for (int y = 0; y < 3; y++) {
        for (int x = 0; x < 3; x++) {
            t.pixels[y][x] =
                (gid & PAVE_TILED_FLIP_DIAGONAL) != 0 ? p.pixels[x][y] : p.pixels[y][x];
        }
    }
    p = t;
    for (int y = 0; y < 3; y++) {
        for (int x = 0; x < 3; x++) {
            t.pixels[y][x] = p.pixels[(gid & PAVE_TILED_FLIP_VERTICAL) != 0 ? 2 - y : y]
                                     [(gid & PAVE_TILED_FLIP_HORIZONTAL) != 0 ? 2 - x : x];
        }
    }
    return t;
}

// Whether two tiles, the other one of which stands there, differ in the pixels that touch.
static bool differ(const picture *a, const picture *b, int columns, int rows, bool sides,
                   bool corners)
{
    bool found = false;
    for (int y = 0; y < 3; y++) {
        for (int x = 0; x < 3; x++) {
            int bx = x - 2 * columns, by = y - 2 * rows;
            bool corner = x != 1 && y != 1, touches = bx >= 0 && bx < 3 && by >= 0 && by < 3;
            found = found ||
                    (touches && (corner ? corners : sides) && a->pixels[y][x] != b->pixels[by][bx]);
        }
    }
    return found && !a->empty && !b->empty;
}

static pave_tiled_verdict twin(const pave_tiled_map *map, const pave_tiled_layer *layer,
                               const pave_tiled_wangset *wangset)
{
    static picture cells[SIDE_MAX][SIDE_MAX];
    int width = layer->width, height = layer->height;
    bool sides = wangset->kind != PAVE_WANG_CORNER, corners = wangset->kind != PAVE_WANG_EDGE;
    pave_tiled_verdict v = {0};
    for (int y = 0; y < height; y++) {
        for (int x = 0; x < width; x++) {
            cells[y][x] = picture_of(map, wangset, layer->gids[y * width + x]);
            v.empty += cells[y][x].empty;
            v.foreign += !cells[y][x].empty && cells[y][x].foreign;
        }
    }
    for (int y = 0; y < height && sides; y++) {
        for (int x = 0; x < width; x++) {
            const picture *a = &cells[y][x];
            if (x + 1 < width && !a->empty && !cells[y][x + 1].empty) {
                v.checked_sides++;
                v.sides += a->pixels[1][2] != cells[y][x + 1].pixels[1][0];
            }
            if (y + 1 < height && !a->empty && !cells[y + 1][x].empty) {
                v.checked_sides++;
                v.sides += a->pixels[2][1] != cells[y + 1][x].pixels[0][1];
            }
        }
    }
    for (int y = 0; y <= height && corners; y++) {
        for (int x = 0; x <= width; x++) {
            int seen[4], count = 0;
            for (int i = 0; i < 4; i++) {
                int cx = x - 1 + i % 2, cy = y - 1 + i / 2;
                if (cx >= 0 && cx < width && cy >= 0 && cy < height && !cells[cy][cx].empty) {
                    seen[count++] = cells[cy][cx].pixels[i / 2 == 0 ? 2 : 0][i % 2 == 0 ? 2 : 0];
                }
            }
            bool differ = false;
            for (int i = 1; i < count; i++) {
                differ = differ || seen[i] != seen[0];
            }
            v.checked_corners += count >= 2;
            v.corners += differ;
        }
    }
    v.mismatches = v.sides + v.corners;
    for (int y = 0; y < height; y++) {
        for (int x = 0; x < width && !v.found; x++) {
            for (int i = 0; i < 4 && !v.found; i++) {
                static const int columns[4] = {-1, 0, 1, -1}, rows[4] = {-1, -1, -1, 0};
                int bx = x + columns[i], by = y + rows[i];
                v.found = bx >= 0 && bx < width && by >= 0 &&
                          differ(&cells[y][x], &cells[by][bx], columns[i], rows[i], sides, corners);
            }
            v.first_x = layer->x + x;
            v.first_y = layer->y + y;
        }
    }
    return v;
}

// ---- Random maps --------------------------------------------------------------------------------

static void test_random_maps(void **state)
{
    uint64_t seed = 7;
    int64_t found = 0;
    (void)state;
    for (int round = 0; round < 3000; round++) {
        pave_tiled_wangtile wangtiles[TILES];
        uint32_t gids[SIDE_MAX * SIDE_MAX], first_gids[3] = {1, 5, 5 + TILES + 3};
        pave_tiled_wangset wangset = {
            .kind = (pave_wang_kind)(round % 3), .color_count = 2, .tiles = wangtiles};
        pave_tiled_tileset before = {.tile_count = 4},
                           tileset = {.tile_count = TILES + 3,
                                      .wangset_count = 1,
                                      .wangsets = &wangset},
                           after = {.tile_count = 4};
        pave_tiled_tileset *tilesets[3] = {&before, &tileset, &after};
        for (uint32_t id = 0; id < TILES; id++) {
            if (next_number(&seed) % 8 != 0) {
                pave_tiled_wangtile *tile = &wangtiles[wangset.tile_count++];
                tile->id = id;
                for (int place = 0; place < 8;
                     place++) { // unused places differ on purpose; mostly 1, so that much matches
                    bool used = wangset.kind == PAVE_WANG_MIXED ||
                                (place % 2 == 0) == (wangset.kind == PAVE_WANG_EDGE);
                    tile->colors[place] = (uint8_t)(used ? 1 + (next_number(&seed) % 5 == 0)
                                                         : next_number(&seed) % 3);
                }
            }
        }
        pave_tiled_layer layer = {.x = -5,
                                  .y = 3,
                                  .width = 1 + (int)(next_number(&seed) % SIDE_MAX),
                                  .height = 1 + (int)(next_number(&seed) % SIDE_MAX),
                                  .gids = gids};
        for (int i = 0; i < layer.width * layer.height; i++) {
            uint32_t number =
                next_number(&seed) % 6 == 0 ? 0 : 1 + (uint32_t)(next_number(&seed) % (TILES + 10));
            number = round % 2 == 0 && number != 0 ? 5 + number % TILES : number;
            gids[i] = number | (uint32_t)(next_number(&seed) % 16) << 28;
        }
        pave_tiled_map map = {.orientation = (pave_tiled_orientation)(round / 3 % 2),
                              .tileset_count = 3,
                              .first_gids = first_gids,
                              .tilesets = tilesets};
        pave_tiled_verdict verdict, wanted = twin(&map, &layer, &wangset);
        assert_int_equal(pave_tiled_map_verify(&map, &layer, &wangset, &verdict, NULL), PAVE_OK);
        assert_int_equal(verdict.mismatches, wanted.mismatches);
        assert_int_equal(verdict.sides, wanted.sides);
        assert_int_equal(verdict.corners, wanted.corners);
        assert_int_equal(verdict.checked_sides, wanted.checked_sides);
        assert_int_equal(verdict.checked_corners, wanted.checked_corners);
        assert_int_equal(verdict.empty, wanted.empty);
        assert_int_equal(verdict.foreign, wanted.foreign);
        assert_true(verdict.found == (wanted.mismatches > 0));
        found += verdict.found;
        if (verdict.found) {
            assert_int_equal(verdict.first_x, wanted.first_x);
            assert_int_equal(verdict.first_y, wanted.first_y);
        }
    }
    assert_true(found > 1000 && found < 3000);
}

// ---- Worlds -------------------------------------------------------------------------------------

// A world of a built-in set is right everywhere; with one tile changed it is wrong there and
// nowhere else.
static void check_world(pave_builtin builtin)
{
    enum { SIDE = 300, X = 120, Y = 77 };
    pave_wang_set *set = NULL;
    pave_world *world = NULL;
    pave_tiled_tileset *tileset = NULL;
    pave_tiled_verdict verdict;
    uint32_t first_gid = 1;
    uint32_t *tiles = malloc(SIDE * SIDE * sizeof *tiles);
    assert_non_null(tiles);
    assert_int_equal(pave_builtin_create(builtin, NULL, &set, NULL), PAVE_OK);
    assert_int_equal(
        pave_world_create(&(pave_world_def){.set = set, .seed = 5}, NULL, &world, NULL), PAVE_OK);
    assert_int_equal(pave_world_fill(world,
                                     (pave_rect){.q = -100, .r = 50, .width = SIDE, .height = SIDE},
                                     NULL, tiles, SIDE),
                     PAVE_OK);
    assert_int_equal(pave_tiled_builtin(builtin, PAVE_ORTHOGONAL, 16, NULL, &tileset, NULL),
                     PAVE_OK);
    for (int i = 0; i < SIDE * SIDE; i++) {
        tiles[i] += first_gid;
    }
    pave_tiled_map map = {.tileset_count = 1, .first_gids = &first_gid, .tilesets = &tileset};
    pave_tiled_layer layer = {.width = SIDE, .height = SIDE, .gids = tiles};
    assert_int_equal(pave_tiled_map_verify(&map, &layer, &tileset->wangsets[0], &verdict, NULL),
                     PAVE_OK);
    assert_int_equal(verdict.mismatches, 0);
    assert_false(verdict.found);
    int64_t sides = 2 * SIDE * (SIDE - 1), corners = (SIDE + 1) * (SIDE + 1) - 4;
    bool edges = tileset->wangsets[0].kind == PAVE_WANG_EDGE;
    assert_int_equal(verdict.checked_sides, edges ? sides : 0);
    assert_int_equal(verdict.checked_corners, edges ? 0 : corners);
    // Of a complete set of two colours there is a tile whose four colours are all the others.
    const uint8_t *colors =
        pave_wang_tile_colors(set, pave_wang_tile_index(set, tiles[Y * SIDE + X] - first_gid));
    uint32_t other = 0;
    for (uint32_t i = 0; i < pave_wang_tile_count(set); i++) {
        int same = 0;
        for (int place = edges ? 0 : 1; place < 8; place += 2) {
            same += pave_wang_tile_colors(set, i)[place] == colors[place];
        }
        other = same == 0 ? pave_wang_tile_id(set, i) + first_gid : other;
    }
    assert_true(other != 0);
    tiles[Y * SIDE + X] = other;
    assert_int_equal(pave_tiled_map_verify(&map, &layer, &tileset->wangsets[0], &verdict, NULL),
                     PAVE_OK);
    assert_int_equal(verdict.mismatches, 4);
    assert_int_equal(verdict.first_x, X);
    assert_int_equal(verdict.first_y, Y);
    pave_tiled_tileset_destroy(tileset);
    pave_world_destroy(world);
    pave_wang_destroy(set);
    free(tiles);
}

static void test_worlds(void **state)
{
    (void)state;
    check_world(PAVE_BUILTIN_ROADS);
    check_world(PAVE_BUILTIN_MEADOW);
}

static void test_refusals(void **state)
{
    uint32_t first_gid = 1, gid = 1;
    pave_tiled_wangset wangset = {.kind = PAVE_WANG_EDGE}, stranger = {.kind = PAVE_WANG_EDGE};
    pave_tiled_tileset tileset = {.wangset_count = 1, .wangsets = &wangset};
    pave_tiled_tileset *tilesets = &tileset;
    pave_tiled_map map = {.path = (char[]){"a.tmx"},
                          .tileset_count = 1,
                          .first_gids = &first_gid,
                          .tilesets = &tilesets};
    pave_tiled_layer layer = {.width = 1, .height = 1, .gids = &gid}, nothing = {0};
    pave_tiled_verdict verdict;
    pave_error error = {0};
    (void)state;
    assert_int_equal(pave_tiled_map_verify(&map, &layer, &stranger, &verdict, &error),
                     PAVE_NOT_FOUND);
    assert_string_equal(error.file, "a.tmx");
    assert_int_equal(pave_tiled_map_verify(&map, &nothing, &wangset, &verdict, &error), PAVE_OK);
    map.orientation = PAVE_TILED_HEXAGONAL;
    assert_int_equal(pave_tiled_map_verify(&map, &layer, &wangset, &verdict, &error),
                     PAVE_UNSUPPORTED);
    map.orientation = PAVE_TILED_STAGGERED;
    assert_int_equal(pave_tiled_map_verify(&map, &layer, &wangset, &verdict, NULL),
                     PAVE_UNSUPPORTED);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_random_maps),
                                       cmocka_unit_test(test_worlds),
                                       cmocka_unit_test(test_refusals)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
