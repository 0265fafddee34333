/// tests/base/test_weights.c: weighted choice: reading weights in any locale, whole weights, shares
/// and alias tables, each against an oracle.
#define _POSIX_C_SOURCE 200809L // setenv and mkdtemp, to make a locale with a decimal comma

#include <pave/random.h>

#include <float.h>
#include <locale.h>
#include <math.h>

#include "../test.h"

/// The test's own source of numbers. Based on: S. Vigna, "splitmix64", 2015.
static uint64_t next_number(uint64_t *state)
{
    uint64_t z = *state += UINT64_C(0x9e3779b97f4a7c15);
    z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
    return z ^ (z >> 31);
}

// ---- Reading ------------------------------------------------------------------------------------

typedef struct good_weight {
    const char *text;
    double value;
} good_weight;

static const good_weight good_weights[] = {
    {"0", 0.0},
    {"0.0", 0.0},
    {"000", 0.0},
    {"0e99", 0.0},
    {"0e-99999999999999999999", 0.0},
    {"1", 1.0},
    {"20", 20.0},
    {"0.25", 0.25},
    {".5", 0.5},
    {"5.", 5.0},
    {"+1", 1.0},
    {"1e-3", 1e-3},
    {"1E3", 1e3},
    {"1e+03", 1e3},
    {"0.1", 0.1},
    {"0.3", 0.3},
    {"3.14159265358979", 3.14159265358979},
    {"00012.5000", 12.5},
    {"123456789012345", 123456789012345.0},
    {"1e15", 1e15},
    {"1000000000000000", 1e15},
    {"0.000001e21", 1e15},
    {"999999999999999", 999999999999999.0},
    {"1e-15", 1e-15},
    {"0.000000000000001", 1e-15},
    {"1000000000000000000000e-36", 1e-15},
    {"0.1234567890123456789", 0.123456789012345}, // the 16th digit and on do not count
};

static const char *const invalid_weights[] = {
    "",     " ",     ".",     "+",    "-",    "e5",   ".e5",   "1e",  "1e+",      "1e-",
    "-1",   "-0",    "--1",   "++1",  "+-1",  "1,5",  "1 ",    " 1",  "1\n",      "1.2.3",
    "1..2", "1e5.0", "1e5e5", "0x10", "1f",   "inf",  "nan",   "NAN", "INFINITY", "1'000",
    "1_0",  "one",   "1.5x",  "½",    "1e 5", "1 e5", "0x1p3", "1d5",
};

static const char *const out_of_range_weights[] = {
    "1e16",
    "2e15",
    "9.99e15",
    "1000000000000010",
    "1e15000",
    "1e99999999999999999999999999",
    "9e-16",
    "9.99999999999999e-16",
    "1e-99999999999999999999999999",
    "0.0000000000000009",
};

TEST(good_weights_are_read)
{
    for (size_t i = 0; i < sizeof good_weights / sizeof good_weights[0]; i++) {
        double value = -7;
        if (pave_weight_read(good_weights[i].text, &value) != PAVE_OK ||
            value != good_weights[i].value)
            fail_msg("\"%s\" was read as %.17g", good_weights[i].text, value);
    }
}

static void check_refusal(const char *text, pave_result expected)
{
    double value = -7;
    pave_result result = pave_weight_read(text, &value);
    if (result != expected || value != -7)
        fail_msg("\"%s\" gave %s and %.17g", text, pave_result_text(result), value);
}

TEST(bad_weights_are_refused)
{
    for (size_t i = 0; i < sizeof invalid_weights / sizeof invalid_weights[0]; i++)
        check_refusal(invalid_weights[i], PAVE_INVALID);
    for (size_t i = 0; i < sizeof out_of_range_weights / sizeof out_of_range_weights[0]; i++)
        check_refusal(out_of_range_weights[i], PAVE_RANGE);
}

/// Thousands of digits are still a number.
TEST(long_weights_are_read)
{
    enum { ZEROS = 20000 };
    char *text = malloc(ZEROS + 32);
    assert_non_null(text);
    double value = -7;
    memset(text, '0', ZEROS);
    strcpy(text + ZEROS, "7");
    assert_ok(pave_weight_read(text, &value));
    assert_true(value == 7.0);
    text[1] = '.';
    strcpy(text + ZEROS, "");
    assert_ok(pave_weight_read(text, &value));
    assert_true(value == 0.0);
    strcpy(text + ZEROS, "7");
    check_refusal(text, PAVE_RANGE);
    snprintf(text + ZEROS, 32, "7e%d", ZEROS - 1); // the 7 stands ZEROS - 1 places behind the point
    assert_ok(pave_weight_read(text, &value));
    assert_true(value == 7.0);
    free(text);
}

/// Down to digits times 10^-22 the value is the nearest double, as the C library reads it; below,
/// it may be off in the last places.
TEST(weights_are_read_as_the_c_library_does)
{
    uint64_t source = 5;
    for (int i = 0; i < 200000; i++) {
        uint64_t digits = next_number(&source) % UINT64_C(1000000000000000);
        int exponent = (int)(next_number(&source) % 31) - 30,
            zeros = (int)(next_number(&source) % 15), stripped = exponent;
        for (int j = 0; j < zeros; j++) digits /= 10;
        for (int j = 0; j < zeros; j++) digits *= 10; // ends in zeros, as often as not
        for (uint64_t rest = digits; rest > 0 && rest % 10 == 0; rest /= 10) stripped++;
        char text[64];
        double value = -7;
        snprintf(text, sizeof text, "%llue%d", (unsigned long long)digits, exponent);
        double expected = strtod(text, NULL);
        pave_result result = pave_weight_read(text, &value);
        if (expected != 0 && (expected < 1e-15 || expected > 1e15)) {
            if (result != PAVE_RANGE) fail_msg("%s is out of range", text);
        } else {
            double slack = stripped < -22 ? expected * 1e-15 : 0;
            if (result != PAVE_OK || value < expected - slack || value > expected + slack)
                fail_msg("%s was read as %.17g", text, value);
        }
    }
}

// ---- Locales ------------------------------------------------------------------------------------

static bool comma_rules(void) { return strcmp(localeconv()->decimal_point, ",") == 0; }

static bool set_comma_locale(const char *name)
{
    return setlocale(LC_ALL, name) != NULL && comma_rules();
}

/// Compiles a German locale into a new folder where the system has none but can make it. `folder`
/// becomes "" where it cannot.
static bool make_comma_locale(char *folder, size_t size)
{
    char command[512];
    if (snprintf(folder, size, "%s/locale-XXXXXX", PAVE_BINARY_DIR) >= (int)size ||
        !mkdtemp(folder)) {
        folder[0] = '\0';
        return false;
    }
    snprintf(command, sizeof command,
             "localedef --no-archive -i de_DE -f UTF-8 '%s/de_DE.UTF-8' >/dev/null 2>&1", folder);
    return system(command) == 0 && setenv("LOCPATH", folder, 1) == 0 &&
           set_comma_locale("de_DE.UTF-8");
}

TEST(weights_have_a_point_in_every_locale)
{
    static const char *const names[] = {"de_DE.UTF-8", "de_DE.utf8",  "de_DE",      "fr_FR.UTF-8",
                                        "es_ES.UTF-8", "nl_NL.UTF-8", "pl_PL.UTF-8"};
    char folder[256] = "", command[512];
    bool found = false;
    for (size_t i = 0; i < sizeof names / sizeof names[0] && !found; i++)
        found = set_comma_locale(names[i]);
    if (!found) found = make_comma_locale(folder, sizeof folder);
    if (found) {
        good_weights_are_read(state);
        bad_weights_are_refused(state);
    }
    setlocale(LC_ALL, "C");
    snprintf(command, sizeof command, "rm -r '%s'", folder);
    if (folder[0] && system(command) != 0) print_message("%s was left behind\n", folder);
    if (!found) {
        print_message("skipped: no locale with a decimal comma is installed, and localedef could "
                      "not make one\n");
        skip();
    }
}

// ---- Whole weights ------------------------------------------------------------------------------

enum { LARGEST_BITS = 36 };

/// floor(weight * 2^36 / 2^e), 2^e being the power of two below the largest: all exact, as only
/// exponents change.
static uint64_t whole_weight(double weight, double largest)
{
    int e;
    (void)frexp(largest, &e); // largest = f * 2^e with f in 0.5..1
    double scaled = floor(ldexp(weight, LARGEST_BITS - (e - 1)));
    return weight > 0 && scaled < 1 ? 1 : (uint64_t)scaled;
}

static void check_whole_weights(const double *weights, uint32_t count)
{
    uint64_t out[64], sum = 0;
    double largest = 0;
    assert_in_range(count, 1, 64);
    for (uint32_t i = 0; i < count; i++)
        if (weights[i] > largest) largest = weights[i];
    assert_ok(pave_weights_to_integers(weights, count, out));
    for (uint32_t i = 0; i < count; i++) {
        if (out[i] != whole_weight(weights[i], largest))
            fail_msg("%g of at most %g became %llu", weights[i], largest,
                     (unsigned long long)out[i]);
        if (weights[i] == largest && !(out[i] >> LARGEST_BITS == 1))
            fail_msg("the largest became %llu", (unsigned long long)out[i]);
        sum += out[i];
    }
    assert_true(sum < UINT64_C(1) << (LARGEST_BITS + 1) << 6);
}

TEST(weights_become_integers)
{
    static const double named[][4] = {{1, 1, 1, 1},
                                      {1, 0, 0, 0},
                                      {1, 3, 0.5, 0.1},
                                      {1e15, 1e-15, 0, 1},
                                      {0.1, 0.2, 0.3, 0.4},
                                      {1e308, 1e-308, 5e-324, 0},
                                      {5e-324, 5e-324, 0, 1e-320},
                                      {-0.0, 1, 0, 1},
                                      {DBL_MAX, DBL_MIN, 1, 0},
                                      {1e-307, 1e-309, 3e-310, 5e-324}};
    for (size_t i = 0; i < sizeof named / sizeof named[0]; i++) check_whole_weights(named[i], 4);
    uint64_t source = 6;
    for (int i = 0; i < 20000; i++) {
        double weights[64];
        uint32_t count = 1 + (uint32_t)(next_number(&source) % 64);
        for (uint32_t j = 0; j < count; j++)
            weights[j] = ldexp((double)(next_number(&source) >> 11),
                               (int)(next_number(&source) % 120) - 110);
        weights[0] += 1; // not all zero
        check_whole_weights(weights, count);
    }
}

TEST(whole_weights_keep_powers_of_two)
{
    const double weights[3] = {4, 2, 1}, tiny[3] = {4e-300, 2e-300, 1e-300};
    uint64_t out[3], same[3];
    assert_ok(pave_weights_to_integers(weights, 3, out));
    assert_true(out[0] == UINT64_C(1) << 36 && out[1] == UINT64_C(1) << 35 &&
                out[2] == UINT64_C(1) << 34);
    assert_ok(pave_weights_to_integers(tiny, 3, same));
    assert_true(same[0] / 2 == same[1] && same[1] / 2 == same[2]);
}

TEST(bad_lists_of_weights_are_refused)
{
    static const double bad[][2] = {{0, 0},   {-1, 1},       {1, -1e-300},   {NAN, 1},
                                    {1, NAN}, {INFINITY, 1}, {1, -INFINITY}, {-0.0, 0}};
    uint64_t out[2];
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        assert_int_equal(pave_weights_to_integers(bad[i], 2, out), PAVE_RANGE);
    const double one = 1;
    assert_int_equal(pave_weights_to_integers(&one, 0, out), PAVE_RANGE);
    assert_int_equal(pave_weights_to_integers(&one, (UINT32_C(1) << 24) + 1, out),
                     PAVE_RANGE); // refused before anything is read
    assert_int_equal(pave_weights_to_integers(&one, -1, out), PAVE_RANGE);
}

/// Exactly 2^24 weights are taken.
TEST(the_most_weights)
{
    const int64_t most = INT64_C(1) << 24;
    double *weights = calloc((size_t)most, sizeof *weights);
    uint64_t *out = malloc((size_t)most * sizeof *out);
    assert_true(weights && out);
    weights[0] = 1;
    weights[most - 1] = 3;
    assert_ok(pave_weights_to_integers(weights, most, out));
    assert_true(out[most - 1] / 3 == out[0] && out[0] > 0 && out[1] == 0);
    free(out);
    free(weights);
}

// ---- Shares -------------------------------------------------------------------------------------

__extension__ typedef unsigned __int128 wide;
static const uint64_t whole = UINT64_C(1) << 32;

/// The largest remainder by the book: as long as something is left, look through all for the
/// largest, the first of equals.
static void shares_by_the_book(const uint64_t *weights, uint32_t count, uint64_t *out)
{
    uint64_t remainders[64], left = whole, sum = 0;
    bool served[64] = {false};
    for (uint32_t i = 0; i < count; i++) sum += weights[i];
    for (uint32_t i = 0; i < count; i++) {
        wide quota = (wide)weights[i] << 32;
        out[i] = (uint64_t)(quota / sum);
        remainders[i] = (uint64_t)(quota % sum);
        left -= out[i];
    }
    for (; left > 0; left--) {
        uint32_t best = count;
        for (uint32_t i = 0; i < count; i++)
            if (!served[i] && (best == count || remainders[i] > remainders[best])) best = i;
        served[best] = true;
        out[best]++;
    }
}

static void check_shares(const uint64_t *weights, uint32_t count)
{
    uint64_t out[64], expected[64], sum = 0;
    shares_by_the_book(weights, count, expected);
    assert_ok(pave_shares(weights, count, NULL, out));
    for (uint32_t i = 0; i < count; i++) {
        if (out[i] != expected[i])
            fail_msg("share %u of %u is %llu, not %llu", i, count, (unsigned long long)out[i],
                     (unsigned long long)expected[i]);
        if (weights[i] == 0 && out[i] != 0) fail_msg("weight 0 got a share");
        sum += out[i];
    }
    assert_true(sum == whole);
}

TEST(shares_go_to_the_largest_remainders)
{
    static const uint64_t named[][5] = {
        {1, 1, 1, 0, 0},
        {0, 1, 1, 1, 0},
        {1, 1, 1, 1, 1},
        {UINT64_C(1) << 60, UINT64_C(1) << 60, UINT64_C(1) << 60, UINT64_C(1) << 60, 0},
        {UINT64_C(1) << 61, UINT64_C(1) << 60, UINT64_C(1) << 59, 12345, 678},
        {(UINT64_C(1) << 63) - 4, 1, 1, 1, 1},
        {0, 0, 7, 0, 0},
        {1, 2, 3, 4, 5}};
    for (size_t i = 0; i < sizeof named / sizeof named[0]; i++) check_shares(named[i], 5);
    uint64_t source = 7;
    for (int i = 0; i < 5000; i++) {
        uint64_t weights[64];
        uint32_t count = 1 + (uint32_t)(next_number(&source) % 64);
        int shift = 7 + (int)(next_number(&source) % 57); // sums up to 2^63, often with many equals
        for (uint32_t j = 0; j < count; j++) weights[j] = next_number(&source) >> shift;
        weights[next_number(&source) % count] += 1;
        check_shares(weights, count);
    }
}

TEST(ties_go_to_the_earlier)
{
    const uint64_t thirds[3] = {5, 5, 5}, sevenths[7] = {1, 1, 1, 1, 1, 1, 1};
    uint64_t out[7];
    assert_ok(pave_shares(thirds, 3, NULL, out));
    assert_true(out[0] == 1431655766 && out[1] == 1431655765 &&
                out[2] == 1431655765); // 2^32 = 3 * 1431655765 + 1
    assert_ok(pave_shares(sevenths, 7, NULL, out));
    for (int i = 0; i < 7; i++)
        assert_true(out[i] == (i < 4 ? 613566757 : 613566756)); // 2^32 = 7 * 613566756 + 4
}

static void *no_memory(void *context, void *memory, size_t old_size, size_t new_size)
{
    int *allowed = context;
    (void)old_size;
    if (new_size > 0 && (*allowed)-- <= 0) return NULL;
    if (new_size > 0) return realloc(memory, new_size);
    free(memory);
    return NULL;
}

TEST(shares_can_fail)
{
    const uint64_t zeros[2] = {0, 0}, large[2] = {UINT64_C(1) << 63, 1},
                   wrapping[2] = {UINT64_MAX, 2}, good[2] = {1, 2};
    uint64_t out[2];
    int allowed = 0;
    pave_allocator allocator = {no_memory, &allowed};
    assert_int_equal(pave_shares(zeros, 2, NULL, out), PAVE_RANGE);
    assert_int_equal(pave_shares(zeros, 0, NULL, out), PAVE_RANGE);
    assert_int_equal(pave_shares(good, -1, NULL, out), PAVE_RANGE);
    assert_int_equal(pave_shares(good, (INT64_C(1) << 24) + 1, NULL, out), PAVE_RANGE);
    assert_int_equal(pave_shares(large, 2, NULL, out), PAVE_RANGE);
    assert_int_equal(pave_shares(wrapping, 2, NULL, out), PAVE_RANGE);
    assert_ok(pave_shares(large, 1, NULL, out)); // 2^63 itself
    assert_true(out[0] == whole);
    assert_int_equal(pave_shares(good, 2, &allocator, out), PAVE_NO_MEMORY);
}

// ---- Alias tables -------------------------------------------------------------------------------

/// Sums what each value owns over the table; every column holds 2^32 fractions.
static void check_ownership(const pave_alias *table, const uint64_t *shares, uint32_t count)
{
    uint64_t *owned = calloc(count, sizeof *owned);
    assert_non_null(owned);
    for (uint32_t i = 0; i < count; i++) {
        if (table[i].value >= count || table[i].other >= count)
            fail_msg("column %u of %u names a value that there is not", i, count);
        owned[table[i].value] += table[i].threshold;
        owned[table[i].other] += whole - table[i].threshold;
    }
    for (uint32_t i = 0; i < count; i++)
        if (owned[i] != shares[i] * count)
            fail_msg("value %u of %u owns %llu", i, count, (unsigned long long)owned[i]);
    free(owned);
}

/// The words of a column are those whose product with count has the column as its high half; they
/// choose by the low half.
static void check_picks(const pave_alias *table, uint32_t count, uint64_t *source)
{
    for (uint32_t column = 0; column < count; column++) {
        uint64_t first = (((uint64_t)column << 32) + count - 1) / count,
                 last = ((((uint64_t)column + 1) << 32) + count - 1) / count - 1;
        const uint64_t words[4] = {first, last, first + next_number(source) % (last - first + 1),
                                   (first + last) / 2};
        for (int i = 0; i < 4; i++) {
            uint32_t low = (uint32_t)(words[i] * count), expected = low < table[column].threshold
                                                                        ? table[column].value
                                                                        : table[column].other;
            if (pave_alias_pick(table, count, (uint32_t)words[i]) != expected)
                fail_msg("column %u of %u picks another value", column, count);
        }
    }
}

TEST(alias_tables_are_exact)
{
    uint64_t source = 8;
    for (int i = 0; i < 3000; i++) {
        uint64_t weights[64], shares[64];
        pave_alias table[64];
        uint32_t count = 1 + (uint32_t)(next_number(&source) % 64);
        int shift = 8 + (int)(next_number(&source) % 56);
        for (uint32_t j = 0; j < count; j++)
            weights[j] = next_number(&source) % 3 ? next_number(&source) >> shift : 0;
        weights[next_number(&source) % count] += 1;
        assert_ok(pave_shares(weights, count, NULL, shares));
        assert_ok(pave_alias_build(shares, count, NULL, table));
        check_ownership(table, shares, count);
        check_picks(table, count, &source);
    }
}

/// Columns that are full from the start, beside such as are not.
TEST(full_columns_stand_alone)
{
    static const uint64_t parts[][4] = {{4, 8, 2, 2}, {8, 4, 4, 0},  {2, 2, 8, 4},
                                        {4, 4, 4, 4}, {0, 0, 0, 16}, {4, 0, 4, 8}};
    uint64_t source = 10;
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++) {
        uint64_t shares[4];
        pave_alias table[4];
        for (int j = 0; j < 4; j++) shares[j] = parts[i][j] << 28;
        assert_ok(pave_alias_build(shares, 4, NULL, table));
        check_ownership(table, shares, 4);
        check_picks(table, 4, &source);
    }
}

TEST(large_alias_tables_are_exact)
{
    enum { COUNT = 100003 };
    uint64_t *weights = malloc(COUNT * sizeof *weights), *shares = malloc(COUNT * sizeof *shares),
             source = 9;
    pave_alias *table = malloc(COUNT * sizeof *table);
    assert_true(weights && shares && table);
    for (uint32_t i = 0; i < COUNT; i++)
        weights[i] = next_number(&source) >> (20 + next_number(&source) % 40);
    assert_ok(pave_shares(weights, COUNT, NULL, shares));
    assert_ok(pave_alias_build(shares, COUNT, NULL, table));
    check_ownership(table, shares, COUNT);
    check_picks(table, COUNT, &source);
    free(table);
    free(shares);
    free(weights);
}

/// Over a million places each value comes as often as its share says, and share 0 never.
TEST(picks_follow_the_shares)
{
    enum { COUNT = 8, PLACES = 1 << 20 };
    const double weights[COUNT] = {1, 2, 0, 4, 0.5, 20, 0.25, 3};
    uint64_t integers[COUNT], shares[COUNT];
    pave_alias table[COUNT];
    int64_t hits[COUNT] = {0};
    assert_ok(pave_weights_to_integers(weights, COUNT, integers));
    assert_ok(pave_shares(integers, COUNT, NULL, shares));
    assert_ok(pave_alias_build(shares, COUNT, NULL, table));
    for (int32_t i = 0; i < PLACES; i++) {
        pave_random_words words =
            pave_random_at(12, PAVE_STREAM_USER, (i >> 2) % 512 - 256, (i >> 2) / 512 - 256, 0, 0);
        hits[pave_alias_pick(table, COUNT, words.word[i & 3])]++;
    }
    double chi = 0;
    for (int i = 0; i < COUNT; i++) {
        double expected = (double)shares[i] / (double)whole * PLACES,
               off = (double)hits[i] - expected;
        if (shares[i] == 0) assert_true(hits[i] == 0);
        if (shares[i] > 0) chi += off * off / expected;
    }
    if (chi > 25)
        fail_msg("chi-square %.1f with 6 degrees of freedom",
                 chi); // a true random source goes beyond it once in 3000 times
}

TEST(alias_tables_can_fail)
{
    const uint64_t less[2] = {1, whole - 2}, more[2] = {whole, 1},
                   wrapping[2] = {UINT64_MAX, whole + 1}, good[2] = {1, whole - 1};
    pave_alias table[2];
    assert_int_equal(pave_alias_build(less, 2, NULL, table), PAVE_RANGE);
    assert_int_equal(pave_alias_build(more, 2, NULL, table), PAVE_RANGE);
    assert_int_equal(pave_alias_build(wrapping, 2, NULL, table), PAVE_RANGE);
    for (int n = 0; n < 2; n++) {
        int allowed = n;
        pave_allocator allocator = {no_memory, &allowed};
        assert_int_equal(pave_alias_build(good, 2, &allocator, table), PAVE_NO_MEMORY);
    }
    assert_ok(pave_alias_build(good, 2, NULL, table));
}

int main(void) { return run_all_tests(NULL, NULL); }
