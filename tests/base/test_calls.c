/// tests/base/test_calls.c: what base.h promises of each public function that takes a pave_batch
/// or a pave_allocator: its progress goes from 0 to all of one total, never back; stopped, or
/// without memory, it returns that, fills the error, leaves nothing, and changes no file.
#define _XOPEN_SOURCE 700 // mkdtemp

#include <pave/formats/bake.h>
#include <pave/formats/draw.h>
#include <pave/formats/json.h>
#include <pave/formats/json_wang.h>
#include <pave/formats/obj.h>
#include <pave/formats/tiled.h>
#include <pave/formats/voronoi.h>
#include <pave/pave.h>

#include <dirent.h>
#include <sys/stat.h>
#include <unistd.h>

#include "../../scenes/partial_sets.h"
#include "../../scenes/tiling_worlds.h"
#include "../calls.h"
#include "../test.h"
#include "../tiling/tiling_fixture.h"
#include "formats/draw/draw_sink.h"
#include "src/mesh/polygons_build.h"

// ---- Calls --------------------------------------------------------------------------------------

typedef pave_result call(const pave_allocator *allocator, const pave_batch *batch);

static struct row {
    const char *function; ///< without "pave_"
    const char *name;     ///< of the call
    call *run;
} rows[200];
static int row_count;
static pave_error error; ///< cleared before each call

/// Defines a call of a function, and lists it.
#define CALL(function, name)                                                           \
    static pave_result name(const pave_allocator *allocator, const pave_batch *batch); \
    __attribute__((constructor)) static void list_##name(void)                         \
    {                                                                                  \
        rows[row_count++] = (struct row){#function, #name, name};                      \
    }                                                                                  \
    static pave_result name(const pave_allocator *allocator, const pave_batch *batch)

/// The same of a function that makes an object: `out`, which is NULL after a failure.
#define MAKE(function, name, type, destroy, made)          \
    CALL(function, name)                                   \
    {                                                      \
        type *out = NULL;                                  \
        const pave_result result = made;                   \
        assert_true((out != NULL) == (result == PAVE_OK)); \
        destroy(out);                                      \
        return result;                                     \
    }

// ---- What the functions work on -----------------------------------------------------------------

enum { SIDE = 96, CELLS = SIDE * SIDE };

static struct {
    char folder[200], path[300];
    pave_board *board, *odd;
    pave_adjacency *adjacency;
    pave_mesh *mesh;
    pave_window *squares, *wide, *few, *triangles;
    pave_ground ground;
    pave_wang_set *set;
    pave_world *world;
    pave_map *map, *fine, *mesh_map, *patch_map;
    pave_patch *patch;
    pave_multigrid penrose;
    pave_borders *borders;
    pave_polygons *polygons;
    pave_terrain *terrain;
    pave_solid *solid;
    pave_scene *scene;
    pave_mask *walls;
    pave_tiled_tileset *tileset;
    pave_graph *graph;
    pave_mask *open;
    pave_quads *quads;
    pave_quads_def rough;
    pave_area area;
    pave_mesh_rings rings;
    pave_citadel *citadel;
    pave_json_wang *tiles;
    pave_bias bias;
    pave_edge_list list;
    pave_ground round_corners;
    char *headers; ///< the text of all public headers
    uint16_t bias_weights[4 * PAVE_BIAS_LEVELS];
    int32_t weights[4 * CELLS], none[CELLS];
    bool all[CELLS], inner[CELLS], keep[CELLS];
    pave_territory_bridge found[CELLS];
    pave_measures measures;
    pave_mesh_report report;
    pave_mesh_faults faults;
    pave_solid_report solid_report;
    uint32_t ids[CELLS];
    uint8_t bytes[4 * 512 * 512];
    int32_t labels[CELLS], owners[CELLS], dice[CELLS];
} on;

static const char *file(const char *name)
{
    snprintf(on.path, sizeof on.path, "%s/%s", on.folder, name);
    return on.path;
}

static void must(pave_result result)
{
    if (result != PAVE_OK) fail_msg("%s", pave_result_text(result));
}

static char *read_headers(void)
{
    char *text = calloc(1, 1 << 22);
    FILE *list = popen("cd '" PAVE_SOURCE_DIR "/include/pave' && cat *.h formats/*.h", "r");
    assert_non_null(list);
    assert_true(text && fread(text, 1, (1 << 22) - 1, list) > 100000);
    pclose(list);
    return text;
}

static void make_more(void)
{
    static const char square[] = "{\"kind\":\"edge\",\"grid\":\"square\",\"colors\":[{}],"
                                 "\"sheet\":{\"image\":\"a.png\",\"tile\":[8,8],\"columns\":1},"
                                 "\"tiles\":[{\"colors\":[1,1,1,1]}]}";
    on.round_corners = (pave_ground){.window = on.squares, .contact = PAVE_CONTACT_VERTEX};
    must(pave_mask_create(on.triangles, NULL, &on.walls, NULL));
    must(pave_mask_set_side(on.walls, 4, 0, true));
    pave_mask_set_cell(on.walls, 7, true);
    must(pave_mask_create(on.few, NULL, &on.open, NULL));
    must(pave_graph_create(&(pave_graph_def){.window = on.few}, NULL, &on.graph, NULL));
    for (int i = 0; i < 4 * CELLS; i++) on.weights[i] = i * 7 % 31;
    for (int i = 0; i < CELLS; i++) on.all[i] = true;
    on.inner[on.patch->cell_count / 2] = true;
    on.area = pave_area_disk(pave_vec2_of(3, 60), 12);
    on.rough = (pave_quads_def){.steps = 3, .rounds = 2};
    must(pave_quads_create_from_area(&on.rough, &on.area, NULL, &on.quads, NULL));
    on.rings = (pave_mesh_rings){.vertex_count = on.patch->polygons->vertex_count,
                                 .tile_count = on.patch->cell_count,
                                 .vertices = on.patch->polygons->vertices,
                                 .start = on.patch->polygons->start,
                                 .rings = on.patch->polygons->corners};
    must(pave_citadel_create(&(pave_citadel_def){.size = 20}, NULL, &on.citadel, NULL));
    must(pave_json_wang_parse(square, sizeof square - 1, NULL, NULL, &on.tiles, NULL));
    must(pave_bias_bands(3, (const uint8_t[]){1, 2, 3}, 3, 0, on.bias_weights));
    on.bias = (pave_bias){.weights = on.bias_weights,
                          .noise = {.seed = 5, .scale = 24, .octaves = 3, .roughness = 128}};
    must(pave_edge_list_from_adjacency(on.adjacency, NULL, &on.list, NULL));
    on.headers = read_headers();
}

static int make_all(void **state)
{
    snprintf(on.folder, sizeof on.folder, "%s/progress-XXXXXX",
             getenv("TMPDIR") ? getenv("TMPDIR") : "/tmp");
    assert_non_null(mkdtemp(on.folder));
    must(pave_board_create(&(pave_board_def){.width = 40, .height = 50}, NULL, &on.board, NULL));
    must(pave_board_create(&(pave_board_def){.width = 12, .height = 9, .pattern = PAVE_BOARD_QUAD},
                           NULL, &on.odd, NULL));
    must(pave_board_to_adjacency(on.board, NULL, &on.adjacency, NULL));
    must(pave_mesh_create_from_board(on.board, NULL, NULL, NULL, &on.mesh, NULL));
    must(pave_window_create(
        &(pave_window_def){.tiling = pave_tiling_square(), .width = SIDE, .height = SIDE}, NULL,
        &on.squares, NULL));
    must(pave_window_create(
        &(pave_window_def){.tiling = pave_tiling_tri(), .width = 40, .height = 20}, NULL,
        &on.triangles, NULL));
    must(pave_window_create(
        &(pave_window_def){.tiling = pave_tiling_square(), .width = 30, .height = 30}, NULL,
        &on.few, NULL));
    on.ground = pave_ground_of_window(on.squares);
    must(pave_builtin_create(PAVE_BUILTIN_MEADOW, NULL, &on.set, NULL));
    must(pave_world_create(&(pave_world_def){.set = on.set, .seed = 7}, NULL, &on.world, NULL));
    must(pave_world_fill(on.world, pave_rect_of(0, 0, SIDE, SIDE), NULL, on.ids, SIDE));
    for (int i = 0; i < CELLS; i++) on.labels[i] = 1 + i / (8 * SIDE);
    must(pave_map_create(&(pave_map_def){.territory = {.ground = on.ground, .labels = on.labels}},
                         NULL, NULL, &on.map, NULL));
    must(pave_map_create(&(pave_map_def){.territory = {.labels = on.labels}, .mesh = on.mesh}, NULL,
                         NULL, &on.mesh_map, NULL));
    static int32_t fine[250 * 250];
    for (int i = 0; i < 250 * 250; i++) fine[i] = 1 + (i + i / 250) % 2;
    must(pave_window_create(
        &(pave_window_def){.tiling = pave_tiling_square(), .width = 250, .height = 250}, NULL,
        &on.wide, NULL));
    must(pave_map_create(
        &(pave_map_def){.territory = {.ground = pave_ground_of_window(on.wide), .labels = fine}},
        NULL, NULL, &on.fine, NULL));
    must(pave_multigrid_make(&(pave_multigrid_def){.families = 5}, &on.penrose, NULL));
    const pave_area area = pave_area_disk(pave_vec2_of(0, 0), 30);
    must(pave_patch_create_from_multigrid(&on.penrose, &area, NULL, &on.patch, NULL));
    must(pave_map_create(&(pave_map_def){.territory = {.labels = on.labels}, .patch = on.patch},
                         NULL, NULL, &on.patch_map, NULL));
    must(pave_map_polygons(on.map, NULL, &on.polygons, NULL));
    must(pave_borders_create(&(pave_borders_def){.polygons = on.polygons,
                                                 .of_cell = on.map->territories->of_cell,
                                                 .count = on.map->territories->count},
                             NULL, &on.borders, NULL));
    must(pave_terrain_create(&(pave_terrain_def){.window = on.triangles, .seed = 7}, NULL,
                             &on.terrain, NULL));
    must(pave_terrain_surface(on.terrain, NULL, &on.solid, NULL));
    must(pave_picture_window(&(pave_picture_window_def){.window = on.few}, NULL, &on.scene, NULL));
    must(pave_tiled_builtin(PAVE_BUILTIN_MEADOW, PAVE_ORTHOGONAL, 8, NULL, &on.tileset, NULL));
    char png[300];
    snprintf(png, sizeof png, "%s", file("sheet.png"));
    must(pave_tiled_builtin_write(on.tileset, png, file("sheet.tsx"), NULL));
    make_more();
    return 0;
}

// ---- The functions ------------------------------------------------------------------------------

CALL(dicewars_board_make, dicewars_board)
{
    pave_dicewars_board board;
    return pave_dicewars_board_make(&(pave_dicewars_board_def){.tries = 5}, allocator, batch,
                                    &board, NULL, &error);
}

CALL(dicewars_board_make, dicewars_board_once)
{
    pave_dicewars_board board;
    return pave_dicewars_board_make(&(pave_dicewars_board_def){0}, allocator, batch, &board, NULL,
                                    &error);
}

CALL(dicewars_make, dicewars)
{
    return pave_dicewars_make(
        &(pave_dicewars_def){.ground = pave_ground_of_window(on.few), .areas = 20, .tries = 3},
        allocator, batch, &(pave_dicewars_map){on.labels, on.owners, on.dice}, NULL, &error);
}

CALL(dicewars_make, symmetric_dicewars)
{
    return pave_dicewars_make(&(pave_dicewars_def){.ground = pave_ground_of_window(on.few),
                                                   .areas = 8,
                                                   .tries = 2,
                                                   .margin = 1,
                                                   .symmetry = PAVE_DICEWARS_QUARTER},
                              allocator, batch, &(pave_dicewars_map){on.labels, on.owners, on.dice},
                              NULL, &error);
}

/// Where it fails, the labels are as they were.
CALL(growth_make, growth)
{
    memset(on.owners, 0, sizeof on.owners);
    const pave_result result = pave_growth_make(
        &(pave_growth_def){
            .ground = on.ground, .areas = 60, .land = 0.7, .roughness = 0.5, .margin = 1},
        allocator, batch, on.owners, NULL, &error);
    if (result != PAVE_OK) assert_memory_equal(on.owners, on.none, sizeof on.none);
    return result;
}

/// Of many small territories, which become an image.
MAKE(picture_map, fine_map, pave_scene, pave_scene_destroy,
     pave_picture_map(&(pave_picture_map_def){.map = on.fine, .size = {.scale = 1}}, allocator,
                      batch, &out, &error))
static uint8_t sheet_pixels[4 * 8 * 8 * 16];

static pave_result picture(pave_picture_world_def def, const pave_allocator *allocator,
                           const pave_batch *batch)
{
    pave_scene *scene = NULL;
    def.world = on.world;
    def.rect = pave_rect_of(0, 0, 40, 40);
    def.sheet = (pave_picture_sheet){
        .rgba = sheet_pixels, .width = 32, .height = 32, .tile_width = 8, .tile_height = 8};
    const pave_result result = pave_picture_world(&def, allocator, batch, &scene, &error);
    assert_true((scene != NULL) == (result == PAVE_OK));
    pave_scene_destroy(scene);
    return result;
}

CALL(picture_world, world_sheet) { return picture((pave_picture_world_def){0}, allocator, batch); }

CALL(picture_world, world_isometric)
{
    return picture((pave_picture_world_def){.isometric = true}, allocator, batch);
}

CALL(picture_world, world_theme)
{
    return picture((pave_picture_world_def){.window = on.few, .theme = PAVE_BUILTIN_MEADOW},
                   allocator, batch);
}

CALL(picture_world, world_land)
{
    return picture((pave_picture_world_def){.window = on.few, .theme = PAVE_BUILTIN_LAND},
                   allocator, batch);
}

CALL(picture_world, world_garden)
{
    return picture((pave_picture_world_def){.window = on.few, .theme = PAVE_BUILTIN_GARDEN},
                   allocator, batch);
}

MAKE(picture_terrain, terrain_picture, pave_scene, pave_scene_destroy,
     pave_picture_terrain(&(pave_picture_terrain_def){.terrain = on.terrain,
                                                      .size = {.width = 100}},
                          allocator, batch, &out, &error))

CALL(world_fill, fill)
{
    enum { WIDE = 1500 };
    uint32_t *out = malloc(sizeof *out * WIDE * WIDE);
    const pave_result result =
        pave_world_fill(on.world, pave_rect_of(0, 0, WIDE, WIDE), batch, out, WIDE);
    free(out);
    return result;
}

CALL(world_fill_window, fill_window)
{
    return pave_world_fill_window(on.world, on.squares, batch, on.ids);
}

CALL(world_fill_cells, fill_cells)
{
    static pave_cell cells[CELLS];
    for (int32_t i = 0; i < CELLS; i++) cells[i] = pave_window_cell(on.squares, i);
    return pave_world_fill_cells(on.world, cells, CELLS, batch, on.ids);
}

static pave_result segregate(pave_segregation_def def, const pave_allocator *allocator,
                             const pave_batch *batch)
{
    pave_segregation *segregation = NULL;
    def.races = 3;
    pave_result result = pave_segregation_create(&def, allocator, &segregation, &error);
    if (result == PAVE_OK) result = pave_segregation_run(segregation, 12, batch);
    pave_segregation_destroy(segregation);
    return result;
}
CALL(segregation_run, by_step)
{
    return segregate((pave_segregation_def){.ground = on.ground}, allocator, batch);
}
CALL(segregation_create, by_turn)
{
    return segregate((pave_segregation_def){.ground = on.ground, .order = PAVE_ORDER_SEQUENTIAL},
                     allocator, batch);
}
CALL(segregation_create, counted)
{
    return segregate((pave_segregation_def){.ground = on.ground, .counted = true}, allocator,
                     batch);
}
CALL(segregation_create, far)
{
    return segregate((pave_segregation_def){.ground = on.ground, .reach = 2}, allocator, batch);
}

CALL(herringbone_fill, herringbone)
{
    enum { TILES = 128, STRIDE = 16 };
    static uint8_t pixels[STRIDE * 16];
    pave_herringbone_tile tiles[TILES] = {{0}};
    pave_herringbone *world = NULL;
    for (int i = 0; i < TILES; i++) {
        tiles[i] = (pave_herringbone_tile){.upright = i >= TILES / 2, .pixels = pixels};
        for (int place = 0; place < PAVE_HERRINGBONE_PLACES; place++)
            tiles[i].colors[place] = (uint8_t)(1 + (i >> place & 1));
    }
    pave_result result = pave_herringbone_create(
        &(pave_herringbone_def){.shape = {PAVE_WANG_EDGE, 8, {2, 2, 2, 2, 2, 2}, 0, 0},
                                .channels = 1,
                                .tile_count = TILES,
                                .tiles = tiles,
                                .stride = STRIDE},
        allocator, &world, &error);
    if (result == PAVE_OK)
        result =
            pave_herringbone_fill(world, pave_rect_of(0, 0, 1000, 1000), batch, on.bytes, 1000);
    pave_herringbone_destroy(world);
    return result;
}

CALL(painted_lay, painted)
{
    static uint8_t colors[(SIDE + 1) * (SIDE + 1)];
    pave_painted_changes changes;
    for (size_t i = 0; i < sizeof colors; i++) colors[i] = 1 + i * 7 % 5 % 2;
    return pave_painted_lay(
        &(pave_painted_def){.set = on.set, .width = SIDE, .height = SIDE, .colors = colors},
        allocator, batch, on.ids, &changes, &error);
}

// ---- Meshes -------------------------------------------------------------------------------------

#define MESH(name, board, ...)                                                                     \
    MAKE(mesh_create_from_board, name, pave_mesh, pave_mesh_destroy,                               \
         pave_mesh_create_from_board(board, &(pave_mesh_def){__VA_ARGS__}, allocator, batch, &out, \
                                     &error))
MESH(mesh_plain, on.board, .vertex_rule = PAVE_VERTEX_MEAN)
MESH(mesh_even, on.board, .relax = {.kind = PAVE_RELAX_EVEN, .steps = 5})
MESH(mesh_free, on.board, .relax = {.kind = PAVE_RELAX_EVEN, .steps = 5, .rim = PAVE_RIM_FREE})
MESH(mesh_angle, on.board, .relax = {.kind = PAVE_RELAX_ANGLE, .steps = 5})
MESH(mesh_lloyd, on.board, .relax = {.kind = PAVE_RELAX_LLOYD, .steps = 5})
MESH(mesh_reapply, on.board, .relax = {.kind = PAVE_RELAX_REAPPLY, .steps = 5})
MESH(mesh_push, on.board, .relax = {.kind = PAVE_RELAX_PUSH, .steps = 5})
MESH(mesh_push_free, on.board, .relax = {.kind = PAVE_RELAX_PUSH, .steps = 5, .rim = PAVE_RIM_FREE})
MESH(mesh_until, on.board, .relax = {.kind = PAVE_RELAX_EVEN, .steps = 50, .until = 1})
MESH(mesh_circumcenter, on.board, .vertex_rule = PAVE_VERTEX_CIRCUMCENTER, .relax = {.steps = 3})
MESH(mesh_odd, on.odd, .relax = {.steps = 3})

MAKE(mesh_create_from_adjacency, mesh_adjacency, pave_mesh, pave_mesh_destroy,
     pave_mesh_create_from_adjacency(on.adjacency, &(pave_mesh_def){.relax = {.steps = 3}},
                                     allocator, batch, &out, &error))

static pave_result relax_by(pave_relax_kind kind, const pave_batch *batch)
{
    pave_mesh *mesh = NULL;
    must(pave_mesh_copy(on.mesh, NULL, &mesh, NULL));
    const pave_result result =
        pave_mesh_relax(mesh, &(pave_relax_def){.kind = kind, .steps = 4}, batch, &error);
    pave_mesh_destroy(mesh);
    return result;
}

CALL(mesh_relax, relax_even) { return relax_by(PAVE_RELAX_EVEN, batch); }
CALL(mesh_relax, relax_reapply) { return relax_by(PAVE_RELAX_REAPPLY, batch); }

MAKE(voronoi_create, voronoi, pave_mesh, pave_mesh_destroy,
     pave_voronoi_create(&(pave_voronoi_def){.count = 100, .lloyd_steps = 3}, allocator, batch,
                         NULL, &out, &error))

// ---- Files --------------------------------------------------------------------------------------

CALL(json_mesh_write, json_mesh)
{
    return pave_json_mesh_write(on.mesh, file("a"), allocator, batch, &error);
}
CALL(json_geojson_write, geojson_mesh)
{
    return pave_json_geojson_write(on.mesh, file("a"), allocator, batch, &error);
}
CALL(json_map_write, json_map)
{
    return pave_json_map_write(on.map, on.borders, file("a"), allocator, batch, &error);
}
CALL(json_map_geojson_write, geojson_map)
{
    return pave_json_map_geojson_write(on.map, on.borders, file("a"), allocator, batch, &error);
}
CALL(json_map_write, json_mesh_map)
{
    return pave_json_map_write(on.mesh_map, NULL, file("a"), allocator, batch, &error);
}
CALL(json_map_write, json_patch_map)
{
    return pave_json_map_write(on.patch_map, NULL, file("a"), allocator, batch, &error);
}
CALL(obj_mesh_write, obj_mesh)
{
    return pave_obj_mesh_write(on.mesh, file("a"), allocator, batch, &error);
}
CALL(off_mesh_write, off_mesh)
{
    return pave_off_mesh_write(on.mesh, file("a"), allocator, batch, &error);
}
CALL(obj_solid_write, obj_solid)
{
    return pave_obj_solid_write(on.solid, file("a.obj"), allocator, batch, &error);
}
CALL(gltf_solid_write, gltf_solid)
{
    return pave_gltf_solid_write(on.solid, file("a.glb"), allocator, batch, &error);
}

static const pave_json_world_def *tiles(void)
{
    static pave_json_world_def def;
    def = (pave_json_world_def){.window = on.squares, .ids = on.ids};
    return &def;
}
CALL(json_world_write, json_world)
{
    return pave_json_world_write(tiles(), file("a"), allocator, batch, &error);
}
CALL(json_world_write, json_cells)
{
    const pave_json_world_def def = {.multigrid = &on.penrose,
                                     .cells = on.patch->cells,
                                     .cell_count = on.patch->cell_count,
                                     .ids = on.ids};
    return pave_json_world_write(&def, file("a"), allocator, batch, &error);
}
CALL(json_world_csv_write, csv_world)
{
    return pave_json_world_csv_write(tiles(), file("a"), allocator, batch, &error);
}

static pave_result read_rows(void *context, int32_t first, int32_t count, uint32_t *out)
{
    (void)context;
    for (int32_t i = 0; i < count * SIDE; i++) out[i] = on.ids[(first * SIDE + i) % CELLS];
    return PAVE_OK;
}

static const pave_tiled_map_def *layer(bool infinite, const pave_allocator *allocator)
{
    static pave_tiled_map_def def;
    def = (pave_tiled_map_def){.tileset = on.tileset,
                               .rows = {read_rows, NULL},
                               .width = SIDE,
                               .height = 300,
                               .infinite = infinite};
    on.tileset->allocator = allocator;
    return &def;
}
CALL(tiled_write_tmx, tiled_tmx)
{
    return pave_tiled_write_tmx(layer(false, allocator), file("a.tmx"), batch, &error);
}
CALL(tiled_write_tmx, tiled_infinite)
{
    return pave_tiled_write_tmx(layer(true, allocator), file("a.tmx"), batch, &error);
}
CALL(tiled_write_tscn, tiled_scene)
{
    return pave_tiled_write_tscn(layer(false, allocator), file("a.tscn"), batch, &error);
}
CALL(tiled_write_tmj, tiled_tmj)
{
    return pave_tiled_write_tmj(layer(false, allocator), file("a.tmj"), batch, &error);
}
CALL(tiled_write_csv, tiled_csv)
{
    return pave_tiled_write_csv(layer(false, allocator), file("a.csv"), batch, &error);
}
CALL(tiled_write_json, tiled_json)
{
    return pave_tiled_write_json(layer(false, allocator), file("a.json"), batch, &error);
}
CALL(tiled_write_png, tiled_png)
{
    return pave_tiled_write_png(layer(false, allocator), file("a.png"), batch, &error);
}

CALL(tiled_template_write, template)
{
    char png[300];
    snprintf(png, sizeof png, "%s", file("t.png"));
    return pave_tiled_template_write(&(pave_tiled_template_def){.kind = PAVE_WANG_EDGE,
                                                                .colors = 3,
                                                                .tile_size = 32,
                                                                .png_path = png,
                                                                .tsx_path = file("t.tsx")},
                                     allocator, batch, &error);
}

static pave_result read_pixels(void *context, int32_t first, int32_t count, uint8_t *out)
{
    (void)context, (void)first;
    memset(out, 7, (size_t)count * 4 * 200);
    return PAVE_OK;
}

CALL(tiled_picture_write, tiled_picture)
{
    return pave_tiled_picture_write(&(pave_tiled_picture_def){200, 1500, {read_pixels, NULL}},
                                    file("p.png"), allocator, batch, &error);
}

static pave_result draw_by(pave_draw_format format, const pave_allocator *allocator,
                           const pave_batch *batch)
{
    return pave_draw_file(on.scene, file("d"),
                          &(pave_draw_def){.format = format, .size = {.width = 400}}, allocator,
                          batch, &error);
}
CALL(draw_file, draw_svg) { return draw_by(PAVE_DRAW_SVG, allocator, batch); }
CALL(draw_file, draw_pdf) { return draw_by(PAVE_DRAW_PDF, allocator, batch); }
CALL(draw_file, draw_png) { return draw_by(PAVE_DRAW_PNG, allocator, batch); }

static bool take(void *context, const char *bytes, size_t size)
{
    (void)context, (void)bytes, (void)size;
    return true;
}
CALL(draw_sink, draw_sink)
{
    return pave_draw_sink(on.scene, (pave_scene_sink){take, NULL},
                          &(pave_draw_def){.format = PAVE_DRAW_SVG}, allocator, batch, &error);
}
CALL(draw_pixels, draw_pixels)
{
    return pave_draw_pixels(on.scene, &(pave_scene_frame){.width = 512, .height = 512, .scale = 4},
                            batch, on.bytes, &error);
}

static pave_result give_ids(void *context, pave_rect rect, uint32_t *out, ptrdiff_t stride)
{
    return pave_world_fill(context, rect, NULL, out, stride);
}

/// Through the world of meadows, on the colours from one to another.
static pave_world_path_def walk(int first, int last)
{
    static const pave_wang_set *set;
    static bool passable[PAVE_WANG_COLORS_MAX + 1];
    set = on.set;
    for (int c = 0; c <= PAVE_WANG_COLORS_MAX; c++) passable[c] = c >= first && c <= last;
    return (pave_world_path_def){
        .world = on.world, .sets = &set, .passable = passable, .to = {300, 20, 0}};
}

CALL(world_path, path)
{
    static pave_cell cells[400];
    const pave_world_path_def def = walk(1, PAVE_WANG_COLORS_MAX);
    int64_t count;
    return pave_world_path(&def, allocator, batch, cells, 400, &count, &error);
}

CALL(world_start, start)
{
    const pave_world_path_def def = walk(2, 2);
    pave_cell cell;
    return pave_world_start(&def, allocator, batch, &cell, &error);
}

CALL(bake_run, bake)
{
    static int number;
    char name[40];
    pave_bake_report report;
    snprintf(name, sizeof name, "bake%d.zarr", number++);
    return pave_bake_run(&(pave_bake_def){.path = file(name),
                                          .format = PAVE_BAKE_ZARR,
                                          .source = {.ids = give_ids, .context = on.world},
                                          .rect = pave_rect_of(0, 0, 400, 400),
                                          .id_max = 15,
                                          .request = "x"},
                         allocator, batch, &report, &error);
}

// ---- Without a batch ----------------------------------------------------------------------------

// Windows and tilings
#define WINDOW(name, ...)                                       \
    MAKE(window_create, name, pave_window, pave_window_destroy, \
         pave_window_create(&(pave_window_def){__VA_ARGS__}, allocator, &out, &error))
WINDOW(window_disk, .tiling = pave_tiling_tri(), .shape = PAVE_WINDOW_DISK, .radius = 5)
WINDOW(window_wrapped, .tiling = pave_tiling_tri(), .shape = PAVE_WINDOW_HEXAGON, .radius = 3,
       .wrap = true)
MAKE(tiling_create_named, tiling_square, pave_tiling, pave_tiling_destroy,
     pave_tiling_create_named("square", allocator, &out, &error))
MAKE(tiling_create_named, tiling_cairo, pave_tiling, pave_tiling_destroy,
     pave_tiling_create_named("cairo", allocator, &out, &error))
MAKE(tiling_create, tiling_own, pave_tiling, pave_tiling_destroy,
     own_tiling_create(3, allocator, &out, &error))
MAKE(tiling_create_dual, tiling_dual, pave_tiling, pave_tiling_destroy,
     pave_tiling_create_dual(pave_tiling_tri(), "dual", allocator, &out, &error))
CALL(tiling_color, tiling_color)
{
    pave_coloring out;
    const pave_result result =
        pave_tiling_color(pave_tiling_tri(), PAVE_CONTACT_VERTEX, 6, allocator, &out);
    assert_true((out.table != NULL) == (result == PAVE_OK));
    pave_coloring_release(&out, allocator);
    return result;
}
CALL(multigrid_cells, multigrid_cells)
{
    static pave_cell cells[2000];
    const pave_area area = pave_area_disk(pave_vec2_of(0, 0), 20);
    int64_t count = -3;
    const pave_result result =
        pave_multigrid_cells(&on.penrose, &area, allocator, cells, 2000, &count);
    assert_true((count == -3) == (result != PAVE_OK));
    return result;
}

// Graphs
static const pave_vec2 corners[] = {{0, 0}, {1, 0}, {0, 1}};
static const int32_t sides[][2] = {{0, 1}, {1, 2}, {2, 0}};
static int32_t indices[4 * CELLS];
static int64_t index_count;

#define GRAPH(function, name, made) MAKE(function, name, pave_graph, pave_graph_destroy, made)
GRAPH(graph_create, graph_by_edges,
      pave_graph_create(&(pave_graph_def){.window = on.few}, allocator, &out, &error))
GRAPH(graph_create, graph_by_corners,
      pave_graph_create(&(pave_graph_def){.window = on.triangles, .contact = PAVE_CONTACT_VERTEX},
                        allocator, &out, &error))
GRAPH(graph_create_from_edges, graph_of_edges,
      pave_graph_create_from_edges(&(pave_edges_def){3, corners, 3, sides}, allocator, &out,
                                   &error))
GRAPH(mesh_to_graph, mesh_graph, pave_mesh_to_graph(on.mesh, allocator, &out, &error))
GRAPH(patch_graph, patch_graph,
      pave_patch_graph(on.patch, PAVE_CONTACT_VERTEX, NULL, allocator, &out))
GRAPH(territories_graph, territories_graph,
      pave_territories_graph(on.map->territories, allocator, &out, &error))

#define LIST(function, name, call) \
    CALL(function, name) { return call; }
LIST(graph_bridges, bridges,
     pave_graph_bridges(on.graph, allocator, indices, 4 * CELLS, &index_count))
LIST(graph_articulation_points, articulation_points,
     pave_graph_articulation_points(on.graph, allocator, indices, 4 * CELLS, &index_count))
LIST(graph_spanning_forest, lightest_forest,
     pave_graph_spanning_forest(on.graph, on.weights, allocator, indices, 4 * CELLS, &index_count))
LIST(graph_spanning_forest, forest,
     pave_graph_spanning_forest(on.graph, NULL, allocator, indices, 4 * CELLS, &index_count))
LIST(graph_color_greedy, color_greedy, pave_graph_color_greedy(on.graph, allocator, indices, NULL))
LIST(graph_color_few, color_few, pave_graph_color_few(on.graph, 3, 1000, allocator, indices, NULL))
LIST(mask_components, mask_components, pave_mask_components(on.walls, allocator, indices, NULL))
LIST(territories_bridges, territory_bridges,
     pave_territories_bridges(on.map->territories, allocator, on.found, CELLS, &index_count))
LIST(territories_articulation_points, territory_points,
     pave_territories_articulation_points(on.map->territories, allocator, indices, CELLS,
                                          &index_count))
LIST(territories_supply, supply,
     pave_territories_supply(on.map->territories, on.none, 1, allocator, indices, NULL))
LIST(label_components, components_by_edges,
     pave_label_components(&on.ground, on.labels, true, allocator, indices, NULL))
LIST(label_components, components_by_corners,
     pave_label_components(&on.round_corners, on.labels, true, allocator, indices, NULL))
LIST(measures_make, measures,
     pave_measures_make(&on.round_corners, on.labels, allocator, &on.measures))
LIST(edges_check, edges_check,
     pave_edges_check(&(pave_edges_def){3, corners, 3, sides}, allocator, NULL, 0, &index_count,
                      &error))
LIST(patch_solid, patch_solid, pave_patch_solid(on.patch, allocator, on.keep))
LIST(mesh_report_make, mesh_report, pave_mesh_report_make(on.mesh, allocator, &on.report))
LIST(mesh_check, mesh_check, pave_mesh_check(on.mesh, allocator, &on.faults))
LIST(solid_check, solid_check, pave_solid_check(on.solid, allocator, &on.solid_report))

// Boards and adjacencies
#define BOARD(function, name, made) MAKE(function, name, pave_board, pave_board_destroy, made)
BOARD(board_create, board,
      pave_board_create(&(pave_board_def){.width = 5, .height = 4}, allocator, &out, &error))
BOARD(board_copy, board_copy, pave_board_copy(on.odd, allocator, &out, &error))
MAKE(board_to_mask, board_mask, pave_mask, pave_mask_destroy,
     pave_board_to_mask(on.odd, allocator, &out, &error))

#define ADJACENCY(function, name, made) \
    MAKE(function, name, pave_adjacency, pave_adjacency_destroy, made)
ADJACENCY(board_to_adjacency, board_adjacency,
          pave_board_to_adjacency(on.odd, allocator, &out, &error))
ADJACENCY(adjacency_create_from_window, window_adjacency,
          pave_adjacency_create_from_window(&(pave_adjacency_window_def){.window = on.triangles},
                                            allocator, &out, &error))
ADJACENCY(adjacency_create_from_window, walled_adjacency,
          pave_adjacency_create_from_window(&(pave_adjacency_window_def){.window = on.triangles,
                                                                         .walls = on.walls},
                                            allocator, &out, &error))
ADJACENCY(patch_to_adjacency, patch_adjacency,
          pave_patch_to_adjacency(on.patch, on.inner, allocator, &out, &error))
CALL(adjacency_create, adjacency)
{
    pave_graph *graph = NULL;
    pave_adjacency *out = NULL;
    pave_result result =
        pave_graph_create(&(pave_graph_def){.window = on.few}, allocator, &graph, &error);
    if (result != PAVE_OK) return result;
    result = pave_adjacency_create(&(pave_adjacency_def){.graph = graph, .take_graph = true},
                                   allocator, &out, &error);
    if (result != PAVE_OK) pave_graph_destroy(graph);
    pave_adjacency_destroy(out);
    return result;
}

// Meshes, polygons and patches
MAKE(mesh_copy, mesh_copy, pave_mesh, pave_mesh_destroy,
     pave_mesh_copy(on.mesh, allocator, &out, &error))
MAKE(patch_mesh, patch_mesh, pave_mesh, pave_mesh_destroy,
     pave_patch_mesh(on.patch, allocator, &out, &error))
MAKE(mesh_create_from_rings, mesh_rings, pave_mesh, pave_mesh_destroy,
     pave_mesh_create_from_rings(&on.rings, allocator, &out, &error))
MAKE(locator_create, locator, pave_locator, pave_locator_destroy,
     pave_locator_create(on.mesh, allocator, &out, &error))

#define POLYGONS(function, name, made) \
    MAKE(function, name, pave_polygons, pave_polygons_destroy, made)
POLYGONS(polygons_create_from_window, window_polygons,
         pave_polygons_create_from_window(on.few, NULL, allocator, &out, &error))
POLYGONS(polygons_create_from_mesh, mesh_polygons,
         pave_polygons_create_from_mesh(on.mesh, allocator, &out, &error))
POLYGONS(polygons_create_from_rings, ring_polygons,
         pave_polygons_create_from_rings(&on.rings, allocator, &out, &error))
POLYGONS(map_polygons, patch_map_polygons, pave_map_polygons(on.patch_map, allocator, &out, &error))

#define PATCH(function, name, made) MAKE(function, name, pave_patch, pave_patch_destroy, made)
PATCH(patch_create, patch,
      pave_patch_create(&(pave_patch_def){.name = "piece",
                                          .cell_count = on.rings.tile_count,
                                          .vertex_count = on.rings.vertex_count,
                                          .vertices = on.rings.vertices,
                                          .start = on.rings.start,
                                          .corners = on.rings.rings},
                        allocator, &out, &error))
PATCH(patch_create_part, patch_part,
      pave_patch_create_part(on.patch, on.all, allocator, &out, &error))
PATCH(patch_create_from_multigrid, patch_of_rhombs,
      pave_patch_create_from_multigrid(&on.penrose, &on.area, allocator, &out, &error))
PATCH(patch_create_from_quads, patch_of_quads,
      pave_patch_create_from_quads(on.quads, allocator, &out, &error))
#define MONOTILE(name, kind)                                                                  \
    PATCH(patch_create_from_monotile, name,                                                   \
          pave_patch_create_from_monotile(&(pave_monotile_def){kind, 4}, &on.area, allocator, \
                                          &out, &error))
MONOTILE(hats, PAVE_MONOTILE_HAT)
MONOTILE(spectres, PAVE_MONOTILE_SPECTRE)
MAKE(quads_create_from_area, quads_of_area, pave_quads, pave_quads_destroy,
     pave_quads_create_from_area(&on.rough, &on.area, allocator, &out, &error))
MAKE(quads_create_from_chunks, quads_of_chunks, pave_quads, pave_quads_destroy,
     pave_quads_create_from_chunks(&on.rough, 2, (const pave_cell[]){{0, 0, 0}, {0, 1, 0}}, 2,
                                   allocator, &out, &error))

// Maps
#define BORDERS(name, ...)                                                                \
    MAKE(borders_create, name, pave_borders, pave_borders_destroy,                        \
         pave_borders_create(&(pave_borders_def){.of_cell = on.map->territories->of_cell, \
                                                 .count = on.map->territories->count,     \
                                                 __VA_ARGS__},                            \
                             allocator, &out, &error))
BORDERS(borders_of_polygons, .polygons = on.polygons)
BORDERS(borders_of_window, .window = on.squares)
MAKE(territories_create, territories, pave_territories, pave_territories_destroy,
     pave_territories_create(&(pave_territory_def){.ground = on.round_corners,
                                                   .labels = on.labels,
                                                   .grow_into_none = true,
                                                   .size_min = 5,
                                                   .fill_holes = true},
                             allocator, batch, &out, &error))
#define MAP(name, ...)                                 \
    MAKE(map_create, name, pave_map, pave_map_destroy, \
         pave_map_create(&(pave_map_def){__VA_ARGS__}, allocator, batch, &out, &error))
MAP(window_map, .territory = {.ground = on.ground, .labels = on.labels})
MAP(mesh_map, .territory = {.labels = on.labels}, .mesh = on.mesh)
MAP(patch_map, .territory = {.labels = on.labels}, .patch = on.patch)

// Tactics
#define MOVES(name, kind)                                                                        \
    MAKE(moves_create, name, pave_moves, pave_moves_destroy,                                     \
         pave_moves_create(&(pave_moves_def){.window = on.triangles, .metric = kind}, allocator, \
                           &out, &error))
MOVES(moves_by_edges, PAVE_TRI_EDGE_STEPS)
MOVES(moves_with_shortcuts, PAVE_TRI_SHORTCUT)
MOVES(moves_to_flanks, PAVE_TRI_FLANK)
MOVES(moves_by_touch, PAVE_TRI_TOUCH)
#define ZONE(name, range)                                                    \
    LIST(zone_cells, name,                                                   \
         pave_zone_cells(&(pave_zone_def){.walls = on.walls,                 \
                                          .sources = (int32_t[]){0, 40, 90}, \
                                          .source_count = 3,                 \
                                          .most = range,                     \
                                          .metric = PAVE_TRI_TOUCH,          \
                                          .sight = true},                    \
                         allocator, indices, CELLS, &index_count, &error))
ZONE(near_zone, 3)
ZONE(far_zone, 53)
#define CREATURE(kind)                                                                          \
    LIST(creature_clearance, clearance_##kind,                                                  \
         pave_creature_clearance(on.walls, kind, (pave_tri_edge_kind)0, allocator, indices,     \
                                 &error))                                                       \
    MAKE(creature_moves_create, moves_##kind, pave_creature_moves, pave_creature_moves_destroy, \
         pave_creature_moves_create(                                                            \
             &(pave_creature_def){.walls = on.walls, .creature = {kind, 2}, .costs = on.none},  \
             allocator, &out, &error))
CREATURE(PAVE_CREATURE_TRIANGLE)
CREATURE(PAVE_CREATURE_RHOMBUS)
CREATURE(PAVE_CREATURE_HEXAGON)
MAKE(formation_create, formation, pave_formation, pave_formation_destroy,
     pave_formation_create(&(pave_formation_def){.grid = PAVE_WINDOW_SQUARES,
                                                 .ranks = 2,
                                                 .files = 5,
                                                 .at = {10, 10, 0}},
                           on.open, allocator, &out, &error))
MAKE(citadel_create, citadel, pave_citadel, pave_citadel_destroy,
     pave_citadel_create(&(pave_citadel_def){.seed = 4, .size = 20, .moat = true}, allocator, &out,
                         &error))
MAKE(citadel_solid, citadel_solid, pave_solid, pave_solid_destroy,
     pave_citadel_solid(on.citadel, allocator, &out, &error))
MAKE(terrain_create, terrain, pave_terrain, pave_terrain_destroy,
     pave_terrain_create(&(pave_terrain_def){.window = on.triangles, .seed = 8, .river = 8},
                         allocator, &out, &error))
MAKE(terrain_surface, surface, pave_solid, pave_solid_destroy,
     pave_terrain_surface(on.terrain, allocator, &out, &error))
MAKE(terrain_prisms, prisms, pave_solid, pave_solid_destroy,
     pave_terrain_prisms(on.terrain, &(pave_terrain_prisms_def){0}, allocator, &out, &error))

// Sets and worlds
MAKE(builtin_create, builtin, pave_wang_set, pave_wang_destroy,
     pave_builtin_create(PAVE_BUILTIN_ROADS, allocator, &out, &error))
MAKE(builtin_create_sides, builtin_sides, pave_wang_set, pave_wang_destroy,
     pave_builtin_create_sides(PAVE_BUILTIN_CAVE, 5, allocator, &out, &error))
MAKE(wang_complete_create, complete_set, pave_wang_set, pave_wang_destroy,
     pave_wang_complete_create(&(pave_wang_complete_def){.color_count = 3,
                                                         .symmetries = PAVE_WANG_ROTATE |
                                                                       PAVE_WANG_PREFER_PLAIN},
                               allocator, &out, &error))

MAKE(wang_create, weighted_set, pave_wang_set, pave_wang_destroy,
     pave_wang_create(&(pave_wang_def){.kind = PAVE_WANG_CORNER,
                                       .color_count = 1,
                                       .tile_count = 2,
                                       .colors = (const uint8_t[16]){[1] = 1, [3] = 1, [5] = 1},
                                       .tile_weights = (const double[]){1, 2}},
                      allocator, &out, &error))

static pave_result world_by(pave_world_def def, scene_set set, const pave_allocator *allocator)
{
    pave_world *out = NULL;
    pave_wang_set *made = scene_set_create(&set);
    def.set = made;
    const pave_result result = pave_world_create(&def, allocator, &out, &error);
    assert_true((out != NULL) == (result == PAVE_OK));
    pave_world_destroy(out);
    pave_wang_destroy(made);
    return result;
}
#define WORLD(name, kind, ...)                                                                     \
    CALL(world_create, name)                                                                       \
    {                                                                                              \
        return world_by((pave_world_def){__VA_ARGS__}, (scene_set){kind, 3, 1, false}, allocator); \
    }
static const bool passable[] = {false, false, true, true};
WORLD(edges_by_feature, PAVE_WANG_EDGE, .method = PAVE_WORLD_FEATURE)
WORLD(edges_by_phase, PAVE_WANG_EDGE, .method = PAVE_WORLD_PHASE)
WORLD(corners_by_feature, PAVE_WANG_CORNER, .method = PAVE_WORLD_FEATURE)
WORLD(corners_by_phase, PAVE_WANG_CORNER, .method = PAVE_WORLD_PHASE)
WORLD(mixed_by_feature, PAVE_WANG_MIXED, .method = PAVE_WORLD_FEATURE)
WORLD(connected, PAVE_WANG_EDGE, .passable = passable)
WORLD(rocks_by_edges, PAVE_WANG_EDGE, .passable = passable, .solid = .3, .mesh = 6)
WORLD(rocks_by_corners, PAVE_WANG_CORNER, .passable = passable, .mesh = 6)
WORLD(rhombs, PAVE_WANG_EDGE, .multigrid = &on.penrose)
WORLD(biased_rhombs, PAVE_WANG_EDGE, .multigrid = &on.penrose, .bias = &on.bias)
WORLD(biased_by_feature, PAVE_WANG_EDGE, .bias = &on.bias, .method = PAVE_WORLD_FEATURE)
WORLD(biased_by_phase, PAVE_WANG_CORNER, .bias = &on.bias, .method = PAVE_WORLD_PHASE)

static pave_result tiling_world(const char *name, pave_world_method method, bool biased,
                                const pave_allocator *allocator)
{
    scene_tiling_world scene;
    pave_world *out = NULL;
    assert_true(scene_tiling_world_sets(name, (scene_set){PAVE_WANG_EDGE, 3, 1, true}, &scene));
    const pave_result result =
        pave_world_create(&(pave_world_def){.tiling = scene.tiling,
                                            .sets = scene.sets,
                                            .method = method,
                                            .bias = biased ? &on.bias : NULL},
                          allocator, &out, &error);
    pave_world_destroy(out);
    scene_tiling_world_close(&scene);
    return result;
}
LIST(world_create, hex_by_feature, tiling_world("hex", PAVE_WORLD_FEATURE, false, allocator))
LIST(world_create, tri_by_phase, tiling_world("tri", PAVE_WORLD_PHASE, false, allocator))
LIST(world_create, tri_biased, tiling_world("tri", PAVE_WORLD_FEATURE, true, allocator))

static pave_result block_world(int sample, const pave_bias *bias, const pave_allocator *allocator)
{
    pave_world *out = NULL;
    pave_wang_set *set = scene_partial_create(&scene_partials[sample]);
    const pave_result result =
        pave_world_create(&(pave_world_def){.set = set, .bias = bias}, allocator, &out, &error);
    pave_world_destroy(out);
    pave_wang_destroy(set);
    return result;
}
LIST(world_create, overlay_by_blocks, block_world(0, NULL, allocator))
LIST(world_create, path_by_blocks, block_world(7, NULL, allocator))
LIST(world_create, blob_by_blocks, block_world(9, NULL, allocator))
LIST(world_create, gate_by_blocks, block_world(11, NULL, allocator))
LIST(world_create, biased_by_blocks, block_world(3, &on.bias, allocator))

// Files
LIST(json_board_write, json_board, pave_json_board_write(on.odd, file("a"), allocator, &error))
LIST(json_citadel_write, json_citadel,
     pave_json_citadel_write(on.citadel, file("a"), allocator, &error))
LIST(json_terrain_write, json_terrain,
     pave_json_terrain_write(on.terrain, file("a"), allocator, &error))
LIST(json_tiling_print, json_tiling,
     pave_json_tiling_print(pave_tiling_hex(), (pave_json_sink){take, NULL}, allocator, &error))
LIST(json_wang_write, json_wang, pave_json_wang_write(on.tiles, file("a"), allocator, &error))
LIST(json_wang_write_header, json_header,
     pave_json_wang_write_header(on.tiles, file("a.h"), allocator, &error))
MAKE(json_wang_create, json_set, pave_wang_set, pave_wang_destroy,
     pave_json_wang_create(on.tiles, 0, allocator, &out, &error))
LIST(json_graph_write, json_graph, pave_json_graph_write(&on.list, file("a"), allocator, &error))
ADJACENCY(edge_list_to_adjacency, listed_adjacency,
          pave_edge_list_to_adjacency(&on.list, allocator, &out, NULL, &error))
CALL(edge_list_from_adjacency, edge_list)
{
    pave_edge_list list;
    const pave_result result =
        pave_edge_list_from_adjacency(on.adjacency, allocator, &list, &error);
    pave_edge_list_release(&list);
    return result;
}

// ---- All of them --------------------------------------------------------------------------------

/// The declaration of a function in the public headers, as text; "" if it has none.
static const char *declaration(const char *function)
{
    static char out[1000];
    char name[100];
    snprintf(name, sizeof name, "pave_%s(", function);
    const char *at = strstr(on.headers, name);
    snprintf(out, sizeof out, "%.*s", at ? (int)strcspn(at, ";") : 0, at ? at : "");
    return out;
}

static bool takes(const char *function, const char *parameter)
{
    return strstr(declaration(function), parameter) != NULL;
}

/// Of the names, sizes and numbers of all files: a file that is written anew has another number.
static uint64_t hash_files(void)
{
    uint64_t hash = 0;
    DIR *folder = opendir(on.folder);
    for (struct dirent *entry; (entry = readdir(folder)) != NULL;) {
        struct stat status = {0};
        char path[600];
        if (strspn(entry->d_name, ".") == strlen(entry->d_name) ||
            strncmp(entry->d_name, "bake", 4) == 0)
            continue;
        snprintf(path, sizeof path, "%s/%s", on.folder, entry->d_name);
        assert_int_equal(stat(path, &status), 0);
        for (const char *c = path; *c; c++)
            hash += (hash << 5) ^ (uint64_t)*c ^ (uint64_t)status.st_ino << 20 ^
                    (uint64_t)status.st_size << 8;
    }
    closedir(folder);
    return hash;
}

/// Runs a call, and checks its error and that a failure has changed no file.
static pave_result run(const struct row *row, const pave_allocator *allocator,
                       const pave_batch *batch)
{
    const uint64_t before = hash_files();
    error = (pave_error){0};
    const pave_result result = row->run(allocator, batch);
    if (takes(row->function, "pave_error *") && error.result != result)
        fail_msg("%s returns \"%s\", but its error is \"%s\"", row->name, pave_result_text(result),
                 pave_result_text(error.result));
    if (result != PAVE_OK && hash_files() != before)
        fail_msg("%s fails and has changed a file", row->name);
    return result;
}

TEST(memory_fails)
{
    for (int i = 0; i < row_count; i++)
        for (failing memory = each_failing; failing_next(&memory);) {
            const pave_result result = run(&rows[i], &memory.allocator, NULL);
            if (result != (memory.count > memory.fail_at ? PAVE_NO_MEMORY : PAVE_OK))
                fail_msg("%s, allocation %d fails: %s", rows[i].name, (int)memory.fail_at,
                         pave_result_text(result));
        }
}

TEST(progress_is_told_and_stops)
{
    for (int i = 0; i < row_count; i++) {
        if (!takes(rows[i].function, "pave_batch *batch")) continue;
        told whole = {.stop_at = INT64_MAX};
        assert_ok(run(&rows[i], NULL, &(pave_batch){.progress = {tell, &whole}}));
        if (whole.wrong || whole.calls < 2 || whole.done != whole.total)
            fail_msg("%s: %d calls, the last with %d of %d", rows[i].name, (int)whole.calls,
                     (int)whole.done, (int)whole.total);
        for (int part = 0; part < 6; part++) { // stopped at once, and later
            told early = {.stop_at = whole.calls * part / 6};
            const pave_result result =
                run(&rows[i], NULL, &(pave_batch){.progress = {tell, &early}});
            const bool at_end = early.done == early.total && part > 0;
            if (!early.wrong && (result == PAVE_STOPPED || (at_end && result == PAVE_OK))) continue;
            fail_msg("%s, stopped at call %d of %d: %s after %d calls", rows[i].name,
                     (int)early.stop_at, (int)whole.calls, pave_result_text(result),
                     (int)early.calls);
        }
    }
}

/// Steps are not told: pave_segregation_step says so.
TEST(no_function_is_left_out)
{
    int found = 0;
    for (const char *at = on.headers; (at = strstr(at, "\nPAVE_API ")) != NULL; at++) {
        char name[100];
        const char *from = strstr(at, " pave_");
        while (from[6 + strcspn(from + 6, " (")] != '(') from = strstr(from + 1, " pave_");
        snprintf(name, sizeof name, "%.*s", (int)strcspn(from + 6, "("), from + 6);
        if (!takes(name, "pave_batch *batch")) continue;
        bool listed = strcmp(name, "segregation_step") == 0;
        for (int i = 0; i < row_count; i++) listed |= strcmp(rows[i].function, name) == 0;
        if (!listed) fail_msg("pave_%s takes a batch and is not called", name);
        found++;
    }
    assert_true(found >= 30);
}

static int release_all(void **state)
{
    char command[300];
    free(on.headers);
    pave_edge_list_release(&on.list);
    pave_json_wang_destroy(on.tiles);
    pave_citadel_destroy(on.citadel);
    pave_quads_destroy(on.quads);
    pave_graph_destroy(on.graph);
    pave_mask_destroy(on.open);
    pave_mask_destroy(on.walls);
    on.tileset->allocator = NULL;
    pave_tiled_tileset_destroy(on.tileset);
    pave_scene_destroy(on.scene);
    pave_solid_destroy(on.solid);
    pave_terrain_destroy(on.terrain);
    pave_borders_destroy(on.borders);
    pave_polygons_destroy(on.polygons);
    pave_map_destroy(on.patch_map);
    pave_patch_destroy(on.patch);
    pave_map_destroy(on.mesh_map);
    pave_map_destroy(on.fine);
    pave_map_destroy(on.map);
    pave_world_destroy(on.world);
    pave_wang_destroy(on.set);
    pave_window_destroy(on.triangles);
    pave_window_destroy(on.few);
    pave_window_destroy(on.wide);
    pave_window_destroy(on.squares);
    pave_mesh_destroy(on.mesh);
    pave_adjacency_destroy(on.adjacency);
    pave_board_destroy(on.odd);
    pave_board_destroy(on.board);
    snprintf(command, sizeof command, "rm -r '%s'", on.folder);
    return system(command);
}

int main(void) { return run_all_tests(make_all, release_all); }
