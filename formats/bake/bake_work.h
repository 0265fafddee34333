/// formats/bake/bake_work.h: a bake in progress: the folder OUTPUT.bake with the data and journals
/// of its segments.
///
///     request                 what is baked, and in how many parts; `complete` once the output is
///                             made
///     lock                    shared by runs that make units; exclusive to complete or remove
///     K-of-N.journal          the finished units of a segment; rest.journal: of the later stages
///     K-of-N.data, rest.data  the bytes of those units, if the output is a file
///     tree/                   the output's files, if it is a folder
///     output                  the unfinished output, if it is a file
///     replaced/               the previous output, until the new one is at its path
///
/// A journal is a header and records of one size, in the order of units; a unit is finished once
/// its record is complete. Therefore a journal covers a prefix of its segment, and any record can
/// be read separately. bake_place.h has the rule for what may be removed.
#ifndef PAVE_FORMATS_BAKE_WORK_H
#define PAVE_FORMATS_BAKE_WORK_H

#include "bake_bytes.h"
#include "bake_plan.h"

enum {
    PAVE_BAKE_PATH = 4096, ///< size of a path
    PAVE_BAKE_TEXT = 8192, ///< size of a request, and of the longest beginning that is read
    PAVE_BAKE_MARK = 64,   ///< size of a line
    PAVE_BAKE_RECORD_SIZE = 8 * 4 + 4 + 2 * 4 * PAVE_BAKE_ITEMS_MAX + 8
};

typedef struct pave_bake_work {
    const pave_bake_def *def;
    const pave_allocator *allocator;
    pave_bake_plan plan;
    bool in_files;    ///< whether the output is a file; units are then stored in the segments' data
    uint64_t request; ///< hash of the format and of what is baked
    char *output;     ///< output path, without trailing slashes
    int lock;         ///< descriptor; -1: none
} pave_bake_work;

/// Writes a path in OUTPUT.bake to `out`, PAVE_BAKE_PATH characters; `format` is the part after the
/// folder's slash.
char *pave_bake_work_path(const pave_bake_work *work, char *out, const char *format, ...)
    PAVE_PRINTF(3, 4);

/// Writes the name of an item in its folder, with a leading slash.
void pave_bake_item_name(const pave_bake_def *def, pave_bake_item item, char out[80]);

/// Returns the path of an item in the tree; `out` as above.
char *pave_bake_work_item(const pave_bake_work *work, pave_bake_item item, char *out);

/// Returns the path of a segment's file with the suffix `ending`; `out` as above.
char *pave_bake_work_segment(const pave_bake_work *work, int32_t segment, const char *ending,
                             char *out);

/// State found by a run.
typedef enum pave_bake_found {
    PAVE_BAKE_UNFINISHED, ///< units or the output must still be made
    PAVE_BAKE_PLACED,     ///< the output is at its path, but the work folder still exists
    PAVE_BAKE_DONE        ///< the output is at its path, and there is no work folder
} pave_bake_found;

/// Opens the work: checks the output path, and creates or finds the folder.
/// Returns PAVE_OK; PAVE_INVALID if the call does not match the existing files; PAVE_IO.
pave_result pave_bake_work_open(pave_bake_work *work, pave_bake_found *found, pave_error *error);

/// Locks the folder exclusively to complete the output; returns false with errno EWOULDBLOCK if
/// other runs are active. A run that fails to lock it may make no more units.
bool pave_bake_work_close(const pave_bake_work *work);

/// Records that the output is made.
pave_result pave_bake_work_complete(const pave_bake_work *work, pave_error *error);

/// Write or read all bytes. Return false with errno on failure, or if the file has fewer bytes.
bool pave_bake_write(int descriptor, int64_t offset, const void *bytes, size_t size);
bool pave_bake_read(int descriptor, int64_t offset, void *bytes, size_t size);

/// Opens a regular file in OUTPUT.bake. Does not follow links in the path (fails with ELOOP) or
/// block on a pipe. Returns a descriptor, or -1 with errno.
int pave_bake_open(const pave_bake_work *work, const char *path, int flags);

/// Writes `text` to a file in the folder atomically.
pave_result pave_bake_work_write(const pave_bake_work *work, const char *path, const char *text,
                                 pave_error *error);

/// Removes leftovers of killed writers from the folder.
void pave_bake_work_sweep(const pave_bake_work *work);

/// Removes a bake's files from the folder, the request last, and the folder if it is then empty.
/// The run must hold the exclusive lock.
void pave_bake_work_remove(const pave_bake_work *work);

/// Removes a file, or a folder recursively. Returns false if something is left.
bool pave_bake_remove(const char *path);

/// Creates the parent folders of a file. Returns PAVE_OK or PAVE_IO.
pave_result pave_bake_make_folders(const char *path, pave_error *error);

/// Reports a system error: the path, what failed, errno, and advice.
pave_result pave_bake_fail(pave_error *error, const char *path, const char *what);

/// Returns PAVE_IO with a message: a finished unit has changed, and which part remakes it.
pave_result pave_bake_damaged(const pave_bake_work *work, int64_t unit, pave_error *error);

// ---- Journals -----------------------------------------------------------------------------------

/// A finished unit.
typedef struct pave_bake_record {
    int64_t unit;
    int64_t offset, size;                  ///< position of its bytes within the data
    uint64_t hash;                         ///< hash of the bytes
    int32_t count;                         ///< number of items
    uint32_t lengths[PAVE_BAKE_ITEMS_MAX]; ///< bytes of each item
    uint32_t checks[PAVE_BAKE_ITEMS_MAX];  ///< hash of each item, truncated to 32 bits
} pave_bake_record;

/// An open journal.
typedef struct pave_bake_journal {
    pave_bake_segment segment;
    int descriptor;
    int64_t done; ///< finished units
    int64_t end;  ///< end of their data
    char path[PAVE_BAKE_PATH];
} pave_bake_journal;

/// Opens a segment's journal, creates it if missing, and truncates an incomplete record. It must
/// not be open elsewhere. Returns PAVE_IO, or PAVE_INVALID for the journal of another request.
pave_result pave_bake_journal_open(const pave_bake_work *work, int32_t segment,
                                   pave_bake_journal *out, pave_error *error);

/// Keeps the first `done` records.
pave_result pave_bake_journal_cut(pave_bake_journal *journal, int64_t done, pave_error *error);

/// Appends records; `sync`: waits until they are on disk.
pave_result pave_bake_journal_add(pave_bake_journal *journal, const uint8_t *records, int64_t count,
                                  bool sync, pave_error *error);

void pave_bake_journal_close(pave_bake_journal *journal);

/// Computes size, hash and checks of a unit whose lengths are set. `bytes` are its items.
void pave_bake_record_seal(pave_bake_record *record, const uint8_t *bytes);

/// Returns the first item whose bytes differ from the record; -1: none differs.
int32_t pave_bake_record_differs(const pave_bake_record *record, const uint8_t *bytes);

/// Encodes a record.
void pave_bake_record_put(const pave_bake_record *record, uint8_t out[PAVE_BAKE_RECORD_SIZE]);

/// Returns the number of finished units of a segment, computed from the size of its journal, which
/// another process may be writing; -1: not begun.
int64_t pave_bake_work_done(const pave_bake_work *work, int32_t segment);

// ---- Reading ------------------------------------------------------------------------------------

/// Reads finished units. Initialize to {work, -1, -1, -1}; one per thread.
typedef struct pave_bake_reader {
    const pave_bake_work *work;
    int32_t segment;
    int journal, data; ///< descriptors; -1: not open
} pave_bake_reader;

/// Reads the record of a finished unit.
pave_result pave_bake_read_record(pave_bake_reader *reader, int64_t unit, pave_bake_record *out,
                                  pave_error *error);

/// Appends the bytes of the item with index `item` to `out`, or of all items if `item` is -1.
pave_result pave_bake_read_item(pave_bake_reader *reader, const pave_bake_record *record,
                                int32_t item, pave_bake_bytes *out, pave_error *error);

void pave_bake_reader_close(pave_bake_reader *reader);

#endif
