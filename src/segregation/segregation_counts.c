/// src/segregation/segregation_counts.c: sequential moves to random vacancies with counts that are
/// kept up to date.
///
/// Cells lie in a *field* of rows of equal pitch, with as many empty places round them as the reach
/// has steps. Each place has a byte that says how many neighbours of his own who lives there has,
/// and one that says how many neighbours he has (of empty places the first says nothing). The
/// neighbourhood of a place is a run of at most seven bytes in each of up to seven rows, so
/// somebody's coming or going is one addition of 64 bits in each row, to those bytes where his own
/// live; no byte overflows into the next. It is the same on machines of either byte order, for runs
/// are copied from bytes, and bytes of what is found back to bytes.
#include "../base/exact.h"

#include "segregation_counts.h"
#include "segregation_rules.h"

#include <string.h>

enum {
    PAVE_COUNTS_REACH_MAX = 3,
    PAVE_COUNTS_ROWS_MAX = 2 * PAVE_COUNTS_REACH_MAX + 1,
    PAVE_COUNTS_NEAR =
        PAVE_COUNTS_ROWS_MAX * PAVE_COUNTS_ROWS_MAX, ///< more than there are neighbours
    PAVE_COUNTS_RACES_MAX = PAVE_RACES_MAX
};

#define PAVE_COUNTS_EACH UINT64_C(0x0101010101010101)

/// A row of a neighbourhood: from where on, how many places, and a one for each of them but the
/// middle itself.
typedef struct pave_counts_row {
    int64_t offset;
    int32_t length;
    uint64_t ones;
} pave_counts_row;

typedef struct pave_counts {
    pave_segregation *segregation;
    int32_t reach, row_count;
    int64_t pitch, area; ///< of the field, all rows and some slack
    int64_t first;       ///< the least slot of the window's rows
    pave_counts_row rows[PAVE_COUNTS_ROWS_MAX];
    int32_t rows_used;
    bool tables; ///< what an agent wants depends on the number of occupied neighbours
    uint8_t want[PAVE_COUNTS_RACES_MAX]; ///< else: that many of his own
    uint8_t *least; ///< with tables: least[race * PAVE_COUNTS_NEAR + k], where k are occupied
    uint8_t *field; ///< area: the race of each place
    uint8_t *own;   ///< area: how many neighbours of his own who lives there has
    uint8_t *near;  ///< area: with tables: how many neighbours a place has
    int32_t agents,
        vacant; ///< how many there were when it was made: a repair changes what the state says
    int32_t *place_of;  ///< agents: where the agent of a rank lives
    int32_t *rank_at;   ///< area: who lives in a place
    int32_t *vacancies; ///< vacant: the places that are empty
    uint64_t *restless; ///< bits of ranks: who is unsatisfied
} pave_counts;

// ---- Whether it can be --------------------------------------------------------------------------

/// The slots of the window's rows: the least, and how many from there to the greatest.
static int64_t pave_counts_slots(const pave_window *window, int64_t *first)
{
    int64_t low = 0, high = 0;
    for (int32_t row = 0; row < window->row_count; row++) {
        int64_t slot = window->rows[row].slot,
                end = slot + window->rows[row + 1].start - window->rows[row].start;
        if (row == 0 || slot < low) low = slot;
        if (row == 0 || end > high) high = end;
    }
    *first = low;
    return high - low;
}

static int64_t pave_counts_pitch(const pave_window *window, int32_t reach, int64_t *first)
{
    return pave_counts_slots(window, first) + 2 * reach;
}

/// Rows of the field, and a word more, which is added to behind the last place.
static int64_t pave_counts_area(const pave_window *window, int32_t reach, int64_t pitch)
{
    return pitch * (window->row_count + 2 * (int64_t)reach) + 8;
}

/// Within these shapes, cells are as many steps apart as on the endless grid.
static bool pave_counts_shape(const pave_window *window)
{
    pave_window_shape shape = window->def.shape;
    if (window->def.wrap || window->gaps || shape == PAVE_WINDOW_DISK || window->count == 0)
        return false;
    return window->grid == PAVE_WINDOW_SQUARES || window->grid == PAVE_WINDOW_HEXAGONS;
}

bool pave_counts_can(const pave_segregation_def *def)
{
    const pave_window *window = def->ground.window;
    int64_t first;
    if (def->ground.graph || !pave_counts_shape(window) || def->reach > PAVE_COUNTS_REACH_MAX)
        return false;
    if (def->rule != PAVE_MOVE_UNIFORM || def->order != PAVE_ORDER_SEQUENTIAL || def->noise > 0)
        return false;
    int64_t area =
        pave_counts_area(window, def->reach, pave_counts_pitch(window, def->reach, &first));
    return area <= INT32_MAX && area <= 4 * window->count + 4096;
}

// ---- Neighbourhoods -----------------------------------------------------------------------------

/// The places of a neighbourhood in the row that lies `down` below.
static pave_span pave_counts_run(const pave_ground *ground, int32_t reach, int32_t down)
{
    int32_t away = down < 0 ? -down : down;
    if (ground->window->grid == PAVE_WINDOW_HEXAGONS)
        return pave_span_of(down < 0 ? -reach - down : -reach, down < 0 ? reach : reach - down);
    if (ground->contact == PAVE_CONTACT_VERTEX) return pave_span_of(-reach, reach);
    return pave_span_of(away - reach, reach - away);
}

static void pave_counts_shape_rows(pave_counts *counts)
{
    for (int32_t down = -counts->reach; down <= counts->reach; down++) {
        pave_span run = pave_counts_run(&counts->segregation->def.ground, counts->reach, down);
        uint8_t bytes[8] = {0};
        memset(bytes, 1, (size_t)pave_span_size(run));
        if (down == 0) bytes[-run.min] = 0;
        pave_counts_row *row = &counts->rows[counts->rows_used++];
        row->offset = down * counts->pitch + run.min;
        row->length = (int32_t)pave_span_size(run);
        memcpy(&row->ones, bytes, sizeof row->ones);
    }
}

static inline uint64_t pave_counts_load(const uint8_t *bytes)
{
    uint64_t word;
    memcpy(&word, bytes, sizeof word);
    return word;
}

static inline void pave_counts_store(uint8_t *bytes, uint64_t word)
{
    memcpy(bytes, &word, sizeof word);
}

/// A one in each byte that is 0.
static inline uint64_t pave_counts_zeros(uint64_t word)
{
    const uint64_t low = 0x7f * PAVE_COUNTS_EACH;
    return ~(((word & low) + low) | word | low) >> 7;
}

/// The ones of those neighbours in a row that are of a race.
static inline uint64_t pave_counts_alike(const pave_counts *counts, const pave_counts_row *row,
                                         int64_t at, uint64_t race)
{
    return pave_counts_zeros(pave_counts_load(counts->field + at) ^ race) & row->ones;
}

/// Notes of somebody who was satisfied that he is not (`change` 1), or the other way round (-1).
static inline void pave_counts_turn(pave_counts *counts, int64_t place, int32_t change)
{
    pave_bits_put(counts->restless, counts->rank_at[place], change > 0);
    counts->segregation->state.unsatisfied += change;
}

/// Which of eight bytes in memory has a bit of the word that was copied from them.
static inline int pave_counts_byte(int bit)
{
    const uint16_t one = 1;
    uint8_t first;
    memcpy(&first, &one, sizeof first);
    return first ? bit >> 3 : 7 - (bit >> 3);
}

/// The same of those in the rows of a neighbourhood who have a one in `found`: that of row i is
/// shifted by i.
static inline void pave_counts_turn_found(pave_counts *counts, int64_t place, uint64_t found,
                                          int32_t change)
{
    for (; found; found &= found - 1) {
        int bit = pave_bits_lowest(found);
        pave_counts_turn(counts, place + counts->rows[bit & 7].offset + pave_counts_byte(bit),
                         change);
    }
}

/// Somebody of a race leaves an empty place behind: one neighbour fewer for his own. Some have one
/// fewer than they want now.
static inline void pave_counts_leave(pave_counts *counts, int64_t place, int race)
{
    const uint64_t few = (uint64_t)(uint8_t)(counts->want[race] - 1) * PAVE_COUNTS_EACH,
                   each = (uint64_t)race * PAVE_COUNTS_EACH;
    uint64_t found = 0;
    for (int32_t i = 0; i < counts->rows_used; i++) {
        int64_t at = place + counts->rows[i].offset;
        uint64_t alike = pave_counts_alike(counts, &counts->rows[i], at, each),
                 own = pave_counts_load(counts->own + at) - alike;
        pave_counts_store(counts->own + at, own);
        found |= (pave_counts_zeros(own ^ few) & alike) << i;
    }
    if (!counts->tables) pave_counts_turn_found(counts, place, found, 1);
}

/// Somebody of a race comes to an empty place: one neighbour more for his own, of whom some have as
/// many as they want now. He has as many as they are.
static inline void pave_counts_come(pave_counts *counts, int64_t place, int race)
{
    const uint64_t enough = (uint64_t)counts->want[race] * PAVE_COUNTS_EACH,
                   each = (uint64_t)race * PAVE_COUNTS_EACH;
    uint64_t sum = 0, found = 0;
    for (int32_t i = 0; i < counts->rows_used; i++) {
        int64_t at = place + counts->rows[i].offset;
        uint64_t alike = pave_counts_alike(counts, &counts->rows[i], at, each),
                 own = pave_counts_load(counts->own + at) + alike;
        pave_counts_store(counts->own + at, own);
        sum += alike;
        found |= (pave_counts_zeros(own ^ enough) & alike) << i;
    }
    counts->own[place] = (uint8_t)(sum * PAVE_COUNTS_EACH >> 56); // the sum of the bytes
    if (!counts->tables) pave_counts_turn_found(counts, place, found, -1);
}

static inline bool pave_counts_satisfied(const pave_counts *counts, int64_t place)
{
    int race = counts->field[place];
    if (!counts->tables) return counts->own[place] >= counts->want[race];
    return counts->own[place] >= counts->least[race * PAVE_COUNTS_NEAR + counts->near[place]];
}

/// With tables: one neighbour more or fewer for everybody. Looks at all of them.
static inline void pave_counts_change(pave_counts *counts, int64_t place, bool more)
{
    for (int32_t i = 0; i < counts->rows_used; i++) {
        const pave_counts_row *row = &counts->rows[i];
        int64_t at = place + row->offset;
        uint64_t near = pave_counts_load(counts->near + at);
        pave_counts_store(counts->near + at, more ? near + row->ones : near - row->ones);
        for (int64_t k = at; k < at + row->length; k++) {
            if (counts->field[k] == 0 || k == place) continue;
            int restless = !pave_counts_satisfied(counts, k),
                change = restless - pave_bits_test(counts->restless, counts->rank_at[k]);
            if (change) pave_counts_turn(counts, k, change);
        }
    }
}

// ---- Steps --------------------------------------------------------------------------------------

/// Moves an agent who is unsatisfied.
static inline void pave_counts_move(pave_counts *counts, int32_t rank, int32_t vacancy)
{
    int32_t from = counts->place_of[rank], to = counts->vacancies[vacancy];
    int race = counts->field[from];
    counts->field[from] = 0;
    pave_counts_leave(counts, from, race);
    pave_counts_come(counts, to, race);
    counts->field[to] = (uint8_t)race;
    counts->place_of[rank] = to;
    counts->rank_at[to] = rank;
    counts->vacancies[vacancy] = from;
    if (counts->tables) {
        pave_counts_change(counts, from, false);
        pave_counts_change(counts, to, true);
        if (pave_bits_test(counts->restless, rank) == 0)
            return; // he lives beside the place that he left, and was seen to
    }
    if (pave_counts_satisfied(counts, to)) pave_counts_turn(counts, to, -1);
}

/// The agents of a word of ranks, in their order, those included whom others make unsatisfied
/// meanwhile. Returns how many moved.
static inline int64_t pave_counts_word(pave_counts *counts, int32_t word, pave_turn_draws *draws)
{
    const int32_t vacancies = counts->segregation->state.vacancies;
    int64_t moves = 0;
    for (uint64_t left = ~UINT64_C(0), bits; (bits = counts->restless[word] & left) != 0; moves++) {
        int bit = pave_bits_lowest(bits);
        left = ~UINT64_C(1) << bit;
        pave_counts_move(counts, 64 * word + bit, pave_turn_draws_below(draws, vacancies));
    }
    return moves;
}

static pave_result pave_counts_advance(pave_segregation *segregation, const pave_batch *batch,
                                       int64_t *moves)
{
    pave_counts *counts = segregation->own;
    pave_turn_draws draws = {.seed = segregation->def.seed,
                             .r = (int32_t)segregation->state.steps,
                             .s = PAVE_TURN_VACANCY};
    (void)batch;
    *moves = 0;
    if (segregation->state.vacancies == 0) return PAVE_OK;
    for (int32_t word = 0, words = (int32_t)pave_bits_words(segregation->state.agents);
         word < words; word++)
        if (counts->restless[word]) *moves += pave_counts_word(counts, word, &draws);
    return PAVE_OK;
}

// ---- Between cells and places -------------------------------------------------------------------

/// Where the first cell of a row of the window lies in the field.
static int64_t pave_counts_place(const pave_counts *counts, int32_t row)
{
    return (row + counts->reach) * counts->pitch + counts->reach +
           (counts->segregation->def.ground.window->rows[row].slot - counts->first);
}

static int64_t pave_counts_length(const pave_counts *counts, int32_t row)
{
    const pave_window_row *rows = counts->segregation->def.ground.window->rows;
    return rows[row + 1].start - rows[row].start;
}

static void pave_counts_finish(pave_segregation *segregation)
{
    const pave_counts *counts = segregation->own;
    for (int32_t row = 0; row < counts->row_count; row++)
        memcpy(segregation->cells + segregation->layout.row_slot[row],
               counts->field + pave_counts_place(counts, row),
               (size_t)pave_counts_length(counts, row));
    pave_segregation_recount(segregation);
}

/// Numbers agents and vacancies in the order of cells; takes over who lives where.
static void pave_counts_fill(pave_counts *counts)
{
    const pave_segregation *segregation = counts->segregation;
    int32_t agents = 0, vacancies = 0;
    for (int32_t row = 0; row < counts->row_count; row++) {
        int64_t place = pave_counts_place(counts, row), slot = segregation->layout.row_slot[row],
                length = pave_counts_length(counts, row);
        memcpy(counts->field + place, segregation->cells + slot, (size_t)length);
        for (int64_t i = 0; i < length; i++) {
            if (counts->field[place + i])
                counts->place_of[agents++] = (int32_t)(place + i);
            else if (pave_bits_test(segregation->vacant, slot + i))
                counts->vacancies[vacancies++] = (int32_t)(place + i);
        }
    }
    pave_rules_shuffle(segregation->def.seed, 0, counts->place_of, agents);
    for (int32_t rank = 0; rank < agents; rank++) counts->rank_at[counts->place_of[rank]] = rank;
}

/// What an agent of a race wants, if that is one number as far as it can be: whoever wants more
/// than there are neighbours is never satisfied.
static int32_t pave_counts_constant(const pave_segregation *segregation, int race)
{
    int32_t most = segregation->neighbors_max,
            want = pave_segregation_least(segregation, race, most);
    for (int32_t k = 0; k <= most; k++)
        if (pave_segregation_least(segregation, race, k) != (want < k + 1 ? want : k + 1))
            return -1;
    return want;
}

/// Counts who lives near whom in a run of places: for each step of the neighbourhood, all of them.
PAVE_VECTORIZE
static void pave_counts_look(const pave_counts *counts, int64_t first, int64_t count)
{
    const uint8_t *field = counts->field + first;
    uint8_t *restrict own = counts->own + first, *restrict near =
                                                     counts->near ? counts->near + first : NULL;
    for (int32_t i = 0; i < counts->rows_used; i++)
        for (int32_t k = 0; k < counts->rows[i].length; k++) {
            const uint8_t *other = field + counts->rows[i].offset + k;
            if (other == field) continue;
            for (int64_t at = 0; at < count; at++)
                own[at] = (uint8_t)(own[at] + (other[at] == field[at]));
            for (int64_t at = 0; near && at < count; at++)
                near[at] = (uint8_t)(near[at] + (other[at] != 0));
        }
}

/// Counts who lives near whom, some thousand places at a time, and who is unsatisfied.
static void pave_counts_fill_near(pave_counts *counts)
{
    enum { RUN = 4096 };
    int64_t margin = counts->reach * (counts->pitch + 1), end = counts->area - 8 - margin;
    if (counts->near) { // before the first cell and behind the last nothing is counted, but added
                        // to and taken from: no byte must borrow
        memset(counts->near, PAVE_COUNTS_NEAR, (size_t)margin);
        memset(counts->near + end, PAVE_COUNTS_NEAR, (size_t)(counts->area - end));
    }
    for (int64_t first = margin; first < end; first += RUN)
        pave_counts_look(counts, first, end - first < RUN ? end - first : RUN);
    counts->segregation->state.unsatisfied = 0;
    for (int64_t place = margin; place < end; place++)
        if (counts->field[place] && !pave_counts_satisfied(counts, place))
            pave_counts_turn(counts, place, 1);
}

// ---- The way ------------------------------------------------------------------------------------

static size_t pave_counts_least_bytes(const pave_segregation *segregation)
{
    return (size_t)segregation->def.races * PAVE_COUNTS_NEAR;
}

static void pave_counts_fill_least(const pave_counts *counts)
{
    const pave_segregation *segregation = counts->segregation;
    for (int race = 0; race < segregation->def.races; race++)
        for (int32_t k = 0; k <= segregation->neighbors_max; k++)
            counts->least[race * PAVE_COUNTS_NEAR + k] =
                (uint8_t)pave_segregation_least(segregation, race, k);
}

static pave_result pave_counts_take(pave_counts *counts)
{
    const pave_segregation *segregation = counts->segregation;
    const pave_allocator *allocator = &segregation->allocator;
    size_t area = (size_t)counts->area;
    counts->field = pave_array_allocate(allocator, area, sizeof *counts->field);
    counts->own = pave_array_allocate(allocator, area, sizeof *counts->own);
    if (counts->tables) counts->near = pave_array_allocate(allocator, area, sizeof *counts->near);
    if (counts->tables)
        counts->least =
            pave_array_take(allocator, pave_counts_least_bytes(segregation), sizeof *counts->least);
    counts->rank_at = pave_array_take(allocator, area, sizeof *counts->rank_at);
    counts->agents = segregation->state.agents;
    counts->vacant = segregation->state.vacancies;
    counts->place_of = pave_array_take(allocator, (size_t)counts->agents, sizeof *counts->place_of);
    counts->vacancies =
        pave_array_take(allocator, (size_t)counts->vacant, sizeof *counts->vacancies);
    counts->restless =
        pave_array_allocate(allocator, pave_bits_words(counts->agents), sizeof *counts->restless);
    bool taken = counts->field && counts->own && counts->rank_at && counts->place_of &&
                 counts->vacancies && counts->restless;
    return taken && (!counts->tables || (counts->near && counts->least)) ? PAVE_OK : PAVE_NO_MEMORY;
}

static pave_result pave_counts_begin(pave_segregation *segregation)
{
    const pave_window *window = segregation->def.ground.window;
    pave_counts *counts = segregation->own =
        pave_array_allocate(&segregation->allocator, 1, sizeof *counts);
    if (!counts) return PAVE_NO_MEMORY;
    counts->segregation = segregation;
    counts->reach = segregation->def.reach;
    counts->row_count = window->row_count;
    counts->pitch = pave_counts_pitch(window, counts->reach, &counts->first);
    counts->area = pave_counts_area(window, counts->reach, counts->pitch);
    pave_counts_shape_rows(counts);
    for (int race = 1; race < segregation->def.races; race++) {
        int32_t want = pave_counts_constant(segregation, race);
        if (want < 0) counts->tables = true;
        counts->want[race] = (uint8_t)want;
    }
    pave_result result = pave_counts_take(counts);
    if (result != PAVE_OK) return result;
    if (counts->tables) pave_counts_fill_least(counts);
    pave_counts_fill(counts);
    pave_counts_fill_near(counts);
    return PAVE_OK;
}

static void pave_counts_end(pave_segregation *segregation)
{
    pave_counts *counts = segregation->own;
    const pave_allocator *allocator = &segregation->allocator;
    if (!counts) return;
    size_t area = (size_t)counts->area;
    pave_array_release(allocator, counts->restless, pave_bits_words(counts->agents),
                       sizeof *counts->restless);
    pave_array_release(allocator, counts->vacancies, (size_t)counts->vacant,
                       sizeof *counts->vacancies);
    pave_array_release(allocator, counts->place_of, (size_t)counts->agents,
                       sizeof *counts->place_of);
    pave_array_release(allocator, counts->rank_at, area, sizeof *counts->rank_at);
    if (counts->least)
        pave_array_release(allocator, counts->least, pave_counts_least_bytes(segregation),
                           sizeof *counts->least);
    pave_array_release(allocator, counts->near, area, sizeof *counts->near);
    pave_array_release(allocator, counts->own, area, sizeof *counts->own);
    pave_array_release(allocator, counts->field, area, sizeof *counts->field);
    pave_array_release(allocator, counts, 1, sizeof *counts);
    segregation->own = NULL;
}

static size_t pave_counts_memory(const pave_segregation *segregation)
{
    const pave_counts *counts = segregation->own;
    size_t area = (size_t)counts->area, cells = (size_t)counts->agents + (size_t)counts->vacant;
    size_t tables = counts->tables ? area + pave_counts_least_bytes(segregation) : 0;
    return sizeof *counts + area * (2 + sizeof(int32_t)) + tables + cells * sizeof(int32_t) +
           pave_bits_words(counts->agents) * sizeof(uint64_t);
}

const pave_segregation_way pave_counts_way = {.rows = true,
                                              .begin = pave_counts_begin,
                                              .advance = pave_counts_advance,
                                              .finish = pave_counts_finish,
                                              .end = pave_counts_end,
                                              .memory = pave_counts_memory};
