// cli/tess/tess_edit.c: pave tess: changes in the mesh that is there: adjacencies cut or made, and
// neighbourhoods relaxed.
#include "tess.h"

#include "../value.h"

#include <string.h>

// ---- Toggles ------------------------------------------------------------------------------------

// Why the mesh stays as it was.
static int refuse(const tess_job *job, const char *text, const pave_mesh_patch *patch,
                  const pave_error *error)
{
    switch (error->result) {
    case PAVE_NO_MEMORY: return tess_no_memory();
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

static int make_toggle(tess_job *job, const char *text)
{
    tess_link link;
    pave_mesh_patch patch = {0};
    pave_error error = {0};
    int code = tess_find_link(job, "toggle", text, &link);
    if (code != CLI_DONE) return code;
    return toggle(job, &link, &patch, &error) == PAVE_OK ? CLI_DONE
                                                         : refuse(job, text, &patch, &error);
}

// ---- Neighbourhoods -----------------------------------------------------------------------------

// A tile of the mesh as it was typed.
static int read_mesh_tile(const tess_job *job, const char *text, int32_t *out)
{
    int32_t node;
    int code = tess_read_tile(job, "relax-around", text, &node);
    if (code != CLI_DONE) return code;
    *out = pave_mesh_tile_of(job->mesh, node);
    return *out >= 0
               ? CLI_DONE
               : cli_wrong("--relax-around: tile %s lies in the border, which has no polygons",
                           text);
}

// The parts of `TILE:RINGS:STEPS`.
static int read_around(const tess_job *job, const char *text, int32_t *tile, int32_t *rings,
                       int32_t *steps)
{
    enum { ROOM = 96 };
    char parts[ROOM], *second, *third;
    int64_t numbers[2];
    const char *form = "--relax-around: \"%s\" is no tile with rings and steps; give them as "
                       "TILE:RINGS:STEPS, such as 5:2:10";
    if (strlen(text) >= ROOM) return cli_wrong(form, text);
    memcpy(parts, text, strlen(text) + 1);
    second = strchr(parts, ':');
    third = second ? strchr(second + 1, ':') : NULL;
    if (!third) return cli_wrong(form, text);
    *second++ = *third++ = '\0';
    const cli_reading ring = cli_read_number(second, 0, INT32_MAX, &numbers[0]),
                      step = cli_read_number(third, 0, TESS_STEPS_MAX, &numbers[1]);
    if (ring == CLI_NO_FORM || step == CLI_NO_FORM) return cli_wrong(form, text);
    if (ring == CLI_TOO_FAR || step == CLI_TOO_FAR)
        return cli_wrong("--relax-around: %s: there must be 0 to %d %s", text,
                         ring == CLI_TOO_FAR ? INT32_MAX : TESS_STEPS_MAX,
                         ring == CLI_TOO_FAR ? "rings" : "steps");
    *rings = (int32_t)numbers[0];
    *steps = (int32_t)numbers[1];
    return read_mesh_tile(job, parts, tile);
}

static int make_even_around(tess_job *job, const char *text)
{
    int32_t tile, rings;
    pave_relax_def relax = tess_relax_of(job);
    pave_error error = {0};
    int code = read_around(job, text, &tile, &rings, &relax.steps);
    if (code != CLI_DONE) return code;
    if (pave_mesh_relax_around(job->mesh, tile, rings, &relax, NULL, &error) == PAVE_OK)
        return CLI_DONE;
    return error.result == PAVE_NO_MEMORY
               ? tess_no_memory()
               : cli_wrong("--relax-around: %s: %s", text, error.message);
}

// ---- Both, as they were given -------------------------------------------------------------------

int tess_edit(tess_job *job)
{
    const cli_list *toggles = &job->options->toggles, *arounds = &job->options->arounds;
    int code = CLI_DONE;
    for (int t = 0, a = 0; code == CLI_DONE && (t < toggles->count || a < arounds->count);) {
        const bool toggled =
            a == arounds->count || (t < toggles->count && toggles->places[t] < arounds->places[a]);
        code = toggled ? make_toggle(job, toggles->items[t++])
                       : make_even_around(job, arounds->items[a++]);
    }
    return code;
}
