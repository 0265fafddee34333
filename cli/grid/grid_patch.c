// cli/grid/grid_patch.c: makes patches from names and options.
#include "grid_patch.h"

#include <pave/monotile.h>
#include <pave/quads.h>

#include <math.h>
#include <string.h>

// ---- Names --------------------------------------------------------------------------------------

enum { MULTIGRIDS = PAVE_MULTIGRID_FAMILIES_MAX + 1 - PAVE_MULTIGRID_FAMILIES_MIN };

/// Grids other than multigrids, in numerical order.
enum {
    HAT = MULTIGRIDS + PAVE_MONOTILE_HAT,
    SPECTRE = MULTIGRIDS + PAVE_MONOTILE_SPECTRE,
    TOWNSCAPER,
    NAMES
};

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

// Lengths for rhombs and monotiles follow from their shapes. Lengths for quads were measured over
// 24,703 cells and increased by a fifth.
const grid_patch_sizes *grid_patch_sizes_of(const grid_patch_ground *ground)
{
    static const grid_patch_sizes rhombs = {0, 1, {1, 2}, 0.78, 4},
                                  hats = {0.5, 3.2, {6.4, 6.4}, 13.8, 14},
                                  spectres = {0.5, 2.6, {5.2, 5.2}, 8.1, 14},
                                  quads = {4.5, 1.2, {1.5, 2.4}, 0.8, 4};
    return ground->is_multigrid       ? &rhombs
           : ground->index == HAT     ? &hats
           : ground->index == SPECTRE ? &spectres
                                      : &quads;
}

int32_t grid_patch_far(const grid_patch_ground *ground)
{
    return ground->is_multigrid         ? PAVE_MULTIGRID_FAR
           : ground->index < TOWNSCAPER ? PAVE_MONOTILE_FAR
                                        : PAVE_QUADS_FAR;
}

/// The maximum value of s of a cell, and its description.
typedef struct patch_form {
    int32_t most;
    const char *text;
} patch_form;

static const patch_form *form_of(const grid_patch_ground *ground)
{
#define FORM(most)                            \
    {                                         \
        most, "q,r,s with s from 0 to " #most \
    }
    static const patch_form multigrids[] = {FORM(5),  FORM(9),  FORM(14), FORM(20), FORM(27),
                                            FORM(35), FORM(44), FORM(54), FORM(65)},
                            hat = FORM(11), quads = FORM(5), spectre = {INT32_MAX, "q,r,s"};
#undef FORM
    return ground->is_multigrid
               ? &multigrids[ground->multigrid.families - PAVE_MULTIGRID_FAMILIES_MIN]
           : ground->index == HAT     ? &hat
           : ground->index == SPECTRE ? &spectre
                                      : &quads;
}

const char *grid_patch_form(const grid_patch_ground *ground) { return form_of(ground)->text; }

static bool cell_valid(const grid_patch_ground *ground, pave_cell cell)
{
    if (ground->is_multigrid) return pave_multigrid_cell_valid(&ground->multigrid, cell);
    if (ground->index < TOWNSCAPER)
        return pave_monotile_cell_valid(monotile_of(ground->index), cell);
    const double far = PAVE_QUADS_FAR - 64.0; // leaves space for a small part around the position
    const pave_vec2 place = grid_patch_near(ground, cell);
    return fabs(place.x) <= far && fabs(place.y) <= far;
}

pave_result grid_patch_cell_read(const grid_patch_ground *ground, const char *text, pave_cell *out)
{
    int64_t numbers[3] = {0};
    const cli_reading reading = cli_read_numbers(text, ",", 3, INT32_MIN, INT32_MAX, numbers);
    const bool far = reading == CLI_TOO_FAR;
    if (reading == CLI_NO_FORM) return PAVE_INVALID;
    if (!far && (numbers[2] < 0 || numbers[2] > form_of(ground)->most)) return PAVE_INVALID;
    *out = (pave_cell){(int32_t)numbers[0], (int32_t)numbers[1], (int32_t)numbers[2]};
    return !far && cell_valid(ground, *out) ? PAVE_OK : PAVE_RANGE;
}

pave_vec2 grid_patch_near(const grid_patch_ground *ground, pave_cell cell)
{
    const double height = 1.7320508075688772; // height of two triangles with unit sides
    if (ground->is_multigrid) return pave_multigrid_center(&ground->multigrid, cell);
    if (ground->index < TOWNSCAPER) return pave_monotile_center(monotile_of(ground->index), cell);
    return pave_vec2_of(2.0 * cell.q + cell.r, height * cell.r);
}

// ---- Areas --------------------------------------------------------------------------------------

/// Reads --at of a non-periodic grid: a point X,Y, or a cell Q,R,S for its centre; NULL is 0,0.
/// Returns CLI_DONE, or CLI_WRONG after a message.
static int read_place(const grid_patch_ground *ground, const char *name, const char *at,
                      pave_vec2 *out)
{
    pave_cell cell;
    *out = pave_vec2_of(0, 0);
    if (!at) return CLI_DONE;
    const cli_reading point = cli_read_point(at, out);
    const pave_result face =
        point == CLI_NO_FORM ? grid_patch_cell_read(ground, at, &cell) : PAVE_INVALID;
    if (point == CLI_NO_FORM && face == PAVE_INVALID)
        return cli_wrong(
            "--at: \"%.60s\" is not a point or cell of %s; give a point X,Y or a cell Q,R,S", at,
            name);
    if (face == PAVE_OK) *out = grid_patch_near(ground, cell);
    // Leaves room for the area around the point.
    const double most = grid_patch_far(ground) - 65536.0;
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
