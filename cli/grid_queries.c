// cli/grid_queries.c: the table of queries, and which of them a call means.
#include "grid_cache.h"

#include <string.h>

const grid_kind *const grid_kinds[] = {&grid_square, &grid_hex, &grid_tri, NULL};

const grid_query grid_queries[GRID_QUERY_COUNT] = {
    [GRID_NEIGHBORS] = {"neighbors", "C", "the faces across the sides of a face"},
    [GRID_DIAGONALS] = {"diagonals", "C", "the faces across its corners"},
    [GRID_TOUCHING] = {"touching", "C", "the faces that share a vertex with it"},
    [GRID_BORDERS] = {"borders", "C", "the edges round a face"},
    [GRID_CORNERS] = {"corners", "C", "the vertices round a face"},
    [GRID_JOINS] = {"joins", "E", "the two faces beside an edge"},
    [GRID_CONTINUES] = {"continues", "E", "the edges that prolong an edge in its line; on hex, which has none, those that share an endpoint"},
    [GRID_MEETS] = {"meets", "E", "the edges that share an endpoint with an edge"},
    [GRID_ENDPOINTS] = {"endpoints", "E", "the two vertices of an edge"},
    [GRID_TOUCHES] = {"touches", "V", "the faces round a vertex"},
    [GRID_PROTRUDES] = {"protrudes", "V", "the edges that leave a vertex"},
    [GRID_ADJACENT] = {"adjacent", "V", "the vertices at the other ends of those"},
    [GRID_SURROUNDING] = {"surrounding", "V", "the vertices that share a face with a vertex"},
    [GRID_DISTANCE] = {"distance", "A B [METRIC]", "the steps from A to B; METRIC is 4 or 8 on square, steps on hex, edge, shortcut, touch or flank on tri, the first if left out"},
    [GRID_LINE] = {"line", "A B [METRIC]", "the cells of the straight line from A to B"},
    [GRID_RAY] = {"ray", "C DIR K", "C and the K cells after it in a direction: N, ESE and so on, or its number"},
    [GRID_RING] = {"ring", "C K [METRIC|euclid]", "the cells at distance K, clockwise from north"},
    [GRID_DISK] = {"disk", "C K [METRIC|euclid]", "the cells up to distance K, row by row"},
    [GRID_SPIRAL] = {"spiral", "C K [METRIC|euclid]", "the same, ring by ring"},
    [GRID_ROTATE] = {"rotate", "C TURNS [ABOUT]", "C turned clockwise on screen by so many sixths, on square quarters, about a face or a vertex (the face 0,0; on tri the vertex 0,0)"},
    [GRID_REFLECT] = {"reflect", "C AXIS [ABOUT]", "C mirrored so that this coordinate is kept: x or y on square, q, r or s on hex and tri"},
    [GRID_TO] = {"to", "SYSTEM C", "C in other coordinates, with commas"},
    [GRID_FROM] = {"from", "SYSTEM VALUE", "the cell of other coordinates, as `to` prints them"},
    [GRID_PARENT] = {"parent", "C M", "the coarse cell that holds C; on hex big hexagons of radius M, else m by m cells"},
    [GRID_CHILDREN] = {"children", "C M", "the cells of the coarse cell C"},
    [GRID_WORLD] = {"world", "PART", "the point in the middle of a face or an edge (q,r,V: a vertex)"},
    [GRID_AT] = {"at", "X,Y", "the face under a point"},
    [GRID_ROUND] = {"round", "Q,R", "the nearest face of fractional coordinates"},
    [GRID_PATH] = {"path", "A B [CONTACT]", "the cells of a shortest way from A to B between the walls of --walls, or no; over edges, or round corners too: CONTACT is edge or vertex"},
    [GRID_SIGHT] = {"sight", "A B", "whether A sees B past the walls of --walls: yes or no"},
};

// ---- What there is not ------------------------------------------------------------------------------------------------------

// The queries that a grid has, with commas.
static void list_queries(const grid_kind *kind, char *out, size_t size)
{
    out[0] = '\0';
    for (int i = 0; i < GRID_QUERY_COUNT; i++) {
        size_t used = strlen(out);
        if (kind->run[i])
            snprintf(out + used, size - used, "%s%s", used ? ", " : "", grid_queries[i].name);
    }
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
        return grid_wrong(answer, "unknown query \"%.60s\"; did you mean %s? Queries are %s", name, hint, all);
    return grid_wrong(answer, "unknown query \"%.60s\"; queries are %s", name, all);
}

// ---- Turns ------------------------------------------------------------------------------------------------------------------

void grid_land(const grid_call *call, grid_landing landing, pave_cell at, grid_answer *answer)
{
    bool face = call->arguments[2].part.kind == GRID_FACE;
    switch (landing) {
    case GRID_LANDED:
        if (grid_within(answer, at))
            grid_add(answer, GRID_FACE, at);
        break;
    case GRID_BESIDE:
        grid_wrong(answer, "so turned about a %s, cells of %s do not land on cells; %sturn about a %s", face ? "face" : "vertex", call->kind->name,
                   call->query == GRID_ROTATE ? "give an even number of sixths, or " : "", face ? "vertex" : "face");
        break;
    case GRID_LOST: grid_wrong(answer, "C is further than 1073741824 steps from what it is turned about"); break;
    }
}

// ---- Asking -----------------------------------------------------------------------------------------------------------------

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

bool grid_understand(const grid_options *options, int count, const char *const *words, grid_call *call, grid_answer *answer)
{
    *call = (grid_call){.options = options};
    answer->code = CLI_DONE;
    answer->grid = NULL;
    answer->count = 0;
    if (count == 0)
        return grid_wrong(answer, "GRID is missing; a query is GRID QUERY ARGS..., such as hex neighbors 0,0");
    call->kind = grid_kind_open(options->cache, words[0], answer);
    answer->grid = call->kind;
    if (!call->kind)
        return false;
    if (count == 1)
        return grid_wrong(answer, "QUERY is missing; a query is GRID QUERY ARGS..., such as %s neighbors C", call->kind->name);
    if (!find_query(call->kind, words[1], &call->query))
        return unknown_query(call->kind, words[1], answer);
    return grid_read_arguments(call, count - 2, words + 2, answer);
}

void grid_ask(const grid_options *options, int count, const char *const *words, grid_answer *answer)
{
    grid_call call;
    if (grid_understand(options, count, words, &call, answer))
        call.kind->run[call.query](&call, answer);
}
