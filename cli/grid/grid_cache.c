// cli/grid/grid_cache.c: caches the tiling and the ground of the last query, and data derived from
// them.
#include "grid_cache.h"

#include <stdlib.h>
#include <string.h>

static bool no_memory(grid_answer *answer) { return grid_failed(answer, "out of memory"); }

// ---- Cached data --------------------------------------------------------------------------------

static void drop_ground(grid_kept_ground *kept)
{
    for (int i = 0; i < GRID_CORNERS_RULES; i++) {
        pave_search_destroy(kept->searches[i]);
        pave_graph_destroy(kept->graphs[i]);
        for (int m = 0; m < GRID_METRICS; m++) {
            pave_search_destroy(kept->moves[m][i].search);
            pave_moves_destroy(kept->moves[m][i].moves);
        }
    }
    pave_store_ground_close(&kept->ground);
    free(kept->name);
    *kept = (grid_kept_ground){0};
}

static void drop_sight(grid_cache *cache)
{
    pave_sight_destroy(cache->sight);
    cache->sight = NULL;
    cache->seen = NULL;
}

static void drop_coloring(grid_cache *cache)
{
    if (cache->colored) pave_coloring_release(&cache->coloring, NULL);
    cache->colored = NULL;
}

void grid_cache_release(grid_cache *cache)
{
    drop_coloring(cache);
    drop_sight(cache);
    drop_ground(&cache->kept);
    pave_tiling_destroy(cache->tiling);
    free(cache->name);
    cache->tiling = NULL;
    cache->name = NULL;
}

// ---- Tilings ------------------------------------------------------------------------------------

bool grid_is_file(const char *name)
{
    size_t length = strlen(name);
    return strcmp(name, "-") == 0 || strchr(name, '/') ||
           (length > 5 && strcmp(name + length - 5, ".json") == 0);
}

// Returns whether a file can be read. Standard input cannot if the queries come from it.
static bool is_readable(const grid_cache *cache, const char *name, grid_answer *answer)
{
    return !cache->input_has_queries || strcmp(name, "-") != 0 ||
           grid_wrong(answer, "-: queries are read from standard input; give a file");
}

static bool unknown(const char *name, grid_answer *answer)
{
    char all[640] = "";
    const char *hint = NULL;
    for (int32_t i = 0; pave_tiling_name(i); i++) {
        cli_add_word(all, sizeof all, "%s", pave_tiling_name(i));
        hint = !hint && cli_alike(name, pave_tiling_name(i)) ? pave_tiling_name(i) : hint;
    }
    for (int32_t i = 0; grid_patch_name(i); i++) {
        cli_add_word(all, sizeof all, "%s", grid_patch_name(i));
        hint = !hint && cli_alike(name, grid_patch_name(i)) ? grid_patch_name(i) : hint;
    }
    if (hint)
        return grid_wrong(answer,
                          "\"%.60s\" is not a grid; did you mean %s? Grids are %s, or FILE.json",
                          name, hint, all);
    return grid_wrong(answer, "\"%.60s\" is not a grid; grids are %s, or FILE.json", name, all);
}

static bool read_tiling(const char *name, pave_tiling **out, grid_answer *answer)
{
    pave_error error = {0};
    char text[PAVE_ERROR_TEXT_SIZE];
    return pave_json_tiling_read(name, NULL, out, &error) == PAVE_OK ||
           grid_failed(answer, "%s", pave_error_text(&error, text));
}

static bool name_tiling(const char *name, pave_tiling **out, grid_answer *answer)
{
    pave_result result = pave_tiling_create_named(name, NULL, out, NULL);
    if (result == PAVE_NOT_FOUND) return unknown(name, answer);
    return result == PAVE_OK || grid_failed(answer, "out of memory");
}

grid_kind grid_kind_of(const char *name, const pave_tiling *tiling)
{
    grid_kind kind = grid_other;
    kind.name = name;
    kind.own_tiling = tiling;
    if (tiling->face_count == 1) kind.parts[GRID_FACE].annotations = "";
    return kind;
}

static bool read_grid(grid_cache *cache, const char *name, grid_answer *answer)
{
    char why[CLI_WHY_SIZE];
    if (grid_patch_is(name)) {
        grid_patch_ground ground;
        if (!grid_patch_read(name, &ground, why)) return grid_wrong(answer, "%s", why);
        if (!ground.is_multigrid)
            return grid_wrong(answer, "%s has no queries; pave grid draw draws it", name);
        cache->multigrid = ground.multigrid;
        cache->kind = grid_kind_of_rhombs(cache->name, &cache->multigrid);
        return true;
    }
    if (!(grid_is_file(name) ? read_tiling : name_tiling)(name, &cache->tiling, answer))
        return false;
    cache->kind = grid_kind_of(cache->name, cache->tiling);
    for (size_t i = 0; grid_kinds[i] && !grid_is_file(name); i++) // 6.6.6 is hex
        if (strcmp(grid_kinds[i]->name, cache->tiling->name) == 0) cache->kind = *grid_kinds[i];
    return true;
}

const grid_kind *grid_kind_open(grid_cache *cache, const char *name, grid_answer *answer)
{
    for (size_t i = 0; grid_kinds[i]; i++) {
        if (strcmp(grid_kinds[i]->name, name) == 0) return grid_kinds[i];
    }
    if (strcmp(name, grid_numbered.name) == 0) return &grid_numbered;
    if (!is_readable(cache, name, answer)) return NULL;
    if (cache->name && strcmp(cache->name, name) == 0) return &cache->kind;
    grid_cache_release(cache);
    cache->name = strdup(name);
    if (!cache->name) no_memory(answer);
    if (cache->name && read_grid(cache, name, answer)) return &cache->kind;
    free(cache->name);
    cache->name = NULL;
    return NULL;
}

int grid_option_open(grid_cache *cache, const char *name, grid_answer *answer,
                     const grid_kind **out)
{
    *out = grid_kind_open(cache, name, answer);
    if (*out == &grid_numbered)
        return cli_wrong("--grid: %s names the cells of a mesh or graph, which only pave grid "
                         "takes; give a grid, such as hex",
                         name);
    return *out                         ? CLI_DONE
           : answer->code == CLI_FAILED ? cli_failed("--grid: %s", answer->error)
                                        : cli_wrong("--grid: %s", answer->error);
}

// ---- Grounds ------------------------------------------------------------------------------------

const pave_store_ground *grid_cache_ground(grid_cache *cache, const grid_ground_options *options,
                                           const pave_tiling *tiling, grid_answer *answer)
{
    char name[8192];
    grid_kept_ground *kept = &cache->kept;
    const char *parts[] = {options->walls, options->cost, options->at};
    int used = snprintf(name, sizeof name, "%s %dx%d", options->on, (int)options->size.width,
                        (int)options->size.height);
    for (int i = 0; i < 3 && used < (int)sizeof name; i++)
        used += snprintf(name + used, sizeof name - (size_t)used, "\n%s", parts[i] ? parts[i] : "");
    if (used >= (int)sizeof name)
        grid_wrong(answer, "--on: the options of the ground are too long");
    if (used >= (int)sizeof name || !is_readable(cache, options->on, answer)) return NULL;
    if (kept->name && strcmp(kept->name, name) == 0 && kept->on == tiling) return &kept->ground;
    drop_ground(kept);
    kept->on = tiling;
    kept->name = strdup(name);
    if (!kept->name) no_memory(answer);
    if (kept->name && grid_ground_open(options, tiling, &kept->ground, answer))
        return &kept->ground;
    drop_ground(kept);
    return NULL;
}

// Reports why a graph or workspace could not be made.
static bool no_graph(pave_result result, grid_answer *answer)
{
    return grid_failed(answer, result == PAVE_RANGE
                                   ? "--on: the ground has too many cells for a search"
                                   : "out of memory; choose a smaller ground");
}

// Returns the index of a ground's graph in the cache.
static int place_of(pave_contact contact, pave_move_corners corners)
{
    return contact == PAVE_CONTACT_EDGE ? 0
           : corners == PAVE_MOVE_SHORT ? 1 + PAVE_CORNERS_ONE_WAY
                                        : 1 + (int)(corners - PAVE_MOVE_ONE);
}

const pave_graph *grid_graph_open(grid_cache *cache, pave_contact contact,
                                  pave_move_corners corners, grid_answer *answer)
{
    grid_kept_ground *kept = &cache->kept;
    const int at = place_of(contact, corners);
    const pave_graph_def def = {.window = kept->ground.window,
                                .walls = kept->ground.closed,
                                .contact = contact,
                                .corners = (pave_corner_rule)(at ? at - 1 : 0)};
    if (kept->ground.graph) return kept->ground.graph;
    if (!kept->graphs[at]) {
        const pave_result result = pave_graph_create(&def, NULL, &kept->graphs[at], NULL);
        if (result != PAVE_OK) no_graph(result, answer);
    }
    return kept->graphs[at];
}

pave_search *grid_search_open(grid_cache *cache, pave_contact contact, pave_move_corners corners,
                              grid_answer *answer)
{
    const pave_graph *graph = grid_graph_open(cache, contact, corners, answer);
    pave_search **search = &cache->kept.searches[place_of(contact, corners)];
    if (!graph || *search) return graph ? *search : NULL;
    const pave_ground ground = pave_ground_of_graph(graph);
    const pave_result result = pave_search_create(&ground, NULL, search, NULL);
    if (result != PAVE_OK) no_graph(result, answer);
    return *search;
}

pave_search *grid_moves_open(grid_cache *cache, pave_tri_metric metric, pave_move_corners corners,
                             const pave_costs **costs, grid_answer *answer)
{
    const pave_store_ground *ground = &cache->kept.ground;
    grid_kept_moves *kept = &cache->kept.moves[metric][corners];
    const pave_moves_def def = {
        .walls = ground->closed, .metric = metric, .corners = corners, .costs = ground->costs};
    pave_error error = {0};
    pave_result result =
        kept->moves ? PAVE_OK : pave_moves_create(&def, NULL, &kept->moves, &error);
    if (result == PAVE_UNSUPPORTED) {
        grid_failed(answer, "--on: %s", error.message);
        return NULL;
    }
    if (result == PAVE_OK && !kept->search) {
        const pave_ground moves = pave_ground_of_graph(kept->moves->graph);
        result = pave_search_create(&moves, NULL, &kept->search, NULL);
    }
    if (result != PAVE_OK) no_graph(result, answer);
    *costs = kept->moves ? &kept->moves->costs : NULL;
    return kept->search;
}

// ---- Sight and colours --------------------------------------------------------------------------

bool grid_sight_open(grid_cache *cache, const pave_tiling *tiling, int32_t radius, int32_t metric,
                     const pave_sight **out, grid_answer *answer)
{
    if (cache->seen != tiling || cache->radius != radius || cache->metric != metric) {
        drop_sight(cache);
        if (pave_sight_create(tiling, radius, metric, NULL, &cache->sight, NULL) == PAVE_NO_MEMORY)
            return no_memory(answer);
        cache->seen = tiling;
        cache->radius = radius;
        cache->metric = metric;
    }
    *out = cache->sight;
    return true;
}

const pave_coloring *grid_coloring_open(grid_cache *cache, const pave_tiling *tiling,
                                        pave_contact contact, grid_answer *answer)
{
    if (cache->colored == tiling && cache->contact == contact) return &cache->coloring;
    drop_coloring(cache);
    const pave_result result =
        pave_tiling_color(tiling, contact, PAVE_COLORING_COLORS_MAX, NULL, &cache->coloring);
    if (result == PAVE_NOT_FOUND)
        grid_failed(answer, "no colouring of up to %d colours was found", PAVE_COLORING_COLORS_MAX);
    else if (result != PAVE_OK)
        no_memory(answer);
    if (result != PAVE_OK) return NULL;
    cache->colored = tiling;
    cache->contact = contact;
    return &cache->coloring;
}
