// cli/tess_edit.c: pave tess --toggle: adjacencies changed in a mesh that is there.
#include "tess.h"

// Why the mesh stays as it was.
static int refuse(const tess_job *job, const char *text, const pave_mesh_patch *patch,
                  const pave_error *error)
{
    switch (error->result) {
    case PAVE_NO_MEMORY: return cli_failed("out of memory; ask for fewer tiles");
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
