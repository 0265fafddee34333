/// cli/grid_template.h: the queries that squares, hexagons and triangles have alike. Included once by each of their files, which defines before
///   GRID(name)           what the library calls it: pave_hex_##name
///   GRID_NUMBER(NAME)    PAVE_HEX_##NAME
///   edge_in, vertex_in   from a cell of grid.h to the library's part; edge_out, vertex_out back
///   steps                the distance of two cells in a metric
///   line_of              the library's line, its metric among the arguments
///   rotated, reflected   a cell turned, or mirrored; false where it does not land on the grid
/// and has then a static function for each query, and the members of a grid_kind that are alike.

// ---- Parts ------------------------------------------------------------------------------------------------------------------

static pave_result read_edge(const char *text, pave_cell *out)
{
    GRID(edge) edge;
    pave_result result = GRID(edge_read)(text, &edge);
    if (result == PAVE_OK)
        *out = edge_out(edge);
    return result;
}

static pave_result read_vertex(const char *text, pave_cell *out)
{
    GRID(vertex) vertex;
    pave_result result = GRID(vertex_read)(text, &vertex);
    if (result == PAVE_OK)
        *out = vertex_out(vertex);
    return result;
}

static pave_vec2 face_point(const pave_layout *layout, pave_cell at) { return GRID(face_point)(layout, at); }
static pave_vec2 edge_point(const pave_layout *layout, pave_cell at) { return GRID(edge_point)(layout, edge_in(at)); }
static pave_vec2 vertex_point(const pave_layout *layout, pave_cell at) { return GRID(vertex_point)(layout, vertex_in(at)); }

// ---- Relations --------------------------------------------------------------------------------------------------------------

static pave_cell face_in(pave_cell at) { return at; }
static pave_cell face_out(pave_cell at) { return at; }

// All `number` parts that the relation gives, from a part of the kind `in` to some of the kind `out`.
#define RELATION(relation, number, in, KIND, out)                                                    \
    static void relation(const grid_call *call, grid_answer *answer)                                 \
    {                                                                                                \
        for (int k = 0; k < (number); k++)                                                           \
            grid_add(answer, KIND, out##_out(GRID(relation)(in##_in(call->arguments[0].part.at), k))); \
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

// ---- Distances and lists ----------------------------------------------------------------------------------------------------

static void distance(const grid_call *call, grid_answer *answer)
{
    answer->kind = GRID_VALUE;
    answer->number = steps(call->arguments[0].part.at, call->arguments[1].part.at, (int)call->arguments[2].number);
}

static void line(const grid_call *call, grid_answer *answer)
{
    pave_cell a = call->arguments[0].part.at, b = call->arguments[1].part.at;
    while (grid_again(answer, line_of(a, b, (int)call->arguments[2].number, answer->cells, answer->cells_capacity, &answer->count))) {}
}

// `ring C K [METRIC]` and its likes.
#define LIST(list)                                                                                                                      \
    static void list(const grid_call *call, grid_answer *answer)                                                                        \
    {                                                                                                                                   \
        GRID(metric) metric = (GRID(metric))call->arguments[2].number;                                                                  \
        int64_t k = call->arguments[1].number;                                                                                          \
        while (grid_again(answer, GRID(list)(call->arguments[0].part.at, k, metric, answer->cells, answer->cells_capacity, &answer->count))) {} \
    }

LIST(ring)
LIST(disk)
LIST(spiral)

static void ray(const grid_call *call, grid_answer *answer)
{
    int direction = (int)call->arguments[1].number;
    int64_t last = call->arguments[2].number;
    if (!grid_reserve(answer, last + 1))
        return;
    for (int64_t k = 0; k <= last; k++) {
        pave_cell at = GRID(ray)(call->arguments[0].part.at, direction, k);
        if (!grid_within(answer, at))
            return;
        grid_add(answer, GRID_FACE, at);
    }
}

// ---- Turns ------------------------------------------------------------------------------------------------------------------

static void rotate(const grid_call *call, grid_answer *answer)
{
    pave_cell at;
    grid_part about = call->arguments[2].part;
    if (!rotated(call->arguments[0].part.at, (int)call->arguments[1].number, about, &at))
        grid_wrong(answer, "turned by %d sixths about a %s, cells of %s do not land on cells; give an even K, or turn about a %s",
                   (int)call->arguments[1].number, about.kind == GRID_FACE ? "face" : "vertex", call->kind->name,
                   about.kind == GRID_FACE ? "vertex" : "face");
    else if (grid_within(answer, at))
        grid_add(answer, GRID_FACE, at);
}

static void reflect(const grid_call *call, grid_answer *answer)
{
    pave_cell at;
    grid_part about = call->arguments[2].part;
    if (!reflected(call->arguments[0].part.at, (int)call->arguments[1].number, about, &at))
        grid_wrong(answer, "mirrored about a %s, cells of %s do not land on cells; mirror about a %s", about.kind == GRID_FACE ? "face" : "vertex",
                   call->kind->name, about.kind == GRID_FACE ? "vertex" : "face");
    else if (grid_within(answer, at))
        grid_add(answer, GRID_FACE, at);
}

// ---- World and grid ---------------------------------------------------------------------------------------------------------

static bool layout_of(const grid_call *call, pave_layout *out, grid_answer *answer)
{
    pave_layout_def def = {.orientation = (pave_orientation)call->options->orientation, .size = call->options->scale};
    return GRID(layout)(&def, out) == PAVE_OK || grid_wrong(answer, "--scale: %g is too large or too small to compute with", def.size);
}

static void world(const grid_call *call, grid_answer *answer)
{
    pave_layout layout;
    const grid_part *part = &call->arguments[0].part;
    if (!layout_of(call, &layout, answer))
        return;
    grid_add_point(answer, call->kind->parts[part->kind].point(&layout, part->at));
    answer->kind = GRID_POINT;
}

static void at(const grid_call *call, grid_answer *answer)
{
    pave_layout layout;
    if (!layout_of(call, &layout, answer))
        return;
    pave_cell cell = GRID(face_at)(&layout, call->arguments[0].point);
    if (grid_within(answer, cell))
        grid_add(answer, GRID_FACE, cell);
}

static void round_off(const grid_call *call, grid_answer *answer)
{
    pave_cell cell = GRID(round)(call->arguments[0].point.x, call->arguments[0].point.y);
    if (grid_within(answer, cell))
        grid_add(answer, GRID_FACE, cell);
}

// ---- The members of a grid_kind ---------------------------------------------------------------------------------------------

#define GRID_PARTS_OF(faces, edges, vertices)                                                                     \
    {                                                                                                             \
        [GRID_FACE] = {faces, GRID(face_read), face_point}, [GRID_EDGE] = {edges, read_edge, edge_point},         \
        [GRID_VERTEX] = {vertices, read_vertex, vertex_point}                                                     \
    }

#define GRID_RUNS                                                                                                                           \
    [GRID_NEIGHBORS] = neighbors, [GRID_DIAGONALS] = diagonals, [GRID_TOUCHING] = touching, [GRID_BORDERS] = borders, [GRID_CORNERS] = corners, \
    [GRID_JOINS] = joins, [GRID_CONTINUES] = continues, [GRID_ENDPOINTS] = endpoints, [GRID_TOUCHES] = touches, [GRID_PROTRUDES] = protrudes,   \
    [GRID_ADJACENT] = adjacent, [GRID_DISTANCE] = distance, [GRID_LINE] = line, [GRID_RAY] = ray, [GRID_RING] = ring, [GRID_DISK] = disk,       \
    [GRID_SPIRAL] = spiral, [GRID_ROTATE] = rotate, [GRID_REFLECT] = reflect, [GRID_TO] = grid_to, [GRID_FROM] = grid_from,\
    [GRID_WORLD] = world, [GRID_AT] = at, [GRID_ROUND] = round_off
