/// src/segregation/segregation_offers.h: which vacancies suit which races, updated move by move,
/// so that a choice among them takes constant time.
///
/// Each vacancy has a record: how many of its neighbours are occupied, and how many of each race.
/// By these it is in the *list* of each neighbouring race, in a *class*: 1 if an agent
/// of that race might be satisfied there; by rule PAVE_MOVE_IMPROVING the number of neighbours of
/// that race, and `counts` more where an agent might be satisfied. Lists are ordered by class, the
/// highest first, so that "all of class c or higher" is the front of a list; a vacancy rises by one
/// class by exchange with the first of its class. (V. Batagelj, M. Zaversnik, "An O(m)
/// Algorithm for Cores Decomposition of Networks", 2003, keep vertices by degree that way.) The
/// list of race 0 has every vacancy, ordered by occupied neighbours, the fewest first, for
/// agents that need no neighbour of the same race there.
#ifndef PAVE_SRC_SEGREGATION_OFFERS_H
#define PAVE_SRC_SEGREGATION_OFFERS_H

#include "segregation_model.h"

/// What a vacancy offers a race.
typedef struct pave_offer {
    int32_t race;
    int32_t count;    ///< neighbours of that race; 0: the record is free
    int32_t class_of; ///< 0: not in the list
    int32_t at;       ///< where in the list
} pave_offer;

typedef struct pave_offer_list {
    int32_t *vacancies;
    int32_t *ends; ///< ends[c]: how many are of class c or higher; classes + 2 of them
    int32_t room, classes;
    int32_t counts; ///< by count: higher numbers of neighbours are taken for this
} pave_offer_list;

typedef struct pave_offers {
    pave_offer *records; ///< `width` for each vacancy, the first of race 0 with the occupied
                         ///< neighbours as its count
    int32_t width, vacancy_count;
    bool by_count; ///< PAVE_MOVE_IMPROVING
    const pave_segregation *segregation;
    int32_t most;         ///< neighbours
    int32_t *undemanding; ///< races: of how many occupied neighbours on (from 0) an agent needs
                          ///< one of the same race
    pave_offer_list lists[PAVE_RACES_MAX];
    int32_t list_count;
} pave_offers;

/// Takes memory for `agents` of each race. On failure pave_offers_end is to be called all the same.
pave_result pave_offers_begin(pave_offers *offers, const pave_segregation *segregation,
                              int32_t most, int32_t vacancy_count, const int32_t *agents);
void pave_offers_end(pave_offers *offers);

/// One more (change 1) or one less (-1) neighbour of a race.
void pave_offers_shift(pave_offers *offers, int32_t vacancy, int race, int32_t change);

/// Adds a vacancy without neighbours (then call pave_offers_shift for each neighbour and
/// pave_offers_settle), or removes one.
void pave_offers_enter(pave_offers *offers, int32_t vacancy);
void pave_offers_settle(pave_offers *offers, int32_t vacancy);
void pave_offers_leave(pave_offers *offers, int32_t vacancy);

/// By count: the class of so many neighbours.
static inline int32_t pave_offers_class(const pave_offers *offers, int race, int32_t count,
                                        bool suits)
{
    int32_t counts = offers->lists[race].counts;
    return (count < counts ? count : counts) + (suits ? counts : 0);
}

/// How many vacancies are at the front of the list of a race, down to a class.
static inline int32_t pave_offers_front(const pave_offers *offers, int race, int32_t class_of)
{
    return class_of > offers->lists[race].classes ? 0 : offers->lists[race].ends[class_of];
}

#endif
