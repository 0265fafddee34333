/// Weighted choice with integers: weights become shares of 2^32, shares become an alias table, and
/// a choice is one lookup.
#include <pave/pave.h>

#include <inttypes.h>
#include <stdio.h>

enum { COUNT = 4, PLACES = 200 };

int main(void)
{
    static const char *const names[COUNT] = {"grass", "flower", "stone", "lava"};
    static const char *const texts[COUNT] = {"20", "2.5", "1e0",
                                             "0"}; // as a file has them: always with a point
    double weights[COUNT];
    uint64_t integers[COUNT], shares[COUNT];
    pave_alias table[COUNT];

    for (int i = 0; i < COUNT; i++) {
        pave_result result = pave_weight_read(texts[i], &weights[i]);
        if (result != PAVE_OK) {
            printf("weight \"%s\": %s\n", texts[i], pave_result_text(result));
            return 1;
        }
    }
    pave_result result = pave_weights_to_integers(weights, COUNT, integers);
    if (result == PAVE_OK) result = pave_shares(integers, COUNT, NULL, shares);
    if (result == PAVE_OK) result = pave_alias_build(shares, COUNT, NULL, table);
    if (result != PAVE_OK) {
        printf("%s\n", pave_result_text(result));
        return 1;
    }

    uint32_t hits[COUNT] = {0};
    for (int32_t q = 0; q < PLACES; q++)
        for (int32_t r = 0; r < PLACES; r++) {
            uint32_t word = pave_random_at(1, PAVE_STREAM_USER, q, r, 0, 0).word[0];
            hits[pave_alias_pick(table, COUNT, word)]++;
        }
    for (int i = 0; i < COUNT; i++)
        printf("%-6s weight %4.1f, share %10" PRIu64 " of 2^32 = %6.3f %%, seen %6.3f %%\n",
               names[i], weights[i], shares[i], 100 * (double)shares[i] / 4294967296.0,
               100 * (double)hits[i] / (PLACES * PLACES));
    return 0;
}
