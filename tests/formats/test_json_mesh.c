/// tests/formats/test_json_mesh.c: meshes as files: JSON there and back, GeoJSON, OBJ, OFF.
#include <pave/formats/obj.h>

#include <jansson.h>
#include <locale.h>
#include <math.h>
#include <unistd.h>

#include "../test.h"
#include "formats/json/json_parts.h"
#include "formats/json/obj_text.h"
#include "src/mesh/mesh_parts.h"

typedef pave_result write_function(const pave_mesh *mesh, const char *path,
                                   const pave_allocator *allocator, const pave_batch *batch,
                                   pave_error *error);

static write_function *const writers[] = {pave_json_mesh_write, pave_json_geojson_write,
                                          pave_obj_mesh_write, pave_off_mesh_write};

enum { WRITERS = sizeof writers / sizeof writers[0] };

static char *path_of(char *out)
{
    sprintf(out, "%s/test_json_mesh_%ld", PAVE_BINARY_DIR, (long)getpid());
    return out;
}

/// The text of a file, to be given to free.
static char *text_of(const char *path)
{
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    assert_int_equal(fseek(file, 0, SEEK_END), 0);
    const long size = ftell(file);
    char *text = malloc((size_t)size + 1);
    rewind(file);
    assert_int_equal(fread(text, 1, (size_t)size, file), size);
    text[size] = 0;
    fclose(file);
    return text;
}

static char *written(write_function *write, const pave_mesh *mesh)
{
    char path[1024];
    pave_error error;
    if (write(mesh, path_of(path), NULL, NULL, &error) != PAVE_OK) fail_msg("%s", error.message);
    char *text = text_of(path);
    remove(path);
    return text;
}

static pave_mesh *parse(const char *text)
{
    pave_mesh *mesh;
    pave_error error;
    char message[PAVE_ERROR_TEXT_SIZE];
    if (pave_json_text_parse(&pave_json_mesh_format, text, strlen(text), "m.json", NULL, &mesh,
                             &error) != PAVE_OK)
        fail_msg("%s", pave_error_text(&error, message));
    return mesh;
}

// ---- Meshes -------------------------------------------------------------------------------------

/// Two squares side by side.
static const char two_squares[] =
    "{\"step\":0.0625,\n\"vertices\":[\n[0,0],\n[1,0],\n[2,0],\n[0,1],\n[1,1],\n[2,1]],\n\"tiles\":"
    "[\n"
    "{\"id\":0,\"center\":[0.5,0.5],\"ring\":[0,1,4,3],\"neighbors\":[1]},\n"
    "{\"id\":1,\"center\":[1.5,0.5],\"ring\":[1,2,5,4],\"neighbors\":[0]}]}\n";

/// The same, elsewhere, as a part of something larger.
static const char named_squares[] =
    "{\"step\":0.0625,\"origin\":[0.3,100],\n\"vertices\":[\n[0.3,100],\n[1.3,100],\n[2.3,100],\n["
    "0.3,101],\n[1.3,101],\n[2.3,101]],\n\"tiles\":[\n"
    "{\"id\":4,\"center\":[0.8,100.5],\"ring\":[0,1,4,3],\"neighbors\":[7]},\n"
    "{\"id\":7,\"center\":[1.8,100.5],\"ring\":[1,2,5,4],\"neighbors\":[4]}]}\n";

static pave_mesh *board_mesh(int32_t width, int32_t height, pave_hex_system system, double share,
                             int32_t steps)
{
    const pave_board_def def = {width, height, system, PAVE_BOARD_HEX};
    const pave_mesh_def how = {.relax.steps = steps};
    pave_board *board;
    pave_mesh *mesh;
    pave_error error;
    int64_t count;
    assert_ok(pave_board_create(&def, NULL, &board, NULL));
    assert_ok(pave_board_remove_random(
        board, &(pave_removal_def){.seed = 7, .share = share, .max_degree = PAVE_REMOVAL_ANY}, NULL,
        NULL, NULL));
    const pave_result repaired = pave_board_repair(board, NULL, NULL, 0, &count);
    assert_true(repaired == PAVE_OK || repaired == PAVE_CAPACITY);
    if (pave_mesh_create_from_board(board, &how, NULL, NULL, &mesh, &error) != PAVE_OK)
        fail_msg("%s", error.message);
    pave_board_destroy(board);
    return mesh;
}

static void assert_same(const pave_mesh *a, const pave_mesh *b)
{
    assert_true(a->tile_count == b->tile_count && a->vertex_count == b->vertex_count &&
                a->corner_count == b->corner_count);
    assert_memory_equal(&a->step, &b->step, sizeof a->step);
    assert_memory_equal(&a->origin, &b->origin, sizeof a->origin);
    if (a->vertex_count > 0)
        assert_memory_equal(a->vertices, b->vertices,
                            (size_t)a->vertex_count * sizeof *a->vertices);
    for (int32_t tile = 0; tile < a->tile_count; tile++) {
        int32_t a_count, b_count;
        const int32_t *a_ring = pave_mesh_ring(a, tile, &a_count),
                      *b_ring = pave_mesh_ring(b, tile, &b_count);
        assert_true(a_count == b_count && pave_mesh_node(a, tile) == pave_mesh_node(b, tile));
        assert_memory_equal(a_ring, b_ring, (size_t)a_count * sizeof *a_ring);
    }
    assert_true(pave_mesh_hash(a) == pave_mesh_hash(b));
}

// ---- JSON ---------------------------------------------------------------------------------------

TEST(as_written)
{
    const char *const texts[] = {two_squares, named_squares,
                                 "{\"step\":1,\n\"vertices\":[],\n\"tiles\":[]}\n"};
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        pave_mesh *mesh = parse(texts[i]);
        char *text = written(pave_json_mesh_write, mesh);
        assert_string_equal(text, texts[i]);
        free(text);
        pave_mesh_destroy(mesh);
    }
    pave_mesh *plain = parse("{\"tiles\": [{\"ring\": [3, 4, 1, 0]}, {\"ring\": [1, 2, 5, 4]}], "
                             "\"vertices\": [[0, 0], [1, 0], [2, 0], [0, 1], [1, 1], [2, 1]]}");
    assert_true(plain->tile_count == 2 && plain->vertex_count == 6 && plain->nodes == NULL &&
                pave_mesh_neighbor(plain, 0, 0) + pave_mesh_neighbor(plain, 0, 2) == 0);
    pave_mesh_destroy(plain);
}

TEST(there_and_back)
{
    (void)setlocale(LC_NUMERIC, "de_DE.UTF-8"); // a decimal comma, where there is that locale
    for (int system = 0; system < 4; system++)
        for (int steps = 0; steps <= 5; steps += 5) {
            pave_mesh *mesh = board_mesh(23, 17, (pave_hex_system)system, 0.3, steps);
            char *text = written(pave_json_mesh_write, mesh);
            pave_mesh *read = parse(text);
            assert_same(mesh, read);
            pave_mesh_destroy(read);
            pave_mesh_destroy(mesh);
            free(text);
        }
    (void)setlocale(LC_NUMERIC, "C");
}

/// Nodes whose border comes first, so that ids are not tile numbers.
/// A file, and one that is not there.
TEST(files_are_read)
{
    char path[1024];
    pave_mesh *mesh = parse(two_squares), *again = mesh;
    pave_error error = {0};
    assert_ok(pave_json_mesh_write(mesh, path_of(path), NULL, NULL, NULL));
    assert_ok(pave_json_mesh_read(path, NULL, &again, &error));
    assert_same(mesh, again);
    pave_mesh_destroy(again);
    pave_mesh_destroy(mesh);
    remove(path);
    assert_int_equal(pave_json_mesh_read(path, NULL, &again, &error), PAVE_IO);
    assert_null(again);
    assert_string_equal(error.file, path);
}

TEST(ids_are_nodes)
{
    static const char graph[] = "{\"nodes\": [[0, 0], [2, -2], [2, 2], [-2, 2], [-2, -2], [0.9, "
                                "0], [-0.9, 0]], \"border\": [1, 2, 3, 4],"
                                "\"edges\": [[1, 2], [2, 3], [3, 4], [4, 1], [0, 5], [0, 6], [5, "
                                "1], [5, 2], [6, 3], [6, 4], [0, 1], [0, 3]]}";
    pave_edge_list list;
    pave_adjacency *adjacency;
    pave_mesh *mesh;
    pave_error error;
    assert_ok(pave_json_text_parse(&pave_json_graph_format, graph, strlen(graph), NULL, NULL, &list,
                                   &error));
    if (pave_edge_list_to_adjacency(&list, NULL, &adjacency, NULL, &error) != PAVE_OK)
        fail_msg("%s", error.message);
    if (pave_mesh_create_from_adjacency(adjacency, NULL, NULL, NULL, &mesh, &error) != PAVE_OK)
        fail_msg("%s", error.message);
    char *text = written(pave_json_mesh_write, mesh);
    assert_non_null(strstr(text, "{\"id\":0,"));
    assert_non_null(strstr(text, "{\"id\":5,"));
    assert_non_null(strstr(text, "{\"id\":6,"));
    pave_mesh *read = parse(text);
    assert_same(mesh, read);
    free(text);
    pave_mesh_destroy(read);
    pave_mesh_destroy(mesh);
    pave_adjacency_destroy(adjacency);
    pave_edge_list_release(&list);
}

// ---- The other formats --------------------------------------------------------------------------

TEST(two_squares_in_all_formats)
{
    static const char *const wanted[WRITERS] = {
        two_squares,
        "{\"type\":\"FeatureCollection\",\"features\":[\n"
        "{\"type\":\"Feature\",\"properties\":{\"id\":0,\"neighbors\":[1],\"vertices\":[0,1,4,3]},"
        "\"geometry\":{\"type\":\"Polygon\",\"coordinates\":[[[0,0],[1,0],[1,1],[0,1],[0,0]]]}},\n"
        "{\"type\":\"Feature\",\"properties\":{\"id\":1,\"neighbors\":[0],\"vertices\":[1,2,5,4]},"
        "\"geometry\":{\"type\":\"Polygon\",\"coordinates\":[[[1,0],[2,0],[2,1],[1,1],[1,0]]]}}]}"
        "\n",
        "# pave: 6 vertices, 2 tiles; y points down\nv 0 0 0\nv 1 0 0\nv 2 0 0\nv 0 1 0\nv 1 1 "
        "0\nv 2 1 0\nf 1 2 5 4\nf 2 3 6 5\n",
        "OFF\n# pave; y points down\n6 2 7\n0 0 0\n1 0 0\n2 0 0\n0 1 0\n1 1 0\n2 1 0\n4 0 1 4 3\n4 "
        "1 2 5 4\n",
    };
    pave_mesh *mesh = parse(two_squares);
    for (int i = 0; i < WRITERS; i++) {
        char *text = written(writers[i], mesh);
        assert_string_equal(text, wanted[i]);
        free(text);
    }
    pave_mesh_destroy(mesh);
}

static double number_of(const json_t *list, size_t index)
{
    return json_number_value(json_array_get(list, index));
}

/// One feature: closed, counterclockwise as written, its points those of the mesh to the last bit.
static void check_feature(const pave_mesh *mesh, int32_t tile, const json_t *feature)
{
    int32_t count;
    const int32_t *ring = pave_mesh_ring(mesh, tile, &count);
    const json_t *geometry = json_object_get(feature, "geometry"),
                 *properties = json_object_get(feature, "properties");
    const json_t *rings = json_object_get(geometry, "coordinates"),
                 *line = json_array_get(rings, 0);
    double area = 0;
    assert_string_equal(json_string_value(json_object_get(feature, "type")), "Feature");
    assert_string_equal(json_string_value(json_object_get(geometry, "type")), "Polygon");
    assert_true(json_array_size(rings) == 1 && json_array_size(line) == (size_t)count + 1);
    assert_true(json_equal(json_array_get(line, 0), json_array_get(line, (size_t)count)));
    assert_int_equal(json_integer_value(json_object_get(properties, "id")),
                     pave_mesh_node(mesh, tile));
    for (int32_t k = 0; k < count; k++) {
        const json_t *a = json_array_get(line, (size_t)k), *b = json_array_get(line, (size_t)k + 1);
        const pave_vec2 point = pave_mesh_point(mesh, ring[k]);
        const pave_vec2 read = {number_of(a, 0), number_of(a, 1)};
        assert_memory_equal(&read, &point, sizeof point);
        assert_int_equal(
            json_integer_value(json_array_get(json_object_get(properties, "vertices"), (size_t)k)),
            ring[k]);
        area += number_of(a, 0) * number_of(b, 1) - number_of(b, 0) * number_of(a, 1);
    }
    assert_true(area > 0);
}

/// Whether each neighbour shares a side, and they come in the order of the ring.
static void check_neighbors(const pave_mesh *mesh, int32_t tile, const json_t *neighbors)
{
    size_t index = 0;
    int last = -1, turns = 0;
    const json_t *neighbor;
    json_array_foreach(neighbors, index, neighbor)
    {
        const int32_t other = pave_mesh_tile_of(mesh, (int32_t)json_integer_value(neighbor));
        const int side = pave_mesh_shared_side(mesh, tile, other);
        assert_true(other >= 0 && side >= 0);
        turns += side <= last;
        last = side;
    }
    assert_int_equal(turns, 0);
    int32_t inner = 0;
    for (int32_t k = 0; k < pave_mesh_side_count(mesh, tile); k++)
        inner += pave_mesh_neighbor(mesh, tile, k) >= 0;
    assert_int_equal(json_array_size(neighbors), inner);
}

TEST(geojson_is_valid)
{
    (void)setlocale(LC_NUMERIC, "de_DE.UTF-8");
    pave_mesh *mesh = board_mesh(20, 15, PAVE_HEX_EVEN_Q, 0.3, 4);
    char *text = written(pave_json_geojson_write, mesh);
    (void)setlocale(LC_NUMERIC, "C");
    json_error_t error;
    json_t *root = json_loads(text, JSON_REJECT_DUPLICATES, &error); // an independent reader
    assert_non_null(root);
    assert_string_equal(json_string_value(json_object_get(root, "type")), "FeatureCollection");
    const json_t *features = json_object_get(root, "features");
    assert_int_equal(json_array_size(features), mesh->tile_count);
    for (int32_t tile = 0; tile < mesh->tile_count; tile++) {
        const json_t *feature = json_array_get(features, (size_t)tile);
        check_feature(mesh, tile, feature);
        check_neighbors(mesh, tile,
                        json_object_get(json_object_get(feature, "properties"), "neighbors"));
    }
    json_decref(root);
    free(text);
    pave_mesh_destroy(mesh);
}

/// OBJ and OFF are read again as the graph of the outlines, at the same places.
TEST(outlines_are_read_again)
{
    pave_mesh *mesh = board_mesh(12, 9, PAVE_HEX_ODD_R, 0.2, 3);
    for (int i = 2; i < WRITERS; i++) {
        char *text = written(writers[i], mesh);
        pave_edge_list list;
        pave_error error;
        const pave_result result = (i == 2 ? pave_obj_graph_parse : pave_off_graph_parse)(
            text, strlen(text), NULL, PAVE_UP_FLATTER, NULL, &list, &error);
        if (result != PAVE_OK) fail_msg("%s", error.message);
        assert_int_equal(list.node_count, mesh->vertex_count);
        assert_int_equal(list.edge_count, mesh->vertex_count + mesh->tile_count - 1); // Euler
        for (int32_t v = 0; v < mesh->vertex_count; v++) {
            const pave_vec2 point = pave_mesh_point(mesh, v);
            assert_memory_equal(&point, &list.positions[v], sizeof point);
        }
        pave_edge_list_release(&list);
        free(text);
    }
    pave_mesh_destroy(mesh);
}

int main(void) { return run_all_tests(NULL, NULL); }
