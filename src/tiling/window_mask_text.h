/// src/tiling/window_mask_text.h: the words of mask files, for reading and writing.
#ifndef PAVE_SRC_WINDOW_MASK_TEXT_H
#define PAVE_SRC_WINDOW_MASK_TEXT_H

#include <pave/window.h>

/// The prefix of the name of an offset system in a mask file.
#define PAVE_MASK_SYSTEM_PREFIX "offset-"

/// Size of a buffer for the text of any edge, including the final zero.
enum { PAVE_MASK_EDGE_TEXT_SIZE = 56 };

/// Writes the edge of a side in the grid's notation, or as `q,r,s:k`. Returns `out`.
char *pave_mask_edge_text(const pave_window *window, pave_cell cell, int k, char *out);

/// Reads an edge as a side of a cell, preferably a cell in the window. Same results as
/// pave_square_edge_read.
pave_result pave_mask_edge_read(const pave_window *window, const char *text, pave_cell *cell,
                                int *k);

#endif
