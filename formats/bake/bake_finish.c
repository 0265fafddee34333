/// formats/bake/bake_finish.c: makes outputs and puts them in their places; Zarr's two files, and
/// Tiled's one.
#define _XOPEN_SOURCE 700
#include "bake_finish.h"

#include "bake_place.h"
#include "bake_unit.h"

#include "../common/common_output.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

// ---- Units --------------------------------------------------------------------------------------

pave_result pave_bake_finish_check(const pave_bake_finish *finish)
{
    const pave_progress *progress = finish->batch ? &finish->batch->progress : NULL;
    const int64_t total = finish->work->plan.item_count;
    if (!progress || !progress->stop || !progress->stop(progress->context, total - 1, total))
        return PAVE_OK;
    return pave_error_set(finish->error, PAVE_STOPPED, finish->work->output, 0, 0,
                          "stopped; all units are kept; go on with --resume");
}

pave_result pave_bake_finish_each(pave_bake_finish *finish, pave_bake_take take, void *context)
{
    pave_bake_record record;
    pave_bake_item items[PAVE_BAKE_ITEMS_MAX];
    pave_result result = PAVE_OK;
    for (int64_t unit = 0; unit < finish->work->plan.unit_count && result == PAVE_OK; unit++) {
        finish->bytes.size = 0;
        pave_bake_plan_items(&finish->work->plan, unit, items);
        result = pave_bake_read_record(&finish->reader, unit, &record, finish->error);
        if (result == PAVE_OK)
            result =
                pave_bake_read_item(&finish->reader, &record, -1, &finish->bytes, finish->error);
        if (result == PAVE_OK) result = take(finish, &record, items, context);
        if (result == PAVE_OK) result = pave_bake_finish_check(finish);
    }
    return result;
}

// ---- JSON ---------------------------------------------------------------------------------------

static bool take_text(void *context, const char *bytes, size_t size)
{
    return pave_bake_bytes_add(context, bytes, size);
}

bool pave_bake_facts_json(const pave_bake_def *def, const pave_allocator *allocator,
                          pave_bake_bytes *out)
{
    pave_output text;
    if (pave_output_open_function(&text, take_text, out, allocator, NULL) != PAVE_OK) return false;
    pave_output_char(&text, '{');
    for (int32_t i = 0; i < def->fact_count; i++) {
        if (i > 0) pave_output_char(&text, ',');
        pave_output_json(&text, def->facts[i].name);
        pave_output_char(&text, ':');
        pave_output_json(&text, def->facts[i].value);
    }
    pave_output_char(&text, '}');
    return pave_output_close(&text) == PAVE_OK;
}

// ---- Zarr ---------------------------------------------------------------------------------------

static void write_array(const pave_bake_def *def, pave_output *out)
{
    static const char *const types[] = {"|u1", "<u2", NULL, "<u4"};
    const int size = pave_bake_id_size(def);
    const int faces = def->face_count;
    char last[32] = "";
    if (faces > 1) snprintf(last, sizeof last, ",%d", faces);
    pave_output_format(
        out,
        "{\"zarr_format\":2,\"shape\":[%d,%d%s],\"chunks\":[%d,%d%s],\"dtype\":\"%s\","
        "\"compressor\":{\"id\":\"zlib\",\"level\":1},\"fill_value\":%" PRIu32 ",",
        (int)def->rect.height, (int)def->rect.width, last, PAVE_BAKE_CHUNK, PAVE_BAKE_CHUNK, last,
        types[size - 1], size == 4 ? UINT32_MAX : (UINT32_C(1) << 8 * size) - 1);
    pave_output_text(out, "\"order\":\"C\",\"filters\":null,\"dimension_separator\":\"/\"}\n");
}

pave_result pave_bake_finish_zarr(pave_bake_finish *finish, const char *path)
{
    pave_output out;
    char name[PAVE_BAKE_PATH];
    const pave_bake_def *def = finish->work->def;
    const pave_allocator *allocator = finish->work->allocator;
    snprintf(name, sizeof name, "%s/.zarray", path);
    pave_result result = pave_output_open(&out, name, allocator, finish->error);
    if (result != PAVE_OK) return result;
    write_array(def, &out);
    result = pave_output_close(&out);
    if (result != PAVE_OK) return result;
    finish->bytes.size = 0;
    if (!pave_bake_facts_json(def, allocator, &finish->bytes))
        return pave_error_set(finish->error, PAVE_NO_MEMORY, NULL, 0, 0, "out of memory");
    snprintf(name, sizeof name, "%s/.zattrs", path);
    result = pave_output_open(&out, name, allocator, finish->error);
    if (result != PAVE_OK) return result;
    pave_output_bytes(&out, finish->bytes.bytes, finish->bytes.size);
    pave_output_char(&out, '\n');
    return pave_output_close(&out);
}

// ---- Tiled --------------------------------------------------------------------------------------

pave_result pave_bake_finish_world(pave_bake_finish *finish, const char *path)
{
    pave_output out;
    char folder[PAVE_BAKE_PATH], name[PAVE_BAKE_PATH];
    const pave_bake_work *work = finish->work;
    const pave_bake_plan *plan = &work->plan;
    const pave_result result = pave_output_open(&out, path, work->allocator, finish->error);
    if (result != PAVE_OK) return result;
    const char *maps = pave_bake_place_maps(work, folder);
    const char *slash = strrchr(maps, '/');
    pave_output_text(&out, "{\n \"type\": \"world\",\n \"onlyShowAdjacentMaps\": false,\n"
                           " \"maps\": [");
    for (int64_t y = 0; y < plan->grid.y; y++)
        for (int64_t x = 0; x < plan->grid.x; x++) {
            const pave_rect rect = pave_bake_plan_rect(plan, (pave_bake_item){0, x, y});
            snprintf(name, sizeof name, "%.3000s/%" PRId64 "_%" PRId64 ".tmx",
                     slash ? slash + 1 : maps, x, y);
            pave_output_text(&out, x + y > 0 ? ",\n  {\"fileName\": " : "\n  {\"fileName\": ");
            pave_output_json(&out, name);
            pave_output_format(&out,
                               ", \"x\": %" PRId64 ", \"y\": %" PRId64 ", \"width\": %" PRId64
                               ", \"height\": %" PRId64 "}",
                               x * plan->side * work->def->cell_width,
                               y * plan->side * work->def->cell_height,
                               (int64_t)rect.width * work->def->cell_width,
                               (int64_t)rect.height * work->def->cell_height);
        }
    pave_output_text(&out, "\n ]\n}\n");
    return pave_output_close(&out);
}

// ---- Making and placing -----------------------------------------------------------------------

/// Where the output is made: in the tree, as the data of the first segment, or by itself.
static char *path_of(const pave_bake_work *work, char *out)
{
    switch (work->def->format) {
    case PAVE_BAKE_PMTILES: return pave_bake_work_segment(work, 0, "data", out);
    case PAVE_BAKE_FOLDER:
    case PAVE_BAKE_ZARR: return pave_bake_work_path(work, out, "tree");
    default: return pave_bake_work_path(work, out, "output");
    }
}

typedef pave_result (*finisher)(pave_bake_finish *finish, const char *path);

pave_result pave_bake_finish_make(const pave_bake_work *work, const pave_batch *batch,
                                  pave_error *error)
{
    static const finisher finishers[] = {[PAVE_BAKE_PMTILES] = pave_bake_finish_pmtiles,
                                         [PAVE_BAKE_MBTILES] = pave_bake_finish_mbtiles,
                                         [PAVE_BAKE_FOLDER] = NULL,
                                         [PAVE_BAKE_ZARR] = pave_bake_finish_zarr,
                                         [PAVE_BAKE_HDF5] = pave_bake_finish_hdf5,
                                         [PAVE_BAKE_WORLD] = pave_bake_finish_world};
    char path[PAVE_BAKE_PATH];
    pave_result result = PAVE_OK;
    const finisher make = finishers[work->def->format];
    pave_bake_finish finish = {
        work, batch, {work, -1, -1, -1}, {.allocator = work->allocator}, error};
    if (!work->in_files) {
        pave_bake_work_sweep(work);
        sync(); // files and folders, before the output has its name
    }
    pave_bake_remove(pave_bake_work_path(work, path, "output")); // of a run that ended before
    const pave_bake_source *source = &work->def->source;
    path_of(work, path);
    if (make) result = make(&finish, path);
    if (result == PAVE_OK && source->beside) result = source->beside(source->context, path, error);
    pave_bake_reader_close(&finish.reader);
    pave_bake_bytes_release(&finish.bytes);
    return result == PAVE_OK ? pave_bake_work_complete(work, error) : result;
}

pave_result pave_bake_finish_place(const pave_bake_work *work, pave_error *error)
{
    char path[PAVE_BAKE_PATH], maps[PAVE_BAKE_PATH];
    pave_result result = PAVE_OK;
    if (work->def->format == PAVE_BAKE_WORLD &&
        access(pave_bake_work_path(work, path, "tree"), F_OK) == 0)
        result = pave_bake_place_put(work, path, pave_bake_place_maps(work, maps), error);
    if (result == PAVE_OK && access(path_of(work, path), F_OK) == 0)
        result = pave_bake_place_put(work, path, work->output, error);
    return result;
}
