/// cli/grid/grid_places.h: queries common to squares, hexagons and triangles: parts, relations,
/// distances, lists, rotations and positions. Included once by each of their files, after defining
///   GRID(name), GRID_NUMBER(NAME)   the library's names: pave_hex_##name, PAVE_HEX_##NAME
///   vertex_in, vertex_out           convert a cell of grid.h to the library's vertex, and back
///   GRID_METRIC                     type of the grid's metrics, undefined if it has only one
///   rotated                         rotates a cell
///   EUCLID_RING_TENTHS              minimum cells of a large Euclidean ring K, in tenths of K
/// A file without GRID_METRIC also defines steps, line_of and disk_range, which ignore the metric.
/// Defines a static function for each query.

// ---- Parts --------------------------------------------------------------------------------------

static pave_result read_face(const grid_kind *grid, const char *text, pave_cell *out)
{
    (void)grid;
    return GRID(face_read)(text, out);
}

// An edge or a vertex.
#define READ(part)                                                                          \
    static pave_result read_##part(const grid_kind *grid, const char *text, pave_cell *out) \
    {                                                                                       \
        (void)grid;                                                                         \
        GRID(part) named;                                                                   \
        pave_result result = GRID(part##_read)(text, &named);                               \
        if (result == PAVE_OK) *out = part##_out(named);                                    \
        return result;                                                                      \
    }

static GRID(edge) edge_in(pave_cell at) { return GRID(edge_of)(at.q, at.r, at.s); }
static pave_cell edge_out(GRID(edge) edge) { return (pave_cell){edge.q, edge.r, edge.s}; }

READ(edge)
READ(vertex)

// ---- Relations ----------------------------------------------------------------------------------

static pave_cell face_in(pave_cell at) { return at; }
static pave_cell face_out(pave_cell at) { return at; }

// Answers with all `number` related parts: from a part of kind `in` to parts of kind `out`.
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

// ---- Distances and lists ------------------------------------------------------------------------

#ifdef GRID_METRIC
static int64_t steps(pave_cell a, pave_cell b, int metric)
{
    return GRID(distance)(a, b, (GRID_METRIC)metric);
}

static pave_result line_of(pave_cell a, pave_cell b, int metric, pave_cell *out, int64_t capacity,
                           int64_t *count)
{
    return GRID(line)(a, b, (GRID_METRIC)metric, out, capacity, count);
}

static GRID(range) disk_range(pave_cell c, int64_t k, int metric)
{
    return GRID(range_of_disk)(c, k, (GRID_METRIC)metric);
}
#endif

static void distance(const grid_call *call, grid_answer *answer)
{
    answer->kind = GRID_VALUE;
    answer->number = steps(call->arguments[0].part.at, call->arguments[1].part.at,
                           (int)call->arguments[2].number);
}

static void line(const grid_call *call, grid_answer *answer)
{
    pave_cell a = call->arguments[0].part.at, b = call->arguments[1].part.at;
    while (grid_again(answer, line_of(a, b, (int)call->arguments[2].number, answer->cells,
                                      answer->cells_capacity, &answer->count))) {
    }
}

// Rejects lists with too many cells without counting the cells. `most` is the radius beyond which a
// list is too long on every grid and in every metric.
static bool too_large(const grid_call *call, int64_t most, grid_answer *answer)
{
    if (call->arguments[1].number <= most) return false;
    grid_wrong(answer, "the result has more than %lld cells; request fewer",
               (long long)GRID_CELLS_MAX);
    return true;
}

// `ring C K [METRIC]` and similar queries.
#define LIST(list, most)                                                                        \
    static void list(const grid_call *call, grid_answer *answer)                                \
    {                                                                                           \
        const grid_argument *c = call->arguments, *k = c + 1, *metric = c + 2;                  \
        if (too_large(call, most, answer)) return;                                              \
        while (grid_again(answer,                                                               \
                          GRID(list)(c->part.at, k->number, (GRID(metric))metric->number,       \
                                     answer->cells, answer->cells_capacity, &answer->count))) { \
        }                                                                                       \
    }

// The size of a Euclidean ring is the number of centres in an annulus of width 1, estimated by its
// area. The error is far below one percent for large K (of order K^(2/3), Gauss's circle problem),
// while counting takes a second. All other rings have a formula.
#define RING_MOST                                                                     \
    (metric->number == GRID_NUMBER(EUCLID) ? GRID_CELLS_MAX / EUCLID_RING_TENTHS * 10 \
                                           : GRID_CELLS_MAX)

LIST(ring, RING_MOST)
LIST(disk, 10000)
LIST(spiral, 10000)

static void common(const grid_call *call, grid_answer *answer)
{
    const grid_argument *a = call->arguments, *k = a + 1, *b = a + 2, *l = a + 3, *metric = a + 4;
    if (k->number > GRID_CELLS_MAX &&
        l->number > GRID_CELLS_MAX) { // iterates over the rows of the smaller disk
        grid_wrong(answer, "one of K and L must be at most %lld", (long long)GRID_CELLS_MAX);
        return;
    }
    GRID(range)
    range = GRID(range_intersection)(disk_range(a->part.at, k->number, (int)metric->number),
                                     disk_range(b->part.at, l->number, (int)metric->number));
    while (grid_again(
        answer, GRID(range_cells)(&range, answer->cells, answer->cells_capacity, &answer->count))) {
    }
}

static void ray(const grid_call *call, grid_answer *answer)
{
    int direction = (int)call->arguments[1].number;
    int64_t last = call->arguments[2].number;
    if (!grid_reserve(answer, last + 1)) return;
    for (int64_t k = 0; k <= last; k++) {
        pave_cell at = GRID(ray)(call->arguments[0].part.at, direction, k);
        if (!grid_within(answer, at)) return;
        grid_add(answer, GRID_FACE, at);
    }
}

// ---- Turns --------------------------------------------------------------------------------------

static void rotate(const grid_call *call, grid_answer *answer)
{
    pave_cell at = {0};
    grid_landing landing = rotated(call->arguments[0].part.at, (int)call->arguments[1].number,
                                   call->arguments[2].part, &at);
    grid_land(call, landing, at, answer);
}

static pave_cell reflected(pave_cell cell, int axis, grid_part about)
{
    return about.kind == GRID_FACE
               ? GRID(reflect_about_face)(cell, (GRID(axis))axis, about.at)
               : GRID(reflect_about_vertex)(cell, (GRID(axis))axis, vertex_in(about.at));
}

static void reflect(const grid_call *call, grid_answer *answer)
{
    pave_cell at = reflected(call->arguments[0].part.at, (int)call->arguments[1].number,
                             call->arguments[2].part);
    grid_land(call, GRID_LANDED, at, answer);
}

// ---- World and grid -----------------------------------------------------------------------------

static pave_vec2 face_point(const pave_layout *layout, pave_cell at)
{
    return GRID(face_point)(layout, at);
}
static pave_vec2 edge_point(const pave_layout *layout, pave_cell at)
{
    return GRID(edge_point)(layout, edge_in(at));
}
static pave_vec2 vertex_point(const pave_layout *layout, pave_cell at)
{
    return GRID(vertex_point)(layout, vertex_in(at));
}

static void world(const grid_call *call, grid_answer *answer)
{
    pave_layout layout;
    const grid_part *part = &call->arguments[0].part;
    if (!grid_layout(call, &layout, answer)) return;
    grid_add_point(answer, call->kind->parts[part->kind].point(&layout, part->at));
    answer->kind = GRID_POINT;
}

// `at X,Y` and similar queries: the part of a kind at a point.
#define PART_AT(query, part_at, KIND, out)                                            \
    static void query(const grid_call *call, grid_answer *answer)                     \
    {                                                                                 \
        pave_layout layout;                                                           \
        if (!grid_layout(call, &layout, answer)) return;                              \
        pave_cell part = out##_out(GRID(part_at)(&layout, call->arguments[0].point)); \
        if (grid_within(answer, part)) grid_add(answer, KIND, part);                  \
    }

PART_AT(at, face_at, GRID_FACE, face)
PART_AT(edge_at, edge_at, GRID_EDGE, edge)
PART_AT(vertex_at, vertex_at, GRID_VERTEX, vertex)

static void round_off(const grid_call *call, grid_answer *answer)
{
    pave_cell cell = GRID(round)(call->arguments[0].point.x, call->arguments[0].point.y);
    if (grid_within(answer, cell)) grid_add(answer, GRID_FACE, cell);
}

// ---- Numbers of cells, coarse cells -------------------------------------------------------------

static bool to_index(pave_cell cell, int32_t width, int64_t *out)
{
    if (cell.q < 0 || cell.q >= width) return false;
    *out = (cell.q + (int64_t)cell.r * width) * GRID_FACES + cell.s;
    return true;
}

static bool from_index(const int64_t *values, int32_t width, pave_cell *out)
{
    const int64_t unit = pave_floor_divide(values[0], GRID_FACES),
                  r = pave_floor_divide(unit, width);
    if (r < -PAVE_COORDINATE_MAX || r > PAVE_COORDINATE_MAX) return false;
    out->q = (int32_t)pave_floor_modulo(unit, width);
    out->r = (int32_t)r;
    out->s = (int32_t)pave_floor_modulo(values[0], GRID_FACES);
    return true;
}

// Defines a system whose coordinates are int32_t members of a struct. TO converts a cell for which
// HAS is true; FROM converts coordinates for which VALID is true.
#define SYSTEM(name, type, HAS, TO, VALID, FROM)                                              \
    static bool to_##name(pave_cell cell, int32_t width, int64_t *out)                        \
    {                                                                                         \
        const type is = TO;                                                                   \
        (void)width;                                                                          \
        grid_widen(&is, sizeof is / sizeof(int32_t), out);                                    \
        return HAS;                                                                           \
    }                                                                                         \
    static bool from_##name(const int64_t *values, int32_t width, pave_cell *out)             \
    {                                                                                         \
        type is;                                                                              \
        (void)width;                                                                          \
        if (!grid_narrow(values, sizeof is / sizeof(int32_t), &is) || !(VALID)) return false; \
        *out = FROM;                                                                          \
        return true;                                                                          \
    }

// The table row of such a system.
#define SYSTEM_ROW(text, id, values, of, what)                                              \
    {                                                                                       \
        .name = text, .form = "integers " of, .count = values, .rule = what, .to = to_##id, \
        .from = from_##id                                                                   \
    }

// The last system of each grid, and the end of its list.
#define INDEX_SYSTEM                   \
    {.name = "index",                  \
     .form = "an integer",             \
     .count = 1,                       \
     .width_max = PAVE_COORDINATE_MAX, \
     .rule = "q must be 0 to WIDTH-1", \
     .to = to_index,                   \
     .from = from_index},              \
    {                                  \
        .name = NULL                   \
    }

static void parent(const grid_call *call, grid_answer *answer)
{
    grid_add(answer, GRID_FACE,
             GRID(parent)(call->arguments[0].part.at, (int32_t)call->arguments[1].number));
}

// Lists the children of a block of M by M cells with the grid's function, for squares and
// triangles.
#define BLOCK_CHILDREN(child)                                            \
    static void children(const grid_call *call, grid_answer *answer)     \
    {                                                                    \
        pave_cell cell = call->arguments[0].part.at;                     \
        int64_t m = call->arguments[1].number;                           \
        if (!grid_span_within(answer, cell.q * m, cell.q * m + m - 1) || \
            !grid_span_within(answer, cell.r * m, cell.r * m + m - 1) || \
            !grid_reserve(answer, m * m))                                \
            return;                                                      \
        for (int64_t i = 0; i < m * m; i++)                              \
            grid_add(answer, GRID_FACE, child(cell, (int32_t)m, i));     \
    }

#define GRID_PLACES                                                                               \
    [GRID_DISTANCE] = distance, [GRID_LINE] = line, [GRID_RAY] = ray, [GRID_RING] = ring,         \
    [GRID_DISK] = disk, [GRID_SPIRAL] = spiral, [GRID_COMMON] = common, [GRID_ROTATE] = rotate,   \
    [GRID_REFLECT] = reflect, [GRID_TO] = grid_to, [GRID_FROM] = grid_from, [GRID_WORLD] = world, \
    [GRID_AT] = at, [GRID_EDGE_AT] = edge_at, [GRID_VERTEX_AT] = vertex_at,                       \
    [GRID_ROUND] = round_off, [GRID_PARENT] = parent, [GRID_CHILDREN] = children, GRID_ALIKE
