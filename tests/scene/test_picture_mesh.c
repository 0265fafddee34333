/// tests/scene/test_picture_mesh.c: pictures of meshes: fills, the graph and its faults, what was
/// before, intended centres, labels, what is refused, and every allocation failing once.

#include "../test.h"
#include "picture_fixture.h"

#include <pave/board.h>

#include <math.h>

#define GRAPH UINT32_C(0x2f6f9fff)
#define FAULT UINT32_C(0xd01c2cff)

enum { WIDTH = 4, HEIGHT = 3, TILES = WIDTH * HEIGHT };

/// A board of 4 x 3 hexagons with one cut, its adjacency, and its mesh.
typedef struct fixture {
    pave_board *board;
    pave_adjacency *adjacency;
    pave_mesh *mesh;
} fixture;

static fixture fixture_of(void)
{
    const pave_board_def def = {.width = WIDTH, .height = HEIGHT};
    fixture own = {NULL, NULL, NULL};
    assert_ok(pave_board_create(&def, NULL, &own.board, NULL));
    assert_ok(pave_board_set(own.board, (pave_board_tile){1, 1}, 1, false));
    assert_ok(pave_board_to_adjacency(own.board, NULL, &own.adjacency, NULL));
    assert_ok(pave_mesh_create_from_board(own.board, NULL, NULL, NULL, &own.mesh, NULL));
    assert_int_equal(own.mesh->tile_count, TILES);
    return own;
}

static void release(fixture *own)
{
    pave_mesh_destroy(own->mesh);
    pave_adjacency_destroy(own->adjacency);
    pave_board_destroy(own->board);
}

static pave_scene *picture_of(const pave_picture_mesh_def *def)
{
    pave_scene *scene = NULL;
    pave_error error = {0};
    if (pave_picture_mesh(def, NULL, &scene, &error) != PAVE_OK) fail_msg("%s", error.message);
    note_picture(scene);
    return scene;
}

TEST(tiles_are_filled_by_what_is_chosen)
{
    fixture own = fixture_of();
    uint32_t colors[TILES] = {0};
    colors[5] = 0x010203ff;
    pave_picture_mesh_def def = {.mesh = own.mesh, .title = "Tiles", .size = {.scale = 9}};
    pave_scene *scene = picture_of(&def);
    assert_int_equal(items_in(scene, "tiles", PAVE_SCENE_POLYGON), TILES);
    assert_int_equal(items_in(scene, "rim", PAVE_SCENE_POLYGON), 1);
    assert_int_equal(items_in(scene, "labels", PAVE_SCENE_LABEL), -1);
    assert_int_equal(items_of_color(scene, pave_picture_color(PAVE_PICTURE_SIDES, 3)), TILES - 2);
    assert_int_equal(items_of_color(scene, pave_picture_color(PAVE_PICTURE_SIDES, 2)), 2);
    assert_true(pave_scene_get_def(scene).size.scale == 9);
    assert_string_equal(pave_scene_get_def(scene).title, "Tiles");
    pave_scene_destroy(scene);

    def.colors = colors;
    scene = picture_of(&def);
    assert_int_equal(items_of_color(scene, 0x010203ff), 1);
    pave_scene_destroy(scene);

    def = (pave_picture_mesh_def){.mesh = own.mesh, .fill = PAVE_PICTURE_FILL_AREA};
    scene = picture_of(&def);
    assert_true(items_of_color(scene, 0xf4efd9ff) >= 1); // the smallest
    assert_true(items_of_color(scene, 0x3f7f96ff) >= 1); // the largest
    pave_scene_destroy(scene);

    def.fill = PAVE_PICTURE_FILL_PLAIN;
    scene = picture_of(&def);
    for (int64_t i = 0; i < pave_scene_count(scene); i++)
        assert_int_equal(pave_scene_at(scene, i).style.fill, 0);
    pave_scene_destroy(scene);
    release(&own);
    same_pictures(UINT64_C(0xb88dd2c5ba9fcae6));
}

/// The fill of tile i is that of the i-th polygon.
static uint32_t fill_of(const pave_scene *scene, int32_t tile)
{
    return pave_scene_at(scene, 1 + tile).style.fill;
}

TEST(neighbors_differ_in_color)
{
    fixture own = fixture_of();
    const pave_picture_mesh_def def = {.mesh = own.mesh, .fill = PAVE_PICTURE_FILL_COLORS};
    pave_scene *scene = picture_of(&def);
    for (int32_t tile = 0; tile < TILES; tile++)
        for (int32_t k = 0; k < pave_mesh_side_count(own.mesh, tile); k++) {
            int32_t beside = pave_mesh_neighbor(own.mesh, tile, k);
            if (beside >= 0) assert_true(fill_of(scene, tile) != fill_of(scene, beside));
        }
    pave_scene_destroy(scene);
    release(&own);
    same_pictures(UINT64_C(0x78699db8feddb811));
}

TEST(the_graph_lies_over_the_tiles)
{
    fixture own = fixture_of();
    pave_picture_mesh_def def = {.mesh = own.mesh, .adjacency = own.adjacency, .labels = true};
    pave_scene *scene = picture_of(&def);
    int64_t nodes = own.adjacency->graph->node_count;
    int64_t edges = own.adjacency->graph->arc_count / 2 - 1; // one is cut
    assert_int_equal(items_in(scene, "adjacency", PAVE_SCENE_CIRCLE), nodes);
    assert_int_equal(items_in(scene, "adjacency", PAVE_SCENE_LINE), edges);
    assert_int_equal(items_in(scene, "labels", PAVE_SCENE_LABEL), TILES);
    char text[16];
    snprintf(text, sizeof text, "%d", (int)pave_mesh_node(own.mesh, TILES - 1));
    pave_vec2 center = pave_mesh_center(own.mesh, TILES - 1);
    assert_true(label_of(scene, text).points[0].x == center.x);
    pave_scene_destroy(scene);

    def = (pave_picture_mesh_def){.adjacency = own.adjacency}; // without tiles
    scene = picture_of(&def);
    assert_int_equal(items_in(scene, "tiles", PAVE_SCENE_POLYGON), -1);
    assert_int_equal(items_in(scene, "adjacency", PAVE_SCENE_CIRCLE), nodes);
    pave_scene_destroy(scene);
    release(&own);
    same_pictures(UINT64_C(0x52e207276c27c94d));
}

TEST(faults_are_red)
{
    fixture own = fixture_of();
    const pave_fault faults[] = {{PAVE_FAULT_FEW_NEIGHBORS, {3, 4, -1, -1}},
                                 {PAVE_FAULT_BRIDGE, {5, 6, -1, -1}},
                                 {PAVE_FAULT_CROSSING, {0, 1, 7, 7}}};
    const pave_picture_mesh_def def = {
        .adjacency = own.adjacency, .faults = faults, .fault_count = 3};
    pave_scene *scene = picture_of(&def);
    assert_int_equal(items_in(scene, "faults", PAVE_SCENE_LINE), 2);
    assert_int_equal(items_in(scene, "faults", PAVE_SCENE_CIRCLE), 2 + 2 + 4);
    assert_int_equal(items_of_color(scene, FAULT), 10);
    pave_scene_destroy(scene);
    release(&own);
    same_pictures(UINT64_C(0x70b7cdfdf6972ddd));
}

/// Fills, lines and labels together: 40 pictures, of which each is as it was.
/// A ring at each node; a line where the centre of its tile is elsewhere.
TEST(intended_centres_are_rings)
{
    fixture own = fixture_of();
    const pave_picture_mesh_def def = {.mesh = own.mesh, .intended = own.adjacency};
    pave_scene *scene = picture_of(&def);
    int64_t lines = 0, rings = 0;
    assert_int_equal(items_in(scene, "intended", PAVE_SCENE_CIRCLE), TILES);
    for (int64_t i = 0; i < pave_scene_count(scene); i++) {
        const pave_scene_item item = pave_scene_at(scene, i);
        if (item.kind == PAVE_SCENE_CIRCLE) {
            const pave_vec2 *node = &own.adjacency->graph->positions[rings++];
            assert_memory_equal(&item.points[0], node, sizeof *node);
        }
        if (item.kind != PAVE_SCENE_LINE) continue;
        const pave_vec2 center = pave_mesh_center(own.mesh, (int32_t)rings);
        assert_memory_equal(&item.points[1], &center, sizeof center);
        assert_memory_equal(&item.points[0], &own.adjacency->graph->positions[rings],
                            sizeof center);
        lines++;
    }
    assert_true(lines >= 2 && lines < TILES); // beside the cut, not on regular hexagons
    pave_scene_destroy(scene);

    pave_scene *out = NULL;
    const pave_picture_mesh_def alone = {.adjacency = own.adjacency, .intended = own.adjacency};
    assert_int_equal(pave_picture_mesh(&alone, NULL, &out, NULL), PAVE_INVALID);
    const pave_board_def tiny = {.width = 1, .height = 1};
    fixture other = {NULL, NULL, NULL};
    assert_ok(pave_board_create(&tiny, NULL, &other.board, NULL));
    assert_ok(pave_board_to_adjacency(other.board, NULL, &other.adjacency, NULL));
    const pave_picture_mesh_def foreign = {.mesh = own.mesh, .intended = other.adjacency};
    assert_int_equal(pave_picture_mesh(&foreign, NULL, &out, NULL), PAVE_INVALID);
    assert_null(out);
    release(&other);
    release(&own);
    same_pictures(UINT64_C(0xe0497879290fca42));
}

/// Relaxed in a frame three times as wide: no stretch of nodes along x and y is nearer to the
/// centres than the one that is drawn, and the border nodes go with it.
TEST(nodes_are_stretched_like_tiles)
{
    const pave_board_def size = {.width = 9, .height = 7};
    const pave_mesh_def made = {.relax = {.steps = 10, .rim = PAVE_RIM_FRAME, .frame_ratio = 3}};
    fixture own = {NULL, NULL, NULL};
    assert_ok(pave_board_create(&size, NULL, &own.board, NULL));
    assert_ok(pave_board_to_adjacency(own.board, NULL, &own.adjacency, NULL));
    assert_ok(pave_mesh_create_from_board(own.board, &made, NULL, NULL, &own.mesh, NULL));
    pave_picture_mesh_def def = {.mesh = own.mesh, .intended = own.adjacency, .stretched = true};
    pave_scene *scene = NULL, *out = NULL;
    assert_ok(pave_picture_mesh(&def, NULL, &scene, NULL));
    double off[4] = {0, 0, 0, 0}, sum = 0, far = 0; // x, y, x times x, y times y
    int32_t tile = 0;
    for (int64_t i = 0; i < pave_scene_count(scene); i++) {
        const pave_scene_item item = pave_scene_at(scene, i);
        if (item.kind != PAVE_SCENE_CIRCLE) continue;
        const pave_vec2 node = own.adjacency->graph->positions[tile],
                        center = pave_mesh_center(own.mesh, tile++);
        const double x = item.points[0].x - center.x, y = item.points[0].y - center.y;
        off[0] += x;
        off[1] += y;
        off[2] += x * node.x;
        off[3] += y * node.y;
        sum += x * x + y * y;
        far +=
            (node.x - center.x) * (node.x - center.x) + (node.y - center.y) * (node.y - center.y);
    }
    assert_int_equal(tile, 63);
    for (int k = 0; k < 4; k++) assert_true(off[k] > -1e-6 && off[k] < 1e-6);
    assert_true(sum < far / 10);
    pave_scene_destroy(scene);

    def.intended = NULL;
    assert_int_equal(pave_picture_mesh(&def, NULL, &out, NULL), PAVE_INVALID);
    def = (pave_picture_mesh_def){.adjacency = own.adjacency, .stretched = true};
    assert_int_equal(pave_picture_mesh(&def, NULL, &out, NULL), PAVE_INVALID);
    assert_null(out);
    release(&own);
}

TEST(all_kinds_of_pictures)
{
    fixture own = fixture_of();
    assert_ok(
        pave_mesh_edit_board(own.mesh, own.board, (pave_board_tile){2, 1}, 1, false, NULL, NULL));
    uint32_t colors[TILES] = {0};
    colors[5] = 0x010203ff;
    static const int32_t widths[] = {0, 30, 90, 333};
    for (int i = 0; i < 40; i++) {
        const pave_picture_mesh_def def = {.mesh = own.mesh,
                                           .fill = (pave_picture_fill)(i % 4),
                                           .colors = i % 4 == 3 ? colors : NULL,
                                           .adjacency = i % 3 == 1 ? own.adjacency : NULL,
                                           .labels = i % 2 == 1,
                                           .size = {.width = widths[i / 5 % 4]}};
        pave_scene_destroy(picture_of(&def));
    }
    release(&own);
    same_pictures(UINT64_C(0x2b3113bd72338b34));
}

TEST(wrong_definitions_are_refused)
{
    fixture own = fixture_of();
    const pave_fault low = {PAVE_FAULT_BRIDGE, {-2, -1, -1, -1}};
    const pave_fault high = {PAVE_FAULT_BRIDGE, {-1, own.adjacency->graph->node_count, -1, -1}};
    const struct {
        pave_picture_mesh_def def;
        pave_result result;
        const char *part;
    } rows[] = {
        {{.title = "none"}, PAVE_INVALID, "nothing to draw"},
        {{.mesh = own.mesh, .fill = (pave_picture_fill)4}, PAVE_RANGE, "fill"},
        {{.mesh = own.mesh, .fault_count = -1}, PAVE_RANGE, "fault_count"},
        {{.mesh = own.mesh, .faults = &low, .fault_count = 1}, PAVE_INVALID, "adjacency"},
        {{.adjacency = own.adjacency, .faults = &low, .fault_count = 1}, PAVE_RANGE, "node"},
        {{.adjacency = own.adjacency, .faults = &high, .fault_count = 1}, PAVE_RANGE, "node"},
        {{.mesh = own.mesh, .title = "\xff"}, PAVE_INVALID, "title"},
        {{.mesh = own.mesh, .size = {.scale = -1}}, PAVE_RANGE, "size"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        pave_scene *scene = (pave_scene *)(uintptr_t)1;
        pave_error error = {0};
        assert_int_equal(pave_picture_mesh(&rows[i].def, NULL, &scene, &error), rows[i].result);
        assert_null(scene);
        assert_int_equal(error.result, rows[i].result);
        if (!strstr(error.message, rows[i].part))
            fail_msg("\"%s\" does not say \"%s\"", error.message, rows[i].part);
        assert_int_equal(pave_picture_mesh(&rows[i].def, NULL, &scene, NULL), rows[i].result);
    }
    release(&own);
}

static pave_result make(const void *def, const pave_allocator *allocator, pave_scene **out,
                        pave_error *error)
{
    return pave_picture_mesh(def, allocator, out, error);
}

TEST(every_allocation_fails_once)
{
    fixture own = fixture_of();
    const pave_picture_mesh_def def = {.mesh = own.mesh,
                                       .fill = PAVE_PICTURE_FILL_COLORS,
                                       .adjacency = own.adjacency,
                                       .labels = true,
                                       .title = "title"};
    fail_each_allocation(make, &def);
    release(&own);
}

int main(void) { return run_all_tests(NULL, NULL); }
