/// src/mesh/relax/mesh_even.c: the energy of tiles for the "even" kind of relaxation: its constants
/// for each side count, and the table of its loops, which are in mesh_even_lanes.h.
///
/// Based on: J. Smith, S. Schaefer, "Bijective Parameterization with Free Boundaries", 2015 (the
/// symmetric Dirichlet energy); B. Polyak, "Some methods of speeding up the convergence of
/// iteration methods", 1964 (momentum).
#include "../../base/exact.h"

#include "../../base/bits.h"
#include "mesh_even.h"

#include "../mesh_geometry.h"
#include "../unit_circle.h"

#include <math.h>
#include <string.h>

// ---- Forms --------------------------------------------------------------------------------------

#define PAVE_EVEN_ALPHA 0.5
#define PAVE_EVEN_BETA 0.5
#define PAVE_EVEN_GAMMA 2.0
#define PAVE_EVEN_KAPPA 10.0
#define PAVE_EVEN_TAU 0.4F
#define PAVE_EVEN_THIN 0.03F                ///< lower limit of a side's d
#define PAVE_EVEN_FAR 288230376151711744.0F ///< 2^58: squares below it come from exact differences

pave_even_form pave_even_form_of(int64_t sides)
{
    const pave_vec2 unit = pave_unit_at(1, sides);
    const double n = (double)sides,
                 tangent = unit.y / (1 + unit.x), // the tangent of half the angle of a side
        p1 = PAVE_EVEN_ALPHA / (8 * unit.y), q1 = 2 * unit.x * p1,
                 p2 = p1 + PAVE_EVEN_BETA / (4 * tangent), q2 = q1 + PAVE_EVEN_BETA / (2 * tangent),
                 turn = 4 * (1 - unit.x) / n; // the cross product of two consecutive sides of the
                                              // regular polygon
    return (pave_even_form){.inverse = (float)(1 / n),
                            .half = (float)(n / 2),
                            .p1 = (float)p1,
                            .q1 = (float)q1,
                            .p2 = (float)p2,
                            .q2 = (float)q2,
                            .side = (float)n,
                            .steep = (float)(0.75 * n * n),
                            .corner = (float)(1 / turn),
                            .bend = (float)(2 * PAVE_EVEN_KAPPA / (n * turn)),
                            .bend_square = (float)(PAVE_EVEN_KAPPA / (n * turn * turn)),
                            .bend_energy = (float)(PAVE_EVEN_KAPPA / n),
                            .gamma = (float)PAVE_EVEN_GAMMA,
                            .rest = (float)(PAVE_EVEN_BETA / (2 * PAVE_EVEN_GAMMA) - 1),
                            .tau = PAVE_EVEN_TAU,
                            .thin = PAVE_EVEN_THIN,
                            .far = PAVE_EVEN_FAR,
                            .doubt = (float)((8 * n + 32) / 16777216)};
}

// ---- Entries ------------------------------------------------------------------------------------

#define PAVE_WIDE 1
#define PAVE_WIDE_NAME(name) pave_even_one_##name
#define PAVE_WIDE_TARGET
#include "mesh_lanes.h"

#include "mesh_even_lanes.h"

#include "mesh_lanes_end.h"

#if PAVE_WIDE_VECTORS
#define PAVE_WIDE 4
#define PAVE_WIDE_NAME(name) pave_even_four_##name
#define PAVE_WIDE_TARGET
#include "mesh_lanes.h"

#include "mesh_even_lanes.h"

#include "mesh_lanes_end.h"
#endif

#if PAVE_WIDE_VECTORS && PAVE_X86
#define PAVE_WIDE 8
#define PAVE_WIDE_NAME(name) pave_even_eight_##name
#define PAVE_WIDE_TARGET PAVE_TARGET_AVX2
#include "mesh_lanes.h"

#include "mesh_even_lanes.h"

#include "mesh_lanes_end.h"

#define PAVE_WIDE 16
#define PAVE_WIDE_NAME(name) pave_even_sixteen_##name
#define PAVE_WIDE_TARGET PAVE_TARGET_AVX512
#include "mesh_lanes.h"

#include "mesh_even_lanes.h"

#include "mesh_lanes_end.h"

#endif

// ---- One tile -----------------------------------------------------------------------------------

static void pave_even_tell_one(const pave_even_pass *pass, int32_t tile, float scale, float *room,
                               pave_band_row *told)
{
    const uint32_t begin = pass->bands->start[tile];
    const int32_t sides = (int32_t)(pass->bands->start[tile + 1] - begin),
                  *ring = pass->bands->rings + begin;
    const size_t row = (size_t)sides + 1;
    const pave_even_form form =
        sides <= PAVE_BAND_SIDES ? pass->forms[sides] : pave_even_form_of(sides);
    pave_even_one_work work = {.x = room,
                               .y = room + row,
                               .gx = room + 2 * row,
                               .gy = room + 3 * row,
                               .gh = room + 4 * row,
                               .sx = room + 5 * row,
                               .sy = room + 6 * row,
                               .ss = room + 7 * row,
                               .bend = room + 8 * row,
                               .stiff = room + 9 * row};
    pave_even_one_center(&form, sides, scale, pass->points, &ring, &work);
    pave_even_one_sides(&form, sides, &work);
    pave_even_one_bends(&form, sides, &work);
    pave_even_one_write(&form, sides, scale, &work, &told);
}

// ---- The table ----------------------------------------------------------------------------------

static const pave_even_kernel pave_even_entries[] = {
    {{"plain", PAVE_ISA_PLAIN},
     {pave_even_one_tell, pave_even_tell_one, pave_even_one_add, pave_even_one_go},
     pave_even_one_look},
#if PAVE_WIDE_VECTORS
    {{"four", PAVE_ISA_PLAIN},
     {pave_even_four_tell, pave_even_tell_one, pave_even_four_add, pave_even_four_go},
     pave_even_four_look},
#if PAVE_X86
    {{"avx2", PAVE_ISA_AVX2},
     {pave_even_eight_tell, pave_even_tell_one, pave_even_eight_add, pave_even_eight_go},
     pave_even_eight_look},
    {{"avx512", PAVE_ISA_AVX512},
     {pave_even_sixteen_tell, pave_even_tell_one, pave_even_sixteen_add, pave_even_sixteen_go},
     pave_even_eight_look},
#endif
#endif
};

const pave_kernel_table pave_even_kernels = PAVE_KERNEL_TABLE(pave_even_entries);
