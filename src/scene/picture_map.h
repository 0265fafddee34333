/// src/scene/picture_map.h: internals shared by picture_map*.c: the state of a picture, and its
/// parts.
#ifndef PAVE_SRC_PICTURE_MAP_H
#define PAVE_SRC_PICTURE_MAP_H

#include "picture_shared.h"

#define PAVE_PICTURE_MAP_INK UINT32_C(0x2b303bff)
#define PAVE_PICTURE_MAP_PAPER UINT32_C(0xffffffff)
#define PAVE_PICTURE_MAP_SEA UINT32_C(0xbfdcecff)
#define PAVE_PICTURE_MAP_ALARM UINT32_C(0xc81d3aff)
#define PAVE_PICTURE_MAP_EMPTY UINT32_C(0xe9ecefff)
#define PAVE_PICTURE_MAP_STONE UINT32_C(0x575d68ff)

/// Number of the territory for rock.
enum { PAVE_PICTURE_STONE = -1 };

/// Radius of a graph node, relative to the edge of a hexagon.
#define PAVE_PICTURE_NODE 0.5

typedef struct pave_picture_mapper {
    const pave_picture_map_def *def;
    const pave_map *map;
    const pave_window *window; // window of the cells; NULL for a mesh, a patch or a graph
    const pave_allocator *allocator;
    pave_error *error;
    pave_layout layout; // layout of the window
    pave_scene *scene;
    pave_picture_map_fill fill;
    pave_picture_map_marks marks;
    int32_t passes;  // number of smoothing passes; 0 for none
    bool sea;        // draw empty cells as a sea that extends beyond the map; otherwise, as cells
    pave_box bounds; // bounds of all cells
    double unit;     // edge of a hexagon with the mean area of a cell
    double line;     // width of borders, in world units
    double scale;    // approximate pixels per world unit, to decide which text is legible
    int32_t *colors; // for PAVE_PICTURE_BY_TERRITORY: one per territory; otherwise NULL

    // Used only if cells have outlines:
    int32_t *part_of_cell; // 1..part_count: territories, and connected components of empty cells
    int32_t *territory_of; // part_count + 1 elements: the territory of each part; 0 for empty or
                           // outside; PAVE_PICTURE_STONE for all rock, which is one part
    int32_t part_count;
    pave_polygons *polygons;
    pave_borders *borders; // borders of the parts
} pave_picture_mapper;

/// Returns the number of territories.
static inline int32_t pave_picture_territories(const pave_picture_mapper *m)
{
    return m->map->territories->count;
}

/// Returns whether cells are polygons. This is false only for the nodes of a graph.
static inline bool pave_picture_has_outlines(const pave_map *map)
{
    return map->mesh || map->patch || pave_map_window(map);
}

/// Returns whether a cell is rock: masked and in no territory.
static inline bool pave_picture_is_rock(const pave_picture_mapper *m, int64_t cell)
{
    return m->def->walls && m->map->territories->of_cell[cell] == 0 &&
           pave_mask_cell(m->def->walls, cell);
}

/// Sets the error to out of memory.
pave_result pave_picture_map_no_memory(const pave_picture_mapper *m);

/// Returns the colour of a territory, 0xRRGGBBAA; 0 for none. Territory 0 is empty,
/// PAVE_PICTURE_STONE is rock.
uint32_t pave_picture_territory_color(const pave_picture_mapper *m, int32_t territory);

/// Returns the mean area of a territory, in pixels.
double pave_picture_territory_pixels(const pave_picture_mapper *m);

// Each function adds a layer. On failure `error` is filled. The caller checks the scene's own
// result at the end.

pave_result pave_picture_map_parts(pave_picture_mapper *m);
pave_result pave_picture_map_pixels(pave_picture_mapper *m, const pave_batch *batch);
void pave_picture_map_nodes(pave_picture_mapper *m);
void pave_picture_map_dots(pave_picture_mapper *m);
pave_result pave_picture_map_labels(pave_picture_mapper *m);

// ---- picture_map_dice.c -------------------------------------------------------------------------

enum {
    PAVE_PICTURE_DICE_MAX = 8,   ///< larger counts are drawn as a number
    PAVE_PICTURE_DICE_PIXELS = 5 ///< minimum edge of a die, in pixels
};

/// Returns the size of a stack of `count` dice, relative to the edge of a die.
pave_vec2 pave_picture_dice_size(int32_t count);

/// Adds a stack of 0..PAVE_PICTURE_DICE_MAX dice centred at `at`, seen from above and in front: a
/// column of up to four or, for more dice, a column of four with the rest in front of it. `edge` is
/// the edge of a die in world units, `pixels` in pixels.
void pave_picture_add_dice(pave_scene *scene, pave_vec2 at, double edge, int32_t count,
                           uint32_t color, double pixels);

#endif
