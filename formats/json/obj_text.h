/// formats/json/obj_text.h: tokenizer of OBJ and OFF, and the graph built from it. After the first
/// failure there are no more lines or words.
#ifndef PAVE_FORMATS_OBJ_TEXT_H
#define PAVE_FORMATS_OBJ_TEXT_H

#include "json_edges.h"

#include <pave/formats/obj.h>

/// A word; at the end of a line its size is 0, and `text` points to the end.
typedef struct pave_obj_word {
    const char *text;
    size_t size;
} pave_obj_word;

bool pave_obj_word_is(pave_obj_word word, const char *wanted);

/// State of a reader of OBJ or OFF text.
typedef struct pave_obj_text {
    pave_result result; ///< the first failure
    const char *path;   ///< names the text in errors; may be NULL
    pave_error *error;  ///< may be NULL
    const char *begin, *at, *end;
    bool continues;            ///< a backslash at the end of a line continues it
    pave_up up;                ///< given by the caller, or by a comment that pave wrote
    pave_edge_builder builder; ///< positions are (x, y)
    pave_common_list heights;  ///< z of each position, doubles
} pave_obj_text;

void pave_obj_text_begin(pave_obj_text *text, const char *bytes, size_t size, const char *path,
                         pave_up up, const pave_allocator *allocator, pave_error *error);

/// Refuses more than PAVE_OBJ_SIZE_MAX bytes of text.
pave_result pave_obj_text_refuse(const char *path, pave_error *error);

/// Finishes: merges vertices with equal positions, removes duplicate edges, and sets positions to
/// (x, z) if y is up. Releases the text and returns its result; `out` is filled if that is PAVE_OK.
pave_result pave_obj_text_finish(pave_obj_text *text, pave_edge_list *out);

/// Reads the next word of the line; returns false at its end. A # starts a comment.
bool pave_obj_text_word(pave_obj_text *text, pave_obj_word *word);

/// Reads the next word of the text; returns false at its end.
bool pave_obj_text_next_word(pave_obj_text *text, pave_obj_word *word);

/// Advances to the next line with a word; returns false at the end of the text.
bool pave_obj_text_line(pave_obj_text *text);

/// Reads three finite numbers as a vertex; in OFF they may span lines. On failure the error names
/// the vertex.
bool pave_obj_text_vertex(pave_obj_text *text);

/// Adds the edge between two vertices.
bool pave_obj_text_edge(pave_obj_text *text, int64_t a, int64_t b);

/// Reports an error at the line and column of `place` in the text, unless an error was reported
/// before. Returns false.
bool pave_obj_text_fail(pave_obj_text *text, const char *place, pave_result result,
                        const char *format, ...) PAVE_PRINTF(4, 5);

/// Parses the text of a file.
typedef pave_result pave_obj_parser(const char *text, size_t size, const char *path, pave_up up,
                                    const pave_allocator *allocator, pave_edge_list *out,
                                    pave_error *error);

pave_obj_parser pave_obj_graph_parse, pave_off_graph_parse;

/// Reads a file and parses its text.
pave_result pave_obj_text_read(const char *path, pave_up up, pave_obj_parser *parse,
                               const pave_allocator *allocator, pave_edge_list *out,
                               pave_error *error);

#endif
