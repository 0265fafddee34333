/// src/scene/picture_runs.c: plots runs of Schelling's model: the satisfied agents at each step.
/// One unit is one pixel at the default size.
#include "../base/exact.h"

#include "picture_shared.h"

#include <inttypes.h>
#include <stdio.h>

enum {
    PAVE_RUNS_LEFT = 60,
    PAVE_RUNS_TOP = 46,
    PAVE_RUNS_WIDTH = 720,
    PAVE_RUNS_HEIGHT = 360, ///< height of the axes
    PAVE_RUNS_NAMED = 8     ///< maximum number of runs in the legend
};

#define PAVE_RUNS_INK UINT32_C(0x2b303bff)
#define PAVE_RUNS_GRID UINT32_C(0xdfe3e8ff)
#define PAVE_RUNS_PAPER UINT32_C(0xffffffff)

/// Returns the number of steps shown. The tail is omitted if some runs continue long after all
/// others have ended.
static int64_t runs_steps(const pave_picture_runs_def *def, int64_t *satisfied)
{
    int64_t longest = 1, ended = 0;
    *satisfied = 0;
    for (int64_t i = 0; i < def->run_count; i++) {
        const pave_picture_run *run = &def->runs[i];
        const int64_t steps = run->count - 1;
        longest = steps > longest ? steps : longest;
        if (run->unsatisfied[steps] > 0) continue;
        ended = steps > ended ? steps : ended;
        ++*satisfied;
    }
    return ended > 0 && longest > ended + ended / 4 ? ended + ended / 4 : longest;
}

// ---- Drawing ------------------------------------------------------------------------------------

static void runs_add_text(pave_scene *scene, double x, double y, const char *text,
                          pave_scene_anchor anchor, bool bold)
{
    const pave_scene_font font = {
        .size = bold ? 17 : 14, .color = PAVE_RUNS_INK, .anchor = anchor, .bold = bold};
    pave_scene_add_label(scene, pave_vec2_of(x, y), text, &font);
}

static void runs_add_line(pave_scene *scene, double x, double y, double to_x, double to_y,
                          uint32_t color, double width)
{
    const pave_vec2 ends[2] = {pave_vec2_of(x, y), pave_vec2_of(to_x, to_y)};
    pave_scene_add_line(scene, ends, 2, &(pave_scene_style){.stroke = color, .width = width});
}

/// Returns the tick interval: 1, 2 or 5 times a power of ten, with at most six ticks up to `most`.
static int64_t runs_tick(int64_t most)
{
    int64_t tick = 1;
    for (int k = 0; most / tick > 6; k++) tick = k % 3 == 1 ? tick / 2 * 5 : tick * 2;
    return tick;
}

static void runs_add_axes(pave_scene *scene, int64_t steps)
{
    enum { PERCENT = 100, EACH = 20 };
    const double left = PAVE_RUNS_LEFT, right = left + PAVE_RUNS_WIDTH, top = PAVE_RUNS_TOP,
                 bottom = top + PAVE_RUNS_HEIGHT;
    char text[32];
    for (int percent = 0; percent <= PERCENT; percent += EACH) {
        const double y = top + PAVE_RUNS_HEIGHT * (1 - (double)percent / PERCENT);
        runs_add_line(scene, left, y, right, y, percent ? PAVE_RUNS_GRID : PAVE_RUNS_INK, 1);
        (void)snprintf(text, sizeof text, "%d %%", percent);
        runs_add_text(scene, left - 8, y, text, PAVE_SCENE_ANCHOR_END, false);
    }
    for (int64_t at = 0; at <= steps; at += runs_tick(steps)) {
        const double x = left + PAVE_RUNS_WIDTH * ((double)at / (double)steps);
        runs_add_line(scene, x, top, x, bottom + 5, at ? PAVE_RUNS_GRID : PAVE_RUNS_INK, 1);
        pave_picture_digits(at, text);
        runs_add_text(scene, x, bottom + 18, text, PAVE_SCENE_ANCHOR_MIDDLE, false);
    }
    runs_add_text(scene, right, bottom + 40, "steps", PAVE_SCENE_ANCHOR_END, false);
}

static pave_vec2 runs_point(const pave_picture_run *run, int64_t at, int64_t steps)
{
    const double share = run->agents ? (double)run->unsatisfied[at] / (double)run->agents : 0;
    return pave_vec2_of(PAVE_RUNS_LEFT + PAVE_RUNS_WIDTH * ((double)at / (double)steps),
                        PAVE_RUNS_TOP + PAVE_RUNS_HEIGHT * share);
}

/// Adds a curve with at most one point per pixel. A dot marks the step at which all agents are
/// satisfied.
static void runs_add_curve(pave_scene *scene, const pave_picture_run *run, int64_t steps,
                           uint32_t color)
{
    pave_vec2 points[2 * PAVE_RUNS_WIDTH + 2];
    const int64_t end = run->count - 1 < steps ? run->count - 1 : steps,
                  each = 1 + end / (2 * PAVE_RUNS_WIDTH);
    const pave_scene_style style = {
        .stroke = (color & ~UINT32_C(0xff)) | 0xc0, .width = 1.5, .join = PAVE_SCENE_JOIN_ROUND};
    int64_t count = 0;
    for (int64_t at = 0; at < end; at += each) points[count++] = runs_point(run, at, steps);
    points[count++] = runs_point(run, end, steps);
    if (count > 1) pave_scene_add_line(scene, points, count, &style);
    if (run->unsatisfied[run->count - 1] == 0)
        pave_scene_add_circle(scene, points[count - 1], 3, &(pave_scene_style){.fill = color});
}

static void runs_add_legend(pave_scene *scene, const pave_picture_runs_def *def)
{
    const double right = PAVE_RUNS_LEFT + PAVE_RUNS_WIDTH;
    char text[64];
    for (int64_t i = 0; i < def->run_count; i++) {
        const double y = PAVE_RUNS_TOP + PAVE_RUNS_HEIGHT - 18 * (double)(def->run_count - i);
        runs_add_line(scene, right - 110, y, right - 84, y,
                      pave_picture_color(PAVE_PICTURE_RACES, (int32_t)i), 3);
        (void)snprintf(text, sizeof text, "seed %" PRIu64, def->runs[i].seed);
        runs_add_text(scene, right - 76, y, text, PAVE_SCENE_ANCHOR_START, false);
    }
}

pave_result pave_picture_runs(const pave_picture_runs_def *def, const pave_allocator *allocator,
                              pave_scene **out, pave_error *error)
{
    const double right = PAVE_RUNS_LEFT + PAVE_RUNS_WIDTH;
    const pave_scene_def sheet = {
        .title = def->title,
        .background = PAVE_RUNS_PAPER,
        .view = {{0, 0}, {right + 30, PAVE_RUNS_TOP + PAVE_RUNS_HEIGHT + 56}},
        .size = def->size};
    pave_scene *scene = NULL;
    char text[64];
    int64_t satisfied;
    *out = NULL;
    for (int64_t i = 0; i < def->run_count; i++)
        if (!def->runs[i].unsatisfied || def->runs[i].count < 1)
            return PAVE_FAIL(error, PAVE_INVALID,
                             "run %" PRId64 " has no steps: give at least its beginning", i);
    const pave_result result = pave_scene_create(&sheet, allocator, &scene, error);
    if (result != PAVE_OK) return result;
    const int64_t steps = runs_steps(def, &satisfied);
    runs_add_axes(scene, steps);
    for (int64_t i = 0; i < def->run_count; i++)
        runs_add_curve(scene, &def->runs[i], steps,
                       pave_picture_color(PAVE_PICTURE_RACES, (int32_t)i));
    if (def->title)
        runs_add_text(scene, PAVE_RUNS_LEFT, 18, def->title, PAVE_SCENE_ANCHOR_START, true);
    (void)snprintf(text, sizeof text, "all satisfied in %" PRId64 " of %" PRId64, satisfied,
                   def->run_count);
    runs_add_text(scene, right, 18, text, PAVE_SCENE_ANCHOR_END, false);
    if (def->run_count > 1 && def->run_count <= PAVE_RUNS_NAMED) runs_add_legend(scene, def);
    return pave_picture_finish(scene, PAVE_OK, out, error);
}
