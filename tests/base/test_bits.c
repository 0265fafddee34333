/// tests/base/test_bits.c: words of bits, as compilers without built-in functions get them.

#include "../test.h"

// The plain form of all.
#undef __GNUC__
#include "src/base/bits.h"

static bool slow_bit(const uint64_t *words, int64_t at)
{
    return words[at / 64] / ((uint64_t)1 << at % 64) % 2;
}

static int slow_count(uint64_t word)
{
    int count = 0;
    for (int64_t i = 0; i < 64; i++) count += slow_bit(&word, i);
    return count;
}

static uint64_t next_word(uint64_t *state)
{
    return *state = *state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
}

TEST(words_are_counted)
{
    uint64_t seed = 1;
    for (int i = 0; i < 2000; i++) {
        uint64_t word = next_word(&seed) << (i % 64);
        int lowest = 0;
        if (word == 0) continue;
        while (!slow_bit(&word, lowest)) lowest++;
        assert_int_equal(pave_bits_lowest(word), lowest);
        assert_int_equal(pave_bits_count(word), slow_count(word));
    }
    assert_int_equal(pave_bits_count(0), 0);
    assert_int_equal(pave_bits_count(UINT64_MAX), 64);
    for (int64_t i = 0; i <= 64; i++) assert_int_equal(pave_bits_count(pave_bits_ones(i)), i);
}

TEST(runs_of_bits_are_read)
{
    uint64_t seed = 2, words[3] = {0, 0, 0};
    for (int i = 0; i < 90; i++) pave_bits_set(words, (int64_t)(next_word(&seed) >> 33) % 192);
    for (int64_t at = 0; at < 192; at++) {
        assert_int_equal(pave_bits_test(words, at), slow_bit(words, at));
        for (int64_t count = 1; count <= 64 && at + count <= 192; count++) {
            uint64_t bits = pave_bits_at(words, at, count);
            for (int64_t i = 0; i < 64; i++)
                assert_int_equal(slow_bit(&bits, i), i < count && slow_bit(words, at + i));
        }
    }
}

TEST(ranges_of_bits_are_counted)
{
    enum { WORDS = 40 };
    uint64_t seed = 4, words[WORDS];
    int64_t before[64 * WORDS + 1] = {0};
    for (int i = 0; i < WORDS; i++) words[i] = i % 20 == 19 ? UINT64_MAX : next_word(&seed);
    for (int64_t i = 0; i < 64 * WORDS; i++) before[i + 1] = before[i] + slow_bit(words, i);
    for (int64_t at = 0; at <= 64 * WORDS; at += at % 64 == 0 || at % 64 == 63 ? 1 : 31)
        for (int64_t end = at; end <= 64 * WORDS; end++)
            assert_int_equal(pave_bits_between(words, at, end), before[end] - before[at]);
    memset(words, 0xff, sizeof words);
    assert_int_equal(pave_bits_between(words, 0, 64 * WORDS), 64 * WORDS);
}

TEST(bits_are_put)
{
    uint64_t seed = 3, words[3] = {0, UINT64_MAX, 0};
    for (int i = 0; i < 500; i++) {
        uint64_t number = next_word(&seed) >> 33;
        int64_t at = (int64_t)(number % 192);
        bool on = number / 192 % 2 != 0;
        int before = slow_count(words[0]) + slow_count(words[1]) + slow_count(words[2]) -
                     slow_bit(words, at);
        pave_bits_put(words, at, on);
        assert_int_equal(slow_bit(words, at), on);
        assert_int_equal(slow_count(words[0]) + slow_count(words[1]) + slow_count(words[2]),
                         before + on); // no other one changes
    }
    for (int64_t bits = 0; bits < 200; bits++)
        assert_true(64 * pave_bits_words(bits) >= (size_t)bits && pave_bits_words(bits) > 0);
}

int main(void) { return run_all_tests(NULL, NULL); }
