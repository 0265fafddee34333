/// tests/scene/test_picture_formation.c: pictures of formations: what is drawn, what is refused,
/// and every allocation failing once.

#include "../test.h"
#include "picture_fixture.h"

enum { FRONT = 32, ATTACKS = 128 };

typedef struct scenery {
    pave_window *window;
    pave_mask *walls;
    pave_formation *formation;
    pave_cell front[FRONT];
    int64_t front_count;
    pave_attack attacks[ATTACKS];
    int64_t attack_count;
} scenery;

static void open_scenery(scenery *s, const pave_tiling *tiling)
{
    const pave_window_def board = {
        .tiling = tiling, .width = tiling->face_count == 2 ? 24 : 12, .height = 10};
    if (pave_window_create(&board, NULL, &s->window, NULL) != PAVE_OK ||
        pave_mask_create(s->window, NULL, &s->walls, NULL) != PAVE_OK)
        abort();
    const pave_formation_def def = {
        .grid = s->window->grid, .ranks = 3, .files = 3, .at = {3, 6, 0}};
    if (pave_formation_create(&def, s->walls, NULL, &s->formation, NULL) != PAVE_OK) abort();
}

static void attack(scenery *s)
{
    assert_ok(pave_formation_front(s->formation, s->front, FRONT, &s->front_count));
    const pave_attack_def aim = {
        .targets = s->front, .target_count = s->front_count, .range = 2, .solid = true};
    assert_ok(
        pave_formation_attacks(s->formation, &aim, s->attacks, ATTACKS, &s->attack_count, NULL));
}

static void close_scenery(scenery *s)
{
    pave_formation_destroy(s->formation);
    pave_mask_destroy(s->walls);
    pave_window_destroy(s->window);
}

static pave_result make(const void *def, const pave_allocator *allocator, pave_scene **out,
                        pave_error *error)
{
    return pave_picture_formation(def, allocator, out, error);
}

static pave_scene *scene_of(const pave_picture_formation_def *def)
{
    pave_scene *scene = NULL;
    pave_error error = {0};
    if (pave_picture_formation(def, NULL, &scene, &error) != PAVE_OK) fail_msg("%s", error.message);
    return scene;
}

/// Soldiers, enemies and numbers; an arrow is a line and a tip, a line that is stopped has a cross.
TEST(a_formation_has_soldiers_and_attacks)
{
    const pave_tiling *const tilings[] = {pave_tiling_tri(), pave_tiling_hex(),
                                          pave_tiling_square()};
    for (int g = 0; g < 3; g++) {
        scenery s = {0};
        open_scenery(&s, tilings[g]);
        attack(&s);
        pave_picture_formation_def def = {.formation = s.formation};
        pave_scene *scene = scene_of(&def);
        assert_int_equal(items_in(scene, "soldiers", PAVE_SCENE_POLYGON), 9);
        assert_int_equal(items_in(scene, "soldiers", PAVE_SCENE_LABEL), 0);
        assert_int_equal(items_in(scene, "enemies", PAVE_SCENE_POLYGON), -1);
        assert_int_equal(items_in(scene, "attacks", PAVE_SCENE_LINE), -1);
        assert_int_equal(items_in(scene, "tracks", PAVE_SCENE_LINE), -1);
        const uint64_t bare = pave_scene_hash(scene);
        pave_scene_destroy(scene);
        def.numbers = true;
        def.enemies = def.targets = s.front;
        def.enemy_count = s.front_count;
        def.attacks = s.attacks;
        def.attack_count = s.attack_count;
        scene = scene_of(&def);
        int64_t clear = 0;
        for (int64_t i = 0; i < s.attack_count; i++)
            clear += s.attacks[i].state == PAVE_ATTACK_CLEAR;
        assert_true(clear > 0 && clear < s.attack_count);
        assert_int_equal(items_in(scene, "soldiers", PAVE_SCENE_LABEL), 9);
        assert_int_equal(items_in(scene, "enemies", PAVE_SCENE_POLYGON), s.front_count);
        assert_int_equal(items_in(scene, "attacks", PAVE_SCENE_POLYGON), clear);
        assert_int_equal(items_in(scene, "attacks", PAVE_SCENE_LINE),
                         clear + 3 * (s.attack_count - clear));
        assert_true(pave_scene_hash(scene) != bare);
        pave_scene_destroy(scene);
        close_scenery(&s);
    }
}

/// The turns of an order: each another picture, and tracks to where the soldiers are then.
TEST(turns_have_tracks)
{
    scenery s = {0};
    uint64_t before = 0;
    open_scenery(&s, pave_tiling_tri());
    assert_ok(pave_formation_give(s.formation,
                                  &(pave_order){.kind = PAVE_ORDER_WHEEL, .left = true}, NULL));
    for (int32_t ago = s.formation->turn_count; ago >= 0; ago--) {
        pave_scene *scene =
            scene_of(&(pave_picture_formation_def){s.formation, .ago = ago, .tracks = true});
        const int64_t tracks = items_in(scene, "tracks", PAVE_SCENE_LINE);
        if (ago == s.formation->turn_count)
            assert_int_equal(tracks, -1);
        else
            assert_true(tracks > 0 && tracks <= 9);
        assert_int_equal(items_in(scene, "soldiers", PAVE_SCENE_POLYGON), 9);
        assert_true(pave_scene_hash(scene) != before);
        before = pave_scene_hash(scene);
        pave_scene_destroy(scene);
    }
    close_scenery(&s);
}

TEST(what_is_wrong_is_refused)
{
    scenery s = {0};
    pave_scene *scene = NULL;
    pave_error error = {0};
    const pave_cell far = {500, 0, 0};
    open_scenery(&s, pave_tiling_tri());
    pave_picture_formation_def def = {0};
    assert_int_equal(pave_picture_formation(&def, NULL, &scene, &error), PAVE_INVALID);
    assert_null(scene);
    def.formation = s.formation;
    def.ago = 1;
    assert_int_equal(pave_picture_formation(&def, NULL, &scene, &error), PAVE_RANGE);
    assert_non_null(strstr(error.message, "the last order had 0"));
    def.ago = 0;
    def.orientation = (pave_orientation)2;
    assert_int_equal(pave_picture_formation(&def, NULL, &scene, &error), PAVE_RANGE);
    def.orientation = PAVE_FLAT;
    def.enemies = &far;
    def.enemy_count = 1;
    assert_int_equal(pave_picture_formation(&def, NULL, &scene, &error), PAVE_INVALID);
    assert_non_null(strstr(error.message, "enemy 0"));
    def.enemy_count = -1;
    assert_int_equal(pave_picture_formation(&def, NULL, &scene, NULL), PAVE_RANGE);
    close_scenery(&s);
}

TEST(every_allocation_may_fail)
{
    scenery s = {0};
    open_scenery(&s, pave_tiling_tri());
    assert_ok(pave_formation_give(s.formation, &(pave_order){.kind = PAVE_ORDER_MARCH, .paces = 1},
                                  NULL));
    attack(&s);
    const pave_picture_formation_def def = {.formation = s.formation,
                                            .tracks = true,
                                            .numbers = true,
                                            .attacks = s.attacks,
                                            .attack_count = s.attack_count,
                                            .targets = s.front,
                                            .caption = "a march"};
    fail_each_allocation(make, &def);
    close_scenery(&s);
}

int main(void) { return run_all_tests(NULL, NULL); }
