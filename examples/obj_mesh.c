/// Tiles as OBJ and OFF for 3D programs, written and read again; a progress callback that stops the
/// work.
#include <pave/formats/obj.h>
#include <pave/pave.h>

#include <stdio.h>

static bool report(void *context, int64_t done, int64_t total)
{
    (void)context;
    printf("%d of %d\n", (int)done, (int)total);
    return false; // go on
}

int main(void)
{
    static const pave_vec2 vertices[] = {{0, 0}, {1, 0}, {2, 0}, {0, 1}, {1, 1.25}, {2, 1}};
    static const int64_t start[] = {0, 4, 8};
    static const int32_t rings[] = {0, 1, 4, 3, 1, 2, 5, 4};
    static const pave_mesh_rings from = {
        .vertex_count = 6, .tile_count = 2, .vertices = vertices, .start = start, .rings = rings};
    const pave_batch batch = {.progress = {report, NULL}};
    pave_mesh *mesh;
    pave_edge_list outlines;
    pave_error error;
    if (pave_mesh_create_from_rings(&from, NULL, &mesh, &error) != PAVE_OK) return 1;
    if (pave_obj_mesh_write(mesh, "tiles.obj", NULL, &batch, &error) != PAVE_OK) return 1;
    if (pave_off_mesh_write(mesh, "tiles.off", NULL, NULL, &error) != PAVE_OK) return 1;
    pave_mesh_destroy(mesh);

    if (pave_obj_graph_read("tiles.obj", PAVE_UP_FLATTER, NULL, &outlines, &error) != PAVE_OK)
        return 1;
    printf("tiles.obj: %d vertices, %d sides\n", (int)outlines.node_count,
           (int)outlines.edge_count);
    pave_edge_list_release(&outlines);
    if (pave_off_graph_read("tiles.off", PAVE_UP_FLATTER, NULL, &outlines, &error) != PAVE_OK)
        return 1;
    printf("tiles.off: vertex 4 at (%g, %g)\n", outlines.positions[4].x, outlines.positions[4].y);
    pave_edge_list_release(&outlines);
    remove("tiles.obj");
    remove("tiles.off");
    return 0;
}
