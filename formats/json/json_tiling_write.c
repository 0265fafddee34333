/// formats/json/json_tiling_write.c: writes tilings, as templates for custom ones.
#include "json_parts.h"

#include <math.h>
#include <string.h>

static void write_vector(pave_output *output, pave_vec2 vector, double noise)
{
    const pave_vec2 clean = {fabs(vector.x) < noise ? 0.0 : vector.x,
                             fabs(vector.y) < noise ? 0.0 : vector.y};
    pave_json_vector_put(output, clean, ", ");
}

static void write_face(pave_output *output, const pave_tiling *tiling, const pave_layout *layout,
                       int32_t s, double noise)
{
    const pave_cell cell = {0, 0, s};
    pave_output_text(output, "        [");
    for (int k = 0; k < pave_tiling_side_count(tiling, s); k++) {
        pave_output_text(output, k > 0 ? ", " : "");
        write_vector(output, pave_tiling_corner_point(tiling, layout, cell, k), noise);
    }
    pave_output_text(output, s + 1 < tiling->face_count ? "],\n" : "]\n");
}

static void put_tiling(pave_output *output, const pave_tiling *tiling)
{
    pave_layout layout;
    const double i = sqrt(tiling->i.x * tiling->i.x + tiling->i.y * tiling->i.y);
    const double j = sqrt(tiling->j.x * tiling->j.x + tiling->j.y * tiling->j.y);
    const double noise = 1e-12 * (i < j ? i : j); // rounding error of 0
    const pave_result result = pave_tiling_layout(tiling, NULL, &layout, NULL);
    assert(result == PAVE_OK); // a tiling has a lattice
    (void)result;
    pave_output_text(output, "{\n    \"name\": ");
    pave_output_json(output, tiling->name);
    pave_output_text(output, ",\n    \"i\": ");
    write_vector(output, tiling->i, noise);
    pave_output_text(output, ",\n    \"j\": ");
    write_vector(output, tiling->j, noise);
    pave_output_text(output, ",\n    \"faces\": [\n");
    for (int32_t s = 0; s < tiling->face_count; s++) write_face(output, tiling, &layout, s, noise);
    pave_output_text(output, "    ]\n}");
}

void pave_json_grid_put(pave_output *output, const pave_tiling *tiling)
{
    for (int32_t k = 0; k < PAVE_TILING_NAMES; k++)
        if (strcmp(tiling->name, pave_tiling_name(k)) == 0) {
            pave_output_json(output, tiling->name);
            return;
        }
    put_tiling(output, tiling);
}

pave_result pave_json_tiling_print(const pave_tiling *tiling, pave_json_sink sink,
                                   const pave_allocator *allocator, pave_error *error)
{
    assert(tiling && sink.write);
    pave_output output;
    if (error != NULL) *error = (pave_error){0};
    const pave_result result =
        pave_output_open_function(&output, sink.write, sink.context, allocator, error);
    if (result != PAVE_OK) return result;
    output.path = "tiling.json"; // its name in errors
    put_tiling(&output, tiling);
    pave_output_char(&output, '\n');
    return pave_output_close(&output);
}
