// cli/tactics/cmd_tactics_terrain.c: pave tactics terrain: heights on triangles with rivers and
// lakes, written as a picture, a surface or prisms.
#include "../commands.h"
#include "../output.h"
#include "tactics.h"

#include <pave/formats/tiled.h>

#include <inttypes.h>
#include <stdlib.h>

typedef struct terrain_options {
    uint64_t seed;
    cli_size size;
    const char *heights;
    int encoding;
    int64_t hills, erosion, rivers, lakes;
    double relief, sea, step;
    bool prisms, cells;
    tactics_output output;
} terrain_options;

// More cells would take gigabytes.
enum { CELLS_MAX = 4000000, EROSION = 10 };

#define FORMATS "svg|pdf|png|obj|glb|json|mask"
enum { FORMAT_PNG = 2, FORMAT_OBJ, FORMAT_GLB, FORMAT_JSON, FORMAT_MASK };

#define OPTIONS terrain_options
static const cli_option table[] = {
    CLI_SEED_ROW(seed, "the terrain"),
    CLI_ROW(SIZE, "size", "WxH", "256x128", size,
            "cells per strip, pointing up or down, and number of strips"),
    CLI_ROW(
        PATH, "heights", "FILE", NULL, heights,
        "heights from a PNG of 8 or 16 bits or a square .r16: black is lowest, white as high as "
        "--relief; it is stretched over the vertices (default: heights are made by noise)"),
    CLI_ROW(WORD, "encoding", "grey|brightness|terrain-rgb|terrarium", "grey", encoding,
            "the meaning of the pixels of --heights; the last two are metres, as in web maps: the "
            "lowest pixel counts as black, the highest as white"),
    CLI_COUNT_ROW("hills", "N", "40", hills, PAVE_TERRAIN_HILLS_MIN, PAVE_TERRAIN_HILLS_MAX,
                  "distance from a hill to the adjacent valley in edges"),
    CLI_OPTION(SHARE, 0, "relief", "EDGES", NULL, relief, 100, 16384,
               "height of the highest mountains, in edges of a cell, 0.01 to 16384; erosion limits "
               "slopes to 45 degrees, so tall mountains need --erosion 0 or larger --hills "
               "(default: a quarter of --hills)"),
    CLI_ROW(SHARE, "sea", "SHARE", NULL, sea,
            "noise: approximate fraction of sea; --heights: sea level, from black to white; 0: no "
            "sea (default: 0.4 for noise, 0 metres if heights are in metres, otherwise none)"),
    CLI_COUNT_ROW("erosion", "N", NULL, erosion, 0, PAVE_TERRAIN_EROSION_MAX,
                  "rounds in which water cuts valleys and limits slopes to 45 degrees; 0: heights "
                  "stay as they are, whatever the size (default: 10 for noise, 0 for --heights)"),
    CLI_COUNT_ROW("rivers", "N", "60", rivers, 1, INT32_MAX,
                  "minimum number of vertices drained by a river"),
    CLI_COUNT_ROW("lakes", "N", "10", lakes, 1, INT32_MAX,
                  "minimum number of vertices of a lake; smaller hollows are filled"),
    CLI_FLAG_ROW("prisms", prisms, "write or draw tiers with cliffs: each cell a level prism"),
    CLI_OPTION(SHARE, 0, "step", "EDGES", "0.5", step, 625, 4096,
               "height of a tier of --prisms, in edges of a cell, 0.0625 to 4096"),
    CLI_FLAG_ROW("cells", cells, "draw the sides of cells, too"),
    CLI_NAMES_ROW(output.picture),
    CLI_UNITS_ROW(output.picture),
    CLI_LEGEND_ROW(output.picture),
    CLI_OUTPUT_ROWS(FORMATS, output.path, output.format),
    CLI_JSON_ROW(output.json),
    CLI_PRINT_ROW("hash", output.hash, "print the hash of the terrain"),
    CLI_PICTURE_ROWS(NULL, output.picture,
                     "an edge of a triangle (default: the picture has about 1024 pixels)"),
};

enum {
    WITH_RELIEF = CLI_MODE(0),
    WITH_SOLID = CLI_MODE(1),
    WITH_PRISMS = CLI_MODE(2),
    WITH_HEIGHTS = CLI_MODE(3)
};

static uint32_t modes_of(const cli_call *call)
{
    const terrain_options *options = call->options;
    return (options->prisms ? 0U : WITH_RELIEF) |
           (call->format == FORMAT_OBJ || call->format == FORMAT_GLB ? WITH_SOLID : 0U) |
           (options->prisms ? WITH_PRISMS : 0U) | (options->heights ? WITH_HEIGHTS : 0U);
}

static const cli_need needs[] = {
    {"encoding", WITH_HEIGHTS, "needs --heights"},
    {"prisms", WITH_SOLID | CLI_PICTURE, "it needs a picture or a model"},
    {"cells|names|units", WITH_RELIEF, "prisms are drawn without them"},
    {"step", WITH_PRISMS, "only --prisms has tiers"},
    CLI_OVER_NEEDS,
    CLI_PICTURE_NEEDS};

typedef struct terrain_job {
    const cli_call *call;
    const terrain_options *options;
    pave_window *window;
    pave_height_map map;
    pave_heights_picture picture;
    pave_terrain *terrain;
    pave_river *rivers;
    int64_t river_count;
    int64_t triangles; // number of triangles written; -1: none
} terrain_job;

// ---- Making the terrain ------------------------------------------------------------------------

static int32_t height_of(double edges) { return (int32_t)(edges * PAVE_TERRAIN_UNIT + 0.5); }

// Reads the height map; the sea level is a fraction of its range.
static int read_heights(terrain_job *job, pave_terrain_def *def)
{
    const terrain_options *options = job->options;
    pave_error error = {0};
    if (pave_heights_read(options->heights, (pave_height_encoding)options->encoding, NULL,
                          &job->map, &error) != PAVE_OK)
        return cli_report(&error);
    const pave_height_map *map = &job->map;
    if (map->empty == (int64_t)map->width * map->height)
        return cli_failed("%s: every pixel is transparent; give a picture with heights",
                          options->heights);
    if (map->empty > 0)
        cli_say("%s: %lld transparent pixel%s the lowest height, %g%s", options->heights,
                (long long)map->empty, map->empty == 1 ? " has" : "s have", map->low,
                options->encoding >= PAVE_HEIGHTS_TERRAIN_RGB ? " m" : "");
    double sea = options->sea;
    if (!cli_given(job->call, "sea") && map->low < 0)
        sea = map->high > 0 ? map->low / (map->low - map->high) : 1;
    job->picture = (pave_heights_picture){.window = job->window,
                                          .values = job->map.values,
                                          .width = job->map.width,
                                          .height = job->map.height,
                                          .high = def->relief};
    if (pave_heights_of_picture(&job->picture, &def->heights, &error) != PAVE_OK)
        return tactics_refuse(&error);
    def->dry = !(sea > 0);
    def->sea = (int32_t)(sea * def->relief);
    return CLI_DONE;
}

static int make(terrain_job *job)
{
    const terrain_options *options = job->options;
    pave_error error = {0};
    pave_terrain_def def = {.seed = options->seed,
                            .hills = (int32_t)options->hills,
                            .erosion = EROSION,
                            .river = (int32_t)options->rivers,
                            .lake = (int32_t)options->lakes};
    if (cli_given(job->call, "erosion") || options->heights)
        def.erosion = (int32_t)options->erosion;
    def.relief = height_of(options->relief > 0 ? options->relief : (double)options->hills / 4.0);
    const pave_window_def window = {.tiling = pave_tiling_tri(),
                                    .shape = PAVE_WINDOW_RECTANGLE,
                                    .width = options->size.width,
                                    .height = options->size.height};
    int code = grid_window_make(NULL, &window, CELLS_MAX, "a terrain has", &job->window);
    if (code != CLI_DONE) return code;
    def.window = job->window;
    if (options->heights) {
        code = read_heights(job, &def);
        if (code != CLI_DONE) return code;
    } else if (cli_given(job->call, "sea")) {
        def.wet = (int32_t)(options->sea * 100 + 0.5);
        def.dry = def.wet == 0;
        if (def.wet > 99) def.wet = 99;
    }
    if (pave_terrain_create(&def, NULL, &job->terrain, &error) != PAVE_OK)
        return tactics_refuse(&error);
    pave_terrain_rivers(job->terrain, NULL, 0, &job->river_count);
    job->rivers = malloc(((size_t)job->river_count + 1) * sizeof *job->rivers);
    if (!job->rivers) return tactics_no_memory();
    pave_terrain_rivers(job->terrain, job->rivers, job->river_count, &job->river_count);
    return CLI_DONE;
}

// ---- Writing ------------------------------------------------------------------------------------

// Makes the solid: the surface, or prisms.
static int make_solid(terrain_job *job, pave_solid **out)
{
    const terrain_options *options = job->options;
    const pave_terrain_prisms_def prisms = {.step = height_of(options->step)};
    pave_error error = {0};
    const pave_result result = options->prisms
                                   ? pave_terrain_prisms(job->terrain, &prisms, NULL, out, &error)
                                   : pave_terrain_surface(job->terrain, NULL, out, &error);
    if (result != PAVE_OK) return tactics_refuse(&error);
    job->triangles = (*out)->triangle_count;
    return CLI_DONE;
}

static int draw_relief(const terrain_job *job)
{
    const terrain_options *options = job->options;
    pave_scene *scene = NULL;
    pave_error error = {0};
    const pave_picture_terrain_def def = {.terrain = job->terrain,
                                          .cells = options->cells,
                                          .title = "terrain",
                                          .size = cli_picture_size(&options->output.picture, 192)};
    const pave_result made = pave_picture_terrain(&def, NULL, NULL, &scene, &error);
    return made == PAVE_OK ? tactics_scene_write(job->call, &options->output, job->window, scene)
                           : tactics_refuse(&error);
}

static int draw_solid(const terrain_job *job, const pave_solid *solid)
{
    const tactics_output *output = &job->options->output;
    pave_scene *scene = NULL;
    pave_error error = {0};
    const pave_picture_solid_def def = {
        .solid = solid, .title = "terrain", .size = cli_picture_size(&output->picture, 96)};
    const pave_result made = pave_picture_solid(&def, NULL, &scene, &error);
    return made == PAVE_OK ? tactics_scene_write(job->call, output, NULL, scene)
                           : tactics_refuse(&error);
}

// Writes JSON, or the mask of the water.
static int write_ground(const terrain_job *job)
{
    const char *path = job->options->output.path;
    pave_error error = {0};
    pave_mask *mask = NULL;
    if (job->call->format == FORMAT_JSON) {
        cli_catch_signals();
        return pave_json_terrain_write(job->terrain, path, NULL, &error) ? cli_report(&error)
                                                                         : CLI_DONE;
    }
    if (pave_mask_create(job->window, NULL, &mask, NULL)) return tactics_no_memory();
    for (int32_t i = 0; i < job->terrain->cell_count; i++)
        pave_mask_set_cell(mask, i, job->terrain->zones[i] <= PAVE_TERRAIN_LAKE);
    const int code = cli_write_mask(mask, path, job->call->out);
    pave_mask_destroy(mask);
    return code;
}

static int write_output(terrain_job *job)
{
    const int format = job->call->format;
    pave_solid *solid = NULL;
    if (format >= FORMAT_JSON) return write_ground(job);
    if (format < FORMAT_OBJ && !job->options->prisms) return draw_relief(job);
    int code = make_solid(job, &solid);
    if (code == CLI_DONE)
        code = format < FORMAT_OBJ ? draw_solid(job, solid)
                                   : tactics_write_solid(job->call, job->options->output.path,
                                                         solid, format == FORMAT_GLB);
    pave_solid_destroy(solid);
    return code;
}

// ---- Output -------------------------------------------------------------------------------------

static void print(const terrain_job *job)
{
    const pave_terrain *terrain = job->terrain;
    int64_t zones[PAVE_TERRAIN_ZONES] = {0}, longest = 0;
    for (int32_t cell = 0; cell < terrain->cell_count; cell++) zones[terrain->zones[cell]]++;
    for (int64_t i = 0; i < job->river_count; i++)
        if (job->rivers[i].length > longest) longest = job->rivers[i].length;
    const double highest = (double)terrain->highest / PAVE_TERRAIN_UNIT,
                 lowest = (double)terrain->lowest / PAVE_TERRAIN_UNIT;
    cli_result result = tactics_begin(job->call, &job->options->output);
    CLI_JSON_COUNTS(&result, "cells|vertices|lakes|rivers|longest", terrain->cell_count,
                    terrain->vertex_count, terrain->lake_count, job->river_count, longest);
    CLI_JSON_NUMBERS(&result, "lowest|highest", lowest, highest);
    cli_json_open(&result, "zones", '{');
    for (int i = 0; i < PAVE_TERRAIN_ZONES; i++)
        if (i != PAVE_TERRAIN_RIVER)
            CLI_JSON_COUNTS(&result, pave_word(pave_terrain_zone_words, i), zones[i]);
    cli_json_close(&result);
    if (job->triangles >= 0) CLI_JSON_COUNTS(&result, "triangles", job->triangles);
    cli_text(&result,
             "cells=%d sea=%.0f%% lakes=%d rivers=%" PRId64 " longest=%" PRId64
             " heights=%.2f..%.2f",
             (int)terrain->cell_count,
             100.0 * (double)zones[PAVE_TERRAIN_SEA] / (double)terrain->cell_count,
             (int)terrain->lake_count, job->river_count, longest, lowest, highest);
    if (job->triangles >= 0) cli_text(&result, " triangles=%" PRId64, job->triangles);
    cli_text(&result, "\n");
    tactics_end(&result, &job->options->output, pave_terrain_hash(terrain));
}

static int run(const cli_call *call)
{
    terrain_job job = {.call = call, .options = call->options, .triangles = -1};
    const tactics_output *output = &job.options->output;
    int code = make(&job);
    if (code == CLI_DONE && output->path) code = write_output(&job);
    if (code == CLI_DONE && tactics_prints(output)) print(&job);
    free(job.rivers);
    pave_terrain_destroy(job.terrain);
    pave_height_map_release(&job.map);
    pave_window_destroy(job.window);
    return code;
}

const cli_command cli_tactics_terrain = {CLI_COMMAND("tactics", "terrain", table, run),
                                         CLI_WRITES(FORMATS, needs, modes_of)};
