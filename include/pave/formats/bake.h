/// pave/formats/bake.h: a part of a world baked into files: pyramids of pictures for maps on the
/// web, stores of tile ids for programs, many maps for Tiled. Memory does not grow with the world.
/// Library pave_bake; it needs libdeflate, libpng and SQLite 3.
///
/// What is baked is cut into units, in a fixed order. Threads, ranks (base.h) and parts of a job
/// array make units; the bytes of the output do not depend on who made which. Work in progress is
/// in the folder OUTPUT.bake: data, and journals of the finished units. After the end of the
/// program at any moment, a run with `resume` checks what is there and goes on. The output appears
/// under its name when it is whole and all its units are as they were written; then the folder
/// goes. Outputs carry a mark of their request; a folder is replaced only if it has one and holds
/// nothing else. Links are not followed.
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

// ---- What is baked ------------------------------------------------------------------------------

/// The kinds of output.
typedef enum pave_bake_format {
    PAVE_BAKE_PMTILES = 0, ///< "pmtiles": one file of PNGs for the web
    PAVE_BAKE_MBTILES,     ///< "mbtiles": one SQLite database of PNGs
    PAVE_BAKE_FOLDER,      ///< "folder": PNGs by level, column and row, z/x/y.png
    PAVE_BAKE_ZARR,        ///< "zarr": a folder of compressed chunks of ids, Zarr version 2
    PAVE_BAKE_WORLD        ///< "world": many maps, and the .world file that Tiled opens
} pave_bake_format;

/// Whether the output is a pyramid of pictures; the others hold ids. Constant time.
PAVE_API bool pave_bake_is_pyramid(pave_bake_format format);

enum {
    PAVE_BAKE_PICTURE = 256,   ///< pixels of a picture of a pyramid, each way
    PAVE_BAKE_CHUNK = 256,     ///< unit cells of a chunk of ids, each way
    PAVE_BAKE_LEVEL_MAX = 26,  ///< the greatest level of a pyramid
    PAVE_BAKE_PARTS_MAX = 9999 ///< the most parts of a job
};

/// Where pictures and ids come from. Its functions are pure: the same call always writes the same.
/// Several threads may call them at a time. Only those that the format needs must be there.
typedef struct pave_bake_source {
    /// Writes the ids of a rectangle of unit cells, row by row: as pave_world_fill.
    pave_result (*ids)(void *context, pave_rect rect, uint32_t *out, ptrdiff_t stride);
    /// Writes the pixels of a box of the whole picture, at the greatest level: `rgba` holds 4 *
    /// width * height bytes, straight alpha; pixels outside of the whole are 0, 0, 0, 0.
    pave_result (*pixels)(void *context, int64_t x, int64_t y, int32_t width, int32_t height,
                          uint8_t *rgba);
    /// Writes a map of a rectangle of cells to the file `path`, and fills `error` on failure.
    pave_result (*map)(void *context, pave_rect rect, const char *path, pave_error *error);
    /// WORLD: writes what the maps share into `folder`, such as their tile set; may be NULL. Called
    /// once by one rank when all maps are made.
    pave_result (*shared)(void *context, const char *folder, pave_error *error);
    /// Writes what goes with the output, such as a page that shows it; may be NULL. Called once by
    /// one rank when the output is made at `path`, before it takes its place.
    pave_result (*beside)(void *context, const char *path, pave_error *error);
    void *context;
    /// The names of all files that `shared` and `beside` write into the folder of the output, NULL
    /// behind the last; NULL: none. A later bake replaces the folder only if nothing else is in it.
    const char *const *files;
} pave_bake_source;

/// A text that goes into the output's metadata.
typedef struct pave_bake_fact {
    const char *name, *value;
} pave_bake_fact;

/// What is baked, and how far. {0}, apart from path, source, rect and width, height, is a whole
/// pyramid by one process, a unit at a time.
typedef struct pave_bake_def {
    const char *path; ///< of the output; a folder of FOLDER and ZARR, a file of the others
    pave_bake_format format;
    pave_bake_source source;
    pave_rect rect;      ///< the unit cells: of ids and maps
    int32_t face_count;  ///< ids of a unit cell; 0: 1
    uint32_t id_max;     ///< no id is greater, PAVE_WANG_EMPTY aside; it decides the bytes of an id
    int32_t map_size;    ///< WORLD: cells of a map each way, 1..4096; 0: 256
    int32_t cell_width;  ///< WORLD: pixels of a cell
    int32_t cell_height; ///< WORLD: pixels of a cell
    int64_t width;       ///< pyramids: pixels of the whole at level `native`, at least 1
    int64_t height;      ///< likewise
    int32_t zoom_min;    ///< pyramids: the least level that is written
    int32_t zoom_max;    ///< and the greatest; -1: pave_bake_native
    /// What the bytes depend on, in one line of up to 4000 characters, such as a hash of all that
    /// the source reads: a run with `resume` refuses other words.
    const char *request;
    const pave_bake_fact *facts; ///< fact_count texts for the metadata
    int32_t fact_count;
    int32_t part, part_count; ///< this run makes part 1..part_count of the units; 0: all
    /// Go on with what is in OUTPUT.bake, if anything is. An output that is there without it, and
    /// has the mark of this request, is done.
    bool resume;
    /// Replace an output and a work in progress that are there. A folder that holds other files
    /// than bakes write, or has no mark, and work that another process is at, are refused.
    bool replace;
    double rate;     ///< at most so many pictures, chunks or maps a second and rank; 0: no limit
    int32_t workers; ///< units that are made at a time by the batch's runner, 1..1024; 0: 1
} pave_bake_def;

/// The level at which a whole of width x height pixels is shown 1:1: 0 for up to
/// PAVE_BAKE_PICTURE pixels each way, one more for each doubling. Both at least 1. Constant time.
PAVE_API int32_t pave_bake_native(int64_t width, int64_t height);

// ---- Files that all ranks write -----------------------------------------------------------------

/// One open file, the same on all ranks. Where nothing else is said, a function is collective:
/// every rank calls it, and each may get another result.
typedef struct pave_bake_file {
    /// Writes this rank's part; `size` may be 0. Parts of different ranks do not overlap.
    pave_result (*write_at)(void *context, int64_t offset, const void *bytes, int64_t size);
    pave_result (*resize)(void *context, int64_t size); ///< sets the end of the file
    pave_result (*sync)(void *context);                 ///< all that was written is on the disk
    pave_result (*close)(void *context);                ///< releases everything, also on failure
    void *context;
} pave_bake_file;

/// Opens such files. {0}: by one process, with the calls of POSIX.
typedef struct pave_bake_files {
    /// Opens a file to be written, and makes it where it is not there yet. Collective. On failure
    /// `error` (may be NULL) is filled and nothing is to be closed.
    pave_result (*open)(void *context, const char *path, pave_bake_file *out, pave_error *error);
    void *context;
} pave_bake_files;

// ---- Baking -------------------------------------------------------------------------------------

/// What a run has done.
typedef struct pave_bake_report {
    int64_t units, units_total; ///< finished, by this run and earlier ones; of the whole
    int64_t items, items_total; ///< the same in pictures, chunks or maps
    int64_t found;              ///< units that earlier runs had finished and that this one has kept
    int64_t bytes;              ///< written by this run, all ranks together
    int64_t broken; ///< the first unit that was found damaged and was made again, or -1; and its
                    ///< first picture, chunk or map that was not as it was written:
    int32_t broken_level;       ///< 0 of chunks and maps
    int64_t broken_x, broken_y; ///< column and row
    bool whole;                 ///< whether the output is complete and in its place
} pave_bake_report;

/// Bakes. Every rank calls it with an equal `def`; `ranks` NULL: one process; `files` NULL: by
/// POSIX. The batch's runner makes def->workers units at a time; progress counts items, and stops
/// the run on any rank: what is finished stays in OUTPUT.bake. A part leaves out->whole false until
/// all others are finished too.
///
/// Returns PAVE_OK; PAVE_STOPPED; PAVE_RANGE; PAVE_INVALID where the call does not fit the output
/// or the work that exist; PAVE_IO, also for damage and where another process is at work;
/// PAVE_NO_MEMORY; what the source returns. All ranks return the same and fill `error` (may be
/// NULL). `out` is always filled. Memory: 25 MB and the source's for each worker.
PAVE_API pave_result pave_bake_run(const pave_bake_def *def, const pave_ranks *ranks,
                                   const pave_bake_files *files, const pave_allocator *allocator,
                                   const pave_batch *batch, pave_bake_report *out,
                                   pave_error *error);

#ifdef __cplusplus
}
#endif
#endif
