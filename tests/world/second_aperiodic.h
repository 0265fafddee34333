/// tests/world/second_aperiodic.h: the tile of an aperiodic world once more, naively: the partition
/// as polygons by the names of their corners, and a place in exactly one of them, by the sides that
/// it lies on of each edge. Whole numbers of 128 bits; no table, no fraction, no band.
#ifndef PAVE_TESTS_SECOND_APERIODIC_H
#define PAVE_TESTS_SECOND_APERIODIC_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

__extension__ typedef __int128 second_wide;

/// u + v phi; of places in 2^-32.
typedef struct second_golden {
    second_wide u, v;
} second_golden;

typedef struct second_point {
    second_golden x, y;
} second_point;

static inline second_golden second_minus(second_golden a, second_golden b)
{
    return (second_golden){a.u - b.u, a.v - b.v};
}

static inline second_golden second_times(second_golden a, second_golden b)
{
    return (second_golden){a.u * b.u + a.v * b.v, a.u * b.v + a.v * b.u + a.v * b.v};
}

/// Times phi, over and over, leaves the sign and makes u and v alike.
static inline int second_sign(second_golden z)
{
    while ((z.u < 0 && z.v > 0) || (z.u > 0 && z.v < 0)) z = (second_golden){z.v, z.u + z.v};
    return (z.u > 0 || z.v > 0) - (z.u < 0 || z.v < 0);
}

/// A corner such as "B3": its row and its column.
static inline second_point second_corner(const char *name)
{
    static const second_golden columns[] = {{0, 0}, {2, -1}, {-1, 1}, {1, 0}, {0, 1}};
    static const second_golden rows[] = {{0, 0}, {1, 0}, {2, 0}, {1, 1}, {2, 1}, {3, 1}};
    return (second_point){columns[name[1] - '0'], rows[name[0] - 'A']};
}

static const struct {
    int tile;
    const char *corners;
} second_pieces[] = {
    {0, "A0 A2 B2"}, {0, "A2 A3 B3"}, {0, "A3 A4 B4"},    {1, "A0 B0 B2"},  {1, "A2 B2 B3"},
    {1, "A3 B3 B4"}, {2, "C0 D0 E2"}, {3, "B3 C3 E4 C4"}, {4, "C0 E2 E3"},  {4, "E2 E3 F3"},
    {5, "D0 E0 E2"}, {5, "E0 E1 F1"}, {5, "E1 E2 F3"},    {6, "E0 F0 F1"},  {6, "E1 F1 F3"},
    {6, "E3 F3 F4"}, {7, "D3 E3 E4"}, {7, "E3 E4 F4"},    {7, "B0 C0 E3"},  {8, "B2 C2 E4"},
    {9, "B0 B2 C2"}, {9, "B2 B3 C3"}, {9, "B3 B4 C4"},    {10, "B0 D3 E3"},
};
enum { SECOND_PIECES = sizeof second_pieces / sizeof *second_pieces };

/// On which side of the line from a to b the point p lies; p is in 2^-32.
static inline int second_turn(second_point a, second_point b, second_point p)
{
    const second_wide unit = (second_wide)1 << 32;
    const second_golden x = second_minus(p.x, (second_golden){a.x.u * unit, a.x.v * unit}),
                        y = second_minus(p.y, (second_golden){a.y.u * unit, a.y.v * unit});
    return second_sign(second_minus(second_times(second_minus(b.x, a.x), y),
                                    second_times(second_minus(b.y, a.y), x)));
}

static inline bool second_inside(const char *corners, second_point p)
{
    const int count = (int)(strlen(corners) + 1) / 3;
    int turns = 0;
    for (int k = 0; k < count; k++)
        turns += second_turn(second_corner(corners + 3 * k),
                             second_corner(corners + 3 * ((k + 1) % count)), p);
    return turns == count || turns == -count;
}

/// Adds `step` to a point while `part` of it is below 0, takes it away while it is step's or more.
static inline void second_reduce(second_point *p, second_golden *part, second_golden step,
                                 second_wide shift)
{
    second_wide many = 1;
    for (int bit = 0; bit < 40; bit++) many *= 2;
    for (; many > 0; many /= 2) { // as many steps as there are, by halves
        const second_golden by = {step.u * many, step.v * many};
        while (second_sign(*part) < 0) {
            part->u += by.u, part->v += by.v;
            p->x.u += shift * many;
        }
        while (second_sign(second_minus(*part, by)) >= 0) {
            part->u -= by.u, part->v -= by.v;
            p->x.u -= shift * many;
        }
    }
}

/// The tile at q,r of the point (a, b) / 2^32; -1 if it is in no piece, -2 if in several.
static inline int second_aperiodic(int64_t a, int64_t b, int32_t q, int32_t r)
{
    const second_wide unit = (second_wide)1 << 32;
    second_point p = {{a + q * unit, 0}, {b - r * unit, 0}};
    second_reduce(&p, &p.y, (second_golden){3 * unit, unit}, unit);
    second_reduce(&p, &p.x, (second_golden){0, unit}, 0);
    int found = -1;
    for (int k = 0; k < SECOND_PIECES; k++) {
        if (!second_inside(second_pieces[k].corners, p)) continue;
        if (found != -1) return -2;
        found = second_pieces[k].tile;
    }
    return found;
}

#endif
