/// formats/store/store_model.h: store internals.
///
/// Tables of version 4: `world` (name, value): the definition, the definitions of the worlds below,
/// whose names have one `below.` prefix per level, and the tally of all edits, as `edits`. `shares`
/// (color, share): fractions for method blocks; 256 n is added to the colour for the world n levels
/// below. `edits` (number, kind, ..., sum): current edits. `cells` (number, i, ...): cells listed
/// by PINS edits. `undone` (step, number): undone edits in order, for concurrent readers; numbers
/// are never reused. Version 3 has no tally; version 2 also no checksums, worlds below or custom
/// tilings; version 1 also no `cells`.
#ifndef PAVE_FORMATS_STORE_MODEL_H
#define PAVE_FORMATS_STORE_MODEL_H

#include "../common/common_list.h"

#include <pave/formats/store.h>
#include <sqlite3.h>
#include <time.h>

#define PAVE_STORE_NO_MEMORY "not enough memory for the file"
#define PAVE_STORE_BUSY "another program has been writing to it for 10 seconds: try again"
#define PAVE_STORE_NO_FILE "is not a world file: pave world new makes one"
#define PAVE_STORE_NUMBER_MAX (INT64_C(1) << 62) ///< limit of edit numbers and steps

enum {
    PAVE_STORE_APPLICATION = 0x50617665, ///< "Pave"
    /// Version of the algorithm of worlds; a new version makes different tiles.
    PAVE_STORE_ALGORITHM = 1,
    PAVE_STORE_BUSY_MS = 10000,
    PAVE_STORE_TEXT_MAX = 1 << 28,
    PAVE_STORE_PATH_SIZE = 4096 + 16,
    PAVE_STORE_SHARES = 256 ///< offset between the shares of two levels of worlds
};

/// Statements used by every change.
typedef enum pave_store_query {
    PAVE_STORE_BEGIN,
    PAVE_STORE_COMMIT,
    PAVE_STORE_ROLLBACK,
    PAVE_STORE_NEWS, ///< detects writes by others
    PAVE_STORE_PUT_EDIT,
    PAVE_STORE_PUT_CELL,
    PAVE_STORE_PUT_UNDONE,
    PAVE_STORE_DROP_EDIT,
    PAVE_STORE_DROP_CELLS,
    PAVE_STORE_PUT_TALLY,
    PAVE_STORE_QUERIES
} pave_store_query;

/// Summary of the edits in a file, which detects lost, hidden or changed rows.
typedef struct pave_store_tally {
    int64_t standing, undone;
    uint64_t sum; ///< sum of the hashes of all rows, independent of order
} pave_store_tally;

/// State of the files before SQLite opens them.
typedef struct pave_store_files {
    const char *log; ///< suffix of the log or journal that has bytes; NULL: the file is complete
    bool alone;      ///< whether the log or its index is missing
    char locked[PAVE_STORE_PATH_SIZE]; ///< the first file that is not writable; "": all are
    bool beside;                       ///< `locked` is a companion of the file
    int64_t size;
    struct timespec changed;
} pave_store_files;

struct pave_store {
    pave_allocator allocator;
    char *path;
    pave_store_way way;
    sqlite3 *db;              ///< worlds below share the connection of the world above
    int depth;                ///< level: 0, one more for each world below
    struct pave_store *below; ///< the world that the bias follows, for its definition only; or NULL
    sqlite3_stmt *queries[PAVE_STORE_QUERIES];
    int version;
    bool still;   ///< opened as immutable, without locking
    bool starved; ///< whether memory ran out, so that apparent damage may not be real
    int64_t news; ///< PRAGMA data_version when the edits were read
    int64_t step; ///< the last row of `undone` that was read
    int64_t last; ///< the greatest number that was read
    pave_store_tally tally;
    pave_json_wang *tiles;
    char *tiling_name, *note;
    pave_common_list tiling_text; ///< text of a custom tiling; otherwise empty
    double *shares;
    bool *passable; ///< read from the file
    pave_bias bias;
    /// bias_values: values of a map, or of the colours of a world.
    uint16_t *bias_weights, *bias_values;
    pave_store_def def;
    pave_tiling *tiling;
    pave_wang_set **by_face;    ///< tiles->face_count sets
    const pave_wang_set **sets; ///< tiling->face_count sets
    pave_world_def world_def;
    pave_edits *edits;
};

/// Allocates a store without a file; NULL if out of memory.
pave_store *pave_store_begin(const char *path, const pave_allocator *allocator);

/// Opens an existing database with the given SQLite URI parameters.
pave_result pave_store_connect(pave_store *store, const char *path, const char *way,
                               pave_error *error);

/// Examines the file and its companions. Returns PAVE_IO if the file is missing; PAVE_INVALID if
/// one of them is not a file.
pave_result pave_store_look(const pave_store *store, pave_store_files *out, pave_error *error);

/// Fills `error` from SQLite's last failure on the store. Returns its result, never PAVE_OK.
pave_result pave_store_fail(const pave_store *store, pave_error *error);

/// Fills `error` for an inconsistent file, or for an underlying failure such as running out of
/// memory.
pave_result pave_store_damaged(const pave_store *store, const char *what, pave_error *error);
pave_result pave_store_no_memory(const pave_store *store, pave_error *error);

/// Runs statements that return no rows. Returns the results of pave_store_fail.
pave_result pave_store_run(const pave_store *store, const char *sql, pave_error *error);

/// Runs a prepared statement, whose parameters are bound, and resets it.
pave_result pave_store_step(pave_store *store, pave_store_query query, pave_error *error);

/// Reads an integer column; false if it is not an integer in low..high.
bool pave_store_integer(sqlite3_stmt *row, int column, int64_t low, int64_t high, int64_t *out);

/// Releases the sets, the tiling, the world and its edits.
void pave_store_release_world(pave_store *store);

/// Creates the tables of a new file.
pave_result pave_store_make_tables(pave_store *store, pave_error *error);

/// Writes a tally, or compares it with the tally in the file. Files of older versions may have
/// none.
pave_result pave_store_keep_tally(pave_store *store, const pave_store_tally *tally, bool writes,
                                  pave_error *error);

/// The first function reads the definition. The second reads all edits, or only edits that others
/// have written since the last read.
pave_result pave_store_read_def(pave_store *store, pave_error *error);
pave_result pave_store_read_edits(pave_store *store, pave_error *error);

/// Writes the tables and the definition of store->def into an empty file.
pave_result pave_store_write_def(pave_store *store, pave_error *error);

/// Allocates the store of a world below, for its definition; NULL if out of memory.
pave_store *pave_store_open_below(pave_store *above);

/// Copies a definition to be stored and the definitions below it. Returns the results of
/// pave_store_create.
pave_result pave_store_take_def(pave_store *store, const pave_store_def *def, pave_error *error);

/// Copies the bias of the definition, if it has one.
pave_result pave_store_take_bias(pave_store *store, pave_error *error);
pave_result pave_store_write_bias(pave_store *store, pave_error *error);
pave_result pave_store_read_bias(pave_store *store, pave_error *error);

/// Reads the world that the bias follows into store->below.
pave_result pave_store_read_below(pave_store *store, pave_error *error);
void pave_store_release_bias(pave_store *store);

/// Prepares a statement that writes a value of the definition; bind the value as its second
/// parameter. NULL on failure.
sqlite3_stmt *pave_store_put(const pave_store *store, const char *name);

/// Writes a string value of the definition.
pave_result pave_store_put_text(pave_store *store, const char *name, const char *text,
                                pave_error *error);

/// Finds a value of the definition: returns a row to finalize, or NULL. The second function returns
/// a copy of a string, to be released with pave_common_free; NULL if it is missing or memory runs
/// out.
sqlite3_stmt *pave_store_value(const pave_store *store, const char *name);
char *pave_store_text(pave_store *store, const char *name, size_t *size);

/// Reads edits written by other programs since the last call; does nothing if the file is open as
/// immutable. Returns the results of pave_store_open; on failure the edits are unchanged. Takes
/// microseconds if there are no new edits, otherwise time linear in the number of new edits.
pave_result pave_store_refresh(pave_store *store, pave_error *error);

#endif
