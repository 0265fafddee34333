/// src/tactics/citadel/citadel_keep.c: positions of the keep and the square.
#include "../../base/exact.h"

#include "citadel_model.h"

#include <string.h>

enum {
    CITADEL_PLACES = 60, ///< number of best positions kept; the first that passes the checks is
                         ///< used
    CITADEL_DOOR_FAR = 6,
    CITADEL_DOOR_NEAR = 3
};

/// Positions of a keep in the town.
typedef enum citadel_site {
    CITADEL_SITE_CENTER,
    CITADEL_SITE_OFFSET,
    CITADEL_SITE_SIDE,
    CITADEL_SITE_CORNER
} citadel_site;

/// A search for the position of a shape.
typedef struct citadel_search {
    pave_citadel_town *town;
    pave_citadel_box box; ///< relative to the vertex 0,0
    uint8_t allowed[2];   ///< zones that it may cover
    citadel_site site;
    pave_tri_vertex goal; ///< for a square or a corner
    int32_t target;       ///< for an offset keep: desired squared distance from the middle
    int32_t clear;        ///< minimum distance from the inner cells of gates, in touching steps
    uint32_t draw;        ///< purpose of the random words of the noise
    int32_t found;
    int32_t score[CITADEL_PLACES];
    pave_citadel_box place[CITADEL_PLACES];
} citadel_search;

// ---- Fit of a shape -----------------------------------------------------------------------------

static bool citadel_box_fits(const citadel_search *search, const pave_citadel_box *box)
{
    const uint8_t *zone = search->town->zone;
    for (int32_t r = box->low[1]; r <= box->high[1]; r++) {
        const pave_citadel_run run = pave_citadel_box_run(box, r);
        for (int32_t at = run.first; at <= run.last; at++)
            if (zone[at] != search->allowed[0] && zone[at] != search->allowed[1]) return false;
    }
    return true;
}

/// Returns the distance of a cell from a box in touching steps: the maximum over the lanes.
static int32_t citadel_box_far(const pave_citadel_box *box, int32_t at)
{
    int32_t far = 0;
    for (int lane = 0; lane < PAVE_CITADEL_LANES; lane++) {
        const int32_t number = pave_citadel_lane(at, lane);
        if (box->low[lane] - number > far) far = box->low[lane] - number;
        if (number - box->high[lane] > far) far = number - box->high[lane];
    }
    return far;
}

static bool citadel_box_clear(const citadel_search *search, const pave_citadel_box *box)
{
    for (int32_t i = 0; i < search->town->door_count; i++)
        if (citadel_box_far(box, search->town->door[i].mouth) < search->clear) return false;
    return true;
}

// ---- Scores -------------------------------------------------------------------------------------

/// Returns four times the squared distance from the centre of a box to a vertex, in edges.
static int32_t citadel_box_norm(const pave_citadel_box *box, pave_tri_vertex to)
{
    const int32_t q = box->low[0] + box->high[0] + 1 - 2 * to.q,
                  r = box->low[1] + box->high[1] + 1 - 2 * to.r;
    return q * q + q * r + r * r;
}

/// Counts the cells of a box that have a wall across an edge.
static int32_t citadel_box_walls(const citadel_search *search, const pave_citadel_box *box)
{
    int32_t count = 0;
    for (int32_t r = box->low[1]; r <= box->high[1]; r++) {
        const pave_citadel_run run = pave_citadel_box_run(box, r);
        for (int32_t at = run.first; at <= run.last; at++)
            count += pave_citadel_beside(search->town, at, PAVE_CITADEL_WALL) ||
                     pave_citadel_beside(search->town, at, PAVE_CITADEL_BASTION);
    }
    return count;
}

static int32_t citadel_box_score(const citadel_search *search, const pave_citadel_box *box)
{
    const int32_t norm = citadel_box_norm(box, search->goal);
    switch (search->site) {
    case CITADEL_SITE_OFFSET:
        return 8 * (norm > search->target ? norm - search->target : search->target - norm);
    case CITADEL_SITE_SIDE:
    case CITADEL_SITE_CORNER: return 4 * norm - 400 * citadel_box_walls(search, box);
    default: return 8 * norm;
    }
}

static void citadel_search_offer(citadel_search *search, const pave_citadel_box *box,
                                 pave_tri_vertex at)
{
    const int32_t score = citadel_box_score(search, box) +
                          pave_citadel_draw(search->town->seed, search->draw, at.q, at.r, 1, 48);
    int32_t i = search->found < CITADEL_PLACES ? search->found++ : CITADEL_PLACES;
    if (i == CITADEL_PLACES && score >= search->score[--i]) return;
    for (; i > 0 && search->score[i - 1] > score; i--) {
        search->score[i] = search->score[i - 1];
        search->place[i] = search->place[i - 1];
    }
    search->score[i] = score;
    search->place[i] = *box;
}

/// Finds the best positions, in order, the best one first.
static void citadel_search_run(citadel_search *search)
{
    pave_citadel_town *town = search->town;
    pave_citadel_box all = pave_citadel_box_empty();
    search->found = 0;
    for (int32_t i = 0; i < town->inside_count; i++) pave_citadel_box_add(&all, town->inside[i]);
    for (int32_t r = all.low[1]; r <= all.high[1] + 1; r++)
        for (int32_t q = all.low[0]; q <= all.high[0] + 1; q++) {
            const pave_citadel_box box =
                pave_citadel_box_moved(&search->box, pave_tri_vertex_of(q, r));
            if (box.low[1] >= all.low[1] && box.high[1] <= all.high[1] &&
                citadel_box_fits(search, &box) && citadel_box_clear(search, &box))
                citadel_search_offer(search, &box, pave_tri_vertex_of(q, r));
        }
}

// ---- The keep -----------------------------------------------------------------------------------

static void citadel_box_paint(pave_citadel_town *town, const pave_citadel_box *box, uint8_t zone)
{
    for (int32_t r = box->low[1]; r <= box->high[1]; r++) {
        const pave_citadel_run run = pave_citadel_box_run(box, r);
        for (int32_t at = run.first; at <= run.last; at++) town->zone[at] = zone;
    }
}

/// Finds the cells connected to a free cell through free cells. They are marked and listed in
/// town->list.
static int32_t citadel_flood(pave_citadel_town *town, int32_t from)
{
    int32_t count = 0;
    town->list[count++] = from;
    town->mark[from] = 1;
    for (int32_t i = 0; i < count; i++)
        for (int k = 0; k < PAVE_TRI_NEIGHBORS_MAX; k++) {
            const int32_t at = town->list[i] + pave_citadel_edge[town->list[i] & 1][k];
            if (town->mark[at] || town->zone[at] != PAVE_CITADEL_FREE) continue;
            town->mark[at] = 1;
            town->list[count++] = at;
        }
    return count;
}

/// Places a keep if the rest of the town stays connected. Returns whether it placed the keep.
static bool citadel_keep_holds(pave_citadel_town *town, const pave_citadel_box *box)
{
    int32_t first = 0;
    citadel_box_paint(town, box, PAVE_CITADEL_KEEP);
    while (town->zone[town->inside[first]] != PAVE_CITADEL_FREE) first++;
    const int32_t count = citadel_flood(town, town->inside[first]);
    for (int32_t i = 0; i < count; i++) town->mark[town->list[i]] = 0;
    if (count + pave_citadel_box_count(box) == town->inside_count) return true;
    citadel_box_paint(town, box, PAVE_CITADEL_FREE);
    return false;
}

static bool citadel_keep_try(citadel_search *search, pave_citadel_shape shape, int32_t size,
                             int turn)
{
    pave_citadel_town *town = search->town;
    search->box = pave_citadel_shape_box(shape, size, turn);
    citadel_search_run(search);
    for (int32_t i = 0; i < search->found; i++)
        if (citadel_keep_holds(town, &search->place[i])) {
            town->keep = search->place[i];
            return true;
        }
    return false;
}

/// Tries the rotation with the best position first, then the other rotations.
static bool citadel_keep_try_turns(citadel_search *search, pave_citadel_shape shape, int32_t size,
                                   int turn)
{
    int best = turn;
    int32_t least = INT32_MAX;
    for (int i = 0; i < 6; i++) {
        search->box = pave_citadel_shape_box(shape, size, (turn + i) % 6);
        citadel_search_run(search);
        if (search->found == 0 || search->score[0] >= least) continue;
        least = search->score[0];
        best = (turn + i) % 6;
    }
    if (least == INT32_MAX) return false;
    for (int i = 0; i < 6; i++)
        if (citadel_keep_try(search, shape, size, (best + i) % 6)) return true;
    return false;
}

static int32_t citadel_keep_radius(const pave_citadel_town *town)
{
    const int32_t cells = town->inside_count;
    if (cells < 220) return 1;
    if (cells < 800) return 2;
    const int32_t most = cells < 1400 ? 2 : cells < 2400 ? 3 : 4;
    return 2 + pave_citadel_draw(town->seed, PAVE_CITADEL_DRAW_KEEP, 0, 0, 0, most - 1);
}

/// Returns the longest side of a shape with about the same area as a hexagon of this radius.
static int32_t citadel_keep_size(pave_citadel_shape shape, int32_t radius)
{
    return shape == PAVE_CITADEL_SHAPE_HEXAGON ? radius : 2 * radius + (shape > 1);
}

static void citadel_keep_site(citadel_search *search)
{
    static const citadel_site sites[8] = {
        CITADEL_SITE_CENTER, CITADEL_SITE_OFFSET, CITADEL_SITE_OFFSET, CITADEL_SITE_SIDE,
        CITADEL_SITE_SIDE,   CITADEL_SITE_SIDE,   CITADEL_SITE_CORNER, CITADEL_SITE_CORNER};
    const pave_citadel_town *town = search->town;
    search->site = sites[pave_citadel_draw(town->seed, PAVE_CITADEL_DRAW_KEEP, 0, 0, 1, 8)];
    if (town->thrift) search->site = town->thrift == 1 ? CITADEL_SITE_SIDE : CITADEL_SITE_CORNER;
    search->goal = town->middle;
    search->target = 4 * town->inside_count / 6 * (10 + town->inside_count % 8) / 100;
    if (search->site == CITADEL_SITE_CORNER)
        search->goal = town->plan.corner[pave_citadel_draw(town->seed, PAVE_CITADEL_DRAW_KEEP, 0, 0,
                                                           2, town->plan.side_count)];
}

void pave_citadel_keep_place(pave_citadel_town *town)
{
    citadel_search search = {.town = town,
                             .allowed = {PAVE_CITADEL_FREE, PAVE_CITADEL_FREE},
                             .clear =
                                 town->inside_count < 800 ? CITADEL_DOOR_NEAR : CITADEL_DOOR_FAR,
                             .draw = PAVE_CITADEL_DRAW_KEEP};
    const int32_t drawn = pave_citadel_draw(town->seed, PAVE_CITADEL_DRAW_KEEP, 0, 0, 3, 4);
    const int turn = pave_citadel_draw(town->seed, PAVE_CITADEL_DRAW_KEEP, 0, 0, 4, 6);
    citadel_keep_site(&search);
    for (int32_t radius = town->thrift ? 0 : citadel_keep_radius(town); radius > 0; radius--)
        for (int32_t i = 0; i < 4; i++) {
            const pave_citadel_shape shape = (pave_citadel_shape)((drawn + i) % 4);
            if (citadel_keep_try(&search, shape, citadel_keep_size(shape, radius), turn)) return;
        }
    for (search.clear = 2;;
         search.clear--) { // small shapes, closer and closer to gates, finally even in front of one
        if (citadel_keep_try_turns(&search, PAVE_CITADEL_SHAPE_TRIANGLE, 2, turn) ||
            citadel_keep_try_turns(&search, PAVE_CITADEL_SHAPE_RHOMBUS, 1, turn))
            return;
        assert(search.clear > 0);
    }
}

// ---- The square ---------------------------------------------------------------------------------

static int32_t citadel_square_radius(const pave_citadel_town *town)
{
    const int32_t cells = town->inside_count;
    return cells < 600    ? 1
           : cells < 2000 ? 2
                          : 2 + pave_citadel_draw(town->seed, PAVE_CITADEL_DRAW_SQUARE, 0, 0, 0, 2);
}

static bool citadel_square_try(citadel_search *search, pave_citadel_shape shape, int32_t size,
                               int turn)
{
    search->box = pave_citadel_shape_box(shape, size, turn);
    citadel_search_run(search);
    if (search->found == 0) return false;
    search->town->square = search->place[0];
    citadel_box_paint(search->town, &search->place[0], PAVE_CITADEL_SQUARE);
    return true;
}

void pave_citadel_square_place(pave_citadel_town *town)
{
    citadel_search search = {.town = town,
                             .allowed = {PAVE_CITADEL_FREE, PAVE_CITADEL_FREE},
                             .goal = town->middle,
                             .draw = PAVE_CITADEL_DRAW_SQUARE};
    const int32_t drawn = pave_citadel_draw(town->seed, PAVE_CITADEL_DRAW_SQUARE, 0, 0, 1, 4);
    const int turn = pave_citadel_draw(town->seed, PAVE_CITADEL_DRAW_SQUARE, 0, 0, 2, 6);
    if (pave_citadel_draw(town->seed, PAVE_CITADEL_DRAW_SQUARE, 0, 0, 3, 3) == 0)
        search.goal = pave_tri_vertex_of((town->keep.low[0] + town->keep.high[0] + 1) / 2,
                                         (town->keep.low[1] + town->keep.high[1] + 1) / 2);
    for (int32_t radius = town->thrift ? 0 : citadel_square_radius(town); radius > 0; radius--)
        for (int32_t i = 0; i < 4; i++) {
            const pave_citadel_shape shape = (pave_citadel_shape)((drawn + i) % 4);
            const int32_t size = citadel_keep_size(shape, radius) - (shape > 1 && radius > 1);
            if (citadel_square_try(&search, shape, size, turn)) return;
        }
    search.allowed[1] = PAVE_CITADEL_RING; // the square may cover part of the street along the wall
    if (town->thrift == 2) search.allowed[0] = PAVE_CITADEL_RING;
    for (int32_t size = 2; size > 0; size--)
        for (int32_t i = 0; i < 6; i++)
            if (citadel_square_try(
                    &search, size == 2 ? PAVE_CITADEL_SHAPE_TRIANGLE : PAVE_CITADEL_SHAPE_RHOMBUS,
                    size, (turn + i) % 6))
                return;
    assert(false);
}
