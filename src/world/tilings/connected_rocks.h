/// src/world/tilings/connected_rocks.h: the blocked corners or cells of a connected world; all
/// other corners or cells stay connected.
///
/// A *site* is a corner in worlds of corner sets, and a cell otherwise. Its *ring* is the closed
/// walk of sites around it: for a corner, the other corners of the faces around it; for a cell, the
/// cells that touch it. Candidate sites are removed in the order of their *keys*, unless that would
/// separate their neighbours: the remaining neighbours must form one run of the ring.
/// docs/determinism.md has the rule and the proof.
#ifndef PAVE_SRC_CONNECTED_ROCKS_H
#define PAVE_SRC_CONNECTED_ROCKS_H

#include "../world_bias.h"
#include "connected_walls.h"

enum {
    /// maximum number of sites around a site; worlds on tilings with more are rejected
    PAVE_ROCK_RING_MAX = 64,
    PAVE_ROCK_KEPT_LOG = 14, ///< log2 of the number of sites that a view caches
    PAVE_ROCK_KEPT = 1 << PAVE_ROCK_KEPT_LOG,
    /// maximum number of sites waiting for others; beyond it, the search restarts
    PAVE_ROCK_WAITING = 1024,
    PAVE_ROCK_POSTS = 64, ///< number of posts that a view caches
    PAVE_ROCK_BIASES = 16 ///< number of squares of bias knots that a view caches
};

/// A site of a ring, as an offset from the site in the centre.
typedef struct pave_rock_step {
    int32_t q, r, s;
    bool near; ///< whether it is a neighbour along an edge or across a side
} pave_rock_step;

/// Lists of steps; the list of class s begins at steps[first[s]].
typedef struct pave_rock_steps {
    int32_t class_count, count;
    int32_t *first; ///< class_count + 1 elements
    pave_rock_step *steps;
} pave_rock_steps;

typedef struct pave_rocks {
    bool cells;                 ///< whether the sites are cells
    pave_rock_steps rings;      ///< rings by class of sites
    pave_rock_steps around;     ///< cells around each corner
    pave_rock_steps beside;     ///< if the sites are cells: the two cells at each edge
    int32_t i_x, i_y, j_x, j_y; ///< the lattice vectors in 256ths of a unit
    int32_t *x, *y;             ///< position of each class in the unit cell, in 256ths
    int32_t mesh;               ///< distance between posts, in units; 0: no posts
    uint64_t solid;             ///< number of cells out of 2^32 that are candidates for blocking
    /// selects cells that are never blocked, and whose corners are never blocked; NULL: none
    pave_world_keep *keep;
    void *context;               ///< argument of `keep`
    const pave_world_bias *bias; ///< posts are placed where this bias is deepest; NULL: anywhere
    /// For each level of the bias: the nearest values below and above at which passable colours
    /// prevail.
    int32_t below[PAVE_BIAS_LEVELS], above[PAVE_BIAS_LEVELS];
} pave_rocks;

/// Makes the lists that depend on the tiling, and zeroes the other fields. Release it with
/// pave_rocks_release, even on failure. Returns PAVE_OK; PAVE_UNSUPPORTED for more than
/// PAVE_ROCK_RING_MAX sites around a site; PAVE_NO_MEMORY.
pave_result pave_rocks_make(pave_rocks *rocks, const pave_tiling *tiling, bool cells,
                            const pave_allocator *allocator);
void pave_rocks_release(pave_rocks *rocks, const pave_allocator *allocator);

/// Makes posts follow a bias: they are placed where the bias is deepest among blocked values.
void pave_rocks_follow(pave_rocks *rocks, const pave_world_bias *bias, const bool *passable);

/// A cache of site states, to decide each site once.
typedef struct pave_rock_view {
    const pave_world *world;
    const pave_rocks *rocks;
    int32_t columns_log; ///< log2 of the number of columns in the cache
    struct {
        bool made;
        int64_t column, row, x, y;
    } posts[PAVE_ROCK_POSTS];
    pave_bias_view biases[PAVE_ROCK_BIASES];
    pave_wall_view words;
    /// Returns whether edits free a site. Other sites are decided as if these were not freed. NULL:
    /// none. Set it after pave_rocks_run has begun the view.
    bool (*freed)(void *context, struct pave_rock_view *view, pave_cell site);
    void *context;
    struct {
        pave_cell site;
        int32_t next;          ///< next index in its ring
        uint64_t key, blocked; ///< its key; bit mask of the blocked sites on its ring
    } waiting[PAVE_ROCK_WAITING];
    uint8_t state[PAVE_ROCK_KEPT]; ///< state of the cached site
    uint16_t tag[PAVE_ROCK_KEPT];  ///< tag that identifies the cached site
    uint64_t key[PAVE_ROCK_KEPT];
} pave_rock_view;

/// Calls `job` with a view, which takes 200 kB of stack. It is a separate function so that worlds
/// without rocks do not need that much stack.
void pave_rocks_run(const pave_world *world, const pave_rocks *rocks,
                    void (*job)(pave_rock_view *view, void *context), void *context);

/// Returns whether a site is blocked. Time: about linear in the number of nearby sites that precede
/// it.
bool pave_rock_at(pave_rock_view *view, pave_cell site);

/// Returns whether a site is blocked and not freed.
bool pave_rock_stands(pave_rock_view *view, pave_cell site);

/// If sites are cells: returns whether a cell around a corner is blocked. The next function returns
/// whether a cell at an edge (class s of a unit cell) is blocked and not freed. `view` is a
/// pave_rock_view.
bool pave_rock_touches(void *view, pave_cell corner);
bool pave_rock_beside(pave_rock_view *view, pave_cell edge);

/// Returns the number of unit cells of a row that a view caches, including a margin on both sides.
int32_t pave_rock_columns(const pave_rocks *rocks);

#endif
