/// Random numbers of cells: a cell always gets the same numbers, in any order of requests.
#include <pave/pave.h>

#include <stdio.h>

/// Each kind of decision has its own stream, so that decisions are independent.
enum { STREAM_TREES = PAVE_STREAM_USER, STREAM_LOOT };

static char ground_at(uint64_t seed, int32_t q, int32_t r)
{
    pave_random_words words = pave_random_at(seed, STREAM_TREES, q, r, 0, 0);
    return "..,,;T"[pave_random_below(words.word[0], 6)];
}

int main(void)
{
    const uint64_t seed = 2026;
    printf("Around the origin, from the north-west:\n");
    for (int32_t r = -3; r <= 3; r++) {
        for (int32_t q = -20; q <= 20; q++) putchar(ground_at(seed, q, r));
        putchar('\n');
    }
    printf("The same row from the other end, asked alone: ");
    for (int32_t q = 20; q >= -20; q--) putchar(ground_at(seed, q, 0));
    putchar('\n');

    // Each cell has any number of draws, of four words each.
    printf("Loot in the chest at 5,-2:");
    for (uint32_t draw = 0; draw < 3; draw++) {
        pave_random_words words = pave_random_at(seed, STREAM_LOOT, 5, -2, 0, draw);
        printf(" %d", (int)pave_random_between(words.word[0], -1, 12));
    }
    putchar('\n');

    // The underlying block function of Philox4x32-10 takes your own keys and counters.
    pave_random_words counter = {{1, 2, 3, 4}}, block = pave_philox4x32(counter, 5, 6);
    printf("philox(1,2,3,4 | 5,6) = %08x %08x %08x %08x\n", (unsigned)block.word[0],
           (unsigned)block.word[1], (unsigned)block.word[2], (unsigned)block.word[3]);
    return 0;
}
