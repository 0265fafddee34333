/// src/tactics/citadel/citadel_model.h: data shared by the construction steps of citadels: the
/// board, its lanes, the plan of the works, and the town.
///
/// Directions 0..5 are (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1): clockwise on screen,
/// with the inside on the right. A polygon is a list of lattice vertices.
#ifndef PAVE_SRC_CITADEL_MODEL_H
#define PAVE_SRC_CITADEL_MODEL_H

#include <pave/citadel.h>
#include <pave/random.h>

// ---- The board ----------------------------------------------------------------------------------
// A parallelogram of cells with the town in the middle. The index of a cell is r << 9 | q << 1 | s,
// so neighbours are at fixed offsets and a strip of lane r is a contiguous range.

enum {
    PAVE_CITADEL_COLUMNS = 256,
    PAVE_CITADEL_ROWS = 160,
    PAVE_CITADEL_ROW = 2 * PAVE_CITADEL_COLUMNS, ///< cells per row
    PAVE_CITADEL_CELLS = PAVE_CITADEL_ROW * PAVE_CITADEL_ROWS,
    PAVE_CITADEL_INSIDE_MAX = 8192, ///< maximum number of cells inside a wall
    PAVE_CITADEL_LIST_MAX = 1 << 15,
    PAVE_CITADEL_POOL_MAX = 1 << 18,
    PAVE_CITADEL_LANES = 3,
    PAVE_CITADEL_SIDES_MAX = 12,
    PAVE_CITADEL_BASTIONS_MAX = 60,
    PAVE_CITADEL_VERTICES_MAX = 512,
    PAVE_CITADEL_CURTAINS_MAX = PAVE_CITADEL_BASTIONS_MAX + PAVE_CITADEL_SIDES_MAX,
    PAVE_CITADEL_GATES_MAX = 16,
    PAVE_CITADEL_RING = 254, ///< temporary zone of a street along the wall or the keep
    PAVE_CITADEL_FREE = 255  ///< zone of an undecided cell inside
};

static inline int32_t pave_citadel_at(int32_t q, int32_t r, int32_t s)
{
    return r * PAVE_CITADEL_ROW + 2 * q + s;
}

static inline int32_t pave_citadel_q(int32_t at) { return at % PAVE_CITADEL_ROW >> 1; }
static inline int32_t pave_citadel_r(int32_t at) { return at / PAVE_CITADEL_ROW; }

/// Returns the index of a cell's strip in a lane: q, r or q + r + s.
static inline int32_t pave_citadel_lane(int32_t at, int lane)
{
    const int32_t q = pave_citadel_q(at), r = pave_citadel_r(at);
    return lane == 0 ? q : lane == 1 ? r : q + r + (at & 1);
}

static inline pave_cell pave_citadel_cell(int32_t at)
{
    return pave_tri_face_of(pave_citadel_q(at), pave_citadel_r(at), at & 1);
}

/// By s and side: offset to the neighbour, and the lane whose number changes. A step within a strip
/// does not change the number of its lane.
extern const int16_t pave_citadel_edge[2][PAVE_TRI_NEIGHBORS_MAX];
extern const uint8_t pave_citadel_edge_lane[2][PAVE_TRI_NEIGHBORS_MAX];
/// By s: offsets to the touching cells.
extern const int16_t pave_citadel_touch[2][PAVE_TRI_TOUCHING_MAX];
/// Offsets from the L of a vertex to the six cells around it.
extern const int16_t pave_citadel_around[PAVE_TRI_TOUCHES_MAX];

static inline pave_tri_vertex pave_citadel_step(pave_tri_vertex from, int direction, int32_t count)
{
    static const int8_t step[6][2] = {{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}};
    return pave_tri_vertex_of(from.q + count * step[direction % 6][0],
                              from.r + count * step[direction % 6][1]);
}

// ---- Boxes --------------------------------------------------------------------------------------
// A box: the cells whose lane numbers are in three intervals, ends included. Every convex polygon
// with sides along the lanes is a box.

typedef struct pave_citadel_box {
    int32_t low[PAVE_CITADEL_LANES], high[PAVE_CITADEL_LANES];
} pave_citadel_box;

/// The cells of a box in one row: from index `first` to `last`; empty if last < first.
typedef struct pave_citadel_run {
    int32_t first, last;
} pave_citadel_run;

static inline pave_citadel_run pave_citadel_box_run(const pave_citadel_box *box, int32_t r)
{
    const int32_t low = 2 * (box->low[2] - r) - 1, high = 2 * (box->high[2] - r);
    const int32_t first = 2 * box->low[0] > low ? 2 * box->low[0] : low,
                  last = 2 * box->high[0] + 1 < high ? 2 * box->high[0] + 1 : high;
    const pave_citadel_run run = {r * PAVE_CITADEL_ROW + first, r * PAVE_CITADEL_ROW + last};
    return run;
}

int32_t pave_citadel_box_count(const pave_citadel_box *box);
pave_citadel_box pave_citadel_box_moved(const pave_citadel_box *box, pave_tri_vertex by);
/// Returns the box rotated by a sixth of a turn about the vertex 0,0, clockwise on screen.
pave_citadel_box pave_citadel_box_turned(const pave_citadel_box *box);
/// Returns an empty box, to which cells can be added.
pave_citadel_box pave_citadel_box_empty(void);
void pave_citadel_box_add(pave_citadel_box *box, int32_t at);
/// Computes the corners of a nonempty box, clockwise. Returns their number, 3 to 6.
int pave_citadel_box_corners(const pave_citadel_box *box, pave_tri_vertex *out);

/// The shapes of keeps and squares.
typedef enum pave_citadel_shape {
    PAVE_CITADEL_SHAPE_HEXAGON,
    PAVE_CITADEL_SHAPE_RHOMBUS,
    PAVE_CITADEL_SHAPE_TRIANGLE,
    PAVE_CITADEL_SHAPE_TRAPEZIUM
} pave_citadel_shape;

/// Returns a shape at the vertex 0,0, rotated by `turn` sixths of a turn. `size` is its longest
/// side.
pave_citadel_box pave_citadel_shape_box(pave_citadel_shape shape, int32_t size, int turn);

// ---- Random words -------------------------------------------------------------------------------

/// Purposes of random words: values of s in the stream PAVE_STREAM_CITADEL.
enum {
    PAVE_CITADEL_DRAW_PLAN = 0,
    PAVE_CITADEL_DRAW_FREE,
    PAVE_CITADEL_DRAW_TURN,
    PAVE_CITADEL_DRAW_GATES,
    PAVE_CITADEL_DRAW_KEEP,
    PAVE_CITADEL_DRAW_SQUARE,
    PAVE_CITADEL_DRAW_PATTERN,
    PAVE_CITADEL_DRAW_BLOCK,
    PAVE_CITADEL_DRAW_SPLIT,
    PAVE_CITADEL_DRAW_HOUSE,
    PAVE_CITADEL_DRAW_CUT,
    PAVE_CITADEL_DRAW_QUARTER,
    PAVE_CITADEL_DRAW_CHURCH,
    PAVE_CITADEL_DRAW_LAND
};

/// Draws a number 0..count-1, given a purpose, a position or number (q, r), and an index.
static inline int32_t pave_citadel_draw(uint64_t seed, uint32_t what, int32_t q, int32_t r,
                                        uint32_t draw, int32_t count)
{
    const pave_random_words words = pave_random_at(seed, PAVE_STREAM_CITADEL, q, r, what, draw);
    return (int32_t)pave_random_below(words.word[0], (uint32_t)count);
}

// ---- The plan -----------------------------------------------------------------------------------

/// A bastion. Its outline, from one end of its gorge to the other, is trace[start] ... trace[start
/// + count - 1].
typedef struct pave_citadel_bastion {
    pave_citadel_work_kind kind;
    int32_t start, count;
    pave_tri_vertex corner; ///< for a corner bastion: corner of the curtain
} pave_citadel_bastion;

/// A straight wall between two bastions, or between a bastion and a corner that points inwards.
typedef struct pave_citadel_curtain {
    pave_tri_vertex from;
    int32_t direction, length, side;
} pave_citadel_curtain;

/// Parameters of a plan.
typedef struct pave_citadel_set {
    int32_t f, g;  ///< depth of corner bastions, and half their gorge
    int32_t flank; ///< 1: open, 2: retired
    pave_citadel_work_kind mid;
    int32_t longest; ///< maximum length of a curtain
    int32_t thick;   ///< thickness of the wall, in rings
    int32_t slack;   ///< reduction of the outline's size
} pave_citadel_set;

typedef struct pave_citadel_plan {
    pave_citadel_set set;
    int32_t side_count;
    int8_t direction[PAVE_CITADEL_SIDES_MAX];
    int32_t length[PAVE_CITADEL_SIDES_MAX];
    int32_t mids[PAVE_CITADEL_SIDES_MAX];
    pave_tri_vertex corner[PAVE_CITADEL_SIDES_MAX]; ///< start of side i
    pave_tri_vertex trace[PAVE_CITADEL_VERTICES_MAX];
    int32_t trace_count;
    pave_citadel_bastion bastion[PAVE_CITADEL_BASTIONS_MAX];
    int32_t bastion_count;
    pave_citadel_curtain curtain[PAVE_CITADEL_CURTAINS_MAX];
    int32_t curtain_count;
    int32_t extent;
} pave_citadel_plan;

/// Returns the turn at the corner where side i begins: 1 for an interior angle of 120 degrees, 2
/// for 60, 5 for 240.
static inline int pave_citadel_turn(const pave_citadel_plan *plan, int32_t i)
{
    const int32_t before = (i + plan->side_count - 1) % plan->side_count;
    return (plan->direction[i] - plan->direction[before] + 6) % 6;
}

/// Computes the corners, trace, bastions and curtains of a plan, centred on the board, from its
/// set, directions, lengths and numbers of bastions between corners. Returns false if there is no
/// space for a curtain or there are too many elements.
bool pave_citadel_trace_make(pave_citadel_plan *plan);
/// Returns the gorge of a bastion between corners; the next function returns the length of the
/// shortest curtain adjacent to it.
int32_t pave_citadel_mid_gorge(const pave_citadel_set *set);
int32_t pave_citadel_mid_curtain(const pave_citadel_set *set);
/// Returns the number of edges of side i between the gorges at its ends.
int32_t pave_citadel_side_wall(const pave_citadel_plan *plan, int32_t i);

// ---- The town -----------------------------------------------------------------------------------

typedef struct pave_citadel_door {
    int32_t middle;       ///< cell on the curtain's line
    int32_t mouth;        ///< street cell inside
    int32_t outside;      ///< cell in front of it
    pave_tri_vertex from; ///< start of the middle cell's edge, along its direction
    int32_t curtain;      ///< index of its curtain
    int32_t ravelin;      ///< number of its ravelin; -1: none
} pave_citadel_door;

/// A list of cells: `count` elements from `start`.
typedef struct pave_citadel_piece {
    int32_t start, count;
} pave_citadel_piece;

/// State during the construction of a citadel.
typedef struct pave_citadel_town {
    pave_citadel_def def;
    uint64_t seed;
    pave_citadel_plan plan, trial;
    pave_citadel_door door[PAVE_CITADEL_GATES_MAX];
    int32_t door_count, door_most;
    pave_citadel_box keep, square;
    pave_tri_vertex ravelin[PAVE_CITADEL_GATES_MAX][3]; ///< corners of the ravelin at each gate,
                                                        ///< the gorge first
    int32_t ravelin_count;
    int32_t moat; ///< width of the moat
    /// above 0: make the keep and the square small, to leave space for houses
    int32_t thrift;
    pave_tri_vertex middle; ///< centre of the cells inside
    int32_t inside_count, way_count, house_count, church, pool_count;
    int32_t row_first, row_last;       ///< range of rows of the window
    int32_t column_first, column_last; ///< range of 2 q + s + r of the window's cells
    // Per cell of the board:
    uint8_t zone[PAVE_CITADEL_CELLS];
    uint8_t work[PAVE_CITADEL_CELLS]; ///< 0: none; 1: inside the curtain's line; 2 + b: bastion b
    uint8_t mark[PAVE_CITADEL_CELLS]; ///< always 0 between steps
    int16_t part[PAVE_CITADEL_CELLS]; ///< number of the house, work or gate
    // Per cell and lane: distance of paths that reach the cell along a strip of that lane.
    uint16_t distance[PAVE_CITADEL_CELLS * PAVE_CITADEL_LANES];
    uint8_t from[PAVE_CITADEL_CELLS * PAVE_CITADEL_LANES];
    // Lists:
    int32_t inside[PAVE_CITADEL_INSIDE_MAX]; ///< cells inside the wall, in increasing order
    int32_t list[PAVE_CITADEL_LIST_MAX];     ///< scratch that any step may use
    int32_t way[PAVE_CITADEL_INSIDE_MAX];    ///< cells of a path
    int32_t cells[PAVE_CITADEL_INSIDE_MAX];  ///< cells of houses
    pave_citadel_piece stack[PAVE_CITADEL_INSIDE_MAX], house[PAVE_CITADEL_INSIDE_MAX];
    struct {
        int32_t state, next;
    } pool[PAVE_CITADEL_POOL_MAX];
} pave_citadel_town;

/// The steps of construction, in order.
pave_result pave_citadel_plan_make(pave_citadel_town *town, pave_error *error);
/// Returns whether the trace of the trial is valid: bastions do not touch, and no cell is dead
/// ground.
bool pave_citadel_trial_holds(pave_citadel_town *town);
pave_result pave_citadel_works_make(pave_citadel_town *town, pave_error *error);
void pave_citadel_keep_place(pave_citadel_town *town);
void pave_citadel_square_place(pave_citadel_town *town);
void pave_citadel_streets_make(pave_citadel_town *town);
void pave_citadel_blocks_make(pave_citadel_town *town);
void pave_citadel_land_make(pave_citadel_town *town);

/// Computes the corners of the curtain moved inwards by `rows` rows, one for each side of the plan.
void pave_citadel_inset(const pave_citadel_plan *plan, int32_t rows, pave_tri_vertex *out);

// ---- Helpers ------------------------------------------------------------------------------------

/// Returns whether a cell has a neighbour of the zone across an edge.
bool pave_citadel_beside(const pave_citadel_town *town, int32_t at, uint8_t zone);
static inline bool pave_citadel_paved(const pave_citadel_town *town, int32_t at)
{
    return town->zone[at] == PAVE_CITADEL_STREET || town->zone[at] == PAVE_CITADEL_SQUARE ||
           town->zone[at] == PAVE_CITADEL_RING;
}

/// Returns whether a cell has a street or the square across an edge.
bool pave_citadel_served(const pave_citadel_town *town, int32_t at);

/// Returns the cell of a strip, by the lane, its number, and the position along it.
static inline int32_t pave_citadel_strip_at(int lane, int32_t number, int32_t along)
{
    const int32_t half = along >> 1, s = along & 1;
    if (lane == 0) return pave_citadel_at(number, half, s);
    return pave_citadel_at(half, lane == 1 ? number : number - half - s, s);
}

/// Costs of a path: for entering a cell, by zone (0: forbidden), and for changing the strip.
typedef struct pave_citadel_costs {
    uint8_t step[256], turn;
} pave_citadel_costs;

/// Finds the cheapest path from the `count` cells in town->list to the first marked cell. Staying
/// in a strip costs no turn, so paths have long straight parts. Writes the path, from its end to
/// its start, to town->way, and its length to way_count, 0 if no path exists. Searches only rows
/// row_first..row_last of the board.
void pave_citadel_way_find(pave_citadel_town *town, const pave_citadel_costs *costs, int32_t count);

/// Sets the cells of a polygon to `value` if they are 0. Returns the number of cells of the
/// polygon, or -1 if any cell has another value.
int32_t pave_citadel_fill(uint8_t *cells, const pave_tri_vertex *polygon, int32_t count,
                          uint8_t value);
/// Returns the minimum size of an outline, which must exist. A given number of bastions or several
/// gates may require a larger size.
int32_t pave_citadel_size_least(pave_citadel_outline outline);

/// Returns whether a zone is walkable: streets, squares, gates, bridges, the covered way, the
/// glacis, roads and ground. `zone` must exist. Constant time.
static inline bool pave_citadel_zone_walked(pave_citadel_zone zone)
{
    assert((int)zone >= 0 && (int)zone < PAVE_CITADEL_ZONES);
    return zone == PAVE_CITADEL_GROUND || zone == PAVE_CITADEL_GATE ||
           zone == PAVE_CITADEL_STREET || zone == PAVE_CITADEL_SQUARE ||
           zone == PAVE_CITADEL_BRIDGE || zone == PAVE_CITADEL_COVERED_WAY ||
           zone == PAVE_CITADEL_GLACIS || zone == PAVE_CITADEL_ROAD;
}

/// Returns whether a zone blocks sight: walls, bastions, towers, gates (which are shut), the keep,
/// houses and the church. Ravelins do not block sight, because they are lower than the wall. `zone`
/// must exist.
static inline bool pave_citadel_zone_solid(pave_citadel_zone zone)
{
    assert((int)zone >= 0 && (int)zone < PAVE_CITADEL_ZONES);
    return (zone >= PAVE_CITADEL_WALL && zone <= PAVE_CITADEL_TOWER) ||
           (zone >= PAVE_CITADEL_HOUSE && zone <= PAVE_CITADEL_KEEP);
}

#endif
