// cli/grid/grid_ground.c: opens the ground of --on, --walls and --cost.
#include "grid_ground.h"

#include <inttypes.h>
#include <string.h>

bool grid_ground_is_sized(const grid_ground_options *options)
{
    return options->on && !pave_store_recognizes(options->on);
}

// Returns whether the ground is on the required tiling.
static bool fits(const pave_store_ground *ground, const char *file, const pave_tiling *tiling,
                 grid_answer *answer)
{
    if (!tiling) return true;
    if (!ground->window)
        return grid_wrong(answer,
                          "%s is a %s, whose cells have numbers; use the grid cells, such as pave "
                          "grid cells path 0 5 --on %s",
                          file, ground->what, file);
    return strcmp(tiling->name, ground->window->tiling->name) == 0 ||
           grid_wrong(answer, "%s is a %s of the grid %s, not of %s; use pave grid %s", file,
                      ground->what, ground->window->tiling->name, tiling->name,
                      ground->window->tiling->name);
}

bool grid_ground_open(const grid_ground_options *options, const pave_tiling *tiling,
                      pave_store_ground *out, grid_answer *answer)
{
    const pave_store_ground_def def = {.file = options->on,
                                       .walls = options->walls,
                                       .cost = options->cost,
                                       .at = options->at,
                                       .width = options->size.width,
                                       .height = options->size.height,
                                       .tiling = tiling};
    pave_error error;
    char text[PAVE_ERROR_TEXT_SIZE];
    const pave_result result = pave_store_ground_open(&def, NULL, out, &error);
    if (result == PAVE_OK && options->on) cli_say_notes(options->on, out->any.notes);
    if (result == PAVE_OK) return fits(out, options->on, tiling, answer);
    return result == PAVE_NO_MEMORY || error.file[0]
               ? grid_failed(answer, "%s", pave_error_text(&error, text))
               : grid_wrong(answer, "--%s", error.message);
}

int grid_ground_option_open(const grid_ground_options *options, const pave_tiling *tiling,
                            int64_t cells, pave_store_ground *out)
{
    grid_answer answer = {0};
    if (!grid_ground_open(options, tiling, out, &answer))
        return answer.code == CLI_WRONG ? cli_wrong("%s", answer.error)
                                        : cli_failed("%s", answer.error);
    if (out->count == 0 && out->store)
        return cli_failed("%s: a world is endless; give a piece of it, such as a mask that pave "
                          "world fill writes",
                          options->on);
    if (out->count == 0)
        return cli_failed("%s: has no cells; give the name of a file with at least one",
                          options->on);
    return out->count <= cells ? CLI_DONE
           : options->on ? cli_failed("%s: %" PRId64 " cells, but there may be at most %" PRId64
                                      "; use a smaller one",
                                      options->on, out->count, cells)
                         : cli_wrong("--size: %" PRId64 " cells, but there may be at most %" PRId64
                                     "; choose a smaller one",
                                     out->count, cells);
}

uint32_t grid_ground_color(const pave_store_ground *ground, int64_t cell, const char **word)
{
    const pave_json_any *any = &ground->any;
    const uint32_t sea = 0xbfdcecff;
    *word = any->zones     ? pave_word(pave_citadel_zone_words, any->zones[cell])
            : any->terrain ? pave_word(pave_terrain_zone_words, any->terrain->zones[cell])
                           : NULL;
    if (any->zones) return pave_citadel_zone_color((pave_citadel_zone)any->zones[cell]);
    if (any->terrain) return pave_terrain_zone_color((pave_terrain_zone)any->terrain->zones[cell]);
    if (!any->map) return 0;
    const int32_t label = any->map->territories->labels[cell];
    return label > 0 ? pave_picture_color(PAVE_PICTURE_LANDS, label - 1) : sea;
}

void grid_ground_add_keys(const pave_store_ground *ground, const pave_mask *walls,
                          pave_scene *scene)
{
    const char *word;
    for (int64_t i = 0; i < ground->count; i++) {
        const pave_scene_style style = {.fill = grid_ground_color(ground, i, &word)};
        if (word && !(walls && pave_mask_cell(walls, i))) pave_scene_add_key(scene, &style, word);
    }
}
