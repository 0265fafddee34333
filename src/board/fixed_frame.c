/// src/board/fixed_frame.c: the fixed-point frame of a graph.
#include "../base/exact.h"

#include "fixed_frame.h"

#include <math.h>

/// Sum of lengths that does not depend on their order: they are added as integers, in units of
/// 2^-32 times a power of two above the longest length.
typedef struct pave_length_sum {
    double longest;
    int power; ///< the longest length is below 2^power
    uint64_t sum, count;
} pave_length_sum;

double pave_fixed_length(pave_vec2 a, pave_vec2 b)
{
    double x = fabs(b.x - a.x), y = fabs(b.y - a.y), more = x > y ? x : y, less = x > y ? y : x;
    if (more == 0.0) return 0.0;
    less /= more;
    return more * sqrt(1.0 + less * less); // avoids squares of the differences themselves, which
                                           // might underflow
}

static void length_longest(pave_length_sum *sum, pave_vec2 a, pave_vec2 b)
{
    double length = pave_fixed_length(a, b);
    if (length > sum->longest) sum->longest = length;
}

static void length_add(pave_length_sum *sum, pave_vec2 a, pave_vec2 b)
{
    double length = pave_fixed_length(a, b);
    if (length == 0.0) return;
    sum->sum += (uint64_t)floor(ldexp(length, 32 - sum->power));
    sum->count++;
}

/// Returns the exponent of the step for which the mean length is 2^16 to 2^17 steps.
static int length_exponent(const pave_length_sum *sum)
{
    const int least = -1000; // prevents the step from underflowing
    if (sum->count == 0) return -16;
    int exponent = 0;
    while (exponent < 32 && sum->sum >> (exponent + 1) >= sum->count)
        exponent++; // the mean is 2^exponent to 2^(exponent + 1)
    exponent += sum->power - 32 - 16;
    return exponent < least ? least : exponent;
}

static bool fixed_fits(const pave_fixed_frame *frame, pave_vec2 corner)
{
    const double most = PAVE_FIXED_MAX;
    double x = (corner.x - frame->origin.x) / frame->step,
           y = (corner.y - frame->origin.y) / frame->step;
    return x >= -most && x <= most && y >= -most && y <= most;
}

static double fixed_middle(double min, double max, double step)
{
    return floor((min + max) / 2.0 / step + 0.5) * step;
}

static pave_fixed_frame fixed_frame_of(int32_t node_count, const pave_vec2 *positions,
                                       const pave_length_sum *sum)
{
    pave_fixed_frame frame = {.step = ldexp(1.0, length_exponent(sum))};
    if (node_count == 0) return frame;
    pave_box box = pave_box_of(positions[0], positions[0]);
    for (int32_t node = 1; node < node_count; node++) box = pave_box_add(box, positions[node]);
    const pave_vec2 min = box.min, max = box.max;
    bool round_origin = min.x <= 0.0 && max.x >= 0.0 && min.y <= 0.0 && max.y >= 0.0;
    for (;; frame.step *= 2.0) {
        frame.origin = pave_vec2_of(0.0, 0.0);
        if (fixed_fits(&frame, min) && fixed_fits(&frame, max)) return frame;
        if (round_origin) continue;
        frame.origin = pave_vec2_of(fixed_middle(min.x, max.x, frame.step),
                                    fixed_middle(min.y, max.y, frame.step));
        if (fixed_fits(&frame, min) && fixed_fits(&frame, max)) return frame;
    }
}

pave_fixed_frame pave_fixed_frame_of_edges(int32_t node_count, const pave_vec2 *positions,
                                           int32_t edge_count, const int32_t (*edges)[2])
{
    pave_length_sum sum = {0};
    for (int32_t edge = 0; edge < edge_count; edge++)
        length_longest(&sum, positions[edges[edge][0]], positions[edges[edge][1]]);
    if (sum.longest > 0.0) (void)frexp(sum.longest, &sum.power);
    for (int32_t edge = 0; edge < edge_count; edge++)
        length_add(&sum, positions[edges[edge][0]], positions[edges[edge][1]]);
    return fixed_frame_of(node_count, positions, &sum);
}

pave_fixed_frame pave_fixed_frame_of_graph(const pave_graph *graph)
{
    pave_length_sum sum = {0};
    for (int round = 0; round < 2; round++) {
        for (int32_t node = 0; node < graph->node_count; node++)
            for (int32_t arc = graph->start[node]; arc < graph->start[node + 1]; arc++) {
                if (graph->to[arc] < node) continue; // count each edge once
                (round == 0 ? length_longest : length_add)(&sum, graph->positions[node],
                                                           graph->positions[graph->to[arc]]);
            }
        if (round == 0 && sum.longest > 0.0) (void)frexp(sum.longest, &sum.power);
    }
    return fixed_frame_of(graph->node_count, graph->positions, &sum);
}

bool pave_fixed_nearest(const pave_fixed_frame *frame, pave_vec2 position, int32_t *x, int32_t *y)
{
    double right = floor((position.x - frame->origin.x) / frame->step + 0.5);
    double down = floor((position.y - frame->origin.y) / frame->step + 0.5);
    if (!(fabs(right) <= PAVE_FIXED_MAX && fabs(down) <= PAVE_FIXED_MAX))
        return false; // also rejects NaN
    *x = (int32_t)right;
    *y = (int32_t)down;
    return true;
}

void pave_fixed_snap(const pave_fixed_frame *frame, pave_vec2 position, int32_t *x, int32_t *y)
{
    bool fits = pave_fixed_nearest(frame, position, x, y);
    assert(fits);
    (void)fits;
}
