/// src/patch/quads_parts.h: internals of relaxed quads: a field of paired triangles, and the quads
/// and vertices of a piece.
#ifndef PAVE_SRC_QUADS_PARTS_H
#define PAVE_SRC_QUADS_PARTS_H

#include "../base/memory.h"

#include <pave/quads.h>
#include <pave/tri.h>

enum {
    PAVE_QUADS_CORNERS = 4,
    PAVE_QUADS_ALONE = 3, ///< unpaired; otherwise the kind of the edge to the partner
    PAVE_QUADS_SLOTS = 6  ///< vertices per cell: its own corner, three edge midpoints, two triangle
                          ///< centres
};

/// A sixth of the square root of three. Distances between rows are multiples of it.
#define PAVE_QUADS_SIXTH 0.28867513459481288225

// ---- Cells --------------------------------------------------------------------------------------

/// The cells of the triangle grid covered by a piece: those of a chunk, or of some rows whose
/// vertices range from x_min to x_max.
typedef struct pave_quads_shape {
    bool hexagon;
    int32_t side;     ///< side of the hexagon
    pave_cell middle; ///< centre vertex of the hexagon
    int32_t row_min, row_max;
    int64_t x_min, x_max;
} pave_quads_shape;

/// Cells min..max of a row; `first` is the index of cell min.
typedef struct pave_quads_row {
    int32_t min, max, first;
} pave_quads_row;

typedef struct pave_quads_field {
    pave_allocator allocator;
    int32_t row_min, row_count, cell_count;
    pave_quads_row *rows;
    uint32_t (*words)[3]; ///< random words of the edges E, N and W of each cell
    uint8_t (*pairs)[2];  ///< for L and R: the kind of the edge to the partner, or PAVE_QUADS_ALONE
    uint8_t (*best)[2];   ///< kind of the best edge in a round, or PAVE_QUADS_ALONE
} pave_quads_field;

/// Returns the index of a cell, or -1 if it is outside.
static inline int32_t pave_quads_field_at(const pave_quads_field *field, int32_t q, int32_t r)
{
    const int32_t row = r - field->row_min;
    if (row < 0 || row >= field->row_count) return -1;
    const pave_quads_row *cells = &field->rows[row];
    return q < cells->min || q > cells->max ? -1 : cells->first + (q - cells->min);
}

/// Return the rows of a shape and the cells of one row, extended by a margin of `wider` cells.
pave_quads_row pave_quads_shape_rows(const pave_quads_shape *shape, int32_t wider);
pave_quads_row pave_quads_shape_row(const pave_quads_shape *shape, int32_t wider, int32_t r);

/// Returns whether a triangle is in the shape. Always true unless the shape is a hexagon.
bool pave_quads_shape_has(const pave_quads_shape *shape, pave_cell face);

/// Creates the field of a shape. Pairs within the shape plus a margin of `wider` cells equal those
/// of the infinite ground. Returns PAVE_RANGE if it has more than INT32_MAX slots; PAVE_NO_MEMORY.
pave_result pave_quads_field_make(pave_quads_field *field, const pave_quads_shape *shape,
                                  const pave_quads_def *def, int32_t wider);

void pave_quads_field_release(pave_quads_field *field);

// ---- Quads and vertices -------------------------------------------------------------------------

/// A corner of a quad: a slot of a cell relative to the quad's cell, and its position in units of
/// the side length.
typedef struct pave_quads_corner {
    int8_t q, r, slot;
    pave_vec2 place;
} pave_quads_corner;

/// The quads at the corners of a triangle, by face, edge to the partner, and corner.
typedef struct pave_quads_kinds {
    pave_quads_corner corners[2][PAVE_QUADS_ALONE + 1][3][PAVE_QUADS_CORNERS];
    /// Whether the quad is named after this triangle. Quads at corners shared by paired triangles
    /// are named after L.
    bool named[2][PAVE_QUADS_ALONE + 1][3];
} pave_quads_kinds;

typedef struct pave_quads_item {
    int32_t vertex[PAVE_QUADS_CORNERS];
    pave_cell name;
    uint8_t pair;  ///< pairing of its triangle
    uint8_t level; ///< number of final steps that do not need the quad
    bool wanted;   ///< whether it is in the shape
} pave_quads_item;

typedef struct pave_quads_vertex {
    pave_vec2 at;   ///< offset from the start position
    pave_vec2 move; ///< move in the last step
    pave_vec2 pull; ///< sum of the pulls of its quads
    double weight;  ///< sum of the weights of these pulls
    double slack;   ///< maximum safe move
} pave_quads_vertex;

/// The quads and vertices that a piece depends on.
typedef struct pave_quads_work {
    pave_allocator allocator;
    int32_t steps;
    const pave_quads_kinds *kinds;
    pave_quads_item *items; ///< sorted by r, then q, then s
    int32_t item_count, vertex_count, slot_count;
    int64_t item_room, vertex_room, name_room;
    pave_quads_vertex *vertices;
    pave_cell *names;                       ///< names of the vertices
    int32_t *numbers;                       ///< by slot: its vertex, or -1 if not reached
    int32_t *pending;                       ///< items that have no level yet
    int32_t upto[PAVE_QUADS_STEPS_MAX + 1]; ///< for each level, the end of the vertices of at most
                                            ///< that level
} pave_quads_work;

void pave_quads_kinds_make(pave_quads_kinds *out);

/// Creates and relaxes the quads of a shape and the quads that they depend on.
pave_result pave_quads_work_make(pave_quads_work *work, const pave_quads_shape *shape,
                                 const pave_quads_def *def, const pave_quads_kinds *kinds,
                                 const pave_allocator *allocator);

/// Returns the position of a vertex in world units.
pave_vec2 pave_quads_work_position(const pave_quads_work *work, int32_t vertex, double size);

void pave_quads_work_release(pave_quads_work *work);

#endif
