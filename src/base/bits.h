/// src/base/bits.h: operations on words and arrays of bits.
#ifndef PAVE_SRC_BITS_H
#define PAVE_SRC_BITS_H

#include <stddef.h>
#include <stdint.h>

/// Returns the number of words in an array of `bits` bits; at least one, because even an empty
/// array needs an allocation.
static inline size_t pave_bits_words(int64_t bits) { return (size_t)bits / 64 + 1; }

/// Returns the index of the lowest set bit; `word` must not be 0.
static inline int pave_bits_lowest(uint64_t word)
{
#if defined(__GNUC__)
    return __builtin_ctzll(word);
#else
    int bit = 0;
    for (int step = 32; step > 0; step /= 2) {
        if (word << (64 - step)) continue;
        word >>= step;
        bit += step;
    }
    return bit;
#endif
}

/// Returns the index of the highest set bit; `word` must not be 0.
static inline int pave_bits_highest(uint64_t word)
{
#if defined(__GNUC__)
    return 63 - __builtin_clzll(word);
#else
    int bit = 0;
    while (word >>= 1) bit++;
    return bit;
#endif
}

/// Returns the number of set bits in each byte, in the same byte. (Sums over pairs, fours and
/// eights: "HAKMEM", item 169, 1972.)
static inline uint64_t pave_bits_bytes(uint64_t word)
{
    word -= (word >> 1) & UINT64_C(0x5555555555555555);
    word = (word & UINT64_C(0x3333333333333333)) + ((word >> 2) & UINT64_C(0x3333333333333333));
    return (word + (word >> 4)) & UINT64_C(0x0f0f0f0f0f0f0f0f);
}

/// Returns the number of set bits.
static inline int pave_bits_count(uint64_t word)
{
    return (int)((pave_bits_bytes(word) * UINT64_C(0x0101010101010101)) >> 56);
}

/// Returns a word with the lowest `count` (0..64) bits set.
static inline uint64_t pave_bits_ones(int64_t count)
{
    return count >= 64 ? ~UINT64_C(0) : (UINT64_C(1) << count) - 1;
}

/// Returns `count` (1..64) bits of an array, starting at bit `at`. Reads only words that contain
/// these bits.
static inline uint64_t pave_bits_at(const uint64_t *words, int64_t at, int64_t count)
{
    int64_t word = at >> 6, shift = at & 63;
    uint64_t bits = words[word] >> shift;
    if (shift + count > 64) bits |= words[word + 1] << (64 - shift);
    return bits & pave_bits_ones(count);
}

/// Returns the number of set bits from bit `at` up to, but not including, bit `end`. Reads only
/// words that contain these bits. Whole words are counted 16 at a time, which vectorizes.
static inline int64_t pave_bits_between(const uint64_t *words, int64_t at, int64_t end)
{
    enum { AT_ONCE = 16 };
    int64_t count = 0;
    while (at < end) {
        if (at % 64 == 0 && end - at >= 64 * AT_ONCE) {
            uint64_t bytes = 0;
            for (int i = 0; i < AT_ONCE; i++) bytes += pave_bits_bytes(words[at / 64 + i]);
            bytes = (bytes & UINT64_C(0x00ff00ff00ff00ff)) +
                    ((bytes >> 8) & UINT64_C(0x00ff00ff00ff00ff));
            count += (int64_t)((bytes * UINT64_C(0x0001000100010001)) >> 48);
            at += 64 * AT_ONCE;
            continue;
        }
        int64_t next = (at | 63) + 1 < end ? (at | 63) + 1 : end;
        count += pave_bits_count(pave_bits_at(words, at, next - at));
        at = next;
    }
    return count;
}

static inline int pave_bits_test(const uint64_t *words, int64_t at)
{
    return (int)(words[at >> 6] >> (at & 63)) & 1;
}

static inline void pave_bits_set(uint64_t *words, int64_t at)
{
    words[at >> 6] |= UINT64_C(1) << (at & 63);
}

/// Sets or clears a bit.
static inline void pave_bits_put(uint64_t *words, int64_t at, int on)
{
    uint64_t bit = UINT64_C(1) << (at & 63);
    words[at >> 6] = on ? words[at >> 6] | bit : words[at >> 6] & ~bit;
}

#endif
