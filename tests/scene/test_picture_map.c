/// tests/scene/test_picture_map.c: pictures of maps: fills, marks, names and dice, borders and
/// cells, films, graphs, images of fine cells, what is refused, and every allocation failing once.

#include "../calls.h"
#include "../sparse.h"
#include "../test.h"
#include "picture_fixture.h"

#include <pave/board.h>

#include <math.h>

#define SEA UINT32_C(0xbfdcecff)
#define EMPTY UINT32_C(0xe9ecefff)

enum { WIDTH = 8, HEIGHT = 6 };

/// Three areas beside each other, and two empty cells in a corner.
static pave_map *map_of(const pave_tiling *tiling, const char *kind, bool players)
{
    static const int32_t owners[] = {0, 1, -1}, dice[] = {3, 8, 9};
    const pave_window_def shape = {.tiling = tiling, .width = WIDTH, .height = HEIGHT};
    pave_window *window = NULL;
    pave_map *map = NULL;
    int32_t labels[2 * WIDTH * HEIGHT];
    assert_ok(pave_window_create(&shape, NULL, &window, NULL));
    for (int64_t i = 0; i < window->count; i++)
        labels[i] = i < 2 ? 0 : 1 + (int32_t)(3 * i / window->count);
    const pave_map_def def = {
        .territory = {.ground = pave_ground_of_window(window), .labels = labels},
        .kind = kind,
        .own.window = window};
    assert_ok(pave_map_create(&def, NULL, NULL, &map, NULL));
    assert_int_equal(map->territories->count, 3);
    if (players) assert_ok(pave_map_set_players_of_labels(map, 2, 3, owners, dice, NULL));
    return map;
}

static pave_scene *picture_of(const pave_picture_map_def *def)
{
    pave_scene *scene = NULL;
    pave_error error = {0};
    if (pave_picture_map(def, NULL, NULL, &scene, &error) != PAVE_OK) fail_msg("%s", error.message);
    note_picture(scene);
    return scene;
}

TEST(fills_show_what_is_chosen)
{
    pave_map *map = map_of(pave_tiling_hex(), "dicewars", true);
    const struct {
        pave_picture_map_fill fill;
        uint32_t color;
        int64_t polygons, of_color;
    } rows[] = {{PAVE_PICTURE_BY_DEFAULT, pave_picture_color(PAVE_PICTURE_PLAYERS, 1), 3, 1},
                {PAVE_PICTURE_BY_OWNER, EMPTY, 3, 1}, // without an owner
                {PAVE_PICTURE_BY_LABEL, pave_picture_color(PAVE_PICTURE_RACES, 2), 3, 1},
                {PAVE_PICTURE_BY_TERRITORY, pave_picture_color(PAVE_PICTURE_LANDS, 0), 3, 2},
                {PAVE_PICTURE_BY_NOTHING, 0, 0, 0}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const pave_picture_map_def def = {
            .map = map, .fill = rows[i].fill, .marks = PAVE_PICTURE_MARK_NOTHING, .title = "Map"};
        pave_scene *scene = picture_of(&def);
        assert_int_equal(items_in(scene, "territories", PAVE_SCENE_POLYGON), rows[i].polygons);
        if (rows[i].color) assert_true(items_of_color(scene, rows[i].color) >= 1);
        assert_true(items_in(scene, "borders", PAVE_SCENE_LINE) >= 4);
        assert_int_equal(items_in(scene, "labels", PAVE_SCENE_LABEL), -1);
        assert_int_equal(pave_scene_get_def(scene).background, SEA);
        assert_string_equal(pave_scene_get_def(scene).title, "Map");
        pave_scene_destroy(scene);
    }
    pave_map_destroy(map);

    map = map_of(pave_tiling_square(), "schelling", false); // empty cells are no sea there
    const pave_picture_map_def def = {.map = map};
    pave_scene *scene = picture_of(&def);
    assert_int_equal(items_of_color(scene, pave_picture_color(PAVE_PICTURE_RACES, 0)), 1);
    assert_int_equal(items_of_color(scene, EMPTY), 1);
    assert_int_equal(pave_scene_get_def(scene).background, 0xffffffff);
    assert_int_equal(items_in(scene, "labels", PAVE_SCENE_LABEL), 3);
    pave_scene_destroy(scene);
    pave_map_destroy(map);
    same_pictures(UINT64_C(0xdfa6fa57146ab636));
}

TEST(marks_are_numbers_names_or_dice)
{
    static const char *const names[] = {"Avalon", NULL, "Ur"};
    pave_map *map = map_of(pave_tiling_square(), "grow", true);
    const struct {
        pave_picture_map_marks marks;
        const char *group, *text;
        int64_t labels;
    } rows[] = {{PAVE_PICTURE_MARK_NOTHING, "labels", NULL, -1},
                {PAVE_PICTURE_MARK_ID, "labels", "2", 3},
                {PAVE_PICTURE_MARK_SIZE, "labels", "14", 3},
                {PAVE_PICTURE_MARK_LABEL, "labels", "3", 3},
                {PAVE_PICTURE_MARK_OWNER, "labels", "-1", 3},
                {PAVE_PICTURE_MARK_NAME, "labels", "Avalon", 2},
                {PAVE_PICTURE_MARK_DICE, "dice", "9", 1}, // more than a stack of 8
                {PAVE_PICTURE_MARK_DEFAULT, "dice", "9", 1}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const pave_picture_map_def def = {.map = map, .marks = rows[i].marks, .names = names};
        pave_scene *scene = picture_of(&def);
        assert_int_equal(items_in(scene, rows[i].group, PAVE_SCENE_LABEL), rows[i].labels);
        if (rows[i].text) assert_non_null(label_of(scene, rows[i].text).text);
        // A die has three faces and six dots.
        if (strcmp(rows[i].group, "dice") == 0)
            assert_int_equal(items_in(scene, "dice", PAVE_SCENE_POLYGON), (3 + 8) * (3 + 6));
        pave_scene_destroy(scene);
    }
    // Small dice have no dots, and smaller ones are numbers; those too small to read are left out.
    static const struct {
        int32_t width;
        int64_t polygons, labels;
    } sizes[] = {{155, 33, 1}, {100, 0, 3}, {12, 0, 0}};
    for (size_t i = 0; i < 3; i++) {
        const pave_picture_map_def def = {.map = map, .size = {.width = sizes[i].width}};
        pave_scene *scene = picture_of(&def);
        assert_int_equal(items_in(scene, "dice", PAVE_SCENE_POLYGON), sizes[i].polygons);
        assert_int_equal(items_in(scene, "dice", PAVE_SCENE_LABEL), sizes[i].labels);
        pave_scene_destroy(scene);
    }
    pave_map_destroy(map);
    same_pictures(UINT64_C(0xcda3f381c562f282));
}

/// The points of all lines and polygons in the group `borders`.
static int64_t border_points(const pave_scene *scene)
{
    int64_t points = 0;
    bool inside = false;
    for (int64_t i = 0; i < pave_scene_count(scene); i++) {
        pave_scene_item item = pave_scene_at(scene, i);
        if (item.kind == PAVE_SCENE_GROUP) inside = strcmp(item.text, "borders") == 0;
        if (inside) points += item.point_count;
    }
    return points;
}

TEST(borders_are_smooth_unless_cells_are_drawn)
{
    pave_map *map = map_of(pave_tiling_hex(), "grow", false);
    pave_picture_map_def def = {.map = map, .smooth = -1};
    pave_scene *scene = picture_of(&def);
    int64_t rough = border_points(scene);
    assert_int_equal(items_in(scene, "cells", PAVE_SCENE_LINE), -1);
    pave_scene_destroy(scene);
    static const struct {
        int32_t smooth;
        bool cells, frame, is_smooth;
    } rows[] = {{0, false, false, true},  {6, false, false, true}, {0, true, false, false},
                {0, false, true, false},  {2, true, false, true},  {2, false, true, true},
                {-1, false, false, false}};
    uint64_t hashes[2] = {0};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        def = (pave_picture_map_def){
            .map = map, .smooth = rows[i].smooth, .cells = rows[i].cells, .frame = rows[i].frame};
        scene = picture_of(&def);
        if (i < 2) hashes[i] = pave_scene_hash(scene);
        assert_true(rows[i].is_smooth == (border_points(scene) != rough));
        assert_true(rows[i].cells == (items_in(scene, "cells", PAVE_SCENE_LINE) > 50));
        pave_scene_destroy(scene);
    }
    assert_true(hashes[0] == hashes[1]); // 6 passes are the default
    assert_true(pave_picture_smoothing(map, 3).rim);
    assert_int_equal(pave_picture_smoothing(map, 3).passes, 3);
    pave_map_destroy(map);
    map = map_of(pave_tiling_tri(), "grow", false);
    assert_false(pave_picture_smoothing(map, 3).rim);
    pave_map_destroy(map);
    same_pictures(UINT64_C(0xe2528edf897f3a0f));
}

/// A dot in the middle of each such cell, of whatever ground; not where cells are too small.
TEST(dots_mark_cells)
{
    static uint8_t dots[4000];
    const pave_tiling *tilings[] = {pave_tiling_square(), pave_tiling_hex(), pave_tiling_tri()};
    for (int t = 0; t < 3; t++) {
        pave_map *map = map_of(tilings[t], "schelling", false);
        const pave_window *window = pave_map_window(map);
        pave_picture_map_def def = {.map = map, .dots = dots};
        int32_t count = 0;
        assert_true(window->count <= 4000);
        for (int32_t i = 0; i < window->count; i++) count += dots[i] = (uint8_t)(i % 7 == t);
        pave_scene *scene = picture_of(&def);
        assert_int_equal(items_in(scene, "dots", PAVE_SCENE_CIRCLE), count);
        pave_scene_destroy(scene);
        def.size.width = 16;
        scene = picture_of(&def);
        assert_int_equal(items_in(scene, "dots", PAVE_SCENE_CIRCLE), -1);
        pave_scene_destroy(scene);
        pave_map_destroy(map);
    }
    same_pictures(UINT64_C(0x1ca66d2c5506dfd8));
}

TEST(pictures_of_a_film_are_of_one_size)
{
    static const pave_scene_size sizes[] = {
        {.scale = 0}, {.scale = 7.3, .width = 0}, {.scale = 0, .width = 201}};
    pave_map *full = map_of(pave_tiling_hex(), "schelling", false);
    for (size_t i = 0; i < 3; i++) {
        pave_scene_frame frames[2];
        for (int fill = 0; fill < 2; fill++) {
            const pave_picture_map_def def = {.map = full,
                                              .frame = true,
                                              .fill = fill ? PAVE_PICTURE_BY_NOTHING
                                                           : PAVE_PICTURE_BY_DEFAULT,
                                              .size = sizes[i]};
            pave_scene *scene = picture_of(&def);
            assert_int_equal(items_in(scene, NULL, PAVE_SCENE_LABEL), 0);
            assert_ok(pave_scene_measure(scene, NULL, &frames[fill], NULL));
            pave_scene_destroy(scene);
        }
        assert_memory_equal(&frames[0], &frames[1], sizeof frames[0]);
        assert_int_equal(frames[0].height % 2, 0);
        assert_int_equal(frames[0].width, sizes[i].width ? 201 : frames[0].width / 2 * 2);
    }
    pave_map_destroy(full);
    same_pictures(UINT64_C(0x4945335e45b3c8d2));
}

TEST(a_mesh_and_its_graph)
{
    const pave_board_def shape = {.width = 4, .height = 3};
    pave_board *board = NULL;
    pave_mesh *mesh = NULL;
    pave_graph *graph = NULL;
    pave_map *map = NULL;
    int32_t labels[12];
    for (int i = 0; i < 12; i++) labels[i] = 1 + i / 6;
    assert_ok(pave_board_create(&shape, NULL, &board, NULL));
    assert_ok(pave_mesh_create_from_board(board, NULL, NULL, NULL, &mesh, NULL));
    assert_ok(pave_mesh_to_graph(mesh, NULL, &graph, NULL));
    pave_map_def def = {.territory = {.labels = labels}, .mesh = mesh};
    assert_ok(pave_map_create(&def, NULL, NULL, &map, NULL));
    pave_picture_map_def picture = {.map = map};
    pave_scene *scene = picture_of(&picture);
    assert_int_equal(items_in(scene, "territories", PAVE_SCENE_POLYGON), 2);
    pave_scene_destroy(scene);
    pave_map_destroy(map);

    def = (pave_map_def){.territory = {.labels = labels, .ground = pave_ground_of_graph(graph)}};
    assert_ok(pave_map_create(&def, NULL, NULL, &map, NULL));
    picture.map = map;
    scene = picture_of(&picture);
    assert_int_equal(items_in(scene, "nodes", PAVE_SCENE_CIRCLE), 12);
    assert_int_equal(items_in(scene, "edges", PAVE_SCENE_LINE), graph->arc_count / 2);
    assert_int_equal(items_in(scene, "labels", PAVE_SCENE_LABEL), 2);
    pave_scene_destroy(scene);
    pave_map_destroy(map);
    pave_graph_destroy(graph);
    pave_mesh_destroy(mesh);
    pave_board_destroy(board);
    same_pictures(UINT64_C(0x60472675fdb32e4a));
}

/// A disk of Penrose's rhombs with two labels, left and right, and every 16th cell empty; or, where
/// it is to be fine, with three labels that change with each cell.
static pave_map *rhombs(double radius, bool fine)
{
    pave_multigrid multigrid;
    pave_patch *patch;
    pave_map *map;
    const pave_area area = pave_area_disk(pave_vec2_of(0, 0), radius);
    assert_ok(
        pave_multigrid_make(&(pave_multigrid_def){.families = 5, .seed = 3}, &multigrid, NULL));
    assert_ok(pave_patch_create_from_multigrid(&multigrid, &area, NULL, &patch, NULL));
    int32_t *labels = malloc((size_t)patch->cell_count * sizeof *labels);
    assert_non_null(labels);
    for (int32_t i = 0; i < patch->cell_count; i++)
        labels[i] = fine ? 1 + i % 3 : i % 16 == 0 ? 0 : 1 + (patch->graph->positions[i].x > 0);
    const pave_map_def def = {
        .territory.labels = labels, .patch = patch, .kind = "grow", .own.patch = patch};
    assert_ok(pave_map_create(&def, NULL, NULL, &map, NULL));
    free(labels);
    return map;
}

TEST(a_patch)
{
    pave_map *map = rhombs(7, false);
    const pave_territories *made = map->territories;
    pave_picture_map_def def = {.map = map};
    assert_true(pave_picture_smoothing(map, 3).rim && pave_picture_smoothing(map, 3).passes == 3);
    pave_scene *scene = picture_of(&def);
    assert_true(items_in(scene, "territories", PAVE_SCENE_POLYGON) >= made->count);
    assert_int_equal(items_in(scene, "cells", PAVE_SCENE_LINE), -1);
    assert_int_equal(items_in(scene, "labels", PAVE_SCENE_LABEL), made->count);
    pave_scene_destroy(scene);
    def.cells = true;
    scene = picture_of(&def);
    assert_true(items_in(scene, "cells", PAVE_SCENE_LINE) > map->patch->cell_count);
    pave_scene_destroy(scene);
    const int32_t count = made->count;
    int32_t *owners = calloc((size_t)count, sizeof *owners),
            *dice = calloc((size_t)count, sizeof *dice);
    assert_true(owners && dice);
    for (int32_t i = 0; i < count; i++) dice[i] = 1 + i % 3;
    assert_ok(pave_map_set_players(map, 1, owners, dice, NULL));
    scene = picture_of(&def);
    assert_true(items_in(scene, "dice", PAVE_SCENE_POLYGON) > count);
    pave_scene_destroy(scene);
    free(dice);
    free(owners);
    pave_map_destroy(map);
    same_pictures(UINT64_C(0xa04ca3a6d4deaa4b));
}

/// Pixels have the colour of the cell at their middle, or are transparent beyond all cells; at
/// borders they may have others.
TEST(fine_patches_become_an_image)
{
    enum { SCALE = 3, APART = 7 };
    pave_map *map = rhombs(130, true);
    const pave_picture_map_def def = {
        .map = map, .fill = PAVE_PICTURE_BY_LABEL, .size = {.scale = SCALE}};
    pave_scene *scene = picture_of(&def);
    assert_int_equal(items_in(scene, NULL, PAVE_SCENE_IMAGE), 1);
    assert_int_equal(items_in(scene, NULL, PAVE_SCENE_POLYGON), 0);
    const pave_scene_item image = pave_scene_at(scene, 0);
    int same = 0, other = 0, beyond = 0;
    for (int32_t y = 0; y < image.height; y += APART)
        for (int32_t x = 0; x < image.width; x += APART) {
            const uint8_t *pixel = image.rgba + 4 * ((ptrdiff_t)y * image.width + x);
            const pave_vec2 min = map->patch->bounds.min;
            const int32_t cell = pave_patch_at(
                map->patch, pave_vec2_of(min.x + (x + 0.5) / SCALE, min.y + (y + 0.5) / SCALE));
            beyond += cell < 0 && pixel[3] == 0;
            if (cell < 0 || map->territories->labels[cell] == 0) continue;
            const uint32_t wanted =
                pave_picture_color(PAVE_PICTURE_RACES, map->territories->labels[cell] - 1);
            const bool equal = pixel[0] == wanted >> 24 && pixel[1] == (wanted >> 16 & 0xff);
            same += equal;
            other += !equal;
        }
    assert_true(same > other && same + other > 8000 && beyond > 1000);
    pave_scene_destroy(scene);
    pave_map_destroy(map);
    same_pictures(UINT64_C(0xeea09e196f54af92));
}

/// Fills, marks, sizes and lines together: 160 pictures, of which each is as it was.
TEST(all_kinds_of_pictures)
{
    const pave_tiling *tilings[] = {pave_tiling_hex(), pave_tiling_square(), pave_tiling_tri()};
    static const int32_t widths[] = {0, 30, 90, 333, 1000};
    static const char *const names[] = {"Ur", "Alexandria", NULL};
    for (int t = 0; t < 3; t++)
        for (int players = 0; players < 2; players++) {
            pave_map *map = map_of(tilings[t], "grow", players);
            for (int i = 0; i < 26; i++) {
                const pave_picture_map_def def = {
                    .map = map,
                    .fill = (pave_picture_map_fill)(i % (players ? 5 : 3)),
                    .marks = (pave_picture_map_marks)(players || i % 8 < 5 ? i % 8 : 7),
                    .names = names,
                    .smooth = i % 7 - 1,
                    .cells = i % 3 == 1,
                    .frame = i % 5 == 4,
                    .size = {.width = widths[i * 7 % 11 % 5]}};
                pave_scene_destroy(picture_of(&def));
            }
            pave_map_destroy(map);
        }
    same_pictures(UINT64_C(0xedc7447842b78809));
}

// ---- Images -------------------------------------------------------------------------------------

/// Many cells of alternating labels: territories of a few cells in a row, up to 300.
static pave_map *fine_map(int32_t few)
{
    const pave_window_def shape = {.width = 300, .height = 300};
    pave_window *window = NULL;
    pave_map *map = NULL;
    assert_ok(pave_window_create(&shape, NULL, &window, NULL));
    int32_t *labels = malloc((size_t)window->count * sizeof *labels);
    assert_non_null(labels);
    for (int64_t i = 0; i < window->count; i++)
        labels[i] = 1 + (int32_t)(i % 300 / few + i / 300) % 2;
    const pave_map_def def = {
        .territory = {.ground = pave_ground_of_window(window), .labels = labels},
        .kind = "schelling",
        .own.window = window};
    assert_ok(pave_map_create(&def, NULL, NULL, &map, NULL));
    free(labels);
    return map;
}

TEST(fine_cells_become_an_image)
{
    pave_map *map = fine_map(3);
    pave_picture_map_def def = {.map = map, .size = {.scale = 3}};
    pave_scene *scene = picture_of(&def), *other = NULL;
    assert_int_equal(items_in(scene, NULL, PAVE_SCENE_IMAGE), 1);
    assert_int_equal(items_in(scene, NULL, PAVE_SCENE_POLYGON), 0);
    pave_scene_item image = pave_scene_at(scene, 0);
    assert_int_equal(image.width, 900);
    const uint8_t *middle = image.rgba + 4 * (1 + 900 * 1); // of the first cell, which has label 1
    assert_int_equal(middle[0] << 8 | middle[3],
                     (pave_picture_color(PAVE_PICTURE_RACES, 0) >> 24) << 8 | 0xff);

    int64_t strips = 0;
    const pave_batch batch = {.runner = {run_backwards, &strips}};
    assert_ok(pave_picture_map(&def, NULL, &batch, &other, NULL));
    assert_int_equal(strips, 29); // of 32 rows
    assert_true(pave_scene_hash(other) == pave_scene_hash(scene));
    pave_scene_destroy(other);

    pave_scene_destroy(scene);

    if (SPARSE(2) > 1) { // fewer and larger territories, or larger pictures of all of them
        pave_map_destroy(map);
        def.map = map = fine_map(300);
    } else {
        def.size.scale = 110;
    }
    assert_ok(pave_picture_map(&def, NULL, NULL, &other, NULL)); // outlines
    assert_int_equal(items_in(other, NULL, PAVE_SCENE_IMAGE), 0);
    pave_scene_destroy(other);
    pave_map_destroy(map);
    same_pictures(UINT64_C(0x9af585ac7806bf9a));
}

// ---- Rock ---------------------------------------------------------------------------------------

#define STONE UINT32_C(0x575d68ff)
#define SEA UINT32_C(0xbfdcecff)

static pave_result make(const void *def, const pave_allocator *allocator, pave_scene **out,
                        pave_error *error)
{
    return pave_picture_map(def, allocator, NULL, out, error);
}

/// The polygons with that fill in the group of territories.
static int filled_with(const pave_scene *scene, uint32_t fill)
{
    int found = 0;
    for (int64_t i = 0; i < pave_scene_count(scene); i++)
        found += pave_scene_at(scene, i).kind == PAVE_SCENE_POLYGON &&
                 pave_scene_at(scene, i).style.fill == fill;
    return found;
}

/// Cells 0 and 1 are empty. Rock is what the mask has of them, in one polygon, and no sea; a cell
/// with a territory is not rock; sides are lines.
TEST(rock_is_not_empty)
{
    pave_map *map = map_of(pave_tiling_square(), "grow", true);
    const pave_window *window = pave_map_window(map);
    pave_mask *walls = NULL;
    assert_ok(pave_mask_create(window, NULL, &walls, NULL));
    const pave_picture_map_def def = {.map = map, .walls = walls};
    pave_scene *scene = picture_of(&def);
    assert_int_equal(filled_with(scene, STONE), 0);
    assert_int_equal(pave_scene_get_def(scene).background, SEA);
    assert_int_equal(items_in(scene, "walls", PAVE_SCENE_LINE), -1);
    pave_scene_destroy(scene);

    pave_mask_set_cell(walls, 0, true);
    pave_mask_set_cell(walls, 5, true);
    assert_ok(pave_mask_set_side(walls, 7, 1, true));
    assert_ok(pave_mask_set_side(walls, 9, 2, true));
    scene = picture_of(&def);
    assert_int_equal(filled_with(scene, STONE), 1);
    assert_int_equal(pave_scene_get_def(scene).background, SEA); // cell 1
    assert_int_equal(items_in(scene, "walls", PAVE_SCENE_LINE), 2);
    pave_scene_destroy(scene);

    pave_mask_set_cell(walls, 1, true);
    scene = picture_of(&def);
    assert_int_equal(filled_with(scene, STONE), 1);
    assert_int_not_equal(pave_scene_get_def(scene).background, SEA);
    pave_scene_destroy(scene);
    fail_each_allocation(make, &def);
    pave_mask_destroy(walls);
    pave_map_destroy(map);
    same_pictures(UINT64_C(0x5b944849e502d698));
}

/// Rock of maps that become an image.
TEST(rock_is_seen_in_images)
{
    const pave_window_def shape = {.tiling = pave_tiling_square(), .width = 300, .height = 300};
    pave_window *window = NULL;
    pave_mask *walls = NULL;
    pave_map *map = NULL;
    assert_ok(pave_window_create(&shape, NULL, &window, NULL));
    int32_t *labels = malloc((size_t)window->count * sizeof *labels);
    assert_non_null(labels);
    for (int64_t i = 0; i < window->count; i++)
        labels[i] = i < 600 ? 0 : 1 + (int32_t)(i / 3 + i / 300) % 2;
    const pave_map_def def = {
        .territory = {.ground = pave_ground_of_window(window), .labels = labels},
        .kind = "schelling",
        .own.window = window};
    assert_ok(pave_map_create(&def, NULL, NULL, &map, NULL));
    assert_ok(pave_mask_create(window, NULL, &walls, NULL));
    for (int i = 0; i < 300; i++) pave_mask_set_cell(walls, i, true);
    const pave_picture_map_def look = {.map = map, .walls = walls, .size = {.scale = 3}};
    pave_scene *scene = picture_of(&look);
    const pave_scene_item image = pave_scene_at(scene, 0);
    assert_int_equal(image.kind, PAVE_SCENE_IMAGE);
    assert_int_equal(image.rgba[4 * (1 + image.width)], STONE >> 24);
    assert_int_equal(image.rgba[4 * (1 + 4 * image.width)], 0xe9); // vacant
    pave_scene_destroy(scene);
    pave_mask_destroy(walls);
    pave_map_destroy(map);
    free(labels);
    same_pictures(UINT64_C(0xcb68f8b7ae510434));
}

TEST(images_have_a_largest_size)
{
    const pave_window_def shape = {.width = (1 << 22) + 1, .height = 1};
    pave_window *window = NULL;
    pave_map *map = NULL;
    assert_ok(pave_window_create(&shape, NULL, &window, NULL));
    int32_t *labels = malloc((size_t)window->count * sizeof *labels);
    assert_non_null(labels);
    for (int64_t i = 0; i < window->count; i++) labels[i] = 1;
    const pave_map_def made = {
        .territory = {.ground = pave_ground_of_window(window), .labels = labels},
        .own.window = window};
    assert_ok(pave_map_create(&made, NULL, NULL, &map, NULL));
    free(labels);
    static const struct {
        int32_t width;
        pave_result result;
    } rows[] = {{PAVE_SCENE_IMAGE_SIZE_MAX, PAVE_OK}, {PAVE_SCENE_IMAGE_SIZE_MAX + 2, PAVE_RANGE}};
    for (size_t i = 0; i < 2; i++) {
        const pave_picture_map_def def = {.map = map, .size = {.width = rows[i].width}};
        pave_scene *scene = NULL;
        pave_error error = {0};
        assert_int_equal(pave_picture_map(&def, NULL, NULL, &scene, &error), rows[i].result);
        assert_true((scene == NULL) == (rows[i].result != PAVE_OK));
        if (!scene) assert_non_null(strstr(error.message, "pixels are too many"));
        pave_scene_destroy(scene);
    }
    pave_map_destroy(map);
}

// ---- Failures -----------------------------------------------------------------------------------

TEST(wrong_definitions_are_refused)
{
    pave_map *map = map_of(pave_tiling_hex(), "grow", false), *other = fine_map(3);
    pave_mask *walls = NULL;
    assert_ok(pave_mask_create(pave_map_window(other), NULL, &walls, NULL));
    const struct {
        pave_picture_map_def def;
        pave_result result;
        const char *part;
    } rows[] = {
        {{.title = "none"}, PAVE_INVALID, "no map"},
        {{.map = map, .fill = (pave_picture_map_fill)5}, PAVE_RANGE, "fill"},
        {{.map = map, .marks = (pave_picture_map_marks)8}, PAVE_RANGE, "marks"},
        {{.map = map, .smooth = PAVE_SMOOTH_PASSES_MAX + 1}, PAVE_RANGE, "smooth"},
        {{.map = map, .size = {.scale = NAN}}, PAVE_RANGE, "size"},
        {{.map = map, .size = {.width = -1}}, PAVE_RANGE, "size"},
        {{.map = map, .size = {.height = -1}}, PAVE_RANGE, "size"},
        {{.map = map, .size = {.scale = 1, .width = 1}}, PAVE_INVALID, "both"},
        {{.map = map, .fill = PAVE_PICTURE_BY_OWNER}, PAVE_INVALID, "owners"},
        {{.map = map, .marks = PAVE_PICTURE_MARK_OWNER}, PAVE_INVALID, "owners"},
        {{.map = map, .marks = PAVE_PICTURE_MARK_DICE}, PAVE_INVALID, "dice"},
        {{.map = map, .marks = PAVE_PICTURE_MARK_NAME}, PAVE_INVALID, "names"},
        {{.map = map, .walls = walls}, PAVE_INVALID, "walls"},
        {{.map = map, .title = "\xff"}, PAVE_INVALID, "title"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        pave_scene *scene = (pave_scene *)(uintptr_t)1;
        pave_error error = {0};
        assert_int_equal(pave_picture_map(&rows[i].def, NULL, NULL, &scene, NULL), rows[i].result);
        assert_int_equal(pave_picture_map(&rows[i].def, NULL, NULL, &scene, &error),
                         rows[i].result);
        assert_null(scene);
        assert_int_equal(error.result, rows[i].result);
        if (!strstr(error.message, rows[i].part))
            fail_msg("\"%s\" does not say \"%s\"", error.message, rows[i].part);
    }
    pave_mask_destroy(walls);
    pave_map_destroy(other);
    pave_map_destroy(map);
}

TEST(every_allocation_fails_once)
{
    pave_map *map = map_of(pave_tiling_hex(), "grow", true);
    pave_picture_map_def def = {.map = map, .cells = true, .smooth = 2, .title = "title"};
    fail_each_allocation(make, &def);
    def = (pave_picture_map_def){
        .map = map, .fill = PAVE_PICTURE_BY_TERRITORY, .marks = PAVE_PICTURE_MARK_ID};
    fail_each_allocation(make, &def);
    pave_map_destroy(map);

    map = fine_map(3);
    def = (pave_picture_map_def){.map = map, .size = {.width = 200}};
    fail_each_allocation(make, &def);
    pave_map_destroy(map);

    map = rhombs(4, false);
    def = (pave_picture_map_def){.map = map, .cells = true, .smooth = 2};
    fail_each_allocation(make, &def);
    pave_map_destroy(map);

    map = rhombs(130, true);
    def = (pave_picture_map_def){.map = map, .size = {.width = 100}};
    fail_each_allocation(make, &def);
    pave_map_destroy(map);
}

int main(void) { return run_all_tests(NULL, NULL); }
