/// src/tactics/formation_places.c: cells of the patterns of formations, in the local frame and on
/// the board.
#include "../base/exact.h"

#include "formation_parts.h"

const char *const pave_formation_kind_words[] = {"line", "column", "wedge", "square", "ring", NULL};

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

pave_cell pave_formation_origin(pave_window_grid grid, pave_formation_kind kind)
{
    pave_cell cell = pave_cell_of(0, 0);
    cell.s = grid == PAVE_WINDOW_TRIANGLES && kind == PAVE_FORMATION_WEDGE ? PAVE_TRI_R : 0;
    return cell;
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

// ---- Lists --------------------------------------------------------------------------------------

/// Places in order of discovery. Places beyond the capacity are only counted.
typedef struct pave_formation_list {
    const pave_formation_def *def;
    pave_cell shift; ///< translation of the rotated pattern to the formation's cell
    pave_formation_place *out;
    int64_t capacity, count;
    bool beyond; ///< a cell is out of range
} pave_formation_list;

static void formation_add(pave_formation_list *list, pave_cell local, int32_t rank, int32_t file,
                          int32_t facing)
{
    const pave_formation_def *def = list->def;
    pave_cell cell = pave_formation_turned(def->grid, local, def->facing);
    cell.q += list->shift.q;
    cell.r += list->shift.r;
    list->beyond |= !pave_cell_in_range(cell);
    if (list->count++ < list->capacity) {
        const int32_t turned = (facing + def->facing) % pave_formation_facing_count(def->grid);
        list->out[list->count - 1] = (pave_formation_place){cell, rank, file, turned};
    }
}

// ---- Lines, columns, wedges ---------------------------------------------------------------------
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
    const int32_t y = def->open ? 2 * rank : rank, across = file - (def->files - 1) / 2;
    return def->kind == PAVE_FORMATION_LINE ? formation_line_cell(def->grid, y, across)
                                            : formation_column_cell(def->grid, y, across);
}

static void formation_list_block(pave_formation_list *list)
{
    for (int32_t rank = 0; rank < list->def->ranks; rank++)
        for (int32_t file = 0; file < list->def->files; file++)
            formation_add(list, pave_formation_block_cell(list->def, rank, file), rank, file, 0);
}

/// Lists ranks of 1, 2, 3 hexagons, or 1, 3, 5 triangles or squares.
static void formation_list_wedge(pave_formation_list *list)
{
    const pave_window_grid grid = list->def->grid;
    for (int32_t rank = 0; rank < list->def->ranks; rank++) {
        const int32_t files = grid == PAVE_WINDOW_HEXAGONS ? rank + 1 : 2 * rank + 1;
        for (int32_t file = 0; file < files; file++) {
            pave_cell cell = pave_cell_of(file - rank, rank);
            if (grid == PAVE_WINDOW_TRIANGLES) cell = formation_tri_at(2 - rank + file, rank);
            formation_add(list, cell, rank, file, 0);
        }
    }
}

// ---- Squares and rings --------------------------------------------------------------------------

/// The sides of an outline: their directions, and how far ahead their outermost cells are.
typedef struct pave_formation_outline {
    int side_count;
    int facing[PAVE_FORMATION_FACINGS_MAX];
    int64_t limit[PAVE_FORMATION_FACINGS_MAX];
    int32_t first, last; ///< bounds of q and r of all cells
} pave_formation_outline;

static pave_formation_outline formation_square_outline(const pave_formation_def *def)
{
    // Two sides along q and two along r; on triangles and hexagons these are opposite facings.
    const int apart = pave_formation_facing_count(def->grid) / 2;
    const int32_t before = (def->files - 1) / 2, behind = def->files - 1 - before;
    const bool tri = def->grid == PAVE_WINDOW_TRIANGLES;
    const int64_t near = tri ? 3 * (int64_t)before - 1 : before,
                  far = tri ? 3 * (int64_t)behind + 2 : behind;
    return (pave_formation_outline){
        4, {0, 1, apart, apart + 1}, {near, far, far, near}, -before, behind};
}

static pave_formation_outline formation_ring_outline(const pave_formation_def *def)
{
    const bool tri = def->grid == PAVE_WINDOW_TRIANGLES;
    pave_formation_outline outline = {.side_count = pave_formation_facing_count(def->grid),
                                      .first = -def->files,
                                      .last = def->files};
    for (int k = 0; k < outline.side_count; k++) {
        outline.facing[k] = k;
        outline.limit[k] = tri ? 3 * (int64_t)def->files - 1 : def->files;
    }
    return outline;
}

/// Returns the rank of a cell, counted from its nearest side (the first of several), or -1 if the
/// cell is outside.
static int64_t formation_outline_rank(const pave_formation_outline *outline, pave_window_grid grid,
                                      pave_cell cell, int *side)
{
    int64_t rank = INT64_MAX;
    for (int k = 0; k < outline->side_count; k++) {
        int64_t depth = outline->limit[k] - pave_formation_ahead(grid, outline->facing[k], cell);
        if (depth < 0) return -1;
        if (grid == PAVE_WINDOW_TRIANGLES)
            depth = (2 * depth + 1) / 3; // there are two ranks per lane
        if (depth >= rank) continue;
        rank = depth;
        *side = k;
    }
    return rank;
}

static void formation_list_outline(pave_formation_list *list)
{
    const pave_formation_def *def = list->def;
    const pave_formation_outline outline = def->kind == PAVE_FORMATION_SQUARE
                                               ? formation_square_outline(def)
                                               : formation_ring_outline(def);
    const int32_t faces = def->grid == PAVE_WINDOW_TRIANGLES ? 2 : 1;
    for (int32_t rank = 0; rank < def->ranks; rank++) {
        const int64_t before = list->count;
        for (int32_t r = outline.first; r <= outline.last; r++)
            for (int32_t q = outline.first; q <= outline.last; q++)
                for (int32_t s = 0; s < faces; s++) {
                    const pave_cell cell = {q, r, s};
                    int side = 0;
                    if (formation_outline_rank(&outline, def->grid, cell, &side) == rank)
                        formation_add(list, cell, rank, (int32_t)(list->count - before),
                                      outline.facing[side]);
                }
        if (list->count == before || list->count > PAVE_FORMATION_SOLDIERS_MAX) return;
    }
}

// ---- Checking -----------------------------------------------------------------------------------

/// Outlines with longer sides exceed the maximum number of soldiers.
enum { PAVE_FORMATION_OUTLINE_MAX = PAVE_FORMATION_SOLDIERS_MAX / 4 + 1 };

static pave_result formation_check_numbers(const pave_formation_def *def, pave_error *error)
{
    const bool wedge = def->kind == PAVE_FORMATION_WEDGE;
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
    if (wedge && def->files != 0)
        return PAVE_FAIL(error, PAVE_INVALID,
                         "files must be 0 for a wedge, whose ranks widen towards the rear");
    if (!wedge && (def->files < 1 || def->files > PAVE_FORMATION_SOLDIERS_MAX))
        return PAVE_FAIL(error, PAVE_RANGE, "%d files: give 1 to %d", (int)def->files,
                         (int)PAVE_FORMATION_SOLDIERS_MAX);
    return PAVE_OK;
}

static pave_result formation_check(const pave_formation_def *def, pave_error *error)
{
    const pave_result result = formation_check_numbers(def, error);
    if (result != PAVE_OK) return result;
    const pave_cell origin =
        pave_formation_turned(def->grid, pave_formation_origin(def->grid, def->kind), def->facing);
    if (def->open && def->kind > PAVE_FORMATION_COLUMN)
        return PAVE_FAIL(error, PAVE_INVALID, "only a line and a column have ranks to open");
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

static pave_result formation_too_many(const pave_formation_def *def, pave_error *error)
{
    return PAVE_FAIL(error, PAVE_RANGE,
                     "a %s of %d ranks and %d files has more than %d soldiers: use fewer",
                     pave_word(pave_formation_kind_words, def->kind), (int)def->ranks,
                     (int)def->files, (int)PAVE_FORMATION_SOLDIERS_MAX);
}

static void formation_list_all(pave_formation_list *list)
{
    list->count = 0;
    if (pave_formation_is_outline(list->def->kind))
        formation_list_outline(list);
    else if (list->def->kind == PAVE_FORMATION_WEDGE)
        formation_list_wedge(list);
    else
        formation_list_block(list);
}

pave_result pave_formation_places(const pave_formation_def *def, pave_formation_place *out,
                                  int64_t capacity, int64_t *count, pave_error *error)
{
    assert(def && count && capacity >= 0 && (out || capacity == 0));
    const pave_result result = formation_check(def, error);
    pave_formation_list list = {.def = def};
    *count = 0;
    if (result != PAVE_OK) return result;
    if (def->kind == PAVE_FORMATION_WEDGE
            ? (int64_t)def->ranks * (def->ranks + 1) / 2 > PAVE_FORMATION_SOLDIERS_MAX
        : pave_formation_is_outline(def->kind)
            ? def->files > PAVE_FORMATION_OUTLINE_MAX
            : (int64_t)def->ranks * def->files > PAVE_FORMATION_SOLDIERS_MAX)
        return formation_too_many(def, error);
    const pave_cell origin =
        pave_formation_turned(def->grid, pave_formation_origin(def->grid, def->kind), def->facing);
    list.shift = pave_cell_of(def->at.q - origin.q, def->at.r - origin.r);
    formation_list_all(&list);
    if (list.count > PAVE_FORMATION_SOLDIERS_MAX) return formation_too_many(def, error);
    if (list.beyond)
        return PAVE_FAIL(error, PAVE_RANGE,
                         "the formation reaches beyond the limits of coordinates: move it");
    *count = list.count;
    if (list.count > capacity) {
        return PAVE_FAIL(error, PAVE_CAPACITY, "the list has %d places", (int)list.count);
    }
    list.out = out;
    list.capacity = capacity;
    formation_list_all(&list);
    return PAVE_OK;
}
