// cli/grid/cmd_grid.c: pave grid: one query, or a batch of them.
#include "../commands.h"
#include "grid_cache.h"
#include "grid_patch.h"
#include "grid_steps.h"

#include <string.h>

static pave_result read_face(const grid_kind *grid, const char *text, pave_cell *out)
{
    return pave_tiling_face_read(grid->own_tiling, text, out);
}

static pave_cell cell_of(const grid_call *call) { return call->arguments[0].part.at; }

static void neighbors(const grid_call *call, grid_answer *answer)
{
    const pave_tiling *tiling = call->kind->own_tiling;
    for (int k = 0; k < pave_tiling_side_count(tiling, cell_of(call).s); k++)
        grid_add(answer, GRID_FACE, pave_tiling_neighbors(tiling, cell_of(call), k));
}

static void touching(const grid_call *call, grid_answer *answer)
{
    const pave_tiling *tiling = call->kind->own_tiling;
    for (int k = 0; k < pave_tiling_touching_count(tiling, cell_of(call).s); k++)
        grid_add(answer, GRID_FACE, pave_tiling_touching(tiling, cell_of(call), k));
}

// ---- Corners and positions ---------------------------------------------------------------------

static void corners(const grid_call *call, grid_answer *answer)
{
    pave_layout layout;
    const pave_tiling *tiling = call->kind->own_tiling;
    if (!grid_layout(call, &layout, answer)) return;
    for (int k = 0; k < pave_tiling_side_count(tiling, cell_of(call).s); k++)
        grid_add_point(answer, pave_tiling_corner_point(tiling, &layout, cell_of(call), k));
}

static void world(const grid_call *call, grid_answer *answer)
{
    pave_layout layout;
    if (!grid_layout(call, &layout, answer)) return;
    grid_add_point(answer, pave_tiling_face_point(call->kind->own_tiling, &layout, cell_of(call)));
    answer->kind = GRID_POINT;
}

static void at(const grid_call *call, grid_answer *answer)
{
    pave_layout layout;
    if (!grid_layout(call, &layout, answer)) return;
    pave_cell cell = pave_tiling_face_at(call->kind->own_tiling, &layout, call->arguments[0].point);
    if (grid_within(answer, cell)) grid_add(answer, GRID_FACE, cell);
}

// ---- Distance -----------------------------------------------------------------------------------

static void distance(const grid_call *call, grid_answer *answer)
{
    answer->kind = GRID_VALUE;
    switch (grid_steps_between(call->kind->own_tiling, cell_of(call), call->arguments[1].part.at,
                               &answer->number)) {
    case PAVE_OK: break;
    case PAVE_RANGE:
        grid_wrong(answer, "A and B are too far apart: the search would have more than %lld cells",
                   (long long)SEARCH_CELLS_MAX);
        break;
    default: grid_failed(answer, "out of memory");
    }
}

const grid_kind grid_other = {
    .name = "other",
    .parts = {[GRID_FACE] = {NULL, read_face, NULL}},
    .metrics = "steps|euclid",
    .contacts = {"edge|steps", "vertex"},
    .run = {[GRID_NEIGHBORS] = neighbors,
            [GRID_TOUCHING] = touching,
            [GRID_CORNERS] = corners,
            [GRID_DISTANCE] = distance,
            [GRID_WORLD] = world,
            [GRID_AT] = at,
            GRID_ALIKE},
};

// ---- Queries by the table of a tiling -----------------------------------------------------------

bool grid_layout(const grid_call *call, pave_layout *out, grid_answer *answer)
{
    const grid_options *options = call->options;
    const cli_basis *basis = &options->basis;
    pave_layout_def def = {.orientation = (pave_orientation)options->orientation,
                           .y_up = options->y_up,
                           .size = options->scale,
                           .origin = options->origin};
    if (basis->given && (options->orientation != PAVE_POINTY || options->y_up ||
                         options->scale < 1 || options->scale > 1))
        return grid_wrong(
            answer,
            "--basis sets the orientation, the scale and which way is up; leave those options out");
    if (basis->given)
        return pave_layout_of(options->origin, basis->i, basis->j, out) == PAVE_OK ||
               grid_wrong(answer,
                          "--basis: its numbers are too large or too small to compute with");
    return pave_tiling_layout(grid_tiling(call->kind), &def, out, NULL) == PAVE_OK ||
           grid_wrong(answer, "--scale: %g is too large or too small to compute with", def.size);
}

void grid_twin(const grid_call *call, grid_answer *answer)
{
    const pave_tiling *tiling = grid_tiling(call->kind);
    pave_cell cell = call->arguments[0].part.at;
    int side = (int)call->arguments[1].number;
    grid_add(answer, GRID_FACE, pave_tiling_neighbors(tiling, cell, side));
    answer->kind = GRID_SIDE;
    answer->number = pave_tiling_side_of(tiling, cell.s, side)->twin;
}

void grid_color(const grid_call *call, grid_answer *answer)
{
    const pave_coloring *coloring =
        grid_coloring_open(call->options->cache, grid_tiling(call->kind), call->contact, answer);
    answer->kind = GRID_VALUE;
    if (coloring) answer->number = pave_coloring_of(coloring, call->arguments[0].part.at);
}

const grid_kind *const grid_kinds[] = {&grid_square, &grid_hex, &grid_tri, NULL};

#define QUERY(id, name, arguments, help) [GRID_##id] = {name, arguments, help},
const grid_query grid_queries[GRID_QUERY_COUNT] = {GRID_QUERY_LIST(QUERY)};

// ---- Errors -------------------------------------------------------------------------------------

// Lists the queries of a grid, separated by commas.
static void list_queries(const grid_kind *kind, char *out, size_t size)
{
    out[0] = '\0';
    for (int i = 0; i < GRID_QUERY_COUNT; i++)
        if (kind->run[i]) cli_add_word(out, size, "%s", grid_queries[i].name);
}

static bool unknown_query(const grid_kind *kind, const char *name, grid_answer *answer)
{
    char all[GRID_ERROR_SIZE - 200];
    const char *hint = NULL;
    list_queries(kind, all, sizeof all);
    for (int i = 0; i < GRID_QUERY_COUNT; i++) {
        if (strcmp(name, grid_queries[i].name) == 0)
            return grid_wrong(answer, "%s has no query %s; its queries are %s", kind->name, name,
                              all);
        if (!hint && kind->run[i] && cli_alike(name, grid_queries[i].name))
            hint = grid_queries[i].name;
    }
    if (hint)
        return grid_wrong(answer, "unknown query \"%.60s\"; did you mean %s? Queries are %s", name,
                          hint, all);
    return grid_wrong(answer, "unknown query \"%.60s\"; queries are %s", name, all);
}

// ---- Rotation ----------------------------------------------------------------------------------

void grid_land(const grid_call *call, grid_landing landing, pave_cell at, grid_answer *answer)
{
    bool face = call->arguments[2].part.kind == GRID_FACE;
    switch (landing) {
    case GRID_LANDED:
        if (grid_within(answer, at)) grid_add(answer, GRID_FACE, at);
        break;
    case GRID_BESIDE:
        grid_wrong(answer,
                   "this turn about a %s does not map cells of %s to cells; %sturn about a %s",
                   face ? "face" : "vertex", call->kind->name,
                   call->query == GRID_ROTATE ? "give an even number of sixths, or " : "",
                   face ? "vertex" : "face");
        break;
    }
}

// ---- Answering ----------------------------------------------------------------------------------

static bool find_query(const grid_kind *kind, const char *name, grid_query_id *out)
{
    for (int i = 0; i < GRID_QUERY_COUNT; i++) {
        if (kind->run[i] && strcmp(grid_queries[i].name, name) == 0) {
            *out = (grid_query_id)i;
            return true;
        }
    }
    return false;
}

// Returns whether rhombs can answer with these options. Options of a batch apply to all its lines.
static bool options_fit(const grid_call *call, grid_answer *answer)
{
    const grid_options *options = call->options;
    const bool turned = options->orientation || options->y_up || options->basis.given ||
                        options->scale < 1 || options->scale > 1 || options->origin.x < 0 ||
                        options->origin.x > 0 || options->origin.y < 0 || options->origin.y > 0;
    const bool places = call->query == GRID_WORLD || call->query == GRID_AT;
    return !places || !turned ||
           grid_wrong(answer,
                      "%s has a fixed position and size; leave out --origin, --scale and other "
                      "options of layouts",
                      call->kind->name);
}

bool grid_understand(const grid_options *options, int count, const char *const *words,
                     grid_call *call, grid_answer *answer)
{
    *call = (grid_call){.options = options};
    answer->code = CLI_DONE;
    answer->grid = NULL;
    answer->count = 0;
    if (count == 0)
        return grid_wrong(
            answer, "GRID is missing; a query is GRID QUERY ARGS..., such as hex neighbors 0,0");
    call->kind = grid_kind_open(options->cache, words[0], answer);
    answer->grid = call->kind;
    if (!call->kind) return false;
    if (count == 1)
        return grid_wrong(answer,
                          "QUERY is missing; a query is GRID QUERY ARGS..., such as %s neighbors C",
                          call->kind->name);
    if (!find_query(call->kind, words[1], &call->query))
        return unknown_query(call->kind, words[1], answer);
    if (call->kind->multigrid && !options_fit(call, answer)) return false;
    return grid_read_arguments(call, count - 2, words + 2, answer);
}

void grid_ask(const grid_options *options, int count, const char *const *words, grid_answer *answer)
{
    grid_call call;
    if (grid_understand(options, count, words, &call, answer))
        call.kind->run[call.query](&call, answer);
}

#define OPTIONS grid_options
static const cli_option table[] = {
    CLI_FLAG_ROW("batch", batch, "answer the queries of standard input, one per line"),
    CLI_PRINT_ROW("json", json, "answer in JSON, one object per query"),
    CLI_ROW(WORD, "orientation", "pointy|flat", "pointy", orientation,
            "the orientation of hexagons and triangles"),
    CLI_FLAG_ROW("y-up", y_up, "y points up"),
    CLI_ROW(POINT, "origin", "X,Y", "0,0", origin, "the position of the point 0,0 of the grid"),
    CLI_ROW(BASIS, "basis", "X,Y X,Y", NULL, basis,
            "the vectors of a step in q and a step in r, instead of regular shapes"),
    GRID_GROUND_ROWS(ground),
    GRID_COST_ROW(ground),
    GRID_PIECE_ROWS(ground, "24x12"),
    CLI_ROW(WORD, "corners", GRID_CORNER_RULES, "one", corners, GRID_CORNERS_HELP),
    CLI_ROW(DECIMAL, "scale", "S", "1", scale, "the length of an edge"),
};

enum {
    LAYOUT = CLI_MODE(0),
    WALLS = CLI_MODE(1),
    VERTICES = CLI_MODE(2),
    REPEATS = CLI_MODE(3),
    ON = CLI_MODE(4),
    PIECE = CLI_MODE(5)
};

static const cli_need needs[] = {
    {"orientation|y-up|origin|basis|scale", REPEATS,
     "a grid that never repeats has a fixed position and size"},
    {"on|walls|cost|at|size|corners", REPEATS,
     "a ground of a grid that never repeats has numbered cells, see pave grid cells"},
    {"orientation|y-up|origin|basis|scale", LAYOUT, "the query has no positions"},
    {"on", WALLS, "the query does not use a ground"},
    {"walls|cost", ON, "it needs the ground of --on"},
    {"at|size", PIECE, "only for worlds"},
    {"corners", VERTICES, "only path, reach and field around corners have them"}};

// Returns whether the steps of the query pass vertices, according to its last word.
static bool passes_vertices(const cli_call *call, int query)
{
    return query >= GRID_PATH && query <= GRID_FIELD &&
           cli_read_word(call->operands[call->operand_count - 1],
                         "vertex|8|touch|shortcut|flank") >= 0;
}

// Returns the modes that the arguments select. A batch or an unknown query has all modes, because
// answering it gives more specific errors. Corners are points if vertices have no names.
static uint32_t modes_of(const cli_call *call)
{
    const grid_options *options = call->options;
    const char *name = call->operand_count > 1 ? call->operands[1] : "";
    const char *on = options->ground.on;
    const uint32_t piece = (on || options->batch ? ON : 0) |
                           (on && !grid_ground_is_sized(&options->ground) ? PIECE : 0) |
                           (options->batch ? PIECE : 0);
    const uint32_t all = LAYOUT | WALLS | VERTICES | CLI_SCALED | piece;
    if (call->operand_count && grid_patch_is(call->operands[0])) return all;
    for (int i = 0; i < GRID_QUERY_COUNT && !options->batch; i++) {
        if (strcmp(grid_queries[i].name, name) != 0) continue;
        bool named = cli_read_word(call->operands[0], "square|hex|tri") >= 0;
        bool layout = (i == GRID_CORNERS && !named) || (i >= GRID_WORLD && i <= GRID_VERTEX_AT),
             numbered = strcmp(call->operands[0], grid_numbered.name) == 0;
        return REPEATS | piece | (layout && !numbered ? LAYOUT : 0) |
               (i >= GRID_PATH || numbered ? WALLS : 0) | (passes_vertices(call, i) ? VERTICES : 0);
    }
    return all | REPEATS;
}

static int answer_single(const cli_call *call, const grid_options *options)
{
    grid_answer answer = {0};
    grid_ask(options, call->operand_count, call->operands, &answer);
    int code = answer.code;
    if (grid_is_wrong(&answer)) {
        cli_say("%s", answer.error);
    } else {
        grid_put(call->out, options->json, call->operand_count, call->operands, &answer);
    }
    grid_answer_release(&answer);
    return code;
}

static int run(const cli_call *call)
{
    grid_cache cache = {0};
    grid_options options = *(const grid_options *)call->options;
    options.cache = &cache;
    cache.input_has_queries = options.batch;
    if (options.batch && options.ground.on && strcmp(options.ground.on, "-") == 0)
        return cli_wrong(
            "--on -: --batch reads its queries from standard input; give the name of a file");
    if (options.batch && call->operand_count)
        return cli_wrong(
            "--batch reads its queries from standard input; leave out \"%s\", or --batch",
            call->operands[0]);
    int code = options.batch ? grid_batch(call->command, &options, call->out)
                             : answer_single(call, &options);
    grid_cache_release(&cache);
    return code;
}

// ---- Help and completion ------------------------------------------------------------------------

// Lists an entry such as `distance A B [METRIC]` with its meaning and its grids, by default the
// three regular ones.
static bool list_query(size_t index, cli_entry *out)
{
    if (index >= GRID_QUERY_COUNT) return false;
    const grid_query *query = &grid_queries[index];
    char grids[128] = "";
    bool all = true;
    snprintf(out->head, sizeof out->head, "%s%s%s", query->name, query->arguments[0] ? " " : "",
             query->arguments);
    for (size_t i = 0; grid_kinds[i]; i++) {
        if (grid_kinds[i]->run[index])
            cli_add_word(grids, sizeof grids, "%s", grid_kinds[i]->name);
        else
            all = false;
    }
    const bool tilings = grid_other.run[index], rhombs = grid_rhombs.run[index];
    snprintf(out->text, sizeof out->text, "%s%s%s%s%s", query->help, all ? "" : " (",
             all ? "" : grids, all ? "" : ")",
             tilings && rhombs ? "; all other grids too"
             : tilings         ? "; other tilings too"
             : rhombs          ? "; rhombs too"
                               : "");
    return true;
}

// Returns the name of a grid of rhombs, which come first among the patches; NULL after the last.
static const char *name_rhombs(int32_t index)
{
    pave_multigrid multigrid;
    const char *name = grid_patch_name(index);
    return name && grid_patch_multigrid(name, &multigrid) ? name : NULL;
}

// Returns a possible word for the first operand; NULL after the last.
static const char *name_grid(int32_t index)
{
    int32_t tilings = 0;
    while (pave_tiling_name(tilings)) tilings++;
    const char *rhombs = index < tilings ? NULL : name_rhombs(index - tilings);
    return index < tilings                    ? pave_tiling_name(index)
           : rhombs                           ? rhombs
           : name_rhombs(index - tilings - 1) ? grid_numbered.name
                                              : NULL;
}

static void complete_queries(FILE *out, const char *pattern, const grid_kind *kind)
{
    fprintf(out, "            3:%s) _pave_words '", pattern);
    for (int i = 0; i < GRID_QUERY_COUNT; i++) {
        if (kind->run[i]) fprintf(out, "%s ", grid_queries[i].name);
    }
    fputs("' ;;\n", out);
}

// Writes completions for the queries of the preceding grid.
static void complete(FILE *out)
{
    fputs("            case $COMP_CWORD:${COMP_WORDS[2]} in\n", out);
    for (size_t i = 0; grid_kinds[i]; i++)
        complete_queries(out, grid_kinds[i]->name, grid_kinds[i]);
    for (int32_t i = 0; name_rhombs(i); i++) complete_queries(out, name_rhombs(i), &grid_rhombs);
    complete_queries(out, grid_numbered.name, &grid_numbered);
    complete_queries(out, "*", &grid_other);
    fputs("            esac\n", out);
}

const cli_command cli_grid = {CLI_COMMAND("grid", "", table, run),
                              CLI_OPERANDS("GRID QUERY ARGS...", 0, INT32_MAX),
                              CLI_NEEDS(needs),
                              .batches = true,
                              .list_title = "Queries",
                              .list = list_query,
                              .complete = complete,
                              .first = name_grid,
                              .modes = modes_of};
