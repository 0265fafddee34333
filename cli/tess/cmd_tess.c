// cli/tess/cmd_tess.c: pave tess: tiles from given adjacencies.
#include "../commands.h"
#include "../output.h"
#include "../value.h"
#include "../work.h"
#include "tess.h"

#include <pave/scene.h>

#include <stdlib.h>
#include <string.h>

/// A fault's message; %0 to %3 are replaced by the names of its tiles.
typedef struct description {
    pave_fault_kind kind;
    const char *places;
    const char *advice;
    bool mends; ///< whether --repair can help if something was cut
} description;

static const description descriptions[] = {
    {PAVE_FAULT_SELF_EDGE, "%0", "leave the edge out", false},
    {PAVE_FAULT_DUPLICATE_EDGE, "%0 and %1", "leave one of the edges out", false},
    {PAVE_FAULT_ASYMMETRIC, "%0 names %1", "let both name each other", false},
    {PAVE_FAULT_SAME_POSITION, "%0 and %1", "move one of them", false},
    {PAVE_FAULT_CROSSING, "%0 - %1 and %2 - %3", "leave one of them out, or move a tile", false},
    {PAVE_FAULT_DISCONNECTED, "%0 and %1", "join their parts", true},
    {PAVE_FAULT_FEW_NEIGHBORS, "%0", "join it to another", true},
    {PAVE_FAULT_NO_BORDER, "%0", "put a ring of border tiles around all others", false},
    {PAVE_FAULT_HOLE, "%0", "make it an inner tile, or leave it out", false},
    {PAVE_FAULT_BRIDGE, "%0 - %1", "join more of the tiles adjacent to it", true},
    {PAVE_FAULT_FACE_TWICE, "%0", "join more of the tiles adjacent to it", true},
    {PAVE_FAULT_SHARED_TWICE, "%0 - %1 and %2 - %3", "join more of the tiles between them", true},
};

enum { NAME_SIZE = 64, PLACES_SIZE = 5 * NAME_SIZE };

// Writes a tile's name for messages: "tile 12 (3,1)", "border tile 110 (-1,0)".
static void put_name(const tess_job *job, int32_t node, char out[NAME_SIZE])
{
    if (job->board) {
        pave_board_tile tile = pave_board_node_tile(job->board, node);
        snprintf(out, NAME_SIZE, "%stile %d (%d,%d)",
                 pave_board_inner(job->board, tile) ? "" : "border ", (int)node, (int)tile.col,
                 (int)tile.row);
    } else {
        bool border = job->adjacency && pave_adjacency_is_border(job->adjacency, node);
        snprintf(out, NAME_SIZE, "%stile %d", border ? "border " : "", (int)node);
    }
}

static void put_places(const tess_job *job, const char *text, const pave_fault *fault, char *out)
{
    size_t used = 0;
    for (; *text; text++) {
        if (*text == '%')
            put_name(job, fault->nodes[*++text - '0'], out + used);
        else
            memcpy(out + used, (char[]){*text, '\0'}, 2);
        used += strlen(out + used);
    }
}

// Returns whether a cut was made that --repair could undo.
static bool is_cut(const tess_job *job)
{
    if (job->options->repair) return false;
    if (job->board) return true; // boards can always be repaired
    for (int32_t arc = 0; job->adjacency && arc < job->adjacency->graph->arc_count; arc++) {
        if (pave_adjacency_is_cut(job->adjacency, arc)) return true;
    }
    return false;
}

// Returns the message and the remedy of a fault; NULL for an unknown kind.
static const description *describe(const tess_job *job, const pave_fault *fault, const char **what,
                                   char places[PLACES_SIZE])
{
    bool stands = fault->kind == PAVE_FAULT_CROSSING && fault->nodes[2] == fault->nodes[3];
    *what = stands ? "a tile is on an edge" : pave_fault_text(fault->kind);
    places[0] = '\0';
    for (size_t i = 0; i < sizeof descriptions / sizeof *descriptions; i++) {
        if (descriptions[i].kind != fault->kind) continue;
        put_places(job, stands ? "%2 is on %0 - %1" : descriptions[i].places, fault, places);
        return &descriptions[i];
    }
    return NULL;
}

static void name_fault(const tess_job *job, const pave_fault *fault)
{
    char places[PLACES_SIZE];
    const char *what;
    const description *how = describe(job, fault, &what, places);
    bool walled_off =
        job->board && fault->kind == PAVE_FAULT_NO_BORDER; // a board always has a border, so cuts
                                                           // have separated the tile from it
    bool ringless = job->options->graph && fault->kind == PAVE_FAULT_NO_BORDER;
    if (how)
        cli_say("%s: %s; %s%s", what, places,
                walled_off ? "join it to the tiles around it" : how->advice,
                (how->mends || walled_off) && is_cut(job) ? ", or use --repair"
                : ringless                                ? ", or use --border ring"
                                                          : "");
}

/// Reports the fault that a toggle would cause.
static int tess_refuse_toggle(const tess_job *job, const char *text, const pave_fault *fault)
{
    char places[PLACES_SIZE];
    const char *what;
    describe(job, fault, &what, places);
    cli_say("--toggle: %s would make the tiles invalid: %s: %s; leave it out", text, what, places);
    return CLI_NO;
}

int tess_refuse(const tess_job *job, const pave_fault *faults, int64_t count)
{
    int64_t named = count < job->options->faults ? count : job->options->faults;
    for (int64_t i = 0; i < named; i++) name_fault(job, &faults[i]);
    if (count > named)
        cli_say("and %d more fault%s; --faults %d lists them all%s", (int)(count - named),
                count - named == 1 ? "" : "s", (int)count,
                is_cut(job) ? "; use --repair, which restores the missing adjacencies" : "");
    return CLI_NO;
}

// Checks the edges of a list; if `list` is NULL, checks the board or adjacency.
static pave_result check_source(const tess_job *job, const pave_edge_list *list, pave_fault *out,
                                int64_t capacity, int64_t *count)
{
    if (list) {
        const pave_edges_def edges = {list->node_count, list->positions, list->edge_count,
                                      (const int32_t(*)[2])list->edges};
        return pave_edges_check(&edges, NULL, out, capacity, count, NULL);
    }
    *count = 0;
    return job->board       ? pave_board_check(job->board, NULL, out, capacity, count)
           : job->adjacency ? pave_adjacency_check(job->adjacency, NULL, out, capacity, count)
                            : PAVE_OK;
}

int tess_refuse_source(const tess_job *job, const pave_edge_list *list, const pave_error *error)
{
    int64_t count = 0;
    pave_fault *faults = NULL;
    pave_result result = check_source(job, list, NULL, 0, &count);
    if (result == PAVE_CAPACITY) {
        faults = malloc((size_t)count * sizeof *faults);
        result = faults ? check_source(job, list, faults, count, &count) : PAVE_NO_MEMORY;
    }
    int code = result == PAVE_NO_MEMORY ? tess_no_memory()
               : count > 0              ? tess_refuse(job, faults, count)
                                        : CLI_DONE;
    free(faults);
    if (code != CLI_DONE) return code;
    cli_say("%s", error->message[0] ? error->message : pave_result_text(error->result));
    return CLI_NO;
}

// ---- Toggles ------------------------------------------------------------------------------------

// Reports why the mesh is unchanged.
static int refuse(const tess_job *job, const char *text, const pave_mesh_patch *patch,
                  const pave_error *error)
{
    switch (error->result) {
    case PAVE_NO_MEMORY: return tess_no_memory();
    case PAVE_RANGE: return cli_wrong("--toggle: %s: %s", text, error->message);
    default: break;
    }
    if (patch->fault.kind != PAVE_FAULT_NONE) return tess_refuse_toggle(job, text, &patch->fault);
    cli_say("--toggle: %s: %s", text, error->message);
    return CLI_NO;
}

static pave_result toggle(tess_job *job, const tess_link *link, pave_mesh_patch *patch,
                          pave_error *error)
{
    if (job->board)
        return pave_mesh_edit_board(job->mesh, job->board, link->tile, link->k,
                                    !pave_board_has(job->board, link->tile, link->k), patch, error);
    return pave_mesh_edit_adjacency(job->mesh, job->adjacency, link->arc,
                                    !pave_adjacency_is_cut(job->adjacency, link->arc), patch,
                                    error);
}

static int make_toggle(tess_job *job, const char *text)
{
    tess_link link;
    pave_mesh_patch patch = {0};
    pave_error error = {0};
    int code = tess_find_link(job, "toggle", text, &link);
    if (code != CLI_DONE) return code;
    return toggle(job, &link, &patch, &error) == PAVE_OK ? CLI_DONE
                                                         : refuse(job, text, &patch, &error);
}

// ---- Neighbourhoods -----------------------------------------------------------------------------

// Reads a tile of the mesh.
static int read_mesh_tile(const tess_job *job, const char *text, int32_t *out)
{
    int32_t node;
    int code = tess_read_tile(job, "relax-around", text, &node);
    if (code != CLI_DONE) return code;
    *out = pave_mesh_tile_of(job->mesh, node);
    return *out >= 0
               ? CLI_DONE
               : cli_wrong("--relax-around: tile %s is in the border, which has no polygons", text);
}

// Reads the parts of `TILE:RINGS:STEPS`.
static int read_around(const tess_job *job, const char *text, int32_t *tile, int32_t *rings,
                       int32_t *steps)
{
    enum { ROOM = 96 };
    char parts[ROOM], *second, *third;
    int64_t numbers[2];
    const char *form = "--relax-around: \"%s\" is not a tile with rings and steps; give "
                       "TILE:RINGS:STEPS, such as 5:2:10";
    if (strlen(text) >= ROOM) return cli_wrong(form, text);
    memcpy(parts, text, strlen(text) + 1);
    second = strchr(parts, ':');
    third = second ? strchr(second + 1, ':') : NULL;
    if (!third) return cli_wrong(form, text);
    *second++ = *third++ = '\0';
    const cli_reading ring = cli_read_number(second, 0, INT32_MAX, &numbers[0]),
                      step = cli_read_number(third, 0, TESS_STEPS_MAX, &numbers[1]);
    if (ring == CLI_NO_FORM || step == CLI_NO_FORM) return cli_wrong(form, text);
    if (ring == CLI_TOO_FAR || step == CLI_TOO_FAR)
        return cli_wrong("--relax-around: %s: give 0 to %d %s", text,
                         ring == CLI_TOO_FAR ? INT32_MAX : TESS_STEPS_MAX,
                         ring == CLI_TOO_FAR ? "rings" : "steps");
    *rings = (int32_t)numbers[0];
    *steps = (int32_t)numbers[1];
    return read_mesh_tile(job, parts, tile);
}

static int make_even_around(tess_job *job, const char *text)
{
    int32_t tile, rings;
    pave_relax_def relax = tess_relax_of(job);
    pave_error error = {0};
    int code = read_around(job, text, &tile, &rings, &relax.steps);
    if (code != CLI_DONE) return code;
    if (pave_mesh_relax_around(job->mesh, tile, rings, &relax, NULL, &error) == PAVE_OK)
        return CLI_DONE;
    return error.result == PAVE_NO_MEMORY
               ? tess_no_memory()
               : cli_wrong("--relax-around: %s: %s", text, error.message);
}

// ---- Edits in the given order -------------------------------------------------------------------

/// Applies --toggle and --relax-around to the mesh in the given order.
static int tess_edit(tess_job *job)
{
    const cli_list *toggles = &job->options->toggles, *arounds = &job->options->arounds;
    int code = CLI_DONE;
    for (int t = 0, a = 0; code == CLI_DONE && (t < toggles->count || a < arounds->count);) {
        const bool toggled =
            a == arounds->count || (t < toggles->count && toggles->places[t] < arounds->places[a]);
        code = toggled ? make_toggle(job, toggles->items[t++])
                       : make_even_around(job, arounds->items[a++]);
    }
    return code;
}

#define OPTIONS tess_options
static const cli_option table[] = {
    CLI_ROW(
        SIZE, "size", "WxH", "12x9", window.size,
        "inner tiles of a board; cells, or unit cells, of --grid; approximate number of quads of "
        "--pattern townscaper; the rectangle of --voronoi (default there: area 1 for each point)"),
    CLI_ROW(PATH, "board", "FILE", NULL, board, "read a board from a JSON file"),
    CLI_ROW(PATH, "graph", "FILE", NULL, graph,
            "read a graph from a .json, .obj or .off file (-: JSON from standard input); its edges "
            "are the adjacencies"),
    CLI_ROW(WORD, "up", "flatter|y|z", "flatter", up,
            "the axis of .obj and .off that points up; flatter: y or z, whichever extends less"),
    CLI_ROW(DECIMAL, "weld", "EPS", NULL, weld,
            "--graph: nodes within this distance of an earlier one are merged with it, such as "
            "vertices repeated at seams (default: in .obj and .off, vertices at equal positions)"),
    CLI_FLAG_ROW("embed", embed, "--graph: draw it without crossings, even if it has positions"),
    CLI_ROW(WORD, "tiles", "nodes|faces", "nodes", tiles,
            "which parts become tiles: the nodes of --graph, or its bounded faces as drawn, such "
            "as blocks "
            "between streets"),
    CLI_FLAG_ROW("node-crossings", node_crossings,
                 "--tiles faces: put a node where edges cross, and where a node is on an edge"),
    CLI_FLAG_ROW("cut-holes", cut_holes,
                 "--tiles faces: cut faces with a hole into faces without one"),
    CLI_ROW(DECIMAL, "snap", "EPS", NULL, snap,
            "--tiles faces: nodes within this distance are merged, and nodes this near to an edge "
            "are put on it"),
    CLI_ROW(WORD, "border", "outer|ring|none", "outer", border,
            "border nodes, if the file of --graph has none: its outer nodes; new nodes in a ring "
            "around it, so that all its nodes become tiles; or none"),
    CLI_ROW(GRID, "grid", "GRID", NULL, window.grid,
            "use the faces of a tiling, adjacent across edges: square, hex, tri, another tiling "
            "or TILING.json; or the cells of penrose and other grids that never repeat, see pave "
            "grid, in a disk (default: --radius 12) or rectangle, in lengths of a side"),
    CLI_ROW(WORD, "window", "rectangle|parallelogram|hexagon|triangle|disk", NULL, window.shape,
            "the shape of the window of --grid (default: rectangle; with --radius on hex and tri "
            "hexagon)"),
    CLI_COUNT_ROW("radius", "R", "5", window.radius, 0, PAVE_WINDOW_RADIUS_MAX,
                  "of a hexagon or disk; the side of a triangle"),
    CLI_ROW(WORD, "orientation", "pointy|flat", "pointy", window.orientation,
            "the orientation of the hexagons and triangles of --grid"),
    CLI_ROW(TEXT, "at", "CELL", NULL, at, "position of the window on its grid (default: 0,0)"),
    CLI_COUNT_ROW("voronoi", "N", NULL, voronoi, 1, 1 << 24,
                  "use the Voronoi diagram of N random points, for comparison"),
    CLI_ROW(PATH, "voronoi-of", "FILE", NULL, voronoi_of,
            "use the Voronoi diagram of the points of a file (-: standard input): GeoJSON, or CSV "
            "with x, y and perhaps a name"),
    CLI_ROW(DECIMAL, "merge", "EPS", NULL, merge,
            "--voronoi-of: points within this distance of an earlier one are left out (default: "
            "only duplicates)"),
    CLI_ROW(
        TEXT, "clip", "X,Y,W,H|FILE", NULL, clip,
        "--voronoi-of: the outline of the cells: a rectangle, or the polygons of a file (default: "
        "a rectangle around the points)"),
    CLI_FLAG_ROW("wrap", wrap,
                 "repeat the rectangle of --voronoi and --voronoi-of in both directions: the cells "
                 "tile the plane"),
    CLI_COUNT_ROW(
        "lloyd", "N", "0", lloyd, 0, 10000,
        "number of times that the points of a Voronoi diagram move to the centroids of their "
        "cells"),
    CLI_ROW(WORD, "layout", "odd-r|even-r|odd-q|even-q", "even-q", layout,
            "the offset system of a board: which rows or columns are offset"),
    CLI_ROW(WORD, "pattern", TESS_PATTERNS, "hex", pattern,
            "the adjacencies that a board starts with; townscaper: no board, but relaxed quads of "
            "an endless ground, around the origin"),
    CLI_ROW(PATH, "on", "FILE", NULL, on,
            "cut where a ground of the size of the board has walls; with --grid: the window of "
            "the ground, without its walls"),
    CLI_ROW(LIST, "cut", "A:B", NULL, cuts, "cut the adjacency of two tiles; may be repeated"),
    CLI_ROW(LIST, "join", "A:B", NULL, joins,
            "make two tiles adjacent that the pattern or a cut separates; may be repeated"),
    CLI_ROW(SHARE, "remove", "P", "0", remove,
            "attempt to remove this share of the adjacencies between inner tiles at random"),
    CLI_ROW(TEXT, "max-degree", "D|any", "6", max_degree,
            "--remove: at most D tiles meet in a vertex, tiles of the rim keep two inner "
            "neighbours, and two tiles never meet in two places; any: only --min-sides counts"),
    CLI_COUNT_ROW("min-sides", "S", "3", min_sides, 3, 1000,
                  "--remove: number of sides that each tile keeps"),
    CLI_SEED_ROW(seed, "the seed of --remove, --voronoi and --pattern townscaper"),
    CLI_FLAG_ROW("repair", repair,
                 "restore only those adjacencies that valid tiles need, or without which more than "
                 "24 tiles would meet in a vertex"),
    CLI_COUNT_ROW("faults", "N", "10", faults, 1, 1000000,
                  "maximum number of faults to name if the adjacencies make tiles impossible"),
    CLI_ROW(WORD, "vertex", "mean|centroid|circumcentre", "mean", vertex,
            "the position of a vertex: the mean of the centres of its tiles, their centroid by "
            "area, or the circumcentre of three"),
    CLI_COUNT_ROW("relax", "N", "0", relax, 0, TESS_STEPS_MAX, "number of relaxation steps"),
    CLI_ROW(DECIMAL, "until", "EPS", NULL, until,
            "stop the relaxation when no vertex moves farther than this in a step (without "
            "--relax: after 1000 steps)"),
    CLI_ROW(DECIMAL, "min-radius", "R", NULL, min_radius,
            "the distance to which vertices are pushed from the centres of their tiles (default: "
            "0.85 of the radius of a regular polygon with the mean area and the mean number of "
            "sides of a tile; on boards of hexagons that is 0.85)"),
    CLI_ROW(
        WORD, "kind", "even|push|angle|lloyd|reapply", "even", kind,
        "what a step does: lower an energy of areas, circles and corners, push vertices outwards, "
        "rotate them to regular angles, take the mean of centroids, or apply --vertex again"),
    CLI_ROW(SHARE, "wanted", "S", NULL, wanted,
            "the areas of --kind even: 0: the same for all tiles; 1: those of regular polygons of "
            "equal sides; or between (default: 0; on grids of several polygons 1, or 0.5 if "
            "adjacencies are cut)"),
    CLI_ROW(WORD, "rim", "stay|free|frame", "stay", rim,
            "what the outline does in the relaxation: stay, move like the rest, or become a "
            "rectangle of the same area"),
    CLI_ROW(
        RATIO, "frame", "W:H", NULL, frame,
        "the proportions of the rectangle of --rim frame (default: those of the tiles); at most "
        "100 to 1"),
    CLI_ROW(
        LIST, "toggle", "A:B", NULL, toggles,
        "cut or join two tiles after the relaxation; only tiles near them change; may be repeated"),
    CLI_ROW(
        LIST, "relax-around", "TILE:RINGS:STEPS", NULL, arounds,
        "then relax the neighbourhood of a tile: with RINGS 1 its vertices, and each further ring "
        "adds those of the tiles around; all others stay; may be repeated, also between --toggle"),
    CLI_PRINT_ROW("report", report, "print the quality of the tiles"),
    CLI_PRINT_ROW("json", json, "print the report in JSON"),
    CLI_PRINT_ROW("hash", hash, "print the hash of the mesh"),
    CLI_OUTPUT_ROWS(TESS_FORMATS, output, format),
    CLI_ROW(
        OUTPUT, "save-board", "FILE.json", NULL, save_board,
        "also write the board, with all its changes, in JSON, even if no tiles can be made of it"),
    CLI_ROW(OUTPUT, "save-graph", "FILE.json", NULL, save_graph,
            "also write the graph of the adjacencies, with its border, in JSON; for --voronoi the "
            "points and their neighbours, for --pattern townscaper the centroids of the quads"),
    CLI_ROW(OUTPUT, "save-tiling", "FILE.json", NULL, save_tiling,
            "also write the cells of --wrap, at most 256, as a tiling, which --grid of any command "
            "accepts"),
    CLI_ROW(WORD, "fill", TESS_FILLS, "sides", fill,
            "the colours of a picture: by the number of sides, different for neighbours, by area, "
            "or none"),
    CLI_FLAG_ROW("adjacency", adjacency, "draw the adjacencies, with the border"),
    CLI_FLAG_ROW("labels", labels, "draw the numbers of tiles"),
    CLI_COUNT_ROW("first", "N", "0", first, 0, INT32_MAX,
                  "the number of the first tile in the picture, which has labels then"),
    CLI_FLAG_ROW("intended", intended,
                 "draw the intended positions of tiles, the nodes of the graph, with a line to "
                 "the centre of each; with --frame W:H stretched like the tiles"),
    CLI_FLAG_ROW("compare", compare, "two pictures side by side: before and after the relaxation"),
    CLI_LEGEND_ROW(picture),
    CLI_PICTURE_ROWS(NULL, picture,
                     "a world unit, which is the edge of a hexagon of a board (default: the "
                     "picture has 1024 pixels)"),
    CLI_THREADS_ROW(threads),
};

// Only one source may be given.
static int check_sources(const cli_call *call)
{
    static const char *const sources[] = {"board", "graph", "grid", "voronoi", "voronoi-of"};
    const char *first = cli_given_of(call, "board|graph|grid|voronoi|voronoi-of");
    for (size_t i = 0; i < sizeof sources / sizeof *sources; i++) {
        if (cli_given(call, sources[i]) && strcmp(sources[i], first) != 0)
            return cli_wrong("--%s: --%s also defines the tiles; give one of the two", sources[i],
                             first);
    }
    if (cli_given(call, "size") && cli_given(call, "voronoi-of"))
        return cli_wrong("--size: --clip X,Y,W,H gives the rectangle of --voronoi-of");
    if (cli_given(call, "size") && cli_given_of(call, "board|graph"))
        return cli_wrong("--size: the file of --%s gives the number of tiles; leave it out", first);
    return CLI_DONE;
}

enum {
    SIZED = CLI_MODE(0), // a board of --size
    BOARD = CLI_MODE(1), // --board is given
    GRAPH = CLI_MODE(2),
    GRID = CLI_MODE(3),
    VORONOI = CLI_MODE(4),
    CHOSEN = SIZED | BOARD | GRAPH | GRID, // adjacencies that can be changed
    RELAXED = CLI_MODE(5),
    PUSHED = CLI_MODE(6), // relaxed by --kind push
    RANDOM = CLI_MODE(7),
    REPORTED = CLI_MODE(8),
    FRAMED = CLI_MODE(10),
    AROUND = CLI_MODE(14), // --relax-around
    REMOVED = CLI_MODE(11),
    SHAPED = CLI_MODE(12),   // --grid is given and no mask defines the window
    EVENED = CLI_MODE(15),   // relaxed by --kind even
    UNMASKED = CLI_MODE(13), // no mask defines the window of --grid
    QUADS = CLI_MODE(16),    // --pattern townscaper
    FACES = CLI_MODE(17),    // --graph with --tiles faces
    POINTS = CLI_MODE(18),   // --voronoi-of is given
    WRAPPED = CLI_MODE(19),  // --wrap is given
};

static uint32_t modes_of(const cli_call *call)
{
    const tess_options *options = call->options;
    uint32_t source = options->board                                   ? BOARD
                      : options->graph && options->tiles == TESS_FACES ? FACES
                      : options->graph                                 ? GRAPH
                      : options->window.grid                           ? GRID
                      : options->voronoi                               ? VORONOI
                      : options->voronoi_of                            ? POINTS
                      : options->pattern == TESS_TOWNSCAPER            ? QUADS
                                                                       : SIZED;
    bool relaxed = cli_given(call, "relax") ? options->relax > 0 : options->until > 0;
    return source | (relaxed ? RELAXED : 0) | (options->kind == PAVE_RELAX_PUSH ? PUSHED : 0) |
           (options->kind == PAVE_RELAX_EVEN ? EVENED : 0) |
           (options->remove > 0 || options->voronoi || source == QUADS ? RANDOM : 0) |
           (options->wrap ? WRAPPED : 0) | (options->report ? REPORTED : 0) |
           (options->arounds.count > 0 ? AROUND : 0) |
           (options->rim == PAVE_RIM_FRAME ? FRAMED : 0) | (options->remove > 0 ? REMOVED : 0) |
           (options->window.grid && !options->on ? SHAPED : 0) |
           (options->window.grid && options->on ? 0 : UNMASKED);
}

#define NO_STEPS "has no effect without relaxation steps, such as --relax 20"
static const cli_need needs[] = {
    {"layout", SIZED, "only for boards of --size"},
    {"pattern", SIZED | QUADS, "only for boards of --size"},
    {"border", GRAPH, "only for graphs whose nodes become tiles"},
    {"tiles", GRAPH | FACES, "only for --graph"},
    {"node-crossings|cut-holes|snap", FACES, "only --tiles faces takes it"},
    {"embed", GRAPH | FACES, "only for --graph"},
    {"weld", GRAPH | FACES, "only for --graph"},
    {"up", GRAPH | FACES, "only for graphs of .obj and .off"},
    {"window|radius|orientation|at", GRID, "only for --grid"},
    {"window|radius|at", SHAPED, "--on gives the window"},
    {"size", UNMASKED, "--on gives the window"},
    {"on", SIZED | BOARD | GRID, "only boards and grids take a ground"},
    {"save-board", SIZED | BOARD, "only for boards"},
    {"cut|join|remove|repair|toggle|adjacency|intended", CHOSEN,
     "quads of --pattern townscaper, cells of a Voronoi diagram and faces of a graph have fixed "
     "adjacencies"},
    {"vertex", CHOSEN,
     "vertices of --pattern townscaper, a Voronoi diagram and --tiles faces have fixed positions"},
    {"max-degree|min-sides", REMOVED, "only --remove P uses them"},
    {"lloyd|wrap", VORONOI | POINTS, "only a Voronoi diagram takes it"},
    {"merge|clip", POINTS, "only --voronoi-of takes it"},
    {"save-tiling", WRAPPED, "only --wrap makes a tiling"},
    {"seed", RANDOM, "only --remove, --voronoi and --pattern townscaper are random"},
    {"kind|min-radius|compare|wanted", RELAXED | AROUND, NO_STEPS},
    {"wanted", EVENED, "only --kind even uses it"},
    {"rim|frame|until", RELAXED, NO_STEPS},
    {"frame", FRAMED, "only for --rim frame"},
    {"min-radius", PUSHED, "only for --kind push"},
    {"json", REPORTED, "it is the format of --report"},
    {"fill|adjacency|labels|first|compare|intended|legend", CLI_PICTURE,
     "only pictures (.svg, .pdf, .png) show it"},
    CLI_PICTURE_NEEDS};

static int check_options(const cli_call *call)
{
    const tess_options *options = call->options;
    if (!options->output && !options->report && !options->hash && !options->save_board &&
        !options->save_graph && !options->save_tiling)
        return cli_wrong("nothing to do; give a file, such as -o tiles.svg, or --report or --hash "
                         "(\"pave tess --help\" lists all options)");
    if (options->frame > PAVE_FRAME_RATIO_MAX ||
        options->frame * PAVE_FRAME_RATIO_MAX < (options->frame > 0))
        return cli_wrong("--frame: must be 1:%d to %d:1", PAVE_FRAME_RATIO_MAX,
                         PAVE_FRAME_RATIO_MAX);
    return check_sources(call);
}

static void release(tess_job *job)
{
    pave_mesh_destroy(job->mesh);
    pave_map_destroy(job->faces);
    pave_mesh_destroy(job->before);
    pave_adjacency_destroy(job->adjacency);
    pave_board_destroy(job->board);
    free(job->repaired);
    free(job->sites);
    free(job->labels);
    free(job->names);
    pave_json_any_release(&job->points);
}

static int make(tess_job *job)
{
    job->batch.runner = cli_runner(&job->options->threads);
    job->batch.progress = cli_progress_begin(&job->bar, "choosing adjacencies");
    int code = tess_make_source(job);
    cli_progress_next(&job->bar, "tessellating");
    if (code == CLI_DONE) {
        code = tess_make_mesh(job);
        job->refused = code == CLI_NO;
    }
    cli_progress_next(&job->bar, "editing");
    if (code == CLI_DONE && job->mesh) code = tess_edit(job);
    cli_progress_next(&job->bar, "reporting");
    if (code == CLI_DONE && job->options->report &&
        pave_mesh_report_make(job->mesh, NULL, &job->report) != PAVE_OK)
        code = cli_failed("out of memory; leave out --report");
    cli_progress_end(&job->bar);
    if (code == CLI_DONE) tess_say_removal(job);
    if (code == CLI_DONE) tess_say_outer(job);
    if (code == CLI_DONE && job->mesh && job->mesh->made.solved)
        cli_say(
            "local repair failed, so the whole mesh was redrawn: the vertex rule does not apply");
    return code;
}

static int save_board(const tess_job *job)
{
    const char *path = job->options->save_board;
    pave_error error = {0};
    return !path || pave_json_board_write(job->board, cli_stage(path), NULL, &error) == PAVE_OK
               ? CLI_DONE
               : cli_report(&error);
}

// Writes files before printing, so that a failed command prints nothing. Signals are caught from
// here on, because files must be cleaned up.
static int put_out(const tess_job *job)
{
    const tess_options *options = job->options;
    cli_catch_signals(); // temporary files must be removed
    int code = save_board(job);
    if (code == CLI_DONE && options->save_graph && !job->refused) code = tess_save_graph(job);
    if (code == CLI_DONE && options->save_tiling && !job->refused) code = tess_save_tiling(job);
    if (code == CLI_DONE && options->output && !job->refused) code = tess_write(job);
    code = cli_stage_end(code);
    if (code == CLI_DONE && job->refused) return CLI_NO;
    if (code == CLI_DONE) tess_print(job);
    return code;
}

static int run(const cli_call *call)
{
    tess_job job = {.call = call,
                    .options = call->options,
                    .format = (tess_format)call->format,
                    .quads = modes_of(call) & QUADS};
    int code = check_options(call);
    if (code != CLI_DONE) return code;
    code = make(&job);
    if (code == CLI_DONE || job.refused) code = put_out(&job);
    release(&job);
    return code;
}

const cli_command cli_tess = {CLI_COMMAND("tess", "", table, run),
                              CLI_WRITES(TESS_FORMATS, needs, modes_of)};
