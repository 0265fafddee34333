/// A mesh of polygons that one has, and what is said of those that are none.
#include <pave/pave.h>

#include <stdio.h>

static const pave_vec2 vertices[] = {{0, 0}, {2, 0}, {5, 0}, {0, 3}, {2, 2}, {5, 3}, {2, 5}};
static const int64_t start[] = {0, 4, 8, 11, 14};

static void try_rings(const char *what, const int32_t *rings)
{
    pave_mesh *mesh = NULL;
    pave_error error;
    pave_mesh_rings from = {
        .vertex_count = 7, .tile_count = 4, .vertices = vertices, .start = start, .rings = rings};
    if (pave_mesh_create_from_rings(&from, NULL, &mesh, &error) != PAVE_OK) {
        printf("%s: %s\n", what, error.message);
        return;
    }
    // It was looked at when it was made; whoever changes the arrays of a mesh can have it looked at
    // again.
    pave_mesh_faults faults;
    pave_result result = pave_mesh_check(mesh, NULL, &faults);
    printf("%s: %d tiles, a rim of %d, %s\n", what, (int)mesh->tile_count, (int)mesh->rim_count,
           result == PAVE_OK ? "whole" : "damaged");
    mesh->vertices[4].x *= 3; // the vertex in the middle goes beyond the rim
    result = pave_mesh_check(mesh, NULL, &faults);
    printf("%s, damaged: tile %d is the first that is not as it should be; %d are inverted, %d "
           "cross themselves, %d are no stars\n",
           what, (int)faults.tile, (int)faults.inverted, (int)faults.self_intersecting,
           (int)faults.not_star_shaped);
    pave_mesh_destroy(mesh);
}

int main(void)
{
    // Two quadrangles above, two triangles below; in any order round, for rings are turned
    // clockwise.
    static const int32_t good[] = {0, 1, 4, 3, 1, 4, 5, 2, 3, 4, 6, 4, 5, 6};
    static const int32_t overlapping[] = {0, 1, 4, 3, 1, 4, 5, 2, 3, 4, 6, 3, 5, 6};
    static const int32_t crossed[] = {0, 4, 1, 3, 1, 4, 5, 2, 3, 4, 6, 4, 5, 6};
    try_rings("good", good);
    try_rings("overlapping", overlapping);
    try_rings("crossed", crossed);
    return 0;
}
