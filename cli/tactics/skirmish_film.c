// cli/tactics/skirmish_film.c: the film of a skirmish: a picture of each turn, and an overview.
#include "skirmish.h"

#include "../film.h"
#include "../output.h"

#include <stdio.h>

enum { PATH_SIZE = 4096, SHEET = 12, COLUMNS = 4, SHEET_WIDTH = 480 };

static const char frame_start[] = "turn-";

// World units between the pictures of the overview.
static const double gap = 0.6;

int skirmish_film_begin(const char *folder)
{
    char overview[PATH_SIZE];
    snprintf(overview, sizeof overview, "%s/overview.png", folder);
    if (cli_has_frames(folder, frame_start) || cli_is_taken(overview))
        return cli_wrong(
            "-o: in %s are pictures of an earlier film; remove them, or name another folder",
            folder);
    return cli_make_film("-o", folder);
}

static int write_picture(const pave_scene *scene, const char *folder, const char *name)
{
    char path[PATH_SIZE];
    const int length = snprintf(path, sizeof path, "%s/%s.png", folder, name);
    if (length >= PATH_SIZE) return cli_wrong("-o: the name of the folder is too long");
    return cli_write_scene(scene, path, PAVE_DRAW_PNG);
}

static int make_scene(const skirmish_job *job, int32_t width, pave_scene **out)
{
    const pave_picture_skirmish_def def = {
        .skirmish = job->skirmish, .title = "a skirmish", .size = {.width = width}};
    pave_error error = {0};
    return pave_picture_skirmish(&def, NULL, out, &error) == PAVE_OK ? CLI_DONE
                                                                     : tactics_refuse(&error);
}

static int write_frame(const skirmish_job *job, const char *folder, int32_t width)
{
    char name[32];
    pave_scene *scene = NULL;
    int code = make_scene(job, width, &scene);
    snprintf(name, sizeof name, "%s%05d", frame_start, (int)job->skirmish->turn);
    if (code == CLI_DONE) code = write_picture(scene, folder, name);
    pave_scene_destroy(scene);
    return code == CLI_DONE && cli_stopped() ? CLI_STOPPED : code;
}

// ---- The overview -------------------------------------------------------------------------------

// The pictures of the overview, in rows.
typedef struct sheet {
    pave_scene *scene;
    pave_vec2 size; // of a picture
    int count;      // so far
} sheet;

// Covers what lies beside a picture, such as cells that its view cuts off.
static void cover(sheet *s, pave_vec2 min, pave_vec2 max)
{
    const pave_vec2 corners[4] = {min, {max.x, min.y}, max, {min.x, max.y}};
    pave_scene_add_polygon(s->scene, corners, 4, &(pave_scene_style){.fill = 0xfffdf6ff});
}

static int add_to_sheet(sheet *s, const skirmish_job *job)
{
    pave_scene *scene = NULL;
    const int code = make_scene(job, SHEET_WIDTH, &scene);
    if (code != CLI_DONE) return code;
    const pave_box view = pave_scene_bounds(scene);
    s->size = pave_vec2_of(view.max.x - view.min.x, view.max.y - view.min.y);
    const double x = s->count % COLUMNS * (s->size.x + gap),
                 y = s->count / COLUMNS * (s->size.y + gap);
    pave_scene_add_scene(s->scene, scene, pave_vec2_of(x - view.min.x, y - view.min.y), 1);
    pave_scene_destroy(scene);
    cover(s, pave_vec2_of(x + s->size.x, y - gap),
          pave_vec2_of(x + s->size.x + gap, y + s->size.y));
    cover(s, pave_vec2_of(x - gap, y - gap), pave_vec2_of(x, y + s->size.y));
    cover(s, pave_vec2_of(x - gap, y + s->size.y),
          pave_vec2_of(x + s->size.x + gap, y + s->size.y + gap));
    cover(s, pave_vec2_of(x - gap, y - gap), pave_vec2_of(x + s->size.x + gap, y));
    s->count++;
    return CLI_DONE;
}

static int write_sheet(const sheet *s, const char *folder)
{
    const int columns = s->count < COLUMNS ? s->count : COLUMNS,
              rows = (s->count + COLUMNS - 1) / COLUMNS;
    const double width = columns * (s->size.x + gap) + gap, height = rows * (s->size.y + gap) + gap;
    pave_scene *whole = NULL;
    pave_error error = {0};
    const pave_scene_def def = {.title = "a skirmish",
                                .background = 0xfffdf6ff,
                                .view = {{-gap, -gap}, {width - gap, height - gap}},
                                .size = {.width = columns * SHEET_WIDTH}};
    if (pave_scene_create(&def, NULL, &whole, &error) != PAVE_OK) return tactics_refuse(&error);
    pave_scene_add_scene(whole, s->scene, (pave_vec2){0, 0}, 1);
    const int code = pave_scene_error(whole)->result == PAVE_OK
                         ? write_picture(whole, folder, "overview")
                         : tactics_refuse(pave_scene_error(whole));
    pave_scene_destroy(whole);
    return code;
}

// Whether the picture after a turn is one of SHEET, spread evenly from the start to the end.
static bool is_on_sheet(int32_t turn, int32_t turns)
{
    if (turns < SHEET) return true;
    for (int i = 0; i < SHEET; i++)
        if (turn == i * turns / (SHEET - 1)) return true;
    return false;
}

int skirmish_film(skirmish_job *job, int32_t turns, const char *folder, int32_t width)
{
    sheet s = {0};
    pave_error error = {0};
    int code = skirmish_begin(job);
    cli_catch_signals();
    if (code == CLI_DONE && pave_scene_create(NULL, NULL, &s.scene, &error) != PAVE_OK)
        code = tactics_refuse(&error);
    for (int32_t turn = 0; code == CLI_DONE && turn <= turns; turn++) {
        if (turn > 0) code = skirmish_next(job);
        if (code == CLI_DONE) code = write_frame(job, folder, width);
        if (code == CLI_DONE && is_on_sheet(turn, turns)) code = add_to_sheet(&s, job);
    }
    if (code == CLI_DONE) code = write_sheet(&s, folder);
    pave_scene_destroy(s.scene);
    return code;
}
