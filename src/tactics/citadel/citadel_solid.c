/// src/tactics/citadel/citadel_solid.c: a citadel as a solid: each cell is a prism of the height of
/// its zone.
#include "../../base/exact.h"

#include "../../base/memory.h"
#include "../solid_parts.h"

#include <pave/citadel.h>

enum {
    PAVE_CITADEL_PLASTER = PAVE_CITADEL_ZONES, ///< walls of houses
    PAVE_CITADEL_STONE,                        ///< walls of works
    PAVE_CITADEL_EARTH,                        ///< banks and the floor
    PAVE_CITADEL_SOLID_ZONES,
    PAVE_CITADEL_FLOOR = -2 * PAVE_SOLID_UNIT,
    PAVE_CITADEL_STOREY = PAVE_SOLID_UNIT / 4,
    PAVE_CITADEL_HEIGHT_UNIT = PAVE_SOLID_UNIT / 16
};

/// Per zone: height in sixteenths of an edge, colour, and zone of the walls.
static const struct {
    int32_t height;
    uint32_t color;
    uint8_t walls;
} pave_citadel_looks[PAVE_CITADEL_ZONES] = {
    [PAVE_CITADEL_GROUND] = {0, 0x9fb573ff, PAVE_CITADEL_EARTH},
    [PAVE_CITADEL_WALL] = {22, 0xa89c88ff, PAVE_CITADEL_STONE},
    [PAVE_CITADEL_BASTION] = {20, 0x9aa072ff, PAVE_CITADEL_STONE},
    [PAVE_CITADEL_GATE] = {27, 0x7d6b58ff, PAVE_CITADEL_STONE},
    [PAVE_CITADEL_TOWER] = {34, 0x8f5b48ff, PAVE_CITADEL_STONE},
    [PAVE_CITADEL_STREET] = {0, 0xd2c4a6ff, PAVE_CITADEL_EARTH},
    [PAVE_CITADEL_SQUARE] = {0, 0xdccfb4ff, PAVE_CITADEL_EARTH},
    [PAVE_CITADEL_HOUSE] = {10, 0xb5654aff, PAVE_CITADEL_PLASTER},
    [PAVE_CITADEL_CHURCH] = {30, 0x6f7f8cff, PAVE_CITADEL_PLASTER},
    [PAVE_CITADEL_KEEP] = {40, 0x5d6b7aff, PAVE_CITADEL_STONE},
    [PAVE_CITADEL_GARDEN] = {0, 0x7ea35cff, PAVE_CITADEL_EARTH},
    [PAVE_CITADEL_MOAT] = {-10, 0x5b8fb3ff, PAVE_CITADEL_EARTH},
    [PAVE_CITADEL_BRIDGE] = {1, 0xa5835bff, PAVE_CITADEL_STONE},
    [PAVE_CITADEL_RAVELIN] = {12, 0x97a06eff, PAVE_CITADEL_STONE},
    [PAVE_CITADEL_COVERED_WAY] = {2, 0xc4bd8eff, PAVE_CITADEL_EARTH},
    [PAVE_CITADEL_GLACIS] = {3, 0xa9bb79ff, PAVE_CITADEL_EARTH},
    [PAVE_CITADEL_ROAD] = {0, 0xcdbb98ff, PAVE_CITADEL_EARTH},
    [PAVE_CITADEL_WATER] = {-8, 0x4f86adff, PAVE_CITADEL_EARTH},
};

uint32_t pave_citadel_zone_color(pave_citadel_zone zone)
{
    assert((unsigned)zone < PAVE_CITADEL_ZONES);
    return pave_citadel_looks[zone].color;
}

static void citadel_solid_zones(pave_solid_zone *out)
{
    for (int i = 0; i < PAVE_CITADEL_ZONES; i++)
        out[i] =
            (pave_solid_zone){pave_word(pave_citadel_zone_words, i), pave_citadel_looks[i].color};
    out[PAVE_CITADEL_COVERED_WAY].name = "covered-way"; // names of materials must not contain
                                                        // blanks
    out[PAVE_CITADEL_PLASTER] = (pave_solid_zone){"plaster", 0xe6dac0ff};
    out[PAVE_CITADEL_STONE] = (pave_solid_zone){"stone", 0xb3a791ff};
    out[PAVE_CITADEL_EARTH] = (pave_solid_zone){"earth", 0x8a7554ff};
}

/// Returns the height of a cell. Houses have one storey for every two cells, up to three.
static int32_t citadel_top(const pave_citadel *citadel, int64_t cell)
{
    const int zone = citadel->zones[cell];
    int32_t storeys = 0;
    if (zone == PAVE_CITADEL_HOUSE && citadel->parts[cell] >= 0)
        storeys = citadel->houses[citadel->parts[cell]].count / 2;
    if (storeys > 3) storeys = 3;
    return pave_citadel_looks[zone].height * PAVE_CITADEL_HEIGHT_UNIT +
           storeys * PAVE_CITADEL_STOREY;
}

static pave_result citadel_add_cells(const pave_citadel *citadel, int32_t *tops, uint8_t *walls,
                                     pave_solid *solid)
{
    for (int64_t i = 0; i < citadel->window->count; i++) {
        tops[i] = citadel_top(citadel, i);
        walls[i] = pave_citadel_looks[citadel->zones[i]].walls;
    }
    const pave_solid_cells cells = {.window = citadel->window,
                                    .tops = tops,
                                    .zones = citadel->zones,
                                    .walls = walls,
                                    .floor = PAVE_CITADEL_FLOOR,
                                    .floor_zone = PAVE_CITADEL_EARTH};
    return pave_solid_add_cells(solid, &cells);
}

pave_result pave_citadel_solid(const pave_citadel *citadel, const pave_allocator *allocator,
                               pave_solid **out, pave_error *error)
{
    const size_t count = (size_t)citadel->window->count;
    pave_solid_zone zones[PAVE_CITADEL_SOLID_ZONES];
    citadel_solid_zones(zones);
    pave_result result =
        pave_solid_create(zones, PAVE_CITADEL_SOLID_ZONES, false, allocator, out, error);
    if (result != PAVE_OK) return result;
    int32_t *tops = pave_array_take(allocator, count, sizeof *tops);
    uint8_t *walls = pave_array_take(allocator, count, 1);
    result = tops && walls ? citadel_add_cells(citadel, tops, walls, *out) : PAVE_NO_MEMORY;
    PAVE_RELEASE(allocator, walls, tops);
    if (result == PAVE_OK) return PAVE_OK;
    pave_solid_destroy(*out);
    *out = NULL;
    return PAVE_FAIL(error, result, "out of memory for the solid of a citadel");
}
