/// src/world/edits/edits_fill.c: fills strips of an edited world: the world's tiles first, then the
/// tiles of areas, then the patches of each chunk.
#include "../../base/exact.h"

#include "edits_model.h"

#include <string.h>

// ---- One cell -----------------------------------------------------------------------------------

/// Returns the first patch whose local number is at least `local`.
static int64_t edit_patch_search(const pave_edit_chunk *chunk, uint32_t local)
{
    if (local == 0) return 0;
    if (local >= (uint32_t)PAVE_EDIT_CHUNK << PAVE_EDIT_SLOT_LOG) return chunk->count;
    int64_t low = 0, high = chunk->count;
    while (low < high) {
        const int64_t middle = low + (high - low) / 2;
        if (chunk->patches[middle].local < local)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static const pave_edit_patch *edits_patch_at(const pave_edits *edits, pave_cell cell)
{
    const int32_t number = pave_edits_chunk_of(edits, cell);
    if (number < 0) return NULL;
    const pave_edit_chunk *chunk = &edits->chunks[number];
    const uint32_t local = pave_edits_local(edits, cell);
    const int64_t i = edit_patch_search(chunk, local);
    return i < chunk->count && chunk->patches[i].local == local ? &chunk->patches[i] : NULL;
}

static const pave_edits *edits_of(const pave_world *world)
{
    return ((const pave_edited_world *)world)->edits;
}

static const pave_world *edits_ground_at(const pave_edits *edits, pave_cell cell,
                                         pave_world_view *view)
{
    return pave_edits_ground(edits, pave_edits_area_at(edits, cell.q, cell.r), view);
}

static uint32_t edited_at(const pave_world *world, pave_cell cell)
{
    const pave_edits *edits = edits_of(world);
    pave_world_view view;
    const pave_edit_patch *patch = edits_patch_at(edits, cell);
    if (patch) return patch->tile;
    return pave_world_at(edits_ground_at(edits, cell, &view), cell);
}

static void edited_colors_at(const pave_world *world, pave_cell cell, uint8_t *out)
{
    const pave_edits *edits = edits_of(world);
    pave_world_view view;
    const pave_edit_patch *patch = edits_patch_at(edits, cell);
    if (patch)
        memcpy(out, pave_edits_tile_colors(edits, cell.s, patch->tile),
               (size_t)(2 * pave_tiling_side_count(edits->tiling, cell.s)));
    else
        pave_world_colors_at(edits_ground_at(edits, cell, &view), cell, out);
}

// ---- Strips -------------------------------------------------------------------------------------

/// Returns the part of a rectangle that is in chunk q, r.
static pave_rect edits_chunk_part(pave_rect rect, int32_t q, int32_t r)
{
    return pave_rect_intersection(rect, pave_rect_of(q * PAVE_EDIT_CHUNK, r * PAVE_EDIT_CHUNK,
                                                     PAVE_EDIT_CHUNK, PAVE_EDIT_CHUNK));
}

/// Returns the output address of a part of a rectangle.
static uint32_t *edits_part_out(const pave_edits *edits, pave_rect rect, pave_rect part,
                                uint32_t *out, ptrdiff_t stride)
{
    return out + (part.r - rect.r) * stride + (ptrdiff_t)(part.q - rect.q) * edits->face_count;
}

/// Fills the cells of a rectangle within a chunk that are in areas; the latest area is filled last.
static void edits_fill_areas(const pave_edits *edits, pave_rect rect, uint32_t *out,
                             ptrdiff_t stride)
{
    pave_world_view view;
    const int32_t whole = pave_edits_covering_area(edits, rect);
    int64_t after = whole == PAVE_EDIT_NONE ? 0 : edits->areas[whole].number - 1;
    for (int32_t area; (area = pave_edits_next_area(edits, rect, after)) != PAVE_EDIT_NONE;) {
        const pave_rect part = pave_rect_intersection(rect, edits->areas[area].rect);
        pave_world_fill(pave_edits_ground(edits, area, &view), part, NULL,
                        edits_part_out(edits, rect, part, out, stride), stride);
        after = edits->areas[area].number;
    }
}

/// Writes the patches of a chunk that are in a rectangle within it.
static void edits_fill_patches(const pave_edits *edits, const pave_edit_chunk *chunk,
                               pave_rect rect, uint32_t *out, ptrdiff_t stride)
{
    if (!chunk->patches) return; // no arithmetic on NULL
    const uint32_t faces = (uint32_t)edits->face_count, mask = (1 << PAVE_EDIT_SLOT_LOG) - 1;
    const uint32_t top = (uint32_t)(rect.r - chunk->r * PAVE_EDIT_CHUNK),
                   left = (uint32_t)(rect.q - chunk->q * PAVE_EDIT_CHUNK) * faces,
                   width = (uint32_t)rect.width * faces;
    const pave_edit_patch *patch =
        chunk->patches + edit_patch_search(chunk, top << PAVE_EDIT_SLOT_LOG);
    const pave_edit_patch *end =
        chunk->patches +
        edit_patch_search(chunk, (top + (uint32_t)rect.height) << PAVE_EDIT_SLOT_LOG);
    for (; patch < end; patch++) {
        const uint32_t row = (patch->local >> PAVE_EDIT_SLOT_LOG) - top,
                       slot = (patch->local & mask) - left;
        if (slot < width) out[(ptrdiff_t)row * stride + slot] = patch->tile;
    }
}

/// Fills a strip, as in pave_world_way.
static void edited_fill_strip(const pave_world *world, pave_rect rect, uint32_t *out,
                              ptrdiff_t stride)
{
    const pave_edits *edits = edits_of(world);
    const int log = PAVE_EDIT_CHUNK_LOG;
    edits->world->way->fill_strip(edits->world, rect, out, stride);
    for (int32_t r = rect.r >> log; r <= (rect.r + rect.height - 1) >> log; r++)
        for (int32_t q = rect.q >> log; q <= (rect.q + rect.width - 1) >> log; q++) {
            const pave_rect part = edits_chunk_part(rect, q, r);
            uint32_t *to = edits_part_out(edits, rect, part, out, stride);
            if (edits->area_standing > 0) edits_fill_areas(edits, part, to, stride);
            const int32_t chunk = pave_index_get(&edits->chunk_numbers, pave_edits_chunk_key(q, r));
            if (chunk >= 0) edits_fill_patches(edits, &edits->chunks[chunk], part, to, stride);
        }
}

// ---- Unchanged properties -----------------------------------------------------------------------

static uint64_t edited_hash(const pave_world *world, uint64_t hash)
{
    const pave_world *base = edits_of(world)->world;
    return base->way->hash ? base->way->hash(base, hash) : hash;
}

static int edited_level_at(const pave_world *world, pave_cell cell)
{
    return pave_world_level_at(edits_of(world)->world, cell);
}

static int edited_class_at(const pave_world *world, pave_cell cell)
{
    return pave_world_class_at(edits_of(world)->world, cell);
}

static pave_result edited_closure(const pave_world *world, pave_cell cell, pave_cell *out,
                                  int64_t capacity, int64_t *count)
{
    return pave_world_closure(edits_of(world)->world, cell, out, capacity, count);
}

const pave_world_way pave_way_edited = {.at = edited_at,
                                        .colors_at = edited_colors_at,
                                        .level_at = edited_level_at,
                                        .hash = edited_hash,
                                        .class_at = edited_class_at,
                                        .closure = edited_closure,
                                        .fill_strip = edited_fill_strip};
