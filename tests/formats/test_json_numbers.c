/// tests/formats/test_json_numbers.c: decimals as files have them: the shortest that reads back,
/// the nearest double of any text, and integers in all their spellings.
#include "../sparse.h"
#include "../test.h"
#include "formats/common/common_output.h"
#include "formats/common/common_text.h"
#include "formats/json/json_scan.h"

#include <pave/random.h>

#include <float.h>
#include <inttypes.h>
#include <locale.h>
#include <math.h>

typedef struct text_sink {
    char text[64];
    size_t size;
} text_sink;

static bool take_bytes(void *context, const char *bytes, size_t size)
{
    text_sink *sink = context;
    if (sink->size + size >= sizeof sink->text) return false;
    memcpy(sink->text + sink->size, bytes, size);
    sink->size += size;
    sink->text[sink->size] = 0;
    return true;
}

static void write_double(double number, text_sink *sink)
{
    pave_output output;
    *sink = (text_sink){.size = 0};
    assert_ok(pave_output_open_function(&output, take_bytes, sink, NULL, NULL));
    pave_output_double(&output, number);
    assert_ok(pave_output_close(&output));
}

/// The fewest digits with which printf's number reads back.
static int fewest_digits(double number)
{
    char text[64];
    int digits = 1;
    for (; digits < 17; digits++) {
        snprintf(text, sizeof text, "%.*e", digits - 1, number);
        if (!(strtod(text, NULL) < number) && !(strtod(text, NULL) > number)) break;
    }
    return digits;
}

static int digits_of(const char *text)
{
    int count = 0, zeros = 0;
    for (; *text && *text != 'e'; text++) {
        if (*text < '0' || *text > '9') continue;
        zeros = *text == '0' ? zeros + (count > 0) : 0;
        count += count > 0 || *text != '0';
    }
    return count - zeros; // those at the end of whole numbers are not digits
}

static void check_number(double number)
{
    text_sink sink;
    double read = 0;
    char nearest[64];
    write_double(number, &sink);
    assert_true(pave_common_real_read(sink.text, sink.size, &read));
    if (memcmp(&read, &number, sizeof read) != 0)
        fail_msg("%.17g is written as %s and reads as %.17g", number, sink.text, read);
    const double again = strtod(sink.text, NULL); // an independent reader
    assert_memory_equal(&again, &number, sizeof again);
    if (fabs(number) < DBL_MIN) return;
    if (digits_of(sink.text) > fewest_digits(number))
        fail_msg("%.17g is written as %s, which has more than %d digits", number, sink.text,
                 fewest_digits(number));
    snprintf(nearest, sizeof nearest, "%.*e", fewest_digits(number) - 1,
             number); // and of those of as many digits it is the nearest
    assert_true(strtod(nearest, NULL) - again >= 0 && strtod(nearest, NULL) - again <= 0);
    double nearest_read = 0;
    assert_true(pave_common_real_read(nearest, strlen(nearest), &nearest_read));
    assert_memory_equal(&nearest_read, &number, sizeof number);
}

TEST(numbers_there_and_back)
{
    for (uint32_t n = 0; n < 20000 / SPARSE(3); n++) {
        const pave_random_words words = pave_random_at(7, PAVE_STREAM_USER, (int32_t)n, 0, 0, 0);
        uint64_t bits = (uint64_t)words.word[0] << 32 | words.word[1];
        double number;
        memcpy(&number, &bits, sizeof number);
        if (isfinite(number) && fabs(number) >= DBL_MIN) check_number(number); // any size
        bits = (bits & ~(UINT64_C(0x7ff) << 52)) | (uint64_t)(1023 - 8 + words.word[2] % 62) << 52;
        memcpy(&number, &bits, sizeof number);
        check_number(number);                                 // common sizes
        check_number((double)(int32_t)words.word[0] / 65536); // the lattice of meshes
        check_number((double)(int32_t)words.word[0] / (1 << n % 31));
        check_number((double)(int32_t)words.word[0] / 1000); // what people write
        check_number(ldexp(1.0, (int)(words.word[3] % 200) -
                                    100)); // whose neighbours are not as far below as above
        check_number(nextafter(ldexp(1.0, (int)(words.word[3] % 80) - 20), 0));
    }
}

TEST(numbers_as_written)
{
    static const struct {
        double number;
        const char *text;
    } rows[] = {
        {0, "0"},
        {1, "1"},
        {-1.5, "-1.5"},
        {0.1, "0.1"},
        {1.0 / 3, "0.3333333333333333"},
        {2.0 / 3, "0.6666666666666666"},
        {1e15, "1000000000000000"},
        {1e16, "10000000000000000"},
        {1e17, "1e17"},
        {1e-16, "0.0000000000000001"},
        {-1.25e-17, "-1.25e-17"},
        {9007199254740994, "9007199254740994"},
        {1.7976931348623157e308, "1.7976931348623157e308"},
        {9007199254740991.0, "9007199254740991"},
        {4503599627370495.5, "4503599627370495.5"},
        {0.0078125, "0.0078125"},
        {0.00781, "0.00781"},
        {5e-324, "5e-324"},
        {1e300, "1e300"},
        {123456.789, "123456.789"},
        {0.30000000000000004, "0.30000000000000004"},
        {-0.9999999999999999, "-0.9999999999999999"},
        {56756.0 / 65536, "0.86602783203125"},
        {1.5 * 65535 + 1.0 / 65536, "98302.50001525879"},
    };
    for (size_t row = 0; row < sizeof rows / sizeof rows[0]; row++) {
        text_sink sink;
        write_double(rows[row].number, &sink);
        assert_string_equal(sink.text, rows[row].text);
    }
}

TEST(numbers_as_read)
{
    static const struct {
        const char *text;
        double number;
    } rows[] = {
        {"+.5", .5},
        {"5.", 5},
        {"-0", 0},
        {"007", 7},
        {"1e2", 100},
        {"1E+2", 100},
        {"1e-2", .01},
        {"0.1e1", 1},
        {"1e22", 1e22},
        {"1e23", 1e23},
        {"123456789012345678901234567890", 123456789012345678901234567890.0},
        {"0.000000000000000000000001", 1e-24},
        {"1e400", INFINITY},
        {"1e-400", 0},
        {"1e99999999999999999999", INFINITY},
        {"0e99999999999999999999", 0},
        {"1e-99999999999999999999", 0},
        {"9007199254740993", 9007199254740992.0},
        {"9007199254740993.0000000000000000000000000000001", 9007199254740994.0},
    };
    static const char *const wrong[] = {"",      "-",   "+",  ".",  "e5",  "1e",  "1e+", "1e5.",
                                        "1.2.3", "--1", "1 ", " 1", "0x1", "inf", "nan", "1,5"};
    for (size_t row = 0; row < sizeof rows / sizeof rows[0]; row++) {
        double number = -1;
        assert_true(pave_common_real_read(rows[row].text, strlen(rows[row].text), &number));
        if (number < rows[row].number || number > rows[row].number)
            fail_msg("%s reads as %.17g", rows[row].text, number);
    }
    for (size_t row = 0; row < sizeof wrong / sizeof wrong[0]; row++) {
        double number = -1;
        if (pave_common_real_read(wrong[row], strlen(wrong[row]), &number))
            fail_msg("%s reads as %.17g", wrong[row], number);
    }
}

static void check_read(const char *text, double number)
{
    const double wanted = strtod(text, NULL);
    if (memcmp(&number, &wanted, sizeof wanted) != 0)
        fail_msg("%s reads as %.17g, not %.17g", text, number, wanted);
}

/// Reads a text alone and by the reader of JSON, where the neighbours of digits may follow it, and
/// compares with the C library.
static void check_reading(const char *text)
{
    static const char *const behind[] = {"]", ":/09\x89\xb0\xba\xff", "/:90\xff\xba\xb0\x89"};
    double number = 0;
    assert_true(pave_common_real_read(text, strlen(text), &number));
    check_read(text, number);
    for (size_t k = 0; k < sizeof behind / sizeof behind[0]; k++) {
        pave_json_scan scan;
        char list[80];
        const int length = sprintf(list, "[%s%s", text, behind[k]);
        pave_json_scan_begin(&scan, list, (size_t)length, NULL, NULL, NULL);
        assert_int_equal(pave_json_scan_value(&scan), PAVE_JSON_LIST);
        assert_true(pave_json_scan_element(&scan) && pave_json_scan_number(&scan, &number));
        assert_ok(pave_json_scan_release(&scan));
        check_read(text, number);
        assert_ptr_equal(scan.at, list + 1 + strlen(text));
    }
}

/// Up to 22 digits, with the point before, between or behind them, and exponents from -30 to 30;
/// then numbers halfway between two doubles, with every power of ten that they can have.
TEST(numbers_of_all_shapes)
{
    char text[64];
    for (uint32_t n = 0; n < 200000 / SPARSE(4); n++) {
        const pave_random_words words = pave_random_at(8, PAVE_STREAM_USER, (int32_t)n, 0, 0, 0);
        const uint64_t high = (uint64_t)words.word[0] << 32 | words.word[1];
        const int digits = 1 + (int)(words.word[2] % 19), point = (int)(words.word[2] >> 8) % 21;
        char whole[24];
        sprintf(whole, "%019" PRIu64 "%03d", high % UINT64_C(10000000000000000000),
                (int)(words.word[3] % 1000));
        const char *rest = whole + (words.word[3] & 1 << 20 ? 0 : 22 - digits);
        const int before = point < (int)strlen(rest) ? point : (int)strlen(rest);
        int size = sprintf(text, "%s", words.word[3] & 1 << 21 ? "-" : "");
        const char *first = rest;
        while (first < rest + before && *first == '0') first++; // JSON has no leading zeros
        size += first == rest + before
                    ? sprintf(text + size, "0")
                    : sprintf(text + size, "%.*s", (int)(rest + before - first), first);
        if (rest[before]) size += sprintf(text + size, ".%s", rest + before);
        if (words.word[3] & 1 << 22)
            sprintf(text + size, "e%d", (int)(words.word[3] >> 24) % 61 - 30);
        check_reading(text);
    }
    for (int shift = 0; shift < 11; shift++)
        for (int exponent = -30; exponent <= 30; exponent++)
            for (int change = -1; change <= 1; change++) {
                const uint64_t half = ((UINT64_C(1) << 53) + 1) << shift;
                sprintf(text, "%" PRIu64 "e%d", half + (uint64_t)change, exponent);
                check_reading(text);
            }
    // Odd multiples of half a step, divided by 5^power: their decimals end, and lie halfway.
    uint64_t five = 1;
    for (int power = 1; power <= 4; power++) {
        five *= 5;
        for (uint64_t odd = 1; odd < 200; odd += 2) {
            const uint64_t half = ((UINT64_C(1) << 53) + odd) * five;
            for (uint64_t change = 0; change < 3; change++) {
                sprintf(text, "%" PRIu64 "e-%d", half + change - 1, power);
                check_reading(text);
            }
        }
    }
}

/// Thousands of digits, of which the last decides: halfway between two doubles, and a little more.
TEST(numbers_of_many_digits)
{
    enum { ZEROS = 3000 };
    char text[ZEROS + 64];
    double number = 0;
    int size = sprintf(text, "9007199254740993.");
    memset(text + size, '0', ZEROS);
    text[size + ZEROS] = '1';
    assert_true(pave_common_real_read(text, (size_t)(size + ZEROS), &number));
    assert_true(number >= 9007199254740992.0 && number <= 9007199254740992.0);
    assert_true(pave_common_real_read(text, (size_t)(size + ZEROS + 1), &number));
    assert_true(number >= 9007199254740994.0 && number <= 9007199254740994.0);
    memset(text, '0', ZEROS);
    text[0] = '1';
    size = ZEROS + sprintf(text + ZEROS, "e-%d", ZEROS - 3);
    assert_true(pave_common_real_read(text, (size_t)size, &number));
    assert_true(number >= 100 && number <= 100);
}

// ---- Integers -----------------------------------------------------------------------------------

/// Reads a number that is the whole text of a list.
static bool read_integer(const char *text, size_t size, int64_t *out)
{
    pave_json_scan scan;
    char *list = malloc(size + 4);
    assert_non_null(list);
    const int length = sprintf(list, "[%.*s]", (int)size, text);
    pave_json_scan_begin(&scan, list, (size_t)length, NULL, NULL, NULL);
    assert_int_equal(pave_json_scan_value(&scan), PAVE_JSON_LIST);
    assert_true(pave_json_scan_element(&scan));
    assert_int_equal(pave_json_scan_value(&scan), PAVE_JSON_NUMBER);
    const bool whole = pave_json_scan_whole(&scan, out);
    assert_ok(pave_json_scan_release(&scan));
    free(list);
    return whole;
}

/// JSON has one kind of number: 1.0 is an integer. No digit is lost on the way.
TEST(integers_as_read)
{
    static const struct {
        const char *text;
        int64_t number;
    } rows[] = {
        {"0", 0},
        {"-0", 0},
        {"-0.0", 0},
        {"0e5", 0},
        {"0.000e-999999999999999999999999", 0},
        {"0e999999999999999999999999", 0},
        {"1.0", 1},
        {"-1.0", -1},
        {"2e0", 2},
        {"2E+0", 2},
        {"10e-1", 1},
        {"1000.00e-3", 1},
        {"0.001e3", 1},
        {"1.50e1", 15},
        {"120e1", 1200},
        {"1.0000000000000000000000000000000000", 1},
        {"100000000000000000000000000000e-29", 1},
        {"0.00000000000000000000000000001e29", 1},
        {"9007199254740993", 9007199254740993},
        {"9007199254740993.0", 9007199254740993},
        {"9.007199254740993e15", 9007199254740993},
        {"-9007199254740993000e-3", -9007199254740993},
        {"999999999999999999", 999999999999999999},
        {"1e17", 100000000000000000},
        {"-99.9999999999999999e16", -999999999999999999},
    };
    static const char *const wrong[] = {
        "1.5",
        "-0.5",
        "1e-1",
        "15e-1",
        "1e400",
        "1e18",
        "-1e18",
        "1000000000000000000",
        "18446744073709551615",
        "9223372036854775808",
        "1e9223372036854775807",
        "1e99999999999999999999999999",
        "1e-99999999999999999999999999",
        "-1e-9223372036854775808",
        "1.0000000000000000000000000000000001",
        "9007199254740993.5",
    };
    for (size_t row = 0; row < sizeof rows / sizeof rows[0]; row++) {
        int64_t number = -7;
        if (!read_integer(rows[row].text, strlen(rows[row].text), &number) ||
            number != rows[row].number)
            fail_msg("%s reads as %lld", rows[row].text, (long long)number);
    }
    for (size_t row = 0; row < sizeof wrong / sizeof wrong[0]; row++) {
        int64_t number = -7;
        if (read_integer(wrong[row], strlen(wrong[row]), &number))
            fail_msg("%s reads as %lld", wrong[row], (long long)number);
    }
}

/// Thousands of zeros that an exponent takes away again.
TEST(integers_of_many_digits)
{
    enum { ZEROS = 3000 };
    char text[ZEROS + 64];
    int64_t number = 0;
    memset(text, '0', ZEROS);
    text[0] = '7';
    int size = ZEROS + sprintf(text + ZEROS, "e-%d", ZEROS - 3);
    assert_true(read_integer(text, (size_t)size, &number));
    assert_int_equal(number, 700);
    size = ZEROS + sprintf(text + ZEROS, "e-%d", ZEROS);
    assert_false(read_integer(text, (size_t)size, &number));
    memset(text, '0', ZEROS);
    text[1] = '.';
    size = ZEROS + sprintf(text + ZEROS, "13e%d", ZEROS + 3);
    assert_true(read_integer(text, (size_t)size, &number));
    assert_int_equal(number, 13000);
}

TEST(numbers_in_another_locale)
{
    if (setlocale(LC_NUMERIC, "de_DE.UTF-8") == NULL) {
        printf("skip: a decimal comma, for there is no locale de_DE.UTF-8\n");
        return;
    }
    numbers_as_written(state);
    numbers_as_read(state);
    numbers_of_many_digits(state);
    (void)setlocale(LC_NUMERIC, "C");
}

int main(void) { return run_all_tests(NULL, NULL); }
