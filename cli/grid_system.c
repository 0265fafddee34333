// cli/grid_system.c: other coordinates of cells: `to cube 1,2` and `from cube 1,2,-3`. Each grid has a table of them.
#include "grid.h"

#include <string.h>

/// Beyond every coordinate and index, and far from overflow.
#define VALUE_MAX (INT64_C(1) << 61)

// The names that a grid has.
static void list_systems(const grid_kind *kind, char *out, size_t size)
{
    out[0] = '\0';
    for (const grid_system *system = kind->systems; system->name; system++) {
        size_t used = strlen(out);
        snprintf(out + used, size - used, "%s%s%s", used ? ", " : "", system->name, system->has_width ? ":WIDTH" : "");
    }
}

static bool unknown_system(const grid_kind *kind, const char *name, grid_answer *answer)
{
    char all[256];
    list_systems(kind, all, sizeof all);
    return grid_wrong(answer, "%s has no system \"%.60s\"; it has %s", kind->name, name, all);
}

// Finds `cube`, or `index:WIDTH`.
static const grid_system *find_system(const grid_kind *kind, const char *text, int32_t *width, grid_answer *answer)
{
    size_t length = strcspn(text, ":");
    const grid_system *system = kind->systems;
    while (system->name && (strncmp(system->name, text, length) != 0 || system->name[length] != '\0'))
        system++;
    if (!system->name || (text[length] && !system->has_width)) {
        unknown_system(kind, text, answer);
        return NULL;
    }
    int64_t number = 1;
    if (system->has_width &&
        (!text[length] || cli_read_number(text + length + 1, 1, PAVE_COORDINATE_MAX, &number) != CLI_READ)) {
        grid_wrong(answer, "\"%.60s\": the width is missing or wrong; give %s:WIDTH, from 1 to %d, such as %s:10", text, system->name, PAVE_COORDINATE_MAX,
                   system->name);
        return NULL;
    }
    *width = (int32_t)number;
    return system;
}

void grid_to(const grid_call *call, grid_answer *answer)
{
    int32_t width;
    const grid_system *system = find_system(call->kind, call->arguments[0].text, &width, answer);
    if (!system)
        return;
    pave_cell cell = call->arguments[1].part.at;
    answer->kind = GRID_TEXT;
    if (system->to_text) {
        if (!system->to_text(cell, answer->text))
            grid_wrong(answer, "the cell has no %s: %s", system->name, system->rule);
        return;
    }
    int64_t values[GRID_VALUES_MAX] = {0};
    if (!system->to(cell, width, values)) {
        grid_wrong(answer, "the cell has no %s: %s", system->name, system->rule);
        return;
    }
    char *at = answer->text;
    for (int i = 0; i < system->count; i++)
        at += snprintf(at, 32, "%s%lld", i ? "," : "", (long long)values[i]);
}

// Reads as many numbers as the system has, with commas between.
static cli_reading read_values(const char *text, int count, int64_t *out)
{
    cli_reading worst = CLI_READ;
    for (int i = 0; i < count; i++) {
        char number[32];
        size_t length = strcspn(text, ",");
        bool last = i == count - 1;
        if (length >= sizeof number || (text[length] == ',') == last)
            return CLI_NO_FORM;
        memcpy(number, text, length);
        number[length] = '\0';
        cli_reading reading = cli_read_number(number, -VALUE_MAX, VALUE_MAX, &out[i]);
        if (reading == CLI_NO_FORM)
            return reading;
        worst = reading == CLI_READ ? worst : reading;
        text += length + !last;
    }
    return worst;
}

void grid_from(const grid_call *call, grid_answer *answer)
{
    int32_t width;
    const grid_system *system = find_system(call->kind, call->arguments[0].text, &width, answer);
    if (!system)
        return;
    const char *text = call->arguments[1].text;
    pave_cell cell;
    bool fine;
    if (system->from_text) {
        fine = system->from_text(text, &cell);
    } else {
        int64_t values[GRID_VALUES_MAX] = {0};
        cli_reading reading = read_values(text, system->count, values);
        if (reading == CLI_NO_FORM) {
            grid_wrong(answer, "\"%.60s\" is no %s; give %s", text, system->name, system->form);
            return;
        }
        fine = reading == CLI_READ && system->from(values, width, &cell);
    }
    if (!fine)
        grid_wrong(answer, "%.60s is no %s of a cell: %s, and q and r go from -%d to %d", text, system->name, system->rule, PAVE_COORDINATE_MAX,
                   PAVE_COORDINATE_MAX);
    else if (grid_within(answer, cell))
        grid_add(answer, GRID_FACE, cell);
}
