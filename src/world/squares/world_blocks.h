/// src/world/squares/world_blocks.h: worlds of sets that lack combinations, method BLOCKS. A map
/// begins with one tile that fits itself, the base, at every cell. Each of four rounds divides the
/// plane into blocks of 8 x 8 cells, with different offsets, and recomputes every block: the rim is
/// kept, and the inside is brought as close to the aim as the tiles allow. The map is valid after
/// every step, and a cell depends only on the blocks around it.
///
/// Based on: B. Brown (BorisTheBrave), "Infinite Modifying in Blocks", 2021 (rounds of shifted
/// blocks over a base that is always legal).
///
/// Colours are *dense* here: 0..color_count-1 for the colours that features have, including unset.
/// On the far sides of edges, tiles have the mirrored colours (see pave_wang_feature_color).
#ifndef PAVE_SRC_WORLD_BLOCKS_H
#define PAVE_SRC_WORLD_BLOCKS_H

#include "../../base/index.h"
#include "world_squares.h"

#include <pave/random.h>
#include <pave/world.h>

enum {
    PAVE_BLOCK_SIDE = 8,                     ///< cells across a block
    PAVE_BLOCK_STRIDE = PAVE_BLOCK_SIDE + 1, ///< features of one plane across a block
    PAVE_BLOCK_FEATURES = PAVE_BLOCK_STRIDE * PAVE_BLOCK_STRIDE,
    PAVE_BLOCK_LEVELS = PAVE_BIAS_LEVELS + 1, ///< number of levels of a bias, plus one for no bias
    PAVE_BLOCK_ROUNDS = 4,
    PAVE_BLOCK_STEPS = 600, ///< maximum number of cell visits of a search
    PAVE_BLOCK_SEARCH_WORDS =
        32,          ///< sets with more combinations than 64 times this are not searched
    PAVE_PIECE = 64, ///< maximum width and height of a piece, in cells
    PAVE_PIECE_STRIDE = PAVE_PIECE + 2 * PAVE_BLOCK_SIDE + 1,
    PAVE_PIECE_ROWS = PAVE_PIECE + 4 * PAVE_BLOCK_SIDE + 1,
    PAVE_PATCH_MIN = 4,
    PAVE_PATCH_MAX = 64,
    /// two colours meet if at least this many combinations have both at corners
    PAVE_BLOCK_MEETS = 4,
    PAVE_BLOCK_TERRACES = 8, ///< maximum number of nested rims between colours that do not meet
    PAVE_STRIPE_SPAN = 32,   ///< number of lines from one post to the next
    PAVE_COMBINATION_NONE = -1
};

/// Planes of features on a lattice of squares. At index x, y they hold the west edge, the north
/// edge and the upper left vertex of a cell.
enum { PAVE_PLANE_WEST, PAVE_PLANE_NORTH, PAVE_PLANE_VERTEX, PAVE_PLANES };

/// The kinds of aims for features.
typedef enum pave_aim {
    PAVE_AIM_CORNERS, ///< patches of vertices; the colour of an edge depends on its two ends
    PAVE_AIM_LINES,   ///< endless lines: edges where two patches of vertices meet
    /// patches of cells: an edge between two cells of the same colour has this colour, as does a
    /// vertex between four such cells
    PAVE_AIM_CELLS,
    /// patches of vertices; two colours that do not meet are separated by rims of the colours on
    /// their paths to the base
    PAVE_AIM_TERRACES,
    PAVE_AIM_DOWN, ///< no aim and no blocks: each column has one combination
    /// each row has one combination; DOWN and ACROSS are for sets for which blocks would give a map
    /// of a single tile
    PAVE_AIM_ACROSS,
    PAVE_AIMS
} pave_aim;

/// A combination of the tiles: dense colours, byte k at place k; 0 at unused places.
typedef struct pave_combination {
    uint64_t colors;
    uint32_t first, count; ///< range of its alias columns
} pave_combination;

typedef struct pave_block_world {
    pave_world world; ///< a painted map uses only its allocator, seed and kind
    int place_count;
    uint8_t places[PAVE_WANG_PLACES_SQUARE];
    int color_count;
    /// colour in the set, by dense colour; 0 is unset
    uint8_t color[PAVE_WANG_COLORS_MAX + 1];
    uint8_t color_mirror[PAVE_WANG_COLORS_MAX + 1]; ///< as in the set
    uint32_t combination_count, tile_count;
    pave_combination *combinations;
    pave_alias *columns; ///< tile_count elements; values are ids
    pave_index index;    ///< from colours to the number of the combination
    /// number of words of a bit set of combinations; 0: too many combinations to search
    int words;
    /// at (k * color_count + color) * words: bit set of the combinations with the colour at
    /// places[k]
    uint64_t *holders;
    uint8_t base[PAVE_PLANES];
    pave_aim aim;
    int patch; ///< cells across a patch
    /// a word below thresholds[i] selects colour i or an earlier one
    uint64_t thresholds[PAVE_WANG_COLORS_MAX + 1];
    /// thresholds for each level of a bias: PAVE_BLOCK_LEVELS * color_count elements
    uint64_t *biased;
    /// at color * color_count + other: number of combinations with both, up to PAVE_BLOCK_MEETS
    uint8_t *meets;
    /// For each colour: the next colour on the shortest path to the base through colours that meet,
    /// and the length of that path. Colours without a path have the base and length 1.
    uint8_t toward[PAVE_WANG_COLORS_MAX + 1], apart[PAVE_WANG_COLORS_MAX + 1];
    /// number of steps that insert rims between colours that do not meet; 0: none
    int terraces;
    /// combinations that a line may consist of, under DOWN and ACROSS; otherwise NULL
    uint64_t *stripes;
    uint32_t stripe_count;
    /// For each state between two lines (side * color_count + corner): bit n is set if the base can
    /// follow n lines later.
    uint32_t *returns;
    /// for CORNERS: colour of an edge, at (plane * color_count + first end) * color_count + second
    /// end
    uint8_t *between;
} pave_block_world;

/// A part of the map under construction: index 0 is the cell q,r.
typedef struct pave_piece {
    const pave_block_world *blocks;
    int32_t q, r, width, height;
    uint8_t now[PAVE_PLANES][PAVE_PIECE_ROWS * PAVE_PIECE_STRIDE];
    uint8_t aim[PAVE_PLANES][PAVE_PIECE_ROWS * PAVE_PIECE_STRIDE];
} pave_piece;

/// The features of one block.
typedef struct pave_block {
    uint8_t plane[PAVE_PLANES][PAVE_BLOCK_FEATURES];
} pave_block;

/// The feature at each place of a cell: a plane and an offset in x and y.
typedef struct pave_feature_step {
    uint8_t plane, x, y;
} pave_feature_step;
extern const pave_feature_step pave_feature_steps[PAVE_WANG_PLACES_SQUARE];

/// Returns the number of the combination of these colours, or PAVE_COMBINATION_NONE.
static inline int32_t pave_blocks_find(const pave_block_world *blocks, uint64_t colors)
{
    return pave_index_get(&blocks->index, colors);
}

/// Makes the tables of a set of squares, without a base or an aim; the allocator is set. Release
/// them even after a failure.
pave_result pave_blocks_open(pave_block_world *blocks, const pave_wang_set *set, pave_error *error);
void pave_blocks_release(pave_world *world);

/// Finds the colours that meet. Returns false if out of memory. The result depends only on the
/// combinations.
bool pave_blocks_make_meets(pave_block_world *blocks);

/// Finds the paths from all colours to the base.
void pave_blocks_find_ways(pave_block_world *blocks);

/// Allocates memory for stripes, which is freed with the world. Returns false if out of memory.
bool pave_blocks_make_stripes(pave_block_world *blocks);

/// Returns the number of states between two lines.
size_t pave_stripes_states(const pave_block_world *blocks);

/// Finds the stripes for the current base, DOWN or ACROSS.
void pave_blocks_find_stripes(pave_block_world *blocks);

/// Selects the first base with the requested colour, as in pave_world_def. Returns false if there
/// is no such base.
bool pave_blocks_take_base(pave_block_world *blocks, int asked);

pave_result pave_blocks_make(pave_world *world, const pave_world_def *def, pave_error *error);

/// Applies the world's bias to the patches. Returns PAVE_OK or PAVE_NO_MEMORY.
pave_result pave_blocks_follow(pave_block_world *blocks);

/// Fills in the aim of a piece whose blocks, position and size are set.
void pave_piece_aim(pave_piece *piece);

/// Writes the colours of `count` positions, at most PAVE_PIECE, starting at `first` in row 0; these
/// are the aim of lines in both directions.
void pave_aim_line(const pave_block_world *blocks, int32_t first, int32_t count, uint8_t *out);

/// Fills a piece, whose blocks, position and size are set, with stripes.
void pave_piece_stripe(pave_piece *piece);

/// Recomputes the block whose first cell is at x, y of the piece. The block must be inside the
/// piece.
void pave_piece_lay(pave_piece *piece, int round, int32_t x, int32_t y);

/// Computes the areas of the blocks that each round recomputes to decide a rectangle. The area of
/// the first round is the largest.
void pave_blocks_areas(pave_rect rect, pave_rect area[PAVE_BLOCK_ROUNDS]);

/// Decides the cells of a rectangle of at most PAVE_PIECE x PAVE_PIECE cells. Stores the position
/// of its first cell in the piece in x and y.
void pave_piece_decide(pave_piece *piece, const pave_block_world *blocks, pave_rect rect,
                       int32_t *x, int32_t *y);

/// Returns the colours of the cell at x, y of a decided piece, in the format of pave_combination.
uint64_t pave_piece_colors(const pave_piece *piece, int32_t x, int32_t y);

/// Returns the first block of a round that is neither left of nor above 0,0.
pave_rect pave_block_first(int round);

/// Returns the tile of a cell, drawn by weight among the tiles with these colours.
uint32_t pave_blocks_tile(const pave_block_world *blocks, uint64_t colors, int32_t q, int32_t r);

#endif
