/// src/world/tilings/world_tiling_rows_phase.c: fills strips of a world on a tiling under PHASE:
/// one block of unit cells at a time, class by class. It gives the same tiles as world_tiling_at.c.
///
/// A block is surrounded by a margin of cells on which its own cells depend. For each class, only
/// the part of the margin that later classes need is decided.
#include "../../base/exact.h"

#include "../world_row_colors.h"
#include "world_tiling.h"

#include <string.h>

enum {
    PAVE_PHASE_ROOM = 6144,      ///< maximum number of cells of a block, with its margin
    PAVE_PHASE_WIDTH_MAX = 1000, ///< maximum number of unit cells in a row of a block
    PAVE_PHASE_CALLS = 512       ///< maximum number of calls whose words are stored at a time
};

typedef struct pave_phase_block {
    const pave_world *world;
    int32_t q, r;          ///< first unit cell, including the margin
    int32_t width, height; ///< size, including the margin
    int32_t margin_q, margin_r;
    uint32_t codes[PAVE_PHASE_ROOM], ids[PAVE_PHASE_ROOM]; ///< sorted by row, then by q, then by s
    uint32_t words[4 * PAVE_PHASE_CALLS];
    int32_t words_step;              ///< number of words in a row; a row begins at block->q & ~3
    uint8_t levels[PAVE_PHASE_ROOM]; ///< levels of the bias, sorted by face, then by row
} pave_phase_block;

/// Unit cells of a block: columns low..high-1 of rows top..end-1.
typedef struct pave_phase_part {
    int32_t low, high, top, end;
} pave_phase_part;

/// Cells of one kind in a row of a block: every step-th cell, starting at `index`.
typedef struct pave_phase_run {
    int32_t count, step; ///< number of cells; distance between them in codes and ids
    uint32_t *codes, *ids;
    const uint32_t *words;
    const uint8_t *levels; ///< levels of the bias if the table depends on them; otherwise NULL
    int32_t word_step;     ///< distance between cells in words and levels
} pave_phase_run;

/// Data for deciding a kind of cell.
typedef struct pave_phase_kind {
    const pave_deck *deck;
    const pave_deck_table *table; ///< NULL: its key is its code, which has exactly one filler
    const pave_phase_source *sources;
    int32_t offsets[PAVE_WANG_PLACES_MAX]; ///< offset of each source in codes
    int32_t source_count;
    uint32_t mask;
} pave_phase_kind;

/// Returns the number of calls whose words a row of the block needs.
static int32_t phase_calls(const pave_phase_block *block)
{
    return pave_round_up(((block->q & 3) + block->width + 3) >> 2, PAVE_RUN_MULTIPLE);
}

/// Draws the words of a part's rows for face s.
static void phase_draw(pave_phase_block *block, uint32_t stream, int32_t s,
                       const pave_phase_part *part)
{
    pave_call_run run = {.keys = &block->world->keys,
                         .stream = stream,
                         .s = (uint32_t)s,
                         .q = block->q >> 2,
                         .count = phase_calls(block)};
    block->words_step = 4 * run.count;
    for (int32_t y = part->top; y < part->end; y++) {
        run.r = block->r + y;
        block->world->kernel->run_by_call(&run, block->words + (y - part->top) * block->words_step);
    }
}

/// Returns the key of a cell: the colours around it that are already decided.
static PAVE_ALWAYS_INLINE uint32_t phase_key(const pave_phase_kind *kind, const uint32_t *codes,
                                             const int32_t count)
{
    uint32_t key = 0;
    for (int32_t k = 0; k < count; k++)
        key |= (codes[kind->offsets[k]] >> kind->sources[k].shift & kind->mask)
               << kind->sources[k].key_shift;
    return key;
}

/// `count` is kind->source_count; if it is a constant, the loop over sources is unrolled.
static PAVE_ALWAYS_INLINE void phase_decide_by(const pave_phase_kind *kind,
                                               const pave_phase_run *run, const int32_t count)
{
    const pave_deck *deck = kind->deck;
    const int32_t step = run->step;
    uint32_t *codes = run->codes, *ids = run->ids;
    const uint32_t *words = run->words;
    for (int32_t i = 0; i < run->count; i++, codes += step, ids += step) {
        const uint32_t key = phase_key(kind, codes, count);
        if (kind->table) {
            const uint32_t filler = pave_deck_pick(kind->table, key, *words);
            *codes = deck->filler_code[filler];
            *ids = deck->filler_id[filler];
            words += run->word_step;
        } else {
            *codes = key;
            *ids = deck->id_of_code[key];
        }
    }
}

/// Like phase_decide, with a level for each cell.
static void phase_decide_at(const pave_phase_kind *kind, const pave_phase_run *run)
{
    const pave_deck *deck = kind->deck;
    for (int32_t i = 0; i < run->count; i++) {
        uint32_t *code = run->codes + (ptrdiff_t)i * run->step;
        const uint32_t filler = pave_deck_pick_at(
            deck, kind->table, run->levels[i * run->word_step],
            phase_key(kind, code, kind->source_count), run->words[i * run->word_step]);
        run->ids[(ptrdiff_t)i * run->step] = deck->filler_id[filler];
        *code = deck->filler_code[filler];
    }
}

static void phase_decide(const pave_phase_kind *kind, const pave_phase_run *run)
{
    if (run->levels) {
        phase_decide_at(kind, run);
        return;
    }
    switch (kind->source_count) {
    case 0: phase_decide_by(kind, run, 0); break;
    case 1: phase_decide_by(kind, run, 1); break;
    case 2: phase_decide_by(kind, run, 2); break;
    case 3: phase_decide_by(kind, run, 3); break;
    case 4: phase_decide_by(kind, run, 4); break;
    case 6: phase_decide_by(kind, run, 6); break;
    default: phase_decide_by(kind, run, kind->source_count); break;
    }
}

static pave_phase_kind phase_kind_of(const pave_phase_block *block, const pave_phase_cell *cell,
                                     int32_t s)
{
    const pave_world_tiling *own = (const pave_world_tiling *)block->world;
    pave_phase_kind kind = {.deck = own->faces[s].deck,
                            .sources = &own->plan.sources[cell->first_source],
                            .source_count = cell->source_count,
                            .mask = block->world->mask};
    if (cell->table >= 0) kind.table = &kind.deck->tables[cell->table];
    for (int32_t k = 0; k < cell->source_count; k++)
        kind.offsets[k] = (kind.sources[k].r * block->width + kind.sources[k].q) * own->face_count +
                          kind.sources[k].s - s;
    return kind;
}

/// Reads the levels at the centres of all cells.
static void phase_take_levels(pave_phase_block *block, pave_bias_rows *bias)
{
    const pave_world_tiling *own = (const pave_world_tiling *)block->world;
    for (int32_t y = 0; y < block->height; y++)
        for (int32_t s = 0; s < own->face_count; s++) {
            const pave_world_face *face = &own->faces[s];
            const uint8_t *row = pave_bias_rows_levels(bias, s, block->q + (face->u >> 8),
                                                       block->r + y + (face->v >> 8), face->u & 255,
                                                       face->v & 255, block->width);
            memcpy(block->levels + (s * block->height + y) * block->width, row,
                   (size_t)block->width);
        }
}

/// Fills the cells with index `number` in the period, in a part of the block.
static void phase_fill_kind(pave_phase_block *block, int32_t number, const pave_phase_part *part)
{
    const pave_world_tiling *own = (const pave_world_tiling *)block->world;
    const pave_phase_plan *plan = &own->plan;
    const int32_t faces = own->face_count, s = number % faces, unit = number / faces;
    const int32_t x =
        part->low + pave_modulo(unit % plan->width - block->q - part->low, plan->width);
    int32_t y = part->top + pave_modulo(unit / plan->width - block->r - part->top, plan->height);
    if (x >= part->high || y >= part->end) return;
    const pave_phase_kind kind = phase_kind_of(block, &plan->cells[number], s);
    pave_phase_run run = {.count = (part->high - x - 1) / plan->width + 1,
                          .step = plan->width * faces,
                          .word_step = plan->width};
    for (; y < part->end; y += plan->height) {
        const int32_t index = (y * block->width + x) * faces + s;
        run.codes = block->codes + index;
        run.ids = block->ids + index;
        run.words = block->words + (y - part->top) * block->words_step + (block->q & 3) + x;
        if (kind.table && kind.table->levels > 1)
            run.levels = block->levels + (s * block->height + y) * block->width + x;
        phase_decide(&kind, &run);
    }
}

/// Fills the cells of a class: one band of rows at a time, which limits the memory for words, and
/// one face at a time, because its cells share words.
static void phase_fill_class(pave_phase_block *block, int32_t color, pave_phase_part part)
{
    const pave_world_tiling *own = (const pave_world_tiling *)block->world;
    const pave_phase_plan *plan = &own->plan;
    const int32_t end = part.end, band = PAVE_PHASE_CALLS / phase_calls(block);
    for (; part.top < end; part.top = part.end) {
        part.end = part.top + band < end ? part.top + band : end;
        for (int32_t s = 0; s < own->face_count; s++) {
            const int32_t *start = &plan->order_start[color * own->face_count + s];
            int64_t drawn = -1; // stream of the words drawn last
            for (int32_t i = start[0]; i < start[1]; i++) {
                const pave_phase_cell *cell = &plan->cells[plan->order[i]];
                if (cell->table >= 0 && drawn != cell->stream)
                    phase_draw(block, cell->stream, s, &part);
                if (cell->table >= 0) drawn = cell->stream;
                phase_fill_kind(block, plan->order[i], &part);
            }
        }
    }
}

/// Returns the maximum margin over all classes.
static int32_t phase_margin(const pave_phase_plan *plan, const int32_t *margins)
{
    int32_t most = 0;
    for (int32_t color = 0; color < plan->colors; color++)
        if (margins[color] > most) most = margins[color];
    return most;
}

static void phase_fill_block(const pave_world *world, pave_rect rect, uint32_t *out,
                             ptrdiff_t stride)
{
    const pave_world_tiling *own = (const pave_world_tiling *)world;
    const pave_phase_plan *plan = &own->plan;
    pave_phase_block block;
    pave_bias_rows bias;
    block.world = world;
    block.margin_q = phase_margin(plan, plan->margin_q);
    block.margin_r = phase_margin(plan, plan->margin_r);
    block.q = rect.q - block.margin_q;
    block.r = rect.r - block.margin_r;
    block.width = rect.width + 2 * block.margin_q;
    block.height = rect.height + 2 * block.margin_r;
    block.words_step = 0;
    if (world->bias) {
        pave_bias_rows_begin(&bias, world->bias, block.q, block.width);
        phase_take_levels(&block, &bias);
    }
    for (int32_t color = 0; color < plan->colors; color++) {
        const int32_t q = block.margin_q - plan->margin_q[color];
        const int32_t r = block.margin_r - plan->margin_r[color];
        phase_fill_class(&block, color, (pave_phase_part){q, block.width - q, r, block.height - r});
    }
    for (int32_t y = 0; y < rect.height; y++)
        memcpy(out + y * stride,
               block.ids + ((y + block.margin_r) * block.width + block.margin_q) * own->face_count,
               (size_t)(rect.width * own->face_count) * sizeof *out);
}

void pave_world_tiling_fill_phases(const pave_world *world, pave_rect rect, uint32_t *out,
                                   ptrdiff_t stride)
{
    const pave_world_tiling *own = (const pave_world_tiling *)world;
    const int32_t around_q = 2 * phase_margin(&own->plan, own->plan.margin_q);
    const int32_t around_r = 2 * phase_margin(&own->plan, own->plan.margin_r);
    const int32_t units = PAVE_PHASE_ROOM / own->face_count;
    int32_t high = rect.height, wide;
    while (high > 4 && units / (high + around_r) < 2 * (high + around_q)) high = high / 2;
    wide = units / (high + around_r) - around_q;
    const int32_t most = world->bias ? PAVE_BIAS_ROW : PAVE_PHASE_WIDTH_MAX;
    if (wide > most - around_q) wide = most - around_q;
    if (wide < 4) {
        pave_world_tiling_fill_singly(world, rect, out, stride);
        return;
    }
    for (int32_t y = 0; y < rect.height; y += high)
        for (int32_t x = 0; x < rect.width; x += wide) {
            const int32_t width = rect.width - x < wide ? rect.width - x : wide;
            const int32_t height = rect.height - y < high ? rect.height - y : high;
            phase_fill_block(world, pave_rect_of(rect.q + x, rect.r + y, width, height),
                             out + y * stride + (ptrdiff_t)x * own->face_count, stride);
        }
}
