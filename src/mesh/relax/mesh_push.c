/// src/mesh/relax/mesh_push.c: pushes: contributions of tiles to their corners, and the resulting
/// moves of vertices.
///
/// Integer sums do not depend on the order of summation.
#include "../../base/exact.h"

#include "mesh_even.h"

#include "../mesh_geometry.h"

// ---- Tiles --------------------------------------------------------------------------------------

static PAVE_ALWAYS_INLINE pave_point push_center(const pave_even_pass *pass, const int32_t *ring,
                                                 int32_t sides)
{
    int64_t x = 0, y = 0;
    for (int32_t k = 0; k < sides; k++) {
        x += pass->points[ring[k]].x;
        y += pass->points[ring[k]].y;
    }
    return (pave_point){pave_mean_of(x, sides), pave_mean_of(y, sides)};
}

static PAVE_ALWAYS_INLINE void push_tile(const pave_even_pass *pass, const int32_t *ring,
                                         int32_t sides, pave_band_row *told)
{
    const pave_point center = push_center(pass, ring, sides);
    for (int32_t k = 0; k < sides; k++) {
        const pave_point at = pass->points[ring[k]],
                         push = pave_push(at.x - center.x, at.y - center.y, pass->radius,
                                          pass->radius_squared);
        told[k].whole[0] = push.x;
        told[k].whole[1] = push.y;
    }
}

// ---- Bands --------------------------------------------------------------------------------------

static PAVE_ALWAYS_INLINE void push_tell_sides(const pave_even_pass *pass, int32_t first,
                                               const uint16_t *order, const uint16_t *end,
                                               int32_t sides, pave_band_row *told)
{
    const pave_bands *bands = pass->bands;
    for (; order < end; order++) {
        const uint32_t start = bands->start[first + *order];
        push_tile(pass, bands->rings + start, sides, told + (start - bands->start[first]));
    }
}

static void push_tell(const pave_even_pass *pass, int32_t band, pave_band_row *told)
{
    const int32_t first = pave_band_first(pass->bands, band);
    const uint16_t *order = pass->bands->order + first, *ends = pave_band_ends(pass->bands, band);
    for (int32_t sides = 3; sides <= PAVE_BAND_SIDES; sides++)
        push_tell_sides(pass, first, order + ends[sides - 1], order + ends[sides], sides, told);
}

static void push_tell_one(const pave_even_pass *pass, int32_t tile, float scale, float *room,
                          pave_band_row *told)
{
    const uint32_t *start = pass->bands->start + tile;
    (void)scale;
    (void)room;
    push_tile(pass, pass->bands->rings + start[0], (int32_t)(start[1] - start[0]), told);
}

static void push_add(pave_band_row *sums, uint32_t mask, const int32_t *corners, int64_t count,
                     const pave_band_row *told)
{
    for (int64_t i = 0; i < count; i++) {
        pave_band_row *sum = &sums[(uint32_t)corners[i] & mask];
        sum->whole[0] += told[i].whole[0];
        sum->whole[1] += told[i].whole[1];
    }
}

// ---- Vertices -----------------------------------------------------------------------------------

static void push_go(const pave_even_pass *pass, pave_band_row *sums, int32_t vertex, int32_t count)
{
    for (int32_t i = 0; i < count; i++) {
        const pave_point at = pass->points[vertex + i];
        int32_t tiles;
        (void)pave_mesh_tiles_at(pass->mesh, vertex + i, &tiles);
        pass->before[vertex + i] = at;
        if (tiles > 0) {
            const int32_t weight = pave_push_weight(tiles);
            pass->points[vertex + i] =
                (pave_point){at.x + pave_push_move(sums[i].whole[0], weight),
                             at.y + pave_push_move(sums[i].whole[1], weight)};
        }
        sums[i].whole[0] = sums[i].whole[1] = 0;
    }
}

const pave_band_way pave_push_way = {push_tell, push_tell_one, push_add, push_go};
