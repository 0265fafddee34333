/// cli/grid/grid.h: queries about grids, such as `hex distance 10,5 0,2`. One table has a row for
/// each query and each grid a column of functions; dispatch, help, errors and completion come from
/// them. An answer is data: pave grid prints it, pave grid draw shows it.
#ifndef PAVE_CLI_GRID_H
#define PAVE_CLI_GRID_H

#include "../opt.h"

#include <pave/pave.h>

// ---- Queries ------------------------------------------------------------------------------------

/// The rows of the table.
typedef enum grid_query_id {
    GRID_NEIGHBORS,
    GRID_DIAGONALS,
    GRID_TOUCHING,
    GRID_BORDERS,
    GRID_CORNERS,
    GRID_JOINS,
    GRID_CONTINUES,
    GRID_MEETS,
    GRID_ENDPOINTS,
    GRID_TOUCHES,
    GRID_PROTRUDES,
    GRID_ADJACENT,
    GRID_SURROUNDING,
    GRID_TWIN,
    GRID_DISTANCE,
    GRID_LINE,
    GRID_RAY,
    GRID_RING,
    GRID_DISK,
    GRID_SPIRAL,
    GRID_COMMON,
    GRID_ROTATE,
    GRID_REFLECT,
    GRID_TO,
    GRID_FROM,
    GRID_SHM_ADD,
    GRID_SHM_MULTIPLY,
    GRID_PARENT,
    GRID_CHILDREN,
    GRID_CHUNK,
    GRID_COLOR,
    GRID_WORLD,
    GRID_AT,
    GRID_EDGE_AT,
    GRID_VERTEX_AT,
    GRID_ROUND,
    GRID_PATH,
    GRID_REACH,
    GRID_FIELD,
    GRID_SIGHT,
    GRID_VIEW,
    GRID_CELLS,
    GRID_INDEX,
    GRID_COMPONENTS,
    GRID_BRIDGES,
    GRID_ARTICULATIONS,
    GRID_TREE,
    GRID_COLORS,
    GRID_QUERY_COUNT
} grid_query_id;

typedef struct grid_query {
    const char *name;
    const char *arguments; ///< as help shows them; grid_read.c knows what each word of it takes
    const char *help;      ///< one sentence without its full stop
} grid_query;

/// By grid_query_id.
extern const grid_query grid_queries[GRID_QUERY_COUNT];

// ---- Grids and their parts ----------------------------------------------------------------------

typedef enum grid_part_kind { GRID_FACE, GRID_EDGE, GRID_VERTEX, GRID_PART_KINDS } grid_part_kind;

/// A part of a grid. `at.s` says which annotation it has.
typedef struct grid_part {
    grid_part_kind kind;
    pave_cell at;
} grid_part;

typedef struct grid_kind grid_kind;

/// How the parts of one kind are written, and where they lie.
typedef struct grid_notation {
    const char *annotations; ///< with | between, in the order of s; "": q,r alone; NULL: s is
                             ///< written as a number
    pave_result (*read)(const grid_kind *grid, const char *text,
                        pave_cell *out); ///< NULL: the grid does not have these parts
    pave_vec2 (*point)(const pave_layout *layout, pave_cell at);
} grid_notation;

typedef struct grid_call grid_call;
typedef struct grid_answer grid_answer;
typedef void grid_run(const grid_call *call, grid_answer *answer);

enum { GRID_VALUES_MAX = 3 };

/// Other coordinates of cells.
typedef struct grid_system {
    const char *name;
    const char *form;       ///< `whole numbers q,r,s`
    int count;              ///< of numbers, up to GRID_VALUES_MAX
    int32_t width_max;      ///< it is written NAME:WIDTH, with a width from 1; 0: without
    int32_t width;          ///< where it may be left out; 0: it may not
    const char *width_name; ///< NULL: WIDTH
    const char *rule;       ///< which of them are those of a cell, as a sentence; NULL: all
    bool (*to)(pave_cell cell, int32_t width, int64_t *out); ///< false: the cell has none
    bool (*from)(const int64_t *values, int32_t width,
                 pave_cell *out); ///< false: they are of no cell in range
    bool (*to_text)(
        pave_cell cell,
        char *out); ///< where they are no numbers with commas: GRID_TEXT_SIZE characters
    bool (*from_text)(const char *text, pave_cell *out);
} grid_system;

/// One grid: its words, and its answers.
struct grid_kind {
    const char *name;
    const pave_tiling *(*tiling)(void); ///< the same grid as a table; NULL: it is `own_tiling`
    const pave_tiling *own_tiling;
    grid_notation parts[GRID_PART_KINDS];
    const char *metrics;        ///< in the order of the library's enum, with | between
    const char *contacts[2];    ///< by pave_contact: the words for it, those of `metrics` that mean
                                ///< the same among them
    const char *directions;     ///< of rays, in the order of their numbers
    const char *sides[2];       ///< by s: the directions of a face's sides, in the order of their
                                ///< numbers; NULL: they have numbers alone
    const char *axes;           ///< of reflections
    const grid_system *systems; ///< one without a name ends them
    grid_part_kind
        middle;       ///< about what one turns where nothing is said: the face or the vertex 0,0
    int least_factor; ///< of coarse cells
    grid_run *run[GRID_QUERY_COUNT]; ///< NULL: it does not have the query
};

extern const grid_kind grid_square, grid_hex, grid_tri;

/// What all other tilings have alike: their grids are copies of it with a name and a tiling.
extern const grid_kind grid_other;

/// The three; a NULL ends the list.
extern const grid_kind *const grid_kinds[];

/// The grid as a table.
static inline const pave_tiling *grid_tiling(const grid_kind *kind)
{
    return kind->tiling ? kind->tiling() : kind->own_tiling;
}

/// Finds a system such as `cube` or `index:10`; NULL: the answer says what is wrong.
const grid_system *grid_system_named(const grid_kind *kind, const char *text, int32_t *width,
                                     grid_answer *answer);

/// Writes a cell in a system. False, and nothing is written, where it does not have these
/// coordinates. `out` must hold at least GRID_TEXT_SIZE characters.
bool grid_system_text(const grid_system *system, int32_t width, pave_cell cell, char *out);

// ---- Calls --------------------------------------------------------------------------------------

/// What may stand behind --.
typedef struct grid_options {
    bool json, batch;
    int orientation; ///< pave_orientation
    double scale;
    bool y_up;
    pave_vec2 origin;
    cli_basis basis;
    const char *walls;        ///< NULL: none
    struct grid_cache *cache; ///< what queries share, grid_cache.h
} grid_options;

/// One argument. Which field holds it depends on what it is.
typedef struct grid_argument {
    bool is_part, is_point; ///< it was given, and is that
    grid_part part;
    int64_t number; ///< a count, or the index of a word
    pave_vec2 point;
    const char *text;
} grid_argument;

enum { GRID_ARGUMENTS_MAX = 5 };

/// A query as it was asked.
struct grid_call {
    const grid_options *options;
    const grid_kind *kind;
    grid_query_id query;
    grid_argument arguments[GRID_ARGUMENTS_MAX]; ///< those that were left out have their defaults
    pave_contact contact;                        ///< what a query takes as a step
};

/// Reads the arguments of a call whose grid and query are known. False: the answer says what is
/// wrong.
bool grid_read_arguments(grid_call *call, int count, const char *const *words, grid_answer *answer);

/// Reads GRID QUERY ARGS..., `count` words. False: the answer says what is wrong.
bool grid_understand(const grid_options *options, int count, const char *const *words,
                     grid_call *call, grid_answer *answer);

/// The same, and answers it.
void grid_ask(const grid_options *options, int count, const char *const *words,
              grid_answer *answer);

// ---- Answers ------------------------------------------------------------------------------------

typedef enum grid_answer_kind {
    GRID_PARTS,  ///< `count` of `cells`, all of `part_kind`
    GRID_VALUE,  ///< `number`
    GRID_TEXT,   ///< `text`
    GRID_POINT,  ///< the first of `points`
    GRID_POINTS, ///< `count` of `points`
    GRID_BOOL,   ///< `yes`
    GRID_SIDE,   ///< side `number` of the first of `cells`
    GRID_PAIRS,  ///< `count` of `cells`, each second one belonging to that before it
    GRID_NUMBERS ///< `count` of `numbers`
} grid_answer_kind;

enum { GRID_TEXT_SIZE = 128, GRID_ERROR_SIZE = 1024 };

/// No answer has more cells: they would fill more than a gigabyte.
#ifndef GRID_CELLS_MAX // fuzzers are content with fewer
#define GRID_CELLS_MAX INT64_C(100000000)
#endif

/// What a query says. {0} at first; one serves one query after the other, and is released at the
/// end.
struct grid_answer {
    int code; ///< CLI_DONE; CLI_NO; or CLI_WRONG or CLI_FAILED, and then `error` says why
    grid_answer_kind kind;
    grid_part_kind part_kind;
    const grid_kind *grid; ///< whose parts they are; NULL where the query did not say
    pave_cell *cells;
    pave_vec2 *points;
    int32_t *numbers; ///< below 0: no number
    int64_t count, cells_capacity, points_capacity, numbers_capacity;
    int64_t number;
    bool counts; ///< of `numbers`: they are 0..n-1, and n is of interest
    bool yes;
    char text[GRID_TEXT_SIZE];
    char error[GRID_ERROR_SIZE];
};

void grid_answer_release(grid_answer *answer);

/// Says that the query is wrong: one sentence. Returns false.
bool grid_wrong(grid_answer *answer, const char *format, ...) PAVE_PRINTF(2, 3);

/// The same for a file that is wrong, or memory that there is not.
bool grid_failed(grid_answer *answer, const char *format, ...) PAVE_PRINTF(2, 3);

/// Whether the answer says what is wrong.
static inline bool grid_is_wrong(const grid_answer *answer)
{
    return answer->code != CLI_DONE && answer->code != CLI_NO;
}

/// Adds a part; all of an answer are of one kind.
void grid_add(grid_answer *answer, grid_part_kind kind, pave_cell at);

/// Adds a pair of faces; all of an answer are pairs.
void grid_add_pair(grid_answer *answer, pave_cell a, pave_cell b);

/// Makes the answer one of so many numbers, which are to be filled in. NULL: there is no room, and
/// the answer says so.
int32_t *grid_add_numbers(grid_answer *answer, int64_t count);

/// Adds a point to a list of them.
void grid_add_point(grid_answer *answer, pave_vec2 point);

/// Takes the result of a function that lists cells. True: there was too little room and is enough
/// now, so it is to be called again. False: the answer is its cells, or says what is wrong. So:
/// while (grid_again(answer, pave_hex_ring(c, k, m, answer->cells, answer->cells_capacity,
/// &answer->count))) {}
bool grid_again(grid_answer *answer, pave_result result);

/// Makes room for so many cells. False: the answer says that they are too many.
bool grid_reserve(grid_answer *answer, int64_t count);

/// Makes room for at least `need` elements of `size` bytes in an array whose pointer is at `array`,
/// NULL with a room of 0 in the beginning. It grows by a half at least. False: out of memory.
bool grid_grow(void *array, int64_t *room, int64_t need, size_t size);

/// Where a cell comes to lie that is turned or mirrored.
typedef enum grid_landing {
    GRID_LANDED, ///< on a cell
    GRID_BESIDE  ///< beside the cells of its grid
} grid_landing;

/// Answers with the cell, or says what is wrong.
void grid_land(const grid_call *call, grid_landing landing, pave_cell at, grid_answer *answer);

/// Copies the int32_t of a struct, and back: false where a number is not one.
void grid_widen(const void *coordinates, size_t count, int64_t *out);
bool grid_narrow(const int64_t *values, size_t count, void *coordinates);

/// Whether a cell, or what lies from `low` to `high`, is in range. False: the answer says so.
bool grid_within(grid_answer *answer, pave_cell cell);
bool grid_span_within(grid_answer *answer, int64_t low, int64_t high);

/// Where the options put the grid. False: the answer says what is wrong with them.
bool grid_layout(const grid_call *call, pave_layout *out, grid_answer *answer);

/// `to SYSTEM C` and `from SYSTEM VALUE` of the three grids.
grid_run grid_to, grid_from;

/// What all grids answer by the table of their tiling.
grid_run grid_twin, grid_color;

/// What all grids answer between walls.
grid_run grid_list, grid_field, grid_sight, grid_view, grid_cells, grid_index, grid_components,
    grid_colors;

/// The rows of what all grids answer by the same functions.
#define GRID_ALIKE                                                                  \
    [GRID_TWIN] = grid_twin, [GRID_COLOR] = grid_color, [GRID_PATH] = grid_list,    \
    [GRID_REACH] = grid_list, [GRID_FIELD] = grid_field, [GRID_SIGHT] = grid_sight, \
    [GRID_VIEW] = grid_view, [GRID_CELLS] = grid_cells, [GRID_INDEX] = grid_index,  \
    [GRID_COMPONENTS] = grid_components, [GRID_BRIDGES] = grid_list,                \
    [GRID_ARTICULATIONS] = grid_list, [GRID_TREE] = grid_list, [GRID_COLORS] = grid_colors

/// Writes a part as queries name it. `out` must hold at least GRID_TEXT_SIZE characters.
void grid_part_text(const grid_kind *grid, const grid_part *part, char *out);

/// Writes an answer that is not wrong, without a line break.
void grid_answer_print(FILE *out, const grid_answer *answer);

/// Writes an answer to these words, or what is wrong, in a line: as it is, or as an object in JSON
/// with the words.
void grid_put(FILE *out, bool json, int count, const char *const *words, const grid_answer *answer);

// ---- Batches ------------------------------------------------------------------------------------

/// Answers queries from standard input, one a line; `options` count for all lines, and those of the
/// command's table may stand within a line. Returns an exit code.
int grid_batch(const cli_command *command, const grid_options *options, FILE *out);

#endif
