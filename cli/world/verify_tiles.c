// cli/world/verify_tiles.c: tiles in JSON against their set and their world.
#include "verify_tiles.h"

#include "../result.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

bool cli_is_tiles(const char *file)
{
    const size_t length = strlen(file);
    pave_tiled_map *map = NULL;
    if (length <= 5 || strcmp(file + length - 5, ".json") != 0) return false;
    const bool is_map = pave_tiled_map_read(file, NULL, &map, NULL) == PAVE_OK;
    pave_tiled_map_destroy(map);
    return !is_map;
}

// What became of the comparison with a world.
typedef struct agreement {
    bool wanted, found;
    uint64_t seed;
    int64_t compared, different;
    pave_cell first;
} agreement;

static void compare(const cli_ground *ground, const pave_json_world *tiles, agreement *out)
{
    pave_window_walk walk = pave_window_begin(tiles->window);
    while (pave_window_next(&walk)) {
        if (tiles->within && !pave_mask_cell(tiles->within, walk.index)) continue;
        out->compared++;
        if (pave_world_at(ground->world, walk.cell) == tiles->ids[walk.index]) continue;
        out->different++;
        if (!out->found) out->first = walk.cell;
        out->found = true;
    }
}

static void put_cell(cli_result *result, const cli_ground *ground, const char *name, bool there,
                     pave_cell cell)
{
    if (there)
        cli_json_list(result, name, (const int32_t[]){cell.q, cell.r, cell.s},
                      ground->tiling->face_count > 1 ? 3 : 2);
    else
        cli_json_member(result, name, "null");
}

static void print_matching(cli_result *result, const cli_ground *ground, const agreement *m)
{
    char text[PAVE_TILING_TEXT_SIZE];
    if (!m->wanted) return;
    cli_json_open(result, "world", '{');
    cli_json_text(result, "method", pave_world_method_name(pave_world_method_of(ground->world)));
    cli_json_member(result, "seed", "\"%" PRIu64 "\"", m->seed);
    CLI_JSON_COUNTS(result, "compared|different", m->compared, m->different);
    put_cell(result, ground, "first", m->found, m->first);
    cli_json_close(result);
    cli_text(result, "  the world of seed %" PRIu64 ", method %s: ", m->seed,
             pave_world_method_name(pave_world_method_of(ground->world)));
    if (m->found)
        cli_text(result, "%" PRId64 " of %" PRId64 " cells have other tiles, the first is %s\n",
                 m->different, m->compared, pave_tiling_face_text(ground->tiling, m->first, text));
    else
        cli_text(result, "these are its tiles, all %" PRId64 "\n", m->compared);
}

static void print_verdict(const cli_verify_tiles_call *verify, const cli_ground *ground,
                          const pave_world_verdict *v, const agreement *m)
{
    cli_result result = {.out = verify->call->out, .json = verify->json};
    const int64_t mismatches = v->edge_mismatches + v->vertex_mismatches;
    char text[PAVE_TILING_TEXT_SIZE];
    cli_json_open(&result, NULL, '{');
    CLI_JSON_COUNTS(&result, "mismatches|sides|corners|checked_sides|checked_corners|empty|foreign",
                    mismatches, v->edge_mismatches, v->vertex_mismatches, v->edges, v->vertices,
                    v->empty, v->foreign);
    put_cell(&result, ground, "first", v->found, v->cell);
    cli_text_print(&result, "", verify->file, ", set \"");
    cli_text_print(&result, "", ground->name, "\": ");
    cli_text(&result, "%" PRId64 " mismatch%s", mismatches, mismatches == 1 ? "" : "es");
    if (v->edges)
        cli_text(&result, ", %" PRId64 " of %" PRId64 " sides", v->edge_mismatches, v->edges);
    if (v->vertices)
        cli_text(&result, ", %" PRId64 " of %" PRId64 " corners", v->vertex_mismatches,
                 v->vertices);
    if (!v->edges && !v->vertices)
        cli_text(&result, ", but no two tiles of the set are neighbours");
    cli_text(&result, "\n");
    if (v->found)
        cli_text(&result, "  the first is at the cell %s\n",
                 pave_tiling_face_text(ground->tiling, v->cell, text));
    if (v->empty || v->foreign)
        cli_text(&result,
                 "  empty cells: %" PRId64 "; tiles that are not in the set: %" PRId64 "\n",
                 v->empty, v->foreign);
    print_matching(&result, ground, m);
    cli_json_close(&result);
}

static int verify_on(const cli_verify_tiles_call *verify, const pave_json_world *tiles,
                     cli_ground *ground)
{
    char origin[PAVE_TILING_TEXT_SIZE];
    if (!pave_tiling_cell_valid(tiles->tiling, tiles->origin))
        return cli_failed("%s: origin is no cell of the grid", verify->file);
    const cli_ground_options options = {
        .origin = pave_tiling_face_text(tiles->tiling, tiles->origin, origin),
        .set = verify->set     ? verify->set
               : verify->tiles ? NULL
                               : tiles->set,
        .method = verify->method ? verify->method : (int)tiles->method,
        .seed = verify->seeded ? verify->seed : tiles->seed};
    agreement matching = {.wanted = verify->seeded || verify->own, .seed = options.seed};
    pave_world_verdict verdict;
    pave_error error = {0};
    if (verify->own && !tiles->seeded)
        return cli_failed("%s: does not say which world it is; give --seed instead of --own",
                          verify->file);
    int code = cli_ground_open_on(tiles->tiling, &options, verify->tiles, (cli_source_wish){0},
                                  matching.wanted, ground);
    if (code != CLI_DONE) return code;
    if (pave_world_verify(tiles->window, tiles->within, ground->sets, tiles->ids, &verdict,
                          &error) != PAVE_OK)
        return cli_report(&error);
    if (matching.wanted) compare(ground, tiles, &matching);
    print_verdict(verify, ground, &verdict, &matching);
    return verdict.found || matching.found ? CLI_NO : CLI_DONE;
}

int cli_verify_tiles(const cli_verify_tiles_call *verify)
{
    pave_json_world *tiles = NULL;
    pave_error error = {0};
    if (pave_json_world_read(verify->file, NULL, &tiles, &error) != PAVE_OK)
        return cli_report(&error);
    cli_ground ground = {.tiling = NULL};
    const int code = verify_on(verify, tiles, &ground);
    cli_ground_close(&ground);
    pave_json_world_destroy(tiles);
    return code;
}
