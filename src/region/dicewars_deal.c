/// src/region/dicewars_deal.c: balanced owners and dice: each item is dealt to a player with the
/// fewest; dicewars_deal.h has the rules for ties. The uniform shuffle: R. Durstenfeld, "Algorithm
/// 235: Random Permutation", 1964.
#include "../base/exact.h"

#include "dicewars_deal.h"

#include <pave/random.h>

#include <stdlib.h>
#include <string.h>

// ---- Words --------------------------------------------------------------------------------------

typedef struct pave_dicewars_source {
    uint64_t seed;
    uint32_t what;
    int32_t next;
    pave_random_words words;
} pave_dicewars_source;

static uint32_t dicewars_draw(pave_dicewars_source *source, uint32_t count)
{
    if ((source->next & 3) == 0)
        source->words = pave_random_at(source->seed, PAVE_STREAM_DICEWARS, source->next >> 2, 0,
                                       source->what, 0);
    return pave_random_below(source->words.word[source->next++ & 3], count);
}

// ---- Shares of players --------------------------------------------------------------------------

/// Deals out `amount` items, each to the first player among those that have the fewest and are not
/// full. `room` is sorted by the current number; full players move to the front.
static void dicewars_level(pave_dicewars_deal_room *room, int32_t players, int64_t amount)
{
    int32_t first = 0;
    while (amount > 0) {
        while (first < players && room[first].has == room[first].most) first++;
        if (first == players) return;
        int64_t level = room[first].has;
        for (int32_t i = first; i < players && amount > 0 && room[i].has == level; i++) {
            pave_dicewars_deal_room full = room[i];
            if (full.has < full.most) room[i].has++, amount--;
            full = room[i];
            if (full.has < full.most) continue;
            memmove(room + first + 1, room + first, (size_t)(i - first) * sizeof *room);
            room[first++] = full;
        }
    }
}

static int dicewars_poorer(const void *left, const void *right)
{
    const pave_dicewars_deal_room *a = left, *b = right;
    if (a->has != b->has) return a->has < b->has ? -1 : 1;
    return a->turn < b->turn ? -1 : a->turn > b->turn;
}

static int dicewars_by_player(const void *left, const void *right)
{
    const pave_dicewars_deal_room *a = left, *b = right;
    return a->player < b->player ? -1 : a->player > b->player;
}

/// Counts each player's territories and computes the ranges of the list.
static void dicewars_count_own(const pave_dicewars_deal *deal)
{
    for (int32_t i = 0; i < deal->players; i++) deal->room[i].own = 0;
    for (int32_t i = 0; i < deal->areas; i++)
        if (deal->owners[i] >= 0) deal->room[deal->owners[i]].own++;
}

// ---- Owners -------------------------------------------------------------------------------------

static void dicewars_shuffle(int32_t *list, int32_t count, pave_dicewars_source *source)
{
    for (int32_t i = count - 1; i > 0; i--) {
        const uint32_t j = dicewars_draw(source, (uint32_t)i + 1);
        const int32_t other = list[j];
        list[j] = list[i];
        list[i] = other;
    }
}

/// Draws a random order of the players. The list is long enough, because there are at least as many
/// territories as players.
static void dicewars_draw_turns(const pave_dicewars_deal *deal, pave_dicewars_source *source)
{
    for (int32_t i = 0; i < deal->players; i++) deal->list[i] = i;
    dicewars_shuffle(deal->list, deal->players, source);
    for (int32_t i = 0; i < deal->players; i++) deal->room[i].turn = deal->list[i];
}

/// Lists the territories without an owner in random order, and returns their number.
static int32_t dicewars_draw_free(const pave_dicewars_deal *deal, pave_dicewars_source *source)
{
    int32_t count = 0;
    for (int32_t i = 0; i < deal->areas; i++)
        if (deal->owners[i] < 0) deal->list[count++] = i;
    dicewars_shuffle(deal->list, count, source);
    return count;
}

int32_t pave_dicewars_deal_owners(const pave_dicewars_deal *deal)
{
    pave_dicewars_source source = {.seed = deal->seed, .what = PAVE_DICEWARS_OWNERS};
    for (int32_t i = 0; i < deal->players; i++) deal->room[i].player = i;
    dicewars_draw_turns(deal, &source);
    dicewars_count_own(deal);
    for (int32_t i = 0; i < deal->players; i++) {
        deal->room[i].has = deal->room[i].own;
        deal->room[i].most = deal->areas;
    }
    const int32_t count = dicewars_draw_free(deal, &source);
    int32_t left = count;
    qsort(deal->room, (size_t)deal->players, sizeof *deal->room, dicewars_poorer);
    dicewars_level(deal->room, deal->players, left);
    for (int32_t i = 0; i < deal->players; i++)
        for (int64_t more = deal->room[i].has - deal->room[i].own; more > 0; more--)
            deal->owners[deal->list[--left]] = deal->room[i].player;
    assert(left == 0);
    qsort(deal->room, (size_t)deal->players, sizeof *deal->room, dicewars_by_player);
    return count;
}

// ---- Dice ---------------------------------------------------------------------------------------

/// Places a player's dice one at a time on random own territories that are not full.
static void dicewars_lay(const pave_dicewars_deal *deal, const pave_dicewars_deal_room *room,
                         pave_dicewars_source *source)
{
    int32_t *list = deal->list + room->start, count = room->own;
    for (int64_t left = room->has - room->own; left > 0; left--) {
        uint32_t i = dicewars_draw(source, (uint32_t)count);
        if (++deal->given[list[i]] == deal->dice_max) list[i] = list[--count];
    }
}

void pave_dicewars_deal_dice(const pave_dicewars_deal *deal)
{
    pave_dicewars_source source = {.seed = deal->seed, .what = PAVE_DICEWARS_LAY};
    int32_t start = 0;
    dicewars_count_own(deal);
    for (int32_t i = 0; i < deal->players; i++) {
        pave_dicewars_deal_room *room = &deal->room[i];
        room->start = start;
        start += room->own;
        room->has = 0;
    }
    for (int32_t i = 0; i < deal->areas; i++) {
        pave_dicewars_deal_room *room = &deal->room[deal->owners[i]];
        deal->list[room->start + room->has++] = i;
        deal->given[i] = 1;
    }
    for (int32_t i = 0; i < deal->players; i++)
        deal->room[i].most = (int64_t)deal->room[i].own * deal->dice_max;
    qsort(deal->room, (size_t)deal->players, sizeof *deal->room, dicewars_poorer);
    dicewars_level(deal->room, deal->players, deal->dice - deal->areas);
    qsort(deal->room, (size_t)deal->players, sizeof *deal->room, dicewars_by_player);
    for (int32_t i = 0; i < deal->players; i++) dicewars_lay(deal, &deal->room[i], &source);
}
