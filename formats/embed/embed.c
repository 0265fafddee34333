/// formats/embed/embed.c: drawing graphs without positions. See pave/formats/embed.h.
#include "embed_parts.h"

#include <string.h>

static pave_result no_memory(pave_error *error)
{
    return PAVE_FAIL(error, PAVE_NO_MEMORY, "not enough memory to draw the graph; use fewer nodes");
}

static pave_result draw(pave_embed_plane *plane, int32_t count, pave_vec2 *positions,
                        pave_error *error)
{
    for (int32_t v = 0; v < count && count < 3; v++) positions[v] = pave_vec2_of(v, 0);
    if (count < 3) return PAVE_OK;
    pave_result result = pave_embed_complete(plane);
    if (result != PAVE_OK) return no_memory(error);
    pave_vec2 *all = pave_common_array(plane->allocator, (size_t)plane->node_count, sizeof *all);
    result = all ? pave_embed_place(plane, all) : PAVE_NO_MEMORY;
    if (result == PAVE_OK) memcpy(positions, all, (size_t)count * sizeof *all);
    pave_common_free(plane->allocator, all);
    return result == PAVE_OK ? PAVE_OK : no_memory(error);
}

pave_result pave_embed_draw(const pave_embed_def *def, const pave_allocator *allocator,
                            pave_vec2 *positions, bool *obstruction, pave_error *error)
{
    assert(def && positions);
    pave_embed_plane plane = {.allocator = allocator};
    if (error) *error = (pave_error){0};
    pave_result result = pave_embed_find_order(def, &plane, obstruction, error);
    if (result == PAVE_OK) result = draw(&plane, def->node_count, positions, error);
    pave_embed_plane_release(&plane);
    return result;
}
