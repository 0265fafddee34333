/// pave/dicewars.h: maps of the game Dice Wars: territories on hexagons with owners and dice.
///
/// There are two generators. pave_dicewars_board_make makes the game's maps on its board of 28 x 32
/// hexagons: 26 to 31 areas (rarely 25) of about 20 cells with sea between them, stored by value.
/// It follows a description of the game's maps, with or without the game's biased draws.
/// pave_dicewars_make takes any ground and makes exactly the requested number of connected
/// territories, with sizes within a tolerance.
///
/// pave_dicewars_measure_starts reports how fair a map is to each player; both generators can keep
/// the fairest of several seeds. A map is a pure function of its definition, on any machine.
/// Players are numbered 0..players-1 and play in that order.
///
/// Based on: "Dice Wars", gamedesign.jp, 2001 (https://www.gamedesign.jp/games/dicewars/); "Create
/// a hexagonal map", 2018, which describes its maps. docs/dicewars.md has the steps.
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
    PAVE_DICEWARS_AREAS_MAX = 31,  ///< area ids are 1..31; 0 is the sea
    PAVE_DICEWARS_PLAYERS_MAX = 8, ///< on the game's board
    PAVE_DICEWARS_PLAYERS = 7,     ///< default, as in the game
    PAVE_DICEWARS_DICE_MAX = 8,    ///< default maximum for a territory
    PAVE_DICEWARS_DICE_MEAN = 3,   ///< default average for a territory
    PAVE_DICEWARS_SWAPS = 4000     ///< default number of owner swaps tried, on any ground
};

/// An area of the game's board. An id without an area has size 0, and its other fields are 0.
typedef struct pave_dicewars_area {
    /// Bit b: area b is adjacent; bit 0: the sea is. (The game never counts cell 0 as a neighbour,
    /// so bit 0 is clear if the area touches the sea only at cell 0. Bits of areas are complete.)
    uint32_t joins;
    int16_t center;                   ///< cell that shows the dice
    uint8_t size;                     ///< number of cells
    uint8_t owner;                    ///< player
    uint8_t dice;                     ///< 1..PAVE_DICEWARS_DICE_MAX
    uint8_t left, right, top, bottom; ///< bounding box in columns and rows
} pave_dicewars_area;

/// A map on the game's board: pointy hexagons, odd rows shifted right by half a cell. Cell i is in
/// column i % 28 and row i / 28, as in a rectangle of 28 x 32 hexagons, odd-r.
typedef struct pave_dicewars_board {
    uint8_t cells[PAVE_DICEWARS_CELLS]; ///< area id of each cell; 0: sea
    uint8_t players;
    uint8_t area_count; ///< number of areas. Ids may have gaps: small areas become sea, and the
                        ///< others keep their ids
    pave_dicewars_area areas[PAVE_DICEWARS_AREAS_MAX + 1]; ///< by id; areas[0] is not used
} pave_dicewars_board;

/// Parameters of pave_dicewars_board_make. {0} is the game's own map of seed 0.
typedef struct pave_dicewars_board_def {
    uint64_t seed;
    int32_t players; ///< 1..PAVE_DICEWARS_PLAYERS_MAX; 0: PAVE_DICEWARS_PLAYERS
    /// False: draws as in the game. True: removes the game's bias (docs/dicewars.md): all orders of
    /// cells are equally likely, owners are random, and dice are balanced. The areas differ as
    /// well.
    bool corrected;
    /// Number of seeds to try: seed, seed + 1, ..., modulo 2^64; the fairest map is kept. 0
    /// means 1.
    int32_t tries;
} pave_dicewars_board_def;

/// The map that was kept.
typedef struct pave_dicewars_board_result {
    uint64_t seed;   ///< seed of the map
    double fairness; ///< score of pave_dicewars_fairness
} pave_dicewars_board_result;

/// Makes a map of the game's board. With def->tries above 1 it makes the maps of that many seeds
/// and keeps the one with the best score; ties: the first. Areas do not depend on the number of
/// players. `batch`, `result` and `error` may be NULL; progress counts tries. Returns PAVE_OK;
/// PAVE_RANGE for a field of `def` out of range; PAVE_STOPPED; PAVE_NO_MEMORY. On failure `out` and
/// `result` are unchanged. One try without `result` allocates nothing; otherwise it allocates a
/// window and the memory of pave_dicewars_measure_starts.
PAVE_API pave_result pave_dicewars_board_make(const pave_dicewars_board_def *def,
                                              const pave_allocator *allocator,
                                              const pave_batch *batch, pave_dicewars_board *out,
                                              pave_dicewars_board_result *result,
                                              pave_error *error);

/// Returns the supply of a player: the number of areas in its largest connected component. `player`
/// must be a player of the board. Constant time.
PAVE_API int32_t pave_dicewars_board_supply(const pave_dicewars_board *board, int32_t player);

/// Writes the map as labels, owners and dice of territories, like pave_dicewars_make: area a has
/// index a - 1. An id without an area has owner -1 and 0 dice. `labels` must hold at least
/// PAVE_DICEWARS_CELLS elements; `owners` and `dice` (either may be NULL) must hold at least
/// PAVE_DICEWARS_AREAS_MAX. Constant time.
PAVE_API void pave_dicewars_board_labels(const pave_dicewars_board *board, int32_t *labels,
                                         int32_t *owners, int32_t *dice);

/// Returns a hash of all fields, the same on every machine. Constant time.
PAVE_API uint64_t pave_dicewars_board_hash(const pave_dicewars_board *board);

// ---- Maps on any ground -------------------------------------------------------------------------

/// Symmetry of a map: it maps territories and dice onto themselves and permutes the owners.
typedef enum pave_dicewars_symmetry {
    PAVE_DICEWARS_ASYMMETRIC = 0, ///< "none"
    PAVE_DICEWARS_HALF,           ///< "2": half a turn
    PAVE_DICEWARS_THIRD,          ///< "3": a third of a turn; hexagons and triangles
    PAVE_DICEWARS_QUARTER,        ///< "4": a quarter turn; squares
    PAVE_DICEWARS_SIXTH,          ///< "6": a sixth of a turn; hexagons and triangles
    /// "mirror": exchanges left and right. For triangles, and for a rectangle of flat hexagons, it
    /// swaps top and bottom; for a rectangle of flat triangles, left and right.
    PAVE_DICEWARS_MIRROR
} pave_dicewars_symmetry;

/// Names of the pave_dicewars_symmetry values.
PAVE_API extern const char *const pave_dicewars_symmetry_words[];

/// Parameters of pave_dicewars_make. All fields except the ground may be 0.
typedef struct pave_dicewars_def {
    pave_ground ground; ///< n cells; not kept
    uint64_t seed;
    int32_t players; ///< 1 or more; 0: PAVE_DICEWARS_PLAYERS
    int32_t areas; ///< number of territories, at least one per player; 0: one per 20 cells of land,
                   ///< at least one per player, rounded down to suit the symmetry
    double land;   ///< above 0, at most 1: fraction of the open ground that becomes territory; the
                   ///< rest is sea. 1: no sea. 0 means 0.69, as in the game
    double tolerance; ///< allowed deviation of sizes from the average, as a fraction of it; 0 means
                      ///< 0.3, like most sizes in the game; negative: rounding only
    double roughness; ///< above 0, at most 1: raggedness of territories; 0 means 1, as in the game;
                      ///< negative: compact
    /// Average number of dice per territory, 1..dice_max; each has at least one. Where dice_max
    /// allows it, the totals of players differ by at most one; a player without a territory has no
    /// dice. 0: PAVE_DICEWARS_DICE_MEAN, or dice_max if that is smaller.
    int32_t dice_mean;
    /// Maximum number of dice of a territory, 1 or more; 0: PAVE_DICEWARS_DICE_MAX.
    int32_t dice_max;
    /// n elements. Positive: the territory of the cell; a territory has exactly the cells with its
    /// number. 0: free; negative: sea. NULL: all cells are free. To change a part of an earlier
    /// map, pass its labels, with 0 in that part and -1 for the sea that stays.
    const int32_t *locked;
    int32_t margin; ///< outermost rings that are sea, with bays; see pave_growth_def.margin
    /// One per area: the player who owns the territory; negative: random. NULL: all are random.
    const int32_t *locked_owners;
    /// Number of owner swaps to try; a swap is undone if it makes the starts less fair. 0:
    /// PAVE_DICEWARS_SWAPS; negative: none. Fewer are tried if territories have more than 30,000
    /// borders, to bound the time.
    int32_t swaps;
    /// With a symmetry all starts are equal. The ground must be a window of squares, hexagons or
    /// triangles that does not wrap. The centre or axis that leaves the most cells is used; cells
    /// that lack an image, or are their own image, become sea. The order of the symmetry is 2, 3, 4
    /// or 6: `players` must divide it (0: the order) and it must divide `areas`. Only sea may be
    /// locked.
    pave_dicewars_symmetry symmetry;
    /// Number of seeds to try: seed, seed + 1, ..., modulo 2^64; the fairest map is kept. 0
    /// means 1. With several tries, `locked` and `locked_owners` must not be the output arrays.
    int32_t tries;
} pave_dicewars_def;

/// Output arrays of pave_dicewars_make.
typedef struct pave_dicewars_map {
    int32_t *labels; ///< must hold at least n elements: the territory of each cell, 1-based; 0: sea
    int32_t *owners; ///< must hold at least pave_dicewars_count_areas(def) elements: the player of
                     ///< each territory
    int32_t *dice; ///< must hold at least pave_dicewars_count_areas(def) elements: the dice of each
                   ///< territory
} pave_dicewars_map;

/// Result of pave_dicewars_make.
typedef struct pave_dicewars_result {
    uint64_t seed;              ///< seed of the map
    int32_t areas, players;     ///< as requested, or the defaults
    int32_t size_min, size_max; ///< cells of the smallest and of the largest territory
    int64_t land;               ///< number of cells in territories
    int32_t pieces;             ///< number of connected components of the land
    bool within;                ///< all sizes are within the tolerance
    double fairness;            ///< score of pave_dicewars_fairness
} pave_dicewars_result;

/// Returns the number of territories of a map: def->areas, or its default, which a margin can make
/// smaller; 0 if def->areas is negative or there are more than INT32_MAX cells. Constant time;
/// linear time for the default.
PAVE_API int32_t pave_dicewars_count_areas(const pave_dicewars_def *def);

/// Makes a map on any ground: connected territories 1..areas, grown by pave_growth_make, with
/// dice_mean * areas dice. Sizes and dice are as even as locked owners allow. With several tries it
/// keeps the best score, preferring maps within the tolerance; ties: the first. `labels` and
/// `owners` may be def->locked and def->locked_owners. `batch`, `result` and `error` may be NULL.
/// Returns PAVE_OK; PAVE_RANGE; PAVE_INVALID for more players than territories, more territories
/// than cells, a conflict with the symmetry, or as pave_growth_make; PAVE_UNSUPPORTED if the ground
/// does not have the symmetry; PAVE_STOPPED; PAVE_NO_MEMORY. On failure the arrays of `out` are
/// unspecified. Each try takes the time of pave_growth_make and a search over the territories for
/// each swap.
PAVE_API pave_result pave_dicewars_make(const pave_dicewars_def *def,
                                        const pave_allocator *allocator, const pave_batch *batch,
                                        pave_dicewars_map *out, pave_dicewars_result *result,
                                        pave_error *error);

// ---- Fairness -----------------------------------------------------------------------------------

/// Measures of a player's start, each with its name:
///  - territories: their number;
///  - land: number of cells in all territories;
///  - dice: their number;
///  - group: the supply, the territories of the player's largest connected component;
///  - group_land: cells of that component (ties: the maximum);
///  - front: borders, pairs of an own territory and an adjacent enemy territory;
///  - coast: edges between own cells and the sea;
///  - distance: average distance, in territories, from reachable enemy territories to the nearest
///  own territory.
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
    PAVE_DICEWARS_MEASURE_LIST(PAVE_DICEWARS_MEASURE_ENUMERATOR)
        PAVE_DICEWARS_MEASURES ///< number of measures
} pave_dicewars_measure;
#undef PAVE_DICEWARS_MEASURE_ENUMERATOR

/// Names of the pave_dicewars_measure values.
PAVE_API extern const char *const pave_dicewars_measure_words[];

/// A player's start.
typedef struct pave_dicewars_start {
    double values[PAVE_DICEWARS_MEASURES];
} pave_dicewars_start;

/// Fairness of a map. A ratio is the minimum over all players divided by the maximum; 1 if all
/// values are 0.
typedef struct pave_dicewars_fairness {
    double ratios[PAVE_DICEWARS_MEASURES];
    double score; ///< 0..1: average of all ratios except the coast's
} pave_dicewars_fairness;

/// Parameters of pave_dicewars_measure_starts.
typedef struct pave_dicewars_starts_def {
    pave_ground ground;    ///< n cells
    const int32_t *labels; ///< n elements: the territory of each cell, 1..areas; 0: none
    int32_t areas;         ///< number of territories, 0 or more
    int32_t players;       ///< number of players, 1 or more
    const int32_t *owners; ///< one per area: a player; negative: no owner, not counted as an enemy
    const int32_t *dice;   ///< one per area, 0 or more; NULL: all 0
} pave_dicewars_starts_def;

/// Measures the start of each player. `starts` must hold at least def->players elements; `starts`,
/// `out` and `error` may be NULL. Returns PAVE_OK; PAVE_RANGE for a label, an owner or a number out
/// of range, or more than INT32_MAX cells; PAVE_NO_MEMORY. On failure nothing is written. Takes
/// time linear in the number of arcs of the ground, plus the borders of territories for each
/// player.
PAVE_API pave_result pave_dicewars_measure_starts(const pave_dicewars_starts_def *def,
                                                  const pave_allocator *allocator,
                                                  pave_dicewars_start *starts,
                                                  pave_dicewars_fairness *out, pave_error *error);

#ifdef __cplusplus
}
#endif
#endif
