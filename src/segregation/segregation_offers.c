/// src/segregation/segregation_offers.c: which vacancies suit which races.
#include "../base/exact.h"

#include "segregation_offers.h"

// ---- Memory -------------------------------------------------------------------------------------

static int32_t offers_lesser(int64_t a, int64_t b) { return (int32_t)(a < b ? a : b); }

/// How many numbers of neighbours are distinguished: at most the agents of that race.
static int32_t offers_counts(const pave_offers *offers, int race, int32_t agents)
{
    if (race == 0 || !offers->by_count) return 0;
    return offers->most <= 64 ? offers->most : offers_lesser(offers->most, (int64_t)agents + 1);
}

static int32_t offers_classes(const pave_offers *offers, int race)
{
    if (race == 0) return offers->most + 1;
    return offers->by_count ? 2 * offers->lists[race].counts : 1;
}

static pave_result offers_take_list(pave_offers *offers, int race, int32_t agents)
{
    const pave_allocator *allocator = &offers->segregation->allocator;
    pave_offer_list *list = &offers->lists[race];
    list->room = race == 0 ? offers->vacancy_count
                           : offers_lesser(offers->vacancy_count, (int64_t)agents * offers->most);
    list->counts = offers_counts(offers, race, agents);
    list->classes = offers_classes(offers, race);
    list->vacancies = pave_array_take(allocator, (size_t)list->room, sizeof *list->vacancies);
    list->ends = pave_array_allocate(allocator, (size_t)list->classes + 2, sizeof *list->ends);
    return list->vacancies && list->ends ? PAVE_OK : PAVE_NO_MEMORY;
}

/// Up to how many occupied neighbours an agent of a race needs none of the same race. Where such
/// numbers have gaps, as in an unusual table, all vacancies count as candidates.
static int32_t offers_undemanding(const pave_offers *offers, int race)
{
    int32_t front = 0, all = offers->most + 1;
    while (front < all && pave_segregation_least(offers->segregation, race, front) == 0) front++;
    for (int32_t k = front; k < all; k++)
        if (pave_segregation_least(offers->segregation, race, k) == 0) return all;
    return front;
}

pave_result pave_offers_begin(pave_offers *offers, const pave_segregation *segregation,
                              int32_t most, int32_t vacancy_count, const int32_t *agents)
{
    const pave_allocator *allocator = &segregation->allocator;
    int32_t races = segregation->def.races;
    *offers = (pave_offers){.segregation = segregation,
                            .most = most,
                            .vacancy_count = vacancy_count,
                            .list_count = races};
    offers->by_count = segregation->def.rule == PAVE_MOVE_IMPROVING;
    offers->width = 1 + offers_lesser(most, races - 1);
    offers->records = pave_array_allocate(allocator, (size_t)vacancy_count * (size_t)offers->width,
                                          sizeof *offers->records);
    offers->undemanding =
        pave_array_allocate(allocator, (size_t)races, sizeof *offers->undemanding);
    if (!offers->records || !offers->undemanding) return PAVE_NO_MEMORY;
    for (int race = 0; race < races; race++) {
        pave_result result = offers_take_list(offers, race, agents[race]);
        if (result != PAVE_OK) return result;
        if (race > 0) offers->undemanding[race] = offers_undemanding(offers, race);
    }
    return PAVE_OK;
}

void pave_offers_end(pave_offers *offers)
{
    if (!offers->segregation) return;
    const pave_allocator *allocator = &offers->segregation->allocator;
    for (int race = offers->list_count - 1; race >= 0; race--) {
        pave_offer_list *list = &offers->lists[race];
        pave_array_release(allocator, list->ends, (size_t)list->classes + 2, sizeof *list->ends);
        pave_array_release(allocator, list->vacancies, (size_t)list->room, sizeof *list->vacancies);
    }
    pave_array_release(allocator, offers->undemanding, (size_t)offers->list_count,
                       sizeof *offers->undemanding);
    pave_array_release(allocator, offers->records,
                       (size_t)offers->vacancy_count * (size_t)offers->width,
                       sizeof *offers->records);
}

// ---- Lists --------------------------------------------------------------------------------------

static pave_offer *offers_records(const pave_offers *offers, int32_t vacancy)
{
    return offers->records + (int64_t)vacancy * offers->width;
}

/// The record of a race, or a free one.
static pave_offer *offers_record(const pave_offers *offers, int32_t vacancy, int race)
{
    pave_offer *records = offers_records(offers, vacancy), *unused = NULL;
    if (race == 0) return records;
    for (int32_t i = 1; i < offers->width; i++) {
        if (records[i].count > 0 && records[i].race == race) return &records[i];
        if (records[i].count == 0 && !unused) unused = &records[i];
    }
    assert(unused);
    unused->race = race;
    return unused;
}

/// Puts a vacancy in a place of a list.
static void offers_put(const pave_offers *offers, pave_offer_list *list, int race, int32_t at,
                       int32_t vacancy)
{
    list->vacancies[at] = vacancy;
    offers_record(offers, vacancy, race)->at = at;
}

/// Brings the record `offer` of a vacancy into a class, one by one.
static void offers_classify(pave_offers *offers, int32_t vacancy, pave_offer *offer,
                            int32_t class_of)
{
    pave_offer_list *list = &offers->lists[offer->race];
    while (offer->class_of < class_of) {
        int32_t first =
            list->ends[offer->class_of + 1]; // of its class; without one: behind the last
        if (offer->class_of > 0 && first != offer->at)
            offers_put(offers, list, offer->race, offer->at, list->vacancies[first]);
        assert(first < list->room);
        list->vacancies[first] = vacancy;
        offer->at = first;
        list->ends[++offer->class_of]++;
    }
    while (offer->class_of > class_of) {
        int32_t last = --list->ends[offer->class_of];
        if (last != offer->at)
            offers_put(offers, list, offer->race, offer->at, list->vacancies[last]);
        list->vacancies[last] = vacancy;
        offer->at = last;
        offer->class_of--;
    }
}

/// Whether an agent of a race might be satisfied: as one more, or as one from a neighbouring cell.
static bool offers_suits(const pave_offers *offers, int race, int32_t occupied, int32_t count)
{
    if (occupied < offers->undemanding[race])
        return offers->by_count; // else the list of race 0 has the vacancy
    for (int32_t beside = 0; beside <= count; beside++)
        if (count - beside >= pave_segregation_least(offers->segregation, race, occupied - beside))
            return true;
    return false;
}

void pave_offers_settle(pave_offers *offers, int32_t vacancy)
{
    pave_offer *records = offers_records(offers, vacancy);
    offers_classify(offers, vacancy, records, offers->most + 1 - records->count);
    for (int32_t i = 1; i < offers->width; i++) {
        pave_offer *offer = &records[i];
        if (offer->count == 0 && offer->class_of == 0) continue;
        bool suits =
            offer->count > 0 && offers_suits(offers, offer->race, records->count, offer->count);
        offers_classify(
            offers, vacancy, offer,
            offers->by_count ? pave_offers_class(offers, offer->race, offer->count, suits) : suits);
    }
}

void pave_offers_shift(pave_offers *offers, int32_t vacancy, int race, int32_t change)
{
    offers_records(offers, vacancy)->count += change;
    pave_offer *offer = offers_record(offers, vacancy, race);
    offer->count += change;
    assert(offer->count >= 0);
    if (offer->count > 0 || offer->class_of == 0) return;
    offers_classify(offers, vacancy, offer, 0); // before its record goes to another race
}

void pave_offers_enter(pave_offers *offers, int32_t vacancy)
{
    pave_offer *records = offers_records(offers, vacancy);
    for (int32_t i = 0; i < offers->width; i++) {
        assert(records[i].class_of == 0);
        records[i] = (pave_offer){0};
    }
}

void pave_offers_leave(pave_offers *offers, int32_t vacancy)
{
    pave_offer *records = offers_records(offers, vacancy);
    for (int32_t i = 0; i < offers->width; i++)
        if (records[i].class_of > 0) offers_classify(offers, vacancy, &records[i], 0);
}
