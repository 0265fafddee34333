/// tests/tactics/test_terrain_fit.c: how many triangles a height field takes on equilateral
/// triangles and on squares: a coarse one of the table in docs/proofs/tactics.md, and what is
/// known exactly.
#include "../test.h"
#include "scenes/terrain_fit.h"

/// Of x^2 + y^2 the error of a triangle is largest at the centre of its circumcircle, R^2. With the
/// area A, R^2 is 4 A / (3 root of 3) for equilateral and A for right-angled isosceles triangles:
/// in proportion 1.2990. The mean squares are as 1 : 1.3753 = 1.1727^2 (integrals over one
/// triangle).
TEST(a_bowl_is_as_computed)
{
    for (int mesh = FIT_ONE; mesh < FIT_MESHES; mesh++) {
        const fit_errors needed = fit_needed(&fit_terrains[0], (fit_mesh)mesh, 40, 60);
        assert_true(fabs(needed.rms - 1.1727) < 0.01);
        assert_true(fabs(needed.largest - 1.2990) < 0.02);
    }
}

TEST(a_mesh_of_its_own_needs_as_many)
{
    const fit_errors needed = fit_needed(&fit_terrains[3], FIT_TRIANGLES, 40, 24);
    assert_true(fabs(needed.rms - 1) < 1e-9 && fabs(needed.largest - 1) < 1e-9);
}

/// On all terrains squares with a fixed diagonal need more; with the better one of each it depends.
TEST(squares_need_more)
{
    for (int t = 0; t < FIT_TERRAINS; t++) {
        const fit_errors fixed = fit_needed(&fit_terrains[t], FIT_ONE, 36, 32),
                         chosen = fit_needed(&fit_terrains[t], FIT_FLATTER, 36, 32);
        assert_true(fixed.rms > 1.03 && fixed.rms < 1.6);
        assert_true(chosen.rms > 0.8 && chosen.rms < 1.6);
    }
}

int main(void) { return run_all_tests(NULL, NULL); }
