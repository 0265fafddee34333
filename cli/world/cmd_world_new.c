// cli/world/cmd_world_new.c: pave world new: a world file, to be edited.
#include "../commands.h"
#include "../output.h"
#include "../work.h"
#include "world_source.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// ---- The tile sets ------------------------------------------------------------------------------

static bool take_colors(const cli_named_world *ground, pave_json_wang *file)
{
    const pave_wang_set *set = ground->sets[0];
    file->color_count = pave_wang_color_count(set);
    file->colors = calloc((size_t)file->color_count, sizeof *file->colors);
    for (int c = 0; file->colors && c < file->color_count; c++)
        file->colors[c] =
            (pave_json_wang_color){.name = (char *)cli_color_name(&ground->colors, c + 1),
                                   .rgb = ground->colors.list[c + 1].rgba >> 8,
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

// Returns whether faces with the same number of sides have the same set, so that one face for each
// number of sides is enough.
static bool is_by_sides(const cli_named_world *ground)
{
    for (int32_t s = 0; s < ground->tiling->face_count; s++)
        for (int32_t t = 0; t < s; t++)
            if (pave_wang_sides(ground->sets[s]) == pave_wang_sides(ground->sets[t]) &&
                ground->sets[s] != ground->sets[t])
                return false;
    return true;
}

static bool is_first(const cli_named_world *ground, int32_t s)
{
    for (int32_t t = 0; t < s; t++)
        if (ground->sets[t] == ground->sets[s]) return false;
    return true;
}

static void release_kept(pave_json_wang *file)
{
    if (!file) return;
    for (int32_t i = 0; i < file->face_count; i++) free(file->faces[i].tiles);
    free(file->faces);
    free(file->colors);
    free(file);
}

/// Makes a tile-set file of a ground's sets in their final form: each pose is a tile, weights are
/// the effective weights, and there are no pictures. Release it with release_kept. NULL if memory
/// runs out.
static pave_json_wang *make_kept(const cli_named_world *ground)
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
    release_kept(file);
    return NULL;
}

// ---- The call -----------------------------------------------------------------------------------

typedef struct new_options {
    cli_named_world_options ground;
} new_options;

#define OPTIONS new_options
static const cli_option new_table[] = {CLI_NAMED_WORLD_ROWS(ground)};

// The definition of the world that the bias follows, which is also stored in the file.
typedef struct new_below {
    pave_store_def own;
    const pave_store_def *def; // NULL: the bias follows no world
    pave_json_wang *made; // tile sets of that world, unless they come from pave's own tile-set file
} new_below;

static pave_result define_below(const cli_bias *bias, new_below *out, pave_error *error)
{
    const cli_source *source = &bias->source;
    *out = (new_below){.def = NULL};
    if (bias->bias.kind != PAVE_BIAS_WORLD) return PAVE_OK;
    if (bias->store) {
        out->def = pave_store_def_of(bias->store);
        return PAVE_OK;
    }
    if (!source->file)
        error->result =
            pave_tiled_wangset_to_file(source->tileset, source->wangset, NULL, &out->made, error);
    out->own = (pave_store_def){.tiles = source->file ? source->file : out->made,
                                .seed = bias->below_seed,
                                .method = pave_world_method_of(bias->below)};
    out->def = &out->own;
    return error->result;
}

// Returns whether the file contains the requested world.
static bool is_same(const char *path, const cli_named_world *ground, pave_error *error)
{
    pave_store *store = NULL;
    if (pave_store_open(path, (pave_store_way){.writes = false}, NULL, &store, error)) return false;
    const bool same =
        pave_world_hash(pave_edits_base(pave_store_edits(store))) == pave_world_hash(ground->world);
    pave_store_close(store);
    return same;
}

// Writes the file with the given form of the tile sets. Returns whether the file contains the
// requested world.
static bool try_tiles(const char *path, const cli_named_world *ground, const new_below *below,
                      const pave_json_wang *tiles, pave_error *error)
{
    const bool own = grid_is_file(ground->kind->name);
    char note[CLI_NAMED_WORLD_NOTE_SIZE];
    const pave_store_def def = {.tiles = tiles,
                                .tiling = own ? NULL : ground->kind->name,
                                .own_tiling = own ? ground->tiling : NULL,
                                .seed = ground->def.seed,
                                .method = pave_world_method_of(ground->world),
                                .origin = ground->def.origin,
                                .base = ground->def.base,
                                .shares = ground->def.shares,
                                .patch = ground->def.patch,
                                .bias = ground->def.bias,
                                .below = below->def,
                                .passable = ground->def.passable,
                                .solid = ground->def.solid,
                                .opened = ground->def.opened,
                                .mesh = ground->def.mesh,
                                .note = cli_named_world_note(ground, note)};
    if (!tiles || pave_store_create(path, &def, NULL, error)) return false;
    if (is_same(path, ground, error)) return true;
    unlink(path);
    return false;
}

// Writes the world file with the tile-set file as read, including its pictures and symmetries, or
// as converted from Tiled. If that does not give the requested world, uses the sets in their final
// form.
static bool write_world(const char *path, const cli_named_world *ground, const new_below *below,
                        pave_error *error)
{
    const cli_source *source = &ground->source;
    pave_json_wang *made = NULL;
    bool done = source->file && try_tiles(path, ground, below, source->file, error);
    if (!done && !source->file && !source->builtin && source->tileset &&
        pave_tiled_wangset_to_file(source->tileset, source->wangset, NULL, &made, error) == PAVE_OK)
        done = try_tiles(path, ground, below, made, error);
    pave_json_wang_destroy(made);
    if (done || error->result == PAVE_IO) return done;
    *error = (pave_error){0};
    made = make_kept(ground);
    done = try_tiles(path, ground, below, made, error);
    release_kept(made);
    return done;
}

static int new_world(const cli_call *call)
{
    const new_options *options = call->options;
    const char *path = call->operands[0],
               *file = call->operand_count > 1 ? call->operands[1] : NULL;
    cli_named_world ground = {.tiling = NULL};
    new_below below = {.def = NULL};
    pave_error error = {0};
    if (cli_is_stream(path))
        return cli_wrong("%s: a world file is read and written in place; give the name of a file",
                         path);
    if (cli_is_taken(path))
        return cli_wrong("%s: already exists; choose another name, or remove it first", path);
    if (file && pave_store_recognizes(file))
        return cli_wrong("%s is a world file; copy it, or give the tile set", file);
    int code = cli_check_target(path);
    if (code != CLI_DONE) return code;
    code = cli_named_world_open(call, &options->ground, file, (cli_source_wish){0}, true, &ground);
    cli_catch_signals(); // temporary files must be removed
    if (code == CLI_DONE && ground.def.keep)
        code = cli_wrong("--keep: a world file cannot hold a mask; leave it out");
    if (code == CLI_DONE && define_below(&ground.bias, &below, &error) != PAVE_OK)
        code = cli_report(&error);
    if (code == CLI_DONE && !write_world(path, &ground, &below, &error))
        code = error.result
                   ? cli_report(&error)
                   : cli_failed("%s: the weights of the set cannot be stored exactly; use integers",
                                path);
    if (code == CLI_DONE && cli_stopped()) {
        unlink(path);
        code = CLI_STOPPED;
    }
    pave_json_wang_destroy(below.made);
    cli_named_world_close(&ground);
    return code;
}

const cli_command cli_world_new = {CLI_COMMAND("world", "new", new_table, new_world),
                                   CLI_OPERANDS("W.pave [FILE]", 1, 2)};
