// cli/grid_walls.c: `path A B` and `sight A B` between the walls of a file, on every tiling.
#include "grid_cache.h"

#include <stdlib.h>

/// The walls of the call. NULL: the answer says what is wrong.
static const pave_mask *walls_of(const grid_call *call, grid_answer *answer)
{
    const char *file = call->options->walls;
    if (file)
        return grid_walls_open(call->options->cache, file, grid_tiling(call->kind), answer);
    grid_wrong(answer, "%s wants --walls FILE, a mask whose window is where one may go; docs/files.md says how it is written",
               grid_queries[call->query].name);
    return NULL;
}

// The number of an argument's cell in the window. False: it lies outside, and the answer says so.
static bool find_cell(const grid_call *call, int argument, const pave_mask *walls, int64_t *out, grid_answer *answer)
{
    *out = pave_window_wrapped(walls->window, call->arguments[argument].part.at);
    return *out >= 0 || grid_wrong(answer, "%s lies outside the window of %s", argument ? "B" : "A", call->options->walls);
}

static void say_no(grid_answer *answer)
{
    answer->kind = GRID_BOOL;
    answer->yes = false;
    answer->code = CLI_NO;
}

// Runs the search until its nodes fit into *nodes, which is to be freed.
static pave_result search_path(pave_search *search, int32_t a, int32_t b, int32_t **nodes, int32_t *count)
{
    int32_t capacity = 0;
    for (;;) {
        pave_result result = pave_search_path(search, a, b, NULL, *nodes, capacity, count, NULL);
        if (result != PAVE_CAPACITY)
            return result;
        void *more = realloc(*nodes, (size_t)*count * sizeof **nodes);
        if (!more)
            return PAVE_NO_MEMORY;
        *nodes = more;
        capacity = *count;
    }
}

void grid_path(const grid_call *call, grid_answer *answer)
{
    int64_t a, b;
    const pave_mask *walls = walls_of(call, answer);
    if (!walls || !find_cell(call, 0, walls, &a, answer) || !find_cell(call, 1, walls, &b, answer))
        return;
    pave_search *search = grid_search_open(call->options->cache, (pave_contact)call->arguments[2].number, answer);
    if (!search)
        return;
    int32_t *nodes = NULL, count = 0;
    pave_result result = search_path(search, (int32_t)a, (int32_t)b, &nodes, &count);
    for (int32_t i = 0; result == PAVE_OK && i < count; i++)
        grid_add(answer, GRID_FACE, pave_window_cell(walls->window, nodes[i]));
    if (result == PAVE_NOT_FOUND)
        say_no(answer);
    else if (result != PAVE_OK)
        grid_failed(answer, "out of memory");
    free(nodes);
}

void grid_sight(const grid_call *call, grid_answer *answer)
{
    int64_t a, b;
    const pave_mask *walls = walls_of(call, answer);
    if (!walls || !find_cell(call, 0, walls, &a, answer) || !find_cell(call, 1, walls, &b, answer))
        return;
    bool seen = false;
    pave_result result = pave_sight_between(walls, call->arguments[0].part.at, call->arguments[1].part.at, &seen);
    answer->kind = GRID_BOOL;
    answer->yes = seen;
    answer->code = seen ? CLI_DONE : CLI_NO;
    if (result != PAVE_OK)
        grid_failed(answer, "%s: %s", call->options->walls, pave_result_text(result));
}
