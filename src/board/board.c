/// src/board/board.c: creates boards by pattern, and changes adjacencies.
#include "../base/exact.h"

#include "../base/memory.h"
#include "board_parts.h"

#include <string.h>

const int8_t pave_board_owned[2][PAVE_BOARD_OWNED] = {{1, 2, 3}, {3, 2, 1}};

// ---- Ownership of adjacencies -------------------------------------------------------------------

void pave_board_steps_take(const pave_board *board, pave_board_steps *out)
{
    bool flat = pave_board_flat(board);
    for (int shoved = 0; shoved < 2; shoved++) {
        pave_board_tile tile = {0, 0};
        if (pave_board_shifted(board, tile) != shoved) tile = pave_board_at(1, 1);
        for (int k = 0; k < PAVE_BOARD_NEIGHBORS_MAX; k++) {
            pave_board_tile there = pave_board_neighbor(board, tile, k);
            out->to[shoved][k] = (there.row - tile.row) * board->pitch + there.col - tile.col;
            out->owner[shoved][k] = out->to[shoved][k];
        }
        for (int bit = 0; bit < PAVE_BOARD_OWNED; bit++) {
            int k = pave_board_owned[flat][bit];
            out->owner[shoved][k] = 0;
            out->owned[shoved][bit] = out->to[shoved][k];
            out->bit[k] = out->bit[(k + 3) % PAVE_BOARD_NEIGHBORS_MAX] = (int8_t)bit;
        }
    }
}

uint8_t pave_board_inner_bits(const pave_board *board, pave_board_tile tile)
{
    uint8_t bits = 0;
    for (int bit = 0; bit < PAVE_BOARD_OWNED && pave_board_inner(board, tile); bit++)
        if (pave_board_inner(
                board,
                pave_board_neighbor(board, tile, pave_board_owned[pave_board_flat(board)][bit])))
            bits |= (uint8_t)(1 << bit);
    return bits;
}

int64_t pave_board_count_bits(const uint8_t *bytes, int32_t count)
{
    const uint64_t ones = UINT64_C(0x0101010101010101);
    int64_t total = 0;
    int32_t i = 0;
    for (; i + 8 <= count; i += 8) {
        uint64_t word;
        memcpy(&word, bytes + i, sizeof word);
        total += (int64_t)(((word & ones) + (word >> 1 & ones) + (word >> 2 & ones)) * ones >> 56);
    }
    for (; i < count; i++) total += (bytes[i] & 1) + (bytes[i] >> 1 & 1) + (bytes[i] >> 2 & 1);
    return total;
}

// ---- Memory -------------------------------------------------------------------------------------

static size_t board_bytes(const pave_board *board)
{
    return (size_t)board->slot_count + 2 * PAVE_BOARD_PADDING;
}

static pave_board *board_allocate(const pave_board *like, const pave_allocator *allocator)
{
    pave_board *board = pave_array_allocate(allocator, 1, sizeof *board);
    if (!board) return NULL;
    *board = *like;
    board->allocator = pave_allocator_or_default(allocator);
    board->links = pave_array_allocate(allocator, board_bytes(board), 1);
    if (board->links) {
        board->links += PAVE_BOARD_PADDING;
        return board;
    }
    pave_array_release(allocator, board);
    return NULL;
}

void pave_board_destroy(pave_board *board)
{
    if (!board) return;
    pave_allocator allocator = board->allocator;
    PAVE_RELEASE(&allocator, board->links - PAVE_BOARD_PADDING, board);
}

pave_result pave_board_copy(const pave_board *board, const pave_allocator *allocator,
                            pave_board **out, pave_error *error)
{
    *out = board_allocate(board, allocator);
    if (!*out)
        return PAVE_FAIL(error, PAVE_NO_MEMORY, "not enough memory for a copy of that board");
    memcpy((*out)->links, board->links, (size_t)board->slot_count);
    return PAVE_OK;
}

// ---- Patterns -----------------------------------------------------------------------------------

const char *const pave_board_pattern_words[] = {"hex", "quad", "triangle", NULL};

pave_vec2 pave_board_position(const pave_board *board, pave_board_tile tile)
{
    return pave_vec2_of(pave_board_x(board, tile) * board->step,
                        pave_board_y(board, tile) * board->step);
}

// ---- Creation -----------------------------------------------------------------------------------

static pave_result board_def_check(const pave_board_def *def, pave_error *error)
{
    bool is_system = (int)def->system >= 0 && (int)def->system <= PAVE_HEX_DOUBLED_HEIGHT;
    if ((int)def->system < PAVE_HEX_ODD_R || (int)def->system > PAVE_HEX_EVEN_Q)
        return PAVE_FAIL(error, is_system ? PAVE_UNSUPPORTED : PAVE_RANGE,
                         "the offset system of a board must be odd-r, even-r, odd-q or even-q");
    if (!pave_word(pave_board_pattern_words, def->pattern))
        return PAVE_FAIL(error, PAVE_RANGE, "the pattern of a board must be hex, quad or triangle");
    if (def->width < 1 || def->height < 1)
        return PAVE_FAIL(error, PAVE_RANGE, "a board has at least 1x1 tiles, not %dx%d",
                         (int)def->width, (int)def->height);
    if (((int64_t)def->width + 2) * ((int64_t)def->height + 2) > PAVE_BOARD_SLOTS_MAX)
        return PAVE_FAIL(
            error, PAVE_RANGE,
            "a board of %dx%d tiles is too large: with its border it may have 2^28 of them",
            (int)def->width, (int)def->height);
    return PAVE_OK;
}

/// Chooses units that keep the farthest border positions in range: shifted column `width`, and row
/// `height`.
static void board_choose_units(pave_board *board)
{
    const int64_t most = INT64_C(1) << 30, whole = 98304, half = 56756;
    bool flat = pave_board_flat(board);
    int64_t along = flat ? board->width : board->height,
            across = 2 * (int64_t)(flat ? board->height : board->width) + 1;
    int shift = 0;
    while (along * (whole >> shift) > most ||
           across * ((half + (INT64_C(1) << shift) - 1) >> shift) > most)
        shift++;
    assert(shift <= 15); // exact up to this exponent; the largest boards need 14
    int32_t longer = (int32_t)(whole >> shift),
            shorter = (int32_t)((half + (INT64_C(1) << shift) - 1) >> shift);
    board->unit_x = flat ? longer : shorter;
    board->unit_y = flat ? shorter : longer;
    board->step = (double)(INT64_C(1) << shift) / 65536;
}

/// Masks of the adjacencies that an inner tile owns, indexed by pattern, by whether the tile is
/// shifted, and by the parity of col + row.
static const uint8_t board_patterns[3][2][2] = {
    {{7, 7}, {7, 7}},
    {{1 | 2, 1 | 2}, {1 | 4, 1 | 4}},
    {{1 | 2, 2}, {1 | 4, 4}},
};

static uint8_t board_pattern_bits(const pave_board *board, pave_board_pattern pattern,
                                  pave_board_tile tile)
{
    return board_patterns[pattern][pave_board_shifted(board, tile)][(tile.col ^ tile.row) & 1];
}

static void board_fill_border(pave_board *board, pave_board_pattern pattern, pave_board_tile tile)
{
    uint8_t bits = 0;
    for (int bit = 0; bit < PAVE_BOARD_OWNED; bit++) {
        pave_board_tile there =
            pave_board_neighbor(board, tile, pave_board_owned[pave_board_flat(board)][bit]);
        bool open = pave_board_inner(board, there)
                        ? board_pattern_bits(board, pattern, tile) >> bit & 1
                        : pave_board_contains(board, there);
        bits |= (uint8_t)(open << bit);
    }
    board->links[pave_board_slot(board, tile)] = bits;
}

static void board_fill(pave_board *board, pave_board_pattern pattern)
{
    for (int32_t row = 0; row < board->height; row++) {
        uint8_t *links = board->links + pave_board_slot(board, pave_board_at(0, row));
        uint8_t even = board_pattern_bits(board, pattern, pave_board_at(0, row)),
                odd = board_pattern_bits(board, pattern, pave_board_at(1, row));
        for (int32_t col = 0; col < board->width; col++) links[col] = col & 1 ? odd : even;
    }
    for (int32_t node = pave_board_tile_count(board); node < board->slot_count; node++)
        board_fill_border(board, pattern, pave_board_node_tile(board, node));
}

pave_result pave_board_create(const pave_board_def *def, const pave_allocator *allocator,
                              pave_board **out, pave_error *error)
{
    *out = NULL;
    pave_result result = board_def_check(def, error);
    if (result != PAVE_OK) return result;
    int64_t w = def->width, h = def->height;
    pave_board like = {.width = def->width,
                       .height = def->height,
                       .system = def->system,
                       .pattern = def->pattern,
                       .pitch = def->width + 2};
    like.slot_count = like.pitch * (def->height + 2);
    like.inner_edges = pave_board_flat(&like) ? w * (h - 1) + (w - 1) * (2 * h - 1)
                                              : h * (w - 1) + (h - 1) * (2 * w - 1);
    board_choose_units(&like);
    *out = board_allocate(&like, allocator);
    if (!*out)
        return PAVE_FAIL(error, PAVE_NO_MEMORY, "not enough memory for a board of %dx%d tiles",
                         (int)def->width, (int)def->height);
    board_fill(*out, def->pattern);
    return PAVE_OK;
}

// ---- Changes ------------------------------------------------------------------------------------

pave_result pave_board_set(pave_board *board, pave_board_tile tile, int k, bool adjacent)
{
    if (k < 0 || k >= PAVE_BOARD_NEIGHBORS_MAX || !pave_board_contains(board, tile))
        return PAVE_RANGE;
    pave_board_tile there = pave_board_neighbor(board, tile, k);
    if (!pave_board_contains(board, there)) return PAVE_RANGE;
    if (!pave_board_inner(board, tile) && !pave_board_inner(board, there)) return PAVE_INVALID;
    pave_board_steps steps;
    pave_board_steps_take(board, &steps);
    uint8_t *links = board->links + pave_board_slot(board, tile) +
                     steps.owner[pave_board_shifted(board, tile)][k],
            bit = (uint8_t)(1 << steps.bit[k]);
    *links = (uint8_t)(adjacent ? *links | bit : *links & ~bit);
    return PAVE_OK;
}

int64_t pave_board_edge_count(const pave_board *board)
{
    int64_t count = 0;
    for (int32_t row = 0; row < board->height; row++) {
        const uint8_t *links = board->links + pave_board_slot(board, pave_board_at(0, row));
        int32_t ends[2] = {0, board->width - 1};
        // In the first and last rows every tile has border neighbours; in other rows only the first
        // and last tiles do.
        bool all = row == 0 || row == board->height - 1;
        if (!all) count += pave_board_count_bits(links + 1, board->width - 2);
        for (int32_t i = 0; i < (all ? board->width : board->width > 1 ? 2 : 1); i++) {
            int32_t col = all ? i : ends[i];
            uint8_t bits = links[col] & pave_board_inner_bits(board, pave_board_at(col, row));
            count += pave_board_count_bits(&bits, 1);
        }
    }
    return count;
}
