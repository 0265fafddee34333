/// pave/dicewars.h: maps of the game Dice Wars: territories on hexagons with owners and dice.
///
/// Two makers. The one is the game's, on its own board of 28 x 32 hexagons: 26 to 31 areas (seldom
/// 25) of about 20 cells with sea between them, in some microseconds, as a value. It is told from a
/// description of the game's maps, oddities and all: what it draws unevenly can be had even. The
/// other takes any ground: exactly as many territories as are asked for, sizes within a tolerance,
/// all of them hanging together.
///
/// A map is a pure function of its seed, on any machine. Then comes how fair a map is to each
/// player, and a search for the fairest of some seeds.
///
/// Players have numbers 0..players-1, and play in that order.
///
/// Example: dicewars_original.c.
#ifndef PAVE_DICEWARS_H
#define PAVE_DICEWARS_H

#include <pave/territory.h>

#ifdef __cplusplus
extern "C" {
#endif

// ---- The game's board ---------------------------------------------------------------------------

enum {
    PAVE_DICEWARS_WIDTH = 28,
    PAVE_DICEWARS_HEIGHT = 32,
    PAVE_DICEWARS_CELLS = PAVE_DICEWARS_WIDTH * PAVE_DICEWARS_HEIGHT,
    PAVE_DICEWARS_AREAS_MAX = 31,  ///< their ids are 1..31; 0 is the sea
    PAVE_DICEWARS_PLAYERS_MAX = 8, ///< of the game's board
    PAVE_DICEWARS_PLAYERS = 7,     ///< the game's default
    PAVE_DICEWARS_DICE_MAX = 8,    ///< of a territory
    PAVE_DICEWARS_DICE_MEAN = 3,   ///< of all territories
    PAVE_DICEWARS_RING_MAX = 100,  ///< sides of the line round an area
    PAVE_DICEWARS_SIDES_MAX = PAVE_DICEWARS_AREAS_MAX * PAVE_DICEWARS_RING_MAX
};

/// An area of the game's board. One of size 0 is none, and all its numbers are 0.
typedef struct pave_dicewars_area {
    uint32_t joins; ///< bit b: area b touches it; bit 0: the sea does. (The game does not see what
                    ///< cell 0 is, so where that alone is sea, an area beside it is not said to lie
                    ///< at the sea; of areas all is told.)
    int16_t center; ///< the cell where the dice lie
    uint8_t size;   ///< cells
    uint8_t owner;  ///< a player
    uint8_t dice;   ///< 1..PAVE_DICEWARS_DICE_MAX
    uint8_t left, right, top, bottom; ///< the box of its cells: columns and rows
} pave_dicewars_area;

/// A map on the game's board. Pointy hexagons, odd rows shoved right by half a cell; cell i lies in
/// column i % 28 of row i / 28. So cells have the numbers of those of the window that
/// pave_dicewars_window makes.
typedef struct pave_dicewars_board {
    uint8_t cells[PAVE_DICEWARS_CELLS]; ///< an area each, 0: sea
    uint8_t players;
    uint8_t area_count; ///< areas that there are. Ids may have gaps: small areas drown, and the
                        ///< others keep theirs
    pave_dicewars_area areas[PAVE_DICEWARS_AREAS_MAX + 1]; ///< by id; the first one is not used
} pave_dicewars_board;

/// What a map of the game's board is made from. {0}: the game's own with seed 0.
typedef struct pave_dicewars_board_def {
    uint64_t seed;
    int32_t players; ///< 1..PAVE_DICEWARS_PLAYERS_MAX; 0: PAVE_DICEWARS_PLAYERS
    bool corrected;  ///< without the game's uneven draws; see pave_dicewars_board_make
    /// The fairest map of this many seeds is kept: seed, seed + 1, ..., modulo 2^64. 0: 1
    int32_t tries;
} pave_dicewars_board_def;

/// Which map of the game's board was kept.
typedef struct pave_dicewars_board_result {
    uint64_t seed;   ///< of the map
    double fairness; ///< its score; see pave_dicewars_fairness
} pave_dicewars_board_result;

/// Makes a map as the game does:
///  1. All cells are put in a random order, and a random first candidate is drawn.
///  2. Up to 31 times: the candidate that is first in the order starts an area. The area takes the
///     first cell in the order that touches it, until it has 8, and then all cells that touch it.
///     The free cells that touch these are candidates.
///  3. A lake of one cell goes to its last neighbour, clockwise from the upper right; an area of at
///     most 5 cells becomes sea.
///  4. The centre of an area is the cell nearest to the middle of its box, by columns plus rows;
///     cells at a border count 4 more.
///  5. Each area gets an owner and a die; then the players in turn lay a die on an own area until
///     there are three for each area.
///
/// The game shuffles by swapping each cell with any other, which favours some orders; owners follow
/// each other in the order in which areas grew; who owns one area more gets one die more; and when
/// a player has no room, no player gets more dice. With def->corrected all orders are equally
/// likely, owners are random, no player has two dice more than another, and a die goes to any own
/// area that has room, each with the same probability. Areas do not depend on the number of
/// players.
///
/// With def->tries above 1 it makes the maps of that many seeds and keeps the one of the best
/// score, of equal ones the first. `result`, `batch` and `error` may be NULL; progress counts
/// tries. Returns PAVE_OK; PAVE_RANGE for a field of `def` out of its range; PAVE_STOPPED;
/// PAVE_NO_MEMORY. On failure `out` and `result` are untouched. One try without `result` takes no
/// memory; else a window and what pave_dicewars_measure_starts takes. (The game: "Dice Wars" of
/// gamedesign.jp, 2001; written from a description of its maps.)
PAVE_API pave_result pave_dicewars_board_make(const pave_dicewars_board_def *def,
                                              const pave_allocator *allocator,
                                              const pave_batch *batch, pave_dicewars_board *out,
                                              pave_dicewars_board_result *result,
                                              pave_error *error);

/// Lines round the areas of the game's board. A side is cell * 6 + direction, a pave_hex_direction:
/// 0 to the upper right and on clockwise.
typedef struct pave_dicewars_rings {
    uint16_t start[PAVE_DICEWARS_AREAS_MAX +
                   2]; ///< the sides of area a are start[a] .. start[a + 1] - 1
    uint16_t sides[PAVE_DICEWARS_SIDES_MAX]; ///< clockwise round the outside of each area
} pave_dicewars_rings;

/// Walks round each area as the game does: from the first cell that has a neighbour on the board
/// outside the area, and of that the first side; at most PAVE_DICEWARS_RING_MAX sides. Holes have
/// no line. About 1 us.
PAVE_API void pave_dicewars_board_rings(const pave_dicewars_board *board, pave_dicewars_rings *out);

/// How many areas the largest group of a player's areas has that hang together by their joins.
/// `player` must be one of the board. At most 31 x 31 steps.
PAVE_API int32_t pave_dicewars_board_supply(const pave_dicewars_board *board, int32_t player);

/// The map as labels, owners and dice of territories, as pave_dicewars_make gives them: that of
/// area a is at a - 1; where there is no such area its owner is -1, and its dice are 0. `labels`
/// must hold at least PAVE_DICEWARS_CELLS elements, `owners` and `dice` (either may be NULL)
/// PAVE_DICEWARS_AREAS_MAX.
PAVE_API void pave_dicewars_board_labels(const pave_dicewars_board *board, int32_t *labels,
                                         int32_t *owners, int32_t *dice);

/// Makes the window of the game's board, 28 x 32 hexagons in odd-r. Returns what pave_window_create
/// does; `error` may be NULL.
PAVE_API pave_result pave_dicewars_window(const pave_allocator *allocator, pave_window **out,
                                          pave_error *error);

/// The number of a map. Equal maps have equal numbers.
PAVE_API uint64_t pave_dicewars_board_hash(const pave_dicewars_board *board);

// ---- Any ground ---------------------------------------------------------------------------------

/// What a map is made from. All but the ground may be 0.
typedef struct pave_dicewars_def {
    pave_ground ground;
    uint64_t seed;
    int32_t players; ///< 1.. ; 0: PAVE_DICEWARS_PLAYERS
    int32_t areas;   ///< how many territories, at least one for each player; 0: one for 20 cells of
                     ///< land, and at least one a player
    double land; ///< above 0 and up to 1: how much of the open ground becomes territory, the rest
                 ///< is sea; 1: no sea. 0: 0.69, as the game has it
    double tolerance; ///< how far sizes may differ from their mean, as a share of it; 0: 0.3, as
                      ///< most of the game's do; below 0: not at all
    double roughness; ///< 0..1: how ragged territories are; 0: 1, as ragged as the game's; below 0:
                      ///< compact
    int32_t dice_mean; ///< dice of all players together, for each territory; 0:
                       ///< PAVE_DICEWARS_DICE_MEAN, or dice_max if that is less. Each die takes
                       ///< some 40 ns
    int32_t dice_max;  ///< of a territory; 0: PAVE_DICEWARS_DICE_MAX
    /// For each cell: above 0: it belongs to that territory, and such a territory has these cells
    /// and no others; 0: free; below 0: sea for ever. NULL: all are free. The labels of an earlier
    /// map, 0 where it is to change and -1 where sea is to stay, give one that differs only there.
    const int32_t *locked;
    const int32_t *locked_owners; ///< areas: a player who owns the territory and goes on owning it;
                                  ///< below 0: drawn. NULL: all are drawn
    /// The fairest map of this many seeds is kept: seed, seed + 1, ..., modulo 2^64. 0: 1. With
    /// more than one, `locked` and `locked_owners` must not be the output arrays.
    int32_t tries;
} pave_dicewars_def;

/// Where a map is written.
typedef struct pave_dicewars_map {
    int32_t *labels; ///< must hold at least n elements: the territory of each cell, 1.., or 0: sea
    int32_t *owners; ///< must hold at least pave_dicewars_count_areas(def) elements: a player each
    int32_t *dice;   ///< must hold as many: the dice of each territory
} pave_dicewars_map;

/// What became of it.
typedef struct pave_dicewars_result {
    uint64_t seed;              ///< of the map
    int32_t areas, players;     ///< as asked for, or what 0 stands for
    int32_t size_min, size_max; ///< cells of the smallest and of the largest territory
    int64_t land;               ///< cells that belong to territories
    int32_t pieces;             ///< in how many pieces they lie; 1: all territories hang together
    bool within;                ///< whether all sizes are within the tolerance
    double fairness;            ///< see pave_dicewars_fairness
} pave_dicewars_result;

/// How many territories a map will have: those that are asked for, or what 0 stands for. 0 for a
/// negative number of them, and beyond INT32_MAX cells. Constant time, or that of looking at each
/// cell.
PAVE_API int32_t pave_dicewars_count_areas(const pave_dicewars_def *def);

/// Makes a map on any ground: territories 1..areas, each of which hangs together, as
/// pave_growth_make grows them; and where the ground does, all of them do. Owners are random, and
/// no player has two territories more than another, if locked ones allow it: who has few gets free
/// ones first. There are dice_mean * areas dice; each territory has one at least and dice_max at
/// most, no player has two more than another where there is room, and all own territories that have
/// room are alike. A player without a territory has no dice. Locked territories keep cells and
/// owners. `labels` must hold at least n elements, `owners` and `dice` as many as there are
/// territories (pave_dicewars_count_areas says how many); `result` may be NULL. What they hold
/// after a failure is not said. `labels` and `owners` may be what def->locked and
/// def->locked_owners point to. Returns PAVE_OK; PAVE_INVALID for numbers that cannot be, such as
/// more players than territories or more territories than cells; PAVE_RANGE beyond INT32_MAX cells;
/// PAVE_STOPPED; PAVE_NO_MEMORY; then `error` (may be NULL) says why. Time: that of
/// pave_growth_make, and of pave_dicewars_measure_starts.
PAVE_API pave_result pave_dicewars_make(const pave_dicewars_def *def,
                                        const pave_allocator *allocator, const pave_batch *batch,
                                        pave_dicewars_map *out, pave_dicewars_result *result,
                                        pave_error *error);

// ---- Fairness -----------------------------------------------------------------------------------

/// The measures of a player's start, each with its name:
///  - territories: their count;
///  - land: the cells of all of them;
///  - dice;
///  - group: the territories of the player's largest connected component: the dice that come after
///    a turn;
///  - group_land: the cells of that component; of equal ones the most;
///  - front: borders: pairs of an own territory and an enemy's that touch;
///  - coast: edges between own cells and the sea;
///  - distance: from enemy territories that can be reached to the nearest own one, in territories,
///    on average.
#define PAVE_DICEWARS_MEASURE_LIST(X)           \
    X(PAVE_DICEWARS_TERRITORIES, "territories") \
    X(PAVE_DICEWARS_LAND, "land")               \
    X(PAVE_DICEWARS_DICE, "dice")               \
    X(PAVE_DICEWARS_GROUP, "group")             \
    X(PAVE_DICEWARS_GROUP_LAND, "group-land")   \
    X(PAVE_DICEWARS_FRONT, "front")             \
    X(PAVE_DICEWARS_COAST, "coast")             \
    X(PAVE_DICEWARS_DISTANCE, "distance")

#define PAVE_DICEWARS_MEASURE_ENUMERATOR(value, name) value,
typedef enum pave_dicewars_measure {
    PAVE_DICEWARS_MEASURE_LIST(PAVE_DICEWARS_MEASURE_ENUMERATOR) PAVE_DICEWARS_MEASURES ///< count
} pave_dicewars_measure;
#undef PAVE_DICEWARS_MEASURE_ENUMERATOR

/// The name of a measure, as in PAVE_DICEWARS_MEASURE_LIST; NULL for a number that is no measure.
/// The text is static. Constant time.
PAVE_API const char *pave_dicewars_measure_name(pave_dicewars_measure measure);

/// Reads the name of a measure. Returns PAVE_OK or PAVE_NOT_FOUND, which leaves `out` untouched.
PAVE_API pave_result pave_dicewars_measure_read(const char *name, pave_dicewars_measure *out);

/// A player's start.
typedef struct pave_dicewars_start {
    double values[PAVE_DICEWARS_MEASURES];
} pave_dicewars_start;

/// How fair a map is. A ratio is the least value of any player by the greatest; 1 where all are 0.
typedef struct pave_dicewars_fairness {
    double ratios[PAVE_DICEWARS_MEASURES];
    double score; ///< 0..1: the mean of the ratios of all measures but coast, which is told but not
                  ///< judged
} pave_dicewars_fairness;

/// A map whose starts are measured.
typedef struct pave_dicewars_starts_def {
    pave_ground ground;    ///< n cells
    const int32_t *labels; ///< n: the territory of each cell, 1..areas, or 0: none
    int32_t areas;         ///< 0 or more
    int32_t players;       ///< 1 or more
    const int32_t *owners; ///< areas: a player; below 0: no player, and no enemy either
    const int32_t *dice;   ///< areas: 0 or more; NULL: all are 0
} pave_dicewars_starts_def;

/// Measures each player's start. `starts` must hold at least def->players elements; it, `out` and
/// `error` may be NULL. Returns PAVE_OK; PAVE_RANGE for a label, an owner or a number out of its
/// range, or beyond INT32_MAX cells; PAVE_NO_MEMORY. On failure nothing is written. Time: the arcs
/// of the ground, and for each player the borders of territories.
PAVE_API pave_result pave_dicewars_measure_starts(const pave_dicewars_starts_def *def,
                                                  const pave_allocator *allocator,
                                                  pave_dicewars_start *starts,
                                                  pave_dicewars_fairness *out, pave_error *error);

#ifdef __cplusplus
}
#endif
#endif
