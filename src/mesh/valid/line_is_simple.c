/// src/mesh/valid/line_is_simple.c: tests whether a closed polyline is simple. Builds a tree of
/// bounding boxes over its consecutive segments and recursively compares both halves.
#include "../../base/exact.h"

#include "line_is_simple.h"

#include "../../base/memory.h"

/// Boxes in heap order: box 1 contains all segments, 2 i and 2 i + 1 are the halves of i. Segment s
/// has box leaves + s.
typedef struct pave_rim_tree {
    const pave_point *points;
    pave_point_box *boxes;
    int32_t count, leaves;
} pave_rim_tree;

static pave_point rim_end(const pave_rim_tree *tree, int32_t segment)
{
    return tree->points[segment + 1 < tree->count ? segment + 1 : 0];
}

static void rim_fill(pave_rim_tree *tree)
{
    for (int32_t i = 0; i < tree->leaves; i++) {
        pave_point_box box = pave_point_box_none;
        if (i < tree->count)
            box = pave_point_box_add(pave_point_box_add(box, tree->points[i]), rim_end(tree, i));
        tree->boxes[tree->leaves + i] = box;
    }
    for (int32_t i = tree->leaves - 1; i > 0; i--)
        tree->boxes[i] = pave_point_box_union(tree->boxes[2 * i], tree->boxes[2 * i + 1]);
}

static int rim_sign(pave_point a, pave_point b, pave_point c)
{
    int64_t turn = pave_turn(a, b, c);
    return (turn > 0) - (turn < 0);
}

/// Returns whether c, which is on the line through a and b, is on the segment between them, ends
/// included.
static bool rim_between(pave_point a, pave_point b, pave_point c)
{
    bool x = a.x < b.x ? a.x <= c.x && c.x <= b.x : b.x <= c.x && c.x <= a.x;
    return x && (a.y < b.y ? a.y <= c.y && c.y <= b.y : b.y <= c.y && c.y <= a.y);
}

/// Returns whether segments a-b and c-d have a point in common.
static bool rim_touch(pave_point a, pave_point b, pave_point c, pave_point d)
{
    int abc = rim_sign(a, b, c), abd = rim_sign(a, b, d), cda = rim_sign(c, d, a),
        cdb = rim_sign(c, d, b);
    if (abc * abd < 0 && cda * cdb < 0) return true;
    return (abc == 0 && rim_between(a, b, c)) || (abd == 0 && rim_between(a, b, d)) ||
           (cda == 0 && rim_between(c, d, a)) || (cdb == 0 && rim_between(c, d, b));
}

/// Returns whether segments i < j intersect where they must not. Adjacent segments may share one
/// end.
static bool rim_meet(const pave_rim_tree *tree, int32_t i, int32_t j)
{
    pave_point a = tree->points[i], b = rim_end(tree, i), c = tree->points[j], d = rim_end(tree, j);
    if (j == i + 1) return rim_sign(a, b, d) == 0 && (rim_between(a, b, d) || rim_between(b, d, a));
    if (i == 0 && j == tree->count - 1)
        return rim_sign(c, d, b) == 0 && (rim_between(c, d, b) || rim_between(d, b, c));
    return rim_touch(a, b, c, d);
}

static bool rim_cross(const pave_rim_tree *tree, int32_t a, int32_t b)
{
    if (!pave_point_box_meet(tree->boxes[a], tree->boxes[b])) return false;
    if (a >= tree->leaves)
        return rim_meet(tree, a - tree->leaves, b - tree->leaves); // Both nodes have the same
                                                                   // depth.
    return rim_cross(tree, 2 * a, 2 * b) || rim_cross(tree, 2 * a, 2 * b + 1) ||
           rim_cross(tree, 2 * a + 1, 2 * b) || rim_cross(tree, 2 * a + 1, 2 * b + 1);
}

pave_result pave_rim_is_simple(const pave_point *points, int32_t count,
                               const pave_allocator *allocator, bool *simple)
{
    *simple = false;
    if (count < 3) return PAVE_OK;
    pave_allocator chosen = pave_allocator_or_default(allocator);
    pave_rim_tree tree = {.points = points, .count = count, .leaves = 1};
    while (tree.leaves < count && tree.leaves < 1 << 29) tree.leaves *= 2;
    if (tree.leaves < count) return PAVE_NO_MEMORY;
    tree.boxes = pave_array_allocate(&chosen, 2 * (size_t)tree.leaves, sizeof *tree.boxes);
    if (!tree.boxes) return PAVE_NO_MEMORY;
    rim_fill(&tree);
    *simple = true;
    for (int32_t i = 1; *simple && i < tree.leaves; i++)
        *simple = !rim_cross(&tree, 2 * i, 2 * i + 1);
    for (int32_t i = 0; *simple && i < count; i++) {
        pave_point a = points[i], b = rim_end(&tree, i);
        *simple = a.x != b.x || a.y != b.y;
    }
    pave_array_release(&chosen, tree.boxes);
    return PAVE_OK;
}
