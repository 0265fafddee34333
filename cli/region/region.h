/// cli/region/region.h: shared by the commands of pave region: the map that is made or read, its
/// output, and its pictures.
#ifndef PAVE_CLI_REGION_H
#define PAVE_CLI_REGION_H

#include "../opt.h"
#include "../result.h"

#include <pave/borders.h>
#include <pave/formats/json.h>
#include <pave/map.h>
#include <pave/picture.h>

#define REGION_FORMATS "svg|pdf|png|json|geojson|mask"
typedef enum region_format {
    REGION_NO_FORMAT = -1,
    REGION_SVG,
    REGION_PDF,
    REGION_PNG,
    REGION_JSON,
    REGION_GEOJSON,
    REGION_MASK ///< mask of the sea
} region_format;

/// In the order of pave_picture_map_marks, from PAVE_PICTURE_MARK_NOTHING on.
#define REGION_LABELS "none|id|size|label|owner|dice|name"

/// In the order of pave_picture_map_fill, from PAVE_PICTURE_BY_LABEL on.
#define REGION_FILLS "label|territory|owner|none"

/// Options of a picture.
typedef struct region_look {
    int labels, fill;
    int64_t smooth;
    cli_picture picture;
    bool cells;
} region_look;

#define REGION_LOOK_ROWS(look)                                                                    \
    CLI_ROW(WORD, "fill", REGION_FILLS, NULL, look.fill,                                          \
            "the colours of a picture: by label (race or area), by territory (neighbours "        \
            "differ), by owner, or none (default: by owner if the map has owners, otherwise by "  \
            "label or territory)"),                                                               \
        CLI_ROW(WORD, "labels", REGION_LABELS, NULL, look.labels,                                 \
                "the labels of territories; dice are drawn (default: dice if the map has them, "  \
                "otherwise names, otherwise labels with --fill label, otherwise ids)"),           \
        CLI_COUNT_ROW("smooth", "N", "6", look.smooth, 0, PAVE_SMOOTH_PASSES_MAX,                 \
                      "number of smoothing passes over borders; 0: they follow the cells, as by " \
                      "default in .json and on drawn polygons"),                                  \
        CLI_FLAG_ROW(                                                                             \
            "cells", look.cells,                                                                  \
            "also draw the sides of cells; borders follow them, unless --smooth is given"),       \
        CLI_NAMES_ROW(look.picture), CLI_UNITS_ROW(look.picture), CLI_LEGEND_ROW(look.picture),   \
        CLI_PICTURE_ROWS(NULL, look.picture,                                                      \
                         "a world unit, which is the edge of a cell of a grid (default: the "     \
                         "picture has 1024 pixels)")

/// Options of the output files and of the printed summary.
typedef struct region_output {
    const char *path;
    int format;
    bool json, hash;
} region_output;

#define REGION_OUTPUT_ROWS(output)                                                          \
    CLI_OUTPUT_ROWS(REGION_FORMATS, output.path, output.format), CLI_JSON_ROW(output.json), \
        CLI_PRINT_ROW("hash", output.hash, "print the hash of the map")

enum { REGION_PATH_SIZE = 4096 };

/// Names the file of one of several maps: the name given by -o with %d (or %03d, with leading
/// zeros) replaced by the number. `path` must hold REGION_PATH_SIZE bytes and live as long as the
/// output. Returns an exit code, after a message about --option unless it is CLI_DONE.
int region_number_output(const char *option, int64_t number, region_output *output, char *path);

/// Options of merging; see pave_territory_def.
typedef struct region_merge {
    int64_t size_min;
    bool fill_holes, fill_empty;
} region_merge;

#define REGION_MERGE_ROWS(merge)                                                              \
    CLI_FLAG_ROW("fill-empty", merge.fill_empty, "add empty cells to the nearest territory"), \
        CLI_COUNT_ROW("min-size", "N", "0", merge.size_min, 0, INT32_MAX,                     \
                      "add territories of fewer cells to the neighbour with the most shared " \
                      "edges, the smallest first; without a neighbour they become empty"),    \
        CLI_FLAG_ROW("fill-holes", merge.fill_holes,                                          \
                     "add everything enclosed by one territory to it")

/// Modes common to these commands; a command's own modes start at REGION_MODE(0).
enum {
    REGION_WINDOW = CLI_MODE(0),  ///< the cells are from a window, not from --on
    REGION_SIZED = CLI_MODE(1),   ///< the cells are from a window or a world
    REGION_PIECE = CLI_MODE(2),   ///< the cells are from a world
    REGION_ON = CLI_MODE(3),      ///< --on is given
    REGION_BORDERED = CLI_MODE(4) ///< the output has borders
};
#define REGION_MODE(index) CLI_MODE(5 + (index))

#define REGION_LOOK_NEEDS                                              \
    {"fill", CLI_PICTURE, "only pictures (.svg, .pdf, .png) show it"}, \
        {"labels|cells|names|units|legend", CLI_PICTURE,               \
         "only pictures (.svg, .pdf, .png) show them"},                \
        {"smooth", REGION_BORDERED, "only what -o writes has borders"}, CLI_PICTURE_NEEDS

/// Returns the modes that depend on the output; `frames`: the command draws pictures in addition to
/// -o.
uint32_t region_modes(const cli_call *call, bool frames);

/// State of one of the commands. Initialize to {0}, except for the call and its options.
typedef struct region_job {
    const cli_call *call;
    const region_output *output;
    const region_look *look;
    region_format format; ///< format of -o
    const char *title;    ///< title of a picture
    bool frame;   ///< a picture of a film, which omits names and smooth curves unless requested,
                  ///< because they would flicker
    bool several; ///< whether the map is one of several; its line then names its file
    bool quiet;   ///< whether to print nothing, because standard output receives a file
    pave_runner runner;     ///< runner for writers of data; {0}: one thread
    const pave_mask *walls; ///< drawn as rock and walls; may be NULL
    const uint8_t *dots;    ///< for a picture: nonzero draws a dot on the cell; may be NULL
    pave_map *map;          ///< the output; owned by the caller
} region_job;

// ---- region_write.c, region_map.c ---------------------------------------------------------------
// Each returns an exit code; a message has been written unless it is CLI_DONE.

/// Writes the map to the file of -o, if any, and prints its summary unless standard output has the
/// map itself. Then prints the hash if --hash is given.
typedef int region_printer(const region_job *job, cli_result *result);
int region_put_out(const region_job *job, region_printer *print);

/// Draws the map as a picture in the job's format.
int region_draw(const region_job *job, const char *path);

/// Returns the definition of the requested merging.
pave_territory_def region_territory_def(const region_merge *merge, pave_ground ground,
                                        const int32_t *labels);

/// Makes the job's map. Destroy it with pave_map_destroy.
int region_make_map(region_job *job, const pave_map_def *def);

/// Reads a map, or polygons as a map; "-" is standard input. `def` may be NULL. Destroy it with
/// pave_map_destroy.
int region_read_map(const char *path, const pave_json_any_def *def, pave_map **out);

/// Reports that memory ran out. Returns CLI_FAILED.
int region_no_memory(void);

/// Reports why the map could not be made. Returns an exit code.
int region_refuse_map(const pave_error *error);

/// Like region_refuse_map, for a generator: values that are out of range or contradictory are
/// reported as wrong arguments.
int region_refuse_call(const pave_error *error);

// ---- Output -------------------------------------------------------------------------------------

/// Ends the line of a map, with its file name if there are several.
void region_put_file(const region_job *job, cli_result *result);

/// Prints the segregation measures of the map. Returns an exit code, after a message unless it is
/// CLI_DONE.
int region_put_measures(cli_result *result, const pave_map *map);

/// Prints the statistics of the map.
region_printer region_print_map;

// ---- Lists of numbers ---------------------------------------------------------------------------

/// Reads integers from `least` to `most`: `0,1,1,2`. Returns an exit code, after a message about
/// --option unless it is CLI_DONE. The caller frees `out`.
int region_read_counts(const char *option, const char *text, int32_t least, int32_t most,
                       int32_t **out, int32_t *count);

/// Reads decimal numbers from `least` to `most` in the same way: `3,1,0.5`.
int region_read_shares(const char *option, const char *text, double least, double most,
                       double **out, int32_t *count);

#endif
