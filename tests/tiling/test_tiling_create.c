/// tests/tiling/test_tiling_create.c: user-made tilings: each fault is reported in one sentence; colourings.
#include <pave/tiling.h>

#include <math.h>

#include "../test.h"
#include "tiling_fixture.h"

// ---- Errors -------------------------------------------------------------------------------------

enum { CORNERS = 8, FACES = 3 };

/// Faces of up to eight corners each; a corner at (0, 0) after the first ends a face unless `zero`
/// says otherwise.
typedef struct wrong_row {
    pave_vec2 i, j;
    pave_result result;
    const char *message;
    int counts[FACES];
    pave_vec2 corners[FACES][CORNERS];
} wrong_row;

TEST(wrong_tilings)
{
    static const wrong_row rows[] = {
        {{1, 0},
         {2, 0},
         PAVE_INVALID,
         "the lattice vectors i and j are collinear: give two directions",
         {4},
         {{{0, 0}, {1, 0}, {1, 1}, {0, 1}}}},
        {{0, 0},
         {1, 0},
         PAVE_RANGE,
         "the lattice vectors i and j must be finite and 1e-75 to 1e75 long",
         {4},
         {{{0, 0}, {1, 0}, {1, 1}, {0, 1}}}},
        {{NAN, 0},
         {1, 0},
         PAVE_RANGE,
         "the lattice vectors i and j must be finite and 1e-75 to 1e75 long",
         {4},
         {{{0, 0}, {1, 0}, {1, 1}, {0, 1}}}},
        {{1e200, 0},
         {0, 1e200},
         PAVE_RANGE,
         "the lattice vectors i and j must be finite and 1e-75 to 1e75 long",
         {4},
         {{{0, 0}, {1, 0}, {1, 1}, {0, 1}}}},
        {{1, 0},
         {0, 1},
         PAVE_RANGE,
         "face 1 has 2 corners; a face has 3 to 32",
         {4, 2},
         {{{0, 0}, {1, 0}, {1, 1}, {0, 1}}, {{0, 0}, {1, 0}}}},
        {{1, 0},
         {0, 1},
         PAVE_RANGE,
         "corner 2 of face 0 must have finite numbers",
         {4},
         {{{0, 0}, {1, 0}, {1, INFINITY}, {0, 1}}}},
        {{1, 0},
         {0, 1},
         PAVE_RANGE,
         "corner 1 of face 0 must have finite numbers",
         {4},
         {{{0, 0}, {NAN, 0}, {1, 1}, {0, 1}}}},
        {{1, 0},
         {0, 1},
         PAVE_RANGE,
         "corner 0 of face 0 is more than 1000 unit cells from the origin: give another repetition "
         "of the face",
         {3},
         {{{2000, 0}, {2001, 0}, {2001, 1}}}},
        {{1, 0},
         {0, 1},
         PAVE_RANGE,
         "corner 2 of face 0 is more than 1000 unit cells from the origin: give another repetition "
         "of the face",
         {4},
         {{{0, 0}, {1, 0}, {1, 1.7e308}, {0, 1}}}},
        {{1, 0},
         {0, 1},
         PAVE_RANGE,
         "face 0 spans more than 16 unit cells: use the shortest lattice vectors",
         {4},
         {{{0, 0}, {17, 17}, {17, 18}, {0, 1}}}},
        {{1, 0},
         {0, 1},
         PAVE_INVALID,
         "the corners 1 and 3 of face 0 coincide: leave one out",
         {5},
         {{{0, 0}, {1, 0}, {1, 1}, {1, 0}, {0, 1}}}},
        {{1, 0},
         {0, 1},
         PAVE_INVALID,
         "face 0 crosses or touches itself: its sides 0 and 2 meet",
         {4},
         {{{0, 0}, {1, 1}, {1, 0}, {0, 1}}}},
        {{1, 0},
         {0, 1},
         PAVE_INVALID,
         "face 0 crosses or touches itself: its sides 0 and 2 meet",
         {5},
         {{{0, 0}, {1, 0}, {1, 1}, {0.5, 0}, {0, 1}}}},
        {{1, 0},
         {0, 1},
         PAVE_INVALID,
         "face 0 is flat: its side 1 folds back onto side 0",
         {3},
         {{{0, 0}, {1, 0}, {0.5, 0}}}},
        {{1, 0},
         {0, 1},
         PAVE_INVALID,
         "side 0 of face 0 has no twin: there is a gap next to it",
         {3},
         {{{0, 0}, {1, 0}, {0, 1}}}},
        {{2, 0},
         {0, 1},
         PAVE_INVALID,
         "side 1 of face 0 has no twin: there is a gap next to it",
         {4},
         {{{0, 0}, {1, 0}, {1, 1}, {0, 1}}}},
        {{2, 0},
         {1, 1},
         PAVE_INVALID,
         "side 0 of face 0 has no twin: face 0 is next to it, but has no side with the same two "
         "corners; put a corner wherever another face has one",
         {4},
         {{{0, 0}, {2, 0}, {2, 1}, {0, 1}}}},
        {{1, 0},
         {0, 1},
         PAVE_INVALID,
         "face 0 overlaps its own repetition, at its side 1",
         {4},
         {{{0, 0}, {1.5, 0}, {1.5, 1}, {0, 1}}}},
        {{2, 0},
         {0, 1},
         PAVE_INVALID,
         "face 0 overlaps face 1, at side 1 of face 0",
         {4, 4},
         {{{0, 0}, {1, 0}, {1, 1}, {0, 1}}, {{0.8, 0}, {2, 0}, {2, 1}, {0.8, 1}}}},
        {{1, 0},
         {0, 1},
         PAVE_INVALID,
         "face 0 overlaps face 1: side 2 of the one and side 2 of the other are on the same side "
         "of one edge",
         {4, 4},
         {{{0, 0}, {1, 0}, {1, 1}, {0, 1}}, {{0, 0}, {1, 0}, {1, 1}, {0, 1}}}},
        {{1, 0},
         {0, 1},
         PAVE_INVALID,
         "face 0 overlaps face 1, at side 0 of face 0",
         {4, 4},
         {{{0, 0}, {1, 0}, {1, 1}, {0, 1}}, {{0.5, 0.5}, {1.5, 0.5}, {1.5, 1.5}, {0.5, 1.5}}}},
        {{1, 0},
         {0, 1},
         PAVE_INVALID,
         "face 0 overlaps its own repetition, at its side 0",
         {4},
         {{{0, 0}, {2, 0}, {2, 1}, {0, 1}}}},
    };
    for (size_t row = 0; row < sizeof(rows) / sizeof(rows[0]); row++) {
        pave_tiling_polygon faces[FACES];
        pave_tiling_def def = {"wrong", rows[row].i, rows[row].j, 0, faces};
        pave_error error = {0};
        pave_tiling *tiling;
        for (; def.face_count < FACES && rows[row].counts[def.face_count]; def.face_count++) {
            faces[def.face_count].corner_count = rows[row].counts[def.face_count];
            faces[def.face_count].corners = rows[row].corners[def.face_count];
        }
        const pave_result result = pave_tiling_create(&def, NULL, &tiling, &error);
        assert_null(tiling);
        if (strcmp(error.message, rows[row].message) != 0)
            printf("row %d: %s\n", (int)row, error.message);
        assert_string_equal(error.message, rows[row].message);
        assert_int_equal(result, rows[row].result);
        assert_int_equal(error.result, result);
        assert_int_equal(pave_tiling_create(&def, NULL, &tiling, NULL), result);
    }
}

/// The numbers in a sentence are those of the polygon as it was given, whichever way round.
TEST(errors_count_as_given)
{
    const pave_vec2 corners[] = {
        {0, 1}, {1, 1}, {1, 0}, {0.25, -0.5}, {0, 0}}; // counterclockwise: a roof on a square
    for (int turn = 0; turn < 5; turn++) {
        pave_vec2 turned[5];
        for (int k = 0; k < 5; k++) turned[k] = corners[(k + turn) % 5];
        const pave_tiling_polygon face = {5, turned};
        const pave_tiling_def def = {NULL, {1, 0}, {0, 1}, 1, &face};
        pave_error error = {0};
        pave_tiling *tiling;
        assert_int_equal(pave_tiling_create(&def, NULL, &tiling, &error), PAVE_INVALID);
        const char *place = strstr(error.message, "side ");
        assert_non_null(place);
        assert_int_equal((strtol(place + 5, NULL, 10) + turn) % 5,
                         2); // the right slope: of those without a twin the first from north
    }
}

TEST(too_many)
{
    static const pave_vec2 corners[] = {{0, 0}, {1, 0}, {1, 1}, {0, 1}};
    static pave_tiling_polygon faces[PAVE_TILING_FACES_MAX + 1];
    pave_tiling_def def = {NULL, {1, 0}, {0, 1}, 0, faces};
    pave_error error;
    pave_tiling *tiling;
    for (int s = 0; s <= PAVE_TILING_FACES_MAX; s++) {
        faces[s].corner_count = 4;
        faces[s].corners = corners;
    }
    assert_int_equal(pave_tiling_create(&def, NULL, &tiling, &error), PAVE_RANGE);
    assert_string_equal(error.message, "a unit cell has 1 to 256 faces, not 0");
    def.face_count = -1;
    assert_int_equal(pave_tiling_create(&def, NULL, &tiling, &error), PAVE_RANGE);
    assert_string_equal(error.message, "a unit cell has 1 to 256 faces, not -1");
    def.face_count = PAVE_TILING_FACES_MAX + 1;
    assert_int_equal(pave_tiling_create(&def, NULL, &tiling, &error), PAVE_RANGE);
    assert_string_equal(error.message, "a unit cell has 1 to 256 faces, not 257");
}

/// A name must fit into a line of a mask file, and must not pass for another tiling's.
TEST(names)
{
    static const pave_vec2 unit[] = {{0, 0}, {1, 0}, {1, 1}, {0, 1}},
                           moved[] = {{5, 0}, {6, 0}, {6, 1}, {5, 1}};
    static const char *const wrong[] = {" a", "a ", "a\nb", "a\tb",  "a\x7f",   "#a",   "a #b",
                                        "a#", "\r", "hex",  "cairo", "3.6.3.6", "6.6.6"};
    static const char *const right[] = {
        NULL, "", "a b", "K\xc3\xb6ln", "my \"bricks\" \\", "Square", "square 2"};
    pave_tiling_polygon face = {4, unit};
    pave_tiling_def def = {NULL, {1, 0}, {0, 1}, 1, &face};
    pave_tiling *tiling, *dual;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        pave_error error = {0};
        def.name = wrong[i];
        assert_int_equal(pave_tiling_create(&def, NULL, &tiling, &error), PAVE_INVALID);
        assert_null(tiling);
        assert_non_null(strstr(error.message, "name"));
        assert_int_equal(
            pave_tiling_create_dual(pave_tiling_square(), wrong[i], NULL, &dual, &error),
            PAVE_INVALID);
        assert_null(dual);
    }
    for (size_t i = 0; i < sizeof right / sizeof *right; i++) {
        def.name = right[i];
        assert_ok(pave_tiling_create(&def, NULL, &tiling, NULL));
        assert_string_equal(tiling->name, right[i] ? right[i] : "");
        pave_tiling_destroy(tiling);
    }
    def.name = "square"; // it is: so it is that one
    assert_ok(pave_tiling_create(&def, NULL, &tiling, NULL));
    assert_ptr_equal(tiling->sides, pave_tiling_square()->sides);
    pave_tiling_destroy(tiling);
    def.name = "4.4.4.4";
    assert_ok(pave_tiling_create(&def, NULL, &tiling, NULL));
    assert_string_equal(tiling->name, "square");
    pave_tiling_destroy(tiling);
    def.name = "square";
    face.corners = moved; // its cells would have other numbers
    assert_int_equal(pave_tiling_create(&def, NULL, &tiling, NULL), PAVE_INVALID);
    def.i.x = 2;
    def.j.y = 2;
    assert_int_equal(pave_tiling_create(&def, NULL, &tiling, NULL), PAVE_INVALID);
}

/// 256 squares in a cell are not too many, and corners that are a little off are one.
TEST(the_most_faces)
{
    static pave_vec2 corners[PAVE_TILING_FACES_MAX][4];
    static pave_tiling_polygon faces[PAVE_TILING_FACES_MAX];
    pave_tiling_def def = {"many", {16, 0}, {0, 16}, PAVE_TILING_FACES_MAX, faces};
    pave_tiling *tiling;
    pave_layout layout;
    for (int s = 0; s < PAVE_TILING_FACES_MAX; s++) {
        const double x = s % 16, y = s / 16, off = (s % 7) * 1e-6; // NOLINT: whole numbers
        const pave_vec2 places[] = {
            {x + off, y}, {x + 1, y - off}, {x + 1 - off, y + 1}, {x, y + 1}};
        for (int k = 0; k < 4; k++) corners[s][k] = places[k];
        faces[s].corner_count = 4;
        faces[s].corners = corners[s];
    }
    assert_ok(pave_tiling_create(&def, NULL, &tiling, NULL));
    assert_int_equal(tiling->vertex_count, PAVE_TILING_FACES_MAX);
    assert_int_equal(tiling->touching_max, 8);
    assert_ok(pave_tiling_layout(tiling, NULL, &layout, NULL));
    for (int32_t s = 0; s < PAVE_TILING_FACES_MAX; s++) {
        const pave_cell cell = pave_tiling_face_at(
            tiling, &layout, pave_vec2_of(s % 16 + 0.5 - 32, s / 16 + 0.5 + 48)); // NOLINT
        assert_true(cell.q == -2 && cell.r == 3 && cell.s == s);
    }
    pave_tiling_destroy(tiling);
}

TEST(duals_that_are_none)
{
    pave_tiling *bricks, *dual;
    pave_error error;
    assert_ok(own_tiling_create(1, NULL, &bricks, NULL));
    assert_int_equal(pave_tiling_create_dual(bricks, "none", NULL, &dual, &error), PAVE_INVALID);
    assert_null(dual);
    assert_non_null(strstr(error.message, "joins only two faces"));
    pave_tiling_destroy(bricks);
}

// ---- Colourings ---------------------------------------------------------------------------------

static int contacts(const pave_tiling *tiling, pave_contact contact, int32_t s)
{
    return contact == PAVE_CONTACT_EDGE ? pave_tiling_side_count(tiling, s)
                                        : pave_tiling_touching_count(tiling, s);
}

static pave_cell contact_of(const pave_tiling *tiling, pave_contact contact, pave_cell cell, int k)
{
    return contact == PAVE_CONTACT_EDGE ? pave_tiling_neighbors(tiling, cell, k)
                                        : pave_tiling_touching(tiling, cell, k);
}

static void assert_proper(const pave_tiling *tiling, pave_contact contact,
                          const pave_coloring *coloring)
{
    bool used[PAVE_COLORING_COLORS_MAX] = {false};
    for (int32_t r = -2 * coloring->height; r < 2 * coloring->height; r++) {
        for (int32_t q = -2 * coloring->width; q < 2 * coloring->width; q++) {
            for (int32_t s = 0; s < tiling->face_count; s++) {
                const pave_cell cell = {q, r, s};
                const int color = pave_coloring_of(coloring, cell);
                assert_true(color >= 0 && color < coloring->colors);
                used[color] = true;
                for (int k = 0; k < contacts(tiling, contact, s); k++) {
                    assert_int_not_equal(
                        color, pave_coloring_of(coloring, contact_of(tiling, contact, cell, k)));
                }
            }
        }
    }
    for (int color = 0; color < coloring->colors; color++) assert_true(used[color]);
}

/// The fewest colours of any colouring, periodic or not: no fewer are possible. The reason is in
/// the row: the faces around a vertex of the greatest degree (of the tiling for vertex contact), an
/// odd ring of faces, or four faces that all meet.
TEST(fewest_colors)
{
    static const struct {
        const char *name;
        int edge, vertex;
    } rows[PAVE_TILING_NAMES] = {
        {"square", 2, 4},                 // 4 around a vertex
        {"hex", 3, 3},                    // 3 around a vertex
        {"tri", 2, 6},                    // 6 around a vertex
        {"trihexagonal", 2, 4},           // 4 around a vertex
        {"truncated-square", 3, 3},       // 3 around a vertex
        {"truncated-hexagonal", 4, 4},    // three dodecagons and the triangle between them
        {"truncated-trihexagonal", 3, 3}, // 3 around a vertex
        {"rhombitrihexagonal", 2, 4},     // 4 around a vertex
        {"snub-square", 3, 5},            // an odd ring; 5 around a vertex
        {"elongated-triangular", 3, 5},   // an odd ring; 5 around a vertex
        {"snub-trihexagonal", 3, 5},      // an odd ring; 5 around a vertex
        {"rhombille", 3, 6},              // 3 and 6 around a vertex
        {"tetrakis-square", 2, 8},        // 8 around a vertex
        {"triakis-triangular", 3, 12},    // 3 and 12 around a vertex
        {"kisrhombille", 2, 12},          // 12 around a vertex
        {"deltoidal-trihexagonal", 3, 6}, // 3 and 6 around a vertex
        {"cairo", 3, 4},                  // 3 and 4 around a vertex
        {"prismatic-pentagonal", 3, 4},   // 3 and 4 around a vertex
        {"floret-pentagonal", 3, 6},      // 3 and 6 around a vertex
    };
    for (int index = 0; index < PAVE_TILING_NAMES; index++) {
        pave_tiling *tiling;
        assert_ok(pave_tiling_create_named(rows[index].name, NULL, &tiling, NULL));
        for (int contact = PAVE_CONTACT_EDGE; contact <= PAVE_CONTACT_VERTEX; contact++) {
            const int wanted = contact == PAVE_CONTACT_EDGE ? rows[index].edge : rows[index].vertex;
            pave_coloring coloring;
            assert_int_equal(
                pave_tiling_color(tiling, (pave_contact)contact, wanted - 1, NULL, &coloring),
                PAVE_NOT_FOUND);
            assert_null(coloring.table);
            assert_ok(pave_tiling_color(tiling, (pave_contact)contact, PAVE_COLORING_COLORS_MAX,
                                        NULL, &coloring));
            assert_int_equal(coloring.colors, wanted);
            assert_true(coloring.width * coloring.height <= PAVE_COLORING_CELLS_MAX);
            assert_proper(tiling, (pave_contact)contact, &coloring);
            pave_coloring_release(&coloring, NULL);
            pave_coloring_release(&coloring, NULL);
        }
        pave_tiling_destroy(tiling);
    }
}

/// Whether two colours are enough for the faces of 9 x 9 unit cells, by going from face to face.
/// What are too few there, are too few everywhere.
static bool two_colors_suffice(const pave_tiling *tiling)
{
    enum { SIZE = 9 };
    const int32_t count = SIZE * SIZE * tiling->face_count;
    int32_t *list = malloc((size_t)count * sizeof(int32_t)), listed = 1;
    int8_t *colors = calloc((size_t)count, 1);
    bool suffice = true;
    list[0] = 0;
    colors[0] = 1;
    for (int32_t at = 0; at < listed; at++) {
        const pave_cell cell = {list[at] / tiling->face_count % SIZE,
                                list[at] / tiling->face_count / SIZE,
                                list[at] % tiling->face_count};
        for (int k = 0; k < pave_tiling_side_count(tiling, cell.s); k++) {
            const pave_cell to = pave_tiling_neighbors(tiling, cell, k);
            if (to.q < 0 || to.q >= SIZE || to.r < 0 || to.r >= SIZE) continue;
            const int32_t index = (to.r * SIZE + to.q) * tiling->face_count + to.s;
            if (colors[index] == colors[list[at]]) suffice = false;
            if (colors[index] == 0) {
                colors[index] = (int8_t)-colors[list[at]];
                list[listed++] = index;
            }
        }
    }
    free(colors);
    free(list);
    return suffice;
}

TEST(two_colors_are_found_where_they_suffice)
{
    for (int index = 0; index < ALL_TILINGS; index++) {
        pave_tiling *tiling;
        pave_coloring coloring;
        assert_ok(any_tiling_create(index, NULL, &tiling));
        assert_ok(pave_tiling_color(tiling, PAVE_CONTACT_EDGE, 4, NULL, &coloring));
        assert_proper(tiling, PAVE_CONTACT_EDGE, &coloring);
        assert_int_equal(coloring.colors == 2, two_colors_suffice(tiling));
        pave_coloring_release(&coloring, NULL);
        assert_int_equal(pave_tiling_color(tiling, PAVE_CONTACT_EDGE, 0, NULL, &coloring),
                         PAVE_NOT_FOUND);
        pave_tiling_destroy(tiling);
    }
}

int main(void) { return run_all_tests(NULL, NULL); }
