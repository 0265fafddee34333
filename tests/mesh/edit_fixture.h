/// tests/mesh/edit_fixture.h: a mesh with the board or adjacency that it was made from, and edits
/// of random adjacencies, for the tests of edits.
#ifndef PAVE_TESTS_EDIT_FIXTURE_H
#define PAVE_TESTS_EDIT_FIXTURE_H

#include "../board/adjacency_fixture.h"
#include "../test.h"
#include "mesh_fixture.h"
#include "src/mesh/build/mesh_embedding.h"

// ---- A mesh with what it was made from ----------------------------------------------------------

typedef struct bed {
    pave_tiling *tiling; ///< of a window's graph
    pave_window *window;
    pave_board *board;         ///< NULL: the adjacency is edited
    pave_adjacency *adjacency; ///< else a twin of the board
    pave_mesh *mesh;
    pave_vertex_rule rule;
    bool *moved; ///< of each vertex: it is not where the rule has it
    uint32_t draws;
    int64_t done, refused, given_up, repaired, restored; ///< edits
} bed;

static inline uint32_t draw(bed *b)
{
    return pave_random_at(77, 0x8000, b->mesh->tile_count, (int32_t)b->rule, 0, b->draws++).word[0];
}

static inline pave_embedding bed_embedding(const bed *b)
{
    return (pave_embedding){.adjacency = b->adjacency, .frame = {b->mesh->step, b->mesh->origin}};
}

/// The arc across which side k of a tile lies.
static inline int32_t bed_arc(const bed *b, int32_t tile, int32_t k)
{
    const pave_embedding embedding = bed_embedding(b);
    return pave_embedding_at_rank(&embedding, pave_mesh_node(b->mesh, tile), k);
}

/// Where the rule has each vertex.
static inline pave_point *bed_places(const bed *b)
{
    const pave_embedding embedding = bed_embedding(b);
    pave_point *places = calloc((size_t)b->mesh->vertex_count, sizeof *places);
    bool *known = calloc((size_t)b->mesh->vertex_count, sizeof *known);
    for (int32_t tile = 0, count; tile < b->mesh->tile_count; tile++) {
        const int32_t *ring = pave_mesh_ring(b->mesh, tile, &count);
        for (int32_t k = 0; k < count; k++)
            if (!known[ring[k]]) {
                places[ring[k]] = pave_embedding_place(&embedding, bed_arc(b, tile, k), b->rule);
                known[ring[k]] = true;
            }
    }
    free(known);
    return places;
}

static inline bool same_point(pave_point a, pave_point b) { return a.x == b.x && a.y == b.y; }

static inline void bed_begin(bed *b, const pave_relax_def *relax)
{
    pave_mesh_def def = {.vertex_rule = b->rule};
    pave_error error = {0};
    if (relax) def.relax = *relax;
    pave_result result =
        b->board
            ? pave_mesh_create_from_board(b->board, &def, NULL, NULL, &b->mesh, &error)
            : pave_mesh_create_from_adjacency(b->adjacency, &def, NULL, NULL, &b->mesh, &error);
    if (result != PAVE_OK) fail_msg("%s", error.message);
    b->moved =
        calloc((size_t)b->adjacency->graph->arc_count, sizeof *b->moved); // there are fewer faces
    pave_point *places = bed_places(b);
    for (int32_t v = 0; v < b->mesh->vertex_count; v++)
        b->moved[v] = !same_point(places[v], b->mesh->vertices[v]);
    free(places);
}

static inline bed board_bed(int32_t width, int32_t height, pave_hex_system system, double share,
                            pave_vertex_rule rule, const pave_relax_def *relax)
{
    bed b = {.rule = rule};
    pave_board_def def = {.width = width, .height = height, .system = system};
    int64_t count;
    must(pave_board_create(&def, NULL, &b.board, NULL), "board");
    must(pave_board_remove_random(
             b.board,
             &(pave_removal_def){.seed = 5, .share = share, .max_degree = PAVE_REMOVAL_ANY}, NULL,
             NULL, NULL),
         "removal");
    pave_result result = pave_board_repair(b.board, NULL, NULL, 0, &count);
    assert_ok(result);
    must(pave_board_to_adjacency(b.board, NULL, &b.adjacency, NULL), "adjacency");
    bed_begin(&b, relax);
    return b;
}

static inline void bed_end(bed *b)
{
    free(b->moved);
    pave_mesh_destroy(b->mesh);
    pave_adjacency_destroy(b->adjacency);
    pave_board_destroy(b->board);
    pave_window_destroy(b->window);
    pave_tiling_destroy(b->tiling);
}

// ---- Edits --------------------------------------------------------------------------------------

static inline pave_result edit(bed *b, int32_t arc, bool cut, pave_mesh_patch *patch,
                               pave_error *error)
{
    const pave_graph *graph = b->adjacency->graph;
    if (!b->board) return pave_mesh_edit_adjacency(b->mesh, b->adjacency, arc, cut, patch, error);
    const pave_board_tile tile = pave_board_node_tile(b->board, graph->to[graph->twin[arc]]),
                          there = pave_board_node_tile(b->board, graph->to[arc]);
    const int k = pave_board_between(b->board, tile, there);
    const pave_result result = pave_mesh_edit_board(b->mesh, b->board, tile, k, !cut, patch, error);
    assert_int_equal(pave_board_has(b->board, tile, k), (result == PAVE_OK) != cut);
    if (result == PAVE_OK) must(pave_adjacency_set_cut(b->adjacency, arc, cut), "cut");
    return result;
}

static inline bool joins_border(const bed *b, int32_t arc)
{
    const pave_graph *graph = b->adjacency->graph;
    return pave_adjacency_is_border(b->adjacency, graph->to[arc]) ||
           pave_adjacency_is_border(b->adjacency, graph->to[graph->twin[arc]]);
}

/// An arc between two tiles, or between a tile and the border.
static inline int32_t random_arc(bed *b)
{
    const pave_graph *graph = b->adjacency->graph;
    for (;;) {
        const int32_t arc = (int32_t)(draw(b) % (uint32_t)graph->arc_count);
        if (!pave_adjacency_is_border(b->adjacency, graph->to[arc]) ||
            !pave_adjacency_is_border(b->adjacency, graph->to[graph->twin[arc]]))
            return arc;
    }
}

static inline pave_result edit_any(bed *b, pave_mesh_patch *patch)
{
    const int32_t arc = random_arc(b);
    return edit(b, arc, !pave_adjacency_is_cut(b->adjacency, arc), patch, NULL);
}

// ---- Beds of all kinds --------------------------------------------------------------------------

enum { BEDS = 4 + ALL_TILINGS };

/// Boards of all layouts, some of them relaxed, then tilings. False: the tiling has no adjacency.
static inline bool any_bed(int number, bed *out)
{
    const pave_relax_def relax = {.steps = 6};
    int64_t count;
    if (number < 4) {
        *out = board_bed(11, 8, (pave_hex_system)(PAVE_HEX_ODD_R + number), number % 2 ? 0.25 : 0,
                         (pave_vertex_rule)(number % 3), number % 2 ? &relax : NULL);
        return true;
    }
    *out = (bed){.rule = (pave_vertex_rule)(number % 3)};
    out->adjacency = window_adjacency(number - 4, 8, 7, &out->tiling, &out->window);
    if (!out->adjacency || pave_adjacency_repair(out->adjacency, NULL, NULL, 0, &count) ||
        out->adjacency->inner_count == 0) {
        bed_end(out);
        return false;
    }
    bed_begin(out, NULL);
    return true;
}

// ---- Tiles --------------------------------------------------------------------------------------

/// The polygon and the neighbours of each tile.
typedef struct tile_copy {
    int32_t count, *beyond;
    pave_point *points;
} tile_copy;

static inline tile_copy *copy_tiles(const pave_mesh *mesh)
{
    tile_copy *copies = calloc((size_t)mesh->tile_count + 1, sizeof *copies);
    for (int32_t tile = 0; tile < mesh->tile_count; tile++) {
        tile_copy *copy = &copies[tile];
        const int32_t *ring = pave_mesh_ring(mesh, tile, &copy->count);
        copy->points = calloc((size_t)copy->count, sizeof *copy->points);
        copy->beyond = calloc((size_t)copy->count, sizeof *copy->beyond);
        for (int32_t k = 0; k < copy->count; k++) copy->points[k] = mesh->vertices[ring[k]];
        pave_mesh_neighbors(mesh, tile, copy->beyond);
    }
    return copies;
}

static inline void free_tiles(tile_copy *copies, int32_t count)
{
    for (int32_t tile = 0; tile < count; tile++) {
        free(copies[tile].points);
        free(copies[tile].beyond);
    }
    free(copies);
}

static inline bool same_polygon(const tile_copy *a, const tile_copy *b)
{
    bool same = a->count == b->count;
    for (int32_t k = 0; same && k < a->count; k++) same = same_point(a->points[k], b->points[k]);
    return same;
}

static inline bool same_neighbors(const tile_copy *a, const tile_copy *b)
{
    return a->count == b->count &&
           memcmp(a->beyond, b->beyond, (size_t)a->count * sizeof *a->beyond) == 0;
}

#endif
