/// src/world/tilings/world_tiling.h: the data structures of worlds on tilings other than squares.
/// All data are derived from the tables of the edges and vertices around each face.
///
/// A *feature* is an edge class or a vertex class of the unit cell: 0 .. edge_count - 1 are edges,
/// the rest vertices.
#ifndef PAVE_SRC_WORLD_TILING_H
#define PAVE_SRC_WORLD_TILING_H

#include "../world_deck.h"
#include "connected_rocks.h"

enum {
    PAVE_CLOSURE_MAX = 1024
}; ///< maximum number of cells that one decision may need; worlds that need more are rejected

/// Laws that decide a feature's colour.
enum {
    PAVE_LAW_PLAIN = 0, ///< the only law; in connected worlds, for edges that stay open
    /// in connected worlds: for edges that may be closed, and for corners that were candidates but
    /// are not blocked
    PAVE_LAW_OTHER = 1,
    PAVE_LAW_SOLID = 2, ///< for edges of blocked cells
    PAVE_FEATURE_LAWS = 3
};

/// A place of a face that the kind uses, in the order of a code.
typedef struct pave_face_place {
    int32_t feature, q, r; ///< the feature, and the offset of its unit cell
    int32_t shift;         ///< its bits in the code
} pave_face_place;

typedef struct pave_world_face {
    const pave_deck *deck;
    int32_t sides, first, place_count; ///< its places start at places[first]
    int32_t u, v;                      ///< its centre in the unit cell, in 256ths
} pave_world_face;

/// A feature under FEATURE: its law, and the rows that the cells of row r need: r + low to r + low
/// + depth - 1.
typedef struct pave_feature {
    pave_law *laws[PAVE_FEATURE_LAWS]; ///< NULL if the kind or the world does not use it
    uint32_t stream, s;
    int32_t low, depth;
    int32_t first_row; ///< index of its first row among all stored rows
} pave_feature;

/// Under PHASE: a colour that is already known when a cell is decided, because it belongs to a cell
/// of a lower class.
typedef struct pave_phase_source {
    int32_t q, r, s;          ///< offset of that cell
    int32_t shift, key_shift; ///< shift of its bits in that cell's code, and in the key of the cell
                              ///< being decided
} pave_phase_source;

/// A cell of the period under PHASE. Its index is (r mod height * width + q mod width) * face_count
/// + s.
typedef struct pave_phase_cell {
    int32_t color; ///< its class
    int32_t first_source, source_count;
    int32_t table; ///< index of its table; -1: its key is a code that has exactly one filler
    uint32_t stream;
    int32_t first_step, step_count; ///< its closure; the last step is the cell
} pave_phase_cell;

/// A cell of a closure: its offset from the requested cell, its index in the period, and the
/// positions of its sources in the closure, starting at inputs[first_input].
typedef struct pave_phase_step {
    int32_t q, r, s, cell, first_input;
} pave_phase_step;

typedef struct pave_phase_plan {
    int32_t width, height, colors;
    pave_phase_cell *cells;
    pave_phase_source *sources;
    pave_phase_step *steps;
    int32_t *inputs;
    int64_t cell_count, source_count, source_room, step_count, step_room, input_count, input_room;
    /// By class: width, in unit cells, of the margin around a block in which cells of the class are
    /// needed.
    int32_t margin_q[PAVE_COLORING_COLORS_MAX], margin_r[PAVE_COLORING_COLORS_MAX];
    int32_t *order; ///< the cells of the period by class, then s, then r, then q
    /// group_count + 1 elements: start of the cells of class group / faces and s = group % faces
    int32_t *order_start;
    int32_t group_count;
} pave_phase_plan;

typedef struct pave_world_tiling {
    pave_world world;
    int32_t face_count, feature_count, edge_count, deck_count, place_count;
    int32_t reach_q;   ///< maximum |q| of a place
    int32_t low, high; ///< minimum and maximum r of a place
    int32_t row_count; ///< number of feature rows that are stored: the sum of all depths
    pave_deck *decks;
    pave_world_face *faces;
    pave_face_place *places;
    pave_feature *features;
    pave_phase_plan plan; ///< PHASE
    pave_walls *walls;    ///< for connected worlds; NULL: each edge is drawn independently
    pave_rocks *rocks;    ///< for connected worlds; NULL: nothing is blocked
    bool passable[PAVE_WANG_COLORS_MAX]; ///< for connected worlds: by 0-based colour
    /// number of dead ends, out of 2^16, that are given a second open side
    uint32_t opened;
    /// only if `opened` is above 0: index of each face's first side, as in the tiling
    int32_t *side_start;
    pave_tiling_side *sides; ///< sides of the faces
    int32_t side_reach;      ///< maximum |q| and |r| of a cell across a side
} pave_world_tiling;

// ---- Creation -----------------------------------------------------------------------------------

/// Checks that the sets of `count` faces or pairs are compatible and can each make a world.
pave_result pave_world_check_sets(const pave_world_def *def, int32_t count, const char *whose,
                                  pave_error *error);

/// Copies the passable colours of a definition, from colour 0.
pave_result pave_world_take_passable(const pave_world_def *def, bool *passable, pave_error *error);

/// The weights of a feature's colours in one of its laws. Over all edges, the share of each colour
/// is preserved as long as enough edges can be closed.
typedef struct pave_law_shares {
    const bool *passable;
    const pave_walls *walls; ///< the walls that decide which edges may be closed
    int which;
    bool edge;
    uint32_t colors;
    const pave_allocator *allocator;
} pave_law_shares;

/// Computes the weights of a pave_law_shares; see pave_bias_change.
pave_result pave_law_weights(const void *shares, uint64_t *weights);

pave_result pave_world_tiling_make(pave_world *world, const pave_world_def *def, pave_error *error);
void pave_world_tiling_release(pave_world *world);

/// Makes the plan of PHASE for a tiling; faces and decks must exist. `origin_class` receives the
/// class of the origin in the colouring. Also returns PAVE_NOT_FOUND if no colouring was found and
/// PAVE_UNSUPPORTED if a closure is too large.
pave_result pave_phase_plan_make(pave_world *world, const pave_tiling *tiling, pave_cell origin,
                                 int *origin_class);
void pave_phase_plan_destroy(pave_phase_plan *plan, const pave_allocator *allocator);

// ---- Decisions ----------------------------------------------------------------------------------

/// Fill rows of unit cells under FEATURE, under PHASE, and for tilings whose tables are too large
/// for both. `out` is the address of the first cell.
void pave_world_tiling_fill_features(const pave_world *world, pave_rect rect, uint32_t *out,
                                     ptrdiff_t stride);
void pave_world_tiling_fill_phases(const pave_world *world, pave_rect rect, uint32_t *out,
                                   ptrdiff_t stride);
void pave_world_tiling_fill_singly(const pave_world *world, pave_rect rect, uint32_t *out,
                                   ptrdiff_t stride);

/// Effects of edits around a cell: vertices that own no wall, as in pave_wall_view, and freed
/// sites, as in pave_rock_view.
typedef struct pave_silence {
    bool (*silent)(void *context, pave_cell vertex);
    bool (*freed)(void *context, pave_rock_view *view, pave_cell site);
    void *context;
} pave_silence;

/// Computes the colours of a cell of a connected world near edits. Dead ends are opened as without
/// edits.
void pave_tiling_colors_with(const pave_world *world, pave_cell cell, pave_silence silence,
                             uint8_t *out);

/// Returns the index of a feature's law in the `laws` of a bias.
static inline int32_t pave_feature_law(const pave_world_tiling *own, int32_t feature, int which)
{
    return feature + which * own->feature_count;
}

/// Returns the colour of a corner by the plain law, from the words of its call. `knots` is NULL
/// without a bias.
uint8_t pave_tiling_corner_color(const pave_world *world, const pave_random_words *words,
                                 pave_bias_view *knots, pave_cell corner);

/// Returns the colour of a corner that was a candidate for rock but is not blocked.
uint8_t pave_tiling_refused_color(const pave_world *world, pave_bias_view *knots, pave_cell corner);

/// Access to the codes of cells before dead ends are opened.
typedef struct pave_codes {
    uint32_t (*at)(void *context, pave_cell cell);
    void *context;
} pave_codes;

/// Returns the code of a cell after the dead ends of the cell and its neighbours are opened.
uint32_t pave_tiling_opened_code(const pave_world *world, pave_codes codes, pave_cell cell);

/// Returns the level of the bias at the centre of a cell; 0 without a bias.
int pave_tiling_level(const pave_world *world, pave_cell cell, pave_bias_view *view);

/// Returns the word for a decision about a cell: word q & 3 of call (q >> 2, r, s, 0).
static inline uint32_t pave_tiling_word(const pave_world *world, uint32_t stream, pave_cell cell)
{
    return pave_random_at(world->seed, stream, cell.q >> 2, cell.r, (uint32_t)cell.s, 0)
        .word[cell.q & 3];
}

/// Returns the id of the tile at a cell whose features have the colours of a code, under FEATURE.
uint32_t pave_deck_feature_id(const pave_world *world, const pave_deck *deck, uint32_t code,
                              pave_cell cell);

/// Returns a number modulo a positive size, 0..size-1.
static inline int32_t pave_modulo(int32_t number, int32_t size)
{
    const int32_t rest = number % size;
    return rest < 0 ? rest + size : rest;
}

/// Returns the index of a cell in the period.
static inline int32_t pave_phase_index(const pave_world_tiling *tiling, int32_t q, int32_t r,
                                       int32_t s)
{
    const pave_phase_plan *plan = &tiling->plan;
    return (pave_modulo(r, plan->height) * plan->width + pave_modulo(q, plan->width)) *
               tiling->face_count +
           s;
}

/// Returns the cell of the period that corresponds to a cell.
static inline const pave_phase_cell *pave_phase_cell_of(const pave_world_tiling *tiling,
                                                        pave_cell cell)
{
    return &tiling->plan.cells[pave_phase_index(tiling, cell.q, cell.r, cell.s)];
}

#endif
