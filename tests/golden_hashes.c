/// Prints and checks hashes that must be the same with any compiler, at any level, on any machine. Needs only the core.
#include <inttypes.h>
#include <pave/base.h>
#include <stdio.h>

int main(void)
{
    static const uint32_t words[] = {1, 2, 3, UINT32_MAX};
    uint64_t hash = pave_hash(PAVE_HASH_START, words, sizeof words / sizeof *words);
    uint64_t chain = PAVE_HASH_START;
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) chain = pave_hash_word(chain, words[i]);
    printf("hash %016" PRIx64 "\n", hash);
    return hash == chain ? 0 : 1;
}
