/// formats/bake/bake_run.c: runs units in rounds, on threads, and verifies existing ones.
#define _XOPEN_SOURCE 700
#include "bake_finish.h"
#include "bake_place.h"
#include "bake_unit.h"

#include "../common/common_memory.h"
#include "../common/common_text.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { WORKERS_MAX = 1024, RECORD = PAVE_BAKE_RECORD_SIZE };

typedef struct run {
    pave_bake_work work;
    const pave_batch *batch;
    pave_bake_report *report;
    pave_error *error;
    int32_t workers;
    pave_bake_maker *makers; ///< `workers` elements
    uint8_t *records;        ///< records of a round
    pave_bake_journal journal;
    int data; ///< descriptor of the segment's data; -1: not open
    struct timespec start;
    int64_t made; ///< items made, for the rate limit
    // Current round or check:
    int64_t first, end; ///< units first..end-1, at most `workers`: makers[i] has unit first + i
    bool checking;
} run;

// ---- Progress -----------------------------------------------------------------------------------

/// Reports the number of finished items; the total is reported only when the output is at its final
/// path.
static bool is_stopped(const run *job, int64_t done)
{
    const pave_progress *progress = job->batch ? &job->batch->progress : NULL;
    const int64_t total = job->report->items_total;
    if (done == total && !job->report->whole) done = total - 1;
    return progress && progress->stop && progress->stop(progress->context, done, total);
}

static pave_result stop(const run *job)
{
    return pave_error_set(job->error, PAVE_STOPPED, job->work.output, 0, 0,
                          "stopped after %" PRId64 " of %" PRId64
                          " units, which are kept; go on with --resume",
                          job->report->units, job->report->units_total);
}

static double seconds_since(const struct timespec *start)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)(now.tv_sec - start->tv_sec) + 1e-9 * (double)(now.tv_nsec - start->tv_nsec);
}

/// Waits so that the run does not exceed the rate limit.
static void keep_rate(const run *job)
{
    const double rate = job->work.def->rate;
    const struct timespec nap = {.tv_nsec = 50 * 1000 * 1000};
    while (rate > 0 && seconds_since(&job->start) * rate < (double)job->made &&
           !is_stopped(job, job->report->items))
        nanosleep(&nap, NULL);
}

// ---- Rounds -------------------------------------------------------------------------------------

static int32_t round_size(const run *job) { return (int32_t)(job->end - job->first); }

/// For folders: finds which file of a unit cannot be read.
static void find_unreadable(pave_bake_maker *maker)
{
    for (int32_t i = 0; !maker->work->in_files && i < maker->record.count; i++) {
        maker->bytes.size = 0;
        if (pave_bake_read_item(&maker->reader, &maker->record, i, &maker->bytes, NULL) == PAVE_OK)
            continue;
        maker->differs = i;
        return;
    }
}

/// Compares the bytes of a finished unit with its record; maker->differs is the first item that
/// changed, or 0 if they cannot be read.
static void check_unit(pave_bake_maker *maker, int64_t unit)
{
    maker->error = (pave_error){0};
    maker->bytes.size = 0;
    maker->differs = 0;
    maker->result = pave_bake_read_record(&maker->reader, unit, &maker->record, &maker->error);
    if (maker->result == PAVE_OK)
        maker->result =
            pave_bake_read_item(&maker->reader, &maker->record, -1, &maker->bytes, &maker->error);
    if (maker->result != PAVE_OK) {
        find_unreadable(maker);
        return;
    }
    maker->differs = pave_bake_record_differs(&maker->record, maker->bytes.bytes);
    if (maker->differs >= 0) maker->result = PAVE_INVALID;
}

static void do_strip(void *context, int32_t worker)
{
    run *job = context;
    pave_bake_maker *maker = &job->makers[worker];
    if (!maker->more) return;
    maker->more = false;
    if (job->checking)
        check_unit(maker, job->first + worker);
    else
        pave_bake_make(maker, job->first + worker);
}

/// Makes or checks the units of a round. Returns PAVE_OK; the first failure to make a unit, with
/// its error; PAVE_STOPPED, also in the middle of a unit.
static pave_result do_round(run *job, bool checking)
{
    bool more = true;
    const int32_t count = round_size(job);
    const pave_runner *runner = job->batch ? &job->batch->runner : NULL;
    job->checking = checking;
    for (int32_t i = 0; i < count; i++) job->makers[i].more = true;
    while (more) {
        if (runner && runner->run)
            runner->run(runner->context, count, do_strip, job);
        else
            for (int32_t i = 0; i < count; i++) do_strip(job, i);
        more = false;
        for (int32_t i = 0; i < count; i++) {
            more = more || job->makers[i].more;
            if (checking || job->makers[i].result == PAVE_OK) continue;
            *job->error = job->makers[i].error;
            return job->makers[i].result;
        }
        if (more && is_stopped(job, job->report->items)) return stop(job);
    }
    return PAVE_OK;
}

/// Appends the round's bytes to the data, which grows by `size`.
static pave_result write_data(run *job, int64_t end, int64_t *size)
{
    char path[PAVE_BAKE_PATH];
    bool written = true;
    *size = 0;
    for (int32_t worker = 0; worker < round_size(job); worker++) {
        pave_bake_maker *maker = &job->makers[worker];
        const pave_bake_bytes *bytes = &maker->bytes;
        maker->record.offset = end + *size;
        if (job->work.in_files)
            written &= pave_bake_write(job->data, end + *size, bytes->bytes, bytes->size);
        *size += (int64_t)bytes->size;
    }
    if (written && (!job->work.in_files || fsync(job->data) == 0)) return PAVE_OK;
    pave_bake_work_segment(&job->work, job->journal.segment.number, "data", path);
    return pave_bake_fail(job->error, path, "cannot be written");
}

/// Appends the round's records to the journal. For folders, neither records nor files are synced to
/// disk: files lost in a power failure are found to be missing.
static pave_result write_records(run *job)
{
    for (int32_t worker = 0; worker < round_size(job); worker++)
        pave_bake_record_put(&job->makers[worker].record, job->records + (size_t)worker * RECORD);
    return pave_bake_journal_add(&job->journal, job->records, round_size(job), job->work.in_files,
                                 job->error);
}

/// Returns the number of items in a range of units.
static int64_t count_items(const run *job, int64_t first, int64_t end)
{
    int64_t items = 0;
    pave_bake_item list[PAVE_BAKE_ITEMS_MAX];
    for (int64_t unit = first; unit < end; unit++)
        items += pave_bake_plan_items(&job->work.plan, unit, list);
    return items;
}

/// Makes the units `first`..end-1, all of one stage, and appends them to the segment.
static pave_result make_round(run *job, int64_t *data_end)
{
    int64_t bytes = 0;
    const int64_t items = count_items(job, job->first, job->end);
    pave_result result = do_round(job, false);
    if (result == PAVE_OK) result = write_data(job, *data_end, &bytes);
    if (result == PAVE_OK) result = write_records(job);
    if (result != PAVE_OK) return result;
    *data_end += bytes;
    job->report->bytes += bytes;
    job->report->units += round_size(job);
    job->report->items += items;
    job->made += items;
    keep_rate(job);
    return is_stopped(job, job->report->items) ? stop(job) : PAVE_OK;
}

/// Returns the end of the round that begins at a unit: limited by its stage and its segment.
static int64_t end_of_round(const run *job, int64_t first, const pave_bake_segment *segment)
{
    const pave_bake_stage *stage = pave_bake_plan_stage(&job->work.plan, first);
    const int64_t ends[] = {first + job->workers, stage->first + stage->count,
                            segment->first + segment->count};
    int64_t end = ends[0];
    for (int i = 1; i < 3; i++) end = ends[i] < end ? ends[i] : end;
    return end;
}

// ---- Resuming -----------------------------------------------------------------------------------

/// Reports which item of a damaged unit changed.
static void report_broken(run *job, int64_t unit)
{
    pave_bake_item items[PAVE_BAKE_ITEMS_MAX];
    pave_bake_report *report = job->report;
    const int64_t item = job->makers[unit - job->first].differs;
    pave_bake_plan_items(&job->work.plan, unit, items);
    report->broken = unit;
    report->broken_level = items[item].level;
    report->broken_x = items[item].x;
    report->broken_y = items[item].y;
}

/// Verifies the bytes of the finished units. `done` receives the number of units before the first
/// damaged one.
static pave_result check_units(run *job, const pave_bake_segment *segment, int64_t *done)
{
    const int64_t end = segment->first + *done;
    for (int64_t first = segment->first; first < end; first += job->workers) {
        job->first = first;
        job->end = first + job->workers < end ? first + job->workers : end;
        do_round(job, true);
        for (int32_t worker = 0; worker < round_size(job); worker++) {
            if (job->makers[worker].result == PAVE_OK) continue;
            *done = first + worker - segment->first;
            report_broken(job, first + worker);
            return PAVE_OK;
        }
        if (is_stopped(job, job->report->items)) return stop(job);
    }
    return PAVE_OK;
}

/// Remakes the last finished unit and checks that the result is equal.
static pave_result check_request(run *job, int64_t unit)
{
    pave_bake_record record;
    pave_bake_maker *maker = &job->makers[0];
    pave_result result = pave_bake_read_record(&maker->reader, unit, &record, job->error);
    if (result != PAVE_OK) return result;
    job->first = unit;
    job->end = unit + 1;
    result = do_round(job, false);
    if (result != PAVE_OK) return result;
    if (maker->record.hash == record.hash) return PAVE_OK;
    return pave_error_set(job->error, PAVE_INVALID, job->work.output, 0, 0,
                          "unit %" PRId64
                          " differs from before: the tile set, its pictures or this machine's "
                          "libdeflate have changed; begin again with --force",
                          unit);
}

/// Takes over the finished units of a segment: their number, and the end of their data.
static pave_result take_over(run *job, const pave_bake_segment *segment, int64_t *done,
                             int64_t *data_end)
{
    pave_bake_journal *journal = &job->journal;
    pave_result result = pave_bake_journal_open(&job->work, segment->number, journal, job->error);
    journal->segment = *segment;
    *done = journal->done;
    if (result == PAVE_OK && *done > 0) {
        result = check_units(job, segment, done);
        if (result == PAVE_OK && *done > 0 && *done < segment->count)
            result = check_request(job, segment->first + *done - 1);
        if (result == PAVE_OK) result = pave_bake_journal_cut(journal, *done, job->error);
    }
    *data_end = journal->end;
    return result;
}

/// Opens the data of a segment and truncates it after the finished units.
static pave_result open_data(run *job, int32_t segment, int64_t end)
{
    char path[PAVE_BAKE_PATH];
    if (!job->work.in_files) return PAVE_OK;
    pave_bake_work_segment(&job->work, segment, "data", path);
    job->data = pave_bake_open(&job->work, path, O_RDWR | O_CREAT);
    if (job->data < 0) return pave_bake_fail(job->error, path, "cannot be opened");
    return ftruncate(job->data, end) == 0 ? PAVE_OK
                                          : pave_bake_fail(job->error, path, "cannot be written");
}

static void close_segment(run *job)
{
    if (job->data >= 0) close(job->data);
    job->data = -1;
    pave_bake_journal_close(&job->journal);
    for (int32_t i = 0; i < job->workers; i++) pave_bake_reader_close(&job->makers[i].reader);
}

/// Makes the missing units of a segment.
static pave_result run_segment(run *job, int32_t number)
{
    int64_t done = 0, data_end = 0;
    const pave_bake_segment segment = pave_bake_plan_segment(&job->work.plan, number);
    job->journal.descriptor = -1;
    pave_result result = take_over(job, &segment, &done, &data_end);
    job->report->found += done;
    job->report->units += done;
    job->report->items +=
        result == PAVE_OK ? count_items(job, segment.first, segment.first + done) : 0;
    if (result == PAVE_OK) result = open_data(job, number, data_end);
    if (result == PAVE_OK && is_stopped(job, job->report->items)) result = stop(job);
    while (result == PAVE_OK && done < segment.count) {
        job->first = segment.first + done;
        job->end = end_of_round(job, job->first, &segment);
        done += job->end - job->first;
        result = make_round(job, &data_end);
    }
    close_segment(job);
    return result;
}

/// Returns whether all parts are finished, and counts their units.
static bool are_parts_finished(const run *job, int64_t *units)
{
    bool finished = true;
    *units = 0;
    for (int32_t i = 0; i < job->work.plan.part_count; i++) {
        const int64_t done = pave_bake_work_done(&job->work, i);
        *units += done > 0 ? done : 0;
        if (done < pave_bake_plan_segment(&job->work.plan, i).count) finished = false;
    }
    return finished;
}

// ---- Running ------------------------------------------------------------------------------------

/// Waits until no other run uses the folder: runs of other parts are about to end. Returns true if
/// this run must make the output.
static bool take_folder(const run *job)
{
    const struct timespec nap = {.tv_nsec = 20 * 1000 * 1000};
    char path[PAVE_BAKE_PATH];
    while (!pave_bake_work_close(&job->work)) {
        if (errno != EWOULDBLOCK || is_stopped(job, job->report->items)) return false;
        nanosleep(&nap, NULL);
    }
    return access(pave_bake_work_path(&job->work, path, "request"), F_OK) == 0;
}

/// Verifies the parts made by other runs, remakes damaged units, then makes the later stages and
/// the output.
static pave_result complete(run *job)
{
    pave_result result = PAVE_OK;
    const int32_t parts = job->work.plan.part_count, own = job->work.def->part;
    for (int32_t i = 0; i <= parts && result == PAVE_OK; i++)
        if ((own > 0 && i != own - 1) || i == parts) result = run_segment(job, i);
    if (result == PAVE_OK) result = pave_bake_finish_make(&job->work, job->batch, job->error);
    if (result == PAVE_OK) result = pave_bake_finish_place(&job->work, job->error);
    if (result == PAVE_OK) pave_bake_work_remove(&job->work);
    job->report->whole = result == PAVE_OK;
    return result;
}

/// Handles work that an earlier run completed.
static pave_result keep_whole(run *job, pave_bake_found found)
{
    pave_result result = PAVE_OK;
    pave_bake_report *report = job->report;
    if (found == PAVE_BAKE_PLACED) {
        result = pave_bake_finish_place(&job->work, job->error);
        if (result == PAVE_OK) pave_bake_work_remove(&job->work);
    }
    report->units = report->found = report->units_total;
    report->items = report->items_total;
    report->whole = result == PAVE_OK;
    return result;
}

static pave_result run_parts(run *job)
{
    int64_t units = 0;
    const pave_bake_def *def = job->work.def;
    pave_result result = PAVE_OK;
    const int32_t parts = job->work.plan.part_count;
    for (int32_t i = 0; i < parts && result == PAVE_OK; i++)
        if (def->part == 0 || def->part == i + 1) result = run_segment(job, i);
    if (result != PAVE_OK) return result;
    if (are_parts_finished(job, &units) && take_folder(job)) return complete(job);
    job->report->units = units;
    return PAVE_OK;
}

static pave_result prepare(run *job, pave_bake_found *found)
{
    char text[PAVE_BAKE_TEXT];
    pave_result result = pave_bake_plan_make(job->work.def, &job->work.plan, job->error);
    if (result != PAVE_OK) return result;
    pave_bake_text(&job->work, "", NULL, text);
    job->work.request = pave_bake_hash(text, strlen(text));
    job->report->units_total = job->work.plan.unit_count;
    job->report->items_total = job->work.plan.item_count;
    result = pave_bake_work_open(&job->work, found, job->error);
    if (result != PAVE_OK) return result;
    const pave_allocator *allocator = job->work.allocator;
    job->makers = pave_common_array(allocator, (size_t)job->workers, sizeof *job->makers);
    job->records = pave_common_array(allocator, (size_t)job->workers, RECORD);
    if (!job->makers || !job->records) result = PAVE_NO_MEMORY;
    for (int32_t i = 0; i < job->workers && result == PAVE_OK; i++)
        result = pave_bake_maker_open(&job->makers[i], &job->work);
    return result == PAVE_OK ? PAVE_OK : PAVE_FAIL(job->error, result, "out of memory");
}

static void release(run *job)
{
    const pave_allocator *allocator = job->work.allocator;
    if (job->work.lock >= 0) close(job->work.lock);
    for (int32_t i = 0; job->makers && i < job->workers; i++)
        pave_bake_maker_release(&job->makers[i]);
    PAVE_COMMON_FREE(allocator, job->records, job->makers, job->work.output);
}

static pave_result check_def(const pave_bake_def *def, pave_error *error)
{
    enum { PATH_MOST = PAVE_BAKE_PATH - 128 };
    size_t length = def->path ? strlen(def->path) : 0;
    while (length > 1 && def->path[length - 1] == '/') length--;
    if (length == 0 || length > PATH_MOST)
        return PAVE_FAIL(error, PAVE_RANGE, "the path of the output is empty or too long");
    size_t name = length;
    while (name > 0 && def->path[name - 1] != '/') name--;
    if (length - name == 0 ||
        (length - name <= 2 && strncmp(def->path + name, "..", length - name) == 0))
        return pave_error_set(error, PAVE_RANGE, def->path, 0, 0,
                              "the output needs a name, such as ./world/");
    if (!pave_bake_format_name(def->format) || def->workers < 0 || def->workers > WORKERS_MAX ||
        !(def->rate >= 0))
        return pave_error_set(error, PAVE_RANGE, def->path, 0, 0,
                              "the format, the workers or the rate are out of range");
    return PAVE_OK;
}

pave_result pave_bake_run(const pave_bake_def *def, const pave_allocator *allocator,
                          const pave_batch *batch, pave_bake_report *out, pave_error *error)
{
    pave_error own;
    *out = (pave_bake_report){.broken = -1};
    if (!error) error = &own;
    *error = (pave_error){0};
    run job = {.work = {.def = def, .allocator = allocator, .lock = -1},
               .data = -1,
               .batch = batch,
               .report = out,
               .error = error,
               .workers = def->workers > 1 ? def->workers : 1};
    clock_gettime(CLOCK_MONOTONIC, &job.start);
    pave_result result = check_def(def, error);
    if (result == PAVE_OK) {
        size_t length = strlen(def->path);
        while (length > 1 && def->path[length - 1] == '/') length--;
        job.work.output = pave_common_text_copy(allocator, def->path, length);
        if (!job.work.output) result = PAVE_FAIL(error, PAVE_NO_MEMORY, "out of memory");
    }
    job.work.in_files = def->format == PAVE_BAKE_PMTILES || def->format == PAVE_BAKE_MBTILES;
    pave_bake_found found = PAVE_BAKE_UNFINISHED;
    if (result == PAVE_OK) result = prepare(&job, &found);
    if (result == PAVE_OK)
        result = found == PAVE_BAKE_UNFINISHED ? run_parts(&job) : keep_whole(&job, found);
    if (out->whole) is_stopped(&job, out->items_total);
    release(&job);
    return result;
}
