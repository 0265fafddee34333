/// src/tactics/terrain/terrain_noise.c: heights of terrain from noise (wide noise for land and sea,
/// ridges inland, small hills everywhere), and the distribution of forests.
#include "../../base/exact.h"

#include "terrain_model.h"

#include <pave/bias.h>

enum { PAVE_ONE_16 = 65536 };

/// Purposes of noises. The seed of each is call (what, 0, 0, 0) of the stream.
enum {
    PAVE_TERRAIN_LAND = 0,
    PAVE_TERRAIN_RIDGES = 1,
    PAVE_TERRAIN_WOODS = 2,
    PAVE_TERRAIN_BUMPS = 3
};

static pave_noise terrain_noise_of(uint64_t seed, int32_t what, int32_t scale, int32_t octaves)
{
    const pave_random_words words = pave_random_at(seed, PAVE_STREAM_TERRAIN, what, 0, 0, 0);
    return (pave_noise){.seed = words.word[0] | (uint64_t)words.word[1] << 32,
                        .scale = scale < PAVE_NOISE_SCALE_MIN ? PAVE_NOISE_SCALE_MIN : scale,
                        .octaves = octaves,
                        .roughness = 120};
}

/// Evaluates noise at `count` vertices of a row, starting at `first`. Rows are 0.8660254 edges
/// apart, which is 14529495 in units of 2^-24.
static void terrain_noise_part(const pave_noise *noise, pave_tri_vertex first, int32_t count,
                               uint16_t *out)
{
    const int64_t x = pave_terrain_x2(first) * (PAVE_NOISE_UNIT / 2),
                  y = pave_floor_divide(first.r * (int64_t)PAVE_NOISE_UNIT * 14529495, 1 << 24);
    pave_noise_row(noise, x, y, PAVE_NOISE_UNIT, count, out);
}

void pave_terrain_woods(const pave_terrain *terrain, int32_t row, uint16_t *out)
{
    const pave_noise noise =
        terrain_noise_of(terrain->def.seed, PAVE_TERRAIN_WOODS, terrain->def.hills / 2, 3);
    const pave_terrain_row *at = &terrain->rows[row];
    terrain_noise_part(&noise, pave_tri_vertex_of(at->q, terrain->r + row), at[1].start - at->start,
                       out);
}

/// Values of the noises at a position, each 0..65535.
typedef struct pave_terrain_place {
    int64_t land, ridge, bump;
} pave_terrain_place;

/// Returns the height of a position. All products stay below 2^62.
static int32_t terrain_shape(const pave_terrain_def *def, pave_terrain_place place)
{
    const int64_t coast = def->dry ? 0 : (int64_t)def->wet * PAVE_ONE_16 / 100;
    if (place.land < coast) { // slow descent, then faster
        const int64_t t = (coast - place.land) * PAVE_ONE_16 / coast;
        const int64_t depth = (t + t * t / PAVE_ONE_16) / 2;
        return (int32_t)(-(depth * def->relief / 2) / PAVE_ONE_16 - 1);
    }
    const int64_t t = (place.land - coast) * PAVE_ONE_16 / (PAVE_ONE_16 - coast),
                  t2 = t * t / PAVE_ONE_16;
    int64_t crest = PAVE_ONE_16 - 1 - 2 * place.ridge;
    crest = PAVE_ONE_16 - 1 - (crest < 0 ? -crest : crest); // highest along ridge lines
    crest = crest * crest / PAVE_ONE_16;
    // Plains at the coast, hills farther inland, and mountains where ridges cross high land.
    const int64_t height = (26 * t + 64 * t2 + 150 * (t2 * crest / PAVE_ONE_16) +
                            16 * (t * place.bump / PAVE_ONE_16)) /
                           256;
    return (int32_t)(height * def->relief / PAVE_ONE_16 + 1);
}

void pave_terrain_noise(const pave_terrain *terrain, int32_t *out)
{
    enum { PART = 256, BUMPS = 5 };
    const pave_terrain_def *def = &terrain->def;
    const pave_noise wide = terrain_noise_of(def->seed, PAVE_TERRAIN_LAND, def->hills, 6),
                     lines = terrain_noise_of(def->seed, PAVE_TERRAIN_RIDGES, def->hills / 3, 5),
                     fine = terrain_noise_of(def->seed, PAVE_TERRAIN_BUMPS, BUMPS, 2);
    uint16_t land[PART], ridges[PART], bumps[PART];
    for (int32_t row = 0; row < terrain->row_count; row++) {
        const pave_terrain_row *at = &terrain->rows[row];
        for (int32_t i = at->start, count; i < at[1].start; i += count) {
            const pave_tri_vertex first =
                pave_tri_vertex_of(at->q + i - at->start, terrain->r + row);
            count = at[1].start - i < PART ? at[1].start - i : PART;
            terrain_noise_part(&wide, first, count, land);
            terrain_noise_part(&lines, first, count, ridges);
            terrain_noise_part(&fine, first, count, bumps);
            for (int32_t k = 0; k < count; k++)
                out[i + k] = terrain_shape(def, (pave_terrain_place){land[k], ridges[k], bumps[k]});
        }
    }
}
