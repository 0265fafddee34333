/// src/mesh/dense/dense_forms.h: the forms of small faces: what is the same of all faces of a
/// form, once for a dense board.
///
/// The form of a face is which slots it has, seen from its leader. It is found by looking at the
/// missing edges of one slot after the other, first in, first out, as pave_face_walk does, but by a
/// table that knows which slot comes next, until no slot is left.
#ifndef PAVE_SRC_DENSE_FORMS_H
#define PAVE_SRC_DENSE_FORMS_H

#include "dense_walk.h"

enum {
    PAVE_FORM_SLOTS = 5, ///< of the largest faces that have forms
    PAVE_FORMS_MAX = 160,
    PAVE_FORM_LOOKS_MAX = 384,
    PAVE_FORM_LOOKS = 3, ///< so many looks are enough for most faces
    PAVE_FORM_LOWER = 0, ///< the form that says: a lower slot leads the face
    PAVE_FORM_OTHER = 1  ///< the form that says: the face is too large for one
};

typedef struct pave_form {
    int32_t count;                      ///< slots; 0 of the two above
    int32_t slots[PAVE_FORM_SLOTS];     ///< their numbers, from that of the leader; behind them 0
    int32_t tiles[PAVE_FORM_SLOTS + 2]; ///< count + 2: the numbers of the tiles, from that of the
                                        ///< leader's, in increasing order
    pave_point move; ///< from where the vertex of the leader would lie if it were a single
} pave_form;

/// A look at a slot: what comes next, by the edges that are missing there. The first looks are the
/// forms themselves: looking on finds the same again.
typedef struct pave_form_look {
    int32_t slot;    ///< its number, from that of the leader
    int16_t next[8]; ///< another look
} pave_form_look;

typedef struct pave_forms {
    int32_t form_count, look_count;
    int16_t first[4]; ///< [2 * side + slot] of the leader
    pave_form_look looks[PAVE_FORM_LOOKS_MAX];
    pave_form forms[PAVE_FORMS_MAX];
} pave_forms;

void pave_forms_make(const pave_dense *dense, pave_forms *out);

static inline int32_t pave_forms_next(const pave_forms *forms, const uint8_t *kinds, int32_t at)
{
    const pave_form_look *look = &forms->looks[at];
    return look->next[kinds[look->slot] >> PAVE_SLOT_MISSING];
}

/// The first looks at the face of a slot; `kinds` are those from that slot on. As many as most
/// faces need are made without asking: a wrong guess of the processor costs more.
static inline int32_t pave_forms_begin(const pave_forms *forms, const uint8_t *kinds, int32_t first)
{
    for (int i = 0; i < PAVE_FORM_LOOKS; i++) first = pave_forms_next(forms, kinds, first);
    return first;
}

/// The form of the face, from what that has given.
static inline int32_t pave_forms_end(const pave_forms *forms, const uint8_t *kinds, int32_t at)
{
    while (at >= PAVE_FORMS_MAX) at = pave_forms_next(forms, kinds, at);
    return at;
}

/// From t to where the vertex of `count` tiles lies that are so many steps from t together.
pave_point pave_dense_mean_of(const pave_dense *dense, int32_t half_steps, int32_t long_steps,
                              int32_t count);

#endif
