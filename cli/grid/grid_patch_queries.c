// cli/grid/grid_patch_queries.c: queries of non-periodic grids. Rhombs are answered from their
// names. Other cells are looked up in a part of the ground: the drawn part, or one made for the
// query that is so large that a larger part would not change the answer.
#include "grid_cache.h"
#include "grid_patch.h"
#include "grid_steps.h"

#include <math.h>
#include <stdlib.h>

static const grid_patch_ground *ground_of(const grid_call *call) { return call->kind->ground; }
static const pave_multigrid *multigrid_of(const grid_call *call)
{
    return &ground_of(call)->multigrid;
}
static pave_cell cell_of(const grid_call *call) { return call->arguments[0].part.at; }

static pave_result read_face(const grid_kind *grid, const char *text, pave_cell *out)
{
    return grid_patch_cell_read(grid->ground, text, out);
}

// ---- Parts of the ground -----------------------------------------------------------------------

/// A part of the ground. Initialize to {0}; must be closed.
typedef struct piece {
    const pave_patch *patch;
    const pave_graph *graph; // the patch's own graph, or `other`
    pave_patch *made;        // NULL if it is the drawn part
    pave_graph *other;       // graph with vertex contact
    pave_search *search;
    int32_t cells[2]; // indices of the query's cells
} piece;

static void close_piece(piece *on)
{
    pave_search_destroy(on->search);
    pave_graph_destroy(on->other);
    pave_patch_destroy(on->made);
    *on = (piece){0};
}

static bool no_memory(grid_answer *answer)
{
    return grid_failed(answer, "out of memory; request fewer cells");
}

static bool too_far(const grid_call *call, grid_answer *answer)
{
    return grid_wrong(answer, "the result is out of range; cells of %s are within %d of 0,0",
                      call->kind->name, (int)grid_patch_far(ground_of(call)));
}

// Finds the cells of the query. Returns false with the error in the answer if one is missing.
static bool find_cells(const grid_call *call, piece *on, grid_answer *answer)
{
    for (int i = 0; i < 2 && call->arguments[i].is_part; i++) {
        char text[GRID_TEXT_SIZE];
        on->cells[i] = pave_patch_index(on->patch, call->arguments[i].part.at);
        if (on->cells[i] >= 0) continue;
        grid_part_text(call->kind, &call->arguments[i].part, text);
        return on->made ? grid_wrong(answer, "%s has no cell %s; `at X,Y` gives the one at a point",
                                     call->kind->name, text)
                        : grid_wrong(answer,
                                     "%s is not a cell of the piece; move it with --at, or give a "
                                     "larger --radius or --size",
                                     text);
    }
    return true;
}

static pave_vec2 place_of(const grid_call *call, int argument)
{
    return grid_patch_near(ground_of(call), call->arguments[argument].part.at);
}

// Checks that the two cells of the query exist before a large part is made; makes a small part
// around each cell. Returns false with the error in the answer.
static bool has_cells(const grid_call *call, grid_answer *answer)
{
    const grid_patch_ground *ground = ground_of(call);
    if (ground->is_multigrid) return true; // every name in range is a rhomb
    for (int i = 0; i < 2 && call->arguments[1].is_part; i++) {
        const pave_cell cell = call->arguments[i].part.at;
        const pave_area area =
            pave_area_disk(place_of(call, i), 2 * grid_patch_sizes_of(ground)->near);
        char text[GRID_TEXT_SIZE];
        pave_patch *patch;
        const pave_result result = grid_patch_make(ground, &area, &patch, NULL);
        if (result != PAVE_OK)
            return result == PAVE_RANGE ? too_far(call, answer) : no_memory(answer);
        const bool found = pave_patch_index(patch, cell) >= 0;
        pave_patch_destroy(patch);
        if (found) continue;
        grid_part_text(call->kind, &call->arguments[i].part, text);
        return grid_wrong(answer, "%s has no cell %s; `at X,Y` gives the one at a point",
                          call->kind->name, text);
    }
    return true;
}

// Opens a part with the cells of an area, or the drawn part. Returns false with the error in the
// answer.
static bool open_piece(const grid_call *call, const pave_area *area, piece *on, grid_answer *answer)
{
    const double width = area->box.max.x - area->box.min.x,
                 height = area->box.max.y - area->box.min.y;
    *on = (piece){.patch = call->options->patch};
    if (!on->patch) {
        const grid_patch_sizes *sizes = grid_patch_sizes_of(ground_of(call));
        const int64_t most = 4 * SEARCH_CELLS_MAX / sizes->sides; // corners use most of the memory
        if (!has_cells(call, answer)) return false;
        if (width * height > (double)most * sizes->area)
            return grid_wrong(answer,
                              "the cells are too far apart, or too many: the piece around them "
                              "would have more than %lld",
                              (long long)most);
        const pave_result result = grid_patch_make(ground_of(call), area, &on->made, NULL);
        if (result != PAVE_OK)
            return result == PAVE_RANGE ? too_far(call, answer) : no_memory(answer);
        on->patch = on->made;
    }
    on->graph = on->patch->graph;
    return find_cells(call, on, answer);
}

static double distance_of(pave_vec2 a, pave_vec2 b)
{
    return sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y));
}

// Opens a part around the first cell.
static bool open_around(const grid_call *call, double radius, piece *on, grid_answer *answer)
{
    const grid_patch_sizes *sizes = grid_patch_sizes_of(ground_of(call));
    const pave_area area = pave_area_disk(place_of(call, 0), radius + 2 * sizes->near);
    return open_piece(call, &area, on, answer);
}

// Opens a part with the cells that touch the first one.
static bool open_beside(const grid_call *call, piece *on, grid_answer *answer)
{
    const double step = grid_patch_sizes_of(ground_of(call))->step[PAVE_CONTACT_VERTEX];
    return open_around(call, step, on, answer);
}

/// The points whose distances to two others add up to at most `sum`.
typedef struct ellipse {
    pave_vec2 a, b;
    double sum;
} ellipse;

static bool is_in_ellipse(void *context, pave_vec2 point)
{
    const ellipse *of = context;
    return distance_of(of->a, point) + distance_of(of->b, point) <= of->sum;
}

static pave_area area_between(ellipse *of)
{
    const pave_vec2 middle = pave_vec2_of((of->a.x + of->b.x) / 2, (of->a.y + of->b.y) / 2);
    pave_area area = pave_area_disk(middle, of->sum / 2);
    area.contains = is_in_ellipse;
    area.context = of;
    return area;
}

// Opens a part with the cells under the line between both cells, plus a margin.
static bool open_line(const grid_call *call, piece *on, grid_answer *answer)
{
    const grid_patch_sizes *sizes = grid_patch_sizes_of(ground_of(call));
    ellipse of = {.a = place_of(call, 0), .b = place_of(call, 1)};
    const double length = distance_of(of.a, of.b), beside = sizes->reach + 2 * sizes->near;
    // For points within `beside` of the line, the sum of distances is at most this value.
    of.sum = sqrt(length * length + 4 * beside * beside) + 2 * beside;
    const pave_area area = area_between(&of);
    return open_piece(call, &area, on, answer);
}

// ---- Searches -----------------------------------------------------------------------------------

// Makes the search workspace for the query's contact. Returns false with the error in the answer.
static bool open_search(const grid_call *call, piece *on, grid_answer *answer)
{
    pave_result result = PAVE_OK;
    if (call->contact == PAVE_CONTACT_VERTEX) {
        result = pave_patch_graph(on->patch, PAVE_CONTACT_VERTEX, NULL, NULL, &on->other);
        on->graph = on->other;
    }
    if (result == PAVE_OK) {
        const pave_ground ground = pave_ground_of_graph(on->graph);
        result = pave_search_create(&ground, NULL, &on->search, NULL);
    }
    return result == PAVE_OK || no_memory(answer);
}

// Finds a shortest path between the two cells, into *nodes, which the caller frees.
static pave_result find_way(piece *on, int32_t **nodes, pave_path *path)
{
    const int64_t room = on->patch->cell_count;
    *nodes = malloc((size_t)room * sizeof **nodes);
    return *nodes
               ? pave_search_path(on->search, on->cells[0], on->cells[1], NULL, *nodes, room, path)
               : PAVE_NO_MEMORY;
}

// Finds a shortest path on the ground, in a part that contains all paths of that length. For each
// cell of a path of n steps, the distances to both ends add up to at most n step lengths. The
// caller closes `on` and frees *nodes. Returns PAVE_INVALID with the error in the answer.
static pave_result search_between(const grid_call *call, piece *on, int32_t **nodes,
                                  pave_path *path, grid_answer *answer)
{
    const grid_patch_sizes *sizes = grid_patch_sizes_of(ground_of(call));
    const double step = sizes->step[call->contact], beside = 2 * sizes->near;
    ellipse of = {.a = place_of(call, 0), .b = place_of(call, 1)};
    for (double sum = 1.5 * distance_of(of.a, of.b) + 6 * step;;) {
        of.sum = sum + 2 * beside;
        const pave_area area = area_between(&of);
        if (!open_piece(call, &area, on, answer) || !open_search(call, on, answer))
            return PAVE_INVALID;
        const pave_result result = find_way(on, nodes, path);
        const double steps = result == PAVE_OK ? path->cost * step : 2 * sum;
        if (!on->made || steps <= sum || (result != PAVE_OK && result != PAVE_NOT_FOUND))
            return result;
        free(*nodes);
        *nodes = NULL;
        close_piece(on);
        sum = steps;
    }
}

// ---- Answers ------------------------------------------------------------------------------------

static void add_cell(const piece *on, int32_t cell, grid_answer *answer)
{
    grid_add(answer, GRID_FACE, on->patch->cells[cell]);
}

static void answer_no(grid_answer *answer)
{
    answer->kind = GRID_BOOL;
    answer->yes = false;
    answer->code = CLI_NO;
}

static void path(const grid_call *call, piece *on, grid_answer *answer)
{
    pave_path found = {0};
    int32_t *nodes = NULL;
    const pave_result result = search_between(call, on, &nodes, &found, answer);
    answer->kind = GRID_PARTS;
    if (result == PAVE_OK)
        for (int64_t i = 0; i < found.count; i++) add_cell(on, nodes[i], answer);
    else if (result == PAVE_NOT_FOUND)
        answer_no(answer); // the drawn part is disconnected
    else if (result != PAVE_INVALID)
        no_memory(answer);
    free(nodes);
}

static void distance(const grid_call *call, piece *on, grid_answer *answer)
{
    pave_path found = {0};
    int32_t *nodes = NULL;
    grid_call whole = *call; // the distance is measured on the whole ground, not on a part
    grid_options options = *call->options;
    options.patch = NULL;
    whole.options = &options;
    const pave_result result = search_between(&whole, on, &nodes, &found, answer);
    answer->kind = GRID_VALUE;
    answer->number = found.cost;
    if (result != PAVE_OK && result != PAVE_INVALID) no_memory(answer);
    free(nodes);
}

static void line(const grid_call *call, piece *on, grid_answer *answer)
{
    int64_t count = 0;
    int32_t *cells = NULL;
    pave_result result = PAVE_INVALID;
    answer->kind = GRID_PARTS;
    if (open_line(call, on, answer)) {
        result = pave_patch_line(on->patch, on->cells[0], on->cells[1], NULL, 0, &count);
        cells = malloc((size_t)count * sizeof *cells + 1);
        if (result == PAVE_CAPACITY)
            result =
                cells ? pave_patch_line(on->patch, on->cells[0], on->cells[1], cells, count, &count)
                      : PAVE_NO_MEMORY;
    }
    if (result == PAVE_OK)
        for (int64_t i = 0; i < count; i++) add_cell(on, cells[i], answer);
    else if (result == PAVE_NOT_FOUND)
        grid_wrong(answer, "the line leaves the piece; give a larger --radius or --size");
    else if (result == PAVE_NO_MEMORY)
        no_memory(answer);
    free(cells);
}

static void sight(const grid_call *call, piece *on, grid_answer *answer)
{
    answer->kind = GRID_BOOL;
    if (open_line(call, on, answer)) {
        answer->yes = pave_patch_sees(on->patch, NULL, on->cells[0], on->cells[1]);
        answer->code = answer->yes ? CLI_DONE : CLI_NO;
    }
}

/// Maximum radius of the query: the sight table needs a line for each visible cell.
enum { VIEW_MAX = 200 };

static void view(const grid_call *call, piece *on, grid_answer *answer)
{
    bool *seen = NULL;
    const int64_t radius = call->arguments[1].number;
    answer->kind = GRID_PARTS;
    if (radius > VIEW_MAX) {
        grid_wrong(answer, "K: %lld is out of range; give a number from 0 to %d", (long long)radius,
                   (int)VIEW_MAX);
        return;
    }
    const double beside = grid_patch_sizes_of(ground_of(call))->reach;
    if (open_around(call, (double)radius + beside, on, answer)) {
        seen = calloc((size_t)on->patch->cell_count, sizeof *seen);
        if (!seen) no_memory(answer);
    }
    if (seen && radius > 0) // 0 would mean no limit
        pave_patch_view(on->patch, NULL, on->cells[0], (double)radius, seen);
    for (int32_t i = 0; seen && i < on->patch->cell_count; i++)
        if (seen[i] || i == on->cells[0]) add_cell(on, i, answer);
    free(seen);
}

static void reach(const grid_call *call, piece *on, grid_answer *answer)
{
    const int64_t steps = call->arguments[1].number;
    int64_t count = 0;
    pave_reached *reached = NULL;
    answer->kind = GRID_PARTS;
    const double step = grid_patch_sizes_of(ground_of(call))->step[call->contact];
    if (open_around(call, (double)steps * step, on, answer) && open_search(call, on, answer)) {
        const int64_t room = on->patch->cell_count;
        reached = malloc((size_t)room * sizeof *reached);
        const pave_result result = reached
                                       ? pave_search_reach(on->search, on->cells[0], (int32_t)steps,
                                                           NULL, reached, room, &count)
                                       : PAVE_NO_MEMORY;
        if (result != PAVE_OK) no_memory(answer);
    }
    for (int64_t i = 0; !grid_is_wrong(answer) && i < count; i++)
        add_cell(on, reached[i].node, answer);
    free(reached);
}

// Answers `field`, only for a drawn part, since the ground is infinite.
static void field(const grid_call *call, piece *on, grid_answer *answer)
{
    const pave_area none = pave_area_disk(pave_vec2_of(0, 0), 0);
    if (!call->options->patch) {
        grid_wrong(
            answer,
            "%s is infinite, so draw a field instead: pave grid draw --grid %s --show \"field A\"",
            call->kind->name, call->kind->name);
        return;
    }
    int32_t *numbers = grid_add_numbers(answer, call->options->patch->cell_count);
    if (numbers && open_piece(call, &none, on, answer) && open_search(call, on, answer)) {
        const pave_result result = pave_search_field(on->search, on->cells, 1, NULL, numbers, NULL);
        for (int64_t i = 0; result == PAVE_OK && i < answer->count; i++)
            numbers[i] = numbers[i] == PAVE_FAR ? -1 : numbers[i];
        if (result != PAVE_OK) no_memory(answer);
    }
}

// ---- Queries about one cell --------------------------------------------------------------------

static void add_arcs(const piece *on, const pave_graph *graph, grid_answer *answer)
{
    for (int32_t arc = graph->start[on->cells[0]]; arc < graph->start[on->cells[0] + 1]; arc++)
        add_cell(on, graph->to[arc], answer);
}

static void neighbors(const grid_call *call, piece *on, grid_answer *answer)
{
    answer->kind = GRID_PARTS;
    if (open_beside(call, on, answer)) add_arcs(on, on->patch->graph, answer);
}

static void touching(const grid_call *call, piece *on, grid_answer *answer)
{
    answer->kind = GRID_PARTS;
    if (open_beside(call, on, answer)) {
        if (pave_patch_graph(on->patch, PAVE_CONTACT_VERTEX, NULL, NULL, &on->other) == PAVE_OK)
            add_arcs(on, on->other, answer);
        else
            no_memory(answer);
    }
}

static void corners(const grid_call *call, piece *on, grid_answer *answer)
{
    answer->kind = GRID_POINTS;
    if (open_around(call, 0, on, answer)) {
        const pave_polygons *polygons = on->patch->polygons;
        for (int32_t k = 0; k < pave_polygons_side_count(polygons, on->cells[0]); k++)
            grid_add_point(answer, pave_polygons_corner(polygons, on->cells[0], k));
    }
}

static void world(const grid_call *call, piece *on, grid_answer *answer)
{
    if (open_around(call, 0, on, answer))
        grid_add_point(answer, on->patch->graph->positions[on->cells[0]]);
    answer->kind = GRID_POINT;
}

// Returns whether a point is in range. If not, the answer receives the error.
static bool point_within(const grid_call *call, grid_answer *answer)
{
    const pave_vec2 point = call->arguments[0].point;
    const double most = grid_patch_far(ground_of(call)) - 64;
    return (fabs(point.x) <= most && fabs(point.y) <= most) || too_far(call, answer);
}

static void at(const grid_call *call, piece *on, grid_answer *answer)
{
    const pave_vec2 point = call->arguments[0].point;
    const grid_patch_sizes *sizes = grid_patch_sizes_of(ground_of(call));
    const pave_area area = pave_area_disk(point, sizes->reach + 2 * sizes->near);
    answer->kind = GRID_PARTS;
    if (point_within(call, answer) && open_piece(call, &area, on, answer)) {
        const int32_t cell = pave_patch_at(on->patch, point);
        if (cell >= 0)
            add_cell(on, cell, answer);
        else
            grid_wrong(answer, "the point is outside the piece; move it with --at");
    }
}

static void ask_piece(const grid_call *call, grid_answer *answer)
{
    static void (*const runs[GRID_QUERY_COUNT])(const grid_call *, piece *,
                                                grid_answer *) = {[GRID_NEIGHBORS] = neighbors,
                                                                  [GRID_TOUCHING] = touching,
                                                                  [GRID_CORNERS] = corners,
                                                                  [GRID_WORLD] = world,
                                                                  [GRID_AT] = at,
                                                                  [GRID_DISTANCE] = distance,
                                                                  [GRID_LINE] = line,
                                                                  [GRID_PATH] = path,
                                                                  [GRID_REACH] = reach,
                                                                  [GRID_FIELD] = field,
                                                                  [GRID_SIGHT] = sight,
                                                                  [GRID_VIEW] = view};
    piece on = {0};
    runs[call->query](call, &on, answer);
    close_piece(&on);
}

#define SEARCHES                                                                   \
    [GRID_DISTANCE] = ask_piece, [GRID_LINE] = ask_piece, [GRID_PATH] = ask_piece, \
    [GRID_REACH] = ask_piece, [GRID_FIELD] = ask_piece, [GRID_SIGHT] = ask_piece,  \
    [GRID_VIEW] = ask_piece

const grid_kind grid_pieces = {
    .name = "pieces",
    .parts = {[GRID_FACE] = {NULL, read_face, NULL}},
    .metrics = "steps|euclid",
    .contacts = {"edge|steps", "vertex"},
    .run = {[GRID_NEIGHBORS] = ask_piece,
            [GRID_TOUCHING] = ask_piece,
            [GRID_CORNERS] = ask_piece,
            [GRID_WORLD] = ask_piece,
            [GRID_AT] = ask_piece,
            SEARCHES},
};

// ---- Rhombs -------------------------------------------------------------------------------------

enum { SIDES = 4 };

// Returns the side that an edge name refers to; -1 if the name is not an edge. `cell` receives the
// cell in the name.
static int side_of(const pave_multigrid *multigrid, pave_cell edge, pave_cell *cell)
{
    *cell = (pave_cell){edge.q, edge.r, edge.s / 2};
    if (edge.s < 0 || !pave_multigrid_cell_valid(multigrid, *cell)) return -1;
    for (int k = 0; k < SIDES; k++)
        if (pave_cell_equal(pave_multigrid_edge(multigrid, *cell, k), edge)) return k;
    return -1;
}

// Returns the corner that a vertex name refers to, in the cell that names it; -1 if the name is not
// a vertex.
static int corner_of(const pave_multigrid *multigrid, pave_cell vertex)
{
    for (int k = 0; k < SIDES; k++)
        if (pave_cell_equal(pave_multigrid_vertex(multigrid, vertex, k), vertex)) return k;
    return -1;
}

static pave_result read_edge(const grid_kind *grid, const char *text, pave_cell *out)
{
    pave_cell cell;
    int64_t numbers[3];
    const cli_reading reading = cli_read_numbers(text, ",", 3, INT32_MIN, INT32_MAX, numbers);
    if (reading != CLI_READ) return reading == CLI_NO_FORM ? PAVE_INVALID : PAVE_RANGE;
    *out = (pave_cell){(int32_t)numbers[0], (int32_t)numbers[1], (int32_t)numbers[2]};
    return side_of(&grid->ground->multigrid, *out, &cell) >= 0 ? PAVE_OK : PAVE_INVALID;
}

static pave_result read_vertex(const grid_kind *grid, const char *text, pave_cell *out)
{
    const pave_result result = grid_patch_cell_read(grid->ground, text, out);
    if (result != PAVE_OK) return result;
    return corner_of(&grid->ground->multigrid, *out) >= 0 ? PAVE_OK : PAVE_INVALID;
}

static void add_cells(const pave_cell *cells, int count, grid_answer *answer)
{
    for (int i = 0; i < count; i++) grid_add(answer, GRID_FACE, cells[i]);
}

static void rhomb_neighbors(const grid_call *call, grid_answer *answer)
{
    pave_cell cells[SIDES];
    pave_multigrid_neighbors(multigrid_of(call), cell_of(call), cells, NULL);
    add_cells(cells, SIDES, answer);
}

static void rhomb_touching(const grid_call *call, grid_answer *answer)
{
    pave_cell cells[SIDES * PAVE_MULTIGRID_AROUND_MAX];
    add_cells(cells, pave_multigrid_touching(multigrid_of(call), cell_of(call), cells), answer);
}

static void rhomb_borders(const grid_call *call, grid_answer *answer)
{
    for (int k = 0; k < SIDES; k++)
        grid_add(answer, GRID_EDGE, pave_multigrid_edge(multigrid_of(call), cell_of(call), k));
}

static void rhomb_corners(const grid_call *call, grid_answer *answer)
{
    for (int k = 0; k < SIDES; k++)
        grid_add(answer, GRID_VERTEX, pave_multigrid_vertex(multigrid_of(call), cell_of(call), k));
}

static void rhomb_joins(const grid_call *call, grid_answer *answer)
{
    pave_cell cell, cells[SIDES];
    const int side = side_of(multigrid_of(call), cell_of(call), &cell);
    pave_multigrid_neighbors(multigrid_of(call), cell, cells, NULL);
    grid_add(answer, GRID_FACE, cell);
    grid_add(answer, GRID_FACE, cells[side]);
}

static void rhomb_endpoints(const grid_call *call, grid_answer *answer)
{
    pave_cell cell;
    const int side = side_of(multigrid_of(call), cell_of(call), &cell);
    for (int k = side; k <= side + 1; k++)
        grid_add(answer, GRID_VERTEX, pave_multigrid_vertex(multigrid_of(call), cell, k % SIDES));
}

static void rhomb_touches(const grid_call *call, grid_answer *answer)
{
    pave_cell cells[PAVE_MULTIGRID_AROUND_MAX];
    const int corner = corner_of(multigrid_of(call), cell_of(call));
    add_cells(cells, pave_multigrid_around(multigrid_of(call), cell_of(call), corner, cells),
              answer);
}

static void rhomb_world(const grid_call *call, grid_answer *answer)
{
    grid_add_point(answer, pave_multigrid_center(multigrid_of(call), cell_of(call)));
    answer->kind = GRID_POINT;
}

static void rhomb_at(const grid_call *call, grid_answer *answer)
{
    if (point_within(call, answer))
        grid_add(answer, GRID_FACE,
                 pave_multigrid_cell_at(multigrid_of(call), call->arguments[0].point));
}

const grid_kind grid_rhombs = {
    .name = "rhombs",
    .parts = {[GRID_FACE] = {NULL, read_face, NULL},
              [GRID_EDGE] = {NULL, read_edge, NULL},
              [GRID_VERTEX] = {NULL, read_vertex, NULL}},
    .metrics = "steps|euclid",
    .contacts = {"edge|steps", "vertex"},
    .run = {[GRID_NEIGHBORS] = rhomb_neighbors,
            [GRID_TOUCHING] = rhomb_touching,
            [GRID_BORDERS] = rhomb_borders,
            [GRID_CORNERS] = rhomb_corners,
            [GRID_JOINS] = rhomb_joins,
            [GRID_ENDPOINTS] = rhomb_endpoints,
            [GRID_TOUCHES] = rhomb_touches,
            [GRID_WORLD] = rhomb_world,
            [GRID_AT] = rhomb_at,
            SEARCHES},
};

grid_kind grid_kind_of_ground(const char *name, const grid_patch_ground *ground)
{
    grid_kind kind = ground->is_multigrid ? grid_rhombs : grid_pieces;
    kind.name = name;
    kind.ground = ground;
    return kind;
}
