/// formats/json/obj_read.c: reads graphs from OBJ files.
#include "obj_text.h"

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

// ---- Files --------------------------------------------------------------------------------------

static bool read_statement(obj_reader *reader, pave_obj_word word)
{
    static const char *const skipped[] = {
        "vt",       "vn",     "vp",     "p",      "o",          "g",         "s",     "mg",
        "usemtl",   "mtllib", "usemap", "maplib", "shadow_obj", "trace_obj", "bevel", "c_interp",
        "d_interp", "lod",    "cstype", "deg",    "bmat",       "step",      "curv",  "curv2",
        "surf",     "parm",   "trim",   "hole",   "scrv",       "sp",        "end",   "con",
        "ctech",    "stech",  "call",   "csh"};
    if (pave_obj_word_is(word, "v")) return pave_obj_text_vertex(&reader->text);
    if (pave_obj_word_is(word, "l"))
        return read_edges(reader, 2, false, "a line must have two vertices or more");
    if (pave_obj_word_is(word, "f") || pave_obj_word_is(word, "fo"))
        return read_edges(reader, 3, true, "a face must have three vertices or more");
    for (size_t i = 0; i < sizeof skipped / sizeof skipped[0]; i++)
        if (pave_obj_word_is(word, skipped[i])) return reader->text.result == PAVE_OK;
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
