/// src/board/board_repair.c: restores the adjacencies that valid tiles need, examining only the
/// surroundings of faults.
///
/// The general repair (adjacency_repair.c) joins everything and then redoes, in order, the cuts
/// that are allowed. A cut is refused only because of faults caused by several cuts together. All
/// of these cuts are in faces that show the fault when everything is cut; such faces are *suspect*.
/// Cuts in other faces are therefore always allowed, and only cuts in suspect faces are undone and
/// tried again, in the same order. The result is the same. docs/proofs/meshes.md proves that no
/// suspect face is missed.
#include "../base/exact.h"

#include "../base/array.h"
#include "../base/bits.h"
#include "../base/sort.h"
#include "board_faces.h"
#include "board_parts.h"

/// Numbers in insertion order, or sorted.
typedef struct pave_local_list {
    uint64_t *items;
    int64_t count, room;
} pave_local_list;

/// State of the search and the repair.
typedef struct pave_local {
    pave_board *board;
    pave_allocator allocator;
    pave_board_walker walker;
    pave_local_list faces;   ///< faces to be examined, by their lowest triangles
    pave_local_list suspect; ///< suspect faces, by their lowest triangles
    /// Cuts in suspect faces: 6 * node + k for the lower node, plus PAVE_LOCAL_LATER if the pattern
    /// does not cut that edge.
    pave_local_list cuts;
    /// For each place, bit i is set if at least two edges of its triangle i are cut.
    uint8_t *heavy;
    pave_board_face face, beside;
    pave_face_side sides[2][PAVE_BOARD_FACE_MAX * 3];
    /// Lowest triangles of the faces across the sides of a face.
    pave_board_triangle lowest[2][PAVE_BOARD_FACE_MAX * 3];
} pave_local;

enum { PAVE_LOCAL_BITS = 33 }; ///< number of bits of the sorted numbers
#define PAVE_LOCAL_LATER (UINT64_C(1) << (PAVE_LOCAL_BITS - 1))

// ---- Lists --------------------------------------------------------------------------------------

static pave_result local_add(pave_local *local, pave_local_list *list, uint64_t item)
{
    if (!pave_array_reserve(&local->allocator, &list->items, &list->room, list->count + 1,
                            sizeof *list->items))
        return PAVE_NO_MEMORY;
    list->items[list->count++] = item;
    return PAVE_OK;
}

/// Sorts a list and removes duplicates.
static pave_result local_sort(pave_local *local, pave_local_list *list)
{
    int64_t count = 0;
    uint64_t *spare = pave_array_take(&local->allocator, (size_t)list->room, sizeof *list->items);
    if (!spare) return PAVE_NO_MEMORY;
    uint64_t *sorted = pave_sort_keys(list->items, spare, list->count, 0, PAVE_LOCAL_BITS),
             *other = sorted == spare ? list->items : spare;
    for (int64_t i = 0; i < list->count; i++)
        if (i == 0 || sorted[i] != sorted[i - 1]) sorted[count++] = sorted[i];
    list->items = sorted;
    list->count = count;
    pave_array_release(&local->allocator, other);
    return PAVE_OK;
}

static void local_free(pave_local *local, pave_local_list *list)
{
    pave_array_release(&local->allocator, list->items);
}

// ---- Faces to examine ---------------------------------------------------------------------------

/// Walks the face of a triangle. Returns PAVE_UNSUPPORTED if the face is too large.
static pave_result local_walk(pave_local *local, pave_board_triangle triangle)
{
    return pave_board_face_walk(&local->walker, triangle, &local->face) ? PAVE_OK
                                                                        : PAVE_UNSUPPORTED;
}

/// Adds the faces around a tile that have more than one triangle.
static pave_result local_add_around(pave_local *local, pave_local_list *list, pave_board_tile tile)
{
    pave_result result = PAVE_OK;
    for (int k = 0; k < PAVE_BOARD_NEIGHBORS_MAX && result == PAVE_OK; k++) {
        pave_board_triangle at = pave_board_corner(&local->walker, tile, k);
        if (!pave_board_triangle_cuts(&local->walker, at)) continue;
        result = local_walk(local, at);
        if (result == PAVE_OK) result = local_add(local, list, (uint64_t)local->face.lowest);
    }
    return result;
}

/// Marks the heavy triangles of a row of inner tiles. Adds the faces around tiles with fewer than
/// three neighbours to the suspect faces.
static pave_result local_scan_links(pave_local *local, const pave_board_steps *steps, int32_t row)
{
    const pave_board *board = local->board;
    pave_result result = PAVE_OK;
    for (int32_t col = 0; col < board->width && result == PAVE_OK; col++) {
        pave_board_tile tile = pave_board_at(col, row);
        int side = pave_board_shifted(board, tile), degree = 0;
        int32_t place = pave_board_slot(board, tile);
        const uint8_t *links = board->links + place;
        uint32_t own = links[0];
        uint32_t cuts0 = (~own & 3) + ((uint32_t)~links[local->walker.others[2 * side][0]] & 4),
                 cuts1 = (~own & 6) + ((uint32_t)~links[local->walker.others[2 * side + 1][1]] & 1);
        local->heavy[place] = (uint8_t)((0xe8 >> cuts0 & 1) | (0xe8 >> cuts1 & 1) << 1);
        for (int k = 0; k < PAVE_BOARD_NEIGHBORS_MAX; k++)
            degree += links[steps->owner[side][k]] >> steps->bit[k] & 1;
        if (degree < 3) result = local_add_around(local, &local->suspect, tile);
    }
    return result;
}

/// Returns whether the triangles across at least two cut edges of a triangle are heavy. Each broad
/// face has at least one such triangle.
static bool local_is_middle(const pave_local *local, pave_board_triangle at)
{
    uint32_t cuts = pave_board_triangle_cuts(&local->walker, at);
    int count = 0;
    for (int edge = 0; edge < 3; edge++) {
        pave_board_triangle to = at + local->walker.across[at & 3][edge];
        count += cuts >> edge & 1 && local->heavy[to / 4] >> (to & 1) & 1;
    }
    return count >= 2;
}

/// Finds the broad faces in a row.
static pave_result local_scan_heavy(pave_local *local, int32_t row)
{
    const pave_board *board = local->board;
    int32_t first = pave_board_slot(board, pave_board_at(0, row));
    pave_result result = PAVE_OK;
    for (int32_t col = 0; col < board->width; col++)
        for (int slot = 0; slot < 2; slot++) {
            if (!(local->heavy[first + col] >> slot & 1)) continue;
            int shifted = pave_board_shifted(board, pave_board_at(col, row));
            pave_board_triangle at = 4 * (first + col) + 2 * shifted + slot;
            if (!local_is_middle(local, at)) continue;
            result = local_walk(local, at);
            if (result == PAVE_OK && local->face.count >= PAVE_BOARD_FACE_BROAD)
                result = local_add(local, &local->faces, (uint64_t)local->face.lowest);
            if (result != PAVE_OK) return result;
        }
    return PAVE_OK;
}

/// Adds the faces that have border tiles. All of them are at inner tiles adjacent to the border.
static pave_result local_scan_rim(pave_local *local)
{
    const pave_board *board = local->board;
    pave_result result = PAVE_OK;
    for (int32_t row = 0; row < board->height; row++) {
        bool all = row == 0 || row == board->height - 1 || board->width == 1;
        for (int32_t col = 0; col < board->width && result == PAVE_OK;
             col += all ? 1 : board->width - 1)
            result = local_add_around(local, &local->faces, pave_board_at(col, row));
    }
    return result;
}

static pave_result local_scan(pave_local *local)
{
    pave_board_steps steps;
    pave_result result = PAVE_OK;
    pave_board_steps_take(local->board, &steps);
    for (int32_t row = 0; row < local->board->height && result == PAVE_OK; row++)
        result = local_scan_links(local, &steps, row);
    for (int32_t row = 0; row < local->board->height && result == PAVE_OK; row++)
        result = local_scan_heavy(local, row);
    if (result == PAVE_OK) result = local_scan_rim(local);
    if (result == PAVE_OK) result = local_sort(local, &local->faces);
    return result;
}

// ---- Suspect faces ------------------------------------------------------------------------------

static bool local_face_has(const pave_board_face *face, int32_t place)
{
    for (int32_t i = 0; i < face->count + 2; i++)
        if (face->places[i] == place) return true;
    return false;
}

/// Returns whether a face meets a tile twice. This includes faces that surround tiles, because the
/// walk reaches such a tile from both of its ends.
static bool local_meets_twice(const pave_board_face *face)
{
    for (int32_t i = 1; i < face->count + 2; i++)
        for (int32_t j = 0; j < i; j++)
            if (face->places[i] == face->places[j]) return true;
    return false;
}

/// Returns the number of inner tiles at a face.
static int32_t local_tiles(const pave_local *local, const pave_board_face *face)
{
    int32_t count = 0;
    for (int32_t i = 0; i < face->count + 2; i++)
        count += !pave_board_place_in_border(local->board, face->places[i]);
    return count;
}

/// Lists the sides of a face and the faces across them. Returns the number of sides, or -1 if any
/// of the faces is too large.
static int32_t local_sides(pave_local *local, const pave_board_face *face, int which)
{
    int32_t count = pave_board_face_sides(&local->walker, face, local->sides[which]);
    for (int32_t i = 0; i < count; i++) {
        pave_board_triangle across = local->sides[which][i].across;
        if (pave_board_triangle_cuts(&local->walker, across)) {
            if (!pave_board_face_walk(&local->walker, across, &local->beside)) return -1;
            across = local->beside.lowest;
        }
        local->lowest[which][i] = across;
    }
    return count;
}

static bool local_parts_rim(const pave_face_side *sides, int32_t count)
{
    int32_t mixed = 0; // there are two for each run of border tiles
    for (int32_t i = 0; i < count; i++) mixed += sides[i].mixed;
    return mixed > 2;
}

/// Examines a face. If another face shares two sides with it, both are suspect. If it has too many
/// tiles, it is suspect.
static pave_result local_look(pave_local *local, pave_board_triangle lowest)
{
    pave_result result = local_walk(local, lowest);
    if (result != PAVE_OK) return result;
    int32_t count = local_sides(local, &local->face, 0);
    if (count < 0) return PAVE_UNSUPPORTED;
    bool suspect = local_meets_twice(&local->face) || local_parts_rim(local->sides[0], count) ||
                   local_tiles(local, &local->face) > PAVE_REPAIR_DEGREE;
    for (int32_t i = 1; i < count && result == PAVE_OK; i++)
        for (int32_t j = 0; j < i && result == PAVE_OK; j++) {
            if (local->lowest[0][i] != local->lowest[0][j]) continue;
            suspect = true;
            result = local_add(local, &local->suspect, (uint64_t)local->lowest[0][i]);
        }
    return suspect && result == PAVE_OK ? local_add(local, &local->suspect, (uint64_t)lowest)
                                        : result;
}

/// Lists the cuts inside a face. `pattern` has the cuts of the board's pattern; if it is NULL, all
/// cuts count as later ones.
static pave_result local_list_cuts(pave_local *local, pave_board_triangle lowest,
                                   const pave_board *pattern)
{
    static const int8_t ends[3][2] = {{0, 1}, {0, 2}, {1, 2}};
    const pave_board *board = local->board;
    pave_result result = local_walk(local, lowest);
    for (int32_t i = 0; result == PAVE_OK && i < local->face.count; i++) {
        pave_board_triangle at = local->face.triangles[i];
        uint32_t cuts = pave_board_triangle_cuts(&local->walker, at);
        for (int edge = 0; edge < 3 && result == PAVE_OK; edge++) {
            if (!(cuts >> edge & 1)) continue;
            pave_board_tile tiles[2];
            int32_t nodes[2];
            for (int end = 0; end < 2; end++) {
                tiles[end] = pave_board_slot_tile(
                    board, pave_board_triangle_place(&local->walker, at, ends[edge][end]));
                nodes[end] = pave_board_node(board, tiles[end]);
            }
            int low = nodes[1] < nodes[0], k = pave_board_between(board, tiles[low], tiles[!low]);
            bool first = pattern && !pave_board_has(pattern, tiles[low], k);
            uint64_t key = (uint64_t)nodes[low] * PAVE_BOARD_NEIGHBORS_MAX + (uint64_t)k;
            result = local_add(local, &local->cuts, first ? key : key | PAVE_LOCAL_LATER);
        }
    }
    return result;
}

/// Finds the suspect faces and lists their cuts in the order in which they are retried.
static pave_result local_find(pave_local *local)
{
    const pave_board *board = local->board;
    const pave_board_def def = {board->width, board->height, board->system, board->pattern};
    pave_board *pattern = NULL;
    pave_result result = local_scan(local);
    for (int64_t i = 0; i < local->faces.count && result == PAVE_OK; i++)
        result = local_look(local, (pave_board_triangle)local->faces.items[i]);
    if (result == PAVE_OK) result = local_sort(local, &local->suspect);
    if (result == PAVE_OK && local->suspect.count > 0 && board->pattern != PAVE_BOARD_HEX)
        result = pave_board_create(&def, &local->allocator, &pattern, NULL);
    for (int64_t i = 0; i < local->suspect.count && result == PAVE_OK; i++)
        result = local_list_cuts(local, (pave_board_triangle)local->suspect.items[i], pattern);
    pave_board_destroy(pattern);
    return result == PAVE_OK ? local_sort(local, &local->cuts) : result;
}

// ---- Cutting again ------------------------------------------------------------------------------

static pave_board_tile local_cut_tile(const pave_board *board, uint64_t cut, int *k)
{
    cut &= ~PAVE_LOCAL_LATER;
    *k = (int)(cut % PAVE_BOARD_NEIGHBORS_MAX);
    return pave_board_node_tile(board, (int32_t)(cut / PAVE_BOARD_NEIGHBORS_MAX));
}

static void local_set(const pave_local *local, uint64_t cut, bool adjacent)
{
    int k;
    pave_board_tile tile = local_cut_tile(local->board, cut, &k);
    pave_result result = pave_board_set(local->board, tile, k, adjacent);
    assert(result == PAVE_OK);
    (void)result;
}

/// Returns whether a tile at an end of a cut would keep three neighbours. Border tiles do not need
/// neighbours.
static bool local_keeps(const pave_board *board, pave_board_tile tile)
{
    return !pave_board_inner(board, tile) || pave_bits_count(pave_board_links6(board, tile)) > 3;
}

/// Checks the tiles of the two faces of an edge, local->face and `far`, before they are merged: no
/// inner tile except the ends may be in both, and the total must not exceed the maximum.
static bool local_apart(const pave_local *local, const pave_board_face *far, int32_t a, int32_t b)
{
    const int32_t ends =
        !pave_board_place_in_border(local->board, a) + !pave_board_place_in_border(local->board, b);
    if (local_tiles(local, &local->face) + local_tiles(local, far) - ends > PAVE_REPAIR_DEGREE)
        return false;
    for (int32_t i = 0; i < local->face.count + 2; i++) {
        int32_t place = local->face.places[i];
        if (place != a && place != b && local_face_has(far, place) &&
            !pave_board_place_in_border(local->board, place))
            return false;
    }
    return true;
}

/// Checks that the two faces share only the edge itself, and that no third face shares sides with
/// both.
static bool local_unshared(const pave_local *local, int32_t near_count, int32_t far_count,
                           pave_board_triangle near, pave_board_triangle far)
{
    int32_t both = 0;
    for (int32_t i = 0; i < near_count; i++) {
        pave_board_triangle beside = local->lowest[0][i];
        both += beside == far;
        if (beside == far) continue;
        for (int32_t j = 0; j < far_count; j++)
            if (local->lowest[1][j] == beside && beside != near) return false;
    }
    return both == 1;
}

static bool local_has_border(const pave_face_side *sides, int32_t count)
{
    for (int32_t i = 0; i < count; i++)
        if (sides[i].mixed) return true;
    return false;
}

/// Returns whether an adjacency of a board without faults can be cut, under the conditions of
/// pave_cut_fault and the maximum number of tiles at a face.
static bool local_can_cut(pave_local *local, pave_board_face *far, uint64_t cut)
{
    const pave_board *board = local->board;
    int k;
    pave_board_tile tile = local_cut_tile(board, cut, &k),
                    there = pave_board_neighbor(board, tile, k);
    if (!local_keeps(board, tile) || !local_keeps(board, there)) return false;
    bool walked = pave_board_face_walk(&local->walker, pave_board_corner(&local->walker, tile, k),
                                       &local->face);
    walked &=
        pave_board_face_walk(&local->walker, pave_board_corner(&local->walker, tile, k + 1), far);
    assert(walked && !local->face.round && !far->round);
    if (local->face.lowest == far->lowest) return false;
    int32_t near_count = local_sides(local, &local->face, 0),
            far_count = local_sides(local, far, 1);
    assert(near_count >= 0 && far_count >= 0);
    (void)walked;
    if (pave_board_inner(board, there) && local_has_border(local->sides[0], near_count) &&
        local_has_border(local->sides[1], far_count))
        return false;
    return local_apart(local, far, pave_board_slot(board, tile), pave_board_slot(board, there)) &&
           local_unshared(local, near_count, far_count, local->face.lowest, far->lowest);
}

/// Joins all cuts of suspect faces and redoes the allowed ones. The refused cuts remain in the
/// list.
static void local_cut_again(pave_local *local, pave_board_face *far)
{
    pave_local_list *cuts = &local->cuts;
    int64_t count = 0;
    for (int64_t i = 0; i < cuts->count; i++) local_set(local, cuts->items[i], true);
    for (int64_t i = 0; i < cuts->count; i++) {
        if (local_can_cut(local, far, cuts->items[i]))
            local_set(local, cuts->items[i], false);
        else
            cuts->items[count++] = cuts->items[i] & ~PAVE_LOCAL_LATER;
    }
    cuts->count = count;
}

/// Writes the joined pairs. If they do not fit, restores the board.
static pave_result local_write(pave_local *local, int32_t (*out)[2], int64_t capacity,
                               int64_t *count)
{
    const pave_board *board = local->board;
    pave_local_list *cuts = &local->cuts;
    *count = cuts->count;
    bool fits = !out || cuts->count <= capacity;
    for (int64_t i = 0; i < cuts->count; i++) {
        int k;
        pave_board_tile tile = local_cut_tile(board, cuts->items[i], &k);
        if (!fits) local_set(local, cuts->items[i], false);
        if (!fits || !out) continue;
        out[i][0] = pave_board_node(board, tile);
        out[i][1] = pave_board_node(board, pave_board_neighbor(board, tile, k));
    }
    return fits ? PAVE_OK : PAVE_CAPACITY;
}

static pave_result local_run(pave_local *local, int32_t (*out)[2], int64_t capacity, int64_t *count)
{
    pave_board_face far;
    size_t places = (size_t)local->board->slot_count;
    local->heavy = pave_array_allocate(&local->allocator, places, 1);
    pave_result result = local->heavy ? local_find(local) : PAVE_NO_MEMORY;
    pave_array_release(&local->allocator, local->heavy);
    if (result != PAVE_OK) return result;
    local_cut_again(local, &far);
    result = local_sort(local, &local->cuts);
    if (result == PAVE_OK) return local_write(local, out, capacity, count);
    for (int64_t i = 0; i < local->cuts.count; i++) local_set(local, local->cuts.items[i], false);
    return result;
}

pave_result pave_board_repair(pave_board *board, const pave_allocator *allocator, int32_t (*out)[2],
                              int64_t capacity, int64_t *count)
{
    assert(capacity >= 0);
    *count = 0;
    pave_local *local = pave_array_allocate(allocator, 1, sizeof *local);
    if (!local) return PAVE_NO_MEMORY;
    local->board = board;
    local->allocator = pave_allocator_or_default(allocator);
    pave_board_walker_make(board, &local->walker);
    pave_result result = local_run(local, out, capacity, count);
    local_free(local, &local->cuts);
    local_free(local, &local->suspect);
    local_free(local, &local->faces);
    pave_array_release(allocator, local);
    if (result != PAVE_UNSUPPORTED) return result;
    return pave_board_repair_whole(board, allocator, out, capacity, count); // there is a huge face
}
