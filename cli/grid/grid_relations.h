/// cli/grid/grid_relations.h: parts and relations, which squares, hexagons and triangles have
/// alike. Included once by each of their files, which defines before
///   GRID(name), GRID_NUMBER(NAME)   what the library calls it: pave_hex_##name, PAVE_HEX_##NAME
///   edge_in, vertex_in              from a cell of grid.h to the library's part
///   edge_out, vertex_out            and back
/// and has then read_edge, read_vertex and a static function for each relation.
// ---- Parts --------------------------------------------------------------------------------------

static pave_result read_face(const grid_kind *grid, const char *text, pave_cell *out)
{
    (void)grid;
    return GRID(face_read)(text, out);
}

static pave_result read_edge(const grid_kind *grid, const char *text, pave_cell *out)
{
    (void)grid;
    GRID(edge) edge;
    pave_result result = GRID(edge_read)(text, &edge);
    if (result == PAVE_OK) *out = edge_out(edge);
    return result;
}

static pave_result read_vertex(const grid_kind *grid, const char *text, pave_cell *out)
{
    (void)grid;
    GRID(vertex) vertex;
    pave_result result = GRID(vertex_read)(text, &vertex);
    if (result == PAVE_OK) *out = vertex_out(vertex);
    return result;
}

// ---- Relations ----------------------------------------------------------------------------------

static pave_cell face_in(pave_cell at) { return at; }
static pave_cell face_out(pave_cell at) { return at; }

// All `number` parts that the relation gives, from a part of the kind `in` to some of the kind
// `out`.
#define RELATION(relation, number, in, KIND, out)                                        \
    static void relation(const grid_call *call, grid_answer *answer)                     \
    {                                                                                    \
        for (int k = 0; k < (number); k++)                                               \
            grid_add(answer, KIND,                                                       \
                     out##_out(GRID(relation)(in##_in(call->arguments[0].part.at), k))); \
    }

RELATION(neighbors, GRID_NUMBER(NEIGHBORS_MAX), face, GRID_FACE, face)
RELATION(diagonals, GRID_NUMBER(DIAGONALS_MAX), face, GRID_FACE, face)
RELATION(touching, GRID_NUMBER(TOUCHING_MAX), face, GRID_FACE, face)
RELATION(borders, GRID_NUMBER(BORDERS_MAX), face, GRID_EDGE, edge)
RELATION(corners, GRID_NUMBER(CORNERS_MAX), face, GRID_VERTEX, vertex)
RELATION(joins, GRID_NUMBER(JOINS_MAX), edge, GRID_FACE, face)
RELATION(continues, GRID_NUMBER(CONTINUES_MAX), edge, GRID_EDGE, edge)
RELATION(endpoints, GRID_NUMBER(ENDPOINTS_MAX), edge, GRID_VERTEX, vertex)
RELATION(touches, GRID_NUMBER(TOUCHES_MAX), vertex, GRID_FACE, face)
RELATION(protrudes, GRID_NUMBER(PROTRUDES_MAX), vertex, GRID_EDGE, edge)
RELATION(adjacent, GRID_NUMBER(ADJACENT_MAX), vertex, GRID_VERTEX, vertex)

#define GRID_RELATIONS                                                                      \
    [GRID_NEIGHBORS] = neighbors, [GRID_DIAGONALS] = diagonals, [GRID_TOUCHING] = touching, \
    [GRID_BORDERS] = borders, [GRID_CORNERS] = corners, [GRID_JOINS] = joins,               \
    [GRID_CONTINUES] = continues, [GRID_ENDPOINTS] = endpoints, [GRID_TOUCHES] = touches,   \
    [GRID_PROTRUDES] = protrudes, [GRID_ADJACENT] = adjacent
