/// src/region/growth_margin.c: sea along the rim of a ground, with bays, so that the window does
/// not cut off coasts in straight lines.
#include "../base/exact.h"

#include "../base/memory.h"
#include "../graph/ground_near.h"
#include "growth_model.h"

/// Mask of the remaining length of a bay, including the cell itself: 1 or 2.
enum { PAVE_GROWTH_BAY_MASK = PAVE_GROWTH_RING - 1, PAVE_GROWTH_BAY_MAX = 2 };

/// Returns the ground without its walls. Only its rim is used.
static pave_ground growth_open_ground(pave_ground ground, pave_contact contact)
{
    const pave_window *window = ground.graph ? ground.graph->window : ground.window;
    if (window) ground = pave_ground_of_window(window);
    ground.contact = contact;
    return ground;
}

/// Returns the length of the bay that starts at a cell of the innermost ring: 0, 1 or 2 cells.
/// Rougher areas have more bays, up to one for every four cells.
static int32_t growth_bay(const pave_growth_def *def, int32_t cell)
{
    const uint32_t chance = (uint32_t)((def->roughness < 0.5 ? def->roughness : 0.5) * 0x1p31);
    const uint32_t word =
        pave_random_at(def->seed, PAVE_STREAM_GROWTH, cell >> 2, 0, PAVE_GROWTH_WORD_BAY, 0)
            .word[cell & 3];
    return word >= chance ? 0 : 1 + (int32_t)(word % PAVE_GROWTH_BAY_MAX);
}

/// `out` initially holds the depth of each cell. Cells of the margin get PAVE_GROWTH_RING; on the
/// innermost ring, the length of the bay that starts at the cell is added. Other cells of a bay get
/// its remaining length. All others get 0.
static void growth_margin_find(const pave_growth_def *def, const pave_near *near, int32_t *out)
{
    const int32_t cells = near->shown.cell_count, margin = def->margin;
    for (int32_t i = 0; i < cells; i++)
        out[i] = out[i] == 0 || out[i] > margin
                     ? 0
                     : PAVE_GROWTH_RING + (out[i] == margin ? growth_bay(def, i) : 0);
    for (int32_t left = PAVE_GROWTH_BAY_MAX; left > 0; left--)
        for (int32_t i = 0; i < cells; i++) {
            const int32_t ring = out[i] & PAVE_GROWTH_RING, own = out[i] & PAVE_GROWTH_BAY_MASK;
            int32_t count;
            if (own - (ring ? 0 : 1) != left) continue;
            const int32_t *to = pave_near_list(near, i, &count);
            for (int32_t k = 0; k < count; k++)
                if (out[to[k]] < left) out[to[k]] = left;
        }
}

pave_result pave_growth_margin(const pave_growth_def *def, const pave_allocator *allocator,
                               int32_t *out)
{
    const pave_ground rim = growth_open_ground(def->ground, PAVE_CONTACT_VERTEX),
                      inland = growth_open_ground(def->ground, PAVE_CONTACT_EDGE);
    pave_near near;
    pave_result result = pave_ground_depths(&rim, allocator, out, NULL);
    if (result == PAVE_OK) result = pave_near_begin(&inland, allocator, &near);
    if (result != PAVE_OK) return result;
    growth_margin_find(def, &near, out);
    pave_near_end(&near);
    return PAVE_OK;
}
