/// formats/json/json_tiling.c: reads tilings.
#include "json_parts.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { NAME, VECTOR_I, VECTOR_J, FACES, MEMBERS };

/// State of the reader.
typedef struct tiling_reader {
    pave_json_scan *scan;
    pave_tiling_def def;
    char *name;
    pave_common_list faces;      ///< pave_tiling_polygon elements; their corners are set at the end
    pave_common_list corners;    ///< pave_vec2 elements of all faces
    const char *places[MEMBERS]; ///< where members begin; NULL: absent
} tiling_reader;

// ---- Members ------------------------------------------------------------------------------------

static bool refuse_vector(pave_json_scan *scan, const char *place, const char *name)
{
    return pave_json_scan_fail(scan, place, PAVE_INVALID,
                               "%s must be a lattice vector, such as \"%s\": [1, 0]", name, name);
}

static bool read_vector(pave_json_scan *scan, void *vector)
{
    const char *place = scan->at;
    return pave_json_scan_vector(scan, vector) || refuse_vector(scan, place, scan->name.elements);
}

/// Reads [x, y]; the numbers may be infinite.
static bool read_point(pave_json_scan *scan, pave_vec2 *out)
{
    return pave_json_scan_value(scan) == PAVE_JSON_LIST && pave_json_scan_element(scan) &&
           pave_json_scan_number(scan, &out->x) && pave_json_scan_element(scan) &&
           pave_json_scan_number(scan, &out->y) && !pave_json_scan_element(scan) &&
           scan->result == PAVE_OK;
}

/// Reads the corners of the last face.
static bool read_corners(tiling_reader *reader)
{
    pave_json_scan *scan = reader->scan;
    const size_t index = reader->faces.count - 1;
    for (int32_t k = 0; pave_json_scan_element(scan); k++) {
        const char *place = scan->at;
        pave_vec2 *corner = pave_common_list_add(&reader->corners, scan->allocator, 1);
        if (!corner) return pave_json_scan_no_memory(scan);
        if (!read_point(scan, corner))
            return pave_json_scan_fail(scan, place, PAVE_INVALID,
                                       "corner %d of face %d must be two numbers, [x, y]", (int)k,
                                       (int)index);
        if (!isfinite(corner->x) || !isfinite(corner->y))
            return pave_json_scan_fail(scan, place, PAVE_RANGE,
                                       "corner %d of face %d has a number that is too large",
                                       (int)k, (int)index);
        ((pave_tiling_polygon *)reader->faces.elements)[index].corner_count++;
    }
    return scan->result == PAVE_OK;
}

static bool read_faces(pave_json_scan *scan, void *context)
{
    tiling_reader *reader = context;
    if (pave_json_scan_value(scan) != PAVE_JSON_LIST)
        return pave_json_scan_fail(scan, scan->place, PAVE_INVALID,
                                   "faces must be a list of faces, each a list of corners");
    while (pave_json_scan_element(scan)) {
        if (!pave_common_list_add(&reader->faces, scan->allocator, 1))
            return pave_json_scan_no_memory(scan);
        if (pave_json_scan_value(scan) != PAVE_JSON_LIST)
            return pave_json_scan_fail(scan, scan->place, PAVE_INVALID,
                                       "face %d must be a list of corners",
                                       (int)(reader->faces.count - 1));
        if (!read_corners(reader)) return false;
    }
    return scan->result == PAVE_OK;
}

// ---- The tiling ---------------------------------------------------------------------------------

/// Returns the position in the text of an error of pave_tiling_create: the first face or member
/// that the message mentions, otherwise the list of faces.
static const char *place_of(const tiling_reader *reader, const char *message)
{
    for (const char *word = strstr(message, "face "); word; word = strstr(word + 1, "face ")) {
        char *end = NULL;
        const unsigned long face = strtoul(word + 5, &end, 10);
        if (end > word + 5 && face < reader->faces.count)
            return pave_json_scan_place(reader->scan, reader->places[FACES], (int64_t)face);
    }
    const int member = strstr(message, "name") && reader->places[NAME] ? NAME
                       : strstr(message, "lattice")                    ? VECTOR_I
                                                                       : FACES;
    return reader->places[member];
}

static bool make_tiling(tiling_reader *reader, pave_tiling **out)
{
    pave_tiling_polygon *faces = reader->faces.elements;
    const pave_vec2 *corners = reader->corners.elements;
    pave_error inner = {0};
    for (size_t s = 0; s < reader->faces.count; s++) {
        faces[s].corners = corners;
        if (faces[s].corner_count > 0) corners += faces[s].corner_count;
    }
    reader->def.name = reader->name;
    reader->def.faces = faces;
    // Cannot overflow, since the size of the text is limited.
    reader->def.face_count = (int32_t)reader->faces.count;
    const pave_result result =
        pave_tiling_create(&reader->def, reader->scan->allocator, out, &inner);
    return pave_json_scan_made(reader->scan, result, place_of(reader, inner.message),
                               inner.message);
}

/// Reads an object after its bracket.
static bool read_tiling(pave_json_scan *scan, void *out)
{
    const char *begin = scan->place;
    static const pave_json_member members[MEMBERS] = {
        [NAME] = {"name", PAVE_FIELD_TEXT, offsetof(tiling_reader, name),
                  .wanted = "name must be a string"},
        [VECTOR_I] = {"i", .offset = offsetof(tiling_reader, def.i), .read = read_vector},
        [VECTOR_J] = {"j", .offset = offsetof(tiling_reader, def.j), .read = read_vector},
        [FACES] = {"faces", .read = read_faces}};
    tiling_reader reader = {.scan = scan,
                            .faces.element_size = sizeof(pave_tiling_polygon),
                            .corners.element_size = sizeof(pave_vec2)};
    pave_json_scan_members(scan, members, MEMBERS, &reader, "a tiling", reader.places);
    if (!reader.places[VECTOR_I]) refuse_vector(scan, begin, "i");
    if (!reader.places[VECTOR_J]) refuse_vector(scan, begin, "j");
    if (!reader.places[FACES])
        pave_json_scan_fail(scan, begin, PAVE_INVALID,
                            "faces must be a list of faces, each a list of corners");
    const bool well = scan->result == PAVE_OK && make_tiling(&reader, out);
    pave_common_list_release(&reader.corners, scan->allocator);
    pave_common_list_release(&reader.faces, scan->allocator);
    pave_common_free(scan->allocator, reader.name);
    return well;
}

bool pave_json_tiling_scan(pave_json_scan *scan, pave_tiling **out)
{
    *out = NULL;
    if (pave_json_scan_value(scan) != PAVE_JSON_OBJECT)
        return pave_json_scan_fail(scan, scan->place, PAVE_INVALID,
                                   "a tiling must be an object with i, j and faces");
    return read_tiling(scan, out);
}

static const pave_json_format format = {PAVE_JSON_SIZE_MAX, sizeof(pave_tiling *), read_tiling};

pave_result pave_json_tiling_parse(const char *text, size_t size, const char *path,
                                   const pave_allocator *allocator, pave_tiling **out,
                                   pave_error *error)
{
    return pave_json_text_parse(&format, text, size, path, allocator, out, error);
}

pave_result pave_json_tiling_read(const char *path, const pave_allocator *allocator,
                                  pave_tiling **out, pave_error *error)
{
    return pave_json_file_read(&format, path, allocator, out, error);
}
