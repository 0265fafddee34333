/// formats/json/json_wang_header.c: writes tile-set files as C headers.
#include "../common/common_memory.h"
#include "../common/common_output.h"
#include "json_wang_rect.h"

#include <pave/formats/json_wang.h>
#include <stdio.h>
#include <string.h>

/// Identifiers in a header: `roads`, or `roads_0` with several faces.
typedef struct header_names {
    char base[64], upper[64], face[80];
} header_names;

static bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
static bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// Makes an identifier from a name: ASCII letters and digits in lower case; everything between them
/// becomes _.
static bool make_names(const char *name, header_names *out)
{
    size_t length = 0;
    bool gap = false;
    for (; name && *name && length + 2 < sizeof out->base; name++) {
        if (!is_letter(*name) && !(is_digit(*name) && length > 0)) {
            gap = length > 0;
            continue;
        }
        if (gap) out->base[length++] = '_';
        gap = false;
        out->base[length++] = *name;
    }
    out->base[length] = 0;
    for (size_t i = 0; i <= length; i++) {
        const char c = out->base[i];
        out->upper[i] = c >= 'a' && c <= 'z' ? (char)(c - 'a' + 'A') : c;
        out->base[i] = c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
    }
    return length > 0;
}

/// Finds the identifiers: from the set's name, otherwise from the header's file name, otherwise
/// `tiles`.
static void find_names(const pave_json_wang *file, const char *path, header_names *out)
{
    char stem[sizeof out->base];
    const char *begin = path;
    for (const char *at = path; *at; at++)
        if (*at == '/' || *at == '\\') begin = at + 1;
    const char *dot = strrchr(begin, '.');
    const size_t length = dot ? (size_t)(dot - begin) : strlen(begin);
    snprintf(stem, sizeof stem, "%.*s", (int)(length < sizeof stem ? length : sizeof stem - 1),
             begin);
    if (!make_names(file->name, out) && !make_names(stem, out)) make_names("tiles", out);
    if (strncmp(out->base, "pave", 4) != 0 || is_letter(out->base[4]) || is_digit(out->base[4]))
        return;
    snprintf(stem, sizeof stem, "tiles %.*s", (int)(sizeof stem - sizeof "tiles "), out->base);
    make_names(stem, out); // names that begin with pave_ are reserved for the library
}

// ---- Tables -------------------------------------------------------------------------------------

/// Begins `static const TYPE NAME_WHAT[] = {`.
static void begin_table(pave_output *output, const char *type, const char *name, const char *what,
                        const char *size)
{
    pave_output_format(output, "static const %s %s_%s[]%s = {", type, name, what, size);
}

/// Writes the separator before element i, with `per_line` elements per line.
static void next_element(pave_output *output, uint32_t i, uint32_t per_line)
{
    pave_output_text(output, i % per_line == 0 ? "\n    " : " ");
}

static void end_table(pave_output *output) { pave_output_text(output, "\n};\n"); }

static void put_tile_colors(pave_output *output, const pave_json_wang_face *face, const char *name)
{
    begin_table(output, "uint8_t", name, "colors", "");
    for (uint32_t i = 0; i < face->tile_count; i++) {
        pave_output_text(output, "\n    ");
        for (int k = 0; k < 2 * face->sides; k++)
            pave_output_format(output, "%s%d,", k ? " " : "", face->tiles[i].colors[k]);
    }
    end_table(output);
    begin_table(output, "uint32_t", name, "ids", "");
    for (uint32_t i = 0; i < face->tile_count; i++) {
        next_element(output, i, 12);
        pave_output_format(output, "%lu,", (unsigned long)face->tiles[i].id);
    }
    end_table(output);
}

static void put_tile_weights(pave_output *output, const pave_json_wang_face *face, const char *name)
{
    begin_table(output, "double", name, "tile_weights", "");
    for (uint32_t i = 0; i < face->tile_count; i++) {
        next_element(output, i, 12);
        pave_output_double(output, face->tiles[i].weight);
        pave_output_char(output, ',');
    }
    end_table(output);
}

static void put_tile_symmetries(pave_output *output, const pave_json_wang *file,
                                const pave_json_wang_face *face, const char *name)
{
    const unsigned usual = file->symmetries & ~(unsigned)PAVE_WANG_PREFER_PLAIN;
    begin_table(output, "uint8_t", name, "tile_symmetries", "");
    for (uint32_t i = 0; i < face->tile_count; i++) {
        next_element(output, i, 24);
        pave_output_format(output, "%u,",
                           face->tiles[i].own_symmetries ? face->tiles[i].symmetries : usual);
    }
    end_table(output);
}

static bool put_rects(pave_output *output, const pave_json_wang *file, int32_t s, const char *name)
{
    const pave_json_wang_face *face = &file->faces[s];
    int32_t rect[4] = {0};
    for (uint32_t i = 0; i < face->tile_count; i++)
        if (face->tiles[i].image || !pave_json_wang_rect(file, s, i, rect)) return false;
    pave_output_text(output, "/* x, y, width and height of each tile in its sheet */\n");
    begin_table(output, "int32_t", name, "rects", "[4]");
    for (uint32_t i = 0; i < face->tile_count; i++) {
        pave_json_wang_rect(file, s, i, rect);
        next_element(output, i, 4);
        pave_output_format(output, "{%d, %d, %d, %d},", (int)rect[0], (int)rect[1], (int)rect[2],
                           (int)rect[3]);
    }
    end_table(output);
    return true;
}

/// Writes a C string: quotes and backslashes escaped, unprintable bytes in octal.
static void put_c_text(pave_output *output, const char *text)
{
    pave_output_char(output, '"');
    for (; text && *text; text++) {
        const unsigned char c = (unsigned char)*text;
        if (c == '"' || c == '\\' || c == '?')
            pave_output_format(output, "\\%c", c);
        else if (c < 32 || c >= 127)
            pave_output_format(output, "\\%03o", c);
        else
            pave_output_char(output, (char)c);
    }
    pave_output_char(output, '"');
}

static void put_colors(pave_output *output, const pave_json_wang *file, const char *name)
{
    pave_output_format(output, "static const char *const %s_color_names[] = {", name);
    for (int32_t c = 0; c < file->color_count; c++) {
        pave_output_text(output, "\n    ");
        put_c_text(output, file->colors[c].name);
        pave_output_char(output, ',');
    }
    end_table(output);
    begin_table(output, "uint32_t", name, "color_rgb", "");
    for (int32_t c = 0; c < file->color_count; c++) {
        next_element(output, (uint32_t)c, 8);
        pave_output_format(output, "0x%06x,", (unsigned)(file->colors[c].rgb & 0xffffff));
    }
    end_table(output);
    begin_table(output, "double", name, "color_weights", "");
    for (int32_t c = 0; c < file->color_count; c++) {
        next_element(output, (uint32_t)c, 12);
        pave_output_double(output, file->colors[c].weight);
        pave_output_char(output, ',');
    }
    end_table(output);
    begin_table(output, "uint8_t", name, "color_mirrors", "");
    for (int32_t c = 0; c < file->color_count; c++) {
        next_element(output, (uint32_t)c, 24);
        pave_output_format(output, "%d,", file->colors[c].mirror);
    }
    end_table(output);
}

// ---- The definition -----------------------------------------------------------------------------

static void put_def(pave_output *output, const pave_json_wang *file,
                    const pave_json_wang_face *face, const header_names *names, const char *indent)
{
    static const char *const kinds[] = {"PAVE_WANG_EDGE", "PAVE_WANG_CORNER", "PAVE_WANG_MIXED"};
    const char *own = names->face, *base = names->base;
    pave_output_format(output, "{\n%s    .kind = %s,\n%s    .sides = %d,\n", indent,
                       kinds[file->kind], indent, face->sides);
    pave_output_format(output, "%s    .color_count = %d,\n%s    .tile_count = %lu,\n", indent,
                       (int)file->color_count, indent, (unsigned long)face->tile_count);
    pave_output_format(output, "%s    .colors = %s_colors,\n%s    .ids = %s_ids,\n", indent, own,
                       indent, own);
    pave_output_format(output,
                       "%s    .tile_weights = %s_tile_weights,\n%s    .color_weights = "
                       "%s_color_weights,\n",
                       indent, own, indent, base);
    pave_output_format(output,
                       "%s    .symmetries = %u,\n%s    .tile_symmetries = "
                       "%s_tile_symmetries,\n",
                       indent, (unsigned)file->symmetries, indent, own);
    pave_output_format(output,
                       "%s    .mirror_sum = %d,\n%s    .color_mirrors = "
                       "%s_color_mirrors,\n%s}",
                       indent, face->mirror_sum, indent, base, indent);
}

static void name_face(const pave_json_wang *file, int32_t s, header_names *names)
{
    if (file->face_count == 1)
        snprintf(names->face, sizeof names->face, "%s", names->base);
    else
        snprintf(names->face, sizeof names->face, "%s_%d", names->base, (int)s);
}

static void put_header(pave_output *output, const pave_json_wang *file, header_names *names)
{
    pave_output_format(output,
                       "/* A set of Wang tiles for pave, written by pave wang convert. */\n"
                       "#ifndef %s_WANG_H\n#define %s_WANG_H\n\n#include <pave/wang.h>\n\n",
                       names->upper, names->upper);
    put_colors(output, file, names->base);
    for (int32_t s = 0; s < file->face_count && output->result == PAVE_OK; s++) {
        name_face(file, s, names);
        pave_output_char(output, '\n');
        put_tile_colors(output, &file->faces[s], names->face);
        put_tile_weights(output, &file->faces[s], names->face);
        put_tile_symmetries(output, file, &file->faces[s], names->face);
        put_rects(output, file, s, names->face);
    }
    pave_output_format(output, "\nstatic const pave_wang_def %s_def%s = ", names->base,
                       file->face_count == 1 ? "" : "[]");
    if (file->face_count > 1) pave_output_text(output, "{\n");
    for (int32_t s = 0; s < file->face_count; s++) {
        name_face(file, s, names);
        if (file->face_count > 1) pave_output_text(output, "    ");
        put_def(output, file, &file->faces[s], names, file->face_count > 1 ? "    " : "");
        if (file->face_count > 1) pave_output_text(output, ",\n");
    }
    pave_output_text(output, file->face_count > 1 ? "};\n\n#endif\n" : ";\n\n#endif\n");
}

pave_result pave_json_wang_write_header(const pave_json_wang *file, const char *path,
                                        const pave_allocator *allocator, pave_error *error)
{
    assert(file && path);
    pave_output output;
    header_names names;
    if (error) *error = (pave_error){0};
    find_names(file, path, &names);
    for (int32_t s = 0; s < file->face_count; s++)
        if (file->faces[s].tile_count == 0 || file->color_count == 0)
            return pave_error_set(error, PAVE_INVALID, path, 0, 0,
                                  "the set has no colours, or a face has no tiles: add them");
    const pave_result result = pave_output_open(&output, path, allocator, error);
    if (result) return result;
    put_header(&output, file, &names);
    return pave_output_close(&output);
}
