/// src/tiling/tiling_regular.c: tables of squares, hexagons and triangles. They agree with
/// square.h, hex.h and tri.h in every number.
#include "../base/exact.h"

#include "tiling_make.h"

#define PAVE_TILING_ROOT_3 1.7320508075688772   ///< sqrt 3, rounded
#define PAVE_TILING_ROOT_3_2 0.8660254037844386 ///< exactly half of the number above

// ---- Squares ------------------------------------------------------------------------------------

static const int32_t tiling_square_side_start[] = {0, 4};
static const pave_tiling_side tiling_square_sides[] = {
    // face across, twin; corner; edge
    {0, -1, 0, 2, 0, 0, 0, 0, 0, 1}, // N
    {1, 0, 0, 3, 1, 0, 0, 1, 0, 0},  // E
    {0, 1, 0, 0, 1, 1, 0, 0, 1, 1},  // S
    {-1, 0, 0, 1, 0, 1, 0, 0, 0, 0}, // W
};
static const int32_t tiling_square_touching_start[] = {0, 8};
static const pave_tiling_step tiling_square_touching[] = {
    {0, -1, 0}, {1, -1, 0}, {1, 0, 0}, {1, 1, 0}, {0, 1, 0}, {-1, 1, 0}, {-1, 0, 0}, {-1, -1, 0}};
static const pave_vec2 tiling_square_centers[] = {{0.5, 0.5}};
static const pave_vec2 tiling_square_vertices[] = {{0.0, 0.0}};
static const int32_t tiling_square_near_start[] = {0, 1};
static const pave_tiling_step tiling_square_near[] = {{0, 0, 0}};

static const pave_tiling_private tiling_square_own = {1, tiling_square_near_start,
                                                      tiling_square_near};

static const pave_tiling tiling_square_table = {
    .name = "square",
    .face_count = 1,
    .edge_count = 2,
    .vertex_count = 1,
    .sides_max = 4,
    .touching_max = 8,
    .i = {1.0, 0.0},
    .j = {0.0, 1.0},
    .flat_i = {1.0, 0.0},
    .flat_j = {0.0, 1.0},
    .side_start = tiling_square_side_start,
    .sides = tiling_square_sides,
    .touching_start = tiling_square_touching_start,
    .touching = tiling_square_touching,
    .centers = tiling_square_centers,
    .vertices = tiling_square_vertices,
    .own = &tiling_square_own,
};

const pave_tiling *pave_tiling_square(void) { return &tiling_square_table; }

// ---- Hexagons -----------------------------------------------------------------------------------
// Vertices: 0 N, 1 S. Edges: 0 NE, 1 NW, 2 W.

static const int32_t tiling_hex_side_start[] = {0, 6};
static const pave_tiling_side tiling_hex_sides[] = {
    {1, -1, 0, 3, 0, 0, 0, 0, 0, 0},  // NE
    {1, 0, 0, 4, 1, -1, 1, 1, 0, 2},  // E
    {0, 1, 0, 5, 0, 1, 0, 0, 1, 1},   // SE
    {-1, 1, 0, 0, 0, 0, 1, -1, 1, 0}, // SW
    {-1, 0, 0, 1, -1, 1, 0, 0, 0, 2}, // W
    {0, -1, 0, 2, 0, -1, 1, 0, 0, 1}, // NW
};
static const int32_t tiling_hex_touching_start[] = {0, 6};
static const pave_tiling_step tiling_hex_touching[] = {{1, -1, 0}, {1, 0, 0},  {0, 1, 0},
                                                       {-1, 1, 0}, {-1, 0, 0}, {0, -1, 0}};
static const pave_vec2 tiling_hex_centers[] = {{0.0, 0.0}};
static const pave_vec2 tiling_hex_vertices[] = {{1.0 / 3.0, -2.0 / 3.0}, {-1.0 / 3.0, 2.0 / 3.0}};
static const int32_t tiling_hex_near_start[] = {0, 4};
static const pave_tiling_step tiling_hex_near[] = {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {1, 1, 0}};

static const pave_tiling_private tiling_hex_own = {1, tiling_hex_near_start, tiling_hex_near};

static const pave_tiling tiling_hex_table = {
    .name = "hex",
    .face_count = 1,
    .edge_count = 3,
    .vertex_count = 2,
    .sides_max = 6,
    .touching_max = 6,
    .i = {PAVE_TILING_ROOT_3, 0.0},
    .j = {PAVE_TILING_ROOT_3_2, 1.5},
    .flat_i = {1.5, PAVE_TILING_ROOT_3_2},
    .flat_j = {0.0, PAVE_TILING_ROOT_3},
    .side_start = tiling_hex_side_start,
    .sides = tiling_hex_sides,
    .touching_start = tiling_hex_touching_start,
    .touching = tiling_hex_touching,
    .centers = tiling_hex_centers,
    .vertices = tiling_hex_vertices,
    .own = &tiling_hex_own,
};

const pave_tiling *pave_tiling_hex(void) { return &tiling_hex_table; }

// ---- Triangles ----------------------------------------------------------------------------------
// Faces: 0 L, which points down, and 1 R, which points up. Edges: 0 E, 1 N, 2 W.

static const int32_t tiling_tri_side_start[] = {0, 3, 6};
static const pave_tiling_side tiling_tri_sides[] = {
    {0, -1, 1, 1, 0, 0, 0, 0, 0, 1}, // L: N
    {0, 0, 1, 2, 1, 0, 0, 0, 0, 0},  // L: E
    {-1, 0, 1, 0, 0, 1, 0, 0, 0, 2}, // L: W
    {1, 0, 0, 2, 1, 0, 0, 1, 0, 2},  // R: upper right
    {0, 1, 0, 0, 1, 1, 0, 0, 1, 1},  // R: S
    {0, 0, 0, 1, 0, 1, 0, 0, 0, 0},  // R: upper left
};
static const int32_t tiling_tri_touching_start[] = {0, 12, 24};
static const pave_tiling_step tiling_tri_touching[] = {
    // L: the neighbour across side k, then the faces around corner k + 1
    {0, -1, 1},
    {1, -1, 0},
    {1, -1, 1},
    {1, 0, 0}, // N, around the upper right
    {0, 0, 1},
    {0, 1, 0},
    {-1, 1, 1},
    {-1, 1, 0}, // E, around the bottom
    {-1, 0, 1},
    {-1, 0, 0},
    {-1, -1, 1},
    {0, -1, 0}, // W, around the upper left
    // R: starting with the face opposite the top
    {1, -1, 0},
    {1, -1, 1}, // around the top
    {1, 0, 0},
    {1, 0, 1},
    {1, 1, 0},
    {0, 1, 1}, // upper right, around the lower right
    {0, 1, 0},
    {-1, 1, 1},
    {-1, 1, 0},
    {-1, 0, 1}, // S, around the lower left
    {0, 0, 0},
    {0, -1, 1}, // upper left, around the top
};
static const pave_vec2 tiling_tri_centers[] = {{1.0 / 3.0, 1.0 / 3.0}, {2.0 / 3.0, 2.0 / 3.0}};
static const pave_vec2 tiling_tri_vertices[] = {{0.0, 0.0}};
static const int32_t tiling_tri_near_start[] = {0, 2};
static const pave_tiling_step tiling_tri_near[] = {{0, 0, 0}, {0, 0, 1}};

static const pave_tiling_private tiling_tri_own = {1, tiling_tri_near_start, tiling_tri_near};

static const pave_tiling tiling_tri_table = {
    .name = "tri",
    .face_count = 2,
    .edge_count = 3,
    .vertex_count = 1,
    .sides_max = 3,
    .touching_max = 12,
    .i = {1.0, 0.0},
    .j = {0.5, PAVE_TILING_ROOT_3_2},
    .flat_i = {PAVE_TILING_ROOT_3_2, 0.5},
    .flat_j = {0.0, 1.0},
    .letters = "LR",
    .side_start = tiling_tri_side_start,
    .sides = tiling_tri_sides,
    .touching_start = tiling_tri_touching_start,
    .touching = tiling_tri_touching,
    .centers = tiling_tri_centers,
    .vertices = tiling_tri_vertices,
    .own = &tiling_tri_own,
};

const pave_tiling *pave_tiling_tri(void) { return &tiling_tri_table; }
