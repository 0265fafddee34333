/// src/world/tilings/connected_rocks.c: chooses which corners or cells of a connected world are
/// blocked, so that the others stay connected.
///
/// Based on: T. Y. Kong, A. Rosenfeld, "Digital Topology: Introduction and Survey", 1989 (a point
/// is simple if its surroundings stay connected without it).
#include "../../base/exact.h"

#include "connected_rocks.h"

#include "../../base/memory.h"
#include "../../tiling/tiling_make.h"
#include "world_tiling.h"

#include <string.h>

enum {
    DRAW_CORNER = 0,
    DRAW_CELL = 1,
    DRAW_POST = 2,
    DRAW_SOLID = 3,
    VALUES = 1 << 16, ///< number of different values of a bias
    VALUES_LEVEL = VALUES / PAVE_BIAS_LEVELS,
    CANDIDATES = 4 ///< number of candidate positions for a post, if there is a bias
};

/// States of a site.
enum { NOTHING = 0, OPEN = 1, WISHES = 2, BLOCKED = 3 };

// ---- Creation -----------------------------------------------------------------------------------

/// A writer of lists of steps, which first counts and then fills.
typedef struct pave_step_writer {
    pave_rock_steps *into;
    int32_t count;
} pave_step_writer;

static void add_step(pave_step_writer *writer, int32_t q, int32_t r, int32_t s, bool near)
{
    if (writer->into->steps) writer->into->steps[writer->count] = (pave_rock_step){q, r, s, near};
    writer->count++;
}

/// Returns the face at a corner, as an offset from the corner's unit cell, and its side that begins
/// there.
static pave_tiling_step face_at_corner(const pave_tiling *tiling, int32_t corner, int *k)
{
    int32_t s = 0;
    for (*k = 0; pave_tiling_side_of(tiling, s, *k)->vertex != corner;)
        if (++*k == pave_tiling_side_count(tiling, s)) s++, *k = 0;
    const pave_tiling_side *side = pave_tiling_side_of(tiling, s, *k);
    return (pave_tiling_step){-side->vertex_q, -side->vertex_r, s};
}

/// Lists the cells around a corner, or the ring of corners around it.
static void walk_corner(const pave_tiling *tiling, int32_t corner, bool of_cells,
                        pave_step_writer *writer)
{
    int k, first;
    pave_tiling_step at = face_at_corner(tiling, corner, &k);
    const pave_tiling_step home = at;
    first = k;
    do {
        const int count = pave_tiling_side_count(tiling, at.s);
        if (of_cells) add_step(writer, at.q, at.r, at.s, true);
        // the last corner of a face is the first corner of the next
        for (int i = 1; i < count - 1 && !of_cells; i++) {
            const pave_tiling_side *side = pave_tiling_side_of(tiling, at.s, (k + i) % count);
            add_step(writer, at.q + side->vertex_q, at.r + side->vertex_r, side->vertex, i == 1);
        }
        at = pave_tiling_turn(tiling, at, &k);
    } while (at.q != home.q || at.r != home.r || at.s != home.s || k != first);
}

/// Lists the ring of cells around a face: for each side, the cell across it, then the cells around
/// the corner at its end.
static void walk_face(const pave_tiling *tiling, int32_t s, pave_step_writer *writer)
{
    for (int k = 0; k < pave_tiling_side_count(tiling, s); k++) {
        const pave_tiling_side *side = pave_tiling_side_of(tiling, s, k);
        pave_tiling_step at = {side->q, side->r, side->s};
        int turn = side->twin;
        for (bool near = true;; near = false) {
            const pave_tiling_step next = pave_tiling_turn(tiling, at, &turn);
            const bool last = next.q == 0 && next.r == 0 && next.s == s;
            if (near || !last) add_step(writer, at.q, at.r, at.s, near);
            if (last) break; // `at` is now across the next side
            at = next;
        }
    }
}

/// Lists the two cells at an edge.
static void walk_edge(const pave_tiling *tiling, int32_t edge, pave_step_writer *writer)
{
    for (int32_t s = 0; s < tiling->face_count; s++)
        for (int k = 0; k < pave_tiling_side_count(tiling, s); k++) {
            const pave_tiling_side *side = pave_tiling_side_of(tiling, s, k);
            if (side->edge == edge) add_step(writer, -side->edge_q, -side->edge_r, s, true);
        }
}

typedef enum pave_rock_list {
    RINGS_OF_CORNERS,
    RINGS_OF_CELLS,
    CELLS_OF_CORNERS,
    CELLS_OF_EDGES
} pave_rock_list;

static pave_result make_steps(pave_rock_steps *out, const pave_tiling *tiling, pave_rock_list which,
                              const pave_allocator *allocator)
{
    pave_step_writer writer = {out, 0};
    out->class_count = which == RINGS_OF_CELLS   ? tiling->face_count
                       : which == CELLS_OF_EDGES ? tiling->edge_count
                                                 : tiling->vertex_count;
    out->first = pave_array_allocate(allocator, (size_t)out->class_count + 1, sizeof *out->first);
    if (!out->first) return PAVE_NO_MEMORY;
    for (int pass = 0; pass < 2; pass++) {
        writer.count = 0;
        for (int32_t s = 0; s < out->class_count; s++) {
            if (which == RINGS_OF_CELLS)
                walk_face(tiling, s, &writer);
            else if (which == CELLS_OF_EDGES)
                walk_edge(tiling, s, &writer);
            else
                walk_corner(tiling, s, which == CELLS_OF_CORNERS, &writer);
            out->first[s + 1] = writer.count;
            if (writer.count - out->first[s] > PAVE_ROCK_RING_MAX) return PAVE_UNSUPPORTED;
        }
        if (pass > 0) break;
        out->count = writer.count;
        out->steps = pave_array_allocate(allocator, (size_t)out->count, sizeof *out->steps);
        if (!out->steps) return PAVE_NO_MEMORY;
    }
    return PAVE_OK;
}

static void release_steps(pave_rock_steps *steps, const pave_allocator *allocator)
{
    PAVE_RELEASE(allocator, steps->first, steps->steps);
}

pave_result pave_rocks_make(pave_rocks *rocks, const pave_tiling *tiling, bool cells,
                            const pave_allocator *allocator)
{
    const int32_t count = cells ? tiling->face_count : tiling->vertex_count;
    *rocks = (pave_rocks){.cells = cells};
    pave_result result =
        make_steps(&rocks->rings, tiling, cells ? RINGS_OF_CELLS : RINGS_OF_CORNERS, allocator);
    if (!result) result = make_steps(&rocks->around, tiling, CELLS_OF_CORNERS, allocator);
    if (!result && cells) result = make_steps(&rocks->beside, tiling, CELLS_OF_EDGES, allocator);
    if (result) return result;
    rocks->x = pave_array_allocate(allocator, (size_t)count, sizeof *rocks->x);
    rocks->y = pave_array_allocate(allocator, (size_t)count, sizeof *rocks->y);
    if (!rocks->x || !rocks->y) return PAVE_NO_MEMORY;
    rocks->i_x = pave_bias_256ths(tiling->i.x), rocks->i_y = pave_bias_256ths(tiling->i.y);
    rocks->j_x = pave_bias_256ths(tiling->j.x), rocks->j_y = pave_bias_256ths(tiling->j.y);
    for (int32_t s = 0; s < count; s++) {
        const pave_vec2 at = cells ? tiling->centers[s] : tiling->vertices[s];
        rocks->x[s] = pave_bias_256ths(at.x * tiling->i.x + at.y * tiling->j.x);
        rocks->y[s] = pave_bias_256ths(at.x * tiling->i.y + at.y * tiling->j.y);
    }
    return PAVE_OK;
}

void pave_rocks_release(pave_rocks *rocks, const pave_allocator *allocator)
{
    PAVE_RELEASE(allocator, rocks->x, rocks->y);
    release_steps(&rocks->beside, allocator);
    release_steps(&rocks->around, allocator);
    release_steps(&rocks->rings, allocator);
}

void pave_rocks_follow(pave_rocks *rocks, const pave_world_bias *bias, const bool *passable)
{
    bool open[PAVE_BIAS_LEVELS];
    for (int level = 0; level < PAVE_BIAS_LEVELS; level++) {
        int64_t more = 0; // total weight of passable colours
        for (int c = 0; c < bias->color_count; c++) {
            const int64_t weight = bias->weights[level * bias->color_count + c];
            more += passable[c] ? weight : -weight;
        }
        open[level] = more >= 0;
    }
    rocks->bias = bias;
    for (int level = 0; level < PAVE_BIAS_LEVELS; level++) {
        int low = level, high = level;
        while (low >= 0 && !open[low]) low--;
        while (high < PAVE_BIAS_LEVELS && !open[high]) high++;
        rocks->below[level] = low < 0 ? -VALUES : (low + 1) * VALUES_LEVEL - 1;
        rocks->above[level] = high == PAVE_BIAS_LEVELS ? 2 * VALUES : high * VALUES_LEVEL;
        if (open[level]) rocks->below[level] = rocks->above[level] = 0;
    }
}

// ---- Keys ---------------------------------------------------------------------------------------

/// Returns the log2 of the number of columns that a view caches: at least 32 unit cells, if that
/// leaves at least 16 rows.
static int columns_log_of(const pave_rocks *rocks)
{
    int log = PAVE_ROCK_KEPT_LOG / 2;
    while (log < PAVE_ROCK_KEPT_LOG - 4 && 1 << log < 32 * rocks->rings.class_count) log++;
    return log;
}

int32_t pave_rock_columns(const pave_rocks *rocks)
{
    const int32_t columns = (1 << columns_log_of(rocks)) / rocks->rings.class_count / 2;
    return columns < 1 ? 1 : columns;
}

void pave_rocks_run(const pave_world *world, const pave_rocks *rocks,
                    void (*job)(pave_rock_view *view, void *context), void *context)
{
    pave_rock_view view;
    view.world = world;
    view.rocks = rocks;
    view.columns_log = columns_log_of(rocks);
    for (int i = 0; i < PAVE_ROCK_POSTS; i++) view.posts[i].made = false;
    for (int i = 0; i < PAVE_ROCK_BIASES; i++) view.biases[i].made = false;
    pave_wall_view_begin(&view.words, world->seed);
    view.freed = NULL;
    memset(view.state, NOTHING, sizeof view.state);
    job(&view, context);
}

static int64_t square(int64_t number) { return number * number; }

/// Returns the depth of a position: the distance of its bias value from values at which passable
/// colours prevail.
static int32_t depth_at(const pave_rocks *rocks, int64_t x, int64_t y)
{
    const int32_t value = pave_bias_source(rocks->bias, x, y), level = value / VALUES_LEVEL,
                  up = value - rocks->below[level], down = rocks->above[level] - value,
                  depth = up < down ? up : down;
    return depth > 0 ? depth : 0;
}

/// Finds the position of the post of a block of `size` 256ths: the deepest of its candidates.
static void find_post(const pave_rock_view *view, int64_t column, int64_t row, int64_t size,
                      int64_t *x, int64_t *y)
{
    int32_t deepest = INT32_MIN;
    for (uint32_t k = 0; k < (view->rocks->bias ? CANDIDATES : 1); k++) {
        const pave_random_words words =
            pave_random_at(view->world->seed, PAVE_STREAM_ROCK, (int32_t)(uint32_t)column,
                           (int32_t)(uint32_t)row, k, DRAW_POST);
        const int64_t u = size * column + (int64_t)(words.word[0] * (uint64_t)size >> 32),
                      v = size * row + (int64_t)(words.word[1] * (uint64_t)size >> 32);
        const int32_t depth = view->rocks->bias ? depth_at(view->rocks, u, v) : 0;
        if (depth > deepest) deepest = depth, *x = u, *y = v;
    }
}

/// Returns the squared distance, in 256ths, from a position to the post of a block of mesh x mesh
/// units.
static int64_t post_distance(pave_rock_view *view, int64_t column, int64_t row, int64_t x,
                             int64_t y)
{
    const int64_t size = 256 * (int64_t)view->rocks->mesh;
    const uint32_t slot = (uint32_t)(column + 8 * row) % PAVE_ROCK_POSTS;
    if (!view->posts[slot].made || view->posts[slot].column != column ||
        view->posts[slot].row != row) {
        view->posts[slot].made = true;
        view->posts[slot].column = column;
        view->posts[slot].row = row;
        find_post(view, column, row, size, &view->posts[slot].x, &view->posts[slot].y);
    }
    return square(x - view->posts[slot].x) + square(y - view->posts[slot].y);
}

/// Returns the squared distance of a site to the nearest post in the 5 x 5 blocks around it.
static uint32_t nearest_post(pave_rock_view *view, pave_cell site)
{
    const pave_rocks *rocks = view->rocks;
    const int64_t size = 256 * (int64_t)rocks->mesh,
                  x = (int64_t)site.q * rocks->i_x + (int64_t)site.r * rocks->j_x +
                      rocks->x[site.s],
                  y = (int64_t)site.q * rocks->i_y + (int64_t)site.r * rocks->j_y +
                      rocks->y[site.s],
                  column = pave_floor_divide(x, size), row = pave_floor_divide(y, size);
    int64_t best = post_distance(view, column, row, x, y);
    for (int i = 0; i < 25; i++) {
        const int a = i % 5 - 2, b = i / 5 - 2;
        // Minimum distance along each axis to any position in the block.
        const int64_t left = size * (column + a) - x, top = size * (row + b) - y,
                      across = a < 0   ? left + size
                               : a > 0 ? left
                                       : 0,
                      down = b < 0   ? top + size
                             : b > 0 ? top
                                     : 0;
        if (square(across) + square(down) >= best) continue;
        const int64_t distance = post_distance(view, column + a, row + b, x, y);
        if (distance < best) best = distance;
    }
    return (uint32_t)best;
}

/// Returns the cached knots of the bias around a position.
static pave_bias_view *bias_view(pave_rock_view *view, const pave_biased_law *law, pave_cell site)
{
    const int log = view->world->bias->log;
    const uint32_t column = (uint32_t)((site.q + law->q) >> log),
                   row = (uint32_t)((site.r + law->r) >> log);
    return &view->biases[(column + 4 * row) % PAVE_ROCK_BIASES];
}

static bool keeps(const pave_rocks *rocks, pave_cell site)
{
    if (!rocks->keep) return false;
    if (rocks->cells) return rocks->keep(rocks->context, site);
    for (int32_t i = rocks->around.first[site.s]; i < rocks->around.first[site.s + 1]; i++) {
        const pave_rock_step *step = &rocks->around.steps[i];
        if (rocks->keep(rocks->context, (pave_cell){site.q + step->q, site.r + step->r, step->s}))
            return true;
    }
    return false;
}

static uint32_t word_of(pave_rock_view *view, pave_cell site, uint32_t draw)
{
    return pave_wall_view_call(&view->words, PAVE_STREAM_ROCK, site.q >> 2, site.r,
                               (uint32_t)site.s, draw)
        ->word[site.q & 3];
}

/// Returns whether a site is a candidate for blocking, and stores its key.
static bool wishes(pave_rock_view *view, pave_cell site, uint64_t *key)
{
    const pave_rocks *rocks = view->rocks;
    uint32_t first = 0;
    if (rocks->cells) {
        if (word_of(view, site, DRAW_SOLID) >= rocks->solid) return false;
    } else {
        const pave_world_tiling *own = (const pave_world_tiling *)view->world;
        const pave_world_bias *bias = view->world->bias;
        pave_bias_view *knots =
            bias ? bias_view(view, &bias->laws[own->edge_count + site.s], site) : NULL;
        const pave_random_words *words = pave_wall_view_call(
            &view->words, PAVE_STREAM_VERTEX_COLOR, site.q >> 4, site.r, (uint32_t)site.s, 0);
        if (own->passable[pave_tiling_corner_color(view->world, words, knots, site)]) return false;
    }
    if (keeps(rocks, site)) return false;
    if (rocks->mesh > 0) first = nearest_post(view, site);
    *key = (uint64_t)first << 32 | word_of(view, site, rocks->cells ? DRAW_CELL : DRAW_CORNER);
    return true;
}

/// Returns the slot of a site. Replaces an older site in the same slot.
static uint32_t look(pave_rock_view *view, pave_cell site)
{
    const int columns = view->columns_log, rows = PAVE_ROCK_KEPT_LOG - columns;
    const uint32_t classes = (uint32_t)view->rocks->rings.class_count,
                   along = (uint32_t)site.q * classes + (uint32_t)site.s, down = (uint32_t)site.r;
    const uint32_t slot = (down & ((1u << rows) - 1)) << columns | (along & ((1u << columns) - 1));
    const uint16_t tag = (uint16_t)((along >> columns & 255) << 8 | (down >> rows & 255));
    if (view->state[slot] != NOTHING && view->tag[slot] == tag) return slot;
    view->tag[slot] = tag;
    view->state[slot] = wishes(view, site, &view->key[slot]) ? WISHES : OPEN;
    return slot;
}

// ---- Deciding -----------------------------------------------------------------------------------

static bool is_before(uint64_t key, pave_cell site, uint64_t other_key, pave_cell other)
{
    if (key != other_key) return key < other_key;
    if (site.q != other.q) return site.q < other.q;
    if (site.r != other.r) return site.r < other.r;
    return site.s < other.s;
}

/// Returns whether the remaining neighbours form one run of the ring, or no site of the ring is
/// blocked.
static bool leaves_one_run(const pave_rock_step *ring, int32_t count, uint64_t blocked)
{
    int32_t start = 0, runs = 0;
    bool seen = false;
    if (blocked == 0) return true;
    while (!(blocked >> start & 1)) start++;
    for (int32_t i = 1; i <= count; i++) {
        const int32_t k = (start + i) % count;
        if (blocked >> k & 1) {
            runs += seen;
            seen = false;
        } else {
            seen = seen || ring[k].near;
        }
    }
    return runs == 1;
}

/// Appends a site, cached in a slot, to the waiting sites.
static void wait_for(pave_rock_view *view, pave_cell site, uint32_t slot, uint32_t depth)
{
    const uint32_t top = depth % PAVE_ROCK_WAITING;
    view->waiting[top].site = site;
    view->waiting[top].key = view->key[slot];
    view->waiting[top].next = 0;
    view->waiting[top].blocked = 0;
}

/// Continues along the ring of the last waiting site. If it depends on an undecided site, appends
/// that site and returns true.
static bool goes_deeper(pave_rock_view *view, uint32_t depth)
{
    const pave_rock_steps *rings = &view->rocks->rings;
    const uint32_t top = (depth - 1) % PAVE_ROCK_WAITING;
    const pave_cell site = view->waiting[top].site;
    const pave_rock_step *ring = &rings->steps[rings->first[site.s]];
    const int32_t count = rings->first[site.s + 1] - rings->first[site.s];
    for (int32_t k = view->waiting[top].next; k < count; k++) {
        const pave_cell other = {site.q + ring[k].q, site.r + ring[k].r, ring[k].s};
        const uint32_t slot = look(view, other);
        if (view->state[slot] == OPEN ||
            !is_before(view->key[slot], other, view->waiting[top].key, site))
            continue;
        if (view->state[slot] == WISHES) {
            view->waiting[top].next = k;
            wait_for(view, other, slot, depth);
            return true;
        }
        view->waiting[top].blocked |= UINT64_C(1) << k;
    }
    const bool blocked = leaves_one_run(ring, count, view->waiting[top].blocked);
    view->state[look(view, site)] = blocked ? BLOCKED : OPEN;
    return false;
}

bool pave_rock_at(pave_rock_view *view, pave_cell asked)
{
    for (;;) {
        const uint32_t slot = look(view, asked);
        if (view->state[slot] != WISHES) return view->state[slot] == BLOCKED;
        wait_for(view, asked, slot, 0);
        // The waiting sites are in a circular buffer. If there are too many, the first ones are
        // dropped, and the search restarts with the results so far.
        for (uint32_t depth = 1, dropped = 0; depth > dropped;) {
            if (!goes_deeper(view, depth))
                depth--;
            else if (++depth - dropped > PAVE_ROCK_WAITING)
                dropped++;
        }
    }
}

bool pave_rock_stands(pave_rock_view *view, pave_cell site)
{
    return pave_rock_at(view, site) && !(view->freed && view->freed(view->context, view, site));
}

bool pave_rock_beside(pave_rock_view *view, pave_cell edge)
{
    const pave_rock_steps *beside = &view->rocks->beside;
    const pave_rock_step *cells = &beside->steps[beside->first[edge.s]];
    return pave_rock_stands(view,
                            (pave_cell){edge.q + cells[0].q, edge.r + cells[0].r, cells[0].s}) ||
           pave_rock_stands(view,
                            (pave_cell){edge.q + cells[1].q, edge.r + cells[1].r, cells[1].s});
}

bool pave_rock_touches(void *context, pave_cell corner)
{
    pave_rock_view *view = context;
    const pave_rock_steps *around = &view->rocks->around;
    for (int32_t i = around->first[corner.s]; i < around->first[corner.s + 1]; i++) {
        const pave_rock_step *step = &around->steps[i];
        if (pave_rock_at(view, (pave_cell){corner.q + step->q, corner.r + step->r, step->s}))
            return true;
    }
    return false;
}
