/// src/world/world_tiling_phases.c: whole strips of a world on a tiling under PHASE: a block of
/// unit cells at a time, class by class. It decides the same as world_tiling_at.c.
///
/// A block has a margin: the cells outside that its own need. Of each class only as much of the
/// margin is decided as later classes read.
#include "../base/exact.h"

#include "world_bytes.h"
#include "world_tiling.h"

#include <string.h>

enum {
    PAVE_PHASE_ROOM = 6144,     ///< cells of a block with its margin
    PAVE_PHASE_WIDTH_MAX = 1024 ///< unit cells of a row of it
};

typedef struct pave_phase_block {
    const pave_world *world;
    int32_t q, r;          ///< of the first unit cell, of the margin
    int32_t width, height; ///< with the margin
    int32_t margin_q, margin_r;
    pave_philox_keys keys;
    uint32_t codes[PAVE_PHASE_ROOM], ids[PAVE_PHASE_ROOM]; ///< row by row, by q, then s
    uint32_t words[PAVE_PHASE_WIDTH_MAX + 64];             ///< of the row and face of `words_*`
    int32_t words_r, words_s;
    uint32_t words_stream;
    bool has_words;
} pave_phase_block;

/// The cells of one kind in a row of a block: every step-th, from `index` on.
typedef struct pave_phase_run {
    int32_t count, index, step; ///< into codes and ids
    int32_t word, word_step;    ///< into words
} pave_phase_run;

/// The words of a row: that of q stands at q - (block->q & ~3).
static void pave_phase_draw(pave_phase_block *block, uint32_t stream, int32_t r, int32_t s)
{
    if (block->has_words && block->words_r == r && block->words_s == s &&
        block->words_stream == stream)
        return;
    const int32_t lead = block->q & 3;
    const pave_call_run run = {
        &block->keys,  stream, (uint32_t)s,
        block->q >> 2, r,      pave_round_up((lead + block->width + 3) / 4, PAVE_RUN_MULTIPLE)};
    block->world->kernel->run_by_call(&run, block->words);
    block->words_r = r;
    block->words_s = s;
    block->words_stream = stream;
    block->has_words = true;
}

/// What a cell finds decided, from `offsets` on.
static inline uint32_t pave_phase_key(const pave_phase_block *block, int32_t index,
                                      const pave_phase_source *sources, const int32_t *offsets,
                                      int32_t count)
{
    uint32_t key = 0;
    for (int32_t k = 0; k < count; k++)
        key |= (block->codes[index + offsets[k]] >> sources[k].shift & block->world->mask)
               << sources[k].key_shift;
    return key;
}

static void pave_phase_decide(pave_phase_block *block, const pave_phase_cell *cell, int32_t s,
                              const pave_phase_run *run)
{
    const pave_world_tiling *own = block->world->tiling;
    const pave_deck *deck = own->faces[s].deck;
    const pave_deck_table *table = cell->table < 0 ? NULL : &deck->tables[cell->table];
    const pave_phase_source *sources = &own->plan.sources[cell->first_source];
    int32_t offsets[PAVE_WANG_PLACES_MAX];
    for (int32_t k = 0; k < cell->source_count; k++)
        offsets[k] =
            (sources[k].r * block->width + sources[k].q) * own->face_count + sources[k].s - s;
    int32_t index = run->index, word = run->word;
    for (int32_t i = 0; i < run->count; i++, index += run->step, word += run->word_step) {
        const uint32_t key = pave_phase_key(block, index, sources, offsets, cell->source_count);
        if (table) {
            const uint32_t filler = pave_deck_pick(table, key, block->words[word]);
            block->codes[index] = deck->filler_code[filler];
            block->ids[index] = deck->filler_id[filler];
        } else {
            block->codes[index] = key;
            block->ids[index] = deck->id_of_code[key];
        }
    }
}

/// The cells of a class in row y of the block, of the unit cells low..high-1.
static void pave_phase_row(pave_phase_block *block, int32_t color, int32_t y, int32_t low,
                           int32_t high)
{
    const pave_world_tiling *own = block->world->tiling;
    const pave_phase_plan *plan = &own->plan;
    const int32_t r = block->r + y;
    const int32_t *start = &plan->order_start[color * plan->height + pave_modulo(r, plan->height)];
    for (int32_t i = start[0]; i < start[1]; i++) {
        const pave_phase_cell *cell = &plan->cells[plan->order[i]];
        const int32_t s = plan->order[i] % own->face_count;
        const int32_t q = plan->order[i] / own->face_count % plan->width;
        const int32_t first = low + pave_modulo(q - block->q - low, plan->width);
        if (first >= high) continue;
        if (cell->table >= 0) pave_phase_draw(block, cell->stream, r, s);
        const pave_phase_run run = {
            (high - first - 1) / plan->width + 1, (y * block->width + first) * own->face_count + s,
            plan->width * own->face_count, (block->q & 3) + first, plan->width};
        pave_phase_decide(block, cell, s, &run);
    }
}

/// The greatest margin of any class.
static int32_t pave_phase_margin(const pave_phase_plan *plan, const int32_t *margins)
{
    int32_t most = 0;
    for (int32_t color = 0; color < plan->colors; color++)
        if (margins[color] > most) most = margins[color];
    return most;
}

static void pave_phase_fill_block(const pave_world *world, pave_rect rect, uint32_t *out,
                                  ptrdiff_t stride)
{
    const pave_world_tiling *own = world->tiling;
    const pave_phase_plan *plan = &own->plan;
    pave_phase_block block;
    block.world = world;
    block.margin_q = pave_phase_margin(plan, plan->margin_q);
    block.margin_r = pave_phase_margin(plan, plan->margin_r);
    block.q = rect.q - block.margin_q;
    block.r = rect.r - block.margin_r;
    block.width = rect.width + 2 * block.margin_q;
    block.height = rect.height + 2 * block.margin_r;
    block.has_words = false;
    pave_philox_schedule(world->seed, &block.keys);
    for (int32_t color = 0; color < plan->colors; color++) {
        const int32_t q = block.margin_q - plan->margin_q[color];
        const int32_t r = block.margin_r - plan->margin_r[color];
        for (int32_t y = r; y < block.height - r; y++)
            pave_phase_row(&block, color, y, q, block.width - q);
    }
    for (int32_t y = 0; y < rect.height; y++)
        memcpy(out + y * stride,
               block.ids + ((y + block.margin_r) * block.width + block.margin_q) * own->face_count,
               (size_t)(rect.width * own->face_count) * sizeof *out);
}

void pave_world_tiling_fill_phases(const pave_world *world, pave_rect rect, uint32_t *out,
                                   ptrdiff_t stride)
{
    const pave_world_tiling *own = world->tiling;
    const int32_t around_q = 2 * pave_phase_margin(&own->plan, own->plan.margin_q);
    const int32_t around_r = 2 * pave_phase_margin(&own->plan, own->plan.margin_r);
    const int32_t units = PAVE_PHASE_ROOM / own->face_count;
    int32_t high = rect.height, wide;
    while (high > 4 && units / (high + around_r) < 2 * (high + around_q)) high = high / 2;
    wide = units / (high + around_r) - around_q;
    if (wide > PAVE_PHASE_WIDTH_MAX - around_q) wide = PAVE_PHASE_WIDTH_MAX - around_q;
    if (wide < 4) {
        pave_world_tiling_fill_singly(world, rect, out, stride);
        return;
    }
    for (int32_t y = 0; y < rect.height; y += high)
        for (int32_t x = 0; x < rect.width; x += wide) {
            const int32_t width = rect.width - x < wide ? rect.width - x : wide;
            const int32_t height = rect.height - y < high ? rect.height - y : high;
            pave_phase_fill_block(world, pave_rect_of(rect.q + x, rect.r + y, width, height),
                                  out + y * stride + (ptrdiff_t)x * own->face_count, stride);
        }
}
