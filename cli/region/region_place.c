// cli/region/region_place.c: finds the cells of a map from the options.
#include "region_place.h"

#include "../grid/grid_patch.h"

#include <stdlib.h>
#include <string.h>

// ---- Windows ------------------------------------------------------------------------------------

static int make_window(const cli_call *call, const region_place_options *options,
                       region_place_wish wish, const pave_tiling *tiling, region_place *out)
{
    pave_window_def def;
    int code = grid_window_define(call, &options->window, wish.rectangle, tiling, &def);
    def.wrap = options->wrap;
    if (code == CLI_DONE)
        code = grid_window_make(NULL, &def, INT32_MAX - 1, "a map has", &out->window);
    if (code == CLI_DONE)
        code = cli_memory_check(grid_window_option(&def), grid_window_cells(&def), wish.bytes);
    if (code != CLI_DONE) return code;
    out->ground = pave_ground_of_window(out->window);
    out->ground.contact = (pave_contact)options->contact;
    return CLI_DONE;
}

// Opens a part of a grid that has patches instead of windows.
static int open_patch(const cli_call *call, const region_place_options *options,
                      region_place_wish wish, region_place *out)
{
    int code = grid_patch_refuse(call, options->window.grid, "wrap");
    if (code == CLI_DONE) code = grid_patch_open(call, &options->window, NULL, &out->patch);
    if (code == CLI_DONE)
        code = cli_memory_check(cli_given(call, "size") ? "size" : "radius", out->patch->cell_count,
                                wish.bytes);
    if (code != CLI_DONE) return code;
    out->ground = pave_ground_of_graph(out->patch->graph);
    if (options->contact == PAVE_CONTACT_EDGE) return CLI_DONE;
    if (pave_patch_graph(out->patch, PAVE_CONTACT_VERTEX, NULL, NULL, &out->graph) != PAVE_OK)
        return region_no_memory();
    out->ground = pave_ground_of_graph(out->graph);
    return CLI_DONE;
}

static int open_grid(const cli_call *call, const region_place_options *options,
                     region_place_wish wish, region_place *out)
{
    const grid_kind *kind;
    if (grid_patch_is(options->window.grid)) return open_patch(call, options, wish, out);
    const int code = grid_option_open(&out->cache, options->window.grid, &out->answer, &kind);
    return code == CLI_DONE ? make_window(call, options, wish, grid_tiling(kind), out) : code;
}

// ---- Grounds ------------------------------------------------------------------------------------

// Sets the ground. If sides of a window are walls, a graph defines the neighbours; for a patch, the
// map does.
static int lay(const region_place_options *options, region_place *out)
{
    const pave_store_ground *on = &out->on;
    out->closed = on->closed;
    out->ground = on->window ? pave_ground_of_window(on->window) : pave_ground_of_graph(on->whole);
    out->ground.contact = (pave_contact)options->contact;
    if (!on->window || on->closed->side_count == 0) return CLI_DONE;
    if (pave_graph_create(&(pave_graph_def){.walls = on->closed, .contact = out->ground.contact},
                          NULL, &out->graph, NULL) != PAVE_OK)
        return region_no_memory();
    out->ground = pave_ground_of_graph(out->graph);
    return CLI_DONE;
}

// Uses the grid given by the options, if any, otherwise the grid of the file.
static int open_ground(const cli_call *call, const region_place_options *options, region_place *out)
{
    grid_ground_options ground = options->ground;
    const grid_kind *kind = NULL;
    const bool numbered = cli_given(call, "grid") && grid_patch_is(options->window.grid);
    int code = numbered ? grid_patch_refuse(call, options->window.grid, "on") : CLI_DONE;
    ground.size = options->window.size;
    if (code == CLI_DONE && cli_given(call, "grid"))
        code = grid_option_open(&out->cache, options->window.grid, &out->answer, &kind);
    if (code == CLI_DONE)
        code = grid_ground_option_open(&ground, kind ? grid_tiling(kind) : NULL, INT32_MAX - 1,
                                       &out->on);
    if (code == CLI_DONE && !out->on.window && cli_given(call, "contact"))
        code = cli_wrong("--contact: only cells of grids share vertices; leave it out");
    return code == CLI_DONE ? lay(options, out) : code;
}

// ---- Opening -----------------------------------------------------------------------------------

int region_place_open(const cli_call *call, const region_place_options *options,
                      region_place_wish wish, region_place *out)
{
    out->orientation = (pave_orientation)options->window.orientation;
    return options->ground.on ? open_ground(call, options, out)
                              : open_grid(call, options, wish, out);
}

void region_place_lock(const region_place *place, int32_t *labels)
{
    for (int64_t i = 0; i < pave_ground_count(place->ground); i++)
        if (region_place_is_closed(place, i)) labels[i] = -1;
}

void region_place_close(region_place *place)
{
    pave_graph_destroy(place->graph);
    pave_store_ground_close(&place->on);
    pave_patch_destroy(place->patch);
    pave_window_destroy(place->window);
    grid_answer_release(&place->answer);
    grid_cache_release(&place->cache);
}
