/// src/tactics/citadel/citadel_blocks.c: divides the area between streets into blocks with more
/// streets, and cuts blocks into houses along lines.
///
/// A split paves the cells of one strip in a block. Each run of a strip is connected and ends at a
/// paved neighbour, where the strip leaves the block, so the streets stay connected.
#include "../../base/exact.h"

#include "citadel_model.h"

#include <string.h>

enum {
    CITADEL_BLOCK_LANES = 128, ///< maximum number of strips of a lane in a block
    CITADEL_COURT_CELLS = 300, ///< minimum size of a town with courts
    CITADEL_HOUSE_MAX = 8,
    CITADEL_HOUSE_ROWS = 4,
    CITADEL_CHURCH_MAX = 16
};

/// A list of cells, its bounding box, and its key for random words.
typedef struct citadel_part {
    pave_citadel_piece piece;
    pave_citadel_box box;
    int32_t least; ///< its lowest cell
} citadel_part;

static citadel_part citadel_part_of(const pave_citadel_town *town, pave_citadel_piece piece)
{
    citadel_part part = {piece, pave_citadel_box_empty(), INT32_MAX};
    for (int32_t i = 0; i < piece.count; i++) {
        const int32_t at = town->cells[piece.start + i];
        pave_citadel_box_add(&part.box, at);
        if (at < part.least) part.least = at;
    }
    return part;
}

static int32_t citadel_part_draw(const pave_citadel_town *town, const citadel_part *part,
                                 uint32_t what, int32_t draw, int32_t count)
{
    return pave_citadel_draw(town->seed, what, pave_citadel_q(part->least),
                             pave_citadel_r(part->least), (uint32_t)(2 * draw + (part->least & 1)),
                             count);
}

/// Returns the maximum or minimum number of rows of a box over the three lanes.
static int32_t citadel_rows(const pave_citadel_box *box, bool most)
{
    int32_t rows = box->high[0] - box->low[0] + 1;
    for (int lane = 1; lane < PAVE_CITADEL_LANES; lane++) {
        const int32_t other = box->high[lane] - box->low[lane] + 1;
        if (most ? other > rows : other < rows) rows = other;
    }
    return rows;
}

static bool citadel_convex(const citadel_part *part)
{
    return pave_citadel_box_count(&part->box) == part->piece.count;
}

/// Sorts the cells of a piece by connected component. Only cells with the same mark (1, 2 and so
/// on) count as connected; cells with mark 0 are left out. Adds the components to the stack, the
/// first at `at`, and clears the marks. Returns their number.
static int32_t citadel_components(pave_citadel_town *town, pave_citadel_piece piece, int32_t at,
                                  int32_t *stacked)
{
    int32_t count = 0, found = 0;
    for (int32_t i = 0; i < piece.count; i++) {
        const int32_t first = town->cells[piece.start + i], start = count;
        const uint8_t mark = town->mark[first];
        if (!mark) continue;
        town->mark[first] = 0;
        town->list[count++] = first;
        for (int32_t j = start; j < count; j++)
            for (int k = 0; k < PAVE_TRI_NEIGHBORS_MAX; k++) {
                const int32_t next = town->list[j] + pave_citadel_edge[town->list[j] & 1][k];
                if (town->mark[next] != mark) continue;
                town->mark[next] = 0;
                town->list[count++] = next;
            }
        town->stack[found++ == 0 ? at : (*stacked)++] =
            (pave_citadel_piece){piece.start + start, count - start};
    }
    memcpy(town->cells + piece.start, town->list, (size_t)count * sizeof *town->list);
    return found;
}

// ---- Blocks -------------------------------------------------------------------------------------

/// Counts the cells of a part in each strip of a lane.
static void citadel_histogram(const pave_citadel_town *town, const citadel_part *part, int lane,
                              int32_t *out)
{
    memset(out, 0, CITADEL_BLOCK_LANES * sizeof *out);
    for (int32_t i = 0; i < part->piece.count; i++)
        out[pave_citadel_lane(town->cells[part->piece.start + i], lane) - part->box.low[lane]]++;
}

/// A street or a cut through a part: a lane and the number of a strip. Its score is INT32_MAX if
/// there is no such cut.
typedef struct citadel_cut {
    int lane;
    int32_t number, score;
} citadel_cut;

static int32_t citadel_unlike(int32_t a, int32_t b, int32_t weight)
{
    return (a > b ? a - b : b - a) * weight / (a + b);
}

/// Finds the best street through a block. On each side there must be at least two rows and eight
/// cells.
static citadel_cut citadel_block_cut(const pave_citadel_town *town, const citadel_part *part)
{
    citadel_cut best = {0, 0, INT32_MAX};
    int32_t count[CITADEL_BLOCK_LANES];
    for (int lane = 0; lane < PAVE_CITADEL_LANES; lane++) {
        const int32_t rows = part->box.high[lane] - part->box.low[lane] + 1;
        citadel_histogram(town, part, lane, count);
        for (int32_t row = 2, below = rows > 1 ? count[0] + count[1] : 0; row + 2 < rows; row++) {
            const int32_t above = part->piece.count - below - count[row];
            if (below >= 8 && above >= 8) {
                const int32_t score =
                    citadel_unlike(below, above, 60) + 4 * count[row] +
                    citadel_part_draw(town, part, PAVE_CITADEL_DRAW_SPLIT, lane * 128 + row, 24);
                if (score < best.score)
                    best = (citadel_cut){lane, part->box.low[lane] + row, score};
            }
            below += count[row];
        }
    }
    return best;
}

static bool citadel_block_small(const pave_citadel_town *town, const citadel_part *part)
{
    static const int32_t limits[4] = {20, 26, 34, 44};
    const int32_t limit =
        limits[pave_citadel_draw(town->seed, PAVE_CITADEL_DRAW_BLOCK, 0, 0, 0, 4)];
    const bool court = town->inside_count > CITADEL_COURT_CELLS &&
                       citadel_part_draw(town, part, PAVE_CITADEL_DRAW_BLOCK, 1, 5) == 0;
    return part->piece.count <= (court ? 64 : limit) &&
           citadel_rows(&part->box, false) <= (court ? 8 : 6);
}

/// Splits the free area into blocks in town->stack. Returns their number.
static int32_t citadel_blocks_split(pave_citadel_town *town)
{
    pave_citadel_piece all = {0, 0};
    int32_t count = 0;
    for (int32_t i = 0; i < town->inside_count; i++) {
        const int32_t at = town->inside[i];
        town->mark[at] = town->zone[at] == PAVE_CITADEL_FREE;
        if (town->mark[at]) town->cells[all.count++] = at;
    }
    if (all.count == 0) return 0;
    count = 1;
    citadel_components(town, all, 0, &count);
    for (int32_t i = 0; i < count;) {
        const citadel_part part = citadel_part_of(town, town->stack[i]);
        const citadel_cut cut = citadel_block_small(town, &part) ? (citadel_cut){0, 0, INT32_MAX}
                                                                 : citadel_block_cut(town, &part);
        if (cut.score == INT32_MAX) {
            i++;
            continue;
        }
        for (int32_t j = 0; j < part.piece.count; j++) {
            const int32_t at = town->cells[part.piece.start + j];
            town->mark[at] = pave_citadel_lane(at, cut.lane) != cut.number;
            if (!town->mark[at]) town->zone[at] = PAVE_CITADEL_STREET;
        }
        citadel_components(town, part.piece, i, &count);
    }
    return count;
}

static void citadel_piece_paint(pave_citadel_town *town, pave_citadel_piece piece, uint8_t zone)
{
    for (int32_t i = 0; i < piece.count; i++) town->zone[town->cells[piece.start + i]] = zone;
}

/// In a third of the larger towns, turns a block into a park and removes it from the stack.
static int32_t citadel_park_make(pave_citadel_town *town, int32_t count)
{
    int32_t fit[64], found = 0;
    if (count <= 9 || pave_citadel_draw(town->seed, PAVE_CITADEL_DRAW_BLOCK, 0, 0, 1, 3))
        return count;
    for (int32_t i = 0; i < count && found < 64; i++)
        if (town->stack[i].count >= 12 && town->stack[i].count <= 40) fit[found++] = i;
    if (found == 0) return count;
    const int32_t park =
        fit[pave_citadel_draw(town->seed, PAVE_CITADEL_DRAW_BLOCK, 0, 0, 2, found)];
    citadel_piece_paint(town, town->stack[park], PAVE_CITADEL_GARDEN);
    town->stack[park] = town->stack[count - 1];
    return count - 1;
}

/// Turns the cells of a wide block that do not touch its rim into a court. The other cells stay in
/// the block.
static void citadel_court_make(pave_citadel_town *town, pave_citadel_piece *piece)
{
    int32_t core = 0, rim = 0;
    const citadel_part part = citadel_part_of(town, *piece);
    if (citadel_rows(&part.box, false) <= 4) return;
    for (int32_t i = 0; i < piece->count; i++) {
        const int32_t at = town->cells[piece->start + i];
        int k = 0;
        while (k < PAVE_TRI_TOUCHING_MAX &&
               town->zone[at + pave_citadel_touch[at & 1][k]] == PAVE_CITADEL_FREE)
            k++;
        town->mark[at] = k == PAVE_TRI_TOUCHING_MAX;
        core += town->mark[at];
    }
    for (int32_t i = 0; i < piece->count; i++) {
        const int32_t at = town->cells[piece->start + i];
        if (town->mark[at] && core > 5)
            town->zone[at] = PAVE_CITADEL_GARDEN;
        else
            town->cells[piece->start + rim++] = at;
        town->mark[at] = 0;
    }
    piece->count = rim;
}

// ---- Houses -------------------------------------------------------------------------------------

/// Counts for one strip of a part: cells, cells next to a street, and edges to the next strip.
typedef struct citadel_line {
    int32_t cells, served, edges;
} citadel_line;

/// Counts these for every strip of a lane of a part, whose cells must be marked.
static void citadel_lines(const pave_citadel_town *town, const citadel_part *part, int lane,
                          citadel_line *out)
{
    memset(out, 0, CITADEL_BLOCK_LANES * sizeof *out);
    for (int32_t i = 0; i < part->piece.count; i++) {
        const int32_t at = town->cells[part->piece.start + i], number = pave_citadel_lane(at, lane);
        citadel_line *line = &out[number - part->box.low[lane]];
        line->cells++;
        line->served += pave_citadel_served(town, at);
        for (int k = 0; k < PAVE_TRI_NEIGHBORS_MAX; k++) {
            const int32_t next = at + pave_citadel_edge[at & 1][k];
            line->edges += town->mark[next] && pave_citadel_lane(next, lane) == number + 1;
        }
    }
}

/// Updates `best` with the line of a lane that has the lowest score above `over`. Repeated calls
/// thus try lines in order of score.
static void citadel_house_offer(const pave_citadel_town *town, const citadel_part *part, int lane,
                                int32_t over, citadel_cut *best)
{
    citadel_line line[CITADEL_BLOCK_LANES];
    citadel_lines(town, part, lane, line);
    const int32_t rows = part->box.high[lane] - part->box.low[lane] + 1;
    int32_t all = 0, below = 0, served = 0;
    for (int32_t row = 0; row < rows; row++) all += line[row].served;
    for (int32_t row = 0; row + 1 < rows; row++) {
        below += line[row].cells;
        served += line[row].served;
        const int32_t above = part->piece.count - below;
        if (below < 2 || above < 2) continue;
        const int32_t number = lane * 128 + row;
        const int32_t score = ((citadel_unlike(below, above, 40) +
                                14 * ((served == 0) + (served == all)) + 4 * line[row].edges +
                                citadel_part_draw(town, part, PAVE_CITADEL_DRAW_CUT, number, 12))
                               << 9) +
                              number;
        if (score > over && score < best->score)
            *best = (citadel_cut){lane, part->box.low[lane] + row, score};
    }
}

/// Cuts a part at a line. Undoes the cut if it leaves a piece of one cell.
static bool citadel_house_cut(pave_citadel_town *town, const citadel_part *part,
                              const citadel_cut *cut, int32_t i, int32_t *count)
{
    const int32_t before = *count;
    for (int32_t j = 0; j < part->piece.count; j++) {
        const int32_t at = town->cells[part->piece.start + j];
        town->mark[at] = pave_citadel_lane(at, cut->lane) <= cut->number ? 1 : 2;
    }
    citadel_components(town, part->piece, i, count);
    bool holds = town->stack[i].count >= 2;
    for (int32_t j = before; j < *count; j++) holds = holds && town->stack[j].count >= 2;
    if (holds) return true;
    *count = before;
    town->stack[i] = part->piece;
    return false;
}

static void citadel_part_mark(pave_citadel_town *town, const citadel_part *part, uint8_t mark)
{
    for (int32_t i = 0; i < part->piece.count; i++)
        town->mark[town->cells[part->piece.start + i]] = mark;
}

/// Cuts the i-th piece of the stack if it should and can be cut.
static bool citadel_piece_cut(pave_citadel_town *town, int32_t goal, int32_t i, int32_t *count)
{
    const citadel_part part = citadel_part_of(town, town->stack[i]);
    if (part.piece.count <= goal && citadel_rows(&part.box, true) <= CITADEL_HOUSE_ROWS &&
        citadel_convex(&part))
        return false;
    for (int32_t over = -1;;) {
        citadel_cut best = {0, 0, INT32_MAX};
        citadel_part_mark(town, &part, 1);
        for (int lane = 0; lane < PAVE_CITADEL_LANES; lane++)
            citadel_house_offer(town, &part, lane, over, &best);
        citadel_part_mark(town, &part, 0);
        if (best.score == INT32_MAX) return false;
        if (citadel_house_cut(town, &part, &best, i, count)) return true;
        over = best.score;
    }
}

/// Returns whether a piece next to a street stays a yard. This is rare, except in quarters of
/// villas.
static bool citadel_yard(const pave_citadel_town *town, const citadel_part *part)
{
    const int32_t q = pave_citadel_q(part->least) / 10, r = pave_citadel_r(part->least) / 10;
    const bool villas = pave_citadel_draw(town->seed, PAVE_CITADEL_DRAW_QUARTER, 0, 0, 0, 3) == 0 &&
                        pave_citadel_draw(town->seed, PAVE_CITADEL_DRAW_QUARTER, q, r, 1, 3) == 0;
    return citadel_part_draw(town, part, PAVE_CITADEL_DRAW_HOUSE, 0, 100) < (villas ? 50 : 5);
}

static void citadel_house_build(pave_citadel_town *town, pave_citadel_piece piece, bool spare)
{
    const citadel_part part = citadel_part_of(town, piece);
    bool served = false;
    for (int32_t i = 0; i < piece.count; i++)
        served = served || pave_citadel_served(town, town->cells[piece.start + i]);
    if (piece.count < 2 || piece.count > CITADEL_HOUSE_MAX || !served ||
        (spare && citadel_yard(town, &part))) {
        citadel_piece_paint(town, piece, PAVE_CITADEL_GARDEN);
        return;
    }
    citadel_piece_paint(town, piece, PAVE_CITADEL_HOUSE);
    for (int32_t i = 0; i < piece.count; i++)
        town->part[town->cells[piece.start + i]] = (int16_t)town->house_count;
    town->house[town->house_count++] = piece;
}

/// Cuts the blocks of the stack into houses.
static void citadel_houses_make(pave_citadel_town *town, int32_t blocks)
{
    int32_t count = blocks;
    for (int32_t b = 0; b < blocks; b++) {
        citadel_court_make(town, &town->stack[b]);
        const citadel_part block = citadel_part_of(town, town->stack[b]);
        const int32_t goal = 4 + citadel_part_draw(town, &block, PAVE_CITADEL_DRAW_HOUSE, 1, 5);
        int32_t first = count;
        citadel_part_mark(town, &block, 1);
        citadel_components(town, town->stack[b], b, &count);
        while (citadel_piece_cut(town, goal, b, &count)) continue;
        for (; first < count; first++)
            while (citadel_piece_cut(town, goal, first, &count)) continue;
    }
    for (int32_t i = 0; i < count; i++)
        citadel_house_build(town, town->stack[i], town->house_count > 3 && !town->thrift);
}

// ---- The church ---------------------------------------------------------------------------------

/// Returns the score of a church made of two houses, or of one house if a equals b. A score of 0 or
/// less means that no such church is possible.
static int32_t citadel_church_score(const pave_citadel_town *town, int32_t a, int32_t b)
{
    const pave_citadel_piece pieces[2] = {town->house[a], town->house[b]};
    citadel_part part = {{0, 0}, pave_citadel_box_empty(), 0};
    for (int i = 0; i < (a == b ? 1 : 2); i++) {
        part.piece.count += pieces[i].count;
        for (int32_t j = 0; j < pieces[i].count; j++)
            pave_citadel_box_add(&part.box, town->cells[pieces[i].start + j]);
    }
    if (part.piece.count > CITADEL_CHURCH_MAX || !citadel_convex(&part)) return 0;
    const int32_t q = part.box.low[0] + part.box.high[0] - town->square.low[0] -
                      town->square.high[0],
                  r = part.box.low[1] + part.box.high[1] - town->square.low[1] -
                      town->square.high[1];
    const int32_t sum = q + r, far = (q < 0 ? -q : q) + (r < 0 ? -r : r) + (sum < 0 ? -sum : sum);
    return 1000 + 24 * part.piece.count - 4 * far;
}

static void citadel_church_make(pave_citadel_town *town)
{
    int32_t best = 0, pair[2] = {-1, -1};
    town->church = -1;
    if (town->house_count < 6) return;
    for (int32_t a = 0; a < town->house_count; a++)
        for (int32_t i = 0; i < 3 * town->house[a].count; i++) {
            const int32_t at = town->cells[town->house[a].start + i / 3],
                          next = at + pave_citadel_edge[at & 1][i % 3],
                          b = i == 0                                   ? a
                              : town->zone[next] == PAVE_CITADEL_HOUSE ? town->part[next]
                                                                       : -1;
            if (b < a) continue;
            const int32_t score = citadel_church_score(town, a, b);
            if (score <= best) continue;
            best = score;
            pair[0] = a;
            pair[1] = b;
        }
    for (int i = 0; i < 2 && best > 0; i++)
        for (int32_t j = 0; j < town->house[pair[i]].count; j++) {
            const int32_t at = town->cells[town->house[pair[i]].start + j];
            town->zone[at] = PAVE_CITADEL_CHURCH;
            town->part[at] = (int16_t)pair[0];
        }
    town->church = pair[0];
}

void pave_citadel_blocks_make(pave_citadel_town *town)
{
    const int32_t blocks = citadel_blocks_split(town);
    citadel_houses_make(town, citadel_park_make(town, blocks));
    citadel_church_make(town);
}
