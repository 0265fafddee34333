/// Borders: arcs that two territories share, and rings of them, with holes.
#include <pave/pave.h>

#include <stdio.h>

int main(void)
{
    // Two realms; the second has a province inside the first; some sea (0).
    static const int32_t realms[] = {
        1, 1, 1, 1, 1, 2, 2, //
        1, 1, 1, 1, 1, 2, 2, //
        1, 1, 2, 1, 1, 2, 2, //
        1, 1, 1, 1, 2, 2, 0, //
        1, 1, 1, 1, 0, 0, 0, //
    };
    const pave_window_def def = {.tiling = pave_tiling_hex(), .width = 7, .height = 5};
    pave_window *window = NULL;
    pave_polygons *polygons = NULL;
    pave_borders *borders = NULL;
    pave_box all = pave_box_of(pave_vec2_of(0, 0), pave_vec2_of(0, 0));
    pave_error error;
    if (pave_window_create(&def, NULL, &window, NULL) != PAVE_OK) return 1;
    if (pave_polygons_create_from_window(window, NULL, NULL, &polygons, NULL) != PAVE_OK) return 1;
    if (pave_borders_create(polygons, realms, 2, NULL, &borders, &error) != PAVE_OK) {
        fprintf(stderr, "%s\n", error.message);
        return 1;
    }
    for (int32_t t = 1; t <= borders->count; t++) {
        int32_t count;
        const pave_ring *rings = pave_borders_rings(borders, t, &count);
        pave_box box;
        if (!pave_borders_box(borders, t, &box)) continue;
        all = t == 1 ? box : pave_box_union(all, box);
        printf("realm %d: area %.2f, perimeter %.2f, from (%.2f, %.2f) to (%.2f, %.2f)\n", (int)t,
               pave_borders_area(borders, t), pave_borders_perimeter(borders, t), box.min.x,
               box.min.y, box.max.x, box.max.y);
        for (int32_t k = 0; k < count; k++) {
            pave_vec2 points[100];
            int64_t point_count;
            if (pave_borders_ring(borders, t, k, points, 100, &point_count) != PAVE_OK) return 1;
            printf("  %s of %d points, %d arcs\n", rings[k].hole ? "a hole" : "an outer ring",
                   (int)point_count, (int)rings[k].count);
        }
    }
    all = pave_box_widened(pave_box_add(all, pave_vec2_of(0, 0)), 0.5);
    printf("a picture of both and the origin is %.2f wide\n", all.max.x - all.min.x);

    int32_t count;
    const int32_t first = pave_borders_between(borders, 1, 2, &count);
    for (int32_t i = first; i < first + count; i++)
        printf("1 and 2 share an arc of %d sides, %.0f long%s\n", (int)borders->arcs[i].side_count,
               pave_borders_length(borders, i), borders->arcs[i].closed ? ", which is closed" : "");
    int64_t arcs, coast = 0;
    const int32_t *refs = pave_borders_arcs_of(borders, 1, &arcs);
    for (int64_t i = 0; i < arcs; i++) {
        const pave_arc *arc = &borders->arcs[refs[i] < 0 ? ~refs[i] : refs[i]];
        if (arc->left == 0 && !arc->rim) coast += arc->side_count;
    }
    printf("realm 1 has a coast of %d sides\n", (int)coast);
    const pave_vec2 capital = pave_tiling_face_point(
        window->tiling, &(pave_layout){.i = window->tiling->i, .j = window->tiling->j},
        pave_window_cell(window, 8));
    printf("its capital %s inside; the hash of it all is %016llx\n",
           pave_borders_contains(borders, 1, capital) ? "lies" : "does not lie",
           (unsigned long long)pave_borders_hash(borders));
    pave_borders_destroy(borders);
    pave_polygons_destroy(polygons);
    pave_window_destroy(window);
    return 0;
}
