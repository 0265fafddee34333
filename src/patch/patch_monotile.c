/// src/patch/patch_monotile.c: patches of hats and of spectres.
#include "../base/exact.h"

#include "../base/memory.h"
#include "monotile_model.h"
#include "patch_parts.h"

static pave_result patch_of_tiles(pave_monotile kind, const pave_monotile_list *list,
                                  const pave_allocator *allocator, pave_patch **out,
                                  pave_error *error)
{
    if (list->count > INT32_MAX / PAVE_MONOTILE_CORNERS)
        return PAVE_FAIL(error, PAVE_RANGE, "the area has more than %d tiles: use a smaller one",
                         INT32_MAX / PAVE_MONOTILE_CORNERS);
    const size_t count = (size_t)list->count, room = count * PAVE_MONOTILE_CORNERS;
    pave_cell *cells = pave_array_take(allocator, count, sizeof *cells);
    pave_vec2 *corners = pave_array_take(allocator, room, sizeof *corners);
    for (size_t i = 0; cells && corners && i < count; i++) {
        cells[i] = list->tiles[i].cell;
        pave_monotile_corners(kind, cells[i], corners + i * PAVE_MONOTILE_CORNERS);
    }
    const pave_result result =
        cells && corners
            ? pave_patch_join(&(pave_patch_corners){pave_word(pave_monotile_words, kind),
                                                    (int32_t)count, PAVE_MONOTILE_CORNERS, cells,
                                                    corners},
                              allocator, out, error)
            : pave_patch_no_memory(error);
    PAVE_RELEASE(allocator, corners, cells);
    return result;
}

pave_result pave_patch_create_from_monotile(const pave_monotile_def *def, const pave_area *area,
                                            const pave_allocator *allocator, pave_patch **out,
                                            pave_error *error)
{
    pave_monotile_list list;
    *out = NULL;
    pave_result result = pave_monotile_gather(def, area, allocator, &list, error);
    if (result == PAVE_OK) result = patch_of_tiles(def->kind, &list, allocator, out, error);
    pave_array_release(&list.allocator, list.tiles);
    return result;
}
