/// The outlines of cells: polygons that share vertices and know their neighbours, and the rim of
/// all of them.
#include <pave/pave.h>

#include <stdio.h>

int main(void)
{
    const pave_window_def def = {
        .tiling = pave_tiling_tri(), .shape = PAVE_WINDOW_HEXAGON, .radius = 2};
    const pave_layout_def up = {.y_up = true, .size = 10.0};
    pave_window *window = NULL;
    pave_polygons *polygons = NULL;
    pave_layout layout;
    if (pave_window_create(&def, NULL, &window, NULL) != PAVE_OK) return 1;
    if (pave_tiling_layout(window->tiling, &up, &layout, NULL) != PAVE_OK) return 1;
    if (pave_polygons_create_from_window(window, &layout, NULL, &polygons, NULL) != PAVE_OK)
        return 1;
    printf("%d triangles with %d corners share %d vertices\n", (int)polygons->cell_count,
           (int)polygons->corner_count, (int)polygons->vertex_count);

    for (int32_t k = 0; k < pave_polygons_side_count(polygons, 0); k++) {
        const pave_vec2 corner = pave_polygons_corner(polygons, 0, k);
        const int32_t there = pave_polygons_neighbor(polygons, 0, k);
        printf("cell 0, side %d begins at (%g, %g); ", (int)k, corner.x, corner.y);
        if (there < 0)
            printf("nothing is across it\n");
        else
            printf("cell %d is across it, of which it is side %d\n", (int)there,
                   (int)pave_polygons_twin(polygons, 0, k));
    }
    const pave_vec2 center = pave_polygons_center(polygons, 0);
    printf("its centre is (%g, %g), its area %g\n", center.x, center.y,
           pave_polygons_area(polygons, 0));

    // Once round the rim.
    int32_t at = 0, sides = 0;
    do {
        sides++;
        at = polygons->rim[at].next;
    } while (at != 0);
    printf("the rim has %d sides\n", (int)sides);
    pave_polygons_destroy(polygons);
    pave_window_destroy(window);

    // A mesh also has outlines.
    const pave_board_def board_def = {.width = 4, .height = 3};
    pave_board *board = NULL;
    pave_mesh *mesh = NULL;
    if (pave_board_create(&board_def, NULL, &board, NULL) != PAVE_OK) return 1;
    if (pave_mesh_create_from_board(board, NULL, NULL, NULL, &mesh, NULL) != PAVE_OK) return 1;
    if (pave_polygons_create_from_mesh(mesh, NULL, &polygons, NULL) != PAVE_OK) return 1;
    printf("%d tiles of a mesh share %d vertices\n", (int)polygons->cell_count,
           (int)polygons->vertex_count);
    pave_polygons_destroy(polygons);
    pave_mesh_destroy(mesh);
    pave_board_destroy(board);
    return 0;
}
