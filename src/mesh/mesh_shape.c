/// src/mesh/mesh_shape.c: lists that grow, and the least turn of a tile.
#include "../base/exact.h"

#include "mesh_shape.h"

#include "../base/memory.h"

#include <stdlib.h>
#include <string.h>

// ---- Lists --------------------------------------------------------------------------------------

bool pave_shape_list_grow(pave_shape_list *list, int64_t more)
{
    int64_t need = list->count + more, capacity = list->capacity;
    if (need <= capacity) return true;
    if (need > INT32_MAX) return false;
    capacity += capacity / 2 + 16;
    if (capacity < need) capacity = need;
    if (capacity > INT32_MAX) capacity = INT32_MAX;
    pave_allocator allocator = pave_allocator_or_default(&list->allocator);
    size_t size = sizeof *list->items, old_size = (size_t)list->capacity * size;
    int32_t *items =
        allocator.resize(allocator.context, list->items, old_size, (size_t)capacity * size);
    if (!items) return false;
    list->items = items;
    list->capacity = (int32_t)capacity;
    return true;
}

bool pave_shape_list_add(pave_shape_list *list, int32_t item)
{
    if (list->count == list->capacity && !pave_shape_list_grow(list, 1)) return false;
    list->items[list->count++] = item;
    return true;
}

static int pave_shape_compare(const void *a, const void *b)
{
    int32_t one = *(const int32_t *)a, two = *(const int32_t *)b;
    return (one > two) - (one < two);
}

/// Lists are short all but always.
static void pave_shape_sort_short(int32_t *items, int32_t count)
{
    for (int32_t i = 1; i < count; i++) {
        int32_t item = items[i], j = i;
        for (; j > 0 && items[j - 1] > item; j--) items[j] = items[j - 1];
        items[j] = item;
    }
}

void pave_shape_list_sort(pave_shape_list *list)
{
    enum { SHORT = 64 };
    int32_t kept = 0;
    if (list->count == 0) return;
    if (list->count <= SHORT)
        pave_shape_sort_short(list->items, list->count);
    else
        qsort(list->items, (size_t)list->count, sizeof *list->items, pave_shape_compare);
    for (int32_t i = 1; i < list->count; i++)
        if (list->items[i] != list->items[kept]) list->items[++kept] = list->items[i];
    list->count = kept + 1;
}

void pave_shape_list_free(pave_shape_list *list)
{
    pave_allocator allocator = pave_allocator_or_default(&list->allocator);
    if (list->items)
        allocator.resize(allocator.context, list->items,
                         (size_t)list->capacity * sizeof *list->items, 0);
    list->items = NULL;
    list->count = list->capacity = 0;
}

// ---- Tiles --------------------------------------------------------------------------------------

/// The least turn of triangles with `center`.
static int64_t pave_shape_turns(pave_point center, const pave_point *points, int32_t count)
{
    int64_t least = INT64_MAX;
    pave_point from = points[count - 1];
    for (int32_t k = 0; k < count; k++) {
        int64_t turn = pave_turn(center, from, points[k]);
        if (turn < least) least = turn;
        from = points[k];
    }
    return least;
}

int64_t pave_shape_turn_min(const pave_shape *shape, int32_t tile, bool before)
{
    enum {
        PIECE = 32
    }; // points are got once where the ring is no longer than that, as nearly all are
    int32_t room[PAVE_SHAPE_ROOM], count;
    const int32_t *ring = shape->ring(shape->self, tile, room, &count);
    pave_point (*at)(void *, int32_t) = before ? shape->before : shape->get, points[PIECE];
    if (count == 0) return INT64_MAX;
    int64_t x = 0, y = 0, least = INT64_MAX;
    for (int32_t k = 0; k < count; k++) {
        pave_point point = at(shape->self, ring[k]);
        points[k % PIECE] = point;
        x += point.x;
        y += point.y;
    }
    pave_point center = {pave_mean_of(x, count), pave_mean_of(y, count)};
    if (count <= PIECE) return pave_shape_turns(center, points, count);
    pave_point from = at(shape->self, ring[count - 1]);
    for (int32_t k = 0; k < count; k++) {
        pave_point to = at(shape->self, ring[k]);
        int64_t turn = pave_turn(center, from, to);
        if (turn < least) least = turn;
        from = to;
    }
    return least;
}
