// cli/tess/tess_pairs.c: pave tess --cut, --join: adjacencies one by one.
#include "tess.h"

#include <string.h>

static int32_t node_count(const tess_job *job)
{
    return job->board ? job->board->slot_count : job->adjacency->graph->node_count;
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

// A tile as it was typed: its number, or on boards its column and row.
static int read_tile(const tess_job *job, const char *option, const char *text, int32_t *out)
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
    int code = read_tile(job, option, first, &out[0]);
    return code == CLI_DONE ? read_tile(job, option, colon + 1, &out[1]) : code;
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

int tess_set_pairs(tess_job *job, const char *option, const cli_list *list, bool adjacent)
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

// ---- Toggles ------------------------------------------------------------------------------------

// Why the mesh stays as it was.
static int refuse(const tess_job *job, const char *text, const pave_mesh_patch *patch,
                  const pave_error *error)
{
    switch (error->result) {
    case PAVE_NO_MEMORY: return cli_failed("out of memory; request fewer tiles");
    case PAVE_RANGE: return cli_wrong("--toggle: %s: %s", text, error->message);
    default: break;
    }
    if (patch->fault.kind != PAVE_FAULT_NONE) return tess_refuse_toggle(job, text, &patch->fault);
    cli_say("--toggle: %s: %s", text, error->message);
    return CLI_NO;
}

static pave_result toggle(tess_job *job, const tess_link *link, pave_mesh_patch *patch,
                          pave_error *error)
{
    if (job->board)
        return pave_mesh_edit_board(job->mesh, job->board, link->tile, link->k,
                                    !pave_board_has(job->board, link->tile, link->k), patch, error);
    return pave_mesh_edit_adjacency(job->mesh, job->adjacency, link->arc,
                                    !pave_adjacency_is_cut(job->adjacency, link->arc), patch,
                                    error);
}

int tess_toggle(tess_job *job)
{
    const cli_list *list = &job->options->toggles;
    for (int i = 0; i < list->count; i++) {
        tess_link link;
        pave_mesh_patch patch = {0};
        pave_error error = {0};
        int code = tess_find_link(job, "toggle", list->items[i], &link);
        if (code != CLI_DONE) return code;
        if (toggle(job, &link, &patch, &error) != PAVE_OK)
            return refuse(job, list->items[i], &patch, &error);
    }
    return CLI_DONE;
}
