/// src/search/search_sight_table.h: for each cell and side near a cell, the cells that it hides
/// from that cell.
///
/// The cells near a cell, and the cells that segments to them cross, are numbered row by row,
/// without gaps within a row. They form rows like those of a window, and a set of cells has a run
/// of bits for each row. A shadow is the set of targets that a cell or side hides. Each cell or
/// side has two shadows, for segments shifted to the left and to the right. Targets in both shadows
/// are not visible.
#ifndef PAVE_SRC_SEARCH_SIGHT_TABLE_H
#define PAVE_SRC_SEARCH_SIGHT_TABLE_H

#include "search_sight.h"

/// A row of the cells near the cell at (0, 0).
typedef struct pave_sight_row {
    int64_t slot;   ///< slot of its first cell, relative to the slot of (0, r, 0)
    int32_t start;  ///< the number of its first cell
    int32_t length; ///< number of slots; 0 if the row has no nearby cells
} pave_sight_row;

/// The targets that a cell or side hides: words `first` .. `first` + `count` - 1 of the sets. If
/// `count` is 0, it hides nothing.
typedef struct pave_sight_shadow {
    uint32_t at;           ///< index of the shadow's first pair of words in `pairs`
    uint16_t first, count; ///< measured in pairs of words
} pave_sight_shadow;

/// Table of the cells near face s of the unit cell (0, 0).
typedef struct pave_sight_face_table {
    int32_t r, row_count;     ///< first row, and number of rows
    pave_sight_row *rows;     ///< row_count
    int32_t count, words;     ///< number of nearby cells, and number of words in a set of them
    uint64_t *targets;        ///< set of the cells within the radius
    uint64_t *casts;          ///< set of the cells that have a shadow
    pave_sight_shadow *cells; ///< count
    pave_sight_shadow *sides; ///< count * stride shadows; the shadow of an edge is stored with the
                              ///< nearer of its two sides
    size_t pair_count;
    uint64_t *pairs; ///< 2 * pair_count words of shadows, alternating left and right
} pave_sight_face_table;

struct pave_sight {
    pave_allocator allocator;
    const pave_tiling *tiling;
    pave_sight_reach reach;
    int32_t stride;               ///< maximum number of sides of a face of the tiling
    pave_sight_face_table *faces; ///< face_count
};

enum { PAVE_SIGHT_WORDS_MAX = PAVE_SIGHT_CELLS_MAX / 64 };

/// Returns the index of a cell near face s of the unit cell at (0, 0), or -1.
static inline int32_t pave_sight_number(const pave_sight *sight, const pave_sight_face_table *face,
                                        int32_t q, int32_t r, int32_t s)
{
    int64_t row = (int64_t)r - face->r, slot;
    if (row < 0 || row >= face->row_count) return -1;
    slot = (int64_t)q * sight->tiling->face_count + s - face->rows[row].slot;
    return slot < 0 || slot >= face->rows[row].length ? -1 : face->rows[row].start + (int32_t)slot;
}

#endif
