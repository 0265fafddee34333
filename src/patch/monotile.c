/// src/patch/monotile.c: computes hats and spectres from their names.
#include "../base/exact.h"

#include "monotile_model.h"

const char *const pave_monotile_words[] = {"hat", "spectre", NULL};

// ---- Names --------------------------------------------------------------------------------------

enum {
    PAVE_MONOTILE_POSES = 12,
    PAVE_SPECTRE_OFFSETS = 32, ///< number of values of each of the two integers, from
                               ///< -PAVE_SPECTRE_OFFSETS / 2
};

/// For a corner of a spectre, n1 + n3 z^2 is close to (n0 + n2 z^2) s, where s = (15 - sqrt 15 + (5
/// sqrt 15 - 12) z^2) / 21 is the limit ratio for the vectors of monotile_rules.c. The remainder
/// shrinks with each level, so the offset fits in one byte of a name. Writes the two integers
/// nearest to the product, computed with s times 2^30.
static void spectre_expected(int64_t n0, int64_t n2, int64_t *n1, int64_t *n3)
{
    const int64_t s1 = 568930627, s3 = 376572339, one = INT64_C(1) << 30;
    *n1 = pave_floor_divide(s1 * n0 - s3 * n2 + one / 2, one);
    *n3 = pave_floor_divide(s3 * n0 + (s1 + s3) * n2 + one / 2, one);
}

pave_cell pave_monotile_cell_of(pave_monotile kind, const pave_monotile_leaf *leaf,
                                pave_monotile_motion at)
{
    const pave_monotile_point corner =
        pave_monotile_sum(pave_monotile_turned(pave_monotile_small(leaf->n), at.turn), at.step);
    const int32_t turn = (at.turn + leaf->turn) % PAVE_MONOTILE_DIRECTIONS;
    pave_cell cell = pave_cell_of((int32_t)corner.n[0], (int32_t)corner.n[2]);
    if (kind == PAVE_MONOTILE_HAT) {
        assert((corner.n[2] - corner.n[0]) % 6 == 0 && (2 * corner.n[0] + corner.n[2]) % 6 == 0);
        cell.q = (int32_t)((2 * corner.n[0] + corner.n[2]) / 6);
        cell.r = (int32_t)((corner.n[2] - corner.n[0]) / 6);
        cell.s = turn / 2 + (leaf->mirrored ? PAVE_MONOTILE_POSES / 2 : 0);
    } else {
        int64_t n1, n3;
        spectre_expected(corner.n[0], corner.n[2], &n1, &n3);
        n1 = corner.n[1] - n1 + PAVE_SPECTRE_OFFSETS / 2;
        n3 = corner.n[3] - n3 + PAVE_SPECTRE_OFFSETS / 2;
        assert(n1 >= 0 && n1 < PAVE_SPECTRE_OFFSETS && n3 >= 0 && n3 < PAVE_SPECTRE_OFFSETS);
        cell.s = turn + PAVE_MONOTILE_POSES * (int32_t)(n1 + PAVE_SPECTRE_OFFSETS * n3);
    }
    return cell;
}

/// Decodes a name: the reflection, rotation and translation of its tile.
static pave_monotile_motion monotile_read_cell(pave_monotile kind, pave_cell cell, bool *mirrored)
{
    const int64_t q = cell.q, r = cell.r;
    const int32_t pose = cell.s % PAVE_MONOTILE_POSES, offsets = cell.s / PAVE_MONOTILE_POSES;
    pave_monotile_motion motion = {.turn = pose, .step = {{q, 0, r, 0}}};
    *mirrored = kind == PAVE_MONOTILE_HAT && pose >= PAVE_MONOTILE_POSES / 2;
    if (kind == PAVE_MONOTILE_HAT)
        return (pave_monotile_motion){2 * (pose % (PAVE_MONOTILE_POSES / 2)),
                                      {{2 * q - 2 * r, 0, 2 * q + 4 * r, 0}}};
    spectre_expected(q, r, &motion.step.n[1], &motion.step.n[3]);
    motion.step.n[1] += offsets % PAVE_SPECTRE_OFFSETS - PAVE_SPECTRE_OFFSETS / 2;
    motion.step.n[3] += offsets / PAVE_SPECTRE_OFFSETS - PAVE_SPECTRE_OFFSETS / 2;
    return motion;
}

bool pave_monotile_cell_valid(pave_monotile kind, pave_cell cell)
{
    const int32_t names = kind == PAVE_MONOTILE_HAT
                              ? PAVE_MONOTILE_POSES
                              : PAVE_MONOTILE_POSES * PAVE_SPECTRE_OFFSETS * PAVE_SPECTRE_OFFSETS;
    if (!pave_word(pave_monotile_words, kind) || cell.s < 0 || cell.s >= names ||
        !pave_cell_in_range(cell))
        return false;
    const pave_vec2 center = pave_monotile_center(kind, cell);
    return center.x >= -PAVE_MONOTILE_FAR && center.x <= PAVE_MONOTILE_FAR &&
           center.y >= -PAVE_MONOTILE_FAR && center.y <= PAVE_MONOTILE_FAR;
}

// ---- Corners ------------------------------------------------------------------------------------

void pave_monotile_points(pave_monotile kind, pave_cell cell, pave_monotile_point *out)
{
    const pave_monotile_rules *rules = pave_monotile_rules_of(kind);
    bool mirrored;
    const pave_monotile_motion motion = monotile_read_cell(kind, cell, &mirrored);
    for (int k = 0; k < PAVE_MONOTILE_CORNERS; k++) {
        const int from = mirrored ? (PAVE_MONOTILE_CORNERS - k) % PAVE_MONOTILE_CORNERS : k;
        pave_monotile_point corner = pave_monotile_small(rules->outline[from]);
        if (mirrored) corner = pave_monotile_mirrored(corner);
        out[k] = pave_monotile_sum(pave_monotile_turned(corner, motion.turn), motion.step);
    }
}

void pave_monotile_corner_numbers(pave_monotile kind, pave_cell cell, int k, int32_t *out)
{
    pave_monotile_point points[PAVE_MONOTILE_CORNERS];
    assert(k >= 0 && k < PAVE_MONOTILE_CORNERS);
    pave_monotile_points(kind, cell, points);
    for (int i = 0; i < 4; i++) out[i] = (int32_t)points[k].n[i];
}

void pave_monotile_corners(pave_monotile kind, pave_cell cell, pave_vec2 *out)
{
    pave_monotile_point points[PAVE_MONOTILE_CORNERS];
    pave_monotile_points(kind, cell, points);
    for (int k = 0; k < PAVE_MONOTILE_CORNERS; k++) out[k] = pave_monotile_position(points[k], 1.0);
}

pave_vec2 pave_monotile_center(pave_monotile kind, pave_cell cell)
{
    pave_monotile_point points[PAVE_MONOTILE_CORNERS];
    pave_monotile_points(kind, cell, points);
    for (int k = 1; k < PAVE_MONOTILE_CORNERS; k++)
        points[0] = pave_monotile_sum(points[0], points[k]);
    return pave_monotile_position(points[0], PAVE_MONOTILE_CORNERS);
}
