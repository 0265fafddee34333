/// src/tactics/formation_assign.c: assignment of soldiers to places with minimum total cost and a
/// deterministic choice among ties. Based on: H. Kuhn, "The Hungarian Method for the Assignment
/// Problem", 1955, with the shortest augmenting paths of N. Tomizawa, "On some techniques useful
/// for solution of transportation network problems", 1971.
#include "../base/exact.h"

#include "formation_parts.h"

/// Rows and columns are numbered from 1; column 0 is the start of a path.
typedef struct pave_assign {
    const int64_t *costs;
    int32_t n;
    int64_t *row_price,
        *column_price; ///< n + 1 elements; the prices of a tight pair sum to its cost
    int64_t *nearest;  ///< n + 1 elements: minimum slack of each column that is not done
    int32_t *row_of;   ///< n + 1 elements: row of each column; 0: free
    int32_t *before;   ///< n + 1 elements: previous column on the path
    uint8_t *done;     ///< n + 1 elements
} pave_assign;

static int64_t assign_slack(const pave_assign *a, int32_t row, int32_t column)
{
    return a->costs[(int64_t)(row - 1) * a->n + column - 1] - a->row_price[row] -
           a->column_price[column];
}

/// Scans the row of column `at` and returns the next column on the path. `least` receives its
/// slack.
static int32_t assign_nearest(pave_assign *a, int32_t at, int64_t *least)
{
    int32_t found = 0;
    *least = INT64_MAX;
    for (int32_t column = 1; column <= a->n; column++) {
        if (a->done[column]) continue;
        const int64_t slack = assign_slack(a, a->row_of[at], column);
        if (slack < a->nearest[column]) {
            a->nearest[column] = slack;
            a->before[column] = at;
        }
        if (a->nearest[column] >= *least) continue;
        *least = a->nearest[column];
        found = column;
    }
    return found;
}

/// Adds a row along a shortest path to a free column.
static void assign_row(pave_assign *a, int32_t row)
{
    int32_t at = 0;
    for (int32_t column = 0; column <= a->n; column++) {
        a->nearest[column] = INT64_MAX;
        a->done[column] = 0;
    }
    a->row_of[0] = row;
    while (a->row_of[at] != 0) {
        int64_t least;
        a->done[at] = 1;
        const int32_t next = assign_nearest(a, at, &least);
        for (int32_t column = 0; column <= a->n; column++) {
            if (a->done[column]) {
                a->row_price[a->row_of[column]] += least;
                a->column_price[column] -= least;
            } else if (a->nearest[column] != INT64_MAX) {
                a->nearest[column] -= least;
            }
        }
        at = next;
    }
    while (at != 0) {
        a->row_of[at] = a->row_of[a->before[at]];
        at = a->before[at];
    }
}

/// Among all assignments of minimum cost, finds the one with the lowest columns. Row by row,
/// chooses the lowest tight column from which an alternating path of tight pairs leads to the row's
/// current column. `line` and `column_of` hold n + 1 elements.
static void assign_lowest(pave_assign *a, int32_t *line, int32_t *column_of)
{
    for (int32_t column = 1; column <= a->n; column++) column_of[a->row_of[column]] = column;
    for (int32_t row = 1; row <= a->n; row++) {
        // Searches backwards from this row's column: a row that can take a reached column frees its
        // own column.
        int32_t first = 0, end = 1, best = column_of[row];
        for (int32_t column = 1; column <= a->n; column++) a->done[column] = 0;
        line[0] = column_of[row];
        a->done[column_of[row]] = 1;
        while (first < end) {
            const int32_t column = line[first++];
            for (int32_t other = row + 1; other <= a->n; other++) {
                const int32_t own = column_of[other];
                if (a->done[own] || assign_slack(a, other, column) != 0) continue;
                a->done[own] = 1;
                a->before[own] = column;
                line[end++] = own;
            }
        }
        for (int32_t column = 1; column < best; column++)
            if (a->done[column] && assign_slack(a, row, column) == 0) best = column;
        for (int32_t column = best, taker = row; taker != 0;) {
            const int32_t loser = a->row_of[column] == row ? 0 : a->row_of[column];
            const int32_t next = a->before[column];
            a->row_of[column] = taker;
            column_of[taker] = column;
            taker = loser;
            column = next;
        }
    }
}

bool pave_formation_assign(const int64_t *costs, int32_t n, const pave_allocator *allocator,
                           int32_t *out)
{
    const size_t room = (size_t)n + 1;
    int64_t *prices = pave_array_allocate(allocator, 3 * room, sizeof *prices);
    int32_t *numbers = pave_array_allocate(allocator, 4 * room, sizeof *numbers);
    uint8_t *done = pave_array_allocate(allocator, room, sizeof *done);
    const bool all = prices && numbers && done;
    if (all) {
        pave_assign a = {.costs = costs,
                         .n = n,
                         .row_price = prices,
                         .column_price = prices + room,
                         .nearest = prices + 2 * room,
                         .row_of = numbers,
                         .before = numbers + room,
                         .done = done};
        for (int32_t row = 1; row <= n; row++) assign_row(&a, row);
        assign_lowest(&a, numbers + 2 * room, numbers + 3 * room);
        for (int32_t column = 1; column <= n; column++) out[a.row_of[column] - 1] = column - 1;
    }
    PAVE_RELEASE(allocator, done, numbers, prices);
    return all;
}
