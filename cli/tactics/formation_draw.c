// cli/tactics/formation_draw.c: the picture of a formation, and sheets of several.
#include "formation.h"

#include <stdlib.h>

enum { FRAMES_MAX = 6 };

// ---- Which attacks are shown --------------------------------------------------------------------

/// The cosine between an attack and the direction ahead, as its square with its sign.
static double straightness(const formation_job *job, const pave_attack *attack)
{
    const pave_formation *formation = job->formation;
    const pave_formation_soldier *soldier = &formation->soldiers[attack->soldier];
    const pave_window_grid grid = job->window->grid;
    const int direction = pave_formation_direction(grid, formation->places[soldier->place].facing);
    const pave_cell zero = pave_cell_of(0, 0);
    const pave_cell two = grid == PAVE_WINDOW_TRIANGLES  ? pave_tri_ray(zero, direction, 2)
                          : grid == PAVE_WINDOW_HEXAGONS ? pave_hex_ray(zero, direction, 2)
                                                         : pave_square_ray(zero, direction, 2);
    pave_layout layout;
    if (pave_tiling_layout(job->tiling, NULL, &layout, NULL) != PAVE_OK) return 0;
    const pave_vec2 origin = pave_tiling_face_point(job->tiling, &layout, zero),
                    ahead = pave_tiling_face_point(job->tiling, &layout, two),
                    from = pave_tiling_face_point(job->tiling, &layout, soldier->cell),
                    to = pave_tiling_face_point(job->tiling, &layout, job->targets[attack->target]);
    const double ax = ahead.x - origin.x, ay = ahead.y - origin.y, bx = to.x - from.x,
                 by = to.y - from.y, dot = ax * bx + ay * by;
    return (dot < 0 ? -1 : 1) * dot * dot / ((ax * ax + ay * ay) * (bx * bx + by * by));
}

const pave_attack *formation_shown(const formation_job *job, int32_t i)
{
    const double hair = 1e-9;
    const pave_attack *best = NULL;
    double most = 0;
    for (int64_t k = 0; k < job->attack_count; k++) {
        const pave_attack *attack = &job->attacks[k];
        if (attack->soldier != i) continue;
        const bool clear = attack->state == PAVE_ATTACK_CLEAR,
                   was = best && best->state == PAVE_ATTACK_CLEAR;
        const double straight = straightness(job, attack);
        if (best && clear == was && straight <= most + hair) continue;
        if (best && was && !clear) continue;
        best = attack;
        most = straight;
    }
    return best;
}

/// The attacks that are shown, one a soldier. NULL: no memory.
static pave_attack *shown_attacks(const formation_job *job, int64_t *count)
{
    pave_attack *list = malloc(((size_t)job->formation->count + 1) * sizeof *list);
    *count = 0;
    for (int32_t i = 0; list && i < job->formation->count; i++) {
        const pave_attack *attack = formation_shown(job, i);
        if (attack) list[(*count)++] = *attack;
    }
    return list;
}

// ---- Pictures -----------------------------------------------------------------------------------

static pave_result draw_one(const formation_job *job, int32_t ago, const char *caption,
                            pave_scene **out, pave_error *error)
{
    const bool enemies = job->options->enemies.count > 0;
    int64_t count = 0;
    pave_attack *attacks = shown_attacks(job, &count);
    *out = NULL;
    if (!attacks) return pave_error_set(error, PAVE_NO_MEMORY, NULL, 0, 0, "out of memory");
    const pave_picture_formation_def def = {
        .formation = job->formation,
        .ago = ago,
        .tracks = job->options->sheet != FORMATION_FACINGS && job->formation->turn_count > 0,
        .numbers = job->options->numbers,
        .enemies = enemies ? job->targets : NULL,
        .enemy_count = enemies ? job->target_count : 0,
        .attacks = attacks,
        .attack_count = ago == 0 ? count : 0,
        .targets = job->targets,
        .title = "a formation",
        .caption = caption,
        .size = job->options->sheet == FORMATION_ONE ? tactics_size(&job->options->output)
                                                     : (pave_scene_size){0}};
    const pave_result result = pave_picture_formation(&def, NULL, out, error);
    free(attacks);
    return result;
}

/// Puts the pictures beside each other, three in a row, and destroys them.
static pave_result lay_out(pave_scene **parts, int count, const pave_scene_size *size,
                           pave_scene **out, pave_error *error)
{
    const pave_scene_sheet_def def = {.parts = (const pave_scene *const *)parts,
                                      .part_count = count,
                                      .columns = count <= 3   ? count
                                                 : count == 4 ? 2
                                                              : 3,
                                      .background = pave_scene_get_def(parts[0]).background,
                                      .title = "a formation",
                                      .size = *size};
    const pave_result result = pave_scene_create_sheet(&def, NULL, out, error);
    for (int i = 0; i < count; i++) pave_scene_destroy(parts[i]);
    return result;
}

/// Some turns of the last order, the first and the last among them.
static int draw_turns(const formation_job *job, pave_scene **parts, pave_error *error)
{
    const int32_t turns = job->formation->turn_count;
    const int frames = turns + 1 < FRAMES_MAX ? turns + 1 : FRAMES_MAX;
    for (int i = 0; i < frames; i++) {
        const int32_t turn = frames > 1 ? (int32_t)((int64_t)turns * i / (frames - 1)) : 0;
        char caption[32];
        snprintf(caption, sizeof caption, "turn %d", (int)turn);
        if (draw_one(job, turns - turn, caption, &parts[i], error) != PAVE_OK) return i;
    }
    return frames;
}

/// The same formation in all facings.
static int draw_facings(formation_job *job, pave_scene **parts, pave_error *error)
{
    const int count = pave_formation_facing_count(job->window->grid);
    const pave_formation_def first = job->formation->def;
    for (int k = 0; k < count; k++) {
        pave_formation_def def = first;
        char caption[32];
        def.facing = k;
        if (job->window->grid == PAVE_WINDOW_TRIANGLES)
            def.at.s = (first.at.s + first.facing + k) % 2;
        free(job->targets);
        free(job->attacks);
        pave_formation_destroy(job->formation);
        job->targets = NULL;
        job->attacks = NULL;
        if (pave_formation_create(&def, job->walls, NULL, &job->formation, error) != PAVE_OK)
            return k;
        if (formation_attack(job) != CLI_DONE) return k;
        snprintf(caption, sizeof caption, "facing %d", k);
        if (draw_one(job, 0, caption, &parts[k], error) != PAVE_OK) return k;
    }
    return count;
}

int formation_draw(formation_job *job)
{
    const formation_options *options = job->options;
    pave_scene *parts[FRAMES_MAX] = {NULL}, *scene = NULL;
    const pave_scene_size size = tactics_size(&options->output);
    pave_error error = {0};
    pave_result result;
    if (options->sheet == FORMATION_ONE) {
        result = draw_one(job, 0, NULL, &scene, &error);
    } else {
        const bool facings = options->sheet == FORMATION_FACINGS;
        const int wanted = facings ? pave_formation_facing_count(job->window->grid) : 1;
        const int count =
            facings ? draw_facings(job, parts, &error) : draw_turns(job, parts, &error);
        if (count < wanted || error.result != PAVE_OK) {
            for (int i = 0; i < count; i++) pave_scene_destroy(parts[i]);
            return tactics_refuse(&error);
        }
        result = lay_out(parts, count, &size, &scene, &error);
    }
    return result == PAVE_OK ? tactics_scene_write(job->call, &options->output, scene)
                             : tactics_refuse(&error);
}
