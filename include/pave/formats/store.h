/// pave/formats/store.h: worlds with their edits in a file, one SQLite database: the whole
/// definition of the world, its tile sets included, and the edits that stand; no tiles. One writer
/// at a time, any number of readers beside it. An edit that was acknowledged survives the end of
/// the program at any moment; a loss of power may take the last ones, unless power_safe is set, but
/// never more. A file of an older version is read, and upgraded when it is written; one of a newer
/// version is refused. Library pave_store; it needs SQLite 3.
///
/// Nothing in a file is trusted. Its tables must be those that pave writes, with no view, trigger
/// or index; numbers have limits; a tally of all edits, kept with the world, tells when one is
/// missing or has changed. Whatever is wrong is PAVE_INVALID, and nothing is repaired.
///
/// While a store is open there may be two more files beside it, of the same name and -wal and -shm:
/// move or copy the three together, or close the store first. A reader that may not write the file
/// makes none: it reads the file as it is, or with the log and index of a writer. Where a log holds
/// edits and there is no index, it is refused (PAVE_IO).
///
/// Example: store_town.c.
#ifndef PAVE_FORMATS_STORE_H
#define PAVE_FORMATS_STORE_H

#include <pave/edits.h>
#include <pave/formats/json.h>
#include <pave/formats/json_wang.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The version of the files that are written.
enum {
    PAVE_STORE_VERSION = 4,
    PAVE_STORE_BELOW_MAX = 3 ///< worlds below each other, each of which the one above follows
};

/// What a world is made from, as a file keeps it.
typedef struct pave_store_def {
    /// Its tile sets. Face s of the tiling has the tiles of face s of the file where there are as
    /// many, else those of the first with as many sides.
    const pave_json_wang *tiles;
    const char *tiling; ///< its name; NULL: "square"
    /// A tiling of the caller's instead of a named one: kept as the text of pave_json_tiling_print,
    /// and read back from it. NULL: none.
    const pave_tiling *own_tiling;
    uint64_t seed;
    pave_world_method method;
    pave_cell origin;
    int base;             ///< this and the next two as in pave_world_def
    const double *shares; ///< NULL, or color_count + 1
    int patch;
    const pave_bias *bias; ///< NULL, or one of noise, of a map or of a world; never of a function
    /// Of a bias that is a WORLD the definition of that world, and so on below; else NULL. In a
    /// definition to be kept the bias's own pointer to the world may be NULL.
    const struct pave_store_def *below;
    const bool *passable; ///< NULL, or color_count + 1: a connected world, as in pave_world_def
    double solid, opened; ///< of such a world; 32 and 16 bits of them count, and are kept
    int mesh;             ///< the same
    /// A word of the caller's, such as the name of a built-in set: kept, and else ignored. NULL:
    /// "".
    const char *note;
} pave_store_def;

/// How a file is opened.
typedef struct pave_store_way {
    bool writes;
    bool power_safe; ///< every change waits for the disk: milliseconds instead of microseconds
} pave_store_way;

/// An open file.
typedef struct pave_store pave_store;

/// Makes a file with a world without edits; whole or not at all. Returns PAVE_OK; PAVE_IO, also
/// where there is a file already, or the -wal, -shm or -journal of an earlier one; as
/// pave_json_wang_create and pave_world_create; PAVE_NOT_FOUND for an unknown tiling;
/// PAVE_UNSUPPORTED for a bias that is a function, a map of more than 2^27 values, a world without
/// `below`, or more worlds than PAVE_STORE_BELOW_MAX; PAVE_INVALID where `below` defines another
/// world than the bias has. `error`, which may be NULL, has the reason.
PAVE_API pave_result pave_store_create(const char *path, const pave_store_def *def,
                                       const pave_allocator *allocator, pave_error *error);

/// Whether a file begins as one of these does; false also where it cannot be read. Of pipes and
/// devices nothing is read. Not for a file that this process has open as a store to be written:
/// on closing it again the system would give up SQLite's locks.
PAVE_API bool pave_store_recognizes(const char *path);

/// Opens a file; close it with pave_store_close. Returns PAVE_OK; PAVE_IO where it cannot be read
/// or, with `writes`, written, or is being written by another program for too long (10 s);
/// PAVE_INVALID for a file that is damaged, was changed by something else, or is no such file;
/// PAVE_UNSUPPORTED for one of a newer version, or of a world that this
/// version of pave makes otherwise; PAVE_NO_MEMORY. On failure `out` is NULL, and `error`, which
/// may be NULL, has the reason. Linear in the edits. SQLite takes memory of its own.
PAVE_API pave_result pave_store_open(const char *path, pave_store_way way,
                                     const pave_allocator *allocator, pave_store **out,
                                     pave_error *error);

/// Closes a file; NULL is allowed.
PAVE_API void pave_store_close(pave_store *store);

/// The definition of the world. It lives as long as the store; its method is never AUTO, and its
/// tiles have the store's path as theirs. Constant time.
PAVE_API const pave_store_def *pave_store_def_of(const pave_store *store);

/// The tiling of the world. It lives as long as the store. Constant time.
PAVE_API const pave_tiling *pave_store_tiling(const pave_store *store);

/// The edits, as they were when the store was opened, changed or refreshed last, and by them the
/// edited world. They live as long as the store. Constant time.
PAVE_API const pave_edits *pave_store_edits(const pave_store *store);

/// pave_edits_change, durable once it returns: about 30 microseconds more, power_safe some
/// milliseconds. What other programs wrote is taken over first, so several may take turns. Numbers
/// end at 2^62. Also returns PAVE_IO where the file cannot be written, PAVE_INVALID where it is
/// damaged; then nothing has changed. Where the file is at fault, and not an edit, `error` names
/// it. The store must have been opened with `writes`.
PAVE_API pave_result pave_store_change(pave_store *store, const pave_edit *add, int64_t add_count,
                                       const int64_t *undo, int64_t undo_count, pave_error *error);

/// Reads the whole file and checks that it is sound: all pages of the database. (Edits are checked
/// by sums whenever they are read.) Returns PAVE_OK; PAVE_INVALID where it is damaged, and `error`,
/// which may be NULL, says where; PAVE_IO. Linear in the file.
PAVE_API pave_result pave_store_check(const pave_store *store, pave_error *error);

// ---- Grounds ------------------------------------------------------------------------------------

/// Which ground is opened, in words; docs/grounds.md explains them. It needs a file or a tiling.
typedef struct pave_store_ground_def {
    const char *file;  ///< a file of pave_json_any_read, .obj, .off or a world; NULL: a rectangle
    const char *walls; ///< what blocks, `NAME,...`; NULL: by the kind of file
    const char *cost;  ///< what entering cells costs, `NAME=N,...`; NULL: 1
    const char *at;    ///< the first cell of a world or a rectangle; NULL: 0,0
    int32_t width, height;     ///< of a world or a rectangle, in unit cells
    const pave_tiling *tiling; ///< of a rectangle, and as in pave_mask_read
} pave_store_ground_def;

/// Cells, what closes them, and what entering them costs. The first part is for reading.
typedef struct pave_store_ground {
    const char *what; ///< `map`, `world` and so on; NULL: a rectangle
    int64_t count;
    const pave_window *window; ///< NULL: a mesh, a patch or a graph
    const pave_mask *walls;    ///< of the window: what also stops sight
    const pave_mask *closed;   ///< of the window: all that is not entered
    const pave_graph *whole;   ///< without a window: of all cells
    const pave_graph *graph;   ///< the same, with arcs between open cells only
    bool closes;               ///< whether a cell may be closed
    int32_t *costs;            ///< `count`, below 0: not entered; NULL: 1 each
    int32_t least;             ///< no cost is less
    pave_json_any any;         ///< what was read; empty of a world
    pave_store *store;         ///< of a world
    // Private.
    pave_allocator allocator;
    pave_window *own_window;
    pave_graph *own_graphs[2];
    pave_mask *masks[2];
} pave_store_ground;

/// Opens a ground; give it to pave_store_ground_close. Returns PAVE_OK; as the reader of the file;
/// where a word of the definition is wrong PAVE_NOT_FOUND (no such name), PAVE_RANGE, PAVE_INVALID
/// or PAVE_UNSUPPORTED, and then `error` has no file and its message begins with the name of the
/// field; PAVE_NO_MEMORY. On failure `out` is empty. Linear in the cells, times the words.
PAVE_API pave_result pave_store_ground_open(const pave_store_ground_def *def,
                                            const pave_allocator *allocator, pave_store_ground *out,
                                            pave_error *error);

/// Closes a ground; {0} is allowed.
PAVE_API void pave_store_ground_close(pave_store_ground *ground);

#ifdef __cplusplus
}
#endif
#endif
