/// web/wasm/arrays.c: windows, masks, boards, meshes, multigrids, terrain and solids as arrays.
#include "web.h"

const uint32_t pave_web_whole = 1;

// ---- Windows and masks --------------------------------------------------------------------------

void pave_web_window_cells(const pave_window *window, pave_cell *out)
{
    pave_window_walk walk = pave_window_begin(window);
    while (pave_window_next(&walk)) out[walk.index] = walk.cell;
}

void pave_web_window_indices(const pave_window *window, const pave_cell *cells, int32_t count,
                             int32_t *out)
{
    for (int32_t i = 0; i < count; i++) out[i] = (int32_t)pave_window_wrapped(window, cells[i]);
}

void pave_web_mask_sides(const pave_mask *mask, uint32_t *out)
{
    pave_window_walk walk = pave_window_begin(mask->window);
    while (pave_window_next(&walk)) {
        const int count = pave_tiling_side_count(mask->window->tiling, walk.cell.s);
        out[walk.index] = 0;
        for (int k = 0; k < count; k++)
            out[walk.index] |= (uint32_t)pave_mask_side(mask, walk.index, k) << k;
    }
}

void pave_web_mask_set_cells(pave_mask *mask, const int32_t *cells, int32_t count, bool set)
{
    for (int32_t i = 0; i < count; i++) pave_mask_set_cell(mask, cells[i], set);
}

pave_result pave_web_mask_set_sides(pave_mask *mask, const int32_t *sides, int32_t count, bool set)
{
    for (int32_t i = 0; i < count; i++) {
        const pave_result result = pave_mask_set_side(mask, sides[2 * i], sides[2 * i + 1], set);
        if (result) return result;
    }
    return PAVE_OK;
}

// ---- Boards -------------------------------------------------------------------------------------

void pave_web_board_links(const pave_board *board, uint8_t *out)
{
    for (int32_t node = 0; node < board->slot_count; node++)
        out[node] = (uint8_t)pave_board_links6(board, pave_board_node_tile(board, node));
}

void pave_web_board_positions(const pave_board *board, pave_vec2 *out)
{
    for (int32_t node = 0; node < board->slot_count; node++)
        out[node] = pave_board_position(board, pave_board_node_tile(board, node));
}

int32_t pave_web_board_node(const pave_board *board, int32_t col, int32_t row)
{
    const pave_board_tile tile = pave_board_at(col, row);
    return pave_board_contains(board, tile) ? pave_board_node(board, tile) : -1;
}

int32_t pave_web_board_neighbor(const pave_board *board, int32_t node, int32_t k)
{
    const pave_board_tile tile = pave_board_neighbor(board, pave_board_node_tile(board, node), k);
    return pave_web_board_node(board, tile.col, tile.row);
}

// ---- Meshes -------------------------------------------------------------------------------------

void pave_web_mesh_rings(const pave_mesh *mesh, int32_t *start, int32_t *rings)
{
    int32_t at = 0;
    for (int32_t tile = 0; tile < mesh->tile_count; tile++) {
        int32_t count;
        const int32_t *ring = pave_mesh_ring(mesh, tile, &count);
        start[tile] = at;
        for (int32_t k = 0; k < count; k++) rings[at++] = ring[k];
    }
    start[mesh->tile_count] = at;
}

int32_t pave_web_mesh_tiles_at(const pave_mesh *mesh, int32_t vertex, int32_t *out,
                               int32_t capacity)
{
    int32_t count;
    const int32_t *tiles = pave_mesh_tiles_at(mesh, vertex, &count);
    for (int32_t i = 0; i < count && i < capacity; i++) out[i] = tiles[i];
    return count;
}

static float *put(float *out, pave_vec2 point)
{
    out[0] = (float)point.x;
    out[1] = (float)point.y;
    return out + 2;
}

void pave_web_mesh_triangles(const pave_mesh *mesh, float *out, int32_t *tiles)
{
    for (int32_t tile = 0; tile < mesh->tile_count; tile++) {
        int32_t count;
        const int32_t *ring = pave_mesh_ring(mesh, tile, &count);
        const pave_vec2 center = pave_mesh_center(mesh, tile);
        for (int32_t k = 0; k < count; k++) {
            out = put(out, center);
            out = put(out, pave_mesh_point(mesh, ring[k]));
            out = put(out, pave_mesh_point(mesh, ring[k + 1 < count ? k + 1 : 0]));
            for (int i = 0; i < 3; i++) *tiles++ = tile;
        }
    }
}

// ---- Multigrids ---------------------------------------------------------------------------------

int32_t pave_web_multigrid_valid(const pave_multigrid *multigrid, const pave_cell *cells,
                                 int32_t count)
{
    int32_t i = 0;
    while (i < count && pave_multigrid_cell_valid(multigrid, cells[i])) i++;
    return i;
}

// ---- Terrain and solids -------------------------------------------------------------------------

void pave_web_terrain_vertices(const pave_terrain *terrain, pave_cell *out)
{
    for (int32_t i = 0; i < terrain->vertex_count; i++) {
        const pave_tri_vertex vertex = pave_terrain_vertex(terrain, i);
        out[i] = pave_cell_of(vertex.q, vertex.r);
    }
}

void pave_web_solid_positions(const pave_solid *solid, float *out)
{
    for (int32_t i = 0; i < solid->point_count; i++) {
        const pave_solid_position at = pave_solid_place(solid->points[i]);
        out[3 * i] = (float)at.x;
        out[3 * i + 1] = (float)at.y;
        out[3 * i + 2] = (float)at.z;
    }
}
