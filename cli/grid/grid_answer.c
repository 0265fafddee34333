// cli/grid/grid_answer.c: answers of queries: cells, numbers, points, and errors; as text and as
// JSON.
#include "grid.h"

#include "../result.h"
#include "../say.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

void grid_answer_release(grid_answer *answer)
{
    free(answer->numbers);
    free(answer->points);
    free(answer->cells);
    *answer = (grid_answer){0};
}

bool grid_refuse(grid_answer *answer, int code, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    answer->code = code;
    vsnprintf(answer->error, sizeof answer->error, format, arguments);
    va_end(arguments);
    return false;
}

// ---- Filling ------------------------------------------------------------------------------------

bool grid_grow(void *array, int64_t *room, int64_t need, size_t size)
{
    if (need <= *room) return true;
    int64_t more = *room + *room / 2 + 16;
    if (more < need) more = need;
    void *elements; // copied bytewise, because the caller's pointer may have any type
    memcpy(&elements, array, sizeof elements);
    elements =
        (uint64_t)more <= SIZE_MAX / 2 / size ? realloc(elements, (size_t)more * size) : NULL;
    if (!elements) return false;
    memcpy(array, &elements, sizeof elements);
    *room = more;
    return true;
}

// Reserves capacity for at least `count` cells.
bool grid_reserve(grid_answer *answer, int64_t count)
{
    if (count <= answer->cells_capacity) return true;
    if (count > GRID_CELLS_MAX)
        return grid_wrong(
            answer, "the result has %" PRId64 " cells; the maximum is %" PRId64 "; request fewer",
            count, GRID_CELLS_MAX);
    if (!grid_grow(&answer->cells, &answer->cells_capacity, count < 4096 ? 4096 : count,
                   sizeof *answer->cells))
        return grid_failed(answer, "out of memory: the result has %" PRId64 " cells; request fewer",
                           count);
    return true;
}

void grid_add(grid_answer *answer, grid_part_kind kind, pave_cell at)
{
    answer->kind = GRID_PARTS;
    answer->part_kind = kind;
    if (answer->count == answer->cells_capacity && !grid_reserve(answer, answer->count + 1)) return;
    answer->cells[answer->count++] = at;
}

int32_t *grid_add_numbers(grid_answer *answer, int64_t count)
{
    answer->kind = GRID_NUMBERS;
    answer->counts = false;
    answer->count = count;
    // One extra element, so that the list is not NULL if `count` is 0: NULL means out of memory.
    if (grid_grow(&answer->numbers, &answer->numbers_capacity, count + 1, sizeof *answer->numbers))
        return answer->numbers;
    grid_failed(answer, "out of memory");
    return NULL;
}

void grid_add_point(grid_answer *answer, pave_vec2 point)
{
    answer->kind = GRID_POINTS;
    if (!grid_grow(&answer->points, &answer->points_capacity, answer->count + 1,
                   sizeof *answer->points)) {
        grid_failed(answer, "out of memory");
        return;
    }
    answer->points[answer->count++] = point;
}

static bool too_far(grid_answer *answer)
{
    return grid_wrong(answer, "the result is out of range; coordinates go from -%d to %d",
                      PAVE_COORDINATE_MAX, PAVE_COORDINATE_MAX);
}

bool grid_within(grid_answer *answer, pave_cell cell)
{
    return pave_cell_in_range(cell) || too_far(answer);
}

bool grid_span_within(grid_answer *answer, int64_t low, int64_t high)
{
    return (low >= -PAVE_COORDINATE_MAX && high <= PAVE_COORDINATE_MAX) || too_far(answer);
}

bool grid_again(grid_answer *answer, pave_result result)
{
    answer->kind = GRID_PARTS;
    answer->part_kind = GRID_FACE;
    switch (result) {
    case PAVE_OK: return false;
    case PAVE_CAPACITY: return grid_reserve(answer, answer->count);
    case PAVE_RANGE: return too_far(answer);
    case PAVE_NO_MEMORY: return grid_failed(answer, "out of memory; request fewer cells");
    default: return grid_wrong(answer, "%s", pave_result_text(result));
    }
}

// ---- Text ---------------------------------------------------------------------------------------

enum { NUMBER_SIZE = 24, PART_SIZE = 64, POINT_SIZE = 700 };

// Writes the digits of a number and returns their end. (printf would dominate the cost of a batch.)
static char *put_number(char *out, int64_t number)
{
    char digits[NUMBER_SIZE];
    int count = 0;
    uint64_t rest = number < 0 ? 0 - (uint64_t)number : (uint64_t)number;
    do digits[count++] = (char)('0' + rest % 10);
    while (rest /= 10);
    if (number < 0) *out++ = '-';
    while (count) *out++ = digits[--count];
    return out;
}

// Writes `q,r` and the annotation, if any. Returns the end.
static char *put_part(char *out, const grid_notation *notation, pave_cell at)
{
    out = put_number(out, at.q);
    if (notation->annotations && *notation->annotations == '#') return out;
    *out++ = ',';
    out = put_number(out, at.r);
    const char *words = notation->annotations;
    if (words && !*words) return out;
    *out++ = ',';
    if (!words) return put_number(out, at.s);
    for (int32_t s = at.s; s > 0; s--) words = strchr(words, '|') + 1;
    while (*words && *words != '|') *out++ = *words++;
    return out;
}

void grid_part_text(const grid_kind *grid, const grid_part *part, char *out)
{
    *put_part(out, &grid->parts[part->kind], part->at) = '\0';
}

// Writes six decimals; values that round to 0 have no sign. (The command never sets a locale, so
// the decimal separator is a point.)
static char *put_decimal(char *out, double number)
{
    int length = snprintf(out, POINT_SIZE / 2, "%.6f", number);
    if (strcmp(out, "-0.000000") != 0) return out + length;
    memmove(out, out + 1, (size_t)length);
    return out + length - 1;
}

static char *put_point(char *out, pave_vec2 point, char separator)
{
    out = put_decimal(out, point.x);
    *out++ = separator;
    return put_decimal(out, point.y);
}

static void write_to(FILE *out, const char *begin, const char *end)
{
    fwrite(begin, 1, (size_t)(end - begin), out);
}

static char *put_text(char *out, const char *text)
{
    size_t length = strlen(text);
    memcpy(out, text, length);
    return out + length;
}

static void print_cells(FILE *out, const grid_answer *answer, bool json)
{
    const grid_notation *notation = &answer->grid->parts[answer->part_kind];
    const char *quote = json && answer->count ? "\"" : "";
    char block[4096], *at = put_text(block, quote);
    for (int64_t i = 0; i < answer->count; i++) {
        if (i) at = put_text(at, json ? "\",\"" : " ");
        at = put_part(at, notation, answer->cells[i]);
        if (at > block + sizeof block - PART_SIZE) {
            write_to(out, block, at);
            at = block;
        }
    }
    write_to(out, block, put_text(at, quote));
}

// Negative numbers are written as null in JSON, and as - in text.
static void print_numbers(FILE *out, const grid_answer *answer, bool json)
{
    char block[4096], *at = block;
    for (int64_t i = 0; i < answer->count; i++) {
        if (i) *at++ = json ? ',' : ' ';
        at = answer->numbers[i] < 0 ? put_text(at, json ? "null" : "-")
                                    : put_number(at, answer->numbers[i]);
        if (at > block + sizeof block - PART_SIZE) {
            write_to(out, block, at);
            at = block;
        }
    }
    write_to(out, block, at);
}

static void print_point(FILE *out, pave_vec2 point, char separator)
{
    char text[POINT_SIZE];
    write_to(out, text, put_point(text, point, separator));
}

static void put_cells(cli_result *result, const grid_answer *answer)
{
    static const char *const names[GRID_PART_KINDS] = {"cells", "edges", "vertices"};
    cli_json_open(result, names[answer->part_kind], '[');
    print_cells(result->out, answer, result->json);
    cli_json_close(result);
}

static void put_numbers(cli_result *result, const grid_answer *answer)
{
    int32_t most = -1;
    cli_json_open(result, "values", '[');
    print_numbers(result->out, answer, result->json);
    cli_json_close(result);
    for (int64_t i = 0; i < answer->count; i++)
        most = answer->numbers[i] > most ? answer->numbers[i] : most;
    if (answer->counts) CLI_JSON_COUNTS(result, "count", most + 1);
}

static void put_points(cli_result *result, const grid_answer *answer)
{
    cli_json_open(result, "points", '[');
    for (int64_t i = 0; i < answer->count; i++) {
        cli_json_open(result, NULL, '[');
        if (i && !result->json) fputc(' ', result->out);
        print_point(result->out, answer->points[i], ',');
        cli_json_close(result);
    }
    cli_json_close(result);
}

static void put_side(cli_result *result, const grid_answer *answer)
{
    char text[GRID_TEXT_SIZE];
    grid_part_text(answer->grid, &(grid_part){GRID_FACE, answer->cells[0]}, text);
    cli_json_member(result, "side", "[\"%s\",%" PRId64 "]", text, answer->number);
    cli_text(result, "%s %" PRId64, text, answer->number);
}

static void put_value(cli_result *result, int64_t number)
{
    char digits[NUMBER_SIZE];
    *put_number(digits, number) = '\0';
    if (result->json)
        cli_json_member(result, "value", "%s", digits);
    else
        fputs(digits, result->out);
}

static void put_answer(cli_result *result, const grid_answer *answer)
{
    switch (answer->kind) {
    case GRID_PARTS: put_cells(result, answer); break;
    case GRID_NUMBERS: put_numbers(result, answer); break;
    case GRID_SIDE: put_side(result, answer); break;
    case GRID_VALUE: put_value(result, answer->number); break;
    case GRID_TEXT:
        cli_json_text(result, "value", answer->text);
        if (!result->json) fputs(answer->text, result->out);
        break;
    case GRID_POINT:
        cli_json_open(result, "point", '[');
        print_point(result->out, answer->points[0], result->json ? ',' : ' ');
        cli_json_close(result);
        break;
    case GRID_POINTS: put_points(result, answer); break;
    case GRID_BOOL:
        cli_json_flag(result, "value", answer->yes);
        cli_text(result, answer->yes ? "yes" : "no");
        break;
    }
}

void grid_answer_print(FILE *out, const grid_answer *answer)
{
    assert(!grid_is_wrong(answer));
    put_answer(&(cli_result){.out = out}, answer);
}

void grid_put(FILE *out, bool json, int count, const char *const *words, const grid_answer *answer)
{
    cli_result result = {.out = out, .json = json};
    cli_json_open(&result, NULL, '{');
    cli_json_text(&result, "grid", count > 0 ? words[0] : NULL);
    cli_json_text(&result, "query", count > 1 ? words[1] : NULL);
    cli_json_open(&result, "args", '[');
    for (int i = 2; i < count; i++) cli_json_text(&result, NULL, words[i]);
    cli_json_close(&result);
    if (grid_is_wrong(answer)) {
        cli_json_text(&result, "error", answer->error);
        cli_text_print(&result, "error: ", answer->error, "");
    } else {
        put_answer(&result, answer);
    }
    if (!json) fputc('\n', out);
    cli_json_close(&result);
}
