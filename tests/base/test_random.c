/// tests/base/test_random.c: the generator against Random123, pinned streams, integer ranges.
/// Everything is deterministic: what passes once passes always.
#include <pave/random.h>

#include <Random123/philox.h>

#include "../test.h"

/// The test's own source of numbers. Based on: S. Vigna, "splitmix64", 2015.
static uint64_t next_number(uint64_t *state)
{
    uint64_t z = *state += UINT64_C(0x9e3779b97f4a7c15);
    z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
    return z ^ (z >> 31);
}

// ---- Philox -------------------------------------------------------------------------------------

typedef struct known_answer {
    uint32_t counter[4], key[2], words[4];
} known_answer;

/// The known answers of philox4x32-10 that Random123 publishes (kat_vectors); the second test below
/// compares with Random123 itself.
static const known_answer known_answers[] = {
    {{0, 0, 0, 0}, {0, 0}, {0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8}},
    {{0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff},
     {0xffffffff, 0xffffffff},
     {0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd}},
    {{0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344},
     {0xa4093822, 0x299f31d0},
     {0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1}},
};
enum { KNOWN_ANSWERS = sizeof known_answers / sizeof known_answers[0] };

static pave_random_words ours(const uint32_t *counter, const uint32_t *key)
{
    pave_random_words words;
    memcpy(words.word, counter, sizeof words.word);
    return pave_philox4x32(words, key[0], key[1]);
}

static pave_random_words theirs(const uint32_t *counter, const uint32_t *key)
{
    philox4x32_ctr_t r123_counter;
    philox4x32_key_t r123_key;
    memcpy(r123_counter.v, counter, sizeof r123_counter.v);
    memcpy(r123_key.v, key, sizeof r123_key.v);
    philox4x32_ctr_t result = philox4x32_R(10, r123_counter, r123_key);
    pave_random_words words;
    memcpy(words.word, result.v, sizeof words.word);
    return words;
}

TEST(philox_gives_the_published_answers)
{
    for (int i = 0; i < KNOWN_ANSWERS; i++) {
        pave_random_words words = ours(known_answers[i].counter, known_answers[i].key);
        assert_memory_equal(words.word, known_answers[i].words, sizeof words.word);
    }
}

TEST(the_published_answers_are_random123s)
{
    for (int i = 0; i < KNOWN_ANSWERS; i++) {
        pave_random_words words = theirs(known_answers[i].counter, known_answers[i].key);
        assert_memory_equal(words.word, known_answers[i].words, sizeof words.word);
    }
}

TEST(philox_is_random123s)
{
    uint64_t source = 1;
    for (int i = 0; i < 1000000; i++) {
        uint32_t input[6];
        for (int j = 0; j < 6; j++) input[j] = (uint32_t)(next_number(&source) >> 32);
        pave_random_words a = ours(input, input + 4), b = theirs(input, input + 4);
        if (memcmp(a.word, b.word, sizeof a.word) != 0)
            fail_msg("input %d differs from Random123", i);
    }
}

/// key = the seed, low word first; counter = (q, r, stream << 16 | s, draw).
TEST(places_are_counters)
{
    uint64_t source = 2;
    for (int i = 0; i < 10000; i++) {
        uint64_t seed = next_number(&source), more = next_number(&source),
                 most = next_number(&source);
        int32_t q = (int32_t)((int64_t)(more >> 32) - INT64_C(0x80000000)),
                r = (int32_t)((int64_t)(more & 0xffffffff) - INT64_C(0x80000000));
        uint32_t stream = (uint32_t)(most & 0xffff), s = (uint32_t)(most >> 16 & 0xffff),
                 draw = (uint32_t)(most >> 32);
        const uint32_t counter[4] = {(uint32_t)q, (uint32_t)r, stream << 16 | s, draw},
                       key[2] = {(uint32_t)seed, (uint32_t)(seed >> 32)};
        pave_random_words a = pave_random_at(seed, stream, q, r, s, draw), b = theirs(counter, key);
        if (memcmp(a.word, b.word, sizeof a.word) != 0) fail_msg("place %d is keyed otherwise", i);
    }
}

// ---- Streams ------------------------------------------------------------------------------------

typedef struct pinned_stream {
    pave_stream stream;
    uint32_t number;
    const char *name;
    uint32_t words[4]; ///< at seed 0x0123456789abcdef, q -1, r 2, s 0, draw 0
} pinned_stream;

/// Never edit a row: every map that was ever made rests on them. Only add.
static const pinned_stream pinned_streams[] = {
    {PAVE_STREAM_PHASE_TILE,
     0x0001,
     "PAVE_STREAM_PHASE_TILE",
     {0x38fb2270, 0x78dd880e, 0xfa0e5943, 0x60c91303}},
    {PAVE_STREAM_VARIANT,
     0x0002,
     "PAVE_STREAM_VARIANT",
     {0x90b79309, 0xabc036b0, 0xc3a647e9, 0xae4e622f}},
    {PAVE_STREAM_EDGE_COLOR,
     0x0003,
     "PAVE_STREAM_EDGE_COLOR",
     {0xa896b17c, 0x8af49416, 0x52c92e4e, 0x0902e8e2}},
    {PAVE_STREAM_VERTEX_COLOR,
     0x0004,
     "PAVE_STREAM_VERTEX_COLOR",
     {0xfe85aec4, 0x18cdd51e, 0x2f04fd5b, 0x120645c2}},
    {PAVE_STREAM_EDGE_REMOVAL,
     0x0005,
     "PAVE_STREAM_EDGE_REMOVAL",
     {0x9e583534, 0xdb9dd41c, 0xdc489d6a, 0x70799073}},
    {PAVE_STREAM_VORONOI_POINT,
     0x0006,
     "PAVE_STREAM_VORONOI_POINT",
     {0x949e10ae, 0xb73d8fab, 0x47341c35, 0x451482f7}},
    {PAVE_STREAM_RACE,
     0x0007,
     "PAVE_STREAM_RACE",
     {0x626e021e, 0xb27dc1f9, 0x14d59dcf, 0x20822292}},
    {PAVE_STREAM_MOVE,
     0x0008,
     "PAVE_STREAM_MOVE",
     {0x6bb2dcd0, 0xd0bc85c0, 0xeac6940e, 0x68be909d}},
    {PAVE_STREAM_AGENT,
     0x0009,
     "PAVE_STREAM_AGENT",
     {0xcd9ed15a, 0xb25ff16f, 0x1f4f9bae, 0xcf36d240}},
    {PAVE_STREAM_GROWTH,
     0x000a,
     "PAVE_STREAM_GROWTH",
     {0x63302902, 0xd019a9a7, 0x316c9860, 0xeea86ce5}},
    {PAVE_STREAM_DICEWARS,
     0x000b,
     "PAVE_STREAM_DICEWARS",
     {0x0a85340f, 0x890f5fab, 0xe6b827bd, 0x22f65fd5}},
    {PAVE_STREAM_BORDER,
     0x000d,
     "PAVE_STREAM_BORDER",
     {0x3d4b4084, 0x1396e53a, 0x7d2fc918, 0x291d8566}},
    {PAVE_STREAM_PATCH,
     0x000e,
     "PAVE_STREAM_PATCH",
     {0x78d46032, 0x9f22bf20, 0x85c6f95a, 0x2678bd2b}},
    {PAVE_STREAM_BLOCK,
     0x000f,
     "PAVE_STREAM_BLOCK",
     {0xf82a8934, 0xa4ab2d5b, 0xbd5a803d, 0x5c57cb91}},
    {PAVE_STREAM_NOISE,
     0x0010,
     "PAVE_STREAM_NOISE",
     {0xfffecc8d, 0x5192caa9, 0x6d62ed9e, 0x51c4a7de}},
    {PAVE_STREAM_NAIVE,
     0x0013,
     "PAVE_STREAM_NAIVE",
     {0xb63e941a, 0x6ab2e2e6, 0x1caaa639, 0x7a1272b3}},
    {PAVE_STREAM_HERRINGBONE,
     0x0014,
     "PAVE_STREAM_HERRINGBONE",
     {0x344febcb, 0xc52d1f8d, 0x5050d844, 0x96bc80bc}},
    {PAVE_STREAM_TERRAIN,
     0x0018,
     "PAVE_STREAM_TERRAIN",
     {0xc851e2bd, 0xb44efbc3, 0xb76e4c46, 0x5fca6949}},
    {PAVE_STREAM_CITADEL,
     0x0020,
     "PAVE_STREAM_CITADEL",
     {0xd5d61f02, 0xd2202421, 0x90e3def6, 0xf22e99a9}},
    {PAVE_STREAM_APERIODIC,
     0x0022,
     "PAVE_STREAM_APERIODIC",
     {0x7c55f4cc, 0xed5daa88, 0x0a6ce583, 0xf06492a7}},
    {PAVE_STREAM_MULTIGRID,
     0x0023,
     "PAVE_STREAM_MULTIGRID",
     {0xeced6373, 0x4277ba94, 0x0b64dac3, 0xffaecaf7}},
    {PAVE_STREAM_MONOTILE,
     0x0024,
     "PAVE_STREAM_MONOTILE",
     {0x7e4e966f, 0xa8e1d405, 0xe46131f2, 0xdbd33066}},
    {PAVE_STREAM_QUADS,
     0x0025,
     "PAVE_STREAM_QUADS",
     {0xca0551d3, 0x9faf4198, 0x9b7f2805, 0x3cfb6509}},
    {PAVE_STREAM_WALL,
     0x0026,
     "PAVE_STREAM_WALL",
     {0x5e7af36b, 0x56f48e6c, 0xfb99667c, 0x23b2415c}},
    {PAVE_STREAM_ROCK,
     0x0027,
     "PAVE_STREAM_ROCK",
     {0xc29652ba, 0xe7bababc, 0x43a204df, 0x527ac72e}},
    {PAVE_STREAM_USER,
     0x8000,
     "PAVE_STREAM_USER",
     {0xb7658fe0, 0xe8b4eb12, 0xd1716888, 0x6859eabe}},
};
enum { PINNED_STREAMS = sizeof pinned_streams / sizeof pinned_streams[0] };

typedef struct listed_stream {
    uint32_t number;
    const char *name;
} listed_stream;

#define LISTED(name, number) {number, #name},
static const listed_stream listed_streams[] = {PAVE_STREAMS(LISTED)};
enum { LISTED_STREAMS = sizeof listed_streams / sizeof listed_streams[0] };

TEST(streams_keep_their_numbers)
{
    assert_int_equal(PAVE_STREAM_USER, 0x8000);
    assert_int_equal(LISTED_STREAMS, PINNED_STREAMS - 1); // the last pinned one is PAVE_STREAM_USER
    for (int i = 0; i < PINNED_STREAMS; i++) {
        const pinned_stream *pinned = &pinned_streams[i];
        assert_int_equal(pinned->stream, pinned->number);
        pave_random_words words =
            pave_random_at(UINT64_C(0x0123456789abcdef), pinned->number, -1, 2, 0, 0);
        assert_memory_equal(words.word, pinned->words, sizeof words.word);
    }
    for (int i = 0; i < LISTED_STREAMS; i++) {
        assert_int_equal(listed_streams[i].number, pinned_streams[i].number);
        assert_string_equal(listed_streams[i].name, pinned_streams[i].name);
        assert_in_range(listed_streams[i].number, 1, PAVE_STREAM_USER - 1);
        for (int j = 0; j < i; j++)
            assert_int_not_equal(listed_streams[i].number, listed_streams[j].number);
    }
}

/// Seeds as text: the bytes in order.
TEST(texts_are_seeds)
{
    const uint32_t bytes[] = {'a', 0xc3, 0xa9};
    assert_int_equal(pave_seed_of(""), PAVE_HASH_START);
    assert_int_equal(pave_seed_of("a\xc3\xa9"), pave_hash(PAVE_HASH_START, bytes, 3));
    assert_int_equal(pave_seed_of("daily-2026-11-22"), UINT64_C(10316852880707774457));
}

// ---- Integers in a range ------------------------------------------------------------------------

/// The first word whose value is `value`: words that come before it are below. value is in
/// 0..count.
static uint64_t first_word(uint64_t value, uint64_t count)
{
    return ((value << 32) + count - 1) / count;
}

/// The value grows with the word, so the words at which it steps are its whole distribution.
static void check_steps(uint32_t count, uint32_t value)
{
    uint64_t first = first_word(value, count), next = first_word((uint64_t)value + 1, count),
             share = (UINT64_C(1) << 32) / count;
    if (pave_random_below((uint32_t)first, count) != value)
        fail_msg("%u of %u begins late", value, count);
    if (pave_random_below((uint32_t)(next - 1), count) != value)
        fail_msg("%u of %u ends early", value, count);
    if (next - first != share && next - first != share + 1)
        fail_msg("%u of %u is off by more than 2^-32", value, count);
}

TEST(below_is_uniform)
{
    for (uint32_t count = 1; count <= 600; count++)
        for (uint32_t value = 0; value < count; value++) check_steps(count, value);
    static const uint32_t large[] = {65535,      65536,      65537,      1000003,   0x7fffffff,
                                     0x80000000, 0x80000001, 0xfffffffe, 0xffffffff};
    uint64_t source = 3;
    for (size_t i = 0; i < sizeof large / sizeof large[0]; i++) {
        check_steps(large[i], 0);
        check_steps(large[i], large[i] - 1);
        for (int j = 0; j < 10000; j++)
            check_steps(large[i], (uint32_t)(next_number(&source) % large[i]));
    }
}

/// Every high half of a word, counted: each of the values gets its share of them.
TEST(below_counts_all_high_words)
{
    for (uint32_t count = 1; count <= 64; count++) {
        uint32_t hits[64] = {0}, last = 0;
        for (uint32_t high = 0; high < 65536; high++) {
            uint32_t value = pave_random_below(high << 16, count);
            if (value >= count || value < last) fail_msg("%u of %u is out of order", value, count);
            last = value;
            hits[value]++;
        }
        for (uint32_t value = 0; value < count; value++) {
            uint32_t first = (value * 65536 + count - 1) / count,
                     next = ((value + 1) * 65536 + count - 1) / count;
            if (hits[value] != next - first)
                fail_msg("%u of %u has %u high words, not %u", value, count, hits[value],
                         next - first);
        }
    }
}

TEST(between_has_both_ends)
{
    static const int32_t ends[][2] = {{0, 0},
                                      {1, 6},
                                      {-3, 3},
                                      {INT32_MIN, INT32_MIN},
                                      {INT32_MAX, INT32_MAX},
                                      {INT32_MIN, INT32_MAX - 1},
                                      {INT32_MIN + 1, INT32_MAX}};
    for (size_t i = 0; i < sizeof ends / sizeof ends[0]; i++) {
        int32_t low = ends[i][0], high = ends[i][1];
        assert_int_equal(pave_random_between(0, low, high), low);
        assert_int_equal(pave_random_between(UINT32_MAX, low, high), high);
        uint64_t source = 4;
        for (int j = 0; j < 10000; j++) {
            uint32_t word = (uint32_t)(next_number(&source) >> 32);
            int64_t value = pave_random_between(word, low, high);
            if (value < low || value > high ||
                value - low != pave_random_below(word, (uint32_t)((int64_t)high - low + 1)))
                fail_msg("%d is not in %d..%d where it should", (int)value, (int)low, (int)high);
        }
    }
}

int main(void) { return run_all_tests(NULL, NULL); }
