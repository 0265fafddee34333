/// tests/scene/test_picture_creature.c: pictures of creatures: what is drawn, what is refused, and
/// every allocation failing once.

#include "../test.h"
#include "picture_fixture.h"
#include "src/tactics/creature_shape.h"

static const char board[] = "grid tri\n"
                            "window rectangle 20x8\n"
                            "cells 5,0,L 5,0,R 4,1,L\n"
                            "edges 3,3,N\n";

static pave_mask *walls_of(const char *text)
{
    pave_mask *walls = NULL;
    if (pave_mask_read(text, strlen(text), NULL, NULL, NULL, &walls, NULL) != PAVE_OK) abort();
    return walls;
}

/// A rhombus that steps to the right and turns.
static const pave_creature_pose way[] = {{{-1, 4, 0}, PAVE_TRI_EDGE_E},
                                         {{0, 4, 0}, PAVE_TRI_EDGE_E},
                                         {{1, 4, 0}, PAVE_TRI_EDGE_E},
                                         {{1, 4, 0}, PAVE_TRI_EDGE_N}};

static pave_result make(const void *def, const pave_allocator *allocator, pave_scene **out,
                        pave_error *error)
{
    return pave_picture_creature(def, allocator, out, error);
}

static pave_scene *scene_of(const pave_picture_creature_def *def)
{
    pave_scene *scene = NULL;
    pave_error error = {0};
    if (pave_picture_creature(def, NULL, &scene, &error) != PAVE_OK) fail_msg("%s", error.message);
    return scene;
}

TEST(a_creature_has_a_body_ghosts_and_a_way)
{
    pave_mask *walls = walls_of(board);
    const pave_picture_creature_def def = {
        .walls = walls, .creature = {PAVE_CREATURE_RHOMBUS, 2}, .poses = way, .pose_count = 4};
    pave_scene *scene = scene_of(&def);
    assert_int_equal(items_in(scene, "cells", PAVE_SCENE_POLYGON), 8 + 2 * 4 + 4);
    assert_true(items_in(scene, "walls", PAVE_SCENE_POLYGON) > 0);
    assert_int_equal(items_in(scene, "ghosts", PAVE_SCENE_POLYGON),
                     1); // the end: the others are near
    assert_int_equal(items_in(scene, "way", PAVE_SCENE_LINE), 1);
    assert_int_equal(items_in(scene, "creature", PAVE_SCENE_POLYGON),
                     1 + 8);                                             // a scale on each cell
    assert_int_equal(items_in(scene, "creature", PAVE_SCENE_CIRCLE), 4); // two eyes
    assert_int_equal(items_in(scene, "labels", PAVE_SCENE_LABEL), -1);
    // The cells that it passes: its own, 4 by each step, and half of it by turning.
    assert_int_equal(items_of_color(scene, 0xf6e3b4ff), 8 + 2 * 4 + 4);
    pave_scene_destroy(scene);
    pave_mask_destroy(walls);
}

TEST(kinds_differ)
{
    pave_mask *walls = walls_of(board);
    uint64_t hashes[3];
    for (int kind = 0; kind < 3; kind++) {
        const pave_creature_pose pose = {{1, 3, 0}, PAVE_TRI_EDGE_E};
        const pave_picture_creature_def def = {.walls = walls,
                                               .creature = {(pave_creature_kind)kind, 2},
                                               .poses = &pose,
                                               .pose_count = 1,
                                               .orientation = PAVE_FLAT};
        pave_scene *scene = scene_of(&def);
        hashes[kind] = pave_scene_hash(scene);
        assert_int_equal(items_in(scene, "ghosts", PAVE_SCENE_POLYGON), 0);
        assert_int_equal(items_in(scene, "way", PAVE_SCENE_LINE), -1);
        assert_int_equal(items_in(scene, "creature", PAVE_SCENE_POLYGON),
                         1 + pave_creature_cell_count(def.creature));
        pave_scene_destroy(scene);
    }
    assert_true(hashes[0] != hashes[1] && hashes[1] != hashes[2] && hashes[0] != hashes[2]);
    pave_mask_destroy(walls);
}

TEST(clearance_is_written_on_the_cells)
{
    pave_mask *walls = walls_of(board);
    int32_t clearance[160];
    int64_t above = 0;
    assert_ok(pave_creature_clearance(walls, PAVE_CREATURE_HEXAGON, PAVE_TRI_EDGE_E, NULL,
                                      clearance, NULL));
    for (int i = 0; i < 160; i++) above += clearance[i] > 0;
    const pave_picture_creature_def def = {.walls = walls, .clearance = clearance};
    pave_scene *scene = scene_of(&def);
    assert_int_equal(items_in(scene, "labels", PAVE_SCENE_LABEL), above);
    assert_int_equal(items_in(scene, "creature", PAVE_SCENE_POLYGON), -1);
    pave_scene_destroy(scene);
    pave_mask_destroy(walls);
}

TEST(bad_pictures_are_refused)
{
    pave_mask *walls = walls_of(board), *squares = walls_of("grid square\nwindow rectangle 4x4\n"),
              *torus = walls_of("grid tri\nwindow rectangle 8x4 wrap\n");
    const pave_creature_pose up = {{1, 3, 1}, PAVE_TRI_EDGE_E};
    const pave_creature creature = {PAVE_CREATURE_HEXAGON, 1};
    const struct {
        pave_picture_creature_def def;
        pave_result result;
        const char *message;
    } cases[] = {{{.walls = NULL}, PAVE_INVALID, "no board is given; set the walls"},
                 {{.walls = squares},
                  PAVE_UNSUPPORTED,
                  "creatures live on triangles that do not wrap: give such a board"},
                 {{.walls = torus},
                  PAVE_UNSUPPORTED,
                  "creatures live on triangles that do not wrap: give such a board"},
                 {{.walls = walls, .orientation = (pave_orientation)2},
                  PAVE_RANGE,
                  "the orientation does not exist, or the count of poses is below 0"},
                 {{.walls = walls, .pose_count = -1},
                  PAVE_RANGE,
                  "the orientation does not exist, or the count of poses is below 0"},
                 {{.walls = walls, .creature = creature, .poses = &up, .pose_count = 1},
                  PAVE_INVALID,
                  "the anchor of a hexagon is an L, not 1,3,R: give the cell that points down"}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        pave_scene *scene = (pave_scene *)walls;
        pave_error error = {0};
        assert_int_equal(pave_picture_creature(&cases[i].def, NULL, &scene, &error),
                         cases[i].result);
        assert_null(scene);
        assert_string_equal(error.message, cases[i].message);
    }
    pave_mask_destroy(torus);
    pave_mask_destroy(squares);
    pave_mask_destroy(walls);
}

TEST(a_picture_survives_a_lack_of_memory)
{
    pave_mask *walls = walls_of(board);
    const pave_picture_creature_def def = {
        .walls = walls, .creature = {PAVE_CREATURE_RHOMBUS, 2}, .poses = way, .pose_count = 4};
    fail_each_allocation(make, &def);
    pave_mask_destroy(walls);
}

int main(void) { return run_all_tests(NULL, NULL); }
