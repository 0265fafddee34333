/// src/world/tilings/connected_rocks.h: which corners or cells of a connected world are blocked, so
/// that all others stay joined.
///
/// A *site* is a corner in worlds of corner sets, else a cell. Its *ring* is the closed walk of
/// sites around it: of a corner the other corners of the faces around it, of a cell those that
/// touch it. Sites that wish to be blocked are taken away in the order of their *keys*, each unless
/// that would part its neighbours: those that are left must lie in one run of the ring.
/// docs/determinism.md has the rule and the proof.
#ifndef PAVE_SRC_CONNECTED_ROCKS_H
#define PAVE_SRC_CONNECTED_ROCKS_H

#include "../world_bias.h"
#include "connected_walls.h"

enum {
    PAVE_ROCK_RING_MAX = 64, ///< sites around one; worlds on tilings with more are refused
    PAVE_ROCK_KEPT_LOG = 14, ///< log2 of the sites that a view keeps
    PAVE_ROCK_KEPT = 1 << PAVE_ROCK_KEPT_LOG,
    PAVE_ROCK_WAITING = 1024, ///< sites that can wait for others; more are begun anew
    PAVE_ROCK_POSTS = 64,     ///< posts that a view keeps
    PAVE_ROCK_BIASES = 16     ///< squares of knots that a view keeps
};

/// A site of a ring, as an offset from the one in the middle.
typedef struct pave_rock_step {
    int32_t q, r, s;
    bool near; ///< a neighbour, along an edge or across a side
} pave_rock_step;

/// Lists of steps: that of class s is steps[first[s]] and on.
typedef struct pave_rock_steps {
    int32_t class_count, count;
    int32_t *first; ///< class_count + 1
    pave_rock_step *steps;
} pave_rock_steps;

typedef struct pave_rocks {
    bool cells;                  ///< whether the sites are cells
    pave_rock_steps rings;       ///< of each class of sites
    pave_rock_steps around;      ///< of each corner, the cells
    pave_rock_steps beside;      ///< where the sites are cells: of each edge, the two cells
    int32_t i_x, i_y, j_x, j_y;  ///< the lattice vectors in 256ths of a unit
    int32_t *x, *y;              ///< the same of each class its place in the unit cell
    int32_t mesh;                ///< units between posts; 0: none
    uint64_t solid;              ///< how many of 2^32 cells wish to be blocked
    pave_world_keep *keep;       ///< cells that are not, nor their corners; NULL: none
    void *context;               ///< of keep
    const pave_world_bias *bias; ///< posts are where it is deepest; NULL: anywhere
    /// Of each level of it, the nearest values below and above where more can be passed than not.
    int32_t below[PAVE_BIAS_LEVELS], above[PAVE_BIAS_LEVELS];
} pave_rocks;

/// Makes what the tiling says; the rest is zeroed. For pave_rocks_release, even if it fails.
/// Returns PAVE_OK; PAVE_UNSUPPORTED for more than PAVE_ROCK_RING_MAX sites around one;
/// PAVE_NO_MEMORY.
pave_result pave_rocks_make(pave_rocks *rocks, const pave_tiling *tiling, bool cells,
                            const pave_allocator *allocator);
void pave_rocks_release(pave_rocks *rocks, const pave_allocator *allocator);

/// Lets posts be where a bias is deepest among what is blocked.
void pave_rocks_follow(pave_rocks *rocks, const pave_world_bias *bias, const bool *passable);

/// What is known of sites, so that each is decided once.
typedef struct pave_rock_view {
    const pave_world *world;
    const pave_rocks *rocks;
    int32_t columns_log; ///< of the sites that are kept
    struct {
        bool made;
        int64_t column, row, x, y;
    } posts[PAVE_ROCK_POSTS];
    pave_bias_view biases[PAVE_ROCK_BIASES];
    pave_wall_view words;
    /// Sites that edits free, which stay what they are for all others; NULL: none. Set after the
    /// view has begun.
    bool (*freed)(void *context, struct pave_rock_view *view, pave_cell site);
    void *context;
    struct {
        pave_cell site;
        int32_t next;          ///< of its ring
        uint64_t key, blocked; ///< of the ring, by bits
    } waiting[PAVE_ROCK_WAITING];
    uint8_t state[PAVE_ROCK_KEPT]; ///< of the site that is kept there,
    uint16_t tag[PAVE_ROCK_KEPT];  ///< which one that is
    uint64_t key[PAVE_ROCK_KEPT];
} pave_rock_view;

/// Calls `job` with a view, which takes 200 kB of stack. One function for all, so that worlds
/// without rocks need no such stack.
void pave_rocks_run(const pave_world *world, const pave_rocks *rocks,
                    void (*job)(pave_rock_view *view, void *context), void *context);

/// Whether a site is blocked. Time: about that of the sites that come before it nearby.
bool pave_rock_at(pave_rock_view *view, pave_cell site);

/// Whether a site is blocked and not freed.
bool pave_rock_stands(pave_rock_view *view, pave_cell site);

/// Where the sites are cells: whether one around a corner is blocked; whether one beside an edge,
/// of the class s in a unit cell, stands. `view` is a pave_rock_view.
bool pave_rock_touches(void *view, pave_cell corner);
bool pave_rock_beside(pave_rock_view *view, pave_cell edge);

/// How many unit cells of a row a view keeps, with a margin on both sides.
int32_t pave_rock_columns(const pave_rocks *rocks);

#endif
