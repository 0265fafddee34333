/// formats/json/json_world_write.c: writes the tiles of part of a world as JSON and CSV.
#include "../common/common_file.h"
#include "../common/common_relative.h"
#include "json_map.h"

#include <stdlib.h>
#include <string.h>

/// Finds the range first..end-1 of columns of unit cells that have a cell in any row.
static void find_columns(const pave_window *window, int64_t *first, int64_t *end)
{
    *first = INT64_MAX;
    *end = INT64_MIN;
    for (int32_t row = 0; row < window->row_count; row++) {
        const int64_t from = window->rows[row].start, to = window->rows[row + 1].start;
        if (from == to) continue;
        const int64_t q = pave_window_cell(window, from).q,
                      last = pave_window_cell(window, to - 1).q;
        if (q < *first) *first = q;
        if (last >= *end) *end = last + 1;
    }
}

static void put_id(pave_output *output, uint32_t id)
{
    if (id == PAVE_WANG_EMPTY)
        pave_output_text(output, "-1");
    else
        pave_output_unsigned(output, id);
}

/// Writes the id of a cell; `none` if the cell is not in the file.
static void put_tile(pave_output *output, const pave_json_world_def *def, pave_cell cell,
                     const char *none)
{
    const int64_t index = pave_window_index(def->window, cell);
    if (index < 0 || (def->within && !pave_mask_cell(def->within, index)))
        pave_output_text(output, none);
    else
        put_id(output, def->ids[index]);
}

/// Returns true if readers know the tiling by name.
static void put_member(pave_output *output, const char *name, const char *value)
{
    if (!value) return;
    pave_output_format(output, ",\"%s\":", name);
    pave_output_json(output, value);
}

static void put_wishes(pave_output *output, const pave_json_world_def *def)
{
    put_member(output, "only", def->only);
    put_member(output, "base", def->base);
    put_member(output, "shares", def->shares);
    put_member(output, "bias", def->bias);
    put_member(output, "connected", def->connected);
    if (def->patch) pave_output_format(output, ",\"patch\":%d", (int)def->patch);
}

static void put_grid(pave_output *output, const pave_json_world_def *def)
{
    const pave_multigrid *grid = def->multigrid;
    pave_output_text(output, "{\"grid\":");
    if (grid) {
        pave_output_json(output, pave_multigrid_name(grid->families));
        pave_output_text(output, ",\"offsets\":[");
        for (int32_t i = 0; i < grid->families; i++)
            pave_output_format(output, "%s%llu", i == 0 ? "" : ",",
                               (unsigned long long)grid->offsets[i]);
        pave_output_char(output, ']');
    } else {
        pave_json_grid_put(output, def->window->tiling);
    }
}

static void put_head(pave_output *output, const pave_json_world_def *def)
{
    put_grid(output, def);
    put_member(output, "set", def->set);
    if (def->painted)
        pave_output_text(output, ",\"method\":\"painted\"");
    else if (def->method != PAVE_WORLD_AUTO)
        pave_output_format(output, ",\"method\":\"%s\"",
                           pave_word(pave_world_method_words, def->method));
    if (def->world != 0)
        pave_output_format(output, ",\"seed\":\"%llu\",\"world\":\"0x%016llx\"",
                           (unsigned long long)def->seed, (unsigned long long)def->world);
    if (def->origin.q || def->origin.r || def->origin.s)
        pave_output_format(output, ",\"origin\":[%d,%d,%d]", (int)def->origin.q, (int)def->origin.r,
                           (int)def->origin.s);
    put_wishes(output, def);
    if (!def->from) return;
    pave_output_text(output, ",\"from\":");
    pave_output_relative(output, output->path, def->from, pave_output_json);
}

/// Text around rows.
typedef struct table {
    const char *begin, *end, *join; ///< `join` separates two rows
    const char *none;               ///< text for a cell that is not in the file
} table;

/// Opens the file and finds its columns.
static pave_result open_file(const pave_json_world_def *def, const char *path,
                             const pave_allocator *allocator, const pave_batch *batch,
                             pave_output *output, pave_error *error)
{
    assert(def && (def->multigrid ? def->cells && !def->window : def->window != NULL) && path);
    assert(def->ids);
    assert(!def->within || def->within->window == def->window);
    if (error) *error = (pave_error){0};
    if ((def->multigrid ? def->cell_count : def->window->count) == 0)
        return pave_error_set(error, PAVE_RANGE, path, 0, 0, "the window has no cell");
    const pave_result result = pave_output_open(output, path, allocator, error);
    if (result == PAVE_OK) output->batch = batch;
    return result;
}

static void put_rows(pave_output *output, const pave_json_world_def *def, int64_t first,
                     int64_t end, const table *style)
{
    const pave_window *window = def->window;
    for (int32_t row = 0; row < window->row_count; row++) {
        if (pave_output_stopped(output, window->rows[row].start, window->count)) break;
        pave_output_text(output, style->begin);
        for (int64_t q = first; q < end; q++)
            for (int32_t s = 0; s < window->face_count; s++) {
                if (q > first || s > 0) pave_output_char(output, ',');
                put_tile(output, def, (pave_cell){(int32_t)q, window->r + row, s}, style->none);
            }
        pave_output_text(output, style->end);
        if (row + 1 < window->row_count) pave_output_text(output, style->join);
    }
    pave_output_stopped(output, window->count, window->count);
}

/// Writes each cell of a multigrid with its tile.
static void put_cells(pave_output *output, const pave_json_world_def *def, const table *style)
{
    enum { PIECE = 4096 }; // cells between two progress reports
    for (int64_t i = 0; i < def->cell_count; i++) {
        const pave_cell cell = def->cells[i];
        if (i % PIECE == 0 && pave_output_stopped(output, i, def->cell_count)) break;
        pave_output_text(output, style->begin);
        pave_output_format(output, "%d,%d,%d,", (int)cell.q, (int)cell.r, (int)cell.s);
        put_id(output, def->ids[i]);
        pave_output_text(output, style->end);
        if (i + 1 < def->cell_count) pave_output_text(output, style->join);
    }
    pave_output_stopped(output, def->cell_count, def->cell_count);
}

pave_result pave_json_world_write(const pave_json_world_def *def, const char *path,
                                  const pave_allocator *allocator, const pave_batch *batch,
                                  pave_error *error)
{
    static const table style = {.begin = "[", .end = "]", .join = ",\n", .none = "null"};
    pave_output output;
    int64_t first, end;
    const pave_result result = open_file(def, path, allocator, batch, &output, error);
    if (result != PAVE_OK) return result;
    put_head(&output, def);
    if (def->multigrid) {
        pave_output_text(&output, ",\"cells\":[\n");
        put_cells(&output, def, &style);
        pave_output_text(&output, "]}\n");
        return pave_output_close(&output);
    }
    find_columns(def->window, &first, &end);
    pave_output_format(&output, ",\"at\":[%d,%d],\"width\":%d,\"height\":%d,\"tiles\":[\n",
                       (int)first, (int)def->window->r, (int)(end - first),
                       (int)def->window->row_count);
    put_rows(&output, def, first, end, &style);
    pave_output_text(&output, "]}\n");
    return pave_output_close(&output);
}

pave_result pave_json_world_csv_write(const pave_json_world_def *def, const char *path,
                                      const pave_allocator *allocator, const pave_batch *batch,
                                      pave_error *error)
{
    static const table style = {.begin = "", .end = "\n", .join = "", .none = ""};
    pave_output output;
    int64_t first, end;
    const pave_result result = open_file(def, path, allocator, batch, &output, error);
    if (result != PAVE_OK) return result;
    if (def->multigrid) {
        pave_output_text(&output, "q,r,s,tile\n");
        put_cells(&output, def, &style);
        return pave_output_close(&output);
    }
    find_columns(def->window, &first, &end);
    put_rows(&output, def, first, end, &style);
    return pave_output_close(&output);
}
