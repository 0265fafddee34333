/// A hash tells whether two machines made the same map: one number for any amount of data, the same
/// everywhere.
#include <pave/pave.h>

#include <inttypes.h>
#include <stdio.h>

enum { WIDTH = 64, HEIGHT = 64 };

/// A map of two kinds of ground, decided by the seed and the place alone.
static void make_map(uint64_t seed, uint32_t *out)
{
    for (int32_t r = 0; r < HEIGHT; r++)
        for (int32_t q = 0; q < WIDTH; q++)
            out[r * WIDTH + q] = pave_random_at(seed, PAVE_STREAM_USER, q, r, 0, 0).word[0] & 1;
}

int main(void)
{
    uint32_t map[WIDTH * HEIGHT];
    make_map(7, map);
    uint64_t whole = pave_hash(PAVE_HASH_START, map, WIDTH * HEIGHT);
    printf("map 7           %016" PRIx64 "\n", whole);

    // Row by row gives the same number, so a map need never be in memory as a whole.
    uint64_t rows = PAVE_HASH_START;
    for (int32_t r = 0; r < HEIGHT; r++) rows = pave_hash(rows, map + r * WIDTH, WIDTH);
    printf("row by row      %016" PRIx64 "\n", rows);

    // One changed cell changes it.
    pave_cell changed = pave_cell_of(12, 34);
    map[changed.r * WIDTH + changed.q] ^= 1;
    printf("one cell edited %016" PRIx64 "\n", pave_hash(PAVE_HASH_START, map, WIDTH * HEIGHT));

    // What belongs to the map beside its cells is added word by word.
    uint64_t named = pave_hash_word(pave_hash_word(whole, WIDTH), HEIGHT);
    printf("with its size   %016" PRIx64 "\n", named);
    return whole == rows ? 0 : 1;
}
