// cli/grid/grid_read.c: reads the arguments of queries. A query's row lists its arguments as words
// (`C K [METRIC]`); this file defines each word.
#include "grid.h"

#include <string.h>

/// Typed text, as quoted in messages.
#define TYPED "\"%.60s\""

static const char *query_name(const grid_call *call) { return grid_queries[call->query].name; }

// ---- Parts --------------------------------------------------------------------------------------

static const char *const part_names[GRID_PART_KINDS] = {"face", "edge", "vertex"};
static const char *const part_articles[GRID_PART_KINDS] = {"a", "an", "a"};
static const char *const part_plurals[GRID_PART_KINDS] = {"faces", "edges", "vertices"};

enum {
    SAMPLE_SIZE = 32,
    FACES = 1 << GRID_FACE,
    EDGES = 1 << GRID_EDGE,
    VERTICES = 1 << GRID_VERTEX
};

// Writes an example of a part: `0,0` or `0,0,NE`.
static const char *sample(const grid_notation *notation, char *out)
{
    char word[16] = "0";
    if (notation->annotations) cli_word(notation->annotations, 0, word, sizeof word);
    if (word[0] == '#') return "12";
    snprintf(out, SAMPLE_SIZE, "0,0%s%s", word[0] ? "," : "", word);
    return out;
}

// A vertex written q,r may also be written q,r,V, to distinguish it from a face.
static pave_result read_marked_vertex(const grid_kind *grid, const char *text, pave_cell *out)
{
    char bare[SAMPLE_SIZE];
    const grid_notation *notation = &grid->parts[GRID_VERTEX];
    size_t length = strlen(text);
    if (!notation->annotations || notation->annotations[0] || length < 3 ||
        length - 2 >= sizeof bare || strcmp(text + length - 2, ",V") != 0)
        return PAVE_INVALID;
    memcpy(bare, text, length - 2);
    bare[length - 2] = '\0';
    return notation->read(grid, bare, out);
}

static pave_result read_kind(const grid_kind *grid, grid_part_kind kind, const char *text,
                             pave_cell *out)
{
    const grid_notation *notation = &grid->parts[kind];
    if (!notation->read) return PAVE_INVALID;
    pave_result result = notation->read(grid, text, out);
    return result == PAVE_INVALID && kind == GRID_VERTEX ? read_marked_vertex(grid, text, out)
                                                         : result;
}

// Returns whether a string is `q,r,` and an annotation.
static bool has_annotation(const char *text)
{
    size_t length = strspn(text, "-0123456789");
    if (length == 0 || text[length] != ',') return false;
    text += length + 1;
    length = strspn(text, "-0123456789");
    return length > 0 && text[length] == ',';
}

// Describes the notation of a part kind, such as `hex edges are 0,0,NE`.
static void describe(const grid_kind *grid, grid_part_kind kind, char *out, size_t size)
{
    const grid_notation *notation = &grid->parts[kind];
    char example[SAMPLE_SIZE], words[64] = "";
    if (notation->annotations) cli_list_words(notation->annotations, "", words, sizeof words);
    if (grid->multigrid && kind == GRID_FACE)
        snprintf(out, size, "in %s they are q,r,s with s from 0 to %d, as queries print them",
                 grid->name, grid->multigrid->pair_count - 1);
    else if (grid->multigrid)
        snprintf(out, size, "in %s they are q,r,s, as queries print them", grid->name);
    else if (grid == &grid_numbered)
        snprintf(out, size, "cells of a ground have numbers, from 0");
    else if (!notation->annotations)
        snprintf(out, size, "in %s they are q,r,s with s from 0 to %d, such as %s", grid->name,
                 grid->own_tiling->face_count - 1, sample(notation, example));
    else if (words[0])
        snprintf(out, size, "%s %s are %s, such as %s", grid->name, part_plurals[kind], words,
                 sample(notation, example));
    else
        snprintf(out, size, "%s %s are q,r, such as -3,2", grid->name, part_plurals[kind]);
}

// Lists the kinds, such as `a face or a vertex`, each with an example.
static void list_kinds(const grid_kind *grid, int kinds, char *out, size_t size)
{
    const char *before = "";
    out[0] = '\0';
    for (grid_part_kind kind = GRID_FACE; kind < GRID_PART_KINDS; kind++) {
        char example[SAMPLE_SIZE];
        size_t used = strlen(out);
        if (!(kinds >> kind & 1) || !grid->parts[kind].read) continue;
        bool marked = kind == GRID_VERTEX && kinds != VERTICES && grid->parts[kind].annotations &&
                      !grid->parts[kind].annotations[0];
        snprintf(out + used, size - used, "%s%s %s such as %s%s", before, part_articles[kind],
                 part_names[kind], sample(&grid->parts[kind], example), marked ? ",V" : "");
        before = kinds == FACES + EDGES + VERTICES && kind == GRID_FACE ? ", " : " or ";
    }
}

static bool too_far(const grid_kind *kind, grid_answer *answer, const char *text)
{
    if (kind == &grid_numbered)
        return grid_wrong(answer, "%.60s is out of range; cells of a ground have numbers, from 0",
                          text);
    if (kind->multigrid)
        return grid_wrong(answer, "%.60s is out of range; cells of %s are within %d of 0,0", text,
                          kind->name, PAVE_MULTIGRID_FAR);
    return grid_wrong(answer, "%.60s is out of range; coordinates go from -%d to %d", text,
                      PAVE_COORDINATE_MAX, PAVE_COORDINATE_MAX);
}

// Reports that a string is not a part of the accepted kinds, and why.
static bool wrong_part(const grid_call *call, int kinds, const char *text, grid_answer *answer)
{
    char wanted[256];
    list_kinds(call->kind, kinds, wanted, sizeof wanted);
    for (grid_part_kind kind = GRID_FACE; kind < GRID_PART_KINDS; kind++) {
        pave_cell at;
        if (!(kinds >> kind & 1) && read_kind(call->kind, kind, text, &at) != PAVE_INVALID)
            return grid_wrong(answer, "%s needs %s; %.60s is %s %s", query_name(call), wanted, text,
                              part_articles[kind], part_names[kind]);
    }
    for (grid_part_kind kind = GRID_FACE; kind < GRID_PART_KINDS; kind++) {
        if (kinds != 1 << kind) continue;
        describe(call->kind, kind, wanted, sizeof wanted);
        return grid_wrong(answer, TYPED " is not %s %s; %s", text, part_articles[kind],
                          part_names[kind], wanted);
    }
    return grid_wrong(answer, "%s needs %s; " TYPED " is not one%s", query_name(call), wanted, text,
                      has_annotation(text) ? ": check what follows the second comma" : "");
}

// ---- Arguments ----------------------------------------------------------------------------------

/// The definition of a word in a row.
typedef struct argument_row argument_row;
typedef bool read_argument(grid_call *call, const argument_row *row, const char *text,
                           grid_argument *out, grid_answer *answer);

struct argument_row {
    const char *word;
    read_argument *read;
    int64_t least, most; // range of a number; for a part, `least` has a bit per accepted kind
};

static bool read_part(grid_call *call, const argument_row *row, const char *text,
                      grid_argument *out, grid_answer *answer)
{
    int kinds = (int)row->least;
    for (grid_part_kind kind = GRID_FACE; kind < GRID_PART_KINDS; kind++) {
        if (!(kinds >> kind & 1)) continue;
        pave_result result = read_kind(call->kind, kind, text, &out->part.at);
        out->part.kind = kind;
        out->is_part = true;
        if (result != PAVE_INVALID) return result == PAVE_OK || too_far(call->kind, answer, text);
    }
    return wrong_part(call, kinds, text, answer);
}

enum { LEAST_FACTOR = -1 }; // use the grid's minimum

static bool read_number(grid_call *call, const argument_row *row, const char *text,
                        grid_argument *out, grid_answer *answer)
{
    const int64_t least = row->least == LEAST_FACTOR ? call->kind->least_factor : row->least;
    switch (cli_read_number(text, least, row->most, &out->number)) {
    case CLI_READ: return true;
    case CLI_NO_FORM:
        return grid_wrong(answer, "%s: " TYPED " is not an integer; give one from %lld to %lld",
                          row->word, text, (long long)least, (long long)row->most);
    default:
        return grid_wrong(answer, "%s: %.60s is out of range; give a number from %lld to %lld",
                          row->word, text, (long long)least, (long long)row->most);
    }
}

// Reads a word of the grid; `what` describes it in messages.
static bool read_word(const grid_call *call, const char *what, const char *words, const char *text,
                      grid_argument *out, grid_answer *answer)
{
    int index = cli_read_word(text, words);
    if (index < 0) {
        char all[256];
        cli_list_words(words, "", all, sizeof all);
        return grid_wrong(answer, "%s of %s has no %s " TYPED "; it has %s", query_name(call),
                          call->kind->name, what, text, all);
    }
    out->number = index;
    return true;
}

// Reads a metric other than the last one, euclid.
static bool read_metric(grid_call *call, const argument_row *row, const char *text,
                        grid_argument *out, grid_answer *answer)
{
    (void)row;
    char steps[128];
    const char *last = strrchr(call->kind->metrics, '|');
    snprintf(steps, sizeof steps, "%.*s", (int)(last - call->kind->metrics), call->kind->metrics);
    return read_word(call, "metric", steps, text, out, answer);
}

// Reads any metric. Other tilings have only the distance between centres.
static bool read_wide_metric(grid_call *call, const argument_row *row, const char *text,
                             grid_argument *out, grid_answer *answer)
{
    (void)row;
    if (!call->kind->tiling) return read_word(call, "metric", "euclid", text, out, answer);
    return read_word(call, "metric", call->kind->metrics, text, out, answer);
}

static bool read_direction(grid_call *call, const argument_row *row, const char *text,
                           grid_argument *out, grid_answer *answer)
{
    (void)row;
    int count = 1;
    for (const char *at = call->kind->directions; *at; at++) count += *at == '|';
    if (cli_read_number(text, 0, count - 1, &out->number) == CLI_READ) return true;
    return read_word(call, "direction", call->kind->directions, text, out, answer);
}

static bool read_contact(grid_call *call, const argument_row *row, const char *text,
                         grid_argument *out, grid_answer *answer)
{
    (void)row;
    char all[64];
    const char *const *contacts = call->kind->contacts;
    const bool steps = call->query >= GRID_PATH && call->query <= GRID_FIELD;
    const char *moves = steps ? call->kind->moves : NULL;
    call->contact = cli_read_word(text, contacts[PAVE_CONTACT_VERTEX]) >= 0 ? PAVE_CONTACT_VERTEX
                                                                            : PAVE_CONTACT_EDGE;
    if (moves && call->contact == PAVE_CONTACT_VERTEX && call->options->corners != PAVE_MOVE_ONE)
        call->metric = PAVE_TRI_TOUCH; // the graph has the rule "one"; moves have all rules
    if (moves && cli_read_word(text, moves) >= 0)
        call->metric = (pave_tri_metric)cli_read_word(text, call->kind->metrics);
    snprintf(all, sizeof all, "%s|%s%s%s", contacts[PAVE_CONTACT_EDGE],
             contacts[PAVE_CONTACT_VERTEX], moves ? "|" : "", moves ? moves : "");
    return read_word(call, "contact", all, text, out, answer);
}

// Reads a side of the preceding face.
static bool read_side(grid_call *call, const argument_row *row, const char *text,
                      grid_argument *out, grid_answer *answer)
{
    (void)row;
    int32_t s = call->arguments[0].part.at.s;
    int last = pave_tiling_side_count(grid_tiling(call->kind), s) - 1;
    const char *words = call->kind->sides[0] ? call->kind->sides[s] : NULL;
    if (cli_read_number(text, 0, last, &out->number) == CLI_READ) return true;
    if (!words)
        return grid_wrong(answer,
                          "SIDE: " TYPED " is not a side of that cell; sides go from 0 to %d", text,
                          last);
    return read_word(call, "side", words, text, out, answer);
}

static bool read_axis(grid_call *call, const argument_row *row, const char *text,
                      grid_argument *out, grid_answer *answer)
{
    (void)row;
    return read_word(call, "axis", call->kind->axes, text, out, answer);
}

static bool read_text(grid_call *call, const argument_row *row, const char *text,
                      grid_argument *out, grid_answer *answer)
{
    (void)call, (void)row, (void)answer;
    out->text = text;
    return true;
}

static bool read_point(grid_call *call, const argument_row *row, const char *text,
                       grid_argument *out, grid_answer *answer)
{
    (void)row;
    out->is_point = true;
    switch (cli_read_point(text, &out->point)) {
    case CLI_READ: return true;
    case CLI_NO_FORM:
        return grid_wrong(answer,
                          TYPED " is not a point; %s needs two decimal numbers, such as 1.5,-2",
                          text, query_name(call));
    default: return too_far(call->kind, answer, text);
    }
}

static const argument_row arguments[] = {
    {"C", read_part, FACES, 0},
    {"A", read_part, FACES, 0},
    {"B", read_part, FACES, 0},
    {"E", read_part, EDGES, 0},
    {"V", read_part, VERTICES, 0},
    {"ABOUT", read_part, FACES + VERTICES, 0},
    {"PART", read_part, FACES + EDGES + VERTICES, 0},
    {"K", read_number, 0, INT32_MAX},
    {"L", read_number, 0, INT32_MAX},
    {"TURNS", read_number, INT32_MIN, INT32_MAX},
    {"SIZE", read_number, 1, PAVE_COORDINATE_MAX},
    {"M", read_number, LEAST_FACTOR, PAVE_COORDINATE_MAX},
    {"SIDE", read_side, 0, 0},
    {"AXIS", read_axis, 0, 0},
    {"METRIC", read_metric, 0, 0},
    {"METRIC|euclid", read_wide_metric, 0, 0},
    {"DIR", read_direction, 0, 0},
    {"CONTACT", read_contact, 0, 0},
    {"X,Y", read_point, 0, 0},
    {"Q,R", read_point, 0, 0},
    {"SHM", read_text, 0, 0},
    {"SYSTEM", read_text, 0, 0},
    {"VALUE", read_text, 0, 0},
};

static const argument_row *find_argument(const char *word, size_t length)
{
    for (size_t i = 0; i < sizeof arguments / sizeof *arguments; i++) {
        if (strncmp(arguments[i].word, word, length) == 0 && arguments[i].word[length] == '\0')
            return &arguments[i];
    }
    assert(false && "a row of the table has a word without a reader");
    return NULL;
}

bool grid_read_arguments(grid_call *call, int count, const char *const *words, grid_answer *answer)
{
    const grid_query *query = &grid_queries[call->query];
    int index = 0;
    for (const char *at = query->arguments; *at; index++) {
        bool optional = *at == '[';
        size_t length = strcspn(at + optional, " ]");
        grid_argument *out = &call->arguments[index];
        *out = (grid_argument){.part.kind = call->kind->middle};
        if (index < count) {
            const argument_row *row = find_argument(at + optional, length);
            if (!row->read(call, row, words[index], out, answer)) return false;
        } else if (!optional) {
            return grid_wrong(answer, "%.*s is missing; usage: %s %s %s", (int)length, at,
                              call->kind->name, query->name, query->arguments);
        }
        at += optional + length + optional;
        at += *at == ' ';
    }
    if (count > index)
        return grid_wrong(answer, TYPED " is an unexpected argument; usage: %s %s%s%s",
                          words[index], call->kind->name, query->name,
                          query->arguments[0] ? " " : "", query->arguments);
    return true;
}
