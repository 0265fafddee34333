/// src/patch/quads_pair.c: relaxed quads: the cells of a piece, and the pairing of their triangles
/// into rhombs.
#include "../base/exact.h"

#include "quads_parts.h"

#include <pave/random.h>

#include <string.h>

// ---- Shapes -------------------------------------------------------------------------------------

pave_quads_row pave_quads_shape_rows(const pave_quads_shape *shape, int32_t wider)
{
    const int32_t side = shape->side + wider;
    return shape->hexagon ? (pave_quads_row){shape->middle.r - side, shape->middle.r + side - 1, 0}
                          : (pave_quads_row){shape->row_min - wider, shape->row_max + wider, 0};
}

pave_quads_row pave_quads_shape_row(const pave_quads_shape *shape, int32_t wider, int32_t r)
{
    if (!shape->hexagon)
        return (pave_quads_row){(int32_t)pave_floor_divide(shape->x_min - r, 2) - wider,
                                (int32_t)pave_floor_divide(shape->x_max - r, 2) + wider, 0};
    const int32_t side = shape->side + wider, dr = r - shape->middle.r;
    return (pave_quads_row){shape->middle.q + (dr < 0 ? -side - 1 - dr : -side),
                            shape->middle.q + (dr < 0 ? side - 1 : side - 1 - dr), 0};
}

bool pave_quads_shape_has(const pave_quads_shape *shape, pave_cell face)
{
    if (!shape->hexagon) return true;
    const int32_t q = face.q - shape->middle.q, r = face.r - shape->middle.r, sum = q + r + face.s,
                  side = shape->side;
    return q >= -side && q < side && r >= -side && r < side && sum >= -side && sum < side;
}

// ---- Fields -------------------------------------------------------------------------------------

static bool quads_field_take(pave_quads_field *field)
{
    const size_t cells = (size_t)field->cell_count;
    field->words = pave_array_take(&field->allocator, cells, sizeof *field->words);
    field->pairs = pave_array_take(&field->allocator, cells, sizeof *field->pairs);
    field->best = pave_array_take(&field->allocator, cells, sizeof *field->best);
    return field->words && field->pairs && field->best;
}

void pave_quads_field_release(pave_quads_field *field)
{
    PAVE_RELEASE(&field->allocator, field->best, field->pairs, field->words, field->rows);
}

/// Computes the rows. Returns false if there are too many cells.
static bool quads_field_lay(pave_quads_field *field, const pave_quads_shape *shape, int32_t wider)
{
    int64_t count = 0;
    for (int32_t i = 0; i < field->row_count; i++) {
        pave_quads_row row = pave_quads_shape_row(shape, wider, field->row_min + i);
        row.first = (int32_t)count;
        count += (int64_t)row.max - row.min + 1;
        if (count > INT32_MAX / PAVE_QUADS_SLOTS) return false;
        field->rows[i] = row;
    }
    field->cell_count = (int32_t)count;
    return true;
}

static void quads_field_draw(pave_quads_field *field, uint64_t seed)
{
    for (int32_t i = 0; i < field->row_count; i++) {
        const pave_quads_row row = field->rows[i];
        for (int32_t q = row.min; q <= row.max; q++) {
            const pave_random_words words =
                pave_random_at(seed, PAVE_STREAM_QUADS, q, field->row_min + i, 0, 0);
            memcpy(field->words[row.first + (q - row.min)], words.word, sizeof *field->words);
        }
    }
}

// ---- Pairs --------------------------------------------------------------------------------------

/// [s][kind of edge]: offset from the cell of triangle s to the cell of its partner, which is the
/// other kind of triangle.
static const int8_t quads_partner[2][3][2] = {{{0, 0}, {0, -1}, {-1, 0}}, {{0, 0}, {0, 1}, {1, 0}}};

/// Returns the best edge from triangle s of a cell to another unpaired triangle: the edge with the
/// minimum word. The three edges of a triangle have different kinds, so ties are broken by kind.
static uint8_t quads_field_best(const pave_quads_field *field, int32_t q, int32_t r, int s)
{
    uint8_t best = PAVE_QUADS_ALONE;
    uint32_t least = 0;
    for (uint8_t kind = 0; kind < PAVE_QUADS_ALONE; kind++) {
        const int8_t *step = quads_partner[s][kind];
        const int32_t other = pave_quads_field_at(field, q + step[0], r + step[1]);
        if (other < 0 || field->pairs[other][1 - s] != PAVE_QUADS_ALONE) continue;
        // The edge belongs to the cell of its L.
        const int32_t owner = s == PAVE_TRI_L ? pave_quads_field_at(field, q, r) : other;
        const uint32_t word = field->words[owner][kind];
        if (best != PAVE_QUADS_ALONE && word >= least) continue;
        best = kind;
        least = word;
    }
    return best;
}

static void quads_field_choose(pave_quads_field *field)
{
    for (int32_t i = 0; i < field->row_count; i++) {
        const pave_quads_row row = field->rows[i];
        for (int32_t q = row.min; q <= row.max; q++) {
            const int32_t cell = row.first + (q - row.min);
            for (int s = 0; s < 2; s++)
                if (field->pairs[cell][s] == PAVE_QUADS_ALONE)
                    field->best[cell][s] = quads_field_best(field, q, field->row_min + i, s);
        }
    }
}

/// Pairs triangles that have the same best edge.
static void quads_field_pair(pave_quads_field *field)
{
    for (int32_t i = 0; i < field->row_count; i++) {
        const pave_quads_row row = field->rows[i];
        for (int32_t q = row.min; q <= row.max; q++) {
            const int32_t cell = row.first + (q - row.min);
            const uint8_t kind = field->best[cell][PAVE_TRI_L];
            if (field->pairs[cell][PAVE_TRI_L] != PAVE_QUADS_ALONE || kind == PAVE_QUADS_ALONE)
                continue;
            const int8_t *step = quads_partner[PAVE_TRI_L][kind];
            const int32_t other =
                pave_quads_field_at(field, q + step[0], field->row_min + i + step[1]);
            if (field->best[other][PAVE_TRI_R] != kind) continue;
            field->pairs[cell][PAVE_TRI_L] = field->pairs[other][PAVE_TRI_R] = kind;
        }
    }
}

// In each round a triangle depends only on triangles two steps away, whose cells are among the six
// neighbours of this triangle's cell. A field with a margin of one cell per round is therefore
// correct inside, whatever is outside it.
pave_result pave_quads_field_make(pave_quads_field *field, const pave_quads_shape *shape,
                                  const pave_quads_def *def, int32_t wider)
{
    const pave_quads_row rows = pave_quads_shape_rows(shape, wider + def->rounds);
    field->row_min = rows.min;
    field->row_count = rows.max - rows.min + 1;
    field->rows = pave_array_take(&field->allocator, (size_t)field->row_count, sizeof *field->rows);
    if (!field->rows) return PAVE_NO_MEMORY;
    if (!quads_field_lay(field, shape, wider + def->rounds)) return PAVE_RANGE;
    if (!quads_field_take(field)) return PAVE_NO_MEMORY;
    memset(field->pairs, PAVE_QUADS_ALONE, (size_t)field->cell_count * sizeof *field->pairs);
    if (def->rounds > 0) quads_field_draw(field, def->seed);
    for (int32_t round = 0; round < def->rounds; round++) {
        quads_field_choose(field);
        quads_field_pair(field);
    }
    return PAVE_OK;
}
