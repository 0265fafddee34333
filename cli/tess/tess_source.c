// cli/tess/tess_source.c: pave tess: from the options to what the tiles are made of, and to the
// mesh.
#include "tess.h"

#include "../grid/grid_cache.h"
#include "../output.h"

#include <pave/formats/obj.h>
#ifdef PAVE_COMMAND_VORONOI
#include <pave/formats/voronoi.h>
#endif

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/// Steps where --until alone says when it is enough.
enum { STEPS_DEFAULT = 1000 };

// ---- Boards -------------------------------------------------------------------------------------

static int refuse_board(const pave_board_def *def, const pave_error *error)
{
    if (error->result == PAVE_NO_MEMORY) return tess_no_memory();
    return cli_wrong("--size: %dx%d are too many tiles; with the border there are at most %d",
                     (int)def->width, (int)def->height, (int)PAVE_BOARD_SLOTS_MAX);
}

// What tiles take at least, as measured; more with vertices by another rule, and with angles.
static double least_memory(const tess_job *job, const pave_board_def *def)
{
    const tess_options *options = job->options;
    const double bytes = options->vertex != PAVE_VERTEX_MEAN                       ? 130
                         : options->relax > 0 && options->kind == PAVE_RELAX_ANGLE ? 100
                                                                                   : 50;
    return bytes * def->width * def->height;
}

// Asks before it is too late: where memory is promised that there is not, the system may kill
// the process that uses it.
static int check_memory(const tess_job *job, const pave_board_def *def)
{
    const double giga = 1e9, need = least_memory(job, def),
                 there = (double)sysconf(_SC_PHYS_PAGES) * (double)sysconf(_SC_PAGESIZE);
    if (need <= there || there <= 0) return CLI_DONE;
    return cli_failed("--size: %dx%d tiles take at least %.1f GB of memory, and this machine has "
                      "%.1f; request fewer tiles",
                      (int)def->width, (int)def->height, need / giga, there / giga);
}

static int create_board(tess_job *job, const pave_board_def *def)
{
    pave_error error = {0};
    if (((int64_t)def->width + 2) * ((int64_t)def->height + 2) <= PAVE_BOARD_SLOTS_MAX &&
        check_memory(job, def) != CLI_DONE)
        return CLI_FAILED;
    return pave_board_create(def, NULL, &job->board, &error) == PAVE_OK ? CLI_DONE
                                                                        : refuse_board(def, &error);
}

// What the options say; where they say neither and there are walls, the size and the layout of
// those.
static int define_board(const tess_job *job, const pave_mask *walls, pave_board_def *out)
{
    const tess_options *options = job->options;
    pave_error error = {0};
    pave_board *whole;
    *out = (pave_board_def){.width = options->window.size.width,
                            .height = options->window.size.height,
                            .system = (pave_hex_system)options->layout,
                            .pattern = (pave_board_pattern)options->pattern};
    if (!walls || cli_given(job->call, "size") || cli_given(job->call, "layout")) return CLI_DONE;
    if (pave_board_create_from_mask(walls, NULL, &whole, &error) != PAVE_OK)
        return error.result == PAVE_NO_MEMORY ? tess_no_memory()
                                              : cli_failed("%s: %s", options->walls, error.message);
    out->width = whole->width;
    out->height = whole->height;
    out->system = whole->system;
    pave_board_destroy(whole);
    return CLI_DONE;
}

static int read_board(tess_job *job)
{
    pave_error error = {0};
    return pave_json_board_read(job->options->board, NULL, &job->board, &error) == PAVE_OK
               ? CLI_DONE
               : cli_report(&error);
}

static int cut_walls(tess_job *job, const pave_mask *walls)
{
    pave_error error = {0};
    switch (pave_board_cut_mask(job->board, walls, &error)) {
    case PAVE_OK: return CLI_DONE;
    case PAVE_NO_MEMORY: return tess_no_memory();
    case PAVE_UNSUPPORTED: return cli_failed("%s: %s", job->options->walls, error.message);
    default: return cli_wrong("--walls: %s: %s", job->options->walls, error.message);
    }
}

static int make_board_with(tess_job *job, const pave_mask *walls)
{
    pave_board_def def;
    int code = job->options->board ? read_board(job) : define_board(job, walls, &def);
    if (code == CLI_DONE && !job->options->board) code = create_board(job, &def);
    return code == CLI_DONE && walls ? cut_walls(job, walls) : code;
}

static int make_board(tess_job *job)
{
    if (!job->options->walls) return make_board_with(job, NULL);
    grid_cache cache = {0};
    grid_answer answer = {0};
    const pave_mask *walls;
    int code =
        grid_walls_option_open(&cache, job->options->walls, pave_tiling_hex(), &answer, &walls);
    if (code == CLI_DONE) code = make_board_with(job, walls);
    grid_answer_release(&answer);
    grid_cache_release(&cache);
    return code;
}

// ---- Pairs --------------------------------------------------------------------------------------

static int32_t node_count(const tess_job *job)
{
    return job->board       ? job->board->slot_count
           : job->adjacency ? job->adjacency->graph->node_count
                            : job->mesh->tile_count;
}

static int no_tile(const tess_job *job, const char *option, const char *text)
{
    if (job->board)
        return cli_wrong("--%s: the board has no tile %s; numbers go from 0 to %d, columns from -1 "
                         "to %d, rows from -1 to %d",
                         option, text, (int)node_count(job) - 1, (int)job->board->width,
                         (int)job->board->height);
    return cli_wrong("--%s: there is no tile %s; their numbers go from 0 to %d", option, text,
                     (int)node_count(job) - 1);
}

int tess_read_tile(const tess_job *job, const char *option, const char *text, int32_t *out)
{
    pave_cell place;
    int64_t number;
    switch (job->board && strchr(text, ',') ? cli_read_place(text, &place) : CLI_NO_FORM) {
    case CLI_TOO_FAR: return no_tile(job, option, text);
    case CLI_READ:
        if (!pave_board_contains(job->board, pave_board_at(place.q, place.r)))
            return no_tile(job, option, text);
        *out = pave_board_node(job->board, pave_board_at(place.q, place.r));
        return CLI_DONE;
    default: break;
    }
    switch (cli_read_number(text, 0, (int64_t)node_count(job) - 1, &number)) {
    case CLI_READ: *out = (int32_t)number; return CLI_DONE;
    case CLI_TOO_FAR: return no_tile(job, option, text);
    default:
        return job->board ? cli_wrong("--%s: \"%s\" is no tile; give its number, or its column and "
                                      "row, such as 3,1",
                                      option, text)
                          : cli_wrong("--%s: \"%s\" is no tile; give its number", option, text);
    }
}

// The two tiles of `A:B`.
static int read_pair(const tess_job *job, const char *option, const char *text, int32_t out[2])
{
    enum { ROOM = 64 };
    const char *colon = strchr(text, ':');
    char first[ROOM];
    if (!colon || strchr(colon + 1, ':') || colon == text || !colon[1] || colon - text >= ROOM)
        return cli_wrong("--%s: \"%s\" are not two tiles; give them as A:B, such as %s", option,
                         text, job->board ? "0,0:1,0" : "4:5");
    memcpy(first, text, (size_t)(colon - text));
    first[colon - text] = '\0';
    int code = tess_read_tile(job, option, first, &out[0]);
    return code == CLI_DONE ? tess_read_tile(job, option, colon + 1, &out[1]) : code;
}

static int find_on_board(const pave_board *board, const int32_t pair[2], tess_link *out,
                         bool *border)
{
    pave_board_tile other = pave_board_node_tile(board, pair[1]);
    out->tile = pave_board_node_tile(board, pair[0]);
    out->k = pave_board_between(board, out->tile, other);
    *border = !pave_board_inner(board, out->tile) && !pave_board_inner(board, other);
    return out->k;
}

static int32_t find_on_graph(const pave_adjacency *adjacency, const int32_t pair[2], tess_link *out,
                             bool *border)
{
    out->arc = pave_adjacency_find(adjacency, pair[0], pair[1]);
    *border = pave_adjacency_is_border(adjacency, pair[0]) &&
              pave_adjacency_is_border(adjacency, pair[1]);
    return out->arc;
}

int tess_find_link(const tess_job *job, const char *option, const char *text, tess_link *out)
{
    int32_t pair[2];
    bool border;
    int code = read_pair(job, option, text, pair);
    if (code != CLI_DONE) return code;
    if ((job->board ? find_on_board(job->board, pair, out, &border)
                    : find_on_graph(job->adjacency, pair, out, &border)) < 0)
        return cli_wrong("--%s: %s are no neighbours%s", option, text,
                         job->board ? "; give two tiles that are"
                                    : "; only edges of the graph can be cut and joined");
    return border
               ? cli_wrong("--%s: %s both lie in the border, whose tiles stay joined; leave it out",
                           option, text)
               : CLI_DONE;
}

static int set_pairs(tess_job *job, const char *option, const cli_list *list, bool adjacent)
{
    for (int i = 0; i < list->count; i++) {
        tess_link link;
        int code = tess_find_link(job, option, list->items[i], &link);
        if (code != CLI_DONE) return code;
        pave_result result = job->board
                                 ? pave_board_set(job->board, link.tile, link.k, adjacent)
                                 : pave_adjacency_set_cut(job->adjacency, link.arc, !adjacent);
        assert(result == PAVE_OK);
        (void)result;
    }
    return CLI_DONE;
}

// ---- Removal and repair -------------------------------------------------------------------------

// What --max-degree says.
static int read_degree(const tess_options *options, int32_t *out)
{
    int64_t degree = PAVE_REMOVAL_ANY;
    if (strcmp(options->max_degree, "any") != 0 &&
        cli_read_number(options->max_degree, 3, PAVE_REMOVAL_DEGREE_MAX, &degree) != CLI_READ)
        return cli_wrong("--max-degree: \"%s\" is no number of tiles; give 3 to %d, or any",
                         options->max_degree, PAVE_REMOVAL_DEGREE_MAX);
    *out = (int32_t)degree;
    return CLI_DONE;
}

void tess_say_removal(const tess_job *job)
{
    const tess_options *options = job->options;
    if (job->removal.attempted == 0 || job->removal.removed > 0) return;
    const bool any = strcmp(options->max_degree, "any") == 0;
    cli_say("--remove: nothing was removed: --min-sides %d%s%s allow%s none of the %lld attempts",
            (int)options->min_sides, any ? "" : " and --max-degree ",
            any ? "" : options->max_degree, any ? "s" : "", (long long)job->removal.attempted);
}

static int remove_random(tess_job *job)
{
    const tess_options *options = job->options;
    pave_removal_def def = {
        .seed = options->seed, .share = options->remove, .min_sides = (int32_t)options->min_sides};
    int code = read_degree(options, &def.max_degree);
    if (code != CLI_DONE) return code;
    pave_result result =
        job->board ? pave_board_remove_random(job->board, &def, NULL, &job->removal, NULL)
                   : pave_adjacency_remove_random(job->adjacency, &def, NULL, &job->removal, NULL);
    return result == PAVE_OK ? CLI_DONE : tess_no_memory();
}

// At most so many edges can be joined again.
static int64_t missing_count(const tess_job *job)
{
    int64_t count = 0;
    if (job->board) {
        for (int32_t i = 0; i < job->board->slot_count; i++)
            count += 3 - (job->board->links[i] & 1) - (job->board->links[i] >> 1 & 1) -
                     (job->board->links[i] >> 2 & 1);
        return count;
    }
    for (int32_t arc = 0; arc < job->adjacency->graph->arc_count; arc++)
        count += pave_adjacency_is_cut(job->adjacency, arc);
    return count / 2;
}

static pave_result repair_adjacency(tess_job *job, int64_t capacity)
{
    const pave_graph *graph = job->adjacency->graph;
    int32_t *arcs = malloc(((size_t)capacity + 1) * sizeof *arcs);
    pave_result result =
        arcs ? pave_adjacency_repair(job->adjacency, NULL, arcs, capacity, &job->repaired_count)
             : PAVE_NO_MEMORY;
    for (int64_t i = 0; result == PAVE_OK && i < job->repaired_count; i++) {
        int32_t a = graph->to[graph->twin[arcs[i]]], b = graph->to[arcs[i]];
        job->repaired[i][0] = a < b ? a : b;
        job->repaired[i][1] = a < b ? b : a;
    }
    free(arcs);
    return result;
}

// What cannot be repaired is reported when the mesh is made.
static int repair(tess_job *job)
{
    int64_t missing = missing_count(job);
    if (missing > INT32_MAX - 1) return tess_no_memory();
    job->repaired = malloc(((size_t)missing + 1) * sizeof *job->repaired);
    if (!job->repaired) return tess_no_memory();
    pave_result result = job->board ? pave_board_repair(job->board, NULL, job->repaired, missing,
                                                        &job->repaired_count)
                                    : repair_adjacency(job, missing);
    assert(result != PAVE_CAPACITY);
    return result == PAVE_NO_MEMORY ? tess_no_memory() : CLI_DONE;
}

int tess_make_source(tess_job *job)
{
    const tess_options *options = job->options;
    if (options->voronoi || job->quads) return CLI_DONE;
    int code = options->graph         ? tess_read_graph(job)
               : options->window.grid ? tess_make_grid(job)
                                      : make_board(job);
    if (code == CLI_DONE) code = set_pairs(job, "cut", &options->cuts, false);
    if (code == CLI_DONE) code = set_pairs(job, "join", &options->joins, true);
    if (code == CLI_DONE) code = remove_random(job);
    if (code != CLI_DONE || !options->repair) return code;
    cli_progress_next(&job->bar, "repairing");
    return repair(job);
}

// ---- Meshes -------------------------------------------------------------------------------------

// Why there is no mesh.
static int refuse_mesh(const tess_job *job, const pave_error *error)
{
    switch (error->result) {
    case PAVE_NO_MEMORY: return tess_no_memory();
    case PAVE_INVALID: return tess_refuse_source(job, error);
    case PAVE_RANGE: // all else was in range when the options were read
        return cli_wrong("--%s: %s", job->options->frame > 0 ? "frame" : "rim", error->message);
    default: return cli_report(error);
    }
}

static pave_result create_mesh(const tess_job *job, const pave_mesh_def *def, pave_mesh **out,
                               pave_error *error)
{
    return job->board ? pave_mesh_create_from_board(job->board, def, NULL, &job->batch, out, error)
                      : pave_mesh_create_from_adjacency(job->adjacency, def, NULL, &job->batch, out,
                                                        error);
}

static int make_cells(tess_job *job)
{
#ifdef PAVE_COMMAND_VORONOI
    const tess_options *options = job->options;
    pave_error error = {0};
    pave_voronoi_def def = {.count = (int32_t)options->voronoi,
                            .seed = options->seed,
                            .lloyd_steps = (int32_t)options->lloyd};
    if (cli_given(job->call, "size"))
        def.size = pave_vec2_of(options->window.size.width, options->window.size.height);
    if (options->save_graph &&
        !(job->sites = malloc((size_t)options->voronoi * sizeof *job->sites)))
        return tess_no_memory();
    if (pave_voronoi_create(&def, NULL, &job->batch, job->sites, &job->mesh, &error) == PAVE_OK)
        return CLI_DONE;
    return error.result == PAVE_NO_MEMORY ? cli_failed("out of memory; request fewer points")
           : error.result == PAVE_RANGE || error.result == PAVE_INVALID
               ? cli_wrong("--voronoi: %s", error.message)
               : cli_report(&error);
#else
    (void)job;
    return cli_failed(
        "--voronoi: this pave was built without Qhull; build it where that is installed");
#endif
}

static bool relaxes(const tess_options *options)
{
    return options->relax > 0 || options->until > 0;
}

// Whether inner nodes of a grid have different numbers of neighbours; whether edges are cut.
static void look_at_grid(const pave_adjacency *adjacency, bool *several, bool *cut)
{
    const pave_graph *graph = adjacency->graph;
    int32_t sides = 0;
    *several = *cut = false;
    for (int32_t node = 0; node < graph->node_count; node++) {
        if (pave_adjacency_is_border(adjacency, node)) continue;
        const int32_t degree = graph->start[node + 1] - graph->start[node];
        *several = *several || (sides > 0 && degree != sides);
        sides = degree;
        for (int32_t arc = graph->start[node]; arc < graph->start[node + 1]; arc++)
            *cut = *cut || pave_adjacency_is_cut(adjacency, arc);
    }
}

// Tiles of grids of several polygons are to keep the sizes that show what they are; less so where
// tiles have lost sides.
static double wanted_areas(const tess_job *job)
{
    bool several = false, cut = false;
    if (cli_given(job->call, "wanted")) return job->options->wanted;
    if (job->options->window.grid && job->adjacency) look_at_grid(job->adjacency, &several, &cut);
    return !several ? 0 : cut ? 0.5 : 1;
}

pave_relax_def tess_relax_of(const tess_job *job)
{
    const tess_options *options = job->options;
    return (pave_relax_def){.kind = (pave_relax_kind)options->kind,
                            .until = options->until,
                            .min_radius = options->min_radius,
                            .wanted = wanted_areas(job),
                            .rim = (pave_rim_kind)options->rim,
                            .frame_ratio = options->frame};
}

int tess_make_mesh(tess_job *job)
{
    const tess_options *options = job->options;
    pave_error error = {0};
    pave_mesh_def def = {.vertex_rule = (pave_vertex_rule)options->vertex};
    pave_relax_def relax = tess_relax_of(job);
    relax.steps = (int32_t)(cli_given(job->call, "relax") ? options->relax
                            : options->until > 0          ? STEPS_DEFAULT
                                                          : 0);
    if (options->voronoi || job->quads) {
        int code = job->quads ? tess_make_quads(job) : make_cells(job);
        if (code != CLI_DONE) return code;
        if ((options->before || options->compare) &&
            pave_mesh_copy(job->mesh, NULL, &job->before, NULL) != PAVE_OK)
            return tess_no_memory();
        return relaxes(options) &&
                       pave_mesh_relax(job->mesh, &relax, &job->batch, &error) != PAVE_OK
                   ? refuse_mesh(job, &error)
                   : CLI_DONE;
    }
    if ((options->before || options->compare) &&
        create_mesh(job, &def, &job->before, &error) != PAVE_OK)
        return refuse_mesh(job, &error);
    def.relax = relax;
    return create_mesh(job, &def, &job->mesh, &error) == PAVE_OK ? CLI_DONE
                                                                 : refuse_mesh(job, &error);
}
