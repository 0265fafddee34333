/// pave/dicewars.h: maps of the game Dice Wars: territories on hexagons with owners and dice.
///
/// Two makers. pave_dicewars_board_make makes the game's maps on its board of 28 x 32 hexagons: 26
/// to 31 areas (seldom 25) of about 20 cells with sea between them, by value. It follows a
/// description of the game's maps, with the game's uneven draws or without.
/// pave_dicewars_make takes any ground and makes exactly the requested number of territories, with
/// sizes within a tolerance and all of them connected.
///
/// pave_dicewars_measure_starts reports how fair a map is to each player; both makers can keep the
/// fairest of several seeds. A map is a pure function of its definition, on any machine. Players
/// have numbers 0..players-1 and play in that order.
///
/// Based on: "Dice Wars", gamedesign.jp, 2001 (https://www.gamedesign.jp/games/dicewars/); "Create
/// a hexagonal map", 2018, which describes its maps. docs/regions.md has the steps.
///
/// Examples: dicewars_original.c, patch_dicewars.c.
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
    PAVE_DICEWARS_SWAPS = 4000     ///< of owners, on any ground
};

/// An area of the game's board. An id without an area has size 0, and all its numbers are 0.
typedef struct pave_dicewars_area {
    /// Bit b: area b touches it; bit 0: the sea does. (The game never looks at cell 0 as a
    /// neighbour, so an area that touches the sea there alone has no bit 0. Bits of areas are
    /// complete.)
    uint32_t joins;
    int16_t center;                   ///< the cell of the dice
    uint8_t size;                     ///< cells
    uint8_t owner;                    ///< a player
    uint8_t dice;                     ///< 1..PAVE_DICEWARS_DICE_MAX
    uint8_t left, right, top, bottom; ///< the box of its cells: columns and rows
} pave_dicewars_area;

/// A map on the game's board: pointy hexagons, odd rows shifted right by half a cell. Cell i is in
/// column i % 28 of row i / 28, as in a rectangle of 28 x 32 hexagons, odd-r.
typedef struct pave_dicewars_board {
    uint8_t cells[PAVE_DICEWARS_CELLS]; ///< an area each, 0: sea
    uint8_t players;
    uint8_t area_count; ///< areas. Ids may have gaps: small areas become sea, and the others keep
                        ///< their ids
    pave_dicewars_area areas[PAVE_DICEWARS_AREAS_MAX + 1]; ///< by id; areas[0] is not used
} pave_dicewars_board;

/// What a map of the game's board is made from. {0}: the game's own with seed 0.
typedef struct pave_dicewars_board_def {
    uint64_t seed;
    int32_t players; ///< 1..PAVE_DICEWARS_PLAYERS_MAX; 0: PAVE_DICEWARS_PLAYERS
    /// False: as the game draws. True: without its uneven draws (docs/regions.md): all orders of
    /// cells are equally likely, owners are random, dice are balanced. Areas differ as well.
    bool corrected;
    /// The fairest map of this many seeds is kept: seed, seed + 1, ..., modulo 2^64. 0: 1.
    int32_t tries;
} pave_dicewars_board_def;

/// Which map of the game's board was kept.
typedef struct pave_dicewars_board_result {
    uint64_t seed;   ///< of the map
    double fairness; ///< its score; see pave_dicewars_fairness
} pave_dicewars_board_result;

/// Makes a map of the game's board. With def->tries above 1 it makes the maps of that many seeds
/// and keeps the one of the best score; ties: the first. Areas do not depend on the number of
/// players. `batch`, `result` and `error` may be NULL; progress counts tries. Returns PAVE_OK;
/// PAVE_RANGE for a field of `def` out of its range; PAVE_STOPPED; PAVE_NO_MEMORY. On failure `out`
/// and `result` are untouched. One try without `result` takes no memory; else it takes a window and
/// what pave_dicewars_measure_starts takes.
PAVE_API pave_result pave_dicewars_board_make(const pave_dicewars_board_def *def,
                                              const pave_allocator *allocator,
                                              const pave_batch *batch, pave_dicewars_board *out,
                                              pave_dicewars_board_result *result,
                                              pave_error *error);

/// The supply of a player: the number of areas of its largest connected component. `player` must be
/// one of the board's. Constant time.
PAVE_API int32_t pave_dicewars_board_supply(const pave_dicewars_board *board, int32_t player);

/// Writes the map as labels, owners and dice of territories, as pave_dicewars_make does: those of
/// area a at a - 1. An id without an area has owner -1 and 0 dice. `labels` must hold at least
/// PAVE_DICEWARS_CELLS elements, `owners` and `dice` (either may be NULL) at least
/// PAVE_DICEWARS_AREAS_MAX. Constant time.
PAVE_API void pave_dicewars_board_labels(const pave_dicewars_board *board, int32_t *labels,
                                         int32_t *owners, int32_t *dice);

/// A hash of all fields, the same on every machine. Constant time.
PAVE_API uint64_t pave_dicewars_board_hash(const pave_dicewars_board *board);

// ---- Any ground ---------------------------------------------------------------------------------

/// What maps a map onto itself: territories, dice, and owners, who change places.
typedef enum pave_dicewars_symmetry {
    PAVE_DICEWARS_ASYMMETRIC = 0, ///< "none"
    PAVE_DICEWARS_HALF,           ///< "2": half a turn
    PAVE_DICEWARS_THIRD,          ///< "3": a third of a turn, on hexagons and triangles
    PAVE_DICEWARS_QUARTER,        ///< "4": a quarter, on squares
    PAVE_DICEWARS_SIXTH,          ///< "6": a sixth, on hexagons and triangles
    /// "mirror": left and right are exchanged; of triangles, and of a rectangle of flat hexagons,
    /// above and below; of one of flat triangles left and right.
    PAVE_DICEWARS_MIRROR
} pave_dicewars_symmetry;

/// The words of pave_dicewars_symmetry.
PAVE_API extern const char *const pave_dicewars_symmetry_words[];

/// What a map is made from. All but the ground may be 0.
typedef struct pave_dicewars_def {
    pave_ground ground; ///< n cells; need not live longer than the call
    uint64_t seed;
    int32_t players; ///< 1 or more; 0: PAVE_DICEWARS_PLAYERS
    int32_t areas;   ///< territories, at least one for each player; 0: one for 20 cells of land, at
                     ///< least one for each player, rounded down as the symmetry needs it
    double land;     ///< above 0 and at most 1: the part of the open ground that becomes
                     ///< territory; the rest is sea. 1: no sea. 0: 0.69, as in the game
    double tolerance; ///< how far sizes may differ from their mean, as a fraction of it; 0: 0.3, as
                      ///< most sizes of the game; below 0: no more than rounding
    double roughness; ///< above 0 and at most 1: how ragged territories are; 0: 1, as in the game;
                      ///< below 0: compact
    /// Dice for each territory on average, 1..dice_max; each has at least one. No player has two
    /// dice more than another where there is room; a player without a territory has none. 0:
    /// PAVE_DICEWARS_DICE_MEAN, or dice_max if that is less.
    int32_t dice_mean;
    int32_t dice_max; ///< of a territory, 1 or more; 0: PAVE_DICEWARS_DICE_MAX
    /// n: above 0: the cell belongs to that territory, which has these cells and no others; 0:
    /// free; below 0: sea. NULL: all are free. With the labels of an earlier map, 0 where it is to
    /// change and -1 where sea is to stay, the new map differs only there.
    const int32_t *locked;
    /// areas: the player who owns the territory; below 0: drawn. NULL: all are drawn.
    const int32_t *locked_owners;
    /// How many exchanges of two owners are tried, each kept unless it makes the starts less fair.
    /// 0: PAVE_DICEWARS_SWAPS; below 0: none, owners are as drawn. Where territories have more than
    /// 30,000 borders there are fewer, so that the time stays bounded.
    int32_t swaps;
    /// With it all starts are equal. The ground must be a window of squares, hexagons or triangles
    /// that does not wrap. The centre or axis is the one that leaves most cells; cells that have
    /// not all their images, or are their own, are sea. `players` must divide the number of steps
    /// that lead back, 2, 3, 4 or 6 (0: that number), which must divide `areas`; nothing is locked
    /// but sea.
    pave_dicewars_symmetry symmetry;
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

/// What was made.
typedef struct pave_dicewars_result {
    uint64_t seed;              ///< of the map
    int32_t areas, players;     ///< as requested, or the defaults
    int32_t size_min, size_max; ///< cells of the smallest and of the largest territory
    int64_t land;               ///< cells of all territories
    int32_t pieces;             ///< connected components of the land; 1: all are connected
    bool within;                ///< all sizes are within the tolerance
    double fairness;            ///< the score; see pave_dicewars_fairness
} pave_dicewars_result;

/// The number of territories that a map of `def` has: def->areas, or its default; 0 where
/// def->areas is negative, and beyond INT32_MAX cells. Constant time; linear time for the default.
PAVE_API int32_t pave_dicewars_count_areas(const pave_dicewars_def *def);

/// Makes a map on any ground: connected territories 1..areas as pave_growth_make grows them, with
/// dice_mean * areas dice; both as even as locked owners allow. Of several tries it
/// keeps the best score, of maps within the tolerance if there is one; ties: the first. `labels`
/// and `owners` may be def->locked and def->locked_owners. `batch`, `result` and
/// `error` may be NULL. Returns PAVE_OK; PAVE_RANGE; PAVE_INVALID for more players than
/// territories, more territories than cells, what the symmetry rules out, and as pave_growth_make;
/// PAVE_UNSUPPORTED for a symmetry that the ground does not have; PAVE_STOPPED; PAVE_NO_MEMORY. On
/// failure the arrays of `out` may hold anything. Cost, for each try: that of pave_growth_make, and
/// a search over the territories for each swap.
PAVE_API pave_result pave_dicewars_make(const pave_dicewars_def *def,
                                        const pave_allocator *allocator, const pave_batch *batch,
                                        pave_dicewars_map *out, pave_dicewars_result *result,
                                        pave_error *error);

// ---- Fairness -----------------------------------------------------------------------------------

/// The measures of a player's start, each with its name:
///  - territories: their count;
///  - land: the cells of all of them;
///  - dice;
///  - group: the supply: territories of the player's largest connected component;
///  - group_land: the cells of that component; of equal components the most;
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

/// The words of pave_dicewars_measure.
PAVE_API extern const char *const pave_dicewars_measure_words[];

/// A player's start.
typedef struct pave_dicewars_start {
    double values[PAVE_DICEWARS_MEASURES];
} pave_dicewars_start;

/// How fair a map is. A ratio is the least value of any player divided by the greatest; 1 where all
/// are 0.
typedef struct pave_dicewars_fairness {
    double ratios[PAVE_DICEWARS_MEASURES];
    double score; ///< 0..1: the mean of all ratios except that of the coast
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
