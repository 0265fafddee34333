/// cli/region/region.h: pave region: what its commands share: the map that is made or read, how it
/// is written, and how it is drawn.
#ifndef PAVE_CLI_REGION_H
#define PAVE_CLI_REGION_H

#include "../opt.h"

#include <pave/borders.h>
#include <pave/chokepoints.h>
#include <pave/formats/json.h>
#include <pave/map.h>
#include <pave/scene.h>

#define REGION_FORMATS "svg|pdf|png|json|geojson"
typedef enum region_format {
    REGION_NO_FORMAT = -1,
    REGION_SVG,
    REGION_PDF,
    REGION_PNG,
    REGION_JSON,
    REGION_GEOJSON
} region_format;

#define REGION_LABELS "none|id|size|label|owner|dice"
typedef enum region_labels {
    REGION_LABELS_NONE,
    REGION_LABELS_ID,
    REGION_LABELS_SIZE,
    REGION_LABELS_LABEL,
    REGION_LABELS_OWNER,
    REGION_LABELS_DICE
} region_labels;

#define REGION_FILLS "label|territory|owner|none"
typedef enum region_fill {
    REGION_FILL_LABEL,
    REGION_FILL_TERRITORY,
    REGION_FILL_OWNER,
    REGION_FILL_NONE
} region_fill;

/// What the options say about a picture.
typedef struct region_look {
    int labels, fill;
    int64_t smooth, width;
    double scale;
    bool cells;
} region_look;

#define REGION_LOOK_ROWS(options, field)                                                         \
    {"fill",                                                                                     \
     0,                                                                                          \
     CLI_WORD,                                                                                   \
     REGION_FILLS,                                                                               \
     NULL,                                                                                       \
     "the colours of a picture: by label (race or area), by territory, so that neighbours "      \
     "differ, by owner, or none (default: by owner where there are owners, else what tells the " \
     "map best)",                                                                                \
     offsetof(options, field.fill),                                                              \
     0,                                                                                          \
     0},                                                                                         \
        {"labels",                                                                               \
         0,                                                                                      \
         CLI_WORD,                                                                               \
         REGION_LABELS,                                                                          \
         NULL,                                                                                   \
         "what is written on territories; dice are drawn (default: dice where there are dice, "  \
         "else ids)",                                                                            \
         offsetof(options, field.labels),                                                        \
         0,                                                                                      \
         0},                                                                                     \
        {"smooth",                                                                               \
         0,                                                                                      \
         CLI_NUMBER,                                                                             \
         "N",                                                                                    \
         "6",                                                                                    \
         "how often borders are straightened; 0: they go along the cells",                       \
         offsetof(options, field.smooth),                                                        \
         0,                                                                                      \
         PAVE_SMOOTH_PASSES_MAX},                                                                \
        {"cells",                                                                                \
         0,                                                                                      \
         CLI_FLAG,                                                                               \
         NULL,                                                                                   \
         NULL,                                                                                   \
         "draws the sides of cells, too; then borders go along them, unless --smooth is given",  \
         offsetof(options, field.cells),                                                         \
         0,                                                                                      \
         0},                                                                                     \
        {"scale",                                                                                \
         0,                                                                                      \
         CLI_DECIMAL,                                                                            \
         "PX",                                                                                   \
         NULL,                                                                                   \
         "pixels of a world unit, which is the edge of a cell of a grid (default: a picture of " \
         "1024 pixels)",                                                                         \
         offsetof(options, field.scale),                                                         \
         0,                                                                                      \
         0},                                                                                     \
    {                                                                                            \
        "width", 0, CLI_NUMBER, "PX", NULL,                                                      \
            "pixels of the whole picture from left to right, instead",                           \
            offsetof(options, field.width), 1, PAVE_SCENE_PICTURE_SIZE_MAX                       \
    }

/// What the options say about the files, and what is printed.
typedef struct region_output {
    const char *path;
    int format;
    bool json, hash;
} region_output;

#define REGION_OUTPUT_ROWS(options, field)                                                    \
    {"output",                                                                                \
     'o',                                                                                     \
     CLI_PATH,                                                                                \
     "FILE",                                                                                  \
     NULL,                                                                                    \
     "where the map goes, as .svg, .pdf, .png, .json or .geojson, taken from the name; - is " \
     "standard output, with --format",                                                        \
     offsetof(options, field.path),                                                           \
     0,                                                                                       \
     0},                                                                                      \
        {"format",                                                                            \
         0,                                                                                   \
         CLI_WORD,                                                                            \
         REGION_FORMATS,                                                                      \
         NULL,                                                                                \
         "the format, whatever the name",                                                     \
         offsetof(options, field.format),                                                     \
         0,                                                                                   \
         0},                                                                                  \
        {"json",                                                                              \
         0,                                                                                   \
         CLI_FLAG,                                                                            \
         NULL,                                                                                \
         NULL,                                                                                \
         "prints what was made in JSON",                                                      \
         offsetof(options, field.json),                                                       \
         0,                                                                                   \
         0},                                                                                  \
    {                                                                                         \
        "hash", 0, CLI_FLAG, NULL, NULL, "prints a number for the map, too",                  \
            offsetof(options, field.hash), 0, 0                                               \
    }

/// What the options say about merging; see pave_territory_def.
typedef struct region_merge {
    int64_t size_min, hole_max;
    bool fill_holes, fill_empty;
} region_merge;

#define REGION_MERGE_ROWS(options, field)                                                        \
    {"fill-empty",                                                                               \
     0,                                                                                          \
     CLI_FLAG,                                                                                   \
     NULL,                                                                                       \
     NULL,                                                                                       \
     "empty cells go to the nearest territory",                                                  \
     offsetof(options, field.fill_empty),                                                        \
     0,                                                                                          \
     0},                                                                                         \
        {"min-size",                                                                             \
         0,                                                                                      \
         CLI_NUMBER,                                                                             \
         "N",                                                                                    \
         "0",                                                                                    \
         "territories of fewer cells go to the neighbour with which they share most edges, the " \
         "smallest first; what has none becomes empty",                                          \
         offsetof(options, field.size_min),                                                      \
         0,                                                                                      \
         INT32_MAX},                                                                             \
    {                                                                                            \
        "fill-holes", 0, CLI_FLAG, NULL, NULL,                                                   \
            "what lies wholly within one territory becomes its own",                             \
            offsetof(options, field.fill_holes), 0, 0                                            \
    }

/// A call of one of the commands. {0} but for the call and what the options say.
typedef struct region_job {
    const cli_call *call;
    const region_output *output;
    const region_look *look;
    region_format format; ///< of -o
    const char *title;    ///< of a picture
    bool frame;   ///< a picture of a film, where names and curves that change with each step would
                  ///< flicker: neither, unless asked for
    bool nobodys; ///< the map will have neither owners nor dice
    const pave_chokepoints *narrow; ///< of the map: told by region_print_map; NULL: none
    bool narrow_drawn;              ///< and drawn, too
    pave_map *map;                  ///< what is written; the caller's to make and to destroy
} region_job;

// ---- region_write.c, region_map.c ---------------------------------------------------------------
// Each returns an exit code, having said what was wrong.

/// Finds the format of -o, and whether what is asked for can be written. `sources` are
/// `source_count` names of options whose files are read: none of them is to be written over. For
/// before the work. `frames`: pictures are drawn besides -o.
int region_check_output(region_job *job, const char *const *sources, int source_count, bool frames);

/// Writes the map where -o says; nothing where it says nothing.
int region_write(const region_job *job);

/// What the options want merged.
pave_territory_def region_territory_def(const region_merge *merge, pave_ground ground,
                                        const int32_t *labels);

/// Reads a map; "-" is standard input. Give it to pave_map_destroy.
int region_read_map(const char *path, pave_map **out);

/// Colours of a graph of territories, four where a short search finds so few.
pave_result region_color_graph(const pave_graph *graph, int32_t *colors, int32_t *count);

/// Finds where the land is narrow, all that is empty being an obstacle: chokepoints of at most
/// `width_max` cells. Give them to pave_chokepoints_destroy.
int region_find_narrow(const pave_map *map, int32_t width_max, pave_chokepoints **out);

/// Says why there is no map. Returns an exit code.
int region_refuse_map(const pave_error *error);

// ---- region_draw.c ------------------------------------------------------------------------------

/// Draws the map as a picture in the job's format.
int region_draw(const region_job *job, const char *path);

#endif
