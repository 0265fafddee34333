/// tests/oracles/dicewars.c: many maps of Dice Wars on grounds of many kinds: exactly the requested
/// areas, each connected, all connected with each other, owners and dice balanced. Found with plain
/// loops (dicewars_maps.h).
///
///     dicewars FROM COUNT      maps FROM .. FROM + COUNT - 1
#include "../region/dicewars_maps.h"

typedef struct totals {
    int64_t maps, areas, cells, within;
} totals;

static bool check(uint64_t number, const map_ground *ground, totals *sum)
{
    static map_case made;
    pave_error error;
    map_case_draw(number, ground, &made);
    if (map_case_make(&made, NULL, NULL, &error) != PAVE_OK) return map_wrong(&made, error.message);
    sum->maps++;
    sum->areas += made.result.areas;
    sum->cells += made.result.land;
    sum->within += made.result.within;
    return map_cells_hold(ground, &made) && map_deal_holds(&made);
}

/// Would it be seen? One cell of an area far from the rest of it, one area taken off, one die too
/// many.
static bool sees_what_is_wrong(const map_ground *ground)
{
    static map_case made, spoilt;
    int32_t last = (int32_t)ground->window->count - 1;
    map_case_draw(1, ground, &made);
    made.def.land = 1;
    if (map_case_make(&made, NULL, NULL, NULL) != PAVE_OK) return false;
    bool seen = map_cells_hold(ground, &made) && map_deal_holds(&made);
    map_quiet = true;
    spoilt = made;
    spoilt.labels[0] = spoilt.labels[last];
    seen = seen && !map_cells_hold(ground, &spoilt);
    spoilt = made;
    for (int32_t i = 0; i <= last; i++)
        spoilt.labels[i] = spoilt.labels[i] == 1 ? 2 : spoilt.labels[i];
    seen = seen && !map_cells_hold(ground, &spoilt);
    spoilt = made;
    spoilt.dice[0]++;
    seen = seen && !map_deal_holds(&spoilt);
    map_quiet = false;
    return seen;
}

int main(int argc, char **argv)
{
    static map_ground grounds[MAP_GROUNDS];
    uint64_t from = argc > 1 ? strtoull(argv[1], NULL, 10) : 0,
             count = argc > 2 ? strtoull(argv[2], NULL, 10) : 100;
    totals sum = {0};
    bool fine = true;
    for (int g = 0; g < MAP_GROUNDS && fine; g++) fine = map_ground_open(g, &grounds[g]);
    if (!fine || !sees_what_is_wrong(&grounds[0])) {
        printf("wrong: the test itself\n");
        return 1;
    }
    for (uint64_t i = from; i < from + count && fine; i++) {
        fine = check(i, &grounds[i % MAP_GROUNDS], &sum);
        if (!fine) printf("map %llu\n", (unsigned long long)i);
    }
    for (int g = 0; g < MAP_GROUNDS; g++) map_ground_close(&grounds[g]);
    printf("%lld maps, %lld areas, %lld cells of land: none split, none apart; sizes within the "
           "tolerance in %.2f %%\n",
           (long long)sum.maps, (long long)sum.areas, (long long)sum.cells,
           100.0 * (double)sum.within / (double)sum.maps);
    return fine ? 0 : 1;
}
