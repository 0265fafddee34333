// cli/world/stagger.c: the positions of cells on staggered maps and maps of hexagons.
#include "stagger.h"

#include "../result.h"

#include <pave/hex.h>

// Returns the cell at a position of a map that begins at 0,0.
static pave_cell cell_at(const cli_shifted *map, int32_t x, int32_t y)
{
    if (map->orientation == PAVE_TILED_STAGGERED)
        return pave_tiled_stagger_cell(map->stagger, x, y);
    // The reverse of cli_stagger_of.
    const int system = 2 * map->stagger.columns + map->stagger.even;
    return pave_hex_from_offset((pave_hex_offset){x, y}, (pave_hex_system)system);
}

pave_cell cli_shifted_cell(const cli_shifted *map, int32_t x, int32_t y)
{
    const pave_rect rect = map->rect;
    if (map->infinite) return cell_at(map, rect.q + x, rect.r + y);
    const pave_cell cell = cell_at(map, x, y);
    return pave_cell_of(rect.q + cell.q, rect.r + cell.r);
}

pave_tiled_stagger cli_stagger_of(int word)
{
    return (pave_tiled_stagger){.columns = word >= 2, .even = word % 2 == 1};
}

// Returns the length in pixels of the straight sides of hexagons whose spacing is three quarters of
// `length`, rounded down so that there are no gaps.
static int32_t hexagon_side(int32_t length) { return 2 * (length * 3 / 4) - (length & ~1); }

pave_tiled_stagger cli_hexagon_stagger(const pave_tiled_tileset *tileset, int word)
{
    const bool flat = tileset->tile_width > tileset->tile_height;
    pave_tiled_stagger stagger = cli_stagger_of(word >= 0 ? word : 2 * flat);
    stagger.hex_side = hexagon_side(stagger.columns ? tileset->tile_width : tileset->tile_height);
    return stagger;
}

static bool is_in_range(int64_t number)
{
    return number >= -PAVE_COORDINATE_MAX && number <= PAVE_COORDINATE_MAX;
}

int cli_shifted_check(const cli_shifted *map)
{
    const pave_rect rect = map->rect;
    const int32_t x[4] = {0, rect.width > 1, rect.width - 1, rect.width - (rect.width > 1) - 1},
                  y[4] = {0, rect.height > 1, rect.height - 1, rect.height - (rect.height > 1) - 1};
    bool well = true; // the extreme cells are in the first two or last two rows and columns
    for (int i = 0; i < 16; i++) {
        const pave_cell cell = cli_shifted_cell(map, x[i % 4], y[i / 4]);
        well = well && is_in_range(cell.q) && is_in_range(cell.r);
    }
    if (well) return CLI_DONE;
    return cli_wrong(
        "--at %d,%d --size %dx%d: a %s map of it is out of range; choose a position closer to 0,0",
        (int)rect.q, (int)rect.r, (int)rect.width, (int)rect.height,
        map->orientation == PAVE_TILED_STAGGERED ? "staggered" : "hexagonal");
}
