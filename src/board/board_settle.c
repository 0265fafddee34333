/// src/board/board_settle.c: random removal by the rules of pave_removal_def. Each attempt is
/// settled according to the state of its surroundings at its turn: attempts with lower keys have
/// been settled, and attempts with higher keys have not been made yet. Nothing is sorted, and rows
/// may be processed in any order.
///
/// The rules are monotone: whatever is allowed after some removals is allowed after fewer. An
/// attempt is therefore first tested as if all open attempts with lower keys had succeeded, and
/// waits for one of them only if that test fails.
#include "../base/exact.h"

#include "../base/kernels.h"
#include "../base/memory.h"
#include "board_faces.h"
#include "board_parts.h"
#include "board_settle.h"

#define PAVE_SETTLE_WORDS (UINT32_C(1) << 29)

enum {
    PAVE_SETTLE_STACK = 64,
    PAVE_SETTLE_ROWS = 32,
    /// Maximum number of triangles of a face that may grow.
    PAVE_SETTLE_TRIANGLES = PAVE_REMOVAL_DEGREE_MAX - 2,
    PAVE_SETTLE_PLACES = PAVE_REMOVAL_DEGREE_MAX
};

/// The state of a place. The lowest three bits mark the owned adjacencies that may be cut at the
/// turn of an attempt: those that were cut initially, are open, or have been removed.
enum {
    PAVE_PLACE_OPEN = 3, ///< lowest bit of the mask of open attempts
    PAVE_PLACE_SHIFTED = 1 << 6,
    PAVE_PLACE_BORDER = 1 << 7
};

/// A face, or the part of a merged face on one side of an attempted edge.
typedef struct pave_settle_face {
    int32_t count; ///< triangles
    bool border;   ///< whether it has a border tile
    pave_board_triangle triangles[PAVE_SETTLE_TRIANGLES];
    /// Places of the tiles, count + 2 elements. For one side of an edge, the tiles other than the
    /// ends of the edge start at index 2.
    int32_t places[PAVE_SETTLE_PLACES];
} pave_settle_face;

typedef struct pave_settle {
    const pave_settle_def *def;
    pave_board_walker walker;
    pave_board_steps steps;
    const uint8_t *links; ///< the board's links before removal
    uint16_t *state;      ///< state of each place
    /// [2 * place + index of the triangle]: twice the number of a vast face, plus 1 if it has a
    /// border tile; at most 0 for other faces. A face is vast if it initially had more than
    /// max_degree corners or surrounds a tile. NULL if no face is vast.
    int32_t *vast;
    /// Whether no attempt between two single triangles can make two tiles meet twice.
    bool small_apart;
    int32_t room; ///< maximum number of triangles in a face: max_degree - 2
    // state of the current attempt
    uint64_t key;
    /// Lowest key of the open attempts that were assumed to succeed, or UINT64_MAX.
    uint64_t before;
    bool certain; ///< whether open attempts are assumed to fail
    int32_t ends[2];
    pave_settle_face sides[2], beside;
} pave_settle;

// ---- Edges --------------------------------------------------------------------------------------
// An adjacency has the number 4 * place + bit of its owner. Its key consists of its word and, below
// that, its number: ties are ordered by row, then column, then bit.

static uint64_t settle_key(const pave_settle *settle, int32_t place, int bit)
{
    return (uint64_t)settle->def->words[(size_t)bit * settle->def->plane + (size_t)place] << 32 |
           (uint32_t)(4 * place + bit);
}

/// Returns whether an adjacency that may be cut counts as cut at the turn of the current attempt.
static bool settle_is_cut(pave_settle *settle, int32_t place, int bit)
{
    if (!(settle->links[place] >> bit & 1)) return true;
    uint64_t key = settle_key(settle, place, bit);
    if (key >= settle->key) return false;
    if (!(settle->state[place] >> (PAVE_PLACE_OPEN + bit) & 1)) return true;
    if (key < settle->before) settle->before = key;
    return !settle->certain;
}

/// Returns the mask of a triangle's cut edges, bits 0..2.
static PAVE_ALWAYS_INLINE uint32_t settle_cuts(pave_settle *settle, pave_board_triangle triangle)
{
    int slot = triangle & 1, far = slot ? 0 : 2;
    int32_t place = triangle / 4, other = place + settle->walker.others[triangle & 3][slot];
    uint32_t cuts = ((uint32_t)settle->state[place] >> slot & 3) |
                    (uint32_t)(settle->state[other] >> far & 1) << 2;
    if (!cuts) return 0;
    for (int edge = 0; edge < 2; edge++)
        if (cuts >> edge & 1 && !settle_is_cut(settle, place, slot + edge))
            cuts &= ~(UINT32_C(1) << edge);
    if (cuts >> 2 && !settle_is_cut(settle, other, far)) cuts &= 3;
    return cuts;
}

// ---- Faces --------------------------------------------------------------------------------------

static bool settle_is_border(const pave_settle *settle, int32_t place)
{
    return (settle->state[place] & PAVE_PLACE_BORDER) != 0;
}

static int32_t settle_vast(const pave_settle *settle, pave_board_triangle triangle)
{
    int32_t face = settle->vast ? settle->vast[2 * (triangle / 4) + (triangle & 1)] : 0;
    return face > 0 ? face : 0;
}

/// Continues the walk of a face from its first triangle, which must be set together with its
/// places. `entered` is the edge that must not be crossed, or 3. Returns false if there are more
/// than `room` triangles, which is always the case for a face that surrounds a tile.
static bool settle_walk(pave_settle *settle, pave_settle_face *face, int entered, int32_t room)
{
    int8_t from[PAVE_SETTLE_TRIANGLES];
    from[0] = (int8_t)entered;
    for (int32_t i = 0; i < face->count; i++) {
        pave_board_triangle at = face->triangles[i];
        uint32_t cuts = settle_cuts(settle, at) & ~(UINT32_C(1) << from[i]);
        for (int edge = 0; cuts >> edge; edge++) {
            if (!(cuts >> edge & 1)) continue;
            if (face->count == room) return false;
            pave_board_triangle to = at + settle->walker.across[at & 3][edge];
            int edge_there = pave_triangle_entered[at & 1][edge];
            int32_t apex =
                pave_board_triangle_place(&settle->walker, to, pave_triangle_apex[edge_there]);
            from[face->count] = (int8_t)edge_there;
            face->border |= settle_is_border(settle, apex);
            face->places[face->count + 2] = apex;
            face->triangles[face->count++] = to;
        }
    }
    return true;
}

/// Walks one of the two faces of the attempt, starting with the triangle `first`, entered by
/// `edge`.
static bool settle_walk_side(pave_settle *settle, int which, pave_board_triangle first, int edge,
                             int32_t room)
{
    pave_settle_face *face = &settle->sides[which];
    if (room < 1 || settle_vast(settle, first)) return false;
    face->count = 1;
    face->triangles[0] = first;
    face->places[2] = pave_board_triangle_place(&settle->walker, first, pave_triangle_apex[edge]);
    face->border = settle_is_border(settle, face->places[2]);
    return settle_walk(settle, face, edge, room);
}

/// Walks a face from any of its triangles. Returns false if it is too large.
static bool settle_walk_beside(pave_settle *settle, pave_board_triangle first)
{
    pave_settle_face *face = &settle->beside;
    face->count = 1;
    face->triangles[0] = first;
    face->border = false;
    for (int corner = 0; corner < 3; corner++) {
        face->places[corner] = pave_board_triangle_place(&settle->walker, first, corner);
        face->border |= settle_is_border(settle, face->places[corner]);
    }
    return settle_walk(settle, face, 3, settle->room);
}

// ---- The rules ----------------------------------------------------------------------------------

/// Returns whether a tile keeps enough neighbours.
static bool settle_keeps(pave_settle *settle, int32_t place)
{
    const uint16_t *state = settle->state + place;
    const int32_t *owner = settle->steps.owner[(*state & PAVE_PLACE_SHIFTED) != 0];
    int32_t most = PAVE_BOARD_NEIGHBORS_MAX - settle->def->min_sides, maybe = 0, cut = 1;
    for (int k = 0; k < PAVE_BOARD_NEIGHBORS_MAX; k++)
        maybe += state[owner[k]] >> settle->steps.bit[k] & 1;
    if (maybe <= most) return true;
    for (int k = 0; k < PAVE_BOARD_NEIGHBORS_MAX; k++) {
        int bit = settle->steps.bit[k];
        cut += state[owner[k]] >> bit & 1 && settle_is_cut(settle, place + owner[k], bit);
    }
    return cut <= most;
}

/// Returns whether no place is on both sides.
static bool settle_differ(const pave_settle *settle)
{
    int32_t places[2 * PAVE_SETTLE_PLACES], count = 2;
    places[0] = settle->ends[0];
    places[1] = settle->ends[1];
    for (int side = 0; side < 2; side++)
        for (int32_t i = 2; i < settle->sides[side].count + 2; i++) {
            int32_t place = settle->sides[side].places[i];
            for (int32_t j = 0; j < count; j++)
                if (places[j] == place) return false;
            places[count++] = place;
        }
    return true;
}

static bool settle_side_has(const pave_settle_face *side, pave_board_triangle triangle)
{
    for (int32_t i = 0; i < side->count; i++)
        if (side->triangles[i] == triangle) return true;
    return false;
}

/// Returns whether tile `place` is a corner of a vast face.
static bool settle_meets_vast(const pave_settle *settle, int32_t place, int32_t face)
{
    bool shifted = (settle->state[place] & PAVE_PLACE_SHIFTED) != 0;
    for (int k = 0; k < PAVE_BOARD_NEIGHBORS_MAX; k++)
        if (settle_vast(settle, 4 * place + settle->walker.corners[shifted][k]) == face)
            return true;
    return false;
}

/// Returns whether the face of this triangle has a tile of the `other` side, or whether both have
/// border tiles.
static bool settle_meet_at(pave_settle *settle, pave_board_triangle triangle,
                           const pave_settle_face *other)
{
    int32_t vast = settle_vast(settle, triangle);
    if (vast) {
        if (other->border && vast & 1) return true;
        for (int32_t i = 2; i < other->count + 2; i++)
            if (!settle_is_border(settle, other->places[i]) &&
                settle_meets_vast(settle, other->places[i], vast))
                return true;
        return false;
    }
    // The face is too large only because open attempts count as cut.
    if (!settle_walk_beside(settle, triangle)) return true;
    const pave_settle_face *face = &settle->beside;
    if (other->border && face->border) return true;
    for (int32_t i = 2; i < other->count + 2; i++)
        for (int32_t j = 0; j < face->count + 2; j++)
            if (other->places[i] == face->places[j]) return true;
    return false;
}

/// Returns whether two tiles on different sides would also meet in a third face.
static bool settle_meet_again(pave_settle *settle)
{
    const pave_settle_face *sides = settle->sides;
    if (settle->small_apart && sides[0].count + sides[1].count == 2 && !sides[0].border &&
        !sides[1].border)
        return false;
    // Faces of border tiles are not walked, so a side with a border tile cannot be the one that is
    // walked.
    int near = sides[0].border ? 1 : sides[1].border ? 0 : sides[0].count > sides[1].count;
    for (int32_t i = 2; i < sides[near].count + 2; i++) {
        int32_t place = sides[near].places[i];
        bool shifted = (settle->state[place] & PAVE_PLACE_SHIFTED) != 0;
        for (int k = 0; k < PAVE_BOARD_NEIGHBORS_MAX; k++) {
            pave_board_triangle at = 4 * place + settle->walker.corners[shifted][k];
            if (!settle_side_has(&sides[near], at) && settle_meet_at(settle, at, &sides[!near]))
                return true;
        }
    }
    return false;
}

/// Returns whether the rules allow the attempt.
static bool settle_allows(pave_settle *settle)
{
    static const int8_t first[PAVE_BOARD_OWNED][2] = {{0, 0}, {0, 1}, {1, 1}}; // slot and edge of
                                                                               // the first triangle
    int32_t place = (int32_t)((uint32_t)settle->key >> 2);
    int bit = (int)(settle->key & 3), slot = first[bit][0], edge = first[bit][1];
    bool shifted = (settle->state[place] & PAVE_PLACE_SHIFTED) != 0;
    pave_board_triangle at = 4 * place + 2 * shifted + slot,
                        across = at + settle->walker.across[at & 3][edge];
    settle->ends[0] = place;
    settle->ends[1] = place + settle->steps.owned[shifted][bit];
    if (!settle_keeps(settle, settle->ends[0]) || !settle_keeps(settle, settle->ends[1]))
        return false;
    if (settle->def->max_degree == PAVE_REMOVAL_ANY) return true;
    return settle_walk_side(settle, 0, at, edge, settle->room - 1) &&
           settle_walk_side(settle, 1, across, pave_triangle_entered[slot][edge],
                            settle->room - settle->sides[0].count) &&
           !(settle->sides[0].border && settle->sides[1].border) && settle_differ(settle) &&
           !settle_meet_again(settle);
}

// ---- Attempts one by one ------------------------------------------------------------------------

/// Settles the attempt with a given key and returns the key. If one with a lower key must be
/// settled first, returns the lower key.
static uint64_t settle_try(pave_settle *settle, uint64_t key)
{
    int32_t place = (int32_t)((uint32_t)key >> 2);
    unsigned bit = (unsigned)(key & 3), open = 1U << (PAVE_PLACE_OPEN + bit);
    settle->key = key;
    settle->before = UINT64_MAX;
    settle->certain = false;
    bool allowed = settle_allows(settle);
    if (!allowed && settle->before != UINT64_MAX) {
        uint64_t before = settle->before;
        settle->certain = true;
        if (settle_allows(settle)) return before;
    }
    settle->state[place] = (uint16_t)(settle->state[place] & ~(allowed ? open : open | 1U << bit));
    return key;
}

/// Settles an attempt after everything that it depends on. If a chain is longer than the stack,
/// only its last element is kept.
static void settle_resolve(pave_settle *settle, uint64_t key)
{
    uint64_t stack[PAVE_SETTLE_STACK];
    int depth = 0;
    stack[depth++] = key;
    while (depth > 0) {
        uint64_t before = settle_try(settle, stack[depth - 1]);
        if (before == stack[depth - 1]) {
            depth--;
            continue;
        }
        if (depth == PAVE_SETTLE_STACK) depth = 0;
        stack[depth++] = before;
    }
}

/// Settles the open attempts in a range of rows whose words are at most `last`.
static void settle_band(pave_settle *settle, int32_t row, int32_t end_row, uint32_t last)
{
    const pave_board *board = settle->def->board;
    for (; row < end_row; row++) {
        int32_t place = pave_board_slot(board, pave_board_at(0, row)), end = place + board->width;
        for (; place < end; place++)
            for (int bit = 0; bit < PAVE_BOARD_OWNED && settle->state[place] >> PAVE_PLACE_OPEN & 7;
                 bit++) {
                uint64_t key = settle_key(settle, place, bit);
                while (settle->state[place] >> (PAVE_PLACE_OPEN + bit) & 1 && key >> 32 <= last)
                    settle_resolve(settle, key);
            }
    }
}

/// Processes bands of rows, each roughly in the order of words, so that few attempts have to wait.
static void settle_rows(pave_settle *settle)
{
    const int32_t height = settle->def->board->height;
    for (int32_t row = 0; row < height; row += PAVE_SETTLE_ROWS) {
        int32_t end = height - row < PAVE_SETTLE_ROWS ? height : row + PAVE_SETTLE_ROWS;
        for (uint64_t last = 0; last < settle->def->last;) {
            last += PAVE_SETTLE_WORDS;
            settle_band(settle, row, end, (uint32_t)(last < UINT32_MAX ? last : UINT32_MAX));
        }
    }
}

// ---- Huge faces ---------------------------------------------------------------------------------

/// Search for vast faces.
typedef struct pave_settle_search {
    int32_t *queue; ///< queue of triangles
    int32_t faces;  ///< number of vast faces found so far
} pave_settle_search;

static int32_t *settle_vast_at(const pave_settle *settle, pave_board_triangle triangle)
{
    return &settle->vast[2 * (triangle / 4) + (triangle & 1)];
}

/// Finds the face of a triangle. Marks it with its number if it is vast or surrounds a tile,
/// otherwise with -1.
static void settle_flood(pave_settle *settle, pave_settle_search *search, pave_board_triangle first)
{
    int32_t count = 1, crossed = 0, mark = -1;
    bool border = false;
    search->queue[0] = first;
    *settle_vast_at(settle, first) = mark;
    for (int32_t i = 0; i < count; i++) {
        pave_board_triangle at = search->queue[i];
        uint32_t cuts = pave_board_triangle_cuts(&settle->walker, at);
        for (int corner = 0; corner < 3; corner++)
            border |=
                settle_is_border(settle, pave_board_triangle_place(&settle->walker, at, corner));
        for (int edge = 0; edge < 3; edge++) {
            if (!(cuts >> edge & 1)) continue;
            pave_board_triangle to = at + settle->walker.across[at & 3][edge];
            crossed++;
            if (*settle_vast_at(settle, to)) continue;
            *settle_vast_at(settle, to) = mark;
            search->queue[count++] = to;
        }
    }
    if (count <= settle->room && crossed == 2 * (count - 1)) return;
    mark = 2 * ++search->faces + border;
    for (int32_t i = 0; i < count; i++) *settle_vast_at(settle, search->queue[i]) = mark;
}

/// Finds the faces that initially have too many corners, because of earlier cuts.
static pave_result settle_find_vast(pave_settle *settle, const pave_allocator *allocator)
{
    const pave_board *board = settle->def->board;
    const size_t triangles = 2 * (size_t)board->slot_count;
    pave_settle_search search = {0};
    settle->vast = pave_array_allocate(allocator, triangles, sizeof *settle->vast);
    search.queue = pave_array_take(allocator, triangles, sizeof *search.queue);
    pave_result result = settle->vast && search.queue ? PAVE_OK : PAVE_NO_MEMORY;
    for (int32_t node = 0; result == PAVE_OK && node < pave_board_tile_count(board); node++)
        for (int k = 0; k < PAVE_BOARD_NEIGHBORS_MAX; k++) {
            pave_board_triangle at =
                pave_board_corner(&settle->walker, pave_board_node_tile(board, node), k);
            if (*settle_vast_at(settle, at)) continue;
            if (pave_board_triangle_cuts(&settle->walker, at))
                settle_flood(settle, &search, at);
            else
                *settle_vast_at(settle, at) = -1;
        }
    pave_array_release(allocator, search.queue);
    if (search.faces == 0) {
        pave_array_release(allocator, settle->vast);
        settle->vast = NULL;
    }
    return result;
}

// ---- Removal ------------------------------------------------------------------------------------

/// Initializes the states of a row. Returns whether an inner tile lacks an adjacency that it could
/// own.
static bool settle_begin_row(pave_settle *settle, int32_t row)
{
    const pave_board *board = settle->def->board;
    int32_t place = pave_board_slot(board, pave_board_at(0, row));
    const uint8_t *links = board->links + place, *attempts = settle->def->attempts + place;
    const unsigned shifted[2] = {
        pave_board_shifted(board, pave_board_at(0, row)) ? PAVE_PLACE_SHIFTED : 0,
        pave_board_shifted(board, pave_board_at(1, row)) ? PAVE_PLACE_SHIFTED : 0};
    unsigned missing = 0;
    for (int32_t col = 0; col < board->width; col++) {
        unsigned cut = ~(unsigned)links[col] & 7, open = attempts[col];
        missing |= cut;
        settle->state[place + col] =
            (uint16_t)(cut | open | open << PAVE_PLACE_OPEN | shifted[col & 1]);
    }
    return missing != 0;
}

/// Initializes the states of the border. Returns whether any of its adjacencies is cut.
static bool settle_begin_border(pave_settle *settle)
{
    const pave_board *board = settle->def->board;
    bool cut = false;
    for (int32_t node = pave_board_tile_count(board); node < board->slot_count; node++) {
        pave_board_tile tile = pave_board_node_tile(board, node);
        int32_t place = pave_board_slot(board, tile);
        unsigned maybe = ~(unsigned)board->links[place] & 7;
        for (int bit = 0; bit < PAVE_BOARD_OWNED; bit++)
            cut |= maybe >> bit & 1 &&
                   pave_board_inner(
                       board, pave_board_neighbor(board, tile,
                                                  pave_board_owned[pave_board_flat(board)][bit]));
        settle->state[place] =
            (uint16_t)(maybe | PAVE_PLACE_BORDER |
                       (pave_board_shifted(board, tile) ? PAVE_PLACE_SHIFTED : 0U));
    }
    return cut;
}

/// Removes the settled adjacencies from the links.
static void settle_end(const pave_settle *settle)
{
    const pave_board *board = settle->def->board;
    for (int32_t row = 0; row < board->height; row++) {
        int32_t place = pave_board_slot(board, pave_board_at(0, row));
        for (int32_t i = place; i < place + board->width; i++)
            board->links[i] = (uint8_t)(board->links[i] & ~(unsigned)settle->state[i]);
    }
}

static pave_result settle_run(pave_settle *settle, const pave_allocator *allocator)
{
    bool cut = settle_begin_border(settle);
    for (int32_t row = 0; row < settle->def->board->height; row++)
        cut |= settle_begin_row(settle, row);
    cut &= settle->def->max_degree != PAVE_REMOVAL_ANY;
    pave_result result = cut ? settle_find_vast(settle, allocator) : PAVE_OK;
    if (result != PAVE_OK) return result;
    // If an edge is between two single triangles, the tiles on its two sides can meet again only in
    // a face that surrounds an end of the edge and has at most six corners. That end then has only
    // two other neighbours.
    settle->small_apart = settle->room <= 4 && !settle->vast;
    settle_rows(settle);
    settle_end(settle);
    return PAVE_OK;
}

pave_result pave_board_settle(const pave_settle_def *def, const pave_allocator *allocator)
{
    const size_t places = (size_t)def->board->slot_count;
    pave_settle *settle = pave_array_allocate(allocator, 1, sizeof *settle);
    pave_result result = PAVE_NO_MEMORY;
    if (!settle) return result;
    settle->def = def;
    settle->links = def->board->links;
    settle->room = def->max_degree - 2;
    pave_board_walker_make(def->board, &settle->walker);
    pave_board_steps_take(def->board, &settle->steps);
    settle->state = pave_array_take(allocator, places, sizeof *settle->state);
    if (settle->state) result = settle_run(settle, allocator);
    PAVE_RELEASE(allocator, settle->vast, settle->state, settle);
    return result;
}
