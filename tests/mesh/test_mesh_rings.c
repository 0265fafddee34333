/// tests/mesh/test_mesh_rings.c: meshes of polygons: a mesh taken apart and made again is the same,
/// rings are reversed, and each fault is named. pave_mesh_check against meshes that were damaged.
#include "../test.h"
#include "mesh_fixture.h"
#include "src/mesh/mesh_edit.h"
#include "src/mesh/mesh_parts.h"
#include "src/mesh/polygons_build.h"

#include <pave/polygons.h>

#include <math.h>

// ---- Apart, and together again ------------------------------------------------------------------

typedef struct parts {
    pave_mesh_rings rings;
    pave_vec2 *vertices;
    int64_t *start;
    int32_t *list;
} parts;

/// Every `turned`-th ring is reversed; 0: none.
static parts take_apart(const pave_mesh *mesh, int32_t turned)
{
    parts out;
    out.vertices = malloc(((size_t)mesh->vertex_count + 1) * sizeof *out.vertices);
    out.start = malloc(((size_t)mesh->tile_count + 1) * sizeof *out.start);
    out.list = malloc(((size_t)mesh->corner_count + 1) * sizeof *out.list);
    int64_t at = 0;
    for (int32_t vertex = 0; vertex < mesh->vertex_count; vertex++)
        out.vertices[vertex] = pave_mesh_point(mesh, vertex);
    for (int32_t tile = 0; tile < mesh->tile_count; tile++) {
        int32_t count;
        const int32_t *ring = pave_mesh_ring(mesh, tile, &count);
        out.start[tile] = at;
        for (int32_t k = 0; k < count; k++)
            out.list[at++] = ring[turned && tile % turned == 0 && k ? count - k : k];
    }
    out.start[mesh->tile_count] = at;
    out.rings = (pave_mesh_rings){.vertex_count = mesh->vertex_count,
                                  .tile_count = mesh->tile_count,
                                  .vertices = out.vertices,
                                  .start = out.start,
                                  .rings = out.list,
                                  .step = mesh->step,
                                  .origin = mesh->origin};
    return out;
}

static void put_away(parts *those)
{
    free(those->vertices);
    free(those->start);
    free(those->list);
}

static void assert_same_mesh(const pave_mesh *a, const pave_mesh *b)
{
    assert_true(a->tile_count == b->tile_count && a->vertex_count == b->vertex_count &&
                a->corner_count == b->corner_count && a->rim_count == b->rim_count);
    assert_true(a->step == b->step && a->origin.x == b->origin.x && a->origin.y == b->origin.y);
    assert_memory_equal(a->vertices, b->vertices, (size_t)a->vertex_count * sizeof *a->vertices);
    assert_memory_equal(a->ring_start, b->ring_start,
                        ((size_t)a->tile_count + 1) * sizeof *a->ring_start);
    assert_memory_equal(a->rings, b->rings, (size_t)a->corner_count * sizeof *a->rings);
    assert_memory_equal(a->vertex_start, b->vertex_start,
                        ((size_t)a->vertex_count + 1) * sizeof *a->vertex_start);
    assert_memory_equal(a->vertex_tiles, b->vertex_tiles,
                        (size_t)a->corner_count * sizeof *a->vertex_tiles);
    assert_memory_equal(a->rim, b->rim, (size_t)a->rim_count * sizeof *a->rim);
    assert_memory_equal(a->fixed, b->fixed, ((size_t)a->vertex_count + 63) / 64 * sizeof *a->fixed);
    assert_true(pave_mesh_hash(a) == pave_mesh_hash(b));
}

TEST(a_mesh_taken_apart_is_the_same)
{
    for (uint64_t seed = 0; seed < 12; seed++) {
        const pave_mesh_def def = {.relax = {.steps = (int32_t)seed % 3}};
        pave_mesh *mesh = board_mesh(3 + (int32_t)seed * 3, 20 - (int32_t)seed, seed,
                                     (double)seed / 12, &def),
                  *other = NULL, *copy = NULL;
        parts those = take_apart(mesh, (int32_t)seed % 4);
        pave_error error = {0};
        pave_result result = pave_mesh_create_from_rings(&those.rings, NULL, &other, &error);
        if (result != PAVE_OK) print_message("%s\n", error.message);
        must(result, "rings");
        assert_same_mesh(mesh, other);
        must(pave_mesh_copy(other, NULL, &copy, NULL), "copy");
        assert_same_mesh(mesh, copy);
        pave_mesh_destroy(copy);
        pave_mesh_destroy(other);
        put_away(&those);
        pave_mesh_destroy(mesh);
    }
}

/// Gaps between rings, as edits leave them, are closed by a copy, and change no result.
TEST(rings_may_lie_with_gaps)
{
    pave_mesh *mesh = board_mesh(9, 7, 2, 0.4, NULL), *loose = NULL, *copy = NULL;
    pave_mesh_faults faults;
    pave_mesh_report a, b;
    must(pave_mesh_copy(mesh, NULL, &loose, NULL), "copy");
    const size_t tiles = (size_t)mesh->tile_count, vertices = (size_t)mesh->vertex_count,
                 corners = (size_t)mesh->corner_count;
    PAVE_RELEASE(NULL, loose->rings, loose->vertex_tiles);
    const size_t ring_room = corners + 3 * tiles, list_room = corners + 2 * vertices;
    loose->own = pave_array_allocate(NULL, 1, sizeof *loose->own);
    loose->own->ring_room = (int64_t)ring_room;
    loose->own->list_room = (int64_t)list_room;
    loose->own->vertex_room = loose->vertex_count;
    loose->own->rim_room = loose->rim_count;
    loose->rings = pave_array_take(NULL, ring_room, sizeof *loose->rings);
    loose->vertex_tiles = pave_array_take(NULL, list_room, sizeof *loose->vertex_tiles);
    loose->ring_count = pave_array_take(NULL, tiles, sizeof *loose->ring_count);
    loose->vertex_tile_count = pave_array_take(NULL, vertices, sizeof *loose->vertex_tile_count);
    memset(loose->rings, 0x55, ring_room * sizeof *loose->rings);
    memset(loose->vertex_tiles, 0x55, list_room * sizeof *loose->vertex_tiles);
    for (int32_t tile = 0; tile < mesh->tile_count; tile++) { // the last ring comes first
        const int32_t *ring = pave_mesh_ring(mesh, tile, &loose->ring_count[tile]);
        loose->ring_start[tile] =
            (uint32_t)(corners - mesh->ring_start[tile] - (uint32_t)loose->ring_count[tile] +
                       3 * (tiles - 1 - (size_t)tile));
        memcpy(loose->rings + loose->ring_start[tile], ring,
               (size_t)loose->ring_count[tile] * sizeof *ring);
    }
    for (int32_t vertex = 0; vertex < mesh->vertex_count; vertex++) {
        const int32_t *at = pave_mesh_tiles_at(mesh, vertex, &loose->vertex_tile_count[vertex]);
        loose->vertex_start[vertex] += 2 * (uint32_t)vertex;
        memcpy(loose->vertex_tiles + loose->vertex_start[vertex], at,
               (size_t)loose->vertex_tile_count[vertex] * sizeof *at);
    }
    assert_ok(pave_mesh_check(loose, NULL, &faults));
    must(pave_mesh_report_make(mesh, NULL, &a), "report");
    must(pave_mesh_report_make(loose, NULL, &b), "report");
    assert_memory_equal(&a, &b, sizeof a);
    assert_true(pave_mesh_hash(loose) == pave_mesh_hash(mesh));
    pave_graph *one = NULL, *other = NULL;
    must(pave_mesh_to_graph(mesh, NULL, &one, NULL), "graph");
    must(pave_mesh_to_graph(loose, NULL, &other, NULL), "graph");
    assert_int_equal(one->arc_count, other->arc_count);
    assert_memory_equal(one->to, other->to, (size_t)one->arc_count * sizeof *one->to);
    assert_memory_equal(one->twin, other->twin, (size_t)one->arc_count * sizeof *one->twin);
    pave_graph_destroy(other);
    pave_graph_destroy(one);
    must(pave_mesh_copy(loose, NULL, &copy, NULL), "copy");
    assert_same_mesh(mesh, copy);
    pave_mesh_destroy(copy);
    pave_mesh_destroy(loose);
    pave_mesh_destroy(mesh);
}

// ---- Faults -------------------------------------------------------------------------------------
// A square of 2 x 2 squares, vertices 0..8 row by row; what is done to it, and the message.

typedef struct bad_rings {
    const char *says;
    pave_result result;
    int32_t vertex_count, tile_count;
    int64_t start[8];
    int32_t rings[32];
    int32_t moved; ///< this vertex lies at
    double x, y;
    double step;
} bad_rings;

// clang-format off
#define WHOLE_START {0, 4, 8, 12, 16}
#define WHOLE_RINGS {0, 1, 4, 3, 1, 2, 5, 4, 3, 4, 7, 6, 4, 5, 8, 7}
// clang-format on

static const double infinite = HUGE_VAL;

TEST(each_fault_is_named)
{
    const bad_rings cases[] = {
        {"", PAVE_OK, 9, 4, WHOLE_START, WHOLE_RINGS, -1, 0, 0, 0},
        {"",
         PAVE_OK,
         9,
         4,
         WHOLE_START,
         {0, 3, 4, 1, 2, 5, 4, 1, 7, 4, 3, 6, 8, 5, 4, 7},
         -1,
         0,
         0,
         0.25},
        {"", PAVE_OK, 0, 0, {0}, {0}, -1, 0, 0, 0},
        {"vertex 0 belongs to no tile", PAVE_INVALID, 1, 0, {0}, {0}, -1, 0, 0, 0},
        {"0 or more, not -1 and 0", PAVE_RANGE, -1, 0, {0}, {0}, -1, 0, 0, 0},
        {"0 or more, not 0 and -2", PAVE_RANGE, 0, -2, {0}, {0}, -1, 0, 0, 0},
        {"tile 1 has 2 corners", PAVE_INVALID, 9, 2, {0, 4, 6}, {0, 1, 4, 3, 1, 2}, -1, 0, 0, 0},
        {"tile 1 has -4 corners", PAVE_INVALID, 9, 2, {0, 4, 0}, {0, 1, 4, 3, 1, 2}, -1, 0, 0, 0},
        {"more than 2147483647 corners",
         PAVE_RANGE,
         9,
         1,
         {0, INT64_C(1) << 31},
         {0, 1, 4, 3},
         -1,
         0,
         0,
         0},
        {"tile 0 has vertex 9, but vertices must be 0 to 8",
         PAVE_RANGE,
         9,
         1,
         {0, 4},
         {0, 1, 9, 3},
         -1,
         0,
         0,
         0},
        {"tile 0 has vertex -1", PAVE_RANGE, 9, 1, {0, 4}, {0, 1, -1, 3}, -1, 0, 0, 0},
        {"tile 0 has vertex 1 twice", PAVE_INVALID, 9, 1, {0, 5}, {0, 1, 4, 1, 3}, -1, 0, 0, 0},
        {"vertex 2 belongs to no tile",
         PAVE_INVALID,
         9,
         2,
         {0, 4, 8},
         {0, 1, 4, 3, 3, 4, 7, 6},
         -1,
         0,
         0,
         0},
        {"vertex 4 has no finite position", PAVE_RANGE, 9, 4, WHOLE_START, WHOLE_RINGS, 4, 0, NAN,
         0},
        {"vertex 4 has no finite position", PAVE_RANGE, 9, 4, WHOLE_START, WHOLE_RINGS, 4,
         -infinite, 0, 0},
        {"vertex 4 has no finite position", PAVE_RANGE, 9, 4, WHOLE_START, WHOLE_RINGS, 4, 2e100, 0,
         0},
        {"vertex 4 has no finite position", PAVE_RANGE, 9, 4, WHOLE_START, WHOLE_RINGS, 4, 0, NAN,
         0.5},
        {"vertex 4 has no finite position", PAVE_RANGE, 9, 4, WHOLE_START, WHOLE_RINGS, 4, infinite,
         0, 0.5},
        {"must be a power of two", PAVE_RANGE, 9, 4, WHOLE_START, WHOLE_RINGS, -1, 0, 0, 3},
        {"must be a power of two", PAVE_RANGE, 9, 4, WHOLE_START, WHOLE_RINGS, -1, 0, 0, -1},
        {"must be a power of two", PAVE_RANGE, 9, 4, WHOLE_START, WHOLE_RINGS, -1, 0, 0, NAN},
        {"vertex 2 is more than 2^30 steps", PAVE_RANGE, 9, 4, WHOLE_START, WHOLE_RINGS, -1, 0, 0,
         1.0 / (UINT64_C(1) << 30)},
        {"tile 0 is not star-shaped", PAVE_INVALID, 9, 4, WHOLE_START, WHOLE_RINGS, 4, 0.1, 0.1, 0},
        {"tile 0 is not star-shaped", PAVE_INVALID, 9, 4, WHOLE_START, WHOLE_RINGS, 4, 0, 0, 0},
        {"tile 0 is not star-shaped", PAVE_INVALID, 9, 4, WHOLE_START, WHOLE_RINGS, -1, 0, 0,
         8}, // all at one place
        {"tile 3 is not star-shaped", PAVE_INVALID, 9, 4, WHOLE_START, WHOLE_RINGS, 8, 0.9, 0.9, 0},
        {"tile 0 is not star-shaped",
         PAVE_INVALID,
         3,
         1,
         {0, 3},
         {0, 1, 2},
         -1,
         0,
         0,
         0}, // all in one line
        {"tiles 0 and 1 are on the same side of the edge",
         PAVE_INVALID,
         5,
         2,
         {0, 4, 7},
         {0, 1, 4, 3, 0, 1, 2},
         2,
         0.5,
         3,
         0},
        {"tiles 0, 1 and 2 have the edge",
         PAVE_INVALID,
         6,
         3,
         {0, 4, 8, 11},
         {0, 1, 4, 3, 1, 2, 5, 4, 4, 1, 5},
         2,
         3,
         0,
         0},
        {"touch in vertex 4 alone",
         PAVE_INVALID,
         7,
         2,
         {0, 4, 8},
         {0, 1, 4, 3, 4, 5, 2, 6},
         2,
         2,
         2,
         0},
        {"the vertices 0 and 2 are on two rims",
         PAVE_INVALID,
         6,
         2,
         {0, 3, 6},
         {0, 1, 3, 2, 5, 4},
         -1,
         0,
         0,
         0},
        {"crosses or touches itself",
         PAVE_INVALID,
         8,
         4,
         {0, 4, 8, 11, 14},
         {0, 1, 4, 3, 3, 4, 7, 6, 4, 5, 7, 1, 2, 4},
         5,
         4,
         0,
         0},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const bad_rings *bad = &cases[i];
        pave_vec2 vertices[9];
        pave_mesh *mesh = NULL;
        pave_error error = {0};
        for (int32_t v = 0; v < 9; v++) vertices[v] = pave_vec2_of(v % 3, v / 3);
        if (i == sizeof cases / sizeof *cases - 1) vertices[2] = pave_vec2_of(3, 0.5);
        if (bad->moved >= 0) vertices[bad->moved] = pave_vec2_of(bad->x, bad->y);
        const pave_mesh_rings rings = {.vertex_count = bad->vertex_count,
                                       .tile_count = bad->tile_count,
                                       .vertices = vertices,
                                       .start = bad->start,
                                       .rings = bad->rings,
                                       .step = bad->step};
        pave_result result = pave_mesh_create_from_rings(&rings, NULL, &mesh, &error);
        if (result != bad->result || !strstr(error.message, bad->says))
            fail_msg("case %d: %d, %s", (int)i, result, error.message);
        assert_int_equal(mesh != NULL, result == PAVE_OK);
        pave_mesh_faults faults;
        if (mesh) assert_ok(pave_mesh_check(mesh, NULL, &faults));
        pave_mesh_destroy(mesh);
        assert_int_equal(pave_mesh_create_from_rings(&rings, NULL, &mesh, NULL), bad->result);
        pave_mesh_destroy(mesh);
        // What outlines want as well, they refuse with the same result and the same words.
        if (!strstr(bad->says, " has ") && !strstr(bad->says, "0 or more, not") &&
            !strstr(bad->says, "2147483647"))
            continue;
        pave_polygons *polygons = NULL;
        pave_error same = {0};
        assert_int_equal(pave_polygons_create_from_rings(&rings, NULL, &polygons, &same),
                         bad->result);
        assert_null(polygons);
        for (char *word = error.message; (word = strstr(word, "tile")); word++)
            memcpy(word, "cell", 4);
        assert_string_equal(same.message, error.message);
    }
}

/// A frame at its bounds, and just beyond them.
TEST(frames_have_bounds)
{
    static const int64_t start[] = {0, 4};
    static const int32_t ring[] = {0, 1, 3, 2};
    static const struct {
        double step, x, y;
        const char *says; ///< NULL: it is made
    } rows[] = {{1, 0, 0, NULL},
                {0x1p-28, 0, 0, NULL},
                {0x1p-302, 0, 0, "the step must be a power of two"},
                {0x1p300, 0, 0, "the step must be a power of two"},
                {0.75, 0, 0, "the step must be a power of two"},
                {0x1p299, 0, 0, "tile 0"},
                {1, 1.5e100, 0, "the origin must be finite"},
                {1, 0, -1.5e100, "the origin must be finite"},
                {1, NAN, 0, "the origin must be finite"},
                {1, 0, NAN, "the origin must be finite"},
                {1, 1e100, -1e100, "vertex 0 is more than 2^30 steps"}};
    const pave_vec2 vertices[] = {{0, 0}, {4, 0}, {0, 4}, {4, 4}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const pave_mesh_rings rings = {.vertex_count = 4,
                                       .tile_count = 1,
                                       .vertices = vertices,
                                       .start = start,
                                       .rings = ring,
                                       .step = rows[i].step,
                                       .origin = {rows[i].x, rows[i].y}};
        pave_mesh *mesh = NULL;
        pave_error error = {0};
        pave_result result = pave_mesh_create_from_rings(&rings, NULL, &mesh, &error);
        if ((result == PAVE_OK) != !rows[i].says ||
            (rows[i].says && !strstr(error.message, rows[i].says)))
            fail_msg("case %d: %d, %s", (int)i, (int)result, error.message);
        assert_int_equal(mesh != NULL, result == PAVE_OK);
        pave_mesh_destroy(mesh);
    }
}

TEST(a_hole_is_named)
{
    pave_mesh *mesh = board_mesh(3, 3, 0, 0, NULL), *other = NULL;
    pave_error error = {0};
    parts those = take_apart(mesh, 0);
    int64_t at = those.start[4], size = those.start[5] - at; // the tile in the middle goes
    memmove(those.list + at, those.list + at + size,
            (size_t)(those.start[9] - at - size) * sizeof *those.list);
    for (int i = 4; i < 9; i++) those.start[i] = those.start[i + 1] - size;
    those.rings.tile_count = 8;
    assert_int_equal(pave_mesh_create_from_rings(&those.rings, NULL, &other, &error), PAVE_INVALID);
    assert_non_null(
        strstr(error.message, "are on two rims: the tiles are not connected, or leave a hole"));
    put_away(&those);
    pave_mesh_destroy(mesh);
}

/// The next vertex of each that is on a rim: the vertex that the rim from the lowest one does not
/// meet is reported, also where the next one of it is vertex 0.
TEST(vertices_off_the_rim_are_reported)
{
    static const struct {
        int32_t next[7], count, other;
        pave_result result;
    } cases[] = {{{1, 2, 0, -1, -1, -1, -1}, 3, -1, PAVE_OK},
                 {{-1, 3, 1, 2, -1, -1, -1}, 3, -1, PAVE_OK},
                 {{1, 2, 0, 4, 5, 3, -1}, 6, 3, PAVE_INVALID},
                 {{1, 2, 0, 0, -1, -1, -1}, 4, 3, PAVE_INVALID},
                 {{2, 0, 1, -1, 6, 4, 5}, 6, 4, PAVE_INVALID},
                 {{1, 2, -1, -1, -1, -1, -1}, 2, -1, PAVE_INVALID}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        pave_mesh *mesh = pave_mesh_new(1, 7, 7, false, NULL);
        int32_t other = 77;
        assert_non_null(mesh);
        assert_int_equal(pave_mesh_chain_rim(mesh, cases[i].next, cases[i].count, &other),
                         cases[i].result);
        if (other != cases[i].other) fail_msg("case %d: vertex %d", (int)i, (int)other);
        pave_mesh_destroy(mesh);
    }
}

/// The largest and the smallest there are: areas up to 2^62 fixed-point units are exact, and far
/// origins are moved.
TEST(extremes)
{
    const int64_t start[] = {0, 4, 8};
    const int32_t rings[] = {0, 1, 4, 3, 1, 2, 5, 4};
    const double most = (double)(INT64_C(1) << 30),
                 places[][2] = {{0, most}, {0, 1}, {1e6, 1e-3}, {-1e90, 1e88}, {3, 1e-90}};
    for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
        const double x = places[i][0], d = places[i][1];
        const pave_vec2 vertices[] = {{x - d, x - d}, {x, x - d}, {x + d, x - d},
                                      {x - d, x + d}, {x, x + d}, {x + d, x + d}};
        pave_mesh_rings from = {.vertex_count = 6,
                                .tile_count = 2,
                                .vertices = vertices,
                                .start = start,
                                .rings = rings,
                                .step = i == 0 ? 1 : 0};
        pave_mesh *mesh = NULL;
        pave_mesh_faults faults;
        pave_mesh_report report;
        pave_result result = pave_mesh_create_from_rings(&from, NULL, &mesh, NULL);
        if (i == 4) { // positions in which the differences are lost
            assert_int_equal(result, PAVE_INVALID);
            continue;
        }
        must(result, "extreme rings");
        assert_ok(pave_mesh_check(mesh, NULL, &faults));
        must(pave_mesh_report_make(mesh, NULL, &report), "report");
        assert_true(fabs(report.area / (4 * d * d) - 1) < 1e-3 && report.coverage_error == 0);
        assert_true(fabs(pave_mesh_area(mesh, 1) / (2 * d * d) - 1) < 1e-3);
        pave_mesh_destroy(mesh);
    }
}

/// In how many tiles a point lies, by the number of sides to the right of it; it is unlikely to lie
/// on one.
static int32_t points_inside(const pave_mesh *mesh, double x, double y)
{
    int32_t inside = 0;
    for (int32_t tile = 0; tile < mesh->tile_count; tile++) {
        int32_t count, crossed = 0;
        const int32_t *ring = pave_mesh_ring(mesh, tile, &count);
        for (int32_t k = 0; k < count; k++) {
            const pave_vec2 a = pave_mesh_point(mesh, ring[k]),
                            b = pave_mesh_point(mesh, ring[(k + 1) % count]);
            if ((a.y > y) != (b.y > y)) crossed += x < a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x);
        }
        inside += crossed % 2;
    }
    return inside;
}

/// Whatever is done to the rings of a mesh: if a mesh can be made from them, it is valid, and no
/// point is inside two tiles.
TEST(random_damage_is_refused_or_harmless)
{
    int made = 0, refused = 0;
    pave_mesh *mesh = board_mesh(4, 3, 5, 0.3, NULL);
    for (int32_t seed = 0; seed < 20000; seed++) {
        parts those = take_apart(mesh, seed % 3);
        pave_mesh *other = NULL;
        pave_mesh_faults faults;
        for (uint32_t i = 0; i <= (uint32_t)seed % 3; i++) {
            const pave_random_words words = pave_random_at(1, 0x8000, seed, (int32_t)i, 0, 0);
            pave_vec2 *at = &those.vertices[words.word[1] % (uint32_t)mesh->vertex_count];
            const double reach = words.word[0] % 4 == 0 ? 4 : 0.5;
            int32_t *corner = &those.list[words.word[2] % (uint32_t)mesh->corner_count];
            if (words.word[0] % 8 < 6) {
                at->x += reach * ((double)words.word[2] / 4294967296.0 - 0.5);
                at->y += reach * ((double)words.word[3] / 4294967296.0 - 0.5);
            } else {
                *corner = (int32_t)(words.word[3] % (uint32_t)mesh->vertex_count);
            }
        }
        pave_result result = pave_mesh_create_from_rings(&those.rings, NULL, &other, NULL);
        assert_true(result == PAVE_OK || result == PAVE_INVALID);
        made += result == PAVE_OK;
        refused += result != PAVE_OK;
        if (result == PAVE_OK) {
            assert_ok(pave_mesh_check(other, NULL, &faults));
            for (int32_t i = 0; i < 20; i++) {
                const pave_random_words words = pave_random_at(2, 0x8000, seed, i, 0, 0);
                const int32_t count =
                    points_inside(other, (double)words.word[0] / 4294967296.0 * 8 - 1,
                                  (double)words.word[1] / 4294967296.0 * 8 - 1);
                assert_true(count <= 1);
            }
        }
        pave_mesh_destroy(other);
        put_away(&those);
    }
    print_message("%d made, %d refused\n", made, refused);
    assert_true(made > 2000 && refused > 2000);
    pave_mesh_destroy(mesh);
}

// ---- Damaged meshes -----------------------------------------------------------------------------

/// Each kind of damage is reported as that kind. The board is whole: tile 12 is in the middle of 5
/// x 5.
TEST(damage_is_found)
{
    enum {
        INVERTED,
        BOW_TIE,
        OFF_CENTER,
        TURNED,
        RIM_ORDER,
        RIM_CROSSING,
        LISTS,
        MOVED_RIM,
        KINDS
    };
    for (int kind = 0; kind < KINDS; kind++) {
        pave_mesh *mesh = board_mesh(5, 5, 0, 0, NULL);
        pave_mesh_faults faults;
        int32_t count, swap;
        int32_t *ring = mesh->rings + mesh->ring_start[12];
        pave_point *at = mesh->vertices, point;
        (void)pave_mesh_ring(mesh, 12, &count);
        assert_int_equal(count, 6);
        switch (kind) {
        case INVERTED: // the whole tile mirrored
            point = at[ring[1]], at[ring[1]] = at[ring[5]], at[ring[5]] = point;
            point = at[ring[2]], at[ring[2]] = at[ring[4]], at[ring[4]] = point;
            break;
        case BOW_TIE: point = at[ring[1]], at[ring[1]] = at[ring[2]], at[ring[2]] = point; break;
        case OFF_CENTER:
            at[ring[0]] = (pave_point){at[ring[3]].x + (at[ring[0]].x - at[ring[3]].x) / 8,
                                       at[ring[3]].y + (at[ring[0]].y - at[ring[3]].y) / 8};
            break;
        case TURNED:
            swap = ring[1], ring[1] = ring[5], ring[5] = swap, swap = ring[2], ring[2] = ring[4],
            ring[4] = swap;
            break;
        case RIM_ORDER:
            swap = mesh->rim[3], mesh->rim[3] = mesh->rim[4], mesh->rim[4] = swap;
            break;
        case RIM_CROSSING: at[mesh->rim[0]] = at[mesh->rim[mesh->rim_count / 2]]; break;
        case LISTS: mesh->vertex_tiles[5] += 1; break;
        case MOVED_RIM: mesh->fixed[0] ^= 1; break;
        }
        assert_int_equal(pave_mesh_check(mesh, NULL, &faults), PAVE_INVALID);
        bool ok = true;
        switch (kind) {
        case INVERTED:
            ok = faults.inverted >= 1 && faults.not_star_shaped >= 1 && !faults.area_differs &&
                 faults.sides == 0;
            break;
        case BOW_TIE:
            ok = faults.self_intersecting >= 1 && faults.tile >= 0 && faults.tile <= 12;
            break;
        case OFF_CENTER:
            ok = faults.not_star_shaped >= 1 && faults.inverted == 0 && !faults.rim_open;
            break;
        case TURNED:
            ok = faults.inverted == 1 && faults.sides == 6 && faults.self_intersecting == 0 &&
                 faults.area_differs;
            break;
        case RIM_ORDER:
            ok = faults.rim_open && faults.not_star_shaped == 0 && faults.sides == 0 &&
                 !faults.lists_differ;
            break;
        case RIM_CROSSING:
            ok = faults.rim_crossing && !faults.rim_open && !faults.area_differs;
            break;
        case LISTS:
            ok = faults.lists_differ && faults.not_star_shaped == 0 && !faults.rim_open;
            break;
        case MOVED_RIM: ok = faults.rim_open && !faults.rim_crossing && !faults.lists_differ; break;
        }
        if (!ok)
            fail_msg(
                "damage %d is reported as %d inverted, %d crossing, %d no stars, %d sides, rim %d "
                "%d, lists %d, area %d",
                kind, (int)faults.inverted, (int)faults.self_intersecting,
                (int)faults.not_star_shaped, (int)faults.sides, faults.rim_open,
                faults.rim_crossing, faults.lists_differ, faults.area_differs);
        pave_mesh_destroy(mesh);
    }
}

/// All triangles of a ring that goes twice around its centre are positive; still it is not
/// star-shaped.
TEST(twice_round_is_no_star)
{
    static const pave_vec2 places[] = {{0, -10}, {6, 8}, {-10, -3}, {10, -3}, {-6, 8}};
    pave_mesh *mesh = board_mesh(1, 1, 0, 0, NULL);
    pave_mesh_faults faults;
    mesh->ring_start[1] = 5; // five corners of the six
    mesh->corner_count = 5;
    mesh->vertex_start[6] = 5;
    for (int i = 0; i < 5; i++)
        mesh->vertices[mesh->rings[i]] =
            (pave_point){(int32_t)places[i].x * 1000, (int32_t)places[i].y * 1000};
    pave_point center = pave_mesh_center_point(mesh, 0);
    for (int i = 0; i < 5; i++) { // of the pentagram
        pave_point a = mesh->vertices[mesh->rings[i]], b = mesh->vertices[mesh->rings[(i + 1) % 5]];
        assert_true((int64_t)(a.x - center.x) * (b.y - center.y) -
                        (int64_t)(a.y - center.y) * (b.x - center.x) >
                    0);
    }
    assert_int_equal(pave_mesh_check(mesh, NULL, &faults), PAVE_INVALID);
    assert_true(faults.not_star_shaped == 1 && faults.self_intersecting == 1 &&
                faults.inverted == 0);
    pave_mesh_destroy(mesh);
}

int main(void) { return run_all_tests(NULL, NULL); }
