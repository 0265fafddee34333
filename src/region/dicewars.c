/// src/region/dicewars.c: maps on the board of Dice Wars: order of cells, owners and dice, choice
/// of the fairest of several seeds, and queries.
///
/// Written from a step-by-step description of the game's maps (the game: "Dice Wars" of
/// gamedesign.jp, 2001). Its naive shuffle, which swaps each index with any other, is analysed in:
/// D. Robbins, E. Bolker, "The Bias of Three Pseudo-random Shuffles", 1981. The uniform shuffle: R.
/// Fisher, F. Yates, "Statistical Tables", 1938.
#include "../base/exact.h"

#include "../base/batch.h"
#include "../base/bits.h"
#include "dicewars_board.h"
#include "dicewars_deal.h"

#include <inttypes.h>
#include <string.h>

// ---- The order of cells -------------------------------------------------------------------------

static void dicewars_draw_words(uint64_t seed, uint32_t *words)
{
    const pave_random_kernel *kernel = pave_kernel_best(&pave_random_kernels);
    pave_philox_keys keys;
    pave_philox_schedule(seed, &keys);
    kernel->run_by_call(&(pave_call_run){.keys = &keys,
                                         .stream = PAVE_STREAM_DICEWARS,
                                         .count = PAVE_DICEWARS_WORDS / 4},
                        words);
}

void pave_dicewars_shuffle(const uint32_t *words, bool even, uint16_t *order)
{
    for (int i = 0; i < PAVE_DICEWARS_CELLS; i++) order[i] = (uint16_t)i;
    for (int i = PAVE_DICEWARS_CELLS - 1; even && i > 0; i--) {
        uint32_t j = pave_random_below(words[i], (uint32_t)i + 1);
        uint16_t other = order[j];
        order[j] = order[i];
        order[i] = other;
    }
    for (int i = 0; !even && i < PAVE_DICEWARS_CELLS; i++) {
        uint32_t j = pave_random_below(words[i], PAVE_DICEWARS_CELLS);
        uint16_t other = order[j];
        order[j] = order[i];
        order[i] = other;
    }
}

static int32_t dicewars_slot(int32_t cell)
{
    return (PAVE_DICEWARS_TOP + cell / PAVE_DICEWARS_WIDTH) * PAVE_DICEWARS_STRIDE +
           cell % PAVE_DICEWARS_WIDTH;
}

static void dicewars_rank(const uint16_t *order, pave_dicewars_draft *draft)
{
    for (int i = 0; i < PAVE_DICEWARS_SLOTS; i++) draft->rank[i] = PAVE_DICEWARS_NO_RANK;
    for (int y = 0; y < PAVE_DICEWARS_HEIGHT; y++) {
        int first = (PAVE_DICEWARS_TOP + y) * PAVE_DICEWARS_STRIDE;
        memcpy(draft->rank + first, order + y * PAVE_DICEWARS_WIDTH,
               PAVE_DICEWARS_WIDTH * sizeof *order);
        for (int x = 0; x < PAVE_DICEWARS_WIDTH; x++)
            draft->slot_of[order[y * PAVE_DICEWARS_WIDTH + x]] = (uint16_t)(first + x);
    }
}

// ---- Owners and dice ----------------------------------------------------------------------------

/// Returns the index of the i-th set bit, counting from 0.
static int dicewars_nth(uint32_t bits, uint32_t i)
{
    while (i-- > 0) bits &= bits - 1;
    return pave_bits_lowest(bits);
}

void pave_dicewars_deal_original(const uint32_t *words, pave_dicewars_board *board)
{
    uint32_t room[PAVE_DICEWARS_PLAYERS_MAX] = {0}; // areas of each player that can take a die
    int32_t player = 0;
    for (int id = 1; id <= PAVE_DICEWARS_AREAS_MAX; id++) {
        if (!board->areas[id].size) continue;
        board->areas[id].owner = (uint8_t)player;
        board->areas[id].dice = 1;
        room[player] |= 1u << id;
        player = (player + 1) % board->players;
    }
    player = 0;
    for (int32_t i = 0; i < board->area_count * (PAVE_DICEWARS_DICE_MEAN - 1) && room[player];
         i++) {
        int id = dicewars_nth(room[player],
                              pave_random_below(words[i], (uint32_t)pave_bits_count(room[player])));
        if (++board->areas[id].dice == PAVE_DICEWARS_DICE_MAX) room[player] &= ~(1u << id);
        player = (player + 1) % board->players;
    }
}

static void dicewars_deal_even(uint64_t seed, pave_dicewars_board *board)
{
    int32_t owners[PAVE_DICEWARS_AREAS_MAX], dice[PAVE_DICEWARS_AREAS_MAX], count = 0;
    pave_dicewars_deal_room room[PAVE_DICEWARS_PLAYERS_MAX];
    int32_t list[PAVE_DICEWARS_AREAS_MAX];
    const pave_dicewars_deal deal = {.seed = seed,
                                     .areas = board->area_count,
                                     .players = board->players,
                                     .dice = PAVE_DICEWARS_DICE_MEAN * board->area_count,
                                     .dice_max = PAVE_DICEWARS_DICE_MAX,
                                     .owners = owners,
                                     .given = dice,
                                     .room = room,
                                     .list = list};
    for (int i = 0; i < board->area_count; i++) owners[i] = -1;
    pave_dicewars_deal_owners(&deal);
    pave_dicewars_deal_dice(&deal);
    for (int id = 1; id <= PAVE_DICEWARS_AREAS_MAX; id++) {
        if (!board->areas[id].size) continue;
        board->areas[id].owner = (uint8_t)owners[count];
        board->areas[id].dice = (uint8_t)dice[count++];
    }
}

// ---- A map --------------------------------------------------------------------------------------

static void dicewars_make_board(uint64_t seed, int32_t players, bool corrected,
                                pave_dicewars_board *out)
{
    uint32_t words[PAVE_DICEWARS_WORDS];
    uint16_t order[PAVE_DICEWARS_CELLS];
    pave_dicewars_draft draft;
    dicewars_draw_words(seed, words);
    pave_dicewars_shuffle(words, corrected, order);
    dicewars_rank(order, &draft);
    pave_dicewars_grow(&draft, dicewars_slot((int32_t)pave_random_below(
                                   words[PAVE_DICEWARS_WORD_START], PAVE_DICEWARS_CELLS)));
    pave_dicewars_mend(&draft);
    memset(out, 0, sizeof *out);
    out->players = (uint8_t)players;
    pave_dicewars_survey(&draft, out->areas);
    for (int id = 1; id <= PAVE_DICEWARS_AREAS_MAX; id++)
        out->area_count = (uint8_t)(out->area_count + (out->areas[id].size > 0));
    for (int y = 0; y < PAVE_DICEWARS_HEIGHT; y++)
        memcpy(out->cells + y * PAVE_DICEWARS_WIDTH,
               draft.area + (PAVE_DICEWARS_TOP + y) * PAVE_DICEWARS_STRIDE, PAVE_DICEWARS_WIDTH);
    if (corrected)
        dicewars_deal_even(seed, out);
    else
        pave_dicewars_deal_original(words + PAVE_DICEWARS_WORD_DICE, out);
}

// ---- The fairest of several maps ----------------------------------------------------------------

static pave_result dicewars_score(const pave_window *window, const pave_dicewars_board *board,
                                  const pave_allocator *allocator, double *out, pave_error *error)
{
    int32_t labels[PAVE_DICEWARS_CELLS], owners[PAVE_DICEWARS_AREAS_MAX],
        dice[PAVE_DICEWARS_AREAS_MAX];
    const pave_dicewars_starts_def def = {.ground = pave_ground_of_window(window),
                                          .labels = labels,
                                          .areas = PAVE_DICEWARS_AREAS_MAX,
                                          .players = board->players,
                                          .owners = owners,
                                          .dice = dice};
    pave_dicewars_fairness fairness;
    pave_dicewars_board_labels(board, labels, owners, dice);
    pave_result failed = pave_dicewars_measure_starts(&def, allocator, NULL, &fairness, error);
    if (!failed) *out = fairness.score;
    return failed;
}

pave_result pave_dicewars_board_make(const pave_dicewars_board_def *def,
                                     const pave_allocator *allocator, const pave_batch *batch,
                                     pave_dicewars_board *out, pave_dicewars_board_result *result,
                                     pave_error *error)
{
    const int32_t players = def->players ? def->players : PAVE_DICEWARS_PLAYERS,
                  tries = def->tries ? def->tries : 1;
    const bool judged = tries > 1 || result;
    pave_dicewars_board_result best = {.fairness = -1};
    pave_dicewars_board board, kept = {.players = 0};
    pave_window *window = NULL;
    if (players < 1 || players > PAVE_DICEWARS_PLAYERS_MAX)
        return PAVE_FAIL(error, PAVE_RANGE, "players must be 1 to %d, not %" PRId32,
                         PAVE_DICEWARS_PLAYERS_MAX, players);
    if (tries < 1)
        return PAVE_FAIL(error, PAVE_RANGE, "tries must be 1 or more, not %" PRId32, tries);
    pave_result failed = judged ? pave_dicewars_window(allocator, &window, error) : PAVE_OK;
    for (int32_t i = 0; !failed && i < tries; i++) {
        const uint64_t seed = def->seed + (uint32_t)i;
        double now = 0;
        if (pave_batch_stop(batch, i, tries)) {
            failed = PAVE_FAIL(error, PAVE_STOPPED, "%s", pave_result_text(PAVE_STOPPED));
            break;
        }
        dicewars_make_board(seed, players, def->corrected, &board);
        if (judged) failed = dicewars_score(window, &board, allocator, &now, error);
        if (failed || now <= best.fairness) continue;
        best = (pave_dicewars_board_result){seed, now};
        kept = board;
    }
    pave_window_destroy(window);
    if (failed) return failed;
    (void)pave_batch_stop(batch, tries, tries);
    *out = kept;
    if (result) *result = best;
    return PAVE_OK;
}

// ---- Queries ------------------------------------------------------------------------------------

/// Returns a group and the areas of the same owner that touch it.
static uint32_t dicewars_spread(const pave_dicewars_board *board, uint32_t group, uint32_t own)
{
    uint32_t more = group;
    for (int id = 1; id <= PAVE_DICEWARS_AREAS_MAX; id++)
        if (group >> id & 1) more |= board->areas[id].joins & own;
    return more;
}

int32_t pave_dicewars_board_supply(const pave_dicewars_board *board, int32_t player)
{
    uint32_t own = 0;
    int32_t most = 0;
    assert(player >= 0 && player < board->players);
    for (int id = 1; id <= PAVE_DICEWARS_AREAS_MAX; id++)
        if (board->areas[id].size && board->areas[id].owner == player) own |= 1u << id;
    for (uint32_t left = own; left;) {
        uint32_t group = left & (~left + 1), more;
        while ((more = dicewars_spread(board, group, own)) != group) group = more;
        left &= ~group;
        if (pave_bits_count(group) > most) most = pave_bits_count(group);
    }
    return most;
}

void pave_dicewars_board_labels(const pave_dicewars_board *board, int32_t *labels, int32_t *owners,
                                int32_t *dice)
{
    for (int i = 0; i < PAVE_DICEWARS_CELLS; i++) labels[i] = board->cells[i];
    for (int id = 1; id <= PAVE_DICEWARS_AREAS_MAX; id++) {
        if (owners) owners[id - 1] = board->areas[id].size ? board->areas[id].owner : -1;
        if (dice) dice[id - 1] = board->areas[id].dice;
    }
}

pave_result pave_dicewars_window(const pave_allocator *allocator, pave_window **out,
                                 pave_error *error)
{
    const pave_window_def def = {.tiling = pave_tiling_hex(),
                                 .width = PAVE_DICEWARS_WIDTH,
                                 .height = PAVE_DICEWARS_HEIGHT,
                                 .system = PAVE_HEX_ODD_R};
    return pave_window_create(&def, allocator, out, error);
}

uint64_t pave_dicewars_board_hash(const pave_dicewars_board *board)
{
    uint64_t hash =
        pave_hash_word(pave_hash_word(PAVE_HASH_START, board->players), board->area_count);
    for (int i = 0; i < PAVE_DICEWARS_CELLS; i++) hash = pave_hash_word(hash, board->cells[i]);
    for (int id = 1; id <= PAVE_DICEWARS_AREAS_MAX; id++) {
        const pave_dicewars_area *item = &board->areas[id];
        const uint32_t words[] = {item->joins, (uint32_t)item->center,
                                  item->size,  item->owner,
                                  item->dice,  item->left,
                                  item->right, item->top,
                                  item->bottom};
        hash = pave_hash(hash, words, sizeof words / sizeof *words);
    }
    return hash;
}
