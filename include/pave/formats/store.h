/// pave/formats/store.h: stores a world and its edits in one SQLite database file. It has the whole
/// definition of the world, including its tile sets, and the current edits, but no tiles. There is
/// one writer at a time, with any number of concurrent readers. An acknowledged edit survives the
/// end of the program at any moment; a power loss may lose only the last edits, and none with
/// power_safe. A file of an older version is read, and upgraded when it is written; a file of a
/// newer version is refused. Library pave_store; it needs SQLite 3.
///
/// Nothing in a file is trusted. It must have exactly the tables that pave writes, without views,
/// triggers or indexes; numbers must be in range; a tally of all edits, kept with the world,
/// detects missing and changed edits. Any mismatch returns PAVE_INVALID; nothing is repaired.
///
/// While a store is open there may be two more files of the same name with -wal and -shm: move or
/// copy all three together, or close the store first. A reader without write permission creates
/// none: it reads the file as it is, or uses the log and index of a writer. If a log has edits and
/// there is no index, the file is refused (PAVE_IO).
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

/// Limits, and the version of the files that this library writes.
enum {
    PAVE_STORE_VERSION = 4,
    /// Maximum length of a chain of worlds, each of which follows the next.
    PAVE_STORE_BELOW_MAX = 3
};

/// Definition of a world in a file.
typedef struct pave_store_def {
    /// Tile sets of the world. Face s of the tiling uses the tiles of face s of the file if the
    /// numbers of faces and of sides match, otherwise the tiles of the first face with the right
    /// number of sides.
    const pave_json_wang *tiles;
    const char *tiling; ///< name of the tiling; NULL: "square"
    /// A tiling defined by the caller, instead of a named one; stored as the text of
    /// pave_json_tiling_print. NULL: none.
    const pave_tiling *own_tiling;
    uint64_t seed;
    pave_world_method method;
    pave_cell origin;
    int base;             ///< as in pave_world_def; so are `shares` and `patch`
    const double *shares; ///< color_count + 1 elements, or NULL
    int patch;
    const pave_bias *bias; ///< noise, a map or a world, but not a function; or NULL
    /// The definition of the world that a WORLD bias follows, which may itself follow another
    /// world; otherwise NULL. In a definition to be stored, the bias's own pointer to the world may
    /// be NULL.
    const struct pave_store_def *below;
    /// color_count + 1 elements of a connected world, as in pave_world_def; or NULL.
    const bool *passable;
    double solid, opened; ///< fields of a connected world; rounded to 32 and 16 bits
    int mesh;             ///< as in pave_world_def
    /// Any text, such as the name of a built-in set; stored and otherwise ignored. NULL: "".
    const char *note;
} pave_store_def;

/// Options of opening a file.
typedef struct pave_store_way {
    bool writes;
    bool power_safe; ///< every change waits for the disk, which takes milliseconds instead of
                     ///< microseconds
} pave_store_way;

/// An open file.
typedef struct pave_store pave_store;

/// Creates a file with a world without edits, completely or not at all. Returns PAVE_OK; PAVE_IO,
/// also if the file or the -wal, -shm or -journal of an earlier one exists; the results of
/// pave_json_wang_create and pave_world_create; PAVE_NOT_FOUND for an unknown tiling;
/// PAVE_UNSUPPORTED for a bias that is a function, a map of more than 2^27 values, a world without
/// `below`, or more worlds than PAVE_STORE_BELOW_MAX; PAVE_INVALID if the world of `below` differs
/// from the bias's. `error` (may be NULL) has the reason.
PAVE_API pave_result pave_store_create(const char *path, const pave_store_def *def,
                                       const pave_allocator *allocator, pave_error *error);

/// Returns whether a file begins like a store; false also if it cannot be read. Pipes and devices
/// are not read. Do not use it on a store that this process has open for writing: closing the file
/// would release SQLite's locks.
PAVE_API bool pave_store_recognizes(const char *path);

/// Opens a file; close it with pave_store_close. Returns PAVE_OK; PAVE_IO if it cannot be read or,
/// with `writes`, written, or if another program keeps writing it for 10 s; PAVE_INVALID for a file
/// that is damaged, was changed by another program, or is not a store; PAVE_UNSUPPORTED for a newer
/// version, or for a world that this version of pave makes differently; PAVE_NO_MEMORY. On failure
/// `out` is NULL and `error` (may be NULL) has the reason. Linear in the number of edits. SQLite
/// allocates its own memory.
PAVE_API pave_result pave_store_open(const char *path, pave_store_way way,
                                     const pave_allocator *allocator, pave_store **out,
                                     pave_error *error);

/// Closes a file. NULL is allowed.
PAVE_API void pave_store_close(pave_store *store);

/// Returns the definition of the world, valid as long as the store. Its method is never AUTO, and
/// its tiles have the path of the store. Constant time.
PAVE_API const pave_store_def *pave_store_def_of(const pave_store *store);

/// Returns the tiling of the world, valid as long as the store. Constant time.
PAVE_API const pave_tiling *pave_store_tiling(const pave_store *store);

/// Returns the edits, as of the last open, change or refresh of the store, and thus the edited
/// world. Valid as long as the store. Constant time.
PAVE_API const pave_edits *pave_store_edits(const pave_store *store);

/// Changes edits like pave_edits_change; when it returns, the change is durable. This takes about
/// 30 microseconds more, or some milliseconds with power_safe. Changes by other programs are read
/// first, so several may take turns. Edit numbers end at 2^62. Also returns PAVE_IO if the file
/// cannot be written and PAVE_INVALID if it is damaged; then nothing changes and `error` names the
/// file. The store must have been opened with `writes`.
PAVE_API pave_result pave_store_change(pave_store *store, const pave_edit *add, int64_t add_count,
                                       const int64_t *undo, int64_t undo_count, pave_error *error);

/// Reads the whole file and checks all pages of the database. (Edits are checked by sums whenever
/// they are read.) Returns PAVE_OK; PAVE_INVALID if it is damaged (`error`, which may be NULL, has
/// the position); PAVE_IO. Linear in the size of the file.
PAVE_API pave_result pave_store_check(const pave_store *store, pave_error *error);

// ---- Grounds ------------------------------------------------------------------------------------

/// A ground to open, as texts explained in docs/grounds.md. Either `file` or `tiling` is required.
typedef struct pave_store_ground_def {
    const char *file;  ///< a file that pave_json_any_read reads, an .obj or .off file, or a world
                       ///< file; NULL: a rectangle
    const char *walls; ///< blocked cells, `NAME,...`; NULL: depends on the kind of file
    const char *cost;  ///< costs of entering cells, `NAME=N,...`; NULL: 1
    const char *at;    ///< first cell of a world or a rectangle; NULL: 0,0
    int32_t width, height;     ///< size of a world or a rectangle in unit cells
    const pave_tiling *tiling; ///< tiling of a rectangle, and as in pave_mask_read
} pave_store_ground_def;

/// A ground: its cells, which of them are closed, and the costs of entering them. Read only; the
/// fields under "Private" are internal.
typedef struct pave_store_ground {
    const char *what; ///< `map`, `world` and so on; NULL: a rectangle
    int64_t count;
    const pave_window *window; ///< NULL with a mesh, a patch or a graph
    const pave_mask *walls;    ///< mask on the window: cells and sides that also block sight
    const pave_mask *closed;   ///< mask on the window: everything that cannot be entered
    const pave_graph *whole;   ///< graph of all cells, without a window
    const pave_graph *graph;   ///< the same graph, with arcs only between open cells
    bool closes;               ///< whether any cell may be closed
    int32_t *costs;            ///< `count` costs; negative: cannot be entered; NULL: 1 each
    int32_t least;             ///< minimum cost
    pave_json_any any;         ///< contents of the file; empty for a world
    pave_store *store;         ///< store of a world
    // Private.
    pave_allocator allocator;
    pave_window *own_window;
    pave_graph *own_graphs[2];
    pave_mask *masks[2];
} pave_store_ground;

/// Opens a ground; release it with pave_store_ground_close. Returns PAVE_OK; the results of the
/// reader of the file; PAVE_NOT_FOUND (unknown name), PAVE_RANGE, PAVE_INVALID or PAVE_UNSUPPORTED
/// for a wrong text in the definition (`error` then has no file, and its message begins with the
/// name of the field); PAVE_NO_MEMORY. On failure `out` is empty. Linear in the number of cells
/// times the number of names.
PAVE_API pave_result pave_store_ground_open(const pave_store_ground_def *def,
                                            const pave_allocator *allocator, pave_store_ground *out,
                                            pave_error *error);

/// Closes a ground. {0} is allowed.
PAVE_API void pave_store_ground_close(pave_store_ground *ground);

#ifdef __cplusplus
}
#endif
#endif
