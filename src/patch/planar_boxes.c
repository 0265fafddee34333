/// src/patch/planar_boxes.c: a packed tree of boxes.
#include "../base/exact.h"

#include "../base/memory.h"
#include "../base/sort.h"
#include "planar_boxes.h"

// ---- Packing ------------------------------------------------------------------------------------

/// Spreads 16 bits to the even bit positions.
static uint32_t boxes_spread(uint32_t bits)
{
    bits = (bits | bits << 8) & 0x00ff00ff;
    bits = (bits | bits << 4) & 0x0f0f0f0f;
    bits = (bits | bits << 2) & 0x33333333;
    return (bits | bits << 1) & 0x55555555;
}

static pave_point_box boxes_of_ends(const int32_t *ends, const pave_point *points)
{
    return pave_point_box_add(pave_point_box_add(pave_point_box_none, points[ends[0]]),
                              points[ends[1]]);
}

/// Returns the index of a box's centre on a space-filling curve.
static uint64_t boxes_key(pave_point_box box)
{
    const int64_t most = PAVE_MESH_COORDINATE_MAX;
    const int64_t x = ((int64_t)box.min.x + box.max.x) / 2 + most,
                  y = ((int64_t)box.min.y + box.max.y) / 2 + most; // below 2^31
    return boxes_spread((uint32_t)(x >> 15)) | (uint64_t)boxes_spread((uint32_t)(y >> 15)) << 1;
}

/// Builds the boxes of each level around those of the previous one.
static void boxes_fill_levels(pave_planar_boxes *boxes)
{
    for (int32_t level = 1; level < boxes->levels; level++)
        for (int32_t node = boxes->begin[level]; node < boxes->begin[level + 1]; node++) {
            const int32_t first =
                boxes->begin[level - 1] + (node - boxes->begin[level]) * PAVE_PLANAR_FAN;
            boxes->boxes[node] = pave_point_box_none;
            for (int32_t i = first; i < first + PAVE_PLANAR_FAN && i < boxes->begin[level]; i++)
                boxes->boxes[node] = pave_point_box_union(boxes->boxes[node], boxes->boxes[i]);
        }
}

static void boxes_measure_levels(pave_planar_boxes *boxes)
{
    int32_t size = boxes->count;
    boxes->levels = 0;
    boxes->begin[0] = 0;
    while (size > 0) {
        boxes->begin[boxes->levels + 1] = boxes->begin[boxes->levels] + size;
        boxes->levels++;
        size = size > 1 ? (size + PAVE_PLANAR_FAN - 1) / PAVE_PLANAR_FAN : 0;
    }
}

bool pave_planar_boxes_pack(pave_planar_boxes *boxes, int32_t count, const int32_t (*ends)[2],
                            const pave_point *points)
{
    pave_planar_boxes_release(boxes);
    boxes->count = count;
    boxes_measure_levels(boxes);
    const size_t size = (size_t)count, nodes = (size_t)boxes->begin[boxes->levels];
    uint64_t *keys = pave_array_take(&boxes->allocator, size, sizeof *keys),
             *spare = pave_array_take(&boxes->allocator, size, sizeof *spare);
    boxes->boxes = pave_array_take(&boxes->allocator, nodes, sizeof *boxes->boxes);
    boxes->items = pave_array_take(&boxes->allocator, size, sizeof *boxes->items);
    const bool fine = keys && spare && boxes->boxes && boxes->items;
    if (fine) {
        for (int32_t i = 0; i < count; i++)
            keys[i] = boxes_key(boxes_of_ends(ends[i], points)) << 32 | (uint32_t)i;
        const uint64_t *sorted = pave_sort_keys(keys, spare, count, 32, 64);
        for (int32_t i = 0; i < count; i++) {
            boxes->items[i] = (int32_t)(uint32_t)sorted[i];
            boxes->boxes[i] = boxes_of_ends(ends[boxes->items[i]], points);
        }
        boxes_fill_levels(boxes);
    }
    PAVE_RELEASE(&boxes->allocator, spare, keys);
    if (!fine) pave_planar_boxes_release(boxes);
    return fine;
}

void pave_planar_boxes_release(pave_planar_boxes *boxes)
{
    PAVE_RELEASE(&boxes->allocator, boxes->items, boxes->boxes);
    *boxes = (pave_planar_boxes){.allocator = boxes->allocator};
}

// ---- Visits -------------------------------------------------------------------------------------

typedef struct boxes_rank {
    int32_t node;
    int64_t rank;
} boxes_rank;

/// Pushes the children of a box onto the stack, with the greatest rank on top.
static int boxes_push(const pave_planar_boxes *boxes, const pave_planar_visitor *visitor,
                      const void *self, int32_t node, boxes_rank *stack)
{
    int32_t level = 1;
    int count = 0;
    while (node >= boxes->begin[level + 1]) level++;
    const int32_t first = boxes->begin[level - 1] + (node - boxes->begin[level]) * PAVE_PLANAR_FAN;
    for (int32_t i = first; i < first + PAVE_PLANAR_FAN && i < boxes->begin[level]; i++) {
        boxes_rank next = {.node = i};
        int at = count;
        if (!visitor->wants(self, &boxes->boxes[i], &next.rank)) continue;
        for (; at > 0 && stack[at - 1].rank > next.rank; at--) stack[at] = stack[at - 1];
        stack[at] = next;
        count++;
    }
    return count;
}

void pave_planar_boxes_visit(const pave_planar_boxes *boxes, const pave_planar_visitor *visitor,
                             void *self)
{
    boxes_rank stack[PAVE_PLANAR_FAN * PAVE_PLANAR_LEVELS];
    int count = 0;
    if (boxes->count > 0) stack[count++].node = boxes->begin[boxes->levels] - 1;
    while (count > 0) {
        const int32_t node = stack[--count].node;
        int64_t rank = 0;
        // the answer may have changed since the box was pushed
        if (!visitor->wants(self, &boxes->boxes[node], &rank)) continue;
        if (node < boxes->count)
            visitor->take(self, boxes->items[node]);
        else
            count += boxes_push(boxes, visitor, self, node, stack + count);
    }
}
