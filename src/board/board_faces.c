/// src/board/board_faces.c: walks the faces of a board.
#include "../base/exact.h"

#include "board_faces.h"

enum { PAVE_TRIANGLE_SELF = PAVE_BOARD_NEIGHBORS_MAX };

/// The triangle across an edge: the neighbour that owns it, and its index (0 or 1) in that
/// neighbour. `flip` is 1 if exactly one of the two places is shifted.
typedef struct pave_triangle_across {
    int8_t neighbor[2]; ///< [flat]
    int8_t slot, flip;
} pave_triangle_across;

static const pave_triangle_across triangle_acrosses[2][3] = {
    {{{0, 4}, 1, 1}, {{PAVE_TRIANGLE_SELF, PAVE_TRIANGLE_SELF}, 1, 0}, {{1, 3}, 1, 0}},
    {{{PAVE_TRIANGLE_SELF, PAVE_TRIANGLE_SELF}, 0, 0}, {{4, 0}, 0, 0}, {{3, 1}, 0, 1}}};

/// [flat][slot]: the neighbours of t that are a and b
static const int8_t triangle_others[2][2][2] = {{{1, 2}, {2, 3}}, {{3, 2}, {2, 1}}};

const int8_t pave_triangle_entered[2][3] = {{2, 0, 1}, {1, 2, 0}};
const int8_t pave_triangle_apex[3] = {2, 1, 0};

/// [flat][k]: corner k of a tile as (neighbour, triangle).
static const struct {
    int8_t neighbor, slot;
} pave_triangle_corners[2][PAVE_BOARD_NEIGHBORS_MAX] = {
    {{5, 0}, {0, 1}, {6, 0}, {6, 1}, {4, 0}, {5, 1}},
    {{5, 1}, {0, 0}, {6, 1}, {6, 0}, {4, 1}, {5, 0}}};

void pave_board_walker_make(const pave_board *board, pave_board_walker *out)
{
    pave_board_steps steps;
    bool flat = pave_board_flat(board);
    pave_board_steps_take(board, &steps);
    out->board = board;
    for (int low = 0; low < 4; low++) {
        int slot = low & 1, shifted = low >> 1;
        for (int edge = 0; edge < 3; edge++) {
            const pave_triangle_across *across = &triangle_acrosses[slot][edge];
            int neighbor = across->neighbor[flat], flip = across->flip ? 1 - 2 * shifted : 0;
            out->across[low][edge] =
                4 * (neighbor == PAVE_TRIANGLE_SELF ? 0 : steps.to[shifted][neighbor]) + 2 * flip +
                across->slot - slot;
        }
        for (int which = 0; which < 2; which++)
            out->others[low][which] = steps.to[shifted][triangle_others[flat][slot][which]];
    }
    for (int shifted = 0; shifted < 2; shifted++)
        for (int k = 0; k < PAVE_BOARD_NEIGHBORS_MAX; k++) {
            int neighbor = pave_triangle_corners[flat][k].neighbor;
            bool self = neighbor == PAVE_TRIANGLE_SELF,
                 flip = !self && neighbor % 3 != (flat ? 0 : 1);
            out->corners[shifted][k] = 4 * (self ? 0 : steps.to[shifted][neighbor]) +
                                       2 * (shifted ^ flip) + pave_triangle_corners[flat][k].slot;
        }
}

bool pave_board_place_in_border(const pave_board *board, int32_t place)
{
    int32_t column = place % board->pitch;
    return column == 0 || column == board->pitch - 1 || place < board->pitch ||
           place >= board->slot_count - board->pitch;
}

/// Returns whether a face already contains a triangle, which happens if the face surrounds a tile.
/// Such a face has at least six triangles.
static bool board_face_has(const pave_board_face *face, pave_board_triangle triangle)
{
    if (face->count < 6) return false;
    for (int32_t i = 0; i < face->count; i++)
        if (face->triangles[i] == triangle) return true;
    return false;
}

bool pave_board_face_walk(const pave_board_walker *walker, pave_board_triangle from,
                          pave_board_face *face)
{
    int8_t entered[PAVE_BOARD_FACE_MAX];
    face->count = 1;
    face->lowest = face->triangles[0] = from;
    face->round = false;
    entered[0] = 3;
    for (int corner = 0; corner < 3; corner++)
        face->places[corner] = pave_board_triangle_place(walker, from, corner);
    for (int32_t i = 0; i < face->count; i++) {
        pave_board_triangle at = face->triangles[i];
        uint32_t cuts = pave_board_triangle_cuts(walker, at) & ~(UINT32_C(1) << entered[i]);
        for (int edge = 0; cuts >> edge; edge++) {
            pave_board_triangle to = at + walker->across[at & 3][edge];
            if (!(cuts >> edge & 1)) continue;
            if (board_face_has(face, to)) {
                face->round = true;
                continue;
            }
            if (face->count == PAVE_BOARD_FACE_MAX) return false;
            int edge_there = pave_triangle_entered[at & 1][edge];
            entered[face->count] = (int8_t)edge_there;
            face->places[face->count + 2] =
                pave_board_triangle_place(walker, to, pave_triangle_apex[edge_there]);
            face->triangles[face->count++] = to;
            if (to < face->lowest) face->lowest = to;
        }
    }
    return true;
}

int32_t pave_board_face_sides(const pave_board_walker *walker, const pave_board_face *face,
                              pave_face_side *out)
{
    static const int8_t ends[3][2] = {{0, 1}, {0, 2}, {1, 2}};
    int32_t count = 0;
    for (int32_t i = 0; i < face->count; i++) {
        pave_board_triangle at = face->triangles[i];
        uint32_t cuts = pave_board_triangle_cuts(walker, at);
        bool border[3];
        for (int corner = 0; corner < 3; corner++)
            border[corner] = pave_board_place_in_border(
                walker->board, pave_board_triangle_place(walker, at, corner));
        for (int edge = 0; edge < 3; edge++) {
            bool one = border[ends[edge][0]], two = border[ends[edge][1]];
            if (cuts >> edge & 1 || (one && two)) continue;
            out[count].across = at + walker->across[at & 3][edge];
            out[count++].mixed = one != two;
        }
    }
    return count;
}
