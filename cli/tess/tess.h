/// cli/tess/tess.h: pave tess: from the options to a mesh, what is said of it, and how it is
/// written. What a call takes is in one job.
#ifndef PAVE_CLI_TESS_H
#define PAVE_CLI_TESS_H

#include "../grid/grid_window.h"
#include "../opt.h"

#include <pave/formats/json.h>
#include <pave/map.h>
#include <pave/picture.h>
#include <pave/planar.h>

enum {
    TESS_STEPS_MAX = 1000000, ///< of --relax and --relax-around
    TESS_QUADS_MAX = 1 << 24  ///< of --pattern townscaper
};

/// In the order of pave_board_pattern; the last one is not a board.
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

/// In the order of pave_picture_fill.
#define TESS_FILLS "sides|colors|area|none"

typedef struct tess_options {
    grid_window_options window; // boards also have its `size`; `grid` may be NULL
    const char *board, *graph, *at, *on, *output, *save_board, *save_graph, *save_tiling;
    const char *voronoi_of, *clip;
    int layout, pattern, border, up, vertex, kind, rim, format, fill;
    cli_list cuts, joins, toggles, arounds;
    const char *max_degree;
    int64_t faults, voronoi, lloyd, relax, min_sides, first, threads;
    uint64_t seed;
    double remove, until, min_radius, wanted, frame;
    cli_picture picture;
    double snap, merge;
    int tiles; // TESS_NODES or TESS_FACES
    bool node_crossings, cut_holes, embed, wrap;
    bool repair, report, json, hash, centers, adjacency, labels, before, compare, intended;
} tess_options;

/// {0}, except the call and its options.
typedef struct tess_job {
    const cli_call *call;
    const tess_options *options;
    bool quads;                // --pattern townscaper
    pave_board *board;         // of --size and --board; else NULL
    pave_adjacency *adjacency; // of --graph and --grid; else NULL
    pave_vec2 *drawn, *read;   // positions of --embed, and those that they replace in the list
    pave_mesh *mesh;           // NULL: of --tiles faces and --clip where that cannot be one
    pave_map *faces;           // of these; else NULL
    pave_mesh_report report;   // of --report
    pave_mesh *before;         // as it was before its relaxation, of --before and --compare
    pave_removal removal;
    int32_t (*repaired)[2]; // pairs of nodes that --repair joined again
    int64_t repaired_count;
    int64_t outer_count; // nodes of a graph that became no tiles, as nothing names its border
    pave_vec2 *sites;    // of --voronoi and --voronoi-of with --save-graph; else NULL
    pave_vec2 period;    // the rectangle of these
    // Of --voronoi-of.
    pave_json_any points; // what was read
    const char **names;   // name_count, of points, from `points`; NULL elements: none
    int32_t name_count;
    bool named; // one of them is there
    bool y_up;
    int32_t *labels;    // of tiles, where they are written as a map; else NULL
    tess_format format; // of -o
    bool refused;       // no mesh could be made of the board or adjacency that there is
    cli_progress bar;
    pave_batch batch;
} tess_job;

// ---- tess_source.c ------------------------------------------------------------------------------
// Each returns an exit code, after a message where it is not CLI_DONE.

int tess_no_memory(void);

/// Says how many outer nodes of a graph became no tiles, where neither its file nor the call says
/// that they should not.
void tess_say_outer(const tess_job *job);

/// Writes the adjacency, or the points of --voronoi and their neighbours, where --save-graph says.
int tess_save_graph(const tess_job *job);

/// Makes the board or the adjacency that the options say, with its cuts, joins, removal and repair,
/// and checks it. Of --voronoi and --pattern townscaper it makes nothing.
int tess_make_source(tess_job *job);

/// Says where --remove could remove nothing.
void tess_say_removal(const tess_job *job);

/// Makes the mesh from that.
int tess_make_mesh(tess_job *job);

/// How --kind and its like relax; without steps.
pave_relax_def tess_relax_of(const tess_job *job);

/// Two tiles that can be made adjacent or cut apart.
typedef struct tess_link {
    pave_board_tile tile; // on boards, with
    int k;                // the number of its neighbour
    int32_t arc;          // else
} tess_link;

/// The number of a tile as it was typed for an option: that, or on boards its column and row.
int tess_read_tile(const tess_job *job, const char *option, const char *text, int32_t *out);

/// The two tiles that were typed as `A:B`.
int tess_find_link(const tess_job *job, const char *option, const char *text, tess_link *out);

/// Writes each fault in a separate line, and what to do about it: as many of `count` as --faults
/// says, and the count of the rest. Returns CLI_NO.
int tess_refuse(const tess_job *job, const pave_fault *faults, int64_t count);

/// Says why there can be no mesh of a list of edges, or of what was made where it is NULL: the
/// faults, or else what `error` says. Returns CLI_NO; CLI_FAILED without memory.
int tess_refuse_source(const tess_job *job, const pave_edge_list *list, const pave_error *error);

// ---- tess_embed.c -------------------------------------------------------------------------------

/// Reads the graph of --graph and, with --embed, gives its nodes positions. In any case give `out`,
/// {0} at first, to tess_close_graph.
int tess_open_graph(tess_job *job, pave_edge_list *out);
void tess_close_graph(tess_job *job, pave_edge_list *list);

// ---- tess_points.c ------------------------------------------------------------------------------

/// Makes the cells of --voronoi and --voronoi-of.
int tess_make_cells(tess_job *job);

/// Writes the tiling of --wrap where --save-tiling says.
int tess_save_tiling(const tess_job *job);

// ---- tess_faces.c -------------------------------------------------------------------------------

/// Makes the mesh of --tiles faces or, where that cannot be, the map of the faces.
int tess_make_faces(tess_job *job);

/// Makes the mesh of cells or, where that cannot be, their map; takes the patch then.
int tess_take_cells(tess_job *job, pave_planar *planar);

/// Writes the tiles as a map where -o says.
int tess_write_map(const tess_job *job);

// ---- tess_write.c -------------------------------------------------------------------------------

/// Prints what is requested: the report, the hash.
void tess_print(const tess_job *job);

/// Writes the mesh where -o says.
int tess_write(const tess_job *job);

#endif
