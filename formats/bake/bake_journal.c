/// formats/bake/bake_journal.c: journals of finished units, and reading units.
#define _XOPEN_SOURCE 700
#include "bake_work.h"

#include <fcntl.h>
#include <inttypes.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

enum { HEAD_SIZE = 64, RECORD = PAVE_BAKE_RECORD_SIZE };

// ---- Bytes --------------------------------------------------------------------------------------

static void put_head(const pave_bake_work *work, pave_bake_segment segment, uint8_t *out)
{
    static const char name[24] = "pave bake journal 1\n";
    memset(out, 0, HEAD_SIZE);
    memcpy(out, name, sizeof name);
    pave_bake_put(out + 24, work->request, 8);
    pave_bake_put(out + 32, (uint64_t)segment.first, 8);
    pave_bake_put(out + 40, (uint64_t)segment.count, 8);
    pave_bake_put(out + HEAD_SIZE - 8, pave_bake_hash(out, HEAD_SIZE - 8), 8);
}

static uint32_t check_of(const uint8_t *bytes, uint32_t length)
{
    return (uint32_t)(pave_bake_hash(bytes, length) >> 32);
}

void pave_bake_record_seal(pave_bake_record *record, const uint8_t *bytes)
{
    record->size = 0;
    for (int32_t i = 0; i < record->count; i++) {
        record->checks[i] = check_of(bytes + record->size, record->lengths[i]);
        record->size += record->lengths[i];
    }
    record->hash = pave_bake_hash(bytes, (size_t)record->size);
}

int32_t pave_bake_record_differs(const pave_bake_record *record, const uint8_t *bytes)
{
    if (record->hash == pave_bake_hash(bytes, (size_t)record->size)) return -1;
    for (int32_t i = 0; i < record->count; bytes += record->lengths[i++])
        if (record->checks[i] != check_of(bytes, record->lengths[i])) return i;
    return 0;
}

void pave_bake_record_put(const pave_bake_record *record, uint8_t out[RECORD])
{
    pave_bake_put(out, (uint64_t)record->unit, 8);
    pave_bake_put(out + 8, (uint64_t)record->offset, 8);
    pave_bake_put(out + 16, (uint64_t)record->size, 8);
    pave_bake_put(out + 24, record->hash, 8);
    pave_bake_put(out + 32, (uint64_t)record->count, 4);
    for (int i = 0; i < PAVE_BAKE_ITEMS_MAX; i++) {
        pave_bake_put(out + 36 + 8 * i, record->lengths[i], 4);
        pave_bake_put(out + 40 + 8 * i, record->checks[i], 4);
    }
    pave_bake_put(out + RECORD - 8, pave_bake_hash(out, RECORD - 8), 8);
}

/// Returns false if the bytes are not a complete record of that unit.
static bool get_record(const uint8_t *bytes, int64_t unit, pave_bake_record *out)
{
    if (pave_bake_get(bytes + RECORD - 8, 8) != pave_bake_hash(bytes, RECORD - 8)) return false;
    out->unit = (int64_t)pave_bake_get(bytes, 8);
    out->offset = (int64_t)pave_bake_get(bytes + 8, 8);
    out->size = (int64_t)pave_bake_get(bytes + 16, 8);
    out->hash = pave_bake_get(bytes + 24, 8);
    out->count = (int32_t)pave_bake_get(bytes + 32, 4);
    int64_t size = 0;
    for (int i = 0; i < PAVE_BAKE_ITEMS_MAX; i++) {
        out->lengths[i] = (uint32_t)pave_bake_get(bytes + 36 + 8 * i, 4);
        out->checks[i] = (uint32_t)pave_bake_get(bytes + 40 + 8 * i, 4);
        size += i < out->count ? out->lengths[i] : 0;
    }
    return out->unit == unit && out->count >= 0 && out->count <= PAVE_BAKE_ITEMS_MAX &&
           out->offset >= 0 && out->offset < INT64_MAX / 2 && out->size == size;
}

// ---- Journals -----------------------------------------------------------------------------------

static int64_t place_of(const pave_bake_segment *segment, int64_t unit)
{
    return HEAD_SIZE + (unit - segment->first) * RECORD;
}

/// Checks the header of a journal, or writes one. A truncated or damaged journal is restarted, but
/// a journal of another bake is an error.
static pave_result take_head(const pave_bake_work *work, pave_bake_journal *journal,
                             pave_error *error)
{
    uint8_t wanted[HEAD_SIZE], found[HEAD_SIZE];
    put_head(work, journal->segment, wanted);
    if (pave_bake_read(journal->descriptor, 0, found, HEAD_SIZE)) {
        if (memcmp(found, wanted, HEAD_SIZE) == 0) return PAVE_OK;
        if (pave_bake_get(found + HEAD_SIZE - 8, 8) == pave_bake_hash(found, HEAD_SIZE - 8))
            return pave_error_set(error, PAVE_INVALID, journal->path, 0, 0,
                                  "is the journal of another bake; give its options, or remove the "
                                  "folder to begin anew");
    }
    return ftruncate(journal->descriptor, 0) == 0 &&
                   pave_bake_write(journal->descriptor, 0, wanted, HEAD_SIZE)
               ? PAVE_OK
               : pave_bake_fail(error, journal->path, "cannot be written");
}

/// Counts the complete records and truncates the rest.
static pave_result take_records(pave_bake_journal *journal, pave_error *error)
{
    uint8_t bytes[RECORD];
    pave_bake_record record;
    int64_t done = 0;
    while (done < journal->segment.count &&
           pave_bake_read(journal->descriptor, HEAD_SIZE + done * RECORD, bytes, RECORD) &&
           get_record(bytes, journal->segment.first + done, &record))
        done++;
    return pave_bake_journal_cut(journal, done, error);
}

pave_result pave_bake_journal_open(const pave_bake_work *work, int32_t segment,
                                   pave_bake_journal *out, pave_error *error)
{
    out->segment = pave_bake_plan_segment(&work->plan, segment);
    out->done = out->end = 0;
    pave_bake_work_segment(work, segment, "journal", out->path);
    out->descriptor = pave_bake_open(work, out->path, O_RDWR | O_CREAT);
    if (out->descriptor < 0) return pave_bake_fail(error, out->path, "cannot be opened");
    pave_result result = PAVE_OK;
    if (flock(out->descriptor, LOCK_EX | LOCK_NB) != 0)
        result = pave_error_set(error, PAVE_IO, out->path, 0, 0,
                                "another process is baking this part; let it finish");
    if (result == PAVE_OK) result = take_head(work, out, error);
    if (result == PAVE_OK) result = take_records(out, error);
    if (result != PAVE_OK) pave_bake_journal_close(out);
    return result;
}

pave_result pave_bake_journal_cut(pave_bake_journal *journal, int64_t done, pave_error *error)
{
    uint8_t bytes[RECORD];
    pave_bake_record record = {0};
    if (ftruncate(journal->descriptor, (off_t)(HEAD_SIZE + done * RECORD)) != 0)
        return pave_bake_fail(error, journal->path, "cannot be written");
    journal->done = done;
    journal->end = 0;
    if (done == 0) return PAVE_OK;
    const int64_t last = journal->segment.first + done - 1;
    if (!pave_bake_read(journal->descriptor, place_of(&journal->segment, last), bytes, RECORD) ||
        !get_record(bytes, last, &record))
        return pave_bake_fail(error, journal->path, "cannot be read");
    journal->end = record.offset + record.size;
    return PAVE_OK;
}

pave_result pave_bake_journal_add(pave_bake_journal *journal, const uint8_t *records, int64_t count,
                                  bool sync, pave_error *error)
{
    if (count == 0) return PAVE_OK;
    const int64_t place = HEAD_SIZE + journal->done * RECORD;
    if (!pave_bake_write(journal->descriptor, place, records, (size_t)count * RECORD) ||
        (sync && fsync(journal->descriptor) != 0))
        return pave_bake_fail(error, journal->path, "cannot be written");
    journal->done += count;
    return PAVE_OK;
}

void pave_bake_journal_close(pave_bake_journal *journal)
{
    if (journal->descriptor >= 0) close(journal->descriptor);
    journal->descriptor = -1;
}

int64_t pave_bake_work_done(const pave_bake_work *work, int32_t segment)
{
    char path[PAVE_BAKE_PATH];
    struct stat state;
    if (stat(pave_bake_work_segment(work, segment, "journal", path), &state) != 0 ||
        state.st_size < HEAD_SIZE)
        return -1;
    const int64_t done = ((int64_t)state.st_size - HEAD_SIZE) / RECORD;
    const int64_t count = pave_bake_plan_segment(&work->plan, segment).count;
    return done < count ? done : count;
}

// ---- Reading ------------------------------------------------------------------------------------

/// Opens the files of a segment unless they are open.
static pave_result choose(pave_bake_reader *reader, int32_t segment, pave_error *error)
{
    char path[PAVE_BAKE_PATH];
    if (reader->segment == segment && reader->journal >= 0) return PAVE_OK;
    pave_bake_reader_close(reader);
    reader->segment = segment;
    pave_bake_work_segment(reader->work, segment, "journal", path);
    reader->journal = pave_bake_open(reader->work, path, O_RDONLY);
    if (reader->journal < 0) return pave_bake_fail(error, path, "cannot be read");
    if (!reader->work->in_files) return PAVE_OK;
    pave_bake_work_segment(reader->work, segment, "data", path);
    reader->data = pave_bake_open(reader->work, path, O_RDONLY);
    return reader->data < 0 ? pave_bake_fail(error, path, "cannot be read") : PAVE_OK;
}

pave_result pave_bake_read_record(pave_bake_reader *reader, int64_t unit, pave_bake_record *out,
                                  pave_error *error)
{
    uint8_t bytes[RECORD];
    const pave_bake_plan *plan = &reader->work->plan;
    const int32_t number = pave_bake_plan_segment_of(plan, unit);
    const pave_bake_segment segment = pave_bake_plan_segment(plan, number);
    const pave_result result = choose(reader, number, error);
    if (result != PAVE_OK) return result;
    pave_bake_item items[PAVE_BAKE_ITEMS_MAX];
    return pave_bake_read(reader->journal, place_of(&segment, unit), bytes, RECORD) &&
                   get_record(bytes, unit, out) &&
                   out->count == pave_bake_plan_items(plan, unit, items)
               ? PAVE_OK
               : pave_bake_damaged(reader->work, unit, error);
}

static pave_result read_file(const pave_bake_work *work, const char *path, size_t size,
                             pave_bake_bytes *out, pave_error *error)
{
    struct stat state;
    const int descriptor = pave_bake_open(work, path, O_RDONLY);
    if (descriptor < 0) return pave_bake_fail(error, path, "cannot be read");
    pave_result result = PAVE_OK;
    if (fstat(descriptor, &state) != 0 || (size_t)state.st_size != size ||
        !pave_bake_read(descriptor, 0, out->bytes + out->size, size))
        result = pave_error_set(error, PAVE_IO, path, 0, 0,
                                "was changed after it was written; go on with --resume");
    close(descriptor);
    if (result == PAVE_OK) out->size += size;
    return result;
}

static pave_result read_files(pave_bake_reader *reader, const pave_bake_record *record,
                              int32_t first, int32_t count, pave_bake_bytes *out, pave_error *error)
{
    pave_bake_item items[PAVE_BAKE_ITEMS_MAX];
    char path[PAVE_BAKE_PATH];
    pave_result result = PAVE_OK;
    pave_bake_plan_items(&reader->work->plan, record->unit, items);
    for (int32_t i = first; i < first + count && result == PAVE_OK; i++)
        result = read_file(reader->work, pave_bake_work_item(reader->work, items[i], path),
                           record->lengths[i], out, error);
    return result;
}

pave_result pave_bake_read_item(pave_bake_reader *reader, const pave_bake_record *record,
                                int32_t item, pave_bake_bytes *out, pave_error *error)
{
    int64_t offset = record->offset, size = record->size;
    for (int32_t i = 0; i < item; i++) offset += record->lengths[i];
    if (item >= 0) size = record->lengths[item];
    if (!pave_bake_bytes_reserve(out, (size_t)size))
        return PAVE_FAIL(error, PAVE_NO_MEMORY, "out of memory");
    if (!reader->work->in_files)
        return read_files(reader, record, item < 0 ? 0 : item, item < 0 ? record->count : 1, out,
                          error);
    if (!pave_bake_read(reader->data, offset, out->bytes + out->size, (size_t)size))
        return pave_bake_damaged(reader->work, record->unit, error);
    out->size += (size_t)size;
    return PAVE_OK;
}

void pave_bake_reader_close(pave_bake_reader *reader)
{
    if (reader->journal >= 0) close(reader->journal);
    if (reader->data >= 0) close(reader->data);
    reader->journal = reader->data = -1;
}
