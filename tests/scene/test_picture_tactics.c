/// tests/scene/test_picture_tactics.c: pictures of boards: what of the data becomes which item,
/// what is refused, and every allocation failing once.
#include <math.h>

#include "../test.h"
#include "picture_fixture.h"

#include <pave/tri.h>

enum { WIDTH = 12, HEIGHT = 5, CELLS = WIDTH * HEIGHT };

typedef struct board {
    pave_window *window;
    pave_mask *walls, *rough;
    uint32_t colors[CELLS];
    int32_t outlines[CELLS], cells[3];
} board;

static const pave_tiling *tiling_of(int kind)
{
    return kind == 0 ? pave_tiling_tri() : kind == 1 ? pave_tiling_hex() : pave_tiling_square();
}

static void board_open(board *b, int kind)
{
    const pave_window_def def = {.tiling = tiling_of(kind), .width = WIDTH, .height = HEIGHT};
    *b = (board){.cells = {1, 2, 14}};
    assert_ok(pave_window_create(&def, NULL, &b->window, NULL));
    assert_int_equal(b->window->count, CELLS);
    assert_ok(pave_mask_create(b->window, NULL, &b->walls, NULL));
    assert_ok(pave_mask_create(b->window, NULL, &b->rough, NULL));
}

static void board_close(board *b)
{
    pave_mask_destroy(b->rough);
    pave_mask_destroy(b->walls);
    pave_window_destroy(b->window);
}

static pave_scene *made(const pave_picture_tactics_def *def)
{
    pave_error error = {0};
    pave_scene *scene;
    if (pave_picture_tactics(def, NULL, &scene, &error) != PAVE_OK) fail_msg("%s", error.message);
    note_picture(scene);
    return scene;
}

/// The number of the face: its index.
static void write_index(void *context, pave_picture_part part, char *out)
{
    const int64_t index = pave_window_index(context, part.at);
    if (index < 10) snprintf(out, PAVE_PICTURE_TEXT_SIZE, "%d", (int)index);
}

// ---- What is drawn ------------------------------------------------------------------------------

TEST(every_layer_has_its_items)
{
    for (int kind = 0; kind < 3; kind++) {
        board b;
        board_open(&b, kind);
        pave_scene *scene = made(&(pave_picture_tactics_def){.window = b.window});
        assert_int_equal(items_in(scene, "ground", PAVE_SCENE_POLYGON), CELLS);
        assert_int_equal(items_in(scene, NULL, PAVE_SCENE_POLYGON), CELLS);
        assert_int_equal(items_in(scene, "walls", PAVE_SCENE_POLYGON), -1);
        assert_int_equal(items_in(scene, "labels", PAVE_SCENE_LABEL), -1);
        pave_scene_destroy(scene);

        pave_mask_set_cell(b.walls, 3, true);
        pave_mask_set_cell(b.rough, 7, true);
        assert_ok(pave_mask_set_side(b.walls, 20, 1, true));
        b.colors[5] = UINT32_C(0x123456ff);
        b.outlines[16] = 1;
        const pave_picture_trail trails[] = {
            {.cells = b.cells, .cell_count = 2, .color = UINT32_C(0x010203ff)},
            {.cells = b.cells, .cell_count = 1, .end = PAVE_PICTURE_TRAIL_ARROW},
            {.cells = b.cells, .cell_count = 2, .end = PAVE_PICTURE_TRAIL_ARROW, .straight = true},
            {.cells = b.cells + 2,
             .cell_count = 1,
             .end = PAVE_PICTURE_TRAIL_BARRED,
             .beyond = pave_window_cell(b.window, 15)},
        };
        const pave_picture_token tokens[] = {
            {.cells = b.cells, .cell_count = 1, .color = UINT32_C(0xaa0000ff), .text = "A"},
            {.cells = b.cells, .cell_count = 3, .color = UINT32_C(0x00aa00ff), .facing = {1, 0}},
            {.kind = PAVE_PICTURE_FLAG, .cells = b.cells, .cell_count = 1},
        };
        scene = made(&(pave_picture_tactics_def){.walls = b.walls,
                                                 .rough = b.rough,
                                                 .colors = b.colors,
                                                 .outlines = b.outlines,
                                                 .names = {write_index, b.window},
                                                 .trails = trails,
                                                 .trail_count = 4,
                                                 .tokens = tokens,
                                                 .token_count = 3,
                                                 .title = "a board",
                                                 .caption = "below"});
        const int sides = pave_tiling_side_count(b.window->tiling, 0);
        assert_int_equal(items_in(scene, "ground", PAVE_SCENE_POLYGON), CELLS - 1);
        assert_int_equal(items_in(scene, "cells", PAVE_SCENE_POLYGON), 1);
        assert_int_equal(items_of_color(scene, UINT32_C(0x123456ff)), 1);
        assert_int_equal(items_in(scene, "rough", PAVE_SCENE_POLYGON), 8);
        assert_int_equal(items_in(scene, "outlines", PAVE_SCENE_LINE), sides);
        assert_true(items_in(scene, "walls", PAVE_SCENE_POLYGON) >= 3);
        assert_int_equal(items_in(scene, "walls", PAVE_SCENE_LINE), 3);
        assert_int_equal(items_in(scene, "labels", PAVE_SCENE_LABEL), 10);
        assert_int_equal(items_in(scene, "tokens", PAVE_SCENE_LABEL), 1);
        assert_non_null(label_of(scene, "below").text);
        assert_int_equal(items_of_color(scene, UINT32_C(0x010203ff)), 1);
        // A body is drawn cell by cell, and below it as often; its disc is its colour too.
        assert_int_equal(items_of_color(scene, UINT32_C(0x00aa00ff)), 3 + 2);
        pave_scene_destroy(scene);
        board_close(&b);
    }
    same_pictures(UINT64_C(0xd9595a1e5ba4cb15));
}

/// A wall hides the foot of the wall behind it, and casts nothing on its own side.
TEST(walls_beside_each_other_have_no_face_between)
{
    board b;
    board_open(&b, 0);
    pave_mask_set_cell(b.walls, 2, true);
    pave_scene *alone = made(&(pave_picture_tactics_def){.walls = b.walls});
    pave_mask_set_cell(b.walls, 3, true);
    pave_scene *two = made(&(pave_picture_tactics_def){.walls = b.walls});
    // L has two sides that face down and R one; each has a shade and a top.
    assert_int_equal(items_in(alone, "walls", PAVE_SCENE_POLYGON), 2 + 2);
    assert_int_equal(items_in(two, "walls", PAVE_SCENE_POLYGON), 2 * 2 + 2 + 1 - 1);
    pave_scene_destroy(alone);
    pave_scene_destroy(two);
    board_close(&b);
    same_pictures(UINT64_C(0x3807231df84b5281));
}

TEST(a_trail_breaks_where_the_window_wraps)
{
    pave_window *window;
    const pave_window_def def = {
        .tiling = pave_tiling_tri(), .width = 12, .height = 4, .wrap = true};
    assert_ok(pave_window_create(&def, NULL, &window, NULL));
    const int32_t across[4] = {1, 0, 11, 10}, inside[4] = {1, 2, 3, 4};
    const pave_picture_trail trails[2] = {{.cells = across, .cell_count = 4},
                                          {.cells = inside, .cell_count = 4}};
    for (int i = 0; i < 2; i++) {
        pave_scene *scene = made(
            &(pave_picture_tactics_def){.window = window, .trails = &trails[i], .trail_count = 1});
        assert_int_equal(items_in(scene, "trails", PAVE_SCENE_LINE), i ? 2 : 4);
        pave_scene_destroy(scene);
    }
    pave_window_destroy(window);
    same_pictures(UINT64_C(0x9e2829d40b5707c0));
}

TEST(the_scale_of_colors_goes_from_pale_to_dark)
{
    uint32_t before = UINT32_MAX;
    for (int32_t number = 0; number <= 60; number++) {
        const uint32_t color = pave_picture_scale_color(number, 60),
                       light = (color >> 24) + 2 * (color >> 16 & 0xff) + (color >> 8 & 0xff);
        assert_int_equal(color & 0xff, 0xff);
        assert_true(light < before);
        before = light;
    }
    assert_int_equal(pave_picture_scale_color(-5, 60), pave_picture_scale_color(0, 60));
    assert_int_equal(pave_picture_scale_color(70, 60), pave_picture_scale_color(60, 60));
    assert_int_equal(pave_picture_scale_color(1, 0), pave_picture_scale_color(1, 1));
}

// ---- What is refused ----------------------------------------------------------------------------

TEST(wrong_boards_are_refused)
{
    board b, other;
    pave_window *empty;
    const pave_window_def none = {.tiling = pave_tiling_tri()}, small = {.width = 2, .height = 2};
    board_open(&b, 0);
    assert_ok(pave_window_create(&none, NULL, &empty, NULL));
    assert_ok(pave_window_create(&small, NULL, &other.window, NULL));
    assert_ok(pave_mask_create(other.window, NULL, &other.walls, NULL));
    const int32_t outside = CELLS, before = -1;
    const pave_picture_token tokens[] = {{.cells = &outside, .cell_count = 1},
                                         {.cells = &before, .cell_count = 1},
                                         {.cell_count = 0}};
    const pave_picture_trail trail = {.cells = &outside, .cell_count = 1};
    const struct {
        pave_picture_tactics_def def;
        pave_result result;
    } cases[] = {
        {{.window = NULL}, PAVE_INVALID},
        {{.window = empty}, PAVE_INVALID},
        {{.window = b.window, .walls = other.walls}, PAVE_INVALID},
        {{.window = b.window, .rough = other.walls}, PAVE_INVALID},
        {{.window = b.window, .tokens = &tokens[0], .token_count = 1}, PAVE_INVALID},
        {{.window = b.window, .tokens = &tokens[1], .token_count = 1}, PAVE_INVALID},
        {{.window = b.window, .tokens = &tokens[2], .token_count = 1}, PAVE_INVALID},
        {{.window = b.window, .trails = &trail, .trail_count = 1}, PAVE_INVALID},
        {{.window = b.window, .orientation = (pave_orientation)2}, PAVE_RANGE},
        {{.window = b.window, .title = "a\nb"}, PAVE_INVALID},
        {{.window = b.window, .size = {.scale = -1}}, PAVE_RANGE},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        pave_error error = {0};
        pave_scene *scene = (pave_scene *)(void *)&error;
        assert_int_equal(pave_picture_tactics(&cases[i].def, NULL, &scene, &error),
                         cases[i].result);
        assert_int_equal(error.result, cases[i].result);
        assert_null(scene);
    }
    pave_mask_destroy(other.walls);
    pave_window_destroy(other.window);
    pave_window_destroy(empty);
    board_close(&b);
}

/// A scene within another is a group of its own in the group.
TEST(a_ground_is_below_and_gives_the_view)
{
    board b;
    board_open(&b, 0);
    for (int i = 0; i < CELLS; i++) b.colors[i] = 0xff0000ff;
    const pave_scene_def def = {
        .background = 0x112233ff, .view = {{1, 2}, {9, 5}}, .title = "land"};
    const pave_scene_style style = {.fill = 0x00ff00ff};
    pave_scene *ground = NULL;
    assert_ok(pave_scene_create(&def, NULL, &ground, NULL));
    pave_scene_add_circle(ground, pave_vec2_of(4, 3), 1, &style);
    pave_mask_set_cell(b.walls, 3, true);
    for (int cells = 0; cells < 2; cells++) {
        pave_scene *scene = made(&(pave_picture_tactics_def){.walls = b.walls,
                                                             .rough = b.rough,
                                                             .ground = ground,
                                                             .cells = cells == 1,
                                                             .colors = b.colors});
        const pave_scene_def got = pave_scene_get_def(scene);
        const pave_box box = pave_scene_bounds(scene);
        assert_int_equal(got.background, def.background);
        assert_string_equal(got.title, "land");
        assert_true(box.min.x == 1 && box.max.y == 5);
        assert_int_equal(items_in(scene, "ground", PAVE_SCENE_POLYGON), cells ? CELLS : 0);
        assert_int_equal(items_in(scene, "walls", PAVE_SCENE_POLYGON), -1);
        assert_int_equal(items_in(scene, "cells", PAVE_SCENE_POLYGON), CELLS);
        for (int64_t i = 0; i < pave_scene_count(scene); i++) // the ground is seen through colours
            assert_true(pave_scene_at(scene, i).style.fill != 0xff0000ff);
        pave_scene_destroy(scene);
    }
    pave_scene_destroy(ground);
    board_close(&b);
}

TEST(counters_fit_their_cells_and_long_names_are_below)
{
    static const struct {
        const char *text;
        int labels;
    } rows[] = {{"A1", 1},
                {"orc", 1},
                {"captain", 2},
                {"\xc3\xa9"
                 "clair",
                 2},
                {NULL, 0}};
    for (int kind = 0; kind < 3; kind++)
        for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
            board b;
            board_open(&b, kind);
            const pave_picture_token token = {.kind = PAVE_PICTURE_COUNTER,
                                              .cells = b.cells,
                                              .cell_count = 1,
                                              .color = 0xff,
                                              .text = rows[i].text};
            pave_scene *scene = made(&(pave_picture_tactics_def){
                .window = b.window, .tokens = &token, .token_count = 1});
            int labels = 0;
            double radius = 0;
            for (int64_t k = 0; k < pave_scene_count(scene); k++) {
                const pave_scene_item item = pave_scene_at(scene, k);
                if (item.kind == PAVE_SCENE_CIRCLE) radius = item.radius;
                if (item.kind == PAVE_SCENE_LABEL && labels++ == 0 && rows[i].labels == 1)
                    assert_true(pave_scene_text_width(item.text) * item.font.size <= 1.9 * radius);
            }
            static const double inside[] = {0.288675, 0.866025, 0.5}; // radii of the cells
            assert_true(fabs(radius - 0.8 * inside[kind]) < 1e-5);
            assert_int_equal(labels, rows[i].labels);
            pave_scene_destroy(scene);
            board_close(&b);
        }
}

TEST(names_of_counters_stay_inside_the_view)
{
    static const char *const names[] = {"captain", "A name that is much wider than the view"};
    const int32_t cells[] = {0, WIDTH - 1, WIDTH + 5};
    for (int kind = 0; kind < 3; kind++)
        for (int i = 0; i < 6; i++) {
            board b;
            board_open(&b, kind);
            const char *name = names[i / 3];
            const pave_picture_token token = {.kind = PAVE_PICTURE_COUNTER,
                                              .cells = &cells[i % 3],
                                              .cell_count = 1,
                                              .color = 0xff,
                                              .text = name};
            pave_picture_tactics_def def = {.window = b.window, .tokens = &token, .token_count = 1};
            pave_scene *open = made(&def);
            const pave_scene_item first = label_of(open, i / 3 ? "A" : "c"),
                                  free = label_of(open, name);
            assert_true(free.points[0].x == first.points[0].x); // all of it is in the picture
            for (int side = -1; side <= 1; side++) {
                const double low = first.points[0].x - (side < 0 ? 0.4 : 3),
                             high = first.points[0].x + (side > 0 ? 0.4 : 3);
                def.view = pave_box_of(pave_vec2_of(low, -9), pave_vec2_of(high, 9));
                pave_scene *scene = made(&def);
                const pave_scene_item label = label_of(scene, name);
                const pave_box view = pave_scene_bounds(scene);
                const double half = 1.1 * pave_scene_text_width(name) * label.font.size / 2;
                assert_true(label.points[0].x - half >= view.min.x);
                assert_true(label.points[0].x + half <= view.max.x);
                assert_true(label.font.size > 0 && label.font.size <= free.font.size);
                pave_scene_destroy(scene);
            }
            // A counter beyond the view keeps its name.
            def.view = pave_box_of(pave_vec2_of(first.points[0].x + 0.5, -9),
                                   pave_vec2_of(first.points[0].x + 9, 9));
            if (i % 3 != 1) {
                pave_scene *scene = made(&def);
                assert_true(label_of(scene, name).points[0].x == first.points[0].x);
                pave_scene_destroy(scene);
            }
            pave_scene_destroy(open);
            board_close(&b);
        }
}

static pave_result make(const void *def, const pave_allocator *allocator, pave_scene **out,
                        pave_error *error)
{
    return pave_picture_tactics(def, allocator, out, error);
}

TEST(failed_allocations_are_reported)
{
    board b;
    board_open(&b, 0);
    pave_mask_set_cell(b.walls, 3, true);
    const pave_picture_trail trail = {.cells = b.cells, .cell_count = 3};
    const pave_picture_token token = {.cells = b.cells, .cell_count = 1, .text = "A"};
    fail_each_allocation(make, &(pave_picture_tactics_def){.walls = b.walls,
                                                           .names = {write_index, b.window},
                                                           .trails = &trail,
                                                           .trail_count = 1,
                                                           .tokens = &token,
                                                           .token_count = 1});
    board_close(&b);
}

int main(void) { return run_all_tests(NULL, NULL); }
