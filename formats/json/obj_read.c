/// formats/json/obj_read.c: reads graphs from OBJ files.
#include "obj_text.h"

#include <string.h>

/// State of the reader.
typedef struct obj_reader {
    pave_obj_text text;
    int64_t highest;           ///< the highest vertex referenced, 0-based; -1: none
    const char *highest_place; ///< where it is referenced
} obj_reader;

// ---- Statements ---------------------------------------------------------------------------------

/// Returns true if a word is a vertex index followed by at most two slashes with numbers. `size` is
/// the length of the index.
static bool is_reference(pave_obj_word word, size_t *size)
{
    int slashes = 0;
    *size = word.size;
    for (size_t i = 0; i < word.size; i++) {
        const char c = word.text[i];
        if (c == '/' && slashes++ == 0) *size = i;
        if (c != '/' && c != '-' && (c < '0' || c > '9')) return false;
    }
    return slashes <= 2;
}

/// Reads a vertex reference and converts it to a 0-based index. The vertex may be defined later in
/// the file.
static bool read_reference(obj_reader *reader, pave_obj_word word, int64_t *out)
{
    size_t size = 0;
    int64_t number = 0;
    const int64_t count = (int64_t)reader->text.builder.positions.count;
    if (!is_reference(word, &size) || !pave_common_integer_read(word.text, size, &number))
        return pave_obj_text_fail(
            &reader->text, word.text, PAVE_INVALID,
            "this is not a vertex: write its number, or v/vt, v//vn or v/vt/vn");
    if (number == 0)
        return pave_obj_text_fail(
            &reader->text, word.text, PAVE_RANGE,
            "there is no vertex 0: vertices are numbered from 1, or from -1 backwards");
    if (number < -count || number > INT32_MAX)
        return pave_obj_text_fail(
            &reader->text, word.text, PAVE_RANGE,
            "vertex %lld does not exist: there are %lld so far; correct the number",
            (long long)number, (long long)count);
    *out = number > 0 ? number - 1 : count + number;
    if (*out > reader->highest) {
        reader->highest = *out;
        reader->highest_place = word.text;
    }
    return true;
}

/// Reads the vertices of a line or a face, and adds the edges between consecutive ones.
static bool read_edges(obj_reader *reader, int least, bool closed, const char *wanted)
{
    pave_obj_word word;
    int64_t first = 0, before = 0, vertex = 0;
    int count = 0;
    while (pave_obj_text_word(&reader->text, &word)) {
        if (!read_reference(reader, word, &vertex)) return false;
        if (count == 0) first = vertex;
        if (count > 0 && !pave_obj_text_edge(&reader->text, before, vertex)) return false;
        before = vertex;
        if (count < least) count++;
    }
    if (count < least)
        return pave_obj_text_fail(&reader->text, word.text, PAVE_INVALID, "%s", wanted);
    return !closed || pave_obj_text_edge(&reader->text, before, first);
}

static bool read_vertex(obj_reader *reader) { return pave_obj_text_vertex(&reader->text); }

static bool read_face(obj_reader *reader)
{
    return read_edges(reader, 3, true, "a face must have three vertices or more");
}

static bool read_line(obj_reader *reader)
{
    return read_edges(reader, 2, false, "a line must have two vertices or more");
}

static bool read_past(obj_reader *reader) { return reader->text.result == PAVE_OK; }

// ---- Files --------------------------------------------------------------------------------------

/// Statements of the format.
static const struct {
    const char *word;
    bool (*read)(obj_reader *reader);
} statements[] = {
    {"v", read_vertex},    {"f", read_face},          {"fo", read_face},
    {"l", read_line},      {"vt", read_past},         {"vn", read_past},
    {"vp", read_past},     {"p", read_past},          {"o", read_past},
    {"g", read_past},      {"s", read_past},          {"mg", read_past},
    {"usemtl", read_past}, {"mtllib", read_past},     {"usemap", read_past},
    {"maplib", read_past}, {"shadow_obj", read_past}, {"trace_obj", read_past},
    {"bevel", read_past},  {"c_interp", read_past},   {"d_interp", read_past},
    {"lod", read_past},    {"cstype", read_past},     {"deg", read_past},
    {"bmat", read_past},   {"step", read_past},       {"curv", read_past},
    {"curv2", read_past},  {"surf", read_past},       {"parm", read_past},
    {"trim", read_past},   {"hole", read_past},       {"scrv", read_past},
    {"sp", read_past},     {"end", read_past},        {"con", read_past},
    {"ctech", read_past},  {"stech", read_past},      {"call", read_past},
    {"csh", read_past},
};

static bool read_statement(obj_reader *reader, pave_obj_word word)
{
    for (size_t i = 0; i < sizeof statements / sizeof statements[0]; i++)
        if (strlen(statements[i].word) == word.size &&
            memcmp(statements[i].word, word.text, word.size) == 0)
            return statements[i].read(reader);
    return pave_obj_text_fail(
        &reader->text, word.text, PAVE_INVALID,
        "this is not a statement of OBJ, such as v, f or l; is it an OBJ file? "
        "If so, leave the line out");
}

/// Reads all statements.
static void read_statements(obj_reader *reader)
{
    pave_obj_text *text = &reader->text;
    pave_obj_word word;
    bool more = pave_obj_text_word(text, &word);
    text->at = word.text;
    if (!more) more = pave_obj_text_line(text);
    for (; more; more = pave_obj_text_line(text)) {
        pave_obj_text_word(text, &word);
        if (!read_statement(reader, word)) return;
    }
    const int64_t count = (int64_t)text->builder.positions.count;
    if (count == 0)
        pave_obj_text_fail(text, text->end, PAVE_INVALID,
                           "the file has no vertex, such as v 0 0 0; is it an OBJ file?");
    if (reader->highest >= count)
        pave_obj_text_fail(text, reader->highest_place, PAVE_RANGE,
                           "vertex %lld does not exist: there are %lld; correct the number",
                           (long long)reader->highest + 1, (long long)count);
}

pave_result pave_obj_graph_parse(const char *text, size_t size, const char *path, pave_up up,
                                 const pave_allocator *allocator, pave_edge_list *out,
                                 pave_error *error)
{
    obj_reader reader = {.highest = -1};
    *out = (pave_edge_list){0};
    if (error) *error = (pave_error){0};
    if (size > PAVE_OBJ_SIZE_MAX) return pave_obj_text_refuse(path, error);
    pave_obj_text_begin(&reader.text, text, size, path, up, allocator, error);
    reader.text.continues = true;
    read_statements(&reader);
    return pave_obj_text_finish(&reader.text, out);
}

pave_result pave_obj_graph_read(const char *path, pave_up up, const pave_allocator *allocator,
                                pave_edge_list *out, pave_error *error)
{
    return pave_obj_text_read(path, up, pave_obj_graph_parse, allocator, out, error);
}
