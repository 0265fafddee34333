/// src/region/dicewars_deal.h: owners of territories and numbers of dice, balanced.
#ifndef PAVE_SRC_DICEWARS_DEAL_H
#define PAVE_SRC_DICEWARS_DEAL_H

#include <pave/dicewars.h>

/// What is drawn, by s.
enum {
    PAVE_DICEWARS_OWNERS = 1,
    PAVE_DICEWARS_LAY = 2,
    PAVE_DICEWARS_SWAP = 3,
    PAVE_DICEWARS_SHIFT = 4, ///< the owner of the first image
    PAVE_DICEWARS_GROW = 5   ///< seeds of growth, after the first one
};

/// What a player has and may have, while something is dealt out.
typedef struct pave_dicewars_deal_room {
    int64_t has, most;
    int32_t player;
    int32_t turn;  ///< a random order of players
    int32_t own;   ///< territories
    int32_t start; ///< of the player's part of the list
} pave_dicewars_deal_room;

/// A deal. `areas` and `players` are at least 1.
typedef struct pave_dicewars_deal {
    uint64_t seed;
    int32_t areas, players;
    int64_t dice; ///< of all together, at least `areas`
    int32_t dice_max;
    int32_t *owners;               ///< areas
    int32_t *given;                ///< areas: the dice
    pave_dicewars_deal_room *room; ///< players: scratch
    int32_t *list;                 ///< areas: scratch
} pave_dicewars_deal;

/// Gives owners to the territories whose owner is below 0: each time to one of those that have
/// fewest. Words: stream DICEWARS, s 1: first those that put players into a random order, then
/// those that put territories into one. Returns how many had none: those are the first of the list.
int32_t pave_dicewars_deal_owners(const pave_dicewars_deal *deal);

/// Gives each territory a die, and then each time one to a player of those that have fewest dice
/// and room, until all are given or no territory has room. Of players with as many, those come
/// first that have fewer territories, then in the order of before. Words: s 2.
void pave_dicewars_deal_dice(const pave_dicewars_deal *deal);

#endif
