/// tests/formats/test_json_any.c: files that a ground is made from: each type is known by its
/// content, terrains and citadels come back as they were, what is wrong is said, failing memory.

#include <pave/formats/json.h>

#include <unistd.h>

#include "../test.h"

static const char path[] = "any.file";

static void put(const char *text)
{
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    fputs(text, file);
    fclose(file);
}

static void is_type(const char *text, pave_json_type type)
{
    pave_json_any any;
    pave_error error;
    put(text);
    if (pave_json_any_read(path, NULL, NULL, &any, &error) != PAVE_OK)
        fail_msg("%s: %s", text, error.message);
    assert_int_equal(any.type, type);
    assert_int_equal(any.mask != NULL, type == PAVE_JSON_MASK);
    assert_int_equal(any.map != NULL, type == PAVE_JSON_MAP);
    assert_int_equal(any.mesh != NULL, type == PAVE_JSON_MESH);
    assert_int_equal(any.board != NULL, type == PAVE_JSON_BOARD);
    assert_int_equal(any.graph.node_count > 0, type == PAVE_JSON_GRAPH);
    assert_int_equal(any.terrain != NULL, type == PAVE_JSON_TERRAIN);
    assert_int_equal(any.zones != NULL, type == PAVE_JSON_CITADEL);
    pave_json_any_release(&any);
    assert_true(!any.mask && !any.map && !any.window);
}

#define TRI "\"grid\":\"tri\",\"window\":{\"shape\":\"rectangle\",\"size\":[2,1]}"

TEST(types_are_known)
{
    is_type("grid hex\nwindow rectangle 2x1\ncells 0,0\n", PAVE_JSON_MASK);
    is_type("\xef\xbb\xbf {\"grid\":\"hex\",\"window\":{\"shape\":\"hexagon\",\"radius\":0},"
            "\"labels\":[1]}",
            PAVE_JSON_MAP);
    is_type("{\"tiles\":[{\"ring\":[0,1,2]}],\"vertices\":[[0,0],[1,0],[0,1]]}", PAVE_JSON_MESH);
    is_type("{\"size\":[2,2]}", PAVE_JSON_BOARD);
    is_type("{\"nodes\":[[0,0],[1,0]],\"edges\":[[0,1]]}", PAVE_JSON_GRAPH);
    is_type("{" TRI ",\"type\":\"citadel\",\"gates\":[[{}]],"
            "\"cells\":[{\"zone\":\"wall\"},{\"house\":[3],\"zone\":\"house\"}]}",
            PAVE_JSON_CITADEL);
    is_type("{\"type\":\"terrain\"," TRI ",\"heights\":[1,2,3,4]}", PAVE_JSON_TERRAIN);
    for (int type = 0; pave_json_type_words[type]; type++) assert_true(type <= PAVE_JSON_TERRAIN);
    unlink(path);
}

static void is_refused(const char *text, pave_result result, const char *part)
{
    pave_json_any any;
    pave_error error;
    put(text);
    assert_int_equal(pave_json_any_read(path, NULL, NULL, &any, &error), result);
    if (!strstr(error.message, part)) fail_msg("'%s' lacks '%s'", error.message, part);
    assert_true(!any.window && !any.zones && !any.terrain && !any.map);
    assert_int_equal(pave_json_any_read(path, NULL, NULL, &any, NULL), result);
}

TEST(others_are_refused)
{
    is_refused("{\"set\":\"roads\"}", PAVE_UNSUPPORTED, "tiles of a world");
    is_refused("{\"name\":\"a\",\"colors\":[]}", PAVE_UNSUPPORTED, "tile set");
    is_refused("{\"i\":[1,0]}", PAVE_UNSUPPORTED, "cannot be a ground");
    is_refused("{\"type\":\"ship\"}", PAVE_UNSUPPORTED, "cannot be a ground");
    is_refused("{\"grid\"", PAVE_INVALID, "cut off");
    is_refused("", PAVE_INVALID, "empty");
    is_refused("{\"type\":\"citadel\"," TRI "}", PAVE_INVALID, "cells");
    is_refused("{\"type\":\"citadel\"," TRI ",\"cells\":[{}]}", PAVE_INVALID, "zone");
    is_refused("{\"type\":\"citadel\"," TRI ",\"cells\":[{\"zone\":\"wall\"}]}", PAVE_INVALID,
               "1 labels");
    is_refused("{\"type\":\"citadel\",\"grid\":\"hex\",\"window\":{\"shape\":\"hexagon\","
               "\"radius\":0},\"cells\":[{\"zone\":\"wall\"}]}",
               PAVE_INVALID, "tri");
    is_refused("{\"type\":\"terrain\"," TRI "}", PAVE_INVALID, "heights");
    is_refused("{\"type\":\"terrain\"," TRI ",\"heights\":[1,2,3]}", PAVE_INVALID, "4 vertices");
    is_refused("{\"type\":\"terrain\"," TRI ",\"heights\":[1,2,3,70000000]}", PAVE_RANGE, "height");
    is_refused("{\"type\":\"terrain\"," TRI ",\"heights\":[1,2,3,4],\"cells\":[0,0]}", PAVE_INVALID,
               "in zone");
    is_refused("{\"type\":\"terrain\",\"seed\":7}", PAVE_INVALID, "seed");
    is_refused("{\"type\":\"terrain\",\"dry\":1}", PAVE_INVALID, "dry");
    is_refused("{\"type\":\"terrain\",\"river\":1.5}", PAVE_INVALID, "integer");
    is_refused("{\"type\":\"terrain\",\"heights\":1}", PAVE_INVALID, "list");
    unlink(path);
}

static pave_terrain *make_terrain(int seed, pave_window **window)
{
    pave_terrain *terrain;
    const pave_window_def board = {.tiling = pave_tiling_tri(),
                                   .width = 40 + seed,
                                   .height = 20 + seed % 7,
                                   .orientation = (pave_orientation)(seed % 2),
                                   .at = {seed, -seed, seed % 2}};
    assert_ok(pave_window_create(&board, NULL, window, NULL));
    const pave_terrain_def def = {.window = *window,
                                  .seed = UINT64_MAX - (uint64_t)seed,
                                  .hills = seed % 3 * 10,
                                  .dry = seed % 5 == 0,
                                  .river = seed % 4 ? 12 : 0,
                                  .lake = seed % 3 ? 3 : 0,
                                  .erosion = seed % 4 * 4};
    assert_ok(pave_terrain_create(&def, NULL, &terrain, NULL));
    return terrain;
}

TEST(terrains_come_back)
{
    for (int seed = 0; seed < 24; seed++) {
        pave_window *window;
        pave_json_any any;
        pave_terrain *terrain = make_terrain(seed, &window);
        assert_ok(pave_json_terrain_write(terrain, path, NULL, NULL));
        assert_ok(pave_json_any_read(path, NULL, NULL, &any, NULL));
        assert_int_equal(any.type, PAVE_JSON_TERRAIN);
        assert_int_equal(pave_terrain_hash(any.terrain), pave_terrain_hash(terrain));
        assert_true(any.terrain->def.seed == terrain->def.seed && !any.terrain->def.heights.at);
        assert_true(pave_cell_equal(pave_window_cell(any.window, 7), pave_window_cell(window, 7)));
        pave_json_any_release(&any);
        pave_terrain_destroy(terrain);
        pave_window_destroy(window);
    }
    unlink(path);
}

TEST(citadels_come_back)
{
    const pave_citadel_def def = {.seed = 7, .size = 16, .moat = true};
    pave_citadel *citadel;
    pave_json_any any;
    assert_ok(pave_citadel_create(&def, NULL, &citadel, NULL));
    assert_ok(pave_json_citadel_write(citadel, path, NULL, NULL));
    assert_ok(pave_json_any_read(path, NULL, NULL, &any, NULL));
    assert_int_equal(any.window->count, citadel->window->count);
    assert_memory_equal(any.zones, citadel->zones, (size_t)any.window->count);
    pave_json_any_release(&any);
    pave_citadel_destroy(citadel);
    unlink(path);
}

TEST(memory_may_fail)
{
    static const char *const texts[] = {
        "{" TRI ",\"type\":\"citadel\",\"cells\":[{\"zone\":\"wall\"},{\"zone\":\"house\"}]}",
        "{\"type\":\"terrain\"," TRI ",\"heights\":[1,2,3,4],\"seed\":\"7\",\"cells\":[4,7]}"};
    for (int i = 0; i < 2; i++) {
        bool done = false;
        put(texts[i]);
        for (int at = 0; !done; at++) {
            pave_json_any any;
            failing memory = {.fail_at = at};
            const pave_allocator allocator = failing_allocator(&memory);
            const pave_result result = pave_json_any_read(path, NULL, &allocator, &any, NULL);
            done = memory.count <= at;
            if (result == PAVE_OK) pave_json_any_release(&any);
            assert_true(result == PAVE_OK || (!done && result == PAVE_NO_MEMORY));
            assert_int_equal(memory.alive, 0);
        }
    }
    unlink(path);
}

int main(void) { return run_all_tests(NULL, NULL); }
