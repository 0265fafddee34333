/// formats/bake/bake_work.h: a bake in progress: the folder OUTPUT.bake with the data and journals
/// of its segments.
///
///     request                 what is baked, and in how many parts; `complete` once the output is
///                             made
///     lock                    shared by the runs that make units; held alone to complete or remove
///     K-of-N.journal          the finished units of a segment; rest.journal: of the later stages
///     K-of-N.data, rest.data  their bytes, one unit after the other: of files
///     tree/                   the files of a folder
///     output                  the output while it is put together: of files, and the list of maps
///     replaced/               an older output, until the new one is in its place
///
/// A journal is a head and records of one size, in the order of units; a unit counts as finished
/// once its record is whole. So a journal is a prefix of its segment, and any record can be read
/// alone. bake_place.h has the rule for what may be removed.
#ifndef PAVE_FORMATS_BAKE_WORK_H
#define PAVE_FORMATS_BAKE_WORK_H

#include "bake_bytes.h"
#include "bake_plan.h"

enum {
    PAVE_BAKE_PATH = 4096, ///< the room of a path
    PAVE_BAKE_TEXT = 8192, ///< of a request, and of its longest beginning that is read
    PAVE_BAKE_MARK = 64,   ///< of a line
    PAVE_BAKE_RECORD_SIZE = 8 * 4 + 4 + 2 * 4 * PAVE_BAKE_ITEMS_MAX + 8
};

typedef struct pave_bake_work {
    const pave_bake_def *def;
    const pave_ranks *ranks;
    const pave_bake_files *files;
    const pave_allocator *allocator;
    pave_bake_plan plan;
    bool in_files;    ///< the output is a file, and units are kept in the data of segments
    uint64_t request; ///< the hash of the format and of what is baked
    char *output;     ///< the path of the output, without slashes at its end
    int lock;         ///< descriptor of the first rank; -1: none
} pave_bake_work;

/// Writes a path in OUTPUT.bake, `out`, PAVE_BAKE_PATH characters; the format begins behind the
/// folder's slash.
char *pave_bake_work_path(const pave_bake_work *work, char *out, const char *format, ...)
    PAVE_PRINTF(3, 4);

/// The name of an item in its folder, with a slash before it.
void pave_bake_item_name(const pave_bake_def *def, pave_bake_item item, char out[80]);

/// The path of an item of a folder, likewise.
char *pave_bake_work_item(const pave_bake_work *work, pave_bake_item item, char *out);

/// The name of a segment's file that ends with `ending`, likewise.
char *pave_bake_work_segment(const pave_bake_work *work, int32_t segment, const char *ending,
                             char *out);

/// What a run finds.
typedef enum pave_bake_found {
    PAVE_BAKE_UNFINISHED, ///< units, or the output, are still to be made
    PAVE_BAKE_PLACED,     ///< the output is in its place, but the folder of the work is not gone
    PAVE_BAKE_DONE        ///< the output is in its place, and there is no work
} pave_bake_found;

/// Opens the work: checks the output's place, and makes the folder or finds it. One rank calls it.
/// Returns PAVE_OK; PAVE_INVALID where the call does not fit what is there; PAVE_IO.
pave_result pave_bake_work_open(pave_bake_work *work, pave_bake_found *found, pave_error *error);

/// Takes the folder for this run alone, to complete the output: false, with errno EWOULDBLOCK,
/// where other runs are at work. A run that fails to take it may make no more units.
bool pave_bake_work_close(const pave_bake_work *work);

/// Notes that the output is made.
pave_result pave_bake_work_complete(const pave_bake_work *work, pave_error *error);

/// Writes all bytes, or reads them; false, with errno, where that is not possible, and where the
/// file has fewer.
bool pave_bake_write(int descriptor, int64_t offset, const void *bytes, size_t size);
bool pave_bake_read(int descriptor, int64_t offset, void *bytes, size_t size);

/// Opens a regular file in OUTPUT.bake. No link is followed, on the way or at the end, and no pipe
/// is waited for: -1 with ELOOP. Returns a descriptor, or -1 with errno.
int pave_bake_open(const pave_bake_work *work, const char *path, int flags);

/// Puts a text in a file of the folder in one step.
pave_result pave_bake_work_write(const pave_bake_work *work, const char *path, const char *text,
                                 pave_error *error);

/// Files of one process, by POSIX.
extern const pave_bake_files pave_bake_posix;

/// Removes what writers that were killed have left in the folder and among maps.
void pave_bake_work_sweep(const pave_bake_work *work);

/// Removes what a bake keeps in the folder, the request last, and the folder if nothing else is in
/// it. The run has the right to complete the output.
void pave_bake_work_remove(const pave_bake_work *work);

/// Removes a file, or a folder with all that is in it. False where something is left.
bool pave_bake_remove(const char *path);

/// Makes the folders above a file. PAVE_OK or PAVE_IO.
pave_result pave_bake_make_folders(const char *path, pave_error *error);

/// An error of the system: the path, what failed, errno, and what to do.
pave_result pave_bake_fail(pave_error *error, const char *path, const char *what);

/// PAVE_IO: a finished unit is not as it was written; names the part that makes it again.
pave_result pave_bake_damaged(const pave_bake_work *work, int64_t unit, pave_error *error);

// ---- Journals -----------------------------------------------------------------------------------

/// A finished unit.
typedef struct pave_bake_record {
    int64_t unit;
    int64_t offset, size;                  ///< of its bytes; the offset is that in the data
    uint64_t hash;                         ///< of the bytes
    int32_t count;                         ///< of its items
    uint32_t lengths[PAVE_BAKE_ITEMS_MAX]; ///< their bytes
    uint32_t checks[PAVE_BAKE_ITEMS_MAX];  ///< and their hashes, cut to 32 bits
} pave_bake_record;

/// An open journal: of one rank.
typedef struct pave_bake_journal {
    pave_bake_segment segment;
    int descriptor;
    int64_t done; ///< units
    int64_t end;  ///< of the data
    char path[PAVE_BAKE_PATH];
} pave_bake_journal;

/// Opens a segment's journal, makes it where it is not there, and cuts off what is not a whole
/// record. It may not be open elsewhere. PAVE_IO, PAVE_INVALID for the journal of another request.
pave_result pave_bake_journal_open(const pave_bake_work *work, int32_t segment,
                                   pave_bake_journal *out, pave_error *error);

/// Keeps the first `count` records, whose units are `done`.
pave_result pave_bake_journal_cut(pave_bake_journal *journal, int64_t done, pave_error *error);

/// Adds records, which follow those that are there; `sync`: and waits for the disk.
pave_result pave_bake_journal_add(pave_bake_journal *journal, const uint8_t *records, int64_t count,
                                  bool sync, pave_error *error);

void pave_bake_journal_close(pave_bake_journal *journal);

/// Fills in size, hash and checks of a unit whose lengths are there. `bytes` are its items.
void pave_bake_record_seal(pave_bake_record *record, const uint8_t *bytes);

/// The first item whose bytes are not those of the record; -1: none differs.
int32_t pave_bake_record_differs(const pave_bake_record *record, const uint8_t *bytes);

/// A record as its bytes.
void pave_bake_record_put(const pave_bake_record *record, uint8_t out[PAVE_BAKE_RECORD_SIZE]);

/// How many units of a segment are finished, by the size of its journal, which may be in use; -1:
/// the segment was not begun.
int64_t pave_bake_work_done(const pave_bake_work *work, int32_t segment);

// ---- Reading ------------------------------------------------------------------------------------

/// Reads finished units. {work, -1, -1, -1} is new; each thread has one of its own.
typedef struct pave_bake_reader {
    const pave_bake_work *work;
    int32_t segment;
    int journal, data; ///< descriptors; -1: not open
} pave_bake_reader;

/// The record of a finished unit.
pave_result pave_bake_read_record(pave_bake_reader *reader, int64_t unit, pave_bake_record *out,
                                  pave_error *error);

/// Adds the bytes of an item of a unit, by its number in the unit; -1: of all items.
pave_result pave_bake_read_item(pave_bake_reader *reader, const pave_bake_record *record,
                                int32_t item, pave_bake_bytes *out, pave_error *error);

void pave_bake_reader_close(pave_bake_reader *reader);

#endif
