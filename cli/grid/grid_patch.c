// cli/grid/grid_patch.c: makes patches from names and options.
#include "grid_patch.h"

#include <pave/monotile.h>
#include <pave/quads.h>

#include <math.h>
#include <string.h>

// ---- Names --------------------------------------------------------------------------------------

enum { MULTIGRIDS = PAVE_MULTIGRID_FAMILIES_MAX + 1 - PAVE_MULTIGRID_FAMILIES_MIN };

/// Grids other than multigrids, in numerical order.
enum { TOWNSCAPER = MULTIGRIDS + PAVE_MONOTILE_SPECTRE + 1, NAMES };

// Returns the number of families at an index. Penrose's rhombs are first, because they are the best
// known.
static int32_t families_of(int32_t index)
{
    return index == 0 ? 5 : index == 1 ? 4 : index + PAVE_MULTIGRID_FAMILIES_MIN;
}

static pave_monotile monotile_of(int32_t index) { return (pave_monotile)(index - MULTIGRIDS); }

const char *grid_patch_name(int32_t index)
{
    if (index < 0 || index >= NAMES) return NULL;
    return index < MULTIGRIDS   ? pave_multigrid_name(families_of(index))
           : index < TOWNSCAPER ? pave_word(pave_monotile_words, monotile_of(index))
                                : "townscaper";
}

// Returns the index of the grid named in `text`, ignoring a seed; -1 if unknown.
static int32_t find_name(const char *text)
{
    const size_t length = strcspn(text, ":");
    for (int32_t i = 0; grid_patch_name(i); i++)
        if (strlen(grid_patch_name(i)) == length && strncmp(text, grid_patch_name(i), length) == 0)
            return i;
    return -1;
}

bool grid_patch_is(const char *name) { return find_name(name) >= 0; }

bool grid_patch_read(const char *name, grid_patch_ground *out, char *why)
{
    const char *seed = strchr(name, ':');
    *out = (grid_patch_ground){.index = find_name(name)};
    out->is_multigrid = out->index >= 0 && out->index < MULTIGRIDS;
    if (out->index < 0) {
        snprintf(why, CLI_WHY_SIZE, "\"%.60s\" is not a grid that has patches", name);
        return false;
    }
    if (seed && cli_read_seed(seed + 1, &out->seed) != CLI_READ) {
        snprintf(why, CLI_WHY_SIZE,
                 "\"%.60s\": its seed is wrong; give %s:SEED, a number up to 18446744073709551615, "
                 "a word or a date",
                 name, grid_patch_name(out->index));
        return false;
    }
    if (!out->is_multigrid) return true;
    const pave_multigrid_def def = {.families = families_of(out->index), .seed = out->seed};
    return pave_multigrid_make(&def, &out->multigrid, NULL) == PAVE_OK;
}

bool grid_patch_multigrid(const char *name, pave_multigrid *out)
{
    grid_patch_ground ground;
    char why[CLI_WHY_SIZE];
    if (!grid_patch_is(name) || !grid_patch_read(name, &ground, why) || !ground.is_multigrid)
        return false;
    *out = ground.multigrid;
    return true;
}

static pave_result make_quads(uint64_t seed, const pave_area *area, pave_patch **out,
                              pave_error *error)
{
    pave_quads *quads = NULL;
    *out = NULL;
    pave_result result =
        pave_quads_create_from_area(&(pave_quads_def){.seed = seed}, area, NULL, &quads, error);
    if (result == PAVE_OK) result = pave_patch_create_from_quads(quads, NULL, out, error);
    pave_quads_destroy(quads);
    return result;
}

pave_result grid_patch_make(const grid_patch_ground *ground, const pave_area *area,
                            pave_patch **out, pave_error *error)
{
    const pave_monotile_def monotile = {monotile_of(ground->index), ground->seed};
    return ground->is_multigrid
               ? pave_patch_create_from_multigrid(&ground->multigrid, area, NULL, out, error)
           : ground->index < TOWNSCAPER
               ? pave_patch_create_from_monotile(&monotile, area, NULL, out, error)
               : make_quads(ground->seed, area, out, error);
}

// ---- Cells --------------------------------------------------------------------------------------

pave_result grid_rhomb_read(const pave_multigrid *multigrid, const char *text, pave_cell *out)
{
    int64_t numbers[3] = {0};
    const cli_reading reading = cli_read_numbers(text, ",", 3, INT32_MIN, INT32_MAX, numbers);
    const bool far = reading == CLI_TOO_FAR;
    if (reading == CLI_NO_FORM) return PAVE_INVALID;
    if (!far && (numbers[2] < 0 || numbers[2] >= multigrid->pair_count)) return PAVE_INVALID;
    *out = (pave_cell){(int32_t)numbers[0], (int32_t)numbers[1], (int32_t)numbers[2]};
    return !far && pave_multigrid_cell_valid(multigrid, *out) ? PAVE_OK : PAVE_RANGE;
}

// ---- Areas --------------------------------------------------------------------------------------

// Returns the maximum absolute x and y of cell centres.
static int32_t far_of(const grid_patch_ground *ground)
{
    return ground->is_multigrid         ? PAVE_MULTIGRID_FAR
           : ground->index < TOWNSCAPER ? PAVE_MONOTILE_FAR
                                        : PAVE_QUADS_FAR;
}

/// Reads --at of a non-periodic grid: a point X,Y, or the name of a rhomb for its centre; NULL is
/// 0,0. Returns CLI_DONE, or CLI_WRONG after a message.
static int read_place(const grid_patch_ground *ground, const char *name, const char *at,
                      pave_vec2 *out)
{
    pave_cell cell;
    *out = pave_vec2_of(0, 0);
    if (!at) return CLI_DONE;
    const cli_reading point = cli_read_point(at, out);
    const pave_result face = point == CLI_NO_FORM && ground->is_multigrid
                                 ? grid_rhomb_read(&ground->multigrid, at, &cell)
                                 : PAVE_INVALID;
    if (point == CLI_NO_FORM && face == PAVE_INVALID)
        return cli_wrong("--at: \"%.60s\" is not a point%s of %s; give a point X,Y%s", at,
                         ground->is_multigrid ? " or cell" : "", name,
                         ground->is_multigrid ? " or a cell Q,R,S" : "");
    if (face == PAVE_OK) *out = pave_multigrid_center(&ground->multigrid, cell);
    // Leaves room for the area around the point.
    const double most = far_of(ground) - 65536.0;
    const bool within = fabs(out->x) <= most && fabs(out->y) <= most;
    return (point == CLI_READ || face == PAVE_OK) && within
               ? CLI_DONE
               : cli_wrong("--at: %.60s is out of range; coordinates range from -%.0f to %.0f", at,
                           most, most);
}

// Returns the area of the options around a point.
static pave_area area_of(const cli_call *call, const grid_window_options *options, bool rectangle,
                         pave_vec2 middle)
{
    const bool sized = cli_given(call, "size"), round = cli_given(call, "radius");
    const double radius = round ? (double)options->radius : GRID_PATCH_RADIUS;
    if (!rectangle) return pave_area_disk(middle, radius);
    const double x = sized ? options->size.width / 2.0 : radius,
                 y = sized ? options->size.height / 2.0 : radius;
    return pave_area_rectangle(pave_vec2_of(middle.x - x, middle.y - y),
                               pave_vec2_of(middle.x + x, middle.y + y));
}

static int make_patch(const grid_patch_ground *ground, const char *name, const char *option,
                      const pave_area *area, pave_patch **out)
{
    pave_error error = {0};
    const pave_result result = grid_patch_make(ground, area, out, &error);
    if (result == PAVE_NO_MEMORY) return cli_failed("%s: choose a smaller piece", error.message);
    if (result != PAVE_OK) return cli_wrong("--grid: %s: %s", name, error.message);
    if ((*out)->cell_count > 0) {
        // If the name is too long, the patch keeps the name of its kind.
        pave_patch_rename(*out, name);
        return CLI_DONE;
    }
    pave_patch_destroy(*out);
    *out = NULL;
    return cli_wrong("--%s: this piece contains no cell centre of %s; choose a larger one", option,
                     name);
}

int grid_patch_open(const cli_call *call, const grid_window_options *options, const char *at,
                    pave_patch **out)
{
    grid_patch_ground ground;
    pave_vec2 middle;
    char why[CLI_WHY_SIZE];
    const char *name = options->grid;
    *out = NULL;
    if (!grid_patch_read(name, &ground, why)) return cli_wrong("--grid: %s", why);
    const bool chosen = cli_given(call, "window"), sized = cli_given(call, "size");
    const bool rectangle = chosen ? options->shape == PAVE_WINDOW_RECTANGLE : sized;
    if (chosen && !rectangle && options->shape != PAVE_WINDOW_DISK)
        return cli_wrong("--window: %s has no %s; a patch of it is a disk or a rectangle", name,
                         pave_word(pave_window_shape_words, (pave_window_shape)options->shape));
    const char *wrong = rectangle ? "radius" : "size";
    if (cli_given(call, wrong))
        return cli_wrong("--%s: a %s has a --%s; leave it out, or choose another --window", wrong,
                         rectangle ? "rectangle" : "disk", rectangle ? "size" : "radius");
    const bool turns = cli_find_option(call->command, "orientation", strlen("orientation"));
    int code = turns ? grid_patch_refuse(call, name, "orientation") : CLI_DONE;
    if (code == CLI_DONE) code = read_place(&ground, name, at, &middle);
    if (code != CLI_DONE) return code;
    const pave_area area = area_of(call, options, rectangle, middle);
    const double width = area.box.max.x - area.box.min.x, height = area.box.max.y - area.box.min.y;
    if (width * height > GRID_PATCH_AREA_MAX)
        return cli_wrong(
            "--%s: more than about %d cells, the maximum of a patch; choose a smaller one",
            rectangle ? "size" : "radius", GRID_PATCH_AREA_MAX);
    return make_patch(&ground, name, rectangle ? "size" : "radius", &area, out);
}

int grid_patch_refuse(const cli_call *call, const char *grid, const char *options)
{
    const char *given = cli_given_of(call, options);
    return given ? cli_wrong("--%s: %s never repeats, and has patches instead of windows; leave "
                             "it out, or choose another --grid",
                             given, grid)
                 : CLI_DONE;
}
