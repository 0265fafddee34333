// cli/tess/tess_embed.c: pave tess --graph, and --embed, which computes a planar drawing.
#include "../output.h"
#include "tess.h"

#include <pave/formats/embed.h>

#include <stdlib.h>

#ifdef PAVE_COMMAND_EMBED

// ---- Obstructions -------------------------------------------------------------------------------

// A subdivision of K5 or K3,3; paths replace its edges.
typedef struct subgraph {
    const pave_edge_list *list;
    bool *edges;           // whether each edge is in the subgraph
    int32_t *degree;       // degree of each node in the subgraph
    int32_t *start, *arcs; // arcs by node
} subgraph;

static bool count_arcs(subgraph *of)
{
    const pave_edge_list *list = of->list;
    of->degree = calloc((size_t)list->node_count + 1, sizeof *of->degree);
    of->start = calloc((size_t)list->node_count + 2, sizeof *of->start);
    of->arcs = calloc(2 * (size_t)list->edge_count + 1, sizeof *of->arcs);
    if (!of->degree || !of->start || !of->arcs) return false;
    for (int32_t e = 0; e < list->edge_count; e++)
        for (int k = 0; k < 2 && of->edges[e]; k++) of->degree[list->edges[e][k]]++;
    for (int32_t v = 0; v < list->node_count; v++) of->start[v + 1] = of->start[v] + of->degree[v];
    for (int32_t e = 0; e < list->edge_count; e++)
        for (int k = 0; k < 2 && of->edges[e]; k++)
            of->arcs[of->start[list->edges[e][k]] + --of->degree[list->edges[e][k]]] = 2 * e + k;
    for (int32_t v = 0; v < list->node_count; v++) of->degree[v] = of->start[v + 1] - of->start[v];
    return true;
}

static int32_t end_of(const subgraph *of, int32_t arc)
{
    return of->list->edges[arc / 2][!(arc % 2)];
}

// Follows a path to its other end; writes its nodes, the first ones if many, unless `out` is NULL.
static int32_t follow(const subgraph *of, int32_t arc, FILE *out)
{
    enum { PATH_MOST = 6 };
    int inner = 0;
    if (out) fprintf(out, "%d-", (int)of->list->edges[arc / 2][arc % 2]);
    while (of->degree[end_of(of, arc)] == 2) {
        const int32_t node = end_of(of, arc), *both = of->arcs + of->start[node];
        if (out && inner++ < PATH_MOST) fprintf(out, "%d-", (int)node);
        arc = both[0] == (arc ^ 1) ? both[1] : both[0];
    }
    if (inner > PATH_MOST) fprintf(out, "(%d more)-", inner - PATH_MOST);
    if (out) fprintf(out, "%d", (int)end_of(of, arc));
    return end_of(of, arc);
}

// Writes the nodes with more than two paths, grouped by side.
static void put_nodes(const subgraph *of, FILE *out)
{
    int32_t first = 0, count = 0;
    while (of->degree[first] < 3) first++;
    const bool five = of->degree[first] == 4;
    for (int side = 0; side < (five ? 1 : 2); side++)
        for (int32_t v = 0; v < of->list->node_count; v++) {
            bool beyond = false; // whether a path joins the node to the first one
            if (of->degree[v] < 3) continue;
            for (int32_t k = 0; k < 3; k++)
                beyond = beyond || follow(of, of->arcs[of->start[v] + k], NULL) == first;
            if (five || beyond == (side == 1))
                fprintf(out, "%s%d", count == 0 ? "" : !five && count == 3 ? " | " : ", ", (int)v);
            count += five || beyond == (side == 1);
        }
}

static void put_subgraph(const subgraph *of, FILE *out)
{
    int count = 0;
    put_nodes(of, out);
    fprintf(out, " by the paths ");
    for (int32_t v = 0; v < of->list->node_count; v++)
        for (int32_t k = of->start[v]; of->degree[v] > 2 && k < of->start[v + 1]; k++)
            if (follow(of, of->arcs[k], NULL) > v) {
                fprintf(out, "%s", count++ > 0 ? ", " : "");
                follow(of, of->arcs[k], out);
            }
}

static int refuse_planar(const tess_job *job, const pave_edge_list *list, bool *edges)
{
    subgraph of = {.list = list, .edges = edges};
    char *text = NULL;
    size_t size;
    FILE *out = count_arcs(&of) ? open_memstream(&text, &size) : NULL;
    if (out) {
        put_subgraph(&of, out);
        fclose(out);
        cli_say("%s: the graph is not planar: it joins all of %s; leave out an edge of each such "
                "group",
                job->options->graph, text);
    }
    free(text);
    free(of.arcs);
    free(of.start);
    free(of.degree);
    return out ? CLI_NO : tess_no_memory();
}

// ---- Drawing ------------------------------------------------------------------------------------

static int embed(tess_job *job, pave_edge_list *list)
{
    const pave_embed_def def = {list->node_count, list->edge_count,
                                (const int32_t(*)[2])list->edges};
    pave_error error = {0};
    bool *obstruction = calloc((size_t)list->edge_count + 1, sizeof *obstruction), marked = false;
    job->drawn = calloc((size_t)list->node_count + 1, sizeof *job->drawn);
    job->read = list->positions;
    const pave_result result = obstruction && job->drawn
                                   ? pave_embed_draw(&def, NULL, job->drawn, obstruction, &error)
                                   : PAVE_NO_MEMORY;
    for (int32_t e = 0; obstruction && e < list->edge_count; e++) marked = marked || obstruction[e];
    if (job->drawn) list->positions = job->drawn;
    const int code = result == PAVE_OK          ? CLI_DONE
                     : result == PAVE_NO_MEMORY ? tess_no_memory()
                     : marked                   ? refuse_planar(job, list, obstruction)
                              : cli_failed("%s: %s", job->options->graph, error.message);
    free(obstruction);
    return code;
}

#else

static int embed(tess_job *job, pave_edge_list *list)
{
    (void)job;
    (void)list;
    return cli_failed("--embed: this build of pave lacks libplanarity; install it and build again");
}

#endif

// ---- Welding ------------------------------------------------------------------------------------

static int compare_edges(const void *a, const void *b)
{
    const int32_t *one = a, *two = b;
    const int k = one[0] == two[0];
    return (one[k] > two[k]) - (one[k] < two[k]);
}

/// Replaces the nodes of edges and border by their new numbers and removes duplicates. `number` has
/// the new number of each node; `seen` has one element per node, initially false.
static void renumber(pave_edge_list *list, const int32_t *number, bool *seen)
{
    int32_t kept = 0;
    for (int32_t e = 0; e < list->edge_count; e++) {
        const int32_t a = number[list->edges[e][0]], b = number[list->edges[e][1]];
        if (a == b) continue;
        list->edges[kept][0] = a < b ? a : b;
        list->edges[kept++][1] = a < b ? b : a;
    }
    qsort(list->edges, (size_t)kept, sizeof *list->edges, compare_edges);
    list->edge_count = 0;
    for (int32_t e = 0; e < kept; e++) {
        if (e > 0 && compare_edges(list->edges[e], list->edges[e - 1]) == 0) continue;
        list->edges[list->edge_count][0] = list->edges[e][0];
        list->edges[list->edge_count++][1] = list->edges[e][1];
    }
    kept = 0;
    for (int32_t i = 0; i < list->border_count; i++) {
        const int32_t node = number[list->border[i]];
        if (!seen[node]) list->border[kept++] = node;
        seen[node] = true;
    }
    list->border_count = kept;
}

/// Merges nodes within the distance of --weld; later nodes are renumbered.
static int weld(const tess_job *job, pave_edge_list *list)
{
    const size_t count = (size_t)list->node_count + 1;
    int32_t *number = malloc(count * sizeof *number), kept = 0;
    bool *seen = calloc(count, sizeof *seen);
    const int32_t all = list->node_count;
    const int code = number && seen
                         ? tess_merge_points(list->positions, all, job->options->weld, number)
                         : tess_no_memory();
    for (int32_t i = 0; code == CLI_DONE && i < all; i++) {
        if (number[i] == i) list->positions[kept] = list->positions[i];
        number[i] = number[i] == i ? kept++ : number[number[i]];
    }
    if (code == CLI_DONE && kept < all) {
        renumber(list, number, seen);
        list->node_count = kept;
        cli_say("%s: %d node%s merged with others within the distance of --weld",
                job->options->graph, (int)(all - kept), all - kept == 1 ? " is" : "s are");
    }
    free(seen);
    free(number);
    return code;
}

int tess_open_graph(tess_job *job, pave_edge_list *out)
{
    int code = cli_read_graph(job->options->graph, (pave_up)job->options->up, out);
    if (code == CLI_DONE && job->options->weld > 0 && out->positions && out->fault_count == 0)
        code = weld(job, out);
    if (code == CLI_DONE && job->options->embed) return embed(job, out);
    if (code == CLI_DONE && !out->positions && out->node_count > 0)
        return cli_failed("%s: the nodes have no positions; use --embed, which draws the graph",
                          job->options->graph);
    return code;
}

void tess_close_graph(tess_job *job, pave_edge_list *list)
{
    if (job->drawn) list->positions = job->read;
    pave_edge_list_release(list);
    free(job->drawn);
    job->drawn = NULL;
}
