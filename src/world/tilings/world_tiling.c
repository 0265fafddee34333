/// src/world/tilings/world_tiling.c: creates a world on a tiling: the edges and vertices around
/// each face, the laws of their colours, the tables of the sets.
#include "../../base/exact.h"

#include "../../base/memory.h"
#include "world_tiling.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// ---- The sets of a definition -------------------------------------------------------------------

static const pave_wang_set *tiling_set_of(const pave_world_def *def, int32_t s)
{
    return def->sets ? def->sets[s] : def->set;
}

/// Returns a bit set of the places of face s that are far sides of their edges. Of the two faces at
/// an edge, the one with the higher number has the far side; for equal numbers, the higher side
/// decides. Returns 0 if far sides do not matter.
static uint32_t tiling_far(const pave_world_def *def, int32_t s)
{
    uint32_t far = 0;
    if (!tiling_set_of(def, s)->chiral) return 0;
    for (int k = 0; k < pave_tiling_side_count(def->tiling, s); k++) {
        const pave_tiling_side *side = pave_tiling_side_of(def->tiling, s, k);
        if (side->s < s || (side->s == s && side->twin < k)) far |= UINT32_C(1) << (2 * k);
    }
    return far;
}

/// Returns whether no earlier face has the same set with the same far sides.
static bool tiling_set_is_new(const pave_world_def *def, int32_t s)
{
    for (int32_t t = 0; t < s; t++)
        if (tiling_set_of(def, t) == tiling_set_of(def, s) &&
            tiling_far(def, t) == tiling_far(def, s))
            return false;
    return true;
}

pave_result pave_world_check_sets(const pave_world_def *def, int32_t count, const char *whose,
                                  pave_error *error)
{
    const pave_wang_set *first = tiling_set_of(def, 0);
    pave_result result = PAVE_OK;
    const char *connected = def->passable ? "a connected world takes a complete set: " : "";
    char where[96];
    for (int32_t s = 1; s < count; s++) {
        const pave_wang_set *set = tiling_set_of(def, s);
        if (set->kind != first->kind)
            return PAVE_FAIL(error, PAVE_INVALID,
                             "%s %d has a set of kind %s, %s 0 one of kind %s: use one kind", whose,
                             (int)s, pave_word(pave_wang_kind_words, set->kind), whose,
                             pave_word(pave_wang_kind_words, first->kind));
        if (set->color_count != first->color_count)
            return PAVE_FAIL(error, PAVE_INVALID,
                             "%s %d has a set of %d colours, %s 0 one of %d: use one count", whose,
                             (int)s, set->color_count, whose, first->color_count);
        if (memcmp(set->color_mirror, first->color_mirror, sizeof set->color_mirror) != 0)
            return PAVE_FAIL(
                error, PAVE_INVALID,
                "the colours of %s %d have other mirrors than those of %s 0: use the same", whose,
                (int)s, whose);
    }
    for (int32_t s = 0; s < count && !result; s++) {
        int32_t t = 0;
        while (tiling_set_of(def, t) != tiling_set_of(def, s)) t++;
        if (t < s) continue;
        snprintf(where, sizeof where, "%s", connected);
        if (def->sets || (def->tiling && !def->passable))
            snprintf(where, sizeof where, "%s %d: %s", whose, (int)s, connected);
        result = pave_world_check(tiling_set_of(def, s), where, error);
    }
    return result;
}

static pave_result tiling_check(const pave_world_def *def, pave_error *error)
{
    for (int32_t s = 0; s < def->tiling->face_count; s++) {
        const int sides = pave_tiling_side_count(def->tiling, s);
        if (tiling_set_of(def, s)->sides != sides)
            return PAVE_FAIL(error, PAVE_INVALID,
                             "face %d of the tiling has %d sides, the tiles of its set %d: give a "
                             "set for each face",
                             (int)s, sides, tiling_set_of(def, s)->sides);
    }
    return pave_world_check_sets(def, def->tiling->face_count, "face", error);
}

// ---- Faces --------------------------------------------------------------------------------------

static int32_t tiling_count_places(const pave_world_def *def)
{
    int32_t count = 0;
    for (int32_t s = 0; s < def->tiling->face_count; s++)
        count += tiling_set_of(def, s)->place_count;
    return count;
}

/// Returns the feature at a place of face s, where places are numbered as in wang.h.
static pave_face_place tiling_place(const pave_tiling *tiling, int32_t s, int place)
{
    const int count = pave_tiling_side_count(tiling, s);
    const pave_tiling_side *side = pave_tiling_side_of(tiling, s, (place + 1) / 2 % count);
    if (place % 2 == 0)
        return (pave_face_place){.feature = side->edge, .q = side->edge_q, .r = side->edge_r};
    return (pave_face_place){
        .feature = tiling->edge_count + side->vertex, .q = side->vertex_q, .r = side->vertex_r};
}

static void tiling_make_faces(pave_world_tiling *own, const pave_world_def *def)
{
    int32_t next = 0;
    for (int32_t s = 0; s < own->face_count; s++) {
        const pave_deck *deck = own->decks;
        while (deck->set != tiling_set_of(def, s) || deck->far != tiling_far(def, s)) deck++;
        const pave_vec2 center = def->tiling->centers[s];
        own->faces[s] = (pave_world_face){deck,
                                          deck->set->sides,
                                          next,
                                          deck->place_count,
                                          pave_bias_256ths(center.x),
                                          pave_bias_256ths(center.y)};
        for (int k = 0; k < deck->place_count; k++) {
            pave_face_place place = tiling_place(def->tiling, s, deck->places[k]);
            place.shift = deck->shift[deck->places[k]];
            own->places[next++] = place;
            const int32_t reach = place.q < 0 ? -place.q : place.q;
            if (reach > own->reach_q) own->reach_q = reach;
        }
    }
}

static pave_result tiling_make_decks(pave_world *world, const pave_world_def *def)
{
    pave_world_tiling *own = (pave_world_tiling *)world;
    pave_result result = PAVE_OK;
    for (int32_t s = 0; s < own->face_count && !result; s++) {
        if (!tiling_set_is_new(def, s)) continue;
        pave_deck *deck = &own->decks[own->deck_count++];
        deck->far = tiling_far(def, s);
        result = pave_deck_make(deck, tiling_set_of(def, s), world->bits, &world->allocator);
    }
    return result;
}

// ---- Laws ---------------------------------------------------------------------------------------

/// Returns the position of a feature in lattice coordinates: a vertex, or the midpoint of an edge.
static pave_vec2 tiling_feature_place(const pave_tiling *tiling, int32_t feature)
{
    if (feature >= tiling->edge_count) return tiling->vertices[feature - tiling->edge_count];
    for (int32_t s = 0; s < tiling->face_count; s++) {
        const int count = pave_tiling_side_count(tiling, s);
        for (int k = 0; k < count; k++) {
            const pave_tiling_side *side = pave_tiling_side_of(tiling, s, k),
                                   *next = pave_tiling_side_of(tiling, s, (k + 1) % count);
            if (side->edge != feature) continue;
            const pave_vec2 a = tiling->vertices[side->vertex], b = tiling->vertices[next->vertex];
            return (pave_vec2){(a.x + b.x + side->vertex_q + next->vertex_q) / 2 - side->edge_q,
                               (a.y + b.y + side->vertex_r + next->vertex_r) / 2 - side->edge_r};
        }
    }
    return (pave_vec2){0, 0};
}

/// Returns the number of edges, out of 2^32, that a law closes if `blocked` edges are closed in
/// total.
static uint64_t law_closed(const pave_law_shares *of, uint64_t blocked)
{
    const uint64_t whole = UINT64_C(1) << 32;
    const pave_walls *walls = of->walls;
    if (of->which == PAVE_LAW_SOLID) return whole;
    if (!of->edge || of->which == PAVE_LAW_PLAIN || walls->closable == 0) return 0;
    const uint64_t closed = blocked * walls->all / walls->closable;
    return closed < whole ? closed : whole;
}

pave_result pave_law_weights(const void *context, uint64_t *weights)
{
    const pave_law_shares *of = context;
    const uint64_t whole = UINT64_C(1) << 32;
    uint64_t shares[PAVE_WANG_COLORS_MAX], blocked = 0;
    const pave_result result = pave_shares(weights, of->colors, of->allocator, shares);
    if (result) return result;
    for (uint32_t c = 0; c < of->colors; c++) blocked += of->passable[c] ? 0 : shares[c];
    const uint64_t closed = law_closed(of, blocked);
    for (uint32_t c = 0; c < of->colors; c++) {
        const bool passable = of->passable[c];
        const uint64_t kind = passable ? whole - blocked : blocked,
                       wanted = passable ? whole - closed : closed;
        weights[c] = shares[c] == kind ? wanted : shares[c] * wanted / kind;
    }
    return PAVE_OK;
}

/// Returns the number of laws of a feature.
static int tiling_law_count(const pave_world_tiling *own, bool edge)
{
    if (edge) return !own->walls ? 1 : own->rocks ? PAVE_FEATURE_LAWS : PAVE_LAW_OTHER + 1;
    return own->rocks && !own->walls ? PAVE_LAW_OTHER + 1 : 1;
}

/// Makes the laws of a feature from its shares without a bias.
static pave_result tiling_make_laws(pave_world *world, const pave_world_def *def, int32_t feature,
                                    const uint64_t *sum, int colors)
{
    pave_world_tiling *own = (pave_world_tiling *)world;
    pave_feature *made = &own->features[feature];
    const bool edge = feature < own->edge_count;
    const pave_vec2 at =
        world->bias ? tiling_feature_place(def->tiling, feature) : pave_vec2_of(0, 0);
    uint64_t shares[PAVE_WANG_COLORS_MAX];
    pave_result result = PAVE_OK;
    for (int which = 0; which < tiling_law_count(own, edge) && !result; which++) {
        const pave_law_shares of = {own->passable, own->walls,       which,
                                    edge,          (uint32_t)colors, &world->allocator};
        const pave_bias_change change = {pave_law_weights, &of};
        const bool as_ever = which == PAVE_LAW_PLAIN && !(edge && own->walls);
        uint64_t weights[PAVE_WANG_COLORS_MAX];
        memcpy(weights, sum, (size_t)colors * sizeof *weights);
        if (!as_ever) result = pave_law_weights(&of, weights);
        pave_law *law = pave_array_allocate(&world->allocator, 1, sizeof *law);
        made->laws[which] = law;
        if (!law) return PAVE_NO_MEMORY;
        if (!result) result = pave_law_make(law, weights, colors, &world->allocator);
        if (result || !world->bias) continue;
        result = pave_shares(sum, (uint32_t)colors, &world->allocator, shares);
        if (!result)
            result =
                pave_biased_law_make(world->bias, shares, pave_bias_256ths(at.x),
                                     pave_bias_256ths(at.y), as_ever ? NULL : &change,
                                     &world->bias->laws[pave_feature_law(own, feature, which)]);
    }
    return result;
}

static pave_result tiling_make_law(pave_world *world, const pave_world_def *def, int32_t feature,
                                   int colors)
{
    pave_world_tiling *own = (pave_world_tiling *)world;
    uint64_t sum[PAVE_WANG_COLORS_MAX] = {0};
    pave_result result = PAVE_OK;
    bool used = false;
    for (int32_t s = 0; s < own->face_count && !result; s++) {
        const pave_world_face *face = &own->faces[s];
        for (int32_t k = 0; k < face->place_count && !result; k++) {
            const pave_face_place *place = &own->places[face->first + k];
            if (place->feature != feature) continue;
            result = pave_deck_add_shares(face->deck, place->shift, world->mask, colors,
                                          &world->allocator, sum);
            used = true;
        }
    }
    return used && !result ? tiling_make_laws(world, def, feature, sum, colors) : result;
}

/// Finds the rows of features that the cells of a row need.
static void tiling_find_rows(pave_world_tiling *own)
{
    for (int32_t i = 0; i < own->place_count; i++) {
        const pave_face_place *place = &own->places[i];
        pave_feature *feature = &own->features[place->feature];
        int32_t end = feature->low + feature->depth;
        if (feature->depth == 0 || place->r < feature->low) feature->low = place->r;
        if (feature->depth == 0 || place->r >= end) end = place->r + 1;
        feature->depth = end - feature->low;
    }
    own->low = INT32_MAX;
    own->high = INT32_MIN;
    for (int32_t f = 0; f < own->feature_count; f++) {
        const pave_feature *feature = &own->features[f];
        const int32_t last = feature->low + feature->depth - 1;
        own->features[f].first_row = own->row_count;
        own->row_count += feature->depth;
        if (feature->depth == 0) continue;
        if (feature->low < own->low) own->low = feature->low;
        if (last > own->high) own->high = last;
    }
}

static pave_result tiling_make_features(pave_world *world, const pave_world_def *def, int colors)
{
    pave_world_tiling *own = (pave_world_tiling *)world;
    pave_result result = PAVE_OK;
    for (int32_t f = 0; f < own->feature_count && !result; f++) {
        const bool edge = f < own->edge_count;
        own->features[f].stream = edge ? PAVE_STREAM_EDGE_COLOR : PAVE_STREAM_VERTEX_COLOR;
        own->features[f].s = (uint32_t)(edge ? f : f - own->edge_count);
        result = tiling_make_law(world, def, f, colors);
    }
    tiling_find_rows(own);
    return result;
}

// ---- The fingerprint ----------------------------------------------------------------------------

/// Returns the hash of the tables of the tiling, the sets and the class of the origin; in connected
/// worlds, also of the passable colours and the rock parameters.
static uint64_t tiling_hash(const pave_world_tiling *own, const pave_world_def *def,
                            int origin_class)
{
    const pave_tiling *tiling = def->tiling;
    uint64_t hash = pave_hash_word(PAVE_HASH_START, (uint32_t)tiling->face_count);
    for (int32_t s = 0; s < tiling->face_count; s++) {
        const uint64_t set = pave_wang_hash(tiling_set_of(def, s));
        hash = pave_hash_word(pave_hash_word(hash, (uint32_t)set), (uint32_t)(set >> 32));
        for (int k = 0; k < pave_tiling_side_count(tiling, s); k++) {
            const pave_tiling_side *side = pave_tiling_side_of(tiling, s, k);
            const uint32_t words[] = {(uint32_t)side->q,        (uint32_t)side->r,
                                      (uint32_t)side->s,        (uint32_t)side->twin,
                                      (uint32_t)side->vertex_q, (uint32_t)side->vertex_r,
                                      (uint32_t)side->vertex,   (uint32_t)side->edge_q,
                                      (uint32_t)side->edge_r,   (uint32_t)side->edge};
            hash = pave_hash(hash, words, sizeof words / sizeof *words);
        }
    }
    hash = pave_hash_word(hash, (uint32_t)origin_class);
    for (int c = 1; def->passable && c <= tiling_set_of(def, 0)->color_count; c++)
        hash = pave_hash_word(hash, def->passable[c]);
    if (own->opened) hash = pave_hash_word(hash, own->opened);
    if (own->rocks) {
        hash = pave_hash_64(pave_hash_64(hash, own->rocks->solid), (uint64_t)own->rocks->mesh);
        hash = pave_hash_64(hash, def->keep ? def->keep_id : 0);
    }
    return hash;
}

// ---- Creation and destruction -------------------------------------------------------------------

static pave_result tiling_allocate(pave_world *world, const pave_world_def *def)
{
    const pave_allocator *from = &world->allocator;
    pave_world_tiling *own = (pave_world_tiling *)world;
    own->face_count = def->tiling->face_count;
    own->edge_count = def->tiling->edge_count;
    own->feature_count = def->tiling->edge_count + def->tiling->vertex_count;
    own->place_count = tiling_count_places(def);
    own->decks = pave_array_allocate(from, (size_t)own->face_count, sizeof *own->decks);
    own->faces = pave_array_allocate(from, (size_t)own->face_count, sizeof *own->faces);
    own->places = pave_array_allocate(from, (size_t)own->place_count, sizeof *own->places);
    own->features = pave_array_allocate(from, (size_t)own->feature_count, sizeof *own->features);
    return own->decks && own->faces && own->places && own->features ? PAVE_OK : PAVE_NO_MEMORY;
}

/// Makes the choices of FEATURE among several tiles of a code.
static pave_result tiling_make_variants(pave_world *world)
{
    const pave_world_tiling *own = (const pave_world_tiling *)world;
    pave_result result = PAVE_OK;
    for (int32_t d = 0; d < own->deck_count && !result; d++) {
        pave_deck *deck = &own->decks[d];
        const uint32_t all = (UINT32_C(1) << deck->place_count) - 1;
        if (deck->has_variants)
            result = pave_deck_table_for(deck, all, world->bits, NULL, &world->allocator,
                                         &deck->by_code);
    }
    return result;
}

static pave_result tiling_report(pave_result result, pave_error *error)
{
    if (result == PAVE_NOT_FOUND)
        return PAVE_FAIL(error, PAVE_UNSUPPORTED,
                         "the tiling has no periodic classes for method phase: use feature");
    if (result == PAVE_UNSUPPORTED)
        return PAVE_FAIL(
            error, result,
            "a cell of the tiling would need more than %d others under method phase: use feature",
            PAVE_CLOSURE_MAX);
    return result ? PAVE_FAIL(error, result, "not enough memory for the tables of a world")
                  : PAVE_OK;
}

pave_result pave_world_take_passable(const pave_world_def *def, bool *passable, pave_error *error)
{
    const pave_wang_set *set = tiling_set_of(def, 0);
    int open = 0;
    for (int c = 0; c < set->color_count; c++) {
        passable[c] = def->passable[c + 1];
        open += passable[c];
        if (def->passable[c + 1] != def->passable[set->color_mirror[c + 1]])
            return PAVE_FAIL(error, PAVE_INVALID,
                             "colour %d can be passed, and its mirror %d cannot: choose both",
                             def->passable[c + 1] ? c + 1 : set->color_mirror[c + 1],
                             def->passable[c + 1] ? set->color_mirror[c + 1] : c + 1);
    }
    if (open == 0)
        return PAVE_FAIL(error, PAVE_INVALID, "no colour can be passed: choose at least one");
    if (open == set->color_count && def->solid > 0)
        return PAVE_FAIL(error, PAVE_INVALID,
                         "every colour can be passed, so no cell can be solid: leave one out");
    return PAVE_OK;
}

static pave_result tiling_make_walls(pave_world *world, const pave_world_def *def,
                                     pave_error *error)
{
    pave_world_tiling *own = (pave_world_tiling *)world;
    own->walls = pave_array_allocate(&world->allocator, 1, sizeof *own->walls);
    const pave_result result =
        own->walls ? pave_walls_make(own->walls, def->tiling, &world->allocator) : PAVE_NO_MEMORY;
    if (result == PAVE_UNSUPPORTED)
        return PAVE_FAIL(
            error, result,
            "more than %d sides meet at a vertex of the tiling: such worlds cannot be connected",
            PAVE_WALL_SIDES_MAX);
    return tiling_report(result, error);
}

/// Returns the mesh of a definition. The default for noise is about the distance between hills.
static int32_t tiling_mesh(const pave_world_def *def, bool cells)
{
    enum { MESH = 12 };
    const pave_bias *bias = def->bias;
    const bool holes = bias && bias->kind == PAVE_BIAS_MAP && bias->holes;
    if (def->mesh != 0) return def->mesh;
    if (cells || !bias || (holes && bias->noise.scale == 0)) return cells ? MESH : 0;
    if ((bias->kind != PAVE_BIAS_NOISE && !holes) || bias->noise.scale < MESH) return MESH;
    return bias->noise.scale < PAVE_WORLD_MESH_MAX ? bias->noise.scale : PAVE_WORLD_MESH_MAX;
}

static pave_result tiling_make_rocks(pave_world *world, const pave_world_def *def,
                                     pave_error *error)
{
    pave_world_tiling *own = (pave_world_tiling *)world;
    pave_rocks *rocks = own->rocks = pave_array_allocate(&world->allocator, 1, sizeof *rocks);
    const pave_result result =
        rocks ? pave_rocks_make(rocks, def->tiling, own->walls != NULL, &world->allocator)
              : PAVE_NO_MEMORY;
    if (result == PAVE_UNSUPPORTED)
        return PAVE_FAIL(
            error, result,
            "more than %d %s are around one of the tiling: such worlds cannot be connected",
            PAVE_ROCK_RING_MAX, own->walls ? "cells" : "corners");
    if (result) return tiling_report(result, error);
    rocks->mesh = tiling_mesh(def, own->walls != NULL);
    rocks->solid = (uint64_t)(def->solid * 4294967296.0);
    rocks->keep = def->keep;
    rocks->context = def->keep_context;
    return PAVE_OK;
}

/// Copies the sides of the faces, which are needed to open dead ends.
static pave_result tiling_take_sides(pave_world *world, const pave_tiling *tiling)
{
    pave_world_tiling *own = (pave_world_tiling *)world;
    const size_t faces = (size_t)tiling->face_count + 1;
    const int32_t count = tiling->side_start[tiling->face_count];
    own->side_start = pave_array_allocate(&world->allocator, faces, sizeof *own->side_start);
    if (!own->side_start) return PAVE_NO_MEMORY;
    memcpy(own->side_start, tiling->side_start, faces * sizeof *own->side_start);
    own->sides = pave_array_allocate(&world->allocator, (size_t)count, sizeof *own->sides);
    if (!own->sides) return PAVE_NO_MEMORY;
    memcpy(own->sides, tiling->sides, (size_t)count * sizeof *own->sides);
    for (int32_t i = 0; i < count; i++) {
        const pave_tiling_side *side = &own->sides[i];
        if (abs(side->q) > own->side_reach) own->side_reach = abs(side->q);
        if (abs(side->r) > own->side_reach) own->side_reach = abs(side->r);
    }
    return PAVE_OK;
}

/// Sets up a connected world: walls for edges, rocks for corners or solid cells.
static pave_result tiling_connect(pave_world *world, const pave_world_def *def, pave_error *error)
{
    const bool corners = tiling_set_of(def, 0)->kind == PAVE_WANG_CORNER;
    pave_result result =
        pave_world_take_passable(def, ((pave_world_tiling *)world)->passable, error);
    if (!result && !corners) result = tiling_make_walls(world, def, error);
    if (!result && (corners || def->solid > 0)) result = tiling_make_rocks(world, def, error);
    world->slow *= ((pave_world_tiling *)world)->rocks ? 32 : def->opened > 0 ? 8 : 1;
    ((pave_world_tiling *)world)->opened = corners ? 0 : (uint32_t)(def->opened * 65536);
    if (!result && def->opened > 0)
        result = tiling_report(tiling_take_sides(world, def->tiling), error);
    return result;
}

pave_result pave_world_tiling_make(pave_world *world, const pave_world_def *given,
                                   pave_error *error)
{
    const pave_world_tiling *own = (const pave_world_tiling *)world;
    pave_world_def with_tiling = *given;
    const pave_world_def *def = &with_tiling;
    if (!def->tiling) with_tiling.tiling = pave_tiling_square();
    pave_result result = tiling_check(def, error);
    if (!result && def->passable) result = tiling_connect(world, def, error);
    if (result) return result;
    const pave_wang_set *set = tiling_set_of(def, 0);
    world->kind = set->kind;
    pave_world_set_bits(world, set->color_count);
    result = tiling_allocate(world, def);
    if (!result && def->bias) {
        result = pave_world_bias_create(
            def, set->color_count, 0, (def->passable ? PAVE_FEATURE_LAWS : 1) * own->feature_count,
            &world->allocator, &world->bias, error);
        if (result) return result;
        if (own->rocks && !own->walls && !pave_bias_is_bare(world->bias))
            pave_rocks_follow(own->rocks, world->bias, own->passable);
    }
    if (!result) result = tiling_make_decks(world, def);
    if (!result) tiling_make_faces((pave_world_tiling *)world, def);
    const bool phase = world->method == PAVE_WORLD_PHASE;
    if (!result && !phase) result = tiling_make_features(world, def, set->color_count);
    if (!result && !phase) result = tiling_make_variants(world);
    int origin_class = 0;
    if (!result && phase)
        result = pave_phase_plan_make(world, def->tiling, def->origin, &origin_class);
    if (!result) world->set_hash = tiling_hash(own, def, origin_class);
    return tiling_report(result, error);
}

void pave_world_tiling_release(pave_world *world)
{
    const pave_allocator *from = &world->allocator;
    pave_world_tiling *own = (pave_world_tiling *)world;
    pave_phase_plan_destroy(&own->plan, from);
    for (int32_t f = 0; own->features && f < own->feature_count; f++) {
        for (int which = 0; which < PAVE_FEATURE_LAWS; which++)
            pave_array_release(from, own->features[f].laws[which]);
    }
    if (own->walls) pave_walls_release(own->walls, from);
    PAVE_RELEASE(from, own->walls, own->sides, own->side_start);
    if (own->rocks) pave_rocks_release(own->rocks, from);
    pave_array_release(from, own->rocks);
    for (int32_t d = 0; own->decks && d < own->deck_count; d++)
        pave_deck_destroy(&own->decks[d], from);
    PAVE_RELEASE(from, own->features, own->places, own->faces, own->decks);
}
