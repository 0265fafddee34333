/// src/region/dicewars_deal.h: owners of territories and numbers of dice, balanced.
#ifndef PAVE_SRC_DICEWARS_DEAL_H
#define PAVE_SRC_DICEWARS_DEAL_H

#include <pave/dicewars.h>

/// Purposes of random words, as s.
enum {
    PAVE_DICEWARS_OWNERS = 1,
    PAVE_DICEWARS_LAY = 2,
    PAVE_DICEWARS_SWAP = 3,
    PAVE_DICEWARS_SHIFT = 4, ///< choice of the owner of the first image
    PAVE_DICEWARS_GROW = 5   ///< seeds of growth after the first
};

/// A player's current number and limit during a deal.
typedef struct pave_dicewars_deal_room {
    int64_t has, most;
    int32_t player;
    int32_t turn;  ///< position in a random order of players
    int32_t own;   ///< number of territories
    int32_t start; ///< start of the player's range in the list
} pave_dicewars_deal_room;

/// A deal. `areas` and `players` are at least 1.
typedef struct pave_dicewars_deal {
    uint64_t seed;
    int32_t areas, players;
    int64_t dice; ///< dice of all territories, at least `areas`
    int32_t dice_max;
    int32_t *owners;               ///< `areas` elements
    int32_t *given;                ///< `areas` elements: dice
    pave_dicewars_deal_room *room; ///< `players` elements: scratch
    int32_t *list;                 ///< `areas` elements: scratch
} pave_dicewars_deal;

/// Assigns owners to the territories whose owner is below 0. Each one goes to a player with the
/// fewest territories. Random words: stream DICEWARS, s = 1; first for a random order of the
/// players, then of the territories. Returns the number of territories assigned, which are the
/// first of the list.
int32_t pave_dicewars_deal_owners(const pave_dicewars_deal *deal);

/// Gives each territory one die, then each further die to the player with the fewest dice that can
/// take one, until all are dealt or every territory is full. Ties go to the player with fewer
/// territories, then to the one earlier in the order drawn by pave_dicewars_deal_owners. Random
/// words: s = 2.
void pave_dicewars_deal_dice(const pave_dicewars_deal *deal);

#endif
