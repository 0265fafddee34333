/// pave/citadel.h: citadels: fortified towns on the triangle grid, made from a seed. Walls, streets
/// and houses follow the three lanes.
///
/// A town has a *curtain*, the wall along its outline; *bastions* at the corners and, where a
/// curtain would be too long, between them; gates, each with streets that lead to a keep and a
/// square; and blocks of houses. On request it has a moat and *ravelins*, the triangular works in
/// front of the gates.
///
///     pave_citadel *citadel;
///     const pave_citadel_def def = {.seed = 7, .size = 40, .moat = true};
///     if (pave_citadel_create(&def, NULL, &citadel, &error)) return fail(&error);
///     for (int64_t i = 0; i < citadel->window->count; i++) paint(i, citadel->zones[i]);
///     pave_citadel_destroy(citadel);
///
/// Every citadel has these properties (docs/proofs/tactics.md proves them, the tests check each):
/// - no step, not even across a corner, leads in except through a gate;
/// - streets and squares are connected, and touch every gate, the keep and every house;
/// - there is no dead ground: every cell at the foot of a wall or a bastion is seen from a bastion
/// that it does not touch, at most PAVE_CITADEL_REACH cells away;
/// - the same seed gives the same town with and without moat, ravelins or water;
/// - a town with n + 1 gates has the n gates of the smaller number and one more.
///
/// Terms, after S. de Vauban's time: *curtain*, a straight wall between two bastions; *foot*, the
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

/// Zone of a cell.
typedef enum pave_citadel_zone {
    PAVE_CITADEL_GROUND = 0, ///< "ground"
    PAVE_CITADEL_WALL,       ///< "wall": a curtain
    PAVE_CITADEL_BASTION,    ///< "bastion", and the wall within it
    PAVE_CITADEL_GATE,       ///< "gate"
    PAVE_CITADEL_TOWER,   ///< "tower": the wall next to a gate, or at a corner that points inwards
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

/// Number of zones.
enum { PAVE_CITADEL_ZONES = 18 };

/// Names of the pave_citadel_zone values.
PAVE_API extern const char *const pave_citadel_zone_words[];

/// Returns the colour of a zone on a plan and on a solid, 0xRRGGBBAA. `zone` must be an enumerator.
/// Constant time.
PAVE_API uint32_t pave_citadel_zone_color(pave_citadel_zone zone);

/// Outline of a town.
typedef enum pave_citadel_outline {
    PAVE_CITADEL_OUTLINE_ANY = 0,  ///< "any": random, among those that the size allows
    PAVE_CITADEL_OUTLINE_TRIANGLE, ///< "triangle"
    PAVE_CITADEL_OUTLINE_RHOMBUS,  ///< "rhombus"
    PAVE_CITADEL_OUTLINE_HEXAGON,  ///< "hexagon"
    PAVE_CITADEL_OUTLINE_FREE      ///< "free": a parallelogram with corners cut off and notches
} pave_citadel_outline;

/// Names of the pave_citadel_outline values.
PAVE_API extern const char *const pave_citadel_outline_words[];

/// Pattern of the streets.
typedef enum pave_citadel_pattern {
    PAVE_CITADEL_PATTERN_ANY = 0, ///< "any": random
    PAVE_CITADEL_PATTERN_RADIAL,  ///< "radial": avenues through the middle
    PAVE_CITADEL_PATTERN_RINGS,   ///< "rings": parallel to the wall
    PAVE_CITADEL_PATTERN_SPIDER,  ///< "spider": avenues and rings
    PAVE_CITADEL_PATTERN_GRID,    ///< "grid": along two lanes
    PAVE_CITADEL_PATTERN_ROWS,    ///< "rows": along one lane
    PAVE_CITADEL_PATTERN_ORGANIC  ///< "organic": only the streets that blocks need
} pave_citadel_pattern;

/// Names of the pave_citadel_pattern values.
PAVE_API extern const char *const pave_citadel_pattern_words[];

/// Water next to a town.
typedef enum pave_citadel_shore {
    PAVE_CITADEL_SHORE_ANY = 0, ///< "any": random; none for three towns in five
    PAVE_CITADEL_SHORE_NONE,    ///< "none"
    PAVE_CITADEL_SHORE_RIVER,   ///< "river": along a side without a gate, if possible
    PAVE_CITADEL_SHORE_SEA      ///< "sea": along a side like a river, and all ground beyond it
} pave_citadel_shore;

/// Names of the pave_citadel_shore values.
PAVE_API extern const char *const pave_citadel_shore_words[];

// ---- Citadels -----------------------------------------------------------------------------------

enum {
    PAVE_CITADEL_SIZE = 40,     ///< default size
    PAVE_CITADEL_SIZE_MAX = 60, ///< maximum size
    PAVE_CITADEL_REACH = 24 ///< range of a bastion's defence, in touching steps (PAVE_TRI_TOUCH)
};

/// Parameters of pave_citadel_create. {0} is the town of seed 0 with every default.
typedef struct pave_citadel_def {
    uint64_t seed;
    /// Maximum width of the works in rows of a lane, including bastions but not the moat. At most
    /// PAVE_CITADEL_SIZE_MAX; at least 13 for a triangle, 22 for a rhombus, 12 for a hexagon or
    /// any, 17 for a free outline, and more if `bastions` or several gates need it. 0:
    /// PAVE_CITADEL_SIZE. A town may be a few rows smaller; `extent` has its size.
    int32_t size;
    pave_citadel_outline outline;
    int32_t bastions; ///< number of bastions; 0: one at each corner, and the fewest that keep
                      ///< curtains short
    int32_t gates;    ///< number of gates; 0: random, 1 to 4
    pave_citadel_pattern pattern;
    pave_citadel_shore shore;
    bool moat;
    bool ravelins; ///< a ravelin in front of each gate where it fits
} pave_citadel_def;

/// Kinds of outlines of a citadel.
typedef enum pave_citadel_polygon_kind {
    PAVE_CITADEL_POLYGON_TRACE = 0, ///< the town with all its works: the outer line of the wall
    PAVE_CITADEL_POLYGON_CURTAIN,   ///< the same without the bastions
    PAVE_CITADEL_POLYGON_TOWN,      ///< everything inside the wall
    PAVE_CITADEL_POLYGON_BASTION,   ///< one per bastion: its part in front of the curtain
    PAVE_CITADEL_POLYGON_RAVELIN,   ///< one per ravelin
    PAVE_CITADEL_POLYGON_KEEP,
    PAVE_CITADEL_POLYGON_SQUARE
} pave_citadel_polygon_kind;

/// A polygon: `count` vertices from vertices[start], clockwise on screen. Sides follow lanes and
/// may be longer than an edge.
typedef struct pave_citadel_polygon {
    pave_citadel_polygon_kind kind;
    int32_t start, count;
} pave_citadel_polygon;

/// Kind of a work.
typedef enum pave_citadel_work_kind {
    PAVE_CITADEL_WORK_CORNER = 0, ///< a bastion at a corner
    PAVE_CITADEL_WORK_REDAN,      ///< a triangular bastion between corners
    PAVE_CITADEL_WORK_SPADE,      ///< a bastion between corners, with flanks and a tip
    PAVE_CITADEL_WORK_FLAT,       ///< a bastion between corners, without a tip
    PAVE_CITADEL_WORK_RAVELIN
} pave_citadel_work_kind;

/// A bastion or a ravelin.
typedef struct pave_citadel_work {
    pave_citadel_work_kind kind;
    int32_t polygon;         ///< index in `polygons`
    pave_tri_vertex salient; ///< tip; for a flat bastion the middle of its front, rounded
} pave_citadel_work;

/// A gate.
typedef struct pave_citadel_gate {
    pave_cell cell;    ///< outermost cell, on the curtain's line
    pave_cell inside;  ///< first street cell inside
    pave_cell outside; ///< cell in front of the gate
    int32_t ravelin;   ///< index in `works` of its ravelin; -1: none
} pave_citadel_gate;

/// A house: `count` cells from house_cells[start], increasing and connected by edges.
typedef struct pave_citadel_house {
    int32_t start, count;
    bool church;
} pave_citadel_house;

/// A citadel. Read only; created by pave_citadel_create.
typedef struct pave_citadel {
    /// Definition with all defaults and random choices filled in: no field is 0 or "any".
    pave_citadel_def def;
    pave_window *window; ///< upright rectangle of triangles that contains the citadel
    uint8_t *zones;      ///< window->count elements of pave_citadel_zone
    /// window->count elements: the index of the house (houses, church), the work (bastions,
    /// ravelins) or the gate of a cell; -1 elsewhere.
    int32_t *parts;
    int32_t work_count, gate_count, house_count, polygon_count, vertex_count;
    pave_tri_vertex middle;   ///< middle of the town
    int32_t corner_count;     ///< corners of the outline
    int32_t gate_most;        ///< maximum number of gates in these walls
    int32_t extent;           ///< width in rows, at most def.size
    pave_citadel_work *works; ///< bastions around the wall, then ravelins
    /// The first is random; each further gate is far from the earlier ones.
    pave_citadel_gate *gates;
    pave_citadel_house *houses;     ///< sorted by first cell
    int32_t *house_cells;           ///< indices of window cells
    pave_citadel_polygon *polygons; ///< sorted by kind, then in the order of works
    pave_tri_vertex *vertices;
    struct pave_citadel_private *own;
} pave_citadel;

/// Creates a citadel. Returns PAVE_OK; PAVE_RANGE for a field of `def` out of range, such as a size
/// below the minimum of the outline; PAVE_INVALID if a town of this size, outline and seed cannot
/// have that many gates or bastions, or needs more bastions; PAVE_NO_MEMORY. On failure `out` is
/// NULL and `error` (may be NULL) has the reason. Takes about a millisecond at size 40; time and
/// memory grow with the cells. Uses stream PAVE_STREAM_CITADEL (random.h).
PAVE_API pave_result pave_citadel_create(const pave_citadel_def *def,
                                         const pave_allocator *allocator, pave_citadel **out,
                                         pave_error *error);

/// Releases a citadel. NULL is allowed.
PAVE_API void pave_citadel_destroy(pave_citadel *citadel);

/// Returns a hash of the window's size, the zones and the parts, the same on every machine. Linear
/// time.
PAVE_API uint64_t pave_citadel_hash(const pave_citadel *citadel);

/// Sets in a mask the cells that block movement (`sight` false) or sight (`sight` true), and clears
/// the other cells; sides do not change. `zones` must hold at least one pave_citadel_zone per cell
/// of the mask's window, from a citadel or a file. Linear time.
PAVE_API void pave_citadel_mask(const uint8_t *zones, bool sight, pave_mask *mask);

/// Creates a closed solid of a citadel (terrain.h), to be written as glTF or OBJ. Each cell is a
/// prism as high as its building; larger houses are higher. The solid has a zone for each
/// pave_citadel_zone, with its number and its name (spaces become hyphens: "covered-way"), and the
/// zones "plaster", "stone" and "earth" for walls and banks. The zone of a house is used for its
/// roof. Returns PAVE_OK; PAVE_NO_MEMORY (`out` is NULL). Linear time.
PAVE_API pave_result pave_citadel_solid(const pave_citadel *citadel,
                                        const pave_allocator *allocator, pave_solid **out,
                                        pave_error *error);

#ifdef __cplusplus
}
#endif
#endif
