// What a file keeps of a world: of older versions, of a tiling from a file, of worlds below; and
// how damage is found.
#define _XOPEN_SOURCE 700 // mkdtemp
#include "../sparse.h"
#include "../test.h"
#include "formats/store/store_model.h"
#include "src/world/edits/edits_model.h"
#include "store_scratch.h"

#include <pave/formats/json.h>

// ---- Versions -----------------------------------------------------------------------------------

/// Version 1 had no lists of cells. It is read as it is, and upgraded by a writer.
TEST(test_old_version)
{
    create("old.pave", "snub-square", PAVE_WORLD_FEATURE, 4);
    pave_store *store = open_store("old.pave", true);
    assert_ok(pin(store, 1, 1, 12, "old"));
    const uint64_t hash = hash_of(store);
    pave_store_close(store);
    run_sql("old.pave",
            "DROP TABLE cells; ALTER TABLE edits DROP COLUMN sum; PRAGMA user_version=1");
    store = open_store("old.pave", false);
    assert_int_equal(hash_of(store), hash);
    pave_store_close(store);
    store = open_store("old.pave", true);
    const pave_cell cell = {5, 5, 1};
    const uint32_t tile = 11;
    const pave_edit edit = {.kind = PAVE_EDIT_PINS, .cells = &cell, .tiles = &tile, .count = 1};
    assert_int_equal(hash_of(store), hash);
    assert_ok(pave_store_change(store, &edit, 1, NULL, 0, NULL));
    pave_store_close(store);
    store = open_store("old.pave", false);
    assert_int_equal(pave_edits_count(pave_store_edits(store)), 2);
    pave_store_close(store);
    run_sql("old.pave", "PRAGMA user_version=5");
    refuse("old.pave", PAVE_UNSUPPORTED, "has version 5, but this pave reads up to 4");
    remove_world("old.pave");
}

/// A file that an older version made, as it is in the corpus of the fuzzer.
static void check_kept_version(const char *kept)
{
    static unsigned char bytes[1 << 16];
    FILE *from = fopen(kept, "rb");
    assert_non_null(from);
    const size_t size = fread(bytes, 1, sizeof bytes, from);
    fclose(from);
    for (int writes = 0; writes < 2; writes++) {
        pave_edit edit;
        FILE *to = fopen(path_of("kept.pave"), "wb");
        assert_int_equal(fwrite(bytes, 1, size, to), size);
        fclose(to);
        pave_store *store = open_store("kept.pave", writes != 0);
        assert_string_equal(pave_store_def_of(store)->tiling, "hex");
        assert_true(pave_edits_next(pave_store_edits(store), 0, &edit));
        assert_int_equal(edit.tile, 9);
        assert_memory_equal(edit.payload, "x", 1);
        if (writes) assert_ok(pin(store, 5, 5, 9, NULL));
        pave_store_close(store);
        remove_world("kept.pave");
    }
}

TEST(test_kept_versions)
{
    check_kept_version(PAVE_BINARY_DIR "/inputs/store/version-1.pave");
    check_kept_version(PAVE_BINARY_DIR "/inputs/store/version-2.pave");
}

// ---- The tally ----------------------------------------------------------------------------------

/// Whatever happens to the rows of edits, the tally tells; edits of all kinds, undone ones, changed
/// beside a reader, and those of an older version once a writer has upgraded it.
TEST(test_tally)
{
    static const char *const changes[] = {
        "DELETE FROM edits WHERE number = 2",
        "DELETE FROM edits",
        "DELETE FROM undone",
        "UPDATE undone SET number = 3",
        "UPDATE edits SET number = -number",
        "UPDATE edits SET number = 9, sum = NULL WHERE kind = 3",
        "UPDATE edits SET payload = 'y', sum = NULL WHERE number = 1",
        "UPDATE cells SET tile = 12; UPDATE edits SET sum = NULL",
        "UPDATE world SET value = '4 1 0x0' WHERE name = 'edits'",
        "DELETE FROM world WHERE name = 'edits'",
        "INSERT INTO edits VALUES (9, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL)",
    };
    const pave_cell cells[] = {{7, 7, 0}, {9, 9, 0}};
    const uint32_t tiles[] = {10, 11};
    const pave_edit list[] = {
        {.cell = {1, 2, 0}, .tile = 12, .payload = "a\0b", .payload_size = 3},
        {.kind = PAVE_EDIT_COLOR, .cell = {-5, 3, 0}, .place = 4, .color = 2},
        {.kind = PAVE_EDIT_AREA, .rect = {-15, -15, 9, 8}, .seed = UINT64_MAX},
        {.kind = PAVE_EDIT_PINS, .cells = cells, .tiles = tiles, .count = 2},
        {.kind = PAVE_EDIT_CLEAR, .cell = {9, 9, 0}}};
    for (size_t i = 0; i < 2 * sizeof changes / sizeof *changes; i++) {
        if (SPARSE(2) > 1 && i % 2 != i / 2 % 2) continue;
        create("tally.pave", NULL, PAVE_WORLD_FEATURE, 4);
        pave_store *reader = open_store("tally.pave", false), *store;
        if (i % 2)
            run_sql("tally.pave", "PRAGMA user_version=3; DELETE FROM world WHERE name='edits'");
        store = open_store("tally.pave", true);
        assert_ok(pave_store_change(store, list, 5, NULL, 0, NULL));
        assert_ok(pave_store_refresh(reader, NULL));
        assert_ok(undo(store, 5));
        assert_ok(pave_store_refresh(reader, NULL));
        pave_store_close(store);
        run_sql("tally.pave", changes[i / 2]);
        refuse("tally.pave", PAVE_INVALID, "edits are missing, or have changed");
        pave_store_close(reader);
    }
    remove_world("tally.pave");
}

/// Numbers end at 2^62, and say so before anything is written.
TEST(test_last_number)
{
    create("last.pave", NULL, PAVE_WORLD_FEATURE, 4);
    pave_store *store = open_store("last.pave", true);
    const int64_t last = INT64_C(1) << 62;
    pave_error error = {0};
    pave_edit edit = {.number = last + 1, .cell = {1, 2, 0}, .tile = 12};
    assert_int_equal(pave_store_change(store, &edit, 1, NULL, 0, &error), PAVE_RANGE);
    assert_string_equal(error.file, path_of("last.pave"));
    edit.number = last;
    assert_ok(pave_store_change(store, &edit, 1, NULL, 0, &error));
    assert_int_equal(pin(store, 5, 5, 12, NULL), PAVE_RANGE);
    assert_int_equal(undo(store, INT64_MIN), PAVE_NOT_FOUND);
    assert_ok(undo(store, last));
    pave_store_close(store);
    store = open_store("last.pave", true);
    assert_int_equal(pin(store, 5, 5, 12, NULL), PAVE_RANGE);
    pave_store_close(store);
    remove_world("last.pave");
}

// ---- A tiling of the caller's -------------------------------------------------------------------

static const char bricks[] =
    "{\"name\": \"bricks\", \"i\": [2, 0], \"j\": [1, 1], \"faces\": [[[0, 0], "
    "[1, 0], [2, 0], [2, 1], [1, 1], [0, 1]]]}";

/// Edges of one colour or another for faces of six sides.
static pave_json_wang *make_hexagons(void)
{
    static char text[8000];
    size_t used = (size_t)snprintf(text, sizeof text,
                                   "{\"name\": \"six\", \"kind\": \"edge\", \"colors\": "
                                   "[{\"name\": \"a\"}, {\"name\": \"b\"}], \"faces\": "
                                   "[{\"sides\": 6, \"tiles\": [");
    for (int i = 0; i < 64; i++)
        used += (size_t)snprintf(text + used, sizeof text - used,
                                 "%s{\"colors\": [%d, %d, %d, %d, %d, %d]}", i ? ", " : "",
                                 1 + (i & 1), 1 + (i >> 1 & 1), 1 + (i >> 2 & 1), 1 + (i >> 3 & 1),
                                 1 + (i >> 4 & 1), 1 + (i >> 5 & 1));
    snprintf(text + used, sizeof text - used, "]}]}");
    pave_json_wang *tiles = NULL;
    pave_error error = {0};
    if (pave_json_wang_parse(text, strlen(text), "six.json", NULL, &tiles, &error))
        fail_msg("%s", error.message);
    return tiles;
}

static uint64_t hash_world(const pave_world *world)
{
    uint32_t tiles[40 * 40];
    assert_ok(pave_world_fill(world, pave_rect_of(-20, -20, 40, 40), NULL, tiles, 40));
    return pave_hash(PAVE_HASH_START, tiles, 40 * 40);
}

/// The file alone has the tiling; the three regular grids are kept by name.
TEST(test_own_tiling)
{
    pave_json_wang *tiles = make_hexagons();
    pave_tiling *own = NULL;
    assert_ok(pave_json_tiling_parse(bricks, strlen(bricks), NULL, NULL, &own, NULL));
    const pave_tiling *tilings[] = {own, pave_tiling_hex()};
    for (int i = 0; i < 2; i++) {
        pave_wang_set *set = NULL;
        pave_world *world = NULL;
        assert_ok(pave_json_wang_create(tiles, 0, NULL, &set, NULL));
        const pave_world_def of = {.set = set, .tiling = tilings[i], .seed = 6};
        assert_ok(pave_world_create(&of, NULL, &world, NULL));
        const pave_store_def def = {.tiles = tiles, .own_tiling = tilings[i], .seed = 6};
        assert_ok(pave_store_create(path_of("own.pave"), &def, NULL, NULL));
        pave_store *store = open_store("own.pave", true);
        assert_int_equal(pave_world_hash(pave_edits_base(pave_store_edits(store))),
                         pave_world_hash(world));
        assert_int_equal(hash_of(store), hash_world(world));
        const pave_store_def *kept = pave_store_def_of(store);
        assert_ptr_equal(kept->own_tiling, i ? NULL : pave_store_tiling(store));
        assert_string_equal(pave_store_tiling(store)->name, i ? "hex" : "bricks");
        assert_ok(pin(store, 3, 3, 5, NULL));
        pave_store_close(store);
        store = open_store("own.pave", false);
        assert_int_equal(tile_at(store, 3, 3), 5);
        pave_store_close(store);
        remove_world("own.pave");
        pave_world_destroy(world);
        pave_wang_destroy(set);
    }
    pave_tiling_destroy(own);
    pave_json_wang_destroy(tiles);
}

static bool take_some(void *context, const char *bytes, size_t size)
{
    size_t *left = context;
    (void)bytes;
    if (size > *left) return false;
    *left -= size;
    return true;
}

/// The text of a tiling goes to a sink, which may stop it.
TEST(test_print)
{
    size_t left = 100000;
    const pave_json_sink sink = {take_some, &left};
    pave_error error = {0};
    assert_ok(pave_json_tiling_print(pave_tiling_hex(), sink, NULL, &error));
    left = 9;
    assert_int_equal(pave_json_tiling_print(pave_tiling_hex(), sink, NULL, &error), PAVE_STOPPED);
    assert_int_equal(error.result, PAVE_STOPPED);
}

// ---- Worlds below -------------------------------------------------------------------------------

enum { LEVELS = PAVE_STORE_BELOW_MAX + 2 };

/// Definitions of worlds each of which follows the next; the last follows noise.
typedef struct tower {
    pave_json_wang *tiles;
    uint16_t weights[PAVE_BIAS_LEVELS * 3], values[3];
    pave_bias biases[LEVELS];
    pave_store_def defs[LEVELS];
} tower;

static void build(tower *of, int levels)
{
    static const uint8_t order[] = {1, 2};
    static const double shares[] = {1, 3, 1};
    *of = (tower){.tiles = make_tiles(), .values = {7, 1000, 65535}};
    assert_ok(pave_bias_bands(2, order, 2, PAVE_BIAS_BLEND, of->weights));
    for (int i = 0; i < levels; i++) {
        const bool last = i == levels - 1, blocks = last && levels <= 2;
        of->biases[i] = (pave_bias){.kind = last ? PAVE_BIAS_NOISE : PAVE_BIAS_WORLD,
                                    .weights = of->weights,
                                    .noise = pave_noise_of(5, 12),
                                    .color_values = of->values,
                                    .world_colors = 2,
                                    .cells = 3 + i};
        of->defs[i] = (pave_store_def){.tiles = of->tiles,
                                       .seed = (uint64_t)(40 + i),
                                       .method = blocks ? PAVE_WORLD_BLOCKS : PAVE_WORLD_FEATURE,
                                       .shares = blocks ? shares : NULL,
                                       .bias = &of->biases[i],
                                       .below = last ? NULL : &of->defs[i + 1]};
    }
}

/// The world of a definition, made by hand from those below it.
static pave_world *make_by_hand(const tower *of, const pave_wang_set *set, int level, int levels,
                                pave_world **all)
{
    pave_bias bias = of->biases[level];
    if (level + 1 < levels) bias.world = make_by_hand(of, set, level + 1, levels, all);
    const pave_world_def def = {.set = set,
                                .seed = of->defs[level].seed,
                                .method = of->defs[level].method,
                                .shares = of->defs[level].shares,
                                .bias = &bias};
    assert_ok(pave_world_create(&def, NULL, &all[level], NULL));
    return all[level];
}

/// The file alone has all worlds below, and their shares, tiles and biases.
TEST(test_below)
{
    for (int levels = 1; levels <= 4; levels += SPARSE(3)) {
        tower of;
        pave_wang_set *set = NULL;
        pave_world *all[LEVELS] = {NULL};
        build(&of, levels);
        assert_ok(pave_json_wang_create(of.tiles, 0, NULL, &set, NULL));
        const uint64_t hash = hash_world(make_by_hand(&of, set, 0, levels, all));
        if (levels > 1) of.biases[0].world = all[1]; // compared with what the definition makes
        assert_ok(pave_store_create(path_of("tower.pave"), &of.defs[0], NULL, NULL));
        pave_store *store = open_store("tower.pave", levels % 2 == 0);
        assert_int_equal(hash_of(store), hash);
        const pave_store_def *def = pave_store_def_of(store);
        for (int i = 0; i < levels; i++, def = def->below) {
            assert_non_null(def);
            assert_int_equal(def->seed, 40 + i);
            assert_int_equal(def->bias->kind, of.biases[i].kind);
            assert_true(of.defs[i].shares ? def->shares[1] > 2.9 : !def->shares);
        }
        assert_null(def);
        pave_store_close(store);
        remove_world("tower.pave");
        for (int i = 0; i < levels; i++) pave_world_destroy(all[i]);
        pave_wang_destroy(set);
        pave_json_wang_destroy(of.tiles);
    }
}

static uint16_t no_place(void *context, int64_t x, int64_t y)
{
    (void)context;
    return (uint16_t)(x + y);
}

static void refuse_def(const pave_store_def *def, pave_result result, const char *text)
{
    pave_error error = {0};
    assert_int_equal(pave_store_create(path_of("not.pave"), def, NULL, &error), result);
    if (!strstr(error.message, text)) fail_msg("%s", error.message);
    assert_false(pave_store_recognizes(path_of("not.pave")));
}

TEST(test_refused)
{
    tower of;
    build(&of, LEVELS);
    refuse_def(&of.defs[0], PAVE_UNSUPPORTED, "at most 3 worlds deep");
    assert_ok(pave_store_create(path_of("deep.pave"), &of.defs[1], NULL, NULL));
    pave_store_close(open_store("deep.pave", false));
    // one more below than may be
    run_sql("deep.pave", "UPDATE world SET value='world 0 2 9' WHERE name="
                         "'below.below.below.bias'");
    refuse("deep.pave", PAVE_INVALID, "");
    remove_world("deep.pave");
    of.defs[LEVELS - 2].below = NULL;
    refuse_def(&of.defs[LEVELS - 2], PAVE_UNSUPPORTED, "only with its definition");
    of.biases[0] =
        (pave_bias){.kind = PAVE_BIAS_FUNCTION, .weights = of.weights, .function = no_place};
    refuse_def(&of.defs[0], PAVE_UNSUPPORTED, "a function");
    pave_json_wang_destroy(of.tiles);
    // another world than the bias has
    build(&of, 2);
    pave_wang_set *set = NULL;
    pave_world *other = NULL;
    assert_ok(pave_json_wang_create(of.tiles, 0, NULL, &set, NULL));
    assert_ok(pave_world_create(&(pave_world_def){.set = set, .seed = 1}, NULL, &other, NULL));
    of.biases[0].world = other;
    refuse_def(&of.defs[0], PAVE_INVALID, "a different world");
    pave_world_destroy(other);
    pave_wang_destroy(set);
    pave_json_wang_destroy(of.tiles);
}

/// Our own allocations fail in turn, while a file with all of it is made and read.
TEST(test_failing)
{
    tower of;
    pave_json_wang *tiles = make_hexagons();
    pave_tiling *own = NULL;
    build(&of, 2);
    of.defs[1].method = PAVE_WORLD_FEATURE;
    of.defs[1].shares = NULL;
    assert_ok(pave_json_tiling_parse(bricks, strlen(bricks), NULL, NULL, &own, NULL));
    const pave_store_def def = {.tiles = tiles,
                                .own_tiling = own,
                                .seed = 3,
                                .bias = &of.biases[0],
                                .below = &of.defs[1],
                                .passable = (bool[]){false, false, true}};
    pave_result result = PAVE_NO_MEMORY;
    for (failing memory = each_failing; failing_next(&memory);) {
        pave_store *store = NULL;
        result = pave_store_create(path_of("memory.pave"), &def, &memory.allocator, NULL);
        if (!result)
            result = pave_store_open(path_of("memory.pave"), (pave_store_way){.writes = true},
                                     &memory.allocator, &store, NULL);
        pave_store_close(store);
        remove_world("memory.pave");
        assert_told(memory, result);
    }
    pave_tiling_destroy(own);
    pave_json_wang_destroy(tiles);
    pave_json_wang_destroy(of.tiles);
}

/// The same of a file with shares of colours that is read.
TEST(test_failing_shares)
{
    static const double shares[] = {1, 2, 1};
    pave_json_wang *tiles = make_tiles();
    const pave_store_def def = {
        .tiles = tiles, .seed = 3, .method = PAVE_WORLD_BLOCKS, .base = 1, .shares = shares};
    assert_ok(pave_store_create(path_of("shares.pave"), &def, NULL, NULL));
    for (failing memory = each_failing; failing_next(&memory);) {
        pave_store *store = NULL;
        const pave_result result =
            pave_store_open(path_of("shares.pave"), (pave_store_way){.writes = true},
                            &memory.allocator, &store, NULL);
        pave_store_close(store);
        assert_told(memory, result);
    }
    remove_world("shares.pave");
    pave_json_wang_destroy(tiles);
}

// ---- Connected worlds ---------------------------------------------------------------------------

/// A connected world is the same in a file; other colours that can be passed, or wrong ones, are
/// another world, or none.
TEST(test_connected)
{
    static const bool passable[] = {false, false, true};
    pave_json_wang *tiles = make_tiles();
    const pave_store_def def = {
        .tiles = tiles, .tiling = "tri", .seed = 8, .passable = passable, .note = "a note"};
    assert_ok(pave_store_create(path_of("walk.pave"), &def, NULL, NULL));
    pave_store *store = open_store("walk.pave", true);
    const bool *kept = pave_store_def_of(store)->passable;
    assert_true(kept && !kept[1] && kept[2]);
    assert_ok(pin(store, 4, 5, 10, NULL)); // closed on all sides
    const uint64_t hash = hash_of(store);
    pave_store_close(store);
    store = open_store("walk.pave", false);
    assert_int_equal(hash_of(store), hash);
    pave_store_close(store);
    run_sql("walk.pave", "UPDATE world SET value = '11' WHERE name = 'passable'");
    refuse("walk.pave", PAVE_UNSUPPORTED, "a different world");
    run_sql("walk.pave", "UPDATE world SET value = '00' WHERE name = 'passable'");
    refuse("walk.pave", PAVE_INVALID, "no colour can be passed");
    run_sql("walk.pave", "UPDATE world SET value = '011' WHERE name = 'passable'");
    refuse("walk.pave", PAVE_INVALID, "the passable colours or the settings of rock are wrong");
    run_sql("walk.pave", "DELETE FROM world WHERE name = 'passable'");
    refuse("walk.pave", PAVE_UNSUPPORTED, "a different world");
    remove_world("walk.pave");
    pave_json_wang_destroy(tiles);
}

/// So is one with rock, and with opened dead ends.
TEST(test_rock)
{
    static const bool passable[] = {false, false, true};
    pave_json_wang *tiles = make_tiles();
    const pave_store_def def = {.tiles = tiles,
                                .tiling = "tri",
                                .seed = 8,
                                .passable = passable,
                                .solid = .35,
                                .opened = .7,
                                .mesh = 9};
    assert_ok(pave_store_create(path_of("rock.pave"), &def, NULL, NULL));
    pave_store *store = open_store("rock.pave", true);
    const pave_store_def *kept = pave_store_def_of(store);
    assert_true(kept->mesh == 9 &&
                kept->solid == (double)(int64_t)(.35 * 4294967296.0) / 4294967296.0);
    assert_true(kept->opened == (int)(.7 * 65536) / 65536.0);
    assert_ok(pin(store, 4, 5, 10, NULL));
    const uint64_t hash = hash_of(store);
    pave_store_close(store);
    store = open_store("rock.pave", false);
    assert_int_equal(hash_of(store), hash);
    pave_store_close(store);
    run_sql("rock.pave", "UPDATE world SET value = '5,0,9' WHERE name = 'rock'");
    refuse("rock.pave", PAVE_UNSUPPORTED, "a different world");
    static const char *const wrong[] = {"5,0", "5,0,9 ", "5,0,9,1", "", "x"};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        char sql[96];
        snprintf(sql, sizeof sql, "UPDATE world SET value = '%s' WHERE name = 'rock'", wrong[i]);
        run_sql("rock.pave", sql);
        refuse("rock.pave", PAVE_INVALID, "the passable colours or the settings of rock are wrong");
    }
    run_sql("rock.pave", "UPDATE world SET value = '9999999999,0,9' WHERE name = 'rock'");
    refuse("rock.pave", PAVE_INVALID, "the share of solid cells must be 0 to 1");
    remove_world("rock.pave");
    pave_json_wang_destroy(tiles);
}

// ---- Damage -------------------------------------------------------------------------------------

/// An edit that was changed after it was written is refused, whatever was changed.
TEST(test_sums)
{
    static const char *const changes[] = {"UPDATE edits SET payload=x'6263' WHERE number=1",
                                          "UPDATE edits SET payload=NULL WHERE number=1",
                                          "UPDATE edits SET q=2 WHERE number=1",
                                          "UPDATE edits SET tile=11 WHERE number=1",
                                          "UPDATE edits SET seed=seed+1 WHERE number=2",
                                          "UPDATE edits SET sum=sum+1 WHERE number=2",
                                          "UPDATE cells SET tile=12 WHERE number=3 AND i=1",
                                          "DELETE FROM cells WHERE number=3 AND i=1",
                                          "UPDATE edits SET number=4 WHERE number=2",
                                          "UPDATE edits SET sum='x' WHERE number=1"};
    const pave_cell cells[] = {{7, 7, 0}, {9, 9, 0}};
    const uint32_t tiles[] = {10, 11};
    const pave_edit list[] = {
        {.cell = {1, 2, 0}, .tile = 10, .payload = "ab", .payload_size = 2},
        {.kind = PAVE_EDIT_AREA, .rect = {-15, -15, 9, 8}, .seed = UINT64_MAX - 1},
        {.kind = PAVE_EDIT_PINS, .cells = cells, .tiles = tiles, .count = 2}};
    for (size_t i = 0; i < sizeof changes / sizeof *changes; i++) {
        create("sums.pave", NULL, PAVE_WORLD_FEATURE, 4);
        pave_store *store = open_store("sums.pave", true);
        assert_ok(pave_store_change(store, list, 3, NULL, 0, NULL));
        assert_ok(pave_store_check(store, NULL));
        pave_store_close(store);
        run_sql("sums.pave", changes[i]);
        refuse("sums.pave", PAVE_INVALID, "was changed after it was written");
    }
    run_sql("sums.pave", "UPDATE edits SET sum=NULL"); // as of an older version
    pave_store_close(open_store("sums.pave", false));
    remove_world("sums.pave");
}

/// A page that reading the edits does not look at is found by the check.
TEST(test_check)
{
    create("check.pave", NULL, PAVE_WORLD_FEATURE, 4);
    pave_store *store = open_store("check.pave", true);
    for (int i = 0; i < 300; i++) assert_ok(pin(store, 4 * i, 0, 12, "some bytes to fill pages"));
    for (int i = 0; i < 300; i++) assert_ok(undo(store, 1 + i));
    pave_store_close(store);
    // the list of free pages has a page that there is not
    FILE *file = fopen(path_of("check.pave"), "r+b");
    assert_non_null(file);
    assert_int_equal(fseek(file, 32, SEEK_SET), 0);
    assert_int_equal(fwrite("\0\0\x7f\xff", 1, 4, file), 4);
    assert_int_equal(fclose(file), 0);
    store = open_store("check.pave", false);
    pave_error error = {0};
    assert_int_equal(pave_store_check(store, &error), PAVE_INVALID);
    assert_non_null(strstr(error.message, "the file is damaged"));
    assert_null(strchr(error.message, '\n'));
    pave_store_close(store);
    remove_world("check.pave");
}

int main(void) { return run_all_tests(make_folder, remove_folder); }
