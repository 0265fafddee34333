// cli/grid/grid_answer.c: answers of queries: cells, numbers, points, and what is wrong; as text
// and in JSON.
#include "grid.h"

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

static void refuse(grid_answer *answer, int code, const char *format, va_list arguments)
    PAVE_PRINTF(3, 0);

static void refuse(grid_answer *answer, int code, const char *format, va_list arguments)
{
    answer->code = code;
    vsnprintf(answer->error, sizeof answer->error, format, arguments);
}

bool grid_wrong(grid_answer *answer, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    refuse(answer, CLI_WRONG, format, arguments);
    va_end(arguments);
    return false;
}

bool grid_failed(grid_answer *answer, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    refuse(answer, CLI_FAILED, format, arguments);
    va_end(arguments);
    return false;
}

// ---- Filling ------------------------------------------------------------------------------------

bool grid_grow(void *array, int64_t *room, int64_t need, size_t size)
{
    if (need <= *room) return true;
    int64_t more = *room + *room / 2 + 16;
    if (more < need) more = need;
    void *elements; // copied as bytes: the caller's pointer may have any type
    memcpy(&elements, array, sizeof elements);
    elements =
        (uint64_t)more <= SIZE_MAX / 2 / size ? realloc(elements, (size_t)more * size) : NULL;
    if (!elements) return false;
    memcpy(array, &elements, sizeof elements);
    *room = more;
    return true;
}

// Makes room for `count` cells, and some more.
bool grid_reserve(grid_answer *answer, int64_t count)
{
    if (count <= answer->cells_capacity) return true;
    if (count > GRID_CELLS_MAX)
        return grid_wrong(
            answer, "the answer has %" PRId64 " cells, and the most is %" PRId64 "; request fewer",
            count, GRID_CELLS_MAX);
    if (!grid_grow(&answer->cells, &answer->cells_capacity, count < 4096 ? 4096 : count,
                   sizeof *answer->cells))
        return grid_failed(answer, "out of memory: the answer has %" PRId64 " cells; request fewer",
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

void grid_add_pair(grid_answer *answer, pave_cell a, pave_cell b)
{
    grid_add(answer, GRID_FACE, a);
    grid_add(answer, GRID_FACE, b);
    answer->kind = GRID_PAIRS;
}

int32_t *grid_add_numbers(grid_answer *answer, int64_t count)
{
    answer->kind = GRID_NUMBERS;
    answer->counts = false;
    answer->count = count;
    // One more: NULL is no memory, not no numbers.
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
    return grid_wrong(answer, "the answer is too far out; coordinates go from -%d to %d",
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

// Writes the digits of a number and returns what is behind them. (printf would cost more than all
// else of a batch.)
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

// Writes `q,r` and, where its kind has annotations, which one. Returns what is behind it.
static char *put_part(char *out, const grid_notation *notation, pave_cell at)
{
    out = put_number(out, at.q);
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

// Six decimals; what rounds to 0 is 0, without a sign. (The command never sets a locale: the point
// is a point.)
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

// Writes `separator` before each but the first, and `within` before the second of each pair.
static void print_parts(FILE *out, const grid_answer *answer, const char *separator,
                        const char *within)
{
    const grid_notation *notation = &answer->grid->parts[answer->part_kind];
    char block[4096], *at = block;
    for (int64_t i = 0; i < answer->count; i++) {
        if (i) at = put_text(at, i % 2 ? within : separator);
        at = put_part(at, notation, answer->cells[i]);
        if (at > block + sizeof block - PART_SIZE) {
            write_to(out, block, at);
            at = block;
        }
    }
    write_to(out, block, at);
}

static void print_number(FILE *out, int64_t number)
{
    char digits[NUMBER_SIZE];
    write_to(out, digits, put_number(digits, number));
}

// Numbers below 0 are written as `none`.
static void print_numbers(FILE *out, const grid_answer *answer, char separator, const char *none)
{
    char block[4096], *at = block;
    for (int64_t i = 0; i < answer->count; i++) {
        if (i) *at++ = separator;
        at = answer->numbers[i] < 0 ? put_text(at, none) : put_number(at, answer->numbers[i]);
        if (at > block + sizeof block - PART_SIZE) {
            write_to(out, block, at);
            at = block;
        }
    }
    write_to(out, block, at);
}

static void print_side(FILE *out, const grid_answer *answer, const char *between)
{
    char text[GRID_TEXT_SIZE];
    grid_part_text(answer->grid, &(grid_part){GRID_FACE, answer->cells[0]}, text);
    fprintf(out, "%s%s%" PRId64, text, between, answer->number);
}

static void print_point(FILE *out, pave_vec2 point, char separator)
{
    char text[POINT_SIZE];
    write_to(out, text, put_point(text, point, separator));
}

void grid_answer_print(FILE *out, const grid_answer *answer)
{
    assert(!grid_is_wrong(answer));
    switch (answer->kind) {
    case GRID_PARTS: print_parts(out, answer, " ", " "); break;
    case GRID_PAIRS: print_parts(out, answer, " ", ">"); break;
    case GRID_NUMBERS: print_numbers(out, answer, ' ', "-"); break;
    case GRID_SIDE: print_side(out, answer, " "); break;
    case GRID_VALUE: print_number(out, answer->number); break;
    case GRID_TEXT: fputs(answer->text, out); break;
    case GRID_POINT: print_point(out, answer->points[0], ' '); break;
    case GRID_POINTS:
        for (int64_t i = 0; i < answer->count; i++) {
            if (i) fputc(' ', out);
            print_point(out, answer->points[i], ',');
        }
        break;
    case GRID_BOOL: fputs(answer->yes ? "yes" : "no", out); break;
    }
}

void grid_answer_text(const grid_answer *answer, char *out, size_t size)
{
    FILE *text = fmemopen(out, size, "w");
    out[0] = '\0';
    if (!text) return;
    grid_answer_print(text, answer);
    fclose(text);
    out[size - 1] = '\0';
}

// ---- JSON ---------------------------------------------------------------------------------------

static void print_json_point(FILE *out, pave_vec2 point)
{
    fputc('[', out);
    print_point(out, point, ',');
    fputc(']', out);
}

static void print_json_parts(FILE *out, const grid_answer *answer)
{
    static const char *const names[GRID_PART_KINDS] = {"cells", "edges", "vertices"};
    fprintf(out, "\"%s\":[", names[answer->part_kind]);
    if (answer->count) {
        fputc('"', out);
        print_parts(out, answer, "\",\"", "\",\"");
        fputc('"', out);
    }
    fputc(']', out);
}

static void print_json_pairs(FILE *out, const grid_answer *answer)
{
    fputs("\"pairs\":[", out);
    if (answer->count) {
        fputs("[\"", out);
        print_parts(out, answer, "\"],[\"", "\",\"");
        fputs("\"]", out);
    }
    fputc(']', out);
}

static void print_json_numbers(FILE *out, const grid_answer *answer)
{
    int32_t most = -1;
    fputs("\"values\":[", out);
    print_numbers(out, answer, ',', "null");
    fputc(']', out);
    for (int64_t i = 0; i < answer->count; i++)
        most = answer->numbers[i] > most ? answer->numbers[i] : most;
    if (answer->counts) fprintf(out, ",\"count\":%" PRId32, most + 1);
}

void grid_answer_print_json(FILE *out, const grid_answer *answer)
{
    if (grid_is_wrong(answer)) {
        fputs("\"error\":", out);
        cli_json_text(out, answer->error);
        return;
    }
    switch (answer->kind) {
    case GRID_PARTS: print_json_parts(out, answer); break;
    case GRID_PAIRS: print_json_pairs(out, answer); break;
    case GRID_NUMBERS: print_json_numbers(out, answer); break;
    case GRID_SIDE:
        fputs("\"side\":[\"", out);
        print_side(out, answer, "\",");
        fputc(']', out);
        break;
    case GRID_VALUE: fprintf(out, "\"value\":%" PRId64, answer->number); break;
    case GRID_TEXT:
        fputs("\"value\":", out);
        cli_json_text(out, answer->text);
        break;
    case GRID_POINT:
        fputs("\"point\":", out);
        print_json_point(out, answer->points[0]);
        break;
    case GRID_POINTS:
        fputs("\"points\":[", out);
        for (int64_t i = 0; i < answer->count; i++) {
            if (i) fputc(',', out);
            print_json_point(out, answer->points[i]);
        }
        fputc(']', out);
        break;
    case GRID_BOOL: fprintf(out, "\"value\":%s", answer->yes ? "true" : "false"); break;
    }
}

void grid_print_object(FILE *out, int count, const char *const *words, const grid_answer *answer)
{
    fputs("{\"grid\":", out);
    cli_json_text(out, count > 0 ? words[0] : NULL);
    fputs(",\"query\":", out);
    cli_json_text(out, count > 1 ? words[1] : NULL);
    fputs(",\"args\":[", out);
    for (int i = 2; i < count; i++) {
        if (i > 2) fputc(',', out);
        cli_json_text(out, words[i]);
    }
    fputs("],", out);
    grid_answer_print_json(out, answer);
    fputs("}\n", out);
}
