/// src/patch/patch_multigrid.c: patches of the rhombs of a multigrid.
#include "../base/exact.h"

#include "../base/memory.h"
#include "patch_parts.h"

enum { PAVE_PATCH_RHOMB = 4 }; ///< corners of a rhomb

/// Creates a patch of the listed rhombs.
static pave_result patch_of_rhombs(const pave_multigrid *multigrid, const pave_cell *cells,
                                   int32_t count, const pave_allocator *allocator, pave_patch **out,
                                   pave_error *error)
{
    const size_t room = (size_t)count * PAVE_PATCH_RHOMB;
    pave_vec2 *corners = pave_array_take(allocator, room, sizeof *corners);
    if (!corners) return pave_patch_no_memory(error);
    for (int32_t i = 0; i < count; i++)
        pave_multigrid_corners(multigrid, cells[i], corners + (int64_t)i * PAVE_PATCH_RHOMB);
    const pave_result result =
        pave_patch_join(&(pave_patch_corners){pave_multigrid_name(multigrid->families), count,
                                              PAVE_PATCH_RHOMB, cells, corners},
                        allocator, out, error);
    pave_array_release(allocator, corners);
    return result;
}

static pave_result patch_refuse_area(pave_error *error)
{
    return PAVE_FAIL(error, PAVE_RANGE,
                     "the area has too many cells or lies too far out: use a smaller one, within "
                     "2^28 of the origin");
}

pave_result pave_patch_create_from_multigrid(const pave_multigrid *multigrid, const pave_area *area,
                                             const pave_allocator *allocator, pave_patch **out,
                                             pave_error *error)
{
    int64_t count = 0, room = 0;
    pave_cell *cells = NULL;
    *out = NULL;
    pave_result result = pave_multigrid_cells(multigrid, area, allocator, NULL, 0, &count);
    if (result == PAVE_CAPACITY && count <= INT32_MAX / PAVE_PATCH_RHOMB) {
        room = count;
        cells = pave_array_take(allocator, (size_t)room, sizeof *cells);
        result = cells ? pave_multigrid_cells(multigrid, area, allocator, cells, room, &count)
                       : PAVE_NO_MEMORY;
    }
    if (result == PAVE_OK)
        result = patch_of_rhombs(multigrid, cells, (int32_t)count, allocator, out, error);
    else
        result = result == PAVE_NO_MEMORY ? pave_patch_no_memory(error) : patch_refuse_area(error);
    pave_array_release(allocator, cells);
    return result;
}
