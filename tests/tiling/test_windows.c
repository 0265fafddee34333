/// tests/tiling/test_windows.c: windows of every shape against membership computed in another way
/// (steps, geometry, offset coordinates), their order, their walks, their wraps, what is refused.

#include <pave/window.h>

#include <math.h>

#include "../test.h"

enum { REACH = 26, SIDE = 2 * REACH + 1, FACES_MAX = 2 };

static int box_place(pave_cell cell)
{
    return ((cell.r + REACH) * SIDE + cell.q + REACH) * FACES_MAX + cell.s;
}
static bool in_box(pave_cell cell)
{
    return cell.q >= -REACH && cell.q <= REACH && cell.r >= -REACH && cell.r <= REACH;
}

// ---- Distances, by steps and by geometry --------------------------------------------------------

static int distances[SIDE * SIDE * FACES_MAX];

static double centers_apart(const pave_tiling *tiling, pave_cell a, pave_cell b)
{
    pave_layout layout;
    assert_ok(pave_tiling_layout(tiling, NULL, &layout, NULL));
    pave_vec2 p = pave_tiling_face_point(tiling, &layout, a),
              o = pave_tiling_face_point(tiling, &layout, b);
    return sqrt((p.x - o.x) * (p.x - o.x) + (p.y - o.y) * (p.y - o.y));
}

/// The cost of a step to a touching cell in a metric, from the distance of the centres; 0: it is no
/// step.
static int step_cost(pave_window_grid grid, int metric, double apart)
{
    static const double close[] = {0, 1.0, 1.7321, 0.5774};
    if (grid == PAVE_WINDOW_SQUARES) return metric == 1 || apart < close[grid] + 0.1;
    if (grid == PAVE_WINDOW_HEXAGONS) return 1;
    int kind = apart < 0.7 ? 0 : apart < 1.1 ? 1 : 2; // across an edge, at a flank, opposite
    static const int costs[4][3] = {{1, 0, 0}, {1, 0, 2}, {1, 1, 1}, {1, 1, 0}};
    return costs[metric][kind];
}

/// Bellman and Ford's: relaxes until nothing changes.
static void fill_distances(const pave_tiling *tiling, pave_window_grid grid, int metric,
                           pave_cell middle)
{
    int costs[FACES_MAX][PAVE_TRI_TOUCHING_MAX]; // the same in every unit cell
    for (int32_t s = 0; s < tiling->face_count; s++)
        for (int k = 0; k < pave_tiling_touching_count(tiling, s); k++) {
            const pave_cell cell = {0, 0, s}, next = pave_tiling_touching(tiling, cell, k);
            costs[s][k] = step_cost(grid, metric, centers_apart(tiling, cell, next));
        }
    for (int i = 0; i < SIDE * SIDE * FACES_MAX; i++) distances[i] = 1000000;
    distances[box_place(middle)] = 0;
    for (bool changed = true; changed;) {
        changed = false;
        for (int32_t r = -REACH; r <= REACH; r++)
            for (int32_t q = -REACH; q <= REACH; q++)
                for (int32_t s = 0; s < tiling->face_count; s++) {
                    pave_cell cell = {q, r, s};
                    for (int k = 0; k < pave_tiling_touching_count(tiling, s); k++) {
                        pave_cell next = pave_tiling_touching(tiling, cell, k);
                        const int cost = in_box(next) ? costs[s][k] : 0;
                        if (cost == 0 ||
                            distances[box_place(next)] + cost >= distances[box_place(cell)])
                            continue;
                        distances[box_place(cell)] = distances[box_place(next)] + cost;
                        changed = true;
                    }
                }
    }
}

// ---- Membership ---------------------------------------------------------------------------------

static int32_t offset_column(pave_hex_system system, pave_cell cell)
{
    if (system == 0) return cell.q + (cell.r - (cell.r & 1)) / 2;
    if (system == 1) return cell.q + (cell.r + (cell.r & 1)) / 2;
    return cell.q;
}

static int32_t offset_row(pave_hex_system system, pave_cell cell)
{
    if (system == 2) return cell.r + (cell.q - (cell.q & 1)) / 2;
    if (system == 3) return cell.r + (cell.q + (cell.q & 1)) / 2;
    return cell.r;
}

/// Upright strips are those of equal q; the centre of a cell gives its height, in halves of an
/// edge.
static bool in_flat_rectangle(const pave_window *window, pave_cell cell)
{
    const pave_window_def *def = &window->def;
    pave_layout_def flat = {.orientation = PAVE_FLAT};
    pave_layout layout;
    assert_ok(pave_tri_layout(&flat, &layout, NULL));
    double first = pave_tri_face_point(&layout, def->at).y,
           down = pave_tri_face_point(&layout, cell).y - first;
    double edge = pave_tri_face_point(&layout, pave_cell_of(0, 1)).y -
                  pave_tri_face_point(&layout, pave_cell_of(0, 0)).y;
    long row = lround(2 * down / edge);
    return cell.q >= def->at.q && cell.q < def->at.q + def->width && row >= 0 && row < def->height;
}

static bool in_rectangle(const pave_window *window, pave_cell cell)
{
    if (window->grid == PAVE_WINDOW_TRIANGLES && window->def.shape == PAVE_WINDOW_RECTANGLE &&
        window->def.orientation == PAVE_FLAT)
        return in_flat_rectangle(window, cell);
    const pave_window_def *def = &window->def;
    int32_t column = cell.q - def->at.q, row = cell.r - def->at.r;
    if (window->grid == PAVE_WINDOW_TRIANGLES) {
        column = 2 * column + cell.s - def->at.s;
        if (def->shape == PAVE_WINDOW_RECTANGLE) column += row;
    } else if (window->grid == PAVE_WINDOW_HEXAGONS && def->shape == PAVE_WINDOW_RECTANGLE) {
        column = offset_column(def->system, cell) - offset_column(def->system, def->at);
        row = offset_row(def->system, cell) - offset_row(def->system, def->at);
    }
    return column >= 0 && column < def->width && row >= 0 && row < def->height;
}

/// Whether all corners of a triangle satisfy a condition on lattice points.
static bool corners_all(const pave_window *window, pave_cell cell,
                        bool (*condition)(const pave_window_def *, int32_t u, int32_t v))
{
    for (int k = 0; k < 3; k++) {
        const pave_tiling_side *side = pave_tiling_side_of(window->tiling, cell.s, k);
        if (!condition(&window->def, cell.q + side->vertex_q - window->def.at.q,
                       cell.r + side->vertex_r - window->def.at.r))
            return false;
    }
    return true;
}

static bool point_in_hexagon(const pave_window_def *def, int32_t u, int32_t v)
{
    return abs(u) <= def->radius && abs(v) <= def->radius && abs(u + v) <= def->radius;
}

/// Down: from the corner (0, 0) to the right and down. Up: its top is the corner (1, 0) of the R at
/// (0, 0).
static bool point_in_triangle(const pave_window_def *def, int32_t u, int32_t v)
{
    if (def->at.s == 0) return u >= 0 && v >= 0 && u + v <= def->radius;
    return u <= 1 && v <= def->radius && u + v >= 1;
}

static bool is_member(const pave_window *window, pave_cell cell)
{
    const pave_window_def *def = &window->def;
    double unit[] = {0, 1.0, sqrt(3.0), 1.0 / sqrt(3.0)};
    bool euclid = def->metric == (window->grid == PAVE_WINDOW_SQUARES    ? 2
                                  : window->grid == PAVE_WINDOW_HEXAGONS ? 1
                                                                         : 4);
    switch (def->shape) {
    case PAVE_WINDOW_RECTANGLE:
    case PAVE_WINDOW_PARALLELOGRAM: return in_rectangle(window, cell);
    case PAVE_WINDOW_HEXAGON:
        return window->grid == PAVE_WINDOW_TRIANGLES ? corners_all(window, cell, point_in_hexagon)
                                                     : distances[box_place(cell)] <= def->radius;
    case PAVE_WINDOW_TRIANGLE:
        if (window->grid == PAVE_WINDOW_TRIANGLES)
            return corners_all(window, cell, point_in_triangle);
        return cell.q >= def->at.q && cell.r >= def->at.r &&
               cell.q - def->at.q + cell.r - def->at.r < def->radius;
    case PAVE_WINDOW_DISK: break;
    }
    if (euclid)
        return centers_apart(window->tiling, def->at, cell) <=
               def->radius * unit[window->grid] + 1e-9;
    return distances[box_place(cell)] <= def->radius;
}

// ---- Every shape and size -----------------------------------------------------------------------

static void complain(const pave_window_def *def, pave_cell cell, const char *what)
{
    fail_msg("%s %s %dx%d radius %d metric %d system %d at %d,%d,%d: %s at %d,%d,%d",
             def->tiling->name, pave_word(pave_window_shape_words, def->shape), (int)def->width,
             (int)def->height, (int)def->radius, (int)def->metric, (int)def->system, (int)def->at.q,
             (int)def->at.r, (int)def->at.s, what, (int)cell.q, (int)cell.r, (int)cell.s);
}

/// Every cell of the box in order: those that belong count up.
static void check_window(const pave_window *window)
{
    pave_window_walk walk = pave_window_begin(window);
    int64_t next = 0;
    for (int32_t r = -REACH; r <= REACH; r++)
        for (int32_t q = -REACH; q <= REACH; q++)
            for (int32_t s = 0; s < window->face_count; s++) {
                pave_cell cell = {q, r, s};
                bool member = is_member(window, cell);
                if (pave_window_index(window, cell) != (member ? next : -1))
                    complain(&window->def, cell, "index");
                if (pave_window_contains(window, cell) != member)
                    complain(&window->def, cell, "membership");
                if (!window->def.wrap && pave_window_wrapped(window, cell) != (member ? next : -1))
                    complain(&window->def, cell, "wrapped");
                if (!member) continue;
                if (next >= window->count || !pave_cell_equal(pave_window_cell(window, next), cell))
                    complain(&window->def, cell, "cell of the index");
                if (!pave_window_next(&walk) || walk.index != next ||
                    !pave_cell_equal(walk.cell, cell))
                    complain(&window->def, cell, "walk");
                int32_t row = pave_window_row_of(window, next);
                if (row != r - window->r || window->rows[row].start > next ||
                    window->rows[row + 1].start <= next)
                    complain(&window->def, cell, "row");
                next++;
            }
    if (next != window->count || pave_window_next(&walk))
        complain(&window->def, window->def.at, "count");
    if (pave_window_index(
            window, (pave_cell){window->def.at.q, window->def.at.r, window->face_count}) != -1)
        complain(&window->def, window->def.at, "s beyond");
    if (pave_window_index(window, (pave_cell){window->def.at.q, window->def.at.r, -1}) != -1)
        complain(&window->def, window->def.at, "s below");
}

static void check_def(const pave_window_def *def)
{
    pave_window *window = NULL;
    pave_error error = {0};
    if (pave_window_create(def, NULL, &window, &error) != PAVE_OK)
        complain(def, def->at, error.message);
    check_window(window);
    pave_window_destroy(window);
}

TEST(rectangles_and_parallelograms)
{
    const pave_tiling *tilings[] = {pave_tiling_square(), pave_tiling_hex(), pave_tiling_tri()};
    static const pave_cell places[] = {{0, 0, 0}, {-3, -2, 0}, {1, 3, 0}, {-2, 1, 1}};
    for (int grid = 0; grid < 3; grid++)
        for (int place = 0; place < 4 - (grid < 2); place++)
            for (int32_t width = 0; width <= 7; width++)
                for (int32_t height = 0; height <= 5; height++)
                    for (int32_t system = 0; system < (grid == 1 ? 4 : 1); system++) {
                        pave_window_def def = {.tiling = tilings[grid],
                                               .width = width,
                                               .height = height,
                                               .system = (pave_hex_system)system,
                                               .at = places[place]};
                        check_def(&def);
                        def.orientation = PAVE_FLAT; // of triangles another rectangle
                        check_def(&def);
                        def.shape = PAVE_WINDOW_PARALLELOGRAM;
                        check_def(&def);
                    }
}

TEST(hexagons_and_triangles)
{
    static const pave_cell places[] = {{0, 0, 0}, {-3, 2, 0}, {2, -4, 1}};
    for (int grid = 0; grid < 2; grid++)
        for (int place = 0; place < 2 + grid; place++) {
            pave_window_def def = {.tiling = grid ? pave_tiling_tri() : pave_tiling_hex(),
                                   .at = places[place]};
            if (!grid) fill_distances(def.tiling, PAVE_WINDOW_HEXAGONS, 0, def.at);
            for (def.radius = 0; def.radius <= 9; def.radius++) {
                def.shape = PAVE_WINDOW_TRIANGLE;
                check_def(&def);
                def.shape = PAVE_WINDOW_HEXAGON;
                if (def.at.s == 0) check_def(&def);
            }
        }
}

TEST(disks_of_every_metric)
{
    const pave_tiling *tilings[] = {pave_tiling_square(), pave_tiling_hex(), pave_tiling_tri()};
    static const int metrics[] = {3, 2, 5};
    static const pave_cell places[] = {{0, 0, 0}, {-3, 2, 0}, {1, -1, 1}};
    for (int grid = 0; grid < 3; grid++)
        for (int32_t metric = 0; metric < metrics[grid]; metric++)
            for (int place = 0; place < 2 + (grid == 2); place++) {
                pave_window_def def = {.tiling = tilings[grid],
                                       .shape = PAVE_WINDOW_DISK,
                                       .metric = metric,
                                       .at = places[place]};
                if (metric < metrics[grid] - 1)
                    fill_distances(tilings[grid], (pave_window_grid)(grid + 1), metric, def.at);
                for (def.radius = 0; def.radius <= 12; def.radius += def.radius < 6 ? 1 : SPARSE(3))
                    check_def(&def);
            }
}

// ---- Wrap ---------------------------------------------------------------------------------------

static void check_wrap(const pave_window_def *def)
{
    pave_window *window = NULL;
    pave_error error = {0};
    if (pave_window_create(def, NULL, &window, &error) != PAVE_OK)
        complain(def, def->at, error.message);
    int64_t q1 = window->period_q, q2 = window->period_shift, r2 = window->period_r;
    if (q1 * r2 * window->face_count != window->count)
        complain(def, def->at, "the period's box has another size");
    for (int32_t r = -REACH; r <= REACH; r++)
        for (int32_t q = -REACH; q <= REACH; q++)
            for (int32_t s = 0; s < window->face_count; s++) {
                pave_cell cell = {q, r, s};
                int64_t index = pave_window_wrapped(window, cell),
                        inside = pave_window_index(window, cell);
                if (index < 0 || index >= window->count || (inside >= 0 && inside != index))
                    complain(def, cell, "no image");
                pave_cell image = pave_window_cell(window, index);
                int64_t dr = r - image.r,
                        dq = q - image.q -
                             dr / r2 * q2; // congruent: a whole combination of both vectors
                if (image.s != s || dr % r2 != 0 || dq % q1 != 0)
                    complain(def, cell, "the image is not congruent");
                for (int k = 0; k < pave_tiling_side_count(window->tiling, s); k++) {
                    int64_t across =
                        pave_window_wrapped(window, pave_tiling_neighbors(window->tiling, cell, k));
                    pave_cell there = pave_window_cell(window, across);
                    int32_t twin = pave_tiling_side_of(window->tiling, s, k)->twin;
                    if (pave_window_wrapped(
                            window, pave_tiling_neighbors(window->tiling, there, twin)) != index)
                        complain(def, cell, "a side and its twin");
                }
            }
    pave_window_destroy(window);
}

TEST(windows_wrap)
{
    for (int32_t width = 1; width <= 8; width++)
        for (int32_t height = 1; height <= 6; height++) {
            pave_window_def def = {.tiling = pave_tiling_square(),
                                   .width = width,
                                   .height = height,
                                   .at = {-2, 3, 0},
                                   .wrap = true};
            check_wrap(&def);
            def.shape = PAVE_WINDOW_PARALLELOGRAM;
            check_wrap(&def);
            def.tiling = pave_tiling_hex();
            check_wrap(&def);
            def.shape = PAVE_WINDOW_RECTANGLE;
            for (int system = 0; system < 4; system++) {
                def.system = (pave_hex_system)system;
                if ((system < 2 ? height : width) % 2 == 0) check_wrap(&def);
            }
            def.tiling = pave_tiling_tri();
            def.system = PAVE_HEX_ODD_R;
            def.at.s = width % 4 == 0;
            if (width % 2 == 0 && height % 2 == 0) check_wrap(&def);
            def.orientation = PAVE_FLAT;
            if (width % 2 == 0 && height % 2 == 0) check_wrap(&def);
            def.shape = PAVE_WINDOW_PARALLELOGRAM;
            if (width % 2 == 0) check_wrap(&def);
        }
    for (int32_t radius = 0; radius <= 6; radius++) {
        pave_window_def def = {.tiling = pave_tiling_hex(),
                               .shape = PAVE_WINDOW_HEXAGON,
                               .radius = radius,
                               .at = {4, -3, 0},
                               .wrap = true};
        check_wrap(&def);
        def.tiling = pave_tiling_tri();
        if (radius > 0) check_wrap(&def);
    }
}

static void take(const pave_window_def *def, pave_window **out)
{
    assert_ok(pave_window_create(def, NULL, out, NULL));
}

/// On an upright torus the way straight down leads back; on a hexagon each of the six ways across
/// two sides does.
TEST(wraps_are_upright)
{
    pave_window *window = NULL;
    take(&(pave_window_def){.tiling = pave_tiling_hex(), .width = 5, .height = 4, .wrap = true},
         &window);
    assert_int_equal(pave_window_wrapped(window, (pave_cell){1 - 2, 4, 0}),
                     1); // 4 rows down, 2 steps back
    assert_int_equal(pave_window_wrapped(window, (pave_cell){1 + 5, 0, 0}), 1);
    pave_window_destroy(window);
    take(&(pave_window_def){.tiling = pave_tiling_tri(), .width = 6, .height = 4, .wrap = true},
         &window);
    assert_int_equal(pave_window_wrapped(window, (pave_cell){1 - 2, 4, 1}), 3);
    assert_int_equal(pave_window_wrapped(window, (pave_cell){1 + 3, 0, 1}), 3);
    pave_window_destroy(window);
    take(
        &(pave_window_def){
            .tiling = pave_tiling_hex(), .width = 4, .height = 3, .system = 2, .wrap = true},
        &window);
    int64_t first = pave_window_index(window, pave_cell_of(0, 0));
    assert_int_equal(pave_window_wrapped(window, pave_cell_of(0, 3)), first);
    assert_int_equal(pave_window_wrapped(window, pave_cell_of(4, -2)), first);
    pave_window_destroy(window);
    for (int32_t radius = 1; radius <= 5; radius++) {
        take(&(pave_window_def){.tiling = pave_tiling_hex(),
                                .shape = PAVE_WINDOW_HEXAGON,
                                .radius = radius,
                                .wrap = true},
             &window);
        first = pave_window_index(window, pave_cell_of(0, 0));
        pave_cell step = pave_cell_of(2 * radius + 1, -radius);
        for (int k = 0; k < 6; k++, step = pave_cell_of(-step.r, step.q + step.r))
            assert_int_equal(pave_window_wrapped(window, step), first);
        pave_window_destroy(window);
        take(&(pave_window_def){.tiling = pave_tiling_tri(),
                                .shape = PAVE_WINDOW_HEXAGON,
                                .radius = radius,
                                .wrap = true},
             &window);
        first = pave_window_index(window, pave_cell_of(0, 0));
        step = pave_cell_of(radius, radius);
        for (int k = 0; k < 6; k++, step = pave_cell_of(-step.r, step.q + step.r))
            assert_int_equal(pave_window_wrapped(window, step), first);
        pave_window_destroy(window);
    }
}

// ---- Limits -------------------------------------------------------------------------------------

#define LIMIT PAVE_COORDINATE_MAX

typedef struct refusal {
    pave_window_def def;
    int grid; ///< 0 squares, 1 hexagons, 2 triangles
    pave_result result;
} refusal;

static const refusal refusals[] = {
    {{.width = 1, .height = 1, .at = {LIMIT, LIMIT, 0}}, 0, PAVE_OK},
    {{.width = 2, .height = 1, .at = {LIMIT, LIMIT, 0}}, 0, PAVE_RANGE},
    {{.width = 1, .height = 2, .at = {LIMIT, LIMIT, 0}}, 0, PAVE_RANGE},
    {{.width = 1, .height = 1, .at = {-LIMIT, -LIMIT, 0}}, 0, PAVE_OK},
    {{.width = 1, .height = 1, .at = {-LIMIT - 1, 0, 0}}, 0, PAVE_RANGE},
    {{.width = 1, .height = 1, .at = {0, 0, 1}}, 0, PAVE_RANGE},
    {{.width = -1, .height = 1}, 0, PAVE_RANGE},
    {{.width = 1, .height = -1}, 0, PAVE_RANGE},
    {{.width = 1, .height = 2, .at = {-LIMIT, 1, 0}},
     1,
     PAVE_RANGE}, // the second row is shifted by -1
    {{.width = 1, .height = 2, .at = {-LIMIT, 0, 0}}, 1, PAVE_OK},
    {{.width = 2, .height = 1, .at = {LIMIT, 0, 0}}, 2, PAVE_OK},
    {{.width = 3, .height = 1, .at = {LIMIT, 0, 0}}, 2, PAVE_RANGE},
    {{.width = 1, .height = 1, .system = PAVE_HEX_DOUBLED_WIDTH}, 1, PAVE_UNSUPPORTED},
    {{.width = 1, .height = 1, .system = PAVE_HEX_DOUBLED_HEIGHT}, 1, PAVE_UNSUPPORTED},
    {{.width = 1, .height = 1, .system = (pave_hex_system)-1}, 1, PAVE_RANGE},
    {{.width = 1, .height = 1, .system = (pave_hex_system)6}, 1, PAVE_RANGE},
    {{.width = 1, .height = 1, .orientation = (pave_orientation)2}, 1, PAVE_RANGE},
    {{.width = 1, .height = 1, .orientation = (pave_orientation)-1}, 2, PAVE_RANGE},
    {{.shape = (pave_window_shape)(PAVE_WINDOW_DISK + 1), .radius = 3}, 2, PAVE_RANGE},
    {{.shape = (pave_window_shape)-1, .radius = 3}, 1, PAVE_RANGE},
    {{.shape = PAVE_WINDOW_HEXAGON, .radius = 3}, 0, PAVE_UNSUPPORTED},
    {{.shape = PAVE_WINDOW_TRIANGLE, .radius = 3}, 0, PAVE_UNSUPPORTED},
    {{.shape = PAVE_WINDOW_HEXAGON, .radius = 3, .at = {0, 0, 1}}, 2, PAVE_RANGE},
    {{.shape = PAVE_WINDOW_DISK, .radius = 3, .metric = 3}, 0, PAVE_RANGE},
    {{.shape = PAVE_WINDOW_DISK, .radius = 3, .metric = 2}, 1, PAVE_RANGE},
    {{.shape = PAVE_WINDOW_DISK, .radius = 3, .metric = 5}, 2, PAVE_RANGE},
    {{.shape = PAVE_WINDOW_DISK, .radius = 3, .metric = -1}, 2, PAVE_RANGE},
    {{.shape = PAVE_WINDOW_DISK, .radius = -1}, 0, PAVE_RANGE},
    {{.shape = PAVE_WINDOW_DISK, .radius = PAVE_WINDOW_RADIUS_MAX + 1}, 0, PAVE_RANGE},
    {{.shape = PAVE_WINDOW_DISK, .radius = 1, .at = {LIMIT, 0, 0}}, 0, PAVE_RANGE},
    {{.shape = PAVE_WINDOW_DISK, .radius = 1, .at = {0, -LIMIT, 0}}, 0, PAVE_RANGE},
    {{.shape = PAVE_WINDOW_DISK, .radius = 3, .wrap = true}, 0, PAVE_UNSUPPORTED},
    {{.shape = PAVE_WINDOW_TRIANGLE, .radius = 3, .wrap = true}, 2, PAVE_UNSUPPORTED},
    {{.shape = PAVE_WINDOW_HEXAGON, .radius = 0, .wrap = true}, 2, PAVE_RANGE},
    {{.wrap = true}, 0, PAVE_RANGE},
    {{.width = 4, .height = 3, .wrap = true}, 1, PAVE_UNSUPPORTED},
    {{.width = 3, .height = 4, .system = 3, .wrap = true}, 1, PAVE_UNSUPPORTED},
    {{.width = 4, .height = 3, .wrap = true}, 2, PAVE_UNSUPPORTED},
    {{.width = 3, .height = 4, .wrap = true}, 2, PAVE_UNSUPPORTED},
    {{.shape = PAVE_WINDOW_PARALLELOGRAM, .width = 3, .height = 4, .wrap = true},
     2,
     PAVE_UNSUPPORTED},
    {{.width = LIMIT, .height = LIMIT}, 0, PAVE_NO_MEMORY},
};

static void *no_huge(void *context, void *memory, size_t old_size, size_t new_size)
{
    (void)old_size;
    (void)context;
    if (new_size == 0) {
        free(memory);
        return NULL;
    }
    return new_size > (size_t)1 << 28 ? NULL : realloc(memory, new_size);
}

TEST(what_cannot_be_is_refused)
{
    const pave_tiling *tilings[] = {NULL, pave_tiling_hex(), pave_tiling_tri()};
    pave_allocator allocator = {.resize = no_huge};
    for (size_t i = 0; i < sizeof refusals / sizeof *refusals; i++) {
        pave_window_def def = refusals[i].def;
        pave_window *window = NULL;
        pave_error error = {0};
        def.tiling = tilings[refusals[i].grid];
        pave_result result = pave_window_create(&def, &allocator, &window, &error);
        if (result != refusals[i].result || error.result != result)
            fail_msg("case %zu: %s, not %s", i, pave_result_text(result),
                     pave_result_text(refusals[i].result));
        assert_true((window != NULL) == (result == PAVE_OK) &&
                    (error.message[0] == 0) == (result == PAVE_OK));
        pave_window_destroy(window);
        assert_int_equal(pave_window_create(&def, &allocator, &window, NULL), result);
        pave_window_destroy(window);
    }
}

/// Only on triangles may a window be at another face than the first of a unit cell.
TEST(a_window_is_at_a_first_face)
{
    pave_tiling *tiling;
    assert_ok(pave_tiling_create_named("3.6.3.6", NULL, &tiling, NULL));
    for (int shape = PAVE_WINDOW_RECTANGLE; shape <= PAVE_WINDOW_PARALLELOGRAM; shape++)
        for (int32_t s = 0; s <= tiling->face_count; s++) {
            const pave_window_def def = {.tiling = tiling,
                                         .shape = (pave_window_shape)shape,
                                         .width = 2,
                                         .height = 2,
                                         .at = {0, 0, s}};
            pave_window *window;
            assert_int_equal(pave_window_create(&def, NULL, &window, NULL),
                             s == 0 ? PAVE_OK : PAVE_RANGE);
            pave_window_destroy(window);
        }
    pave_tiling_destroy(tiling);
}

TEST(long_rows_and_many)
{
    pave_window *window = NULL;
    take(&(pave_window_def){.width = 1 << 20,
                            .height = 3,
                            .at = {LIMIT - (1 << 20) + 1, LIMIT - 2, 0}},
         &window);
    assert_int_equal(window->count, 3 << 20);
    assert_int_equal(pave_window_index(window, pave_cell_of(LIMIT, LIMIT)), window->count - 1);
    assert_true(
        pave_cell_equal(pave_window_cell(window, window->count - 1), pave_cell_of(LIMIT, LIMIT)));
    pave_window_destroy(window);
    take(&(pave_window_def){.width = 1, .height = 1000, .at = {-LIMIT, -LIMIT, 0}}, &window);
    for (int64_t i = 0; i < 1000; i++)
        assert_true(pave_cell_equal(pave_window_cell(window, i),
                                    pave_cell_of(-LIMIT, (int32_t)(i - LIMIT))));
    pave_window_destroy(window);
    take(
        &(pave_window_def){
            .tiling = pave_tiling_tri(), .shape = PAVE_WINDOW_DISK, .metric = 4, .radius = 1000},
        &window);
    for (int64_t i = 0; i < window->count; i += 997)
        assert_int_equal(pave_window_index(window, pave_window_cell(window, i)), i);
    pave_window_destroy(window);
}

TEST(an_empty_window)
{
    pave_window *window = NULL;
    take(&(pave_window_def){0}, &window);
    pave_window_walk walk = pave_window_begin(window);
    assert_int_equal(window->count, 0);
    assert_false(pave_window_next(&walk));
    assert_int_equal(pave_window_index(window, pave_cell_of(0, 0)), -1);
    pave_window_destroy(window);
    pave_window_destroy(NULL);
}

int main(void) { return run_all_tests(NULL, NULL); }
