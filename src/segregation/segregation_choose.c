/// src/segregation/segregation_choose.c: which vacancy an agent moves to, by each rule.
#include "../base/exact.h"

#include "segregation_rules.h"

#include <stdlib.h>

/// What an agent searches, and where in two lists it may be.
typedef struct pave_wish {
    int32_t cell; ///< where the agent is
    int race;
    int32_t own;    ///< it needs more neighbours of the same race than this; -1: any number
    bool suits;     ///< it must be satisfied
    int first_race; ///< `first` vacancies at the front of the list of that race,
    int32_t first;
    int32_t skip, rest; ///< and of the list of the same race, `rest` from `skip` on
} pave_wish;

/// To be satisfied: where it needs no neighbour of the same race, or where its race is satisfied.
static pave_wish wish_to_suit(const pave_rules *rules, int32_t cell)
{
    const pave_offers *offers = &rules->offers;
    pave_wish wish = {
        .cell = cell, .race = rules->segregation->cells[cell], .own = -1, .suits = true};
    int32_t undemanding = offers->undemanding[wish.race];
    if (undemanding > 0) wish.first = pave_offers_front(offers, 0, offers->most + 2 - undemanding);
    wish.rest = pave_offers_front(offers, wish.race, 1);
    return wish;
}

/// More neighbours of the same race, and to be satisfied.
static pave_wish wish_to_improve(const pave_rules *rules, int32_t cell)
{
    pave_wish wish = {.cell = cell, .race = rules->segregation->cells[cell], .suits = true};
    (void)pave_rules_count(rules, cell, wish.race, -1, &wish.own);
    wish.first_race = wish.race;
    wish.first =
        pave_offers_front(&rules->offers, wish.race,
                          pave_offers_class(&rules->offers, wish.race, wish.own + 1, true));
    return wish;
}

/// More neighbours of the same race at least.
static void wish_give_up(const pave_rules *rules, pave_wish *wish)
{
    const pave_offers *offers = &rules->offers;
    wish->suits = false;
    wish->skip =
        pave_offers_front(offers, wish->race, pave_offers_class(offers, wish->race, 1, true));
    wish->rest = pave_offers_front(offers, wish->race,
                                   pave_offers_class(offers, wish->race, wish->own + 1, false)) -
                 wish->skip;
}

/// Whether a vacancy is what the agent searches, once it has left its cell.
static bool wish_fits(const pave_rules *rules, const pave_wish *wish, int32_t cell)
{
    int32_t own, occupied = pave_rules_count(rules, cell, wish->race, wish->cell, &own);
    return own > wish->own && (!wish->suits || own >= pave_segregation_least(rules->segregation,
                                                                             wish->race, occupied));
}

static int32_t wish_cell(const pave_rules *rules, const pave_wish *wish, int32_t i)
{
    const pave_offer_list *lists = rules->offers.lists;
    return rules
        ->vacancies[i < wish->first ? lists[wish->first_race].vacancies[i]
                                    : lists[wish->race].vacancies[wish->skip + i - wish->first]];
}

/// How many of the candidates fit; the cell of the one of number `rank` among them.
static int32_t wish_scan(const pave_rules *rules, const pave_wish *wish, int32_t rank,
                         int32_t *found)
{
    int32_t count = 0;
    for (int32_t i = 0; i < wish->first + wish->rest; i++) {
        int32_t cell = wish_cell(rules, wish, i);
        if (wish_fits(rules, wish, cell) && count++ == rank) *found = cell;
    }
    return count;
}

/// A random candidate that fits, all equally probable. The lists are exact except for vacancies
/// beside the agent, which is not its own neighbour there: so the first draw mostly fits, and where
/// some do not, all candidates are checked.
static int32_t wish_draw(const pave_rules *rules, const pave_wish *wish, pave_turn_draws *draws)
{
    enum { DRAWS = 16 };
    int32_t all = wish->first + wish->rest, found = -1;
    for (int draw = 0; draw < DRAWS && all > 0; draw++) {
        int32_t cell = wish_cell(rules, wish, pave_turn_draws_below(draws, all));
        if (wish_fits(rules, wish, cell)) return cell;
    }
    int32_t count = wish_scan(rules, wish, -1, &found);
    if (count > 0) (void)wish_scan(rules, wish, pave_turn_draws_below(draws, count), &found);
    return found;
}

// ---- The nearest --------------------------------------------------------------------------------

/// Whether no agent took the vacancy earlier in the step.
static bool wish_left(const pave_rules *rules, int32_t cell)
{
    return rules->offers.records[(int64_t)rules->place[cell] * rules->offers.width].class_of > 0;
}

/// Adds the neighbours of queue[first..last) that have not been seen; where the queue ends then.
static int32_t wish_ring(pave_rules *rules, int32_t first, int32_t last)
{
    int32_t end = last;
    for (int32_t i = first; i < last; i++)
        for (int32_t arc = rules->step_start[rules->queue[i]];
             arc < rules->step_start[rules->queue[i] + 1]; arc++) {
            int32_t cell = rules->step_to[arc];
            if (rules->seen[cell] == rules->seen_stamp) continue;
            rules->seen[cell] = rules->seen_stamp;
            rules->queue[end++] = cell;
        }
    return end;
}

/// Moves the cells of queue[first..last) that fit to the front of queue[0..]; returns their count.
static int32_t wish_fitting(pave_rules *rules, const pave_wish *wish, int32_t first, int32_t last)
{
    int32_t count = 0;
    for (int32_t i = first; i < last; i++) {
        int32_t cell = rules->queue[i];
        if (pave_rules_vacant(rules, cell) && wish_left(rules, cell) &&
            wish_fits(rules, wish, cell)) {
            rules->queue[i] = rules->queue[first + count];
            rules->queue[first + count++] = cell;
        }
    }
    return count;
}

/// The nearest candidates that fit, ring by ring: their count, from queue[first] on; 0 without any.
static int32_t wish_search(pave_rules *rules, const pave_wish *wish, int32_t *first)
{
    if (rules->seen_stamp == INT32_MAX) {
        for (int32_t cell = 0; cell < rules->cell_count; cell++) rules->seen[cell] = 0;
        rules->seen_stamp = 0;
    }
    rules->seen[wish->cell] = ++rules->seen_stamp;
    rules->queue[0] = wish->cell;
    *first = 0;
    for (int32_t ring = 0, last = 1; ring < last;) {
        int32_t end = wish_ring(rules, ring, last), count = wish_fitting(rules, wish, last, end);
        *first = last;
        if (count > 0) return count;
        ring = last;
        last = end;
    }
    return 0;
}

static int64_t wish_steps(const pave_ground *ground, pave_cell a, pave_cell b)
{
    int64_t q = (int64_t)b.q - a.q, r = (int64_t)b.r - a.r, s = -q - r;
    q = q < 0 ? -q : q;
    r = r < 0 ? -r : r;
    s = s < 0 ? -s : s;
    if (ground->window->grid == PAVE_WINDOW_HEXAGONS) return (q + r + s) / 2;
    if (ground->contact == PAVE_CONTACT_EDGE) return q + r;
    return q > r ? q : r;
}

/// The same by the distance to each candidate: their count, from queue[0] on.
static int32_t wish_measure(pave_rules *rules, const pave_wish *wish)
{
    const pave_ground *ground = &rules->segregation->def.ground;
    pave_cell here = pave_window_cell(ground->window, wish->cell);
    int64_t least = INT64_MAX;
    int32_t count = 0;
    for (int32_t i = 0; i < wish->first + wish->rest; i++) {
        int32_t cell = wish_cell(rules, wish, i);
        int64_t steps = wish_steps(ground, here, pave_window_cell(ground->window, cell));
        if (steps > least || !wish_fits(rules, wish, cell)) continue;
        if (steps < least) count = 0;
        least = steps;
        rules->queue[count++] = cell;
    }
    return count;
}

static int wish_compare(const void *a, const void *b)
{
    int32_t one = *(const int32_t *)a, two = *(const int32_t *)b;
    return one < two ? -1 : one > two;
}

/// One of the nearest that fit, all equally probable. With few candidates, it is first checked
/// whether one fits, or all distances are measured.
static int32_t wish_nearest(pave_rules *rules, const pave_wish *wish, pave_turn_draws *draws)
{
    int32_t none, first = 0, count;
    int64_t all = (int64_t)wish->first + wish->rest;
    if (all == 0) return -1;
    if (rules->measured && all * all <= 2 * (int64_t)rules->cell_count) {
        count = wish_measure(rules, wish);
    } else {
        if (all <= 2 * (int64_t)rules->most && wish_scan(rules, wish, -1, &none) == 0) return -1;
        count = wish_search(rules, wish, &first);
    }
    if (count == 0) return -1;
    qsort(rules->queue + first, (size_t)count, sizeof *rules->queue,
          wish_compare); // the smallest value and the choices in any order
    return rules->queue[first + pave_turn_draws_below(draws, count)];
}

int32_t pave_rules_choose(pave_rules *rules, int32_t cell, pave_turn_draws *draws)
{
    pave_move_rule rule = rules->segregation->def.rule;
    if (rules->vacancy_count == 0) return -1;
    if (rule == PAVE_MOVE_UNIFORM)
        return rules->vacancies[pave_turn_draws_below(draws, rules->vacancy_count)];
    pave_wish wish =
        rule == PAVE_MOVE_IMPROVING ? wish_to_improve(rules, cell) : wish_to_suit(rules, cell);
    int32_t to = rule == PAVE_MOVE_NEAREST ? wish_nearest(rules, &wish, draws)
                                           : wish_draw(rules, &wish, draws);
    if (to >= 0) return to;
    if (rule == PAVE_MOVE_IMPROVING) {
        wish_give_up(rules, &wish);
        return wish_draw(rules, &wish, draws);
    }
    int32_t left = pave_offers_front(&rules->offers, 0, 1);
    if (!rules->segregation->def.hop || left == 0) return -1;
    return rules->vacancies[rules->offers.lists[0].vacancies[pave_turn_draws_below(draws, left)]];
}
