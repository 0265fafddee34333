/// src/scene/picture_window.h: internals shared by picture_window*.c: the state of a picture, and
/// its parts.
#ifndef PAVE_SRC_PICTURE_WINDOW_H
#define PAVE_SRC_PICTURE_WINDOW_H

#include "picture_shared.h"

enum { PAVE_PICTURE_PART_KINDS = 3 };

typedef struct pave_picture_painter {
    const pave_picture_window_def *def;
    const pave_allocator *allocator;
    const pave_window *window;
    const pave_tiling *tiling;
    const pave_picture_query *query; // {0} if there is no query
    pave_picture_grid grid;
    pave_scene *scene;
    bool labels[PAVE_PICTURE_PART_KINDS];  // which kinds of parts get labels
    double sizes[PAVE_PICTURE_PART_KINDS]; // font sizes of labels: each size fits the longest label
                                           // of a kind
    double scale;                          // pixels per world unit
    double line;                           // width of lines
    int32_t most;                          // maximum number of the query; at least 1
    pave_picture_list subject;             // subjects of the query, in order
    pave_picture_list answer;              // answers of the query, in order
} pave_picture_painter;

/// Returns whether the query has lines through cells.
bool pave_picture_has_way(const pave_picture_query *query);

/// Draws the lines through cells. Returns false if memory runs out.
bool pave_picture_way(const pave_picture_painter *painter);

// ---- picture_window_labels.c --------------------------------------------------------------------

static inline double pave_picture_vertex_radius(const pave_picture_painter *painter)
{
    return painter->labels[PAVE_PICTURE_VERTEX] ? 0.21 : 0.27; // dots are larger if vertices have
                                                               // no labels
}

static inline bool pave_picture_is_subject(const pave_picture_painter *painter,
                                           const pave_picture_part *part)
{
    return pave_picture_list_find(&painter->subject, part) >= 0;
}

/// Returns whether parts of a kind are subjects or answers of the query.
bool pave_picture_shows(const pave_picture_painter *painter, pave_picture_part_kind kind);

/// Returns whether all parts of a kind get labels.
bool pave_picture_is_labelled(const pave_picture_painter *painter, pave_picture_part_kind kind);

/// Writes the label of a part into `out`, PAVE_PICTURE_TEXT_SIZE bytes. `number` is its index in
/// the answer, or -1; `marked` parts belong to the query.
void pave_picture_label_text(const pave_picture_painter *painter, const pave_picture_part *part,
                             bool marked, int64_t number, char *out);

/// Chooses the font sizes for all kinds of parts. Returns false if memory runs out.
bool pave_picture_choose_sizes(pave_picture_painter *painter);

/// Draws a label on a part unless it would be illegible. `ground` is the colour below it.
void pave_picture_write_label(pave_picture_painter *painter, const pave_picture_part *part,
                              const char *text, uint32_t color, uint32_t ground);

void pave_picture_write_caption(pave_picture_painter *painter);

#endif
