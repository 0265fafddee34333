// cli/grid/grid_system.c: alternative coordinates of cells: `to cube 1,2` and `from cube 1,2,-3`.
// Each grid has a table of them.
#include "grid.h"

#include <string.h>

/// Exceeds every coordinate and index, without risk of overflow.
#define VALUE_MAX (INT64_C(1) << 61)

void grid_widen(const void *coordinates, size_t count, int64_t *out)
{
    int32_t numbers[GRID_VALUES_MAX];
    memcpy(numbers, coordinates, count * sizeof *numbers);
    for (size_t i = 0; i < count; i++) out[i] = numbers[i];
}

bool grid_narrow(const int64_t *values, size_t count, void *coordinates)
{
    int32_t numbers[GRID_VALUES_MAX];
    for (size_t i = 0; i < count; i++) {
        if (values[i] < INT32_MIN || values[i] > INT32_MAX) return false;
        numbers[i] = (int32_t)values[i];
    }
    memcpy(coordinates, numbers, count * sizeof *numbers);
    return true;
}

static const char *width_name(const grid_system *system)
{
    return system->width_name ? system->width_name : "WIDTH";
}

// Lists the names of a grid's systems.
static void list_systems(const grid_kind *kind, char *out, size_t size)
{
    out[0] = '\0';
    for (const grid_system *system = kind->systems; system->name; system++)
        cli_add_word(out, size, "%s%s%s%s", system->name,
                     system->width       ? "[:"
                     : system->width_max ? ":"
                                         : "",
                     system->width_max ? width_name(system) : "", system->width ? "]" : "");
}

const grid_system *grid_system_named(const grid_kind *kind, const char *text, int32_t *width,
                                     grid_answer *answer)
{
    size_t length = strcspn(text, ":");
    const grid_system *system = kind->systems;
    while (system->name &&
           (strncmp(system->name, text, length) != 0 || system->name[length] != '\0'))
        system++;
    if (!system->name || (text[length] && !system->width_max)) {
        char all[256];
        list_systems(kind, all, sizeof all);
        grid_wrong(answer, "%s has no system \"%.60s\"; its systems are %s", kind->name, text, all);
        return NULL;
    }
    int64_t number = system->width;
    bool fine = !system->width_max || system->width;
    if (text[length])
        fine = cli_read_number(text + length + 1, 1, system->width_max, &number) == CLI_READ;
    *width = (int32_t)number;
    if (fine) return system;
    grid_wrong(answer,
               "\"%.60s\": its %s is missing or wrong; give %s:%s, from 1 to %d, such as %s:10",
               text, width_name(system), system->name, width_name(system), (int)system->width_max,
               system->name);
    return NULL;
}

bool grid_system_text(const grid_system *system, int32_t width, pave_cell cell, char *out)
{
    if (system->to_text) return system->to_text(cell, out);
    int64_t values[GRID_VALUES_MAX] = {0};
    if (!system->to(cell, width, values)) return false;
    for (int i = 0; i < system->count; i++)
        out += snprintf(out, GRID_TEXT_SIZE / GRID_VALUES_MAX, "%s%lld", i ? "," : "",
                        (long long)values[i]);
    return true;
}

void grid_to(const grid_call *call, grid_answer *answer)
{
    int32_t width;
    const grid_system *system =
        grid_system_named(call->kind, call->arguments[0].text, &width, answer);
    answer->kind = GRID_TEXT;
    if (system && !grid_system_text(system, width, call->arguments[1].part.at, answer->text))
        grid_wrong(answer, "the cell has no %s: %s", system->name, system->rule);
}

void grid_from(const grid_call *call, grid_answer *answer)
{
    int32_t width;
    const grid_system *system =
        grid_system_named(call->kind, call->arguments[0].text, &width, answer);
    if (!system) return;
    const char *text = call->arguments[1].text;
    pave_cell cell;
    bool fine;
    if (system->from_text) {
        fine = system->from_text(text, &cell);
    } else {
        int64_t values[GRID_VALUES_MAX] = {0};
        const cli_reading reading =
            cli_read_numbers(text, ",", system->count, -VALUE_MAX, VALUE_MAX, values);
        if (reading == CLI_NO_FORM) {
            grid_wrong(answer, "\"%.60s\" is not a valid %s; give %s", text, system->name,
                       system->form);
            return;
        }
        fine = reading == CLI_READ && system->from(values, width, &cell);
    }
    if (!fine)
        grid_wrong(answer, "%.60s is not a valid %s of a cell: %s%sq and r go from -%d to %d", text,
                   system->name, system->rule ? system->rule : "", system->rule ? ", and " : "",
                   PAVE_COORDINATE_MAX, PAVE_COORDINATE_MAX);
    else if (grid_within(answer, cell))
        grid_add(answer, GRID_FACE, cell);
}
