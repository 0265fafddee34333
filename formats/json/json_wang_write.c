/// formats/json/json_wang_write.c: writes tile-set files.
#include "../common/common_memory.h"
#include "../common/common_output.h"
#include "../common/common_relative.h"

#include <pave/formats/json_wang.h>

static bool is_one(double number) { return number >= 1 && number <= 1; }

static void put_text(pave_output *output, const char *before, const char *text)
{
    pave_output_text(output, before);
    pave_output_json(output, text);
}

static void put_path(pave_output *output, const char *before, const char *path)
{
    pave_output_text(output, before);
    pave_output_relative(output, output->path, path, pave_output_json);
}

static void put_symmetries(pave_output *output, const char *before, uint32_t symmetries)
{
    const char *comma = "";
    pave_output_text(output, before);
    for (int bit = 0; pave_wang_symmetry_words[bit]; bit++) {
        if (!(symmetries & 1u << bit)) continue;
        pave_output_format(output, "%s\"%s\"", comma, pave_wang_symmetry_words[bit]);
        comma = ", ";
    }
    pave_output_char(output, ']');
}

static void put_sheet(pave_output *output, const pave_json_wang_sheet *sheet)
{
    if (!sheet->image) return;
    put_path(output, ",\n    \"sheet\": {\"image\": ", sheet->image);
    if (sheet->columns > 0)
        pave_output_format(output, ", \"tile\": [%d, %d], \"columns\": %d", (int)sheet->tile_width,
                           (int)sheet->tile_height, (int)sheet->columns);
    if (sheet->margin) pave_output_format(output, ", \"margin\": %d", (int)sheet->margin);
    if (sheet->spacing) pave_output_format(output, ", \"spacing\": %d", (int)sheet->spacing);
    pave_output_char(output, '}');
}

static void put_colors(pave_output *output, const pave_json_wang *file)
{
    pave_output_text(output, ",\n    \"colors\": [");
    for (int32_t c = 0; c < file->color_count; c++) {
        const pave_json_wang_color *color = &file->colors[c];
        pave_output_text(output, c ? ",\n        {" : "\n        {");
        if (color->name) put_text(output, "\"name\": ", color->name);
        pave_output_format(output, "%s\"rgb\": \"#%06x\"", color->name ? ", " : "",
                           (unsigned)(color->rgb & 0xffffff));
        if (!is_one(color->weight)) {
            pave_output_text(output, ", \"weight\": ");
            pave_output_double(output, color->weight);
        }
        if (color->mirror != c + 1) pave_output_format(output, ", \"mirror\": %d", color->mirror);
        pave_output_char(output, '}');
    }
    pave_output_text(output, "\n    ]");
}

static void put_tile(pave_output *output, const pave_json_wang *file, int sides,
                     const pave_json_wang_tile *tile)
{
    uint8_t places[PAVE_WANG_PLACES_MAX];
    const int used = pave_wang_places(file->kind, sides, places);
    pave_output_format(output, "{\"id\": %lu, \"colors\": [", (unsigned long)tile->id);
    for (int k = 0; k < used; k++)
        pave_output_format(output, "%s%d", k ? ", " : "", tile->colors[places[k]]);
    pave_output_char(output, ']');
    if (!is_one(tile->weight)) {
        pave_output_text(output, ", \"weight\": ");
        pave_output_double(output, tile->weight);
    }
    if (tile->own_symmetries) put_symmetries(output, ", \"symmetries\": [", tile->symmetries);
    if (tile->image) put_path(output, ", \"image\": ", tile->image);
    if (tile->has_rect)
        pave_output_format(output, ", \"rect\": [%d, %d, %d, %d]", (int)tile->rect_x,
                           (int)tile->rect_y, (int)tile->width, (int)tile->height);
    pave_output_char(output, '}');
}

static void put_tiles(pave_output *output, const pave_json_wang *file,
                      const pave_json_wang_face *face, const char *indent)
{
    pave_output_text(output, "\"tiles\": [");
    for (uint32_t i = 0; i < face->tile_count; i++) {
        pave_output_format(output, "%s\n%s    ", i ? "," : "", indent);
        put_tile(output, file, face->sides, &face->tiles[i]);
    }
    pave_output_format(output, "\n%s]", indent);
}

static void put_face(pave_output *output, const pave_json_wang *file,
                     const pave_json_wang_face *face)
{
    pave_output_format(output, "\n        {\"sides\": %d, ", face->sides);
    if (face->mirror_sum) pave_output_format(output, "\"mirror_sum\": %d, ", face->mirror_sum);
    put_tiles(output, file, face, "        ");
    pave_output_char(output, '}');
}

static void put_file(pave_output *output, const pave_json_wang *file)
{
    pave_output_text(output, "{\n");
    if (file->name) put_text(output, "    \"name\": ", file->name);
    if (file->name) pave_output_text(output, ",\n");
    if (file->grid) put_text(output, "    \"grid\": ", file->grid);
    if (file->grid) pave_output_text(output, ",\n");
    if (file->face_count == 1 && file->faces[0].sides)
        pave_output_format(output, "    \"sides\": %d,\n", file->faces[0].sides);
    if (file->face_count == 1 && file->faces[0].mirror_sum)
        pave_output_format(output, "    \"mirror_sum\": %d,\n", file->faces[0].mirror_sum);
    pave_output_format(output, "    \"kind\": \"%s\"", pave_word(pave_wang_kind_words, file->kind));
    if (file->symmetries) put_symmetries(output, ",\n    \"symmetries\": [", file->symmetries);
    put_sheet(output, &file->sheet);
    put_colors(output, file);
    if (file->face_count == 1) {
        pave_output_text(output, ",\n    ");
        put_tiles(output, file, &file->faces[0], "    ");
    } else {
        pave_output_text(output, ",\n    \"faces\": [");
        for (int32_t s = 0; s < file->face_count; s++) {
            if (s > 0) pave_output_char(output, ',');
            put_face(output, file, &file->faces[s]);
        }
        pave_output_text(output, "\n    ]");
    }
    pave_output_text(output, "\n}\n");
}

pave_result pave_json_wang_write(const pave_json_wang *file, const char *path,
                                 const pave_allocator *allocator, pave_error *error)
{
    assert(file && path);
    pave_output output;
    if (error) *error = (pave_error){0};
    const pave_result result = pave_output_open(&output, path, allocator, error);
    if (result) return result;
    put_file(&output, file);
    return pave_output_close(&output);
}

pave_result pave_json_wang_print(const pave_json_wang *file, const char *path, pave_json_sink sink,
                                 const pave_allocator *allocator, pave_error *error)
{
    assert(file && path && sink.write);
    pave_output output;
    if (error) *error = (pave_error){0};
    const pave_result result =
        pave_output_open_function(&output, sink.write, sink.context, allocator, error);
    if (result) return result;
    output.path = path;
    put_file(&output, file);
    return pave_output_close(&output);
}
