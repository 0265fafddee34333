/// tests/golden_hashes.c: checks hashes that must be the same with any compiler, at any level, by
/// any kernel, on any machine. Needs only the core, so that it can be built anywhere. With --print
/// it prints the tables instead; with --in-order it runs the strips of a batch in order alone,
/// which is for slow processors. A hash that changes is a breaking change: it goes into
/// CHANGELOG.md with its reason.
#include "src/base/exact.h"

#include "../scenes/partial_sets.h"
#include "../scenes/worlds.h"

#include "board/golden_boards.h"
#include "mesh/golden_meshes.h"
#include "patch/golden_monotiles.h"
#include "patch/golden_quads.h"
#include "region/golden_borders.h"
#include "region/golden_dicewars.h"
#include "region/golden_growth.h"
#include "region/golden_maps.h"
#include "region/golden_territories.h"
#include "scene/scene_fixture.h"
#include "search/search_golden.h"
#include "segregation/golden_segregation.h"
#include "src/world/world_model.h"
#include "tactics/golden_citadels.h"
#include "tactics/golden_creatures.h"
#include "tactics/golden_formations.h"
#include "tactics/golden_nests.h"
#include "tactics/golden_tactics.h"
#include "tiling/golden_multigrids.h"
#include "tiling/golden_tilings.h"
#include "world/golden_bias.h"
#include "world/golden_connected.h"
#include "world/golden_multigrid.h"
#include "world/golden_rocks.h"
#include "world/golden_worlds.h"
#include "world/herringbone_fixture.h"

#include <pave/terrain.h>
#include <pave/world.h>

#include <inttypes.h>
#include <limits.h>
#include <stdio.h>

static int failures;
static int runners = INT_MAX;

static void check(const char *name, const char *how, uint64_t hash, uint64_t expected, bool print)
{
    if (print)
        printf("%s %s 0x%016" PRIx64 "\n", name, how, hash);
    else if (hash != expected)
        printf("FAILED %s, %s: 0x%016" PRIx64 ", not 0x%016" PRIx64 "\n", name, how, hash,
               expected),
            failures++;
}

// ---- Words, choices, pictures -------------------------------------------------------------------

static uint64_t hash_words(void)
{
    uint64_t hash = PAVE_HASH_START;
    for (int32_t i = -500; i < 500; i++) {
        pave_random_words words = pave_random_at(UINT64_C(0x0123456789abcdef), PAVE_STREAM_USER, i,
                                                 i * i - 7, (uint32_t)(i & 1), (uint32_t)(i + 500));
        hash = pave_hash(hash, words.word, 4);
    }
    return hash;
}

static uint64_t hash_choices(void)
{
    double weights[37];
    uint64_t whole[37], shares[37], hash = PAVE_HASH_START;
    pave_alias table[37];
    for (int i = 0; i < 37; i++) weights[i] = (double)(i * i % 11) / (double)(i % 7 + 3);
    if (pave_weights_to_integers(weights, 37, whole) || pave_shares(whole, 37, NULL, shares) ||
        pave_alias_build(shares, 37, NULL, table))
        return 0;
    for (int i = 0; i < 37; i++) {
        hash = pave_hash_word(pave_hash_word(hash, (uint32_t)whole[i]), (uint32_t)(whole[i] >> 32));
        hash = pave_hash_word(
            pave_hash_word(pave_hash_word(hash, (uint32_t)shares[i]), table[i].threshold),
            table[i].other);
    }
    return hash;
}

static uint64_t hash_decimals(void)
{
    static const char *const texts[] = {"0.1",        "20",   "1e-3",    "0.333333333333333",
                                        "123456.789", "1e15", "2.5e-15", "7.25"};
    uint64_t hash = PAVE_HASH_START;
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        double value = 0;
        uint64_t bits;
        if (pave_weight_read(texts[i], &value)) return 0;
        memcpy(&bits, &value, sizeof bits);
        hash = pave_hash_word(pave_hash_word(hash, (uint32_t)bits), (uint32_t)(bits >> 32));
    }
    return hash;
}

/// Of large sets every ninth tile, for the sake of slow processors. test_builtin has them all.
static uint64_t hash_pictures(int first, int last, pave_projection projection)
{
    static uint8_t pixels[4 * 34 * 34];
    uint64_t hash = PAVE_HASH_START;
    for (int builtin = first; builtin <= last; builtin++) {
        const uint32_t count = pave_builtin_tile_count((pave_builtin)builtin);
        for (uint32_t id = 0; id<count; id += count> 64 ? 9 : 1) {
            memset(pixels, 0, sizeof pixels);
            pave_builtin_paint((pave_builtin)builtin, id, projection, 34, pixels, 4 * 34);
            for (size_t i = 0; i < sizeof pixels; i++) hash = pave_hash_word(hash, pixels[i]);
        }
    }
    return hash;
}

/// The list of a scene, or its text as SVG.
static uint64_t hash_scene(bool as_svg)
{
    static fixture_text text;
    pave_scene *scene = fixture_create(NULL);
    const pave_scene_size size = {.width = 333};
    uint64_t hash = scene ? pave_scene_hash(scene) : 0;
    if (as_svg && scene) {
        hash = pave_scene_write_svg(scene, &size, fixture_sink(&text), NULL) == PAVE_OK
                   ? PAVE_HASH_START
                   : 0;
        for (size_t i = 0; i < text.size; i++) hash = pave_hash_word(hash, (uint8_t)text.bytes[i]);
    }
    pave_scene_destroy(scene);
    return hash;
}

/// Terrains of noise on windows of three shapes, with rivers and lakes, and the solids of each.
static uint64_t hash_terrain(void)
{
    uint64_t hash = PAVE_HASH_START;
    for (int i = 0; i < 6; i++) {
        static const pave_window_shape shapes[] = {PAVE_WINDOW_RECTANGLE, PAVE_WINDOW_HEXAGON,
                                                   PAVE_WINDOW_DISK};
        const pave_window_def shape = {.tiling = pave_tiling_tri(),
                                       .shape = shapes[i % 3],
                                       .width = 90,
                                       .height = 40,
                                       .radius = 25,
                                       .at = {1000 * i, -700 * i, 0}};
        pave_window *window = NULL;
        pave_terrain *terrain = NULL;
        pave_solid *solids[2] = {NULL, NULL};
        if (pave_window_create(&shape, NULL, &window, NULL)) return 0;
        const pave_terrain_def def = {.window = window,
                                      .seed = UINT64_C(0xfeedface) << i,
                                      .hills = 15 + i,
                                      .erosion = i,
                                      .river = 20,
                                      .dry = i == 4};
        if (pave_terrain_create(&def, NULL, &terrain, NULL) ||
            pave_terrain_surface(terrain, NULL, &solids[0], NULL) ||
            pave_terrain_prisms(terrain, &(pave_terrain_prisms_def){0}, NULL, &solids[1], NULL))
            return 0;
        const uint64_t hashes[3] = {pave_terrain_hash(terrain), pave_solid_hash(solids[0]),
                                    pave_solid_hash(solids[1])};
        for (int k = 0; k < 3; k++) {
            hash = pave_hash_word(hash, (uint32_t)hashes[k]);
            hash = pave_hash_word(hash, (uint32_t)(hashes[k] >> 32));
        }
        pave_solid_destroy(solids[1]);
        pave_solid_destroy(solids[0]);
        pave_terrain_destroy(terrain);
        pave_window_destroy(window);
    }
    return hash;
}

/// Pixels of herringbone worlds at far places, and empty templates.
static uint64_t hash_herringbone(void)
{
    enum { SIDE = 70 };
    static uint8_t pixels[3 * SIDE * SIDE];
    uint64_t hash = PAVE_HASH_START;
    for (int i = 0; i < HERRINGBONE_SHAPES; i++) {
        herringbone_template made;
        pave_herringbone *world = NULL;
        if (!herringbone_template_make(&herringbone_shapes[i], 3, &made)) return 0;
        const pave_herringbone_def def = herringbone_def_of(&made, UINT64_C(0xfeedface) << i);
        if (pave_herringbone_create(&def, NULL, &world, NULL)) return 0;
        for (int32_t k = -1; k <= 1; k++) {
            const pave_rect rect = {k * 123456789 - 35, k * -400000000 - 35, SIDE, SIDE};
            if (pave_herringbone_fill(world, rect, NULL, pixels, 3 * SIDE)) return 0;
            for (size_t p = 0; p < sizeof pixels; p++) hash = pave_hash_word(hash, pixels[p]);
        }
        const size_t bytes = (size_t)made.picture.stride * (size_t)made.picture.height;
        if (pave_herringbone_template_draw(&made.shape, NULL, 3, made.pixels, made.picture.stride,
                                           NULL))
            return 0;
        for (size_t p = 0; p < bytes; p++) hash = pave_hash_word(hash, made.pixels[p]);
        pave_herringbone_destroy(world);
        herringbone_template_release(&made);
    }
    return hash;
}

static uint64_t hash_orthogonal_tiles(void)
{
    return hash_pictures(0, PAVE_BUILTIN_LAND, PAVE_ORTHOGONAL);
}

static uint64_t hash_isometric_tiles(void)
{
    return hash_pictures(0, PAVE_BUILTIN_LAND, PAVE_ISOMETRIC);
}

static uint64_t hash_garden_tiles(void)
{
    return hash_pictures(PAVE_BUILTIN_GARDEN, PAVE_BUILTIN_GARDEN, PAVE_ORTHOGONAL) ^
           hash_pictures(PAVE_BUILTIN_GARDEN, PAVE_BUILTIN_GARDEN, PAVE_ISOMETRIC);
}

/// The fingerprints of the sets and worlds of the scenes.
static uint64_t hash_fingerprints(void)
{
    uint64_t hash = PAVE_HASH_START;
    for (int i = 0; i < SCENE_WORLD_COUNT; i++) {
        pave_wang_set *set = scene_set_create(&scene_worlds[i].set);
        const pave_world_def def = {
            .set = set, .seed = scene_worlds[i].seed, .method = scene_worlds[i].method};
        pave_world *world = NULL;
        if (!set || pave_world_create(&def, NULL, &world, NULL)) return 0;
        const uint64_t of_set = pave_wang_hash(set), of_world = pave_world_hash(world);
        const uint32_t words[] = {(uint32_t)of_set, (uint32_t)(of_set >> 32), (uint32_t)of_world,
                                  (uint32_t)(of_world >> 32)};
        hash = pave_hash(hash, words, 4);
        pave_world_destroy(world);
        pave_wang_destroy(set);
    }
    return hash;
}

/// A pin, a colour, an area and a list of pins in each world of the scenes; what is refused counts.
static uint64_t hash_edits(void)
{
    uint64_t hash = PAVE_HASH_START;
    const pave_rect rect = pave_rect_of(-20, -20, 60, 40);
    uint32_t *tiles = malloc((size_t)pave_rect_count(rect) * sizeof *tiles);
    for (int i = 0; i < SCENE_WORLD_COUNT && tiles; i++) {
        pave_wang_set *set = scene_set_create(&scene_worlds[i].set);
        const pave_world_def def = {
            .set = set, .seed = scene_worlds[i].seed, .method = scene_worlds[i].method};
        const pave_cell cells[] = {{-3, 3, 0}, {-3, 9, 0}};
        const uint32_t pins[] = {8, 5};
        const int place = scene_worlds[i].set.kind == PAVE_WANG_CORNER ? PAVE_WANG_BR : PAVE_WANG_R;
        const pave_edit list[] = {
            {.kind = PAVE_EDIT_AREA, .rect = {-9, -7, 20, 12}, .seed = 5},
            {.cell = {2, 2, 0}, .tile = 8},
            {.kind = PAVE_EDIT_COLOR, .cell = {8, -3, 0}, .place = place, .color = 2},
            {.kind = PAVE_EDIT_PINS, .cells = cells, .tiles = pins, .count = 2}};
        pave_edits *edits = NULL;
        if (!set || pave_edits_create(&def, NULL, &edits, NULL)) return 0;
        for (int k = 0; k < 4; k++)
            hash = pave_hash_word(hash,
                                  (uint32_t)pave_edits_change(edits, &list[k], 1, NULL, 0, NULL));
        pave_world_fill(pave_edits_world(edits), rect, NULL, tiles, rect.width);
        hash = pave_hash(hash, tiles, pave_rect_count(rect));
        pave_edits_destroy(edits);
        pave_wang_destroy(set);
    }
    free(tiles);
    return hash;
}

static uint64_t hash_scene_list(void) { return hash_scene(false); }
static uint64_t hash_scene_svg(void) { return hash_scene(true); }
static uint64_t hash_searches_square(void) { return golden_searches("square"); }
static uint64_t hash_searches_hex(void) { return golden_searches("hex"); }
static uint64_t hash_searches_tri(void) { return golden_searches("tri"); }
static uint64_t hash_searches_cairo(void) { return golden_searches("cairo"); }
static uint64_t hash_searches_kisrhombille(void) { return golden_searches("kisrhombille"); }

static uint64_t hash_triangle_towns(void) { return golden_citadels(PAVE_CITADEL_OUTLINE_TRIANGLE); }
static uint64_t hash_rhombus_towns(void) { return golden_citadels(PAVE_CITADEL_OUTLINE_RHOMBUS); }
static uint64_t hash_hexagon_towns(void) { return golden_citadels(PAVE_CITADEL_OUTLINE_HEXAGON); }
static uint64_t hash_free_towns(void) { return golden_citadels(PAVE_CITADEL_OUTLINE_FREE); }
static uint64_t hash_rhombi(void) { return golden_creatures(PAVE_CREATURE_RHOMBUS); }
static uint64_t hash_hexagons(void) { return golden_creatures(PAVE_CREATURE_HEXAGON); }
static uint64_t hash_triangles(void) { return golden_creatures(PAVE_CREATURE_TRIANGLE); }
static uint64_t hash_formations_square(void) { return golden_formations("square"); }
static uint64_t hash_formations_hex(void) { return golden_formations("hex"); }
static uint64_t hash_formations_tri(void) { return golden_formations("tri"); }

static const struct {
    const char *name;
    uint64_t (*hash)(void);
    uint64_t expected;
} single[] = {
    {"words", hash_words, UINT64_C(0xcdb83f3fa3f63736)},
    {"choices", hash_choices, UINT64_C(0x53e50d9f83b83acc)},
    {"decimals", hash_decimals, UINT64_C(0x33d43c19454f515c)},
    {"garden-tiles", hash_garden_tiles, UINT64_C(0x87587c90a602b97a)},
    {"orthogonal-tiles", hash_orthogonal_tiles, UINT64_C(0x92470b5f90a48cb4)},
    {"isometric-tiles", hash_isometric_tiles, UINT64_C(0xbb300e357faaad4e)},
    {"edits", hash_edits, UINT64_C(0xa17b2ae976953918)},
    {"terrain", hash_terrain, UINT64_C(0x8dfbdd5398a2af43)},
    {"herringbone", hash_herringbone, UINT64_C(0x7b5a358f23c0510e)},
    {"noise", golden_noise, UINT64_C(0x5e478a4edf295c66)},
    {"bands", golden_bands, UINT64_C(0xd12b65808113d37f)},
    {"biased-squares", golden_bias_squares, UINT64_C(0x496e3a39ae27f718)},
    {"biased-tilings", golden_bias_tilings, UINT64_C(0x6024a621177ac464)},
    {"biased-blocks", golden_bias_blocks, UINT64_C(0x1387ebee5c8a52d0)},
    {"fingerprints", hash_fingerprints, UINT64_C(0x616c1042f677f9eb)},
    {"scene", hash_scene_list, UINT64_C(0x110d85f9b2482996)},
    {"scene-as-svg", hash_scene_svg, UINT64_C(0x6dc969040c6c8938)},
    {"square-relations", golden_square_relations, UINT64_C(0x49c626d08378c6be)},
    {"square-coordinates", golden_square_coordinates, UINT64_C(0x9bc1f8682e7d3fa9)},
    {"square-lists", golden_square_lists, UINT64_C(0xf9477d36a2a7f61e)},
    {"square-places", golden_square_places, UINT64_C(0x2dce9e406cc82913)},
    {"hex-relations", golden_hex_relations, UINT64_C(0xa05ad6d417f4c1a9)},
    {"hex-coordinates", golden_hex_coordinates, UINT64_C(0x27dd686f8998b0ca)},
    {"hex-moves", golden_hex_moves, UINT64_C(0xe0f39e6e45efa2ed)},
    {"hex-mosaic", golden_hex_shm, UINT64_C(0xdd6694da95d1efcf)},
    {"hex-lists", golden_hex_lists, UINT64_C(0x923b7348805cbd4e)},
    {"hex-places", golden_hex_places, UINT64_C(0x518ef7f2974f009b)},
    {"tri-relations", golden_tri_relations, UINT64_C(0x175d453cca870680)},
    {"tri-coordinates", golden_tri_coordinates, UINT64_C(0x1860b887f1ec1c5c)},
    {"tri-moves", golden_tri_moves, UINT64_C(0xf27a7b688f4f40a2)},
    {"tri-lists", golden_tri_lists, UINT64_C(0x8806e0d6badf7066)},
    {"tri-places", golden_tri_places, UINT64_C(0x0d792dff98e4258f)},
    {"tiling-tables", golden_tiling_tables, UINT64_C(0x33df2d4c4d9d3e6a)},
    {"tiling-places", golden_tiling_places, UINT64_C(0x666aabc07990d590)},
    {"tiling-colors", golden_tiling_colors, UINT64_C(0x6552441c1c420711)},
    {"multigrids", golden_multigrids, UINT64_C(0x577affd3c312e2b4)},
    {"hats", golden_hats, UINT64_C(0x9c3208cf5582d6a9)},
    {"spectres", golden_spectres, UINT64_C(0xba547d6dcbaf837b)},
    {"quads", golden_quads, UINT64_C(0xe5f0c75f288855b7)},
    {"windows-and-masks", golden_windows, UINT64_C(0xbebffb904ec0b631)},
    {"graphs", golden_graphs, UINT64_C(0x442ff396197baae0)},
    {"graph-of-edges", golden_graph_of_edges, UINT64_C(0xce8306c3ffdca6b9)},
    {"edges", golden_edges, UINT64_C(0xf68252eb87e07b0c)},
    {"measures", golden_measures, UINT64_C(0x3eae2de3d4008a68)},
    {"adjacencies", golden_adjacencies, UINT64_C(0x3fd54cd0b444b161)},
    {"removals", golden_removals, UINT64_C(0x8dca0b7f375ca2b0)},
    {"meshes-of-tilings", golden_meshes_of_tilings, UINT64_C(0x486074ef87fd853e)},
    {"meshes-relaxed", golden_meshes_relaxed, UINT64_C(0xd9b44aea3d867884)},
    {"meshes-even", golden_meshes_even, UINT64_C(0x9f80ee58176eed1c)},
    {"meshes-of-rims", golden_meshes_of_rims, UINT64_C(0x550d292631c2f925)},
    {"meshes-of-rings", golden_meshes_of_rings, UINT64_C(0xa3eba6de3cf714d0)},
    {"meshes-drawn-anew", golden_meshes_solved, UINT64_C(0x7cc0fea732796a4e)},
    {"meshes-truncated", golden_meshes_truncated, UINT64_C(0x5c9a9555c5aa9f41)},
    {"mesh-queries", golden_mesh_queries, UINT64_C(0xd4dec039bf318f90)},
    {"outlines", golden_outlines, UINT64_C(0xb2aaeb7671b2d4f7)},
    {"borders", golden_borders, UINT64_C(0x1692f3a6bdc58c97)},
    {"borders-smooth", golden_borders_smooth, UINT64_C(0xaa7b373418ec86f1)},
    {"territories", golden_territories, UINT64_C(0x33df80d749c008a0)},
    {"few-colors", golden_few_colors, UINT64_C(0xaafd8634933bf9f9)},
    {"maps", golden_maps, UINT64_C(0xa95cf15a855f5fa0)},
    {"maps on patches", golden_patch_maps, UINT64_C(0x61467157f7c47a54)},
    {"dicewars-original", golden_dicewars_original, UINT64_C(0xeda287d2dab3a556)},
    {"dicewars-corrected", golden_dicewars_corrected, UINT64_C(0x0a39183ff5145f48)},
    {"dicewars-fairness", golden_dicewars_fairness, UINT64_C(0x617245643b139c71)},
    {"dicewars-maps", golden_dicewars_maps, UINT64_C(0x4e969a6ace02709d)},
    {"dicewars-fair", golden_dicewars_fair, UINT64_C(0xebbe33526d004e7b)},
    {"dicewars-symmetric", golden_dicewars_symmetric, UINT64_C(0xd86db04fcee1ef15)},
    {"growth", golden_growth, UINT64_C(0x38e267eabb2b8533)},
    {"searches-square", hash_searches_square, UINT64_C(0xea2ff7aa25c466db)},
    {"searches-hex", hash_searches_hex, UINT64_C(0x03fb8a3889633f18)},
    {"searches-tri", hash_searches_tri, UINT64_C(0x0eef40602482f89c)},
    {"searches-cairo", hash_searches_cairo, UINT64_C(0x7cbc023a0411b338)},
    {"tactics", golden_tactics, UINT64_C(0x678c24ff97b1993a)},
    {"searches-kisrhombille", hash_searches_kisrhombille, UINT64_C(0xc8dcfd7ea03e9f2e)},
    {"citadels-triangle", hash_triangle_towns, UINT64_C(0x49d968a529ab79a9)},
    {"citadels-rhombus", hash_rhombus_towns, UINT64_C(0xea0a8676ea8e4952)},
    {"citadels-hexagon", hash_hexagon_towns, UINT64_C(0xbb802d2dc5de8321)},
    {"citadels-free", hash_free_towns, UINT64_C(0xad90a63b36b4f47f)},
    {"creatures-rhombus", hash_rhombi, UINT64_C(0x266905715010cb5b)},
    {"creatures-hexagon", hash_hexagons, UINT64_C(0x211b7bcfc01f10d5)},
    {"creatures-triangle", hash_triangles, UINT64_C(0x212d12b8a2246e67)},
    {"nests", golden_nests, UINT64_C(0x0e4242d39040289c)},
    {"formations-square", hash_formations_square, UINT64_C(0x648e260f7a6abca8)},
    {"formations-hex", hash_formations_hex, UINT64_C(0xee8228ea98575de2)},
    {"formations-tri", hash_formations_tri, UINT64_C(0x4a3ac9b1f388fde3)},
};

static void check_single(bool print)
{
    for (size_t i = 0; i < sizeof single / sizeof *single; i++) {
        golden_broken = false;
        const uint64_t hash = single[i].hash();
        check(single[i].name, "once", golden_broken ? 0 : hash, single[i].expected, print);
    }
}

// ---- Worlds -------------------------------------------------------------------------------------

static uint64_t hash_by_fill(const pave_world *world, pave_rect rect, uint32_t *tiles)
{
    if (pave_world_fill(world, rect, NULL, tiles, rect.width)) return 0;
    return pave_hash(PAVE_HASH_START, tiles, pave_rect_count(rect));
}

static uint64_t hash_by_place(const pave_world *world, pave_rect rect)
{
    uint64_t hash = PAVE_HASH_START;
    for (int64_t i = 0; i < pave_rect_count(rect); i++)
        hash = pave_hash_word(hash, pave_world_at(world, pave_rect_cell(rect, i)));
    return hash;
}

static void check_world(const scene_world *scene, bool print)
{
    pave_world_def def = {.seed = scene->seed, .method = scene->method};
    pave_wang_set *set = scene_set_create(&scene->set);
    pave_world *world = NULL;
    uint32_t *tiles = malloc((size_t)pave_rect_count(scene->rect) * sizeof *tiles);
    def.set = set;
    if (!set || !tiles || pave_world_create(&def, NULL, &world, NULL)) {
        printf("FAILED %s: no memory\n", scene->name);
        failures++;
    }
    for (int kernel = 0; world && kernel < pave_world_kernels.count && !print; kernel++) {
        if (!pave_kernel_runs(pave_kernel_get(&pave_world_kernels, kernel))) continue;
        pave_world_use_kernel(world, kernel);
        check(scene->name, pave_kernel_name(pave_kernel_get(&pave_world_kernels, kernel)),
              hash_by_fill(world, scene->rect, tiles), scene->hash, print);
    }
    if (world)
        check(scene->name, "place by place", hash_by_place(world, scene->rect), scene->hash, print);
    free(tiles);
    pave_world_destroy(world);
    pave_wang_destroy(set);
}

static void check_aperiodic(bool print)
{
    static const struct {
        int32_t q, r;
        uint64_t hash;
    } parts[] = {{-100, -150, UINT64_C(0x1c533d833f2bc09b)},
                 {-PAVE_COORDINATE_MAX, PAVE_COORDINATE_MAX - 300, UINT64_C(0x870a48ec772c7a86)},
                 {PAVE_COORDINATE_MAX - 600, -PAVE_COORDINATE_MAX, UINT64_C(0xd2467cc93e2fe14b)}};
    static uint32_t tiles[600 * 300];
    pave_wang_set *garden = NULL;
    pave_world *world = NULL;
    if (pave_builtin_create(PAVE_BUILTIN_GARDEN, NULL, &garden, NULL) != PAVE_OK ||
        pave_world_create(&(pave_world_def){.set = garden, .seed = 7}, NULL, &world, NULL) !=
            PAVE_OK)
        printf("FAILED garden of seed 7: no memory\n"), failures++;
    for (int i = 0; world && i < 3; i++) {
        const pave_rect rect = pave_rect_of(parts[i].q, parts[i].r, 600, 300);
        for (int kernel = 0; kernel < pave_world_kernels.count && !print; kernel++) {
            if (!pave_kernel_runs(pave_kernel_get(&pave_world_kernels, kernel))) continue;
            pave_world_use_kernel(world, kernel);
            check("garden of seed 7",
                  pave_kernel_name(pave_kernel_get(&pave_world_kernels, kernel)),
                  hash_by_fill(world, rect, tiles), parts[i].hash, print);
        }
        check("garden of seed 7", "place by place", hash_by_place(world, rect), parts[i].hash,
              print);
    }
    pave_world_destroy(world);
    pave_wang_destroy(garden);
}

// ---- Worlds on tilings --------------------------------------------------------------------------

/// Six hashes of a tiling: edge, corner and mixed sets by feature, then by phase.
static void check_tiling_law(const golden_tiling_world *golden, int law, bool print)
{
    const pave_world_method method = law < 3 ? PAVE_WORLD_FEATURE : PAVE_WORLD_PHASE;
    const scene_set set = scene_tiling_set(golden->name, (pave_wang_kind)(law % 3), 2);
    scene_tiling_world scene;
    char name[64];
    snprintf(name, sizeof name, "%s %s %s", golden->name,
             pave_word(pave_wang_kind_words, (pave_wang_kind)(law % 3)),
             pave_word(pave_world_method_words, method));
    if (!scene_tiling_world_open(golden->name, set, method, 77 + (uint64_t)law,
                                 pave_cell_of(law, 1), &scene)) {
        printf("FAILED %s: no memory\n", name);
        failures++;
    }
    for (int kernel = 0; scene.world && kernel < pave_world_kernels.count && !print; kernel++) {
        if (!pave_kernel_runs(pave_kernel_get(&pave_world_kernels, kernel))) continue;
        pave_world_use_kernel(scene.world, kernel);
        check(name, pave_kernel_name(pave_kernel_get(&pave_world_kernels, kernel)),
              golden_tiling_by_fill(&scene), golden->hash[law], print);
    }
    if (scene.world)
        check(name, "place by place", golden_tiling_by_place(&scene), golden->hash[law], print);
    scene_tiling_world_close(&scene);
}

static void check_scene(const char *grid, const char *what, int number, bool opened,
                        scene_tiling_world *scene, uint64_t hash, bool print)
{
    char name[64];
    snprintf(name, sizeof name, "%s %s %d", grid, what, number);
    if (!opened) {
        printf("FAILED %s: no memory\n", name);
        failures++;
    } else {
        check(name, "fill", golden_tiling_by_fill(scene), hash, print);
        check(name, "place by place", golden_tiling_by_place(scene), hash, print);
    }
    scene_tiling_world_close(scene);
}

static void check_connected(int32_t i, int law, bool print)
{
    scene_tiling_world scene;
    const pave_wang_kind kind = law == 2 ? PAVE_WANG_MIXED : PAVE_WANG_EDGE;
    const golden_connected *golden = &golden_connecteds[i];
    const bool opened = golden_connected_open(golden->name, kind, 7, law == 1, &scene);
    check_scene(golden->name, "connected", law, opened, &scene, golden->hash[law], print);
}

static void check_rocks(int32_t i, int how, bool print)
{
    scene_tiling_world scene;
    const golden_rocks *golden = &golden_rockses[i];
    const bool opened = golden_rocks_open(golden->name, how, 7, true, &scene);
    check_scene(golden->name, "rocks", how, opened, &scene, golden->hash[how], print);
}

static void check_multigrid(int32_t families, bool print)
{
    check(pave_multigrid_name(families), "world", hash_multigrid_world(families),
          golden_multigrid_worlds[families - PAVE_MULTIGRID_FAMILIES_MIN], print);
}

static void check_partial(const scene_partial *scene, bool print)
{
    pave_world_def def = {.seed = 12};
    pave_wang_set *set = scene_partial_create(scene);
    pave_world *world = NULL;
    const pave_rect rect = scene_partial_rect;
    uint32_t *tiles = malloc((size_t)pave_rect_count(rect) * sizeof *tiles);
    def.set = set;
    if (!set || !tiles || pave_world_create(&def, NULL, &world, NULL)) {
        printf("FAILED %s: no memory\n", scene->name);
        failures++;
    }
    if (world && tiles)
        check(scene->name, "blocks", hash_by_fill(world, rect, tiles), scene->hash, print);
    free(tiles);
    pave_world_destroy(world);
    pave_wang_destroy(set);
}

// ---- Boards -------------------------------------------------------------------------------------

static void check_removal(const scene_board *scene)
{
    for (int kernel = 0; kernel < pave_random_kernels.count; kernel++) {
        if (!pave_kernel_runs(pave_kernel_get(&pave_random_kernels, kernel))) continue;
        pave_board *board = golden_board_by(scene, pave_kernel_get(&pave_random_kernels, kernel));
        check(scene->name, pave_kernel_name(pave_kernel_get(&pave_random_kernels, kernel)),
              board ? scene_board_hash(board) : 0, scene->board, false);
        pave_board_destroy(board);
    }
}

/// By the dense path. Nothing where such a board is left to the general way.
static void check_dense(const scene_board *scene, const pave_board *board, const pave_mesh_def *def,
                        const pave_batch *batch, const char *runner)
{
    char how[96];
    uint64_t hash = 0;
    snprintf(how, sizeof how, "dense, %s", runner);
    if (golden_mesh_dense(board, def, batch, &hash) != PAVE_NOT_FOUND)
        check(scene->name, how, hash, scene->mesh, false);
}

static void check_board(const scene_board *scene, bool print)
{
    pave_batch batch;
    const char *runner;
    char how[96];
    pave_board *board = scene_board_create(scene);
    check(scene->name, "as a board", board ? scene_board_hash(board) : 0, scene->board, print);
    if (!print) check_removal(scene);
    for (int i = 0; board && i < (print ? 1 : runners) && golden_runner(i, &batch, &runner); i++) {
        const pave_mesh_def def = scene_board_mesh(scene);
        snprintf(how, sizeof how, "mesh, %s", runner);
        check(scene->name, how, golden_mesh_of_board(board, &def, &batch), scene->mesh, print);
        if (print || !golden_is_dense(scene)) continue; // others are made by their adjacency anyway
        snprintf(how, sizeof how, "mesh by its adjacency, %s", runner);
        check(scene->name, how, golden_mesh_generally(board, &def, &batch), scene->mesh, false);
        if (i < 2)
            check_dense(scene, board, &def, &batch, runner); // threads take what is best here
    }
    pave_board_destroy(board);
}

// ---- Segregations -------------------------------------------------------------------------------

static void check_settlement(const golden_settlement *settlement, bool print)
{
    pave_batch batch;
    const char *runner;
    char how[96];
    golden_broken = false;
    for (int i = 0; i < (print ? 1 : runners) && golden_runner(i, &batch, &runner); i++)
        for (int kernel = i < 2 && !print ? 0 : -1;
             kernel < (i < 2 && !print ? pave_segregation_kernels.count : 0); kernel++) {
            if (kernel >= 0 &&
                !pave_kernel_runs(pave_kernel_get(&pave_segregation_kernels, kernel)))
                continue;
            snprintf(how, sizeof how, "segregation %s, %s",
                     kernel < 0
                         ? "as it comes"
                         : pave_kernel_name(pave_kernel_get(&pave_segregation_kernels, kernel)),
                     runner);
            const uint64_t hash = golden_segregation(settlement, kernel, &batch);
            check(settlement->name, how, golden_broken ? 0 : hash, settlement->expected, print);
        }
}

static void print_kernels(void)
{
    printf("golden hashes: %d worlds, kernels", SCENE_WORLD_COUNT + 6 * GOLDEN_TILING_WORLDS);
    for (int i = 0; i < pave_world_kernels.count; i++)
        printf(" %s%s", pave_kernel_name(pave_kernel_get(&pave_world_kernels, i)),
               pave_kernel_runs(pave_kernel_get(&pave_world_kernels, i)) ? ""
                                                                         : " (does not run here)");
    printf("; %d boards", SCENE_BOARD_COUNT);
    printf("; segregation");
    for (int i = 0; i < pave_segregation_kernels.count; i++)
        printf(" %s%s", pave_kernel_name(pave_kernel_get(&pave_segregation_kernels, i)),
               pave_kernel_runs(pave_kernel_get(&pave_segregation_kernels, i))
                   ? ""
                   : " (does not run here)");
}

int main(int argc, char **argv)
{
    bool print = argc > 1 && strcmp(argv[1], "--print") == 0;
    if (argc > 1 && strcmp(argv[1], "--in-order") == 0) runners = 1;
    check_single(print);
    check_aperiodic(print);
    for (int32_t n = PAVE_MULTIGRID_FAMILIES_MIN; n <= PAVE_MULTIGRID_FAMILIES_MAX; n++)
        check_multigrid(n, print);
    for (int i = 0; i < 3 * GOLDEN_CONNECTEDS; i++) check_connected(i / 3, i % 3, print);
    for (int i = 0; i < GOLDEN_ROCKS_WAYS * GOLDEN_ROCKSES; i++)
        check_rocks(i / GOLDEN_ROCKS_WAYS, i % GOLDEN_ROCKS_WAYS, print);
    for (int i = 0; i < SCENE_WORLD_COUNT; i++) check_world(&scene_worlds[i], print);
    for (int i = 0; i < SCENE_PARTIAL_COUNT; i++) check_partial(&scene_partials[i], print);
    for (int i = 0; i < GOLDEN_TILING_WORLDS; i++)
        for (int law = 0; law < 6; law++) check_tiling_law(&golden_tiling_worlds[i], law, print);
    for (int i = 0; i < SCENE_BOARD_COUNT; i++) check_board(&scene_boards[i], print);
    for (int i = 0; i < GOLDEN_SETTLEMENTS; i++) check_settlement(&golden_settlements[i], print);
    if (print) return 0;
    print_kernels();
    printf("; %d failures\n", failures);
    return failures ? 1 : 0;
}
