/// cli/grid/grid.h: queries about grids, such as `hex distance 10,5 0,2`. A table has a row for
/// each query, and each grid has a column of functions. Dispatch, help, errors and completion are
/// derived from them. An answer is data: pave grid prints it, pave grid draw draws it.
#ifndef PAVE_CLI_GRID_H
#define PAVE_CLI_GRID_H

#include "../opt.h"

#include <pave/pave.h>

// ---- Queries ------------------------------------------------------------------------------------

/// The rows of the table, X(ID, name, arguments, help); see grid_query.
#define GRID_QUERY_LIST(X)                                                                        \
    X(NEIGHBORS, "neighbors", "C", "the faces across the sides of a face")                        \
    X(DIAGONALS, "diagonals", "C", "the faces across its corners")                                \
    X(TOUCHING, "touching", "C", "the faces that share a vertex with it")                         \
    X(BORDERS, "borders", "C", "the edges around a face")                                         \
    X(CORNERS, "corners", "C", "the vertices around a face")                                      \
    X(JOINS, "joins", "E", "the two faces at an edge")                                            \
    X(CONTINUES, "continues", "E",                                                                \
      "the edges that continue an edge in a straight line; on hex, which has none, those that "   \
      "share an endpoint")                                                                        \
    X(MEETS, "meets", "E", "the edges that share an endpoint with an edge")                       \
    X(ENDPOINTS, "endpoints", "E", "the two vertices of an edge")                                 \
    X(TOUCHES, "touches", "V", "the faces around a vertex")                                       \
    X(PROTRUDES, "protrudes", "V", "the edges that leave a vertex")                               \
    X(ADJACENT, "adjacent", "V", "the vertices at the other ends of these edges")                 \
    X(SURROUNDING, "surrounding", "V", "the vertices that share a face with a vertex")            \
    X(DUAL, "dual", "PART",                                                                       \
      "the part of the dual grid with the same centre: a part of tri for hex, a part of hex for " \
      "tri")                                                                                      \
    X(TWIN, "twin", "C SIDE",                                                                     \
      "the side of the neighbor at the same edge as side SIDE of C, as C SIDE; sides are "        \
      "numbered; on square, hex and tri they are also named by directions")                       \
    X(DISTANCE, "distance", "A B [METRIC]",                                                       \
      "the number of steps from A to B; METRIC is 4 or 8 on square, steps on hex, and edge, "     \
      "shortcut, touch or flank on tri (default: the first)")                                     \
    X(LINE, "line", "A B [METRIC]", "the cells of the straight line from A to B")                 \
    X(RAY, "ray", "C DIR K",                                                                      \
      "C and the K cells after it in a direction: N, ESE and so on, or its number")               \
    X(RING, "ring", "C K [METRIC|euclid]", "the cells at distance K, clockwise from north")       \
    X(DISK, "disk", "C K [METRIC|euclid]", "the cells up to distance K, row by row")              \
    X(SPIRAL, "spiral", "C K [METRIC|euclid]", "the same, ring by ring")                          \
    X(COMMON, "common", "A K B L [METRIC]",                                                       \
      "the cells at distance K or less from A and L or less from B, row by row")                  \
    X(ROTATE, "rotate", "C TURNS [ABOUT]",                                                        \
      "C turned clockwise on screen by TURNS sixths (quarters on square) about a face or a "      \
      "vertex (the face 0,0; on tri the vertex 0,0)")                                             \
    X(REFLECT, "reflect", "C AXIS [ABOUT]",                                                       \
      "C mirrored so that this coordinate is kept: x or y on square, q, r or s on hex and tri")   \
    X(TO, "to", "SYSTEM C", "C in other coordinates, with commas")                                \
    X(FROM, "from", "SYSTEM VALUE", "the cell of other coordinates, as `to` prints them")         \
    X(SHM_ADD, "shm-add", "SHM SHM", "the sum of two addresses of the spiral honeycomb mosaic")   \
    X(SHM_MULTIPLY, "shm-multiply", "SHM SHM", "their product")                                   \
    X(PARENT, "parent", "C M",                                                                    \
      "the coarse cell that contains C; on hex big hexagons of radius M, otherwise M by M cells") \
    X(CHILDREN, "children", "C M", "the cells of the coarse cell C")                              \
    X(CHUNK, "chunk", "C SIZE",                                                                   \
      "the chunk that contains C, a parallelogram of SIZE by SIZE cells")                         \
    X(COLOR, "color", "C [CONTACT]",                                                              \
      "the colour of C, from 0, in a periodic colouring with the fewest colours, in which "       \
      "cells that share an edge (or also a vertex) differ")                                       \
    X(WORLD, "world", "PART", "the point in the middle of a face or an edge (q,r,V: a vertex)")   \
    X(AT, "at", "X,Y", "the face under a point; on edges and corners see docs/coordinates.md")    \
    X(EDGE_AT, "edge-at", "X,Y", "the edge nearest to a point, as on regular shapes")             \
    X(VERTEX_AT, "vertex-at", "X,Y", "the vertex nearest to a point, likewise")                   \
    X(ROUND, "round", "Q,R",                                                                      \
      "the face whose middle is nearest to fractional coordinates; on square and hex, q,r is "    \
      "the middle of the face q,r; on tri, q,r is the vertex q,r, and the result is the face "    \
      "that contains the point")                                                                  \
    X(PATH, "path", "A B [CONTACT]",                                                              \
      "the cells of a cheapest path from A to B on the ground of --on, or no; CONTACT: edge "     \
      "for steps across edges, vertex for steps around corners too, or the equivalent metric; "   \
      "on tri also shortcut or flank")                                                            \
    X(REACH, "reach", "A K [CONTACT]",                                                            \
      "the cells that can be reached at a cost of at most K, by cost, then by number; with "      \
      "shortcut a step to an opposite cell counts twice")                                         \
    X(FIELD, "field", "A [CONTACT]",                                                              \
      "the cost from A to each cell of the ground, by number; - for cells that cannot be "        \
      "reached")                                                                                  \
    X(SIGHT, "sight", "A B", "whether A sees B past the walls of --on: yes or no")                \
    X(VIEW, "view", "A K [METRIC|euclid]",                                                        \
      "the cells up to distance K that A sees past the walls, including A, by number")            \
    X(CELLS, "cells", "", "the cells of the window of --on, by number, from 0")                   \
    X(INDEX, "index", "C",                                                                        \
      "the number of C in the window; if that wraps, the number of its image")                    \
    X(COMPONENTS, "components", "",                                                               \
      "for each cell of the ground, by number, its region, from 0; - if it is closed")

#define GRID_QUERY_ID(id, name, arguments, help) GRID_##id,
typedef enum grid_query_id { GRID_QUERY_LIST(GRID_QUERY_ID) GRID_QUERY_COUNT } grid_query_id;

typedef struct grid_query {
    const char *name;
    const char *arguments; ///< as shown in the help; grid_read.c defines each word
    const char *help;      ///< one sentence without the final full stop
} grid_query;

/// By grid_query_id.
extern const grid_query grid_queries[GRID_QUERY_COUNT];

// ---- Grids and their parts ----------------------------------------------------------------------

typedef enum grid_part_kind { GRID_FACE, GRID_EDGE, GRID_VERTEX, GRID_PART_KINDS } grid_part_kind;

/// A part of a grid. `at.s` is the index of its annotation.
typedef struct grid_part {
    grid_part_kind kind;
    pave_cell at;
} grid_part;

typedef struct grid_kind grid_kind;

/// The notation and position of the parts of one kind.
typedef struct grid_notation {
    const char *annotations; ///< separated by |, in the order of s; "": only q,r; "#": only q;
                             ///< NULL: s is written as a number
    pave_result (*read)(const grid_kind *grid, const char *text,
                        pave_cell *out); ///< NULL if the grid has no such parts
    pave_vec2 (*point)(const pave_layout *layout, pave_cell at);
} grid_notation;

typedef struct grid_call grid_call;
typedef struct grid_answer grid_answer;
typedef void grid_run(const grid_call *call, grid_answer *answer);

enum { GRID_VALUES_MAX = 3 };

/// A system of alternative coordinates of cells.
typedef struct grid_system {
    const char *name;
    const char *form;       ///< `integers q,r,s`
    int count;              ///< number of values, up to GRID_VALUES_MAX
    int32_t width_max;      ///< maximum width of a system written NAME:WIDTH; 0 if it has no width
    int32_t width;          ///< default width; 0 if required
    const char *width_name; ///< NULL: WIDTH
    const char *rule;       ///< a sentence about the valid values; NULL if all are valid
    bool (*to)(pave_cell cell, int32_t width, int64_t *out); ///< false if the cell has no such
                                                             ///< coordinates
    bool (*from)(const int64_t *values, int32_t width,
                 pave_cell *out); ///< false if no cell in range has these values
    bool (*to_text)(pave_cell cell,
                    char *out); ///< writer, unless the values are integers separated by commas;
                                ///< `out` has GRID_TEXT_SIZE characters
    bool (*from_text)(const char *text, pave_cell *out);
} grid_system;

/// A grid: its words and its query functions.
struct grid_kind {
    const char *name;
    const pave_tiling *(*tiling)(void); ///< the grid as a table; NULL for `own_tiling`
    const pave_tiling *own_tiling;
    const pave_multigrid *multigrid; ///< of rhombs, instead of a tiling
    grid_notation parts[GRID_PART_KINDS];
    const char *metrics; ///< separated by |, in the order of the library's enum
    /// Words for each pave_contact, including equivalent words of `metrics`.
    const char *contacts[2];
    const char *moves; ///< words of `metrics` that the queries path, reach and field also accept as
                       ///< kinds of steps; may be NULL
    const char *directions; ///< names of the directions of rays, in numerical order
    const char *sides[2];   ///< names of a face's sides, in numerical order, for each s; NULL if
                            ///< sides have only numbers
    const char *axes;       ///< names of the axes of reflections
    const grid_system *systems;      ///< terminated by a system without a name
    grid_part_kind middle;           ///< default centre of rotation: the face or the vertex 0,0
    int least_factor;                ///< minimum factor of coarse cells
    grid_run *run[GRID_QUERY_COUNT]; ///< NULL if the grid does not have the query
};

extern const grid_kind grid_square, grid_hex, grid_tri;

/// Prototype for all other tilings: their grids are copies of it with a name and a tiling.
extern const grid_kind grid_other;

/// Prototype for the rhombs of multigrids: their grids are copies of it with a name and a
/// multigrid.
extern const grid_kind grid_rhombs;

/// Grid of the numbered cells of --on FILE.
extern const grid_kind grid_numbered;

/// The three regular grids, terminated by NULL.
extern const grid_kind *const grid_kinds[];

/// Returns the grid as a table; NULL for rhombs.
static inline const pave_tiling *grid_tiling(const grid_kind *kind)
{
    return kind->tiling ? kind->tiling() : kind->own_tiling;
}

/// Finds a system such as `cube` or `index:10`. On failure returns NULL and sets the error in the
/// answer.
const grid_system *grid_system_named(const grid_kind *kind, const char *text, int32_t *width,
                                     grid_answer *answer);

/// Writes a cell in a system. Returns false and writes nothing if the cell does not have these
/// coordinates. `out` must hold at least GRID_TEXT_SIZE characters.
bool grid_system_text(const grid_system *system, int32_t width, pave_cell cell, char *out);

// ---- Calls --------------------------------------------------------------------------------------

/// Words of --corners, in the order of pave_move_corners.
#define GRID_CORNER_RULES "short|one|both|open"
#define GRID_CORNERS_HELP                                                                       \
    "when a step may pass a vertex next to walls: if a shortest way around it is free (on tri " \
    "only), if one way is, if both are, always"

/// Options of the ground, see grid_ground.h.
typedef struct grid_ground_options {
    const char *on, *walls, *cost, *at; ///< NULL if not given
    cli_size size;                      ///< size of the part of a world, or of a board without `on`
} grid_ground_options;

/// Options of a query.
typedef struct grid_options {
    bool json, batch;
    int orientation; ///< pave_orientation
    double scale;
    bool y_up;
    pave_vec2 origin;
    cli_basis basis;
    grid_ground_options ground;
    int corners;              ///< pave_move_corners, for steps past a vertex
    struct grid_cache *cache; ///< data shared by queries, see grid_cache.h
} grid_options;

/// One argument; its kind determines which field is used.
typedef struct grid_argument {
    bool is_part, is_point; ///< whether it was given as a part, or as a point
    grid_part part;
    int64_t number; ///< a count, or the index of a word
    pave_vec2 point;
    const char *text;
} grid_argument;

enum { GRID_ARGUMENTS_MAX = 5 };

/// A parsed query.
struct grid_call {
    const grid_options *options;
    const grid_kind *kind;
    grid_query_id query;
    grid_argument arguments[GRID_ARGUMENTS_MAX]; ///< omitted arguments have their defaults
    pave_contact contact;                        ///< contact across which the query steps
    pave_tri_metric metric; ///< moves of the query. PAVE_TRI_EDGE_STEPS: steps by `contact`; other
                            ///< values: moves under the corner rule given by the options
};

/// Reads a query's arguments, once its grid and name are known. Returns false with the error in the
/// answer.
bool grid_read_arguments(grid_call *call, int count, const char *const *words, grid_answer *answer);

/// Reads GRID QUERY ARGS..., `count` words. Returns false with the error in the answer.
bool grid_understand(const grid_options *options, int count, const char *const *words,
                     grid_call *call, grid_answer *answer);

/// Reads a query like grid_understand and answers it.
void grid_ask(const grid_options *options, int count, const char *const *words,
              grid_answer *answer);

// ---- Answers ------------------------------------------------------------------------------------

typedef enum grid_answer_kind {
    GRID_PARTS,  ///< `count` elements of `cells`, all of kind `part_kind`
    GRID_VALUE,  ///< `number`
    GRID_TEXT,   ///< `text`
    GRID_POINT,  ///< the first of `points`
    GRID_POINTS, ///< `count` elements of `points`
    GRID_BOOL,   ///< `yes`
    GRID_SIDE,   ///< side `number` of the first of `cells`
    GRID_NUMBERS ///< `count` elements of `numbers`
} grid_answer_kind;

enum { GRID_TEXT_SIZE = 128, GRID_ERROR_SIZE = 1024 };

/// Maximum number of cells of an answer: more would take over a gigabyte.
#ifndef GRID_CELLS_MAX // lower for fuzzers
#define GRID_CELLS_MAX INT64_C(100000000)
#endif

/// The answer of a query. Initialize to {0}; it can be reused for further queries. Release it at
/// the end.
struct grid_answer {
    int code; ///< CLI_DONE; CLI_NO; or CLI_WRONG or CLI_FAILED with a message in `error`
    grid_answer_kind kind;
    grid_part_kind part_kind;
    const grid_kind *grid; ///< grid of the parts; NULL if the query did not set it
    pave_cell *cells;
    pave_vec2 *points;
    int32_t *numbers; ///< negative: no number
    int64_t count, cells_capacity, points_capacity, numbers_capacity;
    int64_t number;
    bool counts; ///< whether `numbers` are in 0..n-1 and n is printed
    bool yes;
    char text[GRID_TEXT_SIZE];
    char error[GRID_ERROR_SIZE];
};

void grid_answer_release(grid_answer *answer);

/// Sets an error about the query, a file or memory, one sentence. Returns false.
bool grid_refuse(grid_answer *answer, int code, const char *format, ...) PAVE_PRINTF(3, 4);
#define grid_wrong(answer, ...) grid_refuse(answer, CLI_WRONG, __VA_ARGS__)
#define grid_failed(answer, ...) grid_refuse(answer, CLI_FAILED, __VA_ARGS__)

/// Returns whether the answer is an error.
static inline bool grid_is_wrong(const grid_answer *answer)
{
    return answer->code != CLI_DONE && answer->code != CLI_NO;
}

/// Adds a part; all parts of an answer are of one kind.
void grid_add(grid_answer *answer, grid_part_kind kind, pave_cell at);

/// Makes the answer a list of `count` numbers and returns it for the caller to fill. Returns NULL
/// and sets the error in the answer if memory runs out.
int32_t *grid_add_numbers(grid_answer *answer, int64_t count);

/// Adds a point to the list of points.
void grid_add_point(grid_answer *answer, pave_vec2 point);

/// Takes the result of a function that lists cells. Returns true if the capacity was too small and
/// has been increased; then call the function again. Returns false if the answer is complete or has
/// an error. Use: while (grid_again(answer, pave_hex_ring(c, k, m, answer->cells,
/// answer->cells_capacity, &answer->count))) {}
bool grid_again(grid_answer *answer, pave_result result);

/// Reserves capacity for `count` cells. Returns false and sets the error in the answer if there are
/// too many.
bool grid_reserve(grid_answer *answer, int64_t count);

/// Grows the array whose pointer is at `array` to at least `need` elements of `size` bytes. It is
/// initially NULL with `room` 0, and grows by at least half. Returns false if memory runs out.
bool grid_grow(void *array, int64_t *room, int64_t need, size_t size);

/// The result of rotating or mirroring a cell.
typedef enum grid_landing {
    GRID_LANDED, ///< on a cell
    GRID_BESIDE  ///< not on a cell of its grid
} grid_landing;

/// Sets the answer to the cell, or to an error.
void grid_land(const grid_call *call, grid_landing landing, pave_cell at, grid_answer *answer);

/// grid_widen copies the int32_t members of a struct to int64_t; grid_narrow converts back and
/// returns false if a number is out of range.
void grid_widen(const void *coordinates, size_t count, int64_t *out);
bool grid_narrow(const int64_t *values, size_t count, void *coordinates);

/// Returns whether a cell, or the range `low` to `high`, is in range. If not, the answer receives
/// the error.
bool grid_within(grid_answer *answer, pave_cell cell);
bool grid_span_within(grid_answer *answer, int64_t low, int64_t high);

/// Computes the layout given by the options. On failure returns false, with the error in the
/// answer.
bool grid_layout(const grid_call *call, pave_layout *out, grid_answer *answer);

/// `to SYSTEM C` and `from SYSTEM VALUE` of the regular grids.
grid_run grid_to, grid_from;

/// Queries answered from a tiling's table.
grid_run grid_twin, grid_color;

/// Queries between walls, for all grids.
grid_run grid_list, grid_field, grid_sight, grid_view, grid_cells, grid_index, grid_components;

/// Table rows of the queries that all grids answer with the same functions.
#define GRID_ALIKE                                                                  \
    [GRID_TWIN] = grid_twin, [GRID_COLOR] = grid_color, [GRID_PATH] = grid_list,    \
    [GRID_REACH] = grid_list, [GRID_FIELD] = grid_field, [GRID_SIGHT] = grid_sight, \
    [GRID_VIEW] = grid_view, [GRID_CELLS] = grid_cells, [GRID_INDEX] = grid_index,  \
    [GRID_COMPONENTS] = grid_components

/// Writes a part in query notation. `out` must hold at least GRID_TEXT_SIZE characters.
void grid_part_text(const grid_kind *grid, const grid_part *part, char *out);

/// Writes an answer that is not an error, without a line break.
void grid_answer_print(FILE *out, const grid_answer *answer);

/// Writes the answer to these words, or its error, as a line of text or as a JSON object with the
/// words.
void grid_put(FILE *out, bool json, int count, const char *const *words, const grid_answer *answer);

// ---- Batches ------------------------------------------------------------------------------------

/// Answers queries from standard input, one per line; `options` apply to all lines, and lines may
/// contain options of the command's table. Returns an exit code.
int grid_batch(const cli_command *command, const grid_options *options, FILE *out);

#endif
