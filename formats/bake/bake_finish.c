/// formats/bake/bake_finish.c: assembles outputs, including the metadata files of Zarr, and moves
/// them to their final path.
#define _GNU_SOURCE // syncfs
#include "bake_finish.h"

#include "bake_place.h"
#include "bake_unit.h"

#include "../common/common_output.h"

#include <fcntl.h>
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <string.h>
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
        if (result == PAVE_OK && pave_bake_record_differs(&record, finish->bytes.bytes) >= 0)
            result = pave_bake_damaged(finish->work, unit, finish->error);
        if (result == PAVE_OK && take) result = take(finish, &record, items, context);
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

// ---- Bounds -------------------------------------------------------------------------------------

static int32_t latitude(double share)
{
    const double pi = 3.14159265358979323846;
    return (int32_t)lround(atan(sinh(pi * (1 - 2 * share))) * 180 / pi * 1e7);
}

void pave_bake_bounds(const pave_bake_plan *plan, int32_t out[6])
{
    const double side = ldexp(PAVE_BAKE_PICTURE, plan->native);
    const double x = (double)plan->width / side, y = (double)plan->height / side;
    out[0] = -1800000000;
    out[1] = latitude(y);
    out[2] = (int32_t)(-1800000000 + lround(x * 3.6e9));
    out[3] = latitude(0);
    out[4] = (int32_t)(-1800000000 + lround(x * 1.8e9));
    out[5] = latitude(y / 2);
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

static pave_result finish_zarr(pave_bake_finish *finish, const char *path)
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
        return PAVE_FAIL(finish->error, PAVE_NO_MEMORY, "out of memory");
    snprintf(name, sizeof name, "%s/.zattrs", path);
    result = pave_output_open(&out, name, allocator, finish->error);
    if (result != PAVE_OK) return result;
    pave_output_bytes(&out, finish->bytes.bytes, finish->bytes.size);
    pave_output_char(&out, '\n');
    return pave_output_close(&out);
}

// ---- Making and moving the output ---------------------------------------------------------------

typedef pave_result (*finisher)(pave_bake_finish *finish, const char *path);

/// Checks the tree before it becomes the output: each unit is unchanged, and there are no other
/// files.
static pave_result check_tree(pave_bake_finish *finish)
{
    char tree[PAVE_BAKE_PATH], foreign[PAVE_BAKE_PATH], text[PAVE_BAKE_TEXT];
    const pave_bake_work *work = finish->work;
    pave_bake_work_path(work, tree, "tree");
    if (!pave_bake_owns(tree, pave_bake_text(work, "", NULL, text), foreign))
        return pave_error_set(finish->error, PAVE_IO, foreign, 0, 0,
                              "is among the files of the bake, but was not written by it; move it "
                              "away, then go on with --resume");
    return pave_bake_finish_each(finish, NULL, NULL);
}

/// Waits until the output is on disk: syncs a file, or the file system of a folder.
static pave_result sync_made(const pave_bake_work *work, pave_error *error)
{
    char path[PAVE_BAKE_PATH];
    const int descriptor =
        open(pave_bake_place_made(work, path), O_RDONLY | O_NOFOLLOW | O_CLOEXEC);
#ifdef __linux__
    const int synced = work->in_files ? fsync(descriptor) : syncfs(descriptor);
#else
    const int synced = fsync(descriptor);
    if (!work->in_files) sync();
#endif
    const pave_result result =
        synced == 0 ? PAVE_OK : pave_bake_fail(error, path, "cannot be written");
    if (descriptor >= 0) close(descriptor);
    return result;
}

static pave_result make(pave_bake_finish *finish)
{
    static const finisher finishers[] = {[PAVE_BAKE_PMTILES] = pave_bake_finish_pmtiles,
                                         [PAVE_BAKE_MBTILES] = pave_bake_finish_mbtiles,
                                         [PAVE_BAKE_FOLDER] = NULL,
                                         [PAVE_BAKE_ZARR] = finish_zarr};
    char path[PAVE_BAKE_PATH], text[PAVE_BAKE_TEXT], mark[PAVE_BAKE_MARK];
    const pave_bake_work *work = finish->work;
    const pave_bake_source *source = &work->def->source;
    const finisher finish_it = finishers[work->def->format];
    pave_result result = work->in_files ? PAVE_OK : check_tree(finish);
    pave_bake_remove(pave_bake_work_path(work, path, "output")); // left by an earlier run
    if (work->def->format == PAVE_BAKE_ZARR) pave_bake_place_made(work, path);
    if (result == PAVE_OK && finish_it) result = finish_it(finish, path);
    if (result == PAVE_OK && source->beside)
        result = source->beside(source->context, pave_bake_place_made(work, path), finish->error);
    pave_bake_text(work, pave_bake_mark(work, mark), pave_bake_place_made(work, path), text);
    if (result == PAVE_OK && !work->in_files)
        result = pave_bake_work_write(work, pave_bake_work_path(work, path, "tree/.bake"), text,
                                      finish->error);
    return result == PAVE_OK ? sync_made(work, finish->error) : result;
}

pave_result pave_bake_finish_make(const pave_bake_work *work, const pave_batch *batch,
                                  pave_error *error)
{
    pave_bake_finish finish = {
        work, batch, {work, -1, -1, -1}, {.allocator = work->allocator}, error};
    pave_bake_work_sweep(work);
    const pave_result result = make(&finish);
    pave_bake_reader_close(&finish.reader);
    pave_bake_bytes_release(&finish.bytes);
    return result == PAVE_OK ? pave_bake_work_complete(work, error) : result;
}

pave_result pave_bake_finish_place(const pave_bake_work *work, pave_error *error)
{
    char path[PAVE_BAKE_PATH];
    return pave_bake_place_moved(work)
               ? PAVE_OK
               : pave_bake_place_put(work, pave_bake_place_made(work, path), error);
}
