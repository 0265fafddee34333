/// tests/formats/test_json_solid.c: solids as binary glTF, read again by another reader of JSON and
/// compared number by number; as OBJ with materials; failing memory.
#include <pave/formats/obj.h>
#include <pave/terrain.h>

#include <jansson.h>
#include <math.h>
#include <unistd.h>

#include "../../src/tactics/solid_parts.h"
#include "../calls.h"
#include "../test.h"

static char *path_of(const char *ending)
{
    static char path[1024];
    snprintf(path, sizeof path, "%s/test_json_solid_%ld%s", PAVE_BINARY_DIR, (long)getpid(),
             ending);
    return path;
}

/// The bytes of a file, which is removed; to be given to free.
static unsigned char *taken(const char *path, size_t *size)
{
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    assert_int_equal(fseek(file, 0, SEEK_END), 0);
    *size = (size_t)ftell(file);
    unsigned char *bytes = malloc(*size + 1);
    rewind(file);
    assert_int_equal(fread(bytes, 1, *size, file), *size);
    bytes[*size] = 0;
    fclose(file);
    remove(path);
    return bytes;
}

static pave_solid *solid_of(uint64_t seed, bool prisms)
{
    pave_window *window = NULL;
    pave_terrain *terrain = NULL;
    pave_solid *solid = NULL;
    const pave_window_def shape = {
        .tiling = pave_tiling_tri(), .width = 30, .height = 15, .at = {100, -40, 0}};
    assert_ok(pave_window_create(&shape, NULL, &window, NULL));
    const pave_terrain_def def = {.window = window, .seed = seed, .hills = 10, .river = 12};
    assert_ok(pave_terrain_create(&def, NULL, &terrain, NULL));
    assert_ok(prisms
                  ? pave_terrain_prisms(terrain, &(pave_terrain_prisms_def){0}, NULL, &solid, NULL)
                  : pave_terrain_surface(terrain, NULL, &solid, NULL));
    pave_terrain_destroy(terrain);
    pave_window_destroy(window);
    return solid;
}

// ---- glTF ---------------------------------------------------------------------------------------

static uint32_t word_at(const unsigned char *bytes)
{
    return (uint32_t)bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 |
           (uint32_t)bytes[3] << 24;
}

static float float_at(const unsigned char *bytes)
{
    const uint32_t word = word_at(bytes);
    float number;
    memcpy(&number, &word, sizeof number);
    return number;
}

static int64_t number_of(const json_t *object, const char *name)
{
    return json_integer_value(json_object_get(object, name));
}

static const json_t *item(const json_t *root, const char *list, size_t index)
{
    return json_array_get(json_object_get(root, list), index);
}

/// Where an accessor begins in the numbers.
static int64_t begin_of(const json_t *root, const json_t *accessor)
{
    const json_t *view = item(root, "bufferViews", (size_t)number_of(accessor, "bufferView"));
    return number_of(view, "byteOffset") + number_of(accessor, "byteOffset");
}

static void check_bounds(const json_t *accessor, const unsigned char *numbers)
{
    for (size_t k = 0; k < 3; k++) {
        float least = INFINITY, most = -INFINITY;
        for (int64_t i = 0; i < number_of(accessor, "count"); i++) {
            least = fminf(least, float_at(numbers + 12 * i + 4 * (int64_t)k));
            most = fmaxf(most, float_at(numbers + 12 * i + 4 * (int64_t)k));
        }
        const double low = json_number_value(json_array_get(json_object_get(accessor, "min"), k)),
                     high = json_number_value(json_array_get(json_object_get(accessor, "max"), k));
        assert_true((float)low >= least && (float)low <= least);
        assert_true((float)high >= most && (float)high <= most);
    }
}

/// All triangles of a solid, in the order of their zones, are those of the file, and face along
/// their normals.
static void check_triangles(const json_t *root, const unsigned char *numbers,
                            const pave_solid *solid)
{
    const unsigned char *at = numbers + begin_of(root, item(root, "accessors", 0)),
                        *normals = numbers + begin_of(root, item(root, "accessors", 1));
    const json_t *primitives = json_object_get(item(root, "meshes", 0), "primitives");
    int64_t found = 0;
    size_t primitive = 0;
    for (int32_t zone = 0; zone < solid->zone_count; zone++) {
        int64_t in_zone = 0;
        for (int32_t t = 0; t < solid->triangle_count; t++) {
            if (solid->zones[t] != zone) continue;
            const json_t *part = json_array_get(primitives, primitive),
                         *accessor = item(root, "accessors", (size_t)number_of(part, "indices")),
                         *material = item(root, "materials", (size_t)number_of(part, "material"));
            assert_string_equal(json_string_value(json_object_get(material, "name")),
                                solid->zone_list[zone].name);
            const unsigned char *indices = numbers + begin_of(root, accessor) + 12 * in_zone++;
            assert_true(in_zone * 3 <= number_of(accessor, "count"));
            double corner[3][3], light = 0;
            for (int k = 0; k < 3; k++) {
                const uint32_t index = word_at(indices + 4 * k);
                assert_true(index < number_of(item(root, "accessors", 0), "count"));
                const pave_solid_position wanted =
                    pave_solid_place(solid->points[solid->corners[3 * t + k]]);
                double length = 0;
                for (int i = 0; i < 3; i++) {
                    corner[k][i] = (double)float_at(at + 12 * index + 4 * i);
                    length += pow((double)float_at(normals + 12 * index + 4 * i), 2);
                }
                assert_true(fabs(length - 1) < 1e-5);
                assert_true(fabs(corner[k][1] - wanted.y) < 1e-4);
                // The file is moved by whole edges.
                const double x = corner[k][0] - wanted.x, z = corner[k][2] - wanted.z;
                assert_true(fabs(x - floor(x + 0.5)) < 1e-3 && fabs(z - floor(z + 0.5)) < 1e-3);
            }
            for (int i = 0; i < 3; i++) {
                const int j = (i + 1) % 3, l = (i + 2) % 3;
                light += ((corner[1][j] - corner[0][j]) * (corner[2][l] - corner[0][l]) -
                          (corner[1][l] - corner[0][l]) * (corner[2][j] - corner[0][j])) *
                         (double)float_at(normals + 12 * word_at(indices) + 4 * i);
            }
            assert_true(light > 0);
            found++;
        }
        if (in_zone > 0) primitive++;
    }
    assert_int_equal(found, solid->triangle_count);
    assert_int_equal(json_array_size(primitives), primitive);
    assert_int_equal(json_array_size(json_object_get(root, "materials")), primitive);
}

TEST(gltf_is_read_again)
{
    for (uint64_t seed = 0; seed < 6; seed++) {
        pave_solid *solid = solid_of(seed, seed % 2);
        size_t size;
        pave_error error;
        if (pave_gltf_solid_write(solid, path_of(".glb"), NULL, NULL, &error) != PAVE_OK)
            fail_msg("%s", error.message);
        unsigned char *bytes = taken(path_of(".glb"), &size);
        assert_memory_equal(bytes, "glTF", 4);
        assert_int_equal(word_at(bytes + 4), 2);
        assert_int_equal(word_at(bytes + 8), size);
        const uint32_t text = word_at(bytes + 12);
        assert_memory_equal(bytes + 16, "JSON", 4);
        assert_true(text % 4 == 0);
        json_t *root = json_loadb((const char *)bytes + 20, text, 0, NULL);
        assert_non_null(root);
        assert_memory_equal(bytes + 24 + text, "BIN", 4);
        assert_int_equal(word_at(bytes + 20 + text), size - text - 28);
        assert_int_equal(number_of(item(root, "buffers", 0), "byteLength"), size - text - 28);
        const unsigned char *numbers = bytes + 28 + text;
        check_bounds(item(root, "accessors", 0), numbers);
        check_triangles(root, numbers, solid);
        json_decref(root);
        free(bytes);
        pave_solid_destroy(solid);
    }
}

/// Colours are light in glTF: the middle grey 188 is half of it.
TEST(colours_are_light)
{
    const pave_solid_zone zone = {"grey", 0xbc00ff80};
    pave_solid *solid = NULL;
    int32_t points[3];
    size_t size;
    assert_ok(pave_solid_create(&zone, 1, false, NULL, &solid, NULL));
    pave_error error;
    assert_int_equal(pave_gltf_solid_write(solid, path_of(".glb"), NULL, NULL, &error),
                     PAVE_INVALID);
    assert_int_equal(pave_obj_solid_write(solid, path_of(".obj"), NULL, NULL, &error),
                     PAVE_INVALID);
    for (int k = 0; k < 3; k++)
        pave_solid_add_point(solid, (pave_solid_point){4096 * (k == 1), 4096 * (k == 2), 0},
                             &points[k]);
    pave_solid_add_triangle(solid, points[0], points[2], points[1], 0);
    assert_ok(pave_gltf_solid_write(solid, path_of(".glb"), NULL, NULL, NULL));
    unsigned char *bytes = taken(path_of(".glb"), &size);
    assert_non_null(strstr((char *)bytes + 20, "\"baseColorFactor\":[0.5029,0,1,0.502]"));
    assert_non_null(strstr((char *)bytes + 20, "\"alphaMode\":\"BLEND\""));
    free(bytes);
    pave_solid_destroy(solid);
}

// ---- OBJ ----------------------------------------------------------------------------------------

TEST(obj_is_read_again)
{
    for (int prisms = 0; prisms < 2; prisms++) {
        pave_solid *solid = solid_of(3, prisms);
        pave_edge_list list;
        pave_error error;
        pave_solid_report report;
        size_t size;
        assert_ok(pave_obj_solid_write(solid, path_of(".obj"), NULL, NULL, &error));
        if (pave_obj_graph_read(path_of(".obj"), PAVE_UP_FLATTER, NULL, &list, &error) != PAVE_OK)
            fail_msg("%s", error.message);
        assert_ok(pave_solid_check(solid, NULL, &report));
        assert_int_equal(list.node_count, solid->point_count);
        assert_int_equal(list.edge_count, report.sides);
        pave_edge_list_release(&list);
        char *text = (char *)taken(path_of(".obj"), &size), *materials;
        materials = (char *)taken(path_of(".mtl"), &size);
        const char *library = strstr(text, "mtllib ");
        assert_non_null(library);
        assert_int_equal(strncmp(library + 7, "test_json_solid_", 16), 0);
        for (int32_t zone = 0; zone < solid->zone_count; zone++) {
            char use[64], made[64];
            bool used = false;
            for (int32_t t = 0; t < solid->triangle_count; t++)
                used = used || solid->zones[t] == zone;
            snprintf(use, sizeof use, "usemtl %s\n", solid->zone_list[zone].name);
            snprintf(made, sizeof made, "newmtl %s\n", solid->zone_list[zone].name);
            assert_int_equal(strstr(text, use) != NULL, used);
            assert_int_equal(strstr(materials, made) != NULL, used);
        }
        free(materials);
        free(text);
        pave_solid_destroy(solid);
    }
}

typedef pave_result write_function(const pave_solid *solid, const char *path,
                                   const pave_allocator *allocator, const pave_batch *batch,
                                   pave_error *error);
static write_function *const writers[] = {pave_gltf_solid_write, pave_obj_solid_write};

TEST(nothing_is_half_written)
{
    pave_solid *solid = solid_of(5, false);
    const pave_batch batch = {.progress = {stop_at_once, NULL}};
    for (int i = 0; i < 2; i++) {
        assert_int_equal(writers[i](solid, path_of(".obj"), NULL, &batch, NULL), PAVE_STOPPED);
        assert_int_equal(writers[i](solid, "/nowhere/at/all.obj", NULL, NULL, NULL), PAVE_IO);
        for (failing counts = each_failing; failing_next(&counts);) {
            const pave_result result =
                writers[i](solid, path_of(".obj"), &counts.allocator, NULL, NULL);
            assert_told(counts, result);
            if (result) assert_int_equal(access(path_of(".obj"), F_OK), -1);
        }
        remove(path_of(".obj"));
        if (i == 1) assert_int_equal(remove(path_of(".mtl")), 0);
    }
    pave_solid_destroy(solid);
}

int main(void) { return run_all_tests(NULL, NULL); }
