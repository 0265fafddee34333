/// Hexagons, and the triangles between their centres, in one layout: each grid is the dual of the
/// other. Written as SVG to standard output.
#include <pave/pave.h>

#include <stdio.h>

enum { RADIUS = 2 };

static bool print(void *context, const char *bytes, size_t size)
{
    return fwrite(bytes, 1, size, context) == size;
}

/// Draws the triangle around each hexagon corner if the triangle's corners are in the picture.
static void add_triangles(pave_scene *scene, const pave_layout *layout, pave_cell hexagon)
{
    const pave_scene_style line = {.stroke = 0xc8562eff, .width = 0.035};
    const pave_scene_font font = {
        .size = 0.22, .color = 0xa8401eff, .halo = 0xf7f3e8ff, .halo_width = 0.05};
    for (int k = 0; k < 2; k++) { // each vertex is the N or S corner of one hexagon
        const pave_hex_vertex vertex = pave_hex_vertex_of(hexagon.q, hexagon.r, k);
        const pave_cell triangle = pave_hex_vertex_dual(vertex);
        pave_vec2 corners[PAVE_TRI_CORNERS_MAX];
        char text[PAVE_TRI_TEXT_SIZE];
        bool inside = true;
        for (int i = 0; i < PAVE_TRI_CORNERS_MAX; i++) {
            const pave_cell middle = pave_tri_vertex_dual(pave_tri_corners(triangle, i));
            inside = inside && pave_hex_distance(middle, pave_cell_of(0, 0)) <= RADIUS;
        }
        if (!inside) continue;
        pave_tri_face_corner_points(layout, triangle, corners);
        pave_scene_add_polygon(scene, corners, PAVE_TRI_CORNERS_MAX, &line);
        pave_vec2 at = pave_hex_vertex_point(layout, vertex);
        at.y += k == PAVE_HEX_VERTEX_N ? -0.22 : 0.22;
        pave_scene_add_label(scene, at, pave_tri_face_text(triangle, text), &font);
    }
}

int main(void)
{
    const pave_scene_style face = {.fill = 0xf7f3e8ff, .stroke = 0xb0bac2ff, .width = 0.06};
    const pave_scene_style dot = {.fill = 0x1f6f8cff};
    const pave_scene_font font = {
        .size = 0.3, .color = 0x1f6f8cff, .bold = true, .halo = 0xf7f3e8ff, .halo_width = 0.08};
    const pave_scene_def look = {.background = 0xffffffff, .margin = 0.2, .size = {.width = 640}};
    pave_layout layout;
    pave_scene *scene = NULL;
    pave_cell cells[64];
    int64_t count = 0;
    if (pave_hex_layout(NULL, &layout, NULL) != PAVE_OK) return 1;
    if (pave_hex_disk(pave_cell_of(0, 0), RADIUS, PAVE_HEX_STEPS, cells, 64, &count)) return 1;
    if (pave_scene_create(&look, NULL, &scene, NULL) != PAVE_OK) return 1;
    for (int64_t i = 0; i < count; i++) {
        pave_vec2 corners[PAVE_HEX_CORNERS_MAX];
        pave_hex_face_corner_points(&layout, cells[i], corners);
        pave_scene_add_polygon(scene, corners, PAVE_HEX_CORNERS_MAX, &face);
    }
    for (int64_t i = 0; i < count; i++) add_triangles(scene, &layout, cells[i]);
    for (int64_t i = 0; i < count; i++) {
        char text[PAVE_HEX_TEXT_SIZE];
        pave_vec2 at = pave_hex_face_point(&layout, cells[i]);
        pave_scene_add_circle(scene, at, 0.09, &dot);
        at.y += 0.32;
        pave_scene_add_label(scene, at, pave_hex_face_text(cells[i], text), &font);
    }
    pave_result result = pave_scene_write_svg(scene, NULL, (pave_scene_sink){print, stdout}, NULL);
    pave_scene_destroy(scene);
    return result == PAVE_OK ? 0 : 1;
}
