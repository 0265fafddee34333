/// bench/floor.c: the naive baseline of the benches of grids. Based on: A. Patel, "Hexagonal
/// Grids", 2013 (the formulas).
#include "floor.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static const floor_hex steps[6] = {{1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}};

static floor_hex add(floor_hex a, floor_hex b) { return (floor_hex){a.q + b.q, a.r + b.r}; }

void floor_neighbors(floor_hex hex, floor_hex out[6])
{
    for (int k = 0; k < 6; k++) out[k] = add(hex, steps[k]);
}

int32_t floor_distance(floor_hex a, floor_hex b)
{
    int32_t q = a.q - b.q, r = a.r - b.r;
    return (abs(q) + abs(r) + abs(q + r)) / 2;
}

static floor_hex round_cube(double q, double r)
{
    double s = -q - r, rq = round(q), rr = round(r), rs = round(s);
    double dq = fabs(rq - q), dr = fabs(rr - r), ds = fabs(rs - s);
    if (dq > dr && dq > ds)
        rq = -rr - rs;
    else if (dr > ds)
        rr = -rq - rs;
    return (floor_hex){(int32_t)rq, (int32_t)rr};
}

floor_hex floor_at(double x, double y)
{
    return round_cube(sqrt(3.0) / 3.0 * x - y / 3.0, 2.0 / 3.0 * y);
}

int32_t floor_line(floor_hex a, floor_hex b, floor_hex *out)
{
    int32_t n = floor_distance(a, b);
    for (int32_t i = 0; i <= n; i++) {
        double t = n ? (double)i / n : 0.0;
        out[i] = round_cube(a.q + 1e-6 + (b.q - a.q) * t, a.r + 2e-6 + (b.r - a.r) * t);
    }
    return n + 1;
}

int32_t floor_ring(floor_hex center, int32_t k, floor_hex *out)
{
    floor_hex at = {center.q - k, center.r + k};
    int32_t count = 0;
    for (int side = 0; side < 6; side++)
        for (int32_t i = 0; i < k; i++) {
            out[count++] = at;
            at = add(at, steps[(side + 1) % 6]);
        }
    return count;
}

int32_t floor_disk(floor_hex center, int32_t k, floor_hex *out)
{
    int32_t count = 0;
    for (int32_t q = -k; q <= k; q++) {
        int32_t low = q > 0 ? -k : -q - k, high = q > 0 ? k - q : k;
        for (int32_t r = low; r <= high; r++)
            out[count++] = (floor_hex){center.q + q, center.r + r};
    }
    return count;
}

// ---- On a board ---------------------------------------------------------------------------------

static bool is_ground(const floor_board *board, floor_hex hex)
{
    return hex.q >= 0 && hex.r >= 0 && hex.q < board->width && hex.r < board->height &&
           !board->walls[hex.r * board->width + hex.q];
}

static int32_t index_of(const floor_board *board, floor_hex hex)
{
    return hex.r * board->width + hex.q;
}

static int32_t *scratch(int32_t count)
{
    int32_t *memory = malloc((size_t)count * sizeof *memory);
    if (!memory) abort();
    return memory;
}

static int32_t root_of(int32_t *parents, int32_t i)
{
    while (parents[i] != i) i = parents[i] = parents[parents[i]];
    return i;
}

int32_t floor_components(const floor_board *board, int32_t *labels)
{
    int32_t count = 0, size = board->width * board->height, *parents = scratch(size);
    for (int32_t i = 0; i < size; i++) parents[i] = i;
    for (int32_t r = 0; r < board->height; r++)
        for (int32_t q = 0; q < board->width; q++) {
            floor_hex hex = {q, r};
            if (!is_ground(board, hex)) continue;
            for (int k = 1; k < 4; k++) {
                floor_hex next = add(hex, steps[k]);
                if (!is_ground(board, next)) continue;
                int32_t a = root_of(parents, index_of(board, hex)),
                        b = root_of(parents, index_of(board, next));
                if (a < b)
                    parents[b] = a;
                else
                    parents[a] = b;
            }
        }
    for (int32_t i = 0; i < size; i++) {
        if (board->walls[i])
            labels[i] = -1;
        else if (parents[i] == i)
            labels[i] = count++;
        else
            labels[i] = labels[root_of(parents, i)];
    }
    free(parents);
    return count;
}

typedef struct heap {
    struct heap_item {
        int32_t priority, index;
    } * items;
    int32_t count;
} heap;

static void heap_push(heap *h, int32_t priority, int32_t index)
{
    int32_t i = h->count++;
    for (; i > 0 && h->items[(i - 1) / 2].priority > priority; i = (i - 1) / 2)
        h->items[i] = h->items[(i - 1) / 2];
    h->items[i].priority = priority;
    h->items[i].index = index;
}

static int32_t heap_pop(heap *h)
{
    int32_t top = h->items[0].index, i = 0;
    struct heap_item last = h->items[--h->count];
    for (;;) {
        int32_t child = 2 * i + 1;
        if (child >= h->count) break;
        if (child + 1 < h->count && h->items[child + 1].priority < h->items[child].priority)
            child++;
        if (h->items[child].priority >= last.priority) break;
        h->items[i] = h->items[child];
        i = child;
    }
    h->items[i] = last;
    return top;
}

static int32_t trace(const floor_board *board, const int32_t *from, int32_t index, floor_hex *out)
{
    int32_t count = 0;
    for (int32_t i = index; i >= 0; i = from[i])
        out[count++] = (floor_hex){i % board->width, i / board->width};
    for (int32_t i = 0; i < count / 2; i++) {
        floor_hex swapped = out[i];
        out[i] = out[count - 1 - i];
        out[count - 1 - i] = swapped;
    }
    return count;
}

int32_t floor_path(const floor_board *board, floor_hex a, floor_hex b, floor_hex *out)
{
    int32_t size = board->width * board->height, *cost = scratch(size), *from = scratch(size),
            count = 0;
    heap h = {malloc((size_t)size * 6 * sizeof(struct heap_item)), 0};
    if (!h.items) abort();
    for (int32_t i = 0; i < size; i++) cost[i] = INT32_MAX;
    cost[index_of(board, a)] = 0;
    from[index_of(board, a)] = -1;
    heap_push(&h, floor_distance(a, b), index_of(board, a));
    while (h.count) {
        int32_t index = heap_pop(&h);
        floor_hex hex = {index % board->width, index / board->width};
        if (index == index_of(board, b)) {
            count = trace(board, from, index, out);
            break;
        }
        for (int k = 0; k < 6; k++) {
            floor_hex next = add(hex, steps[k]);
            if (!is_ground(board, next) || cost[index] + 1 >= cost[index_of(board, next)]) continue;
            cost[index_of(board, next)] = cost[index] + 1;
            from[index_of(board, next)] = index;
            heap_push(&h, cost[index] + 1 + floor_distance(next, b), index_of(board, next));
        }
    }
    free(h.items);
    free(from);
    free(cost);
    return count;
}

int32_t floor_reach(const floor_board *board, floor_hex a, int32_t budget, floor_hex *out)
{
    int32_t size = board->width * board->height, *cost = scratch(size), count = 1;
    for (int32_t i = 0; i < size; i++) cost[i] = INT32_MAX;
    cost[index_of(board, a)] = 0;
    out[0] = a;
    for (int32_t done = 0; done < count; done++) {
        int32_t spent = cost[index_of(board, out[done])];
        for (int k = 0; k < 6 && spent < budget; k++) {
            floor_hex next = add(out[done], steps[k]);
            if (!is_ground(board, next) || cost[index_of(board, next)] != INT32_MAX) continue;
            cost[index_of(board, next)] = spent + 1;
            out[count++] = next;
        }
    }
    free(cost);
    return count;
}

int32_t floor_view(const floor_board *board, floor_hex a, int32_t k, floor_hex *out)
{
    floor_hex *line = malloc((size_t)(k + 1) * sizeof *line);
    int32_t count = 0;
    if (!line) abort();
    for (int32_t q = -k; q <= k; q++)
        for (int32_t r = q > 0 ? -k : -q - k; r <= (q > 0 ? k - q : k); r++) {
            floor_hex target = {a.q + q, a.r + r};
            int32_t length = floor_line(a, target, line), i = 1;
            if (target.q < 0 || target.r < 0 || target.q >= board->width ||
                target.r >= board->height)
                continue;
            while (i < length - 1 && is_ground(board, line[i])) i++;
            if (i >= length - 1) out[count++] = target;
        }
    free(line);
    return count;
}
