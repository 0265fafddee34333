/// src/tiling/multigrid.c: finds the surroundings of a crossing, and from them the neighbours,
/// corners and names of cells of multigrids.
#include "../base/exact.h"

#include "../base/kernels.h"
#include "multigrid_parts.h"

#include <pave/random.h>

#define PAVE_MULTIGRID_ONE (INT64_C(1) << 32)

/// Maximum error of distances along a line, multiplied by the reach. It consists of 2 times the
/// reach, which is below 2^30, 2^32 times half a unit of the reach, and four lost bits.
#define PAVE_MULTIGRID_DOUBT (INT64_C(1) << 34)

// ---- Creation -----------------------------------------------------------------------------------

static const char *const multigrid_names[] = {
    "ammann-beenker", "penrose",      "multigrid-6",  "multigrid-7",  "multigrid-8",
    "multigrid-9",    "multigrid-10", "multigrid-11", "multigrid-12", NULL};

const char *pave_multigrid_name(int32_t families)
{
    return pave_word(multigrid_names, (int64_t)families - PAVE_MULTIGRID_FAMILIES_MIN);
}

/// Returns whether nonzero offsets are enough to ensure that no three lines meet at a point. See
/// multigrid_exact.c.
static bool multigrid_prime(int32_t families)
{
    return families == 5 || families == 7 || families == 11;
}

static void multigrid_draw(int32_t families, uint64_t seed, uint32_t *offsets)
{
    uint32_t sum = 0;
    for (int32_t i = 0; i < families; i++) {
        const pave_random_words words =
            pave_random_at(seed, PAVE_STREAM_MULTIGRID, i >> 2, 0, 0, 0);
        offsets[i] = words.word[i & 3] | 1;
        if (families != 5) continue;
        // Three offsets are 1 modulo 4, and one is 3. The last offset, which makes the sum 0, is 2
        // modulo 4.
        offsets[i] = i == 4 ? 0 - sum : (words.word[i & 3] & ~UINT32_C(3)) | (i == 3 ? 3 : 1);
        sum += offsets[i];
    }
}

pave_result pave_multigrid_make(const pave_multigrid_def *def, pave_multigrid *out,
                                pave_error *error)
{
    const int32_t families = def->families;
    if (!pave_multigrid_name(families))
        return PAVE_FAIL(error, PAVE_RANGE, "a multigrid has %d to %d families of lines, not %d",
                         PAVE_MULTIGRID_FAMILIES_MIN, PAVE_MULTIGRID_FAMILIES_MAX, (int)families);
    for (int32_t i = 0; def->offsets && i < families; i++) {
        if (def->offsets[i] & 1) continue;
        if (multigrid_prime(families) && def->offsets[i] != 0) continue;
        return PAVE_FAIL(error, PAVE_INVALID, "with offset %d three lines may meet: make it %s",
                         (int)i, multigrid_prime(families) ? "other than 0" : "odd");
    }
    pave_multigrid made = {.families = families,
                           .pair_count = families * (families - 1) / 2,
                           .tables = pave_multigrid_tables_of(families)};
    if (!def->offsets) multigrid_draw(families, def->seed, made.offsets);
    for (int32_t i = 0; def->offsets && i < families; i++) made.offsets[i] = def->offsets[i];
    *out = made;
    return PAVE_OK;
}

uint64_t pave_multigrid_hash(const pave_multigrid *multigrid)
{
    return pave_hash(pave_hash_word(PAVE_HASH_START, (uint32_t)multigrid->families),
                     multigrid->offsets, multigrid->families);
}

// ---- Pairs --------------------------------------------------------------------------------------

/// In reverse order the pairs form a triangle: row r has r + 1 pairs, whose lower family is N - 2 -
/// r. Row of each pair:
static const uint8_t multigrid_rows[PAVE_MULTIGRID_PAIRS_MAX] = {
    0, 1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4,  4,  4,  4,  5,  5,  5,  5,  5,  5,  6,
    6, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7,  7,  7,  8,  8,  8,  8,  8,  8,  8,  8,
    8, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10};

void pave_multigrid_pair(const pave_multigrid *multigrid, int32_t s, int32_t *i, int32_t *j)
{
    assert(s >= 0 && s < multigrid->pair_count);
    const int32_t place = multigrid->pair_count - 1 - s, row = multigrid_rows[place];
    *i = multigrid->families - 2 - row;
    *j = multigrid->families - 1 - (place - row * (row + 1) / 2);
}

int32_t pave_multigrid_pair_of(const pave_multigrid *multigrid, int32_t i, int32_t j)
{
    assert(i != j && i >= 0 && j >= 0 && i < multigrid->families && j < multigrid->families);
    const int32_t low = i < j ? i : j, high = i < j ? j : i;
    return low * (2 * multigrid->families - low - 1) / 2 + high - low - 1;
}

/// Returns whether e_to is less than half a turn clockwise from e_from.
static bool multigrid_clockwise(const pave_multigrid *multigrid, int32_t from, int32_t to)
{
    return multigrid->tables->sine[to - from + multigrid->families - 1] > 0;
}

/// Returns the side of the ring that is side 0 of the cell: the side whose midpoint comes first,
/// clockwise from north. The midpoints are in the directions -second, first, second, -first. Angles
/// are in units of pi / 2 N.
static int multigrid_start(int32_t families, int32_t first, int32_t second)
{
    const int32_t step = families % 2 ? 4 : 2, half = 2 * families;
    int32_t a = step * first + families, b = step * second + families; // angles from north
    a -= a >= 2 * half ? 2 * half : 0;
    b -= b >= 2 * half ? 2 * half : 0;
    const int a_east = a < half, b_east = b < half;
    const bool first_is_first = a - (a_east ? 0 : half) < b - (b_east ? 0 : half);
    return first_is_first ? 3 - 2 * a_east : 2 * b_east;
}

// ---- Around a crossing --------------------------------------------------------------------------

/// Decides on which side of the crossing a line passes, for a family that has a line within 2 of
/// the crossing.
static void multigrid_settle(const pave_multigrid *multigrid, int32_t family,
                             pave_multigrid_look *look)
{
    const int32_t line =
        look->up[family] < PAVE_MULTIGRID_ONE / 2 ? look->k[family] : look->k[family] - 1;
    const int turn = pave_multigrid_turn(
        multigrid->tables, pave_multigrid_line_of(multigrid, look->family[0], look->number[0]),
        pave_multigrid_line_of(multigrid, look->family[1], look->number[1]),
        pave_multigrid_line_of(multigrid, family, line));
    look->k[family] = turn > 0 ? line : line + 1;
    look->up[family] = turn > 0 ? 0 : PAVE_MULTIGRID_ONE;
    look->down[family] = look->up[family] - PAVE_MULTIGRID_ONE;
}

/// At the crossing of line A of family f and line B of family g, x . e_l is (A sin(g - l) + B sin(l
/// - f)) / sin(g - f). With ratios rounded to 2^-61 and |A|, |B| <= 2^60, the computed value
/// differs by less than 2.
void pave_multigrid_look_at(const pave_multigrid *multigrid, pave_cell cell,
                            pave_multigrid_look *out)
{
    const pave_multigrid_tables *tables = multigrid->tables;
    const int32_t families = multigrid->families;
    int32_t i, j;
    pave_multigrid_pair(multigrid, cell.s, &i, &j);
    const bool clockwise = multigrid_clockwise(multigrid, i, j);
    const int32_t f = clockwise ? i : j, g = clockwise ? j : i, a = clockwise ? cell.q : cell.r,
                  b = clockwise ? cell.r : cell.q;
    const int64_t a_at = pave_multigrid_line_of(multigrid, f, a).at,
                  b_at = pave_multigrid_line_of(multigrid, g, b).at;
    const int64_t *ratio = tables->ratio[tables->sine[g - f + families - 1] - 1] + (families - 1);
    uint32_t near = 0;
    for (int32_t l = 0; l < families; l++) {
        const int64_t at =
            pave_multigrid_mix(ratio[g - l], a_at, ratio[l - f], b_at) - multigrid->offsets[l];
        out->down[l] = -(at & (PAVE_MULTIGRID_ONE - 1));
        out->up[l] = out->down[l] + PAVE_MULTIGRID_ONE;
        out->k[l] = (int32_t)(at >> 32) + 1;
        near |= (uint32_t)((uint32_t)at + 2 < 5) << l;
    }
    out->family[0] = f;
    out->family[1] = g;
    out->number[0] = out->k[f] = a;
    out->number[1] = out->k[g] = b;
    out->up[f] = out->up[g] = PAVE_MULTIGRID_ONE;
    out->down[f] = out->down[g] = -PAVE_MULTIGRID_ONE;
    out->start = multigrid_start(families, f, g);
    near &= ~(UINT32_C(1) << f | UINT32_C(1) << g);
    for (int32_t l = 0; near != 0; l++, near >>= 1)
        if (near & 1) multigrid_settle(multigrid, l, out);
}

/// Returns the next line of a family above or below the crossing.
static int32_t multigrid_next(const pave_multigrid_look *look, int32_t family, bool above)
{
    const bool own = family == look->family[0] || family == look->family[1];
    return look->k[family] + (above ? own : -1);
}

/// Returns whether the next lines of a family, along a line of another family, are above the
/// crossing.
static bool multigrid_rises(const pave_multigrid *multigrid, int32_t along, bool forwards,
                            int32_t family)
{
    return multigrid_clockwise(multigrid, along, family) == forwards;
}

/// Returns the distance to the next line of a family, multiplied by its reach. The lowest four bits
/// contain the family.
static inline int64_t multigrid_way(const pave_multigrid_look *look, const int64_t *reach,
                                    int32_t family, bool forwards)
{
    const int64_t up = look->up[family], down = look->down[family],
                  change = (up ^ down) & (reach[family] >> 63); // swaps up and down if reach < 0
    const int64_t way = forwards ? (up ^ change) * reach[family] : (down ^ change) * -reach[family];
    return (way & ~INT64_C(15)) | family;
}

/// Among the families whose next lines are about as far away as that of `best`, returns the family
/// whose line comes first.
static int32_t multigrid_first(const pave_multigrid *multigrid, const pave_multigrid_look *look,
                               int along, bool forwards, int64_t best)
{
    const int32_t own = look->family[along];
    const int64_t *reach = multigrid->tables->reach + (multigrid->families - 1 - own);
    const pave_multigrid_line line = pave_multigrid_line_of(multigrid, own, look->number[along]);
    int32_t first = -1;
    pave_multigrid_line first_line = line;
    for (int32_t l = 0; l < multigrid->families; l++) {
        if (l == own || multigrid_way(look, reach, l, forwards) > best + PAVE_MULTIGRID_DOUBT)
            continue;
        const bool above = multigrid_rises(multigrid, own, forwards, l);
        const pave_multigrid_line other =
            pave_multigrid_line_of(multigrid, l, multigrid_next(look, l, above));
        // Let (T, t) be `other` and (B, b) the first line so far. `line` crosses `other` later than
        // the first line by -turn / (sin t sin b).
        if (first >= 0) {
            const int turn = pave_multigrid_turn(multigrid->tables, line, other, first_line);
            const bool same = multigrid_clockwise(multigrid, own, l) ==
                              multigrid_clockwise(multigrid, own, first);
            if (((turn < 0) == same) == forwards) continue;
        }
        first = l;
        first_line = other;
    }
    return first;
}

/// Returns the family of the line that is crossed next along the line of look->family[along].
static PAVE_ALWAYS_INLINE int32_t multigrid_ahead(const pave_multigrid *multigrid,
                                                  const pave_multigrid_look *look, int along,
                                                  bool forwards)
{
    const int64_t *reach =
        multigrid->tables->reach + (multigrid->families - 1 - look->family[along]);
    int64_t best = INT64_MAX, second = INT64_MAX;
    for (int32_t l = 0; l < multigrid->families; l++) {
        const int64_t way = multigrid_way(look, reach, l, forwards);
        const int64_t later = way > best ? way : best;
        best = way < best ? way : best;
        second = later < second ? later : second;
    }
    if (second - best < PAVE_MULTIGRID_DOUBT)
        return multigrid_first(multigrid, look, along, forwards, best);
    return (int32_t)(best & 15);
}

static pave_cell multigrid_cell(const pave_multigrid *multigrid, int32_t family, int32_t number,
                                int32_t other, int32_t other_number)
{
    pave_cell cell = pave_cell_of(family < other ? number : other_number,
                                  family < other ? other_number : number);
    cell.s = pave_multigrid_pair_of(multigrid, family, other);
    return cell;
}

/// Returns the cell across a side of the ring, given the other family of its crossing.
static PAVE_ALWAYS_INLINE pave_cell multigrid_beyond(const pave_multigrid *multigrid,
                                                     const pave_multigrid_look *look, int r,
                                                     int32_t *other)
{
    const int along = r & 1;
    const bool forwards = r >= 2;
    const int32_t own = look->family[along];
    *other = multigrid_ahead(multigrid, look, along, forwards);
    const bool above = multigrid_rises(multigrid, own, forwards, *other);
    return multigrid_cell(multigrid, own, look->number[along], *other,
                          multigrid_next(look, *other, above));
}

pave_cell pave_multigrid_across(const pave_multigrid *multigrid, const pave_multigrid_look *look,
                                int r)
{
    int32_t other;
    return multigrid_beyond(multigrid, look, r, &other);
}

/// Returns the side of a cell of two families that is crossed when moving along the line of `own`.
static int multigrid_side(const pave_multigrid *multigrid, int32_t own, int32_t other,
                          bool forwards)
{
    const bool first = multigrid_clockwise(multigrid, own, other);
    const int r = (first ? 0 : 1) + (forwards ? 2 : 0);
    return (r - multigrid_start(multigrid->families, first ? own : other, first ? other : own)) & 3;
}

void pave_multigrid_neighbors(const pave_multigrid *multigrid, pave_cell cell, pave_cell *out,
                              int *twins)
{
    pave_multigrid_look look;
    pave_multigrid_look_at(multigrid, cell, &look);
    for (int r = 0; r < 4; r++) {
        const int k = (r - look.start) & 3;
        int32_t other;
        out[k] = multigrid_beyond(multigrid, &look, r, &other);
        if (twins) twins[k] = multigrid_side(multigrid, look.family[r & 1], other, r < 2);
    }
}

// ---- Positions ----------------------------------------------------------------------------------

pave_multigrid_sum pave_multigrid_sum_of(const pave_multigrid *multigrid,
                                         const pave_multigrid_look *look)
{
    const pave_multigrid_tables *tables = multigrid->tables;
    const int64_t low = (INT64_C(1) << 31) - 1;
    pave_multigrid_sum sum = {0, 0, 0, 0};
    for (int32_t l = 0; l < multigrid->families; l++) {
        sum.x_high += look->k[l] * (tables->x[l] >> 31);
        sum.x_low += look->k[l] * (tables->x[l] & low);
        sum.y_high += look->k[l] * (tables->y[l] >> 31);
        sum.y_low += look->k[l] * (tables->y[l] & low);
    }
    return sum;
}

/// Returns (high * 2^31 + low) times `unit`.
static double multigrid_double(int64_t high, int64_t low, double unit)
{
    return (double)(high + (low >> 31)) * (unit * 0x1p31) +
           (double)(low & ((INT64_C(1) << 31) - 1)) * unit;
}

/// Adds the vector e of a family to the sum.
static pave_multigrid_sum multigrid_sum_add(const pave_multigrid_tables *tables,
                                            pave_multigrid_sum sum, int32_t family)
{
    sum.x_low += tables->x[family] & ((INT64_C(1) << 31) - 1);
    sum.y_low += tables->y[family] & ((INT64_C(1) << 31) - 1);
    sum.x_high += tables->x[family] >> 31;
    sum.y_high += tables->y[family] >> 31;
    return sum;
}

pave_vec2 pave_multigrid_middle(const pave_multigrid *multigrid, const pave_multigrid_look *look,
                                pave_multigrid_sum sum)
{
    pave_multigrid_sum twice = {2 * sum.x_high, 2 * sum.x_low, 2 * sum.y_high, 2 * sum.y_low};
    twice = multigrid_sum_add(multigrid->tables, twice, look->family[0]);
    twice = multigrid_sum_add(multigrid->tables, twice, look->family[1]);
    return pave_vec2_of(multigrid_double(twice.x_high, twice.x_low, 0x1p-63),
                        multigrid_double(twice.y_high, twice.y_low, 0x1p-63));
}

pave_vec2 pave_multigrid_ring_corner(const pave_multigrid *multigrid,
                                     const pave_multigrid_look *look, pave_multigrid_sum sum, int r)
{
    if (r == 1 || r == 2) sum = multigrid_sum_add(multigrid->tables, sum, look->family[0]);
    if (r >= 2) sum = multigrid_sum_add(multigrid->tables, sum, look->family[1]);
    return pave_vec2_of(multigrid_double(sum.x_high, sum.x_low, 0x1p-62),
                        multigrid_double(sum.y_high, sum.y_low, 0x1p-62));
}

pave_vec2 pave_multigrid_center(const pave_multigrid *multigrid, pave_cell cell)
{
    pave_multigrid_look look;
    pave_multigrid_look_at(multigrid, cell, &look);
    return pave_multigrid_middle(multigrid, &look, pave_multigrid_sum_of(multigrid, &look));
}

void pave_multigrid_corners(const pave_multigrid *multigrid, pave_cell cell, pave_vec2 *out)
{
    pave_multigrid_look look;
    pave_multigrid_look_at(multigrid, cell, &look);
    const pave_multigrid_sum sum = pave_multigrid_sum_of(multigrid, &look);
    for (int r = 0; r < 4; r++)
        out[(r - look.start) & 3] = pave_multigrid_ring_corner(multigrid, &look, sum, r);
}

void pave_multigrid_corner_numbers(const pave_multigrid *multigrid, pave_cell cell, int k,
                                   int32_t *out)
{
    pave_multigrid_look look;
    assert(k >= 0 && k < 4);
    pave_multigrid_look_at(multigrid, cell, &look);
    for (int32_t l = 0; l < multigrid->families; l++) out[l] = look.k[l];
    const int r = (k + look.start) & 3;
    out[look.family[0]] += r == 1 || r == 2;
    out[look.family[1]] += r >= 2;
}

bool pave_multigrid_cell_valid(const pave_multigrid *multigrid, pave_cell cell)
{
    const double most = PAVE_MULTIGRID_FAR;
    if (cell.s < 0 || cell.s >= multigrid->pair_count) return false;
    int32_t i, j;
    pave_multigrid_pair(multigrid, cell.s, &i, &j);
    const pave_multigrid_tables *tables = multigrid->tables;
    const double ix = (double)tables->x[i], iy = (double)tables->y[i], jx = (double)tables->x[j],
                 jy = (double)tables->y[j];
    // The crossing, scaled to be near the cell's position, because values far out of range must not
    // be converted to integers.
    const double scale = multigrid->families * 0x1p61 / (ix * jy - iy * jx);
    const pave_vec2 crossing = {(cell.q * jy - cell.r * iy) * scale,
                                (cell.r * ix - cell.q * jx) * scale};
    if (!(crossing.x >= -most - 64 && crossing.x <= most + 64 && crossing.y >= -most - 64 &&
          crossing.y <= most + 64))
        return false;
    const pave_vec2 center = pave_multigrid_center(multigrid, cell);
    return center.x >= -most && center.x <= most && center.y >= -most && center.y <= most;
}

// ---- Cells around a cell ------------------------------------------------------------------------

int pave_multigrid_around(const pave_multigrid *multigrid, pave_cell cell, int k, pave_cell *out)
{
    assert(k >= 0 && k < 4);
    pave_cell at = cell;
    int count = 0;
    do {
        pave_multigrid_look look;
        pave_multigrid_look_at(multigrid, at, &look);
        const int r = (k - 1 + look.start) & 3;
        int32_t other;
        out[count++] = at;
        assert(count <= PAVE_MULTIGRID_AROUND_MAX);
        at = multigrid_beyond(multigrid, &look, r, &other);
        k = multigrid_side(multigrid, look.family[r & 1], other, r < 2);
    } while (!pave_cell_equal(at, cell));
    return count;
}

int pave_multigrid_touching(const pave_multigrid *multigrid, pave_cell cell, pave_cell *out)
{
    int count = 0;
    for (int k = 1; k <= 4;
         k++) { // the cells from the neighbour across side k - 1 to the neighbour across side k
        pave_cell round[PAVE_MULTIGRID_AROUND_MAX];
        const int found = pave_multigrid_around(multigrid, cell, k & 3, round);
        for (int i = 1; i < found - 1; i++) out[count++] = round[i];
    }
    return count;
}

// ---- Names --------------------------------------------------------------------------------------

/// Returns the name of the edge at ring side r.
static PAVE_ALWAYS_INLINE pave_cell multigrid_ring_edge(const pave_multigrid *multigrid,
                                                        const pave_multigrid_look *look,
                                                        pave_cell cell, int r)
{
    const int32_t own = look->family[r & 1];
    int32_t other = look->family[1 - (r & 1)];
    if (r < 2) cell = multigrid_beyond(multigrid, look, r, &other);
    cell.s = 2 * cell.s + (own > other ? 1 : 0);
    return cell;
}

pave_cell pave_multigrid_edge(const pave_multigrid *multigrid, pave_cell cell, int k)
{
    pave_multigrid_look look;
    assert(k >= 0 && k < 4);
    pave_multigrid_look_at(multigrid, cell, &look);
    return multigrid_ring_edge(multigrid, &look, cell, (k + look.start) & 3);
}

void pave_multigrid_edges(const pave_multigrid *multigrid, pave_cell cell, pave_cell *out)
{
    pave_multigrid_look look;
    pave_multigrid_look_at(multigrid, cell, &look);
    for (int r = 0; r < 4; r++)
        out[(r - look.start) & 3] = multigrid_ring_edge(multigrid, &look, cell, r);
}

/// Returns whether walking forwards along a line of a family leads to lower crossings. Height
/// increases towards the angle pi - pi / 2 N, which differs from the directions of all lines.
static bool multigrid_falls(int32_t families, int32_t family)
{
    return families % 2 == 1 && 2 * family > families;
}

/// The vertex corresponds to a bounded face of the multigrid; the lowest of the face's crossings
/// gives the name.
pave_cell pave_multigrid_vertex(const pave_multigrid *multigrid, pave_cell cell, int k)
{
    assert(k >= 0 && k < 4);
    for (;;) {
        pave_multigrid_look look;
        pave_multigrid_look_at(multigrid, cell, &look);
        // The vertex is between the ring sides r - 1 and r.
        const int r = (k + look.start) & 3, sides[2] = {(r + 3) & 3, r};
        int down = -1;
        for (int i = 0; i < 2; i++)
            if (multigrid_falls(multigrid->families, look.family[sides[i] & 1]) == (sides[i] >= 2))
                down = i;
        if (down < 0) return cell;
        int32_t other;
        const int across = sides[down];
        cell = multigrid_beyond(multigrid, &look, across, &other);
        // In the other cell the side has the opposite direction: it ends at the vertex if it begins
        // there in this cell.
        k = multigrid_side(multigrid, look.family[across & 1], other, across < 2) + down;
    }
}
