/// src/tiling/window_mask.c: creates masks and sets sides.
#include "../base/exact.h"

#include "../base/memory.h"
#include "window_shapes.h"

/// A mask and its private data, allocated together.
typedef struct pave_mask_made {
    pave_mask mask; ///< must be first, so that both have the same address
    pave_mask_private own;
} pave_mask_made;

static pave_result mask_out_of_memory(pave_error *error)
{
    return PAVE_FAIL(error, PAVE_NO_MEMORY,
                     "not enough memory for the mask: make the window smaller");
}

pave_result pave_mask_create(const pave_window *window, const pave_allocator *allocator,
                             pave_mask **out, pave_error *error)
{
    *out = NULL;
    pave_mask_made *made = pave_array_allocate(allocator, 1, sizeof *made);
    if (!made) return mask_out_of_memory(error);
    pave_mask *mask = &made->mask;
    mask->own = &made->own;
    mask->window = window;
    mask->own->allocator = pave_allocator_or_default(allocator);
    mask->word_count = window->count / 64 + 2;
    mask->cells = pave_array_allocate(allocator, (size_t)mask->word_count, sizeof *mask->cells);
    if (!mask->cells) {
        pave_array_release(allocator, made);
        return mask_out_of_memory(error);
    }
    *out = mask;
    return PAVE_OK;
}

static size_t mask_side_words(const pave_mask *mask)
{
    return (size_t)mask->word_count * (size_t)mask->window->tiling->sides_max;
}

void pave_mask_destroy(pave_mask *mask)
{
    if (!mask) return;
    pave_allocator allocator = mask->own->allocator;
    PAVE_RELEASE(&allocator, mask->sides, mask->cells);
    pave_window_destroy(mask->own->window);
    pave_tiling_destroy(mask->own->tiling);
    pave_array_release(&allocator, mask);
}

static void mask_set_one_side(pave_mask *mask, int64_t index, int k, bool set)
{
    uint64_t *word = &mask->sides[k * mask->word_count + (index >> 6)], bit = UINT64_C(1)
                                                                              << (index & 63);
    bool before = *word & bit;
    *word = set ? *word | bit : *word & ~bit;
    mask->side_count += set - before;
}

pave_result pave_mask_set_side(pave_mask *mask, int64_t index, int k, bool set)
{
    const pave_window *window = mask->window;
    pave_cell cell = pave_window_cell(window, index);
    const pave_tiling_side *side = pave_tiling_side_of(window->tiling, cell.s, k);
    if (!mask->sides) {
        if (!set) return PAVE_OK;
        mask->sides =
            pave_array_allocate(&mask->own->allocator, mask_side_words(mask), sizeof *mask->sides);
        if (!mask->sides) return PAVE_NO_MEMORY;
    }
    mask_set_one_side(mask, index, k, set);
    int64_t across = pave_window_wrapped(window, pave_tiling_neighbors(window->tiling, cell, k));
    if (across >= 0) mask_set_one_side(mask, across, side->twin, set);
    return PAVE_OK;
}
