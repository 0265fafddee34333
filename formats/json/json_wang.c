/// formats/json/json_wang.c: reads tile-set files.
#include "../common/common_file.h"
#include "json_parts.h"
#include "json_tres.h"
#include "tres_scan.h"

#include <math.h>
#include <pave/formats/json_wang.h>
#include <string.h>

enum { TILES_MAX = 1 << 24, PIXELS_MAX = 1 << 15 };

/// Position of a tile in the text, and its number of colours.
typedef struct tile_mark {
    const char *place;
    int count;
} tile_mark;

/// Tiles of one face while reading.
typedef struct face_draft {
    int sides; ///< 0: not given
    int mirror_sum;
    const char *place;
    bool has_tiles;
    pave_common_list tiles, marks; ///< pave_json_wang_tile and tile_mark elements
} face_draft;

enum { NAME, GRID, SIDES, MIRROR_SUM, KIND, SYMMETRIES, SHEET, COLORS, TILES, FACES, MEMBERS };

/// State of the reader. The current face and tile are moved to their lists when they end.
typedef struct wang_reader {
    pave_json_scan *scan;
    pave_json_wang file;
    int sides, mirror_sum;   ///< as given in the file; 0: not given
    pave_common_list colors; ///< pave_json_wang_color elements
    pave_common_list faces;  ///< face_draft elements
    face_draft face;
    pave_json_wang_tile tile;
    tile_mark mark;
    const char *places[MEMBERS]; ///< where members begin; NULL: absent
} wang_reader;

// ---- Values -------------------------------------------------------------------------------------

static bool refuse(pave_json_scan *scan, const char *place, const char *what)
{
    return pave_json_scan_fail(scan, place, PAVE_INVALID, "%s", what);
}

static bool read_whole(pave_json_scan *scan, int32_t minimum, int32_t maximum, int32_t *out,
                       const char *what)
{
    const char *place = scan->at;
    if (!pave_json_scan_int32(scan, out)) return refuse(scan, place, what);
    return (*out >= minimum && *out <= maximum) ||
           pave_json_scan_fail(scan, place, PAVE_RANGE, "%s, from %d to %d", what, (int)minimum,
                               (int)maximum);
}

/// Reads a list of `count` pixels, the last two of which are a width and a height.
static bool read_pixels(pave_json_scan *scan, int32_t *const *out, int count, const char *what)
{
    if (pave_json_scan_value(scan) != PAVE_JSON_LIST) return refuse(scan, scan->place, what);
    const char *begin = scan->place;
    for (int k = 0; k < count; k++) {
        if (!pave_json_scan_element(scan)) return refuse(scan, begin, what);
        if (!read_whole(scan, k >= count - 2, PIXELS_MAX, out[k], what)) return false;
    }
    if (pave_json_scan_element(scan)) return refuse(scan, begin, what);
    return scan->result == PAVE_OK;
}

static bool read_weight(pave_json_scan *scan, void *out)
{
    double *weight = out;
    const char *place = scan->at;
    if (!pave_json_scan_number(scan, weight))
        return refuse(scan, place, "weight must be a number, 0 or more");
    return (isfinite(*weight) && *weight >= 0) ||
           pave_json_scan_fail(scan, place, PAVE_RANGE,
                               "weight must be a number, 0 or more, and not infinite");
}

static bool read_symmetries(pave_json_scan *scan, void *out)
{
    static const char what[] = "symmetries must be a list of the words rotate, mirror, flip, "
                               "half-turn and prefer-plain";
    uint32_t *symmetries = out;
    *symmetries = 0;
    if (pave_json_scan_value(scan) != PAVE_JSON_LIST) return refuse(scan, scan->place, what);
    while (pave_json_scan_element(scan)) {
        const char *place = scan->at;
        const int bit = pave_word_number(pave_wang_symmetry_words, pave_json_scan_name(scan));
        if (bit < 0) return refuse(scan, place, what);
        *symmetries |= 1u << bit;
    }
    return scan->result == PAVE_OK;
}

// ---- Tiles --------------------------------------------------------------------------------------

static bool read_tile_id(pave_json_scan *scan, void *out)
{
    const char *place = scan->at;
    int64_t id = -1;
    if (pave_json_scan_value(scan) != PAVE_JSON_NUMBER || !pave_json_scan_whole(scan, &id) ||
        id < 0 || id >= UINT32_MAX)
        return refuse(scan, place, "id must be an integer, 0 or more, below 4294967295");
    *(uint32_t *)out = (uint32_t)id;
    return true;
}

static bool read_tile_colors(pave_json_scan *scan, void *context)
{
    wang_reader *reader = context;
    static const char what[] = "colors of a tile must be a list of integers, 0 to 254, one for "
                               "each side and corner, or one for each that has colours";
    reader->mark.place = scan->at;
    if (pave_json_scan_value(scan) != PAVE_JSON_LIST) return refuse(scan, scan->place, what);
    while (pave_json_scan_element(scan)) {
        int32_t color;
        const char *place = scan->at;
        if (reader->mark.count == PAVE_WANG_PLACES_MAX || !pave_json_scan_int32(scan, &color) ||
            color < 0 || color > PAVE_WANG_COLORS_MAX)
            return refuse(scan, place, what);
        reader->tile.colors[reader->mark.count++] = (uint8_t)color;
    }
    return scan->result == PAVE_OK;
}

static bool read_tile_symmetries(pave_json_scan *scan, void *out)
{
    pave_json_wang_tile *tile = out;
    uint32_t symmetries;
    if (!read_symmetries(scan, &symmetries)) return false;
    tile->symmetries = (uint8_t)symmetries;
    tile->own_symmetries = true;
    return true;
}

static bool read_tile_rect(pave_json_scan *scan, void *out)
{
    pave_json_wang_tile *tile = out;
    int32_t *const numbers[] = {&tile->rect_x, &tile->rect_y, &tile->width, &tile->height};
    tile->has_rect = read_pixels(scan, numbers, 4, "rect must be [x, y, width, height] in pixels");
    return tile->has_rect;
}

static bool read_tile(wang_reader *reader)
{
    static const pave_json_member members[] = {
        {"id", .offset = offsetof(wang_reader, tile.id), .read = read_tile_id},
        {"colors", .read = read_tile_colors},
        {"weight", .offset = offsetof(wang_reader, tile.weight), .read = read_weight},
        {"symmetries", .offset = offsetof(wang_reader, tile), .read = read_tile_symmetries},
        {"image", PAVE_FIELD_PATH, offsetof(wang_reader, tile.image),
         .wanted = "image must be the name of a picture, such as \"bend.png\""},
        {"rect", .offset = offsetof(wang_reader, tile), .read = read_tile_rect}};
    pave_json_scan *scan = reader->scan;
    face_draft *face = &reader->face;
    if (face->tiles.count == TILES_MAX)
        return refuse(scan, scan->at, "there are too many tiles; split the set");
    pave_json_wang_tile *tile = pave_common_list_add(&face->tiles, scan->allocator, 1);
    tile_mark *mark = pave_common_list_add(&face->marks, scan->allocator, 1);
    if (!tile || !mark) return pave_json_scan_no_memory(scan);
    reader->tile = (pave_json_wang_tile){.id = (uint32_t)face->tiles.count - 1, .weight = 1};
    if (pave_json_scan_value(scan) != PAVE_JSON_OBJECT)
        return refuse(scan, scan->place, "a tile must be an object with colors");
    reader->mark = (tile_mark){.place = scan->place};
    const uint32_t seen = pave_json_scan_members(scan, members, sizeof members / sizeof *members,
                                                 reader, "a tile", NULL);
    *tile = reader->tile;
    *mark = reader->mark;
    if (scan->result == PAVE_OK && !(seen & 2))
        return refuse(scan, mark->place, "a tile must have colors");
    return scan->result == PAVE_OK;
}

static bool read_face_tiles(pave_json_scan *scan, void *context)
{
    wang_reader *reader = context;
    if (pave_json_scan_value(scan) != PAVE_JSON_LIST)
        return refuse(scan, scan->place, "tiles must be a list of tiles");
    reader->face.has_tiles = true;
    while (pave_json_scan_element(scan))
        if (!read_tile(reader)) return false;
    return scan->result == PAVE_OK;
}

// ---- Faces --------------------------------------------------------------------------------------

static const char sides_wanted[] = "sides must be the number of sides of a tile",
                  mirror_wanted[] = "mirror_sum must be the sum of two sides that a mirror swaps";

/// Begins a face; it is the last of the list once it ends.
static face_draft *begin_face(wang_reader *reader)
{
    pave_json_scan *scan = reader->scan;
    if (reader->faces.count == PAVE_JSON_WANG_FACES_MAX) {
        refuse(scan, scan->at, "faces has more than 256 faces");
        return NULL;
    }
    reader->face = (face_draft){.tiles.element_size = sizeof(pave_json_wang_tile),
                                .marks.element_size = sizeof(tile_mark),
                                .place = scan->at};
    face_draft *face = pave_common_list_add(&reader->faces, scan->allocator, 1);
    if (!face) pave_json_scan_no_memory(scan);
    return face;
}

static bool read_faces(pave_json_scan *scan, void *context)
{
    static const pave_json_member members[] = {
        {"sides", PAVE_FIELD_RANGED, offsetof(wang_reader, face.sides), .low = 3,
         .high = PAVE_WANG_SIDES_MAX, .wanted = sides_wanted},
        {"mirror_sum", PAVE_FIELD_RANGED, offsetof(wang_reader, face.mirror_sum), .low = 1,
         .high = PAVE_WANG_SIDES_MAX, .wanted = mirror_wanted},
        {"tiles", .read = read_face_tiles}};
    wang_reader *reader = context;
    const char *begin = scan->at;
    if (reader->faces.count > 0)
        return refuse(scan, begin, "a file has tiles or faces, not both; leave one out");
    if (pave_json_scan_value(scan) != PAVE_JSON_LIST)
        return refuse(scan, scan->place, "faces must be a list of objects with sides and tiles");
    while (pave_json_scan_element(scan)) {
        face_draft *face = begin_face(reader);
        if (!face) return false;
        if (pave_json_scan_value(scan) != PAVE_JSON_OBJECT)
            return refuse(scan, scan->place, "a face must be an object with sides and tiles");
        pave_json_scan_members(scan, members, sizeof members / sizeof *members, reader, "a face",
                               NULL);
        *face = reader->face;
    }
    return scan->result != PAVE_OK || reader->faces.count > 0 ||
           refuse(scan, begin, "faces must have one face or more");
}

static bool read_tiles(pave_json_scan *scan, void *context)
{
    wang_reader *reader = context;
    if (reader->faces.count > 0)
        return refuse(scan, scan->at, "a file has tiles or faces, not both; leave one out");
    face_draft *face = begin_face(reader);
    if (!face) return false;
    const bool well = read_face_tiles(scan, reader);
    *face = reader->face;
    return well;
}

// ---- Colours and the sheet ----------------------------------------------------------------------

static bool read_color_rgb(pave_json_scan *scan, void *rgb)
{
    const char *place = scan->at, *text = pave_json_scan_name(scan);
    if (text[0] != '#' || strlen(text) != 7 || !pave_common_hex_read(text + 1, 6, rgb))
        return refuse(scan, place, "rgb must be a string such as \"#5fb04a\"");
    return true;
}

static bool read_color_mirror(pave_json_scan *scan, void *out)
{
    int32_t mirror = 0;
    if (!read_whole(scan, 1, PAVE_WANG_COLORS_MAX, &mirror, "mirror must be a colour"))
        return false;
    *(uint8_t *)out = (uint8_t)mirror;
    return true;
}

static bool read_colors(pave_json_scan *scan, void *list)
{
    static const pave_json_member members[] = {
        {"name", PAVE_FIELD_TEXT, offsetof(pave_json_wang_color, name),
         .wanted = "name must be a string"},
        {"rgb", .offset = offsetof(pave_json_wang_color, rgb), .read = read_color_rgb},
        {"weight", .offset = offsetof(pave_json_wang_color, weight), .read = read_weight},
        {"mirror", .offset = offsetof(pave_json_wang_color, mirror), .read = read_color_mirror}};
    pave_common_list *colors = list;
    if (pave_json_scan_value(scan) != PAVE_JSON_LIST)
        return refuse(scan, scan->place, "colors must be a list of objects");
    while (pave_json_scan_element(scan)) {
        if (colors->count == PAVE_WANG_COLORS_MAX)
            return refuse(scan, scan->at, "a set has up to 254 colours");
        pave_json_wang_color *color = pave_common_list_add(colors, scan->allocator, 1);
        if (!color) return pave_json_scan_no_memory(scan);
        *color = (pave_json_wang_color){.weight = 1, .mirror = (uint8_t)colors->count};
        if (pave_json_scan_value(scan) != PAVE_JSON_OBJECT)
            return refuse(scan, scan->place,
                          "a colour must be an object, such as {\"name\": \"grass\"}, or {}");
        pave_json_scan_members(scan, members, sizeof members / sizeof *members, color, "a colour",
                               NULL);
    }
    return scan->result == PAVE_OK;
}

static bool read_sheet_tile(pave_json_scan *scan, void *out)
{
    pave_json_wang_sheet *sheet = out;
    int32_t *const numbers[] = {&sheet->tile_width, &sheet->tile_height};
    return read_pixels(scan, numbers, 2, "tile must be [width, height] in pixels");
}

static bool read_sheet(pave_json_scan *scan, void *sheet)
{
    enum { IMAGE, TILE, COLUMNS, MARGIN, SPACING, PARTS };
    static const pave_json_member members[PARTS] = {
        [IMAGE] = {"image", PAVE_FIELD_PATH, offsetof(pave_json_wang_sheet, image),
                   .wanted = "image must be the name of a picture, such as \"sheet.png\""},
        [TILE] = {"tile", .read = read_sheet_tile},
        [COLUMNS] = {"columns", PAVE_FIELD_RANGED, offsetof(pave_json_wang_sheet, columns),
                     .low = 1, .high = PIXELS_MAX,
                     .wanted = "columns must be the number of tiles in a row"},
        [MARGIN] = {"margin", PAVE_FIELD_RANGED, offsetof(pave_json_wang_sheet, margin),
                    .high = PIXELS_MAX, .wanted = "margin must be a number of pixels"},
        [SPACING] = {"spacing", PAVE_FIELD_RANGED, offsetof(pave_json_wang_sheet, spacing),
                     .high = PIXELS_MAX, .wanted = "spacing must be a number of pixels"}};
    const char *places[PARTS] = {NULL};
    if (pave_json_scan_value(scan) != PAVE_JSON_OBJECT)
        return refuse(scan, scan->place, "sheet must be an object with image");
    const char *place = scan->place;
    pave_json_scan_members(scan, members, PARTS, sheet, "a sheet", places);
    if (scan->result != PAVE_OK) return false;
    if (!places[IMAGE]) return refuse(scan, place, "a sheet must have an image");
    if (!places[TILE] != !places[COLUMNS])
        return refuse(scan, place, "a sheet must have both tile and columns, or neither");
    return true;
}

// ---- The file -----------------------------------------------------------------------------------

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
static bool place_colors(wang_reader *reader, const face_draft *face, size_t i)
{
    pave_json_wang_tile *tile = (pave_json_wang_tile *)face->tiles.elements + i;
    const tile_mark *mark = (const tile_mark *)face->marks.elements + i;
    uint8_t places[PAVE_WANG_PLACES_MAX], colors[PAVE_WANG_PLACES_MAX] = {0};
    const int used = pave_wang_places(reader->file.kind, face->sides, places);
    if (mark->count != used && mark->count != 2 * face->sides)
        return pave_json_scan_fail(
            reader->scan, mark->place, PAVE_INVALID, "a tile has %d colours: give %d%s",
            mark->count, used, used == 2 * face->sides ? "" : ", or one for each side and corner");
    for (int k = 0; k < mark->count; k++) {
        if (tile->colors[k] > reader->file.color_count)
            return pave_json_scan_fail(
                reader->scan, mark->place, PAVE_INVALID,
                "a tile has the colour %d, but there %s %d; add the colour", tile->colors[k],
                reader->file.color_count == 1 ? "is" : "are", (int)reader->file.color_count);
        colors[mark->count == used ? places[k] : k] = tile->colors[k];
    }
    memcpy(tile->colors, colors, sizeof colors);
    return true;
}

static bool finish_face(wang_reader *reader, face_draft *face, pave_json_wang_face *out)
{
    const int sides = sides_of_grid(reader->file.grid);
    if (face->sides == 0) face->sides = reader->sides ? reader->sides : sides;
    if (face->mirror_sum == 0) face->mirror_sum = reader->mirror_sum;
    if (face->sides == 0)
        return refuse(reader->scan, face->place,
                      "the number of sides of the tiles is missing; give sides, or "
                      "the grid square, hex or tri");
    if (sides != 0 && face->sides != sides)
        return pave_json_scan_fail(
            reader->scan, face->place, PAVE_INVALID,
            "the tiles have %d sides, but those of grid %s have %d; correct one of them",
            face->sides, reader->file.grid, sides);
    if (!face->has_tiles) return refuse(reader->scan, face->place, "a face must have tiles");
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

static bool finish(wang_reader *reader)
{
    pave_json_wang *file = &reader->file;
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
        if (!finish_face(reader, (face_draft *)reader->faces.elements + s, &file->faces[s]))
            return false;
    return true;
}

static const pave_json_member members[MEMBERS] = {
    [NAME] = {"name", PAVE_FIELD_TEXT, offsetof(wang_reader, file.name),
              .wanted = "name must be a string"},
    [GRID] = {"grid", PAVE_FIELD_TEXT, offsetof(wang_reader, file.grid),
              .wanted = "grid must be square, hex, tri or the name of a tiling"},
    [SIDES] = {"sides", PAVE_FIELD_RANGED, offsetof(wang_reader, sides), .low = 3,
               .high = PAVE_WANG_SIDES_MAX, .wanted = sides_wanted},
    [MIRROR_SUM] = {"mirror_sum", PAVE_FIELD_RANGED, offsetof(wang_reader, mirror_sum), .low = 1,
                    .high = PAVE_WANG_SIDES_MAX, .wanted = mirror_wanted},
    [KIND] = {"kind", PAVE_FIELD_WORD, offsetof(wang_reader, file.kind),
              .words = pave_wang_kind_words, .wanted = "kind must be edge, corner or mixed"},
    [SYMMETRIES] = {"symmetries", .offset = offsetof(wang_reader, file.symmetries),
                    .read = read_symmetries},
    [SHEET] = {"sheet", .offset = offsetof(wang_reader, file.sheet), .read = read_sheet},
    [COLORS] = {"colors", .offset = offsetof(wang_reader, colors), .read = read_colors},
    [TILES] = {"tiles", .read = read_tiles},
    [FACES] = {"faces", .read = read_faces},
};

static bool read_members(wang_reader *reader)
{
    pave_json_scan *scan = reader->scan;
    const char *begin = scan->place, *const *places = reader->places;
    pave_json_scan_members(scan, members, MEMBERS, reader, "a tile set", reader->places);
    if (scan->result != PAVE_OK) return false;
    if (!places[KIND]) return refuse(scan, begin, "kind is missing: edge, corner or mixed");
    if (!places[COLORS]) return refuse(scan, begin, "colors is missing: a list of colours");
    if (!places[TILES] && !places[FACES])
        return refuse(scan, begin, "tiles is missing: a list of tiles");
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

static void release_drafts(wang_reader *reader)
{
    const pave_allocator *allocator = reader->scan->allocator;
    face_draft *faces = reader->faces.elements;
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

static bool read_file(pave_json_scan *scan, void *out)
{
    wang_reader reader = {.scan = scan,
                          .file.allocator = scan->allocator,
                          .colors.element_size = sizeof(pave_json_wang_color),
                          .faces.element_size = sizeof(face_draft)};
    pave_json_wang **file = out, *made = pave_common_array(scan->allocator, 1, sizeof *made);
    if (made && scan->path)
        reader.file.path = pave_common_text_copy(scan->allocator, scan->path, strlen(scan->path));
    const bool well = made && (reader.file.path || !scan->path) ? read_members(&reader)
                                                                : pave_json_scan_no_memory(scan);
    release_drafts(&reader);
    if (made) *made = reader.file;
    if (!well) pave_json_wang_destroy(made);
    if (well) *file = made;
    return well;
}

static const pave_json_format format = {PAVE_JSON_WANG_SIZE_MAX, sizeof(pave_json_wang *),
                                        read_file};

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
