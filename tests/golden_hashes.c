/// tests/golden_hashes.c: checks hashes that must be the same with any compiler, at any level, by any kernel, on any machine. Needs only
/// the core, so that it can be built anywhere. With --print it prints the tables instead.
/// A hash that changes is a breaking change: it goes into CHANGELOG.md with its reason.
#include "../scenes/worlds.h"

#include "scene_fixture.h"
#include "search_golden.h"
#include "world_model.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

static int failures;

static void check(const char *name, const char *how, uint64_t hash, uint64_t expected, bool print)
{
    if (print)
        printf("%s %s 0x%016" PRIx64 "\n", name, how, hash);
    else if (hash != expected)
        printf("FAILED %s, %s: 0x%016" PRIx64 ", not 0x%016" PRIx64 "\n", name, how, hash, expected), failures++;
}

// ---- Words, choices, pictures ------------------------------------------------------------------------------------------------

static uint64_t hash_words(void)
{
    uint64_t hash = PAVE_HASH_START;
    for (int32_t i = -500; i < 500; i++) {
        pave_random_words words = pave_random_at(UINT64_C(0x0123456789abcdef), PAVE_STREAM_USER, i, i * i - 7, (uint32_t)(i & 1), (uint32_t)(i + 500));
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
    if (pave_weights_to_integers(weights, 37, whole) || pave_shares(whole, 37, NULL, shares) || pave_alias_build(shares, 37, NULL, table)) return 0;
    for (int i = 0; i < 37; i++) {
        hash = pave_hash_word(pave_hash_word(hash, (uint32_t)whole[i]), (uint32_t)(whole[i] >> 32));
        hash = pave_hash_word(pave_hash_word(pave_hash_word(hash, (uint32_t)shares[i]), table[i].threshold), table[i].other);
    }
    return hash;
}

static uint64_t hash_decimals(void)
{
    static const char *const texts[] = {"0.1", "20", "1e-3", "0.333333333333333", "123456.789", "1e15", "2.5e-15", "7.25"};
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

static uint64_t hash_pictures(pave_projection projection)
{
    static uint8_t pixels[4 * 34 * 34];
    uint64_t hash = PAVE_HASH_START;
    for (int builtin = 0; builtin < PAVE_BUILTIN_COUNT; builtin++)
        for (uint32_t id = 0; id < 16; id++) {
            memset(pixels, 0, sizeof pixels);
            pave_builtin_paint((pave_builtin)builtin, id, projection, 34, pixels, 4 * 34);
            for (size_t i = 0; i < sizeof pixels; i++) hash = pave_hash_word(hash, pixels[i]);
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
        hash = pave_scene_write_svg(scene, &size, fixture_sink(&text), NULL) == PAVE_OK ? PAVE_HASH_START : 0;
        for (size_t i = 0; i < text.size; i++) hash = pave_hash_word(hash, (uint8_t)text.bytes[i]);
    }
    pave_scene_destroy(scene);
    return hash;
}

static uint64_t hash_double(uint64_t hash, double number)
{
    uint64_t bits;
    memcpy(&bits, &number, sizeof bits);
    return pave_hash_word(pave_hash_word(hash, (uint32_t)bits), (uint32_t)(bits >> 32));
}

static uint64_t hash_cell(uint64_t hash, pave_cell cell)
{
    return pave_hash_word(pave_hash_word(pave_hash_word(hash, (uint32_t)cell.q), (uint32_t)cell.r), (uint32_t)cell.s);
}

/// The tables of a tiling, the cells under points, and its colourings.
static uint64_t hash_tiling(uint64_t hash, const pave_tiling *tiling)
{
    pave_layout layout;
    const pave_layout_def def = {PAVE_FLAT, true, 2.75, {0.125, -3.5}};
    for (int32_t s = 0; s < tiling->face_count; s++) {
        const pave_cell cell = {0, 0, s};
        for (int k = 0; k < pave_tiling_side_count(tiling, s); k++) {
            const pave_tiling_side *side = pave_tiling_side_of(tiling, s, k);
            const pave_cell corner = {side->vertex_q, side->vertex_r, side->vertex}, edge = {side->edge_q, side->edge_r, side->edge};
            hash = hash_cell(hash_cell(hash_cell(hash, pave_tiling_neighbors(tiling, cell, k)), corner), edge);
        }
        for (int k = 0; k < pave_tiling_touching_count(tiling, s); k++) hash = hash_cell(hash, pave_tiling_touching(tiling, cell, k));
        hash = hash_double(hash_double(hash, tiling->centers[s].x), tiling->centers[s].y);
    }
    for (int32_t v = 0; v < tiling->vertex_count; v++) hash = hash_double(hash_double(hash, tiling->vertices[v].x), tiling->vertices[v].y);
    if (pave_tiling_layout(tiling, &def, &layout) != PAVE_OK) return 0;
    for (int k = 0; k < 500; k++) hash = hash_cell(hash, pave_tiling_face_at(tiling, &layout, pave_vec2_of(k * 0.625 - 99, k * k * 0.03125 - 7)));
    for (int contact = PAVE_CONTACT_EDGE; contact <= PAVE_CONTACT_VERTEX; contact++) {
        pave_coloring coloring;
        if (pave_tiling_color(tiling, (pave_contact)contact, PAVE_COLORING_COLORS_MAX, NULL, &coloring) != PAVE_OK) return 0;
        for (int32_t i = 0; i < coloring.width * coloring.height * coloring.face_count; i++) hash = pave_hash_word(hash, coloring.table[i]);
        pave_coloring_release(NULL, &coloring);
    }
    return hash;
}

static uint64_t hash_tilings(void)
{
    uint64_t hash = PAVE_HASH_START;
    for (int32_t index = 0; index < PAVE_TILING_NAMES; index++) {
        pave_tiling *tiling;
        if (pave_tiling_create_named(pave_tiling_name(index), NULL, &tiling) != PAVE_OK) return 0;
        hash = hash_tiling(hash, tiling);
        pave_tiling_destroy(tiling);
    }
    return hash;
}

static const struct {
    const char *name;
    uint64_t expected;
} single[] = {
    {"words", UINT64_C(0xcdb83f3fa3f63736)},
    {"choices", UINT64_C(0x53e50d9f83b83acc)},
    {"decimals", UINT64_C(0x33d43c19454f515c)},
    {"orthogonal-pictures", UINT64_C(0x3790e44d076422fc)},
    {"isometric-pictures", UINT64_C(0x98059cf20664bc6e)},
    {"scene", UINT64_C(0x110d85f9b2482996)},
    {"scene-as-svg", UINT64_C(0x6dc969040c6c8938)},
    {"tilings", UINT64_C(0x54f2a1cfcbac6240)},
    {"searches-square", UINT64_C(0xea2ff7aa25c466db)},
    {"searches-hex", UINT64_C(0x03fb8a3889633f18)},
    {"searches-tri", UINT64_C(0x0eef40602482f89c)},
    {"searches-cairo", UINT64_C(0x7cbc023a0411b338)},
    {"searches-kisrhombille", UINT64_C(0xc8dcfd7ea03e9f2e)},
};

static void check_single(bool print)
{
    uint64_t hashes[] = {hash_words(), hash_choices(), hash_decimals(), hash_pictures(PAVE_ORTHOGONAL), hash_pictures(PAVE_ISOMETRIC),
                         hash_scene(false), hash_scene(true), hash_tilings(), golden_searches("square"), golden_searches("hex"),
                         golden_searches("tri"), golden_searches("cairo"), golden_searches("kisrhombille")};
    for (size_t i = 0; i < sizeof hashes / sizeof *hashes; i++) check(single[i].name, "once", hashes[i], single[i].expected, print);
}

// ---- Worlds -----------------------------------------------------------------------------------------------------------------

static uint64_t hash_by_fill(const pave_world *world, pave_rect rect, uint32_t *tiles)
{
    if (pave_world_fill(world, rect, tiles, rect.width, NULL)) return 0;
    return pave_hash(PAVE_HASH_START, tiles, (size_t)pave_rect_count(rect));
}

static uint64_t hash_by_place(const pave_world *world, pave_rect rect)
{
    uint64_t hash = PAVE_HASH_START;
    for (int64_t i = 0; i < pave_rect_count(rect); i++) hash = pave_hash_word(hash, pave_world_at(world, pave_rect_cell(rect, i)));
    return hash;
}

static void check_world(const scene_world *scene, bool print)
{
    pave_world_def def = {.seed = scene->seed, .method = scene->method};
    pave_wang_set *set = scene_set_create(&scene->set);
    pave_world *world = NULL;
    uint32_t *tiles = malloc((size_t)pave_rect_count(scene->rect) * sizeof *tiles);
    def.set = set;
    if (!set || !tiles || pave_world_create(&def, &world, NULL)) {
        printf("FAILED %s: no memory\n", scene->name);
        failures++;
    }
    for (int kernel = 0; world && kernel < pave_world_kernel_count() && !print; kernel++) {
        if (!pave_world_kernel_get(kernel)->runs_here()) continue;
        pave_world_use_kernel(world, kernel);
        check(scene->name, pave_world_kernel_get(kernel)->name, hash_by_fill(world, scene->rect, tiles), scene->hash, print);
    }
    if (world) check(scene->name, "place by place", hash_by_place(world, scene->rect), scene->hash, print);
    free(tiles);
    pave_world_destroy(world);
    pave_wang_destroy(set);
}

int main(int argc, char **argv)
{
    bool print = argc > 1 && strcmp(argv[1], "--print") == 0;
    check_single(print);
    for (int i = 0; i < SCENE_WORLD_COUNT; i++) check_world(&scene_worlds[i], print);
    if (print) return 0;
    printf("golden hashes: %d worlds, kernels", SCENE_WORLD_COUNT);
    for (int i = 0; i < pave_world_kernel_count(); i++)
        printf(" %s%s", pave_world_kernel_get(i)->name, pave_world_kernel_get(i)->runs_here() ? "" : " (does not run here)");
    printf("; %d failures\n", failures);
    return failures ? 1 : 0;
}
