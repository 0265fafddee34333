/// A map of the game Dice Wars on a disk of Penrose rhombs: 24 territories of three players, with
/// dice. With an argument, prints the map as SVG.
#include <pave/pave.h>

#include <stdio.h>
#include <stdlib.h>

enum { PLAYERS = 3, AREAS = 24 };

static bool print(void *context, const char *bytes, size_t size)
{
    return fwrite(bytes, 1, size, context) == size;
}

static pave_result make_patch(pave_patch **out, pave_error *error)
{
    pave_multigrid penrose;
    const pave_multigrid_def def = {.families = 5, .seed = 7};
    const pave_area area = pave_area_disk(pave_vec2_of(0, 0), 13);
    *out = NULL;
    const pave_result result = pave_multigrid_make(&def, &penrose, error);
    return result == PAVE_OK ? pave_patch_create_from_multigrid(&penrose, &area, NULL, out, error)
                             : result;
}

/// Any map generator runs on the graph of a patch. The map owns the patch.
static pave_result make_map(pave_patch *patch, int32_t *labels, pave_map **out, pave_error *error)
{
    int32_t owners[AREAS], dice[AREAS];
    pave_dicewars_map made = {labels, owners, dice};
    const pave_dicewars_def def = {.ground = pave_ground_of_graph(patch->graph),
                                   .seed = 3,
                                   .players = PLAYERS,
                                   .areas = AREAS,
                                   .tries = 20}; // keeps the fairest of this many maps
    pave_result result = pave_dicewars_make(&def, NULL, NULL, &made, NULL, error);
    const pave_map_def map = {
        .territory.labels = labels, .patch = patch, .kind = "dicewars", .own.patch = patch};
    if (result == PAVE_OK) result = pave_map_create(&map, NULL, NULL, out, error);
    return result == PAVE_OK
               ? pave_map_set_players_of_labels(*out, PLAYERS, AREAS, owners, dice, error)
               : result;
}

static pave_result draw(const pave_map *map, pave_error *error)
{
    pave_scene *scene;
    pave_result result =
        pave_picture_map(&(pave_picture_map_def){.map = map}, NULL, NULL, &scene, error);
    if (result != PAVE_OK) return result;
    result = pave_scene_write_svg(scene, NULL, (pave_scene_sink){print, stdout}, error);
    pave_scene_destroy(scene);
    return result;
}

int main(int argc, char **argv)
{
    pave_patch *patch;
    pave_map *map = NULL;
    pave_error error;
    int32_t group[PLAYERS] = {0};
    (void)argv;
    pave_result result = make_patch(&patch, &error);
    int32_t *labels = patch ? malloc((size_t)patch->cell_count * sizeof *labels) : NULL;
    if (labels) result = make_map(patch, labels, &map, &error);
    if (!map) pave_patch_destroy(patch);
    if (map && result == PAVE_OK && argc > 1) result = draw(map, &error);
    if (map && argc == 1)
        result = pave_territories_supply(map->territories, map->owners, PLAYERS, NULL, group, NULL);
    for (int player = 0; map && argc == 1 && player < PLAYERS; player++)
        printf("player %d: %d connected territories\n", player, (int)group[player]);
    if (result != PAVE_OK) fprintf(stderr, "%s\n", error.message);
    pave_map_destroy(map);
    free(labels);
    return map && result == PAVE_OK ? 0 : 1;
}
