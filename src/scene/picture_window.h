/// src/scene/picture_window.h: what the files picture_window*.c share: the state of a picture, and
/// its parts.
#ifndef PAVE_SRC_PICTURE_WINDOW_H
#define PAVE_SRC_PICTURE_WINDOW_H

#include "picture_parts.h"

enum { PAVE_PICTURE_PART_KINDS = 3 };

typedef struct pave_picture_painter {
    const pave_picture_window_def *def;
    const pave_allocator *allocator;
    const pave_window *window;
    const pave_tiling *tiling;
    const pave_picture_query *query; // {0} without a query
    pave_picture_grid grid;
    pave_scene *scene;
    bool labels[PAVE_PICTURE_PART_KINDS];  // which parts get labels
    double sizes[PAVE_PICTURE_PART_KINDS]; // of labels: one for all of a kind, so that the longest
                                           // fits
    double scale;                          // pixels of a world unit
    double line;                           // the width of lines
    int32_t most;                          // the greatest number of the query; at least 1
    pave_picture_list subject;             // what the query is about, in order
    pave_picture_list answer;              // what it answers with, in order
} pave_picture_painter;

/// Whether the query has lines through cells.
bool pave_picture_has_way(const pave_picture_query *query);

/// Draws them. False: no memory.
bool pave_picture_way(const pave_picture_painter *painter);

// ---- picture_window_labels.c
// ----------------------------------------------------------------------------

static inline double pave_picture_vertex_radius(const pave_picture_painter *painter)
{
    return painter->labels[PAVE_PICTURE_VERTEX] ? 0.21 : 0.27; // more room where there is no other
}

static inline bool pave_picture_is_subject(const pave_picture_painter *painter,
                                           const pave_picture_part *part)
{
    return pave_picture_list_find(&painter->subject, part) >= 0;
}

/// Whether the query is about parts of a kind, or answers with them.
bool pave_picture_shows(const pave_picture_painter *painter, pave_picture_part_kind kind);

/// Whether all parts of a kind get labels.
bool pave_picture_is_labelled(const pave_picture_painter *painter, pave_picture_part_kind kind);

/// Writes what is on a part into `out`, PAVE_PICTURE_TEXT_SIZE bytes. `number`: where the answer
/// lists it; -1: it does not. `marked`: it belongs to the query.
void pave_picture_label_text(const pave_picture_painter *painter, const pave_picture_part *part,
                             bool marked, int64_t number, char *out);

/// Finds the sizes of labels on all kinds of parts. False: no memory.
bool pave_picture_choose_sizes(pave_picture_painter *painter);

/// Writes a text on a part, unless it were too small to read. `ground` is the colour below it.
void pave_picture_write_label(pave_picture_painter *painter, const pave_picture_part *part,
                              const char *text, uint32_t color, uint32_t ground);

void pave_picture_write_caption(pave_picture_painter *painter);

#endif
