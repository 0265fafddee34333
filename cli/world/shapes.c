// cli/world/shapes.c: the smallest complete sets of the shapes of a grid, and their sheet.
#include "shapes.h"

#include "../grid/grid_patch.h"

#include "../output.h"

#include <math.h>
#include <pave/picture.h>
#include <stdlib.h>
#include <string.h>

enum { SHEET_COLORS_MAX = 15, SHEET_TILES_MAX = 1 << 20, TILE_MIN = 8 };

// ---- Shapes -------------------------------------------------------------------------------------

// The sides of a shape that is named alone; 0 for any other name.
static int read_sides(const char *grid)
{
    static const struct {
        const char *name;
        int sides;
    } names[] = {{"square", 4}, {"hex", 6}, {"tri", 3}};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strcmp(grid, names[i].name) == 0) return names[i].sides;
    char *end;
    const long sides = strtol(grid, &end, 10);
    return end != grid && *end == '\0' && sides >= 3 && sides <= PAVE_WANG_SIDES_MAX ? (int)sides
                                                                                     : 0;
}

// The mirror_sum by which a picture lies as a face does; 0: the usual, where it is not regular.
static int find_sum(const pave_tiling *tiling, int32_t s)
{
    const int n = pave_tiling_side_count(tiling, s);
    pave_vec2 corners[PAVE_WANG_SIDES_MAX], own[PAVE_WANG_SIDES_MAX];
    pave_layout layout;
    pave_box box = {{0, 0}, {0, 0}};
    if (pave_tiling_layout(tiling, NULL, &layout, NULL) != PAVE_OK) return 0;
    for (int k = 0; k < n; k++) {
        corners[k] = pave_tiling_corner_point(tiling, &layout, (pave_cell){0, 0, s}, k);
        box = k == 0 ? pave_box_of(corners[k], corners[k]) : pave_box_add(box, corners[k]);
    }
    for (int sum = 1; sum <= n; sum++) {
        bool same = true;
        pave_picture_tile_polygon(n, sum, own);
        for (int k = 0; k < n && same; k++)
            same = fabs((corners[k].x - box.min.x) / (box.max.x - box.min.x) - own[k].x) < 0.02 &&
                   fabs((corners[k].y - box.min.y) / (box.max.y - box.min.y) - own[k].y) < 0.02;
        if (same) return sum;
    }
    return 0;
}

static bool has_sides(const cli_shapes *shapes, int sides)
{
    for (int i = 0; i < shapes->count; i++)
        if (shapes->defs[i].sides == sides) return true;
    return false;
}

int cli_shapes_open(const char *grid, const pave_wang_complete_def *base, cli_shapes *out)
{
    const grid_kind *kind;
    pave_multigrid rhombs;
    const int alone = grid_patch_multigrid(grid, &rhombs) ? 4 : read_sides(grid);
    out->defs[0] = *base;
    out->defs[0].sides = alone;
    out->count = alone > 0;
    if (alone) return CLI_DONE;
    if (grid_patch_is(grid))
        return cli_wrong(
            "--grid: worlds are on tilings and on multigrids, such as penrose, but not "
            "on %.60s",
            grid);
    if (strspn(grid, "0123456789") == strlen(grid))
        return cli_wrong("--grid: tiles have 3 to %d sides", PAVE_WANG_SIDES_MAX);
    const int code = grid_option_open(&out->cache, grid, &out->answer, &kind);
    if (code != CLI_DONE) return code;
    const pave_tiling *tiling = grid_tiling(kind);
    out->grid = grid;
    for (int32_t s = 0; s < tiling->face_count; s++) {
        const int sides = pave_tiling_side_count(tiling, s);
        if (sides > PAVE_WANG_SIDES_MAX)
            return cli_wrong("--grid: face %d has %d sides; tiles have at most %d", (int)s, sides,
                             PAVE_WANG_SIDES_MAX);
        if (has_sides(out, sides)) continue;
        pave_wang_complete_def *def = &out->defs[out->count++];
        *def = *base;
        def->sides = sides;
        def->mirror_sum = find_sum(tiling, s);
    }
    return CLI_DONE;
}

void cli_shapes_close(cli_shapes *shapes)
{
    grid_answer_release(&shapes->answer);
    grid_cache_release(&shapes->cache);
}

// ---- The sheet ----------------------------------------------------------------------------------

// The width of a regular polygon whose sides are 1.
static double width_of(const pave_wang_complete_def *def)
{
    pave_vec2 own[PAVE_WANG_SIDES_MAX];
    const double aspect = pave_picture_tile_polygon(def->sides, def->mirror_sum, own);
    return 1 / hypot(own[1].x - own[0].x, (own[1].y - own[0].y) * aspect);
}

// The tiles of a shape, to be freed; NULL after a message.
static uint8_t *list_tiles(const pave_wang_complete_def *def, uint32_t *out)
{
    pave_wang_complete_count count;
    pave_error error = {0};
    error.result = pave_wang_complete_count_of(def, &count, &error);
    if (error.result != PAVE_OK) {
        cli_report(&error);
        return NULL;
    }
    if (count.orbits > SHEET_TILES_MAX) {
        cli_say("-o: %s tiles are too many for a sheet; leave -o out", count.orbits_text);
        return NULL;
    }
    uint8_t places[PAVE_WANG_PLACES_MAX], combination[PAVE_WANG_PLACES_MAX] = {0};
    pave_wang_places(def->kind, def->sides, places);
    const size_t stride = 2 * (size_t)def->sides;
    uint8_t *tiles = calloc((size_t)count.orbits, stride);
    if (!tiles) {
        cli_say("there is no memory for %s tiles", count.orbits_text);
        return NULL;
    }
    for (size_t i = 0; pave_wang_complete_next(def, combination); i++)
        for (int k = 0; k < count.places; k++) tiles[i * stride + places[k]] = combination[k];
    *out = (uint32_t)count.orbits;
    return tiles;
}

int cli_shapes_write(const cli_call *call, const cli_shapes *shapes, const char *png, int tile,
                     bool force)
{
    static const uint32_t rgb[SHEET_COLORS_MAX] = {
        0x5fb04a, 0x3272d9, 0xf2cf4a, 0xd63c3c, 0x9250c4, 0xf28a2a, 0x1fa898, 0xf291bd,
        0x85592f, 0x8e939c, 0xbfe03f, 0x22347f, 0x7a1c3c, 0x9adcf2, 0x2e3036};
    static const char *const names[SHEET_COLORS_MAX] = {
        "green", "blue", "yellow", "red",  "purple", "orange", "teal", "pink",
        "brown", "grey", "lime",   "navy", "maroon", "sky",    "black"};
    const pave_wang_complete_def *first = &shapes->defs[0];
    pave_tiled_template_def parts[PAVE_WANG_SIDES_MAX];
    uint8_t *tiles[PAVE_WANG_SIDES_MAX] = {NULL};
    double widest = 0;
    int code = CLI_DONE;
    if (first->color_count > SHEET_COLORS_MAX)
        return cli_wrong("-o: a sheet shows up to %d colours; leave -o out", SHEET_COLORS_MAX);
    for (int i = 0; i < shapes->count; i++) widest = fmax(widest, width_of(&shapes->defs[i]));
    for (int i = 0; i < shapes->count && code == CLI_DONE; i++) {
        const pave_wang_complete_def *def = &shapes->defs[i];
        const int size = (int)(tile * width_of(def) / widest + 0.5);
        parts[i] = (pave_tiled_template_def){.kind = def->kind,
                                             .colors = def->color_count,
                                             .tile_size = size < TILE_MIN ? TILE_MIN : size,
                                             .png_path = png,
                                             .sides = def->sides,
                                             .mirror_sum = def->mirror_sum,
                                             .symmetries = def->symmetries,
                                             .rgb = rgb,
                                             .names = names};
        tiles[i] = list_tiles(def, &parts[i].tile_count);
        parts[i].tiles = tiles[i];
        if (i > 0) parts[i - 1].next = &parts[i];
        if (!tiles[i]) code = CLI_WRONG;
    }
    if (code == CLI_DONE)
        code = cli_sheet_write(&(cli_sheet){.def = parts[0],
                                            .grid = shapes->grid,
                                            .color_mirrors = first->color_mirrors,
                                            .call = call,
                                            .force = force});
    for (int i = 0; i < shapes->count; i++) free(tiles[i]);
    return code;
}
