/// src/mesh/dense/dense_forms.c: a table of all shapes of faces of up to five triangles, so that
/// common faces need no walk.
#include "../../base/exact.h"

#include "../mesh_geometry.h"
#include "dense_forms.h"

#include <string.h>

pave_point pave_dense_mean_of(const pave_dense *dense, int32_t half_steps, int32_t long_steps,
                              int32_t count)
{
    const pave_board *board = dense->board;
    int64_t x = dense->by_columns ? long_steps : half_steps,
            y = dense->by_columns ? half_steps : long_steps;
    const pave_point mean = {pave_mean_of(x * board->unit_x, count),
                             pave_mean_of(y * board->unit_y, count)};
    return mean;
}

// ---- Strides ------------------------------------------------------------------------------------

/// Offset from a tile's index to each neighbour's, [side][k]; 0 for PAVE_DENSE_SELF.
typedef struct pave_form_numbers {
    int32_t to[2][PAVE_BOARD_NEIGHBORS_MAX + 1];
} pave_form_numbers;

static pave_form_numbers form_numbers_of(const pave_dense *dense)
{
    pave_form_numbers numbers = {{{0}}};
    for (int side = 0; side < 2; side++) {
        int32_t line = ((int32_t)dense->board->system ^ side) & 1;
        pave_board_tile from = pave_board_at(line, line);
        for (int k = 0; k < PAVE_BOARD_NEIGHBORS_MAX; k++) {
            pave_board_tile other = pave_board_neighbor(dense->board, from, k);
            numbers.to[side][k] =
                (other.row - from.row) * dense->board->width + other.col - from.col;
        }
    }
    return numbers;
}

static pave_face_stride face_stride_of(const pave_dense *dense, const pave_form_numbers *numbers,
                                       int side, int slot, int edge)
{
    const pave_dense_across *across = &pave_dense_acrosses[slot][edge];
    const int8_t *apex = pave_dense_apex[across->slot][across->edge];
    int k = across->neighbor[dense->by_columns], flip = across->long_steps & 1;
    // reached through the other tile of the place, unless that is the added tile
    int32_t apex_tile = numbers->to[side][k];
    if (across->edge < 2)
        apex_tile +=
            numbers->to[side ^ flip]
                       [pave_dense_others[dense->by_columns][across->slot][1 - across->edge]];
    return (pave_face_stride){.place = k == PAVE_DENSE_SELF ? 0 : (int32_t)dense->offset[side][k],
                              .tile = numbers->to[side][k],
                              .apex = apex_tile,
                              .slot = across->slot,
                              .flip = (int8_t)flip,
                              .entered = across->edge,
                              .half_steps = across->half_steps,
                              .long_steps = across->long_steps,
                              .apex_half_steps = (int8_t)(across->half_steps + apex[0]),
                              .apex_long_steps = (int8_t)(across->long_steps + apex[1])};
}

void pave_face_strides_make(const pave_dense *dense, pave_face_strides *out)
{
    pave_form_numbers numbers = form_numbers_of(dense);
    for (int side = 0; side < 2; side++)
        for (int slot = 0; slot < 2; slot++) {
            for (int which = 0; which < 2; which++)
                out->others[side][slot][which] =
                    numbers.to[side][pave_dense_others[dense->by_columns][slot][which]];
            for (int edge = 0; edge < 3; edge++)
                out->across[side][slot][edge] = face_stride_of(dense, &numbers, side, slot, edge);
        }
}

// ---- Forms --------------------------------------------------------------------------------------

typedef struct pave_form_maker {
    const pave_dense *dense;
    pave_face_strides strides;
    pave_forms *forms;
} pave_form_maker;

/// A face during the search: like pave_face, but small.
typedef struct pave_form_face {
    int32_t count, half_steps, long_steps;
    pave_face_slot slots[PAVE_FORM_SLOTS + 3];
    int32_t tiles[PAVE_FORM_SLOTS + 5];
} pave_form_face;

static int32_t form_slot_number(const pave_form_maker *maker, const pave_face_slot *slot,
                                const pave_face_slot *leader)
{
    return slot->place - leader->place +
           (int32_t)((slot->slot - leader->slot) * maker->dense->plane);
}

/// Adds the form of a face after all its slots have been examined.
static int32_t form_add(const pave_form_maker *maker, const pave_form_face *face)
{
    pave_forms *forms = maker->forms;
    const int8_t *alone = pave_dense_sums[face->slots[0].slot];
    pave_point mean =
        pave_dense_mean_of(maker->dense, face->half_steps, face->long_steps, face->count + 2);
    pave_point single = pave_dense_mean_of(maker->dense, alone[0], alone[1], 3);
    assert(forms->form_count < PAVE_FORMS_MAX);
    pave_form *form = &forms->forms[forms->form_count];
    form->count = face->count;
    form->move = (pave_point){mean.x - single.x, mean.y - single.y};
    memset(form->slots, 0, sizeof form->slots);
    for (int32_t i = 0; i < face->count; i++)
        form->slots[i] = form_slot_number(maker, &face->slots[i], &face->slots[0]);
    for (int32_t i = 0; i < face->count + 2; i++) {
        int32_t to = i;
        for (; to > 0 && form->tiles[to - 1] > face->tiles[i]; to--)
            form->tiles[to] = form->tiles[to - 1];
        form->tiles[to] = face->tiles[i];
    }
    return forms->form_count++;
}

/// Adds the slots across the missing edges of slot `index`. Returns a pseudo-form, or -1 if the
/// face may still have a form.
static int32_t form_grow(const pave_form_maker *maker, pave_form_face *face, int32_t index,
                         uint32_t missing)
{
    const pave_face_slot at = face->slots[index];
    if (index > 0 && !(missing >> at.entered & 1))
        return PAVE_FORM_OTHER; // unreachable: the edge of entry is always missing
    if (index > 0) missing &= ~(UINT32_C(1) << at.entered);
    for (int edge = 0; edge < 3; edge++) {
        const pave_face_stride *stride = &maker->strides.across[at.side][at.slot][edge];
        pave_face_slot *to = &face->slots[face->count];
        if (!(missing >> edge & 1)) continue;
        *to = (pave_face_slot){.place = at.place + stride->place,
                               .tile = at.tile + stride->tile,
                               .half_steps = at.half_steps + stride->half_steps,
                               .long_steps = at.long_steps + stride->long_steps,
                               .side = (int8_t)(at.side ^ stride->flip),
                               .slot = stride->slot,
                               .entered = stride->entered};
        face->half_steps += at.half_steps + stride->apex_half_steps;
        face->long_steps += at.long_steps + stride->apex_long_steps;
        face->tiles[2 + face->count++] = at.tile + stride->apex;
        if (2 * (int64_t)to->place + to->slot <
            2 * (int64_t)face->slots[0].place + face->slots[0].slot)
            return PAVE_FORM_LOWER;
    }
    return face->count > PAVE_FORM_SLOTS ? PAVE_FORM_OTHER : -1;
}

/// Adds the look at slot `index` of a face and all looks that may follow it. Returns the index of
/// the look. The recursion depth is at most PAVE_FORM_SLOTS.
static int16_t form_look_at(const pave_form_maker *maker, const pave_form_face *face, int32_t index)
{
    pave_forms *forms = maker->forms;
    int32_t number = forms->look_count++;
    assert(number < PAVE_FORM_LOOKS_MAX);
    pave_form_look *look = &forms->looks[number];
    look->slot = form_slot_number(maker, &face->slots[index], &face->slots[0]);
    for (uint32_t missing = 0; missing < 8; missing++) {
        pave_form_face grown = *face;
        int32_t form = form_grow(maker, &grown, index, missing);
        if (form < 0 && index + 1 < grown.count) {
            look->next[missing] = form_look_at(maker, &grown, index + 1);
            continue;
        }
        if (form < 0) form = form_add(maker, &grown);
        look->next[missing] = (int16_t)form;
    }
    return (int16_t)number;
}

void pave_forms_make(const pave_dense *dense, pave_forms *out)
{
    pave_form_maker maker = {.dense = dense, .forms = out};
    pave_face_strides_make(dense, &maker.strides);
    out->look_count = PAVE_FORMS_MAX;
    for (int16_t i = 0; i < PAVE_FORMS_MAX; i++) {
        out->looks[i].slot = 0;
        for (int missing = 0; missing < 8; missing++) out->looks[i].next[missing] = i;
    }
    out->form_count = PAVE_FORM_OTHER + 1;
    out->forms[PAVE_FORM_LOWER].count = out->forms[PAVE_FORM_OTHER].count = 0;
    for (int side = 0; side < 2; side++)
        for (int slot = 0; slot < 2; slot++) {
            const int32_t *others = maker.strides.others[side][slot];
            pave_form_face face = {.count = 1,
                                   .half_steps = pave_dense_sums[slot][0],
                                   .long_steps = pave_dense_sums[slot][1]};
            face.slots[0] =
                (pave_face_slot){.side = (int8_t)side, .slot = (int8_t)slot, .entered = 3};
            face.tiles[1] = others[0];
            face.tiles[2] = others[1];
            out->first[2 * side + slot] = form_look_at(&maker, &face, 0);
        }
}
