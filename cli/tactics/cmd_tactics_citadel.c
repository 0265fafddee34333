// cli/tactics/cmd_tactics_citadel.c: pave tactics citadel: a citadel, alone or in a landscape.
#include "../commands.h"
#include "../grid/grid_window.h"
#include "../output.h"
#include "tactics.h"

#include <pave/formats/json.h>
#include <pave/formats/store.h>
#include <pave/hex.h>

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/// Options of the land.
typedef struct citadel_land_options {
    const char *on, *at;
    cli_size size;
    uint64_t seed;
} citadel_land_options;

/// A land with a citadel. Initialize to {0}.
typedef struct citadel_land {
    pave_citadel *laid; ///< the placed citadel; its window is the land
    pave_citadel_place place;
    int32_t off;              ///< distance from the requested position, in edges
    int32_t territory;        ///< id of the requested territory; 0: none
    pave_json_any any;        ///< parsed file
    pave_terrain *terrain;    ///< NULL if the land is not a terrain
    pave_map *map;            ///< NULL if the land is not a map
    struct pave_store *store; ///< NULL if the land is not a world
    // Private.
    pave_window *window;
    pave_tri_vertex at;
    uint8_t *land, *zones;
    int32_t *sources;
    pave_cell *goals;
    int64_t goal_count;
} citadel_land;

// Parameters of the default terrain: wide plains between hills, only large rivers, no ponds. They
// scale with the town.
enum { HILLS = 4, WET = 20, STEEP = 512, WIDTH = 12, HEIGHT = 6, CELLS_MAX = 1000000 };

static bool is_terrain(const citadel_land_options *options)
{
    return strcmp(options->on, "terrain") == 0;
}

static int parse_at(const citadel_land_options *options, pave_cell *out)
{
    if (pave_tri_face_read(options->at, out) == PAVE_OK) return CLI_DONE;
    return cli_wrong("--at: \"%s\" is not a cell; give q,r,L or q,r,R, such as 3,2,L", options->at);
}

// Makes the window of a land whose size can be chosen; around `middle` if that is not NULL.
static int make_window(const citadel_land_options *options, int32_t rows, const pave_cell *middle,
                       citadel_land *land)
{
    const cli_size size =
        options->size.width ? options->size : (cli_size){WIDTH * rows, HEIGHT * rows};
    pave_cell at = {0, 0, 0};
    if (middle) {
        at.q = middle->q - (size.width / 4 - size.height / 4);
        at.r = middle->r - size.height / 2;
    }
    const pave_window_def board = {
        .tiling = pave_tiling_tri(), .width = size.width, .height = size.height, .at = at};
    return grid_window_make("land-size", &board, CELLS_MAX, "a land has", &land->window);
}

// ---- Terrain ------------------------------------------------------------------------------------

static int make_terrain(const citadel_land_options *options, int32_t rows, citadel_land *land)
{
    pave_error error = {0};
    const int code = make_window(options, rows, NULL, land);
    if (code != CLI_DONE) return code;
    const pave_terrain_def def = {.window = land->window,
                                  .seed = options->seed,
                                  .hills = HILLS * rows,
                                  .wet = WET,
                                  .river = rows * rows,
                                  .lake = 2 * rows,
                                  .steep = STEEP};
    return pave_terrain_create(&def, NULL, &land->terrain, &error) ? tactics_refuse(&error)
                                                                   : CLI_DONE;
}

// ---- Files --------------------------------------------------------------------------------------

static int read_file(const citadel_land_options *options, citadel_land *land)
{
    pave_error error = {0};
    if (pave_json_any_read(options->on, NULL, NULL, &land->any, &error)) return cli_report(&error);
    land->map = land->any.map;
    land->terrain = land->any.terrain;
    const pave_window *window = land->map ? pave_map_window(land->map) : land->any.window;
    if (!land->map && !land->terrain)
        return cli_failed("%s: this is a %s; a citadel needs a terrain, a map or a world",
                          options->on, pave_word(pave_json_type_words, land->any.type));
    if (!window || window->grid != PAVE_WINDOW_TRIANGLES || window->def.wrap ||
        window->def.shape != PAVE_WINDOW_RECTANGLE || window->def.orientation != PAVE_POINTY)
        return cli_failed("%s: the land must be an upright rectangle of triangles that does not "
                          "wrap; make one with --grid tri",
                          options->on);
    if (land->map && land->map->territories->count == 0)
        return cli_failed("%s: the map has no land; choose another", options->on);
    if (pave_window_create(&window->def, NULL, &land->window, &error))
        return tactics_refuse(&error);
    return CLI_DONE;
}

// ---- Worlds -------------------------------------------------------------------------------------

// Returns the land of a cell: the kind of the majority of its corners or sides.
static uint8_t land_of_colors(const pave_json_wang *tiles, const uint8_t *colors)
{
    enum { HALF = 3 }; // majority of the 3 corners or sides of a triangle
    const int each = tiles->kind == PAVE_WANG_MIXED ? 1 : 2;
    int water = 0, wood = 0;
    for (int i = 0; i < 2 * PAVE_TRI_NEIGHBORS_MAX; i++) {
        if (colors[i] == 0 || colors[i] > tiles->color_count) continue;
        const char *name = tiles->colors[colors[i] - 1].name;
        water += each * (name && cli_read_word(name, "water|sea|lake|river") >= 0);
        wood += each * (name && cli_read_word(name, "forest|wood|woods|trees") >= 0);
    }
    return water > HALF  ? PAVE_CITADEL_LAND_WATER
           : wood > HALF ? PAVE_CITADEL_LAND_ROUGH
                         : PAVE_CITADEL_LAND_OPEN;
}

// Opens a part of a world around --at, since a world has no centre.
static int open_world(const citadel_land_options *options, int32_t rows, citadel_land *land)
{
    pave_error error = {0};
    pave_cell at = {0, 0, 0};
    if (pave_store_open(options->on, (pave_store_way){0}, NULL, &land->store, &error))
        return cli_report(&error);
    const pave_store_def *def = pave_store_def_of(land->store);
    if (!def->tiling || strcmp(def->tiling, "tri") != 0)
        return cli_failed("%s: the world is not of triangles; make one with pave world new --grid "
                          "tri",
                          options->on);
    const int code = options->at ? parse_at(options, &at) : CLI_DONE;
    return code == CLI_DONE ? make_window(options, rows, &at, land) : code;
}

static void fill_from_world(citadel_land *land)
{
    const pave_json_wang *tiles = pave_store_def_of(land->store)->tiles;
    const pave_world *world = pave_edits_world(pave_store_edits(land->store));
    pave_window_walk walk = pave_window_begin(land->window);
    while (pave_window_next(&walk)) {
        uint8_t colors[PAVE_WANG_PLACES_MAX];
        pave_world_colors_at(world, walk.cell, colors);
        land->land[walk.index] = land_of_colors(tiles, colors);
    }
}

// ---- Position of the citadel and goals of roads ------------------------------------------------

static pave_tri_vertex vertex_of(pave_cell cell) { return pave_tri_vertex_of(cell.q, cell.r); }

// Returns the centre of the land.
static pave_tri_vertex middle_of(const pave_window *window)
{
    const pave_window_def *def = &window->def;
    return pave_tri_vertex_of(def->at.q + def->width / 4 - def->height / 4,
                              def->at.r + def->height / 2);
}

static int read_at(const citadel_land_options *options, const citadel_land *land, pave_cell *out)
{
    const int code = parse_at(options, out);
    if (code != CLI_DONE) return code;
    if (!pave_window_contains(land->window, *out))
        return cli_wrong("--at: %s is not in the land; choose another cell", options->at);
    return CLI_DONE;
}

// Chooses the territory of --at; by default the largest one, the first if tied.
static int choose_territory(const citadel_land_options *options, citadel_land *land)
{
    const pave_territories *all = land->map->territories;
    pave_cell cell;
    land->territory = 1;
    for (int32_t id = 2; id <= all->count; id++)
        if (all->items[id - 1].size > all->items[land->territory - 1].size) land->territory = id;
    if (!options->at) return CLI_DONE;
    const int code = read_at(options, land, &cell);
    if (code != CLI_DONE) return code;
    land->territory = all->of_cell[pave_window_index(land->window, cell)];
    if (land->territory == 0)
        return cli_wrong("--at: %s is water; choose a cell of a territory", options->at);
    return CLI_DONE;
}

// Places the citadel at the centre of its territory. Roads lead to the centres of the other
// territories.
static int aim_at_territory(const citadel_land_options *options, citadel_land *land)
{
    const pave_territories *all = land->map->territories;
    const int code = choose_territory(options, land);
    if (code != CLI_DONE) return code;
    land->at = vertex_of(pave_window_cell(land->window, all->items[land->territory - 1].center));
    if (all->count < 2) return CLI_DONE;
    land->goals = malloc((size_t)all->count * sizeof *land->goals);
    if (!land->goals) return tactics_no_memory();
    for (int32_t id = 1; id <= all->count; id++)
        if (id != land->territory)
            land->goals[land->goal_count++] =
                pave_window_cell(land->window, all->items[id - 1].center);
    return CLI_DONE;
}

static int aim(const citadel_land_options *options, citadel_land *land)
{
    pave_cell cell;
    if (land->map) return aim_at_territory(options, land);
    land->at = middle_of(land->window);
    if (!options->at) return CLI_DONE;
    const int code = read_at(options, land, &cell);
    if (code == CLI_DONE) land->at = vertex_of(cell);
    return code;
}

static void fill_land(citadel_land *land)
{
    if (land->terrain) {
        pave_citadel_land_of_terrain(land->terrain, land->land);
        return;
    }
    if (land->store) {
        fill_from_world(land);
        return;
    }
    for (int64_t i = 0; i < land->window->count; i++)
        land->land[i] =
            land->map->territories->of_cell[i] ? PAVE_CITADEL_LAND_OPEN : PAVE_CITADEL_LAND_WATER;
}

// ---- The placed citadel -------------------------------------------------------------------------

static int find_place(const pave_citadel *citadel, citadel_land *land)
{
    const pave_window_def *size = &land->window->def;
    const int32_t far = size->width / 2 + size->height;
    const pave_citadel_place_def def = {
        .window = land->window,
        .land = land->land,
        .at = land->at,
        .shift = far < PAVE_CITADEL_SHIFT_MAX ? far : PAVE_CITADEL_SHIFT_MAX,
        .bridges = true,
        .goals = land->goals,
        .goal_count = land->goal_count};
    pave_error error = {0};
    switch (pave_citadel_place_in(citadel, &def, NULL, &land->place, land->zones, land->sources,
                                  &error)) {
    case PAVE_OK:
        land->off = (int32_t)pave_hex_distance(pave_cell_of(land->place.at.q, land->place.at.r),
                                               pave_cell_of(land->at.q, land->at.r));
        return CLI_DONE;
    case PAVE_NOT_FOUND:
        cli_say("--on: the citadel does not fit into this land with a road from each gate; choose "
                "a smaller --size, or another land");
        return CLI_NO;
    default: return tactics_refuse(&error);
    }
}

/// Makes or reads the land and places the citadel. Always call citadel_land_close. Returns
/// CLI_DONE, or another exit code after a message: CLI_NO if the citadel does not fit.
static int citadel_land_open(const citadel_land_options *options, const pave_citadel *citadel,
                             citadel_land *out)
{
    const int32_t rows = citadel->def.size;
    int code = is_terrain(options)                  ? make_terrain(options, rows, out)
               : pave_store_recognizes(options->on) ? open_world(options, rows, out)
                                                    : read_file(options, out);
    if (code == CLI_DONE) code = aim(options, out);
    if (code != CLI_DONE) return code;
    const size_t cells = (size_t)out->window->count;
    out->land = malloc(cells);
    out->zones = malloc(cells);
    out->sources = malloc(cells * sizeof *out->sources);
    if (!out->land || !out->zones || !out->sources) return tactics_no_memory();
    fill_land(out);
    code = find_place(citadel, out);
    if (code != CLI_DONE) return code;
    const pave_citadel_lay_def def = {citadel, out->window, out->place, out->zones, out->sources};
    pave_error error = {0};
    return pave_citadel_lay(&def, NULL, &out->laid, &error) ? tactics_refuse(&error) : CLI_DONE;
}

static void citadel_land_close(citadel_land *land)
{
    pave_citadel_destroy(land->laid);
    free(land->goals);
    free(land->sources);
    free(land->zones);
    free(land->land);
    pave_store_close(land->store);
    if (!land->any.terrain) pave_terrain_destroy(land->terrain);
    pave_json_any_release(&land->any);
    pave_window_destroy(land->window);
}

typedef struct citadel_options {
    uint64_t seed;
    int64_t size, bastions, gates;
    int outline, pattern, shore;
    bool moat, ravelins;
    citadel_land_options land;
    tactics_output output;
} citadel_options;

#define CITADEL_FORMATS "svg|pdf|png|json|obj|glb|mask"
enum { CITADEL_JSON = 3, CITADEL_OBJ, CITADEL_GLB, CITADEL_MASK }; // format indices

#define OPTIONS citadel_options
// Words have the order of their enumerators.
static const cli_option table[] = {
    CLI_SEED_ROW(seed, "of the town"),
    CLI_COUNT_ROW("size", "N", "40", size, 12, PAVE_CITADEL_SIZE_MAX,
                  "maximum width of the fortifications in rows; at least 13 for a triangle, 22 for "
                  "a rhombus, 12 for a hexagon, 17 for a free outline"),
    CLI_ROW(WORD, "outline", "any|triangle|rhombus|hexagon|free", "any", outline,
            "the outline of the wall; any: random"),
    CLI_COUNT_ROW("bastions", "N", "0", bastions, 0, 60,
                  "number of bastions; 0: one at each corner, plus as few as keep walls short"),
    CLI_COUNT_ROW("gates", "N", "0", gates, 0, 16, "number of gates; 0: random, 1 to 4"),
    CLI_ROW(WORD, "pattern", "any|radial|rings|spider|grid|rows|organic", "any", pattern,
            "the pattern of streets; any: random"),
    CLI_ROW(WORD, "shore", "any|none|river|sea", "any", shore,
            "the water on one side; any: random, mostly none"),
    CLI_FLAG_ROW("moat", moat, "a moat around the works"),
    CLI_FLAG_ROW("ravelins", ravelins, "a triangular work before each gate where it fits"),
    CLI_ROW(GRID, "on", "terrain|FILE", NULL, land.on,
            "the land around it, with roads to its gates: a terrain, from the seed or a file; a "
            "region map of triangles (0 is water), in its largest territory; or a world of "
            "triangles with a colour named water"),
    CLI_ROW(TEXT, "at", "q,r,L", NULL, land.at,
            "desired cell of the land or of the territory (default: the middle of a terrain, 0,0,L "
            "of a world)"),
    CLI_ROW(SIZE, "land-size", "WxH", NULL, land.size,
            "size of the terrain or piece of a world: cells per strip, pointing up or down, and "
            "number of strips (default: 12 and 6 times --size)"),
    CLI_OUTPUT_ROWS(CITADEL_FORMATS, output.path, output.format),
    CLI_JSON_ROW(output.json),
    CLI_PRINT_ROW("hash", output.hash, "print the hash of the town"),
    CLI_OVER_ROWS(output.picture),
    CLI_PICTURE_ROWS(NULL, output.picture,
                     "an edge of a triangle (default: the picture has about 1024 pixels)"),
};

enum { ALONE = TACTICS_MODE(0), IN_LAND = TACTICS_MODE(1), ON_WIDE = TACTICS_MODE(2) };

static uint32_t modes_of(const cli_call *call)
{
    const citadel_options *options = call->options;
    const citadel_land_options *land = &options->land;
    if (!land->on) return ALONE;
    return IN_LAND | (is_terrain(land) || pave_store_recognizes(land->on) ? ON_WIDE : 0);
}

static const cli_need needs[] = {{"shore", ALONE, "the land of --on has its own water"},
                                 {"at", IN_LAND, "needs --on"},
                                 {"land-size", ON_WIDE, "only a terrain and a world have a size"},
                                 CLI_OVER_NEEDS,
                                 CLI_PICTURE_NEEDS};

// ---- Files --------------------------------------------------------------------------------------

static int draw(const cli_call *call, const pave_citadel *citadel, const citadel_land *land)
{
    const citadel_options *options = call->options;
    pave_scene *scene = NULL;
    pave_error error = {0};
    const pave_picture_citadel_def def = {.citadel = citadel,
                                          .terrain = land->terrain,
                                          .title = "a citadel",
                                          .size = cli_picture_size(&options->output.picture, 192)};
    return pave_picture_citadel(&def, NULL, &scene, &error)
               ? tactics_refuse(&error)
               : tactics_scene_write(call, &options->output, citadel->window, scene);
}

static int write_solid(const cli_call *call, const pave_citadel *citadel)
{
    const citadel_options *options = call->options;
    pave_solid *solid = NULL;
    pave_error error = {0};
    if (pave_citadel_solid(citadel, NULL, &solid, &error)) return tactics_refuse(&error);
    const int code =
        tactics_write_solid(call, options->output.path, solid, call->format == CITADEL_GLB);
    pave_solid_destroy(solid);
    return code;
}

static int write_mask(const cli_call *call, const pave_citadel *citadel)
{
    const citadel_options *options = call->options;
    pave_mask *mask = NULL;
    if (pave_mask_create(citadel->window, NULL, &mask, NULL)) return tactics_no_memory();
    pave_citadel_mask(citadel->zones, false, mask);
    const int code = cli_write_mask(mask, options->output.path, call->out);
    pave_mask_destroy(mask);
    return code;
}

static int write_output(const cli_call *call, const pave_citadel *citadel, const citadel_land *land)
{
    const citadel_options *options = call->options;
    pave_error error = {0};
    if (call->format == CITADEL_MASK) return write_mask(call, citadel);
    if (call->format >= CITADEL_OBJ) return write_solid(call, citadel);
    if (call->format != CITADEL_JSON) return draw(call, citadel, land);
    cli_catch_signals();
    return pave_json_citadel_write(citadel, options->output.path, NULL, &error) ? cli_report(&error)
                                                                                : CLI_DONE;
}

// ---- Output -------------------------------------------------------------------------------------

static void print_zones(cli_result *result, const pave_citadel *citadel)
{
    int64_t cells[PAVE_CITADEL_ZONES] = {0};
    for (int64_t i = 0; i < citadel->window->count; i++) cells[citadel->zones[i]]++;
    cli_json_open(result, "cells", '{');
    for (int zone = 0; zone < PAVE_CITADEL_ZONES; zone++)
        if (result->json)
            cli_json_member(result, pave_word(pave_citadel_zone_words, zone), "%" PRId64,
                            cells[zone]);
    cli_json_close(result);
}

static void print_gates(cli_result *result, const pave_citadel *citadel)
{
    char text[PAVE_TRI_TEXT_SIZE];
    cli_put_list(result, "gates");
    for (int32_t i = 0; cli_put_each(result, i, citadel->gate_count, 0); i++)
        cli_put(result, NULL, result->json ? "\"%s\"" : "%s",
                pave_tri_face_text(citadel->gates[i].cell, text));
}

static void print_place(cli_result *result, const citadel_options *options,
                        const citadel_land *land)
{
    const pave_citadel_place *place = &land->place;
    cli_text(result,
             "on %s, %" PRId32 "x%" PRId32 " triangles: at %" PRId32 ",%" PRId32 ", %" PRId32
             " edges off, turned by %" PRId32 " sixths; %" PRId64 " cells of roads",
             options->land.on, land->window->def.width, land->window->def.height, place->at.q,
             place->at.r, land->off, place->turn, place->road_count);
    if (land->map) cli_text(result, ", territory %" PRId32, land->territory);
    cli_text(result, "\n");
    cli_json_open(result, "place", '{');
    cli_json_text(result, "on", options->land.on);
    if (result->json)
        cli_json_member(result, "at", "[%" PRId32 ",%" PRId32 "]", place->at.q, place->at.r);
    CLI_JSON_COUNTS(result, "width|height|off|turn|roads", land->window->def.width,
                    land->window->def.height, land->off, place->turn, place->road_count);
    if (land->map) CLI_JSON_COUNTS(result, "territory", land->territory);
    cli_json_close(result);
}

static void print(const cli_call *call, const pave_citadel *citadel, const citadel_land *land)
{
    const pave_citadel *laid = land->laid ? land->laid : citadel;
    const citadel_options *options = call->options;
    const pave_citadel_def *def = &citadel->def;
    cli_result result = tactics_begin(call, &options->output);
    cli_text(&result,
             "%s of seed %" PRIu64 ", %" PRId32 " rows across, in %" PRId32 "x%" PRId32
             " triangles: %" PRId32 " bastions, %" PRId32 " of %" PRId32 " gates, %" PRId32
             " houses; streets %s, shore %s\n",
             pave_word(pave_citadel_outline_words, def->outline), def->seed, citadel->extent,
             citadel->window->def.width, citadel->window->def.height, def->bastions,
             citadel->gate_count, citadel->gate_most, citadel->house_count,
             pave_word(pave_citadel_pattern_words, def->pattern),
             pave_word(pave_citadel_shore_words, def->shore));
    if (result.json) cli_json_member(&result, "seed", "\"%" PRIu64 "\"", def->seed);
    cli_json_text(&result, "outline", pave_word(pave_citadel_outline_words, def->outline));
    cli_json_text(&result, "pattern", pave_word(pave_citadel_pattern_words, def->pattern));
    cli_json_text(&result, "shore", pave_word(pave_citadel_shore_words, def->shore));
    CLI_JSON_COUNTS(&result, "size|extent|width|height|corners|bastions|works|gates_most|houses",
                    def->size, citadel->extent, citadel->window->def.width,
                    citadel->window->def.height, citadel->corner_count, def->bastions,
                    citadel->work_count, citadel->gate_most, citadel->house_count);
    if (land->laid) print_place(&result, options, land);
    print_gates(&result, laid);
    print_zones(&result, laid);
    tactics_end(&result, &options->output, pave_citadel_hash(laid));
}

static int answer(const cli_call *call, const pave_citadel *citadel)
{
    const citadel_options *options = call->options;
    citadel_land_options where = options->land;
    citadel_land land = {0};
    where.seed = options->seed;
    int code = where.on ? citadel_land_open(&where, citadel, &land) : CLI_DONE;
    if (code == CLI_DONE && options->output.path)
        code = write_output(call, where.on ? land.laid : citadel, &land);
    if (code == CLI_DONE && tactics_prints(&options->output)) print(call, citadel, &land);
    citadel_land_close(&land);
    return code;
}

static int run(const cli_call *call)
{
    const citadel_options *options = call->options;
    const pave_citadel_def def = {.seed = options->seed,
                                  .size = (int32_t)options->size,
                                  .outline = (pave_citadel_outline)options->outline,
                                  .bastions = (int32_t)options->bastions,
                                  .gates = (int32_t)options->gates,
                                  .pattern = (pave_citadel_pattern)options->pattern,
                                  .shore = options->land.on ? PAVE_CITADEL_SHORE_NONE
                                                            : (pave_citadel_shore)options->shore,
                                  .moat = options->moat,
                                  .ravelins = options->ravelins};
    pave_citadel *citadel = NULL;
    pave_error error = {0};
    if (options->land.on && options->output.path &&
        (call->format == CITADEL_OBJ || call->format == CITADEL_GLB))
        return cli_wrong(
            "--on: a citadel in a land is a picture or JSON, not a mesh; leave it out");
    if (pave_citadel_create(&def, NULL, &citadel, &error)) return tactics_refuse(&error);
    const int code = answer(call, citadel);
    pave_citadel_destroy(citadel);
    return code;
}

const cli_command cli_tactics_citadel = {CLI_COMMAND("tactics", "citadel", table, run),
                                         CLI_WRITES(CITADEL_FORMATS, needs, modes_of)};
