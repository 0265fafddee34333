/// tests/tactics/test_formation.c: the places of formations, and making formations on a board.
#include "../test.h"
#include "formation_fixture.h"

enum { ROOM = PAVE_FORMATION_SOLDIERS_MAX };
static pave_formation_place places[ROOM], others[ROOM];

static int64_t list(const pave_formation_def *def, pave_formation_place *out)
{
    int64_t count = 0;
    pave_error error = {0};
    if (pave_formation_places(def, out, ROOM, &count, &error) != PAVE_OK)
        fail_msg("%s", error.message);
    return count;
}

static int64_t find(pave_cell cell, const pave_formation_place *in, int64_t count)
{
    for (int64_t i = 0; i < count; i++)
        if (pave_cell_equal(in[i].cell, cell)) return i;
    return -1;
}

/// Two ranks of three on triangles: one lane, L and R in turn.
TEST(test_line_by_hand)
{
    static const pave_cell lane[] = {{-1, 0, 0}, {0, 0, 0},  {1, 0, 0},  {-1, 0, 1},
                                     {0, 0, 1},  {1, 0, 1},  {-1, 1, 0}, {0, 1, 0},
                                     {1, 1, 0},  {-2, 1, 1}, {-1, 1, 1}, {0, 1, 1}};
    pave_formation_def def = formation_of(PAVE_WINDOW_TRIANGLES, PAVE_FORMATION_LINE, 4, 3);
    assert_int_equal(list(&def, places), 12);
    for (int i = 0; i < 12; i++) {
        assert_true(pave_cell_equal(places[i].cell, lane[i]));
        assert_int_equal(places[i].rank, i / 3);
        assert_int_equal(places[i].file, i % 3);
        assert_int_equal(places[i].facing, 0);
    }
    // East-north-east: the lane of one q, the first rank on R.
    def = (pave_formation_def){.grid = PAVE_WINDOW_TRIANGLES,
                               .ranks = 2,
                               .files = 2,
                               .facing = 1,
                               .at = {5, 5, PAVE_TRI_R}};
    assert_int_equal(list(&def, places), 4);
    for (int i = 0; i < 4; i++) {
        assert_int_equal(places[i].cell.q, 5);
        assert_int_equal(places[i].cell.s, i < 2);
        assert_int_equal(places[i].cell.r, 5 + i % 2 + i / 2); // L between two R
    }
}

/// A second rank is between the first: on triangles across a side from two of its soldiers, on
/// hexagons behind two, on squares behind one.
TEST(test_between)
{
    for (int g = 0; g < FORMATION_GRIDS; g++)
        for (int k = 0; k < pave_formation_facing_count(formation_grids[g]); k++) {
            const pave_window_grid grid = formation_grids[g];
            const pave_formation_def def =
                formation_facing(formation_of(grid, PAVE_FORMATION_LINE, 2, 7), k);
            const int64_t count = list(&def, places);
            for (int64_t i = 7; i < count; i++) {
                int beside = 0;
                for (int64_t j = 0; j < 7; j++)
                    beside += pave_formation_distance(grid, places[i].cell, places[j].cell) == 1;
                assert_int_equal(beside, grid == PAVE_WINDOW_SQUARES || i == count - 1 ? 1 : 2);
            }
        }
}

/// Deep lines stay straight: no rank is more than half a side off the first.
TEST(test_straight)
{
    pave_layout layouts[FORMATION_GRIDS];
    for (int g = 0; g < FORMATION_GRIDS; g++)
        assert_ok(
            pave_tiling_layout(formation_tiling(formation_grids[g]), NULL, &layouts[g], NULL));
    for (int g = 0; g < FORMATION_GRIDS; g++)
        for (int kind = PAVE_FORMATION_LINE; kind <= PAVE_FORMATION_COLUMN; kind++) {
            const pave_formation_def def =
                formation_of(formation_grids[g], (pave_formation_kind)kind, 40, 3);
            const int64_t count = list(&def, places);
            for (int64_t i = 3; i < count; i++) {
                const pave_tiling *tiling = formation_tiling(def.grid);
                const double off =
                    pave_tiling_face_point(tiling, &layouts[g], places[i].cell).x -
                    pave_tiling_face_point(tiling, &layouts[g], places[i % 3].cell).x;
                const double most = kind == PAVE_FORMATION_COLUMN       ? 0
                                    : def.grid == PAVE_WINDOW_TRIANGLES ? 0.5
                                    : def.grid == PAVE_WINDOW_HEXAGONS  ? 0.8661
                                                                        : 0;
                assert_true(off > -1e-9 && off < most + 1e-9);
            }
        }
}

/// The files of a column are rays straight back.
TEST(test_column_files)
{
    for (int g = 0; g < FORMATION_GRIDS; g++)
        for (int k = 0; k < pave_formation_facing_count(formation_grids[g]); k++) {
            const pave_window_grid grid = formation_grids[g];
            const int facings = pave_formation_facing_count(grid);
            const pave_formation_def def =
                formation_facing(formation_of(grid, PAVE_FORMATION_COLUMN, 6, 5), k);
            const int back = pave_formation_direction(grid, (k + facings / 2) % facings);
            const int64_t count = list(&def, places);
            for (int64_t i = 0; i < count; i++) {
                const pave_cell first = places[i % 5].cell;
                const pave_cell cell =
                    grid == PAVE_WINDOW_TRIANGLES  ? pave_tri_ray(first, back, i / 5)
                    : grid == PAVE_WINDOW_HEXAGONS ? pave_hex_ray(first, back, i / 5)
                                                   : pave_square_ray(first, back, i / 5);
                assert_true(pave_cell_equal(places[i].cell, cell));
            }
            for (int64_t i = 1; i < 5; i++) // files touch
                assert_int_equal(pave_formation_distance(grid, places[i - 1].cell, places[i].cell),
                                 1);
        }
}

/// Every kind and size: places differ, ranks and files count up, and each facing is the first
/// turned.
TEST(test_facings)
{
    for (int g = 0; g < FORMATION_GRIDS; g++)
        for (int kind = 0; kind < FORMATION_KINDS; kind++)
            for (int32_t ranks = 1; ranks <= 4; ranks++)
                for (int32_t files = 1; files <= 6; files++) {
                    const pave_window_grid grid = formation_grids[g];
                    const int facings = pave_formation_facing_count(grid);
                    pave_formation_def north =
                        formation_of(grid, (pave_formation_kind)kind, ranks, files);
                    north.open = kind <= PAVE_FORMATION_COLUMN && files % 2 == 0;
                    const int64_t count = list(&north, places);
                    for (int64_t i = 0; i < count; i++) {
                        assert_int_equal(find(places[i].cell, places, count), i);
                        const bool same = i > 0 && places[i].rank == places[i - 1].rank;
                        assert_int_equal(places[i].file, same ? places[i - 1].file + 1 : 0);
                        assert_int_equal(places[i].rank, i == 0 ? 0 : places[i - 1].rank + !same);
                    }
                    for (int k = 1; k < facings; k++) {
                        const pave_formation_def def = formation_facing(north, k);
                        assert_int_equal(list(&def, others), count);
                        for (int64_t i = 0; i < count; i++) {
                            assert_true(pave_cell_equal(
                                others[i].cell, pave_formation_turned(grid, places[i].cell, k)));
                            assert_int_equal(others[i].rank, places[i].rank);
                            assert_int_equal(others[i].facing, (places[i].facing + k) % facings);
                        }
                    }
                }
}

/// How many places there are, by formulas of their own.
TEST(test_counts)
{
    for (int32_t n = 1; n <= 9; n++) {
        pave_formation_def def = formation_of(PAVE_WINDOW_TRIANGLES, PAVE_FORMATION_WEDGE, n, 0);
        assert_int_equal(list(&def, places), n * n);
        def.grid = PAVE_WINDOW_HEXAGONS;
        def.at.s = 0;
        assert_int_equal(list(&def, places), n * (n + 1) / 2);
        def.grid = PAVE_WINDOW_SQUARES;
        assert_int_equal(list(&def, places), n * n);
        def = formation_of(PAVE_WINDOW_TRIANGLES, PAVE_FORMATION_RING, 1, n);
        assert_int_equal(list(&def, places), 6 * n);
        def.ranks = 2; // the whole outermost layer
        assert_int_equal(list(&def, places), 6 * (2 * n - 1));
        def.ranks = 100; // filled
        assert_int_equal(list(&def, places), 6 * n * n);
        def.kind = PAVE_FORMATION_SQUARE;
        assert_int_equal(list(&def, places), 2 * n * n);
        def.ranks = 2;
        assert_int_equal(list(&def, places), n == 1 ? 2 : 8 * n - 8);
        def = formation_of(PAVE_WINDOW_HEXAGONS, PAVE_FORMATION_RING, 1, n);
        assert_int_equal(list(&def, places), 6 * n);
        def = formation_of(PAVE_WINDOW_SQUARES, PAVE_FORMATION_RING, 1, n);
        assert_int_equal(list(&def, places), 8 * n);
        def.kind = PAVE_FORMATION_SQUARE;
        assert_int_equal(list(&def, places), n == 1 ? 1 : 4 * n - 4);
    }
}

/// The first rank of a square or ring has no soldier of it ahead, and on triangles stands with a
/// side ahead; every soldier faces outwards.
TEST(test_outlines)
{
    for (int g = 0; g < FORMATION_GRIDS; g++)
        for (int kind = PAVE_FORMATION_SQUARE; kind <= PAVE_FORMATION_RING; kind++)
            for (int32_t files = 2; files <= 7; files++) {
                const pave_window_grid grid = formation_grids[g];
                const pave_formation_def def =
                    formation_of(grid, (pave_formation_kind)kind, 2, files);
                const int64_t count = list(&def, places);
                for (int64_t i = 0; i < count; i++) {
                    const int direction = pave_formation_direction(grid, places[i].facing);
                    pave_cell ahead = places[i].cell;
                    if (places[i].rank > 0) continue;
                    if (grid == PAVE_WINDOW_TRIANGLES) {
                        ahead = pave_tri_ray(ahead, direction, 1);
                        assert_int_equal(
                            pave_tri_distance(places[i].cell, ahead, PAVE_TRI_EDGE_STEPS), 1);
                    } else {
                        ahead = grid == PAVE_WINDOW_HEXAGONS ? pave_hex_ray(ahead, direction, 1)
                                                             : pave_square_ray(ahead, direction, 1);
                    }
                    assert_int_equal(find(ahead, places, count), -1);
                }
            }
}

// ---- What is refused ----------------------------------------------------------------------------

static void refuse(pave_formation_def def, pave_result expected, const char *part)
{
    pave_error error = {0};
    int64_t count = -1;
    assert_int_equal(pave_formation_places(&def, places, ROOM, &count, &error), expected);
    assert_int_equal(error.result, expected);
    if (!strstr(error.message, part)) fail_msg("\"%s\" lacks \"%s\"", error.message, part);
    assert_int_equal(pave_formation_places(&def, places, ROOM, &count, NULL), expected);
}

TEST(test_refused)
{
    const pave_formation_def good = formation_of(PAVE_WINDOW_TRIANGLES, PAVE_FORMATION_LINE, 2, 3);
    pave_formation_def def = good;
    def.facing = 6;
    refuse(def, PAVE_RANGE, "facings 0 to 5");
    def.facing = -1;
    refuse(def, PAVE_RANGE, "facing of -1");
    def = formation_of(PAVE_WINDOW_SQUARES, PAVE_FORMATION_LINE, 2, 3);
    def.facing = 4;
    refuse(def, PAVE_RANGE, "facings 0 to 3");
    def = good;
    def.grid = PAVE_WINDOW_OTHER;
    refuse(def, PAVE_UNSUPPORTED, "triangles");
    def = good;
    def.kind = (pave_formation_kind)5;
    refuse(def, PAVE_RANGE, "kind 5");
    def = good;
    def.ranks = 0;
    refuse(def, PAVE_RANGE, "0 ranks");
    def.ranks = PAVE_FORMATION_SOLDIERS_MAX + 1;
    refuse(def, PAVE_RANGE, "1025 ranks");
    def = good;
    def.files = 0;
    refuse(def, PAVE_RANGE, "0 files");
    def.files = PAVE_FORMATION_SOLDIERS_MAX + 1;
    refuse(def, PAVE_RANGE, "1025 files");
    def.ranks = 33;
    def.files = 32;
    refuse(def, PAVE_RANGE, "more than 1024");
    def.kind = PAVE_FORMATION_WEDGE;
    refuse(def, PAVE_INVALID, "wedge");
    def.files = 0;
    def.at.s = PAVE_TRI_R;
    refuse(def, PAVE_RANGE, "more than 1024");
    def.ranks = 1024;
    refuse(def, PAVE_RANGE, "more than 1024");
    def = formation_of(PAVE_WINDOW_HEXAGONS, PAVE_FORMATION_RING, 1024, 18);
    refuse(def, PAVE_RANGE, "more than 1024");
    def.files = 1024;
    refuse(def, PAVE_RANGE, "more than 1024");
    def = good;
    def.facing = 1;
    refuse(def, PAVE_INVALID, "use 0,0,R");
    def.facing = 0;
    def.at.s = 2;
    refuse(def, PAVE_RANGE, "not a cell");
    def.at = pave_cell_of(PAVE_COORDINATE_MAX + 1, 0);
    refuse(def, PAVE_RANGE, "not a cell");
    def.at = pave_cell_of(PAVE_COORDINATE_MAX, 0);
    refuse(def, PAVE_RANGE, "limits");
    def = formation_of(PAVE_WINDOW_SQUARES, PAVE_FORMATION_RING, 1, 3);
    def.open = true;
    refuse(def, PAVE_INVALID, "open");
    def = good;
    int64_t count = 0;
    assert_int_equal(pave_formation_places(&def, places, 5, &count, NULL), PAVE_CAPACITY);
    assert_int_equal(count, 6);
}

TEST(test_fit)
{
    formation_board board = formation_board_open(PAVE_WINDOW_TRIANGLES, 4);
    pave_formation_def def = formation_of(PAVE_WINDOW_TRIANGLES, PAVE_FORMATION_LINE, 2, 5);
    pave_formation *formation = NULL;
    pave_error error = {0};
    assert_ok(pave_formation_create(&def, board.walls, NULL, &formation, &error));
    assert_int_equal(formation->count, 10);
    assert_int_equal(formation->turn_count, 0);
    for (int32_t i = 0; i < 10; i++) {
        assert_int_equal(formation->soldiers[i].place, i);
        assert_true(pave_cell_equal(formation->soldiers[i].cell, formation->places[i].cell));
        assert_true(pave_cell_equal(formation->soldiers[i].cell, formation->track[i]));
        assert_int_equal(formation->soldiers[i].state, PAVE_FORMATION_IN_PLACE);
    }
    pave_formation_destroy(formation);
    def.files = 9;
    assert_int_equal(pave_formation_create(&def, board.walls, NULL, &formation, &error),
                     PAVE_INVALID);
    assert_null(formation);
    assert_non_null(strstr(error.message, "beyond the board"));
    def.files = 5;
    formation_wall(&board, (pave_cell){1, 0, PAVE_TRI_R});
    assert_int_equal(pave_formation_create(&def, board.walls, NULL, &formation, &error),
                     PAVE_INVALID);
    assert_string_equal(error.message, "the formation does not fit: 1,0,R, in rank 2, is a wall");
    def.facing = 7;
    assert_int_equal(pave_formation_create(&def, board.walls, NULL, &formation, &error),
                     PAVE_RANGE);
    def = formation_of(PAVE_WINDOW_HEXAGONS, PAVE_FORMATION_LINE, 2, 5);
    assert_int_equal(pave_formation_create(&def, board.walls, NULL, &formation, &error),
                     PAVE_INVALID);
    assert_non_null(strstr(error.message, "different grids"));
    formation_board_close(&board);
    pave_window *torus;
    pave_mask *walls;
    assert_ok(pave_window_create(&(pave_window_def){.width = 9, .height = 9, .wrap = true}, NULL,
                                 &torus, NULL));
    assert_ok(pave_mask_create(torus, NULL, &walls, NULL));
    def = formation_of(PAVE_WINDOW_SQUARES, PAVE_FORMATION_LINE, 1, 1);
    assert_int_equal(pave_formation_create(&def, walls, NULL, &formation, &error),
                     PAVE_UNSUPPORTED);
    pave_mask_destroy(walls);
    pave_window_destroy(torus);
    pave_formation_destroy(NULL);
}

int main(void) { return run_all_tests(NULL, NULL); }
