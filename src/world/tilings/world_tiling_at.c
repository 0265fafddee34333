/// src/world/tilings/world_tiling_at.c: the tile at one cell of a world on a tiling, computed from
/// the seed and the cell alone. world_tiling_rows.c and world_tiling_rows_phase.c compute the same
/// tiles in rows and are tested against this code.
#include "../../base/exact.h"

#include "world_tiling.h"

#include <string.h>

// ---- FEATURE ------------------------------------------------------------------------------------

uint32_t pave_deck_feature_id(const pave_world *world, const pave_deck *deck, uint32_t code,
                              pave_cell cell)
{
    if (deck->by_code < 0) return deck->id_of_code[code];
    const pave_deck_table *table = &deck->tables[deck->by_code];
    if (table->start[code + 1] - table->start[code] == 1) return deck->id_of_code[code];
    return deck->filler_id[pave_deck_pick(table, code,
                                          pave_tiling_word(world, PAVE_STREAM_VARIANT, cell))];
}

/// Returns the colour of a feature by one of its laws, from the byte of its call in a stream.
static uint8_t draw_color_of(const pave_world *world, pave_bias_view *knots, int32_t feature,
                             int which, uint32_t stream, uint32_t s, pave_cell at, uint8_t byte)
{
    const pave_world_tiling *own = (const pave_world_tiling *)world;
    const pave_biased_law *law =
        world->bias ? &world->bias->laws[pave_feature_law(own, feature, which)] : NULL;
    const int level =
        law ? pave_bias_law_level(world->bias, knots, law, at.q, at.r) : PAVE_LEVEL_NONE;
    if (level != PAVE_LEVEL_NONE) return pave_biased_color(law, level, byte);
    return pave_law_color(own->features[feature].laws[which], world->seed, stream, at.q, at.r, s,
                          byte);
}

static uint8_t draw_color(const pave_world *world, pave_bias_view *knots, int32_t feature,
                          int which, pave_cell at, uint8_t byte)
{
    const pave_feature *f = &((const pave_world_tiling *)world)->features[feature];
    return draw_color_of(world, knots, feature, which, f->stream, f->s, at, byte);
}

uint8_t pave_tiling_corner_color(const pave_world *world, const pave_random_words *words,
                                 pave_bias_view *knots, pave_cell corner)
{
    const int32_t feature = ((const pave_world_tiling *)world)->edge_count + corner.s;
    return draw_color(world, knots, feature, PAVE_LAW_PLAIN, corner,
                      pave_words_byte(words, (uint32_t)corner.q & 15));
}

uint8_t pave_tiling_refused_color(const pave_world *world, pave_bias_view *knots, pave_cell corner)
{
    const pave_world_tiling *own = (const pave_world_tiling *)world;
    const int32_t feature = own->edge_count + corner.s;
    const uint32_t s = (uint32_t)corner.s | 0x8000;
    const pave_random_words words =
        pave_random_at(world->seed, PAVE_STREAM_ROCK, corner.q >> 4, corner.r, s, 0);
    const uint8_t byte = pave_words_byte(&words, (uint32_t)corner.q & 15);
    return draw_color_of(world, knots, feature, PAVE_LAW_OTHER, PAVE_STREAM_ROCK, s, corner, byte);
}

/// The state shared by the features of a cell.
typedef struct pave_feature_view {
    pave_bias_view bias;
    pave_wall_view walls;
    pave_rock_view *rocks; ///< NULL: nothing is blocked
} pave_feature_view;

/// Returns the law of an edge in a connected world.
static int edge_law(const pave_world *world, pave_feature_view *view, pave_cell edge)
{
    const pave_walls *walls = ((const pave_world_tiling *)world)->walls;
    if (view->rocks && pave_rock_beside(view->rocks, edge)) return PAVE_LAW_SOLID;
    return pave_walls_may_close(walls, &view->walls, edge.s, edge.q, edge.r) ? PAVE_LAW_OTHER
                                                                             : PAVE_LAW_PLAIN;
}

static uint8_t feature_color(const pave_world *world, pave_feature_view *view, int32_t feature,
                             int32_t q, int32_t r)
{
    const pave_world_tiling *own = (const pave_world_tiling *)world;
    const pave_feature *f = &own->features[feature];
    const pave_random_words words = pave_random_at(world->seed, f->stream, q >> 4, r, f->s, 0);
    const bool edge = feature < own->edge_count;
    const pave_cell at = {q, r, (int32_t)f->s};
    const int which = edge && own->walls ? edge_law(world, view, at) : PAVE_LAW_PLAIN;
    const uint8_t color = draw_color(world, &view->bias, feature, which, at,
                                     pave_words_byte(&words, (uint32_t)q & 15));
    if (!view->rocks || own->walls || own->passable[color] || pave_rock_stands(view->rocks, at))
        return color;
    return pave_tiling_refused_color(world, &view->bias, at);
}

/// Returns the code of the colours around a cell, before dead ends are opened.
static uint32_t take_code(const pave_world *world, pave_feature_view *view, pave_cell cell)
{
    const pave_world_tiling *own = (const pave_world_tiling *)world;
    const pave_world_face *face = &own->faces[cell.s];
    uint32_t code = 0;
    for (int32_t k = 0; k < face->place_count; k++) {
        const pave_face_place *place = &own->places[face->first + k];
        code |= (uint32_t)feature_color(world, view, place->feature, cell.q + place->q,
                                        cell.r + place->r)
                << place->shift;
    }
    return code;
}

// ---- Dead ends ----------------------------------------------------------------------------------

/// Returns 16 random bits of a cell (draw 4) or an edge (draw 3).
static uint32_t half_of_name(const pave_world *world, pave_cell name, uint32_t draw)
{
    const pave_random_words words =
        pave_random_at(world->seed, PAVE_STREAM_WALL, name.q >> 3, name.r, (uint32_t)name.s, draw);
    return pave_wall_half(&words, name.q);
}

static bool is_open(const pave_world *world, int32_t s, uint32_t code, int k)
{
    const pave_world_tiling *own = (const pave_world_tiling *)world;
    return own->passable[code >> own->faces[s].deck->shift[2 * k] & world->mask];
}

static pave_cell across(const pave_tiling_side *side, pave_cell cell)
{
    return (pave_cell){cell.q + side->q, cell.r + side->r, side->s};
}

/// Returns the number of open sides of a cell: 0 if it is blocked.
static int count_open(const pave_world *world, int32_t s, uint32_t code)
{
    int open = 0;
    for (int k = 0; k < ((const pave_world_tiling *)world)->faces[s].sides; k++)
        open += is_open(world, s, code, k);
    return open;
}

/// Returns the side that a cell opens because it is a dead end; -1: none.
static int opening_of(const pave_world *world, pave_codes codes, pave_cell cell)
{
    const pave_world_tiling *own = (const pave_world_tiling *)world;
    const pave_tiling_side *sides = &own->sides[own->side_start[cell.s]];
    const uint32_t code = codes.at(codes.context, cell);
    uint32_t least = UINT32_MAX;
    int best = -1;
    if (count_open(world, cell.s, code) != 1 || half_of_name(world, cell, 4) >= own->opened)
        return -1;
    for (int k = 0; k < own->faces[cell.s].sides; k++) {
        const pave_cell edge = {cell.q + sides[k].edge_q, cell.r + sides[k].edge_r, sides[k].edge},
                        beside = across(&sides[k], cell);
        if (is_open(world, cell.s, code, k) ||
            (own->rocks && count_open(world, beside.s, codes.at(codes.context, beside)) == 0))
            continue;
        const uint32_t half = half_of_name(world, edge, 3);
        if (half < least) least = half, best = k;
    }
    return best;
}

uint32_t pave_tiling_opened_code(const pave_world *world, pave_codes codes, pave_cell cell)
{
    const pave_world_tiling *own = (const pave_world_tiling *)world;
    const pave_world_face *face = &own->faces[cell.s];
    const pave_tiling_side *sides = &own->sides[own->side_start[cell.s]];
    const uint32_t before = codes.at(codes.context, cell);
    uint32_t code = before;
    if (count_open(world, cell.s, before) == 0) return code;
    const int opening = opening_of(world, codes, cell);
    pave_bias_view bias = {.made = false};
    for (int k = 0; k < face->sides; k++) {
        if (is_open(world, cell.s, before, k) ||
            (k != opening && opening_of(world, codes, across(&sides[k], cell)) != sides[k].twin))
            continue;
        const int32_t q = cell.q + sides[k].edge_q, r = cell.r + sides[k].edge_r,
                      edge = sides[k].edge, shift = face->deck->shift[2 * k];
        const pave_random_words words =
            pave_random_at(world->seed, PAVE_STREAM_EDGE_COLOR, q >> 4, r, (uint32_t)edge, 0);
        const uint32_t color =
            draw_color(world, &bias, edge, PAVE_LAW_PLAIN, (pave_cell){q, r, edge},
                       pave_words_byte(&words, (uint32_t)q & 15));
        code = (code & ~(world->mask << shift)) | color << shift;
    }
    return code;
}

// ---- One cell -----------------------------------------------------------------------------------

/// A requested cell, and the known codes of cells around it.
typedef struct pave_code_job {
    const pave_world *world;
    pave_cell cell;
    pave_silence silence;
    uint32_t code;
    pave_feature_view view;
    struct {
        bool made;
        pave_cell cell;
        uint32_t code;
    } kept[32];
} pave_code_job;

static uint32_t kept_code(void *context, pave_cell cell)
{
    pave_code_job *job = context;
    const uint32_t slot = ((uint32_t)cell.q + 3 * (uint32_t)cell.r + 7 * (uint32_t)cell.s) % 32;
    if (!job->kept[slot].made || !pave_cell_equal(job->kept[slot].cell, cell)) {
        job->kept[slot].code = take_code(job->world, &job->view, cell);
        job->kept[slot].cell = cell;
        job->kept[slot].made = true;
    }
    return job->kept[slot].code;
}

static bool is_silent(void *context, pave_cell vertex)
{
    const pave_code_job *job = context;
    const pave_silence *edited = &job->silence;
    return (edited->silent && edited->silent(edited->context, vertex)) ||
           (job->view.rocks && pave_rock_touches(job->view.rocks, vertex));
}

/// Finds the code of a job. `rocks` may be NULL.
static void find_code(pave_rock_view *rocks, void *context)
{
    pave_code_job *job = context;
    const pave_world_tiling *own = (const pave_world_tiling *)job->world;
    job->view.bias.made = false;
    job->view.rocks = rocks;
    if (own->walls) {
        pave_wall_view_begin(&job->view.walls, job->world->seed);
        job->view.walls.silent = rocks || job->silence.silent ? is_silent : NULL;
        job->view.walls.context = job;
    }
    if (rocks) rocks->freed = job->silence.freed, rocks->context = job->silence.context;
    if (!own->opened || job->silence.silent) {
        job->code = take_code(job->world, &job->view, job->cell);
        return;
    }
    for (int i = 0; i < 32; i++) job->kept[i].made = false;
    job->code = pave_tiling_opened_code(job->world, (pave_codes){kept_code, job}, job->cell);
}

static uint32_t tiling_feature_code(const pave_world *world, pave_cell cell, pave_silence silence)
{
    const pave_rocks *rocks = ((const pave_world_tiling *)world)->rocks;
    pave_code_job job;
    job.world = world;
    job.cell = cell;
    job.silence = silence;
    if (rocks)
        pave_rocks_run(world, rocks, find_code, &job);
    else
        find_code(NULL, &job);
    return job.code;
}

// ---- PHASE --------------------------------------------------------------------------------------

int pave_tiling_level(const pave_world *world, pave_cell cell, pave_bias_view *view)
{
    if (!world->bias) return 0;
    const pave_world_face *face = &((const pave_world_tiling *)world)->faces[cell.s];
    return pave_bias_level(world->bias, view, cell.q + (face->u >> 8), cell.r + (face->v >> 8),
                           face->u & 255, face->v & 255);
}

/// Decides the cells of a closure in their order. Returns the code of the last one, and stores its
/// id.
static uint32_t tiling_phase_code(const pave_world *world, pave_cell cell, uint32_t *id)
{
    const pave_world_tiling *own = (const pave_world_tiling *)world;
    const pave_phase_plan *plan = &own->plan;
    const pave_phase_cell *asked = pave_phase_cell_of(own, cell);
    uint32_t codes[PAVE_CLOSURE_MAX], code = 0;
    pave_bias_view view = {.made = false};
    for (int32_t i = 0; i < asked->step_count; i++) {
        const pave_phase_step *step = &plan->steps[asked->first_step + i];
        const pave_phase_cell *me = &plan->cells[step->cell];
        const pave_phase_source *sources = &plan->sources[me->first_source];
        const pave_deck *deck = own->faces[step->s].deck;
        uint32_t key = 0;
        for (int32_t k = 0; k < me->source_count; k++)
            key |= (codes[plan->inputs[step->first_input + k]] >> sources[k].shift & world->mask)
                   << sources[k].key_shift;
        if (me->table < 0) {
            code = key;
            *id = deck->id_of_code[key];
        } else {
            const pave_deck_table *table = &deck->tables[me->table];
            const pave_cell at = {cell.q + step->q, cell.r + step->r, step->s};
            uint32_t filler = table->columns[table->start[key]].other;
            if (table->start[key + 1] - table->start[key] > 1)
                filler = pave_deck_pick_at(deck, table, pave_tiling_level(world, at, &view), key,
                                           pave_tiling_word(world, me->stream, at));
            code = deck->filler_code[filler];
            *id = deck->filler_id[filler];
        }
        codes[i] = code;
    }
    return code;
}

// ---- Queries ------------------------------------------------------------------------------------

static const pave_silence no_silence = {NULL, NULL, NULL};

static uint32_t tiling_at(const pave_world *world, pave_cell cell)
{
    uint32_t id = 0;
    if (world->method == PAVE_WORLD_PHASE)
        tiling_phase_code(world, cell, &id);
    else
        id = pave_deck_feature_id(world, ((const pave_world_tiling *)world)->faces[cell.s].deck,
                                  tiling_feature_code(world, cell, no_silence), cell);
    return id;
}

void pave_tiling_colors_with(const pave_world *world, pave_cell cell, pave_silence silence,
                             uint8_t *out)
{
    const pave_world_tiling *own = (const pave_world_tiling *)world;
    const pave_world_face *face = &own->faces[cell.s];
    uint32_t id;
    uint32_t code = world->method == PAVE_WORLD_PHASE ? tiling_phase_code(world, cell, &id)
                                                      : tiling_feature_code(world, cell, silence);
    if (own->opened && silence.silent) {
        const uint32_t opened = tiling_feature_code(world, cell, no_silence);
        for (int k = 0; k < face->sides; k++) {
            const uint32_t bits = world->mask << face->deck->shift[2 * k];
            if (!is_open(world, cell.s, code, k)) code = (code & ~bits) | (opened & bits);
        }
    }
    memset(out, 0, (size_t)(2 * face->sides));
    pave_deck_read_colors(face->deck, code, world->mask, out);
}

static void tiling_colors_at(const pave_world *world, pave_cell cell, uint8_t *out)
{
    pave_tiling_colors_with(world, cell, no_silence, out);
}

void pave_world_tiling_fill_singly(const pave_world *world, pave_rect rect, uint32_t *out,
                                   ptrdiff_t stride)
{
    const int32_t faces = world->face_count;
    for (int32_t y = 0; y < rect.height; y++)
        for (int32_t x = 0; x < rect.width; x++)
            for (int32_t s = 0; s < faces; s++)
                out[y * stride + (ptrdiff_t)x * faces + s] =
                    tiling_at(world, (pave_cell){rect.q + x, rect.r + y, s});
}

static void tiling_fill(const pave_world *world, pave_rect rect, uint32_t *out, ptrdiff_t stride)
{
    (world->method == PAVE_WORLD_PHASE ? pave_world_tiling_fill_phases
                                       : pave_world_tiling_fill_features)(world, rect, out, stride);
}

static int tiling_level_at(const pave_world *world, pave_cell cell)
{
    pave_bias_view view = {.made = false};
    return pave_tiling_level(world, cell, &view);
}

static int tiling_class_at(const pave_world *world, pave_cell cell)
{
    return pave_phase_cell_of((const pave_world_tiling *)world, cell)->color;
}

static pave_result tiling_closure(const pave_world *world, pave_cell cell, pave_cell *out,
                                  int64_t capacity, int64_t *count)
{
    const pave_world_tiling *own = (const pave_world_tiling *)world;
    const pave_phase_cell *asked = pave_phase_cell_of(own, cell);
    *count = asked->step_count;
    if (*count > capacity) return PAVE_CAPACITY;
    for (int32_t i = 0; i < asked->step_count; i++) {
        const pave_phase_step *step = &own->plan.steps[asked->first_step + i];
        out[i] = (pave_cell){cell.q + step->q, cell.r + step->r, step->s};
    }
    return PAVE_OK;
}

const pave_world_way pave_way_tiling = {.size = sizeof(pave_world_tiling),
                                        .make = pave_world_tiling_make,
                                        .release = pave_world_tiling_release,
                                        .at = tiling_at,
                                        .colors_at = tiling_colors_at,
                                        .level_at = tiling_level_at,
                                        .class_at = tiling_class_at,
                                        .closure = tiling_closure,
                                        .fill_strip = tiling_fill,
                                        .strip_columns_log = 9,
                                        .slow = 1};
