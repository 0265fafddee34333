/// src/patch/patch_adjacency.c: creates the adjacency of a part of a patch. The cells of the part
/// become tiles, and the cells that touch them become the border.
#include "../base/exact.h"

#include "../base/array.h"
#include "../base/memory.h"
#include "../mesh/polygons_build.h"

#include <pave/patch.h>

#include <string.h>

typedef struct patch_piece {
    const pave_patch *patch;
    const pave_allocator *allocator;
    bool *kept;     // by cell of the patch: whether it is a tile
    int32_t *nodes; // by cell of the patch: its node, or -1
    int32_t *cells; // by node: its cell
    int32_t *uses;  // by vertex of the patch: number of cells that meet there
    int32_t tile_count, node_count;
} patch_piece;

static bool piece_take(patch_piece *piece)
{
    const size_t cells = (size_t)piece->patch->cell_count,
                 vertices = (size_t)piece->patch->polygons->vertex_count;
    piece->kept = pave_array_take(piece->allocator, cells, sizeof *piece->kept);
    piece->nodes = pave_array_take(piece->allocator, cells, sizeof *piece->nodes);
    piece->cells = pave_array_take(piece->allocator, cells, sizeof *piece->cells);
    piece->uses = pave_array_take(piece->allocator, vertices, sizeof *piece->uses);
    return piece->kept && piece->nodes && piece->cells && piece->uses;
}

static void piece_release(patch_piece *piece)
{
    PAVE_RELEASE(piece->allocator, piece->uses, piece->cells, piece->nodes, piece->kept);
}

/// Returns whether all neighbours of a cell are tiles.
static bool piece_surrounds(const patch_piece *piece, const bool *tiles, int32_t cell)
{
    const pave_polygons *polygons = piece->patch->polygons;
    for (int32_t k = 0; k < pave_polygons_side_count(polygons, cell); k++) {
        const int32_t there = pave_polygons_neighbor(polygons, cell, k);
        if (there < 0 || !tiles[there]) return false;
    }
    return true;
}

/// Numbers the tiles, then the cells that touch them, both in the patch's cell order.
static void piece_number(patch_piece *piece, const bool *tiles)
{
    const pave_polygons *polygons = piece->patch->polygons;
    const int32_t cells = piece->patch->cell_count;
    memset(piece->uses, 0, (size_t)polygons->vertex_count * sizeof *piece->uses);
    for (int32_t i = 0; i < cells; i++) {
        piece->kept[i] = tiles[i] || piece_surrounds(piece, tiles, i);
        piece->nodes[i] = piece->kept[i] ? piece->node_count++ : -1;
        for (int64_t k = polygons->start[i]; piece->kept[i] && k < polygons->start[i + 1]; k++)
            piece->uses[polygons->corners[k]]++;
    }
    piece->tile_count = piece->node_count;
    for (int32_t i = 0; i < cells; i++) {
        bool touches = false;
        for (int64_t k = polygons->start[i]; k < polygons->start[i + 1]; k++)
            touches = touches || piece->uses[polygons->corners[k]] > 0;
        if (touches && !piece->kept[i]) piece->nodes[i] = piece->node_count++;
        if (piece->nodes[i] >= 0) piece->cells[piece->nodes[i]] = i;
    }
}

/// Counts the cells at each vertex. The outside counts as a cell.
static void piece_count_uses(patch_piece *piece)
{
    const pave_polygons *polygons = piece->patch->polygons;
    memset(piece->uses, 0, (size_t)polygons->vertex_count * sizeof *piece->uses);
    for (int64_t i = 0; i < polygons->corner_count; i++) piece->uses[polygons->corners[i]]++;
    for (int32_t i = 0; i < polygons->rim_count; i++) {
        const pave_outer_side *side = &polygons->rim[i];
        piece->uses[polygons->corners[polygons->start[side->cell] + side->side]]++;
    }
}

/// Builds the patch of all nodes in order. Omits vertices at which only two cells meet, so that all
/// sides shared there become one side, and one adjacency.
static pave_result piece_join(const patch_piece *piece, pave_patch **out, pave_error *error)
{
    const pave_polygons *polygons = piece->patch->polygons;
    const size_t corners = (size_t)polygons->corner_count, nodes = (size_t)piece->node_count + 1;
    int64_t *start = pave_array_take(piece->allocator, nodes, sizeof *start);
    int32_t *rings = pave_array_take(piece->allocator, corners, sizeof *rings);
    pave_result result = PAVE_NO_MEMORY;
    *out = NULL;
    if (start && rings) {
        int64_t end = start[0] = 0;
        for (int32_t node = 0; node < piece->node_count; node++) {
            const int32_t cell = piece->cells[node];
            for (int64_t k = polygons->start[cell]; k < polygons->start[cell + 1]; k++)
                if (piece->uses[polygons->corners[k]] != 2) rings[end++] = polygons->corners[k];
            start[node + 1] = end;
        }
        const pave_patch_def def = {.cell_count = piece->node_count,
                                    .vertex_count = polygons->vertex_count,
                                    .vertices = polygons->vertices,
                                    .start = start,
                                    .corners = rings};
        result = pave_patch_create(&def, piece->allocator, out, error);
    }
    PAVE_RELEASE(piece->allocator, rings, start);
    return result;
}

static pave_result piece_connect(const patch_piece *piece, const pave_patch *joined,
                                 pave_adjacency **out, pave_error *error)
{
    const int32_t count = piece->node_count - piece->tile_count;
    int32_t *border = pave_array_take(piece->allocator, (size_t)count + 1, sizeof *border);
    pave_graph *graph = NULL;
    pave_result result = PAVE_NO_MEMORY;
    if (border)
        result = pave_patch_graph(joined, PAVE_CONTACT_EDGE, NULL, piece->allocator, &graph);
    if (result == PAVE_OK) {
        for (int32_t i = 0; i < count; i++) border[i] = piece->tile_count + i;
        const pave_adjacency_def def = {
            .graph = graph, .border = border, .border_count = count, .take_graph = true};
        result = pave_adjacency_create(&def, piece->allocator, out, error);
        if (result != PAVE_OK) pave_graph_destroy(graph);
    }
    pave_array_release(piece->allocator, border);
    return result;
}

pave_result pave_patch_to_adjacency(const pave_patch *patch, const bool *tiles,
                                    const pave_allocator *allocator, pave_adjacency **out,
                                    pave_error *error)
{
    patch_piece piece = {.patch = patch, .allocator = allocator};
    pave_patch *joined = NULL;
    assert(patch && tiles && out);
    *out = NULL;
    pave_result result = PAVE_NO_MEMORY;
    if (piece_take(&piece)) {
        piece_number(&piece, tiles);
        piece_count_uses(&piece);
        result = piece_join(&piece, &joined, error);
    }
    if (result == PAVE_OK) result = piece_connect(&piece, joined, out, error);
    pave_patch_destroy(joined);
    piece_release(&piece);
    return result == PAVE_NO_MEMORY
               ? PAVE_FAIL(error, result, "not enough memory for the adjacency")
               : result;
}
