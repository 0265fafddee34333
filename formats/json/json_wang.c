/// formats/json/json_wang.c: reads tile-set files.
#include "../common/common_file.h"
#include "json_tres.h"
#include "json_wang_read.h"
#include "tres_scan.h"

#include <math.h>
#include <pave/formats/json_wang.h>
#include <string.h>

enum { TILES_MAX = 1 << 24 };

// ---- Values -------------------------------------------------------------------------------------

bool pave_json_wang_refuse(pave_json_wang_reader *reader, const char *place, const char *what)
{
    return pave_json_scan_fail(reader->scan, place, PAVE_INVALID, "%s", what);
}

bool pave_json_wang_text(pave_json_wang_reader *reader, char **out, bool path, const char *what)
{
    pave_json_scan *scan = reader->scan;
    if (pave_json_scan_value(scan) != PAVE_JSON_TEXT)
        return pave_json_wang_refuse(reader, scan->place, what);
    const char *text = scan->string.elements;
    if (path && !*text) return pave_json_wang_refuse(reader, scan->place, what);
    *out = path && scan->path ? pave_common_path_join(scan->allocator, scan->path, text)
                              : pave_common_text_copy(scan->allocator, text, strlen(text));
    return *out || pave_json_scan_no_memory(scan);
}

bool pave_json_wang_whole(pave_json_wang_reader *reader, int32_t minimum, int32_t maximum,
                          int32_t *out, const char *what)
{
    const char *place = reader->scan->at;
    if (!pave_json_scan_int32(reader->scan, out)) return pave_json_wang_refuse(reader, place, what);
    return (*out >= minimum && *out <= maximum) ||
           pave_json_scan_fail(reader->scan, place, PAVE_RANGE, "%s, from %d to %d", what,
                               (int)minimum, (int)maximum);
}

static bool read_weight(pave_json_wang_reader *reader, double *out)
{
    const char *place = reader->scan->at;
    if (!pave_json_scan_number(reader->scan, out))
        return pave_json_wang_refuse(reader, place, "weight must be a number, 0 or more");
    return (isfinite(*out) && *out >= 0) ||
           pave_json_scan_fail(reader->scan, place, PAVE_RANGE,
                               "weight must be a number, 0 or more, and not infinite");
}

static bool read_symmetries(pave_json_wang_reader *reader, uint32_t *out)
{
    static const char what[] = "symmetries must be a list of the words rotate, mirror, flip, "
                               "half-turn and prefer-plain";
    pave_json_scan *scan = reader->scan;
    *out = 0;
    if (pave_json_scan_value(scan) != PAVE_JSON_LIST)
        return pave_json_wang_refuse(reader, scan->place, what);
    while (pave_json_scan_element(scan)) {
        const char *place = scan->at;
        const int bit = pave_word_number(pave_wang_symmetry_words, pave_json_scan_name(scan));
        if (bit < 0) return pave_json_wang_refuse(reader, place, what);
        *out |= 1u << bit;
    }
    return scan->result == PAVE_OK;
}

// ---- Tiles --------------------------------------------------------------------------------------

static bool read_tile_id(void *context)
{
    pave_json_wang_reader *reader = context;
    const char *place = reader->scan->at;
    int64_t id = -1;
    if (pave_json_scan_value(reader->scan) != PAVE_JSON_NUMBER ||
        !pave_json_scan_whole(reader->scan, &id) || id < 0 || id >= UINT32_MAX)
        return pave_json_wang_refuse(reader, place,
                                     "id must be an integer, 0 or more, below 4294967295");
    reader->tile->id = (uint32_t)id;
    return true;
}

static bool read_tile_colors(void *context)
{
    pave_json_wang_reader *reader = context;
    pave_json_scan *scan = reader->scan;
    static const char what[] = "colors of a tile must be a list of integers, 0 to 254, one for "
                               "each side and corner, or one for each that has colours";
    reader->mark->place = scan->at;
    if (pave_json_scan_value(scan) != PAVE_JSON_LIST)
        return pave_json_wang_refuse(reader, scan->place, what);
    while (pave_json_scan_element(scan)) {
        int32_t color;
        const char *place = scan->at;
        if (reader->mark->count == PAVE_WANG_PLACES_MAX || !pave_json_scan_int32(scan, &color) ||
            color < 0 || color > PAVE_WANG_COLORS_MAX)
            return pave_json_wang_refuse(reader, place, what);
        reader->tile->colors[reader->mark->count++] = (uint8_t)color;
    }
    return scan->result == PAVE_OK;
}

static bool read_tile_weight(void *context)
{
    pave_json_wang_reader *reader = context;
    return read_weight(reader, &reader->tile->weight);
}

static bool read_tile_symmetries(void *context)
{
    pave_json_wang_reader *reader = context;
    uint32_t symmetries;
    if (!read_symmetries(reader, &symmetries)) return false;
    reader->tile->symmetries = (uint8_t)symmetries;
    reader->tile->own_symmetries = true;
    return true;
}

static bool read_tile_image(void *context)
{
    pave_json_wang_reader *reader = context;
    return pave_json_wang_text(reader, &reader->tile->image, true,
                               "image must be the name of a picture, such as \"bend.png\"");
}

static bool read_tile_rect(void *context)
{
    pave_json_wang_reader *reader = context;
    pave_json_scan *scan = reader->scan;
    static const char what[] = "rect must be [x, y, width, height] in pixels";
    int32_t *out[] = {&reader->tile->rect_x, &reader->tile->rect_y, &reader->tile->width,
                      &reader->tile->height};
    if (pave_json_scan_value(scan) != PAVE_JSON_LIST)
        return pave_json_wang_refuse(reader, scan->place, what);
    const char *begin = scan->place;
    for (int k = 0; k < 4; k++) {
        if (!pave_json_scan_element(scan)) return pave_json_wang_refuse(reader, begin, what);
        if (!pave_json_wang_whole(reader, k >= 2, PAVE_JSON_WANG_PIXELS_MAX, out[k], what))
            return false;
    }
    if (pave_json_scan_element(scan)) return pave_json_wang_refuse(reader, begin, what);
    reader->tile->has_rect = true;
    return scan->result == PAVE_OK;
}

static bool read_tile(pave_json_wang_reader *reader)
{
    static const pave_json_member members[] = {
        {"id", read_tile_id},         {"colors", read_tile_colors},
        {"weight", read_tile_weight}, {"symmetries", read_tile_symmetries},
        {"image", read_tile_image},   {"rect", read_tile_rect}};
    pave_json_scan *scan = reader->scan;
    pave_json_wang_draft *face = reader->face;
    if (face->tiles.count == TILES_MAX)
        return pave_json_wang_refuse(reader, scan->at, "there are too many tiles; split the set");
    reader->tile = pave_common_list_add(&face->tiles, scan->allocator, 1);
    reader->mark = pave_common_list_add(&face->marks, scan->allocator, 1);
    if (!reader->tile || !reader->mark) return pave_json_scan_no_memory(scan);
    reader->tile->id = (uint32_t)face->tiles.count - 1;
    reader->tile->weight = 1;
    if (pave_json_scan_value(scan) != PAVE_JSON_OBJECT)
        return pave_json_wang_refuse(reader, scan->place, "a tile must be an object with colors");
    reader->mark->place = scan->place;
    const uint32_t seen =
        pave_json_scan_members(scan, members, sizeof members / sizeof *members, reader, "a tile");
    if (scan->result == PAVE_OK && !(seen & 2))
        return pave_json_wang_refuse(reader, reader->mark->place, "a tile must have colors");
    return scan->result == PAVE_OK;
}

static bool read_face_tiles(void *context)
{
    pave_json_wang_reader *reader = context;
    if (pave_json_scan_value(reader->scan) != PAVE_JSON_LIST)
        return pave_json_wang_refuse(reader, reader->scan->place, "tiles must be a list of tiles");
    reader->face->has_tiles = true;
    while (pave_json_scan_element(reader->scan))
        if (!read_tile(reader)) return false;
    return reader->scan->result == PAVE_OK;
}

// ---- Faces --------------------------------------------------------------------------------------

static bool read_sides_into(pave_json_wang_reader *reader, int *out)
{
    return pave_json_wang_whole(reader, 3, PAVE_WANG_SIDES_MAX, out,
                                "sides must be the number of sides of a tile");
}

static bool read_mirror_sum_into(pave_json_wang_reader *reader, int *out)
{
    return pave_json_wang_whole(reader, 1, PAVE_WANG_SIDES_MAX, out,
                                "mirror_sum must be the sum of two sides that a mirror swaps");
}

static bool read_face_sides(void *context)
{
    pave_json_wang_reader *reader = context;
    return read_sides_into(reader, &reader->face->sides);
}

static bool read_face_mirror_sum(void *context)
{
    pave_json_wang_reader *reader = context;
    return read_mirror_sum_into(reader, &reader->face->mirror_sum);
}

static bool begin_face(pave_json_wang_reader *reader)
{
    if (reader->faces.count == PAVE_JSON_WANG_FACES_MAX)
        return pave_json_wang_refuse(reader, reader->scan->at, "faces has more than 256 faces");
    reader->face = pave_common_list_add(&reader->faces, reader->scan->allocator, 1);
    if (!reader->face) return pave_json_scan_no_memory(reader->scan);
    reader->face->tiles.element_size = sizeof(pave_json_wang_tile);
    reader->face->marks.element_size = sizeof(pave_json_wang_mark);
    reader->face->place = reader->scan->at;
    return true;
}

static bool read_faces(void *context)
{
    static const pave_json_member members[] = {{"sides", read_face_sides},
                                               {"mirror_sum", read_face_mirror_sum},
                                               {"tiles", read_face_tiles}};
    pave_json_wang_reader *reader = context;
    pave_json_scan *scan = reader->scan;
    const char *begin = scan->at;
    if (reader->faces.count > 0)
        return pave_json_wang_refuse(reader, begin,
                                     "a file has tiles or faces, not both; leave one out");
    if (pave_json_scan_value(scan) != PAVE_JSON_LIST)
        return pave_json_wang_refuse(reader, scan->place,
                                     "faces must be a list of objects with sides and tiles");
    while (pave_json_scan_element(scan)) {
        if (!begin_face(reader)) return false;
        if (pave_json_scan_value(scan) != PAVE_JSON_OBJECT)
            return pave_json_wang_refuse(reader, scan->place,
                                         "a face must be an object with sides and tiles");
        pave_json_scan_members(scan, members, sizeof members / sizeof *members, reader, "a face");
    }
    return scan->result != PAVE_OK || reader->faces.count > 0 ||
           pave_json_wang_refuse(reader, begin, "faces must have one face or more");
}

static bool read_tiles(void *context)
{
    pave_json_wang_reader *reader = context;
    if (reader->faces.count > 0)
        return pave_json_wang_refuse(reader, reader->scan->at,
                                     "a file has tiles or faces, not both; leave one out");
    return begin_face(reader) && read_face_tiles(reader);
}

// ---- Colours ------------------------------------------------------------------------------------

static pave_json_wang_color *last_color(pave_json_wang_reader *reader)
{
    return (pave_json_wang_color *)reader->colors.elements + reader->colors.count - 1;
}

static bool read_color_name(void *context)
{
    pave_json_wang_reader *reader = context;
    return pave_json_wang_text(reader, &last_color(reader)->name, false, "name must be a string");
}

static bool read_color_rgb(void *context)
{
    pave_json_wang_reader *reader = context;
    pave_json_scan *scan = reader->scan;
    const char *place = scan->at, *text = pave_json_scan_name(scan);
    if (text[0] != '#' || strlen(text) != 7 ||
        !pave_common_hex_read(text + 1, 6, &last_color(reader)->rgb))
        return pave_json_wang_refuse(reader, place, "rgb must be a string such as \"#5fb04a\"");
    return true;
}

static bool read_color_weight(void *context)
{
    pave_json_wang_reader *reader = context;
    return read_weight(reader, &last_color(reader)->weight);
}

static bool read_color_mirror(void *context)
{
    pave_json_wang_reader *reader = context;
    int32_t mirror = 0;
    if (!pave_json_wang_whole(reader, 1, PAVE_WANG_COLORS_MAX, &mirror, "mirror must be a colour"))
        return false;
    last_color(reader)->mirror = (uint8_t)mirror;
    return true;
}

static bool read_colors(void *context)
{
    static const pave_json_member members[] = {{"name", read_color_name},
                                               {"rgb", read_color_rgb},
                                               {"weight", read_color_weight},
                                               {"mirror", read_color_mirror}};
    pave_json_wang_reader *reader = context;
    pave_json_scan *scan = reader->scan;
    if (pave_json_scan_value(scan) != PAVE_JSON_LIST)
        return pave_json_wang_refuse(reader, scan->place, "colors must be a list of objects");
    while (pave_json_scan_element(scan)) {
        if (reader->colors.count == PAVE_WANG_COLORS_MAX)
            return pave_json_wang_refuse(reader, scan->at, "a set has up to 254 colours");
        pave_json_wang_color *color = pave_common_list_add(&reader->colors, scan->allocator, 1);
        if (!color) return pave_json_scan_no_memory(scan);
        *color = (pave_json_wang_color){.weight = 1, .mirror = (uint8_t)reader->colors.count};
        if (pave_json_scan_value(scan) != PAVE_JSON_OBJECT)
            return pave_json_wang_refuse(
                reader, scan->place,
                "a colour must be an object, such as {\"name\": \"grass\"}, or {}");
        pave_json_scan_members(scan, members, sizeof members / sizeof *members, reader, "a colour");
    }
    return scan->result == PAVE_OK;
}

// ---- The file -----------------------------------------------------------------------------------

static bool read_name(void *context)
{
    pave_json_wang_reader *reader = context;
    return pave_json_wang_text(reader, &reader->file->name, false, "name must be a string");
}

static bool read_grid(void *context)
{
    pave_json_wang_reader *reader = context;
    return pave_json_wang_text(reader, &reader->file->grid, false,
                               "grid must be square, hex, tri or the name of a tiling");
}

static bool read_sides(void *context)
{
    pave_json_wang_reader *reader = context;
    return read_sides_into(reader, &reader->sides);
}

static bool read_mirror_sum(void *context)
{
    pave_json_wang_reader *reader = context;
    return read_mirror_sum_into(reader, &reader->mirror_sum);
}

static bool read_kind(void *context)
{
    pave_json_wang_reader *reader = context;
    const char *place = reader->scan->at, *word = pave_json_scan_name(reader->scan);
    const int kind = pave_word_number(pave_wang_kind_words, word);
    if (kind >= 0) reader->file->kind = (pave_wang_kind)kind;
    return kind >= 0 || pave_json_wang_refuse(reader, place, "kind must be edge, corner or mixed");
}

static bool read_file_symmetries(void *context)
{
    pave_json_wang_reader *reader = context;
    return read_symmetries(reader, &reader->file->symmetries);
}

/// Returns the number of sides of a regular grid, otherwise 0.
static int sides_of_grid(const char *grid)
{
    return !grid                         ? 0
           : strcmp(grid, "square") == 0 ? 4
           : strcmp(grid, "hex") == 0    ? 6
           : strcmp(grid, "tri") == 0    ? 3
                                         : 0;
}

/// Moves the colours of a tile to their positions: the file may list only the positions that the
/// kind uses.
static bool place_colors(pave_json_wang_reader *reader, const pave_json_wang_draft *face, size_t i)
{
    pave_json_wang_tile *tile = (pave_json_wang_tile *)face->tiles.elements + i;
    const pave_json_wang_mark *mark = (const pave_json_wang_mark *)face->marks.elements + i;
    uint8_t places[PAVE_WANG_PLACES_MAX], colors[PAVE_WANG_PLACES_MAX] = {0};
    const int used = pave_wang_places(reader->file->kind, face->sides, places);
    if (mark->count != used && mark->count != 2 * face->sides)
        return pave_json_scan_fail(
            reader->scan, mark->place, PAVE_INVALID, "a tile has %d colours: give %d%s",
            mark->count, used, used == 2 * face->sides ? "" : ", or one for each side and corner");
    for (int k = 0; k < mark->count; k++) {
        if (tile->colors[k] > reader->file->color_count)
            return pave_json_scan_fail(
                reader->scan, mark->place, PAVE_INVALID,
                "a tile has the colour %d, but there %s %d; add the colour", tile->colors[k],
                reader->file->color_count == 1 ? "is" : "are", (int)reader->file->color_count);
        colors[mark->count == used ? places[k] : k] = tile->colors[k];
    }
    memcpy(tile->colors, colors, sizeof colors);
    return true;
}

static bool finish_face(pave_json_wang_reader *reader, pave_json_wang_draft *face,
                        pave_json_wang_face *out)
{
    const int sides = sides_of_grid(reader->file->grid);
    if (face->sides == 0) face->sides = reader->sides ? reader->sides : sides;
    if (face->mirror_sum == 0) face->mirror_sum = reader->mirror_sum;
    if (face->sides == 0)
        return pave_json_wang_refuse(reader, face->place,
                                     "the number of sides of the tiles is missing; give sides, or "
                                     "the grid square, hex or tri");
    if (sides != 0 && face->sides != sides)
        return pave_json_scan_fail(
            reader->scan, face->place, PAVE_INVALID,
            "the tiles have %d sides, but those of grid %s have %d; correct one of them",
            face->sides, reader->file->grid, sides);
    if (!face->has_tiles)
        return pave_json_wang_refuse(reader, face->place, "a face must have tiles");
    out->sides = face->sides;
    out->mirror_sum = face->mirror_sum;
    for (size_t i = 0; i < face->tiles.count; i++)
        if (!place_colors(reader, face, i)) return false;
    out->tile_count = (uint32_t)face->tiles.count;
    void *tiles;
    if (!pave_common_list_take(&face->tiles, reader->scan->allocator, &tiles)) {
        out->tile_count = 0;
        return pave_json_scan_no_memory(reader->scan);
    }
    out->tiles = tiles;
    return true;
}

static bool finish(pave_json_wang_reader *reader)
{
    pave_json_wang *file = reader->file;
    pave_json_scan *scan = reader->scan;
    void *colors;
    const int32_t count = (int32_t)reader->colors.count;
    if (!pave_common_list_take(&reader->colors, scan->allocator, &colors))
        return pave_json_scan_no_memory(scan);
    file->colors = colors;
    file->color_count = count;
    file->faces = pave_common_array(scan->allocator, reader->faces.count, sizeof *file->faces);
    if (!file->faces) return pave_json_scan_no_memory(scan);
    file->face_count = (int32_t)reader->faces.count;
    for (int32_t s = 0; s < file->face_count; s++)
        if (!finish_face(reader, (pave_json_wang_draft *)reader->faces.elements + s,
                         &file->faces[s]))
            return false;
    return true;
}

static bool read_members(pave_json_wang_reader *reader)
{
    static const pave_json_member members[] = {{"name", read_name},
                                               {"grid", read_grid},
                                               {"sides", read_sides},
                                               {"mirror_sum", read_mirror_sum},
                                               {"kind", read_kind},
                                               {"symmetries", read_file_symmetries},
                                               {"sheet", pave_json_wang_sheet_read},
                                               {"colors", read_colors},
                                               {"tiles", read_tiles},
                                               {"faces", read_faces}};
    pave_json_scan *scan = reader->scan;
    const char *begin = scan->place;
    const uint32_t seen = pave_json_scan_members(scan, members, sizeof members / sizeof *members,
                                                 reader, "a tile set");
    if (scan->result != PAVE_OK) return false;
    if (!(seen & 16))
        return pave_json_wang_refuse(reader, begin, "kind is missing: edge, corner or mixed");
    if (!(seen & 128))
        return pave_json_wang_refuse(reader, begin, "colors is missing: a list of colours");
    if (!(seen & 768))
        return pave_json_wang_refuse(reader, begin, "tiles is missing: a list of tiles");
    return finish(reader);
}

// ---- Reading and destroying ---------------------------------------------------------------------

static void release_tiles(const pave_allocator *allocator, pave_json_wang_tile *tiles, size_t count)
{
    for (size_t i = 0; i < count; i++) pave_common_free(allocator, tiles[i].image);
}

static void release_colors(const pave_allocator *allocator, pave_json_wang_color *colors,
                           size_t count)
{
    for (size_t i = 0; i < count; i++) pave_common_free(allocator, colors[i].name);
}

static void release_drafts(pave_json_wang_reader *reader)
{
    const pave_allocator *allocator = reader->scan->allocator;
    pave_json_wang_draft *faces = reader->faces.elements;
    for (size_t s = 0; s < reader->faces.count; s++) {
        release_tiles(allocator, faces[s].tiles.elements, faces[s].tiles.count);
        pave_common_list_release(&faces[s].tiles, allocator);
        pave_common_list_release(&faces[s].marks, allocator);
    }
    release_colors(allocator, reader->colors.elements, reader->colors.count);
    pave_common_list_release(&reader->faces, allocator);
    pave_common_list_release(&reader->colors, allocator);
}

void pave_json_wang_destroy(pave_json_wang *file)
{
    if (!file) return;
    const pave_allocator *allocator = file->allocator;
    for (int32_t s = 0; s < file->face_count; s++) {
        pave_json_wang_face *face = &file->faces[s];
        if (face->tiles) release_tiles(allocator, face->tiles, face->tile_count);
        pave_common_free(allocator, face->tiles);
    }
    pave_common_free(allocator, file->faces);
    if (file->colors) release_colors(allocator, file->colors, (size_t)file->color_count);
    PAVE_COMMON_FREE(allocator, file->colors, file->sheet.image, file->grid, file->name, file->path,
                     file);
}

static pave_json_wang *begin_file(pave_json_scan *scan)
{
    pave_json_wang *file = pave_common_array(scan->allocator, 1, sizeof *file);
    if (!file) return NULL;
    file->allocator = scan->allocator;
    if (scan->path) {
        file->path = pave_common_text_copy(scan->allocator, scan->path, strlen(scan->path));
        if (!file->path) {
            pave_json_wang_destroy(file);
            return NULL;
        }
    }
    return file;
}

static bool read_file(pave_json_scan *scan, void *out)
{
    pave_json_wang_reader reader = {.scan = scan,
                                    .file = begin_file(scan),
                                    .colors.element_size = sizeof(pave_json_wang_color),
                                    .faces.element_size = sizeof(pave_json_wang_draft)};
    pave_json_wang **file = out;
    const bool well = reader.file ? read_members(&reader) : pave_json_scan_no_memory(scan);
    release_drafts(&reader);
    if (!well) pave_json_wang_destroy(reader.file);
    if (well) *file = reader.file;
    return well;
}

static const pave_json_format format = {PAVE_JSON_WANG_SIZE_MAX, read_file};

pave_result pave_json_wang_parse(const char *text, size_t size, const char *path,
                                 const pave_allocator *allocator, pave_json_wang **out,
                                 pave_error *error)
{
    *out = NULL;
    const char *dot = path ? strrchr(path, '.') : NULL;
    const bool named = dot && (strcmp(dot, ".tres") == 0 || strcmp(dot, ".tscn") == 0);
    if (size <= PAVE_JSON_WANG_SIZE_MAX && (pave_tres_recognizes(text, size) || (named && !size)))
        return pave_json_tres_parse(text, size, path, allocator, out, error);
    return pave_json_text_parse(&format, text, size, path, allocator, out, error);
}

pave_result pave_json_wang_read(const char *path, const pave_allocator *allocator,
                                pave_json_wang **out, pave_error *error)
{
    pave_common_text text;
    *out = NULL;
    pave_result result =
        pave_common_text_read(path, PAVE_JSON_WANG_SIZE_MAX, allocator, &text, error);
    if (result == PAVE_OK)
        result = pave_json_wang_parse(text.text, text.size, path, allocator, out, error);
    pave_common_text_release(&text, allocator);
    return result;
}
