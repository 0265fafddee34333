/// tests/base/test_base.c: pinned results, the form of errors, cells, hashes, memory and the
/// version.
#include <pave/base.h>

#include "../test.h"
#include "src/base/area.h"
#include "src/base/memory.h"

#include <math.h>

// ---- Version ------------------------------------------------------------------------------------

TEST(versions_agree)
{
    char text[32], file_text[32] = "";
    snprintf(text, sizeof text, "%d.%d.%d", PAVE_VERSION_MAJOR, PAVE_VERSION_MINOR,
             PAVE_VERSION_PATCH);
    const size_t length = strlen(text);
    assert_memory_equal(PAVE_VERSION_TEXT, text, length);
    assert_true(PAVE_VERSION_TEXT[length] == '\0' || PAVE_VERSION_TEXT[length] == '-'); // -rc1
    assert_string_equal(pave_version(), PAVE_VERSION_TEXT);
    FILE *file = fopen(PAVE_SOURCE_DIR "/VERSION", "r");
    assert_non_null(file);
    assert_non_null(fgets(file_text, sizeof file_text, file));
    fclose(file);
    file_text[strcspn(file_text, "\r\n")] = '\0';
    assert_string_equal(file_text, PAVE_VERSION_TEXT);
}

// ---- Results ------------------------------------------------------------------------------------

typedef struct pinned_result {
    pave_result result;
    int number;
    const char *name;
} pinned_result;

/// Never edit a row: programs and files know these numbers. Only add.
static const pinned_result pinned_results[] = {
    {PAVE_OK, 0, "PAVE_OK"},
    {PAVE_STOPPED, 1, "PAVE_STOPPED"},
    {PAVE_CAPACITY, 2, "PAVE_CAPACITY"},
    {PAVE_NO_MEMORY, 3, "PAVE_NO_MEMORY"},
    {PAVE_RANGE, 4, "PAVE_RANGE"},
    {PAVE_INVALID, 5, "PAVE_INVALID"},
    {PAVE_INCOMPLETE, 6, "PAVE_INCOMPLETE"},
    {PAVE_NOT_FOUND, 7, "PAVE_NOT_FOUND"},
    {PAVE_UNSUPPORTED, 8, "PAVE_UNSUPPORTED"},
    {PAVE_IO, 9, "PAVE_IO"},
};
enum { PINNED_RESULTS = sizeof pinned_results / sizeof pinned_results[0] };

typedef struct listed_result {
    int number;
    const char *name, *text;
} listed_result;

#define LISTED(name, number, text) {number, #name, text},
static const listed_result listed_results[] = {PAVE_RESULTS(LISTED)};
enum { LISTED_RESULTS = sizeof listed_results / sizeof listed_results[0] };

TEST(results_keep_their_numbers)
{
    assert_int_equal(LISTED_RESULTS, PINNED_RESULTS);
    for (int i = 0; i < PINNED_RESULTS; i++) {
        assert_int_equal(pinned_results[i].result, pinned_results[i].number);
        assert_int_equal(listed_results[i].number, pinned_results[i].number);
        assert_string_equal(listed_results[i].name, pinned_results[i].name);
    }
}

TEST(results_have_sentences)
{
    for (int i = 0; i < LISTED_RESULTS; i++) {
        const char *text = pave_result_text((pave_result)listed_results[i].number);
        assert_string_equal(text, listed_results[i].text);
        assert_true(strlen(text) > 3 && text[strlen(text) - 1] != '.');
        for (int j = 0; j < i; j++)
            assert_string_not_equal(text, pave_result_text((pave_result)listed_results[j].number));
    }
    assert_string_equal(pave_result_text(PAVE_INCOMPLETE), "the tile set lacks combinations");
    assert_string_equal(pave_result_text((pave_result)LISTED_RESULTS), "unknown result");
    assert_string_equal(pave_result_text((pave_result)1000000), "unknown result");
}

// ---- Errors -------------------------------------------------------------------------------------

typedef struct error_form {
    const char *file;
    int32_t line, column;
    const char *message, *text;
} error_form;

static const error_form error_forms[] = {
    {"a.tsx", 3, 14, "what, and what to do", "a.tsx:3:14: what, and what to do"},
    {"a.tsx", 3, 0, "what, and what to do", "a.tsx:3: what, and what to do"},
    {"a.tsx", 0, 0, "what, and what to do", "a.tsx: what, and what to do"},
    {"a.tsx", 0, 5, "what, and what to do",
     "a.tsx: what, and what to do"}, // a column of no line says nothing
    {NULL, 0, 0, "what, and what to do", "what, and what to do"},
    {"", 0, 0, "what, and what to do", "what, and what to do"},
    {NULL, 3, 14, "what, and what to do",
     "3:14: what, and what to do"}, // data from memory, or from standard input
    {NULL, 3, 0, "what, and what to do", "3: what, and what to do"},
    {"a b/c:d.tsx", INT32_MAX, INT32_MAX, "x", "a b/c:d.tsx:2147483647:2147483647: x"},
    {"a.tsx", 3, 14, "", "a.tsx:3:14: the data contradicts itself or its format"},
};

TEST(errors_have_forms)
{
    for (size_t i = 0; i < sizeof error_forms / sizeof error_forms[0]; i++) {
        const error_form *form = &error_forms[i];
        pave_error error;
        memset(&error, 0x55, sizeof error); // nothing of what was there before stays
        char text[PAVE_ERROR_TEXT_SIZE];
        assert_int_equal(pave_error_set(&error, PAVE_INVALID, form->file, form->line, form->column,
                                        "%s", form->message),
                         PAVE_INVALID);
        assert_int_equal(error.result, PAVE_INVALID);
        assert_int_equal(error.line, form->line);
        assert_int_equal(error.column, form->column);
        assert_string_equal(error.file, form->file ? form->file : "");
        assert_string_equal(error.message, form->message);
        assert_ptr_equal(pave_error_text(&error, text), text);
        assert_string_equal(text, form->text);
    }
}

TEST(messages_are_formatted)
{
    pave_error error;
    pave_error_set(&error, PAVE_RANGE, "a.tmx", 1, 2, "tile %d of %s is %5.2f%%", 7, "desert",
                   12.5);
    assert_string_equal(error.message, "tile 7 of desert is 12.50%");
    assert_int_equal(error.result, PAVE_RANGE);
}

TEST(errors_may_be_wrapped)
{
    pave_error error;
    char text[PAVE_ERROR_TEXT_SIZE];
    pave_error_set(&error, PAVE_RANGE, "desert.png", 0, 0, "the picture is too large");
    pave_error_set(&error, PAVE_IO, error.file, 7, 0, "%s: %s", error.file, error.message);
    assert_string_equal(pave_error_text(&error, text),
                        "desert.png:7: desert.png: the picture is too large");
}

TEST(errors_may_be_unwanted)
{
    assert_int_equal(pave_error_set(NULL, PAVE_IO, "a.tsx", 3, 14, "%s", "lost"), PAVE_IO);
}

TEST(a_zeroed_error_is_none)
{
    pave_error error = {0};
    char text[PAVE_ERROR_TEXT_SIZE];
    assert_ok(error.result);
    assert_string_equal(pave_error_text(&error, text), "done");
}

/// One line, whatever a file called its tiles; letters beyond ASCII stay.
TEST(control_characters_become_spaces)
{
    pave_error error;
    char text[PAVE_ERROR_TEXT_SIZE];
    pave_error_set(&error, PAVE_INVALID, "a\nb\033[2J.tsx", 3, 0, "tile \"%s\" is unknown",
                   "x\r\n\t\x01\x1f\x7fy \xc3\xa4");
    assert_string_equal(pave_error_text(&error, text),
                        "a b [2J.tsx:3: tile \"x      y \xc3\xa4\" is unknown");
}

static void fill_with_letters(char *out, size_t length)
{
    for (size_t i = 0; i < length; i++) out[i] = (char)('a' + i % 26);
    out[length] = '\0';
}

TEST(long_paths_keep_their_end)
{
    char path[1000];
    pave_error error;
    fill_with_letters(path, PAVE_ERROR_FILE_SIZE - 1);
    pave_error_set(&error, PAVE_IO, path, 0, 0, "x");
    assert_string_equal(error.file, path);
    for (size_t length = PAVE_ERROR_FILE_SIZE; length < sizeof path; length += 37) {
        fill_with_letters(path, length);
        pave_error_set(&error, PAVE_IO, path, 0, 0, "x");
        assert_int_equal(strlen(error.file), PAVE_ERROR_FILE_SIZE - 1);
        assert_memory_equal(error.file, "...", 3);
        assert_string_equal(error.file + 3, path + length - (PAVE_ERROR_FILE_SIZE - 1 - 3));
    }
}

TEST(long_messages_are_cut)
{
    char path[1000], message[1000], text[PAVE_ERROR_TEXT_SIZE];
    pave_error error;
    fill_with_letters(path, sizeof path - 1);
    fill_with_letters(message, sizeof message - 1);
    pave_error_set(&error, PAVE_IO, path, INT32_MAX, INT32_MAX, "%s", message);
    assert_int_equal(strlen(error.message), PAVE_ERROR_MESSAGE_SIZE - 1);
    assert_memory_equal(error.message, message, PAVE_ERROR_MESSAGE_SIZE - 1);
    pave_error_text(&error, text); // the longest one: nothing of it is lost
    assert_int_equal(strlen(text), PAVE_ERROR_FILE_SIZE - 1 + strlen(":2147483647:2147483647: ") +
                                       PAVE_ERROR_MESSAGE_SIZE - 1);
    assert_string_equal(text + strlen(text) - (PAVE_ERROR_MESSAGE_SIZE - 1), error.message);
}

// ---- Cells --------------------------------------------------------------------------------------

/// Whether a text is whole characters of UTF-8, for the characters of the test below.
static bool is_whole(const char *text)
{
    while (*text) {
        size_t length = (unsigned char)*text < 0x80    ? 1
                        : (unsigned char)*text >= 0xf0 ? 4
                        : (unsigned char)*text >= 0xe0 ? 3
                                                       : 2;
        for (size_t i = 1; i < length; i++)
            if (((unsigned char)text[i] & 0xc0) != 0x80) return false;
        if (((unsigned char)*text & 0xc0) == 0x80) return false;
        text += length;
    }
    return true;
}

TEST(cuts_keep_characters_whole)
{
    static const char *const characters[] = {"\xc3\xa9", "\xe2\x82\xac", "\xf0\x9f\x8c\xb2"};
    for (int k = 0; k < 3; k++)
        for (size_t shift = 0; shift < 5; shift++) {
            char text[1200] = "";
            pave_error error = {0};
            memset(text, 'a', shift);
            while (strlen(text) < 1000) strcat(text, characters[k]);
            pave_error_set(&error, PAVE_IO, text, 1, 1, "%s", text);
            assert_true(is_whole(error.message));
            assert_true(is_whole(error.file));
            assert_true(strlen(error.message) > PAVE_ERROR_MESSAGE_SIZE - 5);
            assert_true(strlen(error.file) > PAVE_ERROR_FILE_SIZE - 5);
        }
}

TEST(cells_are_their_fields)
{
    pave_cell cell = pave_cell_of(-3, 4), other = cell;
    assert_int_equal(cell.q, -3);
    assert_int_equal(cell.r, 4);
    assert_int_equal(cell.s, 0);
    assert_true(pave_cell_equal(cell, other));
    other.q = 3;
    assert_false(pave_cell_equal(cell, other));
    other = cell, other.r = -4;
    assert_false(pave_cell_equal(cell, other));
    other = cell, other.s = 1;
    assert_false(pave_cell_equal(cell, other));
}

TEST(cells_have_limits)
{
    static const int32_t within[] = {0, 1, -1, 536870911, 536870912, -536870912};
    static const int32_t beyond[] = {536870913, -536870913, INT32_MAX, INT32_MIN};
    assert_int_equal(PAVE_COORDINATE_MAX, 536870912);
    for (size_t i = 0; i < sizeof within / sizeof within[0]; i++) {
        assert_true(pave_cell_in_range(pave_cell_of(within[i], within[(i + 1) % 6])));
        for (size_t j = 0; j < sizeof beyond / sizeof beyond[0]; j++) {
            assert_false(pave_cell_in_range(pave_cell_of(within[i], beyond[j])));
            assert_false(pave_cell_in_range(pave_cell_of(beyond[j], within[i])));
        }
    }
}

// ---- Hash ---------------------------------------------------------------------------------------

typedef struct hash_answer {
    uint32_t words[4];
    size_t count;
    uint64_t hash;
} hash_answer;

/// Never edit a row: every golden hash rests on them. Computed from the formula with Python's
/// integers.
static const hash_answer hash_answers[] = {
    {{0}, 0, UINT64_C(0x9e3779b97f4a7c15)},
    {{0}, 1, UINT64_C(0x2e72b465600b6cb4)},
    {{1}, 1, UINT64_C(0x2f21048d4e054889)},
    {{0xffffffff}, 1, UINT64_C(0x306672d9f456e8bb)},
    {{0x1020304}, 1, UINT64_C(0xee9e4c955dae4008)},
    {{0, 0}, 2, UINT64_C(0xd5f0b44d31acc869)},
    {{1, 2}, 2, UINT64_C(0xac15a9798f1bb236)},
    {{2, 1}, 2, UINT64_C(0x0f067d1342fd7aa0)},
    {{1, 2, 3, 4}, 4, UINT64_C(0xd8fe5f0d998a037e)},
};

TEST(division_rounds_down)
{
    for (int64_t divisor = 1; divisor <= 9; divisor++)
        for (int64_t number = -50; number <= 50; number++) {
            int64_t down = pave_floor_divide(number, divisor),
                    rest = pave_floor_modulo(number, divisor);
            assert_true(down * divisor <= number && (down + 1) * divisor > number);
            assert_true(rest == number - down * divisor);
        }
    assert_true(pave_floor_divide(INT64_MIN, 1) == INT64_MIN &&
                pave_floor_divide(INT64_MIN, INT64_MAX) == -2);
    assert_true(pave_floor_modulo(INT64_MIN, INT64_MAX) == INT64_MAX - 1);
}

TEST(spans_hold_their_numbers)
{
    for (int c = 0; c < 7 * 7 * 7 * 7; c++) {
        pave_span a = pave_span_of(c % 7 - 3, c / 7 % 7 - 3),
                  b = pave_span_of(c / 49 % 7 - 3, c / 343 - 3),
                  both = pave_span_intersection(a, b);
        for (int64_t number = -5; number <= 5; number++) {
            const bool in_a = number >= a.min && number <= a.max,
                       in_b = number >= b.min && number <= b.max;
            assert_int_equal(number >= both.min && number <= both.max, in_a && in_b);
        }
    }
}

TEST(boxes_hold_what_was_added)
{
    const pave_vec2 points[] = {{3, -1}, {-2, 4}, {0.5, 0.5}, {3, 7}, {-2.5, -1.25}};
    pave_box all = pave_box_of(points[0], points[0]);
    for (int i = 1; i < 5; i++) all = pave_box_add(all, points[i]);
    assert_true(all.min.x == -2.5 && all.min.y == -1.25 && all.max.x == 3 && all.max.y == 7);
    for (int i = 0; i < 5; i++) { // what it contains changes nothing
        pave_box same = pave_box_add(all, points[i]);
        assert_memory_equal(&same, &all, sizeof all);
    }
    const pave_box a = {{0, 1}, {2, 3}};
    const pave_box wide = pave_box_widened(a, 0.5), back = pave_box_widened(wide, -0.5);
    assert_true(wide.min.x == -0.5 && wide.min.y == 0.5 && wide.max.x == 2.5 && wide.max.y == 3.5);
    assert_memory_equal(&back, &a, sizeof a);
}

TEST(hashes_are_pinned)
{
    for (size_t i = 0; i < sizeof hash_answers / sizeof hash_answers[0]; i++) {
        const hash_answer *answer = &hash_answers[i];
        uint64_t hash = PAVE_HASH_START;
        for (size_t j = 0; j < answer->count; j++) hash = pave_hash_word(hash, answer->words[j]);
        assert_true(hash == answer->hash);
        assert_true(pave_hash(PAVE_HASH_START, answer->words, (int64_t)answer->count) ==
                    answer->hash);
    }
}

TEST(hashes_chain)
{
    uint32_t words[100];
    for (uint32_t i = 0; i < 100; i++) words[i] = i;
    uint64_t whole = pave_hash(PAVE_HASH_START, words, 100);
    assert_true(whole == UINT64_C(0x54e821547d3af5ab));
    for (int64_t cut = 0; cut <= 100; cut++)
        assert_true(pave_hash(pave_hash(PAVE_HASH_START, words, cut), words + cut, 100 - cut) ==
                    whole);
    assert_true(pave_hash(17, NULL, 0) == 17);
}

/// Single bits, places and order are all seen.
TEST(hashes_tell_apart)
{
    enum { WORDS = 8, HASHES = 32 * WORDS + 1 };
    uint64_t hashes[HASHES];
    uint32_t words[WORDS] = {0};
    hashes[HASHES - 1] = pave_hash(PAVE_HASH_START, words, WORDS);
    for (int bit = 0; bit < 32 * WORDS; bit++) {
        words[bit / 32] = UINT32_C(1) << bit % 32;
        hashes[bit] = pave_hash(PAVE_HASH_START, words, WORDS);
        words[bit / 32] = 0;
    }
    for (int i = 0; i < HASHES; i++)
        for (int j = 0; j < i; j++)
            if (hashes[i] == hashes[j]) fail_msg("bits %d and %d hash alike", i, j);
}

// ---- Memory -------------------------------------------------------------------------------------

/// Counts the bytes that are not released, and checks the given sizes.
typedef struct ledger {
    size_t blocks, bytes;
    bool refuse;
} ledger;

static void *ledger_resize(void *context, void *memory, size_t old_size, size_t new_size)
{
    ledger *book = context;
    if (new_size > 0 && book->refuse) return NULL;
    book->blocks = book->blocks + (new_size > 0) - (memory != NULL);
    book->bytes = book->bytes + new_size - old_size;
    if (new_size > 0) return realloc(memory, new_size);
    free(memory);
    return NULL;
}

TEST(arrays_come_from_the_allocator)
{
    ledger book = {0};
    pave_allocator allocator = {ledger_resize, &book};
    for (size_t count = 0; count < 100; count += 7) {
        uint64_t *array = pave_array_allocate(&allocator, count, sizeof *array);
        assert_non_null(array);
        assert_int_equal(book.blocks, 1);
        assert_true(book.bytes >= count * sizeof *array);
        for (size_t i = 0; i < count; i++) assert_true(array[i] == 0);
        pave_array_release(&allocator, array);
        assert_int_equal(book.blocks, 0);
        assert_int_equal(book.bytes, 0);
    }
    pave_array_release(&allocator, NULL);
    assert_int_equal(book.bytes, 0);
    book.refuse = true;
    assert_null(pave_array_allocate(&allocator, 10, 8));
}

TEST(absurd_arrays_are_refused)
{
    ledger book = {0};
    pave_allocator allocator = {ledger_resize, &book};
    assert_null(pave_array_allocate(&allocator, SIZE_MAX, 1));
    assert_null(
        pave_array_allocate(&allocator, SIZE_MAX / 4 + 2, 4)); // the product would wrap to 4
    assert_int_equal(book.blocks, 0);
}

static bool is_left(void *context, pave_vec2 point) { return point.x < *(const double *)context; }

TEST(areas_contain_their_rims)
{
    pave_area box = pave_area_rectangle(pave_vec2_of(-1.0, 2.0), pave_vec2_of(3.0, 4.0));
    const pave_area disk = pave_area_disk(pave_vec2_of(1.0, 1.0), 5.0), nothing = {0};
    assert_true(pave_area_contains(&box, pave_vec2_of(-1.0, 2.0)));
    assert_true(pave_area_contains(&box, pave_vec2_of(3.0, 4.0)));
    assert_false(pave_area_contains(&box, pave_vec2_of(3.1, 4.0)));
    assert_false(pave_area_contains(&box, pave_vec2_of(NAN, 3.0)));
    assert_true(pave_area_contains(&disk, pave_vec2_of(4.0, 5.0))); // 3, 4, 5
    assert_false(pave_area_contains(&disk, pave_vec2_of(4.1, 5.0)));
    assert_false(pave_area_contains(&disk, pave_vec2_of(6.0, 6.0)));
    assert_true(pave_area_contains(&nothing, pave_vec2_of(0.0, 0.0)));
    assert_false(pave_area_contains(&nothing, pave_vec2_of(0.0, 1e-300)));
    box.disk = true; // an ellipse
    assert_true(pave_area_contains(&box, pave_vec2_of(3.0, 3.0)));
    assert_false(pave_area_contains(&box, pave_vec2_of(2.9, 3.9)));
    double limit = 0.5;
    box.contains = is_left;
    box.context = &limit;
    assert_true(pave_area_contains(&box, pave_vec2_of(0.0, 3.0)));
    assert_false(pave_area_contains(&box, pave_vec2_of(1.0, 3.0)));
}

TEST(no_allocator_is_libc)
{
    pave_allocator zeroed = {0};
    const pave_allocator *defaults[] = {NULL, &zeroed};
    for (int i = 0; i < 2; i++) {
        char *array = pave_array_allocate(defaults[i], 1000, 1);
        assert_non_null(array);
        memset(array, 1, 1000);
        pave_array_release(defaults[i], array);
    }
}

int main(void) { return run_all_tests(NULL, NULL); }
