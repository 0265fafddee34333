// cli/region/region_plot.c: curves with axes. A unit is a pixel of the plain size; the picture has
// twice as many each way.
#include "region_plot.h"

#include "../output.h"

#include <pave/picture.h>

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    LEFT = 60,
    TOP = 46,
    WIDTH = 720,
    HEIGHT = 360, // of the axes
    NAMED = 8     // so many runs have a legend
};

#define INK UINT32_C(0x2b303bff)
#define GRID UINT32_C(0xdfe3e8ff)
#define PAPER UINT32_C(0xffffffff)

// ---- Runs ---------------------------------------------------------------------------------------

void region_plot_release(region_plot *plot)
{
    for (int64_t i = 0; i < plot->count; i++) free(plot->curves[i].unsatisfied);
    free(plot->curves);
}

bool region_plot_add(region_plot *plot, const int32_t *unsatisfied, int64_t count, int32_t agents)
{
    region_curve *more = realloc(plot->curves, (size_t)(plot->count + 1) * sizeof *more);
    int32_t *copy = malloc((size_t)count * sizeof *copy);
    if (more) plot->curves = more;
    if (!more || !copy) {
        free(copy);
        return false;
    }
    memcpy(copy, unsatisfied, (size_t)count * sizeof *copy);
    more[plot->count++] = (region_curve){copy, agents, count};
    return true;
}

// The steps that are shown: what runs do that go on long after all others have ended is not.
static int64_t shown_steps(const region_plot *plot, int64_t *satisfied)
{
    int64_t longest = 1, ended = 0;
    *satisfied = 0;
    for (int64_t i = 0; i < plot->count; i++) {
        const region_curve *curve = &plot->curves[i];
        const int64_t steps = curve->count - 1;
        longest = steps > longest ? steps : longest;
        if (curve->unsatisfied[steps] > 0) continue;
        ended = steps > ended ? steps : ended;
        ++*satisfied;
    }
    return ended > 0 && longest > ended + ended / 4 ? ended + ended / 4 : longest;
}

// ---- Drawing ------------------------------------------------------------------------------------

static void add_text(pave_scene *scene, double x, double y, const char *text,
                     pave_scene_anchor anchor, bool bold)
{
    const pave_scene_font font = {
        .size = bold ? 17 : 14, .color = INK, .anchor = anchor, .bold = bold};
    pave_scene_add_label(scene, pave_vec2_of(x, y), text, &font);
}

static void add_line(pave_scene *scene, double x, double y, double to_x, double to_y,
                     uint32_t color, double width)
{
    const pave_vec2 ends[2] = {pave_vec2_of(x, y), pave_vec2_of(to_x, to_y)};
    pave_scene_add_line(scene, ends, 2, &(pave_scene_style){.stroke = color, .width = width});
}

// 1, 2 or 5 with zeros: at most six of them are in `most`.
static int64_t tick_of(int64_t most)
{
    int64_t tick = 1;
    for (int k = 0; most / tick > 6; k++) tick = k % 3 == 1 ? tick / 2 * 5 : tick * 2;
    return tick;
}

static void add_axes(pave_scene *scene, int64_t steps)
{
    enum { PERCENT = 100, EACH = 20 };
    char text[32];
    for (int percent = 0; percent <= PERCENT; percent += EACH) {
        const double y = TOP + HEIGHT * (1 - (double)percent / PERCENT);
        add_line(scene, LEFT, y, LEFT + WIDTH, y, percent ? GRID : INK, 1);
        snprintf(text, sizeof text, "%d %%", percent);
        add_text(scene, LEFT - 8, y, text, PAVE_SCENE_ANCHOR_END, false);
    }
    for (int64_t at = 0; at <= steps; at += tick_of(steps)) {
        const double x = LEFT + WIDTH * ((double)at / (double)steps);
        add_line(scene, x, TOP, x, TOP + HEIGHT + 5, at ? GRID : INK, 1);
        snprintf(text, sizeof text, "%" PRId64, at);
        add_text(scene, x, TOP + HEIGHT + 18, text, PAVE_SCENE_ANCHOR_MIDDLE, false);
    }
    add_text(scene, LEFT + WIDTH, TOP + HEIGHT + 40, "steps", PAVE_SCENE_ANCHOR_END, false);
}

static pave_vec2 curve_point(const region_curve *curve, int64_t at, int64_t steps)
{
    const double share = curve->agents ? (double)curve->unsatisfied[at] / (double)curve->agents : 0;
    return pave_vec2_of(LEFT + WIDTH * ((double)at / (double)steps), TOP + HEIGHT * share);
}

// A point for each pixel at most; a dot where all are satisfied.
static void add_curve(pave_scene *scene, const region_curve *curve, int64_t steps, uint32_t color)
{
    pave_vec2 points[2 * WIDTH + 2];
    const int64_t end = curve->count - 1 < steps ? curve->count - 1 : steps,
                  each = 1 + end / (2 * WIDTH);
    int64_t count = 0;
    for (int64_t at = 0; at < end; at += each) points[count++] = curve_point(curve, at, steps);
    points[count++] = curve_point(curve, end, steps);
    if (count > 1)
        pave_scene_add_line(scene, points, count,
                            &(pave_scene_style){.stroke = (color & ~UINT32_C(0xff)) | 0xc0,
                                                .width = 1.5,
                                                .join = PAVE_SCENE_JOIN_ROUND});
    if (curve->unsatisfied[curve->count - 1] == 0)
        pave_scene_add_circle(scene, points[count - 1], 3, &(pave_scene_style){.fill = color});
}

static void add_all(pave_scene *scene, const region_plot *plot)
{
    int64_t satisfied;
    const int64_t steps = shown_steps(plot, &satisfied);
    char text[64];
    add_axes(scene, steps);
    for (int64_t i = 0; i < plot->count; i++)
        add_curve(scene, &plot->curves[i], steps,
                  pave_picture_color(PAVE_PICTURE_RACES, (int32_t)i));
    add_text(scene, LEFT, 18, "Satisfied agents", PAVE_SCENE_ANCHOR_START, true);
    snprintf(text, sizeof text, "all satisfied in %" PRId64 " of %" PRId64, satisfied, plot->count);
    add_text(scene, LEFT + WIDTH, 18, text, PAVE_SCENE_ANCHOR_END, false);
    for (int64_t i = 0; plot->count > 1 && plot->count <= NAMED && i < plot->count; i++) {
        const double y = TOP + HEIGHT - 18 * (double)(plot->count - i);
        add_line(scene, LEFT + WIDTH - 110, y, LEFT + WIDTH - 84, y,
                 pave_picture_color(PAVE_PICTURE_RACES, (int32_t)i), 3);
        snprintf(text, sizeof text, "seed %" PRIu64, plot->seed + (uint64_t)i);
        add_text(scene, LEFT + WIDTH - 76, y, text, PAVE_SCENE_ANCHOR_START, false);
    }
}

int region_plot_draw(const region_plot *plot, const char *path, const char *target)
{
    static const pave_draw_format drawn[] = {PAVE_DRAW_SVG, PAVE_DRAW_PDF, PAVE_DRAW_PNG};
    const pave_scene_def def = {.title = "Satisfied agents",
                                .background = PAPER,
                                .view = {{0, 0}, {LEFT + WIDTH + 30, TOP + HEIGHT + 56}},
                                .size.scale = 2};
    const int format = cli_find_ending(path, REGION_PLOT_FORMATS); // -1: standard output
    pave_scene *scene = NULL;
    if (pave_scene_create(&def, NULL, &scene, NULL) != PAVE_OK) return cli_failed("out of memory");
    add_all(scene, plot);
    const int code = cli_write_scene(scene, target, drawn[format < 0 ? 0 : format], NULL);
    pave_scene_destroy(scene);
    return code;
}
