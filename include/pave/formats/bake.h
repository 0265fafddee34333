/// pave/formats/bake.h: bakes a part of a world into files: pyramids of pictures for web maps,
/// stores of tile ids for programs. Memory does not grow with the world.
/// Library pave_bake; it needs libdeflate, libpng and SQLite 3.
///
/// The work is split into units, in a fixed order. Units are made by threads and by parts of
/// a job array; the bytes of the output do not depend on which of them made a unit. Work
/// in progress is in the folder OUTPUT.bake: data, and journals of the finished units. If the
/// program is interrupted, a later run with `resume` checks the finished units and continues. The
/// output appears under its name when it is complete and all its units are verified; then the
/// folder is removed. Outputs are marked with their request. A folder is replaced only if it has
/// such a mark and no other files. Links are not followed.
///
/// The same request gives the same ids and pixels everywhere, and the same bytes with the same
/// versions of libdeflate and SQLite. docs/scale.md has the formats, figures and limits.
///
/// Based on: Protomaps, "PMTiles Version 3 Specification", 2022; Mapbox, "MBTiles 1.3", 2018; Zarr
/// developers, "Zarr Storage Specification Version 2", 2019.
///
/// Example: bake_store.c.
#ifndef PAVE_FORMATS_BAKE_H
#define PAVE_FORMATS_BAKE_H

#include <pave/base.h>
#include <pave/window.h>

#ifdef __cplusplus
extern "C" {
#endif

// ---- Definition ---------------------------------------------------------------------------------

/// Output formats.
typedef enum pave_bake_format {
    PAVE_BAKE_PMTILES = 0, ///< "pmtiles": one file of PNGs for the web
    PAVE_BAKE_MBTILES,     ///< "mbtiles": one SQLite database of PNGs
    PAVE_BAKE_FOLDER,      ///< "folder": PNGs by level, column and row, z/x/y.png
    PAVE_BAKE_ZARR         ///< "zarr": a folder of compressed chunks of ids, Zarr version 2
} pave_bake_format;

/// Returns whether the output is a pyramid of pictures; the other formats hold ids. Constant time.
PAVE_API bool pave_bake_is_pyramid(pave_bake_format format);

enum {
    PAVE_BAKE_PICTURE = 256,   ///< width and height of a picture of a pyramid in pixels
    PAVE_BAKE_CHUNK = 256,     ///< width and height of a chunk of ids in unit cells
    PAVE_BAKE_LEVEL_MAX = 26,  ///< maximum level of a pyramid
    PAVE_BAKE_PARTS_MAX = 9999 ///< maximum number of parts of a job
};

/// Source of pictures and ids. Its functions are pure: the same call always writes the same data.
/// Several threads may call them concurrently. Only the functions that the format needs must be
/// set.
typedef struct pave_bake_source {
    /// Writes the ids of a rectangle of unit cells, row by row, like pave_world_fill.
    pave_result (*ids)(void *context, pave_rect rect, uint32_t *out, ptrdiff_t stride);
    /// Writes the pixels of a box of the whole picture, at the maximum level. `rgba` holds 4 *
    /// width * height bytes, straight alpha; pixels outside the whole picture are 0, 0, 0, 0.
    pave_result (*pixels)(void *context, int64_t x, int64_t y, int32_t width, int32_t height,
                          uint8_t *rgba);
    /// Writes files that accompany the output, such as a page that shows it; may be NULL. Called
    /// once, when the output is complete at `path`, before it is moved to its final path.
    pave_result (*beside)(void *context, const char *path, pave_error *error);
    void *context;
    /// Names of all files that `beside` writes into the folder of the output,
    /// terminated by NULL; NULL: none. A later bake replaces the folder only if it has no other
    /// files.
    const char *const *files;
} pave_bake_source;

/// A name and value for the output's metadata.
typedef struct pave_bake_fact {
    const char *name, *value;
} pave_bake_fact;

/// Parameters of pave_bake_run. {0}, apart from path, source, rect, width and height, is a whole
/// pyramid by one process, one unit at a time.
typedef struct pave_bake_def {
    const char *path; ///< path of the output: a folder for FOLDER and ZARR, otherwise a file
    pave_bake_format format;
    pave_bake_source source;
    pave_rect rect;     ///< unit cells of ids
    int32_t face_count; ///< number of ids per unit cell; 0 means 1
    uint32_t id_max;    ///< maximum id, except PAVE_WANG_EMPTY; it determines the bytes per id
    int64_t width; ///< pyramids: width of the whole picture at level `native` in pixels, at least 1
    int64_t height;   ///< pyramids: height of the whole picture at that level in pixels, at least 1
    int32_t zoom_min; ///< pyramids: minimum level written
    int32_t zoom_max; ///< pyramids: maximum level written; -1: pave_bake_native
    /// One line of up to 4000 characters that identifies everything the bytes depend on, such as a
    /// hash of the source's input. A run with `resume` refuses a different text.
    const char *request;
    const pave_bake_fact *facts; ///< fact_count texts for the metadata
    int32_t fact_count;
    int32_t part, part_count; ///< this run makes part 1..part_count of the units; 0: all
    /// Continues the work in OUTPUT.bake, if any. Without such work, an output with the mark of
    /// this request counts as complete.
    bool resume;
    /// Replaces an existing output and existing work. Refused: a folder without a mark or with
    /// files that bakes do not write, and work in use by another process.
    bool replace;
    double rate; ///< maximum number of pictures or chunks per second; 0: no limit
    int32_t
        workers; ///< number of units made concurrently by the batch's runner, 1..1024; 0 means 1
} pave_bake_def;

/// Returns the level at which a whole picture of width x height pixels is shown 1:1: 0 for up to
/// PAVE_BAKE_PICTURE pixels in each direction, plus one for each doubling. Both must be at least 1.
/// Constant time.
PAVE_API int32_t pave_bake_native(int64_t width, int64_t height);

// ---- Baking -------------------------------------------------------------------------------------

/// Result of a run.
typedef struct pave_bake_report {
    int64_t units, units_total; ///< units finished by this run and earlier ones, and in total
    int64_t items, items_total; ///< the same in pictures or chunks
    int64_t found;              ///< units finished by earlier runs and kept by this one
    int64_t bytes;              ///< bytes written by this run
    int64_t broken;       ///< first unit that was damaged and rebuilt, or -1. The next three fields
                          ///< locate its first damaged picture or chunk
    int32_t broken_level; ///< level of the damaged item; 0 for chunks
    int64_t broken_x, broken_y; ///< column and row
    bool whole;                 ///< whether the output is complete and at its final path
} pave_bake_report;

/// Bakes the output. The batch's runner makes def->workers units at a time. Progress counts items;
/// if it stops the run, finished units stay in OUTPUT.bake; others begin again. Parts may run in
/// any order and at the same time, in several processes that share the folder of the output;
/// out->whole stays false until all other parts are finished.
///
/// Returns PAVE_OK; PAVE_STOPPED; PAVE_RANGE; PAVE_INVALID if the call does not match the existing
/// output or work; PAVE_IO, also for damage and for work in use by another process; PAVE_NO_MEMORY;
/// the results of the source. On failure `error` (may be NULL) has the reason. `out` is always
/// filled. Memory: about 25 MB per worker, plus the memory of its source.
PAVE_API pave_result pave_bake_run(const pave_bake_def *def, const pave_allocator *allocator,
                                   const pave_batch *batch, pave_bake_report *out,
                                   pave_error *error);

#ifdef __cplusplus
}
#endif
#endif
