/// formats/json/json_tiling_write.c: writes tilings, as templates for custom ones.
#include "json_parts.h"

#include <math.h>

static void write_number(pave_output *output, double number, double noise)
{
    pave_output_double(output, fabs(number) < noise ? 0.0 : number);
}

static void write_vector(pave_output *output, pave_vec2 vector, double noise)
{
    pave_output_char(output, '[');
    write_number(output, vector.x, noise);
    pave_output_text(output, ", ");
    write_number(output, vector.y, noise);
    pave_output_char(output, ']');
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

void pave_json_tiling_put(pave_output *output, const pave_tiling *tiling)
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

pave_result pave_json_tiling_write(const pave_tiling *tiling, const char *path,
                                   const pave_allocator *allocator, pave_error *error)
{
    pave_output output;
    if (error != NULL) *error = (pave_error){0};
    const pave_result result = pave_output_open(&output, path, allocator, error);
    if (result != PAVE_OK) return result;
    pave_json_tiling_put(&output, tiling);
    pave_output_char(&output, '\n');
    return pave_output_close(&output);
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
    pave_json_tiling_put(&output, tiling);
    pave_output_char(&output, '\n');
    return pave_output_close(&output);
}
