/// tests/scene/test_picture_window.c: palettes; pictures of windows: cells, walls, labels and their
/// sizes, queries of every kind, what is refused, and every allocation failing once.

#include "../test.h"
#include "picture_fixture.h"
#include "src/scene/picture_shared.h"

#include <math.h>

enum { BLUE = 0x1f6f8bff, INK = 0x33302bff };
#define ORANGE UINT32_C(0xd9692fff)
#define ORANGE_WALL UINT32_C(0x9a4520ff)
#define SEEN UINT32_C(0xf6cfaeff)
#define WALL UINT32_C(0x57524aff)
#define PALE UINT32_C(0xf7f3e9ff)

static pave_window *window_of(const pave_tiling *tiling, int32_t width, int32_t height, bool wrap)
{
    const pave_window_def def = {.tiling = tiling, .width = width, .height = height, .wrap = wrap};
    pave_window *window = NULL;
    assert_ok(pave_window_create(&def, NULL, &window, NULL));
    return window;
}

static pave_scene *picture_of(const pave_picture_window_def *def)
{
    pave_scene *scene = NULL;
    pave_error error = {0};
    if (pave_picture_window(def, NULL, &scene, &error) != PAVE_OK) fail_msg("%s", error.message);
    note_picture(scene);
    return scene;
}

static pave_picture_part face_of(int32_t q, int32_t r)
{
    return (pave_picture_part){PAVE_PICTURE_FACE, pave_cell_of(q, r)};
}

// ---- Colours ------------------------------------------------------------------------------------

TEST(palettes_tell_numbers_apart)
{
    static const int32_t different[] = {8, 12, 7, 60, 60, 60};
    for (int palette = 0; palette < 6; palette++) {
        for (int32_t a = 0; a < different[palette]; a++) {
            uint32_t color = pave_picture_color((pave_picture_palette)palette, a);
            assert_int_equal(color & 0xff, 0xff);
            for (int32_t b = 0; b < a; b++)
                assert_true(color != pave_picture_color((pave_picture_palette)palette, b));
        }
        assert_true(pave_picture_color((pave_picture_palette)palette, -7) ==
                    pave_picture_color((pave_picture_palette)palette, 0));
    }
    assert_true(pave_picture_color(PAVE_PICTURE_GROUNDS, 8) ==
                pave_picture_color(PAVE_PICTURE_GROUNDS, 0));
    assert_int_equal(pave_picture_color(PAVE_PICTURE_RACES, INT32_MAX) & 0xff, 0xff);
    assert_int_equal(pave_picture_blend(0x00408000, 0xff80ffff, 0.5), 0x8060c080);
    assert_int_equal(pave_picture_blend(0x12345678, 0xffffffff, 0), 0x12345678);
    assert_int_equal(pave_picture_blend(0x12345678, 0xfffffffe, 1), 0xfffffffe);
}

// ---- Positions ----------------------------------------------------------------------------------

TEST(parts_have_positions)
{
    pave_picture_grid grid = {.tiling = pave_tiling_square()};
    assert_ok(pave_tiling_layout(grid.tiling, NULL, &grid.layout, NULL));
    assert_ok(pave_picture_grid_open(&grid, NULL));
    static const struct {
        pave_picture_part part;
        double x, y;
    } rows[] = {{{PAVE_PICTURE_FACE, {2, 1, 0}}, 2.5, 1.5},
                {{PAVE_PICTURE_EDGE, {2, 1, 0}}, 2, 1.5}, // W
                {{PAVE_PICTURE_EDGE, {2, 1, 1}}, 2.5, 1}, // N
                {{PAVE_PICTURE_VERTEX, {2, 1, 0}}, 2, 1}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        pave_vec2 at = pave_picture_grid_point(&grid, &rows[i].part);
        assert_true(fabs(at.x - rows[i].x) < 1e-12 && fabs(at.y - rows[i].y) < 1e-12);
    }
    pave_picture_grid_close(&grid, NULL);
}

// ---- Cells, walls, labels -----------------------------------------------------------------------

TEST(each_cell_is_a_polygon_with_its_name)
{
    pave_window *window = window_of(pave_tiling_hex(), 4, 3, false);
    pave_picture_window_def def = {.window = window, .title = "Hexagons"};
    pave_scene *scene = picture_of(&def);
    assert_int_equal(items_in(scene, "faces", PAVE_SCENE_POLYGON), 12);
    assert_int_equal(items_in(scene, "face-labels", PAVE_SCENE_LABEL), 12);
    assert_int_equal(items_in(scene, "edge-labels", PAVE_SCENE_LABEL), -1);
    assert_int_equal(items_in(scene, "query", PAVE_SCENE_POLYGON), -1);
    assert_int_equal(items_of_color(scene, PALE), 12);
    assert_non_null(label_of(scene, "2,1").text);
    assert_string_equal(pave_scene_get_def(scene).title, "Hexagons");
    assert_true(pave_scene_get_def(scene).size.scale == 64);
    pave_scene_destroy(scene);

    def.labels = PAVE_PICTURE_LABEL_BARE;
    def.size = (pave_scene_size){.width = 300};
    scene = picture_of(&def);
    assert_int_equal(items_in(scene, NULL, PAVE_SCENE_LABEL), 0);
    assert_int_equal(pave_scene_get_def(scene).size.width, 300);
    pave_scene_destroy(scene);
    pave_window_destroy(window);
    same_pictures(UINT64_C(0x7a19e7b466246d04));
}

TEST(edges_and_vertices_have_names_once)
{
    static const struct {
        const char *tiling, *edge, *vertex;
        int64_t edges, vertices;
    } rows[] = {{"square", "1,0,W", "1,1", 7, 6},
                {"hex", "1,0,NW", "0,0,S", 11, 10},
                {"tri", "0,0,N", "1,1", 5, 4},
                {"truncated-square", "0,0,5", "0,0,3", 21, 16}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        pave_tiling *tiling = NULL;
        assert_ok(pave_tiling_create_named(rows[i].tiling, NULL, &tiling, NULL));
        bool large = i == 3;
        const pave_tiling *own[] = {pave_tiling_square(), pave_tiling_hex(), pave_tiling_tri(),
                                    tiling};
        pave_window *window = window_of(own[i], 2, 1, false);
        const pave_picture_window_def def = {.window = window,
                                             .labels = PAVE_PICTURE_LABEL_FACES |
                                                       PAVE_PICTURE_LABEL_EDGES |
                                                       PAVE_PICTURE_LABEL_VERTICES};
        pave_scene *scene = picture_of(&def);
        if (!large) {
            assert_int_equal(items_in(scene, "edge-labels", PAVE_SCENE_LABEL), rows[i].edges);
            assert_int_equal(items_in(scene, "edge-labels", PAVE_SCENE_LINE), 2 * rows[i].edges);
            assert_int_equal(items_in(scene, "vertices", PAVE_SCENE_CIRCLE), rows[i].vertices);
        }
        assert_non_null(label_of(scene, rows[i].edge).text);
        assert_non_null(label_of(scene, rows[i].vertex).text);
        assert_true(pave_scene_get_def(scene).size.scale > 64); // grown, so that all can be read
        pave_scene_destroy(scene);
        pave_window_destroy(window);
        pave_tiling_destroy(tiling);
    }
    same_pictures(UINT64_C(0x1e88b4d3db4dcf0a));
}

TEST(labels_too_small_to_read_are_left_out)
{
    pave_window *window = window_of(pave_tiling_square(), 3, 3, false);
    static const struct {
        double scale;
        int64_t labels;
    } rows[] = {{64, 9}, {14, 9}, {10, -1}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const pave_picture_window_def def = {.window = window, .size = {.scale = rows[i].scale}};
        pave_scene *scene = picture_of(&def);
        assert_int_equal(items_in(scene, "face-labels", PAVE_SCENE_LABEL), rows[i].labels);
        pave_scene_destroy(scene);
    }
    pave_window_destroy(window);
    same_pictures(UINT64_C(0x26cac5847ae60270));
}

static void write_own_name(void *context, pave_picture_part part, char *out)
{
    assert_int_equal(part.kind, PAVE_PICTURE_FACE);
    assert_string_equal(out, "");
    if (part.at.q == 1)
        snprintf(out, PAVE_PICTURE_TEXT_SIZE, "%s%d", (const char *)context, part.at.r);
}

/// `long` on the part that `context` counts down to, on others a short name.
static void write_long_name(void *context, pave_picture_part part, char *out)
{
    const char *name = *(int *)context == part.at.q + 3 * part.at.r ? "Constantinople" : "i";
    snprintf(out, PAVE_PICTURE_TEXT_SIZE, "%s", name);
}

/// Labels of a kind are as large as the longest lets them be, whichever part has it. A caption is
/// written however short.
TEST(the_longest_label_counts)
{
    pave_window *window = window_of(pave_tiling_square(), 3, 2, false);
    static const uint32_t labels[] = {PAVE_PICTURE_LABEL_FACES, PAVE_PICTURE_LABEL_EDGES,
                                      PAVE_PICTURE_LABEL_VERTICES};
    for (int kind = 0; kind < 3; kind++)
        for (int k = 0; k < 6; k++) {
            const pave_picture_window_def def = {.window = window,
                                                 .labels = labels[kind],
                                                 .names = {write_long_name, &k},
                                                 .caption = "l"};
            pave_scene *scene = picture_of(&def);
            pave_scene_item text = label_of(scene, "Constantinople"),
                            caption = label_of(scene, "l");
            assert_non_null(caption.text);
            assert_true(caption.points[0].y > 2);
            assert_non_null(text.text);
            assert_true(text.font.size == label_of(scene, "i").font.size);
            assert_true(pave_scene_text_width(text.text) * text.font.size < 1.2);
            pave_scene_destroy(scene);
        }
    pave_window_destroy(window);
    same_pictures(UINT64_C(0xce1b30b19a7918a2));
}

TEST(names_colors_walls_and_captions)
{
    pave_window *window = window_of(pave_tiling_square(), 3, 2, false);
    pave_mask *walls = NULL;
    assert_ok(pave_mask_create(window, NULL, &walls, NULL));
    pave_mask_set_cell(walls, 5, true);
    const uint32_t colors[6] = {0, 0x112233ff, 0, 0, 0, 0x445566ff};
    char prefix[] = "row ";
    pave_picture_window_def def = {
        .walls = walls, .colors = colors, .names = {write_own_name, prefix}, .caption = "below"};
    pave_scene *scene = picture_of(&def);
    assert_int_equal(items_in(scene, "face-labels", PAVE_SCENE_LABEL), 2);
    assert_int_equal(label_of(scene, "row 1").font.color, INK);
    assert_int_equal(items_of_color(scene, 0x112233ff), 1);
    assert_int_equal(items_of_color(scene, WALL), 1); // over its own colour
    assert_int_equal(items_in(scene, "walls", PAVE_SCENE_LINE), -1);
    assert_true(label_of(scene, "below").points[0].y > 2);
    pave_scene_destroy(scene);

    // A wall on an edge is drawn once, from whichever side; and so is one on the rim.
    assert_ok(pave_mask_set_side(walls, 0, 1, true));
    assert_ok(pave_mask_set_side(walls, 3, 3, true));
    scene = picture_of(&def);
    assert_int_equal(items_in(scene, "walls", PAVE_SCENE_LINE), 2);
    pave_scene_destroy(scene);

    pave_coloring coloring = {0};
    assert_ok(pave_tiling_color(pave_tiling_square(), PAVE_CONTACT_EDGE, 8, NULL, &coloring));
    def = (pave_picture_window_def){.window = window, .coloring = &coloring};
    scene = picture_of(&def);
    assert_int_equal(items_of_color(scene, pave_picture_color(PAVE_PICTURE_GROUNDS, 0)), 3);
    assert_int_equal(items_of_color(scene, pave_picture_color(PAVE_PICTURE_GROUNDS, 1)), 3);
    pave_scene_destroy(scene);
    pave_coloring_release(&coloring, NULL);
    pave_mask_destroy(walls);
    pave_window_destroy(window);
    same_pictures(UINT64_C(0xa9ebbd1754099894));
}

TEST(a_layout_of_ones_own_says_where)
{
    pave_window *window = window_of(pave_tiling_square(), 2, 2, false);
    pave_layout layout;
    assert_ok(
        pave_layout_of(pave_vec2_of(10, 20), pave_vec2_of(3, 0), pave_vec2_of(0, 2), &layout));
    const pave_picture_window_def def = {.window = window, .layout = &layout};
    pave_scene *scene = picture_of(&def);
    pave_box box = pave_scene_bounds(scene);
    assert_true(fabs(box.min.x - 9.75) < 0.1 && fabs(box.max.y - 24.25) < 0.1);
    pave_scene_destroy(scene);
    pave_window_destroy(window);
    same_pictures(UINT64_C(0x1264374eef1e1712));
}

/// y_up is that of a layout: r grows upwards in the scene, whose y points down.
TEST(rows_may_go_up)
{
    pave_window *window;
    pave_layout layout;
    pave_scene *scenes[3];
    const pave_layout_def up = {.orientation = PAVE_FLAT, .y_up = true};
    const pave_window_def cells = {
        .tiling = pave_tiling_hex(), .shape = PAVE_WINDOW_HEXAGON, .radius = 1};
    assert_ok(pave_window_create(&cells, NULL, &window, NULL));
    assert_ok(pave_hex_layout(&up, &layout, NULL));
    const pave_picture_window_def rows[] = {
        {.window = window, .orientation = PAVE_FLAT, .y_up = true},
        {.window = window, .layout = &layout},
        {.window = window, .orientation = PAVE_FLAT}};
    for (int i = 0; i < 3; i++) assert_ok(pave_picture_window(&rows[i], NULL, &scenes[i], NULL));
    assert_true(pave_scene_hash(scenes[0]) == pave_scene_hash(scenes[1]));
    assert_true(pave_scene_hash(scenes[0]) != pave_scene_hash(scenes[2]));
    for (int i = 0; i < 3; i++) pave_scene_destroy(scenes[i]);
    pave_window_destroy(window);
}

/// Every shape of every grid and two other tilings, turned, coloured and labelled: each picture is
/// as it was.
TEST(all_kinds_of_pictures)
{
    pave_tiling *others[2] = {NULL, NULL};
    assert_ok(pave_tiling_create_named("snub-trihexagonal", NULL, &others[0], NULL));
    assert_ok(pave_tiling_create_named("cairo", NULL, &others[1], NULL));
    const pave_tiling *tilings[] = {pave_tiling_square(), pave_tiling_hex(), pave_tiling_tri(),
                                    others[0], others[1]};
    int made = 0;
    for (int i = 0; i < 5 * 5 * 4; i++) {
        const pave_window_def shape = {.tiling = tilings[i % 5],
                                       .shape = (pave_window_shape)(i / 5 % 5),
                                       .width = 3,
                                       .height = 2,
                                       .radius = 2};
        pave_window *window = NULL;
        if (pave_window_create(&shape, NULL, &window, NULL) != PAVE_OK) continue;
        static const int32_t widths[] = {0, 60, 200, 999};
        const pave_picture_window_def def = {.window = window,
                                             .orientation = (pave_orientation)(i / 25 % 2),
                                             .labels = (uint32_t)(i * 5 % 32),
                                             .title = i % 3 ? NULL : "A window",
                                             .caption = i % 4 ? NULL : "below it",
                                             .size = {.width = widths[i / 25]}};
        pave_scene_destroy(picture_of(&def));
        pave_window_destroy(window);
        made++;
    }
    assert_true(made >= 50);
    pave_tiling_destroy(others[0]);
    pave_tiling_destroy(others[1]);
    same_pictures(UINT64_C(0xcfb8b74ac57f824d));
}

// ---- Queries ------------------------------------------------------------------------------------

TEST(subject_and_answer_have_two_colors)
{
    pave_window *window = window_of(pave_tiling_square(), 5, 4, false);
    pave_mask *walls = NULL;
    assert_ok(pave_mask_create(window, NULL, &walls, NULL));
    pave_mask_set_cell(walls, 6, true);
    const pave_picture_part subject[] = {face_of(2, 1)};
    const pave_cell cells[] = {{2, 0, 0}, {3, 1, 0}, {2, 2, 0}, {1, 1, 0}, {2, 1, 0}};
    pave_picture_query query = {
        .subject = subject, .subject_count = 1, .cells = cells, .cell_count = 5};
    pave_picture_window_def def = {.walls = walls, .query = &query};
    pave_scene *scene = picture_of(&def);
    assert_int_equal(items_of_color(scene, BLUE), 1); // though the answer lists it too
    assert_int_equal(items_of_color(scene, ORANGE), 3);
    assert_int_equal(items_of_color(scene, ORANGE_WALL), 1);
    assert_int_equal(items_in(scene, "face-labels", PAVE_SCENE_LABEL), 15);
    assert_int_equal(items_in(scene, "query-labels", PAVE_SCENE_LABEL), 5);
    assert_int_equal(label_of(scene, "2,0").font.color, 0xffffffff);
    pave_scene_destroy(scene);

    query.numbered = true;
    def.labels = PAVE_PICTURE_LABEL_BARE; // but numbers are written all the same
    scene = picture_of(&def);
    assert_int_equal(items_in(scene, NULL, PAVE_SCENE_LABEL), 5);
    assert_non_null(label_of(scene, "3").text);
    assert_non_null(label_of(scene, "4").text); // of the subject, where the answer lists it
    pave_scene_destroy(scene);

    query.numbered = false;
    def.labels = PAVE_PICTURE_LABEL_QUERY;
    scene = picture_of(&def);
    assert_int_equal(items_in(scene, NULL, PAVE_SCENE_LABEL), 5);
    pave_scene_destroy(scene);
    pave_mask_destroy(walls);
    pave_window_destroy(window);
    same_pictures(UINT64_C(0x66eda79798ba6974));
}

TEST(edges_vertices_and_points_are_marked)
{
    pave_window *window = window_of(pave_tiling_hex(), 3, 3, false);
    const pave_picture_part subject[] = {{PAVE_PICTURE_VERTEX, {1, 1, 0}}, face_of(0, 0)};
    const pave_cell edges[] = {{1, 1, 0}, {1, 1, 1}};
    const pave_vec2 asked[] = {{0.1, 0.2}}, points[] = {{0, 0}, {1, 1}};
    pave_picture_query query = {.subject = subject,
                                .subject_count = 2,
                                .subject_points = asked,
                                .subject_point_count = 1,
                                .kind = PAVE_PICTURE_EDGE,
                                .cells = edges,
                                .cell_count = 2};
    pave_picture_window_def def = {.window = window, .query = &query};
    pave_scene *scene = picture_of(&def);
    assert_int_equal(items_in(scene, "query-borders", PAVE_SCENE_LINE), 2);
    assert_int_equal(items_in(scene, "query-borders", PAVE_SCENE_CIRCLE), 1);
    assert_int_equal(items_in(scene, "query-labels", PAVE_SCENE_CIRCLE), 1);
    assert_int_equal(items_in(scene, "query-labels", PAVE_SCENE_LABEL), 4);
    pave_scene_destroy(scene);

    // A point on the middle of the face covers its label.
    query.points = points;
    query.point_count = 2;
    scene = picture_of(&def);
    assert_int_equal(items_in(scene, "query-labels", PAVE_SCENE_CIRCLE), 3);
    assert_int_equal(items_in(scene, "query-labels", PAVE_SCENE_LABEL), 3);
    pave_scene_destroy(scene);
    pave_window_destroy(window);
    same_pictures(UINT64_C(0x51593297a4c6fa7a));
}

TEST(numbers_fade_or_are_classes)
{
    pave_window *window = window_of(pave_tiling_square(), 3, 1, false);
    const int32_t numbers[] = {0, 2, -1};
    pave_picture_query query = {.numbers = numbers, .numbered = true};
    const pave_picture_window_def def = {.window = window, .query = &query};
    pave_scene *scene = picture_of(&def);
    assert_int_equal(items_of_color(scene, ORANGE), 1);
    assert_int_equal(items_of_color(scene, PALE), 2); // as far as it goes, and without a number
    assert_int_equal(items_in(scene, "face-labels", PAVE_SCENE_LABEL), 2);
    pave_scene_destroy(scene);
    query.classes = true;
    scene = picture_of(&def);
    assert_int_equal(items_of_color(scene, pave_picture_color(PAVE_PICTURE_GROUNDS, 2)), 1);
    pave_scene_destroy(scene);
    pave_window_destroy(window);
    same_pictures(UINT64_C(0xacc3e9bea30b1e32));
}

TEST(ways_run_through_cells_and_over_wraps)
{
    pave_window *plain = window_of(pave_tiling_square(), 4, 4, false),
                *torus = window_of(pave_tiling_square(), 4, 4, true);
    pave_mask *seen = NULL;
    assert_ok(pave_mask_create(plain, NULL, &seen, NULL));
    pave_mask_set_cell(seen, 3, true);
    const pave_cell cells[] = {{1, 0, 0}, {0, 0, 0}, {3, 0, 0}}, line[] = {{0, 0, 0}, {3, 2, 0}};
    pave_picture_query path = {.cells = cells, .cell_count = 3, .path = true};
    pave_picture_query sight = {.line = line, .seen = seen};
    const struct {
        pave_window *window;
        pave_picture_query *query;
        int64_t lines, polygons;
    } rows[] = {{plain, &path, 1, 4}, // three faces and the tip of an arrow
                {torus, &path, 2, 5}, // out on one side and in on the other
                {plain, &sight, 1, 0}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const pave_picture_window_def def = {.window = rows[i].window, .query = rows[i].query};
        pave_scene *scene = picture_of(&def);
        assert_int_equal(items_in(scene, "query", PAVE_SCENE_LINE), rows[i].lines);
        assert_int_equal(items_in(scene, "query", PAVE_SCENE_POLYGON), rows[i].polygons);
        assert_true(label_of(scene, "2,2").font.halo_width > 0); // readable across a line
        assert_int_equal(items_of_color(scene, SEEN), rows[i].query == &sight);
        pave_scene_destroy(scene);
    }
    pave_mask_destroy(seen);
    pave_window_destroy(torus);
    pave_window_destroy(plain);
    same_pictures(UINT64_C(0x302a43b3264410d0));
}

// ---- Failures -----------------------------------------------------------------------------------

TEST(wrong_definitions_are_refused)
{
    pave_window *window = window_of(pave_tiling_square(), 2, 2, false),
                *other = window_of(pave_tiling_hex(), 2, 2, false);
    pave_mask *foreign = NULL;
    assert_ok(pave_mask_create(other, NULL, &foreign, NULL));
    const pave_picture_part no_kind[] = {{(pave_picture_part_kind)3, {0, 0, 0}}};
    const pave_picture_part no_edge[] = {{PAVE_PICTURE_EDGE, {0, 0, 2}}};
    const pave_cell far_off[] = {{PAVE_COORDINATE_MAX + 1, 0, 0}, {0, 0, 0}},
                    below[] = {{0, 0, -1}};
    const pave_picture_query queries[] = {
        {.subject = no_kind, .subject_count = 1},
        {.subject = no_edge, .subject_count = 1},
        {.cells = far_off, .cell_count = 1},
        {.cells = below, .cell_count = 1},
        {.line = far_off},
        {.kind = (pave_picture_part_kind)-1},
        {.cell_count = -1},
        {.subject_count = -1},
        {.subject_point_count = -1},
        {.point_count = -1},
        {.seen = foreign},
    };
    const struct {
        pave_picture_window_def def;
        pave_result result;
        const char *part;
    } rows[] = {{{.title = "none"}, PAVE_INVALID, "no window"},
                {{.window = window, .walls = foreign}, PAVE_INVALID, "walls"},
                {{.window = window, .labels = 32}, PAVE_RANGE, "labels"},
                {{.window = window, .orientation = (pave_orientation)2}, PAVE_RANGE, "orientation"},
                {{.window = window, .title = "\xff"}, PAVE_INVALID, "title"},
                {{.window = window, .caption = "a\nb"}, PAVE_INVALID, "line break"},
                {{.window = window, .size = {.scale = NAN}}, PAVE_RANGE, "size"},
                {{.window = window, .size = {.scale = 1, .height = 1}}, PAVE_INVALID, "both"}};
    pave_scene *scene;
    pave_error error;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        scene = (pave_scene *)(uintptr_t)1;
        error = (pave_error){0};
        assert_int_equal(pave_picture_window(&rows[i].def, NULL, &scene, NULL), rows[i].result);
        assert_int_equal(pave_picture_window(&rows[i].def, NULL, &scene, &error), rows[i].result);
        assert_null(scene);
        assert_int_equal(error.result, rows[i].result);
        if (!strstr(error.message, rows[i].part))
            fail_msg("\"%s\" does not say \"%s\"", error.message, rows[i].part);
    }
    for (size_t i = 0; i < sizeof queries / sizeof *queries; i++) {
        const pave_picture_window_def def = {.window = window, .query = &queries[i]};
        scene = (pave_scene *)(uintptr_t)1;
        assert_int_equal(pave_picture_window(&def, NULL, &scene, &error),
                         queries[i].seen ? PAVE_INVALID : PAVE_RANGE);
        assert_null(scene);
        assert_non_null(strstr(error.message, queries[i].seen ? "seen" : "query"));
    }
    pave_mask_destroy(foreign);
    pave_window_destroy(other);
    pave_window_destroy(window);
}

static pave_result make(const void *def, const pave_allocator *allocator, pave_scene **out,
                        pave_error *error)
{
    return pave_picture_window(def, allocator, out, error);
}

TEST(every_allocation_fails_once)
{
    pave_window *window = window_of(pave_tiling_tri(), 3, 3, false);
    const pave_picture_part subject[] = {face_of(1, 1)};
    const pave_cell cells[] = {{0, 0, 0}, {0, 0, 1}, {1, 0, 0}};
    const pave_picture_query query = {
        .subject = subject, .subject_count = 1, .cells = cells, .cell_count = 3, .path = true};
    const pave_picture_window_def def = {
        .window = window,
        .labels = PAVE_PICTURE_LABEL_FACES | PAVE_PICTURE_LABEL_EDGES | PAVE_PICTURE_LABEL_VERTICES,
        .title = "title",
        .caption = "caption",
        .query = &query};
    fail_each_allocation(make, &def);
    pave_window_destroy(window);
}

int main(void) { return run_all_tests(NULL, NULL); }
