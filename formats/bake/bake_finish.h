/// formats/bake/bake_finish.h: assembles the output from finished units and moves it to its final
/// path.
#ifndef PAVE_FORMATS_BAKE_FINISH_H
#define PAVE_FORMATS_BAKE_FINISH_H

#include "bake_work.h"

/// State shared by the steps of finishing.
typedef struct pave_bake_finish {
    const pave_bake_work *work;
    const pave_batch *batch; ///< its progress callback may stop the work; may be NULL
    pave_bake_reader reader;
    pave_bake_bytes bytes; ///< bytes of the last unit read
    pave_error *error;
} pave_bake_finish;

/// Assembles the output in the work folder and records that it is made. Compares the bytes of every
/// unit with its record; returns PAVE_IO if they differ.
pave_result pave_bake_finish_make(const pave_bake_work *work, const pave_batch *batch,
                                  pave_error *error);

/// Moves a finished output to its final path; each file or folder moves atomically. The work folder
/// remains.
pave_result pave_bake_finish_place(const pave_bake_work *work, pave_error *error);

/// One function per format: makes the output, or its missing files, at `path` in the work folder.
pave_result pave_bake_finish_pmtiles(pave_bake_finish *finish, const char *path);
pave_result pave_bake_finish_mbtiles(pave_bake_finish *finish, const char *path);

/// Receives a finished unit: its record, its items, and its bytes.
typedef pave_result (*pave_bake_take)(pave_bake_finish *finish, const pave_bake_record *record,
                                      const pave_bake_item *items, void *context);

/// Compares each unit with its record, in order, and passes it to `take` unless that is NULL.
pave_result pave_bake_finish_each(pave_bake_finish *finish, pave_bake_take take, void *context);

/// Returns PAVE_STOPPED and fills the error if the batch's progress callback stops the work,
/// otherwise PAVE_OK.
pave_result pave_bake_finish_check(const pave_bake_finish *finish);

/// Appends the facts as a JSON object of strings; returns false if out of memory.
bool pave_bake_facts_json(const pave_bake_def *def, const pave_allocator *allocator,
                          pave_bake_bytes *out);

/// Bounds of a pyramid whose level 0 is a map of the earth: west, south, east, north, and the
/// longitude and latitude of the centre, in 10^-7 degrees. Computed with libm and rounded, so the
/// last digit may differ between machines; metadata only.
void pave_bake_bounds(const pave_bake_plan *plan, int32_t out[6]);

#endif
