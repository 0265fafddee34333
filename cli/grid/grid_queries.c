// cli/grid/grid_queries.c: the table of queries, and which of them a call means.
#include "grid_cache.h"

#include <string.h>

const grid_kind *const grid_kinds[] = {&grid_square, &grid_hex, &grid_tri, NULL};

#define QUERY(id, name, arguments, help) [GRID_##id] = {name, arguments, help},
const grid_query grid_queries[GRID_QUERY_COUNT] = {GRID_QUERY_LIST(QUERY)};

// ---- What there is not --------------------------------------------------------------------------

// The queries that a grid has, with commas.
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
            return grid_wrong(answer, "%s has no query %s; it has %s", kind->name, name, all);
        if (!hint && kind->run[i] && cli_alike(name, grid_queries[i].name))
            hint = grid_queries[i].name;
    }
    if (hint)
        return grid_wrong(answer, "unknown query \"%.60s\"; did you mean %s? Queries are %s", name,
                          hint, all);
    return grid_wrong(answer, "unknown query \"%.60s\"; queries are %s", name, all);
}

// ---- Turns --------------------------------------------------------------------------------------

void grid_land(const grid_call *call, grid_landing landing, pave_cell at, grid_answer *answer)
{
    bool face = call->arguments[2].part.kind == GRID_FACE;
    switch (landing) {
    case GRID_LANDED:
        if (grid_within(answer, at)) grid_add(answer, GRID_FACE, at);
        break;
    case GRID_BESIDE:
        grid_wrong(answer,
                   "so turned about a %s, cells of %s do not land on cells; %sturn about a %s",
                   face ? "face" : "vertex", call->kind->name,
                   call->query == GRID_ROTATE ? "give an even number of sixths, or " : "",
                   face ? "vertex" : "face");
        break;
    }
}

// ---- Asking -------------------------------------------------------------------------------------

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

// Whether a grid that repeats nowhere can answer with these options: those of a batch count for all
// its lines.
static bool options_fit(const grid_call *call, grid_answer *answer)
{
    const grid_options *options = call->options;
    const bool turned = options->orientation || options->y_up || options->basis.given ||
                        options->scale < 1 || options->scale > 1 || options->origin.x < 0 ||
                        options->origin.x > 0 || options->origin.y < 0 || options->origin.y > 0;
    const bool places = call->query == GRID_WORLD || call->query == GRID_AT ||
                        (call->query == GRID_CORNERS && !call->kind->parts[GRID_VERTEX].read);
    if (places && turned)
        return grid_wrong(answer,
                          "%s has a place and a size of its own; leave out --origin, "
                          "--scale and other options of layouts",
                          call->kind->name);
    if (call->query >= GRID_PATH && options->walls)
        return grid_wrong(answer,
                          "--walls: a mask is of a window of a tiling, which %s does not "
                          "have; leave it out",
                          call->kind->name);
    return true;
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
    if (call->kind->ground && !options_fit(call, answer)) return false;
    return grid_read_arguments(call, count - 2, words + 2, answer);
}

void grid_ask(const grid_options *options, int count, const char *const *words, grid_answer *answer)
{
    grid_call call;
    if (grid_understand(options, count, words, &call, answer))
        call.kind->run[call.query](&call, answer);
}
