/// formats/json/json_tiling.c: tilings of one's own, read and written.
#include "../common/common_file.h"
#include "json_load.h"
#include "json_parts.h"

#include <float.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/// What is being read.
typedef struct tiling_reader {
    const pave_json_source *source;
    pave_tiling_polygon *faces; ///< one for each face
    pave_vec2 *corners;         ///< of all faces
    size_t face_count, corner_count;
} tiling_reader;

// ---- Errors -------------------------------------------------------------------------------------

/// Fails at the beginning of a value; where its place is not known, or it is NULL, at that of
/// `outside`, the list or object that it stands in.
static pave_result fail_with(const tiling_reader *reader, pave_result result, const json_t *value,
                             const json_t *outside, const char *message)
{
    const pave_json_mark *marks = reader->source->marks->elements;
    int32_t line = 0, column = 0;
    for (size_t i = 0; i < reader->source->marks->count; i++) {
        if (marks[i].value != outside && marks[i].value != value) {
            continue;
        }
        line = marks[i].line;
        column = marks[i].column;
        if (marks[i].value == value) {
            break;
        }
    }
    return pave_error_set(reader->source->error, result, reader->source->path, line, column, "%s",
                          message);
}

static pave_result fail_at(const tiling_reader *reader, const json_t *value, const json_t *outside,
                           const char *message)
{
    return fail_with(reader, PAVE_INVALID, value, outside, message);
}

/// What a sentence of pave_tiling_create is about: the first face that it names, or else a member
/// that it names, or the faces as a whole.
static const json_t *told_of(const json_t *root, const char *message)
{
    const json_t *faces = json_object_get(root, "faces");
    for (const char *place = strstr(message, "face "); place != NULL;
         place = strstr(place + 1, "face ")) {
        char *end = NULL;
        const unsigned long face = strtoul(place + 5, &end, 10);
        if (end > place + 5) {
            return json_array_get(faces, face);
        }
    }
    return strstr(message, "name") != NULL      ? json_object_get(root, "name")
           : strstr(message, "lattice") != NULL ? json_object_get(root, "i")
                                                : faces;
}

static pave_result no_memory(const tiling_reader *reader)
{
    return pave_error_set(reader->source->error, PAVE_NO_MEMORY, reader->source->path, 0, 0,
                          "there is no memory for the tiling");
}

// ---- Reading ------------------------------------------------------------------------------------

/// Reads [x, y].
static bool read_vector(const json_t *value, pave_vec2 *out)
{
    const json_t *x = json_array_get(value, 0), *y = json_array_get(value, 1);
    if (json_array_size(value) != 2 || !json_is_number(x) || !json_is_number(y)) {
        return false;
    }
    *out = pave_vec2_of(json_number_value(x), json_number_value(y));
    return true;
}

static pave_result read_lattice(const tiling_reader *reader, const json_t *root, const char *name,
                                pave_vec2 *out)
{
    char message[128];
    const json_t *value = json_object_get(root, name);
    if (value != NULL && read_vector(value, out)) {
        return PAVE_OK;
    }
    snprintf(message, sizeof message, "%s must be a lattice vector, such as \"%s\": [1, 0]", name,
             name);
    return fail_at(reader, value, root, message);
}

/// Reads the corners of a face, for which there is room at `out`.
static pave_result read_face(const tiling_reader *reader, const json_t *faces, size_t index,
                             pave_vec2 *out)
{
    char message[128];
    const json_t *face = json_array_get(faces, index), *corner = NULL;
    size_t k = 0;
    if (!json_is_array(face)) {
        snprintf(message, sizeof message, "face %d must be a list of corners", (int)index);
        return fail_at(reader, face, faces, message);
    }
    json_array_foreach(face, k, corner)
    {
        if (!read_vector(corner, &out[k])) {
            snprintf(message, sizeof message, "corner %d of face %d must be two numbers, [x, y]",
                     (int)k, (int)index);
            return fail_at(reader, corner, face, message);
        }
        if (fabs(out[k].x) >= DBL_MAX ||
            fabs(out[k].y) >= DBL_MAX) { // what the parser makes of 1e999
            snprintf(message, sizeof message, "corner %d of face %d has a number that is too large",
                     (int)k, (int)index);
            return fail_with(reader, PAVE_RANGE, corner, face, message);
        }
    }
    return PAVE_OK;
}

static pave_result read_faces(tiling_reader *reader, const json_t *faces)
{
    pave_result result = PAVE_OK;
    pave_vec2 *next = NULL;
    for (size_t s = 0; s < reader->face_count; s++) {
        reader->corner_count += json_array_size(json_array_get(faces, s));
    }
    reader->faces =
        pave_common_array(reader->source->allocator, reader->face_count, sizeof *reader->faces);
    reader->corners =
        pave_common_array(reader->source->allocator, reader->corner_count, sizeof *reader->corners);
    if (reader->faces == NULL || reader->corners == NULL) {
        return no_memory(reader);
    }
    next = reader->corners;
    for (size_t s = 0; s < reader->face_count && result == PAVE_OK; s++) {
        result = read_face(reader, faces, s, next);
        reader->faces[s].corners = next;
        reader->faces[s].corner_count =
            (int32_t)json_array_size(json_array_get(faces, s)); // fits: the text is not that large
        next += reader->faces[s].corner_count;
    }
    return result;
}

/// Refuses members that mean nothing here: more likely than not they are misspelt.
static pave_result check_members(const tiling_reader *reader, json_t *root)
{
    static const char *const known[] = {"name", "i", "j", "faces"};
    const char *name = NULL;
    const json_t *value = NULL;
    json_object_foreach(root, name, value)
    {
        size_t i = 0;
        while (i < sizeof known / sizeof known[0] && strcmp(name, known[i]) != 0) {
            i++;
        }
        if (i == sizeof known / sizeof known[0]) {
            char message[PAVE_ERROR_MESSAGE_SIZE];
            snprintf(message, sizeof message, "a tiling has name, i, j and faces, and no \"%s\"",
                     name);
            return fail_at(reader, value, root, message);
        }
    }
    return PAVE_OK;
}

static pave_result read_root(tiling_reader *reader, json_t *root, pave_tiling **out)
{
    const json_t *name = json_object_get(root, "name"), *faces = json_object_get(root, "faces");
    pave_tiling_def def = {.name = json_string_value(name)};
    pave_error inner = {0};
    pave_result result = check_members(reader, root);
    if (result == PAVE_OK && name != NULL && !json_is_string(name)) {
        result = fail_at(reader, name, root, "name must be a text");
    }
    if (result == PAVE_OK) {
        result = read_lattice(reader, root, "i", &def.i);
    }
    if (result == PAVE_OK) {
        result = read_lattice(reader, root, "j", &def.j);
    }
    if (result == PAVE_OK && !json_is_array(faces)) {
        result =
            fail_at(reader, faces, root, "faces must be a list of faces, each a list of corners");
    }
    if (result == PAVE_OK) {
        reader->face_count = json_array_size(faces);
        result = read_faces(reader, faces);
    }
    if (result != PAVE_OK) {
        return result;
    }
    def.face_count = (int32_t)reader->face_count;
    def.faces = reader->faces;
    result = pave_tiling_create(&def, reader->source->allocator, out, &inner);
    if (result == PAVE_OK || result == PAVE_NO_MEMORY) {
        return result == PAVE_OK ? PAVE_OK : no_memory(reader);
    }
    return fail_with(reader, result, told_of(root, inner.message), root, inner.message);
}

/// Makes a tiling of what has been loaded, and releases it.
static pave_result make_tiling(const pave_json_source *source, json_t *root, pave_tiling **out)
{
    tiling_reader reader = {.source = source};
    const pave_result result = read_root(&reader, root, out);
    pave_common_array_release(source->allocator, reader.corners, reader.corner_count,
                              sizeof *reader.corners);
    pave_common_array_release(source->allocator, reader.faces, reader.face_count,
                              sizeof *reader.faces);
    json_decref(root);
    return result;
}

pave_result pave_json_tiling_parse(const char *text, size_t size, const char *path,
                                   const pave_allocator *allocator, pave_tiling **out,
                                   pave_error *error)
{
    pave_common_list marks = {.element_size = sizeof(pave_json_mark)};
    const pave_json_source source = {path, allocator, error, &marks, true};
    json_t *root = NULL;
    *out = NULL;
    if (error != NULL) {
        *error = (pave_error){0};
    }
    if (size > PAVE_JSON_SIZE_MAX) {
        return pave_error_set(error, PAVE_UNSUPPORTED, path, 0, 0,
                              "the text has more than %d MiB, far more than a tiling can need",
                              PAVE_JSON_SIZE_MAX >> 20);
    }
    pave_result result = pave_json_load(&source, text, size, &root);
    if (result == PAVE_OK) {
        result = make_tiling(&source, root, out);
    }
    pave_common_list_release(&marks, allocator);
    return result;
}

bool pave_json_tiling_scan(pave_json_scan *scan, pave_tiling **out)
{
    pave_common_list marks = {.element_size = sizeof(pave_json_mark)};
    const pave_json_source source = {scan->path, scan->allocator, scan->error, &marks, true};
    json_t *root = NULL;
    *out = NULL;
    if (scan->result == PAVE_OK &&
        pave_json_load_part(&source, scan, PAVE_JSON_SIZE_MAX, &root) == PAVE_OK) {
        scan->result = make_tiling(&source, root, out);
    }
    pave_common_list_release(&marks, scan->allocator);
    return scan->result == PAVE_OK;
}

pave_result pave_json_tiling_read(const char *path, const pave_allocator *allocator,
                                  pave_tiling **out, pave_error *error)
{
    unsigned char *bytes = NULL;
    size_t size = 0;
    *out = NULL;
    if (error != NULL) {
        *error = (pave_error){0};
    }
    pave_result result =
        pave_common_file_read(path, PAVE_JSON_SIZE_MAX, allocator, &bytes, &size, error);
    if (result == PAVE_OK) {
        result = pave_json_tiling_parse(bytes == NULL ? "" : (const char *)bytes, size, path,
                                        allocator, out, error);
    }
    pave_common_array_release(allocator, bytes, size, 1);
    return result;
}
