/// formats/tiled/tiled_map_verify.c: whether the tiles of a map match: the colours of its sides and
/// corners, compared among neighbours.
#include "tiled_build.h"

#include <string.h>

// What a gid shows: the colours of its tile, turned as its flags say.
typedef struct cell_colors {
    bool empty;
    uint8_t colors[PAVE_WANG_PLACES_SQUARE];
} cell_colors;

typedef struct verifier {
    const pave_tiled_map *map;
    const pave_tiled_layer *layer;
    const pave_tiled_wangset *wangset;
    uint32_t tileset; ///< the one that has the wang set
    uint8_t
        uses[PAVE_WANG_PLACES_SQUARE]; ///< 255 at the places that the kind uses, 0 at the others
    pave_tiled_verdict *verdict;
} verifier;

// ---- One cell -----------------------------------------------------------------------------------

// Turns colours as Tiled turns a tile: the diagonal first, then left and right, then up and down.
// Bit 28 means nothing on these maps.
static void turn(uint8_t colors[PAVE_WANG_PLACES_SQUARE], uint32_t gid)
{
    // A mirror sends place i to (sum - i) mod 8: along the main diagonal T becomes L, TR becomes
    // BL.
    static const struct {
        uint32_t flag;
        unsigned sum;
    } mirrors[] = {{PAVE_TILED_FLIP_DIAGONAL, 6},
                   {PAVE_TILED_FLIP_HORIZONTAL, 8},
                   {PAVE_TILED_FLIP_VERTICAL, 4}};
    for (size_t i = 0; i < sizeof mirrors / sizeof mirrors[0]; i++) {
        uint8_t turned[PAVE_WANG_PLACES_SQUARE];
        if ((gid & mirrors[i].flag) == 0) {
            continue;
        }
        for (unsigned place = 0; place < PAVE_WANG_PLACES_SQUARE; place++) {
            turned[(mirrors[i].sum - place) & 7] = colors[place];
        }
        memcpy(colors, turned, sizeof turned);
    }
}

// The wang tile of a local id, or NULL.
static const pave_tiled_wangtile *find_wangtile(const pave_tiled_wangset *wangset, uint32_t id)
{
    uint32_t low = 0, high = wangset->tile_count;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        if (wangset->tiles[middle].id < id) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low < wangset->tile_count && wangset->tiles[low].id == id ? &wangset->tiles[low] : NULL;
}

// The wang tile of a gid's number: only the tile set that has the wang set can have it.
static const pave_tiled_wangtile *wangtile_of(const verifier *v, uint32_t number)
{
    uint32_t first = v->map->first_gids[v->tileset];
    bool below =
        v->tileset + 1 == v->map->tileset_count || number < v->map->first_gids[v->tileset + 1];
    return number >= first && below ? find_wangtile(v->wangset, number - first) : NULL;
}

static cell_colors look(verifier *v, uint32_t gid)
{
    cell_colors cell = {.empty = (gid & PAVE_TILED_GID_MASK) == 0};
    if (cell.empty) {
        v->verdict->empty++;
        return cell;
    }
    const pave_tiled_wangtile *tile = wangtile_of(v, gid & PAVE_TILED_GID_MASK);
    if (tile == NULL) {
        v->verdict->foreign++;
        return cell;
    }
    memcpy(cell.colors, tile->colors, sizeof cell.colors);
    turn(cell.colors, gid);
    for (int place = 0; place < PAVE_WANG_PLACES_SQUARE; place++) {
        cell.colors[place] &= v->uses[place];
    }
    return cell;
}

// ---- Sides and corners --------------------------------------------------------------------------

// Counts a comparison, and keeps the first cell in the order of reading whose tile does not match
// one before it: corners are compared when the row below is known, after cells further on.
static void note(pave_tiled_verdict *verdict, bool same, int64_t *checked, int64_t *wrong,
                 int32_t x, int32_t y)
{
    ++*checked;
    if (same) {
        return;
    }
    ++*wrong;
    if (!verdict->found || y < verdict->first_y ||
        (y == verdict->first_y && x < verdict->first_x)) {
        verdict->found = true;
        verdict->first_x = x;
        verdict->first_y = y;
    }
}

static void check_side(const verifier *v, const cell_colors *a, int place_a, const cell_colors *b,
                       int place_b, int32_t x, int32_t y)
{
    pave_tiled_verdict *verdict = v->verdict;
    if (!a->empty && !b->empty) {
        note(verdict, a->colors[place_a] == b->colors[place_b], &verdict->checked_sides,
             &verdict->sides, x, y);
    }
}

// Compares the corner that the cells around share; NULL and empty cells take no part. In the order
// of reading: upper left, upper right, lower left, lower right.
static void check_corner(const verifier *v, const cell_colors *const around[4], int32_t x,
                         int32_t y)
{
    static const int places[4] = {PAVE_WANG_BR, PAVE_WANG_BL, PAVE_WANG_TR, PAVE_WANG_TL};
    pave_tiled_verdict *verdict = v->verdict;
    int count = 0, first = 0, odd = -1; // the first one that differs
    for (int i = 0; i < 4; i++) {
        if (around[i] == NULL || around[i]->empty) {
            continue;
        }
        first = count++ == 0 ? i : first;
        if (odd < 0 && around[i]->colors[places[i]] != around[first]->colors[places[first]]) {
            odd = i;
        }
    }
    if (count >= 2) {
        note(verdict, odd < 0, &verdict->checked_corners, &verdict->corners, x - (odd % 2 == 0),
             y - (odd < 2));
    }
}

// Compares all that meets at the upper left of the cells 0..width of a row; the row below the last
// has only corners.
static void check_row(const verifier *v, const cell_colors *above, const cell_colors *row,
                      int32_t y)
{
    int32_t width = v->layer->width;
    int32_t left = v->layer->x, top = v->layer->y;
    bool sides = v->wangset->kind != PAVE_WANG_CORNER, corners = v->wangset->kind != PAVE_WANG_EDGE;
    for (int32_t x = 0; x <= width; x++) {
        if (sides && row != NULL && x > 0 && x < width) {
            check_side(v, &row[x - 1], PAVE_WANG_R, &row[x], PAVE_WANG_L, left + x, top + y);
        }
        if (sides && row != NULL && above != NULL && x < width) {
            check_side(v, &above[x], PAVE_WANG_B, &row[x], PAVE_WANG_T, left + x, top + y);
        }
        if (corners) {
            const cell_colors *around[4] = {above == NULL || x == 0 ? NULL : &above[x - 1],
                                            above == NULL || x == width ? NULL : &above[x],
                                            row == NULL || x == 0 ? NULL : &row[x - 1],
                                            row == NULL || x == width ? NULL : &row[x]};
            check_corner(v, around, left + x, top + y);
        }
    }
}

// ---- The whole ----------------------------------------------------------------------------------

// Which tile set of the map has the wang set; tileset_count where none.
static uint32_t find_tileset(const pave_tiled_map *map, const pave_tiled_wangset *wangset)
{
    uint32_t i = 0;
    while (i < map->tileset_count) {
        const pave_tiled_tileset *tileset = map->tilesets[i];
        for (uint32_t j = 0; j < tileset->wangset_count; j++) {
            if (&tileset->wangsets[j] == wangset) {
                return i;
            }
        }
        i++;
    }
    return i;
}

static void verify_rows(verifier *v, cell_colors *rows)
{
    int32_t width = v->layer->width, height = v->layer->height;
    cell_colors *above = NULL, *row = rows;
    for (int32_t y = 0; y < height; y++) {
        const uint32_t *gids = v->layer->gids + (size_t)y * (size_t)width;
        for (int32_t x = 0; x < width; x++) {
            row[x] = look(v, gids[x]);
        }
        check_row(v, above, row, y);
        above = row;
        row = row == rows ? rows + width : rows;
    }
    check_row(v, above, NULL, height);
}

pave_result pave_tiled_map_verify(const pave_tiled_map *map, const pave_tiled_layer *layer,
                                  const pave_tiled_wangset *wangset, pave_tiled_verdict *verdict,
                                  pave_error *error)
{
    *verdict = (pave_tiled_verdict){0};
    if (map->orientation != PAVE_TILED_ORTHOGONAL && map->orientation != PAVE_TILED_ISOMETRIC) {
        return pave_error_set(error, PAVE_UNSUPPORTED, map->path, 0, 0,
                              "only orthogonal and isometric maps can be verified");
    }
    verifier v = {.map = map,
                  .layer = layer,
                  .wangset = wangset,
                  .tileset = find_tileset(map, wangset),
                  .verdict = verdict};
    if (v.tileset == map->tileset_count) {
        return pave_error_set(
            error, PAVE_NOT_FOUND, map->path, 0, 0,
            "the wang set is in none of the map's tile sets; take it from one of them");
    }
    if (layer->width == 0 || layer->height == 0) {
        return PAVE_OK;
    }
    for (int place = 0; place < PAVE_WANG_PLACES_SQUARE; place++) {
        bool used = wangset->kind == PAVE_WANG_MIXED ||
                    (place % 2 == 0) == (wangset->kind == PAVE_WANG_EDGE);
        v.uses[place] = used ? UINT8_MAX : 0;
    }
    cell_colors *rows = pave_common_array(map->allocator, 2 * (size_t)layer->width, sizeof *rows);
    if (rows == NULL) {
        return pave_error_set(
            error, PAVE_NO_MEMORY, map->path, 0, 0,
            "there is not enough memory for two rows of the map; close other programs");
    }
    verify_rows(&v, rows);
    pave_common_array_release(map->allocator, rows, 2 * (size_t)layer->width, sizeof *rows);
    verdict->mismatches = verdict->sides + verdict->corners;
    return PAVE_OK;
}
