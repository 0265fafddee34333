/// tests/region/test_dicewars_symmetry.c: maps of Dice Wars whose starts are equal, against turns
/// and mirrors of points of the plane; and maps that swaps of owners make fairer.

#include "../sparse.h"
#include "../test.h"
#include "dicewars_maps.h"
#include "src/region/dicewars_board.h"

#include <math.h>

enum { CELLS_MAX = 3000, AREAS_MAX = 60 };

/// A made map.
typedef struct made_map {
    pave_window *window;
    pave_dicewars_def def;
    int32_t labels[CELLS_MAX], owners[AREAS_MAX], dice[AREAS_MAX];
    pave_dicewars_result result;
} made_map;

static pave_result make(made_map *made, pave_error *error)
{
    pave_dicewars_map out = {made->labels, made->owners, made->dice};
    made->def.ground = pave_ground_of_window(made->window);
    return pave_dicewars_make(&made->def, NULL, NULL, &out, &made->result, error);
}

// ---- Turns and mirrors --------------------------------------------------------------------------

/// A turn by a matrix, about a point.
typedef struct plane_turn {
    double xx, xy, yx, yy;
} plane_turn;

/// `upright`: a mirror exchanges above and below.
static plane_turn turn_of(pave_dicewars_symmetry symmetry, bool upright)
{
    const double h = sqrt(3) / 2;
    switch (symmetry) {
    case PAVE_DICEWARS_HALF: return (plane_turn){-1, 0, 0, -1};
    case PAVE_DICEWARS_THIRD: return (plane_turn){-0.5, -h, h, -0.5};
    case PAVE_DICEWARS_QUARTER: return (plane_turn){0, -1, 1, 0};
    case PAVE_DICEWARS_SIXTH: return (plane_turn){0.5, -h, h, 0.5};
    default: return upright ? (plane_turn){1, 0, 0, -1} : (plane_turn){-1, 0, 0, 1};
    }
}

static int64_t cell_at(const pave_window *window, const pave_layout *layout, pave_vec2 point)
{
    return pave_window_index(window, pave_tiling_face_at(window->tiling, layout, point));
}

/// Notes that a becomes b; false where it became something else before.
static bool note(int32_t *images, int32_t a, int32_t b)
{
    if (images[a] < 0) images[a] = b;
    return images[a] == b;
}

/// Whether the turn about a centre maps areas onto areas, all cells of them, with their dice, and
/// players onto players; and none onto itself where there is one for each part.
static bool maps_onto(const made_map *made, const pave_layout *layout, plane_turn turn,
                      pave_vec2 center, int32_t order)
{
    int32_t images[AREAS_MAX + 1], players[MAP_PLAYERS_MAX];
    memset(images, -1, sizeof images);
    memset(players, -1, sizeof players);
    for (int64_t i = 0; i < made->window->count; i++) {
        const int32_t area = made->labels[i];
        const pave_vec2 at =
            pave_tiling_face_point(made->window->tiling, layout, pave_window_cell(made->window, i));
        const double x = at.x - center.x, y = at.y - center.y;
        const int64_t j = cell_at(made->window, layout,
                                  pave_vec2_of(center.x + turn.xx * x + turn.xy * y,
                                               center.y + turn.yx * x + turn.yy * y));
        if (area == 0) continue;
        if (j < 0 || made->labels[j] == 0 || !note(images, area, made->labels[j])) return false;
        const int32_t a = area - 1, b = made->labels[j] - 1;
        if (a == b || made->dice[a] != made->dice[b] ||
            !note(players, made->owners[a], made->owners[b]))
            return false;
        if (made->result.players == order && made->owners[a] == made->owners[b]) return false;
    }
    return true;
}

/// The same about any cell, corner or middle of a side in the middle of the window.
static bool maps_onto_somewhere(const made_map *made, int32_t order)
{
    const pave_tiling *tiling = made->window->tiling;
    const bool triangles = made->window->grid == PAVE_WINDOW_TRIANGLES,
               flat = made->window->def.system == PAVE_HEX_EVEN_Q ||
                      made->window->def.orientation == PAVE_FLAT;
    const plane_turn turn = turn_of(made->def.symmetry, triangles != flat);
    pave_layout layout;
    assert_ok(pave_tiling_layout(
        tiling, &(pave_layout_def){.orientation = flat ? PAVE_FLAT : PAVE_POINTY}, &layout, NULL));
    pave_vec2 middle = {0, 0};
    for (int64_t i = 0; i < made->window->count; i++) {
        const pave_vec2 at =
            pave_tiling_face_point(tiling, &layout, pave_window_cell(made->window, i));
        middle.x += at.x / (double)made->window->count;
        middle.y += at.y / (double)made->window->count;
    }
    for (int64_t i = 0; i < made->window->count; i++) {
        const pave_cell cell = pave_window_cell(made->window, i);
        const pave_vec2 at = pave_tiling_face_point(tiling, &layout, cell);
        if (hypot(at.x - middle.x, at.y - middle.y) > 2.5) continue;
        if (maps_onto(made, &layout, turn, at, order)) return true;
        for (int k = 0; k < pave_tiling_side_count(tiling, cell.s); k++) {
            const int next = (k + 1) % pave_tiling_side_count(tiling, cell.s);
            const pave_vec2 a = pave_tiling_corner_point(tiling, &layout, cell, k),
                            b = pave_tiling_corner_point(tiling, &layout, cell, next);
            if (maps_onto(made, &layout, turn, a, order) ||
                maps_onto(made, &layout, turn, pave_vec2_of((a.x + b.x) / 2, (a.y + b.y) / 2),
                          order))
                return true;
        }
    }
    return false;
}

static const int32_t orders[] = {1, 2, 3, 4, 6, 2};

static bool grid_has(pave_window_grid grid, int symmetry)
{
    if (symmetry == PAVE_DICEWARS_QUARTER) return grid == PAVE_WINDOW_SQUARES;
    return grid != PAVE_WINDOW_SQUARES ||
           (symmetry != PAVE_DICEWARS_THIRD && symmetry != PAVE_DICEWARS_SIXTH);
}

TEST(symmetric_maps_are_their_own_images)
{
    static made_map made;
    const pave_window_def places[] = {
        {.width = 20, .height = 17},
        {.width = 21, .height = 20},
        {.shape = PAVE_WINDOW_DISK, .radius = 11, .metric = PAVE_SQUARE_EUCLID},
        {.tiling = pave_tiling_hex(), .shape = PAVE_WINDOW_HEXAGON, .radius = 10},
        {.tiling = pave_tiling_hex(), .width = 28, .height = 32, .at = {-7, 30, 0}},
        {.tiling = pave_tiling_hex(), .width = 21, .height = 19, .system = PAVE_HEX_EVEN_Q},
        {.tiling = pave_tiling_hex(), .shape = PAVE_WINDOW_TRIANGLE, .radius = 23},
        {.tiling = pave_tiling_tri(), .shape = PAVE_WINDOW_HEXAGON, .radius = 8},
        {.tiling = pave_tiling_tri(), .width = 40, .height = 17},
        {.tiling = pave_tiling_tri(), .width = 40, .height = 16, .orientation = PAVE_FLAT},
        {.tiling = pave_tiling_tri(),
         .shape = PAVE_WINDOW_TRIANGLE,
         .radius = 21,
         .at = {3, -4, 1}},
        {.tiling = pave_tiling_tri(), .shape = PAVE_WINDOW_DISK, .radius = 11},
    };
    int tried = 0;
    for (size_t p = 0; p < sizeof places / sizeof *places; p++) {
        assert_ok(pave_window_create(&places[p], NULL, &made.window, NULL));
        assert_true(made.window->count <= CELLS_MAX);
        for (int symmetry = 1; symmetry <= PAVE_DICEWARS_MIRROR; symmetry++) {
            const int32_t order = orders[symmetry];
            if (!grid_has(made.window->grid, symmetry)) continue;
            for (int32_t players = 0; players <= order; players += SPARSE(order)) {
                if (players > 0 && order % players != 0) continue;
                made.def = (pave_dicewars_def){.seed = (uint64_t)tried,
                                               .players = players,
                                               .areas = 12 * (1 + tried % 2),
                                               .roughness = tried % 3 ? 0 : -1,
                                               .margin = tried % 4 == 1,
                                               .symmetry = (pave_dicewars_symmetry)symmetry};
                assert_ok(make(&made, NULL));
                assert_int_equal(made.result.players, players ? players : order);
                assert_int_equal(made.result.pieces, 1);
                assert_true(made.result.fairness == 1);
                assert_true(maps_onto_somewhere(&made, order));
                // The check can fail.
                made.dice[tried % made.def.areas]++;
                assert_false(maps_onto_somewhere(&made, order));
                tried++;
            }
        }
        pave_window_destroy(made.window);
    }
    assert_true(tried >= 70);
}

/// Areas are connected, of the sizes that were requested, and what is closed stays sea, with all
/// its images.
TEST(symmetric_areas_hold)
{
    static made_map made;
    static int32_t locked[CELLS_MAX], scratch[CELLS_MAX];
    int32_t count = 0;
    assert_ok(pave_window_create(
        &(pave_window_def){.tiling = pave_tiling_hex(), .shape = PAVE_WINDOW_HEXAGON, .radius = 12},
        NULL, &made.window, NULL));
    for (uint64_t seed = 0; seed < 12; seed++) {
        int32_t sizes[AREAS_MAX + 1] = {0};
        for (int64_t i = 0; i < made.window->count; i++) locked[i] = i % 29 == 3 ? -1 : 0;
        made.def = (pave_dicewars_def){.seed = seed,
                                       .areas = 30,
                                       .locked = locked,
                                       .tolerance = seed % 2 ? 0.2 : 0,
                                       .tries = 1 + (int32_t)seed % 2,
                                       .symmetry = PAVE_DICEWARS_SIXTH};
        assert_ok(make(&made, NULL));
        pave_ground ground = pave_ground_of_window(made.window);
        assert_ok(pave_label_components(&ground, made.labels, false, NULL, scratch, &count));
        assert_int_equal(count, 30);
        for (int64_t i = 0; i < made.window->count; i++) {
            assert_true(locked[i] == 0 || made.labels[i] == 0);
            sizes[made.labels[i]]++;
        }
        int32_t least = sizes[1], most = sizes[1];
        for (int a = 1; a <= 30; a++) {
            least = sizes[a] < least ? sizes[a] : least;
            most = sizes[a] > most ? sizes[a] : most;
        }
        assert_true(made.result.size_min == least && made.result.size_max == most);
        assert_int_equal(made.result.land, made.window->count - sizes[0]);
    }
    pave_window_destroy(made.window);
}

static void assert_refused(made_map *made, pave_result result, const char *message)
{
    pave_error error = {.result = PAVE_OK};
    assert_int_equal(make(made, &error), result);
    assert_int_equal(error.result, result);
    assert_non_null(strstr(error.message, message));
}

TEST(what_has_no_symmetry_is_refused)
{
    static made_map made;
    static int32_t locked[CELLS_MAX], owners[12];
    const pave_tiling *tilings[] = {pave_tiling_square(), pave_tiling_hex(), pave_tiling_tri()};
    for (int wrap = 0; wrap < 2; wrap++)
        for (int t = 0; t < 3; t++) {
            assert_ok(pave_window_create(
                &(pave_window_def){.tiling = tilings[t], .width = 20, .height = 20, .wrap = wrap},
                NULL, &made.window, NULL));
            for (int symmetry = 1; symmetry <= PAVE_DICEWARS_MIRROR; symmetry++) {
                made.def =
                    (pave_dicewars_def){.areas = 12, .symmetry = (pave_dicewars_symmetry)symmetry};
                if (wrap) assert_refused(&made, PAVE_UNSUPPORTED, "does not wrap");
                if (!wrap && !grid_has(made.window->grid, symmetry))
                    assert_refused(&made, PAVE_UNSUPPORTED, "no such symmetry");
            }
            if (!wrap && t == 0) {
                made.def = (pave_dicewars_def){.areas = 12, .symmetry = PAVE_DICEWARS_QUARTER};
                made.def.players = 3;
                assert_refused(&made, PAVE_INVALID, "a symmetry of 4 parts");
                made.def.players = 8;
                assert_refused(&made, PAVE_INVALID, "a symmetry of 4 parts");
                made.def.players = 2;
                made.def.areas = 14;
                assert_refused(&made, PAVE_INVALID, "a symmetry of 4 parts");
                made.def.areas = 12;
                made.def.locked = locked;
                locked[5] = 1;
                assert_refused(&made, PAVE_UNSUPPORTED, "no locked territories");
                made.def.locked = NULL;
                made.def.locked_owners = owners;
                assert_refused(&made, PAVE_UNSUPPORTED, "no locked owners");
                made.def.locked_owners = NULL;
                made.def.symmetry = (pave_dicewars_symmetry)(PAVE_DICEWARS_MIRROR + 1);
                assert_refused(&made, PAVE_RANGE, "symmetry");
                // A row of walls divides the halves.
                made.def.symmetry = PAVE_DICEWARS_HALF;
                made.def.locked = locked;
                for (int i = 0; i < 400; i++) locked[i] = i / 20 == 9 ? -1 : 0;
                assert_refused(&made, PAVE_INVALID, "is not connected");
            }
            pave_window_destroy(made.window);
        }
    // The defaults: parts for players, and a multiple of them for areas.
    assert_ok(pave_window_create(&(pave_window_def){.width = 20, .height = 21}, NULL, &made.window,
                                 NULL));
    made.def = (pave_dicewars_def){.symmetry = PAVE_DICEWARS_QUARTER};
    assert_ok(make(&made, NULL));
    assert_int_equal(made.result.players, 4);
    assert_int_equal(made.result.areas, 12); // of 14
    pave_window_destroy(made.window);
}

// ---- Swaps --------------------------------------------------------------------------------------

static double judge(const made_map *made)
{
    pave_dicewars_fairness fairness;
    const pave_dicewars_starts_def starts = {.ground = made->def.ground,
                                             .labels = made->labels,
                                             .areas = made->result.areas,
                                             .players = made->result.players,
                                             .owners = made->owners,
                                             .dice = made->dice};
    assert_ok(pave_dicewars_measure_starts(&starts, NULL, NULL, &fairness, NULL));
    return fairness.score;
}

/// Only owners and dice change, each player keeps the count of both, and starts become fairer.
TEST(swaps_make_starts_fairer)
{
    static made_map fair, drawn;
    const int maps = 200;
    double sum = 0, before = 0;
    assert_ok(pave_dicewars_window(NULL, &fair.window, NULL));
    drawn.window = fair.window;
    for (int seed = 0; seed < maps; seed++) {
        int32_t counts[6] = {0}, dice[6] = {0};
        fair.def = (pave_dicewars_def){.seed = (uint64_t)seed, .players = 6, .areas = 36};
        drawn.def = fair.def;
        drawn.def.swaps = -1;
        assert_ok(make(&fair, NULL));
        assert_ok(make(&drawn, NULL));
        assert_memory_equal(fair.labels, drawn.labels, PAVE_DICEWARS_CELLS * sizeof *fair.labels);
        assert_true(fair.result.fairness == judge(&fair) &&
                    drawn.result.fairness == judge(&drawn) &&
                    fair.result.fairness >= drawn.result.fairness);
        for (int t = 0; t < 36; t++) {
            counts[fair.owners[t]]++;
            dice[fair.owners[t]] += fair.dice[t];
        }
        for (int p = 0; p < 6; p++) assert_true(counts[p] == 6 && dice[p] == 18);
        sum += fair.result.fairness;
        before += drawn.result.fairness;
    }
    printf("fairness of %d maps: %.4f, without swaps %.4f\n", maps, sum / maps, before / maps);
    assert_true(sum / maps >= 0.95 && before / maps < 0.8);
    pave_window_destroy(fair.window);
}

/// Territories with locked owners are not swapped.
TEST(locked_owners_are_not_swapped)
{
    static made_map made;
    static int32_t locked[36];
    assert_ok(pave_dicewars_window(NULL, &made.window, NULL));
    for (int t = 0; t < 36; t++) locked[t] = t % 3 ? -1 : t % 6;
    made.def = (pave_dicewars_def){
        .seed = 4, .players = 6, .areas = 36, .locked_owners = locked, .swaps = 500};
    assert_ok(make(&made, NULL));
    for (int t = 0; t < 36; t += 3) assert_int_equal(made.owners[t], t % 6);
    pave_window_destroy(made.window);
}

int main(void) { return run_all_tests(NULL, NULL); }
