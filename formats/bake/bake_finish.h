/// formats/bake/bake_finish.h: makes the output of finished units, and puts it in its place. By one
/// rank alone.
#ifndef PAVE_FORMATS_BAKE_FINISH_H
#define PAVE_FORMATS_BAKE_FINISH_H

#include "bake_work.h"

/// What the parts of finishing share.
typedef struct pave_bake_finish {
    const pave_bake_work *work;
    const pave_batch *batch; ///< whose progress may stop it; NULL
    pave_bake_reader reader;
    pave_bake_bytes bytes; ///< of the unit that was read last
    pave_error *error;
} pave_bake_finish;

/// Makes the output in the folder of the work, and notes that it is made. The bytes of every unit
/// are compared with its record: PAVE_IO where they differ.
pave_result pave_bake_finish_make(const pave_bake_work *work, const pave_batch *batch,
                                  pave_error *error);

/// Puts an output that is made in its place, files and folders in one step. The folder of the work
/// stays.
pave_result pave_bake_finish_place(const pave_bake_work *work, pave_error *error);

/// For each format: makes the output, or what is missing of it, at `path` in the folder of the
/// work.
pave_result pave_bake_finish_pmtiles(pave_bake_finish *finish, const char *path);
pave_result pave_bake_finish_mbtiles(pave_bake_finish *finish, const char *path);

/// Takes a finished unit: its record, its items, and its bytes.
typedef pave_result (*pave_bake_take)(pave_bake_finish *finish, const pave_bake_record *record,
                                      const pave_bake_item *items, void *context);

/// Compares each unit with its record, and calls `take`, unless that is NULL, with it, in order.
pave_result pave_bake_finish_each(pave_bake_finish *finish, pave_bake_take take, void *context);

/// PAVE_STOPPED, with the error filled, where the batch's progress stops the work; else PAVE_OK.
pave_result pave_bake_finish_check(const pave_bake_finish *finish);

/// Adds the facts as an object of JSON, all values texts; false where there is no memory.
bool pave_bake_facts_json(const pave_bake_def *def, const pave_allocator *allocator,
                          pave_bake_bytes *out);

/// Where a pyramid lies on the earth, if its level 0 were the map of it: west, south, east, north,
/// and the longitude and latitude of its middle, in 10^-7 degrees. Made by libm and rounded, so the
/// last digit may differ between machines; nothing is drawn by it.
void pave_bake_bounds(const pave_bake_plan *plan, int32_t out[6]);

#endif
