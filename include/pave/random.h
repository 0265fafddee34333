/// pave/random.h: random words as a pure function of (seed, stream, position), and integer choices
/// made with them. There is no state and no order of calls. Weights become integer shares, and an
/// alias table chooses by share in constant time.
///
/// The generator is Philox4x32-10: key = the 64-bit seed (low word first), counter = (q, r, stream
/// << 16 | s, draw). Based on: J. Salmon, M. Moraes, R. Dror, D. Shaw, "Parallel Random Numbers: As
/// Easy as 1, 2, 3", 2011.
///
/// One call gives four words. Decisions along a row or a column share calls. Each stream below
/// lists its rules, which never change. Each word or byte is used for one decision only.
/// docs/determinism.md has all rules.
///
/// Examples: random_places.c, weighted_choice.c.
#ifndef PAVE_RANDOM_H
#define PAVE_RANDOM_H

#include <pave/base.h>

#ifdef __cplusplus
extern "C" {
#endif

// ---- Streams ------------------------------------------------------------------------------------

/// The streams: one for each kind of decision. Their numbers never change. Streams from
/// PAVE_STREAM_USER (0x8000) to 0xffff are for your program; pave uses the others. Calls are
/// written (q, r, s, draw). Byte i of a call is byte i & 3, least significant first, of word i >>
/// 2.
///
///   PHASE_TILE    the tile of a square cell of the first class (see world.h): word (q >> 1) & 3
///                 of call (q >> 3, r, 0, 0)
///   VARIANT       the tile among several that fit: word q & 3 of call (q >> 2, r, 0, 0)
///   EDGE_COLOR    the colour of a square edge. q,r,W: byte q & 15 of call (q >> 4, r, 0, 0);
///                 q,r,N: byte r & 15 of call (q, r >> 4, 1, 0). If that byte does not decide, the
///                 next 24 bits are word 0 >> 8 of call (q, r, s, 1)
///   VERTEX_COLOR  the colour of a square vertex: byte q & 15 of call (q >> 4, r, 0, 0); further
///                 bits as for edges
///                 These four rules are for squares. On other tilings, s is the face, edge or
///                 vertex of the unit cell. PHASE_TILE and VARIANT: word q & 3 of call (q >> 2, r,
///                 s, 0). EDGE_COLOR and VERTEX_COLOR: byte q & 15 of call (q >> 4, r, s, 0),
///                 further bits of call (q, r, s, 1)
///   EDGE_REMOVAL  whether and when an adjacency is removed at random. Boards: adjacency k, 0 to
///                 2, of tile (col, row) (see board.h): word col & 3 of call (col >> 2, row, k,
///                 0). Graphs: the edge of the nodes a < b: word 0 of call (a, b, 3, 0)
///   VORONOI_POINT the position of point i of a Voronoi diagram (see formats/voronoi.h): x from
///                 word 2 (i & 1), y from the next word, of call (i >> 1, 0, 0, attempt). attempt
///                 is 0; if points coincide, all but the lowest use the next attempt
///   RACE          the initial labels (see segregation.h). Independent cells: cell i by word i & 3
///                 of call (i >> 2, 0, 0, 0). Exact shares: calls (.., 0, 1, 0) and (.., 0, 2, 0),
///                 since races are dealt in steps
///   MOVE          the synchronous step t to random vacancies: calls (.., t, what, 0). what is 0
///                 to 7: which agents or vacancies of the larger side are chosen; 8: changes until
///                 the count is right; 9: races dealt over vacancies; 10: changes of the deal.
///                 docs/determinism.md lists the words
///   AGENT         sequential moves in step t (see segregation.h): word i & 3 of call (i >> 2, t,
///                 what, 0). what is 0: the vacancy of the i-th agent that moves; 1: the order of
///                 turns (once, t = 0)
///   GROWTH        areas that grow (see growth.h): word i & 3 of call (i >> 2, 0, what, 0). what
///                 is 0: when cell i may become a start; 1: how ragged cell i is; 2: when province
///                 i becomes land; 3: how far a bay reaches from cell i of the margin
///   DICEWARS      maps of Dice Wars (see dicewars.h). On the board of the game: word w & 3 of
///                 call (w >> 2, 0, 0, 0), where w is 0 to 895: the order of cells; 896: the first
///                 cell; 897 and above: dice. Corrected maps and maps of any ground: call (w >> 2,
///                 0, what, 0), where what is 1: owners, 2: dice
///   BORDER        the shape of a territory border at a cell side (see borders.h):
///                 words 0 and 1 of call (cell, side, 0, 0), with the lower of the two cells
///   PATCH         patches of a world made of blocks (see world.h). Square (q, r) of the coarse
///                 lattice uses call (q, r, 0, what): words 0 and 1 for its point, word 2 for its
///                 colour or kind. what is 0: colours; 1 and 2: lines; 3: the colours of lines
///   BLOCK         the search within a block whose first cell is (q, r), in round s, 0 to 3:
///                 choice i uses word i & 3 of call (q, r, s, i >> 2). Stripes: column or row x
///                 uses word 0 of call (x, 0, 4, 0)
///   NOISE         the slope at the corner (q, r) of the lattice of an octave (see bias.h): the
///                 lowest four bits of byte q & 15 of call (q >> 4, r, octave, 0)
///   NAIVE         the n-th tile that a naive map draws (see explore.h), at any cell: word n & 3
///                 of call (n >> 2, 0, 0, 0)
///   HERRINGBONE   tiles of a herringbone pattern (see herringbone.h). The colour of the corner (s
///                 0), upper edge (1) or left edge (2) of the unit square x,y: byte x & 15 of call
///                 (x >> 4, y, s, 0), further bits of call (x, y, s, 1). The tile among those that
///                 fit, by its upper left square: word x & 3 of call (x >> 2, y, 3, 0)
///   TERRAIN       the seeds of the noises of a terrain (see terrain.h): words 0 and 1 of call
///                 (what, 0, 0, 0). what is 0: land and sea; 1: ridges; 2: forests; 3: bumps
///   CITADEL       the steps that make a citadel (see citadel.h): word 0 of call (q, r, what,
///                 draw), where q, r is a number or a vertex of its board. what of 256 and above:
///                 details of its picture
///   APERIODIC     the point of the torus of an aperiodic world (see world.h): words 0 and 1 of
///                 call (0, 0, 0, 0)
///   MULTIGRID     the offsets of a multigrid (see multigrid.h): family i uses word i & 3 of call
///                 (i >> 2, 0, 0, 0)
///   MONOTILE      the position of the origin in a tiling by hats or spectres (see monotile.h):
///                 words 0 to 2 of call (attempt, 0, kind, 0)
///   QUADS         which triangles become rhombs (see quads.h): the edges E, N and W of the cell
///                 (q, r) use words 0, 1 and 2 of call (q, r, 0, 0)
///   WALL, ROCK    the walls and the rock of a connected world (see world.h); docs/determinism.md
///                 lists the words
#define PAVE_STREAMS(X)                  \
    X(PAVE_STREAM_PHASE_TILE, 0x0001)    \
    X(PAVE_STREAM_VARIANT, 0x0002)       \
    X(PAVE_STREAM_EDGE_COLOR, 0x0003)    \
    X(PAVE_STREAM_VERTEX_COLOR, 0x0004)  \
    X(PAVE_STREAM_EDGE_REMOVAL, 0x0005)  \
    X(PAVE_STREAM_VORONOI_POINT, 0x0006) \
    X(PAVE_STREAM_RACE, 0x0007)          \
    X(PAVE_STREAM_MOVE, 0x0008)          \
    X(PAVE_STREAM_AGENT, 0x0009)         \
    X(PAVE_STREAM_GROWTH, 0x000a)        \
    X(PAVE_STREAM_DICEWARS, 0x000b)      \
    X(PAVE_STREAM_BORDER, 0x000d)        \
    X(PAVE_STREAM_PATCH, 0x000e)         \
    X(PAVE_STREAM_BLOCK, 0x000f)         \
    X(PAVE_STREAM_NOISE, 0x0010)         \
    X(PAVE_STREAM_NAIVE, 0x0013)         \
    X(PAVE_STREAM_HERRINGBONE, 0x0014)   \
    X(PAVE_STREAM_TERRAIN, 0x0018)       \
    X(PAVE_STREAM_CITADEL, 0x0020)       \
    X(PAVE_STREAM_APERIODIC, 0x0022)     \
    X(PAVE_STREAM_MULTIGRID, 0x0023)     \
    X(PAVE_STREAM_MONOTILE, 0x0024)      \
    X(PAVE_STREAM_QUADS, 0x0025)         \
    X(PAVE_STREAM_WALL, 0x0026)          \
    X(PAVE_STREAM_ROCK, 0x0027)

#define PAVE_STREAM_ENUMERATOR(name, number) name = number,
typedef enum pave_stream {
    PAVE_STREAMS(PAVE_STREAM_ENUMERATOR) PAVE_STREAM_USER = 0x8000
} pave_stream;
#undef PAVE_STREAM_ENUMERATOR

// ---- Seeds --------------------------------------------------------------------------------------

/// Returns the seed for a string, such as "daily-2026-11-22": the pave_hash, from PAVE_HASH_START,
/// of its bytes, each as one word. Linear time.
PAVE_API uint64_t pave_seed_of(const char *text);

// ---- Words --------------------------------------------------------------------------------------

/// Four random words, each uniform over 0..2^32-1.
typedef struct pave_random_words {
    uint32_t word[4];
} pave_random_words;

/// The Philox4x32-10 block function itself. Constant time.
PAVE_INLINE pave_random_words pave_philox4x32(pave_random_words counter, uint32_t key0,
                                              uint32_t key1)
{
    for (int round = 0; round < 10; round++) {
        uint64_t product0 = UINT64_C(0xD2511F53) * counter.word[0];
        uint64_t product1 = UINT64_C(0xCD9E8D57) * counter.word[2];
        counter.word[0] = (uint32_t)(product1 >> 32) ^ counter.word[1] ^ key0;
        counter.word[1] = (uint32_t)product1;
        counter.word[2] = (uint32_t)(product0 >> 32) ^ counter.word[3] ^ key1;
        counter.word[3] = (uint32_t)product0;
        key0 += UINT32_C(0x9E3779B9);
        key1 += UINT32_C(0xBB67AE85);
    }
    return counter;
}

/// The four words of (seed, stream, position, draw). `stream` and `s` are in 0..0xffff; the other
/// arguments have no limits. Streams of your program begin at PAVE_STREAM_USER. Different arguments
/// give independent words. Constant time.
PAVE_INLINE pave_random_words pave_random_at(uint64_t seed, uint32_t stream, int32_t q, int32_t r,
                                             uint32_t s, uint32_t draw)
{
    pave_random_words counter;
    assert(stream <= 0xffff && s <= 0xffff);
    counter.word[0] = (uint32_t)q;
    counter.word[1] = (uint32_t)r;
    counter.word[2] = stream << 16 | s;
    counter.word[3] = draw;
    return pave_philox4x32(counter, (uint32_t)seed, (uint32_t)(seed >> 32));
}

/// Returns an integer in 0..count-1 from one random word: the high half of word * count. `count`
/// must be at least 1. The probability of each value is exact to 2^-32. Constant time.
PAVE_INLINE uint32_t pave_random_below(uint32_t word, uint32_t count)
{
    assert(count >= 1);
    return (uint32_t)(((uint64_t)word * count) >> 32);
}

/// Returns an integer in low..high, both included, from one random word. low <= high, and the range
/// has at most 2^32 - 1 values. Constant time.
PAVE_INLINE int32_t pave_random_between(uint32_t word, int32_t low, int32_t high)
{
    assert(low <= high && (int64_t)high - low < INT64_C(0xffffffff));
    return (int32_t)(low + (int64_t)pave_random_below(word, (uint32_t)((int64_t)high - low + 1)));
}

// ---- Weighted choice ----------------------------------------------------------------------------

/// Reads a non-negative decimal such as "0.25", "20" or "1e-3", with a decimal point in every
/// locale. The number must be all of `text`. Only the first 15 significant digits count. The value
/// must be 0 or in 1e-15..1e15. Returns PAVE_OK; PAVE_INVALID for any other text; PAVE_RANGE if the
/// number is too large or too small. On failure `out` is unchanged.
PAVE_API pave_result pave_weight_read(const char *text, double *out);

/// Converts weights to integers in the same proportions. The largest becomes 2^36..2^37; the others
/// are scaled by the same factor and rounded down. 0 stays 0, and a positive weight becomes at
/// least 1. `weights` and `out` must hold at least count elements; count is in 1..2^24, so the sum
/// is below 2^61. Returns PAVE_OK; PAVE_RANGE if a weight is negative or not finite, if all are 0,
/// or if the count is out of range. Linear time.
PAVE_API pave_result pave_weights_to_integers(const double *weights, int64_t count, uint64_t *out);

/// Scales integer weights to shares that sum to exactly 2^32, by the largest remainder method (T.
/// Hare, 1857): each gets the floor of its quota, and the rest goes to the largest remainders; ties
/// go to the lower index. The arithmetic is exact. A weight below about 2^-33 of the sum may get 0.
/// `weights` and `out` must hold at least count elements; count is in 1..2^24. The sum of the
/// weights must be in 1..2^63. Returns PAVE_OK; PAVE_RANGE if the count or the sum is out of range;
/// PAVE_NO_MEMORY. Time O(count log count).
PAVE_API pave_result pave_shares(const uint64_t *weights, int64_t count,
                                 const pave_allocator *allocator, uint64_t *out);

/// One column of an alias table. A 32-bit fraction below `threshold` gives `value`; any other gives
/// `other`.
typedef struct pave_alias {
    uint32_t threshold;
    uint32_t value;
    uint32_t other;
} pave_alias;

/// Builds the alias table for shares that sum to 2^32; values are 0..count-1. The integer
/// arithmetic is exact: value i gets shares[i] * count of the table's fractions. `shares` and `out`
/// must hold at least count elements; count is in 1..2^24. Returns PAVE_OK; PAVE_RANGE if the count
/// is out of range or the shares do not sum to 2^32; PAVE_NO_MEMORY. Linear time. Based on: A.
/// Walker, "An Efficient Method for Generating Discrete Random Variables with General
/// Distributions", 1977; M. Vose, "A Linear Algorithm for Generating Random Numbers with a Given
/// Distribution", 1991.
PAVE_API pave_result pave_alias_build(const uint64_t *shares, int64_t count,
                                      const pave_allocator *allocator, pave_alias *out);

/// The value that a random word chooses from a table of `count` columns, 1..2^24. `table` must hold
/// at least count elements. Constant time.
PAVE_INLINE uint32_t pave_alias_pick(const pave_alias *table, int64_t count, uint32_t word)
{
    uint64_t product = (uint64_t)word * (uint64_t)count;
    const pave_alias *column = &table[product >> 32];
    uint32_t is_value =
        0u - (uint32_t)((uint32_t)product < column->threshold); // all ones or 0; a branch would be
                                                                // mispredicted half the time
    return column->other ^ ((column->value ^ column->other) & is_value);
}

#ifdef __cplusplus
}
#endif
#endif
