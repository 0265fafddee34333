// cli/tactics/cmd_tactics_creature.c: pave tactics creature: the path of a multi-cell creature
// between walls, or clearance maps.
#include "../commands.h"
#include "tactics.h"

#include <inttypes.h>
#include <stdlib.h>

typedef struct creature_options {
    grid_ground_options ground;
    const char *from, *to;
    int kind, stance, to_stance;
    int64_t size, step_cost, turn_cost;
    bool no_turns, clearance;
    tactics_output output;
} creature_options;

enum { ANY_STANCE = 0, COST_MAX = 1000000 };

#define OPTIONS creature_options
static const cli_option table[] = {
    GRID_GROUND_ROWS(ground),
    GRID_COST_ROW(ground),
    CLI_ROW(TEXT, "land-at", "C", NULL, ground.at, "the first cell of the piece of a world"),
    CLI_ROW(SIZE, "land-size", "WxH", "24x12", ground.size, "the size of that piece"),
    CLI_ROW(WORD, "kind", "rhombus|hexagon|triangle", "rhombus", kind,
            "its form: 2 K^2, 6 K^2 or K^2 cells"),
    CLI_COUNT_ROW("size", "K", "1", size, 1, PAVE_CREATURE_SIZE_MAX, "its size, in edges"),
    CLI_ROW(TEXT, "from", "C", NULL, from,
            "anchor cell: the top cell of a triangle that points up; the upper left cell (L) of a "
            "triangle, or half of a rhombus, that points down; the L whose upper left corner is "
            "the centre of a hexagon"),
    CLI_ROW(TEXT, "to", "C", NULL, to, "the cell of its anchor at the end"),
    CLI_ROW(WORD, "stance", "E|N|W", "E", stance,
            "of a rhombus at its start: the kind of edge that its halves share"),
    CLI_ROW(WORD, "to-stance", "any|E|N|W", "any", to_stance, "the same at the end"),
    CLI_COUNT_ROW("step-cost", "N", "2", step_cost, 1, COST_MAX, "the cost of a step by one edge"),
    CLI_COUNT_ROW(
        "turn-cost", "N", NULL, turn_cost, 1, COST_MAX,
        "the cost of a turn by 60 degrees (default: K of a triangle, K + 1 of a rhombus)"),
    CLI_FLAG_ROW("no-turns", no_turns, "it never turns"),
    CLI_FLAG_ROW("clearance", clearance,
                 "instead of a path, the maximum size that fits at each anchor"),
    TACTICS_OUTPUT_ROWS(output),
};

enum { WALKS = TACTICS_MODE(0), RHOMBUS = TACTICS_MODE(1), TURNS = TACTICS_MODE(2) };

static uint32_t modes_of(const cli_call *call)
{
    const creature_options *options = call->options;
    const bool turns =
        !options->clearance && !options->no_turns && options->kind != PAVE_CREATURE_HEXAGON;
    return tactics_modes_on(&options->ground) | (options->clearance ? 0 : WALKS) |
           (options->kind == PAVE_CREATURE_RHOMBUS ? RHOMBUS : 0) | (turns ? TURNS : 0);
}

static const cli_need needs[] = {
    {"from|to|to-stance|size|cost|step-cost|no-turns", WALKS,
     "--clearance does not search for a path"},
    {"stance|to-stance", RHOMBUS, "only a rhombus has stances"},
    {"turn-cost", TURNS, "the creature never turns"},
    TACTICS_COST_NEEDS,
    CLI_OVER_NEEDS,
    {"land-at|land-size", TACTICS_PIECE, "only a piece of a world has a place and a size"},
    CLI_PICTURE_NEEDS};

typedef struct creature_job {
    const cli_call *call;
    const creature_options *options;
    tactics_board board;
    pave_creature creature;
    pave_creature_pose ends[2];
    pave_creature_moves *moves;
    pave_search *search;
    pave_creature_pose *poses;
    pave_path path; // count 0: no path
    int64_t turns;
    int32_t *clearance;
} creature_job;

static const char stance_names[] = "ENW";

// ---- The path -----------------------------------------------------------------------------------

// Reads an endpoint of the path. Returns CLI_DONE, or CLI_WRONG after a message.
static int read_end(creature_job *job, const char *option, const char *text, int stance, int end)
{
    int32_t index = 0;
    pave_error error = {0};
    int code = tactics_read_cell(&job->board, option, text, false, &index);
    if (code != CLI_DONE) return code;
    job->ends[end] = (pave_creature_pose){pave_window_cell(job->board.window, index),
                                          (pave_tri_edge_kind)stance};
    return pave_creature_check(job->creature, job->ends[end], &error) == PAVE_OK
               ? CLI_DONE
               : cli_wrong("--%s: %s", option, error.message);
}

static int open_moves(creature_job *job)
{
    const creature_options *options = job->options;
    const pave_creature_def def = {.walls = job->board.closed,
                                   .creature = job->creature,
                                   .step_cost = (int32_t)options->step_cost,
                                   .turn_cost = (int32_t)options->turn_cost,
                                   .no_turns = options->no_turns,
                                   .costs = job->board.costs};
    pave_error error = {0};
    if (pave_creature_moves_create(&def, NULL, &job->moves, &error) != PAVE_OK)
        return tactics_refuse(&error);
    const pave_ground ground = pave_ground_of_graph(job->moves->graph);
    return pave_search_create(&ground, NULL, &job->search, NULL) == PAVE_OK ? CLI_DONE
                                                                            : tactics_no_memory();
}

// Returns the endpoint of minimum cost that --to-stance allows; -1 if none is reachable.
static int32_t choose_end(const creature_job *job, int32_t from, pave_result *result)
{
    const int only = job->options->to_stance - 1;
    int32_t best = -1, least = PAVE_FAR;
    for (int stance = 0; stance < 3 && *result == PAVE_OK; stance++) {
        const pave_creature_pose pose = {job->ends[1].anchor, (pave_tri_edge_kind)stance};
        const int32_t to = pave_creature_moves_node(job->moves, pose);
        pave_path path;
        if (to < 0 || (job->options->to_stance != ANY_STANCE && stance != only)) continue;
        const pave_result found =
            pave_search_path(job->search, from, to, &job->moves->costs, NULL, 0, &path);
        if (found == PAVE_NO_MEMORY || found == PAVE_RANGE) *result = found;
        if (found == PAVE_CAPACITY && path.cost < least) {
            least = path.cost;
            best = to;
        }
    }
    return best;
}

// Lists the poses of the path between two nodes.
static pave_result list_way(creature_job *job, int32_t from, int32_t to)
{
    const int64_t capacity = job->moves->graph->node_count;
    int32_t *nodes = malloc((size_t)capacity * sizeof *nodes);
    pave_result result = nodes ? pave_search_path(job->search, from, to, &job->moves->costs, nodes,
                                                  capacity, &job->path)
                               : PAVE_NO_MEMORY;
    if (result == PAVE_OK) {
        job->poses = malloc((size_t)job->path.count * sizeof *job->poses);
        if (!job->poses) result = PAVE_NO_MEMORY;
    }
    for (int64_t i = 0; result == PAVE_OK && i < job->path.count; i++) {
        job->poses[i] = pave_creature_moves_pose(job->moves, nodes[i]);
        job->turns += i > 0 && (job->poses[i].stance != job->poses[i - 1].stance ||
                                job->poses[i].anchor.s != job->poses[i - 1].anchor.s);
    }
    free(nodes);
    return result;
}

static int find_way(creature_job *job)
{
    const creature_options *options = job->options;
    int code = read_end(job, "from", options->from, options->stance, 0);
    if (code == CLI_DONE) code = read_end(job, "to", options->to, 0, 1);
    if (code == CLI_DONE) code = open_moves(job);
    if (code != CLI_DONE) return code;
    const int32_t from = pave_creature_moves_node(job->moves, job->ends[0]);
    if (from < 0)
        return cli_wrong("--from: a %s of size %" PRId32
                         " does not fit at %s; give another cell, or a smaller size (--clearance "
                         "shows the maximum size at each cell)",
                         pave_word(pave_creature_kind_words, job->creature.kind),
                         job->creature.size, options->from);
    pave_result result = PAVE_OK;
    const int32_t to = choose_end(job, from, &result);
    if (result == PAVE_OK && to >= 0) result = list_way(job, from, to);
    return result == PAVE_OK      ? CLI_DONE
           : result == PAVE_RANGE ? cli_wrong("the path costs too much to be counted; choose "
                                              "lower costs")
                                  : tactics_no_memory();
}

static void put_poses(const creature_job *job, cli_result *result)
{
    char text[PAVE_TRI_TEXT_SIZE];
    cli_put_list(result, "path");
    for (int64_t i = 0; cli_put_each(result, i, job->path.count, 0); i++)
        cli_put(result, NULL, result->json ? "\"%s\"" : "%s",
                pave_tri_face_text(job->poses[i].anchor, text));
    if (job->creature.kind != PAVE_CREATURE_RHOMBUS) return;
    cli_put_list(result, "stances");
    for (int64_t i = 0; cli_put_each(result, i, job->path.count, 0); i++)
        cli_put(result, NULL, result->json ? "\"%c\"" : "%c", stance_names[job->poses[i].stance]);
}

static uint64_t hash_way(const creature_job *job)
{
    const int32_t head[] = {job->path.cost, (int32_t)job->path.count};
    uint64_t hash = tactics_hash(PAVE_HASH_START, head, 2);
    for (int64_t i = 0; i < job->path.count; i++) {
        const pave_creature_pose pose = job->poses[i];
        const int32_t words[] = {pose.anchor.q, pose.anchor.r, pose.anchor.s, (int32_t)pose.stance};
        hash = tactics_hash(hash, words, 4);
    }
    return hash;
}

static void print_way(const creature_job *job)
{
    const creature_options *options = job->options;
    const char *kind = pave_word(pave_creature_kind_words, job->creature.kind);
    cli_result result = tactics_begin(job->call, &options->output);
    if (job->path.count > 0) {
        CLI_JSON_COUNTS(&result, "length|moves|turns", job->path.cost, job->path.count - 1,
                        job->turns);
        cli_text(&result,
                 "%s of size %" PRId32 ", %s to %s: length %" PRId32 ", %" PRId64 " moves, %" PRId64
                 " of them turns\n",
                 kind, job->creature.size, options->from, options->to, job->path.cost,
                 job->path.count - 1, job->turns);
    } else {
        cli_json_member(&result, "length", "null");
        cli_text(&result, "%s of size %" PRId32 ", %s to %s: no path\n", kind, job->creature.size,
                 options->from, options->to);
    }
    cli_json_text(&result, "kind", kind);
    cli_json_member(&result, "size", "%" PRId32, job->creature.size);
    if (job->path.count > 0 || result.json) put_poses(job, &result);
    tactics_end(&result, &options->output, hash_way(job));
}

// ---- Clearance ----------------------------------------------------------------------------------

static int find_clearance(creature_job *job)
{
    pave_error error = {0};
    job->clearance = malloc((size_t)job->board.window->count * sizeof *job->clearance);
    if (!job->clearance) return tactics_no_memory();
    return pave_creature_clearance(job->board.closed, job->creature.kind,
                                   (pave_tri_edge_kind)job->options->stance, NULL, job->clearance,
                                   &error) == PAVE_OK
               ? CLI_DONE
               : tactics_refuse(&error);
}

// Returns the first cell with the maximum clearance.
static int32_t find_widest(const creature_job *job)
{
    int32_t best = 0;
    for (int32_t i = 1; i < (int32_t)job->board.window->count; i++)
        if (job->clearance[i] > job->clearance[best]) best = i;
    return best;
}

// Returns the number of anchors for each size up to the maximum.
static int64_t *count_anchors(const creature_job *job, int32_t most)
{
    int64_t *counts = calloc((size_t)most + 1, sizeof *counts);
    for (int64_t i = 0; counts && i < job->board.window->count; i++) counts[job->clearance[i]]++;
    for (int32_t k = most; counts && k > 1; k--) counts[k - 1] += counts[k];
    return counts;
}

static int print_clearance(const creature_job *job)
{
    const int32_t widest = find_widest(job), most = job->clearance[widest];
    const int64_t count = job->board.window->count;
    int64_t *anchors = count_anchors(job, most);
    if (!anchors) return tactics_no_memory();
    cli_result result = tactics_begin(job->call, &job->options->output);
    cli_text(&result, "%s: ", pave_word(pave_creature_kind_words, job->creature.kind));
    cli_json_text(&result, "kind", pave_word(pave_creature_kind_words, job->creature.kind));
    cli_json_member(&result, "largest", "%" PRId32, most);
    if (most > 0) {
        char text[PAVE_TRI_TEXT_SIZE];
        pave_tri_face_text(pave_window_cell(job->board.window, widest), text);
        cli_json_text(&result, "at", text);
        cli_text(&result, "the largest that fits has size %" PRId32 ", at %s\n", most, text);
    } else {
        cli_text(&result, "no size fits anywhere\n");
    }
    if (most > 0 || result.json) {
        cli_put_list(&result, "anchors");
        for (int32_t k = 1; cli_put_each(&result, k - 1, most, 0); k++)
            cli_put(&result, NULL, "%" PRId64, anchors[k]);
    }
    if (result.json) cli_json_list(&result, "clearance", job->clearance, count);
    tactics_end(&result, &job->options->output,
                tactics_hash(PAVE_HASH_START, job->clearance, count));
    free(anchors);
    return CLI_DONE;
}

// ---- The command --------------------------------------------------------------------------------

static int draw(const creature_job *job)
{
    const creature_options *options = job->options;
    const bool found = job->path.count > 0;
    pave_scene *ground = tactics_draw_ground(&job->board.ground, &options->output.picture);
    const pave_picture_creature_def def = {.walls = job->board.closed,
                                           .ground = ground,
                                           .creature = job->creature,
                                           .poses = found ? job->poses : job->ends,
                                           .pose_count = options->clearance ? 0
                                                         : found            ? job->path.count
                                                                            : 1,
                                           .clearance = job->clearance,
                                           .orientation = job->board.window->def.orientation,
                                           .title = options->clearance ? "clearance" : "a creature",
                                           .size = cli_picture_size(&options->output.picture, 96)};
    pave_scene *scene = NULL;
    pave_error error = {0};
    pave_picture_creature(&def, NULL, &scene, &error);
    pave_scene_destroy(ground);
    return scene ? tactics_scene_write(job->call, &options->output, job->board.window, scene)
                 : tactics_refuse(&error);
}

static int run(const cli_call *call)
{
    const creature_options *options = call->options;
    creature_job job = {.call = call,
                        .options = options,
                        .creature = {(pave_creature_kind)options->kind, (int32_t)options->size}};
    if (!options->ground.on)
        return cli_wrong("--on is missing; give a ground, such as a mask, whose window is the "
                         "board; docs/grounds.md has all kinds");
    int code = tactics_board_open(&options->ground, &job.board);
    if (code == CLI_DONE) code = options->clearance ? find_clearance(&job) : find_way(&job);
    if (code == CLI_DONE && options->output.path) code = draw(&job);
    if (code == CLI_DONE && tactics_prints(&options->output)) {
        if (options->clearance)
            code = print_clearance(&job);
        else
            print_way(&job);
    }
    if (code == CLI_DONE && !options->clearance && job.path.count == 0) code = CLI_NO;
    free(job.clearance);
    free(job.poses);
    pave_search_destroy(job.search);
    pave_creature_moves_destroy(job.moves);
    tactics_board_close(&job.board);
    return code;
}

const cli_command cli_tactics_creature = {CLI_COMMAND("tactics", "creature", table, run),
                                          CLI_WRITES(TACTICS_FORMATS, needs, modes_of)};
