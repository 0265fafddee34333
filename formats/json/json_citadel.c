/// formats/json/json_citadel.c: citadels, cell by cell.
#include "../common/common_output.h"

#include <pave/formats/json.h>

#include <inttypes.h>

static void put_cell(pave_output *output, const char *name, pave_cell cell)
{
    char text[PAVE_TRI_TEXT_SIZE];
    pave_output_format(output, "\"%s\": \"%s\"", name, pave_tri_face_text(cell, text));
}

static void put_gates(pave_output *output, const pave_citadel *citadel)
{
    pave_output_text(output, "    \"gates\": [");
    for (int32_t i = 0; i < citadel->gate_count; i++) {
        pave_output_text(output, i ? ",\n        {" : "\n        {");
        put_cell(output, "cell", citadel->gates[i].cell);
        pave_output_text(output, ", ");
        put_cell(output, "inside", citadel->gates[i].inside);
        pave_output_text(output, ", ");
        put_cell(output, "outside", citadel->gates[i].outside);
        pave_output_char(output, '}');
    }
    pave_output_text(output, "\n    ],\n");
}

/// What the part of a zone is called; NULL: it has none.
static const char *part_name(pave_citadel_zone zone)
{
    switch (zone) {
    case PAVE_CITADEL_HOUSE:
    case PAVE_CITADEL_CHURCH: return "house";
    case PAVE_CITADEL_BASTION:
    case PAVE_CITADEL_RAVELIN: return "work";
    case PAVE_CITADEL_GATE: return "gate";
    default: return NULL;
    }
}

static void put_cells(pave_output *output, const pave_citadel *citadel)
{
    pave_output_text(output, "    \"cells\": [");
    pave_window_walk walk = pave_window_begin(citadel->window);
    while (pave_window_next(&walk)) {
        const pave_citadel_zone zone = (pave_citadel_zone)citadel->zones[walk.index];
        const char *part = part_name(zone);
        pave_output_text(output, walk.index ? ",\n        {" : "\n        {");
        put_cell(output, "cell", walk.cell);
        pave_output_format(output, ", \"zone\": \"%s\"", pave_word(pave_citadel_zone_words, zone));
        if (part)
            pave_output_format(output, ", \"%s\": %" PRId32, part, citadel->parts[walk.index]);
        pave_output_char(output, '}');
    }
    pave_output_text(output, "\n    ]\n}\n");
}

pave_result pave_json_citadel_write(const pave_citadel *citadel, const char *path,
                                    const pave_allocator *allocator, pave_error *error)
{
    pave_output output;
    if (error) *error = (pave_error){0};
    const pave_result result = pave_output_open(&output, path, allocator, error);
    if (result) return result;
    pave_output_format(&output,
                       "{\n    \"seed\": \"%" PRIu64 "\", \"size\": %" PRId32
                       ", \"outline\": \"%s\", \"width\": %" PRId32 ", \"height\": %" PRId32 ",\n",
                       citadel->def.seed, citadel->def.size,
                       pave_word(pave_citadel_outline_words, citadel->def.outline),
                       citadel->window->def.width, citadel->window->def.height);
    put_gates(&output, citadel);
    put_cells(&output, citadel);
    return pave_output_close(&output);
}
