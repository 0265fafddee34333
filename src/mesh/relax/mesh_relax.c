/// src/mesh/relax/mesh_relax.c: relaxation of meshes: checks of the definition, and the handling of
/// the rim before and after the steps. The steps are in mesh_relax_steps.c.
#include "../../base/exact.h"

#include "../../base/batch.h"
#include "../mesh_edit.h"
#include "../unit_circle.h"
#include "mesh_even.h"
#include "mesh_relax.h"
#include "mesh_rim_moves.h"

#include <inttypes.h>
#include <math.h>

// ---- Definitions --------------------------------------------------------------------------------

static bool relax_length(double length) { return length >= 0 && length < HUGE_VAL; }

/// Returns the first tile whose weight is not positive and finite, or -1.
static int32_t relax_wrong_weight(const pave_relax_def *def, int32_t tiles)
{
    for (int32_t tile = 0; def->weights && tile < tiles; tile++)
        if (!(def->weights[tile] > 0 && def->weights[tile] < HUGE_VAL)) return tile;
    return -1;
}

pave_result pave_relax_check(const pave_relax_def *def, int32_t tiles, pave_error *error)
{
    const struct {
        bool good;
        const char *text;
    } fields[] = {
        {def->kind >= PAVE_RELAX_EVEN && def->kind <= PAVE_RELAX_REAPPLY,
         "kind of relaxation must be 0 to 4"},
        {def->steps >= 0, "number of relaxation steps must be 0 or more"},
        {relax_length(def->until), "movement that ends relaxation must be finite, and 0 or more"},
        {relax_length(def->min_radius),
         "minimum radius must be finite, and 0 (the default) or more"},
        {def->wanted >= 0 && def->wanted <= 1,
         "power of regular areas must be 0 (equal areas) to 1 (equal sides)"},
        {def->rim >= PAVE_RIM_STAY && def->rim <= PAVE_RIM_FRAME, "kind of rim must be 0 to 2"},
        {def->frame_ratio == 0 || (def->frame_ratio >= 1.0 / PAVE_FRAME_RATIO_MAX &&
                                   def->frame_ratio <= PAVE_FRAME_RATIO_MAX),
         "ratio of the frame must be 1/100 to 100, or 0 (that of the tiles)"},
    };
    for (size_t i = 0; i < sizeof fields / sizeof *fields; i++)
        if (!fields[i].good) return PAVE_FAIL(error, PAVE_RANGE, "the %s", fields[i].text);
    const int32_t wrong = relax_wrong_weight(def, tiles);
    if (wrong >= 0)
        return PAVE_FAIL(error, PAVE_RANGE,
                         "the weight of tile %" PRId32 " must be finite, and above 0", wrong);
    return PAVE_OK;
}

float pave_relax_radius(const pave_relax_def *def, double step, uint64_t turns, int64_t tiles,
                        int64_t corners)
{
    double radius = def->min_radius / step;
    if (def->min_radius == 0)
        radius = tiles > 0
                     ? PAVE_RADIUS_SHARE *
                           sqrt((double)turns / ((double)corners * pave_unit_at(tiles, corners).y))
                     : 0;
    return (float)(radius < PAVE_PUSH_RADIUS_MAX ? radius : PAVE_PUSH_RADIUS_MAX);
}

// ---- Relaxation ---------------------------------------------------------------------------------

pave_result pave_mesh_relax(pave_mesh *mesh, const pave_relax_def *def, const pave_batch *batch,
                            pave_error *error)
{
    assert(mesh && def);
    pave_result result = pave_relax_check(def, mesh->tile_count, error);
    if (result != PAVE_OK || def->steps == 0 || mesh->tile_count == 0) return result;
    pave_rim_moves rim;
    pave_past_forget_last(mesh);
    result = pave_rim_moves_begin(&rim, mesh, def);
    if (result == PAVE_OK) result = pave_even_relax(mesh, def, &rim, batch);
    pave_rim_moves_note(&rim);
    pave_rim_moves_free(&rim);
    if (result == PAVE_OK)
        (void)pave_batch_stop(batch, def->steps,
                              def->steps); // completed: a request to stop would have no effect
    else
        (void)PAVE_FAIL(error, result, "relaxation: %s",
                        result == PAVE_RANGE ? "the frame does not fit fixed-point coordinates: "
                                               "use proportions closer to the tiles'"
                                             : pave_result_text(result));
    return result;
}
