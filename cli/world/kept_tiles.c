// cli/world/kept_tiles.c: the sets of a ground as a tile-set file.
#include "kept_tiles.h"

#include <stdlib.h>
#include <string.h>

static bool take_colors(const cli_ground *ground, pave_json_wang *file)
{
    const pave_wang_set *set = ground->sets[0];
    file->color_count = pave_wang_color_count(set);
    file->colors = calloc((size_t)file->color_count, sizeof *file->colors);
    for (int c = 0; file->colors && c < file->color_count; c++)
        file->colors[c] =
            (pave_json_wang_color){.name = (char *)cli_ground_color_name(ground, c + 1),
                                   .rgb = cli_ground_color_rgba(ground, c + 1) >> 8,
                                   .weight = 1,
                                   .mirror = (uint8_t)pave_wang_color_mirror(set, c + 1)};
    return file->colors != NULL;
}

static bool take_face(const pave_wang_set *set, pave_json_wang_face *face)
{
    const uint32_t count = pave_wang_tile_count(set);
    const size_t places = 2 * (size_t)pave_wang_sides(set);
    *face = (pave_json_wang_face){.sides = pave_wang_sides(set), .tile_count = count};
    face->tiles = calloc(count, sizeof *face->tiles);
    for (uint32_t i = 0; face->tiles && i < count; i++) {
        face->tiles[i].id = pave_wang_tile_id(set, i);
        face->tiles[i].weight = (double)pave_wang_tile_weight(set, i);
        memcpy(face->tiles[i].colors, pave_wang_tile_colors(set, i), places);
    }
    return face->tiles != NULL;
}

// Whether faces of as many sides have the same set everywhere: then the first of each is enough.
static bool is_by_sides(const cli_ground *ground)
{
    for (int32_t s = 0; s < ground->tiling->face_count; s++)
        for (int32_t t = 0; t < s; t++)
            if (pave_wang_sides(ground->sets[s]) == pave_wang_sides(ground->sets[t]) &&
                ground->sets[s] != ground->sets[t])
                return false;
    return true;
}

static bool is_first(const cli_ground *ground, int32_t s)
{
    for (int32_t t = 0; t < s; t++)
        if (ground->sets[t] == ground->sets[s]) return false;
    return true;
}

pave_json_wang *cli_kept_tiles(const cli_ground *ground)
{
    pave_json_wang *file = calloc(1, sizeof *file);
    const bool by_sides = is_by_sides(ground);
    if (!file) return NULL;
    file->name = (char *)ground->name;
    file->kind = pave_wang_kind_of(ground->sets[0]);
    file->faces = calloc((size_t)ground->tiling->face_count, sizeof *file->faces);
    bool fine = file->faces && take_colors(ground, file);
    for (int32_t s = 0; s < ground->tiling->face_count && fine; s++)
        if (!by_sides || is_first(ground, s))
            fine = take_face(ground->sets[s], &file->faces[file->face_count++]);
    if (fine) return file;
    cli_kept_tiles_release(file);
    return NULL;
}

void cli_kept_tiles_release(pave_json_wang *file)
{
    if (!file) return;
    for (int32_t i = 0; i < file->face_count; i++) free(file->faces[i].tiles);
    free(file->faces);
    free(file->colors);
    free(file);
}
