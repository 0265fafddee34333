/// tests/formats/test_json_map_geojson.c: maps as GeoJSON: rings of features against borders, which
/// way round they go, what neighbours share; boxes and poles in the JSON.
#include <pave/formats/json.h>

#include <unistd.h>

#include "../calls.h"
#include "../region/borders_fixture.h"
#include "../region/map_fixture.h"
#include "../test.h"

/// A file in memory; read on from `at`.
typedef struct text_file {
    char path[160];
    char *text;
    const char *at;
} text_file;

static void name_file(text_file *file, const char *suffix)
{
    snprintf(file->path, sizeof file->path, "%s/map_%ld%s", PAVE_BINARY_DIR, (long)getpid(),
             suffix);
}

static void load(text_file *file)
{
    FILE *in = fopen(file->path, "rb");
    assert_non_null(in);
    file->text = calloc(1, 1 << 22);
    assert_non_null(file->text);
    assert_true(fread(file->text, 1, (1 << 22) - 1, in) < (1 << 22) - 1);
    fclose(in);
    remove(file->path);
    file->at = file->text;
}

/// Steps over what must stand here.
static void expect(text_file *file, const char *wanted)
{
    if (strncmp(file->at, wanted, strlen(wanted)) != 0)
        fail_msg("\"%s\" is expected before \"%.60s\"", wanted, file->at);
    file->at += strlen(wanted);
}

static double number(text_file *file)
{
    char *end;
    const double value = strtod(file->at, &end);
    assert_true(end > file->at);
    file->at = end;
    return value;
}

static bool same_bits(double a, double b)
{
    return !(a < b) && !(a > b);
} // except for the sign of 0

/// A map with its outlines and borders.
typedef struct drawn_map {
    pave_map *map;
    pave_polygons *polygons;
    pave_borders *borders;
} drawn_map;

static drawn_map draw(int fixture, bool smooth)
{
    drawn_map drawn = {.map = map_fixture_make(fixture)};
    assert_ok(pave_map_polygons(drawn.map, NULL, &drawn.polygons, NULL));
    const pave_territories *made = drawn.map->territories;
    assert_ok(pave_borders_create(&(pave_borders_def){.polygons = drawn.polygons,
                                                      .of_cell = made->of_cell,
                                                      .count = made->count},
                                  NULL, &drawn.borders, NULL));
    if (smooth) assert_ok(pave_borders_smooth(drawn.borders, NULL, NULL));
    return drawn;
}

static void release(drawn_map *drawn)
{
    pave_borders_destroy(drawn->borders);
    pave_polygons_destroy(drawn->polygons);
    pave_map_destroy(drawn->map);
}

// ---- Features -----------------------------------------------------------------------------------

/// Reads a ring: it is that of the borders, closed, and turns as it has to.
static void check_ring(text_file *file, const pave_borders *borders, int32_t id, int32_t k)
{
    int64_t count = 0;
    assert_int_equal(pave_borders_ring(borders, id, k, NULL, 0, &count), PAVE_CAPACITY);
    pave_vec2 *ring = calloc((size_t)count, sizeof *ring);
    assert_non_null(ring);
    assert_ok(pave_borders_ring(borders, id, k, ring, count, &count));
    double twice_area = 0;
    expect(file, "[");
    for (int64_t i = 0; i <= count; i++) {
        const pave_vec2 point = ring[i % count], next = ring[(i + 1) % count];
        if (i > 0) expect(file, ",");
        expect(file, "[");
        assert_true(same_bits(number(file), point.x));
        expect(file, ",");
        assert_true(same_bits(number(file), point.y));
        expect(file, "]");
        if (i < count) twice_area += point.x * next.y - next.x * point.y;
    }
    expect(file, "]");
    int32_t rings = 0;
    assert_true(pave_borders_rings(borders, id, &rings)[k].hole == (twice_area < 0));
    free(ring);
}

static void check_geometry(text_file *file, const pave_borders *borders, int32_t id)
{
    int32_t count = 0, outer = 0;
    const pave_ring *rings = pave_borders_rings(borders, id, &count);
    for (int32_t k = 0; k < count; k++) outer += !rings[k].hole;
    assert_true(outer > 0);
    expect(file, outer == 1 ? "{\"type\":\"Polygon\",\"coordinates\":["
                            : "{\"type\":\"MultiPolygon\",\"coordinates\":[[");
    for (int32_t k = 0; k < count; k++) {
        if (k > 0) expect(file, rings[k].hole ? "," : "],[");
        check_ring(file, borders, id, k);
    }
    expect(file, outer == 1 ? "]}" : "]]}");
}

static void check_feature(text_file *file, const drawn_map *drawn, int32_t id)
{
    const pave_territories *made = drawn->map->territories;
    char text[128];
    snprintf(text, sizeof text,
             "\n{\"type\":\"Feature\",\"properties\":{\"id\":%d,\"label\":%d,\"size\":%d,"
             "\"neighbors\":[",
             (int)id, (int)made->items[id - 1].label, (int)made->items[id - 1].size);
    expect(file, text);
    for (int32_t i = made->start[id - 1]; i < made->start[id]; i++) {
        if (i > made->start[id - 1]) expect(file, ",");
        assert_int_equal((int32_t)number(file), made->neighbors[i]);
    }
    expect(file, "],\"pole\":[");
    const double x = number(file);
    expect(file, ",");
    const double y = number(file);
    assert_true(borders_contain(drawn->borders, id, (pave_vec2){x, y}));
    expect(file, "],\"radius\":");
    assert_true(number(file) > 0);
    if (drawn->map->owners) {
        expect(file, ",\"owner\":");
        assert_int_equal((int32_t)number(file), drawn->map->owners[id - 1]);
    }
    if (drawn->map->dice) {
        expect(file, ",\"dice\":");
        assert_int_equal((int32_t)number(file), drawn->map->dice[id - 1]);
    }
    expect(file, "},\"geometry\":");
    check_geometry(file, drawn->borders, id);
    expect(file, "}");
}

TEST(features)
{
    int holes = 0, multi = 0;
    for (int k = 0; k < 2 * MAP_FIXTURES; k++) {
        if (map_fixtures[k / 2].edges) continue; // no outlines
        text_file file;
        pave_error error;
        drawn_map drawn = draw(k / 2, k % 2);
        name_file(&file, ".geojson");
        assert_ok(
            pave_json_map_geojson_write(drawn.map, drawn.borders, file.path, NULL, NULL, &error));
        load(&file);
        expect(&file, "{\"type\":\"FeatureCollection\",\"features\":[");
        for (int32_t id = 1; id <= drawn.map->territories->count; id++) {
            if (id > 1) expect(&file, ",");
            check_feature(&file, &drawn, id);
        }
        expect(&file, "]}\n");
        assert_int_equal(*file.at, 0);
        multi += strstr(file.text, "MultiPolygon") != NULL;
        for (int32_t i = 0; i < drawn.borders->ring_count; i++)
            holes += drawn.borders->rings[i].hole;
        free(file.text);
        release(&drawn);
    }
    assert_true(holes > 0 && multi > 0); // else this has shown less than it says
}

// ---- JSON with borders --------------------------------------------------------------------------

TEST(boxes_and_poles)
{
    static const int fixtures[] = {0, 1, 13, 15};
    for (size_t k = 0; k < sizeof fixtures / sizeof fixtures[0]; k++) {
        text_file file;
        pave_map *again;
        drawn_map drawn = draw(fixtures[k], true);
        name_file(&file, ".json");
        assert_ok(pave_json_map_write(drawn.map, drawn.borders, file.path, NULL, NULL, NULL));
        assert_ok(pave_json_map_read(file.path, NULL, &again, NULL));
        assert_true(pave_map_hash(again) == pave_map_hash(drawn.map));
        pave_map_destroy(again);
        load(&file);
        for (int32_t id = 1; id <= drawn.map->territories->count; id++) {
            pave_vec2 pole;
            pave_box box;
            assert_true(pave_borders_box(drawn.borders, id, &box));
            file.at = strstr(file.at, "\"box\":[");
            assert_non_null(file.at);
            expect(&file, "\"box\":[");
            assert_true(same_bits(number(&file), box.min.x));
            expect(&file, ",");
            assert_true(same_bits(number(&file), box.min.y));
            expect(&file, ",");
            assert_true(same_bits(number(&file), box.max.x));
            expect(&file, ",");
            assert_true(same_bits(number(&file), box.max.y));
            expect(&file, "],\"pole\":[");
            pole.x = number(&file);
            expect(&file, ",");
            pole.y = number(&file);
            assert_true(pole.x > box.min.x && pole.x < box.max.x && pole.y > box.min.y &&
                        pole.y < box.max.y);
        }
        free(file.text);
        release(&drawn);
    }
}

int main(void) { return run_all_tests(NULL, NULL); }
