// cli/tess/tess_check.c: pave tess: what keeps tiles from becoming polygons, in words.
#include "tess.h"

#include <stdlib.h>
#include <string.h>

/// How a fault is described: places of the text that are %0 to %3 become the names of its tiles.
typedef struct description {
    pave_fault_kind kind;
    const char *places;
    const char *advice;
    bool mends; ///< whether --repair can help where something is cut
} description;

static const description descriptions[] = {
    {PAVE_FAULT_SELF_EDGE, "%0", "leave the edge out", false},
    {PAVE_FAULT_DUPLICATE_EDGE, "%0 and %1", "leave one of the edges out", false},
    {PAVE_FAULT_ASYMMETRIC, "%0 names %1", "let both name each other", false},
    {PAVE_FAULT_SAME_POSITION, "%0 and %1", "move one of them", false},
    {PAVE_FAULT_CROSSING, "%0 - %1 and %2 - %3", "leave one of them out, or move a tile", false},
    {PAVE_FAULT_DISCONNECTED, "%0 and %1", "join their parts", true},
    {PAVE_FAULT_FEW_NEIGHBORS, "%0", "join it to another", true},
    {PAVE_FAULT_NO_BORDER, "%0", "put a ring of border tiles around all others", false},
    {PAVE_FAULT_HOLE, "%0", "make it an inner tile, or leave it out", false},
    {PAVE_FAULT_BRIDGE, "%0 - %1", "join more of the tiles beside it", true},
    {PAVE_FAULT_FACE_TWICE, "%0", "join more of the tiles beside it", true},
    {PAVE_FAULT_SHARED_TWICE, "%0 - %1 and %2 - %3", "join more of the tiles between them", true},
};

enum { NAME_SIZE = 64, PLACES_SIZE = 5 * NAME_SIZE };

// A tile as messages name it: "tile 12 (3,1)", "border tile 110 (-1,0)".
static void put_name(const tess_job *job, int32_t node, char out[NAME_SIZE])
{
    if (job->board) {
        pave_board_tile tile = pave_board_node_tile(job->board, node);
        snprintf(out, NAME_SIZE, "%stile %d (%d,%d)",
                 pave_board_inner(job->board, tile) ? "" : "border ", (int)node, (int)tile.col,
                 (int)tile.row);
    } else {
        bool border = job->adjacency && pave_adjacency_is_border(job->adjacency, node);
        snprintf(out, NAME_SIZE, "%stile %d", border ? "border " : "", (int)node);
    }
}

static void put_places(const tess_job *job, const char *text, const pave_fault *fault, char *out)
{
    size_t used = 0;
    for (; *text; text++) {
        if (*text == '%')
            put_name(job, fault->nodes[*++text - '0'], out + used);
        else
            memcpy(out + used, (char[]){*text, '\0'}, 2);
        used += strlen(out + used);
    }
}

// Whether something was cut that --repair could join again.
static bool is_cut(const tess_job *job)
{
    if (job->options->repair) return false;
    if (job->board) return true; // every board can be repaired
    for (int32_t arc = 0; job->adjacency && arc < job->adjacency->graph->arc_count; arc++) {
        if (pave_adjacency_is_cut(job->adjacency, arc)) return true;
    }
    return false;
}

// What is wrong and where; what to do about it; NULL for an unknown kind.
static const description *describe(const tess_job *job, const pave_fault *fault, const char **what,
                                   char places[PLACES_SIZE])
{
    bool stands = fault->kind == PAVE_FAULT_CROSSING && fault->nodes[2] == fault->nodes[3];
    *what = stands ? "a tile stands on an edge" : pave_fault_text(fault->kind);
    places[0] = '\0';
    for (size_t i = 0; i < sizeof descriptions / sizeof *descriptions; i++) {
        if (descriptions[i].kind != fault->kind) continue;
        put_places(job, stands ? "%2 stands on %0 - %1" : descriptions[i].places, fault, places);
        return &descriptions[i];
    }
    return NULL;
}

static void name_fault(const tess_job *job, const pave_fault *fault)
{
    char places[PLACES_SIZE];
    const char *what;
    const description *how = describe(job, fault, &what, places);
    bool walled_off =
        job->board &&
        fault->kind == PAVE_FAULT_NO_BORDER; // a board has its border: cuts keep the tile from it
    bool ringless = job->options->graph && fault->kind == PAVE_FAULT_NO_BORDER;
    if (how)
        cli_say("%s: %s; %s%s", what, places,
                walled_off ? "join it to the tiles around it" : how->advice,
                (how->mends || walled_off) && is_cut(job) ? ", or use --repair"
                : ringless                                ? ", or use --border ring"
                                                          : "");
}

int tess_refuse_toggle(const tess_job *job, const char *text, const pave_fault *fault)
{
    char places[PLACES_SIZE];
    const char *what;
    describe(job, fault, &what, places);
    cli_say("--toggle: %s would make the tiles invalid: %s: %s; leave it out", text, what, places);
    return CLI_NO;
}

int tess_refuse(const tess_job *job, const pave_fault *faults, int64_t count)
{
    int64_t named = count < job->options->faults ? count : job->options->faults;
    for (int64_t i = 0; i < named; i++) name_fault(job, &faults[i]);
    if (count > named)
        cli_say("and %d more fault%s, which --faults %d names%s", (int)(count - named),
                count - named == 1 ? "" : "s", (int)count,
                is_cut(job) ? "; use --repair, which finds what to join again" : "");
    return CLI_NO;
}

static pave_result check_source(const tess_job *job, pave_fault *out, int64_t capacity,
                                int64_t *count)
{
    *count = 0;
    return job->board       ? pave_board_check(job->board, NULL, out, capacity, count)
           : job->adjacency ? pave_adjacency_check(job->adjacency, NULL, out, capacity, count)
                            : PAVE_OK;
}

int tess_refuse_source(const tess_job *job, const pave_error *error)
{
    int64_t count = 0;
    pave_fault *faults = NULL;
    pave_result result = check_source(job, NULL, 0, &count);
    if (result == PAVE_CAPACITY) {
        faults = malloc((size_t)count * sizeof *faults);
        result = faults ? check_source(job, faults, count, &count) : PAVE_NO_MEMORY;
    }
    int code = result == PAVE_NO_MEMORY ? cli_failed("out of memory; request fewer tiles")
               : count > 0              ? tess_refuse(job, faults, count)
                                        : CLI_DONE;
    free(faults);
    if (code != CLI_DONE) return code;
    cli_say("%s", error->message[0] ? error->message : pave_result_text(error->result));
    return CLI_NO;
}
