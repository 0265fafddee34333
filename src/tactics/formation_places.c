/// src/tactics/formation_places.c: cells of lines and columns, in the local frame and on the
/// board.
#include "../base/exact.h"

#include "formation_parts.h"

const char *const pave_formation_kind_words[] = {"line", "column", NULL};

// ---- Turning and measuring ----------------------------------------------------------------------

pave_cell pave_formation_turned(pave_window_grid grid, pave_cell cell, int facing)
{
    const pave_cell zero = pave_cell_of(0, 0);
    if (grid == PAVE_WINDOW_TRIANGLES)
        return pave_tri_rotate_about_vertex(cell, facing, pave_tri_vertex_of(0, 0));
    if (grid == PAVE_WINDOW_HEXAGONS) return pave_hex_rotate_about_face(cell, facing, zero);
    return pave_square_rotate_about_face(cell, facing, zero);
}

pave_cell pave_formation_turned_step(pave_window_grid grid, int32_t q, int32_t r, int facing)
{
    for (; facing > 0; facing--) {
        const int32_t before = q;
        q = -r;
        r = grid == PAVE_WINDOW_SQUARES ? before : before + r;
    }
    return pave_cell_of(q, r);
}

pave_cell pave_formation_pace(const pave_formation_def *def)
{
    const int64_t ahead = pave_formation_ahead(def->grid, def->facing, def->at);
    const int64_t row = def->grid == PAVE_WINDOW_TRIANGLES ? pave_floor_divide(-ahead, 3) : -ahead;
    const bool right = def->grid != PAVE_WINDOW_SQUARES && pave_floor_modulo(row, 2) == 1;
    return pave_formation_turned_step(def->grid, right, -1, def->facing);
}

int64_t pave_formation_distance(pave_window_grid grid, pave_cell a, pave_cell b)
{
    if (grid == PAVE_WINDOW_TRIANGLES) return pave_tri_distance(a, b, PAVE_TRI_EDGE_STEPS);
    if (grid == PAVE_WINDOW_HEXAGONS) return pave_hex_distance(a, b);
    return pave_square_distance(a, b, PAVE_SQUARE_4);
}

int64_t pave_formation_range(pave_window_grid grid, pave_cell a, pave_cell b)
{
    if (grid == PAVE_WINDOW_TRIANGLES) return pave_tri_distance(a, b, PAVE_TRI_TOUCH);
    if (grid == PAVE_WINDOW_HEXAGONS) return pave_hex_distance(a, b);
    return pave_square_distance(a, b, PAVE_SQUARE_8);
}

// ---- Lines and columns --------------------------------------------------------------------------
// Positions across are in half cells. On triangles, L of q,r is 2 q + r + 1 halves from the vertex
// 0,0, and R is 2 q + r + 2 halves; on hexagons, the face q,r is 2 q + r halves from 0,0.

/// Returns the triangle of lane r at a position across; L and R alternate.
static pave_cell formation_tri_at(int32_t halves, int32_t r)
{
    const int32_t left = halves - r - 1; // 2 q for L, 2 q + 1 for R
    return pave_tri_face_of((int32_t)pave_floor_divide(left, 2), r,
                            (int32_t)pave_floor_modulo(left, 2));
}

/// Returns a cell of a line, `y` rows after the first. On triangles a lane has two rows: L, and R
/// between them. The offsets of rows repeat 0, 1, 1 and 0 halves, so that the line stays straight.
static pave_cell formation_line_cell(pave_window_grid grid, int32_t y, int32_t file)
{
    if (grid == PAVE_WINDOW_TRIANGLES) return pave_tri_face_of(file - (y + 1) / 4, y / 2, y % 2);
    return pave_cell_of(grid == PAVE_WINDOW_HEXAGONS ? file - y / 2 : file, y);
}

/// Returns a cell of a column, whose files are straight. On hexagons a rank zigzags, so that
/// neighbouring files touch.
static pave_cell formation_column_cell(pave_window_grid grid, int32_t y, int32_t file)
{
    if (grid == PAVE_WINDOW_TRIANGLES) return formation_tri_at(1 + file, y);
    if (grid == PAVE_WINDOW_HEXAGONS) {
        const int32_t r = 2 * y + (int32_t)pave_floor_modulo(file, 2);
        return pave_cell_of((file - r) / 2, r);
    }
    return pave_cell_of(file, y);
}

pave_cell pave_formation_block_cell(const pave_formation_def *def, int32_t rank, int32_t file)
{
    const int32_t across = file - (def->files - 1) / 2;
    return def->kind == PAVE_FORMATION_LINE ? formation_line_cell(def->grid, rank, across)
                                            : formation_column_cell(def->grid, rank, across);
}

// ---- Checking -----------------------------------------------------------------------------------

static pave_result formation_check_numbers(const pave_formation_def *def, pave_error *error)
{
    if (pave_formation_facing_count(def->grid) == 0)
        return PAVE_FAIL(error, PAVE_UNSUPPORTED,
                         "formations are for triangles, hexagons and squares");
    if (!pave_word(pave_formation_kind_words, def->kind))
        return PAVE_FAIL(error, PAVE_RANGE, "kind %d of formation does not exist", (int)def->kind);
    if (def->facing < 0 || def->facing >= pave_formation_facing_count(def->grid))
        return PAVE_FAIL(error, PAVE_RANGE, "a facing of %d: %s have the facings 0 to %d",
                         (int)def->facing,
                         def->grid == PAVE_WINDOW_SQUARES    ? "squares"
                         : def->grid == PAVE_WINDOW_HEXAGONS ? "hexagons"
                                                             : "triangles",
                         pave_formation_facing_count(def->grid) - 1);
    if (def->ranks < 1 || def->ranks > PAVE_FORMATION_SOLDIERS_MAX)
        return PAVE_FAIL(error, PAVE_RANGE, "%d ranks: give 1 to %d", (int)def->ranks,
                         (int)PAVE_FORMATION_SOLDIERS_MAX);
    if (def->files < 1 || def->files > PAVE_FORMATION_SOLDIERS_MAX)
        return PAVE_FAIL(error, PAVE_RANGE, "%d files: give 1 to %d", (int)def->files,
                         (int)PAVE_FORMATION_SOLDIERS_MAX);
    return PAVE_OK;
}

static pave_result formation_check(const pave_formation_def *def, pave_error *error)
{
    const pave_result result = formation_check_numbers(def, error);
    if (result != PAVE_OK) return result;
    const pave_cell origin = pave_formation_turned(def->grid, pave_cell_of(0, 0), def->facing);
    if (!pave_cell_in_range(def->at) || def->at.s < 0 ||
        def->at.s > (def->grid == PAVE_WINDOW_TRIANGLES))
        return PAVE_FAIL(error, PAVE_RANGE, "%d,%d,%d is not a cell of the grid", (int)def->at.q,
                         (int)def->at.r, (int)def->at.s);
    if (def->at.s != origin.s)
        return PAVE_FAIL(
            error, PAVE_INVALID, "a %s with the facing %d is led from a triangle %c: use %d,%d,%c",
            pave_word(pave_formation_kind_words, def->kind), (int)def->facing, origin.s ? 'R' : 'L',
            (int)def->at.q, (int)def->at.r, origin.s ? 'R' : 'L');
    return PAVE_OK;
}

/// Returns the cell of place i on the board.
static pave_cell formation_place_cell(const pave_formation_def *def, int32_t i)
{
    const pave_cell origin = pave_formation_turned(def->grid, pave_cell_of(0, 0), def->facing),
                    local = pave_formation_block_cell(def, i / def->files, i % def->files);
    pave_cell cell = pave_formation_turned(def->grid, local, def->facing);
    cell.q += def->at.q - origin.q;
    cell.r += def->at.r - origin.r;
    return cell;
}

pave_result pave_formation_places(const pave_formation_def *def, pave_formation_place *out,
                                  int64_t capacity, int64_t *count, pave_error *error)
{
    assert(def && count && capacity >= 0 && (out || capacity == 0));
    const pave_result result = formation_check(def, error);
    *count = 0;
    if (result != PAVE_OK) return result;
    if ((int64_t)def->ranks * def->files > PAVE_FORMATION_SOLDIERS_MAX)
        return PAVE_FAIL(error, PAVE_RANGE,
                         "a %s of %d ranks and %d files has more than %d soldiers: use fewer",
                         pave_word(pave_formation_kind_words, def->kind), (int)def->ranks,
                         (int)def->files, (int)PAVE_FORMATION_SOLDIERS_MAX);
    const int32_t places = def->ranks * def->files;
    for (int32_t i = 0; i < places; i++)
        if (!pave_cell_in_range(formation_place_cell(def, i)))
            return PAVE_FAIL(error, PAVE_RANGE,
                             "the formation reaches beyond the limits of coordinates: move it");
    *count = places;
    if (places > capacity)
        return PAVE_FAIL(error, PAVE_CAPACITY, "the list has %d places", (int)places);
    for (int32_t i = 0; i < places; i++)
        out[i] =
            (pave_formation_place){formation_place_cell(def, i), i / def->files, i % def->files};
    return PAVE_OK;
}
