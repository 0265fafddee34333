/// src/mesh/dense/dense_forms.h: forms of small faces. A form holds the data common to all faces of
/// the same shape, computed once per dense board.
///
/// The form of a face is the set of its slots relative to its leader. As in pave_face_walk, it is
/// found by checking the missing edges of one slot after another, first in, first out, but a table
/// gives the next slot.
#ifndef PAVE_SRC_DENSE_FORMS_H
#define PAVE_SRC_DENSE_FORMS_H

#include "dense_walk.h"

enum {
    PAVE_FORM_SLOTS = 5, ///< maximum number of slots of a face with a form
    PAVE_FORMS_MAX = 160,
    PAVE_FORM_LOOKS_MAX = 384,
    PAVE_FORM_LOOKS = 3, ///< number of looks that is enough for most faces
    PAVE_FORM_LOWER = 0, ///< pseudo-form: the slot is not the leader
    PAVE_FORM_OTHER = 1  ///< pseudo-form: the face has no form, for example because it is too large
};

typedef struct pave_form {
    int32_t count;                  ///< slots; 0 for the two pseudo-forms
    int32_t slots[PAVE_FORM_SLOTS]; ///< slot numbers relative to the leader; unused ones are 0
    /// count + 2 elements: tile indices relative to the leader's, in increasing order
    int32_t tiles[PAVE_FORM_SLOTS + 2];
    pave_point move; ///< offset to the vertex from the leader's position as a single
} pave_form;

/// A state of the table: the slot to examine, and the next state for each set of its missing edges.
/// The first states are the forms themselves; a look from a form leads back to the form.
typedef struct pave_form_look {
    int32_t slot;    ///< slot number relative to the leader
    int16_t next[8]; ///< index of the next look, for each set of missing edges
} pave_form_look;

typedef struct pave_forms {
    int32_t form_count, look_count;
    int16_t first[4]; ///< [2 * side + slot] of the leader: the first look
    pave_form_look looks[PAVE_FORM_LOOKS_MAX];
    pave_form forms[PAVE_FORMS_MAX];
} pave_forms;

void pave_forms_make(const pave_dense *dense, pave_forms *out);

static inline int32_t pave_forms_next(const pave_forms *forms, const uint8_t *kinds, int32_t at)
{
    const pave_form_look *look = &forms->looks[at];
    return look->next[kinds[look->slot] >> PAVE_SLOT_MISSING];
}

/// Performs the first PAVE_FORM_LOOKS looks at the face of a slot; `kinds` starts at that slot. The
/// loop has no early exit, because a mispredicted branch costs more.
static inline int32_t pave_forms_begin(const pave_forms *forms, const uint8_t *kinds, int32_t first)
{
    for (int i = 0; i < PAVE_FORM_LOOKS; i++) first = pave_forms_next(forms, kinds, first);
    return first;
}

/// Performs the remaining looks and returns the form of the face.
static inline int32_t pave_forms_end(const pave_forms *forms, const uint8_t *kinds, int32_t at)
{
    while (at >= PAVE_FORMS_MAX) at = pave_forms_next(forms, kinds, at);
    return at;
}

/// Returns the offset from t to the vertex shared by `count` tiles, given the sum of their offsets
/// from t.
pave_point pave_dense_mean_of(const pave_dense *dense, int32_t half_steps, int32_t long_steps,
                              int32_t count);

#endif
