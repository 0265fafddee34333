/// bench/floor_schelling.c: the segregation of "Create a hexagonal map" as a simple program, and
/// the model of the comparisons of frameworks.
#include "floor_schelling.h"

#include <stdlib.h>
#include <string.h>

// ---- Random numbers -----------------------------------------------------------------------------
// As cheap as they get (G. Steele, D. Lea, C. Flood, "Fast Splittable Pseudorandom Number
// Generators", 2014).

static uint32_t next_word(uint64_t *state)
{
    uint64_t z = *state += UINT64_C(0x9e3779b97f4a7c15);
    z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
    return (uint32_t)((z ^ z >> 31) >> 32);
}

static int32_t below(uint64_t *state, int32_t count)
{
    return (int32_t)((uint64_t)next_word(state) * (uint64_t)count >> 32);
}

static void shuffle(int32_t *items, int32_t count, uint64_t *state)
{
    for (int32_t i = count - 1; i > 0; i--) {
        int32_t j = below(state, i + 1), item = items[i];
        items[i] = items[j];
        items[j] = item;
    }
}

// ---- The process of the article -----------------------------------------------------------------

bool floor_hexagon_create(int32_t radius, floor_hexagon *out)
{
    size_t cells = (size_t)3 * (size_t)radius * ((size_t)radius + 1) + 1;
    *out = (floor_hexagon){.radius = radius, .width = 2 * radius + 3};
    out->cells = malloc(cells * sizeof *out->cells);
    out->movers = malloc(cells * sizeof *out->movers);
    out->vacancies = malloc(cells * sizeof *out->vacancies);
    out->races = malloc((size_t)out->width * (size_t)out->width);
    if (!out->cells || !out->movers || !out->vacancies || !out->races) {
        floor_hexagon_release(out);
        return false;
    }
    for (int32_t r = -radius; r <= radius; r++)
        for (int32_t q = -radius; q <= radius; q++)
            if (abs(q + r) <= radius)
                out->cells[out->cell_count++] = (r + radius + 1) * out->width + q + radius + 1;
    return true;
}

void floor_hexagon_release(floor_hexagon *board)
{
    free(board->cells);
    free(board->movers);
    free(board->vacancies);
    free(board->races);
}

static bool is_satisfied(const floor_hexagon *board, int32_t at)
{
    static const int32_t least[7] = {0, 1, 1, 2, 2, 2, 3};
    const int32_t steps[6] = {
        1, -1, board->width, -board->width, 1 - board->width, board->width - 1};
    int32_t occupied = 0, same = 0;
    for (int k = 0; k < 6; k++) {
        uint8_t race = board->races[at + steps[k]];
        occupied += race != 0;
        same += race == board->races[at];
    }
    return same >= least[occupied];
}

int32_t floor_hexagon_run(floor_hexagon *board, uint64_t seed, int32_t races, int32_t steps_max)
{
    uint64_t state = seed;
    memset(board->races, 0, (size_t)board->width * (size_t)board->width);
    for (int32_t i = 0; i < board->cell_count; i++)
        board->races[board->cells[i]] = (uint8_t)below(&state, races);
    for (int32_t step = 0; step < steps_max; step++) {
        int32_t movers = 0, vacancies = 0;
        for (int32_t i = 0; i < board->cell_count; i++) {
            int32_t at = board->cells[i];
            if (board->races[at] == 0)
                board->vacancies[vacancies++] = at;
            else if (!is_satisfied(board, at))
                board->movers[movers++] = at;
        }
        if (movers == 0) return step;
        shuffle(board->movers, movers, &state);
        shuffle(board->vacancies, vacancies, &state);
        for (int32_t i = 0; i < movers && i < vacancies; i++) {
            board->races[board->vacancies[i]] = board->races[board->movers[i]];
            board->races[board->movers[i]] = 0;
        }
    }
    return steps_max;
}

// ---- Labels -------------------------------------------------------------------------------------

static int32_t root_of(int32_t *labels, int32_t at)
{
    while (labels[at] != at) at = labels[at] = labels[labels[at]];
    return at;
}

int32_t floor_hexagon_labels(const floor_hexagon *board, int32_t *labels)
{
    const int32_t before[3] = {-1, -board->width, 1 - board->width};
    int32_t count = 0;
    for (int32_t i = 0; i < board->cell_count; i++) {
        int32_t at = board->cells[i];
        labels[at] = at;
        for (int k = 0; k < 3; k++)
            if (board->races[at + before[k]] == board->races[at]) {
                int32_t a = root_of(labels, at), b = root_of(labels, at + before[k]);
                labels[a > b ? a : b] = a > b ? b : a;
            }
    }
    // Roots come before the cells below them, so each gets its number first; it is negative, so
    // that it is not taken for an index.
    for (int32_t i = 0; i < board->cell_count; i++) {
        int32_t at = board->cells[i], up = labels[at];
        if (board->races[at] == 0)
            labels[at] = 0;
        else if (up == at)
            labels[at] = -++count;
        else
            labels[at] = labels[up]; // it came before
    }
    for (int32_t i = 0; i < board->cell_count; i++)
        labels[board->cells[i]] = abs(labels[board->cells[i]]);
    return count;
}

// ---- The model of the comparisons ---------------------------------------------------------------

bool floor_squares_create(floor_squares *board)
{
    board->width = board->side + 2 * board->reach;
    size_t size = (size_t)board->width * (size_t)board->width,
           cells = (size_t)board->side * (size_t)board->side;
    board->groups = malloc(size);
    board->counts[0] = malloc(size);
    board->counts[1] = malloc(size);
    board->places = malloc(cells * sizeof *board->places);
    board->empty = malloc(cells * sizeof *board->empty);
    if (board->groups && board->counts[0] && board->counts[1] && board->places && board->empty)
        return true;
    floor_squares_release(board);
    return false;
}

void floor_squares_release(floor_squares *board)
{
    free(board->groups);
    free(board->counts[0]);
    free(board->counts[1]);
    free(board->places);
    free(board->empty);
}

static void add_around(const floor_squares *board, uint8_t *counts, int32_t at, int sign)
{
    for (int32_t y = -board->reach; y <= board->reach; y++)
        for (int32_t x = -board->reach; x <= board->reach; x++)
            counts[at + y * board->width + x] = (uint8_t)(counts[at + y * board->width + x] + sign);
    counts[at] = (uint8_t)(counts[at] - sign);
}

static int32_t count_around(const floor_squares *board, int32_t at)
{
    int32_t count = -1; // itself
    for (int32_t y = -board->reach; y <= board->reach; y++)
        for (int32_t x = -board->reach; x <= board->reach; x++)
            count += board->groups[at + y * board->width + x] == board->groups[at];
    return count;
}

static void settle(floor_squares *board, uint64_t *state)
{
    int32_t cells = board->side * board->side;
    memset(board->groups, 0, (size_t)board->width * (size_t)board->width);
    for (int g = 0; g < 2; g++)
        memset(board->counts[g], 0, (size_t)board->width * (size_t)board->width);
    for (int32_t i = 0; i < cells; i++)
        board->empty[i] =
            (i / board->side + board->reach) * board->width + i % board->side + board->reach;
    shuffle(board->empty, cells, state);
    for (int32_t i = 0; i < board->agents; i++) {
        board->places[i] = board->empty[cells - 1 - i];
        board->groups[board->places[i]] = (uint8_t)(1 + i % 2);
        if (board->incremental) add_around(board, board->counts[i % 2], board->places[i], 1);
    }
}

int64_t floor_squares_run(floor_squares *board, uint64_t seed)
{
    uint64_t state = seed;
    int64_t moves = 0;
    settle(board, &state);
    int32_t empty = board->side * board->side - board->agents;
    for (int32_t sweep = 0; sweep < board->sweeps; sweep++)
        for (int32_t i = 0; i < board->agents; i++) {
            int32_t from = board->places[i], group = board->groups[from] - 1;
            if ((board->incremental ? board->counts[group][from] : count_around(board, from)) >=
                board->need)
                continue;
            int32_t slot = below(&state, empty), to = board->empty[slot];
            board->empty[slot] = from;
            board->places[i] = to;
            board->groups[to] = board->groups[from];
            board->groups[from] = 0;
            moves++;
            if (!board->incremental) continue;
            add_around(board, board->counts[group], from, -1);
            add_around(board, board->counts[group], to, 1);
        }
    return moves;
}
