// cli/grid/grid_queries.c: the table of queries, and which of them a call means.
#include "grid_cache.h"

#include <string.h>

const grid_kind *const grid_kinds[] = {&grid_square, &grid_hex, &grid_tri, NULL};

const grid_query grid_queries[GRID_QUERY_COUNT] = {
    [GRID_NEIGHBORS] = {"neighbors", "C", "the faces across the sides of a face"},
    [GRID_DIAGONALS] = {"diagonals", "C", "the faces across its corners"},
    [GRID_TOUCHING] = {"touching", "C", "the faces that share a vertex with it"},
    [GRID_BORDERS] = {"borders", "C", "the edges around a face"},
    [GRID_CORNERS] = {"corners", "C", "the vertices around a face"},
    [GRID_JOINS] = {"joins", "E", "the two faces beside an edge"},
    [GRID_CONTINUES] = {"continues", "E",
                        "the edges that prolong an edge in its line; on hex, which has none, those "
                        "that share an endpoint"},
    [GRID_MEETS] = {"meets", "E", "the edges that share an endpoint with an edge"},
    [GRID_ENDPOINTS] = {"endpoints", "E", "the two vertices of an edge"},
    [GRID_TOUCHES] = {"touches", "V", "the faces around a vertex"},
    [GRID_PROTRUDES] = {"protrudes", "V", "the edges that leave a vertex"},
    [GRID_ADJACENT] = {"adjacent", "V", "the vertices at the other ends of these edges"},
    [GRID_SURROUNDING] = {"surrounding", "V", "the vertices that share a face with a vertex"},
    [GRID_TWIN] = {"twin", "C SIDE",
                   "the side of the neighbor that lies on the same edge as side SIDE of C, as C "
                   "SIDE; sides have numbers, on square, hex and tri directions too"},
    [GRID_DISTANCE] = {"distance", "A B [METRIC]",
                       "the steps from A to B; METRIC is 4 or 8 on square, steps on hex, edge, "
                       "shortcut, touch or flank on tri, the first if left out"},
    [GRID_LINE] = {"line", "A B [METRIC]", "the cells of the straight line from A to B"},
    [GRID_RAY] = {"ray", "C DIR K",
                  "C and the K cells after it in a direction: N, ESE and so on, or its number"},
    [GRID_RING] = {"ring", "C K [METRIC|euclid]", "the cells at distance K, clockwise from north"},
    [GRID_DISK] = {"disk", "C K [METRIC|euclid]", "the cells up to distance K, row by row"},
    [GRID_SPIRAL] = {"spiral", "C K [METRIC|euclid]", "the same, ring by ring"},
    [GRID_COMMON] =
        {"common", "A K B L [METRIC]",
         "the cells within the limits up to distance K from A and L from B, row by row"},
    [GRID_ROTATE] = {"rotate", "C TURNS [ABOUT]",
                     "C turned clockwise on screen by so many sixths, on square quarters, about a "
                     "face or a vertex (the face 0,0; on tri the vertex 0,0)"},
    [GRID_REFLECT] =
        {"reflect", "C AXIS [ABOUT]",
         "C mirrored so that this coordinate is kept: x or y on square, q, r or s on hex and tri"},
    [GRID_TO] = {"to", "SYSTEM C", "C in other coordinates, with commas"},
    [GRID_FROM] = {"from", "SYSTEM VALUE", "the cell of other coordinates, as `to` prints them"},
    [GRID_SHM_ADD] = {"shm-add", "SHM SHM",
                      "the sum of two addresses of the spiral honeycomb mosaic"},
    [GRID_SHM_MULTIPLY] = {"shm-multiply", "SHM SHM", "their product"},
    [GRID_PARENT] =
        {"parent", "C M",
         "the coarse cell that holds C; on hex big hexagons of radius M, else m by m cells"},
    [GRID_CHILDREN] = {"children", "C M", "the cells of the coarse cell C"},
    [GRID_CHUNK] = {"chunk", "C SIZE",
                    "the chunk that holds C, a parallelogram of SIZE by SIZE cells"},
    [GRID_COLOR] = {"color", "C [CONTACT]",
                    "the colour of C, from 0, where all cells that share an edge, or a vertex too, "
                    "differ, in the fewest colours that repeat"},
    [GRID_WORLD] = {"world", "PART",
                    "the point in the middle of a face or an edge (q,r,V: a vertex)"},
    [GRID_AT] = {"at", "X,Y",
                 "the face under a point; docs/grids.md says which one on edges and corners"},
    [GRID_EDGE_AT] = {"edge-at", "X,Y", "the edge nearest to a point"},
    [GRID_VERTEX_AT] = {"vertex-at", "X,Y", "the vertex nearest to a point"},
    [GRID_ROUND] =
        {"round", "Q,R",
         "the face whose middle is nearest to fractional coordinates, with the middle of the face "
         "q,r at q,r on square too; on tri, with the vertex q,r there, the face that holds them"},
    [GRID_PATH] =
        {"path", "A B [CONTACT]",
         "the cells of a shortest way from A to B between the walls of --walls, or no; over edges, "
         "or around corners as well: CONTACT is edge or vertex, or the metric that means it"},
    [GRID_REACH] =
        {"reach", "A K [CONTACT]",
         "the cells that at most K steps lead to between the walls, by steps, then by number"},
    [GRID_FIELD] = {"field", "A [CONTACT]",
                    "the steps from A to each cell of the window, by number; - where none lead"},
    [GRID_SIGHT] = {"sight", "A B", "whether A sees B past the walls of --walls: yes or no"},
    [GRID_VIEW] =
        {"view", "A K [METRIC|euclid]",
         "the cells up to distance K that A sees past the walls, itself included, by number"},
    [GRID_CELLS] = {"cells", "", "the cells of the window of --walls, by number, from 0"},
    [GRID_INDEX] = {"index", "C",
                    "the number of C in the window; where it wraps, that of its image"},
    [GRID_COMPONENTS] = {"components", "",
                         "for each cell of the window, by number, which region between the walls "
                         "it lies in, from 0; - for a wall"},
    [GRID_BRIDGES] = {"bridges", "[CONTACT]",
                      "the steps between two cells, A>B, without which there would be no way from "
                      "one to the other"},
    [GRID_ARTICULATIONS] = {"articulations", "[CONTACT]",
                            "the cells without which there would be no way between some others"},
    [GRID_TREE] = {"tree", "[CONTACT]",
                   "a spanning tree of each region, as its steps A>B away from the first cell"},
    [GRID_COLORS] = {"colors", "[COUNT] [CONTACT]",
                     "for each cell of the window, by number, a colour from 0, so that cells with "
                     "a step between differ; - for a wall; COUNT: the fewest colours, or no if "
                     "they are more; left out, or greedy: few"},
};

// ---- What there is not --------------------------------------------------------------------------

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
    return grid_read_arguments(call, count - 2, words + 2, answer);
}

void grid_ask(const grid_options *options, int count, const char *const *words, grid_answer *answer)
{
    grid_call call;
    if (grid_understand(options, count, words, &call, answer))
        call.kind->run[call.query](&call, answer);
}
