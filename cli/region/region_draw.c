// cli/region/region_draw.c: pave region -o FILE.svg|.pdf|.png: the map as a picture.
#include "../scene.h"
#include "../work.h"
#include "region.h"

static int check_choice(const region_job *job, const pave_picture_map_def *def)
{
    if (def->fill == PAVE_PICTURE_BY_OWNER && !job->map->owners)
        return cli_wrong("--fill: the map has no owners; give another word");
    if (def->marks == PAVE_PICTURE_MARK_OWNER && !job->map->owners)
        return cli_wrong("--labels: the map has no owners; give another word");
    if (def->marks == PAVE_PICTURE_MARK_DICE && !job->map->dice)
        return cli_wrong("--labels: the map has no dice; give another word");
    return CLI_DONE;
}

// What the options leave out is left to the picture.
static pave_picture_map_def make_def(const region_job *job)
{
    const region_look *look = job->look;
    pave_picture_map_def def = {
        .map = job->map,
        .fill = region_fill_of(job),
        .marks = region_marks_of(job),
        .cells = look->cells,
        .frame = job->frame,
        .chokepoints = job->narrow_drawn ? job->narrow : NULL,
        .title = job->title,
        .size = {.scale = look->scale, .width = (int32_t)look->width},
    };
    if (cli_given(job->call, "smooth")) def.smooth = look->smooth ? (int32_t)look->smooth : -1;
    return def;
}

int region_draw(const region_job *job, const char *path)
{
    static const pave_draw_format formats[] = {
        [REGION_SVG] = PAVE_DRAW_SVG, [REGION_PDF] = PAVE_DRAW_PDF, [REGION_PNG] = PAVE_DRAW_PNG};
    const pave_picture_map_def def = make_def(job);
    const pave_batch batch = {.progress = cli_progress_silent};
    pave_error error = {0};
    pave_scene *scene;
    int code = check_choice(job, &def);
    if (code != CLI_DONE) return code;
    switch (pave_picture_map(&def, NULL, &batch, &scene, &error)) {
    case PAVE_OK: break;
    case PAVE_STOPPED: return CLI_STOPPED;
    case PAVE_NO_MEMORY: return cli_failed("out of memory; draw a smaller map");
    case PAVE_RANGE: return cli_wrong("-o: %s", error.message);
    default: return cli_failed("%s", error.message);
    }
    code = cli_write_scene(scene, path, formats[job->format]);
    pave_scene_destroy(scene);
    return code;
}
