/// src/patch/quads.c: relaxed quads: pieces of the ground by area and by chunk, and patches.
#include "../base/exact.h"

#include "../base/area.h"
#include "../base/array.h"
#include "../base/index.h"
#include "quads_parts.h"

#include <inttypes.h>
#include <math.h>

/// Rows of cells per strip: few enough to save memory, but many more than the surrounding rows that
/// a strip depends on.
enum { PAVE_QUADS_STRIP = 48 };

/// Approximate number of quads per cell, used only to reject large areas.
#define PAVE_QUADS_PER_CELL 4.2

struct pave_quads_private {
    pave_cell *cells;
    int32_t (*corners)[4];
    pave_cell *names;
    pave_vec2 *vertices;
    int64_t cell_room, corner_room, name_room, vertex_room;
};

/// A piece and its private fields, allocated together.
typedef struct pave_quads_block {
    pave_quads quads;
    struct pave_quads_private own;
} pave_quads_block;

/// A piece under construction, shape by shape.
typedef struct pave_quads_maker {
    pave_quads_def def; ///< the definition as given, without defaults
    const pave_area *area;
    pave_quads *quads;
    pave_index vertices; ///< maps names to vertices that may be shared
    pave_quads_kinds kinds;
} pave_quads_maker;

// ---- Definitions --------------------------------------------------------------------------------

static bool quads_number(int32_t *number, int32_t fallback, int32_t most)
{
    if (*number == 0) *number = fallback;
    if (*number == PAVE_QUADS_NONE) *number = 0;
    return *number >= 0 && *number <= most;
}

static pave_result quads_check(const pave_quads_def *def, pave_quads_def *out, pave_error *error)
{
    *out = *def;
    if (out->size == 0) out->size = 1;
    if (!quads_number(&out->rounds, PAVE_QUADS_ROUNDS, PAVE_QUADS_ROUNDS_MAX))
        return PAVE_FAIL(error, PAVE_RANGE,
                         "the rounds of pairing must be 1 to %d, or %d for none, not %" PRId32,
                         PAVE_QUADS_ROUNDS_MAX, PAVE_QUADS_NONE, def->rounds);
    if (!quads_number(&out->steps, PAVE_QUADS_STEPS, PAVE_QUADS_STEPS_MAX))
        return PAVE_FAIL(error, PAVE_RANGE,
                         "the steps of relaxation must be 1 to %d, or %d for none, not %" PRId32,
                         PAVE_QUADS_STEPS_MAX, PAVE_QUADS_NONE, def->steps);
    if (!(out->size >= PAVE_QUADS_SIZE_MIN && out->size <= PAVE_QUADS_SIZE_MAX))
        return PAVE_FAIL(error, PAVE_RANGE, "the side of quads must be %g to %g, not %g",
                         PAVE_QUADS_SIZE_MIN, PAVE_QUADS_SIZE_MAX, def->size);
    return PAVE_OK;
}

static pave_result quads_fail(pave_error *error, pave_result result)
{
    return PAVE_FAIL(error, result, "%s",
                     result == PAVE_NO_MEMORY
                         ? "not enough memory for the quads: free some, or use fewer"
                         : "there are too many quads: use a smaller area");
}

// ---- Pieces -------------------------------------------------------------------------------------

static uint64_t quads_key(pave_cell name)
{
    const uint64_t far = 2 * (uint64_t)PAVE_QUADS_FAR;
    return (((uint64_t)name.q + far) << 29 | ((uint64_t)name.r + far)) * 8 + (uint64_t)name.s;
}

/// Returns whether a vertex may be shared with other shapes of the piece. In strips, only vertices
/// near the first and last rows are shared.
static bool quads_is_shared(const pave_quads_shape *shape, pave_cell name)
{
    return shape->hexagon || name.r <= shape->row_min + 1 || name.r >= shape->row_max - 1;
}

/// Adds a vertex to the piece and returns its index, or -1 if out of memory.
static int32_t quads_vertex_add(pave_quads_maker *maker, pave_cell name, pave_vec2 position)
{
    pave_quads *quads = maker->quads;
    struct pave_quads_private *own = quads->own;
    const int64_t need = (int64_t)quads->vertex_count + 1;
    if (!pave_array_reserve(&quads->allocator, &own->names, &own->name_room, need,
                            sizeof *own->names) ||
        !pave_array_reserve(&quads->allocator, &own->vertices, &own->vertex_room, need,
                            sizeof *own->vertices))
        return -1;
    own->names[quads->vertex_count] = name;
    own->vertices[quads->vertex_count] = position;
    return quads->vertex_count++;
}

/// Returns the index of a vertex in the piece and adds it if it is new; -1 if out of memory.
static int32_t quads_vertex_put(pave_quads_maker *maker, const pave_quads_work *work,
                                const pave_quads_shape *shape, int32_t vertex)
{
    const pave_cell name = work->names[vertex];
    const bool shared = quads_is_shared(shape, name);
    const uint64_t key = quads_key(name);
    int32_t number = shared ? pave_index_get(&maker->vertices, key) : -1;
    if (number >= 0) return number;
    number = quads_vertex_add(maker, name, pave_quads_work_position(work, vertex, maker->def.size));
    return number >= 0 && shared && !pave_index_put(&maker->vertices, key, number) ? -1 : number;
}

static bool quads_lies_in(const pave_quads_maker *maker, const pave_quads_work *work,
                          const pave_quads_item *item)
{
    pave_vec2 at[PAVE_QUADS_CORNERS];
    if (!maker->area) return true;
    for (int k = 0; k < PAVE_QUADS_CORNERS; k++)
        at[k] = pave_quads_work_position(work, item->vertex[k], maker->def.size);
    const double x = ((at[0].x + at[1].x) + (at[2].x + at[3].x)) * 0.25,
                 y = ((at[0].y + at[1].y) + (at[2].y + at[3].y)) * 0.25;
    return pave_area_contains(maker->area, pave_vec2_of(x, y));
}

static pave_result quads_put(pave_quads_maker *maker, const pave_quads_work *work,
                             const pave_quads_shape *shape, const pave_quads_item *item,
                             int32_t *numbers)
{
    pave_quads *quads = maker->quads;
    struct pave_quads_private *own = quads->own;
    const int64_t need = (int64_t)quads->quad_count + 1;
    if (need > INT32_MAX / PAVE_QUADS_CORNERS) return PAVE_RANGE;
    if (!pave_array_reserve(&quads->allocator, &own->cells, &own->cell_room, need,
                            sizeof *own->cells) ||
        !pave_array_reserve(&quads->allocator, &own->corners, &own->corner_room, need,
                            sizeof *own->corners))
        return PAVE_NO_MEMORY;
    own->cells[quads->quad_count] = item->name;
    for (int k = 0; k < PAVE_QUADS_CORNERS; k++) {
        int32_t *number = &numbers[item->vertex[k]];
        if (*number < 0) *number = quads_vertex_put(maker, work, shape, item->vertex[k]);
        if (*number < 0) return PAVE_NO_MEMORY;
        own->corners[quads->quad_count][k] = *number;
    }
    quads->quad_count++;
    return PAVE_OK;
}

/// Adds the quads of a shape.
static pave_result quads_add(pave_quads_maker *maker, const pave_quads_shape *shape)
{
    pave_quads_work work = {0};
    int32_t *numbers = NULL; // by vertex: its index in the piece, or -1
    const pave_allocator *allocator = &maker->quads->allocator;
    pave_result result = pave_quads_work_make(&work, shape, &maker->def, &maker->kinds, allocator);
    const size_t count = (size_t)work.vertex_count;
    if (result == PAVE_OK && !(numbers = pave_array_take(allocator, count, sizeof *numbers)))
        result = PAVE_NO_MEMORY;
    for (size_t i = 0; numbers && i < count; i++) numbers[i] = -1;
    for (int32_t i = 0; i < work.item_count && result == PAVE_OK; i++)
        if (work.items[i].wanted && quads_lies_in(maker, &work, &work.items[i]))
            result = quads_put(maker, &work, shape, &work.items[i], numbers);
    pave_array_release(allocator, numbers);
    pave_quads_work_release(&work);
    return result;
}

static pave_result quads_begin(pave_quads_maker *maker, const pave_allocator *allocator)
{
    pave_quads_block *block = pave_array_allocate(allocator, 1, sizeof *block);
    if (!block) return PAVE_NO_MEMORY;
    maker->quads = &block->quads;
    maker->quads->own = &block->own;
    maker->quads->allocator = pave_allocator_or_default(allocator);
    maker->vertices.allocator = maker->quads->allocator;
    pave_quads_kinds_make(&maker->kinds);
    return PAVE_OK;
}

static pave_result quads_end(pave_quads_maker *maker, pave_result result, pave_quads **out,
                             pave_error *error)
{
    pave_quads *quads = maker->quads;
    pave_index_release(&maker->vertices);
    if (result != PAVE_OK) {
        pave_quads_destroy(quads);
        return quads_fail(error, result);
    }
    quads->cells = quads->own->cells;
    quads->corners = (const int32_t(*)[4])quads->own->corners;
    quads->names = quads->own->names;
    quads->vertices = quads->own->vertices;
    *out = quads;
    return PAVE_OK;
}

void pave_quads_destroy(pave_quads *quads)
{
    if (!quads) return;
    const struct pave_quads_private *own = quads->own;
    const pave_allocator allocator = quads->allocator;
    PAVE_RELEASE(&allocator, own->vertices, own->names, own->corners, own->cells, quads);
}

// ---- Areas --------------------------------------------------------------------------------------

/// Computes the bounding box of an area, in units of the side length. Returns false if it is not
/// finite or too far away.
static bool quads_box(const pave_area *area, double size, pave_box *out)
{
    const double far = PAVE_QUADS_FAR;
    const pave_box box = area->box;
    *out = pave_box_of(pave_vec2_of(box.min.x / size, box.min.y / size),
                       pave_vec2_of(box.max.x / size, box.max.y / size));
    return out->min.x >= -far && out->min.y >= -far && out->max.x <= far && out->max.y <= far &&
           out->min.x <= far && out->min.y <= far && out->max.x >= -far && out->max.y >= -far;
}

/// Returns the cells of all quads whose centres may be in a box. Relative to its cell, the centre
/// of a quad is within its triangle or rhomb, plus corner moves of at most 1.5 sides. That is -2.5
/// to 5.5 sides in x, and within 1.9 rows in y.
static pave_quads_shape quads_shape_of(pave_box box)
{
    const double row = 6 * PAVE_QUADS_SIXTH;
    return (pave_quads_shape){.row_min = (int32_t)floor(box.min.y / row) - 2,
                              .row_max = (int32_t)floor(box.max.y / row) + 2,
                              .x_min = (int64_t)floor(box.min.x) - 6,
                              .x_max = (int64_t)floor(box.max.x) + 3};
}

pave_result pave_quads_create_from_area(const pave_quads_def *def, const pave_area *area,
                                        const pave_allocator *allocator, pave_quads **out,
                                        pave_error *error)
{
    pave_quads_maker maker = {.area = area};
    pave_box box;
    *out = NULL;
    pave_result result = quads_check(def, &maker.def, error);
    if (result != PAVE_OK) return result;
    if (!quads_box(area, maker.def.size, &box))
        return PAVE_FAIL(error, PAVE_RANGE,
                         "the area of quads must be finite and within %" PRId32
                         " sides of the origin",
                         PAVE_QUADS_FAR);
    const pave_quads_shape all = quads_shape_of(box);
    if ((double)(all.x_max - all.x_min + 1) / 2 * ((double)all.row_max - all.row_min + 1) *
            PAVE_QUADS_PER_CELL >
        INT32_MAX / PAVE_QUADS_CORNERS)
        return quads_fail(error, PAVE_RANGE);
    result = quads_begin(&maker, allocator);
    if (result != PAVE_OK) return quads_fail(error, result);
    for (int32_t row = all.row_min; row <= all.row_max && result == PAVE_OK;
         row += PAVE_QUADS_STRIP) {
        pave_quads_shape strip = all;
        strip.row_min = row;
        if (strip.row_max > row + PAVE_QUADS_STRIP - 1) strip.row_max = row + PAVE_QUADS_STRIP - 1;
        result = quads_add(&maker, &strip);
    }
    return quads_end(&maker, result, out, error);
}

// ---- Chunks -------------------------------------------------------------------------------------

/// Computes the centre vertex of a chunk. Returns false if the chunk is too far away.
static bool quads_middle(int32_t side, pave_cell chunk, pave_cell *out)
{
    const int64_t q = (int64_t)side * ((int64_t)chunk.q - chunk.r),
                  r = (int64_t)side * ((int64_t)chunk.q + 2 * (int64_t)chunk.r),
                  most = PAVE_QUADS_FAR - side;
    if (q < -most || q > most || r < -most || r > most || chunk.s != 0) return false;
    *out = pave_cell_of((int32_t)q, (int32_t)r);
    return true;
}

/// Returns the hexagon of a chunk that is within range.
static pave_quads_shape quads_hexagon(int32_t side, int64_t q, int64_t r)
{
    return (pave_quads_shape){
        .hexagon = true,
        .side = side,
        .middle = pave_cell_of((int32_t)(side * (q - r)), (int32_t)(side * (q + 2 * r)))};
}

static pave_result quads_check_chunks(int32_t side, const pave_cell *chunks, int64_t count,
                                      const pave_allocator *allocator, pave_error *error)
{
    if (side < 1 || side > PAVE_QUADS_SIDE_MAX)
        return PAVE_FAIL(error, PAVE_RANGE,
                         "the side of chunks must be 1 to %d triangles, not %" PRId32,
                         PAVE_QUADS_SIDE_MAX, side);
    if (count < 0)
        return PAVE_FAIL(error, PAVE_RANGE, "the count of chunks must be 0 or more, not %" PRId64,
                         count);
    pave_index index = {.allocator = pave_allocator_or_default(allocator), .set = true};
    pave_result result = PAVE_OK;
    for (int64_t i = 0; i < count && result == PAVE_OK; i++) {
        pave_cell middle;
        if (!quads_middle(side, chunks[i], &middle))
            result = PAVE_FAIL(error, PAVE_RANGE,
                               "chunk %" PRId32 ",%" PRId32 " reaches beyond |q|, |r| <= %" PRId32
                               ", or its s is not 0",
                               chunks[i].q, chunks[i].r, PAVE_QUADS_FAR);
        else if (pave_index_get(&index, quads_key(middle)) >= 0)
            result = PAVE_FAIL(error, PAVE_INVALID,
                               "chunk %" PRId32 ",%" PRId32 " is listed twice: leave one out",
                               chunks[i].q, chunks[i].r);
        else if (!pave_index_put(&index, quads_key(middle), 0))
            result = quads_fail(error, PAVE_NO_MEMORY);
    }
    pave_index_release(&index);
    return result;
}

pave_result pave_quads_create_from_chunks(const pave_quads_def *def, int32_t side,
                                          const pave_cell *chunks, int64_t count,
                                          const pave_allocator *allocator, pave_quads **out,
                                          pave_error *error)
{
    pave_quads_maker maker = {.area = NULL};
    *out = NULL;
    pave_result result = quads_check(def, &maker.def, error);
    if (result == PAVE_OK) result = quads_check_chunks(side, chunks, count, allocator, error);
    if (result != PAVE_OK) return result;
    result = quads_begin(&maker, allocator);
    if (result != PAVE_OK) return quads_fail(error, result);
    for (int64_t i = 0; i < count && result == PAVE_OK; i++) {
        const pave_quads_shape shape = quads_hexagon(side, chunks[i].q, chunks[i].r);
        result = quads_add(&maker, &shape);
    }
    return quads_end(&maker, result, out, error);
}

// Let the centre of the triangle be at (u, v), in thirds of an edge. The chunk that contains it is
// centred at (side * (a - b), side * (a + 2 b)), where a is (2 u + v) / 9 side and b is (v - u) / 9
// side, each rounded up or down.
pave_cell pave_quads_chunk_of(pave_cell quad, int32_t side)
{
    const pave_cell face = {quad.q, quad.r, quad.s / 3};
    assert(side >= 1 && side <= PAVE_QUADS_SIDE_MAX && quad.s >= 0 && quad.s < PAVE_QUADS_SLOTS);
    const int64_t u = 3 * (int64_t)face.q + 1 + face.s, v = 3 * (int64_t)face.r + 1 + face.s;
    const int64_t a = pave_floor_divide(2 * u + v, 9 * (int64_t)side),
                  b = pave_floor_divide(v - u, 9 * (int64_t)side);
    int i = 0;
    for (; i < 3; i++) {
        const pave_quads_shape shape = quads_hexagon(side, a + (i & 1), b + (i >> 1));
        if (pave_quads_shape_has(&shape, face)) break;
    }
    return pave_cell_of((int32_t)(a + (i & 1)), (int32_t)(b + (i >> 1)));
}

// ---- Patches ------------------------------------------------------------------------------------

pave_result pave_patch_create_from_quads(const pave_quads *quads, const pave_allocator *allocator,
                                         pave_patch **out, pave_error *error)
{
    const size_t count = (size_t)quads->quad_count + 1;
    int64_t *start = pave_array_take(allocator, count, sizeof *start);
    *out = NULL;
    if (!start) return quads_fail(error, PAVE_NO_MEMORY);
    for (size_t i = 0; i < count; i++) start[i] = PAVE_QUADS_CORNERS * (int64_t)i;
    const pave_patch_def def = {.name = "quads",
                                .cell_count = quads->quad_count,
                                .vertex_count = quads->vertex_count,
                                .cells = quads->cells,
                                .vertices = quads->vertices,
                                .start = start,
                                .corners = quads->quad_count ? quads->corners[0] : NULL};
    const pave_result result = pave_patch_create(&def, allocator, out, error);
    pave_array_release(allocator, start);
    return result;
}
