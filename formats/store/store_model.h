/// formats/store/store_model.h: what a store is made of, for its sources.
///
/// Tables of version 4: `world` (name, value): the definition; that of the world that its bias
/// follows is there too, with `below.` before each name, and so on; and `edits`, the tally of all
/// edits. `shares` (color, share): those of method blocks; of the world n below with 256 n added.
/// `edits` (number, kind, ..., sum): those that stand. `cells` (number, i, ...): what the edits of
/// kind PINS list. `undone` (step, number): which were undone, in order, for readers beside the
/// writer; numbers are never used again. Version 3 has no tally, version 2 no sums, no worlds below
/// and no own tilings either, version 1 also no `cells`.
#ifndef PAVE_FORMATS_STORE_MODEL_H
#define PAVE_FORMATS_STORE_MODEL_H

#include "../common/common_list.h"

#include <pave/formats/store.h>
#include <sqlite3.h>
#include <time.h>

#define PAVE_STORE_NO_MEMORY "no memory for the file"
#define PAVE_STORE_BUSY "another program has been writing to it for 10 seconds: try again"
#define PAVE_STORE_NO_FILE "is not a world file: pave world new makes one"
#define PAVE_STORE_NUMBER_MAX (INT64_C(1) << 62) ///< of an edit and of a step

enum {
    PAVE_STORE_APPLICATION = 0x50617665, ///< "Pave"
    PAVE_STORE_ALGORITHM = 1,            ///< of worlds; another one makes other tiles
    PAVE_STORE_BUSY_MS = 10000,
    PAVE_STORE_TEXT_MAX = 1 << 28,
    PAVE_STORE_PATH_SIZE = 4096 + 16,
    PAVE_STORE_SHARES = 256 ///< between the shares of worlds below each other
};

/// The statements that every change needs.
typedef enum pave_store_query {
    PAVE_STORE_BEGIN,
    PAVE_STORE_COMMIT,
    PAVE_STORE_ROLLBACK,
    PAVE_STORE_NEWS, ///< whether others have written
    PAVE_STORE_PUT_EDIT,
    PAVE_STORE_PUT_CELL,
    PAVE_STORE_PUT_UNDONE,
    PAVE_STORE_DROP_EDIT,
    PAVE_STORE_DROP_CELLS,
    PAVE_STORE_PUT_TALLY,
    PAVE_STORE_QUERIES
} pave_store_query;

/// What a file has of edits: a row that is lost, hidden or changed makes another tally.
typedef struct pave_store_tally {
    int64_t standing, undone;
    uint64_t sum; ///< of the hashes of all rows, in any order
} pave_store_tally;

/// What is known of the files before SQLite opens them.
typedef struct pave_store_files {
    const char *log; ///< the end of the log or journal that has bytes; NULL: the file has all
    bool alone;      ///< there is no log, or no index of it
    char locked[PAVE_STORE_PATH_SIZE]; ///< the first that may not be written; ""
    bool beside;                       ///< that is one beside the file
    int64_t size;
    struct timespec changed;
} pave_store_files;

struct pave_store {
    pave_allocator allocator;
    char *path;
    pave_store_way way;
    sqlite3 *db;              ///< of a world below that of the one above
    int depth;                ///< 0; of a world below one more than above
    struct pave_store *below; ///< the world that the bias follows, for its definition alone; NULL
    sqlite3_stmt *queries[PAVE_STORE_QUERIES];
    int version;
    bool still;   ///< it is read as it is, without a look at locks
    bool starved; ///< memory was lacking: what seems damaged may not be
    int64_t news; ///< PRAGMA data_version when the edits were read
    int64_t step; ///< of `undone`: the last that was taken over
    int64_t last; ///< the greatest number that was taken over
    pave_store_tally tally;
    pave_json_wang *tiles;
    char *tiling_name, *note;
    pave_common_list tiling_text; ///< of an own tiling; else empty
    double *shares;
    bool *passable; ///< that were read
    pave_bias bias;
    uint16_t *bias_weights, *bias_values; ///< values: of a map, or of the colours of a world
    pave_store_def def;
    pave_tiling *tiling;
    pave_wang_set **by_face;    ///< tiles->face_count
    const pave_wang_set **sets; ///< tiling->face_count
    pave_world_def world_def;
    pave_edits *edits;
};

/// Begins a store without a file; NULL without memory.
pave_store *pave_store_begin(const char *path, const pave_allocator *allocator);

/// Opens the database, which must be there, in a way that SQLite's URIs name.
pave_result pave_store_connect(pave_store *store, const char *path, const char *way,
                               pave_error *error);

/// Looks at the file and at those beside it. PAVE_IO where the file is missing; PAVE_INVALID where
/// one of them is not a file.
pave_result pave_store_look(const pave_store *store, pave_store_files *out, pave_error *error);

/// Fills `error` from SQLite's last failure of the store. Returns its result, never PAVE_OK.
pave_result pave_store_fail(const pave_store *store, pave_error *error);

/// Fills `error` for a file that contradicts itself; or with the failure because of which it seems
/// to, such as a lack of memory.
pave_result pave_store_damaged(const pave_store *store, const char *what, pave_error *error);
pave_result pave_store_no_memory(const pave_store *store, pave_error *error);

/// Runs statements without results. Returns as pave_store_fail.
pave_result pave_store_run(const pave_store *store, const char *sql, pave_error *error);

/// Runs one of the prepared ones, whose parameters are bound, and resets it.
pave_result pave_store_step(pave_store *store, pave_store_query query, pave_error *error);

/// A whole number of a column, within limits; false for anything else.
bool pave_store_integer(sqlite3_stmt *row, int column, int64_t low, int64_t high, int64_t *out);

/// Releases the sets, the tiling, the world and its edits.
void pave_store_release_world(pave_store *store);

/// Makes the tables of a new file.
pave_result pave_store_make_tables(pave_store *store, pave_error *error);

/// Writes a tally, or checks that the file has it. Files of older versions may have none.
pave_result pave_store_keep_tally(pave_store *store, const pave_store_tally *tally, bool writes,
                                  pave_error *error);

/// Reads the definition, and all edits; or those that others wrote since.
pave_result pave_store_read_def(pave_store *store, pave_error *error);
pave_result pave_store_read_edits(pave_store *store, pave_error *error);

/// Writes the tables and the definition of store->def into an empty file.
pave_result pave_store_write_def(pave_store *store, pave_error *error);

/// Begins the store of a world below, for its definition; NULL without memory.
pave_store *pave_store_open_below(pave_store *above);

/// Takes a definition to be kept, with those below. Returns as pave_store_create.
pave_result pave_store_take_def(pave_store *store, const pave_store_def *def, pave_error *error);

/// The bias of the definition; nothing where it has none.
pave_result pave_store_take_bias(pave_store *store, pave_error *error);
pave_result pave_store_write_bias(pave_store *store, pave_error *error);
pave_result pave_store_read_bias(pave_store *store, pave_error *error);

/// Reads the world below, which the bias follows, into store->below.
pave_result pave_store_read_below(pave_store *store, pave_error *error);
void pave_store_release_bias(pave_store *store);

/// Begins to write a value of the definition, the second parameter; NULL where it failed.
sqlite3_stmt *pave_store_put(const pave_store *store, const char *name);

/// Writes a text of the definition.
pave_result pave_store_put_text(pave_store *store, const char *name, const char *text,
                                pave_error *error);

/// A value of the definition: a row to be finalized, or NULL. A copy of a text, to be given to
/// pave_common_free; NULL where it is missing, or without memory.
sqlite3_stmt *pave_store_value(const pave_store *store, const char *name);
char *pave_store_text(pave_store *store, const char *name, size_t *size);

/// Takes over what other programs have written since; nothing where the file had to be read as it
/// was. Returns as pave_store_open; after a failure the edits are as they were. Microseconds where
/// nothing was written, else linear in what was.
pave_result pave_store_refresh(pave_store *store, pave_error *error);

#endif
