/// tests/scene/picture_tiles_fixture.h: worlds on any tiling whose tiles have pictures that say
/// what they are.
#ifndef PAVE_TESTS_PICTURE_TILES_FIXTURE_H
#define PAVE_TESTS_PICTURE_TILES_FIXTURE_H

#include "../test.h"
#include "picture_fixture.h"

#include <pave/wang.h>

enum { WIDE = 64, TILES_MAX = 1200 };

// ---- A world whose pictures say what they are ---------------------------------------------------

/// The pictures of one number of sides.
typedef struct art {
    pave_wang_set *set;
    uint8_t *rgba;
    pave_picture_tile *tiles;
    pave_picture_tile_list list;
    int32_t width, height;
} art;

typedef struct land {
    pave_tiling *owned;
    const pave_tiling *tiling;
    pave_window *window;
    pave_world *world;
    pave_wang_kind kind;
    art of[PAVE_WANG_SIDES_MAX + 1];
    pave_picture_tile_list lists[PAVE_TILING_FACES_MAX];
} land;

static inline pave_vec2 towards(pave_vec2 a, pave_vec2 b, double share)
{
    return pave_vec2_of(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share);
}

static inline pave_vec2 mean_of(const pave_vec2 *corners, int count)
{
    pave_vec2 sum = {0, 0};
    for (int k = 0; k < count; k++) sum = pave_vec2_of(sum.x + corners[k].x, sum.y + corners[k].y);
    return pave_vec2_of(sum.x / count, sum.y / count);
}

/// Four marks beside each side: near its begin and its end with the colours of the corners there
/// (0, 3), and between them twice the colour of the side.
enum { MARKS = 4 };

static inline pave_vec2 mark_at(const pave_vec2 *corners, pave_vec2 middle, int count, int side,
                                int mark)
{
    static const double along[MARKS] = {0.1, 0.35, 0.65, 0.9};
    return towards(towards(corners[side], corners[(side + 1) % count], along[mark]), middle, 0.15);
}

static inline uint8_t color_of(const uint8_t *colors, int count, int side, int mark)
{
    if (mark == 1 || mark == 2) return colors[2 * side];
    return mark == 3 ? colors[2 * side + 1] : colors[2 * ((side + count - 1) % count) + 1];
}

/// Paints each pixel by the nearest mark: red its colour, green its number, blue that of the tile.
static inline void paint(const art *it, uint8_t *out, const uint8_t *colors, uint32_t tile, int sum)
{
    const int n = pave_wang_sides(it->set);
    pave_vec2 corners[PAVE_WANG_SIDES_MAX];
    pave_picture_tile_polygon(n, sum, corners);
    for (int k = 0; k < n; k++)
        corners[k] = pave_vec2_of(corners[k].x * it->width, corners[k].y * it->height);
    pave_vec2 marks[PAVE_WANG_SIDES_MAX * MARKS];
    const pave_vec2 middle = mean_of(corners, n);
    for (int m = 0; m < n * MARKS; m++)
        marks[m] = mark_at(corners, middle, n, m / MARKS, m % MARKS);
    for (int i = 0; i < it->width * it->height; i++) {
        double least = 1e9;
        int best = 0;
        for (int m = 0; m < n * MARKS; m++) {
            const double x = marks[m].x - i % it->width - .5, y = marks[m].y - i / it->width - .5;
            if (x * x + y * y >= least) continue;
            least = x * x + y * y;
            best = m;
        }
        out[4 * i] = color_of(colors, n, best / MARKS, best % MARKS);
        out[4 * i + 1] = (uint8_t)best;
        out[4 * i + 2] = (uint8_t)tile;
        out[4 * i + 3] = 255;
    }
}

static inline void art_open(art *it, pave_wang_kind kind, int sides, uint32_t symmetries, int sum)
{
    static uint8_t colors[TILES_MAX][PAVE_WANG_PLACES_MAX];
    static uint8_t flat[TILES_MAX * PAVE_WANG_PLACES_MAX];
    const pave_wang_complete_def def = {.kind = kind,
                                        .sides = sides,
                                        .color_count = 2,
                                        .symmetries = symmetries,
                                        .mirror_sum = sum};
    uint8_t combination[PAVE_WANG_PLACES_MAX] = {0}, places[PAVE_WANG_PLACES_MAX];
    const int used = pave_wang_places(kind, sides, places);
    uint32_t count = 0;
    while (pave_wang_complete_next(&def, combination)) {
        assert_true(count < TILES_MAX);
        memset(colors[count], 0, sizeof colors[count]);
        for (int k = 0; k < used; k++) colors[count][places[k]] = combination[k];
        memcpy(flat + count * 2 * (uint32_t)sides, colors[count], 2 * (size_t)sides);
        count++;
    }
    const pave_wang_def set = {.kind = kind,
                               .sides = sides,
                               .color_count = 2,
                               .tile_count = count,
                               .colors = flat,
                               .symmetries = symmetries,
                               .mirror_sum = sum};
    assert_ok(pave_wang_create(&set, NULL, &it->set, NULL));
    pave_vec2 corners[PAVE_WANG_SIDES_MAX];
    it->width = WIDE;
    it->height = (int32_t)ceil(WIDE * pave_picture_tile_polygon(sides, sum, corners));
    const size_t size = 4 * (size_t)it->width * (size_t)it->height;
    it->rgba = malloc(size * count);
    it->tiles = calloc(count, sizeof *it->tiles);
    assert_true(it->rgba && it->tiles);
    for (uint32_t i = 0; i < count; i++) {
        paint(it, it->rgba + i * size, colors[i], i, sum);
        it->tiles[i] = (pave_picture_tile){.id = i,
                                           .width = it->width,
                                           .height = it->height,
                                           .stride = it->width,
                                           .rgba = it->rgba + i * size};
    }
    it->list = (pave_picture_tile_list){.tiles = it->tiles, .count = count, .mirror_sum = sum};
}

static inline void land_fill(land *l, uint32_t symmetries, int sum)
{
    const pave_wang_set *sets[PAVE_TILING_FACES_MAX];
    for (int32_t s = 0; s < l->tiling->face_count; s++) {
        const int sides = pave_tiling_side_count(l->tiling, s);
        if (!l->of[sides].set) art_open(&l->of[sides], l->kind, sides, symmetries, sum);
        sets[s] = l->of[sides].set;
        l->lists[s] = l->of[sides].list;
    }
    const pave_world_def def = {.sets = sets, .tiling = l->tiling, .seed = 11};
    assert_ok(pave_world_create(&def, NULL, &l->world, NULL));
    const int32_t size = l->tiling->face_count > 4 ? 2 : 4;
    const pave_window_def window = {.tiling = l->tiling,
                                    .shape = PAVE_WINDOW_PARALLELOGRAM,
                                    .width = size,
                                    .height = size,
                                    .at = {-3, -2, 0}};
    assert_ok(pave_window_create(&window, NULL, &l->window, NULL));
}

static inline void land_open(land *l, const char *name, pave_wang_kind kind, uint32_t symmetries,
                             int sum)
{
    *l = (land){.kind = kind};
    assert_ok(pave_tiling_create_named(name, NULL, &l->owned, NULL));
    l->tiling = l->owned;
    land_fill(l, symmetries, sum);
}

static inline void land_close(land *l)
{
    for (int n = 0; n <= PAVE_WANG_SIDES_MAX; n++) {
        pave_wang_destroy(l->of[n].set);
        free(l->of[n].rgba);
        free(l->of[n].tiles);
    }
    pave_window_destroy(l->window);
    pave_world_destroy(l->world);
    pave_tiling_destroy(l->owned);
}

static inline pave_scene *drawn(const land *l, const pave_layout *layout, double scale)
{
    const pave_picture_world_def def = {.world = l->world,
                                        .window = l->window,
                                        .pictures = l->lists,
                                        .layout = layout,
                                        .size = {.scale = scale}};
    pave_scene *scene = NULL;
    pave_error error = {0};
    if (pave_picture_world(&def, NULL, NULL, &scene, &error) != PAVE_OK)
        fail_msg("%s", error.message);
    assert_int_equal(pave_scene_count(scene), 1);
    return scene;
}

#endif
