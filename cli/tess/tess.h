/// cli/tess/tess.h: pave tess: makes a mesh from the options, reports on it and writes it. The job
/// holds the command's state.
#ifndef PAVE_CLI_TESS_H
#define PAVE_CLI_TESS_H

#include "../grid/grid_window.h"
#include "../opt.h"

#include <pave/formats/json.h>
#include <pave/map.h>
#include <pave/picture.h>
#include <pave/planar.h>

enum {
    TESS_STEPS_MAX = 1000000, ///< maximum number of steps of --relax and --relax-around
    TESS_QUADS_MAX = 1 << 24  ///< maximum number of quads of --pattern townscaper
};

/// Words of --pattern, in the order of pave_board_pattern; the last one is not a board.
#define TESS_PATTERNS "hex|quad|triangle|townscaper"
enum { TESS_TOWNSCAPER = 3 };

enum { TESS_NODES, TESS_FACES }; // words of --tiles

#define TESS_FORMATS "svg|pdf|png|geojson|obj|off|json"
typedef enum tess_format {
    TESS_NO_FORMAT = -1,
    TESS_SVG,
    TESS_PDF,
    TESS_PNG,
    TESS_GEOJSON,
    TESS_OBJ,
    TESS_OFF,
    TESS_JSON
} tess_format;

/// Words of --fill, in the order of pave_picture_fill.
#define TESS_FILLS "sides|colors|area|none"

typedef struct tess_options {
    grid_window_options window; // boards also use its `size`; `grid` may be NULL
    const char *board, *graph, *at, *on, *output, *save_board, *save_graph, *save_tiling;
    const char *voronoi_of, *clip;
    int layout, pattern, border, up, vertex, kind, rim, format, fill;
    cli_list cuts, joins, toggles, arounds;
    const char *max_degree;
    int64_t faults, voronoi, lloyd, relax, min_sides, first, threads;
    uint64_t seed;
    double remove, until, min_radius, wanted, frame;
    cli_picture picture;
    double snap, merge, weld;
    int tiles; // TESS_NODES or TESS_FACES
    bool node_crossings, cut_holes, embed, wrap;
    bool repair, report, json, hash, adjacency, labels, compare, intended;
} tess_options;

/// State of the command. Initialize to {0}, except for the call and its options.
typedef struct tess_job {
    const cli_call *call;
    const tess_options *options;
    bool quads;                // whether --pattern is townscaper
    pave_board *board;         // board of --size or --board; otherwise NULL
    pave_adjacency *adjacency; // adjacency of --graph or --grid; otherwise NULL
    pave_vec2 *drawn, *read;   // positions computed by --embed, and the positions that they replace
    pave_mesh *mesh;           // NULL if --tiles faces or --clip cannot give a mesh
    pave_map *faces;           // map of the faces or cells; NULL if there is a mesh
    pave_mesh_report report;   // report of --report
    pave_mesh *before;         // the mesh before relaxation, for --compare
    pave_removal removal;
    int32_t (*repaired)[2]; // pairs of nodes that --repair joined
    int64_t repaired_count;
    int64_t outer_count; // number of graph nodes that became border nodes because no border was
                         // specified
    pave_vec2 *sites;    // points of --voronoi or --voronoi-of for --save-graph; otherwise NULL
    pave_vec2 period;    // size of the rectangle in which these points repeat
    // For --voronoi-of.
    pave_json_any points; // parsed input
    const char **names;   // name_count names of points, from `points`; elements may be NULL
    int32_t name_count;
    bool named; // whether at least one name is not NULL
    bool y_up;
    int32_t *labels;    // labels of the tiles if they are written as a map; otherwise NULL
    tess_format format; // format of -o
    bool refused;       // whether the board or adjacency has faults, so that no mesh is possible
    cli_progress bar;
    pave_batch batch;
} tess_job;

// ---- tess_source.c ------------------------------------------------------------------------------
// Each returns an exit code, after a message unless it is CLI_DONE.

int tess_no_memory(void);

/// Reports how many outer graph nodes did not become tiles, unless the file or the options
/// requested this.
void tess_say_outer(const tess_job *job);

/// Writes the adjacency, or the points of --voronoi and their neighbours, to the file of
/// --save-graph.
int tess_save_graph(const tess_job *job);

/// Makes and checks the board or adjacency of the options, with its cuts, joins, removal and
/// repair. Makes nothing for --voronoi and --pattern townscaper.
int tess_make_source(tess_job *job);

/// Reports if --remove found nothing to remove.
void tess_say_removal(const tess_job *job);

/// Makes the mesh from the source.
int tess_make_mesh(tess_job *job);

/// Returns the relaxation of --kind and related options; without steps.
pave_relax_def tess_relax_of(const tess_job *job);

/// Two tiles that can be joined or cut apart.
typedef struct tess_link {
    pave_board_tile tile; // on boards: a tile, and
    int k;                // the index k of its neighbour
    int32_t arc;          // without a board
} tess_link;

/// Reads the tile number of an option: the number itself, or its column and row on boards.
int tess_read_tile(const tess_job *job, const char *option, const char *text, int32_t *out);

/// Reads the two tiles of `A:B`.
int tess_find_link(const tess_job *job, const char *option, const char *text, tess_link *out);

/// Reports faults, one per line with a remedy: at most --faults of the `count`, then the number of
/// further faults. Returns CLI_NO.
int tess_refuse(const tess_job *job, const pave_fault *faults, int64_t count);

/// Reports why a list of edges (if that is NULL, the source) gives no mesh: its faults, or, without
/// faults, the message of `error`. Returns CLI_NO; CLI_FAILED if memory ran out.
int tess_refuse_source(const tess_job *job, const pave_edge_list *list, const pave_error *error);

// ---- tess_points.c ------------------------------------------------------------------------------

/// Writes, for each point, the index of the first kept point within `near` of it. Without such a
/// point, keeps the point and writes its own index. `out` must hold at least point_count elements.
int tess_merge_points(const pave_vec2 *points, int32_t point_count, double near, int32_t *out);

// ---- tess_embed.c -------------------------------------------------------------------------------

/// Reads the graph of --graph and, with --embed, computes positions. Always pass `out`, initially
/// {0}, to tess_close_graph.
int tess_open_graph(tess_job *job, pave_edge_list *out);
void tess_close_graph(tess_job *job, pave_edge_list *list);

// ---- tess_points.c ------------------------------------------------------------------------------

/// Makes the cells of --voronoi and --voronoi-of.
int tess_make_cells(tess_job *job);

/// Writes the tiling of --wrap to the file of --save-tiling.
int tess_save_tiling(const tess_job *job);

// ---- tess_faces.c -------------------------------------------------------------------------------

/// Makes the mesh of --tiles faces or, if that is impossible, the map of the faces.
int tess_make_faces(tess_job *job);

/// Makes the mesh of the cells or, if that is impossible, a map of them that owns the patch.
int tess_take_cells(tess_job *job, pave_planar *planar);

/// Writes the tiles as a map to the file of -o.
int tess_write_map(const tess_job *job);

// ---- tess_write.c -------------------------------------------------------------------------------

/// Prints the requested report and hash.
void tess_print(const tess_job *job);

/// Writes the mesh to the file of -o.
int tess_write(const tess_job *job);

#endif
