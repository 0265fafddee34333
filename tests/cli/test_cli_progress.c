/// tests/cli/test_cli_progress.c: every public function that takes a pave_batch tells its
/// progress as base.h promises: from 0 to all of one total, never back, and it can be stopped.
#define _XOPEN_SOURCE 700 // mkdtemp, nftw

#include <pave/formats/bake.h>
#include <pave/formats/draw.h>
#include <pave/formats/json.h>
#include <pave/formats/obj.h>
#include <pave/formats/tiled.h>
#include <pave/formats/voronoi.h>
#include <pave/pave.h>

#include "../test.h"
#include "formats/draw/draw_sink.h"

// ---- What the functions work on -----------------------------------------------------------------

enum { SIDE = 96, CELLS = SIDE * SIDE };

static struct {
    char folder[200], path[300];
    pave_board *board, *odd;
    pave_adjacency *adjacency;
    pave_mesh *mesh;
    pave_window *squares, *few, *triangles;
    pave_ground ground;
    pave_wang_set *set;
    pave_world *world;
    pave_map *map, *mesh_map, *patch_map;
    pave_patch *patch;
    pave_multigrid penrose;
    pave_borders *borders;
    pave_polygons *polygons;
    pave_terrain *terrain;
    pave_solid *solid;
    pave_scene *scene;
    pave_tiled_tileset *tileset;
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

static int make_all(void **state)
{
    snprintf(on.folder, sizeof on.folder, "%s/progress-XXXXXX",
             getenv("TMPDIR") ? getenv("TMPDIR") : "/tmp");
    assert_non_null(mkdtemp(on.folder));
    must(pave_board_create(&(pave_board_def){.width = 60, .height = 80}, NULL, &on.board, NULL));
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
                         NULL, &on.map, NULL));
    must(pave_map_create(&(pave_map_def){.territory = {.labels = on.labels}, .mesh = on.mesh}, NULL,
                         &on.mesh_map, NULL));
    must(pave_multigrid_make(&(pave_multigrid_def){.families = 5}, &on.penrose, NULL));
    const pave_area area = pave_area_disk(pave_vec2_of(0, 0), 30);
    must(pave_patch_create_from_multigrid(&on.penrose, &area, NULL, &on.patch, NULL));
    must(pave_map_create(&(pave_map_def){.territory = {.labels = on.labels}, .patch = on.patch},
                         NULL, &on.patch_map, NULL));
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
    return 0;
}

// ---- The functions ------------------------------------------------------------------------------

static pave_result scene_of(pave_result result, pave_scene *scene)
{
    pave_scene_destroy(scene);
    return result;
}

static pave_result dicewars_board(const pave_batch *batch)
{
    pave_dicewars_board board;
    return pave_dicewars_board_make(&(pave_dicewars_board_def){.tries = 5}, NULL, batch, &board,
                                    NULL, NULL);
}

static pave_result dicewars_board_once(const pave_batch *batch)
{
    pave_dicewars_board board;
    return pave_dicewars_board_make(&(pave_dicewars_board_def){0}, NULL, batch, &board, NULL, NULL);
}

static pave_result dicewars(const pave_batch *batch)
{
    return pave_dicewars_make(&(pave_dicewars_def){.ground = on.ground, .areas = 20, .tries = 3},
                              NULL, batch, &(pave_dicewars_map){on.labels, on.owners, on.dice},
                              NULL, NULL);
}

static pave_result growth(const pave_batch *batch)
{
    return pave_growth_make(&(pave_growth_def){.ground = on.ground, .areas = 20}, NULL, batch,
                            on.owners, NULL, NULL);
}

/// Of many small territories, which become an image.
static pave_result map_picture(const pave_batch *batch)
{
    enum { WIDE = 250 };
    static int32_t labels[WIDE * WIDE];
    pave_window *window = NULL;
    pave_map *map = NULL;
    pave_scene *scene = NULL;
    for (int i = 0; i < WIDE * WIDE; i++) labels[i] = 1 + (i + i / WIDE) % 2;
    must(pave_window_create(
        &(pave_window_def){.tiling = pave_tiling_square(), .width = WIDE, .height = WIDE}, NULL,
        &window, NULL));
    must(pave_map_create(
        &(pave_map_def){.territory = {.ground = pave_ground_of_window(window), .labels = labels}},
        NULL, &map, NULL));
    const pave_result result = pave_picture_map(
        &(pave_picture_map_def){.map = map, .size = {.scale = 1}}, NULL, batch, &scene, NULL);
    pave_scene_destroy(scene);
    pave_map_destroy(map);
    pave_window_destroy(window);
    return result;
}

static uint8_t sheet_pixels[4 * 8 * 8 * 16];

static pave_result picture(const pave_batch *batch, pave_picture_world_def def)
{
    pave_scene *scene = NULL;
    def.world = on.world;
    def.rect = pave_rect_of(0, 0, 40, 40);
    def.sheet = (pave_picture_sheet){
        .rgba = sheet_pixels, .width = 32, .height = 32, .tile_width = 8, .tile_height = 8};
    return scene_of(pave_picture_world(&def, NULL, batch, &scene, NULL), scene);
}

static pave_result world_sheet(const pave_batch *batch)
{
    return picture(batch, (pave_picture_world_def){0});
}

static pave_result world_isometric(const pave_batch *batch)
{
    return picture(batch, (pave_picture_world_def){.isometric = true});
}

static pave_result world_theme(const pave_batch *batch)
{
    return picture(batch, (pave_picture_world_def){.window = on.few, .theme = PAVE_BUILTIN_MEADOW});
}

static pave_result world_land(const pave_batch *batch)
{
    return picture(batch, (pave_picture_world_def){.window = on.few, .theme = PAVE_BUILTIN_LAND});
}

static pave_result world_garden(const pave_batch *batch)
{
    return picture(batch, (pave_picture_world_def){.window = on.few, .theme = PAVE_BUILTIN_GARDEN});
}

static pave_result terrain_picture(const pave_batch *batch)
{
    pave_scene *scene = NULL;
    return scene_of(pave_picture_terrain(
                        &(pave_picture_terrain_def){.terrain = on.terrain, .size = {.width = 300}},
                        NULL, batch, &scene, NULL),
                    scene);
}

static pave_result leaves(const pave_batch *batch)
{
    static uint64_t out[16];
    return pave_world_leaves(on.world, pave_rect_of(0, 0, 1024, 1024), 3, 9, NULL, batch, out);
}

static pave_result chunks(const pave_batch *batch)
{
    uint64_t hash;
    return pave_world_hash_chunks(on.world, pave_rect_of(0, 0, 1024, 1024), NULL, NULL, batch,
                                  &hash);
}

static pave_result fill(const pave_batch *batch)
{
    enum { WIDE = 3000 };
    uint32_t *out = malloc(sizeof *out * WIDE * WIDE);
    const pave_result result =
        pave_world_fill(on.world, pave_rect_of(0, 0, WIDE, WIDE), batch, out, WIDE);
    free(out);
    return result;
}

static pave_result fill_window(const pave_batch *batch)
{
    return pave_world_fill_window(on.world, on.squares, batch, on.ids);
}

static pave_result fill_cells(const pave_batch *batch)
{
    static pave_cell cells[CELLS];
    for (int32_t i = 0; i < CELLS; i++) cells[i] = pave_window_cell(on.squares, i);
    return pave_world_fill_cells(on.world, cells, CELLS, batch, on.ids);
}

static pave_result segregate(const pave_batch *batch)
{
    pave_segregation *segregation = NULL;
    must(pave_segregation_create(&(pave_segregation_def){.ground = on.ground, .races = 3}, NULL,
                                 &segregation, NULL));
    const pave_result result = pave_segregation_run(segregation, 12, batch);
    pave_segregation_destroy(segregation);
    return result;
}

static pave_result herringbone(const pave_batch *batch)
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
    must(pave_herringbone_create(
        &(pave_herringbone_def){.shape = {PAVE_WANG_EDGE, 8, {2, 2, 2, 2, 2, 2}, 0, 0},
                                .channels = 1,
                                .tile_count = TILES,
                                .tiles = tiles,
                                .stride = STRIDE},
        NULL, &world, NULL));
    const pave_result result =
        pave_herringbone_fill(world, pave_rect_of(0, 0, 1000, 1000), batch, on.bytes, 1000);
    pave_herringbone_destroy(world);
    return result;
}

static pave_result painted(const pave_batch *batch)
{
    static uint8_t colors[(SIDE + 1) * (SIDE + 1)];
    pave_painted_changes changes;
    for (size_t i = 0; i < sizeof colors; i++) colors[i] = 1 + i * 7 % 5 % 2;
    return pave_painted_lay(
        &(pave_painted_def){.set = on.set, .width = SIDE, .height = SIDE, .colors = colors}, NULL,
        batch, on.ids, &changes, NULL);
}

// ---- Meshes -------------------------------------------------------------------------------------

static pave_result mesh_by(const pave_board *board, pave_mesh_def def, const pave_batch *batch)
{
    pave_mesh *mesh = NULL;
    const pave_result result = pave_mesh_create_from_board(board, &def, NULL, batch, &mesh, NULL);
    pave_mesh_destroy(mesh);
    return result;
}

#define MESH(name, board, ...)                                      \
    static pave_result name(const pave_batch *batch)                \
    {                                                               \
        return mesh_by(board, (pave_mesh_def){__VA_ARGS__}, batch); \
    }
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

static pave_result mesh_adjacency(const pave_batch *batch)
{
    pave_mesh *mesh = NULL;
    const pave_result result = pave_mesh_create_from_adjacency(
        on.adjacency, &(pave_mesh_def){.relax = {.steps = 3}}, NULL, batch, &mesh, NULL);
    pave_mesh_destroy(mesh);
    return result;
}

static pave_result relax_by(pave_relax_kind kind, const pave_batch *batch)
{
    pave_mesh *mesh = NULL;
    must(pave_mesh_copy(on.mesh, NULL, &mesh, NULL));
    const pave_result result =
        pave_mesh_relax(mesh, &(pave_relax_def){.kind = kind, .steps = 4}, batch, NULL);
    pave_mesh_destroy(mesh);
    return result;
}

static pave_result relax_even(const pave_batch *batch) { return relax_by(PAVE_RELAX_EVEN, batch); }
static pave_result relax_reapply(const pave_batch *batch)
{
    return relax_by(PAVE_RELAX_REAPPLY, batch);
}

static pave_result voronoi(const pave_batch *batch)
{
    pave_mesh *mesh = NULL;
    const pave_result result = pave_voronoi_create(
        &(pave_voronoi_def){.count = 300, .lloyd_steps = 4}, NULL, batch, NULL, &mesh, NULL);
    pave_mesh_destroy(mesh);
    return result;
}

// ---- Files --------------------------------------------------------------------------------------

#define WRITE(name, call) \
    static pave_result name(const pave_batch *batch) { return call; }
WRITE(json_mesh, pave_json_mesh_write(on.mesh, file("a"), NULL, batch, NULL))
WRITE(geojson_mesh, pave_json_geojson_write(on.mesh, file("a"), NULL, batch, NULL))
WRITE(json_map, pave_json_map_write(on.map, on.borders, file("a"), NULL, batch, NULL))
WRITE(geojson_map, pave_json_map_geojson_write(on.map, on.borders, file("a"), NULL, batch, NULL))
WRITE(json_mesh_map, pave_json_map_write(on.mesh_map, NULL, file("a"), NULL, batch, NULL))
WRITE(json_patch_map, pave_json_map_write(on.patch_map, NULL, file("a"), NULL, batch, NULL))
WRITE(obj_mesh, pave_obj_mesh_write(on.mesh, file("a"), NULL, batch, NULL))
WRITE(off_mesh, pave_off_mesh_write(on.mesh, file("a"), NULL, batch, NULL))
WRITE(obj_solid, pave_obj_solid_write(on.solid, file("a.obj"), NULL, batch, NULL))
WRITE(gltf_solid, pave_gltf_solid_write(on.solid, file("a.glb"), NULL, batch, NULL))

static const pave_json_world_def *tiles(void)
{
    static pave_json_world_def def;
    def = (pave_json_world_def){.window = on.squares, .ids = on.ids};
    return &def;
}
WRITE(json_world, pave_json_world_write(tiles(), file("a"), NULL, batch, NULL))
static pave_result json_cells(const pave_batch *batch)
{
    const pave_json_world_def def = {.multigrid = &on.penrose,
                                     .cells = on.patch->cells,
                                     .cell_count = on.patch->cell_count,
                                     .ids = on.ids};
    return pave_json_world_write(&def, file("a"), NULL, batch, NULL);
}
WRITE(csv_world, pave_json_world_csv_write(tiles(), file("a"), NULL, batch, NULL))

static pave_result read_rows(void *context, int32_t first, int32_t count, uint32_t *out)
{
    (void)context;
    for (int32_t i = 0; i < count * SIDE; i++) out[i] = on.ids[(first * SIDE + i) % CELLS];
    return PAVE_OK;
}

static const pave_tiled_map_def *layer(bool infinite)
{
    static pave_tiled_map_def def;
    def = (pave_tiled_map_def){.tileset = on.tileset,
                               .rows = {read_rows, NULL},
                               .width = SIDE,
                               .height = 300,
                               .infinite = infinite};
    return &def;
}
WRITE(tiled_tmx, pave_tiled_write_tmx(layer(false), file("a.tmx"), batch, NULL))
WRITE(tiled_infinite, pave_tiled_write_tmx(layer(true), file("a.tmx"), batch, NULL))
WRITE(tiled_scene, pave_tiled_write_tscn(layer(false), file("a.tscn"), batch, NULL))
WRITE(tiled_tmj, pave_tiled_write_tmj(layer(false), file("a.tmj"), batch, NULL))
WRITE(tiled_csv, pave_tiled_write_csv(layer(false), file("a.csv"), batch, NULL))
WRITE(tiled_json, pave_tiled_write_json(layer(false), file("a.json"), batch, NULL))
WRITE(tiled_png, pave_tiled_write_png(layer(false), file("a.png"), batch, NULL))

static pave_result template(const pave_batch *batch)
{
    char png[300];
    snprintf(png, sizeof png, "%s", file("t.png"));
    return pave_tiled_template_write(&(pave_tiled_template_def){.kind = PAVE_WANG_EDGE,
                                                                .colors = 3,
                                                                .tile_size = 32,
                                                                .png_path = png,
                                                                .tsx_path = file("t.tsx")},
                                     NULL, batch, NULL);
}

static pave_result read_pixels(void *context, int32_t first, int32_t count, uint8_t *out)
{
    (void)context, (void)first;
    memset(out, 7, (size_t)count * 4 * 1000);
    return PAVE_OK;
}

static pave_result tiled_picture(const pave_batch *batch)
{
    return pave_tiled_picture_write(&(pave_tiled_picture_def){1000, 3000, {read_pixels, NULL}},
                                    file("p.png"), NULL, batch, NULL);
}

static pave_result draw_by(pave_draw_format format, const pave_batch *batch)
{
    return pave_draw_file(on.scene, file("d"),
                          &(pave_draw_def){.format = format, .size = {.width = 400}}, NULL, batch,
                          NULL);
}
WRITE(draw_svg, draw_by(PAVE_DRAW_SVG, batch))
WRITE(draw_pdf, draw_by(PAVE_DRAW_PDF, batch))
WRITE(draw_png, draw_by(PAVE_DRAW_PNG, batch))

static bool take(void *context, const char *bytes, size_t size)
{
    (void)context, (void)bytes, (void)size;
    return true;
}
WRITE(draw_sink, pave_draw_sink(on.scene, (pave_scene_sink){take, NULL},
                                &(pave_draw_def){.format = PAVE_DRAW_SVG}, NULL, batch, NULL))
WRITE(draw_pixels,
      pave_draw_pixels(on.scene, &(pave_scene_frame){.width = 512, .height = 512, .scale = 4},
                       batch, on.bytes, NULL))

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

static pave_result path(const pave_batch *batch)
{
    static pave_cell cells[400];
    const pave_world_path_def def = walk(1, PAVE_WANG_COLORS_MAX);
    int64_t count;
    return pave_world_path(&def, NULL, batch, cells, 400, &count, NULL);
}

static pave_result start(const pave_batch *batch)
{
    const pave_world_path_def def = walk(2, 2);
    pave_cell cell;
    return pave_world_start(&def, NULL, batch, &cell, NULL);
}

static pave_result bake(const pave_batch *batch)
{
    static int number;
    char name[40];
    pave_bake_report report;
    snprintf(name, sizeof name, "b%d.zarr", number++);
    return pave_bake_run(&(pave_bake_def){.path = file(name),
                                          .format = PAVE_BAKE_ZARR,
                                          .source = {.ids = give_ids, .context = on.world},
                                          .rect = pave_rect_of(0, 0, 1500, 1500),
                                          .id_max = 15,
                                          .request = "x"},
                         NULL, NULL, batch, &report, NULL);
}

// ---- All of them --------------------------------------------------------------------------------

static const struct row {
    const char *function; ///< without "pave_"
    pave_result (*run)(const pave_batch *batch);
} rows[] = {
    {"dicewars_board_make", dicewars_board},
    {"dicewars_board_make", dicewars_board_once},
    {"dicewars_make", dicewars},
    {"growth_make", growth},
    {"picture_map", map_picture},
    {"picture_world", world_sheet},
    {"picture_world", world_isometric},
    {"picture_world", world_theme},
    {"picture_world", world_land},
    {"picture_world", world_garden},
    {"picture_terrain", terrain_picture},
    {"world_leaves", leaves},
    {"world_hash_chunks", chunks},
    {"world_fill", fill},
    {"world_fill_window", fill_window},
    {"world_fill_cells", fill_cells},
    {"segregation_run", segregate},
    {"herringbone_fill", herringbone},
    {"painted_lay", painted},
    {"mesh_create_from_board", mesh_plain},
    {"mesh_create_from_board", mesh_even},
    {"mesh_create_from_board", mesh_free},
    {"mesh_create_from_board", mesh_angle},
    {"mesh_create_from_board", mesh_lloyd},
    {"mesh_create_from_board", mesh_reapply},
    {"mesh_create_from_board", mesh_push},
    {"mesh_create_from_board", mesh_push_free},
    {"mesh_create_from_board", mesh_until},
    {"mesh_create_from_board", mesh_circumcenter},
    {"mesh_create_from_board", mesh_odd},
    {"mesh_create_from_adjacency", mesh_adjacency},
    {"mesh_relax", relax_even},
    {"mesh_relax", relax_reapply},
    {"voronoi_create", voronoi},
    {"json_mesh_write", json_mesh},
    {"json_geojson_write", geojson_mesh},
    {"json_map_write", json_map},
    {"json_map_write", json_mesh_map},
    {"json_map_write", json_patch_map},
    {"json_map_geojson_write", geojson_map},
    {"json_world_write", json_world},
    {"json_world_write", json_cells},
    {"json_world_csv_write", csv_world},
    {"obj_mesh_write", obj_mesh},
    {"off_mesh_write", off_mesh},
    {"obj_solid_write", obj_solid},
    {"gltf_solid_write", gltf_solid},
    {"tiled_write_tmx", tiled_tmx},
    {"tiled_write_tmx", tiled_infinite},
    {"tiled_write_tscn", tiled_scene},
    {"tiled_write_tmj", tiled_tmj},
    {"tiled_write_csv", tiled_csv},
    {"tiled_write_json", tiled_json},
    {"tiled_write_png", tiled_png},
    {"tiled_template_write", template},
    {"tiled_picture_write", tiled_picture},
    {"draw_file", draw_svg},
    {"draw_file", draw_pdf},
    {"draw_file", draw_png},
    {"draw_sink", draw_sink},
    {"draw_pixels", draw_pixels},
    {"bake_run", bake},
    {"world_path", path},
    {"world_start", start},
};
enum { ROWS = sizeof rows / sizeof *rows };

typedef struct told {
    int64_t calls, stop_at, done, total;
    bool wrong;
} told;

static bool tell(void *context, int64_t done, int64_t total)
{
    told *t = context;
    const bool first = t->calls == 0;
    if (total <= 0 || done < t->done || done > total || (first ? done != 0 : total != t->total)) {
        if (!t->wrong)
            print_message("  call %d: %lld of %lld, after %lld of %lld\n", (int)t->calls,
                          (long long)done, (long long)total, (long long)t->done,
                          (long long)t->total);
        t->wrong = true;
    }
    t->done = done;
    t->total = total;
    return t->calls++ == t->stop_at;
}

TEST(each_function_tells_and_stops)
{
    int wrong = 0;
    for (int i = 0; i < ROWS; i++) {
        told whole = {.stop_at = -1};
        pave_result result = rows[i].run(&(pave_batch){.progress = {tell, &whole}});
        bool bad = whole.wrong || result != PAVE_OK || whole.calls < 2 || whole.done != whole.total;
        if (bad)
            print_message("%s, row %d: %s, %lld calls, %lld of %lld\n", rows[i].function, i,
                          pave_result_text(result), (long long)whole.calls, (long long)whole.done,
                          (long long)whole.total);
        for (int part = 0; part < 2; part++) { // stopped at once, and in the middle
            told early = {.stop_at = part == 0 ? 0 : whole.calls / 2};
            result = rows[i].run(&(pave_batch){.progress = {tell, &early}});
            const bool at_end = early.done == early.total && part == 1;
            if (result == PAVE_STOPPED || (at_end && result == PAVE_OK)) continue;
            print_message("%s, row %d, stopped at %lld of %lld: %s\n", rows[i].function, i,
                          (long long)early.stop_at, (long long)whole.calls,
                          pave_result_text(result));
            bad = true;
        }
        wrong += bad;
    }
    assert_int_equal(wrong, 0);
}

/// Steps are not told: pave_segregation_step says so.
static bool has_row(const char *function)
{
    for (int i = 0; i < ROWS; i++)
        if (strcmp(rows[i].function, function) == 0) return true;
    return strcmp(function, "segregation_step") == 0;
}

TEST(no_function_is_left_out)
{
    char line[400], name[100];
    int found = 0;
    FILE *list = popen("cd '" PAVE_SOURCE_DIR "/include/pave' && cat *.h formats/*.h", "r");
    assert_non_null(list);
    *name = 0;
    while (fgets(line, sizeof line, list)) {
        const char *from = strncmp(line, "PAVE_API", 8) == 0 ? strstr(line, " pave_") : NULL, *open;
        for (; from && (open = strchr(from, '(')); from = NULL) {
            while (open > from && open[-1] != ' ' && open[-1] != '*') open--;
            snprintf(name, sizeof name, "%.*s", (int)strcspn(open + 5, "("), open + 5);
        }
        if (strncmp(line, "//", 2) == 0 || !strstr(line, "pave_batch *batch")) continue;
        if (!has_row(name)) fail_msg("pave_%s takes a batch and has no row", name);
        found++;
    }
    pclose(list);
    assert_true(found >= 30);
}

static int release_all(void **state)
{
    char command[300];
    pave_tiled_tileset_destroy(on.tileset);
    pave_scene_destroy(on.scene);
    pave_solid_destroy(on.solid);
    pave_terrain_destroy(on.terrain);
    pave_borders_destroy(on.borders);
    pave_polygons_destroy(on.polygons);
    pave_map_destroy(on.patch_map);
    pave_patch_destroy(on.patch);
    pave_map_destroy(on.mesh_map);
    pave_map_destroy(on.map);
    pave_world_destroy(on.world);
    pave_wang_destroy(on.set);
    pave_window_destroy(on.triangles);
    pave_window_destroy(on.few);
    pave_window_destroy(on.squares);
    pave_mesh_destroy(on.mesh);
    pave_adjacency_destroy(on.adjacency);
    pave_board_destroy(on.odd);
    pave_board_destroy(on.board);
    snprintf(command, sizeof command, "rm -r '%s'", on.folder);
    return system(command);
}

int main(void) { return run_all_tests(make_all, release_all); }
