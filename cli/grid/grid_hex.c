// cli/grid/grid_hex.c: queries of hexagons.
#include "grid.h"

#define GRID(name) pave_hex_##name
#define GRID_NUMBER(NAME) PAVE_HEX_##NAME

static pave_hex_vertex vertex_in(pave_cell at) { return pave_hex_vertex_of(at.q, at.r, at.s); }
static pave_cell vertex_out(pave_hex_vertex vertex)
{
    return (pave_cell){vertex.q, vertex.r, vertex.s};
}

static int64_t steps(pave_cell a, pave_cell b, int metric)
{
    (void)metric; // only one metric exists
    return pave_hex_distance(a, b);
}

static pave_result line_of(pave_cell a, pave_cell b, int metric, pave_cell *out, int64_t capacity,
                           int64_t *count)
{
    (void)metric;
    return pave_hex_line(a, b, out, capacity, count);
}

static pave_hex_range disk_range(pave_cell c, int64_t k, int metric)
{
    (void)metric;
    return pave_hex_range_of_disk(c, k);
}

static grid_landing rotated(pave_cell cell, int k, grid_part about, pave_cell *out)
{
    if (about.kind == GRID_VERTEX)
        return pave_hex_rotate_about_vertex(cell, k, vertex_in(about.at), out) ? GRID_LANDED
                                                                               : GRID_BESIDE;
    *out = pave_hex_rotate_about_face(cell, k, about.at);
    return GRID_LANDED;
}

enum { EUCLID_RING_TENTHS = 72 }; // 4 pi / sqrt 3

#define GRID_FACES 1
#include "grid_places.h"

RELATION(surrounding, PAVE_HEX_SURROUNDING_MAX, vertex, GRID_VERTEX, vertex)

static void dual(const grid_call *call, grid_answer *answer)
{
    const grid_part *part = &call->arguments[0].part;
    answer->grid = &grid_tri;
    if (part->kind == GRID_FACE) {
        const pave_tri_vertex vertex = pave_hex_face_dual(part->at);
        grid_add(answer, GRID_VERTEX, pave_cell_of(vertex.q, vertex.r));
    } else if (part->kind == GRID_EDGE) {
        const pave_tri_edge edge = pave_hex_edge_dual(edge_in(part->at));
        grid_add(answer, GRID_EDGE, (pave_cell){edge.q, edge.r, edge.s});
    } else {
        grid_add(answer, GRID_FACE, pave_hex_vertex_dual(vertex_in(part->at)));
    }
}

// ---- Coordinates --------------------------------------------------------------------------------

SYSTEM(cube, pave_hex_cube, true, pave_hex_to_cube(cell), pave_hex_cube_valid(is),
       pave_hex_from_cube(is))

// Columns and rows.
#define OFFSETS(name, WHICH)                                             \
    SYSTEM(name, pave_hex_offset, true, pave_hex_to_offset(cell, WHICH), \
           pave_hex_offset_valid(is, WHICH), pave_hex_from_offset(is, WHICH))

OFFSETS(odd_r, PAVE_HEX_ODD_R)
OFFSETS(even_r, PAVE_HEX_EVEN_R)
OFFSETS(odd_q, PAVE_HEX_ODD_Q)
OFFSETS(even_q, PAVE_HEX_EVEN_Q)
OFFSETS(doubled_width, PAVE_HEX_DOUBLED_WIDTH)
OFFSETS(doubled_height, PAVE_HEX_DOUBLED_HEIGHT)

static bool to_shm(pave_cell cell, char *out)
{
    pave_hex_shm_text(pave_hex_to_shm(cell), out);
    return true;
}

static bool from_shm(const char *text, pave_cell *out)
{
    uint64_t address;
    return pave_hex_shm_read(text, &address) == PAVE_OK &&
           pave_hex_from_shm(address, out) == PAVE_OK;
}

// Reads both addresses of a query. Returns false with an error about the invalid one.
static bool read_shm(const grid_call *call, uint64_t out[2], grid_answer *answer)
{
    for (int i = 0; i < 2; i++) {
        const char *text = call->arguments[i].text;
        if (pave_hex_shm_read(text, &out[i]) != PAVE_OK)
            return grid_wrong(answer,
                              "\"%.60s\" is not an shm address; give digits from 0 to 6 that form "
                              "a number below 2^64",
                              text);
    }
    return true;
}

typedef pave_result combine(uint64_t a, uint64_t b, uint64_t *out);

static void combine_shm(const grid_call *call, combine *how, grid_answer *answer)
{
    uint64_t addresses[2], result = 0;
    answer->kind = GRID_TEXT;
    if (!read_shm(call, addresses, answer)) return;
    if (how(addresses[0], addresses[1], &result) == PAVE_OK)
        pave_hex_shm_text(result, answer->text);
    else
        grid_wrong(answer,
                   "the result is out of range: addresses are below 2^64, with at most 23 digits");
}

static void shm_add(const grid_call *call, grid_answer *answer)
{
    combine_shm(call, pave_hex_shm_add, answer);
}
static void shm_multiply(const grid_call *call, grid_answer *answer)
{
    combine_shm(call, pave_hex_shm_multiply, answer);
}

#define EVEN_SUM "col + row must be even"

static const grid_system systems[] = {
    SYSTEM_ROW("cube", cube, 3, "q,r,s", "q + r + s must be 0"),
    SYSTEM_ROW("offset-odd-r", odd_r, 2, "col,row", NULL),
    SYSTEM_ROW("offset-even-r", even_r, 2, "col,row", NULL),
    SYSTEM_ROW("offset-odd-q", odd_q, 2, "col,row", NULL),
    SYSTEM_ROW("offset-even-q", even_q, 2, "col,row", NULL),
    SYSTEM_ROW("doubled-width", doubled_width, 2, "col,row", EVEN_SUM),
    SYSTEM_ROW("doubled-height", doubled_height, 2, "col,row", EVEN_SUM),
    {.name = "shm", .rule = "its digits must be 0 to 6", .to_text = to_shm, .from_text = from_shm},
    INDEX_SYSTEM,
};

// ---- Coarse and fine ----------------------------------------------------------------------------

static void children(const grid_call *call, grid_answer *answer)
{
    pave_cell cell = call->arguments[0].part.at;
    int64_t radius = call->arguments[1].number;
    int64_t q = (2 * radius + 1) * cell.q + radius * cell.r,
            r = (radius + 1) * cell.r - radius * cell.q;
    int64_t count = pave_hex_parent_size((int32_t)radius);
    if (!grid_span_within(answer, q - radius, q + radius) ||
        !grid_span_within(answer, r - radius, r + radius) || !grid_reserve(answer, count))
        return;
    for (int64_t i = 0; i < count; i++)
        grid_add(answer, GRID_FACE, pave_hex_child(cell, (int32_t)radius, i));
}

static void chunk(const grid_call *call, grid_answer *answer)
{
    grid_add(answer, GRID_FACE,
             pave_square_parent(call->arguments[0].part.at, (int32_t)call->arguments[1].number));
}

const grid_kind grid_hex = {
    .name = "hex",
    .parts = {[GRID_FACE] = {"", read_face, face_point},
              [GRID_EDGE] = {"NE|NW|W", read_edge, edge_point},
              [GRID_VERTEX] = {"N|S", read_vertex, vertex_point}},
    .metrics = "steps|euclid",
    .contacts = {"edge|steps", "vertex"},
    .sides = {"NE|E|SE|SW|W|NW"},
    .directions = "NE|E|SE|SW|W|NW|N|ENE|ESE|S|WSW|WNW",
    .axes = "q|r|s",
    .systems = systems,
    .tiling = pave_tiling_hex,
    .middle = GRID_FACE,
    .least_factor = 0,
    .run = {GRID_RELATIONS, GRID_PLACES, [GRID_SURROUNDING] = surrounding, [GRID_DUAL] = dual,
            [GRID_CHUNK] = chunk, [GRID_SHM_ADD] = shm_add, [GRID_SHM_MULTIPLY] = shm_multiply},
};
