/// A hexagon of the last class under method phase, in three steps: the white cells, then the grey
/// cells that depend on them, then the black cell. Written as SVG to standard output.
#include <pave/pave.h>

#include <stdio.h>

enum { CLASSES = 3, CLOSURE = 10 };

static bool print(void *context, const char *bytes, size_t size)
{
    return fwrite(bytes, 1, size, context) == size;
}

/// Draws a decided cell in the colour of its class, with its roads and its number in the order.
static void add_cell(pave_scene *scene, const pave_layout *layout, const pave_world *world,
                     pave_cell cell, int number)
{
    static const uint32_t fills[CLASSES] = {0xffffffff, 0xb4bac2ff, 0x3a424cff};
    const int class_of_cell = pave_world_class_at(world, cell);
    const pave_scene_style style = {
        .fill = fills[class_of_cell], .stroke = 0x607080ff, .width = 0.05};
    const pave_scene_style road = {.stroke = 0xd08a3cff, .width = 0.3};
    pave_vec2 points[PAVE_HEX_CORNERS_MAX];
    uint8_t colors[PAVE_WANG_PLACES_MAX];
    char text[16];
    pave_hex_face_corner_points(layout, cell, points);
    pave_scene_add_polygon(scene, points, PAVE_HEX_CORNERS_MAX, &style);
    pave_world_colors_at(world, cell, colors);
    pave_vec2 middle = pave_hex_face_point(layout, cell);
    for (int k = 0; k < 6; k++) {
        const pave_vec2 way[] = {middle, pave_hex_edge_point(layout, pave_hex_borders(cell, k))};
        if (colors[2 * k] == 2) pave_scene_add_line(scene, way, 2, &road);
    }
    snprintf(text, sizeof text, "%d", number);
    const pave_scene_font font = {.size = 0.7,
                                  .bold = true,
                                  .color = class_of_cell == 2 ? 0xffffffff : 0x202830ff,
                                  .halo = fills[class_of_cell],
                                  .halo_width = 0.12};
    pave_scene_add_label(scene, middle, text, &font);
}

int main(void)
{
    const char *const captions[] = {"6 white cells", "then 3 grey ones", "then the black one"};
    pave_wang_set *roads = NULL;
    pave_world *world = NULL;
    pave_scene *scene = NULL;
    pave_cell cell = pave_cell_of(0, 0), closure[CLOSURE];
    int64_t count = 0;
    if (pave_builtin_create_sides(PAVE_BUILTIN_ROADS, 6, NULL, &roads, NULL) != PAVE_OK) return 1;
    const pave_world_def def = {
        .set = roads, .seed = 7, .tiling = pave_tiling_hex(), .method = PAVE_WORLD_PHASE};
    if (pave_world_create(&def, NULL, &world, NULL) != PAVE_OK) return 1;
    while (pave_world_class_at(world, cell) != 2) cell.q++;
    if (pave_world_closure(world, cell, closure, CLOSURE, &count) != PAVE_OK) return 1;
    const pave_scene_def look = {.background = 0xffffffff, .margin = 0.3, .size = {.width = 840}};
    if (pave_scene_create(&look, NULL, &scene, NULL) != PAVE_OK) return 1;
    for (int step = 0; step < CLASSES; step++) {
        pave_layout layout;
        const pave_vec2 start = pave_vec2_of(9.2 * step - 1.7320508 * cell.q, 0);
        if (pave_hex_layout(&(pave_layout_def){.origin = start}, &layout, NULL)) return 1;
        for (int k = 0; k < count; k++)
            if (pave_world_class_at(world, closure[k]) <= step)
                add_cell(scene, &layout, world, closure[k], k + 1);
        pave_scene_add_label(scene, pave_vec2_of(9.2 * step, 4.8), captions[step],
                             &(pave_scene_font){.size = 0.7});
    }
    pave_result result = pave_scene_write_svg(scene, NULL, (pave_scene_sink){print, stdout}, NULL);
    pave_scene_destroy(scene);
    pave_world_destroy(world);
    pave_wang_destroy(roads);
    return result == PAVE_OK ? 0 : 1;
}
