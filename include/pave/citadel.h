/// pave/citadel.h: citadels: fortified towns on the triangle grid, made from a seed. Walls, streets
/// and houses follow the three lanes.
///
/// A town has a *curtain*, the wall along its outline; *bastions* at the corners and, where a
/// curtain would be too long, between them; gates, each with streets that lead to a keep and a
/// square; blocks of houses; and around it, on request, a moat and *ravelins*, the triangular works
/// before the gates.
///
///     pave_citadel *citadel;
///     const pave_citadel_def def = {.seed = 7, .size = 40, .moat = true};
///     if (pave_citadel_create(&def, NULL, &citadel, &error)) return fail(&error);
///     for (int64_t i = 0; i < citadel->window->count; i++) paint(i, citadel->zones[i]);
///     pave_citadel_destroy(citadel);
///
/// These hold for every citadel (docs/tactics.md has the reasons, the tests check each):
/// - no step, also over a corner, leads in except through a gate;
/// - streets and squares are one net, which every gate, the keep and every house touches;
/// - there is no dead ground: every cell at the foot of a wall or a bastion is seen from a bastion
///   that it does not touch, at most PAVE_CITADEL_REACH cells away;
/// - the same seed gives the same town with and without moat, ravelins or water; and the gates of n
///   + 1 are those of n and one more.
///
/// Words, after S. de Vauban's time: *curtain*, a straight wall between two bastions; *foot*, the
/// cells outside that touch a wall or a bastion; *glacis*, the slope outside the moat.
///
/// Example: citadel.c.
#ifndef PAVE_CITADEL_H
#define PAVE_CITADEL_H

#include <pave/terrain.h>

#ifdef __cplusplus
extern "C" {
#endif

// ---- Words --------------------------------------------------------------------------------------

/// What a cell is.
typedef enum pave_citadel_zone {
    PAVE_CITADEL_GROUND = 0, ///< "ground"
    PAVE_CITADEL_WALL,       ///< "wall": a curtain
    PAVE_CITADEL_BASTION,    ///< "bastion", with the wall behind it
    PAVE_CITADEL_GATE,       ///< "gate"
    PAVE_CITADEL_TOWER,   ///< "tower": the wall beside a gate, or at a corner that points inwards
    PAVE_CITADEL_STREET,  ///< "street"
    PAVE_CITADEL_SQUARE,  ///< "square"
    PAVE_CITADEL_HOUSE,   ///< "house"
    PAVE_CITADEL_CHURCH,  ///< "church": a house of up to 16 cells
    PAVE_CITADEL_KEEP,    ///< "keep"
    PAVE_CITADEL_GARDEN,  ///< "garden": yards, courts, parks, trees in a wide street
    PAVE_CITADEL_MOAT,    ///< "moat"
    PAVE_CITADEL_BRIDGE,  ///< "bridge": where a road crosses water
    PAVE_CITADEL_RAVELIN, ///< "ravelin"
    PAVE_CITADEL_COVERED_WAY, ///< "covered way": the path around the moat
    PAVE_CITADEL_GLACIS,      ///< "glacis"
    PAVE_CITADEL_ROAD,        ///< "road"
    PAVE_CITADEL_WATER        ///< "water": a river or the sea
} pave_citadel_zone;

/// How many zones there are.
enum { PAVE_CITADEL_ZONES = 18 };

/// The words of pave_citadel_zone.
PAVE_API extern const char *const pave_citadel_zone_words[];

/// The colour of a zone on a plan and on a solid, 0xRRGGBBAA. `zone` must be an enumerator.
/// Constant time.
PAVE_API uint32_t pave_citadel_zone_color(pave_citadel_zone zone);

/// The outline of a town.
typedef enum pave_citadel_outline {
    PAVE_CITADEL_OUTLINE_ANY = 0,  ///< "any": drawn, among those that the size allows
    PAVE_CITADEL_OUTLINE_TRIANGLE, ///< "triangle"
    PAVE_CITADEL_OUTLINE_RHOMBUS,  ///< "rhombus"
    PAVE_CITADEL_OUTLINE_HEXAGON,  ///< "hexagon"
    PAVE_CITADEL_OUTLINE_FREE      ///< "free": a parallelogram with corners cut off and notches
} pave_citadel_outline;

/// The words of pave_citadel_outline.
PAVE_API extern const char *const pave_citadel_outline_words[];

/// How streets run.
typedef enum pave_citadel_pattern {
    PAVE_CITADEL_PATTERN_ANY = 0, ///< "any": drawn
    PAVE_CITADEL_PATTERN_RADIAL,  ///< "radial": avenues through the middle
    PAVE_CITADEL_PATTERN_RINGS,   ///< "rings": parallel to the wall
    PAVE_CITADEL_PATTERN_SPIDER,  ///< "spider": avenues and rings
    PAVE_CITADEL_PATTERN_GRID,    ///< "grid": along two lanes
    PAVE_CITADEL_PATTERN_ROWS,    ///< "rows": along one lane
    PAVE_CITADEL_PATTERN_ORGANIC  ///< "organic": only what blocks need
} pave_citadel_pattern;

/// The words of pave_citadel_pattern.
PAVE_API extern const char *const pave_citadel_pattern_words[];

/// The water beside a town.
typedef enum pave_citadel_shore {
    PAVE_CITADEL_SHORE_ANY = 0, ///< "any": drawn; three towns of five have none
    PAVE_CITADEL_SHORE_NONE,    ///< "none"
    PAVE_CITADEL_SHORE_RIVER,   ///< "river": along a side without a gate, if there is one
    PAVE_CITADEL_SHORE_SEA      ///< "sea": as a river, and all land behind it
} pave_citadel_shore;

/// The words of pave_citadel_shore.
PAVE_API extern const char *const pave_citadel_shore_words[];

// ---- Citadels -----------------------------------------------------------------------------------

enum {
    PAVE_CITADEL_SIZE = 40,     ///< the default
    PAVE_CITADEL_SIZE_MAX = 60, ///< the greatest
    PAVE_CITADEL_REACH = 24     ///< touching steps (PAVE_TRI_TOUCH) within which a bastion counts
};

/// What a citadel is made from. {0} is the town of seed 0 with every default.
typedef struct pave_citadel_def {
    uint64_t seed;
    /// The most rows of a lane that the works have across, bastions included, the moat not, up to
    /// PAVE_CITADEL_SIZE_MAX; at least 13 for a triangle, 22 for a rhombus, 12 for a hexagon or
    /// any, 17 for a free outline, and more where `bastions` or more gates than one need it. 0:
    /// PAVE_CITADEL_SIZE. A town may come out a few rows smaller: `extent` has its size.
    int32_t size;
    pave_citadel_outline outline;
    int32_t bastions; ///< 0: at each corner, and as few as keep curtains short
    int32_t gates;    ///< 0: drawn, 1 to 4
    pave_citadel_pattern pattern;
    pave_citadel_shore shore;
    bool moat;
    bool ravelins; ///< one before each gate where there is room
} pave_citadel_def;

/// What a polygon of a citadel is the outline of.
typedef enum pave_citadel_polygon_kind {
    PAVE_CITADEL_POLYGON_TRACE = 0, ///< all works and the town: the outer line of the wall
    PAVE_CITADEL_POLYGON_CURTAIN,   ///< the same without bastions
    PAVE_CITADEL_POLYGON_TOWN,      ///< all inside the wall
    PAVE_CITADEL_POLYGON_BASTION,   ///< a bastion in front of the curtain: one for each
    PAVE_CITADEL_POLYGON_RAVELIN,   ///< a ravelin: one for each
    PAVE_CITADEL_POLYGON_KEEP,
    PAVE_CITADEL_POLYGON_SQUARE
} pave_citadel_polygon_kind;

/// A polygon: `count` vertices from vertices[start], clockwise on screen. Sides lie along lanes and
/// may be longer than an edge.
typedef struct pave_citadel_polygon {
    pave_citadel_polygon_kind kind;
    int32_t start, count;
} pave_citadel_polygon;

/// What a work is.
typedef enum pave_citadel_work_kind {
    PAVE_CITADEL_WORK_CORNER = 0, ///< a bastion at a corner
    PAVE_CITADEL_WORK_REDAN,      ///< a triangular bastion between corners
    PAVE_CITADEL_WORK_SPADE,      ///< one between corners with flanks and a tip
    PAVE_CITADEL_WORK_FLAT,       ///< one between corners without a tip
    PAVE_CITADEL_WORK_RAVELIN
} pave_citadel_work_kind;

/// A bastion or a ravelin.
typedef struct pave_citadel_work {
    pave_citadel_work_kind kind;
    int32_t polygon;         ///< its number
    pave_tri_vertex salient; ///< its tip; of a flat one the middle of its front, rounded
} pave_citadel_work;

/// A gate.
typedef struct pave_citadel_gate {
    pave_cell cell;    ///< its outermost cell, on the curtain's line
    pave_cell inside;  ///< the street cell that a way through it comes to
    pave_cell outside; ///< the cell before it
    int32_t ravelin;   ///< the number of the work before it; -1: none
} pave_citadel_gate;

/// A house: `count` cells from house_cells[start], increasing, which share edges.
typedef struct pave_citadel_house {
    int32_t start, count;
    bool church;
} pave_citadel_house;

/// A citadel. Read only; made by pave_citadel_create.
typedef struct pave_citadel {
    pave_citadel_def def; ///< with all defaults and draws filled in: no field is 0 or "any"
    pave_window *window;  ///< an upright rectangle of triangles around all of it
    uint8_t *zones;       ///< window->count: a pave_citadel_zone each
    /// window->count: of houses and the church the number of the house, of bastions and ravelins
    /// that of the work, of gates that of the gate; else -1.
    int32_t *parts;
    int32_t work_count, gate_count, house_count, polygon_count, vertex_count;
    pave_tri_vertex middle;     ///< of the town
    int32_t corner_count;       ///< of the outline
    int32_t gate_most;          ///< gates that the walls have room for
    int32_t extent;             ///< rows across, at most def.size
    pave_citadel_work *works;   ///< bastions around the wall, then ravelins
    pave_citadel_gate *gates;   ///< the first is drawn, each other one lies far from those before
    pave_citadel_house *houses; ///< by their least cells
    int32_t *house_cells;       ///< indices of cells of the window
    pave_citadel_polygon *polygons; ///< by kind; of one kind in the order of works
    pave_tri_vertex *vertices;
    struct pave_citadel_private *own;
} pave_citadel;

/// Makes a citadel. Returns PAVE_OK; PAVE_RANGE for a field of `def` out of its range, such as a
/// size below the least of the outline; PAVE_INVALID where a town of this size, outline and seed
/// has no room for so many gates or bastions, or must have more bastions; PAVE_NO_MEMORY. On
/// failure `out` is NULL and `error` (may be NULL) has the reason. Takes about a millisecond at
/// size 40; time and memory grow with the cells. Keyed words of PAVE_STREAM_CITADEL (random.h).
PAVE_API pave_result pave_citadel_create(const pave_citadel_def *def,
                                         const pave_allocator *allocator, pave_citadel **out,
                                         pave_error *error);

/// Releases a citadel; NULL is allowed.
PAVE_API void pave_citadel_destroy(pave_citadel *citadel);

/// A hash of its window's size, zones and parts, the same on every machine. Linear time.
PAVE_API uint64_t pave_citadel_hash(const pave_citadel *citadel);

/// Sets in a mask the cells that cannot be walked on (`sight` false) or that stop sight (`sight`
/// true), and clears the others; sides stay. `zones` has a pave_citadel_zone for each cell of its
/// window: those of a citadel, of pave_citadel_place_in, or of a file. Linear time.
PAVE_API void pave_citadel_mask(const uint8_t *zones, bool sight, pave_mask *mask);

/// The citadel as a solid (terrain.h) to be written as glTF or OBJ: each cell a prism as high as
/// what stands on it, larger houses higher; a zone for each of pave_citadel_zone by its number and
/// its word ("covered-way" without the blank), the houses' that of their roofs, and "plaster",
/// "stone" and "earth" for walls and banks. It is closed. Returns PAVE_OK or PAVE_NO_MEMORY; then
/// `out` is NULL. Linear time.
PAVE_API pave_result pave_citadel_solid(const pave_citadel *citadel,
                                        const pave_allocator *allocator, pave_solid **out,
                                        pave_error *error);

// ---- A citadel in its land ----------------------------------------------------------------------

/// What a cell of the land is, for a citadel that is placed on it.
typedef enum pave_citadel_land {
    PAVE_CITADEL_LAND_OPEN = 0, ///< works stand on it, roads cross it
    PAVE_CITADEL_LAND_ROUGH,    ///< such as woods: the same, but roads go around it
    PAVE_CITADEL_LAND_ROAD,     ///< open, and roads follow it
    PAVE_CITADEL_LAND_CLOSED,   ///< such as rock: no works, no roads
    PAVE_CITADEL_LAND_WATER     ///< moats alone, and roads if there are bridges
} pave_citadel_land;

/// Writes the land of a terrain's cells: water of seas, lakes and rivers; closed of rock and snow;
/// rough of forests; else open. `out` must hold at least terrain->cell_count elements. Linear time.
PAVE_API void pave_citadel_land_of_terrain(const pave_terrain *terrain, uint8_t *out);

/// Where a citadel is to stand.
typedef struct pave_citadel_place_def {
    const pave_window *window; ///< of triangles, without wrap: the land
    const uint8_t *land;       ///< window->count: a pave_citadel_land each
    pave_tri_vertex at;        ///< where its middle is to be
    int32_t shift; ///< how many edges it may stand off, 0 to PAVE_CITADEL_SHIFT_MAX; the nearest
                   ///< place is taken
    bool fixed;    ///< it is not turned. Else, where it does not fit, by sixths
    bool bridges;  ///< roads may cross water
    const pave_cell *goals; ///< goal_count: roads lead to the nearest of these. NULL: to the rim of
                            ///< the window
    int64_t goal_count;
} pave_citadel_place_def;

enum { PAVE_CITADEL_SHIFT_MAX = 1024 };

/// Where a citadel stands.
typedef struct pave_citadel_place {
    pave_tri_vertex at; ///< its middle
    int32_t turn;       ///< sixths of a full turn about it, clockwise on screen
    int64_t road_count; ///< cells of roads and bridges that were laid
} pave_citadel_place;

/// Places a citadel in a land, and leads a road from each gate. Works and town need open, rough or
/// road; moats take water too; covered way and glacis are left out where the land does not take
/// them. `zones` must hold at least def->window->count
/// elements: a pave_citadel_zone each, ground or water where the land stays. `sources` (may be
/// NULL): as many, the index of the citadel's cell that stands there, else -1. Returns PAVE_OK;
/// PAVE_INVALID for a window of another kind; PAVE_RANGE; PAVE_NOT_FOUND where it fits nowhere or a
/// gate has no road; PAVE_NO_MEMORY. On failure `out` is unchanged, the arrays hold anything, and
/// `error` (may be NULL) has the reason. Linear in the land for each place tried.
PAVE_API pave_result pave_citadel_place_in(const pave_citadel *citadel,
                                           const pave_citadel_place_def *def,
                                           const pave_allocator *allocator, pave_citadel_place *out,
                                           uint8_t *zones, int32_t *sources, pave_error *error);

/// What pave_citadel_place_in took and gave.
typedef struct pave_citadel_lay_def {
    const pave_citadel *citadel;
    const pave_window *window; ///< the land
    pave_citadel_place place;
    const uint8_t *zones;   ///< window->count
    const int32_t *sources; ///< window->count
} pave_citadel_lay_def;

/// Makes the citadel as it stands in a land, for pictures and files: its window is the land, its
/// zones are those of the land, and its parts are where they stand. It keeps nothing of `def`.
/// Returns PAVE_OK or PAVE_NO_MEMORY; then `out` is NULL and `error` (may be NULL) has the reason.
/// Linear in the land.
PAVE_API pave_result pave_citadel_lay(const pave_citadel_lay_def *def,
                                      const pave_allocator *allocator, pave_citadel **out,
                                      pave_error *error);

#ifdef __cplusplus
}
#endif
#endif
