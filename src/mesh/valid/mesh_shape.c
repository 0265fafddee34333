/// src/mesh/valid/mesh_shape.c: code shared by the files that keep tiles valid: sorted integer
/// lists and the soundness test.
#include "../../base/exact.h"

#include "mesh_shape.h"

#include "../../base/array.h"
#include "../../base/sort.h"

#include <stdlib.h>
#include <string.h>

// ---- Lists --------------------------------------------------------------------------------------

bool pave_shape_list_grow(pave_shape_list *list, int64_t more)
{
    return more <= INT32_MAX - list->count &&
           pave_array_reserve(&list->allocator, &list->items, &list->room, list->count + more,
                              sizeof *list->items);
}

bool pave_shape_list_add(pave_shape_list *list, int32_t item)
{
    if (list->count == list->room && !pave_shape_list_grow(list, 1)) return false;
    list->items[list->count++] = item;
    return true;
}

static int shape_compare(const void *a, const void *b)
{
    int32_t one = *(const int32_t *)a, two = *(const int32_t *)b;
    return (one > two) - (one < two);
}

/// Insertion sort: lists are nearly always short.
static void shape_sort_short(int32_t *items, int32_t count)
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
        shape_sort_short(list->items, list->count);
    else
        qsort(list->items, (size_t)list->count, sizeof *list->items, shape_compare);
    for (int32_t i = 1; i < list->count; i++)
        if (list->items[i] != list->items[kept]) list->items[++kept] = list->items[i];
    list->count = kept + 1;
}

bool pave_shape_list_has(const pave_shape_list *list, int32_t item)
{
    return pave_sorted_find(list->items, list->count, item) >= 0;
}

void pave_shape_list_free(pave_shape_list *list)
{
    pave_array_release(&list->allocator, list->items);
    list->items = NULL;
    list->count = 0;
    list->room = 0;
}

// ---- Tiles --------------------------------------------------------------------------------------

/// Returns the minimum turn of the triangles with `center`.
static int64_t shape_turns(pave_point center, const pave_point *points, int32_t count)
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
    enum { PIECE = 32 }; // Rings up to this length, nearly all of them, are read only once.
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
    if (count <= PIECE) return shape_turns(center, points, count);
    pave_point from = at(shape->self, ring[count - 1]);
    for (int32_t k = 0; k < count; k++) {
        pave_point to = at(shape->self, ring[k]);
        int64_t turn = pave_turn(center, from, to);
        if (turn < least) least = turn;
        from = to;
    }
    return least;
}
