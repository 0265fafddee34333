/// tests/formats/test_json_polygons.c: GeoJSON and WKT as maps: forms, names, projections, what is
/// wrong and where.

#include <math.h>

#include "../test.h"
#include "formats/json/json_polygons.h"

static const pave_json_any_def none;
static char notes[PAVE_JSON_NOTES_SIZE];

static pave_result parse(const char *text, const pave_json_any_def *def,
                         const pave_allocator *allocator, pave_map **out, pave_error *error)
{
    *out = NULL;
    notes[0] = 0;
    return pave_json_polygons_parse(text, strlen(text),
                                    pave_json_wkt_recognizes(text, strlen(text)), def, "in",
                                    allocator, out, notes, error);
}

static pave_map *read(const char *text, const pave_json_any_def *def)
{
    pave_map *map;
    pave_error error = {0};
    assert_int_equal(parse(text, def, NULL, &map, &error), PAVE_OK);
    assert_true(map->y_up);
    return map;
}

#define SQUARE "[[[0,0],[1,0],[1,1],[0,1],[0,0]]]"
#define BESIDE "[[[1,0],[2,0],[2,1],[1,1],[1,0]]]"

TEST(forms_of_geojson)
{
    static const char *const texts[] = {
        "{\"type\":\"Polygon\",\"coordinates\":" SQUARE "}",
        "{\"coordinates\":" SQUARE ",\"bbox\":[0,0,1,1],\"type\":\"Polygon\"}",
        "{\"type\":\"Feature\",\"geometry\":{\"type\":\"GeometryCollection\",\"geometries\":"
        "[{\"type\":\"Polygon\",\"coordinates\":" SQUARE "}]}}",
        "{\"type\":\"Feature\",\"properties\":null,\"geometry\":{\"type\":\"MultiPolygon\","
        "\"coordinates\":[" SQUARE "]}}",
        ("{\"features\":[{\"type\":\"Feature\",\"geometry\":{\"type\":\"Polygon\",\"coordinates\":"
         "[[[0,0,5],[1,0,5],[1,1,5],[0,1,5]]]}}],\"type\":\"FeatureCollection\"}"),
        "POLYGON((0 0,1 0,1 1,0 1,0 0))",
        "# one square\n\n multipolygon z (((0 0 7, 1 0 7,\n1 1 7, 0 1 7, 0 0 7)))\n"};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        pave_map *map = read(texts[i], &none);
        assert_int_equal(map->patch->cell_count, 1);
        assert_true(map->patch->bounds.min.y == -1 && map->patch->bounds.max.x == 1);
        pave_map_destroy(map);
    }
}

TEST(names_and_labels)
{
    pave_map *map =
        read("{\"type\":\"FeatureCollection\",\"features\":["
             "{\"id\":7,\"properties\":{\"NAME\":\"Left\",\"name\":\"other\"},\"geometry\":"
             "{\"type\":\"Polygon\",\"coordinates\":" SQUARE "}},"
             "{\"id\":8,\"geometry\":null,\"properties\":{}},"
             "{\"properties\":{\"a\":[{}]},\"id\":9.5,\"geometry\":"
             "{\"type\":\"Polygon\",\"coordinates\":" BESIDE "}}]}",
             &none);
    assert_int_equal(map->territories->count, 2);
    assert_int_equal(map->territories->items[1].label, 3);
    assert_int_equal(map->name_count, 3);
    assert_string_equal(pave_map_name(map, 1), "Left");
    assert_string_equal(map->names[1], "8");
    assert_string_equal(pave_map_name(map, 2), "9.5");
    assert_non_null(strstr(notes, "without a projection"));
    assert_non_null(strstr(notes, "features without an area: 1; the first is feature 2 (8)"));
    pave_map_destroy(map);
    map = read("Left hand; POLYGON ((0 0, 1 0, 1 1, 0 1)); 5\n"
               "SRID=4326;POLYGON EMPTY\n\"Right\",\"POLYGON ((1 0, 2 0, 2 200, 1 1))\"\n",
               &none);
    assert_string_equal(pave_map_name(map, 1), "Left hand");
    assert_string_equal(map->names[1], "");
    assert_string_equal(pave_map_name(map, 2), "Right");
    assert_null(strstr(notes, "projection"));
    pave_map_destroy(map);
}

TEST(projections)
{
    const char *text = "POLYGON((0 0, 60 0, 60 60, 0 90))";
    pave_map *map = read(text, &(pave_json_any_def){.projection = PAVE_JSON_MERCATOR});
    const pave_box *bounds = &map->patch->bounds;
    assert_true(fabs(bounds->min.y + 180) < 1e-9 && bounds->max.y == 0 && bounds->max.x == 60);
    bool found = false; // ln tan 75 degrees
    for (int32_t i = 0; i < map->patch->polygons->vertex_count; i++)
        found |= fabs(map->patch->polygons->vertices[i].y + 75.45612929021689) < 1e-12;
    assert_true(found);
    pave_map_destroy(map);
    map = read(text, &(pave_json_any_def){.projection = PAVE_JSON_EQUIRECTANGULAR});
    assert_true(fabs(map->patch->bounds.max.x - 60 * sqrt(0.5)) < 1e-13);
    assert_true(map->patch->bounds.min.y == -90);
    pave_map_destroy(map);
}

TEST(what_is_wrong)
{
    pave_map *map;
    const pave_json_any_def def = {.projection = PAVE_JSON_MERCATOR};
    assert_int_equal(parse("POLYGON((0 0,1 0,1 91))", &def, NULL, &map, NULL), PAVE_RANGE);
}

// ---- Points -------------------------------------------------------------------------------------

static pave_result parse_points(const char *text, const pave_allocator *allocator,
                                pave_json_any *out)
{
    *out = (pave_json_any){0};
    if (allocator) out->allocator = *allocator;
    return pave_json_points_parse(text, strlen(text), "points", allocator, &out->points, NULL);
}

TEST(points_of_any_file)
{
    static const struct {
        const char *text;
        bool up;
        double x, y;
        const char *name;
        int line;
    } rows[] = {
        {"3.5,2", false, 3.5, 2, NULL, 1},
        {"\xef\xbb\xbf\n# a\n \t\n3.5 , 2 , a b \n", false, 3.5, 2, "a b", 4},
        {"3.5;2;\"a;\"\"b\"\"\"", false, 3.5, 2, "a;\"b\"", 1},
        {"3.5\t2\t\"\"", false, 3.5, 2, NULL, 1},
        {"  3.5   2  ", false, 3.5, 2, NULL, 1},
        {"x,y\r\n3.5,2\r\n", false, 3.5, 2, NULL, 2},
        {"label,y,id,long,name,lat\na,2,c,3.5,b,7", false, 3.5, 2, "b", 2}, // the best word names
        {"id,label,x,y\na,b,3.5,2", false, 3.5, 2, "b", 2},
        {"id,LAT,extra,LON\nz,2,?,3.5", true, 3.5, -2, "z", 2},
        {"Y;X\n2;3.5", false, 3.5, 2, NULL, 2},
        {"{\"type\":\"Point\",\n\"coordinates\":[3.5,2,9]}", true, 3.5, -2, NULL, 2},
        {"{\"type\":\"Feature\",\"id\":5,\"properties\":{\"Name\":null,\"name\":\"n\"},"
         "\"geometry\":{\"coordinates\":[[3.5,2]],\"type\":\"MultiPoint\"}}",
         true, 3.5, -2, "n", 1},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        pave_json_any any;
        assert_ok(parse_points(rows[i].text, NULL, &any));
        const pave_json_points *points = &any.points;
        assert_int_equal(points->count, 1);
        assert_true(points->positions[0].x == rows[i].x && points->positions[0].y == rows[i].y);
        assert_int_equal(points->y_up, rows[i].up);
        assert_int_equal(points->lines[0], rows[i].line);
        if (rows[i].name)
            assert_string_equal(points->names[0], rows[i].name);
        else
            assert_null(points->names[0]);
        pave_json_any_release(&any);
        for (failing memory = each_failing; failing_next(&memory);) {
            const pave_result result = parse_points(rows[i].text, &memory.allocator, &any);
            assert_told(memory, result);
            pave_json_any_release(&any);
        }
    }
    static const char *const wrong[] = {"id,easting,northing\n1,2,3", "easting,northing\n1,2",
                                        "lat,name\n1,2"};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        pave_json_any any;
        assert_int_equal(parse_points(wrong[i], NULL, &any), PAVE_INVALID);
    }
}

int main(void) { return run_all_tests(NULL, NULL); }
