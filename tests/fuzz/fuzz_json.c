/// tests/fuzz/fuzz_json.c: any bytes as a tiling; what is taken must hold together, and points must
/// lie in its faces.
#include "limited.h"

#include <pave/formats/json.h>

#include <math.h>

static void check_sides(const pave_tiling *tiling)
{
    must(tiling->face_count >= 1 && tiling->face_count <= PAVE_TILING_FACES_MAX &&
         tiling->sides_max <= PAVE_TILING_SIDES_MAX);
    must(tiling->vertex_count - tiling->edge_count + tiling->face_count == 0);
    for (int32_t s = 0; s < tiling->face_count; s++) {
        const pave_cell cell = {-5, 9, s};
        must(pave_tiling_side_count(tiling, s) >= 3 && isfinite(tiling->centers[s].x) &&
             isfinite(tiling->centers[s].y));
        for (int k = 0; k < pave_tiling_side_count(tiling, s); k++) {
            const pave_tiling_side *side = pave_tiling_side_of(tiling, s, k),
                                   *twin = pave_tiling_side_of(tiling, side->s, side->twin);
            const pave_cell neighbor = pave_tiling_neighbors(tiling, cell, k);
            must(twin->twin == k &&
                 pave_cell_equal(pave_tiling_neighbors(tiling, neighbor, side->twin), cell));
            must(side->edge == twin->edge && side->edge >= 0 && side->edge < tiling->edge_count);
            must(side->vertex >= 0 && side->vertex < tiling->vertex_count);
        }
        must(pave_tiling_touching_count(tiling, s) >= 3);
    }
}

static void check_points(const pave_tiling *tiling)
{
    pave_layout layout;
    must(pave_tiling_layout(tiling, NULL, &layout, NULL) == PAVE_OK);
    for (int32_t n = 0; n < 64; n++) {
        const pave_vec2 point = pave_layout_point(&layout, n * 0.37 - 9.0, n * n * 0.113 - 77.0);
        const pave_cell cell = pave_tiling_face_at(tiling, &layout, point);
        must(cell.s >= 0 && cell.s < tiling->face_count);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    size_t used = 0;
    pave_allocator allocator = {.resize = limited_resize, .context = &used};
    pave_tiling *tiling = NULL, *dual = NULL;
    pave_coloring coloring;
    pave_error error = {0};
    pave_result result =
        pave_json_tiling_parse((const char *)data, size, "in.json", &allocator, &tiling, &error);
    must((result == PAVE_OK) == (tiling != NULL) && error.result == result);
    must((result == PAVE_OK) == (error.message[0] == 0));
    if (tiling != NULL) {
        check_sides(tiling);
        check_points(tiling);
        result = pave_tiling_create_dual(tiling, NULL, &allocator, &dual, &error);
        must((result == PAVE_OK) == (dual != NULL));
        if (dual != NULL) check_sides(dual);
        if (tiling->face_count <= 4 &&
            pave_tiling_color(tiling, PAVE_CONTACT_EDGE, 4, &allocator, &coloring) == PAVE_OK) {
            pave_coloring_release(&coloring, &allocator);
        }
    }
    pave_tiling_destroy(dual);
    pave_tiling_destroy(tiling);
    must(used == 0);
    return 0;
}
