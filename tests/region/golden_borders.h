/// tests/region/golden_borders.h: golden hashes of outlines, of borders as cells have them and
/// smooth, and of poles: windows of all tilings, and meshes.
#ifndef PAVE_TESTS_GOLDEN_BORDERS_H
#define PAVE_TESTS_GOLDEN_BORDERS_H

#include "../board/golden_boards.h"
#include "../tiling/golden_tilings.h"
#include "borders_fixture.h"

static uint64_t golden_outlines(void)
{
    uint64_t hash = PAVE_HASH_START;
    for (int number = 0; number < ALL_OUTLINES; number++) {
        outlines of = any_outlines(number);
        const pave_polygons *polygons = of.polygons;
        for (int32_t v = 0; v < polygons->vertex_count; v++)
            hash = golden_point(hash, polygons->vertices[v]);
        hash = golden_array(golden_array(hash, polygons->corners, (int32_t)polygons->corner_count),
                            polygons->neighbors, (int32_t)polygons->corner_count);
        for (int32_t i = 0; i < polygons->rim_count; i++)
            hash = pave_hash_word(hash, (uint32_t)polygons->rim[i].next);
        outlines_free(&of);
    }
    return hash;
}

static uint64_t golden_poles(uint64_t hash, const pave_borders *borders)
{
    for (int32_t t = 1; t <= borders->count; t++) {
        pave_vec2 pole = {0.0, 0.0};
        double radius = 0.0;
        hash = pave_hash_word(
            hash, (uint32_t)pave_borders_pole(borders, t, 2.5, 0.0, &pole, &radius, NULL));
        hash = golden_double(golden_point(hash, pole), radius);
        hash = golden_double(golden_double(hash, pave_borders_area(borders, t)),
                             perimeter_of(borders, t));
    }
    return hash;
}

static uint64_t golden_borders_of(bool smooth)
{
    static const pave_smooth_def ways[] = {{0},
                                           {.passes = 30, .rounds = 1, .rim = true},
                                           {.wiggle = 1.0, .seed = 2, .rim = true},
                                           {.corners = true}};
    uint64_t hash = PAVE_HASH_START;
    for (int number = 0; number < ALL_OUTLINES; number++) {
        outlines of = any_outlines(number);
        int32_t *map = random_map(of.polygons, (uint64_t)number, 3, number % 5);
        pave_borders *borders = NULL;
        if (pave_borders_create(
                &(pave_borders_def){.polygons = of.polygons, .of_cell = map, .count = 3}, NULL,
                &borders, NULL))
            return golden_fail();
        for (size_t i = 0; i < (smooth ? sizeof ways / sizeof *ways : 1); i++) {
            if (smooth && pave_borders_smooth(borders, &ways[i], NULL)) return golden_fail();
            hash = golden_poles(golden_long(hash, pave_borders_hash(borders)), borders);
        }
        pave_borders_destroy(borders);
        free(map);
        outlines_free(&of);
    }
    return hash;
}

static uint64_t golden_borders(void) { return golden_borders_of(false); }
static uint64_t golden_borders_smooth(void) { return golden_borders_of(true); }

#endif
